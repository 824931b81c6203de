import { chance } from '@/lib/figures/biology/organic'
import { figure } from '@/lib/figures/figure'
import { chain, cycle } from '@/lib/figures/flow'
import { arrow, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'variation-and-selection-3'

const rod = (x: number, y: number, resistant: boolean): Shape =>
  rect(x - 8, y - 4, 16, 8, resistant ? 'l d' : 'l sheet', 4)

/** Bacteria in a box of 96 by 118, on twelve places; those that are resistant are filled. */
function culture(x: number, y: number, plain: number, resistant: number, seed: number): Shape {
  const places = Array.from({ length: 15 }, (_, at) => at)
    .toSorted((one, other) => chance(one + seed) - chance(other + seed))
    .slice(0, plain + resistant)
  return (
    rect(x, y, 96, 118, 'l sheet', 10) +
    places
      .map((place, at) =>
        rod(
          x + 18 + (place % 3) * 30 + 3 * chance(place),
          y + 16 + Math.floor(place / 3) * 21,
          at < resistant,
        ),
      )
      .join('')
  )
}

const key = (y: number): Shape =>
  rod(40, y, true) +
  text(54, y + 4.5, 'resistant', { cls: 's' }) +
  rod(150, y, false) +
  text(164, y + 4.5, 'not resistant', { cls: 's' })

export type Stages = { plain: number; resistant: number; later: number }

/** Three stages of a population: before the antibiotic, after it, and some generations later. */
export function threeStages({ plain, resistant, later }: Stages): Shape {
  return (
    ['1', '2', '3']
      .map((name, at) => text(56 + at * 124, 16, name, { anchor: 'middle', cls: 'b' }))
      .join('') +
    culture(8, 24, plain, resistant, 3) +
    arrow(108, 84, 128, 84, { cls: 'p' }) +
    culture(132, 24, 0, resistant, 3) +
    arrow(232, 84, 252, 84, { cls: 'p' }) +
    culture(256, 24, 0, later, 8) +
    key(164)
  )
}

export const tellStages = ({ plain, resistant, later }: Stages) =>
  `Three boxes with bacteria. A key says which are resistant (filled) and which are not (open). Box 1: ${plain} open and ${resistant} filled bacteria. Box 2: ${resistant} filled ones. Box 3: ${later} filled ones.`

/** One population with its key. */
export function oneCulture(plain: number, resistant: number): Shape {
  return culture(132, 8, plain, resistant, 5) + key(146)
}

const steps = figure(
  {
    name: `${topic}/steps-of-natural-selection`,
    title: 'The steps of natural selection',
    description:
      'Five boxes joined by arrows, from top to bottom: genetic variation in the population; many offspring are produced; struggle for survival, with competition for resources; the better adapted are more likely to survive and reproduce; they pass on their alleles to the next generation.',
    height: 326,
  },
  chain(40, 8, 280, [
    'genetic variation in the population',
    'many offspring are produced',
    'struggle for survival: competition',
    'the better adapted reproduce more',
    'they pass on their alleles',
  ]),
)

const breeding = figure(
  {
    name: `${topic}/selective-breeding`,
    title: 'Selective breeding, generation after generation',
    description:
      'A cycle of three steps joined by arrows, clockwise: choose parents with the desired feature; cross them; choose the best offspring. From there the arrow leads back to the first step: the chosen offspring are the next parents.',
    height: 240,
  },
  cycle(180, 122, 92, ['choose the parents', 'cross\nthem', 'choose the\nbest offspring']),
  text(180, 118, 'over many', { anchor: 'middle' }),
  text(180, 134, 'generations', { anchor: 'middle' }),
)

const STAGES = { plain: 9, resistant: 2, later: 11 }

const resistance = figure(
  {
    name: `${topic}/antibiotic-resistance`,
    title: 'How a population of bacteria becomes resistant',
    description: `${tellStages(STAGES)} The first arrow is the antibiotic, the second reproduction.`,
    height: 204,
  },
  threeStages(STAGES),
  text(118, 196, '1 to 2: antibiotic', { anchor: 'middle', cls: 's' }),
  text(256, 196, '2 to 3: reproduction', { anchor: 'middle', cls: 's' }),
)

export const figures = [steps, breeding, resistance]
