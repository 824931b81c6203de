import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { arrow, dot, line, rect, text } from '@/lib/figures/shapes'

/** Millimetres a minute for each kPa that the air could still take up, for a shoot in air that hardly moves. */
const PER_KPA = 3
const MINUTES = 5
const LEAF = { left: 268, top: 128, wide: 84 }

type Set = { temperature: number; humidity: number; wind: number }

/** The pressure of water vapour that air can hold, in kPa (Tetens 1930). */
const saturated = (celsius: number) => 0.6108 * Math.exp((17.27 * celsius) / (celsius + 237.3))

function rateOf({ temperature, humidity, wind }: Set): number {
  const missing = saturated(temperature) * (1 - humidity / 100)
  return PER_KPA * missing * (0.5 + wind / (wind + 1))
}

const CHART = graph({
  x: { label: 'time / min', max: MINUTES, ticks: [0, 1, 2, 3, 4, 5], grid: true },
  y: { label: 'distance moved by the bubble / mm', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  width: 188,
  height: 150,
})

/** Dots of vapour over a leaf, more where the air is moist, and the wind that carries them off. */
function air({ humidity, wind }: Set, rate: number): string {
  const { left, top, wide } = LEAF
  const dots = Array.from({ length: Math.round(humidity * 0.7) }, (_, at) =>
    dot(left + 4 + ((at * 0.7549) % 1) * (wide - 8), top - 10 - ((at * 0.5698) % 1) * 62, 'pd', 1.6),
  )
  const blows = wind > 0 ? arrow(left, 44, left + 14 + wind * 15, 44, { cls: 'r' }) : ''
  const tip = top - 6 - Math.min(40, rate * 2.5)
  const leaves = rate > 0 ? arrow(left + wide / 2, top + 4, left + wide / 2, tip, { cls: 'r' }) : ''
  return (
    dots.join('') +
    blows +
    rect(left, top, wide / 2 - 6, 14, 'l sunk', 3) +
    rect(left + wide / 2 + 6, top, wide / 2 - 6, 14, 'l sunk', 3) +
    leaves +
    line(left - 8, top + 46, left - 8, 30, 'f') +
    text(left + wide / 2, top + 36, 'a stoma', { anchor: 'middle', cls: 's' })
  )
}

function draw(values: Set): string {
  const rate = rateOf(values)
  return (
    CHART.axes +
    CHART.line(
      [
        [0, 0],
        [MINUTES, rateOf(START) * MINUTES],
      ],
      'l dash thin',
    ) +
    CHART.line(
      [
        [0, 0],
        [MINUTES, rate * MINUTES],
      ],
      'p',
    ) +
    air(values, rate)
  )
}

const START = { temperature: 20, humidity: 60, wind: 0.5 }

function says(values: Set): Said {
  const rate = rateOf(values)
  const [perMinute, inAll] = [`${fixed(rate, 1)} mm/min`, `${fixed(rate * MINUTES)} mm`]
  return {
    description: `A graph of the distance moved by the bubble of a potometer against time: a straight line that reaches ${inAll} after 5 minutes. A dashed line is for 20 °C, 60 % humidity and a wind of 0.5 m/s. Beside it the air at a stoma, with ${values.humidity > 70 ? 'much' : values.humidity > 35 ? 'some' : 'little'} water vapour in it and ${values.wind > 0 ? `a wind of ${fixed(values.wind, 1)} m/s` : 'no wind'}.`,
    readings: [
      ['Speed of the bubble', perMinute],
      ['Distance in 5 minutes', inAll],
    ],
  }
}

export const moving = explorable({
  title: 'A shoot in a potometer',
  height: 236,
  values: {
    temperature: { label: 'Temperature', unit: '°C', min: 5, max: 35, step: 1, start: START.temperature },
    humidity: { label: 'Humidity', unit: '%', min: 10, max: 100, step: 5, start: START.humidity },
    wind: { label: 'Wind', unit: 'm/s', min: 0, max: 4, step: 0.5, start: START.wind },
  },
  draw,
  says,
})
