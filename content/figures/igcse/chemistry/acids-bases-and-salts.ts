import { figure } from '@/lib/figures/figure'
import { bubbles, heap } from '@/lib/figures/laboratory/contents'
import { flameAt } from '@/lib/figures/laboratory/heating'
import { gasJar, testTube } from '@/lib/figures/laboratory/vessels'
import { stream } from '@/lib/figures/particles'
import {
  arrow,
  centred,
  circle,
  line,
  type Point,
  pointer,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

const SCALE = { left: 20, step: 64 / 3 }

const phAt = (value: number) => SCALE.left + (value + 0.5) * SCALE.step

/** Fifteen boxes, 0 to 14, washed as universal indicator where the colours may be seen. */
export function phBoxes(y: number, washed = false): Shape {
  const wash = (ph: number) => (ph < 5 ? 'l rw' : ph < 7 ? 'l hl' : ph === 7 ? 'l gw' : 'l w')
  return Array.from(
    { length: 15 },
    (_, ph) =>
      rect(SCALE.left + ph * SCALE.step, y, SCALE.step, 26, washed ? wash(ph) : 'l sheet') +
      text(phAt(ph), y + 18, String(ph), small),
  ).join('')
}

/** Letters above a scale, each with an arrow down to its pH. */
export const phMarks = (y: number, marks: readonly (readonly [letter: string, ph: number])[]): Shape =>
  marks
    .map(
      ([letter, ph]) =>
        text(phAt(ph), y - 26, letter, bold) + arrow(phAt(ph), y - 21, phAt(ph), y - 2, { cls: 'p' }),
    )
    .join('')

/** A test-tube that stands at x, with what lies in it. */
export type Tube = { solid?: boolean; gas?: boolean; fill?: string; level?: number }

export function tubeAt(x: number, y: number, { solid, gas, fill = 'w', level = 0.5 }: Tube): Shape {
  return (
    testTube({ x, y, width: 28, height: 96, level, fill }) +
    (solid ? heap(x, y - 3, 20, 12, 'l sunk') : '') +
    (gas ? bubbles(x, y - 14, 28, 6, 8) : '')
  )
}

export type Species = 'HA' | 'H+' | 'A-'

function speciesAt([x, y]: Point, kind: Species): Shape {
  const hydrogen = (hx: number, label: string) =>
    circle(hx, y, label === 'H' ? 8.5 : 11, 'l sheet') + centred(hx, y, label, 's')
  const rest = (ax: number, label: string) =>
    circle(ax, y, label === 'A' ? 10 : 12, 'l w') + centred(ax, y, label, 's')
  if (kind === 'H+') return hydrogen(x, 'H^{+}')
  return kind === 'A-' ? rest(x, 'A^{−}') : hydrogen(x - 9.5, 'H') + rest(x + 8, 'A')
}

export type Counts = { whole: number; hydrogen: number; rest: number }

/** Molecules HA and ions H+ and A− of an acid in water, twelve places in a box of 168 by 104. */
export function acidBox(x: number, y: number, { whole, hydrogen, rest }: Counts, seed: number): Shape {
  const next = stream(seed)
  const all: Species[] = [
    ...Array<Species>(whole).fill('HA'),
    ...Array<Species>(hydrogen).fill('H+'),
    ...Array<Species>(rest).fill('A-'),
  ]
  const cells = Array.from({ length: 12 }, (_, at) => ({ at, by: next() })).sort((a, b) => a.by - b.by)
  return (
    rect(x, y, 168, 104) +
    all
      .map((kind, index) => {
        const at = cells[index]?.at ?? 0
        return speciesAt([x + 21 + (at % 4) * 42.5, y + 18 + Math.floor(at / 4) * 34], kind)
      })
      .join('')
  )
}

export const describeAcid = ({ whole, hydrogen, rest }: Counts) =>
  `molecules HA: ${whole}, ions H+: ${hydrogen}, ions A−: ${rest}`

const COLOURS = [
  ['red', 1, 0],
  ['orange', 3.3, 0],
  ['yellow', 5.5, 0],
  ['green', 7, 16],
  ['blue', 9.5, 0],
  ['purple', 13, 0],
] as const

const phScale = figure(
  {
    name: 'acids-bases-and-salts/ph-scale',
    title: 'The pH scale and the colours of universal indicator',
    description:
      'A row of boxes from 0 to 14. Below them the colours of universal indicator: red at 0 to 2, orange at 3 and 4, yellow at 5 and 6, green at 7, blue at 8 to 11, purple at 12 to 14. Above, an arrow to the left from 7 says more acidic, an arrow to the right says more alkaline, and at 7 stands neutral.',
    height: 122,
  },
  text(86, 20, 'more acidic', small),
  text(phAt(7), 20, 'neutral', bold),
  text(274, 20, 'more alkaline', small),
  arrow(148, 30, 22, 30, { cls: 'r' }),
  arrow(212, 30, 338, 30, { cls: 'p' }),
  line(phAt(7), 25, phAt(7), 38, 'l'),
  phBoxes(40, true),
  line(phAt(7), 68, phAt(7), 84, 'l thin'),
  ...COLOURS.map(([name, ph, down]) => text(phAt(ph), 82 + down, name, small)),
  text(phAt(7), 116, 'colour of universal indicator', small),
)

const strongAndWeak = figure(
  {
    name: 'acids-bases-and-salts/strong-and-weak',
    title: 'Particles of a strong and of a weak acid in water',
    description:
      'Two boxes. In the first there are five ions H+ and five ions A−, and no molecules HA. In the second there are four molecules HA, one ion H+ and one ion A−.',
    height: 134,
  },
  acidBox(6, 6, { whole: 0, hydrogen: 5, rest: 5 }, 4),
  acidBox(186, 6, { whole: 4, hydrogen: 1, rest: 1 }, 9),
  text(90, 128, 'strong acid', bold),
  text(270, 128, 'weak acid', bold),
)

/** A tube whose mixture is warmed, with litmus paper at its mouth. */
export const warmedTube = (mixture: string, paper: string): Shape =>
  testTube({ x: 150, y: 150, width: 34, height: 112, level: 0.4, fill: 'w' }) +
  heap(150, 147, 22, 12, 'l sunk') +
  bubbles(150, 134, 22, 5, 8) +
  flameAt(150, 192, 32) +
  rect(145, 10, 10, 46, 'l sheet') +
  pointer(214, 26, 157, 28, paper) +
  pointer(214, 122, 162, 130, mixture) +
  text(214, 184, 'gentle heat')

const ammonia = figure(
  {
    name: 'acids-bases-and-salts/ammonia-from-a-salt',
    title: 'An ammonium salt is warmed with an alkali',
    description:
      'A test-tube holds a solid ammonium salt under aqueous sodium hydroxide and is heated gently by a flame below. Bubbles rise. A strip of damp red litmus paper hangs in the mouth of the tube.',
    height: 204,
  },
  warmedTube('ammonium salt and\nsodium hydroxide', 'damp red\nlitmus paper'),
)

/** A gas jar in which an element burns on a spoon, with litmus paper at its wall. */
export const burningJar = (x: number, y: number): Shape =>
  gasJar({ x, y, width: 64, height: 124, fill: 'sheet' }) +
  rect(x - 34, y - 128, 68, 5, 'l sunk') +
  line(x, y - 150, x, y - 54) +
  rect(x - 9, y - 56, 18, 7, 'l sunk') +
  flameAt(x, y - 56, 26) +
  rect(x + 15, y - 64, 9, 40, 'l sheet')

const burning = figure(
  {
    name: 'acids-bases-and-salts/burning-in-oxygen',
    title: 'Sulfur burns in a gas jar of oxygen',
    description:
      'A gas jar with a lid. A spoon with burning sulfur hangs in it from above. A strip of damp blue litmus paper stands at the wall of the jar.',
    height: 178,
  },
  burningJar(130, 162),
  pointer(214, 62, 146, 68, 'oxygen and\nsulfur dioxide'),
  pointer(214, 128, 157, 120, 'damp blue\nlitmus paper'),
  pointer(58, 120, 120, 108, 'burning\nsulfur', 'end'),
)

const PERIOD_3 = [
  ['Na_{2}O', 'rw'],
  ['MgO', 'rw'],
  ['Al_{2}O_{3}', 'hl'],
  ['SiO_{2}', 'w'],
  ['P_{4}O_{10}', 'w'],
  ['SO_{2}', 'w'],
  ['Cl_{2}O_{7}', 'w'],
] as const

const periodThree = figure(
  {
    name: 'acids-bases-and-salts/oxides-of-period-3',
    title: 'Oxides of the elements of Period 3',
    description:
      'Seven boxes from left to right: Na2O and MgO, together marked basic, metals; Al2O3, marked amphoteric; SiO2, P4O10, SO2 and Cl2O7, together marked acidic, non-metals.',
    height: 92,
  },
  ...PERIOD_3.map(
    ([formula, wash], at) =>
      rect(12 + at * 48, 12, 48, 34, `l ${wash}`) + centred(36 + at * 48, 29, formula, 's'),
  ),
  text(60, 66, 'basic', bold),
  text(60, 82, 'metals', small),
  text(132, 66, 'amphoteric', { anchor: 'middle', cls: 'b s' }),
  text(252, 66, 'acidic', bold),
  text(252, 82, 'non-metals', small),
)

/** Tubes in two rows, one for each liquid; `solid` where some of the oxide is left. */
export function tubesInTwoRows(
  names: readonly string[],
  rows: readonly (readonly [liquid: string, left: readonly boolean[]])[],
): Shape {
  const first = 132
  const step = (346 - first) / names.length
  return (
    names.map((name, at) => centred(first + (at + 0.5) * step, 14, name, 'b')).join('') +
    rows
      .map(([liquid, left], row) => {
        const y = 126 + row * 110
        return (
          centred(60, y - 46, liquid) +
          left.map((solid, at) => tubeAt(first + (at + 0.5) * step, y, { solid })).join('')
        )
      })
      .join('')
  )
}

const twoOxides = figure(
  {
    name: 'acids-bases-and-salts/two-oxides',
    title: 'Copper(II) oxide and zinc oxide in an acid and in an alkali',
    description:
      'Four test-tubes. In excess dilute sulfuric acid there is no solid left of copper(II) oxide nor of zinc oxide. In excess aqueous sodium hydroxide the copper(II) oxide lies at the bottom, and there is no solid left of the zinc oxide.',
    height: 244,
  },
  tubesInTwoRows(
    ['CuO', 'ZnO'],
    [
      ['excess dilute\nsulfuric acid', [false, false]],
      ['excess aqueous\nsodium hydroxide', [true, false]],
    ],
  ),
)

export const figures = [phScale, strongAndWeak, ammonia, burning, periodThree, twoOxides]
