import { bySize, inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain } from '@/lib/exams/format'
import type { Figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { gasCollection } from '@/lib/figures/laboratory/gases'
import { rateByMass } from '@/lib/figures/laboratory/reactions'
import { fourArrows, type Gap } from './drawings'

const { supplement, templates } = choiceQuestions('6.2', { calculator: 'needed' })

export { templates }

type Cause = 'crowded' | 'hot' | 'catalysed'

const RIGHT: Record<Cause, readonly string[]> = {
  crowded: ['more', 'unchanged', 'unchanged'],
  hot: ['unchanged', 'higher', 'unchanged'],
  catalysed: ['unchanged', 'unchanged', 'lower'],
}

const CAUSES: readonly { cause: Cause; stem: string }[] = [
  {
    cause: 'crowded',
    stem: 'Zinc reacts with dilute acid. The acid is replaced by more concentrated acid of the same temperature.',
  },
  {
    cause: 'crowded',
    stem: 'Hydrogen and iodine vapour react. The mixture is pushed into a smaller volume at the same temperature.',
  },
  {
    cause: 'crowded',
    stem: 'Nitrogen and hydrogen react. The pressure of the mixture is increased at constant temperature.',
  },
  {
    cause: 'crowded',
    stem: 'Two solutions react. Both are replaced by more concentrated solutions of the same temperature.',
  },
  {
    cause: 'hot',
    stem: 'Hydrogen and iodine vapour react in a container of fixed volume. The container is heated.',
  },
  {
    cause: 'hot',
    stem: 'Sulfur dioxide and oxygen react in a steel cylinder of fixed volume. The temperature is raised.',
  },
  {
    cause: 'hot',
    stem: 'A gas decomposes in a sealed glass bulb. The bulb is moved from a warm bath to a hot one.',
  },
  {
    cause: 'catalysed',
    stem: 'Hydrogen peroxide decomposes in aqueous solution. Manganese(IV) oxide is added at the same temperature.',
  },
  {
    cause: 'catalysed',
    stem: 'Nitrogen and hydrogen react. The same mixture is passed over iron at the same temperature and pressure.',
  },
  {
    cause: 'catalysed',
    stem: 'Sulfur dioxide and oxygen react. Vanadium(V) oxide is put into the vessel at the same temperature and pressure.',
  },
]

const TRUTHS: Record<Cause, string> = {
  crowded: 'here only the number of particles in a certain volume changes',
  hot: 'here the volume is fixed, and only the energy of the particles changes',
  catalysed: 'a catalyst changes only the activation energy',
}

supplement('what-changes-for-the-particles', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    item: random.pick(CAUSES),
    mixed: random.pick([
      ['more', 'higher', 'unchanged'],
      ['unchanged', 'higher', 'lower'],
      ['more', 'unchanged', 'lower'],
    ] as const),
  }),
  make: ({ item: { cause, stem }, mixed }) => ({
    stem,
    prompt: [
      'Which row describes what happens to the particles and to the activation energy?',
      'The rate increases. Which row gives the reason?',
      'Which row is correct?',
    ],
    options: rows(
      ['particles per unit volume', 'kinetic energy of the particles', 'activation energy'],
      RIGHT[cause],
      [
        ...(['crowded', 'hot', 'catalysed'] as const)
          .filter(each => each !== cause)
          .map(
            each =>
              [
                RIGHT[each],
                `You gave the effect of ${{ crowded: 'a higher concentration or pressure', hot: 'a higher temperature', catalysed: 'a catalyst' }[each]}; ${TRUTHS[cause]}.`,
              ] as const,
          ),
        [mixed, `You mixed two effects; ${TRUTHS[cause]}.`],
      ],
    ),
    solution: {
      crowded:
        'There are more particles per unit volume, so collisions are more frequent. At the same temperature their kinetic energy is the same, and the activation energy belongs to the reaction.',
      hot: 'The particles have more kinetic energy. There are as many of them in the same volume, and the activation energy does not depend on temperature.',
      catalysed:
        'A catalyst decreases the activation energy. It changes neither the number of the particles nor their energy.',
    }[cause],
  }),
})

const GAPS: Record<Gap, string> = {
  without: 'the activation energy without the catalyst',
  with: 'the activation energy with the catalyst',
  change: 'the difference in energy between reactants and products',
  back: 'the energy from the products up to the higher peak',
}

