import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { capital } from '../shared'
import { conductivityBars, groupName, lettersInTheTable, type Marked } from './drawings'
import { chargeOf, formulaOf } from './places'

const { core, templates } = choiceQuestions('8.1')

export { templates }

const FAMILIES = [1, 2, 3, 5, 6, 7] as const

core('alike-in-the-table', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    // Groups whose elements are alike from top to bottom.
    const same = random.pick([1, 2, 7])
    const [next, far] = random.sample(
      FAMILIES.filter(each => each !== same),
      2,
    )
    const [upper, lower] = [random.int(3, 4), random.int(5, 6)]
    if (next === undefined || far === undefined) return null
    const [p, q, r, s] = random.shuffle(['P', 'Q', 'R', 'S'])
    return {
      marks: [
        { letter: p ?? '', group: same, period: upper },
        { letter: q ?? '', group: same, period: lower },
        { letter: r ?? '', group: next, period: upper },
        { letter: s ?? '', group: far, period: lower },
      ] satisfies Marked[],
    }
  },
  make: ({ marks }) => {
    const [one, two, three, four] = marks.map(({ letter }) => letter)
    const pair = (first = '', second = '') => [first, second].toSorted().join(' and ')
    const [{ group, period } = { group: 1, period: 2 }, { period: lower } = { period: 5 }] = marks
    return {
      stem: [
        'The letters P, Q, R and S stand for four elements in an outline of the Periodic Table.',
        'Four elements, P, Q, R and S, are marked in the outline of the Periodic Table.',
        'In the outline of the Periodic Table the places of four elements are shown by letters.',
      ],
      figure: lettersInTheTable(marks),
      prompt: [
        'Which two elements have similar chemical properties?',
        'Which two elements react in a similar way?',
      ],
      right: pair(one, two),
      wrong: {
        [pair(one, three)]:
          `You chose two elements of Period ${period}, but it is the group that makes elements alike.`,
        [pair(two, four)]:
          `You chose two elements of Period ${lower}, but it is the group that makes elements alike.`,
        [pair(three, four)]:
          'You chose two elements that are neither in the same group nor in the same period.',
      },
      solution: `Elements of one group have the same number of outer electrons and so similar chemical properties. ${pair(one, two)} are both in Group ${groupName(group)}.`,
    }
  },
})

core('ion-from-a-place', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const asked = random.pick(FAMILIES)
    // The group whose ion has the same size of charge, of the other sign, is always there.
    const groups = [
      asked,
      8 - asked,
      ...random.sample(
        FAMILIES.filter(each => each !== asked && each !== 8 - asked),
        2,
      ),
    ]
    return {
      asked,
      marks: random.shuffle(groups).map(
        (group, at): Marked => ({
          letter: 'ABCD'.charAt(at),
          group,
          period: group < 5 ? random.int(3, 5) : random.int(2, group === 5 ? 3 : 4),
        }),
      ),
    }
  },
  make: ({ asked, marks }) => ({
    stem: [
      'The letters A to D mark the places of four elements in an outline of the Periodic Table.',
      'Four elements, A to D, stand in the Periodic Table as shown. Each forms an ion.',
      'An outline of the Periodic Table shows the places of four elements, A, B, C and D.',
    ],
    figure: lettersInTheTable(marks),
    prompt: [
      `Which element forms an ion with the charge ${chargeOf(asked)}?`,
      `The ion of which element has the charge ${chargeOf(asked)}?`,
    ],
    options: inThisOrder(
      marks.map(({ letter, group }): string | Wrong =>
        group === asked
          ? letter
          : [
              letter,
              `You chose an element of Group ${groupName(group)}, whose ions have the charge ${chargeOf(group)}.`,
            ],
      ),
    ),
    solution: `${
      asked <= 3
        ? `A metal atom of Group ${groupName(asked)} loses its outer electron${asked === 1 ? '' : 's'}, so the charge is ${chargeOf(asked)}.`
        : `A non-metal atom of Group ${groupName(asked)} gains ${8 - asked} electron${asked === 7 ? '' : 's'} to have 8 in the outer shell, so the charge is ${chargeOf(asked)}.`
    } It is ${marks.find(({ group }) => group === asked)?.letter ?? ''}.`,
  }),
})

