import { mirror, normal, refracted } from '@/lib/figures/rays'
import {
  arc,
  arrow,
  circle,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'

/** A ray box from above; its slit is at (x, y) and its ray leaves in a direction (degrees, anticlockwise from the right). */
export function rayBox(x: number, y: number, degrees = 0, label = 'ray box'): Shape {
  const turn = (degrees * Math.PI) / 180
  const at = (along: number, across: number): Point => [
    x + along * Math.cos(turn) + across * Math.sin(turn),
    y - along * Math.sin(turn) + across * Math.cos(turn),
  ]
  const [tx, ty] = at(-28, 0)
  return (
    polygon([at(-56, -18), at(0, -18), at(0, 18), at(-56, 18)], 'l sunk') +
    line(...at(0, -4), ...at(0, 4), 'l thick sheet') +
    (Math.abs(Math.sin(turn)) < 0.35 ? text(tx, ty + 4.5, label, { anchor: 'middle', cls: 's' }) : '')
  )
}

/** An optical pin from above: a cross in a ring. */
export function pin(x: number, y: number, label = '', dx = 9, dy = -6): Shape {
  return (
    line(x - 4, y - 4, x + 4, y + 4) +
    line(x - 4, y + 4, x + 4, y - 4) +
    (label ? text(x + dx, y + dy, label, { anchor: dx < 0 ? 'end' : 'start' }) : '')
  )
}

/**
 * A ray traced through a rectangular glass block with four pins, by Snell's law: angle of incidence in degrees, n of
 * the block. Without `ray` only the outline, the normal and the pins are printed, as for a student who has to draw.
 */
export function blockWithPins({
  incidence = 45,
  n = 1.5,
  ray = true,
  letters = true,
}: {
  incidence?: number
  n?: number
  ray?: boolean
  letters?: boolean
} = {}): Assembly {
  const kept = Math.min(65, Math.max(5, incidence))
  const inside = refracted(kept, 1, Math.max(1.2, n)) ?? 0
  const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)
  const [top, bottom, inX] = [96, 176, 134]
  const outX = inX + (bottom - top) * tan(inside)
  const before = (up: number): Point => [inX - up * tan(kept), top - up]
  const after = (down: number): Point => [outX + down * tan(kept), bottom + down]
  const reach = Math.min(82, 120 / tan(kept))
  const pins = [before(reach * 0.82), before(reach * 0.36), after(reach * 0.36), after(reach * 0.82)]
  const halfway: Point = [(inX + outX) / 2, (top + bottom) / 2]
  return {
    title: 'Tracing a ray through a glass block with pins',
    description: `A rectangular glass block seen from above. Pins P1 and P2 stand on the slanting line that meets the long upper side; pins P3 and P4 stand beyond the lower side. The normal is drawn at the point where the line meets the block.${ray ? ' The ray is bent towards the normal in the block and leaves parallel to its first direction.' : ''}`,
    height: 272,
    shape:
      rect(70, top, 220, bottom - top, 'l w') +
      normal(inX, top, 0, 62) +
      (ray
        ? polyline([before(reach), [inX, top], [outX, bottom], after(reach)], 'p') +
          arrow(...before(reach * 0.62), ...before(reach * 0.55), { cls: 'p' }) +
          arrow(...halfway, halfway[0] + 2 * tan(inside), halfway[1] + 2, { cls: 'p' })
        : '') +
      pins.map(([px, py], at) => pin(px, py, `P_{${at + 1}}`, at < 2 ? -9 : 9, at < 2 ? 12 : -2)).join('') +
      (letters
        ? text(62, top + 4, 'A', { anchor: 'end' }) +
          text(298, top + 4, 'B') +
          text(298, bottom + 6, 'C') +
          text(62, bottom + 6, 'D', { anchor: 'end' })
        : ''),
  }
}

/** Reflection with a ray box and a plane mirror. */
export function mirrorWithRayBox({
  incidence = 40,
  labels,
}: { incidence?: number } & Labels<'mirror' | 'normal'> = {}): Assembly {
  const kept = Math.min(70, Math.max(10, incidence))
  const [x, y] = [180, 190]
  const turn = (kept * Math.PI) / 180
  const long = Math.min(130, 150 / Math.sin(turn))
  const from: Point = [x - long * Math.sin(turn), y - long * Math.cos(turn)]
  const to: Point = [x + long * Math.sin(turn), y - long * Math.cos(turn)]
  return {
    title: 'Reflection of a ray by a plane mirror',
    description:
      'A ray box sends a ray down to the right on to a plane mirror that lies level. The ray is reflected up to the right. The dashed normal stands where the ray meets the mirror; the angles i and r are marked on both sides of it.',
    height: 226,
    shape:
      mirror(104, y, 270, y) +
      normal(x, y, 0, 140).replace(/L[\d.]+ [\d.]+/, `L${x} ${y}`) +
      rayBox(...from, kept - 90, '') +
      polyline([from, [x, y], to], 'p') +
      arrow(
        (from[0] + x) / 2,
        (from[1] + y) / 2,
        (from[0] + x) / 2 + 3 * Math.sin(turn),
        (from[1] + y) / 2 + 3 * Math.cos(turn),
        { cls: 'p' },
      ) +
      arrow(
        (to[0] + x) / 2,
        (to[1] + y) / 2,
        (to[0] + x) / 2 + 3 * Math.sin(turn),
        (to[1] + y) / 2 - 3 * Math.cos(turn),
        { cls: 'p' },
      ) +
      arc(x, y, 36, 90, 90 + kept, 'l thin') +
      arc(x, y, 36, 90 - kept, 90, 'l thin') +
      text(x - 50 * Math.sin(turn / 2), y - 50 * Math.cos(turn / 2) + 4, '*i*', { anchor: 'middle' }) +
      text(x + 50 * Math.sin(turn / 2), y - 50 * Math.cos(turn / 2) + 4, '*r*', { anchor: 'middle' }) +
      tags(
        {
          mirror: ['plane mirror', 8, 194, 103, 190, 'start'],
          normal: ['normal', 192, 44, 181, 60, 'start'],
        },
        labels,
      ),
  }
}

