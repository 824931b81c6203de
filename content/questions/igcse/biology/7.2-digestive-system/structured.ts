import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { alimentaryCanal } from '@/lib/figures/biology/digestion'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { mealsFigure, SOURCES, waterFigure } from './figures'
import { DOES, halfTime } from './organs'
import { EGESTION, EXCRETION, FUNCTION, LOST_WATER, MEALS_COMPARED, SLOW_COLON, STOMACH_JOBS } from './points'

const { core, templates } = questionsOf('structured', '7.2', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S'] as const

const TUBE = ['stomach', 'colon', 'ileum', 'oesophagus'] as const
const GLANDS = ['liver', 'pancreas', 'gall bladder', 'salivary gland'] as const

core('system-with-letters', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => {
    const tube = random.sample(TUBE, 2)
    const glands = random.sample(GLANDS, 2)
    return {
      parts: random.shuffle([...tube, ...glands]),
      asked: random.pick(tube),
      gland: random.pick(glands),
      names: random.shuffle([...TUBE, ...GLANDS]),
    }
  },
  make: ({ parts, asked, gland, names }) => {
    const letterOf = (part: (typeof parts)[number]) => LETTERS[parts.indexOf(part)] ?? ''
    return {
      stem: [
        'The diagram shows the human digestive system. Four parts are labelled **P** to **S**.',
        'Four parts of the human digestive system are labelled **P**, **Q**, **R** and **S** in the diagram.',
        'A student labels four parts of the human digestive system **P** to **S**.',
      ],
      figure: alimentaryCanal.figure({
        name: 'human-nutrition/system-with-p-to-s',
        labels: Object.fromEntries(parts.map((part, at) => [part, LETTERS[at] ?? ''])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the parts labelled P to S.',
          command: 'Identify',
          marks: 4,
          items: asItems(LETTERS),
          targets: asItems(names),
          answer: Object.fromEntries(parts.map((part, at) => [LETTERS[at] ?? '', part])),
          scheme: parts.map((part, at) => `${LETTERS[at]}: ${part}`),
          solution: `${parts.map((part, at) => `${LETTERS[at]} is the ${part}`).join('; ')}. Follow the tube from the mouth to find the parts of the alimentary canal.`,
        }),
        'b.i': words({
          subject: 'igcse/biology',
          mode: 'exact',
          prompt: `State the letter of the part that ${DOES[gland]}.`,
          command: 'State',
          answers: [{ text: letterOf(gland), accept: [letterOf(gland).toLowerCase()] }],
          solution: `The ${gland} ${DOES[gland]}.`,
        }),
        'b.ii': ask.written({
          prompt: `Describe **one** function of the part labelled ${letterOf(asked)}.`,
          scheme: [FUNCTION[asked]],
          lines: 2,
          modelAnswer:
            asked === 'ileum'
              ? 'It absorbs digested food into the blood.'
              : `It is the ${asked}, which ${DOES[asked]}.`,
          solution: `${letterOf(asked)} is the ${asked}, which ${DOES[asked]}.`,
        }),
        c: ask.written({
          prompt: 'Describe the difference between *egestion* and *excretion*.',
          scheme: [EGESTION, EXCRETION],
          modelAnswer:
            'Egestion is the removal of undigested food as faeces. Excretion is the removal of waste products of metabolism, such as urea, and of substances in excess.',
          solution:
            'Say what is removed in each case. Undigested food has never been in the cells, so it is no waste product of metabolism.',
        }),
      },
    }
  },
})

core('stomach-and-two-meals', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const first = { name: 'P', wait: 0, time: random.pick([80, 100, 120]) }
    const second = { name: 'Q', wait: random.pick([20, 30, 40]), time: random.pick([160, 180, 200]) }
    return { first, second, food: random.pick(['rice', 'potatoes', 'noodles']) }
  },
  make: ({ first, second, food }) => ({
    stem: [
      `Two meals are eaten on different days. Meal P is boiled ${food} and meal Q is the same mass of fried ${food}. The graph shows how much of each is left in the stomach.`,
      `The graph shows how boiled ${food} (meal P) and the same mass of fried ${food} (meal Q) leave the stomach.`,
      `A scanner measures how much of a meal is left in the stomach. Meal P is boiled ${food}; meal Q is the same mass of ${food}, fried. The graph shows the results.`,
    ],
    figure: mealsFigure('boiled-and-fried', [first, second]),
    parts: {
      'a.i': ask.number({
        prompt: 'State the time at which half of meal Q is left in the stomach.',
        answer: halfTime(second),
        unit: 'min',
        tolerance: 3,
        scheme: [`${quantity(halfTime(second), 'min')} (±3 min)`],
        solution: `Go from 50% across to the line for Q and down to the time: ${quantity(halfTime(second), 'min')}.`,
      }),
      'a.ii': ask.number({
        prompt:
          'Calculate the mean rate at which meal P leaves the stomach. Give your answer in % per minute.',
        answer: 100 / first.time,
        unit: '% per minute',
        tolerance: 0.03,
        scheme: [`C1 100 ÷ ${first.time}`, `A1 ${figures(100 / first.time, 2)} (% per minute)`],
        solution: `All of the meal, 100%, leaves in ${quantity(first.time, 'min')}: 100 ÷ ${first.time} = ${figures(100 / first.time, 2)}% per minute.`,
      }),
      b: ask.written({
        prompt: 'Describe **two** ways in which the result for meal Q is different from that for meal P.',
        objective: 'AO2',
        scheme: MEALS_COMPARED,
        modelAnswer:
          'Meal P begins to leave at once, but meal Q stays in the stomach for some time first. After that, Q takes longer to leave than P.',
        solution: `Compare the start and the slope. P falls from the beginning; Q stays at 100% for ${quantity(second.wait, 'min')} and then falls less steeply.`,
      }),
      c: ask.written({
        prompt: 'Describe **two** things that the stomach does to a meal.',
        scheme: STOMACH_JOBS,
        marks: 2,
        modelAnswer:
          'The muscles of its wall churn the food. It makes hydrochloric acid and protease, which begins to digest protein.',
        solution:
          'Any two of: its muscles churn the food; it adds acid; its protease begins to digest protein.',
      }),
    },
  }),
  verify: ({ first, second }) => {
    let minute = 0
    let left = 100
    while (left > 50) {
      minute += 1
      if (minute > second.wait) left -= 100 / second.time
    }
    return { 'a.i': minute, 'a.ii': (1 / first.time) * 100 }
  },
})

