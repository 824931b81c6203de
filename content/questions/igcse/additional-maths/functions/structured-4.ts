import type { MarkPoint, NumericPart, Objective } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'

/** What is asked and how it is credited; each point of the scheme begins with its code, such as "M1 …". */
const ask = (
  label: string,
  command: string,
  subtopic: string,
  objective: Objective,
  prompt: string,
  scheme: readonly string[],
  solution: string,
) => ({
  label,
  command,
  subtopic,
  objective,
  prompt,
  marks: scheme.length,
  scheme: scheme.map(
    (each): MarkPoint => ({ code: each.slice(0, 2) as MarkPoint['code'], text: each.slice(3) }),
  ),
  solution,
})
type Asked = ReturnType<typeof ask>

const number = (of: Asked, answer: number, more: Partial<NumericPart> = {}): NumericPart => ({
  ...of,
  kind: 'numeric',
  answer,
  unit: '',
  unitMode: 'given',
  sigFigs: 3,
  form: 'any',
  ...more,
})
const whole = (of: Asked, answer: number, unit = ''): NumericPart =>
  number(of, answer, { unit, form: 'integer' })

/** A polynomial in x, highest power first: LaTeX and the marker's spelling at once. */
function poly(...coefficients: number[]): string {
  const top = coefficients.length - 1
  const terms = coefficients.map((each, at) => {
    const power = top - at
    const letter = power === 0 ? '' : power === 1 ? 'x' : `x^${power}`
    const size = Math.abs(each) === 1 && power > 0 ? '' : String(Math.abs(each))
    return each === 0 ? '' : `${each < 0 ? ' - ' : ' + '}${size}${letter}`
  })
  return terms.join('').replace(/^ \+ /, '').replace(/^ - /, '-') || '0'
}

/** A number that follows others in a sum: "+ 3", "- 3". */
const signed = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`

const meetsMirror = template({
  name: 'where-graph-meets-its-inverse',
  subtopic: '1.8',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  values: random => ({ p: random.int(1, 4), r: random.int(1, 5) }),
  make: ({ p, r }) => ({
    // (x - p)² + p = x at x = p and x = p + 1; with q = p + r - r² it meets y = x at p + r.
    stem: `$f(x) = (x - ${p})^2 ${signed(p + r - r * r)}$ for $x \\ge ${p}$.`.replace(' + 0$', '$'),
    parts: [
      whole(
        ask(
          '',
          'Find',
          '1.8',
          'AO2',
          'The graphs of $y = f(x)$ and $y = f^{-1}(x)$ meet on the line $y = x$. Find the greatest value of *x* at which they meet.',
          [
            'M1 $f(x) = x$',
            `M1 $(x - ${p + r})(x - ${p + 1 - r}) = 0$ or equivalent`
              .replace('- 0)', ')')
              .replace('- -', '+ '),
            `A1 ${p + r}`,
          ],
          `On the mirror line $f(x) = x$. This is $${poly(1, -(2 * p + 1), p * p + p + r - r * r)} = 0$, whose larger root is ${p + r}.`,
        ),
        p + r,
      ),
    ],
  }),
  verify: ({ p, r }) => (2 * p + 1 + Math.sqrt((2 * p + 1) ** 2 - 4 * (p * p + p + r - r * r))) / 2,
})

export const templates = [meetsMirror]
