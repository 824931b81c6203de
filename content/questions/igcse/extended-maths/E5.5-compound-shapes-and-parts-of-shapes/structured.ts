import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { coneOnHemisphere, rounded, squareAndQuarter } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E5.5')

export { templates }

const UNITS = ['cm', 'm']
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 6, 10],
  [8, 15, 17],
  [9, 12, 15],
  [12, 9, 15],
  [7, 24, 25],
  [12, 16, 20],
  [15, 20, 25],
] as const

core('rectangle-and-semicircle', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [half, long] = [random.step(2, 12, 2), random.int(5, 30)]
    return long < 1.2 * half || long > 5 * half ? null : { half, long, unit: random.pick(UNITS) }
  },
  make: ({ half, long, unit }) => {
    const across = 2 * half
    const pi = (count: number, word: string) => (count === 1 ? word : `${count}${word}`)
    const [straight, area, part] = [2 * long + across, across * long, (half * half) / 2]
    return {
      stem: 'The diagram shows a shape made of a rectangle and a semicircle.',
      figure: rounded(across, long, unit, 1),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the perimeter of the shape, in ${unit}. Give your answer in terms of π.`,
            `Find, in terms of π, the perimeter of the shape in ${unit}.`,
          ],
          scheme: [`M1 $\\frac{1}{2} \\times \\pi \\times ${across}$`, `A1 $${straight} + ${half}\\pi$`],
          solution: `The edge has three straight sides and half of a circle. The dashed line is inside and does not belong to it.\n\n$${long} + ${across} + ${long} + \\frac{1}{2} \\times \\pi \\times ${across} = ${straight} + ${half}\\pi$`,
          answer: `${straight} + ${half}pi`,
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the area of the shape, in ${unit}^{2}. Give your answer in terms of π.`,
          scheme: [
            `M1 $${across} \\times ${long}$`,
            `M1 $\\frac{1}{2} \\times \\pi \\times ${half}^2$`,
            `A1 $${area} + ${pi(part, '\\pi')}$`,
          ],
          solution: `Rectangle: $${across} \\times ${long} = ${area}$. Semicircle with radius ${half}: $\\frac{1}{2} \\times \\pi \\times ${half}^2 = ${pi(part, '\\pi')}$.\n\nTogether: $${area} + ${pi(part, '\\pi')}$`,
          answer: `${area} + ${pi(part, 'pi')}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ half, long }) => ({
    a: `${long} + ${long} + 2*${half} + 2*pi*${half}/2`,
    b: `2*${half}*${long} + pi*(2*${half})^2/8`,
  }),
})

core('square-and-quarter-circle', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ side: random.step(4, 40, 2), unit: random.pick(UNITS), thing: random.int(0, 2) }),
  make: ({ side, unit, thing }) => {
    const part = (side * side) / 4
    const shown = `${side * side} - ${part}\\pi`
    const what = [
      'The diagram shows a square',
      'A tile has the shape of the square',
      'A lawn is in the shape of the square',
    ]
    return {
      stem: `${what[unit === 'm' ? (thing === 1 ? 0 : thing) : thing === 2 ? 0 : thing]} *ABCD* with side ${quantity(side, unit)}. *BD* is an arc of a circle with centre *A*.`,
      figure: squareAndQuarter(`${side} ${unit}`),
      parts: {
        a: ask.expression({
          command: 'Work out',
          prompt: [
            `Work out the area of the shaded region, in ${unit}^{2}. Give your answer in terms of π.`,
            `Find the exact area of the shaded region, in ${unit}^{2}.`,
            `Work out, in terms of π, the area of the shaded part in ${unit}^{2}.`,
          ],
          scheme: [
            `B1 $${side * side}$`,
            `M1 $\\frac{1}{4} \\times \\pi \\times ${side}^2$`,
            `A1 $${shown}$`,
          ],
          solution: `Take the quarter circle away from the square. Its radius is the side of the square.\n\n$${side}^2 - \\frac{1}{4} \\times \\pi \\times ${side}^2 = ${shown}$`,
          answer: `${side * side} - ${part}pi`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ side }) => ({ a: `${side}^2*(1 - pi/4)` }),
})

core('cone-on-a-hemisphere', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [radius, height, slant] = random.pick(TRIPLES)
    return (radius * radius * (2 * radius + height)) % 3 === 0
      ? {
          radius,
          height,
          slant,
          unit: random.pick(['cm', 'mm', 'm']),
          thing: random.int(0, 2),
          way: random.int(0, 2),
        }
      : null
  },
  make: ({ radius, height, slant, unit, thing, way }) => {
    const [ball, cone] = [
      `\\frac{2}{3} \\times \\pi \\times ${radius}^3`,
      `\\frac{1}{3} \\times \\pi \\times ${radius}^2 \\times ${height}`,
    ]
    const volume = (radius * radius * (2 * radius + height)) / 3
    const total = radius * (2 * radius + slant)
    const what = ['A solid', 'A toy', 'A metal part'][unit === 'm' ? 0 : thing]
    const made = [
      `is made of a hemisphere of radius ${quantity(radius, unit)} and a cone of the same radius. The perpendicular height of the cone is ${quantity(height, unit)}.`,
      `is a cone joined to a hemisphere. Both have radius ${quantity(radius, unit)}, and the cone has perpendicular height ${quantity(height, unit)}.`,
      `has two parts, a hemisphere and a cone, both of radius ${quantity(radius, unit)}. The perpendicular height of the cone is ${quantity(height, unit)}.`,
    ][way]
    return {
      stem: `${what} ${made}`,
      figure: coneOnHemisphere(radius, height, unit),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the volume, in ${unit}^{3}. Give your answer in terms of π.`,
          scheme: [`M1 $${ball}$`, `M1 $${cone}$`, `A1 $${volume}\\pi$`],
          solution: `A hemisphere is half of a sphere: $\\frac{1}{2} \\times \\frac{4}{3}\\pi r^3 = ${ball}$. Cone: $${cone}$.\n\nThe sum is $${volume}\\pi$.`,
          answer: `${volume}pi`,
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: `Work out the total surface area, in ${unit}^{2}. Give your answer in terms of π.`,
          scheme: [
            `M1 slant height $\\sqrt{${radius}^2 + ${height}^2} = ${slant}$`,
            `M1 $\\pi \\times ${radius} \\times ${slant} + 2 \\times \\pi \\times ${radius}^2$`,
            `A1 $${total}\\pi$`,
          ],
          solution: `The slant height of the cone is $\\sqrt{${radius}^2 + ${height}^2} = ${slant}$.\n\nThe surface is two curved parts. The joined circles are inside.\n\n$\\pi \\times ${radius} \\times ${slant} + 2 \\times \\pi \\times ${radius}^2 = ${radius * slant}\\pi + ${2 * radius * radius}\\pi = ${total}\\pi$`,
          answer: `${total}pi`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ radius, height }) => ({
    a: `(1/2)*(4/3)*pi*${radius}^3 + pi*${radius}^2*${height}/3`,
    b: `pi*${radius}*sqrt(${radius ** 2 + height ** 2}) + 4*pi*${radius}^2/2`,
  }),
})

