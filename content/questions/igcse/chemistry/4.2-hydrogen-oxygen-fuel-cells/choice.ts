import { inAnyOrder, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { type Device, emissionBars, fourDevices, letteredFuelCell, tankFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('4.2', { calculator: 'needed' })

export { templates }

core('gases-of-a-fuel-cell', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    letters: random.pick([
      ['X', 'Y', 'Z'],
      ['P', 'Q', 'R'],
      ['J', 'K', 'L'],
    ] as const),
    leftKnown: random.chance(0.5),
    vehicle: random.pick(['a bus', 'a car', 'a boat']),
  }),
  make: ({ letters, leftKnown, vehicle }) => {
    const [left, right, out] = letters
    const hint = leftKnown
      ? `Gas ${left} gives a pop with a lighted splint.`
      : `Gas ${right} relights a glowing splint.`
    return {
      stem: [
        `The diagram shows a hydrogen–oxygen fuel cell of ${vehicle}. ${hint}`,
        `A hydrogen–oxygen fuel cell lights a lamp. ${hint}`,
        `A model of the fuel cell of ${vehicle} uses hydrogen and oxygen. ${hint}`,
      ],
      figure: letteredFuelCell(letters),
      prompt: ['Which row is correct?', 'Which row names the substances?'],
      columns: `gas ${left} | gas ${right} | ${out}`,
      right: 'hydrogen | oxygen | water',
      wrong: {
        'oxygen | hydrogen | water': `You exchanged the gases: a lighted splint is the test for hydrogen, a glowing splint that for oxygen.`,
        'hydrogen | oxygen | carbon dioxide':
          'You took the product for that of a petrol engine; hydrogen contains no carbon.',
        'hydrogen | water | oxygen':
          'You took the reaction backwards, as in electrolysis; oxygen is used up.',
      },
      solution: `${leftKnown ? `Gas ${left} is hydrogen, so gas ${right} is oxygen` : `Gas ${right} is oxygen, so gas ${left} is hydrogen`}. They react, and the only product, ${out}, is water.`,
    }
  },
})

const FUEL_CELLS: readonly Device[] = [
  { takes: ['hydrogen', 'oxygen'], gives: ['water', 'electricity'] },
  { takes: ['oxygen', 'hydrogen'], gives: ['electricity', 'water'] },
]

const OTHERS: readonly (readonly [Device, string])[] = [
  [
    { takes: ['water', 'electricity'], gives: ['hydrogen', 'oxygen'] },
    'You chose electrolysis, which uses electricity and makes hydrogen.',
  ],
  [
    { takes: ['hydrogen', 'electricity'], gives: ['water', 'heat'] },
    'You let the cell use up electricity, but it produces electricity.',
  ],
  [
    { takes: ['petrol', 'oxygen'], gives: ['carbon dioxide', 'water'] },
    'You chose a petrol engine, which burns a compound of carbon.',
  ],
  [
    { takes: ['hydrogen', 'oxygen'], gives: ['carbon dioxide', 'electricity'] },
    'You took carbon dioxide for a product, but hydrogen contains no carbon.',
  ],
  [
    { takes: ['hydrogen', 'nitrogen'], gives: ['water', 'electricity'] },
    'You took nitrogen from the air; the gas that reacts is oxygen.',
  ],
]

core('which-device', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    right: random.pick(FUEL_CELLS),
    others: random.sample(OTHERS, 3),
    place: random.int(0, 3),
  }),
  make: ({ right, others, place }) => {
    const wrong = [...others]
    const all = Array.from({ length: 4 }, (_, at) => (at === place ? ([right, ''] as const) : wrong.shift()))
    const shown = all.filter(each => each !== undefined)
    return {
      stem: [
        'The diagram shows four devices, A to D, with what each takes in and what it gives out.',
        'Four devices are drawn as boxes. Arrows on the left show what is used, arrows on the right what is produced.',
        'A to D are devices. What goes into each is on the left, what comes out is on the right.',
      ],
      figure: fourDevices(shown.map(([device]) => device)),
      prompt: [
        'Which device is a hydrogen–oxygen fuel cell?',
        'Which of them is a hydrogen–oxygen fuel cell?',
      ],
      options: inThisOrder(
        shown.map(([, error], at): string | Wrong =>
          error === '' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error],
        ),
      ),
      solution:
        'A hydrogen–oxygen fuel cell uses hydrogen and oxygen to produce electricity. Water is the only chemical product.',
    }
  },
})

