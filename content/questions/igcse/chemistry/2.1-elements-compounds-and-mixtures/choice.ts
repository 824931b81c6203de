import type { Ball } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { LETTERS } from '../shared'
import { boxesFigure, CONTENTS, type Content, type Counts, KINDS, NAMES } from './boxes'
import { METALS, oxygenGraph } from './oxides'

const { core, templates } = choiceQuestions('2.1', { calculator: 'needed' })

export { templates }

const SEEN: Record<Content, string> = {
  'one element only': 'You chose an element: all of its atoms are of one kind.',
  'one compound only':
    'You chose a compound: its particles are all alike, each of atoms of different elements joined together.',
  'a mixture of two elements':
    'You chose a mixture of two elements: atoms of different elements are there, but they are not joined.',
  'a mixture of an element and a compound':
    'You chose a box in which a compound is mixed with an element: two kinds of particle are there.',
  'a mixture of two compounds':
    'You chose a mixture of two compounds: both kinds of particle hold atoms of different elements.',
}

core('which-box-is', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const shown = random.sample(NAMES, 4)
    return {
      shown,
      asked: random.int(0, 3),
      boxes: shown.map(name => CONTENTS[name](random, random.shuffle(KINDS))),
      seed: random.int(1, 900),
    }
  },
  make: ({ shown, asked, boxes, seed }) => ({
    stem: [
      'Circles of one size and shade are atoms of one element. Circles that touch are atoms that are joined.',
      'In the diagrams, each kind of circle stands for the atoms of one element. Atoms that are joined touch each other.',
      'Four boxes contain gases. Each kind of circle is an atom of one element; joined atoms touch.',
    ],
    figure: boxesFigure(boxes, seed, ['A', 'B', 'C', 'D']),
    prompt: [`Which box shows ${shown[asked]}?`, `In which box is there ${shown[asked]}?`],
    options: inThisOrder(
      shown.map((name, at): string | Wrong =>
        at === asked ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), SEEN[name]],
      ),
    ),
    solution: `Look first whether all particles are alike: if not, it is a mixture. Then look inside a particle: atoms of one kind make an element, joined atoms of different kinds a compound. Box ${'ABCD'.charAt(asked)} shows ${shown[asked]}.`,
  }),
})

const isElement = (atoms: readonly string[]) => new Set(atoms).size === 1

core('count-elements-and-compounds', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [a = 'white', b = 'black', c = 'blue'] = random.shuffle(KINDS)
    const all = [[a, a], [b], [c, c], [a, b], [a, b, b], [c, a, a], [b, c]] as const
    const kinds = random.sample(all, random.int(3, 4))
    const counts: Counts = kinds.map(atoms => [random.int(2, 3), atoms])
    const [elements, compounds] = [
      kinds.filter(isElement).length,
      kinds.filter(each => !isElement(each)).length,
    ]
    if (elements === 0 || compounds === 0) return null
    const pairs = kinds.filter(each => isElement(each) && each.length > 1).length
    const atoms = new Set(kinds.flat()).size
    const slips: (readonly [number, number, string])[] = [
      [
        compounds,
        elements,
        'You took elements for compounds: the particles of a compound hold different atoms.',
      ],
      [
        elements - pairs,
        compounds + pairs,
        'You took every group of joined atoms for a compound, but joined atoms of one kind are an element.',
      ],
      [
        atoms,
        compounds,
        'You counted the kinds of atom, but an element is there only if its atoms are not joined to others.',
      ],
      [elements + compounds, 0, 'You took every kind of particle for an element.'],
      [elements, 1, 'You took the compounds together as one, but their particles differ.'],
    ]
    const seen = new Set([`${elements}|${compounds}`])
    const wrong = slips.filter(([one, other]) => {
      const fresh = !seen.has(`${one}|${other}`)
      seen.add(`${one}|${other}`)
      return fresh
    })
    return wrong.length < 3
      ? null
      : { counts, elements, compounds, wrong: wrong.slice(0, 3), seed: random.int(1, 900) }
  },
  make: ({ counts, elements, compounds, wrong, seed }) => ({
    stem: [
      'The box contains a mixture. Circles of one size and shade are atoms of one element; joined atoms touch.',
      'The diagram shows the particles of a mixture of gases. Each kind of circle is an atom of one element. Joined atoms touch.',
      'A mixture is drawn as particles in a box. One kind of circle stands for one kind of atom, and joined atoms touch.',
    ],
    figure: boxesFigure([counts], seed, []),
    prompt: [
      'How many elements and how many compounds are mixed in the box?',
      'Which row gives the number of elements and of compounds in this mixture?',
    ],
    options: rows(
      ['elements', 'compounds'],
      [plain(elements), plain(compounds)],
      wrong.map(([one, other, error]) => [[plain(one), plain(other)], error] as const),
    ),
    solution: `There are ${counts.length} kinds of particle. Those made of one kind of atom, single or joined, are elements: ${elements}. Those made of different atoms joined together are compounds: ${compounds}.`,
  }),
  verify: ({ counts, compounds }) => plain(counts.length - compounds),
})

