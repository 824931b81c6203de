import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, nonZero, poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { money } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { drawnOnLine, lineToDrawOn, placeOf, regionR, shownOnLine } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E2.6')

export { templates }

const LATEX: Record<string, string> = { '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge' }
const TURNED: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
const latex = (sign: string) => LATEX[sign] ?? sign
const turned = (sign: string) => TURNED[sign] ?? sign
const inside = (from: number, to: number, openFrom: boolean, openTo: boolean) =>
  Array.from({ length: 41 }, (_, at) => at - 20).filter(
    n => (openFrom ? n > from : n >= from) && (openTo ? n < to : n <= to),
  )

core('read-a-number-line', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [from, to] = [random.int(-5, 0), random.int(1, 5)]
    const [openFrom, openTo] = random.pick([
      [true, false],
      [false, true],
      [true, true],
    ] as const)
    return to - from < 3 || to - from > 8 ? null : { from, to, openFrom, openTo, letter: random.pick(['x']) }
  },
  make: ({ from, to, openFrom, openTo }) => {
    const [one, other] = [openFrom ? '<' : '<=', openTo ? '<' : '<=']
    const all = inside(from, to, openFrom, openTo)
    return {
      stem: [
        'The number line shows an inequality in *x*.',
        'An inequality in *x* is shown on the number line.',
        'The diagram shows the values that *x* may have.',
      ],
      figure: shownOnLine({ from, to, open: openFrom && openTo ? true : openFrom ? 'from' : 'to' }),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the inequality.',
          scheme: [
            `B1 $${from} ${latex(one)} x$ or $x ${latex(other)} ${to}$`,
            `B1 $${from} ${latex(one)} x ${latex(other)} ${to}$`,
          ],
          solution: `${openFrom ? 'The open circle' : 'The filled circle'} at $${from}$ means that $${from}$ is ${openFrom ? 'not ' : ''}included, ${openTo ? 'the open circle' : 'the filled circle'} at ${to} that ${to} is ${openTo ? 'not ' : ''}included: $${from} ${latex(one)} x ${latex(other)} ${to}$.`,
          answer: `${from} ${one} x ${other} ${to}`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: '*x* is an integer. Write down all the possible values of *x*, with commas between them.',
          scheme: [`B1 $${all.join(', ')}$`],
          solution: `The integers from $${all[0]}$ to $${all.at(-1)}$: $${all.join(', ')}$. Zero is one of them.`,
          answer: all.join(', '),
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ from, to, openFrom, openTo }) => {
    const listed: number[] = []
    for (let n = from + (openFrom ? 1 : 0); n < to + (openTo ? 0 : 1); n += 1) listed.push(n)
    return { a: `${to} ${openTo ? '>' : '>='} x ${openFrom ? '>' : '>='} ${from}`, b: listed.join(', ') }
  },
})

