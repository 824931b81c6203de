import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, type Point, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'respiration-asked'

const gas = graph({
  x: { label: 'time / min', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: {
    label: 'volume of carbon dioxide / cm^{3}',
    max: 36,
    ticks: [0, 6, 12, 18, 24, 30, 36],
    grid: true,
    parts: 3,
  },
  height: 176,
})

const threeTemperatures = figure(
  {
    name: `${topic}/yeast-at-three-temperatures`,
    title: 'Carbon dioxide given off by yeast at three temperatures',
    description:
      'A graph of the volume of carbon dioxide, in cubic centimetres, against time in minutes. Three straight lines begin at the origin. At 35 °C the line reaches 24 at 4 minutes and 36 at 6 minutes. At 20 °C it reaches 8 at 4 minutes and 12 at 6 minutes. At 65 °C it stays at zero.',
    height: 260,
  },
  gas.axes,
  gas.line([
    [0, 0],
    [6, 36],
  ]),
  gas.line(
    [
      [0, 0],
      [6, 12],
    ],
    'g',
  ),
  gas.line(
    [
      [0, 0],
      [6, 0],
    ],
    'r',
  ),
  gas.label(3.6, 25, '35 °C', { anchor: 'end', cls: 'tp' }),
  gas.label(4.2, 10.6, '20 °C', { anchor: 'end' }),
  gas.label(5.8, 1.4, '65 °C', { anchor: 'end', cls: 'tr' }),
)

const mouse = graph({
  x: { label: 'temperature of the air / °C', max: 35, ticks: [0, 5, 10, 15, 20, 25, 30, 35], grid: true },
  y: {
    label: 'oxygen used / cm^{3} per g per hour',
    max: 7,
    ticks: [0, 1, 2, 3, 4, 5, 6, 7],
    grid: true,
    parts: 5,
  },
  height: 182,
})

const MOUSE: readonly Point[] = [
  [5, 6],
  [10, 5.2],
  [15, 4.4],
  [20, 3.6],
  [25, 2.8],
  [30, 2],
]

const mouseInTheCold = figure(
  {
    name: `${topic}/mouse-in-the-cold`,
    title: 'Oxygen used by a resting mouse at different temperatures',
    description:
      'A graph of oxygen used, in cubic centimetres per gram per hour, against the temperature of the air in °C. Crosses lie on a straight line: 6.0 at 5 °C, 5.2 at 10, 4.4 at 15, 3.6 at 20, 2.8 at 25 and 2.0 at 30 °C.',
    height: 266,
  },
  mouse.axes,
  mouse.line(MOUSE),
  mouse.points(MOUSE),
)

/** A gas syringe with a scale from 0 to 50 cm³; the reading is at the inner end of the plunger, whose rod runs out of the picture. */
function syringe(y: number, volume: number, words: string): Shape {
  const at = (reading: number) => 78 + reading * 4.4
  return (
    line(62, y - 3, 72, y - 3) +
    line(62, y + 3, 72, y + 3) +
    rect(72, y - 17, 236, 34, 'l sheet') +
    rect(at(volume), y - 16, 12, 32, 'l sunk') +
    rect(at(volume) + 12, y - 4, 340 - at(volume), 8, 'sheet') +
    line(at(volume) + 12, y - 4, 352, y - 4) +
    line(at(volume) + 12, y + 4, 352, y + 4) +
    polyline(
      [
        [350, y - 8],
        [354, y - 2],
        [350, y + 2],
        [354, y + 8],
      ],
      'l thin',
    ) +
    Array.from({ length: 51 }, (_, mark) =>
      line(at(mark), y - 17, at(mark), y - (mark % 10 === 0 ? 5 : mark % 5 === 0 ? 7 : 11), 'l thin'),
    ).join('') +
    [0, 10, 20, 30, 40, 50]
      .map(mark => text(at(mark), y - 22, String(mark), { anchor: 'middle', cls: 's' }))
      .join('') +
    text(8, y + 4.5, words)
  )
}

const syringes = figure(
  {
    name: `${topic}/gas-in-two-syringes`,
    title: 'Gas from yeast after 6 minutes, in two gas syringes',
    description:
      'Two gas syringes, each with a scale from 0 to 50 cubic centimetres and a mark every cubic centimetre. The reading is at the inner end of the plunger, on the left. It is 18 in the syringe for yeast at 30 °C and 33 in the syringe for yeast at 40 °C.',
    height: 164,
  },
  syringe(52, 18, '30 °C'),
  syringe(126, 33, '40 °C'),
  text(8, 20, 'cm^{3}', { cls: 's' }),
)

/** A capillary tube on a scale from 0 to 10 cm, with a drop whose middle is at a place. */
function capillary(y: number, drop: number, words: string): Shape {
  const at = (cm: number) => 68 + 27 * cm
  return (
    text(8, y - 16, words, { cls: 'b' }) +
    rect(20, y, 326, 12, 'w') +
    line(20, y, 346, y) +
    line(20, y + 12, 346, y + 12) +
    rect(at(drop) - 5, y, 10, 12, 'rd') +
    Array.from({ length: 21 }, (_, half) =>
      line(at(half / 2), y + 16, at(half / 2), y + (half % 2 === 0 ? 26 : 22), 'l thin'),
    ).join('') +
    Array.from({ length: 11 }, (_, cm) =>
      text(at(cm), y + 40, String(cm), { anchor: 'middle', cls: 's' }),
    ).join('') +
    text(8, y + 40, 'cm', { cls: 's' })
  )
}

const drops = figure(
  {
    name: `${topic}/drop-at-two-times`,
    title: 'The drop in the tube of a respirometer at two times',
    description:
      'The capillary tube of a respirometer twice, with a scale from 0 to 10 cm and a mark every 0.5 cm. The seeds are beyond the left end, near zero. At the start the middle of the drop is at 8.5 cm, after 10 minutes at 4.0 cm.',
    height: 172,
  },
  capillary(36, 8.5, 'at the start'),
  capillary(122, 4, 'after 10 minutes'),
  text(352, 20, '← to the seeds', { anchor: 'end', cls: 's' }),
)

export const figures = [threeTemperatures, mouseInTheCold, syringes, drops]
