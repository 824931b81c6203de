import {
  type AmmoniaCurve,
  ammoniaCurves,
  ammoniaShare,
  crystalsInTube,
  gasFormed,
  tubeInBath,
} from '@/content/figures/igcse/chemistry/chemical-reactions-2'
import { processSteps } from '@/lib/figures/chemistry/industry'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const to = (count: number, step: number) => Array.from({ length: count + 1 }, (_, at) => at * step)

/** A salt in a test-tube, heated or not. */
export const saltInTube = (salt: string, heated: boolean, drops = ''): Figure =>
  figure(
    {
      name: `chemical-reactions-2/tube-${salt.replace(/[^a-z]/gi, '').toLowerCase()}${heated ? '-heated' : ''}`,
      title: heated ? 'A solid is heated in a test-tube' : 'A solid in a test-tube',
      description: `A test-tube stands upright, open at the top. At its bottom lies ${salt}${heated ? ', which is heated gently by a flame below' : ''}.${drops ? ' Drops of a colourless liquid hang at the wall near the mouth of the tube.' : ''}`,
      height: heated ? 196 : 152,
    },
    crystalsInTube(salt.replace(' ', '\n'), { heated, drops }),
  )

/** Concentrations of X and Y on the way to equilibrium, which is reached at `end`; the lines cross half way. */
export function twoConcentrations(start: number, end: number, longest: number): Figure {
  const product = gasFormed((2 * start) / 3, end)
  const g = graph({
    x: { label: 'time / s', max: longest, ticks: to(5, longest / 5), grid: true, parts: 4 },
    y: { label: 'concentration in mol/dm^{3}', max: start * 1.25, ticks: to(5, start / 4), grid: true },
    height: 160,
  })
  return figure(
    {
      name: `chemical-reactions-2/x-and-y-${Math.round(start * 100)}-${end}`,
      title: 'Concentrations of X and Y against time',
      description: `Both lines are curved at first. X falls from ${start} mol/dm³, Y rises from zero; they cross at ${end / 2} s. From ${end} s both are level, Y above X. The graph ends at ${longest} s.`,
      height: 236,
    },
    g.axes,
    g.plot(time => start - product(time), 0, longest),
    g.plot(product, 0, longest, 'r dash'),
    g.label(longest, start / 3, 'X', { dx: -4, dy: -7, anchor: 'end', cls: 'b' }),
    g.label(longest, (2 * start) / 3, 'Y', { dx: -4, dy: -7, anchor: 'end', cls: 'b' }),
  )
}

export type Falling = { gas: string; symbol: string; start: number; end: number }

/** Amount of a reactant until equilibrium. */
export function reactantGraph({ gas, symbol, start, end }: Falling): Figure {
  const step = start > 2 ? 0.5 : 0.2
  const top = Math.ceil((start * 1.1) / step) * step
  const g = graph({
    x: { label: 'time / min', max: 10, ticks: to(5, 2), grid: true },
    y: {
      label: `amount of ${gas} / mol`,
      max: top,
      ticks: to(Math.round(top / step), step),
      format: value => value.toFixed(1),
      grid: true,
      parts: start > 2 ? 5 : 2,
    },
    height: 170,
  })
  return figure(
    {
      name: `chemical-reactions-2/amount-${symbol.toLowerCase()}-${Math.round(end * 10)}`,
      title: `Amount of ${gas} in a closed container against time`,
      description: `The amount of ${gas} falls from ${start.toFixed(1)} mol at the start, less and less steeply, and is level at ${end.toFixed(1)} mol from 6 min on.`,
      height: 246,
    },
    g.axes,
    g.plot(time => start - gasFormed(start - end, 6)(time), 0, 10),
  )
}

export type Bath = { bath: string; colour: string }

/** Three tubes of one mixture in three baths. */
export const threeBaths = (baths: readonly Bath[]): Figure =>
  figure(
    {
      name: `chemical-reactions-2/baths-${baths.map(({ colour }) => colour.replaceAll(' ', '-')).join('-')}`,
      title: 'The same mixture in three baths',
      description: baths
        .map(
          ({ bath, colour }) =>
            `Test-tube in ${bath === 'ice' ? bath : `water at ${bath}`}: the mixture is ${colour}.`,
        )
        .join(' '),
      height: 156,
    },
    ...baths.map(({ bath, colour }, at) => tubeInBath(64 + at * 116, colour, bath)),
  )

/** Ammonia at equilibrium at three temperatures, read at 200 atm. */
export const yieldGraph = (curves: readonly AmmoniaCurve[]): Figure =>
  figure(
    {
      name: `chemical-reactions-2/yield-${curves.map(({ at200 }) => at200).join('-')}`,
      title: 'Percentage of ammonia at equilibrium against pressure',
      description: curves
        .map(
          ({ at200, label }) =>
            `The curve of ${label} rises from zero to ${at200} % at 200 atm and ${Math.round(ammoniaShare(at200, 400))} % at 400 atm.`,
        )
        .join(' '),
      height: 272,
    },
    ammoniaCurves(curves),
  )

export const contactSteps = (source: string): Figure =>
  figure(
    {
      name: `chemical-reactions-2/three-stages-${source.replaceAll(' ', '-')}`,
      title: 'Stages of the Contact process',
      description: `Three boxes one below the other. The furnace takes in ${source} and air, and sulfur dioxide goes on to the converter, which takes in air. Sulfur trioxide goes on to the absorber, from which sulfuric acid leaves.`,
      height: 180,
    },
    processSteps(
      146,
      8,
      [
        { name: 'furnace', into: `${source}, air` },
        { name: 'converter', into: 'air' },
        { name: 'absorber', out: 'sulfuric acid' },
      ],
      84,
    ),
  )
