import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { arrow, dot, ellipse, rect, text } from '@/lib/figures/shapes'

/** Where the mass stays, in mol/dm³ of sucrose, and the gain in water, in round numbers of class experiments. */
const TISSUES = [
  { name: 'potato', level: 0.3, most: 20 },
  { name: 'carrot', level: 0.45, most: 24 },
  { name: 'beetroot', level: 0.55, most: 26 },
] as const
const STEEPNESS = 0.5
const CELL = { x: 304, y: 96, wide: 88, high: 74 }

type Set = { concentration: number; tissue: number }

const tissueOf = ({ tissue }: Set) => TISSUES[tissue] ?? TISSUES[0]

function changeOf(values: Set, concentration = values.concentration): number {
  const { level, most } = tissueOf(values)
  const [here, atLevel] = [Math.exp(-concentration / STEEPNESS), Math.exp(-level / STEEPNESS)]
  return (most * (here - atLevel)) / (1 - atLevel)
}

/** As a meter would show it: what rounds to 0 is no change. */
const roundedChange = (values: Set) => Number(changeOf(values).toFixed(1))

function movementOf(values: Set): { water: string; cells: string } {
  const change = roundedChange(values)
  if (change === 0) return { water: 'no net movement', cells: 'neither swell nor shrink' }
  if (change > 0) return { water: 'into the cells', cells: 'firm, pressed against their walls' }
  return { water: 'out of the cells', cells: change < -6 ? 'membrane away from the wall' : 'limp' }
}

const CHART = graph({
  x: { label: 'sucrose / mol/dm^{3}', max: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], grid: true },
  y: { label: 'change in mass / %', min: -30, max: 30, ticks: [-30, -20, -10, 0, 10, 20, 30], grid: true },
  width: 180,
  height: 150,
})

function cell(change: number): string {
  const { x, y, wide, high } = CELL
  const part = Math.min(1, 1 + Math.min(0, change + 4) / 40)
  const [left, right] = [x - wide / 2, x + wide / 2]
  const size = 8 + Math.min(14, Math.abs(change) * 0.6)
  const into = change > 0
  const flow =
    change === 0
      ? ''
      : into
        ? arrow(left - size, y, left + 8, y, { cls: 'r' })
        : arrow(left + 10, y, left - size, y, { cls: 'r' })
  return (
    rect(left, y - high / 2, right - left, high, 'l sheet', 6) +
    ellipse(x, y, (wide / 2 - 5) * part, (high / 2 - 5) * part, 'p w') +
    flow
  )
}

function draw(values: Set): string {
  const change = roundedChange(values)
  return (
    CHART.axes +
    CHART.plot(at => changeOf(values, at), 0, 1, 'p') +
    dot(...CHART.at(values.concentration, changeOf(values)), 'pd', 5) +
    cell(change) +
    text(CELL.x, CELL.y + 58, 'one cell', { anchor: 'middle', cls: 's' })
  )
}

function says(values: Set): Said {
  const change = roundedChange(values)
  const shown = `${change > 0 ? '+' : ''}${fixed(change, 1)} %`
  const { water, cells } = movementOf(values)
  return {
    description: `A graph of the percentage change in mass of ${tissueOf(values).name} against the concentration of sucrose falls, steeply at first. The point stands at ${fixed(values.concentration, 2)} mol/dm³, where the change is ${shown}. Beside it a plant cell: ${change === 0 ? 'no arrow of water' : `an arrow of water ${change > 0 ? 'into' : 'out of'} it`}, its contents ${change < -6 ? 'smaller than the space inside the wall' : 'against the wall'}.`,
    readings: [
      ['Change in mass', shown],
      ['Net movement of water', water],
      ['Cells', cells],
    ],
  }
}

export const moving = explorable({
  title: 'Plant tissue in sucrose solutions',
  height: 236,
  values: {
    concentration: { label: 'Sucrose', unit: 'mol/dm³', min: 0, max: 1, step: 0.05, start: 0.1 },
    tissue: { label: 'Tissue', min: 0, max: 2, step: 1, start: 0, choices: TISSUES.map(({ name }) => name) },
  },
  draw,
  says,
  grips: [
    {
      at: values => CHART.at(values.concentration, changeOf(values)),
      to: ([x]) => ({ concentration: (x - 52) / 180 }),
    },
  ],
})
