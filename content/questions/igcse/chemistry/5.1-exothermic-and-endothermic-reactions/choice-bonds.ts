import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { bondsIn, brokenUp, CHOSEN, ENERGY, piecesOf, sidesOf, sumText, total } from './bonds'
import { equationFigure } from './drawings'

const { supplement, templates } = choiceQuestions('5.1', { calculator: 'needed' })

export { templates }

const signed = (value: number) => `${value > 0 ? '+' : ''}${quantity(value, 'kJ/mol')}`

const compared = (more: string, first: string, second: string) =>
  `${more} energy is released in ${first} bonds than is absorbed in ${second} bonds.`

supplement('why-a-sign', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const isOut = random.chance(0.5)
    return {
      isOut,
      change: (isOut ? -1 : 1) * random.step(60, 480, 10),
      letters: random.pick(['W', 'X', 'Y', 'Z']),
    }
  },
  make: ({ isOut, change, letters }) => {
    const [more, less] = isOut ? ['More', 'Less'] : ['Less', 'More']
    return {
      stem: [
        `The enthalpy change of reaction ${letters} is ${signed(change)}.`,
        `For reaction ${letters}, Δ*H* = ${signed(change)}.`,
        `A gas reacts to form ${letters}. The enthalpy change is ${signed(change)}.`,
      ],
      prompt: ['Which statement explains the sign of the enthalpy change?', 'Why does Δ*H* have this sign?'],
      right: compared(more, 'making', 'breaking'),
      wrong: {
        [compared(less, 'making', 'breaking')]:
          `You explained a ${isOut ? 'positive' : 'negative'} enthalpy change.`,
        [compared(more, 'breaking', 'making')]:
          'You exchanged the two: breaking bonds absorbs energy, making bonds releases it.',
        [compared(less, 'breaking', 'making')]:
          'You let energy be released by breaking bonds, but it is absorbed there.',
      },
      solution: `Δ*H* is ${isOut ? 'negative: the reaction is exothermic, so more energy is released when new bonds are made than is absorbed when bonds are broken' : 'positive: the reaction is endothermic, so less energy is released when new bonds are made than is absorbed when bonds are broken'}.`,
    }
  },
})

supplement('enthalpy-change-from-bonds', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const reaction = random.pick(CHOSEN)
    const at = CHOSEN.indexOf(reaction)
    const [left = [], right = []] = sidesOf(reaction.equation)
    const [broken, made] = [total(reaction.broken), total(reaction.made)]
    const slips: Slip[] = [
      [made - broken, 'You subtracted in the wrong order: it is bonds broken minus bonds made.'],
      [brokenUp(left, false) - brokenUp(right, false), 'You left out the numbers in front of the formulae.'],
      [broken, 'You counted only the energy for breaking bonds.'],
      [-made, 'You counted only the energy that is released when bonds are made.'],
      [broken + made, 'You added the two energies, but the second one is released.'],
    ]
    const wrong = threeSlips(random, broken - made, slips, signed)
    return wrong && { at, reaction, left, right, broken, made, wrong }
  },
  make: ({ at, reaction, left, right, broken, made, wrong }) => ({
    stem: [
      `${reaction.says}. The equation is shown with displayed formulae.`,
      `${reaction.says}, as shown in the diagram.`,
      `The diagram shows the molecules in a reaction. ${reaction.says}.`,
    ],
    figure: equationFigure(piecesOf(left), piecesOf(right), `c${at}`),
    table: {
      head: ['bond', 'bond energy in kJ/mol'],
      rows: bondsIn(reaction).map(bond => [bond, plain(ENERGY[bond])]),
    },
    prompt: ['What is the enthalpy change of the reaction?', 'What is Δ*H* for this reaction?'],
    options: bySize({ right: broken - made, wrong, print: signed }),
    solution: `Bonds broken: ${sumText(reaction.broken)} = ${plain(broken)}. Bonds made: ${sumText(reaction.made)} = ${plain(made)}. Δ*H* = ${plain(broken)} − ${plain(made)} = ${signed(broken - made)}.`,
  }),
  verify: ({ left, right }) => signed(brokenUp(left) - brokenUp(right)),
})

