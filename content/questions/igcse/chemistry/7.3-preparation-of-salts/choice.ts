import type { Stage } from '@/content/figures/igcse/chemistry/acids-bases-and-salts-2'
import { numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import type { Point } from '@/lib/figures/shapes'
import { burettesFigure, solubilityFigure, stageFigure, stagesFigure } from './drawings'
import { PREPARED } from './salts'

const { core, templates } = choiceQuestions('7.3', { calculator: 'needed' })

export { templates }

const IN_ORDER: readonly Stage[] = ['react', 'filter', 'evaporate', 'dry']

const MADE = [
  { salt: 'copper(II) sulfate', solid: 'copper(II) carbonate', acid: 'sulfuric acid' },
  { salt: 'zinc nitrate', solid: 'zinc oxide', acid: 'nitric acid' },
  { salt: 'magnesium chloride', solid: 'magnesium carbonate', acid: 'hydrochloric acid' },
  { salt: 'nickel(II) sulfate', solid: 'nickel(II) oxide', acid: 'sulfuric acid' },
] as const

core('order-of-four-stages', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ kinds: random.shuffle(IN_ORDER), made: random.pick(MADE) }),
  make: ({ kinds, made: { salt, solid, acid } }) => {
    const order = (stages: readonly Stage[]) => stages.map(each => kinds.indexOf(each) + 1).join(' → ')
    return {
      stem: [
        `Crystals of ${salt} are made from ${solid} and dilute ${acid}. The pictures show four stages, in no special order.`,
        `A student makes dry crystals of ${salt} from an excess of ${solid} and dilute ${acid}. The pictures of the four stages have been mixed up.`,
        `The pictures 1 to 4 show stages in the preparation of ${salt} from dilute ${acid} and an excess of ${solid}. They are not in order.`,
      ],
      figure: stagesFigure(kinds),
      prompt: ['In which order are the stages carried out?', 'What is the correct order of the stages?'],
      right: order(IN_ORDER),
      wrong: [
        [
          order(['react', 'evaporate', 'filter', 'dry']),
          'You heated the mixture to crystallise it while the excess solid was still in it.',
        ],
        [
          order(['filter', 'react', 'evaporate', 'dry']),
          'You filtered before the acid and the solid had reacted.',
        ],
        [
          order(['react', 'filter', 'dry', 'evaporate']),
          'You dried crystals before any had formed from the solution.',
        ],
      ],
      solution: `First the solid reacts with the warm acid until some of it is left. The excess is filtered off. The filtrate is heated to the crystallising point. The crystals that form on cooling are dried: ${order(IN_ORDER)}.`,
    }
  },
})

type Reason = {
  stage: Stage
  asks: readonly [string, string]
  right: string
  wrong: readonly Wrong[]
  why: string
}

const REASONS: readonly Reason[] = [
  {
    stage: 'react',
    asks: ['Why is the solid added until some of it is left?', 'Why is the solid used in excess?'],
    right: 'so that all of the acid is used up',
    wrong: [
      [
        'so that the reaction is much faster',
        'You named what warming does; an excess of the solid is for purity.',
      ],
      [
        'so that all of the solid is used up',
        'You exchanged the two: the solid is in excess, so some of it is left.',
      ],
      [
        'so that the solution is saturated',
        'You took the solid for the salt, but it does not dissolve in water.',
      ],
    ],
    why: 'When some solid is left, no acid can be left. Then the product holds no acid.',
  },
  {
    stage: 'filter',
    asks: ['Why is the mixture filtered at this stage?', 'What is the purpose of this stage?'],
    right: 'to remove the solid that has not reacted',
    wrong: [
      [
        'to remove the acid that has not reacted',
        'You took the acid for what is left, and dissolved acid would run through the paper.',
      ],
      ['to remove the water from the salt', 'You described evaporation; water runs through filter paper.'],
      [
        'to obtain the salt on the filter paper',
        'You took the residue for the salt, but the salt is dissolved in the filtrate.',
      ],
    ],
    why: 'The solid was in excess. It is insoluble and stays on the paper; the salt is in the filtrate.',
  },
  {
    stage: 'evaporate',
    asks: [
      'Why is heating stopped at the crystallising point?',
      'Why is the solution not heated until all water has gone?',
    ],
    right: 'so that good hydrated crystals form on cooling',
    wrong: [
      [
        'so that the acid is not lost as a gas',
        'You thought of acid in the solution, but all of it has reacted.',
      ],
      ['so that the salt does not evaporate', 'You let the salt evaporate, but only water does.'],
      [
        'so that the excess of solid dissolves',
        'You thought of the excess of solid, but it has been filtered off.',
      ],
    ],
    why: 'At the crystallising point the solution is saturated. Crystals form as it cools, and the water in them is not driven off.',
  },
  {
    stage: 'dry',
    asks: [
      'Why are the crystals dried in this way, and not by strong heating?',
      'Why are the crystals not dried over a flame?',
    ],
    right: 'strong heating drives off the water in the crystals',
    wrong: [
      [
        'strong heating turns them back into the acid',
        'You let the reaction go back, but heating does not do this.',
      ],
      [
        'strong heating makes the crystals much larger',
        'You mixed this up with slow cooling, which gives larger crystals.',
      ],
      [
        'strong heating makes the crystals dissolve again',
        'You thought of dissolving, for which more water is needed.',
      ],
    ],
    why: 'The crystals are hydrated. When they are heated strongly they lose this water and crumble to a powder.',
  },
]

