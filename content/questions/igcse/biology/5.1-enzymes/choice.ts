import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { describePhCurves, phCurves } from '@/lib/figures/biology/enzymes'
import { figure } from '@/lib/figures/figure'
import { enzymeAndPieces, PIECES, type Piece, reactionWithLetters, temperatureGraph } from './drawings'

const { core, supplement, templates } = choiceQuestions('5.1')

export { templates }

const STEPS_ASKED = ['substrate', 'active site', 'enzyme', 'product'] as const

const STEP_ERRORS: Record<(typeof STEPS_ASKED)[number], string> = {
  substrate: 'You chose the substrate, the molecule that is changed in the reaction.',
  'active site': 'You chose the active site, the part of the enzyme into which the substrate fits.',
  enzyme: 'You chose the whole enzyme, which is the same before and after the reaction.',
  product: 'You chose a product, a molecule that is made in the reaction.',
}

const REACTIONS = [
  'A large molecule is broken down with the help of an enzyme.',
  'An enzyme in a seed breaks down a stored substance.',
  'An enzyme in the gut breaks down a molecule of food.',
] as const

core('letter-in-a-reaction', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(STEPS_ASKED),
    asked: random.pick(STEPS_ASKED),
    reaction: random.pick(REACTIONS),
  }),
  make: ({ order, asked, reaction }) => ({
    stem: [
      `${reaction} The diagram shows the reaction in three steps.`,
      `The diagram shows how an enzyme works, from left to right. ${reaction}`,
      `${reaction} A student draws what happens and labels four parts A to D.`,
    ],
    figure: reactionWithLetters(
      Object.fromEntries(order.map((step, at) => [step, 'ABCD'.charAt(at)])) as Record<
        (typeof STEPS_ASKED)[number],
        string
      >,
    ),
    prompt: `Which letter shows ${asked === 'active site' ? 'the active site' : asked === 'product' ? 'a product' : `the ${asked}`}?`,
    options: inThisOrder(
      order.map((step, at): Wrong | string =>
        step === asked ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), STEP_ERRORS[step]],
      ),
    ),
    solution:
      'The enzyme is the body that is the same at the beginning and at the end. The molecule that fits into its active site, the notch, is the substrate. It is changed into products, which leave the active site.',
  }),
})

const PIECE_ERRORS: Record<Piece, string> = {
  fits: '',
  round: 'You chose a rounded molecule: it has no tips that reach into the hollows of the active site.',
  tip: 'You chose a molecule with one tip in the middle, just where the active site has its own tip.',
  level: 'You chose a molecule with a straight edge: it leaves the hollows of the active site empty.',
}

core('molecule-that-fits', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(Object.keys(PIECES) as Piece[]),
    place: random.pick([
      'in saliva',
      'in the liver',
      'in a germinating seed',
      'in yeast',
      'in a washing powder',
    ]),
  }),
  make: ({ order, place }) => ({
    stem: [
      `The diagram shows an enzyme that is found ${place} and four molecules, A to D.`,
      `An enzyme ${place} and four molecules are drawn as simple shapes.`,
      `A student makes a model of an enzyme that works ${place}, and models of four molecules.`,
    ],
    figure: enzymeAndPieces(order),
    prompt: ['Which molecule is the substrate of this enzyme?', 'Which molecule does this enzyme act on?'],
    options: inThisOrder(
      order.map((piece, at): Wrong | string =>
        piece === 'fits' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), PIECE_ERRORS[piece]],
      ),
    ),
    solution: `The substrate has a shape that is complementary to the active site: two tips for the two hollows, and a dent for the tip between them. This is ${'ABCD'.charAt(order.indexOf('fits'))}.`,
  }),
  verify: ({ order }) => 'ABCD'.charAt(order.findIndex(piece => PIECES[piece].seen.includes('two tips'))),
})

const SOURCES = [
  { name: 'a human enzyme', optima: [36, 38, 40] },
  { name: 'an enzyme of a bacterium from warm water', optima: [44, 46, 48, 52] },
  { name: 'an enzyme of a fungus', optima: [26, 28, 32, 34] },
  { name: 'an enzyme of a plant', optima: [24, 28, 32, 36] },
] as const

const celsius = (value: number) => quantity(value, '°C')