/** Reactions of two elements; `made` counts the bonds X–Y on the right side. */
const SHAPES = [
  { equation: 'X_{2} + Y_{2} → 2XY', compound: 'XY', xs: 1, ys: 1, molecules: 2, each: 1 },
  { equation: 'X_{2} + 3Y_{2} → 2XY_{3}', compound: 'XY_{3}', xs: 1, ys: 3, molecules: 2, each: 3 },
  { equation: 'X_{2} + 2Y_{2} → 2XY_{2}', compound: 'XY_{2}', xs: 1, ys: 2, molecules: 2, each: 2 },
] as const

supplement('an-unknown-bond-energy', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const shape = random.pick(SHAPES)
    const xx = random.step(150, 480, 5)
    const yy = random.step(150, 430, 5)
    const xy = random.step(200, 480, 5)
    const count = shape.molecules * shape.each
    const broken = shape.xs * xx + shape.ys * yy
    const change = broken - count * xy
    if (Math.abs(change) < 50 || Math.abs(change) > 700) return null
    const slips: Slip[] = [
      [
        (broken + change) / count,
        'You took Δ*H* with the wrong sign: the bonds made are bonds broken minus Δ*H*.',
      ],
      [
        (broken - change) / shape.molecules,
        'You divided by the number of molecules, but each has several bonds.',
      ],
      [(broken - change) / shape.each, 'You counted the bonds of one molecule only.'],
      [(xx + yy - change) / count, 'You broke only one molecule of Y_{2}.'],
      [broken / count, 'You left Δ*H* out.'],
    ]
    const wrong = threeSlips(
      random,
      xy,
      slips.filter(([value]) => value > 20),
      value => quantity(value, 'kJ/mol', 3),
    )
    return wrong && { shape, xx, yy, xy, broken, change, count, wrong }
  },
  make: ({ shape, xx, yy, xy, broken, change, count, wrong }) => ({
    stem: [
      `X and Y stand for two elements. In the reaction ${shape.equation} the enthalpy change is ${signed(change)}. All bonds in ${shape.compound} are alike, X–Y.`,
      `Elements X and Y react: ${shape.equation}, Δ*H* = ${signed(change)}. The molecules ${shape.compound} contain only X–Y bonds.`,
      `For the reaction ${shape.equation}, in which X and Y are elements, Δ*H* is ${signed(change)}. In ${shape.compound} there are only bonds X–Y.`,
    ],
    table: {
      head: ['bond', 'bond energy in kJ/mol'],
      rows: [
        ['bond in X_{2}', plain(xx)],
        ['bond in Y_{2}', plain(yy)],
      ],
    },
    prompt: ['What is the bond energy of the X–Y bond?', 'What is the energy of one mole of X–Y bonds?'],
    options: numbers({ right: xy, unit: 'kJ/mol', sigFigs: 3, wrong }),
    solution: `Bonds broken: ${shape.ys === 1 ? `${xx} + ${yy}` : `${xx} + ${shape.ys} × ${yy}`} = ${plain(broken)}. Bonds made = bonds broken − Δ*H* = ${plain(broken)} ${change < 0 ? '+' : '−'} ${Math.abs(change)} = ${plain(broken - change)}. There are ${shape.molecules} × ${shape.each} = ${count} X–Y bonds, so one takes ${plain(broken - change)} ÷ ${count} = ${quantity(xy, 'kJ/mol')}.`,
  }),
  // Tried out, energy by energy, in the equation for the enthalpy change.
  verify: ({ shape, xx, yy, change }) => {
    for (let energy = 1; energy < 1000; energy += 1) {
      const atoms = xx + shape.ys * yy
      if (atoms - shape.molecules * (shape.each * energy) === change) return energy
    }
    return Number.NaN
  },
})