core('reason-for-a-stage', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ at: random.int(0, REASONS.length - 1), made: random.pick(MADE) }),
  make: ({ at, made: { salt, solid, acid } }) => {
    const reason = REASONS[at] ?? REASONS[0]
    if (!reason) throw new Error('no reason')
    return {
      stem: [
        `Crystals of hydrated ${salt} are made from an excess of ${solid} and dilute ${acid}. The picture shows one stage.`,
        `The picture shows a stage in the preparation of hydrated ${salt} from dilute ${acid} and an excess of ${solid}.`,
        `A student makes crystals of hydrated ${salt}. An excess of ${solid} is used with dilute ${acid}. One stage is shown.`,
      ],
      figure: stageFigure(reason.stage),
      prompt: [...reason.asks],
      right: reason.right,
      wrong: reason.wrong,
      solution: reason.why,
    }
  },
})

core('reagents-for-a-salt', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ at: random.int(0, PREPARED.length - 1) }),
  make: ({ at }) => {
    const item = PREPARED[at] ?? PREPARED[0]
    if (!item) throw new Error('no salt')
    return {
      stem: [
        `A pure sample of ${item.salt} is needed.`,
        `A student plans to make pure crystals of ${item.salt}.`,
        `A factory tests ways to prepare ${item.salt}, a soluble salt.`,
      ],
      prompt: [
        'Which row shows suitable reagents and a suitable method?',
        'Which reagents and which method are used?',
      ],
      options: rows(['reagents', 'method'], item.right, item.wrong),
      solution: item.why,
    }
  },
})

const NEUTRAL = [
  { salt: 'sodium chloride', alkali: 'sodium hydroxide', acid: 'hydrochloric acid' },
  { salt: 'potassium nitrate', alkali: 'potassium hydroxide', acid: 'nitric acid' },
  { salt: 'ammonium chloride', alkali: 'ammonia', acid: 'hydrochloric acid' },
] as const

core('burette-for-a-salt', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const initial = random.int(3, 48) / 10
    const used = random.int(172, 284) / 10
    const final = Math.round((initial + used) * 10) / 10
    // A level at a number would strike it through.
    if (Number.isInteger(initial) || Number.isInteger(final)) return null
    const wrong = threeSlips(
      random,
      used,
      [
        [final, 'You gave the reading at the end and did not subtract the one at the start.'],
        [final + initial, 'You added the two readings.'],
        [25, 'You gave the volume of the alkali.'],
        [
          25 - used > 1 ? 25 - used : 50 - final,
          'You subtracted from a full volume instead of from the reading at the end.',
        ],
        [used + 1, 'You misread a reading by one whole division that is numbered.'],
      ],
      value => quantity(value, 'cm^3', 3),
    )
    return wrong ? { initial, final, used, wrong, pair: random.pick(NEUTRAL) } : null
  },
  make: ({ initial, final, used, wrong, pair: { salt, alkali, acid } }) => ({
    stem: [
      `25.0 cm^{3} of aqueous ${alkali} is titrated with dilute ${acid}, with an indicator. The readings of the burette are shown.`,
      `To make ${salt}, dilute ${acid} is added from a burette to 25.0 cm^{3} of aqueous ${alkali} and an indicator, until the indicator changes colour. The diagram shows the burette.`,
      `An indicator is added to 25.0 cm^{3} of aqueous ${alkali}. Dilute ${acid} is added until the colour just changes. The burette is shown at the start and at the end.`,
    ],
    figure: burettesFigure(initial, final),
    prompt: [
      `What volume of the acid is mixed with 25.0 cm^{3} of the alkali, without indicator, to make pure ${salt}?`,
      `Without indicator, 25.0 cm^{3} of the alkali is used again. Which volume of the acid makes pure ${salt}?`,
    ],
    options: numbers({ right: used, unit: 'cm^3', sigFigs: 3, wrong }),
    solution: `The same volume is needed again: ${final.toFixed(1)} − ${initial.toFixed(1)} = ${quantity(used, 'cm^3', 3)}.`,
  }),
  verify: ({ initial, final }) => (Math.round(final * 10) - Math.round(initial * 10)) / 10,
})

