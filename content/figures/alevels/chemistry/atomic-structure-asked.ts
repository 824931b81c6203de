import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  circle,
  dot,
  ellipse,
  line,
  type Point,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

// Boxes, energy levels and ionisation energies that examples and questions ask about.

const topic = 'atomic-structure-asked'
const small = { anchor: 'middle', cls: 's' } as const

/** Orbitals as boxes: `u` an arrow up, `ud` a pair, '' empty. */
function boxes(x: number, y: number, filled: readonly string[], name: string): Shape {
  const size = 26
  const half = (at: number, up: boolean) => {
    const tip: Point = [at, up ? y + 4 : y + size - 4]
    const end: Point = [at, up ? y + size - 4 : y + 4]
    const way = up ? 6 : -6
    return line(...end, ...tip) + polygon([tip, [at - 3, tip[1] + way], [at + 3, tip[1] + way]], 'd')
  }
  return (
    filled
      .map((arrows, order) => {
        const left = x + order * size
        const pair = arrows === 'ud'
        return (
          rect(left, y, size, size, 'l sheet') +
          (arrows ? half(left + (pair ? 8 : 13), true) : '') +
          (pair ? half(left + 18, false) : '')
        )
      })
      .join('') + text(x + (filled.length * size) / 2, y + size + 16, name, small)
  )
}

const wrongBoxes = figure(
  {
    name: `${topic}/boxes-of-a-student`,
    title: 'The boxes that a student drew for nitrogen',
    description:
      'Boxes for nitrogen. 1s: one box with an upward and a downward arrow. 2s: one box with an upward and a downward arrow. 2p: three boxes; the first holds an upward and a downward arrow, the second one upward arrow, the third is empty.',
    height: 74,
  },
  text(30, 36, 'N', { cls: 'b' }),
  boxes(70, 18, ['ud'], '1s'),
  boxes(120, 18, ['ud'], '2s'),
  boxes(170, 18, ['ud', 'u', ''], '2p'),
)

const LEVELS: readonly (readonly [string, number, number, readonly string[]])[] = [
  ['1s', 74, 240, ['ud']],
  ['2s', 74, 176, ['ud']],
  ['2p', 136, 146, ['ud', 'ud', 'ud']],
  ['3s', 74, 76, ['ud']],
  ['3p', 136, 46, ['u', 'u', 'u']],
]

const levelsOfX = figure(
  {
    name: `${topic}/levels-of-an-element`,
    title: 'The electrons of an atom of element X',
    description:
      'A vertical arrow shows energy rising. From the lowest level: 1s, one box with a pair of arrows; 2s, one box with a pair; 2p, three boxes with a pair each; 3s, one box with a pair; 3p, three boxes with one upward arrow each.',
    height: 292,
  },
  arrow(26, 280, 26, 30),
  text(8, 18, 'energy'),
  ...LEVELS.map(([name, x, y, filled]) => boxes(x, y, filled, name)),
)

const ORBITAL: Readonly<Record<string, (x: number) => Shape>> = {
  P: x => circle(x, 90, 34, 'l w'),
  Q: x => ellipse(x, 68, 14, 22, 'l w') + ellipse(x, 112, 14, 22, 'l w'),
  R: x => ellipse(x - 22, 90, 22, 14, 'l w') + ellipse(x + 22, 90, 22, 14, 'l w'),
}

const threeOrbitals = figure(
  {
    name: `${topic}/three-orbitals`,
    title: 'Three orbitals on axes',
    description:
      'Three drawings, each with a level x axis and an upright z axis that cross at a dot, the nucleus. P is a circle round the nucleus. Q has two equal lobes along the z axis, one above and one below the nucleus. R has two equal lobes along the x axis, one on each side of the nucleus.',
    height: 178,
  },
  ...Object.entries(ORBITAL).map(([letter, draw], at) => {
    const x = 62 + at * 116
    return (
      draw(x) +
      arrow(x - 56, 90, x + 56, 90, { cls: 'l thin' }) +
      arrow(x, 150, x, 30, { cls: 'l thin' }) +
      dot(x, 90) +
      text(x + 50, 106, '*x*', small) +
      text(x + 10, 36, '*z*', small) +
      text(x, 172, letter, { anchor: 'middle', cls: 'b' })
    )
  }),
)

