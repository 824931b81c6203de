import { allDiffer, bySize, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { tidy } from '../shared'

const { core, templates } = choiceQuestions('4.2.5')

export { templates }

core('current-from-power-rating', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { device, from, to } = random.pick([
      { device: 'electric kettle', from: 1.8, to: 3 },
      { device: 'hairdryer', from: 1.2, to: 2.2 },
      { device: 'toaster', from: 0.8, to: 1.4 },
      { device: 'electric iron', from: 1.4, to: 2.6 },
    ])
    const power = random.step(from, to, 0.1)
    const mains = random.pick([220, 230, 240])
    const right = (power * 1000) / mains
    const wrong = [power / mains, mains / (power * 1000), mains / power]
    return allDiffer([right, ...wrong], 2) ? { device, power, mains, right, wrong } : null
  },
  make: ({ device, power, mains, right, wrong: [kilo = 0, inverse = 0, both = 0] }) => ({
    stem: `The label on ${/^e/.test(device) ? 'an' : 'a'} ${device} says “${quantity(mains, 'V')}, ${quantity(power, 'kW', 2)}”. It is connected to a supply of this voltage.`,
    prompt: `What is the current in the ${device}?`,
    options: numbers({
      right,
      unit: 'A',
      sigFigs: 2,
      wrong: [
        [kilo, 'You left the power in kilowatts instead of changing it to watts.'],
        [inverse, 'You divided the voltage by the power; *I* = *P* ÷ *V*.'],
        [both, 'You divided the voltage by the power, and you left the power in kilowatts.'],
      ],
    }),
    solution: `Power: ${plain(power)} × 1000 = ${quantity(power * 1000, 'W')}.

*P* = *IV*, so *I* = *P* ÷ *V* = ${plain(power * 1000)} ÷ ${mains} = ${quantity(right, 'A', 2)}.`,
  }),
  verify: ({ power, mains }) => power / (mains / 1000),
})

core('energy-from-current-pd-and-time', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const pd = random.pick([6, 9, 12, 24])
    const amps = random.step(0.5, 5, 0.5)
    const minutes = random.int(2, 15)
    const right = amps * pd * minutes * 60
    const wrong = [amps * pd * minutes, amps * pd, (pd / amps) * minutes * 60]
    return tidy(right) && right < 1e5 && allDiffer([right, ...wrong], 2)
      ? { pd, amps, minutes, right, wrong, device: random.pick(['heater', 'motor', 'lamp', 'small pump']) }
      : null
  },
  make: ({ pd, amps, minutes, right, wrong: [inMinutes = 0, powerOnly = 0, divided = 0], device }) => ({
    stem: `The p.d. across a ${device} is ${quantity(pd, 'V', 2)} and the current in it is ${quantity(amps, 'A', 2)}. It is switched on for ${quantity(minutes, 'minutes')}.`,
    prompt: `How much energy is transferred electrically to the ${device}?`,
    options: numbers({
      right,
      unit: 'J',
      sigFigs: 2,
      wrong: [
        [inMinutes, 'You left the time in minutes instead of changing it to seconds.'],
        [powerOnly, 'You found the power, the energy transferred in one second, and left out the time.'],
        [divided, 'You divided the p.d. by the current; *E* = *IVt*.'],
      ],
    }),
    solution: `Time: ${minutes} × 60 = ${quantity(minutes * 60, 's')}.

*E* = *IVt* = ${plain(amps)} × ${pd} × ${minutes * 60} = ${quantity(right, 'J', 2)}.`,
  }),
  verify: ({ pd, amps, minutes }) => {
    const charge = amps * minutes * 60
    return charge * pd
  },
})

core('meaning-of-kilowatt-hour', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    wrong: random.sample<Wrong>(
      pairs({
        'the power of an appliance that transfers 1 kJ in 1 hour':
          'You took the kilowatt-hour for a unit of power. It is a unit of energy.',
        'the energy transferred in 1 second by an appliance with a power of 1 kW':
          'You described 1 kJ. The time is one hour.',
        'the energy transferred in 1 hour by an appliance with a power of 1 W':
          'You left out the “kilo”: the power is 1000 W.',
        'the power of an appliance that has been used for 1 hour':
          'You took the kilowatt-hour for a unit of power. It is a unit of energy.',
        'the time in which an appliance with a power of 1 W transfers 1 kJ':
          'You took the kilowatt-hour for a time. It is a unit of energy.',
      }),
      3,
    ),
    place: random.pick(['a house', 'a school', 'a small workshop', 'a flat']),
  }),
  make: ({ wrong, place }) => ({
    stem: `The electricity meter of ${place} counts in kilowatt-hours.`,
    prompt: 'What is one kilowatt-hour?',
    right: 'the energy transferred in 1 hour by an appliance with a power of 1 kW',
    wrong,
    solution:
      'Energy = power × time. One kilowatt-hour is the energy for a power of one kilowatt and a time of one hour: 1000 W × 3600 s = 3.6 × 10^{6} J.',
  }),
})

