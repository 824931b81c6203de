import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import type { Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { BALANCED, FALLS, KEPT_SAME, LESS_WITH_AGE, SCURVY_SIGN, STORED, TIRED, WINTER } from './points'

const { core, templates } = questionsOf('structured', '7.1', { calculator: 'needed' })

export { templates }

const FOODS = {
  calcium: {
    like: 'milk or cheese',
    rules: `
      accept milk/cheese/yoghurt/yogurt/dairy/almond/tofu/sardine/kale/curd
      unsure fish/spinach/broccoli/cream
      earns: milk
      earns: they should eat more cheese
      earns: yogurt or chese
      misses: red meat
      misses: oranges
      misses: bread`,
  },
  iron: {
    like: 'red meat or spinach',
    rules: `
      accept meat/spinach/beef/lamb/liver/steak/lentil/bean/chickpea/kale/mutton
      unsure fish/egg/cereal/nut/vegetable/chicken
      earns: red meat
      earns: eat more spinach
      earns: beef or spinich
      misses: milk
      misses: oranges
      misses: butter`,
  },
  'vitamin C': {
    like: 'oranges or lemons',
    rules: `
      accept orange/lemon/lime/citrus/grapefruit/kiwi/guava/pepper/strawberry/tomato/broccoli/blackcurrant/mandarin/tangerine
      unsure fruit/vegetable/potato/mango/papaya
      earns: oranges
      earns: any citrus fruit
      earns: lemmons
      misses: milk
      misses: red meat
      misses: bread`,
  },
  fibre: {
    like: 'wholemeal bread or vegetables',
    rules: `
      reject white bread/rice
      accept wholemeal/wholegrain/whole/brown/bran/vegetable/fruit/bean/lentil/cabbage/oats/cereal/broccoli/carrot/apple/celery/nut/pea/spinach/lettuce/salad
      unsure bread/rice
      earns: wholemeal bread
      earns: more vegetables
      earns: brown rice, cabbige
      misses: milk
      misses: fish
      misses: butter`,
  },
} as const

type Part = keyof typeof FOODS

const NAMES = ['energy', 'calcium', 'iron', 'vitamin C', 'fibre'] as const

const IRON_NEED = 15 // mg

core('shares-of-what-is-needed', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const least = random.pick<Part>(['calcium', 'iron', 'vitamin C', 'fibre'])
    const shares = Object.fromEntries(
      NAMES.map(name => [name, name === least ? random.step(30, 50, 10) : random.step(60, 110, 10)]),
    )
    shares.energy = random.step(110, 130, 10)
    return { least, shares, who: random.pick(['girl', 'student', 'dancer']) }
  },
  make: ({ least, shares, who }) => {
    const iron = shares.iron ?? 0
    const others = NAMES.filter(name => name !== least && name !== 'energy')
    return {
      stem: [
        `A ${who} of 16 writes down all that she eats in a day. The bar chart shows how much this supplies, as a percentage of what she needs in a day.`,
        `The bar chart shows, for one day, what the food of a 16-year-old ${who} supplies as a percentage of what she needs.`,
        `A dietitian works out what a ${who} aged 16 gets from her food. The bar chart shows it as a percentage of what she needs.`,
      ],
      figure: chartFigure(
        { name: 'human-nutrition/percent-of-needs', title: 'What the food of a day supplies' },
        barChart({
          categories: [...NAMES],
          yLabel: 'percentage of need',
          yEvery: 10,
          yMax: 130,
          height: 208,
          values: NAMES.map(name => shares[name] ?? 0),
        }),
      ),
      parts: {
        'a.i': ask.choice({
          prompt: 'Which part of her diet is farthest below what she needs?',
          objective: 'AO2',
          right: least,
          wrong: others.map(
            (name): Wrong => [name, `You chose ${name}, but the bar for ${least} is shorter.`],
          ),
          solution: `The shortest bar is that for ${least}: ${shares[least]}% of what she needs.`,
        }),
        'a.ii': ask.written({
          prompt: 'Suggest **one** food that she should eat more often to correct this.',
          objective: 'AO1',
          lines: 1,
          scheme: [judged(`a good source of ${least}, such as ${FOODS[least].like}`, FOODS[least].rules)],
          modelAnswer: `She should eat ${FOODS[least].like}.`,
          solution: `Name a food, not a group of nutrients. Good sources of ${least} are ${FOODS[least].like}.`,
        }),
        b: ask.number({
          lead: `The ${who} needs ${quantity(IRON_NEED, 'mg')} of iron in a day.`,
          prompt: 'Calculate the mass of iron in the food that she ate.',
          answer: (IRON_NEED * iron) / 100,
          unit: 'mg',
          scheme: [`C1 ${iron} ÷ 100 × ${IRON_NEED}`, `A1 ${quantity((IRON_NEED * iron) / 100, 'mg')}`],
          solution: `The bar for iron shows ${iron}%. ${iron} ÷ 100 × ${IRON_NEED} mg = ${quantity((IRON_NEED * iron) / 100, 'mg')}.`,
        }),
        c: ask.written({
          lead: 'Another student has eaten too little iron for many months.',
          prompt: 'Explain why this student tires easily.',
          scheme: TIRED,
          modelAnswer:
            'Iron is needed to make haemoglobin, so there is too little haemoglobin in the red blood cells. The blood carries less oxygen to the muscles, so respiration is slower and less energy is released.',
          solution:
            'Build a chain: iron → haemoglobin → oxygen → respiration. Each link is a mark, if you say that there is less of it.',
        }),
        d: ask.written({
          prompt: `Suggest what happens in the body of the ${who} if her food supplies as much energy as this every day.`,
          objective: 'AO2',
          scheme: [STORED],
          lines: 1,
          modelAnswer: 'The extra energy is stored as fat.',
          solution: `The bar for energy is at ${shares.energy}%, above 100%. Energy that is taken in and not used is stored as fat.`,
        }),
      },
    }
  },
  verify: ({ shares }) => ({ b: (shares.iron ?? 0) / (100 / IRON_NEED) }),
})

