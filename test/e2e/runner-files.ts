export type Outputs = Readonly<Record<string, string>>

/**
 * GITHUB_OUTPUT as the runner reads it (actions/runner, src/Runner.Worker/FileCommandManager.cs): lines of `name=value`,
 * or `name<<DELIMITER` with the value up to the line that is the delimiter. Throws where the runner fails the step.
 */
export function outputsIn(text: string): Outputs {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (heredoc < 0 || (equals >= 0 && equals < heredoc)) {
      if (equals <= 0) throw new Error(`Invalid format '${line}'`)
      outputs[line.slice(0, equals)] = line.slice(equals + 1)
      continue
    }
    const name = line.slice(0, heredoc)
    const delimiter = line.slice(heredoc + 2)
    if (name === '' || delimiter === '') throw new Error(`Invalid format '${line}'`)
    const end = lines.indexOf(delimiter, at + 1)
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
    outputs[name] = lines.slice(at + 1, end).join('\n')
    at = end
  }
  return outputs
}
