import { activityAtTemperature } from '@/lib/figures/biology/enzymes'
import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { dot } from '@/lib/figures/shapes'

/** Blackman's law: the factor in shortest supply alone sets the rate. Arbitrary units, a typical C3 leaf. */
const CARBON_DIOXIDE_FULL = 0.16
const OPTIMUM = 33
const LIMIT = 48

type Set = { light: number; carbonDioxide: number; temperature: number }

/** The rate that each factor would allow by itself. */
function allowed({ light, carbonDioxide, temperature }: Set): Record<string, number> {
  return {
    'light intensity': light,
    'carbon dioxide concentration': (100 * carbonDioxide) / CARBON_DIOXIDE_FULL,
    temperature: 100 * activityAtTemperature(temperature, OPTIMUM, LIMIT),
  }
}

const rateOf = (values: Set) => Math.min(...Object.values(allowed(values)))

function limitingOf(values: Set): string {
  const rate = rateOf(values)
  return Object.entries(allowed(values))
    .filter(([, most]) => most - rate < 0.5)
    .map(([name]) => name)
    .join(' and ')
}

const CHART = graph({
  x: { label: 'light intensity / arbitrary units', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  y: { label: 'rate / arbitrary units', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  width: 270,
  height: 160,
})

/** Rising, then level: two straight lines, as the law has it. */
function curveOf(values: Set, cls: string): string {
  const level = rateOf({ ...values, light: 100 })
  return CHART.line(
    [
      [0, 0],
      [level, level],
      [100, level],
    ],
    cls,
  )
}

const START = { light: 20, carbonDioxide: 0.04, temperature: 20 }

function draw(values: Set): string {
  return (
    CHART.axes +
    curveOf(START, 'l dash thin') +
    curveOf(values, 'p') +
    dot(...CHART.at(values.light, rateOf(values)), 'pd', 5)
  )
}

function says(values: Set): Said {
  const rate = fixed(rateOf(values))
  const limiting = limitingOf(values)
  const level = fixed(rateOf({ ...values, light: 100 }))
  return {
    description: `A graph of the rate of photosynthesis against light intensity at ${fixed(values.carbonDioxide, 2)} % carbon dioxide and ${fixed(values.temperature)} °C: a straight rise, then a level part at ${level} units. A dashed graph is for 0.04 % and 20 °C. A point at ${fixed(values.light)} units of light shows a rate of ${rate} units.`,
    readings: [
      ['Rate', `${rate} units`],
      ['Limiting factor', limiting],
      ['Highest rate in bright light', `${level} units`],
    ],
  }
}

export const moving = explorable({
  title: 'What limits photosynthesis',
  height: 246,
  values: {
    light: { label: 'Light intensity', unit: 'units', min: 0, max: 100, step: 5, start: START.light },
    carbonDioxide: {
      label: 'Carbon dioxide',
      unit: '%',
      min: 0.02,
      max: 0.16,
      step: 0.02,
      start: START.carbonDioxide,
    },
    temperature: { label: 'Temperature', unit: '°C', min: 5, max: 45, step: 1, start: START.temperature },
  },
  draw,
  says,
  grips: [
    {
      at: values => CHART.at(values.light, rateOf(values)),
      to: ([x]) => ({ light: ((x - 52) / 270) * 100 }),
    },
  ],
})
