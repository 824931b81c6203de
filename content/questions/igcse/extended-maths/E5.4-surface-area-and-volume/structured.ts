import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { coneFigure, cylinderFigure, sphereFigure } from '../solid-figures'
import { squarePyramid, trianglePrism } from './drawings'

const { core, templates } = questionsOf('structured', 'E5.4')

export { templates }

/** The papers allow 3.142 for π. */
const ROUGH = 3142 / 1000
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [12, 5, 13],
  [5, 12, 13],
  [12, 9, 15],
  [9, 12, 15],
  [8, 15, 17],
] as const

core('cylinder-height-from-a-volume', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [radius, height] = [random.int(2, 9), random.int(3, 20)]
    return height < radius || height > 4 * radius ? null : { radius, height, thing: random.int(0, 2) }
  },
  make: ({ radius, height, thing }) => {
    const volume = radius * radius * height
    const what = ['A solid cylinder', 'A cylindrical candle', 'A metal cylinder'][thing]
    return {
      stem: `${what} has radius ${quantity(radius, 'cm')} and height *h* cm. Its volume is $${volume}\\pi$ cm^{3}.`,
      figure: cylinderFigure({ radius, height }, `${radius} cm`, '*h* cm'),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Work out the value of *h*.', 'Find *h*.'],
          scheme: [`M1 $\\pi \\times ${radius}^2 \\times h = ${volume}\\pi$`, `A1 ${height}`],
          solution: `$\\pi \\times ${radius}^2 \\times h = ${volume}\\pi$. Divide both sides by $${radius * radius}\\pi$: $h = ${height}$.`,
          answer: height,
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the curved surface area, in cm^{2}. Give your answer in terms of π.',
          scheme: [`B1 $${2 * radius * height}\\pi$`],
          solution: `Curved surface area $= 2\\pi rh = 2 \\times \\pi \\times ${radius} \\times ${height} = ${2 * radius * height}\\pi$.`,
          answer: `${2 * radius * height}pi`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  // The curved area is twice the volume over the radius.
  verify: ({ radius, height }) => {
    const volume = Math.PI * radius ** 2 * height
    return { a: volume / Math.PI / radius / radius, b: `(2*${Math.round(volume / Math.PI)}/${radius})*pi` }
  },
})

core('prism-volume-and-surface', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [across, high, slant] = random.pick(TRIPLES)
    return { across, high, slant, length: random.int(6, 20), unit: random.pick(['cm', 'm']) }
  },
  make: ({ across, high, slant, length, unit }) => {
    const [end, sides] = [(across * high) / 2, (across + high + slant) * length]
    return {
      stem: 'The diagram shows a solid prism. Its cross-section is a right-angled triangle.',
      figure: trianglePrism(across, high, slant, length, unit),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Work out the volume of the prism.', 'Find the volume of the prism.'],
          scheme: [
            `M1 $\\frac{1}{2} \\times ${across} \\times ${high} \\times ${length}$`,
            `A1 ${plain(end * length)} (${unit}^{3})`,
          ],
          solution: `The cross-section has area $\\frac{1}{2} \\times ${across} \\times ${high} = ${end}$. The volume is cross-section times length: $${end} \\times ${length} = ${plain(end * length)}$.`,
          answer: end * length,
          unit: `${unit}^3`,
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: [
            'Work out the total surface area of the prism.',
            'Find the total surface area of the prism.',
          ],
          scheme: [
            `M1 $2 \\times ${end}$ for the two ends`,
            `M1 $${across} \\times ${length} + ${high} \\times ${length} + ${slant} \\times ${length}$`,
            `A1 ${plain(2 * end + sides)} (${unit}^{2})`,
          ],
          solution: `The prism has five faces: two triangles and three rectangles.\n\nTriangles: $2 \\times ${end} = ${2 * end}$. Rectangles: $${across * length} + ${high * length} + ${slant * length} = ${plain(sides)}$.\n\nTogether: ${plain(2 * end + sides)} ${unit}^{2}`,
          answer: 2 * end + sides,
          unit: `${unit}^2`,
        }),
      },
    }
  },
  // Half of a cuboid: half of its volume, half of its surface and the face of the cut.
  verify: ({ across, high, length }) => {
    const box = across * high * length
    const faces = 2 * (across * high + high * length + length * across)
    const lost = high * length + length * across
    return { a: box / 2, b: faces - lost + length * Math.hypot(across, high) - across * high }
  },
})

