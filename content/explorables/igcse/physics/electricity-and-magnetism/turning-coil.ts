import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, line, polar, rect, text } from '@/lib/figures/shapes'

/** Peak e.m.f. at one turn a second. */
const PEAK_V = 2
const LAST_S = 2
const CENTRE = { x: 88, y: 92, half: 40 }

type Set = { rate: number; time: number }

/** The plane of the coil lies along the field at 0 s: there its sides cut field lines fastest. */
const turnedBy = ({ rate, time }: Set) => 360 * rate * time
const emfAt = (rate: number, time: number) => PEAK_V * rate * Math.cos(2 * Math.PI * rate * time)

function draw(values: Set): string {
  const { x, y, half } = CENTRE
  const degrees = turnedBy(values)
  const [oneX, oneY] = polar(x, y, half, degrees)
  const [otherX, otherY] = polar(x, y, half, degrees + 180)
  const g = graph({
    x: { label: '*t* / s', max: LAST_S, ticks: [0, 0.5, 1, 1.5, 2], grid: true },
    y: { label: 'e.m.f. / V', min: -4, max: 4, ticks: [-4, -2, 0, 2, 4], grid: true },
    left: 206,
    width: 138,
    top: 34,
    height: 120,
  })
  return (
    rect(4, 46, 34, 92, 'l rw') +
    text(21, 97, 'N', { anchor: 'middle', cls: 'b' }) +
    rect(138, 46, 34, 92, 'l w') +
    text(155, 97, 'S', { anchor: 'middle', cls: 'b' }) +
    [64, 92, 120].map(at => arrow(42, at, 134, at, { cls: 'f', head: 6 })).join('') +
    line(oneX, oneY, otherX, otherY, 'p thick') +
    circle(oneX, oneY, 6, 'l hl') +
    circle(otherX, otherY, 6, 'l sheet') +
    circle(x, y, 3, 'd') +
    text(x, 160, 'coil, end on', { anchor: 'middle', cls: 's' }) +
    g.axes +
    g.plot(at => emfAt(values.rate, at), 0, LAST_S, 'l dash thin') +
    g.plot(at => emfAt(values.rate, at), 0, Math.max(0.001, values.time), 'p') +
    g.guide(values.time, emfAt(values.rate, values.time))
  )
}

function says(values: Set): Said {
  const emf = `${fixed(emfAt(values.rate, values.time), 1)} V`
  const turned = Math.round(turnedBy(values)) % 360
  const [peak, period] = [`${fixed(PEAK_V * values.rate, 1)} V`, `${fixed(1 / values.rate, 2)} s`]
  return {
    description: `A coil, seen end on, turns ${fixed(values.rate, 1)} times a second between the poles of a magnet. At ${fixed(values.time, 2)} s it has turned ${turned}° from the direction of the field and the e.m.f. is ${emf}. The graph of e.m.f. against time swings between plus and minus ${peak} with a period of ${period}; it is greatest when the coil lies along the field and zero when it stands across it.`,
    readings: [
      ['Coil to field', `${turned}°`],
      ['e.m.f. now', emf],
      ['Greatest e.m.f.', peak],
      ['Period', period],
    ],
  }
}

export const moving = explorable({
  title: 'A turning coil and its e.m.f.',
  height: 208,
  values: {
    rate: { label: 'Turns a second', min: 0.5, max: 2, step: 0.5, start: 1 },
    time: { label: 'Time', unit: 's', min: 0, max: LAST_S, step: 0.01, start: 0, plays: 0.25 },
  },
  draw,
  says,
})
