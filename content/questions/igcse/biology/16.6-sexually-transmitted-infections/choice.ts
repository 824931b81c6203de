import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { contactNetwork, contactsOf, infections, infectionsGraph, ROUTES, routesChart } from './figures'

const { core, templates } = choiceQuestions('16.6', { calculator: 'needed' })

export { templates }

core('who-could-be-infected', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [left, right] = [random.int(3, 5), random.int(3, 5)]
    const side = random.pick(['left', 'right'] as const)
    const size = side === 'left' ? left : right
    const spot = random.int(0, size - 1)
    const others = size - 1
    const wrong = threeSlips(
      random,
      others,
      [
        [left + right - 1, 'You passed the infection along the dashed line, where a condom is always used.'],
        [contactsOf(spot, size), 'You counted only the direct contacts of X; these pass the infection on.'],
        [size, 'You counted X as well.'],
        [left + right - size, 'You counted the people on the other side of the dashed line.'],
        [left + right, 'You counted everybody, X included, and passed the infection along the dashed line.'],
      ],
      String,
    )
    return wrong && { left, right, side, spot, others, wrong }
  },
  make: ({ left, right, side, spot, others, wrong }) => ({
    stem: [
      'In the diagram each circle is a person and each line is sexual contact between two people in one year. At the beginning of the year only person X has an STI.',
      'The diagram shows sexual contacts in a group of people during one year. When the year begins, X is the only one with an STI.',
      'Lines in the diagram join people who have sexual contact during a year. Only X has an STI at the beginning of the year.',
    ],
    figure: contactNetwork(left, right, { side, spot }),
    prompt: [
      'What is the largest number of other people who could have this STI at the end of the year, if condoms give full protection?',
    ],
    options: numbers({ right: others, unit: '', wrong }),
    solution: `The infection can pass along every full line, from one person to the next. It does not pass along the dashed line, where a condom is always used. That leaves ${others} people besides X.`,
  }),
})

const SHARES = [
  [60, 20, 15, 5],
  [55, 25, 15, 5],
  [65, 20, 10, 5],
  [50, 30, 15, 5],
  [45, 30, 20, 5],
  [70, 15, 10, 5],
] as const

core('share-of-infections', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const shares = random.pick(SHARES)
    const total = random.step(1500, 9500, 500)
    const asked = random.pick([0, 1, 2] as const)
    const right = (shares[asked] * total) / 100
    const slips = [0, 1, 2]
      .filter(each => each !== asked)
      .map((each): [number, string] => [
        ((shares[each] ?? 0) * total) / 100,
        `You read the bar for ${(ROUTES[each] ?? '').replace('\n', ' ')}.`,
      ])
    const wrong = threeSlips(
      random,
      right,
      [
        ...slips,
        [total - right, 'You worked out how many were infected in all other ways.'],
        [shares[asked] * 10, 'You multiplied the percentage by 10 instead of taking it of the whole number.'],
        [Math.round(total / shares[asked]), 'You divided by the percentage.'],
      ],
      String,
    )
    return wrong && { shares, total, asked, right, wrong }
  },
  make: ({ shares, total, asked, right, wrong }) => {
    const route = (ROUTES[asked] ?? '').replace('\n', ' ')
    const phrase =
      asked === 2 ? 'from mother to child' : asked === 1 ? 'by shared needles' : 'by sexual contact'
    return {
      stem: [
        `In one year ${plain(total)} people in a country were infected with HIV. The bar chart shows in which ways.`,
        `The bar chart shows how people in a country were infected with HIV in one year. In all there were ${plain(total)} new infections.`,
        `There were ${plain(total)} new infections with HIV in a country in one year. The bar chart shows the ways of transmission.`,
      ],
      figure: routesChart(shares),
      prompt: [
        `How many infections were passed on ${phrase}?`,
        `What is the number of infections that were passed on ${phrase}?`,
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: `The bar for ${route} shows ${shares[asked]}%. ${shares[asked]} ÷ 100 × ${plain(total)} = ${plain(right)}.`,
    }
  },
  verify: ({ shares, total, asked }) => {
    let rest = total
    for (const [at, share] of shares.entries()) if (at !== asked) rest -= (share * total) / 100
    return rest
  },
})