core('cost-of-electricity', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { device, from, to } = random.pick([
      { device: 'an oven', from: 2000, to: 3000 },
      { device: 'an electric heater', from: 1000, to: 2500 },
      { device: 'a washing machine', from: 800, to: 2200 },
      { device: 'an electric shower', from: 6000, to: 9000 },
    ])
    const power = random.step(from, to, 100)
    const minutes = random.pick([15, 30, 45])
    const days = random.pick([5, 10, 20, 30])
    const price = random.step(18, 40, 1)
    const cents = (power * minutes * days * price) / 60_000
    const right = cents / 100
    const wrong = [right / days, (right / minutes) * 0.6 * minutes, (right * 60) / minutes]
    const whole = [right, ...wrong].every(
      each => Math.abs(each * 100 - Math.round(each * 100)) < 1e-6 && Math.round(each * 100) % 100 !== 0,
    )
    return whole && allDiffer([right, ...wrong], 4)
      ? { device, power, minutes, days, price, right, wrong }
      : null
  },
  make: ({
    device,
    power,
    minutes,
    days,
    price,
    right,
    wrong: [oneDay = 0, hundredths = 0, fullHour = 0],
  }) => ({
    stem: `${device.replace(/^a/, 'A')} with a power of ${quantity(power, 'W')} is used for ${quantity(minutes, 'minutes')} each day. The price of electricity is ${price} cents for 1 kWh.`,
    prompt: `What is the cost of using it for ${days} days?`,
    options: numbers({
      right,
      unit: '$',
      sigFigs: 4,
      wrong: {
        [`You found the cost for one day only, not for ${days} days.`]: oneDay,
        [`You changed ${minutes} minutes to ${plain(minutes / 100)} h. Divide by 60, not by 100.`]:
          hundredths,
        'You took one hour each day instead of the time given.': fullHour,
      },
    }),
    solution: `Power: ${plain(power)} ÷ 1000 = ${quantity(power / 1000, 'kW')}. Time: ${minutes} ÷ 60 × ${days} = ${quantity((minutes / 60) * days, 'h')}.

Energy = ${plain(power / 1000)} × ${plain((minutes / 60) * days)} = ${quantity((power * minutes * days) / 60_000, 'kWh')}.

Cost = ${plain((power * minutes * days) / 60_000)} × ${price} cents = ${plain(Math.round(right * 100))} cents = ${money(right)}.`,
  }),
  verify: ({ power, minutes, days, price }) => {
    const joules = power * minutes * 60 * days
    return `$${((joules / 3.6e6) * (price / 100)).toFixed(2)}`
  },
})

const PATHS = [
  { device: 'a torch', source: 'battery', load: 'lamp' },
  { device: 'a toy car on a level floor', source: 'battery', load: 'motor' },
  { device: 'a hand-held fan', source: 'battery', load: 'motor' },
  { device: 'a doorbell', source: 'battery', load: 'bell' },
  { device: 'a heated jacket', source: 'battery', load: 'heater' },
  { device: 'a lantern', source: 'cell', load: 'lamp' },
]

core('path-of-energy-in-a-circuit', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ ...random.pick(PATHS) }),
  make: ({ device, source, load }) => ({
    stem: `In ${device}, a ${source} is connected to a ${load}.`,
    prompt: 'Which path does the energy take when the circuit is switched on?',
    right: `${source} → ${load} → surroundings`,
    wrong: {
      [`${source} → ${load} → ${source}`]:
        'You mixed up energy and charge. Charge comes back to the source, but the energy is transferred to the surroundings.',
      [`${load} → ${source} → surroundings`]: `You began with the ${load}, but it is the ${source} that supplies the energy.`,
      [`surroundings → ${load} → ${source}`]: 'You have the path backwards: the source supplies the energy.',
    },
    solution: `The ${source} is the source of the energy. The current transfers energy electrically from the ${source} to the ${load}. The ${load} transfers it to the surroundings, for example by heating.`,
  }),
})

const FORMULA_SETS: readonly {
  given: string
  columns: string[]
  right: string[]
  wrong: [string[], string][]
  why: string
}[] = [
  {
    given:
      'The current in a component is *I* and the p.d. across it is *V*. It is switched on for a time *t*.',
    columns: ['power', 'energy transferred'],
    right: ['*IV*', '*IVt*'],
    wrong: [
      [['*IVt*', '*IV*'], 'You exchanged power and energy. Power is the energy transferred in a unit time.'],
      [['*V* ÷ *I*', '*IVt*'], 'You gave the formula for resistance in place of power.'],
      [['*IV*', '*IV* ÷ *t*'], 'You divided by the time. A longer time means more energy.'],
    ],
    why: 'Power *P* = *IV*. Energy is power × time, so *E* = *IVt*.',
  },
  {
    given: 'A component with a power *P* is connected to a supply of p.d. *V* for a time *t*.',
    columns: ['current', 'energy transferred'],
    right: ['*P* ÷ *V*', '*Pt*'],
    wrong: [
      [['*PV*', '*Pt*'], 'You multiplied power and p.d.; *P* = *IV* gives *I* = *P* ÷ *V*.'],
      [['*V* ÷ *P*', '*Pt*'], 'You turned the fraction upside down; *P* = *IV* gives *I* = *P* ÷ *V*.'],
      [['*P* ÷ *V*', '*P* ÷ *t*'], 'You divided by the time. A longer time means more energy.'],
    ],
    why: '*P* = *IV*, so *I* = *P* ÷ *V*. Energy is power × time: *E* = *Pt*.',
  },
  {
    given: 'An energy *E* is transferred in a component in a time *t*. The current in it is *I*.',
    columns: ['power', 'p.d. across the component'],
    right: ['*E* ÷ *t*', '*E* ÷ (*It*)'],
    wrong: [
      [['*Et*', '*E* ÷ (*It*)'], 'You multiplied by the time. Power is energy divided by time.'],
      [
        ['*E* ÷ *t*', '*It* ÷ *E*'],
        'You turned the fraction upside down; *E* = *IVt* gives *V* = *E* ÷ (*It*).',
      ],
      [
        ['*E* ÷ *t*', '*EIt*'],
        'You multiplied the energy by the current and the time; *E* = *IVt* gives *V* = *E* ÷ (*It*).',
      ],
    ],
    why: 'Power is energy ÷ time: *P* = *E* ÷ *t*. From *E* = *IVt*, *V* = *E* ÷ (*It*).',
  },
]