const AGES = ['5', '15', '25', '70'] as const

core('energy-at-four-ages', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const male = [6, random.step(11, 12, 0.5), random.step(10.5, 11.5, 0.5), random.step(8.5, 9.5, 0.5)]
    const female = [5.5, random.step(9, 10, 0.5), random.step(8.5, 9.5, 0.5), random.step(7, 8, 0.5)]
    const sex = random.pick(['male', 'female'] as const)
    const [one = 0, other = 0] = [male, female].map(each => each[1] ?? 0)
    const [before = 0, after = 0] = (sex === 'male' ? male : female).slice(2)
    // Dividing by the later value must stand well outside the tolerance.
    return one > other && (before - after) / before >= 0.15
      ? { male, female, sex, at: random.int(1, 3) }
      : null
  },
  make: ({ male, female, sex, at }) => {
    const values = sex === 'male' ? male : female
    const [start = 0, end = 0] = [values[2], values[3]]
    const [more = 0, less = 0] = [male[at], female[at]]
    const percent = ((start - end) / start) * 100
    return {
      stem: [
        'The bar chart shows the energy that males and females of four ages need in a day.',
        'How much energy a person needs depends on age and sex. The bar chart shows typical values.',
        'A textbook for nurses shows the daily energy needs of males and females at four ages in a bar chart.',
      ],
      figure: chartFigure(
        { name: 'human-nutrition/needs-of-two-sexes', title: 'Energy needs at four ages' },
        barChart({
          categories: AGES,
          label: 'age / years',
          yLabel: 'energy / MJ per day',
          yEvery: 1,
          yMax: 12,
          height: 216,
          values: [
            { name: 'male', values: male },
            { name: 'female', values: female },
          ],
        }),
      ),
      parts: {
        a: ask.number({
          prompt: `Calculate how much more energy per day a male needs than a female at the age of ${AGES[at]}.`,
          answer: more - less,
          unit: 'MJ',
          sigFigs: 1,
          tolerance: 0.2,
          scheme: [
            `C1 ${plain(more)} and ${plain(less)} read from the chart`,
            `A1 ${quantity(more - less, 'MJ')}`,
          ],
          solution: `Read both bars at ${AGES[at]} years: ${plain(more)} − ${plain(less)} = ${quantity(more - less, 'MJ')}.`,
        }),
        b: ask.number({
          prompt: `Calculate the percentage decrease in the energy that a ${sex} needs between the ages of 25 and 70.`,
          answer: percent,
          unit: '%',
          tolerance: 1.5,
          scheme: [
            `C1 (${plain(start)} − ${plain(end)}) ÷ ${plain(start)} × 100`,
            `A1 ${figures(percent, 2)}%`,
          ],
          solution: `The decrease is ${plain(start - end)} MJ. Divide it by the value at 25 years: ${plain(start - end)} ÷ ${plain(start)} × 100 = ${figures(percent, 2)}%.`,
        }),
        c: ask.written({
          prompt: 'Explain why people need less energy at the age of 70 than at the age of 25.',
          objective: 'AO2',
          scheme: LESS_WITH_AGE,
          modelAnswer:
            'At 70 most people are less active, so their muscles respire less and less energy is needed.',
          solution:
            'Energy is released by respiration. A person who moves less, and has less muscle, respires less and needs less energy from food.',
        }),
        d: ask.written({
          prompt: 'State what is meant by a *balanced diet*.',
          scheme: BALANCED,
          modelAnswer:
            'A diet that contains all the nutrients, with fibre and water, in the correct proportions, and that supplies enough energy for the person’s age, sex and activity.',
          solution: 'Three ideas: all nutrients, correct proportions, enough energy for this person.',
        }),
      },
    }
  },
  verify: ({ male, female, sex, at }) => {
    const values = sex === 'male' ? male : female
    return {
      a: (male[at] ?? 0) - (female[at] ?? 0),
      b: 100 - (100 * (values[3] ?? 0)) / (values[2] ?? 1),
    }
  },
})

