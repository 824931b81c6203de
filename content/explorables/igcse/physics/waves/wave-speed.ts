import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { curve, dimension, dot, line, type Point, text } from '@/lib/figures/shapes'

const LEFT = 30
const MIDDLE = 96
const TALL = 40
/** Canvas units for a metre; ten metres are shown. */
const METRE = 30
const MARKED_M = 4

type Set = { speed: number; frequency: number; time: number }

/** In amplitudes: the wave runs to the right, and at 0 s the source at 0 m passes its middle upwards. */
const heightAt = (metres: number, { speed, frequency, time }: Set) =>
  Math.sin(2 * Math.PI * frequency * (time - metres / speed))

function draw(values: Set): string {
  const wavelength = values.speed / values.frequency
  const steps = 240
  const points = Array.from({ length: steps + 1 }, (_, at): Point => {
    const metres = (10 * at) / steps
    return [LEFT + metres * METRE, MIDDLE - TALL * heightAt(metres, values)]
  })
  // The first crest that is on the canvas, and the next.
  const first =
    ((((values.time - 0.25 / values.frequency) * values.speed) % wavelength) + wavelength) % wavelength
  const [from, to] = [first, first + wavelength].map(metres => LEFT + Math.min(10, metres) * METRE)
  const length =
    from === undefined || to === undefined || first + wavelength > 10
      ? ''
      : dimension(from, 34, to, 34, '*λ*', [(from + to) / 2, 26])
  return (
    line(LEFT, MIDDLE, LEFT + 10 * METRE, MIDDLE, 'l dash thin') +
    curve(points) +
    length +
    dot(LEFT + MARKED_M * METRE, MIDDLE - TALL * heightAt(MARKED_M, values), 'rd', 6) +
    line(LEFT, 160, LEFT + 10 * METRE, 160, 'l thin') +
    [0, 2, 4, 6, 8, 10]
      .map(metres => {
        const x = LEFT + metres * METRE
        return line(x, 156, x, 164, 'l thin') + text(x, 180, `${metres} m`, { anchor: 'middle', cls: 's' })
      })
      .join('')
  )
}

function says(values: Set): Said {
  const { speed, frequency, time } = values
  const wavelength = `${fixed(speed / frequency, 2)} m`
  return {
    description: `A transverse wave on a rope runs to the right at ${fixed(speed, 1)} metres a second. Its source makes ${fixed(frequency, 1)} waves a second, so the wavelength is ${wavelength}. A red point of the rope 4 m from the source moves up and down only; at ${fixed(time, 2)} s it is ${fixed(heightAt(MARKED_M, values), 1)} amplitudes above the middle.`,
    readings: [
      ['Wavelength', wavelength],
      ['Period', `${fixed(1 / frequency, 2)} s`],
      ['Speed = f × λ', `${fixed(speed, 1)} m/s`],
    ],
  }
}

export const moving = explorable({
  title: 'A wave on a rope',
  height: 190,
  values: {
    speed: { label: 'Speed, set by the rope', unit: 'm/s', min: 1, max: 4, step: 0.1, start: 2 },
    frequency: { label: 'Frequency, set by the source', unit: 'Hz', min: 0.5, max: 2, step: 0.1, start: 0.5 },
    time: { label: 'Time', unit: 's', min: 0, max: 10, step: 0.02, start: 0, plays: 1 },
  },
  draw,
  says,
})
