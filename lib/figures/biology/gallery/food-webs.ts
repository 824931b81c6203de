import { figure } from '@/lib/figures/figure'
import { describeFoodWeb, foodChain, foodWeb } from '../food-webs'
import type { Eats } from '../trophic-levels'

const MEADOW: Eats[] = [
  ['rabbit', 'grass'],
  ['mouse', 'grass'],
  ['grasshopper', 'grass'],
  ['frog', 'grasshopper'],
  ['snake', 'frog'],
  ['snake', 'mouse'],
  ['hawk', 'snake'],
  ['hawk', 'rabbit'],
  ['hawk', 'mouse'],
]

const POND: Eats[] = [
  ['water flea', 'algae'],
  ['tadpole', 'algae'],
  ['tadpole', 'pond weed'],
  ['snail', 'pond weed'],
  ['dragonfly larva', 'water flea'],
  ['dragonfly larva', 'tadpole'],
  ['stickleback', 'water flea'],
  ['stickleback', 'tadpole'],
  ['pike', 'stickleback'],
  ['heron', 'pike'],
  ['heron', 'snail'],
]

const meadow = foodWeb(MEADOW)
const pond = foodWeb(POND)
const lettered = foodWeb(
  [
    ['B', 'A'],
    ['C', 'A'],
    ['D', 'B'],
    ['D', 'C'],
    ['E', 'D'],
  ],
  { gap: 56 },
)

export const pieces = [
  figure(
    {
      name: 'kit/food-web-meadow',
      title: 'A food web in a meadow',
      description: describeFoodWeb(MEADOW),
      height: meadow.height,
    },
    meadow.shape,
  ),
  figure(
    {
      name: 'kit/food-web-pond',
      title: 'A food web in a pond',
      description: describeFoodWeb(POND),
      height: pond.height,
    },
    pond.shape,
  ),
  figure(
    {
      name: 'kit/food-web-letters',
      title: 'A food web of lettered organisms',
      description:
        'A food web of five organisms. At the foot A. Arrows lead from A to B and to C, from B and from C to D, and from D to E.',
      height: lettered.height,
    },
    lettered.shape,
  ),
  figure(
    {
      name: 'kit/food-chain',
      title: 'A food chain with its trophic levels',
      description:
        'Oak tree, caterpillar, blue tit and sparrowhawk in a row, joined by arrows to the right; below each its trophic level.',
      height: 72,
    },
    foodChain(['oak tree', 'caterpillar', 'blue tit', 'sparrowhawk'], {
      under: ['producer', 'primary', 'secondary', 'tertiary'],
    }),
  ),
]