const FRUIT = ['orange', 'lemon', 'grapefruit', 'mango'] as const

core('juice-at-two-temperatures', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const start = random.step(40, 60, 10)
    const warm = start - random.step(24, 32, 4)
    const cold = start - random.step(6, 10, 2)
    const at = random.pick([2, 4, 6])
    const left = start - ((start - warm) * at) / 8
    return { start, warm, cold, at, left, fruit: random.pick(FRUIT), times: random.pick(['jugs', 'glasses']) }
  },
  make: ({ start, warm, cold, at, left, fruit, times }) => {
    const g = graph({
      x: { label: 'time / days', max: 8, ticks: [0, 2, 4, 6, 8], grid: true, parts: 2 },
      y: {
        label: 'vitamin C / mg in 100 cm^{3}',
        max: 60,
        ticks: [0, 10, 20, 30, 40, 50, 60],
        grid: true,
        parts: 5,
      },
      height: 200,
    })
    const rate = (start - warm) / 8
    return {
      stem: [
        `A student keeps ${fruit} juice in two open ${times}, one at 4 °C and one at 25 °C, and measures the vitamin C for eight days. The graph shows the results.`,
        `Two open ${times} of ${fruit} juice are kept for eight days, one at 4 °C and the other at 25 °C. The graph shows how much vitamin C is left.`,
        `To find out how to store ${fruit} juice, a student keeps two open ${times} of it at 4 °C and at 25 °C. The graph shows the vitamin C in the juice.`,
      ],
      figure: figure(
        {
          name: 'human-nutrition/juice-at-two-temperatures',
          title: 'Vitamin C in stored juice',
          description: `A graph of vitamin C in milligrams in 100 cubic centimetres against time in days. Both lines start at ${start}. In eight days the line for 4 °C falls straight to ${cold}, the line for 25 °C falls straight to ${warm}.`,
          height: 274,
        },
        g.axes,
        g.line([
          [0, start],
          [8, cold],
        ]),
        g.line(
          [
            [0, start],
            [8, warm],
          ],
          'r',
        ),
        g.label(6, start - ((start - cold) * 6) / 8, '4 °C', { dy: -8 }),
        g.label(5, start - ((start - warm) * 5) / 8, '25 °C', { dx: -8, dy: 14, anchor: 'end' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Describe what the graph shows about vitamin C in the juice.',
          objective: 'AO2',
          scheme: FALLS,
          lines: 3,
          modelAnswer:
            'At both temperatures the amount of vitamin C decreases with time. It decreases faster at 25 °C than at 4 °C.',
          solution:
            'Say what happens along each line, then compare the two lines. Both fall, and the one for 25 °C is steeper.',
        }),
        'b.i': ask.number({
          prompt: `State the mass of vitamin C in 100 cm^{3} of the juice kept at 25 °C after ${at} days.`,
          answer: left,
          unit: 'mg',
          tolerance: 1,
          scheme: [`${quantity(left, 'mg')} (±1 mg)`],
          solution: `Go up from ${at} days to the lower line and across: ${quantity(left, 'mg')}.`,
        }),
        'b.ii': ask.number({
          prompt:
            'Calculate the mean loss of vitamin C per day from 100 cm^{3} of the juice kept at 25 °C, over the eight days.',
          answer: rate,
          unit: 'mg',
          tolerance: 0.2,
          scheme: [`C1 (${start} − ${warm}) ÷ 8`, `A1 ${quantity(rate, 'mg')} (per day)`],
          solution: `The mass falls from ${start} to ${quantity(warm, 'mg')} in eight days: (${start} − ${warm}) ÷ 8 = ${quantity(rate, 'mg')} per day.`,
        }),
        c: ask.written({
          prompt:
            'State **two** variables that the student should keep the same in both parts of the experiment.',
          objective: 'AO2',
          scheme: KEPT_SAME,
          marks: 2,
          lines: 2,
          modelAnswer: 'The volume of juice, and the kind of jug, so that as much juice meets the air.',
          solution:
            'Temperature is changed and vitamin C is measured. All else that could change the result must be kept the same: volume and kind of juice, shape of the jug, light.',
        }),
        'd.i': words({
          subject: 'igcse/biology',
          prompt: 'State the name of the disease that develops when a diet lacks vitamin C.',
          answers: [{ text: 'scurvy' }],
          reject: [{ text: 'rickets', why: 'Rickets is caused by a lack of vitamin D or calcium.' }],
          solution: 'A lack of vitamin C causes scurvy. Rickets comes from a lack of vitamin D or calcium.',
        }),
        'd.ii': ask.written({
          prompt: 'State **one** sign of this disease.',
          scheme: [SCURVY_SIGN],
          lines: 1,
          modelAnswer: 'The gums bleed, and wounds heal slowly.',
          solution: 'Vitamin C keeps skin and gums healthy. Without it, gums bleed and wounds heal slowly.',
        }),
      },
    }
  },
  verify: ({ start, warm, at }) => {
    const step = (start - warm) / 4 // of two days
    let left = start
    for (let day = 0; day < at; day += 2) left -= step
    return { 'b.i': left, 'b.ii': step / 2 }
  },
})