core('show-on-a-number-line', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => ({
    at: random.int(-4, 4),
    sign: random.pick(['<', '<=', '>', '>=']),
    wording: random.int(0, 2),
  }),
  make: ({ at, sign }) => {
    const [open, right] = [sign === '<' || sign === '>', sign.startsWith('>')]
    const integer = right ? (open ? at + 1 : at) : open ? at - 1 : at
    const [x, y] = placeOf(at)
    const tip = right ? 322 : 38
    return {
      stem: '',
      parts: {
        a: ask.draw({
          command: 'Show',
          objective: 'AO1',
          prompt: [
            `Show the inequality $x ${latex(sign)} ${at}$ on the number line. Put the open circle ○ or the filled circle ● in its place, and draw an arrow that starts there and goes to the end of the line.`,
            `On the number line, show $x ${latex(sign)} ${at}$. Use the circle that is needed, ○ or ●, and an arrow from it to the end of the line.`,
          ],
          figure: lineToDrawOn(),
          tools: ['arrow', 'label'],
          labels: [
            { id: 'open', text: '○' },
            { id: 'filled', text: '●' },
          ],
          checks: [
            { label: open ? 'open' : 'filled', in: { at: [x, y], within: 12 } },
            {
              as: 'arrow',
              passes: [
                { at: [x, y], within: 12 },
                { at: [tip, y], within: 22 },
              ],
            },
          ],
          modelFigure: drawnOnLine(right ? { from: at, open } : { to: at, open }),
          scheme: [
            `${open ? 'open' : 'filled'} circle at $${at}$`,
            `arrow from there to the ${right ? 'right' : 'left'}`,
          ],
          solution: `The sign $${latex(sign)}$ ${open ? 'leaves the number itself out, so the circle is open' : 'takes the number itself in, so the circle is filled'}. The arrow goes to the ${right ? 'greater' : 'smaller'} numbers.`,
        }),
        b: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the ${right ? 'smallest' : 'largest'} integer that satisfies the inequality.`,
          scheme: [`B1 $${integer}$`],
          solution: `$${at}$ itself is ${open ? 'not ' : ''}included, so the ${right ? 'smallest' : 'largest'} integer is $${integer}$.`,
          answer: integer,
        }),
      },
    }
  },
  verify: ({ at, sign }) => {
    const holds = (n: number) =>
      sign === '<' ? n < at : sign === '<=' ? n <= at : sign === '>' ? n > at : n >= at
    const all = Array.from({ length: 41 }, (_, n) => n - 20).filter(holds)
    return { b: sign.startsWith('>') ? Math.min(...all) : Math.max(...all) }
  },
})

supplement('solve-a-linear-inequality', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.int(2, 8), random.int(-12, 15)]
    const [c, d] = [random.int(-3, 3), random.int(-20, 25)]
    const sign = random.pick(['<', '<=', '>', '>='])
    // b - ax (sign) cx + d
    const [x, right] = [-a - c, d - b]
    const least = Math.abs(x / gcd(right, x))
    const bad =
      x >= 0 || right === 0 || b === 0 || d === 0 || least > 3 || Math.abs(right / x) > 12 || x === -1
    return bad ? null : { a, b, c, d, sign, x, right }
  },
  make: ({ a, b, c, d, sign, x, right }) => {
    const left = `${b} - ${a}x`
    const other = c === 0 ? String(d) : poly(c, d)
    const end = frac(right, x)
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve $${left} ${latex(sign)} ${other}$.`,
            `Solve the inequality $${left} ${latex(sign)} ${other}$.`,
            `Work out the range of values of *x* for which $${left} ${latex(sign)} ${other}$.`,
          ],
          scheme: [
            `M1 letters on one side and numbers on the other, such as $${x}x ${latex(sign)} ${right}$`,
            'M1 division by the coefficient, with the sign turned round if it is negative',
            `A1 $x ${latex(turned(sign))} ${end}$`,
          ],
          solution: `Collect: $${x}x ${latex(sign)} ${right}$.\n\nDivide both sides by $${x}$. This number is negative, so the sign turns round: $x ${latex(turned(sign))} ${end}$.`,
          answer: `x ${turned(sign)} ${right / x === Math.round(right / x) ? right / x : `${right < 0 ? '' : '-'}${Math.abs(right / gcd(right, x))}/${Math.abs(x / gcd(right, x))}`}`,
          letters: ['x'],
        }),
      ],
    }
  },
  verify: ({ a, b, c, d, sign, x, right }) => {
    const edge = right / x
    const holds = (at: number) => (sign.startsWith('<') ? b - a * at < c * at + d : b - a * at > c * at + d)
    return `x ${holds(edge + 1) ? '>' : '<'}${sign.endsWith('=') ? '=' : ''} ${Math.round(edge * 6)}/6`
  },
})