core('water-of-the-canal', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    volumes: [
      random.step(1.5, 2.5, 0.5),
      random.step(1, 1.5, 0.5),
      random.step(1.5, 2.5, 0.5),
      random.step(0.5, 1, 0.5),
      random.step(1, 1.5, 0.5),
      random.step(0.5, 1.5, 0.5),
    ],
    percent: random.pick([80, 85, 90]),
    faeces: random.pick([0.1, 0.15, 0.2]),
    cause: random.pick(['An infection', 'A disease', 'A poison from bacteria']),
  }),
  make: ({ volumes, percent, faeces, cause }) => {
    const total = volumes.reduce((sum, each) => sum + each, 0)
    const drink = volumes[0] ?? 0
    const small = (total * percent) / 100
    const colon = total - small - faeces
    return {
      stem: [
        'The bar chart shows where the water that gets into the alimentary canal in a day comes from.',
        'Water gets into the alimentary canal with food and drink and with juices. The bar chart shows the volumes for an adult.',
        'The bar chart shows six sources of the water in the alimentary canal, and the volume from each in a day.',
      ],
      figure: waterFigure('water-of-a-day', volumes),
      parts: {
        'a.i': ask.number({
          prompt: 'Calculate the total volume of water that gets into the alimentary canal in a day.',
          answer: total,
          unit: 'dm^3',
          sigFigs: 1,
          tolerance: 0.1,
          scheme: [`${volumes.map(each => plain(each)).join(' + ')} = ${quantity(total, 'dm^3')}`],
          solution: `Add the six bars: ${volumes.map(each => plain(each)).join(' + ')} = ${quantity(total, 'dm^3')}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the percentage of this water that comes from food and drink.',
          answer: (drink / total) * 100,
          unit: '%',
          tolerance: 1,
          follow: { from: 'a.i', formula: `${drink}/x*100` },
          scheme: [`C1 ${plain(drink)} ÷ ${plain(total)} × 100`, `A1 ${figures((drink / total) * 100, 2)}%`],
          solution: `${plain(drink)} of ${quantity(total, 'dm^3')}: ${plain(drink)} ÷ ${plain(total)} × 100 = ${figures((drink / total) * 100, 2)}%.`,
        }),
        b: ask.number({
          lead: `The small intestine absorbs ${percent}% of all the water. ${quantity(faeces, 'dm^3')} leaves with the faeces, and the colon absorbs the rest.`,
          prompt: 'Calculate the volume of water that the colon absorbs in a day.',
          answer: colon,
          unit: 'dm^3',
          tolerance: 0.03,
          follow: { from: 'a.i', formula: `x*${(100 - percent) / 100}-${faeces}` },
          scheme: [
            `C1 ${100 - percent}% of ${plain(total)} = ${quantity(total - small, 'dm^3')}`,
            `A1 ${quantity(colon, 'dm^3', 2)}`,
          ],
          solution: `${100 - percent}% reaches the colon: ${plain(total)} × ${plain((100 - percent) / 100)} = ${quantity(total - small, 'dm^3')}. Take away the water of the faeces: ${quantity(colon, 'dm^3', 2)}.`,
        }),
        c: ask.written({
          lead: `${cause} stops the colon from absorbing water.`,
          prompt: 'Suggest the effects on the faeces and on the body of the person.',
          objective: 'AO2',
          scheme: LOST_WATER,
          modelAnswer: 'The faeces are watery (diarrhoea). The body loses much water and becomes dehydrated.',
          solution:
            'Water that is not absorbed stays in the canal and leaves with the faeces, so it is lost to the body.',
        }),
      },
    }
  },
  verify: ({ volumes, percent, faeces }) => {
    let total = 0
    for (const at of SOURCES.keys()) total += volumes[at] ?? 0
    return {
      'a.i': total,
      'a.ii': 100 - (100 * (total - (volumes[0] ?? 0))) / total,
      b: total * (1 - percent / 100) - faeces,
    }
  },
})

const STATIONS = ['mouth', 'oesophagus', 'stomach', 'duodenum', 'ileum', 'colon', 'rectum'] as const

const PROCESSES = [
  ['the taking of food and drink into the body', 'ingestion'],
  ['the breakdown of food', 'digestion'],
  ['the movement of nutrients from the intestines into the blood', 'absorption'],
  ['the uptake and use of nutrients by cells', 'assimilation'],
  ['the removal of undigested food as faeces', 'egestion'],
] as const

core('capsule-with-a-camera', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    steps: random.shuffle(STATIONS),
    hours: [random.int(1, 3), random.int(4, 6), random.step(16, 26, 2)],
    length: random.step(5.4, 6.6, 0.3),
    asked: random.sample(PROCESSES, 3),
    who: random.pick(['A patient', 'A volunteer', 'A man of 60']),
  }),
  make: ({ steps, hours, length, asked, who }) => {
    const [stomach = 1, small = 1, colon = 1] = hours
    const total = stomach + small + colon
    const speed = (length * 100) / (small * 60)
    return {
      stem: [
        `${who} swallows a capsule with a small camera. It passes through the whole alimentary canal. The bar chart shows how long it stays in three parts.`,
        `Doctors look at the inside of the alimentary canal with a camera in a capsule. ${who} swallows it. The bar chart shows how many hours it spends in three parts.`,
        `${who} swallows a small camera in a capsule, which takes photographs on its way. The bar chart shows the time in three parts of the canal.`,
      ],
      figure: chartFigure(
        { name: 'human-nutrition/hours-of-the-capsule', title: 'Time of a capsule in three parts' },
        barChart({
          categories: ['stomach', 'small intestine', 'colon'],
          yLabel: 'time / h',
          yEvery: 2,
          yMax: 26,
          height: 210,
          values: hours,
        }),
      ),
      parts: {
        a: ask.order({
          prompt: 'Put the parts into the order in which the camera passes through them.',
          command: 'State',
          marks: 3,
          items: asItems(steps),
          answer: [...STATIONS],
          scheme: sequenceScheme(7, 3),
          solution: `The order is ${STATIONS.join(', ')}; the capsule leaves through the anus.`,
        }),
        'b.i': ask.number({
          prompt: 'Calculate the percentage of the total time shown that the capsule spends in the colon.',
          answer: (colon / total) * 100,
          unit: '%',
          tolerance: 1.5,
          scheme: [`C1 ${colon} ÷ ${total} × 100`, `A1 ${figures((colon / total) * 100, 2)}%`],
          solution: `The total is ${stomach} + ${small} + ${colon} = ${quantity(total, 'h')}. ${colon} ÷ ${total} × 100 = ${figures((colon / total) * 100, 2)}%.`,
        }),
        'b.ii': ask.written({
          prompt: 'Explain why it is useful that contents pass through the colon slowly.',
          scheme: [SLOW_COLON],
          lines: 2,
          modelAnswer: 'There is enough time for water to be absorbed.',
          solution:
            'The colon absorbs water. The longer the contents stay there, the more water is absorbed.',
        }),
        c: ask.number({
          lead: `The small intestine of this person is ${quantity(length, 'm', 2)} long.`,
          prompt:
            'Calculate the mean speed of the capsule in the small intestine. Give your answer in cm/min.',
          answer: speed,
          unit: 'cm/min',
          tolerance: 0.15,
          keepUnit: true,
          scheme: [
            `C1 ${plain(length * 100)} cm and ${small * 60} min`,
            `A1 ${quantity(speed, 'cm/min', 2)}`,
          ],
          solution: `Change the units first: ${plain(length)} m = ${plain(length * 100)} cm and ${small} h = ${small * 60} min. Speed = ${plain(length * 100)} ÷ ${small * 60} = ${quantity(speed, 'cm/min', 2)}.`,
        }),
        d: ask.match({
          prompt: 'Match each description with the name of the process.',
          marks: 3,
          items: asked.map(([text, id]) => ({ id, text })),
          targets: asItems(['absorption', 'assimilation', 'digestion', 'egestion', 'excretion', 'ingestion']),
          answer: Object.fromEntries(asked.map(([, id]) => [id, id])),
          scheme: matchScheme(3, 3),
          solution: asked
            .map(([text, id]) => `${id} is ${text}`)
            .join('; ')
            .concat('.'),
        }),
      },
    }
  },
  verify: ({ hours: [stomach = 1, small = 1, colon = 1], length }) => ({
    'b.i': 100 / (1 + (stomach + small) / colon),
    c: (length / (small * 3600)) * 60 * 100,
  }),
})
