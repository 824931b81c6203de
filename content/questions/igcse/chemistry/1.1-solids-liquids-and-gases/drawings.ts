import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { particleBox } from '@/lib/figures/particles'
import { arrow, centred, circle, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import type { Matter } from '../shared'

const bold = { anchor: 'middle', cls: 'b' } as const

/** Particles far apart, but in rows: no state of matter. */
const farInRows = (x: number, y: number): Shape =>
  rect(x, y, 72, 72) +
  [0, 1, 2]
    .flatMap(row => [0, 1, 2].map((column): Point => [x + 12 + column * 24, y + 12 + row * 24]))
    .map(([px, py]) => circle(px, py, 5, 'p w'))
    .join('')

const LOOKS = {
  solid: 'the particles touch and stand in regular rows',
  liquid: 'most particles touch, without a pattern',
  gas: 'a few particles far apart, without a pattern',
  none: 'a few particles far apart, in regular rows',
} as const

export type Look = keyof typeof LOOKS

/** Four boxes, A to D. */
export function fourBoxes(looks: readonly Look[]): Figure {
  const boxes = looks.map((look, at) => {
    const x = 10 + at * 88
    return (
      (look === 'none' ? farInRows(x, 10) : particleBox(x, 10, 72, look, 5)) +
      text(x + 36, 102, 'ABCD'.charAt(at), bold)
    )
  })
  return figure(
    {
      name: `states-of-matter/boxes-${looks.map(look => look.charAt(0)).join('')}`,
      title: 'Four boxes with particles',
      description: `Four boxes with particles of one size. ${looks.map((look, at) => `${'ABCD'.charAt(at)}: ${LOOKS[look]}.`).join(' ')}`,
      height: 112,
    },
    ...boxes,
  )
}

/** Two boxes of the same substance, with an arrow from the first to the second. */
export function twoBoxes(before: Matter, after: Matter): Figure {
  return figure(
    {
      name: `states-of-matter/boxes-${before.charAt(0)}-to-${after.charAt(0)}`,
      title: 'Particles of a substance before and after a change',
      description: `Two boxes with particles of one size. Before: ${LOOKS[before]}. After: ${LOOKS[after]}.`,
      height: 142,
    },
    particleBox(40, 10, 100, before),
    arrow(152, 60, 208, 60),
    particleBox(220, 10, 100, after),
    text(90, 132, 'before', bold),
    text(270, 132, 'after', bold),
  )
}

/** Three states with four arrows: to the right above, to the left below. */
export function arrowsFigure(letters: readonly string[]): Figure {
  const box = (x: number, name: string) => rect(x, 50, 76, 40, 'l w', 2) + centred(x + 38, 70, name)
  const [first, second, third, fourth] = letters
  return figure(
    {
      name: `states-of-matter/arrows-${letters.join('').toLowerCase()}`,
      title: 'Four changes of state',
      description: `Three boxes: solid, liquid, gas. Four arrows: ${[
        `${first} from solid to liquid`,
        `${second} from liquid to gas`,
        `${third} from liquid to solid`,
        `${fourth} from gas to liquid`,
      ]
        .toSorted()
        .join(', ')}.`,
      height: 134,
    },
    box(6, 'solid'),
    box(142, 'liquid'),
    box(278, 'gas'),
    arrow(86, 60, 138, 60),
    arrow(222, 60, 274, 60),
    arrow(138, 82, 86, 82),
    arrow(274, 82, 222, 82),
    text(112, 46, first ?? '', bold),
    text(248, 46, second ?? '', bold),
    text(112, 108, third ?? '', bold),
    text(248, 108, fourth ?? '', bold),
  )
}

/** A liquid that cools, freezes between two times and cools further. */
export function coolingFigure(point: number, from: number, to: number): Figure {
  const g = graph({
    x: { label: 'time / min', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 2 },
    y: { label: 'temperature / °C', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
    height: 190,
  })
  return figure(
    {
      name: `states-of-matter/cools-${point}-${from}-${to}`,
      title: 'Temperature of a substance against time',
      description: `The temperature falls from 95 °C at the start to ${point} °C at ${from} minutes, is constant until ${to} minutes and then falls to ${point - 20} °C at 12 minutes.`,
      height: 268,
    },
    g.axes,
    g.line([
      [0, 95],
      [from, point],
      [to, point],
      [12, point - 20],
    ]),
  )
}
