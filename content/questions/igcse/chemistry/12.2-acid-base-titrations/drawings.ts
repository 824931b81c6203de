import { type Figure, figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { burette, pipette } from '@/lib/figures/laboratory/glassware'
import { label } from '@/lib/figures/laboratory/labels'
import { buretteReading, describeScale, measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { titration } from '@/lib/figures/laboratory/reactions'
import { conicalFlask } from '@/lib/figures/laboratory/vessels'
import { type Shape, text } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-5'
const BURETTE = { from: 0, to: 50, division: 0.1, numbered: 1 }
const bold = { anchor: 'middle', cls: 'b' } as const

/** A level at a number would strike it through. */
export const drawable = (...readings: number[]) => readings.every(each => !Number.isInteger(each))

export const oneReading = (value: number): Figure =>
  figure(
    {
      name: `${topic}/one-reading-${Math.round(value * 10)}`,
      title: 'A part of a burette',
      description: `Zero is above. ${describeScale(BURETTE, value, 'cm³')}`,
      height: 190,
    },
    buretteReading({ x: 170, y: 12, value, height: 168 }),
    text(224, 40, 'cm^{3}'),
  )

export const twoReadings = (start: number, end: number): Figure =>
  figure(
    {
      name: `${topic}/start-and-end-${Math.round(start * 10)}-${Math.round(end * 10)}`,
      title: 'A burette at the start and at the end',
      description: `Zero is above. At the start: ${describeScale(BURETTE, start, 'cm³')} At the end: ${describeScale(BURETTE, end, 'cm³')}`,
      height: 206,
    },
    text(98, 16, 'at the start', bold),
    buretteReading({ x: 98, y: 26, value: start, height: 168 }),
    text(262, 16, 'at the end', bold),
    buretteReading({ x: 262, y: 26, value: end, height: 168 }),
  )

export type Piece = 'pipette' | 'burette' | 'cylinder' | 'flask'

const PIECES: Record<Piece, readonly [draw: (x: number) => Shape, told: string]> = {
  pipette: [
    x => pipette(x, 190, 160),
    'a narrow tube with a bulb in its middle, a jet at its lower end and one ring above the bulb',
  ],
  burette: [
    x => burette(x, 30, { length: 124, level: 0 }),
    'a long graduated tube with a tap and a jet at its lower end',
  ],
  cylinder: [
    x =>
      measuringCylinder({
        x,
        y: 190,
        value: 35,
        scale: { from: 0, to: 50, division: 5, numbered: 10 },
        height: 150,
        width: 40,
      }),
    'a wide graduated tube that stands on a foot',
  ],
  flask: [
    x => conicalFlask({ x, y: 190, width: 72, height: 84, level: 0 }),
    'a vessel with a wide flat base, sloping sides and a narrow neck',
  ],
}

export const piecesFigure = (pieces: readonly Piece[]): Figure =>
  figure(
    {
      name: `${topic}/four-pieces`,
      title: 'Four pieces of apparatus',
      description: pieces.map((piece, at) => `${'ABCD'.charAt(at)}: ${PIECES[piece][1]}.`).join(' '),
      height: 202,
    },
    ...pieces.map((piece, at) => {
      const x = 45 + at * 90
      return text(x, 18, 'ABCD'.charAt(at), bold) + PIECES[piece][0](x)
    }),
  )

export const letteredTitration = (titrant: string, analyte: string): Figure =>
  assembled(
    `${topic}/lettered-titration`,
    titration({
      titrant,
      analyte,
      labels: { burette: 'A', tap: '', tile: 'C' },
    }),
    {
      title: 'Apparatus for a titration',
      description: `A long graduated tube with a tap, A, holds ${titrant} and is clamped upright. Its jet is over a vessel with a narrow neck, B, which holds ${analyte.replaceAll('\n', ' ')} and stands on a flat white square, C.`,
    },
    label('B', 254, 218, 205, 226, 'start'),
  )

export const acidOverAlkali = (): Figure =>
  assembled(`${topic}/acid-over-alkali`, titration({ labels: { tap: '' } }), {
    description:
      'A burette with acid is clamped upright. Its jet is over a conical flask with alkali and indicator, which stands on a white tile.',
  })