supplement('double-inequality-and-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [from, to] = [random.int(-4, 0), random.int(1, 4)]
    const [a, b] = [random.int(2, 5), random.pick(nonZero(-7, 7))]
    return { from, to, a, b, openFrom: random.chance(0.5), wording: random.int(0, 2) }
  },
  make: ({ from, to, a, b, openFrom }) => {
    const [one, other] = openFrom ? ['<', '<='] : ['<=', '<']
    const [low, high] = [a * from + b, a * to + b]
    const whole = `${low} ${latex(one as string)} ${poly(a, b)} ${latex(other as string)} ${high}`
    const solved = `${from} ${latex(one as string)} x ${latex(other as string)} ${to}`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve $${whole}$.`,
            `Solve the inequality $${whole}$.`,
            `Work out the range of values of *x* for which $${whole}$.`,
          ],
          scheme: [
            `M1 $${low - b} ${latex(one as string)} ${a}x ${latex(other as string)} ${high - b}$, or one of the two parts solved`,
            `A1 one end correct, with its sign`,
            `A1 $${solved}$`,
          ],
          solution: `${b < 0 ? `Add ${-b} to` : `Subtract ${b} from`} all three parts: $${low - b} ${latex(one as string)} ${a}x ${latex(other as string)} ${high - b}$.\n\nDivide all three by ${a}: $${solved}$.`,
          answer: `${from} ${one} x ${other} ${to}`,
          letters: ['x'],
        }),
        b: ask.draw({
          command: 'Show',
          objective: 'AO1',
          prompt:
            'Show your solution on the number line. Put ○ or ● at each end and draw a line between them.',
          figure: lineToDrawOn(),
          tools: ['line', 'label'],
          labels: [
            { id: 'open', text: '○' },
            { id: 'filled', text: '●' },
          ],
          checks: [
            { label: openFrom ? 'open' : 'filled', in: { at: placeOf(from), within: 12 } },
            { label: openFrom ? 'filled' : 'open', in: { at: placeOf(to), within: 12 } },
            {
              as: 'line',
              passes: [
                { at: placeOf(from), within: 12 },
                { at: placeOf(to), within: 12 },
              ],
            },
          ],
          modelFigure: drawnOnLine({ from, to, open: openFrom ? 'from' : 'to' }),
          scheme: [
            `${openFrom ? 'open' : 'filled'} circle at $${from}$`,
            `${openFrom ? 'filled' : 'open'} circle at ${to}`,
            'line from one circle to the other',
          ],
          solution: `$${from}$ is ${openFrom ? 'not ' : ''}included, so its circle is ${openFrom ? 'open' : 'filled'}. ${to} is ${openFrom ? '' : 'not '}included, so its circle is ${openFrom ? 'filled' : 'open'}.`,
        }),
      },
    }
  },
  verify: ({ from, to, a, b, openFrom }) => {
    const steps = Array.from({ length: 161 }, (_, at) => at / 10 - 8)
    const good = steps.filter(x => {
      const value = Math.round((a * x + b - (a * from + b)) * 1e6) / 1e6
      const rest = Math.round((a * to + b - (a * x + b)) * 1e6) / 1e6
      return openFrom ? value > 0 && rest >= 0 : value >= 0 && rest > 0
    })
    return {
      a: `${Math.round(Math.min(...good))} ${openFrom ? '<' : '<='} x ${openFrom ? '<=' : '<'} ${Math.round(Math.max(...good))}`,
    }
  },
})

supplement('integers-in-a-range', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.step(1.2, 3.6, 0.2), random.step(1.3, 6.7, 0.2)]
    const [low, high] = [random.step(-9.5, -1.5, 0.5), random.step(2.4, 9.4, 0.5)]
    const [from, to] = [(low + b) / a, (high + b) / a]
    const count = inside(from, to, true, true).length
    const nearly = [from, to].some(each => Math.abs(each - Math.round(each)) < 0.06)
    return nearly || count < 3 || count > 7 || a === Math.round(a) ? null : { a, b, low, high, from, to }
  },
  make: ({ a, b, low, high, from, to }) => {
    const all = inside(from, to, true, true)
    const whole = `${low} < ${a}n - ${b} \\le ${high}`
    const three = (value: number) => (Math.round(value * 1000) / 1000).toFixed(2)
    return {
      stem: '*n* is an integer.',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Work out all the values of *n* for which $${whole}$. Write them with commas between them.`,
            `$${whole}$. Work out all the possible values of *n*, and write them with commas between them.`,
            `Work out the integers that satisfy $${whole}$. Write them with commas between them.`,
          ],
          scheme: [
            `M1 $${clean(low + b)} < ${a}n \\le ${clean(high + b)}$`,
            `M1 $${three(from)} < n \\le ${three(to)}$, or both ends to 1 decimal place`,
            `A1 at most one value missing or wrong`,
            `A1 $${all.join(', ')}$`,
          ],
          solution: `Add ${b} to all three parts: $${clean(low + b)} < ${a}n \\le ${clean(high + b)}$.\n\nDivide by ${a}: *n* lies between about $${three(from)}$ and $${three(to)}$.\n\nThe integers in this range are $${all.join(', ')}$.`,
          answer: all.join(', '),
          letters: ['n'],
        }),
      ],
    }
  },
  verify: ({ a, b, low, high }) =>
    Array.from({ length: 81 }, (_, at) => at - 40)
      .filter(n => low < a * n - b && a * n - b <= high + 1e-9)
      .join(', '),
})

