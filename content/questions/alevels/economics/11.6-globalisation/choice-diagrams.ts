import { bySize, inAnyOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { text } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('11.6')

export { templates }

const m = market({ width: 250 })

const n = market({ x: 'Quantity / thousand', y: 'Price / $', width: 240 })

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
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [low, middle, top] = [random.int(11, 15), random.int(26, 28), random.int(41, 43)]
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
        letter(q2 - 3.6, middle + 1.6, 'X'),
        letter(50, (middle + top) / 2 - 2, 'W'),
        letter(q3 + 3.6, middle + 1.6, 'Z'),
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

const thousand: Print = value => `\\$${plain(value)} thousand`

question('trade-creation-with-numbers', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    // In per cent of the axes, which are shown in dollars and thousands of units.
    const dollar = random.pick([0.2, 0.4, 0.8, 1])
    const [low, top] = random.pick([
      [20, 30],
      [20, 35],
      [30, 40],
    ] as const)
    // Quantities 10 apart on the axis have room for two figures only.
    const unit = random.pick(top === 35 ? [1, 2, 4] : [0.5, 1])
    const duty = (top - low) * dollar
    const [q1, q2, q3, q4] = [low * unit, top * unit, (100 - top) * unit, (100 - low) * unit]
    const asked = random.pick(['welfare', 'consumers', 'producers'] as const)
    const [gain, revenue] = [(duty * (q2 - q1 + q4 - q3)) / 2, duty * (q3 - q2)]
    const [consumers, producers] = [(duty * (q3 + q4)) / 2, (duty * (q1 + q2)) / 2]
    const right = { welfare: gain, consumers, producers }[asked]
    const all: Record<'welfare' | 'consumers' | 'producers', Readonly<Record<string, number>>> = {
      welfare: {
        'You took the two triangles for rectangles.': 2 * gain,
        'You gave the gain of consumers only and left out what home producers and the government lose.':
          consumers,
        'You gave the tariff revenue that is lost. It goes to consumers.': revenue,
        'You counted one of the two triangles only.': gain / 2,
        'You added the lost revenue as a gain of the country. It moves from the government to consumers.':
          gain + revenue,
      },
      consumers: {
        'You multiplied the fall in the price by the old quantity only.': duty * q3,
        'You multiplied the fall in the price by the new quantity, as if all of it had been bought before.':
          duty * q4,
        'You gave the gain of the country as a whole.': gain,
        'You counted imported units only. Consumers pay less for home goods too.': consumers - producers,
      },
      producers: {
        'You multiplied the fall in the price by the old output of home firms.': duty * q2,
        'You multiplied the fall in the price by the new output of home firms and left out the triangle.':
          duty * q1,
        'You gave the fall in revenue from the units that are no longer produced, without their cost.':
          top * dollar * (q2 - q1),
        'You gave the tariff revenue that the government loses.': revenue,
      },
    }
    const wrong = threeSlips(random, right, slipsOf(all[asked]), thousand)
    return (
      wrong && {
        dollar,
        low,
        top,
        duty,
        q1,
        q2,
        q3,
        q4,
        asked,
        right,
        wrong,
        good: random.pick(dollar < 0.5 ? ['umbrellas', 'toys', 'towels'] : ['coats', 'radios', 'clocks']),
      }
    )
  },
  make: ({ dollar, low, top, duty, q1, q2, q3, q4, asked, right, wrong, good }) => ({
    stem: `A country has a tariff on all imported ${good}. It then joins a customs union with the cheapest producer in the world, and the tariff no longer applies to that partner. The diagram shows prices and quantities before and after joining.`,
    prompt: {
      welfare: 'What is the net gain in welfare of the country?',
      consumers: 'By how much does consumer surplus rise?',
      producers: 'By how much does the surplus of home producers fall?',
    }[asked],
    figure: figure(
      {
        name: 'international-economic-issues/joining-with-numbers',
        title: `The market for ${good}`,
        description: `Price in dollars on the vertical axis, quantity in thousands on the horizontal axis. Home demand D and home supply S. Before joining the price is ${plain(top * dollar)}: home supply is ${q2} and home demand ${q3}. After joining the price is ${plain(low * dollar)}: home supply is ${q1} and home demand ${q4}.`,
        height: 262,
      },
      n.axes,
      n.demand(),
      n.supply(),
      n.straight([0, top], [88, top], 'before'),
      n.straight([0, low], [88, low], 'after', 'p'),
      n.read([low, low], String(q1), plain(low * dollar)),
      n.read([top, top], String(q2), plain(top * dollar)),
      n.read([100 - top, top], String(q3), ''),
      n.read([100 - low, low], String(q4), ''),
    ),
    options: bySize({ right, wrong, print: thousand }),
    solution: {
      welfare: `The price falls by ${plain(duty)}. Home output falls by ${q2 - q1} thousand and consumption rises by ${q4 - q3} thousand.

The gains are two triangles: ½ × ${plain(duty)} × ${q2 - q1} + ½ × ${plain(duty)} × ${q4 - q3} = ${plain(right)} (thousand dollars). The rest of what consumers gain is lost by home producers and the government.`,
      consumers: `The price falls by ${plain(duty)} on all units. Consumer surplus grows by a rectangle and a triangle: ${plain(duty)} × ${q3} + ½ × ${plain(duty)} × ${q4 - q3} = ${plain(right)} (thousand dollars).`,
      producers: `The price falls by ${plain(duty)}. Producer surplus shrinks by a rectangle and a triangle: ${plain(duty)} × ${q1} + ½ × ${plain(duty)} × ${q2 - q1} = ${plain(right)} (thousand dollars).`,
    }[asked],
  }),
  // Summed over small steps of the price.
  verify: ({ low, top, dollar, q1, asked }) => {
    const unit = q1 / low
    const steps = 1000
    let [consumers, producers] = [0, 0]
    for (let at = 0; at < steps; at += 1) {
      const price = low + ((at + 0.5) * (top - low)) / steps
      const slice = ((top - low) * dollar) / steps
      consumers += slice * (100 - price) * unit
      producers += slice * price * unit
    }
    const revenue = (top - low) * dollar * (100 - 2 * top) * unit
    const found = { welfare: consumers - producers - revenue, consumers, producers }[asked]
    return thousand(Math.round(found * 1e6) / 1e6)
  },
})
