import { glands, pupilPair, twoResponses } from '@/content/figures/igcse/biology/coordination-and-response'
import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { glucoseGraph, removalGraph } from './graphs'

const { core, supplement, templates } = choiceQuestions('14.3', { calculator: 'needed' })

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

const ORGANS = ['adrenal', 'pancreas', 'kidney', 'sex gland'] as const

core('gland-by-letter', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(ORGANS),
    asked: random.pick(['adrenal', 'pancreas', 'sex gland'] as const),
    female: random.chance(0.5),
  }),
  make: ({ order, asked, female }) => {
    const organs = {
      adrenal: { hormone: 'adrenaline', what: 'an adrenal gland, which secretes adrenaline' },
      pancreas: { hormone: 'insulin', what: 'the pancreas, which secretes insulin' },
      kidney: { hormone: '', what: 'a kidney, which makes urine; the adrenal gland is the small cap on it' },
      'sex gland': female
        ? { hormone: 'oestrogen', what: 'an ovary, which secretes oestrogen' }
        : { hormone: 'testosterone', what: 'a testis, which secretes testosterone' },
    }
    const { hormone, what } = organs[asked]
    return {
      stem: [
        `The diagram shows some organs of a ${female ? 'woman' : 'man'}. Four of them are labelled A to D.`,
        `Four organs in the body of a ${female ? 'woman' : 'man'} are labelled A to D.`,
        `A student draws some organs of a ${female ? 'woman' : 'man'} and labels four of them A to D.`,
      ],
      figure: glands[female ? 'female' : 'male'].figure({
        name: `coordination-and-response/body-with-four-letters-${female ? 'one' : 'two'}`,
        title: 'A person with four organs lettered',
        labels: Object.fromEntries(order.map((organ, at) => [organ, letterOf(at)])),
      }),
      prompt: [`Which organ secretes ${hormone}?`, `What is the letter of the gland that makes ${hormone}?`],
      options: inThisOrder(
        order.map((organ, at): Wrong | string =>
          organ === asked ? letterOf(at) : [letterOf(at), `You chose ${organs[organ].what}.`],
        ),
      ),
      solution: `The adrenal glands lie on top of the kidneys and the pancreas lies across the middle, below the stomach. ${female ? 'The ovaries lie low in the belly.' : 'The testes hang outside the belly.'} ${letterOf(order.indexOf(asked))} is ${what}.`,
    }
  },
})

core('two-kinds-of-response', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    fastIsP: random.chance(0.5),
    animal: random.pick(['a cat', 'a human', 'a horse', 'a rat']),
  }),
  make: ({ fastIsP, animal }) => {
    const [fast, slow] = fastIsP ? ['P', 'Q'] : ['Q', 'P']
    return {
      stem: [
        `The graph shows two responses of ${animal} to one stimulus, P and Q. One is brought about by nerves, the other by a hormone.`,
        `In ${animal}, a stimulus leads to a nervous response and to a hormonal response. Lines P and Q of the graph show them.`,
        `P and Q are two responses of ${animal} to the same stimulus. One depends on impulses only, the other on a hormone.`,
      ],
      figure: twoResponses('responses-p-and-q', 'Two responses to a stimulus', fast ?? 'P', slow ?? 'Q'),
      prompt: ['Which line shows the hormonal response, and why?', 'Which row is correct?'],
      columns: 'hormonal response | reason',
      right: `${slow} | it begins later and lasts longer`,
      wrong: {
        [`${fast} | it begins sooner and is over sooner`]:
          'You described the nervous response, which is fast and short-lived.',
        [`${fast} | it begins later and lasts longer`]:
          'You gave the right reason, but this line begins sooner and is soon over.',
        [`${slow} | it begins sooner and is over sooner`]:
          'You found the line, but the reason fits a nervous response.',
      },
      solution: `A hormone has to travel in the blood, so its effect begins later, and it lasts until the hormone is removed. This is line ${slow}. Line ${fast} is the nervous response: fast and short-lived.`,
    }
  },
})

