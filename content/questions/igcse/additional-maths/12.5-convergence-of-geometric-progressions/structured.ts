import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac, gcd, lowest, poly, signed, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { askExact } from '../series'

const { question, templates } = questionsOf('structured', '12.5')

export { templates }

const NEAR = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [1, 4],
  [2, 5],
  [3, 5],
] as const
const FAR = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [3, 1],
] as const

/** Adds terms until they no longer count. */
function summed(a: number, r: number): number {
  let [sum, term] = [0, a]
  for (let at = 0; at < 4000; at += 1) {
    sum += term
    term *= r
  }
  return sum
}

question('which-has-a-sum-to-infinity', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const picks = [
      { of: random.pick(NEAR), sign: 1 },
      { of: random.pick([...NEAR, ...FAR]), sign: -1 },
      { of: random.pick(FAR), sign: random.pick([1, -1]) },
    ]
    const rows = random.shuffle(picks).map(({ of: [top, below], sign }) => ({
      a: random.int(1, 5) * below ** 2,
      top: top * sign,
      below,
    }))
    const [top, below] = random.pick(NEAR)
    const sign = random.pick([1, -1])
    return { rows, a: random.int(2, 24), top: top * sign, below }
  },
  make: ({ rows, a, top, below }) => {
    const [above, under] = lowest(a * below, below - top)
    return {
      stem: '',
      parts: {
        a: ask.table({
          command: 'State',
          objective: 'AO1',
          prompt: [
            'The first three terms of three geometric progressions are given. State whether each progression has a sum to infinity.',
            'For each geometric progression, state whether it has a sum to infinity.',
            'State for each of these geometric progressions whether its sum to infinity exists.',
          ],
          head: ['Progression', 'Sum to infinity'],
          rows: rows.map(({ a: first, top: up, below: down }, at): TableCell[] => [
            { text: `$${[0, 1, 2].map(n => (first * up ** n) / down ** n).join(',\\ ')},\\ \\ldots$` },
            {
              blank: `row-${at + 1}`,
              answer: Math.abs(up) < down ? 'yes' : 'no',
              marks: 1,
              mode: 'pick',
              choices: ['yes', 'no'],
              inOrder: true,
            },
          ]),
          scheme: rows.map(
            ({ top: up, below: down }) => `B1 ${Math.abs(up) < down ? 'yes' : 'no'}, $r = ${frac(up, down)}$`,
          ),
          solution: `The ratios are ${rows.map(({ top: up, below: down }) => `$${frac(up, down)}$`).join(', ')}. A sum to infinity exists when *r* is between −1 and 1.`,
        }),
        b: askExact({
          command: 'Find',
          objective: 'AO1',
          prompt: `Another geometric progression has first term ${a} and common ratio $${frac(top, below)}$. Find its sum to infinity. Give an integer or a fraction in its lowest terms.`,
          scheme: [
            `M1 $\\frac{${a}}{1 ${top < 0 ? '+' : '-'} ${frac(Math.abs(top), below)}}$`,
            `A1 $${frac(above, under)}$`,
          ],
          solution: `$\\frac{${a}}{1 ${top < 0 ? '+' : '-'} ${frac(Math.abs(top), below)}} = ${a} \\div ${frac(below - top, below)} = ${frac(above, under)}$.`,
          answer: above / under,
        }),
      },
    }
  },
  verify: ({ a, top, below }) => ({ b: summed(a, top / below) }),
})

