import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { dot, line, type Point, rect, text } from '@/lib/figures/shapes'

const MAGNESIUM = 24
/** Of a gas at room temperature and pressure. */
const CM3_PER_MOLE = 24000
/** Of the acid; 1.0 mol/dm³ is so many moles in a cubic centimetre. */
const MOLES_PER_CM3 = 0.001
const MOST = 0.15
const BAR = 34

type Set = { mass: number; volume: number }
type Amounts = { magnesium: number; acid: number; salt: number; hydrogen: number }

/** In moles. Rounded, so that exact proportions are seen as exact. */
const moles = (value: number) => Number(value.toFixed(6))

function startOf({ mass, volume }: Set): Amounts {
  return { magnesium: moles(mass / MAGNESIUM), acid: moles(volume * MOLES_PER_CM3), salt: 0, hydrogen: 0 }
}

/** Mg + 2HCl → MgCl₂ + H₂ goes on until one of the two is used up. */
function endOf(values: Set): Amounts {
  const { magnesium, acid } = startOf(values)
  const made = Math.min(magnesium, acid / 2)
  return { magnesium: moles(magnesium - made), acid: moles(acid - 2 * made), salt: made, hydrogen: made }
}

function limitingOf(values: Set): string {
  const end = endOf(values)
  if (end.magnesium === 0 && end.acid === 0) return 'neither: both are used up'
  return end.magnesium === 0 ? 'magnesium' : 'hydrochloric acid'
}

const CHART = graph({
  x: { label: '', max: 4 },
  y: { label: 'amount / mol', max: MOST, ticks: [0, 0.05, 0.1, 0.15], grid: true },
  width: 292,
  height: 140,
})
const NAMES = [
  ['magnesium', 'Mg'],
  ['acid', 'HCl'],
  ['salt', 'MgCl_{2}'],
  ['hydrogen', 'H_{2}'],
] as const

const middle = (at: number) => CHART.at(at + 0.5, 0)[0]
const topOf = (at: number, amount: number): Point => [middle(at), CHART.at(0, amount)[1]]

function bar(at: number, before: number, after: number): string {
  const x = middle(at) - BAR / 2
  const [floor, top, left] = [CHART.at(0, 0)[1], CHART.at(0, before)[1], CHART.at(0, after)[1]]
  return (
    (before > 0 ? rect(x, top, BAR, floor - top, 'l dash thin') : '') +
    (after > 0 ? rect(x, left, BAR, floor - left, 'p w') : line(x, floor, x + BAR, floor, 'p thick'))
  )
}

function draw(values: Set): string {
  const [start, end] = [startOf(values), endOf(values)]
  return (
    CHART.axes +
    NAMES.map(([name, formula], at) => {
      const label = text(middle(at), 190, formula, { anchor: 'middle' })
      return bar(at, start[name], end[name]) + label
    }).join('') +
    dot(...topOf(0, start.magnesium), 'd', 4) +
    dot(...topOf(1, start.acid), 'd', 4) +
    text(52, 214, 'dashed: at the start', { cls: 's' }) +
    text(200, 214, 'filled: at the end', { cls: 's' })
  )
}

function says(values: Set): Said {
  const [start, end] = [startOf(values), endOf(values)]
  const gas = end.hydrogen * CM3_PER_MOLE
  return {
    description: `Bars of amounts in moles. At the start: magnesium ${fixed(start.magnesium, 3)}, hydrochloric acid ${fixed(start.acid, 3)}. At the end: magnesium ${fixed(end.magnesium, 3)}, hydrochloric acid ${fixed(end.acid, 3)}, magnesium chloride ${fixed(end.salt, 4)}, hydrogen ${fixed(end.hydrogen, 4)}.`,
    readings: [
      ['Magnesium at the start', `${fixed(start.magnesium, 3)} mol`],
      ['HCl at the start', `${fixed(start.acid, 3)} mol`],
      ['Limiting reactant', limitingOf(values)],
      ['Hydrogen at r.t.p.', `${fixed(gas)} cm³`],
    ],
  }
}

export const moving = explorable({
  title: 'Magnesium and hydrochloric acid: which is used up first?',
  height: 226,
  values: {
    mass: { label: 'Magnesium', unit: 'g', min: 0.12, max: 2.4, step: 0.12, start: 0.96 },
    volume: { label: 'Acid of 1.0 mol/dm³', unit: 'cm³', min: 5, max: 150, step: 5, start: 120 },
  },
  draw,
  says,
  grips: [
    {
      at: values => topOf(0, startOf(values).magnesium),
      to: ([, y]) => ({ mass: ((172 - y) / 140) * MOST * MAGNESIUM }),
    },
    {
      at: values => topOf(1, startOf(values).acid),
      to: ([, y]) => ({ volume: (((172 - y) / 140) * MOST) / MOLES_PER_CM3 }),
    },
  ],
})
