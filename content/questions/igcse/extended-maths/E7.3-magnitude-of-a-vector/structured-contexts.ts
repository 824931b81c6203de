import { ask } from '@/lib/exams/authoring/ask'
import { arrow, bracketed, COLUMN_TYPED, column, nonZero } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { legs, velocities } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E7.3', { calculator: 'needed' })

export { templates }

const TRAVELLERS = [
  { who: 'A ship', where: 'a harbour *O*', unit: 'km', goes: 'sails', fast: [14, 26], speed: 'km/h' },
  { who: 'A drone', where: 'a radio mast *O*', unit: 'm', goes: 'flies', fast: [3, 8], speed: 'm/s' },
  { who: 'A hiker', where: 'a mountain hut *O*', unit: 'km', goes: 'walks', fast: [3, 5], speed: 'km/h' },
] as const

supplement('length-of-a-route', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const place = random.int(0, 2)
    const top = place === 1 ? 30 : place === 2 ? 5 : 12
    const [x, y] = [random.int(-top, top), random.int(-top, top)]
    const [u, v] = [random.pick(nonZero(-top, top)), random.pick(nonZero(-top, top))]
    const [p, q] = [random.pick(nonZero(-top, top)), random.pick(nonZero(-top, top))]
    const [slow, quick] = (TRAVELLERS[place] ?? TRAVELLERS[0]).fast
    const fast = random.int(slow, quick)
    const turn = Math.abs(u * q - v * p) / (Math.hypot(u, v) * Math.hypot(p, q))
    const sizes = [Math.hypot(u, v), Math.hypot(p, q), Math.hypot(u + p, v + q)]
    const bad =
      turn < 0.5 ||
      x === 0 ||
      y === 0 ||
      sizes.some(each => Number.isInteger(each) || each < top * 0.6) ||
      x + u === 0 ||
      y + v === 0
    return bad ? null : { place, x, y, u, v, p, q, fast }
  },
  make: ({ place, x, y, u, v, p, q, fast }) => {
    const { who, where, unit, goes, speed } = TRAVELLERS[place] ?? TRAVELLERS[0]
    const [first, second] = [Math.hypot(u, v), Math.hypot(p, q)]
    const all = first + second
    const time = all / fast
    const per = speed === 'm/s' ? 's' : 'hours'
    return {
      stem: `Seen from ${where}, the position vector of a point *A* is $${column(x, y)}$ and that of a point *B* is $${column(x + u, y + v)}$. All lengths are in ${unit === 'km' ? 'kilometres' : 'metres'}. ${who} ${goes} in a straight line from *A* to *B*, then in a straight line from *B* to *C*, where $${arrow('BC')} = ${column(p, q)}$.`,
      figure: legs([x, y], [u, v], [p, q]),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find $${arrow('AB')}$ as a column vector. ${COLUMN_TYPED}`,
          scheme: [`B1 $${column(u, v)}$`],
          solution: `$${arrow('AB')} = ${arrow('OB')} - ${arrow('OA')} = ${column(x + u, y + v)} - ${column(x, y)} = ${column(u, v)}$`,
          answer: `(${u}, ${v})`,
          letters: [],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [`Calculate $|${arrow('AB')}|$.`, 'Calculate the distance from *A* to *B*.'],
          scheme: [
            `M1 $\\sqrt{${bracketed(u)}^2 + ${bracketed(v)}^2}$, with their (a)`,
            `A1 ${figures(first, 3)}`,
          ],
          solution: `$|${arrow('AB')}| = \\sqrt{${bracketed(u)}^2 + ${bracketed(v)}^2} = \\sqrt{${u * u + v * v}} = ${figures(first, 3)}$ ${unit}`,
          answer: first,
          sigFigs: 3,
          unit,
        }),
        c: ask.number({
          command: 'Calculate',
          lead: `The speed is ${fast} ${speed} all the way.`,
          prompt: 'Calculate the time for the whole journey from *A* to *C*.',
          scheme: [
            `M1 $\\sqrt{${bracketed(p)}^2 + ${bracketed(q)}^2}$, or ${figures(second, 3)}`,
            `M1 $(${figures(first, 3)} + ${figures(second, 3)}) \\div ${fast}$, with their lengths`,
            `A1 ${figures(time, 3)} (${per})`,
          ],
          solution: `$|${arrow('BC')}| = \\sqrt{${bracketed(p)}^2 + ${bracketed(q)}^2} = ${figures(second, 5)}$ ${unit}, so the whole distance is $${figures(first, 5)} + ${figures(second, 5)} = ${figures(all, 5)}$ ${unit}.\n\nTime = distance ÷ speed = $${figures(all, 5)} \\div ${fast} = ${figures(time, 3)}$ ${per}.`,
          answer: time,
          sigFigs: 3,
          unit: per,
          follow: { from: 'b', formula: `(x + sqrt(${p * p + q * q}))/${fast}` },
          via: [{ value: first, formula: `(x + sqrt(${p * p + q * q}))/${fast}` }],
          alsoRight: [(Number(figures(first, 3)) + Number(figures(second, 3))) / fast],
        }),
      },
    }
  },
  // By the cosine of the angle of each leg.
  verify: ({ u, v, p, q, fast }) => {
    const length = (x: number, y: number) => Math.abs(x) / Math.cos(Math.atan(Math.abs(y / x)))
    return { a: `(${u}, ${v})`, b: length(u, v), c: (length(u, v) + length(p, q)) / fast }
  },
})

const MOVING = [
  {
    who: 'boat',
    first: 'through the water',
    other: 'current',
    names: ['boat', 'current'],
    unit: 'km/h',
    size: 14,
  },
  {
    who: 'small plane',
    first: 'in still air',
    other: 'wind',
    names: ['plane', 'wind'],
    unit: 'km/h',
    size: 150,
  },
  { who: 'drone', first: 'in still air', other: 'wind', names: ['drone', 'wind'], unit: 'm/s', size: 12 },
] as const

supplement('resultant-speed', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const place = random.int(0, 2)
    const size = MOVING[place]?.size ?? 12
    const step = place === 1 ? 5 : 1
    const [x, y] = [random.step(size * 0.4, size, step), random.step(size * 0.4, size, step)].map(each =>
      Math.round(each),
    ) as [number, number]
    const [p, q] = [
      random.step(Math.round(size * 0.1), Math.round(size * 0.5), step),
      random.step(-Math.round(size * 0.4), Math.round(size * 0.2), step),
    ].map(each => Math.round(each)) as [number, number]
    const [own, all] = [Math.hypot(x, y), Math.hypot(x + p, y + q)]
    const rise = (all - own) / own
    const turn = Math.abs(x * q - y * p) / (own * Math.hypot(p, q))
    const bad = q === 0 || rise < 0.06 || turn < 0.4 || Number.isInteger(own) || Number.isInteger(all)
    return bad ? null : { place, x, y, p, q }
  },
  make: ({ place, x, y, p, q }) => {
    const { who, first, other, names, unit } = MOVING[place] ?? MOVING[0]
    const [own, all] = [Math.hypot(x, y), Math.hypot(x + p, y + q)]
    const rise = (all / own - 1) * 100
    return {
      stem: `The velocity of a ${who} ${first} is $\\mathbf{v} = ${column(x, y)}$ and the velocity of the ${other} is $\\mathbf{w} = ${column(p, q)}$, both in ${unit}. The ${who} moves with the velocity $\\mathbf{v} + \\mathbf{w}$. Its speed is the magnitude of this vector.`,
      figure: velocities([x, y], [p, q], names),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find $\\mathbf{v} + \\mathbf{w}$ as a column vector. ${COLUMN_TYPED}`,
          scheme: [`B1 $${column(x + p, y + q)}$`],
          solution: `Add the upper numbers, then the lower numbers: $${column(x, y)} + ${column(p, q)} = ${column(x + p, y + q)}$.`,
          answer: `(${x + p}, ${y + q})`,
          letters: [],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [`Calculate the speed of the ${who}.`, 'Calculate $|\\mathbf{v} + \\mathbf{w}|$.'],
          scheme: [
            `M1 $\\sqrt{${x + p}^2 + ${bracketed(y + q)}^2}$, with their (a)`,
            `A1 ${figures(all, 3)}`,
          ],
          solution: `$|\\mathbf{v} + \\mathbf{w}| = \\sqrt{${x + p}^2 + ${bracketed(y + q)}^2} = \\sqrt{${(x + p) ** 2 + (y + q) ** 2}} = ${figures(all, 3)}$ ${unit}`,
          answer: all,
          sigFigs: 3,
          unit,
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: [
            `Without the ${other}, the speed would be $|\\mathbf{v}|$. Calculate the percentage by which the ${other} increases the speed.`,
            `Calculate the percentage by which this speed is greater than $|\\mathbf{v}|$.`,
          ],
          scheme: [
            `M1 $\\sqrt{${x}^2 + ${y}^2}$, or ${figures(own, 3)}`,
            `M1 $\\frac{${figures(all, 3)} - ${figures(own, 3)}}{${figures(own, 3)}} \\times 100$, with their speeds`,
            `A1 ${figures(rise, 3)} (%)`,
          ],
          solution: `$|\\mathbf{v}| = \\sqrt{${x}^2 + ${y}^2} = ${figures(own, 6)}$ ${unit}.\n\nIncrease: $\\frac{${figures(all, 6)} - ${figures(own, 6)}}{${figures(own, 6)}} \\times 100 = ${figures(rise, 3)}$ %`,
          answer: rise,
          sigFigs: 3,
          unit: '%',
          follow: { from: 'b', formula: `(x/sqrt(${x * x + y * y}) - 1)*100` },
          via: [{ value: all, formula: `(x/sqrt(${x * x + y * y}) - 1)*100` }],
          alsoRight: [4, 3].map(
            count => (Number(figures(all, count)) / Number(figures(own, count)) - 1) * 100,
          ),
        }),
      },
    }
  },
  // By the cosine rule with the angle between the two velocities.
  verify: ({ x, y, p, q }) => {
    const [own, other] = [Math.sqrt(x * x + y * y), Math.sqrt(p * p + q * q)]
    const between = Math.atan2(q, p) - Math.atan2(y, x)
    const all = Math.sqrt(own * own + other * other + 2 * own * other * Math.cos(between))
    return { a: `(${x + p}, ${y + q})`, b: all, c: (100 * all) / own - 100 }
  },
})