const ASKED = [
  {
    gap: 'without',
    prompt: [
      'Which arrow shows the activation energy of the reaction without the catalyst?',
      'Which arrow is the activation energy when no catalyst is there?',
    ],
  },
  {
    gap: 'with',
    prompt: [
      'Which arrow shows the activation energy of the catalysed reaction?',
      'Which arrow is the activation energy when the catalyst is there?',
    ],
  },
  {
    gap: 'change',
    prompt: [
      'Which arrow shows the enthalpy change of the reaction?',
      'Which arrow shows the energy that is given out, with or without the catalyst?',
    ],
  },
] as const

supplement('arrows-on-a-pathway', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [without, lower, change, back] = random.shuffle(['A', 'B', 'C', 'D'])
    if (!without || !lower || !change || !back) return null
    return {
      letters: { without, with: lower, change, back } satisfies Record<Gap, string>,
      asked: random.pick(ASKED),
      activation: random.pick([74, 80, 88]),
      lower: random.pick([32, 38, 44]),
      change: -random.pick([34, 40, 48]),
    }
  },
  make: ({ letters, asked, activation, lower, change }) => {
    const gapOf = (letter: string) =>
      (Object.keys(letters) as Gap[]).find(gap => letters[gap] === letter) ?? 'back'
    return {
      stem: [
        'The diagram shows the energy during a reaction, without a catalyst (solid line) and with one (dashed line).',
        'The reaction pathway diagram shows the same reaction with and without a catalyst. The dashed line is the path with the catalyst.',
        'A reaction is carried out twice. The dashed line shows the path with a catalyst, the solid line the path without one.',
      ],
      figure: fourArrows(letters, activation, lower, change),
      prompt: asked.prompt,
      options: inThisOrder(
        ['A', 'B', 'C', 'D'].map((letter): string | Wrong => {
          const gap = gapOf(letter)
          return gap === asked.gap ? letter : [letter, `You chose ${GAPS[gap]}.`]
        }),
      ),
      solution: `The activation energy is measured from the level of the reactants to the peak of the path; the catalyst lowers the peak. The levels of reactants and products stay. Arrow ${letters[asked.gap]} is ${GAPS[asked.gap]}.`,
    }
  },
})

supplement('successful-collisions', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const collisions = random.pick([400_000, 500_000, 800_000])
    const more = random.pick([1.02, 1.03, 1.04, 1.05])
    const share = random.pick([1200, 2400, 3600, 6000])
    const better = random.pick([1.5, 2, 2.5, 3, 4])
    if (!Number.isInteger(share / better)) return null
    const right = more * better
    const wrong = threeSlips(
      random,
      right,
      [
        [
          more,
          'You compared all the collisions, but only those with at least the activation energy lead to a reaction.',
        ],
        [better, 'You compared the shares only; the collisions are more frequent as well.'],
        [better / more, 'You divided by the increase in the number of collisions; multiply by it.'],
        [better + more, 'You added the two factors; they multiply.'],
        [more / better, 'You turned the shares round: one in a smaller number is a larger share.'],
      ],
      value => figures(value, 3),
    )
    return wrong ? { collisions, more, share, better, right, wrong, hot: random.pick([35, 45, 60]) } : null
  },
  make: ({ collisions, more, share, better, right, wrong, hot }) => ({
    stem: [
      'The table gives the number of collisions in a very small sample of two gases that react with each other.',
      'Two gases react in a container of fixed volume. The table shows how many collisions there are in a certain short time.',
      'A computer model counts the collisions between particles of two gases that react.',
    ],
    table: {
      head: ['temperature', 'number of collisions', 'share with at least the activation energy'],
      rows: [
        ['25 °C', plain(collisions), `one in ${plain(share)}`],
        [`${hot} °C`, plain(Math.round(collisions * more)), `one in ${plain(share / better)}`],
      ],
    },
    prompt: [
      `How many times as fast as at 25 °C is the reaction at ${hot} °C?`,
      `The temperature rises from 25 °C to ${hot} °C. By which factor does the rate increase?`,
    ],
    options: bySize({ right, wrong, print: value => figures(value, 3) }),
    solution: `Successful collisions at 25 °C: ${plain(collisions)} ÷ ${plain(share)} = ${figures(collisions / share, 3)}. At ${hot} °C: ${plain(Math.round(collisions * more))} ÷ ${plain(share / better)} = ${figures((collisions * more) / (share / better), 3)}. The second is ${figures(right, 3)} times the first; most of this comes from the larger share.`,
  }),
  verify: ({ collisions, more, share, better }) => {
    const before = collisions * (1 / share)
    const after = Math.round(collisions * more) * (1 / (share / better))
    return after / before
  },
})