core('water-from-a-tank', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const full = random.pick([5, 5.4, 5.8])
    const perHundred = random.pick([0.6, 0.8, 1])
    const hundreds = random.pick([2, 3, 4])
    const used = perHundred * hundreds
    const right = used * 9
    const wrong = threeSlips(
      random,
      right,
      [
        [(full - used) * 9, 'You took the hydrogen that is left in the tank, not the hydrogen that is used.'],
        [full * 9, 'You took the whole tank of hydrogen.'],
        [used * 8, 'You gave the mass of the oxygen that is used.'],
        [used * 16, 'You multiplied by 16, the mass of oxygen that reacts with 2 g of hydrogen.'],
        [used, 'You gave the mass of hydrogen that is used.'],
        [used * 18, 'You took 1 g of hydrogen for 18 g of water, but it is 2 g.'],
      ],
      value => quantity(value, 'kg', 3),
    )
    return wrong ? { full, perHundred, hundreds, used, right, wrong } : null
  },
  make: ({ full, perHundred, hundreds, used, right, wrong }) => ({
    stem: [
      `A car has a hydrogen–oxygen fuel cell. The graph shows the mass of hydrogen in its tank. 2 g of hydrogen forms 18 g of water.`,
      `The graph shows how the mass of hydrogen in the tank of a fuel-cell car changes as it is driven. In the fuel cell 2 g of hydrogen gives 18 g of water.`,
      `Hydrogen from a tank is used in the fuel cell of a van, and every 2 g of it forms 18 g of water. The graph shows the mass of hydrogen in the tank.`,
    ],
    figure: tankFigure(full, perHundred),
    prompt: [
      `What mass of water is formed in the first ${quantity(hundreds * 100, 'km')}?`,
      `Which mass of water does the fuel cell form in the first ${quantity(hundreds * 100, 'km')}?`,
    ],
    options: numbers({ right, unit: 'kg', sigFigs: 3, wrong }),
    solution: `The mass of hydrogen falls from ${quantity(full, 'kg')} to ${quantity(full - used, 'kg', 2)}, so ${quantity(used, 'kg', 2)} is used. The mass of water is 18 ÷ 2 = 9 times as large: ${quantity(right, 'kg', 3)}.`,
  }),
  verify: ({ perHundred, hundreds }) => (perHundred * hundreds * 18) / 2,
})

supplement('mass-of-water-from-a-volume', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const moles = random.pick([0.5, 1.5, 2.5, 3, 4, 5, 6, 8])
    const volume = moles * 24
    const right = moles * 18
    const wrong = threeSlips(
      random,
      right,
      [
        [moles * 9, 'You halved the moles, but each mole of hydrogen gives one mole of water.'],
        [
          moles * 36,
          'You doubled the moles: 2 mol of hydrogen gives 2 mol of water, so the ratio is one to one.',
        ],
        [moles * 2, 'You gave the mass of the hydrogen.'],
        [moles * 32, 'You multiplied by 32, the *M*_{r} of oxygen, instead of that of water.'],
        [volume * 18, 'You did not divide the volume by the volume of one mole, 24 dm^{3}.'],
        [volume / 18, 'You divided the volume by the *M*_{r} of water.'],
      ],
      value => quantity(value, 'g', 3),
    )
    return wrong
      ? { moles, volume, right, wrong, place: random.pick(['a lamp', 'a drone', 'a radio']) }
      : null
  },
  make: ({ moles, volume, right, wrong, place }) => ({
    stem: [
      `A hydrogen–oxygen fuel cell for ${place} uses ${quantity(volume, 'dm^3')} of hydrogen, measured at room temperature and pressure. The equation is 2H_{2} + O_{2} → 2H_{2}O.`,
      `In the fuel cell of ${place} 2H_{2} + O_{2} → 2H_{2}O takes place. ${quantity(volume, 'dm^3')} of hydrogen, measured at room temperature and pressure, is used up.`,
      `The reaction in a fuel cell is 2H_{2} + O_{2} → 2H_{2}O. To run ${place}, ${quantity(volume, 'dm^3')} of hydrogen is used, measured at room temperature and pressure.`,
    ],
    prompt: [
      'What mass of water forms? [1 mol of gas: 24 dm^{3}; *M*_{r}: H_{2}O, 18]',
      'Which mass of water is produced? [1 mol of gas: 24 dm^{3}; *M*_{r}: H_{2}O, 18]',
    ],
    options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
    solution: `${plain(volume)} ÷ 24 = ${quantity(moles, 'mol')} of hydrogen gives ${quantity(moles, 'mol')} of water. Its mass is ${plain(moles)} × 18 = ${quantity(right, 'g')}.`,
  }),
  verify: ({ volume }) => {
    const hydrogen = (volume / 24) * 2
    const oxygen = (volume / 48) * 32
    return hydrogen + oxygen
  },
})