type Curve = { salt: string; max: number; points: readonly Point[] }

const CURVES: readonly Curve[] = [
  {
    salt: 'potassium nitrate',
    max: 200,
    points: [
      [0, 15],
      [20, 30],
      [40, 65],
      [60, 110],
      [80, 170],
    ],
  },
  {
    salt: 'ammonium chloride',
    max: 80,
    points: [
      [0, 30],
      [20, 38],
      [40, 46],
      [60, 56],
      [80, 66],
    ],
  },
  {
    salt: 'potassium chloride',
    max: 80,
    points: [
      [0, 28],
      [20, 34],
      [40, 40],
      [60, 46],
      [80, 52],
    ],
  },
]

core('crystals-on-cooling', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const curve = random.pick(CURVES)
    const [low, high] = random.pick([
      [0, 2],
      [1, 3],
      [1, 4],
      [0, 3],
      [2, 4],
    ] as const)
    const water = random.pick([20, 25, 50, 200, 250])
    const [cold, cool] = curve.points[low] ?? [0, 0]
    const [hot, warm] = curve.points[high] ?? [0, 0]
    const right = ((warm - cool) * water) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [warm - cool, 'You took 100 g of water instead of the mass that is used.'],
        [(warm * water) / 100, 'You gave the mass that is dissolved in the hot solution.'],
        [(cool * water) / 100, 'You gave the mass that stays dissolved in the cold solution.'],
        [((warm + cool) * water) / 100, 'You added the two solubilities.'],
        [((hot - cold) * water) / 100, 'You subtracted the temperatures instead of the solubilities.'],
      ],
      value => quantity(value, 'g', 3),
    )
    return wrong ? { curve, cold, hot, cool, warm, water, right, wrong } : null
  },
  make: ({ curve: { salt, max, points }, cold, hot, cool, warm, water, right, wrong }) => ({
    stem: [
      `The graph shows the solubility of ${salt}. A solution in ${quantity(water, 'g')} of water is saturated at ${quantity(hot, '°C')}. It is cooled to ${quantity(cold, '°C')}.`,
      `${quantity(water, 'g')} of water is saturated with ${salt} at ${quantity(hot, '°C')}. The solution cools to ${quantity(cold, '°C')}, and crystals form. The graph shows the solubility of the salt.`,
      `Crystals of ${salt} are made by cooling. As much of the salt as possible is dissolved in ${quantity(water, 'g')} of water at ${quantity(hot, '°C')}, and the solution is cooled to ${quantity(cold, '°C')}. The graph shows the solubility.`,
    ],
    figure: solubilityFigure(salt, points, max),
    prompt: ['What mass of crystals is formed?', 'Which mass of the salt crystallises?'],
    options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
    solution: `At ${quantity(hot, '°C')} 100 g of water dissolves ${quantity(warm, 'g')}, at ${quantity(cold, '°C')} only ${quantity(cool, 'g')}. From 100 g of water ${plain(warm)} − ${plain(cool)} = ${quantity(warm - cool, 'g')} crystallises, from ${quantity(water, 'g')} of water ${plain(warm - cool)} × ${plain(water)} ÷ 100 = ${quantity(right, 'g', 3)}.`,
  }),
  verify: ({ cool, warm, water }) => (warm / 100) * water - (cool / 100) * water,
})
