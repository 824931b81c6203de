import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { enough, ONE_CROP, pests, RESPONSES, response, SEVERAL, WEEKS } from './figures'
import {
  ANTIBIOTICS,
  CHEAPER,
  CLOSE_TOGETHER,
  DISEASE,
  FASTER_GROWTH,
  FEW_PREDATORS,
  GROWTH,
  HARM_OF_MONOCULTURE,
  HIGH_YIELD,
  LESS_LAND,
  MACHINES,
  MINERALS,
  NO_GAIN,
  SAME_FOOD,
  WASTE,
  WELFARE,
} from './points'

const { core, templates } = questionsOf('structured', '20.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

const METHODS = [
  ['herbicides', 'less competition from weeds'],
  ['insecticides', 'less damage by insects'],
  ['large tractors', 'larger areas can be farmed'],
  ['selective breeding', 'varieties with larger grains'],
] as const

core('more-grain', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    values: random.pick(RESPONSES),
    at: random.int(1, 2),
    items: random.shuffle(METHODS),
    crop: random.pick(['wheat', 'maize', 'rice', 'barley']),
  }),
  make: ({ values, at, items, crop }) => {
    const [start = 1, end = 1] = [values[0], values[at]]
    const percent = ((end - start) / start) * 100
    return {
      stem: [
        `A scientist grows ${crop} with different amounts of a chemical fertiliser. The graph shows the yields.`,
        `The graph shows the yield of ${crop} on plots that were given different amounts of fertiliser.`,
        `On a farm, the yield of ${crop} is measured on plots with different amounts of a chemical fertiliser.`,
      ],
      figure: response(values, crop),
      parts: {
        'a.i': ask.number({
          prompt: `State the yield, in tonnes per hectare, with ${at * 50} kg of fertiliser per hectare.`,
          objective: 'AO2',
          answer: end,
          tolerance: 0.1,
          sigFigs: 1,
          scheme: [`A1 ${plain(end)} t per hectare (± 0.1)`],
          solution: `Go up from ${at * 50} kg to the line and across to the axis: ${plain(end)} t per hectare.`,
        }),
        'a.ii': ask.number({
          prompt: `Calculate the percentage increase in yield when ${at * 50} kg of fertiliser per hectare is used instead of none.`,
          answer: percent,
          unit: '%',
          tolerance: 11 / start,
          follow: { from: 'a.i', formula: `(x - ${start})/${start}*100` },
          scheme: [
            `C1 (${plain(end)} − ${plain(start)}) ÷ ${plain(start)} × 100`,
            `A1 ${figures(percent, 3)}%`,
          ],
          solution: `The increase is ${plain(end - start)} t per hectare. ${plain(end - start)} ÷ ${plain(start)} × 100 = ${figures(percent, 3)}%.`,
        }),
        b: ask.written({
          prompt: 'Explain why fertiliser increases the yield.',
          scheme: [MINERALS, GROWTH],
          modelAnswer:
            'It supplies mineral ions such as nitrate, so the plants make more proteins and grow more.',
          solution: 'Say what the fertiliser supplies, and what the plant does with it.',
        }),
        c: ask.written({
          prompt: `Suggest why a farmer should not use more than ${enough(values)} kg of fertiliser per hectare.`,
          objective: 'AO2',
          scheme: [NO_GAIN],
          modelAnswer: 'The yield does not increase further, so the fertiliser is wasted.',
          solution: `From ${enough(values)} kg per hectare on, the line is level. More fertiliser costs money and may pollute rivers.`,
        }),
        d: ask.match({
          prompt: 'Match each method with how it helps to produce more food.',
          marks: 2,
          items: items.map(([method]) => ({ id: method, text: method })),
          targets: asItems([...METHODS.map(([, effect]) => effect), 'more mineral ions in the soil'].sort()),
          answer: Object.fromEntries(METHODS),
          scheme: matchScheme(4, 2),
          solution: `${METHODS.map(([method, effect]) => `${method}: ${effect}`).join('; ')}.`,
        }),
      },
    }
  },
  verify: ({ values, at }) => ({
    'a.i': values.filter((_, index) => index === at).reduce((sum, each) => sum + each, 0),
    'a.ii': (100 * (values[at] ?? 1)) / (values[0] ?? 1) - 100,
  }),
})

