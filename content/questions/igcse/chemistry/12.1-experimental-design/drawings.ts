import { type Figure, figure } from '@/lib/figures/figure'
import {
  buretteReading,
  describeScale,
  measuringCylinder,
  thermometerReading,
} from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { text } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-4'
const BURETTE: Scale = { from: 0, to: 50, division: 0.1, numbered: 1 }

export function buretteFigure(start: number, end: number): Figure {
  return figure(
    {
      name: `${topic}/burette-twice`,
      title: 'Parts of a burette at the start and at the end',
      description: `The zero of the burette is above. At the start: ${describeScale(BURETTE, start, 'cm³')} At the end: ${describeScale(BURETTE, end, 'cm³')}`,
      height: 206,
    },
    buretteReading({ x: 90, y: 10, value: start }),
    text(90, 186, 'start', { anchor: 'middle' }),
    buretteReading({ x: 250, y: 10, value: end }),
    text(250, 186, 'end', { anchor: 'middle' }),
    text(170, 204, 'scales in cm^{3}', { anchor: 'middle', cls: 's' }),
  )
}

export const CYLINDERS: readonly Scale[] = [
  { from: 0, to: 50, division: 1, numbered: 10 },
  { from: 0, to: 100, division: 2, numbered: 20 },
  { from: 0, to: 25, division: 0.5, numbered: 5 },
]

export function cylinderFigure(value: number, scale: Scale): Figure {
  return figure(
    {
      name: `${topic}/cylinder-with-liquid`,
      title: 'A measuring cylinder with liquid',
      description: `A measuring cylinder marked in cubic centimetres. ${describeScale(scale, value, 'cm³')}`,
      height: 254,
    },
    measuringCylinder({ x: 180, y: 246, value, scale }),
  )
}

/** A thermometer before and after; its scale begins near the value. */
export function thermometersFigure(before: number, after: number): Figure {
  const part = (value: number): Scale => {
    const from = Math.max(0, Math.floor(value / 10 - 1) * 10)
    return { from, to: from + 30, division: 1, numbered: 10 }
  }
  const [one, other] = [part(before), part(after)]
  return figure(
    {
      name: `${topic}/thermometer-before-and-after`,
      title: 'Part of a thermometer before and after',
      description: `Before: ${describeScale(one, before, '°C')} After: ${describeScale(other, after, '°C')}`,
      height: 168,
    },
    text(20, 16, 'before', { cls: 'b' }),
    thermometerReading({ x: 20, y: 24, value: before, scale: one }),
    text(20, 98, 'after', { cls: 'b' }),
    thermometerReading({ x: 20, y: 106, value: after, scale: other }),
  )
}
