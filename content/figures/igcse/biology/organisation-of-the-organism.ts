import { specimenAboveRuler } from '@/lib/figures/biology/above-ruler'
import { arthropod } from '@/lib/figures/biology/arthropods'
import { redBloodCell } from '@/lib/figures/biology/blood-cells'
import { animalCell, bacterialCell, plantCell, smallChloroplast } from '@/lib/figures/biology/cells'
import { spermCell } from '@/lib/figures/biology/gametes'
import { motorNeurone } from '@/lib/figures/biology/neurones'
import { chloroplast } from '@/lib/figures/biology/organelles'
import { standing } from '@/lib/figures/biology/placed'
import { measuredLength, scaleBar } from '@/lib/figures/biology/scale-bar'
import { ciliatedCells, palisadeCell, rootHairCell } from '@/lib/figures/biology/specialised-cells'
import { figure } from '@/lib/figures/figure'
import { arrow, curve, line, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'organisation-of-the-organism'

const bacterium = bacterialCell.figure({
  name: `${topic}/bacterial-cell`,
  only: ['cell wall', 'cell membrane', 'cytoplasm', 'ribosome', 'circular DNA', 'plasmid'],
})

const ciliated = ciliatedCells.figure({
  name: `${topic}/ciliated-cells`,
  only: ['cilia', 'cell membrane', 'nucleus', 'mucus', 'cytoplasm'],
})

const neurone = motorNeurone.figure({
  name: `${topic}/neurone`,
  only: ['dendrite', 'cell body', 'nucleus', 'axon', 'axon ending'],
})

const sperm = spermCell.figure({
  name: `${topic}/sperm-cell`,
  only: ['nucleus', 'cell membrane', 'mitochondrion', 'flagellum'],
})

function palisade(x: number, y: number): Shape {
  return (
    rect(x, y, 15, 34, 'l sheet', 3) +
    smallChloroplast(x + 4.5, y + 10, 8, 90) +
    smallChloroplast(x + 10.5, y + 18, 8, 90) +
    smallChloroplast(x + 5, y + 26, 8, 90)
  )
}

function leaf(x: number, y: number, reach: number, rise = 0): Shape {
  const swell = Math.abs(reach) * 0.28
  return (
    curve(
      [
        [x, y],
        [x + reach * 0.45, y - rise * 0.5 - swell],
        [x + reach, y - rise],
        [x + reach * 0.55, y - rise * 0.5 + swell],
      ],
      'l gw',
      true,
    ) + line(x, y, x + reach * 0.85, y - rise * 0.85, 'l thin')
  )
}

function shoot(x: number, foot: number): Shape {
  return (
    line(x, foot, x, foot - 40) +
    leaf(x, foot - 8, 22, 8) +
    leaf(x, foot - 14, -22, 8) +
    leaf(x, foot - 26, 20, 8) +
    leaf(x, foot - 32, -20, 8)
  )
}

function roots(x: number, y: number): Shape {
  const branches = [-14, -6, 6, 14].map(reach =>
    curve([
      [x, y + Math.abs(reach) / 2],
      [x + reach * 0.6, y + 8],
      [x + reach, y + 20],
    ]),
  )
  return line(x, y, x, y + 24) + branches.join('')
}

const LEVELS: readonly [string, string][] = [
  ['cell', 'palisade mesophyll cell'],
  ['tissue', 'palisade mesophyll'],
  ['organ', 'leaf'],
  ['organ system', 'shoot system'],
  ['organism', 'whole plant'],
]
const ROWS = [24, 76, 126, 178, 236]

const levels = figure(
  {
    name: `${topic}/levels-of-organisation`,
    title: 'Levels of organisation in a plant',
    description:
      'Five levels from top to bottom, each joined to the next by an arrow. Cell: one tall palisade mesophyll cell with chloroplasts. Tissue: six such cells side by side, the palisade mesophyll. Organ: a leaf. Organ system: a stem with four leaves, part of the shoot system. Organism: the whole plant, with its shoot and its roots.',
    height: 282,
  },
  palisade(62, 7),
  [0, 1, 2, 3, 4, 5].map(at => palisade(25 + at * 15, 59)).join(''),
  leaf(36, 126, 68),
  shoot(70, 198),
  shoot(70, 252),
  roots(70, 252),
  LEVELS.map(([name, example], at) => {
    const y = ROWS[at] ?? 0
    const next = ROWS[at + 1]
    return (
      text(142, y - 1, name, { cls: 'b' }) +
      text(142, y + 15, example, { cls: 's' }) +
      (next ? arrow(154, y + 21, 154, next - 17, { cls: 'p' }) : '')
    )
  }).join(''),
)

const insectOnRuler = specimenAboveRuler(
  {
    name: 'an insect',
    draw: () => standing(arthropod('insect', 0, 0)),
    ends: [-37, 51],
    rows: [-41, 41],
  },
  `${topic}/insect-and-ruler`,
  { image: 36, start: 15 },
)

/** A box for a unit, with the name of the unit below its symbol. */
function unit(x: number, symbol: string, name: string): Shape {
  return (
    rect(x - 50, 62, 100, 46, 'l w', 6) +
    text(x, 82, symbol, { anchor: 'middle', cls: 'b' }) +
    text(x, 98, name, { anchor: 'middle', cls: 's' })
  )
}

const units = figure(
  {
    name: `${topic}/units-of-length`,
    title: 'From centimetres to micrometres and back',
    description:
      'Three boxes in a row: cm, centimetre; mm, millimetre; µm, micrometre. Arrows above them lead to the right: from centimetre to millimetre multiply by 10, from millimetre to micrometre multiply by 1000. Arrows below lead back to the left: from micrometre to millimetre divide by 1000, from millimetre to centimetre divide by 10.',
    height: 168,
  },
  unit(58, 'cm', 'centimetre'),
  unit(180, 'mm', 'millimetre'),
  unit(302, 'µm', 'micrometre'),
  [
    { x: 119, times: '10' },
    { x: 241, times: '1000' },
  ]
    .map(
      ({ x, times }) =>
        arrow(x - 45, 48, x + 45, 48, { cls: 'p' }) +
        text(x, 38, `× ${times}`, { anchor: 'middle' }) +
        arrow(x + 45, 122, x - 45, 122, { cls: 'p' }) +
        text(x, 142, `÷ ${times}`, { anchor: 'middle' }),
    )
    .join(''),
)

const withBar = chloroplast.figure({
  name: `${topic}/chloroplast-with-scale-bar`,
  title: 'A chloroplast with a scale bar',
  labels: 'none',
  extraHeight: 74,
  also:
    measuredLength(106, 160, 254, 160, '54 mm') +
    measuredLength(155.3, 186, 204.7, 186, '18 mm') +
    scaleBar({ x: 155.3, y: 196, length: 49.4, label: '2 µm' }),
  alsoTells:
    'An arrow shows that the drawing is 54 mm long. Below it is a scale bar marked 2 µm; an arrow shows that the bar is 18 mm long.',
})

export const figures = [
  animalCell.figure({ name: `${topic}/animal-cell` }),
  plantCell.figure({ name: `${topic}/plant-cell` }),
  bacterium,
  ciliated,
  rootHairCell.figure({ name: `${topic}/root-hair-cell` }),
  palisadeCell.figure({ name: `${topic}/palisade-cell` }),
  neurone,
  redBloodCell.figure({ name: `${topic}/red-blood-cell`, only: ['cell membrane', 'cytoplasm'] }),
  sperm,
  levels,
  insectOnRuler,
  units,
  withBar,
]
