import type { MarketOptions } from '@/lib/figures/markets'
import { dimension, type Point } from '@/lib/figures/shapes'
import { visible } from './costs'
import { atX, crossing, meeting, type Rule, type Straight, through } from './crossings'
import { type Ask, type Diagram, diagram, type Line, type Read } from './diagram'
import { lineOf } from './interventions'

const AXES: MarketOptions = { x: 'Real output', y: 'Price level', width: 250 }

/** Aggregate supply: rising (short run), upright (classical long run), or flat then upright (Keynesian). */
export type AggregateSupply = 'short run' | 'classical' | 'Keynesian'

const FULL = 74
const FLAT = { from: 18, level: 24, bend: 11 }

/** The Keynesian curve: level up to spare capacity's end, upright at full employment, smooth between. */
export function keynesianSupply(full = FULL): Rule {
  return y => {
    const part = Math.min(Math.max((y - FLAT.from) / (full - FLAT.from), 0), 0.99999)
    return FLAT.level - FLAT.bend * Math.log(1 - part ** 3)
  }
}

/** Points by height, so that the upright part is drawn as finely as the level one. */
function keynesianPoints(full: number): Point[] {
  const rising = Array.from({ length: 29 }, (_, at): Point => {
    const height = FLAT.level + (92 - FLAT.level) * (at / 28) ** 2
    const part = Math.cbrt(1 - Math.exp(-(height - FLAT.level) / FLAT.bend))
    return [FLAT.from + part * (full - FLAT.from), height]
  })
  return [[2, FLAT.level], [10, FLAT.level], ...rising]
}

function supplyCurve(kind: AggregateSupply, move: number, name: string, cls: string) {
  if (kind === 'Keynesian')
    return {
      kind: 'bend' as const,
      points: keynesianPoints(FULL + move),
      name,
      cls,
      nameAt: 'above' as const,
    }
  const line =
    kind === 'classical' ? through([52 + move, 50], Number.POSITIVE_INFINITY) : through([48 + move, 50], 0.86)
  return lineOf(line, name, cls)
}

function equilibrium(kind: AggregateSupply, demand: Straight, move: number): Point {
  if (kind === 'classical') return atX(demand, 52 + move)
  if (kind === 'short run') return crossing(demand, through([48 + move, 50], 0.86))
  const y = meeting(keynesianSupply(FULL + move), x => atX(demand, x)[1], 0, FULL + move - 0.001)
  return atX(demand, y)
}

type AdAsPoint = 'first' | 'second'

/**
 * Aggregate demand and supply. `demand` and `supply` give where each curve stands, in units right (+) or left (−)
 * of the usual place: one number draws one curve, two draw a shift.
 */
export function adAs(
  options: Ask<AdAsPoint, never> & {
    kind?: AggregateSupply
    demand?: readonly [number] | readonly [number, number]
    supply?: readonly [number] | readonly [number, number]
    names?: { demand?: string; supply?: string }
  } = {},
): Diagram<AdAsPoint, never> {
  const { kind = 'short run', demand = [0], supply = [0], names = {} } = options
  const dName = names.demand ?? '*AD*'
  const sName = names.supply ?? (kind === 'short run' ? '*SRAS*' : kind === 'classical' ? '*LRAS*' : '*AS*')
  const ad = (move: number) => through([50 + move, 50], -0.86)
  const [d1, s1] = [demand[0], supply[0]]
  const [d2, s2] = [demand[1] ?? d1, supply[1] ?? s1]
  const numbered = (name: string, moves: boolean, at: number) => (moves ? `${name}_{${at}}` : name)
  const [movesD, movesS] = [demand.length > 1, supply.length > 1]
  const first = equilibrium(kind, ad(d1), s1)
  const second = equilibrium(kind, ad(d2), s2)
  return diagram(
    {
      curves: [
        supplyCurve(kind, s1, numbered(sName, movesS, 1), 'l'),
        ...(movesS ? [supplyCurve(kind, s2, numbered(sName, true, 2), 'p')] : []),
        lineOf(ad(d1), numbered(dName, movesD, 1)),
        ...(movesD ? [lineOf(ad(d2), numbered(dName, true, 2), 'p')] : []),
      ],
      points: { first, second },
      areas: {},
      reads:
        movesD || movesS
          ? [
              { point: first, x: '*Y*_{1}', y: '*P*_{1}' },
              { point: second, x: '*Y*_{2}', y: '*P*_{2}' },
            ]
          : [{ point: first, x: '*Y*', y: '*P*' }],
    },
    options,
    AXES,
  )
}

type GapPoint = 'actual' | 'full'

