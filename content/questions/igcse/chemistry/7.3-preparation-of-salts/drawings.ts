import {
  fourStages,
  type Stage,
  seenIn,
  stage,
} from '@/content/figures/igcse/chemistry/acids-bases-and-salts-2'
import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { buretteReading, describeScale } from '@/lib/figures/laboratory/measuring'
import { titration } from '@/lib/figures/laboratory/reactions'
import { filtration } from '@/lib/figures/laboratory/separation'
import { centred, type Point, rect, text } from '@/lib/figures/shapes'

export const stagesFigure = (kinds: readonly Stage[]): Figure =>
  figure(
    {
      name: `acids-bases-and-salts-2/stages-${kinds.map(kind => kind.charAt(0)).join('')}`,
      title: 'Four stages of a preparation, in no order',
      description: kinds.map((kind, at) => `Picture ${at + 1}: ${seenIn(kind)}.`).join(' '),
      height: 296,
    },
    fourStages(kinds, ['1', '2', '3', '4']),
  )

export const stageFigure = (kind: Stage): Figure =>
  figure(
    {
      name: `acids-bases-and-salts-2/one-stage-${kind.charAt(0)}`,
      title: 'One stage of a preparation',
      description: `In the picture ${seenIn(kind)}.`,
      height: 128,
    },
    stage(kind, 180, 120),
  )

const BURETTE = { from: 0, to: 50, division: 0.1, numbered: 1 }

export const burettesFigure = (initial: number, final: number): Figure =>
  figure(
    {
      name: `acids-bases-and-salts-2/burette-${Math.round(initial * 10)}-${Math.round(final * 10)}`,
      title: 'Burette readings at the start and at the end',
      description: `Parts of a burette, zero above. Start: ${describeScale(BURETTE, initial, 'cm³')} End: ${describeScale(BURETTE, final, 'cm³')}`,
      height: 200,
    },
    buretteReading({ x: 90, y: 10, value: initial }),
    text(90, 184, 'start', { anchor: 'middle' }),
    buretteReading({ x: 250, y: 10, value: final }),
    text(250, 184, 'end', { anchor: 'middle' }),
  )

/** Solubility of a salt against temperature. */
export function solubilityFigure(salt: string, points: readonly Point[], max: number): Figure {
  const step = max / 4
  const g = graph({
    x: { label: 'temperature / °C', max: 80, ticks: [0, 20, 40, 60, 80], grid: true, parts: 2 },
    y: {
      label: 'solubility / g in 100 g of water',
      max,
      ticks: [0, step, 2 * step, 3 * step, max],
      grid: true,
      parts: 10,
    },
    height: 180,
  })
  return figure(
    {
      name: `acids-bases-and-salts-2/solubility-${salt.replace(' ', '-')}`,
      title: `Solubility of ${salt} against temperature`,
      description: `A curve that rises. ${points.map(([x, y]) => `At ${x} °C it is at ${plain(y)} g.`).join(' ')}`,
      height: 256,
    },
    g.axes,
    g.curve(points),
  )
}

/** The mass of a hydrated salt that is heated: a sketch with the two levels named. */
export function heatedFigure(start: number, end: number): Figure {
  const g = graph({
    x: { label: 'time', max: 12 },
    y: { label: 'mass of solid', max: start * 1.3 },
    height: 150,
  })
  return figure(
    {
      name: `acids-bases-and-salts-2/heated-${Math.round(start * 100)}`,
      title: 'Mass of a solid that is heated',
      description: `A sketch of the mass against time. The line is level at ${start.toFixed(2)} g, falls, and is level again at ${end.toFixed(2)} g.`,
      height: 216,
    },
    g.axes,
    g.line([
      [0, start],
      [2, start],
      [8, end],
      [12, end],
    ]),
    g.label(0.4, start, `${start.toFixed(2)} g`, { dy: -8 }),
    g.label(11.8, end, `${end.toFixed(2)} g`, { dy: -8, anchor: 'end' }),
  )
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

/** Which pairs of four solutions form a precipitate: a triangle of cells. */
export function pairsFigure(forms: (one: number, other: number) => boolean): Figure {
  const [left, top, wide, high] = [70, 40, 92, 34]
  const results = PAIRS.map(([one, other]) => [one, other, forms(one, other)] as const)
  return figure(
    {
      name: `acids-bases-and-salts-2/pairs-${results.map(([, , is]) => Number(is)).join('')}`,
      title: 'What is seen when two of four solutions are mixed',
      description: results
        .map(
          ([one, other, is]) =>
            `${'ABCD'.charAt(one)} with ${'ABCD'.charAt(other)}: ${is ? 'a precipitate' : 'no change'}.`,
        )
        .join(' '),
      height: 152,
    },
    ...[1, 2, 3].map(column => centred(left + (column - 0.5) * wide, top - 16, 'ABCD'.charAt(column), 'b')),
    ...[0, 1, 2].map(row => centred(left - 26, top + (row + 0.5) * high, 'ABCD'.charAt(row), 'b')),
    ...results.map(
      ([one, other, is]) =>
        rect(left + (other - 1) * wide, top + one * high, wide, high, 'l sheet') +
        centred(left + (other - 0.5) * wide, top + (one + 0.5) * high, is ? 'precipitate' : 'no change', 's'),
    ),
  )
}

export const filterFigure = (): Figure =>
  assembled(
    'acids-bases-and-salts-2/mixture-in-a-funnel',
    filtration({ residue: 'solid X', filtrate: 'solution Y', labels: { funnel: '', beaker: '' } }),
    {
      title: 'The mixture is separated',
      description:
        'A funnel lined with filter paper stands over a beaker. A solid, X, stays in the paper. Drops of a clear solution, Y, fall into the beaker.',
    },
  )

export const titrationFigure = (): Figure =>
  assembled(
    'acids-bases-and-salts-2/acid-and-alkali',
    titration({
      labels: {
        burette: 'P',
        titrant: 'dilute acid',
        tap: '',
        analyte: 'alkali and\nindicator',
        tile: 'white tile',
      },
    }),
    {
      title: 'An alkali is neutralised',
      description:
        'A long graduated tube with a tap, P, holds dilute acid and is clamped upright. Its jet is over a conical flask with alkali and indicator, which stands on a white tile.',
    },
  )

/** The mass of a precipitate against the volume of a solution that is added: it rises and then stays level. */
export function precipitateFigure(volume: number, mass: number): Figure {
  const g = graph({
    x: {
      label: 'volume of solution B added / cm^{3}',
      max: 50,
      ticks: [0, 10, 20, 30, 40, 50],
      grid: true,
      parts: 5,
    },
    y: { label: 'mass of dry precipitate / g', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true, parts: 5 },
    height: 180,
  })
  return figure(
    {
      name: `acids-bases-and-salts-2/precipitate-${volume}-${Math.round(mass * 100)}`,
      title: 'Mass of a precipitate against the volume of a solution',
      description: `A straight line from the origin to ${volume} cm³ and about ${plain(Math.round(mass * 10) / 10)} g; from there on it is level.`,
      height: 256,
    },
    g.axes,
    g.line([
      [0, 0],
      [volume, mass],
      [50, mass],
    ]),
  )
}
