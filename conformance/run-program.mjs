import { spawn, spawnSync } from 'node:child_process'

/**
 * Runs a program to its end. Never throws: a program that cannot be started has the code null. Its input is closed once it was
 * written, or once the output has what `answered` looks for.
 */
export function run(program, words, { cwd, environment = process.env, input = '', minutes = 3, answered } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, env: environment, windowsHide: true })
    const out = []
    const told = []
    const clock = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000)
    child.stdout.on('data', (data) => {
      out.push(data)
      if (answered && data.includes(10) && answered(Buffer.concat(out).toString('utf8'))) child.stdin.end()
    })
    child.stderr.on('data', (data) => told.push(data))
    child.stdin.on('error', () => {})
    const end = (code, signal) => {
      clearTimeout(clock)
      const stdout = Buffer.concat(out).toString('utf8')
      resolve({ code, signal, stdout, stderr: Buffer.concat(told).toString('utf8') })
    }
    child.on('error', (error) => {
      told.push(Buffer.from(String(error.message)))
      end(null, null)
    })
    child.on('close', end)
    child.stdin.write(input)
    if (!answered) child.stdin.end()
  })
}

const alone = ['--user', '--map-current-user', '--net']
const hasNamespaces = process.platform === 'linux' && spawnSync('unshare', [...alone, 'true']).status === 0

/** Words in front of a program that take the network away from it; none where the system cannot. */
export const offline = hasNamespaces ? ['unshare', ...alone] : []