question('recurring-decimal-as-a-series', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const block = random.int(12, 98)
    const [tens, ones] = [Math.floor(block / 10), block % 10]
    return tens === ones || ones === 0 ? null : { block, whole: random.int(1, 9) }
  },
  make: ({ block, whole }) => {
    const [tens, ones] = [Math.floor(block / 10), block % 10]
    const recurring = `\\dot{${tens}}\\dot{${ones}}`
    const [above, under] = lowest(block, 99)
    const [top, below] = lowest(whole * 990 + block, 990)
    return {
      stem: [
        `The recurring decimal $0.${recurring}$ is the sum to infinity of a geometric progression with first term $0.${block}$.`,
        `$0.${recurring} = 0.${block} + 0.00${block} + 0.0000${block} + \\dots$ is a geometric series.`,
        `The recurring decimal $0.${recurring}$ can be written as the geometric series $0.${block} + 0.00${block} + \\dots$`,
      ],
      parts: {
        a: ask.fraction({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the common ratio as a fraction.',
          scheme: ['B1 $\\frac{1}{100}$'],
          solution:
            'Each block stands two places further to the right, so it is a hundredth of the one before.',
          answer: 1 / 100,
        }),
        b: ask.fraction({
          command: 'Find',
          objective: 'AO1',
          prompt: `Use the sum to infinity to write $0.${recurring}$ as a fraction in its lowest terms.`,
          scheme: [`M1 $\\frac{0.${block}}{1 - 0.01}$`, `A1 $${frac(above, under)}$`],
          solution: `$\\frac{a}{1 - r} = \\frac{0.${block}}{0.99} = \\frac{${block}}{99}${under === 99 ? '' : ` = ${frac(above, under)}`}$.`,
          answer: above / under,
        }),
        c: ask.fraction({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence write $${whole}.0${recurring}$ as a single fraction in its lowest terms.`,
          scheme: [`M1 $${whole} + \\frac{1}{10} \\times ${frac(above, under)}$`, `A1 $${frac(top, below)}$`],
          solution: `$${whole}.0${recurring} = ${whole} + \\frac{1}{10} \\times ${frac(above, under)} = ${frac(top, below)}$.`,
          answer: top / below,
        }),
      },
    }
  },
  verify: ({ block, whole }) => {
    const sum = summed(block / 100, 0.01)
    return { a: 0.01, b: sum, c: whole + sum / 10 }
  },
})

/** Of a value of x beyond the upper end of the range, which is above/below. */
const tooLarge = (above: number, below: number) => {
  const ends = [...new Set([typedFraction(above, below), String(above / below)])].filter(
    each => each.length < 6,
  )
  const end = ends.map(each => `"${each}"`).join('/')
  return judged(
    'the common ratio is greater than 1, so the sums do not converge',
    `
  reject less/smaller/below than "1"/one
  ${above === below ? '' : 'reject "x is more than 1" | "x is greater than 1" | "x > 1" | "x>1"'}
  accept ">1" | "> 1" | ">=1"
  accept greater/more/bigger/larger/above/over/exceed ... "1"/one
  accept not between/less/smaller/inside/within ... "1"/one
  accept outside ... "1"/one
  accept outside/beyond ... range/interval/set/part
  accept not (in/inside/within/between/part) ... range/interval/set
  accept x ... greater/more/bigger/larger/above/over/exceed ... ${end}
  accept not between ... ${end}
  accept ${ends.map(each => `"> ${each}"`).join(' | ')}
  accept x ... less/smaller/below ... ${end}
  accept terms ... grow/increase/bigger/larger
  unsure between ... "1"/one
  earns: the common ratio is 2, which is greater than 1
  earns: r > 1
  earns: r is not between -1 and 1
  earns: the common rato is biger than 1
  earns: x is outside the range in part (a)
  misses: x is too large
  misses: the terms are positive
  misses: the ratio is less than 1`,
  )
}

question('range-of-x-for-convergence', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [p, k, q] = [random.int(1, 3), random.pick([1, 2, 3, 4, 5]), random.int(-6, 6)]
    const [top, below] = random.pick([...NEAR, [-1, 2], [-1, 3], [-1, 4], [-2, 3]] as const)
    const a = (below - top) * random.int(1, 5)
    // The ratio (px + q)/k is top/below there, and greater than 1 at `beyond`.
    const [x, under] = lowest(k * top - q * below, p * below)
    const beyond = random.int(Math.ceil((k - q) / p) + 1, Math.ceil((k - q) / p) + 4)
    const fine =
      under <= 6 &&
      Math.abs(x) < 30 &&
      q !== 0 &&
      gcd(gcd(p, q), k) === 1 &&
      p * beyond + q > k &&
      q < k &&
      p * k > 1 &&
      a > 1
    return fine && k * top !== q * below && beyond !== 0 ? { p, k, q, a, top, below, x, under, beyond } : null
  },
  make: ({ p, k, q, a, top, below, x, under, beyond }) => {
    const inside = poly(p, q)
    const r = k === 1 ? inside : `\\frac{${inside}}{${k}}`
    const second = k === 1 ? `${a}(${inside})` : `${a}\\left(${r}\\right)`
    const third = k === 1 ? `${a}(${inside})^2` : `${a}\\left(${r}\\right)^2`
    const [low, high] = [frac(-k - q, p), frac(k - q, p)]
    const sum = (a * below) / (below - top)
    const bottom = `${k - q} - ${p === 1 ? '' : p}x`
    // The sum to infinity in its lowest terms.
    const common = gcd(gcd(a * k, k - q), p)
    const [over, part] = [(a * k) / common, p / common]
    const beneath = `${(k - q) / common} - ${part === 1 ? '' : part}x`
    return {
      stem: [
        `The first three terms of a geometric progression are $${a}$, $${second}$ and $${third}$.`,
        `A geometric progression has first term ${a} and common ratio $${r}$.`,
        `In a geometric progression the first term is ${a} and the common ratio is $${r}$, where *x* is a constant.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the set of values of *x* for which the progression has a sum to infinity.',
          scheme: [
            `M1 $-1 < ${r} < 1$`,
            `M1 $${-k - q} < ${p === 1 ? '' : p}x < ${k - q}$, or both end values`,
            `A1 $${low} < x < ${high}$`,
          ],
          solution: `The common ratio must be between −1 and 1: $-1 < ${r} < 1$. ${k === 1 ? '' : `Multiply by ${k}: $${-k} < ${inside} < ${k}$. `}So $${low} < x < ${high}$.`,
          answer: `${typedFraction(-k - q, p)} < x < ${typedFraction(k - q, p)}`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'For these values of *x*, find the sum to infinity in terms of *x*. Give a single fraction in its simplest form.',
          scheme: [`M1 $\\frac{${a}}{1 - ${k === 1 ? `(${r})` : r}}$`, `A1 $\\frac{${over}}{${beneath}}$`],
          solution: `$\\frac{${a}}{1 - ${k === 1 ? `(${r})` : r}} ${k === 1 ? '' : ` = \\frac{${a * k}}{${k} - (${inside})}`} = \\frac{${a * k}}{${bottom}}${common === 1 ? '' : ` = \\frac{${over}}{${beneath}}`}$.`,
          answer: `${over}/(${beneath})`,
          letters: ['x'],
          form: 'simplified',
        }),
        c: askExact({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the value of *x* for which the sum to infinity is ${plain(sum)}. Give an integer or a fraction in its lowest terms.`,
          scheme: [`M1 $${a * k} = ${sum}(${bottom})$`, `A1 $${frac(x, under)}$`],
          solution: `$\\frac{${a * k}}{${bottom}} = ${sum}$, so $${bottom} = ${frac(a * k, sum)}$ and $x = ${frac(x, under)}$. It lies in the interval of part (a).`,
          answer: x / under,
        }),
        d: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain why the progression has no sum to infinity when $x = ${beyond}$.`,
          scheme: [tooLarge(k - q, p)],
          modelAnswer: `The common ratio is then ${plain(Number(((p * beyond + q) / k).toFixed(2)))}, which is greater than 1.`,
          solution: `$${r}$ is $${frac(p * beyond + q, k)}$ at $x = ${beyond}$. This is greater than 1, so the terms grow and the sums have no limit.`,
          lines: 2,
        }),
      },
    }
  },
  verify: ({ p, k, q, a, top, below }) => {
    const ratio = (x: number) => (p * x + q) / k
    // The ratio is linear in x: the ends come from two of its values.
    const at = (wanted: number) => (wanted - ratio(0)) / (ratio(1) - ratio(0))
    const sum = summed(a, top / below)
    return { a: `${at(-1)} < x < ${at(1)}`, b: `${a}/(1 - (${p}*x ${signed(q)})/${k})`, c: at(1 - a / sum) }
  },
})

