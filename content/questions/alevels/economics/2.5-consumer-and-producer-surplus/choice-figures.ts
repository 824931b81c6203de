import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'

const { question, templates } = choiceQuestions('2.5')

export { templates }

type Area = 'kept' | 'passed' | 'buyersLost' | 'firmsKept' | 'firmsLost' | 'least'

const AREAS: readonly Area[] = ['kept', 'passed', 'buyersLost', 'firmsKept', 'firmsLost', 'least']

const MEANING: Record<Area, string> = {
  kept: 'consumer surplus that buyers had before and still have',
  passed: 'consumer surplus that has become producer surplus',
  buyersLost: 'consumer surplus that nobody receives any more',
  firmsKept: 'producer surplus that firms had before and still have',
  firmsLost: 'producer surplus that nobody receives any more',
  least: 'the least that firms would accept for the units still sold',
}

const PLACE: Record<Area, string> = {
  kept: 'lies below *D* and above P_{1}',
  passed: 'lies between the two prices, over the units still sold',
  buyersLost: 'lies below *D* and above P_{e}, over the units no longer sold',
  firmsKept: 'lies above *S* and below P_{e}, over the units still sold',
  firmsLost: 'lies above *S* and below P_{e}, over the units no longer sold',
  least: 'lies below *S*, over the units still sold',
}

const WHY: Record<Area, string> = {
  kept: 'Buyers are willing to pay more than P_{1} for these units, before and after the limit',
  passed:
    'Buyers of these units paid P_{e} and now pay P_{1}. What they lose on them, firms receive in addition',
  buyersLost:
    'Buyers would pay more than P_{e} for these units, but the units are not sold any more, so this surplus goes to nobody',
  firmsKept: 'Firms would sell these units for less than P_{e}, and they still sell them',
  firmsLost:
    'Firms would sell these units for less than P_{e}, but the units are not sold any more, so this surplus goes to nobody',
  least:
    'The supply curve shows the lowest price at which firms would sell each unit. What lies below it is no surplus',
}

const NEAR: Record<Area, readonly Area[]> = {
  kept: ['passed', 'buyersLost', 'firmsKept', 'least'],
  passed: ['kept', 'buyersLost', 'firmsKept', 'firmsLost'],
  buyersLost: ['passed', 'firmsLost', 'kept', 'firmsKept'],
  firmsKept: ['least', 'passed', 'firmsLost', 'kept'],
  firmsLost: ['buyersLost', 'firmsKept', 'passed', 'least'],
  least: ['firmsKept', 'firmsLost', 'kept', 'passed'],
}

const LIMITS = [
  { good: 'fish', limit: 'a limit on the catch' },
  { good: 'wine', limit: 'a limit on the harvest' },
  { good: 'taxi rides', limit: 'a limit on the number of taxis' },
  { good: 'oil', limit: 'an agreement to limit output' },
  { good: 'sand', limit: 'a limit on what may be dug' },
] as const

question('meaning-of-an-area-when-output-is-limited', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO1' },
  values: random => {
    const asked = random.pick(AREAS)
    return {
      asked,
      wrong: random.sample(NEAR[asked], 3),
      item: random.pick(LIMITS),
      sold: random.int(25, 29),
      letters: random.shuffle(['F', 'G', 'H', 'J', 'K', 'L']),
    }
  },
  make: ({ asked, wrong, item, sold, letters }) => {
    const m = market({ width: 262, height: 206 })
    // Demand P = 98 − Q and supply P = 2 + Q meet at 48 and 50.
    const price = 98 - sold
    const name = (area: Area) => letters[AREAS.indexOf(area)] ?? ''
    const at: Record<Area, readonly [number, number]> = {
      kept: [sold / 3, price + sold / 3 - 3],
      passed: [sold / 2, (price + 50) / 2 - 2],
      buyersLost: [sold + 6, 54],
      firmsKept: [sold / 2 - 2, 34],
      firmsLost: [sold + 6, 41],
      least: [sold * 0.68, 5],
    }
    return {
      stem: `The market for ${item.good} was in equilibrium at the price P_{e}. Then ${item.limit} reduced the quantity sold to Q_{1}, and the price rose to P_{1}. What buyers would pay and what firms would accept for each unit did not change.`,
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/six-areas-of-a-market',
          title: 'Demand, supply and six areas',
          description: `Price on the vertical axis, quantity on the horizontal axis. Straight demand and supply curves D and S cross at Qe and Pe. At the smaller quantity Q1 the demand curve is at P1, above Pe, and a dashed line goes down to the axis. ${name('kept')} is the triangle below D and above P1. ${name('passed')} is the rectangle between P1 and Pe up to Q1. ${name('firmsKept')} is the area between Pe and S up to Q1, ${name('least')} the area below S up to Q1. To the right of Q1, ${name('buyersLost')} is the triangle between D and Pe, ${name('firmsLost')} the triangle between Pe and S.`,
          height: 282,
        },
        m.axes,
        m.straight([0, 98], [90, 8], '*D*'),
        m.straight([0, 2], [90, 92], '*S*'),
        m.read([sold, price], '*Q*_{1}', '*P*_{1}'),
        m.read([48, 50], '*Q*_{e}', '*P*_{e}'),
        ...AREAS.map(area => m.label(...at[area], name(area), 'middle')),
      ),
      prompt: [
        `What does area ${name(asked)} show after the limit?`,
        `What does area ${name(asked)} stand for after the limit?`,
      ],
      right: MEANING[asked],
      wrong: wrong.map(
        area => [MEANING[area], `You described area ${name(area)}, which ${PLACE[area]}.`] as const,
      ),
      solution: `Area ${name(asked)} ${PLACE[asked]}. ${WHY[asked]}.`,
    }
  },
})
