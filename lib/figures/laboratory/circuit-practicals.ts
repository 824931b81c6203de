import { component, junction, wire } from '@/lib/figures/circuit'
import { arrow, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import type { Assembly } from './assembly'
import { linearScale } from './scales'

/** A metre rule with a bare wire stretched along it. */
export function wireOnRule(
  x: number,
  y: number,
  length: number,
): { shape: Shape; at: (centimetres: number) => number } {
  const drawn = linearScale({
    from: 0,
    to: 100,
    division: 5,
    numbered: 10,
    x,
    y: y + 8,
    length,
    way: 'right',
    side: 'below',
  })
  return {
    at: centimetres => drawn.at(Math.min(100, Math.max(0, centimetres)))[0],
    shape:
      rect(x - 12, y + 8, length + 26, 32, 'l sheet') +
      drawn.shape +
      line(x - 4, y, x + length + 4, y, 'p') +
      text(x + length + 8, y + 56, 'cm', { anchor: 'end', cls: 's' }),
  }
}

/** A sliding contact that presses on a wire from above. */
export function jockey(x: number, y: number): Shape {
  return polygon(
    [
      [x, y],
      [x - 6, y - 14],
      [x + 6, y - 14],
    ],
    'd',
  )
}

/** The resistance of a wire: a length of it between the end of a rule and a sliding contact, in series with an ammeter. */
export function resistanceWire({ length = 60 }: { length?: number } = {}): Assembly {
  const y = 196
  const ruled = wireOnRule(34, y, 290)
  const [from, to] = [ruled.at(0), ruled.at(Math.min(95, Math.max(15, length)))]
  return {
    title: 'How the resistance of a wire depends on its length',
    description: `A bare wire is stretched along a metre rule. A circuit of a battery, a switch and an ammeter is connected to its end at 0 cm and to a sliding contact that touches it at the ${length} cm mark. A voltmeter is connected between the same two points.`,
    height: 262,
    shape:
      ruled.shape +
      wire([
        [from, y],
        [from, 34],
      ]) +
      component('battery', from, 34, from + 110, 34) +
      component('switch', from + 110, 34, from + 180, 34) +
      component('ammeter', from + 180, 34, from + 250, 34) +
      wire([
        [from + 250, 34],
        [from + 290, 34],
        [from + 290, 84],
        [to, 84],
        [to, y - 14],
      ]) +
      junction(from, 130) +
      component('voltmeter', from, 130, to, 130) +
      junction(to, 130) +
      jockey(to, y) +
      (to > 250
        ? text(to - 10, y - 12, 'sliding contact', { anchor: 'end', cls: 's' })
        : text(to + 10, y - 12, 'sliding contact', { cls: 's' })),
  }
}

/** A potential divider: the whole wire across a battery, a voltmeter between one end and a sliding contact. */
export function potentialDivider({ length = 40 }: { length?: number } = {}): Assembly {
  const y = 176
  const ruled = wireOnRule(34, y, 290)
  const [from, to, end] = [ruled.at(0), ruled.at(Math.min(95, Math.max(15, length))), ruled.at(100)]
  return {
    title: 'A potential divider with a sliding contact',
    description: `A bare wire along a metre rule is connected across a battery and a switch. A voltmeter is connected between the end of the wire at 0 cm and a sliding contact that touches the wire at the ${length} cm mark; an arrow shows that the contact can be moved both ways.`,
    height: 242,
    shape:
      ruled.shape +
      wire([
        [from, y],
        [from, 34],
      ]) +
      component('battery', from, 34, from + 150, 34) +
      component('switch', from + 150, 34, end, 34) +
      wire([
        [end, 34],
        [end, y],
      ]) +
      junction(from, 104) +
      component('voltmeter', from, 104, to, 104) +
      wire([
        [to, 104],
        [to, y - 14],
      ]) +
      jockey(to, y) +
      arrow(to + 12, y - 24, to + 40, y - 24, { head: 6 }) +
      arrow(to - 12, y - 24, to - 40, y - 24, { head: 6 }),
  }
}

/** One component in series with an ammeter and a variable resistor, a voltmeter across it. */
export function currentAndVoltage({ of = 'lamp' }: { of?: 'lamp' | 'resistor' | 'diode' } = {}): Assembly {
  return {
    title: `Measuring current and voltage of a ${of}`,
    description: `One loop: a battery and a switch above, an ammeter on the right, a ${of} below, a variable resistor on the left. A voltmeter is connected across the ${of}.`,
    height: 210,
    shape:
      component('battery', 60, 30, 180, 30) +
      component('switch', 180, 30, 300, 30) +
      component('ammeter', 300, 30, 300, 130) +
      component('variable-resistor', 60, 30, 60, 130) +
      component(of, 300, 130, 60, 130) +
      junction(130, 130) +
      junction(230, 130) +
      wire([
        [130, 130],
        [130, 182],
      ]) +
      component('voltmeter', 130, 182, 230, 182) +
      wire([
        [230, 182],
        [230, 130],
      ]),
  }
}