const BUDGETS = [
  {
    who: 'Noor',
    of: 'hires a kayak',
    fixed: 'a fixed charge',
    each: 'for each hour',
    letter: 'h',
    things: 'complete hours',
    fix: [6, 14],
    rate: [4.2, 8.8],
    spend: [35, 75],
  },
  {
    who: 'A club',
    of: 'orders shirts',
    fixed: 'a set-up charge',
    each: 'for each shirt',
    letter: 'n',
    things: 'shirts',
    fix: [25, 45],
    rate: [7.4, 12.6],
    spend: [150, 400],
  },
  {
    who: 'Leon',
    of: 'takes a taxi',
    fixed: 'a starting charge',
    each: 'for each kilometre',
    letter: 'd',
    things: 'complete kilometres',
    fix: [3, 6],
    rate: [1.4, 2.6],
    spend: [25, 60],
  },
] as const

supplement('costs-within-a-budget', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const { fix, rate, spend } = BUDGETS[at] ?? BUDGETS[0]
    const [fixed, each] = [random.step(fix[0], fix[1], 0.5), random.step(rate[0], rate[1], 0.2)]
    const budget = random.step(spend[0], spend[1], 5)
    const other = clean(each + random.step(0.8, 1.6, 0.2))
    const most = (budget - fixed) / each
    const change = fixed / (other - each)
    const nearly = [most, change].some(value => Math.abs(value - Math.round(value)) < 0.05)
    return nearly || most < 4 || most > 45 || change < 3 || change > 60
      ? null
      : { at, fixed, each, budget, other }
  },
  make: ({ at, fixed, each, budget, other }) => {
    const kind = BUDGETS[at] ?? BUDGETS[0]
    const { letter } = kind
    const most = (budget - fixed) / each
    const change = fixed / (other - each)
    return {
      stem: `${kind.who} ${kind.of}. The cost is ${kind.fixed} of ${money(fixed)} and ${money(each)} ${kind.each}. The cost must not be more than ${money(budget)}.`,
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          prompt: `Write down an inequality in *${letter}*, where *${letter}* is the number of ${kind.things}.`,
          scheme: [`B1 $${fixed} + ${each}${letter} \\le ${budget}$`],
          solution: `For the number *${letter}* the cost is $${fixed} + ${each}${letter}$ dollars. “Not more than” is $\\le$: $${fixed} + ${each}${letter} \\le ${budget}$.`,
          answer: `${fixed} + ${each}${letter} <= ${budget}`,
          letters: [letter],
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the greatest possible number of ${kind.things}.`,
          scheme: [
            `M1 $${letter} \\le ${(Math.round(most * 100) / 100).toFixed(2)}$, or $(${budget} - ${fixed}) \\div ${each}$`,
            `A1 ${Math.floor(most)}`,
          ],
          solution: `Solve the inequality: $${each}${letter} \\le ${clean(budget - fixed)}$, so *${letter}* is at most about ${(Math.round(most * 100) / 100).toFixed(2)}. The number is whole, so round down: ${Math.floor(most)}.`,
          answer: Math.floor(most),
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Another company has no ${kind.fixed.replace(/^an? /, '')} and asks ${money(other)} ${kind.each}. Work out the smallest number of ${kind.things} for which the first company is cheaper.`,
          scheme: [
            `M1 $${fixed} + ${each}${letter} < ${other}${letter}$`,
            `M1 $${letter} > ${(Math.round(change * 100) / 100).toFixed(2)}$`,
            `A1 ${Math.ceil(change)}`,
          ],
          solution: `The first company is cheaper if $${fixed} + ${each}${letter} < ${other}${letter}$.\n\nSubtract $${each}${letter}$: $${fixed} < ${clean(other - each)}${letter}$, so *${letter}* is more than about ${(Math.round(change * 100) / 100).toFixed(2)}. The smallest whole number is ${Math.ceil(change)}.`,
          answer: Math.ceil(change),
        }),
      },
    }
  },
  verify: ({ at, fixed, each, budget, other }) => {
    const { letter } = BUDGETS[at] ?? BUDGETS[0]
    let [most, change] = [0, 1]
    while (fixed + each * (most + 1) <= budget) most += 1
    while (fixed + each * change >= other * change) change += 1
    return { a: `${each}*${letter} <= ${clean(budget - fixed)}`, b: most, c: change }
  },
})

