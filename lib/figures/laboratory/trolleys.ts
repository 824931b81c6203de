import { circle, dot, type Point, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'
import { bench } from './stands'

/** A trolley on wheels; (x, y) is the middle of its wheels on the ground, `degrees` how steeply it stands. */
export function trolley(x: number, y: number, { width = 70, label = '', degrees = 0, card = 0 } = {}): Shape {
  const turn = (degrees * Math.PI) / 180
  const at = (along: number, up: number): Point => [
    x + along * Math.cos(turn) - up * Math.sin(turn),
    y - along * Math.sin(turn) - up * Math.cos(turn),
  ]
  const half = width / 2
  const flag =
    card > 0
      ? polygon([at(-card / 2, 32), at(card / 2, 32), at(card / 2, 54), at(-card / 2, 54)], 'l hl')
      : ''
  const [tx, ty] = at(0, 21)
  return (
    flag +
    polygon([at(-half, 12), at(half, 12), at(half, 32), at(-half, 32)], 'l sunk') +
    [-0.6, 0.6]
      .map(part => circle(...at(part * half, 8), 8, 'l sheet') + dot(...at(part * half, 8), 'd', 2))
      .join('') +
    (label ? text(tx, ty + 5, label, { anchor: 'middle', cls: 's' }) : '')
  )
}

/** A trolley on a ramp that passes two light gates. */
export function trolleyOnRamp({
  labels,
}: Labels<'trolley' | 'card' | 'gate' | 'timer' | 'ramp'> = {}): Assembly {
  const [x1, y1, x2, y2] = [24, 110, 320, 190]
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * -180) / Math.PI
  const on = (part: number): Point => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
  const [tx, ty] = on(0.14)
  return {
    title: 'A trolley on a ramp with two light gates',
    description:
      'A trolley with an upright card stands at the top of a ramp that slopes down to the right. Further down are two light gates, one after the other, each connected to an electronic timer.',
    height: 236,
    shape:
      bench(222) +
      polygon(
        [
          [x1, y1],
          [x2, y2],
          [x2, y2 + 7],
          [x1, y1 + 7],
        ],
        'l sheet',
      ) +
      rect(40, y1 + 14, 30, 222 - y1 - 14, 'l sunk') +
      rect(302, 192, 16, 30, 'l sunk') +
      trolley(tx, ty, { degrees, width: 64, card: 34 }) +
      lightGate(...on(0.48)) +
      lightGate(...on(0.82)) +
      rect(196, 12, 76, 24, 'l sheet', 3) +
      text(234, 29, labels?.timer ?? 'timer', { anchor: 'middle' }) +
      polyline(
        [
          [on(0.48)[0], on(0.48)[1] - 78],
          [on(0.48)[0], 24],
          [196, 24],
        ],
        'l thin',
      ) +
      polyline(
        [
          [on(0.82)[0], on(0.82)[1] - 78],
          [on(0.82)[0], 36],
        ],
        'l thin',
      ) +
      tags(
        {
          trolley: ['trolley', 6, 62, tx - 22, ty - 24, 'start'],
          card: ['card', 84, 44, tx + 10, ty - 48, 'start'],
          gate: ['light gate', 284, 66, on(0.82)[0] + 11, on(0.82)[1] - 73, 'start'],
          ramp: ['ramp', 150, 204, 160, 152, 'start'],
        },
        labels,
      ),
  }
}

/** A light gate whose foot stands on a track at (x, y). */
export function lightGate(x: number, y: number): Shape {
  return (
    polyline([
      [x - 8, y - 2],
      [x - 8, y - 70],
      [x + 8, y - 70],
      [x + 8, y - 46],
    ]) + rect(x - 11, y - 78, 22, 10, 'l sunk')
  )
}
