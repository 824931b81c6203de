import { arthropod } from '@/lib/figures/biology/arthropods'
import { oval, xy } from '@/lib/figures/biology/organic'
import { placed } from '@/lib/figures/biology/placed'
import { vertebrate } from '@/lib/figures/biology/vertebrates'
import { figure } from '@/lib/figures/figure'
import { circle, curve, line, polyline, type Shape, text } from '@/lib/figures/shapes'

const topic = 'characteristics-and-classification-of-living-organisms-asked-2'
const bold = { anchor: 'middle', cls: 'b' } as const

const both = (shape: Shape): Shape => shape + placed(shape, { flip: true })

/** An insect from above whose folded wings leave all six legs to be counted. */
function pondInsect(): Shape {
  const legs = ['-6 -14, -24 -24, -30 -42', '-7 -8, -30 -8, -44 6', '-6 0, -30 12, -38 42']
  return (
    both(legs.map(each => polyline(xy(each))).join('')) +
    both(curve(xy('-3 -36, -10 -50, -18 -56'))) +
    oval(0, 22, 9, 26, 0, 'l sheet') +
    [2, 12, 22, 31, 39].map(y => line(-7, y, 7, y, 'l thin')).join('') +
    both(curve(xy('-4 -14, -13 0, -19 26, -16 46, -9 42, -5 14'), 'l sheet', true)) +
    oval(0, -8, 9, 13, 0, 'l sheet') +
    oval(0, -29, 8, 8, 0, 'l sheet') +
    both(circle(-6, -32, 2.6, 'l d2'))
  )
}

const pond = figure(
  {
    name: `${topic}/pond-animal`,
    title: 'A small animal from a pond, seen from above',
    description:
      'An animal whose body is in three parts. It has three pairs of jointed legs and a pair of wings on the middle part, and one pair of antennae on the first part. Its last part is crossed by lines.',
    height: 168,
  },
  placed(pondInsect(), { x: 180, y: 90, scale: 1.35 }),
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
      'Animal P has a broad hard shell, one pair of claws, four pairs of walking legs, eyes on stalks and two pairs of antennae. Animal Q has a body in two parts, four pairs of jointed legs and, at the mouth, two short curved feelers that are not antennae. Animal R has a long body of twelve like segments, each with a pair of legs, and one pair of antennae.',
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
