import { abundanceBars } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { ion } from '@/lib/figures/chemistry/bonding'
import { IONS } from '@/lib/figures/chemistry/bonding-data'
import { electronShells } from '@/lib/figures/chemistry/shells'
import { figure } from '@/lib/figures/figure'
import { centred, circle, type Shape, text } from '@/lib/figures/shapes'

const topic = 'atoms-elements-and-compounds-asked-2'
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Ions and ionic bonds ---

const magnesiumAndFluorine = figure(
  {
    name: `${topic}/magnesium-and-fluorine`,
    title: 'An atom of magnesium and an atom of fluorine',
    description:
      'Magnesium: crosses on three shells, two, eight and two. Fluorine: dots on two shells, two and seven.',
    height: 134,
  },
  electronShells(96, 66, [2, 8, 2], { nucleus: 'Mg', firstRadius: 22, gap: 18 }),
  electronShells(258, 66, [2, 7], { nucleus: 'F', firstRadius: 22, gap: 18, kind: 'dot' }),
)

const potassiumAndFluorine = figure(
  {
    name: `${topic}/potassium-and-fluorine`,
    title: 'An atom of potassium and an atom of fluorine',
    description:
      'Potassium: crosses on four shells, two, eight, eight and one. Fluorine: dots on two shells, two and seven.',
    height: 150,
  },
  electronShells(96, 75, [2, 8, 8, 1], { nucleus: 'K', firstRadius: 20, gap: 16 }),
  electronShells(262, 75, [2, 7], { nucleus: 'F', firstRadius: 20, gap: 16, kind: 'dot' }),
)

const potassiumFluoride = figure(
  {
    name: `${topic}/potassium-fluoride`,
    title: 'Dot-and-cross diagram of potassium fluoride, outer shells',
    description:
      'K with a shell of eight crosses, in square brackets with the charge plus. F with a shell of seven dots and one cross, in square brackets with the charge minus.',
    height: 96,
  },
  ion(104, 48, { ...IONS.potassium, shells: [8] }, 28),
  ion(256, 48, { ...IONS.fluoride, shells: [8] }, 28),
)

const oxideIon = figure(
  {
    name: `${topic}/oxide-ion`,
    title: 'Dot-and-cross diagram of an oxide ion, outer shell',
    description: 'O with a shell of six dots and two crosses, in square brackets with the charge two minus.',
    height: 96,
  },
  ion(180, 48, { ...IONS.oxide, shells: [8] }, 28),
)

/** One layer of ions that stand in turn; letters hide two of them. */
const layer = (x: number, y: number, hidden: Readonly<Record<string, string>>): Shape =>
  Array.from({ length: 24 }, (_, at) => {
    const [column, row] = [at % 6, Math.floor(at / 6)]
    const [px, py] = [x + 40 * (column + 0.5), y + 40 * (row + 0.5)]
    const letter = hidden[`${column},${row}`]
    if (letter) return circle(px, py, 19.2, 'l sheet') + centred(px, py, letter, 'b')
    const isPositive = (column + row) % 2 === 1
    return (
      circle(px, py, 19.2, isPositive ? 'r rw' : 'p w') + centred(px, py, isPositive ? 'K^{+}' : 'F^{−}', 's')
    )
  }).join('')

const layerWithLetters = figure(
  {
    name: `${topic}/layer-with-letters`,
    title: 'One layer of a solid with two ions to name',
    description:
      'Four rows of six circles that touch. Along each row and each column ions marked K plus and F minus stand in turn. The third circle of the second row is marked P; the circles beside it are marked F minus. The fifth circle of the third row is marked Q; the circles beside it are marked K plus.',
    height: 176,
  },
  layer(60, 8, { '2,1': 'P', '4,2': 'Q' }),
)

// --- Isotopes ---

const threeAtoms = figure(
  {
    name: `${topic}/three-atoms`,
    title: 'Three atoms with their particles',
    description:
      'Shaded circles are protons, open ones neutrons, crosses electrons. P: three protons, four neutrons, three electrons. Q: four protons, three neutrons, four electrons. R: three protons, three neutrons, three electrons.',
    height: 158,
  },
  ...(
    [
      ['P', 3, 4],
      ['Q', 4, 3],
      ['R', 3, 3],
    ] as const
  ).map(([name, protons, neutrons], at) => {
    const x = 62 + at * 118
    return (
      electronShells(x, 56, [2, protons - 2], { firstRadius: 34, gap: 16, nucleus: ' ' }) +
      spread(x, 56, protons, neutrons) +
      text(x, 128, name, bold)
    )
  }),
  circle(98, 146, 6, 'r rw'),
  text(110, 150.5, 'proton'),
  circle(206, 146, 6, 'l sheet'),
  text(218, 150.5, 'neutron'),
)

/** Six or seven particles of a nucleus side by side, so that they can be counted: one in the middle, the others around it. */
function spread(x: number, y: number, protons: number, neutrons: number): Shape {
  const ring = protons + neutrons - 1
  return (
    circle(x, y, 7, 'l sheet') +
    Array.from({ length: ring }, (_, at) => {
      const angle = (2 * Math.PI * at) / ring
      const isProton = Math.floor(((at + 1) * protons) / ring) > Math.floor((at * protons) / ring)
      return circle(x + 15 * Math.cos(angle), y + 15 * Math.sin(angle), 7, isProton ? 'r rw' : 'l sheet')
    }).join('')
  )
}

const galliumAbundance = figure(
  {
    name: `${topic}/gallium-abundance`,
    title: 'Abundances of the isotopes of gallium',
    description:
      'Bar chart of abundance in per cent against mass number, with a grid line at every 5%. The bar at 69 reaches the numbered line 60, the bar at 71 the numbered line 40.',
    height: 246,
  },
  abundanceBars(' in gallium', [
    [69, 60],
    [71, 40],
  ]),
)

const magnesiumAbundance = figure(
  {
    name: `${topic}/magnesium-abundance`,
    title: 'Abundances of three isotopes in a sample of magnesium',
    description:
      'Bar chart of abundance in per cent against mass number, with a grid line at every 5%. The bar at 24 reaches the numbered line 80. The bars at 25 and at 26 reach the second line above zero.',
    height: 246,
  },
  abundanceBars(' in the sample', [
    [24, 80],
    [25, 10],
    [26, 10],
  ]),
)

export const figures = [
  magnesiumAndFluorine,
  potassiumAndFluorine,
  potassiumFluoride,
  oxideIon,
  layerWithLetters,
  threeAtoms,
  galliumAbundance,
  magnesiumAbundance,
]
