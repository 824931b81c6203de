import { inAnyOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { text } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('11.6')

export { templates }

const m = market({ width: 250 })

type Letter = 'V' | 'W' | 'X' | 'Y' | 'Z'

const ASKED = [
  {
    asked: 'What is the net effect of joining on the welfare of the country?',
    right: 'X + Z − Y',
    wrong: {
      'X + Z': 'You left out Y, the part of the lost tariff revenue that nobody in the country receives.',
      'X + Z − W − Y':
        'You counted W as a loss. It is tariff revenue that goes to consumers as a lower price.',
      'V + X + Z − Y': 'You counted V as a gain of the country. It moves from home producers to consumers.',
    },
    why: 'Consumers gain V + W + X + Z, home producers lose V, and the government loses the tariff revenue W + Y. Together: X + Z − Y.',
  },
  {
    asked: 'How much tariff revenue does the government lose?',
    right: 'W + Y',
    wrong: {
      W: 'You used the fall in the price. The tariff is the whole difference between P_{w} + t and P_{w}.',
      'W + X + Z': 'You took the additional imports too. Before joining only Q_{2}Q_{3} was imported.',
      Y: 'You gave only the part of the revenue that pays the partner’s higher cost.',
    },
    why: 'Before joining, Q_{2}Q_{3} was imported from the non-member and taxed at t, the distance from P_{w} to P_{w} + t: W + Y. The partner’s goods pay no tariff.',
  },
  {
    asked: 'By how much does consumer surplus rise?',
    right: 'V + W + X + Z',
    wrong: {
      'X + Z':
        'You gave the gain of the country from lower costs and higher consumption. Consumers pay less for all units.',
      'W + X + Z': 'You left out V, which consumers no longer pay to home producers.',
      'V + W + X + Y + Z': 'You went down to P_{w}. The price in the country falls to P_{p} only.',
    },
    why: 'Consumer surplus is the area below demand and above the price. The price falls from P_{w} + t to P_{p}, so it grows by all areas between these prices: V + W + X + Z.',
  },
  {
    asked: 'Which area shows the harm done by trade diversion?',
    right: 'Y',
    wrong: {
      W: 'You took lost tariff revenue that consumers receive as a lower price. It stays in the country.',
      X: 'You took the gain from replacing dear home output by imports.',
      'X + Z': 'You took the gains that come with the lower price.',
    },
    why: 'The old imports Q_{2}Q_{3} came from the non-member at P_{w}. They now come from the partner at P_{p}. The extra cost to the country is the difference times Q_{2}Q_{3}: Y.',
  },
] as const

question('areas-of-a-customs-union', {
  facts: { difficulty: 5, objective: 'AO2' },
  values: random => {
    const [low, middle, top] = [random.int(12, 15), random.int(27, 29), random.int(40, 43)]
    const [side, below, wide] = [top - middle, middle - low, 100 - 2 * top]
    // Areas of the same size could be taken for one another.
    if (below === side || side === wide || Math.abs(below * wide - side ** 2) < 4) return null
    return {
      item: random.pick(ASKED),
      low,
      middle,
      top,
      good: random.pick(['sugar', 'steel', 'shoes', 'cheese']),
    }
  },
  make: ({ item, low, middle, top, good }) => {
    const [q1, q2, q3, q4] = [middle, top, 100 - top, 100 - middle]
    const letter = (x: number, y: number, name: Letter) =>
      text(...m.at(x, y), name, { anchor: 'middle', cls: 's' })
    return {
      stem: `A country imports ${good} from the cheapest supplier in the world, a non-member, at the price P_{w} plus the tariff t. It then joins a customs union. A partner sells ${good} at P_{p} and pays no tariff; the tariff on non-members stays.`,
      prompt: item.asked,
      figure: figure(
        {
          name: 'international-economic-issues/areas-of-joining',
          title: `The market for ${good} before and after joining`,
          description:
            'Price on the vertical axis, quantity on the horizontal axis. Home demand D and home supply S. Three price lines: the lowest is Pw, above it Pp, the highest is Pw plus t. Home supply is Q1 at Pp and Q2 at Pw plus t; home demand is Q3 at Pw plus t and Q4 at Pp. Between Pp and Pw plus t lie V, left of home supply; triangle X below home supply; rectangle W from Q2 to Q3; triangle Z below home demand. Between Pw and Pp, from Q2 to Q3, lies rectangle Y.',
          height: 262,
        },
        m.area(
          [
            [q2, low],
            [q3, low],
            [q3, middle],
            [q2, middle],
          ],
          undefined,
          'sunk',
        ),
        m.axes,
        m.straight([10, 90], [80, 20], '*D*'),
        m.supply(),
        m.straight([0, top], [88, top], '*P*_{w} + *t*'),
        m.straight([0, middle], [88, middle], '*P*_{p}', 'p'),
        m.straight([0, low], [96, low], '*P*_{w}'),
        m.read([q1, middle], '*Q*_{1}', ''),
        m.read([q2, top], '*Q*_{2}', ''),
        m.read([q3, top], '*Q*_{3}', ''),
        m.read([q4, middle], '*Q*_{4}', ''),
        letter(14, (middle + top) / 2 - 2, 'V'),
        letter(q2 - 4, middle + 2, 'X'),
        letter(50, (middle + top) / 2 - 2, 'W'),
        letter(q3 + 4, middle + 2, 'Z'),
        letter(50, (low + middle) / 2 - 2, 'Y'),
      ),
      options: inAnyOrder([
        item.right,
        ...Object.entries(item.wrong).map(([set, error]): Wrong => [set, error]),
      ]),
      solution: item.why,
    }
  },
  // By sizes: what is asked, reckoned from the curves, against each sum of areas that is offered.
  verify: ({ item, low, middle, top }) => {
    const side = top - middle
    const size: Record<Letter, number> = {
      V: (side * (middle + top)) / 2,
      W: side * (100 - 2 * top),
      X: side ** 2 / 2,
      Y: (middle - low) * (100 - 2 * top),
      Z: side ** 2 / 2,
    }
    const consumers = (side * (100 - top + 100 - middle)) / 2
    const revenue = (top - low) * (100 - 2 * top)
    const target = item.asked.startsWith('What')
      ? consumers - size.V - revenue
      : item.asked.startsWith('How')
        ? revenue
        : item.asked.startsWith('By')
          ? consumers
          : revenue - side * (100 - 2 * top)
    const sum = (set: string) =>
      set
        .replaceAll('− ', '−')
        .replaceAll('+ ', '')
        .split(' ')
        .reduce(
          (total, term) =>
            total + (term.startsWith('−') ? -size[term.slice(1) as Letter] : size[term as Letter]),
          0,
        )
    const fits = [item.right, ...Object.keys(item.wrong)].filter(set => Math.abs(sum(set) - target) < 1e-6)
    return fits.length === 1 ? (fits[0] ?? '') : fits.join(' or ')
  },
})
