import { fc, runs, typedText } from '@/lib/testing/properties'
import { answerHtml } from './answer-html'

it('sets paragraphs, lists, emphasis and formulas', () => {
  expect(answerHtml('Say **why**, not *what*.\n\n- one\n- H_{2}O').html).toBe(
    '<p>Say <strong>why</strong>, not <em>what</em>.</p><ul><li>one</li><li>H<sub>2</sub>O</li></ul>',
  )
  expect(answerHtml('$\\frac{1}{2}$').html).toMatch(/^<p><math.*<mfrac>/)
})

it('shows a formula that does not compile as it was written, and names it', () => {
  expect(answerHtml('So $\\frac{1$ it is, for \\$5.').html).toBe('<p>So $\\frac{1$ it is, for $5.</p>')
  expect(answerHtml('So $\\frac{1$ and $x$.').broken).toEqual(['\\frac{1'])
})

it.each([
  ['$$ \\$', '<p>$$ $</p>', []],
  ['$$$x$', '<p>$$<math><mi>x</mi></math></p>', []],
  ['$\\$5$', '<p><math aria-label="dollars 5"><mrow><mi>$</mi><mn>5</mn></mrow></math></p>', []],
  ['$x\\$', '<p>$x$</p>', []],
  ['$$\\frac{1$$', '<div class="display-math">$$\\frac{1$$</div>', ['\\frac{1']],
  [
    '- $\\frac{<$\n- **$\\frac{$**',
    '<ul><li>$\\frac{&lt;$</li><li><strong>$\\frac{$</strong></li></ul>',
    ['\\frac{<', '\\frac{'],
  ],
])('reads dollars that open nothing, and formulas that do not compile: %s', (text, html, broken) => {
  expect(answerHtml(text)).toEqual({ html, broken })
})

const HOSTILE = fc.constantFrom(
  '<script>alert(1)</script>',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\text{<img src=x onerror=alert(1)>}$',
  '$\\url{https://evil.test}$',
  '$\\includegraphics{https://evil.test/x.png}$',
  '**<b onclick=x>**',
  '^{<i>}',
  '"&<>\'',
  '$',
  '$$',
  '\\',
  '\\$',
  '$\\color{red}{x}$',
  '$\\def\\x{\\x\\x}\\x$',
)

it('makes no element and no attribute of whatever is typed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(HOSTILE, typedText(40)), { maxLength: 8 }), pieces => {
      const { html } = answerHtml(pieces.join(' '))
      const names = [...html.matchAll(/<([a-z]+)/gi)].map(match => match[1])
      expect(
        names.filter(name => !/^(p|ul|li|strong|em|sup|sub|div|math|m[a-z]+|semantics)$/.test(name ?? '')),
      ).toEqual([])
      const unquoted = html.replace(/"[^"]*"/g, '""')
      expect(unquoted).not.toMatch(/<[^>]*\s(on\w+|href|src|style)=/i)
    }),
    { numRuns: runs(2000) },
  )
})
