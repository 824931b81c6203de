import { heatedSolidFigure } from '@/content/figures/igcse/chemistry/practical-skills-4'
import { allDiffer, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { scaledFigure } from '../12.3-chromatography/drawings'
import { tubesFigure } from '../12.5-identification-of-ions-and-gases/drawings'

const { core, templates } = choiceQuestions('P.4', { calculator: 'needed' })

export { templates }

const RECORDS: readonly { test: string; right: string; wrong: readonly Wrong[] }[] = [
  {
    test: 'Aqueous sodium hydroxide is added to aqueous zinc sulfate until it is in excess.',
    right: 'white precipitate, soluble in excess',
    wrong: [
      ['white solution, colourless in excess', 'You left out that a solid, a precipitate, forms.'],
      ['zinc hydroxide, soluble in excess', 'You named a substance, which is a conclusion and is not seen.'],
      ['white precipitate, insoluble in excess', 'You chose the result of calcium ions.'],
    ],
  },
  {
    test: 'Aqueous ammonia is added to aqueous copper(II) sulfate until it is in excess.',
    right: 'light blue precipitate, soluble in excess, dark blue solution',
    wrong: [
      [
        'light blue solution, dissolves in excess, dark blue solution',
        'You left out that a solid, a precipitate, forms.',
      ],
      [
        'copper(II) hydroxide, soluble in excess, dark blue solution',
        'You named a substance, which is a conclusion and is not seen.',
      ],
      [
        'light blue precipitate, insoluble in excess, blue solution',
        'You chose the result of sodium hydroxide, not of ammonia.',
      ],
    ],
  },
  {
    test: 'Dilute hydrochloric acid is added to lumps of calcium carbonate.',
    right: 'bubbles; the lumps become smaller',
    wrong: [
      [
        'carbon dioxide; the lumps react',
        'You named the gas, which is a conclusion. What is seen are bubbles.',
      ],
      [
        'a gas forms; the acid is used up',
        'You described what happens to the particles, but it is not seen.',
      ],
      [
        'a white precipitate; no gas is seen',
        'You took the lumps for a precipitate, which forms from solutions.',
      ],
    ],
  },
  {
    test: 'Dilute nitric acid and aqueous silver nitrate are added to aqueous sodium bromide.',
    right: 'a cream precipitate forms',
    wrong: [
      ['the solution turns cream', 'You left out that a solid, a precipitate, forms.'],
      ['bromide ions are present', 'You gave the conclusion in place of the observation.'],
      ['a yellow precipitate forms', 'You chose the colour that belongs to iodide ions.'],
    ],
  },
]

core('observation-that-scores', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    record: random.pick(RECORDS),
    who: random.pick(['Four students', 'Four candidates', 'Four pupils']),
  }),
  make: ({ record: { test, right, wrong }, who }) => ({
    stem: [
      `${test} ${who} write down what they observe.`,
      `${who} carry out the same test and record it. ${test}`,
      `${who} watch a test and note their observations. ${test}`,
    ],
    prompt: ['Which is the best record of this observation?', 'Which record is correct and complete?'],
    right,
    wrong: [...wrong],
    solution: `An observation says what is seen, with the colour and the word for it: ${right}. Names of substances and ions belong to the conclusion.`,
  }),
})

const POSSIBLE: readonly {
  reagent: string
  seen: readonly [string, string]
  solid: readonly [boolean, boolean]
  right: string
  wrong: readonly Wrong[]
  why: string
}[] = [
  {
    reagent: 'aqueous sodium hydroxide',
    seen: ['white\nprecipitate', 'colourless\nsolution'],
    solid: [true, false],
    right: 'aluminium or zinc',
    wrong: [
      ['aluminium or calcium', 'You overlooked that the precipitate of calcium ions stays in an excess.'],
      ['calcium or zinc', 'You overlooked that the precipitate of calcium ions stays in an excess.'],
      ['zinc or chromium(III)', 'You overlooked the colour: chromium(III) ions give a green precipitate.'],
    ],
    why: 'Aluminium and zinc ions both give a white precipitate, soluble in an excess of sodium hydroxide.',
  },
  {
    reagent: 'aqueous ammonia',
    seen: ['green\nprecipitate', 'green\nprecipitate'],
    solid: [true, true],
    right: 'chromium(III) or iron(II)',
    wrong: [
      ['chromium(III) or copper(II)', 'You overlooked that copper(II) ions give a light blue precipitate.'],
      ['iron(II) or iron(III)', 'You overlooked that iron(III) ions give a red-brown precipitate.'],
      ['copper(II) or iron(II)', 'You overlooked that copper(II) ions give a light blue precipitate.'],
    ],
    why: 'With aqueous ammonia chromium(III) and iron(II) ions both give a green precipitate, insoluble in excess.',
  },
  {
    reagent: 'cold aqueous sodium hydroxide',
    seen: ['no change:\ncolourless solution', 'no change:\ncolourless solution'],
    solid: [false, false],
    right: 'ammonium or potassium',
    wrong: [
      ['ammonium or calcium', 'You overlooked that calcium ions give a white precipitate.'],
      ['calcium or potassium', 'You overlooked that calcium ions give a white precipitate.'],
      [
        'potassium or zinc',
        'You overlooked that zinc ions give a white precipitate, which dissolves only in excess.',
      ],
    ],
    why: 'Neither ions of Group I nor ammonium ions give a precipitate. Ammonia is given off only when the mixture is warmed.',
  },
]

