import { bySize, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { groupName, propertyFigure } from './drawings'
import { TRENDS } from './places'

const { supplement, templates } = choiceQuestions('8.1', { calculator: 'needed' })

export { templates }

supplement('missing-point-in-a-group', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const trend = random.pick(TRENDS)
    const at = random.int(1, trend.values.length - 2)
    const [above, missing, below] = [trend.values[at - 1], trend.values[at], trend.values[at + 1]]
    if (!above || !missing || !below) return null
    const [lower, right, upper] = [above[2], missing[2], below[2]]
    const gap = upper - lower
    const lowest = trend.unit === '°C' ? -270 : 20
    const slips: Slip[] = [
      [
        Math.round(lower - 0.45 * gap),
        `You chose less than for ${above[0]}, but the values increase down the group.`,
      ],
      [
        Math.round(lower - gap),
        `You chose far less than for ${above[0]}, as if the values decreased down the group.`,
      ],
      [
        Math.round(upper + 0.45 * gap),
        `You chose more than for ${below[0]}, which stands further down the group.`,
      ],
      [
        Math.round(upper + gap),
        `You continued beyond ${below[0]}, but the element stands above it in the group.`,
      ],
      [
        Math.round(upper + 1.6 * gap),
        `You chose far more than for ${below[0]}, although the element stands above it in the group.`,
      ],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > lowest),
      value => quantity(value, trend.unit),
    )
    return wrong
      ? { trend, missing: missing[0], period: missing[1], bounds: [lower, upper] as const, right, wrong }
      : null
  },
  make: ({ trend, missing, period, bounds: [lower, upper], right, wrong }) => ({
    stem: [
      `The crosses show the ${trend.name} of elements of Group ${groupName(trend.group)}. The cross for ${missing}, in Period ${period}, is left out.`,
      `Data of Group ${groupName(trend.group)} are shown, the ${trend.name} against the period. ${missing[0]?.toUpperCase()}${missing.slice(1)}, in Period ${period}, is missing.`,
      `A student plots the ${trend.name} of the elements of Group ${groupName(trend.group)} and forgets ${missing}, which is in Period ${period}.`,
    ],
    figure: propertyFigure(
      `group-${trend.group}-without-${period}`,
      trend.axis,
      trend.values.map(([, at, value]) => [at, at === period ? null : value] as const),
    ),
    prompt: [
      `Which value is the best prediction for ${missing}?`,
      `Which value for ${missing} fits the trend?`,
    ],
    options: bySize({ right, wrong, print: value => quantity(value, trend.unit) }),
    solution: `The values increase down the group. The one for ${missing} lies between those of its neighbours, ${plain(lower)} and ${quantity(upper, trend.unit)}: ${quantity(right, trend.unit)}.`,
  }),
  verify: ({ bounds: [lower, upper], right, wrong }) =>
    [right, ...wrong.map(([value]) => value)].find(value => value > lower && value < upper) ?? NaN,
})

const GROUPS: readonly (readonly (readonly [number: number, melts: number, density: number])[])[] = [
  [
    [3, 181, 0.53],
    [11, 98, 0.97],
    [37, 39, 1.5],
  ],
  [
    [17, -101, 0.003],
    [35, -7, 3.1],
    [53, 114, 4.9],
  ],
  [
    [16, 115, 2.1],
    [34, 221, 4.8],
    [52, 450, 6.2],
  ],
  [
    [14, 1410, 2.3],
    [32, 938, 5.3],
    [50, 232, 7.3],
  ],
  [
    [20, 842, 1.6],
    [38, 777, 2.6],
    [56, 727, 3.5],
  ],
]

// No order that would give the trend, or its opposite, to somebody who does not sort.
const MIXED = [
  [1, 0, 2],
  [1, 2, 0],
  [0, 2, 1],
  [2, 0, 1],
] as const

