import {
  ANTIGEN_TOLD,
  ANTIGENS,
  fourAntibodies,
  gutWall,
} from '@/content/figures/igcse/biology/diseases-and-immunity'
import { bySize, inThisOrder, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { babyGraph, babyTotal, CURVES, curvesGraph, MONTHS } from './drawings'

const { core, supplement, templates } = choiceQuestions('10.1')

export { templates }

const ROUTES = [
  {
    cases: [
      'The handle of a shopping trolley has a virus on it. Many shoppers hold it, and some of them fall ill.',
      'A pathogen is found on the keyboard of a school computer. Several students who used it fall ill.',
    ],
    route: 'contaminated surface',
    other: 'contaminated food',
    measure: 'washing hands with soap',
    useless: 'treating sewage',
    why: 'The pathogen lies on something that many hands touch. Washing removes it from the skin before it gets to the mouth.',
    notRoute: 'You chose food, but nothing was eaten: hands touched an object.',
    notMeasure: 'You chose a measure against pathogens in faeces that get into water.',
  },
  {
    cases: [
      'A passenger with influenza coughs in a crowded bus. Two days later other passengers are ill.',
      'A student with a cold sneezes in a classroom with closed windows. Later that week others have a cold.',
    ],
    route: 'air',
    other: 'contaminated food',
    measure: 'covering the mouth with a tissue',
    useless: 'putting waste in closed bins',
    why: 'Droplets from the nose and mouth carry the pathogen through the air. A tissue catches them.',
    notRoute: 'You chose food, but the droplets were breathed in.',
    notMeasure: 'You chose a measure against flies and rats.',
  },
  {
    cases: [
      'Flies feed on rotting rubbish behind a market and then fly to the stalls. Later, customers fall ill.',
      'Rats feed on rubbish at night and then run over the tables of a kitchen. Guests become ill.',
    ],
    route: 'animals',
    other: 'direct contact',
    measure: 'putting waste in closed bins',
    useless: 'covering the mouth with a tissue',
    why: 'The animals carry the pathogens from the rubbish. In closed bins they find no food.',
    notRoute: 'You chose direct contact, but no body fluid passed from one person to another.',
    notMeasure: 'You chose a measure against droplets in the air.',
  },
  {
    cases: [
      'At a party, guests eat chicken that is still pink inside. Some of them are ill the next day.',
      'Raw meat with bacteria inside it is fried for a very short time and eaten. Two people fall ill.',
    ],
    route: 'contaminated food',
    other: 'direct contact',
    measure: 'cooking thoroughly',
    useless: 'covering the mouth with a tissue',
    why: 'The bacteria were in the meat. Heat kills them when the meat is cooked to the middle.',
    notRoute: 'You chose direct contact, but no body fluid passed from one person to another.',
    notMeasure: 'You chose a measure against droplets in the air.',
  },
] as const

core('route-of-a-pathogen', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const one = random.pick(ROUTES)
    return { one, told: random.pick(one.cases) }
  },
  make: ({ one, told }) => ({
    stem: [told, `Read what happened. ${told}`, `A doctor reports: “${told}”`],
    prompt: [
      'How was the pathogen transmitted, and what would help to stop it?',
      'Which row gives the way of transmission and a measure against it?',
    ],
    columns: 'transmitted by | measure',
    right: `${one.route} | ${one.measure}`,
    wrong: {
      [`${one.other} | ${one.measure}`]: one.notRoute,
      [`${one.route} | ${one.useless}`]: one.notMeasure,
      [`${one.other} | ${one.useless}`]: `${one.notRoute} The measure does not fit either.`,
    },
    solution: `${one.why} Transmission: ${one.route}. Measure: ${one.measure}.`,
  }),
})

