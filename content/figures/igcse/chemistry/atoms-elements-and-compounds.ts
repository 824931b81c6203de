import { ion } from '@/lib/figures/chemistry/bonding'
import { IONS } from '@/lib/figures/chemistry/bonding-data'
import { ionicLattice } from '@/lib/figures/chemistry/lattices'
import { electron, electronShells, shellsOf } from '@/lib/figures/chemistry/shells'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { nucleus } from '@/lib/figures/nuclear'
import { stream } from '@/lib/figures/particles'
import {
  arrow,
  centred,
  circle,
  type Point,
  pointer,
  polar,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

/** Atoms of three elements, told apart by size and filling, which texts name: so black and white stay so at night. */
export type Ball = 'white' | 'black' | 'blue'

/** An atom, or atoms that are joined: the first of three or four stands in the middle. */
export type Particle = readonly Ball[]

const BALLS: Record<Ball, readonly [radius: number, cls: string]> = {
  white: [4.5, 'l lit'],
  black: [5.5, 'l shade'],
  blue: [6.5, 'p w'],
}

export const ball = (x: number, y: number, kind: Ball) => circle(x, y, ...BALLS[kind])

/** Atoms that touch: around the first, or side by side where there are two. */
export function particle(x: number, y: number, atoms: Particle, turn = 0): Shape {
  const [first, ...others] = atoms
  if (!first) return ''
  const away = (other: Ball) => (BALLS[first][0] + BALLS[other][0]) * 0.94
  const [lone] = others
  if (others.length === 1 && lone) {
    const half = away(lone) / 2
    return ball(...polar(x, y, half, turn + 180), first) + ball(...polar(x, y, half, turn), lone)
  }
  const isBent = others.length === 2
  const angle = isBent ? 108 : 120
  // A bent particle is moved so that its middle, not its first atom, stands on the point.
  const [px, py] = isBent ? polar(x, y, BALLS[first][0] * 0.6, turn + angle / 2 + 180) : [x, y]
  return (
    others.map((other, at) => ball(...polar(px, py, away(other), turn + at * angle), other)).join('') +
    ball(px, py, first)
  )
}

/** A box with particles that move freely, each in a place and turn of its own. */
export function particlesIn(
  [x, y]: Point,
  [width, height]: Point,
  particles: readonly Particle[],
  seed: number,
): Shape {
  const next = stream(seed)
  const [columns, rows] = [Math.floor(width / 35), Math.floor(height / 35)]
  const [wide, high] = [width / columns, height / rows]
  const cells = Array.from({ length: columns * rows }, (_, at) => ({ at, by: next() }))
    .sort((one, other) => one.by - other.by)
    .map(({ at }): Point => [x + ((at % columns) + 0.5) * wide, y + (Math.floor(at / columns) + 0.5) * high])
  const drawn = particles.map((atoms, at) => {
    const [px, py] = cells[at] ?? [x, y]
    const loose = [0, 12, 7][atoms.length] ?? 2
    return particle(px + (next() - 0.5) * loose, py + (next() - 0.5) * loose, atoms, next() * 360)
  })
  return rect(x, y, width, height) + drawn.join('')
}

const many = (count: number, atoms: Particle): Particle[] => Array.from({ length: count }, () => atoms)

export const repeated = (counts: readonly (readonly [count: number, atoms: Particle])[]) =>
  counts.flatMap(([count, atoms]) => many(count, atoms))

/** What is seen in a box: how many particles of each kind. */
export function describeParticles(counts: readonly (readonly [count: number, atoms: Particle])[]): string {
  return counts
    .map(([count, atoms]) =>
      atoms.length === 1
        ? `${count} single ${atoms[0]} ${count === 1 ? 'atom' : 'atoms'}`
        : count === 1
          ? `1 group of joined atoms, of ${groupOf(atoms)}`
          : `${count} groups of joined atoms, each of ${groupOf(atoms)}`,
    )
    .join('; ')
}

function groupOf(atoms: Particle): string {
  return [...new Set(atoms)]
    .map(kind => `${atoms.filter(each => each === kind).length} ${kind}`)
    .join(' and ')
}

const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

const box = (x: number, counts: readonly (readonly [number, Particle])[], seed: number) =>
  particlesIn([x, 8], [108, 108], repeated(counts), seed)

const elementCompoundMixture = figure(
  {
    name: 'atoms-elements-and-compounds/element-compound-mixture',
    title: 'Particles of an element, a compound and a mixture',
    description:
      'Three boxes with particles. Element: seven particles, each of two white atoms joined. Compound: seven particles, each of one black atom joined to two white ones. Mixture: four particles of two white atoms joined and four single black atoms that are not joined to them.',
    height: 158,
  },
  box(4, [[7, ['white', 'white']]], 3),
  box(126, [[7, ['black', 'white', 'white']]], 8),
  box(
    248,
    [
      [4, ['white', 'white']],
      [4, ['black']],
    ],
    5,
  ),
  text(58, 134, 'element', bold),
  text(180, 134, 'compound', bold),
  text(302, 134, 'mixture', bold),
  text(58, 151, 'one kind of atom', small),
  text(180, 151, 'joined, all alike', small),
  text(302, 151, 'not joined', small),
)

const fourBoxes = figure(
  {
    name: 'atoms-elements-and-compounds/four-boxes',
    title: 'Four boxes of particles to classify',
    description:
      'Box A: nine single black atoms. Box B: seven particles, each of one black and one blue atom joined. Box C: four particles of one black and one blue atom joined and four of two white atoms joined. Box D: four single black atoms and four particles of two white atoms joined.',
    height: 254,
  },
  ...(
    [
      [[9, ['black']]],
      [[7, ['black', 'blue']]],
      [
        [4, ['black', 'blue']],
        [4, ['white', 'white']],
      ],
      [
        [4, ['black']],
        [4, ['white', 'white']],
      ],
    ] as const
  ).flatMap((counts, at) => {
    const [x, y] = [14 + (at % 2) * 180, 6 + Math.floor(at / 2) * 124]
    return [
      particlesIn([x + 22, y], [140, 112], repeated(counts), 4 + at),
      text(x + 8, y + 60, 'ABCD'.charAt(at), bold),
    ]
  }),
)

const sodiumAtom = figure(
  {
    name: 'atoms-elements-and-compounds/sodium-atom',
    title: 'An atom with its nucleus and electrons in shells',
    description:
      'In the middle the nucleus, marked 11p and 12n. Around it are three circles, the shells. Crosses on them are electrons: two on the first circle, eight on the second and one on the third.',
    height: 176,
  },
  electronShells(130, 88, [2, 8, 1], { nucleus: '11p\n12n', firstRadius: 30, gap: 22 }),
  pointer(232, 60, 146, 84, 'nucleus'),
  pointer(232, 104, 182, 90, 'electron'),
  pointer(232, 148, 184, 138, 'third shell'),
)

const sodiumIon = figure(
  {
    name: 'atoms-elements-and-compounds/sodium-atom-and-ion',
    title: 'A sodium atom and a sodium ion',
    description:
      'On the left a sodium atom with shells of 2, 8 and 1 electrons. An arrow, marked one electron lost, leads to a sodium ion with shells of 2 and 8 electrons in square brackets with the charge plus.',
    height: 166,
  },
  electronShells(74, 70, [2, 8, 1], { nucleus: 'Na' }),
  arrow(142, 70, 214, 70, { cls: 'p' }),
  text(178, 58, 'one electron', small),
  text(178, 88, 'lost', small),
  ion(280, 70, IONS.sodium, 24, 16),
  text(74, 156, 'atom 2,8,1', bold),
  text(280, 156, 'ion 2,8', bold),
)

const SYMBOLS = 'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca'.split(' ')

/** Column and row of an element among the first twenty. */
function placeOf(number: number): Point {
  if (number <= 2) return [number === 1 ? 2.5 : 7, 0]
  return [(number - 3) % 8, 1 + Math.floor((number - 3) / 8)]
}

const firstTwenty = figure(
  {
    name: 'atoms-elements-and-compounds/first-twenty',
    title: 'Electronic configurations of the first twenty elements',
    description: `Part of the Periodic Table: columns for Groups I to VIII, rows for Periods 1 to 4. ${SYMBOLS.map((symbol, at) => `${symbol} ${shellsOf(at + 1).join(',')}`).join('; ')}. Hydrogen stands alone above the table; it belongs to no group.`,
    height: 190,
  },
  ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].map((group, at) =>
    text(26 + at * 44, 16, group, bold),
  ),
  ...SYMBOLS.map((symbol, at) => {
    const [column, row] = placeOf(at + 1)
    const [x, y] = [4 + column * 44, 24 + row * 40]
    return (
      rect(x, y, 44, 40, column === 7 ? 'l hl' : 'l') +
      text(x + 22, y + 17, symbol, bold) +
      text(x + 22, y + 33, shellsOf(at + 1).join(','), small)
    )
  }),
)

