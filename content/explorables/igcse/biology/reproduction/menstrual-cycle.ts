import { hormoneLevel, liningThickness, menstrualCycle } from '@/lib/figures/biology/menstrual-cycle'
import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { line } from '@/lib/figures/shapes'

const DAYS = 28
const HORMONES = ['FSH', 'LH', 'oestrogen', 'progesterone'] as const

type Set = { day: number }

function eventOf(day: number): string {
  if (day <= 5) return 'menstruation'
  if (day < 14) return 'a follicle matures'
  return day === 14 ? 'ovulation' : 'the corpus luteum works'
}

const trend = (later: number, earlier: number) => (later > earlier ? 'rising' : 'falling')

function levelOf(hormone: (typeof HORMONES)[number], day: number): string {
  const level = hormoneLevel(hormone, day)
  const word = level > 0.5 ? 'high' : level > 0.25 ? 'medium' : 'low'
  return `${word}, ${trend(hormoneLevel(hormone, Math.min(DAYS, day + 0.5)), hormoneLevel(hormone, Math.max(1, day - 0.5)))}`
}

const X = ({ day }: Set) => 52 + ((day - 1) / 27) * 286

function draw(values: Set): string {
  const x = X(values)
  return menstrualCycle() + line(x, 28, x, 152, 'r') + line(x, 196, x, 290, 'r')
}

function says({ day }: Set): Said {
  const lining = liningThickness(day)
  const [before, after] = [Math.max(1, day - 0.5), Math.min(DAYS, day + 0.5)]
  const change = (liningThickness(after) - liningThickness(before)) / (after - before)
  const lasts = Math.abs(change) < 0.02 ? 'kept' : change > 0 ? 'growing' : 'becoming thinner'
  return {
    description: `Curves of four hormones over the 28 days of a cycle, and of the lining of the uterus below. A line stands at day ${fixed(day)}: ${HORMONES.map(each => `${each} ${levelOf(each, day)}`).join('; ')}.`,
    readings: [
      ['Event', eventOf(day)],
      ...HORMONES.map(each => [each, levelOf(each, day)] as const),
      ['Lining of the uterus', `${lining > 0.6 ? 'thick' : lining > 0.35 ? 'medium' : 'thin'}, ${lasts}`],
    ],
  }
}

export const moving = explorable({
  title: 'The menstrual cycle, day by day',
  height: 342,
  values: { day: { label: 'Day', min: 1, max: DAYS, step: 1, start: 1, plays: 2 } },
  draw,
  says,
  grips: [{ at: values => [X(values), 150], to: ([x]) => ({ day: 1 + ((x - 52) / 286) * 27 }) }],
})
