import { inAnyOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { arrow, curve, line, type Point, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('5.2.2')

export { templates }

const EMISSIONS = [
  { sign: 'α', name: 'an α-particle', nature: 'two protons and two neutrons', charge: '+2' },
  { sign: 'β', name: 'a β-particle', nature: 'a fast-moving electron', charge: '−1' },
  { sign: 'γ', name: 'γ-radiation', nature: 'an electromagnetic wave', charge: '0' },
] as const

core('nature-and-charge-of-an-emission', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [item, one, other] = random.shuffle(EMISSIONS)
    return item && one && other ? { item, one, other } : null
  },
  make: ({ item, one, other }) => ({
    stem: '',
    prompt: `Which row describes ${item.name}?`,
    columns: 'nature | relative charge',
    right: `${item.nature} | ${item.charge}`,
    wrong: {
      [`${item.nature} | ${one.charge}`]: `You gave the relative charge of ${one.name}.`,
      [`${other.nature} | ${item.charge}`]: `You gave the nature of ${other.name}.`,
      [`${one.nature} | ${one.charge}`]: `You described ${one.name}.`,
    },
    solution: `${item.name.replace(/^an? /, article => article.charAt(0).toUpperCase() + article.slice(1))} is ${item.nature}, and its relative charge is ${item.charge}.`,
  }),
})

const ORDERS = ['α, β, γ', 'α, γ, β', 'β, α, γ', 'β, γ, α', 'γ, α, β', 'γ, β, α']

const ASKED = [
  { what: 'ionising effect', from: 'the strongest', right: 'α, β, γ' },
  { what: 'ionising effect', from: 'the weakest', right: 'γ, β, α' },
  { what: 'penetrating ability', from: 'the greatest', right: 'γ, β, α' },
  { what: 'penetrating ability', from: 'the least', right: 'α, β, γ' },
]

core('order-of-ionising-or-penetrating', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const item = random.pick(ASKED)
    const reverse = item.right === 'α, β, γ' ? 'γ, β, α' : 'α, β, γ'
    const others = ORDERS.filter(each => each !== item.right && each !== reverse)
    return { item, reverse, others: random.sample(others, 2) }
  },
  make: ({ item, reverse, others }) => ({
    stem: '',
    prompt: `Which list gives the three types of nuclear emission in order of their ${item.what}, ${item.from} first?`,
    right: item.right,
    wrong: [
      [
        reverse,
        `You reversed the order. ${item.what === 'ionising effect' ? 'α ionises most strongly and γ least.' : 'γ penetrates most and α least.'}`,
      ],
      ...others.map(
        (each): Wrong => [
          each,
          `You did not put β in the middle: it ${item.what === 'ionising effect' ? 'ionises' : 'penetrates'} less than ${item.what === 'ionising effect' ? 'α and more than γ' : 'γ and more than α'}.`,
        ],
      ),
    ],
    solution: `${item.what === 'ionising effect' ? 'α-particles have the strongest ionising effect, then β-particles, then γ-radiation.' : 'γ-radiation has the greatest penetrating ability, then β-particles. α-particles are stopped by a sheet of paper.'} The order asked for is ${item.right}.`,
  }),
})

const FACTS = {
  α: [
    'It is stopped by a sheet of paper.',
    'It travels only a few centimetres in air.',
    'It is the most strongly ionising of the three.',
    'It is made of two protons and two neutrons.',
  ],
  β: [
    'It passes through paper and is stopped by a few millimetres of aluminium.',
    'It is a fast-moving electron.',
    'Its ionising effect is between those of the other two types.',
  ],
  γ: [
    'It passes through a few millimetres of aluminium and is reduced by thick lead.',
    'It is an electromagnetic wave.',
    'It is the least ionising of the three.',
    'It has the greatest penetrating ability of the three.',
  ],
} as const

const SIGNS = ['α', 'β', 'γ'] as const

const NAMES = { α: 'α-radiation', β: 'β-radiation', γ: 'γ-radiation' } as const

