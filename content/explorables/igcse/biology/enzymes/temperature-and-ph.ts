import { activityAtPh, activityAtTemperature, enzyme, substrate } from '@/lib/figures/biology/enzymes'
import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { dot, text } from '@/lib/figures/shapes'

/** Salivary amylase, in round numbers. */
const OPTIMUM = { temperature: 37, ph: 7 }
const LIMIT = 60
const WIDTH = 1.6

type Set = { temperature: number; ph: number }

const CHART = graph({
  x: { label: 'temperature / °C', max: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70], grid: true },
  y: { label: 'rate / % of the highest', max: 100, ticks: [0, 25, 50, 75, 100], grid: true },
  width: 190,
  height: 150,
})

const rateAt = (temperature: number, ph: number) =>
  100 * activityAtTemperature(temperature, OPTIMUM.temperature, LIMIT) * activityAtPh(ph, OPTIMUM.ph, WIDTH)

/** Most of the molecules have lost their shape: by heat, or far from the optimum pH. */
const isDenatured = ({ temperature, ph }: Set) =>
  (temperature > OPTIMUM.temperature &&
    activityAtTemperature(temperature, OPTIMUM.temperature, LIMIT) < 0.5) ||
  activityAtPh(ph, OPTIMUM.ph, WIDTH) < 0.25

function draw(values: Set): string {
  const { temperature, ph } = values
  const denatured = isDenatured(values)
  return (
    CHART.axes +
    CHART.plot(t => rateAt(t, OPTIMUM.ph), 0, LIMIT, 'l dash thin') +
    CHART.plot(t => rateAt(t, ph), 0, LIMIT, 'p') +
    dot(...CHART.at(temperature, rateAt(temperature, ph)), 'pd', 5) +
    substrate(304, denatured ? 44 : 88) +
    enzyme(304, 100, denatured) +
    text(304, 152, denatured ? 'most molecules\ndenatured' : 'most molecules\nhave their shape', {
      anchor: 'middle',
      cls: 's',
    })
  )
}

function says(values: Set): Said {
  const { temperature, ph } = values
  const rate = `${fixed(rateAt(temperature, ph))} %`
  const shape = isDenatured(values) ? 'most have lost it' : 'most have it'
  return {
    description: `A graph of the rate of a reaction with amylase against temperature, at pH ${fixed(ph, 1)}; a dashed curve is for pH 7. A point on the curve shows ${rate} of the highest rate at ${fixed(temperature)} °C. Beside it an enzyme and its substrate: ${isDenatured(values) ? 'the active site has lost its shape and the substrate stays outside' : 'the substrate lies in the active site'}.`,
    readings: [
      ['Rate', rate],
      ['Shape of the active site', shape],
    ],
  }
}

export const moving = explorable({
  title: 'Amylase: the rate at any temperature and pH',
  height: 236,
  values: {
    temperature: { label: 'Temperature', unit: '°C', min: 0, max: 70, step: 1, start: 20 },
    ph: { label: 'pH', min: 3, max: 11, step: 0.5, start: 7 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ temperature, ph }) => CHART.at(temperature, rateAt(temperature, ph)),
      to: ([x]) => ({ temperature: ((x - 52) / 190) * 70 }),
    },
  ],
})
