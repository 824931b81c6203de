import { inThisOrder, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'

const { core, supplement, templates } = choiceQuestions('5.2.5')

export { templates }

const EFFECTS = ['cell death', 'mutations', 'cancer']

const NOT_EFFECTS = [
  'an electric shock',
  'frostbite',
  'food poisoning',
  'a muscle cramp',
  'an allergy to pollen',
]

core('effects-on-living-things', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const lists = random.sample(NOT_EFFECTS, 3).map(stray => ({
      stray,
      list: random.shuffle([stray, ...random.sample(EFFECTS, 1)]),
    }))
    return { right: random.sample(EFFECTS, 2), lists }
  },
  make: ({ right, lists }) => ({
    stem: '',
    prompt: 'Which pair contains only effects of ionising radiation on living things?',
    right: right.join(' and '),
    wrong: lists.map(({ stray, list }) => [
      list.join(' and '),
      `You took ${stray} for an effect of ionising radiation. Its effects are cell death, mutations and cancer.`,
    ]),
    solution:
      'Ionisation in a living cell damages its molecules. The cell may die, its genetic material may change (a mutation), or it may divide without control (cancer).',
  }),
})

const PRACTICES: readonly { when: string; right: readonly string[]; wrong: readonly Wrong[] }[] = [
  {
    when: 'uses a γ-source in an experiment at school',
    right: [
      'holding the source with long tongs, away from the body',
      'pointing the source away from everybody in the room',
      'taking the source out of its box only for the measurements',
    ],
    wrong: pairs({
      'holding the source in a hand with a thin glove':
        'You trusted a thin glove, but γ-radiation passes through it.',
      'looking at the source closely to check it before use':
        'You brought the source close to the eyes. Keep it far from the body.',
      'taking the source out of its box well before it is needed':
        'You made the time of exposure longer than necessary.',
      'cooling the source with ice before use':
        'You tried to slow the decay by cooling, but decay does not depend on temperature.',
    }),
  },
  {
    when: 'stores radioactive sources at school',
    right: [
      'keeping them in a lead-lined box in a locked cupboard with a warning label',
      'locking them away in labelled boxes that are lined with lead',
    ],
    wrong: pairs({
      'keeping them in a cardboard box on a high shelf':
        'You chose cardboard, which stops α-particles only, and an open shelf.',
      'keeping them in a glass jar so that they can be seen':
        'You chose glass, which does not absorb γ-radiation well.',
      'keeping them in a refrigerator to slow down the decay':
        'You tried to slow the decay by cooling, but decay does not depend on temperature.',
      'keeping them under water in an open bowl': 'You left the sources where anybody can reach them.',
    }),
  },
  {
    when: 'moves a strong γ-source from one hospital to another',
    right: [
      'using a thick lead container that carries a warning label',
      'using a shielded container and a route away from people',
    ],
    wrong: pairs({
      'using a sealed plastic bag inside a suitcase': 'You chose plastic, which γ-radiation passes through.',
      'using a thin aluminium box without a label':
        'You chose thin aluminium, which stops β-particles but not γ-radiation.',
      'using a cardboard box filled with paper':
        'You chose paper and cardboard, which stop α-particles only.',
      'using a steel box with holes for cooling':
        'You left holes through which radiation gets out. The source needs no cooling.',
    }),
  },
]

core('safe-handling-of-a-source', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PRACTICES)
    return { when: item.when, right: random.pick(item.right), wrong: random.sample(item.wrong, 3) }
  },
  make: ({ when, right, wrong }) => ({
    stem: `A person ${when}.`,
    prompt: 'Which action is a suitable safety precaution?',
    right,
    wrong,
    solution:
      'Sources are handled with tongs, pointed away from people and used for a short time. They are stored in labelled, locked, lead-lined boxes and moved in shielded containers.',
  }),
})

const INSIDE = [
  'is swallowed by accident',
  'gets into the lungs with dust',
  'enters the body through a cut in the skin',
]

