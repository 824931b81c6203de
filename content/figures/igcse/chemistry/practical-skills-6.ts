import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { gasCollection } from '@/lib/figures/laboratory/gases'
import { describeScale } from '@/lib/figures/laboratory/measuring'
import { calorimeterCup } from '@/lib/figures/laboratory/reactions'
import { linearScale, type Scale } from '@/lib/figures/laboratory/scales'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills-6'

type Plotted = {
  name: string
  x: string
  y: string
  points: readonly (readonly [number, number])[]
  /** Points that carry the letters A, B, C and D, by place. */
  lettered: readonly number[]
  top: number
}

/** Results as points, without a line. */
export function results({ name, x, y, points, lettered, top }: Plotted): Figure {
  const xs = points.map(([each]) => each)
  const chart = graph({
    x: { label: x, max: Math.max(...xs), ticks: [0, ...xs], grid: true },
    y: { label: y, max: top, ticks: [0, 1, 2, 3, 4].map(each => (each * top) / 4), grid: true },
    height: 170,
  })
  const told = points.map(([px, py], at) =>
    lettered.includes(at)
      ? `${px} and ${py}, lettered ${'ABCD'.charAt(lettered.indexOf(at))}`
      : `${px} and ${py}`,
  )
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Results plotted as points',
      description: `A graph of ${y.replace(/[{}^]/g, '')} against ${x.replace(/[{}^]/g, '')}. The points stand at ${told.join('; ')}.`,
      height: 254,
    },
    chart.axes,
    chart.points(points.map(([px, py]): [number, number] => [px, py])),
    ...lettered.map((at, place) => {
      const [px, py] = chart.at(points[at]?.[0] ?? 0, points[at]?.[1] ?? 0)
      return text(px - 8, py - 6, 'ABCD'.charAt(place), { cls: 'b', anchor: 'end' })
    }),
  )
}

const SYRINGE: Scale = { from: 0, to: 100, division: 2, numbered: 20 }

function syringe(y: number, value: number, name: string): Shape {
  const [left, width] = [96, 220]
  const drawn = linearScale({ ...SYRINGE, x: left, y: y + 32, length: width, way: 'right' })
  const [plunger] = drawn.at(value)
  return (
    text(8, y + 20, name, { cls: 's' }) +
    line(left - 16, y + 16, left, y + 16, 'l') +
    rect(left, y, width + 14, 32, 'l sheet') +
    rect(plunger, y + 1, 7, 30, 'l d') +
    rect(plunger + 7, y + 13, left + width + 28 - plunger - 7, 6, 'l sunk') +
    drawn.shape
  )
}

/** Gas syringes at several times: the left edge of the dark plunger is the reading. */
export function syringes(readings: readonly (readonly [seconds: number, value: number])[]): Figure {
  return figure(
    {
      name: `${topic}/syringes`,
      title: 'Gas syringes at several times',
      description: `Gas syringes, marked in cubic centimetres; the left edge of the dark plunger is read. ${readings.map(([seconds, value]) => `After ${seconds} s: ${describeScale(SYRINGE, value, 'cm³')}`).join(' ')}`,
      height: 30 + readings.length * 70,
    },
    ...readings.map(([seconds, value], at) => syringe(14 + at * 70, value, `${seconds} s`)),
    text(345, 23 + readings.length * 70, 'scales in cm^{3}; read at the left edge of the plunger', {
      cls: 's',
      anchor: 'end',
    }),
  )
}

const POINTS = [
  [1, 1.5],
  [2, 3],
  [3, 4.5],
  [4, 3.5],
  [5, 7.5],
] as const

const offTheLine = results({
  name: 'a-point-off-the-line',
  x: 'mass of solid / g',
  y: 'fall in temperature / °C',
  points: POINTS,
  lettered: [],
  top: 8,
})

const lettered = results({
  name: 'four-lettered-results',
  x: 'concentration of acid / mol/dm^{3}',
  y: 'rate / cm^{3} per min',
  points: [
    [0.5, 10],
    [1, 20],
    [1.5, 39],
    [2, 40],
  ],
  lettered: [0, 1, 2, 3],
  top: 60,
})

const open = assembled(
  `${topic}/gas-and-bung`,
  gasCollection({
    by: 'syringe',
    labels: { funnel: 'A', flask: '', liquid: '', solid: '', tube: 'B', collector: 'C', gas: '' },
  }),
  {
    title: 'A set-up with three lettered parts',
    description:
      'A conical flask holds lumps under a liquid. A, a funnel with a long stem, reaches below the surface of the liquid. B, a tube, leads from the bung to C, a barrel with a scale and a plunger.',
  },
)

const cup = assembled(`${topic}/cup-and-lid`, calorimeterCup({}))

const read = syringes([[60, 46]])

export const figures = [offTheLine, lettered, open, cup, { ...read, name: `${topic}/one-syringe` }]
