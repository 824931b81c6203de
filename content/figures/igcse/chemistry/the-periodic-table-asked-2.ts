import { groupGraph } from '@/content/figures/igcse/chemistry/the-periodic-table'
import { tubesInARow } from '@/content/figures/igcse/chemistry/the-periodic-table-2'
import { electronShells } from '@/lib/figures/chemistry/shells'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { text } from '@/lib/figures/shapes'

const topic = 'the-periodic-table-asked-2'
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Noble gases ---

const melts = groupGraph({ label: 'melting point / °C', min: -300, max: 0, every: 50 }, [
  [2, -250],
  [3, -190],
  [4, null],
  [5, -110],
  [6, -70],
])

const meltingOfNobleGases = figure(
  {
    name: `${topic}/melting-points-of-noble-gases`,
    title: 'Melting points of noble gases',
    description:
      'Crosses for elements of Group VIII against the period, on a grid with a line at every 10 °C. Period 2: on −250. Period 3: one line above −200. Period 5: one line below −100. Period 6: three lines above −100. No cross is drawn for Period 4.',
    height: melts.height,
  },
  melts.shape,
)

const ATOMS = [
  ['A', [2], 42],
  ['B', [2, 7], 122],
  ['C', [2, 8], 212],
  ['D', [2, 8, 2], 308],
] as const

const fourAtoms = figure(
  {
    name: `${topic}/four-atoms`,
    title: 'Electrons in four atoms',
    description:
      'Four atoms with their electrons on circles, from the inner one outwards. A: 2. B: 2 and 7. C: 2 and 8. D: 2, 8 and 2.',
    height: 126,
  },
  ...ATOMS.map(
    ([letter, shells, x]) =>
      electronShells(x, 54, shells, { firstRadius: 16, gap: 15 }) + text(x, 121, letter, bold),
  ),
)

const densities = groupGraph({ label: 'density at r.t.p. in g/dm^{3}', max: 6, every: 1 }, [
  [2, 0.8],
  [3, 1.7],
  [4, null],
  [5, 5.5],
])

const densitiesOfNobleGases = figure(
  {
    name: `${topic}/densities-of-noble-gases`,
    title: 'Densities of noble gases',
    description:
      'Crosses for elements of Group VIII against the period, on a grid with a line at every 0.2. Period 2: one line below 1. Period 3: three and a half spaces above 1. Period 5: two and a half spaces above 5. No cross is drawn for Period 4.',
    height: densities.height,
  },
  densities.shape,
)

// --- Transition elements ---

/** Metals by their melting point and density. */
function metalsOn(all: readonly (readonly [letter: string, melts: number, density: number])[]) {
  const g = graph({
    x: { label: 'melting point / °C', max: 2000, ticks: [0, 500, 1000, 1500, 2000], grid: true, parts: 5 },
    y: { label: 'density in g/cm^{3}', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 2 },
  })
  return (
    g.axes +
    g.points(all.map(([, x, y]) => [x, y] as const)) +
    all.map(([letter, x, y]) => g.label(x, y, letter, { dx: 8, dy: -6, cls: 'b' })).join('')
  )
}

const threeMetals = figure(
  {
    name: `${topic}/melting-point-and-density`,
    title: 'Melting point and density of three metals',
    description:
      'Density in g/cm³ against melting point in °C, with crosses for three metals. Lines every 100 °C and every 1 g/cm³. P: 100 °C, 1. Q: 1900 °C, 6. R: 300 °C, 11.',
    height: 248,
  },
  metalsOn([
    ['P', 100, 1],
    ['Q', 1900, 6],
    ['R', 300, 11],
  ]),
)

const fourSolutions = figure(
  {
    name: `${topic}/four-solutions`,
    title: 'Aqueous salts of four metals',
    description: 'Four test-tubes with solutions. W is pink, X is colourless, Y is green, Z is colourless.',
    height: 130,
  },
  tubesInARow([
    ['W', 'pink'],
    ['X', 'colourless'],
    ['Y', 'green'],
    ['Z', 'colourless'],
  ]),
)

const gas = graph({
  x: { label: 'time / s', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  y: { label: 'volume of oxygen / cm^{3}', max: 60, ticks: [0, 20, 40, 60], grid: true, parts: 4 },
})

const oxygenTwice = figure(
  {
    name: `${topic}/oxygen-with-and-without`,
    title: 'Oxygen from aqueous hydrogen peroxide',
    description:
      'Volume of oxygen in cm³ against time in seconds, two curves from the origin. With TO₂ the curve rises steeply, becomes less steep and is level from 40 s on, two lines above 40 cm³ on a grid with a line at every 5 cm³. Without TO₂ it rises hardly at all, to 2 cm³ at 100 s.',
    height: 248,
  },
  gas.axes,
  gas.plot(t => 50 * (1 - (1 - Math.min(t, 40) / 40) ** 3), 0, 100),
  gas.plot(t => 0.02 * t, 0, 100, 'r dash'),
  gas.label(70, 50, 'with TO_{2}', { dy: -7, anchor: 'middle' }),
  gas.label(70, 3, 'without TO_{2}', { dy: -8, anchor: 'middle' }),
)

export const figures = [
  meltingOfNobleGases,
  fourAtoms,
  densitiesOfNobleGases,
  threeMetals,
  fourSolutions,
  oxygenTwice,
]