supplement('spheres-into-cones', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [ball, radius, height] = [random.int(3, 12), random.int(1, 6), random.int(2, 14)]
    const count = (4 * ball ** 3) / (radius * radius * height)
    const bad = !Number.isInteger(count) || count < 4 || count > 60 || height < radius
    return bad ? null : { ball, radius, height, count, thing: random.int(0, 2) }
  },
  make: ({ ball, radius, height, count, thing }) => {
    const [what, made] = (
      [
        ['A solid metal sphere', 'All the metal is used to make identical solid cones'],
        ['A solid ball of wax', 'All the wax is used to make candles, which are identical solid cones'],
        [
          'A solid chocolate ball',
          'All the chocolate is used to make sweets, which are identical solid cones',
        ],
      ] as const
    )[thing] ?? ['', '']
    return {
      stem: `${what} of radius ${quantity(ball, 'cm')} is melted. ${made} of radius ${quantity(radius, 'cm')} and perpendicular height ${quantity(height, 'cm')}.`,
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: ['Work out the number of cones that are made.', 'Work out how many cones can be made.'],
          scheme: [
            `M1 $\\frac{4}{3} \\times \\pi \\times ${ball}^3$`,
            `M1 $\\frac{1}{3} \\times \\pi \\times ${radius}^2 \\times ${height}$`,
            `A1 ${count}`,
          ],
          solution: `The volume stays the same. Divide the volume of the sphere by the volume of one cone; $\\frac{1}{3}\\pi$ cancels:\n\n$\\frac{4 \\times ${ball}^3}{${radius}^2 \\times ${height}} = \\frac{${4 * ball ** 3}}{${radius * radius * height}} = ${count}$`,
          answer: count,
        }),
      },
    }
  },
  verify: ({ ball, radius, height }) => {
    const sphere = (Math.PI * (2 * ball) ** 3) / 6
    return { a: Math.round(sphere / ((Math.PI * (2 * radius) ** 2 * height) / 12)) }
  },
})