const EVENTS = {
  'Two elements have reacted, and only a compound is left.':
    'You saw a reaction with nothing left over, but look for particles that are not joined in the second box.',
  'A compound has been broken down into two elements.':
    'You read the boxes in the wrong order, or took unlike atoms in one box for a compound: look which atoms are joined before.',
  'Two elements have reacted, and some of one element is left.':
    'You looked for a compound beside an element, but the second box does not hold both.',
  'One element has been removed from a mixture of elements.':
    'You took it for a separation, but in a separation no atoms become joined or parted.',
} as const

type Event = keyof typeof EVENTS

function beforeAndAfter(event: Event, n: number, [a = 'white', b = 'black']: readonly Ball[]) {
  const apart: Counts = [
    [n, [a, a]],
    [2 * n, [b]],
  ]
  const joined: Counts = [[2 * n, [a, b]]]
  const all: Record<Event, readonly Counts[]> = {
    'Two elements have reacted, and only a compound is left.': [apart, joined],
    'A compound has been broken down into two elements.': [joined, apart],
    'Two elements have reacted, and some of one element is left.': [
      [
        [n, [a, a]],
        [2 * n + 2, [b]],
      ],
      [...joined, [2, [b]]],
    ],
    'One element has been removed from a mixture of elements.': [apart, [[2 * n, [b]]]],
  }
  return all[event]
}

core('before-and-after', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    event: random.pick(Object.keys(EVENTS) as Event[]),
    n: random.int(2, 3),
    kinds: random.shuffle(KINDS),
    seed: random.int(1, 900),
  }),
  make: ({ event, n, kinds, seed }) => ({
    stem: [
      'The boxes show the same container before and after a change. Each kind of circle is an atom of one element; joined atoms touch.',
      'Particles in a container are drawn before and after a change. One kind of circle is one kind of atom. Atoms that touch are joined.',
      'A container is drawn twice, before and after a change. Circles of one size and shade are atoms of one element, and joined atoms touch.',
    ],
    figure: boxesFigure(beforeAndAfter(event, n, kinds), seed, ['before', 'after']),
    prompt: ['What has happened?', 'Which statement describes the change?'],
    right: event,
    wrong: (Object.keys(EVENTS) as Event[])
      .filter(each => each !== event)
      .map((each): Wrong => [each, EVENTS[each]]),
    solution: `Compare which atoms are joined before and after. Atoms of different elements that become joined have reacted to form a compound; particles that only disappear have been separated. Here: ${event.charAt(0).toLowerCase()}${event.slice(1)}`,
  }),
})

