import { inThisOrder, numbers, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { villus } from '@/lib/figures/biology/digestion'
import { alongTheGut, waterPie } from './figures'

const { core, supplement, templates } = choiceQuestions('7.5')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

core('water-from-a-pie-chart', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const colon = random.step(36, 60, 6)
    const faeces = random.step(6, 12, 6)
    const total = random.step(7, 10, 0.5)
    const small = 360 - colon - faeces
    const right = (total * small) / 360
    const wrong = threeSlips(
      random,
      right,
      [
        [(total * colon) / 360, 'You used the angle for the colon.'],
        [(total * (360 - faeces)) / 360, 'You added the water that the colon absorbs.'],
        [(total * (360 - colon)) / 360, 'You added the water that is lost in the faeces.'],
        [(total * (colon + faeces)) / 360, 'You found the water that the small intestine does not absorb.'],
        [(360 / small) * total, 'You divided 360° by the angle, not the angle by 360°.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { colon, faeces, total, small, right, wrong } : null
  },
  make: ({ colon, faeces, total, small, right, wrong }) => ({
    stem: [
      `In a day, ${quantity(total, 'dm^3')} of water gets into the alimentary canal of an adult. The pie chart shows how much is absorbed in each intestine and how much is lost in the faeces.`,
      `The pie chart shows how much is absorbed in each intestine, and how much is lost in the faeces, of the ${quantity(total, 'dm^3')} of water that gets into the alimentary canal in a day.`,
      `With food, drink and juices, ${quantity(total, 'dm^3')} of water gets into the alimentary canal each day. The pie chart shows what is absorbed in the small intestine and in the colon, and what is lost in the faeces.`,
    ],
    figure: waterPie('water-in-three-parts', colon, faeces),
    prompt: [
      'What volume of water is absorbed in the small intestine in a day?',
      'How much water does the small intestine absorb in a day?',
    ],
    options: numbers({ right, unit: 'dm^3', sigFigs: 2, wrong }),
    solution: `The sector for the small intestine has ${small}°. ${small} ÷ 360 × ${plain(total)} = ${quantity(right, 'dm^3', 2)}.`,
  }),
  verify: ({ colon, faeces, total }) => total - (total * colon) / 360 - (total * faeces) / 360,
})

core('surface-of-a-folded-tube', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const smooth = random.step(80, 120, 10) // cm² of a piece of 10 cm
    const factor = random.step(2, 4, 0.5)
    const length = random.step(5, 7, 0.5) // m
    const pieces = (length * 100) / 10
    const right = (smooth * factor * pieces) / 10000
    const wrong = threeSlips(
      random,
      right,
      [
        [(smooth * pieces) / 10000, 'You left out the folds.'],
        [(smooth * pieces * factor) / 100, 'You divided by 100, but 1 m^{2} is 10 000 cm^{2}.'],
        [(smooth * factor * length) / 10000, 'You took the length in metres for the number of pieces.'],
        [(smooth * pieces) / factor / 10000, 'You divided by the factor, but folds make the surface larger.'],
        [(smooth * factor * pieces * 10) / 10000, 'You counted ten times too many pieces.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { smooth, factor, length, pieces, right, wrong } : null
  },
  make: ({ smooth, factor, length, pieces, right, wrong }) => ({
    stem: [
      `If the small intestine were a smooth tube, 10 cm of it would have an inner surface of ${quantity(smooth, 'cm^2')}. Folds make the surface ${plain(factor)} times as large. The small intestine is ${quantity(length, 'm')} long.`,
      `A small intestine is ${quantity(length, 'm')} long. Without folds, a piece of 10 cm would have an inner surface of ${quantity(smooth, 'cm^2')}; with folds the surface is ${plain(factor)} times as large.`,
      `A piece of 10 cm of a smooth tube has an inner surface of ${quantity(smooth, 'cm^2')}. The small intestine is as wide as this tube and ${quantity(length, 'm')} long, and folds make its surface ${plain(factor)} times as large.`,
    ],
    prompt: [
      'What is the inner surface area of the whole small intestine with folds?',
      'What is the surface area of its whole lining, with folds?',
    ],
    options: numbers({ right, unit: 'm^2', sigFigs: 2, wrong }),
    solution: `There are ${plain(length)} × 100 ÷ 10 = ${pieces} pieces of 10 cm. ${smooth} × ${plain(factor)} × ${pieces} = ${plain(smooth * factor * pieces)} cm^{2}. Divide by 10 000 for m^{2}: ${quantity(right, 'm^2', 2)}.`,
  }),
  verify: ({ smooth, factor, length }) => (smooth / 1e4) * (length / 0.1) * factor,
})

const VILLUS = {
  epithelium: 'is the first layer through which nutrients pass',
  capillary: 'carries glucose and amino acids away',
  lacteal: 'carries fatty acids and glycerol away',
  'goblet cell': 'makes mucus',
} as const

const VILLUS_PARTS = Object.keys(VILLUS) as (keyof typeof VILLUS)[]

supplement('part-of-a-villus', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const parts = random.shuffle(VILLUS_PARTS)
    return { parts, asked: random.pick(['epithelium', 'capillary', 'lacteal'] as const) }
  },
  make: ({ parts, asked }) => {
    const at = parts.indexOf(asked)
    return {
      stem: [
        'The diagram shows a villus in section.',
        'A villus from the small intestine is cut lengthwise, as the diagram shows.',
        'Four parts of a villus are labelled in the diagram.',
      ],
      figure: villus.figure({
        name: 'human-nutrition/villus-with-letters',
        labels: Object.fromEntries(parts.map((part, index) => [part, LETTERS[index] ?? ''])),
      }),
      prompt: [`Which labelled part ${VILLUS[asked]}?`, `Which of the labelled parts ${VILLUS[asked]}?`],
      options: inThisOrder(
        parts.map((part, index) => {
          const letter = LETTERS[index] ?? ''
          return index === at ? letter : [letter, `You chose the ${part}, which ${VILLUS[part]}.`]
        }),
      ),
      solution: `The surface layer is the epithelium, the fine vessels near it are capillaries, and the wide tube in the middle is the lacteal. ${LETTERS[at]} is the ${asked}, which ${VILLUS[asked]}.`,
    }
  },
})

const FEATURES = [
  ['microvilli', 'larger surface area'],
  ['epithelium one cell thick', 'shorter distance to the blood'],
  ['network of capillaries', 'glucose is carried away'],
  ['lacteal', 'fatty acids are carried away'],
] as const

const MIXED: readonly (readonly [feature: string, advantage: string, why: string])[] = [
  ['network of capillaries', 'fatty acids are carried away', 'the lacteal does that'],
  ['lacteal', 'glucose is carried away', 'the capillaries do that'],
  ['microvilli', 'glucose is carried away', 'microvilli enlarge the surface'],
  ['microvilli', 'fatty acids are carried away', 'microvilli enlarge the surface'],
  ['epithelium one cell thick', 'larger surface area', 'a thin epithelium shortens the distance'],
  ['epithelium one cell thick', 'glucose is carried away', 'a thin epithelium shortens the distance'],
  ['lacteal', 'larger surface area', 'a lacteal carries fatty acids and glycerol away'],
]

supplement('feature-and-its-advantage', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const right = random.pick(FEATURES)
    return { right, wrong: random.sample(MIXED, 3), animal: random.pick(['a human', 'a pig', 'a dog']) }
  },
  make: ({ right, wrong, animal }) => ({
    stem: [
      `A villus of ${animal} has features that make absorption fast.`,
      `The structure of a villus of ${animal} is adapted for absorption.`,
      `A student makes a table about the features of a villus of ${animal}.`,
    ],
    prompt: ['Which row is correct?', 'Which row shows a feature and its advantage?'],
    options: rows(
      ['feature', 'advantage'],
      [...right],
      wrong.map(([feature, advantage, why]) => [
        [feature, advantage],
        `You gave this feature the advantage of another one: ${why}.`,
      ]),
    ),
    solution:
      'Microvilli enlarge the surface; an epithelium one cell thick shortens the distance to the blood; capillaries carry glucose and amino acids away; the lacteal carries fatty acids and glycerol away.',
  }),
})

