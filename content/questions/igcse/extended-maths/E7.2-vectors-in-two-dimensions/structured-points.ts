import { ask } from '@/lib/exams/authoring/ask'
import { nonZero } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { bold, column, plus, shown, TYPED, times, typed } from './words'

const { supplement, templates } = questionsOf('structured', 'E7.2')

export { templates }

const arrow = (name: string) => `\\overrightarrow{${name}}`
const minus = (to: Spot, from: Spot): Spot => [to[0] - from[0], to[1] - from[1]]

supplement('points-and-vectors', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const a: Spot = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const [ab, bc] = [0, 1].map((): Spot => [random.pick(nonZero(-8, 8)), random.pick(nonZero(-8, 8))]) as [
      Spot,
      Spot,
    ]
    const ac = plus(ab, bc)
    return ac[0] !== 0 && ac[1] !== 0 && ab[0] !== bc[0] && ab[1] !== bc[1]
      ? { a, ab, bc, letters: random.pick(['ABC', 'PQR', 'LMN']) }
      : null
  },
  make: ({ a, ab, bc, letters }) => {
    const [p = '', q = '', r = ''] = letters
    const [b, ac] = [plus(a, ab), plus(ab, bc)]
    return {
      stem: [
        `*${p}* is the point ${shown(a)}. $${arrow(p + q)} = ${column(ab)}$ and $${arrow(q + r)} = ${column(bc)}$.`,
        `The coordinates of *${p}* are ${shown(a)}. $${arrow(p + q)} = ${column(ab)}$ and $${arrow(q + r)} = ${column(bc)}$.`,
        `From the point *${p}* ${shown(a)} to *${q}* the vector is $${arrow(p + q)} = ${column(ab)}$, and from *${q}* to *${r}* it is $${arrow(q + r)} = ${column(bc)}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the coordinates of *${q}*.`,
          letters: [],
          answer: typed(b),
          scheme: [`B1 ${shown(b)}`],
          solution: `Begin at *${p}* and add the vector: ${shown(a)} becomes ${shown(b)}.`,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down $${arrow(q + p)}$ as a column vector. ${TYPED}`,
          letters: [],
          answer: typed(times(-1, ab)),
          scheme: [`B1 $${column(times(-1, ab))}$`],
          solution: `The way back has the opposite direction, so both signs change: $${column(times(-1, ab))}$.`,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find $${arrow(p + r)}$ as a column vector. ${TYPED}`,
          letters: [],
          answer: typed(ac),
          scheme: [`M1 $${column(ab)} + ${column(bc)}$`, `A1 $${column(ac)}$`],
          solution: `Go by way of *${q}*: $${arrow(p + r)} = ${arrow(p + q)} + ${arrow(q + r)} = ${column(ab)} + ${column(bc)} = ${column(ac)}$.`,
        }),
      },
    }
  },
  verify: ({ a, ab, bc }) => {
    const b = [a[0] + ab[0], a[1] + ab[1]] as const
    const c = [b[0] + bc[0], b[1] + bc[1]] as const
    return {
      a: `(${b[0]}, ${b[1]})`,
      b: `(${a[0] - b[0]}, ${a[1] - b[1]})`,
      c: `(${c[0] - a[0]}, ${c[1] - a[1]})`,
    }
  },
})

