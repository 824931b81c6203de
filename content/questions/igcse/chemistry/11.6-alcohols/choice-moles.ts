import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import {
  ETHANOL,
  METHANOL,
  PROPAN_1_OL,
  PROPAN_2_OL,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { gasFigure } from './drawings'

const { supplement, templates } = choiceQuestions('11.6', { calculator: 'needed' })

export { templates }

const grams = (value: number) => quantity(value, 'g', 3)
const percentage = (value: number) => quantity(value, '%', 2)
const cubicDecimetres = (value: number) => quantity(value, 'dm^3', 3)

const GLUCOSE = 180
const SUGAR = '[*M*_{r}: C_{6}H_{12}O_{6}, 180; C_{2}H_{5}OH, 46]'

supplement('glucose-from-the-gas', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const volume = random.pick([240, 300, 360, 420, 480, 540])
    const gas = volume / 24_000
    const mass = (gas / 2) * GLUCOSE
    const wrong = threeSlips(
      random,
      mass,
      [
        [
          mass * 2,
          'You took one molecule of carbon dioxide for each molecule of glucose, but there are two.',
        ],
        [
          mass * 4,
          'You multiplied by two where you have to divide: two molecules of gas come from one of glucose.',
        ],
        [gas * 44, 'You gave the mass of the carbon dioxide, with its relative molecular mass of 44.'],
        [mass / 2, 'You divided by two twice: two molecules of gas come from one of glucose.'],
      ],
      grams,
    )
    return wrong ? { volume, end: random.pick([36, 48, 60]), gas, mass, wrong } : null
  },
  make: ({ volume, end, gas, mass, wrong }) => {
    return {
      stem: [
        'Glucose ferments. The graph shows the volume of carbon dioxide, measured at r.t.p.\n\nC_{6}H_{12}O_{6} → 2C_{2}H_{5}OH + 2CO_{2}',
        'A solution of glucose is fermented until the reaction stops. The carbon dioxide is collected at r.t.p.\n\nC_{6}H_{12}O_{6} → 2C_{2}H_{5}OH + 2CO_{2}',
        'Yeast is added to aqueous glucose. The volume of carbon dioxide, at r.t.p., is measured for three days.\n\nC_{6}H_{12}O_{6} → 2C_{2}H_{5}OH + 2CO_{2}',
      ],
      figure: gasFigure(volume, end),
      prompt: [
        'What mass of glucose has reacted in all? [*M*_{r}: glucose, 180; 1 mol of gas has a volume of 24 dm^{3} at r.t.p.]',
        'Which mass of glucose has been fermented? [*M*_{r}: glucose, 180; 1 mol of gas has a volume of 24 dm^{3} at r.t.p.]',
      ],
      options: bySize({ right: mass, wrong, print: grams }),
      solution: `The curve is level at ${quantity(volume, 'cm^3')}. Moles of CO_{2} = ${volume} ÷ 24 000 = ${figures(gas, 3)}. Moles of glucose = half of it, ${figures(gas / 2, 3)}. Mass = ${figures(gas / 2, 3)} × 180 = ${quantity(mass, 'g', 3)}.`,
    }
  },
  // 180 g of glucose give 48 dm³ of gas.
  verify: ({ volume }) => (180 * volume) / 1000 / 48,
})

