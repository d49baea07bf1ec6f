/** Texts that somebody might write to be taken for something else. */
export const hostileTexts: readonly string[] = [
  '::error::gone',
  '  ::add-mask::a',
  '\u00a0::set-output name=x::y',
  '\u3000\u2003::stop-commands::t',
  'fine\r::warning::hidden',
  'fine\r\n::group::x',
  'fine\n::add-mask::secret',
  'fine\u2028::error::x',
  '\u0085::error::x',
  'a ##[add-mask]x',
  '##[group]',
  '###[error]three',
  '##\u200b[error]x',
  '::unknown::##[warning]q',
  '\u001b[31m::error::x\u001b]0;title\u0007',
  '\u202egnp.exe',
  'a\u2066b\u2069c\u061cd',
  'zero\u200bwidth\u2060\ufeff',
  'lone \ud800 and \udc00',
  '\u{e0041}\u{e0042}tags',
  '</code></td></table><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.test/a.png)',
  '[click](javascript:alert(1))',
  '[ref]: https://evil.test',
  'https://evil.test/a?b=c&d',
  'www.evil.test/path',
  'http://www.evil.test.',
  'mail me@evil.test now, or me+you@a.evil.test',
  'mailto:me@evil.test xmpp:me@evil.test/x',
  '@octocat and @github/security please',
  'fixes #1, closes owner/repo#2, GH-3',
  'owner/repo@0123456789abcdef0123456789abcdef01234567 deadbee1',
  ':+1: :shipit:',
  '`tick` ``two`` \\`',
  'pipe | in | row \\| and \\\\|',
  '| a | b |\n|---|---|\n| c | d |',
  '- [ ] task\n- item',
  '# heading',
  '> [!CAUTION]\n> quote',
  '1. one',
  '12) two',
  '---',
  '===',
  '    indented code',
  '```\nfence\n```',
  '<!-- hidden',
  '--> <details><summary>x',
  '&lt;b&gt; &#64;octocat &amp;',
  '$x^2$ and $`y`$',
  '[^1] [^1]: note',
  '~~struck~~ **bold** __under__ *it*',
  'a  \nb',
  '',
  ' ',
  '\\',
]

/** A linear congruential generator: the same numbers on every run. */
export function numbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Pieces of hostile texts, put together at random. */
export function hostileMixtures(seed: number, count: number): string[] {
  const next = numbers(seed)
  const pieces = hostileTexts
    .flatMap((text) => [text, ...text.split(/(?<=[^\w\s])|\b/)])
    .filter((piece) => piece !== '')
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)] ?? '').join(''),
  )
}