const hydrogenIsotopes = figure(
  {
    name: 'atoms-elements-and-compounds/hydrogen-isotopes',
    title: 'The three isotopes of hydrogen',
    description:
      'Three atoms, each with one electron on a circle. The nucleus of hydrogen-1 is one proton. That of hydrogen-2 is one proton and one neutron, that of hydrogen-3 one proton and two neutrons. Filled circles are protons, open ones neutrons.',
    height: 150,
  },
  ...[0, 1, 2].map(neutrons => {
    const x = 62 + neutrons * 118
    return (
      electronShells(x, 62, [1], { firstRadius: 42, nucleus: ' ' }) +
      nucleus(x, 62, 1, neutrons, 9) +
      text(x, 126, `hydrogen-${neutrons + 1}`, bold) +
      text(x, 143, `${neutrons} neutron${neutrons === 1 ? '' : 's'}`, small)
    )
  }),
)

const symbolOfAnIon = figure(
  {
    name: 'atoms-elements-and-compounds/symbol-of-an-ion',
    title: 'What stands in the symbol of an ion',
    description:
      'The symbol Cl with 37 above and 17 below on its left and a minus sign at its upper right. 37 is labelled mass number, protons and neutrons; 17 is labelled proton number; the minus sign is labelled charge, one more electron than protons.',
    height: 112,
  },
  rect(142, 34, 76, 60, 'f hl', 6),
  text(172, 60, '37', { anchor: 'end' }),
  text(172, 82, '17', { anchor: 'end' }),
  text(175, 71, 'Cl', { cls: 'b' }),
  text(192, 60, '−', { cls: 'b' }),
  pointer(118, 40, 154, 54, 'mass number\n(p and n)', 'end'),
  pointer(118, 98, 154, 80, 'proton number', 'end'),
  pointer(240, 32, 202, 54, 'charge: one more\nelectron than\nprotons'),
)

