import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import {
  arc,
  arrow,
  circle,
  curve,
  dot,
  line,
  type Point,
  polar,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

// Nuclei, beams and radii that examples and questions ask about.

const topic = 'atomic-structure-asked-2'
const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

type Species = readonly [letter: string, protons: number, neutrons: number, electrons: number]

const SPECIES: readonly Species[] = [
  ['P', 3, 4, 2],
  ['Q', 3, 3, 3],
  ['R', 4, 5, 4],
  ['S', 3, 4, 3],
]

const fourSpecies = figure(
  {
    name: `${topic}/four-species`,
    title: 'The particles of four species',
    description: `Four drawings. Shaded circles are protons and plain ones neutrons, close together; dots on a ring are electrons. ${SPECIES.map(([letter, p, n, e]) => `${letter}: ${p} protons, ${n} neutrons and ${e} electrons.`).join(' ')}`,
    height: 164,
  },
  ...SPECIES.map(([letter, protons, neutrons, electrons], at): Shape => {
    const x = 47 + at * 89
    return (
      circle(x, 60, 41, 'l thin') +
      Array.from({ length: protons + neutrons }, (_, order) =>
        circle(
          ...polar(x, 60, 8.6 * Math.sqrt(order + 0.4), order * 137.5),
          6.5,
          order % 2 === 0 && order < 2 * protons ? 'r rw' : 'l sheet',
        ),
      ).join('') +
      Array.from({ length: electrons }, (_, order) =>
        dot(...polar(x, 60, 41, 90 + (order * 360) / electrons), 'pd', 4),
      ).join('') +
      text(x, 122, letter, bold)
    )
  }),
  circle(30, 146, 6.5, 'r rw'),
  text(44, 150, 'proton', { cls: 's' }),
  circle(140, 146, 6.5, 'l sheet'),
  text(154, 150, 'neutron', { cls: 's' }),
  dot(258, 146, 'pd', 4),
  text(268, 150, 'electron', { cls: 's' }),
)

const NUCLIDES: readonly (readonly [string, number, number])[] = [
  ['A', 18, 17],
  ['B', 20, 17],
  ['C', 22, 18],
  ['D', 20, 20],
  ['E', 18, 18],
]
const chartOf = graph({
  x: { label: 'number of neutrons', min: 17, max: 23, ticks: [17, 18, 19, 20, 21, 22, 23], grid: true },
  y: { label: 'number of protons', min: 16, max: 21, ticks: [16, 17, 18, 19, 20, 21], grid: true },
  height: 180,
})
const nuclideChart = figure(
  {
    name: `${topic}/five-atoms-on-a-chart`,
    title: 'Five atoms on a chart of protons and neutrons',
    description: `The number of protons, from 16 to 21, against the number of neutrons, from 17 to 23. Five dots: ${NUCLIDES.map(([letter, n, p]) => `${letter} at ${n} neutrons and ${p} protons`).join('; ')}.`,
    height: 262,
  },
  chartOf.axes,
  ...NUCLIDES.map(
    ([letter, n, p]) =>
      dot(...chartOf.at(n, p), 'd', 4) + chartOf.label(n, p, letter, { dx: 8, dy: -6, cls: 'b' }),
  ),
)

const waters = graph({
  x: { label: 'volume / cm^{3}', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
  y: { label: 'mass / g', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true, parts: 4 },
  height: 200,
})
const twoWaters = figure(
  {
    name: `${topic}/mass-and-volume`,
    title: 'Mass against volume for two liquids',
    description:
      'Mass in g against volume in cm³, both axes with small squares of 5. Two straight lines from the origin. Line J reaches 100 g at 90 cm³. Line K reaches 90 g at 90 cm³.',
    height: 282,
  },
  waters.axes,
  waters.line([
    [0, 0],
    [99, 110],
  ]),
  waters.line(
    [
      [0, 0],
      [100, 100],
    ],
    'r',
  ),
  waters.label(76, 98, 'J', { cls: 'b' }),
  waters.label(80, 66, 'K', { cls: 'b' }),
)

/** Spots of beams on a screen with an angle scale, seen from the source; the positive plate is above. */
function screen(name: string, spots: readonly (readonly [string, number])[]): Figure {
  const [x, y, radius] = [40, 112, 270]
  const marks = Array.from({ length: 31 }, (_, at) => at - 15)
  const told = spots.map(([letter, angle]) =>
    angle === 0
      ? `${letter} at 0 degrees`
      : `${letter} at ${Math.abs(angle)} degrees ${angle > 0 ? 'below' : 'above'} the zero`,
  )
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Beams that meet a screen with a scale of angles',
      description: `Beams start from one point between a positive plate above and a negative plate below. They meet a curved screen on the right with a scale in degrees, numbered every 5 and marked every degree, positive below the zero and negative above it. ${told.join('; ')}.`,
      height: 224,
    },
    line(46, 46, 130, 46, 'r thick'),
    text(88, 34, 'positive plate (+)', middle),
    line(46, 178, 130, 178, 'p thick'),
    text(88, 200, 'negative plate (−)', middle),
    arc(x, y, radius, -16, 16),
    ...marks.map(each => {
      const long = Number.isInteger(each / 5)
      return line(...polar(x, y, radius, -each), ...polar(x, y, radius + (long ? 11 : 6), -each), 'l thin')
    }),
    ...[-15, -10, -5, 0, 5, 10, 15].map(each => {
      const [px, py] = polar(x, y, radius + 14, -each)
      return text(px, py + 4, `${each > 0 ? '+' : each < 0 ? '−' : ''}${Math.abs(each)}°`, { cls: 's' })
    }),
    ...spots.map(([letter, angle]) => {
      const end = polar(x, y, radius, -angle)
      const [px, py] = polar(x, y, radius - 70, -angle)
      return (
        line(x, y, ...end, 'l dash thin') +
        dot(...end, 'rd', 4) +
        text(px, py + (angle < 0 ? -5 : 16), letter, { anchor: 'end', cls: 'b' })
      )
    }),
  )
}

