import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { body, contacts } from './drawings-more'

const { core, supplement, templates } = choiceQuestions('10.1')

export { templates }

const below = (person: number): number => (person > 15 ? 0 : 1 + below(2 * person) + below(2 * person + 1))

supplement('people-protected-by-vaccination', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const first = random.pick([2, 3])
    const other = first === 2 ? 3 : 2
    const high = random.chance(0.6)
    const immune = high
      ? [first, random.pick([2 * other, 2 * other + 1, 4 * other, 4 * other + 3])]
      : [random.pick([2 * first, 2 * first + 1]), random.pick([2 * other, 2 * other + 1])]
    const kept = immune.reduce((sum, person) => sum + below(person), 0)
    const right = 15 - kept
    const wrong = threeSlips(
      random,
      right,
      [
        [13, 'You subtracted only the vaccinated people, but those below them are not reached either.'],
        [kept, 'You counted the people who stay healthy.'],
        [right + 2, 'You counted the two vaccinated people as ill.'],
        [right - 1, 'You left out the person at the top, who is ill as well.'],
        [15, 'You let the pathogen pass through the vaccinated people.'],
      ],
      plain,
    )
    return wrong
      ? { immune, kept, right, wrong, ill: random.pick(['measles', 'influenza', 'mumps', 'chickenpox']) }
      : null
  },
  make: ({ immune, kept, right, wrong, ill }) => ({
    stem: [
      `The person at the top has ${ill}. Everybody who becomes ill passes the pathogen on to the two people joined to him or her below. The two people shown dark are vaccinated and do not become ill.`,
      `In the diagram ${ill} spreads from the top downwards along the lines. The two people shown dark have been vaccinated; they neither become ill nor pass the pathogen on.`,
      `A model shows how ${ill} spreads: each ill person infects the two below, beginning at the top. Vaccinated people (dark) do not become hosts.`,
    ],
    figure: contacts(immune),
    prompt: [
      'How many of the 15 people become ill?',
      'What is the number of people who have the disease in the end?',
    ],
    options: bySize({ right, wrong, print: plain }),
    solution: `A vaccinated person protects everybody below as well. ${immune.map(person => `${below(person)}`).join(' + ')} = ${kept} people stay healthy, so 15 − ${kept} = ${right} become ill.`,
  }),
  verify: ({ immune }) => {
    let ill = 0
    const spread = [1]
    for (const person of spread) {
      if (person > 15 || immune.includes(person)) continue
      ill += 1
      spread.push(2 * person, 2 * person + 1)
    }
    return plain(ill)
  },
})

const PLACES = [
  {
    asks: [
      'In which place do hairs trap pathogens from the air?',
      'Where do hairs hold back dust that carries pathogens?',
    ],
    error: 'You chose the nose, where hairs trap particles from the air.',
  },
  {
    asks: [
      'Where does mucus trap pathogens that have passed the nose?',
      'In which place does a sticky liquid trap pathogens on their way to the lungs?',
    ],
    error: 'You chose the airway, where mucus traps pathogens on their way to the lungs.',
  },
  {
    asks: [
      'In which place does acid kill pathogens from food?',
      'Where are most of the pathogens in swallowed mucus killed?',
    ],
    error: 'You chose the stomach, where acid kills pathogens.',
  },
  {
    asks: [
      'Which place is a barrier that pathogens pass only if it is cut?',
      'Where does a dry outer layer keep pathogens out of the body?',
    ],
    error: 'You chose the skin, the barrier on the outside of the body.',
  },
] as const

core('places-of-defence', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const letters = random.shuffle(['A', 'B', 'C', 'D'])
    const at = random.int(0, 3)
    return { letters, at, asks: random.pick(PLACES[at]?.asks ?? []) }
  },
  make: ({ letters, at, asks }) => ({
    stem: [
      'The diagram shows four places where the body defends itself against pathogens.',
      'Four places of the human body, A to D, keep pathogens out or kill them.',
      'The letters in the diagram show defences of the human body against pathogens.',
    ],
    figure: body(letters),
    prompt: asks,
    options: inThisOrder(
      ['A', 'B', 'C', 'D'].map((letter): string | Wrong =>
        letter === letters[at] ? letter : [letter, PLACES[letters.indexOf(letter)]?.error ?? ''],
      ),
    ),
    solution:
      'Hairs in the nose and mucus in the airways trap pathogens. Acid in the stomach kills them. The skin is a barrier around the body.',
  }),
})

const GIVEN = {
  'weakened pathogens': ['chickenpox', 'measles', 'mumps', 'rubella'],
  'antigens of a pathogen': ['hepatitis B', 'whooping cough', 'influenza'],
} as const

