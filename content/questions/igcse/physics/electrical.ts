import type { Figure } from '@/lib/figures/figure'
import { figure } from '@/lib/figures/figure'
import { describeScale, dialMeter } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { text } from '@/lib/figures/shapes'

/** What Core questions on circuits share: drawn meters. */

type Dial = { scale: Scale; value: number; unit: string; called: string }

/** By their largest reading: not more marks on an arc than can be counted on a phone. */
export const AMMETERS = {
  1: { from: 0, to: 1, division: 0.05, numbered: 0.2 },
  5: { from: 0, to: 5, division: 0.2, numbered: 1 },
} as const satisfies Record<number, Scale>

export const VOLTMETERS = {
  3: { from: 0, to: 3, division: 0.1, numbered: 0.5 },
  5: { from: 0, to: 5, division: 0.2, numbered: 1 },
  10: { from: 0, to: 10, division: 0.5, numbered: 2 },
  15: { from: 0, to: 15, division: 0.5, numbered: 5 },
} as const satisfies Record<number, Scale>

const WORDS_OF_UNIT: Readonly<Record<string, string>> = { A: 'amperes', V: 'volts', mA: 'milliamperes' }

const told = ({ scale, value, unit, called }: Dial) =>
  `${called.replace(/^./, each => each.toUpperCase())}, in ${WORDS_OF_UNIT[unit] ?? unit}: ${describeScale(scale, value, unit)}`

/** One meter, larger, or two beside each other. */
export function dials(name: string, meters: readonly [Dial] | readonly [Dial, Dial]): Figure {
  const [first, second] = meters
  const facts = {
    name,
    title: second
      ? `The dials of the ${first.called} and the ${second.called}`
      : `The dial of the ${first.called}`,
    description: meters.map(told).join(' '),
  }
  if (!second) {
    return figure(
      { ...facts, height: 172 },
      dialMeter({ x: 75, y: 4, value: first.value, scale: first.scale, unit: first.unit, width: 210 }),
      text(180, 168, first.called, { anchor: 'middle', cls: 's' }),
    )
  }
  return figure(
    { ...facts, height: 148 },
    ...[first, second].flatMap(({ scale, value, unit, called }, at) => [
      dialMeter({ x: 4 + at * 182, y: 6, value, scale, unit }),
      text(89 + at * 182, 144, called, { anchor: 'middle', cls: 's' }),
    ]),
  )
}