supplement('surface-with-villi', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const count = random.step(20, 40, 5)
    const each = random.step(0.4, 0.9, 0.1)
    const [long, wide] = [random.step(20, 50, 10), random.pick([10, 15])]
    const right = (count * each * long * wide) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(count * each * long * wide) / 10, 'You divided by 10, but 1 cm^{2} is 100 mm^{2}.'],
        [(long * wide) / 100, 'You found the area of the piece without villi.'],
        [(count * long * wide) / 100, 'You left out the surface of one villus.'],
        [(each * long * wide) / 100, 'You took one villus on each square millimetre.'],
        [(count * each * (long + wide)) / 100, 'You added the two sides; the area is their product.'],
        [count * each * long * wide, 'You left the answer in mm^{2}.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { count, each, long, wide, right, wrong } : null
  },
  make: ({ count, each, long, wide, right, wrong }) => ({
    stem: [
      `A piece of the lining of the small intestine is ${long} mm long and ${wide} mm wide. There are ${count} villi on each square millimetre, and each villus has a surface of ${quantity(each, 'mm^2')}.`,
      `On the lining of a small intestine a scientist counts ${count} villi in 1 mm^{2}. Each has a surface of ${quantity(each, 'mm^2')}. The piece studied measures ${long} mm by ${wide} mm.`,
      `Each villus on a piece of small intestine has a surface of ${quantity(each, 'mm^2')}. The piece is ${long} mm by ${wide} mm, with ${count} villi on each square millimetre.`,
    ],
    prompt: [
      'What is the total surface of the villi on this piece?',
      'What surface do all these villi have together?',
    ],
    options: numbers({ right, unit: 'cm^2', sigFigs: 2, wrong }),
    solution: `Area of the piece: ${long} × ${wide} = ${long * wide} mm^{2}. Villi: ${long * wide} × ${count} = ${plain(long * wide * count)}. Surface: × ${plain(each)} = ${plain(right * 100)} mm^{2} = ${quantity(right, 'cm^2', 2)}.`,
  }),
  verify: ({ count, each, long, wide }) => (long / 10) * (wide / 10) * count * each,
})

