import { blob } from '@/lib/figures/biology/organic'
import { circulationPlan } from '@/lib/figures/biology/vessels'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { circle, dimension, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'transport-in-animals-asked-2'

/** A vessel cut across, 20 canvas units to a millimetre, with both its widths. */
function vessel(x: number, name: string, outer: number, lumen: number): Shape {
  const [r, inner] = [outer * 10, lumen * 10]
  const y = 96
  return (
    circle(x, y, r, 'l rw') +
    circle(x, y, inner, 'l sheet') +
    dimension(x - inner, y, x + inner, y, `${lumen.toFixed(1)} mm`, [x, y - 6]) +
    line(x - r, y, x - r, 176, 'l dash thin') +
    line(x + r, y, x + r, 176, 'l dash thin') +
    dimension(x - r, 170, x + r, 170, `${outer.toFixed(1)} mm`, [x, 188]) +
    text(x, 22, name, { anchor: 'middle', cls: 'b' })
  )
}

const twoVessels = figure(
  {
    name: `${topic}/two-vessels`,
    title: 'Two blood vessels cut across',
    description:
      'Two round blood vessels at the same scale. Vessel P is 6.0 mm wide, and the space in its middle 3.6 mm. Vessel Q is 6.0 mm wide, and the space in its middle 5.2 mm.',
    height: 198,
  },
  vessel(94, 'P', 6, 3.6),
  vessel(266, 'Q', 6, 5.2),
)

const plan = circulationPlan.figure({
  name: `${topic}/plan-with-letters`,
  title: 'A plan of the circulation',
  organs: ['liver', 'gut', 'kidneys'],
  labels: {
    'pulmonary artery': 'A',
    'vena cava': 'B',
    'renal vein': 'C',
    'pulmonary vein': 'D',
    aorta: 'E',
    'renal artery': 'F',
    'hepatic portal vein': 'G',
  },
  extraHeight: -42,
})

const fall = graph({
  x: { label: 'distance along the vessels from the heart', max: 10 },
  y: {
    label: 'mean blood pressure / kPa',
    max: 16,
    ticks: [0, 2, 4, 6, 8, 10, 12, 14],
    grid: true,
    parts: 2,
  },
})

const pressures = figure(
  {
    name: `${topic}/mean-pressure`,
    title: 'Mean blood pressure along the vessels of a person',
    description:
      'A graph of mean blood pressure in kPa against the distance along the vessels from the heart. Dashed lines part it into four regions. Region P: 13 at its start, 12 at its end. Region Q: from 12 steeply to 5. Region R: from 5 to 2. Region S: from 2 to 0.5.',
    height: 226,
  },
  fall.axes,
  ...[3.5, 5.5, 7.5].map(at =>
    fall.line(
      [
        [at, 0],
        [at, 16],
      ],
      'l dash thin',
    ),
  ),
  fall.line([
    [0, 13],
    [3.5, 12],
    [5.5, 5],
    [7.5, 2],
    [10, 0.5],
  ]),
  ...(
    [
      [1.75, 'P'],
      [4.5, 'Q'],
      [6.5, 'R'],
      [8.75, 'S'],
    ] as const
  ).map(([at, name]) => fall.label(at, 14.7, name, { anchor: 'middle', cls: 'b' })),
)

const COUNTS: readonly (readonly [name: string, value: number])[] = [
  ['red blood\ncells', 102],
  ['white blood\ncells', 96],
  ['platelets', 20],
]

const counts = graph({
  x: { label: '', max: 3 },
  y: {
    label: 'number in patient as % of healthy number',
    max: 110,
    ticks: [0, 20, 40, 60, 80, 100],
    grid: true,
    parts: 5,
  },
})

const patient = figure(
  {
    name: `${topic}/blood-of-a-patient`,
    title: 'Blood cells and platelets of a patient',
    description:
      'A bar chart of the number in the blood of a patient as a percentage of the number in a healthy person. Red blood cells 102%, white blood cells 96%, platelets 20%. There is a fine line every 4%.',
    height: 246,
  },
  counts.axes,
  COUNTS.map(([name, value], at) => {
    const [x, y] = counts.at(at + 0.25, value)
    const [right, bottom] = counts.at(at + 0.75, 0)
    return (
      rect(x, y, right - x, bottom - y, 'l w') +
      text((x + right) / 2, bottom + 18, name, { anchor: 'middle', cls: 's' })
    )
  }).join(''),
)

const RED: readonly Point[] = [
  [76, 25],
  [104, 28],
  [140, 38],
  [214, 30],
  [248, 40],
  [282, 30],
  [62, 72],
  [150, 70],
  [176, 54],
  [264, 80],
  [58, 108],
  [140, 104],
  [172, 94],
  [206, 70],
  [226, 146],
  [108, 120],
  [150, 138],
  [190, 126],
  [262, 142],
  [296, 138],
]

/** One nucleus: the lobes are drawn again without an outline, so that they are joined. */
const LOBES: readonly Point[] = [
  [-7, -5],
  [0, -8],
  [6, -3],
  [4, 5],
]

const lobed = (x: number, y: number): Shape =>
  blob(x, y, 19, 18, 'l sheet', 0.04, 9) +
  ['l thin sunk', 'sunk']
    .map((cls, inside) => LOBES.map(([dx, dy]) => circle(x + dx, y + dy, 5.5 - inside, cls)).join(''))
    .join('')

const SPECKS: readonly Point[] = [
  [232, 62],
  [236, 66],
  [92, 94],
  [176, 150],
  [120, 146],
]

const smear = figure(
  {
    name: `${topic}/smear-with-letters`,
    title: 'Blood under a microscope',
    description:
      'A rectangular field of view with 20 small discs that have a paler middle, three larger cells and a few tiny specks. One of the larger cells has a round dark body that almost fills it; two have a dark body made of lobes. P points to a disc, Q to the larger cell with the round dark body, R to a larger cell with lobes, S to a speck.',
    height: 176,
  },
  rect(44, 10, 268, 156, 'l sheet'),
  RED.map(([x, y]) => circle(x, y, 11, 'l thin rw') + circle(x, y, 4.5, 'f thin sheet')).join(''),
  blob(104, 66, 17, 17, 'l sheet', 0.015, 3),
  circle(103, 66, 13, 'l thin sunk'),
  lobed(232, 106),
  lobed(76, 140),
  SPECKS.map(([x, y]) => dot(x, y, 'd2', 2)).join(''),
  label('P', 18, 76, 54, 72, 'start'),
  label('Q', 18, 24, 91, 60, 'start'),
  label('R', 334, 110, 248, 106, 'start'),
  label('S', 334, 60, 238, 65, 'start'),
)

/** A tube of spun blood with a scale in cubic centimetres; the white cells are too few to be drawn. */
function spun(x: number, name: string, cells: number, all: number): Shape {
  const at = (volume: number) => 180 - volume * 15
  const ticks = Array.from({ length: 21 }, (_, half) => {
    const long = half % 4 === 0
    const y = at(half / 2)
    return (
      line(x - 20, y, x - (long ? 8 : 13), y, 'l thin') +
      (long ? text(x - 25, y + 4.5, String(half / 2), { anchor: 'end', cls: 's' }) : '')
    )
  })
  return (
    rect(x - 20, at(all), 40, 180 - at(all), 'hl') +
    rect(x - 20, at(cells), 40, 180 - at(cells), 'l thin rw') +
    line(x - 20, at(all), x + 20, at(all)) +
    line(x - 20, 22, x - 20, 180) +
    line(x + 20, 22, x + 20, 180) +
    line(x - 20, 180, x + 20, 180) +
    ticks.join('') +
    text(x, 202, name, { anchor: 'middle' })
  )
}

const tubes = figure(
  {
    name: `${topic}/two-tubes`,
    title: 'Two tubes of blood that have been spun',
    description:
      'Two tubes with a scale in cubic centimetres, numbered 0, 2, 4, 6, 8, 10, with a mark every 0.5. In both, a red layer of cells is below a yellow liquid, whose surface is at 8.0. The top of the red layer is at 3.5 in tube X and at 2.5 in tube Y.',
    height: 212,
  },
  spun(112, 'X', 3.5, 8),
  spun(262, 'Y', 2.5, 8),
  text(40, 26, 'cm^{3}', { cls: 's' }),
  label('liquid L', 152, 92, 122, 88, 'start'),
  label('cells', 152, 158, 122, 154, 'start'),
)

export const figures = [twoVessels, plan, pressures, patient, smear, tubes]
