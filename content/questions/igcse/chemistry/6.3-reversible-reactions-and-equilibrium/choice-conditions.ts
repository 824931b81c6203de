import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { GASES, kindOf } from './reactions'

const { supplement, templates } = choiceQuestions('6.3')

export { templates }

const CHANGES = [
  { quantity: 'pressure', up: true },
  { quantity: 'pressure', up: false },
  { quantity: 'temperature', up: true },
  { quantity: 'temperature', up: false },
] as const

supplement('which-way-and-why', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ gases: random.pick(GASES), change: random.pick(CHANGES) }),
  make: ({ gases, change }) => {
    const toRight =
      change.quantity === 'pressure' ? gases.left > gases.right === change.up : gases.exothermic !== change.up
    const [side, other] = toRight ? ['right', 'left'] : ['left', 'right']
    // What is true of the reaction in a direction, and of the side that it leads to.
    const kind = (right: boolean) =>
      `it is ${kindOf(right ? gases.exothermic : !gases.exothermic)} in this direction`
    const moles = (right: boolean) =>
      `there are ${gases.right < gases.left === right ? 'fewer' : 'more'} moles of gas on this side`
    const [reason, mixed] = change.quantity === 'pressure' ? [moles, kind] : [kind, moles]
    const rule =
      change.quantity === 'pressure'
        ? `a ${change.up ? 'higher' : 'lower'} pressure shifts the equilibrium to the side with ${change.up ? 'fewer' : 'more'} moles of gas`
        : `a ${change.up ? 'higher' : 'lower'} temperature shifts the equilibrium in the ${change.up ? 'endothermic' : 'exothermic'} direction`
    const what = `the ${change.quantity} is ${change.up ? 'increased' : 'decreased'}`
    return {
      stem: [
        `The mixture is at equilibrium. The forward reaction is ${kindOf(gases.exothermic)}. Then ${what}.\n\n$\\ce{${gases.equation}}$`,
        `In a closed system the reaction is at equilibrium when ${what}. The forward reaction is ${kindOf(gases.exothermic)}.\n\n$\\ce{${gases.equation}}$`,
        `The forward reaction is ${kindOf(gases.exothermic)}. ${capital(what)} while the mixture is at equilibrium.\n\n$\\ce{${gases.equation}}$`,
      ],
      prompt: ['Which way does the equilibrium shift, and why?', 'Which row is correct?'],
      options: rows(
        ['the equilibrium shifts', 'reason'],
        [`to the ${side}`, reason(toRight)],
        [
          [[`to the ${other}`, reason(!toRight)], `You reversed the rule: ${rule}.`],
          [
            [`to the ${side}`, mixed(toRight)],
            `You found the direction, but gave the reason for a change of ${change.quantity === 'pressure' ? 'temperature' : 'pressure'}.`,
          ],
          [
            ['not at all', 'both rates change equally'],
            `You took it for a catalyst, which changes both rates equally; ${rule}.`,
          ],
        ],
      ),
      solution: `${capital(rule)}. The equation has ${gases.left} mol of gas on the left and ${gases.right} on the right, and the forward reaction is ${kindOf(gases.exothermic)}: the equilibrium shifts to the ${side}.`,
    }
  },
})

supplement('best-yield', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    gases: random.pick(GASES),
    cold: random.step(150, 300, 50),
    hot: random.step(500, 700, 50),
    low: random.pick([100, 150, 200]),
    high: random.pick([5000, 8000, 10_000]),
    highest: random.chance(0.7),
  }),
  make: ({ gases, cold, hot, low, high, highest }) => {
    const squeezed = gases.left > gases.right === highest
    const cool = gases.exothermic === highest
    const row = (isCool: boolean, isSqueezed: boolean) => [
      quantity(isCool ? cold : hot, '°C'),
      quantity(isSqueezed ? high : low, 'kPa'),
    ]
    const aboutHeat = `a ${gases.exothermic ? 'lower' : 'higher'} temperature favours the forward reaction, which is ${kindOf(gases.exothermic)}`
    const aboutPressure = `a ${gases.left > gases.right ? 'higher' : 'lower'} pressure favours the right, where there are ${gases.left > gases.right ? 'fewer' : 'more'} moles of gas`
    const most = highest ? 'highest' : 'lowest'
    return {
      stem: [
        `${capital(gases.product)} is made by a reaction whose forward direction is ${kindOf(gases.exothermic)}.\n\n$\\ce{${gases.equation}}$`,
        `The mixture is left to come to equilibrium. The forward reaction is ${kindOf(gases.exothermic)}.\n\n$\\ce{${gases.equation}}$`,
        `The reaction reaches equilibrium under four sets of conditions. The forward reaction is ${kindOf(gases.exothermic)}.\n\n$\\ce{${gases.equation}}$`,
      ],
      prompt: [
        `Which conditions give the ${most} yield of ${gases.product} at equilibrium?`,
        `Under which conditions is the yield of ${gases.product} at equilibrium the ${most}?`,
      ],
      options: rows(['temperature', 'pressure'], row(cool, squeezed), [
        [row(!cool, squeezed), `You chose the right pressure, but ${aboutHeat}.`],
        [row(cool, !squeezed), `You chose the right temperature, but ${aboutPressure}.`],
        [row(!cool, !squeezed), `You reversed both: ${aboutHeat}, and ${aboutPressure}.`],
      ]),
      solution: `${capital(aboutHeat)}. The equation has ${gases.left} mol of gas on the left and ${gases.right} on the right: ${aboutPressure}. The ${most} yield is at ${row(cool, squeezed).join(' and ')}.`,
    }
  },
})

const PROCESSES = [
  { name: 'Haber', product: 'ammonia', kilopascals: 20_000, atmospheres: 200, catalyst: 'iron' },
  {
    name: 'Contact',
    product: 'sulfur trioxide',
    kilopascals: 200,
    atmospheres: 2,
    catalyst: 'vanadium(V) oxide',
  },
] as const

supplement('conditions-of-a-process', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ at: random.pick([0, 1] as const), inKilopascals: random.chance(0.5) }),
  make: ({ at, inKilopascals }) => {
    const [own, other] = [PROCESSES[at], PROCESSES[at === 0 ? 1 : 0]]
    const pressure = (of: (typeof PROCESSES)[number]) =>
      inKilopascals ? quantity(of.kilopascals, 'kPa') : quantity(of.atmospheres, 'atm')
    return {
      stem: [
        `In the ${own.name} process ${own.product} is formed at 450 °C.`,
        `${capital(own.product)} is made in the ${own.name} process at 450 °C.`,
        `A plant makes ${own.product} by the ${own.name} process. The temperature is 450 °C.`,
      ],
      prompt: ['What are the other conditions?', 'Which pressure and which catalyst are used?'],
      options: rows(
        ['pressure', 'catalyst'],
        [pressure(own), own.catalyst],
        [
          [[pressure(other), own.catalyst], `You gave the pressure of the ${other.name} process.`],
          [[pressure(own), other.catalyst], `You gave the catalyst of the ${other.name} process.`],
          [[pressure(other), other.catalyst], `You gave both conditions of the ${other.name} process.`],
        ],
      ),
      solution: `The ${own.name} process: 450 °C, ${plain(own.kilopascals)} kPa (${own.atmospheres} atm), ${own.catalyst}.`,
    }
  },
})