core('optimum-on-a-curve', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const { name, optima } = random.pick(SOURCES)
    const optimum = random.pick(optima)
    const limit = optimum + random.pick([16, 18, 20, 22])
    const tens = Math.floor(optimum / 10) * 10
    const wrong = threeSlips(
      random,
      optimum,
      [
        [limit, 'You chose the temperature at which the reaction has stopped.'],
        [80, 'You chose the highest temperature on the axis, not that of the highest rate.'],
        ...(optimum - tens < 6
          ? [] // too near the round top to be told from it
          : [
              [
                tens + (optimum - tens) / 2,
                'You counted each fine line as 1 °C, but it stands for 2 °C.',
              ] as const,
            ]),
        [Math.round((optimum + limit) / 2), 'You chose a temperature where the rate is falling already.'],
        [optimum - 10, 'You chose a temperature where the rate is still rising.'],
      ],
      celsius,
    )
    return wrong ? { name, optimum, limit, wrong } : null
  },
  make: ({ name, optimum, limit, wrong }) => ({
    stem: [
      `The graph shows how the rate of a reaction with ${name} depends on temperature.`,
      `A scientist measures the activity of ${name} at many temperatures. The graph shows the results.`,
      `The graph is for ${name}.`,
    ],
    figure: temperatureGraph({ name: 'optimum-to-read', optimum, limit }),
    prompt: [
      'What is the optimum temperature of this enzyme?',
      'At which temperature does the enzyme work fastest?',
    ],
    options: bySize({ right: optimum, wrong, print: celsius }),
    solution: `The optimum temperature is the one at which the rate is highest. Go from the top of the curve straight down to the axis: ${celsius(optimum)}. Each fine line stands for ${celsius(2)}.`,
  }),
})

const EXPLAINED = {
  rises: 'The molecules have more kinetic energy, so effective collisions are more frequent.',
  top: 'Collisions are frequent, and most active sites still have their shape.',
  falls: 'The active sites have changed their shape, so the substrate no longer fits.',
} as const

const MORE_ENZYME: Wrong = [
  'There are more enzyme molecules in the solution, so more active sites are free.',
  'You thought that warming makes more enzyme, but its amount is the same at each temperature.',
]

const EXPLAINED_ERRORS = {
  rises: 'You explained why the rate rises at lower temperatures.',
  top: 'You explained why the rate is highest at the optimum.',
  falls: 'You explained why the rate falls above the optimum.',
} as const

supplement('reason-for-a-part-of-the-curve', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const optimum = random.pick([34, 38, 40, 44])
    return {
      optimum,
      limit: optimum + random.pick([18, 20, 22]),
      part: random.pick(['rises', 'falls', 'top'] as const),
      enzyme: random.pick(['amylase', 'a protease', 'a lipase', 'catalase']),
    }
  },
  make: ({ optimum, limit, part, enzyme }) => {
    const letters = [
      { letter: 'X', at: optimum - 22 },
      { letter: 'Y', at: optimum },
      { letter: 'Z', at: Math.round(optimum + (limit - optimum) * 0.6) },
    ]
    const ways = {
      rises: 'the rate at Y higher than the rate at X',
      top: 'the rate highest at Y',
      falls: 'the rate at Z lower than the rate at Y',
    }
    const others = (['rises', 'top', 'falls'] as const).filter(
      each => each !== part && !(part === 'rises' && each === 'top'),
    )
    return {
      stem: [
        `The graph shows the rate of a reaction with ${enzyme} at different temperatures.`,
        `A student investigates ${enzyme}. The graph shows how the rate depends on temperature.`,
        `The activity of ${enzyme} depends on temperature, as the graph shows.`,
      ],
      figure: temperatureGraph({ name: 'curve-with-letters', optimum, limit, letters }),
      prompt: [
        `Why is ${ways[part]}?`,
        `What explains why ${ways[part].replace(/^the rate (at . |)/, (_, at: string) => `the rate ${at}is `)}?`,
      ],
      right: EXPLAINED[part],
      wrong: [
        ...others.map((each): Wrong => [EXPLAINED[each], EXPLAINED_ERRORS[each]]),
        ...(part === 'rises' ? [MORE_ENZYME] : []),
        [
          'The enzyme molecules have been killed, so fewer of them are left in the solution.',
          'You wrote that enzymes are killed: they are molecules, not living things.',
        ],
      ],
      solution:
        'Up to the optimum, a higher temperature gives the molecules more kinetic energy, and enzyme and substrate collide effectively more often. Near the optimum collisions are frequent and the active sites are intact. Above it the active sites change shape (the enzyme is denatured), and the substrate does not fit.',
    }
  },
})