core('mass-of-oxide-from-graph', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const metal = random.pick(METALS)
    const [mass, oxygen] = random.pick(metal.readings)
    const wrong = threeSlips(
      random,
      mass + oxygen,
      [
        [oxygen, 'You gave the mass of oxygen; the oxide holds the metal as well.'],
        [mass - oxygen, 'You subtracted the mass of oxygen, but the metal gains oxygen.'],
        [mass + 2 * oxygen, 'You added the mass of oxygen twice.'],
        [2 * mass, 'You took equal masses of metal and oxygen; read the mass of oxygen from the graph.'],
        [mass, 'You gave the mass of the metal, but oxygen has been added to it.'],
      ],
      value => quantity(value, 'g'),
    )
    return wrong ? { metal, mass, oxygen, wrong } : null
  },
  make: ({ metal, mass, oxygen, wrong }) => ({
    stem: [
      `Different masses of ${metal.name} are heated in oxygen until they no longer change. The graph shows the mass of oxygen that combines with the metal.`,
      `A student heats samples of ${metal.name} in oxygen until all the metal has reacted, and finds the mass of oxygen that has combined with it.`,
      `The graph shows the mass of oxygen that combines with samples of ${metal.name} when they are changed completely into ${metal.oxide}.`,
    ],
    figure: figure(...oxygenGraph(metal)),
    prompt: [
      `What mass of ${metal.oxide} is formed from ${quantity(mass, 'g')} of ${metal.name}?`,
      `What is the mass of the ${metal.oxide} that ${quantity(mass, 'g')} of ${metal.name} gives?`,
    ],
    options: numbers({ right: mass + oxygen, unit: 'g', wrong }),
    solution: `At ${quantity(mass, 'g')} of ${metal.name} the line is at ${quantity(oxygen, 'g')} of oxygen. The compound holds both: ${plain(mass)} + ${plain(oxygen)} = ${quantity(mass + oxygen, 'g')}.`,
  }),
  verify: ({ metal, mass }) => mass * (1 + metal.ratio),
})

core('which-substance-is-a-compound', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const ratio = random.pick([1.5, 2, 2.5, 3])
    const x = random.pick([2, 4])
    const times = random.pick([1.5, 2, 3])
    const compound = [x, x * ratio, x * times, x * ratio * times]
    const step = random.int(1, 3)
    const [p, q] = [random.int(2, 4), random.int(5, 9)]
    const others: (readonly [readonly number[], string])[] = [
      [
        [p, q, p + step, q + step],
        'You looked for equal differences; in a compound the ratio of the masses is fixed.',
      ],
      [
        [p + 1, q, p + 1 + step, q - step],
        'You looked for equal total masses; in a compound the ratio of the masses is fixed.',
      ],
      [
        [p, q, p, q + step],
        'You looked for an equal mass of X; in a compound the ratio of both masses is fixed.',
      ],
    ]
    return {
      place: random.int(0, 3),
      compound,
      others: random.shuffle(others),
      same: random.pick(['powders', 'solids', 'crystals']),
    }
  },
  make: ({ place, compound, others, same }) => {
    const all: (readonly [readonly number[], string | null])[] = [
      ...others.slice(0, place),
      [compound, null],
      ...others.slice(place),
    ]
    return {
      stem: [
        `Four ${same} P, Q, R and S contain only the elements X and Y. Two samples of each are analysed.`,
        `A chemist analyses two samples of each of the ${same} P, Q, R and S. All of them contain only the elements X and Y.`,
        `The table shows what two samples of each of four ${same} are made of. They contain only the elements X and Y.`,
      ],
      table: {
        head: ['', 'sample 1: X / g', 'sample 1: Y / g', 'sample 2: X / g', 'sample 2: Y / g'],
        rows: all.map(([masses], at) => [LETTERS[at] ?? '', ...masses.map(mass => plain(mass, 1))]),
      },
      prompt: [
        'Only one of them can be a pure compound of X and Y. Which one?',
        'Which can be a pure compound of X and Y?',
      ],
      options: inThisOrder(
        all.map(([, error], at): string | Wrong => {
          const letter = LETTERS[at] ?? ''
          return error === null ? letter : [letter, error]
        }),
      ),
      solution: `In a compound the elements are combined in fixed proportions. Divide Y by X for both samples: only for ${LETTERS[place]} are the two results equal, ${plain((compound[1] ?? 0) / (compound[0] ?? 1))}. The others are mixtures, whose composition varies.`,
    }
  },
  verify: ({ place, compound, others }) => {
    const all = [
      ...others.slice(0, place).map(([masses]) => masses),
      compound,
      ...others.slice(place).map(([masses]) => masses),
    ]
    const fixed = all.findIndex(([a = 0, b = 0, c = 0, d = 0]) => Math.abs(a * d - b * c) < 1e-9)
    return LETTERS[fixed] ?? ''
  },
})