const nickelBoxes = figure(
  {
    name: `${topic}/boxes-of-nickel`,
    title: 'The boxes of silicon and of the nickel(II) ion',
    description:
      'Silicon after a neon core: 3s, one box with a pair; 3p, one upward arrow in each of the first two boxes, the third empty. The ion Ni two plus after an argon core: 3d, three boxes with a pair and two with one upward arrow; 4s, one empty box.',
    height: 150,
  },
  text(10, 30, 'Si'),
  text(56, 30, '[Ne]'),
  boxes(98, 12, ['ud'], '3s'),
  boxes(150, 12, ['u', 'u', ''], '3p'),
  text(10, 106, 'Ni^{2+}'),
  text(56, 106, '[Ar]'),
  boxes(98, 88, ['ud', 'ud', 'ud', 'u', 'u'], '3d'),
  boxes(252, 88, [''], '4s'),
)

function successive(
  name: string,
  element: string,
  values: readonly number[],
  max: number,
  step: number,
): Figure {
  const g = graph({
    x: {
      label: 'number of the electron removed',
      max: values.length + 1,
      ticks: [0, ...values.map((_, at) => at + 1)],
      grid: true,
    },
    y: {
      label: 'ionisation energy / kJ mol^{−1}',
      max,
      ticks: Array.from({ length: Math.floor(max / step) + 1 }, (_, at) => at * step),
      grid: true,
      parts: 4,
    },
    left: 62,
    width: 276,
    height: 190,
  })
  const told = values.map(value => Math.round(value / 100) * 100)
  return figure(
    {
      name: `${topic}/${name}`,
      title: `Successive ionisation energies of element ${element}`,
      description: `Ionisation energy in kJ per mole, from 0 to ${max}, against the number of the electron removed. Crosses, from the first electron on, at about ${told.join(', ')}.`,
      height: 272,
    },
    g.axes,
    g.points(values.map((value, at): Point => [at + 1, value])),
  )
}

const fiveEnergies = successive(
  'five-ionisation-energies',
  'X',
  [787, 1577, 3232, 4356, 16_091],
  18_000,
  4000,
)
const fourEnergies = successive('four-ionisation-energies', 'Y', [900, 1757, 14_849, 21_007], 22_000, 4000)

const LETTERED = [1402, 1314, 1681, 2081, 496, 738, 578, 786]
const letteredGraph = graph({
  x: { label: 'element', max: 9, ticks: [1, 2, 3, 4, 5, 6, 7, 8], format: at => 'ABCDEFGH'.charAt(at - 1) },
  y: {
    label: 'first ionisation energy / kJ mol^{−1}',
    max: 2400,
    ticks: [0, 400, 800, 1200, 1600, 2000, 2400],
    grid: true,
    parts: 2,
  },
  height: 190,
})
const eightElements = figure(
  {
    name: `${topic}/eight-elements`,
    title: 'First ionisation energies of eight elements',
    description: `First ionisation energy in kJ per mole of eight elements with consecutive proton numbers, lettered A to H. The values are about ${LETTERED.map((value, at) => `${'ABCDEFGH'.charAt(at)} ${Math.round(value / 50) * 50}`).join(', ')}. Straight lines join the points.`,
    height: 272,
  },
  letteredGraph.axes,
  letteredGraph.line(
    LETTERED.map((value, at): Point => [at + 1, value]),
    'p',
  ),
  letteredGraph.points(LETTERED.map((value, at): Point => [at + 1, value])),
)

const MAGNESIUM = [738, 1451, 7733, 10_543, 13_630, 18_020, 21_711, 25_661, 31_653, 35_458, 169_988, 189_368]
const logGraph = graph({
  x: { label: 'number of the electron removed', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12] },
  y: { label: 'lg (ionisation energy)', min: 2, max: 6, ticks: [2, 3, 4, 5, 6], grid: true },
  height: 180,
})
const magnesium = figure(
  {
    name: `${topic}/successive-magnesium`,
    title: 'Successive ionisation energies of magnesium',
    description:
      'The logarithm of the ionisation energy against the number of the electron removed, 1 to 12. The twelve crosses always rise. There are large jumps between electrons 2 and 3 and between electrons 10 and 11.',
    height: 262,
  },
  logGraph.axes,
  logGraph.points(MAGNESIUM.map((value, at): Point => [at + 1, Math.log10(value)])),
)

export const figures: Figure[] = [
  wrongBoxes,
  levelsOfX,
  threeOrbitals,
  nickelBoxes,
  fiveEnergies,
  fourEnergies,
  eightElements,
  magnesium,
]