type Method = {
  stem: readonly [string, string, string]
  figure: () => Figure
  right: string
  wrong: Readonly<Record<string, string>>
  why: string
}

const METHODS: readonly Method[] = [
  {
    stem: [
      'Carbon dioxide from marble chips and dilute acid is collected as shown. The volume that is measured is too small.',
      'The apparatus is used to measure the volume of carbon dioxide. Some of the gas dissolves, and the readings are too small.',
      'A student collects carbon dioxide over water and finds less gas than expected.',
    ],
    figure: () =>
      assembled('chemical-reactions-2/over-water', gasCollection({ by: 'cylinder', solid: 'marble chips' })),
    right: 'Collect the gas in a gas syringe instead.',
    wrong: {
      'Collect the gas in a wider measuring cylinder.':
        'You changed the size of the cylinder, but the gas still passes through water and dissolves.',
      'Read the volume only once, after a day.':
        'You waited longer, but then even more of the gas can dissolve.',
      'Use larger marble chips in the flask.':
        'You made the reaction slower, but the gas still meets the water.',
    },
    why: 'Carbon dioxide is slightly soluble in water. In a gas syringe it does not meet water.',
  },
  {
    stem: [
      'Magnesium reacts with dilute acid in a flask on a balance. The balance reads to 0.1 g, and its reading hardly changes.',
      'A student follows the reaction of magnesium with dilute acid by the loss of mass. The mass falls by less than 0.1 g.',
      'The reaction of magnesium with dilute acid is studied as shown, but the change in mass is too small to be measured well.',
    ],
    figure: () =>
      assembled(
        'chemical-reactions-2/metal-on-a-balance',
        rateByMass({ solid: 'magnesium', reading: '156.2', time: '40.0' }),
      ),
    right: 'Measure the volume of the gas in a gas syringe.',
    wrong: {
      'Close the flask tightly with a rubber bung.':
        'You kept the gas in, and then the mass does not fall at all.',
      'Take the cotton wool out of the flask.':
        'You let drops of acid escape too, which makes the readings worse.',
      'Cool the flask in ice during the reaction.':
        'You made the reaction slower, but the loss of mass is as small.',
    },
    why: 'Hydrogen has a very low mass, but its volume is large and easy to measure in a gas syringe.',
  },
  {
    stem: [
      'Marble chips react with dilute acid in a flask on a balance. About 0.9 g of gas is given off, but the balance reads only whole grams.',
      'The loss of mass of about 0.9 g is measured every minute with the balance shown, which reads to 1 g.',
      'A student uses a balance that reads to 1 g. The flask loses about 0.9 g in five minutes.',
    ],
    figure: () =>
      assembled('chemical-reactions-2/coarse-balance', rateByMass({ reading: '183', time: '60.0' })),
    right: 'Use a balance with a higher precision, such as 0.01 g.',
    wrong: {
      'Use a stop-watch with a higher precision, such as 0.01 s.':
        'You improved the time, but it is the mass that cannot be read well.',
      'Use a heavier flask, so that the reading is larger.':
        'You made the total mass larger, but the loss of mass stays the same.',
      'Use no cotton wool, so that more mass is lost.': 'You let drops of acid out, which are not a product.',
    },
    why: 'A balance that reads to 0.01 g shows a loss of 0.9 g in many steps. It has a higher precision.',
  },
]

supplement('better-method', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ at: random.int(0, METHODS.length - 1) }),
  make: ({ at }) => {
    const { stem, figure, right, wrong, why } = METHODS[at] as Method
    return {
      stem: [...stem],
      figure: figure(),
      prompt: ['Which change improves the experiment?', 'What should the student do?'],
      right,
      wrong,
      solution: why,
    }
  },
})
