import { bySize, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import {
  BUTAN_1_OL,
  type Compound,
  ETHANOL,
  METHANOL,
  PROPAN_1_OL,
  PROPAN_2_OL,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { fermenterFigure, warmthFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('11.6', { calculator: 'needed' })

export { templates }

type Row = readonly [cells: readonly string[], error: string]

const NO_AIR = 'yeast, no oxygen'
const ACID = 'acid catalyst, 6000 kPa'

const METHODS: readonly { told: string; right: readonly string[]; wrong: readonly Row[]; why: string }[] = [
  {
    told: 'the fermentation of aqueous glucose',
    right: ['25–35 °C', NO_AIR],
    wrong: [
      [['25–35 °C', 'yeast, much oxygen'], 'You let oxygen in, with which yeast makes no ethanol.'],
      [['25–35 °C', ACID], 'You took catalyst and pressure of the reaction of ethene with steam.'],
      [
        ['300 °C', NO_AIR],
        'You took the temperature of the reaction of ethene with steam, which kills yeast.',
      ],
      [['300 °C', ACID], 'You took the conditions of the reaction of ethene with steam.'],
      [['80–90 °C', NO_AIR], 'You chose a temperature at which the yeast is killed.'],
    ],
    why: 'Yeast is alive: it works at 25 to 35 °C. It makes ethanol only without oxygen.',
  },
  {
    told: 'the reaction of ethene with steam',
    right: ['300 °C', ACID],
    wrong: [
      [['30 °C', ACID], 'You took a temperature of fermentation, but steam is needed here.'],
      [
        ['300 °C', 'nickel catalyst, 6000 kPa'],
        'You took the catalyst with which hydrogen is added to alkenes.',
      ],
      [
        ['300 °C', 'acid catalyst, 100 kPa'],
        'You took the pressure of the air, but 60 times as much is used.',
      ],
      [['300 °C', NO_AIR], 'You took yeast, which belongs to fermentation and dies when it is hot.'],
      [['30 °C', NO_AIR], 'You took the conditions of fermentation.'],
    ],
    why: 'Steam is added to ethene at 300 °C and 6000 kPa (60 atm), with an acid as the catalyst.',
  },
]

core('conditions-for-ethanol', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const method = random.pick(METHODS)
    return { method, wrong: random.sample(method.wrong, 3) }
  },
  make: ({ method: { told, right, why }, wrong }) => ({
    stem: [
      `Ethanol is made by ${told}.`,
      `One way to manufacture ethanol is ${told}.`,
      `A company makes ethanol by ${told}.`,
    ],
    prompt: ['Which row gives the conditions?', 'Under which conditions is this done?'],
    options: rows(['temperature', 'what else is needed'], right, wrong),
    solution: why,
  }),
})

type Asked = { ask: string; right: string; wrong: readonly Wrong[]; why: string }

const asked = (mixture: string, liquid: string): readonly Asked[] => [
  {
    ask: `What happens in ${liquid} after a day in the warm?`,
    right: 'It turns milky, because carbon dioxide enters it.',
    wrong: [
      [
        'It turns milky, because ethanol vapour enters it.',
        'You took ethanol for what turns limewater milky.',
      ],
      [
        'It turns blue, because carbon dioxide enters it.',
        'You mixed up the tests: limewater does not turn blue.',
      ],
      [
        'It stays clear, because only oxygen enters it.',
        'You took the gas for oxygen, which fermentation does not form.',
      ],
    ],
    why: 'Fermentation forms carbon dioxide. It turns limewater milky.',
  },
  {
    ask: `Why does the delivery tube end below the surface of ${liquid}?`,
    right: 'Gas can leave the flask, but air cannot enter it.',
    wrong: [
      [
        'Air can enter the flask, but gas cannot leave it.',
        'You reversed the way; the bubbles show gas that leaves.',
      ],
      [
        'The ethanol is cooled there and collects as a liquid.',
        'You took the tube for a condenser, but ethanol stays in the flask.',
      ],
      [
        'The liquid flows back and keeps the yeast wet.',
        'You let the liquid flow back, but gas pushes outwards.',
      ],
    ],
    why: 'Yeast makes ethanol only without oxygen. The liquid closes the tube to the air, and the gas bubbles out.',
  },
  {
    ask: `What does the yeast do in ${mixture}?`,
    right: 'It holds enzymes that speed up the reaction.',
    wrong: [
      [
        'It provides the oxygen that the reaction needs.',
        'You gave the reaction oxygen, but it must be absent.',
      ],
      [
        'It removes the ethanol as soon as it has formed.',
        'You let the yeast take up the ethanol, but it stays in the mixture.',
      ],
      [
        'It provides the carbon atoms of the ethanol.',
        'You took the yeast for the reactant, which is the glucose.',
      ],
    ],
    why: 'Enzymes of the yeast are biological catalysts. The glucose is the reactant.',
  },
  {
    ask: `Why is ${mixture} kept at about 30 °C and not at 10 °C?`,
    right: 'The reaction is too slow at the lower temperature.',
    wrong: [
      [
        'The yeast is killed at the lower temperature.',
        'You took cold for heat: cold yeast is slow, and heat kills it.',
      ],
      [
        'The glucose freezes at the lower temperature.',
        'You let the solution freeze, but it is far above 0 °C.',
      ],
      [
        'The gas stays dissolved at the lower temperature.',
        'You thought of the solubility of the gas, but the rate matters.',
      ],
    ],
    why: 'At 10 °C the enzymes work very slowly. At 25 to 35 °C the rate is high enough and the yeast stays alive.',
  },
]

core('the-flask-with-yeast', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [mixture, liquid] = random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['S', 'T'],
    ] as const)
    return { mixture, liquid, at: random.int(0, 3) }
  },
  make: ({ mixture, liquid, at }) => {
    const one = asked(mixture, liquid)[at]
    if (!one) throw new Error('no such question')
    return {
      stem: [
        `A student ferments glucose. ${mixture} is aqueous glucose with yeast, ${liquid} is limewater.`,
        `The apparatus shown is used to make ethanol. Mixture ${mixture} contains glucose, water and yeast. Liquid ${liquid} is limewater.`,
        `In the apparatus shown, aqueous glucose and yeast, ${mixture}, ferment in a warm water bath. ${liquid} is limewater.`,
      ],
      figure: fermenterFigure(mixture, liquid),
      prompt: one.ask,
      right: one.right,
      wrong: one.wrong,
      solution: one.why,
    }
  },
})

