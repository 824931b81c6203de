import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { limewaterFlasks } from './gas-exchange-in-humans'

const topic = 'gas-exchange-in-humans-asked'

/** The volume of air in the lungs during regular breaths; one of a pair of graphs. */
function breaths(left: number, period: number, low: number, high: number, words: string): Shape {
  const on = graph({
    x: { label: 'time / s', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
    y: { label: '', max: 4.5, ticks: [0, 1, 2, 3, 4], grid: true, parts: 2 },
    left,
    top: 54,
    width: 136,
    height: 162,
  })
  const middle = (low + high) / 2
  const course = Array.from({ length: 121 }, (_, at): Point => {
    const time = at / 10
    return [time, middle - ((high - low) / 2) * Math.cos((time / period) * 2 * Math.PI)]
  })
  return on.axes + on.line(course) + text(left + 68, 44, words, { anchor: 'middle', cls: 'b' })
}

const traces = figure(
  {
    name: `${topic}/breaths-at-rest-and-after-a-run`,
    title: 'Volume of air in the lungs of a student at rest and after a run',
    description:
      'Two graphs of the volume of air in the lungs, in cubic decimetres, against time from 0 to 12 s. At rest the volume rises and falls regularly between 2.5 and 3.0, with 3 breaths in 12 s. After a run it rises and falls between 2.0 and 3.5, with 6 breaths in 12 s.',
    height: 264,
  },
  text(8, 20, 'volume of air in lungs / dm^{3}'),
  breaths(38, 4, 2.5, 3, 'at rest'),
  breaths(214, 2, 2, 3.5, 'after a run'),
)

const flasks = {
  ...limewaterFlasks({ name: 'flasks-with-letters', inspired: 'P', expired: 'Q', flip: true }),
  name: `${topic}/flasks-with-letters`,
}

/** A piece of lung with round air sacs in a square: so many in a row. */
function tissue(x: number, count: number, name: string): Shape {
  const size = 132
  const step = size / count
  const sacs = Array.from({ length: count * count }, (_, at) =>
    circle(
      x + (at % count) * step + step / 2,
      34 + Math.floor(at / count) * step + step / 2,
      step / 2 - 3,
      'l sheet',
    ),
  )
  return (
    rect(x, 34, size, size, 'l rw') +
    sacs.join('') +
    text(x + size / 2, 22, name, { anchor: 'middle', cls: 'b' })
  )
}

const lungTissue = figure(
  {
    name: `${topic}/lung-of-two-people`,
    title: 'Alveoli of two people, at the same scale',
    description:
      'Two square pieces of lung of the same size, cut through. In person X there are 16 small round air sacs. In person Y there are 4 large round air sacs.',
    height: 176,
  },
  tissue(28, 4, 'person X'),
  tissue(200, 2, 'person Y'),
)

const SWIM: readonly Point[] = [
  [0, 15],
  [1, 15],
  [2, 36],
  [3, 30],
  [4, 24],
  [5, 20],
  [6, 17],
  [7, 15],
  [8, 15],
]

const rate = graph({
  x: { label: 'time / min', max: 8, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true },
  y: {
    label: 'breathing rate / breaths per minute',
    max: 40,
    ticks: [0, 10, 20, 30, 40],
    grid: true,
    parts: 5,
  },
  height: 190,
})

const swimmer = figure(
  {
    name: `${topic}/breathing-rate-of-a-swimmer`,
    title: 'Breathing rate of a swimmer before and after a sprint',
    description:
      'A graph of breathing rate in breaths per minute against time in minutes, with a point every minute. 15 at 0 and 1 min; the sprint is from 1 to 2 min; 36 at 2 min, then 30 at 3, 24 at 4, 20 at 5, 17 at 6, and 15 at 7 and 8 min.',
    height: 272,
  },
  rate.axes,
  rate.line(SWIM),
  rate.points(SWIM),
  ...[1, 2].map(at =>
    rate.line(
      [
        [at, 0],
        [at, 40],
      ],
      'l dash thin',
    ),
  ),
)

export const figures = [traces, flasks, lungTissue, swimmer]