/** A ripple tank from the side: lamp above, dipper and motor, water, screen below. */
export function rippleTank({
  labels,
}: Labels<'lamp' | 'motor' | 'dipper' | 'tank' | 'screen'> = {}): Assembly {
  const waves = Array.from(
    { length: 41 },
    (_, at): Point => [120 + at * 4.8, 136 - 2.4 * Math.sin((at * Math.PI) / 2.5)],
  )
  return {
    title: 'A ripple tank',
    description:
      'Seen from the side: a shallow tank of water on legs. A motor on a beam makes a dipper on the surface vibrate; waves travel to the right. A lamp hangs above the tank and a white screen lies on the floor below it.',
    height: 262,
    shape:
      polygon([...waves, [312, 150], [68, 150], [68, 136], [112, 136]], 'w') +
      polyline([[68, 136], [112, 136], ...waves], 'p') +
      polyline([
        [58, 120],
        [68, 120],
        [68, 150],
        [312, 150],
        [312, 120],
        [322, 120],
      ]) +
      line(74, 150, 62, 240) +
      line(306, 150, 318, 240) +
      rect(92, 238, 200, 6, 'l sheet') +
      line(30, 245, 350, 245) +
      rect(98, 84, 34, 18, 'l sunk') +
      line(76, 93, 76, 120, 'l thin') +
      rect(70, 88, 28, 6, 'l sheet') +
      line(112, 102, 112, 132, 'l thick') +
      circle(112, 133, 4, 'l d') +
      circle(212, 26, 12, 'l hl') +
      line(212, 4, 212, 14) +
      [-40, 0, 40].map(dx => line(212 + dx * 0.4, 44, 212 + dx, 112, 'p dash thin')).join('') +
      arrow(160, 122, 206, 122, { cls: 'p', head: 7 }) +
      tags(
        {
          lamp: ['lamp', 250, 24, 225, 26, 'start'],
          motor: ['motor', 20, 60, 104, 83, 'start'],
          dipper: ['dipper', 6, 128, 107, 130, 'start'],
          tank: ['water', 322, 176, 300, 143, 'start'],
          screen: ['screen', 180, 206, 200, 237, 'start'],
        },
        labels,
      ),
  }
}

/** A source, absorbers and a detector with its counter, in one line. */
export function counterBench({
  absorber = 'absorber',
  count = '248',
  labels,
}: { absorber?: string; count?: string } & Labels<
  'source' | 'absorber' | 'detector' | 'counter'
> = {}): Assembly {
  return {
    title: 'Counting radiation through an absorber',
    description: `From left to right: a radioactive source in a holder, a sheet of an absorber, and a Geiger–Müller tube that is connected to a counter, which reads ${count}.`,
    height: 166,
    shape:
      line(8, 140, 352, 140) +
      rect(28, 86, 30, 54, 'l sunk') +
      rect(58, 76, 14, 14, 'l hl') +
      rect(20, 70, 38, 26, 'l sunk') +
      rect(114, 56, 7, 84, 'l sunk') +
      rect(104, 134, 27, 6, 'l sunk') +
      rect(158, 72, 74, 22, 'l sheet', 3) +
      line(158, 72, 158, 94, 'l thick') +
      rect(186, 94, 14, 46, 'l sunk') +
      polyline([
        [232, 83],
        [252, 83],
        [252, 110],
        [272, 110],
      ]) +
      rect(272, 88, 76, 52, 'l sunk', 4) +
      rect(282, 98, 56, 22, 'l sheet', 2) +
      text(310, 114, count, { anchor: 'middle', cls: 'b' }) +
      tags(
        {
          source: ['source', 24, 40, 65, 76, 'start'],
          absorber: [absorber, 96, 24, 117, 56, 'start'],
          detector: ['GM tube', 176, 48, 194, 72, 'start'],
          counter: ['counter', 284, 70, 306, 88, 'start'],
        },
        labels,
      ),
  }
}