const FRIGHTS = [
  'hears a loud bang',
  'meets a growling dog',
  'stands on a stage for the first time',
  'waits for the start of a race',
  'sees a car come towards him',
] as const

core('eye-of-a-frightened-man', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    fright: random.pick(FRIGHTS),
    wide: random.pick([6, 6.5, 7]),
    rest: random.pick([3, 3.5]),
    effect: random.pick([
      ['breathing rate rises', 'breathing rate falls'],
      ['heart rate rises', 'heart rate falls'],
    ] as const),
  }),
  make: ({ fright, wide, rest, effect: [rises, falls] }) => ({
    stem: [
      `The diagram shows an eye of a man before (1) and after (2) he ${fright}. The light does not change.`,
      `A man ${fright}. Drawing 1 shows his eye a minute before, drawing 2 his eye now. The light is the same.`,
      `A man ${fright}. His eye is drawn before this (1) and during it (2), in the same light.`,
    ],
    figure: pupilPair('eye-of-a-man', 'An eye at two times', [
      [rest, '1'],
      [wide, '2'],
    ]),
    prompt: ['Which hormone caused this, and what else does it do?', 'Which row explains the change?'],
    columns: 'hormone | other effect',
    right: `adrenaline | ${rises}`,
    wrong: {
      [`adrenaline | ${falls}`]: `You found the hormone, but adrenaline prepares for action, so the ${rises}.`,
      [`insulin | ${rises}`]:
        'You chose insulin, the hormone of the pancreas, which lowers blood glucose concentration.',
      [`testosterone | ${falls}`]: 'You chose testosterone, the hormone of the testes.',
    },
    solution: `In a fight-or-flight situation the adrenal glands secrete adrenaline. It increases breathing rate, heart rate and the diameter of the pupils.`,
  }),
})

core('air-breathed-in-a-minute', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [before, after] = [random.step(12, 16, 1), random.step(20, 28, 1)]
    const [small, large] = [random.step(0.4, 0.6, 0.05), random.step(0.7, 1, 0.05)]
    const right = (after * large) / (before * small)
    const wrong = threeSlips(
      random,
      right,
      [
        [after / before, 'You compared the numbers of breaths only; each breath is larger as well.'],
        [large / small, 'You compared the volumes of one breath only; there are more breaths as well.'],
        [after / before + large / small, 'You added the two ratios instead of multiplying them.'],
        [
          after * large - before * small,
          'You subtracted the two volumes per minute instead of dividing them.',
        ],
        [(after * large) / (before * small) - 1, 'You gave the increase as a share of the first value.'],
      ],
      value => figures(value, 2),
    )
    return wrong
      ? { before, after, small, large, right, wrong, who: random.pick(['a patient', 'a woman', 'a student']) }
      : null
  },
  make: ({ before, after, small, large, right, wrong, who }) => ({
    stem: [
      `The table shows the breathing of ${who} before and after an injection of adrenaline.`,
      `A doctor injects adrenaline into ${who}. The table shows the effect on breathing.`,
      `The breathing of ${who} is measured before and after an injection of adrenaline, as the table shows.`,
    ],
    table: {
      head: ['', 'breaths per minute', 'volume of one breath / dm^{3}'],
      rows: [
        ['before', String(before), small.toFixed(2)],
        ['after', String(after), large.toFixed(2)],
      ],
    },
    prompt: [
      'How many times as much air is breathed in each minute after the injection?',
      'By which factor does the volume of air breathed in per minute increase?',
    ],
    options: bySize({ right, wrong, print: value => `${figures(value, 2)}` }),
    solution: `Volume per minute = breaths per minute × volume of one breath. Before: ${before} × ${small.toFixed(2)} = ${quantity(before * small, 'dm^3', 3)}. After: ${after} × ${large.toFixed(2)} = ${quantity(after * large, 'dm^3', 3)}. Ratio = ${figures(right, 2)}.`,
  }),
  verify: ({ before, after, small, large }) => (after / before) * (large / small),
})