supplement('two-unknown-scalars', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [0, 1].map((): Spot => [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]) as [
      Spot,
      Spot,
    ]
    const [k, m] = random.sample(nonZero(-4, 5), 2) as [number, number]
    const total = plus(times(k, a), times(m, b))
    const size = a[0] * b[1] - a[1] * b[0]
    const fits = size !== 0 && total.every(each => each !== 0 && Math.abs(each) <= 30)
    const isEasy = a.some(each => Math.abs(each) === 1) && b.some(each => Math.abs(each) === 1)
    return fits && !isEasy && Math.abs(k) > 1 && Math.abs(m) > 1
      ? {
          a,
          b,
          k,
          m,
          letters: random.pick([
            ['a', 'b', 'c'],
            ['p', 'q', 'r'],
            ['u', 'v', 'w'],
          ] as const),
        }
      : null
  },
  make: ({ a, b, k, m, letters: [one, two, three] }) => {
    const total = plus(times(k, a), times(m, b))
    const row = (at: 0 | 1) =>
      `${term(a[at], 'k')} ${b[at] < 0 ? '-' : '+'} ${term(Math.abs(b[at]), 'm')} = ${total[at]}`
    // Equal numbers of m need no multiplying, opposite ones are added.
    const isReady = Math.abs(b[0]) === Math.abs(b[1])
    const [up, low] = isReady ? [1, b[0] / b[1]] : [b[1], b[0]]
    const [left, right] = [up * a[0] - low * a[1], up * total[0] - low * total[1]]
    const first = left === 1 ? '' : `$${term(left, 'k')} = ${right}$, so `
    const how = isReady
      ? low === 1
        ? 'Subtract the second from the first'
        : 'Add them'
      : `Multiply the first by ${plain(up)} and the second by ${plain(low)}, then subtract`
    return {
      stem: [
        `$\\mathbf{${one}} = ${column(a)}$, $\\mathbf{${two}} = ${column(b)}$ and $\\mathbf{${three}} = ${column(total)}$.\n\n$k\\mathbf{${one}} + m\\mathbf{${two}} = \\mathbf{${three}}$`,
        `The vectors $\\mathbf{${one}} = ${column(a)}$, $\\mathbf{${two}} = ${column(b)}$ and $\\mathbf{${three}} = ${column(total)}$ satisfy $k\\mathbf{${one}} + m\\mathbf{${two}} = \\mathbf{${three}}$, where *k* and *m* are integers.`,
        `*k* and *m* are numbers such that $k${column(a)} + m${column(b)} = ${column(total)}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *k*.',
          scheme: [
            `M1 $${row(0)}$ and $${row(1)}$`,
            `M1 one letter eliminated, such as $${term(left, 'k')} = ${right}$`,
            `A1 $${k}$`,
          ],
          solution: `The upper numbers give $${row(0)}$ and the lower ones $${row(1)}$.\n\n${how}: ${first}$k = ${k}$.`,
          answer: k,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *m*.',
          scheme: [`B1 $${m}$`],
          solution: `Put $k = ${k}$ into $${row(0)}$. This gives $m = ${m}$.`,
          answer: m,
          follow: { from: 'a', formula: `(${total[0]} - (${a[0]})*x)/(${b[0]})` },
        }),
      },
    }
  },
  verify: ({ a, b, k, m }) => {
    const total = [a[0] * k + b[0] * m, a[1] * k + b[1] * m] as const
    for (let i = -9; i <= 9; i += 1)
      for (let j = -9; j <= 9; j += 1)
        if (a[0] * i + b[0] * j === total[0] && a[1] * i + b[1] * j === total[1]) return { a: i, b: j }
    return { a: Number.NaN, b: Number.NaN }
  },
})

function term(value: number, letter: string) {
  return `${value < 0 ? '-' : ''}${Math.abs(value) === 1 ? '' : Math.abs(value)}${letter}`
}

supplement('parallel-vectors', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [x, y] = random.sample([2, 3, 4, 5, 6, 7], 2) as [number, number]
    const a: Spot = [random.chance(0.5) ? x : -x, random.chance(0.5) ? y : -y]
    const [k, m] = [random.pick([-3, -2, 2, 3, 4]), random.pick([-4, -3, -2])]
    if (x % y === 0 || y % x === 0 || k === m) return null
    return {
      a,
      k,
      m,
      isUpper: random.chance(0.5),
      names: random.pick([
        ['a', 'b', 'c'],
        ['p', 'q', 'r'],
        ['u', 'v', 'w'],
      ] as const),
    }
  },
  make: ({ a, k, m, isUpper, names: [one, two, three] }) => {
    const b = times(k, a)
    const [known, unknown] = isUpper ? [b[1], b[0]] : [b[0], b[1]]
    const shownB = isUpper ? `\\binom{t}{${known}}` : `\\binom{${known}}{t}`
    const c = times(m, a)
    const long = { [-2]: 'twice', [-3]: 'three times', [-4]: 'four times' }[m] ?? ''
    return {
      stem: [
        `$\\mathbf{${one}} = ${column(a)}$ and $\\mathbf{${two}} = ${shownB}$`,
        `Two vectors are $\\mathbf{${one}} = ${column(a)}$ and $\\mathbf{${two}} = ${shownB}$, where *t* is a number.`,
        `Here $\\mathbf{${one}} = ${column(a)}$ and $\\mathbf{${two}} = ${shownB}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `${bold(two)} is parallel to ${bold(one)}. Find the value of *t*.`,
            `Find the value of *t* for which ${bold(two)} is parallel to ${bold(one)}.`,
          ],
          scheme: [
            `M1 $\\mathbf{${two}} = ${k}\\mathbf{${one}}$, or an equation such as $\\frac{t}{${known}} = \\frac{${isUpper ? a[0] : a[1]}}{${isUpper ? a[1] : a[0]}}$`,
            `A1 $${unknown}$`,
          ],
          solution: `A vector that is parallel to ${bold(one)} is a multiple of it. Here $${known} = ${k} \\times ${isUpper ? (a[1] < 0 ? `(${a[1]})` : a[1]) : a[0] < 0 ? `(${a[0]})` : a[0]}$, so $\\mathbf{${two}} = ${k}\\mathbf{${one}}$ and $t = ${k} \\times ${isUpper ? (a[0] < 0 ? `(${a[0]})` : a[0]) : a[1] < 0 ? `(${a[1]})` : a[1]} = ${unknown}$.`,
          answer: unknown,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `The vector ${bold(three)} has the opposite direction to ${bold(one)} and is ${long} as long. Write down ${bold(three)} as a column vector. ${TYPED}`,
          letters: [],
          answer: typed(c),
          scheme: [`M1 $${m}\\mathbf{${one}}$`, `A1 $${column(c)}$`],
          solution: `The opposite direction is a negative multiple: $\\mathbf{${three}} = ${m}\\mathbf{${one}} = ${column(c)}$.`,
        }),
      },
    }
  },
  verify: ({ a, k, m, isUpper }) => {
    // Parallel vectors have the same gradient.
    const gradient = a[1] / a[0]
    const value = isUpper ? (k * a[1]) / gradient : k * a[0] * gradient
    return { a: Math.round(value * 1e9) / 1e9, b: `(${a[0]}*(${m}), ${a[1]}*(${m}))` }
  },
})

