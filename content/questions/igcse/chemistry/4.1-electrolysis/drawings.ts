import { twoCopperCells } from '@/content/figures/igcse/chemistry/electrochemistry'
import { plain } from '@/lib/exams/format'
import { electrolysisCell, gasCollection } from '@/lib/figures/chemistry/electrolysis'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { centred, line, rect, text } from '@/lib/figures/shapes'

export type Side = 'left' | 'right'
export type Pair = readonly [string, string]

/** A cell with letters at its electrodes, signs at them, and its liquid under a name or a letter. */
export const letteredCell = (letters: Pair, liquid: string, positive: Side): Figure =>
  figure(
    {
      name: `electrochemistry/cell-${positive}`,
      title: 'A cell with two electrodes',
      description: `Two electrodes dip into a liquid, ${liquid}. Electrode ${letters[0]}, on the left, is joined to the ${positive === 'left' ? 'positive' : 'negative'} terminal of a d.c. supply, electrode ${letters[1]}, on the right, to the other terminal.`,
      height: 226,
    },
    electrolysisCell(82, 4, {
      left: { label: letters[0] },
      right: { label: letters[1] },
      positive,
      ...(liquid.length > 1 && { liquid }),
    }).shape,
    ...(liquid.length > 1
      ? []
      : [line(186, 170, 186, 202, 'l thin'), text(186, 216, liquid, { anchor: 'middle' })]),
  )

/** Two tubes over electrodes, named by letters; how full they are. */
export const tubesFigure = (letters: Pair, positive: Side, gas: Pair | readonly [number, number]): Figure =>
  figure(
    {
      name: `electrochemistry/tubes-${positive}-${gas.join('-').replaceAll('.', '')}`,
      title: 'Gases are collected over two electrodes',
      description: `Two electrodes come up through the base of a vessel of liquid, each below an upturned tube. Tube ${letters[0]}, on the left, is over the ${positive === 'left' ? 'positive' : 'negative'} electrode, tube ${letters[1]}, on the right, over the other one. ${gas[0] === gas[1] ? 'Both tubes hold as much gas.' : `Tube ${letters[gas[0] > gas[1] ? 0 : 1]} holds twice as much gas as tube ${letters[gas[0] > gas[1] ? 1 : 0]}.`}`,
      height: 222,
    },
    gasCollection(90, 0, {
      left: { label: letters[0], gas: Number(gas[0]) },
      right: { label: letters[1], gas: Number(gas[1]) },
      positive,
    }),
  )

/** A rod and an object in a liquid, joined to a supply whose terminals are not marked. */
export const platingFigure = (rod: string, object: string, liquid: string): Figure =>
  figure(
    {
      name: 'electrochemistry/plating-an-object',
      title: 'Apparatus to plate an object',
      description: `A rod, ${rod}, and a ${object} dip into a liquid, ${liquid}. Both are joined to a power supply, whose terminals are not marked.`,
      height: 226,
    },
    electrolysisCell(82, 4, {
      left: { label: rod },
      right: { label: object.replace(' ', '\n'), shape: 'spoon' },
      positive: 'none',
      source: 'battery',
    }).shape,
    rect(140, 8, 80, 36, 'l sheet'),
    centred(180, 26, 'power\nsupply', 's'),
    line(186, 170, 186, 202, 'l thin'),
    text(186, 216, liquid, { anchor: 'middle' }),
  )

/** The mass of one electrode against time, a straight line. */
export function electrodeGraph(start: number, perTen: number): Figure {
  const g = graph({
    x: { label: 'time / min', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
    y: { label: 'mass of the anode / g', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 10 },
    height: 180,
  })
  const end = start - 6 * perTen
  return figure(
    {
      name: `electrochemistry/mass-of-anode-${Math.round(start * 10)}-${Math.round(perTen * 10)}`,
      title: 'Mass of the anode against time',
      description: `The mass of the anode is ${plain(start)} g at the beginning. It falls in a straight line to ${plain(end)} g at 60 minutes.`,
      height: 256,
    },
    g.axes,
    g.line([
      [0, start],
      [60, end],
    ]),
  )
}

export const copperCells = (captions: Pair, carbonFirst: boolean): Figure =>
  figure(
    {
      name: `electrochemistry/two-cells-${carbonFirst ? 'a' : 'b'}`,
      title: 'Two cells with aqueous copper(II) sulfate',
      description: [0, 1]
        .map(at =>
          (at === 0) === carbonFirst
            ? `${captions[at]}: bubbles rise at the positive electrode, and a deposit is on the negative electrode.`
            : `${captions[at]}: the positive electrode has been eaten away, and a deposit is on the negative electrode.`,
        )
        .join(' '),
      height: 206,
    },
    twoCopperCells(captions, carbonFirst),
  )