core('ions-still-possible', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ found: random.pick(POSSIBLE), letter: random.pick(['X', 'Y', 'Z', 'W']) }),
  make: ({ found: { reagent, seen, solid, right, wrong, why }, letter }) => ({
    stem: [
      `Solution ${letter} contains one cation. The diagram shows what is seen when ${reagent} is added.`,
      `A student adds ${reagent} to solution ${letter}, in which there is only one kind of positive ion. The results are shown.`,
      `The diagram shows a single test on solution ${letter}, with ${reagent}. The solution contains one kind of positive ion.`,
    ],
    figure: tubesFigure(
      [
        { letter: 'a few drops', solid: solid[0], words: seen[0] },
        { letter: 'an excess', solid: solid[1], words: seen[1] },
      ],
      'A reagent is added to a solution',
    ),
    prompt: ['Which ions are possible from this test alone?', 'Which cation may the solution contain?'],
    right,
    wrong: [...wrong],
    solution: `${why} A second test must decide.`,
  }),
})

const REAGENTS = {
  ammonia: 'an excess of aqueous ammonia',
  hydroxide: 'an excess of aqueous sodium hydroxide',
  silver: 'dilute nitric acid and aqueous silver nitrate',
  barium: 'dilute nitric acid and aqueous barium nitrate',
} as const

const TOLD_APART: readonly {
  salts: readonly [string, string]
  by: keyof typeof REAGENTS
  why: string
  errors: Readonly<Partial<Record<keyof typeof REAGENTS, string>>>
}[] = [
  {
    salts: ['aluminium nitrate', 'zinc nitrate'],
    by: 'ammonia',
    why: 'With aqueous ammonia both give a white precipitate, but only that of zinc ions dissolves in excess.',
    errors: {
      hydroxide: 'You chose the alkali in which both precipitates dissolve.',
      silver: 'You chose a test for halide ions, but both salts are nitrates.',
      barium: 'You chose a test for sulfate ions, but both salts are nitrates.',
    },
  },
  {
    salts: ['chromium(III) sulfate', 'iron(II) sulfate'],
    by: 'hydroxide',
    why: 'In an excess of aqueous sodium hydroxide the green precipitate of chromium(III) dissolves, that of iron(II) does not.',
    errors: {
      ammonia: 'You chose the alkali with which both give a green precipitate, insoluble in excess.',
      silver: 'You chose a test for halide ions, but both salts are sulfates.',
      barium: 'You chose a test for sulfate ions, but both salts are sulfates and give the same precipitate.',
    },
  },
  {
    salts: ['sodium chloride', 'sodium nitrate'],
    by: 'silver',
    why: 'With silver nitrate, chloride ions give a white precipitate, and nitrate ions give none.',
    errors: {
      ammonia: 'You chose a test for cations, but both salts contain sodium ions.',
      hydroxide: 'You chose a test for cations, but both salts contain sodium ions.',
      barium: 'You chose the test for sulfate ions, which neither salt contains.',
    },
  },
  {
    salts: ['potassium sulfate', 'potassium nitrate'],
    by: 'barium',
    why: 'With barium nitrate, sulfate ions give a white precipitate, and nitrate ions give none.',
    errors: {
      ammonia: 'You chose a test for cations, but both salts contain potassium ions.',
      hydroxide: 'You chose a test for cations, but both salts contain potassium ions.',
      silver: 'You chose the test for halide ions, which neither salt contains.',
    },
  },
]

core('reagent-for-two-bottles', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ pair: random.pick(TOLD_APART), first: random.chance(0.5) }),
  make: ({ pair: { salts, by, why, errors }, first }) => {
    const [one, other] = first ? salts : [salts[1], salts[0]]
    return {
      stem: [
        `Two bottles without labels contain dilute aqueous ${one} and dilute aqueous ${other}.`,
        `A technician has two dilute solutions. One is ${one}, the other is ${other}, but their labels are lost.`,
        `It is not known which of two dilute solutions is ${one} and which is ${other}.`,
      ],
      prompt: ['Which reagent tells them apart?', 'What is added to find out which is which?'],
      right: REAGENTS[by],
      wrong: Object.entries(errors).map(
        ([key, error]): Wrong => [REAGENTS[key as keyof typeof REAGENTS], error],
      ),
      solution: why,
    }
  },
})