const WAYS = {
  capillary: ['glucose and amino acids', 'to the liver in the blood'],
  lacteal: ['fatty acids and glycerol', 'into the lymph'],
} as const

supplement('way-out-of-a-villus', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    part: random.pick(['capillary', 'lacteal'] as const),
    letter: random.pick(['X', 'Y', 'Z']),
  }),
  make: ({ part, letter }) => {
    const other = part === 'capillary' ? 'lacteal' : 'capillary'
    const [what, where] = WAYS[part]
    const [otherWhat, otherWhere] = WAYS[other]
    return {
      stem: [
        `The diagram shows a villus in section. One vessel is labelled ${letter}.`,
        `A vessel in a villus is labelled ${letter} in the diagram.`,
        `A villus is cut lengthwise. ${letter} labels one of its vessels.`,
      ],
      figure: villus.figure({ name: 'human-nutrition/villus-with-one-letter', labels: { [part]: letter } }),
      prompt: [
        `What does vessel ${letter} take up, and where does it carry this?`,
        `Which row describes vessel ${letter}?`,
      ],
      options: rows(
        ['takes up', 'carries it'],
        [what, where],
        [
          [[otherWhat, otherWhere], `You described the ${other}.`],
          [[what, otherWhere], `You have the substances, but the ${part} carries them ${where}.`],
          [[otherWhat, where], `You have the way, but the ${part} takes up ${what}.`],
        ],
      ),
      solution: `${letter} is a ${part}. Capillaries take up glucose and amino acids, which the blood carries to the liver. Lacteals take up fatty acids and glycerol, which go into the lymph.`,
    }
  },
})

supplement('glucose-along-the-intestine', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const healthy = random.pick([20, 24, 30])
    const patient = random.pick([4, 5, 6, 8])
    const at = random.pick([1, 1.5, 2])
    const right = healthy / patient
    const slips = threeSlips(
      random,
      right,
      [
        [
          (60 - patient * at) / (60 - healthy * at || 1),
          'You compared what is left, not what has been absorbed.',
        ],
        [(healthy - patient) * at, 'You found the difference in grams; “how many times” asks for a ratio.'],
        [patient / healthy, 'You divided the wrong way round.'],
        [healthy * at, 'You took the mass absorbed by the healthy person.'],
        [(healthy - patient) / patient, 'You divided the difference by the smaller mass.'],
      ],
      value => figures(value, 2),
    )
    return slips && healthy * at < 58 ? { healthy, patient, at, right, slips } : null
  },
  make: ({ healthy, patient, at, right, slips }) => ({
    stem: [
      'Two people swallow 60 g of glucose. Person P has coeliac disease, in which villi are flat; person H is healthy. The graph shows how much has not yet been absorbed along the small intestine.',
      'In coeliac disease the villi are flat. The graph shows how 60 g of glucose is absorbed along the small intestine of a person with this disease (P) and of a healthy person (H).',
      'The graph shows the glucose that is not yet absorbed along the small intestine of a healthy person (H) and of a person with flat villi (P). Both have taken in 60 g.',
    ],
    figure: alongTheGut('glucose-in-two-people', healthy, patient),
    prompt: `Over the first ${quantity(at, 'm')}, how many times as much glucose does H absorb as P?`,
    options: numbers({ right, unit: '', sigFigs: 2, wrong: slips }),
    solution: `After ${quantity(at, 'm')} there is ${plain(60 - healthy * at)} g left in H and ${plain(60 - patient * at)} g in P. So H has absorbed ${plain(healthy * at)} g and P ${plain(patient * at)} g: ${plain(healthy * at)} ÷ ${plain(patient * at)} = ${figures(right, 2)}.`,
  }),
  verify: ({ healthy, patient, at }) => (60 - (60 - healthy * at)) / (60 - (60 - patient * at)),
})