core('one-crop-or-several', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const [one, several] = [random.pick(ONE_CROP), random.pick(SEVERAL)]
    const at = random.int(3, 5)
    const times = (one[at] ?? 0) / (several[at] ?? 1)
    return Number.isInteger(times * 2)
      ? { one, several, at, times, crop: random.pick(['cabbage', 'beans', 'maize', 'carrots']) }
      : null
  },
  make: ({ one, several, at, times, crop }) => ({
    stem: [
      `Field P is a monoculture of ${crop}. Field Q holds ${crop} in rows between other crops. Neither field is sprayed. The graph shows the number of a pest of ${crop}.`,
      `A pest of ${crop} is counted in two fields. In P there is only ${crop}, in Q there are rows of other crops as well. No insecticide is used.`,
      `The graph shows how many insects of a pest of ${crop} were found in two fields. P is a monoculture of ${crop}, Q has several crops. They are not sprayed.`,
    ],
    figure: pests(one, several),
    parts: {
      'a.i': ask.number({
        prompt: `State the number of pests on 100 plants in field P after ${WEEKS[at]} weeks.`,
        objective: 'AO2',
        answer: one[at] ?? 0,
        tolerance: 3,
        scheme: [`A1 ${one[at]} (± 3)`],
        solution: `Go up from ${WEEKS[at]} weeks to line P and across to the axis: ${one[at]}.`,
      }),
      'a.ii': ask.number({
        prompt: `Calculate how many times as many pests there are in field P as in field Q after ${WEEKS[at]} weeks.`,
        answer: times,
        tolerance: times * 0.12,
        follow: { from: 'a.i', formula: `x/${several[at]}` },
        scheme: [`C1 ${one[at]} ÷ ${several[at]}`, `A1 ${plain(times)}`],
        solution: `Field Q: ${several[at]}. ${one[at]} ÷ ${several[at]} = ${plain(times)}.`,
      }),
      b: ask.written({
        prompt: 'Explain why the pest spreads faster in the monoculture.',
        marks: 2,
        scheme: [SAME_FOOD, CLOSE_TOGETHER, FEW_PREDATORS],
        modelAnswer:
          'All the plants are of the same kind, so there is food for the pest everywhere. The plants are close together, so it moves easily from one to the next.',
        solution: 'Any two reasons: the same food everywhere, plants close together, few predators.',
      }),
      c: words({
        subject,
        prompt: 'State the name of the type of chemical that kills insect pests.',
        answers: [{ text: 'insecticide', accept: ['insecticides'], allow: ['pesticide'] }],
        reject: [
          { text: 'herbicide', why: 'A herbicide kills weeds.' },
          { text: 'fertiliser', why: 'A fertiliser supplies mineral ions.' },
        ],
        solution: 'Insecticides kill insects.',
      }),
      d: ask.written({
        prompt: 'Give **two** advantages of large-scale monocultures.',
        command: 'Give',
        marks: 2,
        scheme: [MACHINES, HIGH_YIELD, CHEAPER],
        modelAnswer: 'Large machines can be used, and the yield is high.',
        solution: 'Any two: machines are used efficiently, the yield is high, production is cheap.',
      }),
      e: ask.written({
        prompt: 'Give **one** disadvantage of monocultures other than the spread of pests.',
        command: 'Give',
        scheme: [HARM_OF_MONOCULTURE],
        modelAnswer: 'There is less biodiversity, because few other species can live there.',
        solution:
          'Low biodiversity, loss of the same nutrients from the soil, or the need for more chemicals.',
      }),
    },
  }),
  verify: ({ one, several, at }) => {
    let rest = one[at] ?? 0
    let count = 0
    while (rest >= (several[at] ?? 1)) {
      rest -= several[at] ?? 1
      count += 1
    }
    return { 'a.i': 200 - (200 - (one[at] ?? 0)), 'a.ii': count + rest / (several[at] ?? 1) }
  },
})