const SALTS = [
  'magnesium sulfate',
  'copper(II) sulfate',
  'iron(II) sulfate',
  'zinc sulfate',
  'cobalt(II) chloride',
] as const

core('paper-that-turns-pink', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ letter: random.pick(['L', 'M', 'X', 'Y']), other: random.pick(SALTS) }),
  make: ({ letter, other }) => ({
    stem: [
      `Solid ${letter} is heated gently. The blue cobalt(II) chloride paper turns pink.`,
      `A student heats solid ${letter} as shown. The paper changes from blue to pink.`,
      `When solid ${letter} is heated, the blue paper in the diagram turns pink.`,
    ],
    figure: heatedSolidFigure(`solid ${letter}`),
    prompt: ['What does this observation show?', 'Which conclusion follows from this observation?'],
    right: `Solid ${letter} gives off water when it is heated.`,
    wrong: {
      [`Solid ${letter} is hydrated ${other} and nothing else.`]:
        'You named one salt, but many hydrated salts give off water.',
      [`Solid ${letter} gives off an acidic gas when heated.`]:
        'You took the paper for litmus paper, which an acidic gas turns red.',
      [`The liquid from solid ${letter} is pure water.`]:
        'You took a test for the presence of water as a test of purity.',
    },
    solution:
      'Blue cobalt(II) chloride paper turns pink with water. The test does not say which salt the solid is, or whether the liquid is pure.',
  }),
})

const STEPS: readonly { step: string; why: string }[] = [
  {
    step: 'using a new portion of the solution for each test',
    why: 'so that an earlier reagent does not affect the result',
  },
  {
    step: 'adding nitric acid before aqueous silver nitrate',
    why: 'so that carbonate ions do not give a precipitate',
  },
  {
    step: 'adding an alkali drop by drop at first',
    why: 'so that a precipitate is seen before it dissolves again',
  },
  { step: 'cleaning the wire before a flame test', why: 'so that ions left on it do not colour the flame' },
  { step: 'using a blue flame in a flame test', why: 'so that a yellow light does not hide the colour' },
]

core('reason-for-a-step', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [asked, ...others] = random.sample(STEPS, 4)
    return asked ? { asked, others } : null
  },
  make: ({ asked, others }) => ({
    stem: [
      `In qualitative analysis a student takes care of one step: ${asked.step}.`,
      `A method for the analysis of a salt names this step: ${asked.step}.`,
      `One of the rules for tests on an unknown salt is ${asked.step}.`,
    ],
    prompt: ['What is the reason for this step?', 'Why is the step done in this way?'],
    right: asked.why,
    wrong: others.map(({ step, why }): Wrong => [why, `You chose the reason for ${step}.`]),
    solution: `The reason for ${asked.step} is this: ${asked.why}.`,
  }),
})

core('rf-from-a-scale', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const front = random.pick([8, 10])
    const moved = random.step(2, front - 1, 0.5)
    const other = random.step(2, front - 1, 0.5)
    const results = [moved / front, other / front, (front - moved) / front, front / moved]
    return allDiffer(results, 2) && Math.abs(moved - other) >= 1
      ? { front, moved, other, dye: random.pick(['food colouring', 'ink', 'plant extract']) }
      : null
  },
  make: ({ front, moved, other, dye }) => ({
    stem: [
      `A chromatogram of a ${dye}, S, and of a known substance, K, is shown beside a scale.`.replace(
        'a ink',
        'an ink',
      ),
      `The diagram shows a chromatogram with one spot of a ${dye}, S, and one spot of a known substance, K.`.replace(
        'a ink',
        'an ink',
      ),
      `One spot of a ${dye}, S, and one of a known substance, K, are seen on a chromatogram.`.replace(
        'a ink',
        'an ink',
      ),
    ],
    figure: scaledFigure(
      [
        { label: 'S', centimetres: [moved] },
        { label: 'K', centimetres: [other] },
      ],
      front,
    ),
    prompt: ['What is the *R*_{f} value of S?', 'Which *R*_{f} value has substance S?'],
    options: numbers({
      right: moved / front,
      unit: '',
      sigFigs: 2,
      wrong: {
        'You took the spot of K, not that of S.': other / front,
        'You measured from the spot up to the solvent front, not from the baseline.': (front - moved) / front,
        'You divided the wrong way round: an *R*_{f} value is never above 1.': front / moved,
      },
    }),
    solution: `Divide the distance of S from the baseline by that of the solvent front: ${plain(moved, 1)} ÷ ${plain(front, 1)} = ${figures(moved / front, 2)}.`,
  }),
  verify: ({ front, moved }) => 1 - (front - moved) / front,
})
