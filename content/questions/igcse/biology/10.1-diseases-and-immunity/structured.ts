import { gutWall, twoResponses } from '@/content/figures/igcse/biology/diseases-and-immunity'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { figure } from '@/lib/figures/figure'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import {
  ACT_ON_CHOLERA,
  FEW_HOSTS,
  HANDS,
  HOST_TO_HOST,
  IS_ACID,
  KILLS_IN_STOMACH,
  MEMORY,
  MILK_ANTIBODIES,
  MORE_ANTIBODIES,
  MULTIPLY,
  NO_DIRTY_WATER,
  PATHOGEN_PASSED,
  RECOGNISE,
  SWALLOWED,
  UNLIKELY_TO_MEET,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '10.1', { calculator: 'needed' })

export { templates }

const DISHES = ['rice salad', 'fish pie', 'egg salad', 'chicken', 'potato salad', 'cheese pie'] as const

core('illness-after-a-meal', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const dishes = random.sample(DISHES, 4)
    const cause = random.int(0, 3)
    const ate = dishes.map((_, at) => (at === cause ? random.step(75, 85, 5) : random.step(35, 50, 5)))
    const others = ate.map((value, at) => (at === cause ? 5 : value + random.pick([-5, 5])))
    const guests = random.pick([40, 60, 80])
    return {
      dishes,
      cause,
      ate,
      others,
      guests,
      event: random.pick(['a wedding', 'a birthday party', 'a school festival', 'a village fair']),
    }
  },
  make: ({ dishes, cause, ate, others, guests, event }) => {
    const dish = dishes[cause] ?? ''
    const share = ate[cause] ?? 0
    const ill = (guests * share) / 100
    return {
      stem: [
        `The day after ${event}, many guests have diarrhoea. They are asked what they ate. The chart shows the percentage of guests who became ill among those who ate a dish and among those who did not.`,
        `Many people become ill after ${event}. For each of four dishes, the chart shows the percentage that became ill of those who ate it and of those who did not.`,
        `After ${event} guests suffer from diarrhoea. A health officer compares those who ate a dish with those who did not. The chart shows the percentages that became ill.`,
      ],
      figure: chartFigure(
        { name: 'diseases-and-immunity/guests-who-became-ill', title: 'Guests who became ill' },
        barChart({
          categories: dishes.map(each => each.replace(' ', '\n')),
          values: [
            { name: 'ate it', values: ate },
            { name: 'did not eat it', values: others },
          ],
          yLabel: 'percentage who became ill',
          yEvery: 10,
          yMax: 90,
        }),
      ),
      parts: {
        a: ask.written({
          lead: 'The illness is a transmissible disease.',
          prompt: 'State the meaning of the term *transmissible disease*.',
          command: 'State',
          scheme: [PATHOGEN_PASSED, HOST_TO_HOST],
          modelAnswer: 'A disease in which the pathogen can be passed from one host to another.',
          solution: 'Two ideas earn the marks: a pathogen, and that it passes from one host to another.',
        }),
        b: ask.choice({
          prompt: 'Which dish most likely contained the pathogen?',
          command: 'Identify',
          objective: 'AO2',
          right: dish,
          wrong: dishes
            .filter(each => each !== dish)
            .map(
              each =>
                [
                  each,
                  `You chose ${each}, but guests who did not eat it became ill about as often as those who did.`,
                ] as const,
            ),
          solution: `Of those who ate ${dish}, ${share}% became ill, of the others only ${others[cause]}%. For the other dishes the two bars are about the same height.`,
        }),
        c: ask.number({
          lead: `The number of guests who ate ${dish} was ${guests}.`,
          prompt: 'Calculate how many of these guests became ill.',
          answer: ill,
          unit: '',
          tolerance: guests / 50,
          scheme: [`C1 ${share} ÷ 100 × ${guests}`, `A1 ${plain(ill)}`],
          solution: `The bar shows ${share}%. ${share} ÷ 100 × ${guests} = ${plain(ill)} guests.`,
        }),
        d: ask.written({
          lead: 'The cook had used the toilet and did not wash his hands before he prepared the food. The dish then stood in a warm room for five hours.',
          prompt: 'Explain how this led to the illness of the guests.',
          objective: 'AO2',
          scheme: [HANDS, MULTIPLY, SWALLOWED],
          modelAnswer:
            'Pathogens from his hands got onto the food. In the warm room the bacteria reproduced quickly. The guests swallowed many pathogens with the food.',
          solution:
            'Follow the pathogen: from the hands to the food, what it does there, and into the guests.',
        }),
        e: ask.written({
          prompt: 'Describe how the stomach defends the body against pathogens in food.',
          scheme: [IS_ACID, KILLS_IN_STOMACH],
          modelAnswer: 'The stomach produces acid, which kills pathogens.',
          solution: 'Name the substance, and say what it does to pathogens.',
        }),
      },
    }
  },
  verify: ({ ate, cause, guests }) => {
    const share = ate[cause] ?? 0
    return { c: guests - (guests * (100 - share)) / 100 }
  },
})