const SLOPES = [
  { equation: 'x + y', a: 1, b: 1, sums: [6, 7, 8] },
  { equation: 'x + 2y', a: 1, b: 2, sums: [8, 10, 12, 14] },
  { equation: '2x + y', a: 2, b: 1, sums: [8, 10, 12, 14] },
  { equation: '3x + 4y', a: 3, b: 4, sums: [24] },
  { equation: '4x + 3y', a: 4, b: 3, sums: [24] },
  { equation: '2x + 3y', a: 2, b: 3, sums: [12, 18] },
  { equation: '3x + 2y', a: 3, b: 2, sums: [12, 18] },
] as const

supplement('inequalities-of-a-region', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const rising = random.chance(0.5)
    const strict = random.shuffle([true, false, random.chance(0.5)])
    const [p, q] = [random.int(1, 3), random.int(1, 3)]
    const slope = random.pick(SLOPES.slice(0, 3))
    const sum = random.pick(slope.sums)
    const [m, c, right] = [random.pick([1, 2]), random.int(0, 2), random.int(3, 6)]
    if (rising ? m * right + c > 8 || m * right + c < q + 3 || q < c : slope.a * p + slope.b * q > sum - 3)
      return null
    // A corner beyond the grid would not be a corner of the drawing.
    if (!rising && ((sum - slope.b * q) / slope.a > 8 || (sum - slope.a * p) / slope.b > 8)) return null
    return { rising, strict, p, q, a: slope.a, b: slope.b, left: slope.equation, sum, m, c, right }
  },
  make: ({ rising, strict, p, q, left, sum, m, c, right, a, b }) => {
    const [s0, s1, s2] = strict
    const upright = rising ? `x ${s0 ? '<' : '<='} ${right}` : `x ${s0 ? '>' : '>='} ${p}`
    const level = `y ${s1 ? '>' : '>='} ${q}`
    const lineRight = `${m === 1 ? '' : m}x${c === 0 ? '' : ` + ${c}`}`
    const sloping = rising ? `y ${s2 ? '<' : '<='} ${lineRight}` : `${left} ${s2 ? '<' : '<='} ${sum}`
    const equation = rising ? `y = ${lineRight}` : `${left} = ${sum}`
    const kind = (isStrict: boolean | undefined) => (isStrict ? 'broken' : 'solid')
    const tex = (text: string) => text.replace('<=', '\\le').replace('>=', '\\ge')
    const through = rising
      ? `(0, ${c}) and (2, ${2 * m + c})`
      : `(${sum / a > 8 ? `${(sum - 2 * b) / a}, 2` : `${sum / a}, 0`}) and (${sum / b > 8 ? `2, ${(sum - 2 * a) / b}` : `0, ${sum / b}`})`
    const seen = `A ${kind(s0)} upright line crosses the x axis at ${rising ? right : p}. A ${kind(s1)} level line crosses the y axis at ${q}. A ${kind(s2)} sloping line passes through ${through}.`
    return {
      stem: [
        'The region *R* is bounded by three straight lines. The unwanted regions are shaded.',
        'Three straight lines bound the region *R*, which is left unshaded.',
        'The unshaded region *R* is defined by three inequalities.',
      ],
      figure: regionR([upright, level, sloping], seen),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the inequality that the upright line gives.',
          scheme: [`B1 $${tex(upright)}$`],
          solution: `The line is $x = ${rising ? right : p}$ and it is ${kind(s0)}. *R* is on its ${rising ? 'left' : 'right'}: $${tex(upright)}$.`,
          answer: upright,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the inequality that the level line gives.',
          scheme: [`B1 $${tex(level)}$`],
          solution: `The line is $y = ${q}$ and it is ${kind(s1)}. *R* is above it: $${tex(level)}$.`,
          answer: level,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the inequality that the sloping line gives.',
          scheme: [`M1 $${equation}$, with any sign`, `A1 $${tex(sloping)}$`],
          solution: rising
            ? `The line cuts the *y*-axis at ${c} and has the gradient ${m}: $${equation}$. It is ${kind(s2)} and *R* is below it: $${tex(sloping)}$.`
            : `The line passes through ${through}, so its equation is $${equation}$. It is ${kind(s2)} and *R* is below it, on the side of the origin: $${tex(sloping)}$.`,
          answer: sloping,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ rising, strict, p, q, a, b, sum, m, c, right }) => {
    const [s0, s1, s2] = strict.map(each => (each ? '' : '='))
    return {
      a: rising ? `${right} >${s0} x` : `${p} <${s0} x`,
      b: `${q} <${s1} y`,
      c: rising ? `${m}*x - y + ${c} >${s2} 0` : `${sum} - ${a}*x >${s2} ${b}*y`,
    }
  },
})