core('property-of-one-emission', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const [asked, one, other] = random.shuffle(SIGNS)
    if (!asked || !one || !other) return null
    const wrong = [
      ...random.sample(FACTS[one], 2).map(fact => ({ fact, of: one })),
      ...random.sample(FACTS[other], 1).map(fact => ({ fact, of: other })),
    ]
    return { asked, right: random.pick(FACTS[asked]), wrong }
  },
  make: ({ asked, right, wrong }) => ({
    stem: '',
    prompt: `Which statement about ${NAMES[asked]} is correct?`,
    right,
    wrong: wrong.map(({ fact, of }) => [fact, `You chose a property of ${NAMES[of]}.`]),
    solution:
      'α: two protons and two neutrons; strongly ionising; stopped by paper. β: a fast electron; stopped by a few millimetres of aluminium. γ: an electromagnetic wave; weakly ionising; passes through aluminium and is reduced by thick lead.',
  }),
})

const MIXES = ['α', 'β', 'γ', 'αβ', 'αγ', 'βγ'] as const

const mixText = (mix: string) => (mix.length === 1 ? `${mix} only` : [...mix].join(' and '))

/** The first of the three tests with absorbers that speaks against a wrong answer. */
function mixError(right: string, wrong: string): string {
  for (const [sign, sheet] of [
    ['α', 'the paper'],
    ['β', 'the aluminium'],
    ['γ', 'the lead'],
  ] as const) {
    if (wrong.includes(sign) && !right.includes(sign))
      return sign === 'γ'
        ? 'You included γ-radiation, but nothing passes through the aluminium.'
        : `You included ${sign}-particles, but ${sheet} makes no real difference to the count rate.`
    if (!wrong.includes(sign) && right.includes(sign))
      return sign === 'γ'
        ? 'You left out γ-radiation, but some radiation passes through the aluminium.'
        : `You left out ${sign}-particles, but ${sheet} lowers the count rate.`
  }
  return ''
}

core('emissions-from-a-table-of-absorbers', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const right = random.pick(MIXES)
    const wrong = random.sample(
      MIXES.filter(each => each !== right),
      3,
    )
    const part = (sign: string) => (right.includes(sign) ? random.int(120, 420) : 0)
    const [alpha, beta, gamma] = [part('α'), part('β'), part('γ')]
    const lead = Math.round(gamma * 0.2)
    const jitter = () => random.pick([-2, -1, 1, 2])
    const none = alpha + beta + gamma
    const paper = beta + gamma === 0 ? 0 : beta + gamma + (alpha === 0 ? jitter() : 0)
    const aluminium = gamma === 0 ? 0 : gamma + (beta === 0 ? jitter() : 0)
    return { right, wrong, rates: [none, paper, aluminium, lead] }
  },
  make: ({ right, wrong, rates: [none = 0, paper = 0, aluminium = 0, lead = 0] }) => ({
    stem: 'Absorbers are placed, one at a time, between a radioactive source and a detector which is 3 cm away. The table shows the count rates due to the source.',
    table: {
      head: ['absorber', 'count rate / counts per minute'],
      rows: [
        ['none', String(none)],
        ['thin sheet of paper', String(paper)],
        ['5 mm of aluminium', String(aluminium)],
        ['2 cm of lead', String(lead)],
      ],
    },
    prompt: 'Which types of radiation does the source emit?',
    right: mixText(right),
    wrong: wrong.map(each => [mixText(each), mixError(right, each)]),
    solution: `${right.includes('α') ? 'Paper lowers the count rate, so there are α-particles.' : 'Paper makes no real difference, so there are no α-particles.'} ${
      right.includes('β')
        ? 'Aluminium lowers it further, so there are β-particles.'
        : right === 'α'
          ? 'Nothing is left for the aluminium to absorb, so there are no β-particles.'
          : 'Aluminium makes no more difference than paper, so there are no β-particles.'
    } ${right.includes('γ') ? 'Some radiation passes through the aluminium, and some of it even through the lead: γ-radiation.' : 'Nothing passes through the aluminium, so there is no γ-radiation.'}${
      right === 'α' || right === 'αβ'
        ? ''
        : '\n\nSmall changes of one or two counts are due to the random emission.'
    }`,
  }),
  verify: ({ rates: [none = 0, paper = 0, aluminium = 0] }) =>
    mixText(
      [none - paper > 10 ? 'α' : '', paper - aluminium > 10 ? 'β' : '', aluminium > 10 ? 'γ' : ''].join(''),
    ),
})