const INJECTIONS = [
  { ill: 'tetanus', who: 'a student' },
  { ill: 'polio', who: 'a child' },
  { ill: 'hepatitis B', who: 'a nurse' },
  { ill: 'measles', who: 'a traveller' },
] as const

supplement('two-injections-of-a-vaccine', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const first = random.pick([12, 16, 20])
    return { first, second: first * random.pick(first === 20 ? [4] : [4, 5]), ...random.pick(INJECTIONS) }
  },
  make: ({ first, second, ill, who }) => ({
    stem: [
      `To protect ${who} against ${ill}, the same vaccine is injected on day 0 and on day 30. The graph shows the antibodies in the blood.`,
      `The graph shows antibodies against ${ill} in the blood of ${who}. A vaccine was injected on day 0 and again on day 30.`,
      `A vaccine against ${ill} is given to ${who} twice, on day 0 and on day 30. Antibodies in the blood are measured, as the graph shows.`,
    ],
    figure: figure(
      {
        name: 'diseases-and-immunity/after-two-injections',
        title: 'Antibodies after two injections of a vaccine',
        description: `A graph of antibodies in arbitrary units against time in days, with fine lines every 4 units. The curve is zero until day 4, rises to ${first} on day 14 and falls until day 30. From day 31 it rises steeply to ${second} on day 39 and falls slowly.`,
        height: 246,
      },
      twoResponses(first, second).shape,
    ),
    parts: {
      a: ask.number({
        prompt: 'State the highest level of antibodies after the first injection, in arbitrary units.',
        objective: 'AO2',
        answer: first,
        tolerance: 2,
        unit: '',
        scheme: [`${first} units (± 2)`],
        solution: `The first peak is on day 14. A fine line stands for 4 units, so it is at ${first}.`,
      }),
      b: ask.number({
        prompt: 'Calculate how many times higher the second peak is than the first.',
        answer: second / first,
        unit: '',
        sigFigs: 1,
        tolerance: 0.45,
        follow: { from: 'a', formula: `${second}/x` },
        scheme: [`C1 ${second} ÷ ${first}`, `A1 ${plain(second / first)}`],
        solution: `The second peak is at ${second} units: ${second} ÷ ${first} = ${plain(second / first)}.`,
      }),
      c: ask.written({
        prompt: 'Explain the differences between the first and the second response.',
        scheme: [MEMORY, RECOGNISE, MORE_ANTIBODIES],
        modelAnswer:
          'Memory cells were produced after the first injection. They recognise the antigens, so the second response is faster, and more antibodies are produced.',
        solution: 'Say what the first injection left behind, and what follows for speed and number.',
      }),
      d: ask.written({
        lead: 'A baby is too young for the vaccine. Most of the people around it have been vaccinated against an infection that spreads through the air.',
        prompt: 'Explain how this protects the baby.',
        scheme: [FEW_HOSTS, UNLIKELY_TO_MEET],
        modelAnswer:
          'Vaccinated people do not pass on the pathogen, so the baby is unlikely to meet an infected person.',
        solution:
          'Begin with the vaccinated people: they are no hosts. Then say what this means for the baby.',
      }),
      e: ask.choice({
        lead: `Another person, who has never been vaccinated, is injected with ready-made antibodies against ${ill}.`,
        prompt: 'Which row describes the immunity of this person?',
        command: 'Identify',
        columns: 'immunity | lasts',
        right: 'passive | a short time',
        wrong: {
          'passive | a long time':
            'You let it last, but the antibodies are broken down and no memory cells make new ones.',
          'active | a short time':
            'You chose active immunity, but the body of this person made no antibodies.',
          'active | a long time': 'You described what follows after a vaccination.',
        },
        scheme: ['passive; a short time'],
        solution:
          'The antibodies come from another individual: passive immunity. No memory cells are produced, so it is short-term.',
      }),
    },
  }),
  verify: ({ first, second }) => ({ a: first, b: 1 / (first / second) }),
})

