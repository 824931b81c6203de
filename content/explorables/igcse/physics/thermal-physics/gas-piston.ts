import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { circle, line, rect, text } from '@/lib/figures/shapes'

/** The gas has 100 kPa at 50 cm³ and 300 K. */
const KPA_CM3_PER_K = (100 * 50) / 300
const LEFT = 20
const TOP = 40
const HIGH = 90
/** Canvas units for a cubic centimetre. */
const CM3 = 2.6
const PARTICLES = 24
const RADIUS = 4

type Set = { volume: number; celsius: number; time: number }

const kelvinOf = (celsius: number) => celsius + 273
const pressureOf = ({ volume, celsius }: Set) => (KPA_CM3_PER_K * kelvinOf(celsius)) / volume

/** To and fro between two walls, as far as it would have come without them. */
function between(walls: number, way: number): number {
  const turned = ((way % (2 * walls)) + 2 * walls) % (2 * walls)
  return turned > walls ? 2 * walls - turned : turned
}

/** A fraction of its own for each particle, spread evenly. */
const part = (at: number, of: number) => (at * of) % 1

function particles({ volume, celsius, time }: Set): string {
  const [wide, high] = [volume * CM3 - 2 * RADIUS, HIGH - 2 * RADIUS]
  const speed = 50 * Math.sqrt(kelvinOf(celsius) / 300)
  return Array.from({ length: PARTICLES }, (_, at) => {
    const turn = 2 * Math.PI * part(at, 0.618)
    const own = speed * (0.6 + 0.8 * part(at, 0.414))
    const x = between(wide, part(at, 0.755) * wide + Math.cos(turn) * own * time)
    const y = between(high, part(at, 0.57) * high + Math.sin(turn) * own * time)
    return circle(LEFT + RADIUS + x, TOP + RADIUS + y, RADIUS, 'p w')
  }).join('')
}

function draw(values: Set): string {
  const piston = LEFT + values.volume * CM3
  const marks = [0, 20, 40, 60, 80, 100].map(volume => {
    const x = LEFT + volume * CM3
    return (
      line(x, TOP + HIGH + 8, x, TOP + HIGH + 14, 'l thin') +
      text(x, TOP + HIGH + 28, String(volume), { anchor: 'middle', cls: 's' })
    )
  })
  return (
    particles(values) +
    rect(piston, TOP, 10, HIGH, 'l sunk') +
    rect(piston + 10, TOP + HIGH / 2 - 4, 44, 8, 'l sunk') +
    line(LEFT, TOP, LEFT, TOP + HIGH) +
    line(LEFT, TOP, LEFT + 105 * CM3, TOP) +
    line(LEFT, TOP + HIGH, LEFT + 105 * CM3, TOP + HIGH) +
    marks.join('') +
    text(LEFT + 100 * CM3 + 38, TOP + HIGH + 28, 'cm^{3}', { anchor: 'middle', cls: 's' }) +
    text(LEFT, 24, `*p* = ${fixed(pressureOf(values))} kPa`) +
    text(LEFT + 140, 24, `*T* = ${fixed(kelvinOf(values.celsius))} K`)
  )
}

function says(values: Set): Said {
  const pressure = pressureOf(values)
  const kelvin = `${fixed(kelvinOf(values.celsius))} K`
  return {
    description: `A fixed mass of gas in a cylinder is held by a piston at ${values.volume} cubic centimetres and ${fixed(values.celsius)} °C, which is ${kelvin}. Its pressure is ${fixed(pressure)} kPa. The particles move at random in all directions, ${values.celsius > 27 ? 'faster' : values.celsius < 27 ? 'slower' : 'as fast'} on average ${values.celsius === 27 ? 'as' : 'than'} at 27 °C, and hit the walls and the piston.`,
    readings: [
      ['Pressure', `${fixed(pressure)} kPa`],
      ['Temperature', kelvin],
      ['p × V', `${fixed(pressure * values.volume)} kPa cm³`],
    ],
  }
}

export const moving = explorable({
  title: 'A gas behind a piston',
  height: 166,
  values: {
    volume: { label: 'Volume', unit: 'cm³', min: 20, max: 100, step: 1, start: 50 },
    celsius: { label: 'Temperature', unit: '°C', min: -73, max: 327, step: 10, start: 27 },
    time: { label: 'Time', unit: 's', min: 0, max: 30, step: 0.02, start: 4, plays: 1 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ volume }) => [LEFT + volume * CM3 + 5, TOP + HIGH / 2],
      to: ([x]) => ({ volume: (x - 5 - LEFT) / CM3 }),
    },
  ],
})
