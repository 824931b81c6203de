import { inAnyOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dot, type Point } from '@/lib/figures/shapes'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('9.4')

export { templates }

const money = market({ x: 'Quantity of money', y: 'Rate of interest', width: 250 })

const RESULTS = {
  falls: 'The rate of interest falls: people buy bonds, and bond prices rise.',
  rises: 'The rate of interest rises: people sell bonds, and bond prices fall.',
  same: 'The rate of interest is unchanged: only idle money balances change.',
  wrong: 'The rate of interest falls: people sell bonds, and bond prices fall.',
} as const

type Result = keyof typeof RESULTS

const CHANGES = [
  [
    'falls',
    'raises the money supply from *MS*_{1} to *MS*_{2}',
    'People have more money than they want to hold at the old rate.',
  ],
  [
    'same',
    'raises the money supply from *MS*_{2} to *MS*_{3}',
    'Both lines meet *L* where it is flat: everyone expects bond prices to fall, so nobody buys bonds with the extra money.',
  ],
  [
    'rises',
    'reduces the money supply from *MS*_{2} to *MS*_{1}',
    'People have less money than they want to hold at the old rate.',
  ],
] as const

question('money-supply-and-liquidity-preference', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    change: random.pick(CHANGES),
    first: random.pick([20, 22, 24, 26]),
    second: random.pick([58, 61, 64]),
    floor: random.pick([18, 20, 22]),
    who: random.pick([
      'The central bank',
      'The central bank of Country X',
      'The monetary authority of an economy',
    ]),
  }),
  make: ({ change: [result, does, why], first, second, floor, who }) => {
    const third = second + 22
    // Falls to the level part at second − 3, where it ends without a kink.
    const heightAt = (x: number) => floor + (54 - floor) * ((second - 3 - x) / (second - 3 - first)) ** 2.1
    // Not above the axis: where the curve begins at a height of 86, or further right.
    const begins = Math.max(8, second - 3 - (second - 3 - first) * ((86 - floor) / (54 - floor)) ** (1 / 2.1))
    const errors: Record<Result, string> = {
      falls:
        result === 'same'
          ? 'You overlooked that *L* is flat between the two lines. Extra money is not used to buy bonds there.'
          : 'You turned the effect round. With less money than they want to hold, people sell bonds.',
      rises:
        result === 'same'
          ? 'You overlooked that *L* is flat between the two lines, and more money could not raise the rate.'
          : 'You turned the effect round. With more money than they want to hold, people buy bonds.',
      same: `You took *L* to be flat between the two lines. It ${result === 'rises' ? 'rises to the left' : 'falls'}, so the rate changes.`,
      wrong:
        'You have the link between bonds and the rate wrong: when bond prices fall, the rate of interest rises.',
    }
    return {
      stem: `The diagram shows the liquidity preference curve, *L*, and three levels of the money supply. ${who} ${does}.`,
      prompt: [
        'What happens according to the Keynesian theory of interest?',
        'Which result follows from the theory of liquidity preference?',
      ],
      figure: figure(
        {
          name: 'the-macroeconomy-a-level/money-supply-lines',
          title: 'Liquidity preference and the money supply',
          description:
            'Rate of interest on the vertical axis, quantity of money on the horizontal. The curve L falls steeply at first, then less, and is level from before the line MS2 onwards. Three vertical lines MS1, MS2 and MS3 stand from left to right. MS1 meets L where it is steep, MS2 and MS3 meet it where it is level.',
          height: 262,
        },
        money.axes,
        money.bent(
          [
            ...[begins, (begins + first) / 2, first, 31, 38, 45, 51].map((x): Point => [x, heightAt(x)]),
            [second - 3, floor],
            [second, floor],
            [third, floor],
            [95, floor],
          ],
          '*L*',
          'p',
        ),
        ...[first, second, third].map(
          (x, at) => money.straight([x, 0], [x, 84], '') + money.label(x, 87, `*MS*_{${at + 1}}`, 'middle'),
        ),
      ),
      options: inAnyOrder(
        (Object.keys(RESULTS) as Result[]).map(each =>
          each === result ? RESULTS[each] : [RESULTS[each], errors[each]],
        ),
      ),
      solution: `${why} ${
        result === 'same'
          ? 'The rate of interest stays where it is: this is the liquidity trap.'
          : result === 'falls'
            ? 'They buy bonds, so bond prices rise, and the rate of interest falls until people wish to hold the larger amount of money.'
            : 'They sell bonds, so bond prices fall, and the rate of interest rises until people are content with the smaller amount of money.'
      }

Bond prices and the rate of interest always move in opposite directions.`,
    }
  },
  verify: ({ change: [, does] }) => {
    const [from = 0, to = 0] = [...does.matchAll(/_\{(\d)\}/g)].map(each => Number(each[1]))
    if (from > 1 && to > 1) return RESULTS.same
    return to > from ? RESULTS.falls : RESULTS.rises
  },
})

const funds = market({ x: 'Quantity of loanable funds', y: 'Rate of interest', width: 250 })

const DEMAND_EVENTS = {
  more: [
    'firms expect high profits from new machines',
    'the government borrows more than before',
    'a new technology makes many projects profitable',
  ],
  less: [
    'firms become pessimistic and cancel projects',
    'the government borrows less than before',
    'a tax allowance for investment is abolished',
  ],
} as const
const SUPPLY_EVENTS = {
  more: [
    'households decide to save more for old age',
    'foreign savers send more funds to the country',
    'people become more careful and put more aside',
  ],
  less: [
    'households decide to save a smaller share of income',
    'foreign savers withdraw funds from the country',
    'many people retire and live on their savings',
  ],
} as const

const SHIFT = 28