question('second-term-and-sum-to-infinity', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [top, below] = random.pick([
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [3, 8],
      [1, 6],
      [1, 10],
      [3, 10],
    ] as const)
    const scale = random.int(1, 6)
    const sum = below * below * scale
    const second = top * (below - top) * scale
    return sum <= 500 ? { top, below, sum, second } : null
  },
  make: ({ top, below, sum, second }) => {
    const other = below - top
    const [small, large] = [frac(top, below), frac(other, below)]
    const [one, two] = [sum - (sum * top) / below, sum - (sum * other) / below]
    // What is missing after three terms, for the greater ratio.
    const [rest, under] = lowest(sum * other ** 3, below ** 3)
    return {
      stem: [
        `The second term of a geometric progression is ${second} and its sum to infinity is ${sum}.`,
        `A geometric progression has second term ${second} and sum to infinity ${sum}.`,
        `The sum to infinity of a geometric progression is ${sum}. Its second term is ${second}.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the possible values of the common ratio, *r*. Give exact values.',
          scheme: [
            `M1 $ar = ${second}$ and $\\frac{a}{1 - r} = ${sum}$`,
            `M1 $${sum}r(1 - r) = ${second}$`,
            `M1 $${poly(below * below, -below * below, top * other).replaceAll('x', 'r')} = 0$, or a multiple`,
            `A1 $r = ${small}$`,
            `A1 $r = ${large}$`,
          ],
          solution:
            `$a = ${sum}(1 - r)$ put into $ar = ${second}$ gives $${sum}r(1 - r) = ${second}$. Divide by ${sum / (below * below) === 1 ? 'nothing' : sum / (below * below)}: $${poly(below * below, -below * below, top * other).replaceAll('x', 'r')} = 0$, which is $(${poly(below, -top).replaceAll('x', 'r')})(${poly(below, -other).replaceAll('x', 'r')}) = 0$. Both values are between −1 and 1.`.replace(
              'Divide by nothing: ',
              'That is ',
            ),
          answer: [`${top}/${below}`, `${other}/${below}`],
          letter: 'r',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.values({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the first term for each value of *r*.',
          scheme: [`B1 ${plain(one)}`, `B1 ${plain(two)}`],
          solution: `$a = ${sum}(1 - r)$: $${sum} \\times ${large} = ${one}$ and $${sum} \\times ${small} = ${two}$.`,
          found: [
            ['For the smaller *r*', one, 'smaller'],
            ['For the greater *r*', two, 'greater'],
          ],
        }),
        c: askExact({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'For the greater value of *r*, find by how much the sum of the first three terms is less than the sum to infinity. Give an integer or a fraction in its lowest terms.',
          scheme: [`M1 $${sum}r^3$, or $${sum} - S_3$ with $S_3$ found`, `A1 $${frac(rest, under)}$`],
          solution: `$S_3 = ${sum}(1 - r^3)$, so the difference is $${sum} \\times \\left(${large}\\right)^3 = ${frac(rest, under)}$.`,
          answer: rest / under,
        }),
      },
    }
  },
  verify: ({ sum, second }) => {
    // Every fraction with a small denominator is tried.
    const found = new Set<number>()
    for (let under = 2; under <= 10; under += 1)
      for (let over = 1 - under; over < under; over += 1) {
        const r = over / under
        if (r !== 0 && Math.abs(summed(second / r, r) - sum) < 1e-7) found.add(Number(r.toFixed(10)))
      }
    const r = Math.max(...found)
    const a = second / r
    return { a: [...found], c: sum - a - second - second * r }
  },
})
