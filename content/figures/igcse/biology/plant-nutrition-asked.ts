import { stomaSurface } from '@/lib/figures/biology/leaf'
import { blob, oval } from '@/lib/figures/biology/organic'
import { placed } from '@/lib/figures/biology/placed'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { fieldOfStomata } from './plant-nutrition'

const topic = 'plant-nutrition-asked'

const stomata = figure(
  {
    name: `${topic}/stomata-in-a-field`,
    title: 'The lower surface of a leaf under a microscope',
    description:
      'A rectangular field of view of the lower surface of a leaf. There are four rows of stomata with, from the top, four, four, five and four stomata. The area of the field of view is 0.25 square millimetres.',
    height: 200,
  },
  fieldOfStomata(17, 3),
  text(180, 195, 'area of this field: 0.25 mm²', { anchor: 'middle' }),
)

/** A pair of guard cells without the letters of the whole drawing. */
function pair(x: number, open: number): Shape {
  return placed(stomaSurface({ labels: 'none', open }), { x: x - 180 * 0.78, y: 0, scale: 0.78 })
}

const twoStomata = figure(
  {
    name: `${topic}/two-stomata`,
    title: 'Two stomata of one leaf at two times of a day',
    description:
      'Two drawings of a pair of curved cells. In P the two cells touch along their whole inner walls, so that there is no opening between them. In Q there is a wide opening. Label X points to one of the curved cells.',
    height: 178,
  },
  pair(92, 0),
  pair(252, 1),
  text(92, 164, 'P', { anchor: 'middle', cls: 'b' }),
  text(252, 164, 'Q', { anchor: 'middle', cls: 'b' }),
  label('X', 340, 60, 284, 71, 'start'),
)

/** Units of the canvas for 10 µm. */
const TEN = 8

type Layers = { upper: number; palisade: number; spongy: number; lower: number }

function flatCells(x: number, y: number, height: number, gap = -1): Shape {
  return Array.from({ length: 4 }, (_, at) =>
    at === gap ? '' : rect(x + at * 22, y, 22, height, 'l thin sheet', 3),
  ).join('')
}

/** A slice through a leaf 88 wide, its layers as thick as asked, in tens of micrometres. */
function slice(x: number, y: number, { upper, palisade, spongy, lower }: Layers): Shape {
  const [p, s, l, end] = [
    upper,
    upper + palisade,
    upper + palisade + spongy,
    upper + palisade + spongy + lower,
  ].map(each => y + each * TEN) as [number, number, number, number]
  const columns = Array.from({ length: 8 }, (_, at) => {
    const rows = Math.floor((s - p) / 11)
    const green = Array.from({ length: rows }, (_, row) =>
      [2.9, 8.1]
        .map(dx => oval(x + at * 11 + dx, p + 7 + row * 11 + (dx > 5 ? 3 : 0), 1.9, 3.2, 0, 'l thin gw'))
        .join(''),
    )
    return rect(x + at * 11, p, 11, s - p, 'l thin sheet', 4) + green.join('')
  })
  const rows = Math.floor((l - s) / 17)
  const cells = Array.from({ length: rows * 4 }, (_, at) => {
    const [column, row] = [at % 4, Math.floor(at / 4)]
    if (at % 5 === 3) return ''
    const [cx, cy] = [x + 11 + column * 22 + (row % 2 === 0 ? -1 : 2), s + (row + 0.5) * ((l - s) / rows)]
    return blob(cx, cy, 9, 7.4, 'l thin sheet', 0.08, at) + oval(cx - 3, cy, 1.8, 2.8, 30, 'l thin gw')
  })
  return (
    columns.join('') +
    cells.join('') +
    flatCells(x, y, upper * TEN) +
    flatCells(x, l, lower * TEN, 2) +
    oval(x + 50, l + (lower * TEN) / 2, 4.6, (lower * TEN) / 2, 0, 'l thin gw') +
    oval(x + 60, l + (lower * TEN) / 2, 4.6, (lower * TEN) / 2, 0, 'l thin gw') +
    rect(x, y, 88, end - y, 'l')
  )
}

const micrometres = linearScale({
  from: 0,
  to: 260,
  division: 10,
  numbered: 50,
  x: 52,
  y: 36,
  length: 26 * TEN,
  way: 'down',
  side: 'left',
})