supplement('what-a-vaccine-contains', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const given = random.pick(['weakened pathogens', 'antigens of a pathogen'] as const)
    return {
      given,
      own: random.pick(['antibodies', 'memory cells']),
      ill: random.pick<string>(GIVEN[given]),
      who: random.pick(['a child', 'a nurse', 'a student', 'a traveller']),
    }
  },
  make: ({ given, own, ill, who }) => {
    const other = own === 'antibodies' ? 'memory cells' : 'antibodies'
    const taken = 'You let the vaccine contain what the body itself must make.'
    return {
      stem: [
        `${who.charAt(0).toUpperCase()}${who.slice(1)} is vaccinated against ${ill}.`,
        `A vaccine against ${ill} is injected into the arm of ${who}.`,
        `To become immune to ${ill}, ${who} receives a vaccine.`,
      ],
      prompt: [
        'Which row shows what the vaccine contains and what is made in the body?',
        'What is put into the body, and what does the body produce?',
      ],
      columns: 'in the vaccine | made in the body',
      right: `${given} | ${own}`,
      wrong: {
        [`${own} | ${given}`]: 'You reversed the two columns.',
        [`${other} | ${own}`]: taken,
        [`${given} | toxins`]: 'You let the body make toxins, but toxins are made by some pathogens.',
      },
      solution:
        'A vaccine contains weakened pathogens or their antigens. They stimulate lymphocytes to produce antibodies, and memory cells are made as well.',
    }
  },
})

core('district-with-the-highest-rate', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const people = [0, 1, 2, 3].map(() => random.pick([4, 5, 8, 10, 12, 15, 20, 25]))
    const cases = people.map(each => each * random.pick([2, 3, 4, 5, 6, 8]))
    const rates = cases.map((each, at) => each / (people[at] ?? 1))
    const best = Math.max(...rates)
    const at = rates.indexOf(best)
    const most = cases.indexOf(Math.max(...cases))
    const fewest = people.indexOf(Math.min(...people))
    const fits =
      new Set(people).size === 4 &&
      new Set(cases).size === 4 &&
      rates.filter(each => each === best).length === 1 &&
      most !== at &&
      fewest !== at &&
      most !== fewest &&
      cases.every(each => each <= 100 && each % 2 === 0)
    return fits
      ? { people, cases, at, most, fewest, ill: random.pick(['cholera', 'diarrhoea', 'food poisoning']) }
      : null
  },
  make: ({ people, cases, at, most, fewest, ill }) => ({
    stem: [
      `Four districts of a city, A to D, have different water supplies. The chart shows the cases of ${ill} in one month, the table the number of people.`,
      `The chart shows how many people in four districts had ${ill} in one month. The table shows how many people live there.`,
      `A health officer compares ${ill} in four districts. She has the number of cases in a month (chart) and of inhabitants (table).`,
    ],
    figure: chartFigure(
      { name: 'diseases-and-immunity/cases-in-four-districts', title: 'Cases in four districts' },
      barChart({
        categories: ['A', 'B', 'C', 'D'],
        values: cases,
        label: 'district',
        yLabel: 'number of cases',
        yEvery: 10,
        yMax: 100,
        height: 182,
      }),
    ),
    table: {
      head: ['district', 'number of people'],
      rows: people.map((each, row) => ['ABCD'.charAt(row), plain(each * 1000)]),
    },
    prompt: [
      'In which district is the risk of catching the disease highest?',
      'Which district has the most cases for every 1000 people?',
    ],
    options: inThisOrder(
      people.map((_, row): string | Wrong => {
        const letter = 'ABCD'.charAt(row)
        if (row === at) return letter
        if (row === most) return [letter, 'You chose the most cases, but many people live there.']
        if (row === fewest) return [letter, 'You chose the fewest people, but there are few cases as well.']
        return [letter, 'You compared cases or people alone; divide the cases by the number of people.']
      }),
    ),
    solution: `Divide the cases by the thousands of people: ${people.map((each, row) => `${'ABCD'.charAt(row)} ${cases[row]} ÷ ${each} = ${plain((cases[row] ?? 0) / each)}`).join(', ')}. The highest is ${'ABCD'.charAt(at)}.`,
  }),
  verify: ({ people, cases }) => {
    const wins = cases.map((own, row) =>
      cases.every((other, place) => place === row || own * (people[place] ?? 1) > other * (people[row] ?? 1)),
    )
    return 'ABCD'.charAt(wins.indexOf(true))
  },
})
