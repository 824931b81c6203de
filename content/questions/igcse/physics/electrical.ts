import { judged } from '@/lib/exams/authoring/marks'
import type { Figure } from '@/lib/figures/figure'
import { figure } from '@/lib/figures/figure'
import { describeScale, dialMeter } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { text } from '@/lib/figures/shapes'

/** What Core questions on circuits share: drawn meters, equations in words. */

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

const EQUATION = `
  VOLTS = voltage/volt/"pd"/v/(potential difference)
  AMPS = current/ampere/amp/i
  OHMS = resistance/r/ohm
  WATTS = power/p/watt
  ENERGY = energy/e/work
  TIME = time/t/second
  IS = "="/equal/is
  OVER = divide/over/per/"/"/"÷"`

/** The equation of resistance, in any of its three forms, in words or symbols. */
export const RESISTANCE_EQUATION = judged(
  'resistance = potential difference ÷ current (*R* = *V* ÷ *I*), in any arrangement',
  `
  ${EQUATION}
  accept "V=IR" | "V=RI" | "IR=V" | "RI=V"
  accept OHMS ...(no OVER).. IS ... VOLTS ... OVER ... AMPS
  accept VOLTS OVER AMPS ... IS ... OHMS
  accept AMPS ...(no OVER).. IS ... VOLTS ... OVER ... OHMS
  accept VOLTS ...(no OVER/OHMS/AMPS).. IS ... AMPS ...(no OVER).. OHMS
  accept VOLTS ...(no OVER/OHMS/AMPS).. IS ... OHMS ...(no OVER).. AMPS
  accept AMPS ...(no OVER).. OHMS ...(no OVER).. IS ... VOLTS
  reject OHMS ...(no OVER).. IS ... AMPS ... OVER ... VOLTS
  reject OHMS ...(no OVER).. IS ... VOLTS ...(no OVER).. AMPS
  reject OHMS ...(no OVER).. IS ... AMPS ...(no OVER).. VOLTS
  reject AMPS ...(no OVER).. IS ... OHMS ... OVER ... VOLTS
  reject AMPS ...(no OVER).. IS ... VOLTS ...(no OVER).. OHMS
  reject VOLTS ...(no OVER).. IS ... OVER
  unsure divide ... VOLTS ... by AMPS
  unsure VOLTS ... OVER ... AMPS
  earns: resistance = voltage / current
  earns: voltage = current x resistance
  earns: V = I × R
  earns: R = V/I
  earns: resistence is voltage divided by curent
  misses: resistance = current / voltage
  misses: R = V × I
  misses: current = voltage × resistance
  misses: V = R / I`,
)

/** The equation of electrical power. */
export const POWER_EQUATION = judged(
  'power = current × potential difference (*P* = *IV*), in any arrangement',
  `
  ${EQUATION}
  accept "P=IV" | "P=VI" | "IV=P" | "VI=P"
  accept WATTS ...(no OVER).. IS ... AMPS ...(no OVER).. VOLTS
  accept WATTS ...(no OVER).. IS ... VOLTS ...(no OVER).. AMPS
  accept AMPS ...(no OVER).. VOLTS ...(no OVER).. IS ... WATTS
  accept VOLTS ...(no OVER).. AMPS ...(no OVER).. IS ... WATTS
  accept AMPS ...(no OVER).. IS ... WATTS ... OVER ... VOLTS
  accept VOLTS ...(no OVER).. IS ... WATTS ... OVER ... AMPS
  reject WATTS ...(no OVER).. IS ... OVER
  reject AMPS ...(no OVER).. IS ... WATTS ...(no OVER).. VOLTS
  unsure AMPS x/times/multiply VOLTS | VOLTS x/times/multiply AMPS
  earns: power = current x voltage
  earns: P = IV
  earns: power = p.d. times curent
  earns: power is potential diference multiplied by current
  misses: power = voltage / current
  misses: power = current × resistance
  misses: P = E/t
  misses: current = power × voltage`,
)

/** The equation of the energy that an electrical component transfers. */
export const ENERGY_EQUATION = judged(
  'energy = current × potential difference × time (*E* = *IVt*), or power × time',
  `
  ${EQUATION}
  reject "+" | plus/add
  accept "E=IVt" | "E=VIt" | "E=ItV" | "E=Pt" | "E=tP" | "E=VtI" | "E=tIV" | "E=tVI" | "ΔE=IVt" | "ΔE=VIt" | "ΔE=Pt"
  accept "IVt=E" | "VIt=E" | "Pt=E" | "t=E/IV" | "t=E/VI"
  accept ENERGY ...(no OVER).. IS ... AMPS ...(no OVER).. VOLTS ...(no OVER).. TIME
  accept ENERGY ...(no OVER).. IS ... VOLTS ...(no OVER).. AMPS ...(no OVER).. TIME
  accept ENERGY ...(no OVER).. IS ... WATTS ...(no OVER).. TIME
  accept ENERGY ...(no OVER).. IS ... TIME ...(no OVER).. WATTS
  accept ENERGY ...(no OVER).. IS ... AMPS ...(no OVER).. TIME ...(no OVER).. VOLTS
  accept ENERGY ...(no OVER).. IS ... TIME ...(no OVER).. AMPS/VOLTS ...(no OVER).. AMPS/VOLTS
  accept WATTS ...(no OVER).. TIME ...(no OVER).. IS ... ENERGY
  accept AMPS ...(no OVER).. VOLTS ...(no OVER).. TIME ...(no OVER).. IS ... ENERGY
  accept VOLTS ...(no OVER).. AMPS ...(no OVER).. TIME ...(no OVER).. IS ... ENERGY
  accept AMPS ...(no OVER).. TIME ...(no OVER).. VOLTS ...(no OVER).. IS ... ENERGY
  accept TIME ...(no OVER).. IS ... ENERGY ... OVER ... WATTS
  accept WATTS ...(no OVER).. IS ... ENERGY ... OVER ... TIME
  accept "W=IVt" | "W=VIt" | "W=Pt"
  reject ENERGY ...(no OVER).. IS ... OVER
  reject WATTS ...(no OVER).. IS ... ENERGY ...(no OVER).. TIME
  reject ENERGY ...(no OVER).. IS ... AMPS/VOLTS, without TIME/WATTS
  reject ENERGY ...(no OVER).. IS ... AMPS/VOLTS ... TIME, without WATTS, without (AMPS, VOLTS)
  reject AMPS/VOLTS ...(no OVER/TIME).. IS ... ENERGY ...(no OVER).. TIME
  unsure AMPS/VOLTS/TIME ...(no OVER).. IS ... ENERGY ... OVER
  unsure AMPS x/times/multiply VOLTS | VOLTS x/times/multiply AMPS | WATTS x/times/multiply TIME
  earns: energy = current x voltage x time
  earns: E = IVt
  earns: enargy = power × time
  earns: E = P t
  misses: energy = current × voltage
  misses: energy = power / time
  misses: E = IV
  misses: power = energy × time`,
)