const MEASURES = [
  { place: 'a village', done: 'a pipe with clean water was built', ill: 'diarrhoea' },
  { place: 'a town', done: 'a plant for sewage treatment was built', ill: 'an infection of the gut' },
  { place: 'a district', done: 'closed bins and a weekly collection of waste began', ill: 'food poisoning' },
] as const

core('cases-after-a-measure', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [before, last] = random.pick([
      [160, 40],
      [200, 40],
      [200, 60],
      [200, 80],
      [160, 80],
      [240, 60],
    ] as const)
    const first = before + random.pick([-40, -20, 20])
    const between = [last + random.pick([40, 60]), last + 20]
    const third = Math.min(before - 20, between[0] ?? 0)
    const cases = [first, before, third, between[1] ?? 0, last]
    const right = ((before - last) / before) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(last / before) * 100, 'You gave the part that is left, not the decrease.'],
        [
          ((first - last) / first) * 100,
          'You started from year 1, not from the last year before the change.',
        ],
        [
          ((before - last) / last) * 100,
          'You divided by the number at the end, not by the one at the start.',
        ],
        [((before - third) / before) * 100, 'You compared with year 3, not with year 5.'],
        [((third - last) / third) * 100, 'You started from year 3, when the change had already been made.'],
      ],
      value => `${Math.round(value)}%`,
    )
    return wrong ? { cases, right, wrong, one: random.pick(MEASURES) } : null
  },
  make: ({ cases, right, wrong, one }) => ({
    stem: [
      `The chart shows the number of cases of ${one.ill} in ${one.place} in five years. At the end of year 2 ${one.done}.`,
      `In ${one.place}, ${one.done} at the end of year 2. The chart shows the cases of ${one.ill} in each year.`,
      `Doctors in ${one.place} count the cases of ${one.ill} for five years, as shown in the chart. At the end of year 2 ${one.done}.`,
    ],
    figure: chartFigure(
      { name: 'diseases-and-immunity/cases-in-five-years', title: 'Cases in five years' },
      barChart({
        categories: ['1', '2', '3', '4', '5'],
        values: cases,
        label: 'year',
        yLabel: 'number of cases',
        yEvery: 20,
        yMax: 260,
        height: 182,
      }),
    ),
    prompt: [
      'What is the percentage decrease in cases from year 2 to year 5?',
      'By what percentage did the number of cases fall from year 2 to year 5?',
    ],
    options: bySize({ right, wrong, print: value => `${Math.round(value)}%` }),
    solution: `Year 2: ${cases[1]} cases; year 5: ${cases[4]} cases. Decrease = ${(cases[1] ?? 0) - (cases[4] ?? 0)}. As a percentage of year 2: ${(cases[1] ?? 0) - (cases[4] ?? 0)} ÷ ${cases[1]} × 100 = ${Math.round(right)}%.`,
  }),
  verify: ({ cases }) => `${Math.round(100 - (100 * (cases[4] ?? 0)) / (cases[1] ?? 1))}%`,
})