core('too-hot-for-yeast', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    best: random.pick([30, 32, 34]),
    most: random.pick([40, 45, 50, 55]),
    hot: random.pick([52, 55, 58]),
    cold: random.pick([4, 5, 6]),
    isHot: random.chance(0.6),
  }),
  make: ({ best, most, hot, cold, isHot }) => ({
    stem: [
      'Equal mixtures of aqueous glucose and yeast are kept at different temperatures. The graph shows the volume of gas that each gives off in one hour.',
      'The graph shows how much gas yeast and aqueous glucose give off in one hour. The same mixture is used at each temperature.',
      'A student measures the gas that the same mixture of yeast and aqueous glucose gives off in one hour at different temperatures. The graph shows the results.',
    ],
    figure: warmthFigure(best, most),
    prompt: isHot ? `Why is there no gas at ${hot} °C?` : `Why is there so little gas at ${cold} °C?`,
    right: isHot ? 'The heat has denatured the enzymes.' : 'The enzymes work very slowly.',
    wrong: isHot
      ? [
          [
            'All of the glucose has been used up.',
            'You let the glucose run out, but no gas has formed from it at all.',
          ],
          ['The particles collide too rarely.', 'You gave the reason for a low temperature.'],
          [
            'All of the gas has dissolved in the water.',
            'You let the gas dissolve, but gases are less soluble in hot water.',
          ],
        ]
      : [
          ['The cold has denatured the enzymes.', 'You took cold for heat, which denatures enzymes.'],
          [
            'All of the glucose has been used up.',
            'You let the glucose run out, but little of it has reacted.',
          ],
          ['Oxygen has entered the mixture.', 'You named oxygen, but only the temperature was changed.'],
        ],
    solution: isHot
      ? `From about ${best + 16} °C on the volume is zero. So hot, the enzymes are denatured and the yeast is dead.`
      : `The curve rises from ${cold} °C to about ${best} °C: the enzymes work faster as it gets warmer. In the cold they are slow, but not destroyed.`,
  }),
})

