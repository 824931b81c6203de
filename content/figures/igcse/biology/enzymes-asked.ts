import { activityAtTemperature } from '@/lib/figures/biology/enzymes'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, dot, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'enzymes-asked'

/** A row of wells with iodine solution: the first `dark` are blue-black, marked by a dot in the middle of the others. */
function wells(y: number, dark: number, name: string): Shape {
  const row = Array.from({ length: 10 }, (_, at) => {
    const x = 88 + at * 26
    return circle(x, y, 10.5, 'l thin sheet') + circle(x, y, 8, at < dark ? 'pd' : 'l thin hl')
  })
  return text(58, y + 4.5, name, { anchor: 'end' }) + row.join('')
}

const tile = figure(
  {
    name: `${topic}/tile-at-three-temperatures`,
    title: 'A tile with the drops of three mixtures of starch and amylase',
    description:
      'Three rows of ten wells with iodine solution, numbered from 1 to 10. In the row for 20 °C the first eight wells are blue-black and the rest orange-brown. In the row for 40 °C the first two are blue-black and the rest orange-brown. In the row for 70 °C all ten are blue-black. A key tells the two colours.',
    height: 178,
  },
  rect(70, 26, 282, 118, 'l sheet', 6),
  Array.from({ length: 10 }, (_, at) =>
    text(88 + at * 26, 19, String(at + 1), { anchor: 'middle', cls: 's' }),
  ).join(''),
  wells(48, 8, '20 °C'),
  wells(85, 2, '40 °C'),
  wells(122, 10, '70 °C'),
  circle(98, 162, 7, 'pd'),
  text(110, 166.5, 'blue-black', { cls: 's' }),
  circle(206, 162, 7, 'l thin hl'),
  text(218, 166.5, 'orange-brown', { cls: 's' }),
)

const twoEnzymes = (() => {
  const chart = graph({
    x: { label: 'temperature / °C', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
    y: { label: 'rate of reaction', max: 1.15 },
  })
  const points = (optimum: number, limit: number) =>
    Array.from({ length: limit + 1 }, (_, t): Point => [t, activityAtTemperature(t, optimum, limit)])
  return figure(
    {
      name: `${topic}/two-enzymes`,
      title: 'Temperature and the rate of the reactions of two enzymes',
      description:
        'A graph of rate of reaction against temperature with two curves. Curve X, from a bird, has its peak at 40 °C and falls to zero at 55 °C. Curve Y, from a bacterium of a hot spring, has its peak at 75 °C and falls to zero at 95 °C. At 50 °C both are far below their peaks.',
      height: 246,
    },
    chart.axes,
    chart.curve(points(40, 55), 'r dash'),
    chart.curve(points(75, 95)),
    chart.label(40, 1, 'X', { dy: -6, anchor: 'middle', cls: 'b tr' }),
    chart.label(75, 1, 'Y', { dy: -6, anchor: 'middle', cls: 'b tp' }),
  )
})()

const WARM: readonly Point[] = [
  [0, 0],
  [1, 12],
  [2, 24],
  [3, 33],
  [4, 38],
  [5, 40],
  [6, 40],
]

const oxygen = graph({
  x: { label: 'time / minutes', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true, parts: 2 },
  y: { label: 'volume of oxygen / cm^{3}', max: 44, ticks: [0, 8, 16, 24, 32, 40], grid: true, parts: 4 },
  height: 180,
})

const catalase = figure(
  {
    name: `${topic}/oxygen-from-potato`,
    title: 'Oxygen given off by pieces of potato in hydrogen peroxide',
    description:
      'A graph of the volume of oxygen in cubic centimetres against time in minutes, with two curves from the origin. At 30 °C the curve is straight to 24 cubic centimetres at 2 minutes, then less and less steep, and is level at 40 cubic centimetres from 5 minutes. At 15 °C a straight line reaches 8 cubic centimetres at 2 minutes and 24 at 6 minutes.',
    height: 262,
  },
  oxygen.axes,
  oxygen.line(WARM.slice(0, 3)),
  oxygen.curve(WARM.slice(2, 6)),
  oxygen.line(WARM.slice(5)),
  oxygen.line(
    [
      [0, 0],
      [6, 24],
    ],
    'r dash',
  ),
  oxygen.label(2.1, 31, '30 °C', { dx: -4, anchor: 'end', cls: 'tp' }),
  oxygen.label(4.4, 12.4, '15 °C', { cls: 'tr' }),
  dot(...oxygen.at(0, 0), 'd', 1.5),
)

export const figures = [tile, twoEnzymes, catalase]