core('bacteria-left-in-the-food', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = random.pick([20, 40, 50, 60, 80, 100])
    const minutes = random.pick([20, 30])
    const hours = random.pick(minutes === 20 ? [2, 3] : [3, 4])
    const times = (hours * 60) / minutes
    const right = start * 2 ** times
    const wrong = threeSlips(
      random,
      right,
      [
        [
          start * 2 * times,
          'You doubled once and multiplied by the number of times; each doubling starts from the last number.',
        ],
        [start * 2 ** (times - 1), 'You doubled one time too few.'],
        [start * 2 ** (times + 1), 'You doubled one time too often.'],
        [
          start * 2 ** (2 * hours + (minutes === 20 ? 0 : hours)),
          `You used the wrong number of doublings in an hour; ${60 / minutes} periods of ${minutes} minutes fit in it.`,
        ],
        [start * 2 ** hours, 'You doubled once for each hour.'],
        [start * times ** 2, 'You squared the number of doublings instead of doubling so many times.'],
      ],
      plain,
    )
    return wrong
      ? {
          start,
          minutes,
          hours,
          times,
          right,
          wrong,
          dish: random.pick(['cooked rice', 'chicken soup', 'egg salad']),
        }
      : null
  },
  make: ({ start, minutes, hours, times, right, wrong, dish }) => ({
    stem: [
      `A cook with unwashed hands brings ${start} bacteria of a pathogen into ${dish}. In the warm kitchen their number doubles every ${minutes} minutes.`,
      `There are ${start} bacteria of a pathogen in ${dish} that stands in a warm room. The number of bacteria doubles every ${minutes} minutes.`,
      `A bowl of ${dish} was not put into the refrigerator. At first it contains ${start} bacteria of a pathogen, and every ${minutes} minutes the number doubles.`,
    ],
    prompt: [
      `How many of these bacteria are in the food after ${hours} hours?`,
      `What is the number of bacteria after ${hours} hours?`,
    ],
    options: bySize({ right, wrong, print: plain }),
    solution: `In ${hours} hours there are ${hours} × 60 ÷ ${minutes} = ${times} periods. The number doubles ${times} times: ${start} × 2^{${times}} = ${plain(right)}. This is why food is kept cold.`,
  }),
  verify: ({ start, minutes, hours }) => {
    let count = start
    for (let time = minutes; time <= hours * 60; time += minutes) count += count
    return plain(count)
  },
})

supplement('antibody-for-a-pathogen', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    kind: random.pick(ANTIGENS),
    order: random.shuffle(ANTIGENS),
    of: random.pick(['a bacterium', 'a pathogen from a cut', 'a bacterium that causes a sore throat']),
  }),
  make: ({ kind, order, of }) => ({
    stem: [
      `The diagram shows ${of} with its antigens, and four antibodies, A to D.`,
      `Four antibodies, A to D, are drawn below ${of}. The shapes on the pathogen are its antigens.`,
      `A student draws ${of} with antigens on its surface and four different antibodies.`,
    ],
    figure: fourAntibodies(kind, order),
    prompt: [
      'Which antibody can bind to this pathogen?',
      'Which antibody protects the body against this pathogen?',
    ],
    options: inThisOrder(
      order.map((each, at): Wrong | string =>
        each === kind
          ? 'ABCD'.charAt(at)
          : [
              'ABCD'.charAt(at),
              `You chose an antibody with ${ANTIGEN_TOLD[each]} hollows, but the antigens are ${ANTIGEN_TOLD[kind]}.`,
            ],
      ),
    ),
    solution: `An antibody binds to an antigen only if their shapes are complementary. The antigens are ${ANTIGEN_TOLD[kind]}, and so are the hollows of ${'ABCD'.charAt(order.indexOf(kind))}.`,
  }),
})

supplement('curves-after-a-pathogen', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ order: random.shuffle(CURVES), right: random.pick(CURVES) }),
  make: ({ order, right }) => {
    return {
      stem: [
        'The graph shows the antibodies against a pathogen in the blood of four people, A to D. The pathogen enters their bodies on day 0.',
        'Four people, A to D, meet the same pathogen on day 0. The graph shows the antibodies against it in their blood.',
        'On day 0 a pathogen enters the bodies of four people. The curves A to D show the antibodies against this pathogen in their blood.',
      ],
      figure: curvesGraph(order),
      prompt: `Which curve is that of a person who ${right.who}?`,
      options: inThisOrder(
        order.map((each, at): Wrong | string =>
          each === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), each.error],
        ),
      ),
      solution: `${right.why} This is curve ${'ABCD'.charAt(order.indexOf(right))}.`,
    }
  },
})