const LETTERS = ['X', 'Y', 'Z']

core('emissions-from-a-drawing-of-absorbers', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ lanes: random.shuffle(SIGNS) }),
  make: ({ lanes }) => {
    const stop = { α: 118, β: 196, γ: 344 }
    const told = {
      α: 'ends at the paper',
      β: 'goes through the paper and ends at the aluminium',
      γ: 'goes through the paper, the aluminium and the lead, and is a dashed line behind the lead',
    }
    const [first = 'α', second = 'β', third = 'γ'] = lanes
    const letterOf = (sign: string) => LETTERS[lanes.indexOf(sign as 'α')] ?? ''
    return {
      stem: 'The diagram shows how far the radiations X, Y and Z travel through three materials.',
      figure: figure(
        {
          name: 'nuclear-physics/three-radiations-and-absorbers',
          title: 'Three radiations and three absorbers',
          description: `Three arrows labelled X, Y and Z travel to the right towards a sheet of paper, a few millimetres of aluminium and thick lead. ${lanes.map((sign, at) => `${LETTERS[at]} ${told[sign]}.`).join(' ')}`,
          height: 150,
        },
        rect(120, 10, 3, 110, 'l sunk'),
        rect(198, 10, 9, 110, 'l sunk'),
        rect(272, 10, 26, 110, 'l sunk'),
        text(121, 140, 'paper', { anchor: 'middle' }),
        text(202, 140, 'aluminium', { anchor: 'middle' }),
        text(285, 140, 'thick lead', { anchor: 'middle' }),
        ...lanes.map((sign, at) => {
          const y = 30 + at * 34
          return (
            text(16, y + 4.5, LETTERS[at] ?? '', { cls: 'b' }) +
            (sign === 'γ'
              ? line(34, y, 298, y, 'p') + arrow(298, y, stop[sign], y, { cls: 'p dash' })
              : arrow(34, y, stop[sign], y, { cls: 'p' }))
          )
        }),
      ),
      prompt: 'Which row identifies the radiations?',
      columns: 'X | Y | Z',
      right: `${first} | ${second} | ${third}`,
      wrong: {
        [`${second} | ${first} | ${third}`]: `You exchanged ${first} and ${second}. ${first === 'α' || second === 'α' ? 'α is stopped by paper.' : 'β is stopped by a few millimetres of aluminium.'}`,
        [`${first} | ${third} | ${second}`]: `You exchanged ${second} and ${third}. ${second === 'α' || third === 'α' ? 'α is stopped by paper.' : 'β is stopped by a few millimetres of aluminium.'}`,
        [`${third} | ${second} | ${first}`]: `You exchanged ${first} and ${third}. ${first === 'α' || third === 'α' ? 'α is stopped by paper.' : 'β is stopped by a few millimetres of aluminium.'}`,
      },
      solution: `${letterOf('α')} is stopped by paper: α. ${letterOf('β')} is stopped by a few millimetres of aluminium: β. ${letterOf('γ')} is only reduced by thick lead: γ.`,
    }
  },
})

core('counts-in-all-directions', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const level = random.step(180, 520, 10)
    const counts = [0, 1, 2, 3].map(() => level + random.int(-14, 14))
    return new Set(counts).size < 4 ? null : { counts }
  },
  make: ({ counts }) => {
    const most = Math.max(...counts)
    const side = ['north', 'east', 'south', 'west'][counts.indexOf(most)]
    return {
      stem: 'Four detectors are placed at equal distances to the north, east, south and west of a small source of γ-radiation. They count for the same minute.',
      table: {
        head: ['detector', 'number of counts'],
        rows: ['north', 'east', 'south', 'west'].map((name, at) => [name, String(counts[at])]),
      },
      prompt: 'What do the results show?',
      right: 'The directions of emission are random.',
      wrong: {
        [`The source sends most of its radiation to the ${side}.`]:
          'You gave a meaning to a small difference. It is due to the randomness of the emission.',
        [`The ${side} detector is closer to the source than the others.`]:
          'You explained a small difference by the distances, which are equal.',
        'Each nucleus emits radiation in four directions at once.':
          'You took the directions of the detectors for those of one emission. Each emission has one random direction.',
      },
      solution:
        'In each direction about the same number of counts is recorded, so no direction is preferred: radiation is emitted in random directions. The small differences are due to the randomness.',
    }
  },
})

