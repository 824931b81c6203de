import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dot } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('2.1')

export { templates }

type Sign = 1 | -1
type Curve = 'demand' | 'supply'
type Shift = { curve: Curve; way: Sign }
/** which demand and which supply curve meet: −1 the left one, 1 the right one */
type Spot = { demand: Sign; supply: Sign }

const SPOTS: readonly Spot[] = [
  { demand: -1, supply: -1 },
  { demand: 1, supply: -1 },
  { demand: 1, supply: 1 },
  { demand: -1, supply: 1 },
]

const other = (curve: Curve): Curve => (curve === 'demand' ? 'supply' : 'demand')
const back = (way: Sign): Sign => (way === 1 ? -1 : 1)
const along = ({ curve, way }: Shift) => `${way === 1 ? 'an extension' : 'a contraction'} of ${curve}`
const shiftOf = ({ curve, way }: Shift) => `${way === 1 ? 'an increase' : 'a decrease'} in ${curve}`

/** The three points that two shifts, one of each curve, lead through. */
function path(first: Shift, second: Shift): [Spot, Spot, Spot] {
  const start = { [first.curve]: back(first.way), [second.curve]: back(second.way) } as Spot
  const middle = { ...start, [first.curve]: first.way }
  return [start, middle, { ...middle, [second.curve]: second.way }]
}

question('path-of-two-movements-along-curves', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO1' },
  values: random => {
    const curve = random.pick(['demand', 'supply'] as const)
    return {
      first: { curve, way: random.pick([1, -1] as const) },
      second: { curve: other(curve), way: random.pick([1, -1] as const) },
      letters: random.shuffle(['W', 'X', 'Y', 'Z']),
      good: random.pick(['rice', 'shoes', 'honey', 'train journeys', 'bicycles', 'cinema tickets']),
      move: random.int(12, 15),
      late: random.chance(0.5),
      names: random.pick([
        ['1', '2'],
        ['2', '1'],
      ] as const),
    }
  },
  make: ({ first, second, letters, good, move, late, names }) => {
    const m = market({ width: 250, height: 190 })
    const letter = (spot: Spot) =>
      letters[SPOTS.findIndex(({ demand, supply }) => demand === spot.demand && supply === spot.supply)] ?? ''
    const written = (one: Shift, two: Shift) => path(one, two).map(letter).join(' → ')
    // A movement along one curve is caused by a shift of the other.
    const cause = ({ curve, way }: Shift): Shift => ({ curve: other(curve), way })
    const turned = ({ curve, way }: Shift): Shift => ({ curve, way: back(way) })
    const [one, two] = [cause(first), cause(second)]
    const wrongWay = ({ curve, way }: Shift) =>
      `You shifted ${other(curve)} the wrong way. ${way === 1 ? 'An extension is a movement to a larger' : 'A contraction is a movement to a smaller'} quantity.`
    const marked = SPOTS.map(spot => {
      const [x, y] = m.equilibrium(move * spot.demand, move * spot.supply)
      const [dx, dy] = [(spot.demand + spot.supply) / 2, (spot.demand - spot.supply) / 2]
      return dot(...m.at(x, y)) + m.label(x + 6 * dx, y + 7 * dy - 2.5, letter(spot), 'middle')
    })
    return {
      stem: `The diagram shows two demand curves and two supply curves for ${good}, numbered in no special order. There was first ${along(first)} and then ${along(second)}. Each was a movement from one equilibrium to another.`,
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/four-equilibria',
          title: 'Two demand curves, two supply curves and four points',
          description: `Price on the vertical axis, quantity on the horizontal axis. Demand curve D${names[0]} lies to the left of D${names[1]}, supply curve S${names[0]} to the left of S${names[1]}. ${letter({ demand: -1, supply: -1 })} is where D${names[0]} meets S${names[0]}, ${letter({ demand: 1, supply: -1 })} where D${names[1]} meets S${names[0]}, ${letter({ demand: 1, supply: 1 })} where D${names[1]} meets S${names[1]}, ${letter({ demand: -1, supply: 1 })} where D${names[0]} meets S${names[1]}.`,
          height: 264,
        },
        m.axes,
        m.demand(`*D*_{${names[0]}}`, -move),
        m.demand(`*D*_{${names[1]}}`, move),
        m.supply(`*S*_{${names[0]}}`, -move),
        m.supply(`*S*_{${names[1]}}`, move),
        ...marked,
      ),
      prompt: ['Which path shows this?', 'Which path did the market take?'],
      right: written(one, two),
      wrong: {
        [written(first, second)]:
          `You took ${along(first)} for ${shiftOf(first)}. An extension or a contraction is a movement along the curve, caused by a shift of the other curve.`,
        ...(first.way === second.way
          ? { [written(one, turned(two))]: wrongWay(second), [written(turned(one), two)]: wrongWay(first) }
          : {
              [written(two, one)]:
                `You found the right shifts, but took them in the wrong order: ${along(first)} came first.`,
              ...(late
                ? { [written(one, turned(two))]: wrongWay(second) }
                : { [written(turned(one), two)]: wrongWay(first) }),
            }),
      },
      solution: `An extension is a movement along a curve to a larger quantity, a contraction one to a smaller quantity; the cause is a shift of the other curve. So ${along(first)} came from ${shiftOf(one)}, and ${along(second)} from ${shiftOf(two)}. That leads from ${path(one, two).map(letter).join(' to ')}.`,
    }
  },
  // By prices and quantities: along demand they move in opposite directions, along supply in the same.
  verify: ({ first, second, letters, move }) => {
    const m = market()
    const spots = SPOTS.map(({ demand, supply }) => m.equilibrium(move * demand, move * supply))
    const fits = (from: number, to: number, { curve, way }: Shift) => {
      const [x1, y1] = spots[from] ?? [0, 0]
      const [x2, y2] = spots[to] ?? [0, 0]
      return Math.sign(x2 - x1) === way && Math.sign((x2 - x1) * (y2 - y1)) === (curve === 'demand' ? -1 : 1)
    }
    const all = [0, 1, 2, 3]
    const found = all.flatMap(a => all.flatMap(b => all.map(c => [a, b, c] as const)))
    return found
      .filter(([a, b, c]) => fits(a, b, first) && fits(b, c, second))
      .map(each => each.map(at => letters[at]).join(' → '))
      .join(' or ')
  },
})
