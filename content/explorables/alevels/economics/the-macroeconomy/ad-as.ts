import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { market } from '@/lib/figures/markets'
import { arrow, line, text } from '@/lib/figures/shapes'

/** Output that the economy can keep up, $ billion; the price level there is 100 at the start. */
const FULL = 50

type Set = { demand: number; supply: number }

const m = market({ x: 'Real output', y: 'Price level' })
const outcomeOf = ({ demand, supply }: Set) => {
  const [output, height] = m.equilibrium(demand, supply)
  return { output, level: 50 + height, at: [output, height] as const }
}

function draw(values: Set): string {
  const { at, output } = outcomeOf(values)
  const [x, top] = m.at(FULL, 94)
  const [, bottom] = m.at(FULL, 0)
  const [outX] = m.at(output, 0)
  const isNear = Math.abs(outX - x) < 20
  return (
    m.axes +
    line(x, top, x, bottom, 'g') +
    text(x, top - 7, 'LRAS', { anchor: 'middle' }) +
    (values.demand === 0 ? '' : m.demand('', 0, 'f')) +
    (values.supply === 0 ? '' : m.supply('', 0, 'f')) +
    m.supply('SRAS', values.supply) +
    m.demand('AD', values.demand) +
    m.read(at, '', '*P*') +
    line(outX, m.at(...at)[1], outX, bottom, 'l dash thin') +
    text(x, bottom + 17, '*Y*_{f}', { anchor: 'middle' }) +
    (isNear
      ? ''
      : text(outX, bottom + 17, '*Y*', { anchor: 'middle' }) +
        arrow(x, bottom + 27, outX, bottom + 27, { cls: 'r', head: 6 }))
  )
}

function says(values: Set): Said {
  const { output, level } = outcomeOf(values)
  const gap = output - FULL
  const named =
    Math.abs(gap) < 0.01 ? 'none' : `${gap > 0 ? 'positive' : 'negative'}, $${fixed(Math.abs(gap))} billion`
  const moved = (by: number) =>
    by === 0 ? 'where it was' : `${Math.abs(by)} billion to the ${by > 0 ? 'right' : 'left'}`
  return {
    description: `Aggregate demand and supply, with long-run aggregate supply upright at $${FULL} billion of real output. AD is ${moved(values.demand)}; SRAS is ${moved(values.supply)}. They cross at a real output of $${fixed(output)} billion and a price level of ${fixed(level)} (100 at the start). Output gap: ${named}.`,
    readings: [
      ['Real output', `$${fixed(output)} billion`],
      ['Price level', fixed(level)],
      ['Output gap', named],
    ],
  }
}

export const moving = explorable({
  title: 'Aggregate demand and supply',
  height: 262,
  values: {
    demand: { label: 'AD moves by', unit: '$ billion', min: -24, max: 24, step: 2, start: 0 },
    supply: { label: 'SRAS moves by', unit: '$ billion', min: -24, max: 24, step: 2, start: 0 },
  },
  draw,
  says,
})