type Burned = { one: Compound; name: string }

const BURNED: readonly Burned[] = [METHANOL, ETHANOL, PROPAN_1_OL, PROPAN_2_OL, BUTAN_1_OL].map(one => ({
  one,
  name: one.name,
}))

/** Oxygen molecules for one molecule, counted from the atoms of the products. */
const oxygenFor = ({ atoms: { C, H, O } }: Compound) => C + H / 4 - O / 2

core('oxygen-for-an-alcohol', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const { one } = random.pick(BURNED)
    const many = random.pick([2, 4, 6])
    const { C, H } = one.atoms
    const needed = oxygenFor(one)
    const wrong = threeSlips(
      random,
      needed * many,
      [
        [(C + H / 4) * many, 'You left out that each molecule of the alcohol brings one oxygen atom itself.'],
        [needed * 2 * many, 'You counted oxygen atoms, but an oxygen molecule has two.'],
        [(C - 0.5) * many, 'You counted the oxygen in the carbon dioxide only, less that of the alcohol.'],
        [many, 'You took one molecule of oxygen for each molecule of the alcohol.'],
      ],
      plain,
    )
    return wrong ? { one, many, wrong } : null
  },
  make: ({ one, many, wrong }) => {
    const { C, H } = one.atoms
    return {
      stem: [
        'The displayed formula of an alcohol is shown. The alcohol burns completely in oxygen.',
        'The alcohol shown is used as a fuel. Its combustion is complete.',
        'The diagram shows a molecule of an alcohol, which burns completely.',
      ],
      figure: oneMolecule(one),
      prompt: [
        `How many molecules of oxygen react with ${many} molecules of the alcohol?`,
        `How many oxygen molecules are needed to burn ${many} molecules of the alcohol?`,
      ],
      options: bySize({ right: oxygenFor(one) * many, wrong, print: plain }),
      solution: `One molecule has ${C} C and ${H} H atoms: it forms ${C} CO_{2} and ${H / 2} H_{2}O, with ${2 * C + H / 2} O atoms. One is in the alcohol, so ${2 * C + H / 2 - 1} come from oxygen. For ${many} molecules that is ${(2 * C + H / 2 - 1) * many} O atoms, or ${oxygenFor(one) * many} molecules.`,
    }
  },
  // By the general formula of the series: three halves of the carbon atoms.
  verify: ({ one, many }) => 1.5 * one.atoms.C * many,
})

const FEATURES = [
  {
    columns: ['raw material', 'process', 'product'],
    yeast: ['renewable', 'batch', 'impure'],
    steam: ['non-renewable', 'continuous', 'pure'],
  },
  {
    columns: ['rate', 'energy needed', 'product'],
    yeast: ['slow', 'little', 'impure'],
    steam: ['fast', 'much', 'pure'],
  },
  {
    columns: ['rate', 'process', 'raw material'],
    yeast: ['slow', 'batch', 'renewable'],
    steam: ['fast', 'continuous', 'non-renewable'],
  },
] as const

const ABOUT: Readonly<Record<string, string>> = {
  'raw material': 'the raw material: glucose comes from crops, ethene from petroleum',
  process: 'the type of process: fermentation goes batch by batch, ethene and steam flow all the time',
  product: 'the product: fermentation gives dilute ethanol with yeast in it',
  rate: 'the rate: fermentation takes days',
  'energy needed': 'the energy: 300 °C and 6000 kPa need much of it',
}

