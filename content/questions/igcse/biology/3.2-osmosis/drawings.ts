import { plantCellInSolution, redCellInSolution } from '@/lib/figures/biology/cell-transport'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { rect, text } from '@/lib/figures/shapes'
import { tubingInBeaker } from '../../../../figures/igcse/biology/movement-into-and-out-of-cells'

export const TOPIC = 'movement-into-and-out-of-cells'

/** The tubing in its beaker, with what is in each; the two liquids are named by the caller. */
export function tubingSetUp(inside: string, outside: string) {
  return figure(
    {
      name: `${TOPIC}/tubing-${inside}-${outside}`.replace(/[^a-z0-9/-]+/gi, '-').toLowerCase(),
      title: 'Dialysis tubing in a beaker',
      description: `A closed bag of dialysis tubing stands in a beaker of liquid. A narrow glass tube is tied into its top and stands upright; the liquid reaches some way up the tube. In the bag: ${inside}. In the beaker: ${outside}.`,
      height: 224,
    },
    tubingInBeaker(46, 180, inside === 'water' ? 'w' : 'hl'),
    label('level at\nthe start', 100, 66, 177, 72, 'end'),
    label('dialysis\ntubing', 262, 134, 197, 152, 'start'),
    label(inside.replace(' ', '\n'), 96, 128, 170, 160, 'end'),
    label(outside.replace(' ', '\n'), 262, 190, 216, 190, 'start'),
  )
}

export type State = 'turgid' | 'plasmolysed'

export const cellWithoutLabels = (state: State) =>
  plantCellInSolution.figure({
    name: `${TOPIC}/cell-${state === 'turgid' ? 'one' : 'two'}`,
    state,
    labels: 'none',
  })

const TELLS = {
  burst: 'is large and torn open, with dots that spill out',
  normal: 'is a disc with a paler middle',
  shrunken: 'is small with a spiky edge',
} as const

export type RedCell = keyof typeof TELLS

export function threeRedCells(states: readonly RedCell[]) {
  return figure(
    {
      name: `${TOPIC}/red-cells-${states.map(state => state.charAt(0)).join('')}`,
      title: 'Three red blood cells, P, Q and R',
      description: `Three cells in three solutions. ${states.map((state, at) => `Cell ${'PQR'.charAt(at)} ${TELLS[state]}.`).join(' ')}`,
      height: 104,
    },
    ...states.map((state, at) => redCellInSolution(66 + at * 112, 42, state)),
    ...states.map((_, at) => text(68 + at * 112, 96, 'PQR'.charAt(at), { anchor: 'middle', cls: 'b' })),
  )
}

/** Three cells in a row with the concentration of sugar in each. */
export function threePlantCells(concentrations: readonly number[]) {
  const written = concentrations.map(each => each.toFixed(2))
  return figure(
    {
      name: `${TOPIC}/cells-in-a-row`,
      title: 'Three neighbouring plant cells, P, Q and R',
      description: `Three cells in a row, each touching the next. The concentration of sugar in the cell sap is ${written[0]} mol/dm³ in P, ${written[1]} mol/dm³ in Q and ${written[2]} mol/dm³ in R.`,
      height: 124,
    },
    ...written.map((each, at) => {
      const x = 24 + at * 104
      return (
        rect(x, 12, 104, 84, 'l gw', 4) +
        rect(x + 5, 17, 94, 74, 'l thin sheet', 4) +
        rect(x + 12, 24, 80, 60, 'l w', 8) +
        text(x + 52, 51, each, { anchor: 'middle', cls: 'b' }) +
        text(x + 52, 69, 'mol/dm^{3}', { anchor: 'middle', cls: 's' }) +
        text(x + 52, 116, 'PQR'.charAt(at), { anchor: 'middle', cls: 'b' })
      )
    }),
  )
}

/** Change in mass against concentration: a straight line that cuts zero at `even`. */
export function changeInMass(even: number, slope: number, tissue: string) {
  const g = graph({
    x: {
      label: 'concentration / mol per dm^{3}',
      max: 1,
      ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
      grid: true,
      parts: 4,
    },
    y: {
      label: 'change in mass / %',
      min: -40,
      max: 40,
      ticks: [-40, -30, -20, -10, 0, 10, 20, 30, 40],
      grid: true,
      parts: 2,
    },
    height: 220,
  })
  const at = (x: number) => slope * (even - x)
  const points = [0, 0.2, 0.4, 0.6, 0.8].map(x => [x, at(x)] as const)
  return figure(
    {
      name: `${TOPIC}/line-${Math.round(even * 100)}-${slope}`,
      title: `Graph of percentage change in mass of ${tissue} against concentration`,
      description: `Concentration from 0 to 1 mol per dm³ is on the horizontal axis, percentage change in mass from −40 to +40 on the vertical one. A straight line falls from ${at(0)} % at zero concentration to ${Math.round(at(0.8) * 10) / 10} % at 0.8 mol per dm³.`,
      height: 304,
    },
    g.axes,
    g.line([
      [0, at(0)],
      [0.8, at(0.8)],
    ]),
    g.points(points),
  )
}

/** Cells that burst, per cent, against the concentration of salt. */
export function burstCells(middle: number) {
  const share = shareBurst(middle)
  const g = graph({
    x: {
      label: 'concentration of salt / %',
      min: 0.2,
      max: 0.7,
      ticks: [0.2, 0.3, 0.4, 0.5, 0.6, 0.7],
      grid: true,
      parts: 5,
    },
    y: { label: 'cells that burst / %', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
    height: 210,
  })
  const read = [0.3, 0.4, 0.5, 0.6].map(x => `${Math.round(share(x))} % at ${x} %`)
  return figure(
    {
      name: `${TOPIC}/burst-${Math.round(middle * 100)}`,
      title: 'Graph of the percentage of red blood cells that burst against the concentration of salt',
      description: `The concentration of salt from 0.2 to 0.7 % is on the horizontal axis, the percentage of cells that burst on the vertical one. An S-shaped curve falls from nearly 100 to nearly 0: ${read.join(', ')}. It is steepest between 0.35 and 0.5 %.`,
      height: 292,
    },
    g.axes,
    g.plot(share, 0.2, 0.7),
  )
}

export const shareBurst = (middle: number) => (x: number) => 100 / (1 + Math.exp((x - middle) / 0.032))

/** How often a pond animal's vacuole empties, per minute, in water of more and more salt. */
export function emptyings(most: number) {
  const rates = [1, 0.78, 0.56, 0.34, 0.12].map(share => Math.round(share * most * 10) / 10)
  const g = graph({
    x: { label: 'concentration of salt / g per dm^{3}', max: 20, ticks: [0, 5, 10, 15, 20], grid: true },
    y: { label: 'emptyings per minute', max: 8, ticks: [0, 2, 4, 6, 8], grid: true, parts: 4 },
    height: 190,
  })
  const points = rates.map((rate, at) => [at * 5, rate] as const)
  return figure(
    {
      name: `${TOPIC}/emptyings-${Math.round(most * 10)}`,
      title: 'Graph of emptyings per minute against the concentration of salt',
      description: `The concentration of salt from 0 to 20 g per dm³ is on the horizontal axis, emptyings per minute on the vertical one. The points fall: ${points.map(([x, y]) => `${y} at ${x}`).join(', ')}.`,
      height: 272,
    },
    g.axes,
    g.line(points),
    g.points(points),
  )
}
