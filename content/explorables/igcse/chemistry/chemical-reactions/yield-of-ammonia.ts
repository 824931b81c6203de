import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { dot, text } from '@/lib/figures/shapes'

const PLANT = { temperature: 450, pressure: 200 }

type Set = { temperature: number; pressure: number }

/** For each atmosphere: real gases give more than ideal ones, 36 % and not 31 at 450 °C and 300 atm. */
const REAL = 0.0009

/** ½N₂ + 1½H₂ ⇌ NH₃, in atmospheres: the equation of Larson and Dodge as Gillespie and Beattie (1930) fitted it. */
function constantAt(celsius: number): number {
  const kelvin = celsius + 273
  return (
    10 **
    (2250.322 / kelvin -
      0.8534 -
      1.51049 * Math.log10(kelvin) -
      25.8987e-5 * kelvin +
      14.8961e-8 * kelvin ** 2)
  )
}

/** Percent of the mixture that is ammonia, from nitrogen and hydrogen as 1 to 3: y/(1 − y)² = K p √27/16. */
function yieldOf({ temperature, pressure }: Set): number {
  const a = (constantAt(temperature) * Math.exp(REAL * pressure) * pressure * Math.sqrt(27)) / 16
  return (100 * (2 * a + 1 - Math.sqrt(4 * a + 1))) / (2 * a)
}

const CHART = graph({
  x: { label: 'pressure / atm', max: 400, ticks: [0, 100, 200, 300, 400], grid: true },
  y: { label: 'ammonia at equilibrium / %', max: 80, ticks: [0, 20, 40, 60, 80], grid: true },
  height: 150,
})

const curve = (temperature: number, cls: string) =>
  CHART.line(
    Array.from({ length: 41 }, (_, at): [number, number] => {
      const pressure = 0.1 + 399.9 * (at / 40) ** 2
      return [pressure, yieldOf({ temperature, pressure })]
    }),
    cls,
  )

function draw(values: Set): string {
  return (
    CHART.axes +
    curve(PLANT.temperature, 'l dash thin') +
    curve(values.temperature, 'p') +
    dot(...CHART.at(values.pressure, yieldOf(values)), 'pd', 5) +
    text(338, 26, 'dashed: 450 °C', { anchor: 'end', cls: 's' })
  )
}

function compared(value: number, usual: number, words: readonly [string, string]): string {
  if (value === usual) return 'as in the Haber process'
  return `${value > usual ? words[0] : words[1]} than in the Haber process`
}

function says(values: Set): Said {
  const shown = `${fixed(yieldOf(values))} %`
  return {
    description: `A graph of the percentage of ammonia at equilibrium against pressure. The curve for ${values.temperature} °C rises with pressure, less and less steeply, and lies ${values.temperature === PLANT.temperature ? 'on' : values.temperature < PLANT.temperature ? 'above' : 'below'} the dashed curve for 450 °C. The point stands at ${values.pressure} atmospheres and ${shown}.`,
    readings: [
      ['Ammonia at equilibrium', shown],
      ['Equilibrium is reached', compared(values.temperature, PLANT.temperature, ['faster', 'more slowly'])],
      ['Pumps and walls', compared(values.pressure, PLANT.pressure, ['dearer', 'cheaper'])],
    ],
  }
}

export const moving = explorable({
  title: 'How much ammonia is there at equilibrium?',
  height: 228,
  values: {
    temperature: { label: 'Temperature', unit: '°C', min: 350, max: 550, step: 25, start: 450 },
    pressure: { label: 'Pressure', unit: 'atm', min: 50, max: 400, step: 10, start: 200 },
  },
  draw,
  says,
  grips: [
    {
      at: values => CHART.at(values.pressure, yieldOf(values)),
      to: ([x]) => ({ pressure: ((x - 52) / 286) * 400 }),
    },
  ],
})