core('alpha-source-inside-or-outside-the-body', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    inside: random.chance(0.6),
    way: random.pick(INSIDE),
    distance: random.pick([20, 30, 50]),
  }),
  make: ({ inside: isInside, way, distance }) => {
    const wrong: Wrong[] = isInside
      ? pairs({
          'They penetrate the body more easily than β-particles.':
            'You reversed the order of penetration: α-particles penetrate least.',
          'They pass out of the body without being absorbed.':
            'You described γ-radiation. α-particles are absorbed close to the source.',
          'They make the cells of the body radioactive.':
            'You let cells become radioactive. The radiation ionises atoms in them.',
        })
      : pairs({
          'They do not ionise the atoms of living cells.':
            'You denied that α-particles ionise. They do so most strongly of all, if they reach a cell.',
          'They pass through the body without being absorbed.':
            'You described γ-radiation. α-particles do not get as far as the body.',
          'They are emitted only in directions away from the person.':
            'You let the emission avoid the person, but its directions are random.',
        })
    return {
      stem: isInside
        ? `A small amount of a substance that emits α-particles ${way}. This is very dangerous.`
        : `A small source that emits only α-particles is ${quantity(distance, 'cm')} away from a person. At this distance it is hardly dangerous.`,
      prompt: isInside
        ? 'Why are the α-particles dangerous there?'
        : 'Why are the α-particles not dangerous?',
      right: isInside
        ? 'They are absorbed by living cells nearby and ionise strongly.'
        : 'They are absorbed by a few centimetres of air.',
      wrong,
      solution: isInside
        ? 'α-particles are strongly ionising and travel only a very short distance. Inside the body, all of their energy is absorbed by living cells nearby, which can die, mutate or become cancerous.'
        : 'α-particles travel only a few centimetres in air, so none of them reaches the person.',
    }
  },
})

const WAYS: readonly { act: string; tag: 'time' | 'distance' | 'shield' }[] = [
  { act: 'practises every step without the source before using it', tag: 'time' },
  { act: 'sets up all the apparatus before the source is brought into the room', tag: 'time' },
  { act: 'plans the readings so that the experiment is finished quickly', tag: 'time' },
  { act: 'uses tongs that are 40 cm long', tag: 'distance' },
  { act: 'works with a robot arm from the other end of the room', tag: 'distance' },
  { act: 'stands at the far side of the room while the counter is running', tag: 'distance' },
  { act: 'stands behind a thick lead screen', tag: 'shield' },
  { act: 'carries the source in a container with thick lead walls', tag: 'shield' },
]

const HOW = {
  time: 'A shorter exposure time means that less radiation is absorbed.',
  distance: 'A greater distance means that less of the radiation reaches the body.',
  shield: 'The material absorbs most of the radiation before it reaches the body.',
}

const NOT_HOW = {
  time: 'You named a shorter time, but this precaution is not about time.',
  distance: 'You named a greater distance, but this precaution is not mainly about distance.',
  shield: 'You named shielding, but no absorbing material is added here.',
}

supplement('how-a-precaution-reduces-exposure', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(WAYS),
    last: random.pick(
      pairs({
        'The source emits less radiation while the precaution is taken.':
          'You let the precaution change the source, but the rate of decay cannot be changed.',
        'The radiation is made less ionising by the precaution.':
          'You let the precaution change the nature of the radiation. It only changes how much is absorbed.',
      }),
    ),
  }),
  make: ({ item: { act, tag }, last: [text, error] }) => ({
    stem: `A scientist works with a source of γ-radiation. As a safety precaution, the scientist ${act}.`,
    prompt: 'How does this precaution reduce the exposure of the scientist?',
    right: HOW[tag],
    wrong: [
      ...(['time', 'distance', 'shield'] as const)
        .filter(each => each !== tag)
        .map((each): Wrong => [HOW[each], NOT_HOW[each]]),
      [text, error],
    ],
    solution: `There are three ways to reduce exposure: less time, more distance, more shielding. ${HOW[tag]}`,
  }),
})