const PAIRS: readonly (readonly [compound: string, first: string, second: string])[] = [
  ['a compound', 'element X', 'element Y'],
  ['a metal oxide', 'the metal', 'oxygen'],
  ['a metal chloride', 'the metal', 'chlorine'],
  ['a metal sulfide', 'the metal', 'sulfur'],
]

core('mass-of-an-element-in-a-sample', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const total = random.step(10, 20, 2)
    const first = random.int(4, total - 2)
    const factor = random.pick([1.5, 2, 2.5, 3])
    const rest = total - first
    const wrong = threeSlips(
      random,
      factor * rest,
      [
        [factor * first, 'You scaled the mass of the other element.'],
        [rest, 'You took the same mass for every sample, but the larger sample holds more of both elements.'],
        [factor * total - first, 'You subtracted the mass in the first sample from the mass of the second.'],
        [rest / factor, 'You divided by the ratio of the samples, but the second sample is the larger one.'],
      ],
      value => quantity(value, 'g', 3),
    )
    return wrong ? { total, first, factor, rest, wrong, pair: random.pick(PAIRS) } : null
  },
  make: ({ total, first, factor, rest, wrong, pair: [compound, one, other] }) => ({
    stem: [
      `A sample of ${compound} with a mass of ${quantity(total, 'g')} contains ${quantity(first, 'g')} of ${one}. The rest is ${other}.`,
      `There are ${quantity(first, 'g')} of ${one} in ${quantity(total, 'g')} of ${compound}, which contains only ${one} and ${other}.`,
      `A chemist finds that ${quantity(total, 'g')} of ${compound} is made of ${quantity(first, 'g')} of ${one} and of ${other}.`,
    ],
    prompt: [
      `What mass of ${other} is in ${quantity(factor * total, 'g')} of the same compound?`,
      `What is the mass of ${other} in another sample of the same compound, with a mass of ${quantity(factor * total, 'g')}?`,
    ],
    options: numbers({ right: factor * rest, unit: 'g', sigFigs: 3, wrong }),
    solution: `In the first sample the mass of ${other} is ${plain(total)} − ${plain(first)} = ${quantity(rest, 'g')}. The proportions in a compound are fixed, and the second sample is ${plain(factor)} times as large: ${plain(factor)} × ${plain(rest)} = ${quantity(factor * rest, 'g', 3)}.`,
  }),
  verify: ({ total, first, factor }) => factor * total * (1 - first / total),
})

const TESTS = [
  {
    kind: 'compound',
    lines: [
      'A pure red powder is heated strongly on its own. A colourless gas and a silver-coloured liquid form. They do not change back on cooling.',
      'Electricity is passed through a pure molten white solid. A grey metal forms at one electrode and a green gas at the other.',
      'A pure green powder is heated on its own. It turns into a black powder and gives off a colourless gas. Cooling does not reverse the change.',
    ],
  },
  {
    kind: 'mixture',
    lines: [
      'A magnet pulls some of the grains out of a grey powder. Grains that no magnet attracts are left.',
      'A white powder is stirred with water. One part of it dissolves; filtering leaves the other part, unchanged, in the paper.',
      'A yellow liquid is distilled. A colourless liquid boils off first, and a yellow solid, which had been dissolved in it, is left.',
    ],
  },
  {
    kind: 'element',
    lines: [
      'A pure yellow solid melts and boils, and its vapour cools to the same solid. No chemical change has ever split it into simpler substances.',
      'A pure silvery solid melts and freezes again unchanged. No reaction has ever given simpler substances from it.',
      'A pure green gas becomes a liquid when cooled and a gas again when warmed. Neither heat nor electricity can split it into simpler substances.',
    ],
  },
] as const

