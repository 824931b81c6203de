import { arthropod } from '@/lib/figures/biology/arthropods'
import { vertebrate } from '@/lib/figures/biology/vertebrates'
import { figure } from '@/lib/figures/figure'
import { curve, type Shape, text } from '@/lib/figures/shapes'

const topic = 'characteristics-and-classification-of-living-organisms-asked-2'
const bold = { anchor: 'middle', cls: 'b' } as const

const pond = figure(
  {
    name: `${topic}/pond-animal`,
    title: 'A small animal from a pond, seen from above',
    description:
      'An animal whose body is in three parts. It has three pairs of jointed legs and a pair of wings on the middle part, and one pair of antennae on the first part. Its last part is crossed by lines.',
    height: 168,
  },
  arthropod('insect', 180, 88, 1.35),
)

/** The crab of the kit with a second, longer pair of antennae. */
function crab(x: number, y: number): Shape {
  const feeler = (way: 1 | -1) =>
    curve([
      [x + way * 5, y - 25],
      [x + way * 14, y - 40],
      [x + way * 26, y - 56],
    ])
  return arthropod('crustacean', x, y) + feeler(1) + feeler(-1)
}

const threeArthropods = figure(
  {
    name: `${topic}/three-arthropods`,
    title: 'Three arthropods from above',
    description:
      'Animal P has a broad hard shell, one pair of claws, four pairs of walking legs, eyes on stalks and two pairs of antennae. Animal Q has a body in two parts, four pairs of legs and no antennae. Animal R has a long body of twelve like segments, each with a pair of legs, and one pair of antennae.',
    height: 156,
  },
  crab(64, 74),
  arthropod('arachnid', 190, 70),
  arthropod('myriapod', 300, 68),
  text(64, 148, 'P', bold),
  text(190, 148, 'Q', bold),
  text(300, 148, 'R', bold),
)

const threeVertebrates = figure(
  {
    name: `${topic}/three-vertebrates`,
    title: 'Three vertebrates',
    description:
      'Animal P has smooth skin without scales, large eyes and long bent hind legs. Animal Q has a skin with scales, four short legs and a long tail. Animal R has a beak, a wing with feathers and two thin legs.',
    height: 112,
  },
  vertebrate('amphibian', 60, 48, 0.9),
  vertebrate('reptile', 184, 46, 0.9),
  vertebrate('bird', 302, 48, 0.9),
  text(60, 106, 'P', bold),
  text(184, 106, 'Q', bold),
  text(302, 106, 'R', bold),
)

export const figures = [pond, threeArthropods, threeVertebrates]