supplement('worker-with-the-smallest-exposure', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const screens = random.pick([
      ['2 cm of lead', '1 cm of lead'],
      ['3 cm of lead', '3 cm of wood'],
      ['20 cm of concrete', '2 cm of wood'],
      ['2 cm of lead', '2 cm of plastic'],
    ] as const)
    const [near, far] = random.pick([
      [0.5, 1],
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const)
    const [short, long] = random.pick([
      [5, 10],
      [10, 20],
      [10, 30],
      [20, 30],
    ] as const)
    return {
      screens,
      near,
      far,
      short,
      long,
      least: random.chance(0.5),
      letters: random.shuffle(['P', 'Q', 'R', 'S']),
    }
  },
  make: ({ screens: [strong, weak], near, far, short, long, least, letters }) => {
    const [time, away, screen] = least ? [short, far, strong] : [long, near, weak]
    const [otherTime, otherAway, otherScreen] = least ? [long, near, weak] : [short, far, strong]
    const more = least ? 'larger' : 'smaller'
    const workers = [
      { cells: [time, away, screen], error: null },
      {
        cells: [otherTime, away, screen],
        error: `You did not compare the times: this worker has a ${more} exposure.`,
      },
      {
        cells: [time, otherAway, screen],
        error: `You did not compare the distances: this worker has a ${more} exposure.`,
      },
      {
        cells: [time, away, otherScreen],
        error: `You did not compare the screens: this worker has a ${more} exposure.`,
      },
    ].map((each, at) => ({ ...each, letter: letters[at] ?? '' }))
    workers.sort((one, another) => one.letter.localeCompare(another.letter))
    return {
      stem: 'Four workers use identical sources of γ-radiation behind screens. The table shows how they work.',
      table: {
        head: ['worker', 'time / minutes', 'distance from source / m', 'screen'],
        rows: workers.map(({ letter, cells: [minutes, metres, material] }) => [
          letter,
          plain(Number(minutes)),
          plain(Number(metres)),
          String(material),
        ]),
      },
      prompt: `Which worker has the ${least ? 'smallest' : 'largest'} exposure to radiation?`,
      options: inThisOrder(
        workers.map(({ letter, error }): string | Wrong => (error === null ? letter : [letter, error])),
      ),
      solution: `Exposure is smaller when the time is shorter, the distance larger and the screen absorbs more. Worker ${letters[0]} has ${least ? `the shorter time (${short} minutes), the larger distance (${far} m) and the better screen (${strong})` : `the longer time (${long} minutes), the smaller distance (${near} m) and the weaker screen (${weak})`}; each of the others differs in one of these.`,
    }
  },
})

supplement('longest-time-near-a-source', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const rate = random.pick([6, 8, 12, 15, 20, 24, 30])
    const limit = random.pick([2, 3, 4, 5, 6])
    const right = (limit / rate) * 60
    const wrong = [rate / limit, (limit / rate) * 100, rate * limit]
    const good = [right, ...wrong].every(each => Number.isInteger(each * 2))
    return good && limit < rate && new Set([right, ...wrong]).size === 4 ? { rate, limit, right } : null
  },
  make: ({ rate, limit, right }) => ({
    stem: `At a certain place near a γ-source, a person receives ${rate} units of radiation dose in each hour. A technician must not receive more than ${limit} units in one day.`,
    prompt: 'What is the longest time that the technician may spend there in one day?',
    options: numbers({
      right,
      wrong: [
        [rate / limit, 'You divided the wrong way round, and did not use the 60 minutes of an hour.'],
        [(limit / rate) * 100, 'You multiplied by 100, but an hour has 60 minutes.'],
        [rate * limit, 'You multiplied the two numbers. Find the fraction of an hour.'],
      ],
      unit: 'minutes',
    }),
    solution: `The dose is proportional to the time. Fraction of an hour = ${limit} ÷ ${rate} = ${quantity(limit / rate, '', 2)}.

Time = ${limit} ÷ ${rate} × 60 = ${quantity(right, 'minutes')}.`,
  }),
  verify: ({ rate, limit }) => {
    let minutes = 0
    while (((minutes + 0.5) * rate) / 60 <= limit + 1e-9) minutes += 0.5
    return minutes
  },
})