supplement('carbon-dioxide-of-three-cars', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const petrol = { making: random.pick([20, 30, 40]), driving: random.pick([130, 140, 150, 160]) }
    const methane = random.pick([80, 90, 100, 110])
    return { petrol, methane, wind: random.pick([10, 20]) }
  },
  make: ({ petrol, methane, wind }) => {
    const saved = petrol.making + petrol.driving - methane
    const noSource = {
      'Both fuel-cell cars give off carbon dioxide while they are driven.':
        'You took the bars for making the fuel for those of driving; fuel cells give off only water.',
      [`The car with hydrogen from methane causes ${petrol.driving - methane} g per km less than the petrol car.`]:
        'You left out the carbon dioxide from making the petrol.',
      'The source of the hydrogen makes no difference to the carbon dioxide caused.':
        'You looked only at driving; the bars for making the hydrogen differ.',
    }
    return {
      stem: [
        'The chart shows the carbon dioxide caused by a petrol car and by two fuel-cell cars, one with hydrogen from methane, one with hydrogen from water by electrolysis with wind power.',
        'Three cars of the same size are compared. One burns petrol. Two have fuel cells: the hydrogen is made from methane, or from water by electrolysis with electricity from wind.',
        'An engineer finds the carbon dioxide from making the fuel and from driving, for a petrol car, for a fuel-cell car with hydrogen from methane, and for one with hydrogen from water and wind power.',
      ],
      figure: emissionBars([
        { name: 'petrol', ...petrol },
        { name: 'hydrogen from\nmethane', making: methane, driving: 0 },
        { name: 'hydrogen from\nwater', making: wind, driving: 0 },
      ]),
      prompt: ['Which conclusion do the data support?', 'Which statement is supported by the chart?'],
      right: `The car with hydrogen from methane causes ${saved} g per km less than the petrol car.`,
      wrong: noSource,
      solution: `Petrol: ${petrol.making} + ${petrol.driving} = ${petrol.making + petrol.driving} g per km in all. Hydrogen from methane: ${methane} g per km, all of it from making the hydrogen. The difference is ${saved} g per km.`,
    }
  },
})

const CLAIMS = {
  advantage: [
    'It gives off no carbon dioxide while it is in use.',
    'It makes less noise while it is in use.',
    'It wastes less of the energy of its fuel.',
    'It can use a fuel that is made from a renewable source.',
  ],
  disadvantage: [
    'Its fuel is difficult to store.',
    'Its fuel is difficult to transport.',
    'Its fuel is sold at few filling stations.',
    'It is more expensive to make.',
  ],
  untrue: [
    ['It needs no fuel.', 'You overlooked that hydrogen is a fuel, which is used up.'],
    ['It gives off carbon monoxide.', 'You described a petrol engine; hydrogen contains no carbon.'],
    ['It gives off oxides of nitrogen.', 'You described a petrol engine, in which air gets very hot.'],
    ['Its fuel is a liquid at room temperature.', 'You thought of petrol; hydrogen is a gas.'],
  ],
} as const

supplement('for-and-against-fuel-cells', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['advantage', 'disadvantage'] as const)
    const other = asked === 'advantage' ? 'disadvantage' : 'advantage'
    return {
      asked,
      right: random.pick(CLAIMS[asked]),
      others: random.sample(CLAIMS[other], 2),
      untrue: random.pick(CLAIMS.untrue),
      vehicle: random.pick(['bus', 'car', 'lorry']),
    }
  },
  make: ({ asked, right, others, untrue, vehicle }) => ({
    stem: [
      `A ${vehicle} with a hydrogen–oxygen fuel cell is compared with a ${vehicle} that has a petrol engine.`,
      `A town compares a fuel-cell ${vehicle}, which uses hydrogen, with a petrol ${vehicle}.`,
      `The petrol engine of a ${vehicle} is replaced by a hydrogen–oxygen fuel cell.`,
    ],
    prompt: [
      `Which statement is ${asked === 'advantage' ? 'an advantage' : 'a disadvantage'} of the fuel cell?`,
      `Which is ${asked === 'advantage' ? 'an advantage' : 'a disadvantage'} of the fuel cell?`,
    ],
    options: inAnyOrder([
      right,
      ...others.map(
        (text): Wrong => [
          text,
          `You chose ${asked === 'advantage' ? 'a disadvantage' : 'an advantage'} of the fuel cell.`,
        ],
      ),
      untrue,
    ]),
    solution: `${capital(asked)}: ${right.charAt(0).toLowerCase()}${right.slice(1)} The other statements are ${asked === 'advantage' ? 'disadvantages' : 'advantages'}, or untrue.`,
  }),
})
