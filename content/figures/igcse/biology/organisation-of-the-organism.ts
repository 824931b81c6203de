import { redBloodCell } from '@/lib/figures/biology/blood-cells'
import { animalCell, bacterialCell, plantCell, smallChloroplast } from '@/lib/figures/biology/cells'
import { spermCell } from '@/lib/figures/biology/gametes'
import { motorNeurone } from '@/lib/figures/biology/neurones'
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
]