core('after-a-programme', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const peak = random.pick([40, 50, 60, 70, 80])
    const percent = random.pick([30, 35, 40, 45, 55, 60, 65, 70])
    const last = (peak * (100 - percent)) / 100
    if (!Number.isInteger(last / 2)) return null
    const first = infections(peak, last)[0]?.[1] ?? 0
    const wrong = threeSlips(
      random,
      percent,
      [
        [100 - percent, 'You gave the number in 2020 as a percentage of that in 2010, not the decrease.'],
        [peak - last, 'You gave the decrease in thousands, not as a percentage.'],
        [
          Math.round(((peak - last) / last) * 100),
          'You divided by the number in 2020 instead of that in 2010.',
        ],
        [Math.round(((first - last) / first) * 100), 'You compared with 2006, not with the highest number.'],
      ],
      String,
    )
    return wrong?.every(([value]) => value > 0) ? { peak, last, percent, wrong } : null
  },
  make: ({ peak, last, percent, wrong }) => ({
    stem: [
      'A country began to teach about HIV in schools and to hand out free condoms in 2010. The graph shows the number of new infections.',
      'The graph shows new infections with HIV in a country. In 2010 testing and treatment became free.',
      'In 2010 a country began a programme against HIV, with education and free tests. The graph shows the new infections before and after that.',
    ],
    figure: infectionsGraph(peak, last),
    prompt: [
      'By what percentage did the number of new infections in a year decrease from 2010 to 2020?',
      'What is the percentage decrease in new infections in a year from 2010 to 2020?',
    ],
    options: numbers({ right: percent, unit: '%', wrong }),
    solution: `In 2010 there were ${peak} thousand new infections and in 2020 there were ${plain(last)} thousand. (${peak} − ${plain(last)}) ÷ ${peak} × 100 = ${percent}%.`,
  }),
  verify: ({ peak, last }) => 100 - (100 * last) / peak,
})

core('passing-it-on', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const start = random.step(100, 400, 50)
    const each = random.pick([1, 2, 3])
    const years = random.pick([2, 3])
    const right = start * (each + 1) ** years
    const wrong = threeSlips(
      random,
      right,
      [
        [start * each ** years, 'You left out the people who were infected before; they are still infected.'],
        [start * (1 + each * years), 'You let only the first people pass the infection on.'],
        [start * (each + 1), 'You counted the first year only.'],
        [start * (each + 1) * years, 'You multiplied by the number of years instead of repeating the step.'],
        [right - start, 'You left out the people who were infected at the beginning.'],
      ],
      String,
    )
    return wrong && { start, each, years, right, wrong }
  },
  make: ({ start, each, years, right, wrong }) => ({
    stem: [
      `In a town ${start} people have an STI. Nobody is treated, and each infected person infects ${each} other ${each === 1 ? 'person' : 'people'} in a year.`,
      `An STI is not treated in a town. Everybody who has it infects ${each} more ${each === 1 ? 'person' : 'people'} each year. At first ${start} people have it.`,
      `Each person with a certain STI infects ${each} other ${each === 1 ? 'person' : 'people'} in a year. In a town ${start} people have it, and nobody is cured.`,
    ],
    prompt: [
      `How many people have the STI after ${years} years?`,
      `What is the number of infected people after ${years} years?`,
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `In each year every infected person adds ${each}, so the number is multiplied by ${each + 1}. After ${years} years: ${start} × ${Array.from({ length: years }, () => each + 1).join(' × ')} = ${plain(right)}.`,
  }),
  verify: ({ start, each, years }) => {
    let infected = start
    for (let year = 0; year < years; year += 1) infected += infected * each
    return infected
  },
})

const MEASURES = [
  { measure: 'using condoms', reason: 'body fluids do not pass to the partner' },
  { measure: 'testing donated blood', reason: 'infected blood is not used' },
  { measure: 'having fewer sexual partners', reason: 'there is contact with fewer people' },
  { measure: 'treating STIs with antibiotics', reason: 'bacteria in the body are killed' },
] as const

core('measure-and-reason', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    measures: random.shuffle(MEASURES),
    who: random.pick(['health workers', 'doctors', 'teachers', 'nurses']),
  }),
  make: ({ measures, who }) => {
    const [one = MEASURES[0], two = MEASURES[1], three = MEASURES[2], four = MEASURES[3]] = measures
    const error = 'You chose a measure with the reason for another one.'
    return {
      stem: [
        `In a campaign ${who} explain how the spread of STIs is controlled.`,
        `A group of ${who} writes a leaflet on how to control the spread of STIs.`,
        `Measures against STIs are explained by ${who}.`,
      ],
      prompt: ['Which measure is shown with the right reason?', 'Which row explains a measure correctly?'],
      columns: 'measure | reason',
      right: `${one.measure} | ${one.reason}`,
      wrong: {
        [`${two.measure} | ${three.reason}`]: error,
        [`${three.measure} | ${four.reason}`]: error,
        [`${four.measure} | ${two.reason}`]: error,
      },
      solution: measures
        .map(({ measure, reason }) => `${measure}: ${reason}`)
        .join('; ')
        .replace(/^./, letter => letter.toUpperCase()),
    }
  },
})
