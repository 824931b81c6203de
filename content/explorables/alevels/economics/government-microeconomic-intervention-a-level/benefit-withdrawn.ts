import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const MOST = 30

type Set = { earnings: number; benefit: number; withdrawn: number; tax: number }

const paidAt = (earnings: number, { benefit, withdrawn }: Set) =>
  Math.max(0, benefit - (withdrawn * earnings) / 100)
const netAt = (earnings: number, values: Set) => earnings * (1 - values.tax / 100) + paidAt(earnings, values)

/** What of the next dollar is lost, in per cent. */
const lostOf = (values: Set) => values.tax + (paidAt(values.earnings, values) > 0 ? values.withdrawn : 0)

function draw(values: Set): string {
  const g = graph({
    x: { label: 'earnings / $ thousand', max: MOST, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true },
    y: { label: 'net income / $ thousand', max: 45, ticks: [0, 10, 20, 30, 40], grid: true },
  })
  const ends = values.withdrawn === 0 ? MOST : Math.min(MOST, (100 * values.benefit) / values.withdrawn)
  const at = (earnings: number): Point => [earnings, netAt(earnings, values)]
  return (
    g.axes +
    g.line(
      [
        [0, 0],
        [MOST, MOST],
      ],
      'l dash thin',
    ) +
    g.line([at(0), at(ends), at(MOST)], 'p') +
    g.guide(...at(values.earnings))
  )
}

function says(values: Set): Said {
  const { earnings, benefit, withdrawn, tax } = values
  const lost = lostOf(values)
  const [net, paid] = [netAt(earnings, values), paidAt(earnings, values)].map(
    each => `$${fixed(each, 1)} thousand`,
  )
  const kept = lost > 100 ? `loses $${lost - 100}` : `$${100 - lost}`
  return {
    description: `A graph of net income against earnings, beside a dashed line on which they are equal. A benefit of $${benefit} thousand is withdrawn at ${withdrawn} % of earnings, and earnings are taxed at ${tax} %. With earnings of $${earnings} thousand the benefit still paid is ${paid} and net income is ${net}. Of the next $100 earned, ${lost} % is lost; kept: ${kept}.`,
    readings: [
      ['Benefit paid', paid ?? ''],
      ['Net income', net ?? ''],
      ['Lost of the next $', `${lost} %`],
      ['Kept of the next $100', kept],
    ],
  }
}

export const moving = explorable({
  title: 'A benefit that is withdrawn as earnings rise',
  height: 250,
  values: {
    earnings: { label: 'Earnings, $ thousand', min: 0, max: MOST, step: 1, start: 5 },
    benefit: { label: 'Benefit without earnings, $ thousand', min: 0, max: 12, step: 1, start: 9 },
    withdrawn: { label: 'Withdrawn of each $ earned', unit: '%', min: 0, max: 100, step: 5, start: 60 },
    tax: { label: 'Income tax and contributions', unit: '%', min: 0, max: 40, step: 5, start: 20 },
  },
  draw,
  says,
})
