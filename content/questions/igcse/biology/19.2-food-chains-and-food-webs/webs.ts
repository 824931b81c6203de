import { describeFoodWeb, foodWeb } from '@/lib/figures/biology/food-webs'
import type { Eats } from '@/lib/figures/biology/trophic-levels'
import { type Figure, figure } from '@/lib/figures/figure'

export type Web = { key: string; place: string; eats: readonly Eats[] }

export const LAKE: Web = {
  key: 'lake',
  place: 'a lake',
  eats: [
    ['water flea', 'algae'],
    ['tadpole', 'pondweed'],
    ['snail', 'pondweed'],
    ['stickleback', 'water flea'],
    ['stickleback', 'tadpole'],
    ['duck', 'snail'],
    ['pike', 'stickleback'],
    ['heron', 'pike'],
  ],
}

export const SEA: Web = {
  key: 'sea',
  place: 'a part of the sea',
  eats: [
    ['copepod', 'phytoplankton'],
    ['krill', 'phytoplankton'],
    ['whale', 'krill'],
    ['herring', 'krill'],
    ['herring', 'copepod'],
    ['squid', 'herring'],
    ['seal', 'squid'],
  ],
}

export const REEF: Web = {
  key: 'reef',
  place: 'a reef',
  eats: [
    ['sea urchin', 'algae'],
    ['parrotfish', 'algae'],
    ['parrotfish', 'seagrass'],
    ['triggerfish', 'sea urchin'],
    ['grouper', 'parrotfish'],
    ['shark', 'grouper'],
  ],
}

export const SAVANNA: Web = {
  key: 'savanna',
  place: 'a savanna',
  eats: [
    ['zebra', 'grass'],
    ['impala', 'grass'],
    ['termite', 'grass'],
    ['mongoose', 'termite'],
    ['lion', 'zebra'],
    ['leopard', 'impala'],
    ['leopard', 'mongoose'],
  ],
}

export const FOREST: Web = {
  key: 'forest',
  place: 'a forest',
  eats: [
    ['caterpillar', 'oak tree'],
    ['squirrel', 'oak tree'],
    ['grasshopper', 'grass'],
    ['blue tit', 'caterpillar'],
    ['shrew', 'grasshopper'],
    ['hawk', 'blue tit'],
    ['hawk', 'squirrel'],
    ['owl', 'shrew'],
  ],
}

export const WEBS = [LAKE, SEA, REEF, SAVANNA, FOREST] as const

export function webFigure({ key, place, eats }: Web): Figure {
  const drawn = foodWeb(eats, { gap: 58 })
  return figure(
    {
      name: `organisms-and-their-environment/web-${key}`,
      title: `A food web of ${place}`,
      description: describeFoodWeb(eats),
      height: drawn.height,
    },
    drawn.shape,
  )
}

export const LEVELS = [
  'producer',
  'primary consumer',
  'secondary consumer',
  'tertiary consumer',
  'quaternary consumer',
] as const

export const membersOf = ({ eats }: Web): string[] => [...new Set(eats.flat())]

/** All places that an organism has in the chains of a web: 0 for a producer. */
export function placesOf({ eats }: Web, name: string): number[] {
  const foods = eats.filter(([eater]) => eater === name).map(([, food]) => food)
  if (foods.length === 0) return [0]
  return [...new Set(foods.flatMap(food => placesOf({ key: '', place: '', eats }, food).map(at => at + 1)))]
}

/** The chains from a producer to an organism. */
export function chainsTo(eats: readonly Eats[], name: string): number {
  const foods = eats.filter(([eater]) => eater === name)
  return foods.length === 0 ? 1 : foods.reduce((sum, [, food]) => sum + chainsTo(eats, food), 0)
}
