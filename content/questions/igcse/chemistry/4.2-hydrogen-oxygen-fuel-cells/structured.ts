import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { emissionBars, letteredFuelCell } from './drawings'
import { ADVANTAGES, CO2_IN_MAKING, DISADVANTAGES, MADE_FROM } from './points'

const { core, supplement, templates } = questionsOf('structured', '4.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const WATER_TESTS = [
  { salt: 'copper(II) sulfate', before: 'white', after: 'blue' },
  { salt: 'cobalt(II) chloride', before: 'blue', after: 'pink' },
] as const

core('fuel-cell-of-a-vehicle', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    letters: random.pick([
      ['X', 'Y', 'Z'],
      ['P', 'Q', 'R'],
      ['J', 'K', 'L'],
    ] as const),
    leftKnown: random.chance(0.5),
    test: random.pick(WATER_TESTS),
    place: random.pick(['a camper van', 'a delivery van', 'a ferry', 'a bus']),
    used: random.pick([1.2, 1.5, 2.4, 3.5, 4.2, 4.8, 5.6]),
  }),
  make: ({ letters, leftKnown, test, place, used }) => {
    const [left, right, out] = letters
    const water = used * 9
    const named = (letter: string, gas: string, symbol: string) =>
      words({
        subject,
        prompt: `Name gas ${letter}.`,
        command: 'Identify',
        mode: 'words',
        answers: [{ text: gas, accept: [symbol] }],
        solution: leftKnown
          ? `Gas ${left} gives a pop with a lighted splint, so it is hydrogen. The other gas, ${right}, is oxygen.`
          : `Gas ${right} relights a glowing splint, so it is oxygen. The other gas, ${left}, is hydrogen.`,
      })
    return {
      stem: [
        `The diagram shows the hydrogen–oxygen fuel cell of ${place}. Gas ${leftKnown ? `${left} gives a pop with a lighted splint` : `${right} relights a glowing splint`}. The only chemical product is ${out}.`,
        `Electricity for ${place} comes from the hydrogen–oxygen fuel cell shown. Its only chemical product is ${out}. Gas ${leftKnown ? `${left} gives a pop with a lighted splint` : `${right} relights a glowing splint`}.`,
        `A student makes a model of the hydrogen–oxygen fuel cell of ${place}. One product, ${out}, is formed. Gas ${leftKnown ? `${left} gives a pop with a lighted splint` : `${right} relights a glowing splint`}.`,
      ],
      figure: letteredFuelCell(letters),
      parts: {
        'a.i': named(left, 'hydrogen', 'H2'),
        'a.ii': named(right, 'oxygen', 'O2'),
        b: ask.equation({
          prompt: 'Write the symbol equation for the overall reaction in the fuel cell.',
          command: 'State',
          answer: '2H2 + O2 -> 2H2O',
          states: false,
          scheme: ['all formulae', 'balance: 2H_{2} + O_{2} → 2H_{2}O'],
          solution: '$\\ce{2H2 + O2 -> 2H2O}$: both gases are made of molecules of two atoms.',
        }),
        c: ask.table({
          lead: `A drop of ${out} is put on anhydrous ${test.salt}.`,
          prompt: 'Complete the table with the colours.',
          head: ['before', 'after'],
          rows: [
            [
              wordsCell('colour before', test.before, { subject }),
              wordsCell('colour after', test.after, { subject }),
            ],
          ],
          scheme: [test.before, test.after],
          solution: `${capital(out)} is water. It turns anhydrous ${test.salt} from ${test.before} to ${test.after}.`,
        }),
        'd.i': ask.number({
          lead: 'When 2 g of hydrogen reacts, 18 g of the product forms.',
          prompt: `Calculate the mass of the product that forms from ${quantity(used, 'kg')} of hydrogen.`,
          answer: water,
          unit: 'kg',
          sigFigs: 2,
          scheme: ['C1 18 ÷ 2 = 9', `A1 9 × ${plain(used)} = ${quantity(water, 'kg')}`],
          solution: `The product has 18 ÷ 2 = 9 times the mass of the hydrogen: 9 × ${plain(used)} = ${quantity(water, 'kg')}.`,
        }),
        'd.ii': ask.number({
          prompt: 'Calculate the mass of oxygen that is used up at the same time.',
          answer: used * 8,
          unit: 'kg',
          sigFigs: 2,
          follow: { from: 'd.i', formula: `x - ${plain(used)}` },
          scheme: [`${plain(water)} − ${plain(used)} = ${quantity(used * 8, 'kg')}`],
          solution: `No mass is lost: ${plain(water)} − ${plain(used)} = ${quantity(used * 8, 'kg')}.`,
        }),
      },
    }
  },
  verify: ({ used }) => ({ 'd.i': (used / 2) * 18, 'd.ii': (used / 2) * 16 }),
})