// Supplement: fields and ionising effect
supplement('paths-between-charged-plates', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ positiveOnTop: random.chance(0.5), letters: random.shuffle(['P', 'Q', 'R']) }),
  make: ({ positiveOnTop, letters }) => {
    const [alpha = '', beta = '', gamma = ''] = letters
    const up = positiveOnTop ? 1 : -1
    const y = (value: number) => 86 - up * value
    const bent = (points: readonly Point[]) => {
      const all = points.map(([px, py]): Point => [px, y(py)])
      const [from, to] = all.slice(-2)
      return curve(all, 'p') + (from && to ? arrow(...from, ...to, { cls: 'p' }) : '')
    }
    const cells = (...signs: string[]) =>
      ['P', 'Q', 'R'].map(each => signs[[alpha, beta, gamma].indexOf(each)] ?? '')
    return {
      stem: 'A beam of α-particles, β-particles and γ-radiation passes between two charged plates in a vacuum.',
      figure: figure(
        {
          name: 'nuclear-physics/three-paths-between-plates',
          title: 'Three paths between two charged plates',
          description: `A beam enters from the left between two level plates. The upper plate is ${positiveOnTop ? 'positive' : 'negative'} and the lower plate ${positiveOnTop ? 'negative' : 'positive'}. Path ${gamma} goes straight on. Path ${alpha} bends slightly towards the ${positiveOnTop ? 'lower' : 'upper'} plate. Path ${beta} bends strongly towards the ${positiveOnTop ? 'upper' : 'lower'} plate. Not to scale.`,
          height: 172,
        },
        line(84, 24, 284, 24, 'l thick'),
        line(84, 148, 284, 148, 'l thick'),
        text(72, 28, positiveOnTop ? '+' : '−', { anchor: 'end', cls: 'b' }),
        text(72, 152, positiveOnTop ? '−' : '+', { anchor: 'end', cls: 'b' }),
        text(16, 78, 'beam'),
        arrow(16, 86, 330, 86, { cls: 'p', label: gamma }),
        bent([
          [84, 0],
          [150, 8],
          [196, 28],
          [224, 52],
        ]),
        text(236, y(46) + 4.5, beta),
        bent([
          [84, 0],
          [180, -5],
          [250, -14],
          [326, -28],
        ]),
        text(338, y(-32) + 4.5, alpha),
      ),
      prompt: 'Which row identifies the radiations that follow the paths?',
      options: rows(['P', 'Q', 'R'], cells('α', 'β', 'γ'), [
        [
          cells('β', 'α', 'γ'),
          'You exchanged α and β: α is positive and goes towards the negative plate, β is negative.',
        ],
        [cells('γ', 'β', 'α'), 'You let γ bend, but it has no charge and is not deflected.'],
        [cells('α', 'γ', 'β'), 'You let γ bend most, but it has no charge and is not deflected.'],
      ]),
      solution: `γ has no charge, so it is not deflected: ${gamma}. α is positive and is deflected towards the negative plate: ${alpha}. β is negative and is deflected towards the positive plate: ${beta}.`,
    }
  },
})