supplement('draw-a-region', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const slope = random.pick(SLOPES)
    const sum = random.pick(slope.sums)
    const [p, q] = [random.int(1, 3), random.int(1, 3)]
    if (sum / slope.a > 9 || sum / slope.b > 9) return null
    let count = 0
    for (let x = p; x <= 9; x += 1)
      for (let y = q; y <= 9; y += 1) if (slope.a * x + slope.b * y <= sum) count += 1
    return count < 4 || count > 15
      ? null
      : { a: slope.a, b: slope.b, left: slope.equation, sum, p, q, count, wording: random.int(0, 1) }
  },
  make: ({ a, b, left, sum, p, q, count }) => {
    const rules = `$x \\ge ${p}$, $y \\ge ${q}$ and $${left} \\le ${sum}$`
    return {
      stem: '',
      parts: {
        a: plotPart({
          name: 'algebra-and-graphs/grid-for-a-region',
          title: 'A grid with two lines for a region',
          description: `A grid with x and y from 0 to 10. The solid upright line x = ${p} and the solid level line y = ${q} are drawn.`,
          lead: `The region *R* satisfies ${rules}. The lines $x = ${p}$ and $y = ${q}$ are drawn on the grid.`,
          prompt: [
            `Draw the line $${left} = ${sum}$ on the grid, and write the letter *R* in the region that satisfies all three inequalities.`,
            `Complete the diagram: draw $${left} = ${sum}$ on the grid and mark the region with the letter *R*.`,
          ],
          command: 'Construct',
          objective: 'AO1',
          axes: {
            x: { label: '*x*', min: 0, max: 10, large: 1, parts: 1 },
            y: { label: '*y*', min: 0, max: 10, large: 1, parts: 1 },
          },
          given: [
            { tool: 'line', from: [p, 0], to: [p, 10] },
            { tool: 'line', from: [0, q], to: [10, q] },
          ],
          tasks: [
            {
              task: 'line',
              gradient: [-a / b - 0.12, -a / b + 0.12],
              intercept: [sum / b - 0.4, sum / b + 0.4],
              covers: [0, Math.min(10, sum / a)],
              marks: 2,
            },
            {
              task: 'region',
              letter: 'R',
              marks: 1,
              sides: [
                { a: -1, b: 0, c: -p },
                { a: 0, b: -1, c: -q },
                { a, b, c: sum },
              ],
            },
          ],
          scheme: [
            `line with the gradient of $${left} = ${sum}$`,
            `line through its intercepts on the axes`,
            'R in the triangle',
          ],
          solution: `For the line, $x = 0$ gives $y = ${frac(sum, b)}$ and $y = 0$ gives $x = ${frac(sum, a)}$.\n\nThe region is right of $x = ${p}$, above $y = ${q}$ and below the sloping line: the triangle between the three lines.`,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out how many points of *R*, its sides included, have two integer coordinates.',
          scheme: ['M1 points counted in columns, with at most one wrong', `A1 ${count}`],
          solution: `Count column by column, beginning at $x = ${p}$. All three lines are solid, so points on them count as well. There are ${count}.`,
          answer: count,
        }),
      },
    }
  },
  verify: ({ a, b, sum, p, q }) => {
    let count = 0
    for (let x = p; a * x + b * q <= sum; x += 1) count += Math.floor((sum - a * x) / b) - q + 1
    return { b: count }
  },
})
