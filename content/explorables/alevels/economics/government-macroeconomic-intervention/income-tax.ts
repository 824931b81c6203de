import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'

type Set = { income: number; allowance: number; lower: number; higher: number }

/** The higher rate begins here; incomes in thousand dollars a year. */
const THRESHOLD = 50
const MOST = 100

function taxOf(income: number, { allowance, lower, higher }: Set): number {
  const low = Math.max(0, Math.min(income, THRESHOLD) - allowance)
  const high = Math.max(0, income - THRESHOLD)
  return (low * lower + high * higher) / 100
}

const averageOf = (income: number, values: Set) => (income === 0 ? 0 : (100 * taxOf(income, values)) / income)
const marginalOf = (values: Set) =>
  values.income >= THRESHOLD ? values.higher : values.income >= values.allowance ? values.lower : 0

/** By what the average rate does as income rises. */
function kindOf(values: Set): string {
  const { allowance, lower, higher } = values
  if (lower + higher === 0) return 'no tax'
  if (higher < averageOf(THRESHOLD, values)) return `regressive above $${THRESHOLD} thousand`
  return allowance === 0 && lower === higher ? 'proportional' : 'progressive'
}

function draw(values: Set): string {
  const g = graph({
    x: { label: 'income / $ thousand', max: MOST, ticks: [0, 20, 40, 60, 80, 100], grid: true },
    y: { label: 'average rate of tax / %', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true },
  })
  const points = Array.from({ length: MOST }, (_, at) => [at + 1, averageOf(at + 1, values)] as const)
  return g.axes + g.line(points) + g.guide(values.income, averageOf(values.income, values))
}

function says(values: Set): Said {
  const { income, allowance, lower, higher } = values
  const paid = `$${fixed(taxOf(income, values), 2)} thousand`
  const average = `${fixed(averageOf(income, values), 1)} %`
  const kind = kindOf(values)
  return {
    description: `A graph of the average rate of income tax against income up to $${MOST} thousand. Nothing is paid on the first $${allowance} thousand, ${lower} % on income from there to $${THRESHOLD} thousand, ${higher} % on income above. On $${income} thousand the tax is ${paid}, on average ${average}. The tax system: ${kind}.`,
    readings: [
      ['Tax paid', paid],
      ['Average rate', average],
      ['Rate on the next $', `${marginalOf(values)} %`],
      ['System', kind],
    ],
  }
}

export const moving = explorable({
  title: 'Income tax: average and marginal rate',
  height: 250,
  values: {
    income: { label: 'Income, $ thousand a year', min: 5, max: MOST, step: 1, start: 40 },
    allowance: { label: 'Tax-free allowance, $ thousand', min: 0, max: 30, step: 1, start: 10 },
    lower: { label: `Rate up to $${THRESHOLD} thousand`, unit: '%', min: 0, max: 50, step: 5, start: 20 },
    higher: { label: `Rate above $${THRESHOLD} thousand`, unit: '%', min: 0, max: 50, step: 5, start: 40 },
  },
  draw,
  says,
})