const AXES = {
  x: { label: '*x*', min: -7, max: 7, large: 1, parts: 1 },
  y: { label: '*y*', min: -6, max: 5, large: 1, parts: 1 },
}

supplement('fourth-corner', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const a: Spot = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-5, 4))]
    const [ab, ad] = [0, 1].map((): Spot => [random.pick(nonZero(-7, 7)), random.pick(nonZero(-6, 6))]) as [
      Spot,
      Spot,
    ]
    const corners = [plus(a, ab), plus(plus(a, ab), ad), plus(a, ad)]
    const fits = corners.every(([x, y]) => Math.abs(x) <= 7 && y >= -6 && y <= 5)
    const turn = ab[0] * ad[1] - ab[1] * ad[0]
    return fits && turn >= 12 ? { a, ab, ad, letters: random.pick(['ABCD', 'PQRS', 'KLMN']) } : null
  },
  make: ({ a, ab, ad, letters }) => {
    const [p = '', q = '', r = '', s = ''] = letters
    const [b, c, d] = [plus(a, ab), plus(plus(a, ab), ad), plus(a, ad)]
    const bd = minus(d, b)
    return {
      stem: [
        `*${p}* is the point ${shown(a)}. $${arrow(p + q)} = ${column(ab)}$ and $${arrow(q + r)} = ${column(ad)}$. *${letters}* is a parallelogram.`,
        `*${letters}* is a parallelogram with *${p}* at ${shown(a)}, $${arrow(p + q)} = ${column(ab)}$ and $${arrow(q + r)} = ${column(ad)}$.`,
        `A parallelogram *${letters}* has one vertex at *${p}* ${shown(a)}. Two of its sides are the vectors $${arrow(p + q)} = ${column(ab)}$ and $${arrow(q + r)} = ${column(ad)}$.`,
      ],
      parts: {
        a: plotPart({
          name: 'vectors/grid-with-a-point',
          title: 'Grid with one point',
          description: `A square grid with x from −7 to 7 and y from −6 to 5, to plot on. The point ${p} is marked at ${shown(a)}.`,
          command: 'Plot',
          objective: 'AO1',
          prompt: `The cross is *${p}*. Plot the points *${q}* and *${r}* on the grid.`,
          axes: AXES,
          given: [
            { tool: 'line', from: [-7, 0], to: [7, 0] },
            { tool: 'line', from: [0, -6], to: [0, 5] },
            { tool: 'point', at: a },
          ],
          tasks: [{ task: 'points', wanted: [b, c], marks: 2 }],
          scheme: [`B1 *${q}* at ${shown(b)} or *${r}* at ${shown(c)}`, 'B1 both points right'],
          solution: `Count the vector $${column(ab)}$ from *${p}*: *${q}* is at ${shown(b)}. From there count $${column(ad)}$: *${r}* is at ${shown(c)}.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the coordinates of *${s}*.`,
          letters: [],
          answer: typed(d),
          scheme: [`M1 $${arrow(p + s)} = ${column(ad)}$, or *${s}* on a drawing`, `A1 ${shown(d)}`],
          solution: `Opposite sides of a parallelogram are the same vector: $${arrow(p + s)} = ${arrow(q + r)} = ${column(ad)}$. So *${s}* is at ${shown(d)}.`,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find $${arrow(q + s)}$ as a column vector. ${TYPED}`,
          letters: [],
          answer: typed(bd),
          scheme: [`B1 $${column(bd)}$`],
          solution: `$${arrow(q + s)} = ${arrow(q + p)} + ${arrow(p + s)} = ${column(times(-1, ab))} + ${column(ad)} = ${column(bd)}$.`,
        }),
      },
    }
  },
  verify: ({ a, ab, ad }) => {
    // The diagonals of a parallelogram bisect each other.
    const c = [a[0] + ab[0] + ad[0], a[1] + ab[1] + ad[1]] as const
    const b = [a[0] + ab[0], a[1] + ab[1]] as const
    const d = [a[0] + c[0] - b[0], a[1] + c[1] - b[1]] as const
    return { b: `(${d[0]}, ${d[1]})`, c: `(${ad[0] - ab[0]}, ${ad[1] - ab[1]})` }
  },
})

const TRIPS = [
  { who: 'A drone', moves: 'flies', home: 'its starting point' },
  { who: 'A ship', moves: 'sails', home: 'the harbour where it started' },
  { who: 'A cyclist', moves: 'rides', home: 'the camp where she started' },
] as const

supplement('trip-and-way-back', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const leg = (): Spot => [random.step(-4.8, 4.8, 0.1), random.step(-4.8, 4.8, 0.1)]
    const [a, b] = [leg(), leg()]
    const k = random.pick([2, 3, 4])
    const whole = plus(times(k, a), b).map(each => Math.round(each * 10) / 10) as [number, number]
    const isClear = [...a, ...b, ...whole].every(each => Math.abs(each) >= 0.4 && !Number.isInteger(each))
    return isClear ? { a, b, k, trip: random.int(0, 2) } : null
  },
  make: ({ a, b, k, trip }) => {
    const { who, moves, home } = TRIPS[trip] ?? TRIPS[0]
    const tidy = (spot: Spot) => spot.map(each => Math.round(each * 100) / 100 + 0) as [number, number]
    const [many, whole] = [tidy(times(k, a)), tidy(plus(times(k, a), b))]
    const back = tidy(times(-1, whole))
    const rate = tidy(times(1 / 2, back))
    return {
      stem: `In this question, the upper number of a vector is a distance in kilometres to the east and the lower number a distance in kilometres to the north.\n\n${who} ${moves} for 1 hour with the displacement $\\mathbf{a} = ${column(a)}$, and goes on in the same way until ${k} hours have passed. Then it has one more displacement, $\\mathbf{b} = ${column(b)}$.`.replace(
        'Then it has',
        trip === 2 ? 'Then she has' : 'Then it has',
      ),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the displacement after the first ${k} hours, ${k}**a**. ${TYPED}`,
          letters: [],
          answer: typed(many),
          scheme: [`B1 $${column(many)}$`],
          solution: `Multiply both numbers by ${k}: $${column(many)}$.`,
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out ${k}**a** + **b**, the displacement for the whole trip. ${TYPED}`,
          letters: [],
          answer: typed(whole),
          scheme: [`M1 $${column(many)} + ${column(b)}$`, `A1 $${column(whole)}$`],
          solution: `Add: $${column(many)} + ${column(b)} = ${column(whole)}$.`,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `The way back to ${home} is one straight line, at a constant speed, and takes 2 hours. Find the displacement in each of these hours. ${TYPED}`,
          letters: [],
          answer: typed(rate),
          scheme: [`M1 $${column(back)}$`, `A1 $${column(rate)}$`],
          solution: `The way back is the negative of the whole displacement, $${column(back)}$. In each hour it is half of that: $${column(rate)}$. (${quantity(Math.abs(rate[0]), 'km')} to the ${rate[0] < 0 ? 'west' : 'east'} and ${quantity(Math.abs(rate[1]), 'km')} to the ${rate[1] < 0 ? 'south' : 'north'}.)`,
        }),
      },
    }
  },
  verify: ({ a, b, k }) => {
    const round = (value: number) => Math.round(value * 1000) / 1000 + 0
    const hourly = Array.from({ length: k }, () => a)
    const east = hourly.reduce((sum, [x]) => sum + x, 0)
    const north = hourly.reduce((sum, [, y]) => sum + y, 0)
    return {
      a: `(${round(east)}, ${round(north)})`,
      b: `(${round(east + b[0])}, ${round(north + b[1])})`,
      c: `(${round((-east - b[0]) / 2)}, ${round((-north - b[1]) / 2)})`,
    }
  },
})