core('cone-in-terms-of-pi', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [radius, height, slant] = random.pick(TRIPLES)
    const times = random.int(1, 3)
    return (radius * radius * height * times ** 3) % 3 !== 0 || slant * times > 40
      ? null
      : {
          radius: radius * times,
          height: height * times,
          slant: slant * times,
          thing: random.int(0, 2),
          unit: random.pick(['cm', 'm']),
        }
  },
  make: ({ radius, height, slant, thing, unit }) => {
    const [volume, total] = [(radius * radius * height) / 3, radius * (slant + radius)]
    const what = ['A solid cone', 'A wooden cone', 'A plastic cone'][unit === 'm' ? 0 : thing]
    return {
      stem: `${what} has radius ${quantity(radius, unit)} and perpendicular height ${quantity(height, unit)}.`,
      figure: coneFigure({ radius, height }, { radius: `${radius} ${unit}`, height: `${height} ${unit}` }),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the volume of the cone, in ${unit}^{3}. Give your answer in terms of π.`,
            `Find, in terms of π, the volume of the cone in ${unit}^{3}.`,
          ],
          scheme: [
            `M1 $\\frac{1}{3} \\times \\pi \\times ${radius}^2 \\times ${height}$`,
            `A1 $${volume}\\pi$`,
          ],
          solution: `$\\frac{1}{3}\\pi r^2h = \\frac{1}{3} \\times \\pi \\times ${radius}^2 \\times ${height} = ${volume}\\pi$`,
          answer: `${volume}pi`,
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: `Work out the total surface area of the cone, in ${unit}^{2}. Give your answer in terms of π.`,
          scheme: [
            `M1 slant height $\\sqrt{${radius}^2 + ${height}^2} = ${slant}$`,
            `M1 $\\pi \\times ${radius} \\times ${slant} + \\pi \\times ${radius}^2$`,
            `A1 $${total}\\pi$`,
          ],
          solution: `The slant height is the hypotenuse: $l = \\sqrt{${radius}^2 + ${height}^2} = ${slant}$.\n\nCurved surface: $\\pi rl = ${radius * slant}\\pi$. Base: $\\pi r^2 = ${radius * radius}\\pi$. Total: $${total}\\pi$`,
          answer: `${total}pi`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ radius, height }) => ({
    a: `pi*${height}*${radius}^2/3`,
    b: `pi*${radius}*(${radius} + sqrt(${radius ** 2 + height ** 2}))`,
  }),
})

core('height-of-a-pyramid', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [edge, volume] = [random.step(5.2, 12.8, 0.1), random.int(90, 620)]
    const height = (3 * volume) / edge ** 2
    return height < edge * 0.7 || height > edge * 2 ? null : { edge, volume, height, thing: random.int(0, 2) }
  },
  make: ({ edge, volume, height, thing }) => {
    const what = ['A solid pyramid', 'A glass paperweight is a pyramid. It', 'A wax pyramid'][thing]
    return {
      stem: `${what} has a square base of side ${quantity(edge, 'cm')}. Its volume is ${quantity(volume, 'cm^3')}.`,
      figure: squarePyramid(`${edge} cm`, '*h*'),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            'Calculate the perpendicular height, *h* cm, of the pyramid.',
            'Calculate the value of *h*.',
          ],
          scheme: [
            `M1 $\\frac{1}{3} \\times ${edge}^2 \\times h = ${volume}$`,
            `M1 $h = \\frac{3 \\times ${volume}}{${edge}^2}$`,
            `A1 ${figures(height, 3)}`,
          ],
          solution: `The volume is a third of base area times height: $\\frac{1}{3} \\times ${edge}^2 \\times h = ${volume}$.\n\n$h = \\frac{3 \\times ${volume}}{${edge}^2} = ${figures(height, 3)}$`,
          answer: height,
          sigFigs: 3,
          unit: 'cm',
        }),
      },
    }
  },
  // A pyramid has a third of the height of the prism with its base and volume.
  verify: ({ edge, volume }) => ({ a: (volume / edge / edge) * 3 }),
})

core('sphere-from-its-surface', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => ({ area: random.step(85, 980, 5), thing: random.int(0, 2) }),
  make: ({ area, thing }) => {
    const radius = Math.sqrt(area / (4 * Math.PI))
    const volume = (area * radius) / 3
    const rough = Math.sqrt(area / (4 * ROUGH))
    const what = ['A solid sphere', 'A rubber ball is a sphere. It', 'A glass ball is a sphere. It'][thing]
    return {
      stem: `${what} has a surface area of ${quantity(area, 'cm^2')}.`,
      figure: sphereFigure('*r* cm'),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: ['Calculate the radius, *r* cm, of the sphere.', 'Calculate the value of *r*.'],
          scheme: [
            `M1 $4 \\times \\pi \\times r^2 = ${area}$`,
            `M1 $r = \\sqrt{\\frac{${area}}{4\\pi}}$`,
            `A1 ${figures(radius, 3)}`,
          ],
          solution: `$4\\pi r^2 = ${area}$, so $r^2 = \\frac{${area}}{4\\pi} = ${figures(radius * radius, 5)}$ and $r = ${figures(radius, 3)}$.`,
          answer: radius,
          sigFigs: 3,
          unit: 'cm',
          alsoRight: [rough],
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the volume of the sphere.',
          scheme: [
            `M1 $\\frac{4}{3} \\times \\pi \\times ${figures(radius, 3)}^3$, with their *r*`,
            `A1 ${figures(volume, 3)} (cm^{3})`,
          ],
          solution: `Use the unrounded radius: $\\frac{4}{3} \\times \\pi \\times ${figures(radius, 5)}^3 = ${figures(volume, 3)}$ cm^{3}.`,
          answer: volume,
          sigFigs: 3,
          unit: 'cm^3',
          follow: { from: 'a', formula: `4*${Math.PI}*x^3/3` },
          via: [{ value: radius, formula: `4*${Math.PI}*x^3/3` }],
          alsoRight: [(4 * ROUGH * rough ** 3) / 3],
        }),
      },
    }
  },
  // By the sphere's area of πd² and its volume of πd³ ÷ 6.
  verify: ({ area }) => {
    const across = Math.sqrt(area / Math.PI)
    return { a: across / 2, b: (Math.PI * across ** 3) / 6 }
  },
})

core('water-tank', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [radius, height] = [random.step(0.6, 1.4, 0.05), random.step(1.2, 2.9, 0.1)]
    const [covers, price] = [random.int(5, 9), random.step(8.5, 19.5, 0.5)]
    const area = 2 * Math.PI * radius * (radius + height)
    const part = area / covers - Math.floor(area / covers)
    return part < 0.1 || part > 0.9 || height < radius
      ? null
      : { radius, height, covers, price, area, thing: random.int(0, 2) }
  },
  make: ({ radius, height, covers, price, area, thing }) => {
    const volume = 1000 * Math.PI * radius * radius * height
    const tins = Math.ceil(area / covers)
    const what = ['A closed water tank', 'A closed oil tank', 'A closed milk tank'][thing]
    return {
      stem: `${what} is a cylinder with radius ${quantity(radius, 'm')} and height ${quantity(height, 'm')}.`,
      figure: cylinderFigure({ radius, height }, `${radius} m`, `${height} m`),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the volume of the tank. Give your answer in litres.',
          scheme: [
            `M1 $\\pi \\times ${radius}^2 \\times ${height}$`,
            'M1 multiplies by 1000',
            `A1 ${figures(volume, 3)} (litres)`,
          ],
          solution: `$\\pi r^2h = \\pi \\times ${radius}^2 \\times ${height} = ${figures(volume / 1000, 5)}$ m^{3}.\n\nOne cubic metre is 1000 litres, so the tank holds ${figures(volume, 3)} litres.`,
          answer: volume,
          sigFigs: 3,
          unit: 'litres',
          alsoRight: [(volume * ROUGH) / Math.PI],
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the total surface area of the tank.',
          scheme: [
            `M1 $2 \\times \\pi \\times ${radius} \\times ${height}$`,
            `M1 adds $2 \\times \\pi \\times ${radius}^2$`,
            `A1 ${figures(area, 3)} (m^{2})`,
          ],
          solution: `The curved surface is $2\\pi rh = ${figures(2 * Math.PI * radius * height, 5)}$. A closed tank has two circles: $2\\pi r^2 = ${figures(2 * Math.PI * radius * radius, 5)}$.\n\nTogether: ${figures(area, 3)} m^{2}`,
          answer: area,
          sigFigs: 3,
          unit: 'm^2',
          alsoRight: [(area * ROUGH) / Math.PI],
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `The outside of the tank is painted. One tin of paint covers ${quantity(covers, 'm^2')} and costs ${money(price)}. Calculate the cost of the tins that are needed.`,
          scheme: [
            `M1 $\\frac{${figures(area, 3)}}{${covers}}$, with their area, rounded up`,
            `A1 ${money(clean(tins * price))}`,
          ],
          solution: `$${figures(area, 4)} \\div ${covers} = ${plain(area / covers, 2)}$. Only whole tins are sold, so ${tins} are needed.\n\n${tins} × ${money(price)} = ${money(clean(tins * price))}`,
          answer: clean(tins * price),
          unit: '$',
        }),
      },
    }
  },
  // In decimetres, whose cube is a litre; the tins bought one after the other.
  verify: ({ radius, height, covers, price }) => {
    const [r, h] = [10 * radius, 10 * height]
    const volume = Math.PI * r * r * h
    const area = ((2 * volume) / r + 2 * Math.PI * r * r) / 100
    let bought = 0
    while (bought * covers < area) bought += 1
    return { a: volume, b: area, c: bought * price }
  },
})
