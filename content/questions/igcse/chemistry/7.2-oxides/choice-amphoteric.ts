import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'

const { supplement, templates } = choiceQuestions('7.2', { calculator: 'needed' })

export { templates }

const AMPHOTERIC = ['aluminium oxide', 'zinc oxide'] as const
const BASIC = ['iron(III) oxide', 'copper(II) oxide', 'magnesium oxide'] as const

supplement('separating-two-oxides', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    amphoteric: random.pick(AMPHOTERIC),
    basic: random.pick(BASIC),
    acid: random.pick(['hydrochloric acid', 'nitric acid']),
    alkali: random.pick(['sodium hydroxide', 'potassium hydroxide']),
  }),
  make: ({ amphoteric, basic, acid, alkali }) => ({
    stem: [
      `A mixture contains the solids ${amphoteric} and ${basic}. It is stirred with an excess of one liquid and then filtered. Only one of the oxides is left on the filter.`,
      `An excess of a liquid is added to a mixture of solid ${basic} and solid ${amphoteric}. The mixture is filtered. One pure oxide is left on the filter paper.`,
      `A chemist wants to obtain one pure oxide from a mixture of ${amphoteric} and ${basic}. An excess of a liquid is added, and the mixture is filtered.`,
    ],
    prompt: [
      'Which liquid is used, and which oxide is left?',
      'Which row gives the liquid and the oxide on the filter?',
    ],
    columns: 'liquid | oxide on the filter',
    right: `aqueous ${alkali} | ${basic}`,
    wrong: {
      [`aqueous ${alkali} | ${amphoteric}`]: `You chose a liquid that dissolves one oxide only, but it is the amphoteric ${amphoteric} that dissolves.`,
      [`dilute ${acid} | ${amphoteric}`]: `You overlooked that the acid dissolves ${amphoteric} as well, since it reacts with acids and with bases.`,
      [`dilute ${acid} | ${basic}`]: `You overlooked that ${basic} is basic and dissolves in the acid.`,
    },
    solution: `${capital(amphoteric)} is amphoteric: it reacts with the acid and with the alkali. ${capital(basic)} is basic: it reacts with the acid only. So aqueous ${alkali} dissolves the ${amphoteric}, and ${basic} is left.`,
  }),
})

const GASES = [
  { gas: 'sulfur dioxide', formula: 'SO2', mass: 64, salt: 'CaSO3' },
  { gas: 'carbon dioxide', formula: 'CO2', mass: 44, salt: 'CaCO3' },
] as const

supplement('oxide-takes-up-a-gas', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const gas = random.pick(GASES)
    const volume = random.pick([6, 12, 18, 36, 48, 60])
    const mass = (volume / 24) * 56
    const wrong = threeSlips(
      random,
      mass,
      [
        [(volume / 24) * gas.mass, `You used the relative molecular mass of ${gas.gas}.`],
        [(24 / volume) * 56, 'You divided 24 by the volume, upside down.'],
        [(volume / 24) * (56 + gas.mass), 'You gave the mass of the salt that is formed.'],
        [(volume / 24) * 40, 'You used the relative atomic mass of calcium and left out oxygen.'],
        [(volume / 24) * 112, 'You took two moles of calcium oxide for each mole of the gas.'],
        [volume * 2, 'You took the volume for the number of grams and doubled it.'],
      ],
      value => quantity(value, 'g', 3),
    )
    return wrong ? { gas, volume, mass, wrong } : null
  },
  make: ({ gas, volume, mass, wrong }) => {
    const moles = volume / 24
    const equation = `$\\ce{CaO + ${gas.formula} -> ${gas.salt}}$`
    return {
      stem: [
        `Calcium oxide reacts with ${gas.gas}.\n\n${equation}`,
        `${capital(gas.gas)} is removed from a waste gas by calcium oxide.\n\n${equation}`,
        `A basic oxide takes up an acidic one.\n\n${equation}`,
      ],
      prompt: [
        `What mass of calcium oxide reacts with ${quantity(volume, 'dm^3')} of ${gas.gas}, measured at room temperature and pressure?`,
        `Which mass of calcium oxide takes up ${quantity(volume, 'dm^3')} of ${gas.gas} at room temperature and pressure?`,
      ],
      options: numbers({ right: mass, unit: 'g', sigFigs: 3, wrong }),
      solution: `Moles of gas = ${plain(volume)} ÷ 24 = ${plain(moles)}. One mole of it reacts with one mole of CaO, *M*_{r} = 40 + 16 = 56. Mass = ${plain(moles)} × 56 = ${quantity(mass, 'g', 3)}.`,
    }
  },
  verify: ({ volume }) => volume / (24 / (40 + 16)),
})