supplement('features-of-a-method', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    set: random.pick(FEATURES),
    isYeast: random.chance(0.5),
    swapped: random.sample([0, 1, 2], 2),
  }),
  make: ({ set: { columns, yeast, steam }, isYeast, swapped }) => {
    const [right, other] = isYeast ? [yeast, steam] : [steam, yeast]
    const change = (at: number) => right.map((each, place) => (place === at ? (other[place] ?? '') : each))
    const told = isYeast ? 'fermentation' : 'the addition of steam to ethene'
    return {
      stem: [
        `Ethanol is manufactured by ${told}.`,
        `A chemist describes how ethanol is made by ${told}.`,
        `Ethanol can be made by ${told} or by another method.`,
      ],
      prompt: [`Which row describes ${told}?`, `Which row is correct for ${told}?`],
      options: rows(columns, right, [
        [other, 'You described the other method.'],
        ...swapped.map((at): Row => [change(at), `You exchanged ${ABOUT[columns[at] ?? ''] ?? ''}.`]),
      ]),
      solution: `For ${told}: ${columns.map((each, at) => `${each} ${right[at] ?? ''}`).join(', ')}.`,
    }
  },
})

const PLACES: readonly { stem: readonly string[]; right: string; wrong: readonly Wrong[]; why: string }[] = [
  {
    stem: [
      'A country has much farmland and sunshine, but no petroleum. It wants to make ethanol for cars.',
      'On an island sugar cane grows well. Petroleum must be bought abroad. The island wants to make ethanol.',
    ],
    right: 'fermentation, because its raw material can be grown there',
    wrong: [
      [
        'fermentation, because its product needs no distillation',
        'You gave an advantage of the other method: fermentation gives an impure product.',
      ],
      [
        'steam and ethene, because ethene is obtained from crops',
        'You took ethene for a product of farming, but it comes from petroleum.',
      ],
      [
        'steam and ethene, because the reaction needs little energy',
        'You gave an advantage of fermentation.',
      ],
    ],
    why: 'Sugar comes from crops, which are renewable. Ethene would come from petroleum.',
  },
  {
    stem: [
      'A company beside an oil refinery needs very much pure ethanol without a break, day and night.',
      'A factory receives ethene through a pipe. It has to deliver pure ethanol at every hour.',
    ],
    right: 'steam and ethene, because it is a continuous process',
    wrong: [
      [
        'steam and ethene, because its raw material is renewable',
        'You gave an advantage of fermentation: ethene comes from petroleum.',
      ],
      [
        'fermentation, because it is a continuous process',
        'You took fermentation for continuous, but it goes batch by batch.',
      ],
      [
        'fermentation, because its product is pure ethanol',
        'You took the product for pure, but it is dilute and must be distilled.',
      ],
    ],
    why: 'Ethene and steam flow in and pure ethanol flows out all the time.',
  },
  {
    stem: [
      'A village wants to make ethanol from waste fruit. It cannot build vessels for high pressure or heat them strongly.',
      'A farm wants to make its own ethanol from fruit that cannot be sold, with simple vessels.',
    ],
    right: 'fermentation, because it works at a low temperature and pressure',
    wrong: [
      [
        'fermentation, because it is finished within a few minutes',
        'You took fermentation for fast, but it takes days.',
      ],
      [
        'steam and ethene, because it works at a low temperature and pressure',
        'You took the conditions of fermentation: 300 °C and 6000 kPa are high.',
      ],
      [
        'steam and ethene, because its raw material is waste fruit',
        'You took fruit for a source of ethene, but it is a source of sugar.',
      ],
    ],
    why: 'The sugar in the fruit ferments at 25 to 35 °C in any closed vessel.',
  },
]

supplement('method-for-a-place', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ place: random.pick(PLACES) }),
  make: ({ place: { stem, right, wrong, why } }) => ({
    stem: [...stem],
    prompt: ['Which method is suitable, and why?', 'Which method of making ethanol suits best, and why?'],
    right,
    wrong,
    solution: why,
  }),
})