supplement('deflection-in-a-magnetic-field', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    sign: random.pick(['α', 'β'] as const),
    into: random.chance(0.5),
    toRight: random.chance(0.5),
  }),
  make: ({ sign, into, toRight }) => {
    const charge = sign === 'α' ? 1 : -1
    const upwards = charge * (toRight ? 1 : -1) * (into ? 1 : -1) > 0
    const way = (up: boolean) => `towards the ${up ? 'top' : 'bottom'} of the page`
    const along = into ? 'into the page' : 'out of the page'
    const options: [string, string | null][] = [
      [
        way(true),
        upwards
          ? null
          : sign === 'β'
            ? 'You took the current in the direction in which β-particles move, but they are negative.'
            : 'You used the wrong hand, or exchanged two of its fingers.',
      ],
      [
        way(false),
        upwards
          ? sign === 'β'
            ? 'You took the current in the direction in which β-particles move, but they are negative.'
            : 'You used the wrong hand, or exchanged two of its fingers.'
          : null,
      ],
      [along, 'You let the force act along the field, but it is at right angles to the field.'],
      [
        'They are not deflected.',
        'You treated the particles as uncharged. Only γ-radiation passes straight on.',
      ],
    ]
    const startX = toRight ? 20 : 340
    return {
      stem: `A beam of ${sign}-particles moves to the ${toRight ? 'right' : 'left'} into a magnetic field. The field is directed ${into ? 'into' : 'out of'} the page.`,
      figure: figure(
        {
          name: 'nuclear-physics/beam-enters-a-magnetic-field',
          title: 'A beam that enters a magnetic field',
          description: `A beam of ${sign === 'α' ? 'alpha' : 'beta'} particles comes from the ${toRight ? 'left' : 'right'}. It enters a square region filled with ${into ? 'crosses, which stand for a field into the page' : 'dots in circles, which stand for a field out of the page'}. The path inside the region is not shown.`,
          height: 168,
        },
        rect(116, 12, 128, 128, 'l thin dash'),
        ...Array.from({ length: 16 }, (_, at) => {
          const [x, y] = [132 + (at % 4) * 32, 28 + Math.floor(at / 4) * 32]
          return into
            ? line(x - 4, y - 4, x + 4, y + 4, 'l thin') + line(x - 4, y + 4, x + 4, y - 4, 'l thin')
            : `<circle class="l thin" cx="${x}" cy="${y}" r="5"/><circle class="d" cx="${x}" cy="${y}" r="1.6"/>`
        }),
        arrow(startX, 76, toRight ? 114 : 246, 76, { cls: 'p' }),
        text(startX, 66, `${sign}-particles`, { anchor: toRight ? 'start' : 'end' }),
        text(180, 160, `magnetic field ${into ? 'into' : 'out of'} the page`, { anchor: 'middle' }),
      ),
      prompt: 'In which direction are the particles deflected?',
      options: inAnyOrder(options.map(([words, error]) => (error === null ? words : [words, error]))),
      solution: `Use Fleming's left-hand rule. The current has the direction in which positive charge moves: ${sign === 'α' ? `α-particles are positive, so it is to the ${toRight ? 'right' : 'left'}` : `β-particles are negative, so it is opposite to their motion, to the ${toRight ? 'left' : 'right'}`}.

With the field ${into ? 'into' : 'out of'} the page, the force is ${way(upwards)}.`,
    }
  },
  verify: ({ sign, into, toRight }) => {
    // Charge times the vertical part of velocity × field, with z out of the page.
    const [velocity, field] = [toRight ? 1 : -1, into ? -1 : 1]
    const vertical = (sign === 'α' ? 2 : -1) * (0 * 0 - velocity * field)
    return vertical > 0 ? 'towards the top of the page' : 'towards the bottom of the page'
  },
})

supplement('why-alpha-is-more-ionising', {
  facts: { difficulty: 4, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    more: random.chance(0.5),
    opening: random.pick([
      'In air, an α-particle makes many more ions in each centimetre of its path than a β-particle.',
      'An α-particle and a β-particle pass through the same gas. The α-particle ionises far more of the atoms near its path.',
      'The ionising effect of α-particles is much stronger than that of β-particles.',
    ]),
  }),
  make: ({ more, opening }) => {
    const [right, opposite] = more ? ['larger', 'smaller'] : ['smaller', 'larger']
    const energy =
      'You gave the kinetic energies the wrong way round: the mass of an α-particle is far larger.'
    const charge = 'You gave the charges the wrong way round: α has a charge of +2 and β of −1.'
    return {
      stem: opening,
      prompt: `Which row explains this by comparing ${more ? 'an α-particle with a β-particle' : 'a β-particle with an α-particle'}?`,
      columns: 'size of its charge | its kinetic energy',
      right: `${right} | ${right}`,
      wrong: {
        [`${right} | ${opposite}`]: energy,
        [`${opposite} | ${right}`]: charge,
        [`${opposite} | ${opposite}`]: 'You gave both comparisons the wrong way round.',
      },
      solution:
        'The charge of an α-particle, +2, is larger in size than that of a β-particle, −1, so it acts more strongly on the electrons of atoms. It also has the larger kinetic energy, so it can ionise more atoms before it stops.',
    }
  },
})
