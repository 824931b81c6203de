import { type Figure, figure } from '@/lib/figures/figure'
import { burette, pipette } from '@/lib/figures/laboratory/glassware'
import {
  buretteReading,
  describeScale,
  dialMeter,
  display,
  measuringCylinder,
  thermometerReading,
} from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { stopwatch } from '@/lib/figures/laboratory/stands'
import { eye } from '@/lib/figures/rays'
import { line, text } from '@/lib/figures/shapes'
import { syringes } from './practical-skills-6'

const topic = 'practical-skills-2'
const BURETTE: Scale = { from: 0, to: 50, division: 0.1, numbered: 1 }
const CYLINDER: Scale = { from: 0, to: 50, division: 1, numbered: 10 }

const EYES = [
  ['A', 46, 'too small'],
  ['B', 94.6, '15.85'],
  ['C', 143, 'too large'],
] as const

/** The scale stands between the eyes and the surface, as on real glass: from above, the line of sight cuts it too high. */
const eyes = (name: string, areTold: boolean): Figure =>
  figure(
    {
      name: `${topic}/${name}`,
      title: 'Three eyes that read a burette',
      description: `Part of a burette with the numbers 15, 16 and 17 from above, in divisions of 0.1 cubic centimetres. The surface is curved; its lowest part is half a division above the mark 15.9. Eye A looks down on it from above${areTold ? ' and reads too small a value' : ''}. Eye B is level with the lowest part of the surface${areTold ? ' and reads 15.85' : ''}. Eye C looks up from below${areTold ? ' and reads too large a value' : ''}.`,
      height: 214,
    },
    buretteReading({ x: 262, y: 12, value: 15.85, height: 190 }),
    ...EYES.map(
      ([letter, y, told]) =>
        line(148, y, 262, 94.6, areTold ? (letter === 'B' ? 'p' : 'r dash') : 'l dash') +
        eye(139, y, 'right') +
        text(112, areTold ? y - 4 : y + 5, letter, { anchor: 'end', cls: 'b' }) +
        (areTold ? text(112, y + 17, told, { anchor: 'end', cls: 's' }) : ''),
    ),
  )

type Titration = { name: string; start: number; end: number }

/** Parts of a burette at the start and at the end of one or two titrations. */
export function burettes(name: string, shown: readonly Titration[]): Figure {
  const told = shown.map(
    ({ name: what, start, end }) =>
      `${what}, start: ${describeScale(BURETTE, start, 'cm³')} ${what}, end: ${describeScale(BURETTE, end, 'cm³')}`,
  )
  const middle = shown.length === 1 ? [180] : [92, 270]
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Parts of a burette at the start and at the end',
      description: `The zero of the burette is above. ${told.join(' ')}`,
      height: 240,
    },
    ...shown.map(({ name: what, start, end }, at) => {
      const x = middle[at] ?? 180
      return (
        text(x, 16, what, { anchor: 'middle', cls: 'b' }) +
        buretteReading({ x: x - 44, y: 26, value: start, height: 162 }) +
        buretteReading({ x: x + 44, y: 26, value: end, height: 162 }) +
        text(x - 44, 206, 'start', { anchor: 'middle' }) +
        text(x + 44, 206, 'end', { anchor: 'middle' })
      )
    }),
    text(180, 232, 'scales in cm^{3}', { anchor: 'middle', cls: 's' }),
  )
}

/** One part of a burette. */
export function buretteLevel(value: number): Figure {
  return figure(
    {
      name: `${topic}/burette-level`,
      title: 'Part of a burette',
      description: `The zero of the burette is above, its scale is in cubic centimetres. ${describeScale(BURETTE, value, 'cm³')}`,
      height: 206,
    },
    buretteReading({ x: 180, y: 10, value, height: 166 }),
    text(180, 200, 'scale in cm^{3}', { anchor: 'middle', cls: 's' }),
  )
}

/** A digital stop-watch that shows minutes and seconds. */
export function watch(minutes: number, seconds: number): Figure {
  const shown = `${minutes}:${String(seconds).padStart(2, '0')}`
  return figure(
    {
      name: `${topic}/stop-watch`,
      title: 'A digital stop-watch',
      description: `A stop-watch whose display shows ${shown}, minutes before the colon and seconds after it.`,
      height: 116,
    },
    stopwatch(180, 60, shown),
    text(228, 54, 'minutes', { cls: 's' }),
    text(228, 72, 'and seconds', { cls: 's' }),
  )
}