supplement('doses-for-a-town', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const people = random.step(12000, 48000, 4000)
    const has = random.step(35, 65, 5)
    const wants = random.pick([85, 90, 95])
    const [ill, doses] = random.pick([
      ['measles', 2],
      ['polio', 3],
      ['whooping cough', 3],
      ['chickenpox', 2],
    ] as const)
    const right = (people * (wants - has) * doses) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [right / doses, `You counted one dose for each person, but each needs ${doses}.`],
        [(people * wants * doses) / 100, 'You vaccinated those again who are vaccinated already.'],
        [(people * (100 - has) * doses) / 100, 'You vaccinated everybody, but the aim is lower.'],
        [(people * (100 - wants) * doses) / 100, 'You counted the people who will stay without vaccination.'],
        [(people * has * doses) / 100, 'You counted the people who are vaccinated already.'],
      ],
      plain,
    )
    return wrong ? { people, has, wants, doses, right, wrong, ill } : null
  },
  make: ({ people, has, wants, doses, right, wrong, ill }) => ({
    stem: [
      `In a town of ${plain(people)} people, ${has}% are vaccinated against ${ill}. To stop the disease from spreading, ${wants}% should be. Each person needs ${doses} doses of vaccine.`,
      `A health officer wants ${wants}% of the ${plain(people)} people of a town to be vaccinated against ${ill}. So far ${has}% are. A vaccination takes ${doses} doses.`,
      `Against ${ill}, ${has}% of the ${plain(people)} people of a town have been vaccinated with all their doses. The aim is ${wants}%, and ${doses} doses are needed for each person.`,
    ],
    prompt: ['How many doses are still needed?', 'How many more doses of vaccine does the town need?'],
    options: bySize({ right, wrong, print: plain }),
    solution: `${wants}% − ${has}% = ${wants - has}% of the people must still be vaccinated: ${plain((people * (wants - has)) / 100)}. Each needs ${doses} doses: ${plain(right)}.`,
  }),
  verify: ({ people, has, wants, doses }) => plain(((people * wants) / 100 - (people * has) / 100) * doses),
})

const CASES = [
  { told: 'A boy recovers from measles.', active: true },
  { told: 'A girl is vaccinated against polio.', active: true },
  { told: 'Antigens of a virus are injected into the arm of a nurse.', active: true },
  { told: 'A farmer has an infection with a bacterium, and lymphocytes in her body respond.', active: true },
  { told: 'A baby drinks the milk of its mother, who had measles as a child.', active: false },
  { told: 'Antibodies cross the placenta into the blood of a fetus.', active: false },
  { told: 'After a dog bite, antibodies from the blood of another person are injected.', active: false },
  { told: 'A newborn lamb drinks milk with antibodies of the ewe.', active: false },
] as const

supplement('active-or-passive', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => random.pick(CASES),
  make: ({ told, active }) => {
    const [kind, other] = active ? ['active', 'passive'] : ['passive', 'active']
    const [cells, otherCells] = active ? ['produced', 'not produced'] : ['not produced', 'produced']
    const wrongKind = active
      ? 'You chose passive immunity, but the body makes the antibodies itself.'
      : 'You chose active immunity, but the antibodies come from another individual.'
    const wrongCells = active
      ? 'You left out memory cells, which are produced when lymphocytes respond to antigens.'
      : 'You let memory cells be produced, but ready-made antibodies do not lead to any.'
    return {
      stem: [told, `Consider this case. ${told}`, `In a lesson on immunity this example is given. ${told}`],
      prompt: [
        'Which row describes the immunity that follows?',
        'Which kind of immunity results, and are memory cells produced?',
      ],
      columns: 'immunity | memory cells',
      right: `${kind} | ${cells}`,
      wrong: {
        [`${other} | ${cells}`]: wrongKind,
        [`${kind} | ${otherCells}`]: wrongCells,
        [`${other} | ${otherCells}`]: `${wrongKind} So the statement on memory cells is wrong as well.`,
      },
      solution: active
        ? 'Antigens of the pathogen stimulate the person’s own lymphocytes. They produce antibodies and memory cells: active immunity.'
        : 'The antibodies were made by another individual. They protect for a short time, and no memory cells are produced: passive immunity.',
    }
  },
})