supplement('two-kinds-of-vehicle', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    vehicle: random.pick(['bus', 'car', 'van']),
    petrol: { making: random.pick([20, 30, 40]), driving: random.pick([120, 130, 140, 150, 160]) },
    methane: random.pick([80, 90, 100, 110]),
    wind: random.pick([10, 20]),
    mass: random.pick([0.8, 1.2, 1.6, 2.4, 3.2, 4]),
  }),
  make: ({ vehicle, petrol, methane, wind, mass }) => {
    const all = petrol.making + petrol.driving
    const decrease = ((all - methane) / all) * 100
    const moles = (mass * 1000) / 2
    return {
      stem: [
        `A town compares a petrol ${vehicle} with a ${vehicle} that has a hydrogen–oxygen fuel cell. The chart shows the carbon dioxide caused. The hydrogen is made from methane, or from water by electrolysis with wind power.`,
        `The petrol engine of a ${vehicle} can be replaced by a hydrogen–oxygen fuel cell. The chart shows the carbon dioxide caused with petrol, with hydrogen made from methane, and with hydrogen made from water by using wind power.`,
        `The chart compares the carbon dioxide caused by a petrol ${vehicle} and by a fuel-cell ${vehicle} of the same size. The hydrogen comes from methane, or from the electrolysis of water with electricity from wind.`,
      ],
      figure: emissionBars([
        { name: 'petrol', ...petrol },
        { name: 'hydrogen from\nmethane', making: methane, driving: 0 },
        { name: 'hydrogen from\nwater', making: wind, driving: 0 },
      ]),
      parts: {
        a: ask.written({
          prompt: `State two advantages of the fuel cell over a petrol engine in a ${vehicle}.`,
          marks: 2,
          lines: 3,
          scheme: ADVANTAGES,
          modelAnswer:
            'No carbon dioxide is given off by the vehicle. It is quieter. It is more efficient. Hydrogen can be made from renewable sources.',
          solution: 'Any two of them. Compare with the petrol engine in your answer.',
        }),
        b: ask.written({
          prompt: `State one disadvantage of the fuel cell in a ${vehicle}.`,
          marks: 1,
          lines: 2,
          scheme: DISADVANTAGES,
          modelAnswer:
            'Hydrogen is difficult to store. There are few filling stations. Fuel cells are expensive. Hydrogen is often made from fossil fuels.',
          solution:
            'Any one of them: storage and transport, filling stations, cost, and where the hydrogen comes from.',
        }),
        c: ask.number({
          prompt:
            'Calculate the percentage decrease in the total carbon dioxide when petrol is replaced by hydrogen from methane.',
          answer: decrease,
          unit: '%',
          sigFigs: 2,
          scheme: [
            `C1 ${petrol.making} + ${petrol.driving} = ${all} g per km; ${all} − ${methane} = ${all - methane}`,
            `A1 ${all - methane} ÷ ${all} × 100 = ${quantity(decrease, '%', 2)}`,
          ],
          solution: `Petrol causes ${petrol.making} + ${petrol.driving} = ${all} g per km, hydrogen from methane ${methane} g per km. The decrease is ${all - methane} ÷ ${all} × 100 = ${quantity(decrease, '%', 2)}.`,
        }),
        d: ask.written({
          prompt: `Explain why the use of a fuel-cell ${vehicle} may still cause carbon dioxide to be given off.`,
          objective: 'AO2',
          scheme: [MADE_FROM, CO2_IN_MAKING],
          modelAnswer:
            'The hydrogen may be made from methane, a fossil fuel. Carbon dioxide is given off when the hydrogen is made.',
          solution: 'Look at the bar for making the fuel: where does the hydrogen come from?',
        }),
        'e.i': ask.number({
          lead: `The fuel cell uses ${quantity(mass, 'kg')} of hydrogen in a day. 2H_{2} + O_{2} → 2H_{2}O`,
          prompt: 'Calculate the number of moles of hydrogen molecules. [*M*_{r}: H_{2}, 2]',
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [`${plain(mass * 1000)} ÷ 2 = ${quantity(moles, 'mol')}`],
          solution: `${quantity(mass, 'kg')} is ${plain(mass * 1000)} g: ${plain(mass * 1000)} ÷ 2 = ${quantity(moles, 'mol')}.`,
        }),
        'e.ii': ask.number({
          prompt:
            'Calculate the volume of oxygen that reacts with it, at room temperature and pressure. [1 mol of gas: 24 dm^{3}]',
          answer: moles * 12,
          unit: 'dm^3',
          sigFigs: 2,
          follow: { from: 'e.i', formula: '12*x' },
          scheme: [
            `C1 ${plain(moles)} ÷ 2 = ${quantity(moles / 2, 'mol')}`,
            `A1 ${plain(moles / 2)} × 24 = ${quantity(moles * 12, 'dm^3')}`,
          ],
          solution: `Half as many moles of oxygen react: ${plain(moles)} ÷ 2 = ${quantity(moles / 2, 'mol')}, and ${plain(moles / 2)} × 24 = ${quantity(moles * 12, 'dm^3')}.`,
        }),
      },
    }
  },
  verify: ({ petrol, methane, mass }) => ({
    c: 100 - (100 * methane) / (petrol.making + petrol.driving),
    'e.i': mass * 500,
    'e.ii': ((mass * 8000) / 32) * 24,
  }),
})