const PARTNERS = [
  { metal: 1, other: 6, slip: 'X_{6}Z' },
  { metal: 2, other: 7, slip: 'X_{7}Z_{2}' },
  { metal: 2, other: 5, slip: 'X_{5}Z_{2}' },
  { metal: 1, other: 5, slip: 'X_{5}Z' },
  { metal: 3, other: 6, slip: 'X_{2}Z' },
  { metal: 3, other: 7, slip: 'X_{7}Z_{3}' },
] as const

core('formula-from-two-places', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    pair: random.pick(PARTNERS),
    periods: [random.int(3, 5), random.int(2, 3)] as const,
  }),
  make: ({ pair: { metal, other, slip }, periods: [one, two] }) => ({
    stem: [
      'X and Z are two elements, marked in an outline of the Periodic Table. They form an ionic compound.',
      'The elements X and Z react with each other and form an ionic compound. Their places in the Periodic Table are shown.',
      'An ionic compound contains ions of the elements X and Z, which stand in the Periodic Table as shown.',
    ],
    figure: lettersInTheTable([
      { letter: 'X', group: metal, period: one },
      { letter: 'Z', group: other, period: two },
    ]),
    prompt: ['What is the formula of the compound?', 'Which formula does the compound have?'],
    right: formulaOf('X', metal, 'Z', other),
    wrong: {
      [formulaOf('X', 8 - other, 'Z', 8 - metal)]:
        'You exchanged the two numbers: the charges do not cancel in this ratio.',
      XZ: `You took the same number of each ion, but ${chargeOf(metal)} and ${chargeOf(other)} do not cancel one to one.`,
      [slip]: `You took the group number of Z for the charge of its ion, which is ${chargeOf(other)}.`,
    },
    solution: `X is in Group ${groupName(metal)}, its ion has the charge ${chargeOf(metal)}. Z is in Group ${groupName(other)}, its ion has the charge ${chargeOf(other)}. The charges add up to zero in ${formulaOf('X', metal, 'Z', other)}.`,
  }),
})

const ALIKE = [
  { one: 'lithium', other: 'potassium', does: 'react with cold water', outer: 'one outer electron' },
  { one: 'magnesium', other: 'calcium', does: 'react with dilute acids', outer: 'two outer electrons' },
  { one: 'fluorine', other: 'chlorine', does: 'react with sodium', outer: 'seven outer electrons' },
  { one: 'oxygen', other: 'sulfur', does: 'form a compound with hydrogen', outer: 'six outer electrons' },
] as const

core('why-elements-are-alike', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(ALIKE) }),
  make: ({ item: { one, other, does, outer } }) => ({
    stem: [
      `Both ${one} and ${other} ${does}.`,
      `${capital(one)} and ${other} have similar chemical properties. For example, both ${does}.`,
      `The elements ${one} and ${other} ${does}, and in many other ways they react alike.`,
    ],
    prompt: [
      `Why do ${one} and ${other} react in a similar way?`,
      `What explains that ${one} and ${other} are alike?`,
    ],
    right: 'Their atoms have the same number of outer electrons.',
    wrong: {
      'Their atoms have the same number of occupied shells.':
        'You described elements of one period; these two are in the same group.',
      'Their atoms have the same total number of electrons.':
        'You counted all the electrons, but two elements never have the same number of them.',
      'Their atoms have the same number of protons.':
        'You took protons for outer electrons; each element has its own number of protons.',
    },
    solution: `${capital(one)} and ${other} are in the same group. Their atoms have ${outer}, and the outer electrons decide how an element reacts.`,
  }),
})

const PERIODS = [
  { values: [11, 31, 0, 0, 0, 0, 0, 0], places: [1, 2, 5, 6, 7] },
  { values: [21, 23, 38, 0, 0, 0, 0, 0], places: [1, 2, 3, 5, 6, 7] },
] as const