supplement('antibodies-of-a-baby', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    weakest: random.pick([4, 6, 8] as const),
    what: random.pick(['a virus', 'a bacterium', 'a common pathogen']),
  }),
  make: ({ weakest, what }) => ({
    stem: [
      `The graph shows antibodies against ${what} in the blood of a baby that was not breast-fed. P and Q come from different individuals.`,
      `From birth to the age of 12 months, antibodies against ${what} are measured in the blood of a baby. It is not breast-fed. Antibodies P and Q have different origins.`,
      `Antibodies against ${what} in the blood of a baby come from two individuals, as shown by P and Q. The baby is not breast-fed.`,
    ],
    figure: babyGraph(weakest),
    prompt: [
      'When is the protection of the baby weakest, and where do antibodies P come from?',
      'Which row gives the age at which the baby is protected least and the origin of P?',
    ],
    columns: 'weakest protection | P come from',
    right: `${weakest} months | the mother`,
    wrong: {
      'at birth | the mother': 'You took the age at which Q is zero, but P is at its highest then.',
      [`${weakest} months | the baby`]:
        'You mixed up the two: what is there at birth and then falls comes from the mother.',
      '12 months | the baby':
        'You took the age at which P is zero, but Q is high then. P comes from the mother.',
    },
    solution: `P is high at birth and falls, because the antibodies crossed the placenta and are broken down. Q rises as the baby makes its own. The sum of both is smallest at ${weakest} months.`,
  }),
  verify: ({ weakest }) => {
    const totals = MONTHS.map(month => ({ month, total: babyTotal(weakest, month) }))
    const least = totals.reduce((one, other) => (other.total < one.total ? other : one))
    return `${least.month} months`
  },
})

supplement('two-arrows-in-the-gut', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    flip: random.chance(0.5),
    asked: random.int(0, 1),
    who: random.pick(['a patient', 'a traveller', 'a fisherman', 'a child']),
  }),
  make: ({ flip, asked, who }) => ({
    stem: [
      `The diagram shows the wall of the small intestine of ${who} with cholera. Movement P is caused by the toxin, movement Q follows from P.`,
      `In the small intestine of ${who}, the toxin of cholera bacteria causes movement P. This leads to movement Q.`,
      `The diagram is a plan of the gut wall of ${who} with cholera. The toxin causes P, and P leads to Q.`,
    ],
    figure: gutWall({ name: 'wall-with-two-arrows', first: 'P', second: 'Q', flip }),
    prompt:
      asked === 0
        ? ['What moves in P and in Q?', 'Which row is correct?']
        : ['Why does movement Q take place?', 'What is the reason for movement Q?'],
    options:
      asked === 0
        ? rows(
            ['P', 'Q'],
            ['chloride ions', 'water, by osmosis'],
            [
              [
                ['water', 'chloride ions, by diffusion'],
                'You reversed the two: the ions go first, water follows them.',
              ],
              [
                ['chloride ions', 'water, by active transport'],
                'You moved water by active transport, but water always moves by osmosis.',
              ],
              [
                ['toxin', 'chloride ions, by osmosis'],
                'You took P for the toxin, which is made inside the gut; and only water moves by osmosis.',
              ],
            ],
          )
        : statements('The water potential in the gut is lower than in the blood.', {
            'The water potential in the gut is higher than in the blood.':
              'You reversed the gradient: ions that are secreted lower the water potential.',
            'The cells of the wall use energy to pump water into the gut.':
              'You took Q for active transport, but water moves by osmosis.',
            'The chloride ions move back to the blood by diffusion.':
              'You let the ions return, but Q leads into the gut.',
          }),
    solution:
      'The toxin makes the cells secrete chloride ions into the gut. This lowers the water potential there, so water moves from the blood into the gut by osmosis.',
  }),
})