/** A measuring cylinder with acid, and the display of a balance at several times. */
export function acidAndBalance(acid: number, masses: readonly (readonly [string, string])[]): Figure {
  return figure(
    {
      name: `${topic}/acid-and-balance`,
      title: 'A measuring cylinder and displays of a balance',
      description: `A measuring cylinder with the acid, marked in cubic centimetres. ${describeScale(CYLINDER, acid, 'cm³')} The balance with the flask and its contents shows ${masses.map(([time, mass]) => `${mass} g after ${time}`).join(' and ')}.`,
      height: 276,
    },
    measuringCylinder({ x: 80, y: 246, value: acid, scale: CYLINDER }),
    text(80, 266, 'acid', { anchor: 'middle' }),
    text(246, 60, 'balance with flask\nand contents', { anchor: 'middle', cls: 'b' }),
    ...masses.map(
      ([time, mass], at) =>
        text(186, 130 + at * 50, `after ${time}`, { anchor: 'middle' }) +
        display(240, 113 + at * 50, mass, 'g', 92),
    ),
  )
}

const AMMETER: Scale = { from: 0, to: 1, division: 0.05, numbered: 0.2 }

/** An ammeter, and the display of a balance with an object at several times. */
export function ammeterAndBalance(
  current: number,
  what: string,
  masses: readonly (readonly [string, string])[],
): Figure {
  return figure(
    {
      name: `${topic}/ammeter-and-balance`,
      title: 'An ammeter and displays of a balance',
      description: `An ammeter with a needle, marked in amperes. ${describeScale(AMMETER, current, 'A')} The balance with the ${what} shows ${masses.map(([time, mass]) => `${mass} g after ${time}`).join(' and ')}.`,
      height: 186,
    },
    dialMeter({ x: 6, y: 30, value: current, scale: AMMETER, unit: 'A', width: 172 }),
    text(270, 40, `balance with ${what}`, { anchor: 'middle', cls: 'b' }),
    ...masses.map(
      ([time, mass], at) =>
        text(190, 84 + at * 46, `after ${time}`) + display(274, 67 + at * 46, mass, 'g', 78),
    ),
  )
}

/** Parts of a thermometer at several times, one below the other, all with the same scale. */
export function thermometers(readings: readonly (readonly [string, number])[]): Figure {
  const scale: Scale = { from: 10, to: 50, division: 1, numbered: 10 }
  return figure(
    {
      name: `${topic}/thermometers`,
      title: 'A thermometer at several times',
      description: readings.map(([name, value]) => `${name}: ${describeScale(scale, value, '°C')}`).join(' '),
      height: 12 + readings.length * 80,
    },
    ...readings.map(
      ([name, value], at) =>
        text(20, 18 + at * 80, name, { cls: 'b' }) +
        thermometerReading({ x: 20, y: 26 + at * 80, value, scale }),
    ),
  )
}

const THREE = ['pipette', 'burette', 'measuring\ncylinder'] as const

const three = (name: string, names: readonly [string, string, string]): Figure =>
  figure(
    {
      name: `${topic}/${name}`,
      title: 'Three pieces of glassware for volumes',
      description: `From the left: ${names.map(each => each.replace('\n', ' ')).join(', ')}. The first is a thin tube with a wide part in its middle and a single line above. The second is a long tube with a scale and a tap at its end. The third stands on a foot and has a scale.`,
      height: 276,
    },
    pipette(64, 224, 190),
    burette(180, 24, { length: 150 }),
    measuringCylinder({ x: 292, y: 230, value: 34, scale: CYLINDER, height: 200 }),
    ...names.map((each, at) => text([64, 180, 292][at] ?? 0, 252, each, { anchor: 'middle' })),
  )

const before = burettes('one-titration', [{ name: 'titration 1', start: 1.35, end: 24.8 }])

export const figures = [
  eyes('eyes-at-a-burette', true),
  eyes('three-lettered-eyes', false),
  three('three-for-volumes', THREE),
  three('three-with-letters', ['A', 'B', 'C']),
  before,
  { ...syringes([[40, 58]]), name: `${topic}/syringe-to-read` },
]