core('hens-indoors-or-outdoors', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const hens = random.step(2000, 9000, 1000)
    return {
      hens,
      perMetre: random.pick([10, 16, 20]),
      area: random.pick([4, 5, 8]),
      inside: random.pick([300, 310, 320]),
      outside: random.pick([250, 260, 270, 280]),
    }
  },
  make: ({ hens, perMetre, area, inside, outside }) => {
    const more = (inside - outside) * hens
    return {
      stem: [
        `A farmer with ${plain(hens)} hens compares two ways of keeping them. The table shows some data.`,
        `The table compares the keeping of hens indoors, in intensive livestock production, with the keeping of hens outdoors. A farmer has ${plain(hens)} hens.`,
        `${plain(hens)} hens can be kept indoors by intensive livestock production, or outdoors. The table shows data for both.`,
      ],
      table: {
        head: ['', 'indoors', 'outdoors'],
        rows: [
          ['space', `${perMetre} hens on each m^{2}`, `${area} m^{2} for each hen`],
          ['eggs of one hen in a year', String(inside), String(outside)],
        ],
      },
      parts: {
        'a.i': ask.number({
          prompt: 'Calculate the area that is needed for these hens indoors.',
          answer: hens / perMetre,
          unit: 'm^{2}',
          scheme: [`A1 ${plain(hens)} ÷ ${perMetre} = ${quantity(hens / perMetre, 'm^2')}`],
          solution: `${perMetre} hens share one square metre: ${plain(hens)} ÷ ${perMetre} = ${quantity(hens / perMetre, 'm^2')}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate how many more eggs these hens lay in a year indoors than outdoors.',
          answer: more,
          scheme: [`C1 ${inside} − ${outside} = ${inside - outside}`, `A1 ${plain(more)}`],
          solution: `Each hen lays ${inside} − ${outside} = ${inside - outside} more eggs. ${inside - outside} × ${plain(hens)} = ${plain(more)}.`,
        }),
        b: ask.written({
          prompt: 'Give **two** advantages of keeping hens by intensive livestock production.',
          command: 'Give',
          marks: 2,
          scheme: [LESS_LAND, CHEAPER, FASTER_GROWTH],
          modelAnswer: 'More eggs are produced on the same area of land, and they are cheaper.',
          solution: 'Any two: more food per area, lower cost, less energy lost by the hens.',
        }),
        c: ask.written({
          prompt: 'Describe **two** disadvantages of keeping hens by intensive livestock production.',
          marks: 2,
          scheme: [WELFARE, DISEASE, ANTIBIOTICS, WASTE],
          modelAnswer:
            'Disease spreads easily because the hens are close together, and they cannot behave naturally.',
          solution:
            'Any two: poor welfare, spread of disease, use of antibiotics, pollution by waste, demand for feed and energy.',
        }),
        d: ask.choice({
          prompt: 'Why is the cost of an egg usually lower indoors?',
          objective: 'AO2',
          right: 'fewer workers and less land for each egg',
          wrong: {
            'more space for each hen to move about in': 'You chose something that hens have outdoors.',
            'fewer eggs from each hen in a year': 'You misread the table: hens indoors lay more eggs.',
            'less energy for the heating of buildings':
              'You overlooked that buildings need energy, which is a cost.',
          },
          solution:
            'Indoors one worker can look after very many hens on little land, and each hen lays more eggs.',
        }),
      },
    }
  },
  verify: ({ hens, perMetre, inside, outside }) => ({
    'a.i': (hens / (perMetre * 2)) * 2,
    'a.ii': inside * hens - outside * hens,
  }),
})