const sunAndShade = figure(
  {
    name: `${topic}/sun-and-shade-leaf`,
    title: 'Leaves from a bright and from a shady place in cross-section, beside a scale',
    description:
      'Two slices through leaves beside a scale in micrometres with a mark every 10, whose zero is level with the top of both. Leaf from a bright place: a row of flat cells, A, from 0 to 20; a layer of tall cells close together, full of small green bodies, B, from 20 to 150; a layer of rounded cells with gaps, C, from 150 to 240; a lower row of flat cells, D, from 240 to 260, with an opening between two green cells. Leaf from a shady place: the same layers from 0 to 20, from 20 to 70, from 70 to 140 and from 140 to 160.',
    height: 262,
  },
  micrometres.shape,
  text(12, 22, 'µm', { cls: 's' }),
  text(112, 22, 'bright place', { anchor: 'middle', cls: 'b' }),
  text(286, 22, 'shady place', { anchor: 'middle', cls: 'b' }),
  slice(68, 36, { upper: 2, palisade: 13, spongy: 9, lower: 2 }),
  slice(242, 36, { upper: 2, palisade: 5, spongy: 7, lower: 2 }),
  label('A', 176, 40, 150, 45, 'start'),
  label('B', 176, 106, 151, 101, 'start'),
  label('C', 176, 186, 150, 186, 'start'),
  label('D', 176, 248, 150, 236, 'start'),
)

const LAMP: readonly Point[] = [
  [10, 60],
  [20, 42],
  [30, 26],
  [40, 15],
  [50, 10],
]

const lamp = graph({
  x: { label: 'distance of the lamp / cm', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 2 },
  y: { label: 'bubbles per minute', max: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70], grid: true, parts: 2 },
  height: 182,
})

const lampAndBubbles = figure(
  {
    name: `${topic}/lamp-and-bubbles`,
    title: 'Bubbles of pondweed with a lamp at five distances',
    description:
      'A graph of bubbles per minute against the distance of the lamp in centimetres. Five crosses are joined by a falling curve: 60 bubbles per minute at 10 cm, 42 at 20 cm, 26 at 30 cm, 15 at 40 cm and 10 at 50 cm.',
    height: 264,
  },
  lamp.axes,
  lamp.curve(LAMP),
  lamp.points(LAMP),
)

const DAY: readonly Point[] = [
  [0, 400],
  [2, 420],
  [4, 438],
  [6, 450],
  [8, 438],
  [10, 370],
  [12, 295],
  [14, 245],
  [16, 213],
  [18, 200],
  [20, 213],
  [22, 280],
  [24, 350],
]

const day = graph({
  x: { label: 'time of day / h', max: 24, ticks: [0, 6, 12, 18, 24], grid: true, parts: 3 },
  y: {
    label: 'carbon dioxide in the air / parts per million',
    max: 500,
    ticks: [0, 100, 200, 300, 400, 500],
    grid: true,
    parts: 2,
  },
})

const glasshouseDay = figure(
  {
    name: `${topic}/carbon-dioxide-in-a-glasshouse`,
    title: 'Carbon dioxide in the air of a closed glasshouse during a day',
    description:
      'A graph of carbon dioxide in parts per million against the time of day from 0 to 24 hours. The curve rises from 400 at 0 h to its highest value, 450, at 6 h, falls to its lowest value, 200, at 18 h, and rises again to 350 at 24 h.',
    height: 248,
  },
  day.axes,
  day.curve(DAY),
)

const lettuce = graph({
  x: { label: 'light intensity / units', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
  y: {
    label: 'rate of photosynthesis / units',
    max: 50,
    ticks: [0, 10, 20, 30, 40, 50],
    grid: true,
    parts: 2,
  },
})

const twoRates = figure(
  {
    name: `${topic}/lettuce-in-two-gases`,
    title: 'Rate of photosynthesis of lettuce at two concentrations of carbon dioxide',
    description:
      'A graph of the rate of photosynthesis against light intensity, both in units. Both lines rise together from the origin to a rate of 16 at light intensity 2. The line for 0.04% carbon dioxide then bends and is level at a rate of 20 from light intensity 4. The line for 0.12% carbon dioxide rises further and is level at a rate of 40 from light intensity 7.',
    height: 248,
  },
  lettuce.axes,
  lettuce.line([
    [0, 0],
    [2, 16],
  ]),
  lettuce.curve([
    [2, 16],
    [3, 23.6],
    [4, 30],
    [5, 35],
    [6, 38.6],
    [7, 40],
  ]),
  lettuce.line([
    [7, 40],
    [10, 40],
  ]),
  lettuce.curve(
    [
      [2, 16],
      [2.5, 18.4],
      [3, 19.5],
      [4, 20],
    ],
    'r dash',
  ),
  lettuce.line(
    [
      [4, 20],
      [10, 20],
    ],
    'r dash',
  ),
  lettuce.label(10, 40, '0.12% CO_{2}', { dx: -4, dy: -8, anchor: 'end', cls: 'tp' }),
  lettuce.label(10, 20, '0.04% CO_{2}', { dx: -4, dy: -8, anchor: 'end', cls: 'tr' }),
)

export const figures = [stomata, twoStomata, sunAndShade, lampAndBubbles, glasshouseDay, twoRates]
