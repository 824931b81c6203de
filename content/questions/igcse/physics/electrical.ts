import { ask } from '@/lib/exams/authoring/ask'
import { quantity } from '@/lib/exams/format'
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

/** One meter, larger, or two beside each other, or two larger ones below each other. */
export function dials(
  name: string,
  meters: readonly [Dial] | readonly [Dial, Dial],
  { below = false }: { below?: boolean } = {},
): Figure {
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
  if (below) {
    return figure(
      { ...facts, height: 376 },
      ...[first, second].flatMap(({ scale, value, unit, called }, at) => [
        dialMeter({ x: 63, y: 4 + at * 190, value, scale, unit, width: 234 }),
        text(180, 182 + at * 190, called, { anchor: 'middle', cls: 's' }),
      ]),
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

type Meter = { scale: Scale; value: number; tolerance: number; figures: number; divisions: string }

/** Both meters of a circuit, read by the student: parts (a)(i) and (a)(ii). */
export function meterReadings(name: string, { ammeter, voltmeter }: { ammeter: Meter; voltmeter: Meter }) {
  const reading = (called: string, unit: string, { scale, value, tolerance, figures, divisions }: Meter) => ({
    prompt: `State the reading of the ${called}.`,
    command: 'State',
    objective: 'AO2' as const,
    answer: value,
    unit,
    tolerance,
    scheme: [quantity(value, unit, figures)],
    solution: `There are ${divisions} divisions between two numbers of the ${called}, so each is ${quantity(scale.division, unit)}. The reading is ${quantity(value, unit, figures)}.`,
  })
  return {
    'a.i': ask.number({
      lead: 'The diagram shows the two meters when the switch is closed.',
      figure: dials(name, [
        { ...ammeter, unit: 'A', called: 'ammeter' },
        { ...voltmeter, unit: 'V', called: 'voltmeter' },
      ]),
      ...reading('ammeter', 'A', ammeter),
    }),
    'a.ii': ask.number(reading('voltmeter', 'V', voltmeter)),
  }
}
