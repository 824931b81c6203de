import { type Figure, figure } from '@/lib/figures/figure'
import { thermometer } from '@/lib/figures/laboratory/glassware'
import { label } from '@/lib/figures/laboratory/labels'
import { describeScale, thermometerReading } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { bench, clamp, stand, stopwatch } from '@/lib/figures/laboratory/stands'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'

/** Apparatus and instruments that the heat practicals of Paper 6 share. */

/** Forty degrees of a scale of 1 °C, the reading well inside. */
export function partOfScale(value: number): Scale {
  const from = Math.max(-10, Math.floor(value / 10 - 1.5) * 10)
  return { from, to: from + 40, division: 1, numbered: 10 }
}

/** Parts of thermometers, one below the other, each under what it shows. */
export function thermometersFor(
  name: string,
  shown: readonly (readonly [what: string, value: number])[],
): Figure {
  return figure(
    {
      name: `heat-practicals/${name}`,
      title: 'Parts of the thermometer',
      description: shown
        .map(([what, value]) => `${spoken(what)}: ${describeScale(partOfScale(value), value, '°C')}`)
        .join(' '),
      height: shown.length * 84,
    },
    ...shown.map(
      ([what, value], at) =>
        text(20, 16 + at * 84, what, { cls: 'b' }) +
        thermometerReading({ x: 20, y: 23 + at * 84, value, scale: partOfScale(value) }),
    ),
  )
}

const spoken = (what: string) => what.replace(/[*_{}^]/g, '')

/** Minutes and seconds as a stop-watch prints them. */
export const onWatch = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  return `${minutes}:${rest < 10 ? '0' : ''}${rest}`
}

export function watchesFor(
  name: string,
  shown: readonly (readonly [what: string, seconds: number])[],
): Figure {
  const pitch = 340 / shown.length
  return figure(
    {
      name: `heat-practicals/${name}`,
      title: 'Stop-watches',
      description: `Digital stop-watches that show minutes and seconds. ${shown.map(([what, seconds]) => `${spoken(what)}: ${onWatch(seconds)}.`).join(' ')}`,
      height: 122,
    },
    ...shown.map(([what, seconds], at) => {
      const x = 10 + pitch * (at + 0.5)
      return stopwatch(x, 50, onWatch(seconds)) + text(x, 112, what, { anchor: 'middle' })
    }),
  )
}

export type Vessel = {
  /** Its letter, below it. */
  letter: string
  kind?: 'beaker' | 'black can' | 'shiny can'
  level?: number
  width?: number
  height?: number
  lid?: boolean
  /** Insulation round the sides. */
  wrapped?: boolean
}

const FLOOR = 236

function vesselAt(x: number, v: Vessel): Shape {
  const { kind = 'beaker', level = 0.7, width = 84, height = 92, lid = false, wrapped = false } = v
  const [left, top] = [x - width / 2, FLOOR - height]
  const body =
    kind === 'beaker'
      ? beaker({ x, y: FLOOR, width, height, level })
      : rect(left, top, width, height, kind === 'black can' ? 'l d' : 'l sheet')
  const wool = wrapped
    ? rect(left - 17, top + 8, 15, height - 8, 'l hl') +
      rect(left + width + 2, top + 8, 15, height - 8, 'l hl')
    : ''
  const bulb = FLOOR - 30
  // What stands inside an opaque can is hidden.
  const stem =
    kind === 'beaker'
      ? thermometer(x, bulb, 168)
      : rect(x - 3, 38, 6, top - 38, 'l sheet') + line(x, 90, x, top, 'r')
  const cover = lid
    ? rect(left - 7, top - 9, width / 2 + 2, 8, 'l sunk') + rect(x + 5, top - 9, width / 2 + 2, 8, 'l sunk')
    : ''
  return body + wool + stem + cover + text(x, FLOOR + 18, v.letter, { anchor: 'middle', cls: 'b' })
}

export type Named = readonly [words: string, x: number, y: number, toX: number, toY: number]

/** Two vessels on a bench, a thermometer in each, held by clamps of one stand between them. */
export function twoVessels(
  facts: { name: string; title: string; description: string },
  one: Vessel,
  other: Vessel,
  names: readonly Named[],
): Figure {
  return figure(
    { ...facts, name: `heat-practicals/${facts.name}`, height: 262 },
    bench(FLOOR),
    stand(180, FLOOR, 196, 'both'),
    clamp(180, 66, 84, 6),
    clamp(180, 66, 276, 6),
    vesselAt(84, one),
    vesselAt(276, other),
    ...names.map(([words, x, y, toX, toY]) => label(words, x, y, toX, toY, 'start')),
  )
}