core('conductivity-across-a-period', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const { values, places } = random.pick(PERIODS)
    return { values, place: random.pick<number>(places) }
  },
  make: ({ values, place }) => {
    const isMetal = place <= 3
    const [size, left] = [isMetal ? place : 8 - place, isMetal ? 8 - place : place]
    const cells = isMetal
      ? ([
          [
            ['metal', `${size}−`],
            'You found the metal, but metal atoms lose electrons and form positive ions.',
          ],
          [
            ['non-metal', `${left}−`],
            'You took a good conductor for a non-metal that fills its outer shell.',
          ],
          [
            ['non-metal', `${size}−`],
            'You took a good conductor for a non-metal, and lost electrons for gained ones.',
          ],
        ] as const)
      : ([
          [
            ['non-metal', `${left}−`],
            `You took the number of outer electrons, ${left}, for the number that is gained.`,
          ],
          [['metal', `${left}+`], 'You took the element for a metal, but it does not conduct.'],
          [['metal', `${size}+`], 'You took the element for a metal, and gained electrons for lost ones.'],
        ] as const)
    return {
      stem: [
        'The bar chart shows the electrical conductivity of the eight elements of a period, in order of proton number. Element 1 is in Group I.',
        'The eight elements of one period, from Group I (element 1) to Group VIII (element 8), are compared by their electrical conductivity.',
        'A bar chart shows how well the elements 1 to 8 of a period conduct electricity. Element 1 is in Group I and element 8 in Group VIII.',
      ],
      figure: conductivityBars(values, 1),
      prompt: [
        `Which row describes element ${place}?`,
        `What is element ${place}, and what is the charge of its ion?`,
      ],
      options: rows(
        ['type of element', 'charge of its ion'],
        [isMetal ? 'metal' : 'non-metal', chargeOf(place)],
        cells,
      ),
      solution: `Element ${place} is in Group ${groupName(place)}. ${isMetal ? `It conducts well, so it is a metal; its atoms lose ${size} electron${size === 1 ? '' : 's'}` : `It does not conduct, so it is a non-metal; its atoms gain 8 − ${place} = ${size} electron${size === 1 ? '' : 's'}`}. The charge of the ion is ${chargeOf(place)}.`,
    }
  },
})

const PLACES = [
  { name: 'rubidium', group: 1, period: 5 },
  { name: 'caesium', group: 1, period: 6 },
  { name: 'strontium', group: 2, period: 5 },
  { name: 'barium', group: 2, period: 6 },
  { name: 'selenium', group: 6, period: 4 },
  { name: 'bromine', group: 7, period: 4 },
  { name: 'iodine', group: 7, period: 5 },
] as const

core('predicted-from-a-place', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ item: random.pick(PLACES) }),
  make: ({ item: { name, group, period } }) => {
    const [oxide, opposite] = group <= 2 ? ['basic', 'acidic'] : ['acidic', 'basic']
    const [outer, shells] = [String(group), String(period)]
    return {
      stem: [
        `${capital(name)} is in Group ${groupName(group)} and Period ${period} of the Periodic Table.`,
        `The element ${name} stands in Period ${period}, in Group ${groupName(group)}.`,
        `A student finds ${name} in Group ${groupName(group)} and Period ${period}.`,
      ],
      prompt: [`Which row describes ${name}?`, `What can be predicted about ${name}?`],
      options: rows(
        ['outer electrons', 'occupied shells', 'its oxide'],
        [outer, shells, oxide],
        [
          [
            [outer, shells, opposite],
            `You found the electrons, but an element on the ${group <= 2 ? 'left is a metal' : 'right is a non-metal'}.`,
          ],
          [[shells, outer, oxide], 'You exchanged group and period.'],
          [[shells, outer, opposite], 'You exchanged group and period, and metals and non-metals as well.'],
        ],
      ),
      solution: `The group is the number of outer electrons, ${group}; the period is the number of occupied shells, ${period}. ${capital(name)} is a ${group <= 2 ? 'metal, on the left of the table, so its oxide is basic' : 'non-metal, on the right of the table, so its oxide is acidic'}.`,
    }
  },
})