const EVENTS = [
  ['toxin', 'the bacteria produce a toxin'],
  ['ions', 'chloride ions are secreted into the small intestine'],
  ['potential', 'the water potential in the small intestine falls'],
  ['water', 'water moves into the small intestine by osmosis'],
  ['loss', 'watery diarrhoea leads to dehydration'],
] as const

supplement('patient-with-cholera', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const hours = random.pick([8, 10, 12])
    const drink = random.step(200, 350, 50)
    const lost = random.step(5.5, 7.5, 0.5)
    return {
      hours,
      drink,
      lost,
      flip: random.chance(0.5),
      items: random.shuffle(EVENTS),
      who: random.pick(['a fisherman', 'a woman', 'a farmer', 'a young man']),
    }
  },
  make: ({ hours, drink, lost, flip, items, who }) => {
    const taken = (hours * drink) / 1000
    return {
      stem: [
        `After a flood, ${who} falls ill with cholera. The diagram shows the wall of the small intestine.`,
        `The diagram shows what happens in the small intestine of ${who} with cholera.`,
        `In a camp for people who have lost their homes, ${who} has cholera. The diagram is a plan of the wall of the small intestine.`,
      ],
      figure: gutWall({ name: 'wall-in-a-patient', first: 'P', second: 'Q', flip }),
      parts: {
        a: ask.match({
          lead: 'The toxin of the bacteria causes movement P. Movement Q follows from P.',
          prompt: 'Identify what moves in P and in Q.',
          marks: 2,
          items: asItems(['P', 'Q']),
          targets: asItems(['antibodies', 'chloride ions', 'glucose', 'toxin', 'water']),
          answer: { P: 'chloride ions', Q: 'water' },
          scheme: ['P: chloride ions', 'Q: water'],
          solution: 'The cells secrete chloride ions. Water follows them by osmosis.',
        }),
        b: ask.order({
          prompt: 'Put the events in order.',
          command: 'Identify',
          marks: 3,
          items: items.map(([id, text]) => ({ id, text })),
          answer: EVENTS.map(([id]) => id),
          scheme: sequenceScheme(5, 3),
          solution:
            'Toxin, chloride ions, lower water potential in the gut, osmosis, diarrhoea and dehydration.',
        }),
        c: ask.number({
          lead: `In ${hours} hours the patient loses ${quantity(lost, 'dm^3', 2)} of water and drinks ${quantity(drink, 'cm^3')} of a solution of salts every hour.`,
          prompt: 'Calculate how much more water the patient loses than drinks in this time.',
          answer: lost - taken,
          unit: 'dm^{3}',
          scheme: [
            `C1 ${hours} × ${drink} = ${plain(hours * drink)} cm^{3}, or ${plain(taken)} dm^{3}`,
            `A1 ${plain(lost - taken)} dm^{3}`,
          ],
          solution: `The patient drinks ${hours} × ${drink} cm^{3} = ${plain(taken)} dm^{3}. ${plain(lost)} − ${plain(taken)} = ${plain(lost - taken)} dm^{3}.`,
        }),
        d: ask.written({
          lead: 'Where cholera is common, infants who are breast-fed rarely catch it.',
          prompt: 'Explain why.',
          command: 'Explain',
          objective: 'AO2',
          scheme: [MILK_ANTIBODIES, ACT_ON_CHOLERA, NO_DIRTY_WATER],
          modelAnswer:
            'Breast milk contains antibodies of the mother. They destroy the cholera bacteria, which is passive immunity. The infant also drinks no contaminated water.',
          solution: 'Two reasons: antibodies that protect at once, and a drink that is not contaminated.',
        }),
      },
    }
  },
  verify: ({ hours, drink, lost }) => {
    let balance = lost * 1000
    for (let hour = 0; hour < hours; hour += 1) balance -= drink
    return { c: balance / 1000 }
  },
})