question('new-equilibrium-of-loanable-funds', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const demandFrom = random.int(0, 1)
    const supplyFrom = random.int(0, 1)
    const moves = random.pick(['demand', 'supply', 'both'] as const)
    return {
      demandFrom,
      supplyFrom,
      moves,
      demandEvent: random.int(0, 2),
      supplyEvent: random.int(0, 2),
      letters: random.shuffle(LETTERS),
    }
  },
  make: ({ demandFrom, supplyFrom, moves, demandEvent, supplyEvent, letters }) => {
    const spot = (demand: number, supply: number) =>
      funds.equilibrium(-14 + demand * SHIFT, -14 + supply * SHIFT)
    const letterAt = (demand: number, supply: number) => letters[demand * 2 + supply] ?? 'W'
    const demandTo = moves === 'supply' ? demandFrom : 1 - demandFrom
    const supplyTo = moves === 'demand' ? supplyFrom : 1 - supplyFrom
    const demandText = DEMAND_EVENTS[demandFrom === 0 ? 'more' : 'less'][demandEvent] ?? ''
    const supplyText = SUPPLY_EVENTS[supplyFrom === 0 ? 'more' : 'less'][supplyEvent] ?? ''
    const start = letterAt(demandFrom, supplyFrom)
    const right = letterAt(demandTo, supplyTo)
    const events =
      moves === 'demand'
        ? demandText
        : moves === 'supply'
          ? supplyText
          : `${demandText}, and at the same time ${supplyText}`
    const demandMoves = moves !== 'supply'
    const supplyMoves = moves !== 'demand'
    const error = (demand: number, supply: number): string => {
      if (demand === demandFrom && supply === supplyFrom) return 'You left the market where it was.'
      if (moves === 'both')
        return demand === demandTo
          ? 'You moved the demand curve only. The supply of funds changes as well.'
          : 'You moved the supply curve only. The demand for funds changes as well.'
      if (demand !== demandTo && supply !== supplyTo)
        return `You moved the ${demandMoves ? 'supply' : 'demand'} curve. Ask whether ${demandMoves ? 'borrowers or savers have changed their plans: here it is borrowers' : 'borrowers or savers have changed their plans: here it is savers'}.`
      return `You moved both curves. Only the plans of ${demandMoves ? 'borrowers' : 'savers'} have changed; the others move along their curve.`
    }
    return {
      stem: `The diagram shows two demand curves and two supply curves in the market for loanable funds. Firms and the government borrow; savers at home and abroad lend. The market is in equilibrium at ${start}. Then ${events}.`,
      prompt: [
        'Which point is the new equilibrium?',
        'At which point is the market in equilibrium afterwards?',
      ],
      figure: figure(
        {
          name: 'the-macroeconomy-a-level/loanable-funds-points',
          title: 'The market for loanable funds',
          description: `Rate of interest on the vertical axis, quantity of loanable funds on the horizontal. D1 and D2 fall, D2 to the right of D1. S1 and S2 rise, S2 to the right of S1. ${letterAt(0, 0)} is where D1 meets S1, ${letterAt(0, 1)} where D1 meets S2, ${letterAt(1, 0)} where D2 meets S1 and ${letterAt(1, 1)} where D2 meets S2.`,
          height: 262,
        },
        funds.axes,
        funds.supply('*S*_{1}', -14),
        funds.supply('*S*_{2}', 14),
        funds.demand('*D*_{1}', -14, 'p'),
        funds.demand('*D*_{2}', 14, 'p'),
        ...[0, 1].flatMap(demand =>
          [0, 1].map(supply => {
            const [x, y] = spot(demand, supply)
            const [dx, dy] = [
              [
                [-6, -2.5],
                [0, -10],
              ],
              [
                [0, 5],
                [6, -2.5],
              ],
            ][demand]?.[supply] ?? [0, 0]
            return (
              dot(...funds.at(x, y)) +
              funds.label(x + (dx ?? 0), y + (dy ?? 0), letterAt(demand, supply), 'middle')
            )
          }),
        ),
      ),
      options: byLetter(
        right,
        Object.fromEntries(
          [0, 1].flatMap(demand => [0, 1].map(supply => [letterAt(demand, supply), error(demand, supply)])),
        ),
      ),
      solution: `${demandMoves ? `Borrowers want ${demandTo > demandFrom ? 'more' : 'fewer'} funds at each rate of interest, so demand shifts to the ${demandTo > demandFrom ? 'right, to *D*_{2}' : 'left, to *D*_{1}'}.` : ''}${moves === 'both' ? '\n\n' : ''}${supplyMoves ? `Savers offer ${supplyTo > supplyFrom ? 'more' : 'fewer'} funds at each rate of interest, so supply shifts to the ${supplyTo > supplyFrom ? 'right, to *S*_{2}' : 'left, to *S*_{1}'}.` : ''}

The new equilibrium is ${right}. ${moves === 'both' ? 'Both curves have moved, so the opposite corner of the four points is reached.' : `Only ${demandMoves ? 'demand has shifted: savers react to the new rate along their supply curve' : 'supply has shifted: borrowers react to the new rate along their demand curve'}.`}`,
    }
  },
  verify: ({ demandFrom, supplyFrom, moves, letters }) => {
    const points: [string, number, number][] = letters.map((letter, at) => {
      const [d, s] = [at >= 2 ? 14 : -14, at % 2 === 1 ? 14 : -14]
      return [letter, d, s]
    })
    const flip = (from: number, does: boolean) => ((from === 1) !== does ? 14 : -14)
    const [d, s] = [flip(demandFrom, moves !== 'supply'), flip(supplyFrom, moves !== 'demand')]
    return points.find(each => each[1] === d && each[2] === s)?.[0] ?? ''
  },
})