const VERDICTS = {
  compound: 'a compound, because a chemical change breaks it down into simpler substances',
  mixture: 'a mixture, because its parts are separated by physical means',
  element: 'an element, because nothing breaks it down into simpler substances',
  state: 'a mixture, because more than one state or colour can be seen in the test',
} as const

const VERDICT_ERRORS: Record<keyof typeof VERDICTS, string> = {
  compound: 'You assumed a chemical change into simpler substances, which the test does not show.',
  mixture: 'You assumed that parts which were there before are separated, but that is not what happens here.',
  element: 'You overlooked that the test gives two different substances.',
  state: 'You relied on states or colours; they do not show whether something is a mixture.',
}

core('deduced-from-a-test', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const { kind, lines } = random.pick(TESTS)
    return { kind, line: random.pick(lines) }
  },
  make: ({ kind, line }) => ({
    stem: line,
    prompt: ['What can be deduced about the substance at the start?', 'What is the substance at the start?'],
    right: VERDICTS[kind],
    wrong: (Object.keys(VERDICTS) as (keyof typeof VERDICTS)[])
      .filter(each => each !== kind)
      .map((each): Wrong => [VERDICTS[each], VERDICT_ERRORS[each]]),
    solution: `Ask how new substances appear. By physical means, such as a magnet, filtering or distilling: a mixture. By a chemical change, such as heating alone or electricity: a compound. Not at all: an element. Here it is ${VERDICTS[kind]}.`,
  }),
})

const CHANGED = [
  {
    before: 'a magnet attracts the iron',
    after: 'a magnet attracts nothing',
    pair: ['iron', 'sulfur'],
    about: 'A magnet is held near the solid.',
  },
  {
    before: 'any proportions are possible',
    after: 'the proportions are fixed',
    pair: ['zinc', 'sulfur'],
    about: 'The proportions of the two elements are compared.',
  },
  {
    before: 'grains of two colours',
    after: 'all of one colour',
    pair: ['iron', 'sulfur'],
    about: 'A little of the solid is looked at through a lens.',
  },
  {
    before: 'has the properties of both elements',
    after: 'has properties of its own',
    pair: ['aluminium', 'sulfur'],
    about: 'The properties of the solid are compared with those of the elements.',
  },
] as const

core('before-and-after-heating', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    item: random.pick(CHANGED),
    form: random.pick(['powders', 'fine powders', 'filings and powder']),
  }),
  make: ({ item: { before, after, pair, about }, form }) => {
    const [one, other] = pair
    const powders =
      form === 'filings and powder' ? `${one} filings and ${other} powder` : `${form} of ${one} and ${other}`
    return {
      stem: [
        `A mixture of ${powders} is heated until all of it has become a compound. ${about}`,
        `A student mixes ${powders}, then heats the mixture, and a single compound forms. ${about}`,
        `When a mixture of ${powders} is heated, the two elements combine completely. ${about}`,
      ],
      prompt: ['Which row is correct?', 'Which row describes the solid before and after heating?'],
      columns: 'before heating | after heating',
      right: `${before} | ${after}`,
      wrong: {
        [`${after} | ${before}`]: 'You exchanged mixture and compound.',
        [`${before} | ${before}`]: 'You took the compound for a mixture, but it has properties of its own.',
        [`${after} | ${after}`]:
          'You took the mixture for a compound, but before heating nothing is combined.',
      },
      solution: `Before heating, ${one} and ${other} are only mixed, and each keeps its properties. Heating makes a compound, with fixed proportions and properties of its own. So the row is “${before}”, then “${after}”.`,
    }
  },
})