/** A short-run equilibrium to the left (negative output gap) or right (positive) of the upright LRAS at Yf. */
export function outputGap(
  options: Ask<GapPoint, never> & { kind: 'negative' | 'positive'; gap?: string },
): Diagram<GapPoint, never> {
  const { kind, gap = 'output gap' } = options
  const actual: Point = kind === 'negative' ? [32, 46] : [60, 56]
  const full = kind === 'negative' ? 64 : 27
  const [ad, sras] = [through(actual, -0.86), through(actual, 0.86)]
  return diagram(
    {
      curves: [
        lineOf(through([full, 50], Number.POSITIVE_INFINITY), '*LRAS*'),
        lineOf(sras, '*SRAS*', 'p'),
        lineOf(ad, '*AD*', 'p'),
      ],
      points: { actual, full: [full, 0] },
      areas: {},
      reads: [
        { point: actual, x: '*Y*_{1}', y: '*P*_{1}' },
        { point: [full, 0], x: '*Y*_{f}', y: '', dot: false },
      ],
      over: m => {
        if (gap === '') return ''
        const [x1, y] = m.at(Math.min(actual[0], full), 12)
        return dimension(x1, y, m.at(Math.max(actual[0], full), 0)[0], y, gap)
      },
    },
    options,
    AXES,
  )
}

type KeynesPoint = 'first' | 'second'

/**
 * The 45-degree diagram: planned spending E = autonomous + mpc × Y, at rest where it meets E = Y.
 * Two autonomous amounts draw a rise and the multiplied change of income.
 */
export function keynesianCross(
  options: Ask<KeynesPoint, never> & {
    autonomous?: readonly [number] | readonly [number, number]
    mpc?: number
  } = {},
): Diagram<KeynesPoint, never> {
  const { autonomous = [14, 28], mpc = 0.6 } = options
  const equal: Straight = [
    [0, 0],
    [90, 90],
  ]
  const spending = autonomous.map(amount => through([0, amount], mpc))
  const points = spending.map(line => crossing(line, equal))
  const [first, second = first] = [points[0] ?? ([0, 0] as Point), points[1]]
  return diagram(
    {
      curves: [
        lineOf(equal, '*E* = *Y*'),
        ...spending.map(
          (line, at): Line =>
            lineOf(line, spending.length > 1 ? `*AE*_{${at + 1}}` : '*AE*', at === 0 ? 'l' : 'p'),
        ),
      ],
      points: { first, second },
      areas: {},
      reads: points.map(
        (point, at): Read => ({ point, x: points.length > 1 ? `*Y*_{${at + 1}}` : '*Y*_{e}', y: '' }),
      ),
      over: m => {
        const [, second] = autonomous
        if (second === undefined) return ''
        const [x, y] = m.at(first[0], 8)
        return dimension(x, y, m.at(points[1]?.[0] ?? 0, 8)[0], y, 'Δ*Y*')
      },
    },
    options,
    { x: 'National income', y: 'Planned expenditure', width: 240 },
  )
}

type PhillipsPoint = 'start' | 'shortRun' | 'longRun'

/** Phillips curves: one short-run curve, or the path from A along SRPC1 to B and back up to C on SRPC2. */
export function phillips(
  options: Ask<PhillipsPoint, never> & { longRun?: boolean; natural?: number } = {},
): Diagram<PhillipsPoint, never> {
  const { longRun = false, natural = 52 } = options
  const low = 22
  const high = 48
  // Both curves have the shape b/(u − a); the second lies above by the expected inflation.
  const shape: Rule = u => 900 / Math.max(u - 2, 0.1) - 900 / (natural - 2)
  const first: Rule = u => low + shape(u)
  const second: Rule = u => high + shape(u)
  const u2 = meeting(first, () => high, 3, natural)
  const points = { start: [natural, low], shortRun: [u2, high], longRun: [natural, high] } as const
  return diagram(
    {
      curves: [
        { kind: 'bend', points: visible(first, 6, 88), name: longRun ? '*SRPC*_{1}' : '*PC*' },
        ...(longRun
          ? [
              { kind: 'bend' as const, points: visible(second, 6, 88), name: '*SRPC*_{2}', cls: 'p' },
              lineOf(through([natural, 50], Number.POSITIVE_INFINITY), '*LRPC*', 'r'),
            ]
          : []),
      ],
      points,
      areas: {},
      reads: longRun
        ? [
            { point: points.longRun, x: '*U*_{n}', y: '*π*_{2}' },
            { point: points.start, x: '', y: '*π*_{1}' },
            { point: points.shortRun, x: '*U*_{2}', y: '' },
          ]
        : [],
    },
    options,
    { x: 'Unemployment rate / %', y: 'Inflation rate / %', width: 236 },
  )
}