core('formulae-for-power-and-energy', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ ...random.pick(FORMULA_SETS) }),
  make: ({ given, columns, right, wrong, why }) => ({
    stem: given,
    prompt: `Which row gives the ${columns[0]} and the ${columns[1]}?`,
    options: rows(columns, right, wrong),
    solution: why,
  }),
})

core('energy-from-a-power-time-graph', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const hours = [random.int(1, 4), random.int(1, 4), random.int(1, 3)]
    const powers = random.sample([0.5, 1, 1.5, 2, 2.5, 3], 3)
    const price = random.pick([10, 20, 25, 30])
    const [total, peak] = [hours.reduce((sum, each) => sum + each, 0), Math.max(...powers)]
    if (total > 8 || total < 5) return null
    const energies = powers.map((power, at) => power * (hours[at] ?? 0))
    const energy = energies.reduce((sum, each) => sum + each, 0)
    const right = energy * price
    if (!Number.isInteger(right)) return null
    const sum = powers.reduce((whole, each) => whole + each, 0)
    const slips: Slip[] = [
      [peak * total * price, 'You took the greatest power for the whole time.'],
      [(sum / 3) * total * price, 'You took the mean of the three powers and ignored how long each lasts.'],
      [(energies[0] ?? 0) * price, 'You took the first part of the time only.'],
      [sum * price, 'You added the powers and left out the times.'],
      [energy, 'You gave the energy in kWh and left out the price.'],
      [(energy - (energies[2] ?? 0)) * price, 'You left out the last part of the time.'],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(toSigFigs(value, 3), 'cents'))
    return (
      wrong && {
        hours,
        powers,
        price,
        total,
        energy,
        energies,
        right,
        wrong,
        what: random.pick(['an electric oven', 'a kiln', 'a heat pump', 'a heater in a greenhouse']),
      }
    )
  },
  make: ({ hours, powers, price, total, energy, energies, right, wrong, what }) => {
    const chart = graph({
      x: { label: 'time / h', max: 8, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true },
      y: { label: 'power / kW', max: 3.5, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5], grid: true },
    })
    const [one = 0, two = 0, three = 0] = powers
    const [first = 0, second = 0] = hours
    return {
      stem: [
        `The graph shows the electrical power of ${what} on one day. One kilowatt-hour costs ${price} cents.`,
        `${what[0]?.toUpperCase()}${what.slice(1)} is switched between three powers, as the graph shows. The price of electrical energy is ${price} cents for each kWh.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/power-in-three-steps',
          title: 'Power against time in three level steps',
          description: `Power in kilowatts against time in hours, on a grid. The line is level at ${one} kW from 0 to ${first} h, at ${two} kW until ${first + second} h and at ${three} kW until ${total} h.`,
          height: 246,
        },
        chart.axes,
        chart.line([
          [0, one],
          [first, one],
          [first, two],
          [first + second, two],
          [first + second, three],
          [total, three],
          [total, 0],
        ]),
      ),
      prompt: [
        'What is the cost of the energy transferred in this time?',
        `What does the electrical energy for ${what.replace(/^an? /, 'the ')} cost in this time?`,
      ],
      options: bySize({ right, wrong, print: value => quantity(toSigFigs(value, 3), 'cents') }),
      solution: `Energy = power × time, for each step: ${powers.map((power, at) => `${quantity(power, '')} × ${hours[at]}`).join(' + ')} = ${energies.map(each => quantity(each, '')).join(' + ')} = ${quantity(energy, 'kWh')}.

Cost: ${quantity(energy, '')} × ${price} = ${quantity(right, 'cents')}.`,
    }
  },
  // Half-hour by half-hour.
  verify: ({ hours, powers, price }) =>
    powers
      .flatMap((power, at) => Array.from({ length: 2 * (hours[at] ?? 0) }, () => power / 2))
      .reduce((sum, each) => sum + each, 0) * price,
})