const MONTHS = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] as const

core('rickets-through-the-year', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    cases: [
      random.int(13, 15),
      random.int(17, 19),
      random.int(9, 11),
      random.int(2, 4),
      random.int(1, 3),
      random.int(6, 8),
    ],
    calcium: random.step(600, 900, 50),
    low: random.step(10, 14, 2),
    enough: random.step(28, 36, 2),
    place: random.pick(['a city in the far north', 'a northern town', 'a valley in the north']),
  }),
  make: ({ cases, calcium, low, enough, place }) => {
    const total = cases.reduce((sum, each) => sum + each, 0)
    const first = (cases[0] ?? 0) + (cases[1] ?? 0)
    const gain = (calcium * (enough - low)) / 100
    return {
      stem: [
        `In ${place}, doctors count the new cases of rickets among children. The bar chart shows the numbers for six months of a year.`,
        `The bar chart shows how many children in ${place} were found to have rickets in six months of a year. The winter is long and dark.`,
        `Doctors in ${place} record the new cases of rickets. The bar chart shows six months of one year.`,
      ],
      figure: chartFigure(
        { name: 'human-nutrition/new-cases', title: 'New cases in six months' },
        barChart({
          categories: MONTHS,
          label: 'month',
          yLabel: 'number of new cases',
          yEvery: 2,
          yMax: 20,
          height: 190,
          values: cases,
        }),
      ),
      parts: {
        a: ask.number({
          prompt: 'Calculate the percentage of all the cases shown that were found in January and March.',
          answer: (first / total) * 100,
          unit: '%',
          tolerance: 3,
          scheme: [`C1 ${first} ÷ ${total} × 100`, `A1 ${figures((first / total) * 100, 2)}%`],
          solution: `January and March: ${cases[0]} + ${cases[1]} = ${first} cases. All six bars: ${total} cases. ${first} ÷ ${total} × 100 = ${figures((first / total) * 100, 2)}%.`,
        }),
        b: ask.written({
          lead: 'The diet of the children does not change during the year.',
          prompt: 'Explain why there are more new cases of rickets at the end of winter.',
          objective: 'AO2',
          scheme: WINTER,
          modelAnswer:
            'In winter there is less sunlight, so the skin makes less vitamin D. Less calcium is then absorbed from the intestine, so bones stay soft.',
          solution:
            'Link sunlight to bones step by step: sunlight → vitamin D → absorption of calcium → hard bones.',
        }),
        c: ask.number({
          lead: `A child eats food with ${quantity(calcium, 'mg')} of calcium a day. With too little vitamin D, ${low}% of it is absorbed. With enough vitamin D, ${enough}% is absorbed.`,
          prompt: 'Calculate how much more calcium is absorbed in a day with enough vitamin D.',
          answer: gain,
          unit: 'mg',
          scheme: [
            `C1 ${enough} − ${low} = ${enough - low}% of ${quantity(calcium, 'mg')}, or ${plain((calcium * enough) / 100)} and ${quantity((calcium * low) / 100, 'mg')}`,
            `A1 ${quantity(gain, 'mg')}`,
          ],
          solution: `${enough}% of ${calcium} mg is ${quantity((calcium * enough) / 100, 'mg')}, and ${low}% is ${quantity((calcium * low) / 100, 'mg')}. The difference is ${quantity(gain, 'mg')}.`,
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State **two** different types of food that are good sources of vitamin D.',
          command: 'State',
          asked: 2,
          answers: [
            {
              text: 'oily fish',
              accept: [
                'salmon',
                'sardines',
                'mackerel',
                'herring',
                'trout',
                'tuna',
                'cod liver oil',
                'fish oil',
              ],
              allow: ['fish'],
            },
            { text: 'egg yolk', accept: ['eggs', 'egg', 'yolk of eggs'] },
            { text: 'liver' },
            { text: 'fortified milk', accept: ['fortified cereal', 'fortified food'] },
            { text: 'margarine', accept: ['butter', 'spread'] },
          ],
          scheme: ['oily fish', 'egg yolk (or another good source)'],
          reject: [
            { text: 'sunlight', why: 'Sunlight is not a food.' },
            { text: 'oranges', why: 'Oranges are a source of vitamin C.' },
          ],
          solution:
            'Oily fish and egg yolk contain much vitamin D; two kinds of fish are one type of food. Sunlight is a source, but not a food.',
        }),
      },
    }
  },
  verify: ({ cases, calcium, low, enough }) => {
    const early = cases.slice(0, 2).reduce((sum, each) => sum + each, 0)
    const late = cases.slice(2).reduce((sum, each) => sum + each, 0)
    return { a: 100 / (1 + late / early), c: calcium * (enough / 100) - calcium * (low / 100) }
  },
})
