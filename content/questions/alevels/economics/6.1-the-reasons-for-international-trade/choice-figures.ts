import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { capital } from '../shared'

const { question, templates } = choiceQuestions('6.1')

export { templates }

const GOODS = [
  ['wheat', 'cloth'],
  ['coffee', 'paper'],
  ['timber', 'sugar'],
  ['copper', 'rice'],
] as const

type Asked = 'imports' | 'exports' | 'gain' | 'kept' | 'made' | 'alone'

// Names of the distances: along the axis of the exported good 0, near, far; along the other 0, low, high.
const DISTANCE: Record<Asked, readonly [from: 'zero' | 'near' | 'low', to: 'near' | 'far' | 'low' | 'high']> =
  {
    imports: ['zero', 'high'],
    exports: ['near', 'far'],
    gain: ['low', 'high'],
    kept: ['zero', 'near'],
    made: ['zero', 'far'],
    alone: ['zero', 'low'],
  }

const NEAR: Record<Asked, readonly Asked[]> = {
  imports: ['gain', 'exports', 'alone'],
  exports: ['made', 'kept', 'imports'],
  gain: ['imports', 'exports', 'alone'],
  kept: ['exports', 'made', 'imports'],
  made: ['exports', 'kept', 'imports'],
  alone: ['gain', 'imports', 'kept'],
}

const ASKED: readonly Asked[] = ['imports', 'exports', 'gain', 'kept', 'made', 'alone']

question('distance-in-a-trade-diagram', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO1' },
  values: random => ({
    asked: random.pick(ASKED),
    goods: random.pick(GOODS),
    across: random.chance(0.5),
    share: random.pick([0.38, 0.4, 0.42]),
    home: random.step(42, 46, 2),
    letters: random.pick([
      ['F', 'G', 'H', 'J'],
      ['J', 'K', 'L', 'M'],
      ['P', 'Q', 'R', 'S'],
    ] as const),
    who: random.pick(['Country X', 'A small country', 'An island state']),
  }),
  make: ({ asked, goods, across, share, home, letters, who }) => {
    const m = market({ x: goods[0], y: goods[1], width: 264, height: 196 })
    const [exported, imported] = across ? goods : [goods[1], goods[0]]
    // In the terms of the exported good (full output 84) and of the other (home 42 to 46, by trade up to 90).
    const [full, trade] = [84, 90]
    const near = full * share
    const [low, high] = [home * (1 - share), trade * (1 - share)]
    const turn = (own: number, bought: number): [number, number] => (across ? [own, bought] : [bought, own])
    const [first, second, third, fourth] = letters
    const name = across
      ? { zero: '0', near: third, far: fourth, low: first, high: second }
      : { zero: '0', near: first, far: second, low: third, high: fourth }
    const written = (which: Asked) => DISTANCE[which].map(end => name[end]).join('')
    const read = (own: number, bought: number, ownName: string, boughtName: string, label?: string) =>
      across
        ? m.read(turn(own, bought), ownName, boughtName, label)
        : m.read(turn(own, bought), boughtName, ownName, label)
    const [ownEnd, alone, traded] = [turn(full, 0), turn(0, home), turn(0, trade)]
    const meaning: Record<Asked, string> = {
      imports: `all imports of ${imported}, which start from 0 because none is made at home`,
      exports: `the exports of ${exported}, the part of its output that is not consumed at home`,
      gain: `the gain, by which B lies further out than A`,
      kept: `the ${exported} that is consumed at home`,
      made: `the whole output of ${exported} with trade, where both curves start`,
      alone: `the output of ${imported} without trade, at A`,
    }
    const prompts: Record<Asked, string> = {
      imports: `Which distance shows the country's imports of ${imported}?`,
      exports: `Which distance shows the country's exports of ${exported}?`,
      gain: `Which distance shows by how much trade raises the consumption of ${imported}?`,
      kept: `Which distance shows how much ${exported} is consumed at home when the country trades?`,
      made: `Which distance shows the country's output of ${exported} when it trades?`,
      alone: `Which distance shows the country's output of ${imported} before it trades?`,
    }
    return {
      stem: `${who} can produce ${goods[0]} and ${goods[1]}. *PPC* is its production possibility curve, *TPC* its trading possibility curve when it produces only ${exported}. Without trade it is at A, with trade it consumes at B.`,
      figure: figure(
        {
          name: 'international-economic-issues/two-curves-and-distances',
          title: 'A production possibility curve and a trading possibility curve',
          description: `${capital(goods[1])} on the vertical axis, ${goods[0]} on the horizontal axis. The straight lines PPC and TPC start at the same point ${name.far} on the axis of ${exported}. On the axis of ${imported}, TPC ends further out than PPC. A is on PPC, B on TPC, both at the quantity ${name.near} of ${exported}. A is at the quantity ${name.low} of ${imported}, B at ${name.high}.`,
          height: 272,
        },
        m.axes,
        m.straight(ownEnd, alone, ''),
        m.straight(ownEnd, traded, '', 'p'),
        across ? m.label(2, home * 0.845 - 7.5, '*PPC*') : m.label(home * 0.4 - 2.5, 43, '*PPC*', 'end'),
        across ? m.label(10, trade - 6, '*TPC*') : m.label(77, 16, '*TPC*'),
        read(near, low, '', name.low),
        read(near, high, name.near, name.high),
        read(full, 0, name.far, ''),
        m.label(turn(near, low)[0] + 2, turn(near, low)[1] + 3, 'A'),
        m.label(turn(near, high)[0] + 2, turn(near, high)[1] + 3, 'B'),
      ),
      prompt: prompts[asked],
      right: written(asked),
      wrong: NEAR[asked].map(
        which => [written(which), `You took the distance for ${meaning[which]}.`] as const,
      ),
      solution: `With trade the country makes 0${name.far} of ${exported}, the end of *TPC*, keeps 0${name.near} and exports ${name.near}${name.far}. In return it imports 0${name.high} of ${imported}, none of which it makes itself. Without trade it would make and consume 0${name.low} of ${imported}, so it gains ${name.low}${name.high}. The distance asked for is ${written(asked)}.`,
    }
  },
})
