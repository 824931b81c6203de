import { ground, spring } from '@/lib/figures/forces'
import {
  arc,
  circle,
  curve,
  dimension,
  dot,
  line,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'
import { linearScale } from './scales'
import { bench, clamp, stand } from './stands'

/** Slotted masses on a hanger whose hook is at (x, y). */
export function slottedMasses(x: number, y: number, count = 3, width = 30): Shape {
  const discs = Array.from({ length: count }, (_, at) =>
    rect(x - width / 2, y + 34 - at * 8, width, 7, 'l sunk'),
  )
  return line(x, y, x, y + 42) + rect(x - width / 2 + 3, y + 42, width - 6, 4, 'l sunk') + discs.join('')
}

/** A spring with masses beside a rule; `extension` is in the units of the scale. */
export function hookesLaw({
  masses = 3,
  length = 12.4,
  scale = { from: 0, to: 20, division: 0.5, numbered: 5 },
  labels,
}: {
  masses?: number
  length?: number
  scale?: { from: number; to: number; division: number; numbered: number }
} & Labels<'spring' | 'pointer' | 'rule' | 'masses'>): Assembly {
  const drawn = linearScale({ ...scale, x: 206, y: 50, length: 180, way: 'down', side: 'right' })
  const end = drawn.at(length)[1]
  return {
    title: 'A spring, masses and a rule',
    description: `A spring hangs from a clamp with ${masses} masses on a hanger. A pointer at its lower end lies against an upright rule marked in centimetres from 0 at the top of the spring, ${scale.division} to a division.`,
    height: 306,
    shape:
      bench(290) +
      stand(80, 290, 274) +
      clamp(80, 40, 158, 8) +
      line(158, 40, 158, 50) +
      spring(158, 50, 158, end, 10, 10) +
      line(158, end, 204, end, 'p') +
      slottedMasses(158, end, masses) +
      rect(206, 36, 40, 206, 'l sheet') +
      drawn.shape +
      text(226, 258, 'cm', { anchor: 'middle', cls: 's' }) +
      tags(
        {
          spring: ['spring', 8, 96, 147, 104, 'start'],
          pointer: ['pointer', 8, end + 2, 166, end, 'start'],
          rule: ['rule', 268, 64, 246, 70, 'start'],
          masses: ['masses', 8, Math.min(282, end + 40), 143, end + 32, 'start'],
        },
        labels,
      ),
  }
}

/** A metre rule on a pivot with loads; positions and the pivot in centimetres, loads with their words. */
export function balancedRule({
  pivot = 50,
  loads = [
    { at: 20, label: '2.0 N' },
    { at: 74, label: '*W*' },
  ],
}: {
  pivot?: number
  loads?: readonly { at: number; label: string }[]
} = {}): Assembly {
  const [left, per, y] = [30, 3, 20]
  const marks = linearScale({
    from: 0,
    to: 100,
    division: 5,
    numbered: 10,
    x: left,
    y,
    length: 300,
    way: 'right',
    side: 'below',
  })
  const drawn = loads.map(({ at, label: words }) => {
    const px = left + at * per
    return (
      line(px, y - 7, px, y + 42) +
      arc(px, y - 6, 3, 0, 180) +
      rect(px - 13, y + 42, 26, 22, 'l sunk') +
      text(px, y + 80, words, { anchor: 'middle' })
    )
  })
  const px = left + pivot * per
  return {
    title: 'A metre rule balanced on a pivot',
    description: `A metre rule marked every 5 cm is level on a pivot at the ${pivot} cm mark. Loads hang from it: ${loads.map(each => `${each.label.replaceAll('*', '')} at ${each.at} cm`).join(', ')}.`,
    height: 132,
    shape:
      drawn.join('') +
      rect(left - 10, y, 322, 30, 'l sheet') +
      marks.shape +
      polygon(
        [
          [px, y + 30],
          [px - 13, y + 62],
          [px + 13, y + 62],
        ],
        'l hl',
      ) +
      rect(px - 30, y + 62, 60, 36, 'l sunk') +
      ground(px - 70, y + 98, px + 70, y + 98),
  }
}

/** A pendulum that swings between two positions. */
export function pendulum({
  degrees = 18,
  labels,
}: { degrees?: number } & Labels<'bob' | 'length' | 'thread'> = {}): Assembly {
  const [x, y, long] = [180, 44, 150]
  const bob = (turn: number): Point => polar(x, y, long, 270 + turn)
  const [left, right] = [bob(-degrees), bob(degrees)]
  return {
    title: 'A simple pendulum',
    description:
      'A bob hangs on a thread from a clamp. Dashed outlines show it at both ends of its swing. The length is marked from the clamp to the centre of the bob.',
    height: 256,
    shape:
      bench(244) +
      stand(60, 244, 222) +
      clamp(60, 40, x, 8) +
      line(x, y, x, y + long) +
      circle(x, y + long, 11, 'l sunk') +
      [left, right]
        .map(([px, py]) => line(x, y, px, py, 'l dash thin') + circle(px, py, 11, 'l dash'))
        .join('') +
      arc(x, y, long + 22, 270 - degrees, 270 + degrees, 'p dash thin') +
      dimension(262, y, 262, y + long, '') +
      line(x + 8, y, 268, y, 'l dash thin') +
      line(x + 12, y + long, 268, y + long, 'l dash thin') +
      text(270, y + long / 2 + 4, labels?.length ?? '*l*') +
      tags(
        {
          bob: ['bob', 86, y + long + 14, x - 11, y + long + 2, 'start'],
          thread: ['thread', 194, 84, x + 1, 92, 'start'],
        },
        labels,
      ),
  }
}

/** A card hung from a pin with a plumb line, to find its centre of gravity. */
export function laminaOnPin({ labels }: Labels<'pin' | 'lamina' | 'line'> = {}): Assembly {
  const card: Point[] = [
    [150, 60],
    [214, 52],
    [254, 104],
    [226, 176],
    [160, 190],
    [118, 132],
  ]
  return {
    title: 'Finding the centre of gravity of a lamina',
    description:
      'An irregular card hangs freely from a pin near its upper edge. A plumb line hangs from the same pin in front of it. Two more small holes are near the edge of the card.',
    height: 262,
    shape:
      bench(250) +
      stand(52, 250, 226) +
      clamp(52, 70, 176, 4) +
      curve(card, 'l sunk', true) +
      dot(176, 70, 'd', 3.5) +
      circle(236, 118, 2.5, 'l') +
      circle(140, 160, 2.5, 'l') +
      line(176, 70, 176, 220) +
      polygon(
        [
          [170, 220],
          [182, 220],
          [182, 230],
          [176, 240],
          [170, 230],
        ],
        'l d',
      ) +
      tags(
        {
          pin: ['pin', 196, 34, 178, 67, 'start'],
          lamina: ['lamina', 280, 90, 246, 102, 'start'],
          line: ['plumb line', 262, 204, 177, 208, 'start'],
        },
        labels,
      ),
  }
}