const CURVES = [
  { optimum: 2, place: 'in the stomach, at pH 2', cls: 'p' },
  { optimum: 5, place: 'in a weakly acidic fruit juice, at pH 5', cls: 'r dash' },
  { optimum: 7.5, place: 'in a nearly neutral liquid, at pH 7.5', cls: 'g' },
  { optimum: 10.5, place: 'in an alkaline washing liquid, at pH 10.5', cls: 'l dash' },
] as const

core('enzyme-by-its-ph-curve', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ order: random.shuffle(CURVES), asked: random.pick(CURVES) }),
  make: ({ order, asked }) => {
    const curves = CURVES.map(curve => ({
      optimum: curve.optimum,
      cls: curve.cls,
      label: 'ABCD'.charAt(order.indexOf(curve)),
    }))
    return {
      stem: [
        'The graph shows how the rate of reaction of four enzymes, A to D, depends on pH.',
        'Four enzymes are tested in solutions of different pH. The graph shows the results.',
        'A company tests four enzymes, A to D, at many values of pH.',
      ],
      figure: figure(
        {
          name: 'enzymes/four-ph-curves',
          title: 'Rate of reaction of four enzymes and pH',
          description: describePhCurves(
            curves.toSorted((one, other) => one.label.localeCompare(other.label)),
          ),
          height: 246,
        },
        phCurves(curves),
      ),
      prompt: [`Which enzyme works best ${asked.place}?`, `Which enzyme is the most active ${asked.place}?`],
      options: inThisOrder(
        order.map((curve, at): Wrong | string =>
          curve === asked
            ? 'ABCD'.charAt(at)
            : ['ABCD'.charAt(at), `You chose the enzyme whose optimum is pH ${curve.optimum}.`],
        ),
      ),
      solution: `Find pH ${asked.optimum} on the axis and go up: the highest curve there is that of enzyme ${'ABCD'.charAt(order.indexOf(asked))}. This is the optimum pH of this enzyme.`,
    }
  },
})

const MOVED = [
  { enzyme: 'pepsin, an enzyme of the stomach,', from: 'pH 2', to: 'pH 9' },
  { enzyme: 'amylase from saliva', from: 'pH 7', to: 'pH 2' },
  { enzyme: 'catalase from liver', from: 'pH 7', to: 'pH 12' },
  { enzyme: 'a lipase', from: 'pH 8', to: 'pH 2' },
  { enzyme: 'amylase from the pancreas', from: 'pH 7', to: 'pH 1' },
] as const

supplement('unsuitable-ph-explained', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ moved: random.pick(MOVED), temperature: random.pick([30, 35, 37]) }),
  make: ({ moved: { enzyme, from, to }, temperature }) => ({
    stem: [
      `The optimum of ${enzyme} is ${from}. It is put into a solution of ${to} at ${celsius(temperature)}, and no reaction takes place.`,
      `In a solution of ${from} at ${celsius(temperature)}, ${enzyme} works well. In a solution of ${to} it does not work at all.`,
      `A student finds that ${enzyme} is most active at ${from}. At ${to} and the same temperature the rate is zero.`,
    ],
    prompt: [`What explains the result at ${to}?`, `Why is there no reaction at ${to}?`],
    right: 'The shape of the active site has changed, so the substrate does not fit.',
    wrong: {
      'The shape of the substrate has changed, so it does not fit the active site.':
        'You mixed up enzyme and substrate: it is the active site of the enzyme that changes its shape.',
      'The molecules have less kinetic energy, so there are fewer collisions.':
        'You gave the effect of a low temperature, but the temperature is the same.',
      'The enzyme has been used up in the reaction, so that none of it is left.':
        'You took the enzyme for a reactant: it is not used up, and here no reaction took place.',
    },
    solution: `Far from the optimum pH the active site loses its shape: the enzyme is denatured. The substrate no longer fits, so no enzyme–substrate complex can form.`,
  }),
})