core('hormone-removed-from-the-blood', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const half = random.pick([1.5, 2, 2.5, 3])
    const start = random.pick([40, 80, 160, 200])
    const halvings = random.pick([2, 3])
    const right = halvings * half
    const wrong = threeSlips(
      random,
      right,
      [
        [half, 'You read the time in which it falls to a half.'],
        [
          halvings === 2 ? 3 * half : 2 * half,
          `You read the time for ${halvings === 2 ? 'an eighth' : 'a quarter'}.`,
        ],
        [
          halvings === 2 ? 0.415 * half : 0.193 * half,
          'You read the time in which it falls *by* this share.',
        ],
        [2 ** halvings * half, 'You multiplied the time for one half by the number below the line.'],
      ],
      value => figures(value, 2),
    )
    return wrong
      ? {
          half,
          start,
          halvings,
          right,
          wrong,
          gland: random.pick(['the pancreas', 'an adrenal gland']),
        }
      : null
  },
  make: ({ half, start, halvings, right, wrong, gland }) => {
    const share = halvings === 2 ? 'a quarter' : 'an eighth'
    return {
      stem: [
        `A hormone from ${gland} is injected into the blood of an animal. The graph shows its concentration from then on.`,
        `The graph shows how a hormone of ${gland} disappears from the blood after no more of it is secreted.`,
        `At time 0, the secretion of a hormone from ${gland} stops. The graph shows its concentration in the blood.`,
      ],
      figure: removalGraph({ start, half }),
      prompt: [
        `How long does it take until the concentration is ${share} of that at time 0?`,
        `After which time has the concentration fallen to ${share} of its first value?`,
      ],
      options: numbers({ right, unit: 'min', sigFigs: 2, wrong }),
      solution: `The concentration at time 0 is ${start}; ${share} of it is ${start / 2 ** halvings}. Go across from ${start / 2 ** halvings} to the curve and down to the time: ${quantity(right, 'min', 2)}.`,
    }
  },
  verify: ({ half, start, halvings }) => {
    const goal = start / 2 ** halvings
    let minutes = 0
    while (start * 0.5 ** (minutes / half) > goal + 1e-9) minutes += 0.125
    return minutes
  },
})

const TISSUES = ['liver', 'muscle', 'skin', 'kidney', 'bone'] as const

core('organ-that-responds', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const organs = random.sample(TISSUES, 4)
    const base = random.step(50, 70, 5)
    return {
      organs,
      right: random.int(0, 3),
      base,
      levels: organs.map(() => base + random.pick([-2, -1, 0, 1, 2])),
      before: organs.map(() => random.step(20, 60, 10)),
      rise: random.pick([30, 40, 50]),
      small: organs.map(() => random.pick([-1, 0, 1])),
    }
  },
  make: ({ organs, right, levels, before, rise, small }) => ({
    stem: [
      'A new hormone is found. The table shows its concentration in the blood that reaches four organs, and the activity of each organ without and with the hormone.',
      'Scientists inject a hormone and measure how four organs respond. The table shows the results.',
      'The table shows how much of a hormone is in the blood that flows to four organs, and how active each organ is without and with it.',
    ],
    table: {
      head: [
        'organ',
        'hormone in the blood / units',
        'activity without hormone / units',
        'activity with hormone / units',
      ],
      rows: organs.map((organ, at) => [
        organ,
        String(levels[at]),
        String(before[at]),
        String((before[at] ?? 0) + (at === right ? rise : (small[at] ?? 0))),
      ]),
    },
    prompt: ['Which organ is a target organ of the hormone?', 'Which organ is the target of this hormone?'],
    options: inThisOrder(
      organs.map((organ, at): Wrong | string =>
        at === right
          ? organ
          : [
              organ,
              `You chose the ${organ}; the hormone reaches it in the blood, but its activity hardly changes.`,
            ],
      ),
    ),
    solution: `Blood carries a hormone to all organs, so its concentration is about the same everywhere. A target organ is one whose activity the hormone alters. Only the activity of the ${organs[right]} changes much.`,
  }),
})

