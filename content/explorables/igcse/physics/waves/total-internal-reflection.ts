import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { angle, ray, refracted } from '@/lib/figures/rays'
import { arc, line, type Point, polar, text } from '@/lib/figures/shapes'

/** The middle of the flat side; glass below, air above. */
const X = 180
const Y = 118
const RADIUS = 96

type Set = { incidence: number; index: number }

const criticalOf = (index: number) => (Math.asin(1 / index) * 180) / Math.PI

function draw({ incidence, index }: Set): string {
  const out = refracted(incidence, index, 1)
  const from: Point = polar(X, Y, RADIUS + 12, 270 - incidence)
  const reflected: Point = polar(X, Y, RADIUS + 12, 270 + incidence)
  const gone = out === null ? '' : ray([[X, Y], polar(X, Y, 100, 90 - out)])
  return (
    arc(X, Y, RADIUS, 180, 360, 'l w') +
    line(X - RADIUS, Y, X + RADIUS, Y) +
    line(X, 18, X, Y + 70, 'l dash thin') +
    text(24, 60, 'air') +
    text(24, 190, 'glass') +
    ray([from, [X, Y]]) +
    ray([[X, Y], reflected], out === null ? 'p' : 'p thin dash') +
    gone +
    (incidence < 8 ? '' : angle(X, Y, 270 - incidence, 270, '*i*', 34)) +
    (out === null || out < 8 ? '' : angle(X, Y, 90 - out, 90, '*r*', 34))
  )
}

function says({ incidence, index }: Set): Said {
  const out = refracted(incidence, index, 1)
  const [i, c] = [`${incidence}°`, `${fixed(criticalOf(index), 1)}°`]
  const outcome =
    out === null
      ? `This is more than the critical angle, ${c}, so all the light is reflected inside the glass, at ${i}.`
      : `The refracted ray leaves into the air at ${fixed(out, 1)}° to the normal; a weak ray is reflected at ${i}. The critical angle is ${c}.`
  return {
    description: `Light in a semicircular glass block of refractive index ${fixed(index, 2)} meets the flat side from inside at an angle of incidence of ${i}. ${outcome}`,
    readings: [
      ['Angle of incidence', i],
      ['Angle of refraction', out === null ? 'no such ray' : `${fixed(out, 1)}°`],
      ['Critical angle', c],
      ['At the flat side', out === null ? 'total internal reflection' : 'refraction, weak reflection'],
    ],
  }
}

/** The angle of a point below the flat side, from the normal. */
const angleAt = ([x, y]: Point) => (Math.atan2(X - x, Math.max(1, y - Y)) * 180) / Math.PI

export const moving = explorable({
  title: 'Light in glass meets air',
  height: 236,
  values: {
    incidence: { label: 'Angle of incidence', unit: '°', min: 0, max: 85, step: 1, start: 30 },
    index: { label: 'Refractive index', min: 1.3, max: 1.9, step: 0.05, start: 1.5 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ incidence }) => polar(X, Y, RADIUS, 270 - incidence),
      to: point => ({ incidence: angleAt(point) }),
    },
  ],
})