const protonSpot = screen('proton-beam', [
  ['neutrons', 0],
  ['protons', 10],
])
const protonAndUnknown = screen('two-beams', [
  ['W', 0],
  ['X', 8],
  ['Y', -5],
])

const bent = (deflection: number, length: number): Point[] =>
  Array.from({ length: 9 }, (_, at): Point => {
    const along = (length * at) / 8
    return [90 + along, 92 + deflection * (along / length) ** 2]
  })

const lettered = figure(
  {
    name: `${topic}/lettered-beams`,
    title: 'Three beams between charged plates',
    description:
      'Three beams enter together, moving to the right, between two plates. The upper plate is negative, the lower one positive. Beam 1 bends slightly upwards. Beam 2 goes straight on. Beam 3 bends sharply downwards. The bending is not to scale.',
    height: 188,
  },
  line(90, 30, 240, 30, 'p thick'),
  line(90, 154, 240, 154, 'r thick'),
  text(165, 18, 'negative plate (−)', middle),
  text(165, 178, 'positive plate (+)', middle),
  line(20, 92, 90, 92),
  arrow(90, 92, 262, 92),
  curve(bent(-18, 150)),
  arrow(240, 74, 264, 68),
  curve(bent(50, 78)),
  arrow(165, 138, 170, 148),
  text(272, 72, '1', { cls: 'b' }),
  text(272, 96, '2', { cls: 'b' }),
  text(178, 138, '3', { cls: 'b' }),
)

const RADII = [99, 184, 133, 181]
const fourIons = figure(
  {
    name: `${topic}/four-ions`,
    title: 'Four ions with their radii',
    description: `Four circles to scale, lettered and marked with radii in pm. ${RADII.map((radius, at) => `${'ABCD'.charAt(at)}: ${radius}`).join('; ')}.`,
    height: 134,
  },
  ...RADII.map((radius, at): Shape => {
    const x = 48 + at * 88
    return (
      circle(x, 46, radius * 0.22, 'l w') +
      text(x, 108, 'ABCD'.charAt(at), bold) +
      text(x, 126, `${radius} pm`, small)
    )
  }),
  rect(2, 2, 356, 130, 'f'),
)

export const figures: Figure[] = [
  fourSpecies,
  nuclideChart,
  twoWaters,
  protonSpot,
  protonAndUnknown,
  lettered,
  fourIons,
]