supplement('injection-and-glucose', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    given: random.pick([10, 20, 30]),
    top: random.pick([6.4, 6.8, 7, 7.2]),
    who: random.pick(['a volunteer', 'a dog', 'a patient', 'an athlete']),
    more: random.pick(['heart rate rises', 'heart beats faster']),
  }),
  make: ({ given, top, who, more }) => {
    const less = more === 'heart rate rises' ? 'heart rate falls' : 'heart beats more slowly'
    return {
      stem: [
        `The graph shows the blood glucose concentration of ${who}. A hormone was injected at ${given} min (line P). On another day only salt water was injected (line Q).`,
        `At ${given} min, a hormone is injected into ${who}. Line P shows the blood glucose concentration. Line Q is for an injection of salt water at another time.`,
        `Line P shows the blood glucose concentration of ${who} with an injection of a hormone at ${given} min, line Q with an injection of salt water.`,
      ],
      figure: glucoseGraph({ given, top, names: ['P', 'Q'] }),
      prompt: ['Which hormone was injected, and what else does it do?', 'Which row fits the graph?'],
      columns: 'hormone | other effect',
      right: `adrenaline | ${more}`,
      wrong: {
        [`insulin | ${more}`]: 'You chose insulin, which lowers the blood glucose concentration.',
        [`adrenaline | ${less}`]: 'You found the hormone, but it increases the heart rate.',
        [`insulin | ${less}`]:
          'You chose insulin, which lowers the blood glucose concentration; and the heart rate does not fall.',
      },
      solution:
        'After the injection the blood glucose concentration rises. Adrenaline does this, and it increases the heart rate as well, so more glucose and oxygen reach the muscles.',
    }
  },
})

const PAIRS: readonly Wrong[] = [
  [
    'insulin and adrenaline',
    'You took adrenaline for a hormone of the pancreas; it is made in the adrenal glands.',
  ],
  [
    'glucagon and adrenaline',
    'You took adrenaline for a hormone of the pancreas; it is made in the adrenal glands.',
  ],
  ['insulin and oestrogen', 'You took oestrogen for a hormone of the pancreas; it is made in the ovaries.'],
  ['glucagon and oestrogen', 'You took oestrogen for a hormone of the pancreas; it is made in the ovaries.'],
  [
    'insulin and testosterone',
    'You took testosterone for a hormone of the pancreas; it is made in the testes.',
  ],
  [
    'glucagon and testosterone',
    'You took testosterone for a hormone of the pancreas; it is made in the testes.',
  ],
  ['adrenaline and oestrogen', 'You chose hormones of the adrenal glands and the ovaries.'],
]

supplement('two-hormones-of-a-gland', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    wrong: random.sample(PAIRS, 3),
    female: random.chance(0.5),
    disease: random.pick(['a disease', 'an infection', 'a tumour']),
  }),
  make: ({ wrong, female, disease }) => ({
    stem: [
      `The diagram shows some organs of a ${female ? 'woman' : 'man'}. The organ labelled X is damaged by ${disease}.`,
      `In a ${female ? 'woman' : 'man'}, ${disease} damages the organ that is labelled X.`,
      `${capital(disease)} destroys many cells of the organ X in the diagram.`,
    ],
    figure: glands[female ? 'female' : 'male'].figure({
      name: `coordination-and-response/body-with-x-${female ? 'one' : 'two'}`,
      title: 'A person with one organ labelled X',
      labels: { pancreas: 'X' },
    }),
    prompt: [
      'Which hormones may now be missing?',
      'Which two hormones does organ X secrete when it is healthy?',
    ],
    right: 'insulin and glucagon',
    wrong,
    solution:
      'X is the pancreas, the leaf-shaped organ in the middle of the belly. It secretes two hormones, insulin and glucagon.',
  }),
})