supplement('yield-of-ethanol', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const sugar = random.pick([36, 45, 54, 72, 90])
    const percent = random.pick([36, 38, 40, 42, 44, 46])
    const most = (sugar / GLUCOSE) * 2 * 46
    const got = (most * percent) / 100
    const wrong = threeSlips(
      random,
      percent,
      [
        [percent * 2, 'You took one molecule of ethanol for each molecule of glucose, but there are two.'],
        [
          (got / sugar) * 100,
          'You divided by the mass of glucose, but the greatest mass of ethanol is smaller.',
        ],
        [(got / sugar) * 50, 'You took the relative molecular mass of glucose for that of ethanol as well.'],
        [100 - percent, 'You gave the part that is missing.'],
      ],
      percentage,
    )
    return wrong ? { sugar, percent, most, got, wrong } : null
  },
  make: ({ sugar, percent, most, got, wrong }) => {
    return {
      stem: [
        `${quantity(sugar, 'g')} of glucose is fermented. ${quantity(got, 'g', 3)} of ethanol is obtained.`,
        `A student obtains ${quantity(got, 'g', 3)} of ethanol by the fermentation of ${quantity(sugar, 'g')} of glucose.`,
        `When ${quantity(sugar, 'g')} of glucose is fermented and the mixture distilled, ${quantity(got, 'g', 3)} of ethanol collects.`,
      ].map(each => `${each}\n\nC_{6}H_{12}O_{6} → 2C_{2}H_{5}OH + 2CO_{2}`),
      prompt: [
        `What is the percentage yield of ethanol? ${SUGAR}`,
        `Which percentage yield of ethanol is this? ${SUGAR}`,
      ],
      options: bySize({ right: percent, wrong, print: percentage }),
      solution: `Moles of glucose = ${sugar} ÷ 180 = ${figures(sugar / GLUCOSE, 2)}. Greatest mass of ethanol = 2 × ${figures(sugar / GLUCOSE, 2)} × 46 = ${quantity(most, 'g', 3)}. Percentage yield = ${figures(got, 3)} ÷ ${figures(most, 3)} × 100 = ${quantity(percent, '%')}.`,
    }
  },
  // 180 g of glucose give 92 g of ethanol.
  verify: ({ sugar, percent }) => {
    const got = Number(((sugar * 92 * percent) / 18_000).toPrecision(3))
    return Math.round((got * 18_000) / (sugar * 92))
  },
})

supplement('oxygen-for-a-mass', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick([METHANOL, ETHANOL, PROPAN_1_OL, PROPAN_2_OL])
    const moles = random.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
    const { C, H } = one.atoms
    const ratio = C + H / 4 - 0.5
    const right = moles * ratio * 24
    const wrong = threeSlips(
      random,
      right,
      [
        [moles * 24, 'You took one molecule of oxygen for each molecule of the alcohol.'],
        [moles * (ratio + 0.5) * 24, 'You left out that the alcohol itself brings one oxygen atom.'],
        [moles * ratio * 2 * 24, 'You counted oxygen atoms, but an oxygen molecule has two.'],
        [
          moles * (C - 0.5) * 24,
          'You counted the oxygen in the carbon dioxide only, less that of the alcohol.',
        ],
      ],
      cubicDecimetres,
    )
    return wrong ? { one, moles, ratio, right, wrong } : null
  },
  make: ({ one, moles, ratio, right, wrong }) => {
    const { C, H } = one.atoms
    const molar = 12 * C + H + 16
    return {
      stem: [
        `The displayed formula of an alcohol is shown. ${quantity(moles * molar, 'g', 3)} of it burns completely.`,
        `${quantity(moles * molar, 'g', 3)} of the alcohol shown is burned in a spirit burner. The combustion is complete.`,
        `A fuel is the alcohol shown. A sample of ${quantity(moles * molar, 'g', 3)} burns completely.`,
      ],
      figure: oneMolecule(one),
      prompt: [
        'What volume of oxygen, at r.t.p., reacts? [*A*_{r}: H, 1; C, 12; O, 16; 1 mol of gas has a volume of 24 dm^{3} at r.t.p.]',
        'Which volume of oxygen, at r.t.p., is used up? [*A*_{r}: H, 1; C, 12; O, 16; 1 mol of gas has a volume of 24 dm^{3} at r.t.p.]',
      ],
      options: bySize({ right, wrong, print: cubicDecimetres }),
      solution:
        `The alcohol is C_{${C}}H_{${H}}O, *M*_{r} ${molar}. Moles = ${figures(moles * molar, 3)} ÷ ${molar} = ${figures(moles, 2)}. One molecule forms ${C} CO_{2} and ${H / 2} H_{2}O and needs ${2 * C + H / 2 - 1} more O atoms, which are ${quantity(ratio, '')} O_{2}. Volume = ${figures(moles, 2)} × ${quantity(ratio, '')} × 24 = ${quantity(right, 'dm^3', 3)}.`.replace(
          'C_{1}H',
          'CH',
        ),
    }
  },
  // An alcohol with n carbon atoms needs 1.5n oxygen molecules: 36 dm³ for each mole of carbon atoms.
  verify: ({ one, moles }) => 36 * one.atoms.C * moles,
})