/** Abundances of isotopes as bars. */
export function abundanceBars(
  name: string,
  isotopes: readonly (readonly [mass: number, percent: number])[],
  label = '',
): Shape {
  const first = Math.min(...isotopes.map(([mass]) => mass))
  const last = Math.max(...isotopes.map(([mass]) => mass))
  const g = graph({
    x: { label: 'mass number', min: first - 1, max: last + 1, ticks: isotopes.map(([mass]) => mass) },
    y: { label: `abundance${name} / %`, max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
  })
  return (
    g.axes +
    isotopes
      .map(([mass, percent]) => {
        const [x, y] = g.at(mass, percent)
        return rect(x - 13, y, 26, g.at(mass, 0)[1] - y, 'p w')
      })
      .join('') +
    (label ? text(330, 28, label, { anchor: 'end', cls: 'b' }) : '')
  )
}

const chlorineAbundance = figure(
  {
    name: 'atoms-elements-and-compounds/chlorine-abundance',
    title: 'Abundances of the isotopes of chlorine',
    description:
      'Bar chart of abundance in per cent against mass number. The bar at 35 reaches 75%, the bar at 37 reaches 25%.',
    height: 246,
  },
  abundanceBars(' in chlorine', [
    [35, 75],
    [37, 25],
  ]),
)

const sodiumChloride = figure(
  {
    name: 'atoms-elements-and-compounds/sodium-chloride',
    title: 'Dot-and-cross diagram of sodium chloride',
    description:
      'A sodium ion with shells of 2 and 8 crosses, in square brackets with the charge plus. A chloride ion with shells of 2, 8 and 8 electrons: seven dots and one cross in the outer shell, in square brackets with the charge minus.',
    height: 138,
  },
  ion(92, 66, IONS.sodium),
  ion(254, 66, IONS.chloride),
  electron(60, 130, 'cross'),
  text(70, 134.5, 'electron of sodium', { cls: 's' }),
  electron(212, 130, 'dot'),
  text(222, 134.5, 'electron of chlorine', { cls: 's' }),
)

const calciumChloride = figure(
  {
    name: 'atoms-elements-and-compounds/calcium-chloride',
    title: 'Dot-and-cross diagram of calcium chloride',
    description:
      'A calcium ion with an outer shell of 8 crosses, in square brackets with the charge 2 plus. The number 2 stands before a chloride ion with an outer shell of seven dots and one cross, in square brackets with the charge minus.',
    height: 96,
  },
  ion(104, 48, { ...IONS.calcium, shells: [8] }, 28),
  ion(258, 48, { ...IONS.chloride, shells: [8], count: 2 }, 28),
)

const lattice = figure(
  {
    name: 'atoms-elements-and-compounds/ionic-lattice',
    title: 'Part of a giant ionic lattice',
    description:
      'A cube of 27 spheres, three along each edge, joined by thin lines. Small spheres marked plus and large ones marked minus stand in turn along every line.',
    height: 206,
  },
  ionicLattice(120, 182, { size: 56 }),
  ionBall(26, 24, '+'),
  text(44, 28.5, 'Na^{+}'),
  ionBall(26, 54, '−'),
  text(44, 58.5, 'Cl^{−}'),
)

/** An ion as a circle with its sign. */
function ionBall(x: number, y: number, sign: '+' | '−'): Shape {
  return circle(x, y, sign === '+' ? 9 : 12, sign === '+' ? 'r rw' : 'p w') + centred(x, y, sign, 's')
}

const MIXED = '+−−+−++−+−+−−+−+'

/** Ions in a box: in rows that alternate, or out of order with arrows. */
export function ionsIn(x: number, y: number, state: 'solid' | 'molten'): Shape {
  const next = stream(12)
  const solid = () =>
    Array.from({ length: 20 }, (_, at) => {
      const [column, row] = [at % 5, Math.floor(at / 5)]
      return ionBall(x + 25 + column * 25, y + 34 + row * 25, (column + row) % 2 === 0 ? '+' : '−')
    })
  const molten = () =>
    [...MIXED].map((sign, at) => {
      const px = x + 21 + (at % 4) * 36 + (next() - 0.5) * 12
      const py = y + 19 + Math.floor(at / 4) * 28 + (next() - 0.5) * 5
      const inwards = (Math.atan2(py - y - 61, x + 75 - px) * 180) / Math.PI
      const turn = inwards + (next() - 0.5) * 150
      const radius = sign === '+' ? 9 : 12
      return (
        arrow(...polar(px, py, radius, turn), ...polar(px, py, radius + 12, turn), { head: 6 }) +
        ionBall(px, py, sign === '+' ? '+' : '−')
      )
    })
  return rect(x, y, 150, 122) + (state === 'solid' ? solid() : molten()).join('')
}

const fixedAndFree = figure(
  {
    name: 'atoms-elements-and-compounds/ions-fixed-and-free',
    title: 'Ions in a solid and in a molten ionic compound',
    description:
      'Two boxes with positive and negative ions. Solid: the ions stand in regular rows, plus and minus in turn, and touch. Molten: the ions are out of order, and arrows show that they move in different directions.',
    height: 154,
  },
  ionsIn(16, 6, 'solid'),
  ionsIn(194, 6, 'molten'),
  text(91, 147, 'solid', bold),
  text(269, 147, 'molten', bold),
)

export const figures = [
  elementCompoundMixture,
  fourBoxes,
  sodiumAtom,
  sodiumIon,
  firstTwenty,
  hydrogenIsotopes,
  symbolOfAnIon,
  chlorineAbundance,
  sodiumChloride,
  calciumChloride,
  lattice,
  fixedAndFree,
]
