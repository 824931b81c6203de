import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { rect } from '@/lib/figures/shapes'

/** What is added to spending at first, $ million. */
const INJECTION = 100
const ROUNDS = 12

type Set = { save: number; tax: number; import: number; rounds: number }

const leakOf = ({ save, tax, import: abroad }: Set) => save + tax + abroad
/** In the first round all of it is income; of each income what does not leak is spent and becomes the next. */
const incomeOf = (round: number, leak: number) => INJECTION * (1 - leak) ** (round - 1)

function totalAfter(values: Set): number {
  return Array.from({ length: values.rounds }, (_, at) => incomeOf(at + 1, leakOf(values))).reduce(
    (sum, each) => sum + each,
    0,
  )
}

function draw(values: Set): string {
  const leak = leakOf(values)
  const g = graph({
    x: { label: 'round', max: ROUNDS + 0.5, ticks: [2, 4, 6, 8, 10, 12] },
    y: { label: 'income so far / $ million', max: 500, ticks: [0, 100, 200, 300, 400, 500], grid: true },
  })
  let sum = 0
  const bars = Array.from({ length: values.rounds }, (_, at) => {
    const income = incomeOf(at + 1, leak)
    const [x, lower] = g.at(at + 1, sum)
    const [, base] = g.at(0, 0)
    sum += income
    const [, upper] = g.at(0, sum)
    return rect(x - 8, lower, 16, base - lower, 'f sunk') + rect(x - 8, upper, 16, lower - upper, 'p w')
  })
  const end = INJECTION / leak
  const isShown = end <= 500
  return (
    g.axes +
    bars.join('') +
    (isShown
      ? g.line(
          [
            [0, end],
            [ROUNDS, end],
          ],
          'r dash',
        )
      : '')
  )
}

function says(values: Set): Said {
  const leak = leakOf(values)
  const total = `$${fixed(totalAfter(values), 1)} million`
  const last = `$${fixed(incomeOf(values.rounds, leak), 1)} million`
  const [k, end] = [fixed(1 / leak, 2), `$${fixed(INJECTION / leak)} million`]
  return {
    description: `An injection of $${INJECTION} million becomes income. Of each extra dollar ${fixed(leak, 2)} leaks into saving, taxes and imports; the rest is spent and becomes income again. Round ${values.rounds} adds ${last}, so income has risen by ${total}. A dashed line shows what it tends to, ${end}: the multiplier is ${k}.`,
    readings: [
      ['mps + mrt + mpm', fixed(leak, 2)],
      ['Multiplier', k],
      ['Latest round adds', last],
      ['Income so far', total],
      ['Tends to', end],
    ],
  }
}

export const moving = explorable({
  title: 'The multiplier, round by round',
  height: 250,
  values: {
    rounds: { label: 'Rounds', min: 1, max: ROUNDS, step: 1, start: 4, plays: 2 },
    save: { label: 'Marginal propensity to save', min: 0.1, max: 0.4, step: 0.05, start: 0.1 },
    tax: { label: 'Marginal rate of tax', min: 0.05, max: 0.4, step: 0.05, start: 0.2 },
    import: { label: 'Marginal propensity to import', min: 0.05, max: 0.3, step: 0.05, start: 0.2 },
  },
  draw,
  says,
})