supplement('trends-from-a-table', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ group: random.pick(GROUPS), order: random.pick(MIXED) }),
  make: ({ group, order }) => {
    const isRising = (group[2]?.[1] ?? 0) > (group[0]?.[1] ?? 0)
    const [melts, opposite] = isRising ? ['increases', 'decreases'] : ['decreases', 'increases']
    return {
      stem: [
        'X, Y and Z are elements of one group of the Periodic Table.',
        'The table shows data of three elements, X, Y and Z, that are in the same group.',
        'Three elements of one group, X, Y and Z, are compared.',
      ],
      table: {
        head: ['element', 'proton number', 'melting point / °C', 'density in g/cm^{3}'],
        rows: order.map((of, at) => {
          const [number = 0, melting = 0, density = 0] = group[of] ?? []
          return ['XYZ'.charAt(at), plain(number), plain(melting), plain(density)]
        }),
      },
      prompt: [
        'Which row describes the trends down the group?',
        'How do the two properties change down the group?',
      ],
      options: rows(
        ['melting point', 'density'],
        [melts, 'increases'],
        [
          [[opposite, 'increases'], 'You read the density, but the melting point changes the other way.'],
          [[melts, 'decreases'], 'You read the melting point, but the density changes the other way.'],
          [[opposite, 'decreases'], 'You went up the group: proton numbers increase downwards.'],
        ],
      ),
      solution: `Down a group the proton number increases: put the elements in that order first, ${group.map(([number]) => number).join(', ')}. The melting points are then ${group.map(([, each]) => plain(each)).join(', ')} °C and the densities ${group.map(([, , each]) => plain(each)).join(', ')} g/cm^{3}.`,
    }
  },
})

const REACTIONS = [
  {
    with: 'cold water',
    grows: true,
    seen: [
      'no bubbles',
      'a few bubbles after some time',
      'a steady stream of bubbles',
      'bubbles so fast that the mixture froths over',
    ],
  },
  {
    with: 'dilute acid',
    grows: true,
    seen: [
      'a few bubbles',
      'a steady stream of bubbles',
      'many bubbles, and the tube becomes hot',
      'an explosion',
    ],
  },
  {
    with: 'hydrogen',
    grows: false,
    seen: [
      'an explosion, even in the dark',
      'an explosion in sunlight, nothing in the dark',
      'a slow reaction when heated',
      'a very slow reaction when heated, and some of the element is left',
    ],
  },
] as const

supplement('order-from-observations', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const letters = random.shuffle(['P', 'Q', 'R', 'S'])
    const right = letters.join(', ')
    const swapped = [letters[0], letters[2], letters[1], letters[3]].join(', ')
    const options = [right, letters.toReversed().join(', '), swapped, 'P, Q, R, S']
    return new Set(options).size === 4 ? { letters, options, item: random.pick(REACTIONS) } : null
  },
  make: ({ letters, options, item }) => {
    const [right = '', reversed = '', swapped = '', listed = ''] = options
    const way = item.grows ? 'increases' : 'decreases'
    return {
      stem: [
        `P, Q, R and S are elements of one group, in which the reactivity ${way} down the group. Each is mixed with ${item.with}.`,
        `In a group of the Periodic Table the reactivity ${way} down the group. The table shows how four of its elements react with ${item.with}.`,
        `Four elements of one group react with ${item.with} as shown. It is known that the reactivity ${way} down this group.`,
      ],
      table: {
        head: ['element', `what is seen with ${item.with}`],
        rows: ['P', 'Q', 'R', 'S'].map(letter => [letter, item.seen[letters.indexOf(letter)] ?? '']),
      },
      prompt: [
        'What is the order of the elements, from the top of the group downwards?',
        'In which order do the elements stand in the group, beginning at the top?',
      ],
      right,
      wrong: {
        [reversed]: `You began at the bottom: the reactivity ${way} down the group.`,
        [swapped]: 'You exchanged the two elements in the middle.',
        [listed]: 'You took the order of the table, which is only the order of the alphabet.',
      },
      solution: `The reactivity ${way} down the group, so begin with the ${item.grows ? 'least' : 'most'} reactive element, which shows ${item.seen[0]}. The order is ${right}.`,
    }
  },
})
