import { figure } from '@/lib/figures/figure'
import { drop, heap } from '@/lib/figures/laboratory/contents'
import { glassTube } from '@/lib/figures/laboratory/glassware'
import { flameAt } from '@/lib/figures/laboratory/heating'
import { testTube } from '@/lib/figures/laboratory/vessels'
import {
  arrow,
  centred,
  line,
  type Point,
  pointer,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

const PLACES = [58, 142, 242, 318] as const

type Link = { from: 0 | 1; to: 2 | 3; says: string }

/** Two reactants and two products; a bracket above and one below tell what becomes of each reactant. */
export function handedOver(species: readonly string[], above: Link, below: Link): Shape {
  const bracket = ({ from, to, says }: Link, isAbove: boolean) => {
    const way = isAbove ? -1 : 1
    const [near, far] = [70 + way * 16, 70 + way * 32]
    const [x1, x2] = [PLACES[from], PLACES[to]]
    return (
      polyline(
        [
          [x1, near],
          [x1, far],
          [x2, far],
        ],
        isAbove ? 'r' : 'p',
      ) +
      arrow(x2, far, x2, near, { cls: isAbove ? 'r' : 'p' }) +
      text((x1 + x2) / 2, isAbove ? far - 8 : far + 18, says, {
        anchor: 'middle',
        cls: isAbove ? 'tr' : 'tp',
      })
    )
  }
  return (
    PLACES.map((x, at) => centred(x, 70, species[at] ?? '', 'b')).join('') +
    centred(100, 70, '+') +
    centred(280, 70, '+') +
    arrow(172, 70, 212, 70) +
    bracket(above, true) +
    bracket(below, false)
  )
}

const oxygenHandedOver = figure(
  {
    name: 'chemical-reactions-3/oxygen-handed-over',
    title: 'Copper(II) oxide and hydrogen: oxygen is handed over',
    description:
      'The equation CuO + H2 → Cu + H2O. An arrow from CuO to Cu says: loses oxygen, reduced. An arrow from H2 to H2O says: gains oxygen, oxidised.',
    height: 138,
  },
  handedOver(
    ['CuO', 'H_{2}', 'Cu', 'H_{2}O'],
    { from: 0, to: 2, says: 'loses oxygen: reduced' },
    { from: 1, to: 3, says: 'gains oxygen: oxidised' },
  ),
)

const electronsHandedOver = figure(
  {
    name: 'chemical-reactions-3/electrons-handed-over',
    title: 'Zinc and copper(II) ions: electrons are handed over',
    description:
      'The equation Zn + Cu2+ → Zn2+ + Cu. An arrow from Zn to Zn2+ says: loses two electrons, oxidised. An arrow from Cu2+ to Cu says: gains two electrons, reduced.',
    height: 138,
  },
  handedOver(
    ['Zn', 'Cu^{2+}', 'Zn^{2+}', 'Cu'],
    { from: 0, to: 2, says: 'loses 2 electrons: oxidised' },
    { from: 1, to: 3, says: 'gains 2 electrons: reduced' },
  ),
)

const STEP = 30
const numberAt = (value: number) => 118 + value * STEP

const scaleOfIron = figure(
  {
    name: 'chemical-reactions-3/scale-of-iron',
    title: 'Oxidation numbers of iron on a scale',
    description:
      'A scale of oxidation numbers from −3 to +7. Above it stand Fe at 0, Fe2+ at +2 and Fe3+ at +3. An arrow to the right is marked oxidation, an arrow to the left reduction.',
    height: 132,
  },
  arrow(150, 16, 330, 16, { cls: 'r' }),
  text(142, 20, 'oxidation', { anchor: 'end', cls: 'tr' }),
  ...(
    [
      [0, 'Fe', 0],
      [2, 'Fe^{2+}', -10],
      [3, 'Fe^{3+}', 12],
    ] as const
  ).map(
    ([value, name, aside]) =>
      centred(numberAt(value) + aside, 44, name, 'b') + arrow(numberAt(value), 54, numberAt(value), 70),
  ),
  line(20, 74, 340, 74),
  ...Array.from({ length: 11 }, (_, at) => at - 3).map(
    value =>
      line(numberAt(value), 71, numberAt(value), 77) +
      text(numberAt(value), 92, value > 0 ? `+${value}` : String(value).replace('-', '−'), small),
  ),
  arrow(210, 116, 30, 116, { cls: 'p' }),
  text(218, 120, 'reduction', { cls: 'tp' }),
)

/** A tube with a coloured liquid, its colour in words below. */
export const colourTube = (x: number, y: number, fill: string, colour: string): Shape =>
  testTube({ x, y, width: 30, height: 84, level: 0.55, fill }) + text(x, y + 18, colour, small)

export type Change = readonly [fill: string, colour: string]

/** A test before and after: two tubes with an arrow between them, and over them what was added to what. */
export const colourTest = (x: number, y: number, words: string, before: Change, after: Change): Shape =>
  words
    .split('\n')
    .map((each, at) => text(x, y - 112 + at * 15, each, small))
    .join('') +
  colourTube(x - 42, y, ...before) +
  arrow(x - 16, y - 36, x + 16, y - 36) +
  colourTube(x + 42, y, ...after)

const twoTests = figure(
  {
    name: 'chemical-reactions-3/two-tests',
    title: 'Colours of two tests before and after',
    description:
      'Left: acidified potassium manganate(VII) is purple, and colourless after a liquid R was added. Right: potassium iodide is colourless, and brown after a liquid S was added.',
    height: 152,
  },
  colourTest(90, 124, 'acidified KMnO_{4},\nliquid R added', ['rw', 'purple'], ['sheet', 'colourless']),
  colourTest(270, 124, 'aqueous KI,\nliquid S added', ['sheet', 'colourless'], ['hl', 'brown']),
)

/** A gas that passes over a heated solid in a tube. */
export const gasOverSolid = (gas: string, solid: string): Shape =>
  glassTube([
    [34, 76],
    [100, 76],
  ]) +
  glassTube([
    [260, 76],
    [326, 76],
  ]) +
  rect(92, 58, 176, 36, 'l') +
  rect(88, 58, 12, 36, 'l sunk') +
  rect(260, 58, 12, 36, 'l sunk') +
  heap(180, 94, 64, 13, 'l sunk') +
  flameAt(180, 140, 36) +
  text(180, 160, 'heat', { anchor: 'middle' }) +
  arrow(8, 76, 32, 76, { cls: 'p' }) +
  arrow(328, 76, 352, 76, { cls: 'p' }) +
  text(8, 54, gas) +
  text(352, 54, 'gases', { anchor: 'end' }) +
  pointer(214, 34, 190, 84, solid)

/** A strip of metal that stands in a solution, some of it covered. */
export function stripInSolution(metal: string, solution: string, seen: string): Shape {
  const [x, y] = [120, 168]
  return (
    testTube({ x, y, width: 56, height: 128, level: 0.6 }) +
    rect(x - 7, 24, 14, 132, 'l sheet') +
    rect(x - 10, 102, 20, 56, 'l sunk') +
    pointer(200, 40, x + 7, 44, metal) +
    pointer(200, 96, x + 22, 104, solution) +
    pointer(200, 144, x + 10, 138, seen)
  )
}

/** A dropper lets a liquid fall into a tube. */
export const dropInto = (added: string, held: string): Shape =>
  testTube({ x: 120, y: 176, width: 40, height: 104, level: 0.5, fill: 'sheet' }) +
  polyline(
    [
      [113, 10],
      [113, 44],
      [118, 58],
      [122, 58],
      [127, 44],
      [127, 10],
    ],
    'l',
  ) +
  rect(114, 24, 12, 20, 'w') +
  drop(120, 78, 4) +
  pointer(192, 30, 122, 34, added) +
  pointer(192, 134, 132, 144, held)

/** Four species in a ring, and an arrow with a letter from each to the next. */
export function ringOfChanges(species: readonly string[]): Shape {
  const [left, right, top, bottom] = [90, 270, 34, 146]
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return (
    corners
      .map(([x, y], at) => rect(x - 46, y - 18, 92, 36, 'l sheet') + centred(x, y, species[at] ?? '', 'b'))
      .join('') +
    arrow(left + 50, top, right - 50, top, { cls: 'p' }) +
    arrow(right, top + 22, right, bottom - 22, { cls: 'p' }) +
    arrow(right - 50, bottom, left + 50, bottom, { cls: 'p' }) +
    arrow(left, bottom - 22, left, top + 22, { cls: 'p' }) +
    text(180, top - 10, 'A', bold) +
    text(right + 16, 94, 'B', bold) +
    text(180, bottom + 22, 'C', bold) +
    text(left - 16, 94, 'D', bold)
  )
}

export const figures = [oxygenHandedOver, electronsHandedOver, scaleOfIron, twoTests]
