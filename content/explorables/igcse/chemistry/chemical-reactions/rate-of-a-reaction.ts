import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { dot, text } from '@/lib/figures/shapes'

/** 10 cm³ of acid, HCl, of which two moles give one of gas, 24 000 cm³ at r.t.p. */
const CM3_PER_CONCENTRATION = (0.01 / 2) * 24000
/** Of large pieces at 20 °C, for each second. */
const SLOWEST = 0.01
/** Twice as fast for so many degrees: a rule of thumb. */
const DOUBLES = 10
const SIZES = [
  { name: 'large pieces', factor: 1 },
  { name: 'small pieces', factor: 2 },
  { name: 'powder', factor: 6 },
] as const
const SECONDS = 300

type Set = { concentration: number; temperature: number; size: number; time: number }

const START: Set = { concentration: 0.8, temperature: 20, size: 0, time: 60 }
const finalOf = ({ concentration }: Set) => CM3_PER_CONCENTRATION * concentration
const speedOf = ({ temperature, size }: Set) =>
  SLOWEST * (SIZES[size]?.factor ?? 1) * 2 ** ((temperature - 20) / DOUBLES)

const volumeAt = (values: Set, time: number) => finalOf(values) * (1 - Math.exp(-speedOf(values) * time))

const CHART = graph({
  x: { label: 'time / s', max: SECONDS, ticks: [0, 60, 120, 180, 240, 300], grid: true },
  y: { label: 'volume of gas / cm^{3}', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true },
  height: 150,
})

function draw(values: Set): string {
  return (
    CHART.axes +
    CHART.line(steps(START), 'l dash thin') +
    CHART.line(steps(values), 'p') +
    dot(...CHART.at(values.time, volumeAt(values, values.time)), 'pd', 5) +
    text(338, 26, 'dashed: as at the start', { anchor: 'end', cls: 's' })
  )
}

/** Closer together where the curve bends most. */
function steps(values: Set): [number, number][] {
  return Array.from({ length: 49 }, (_, at) => {
    const time = SECONDS * (at / 48) ** 2
    return [time, volumeAt(values, time)]
  })
}

function says(values: Set): Said {
  const rate = speedOf(values) * finalOf(values)
  const now = volumeAt(values, values.time)
  const end = finalOf(values)
  return {
    description: `A graph of the volume of gas against time for calcium carbonate, ${SIZES[values.size]?.name ?? ''}, in excess in acid of ${fixed(values.concentration, 1)} mol/dm³ at ${values.temperature} °C. The curve is steepest at first and approaches ${fixed(end)} cubic centimetres. The point stands at ${values.time} seconds and ${fixed(now)} cubic centimetres. A dashed curve is for large pieces in acid of 0.8 mol/dm³ at 20 °C.`,
    readings: [
      ['Rate at the beginning', `${fixed(rate, 2)} cm³/s`],
      ['Gas so far', `${fixed(now)} cm³`],
      ['Gas in the end', `${fixed(end)} cm³`],
    ],
  }
}

export const moving = explorable({
  title: 'Calcium carbonate and hydrochloric acid',
  height: 228,
  values: {
    concentration: {
      label: 'Acid',
      unit: 'mol/dm³',
      min: 0.2,
      max: 1,
      step: 0.2,
      start: START.concentration,
    },
    temperature: { label: 'Temperature', unit: '°C', min: 20, max: 50, step: 10, start: START.temperature },
    size: {
      label: 'Calcium carbonate',
      min: 0,
      max: 2,
      step: 1,
      start: START.size,
      choices: SIZES.map(({ name }) => name),
    },
    time: { label: 'Time', unit: 's', min: 0, max: SECONDS, step: 5, start: START.time, plays: 30 },
  },
  draw,
  says,
  grips: [
    {
      at: values => CHART.at(values.time, volumeAt(values, values.time)),
      to: ([x]) => ({ time: ((x - 52) / 286) * SECONDS }),
    },
  ],
})
