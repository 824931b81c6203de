import type { Point } from '@/lib/figures/shapes'
import { inBrackets } from '../vectors-in-two-dimensions'

/** A vector with its unit, in brackets. */
export const of = (by: Point, unit: string) => `$${inBrackets(by)}$ ${unit}`

/** Two that move at once. */
export const TWOS = [
  {
    stem: 'Two ships, *A* and *B*, sail with constant velocities.',
    start: 'At noon',
    far: 'km',
    fast: 'km h^{−1}',
    time: 'hours after noon',
    short: 'h',
    one: 'ship',
  },
  {
    stem: 'Two particles, *A* and *B*, move with constant velocities on a smooth table.',
    start: 'At time $t = 0$',
    far: 'm',
    fast: 'm s^{−1}',
    time: 'seconds',
    short: 's',
    one: 'particle',
  },
  {
    stem: 'Two model aircraft, *A* and *B*, fly at the same height with constant velocities.',
    start: 'At time $t = 0$',
    far: 'm',
    fast: 'm s^{−1}',
    time: 'seconds',
    short: 's',
    one: 'aircraft',
  },
] as const
