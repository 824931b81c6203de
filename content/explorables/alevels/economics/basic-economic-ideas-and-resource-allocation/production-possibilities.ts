import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { market, ppcPoints } from '@/lib/figures/markets'
import { curve, dot, line, type Point, text } from '@/lib/figures/shapes'

/** The most of each at the start, millions a year. */
const MOST = { consumer: 80, capital: 70 }
const STEP = 5

type Set = { consumer: number; growth: number; used: number }

const mostOf = ({ growth }: Set) => MOST.consumer * (1 + growth / 100)
/** The most capital goods beside so many consumer goods, with all resources in use. */
function capitalBeside(consumer: number, values: Set): number {
  return MOST.capital * Math.sqrt(Math.max(0, 1 - (consumer / mostOf(values)) ** 2))
}

/** What is made: on the curve when all resources are used, inside it along the way to the origin when not. */
function madeOf(values: Set): { consumer: number; capital: number } {
  const part = values.used / 100
  return { consumer: values.consumer * part, capital: capitalBeside(values.consumer, values) * part }
}

const m = market({ x: 'Consumer goods', y: 'Capital goods' })
const curveOf = (most: number, cls: string) =>
  curve(
    ppcPoints(most, MOST.capital, 24).map(point => m.at(...point)),
    cls,
  )

function draw(values: Set): string {
  const { consumer, capital } = madeOf(values)
  const [x, y] = m.at(consumer, capital)
  const [ox, oy] = m.at(0, 0)
  const next: Point = m.at(values.consumer + STEP, capitalBeside(values.consumer + STEP, values))
  const [onX, onY] = m.at(values.consumer, capitalBeside(values.consumer, values))
  const cost = values.used < 100 ? '' : line(onX, onY, next[0], onY, 'g') + line(next[0], onY, ...next, 'r')
  return (
    m.axes +
    (values.growth === 0 ? '' : curveOf(MOST.consumer, 'l dash thin')) +
    curveOf(mostOf(values), 'p') +
    cost +
    line(ox, y, x, y, 'l dash thin') +
    line(x, y, x, oy, 'l dash thin') +
    dot(x, y, 'd', 5) +
    text(ox - 6, y + 4, fixed(capital), { anchor: 'end', cls: 's' }) +
    text(x, oy + 16, fixed(consumer), { anchor: 'middle', cls: 's' })
  )
}

function says(values: Set): Said {
  const { consumer, capital } = madeOf(values)
  const lost = capitalBeside(values.consumer, values) - capitalBeside(values.consumer + STEP, values)
  const isFull = values.used === 100
  const cost = isFull ? `${fixed(lost, 1)} million` : 'nothing: idle resources'
  return {
    description: `A production possibility curve that bows outwards, from ${MOST.capital} million capital goods on the vertical axis to ${fixed(mostOf(values))} million consumer goods on the horizontal axis. The economy makes ${fixed(consumer, 1)} million consumer goods and ${fixed(capital, 1)} million capital goods, ${isFull ? 'on the curve' : `inside the curve, with ${values.used} % of its resources in use`}. The next ${STEP} million consumer goods cost, in capital goods, ${cost}.`,
    readings: [
      ['Consumer goods', `${fixed(consumer, 1)} million`],
      ['Capital goods', `${fixed(capital, 1)} million`],
      [`Cost of ${STEP} million more`, cost],
      ['Where', isFull ? 'on the curve' : 'inside the curve'],
    ],
  }
}

export const moving = explorable({
  title: 'Choices on a production possibility curve',
  height: 262,
  values: {
    consumer: { label: 'Consumer goods chosen', unit: 'million', min: 5, max: 75, step: 5, start: 20 },
    used: { label: 'Resources in use', unit: '%', min: 50, max: 100, step: 5, start: 100 },
    growth: { label: 'Better methods for consumer goods', unit: '%', min: 0, max: 15, step: 5, start: 0 },
  },
  draw,
  says,
  grips: [
    {
      at: values => {
        const { consumer, capital } = madeOf(values)
        return m.at(consumer, capital)
      },
      to: ([x], { used }) => ({ consumer: ((x - m.at(0, 0)[0]) / 2.7) * (100 / used) }),
    },
  ],
})
