import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { arrow, circle, dot, line, polar, text } from '@/lib/figures/shapes'

/** Millions of kilometres and days of the Earth, by which Kepler's law gives those of any other orbit about the Sun. */
const EARTH = { radius: 150, days: 365 }
const SUN = { x: 180, y: 122 }
const SCALE = 0.46
const DAY_S = 86_400

type Set = { radius: number; day: number }

const daysOf = (radius: number) => EARTH.days * (radius / EARTH.radius) ** 1.5
/** Kilometres a second, from the way round and the time for it. */
const speedOf = (radius: number) => (2 * Math.PI * radius * 1e6) / (daysOf(radius) * DAY_S)

function planet(radius: number, day: number, cls: string): string {
  const degrees = (360 * day) / daysOf(radius)
  const [x, y] = polar(SUN.x, SUN.y, radius * SCALE, degrees)
  const ahead = polar(x, y, speedOf(radius) * 0.9, degrees + 90)
  return arrow(x, y, ...ahead, { cls, head: 6 }) + dot(x, y, cls === 'l' ? 'd' : 'pd', 5)
}

function draw({ radius, day }: Set): string {
  return (
    circle(SUN.x, SUN.y, 10, 'l hl') +
    text(SUN.x, SUN.y + 24, 'Sun', { anchor: 'middle', cls: 's' }) +
    circle(SUN.x, SUN.y, EARTH.radius * SCALE, 'f') +
    circle(SUN.x, SUN.y, radius * SCALE, 'f') +
    planet(EARTH.radius, day, 'l') +
    planet(radius, day, 'p') +
    dot(14, 18, 'd', 5) +
    text(26, 22, 'Earth') +
    dot(14, 38, 'pd', 5) +
    text(26, 42, 'planet', { cls: 'tp' }) +
    line(8, 238, 8 + 100 * SCALE, 238) +
    text(8, 232, '100 million km', { cls: 's' })
  )
}

function says({ radius, day }: Set): Said {
  const [period, speed] = [`${fixed(daysOf(radius))} days`, `${fixed(speedOf(radius), 1)} km/s`]
  return {
    description: `A planet moves round the Sun in a circle of radius ${radius} million km, beside the orbit of the Earth, ${EARTH.radius} million km. It takes ${period} for one orbit, so its average orbital speed is ${speed}. After ${day} days it has made ${fixed(day / daysOf(radius), 2)} orbits, the Earth ${fixed(day / EARTH.days, 2)}. Arrows show the speeds; they point along the orbits.`,
    readings: [
      ['Orbital period', period],
      ['Orbital speed', speed],
      ['Orbits made', fixed(day / daysOf(radius), 2)],
    ],
  }
}

export const moving = explorable({
  title: 'A planet at a distance that you choose',
  height: 244,
  values: {
    radius: { label: 'Radius of the orbit', unit: 'million km', min: 60, max: 230, step: 2, start: 108 },
    day: { label: 'Time', unit: 'days', min: 0, max: 730, step: 1, start: 40, plays: 60 },
  },
  draw,
  says,
})
