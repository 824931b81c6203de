import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  circle,
  curve,
  ellipse,
  line,
  type Point,
  pointer,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'diseases-and-immunity'

/** Persons 1 to 15: each passes a pathogen on to two others, 2n and 2n + 1. */
export function contacts(immune: readonly number[]): Figure {
  const place = (person: number): Point => {
    const level = Math.floor(Math.log2(person))
    const width = 344 / 2 ** level
    return [8 + width * (person - 2 ** level + 0.5), 22 + level * 44]
  }
  const everyone = Array.from({ length: 15 }, (_, at) => at + 1)
  return figure(
    {
      name: `${topic}/who-meets-whom`,
      title: 'Fifteen people and their contacts',
      description: `A diagram of 15 people, who are counted here row by row from the top and from the left. Person 1 is joined to 2 and 3 below, 2 to 4 and 5, 3 to 6 and 7, 4 to 8 and 9, 5 to 10 and 11, 6 to 12 and 13, 7 to 14 and 15. Dark: ${immune.join(' and ')}.`,
      height: 172,
    },
    ...everyone.slice(1).map(person => line(...place(Math.floor(person / 2)), ...place(person))),
    ...everyone.map(person => {
      const [x, y] = place(person)
      return (
        circle(x, y, 10, immune.includes(person) ? 'l d2' : 'l sheet') +
        (immune.includes(person) ? circle(x, y, 13, 'l thin') : '')
      )
    }),
  )
}

/** The upper half of a body with its airway, its food tube and its stomach. */
export const bodyShape = (): Shape =>
  curve(
    [
      [132, 20],
      [160, 8],
      [196, 14],
      [208, 40],
      [200, 74],
      [202, 86],
      [160, 88],
      [158, 78],
      [138, 76],
      [132, 60],
      [116, 54],
      [130, 40],
    ],
    'l sheet',
    true,
  ) +
  rect(132, 86, 108, 132, 'l sheet', 20) +
  rect(240, 96, 24, 112, 'l sheet', 12) +
  curve(
    [
      [120, 52],
      [146, 50],
      [172, 58],
      [174, 84],
      [174, 122],
    ],
    'p thick',
  ) +
  curve(
    [
      [174, 122],
      [160, 134],
      [154, 146],
    ],
    'p',
  ) +
  curve(
    [
      [174, 122],
      [188, 134],
      [194, 146],
    ],
    'p',
  ) +
  curve(
    [
      [134, 66],
      [160, 66],
      [184, 74],
      [186, 110],
      [200, 164],
    ],
    'r',
  ) +
  ellipse(204, 182, 24, 17, 'l rw')

/** A body with four places lettered: the nose, the airway, the stomach and the skin, in this order. */
export function body(letters: readonly string[]): Figure {
  const [nose = '', airway = '', stomach = '', skin = ''] = letters
  return figure(
    {
      name: `${topic}/four-places-of-the-body`,
      title: 'Four places of the human body',
      description: `The upper half of a human body from the side and front, as a plan. ${nose} points to the inside of the nose, ${airway} to the tube that leads air to the lungs, ${stomach} to a bag in the belly at the end of the tube for food, and ${skin} to the outer surface of an arm.`,
      height: 226,
    },
    bodyShape(),
    pointer(74, 44, 128, 51, nose, 'end'),
    pointer(74, 108, 174, 104, airway, 'end'),
    pointer(74, 190, 196, 184, stomach, 'end'),
    pointer(300, 150, 264, 150, skin),
  )
}

/** Bacteria in a river at each kilometre; sewage flows in at kilometre 2. */
export const RIVER_KM = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

export function riverGraph(bacteria: readonly number[]): Figure {
  const g = graph({
    x: { label: 'distance along the river / km', max: 8, ticks: [...RIVER_KM], grid: true },
    y: {
      label: 'bacteria from faeces per cm^{3}',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 2,
    },
  })
  const points = bacteria.map((value, at): Point => [RIVER_KM[at] ?? 0, value])
  const [x, foot] = g.at(2, 4)
  return figure(
    {
      name: `${topic}/bacteria-in-a-river`,
      title: 'Bacteria from faeces in a river',
      description: `A line graph of bacteria from faeces per cubic centimetre against distance along the river in kilometres, from upstream to downstream. ${points.map(([at, value]) => `${at} km: ${value}`).join(', ')}. An arrow at 2 km marks where sewage flows in.`,
      height: 246,
    },
    g.axes,
    g.line(points),
    g.points(points),
    arrow(x, foot, x, foot - 50, { cls: 'r' }),
    text(x + 8, foot - 12, 'sewage', { cls: 's' }),
  )
}
