import { aluminiumCell, type CellLabels } from '@/content/figures/igcse/chemistry/metals-2'
import { type BlastFurnaceLabels, blastFurnace } from '@/lib/figures/chemistry/industry'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const OPENINGS = {
  gases: 'an arrow out of the top at its side',
  air: 'arrows into both sides near the bottom',
  slag: 'the upper pipe at the bottom, from the upper of two liquids',
  iron: 'the lower pipe at the bottom, from the lower of two liquids',
} as const

export type Opening = keyof typeof OPENINGS

/** A blast furnace with letters at its openings. */
export function furnaceFigure(letters: Readonly<Record<Opening, string>>): Figure {
  const labels: BlastFurnaceLabels = letters
  const told = (Object.keys(OPENINGS) as Opening[])
    .filter(each => letters[each])
    .map(each => `${letters[each]}: ${OPENINGS[each]}.`)
  return figure(
    {
      name: 'metals-2/furnace-with-letters',
      title: 'A blast furnace with letters at its openings',
      description: `A blast furnace in section. Iron ore, coke and limestone go in at the top. ${told.join(' ')}`,
      height: 280,
    },
    blastFurnace(10, 6, labels),
  )
}

const PARTS = {
  anode: 'a block that dips into the liquid from above and is joined to the positive terminal',
  electrolyte: 'the liquid around the blocks',
  metal: 'the layer of liquid at the bottom of the tank',
  lining: 'the lining of the tank, joined to the negative terminal',
} as const

export type CellPart = keyof typeof PARTS

/** The cell for aluminium with letters or names at some parts. */
export function cellFigure(labels: CellLabels): Figure {
  const told = (Object.keys(PARTS) as CellPart[])
    .filter(each => labels[each])
    .map(each => `${labels[each]?.replaceAll('\n', ' ')}: ${PARTS[each]}.`)
  return figure(
    {
      name: 'metals-2/cell-with-letters',
      title: 'A cell for the extraction of aluminium',
      description: `A tank in section. ${told.join(' ')}`,
      height: 172,
    },
    aluminiumCell(42, 6, labels),
  )
}

export type Gases = { start: number; fall: number; end: number; peak: number; last: number }

/** Percentages of two gases against the height in a blast furnace. */
export function gasesFigure({ start, fall, end, peak, last }: Gases): Figure {
  const g = graph({
    x: { label: 'height above the hot air / m', max: 20, ticks: [0, 5, 10, 15, 20], grid: true, parts: 5 },
    y: { label: 'percentage by volume', max: 40, ticks: [0, 10, 20, 30, 40], grid: true },
    height: 170,
  })
  return figure(
    {
      name: `metals-2/gases-in-the-furnace-${start}-${fall}-${end}-${peak}-${last}`,
      title: 'Two gases in a blast furnace',
      description: `Percentage by volume against height in metres. Carbon dioxide: ${start}% at 0 m, falling to 3% at ${fall} m, level to 10 m, then rising to ${end}% at 20 m. Carbon monoxide: 2% at 0 m, rising to ${peak}% at ${fall} m, level to 10 m, then falling to ${last}% at 20 m.`,
      height: 244,
    },
    g.axes,
    g.line(
      [
        [0, start],
        [fall, 3],
        [10, 3],
        [20, end],
      ],
      'r',
    ),
    g.line([
      [0, 2],
      [fall, peak],
      [10, peak],
      [20, last],
    ]),
    g.label(13.2, 1.2, 'carbon dioxide'),
    g.label(6, peak, 'carbon monoxide', { dy: -7 }),
  )
}

/** What an ore is made of. */
export const oreBars = (oxide: number, sand: number): Figure =>
  chartFigure(
    { name: `metals-2/ore-${oxide}-${sand}`, title: 'Composition of an iron ore' },
    barChart({
      categories: ['iron oxide', 'silicon(IV) oxide', 'others'],
      values: [oxide, sand, 100 - oxide - sand],
      yLabel: 'percentage by mass',
      yEvery: 10,
      yMax: 90,
      label: 'substance',
      height: 170,
    }),
  )
