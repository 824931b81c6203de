import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, quantity } from '@/lib/exams/format'
import { show } from '../shared'

const { core, templates } = questionsOf('structured', '4.4', { calculator: 'needed' })

export { templates }

const APPLIANCES = [
  { name: 'electric kettle', watts: [2000, 2800], fuse: 13, minutes: [10, 40] },
  { name: 'electric oven', watts: [2000, 2800], fuse: 13, minutes: [30, 90] },
  { name: 'toaster', watts: [800, 1000], fuse: 5, minutes: [10, 30] },
  { name: 'coffee machine', watts: [800, 1000], fuse: 5, minutes: [10, 60] },
  { name: 'food processor', watts: [400, 600], fuse: 3, minutes: [10, 30] },
  { name: 'soup warmer', watts: [400, 600], fuse: 3, minutes: [300, 480] },
] as const

const FUSES = [3, 5, 13, 30] as const

core('fuse-earth-and-cost', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const { name, watts, fuse, minutes } = random.pick(APPLIANCES)
    const power = random.step(watts[0], watts[1], 50)
    const volts = random.pick([220, 230, 240])
    const perDay = random.step(minutes[0], minutes[1], 10)
    const days = random.pick([7, 14, 30, 60, 90])
    const energy = (power / 1000) * (perDay / 60) * days
    const cents = random.pick([18, 20, 25, 30, 32, 35])
    const isPlain = Math.abs(energy * 10 - Math.round(energy * 10)) < 1e-9
    return isPlain && energy >= 2
      ? { name, fuse, power, volts, perDay, days, energy, cents, amps: power / volts }
      : null
  },
  make: ({ name, fuse, power, volts, perDay, days, energy, cents, amps }) => {
    const cost = (energy * cents) / 100
    const article = /^[aeiou]/.test(name) ? 'An' : 'A'
    return {
      stem: `${article} ${name} has a metal case. It is labelled “${volts}\u00a0V, ${plain(power)}\u00a0W”. Its cable contains three wires: live, neutral and earth. There is a fuse in the plug.`,
      parts: {
        'a.i': ask.number({
          prompt: `Calculate the current in the ${name} when it works normally. Give the unit.`,
          subtopic: '4.2.5',
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          scheme: [`C1 *I* = *P* ÷ *V*, or ${plain(power)} ÷ ${volts}`, `A1 ${quantity(amps, 'A', 2)}`],
          solution: `*P* = *IV*, so *I* = *P* ÷ *V* = ${plain(power)} ÷ ${volts} = ${quantity(amps, 'A', 2)}.`,
        }),
        'a.ii': ask.number({
          prompt: `Fuses are available with ratings of ${FUSES.slice(0, 3)
            .map(each => `${each} A`)
            .join(', ')} and ${FUSES[3]} A. State the rating of the most suitable fuse for the plug.`,
          command: 'State',
          objective: 'AO2',
          answer: fuse,
          unit: 'A',
          sigFigs: 1,
          scheme: [`${fuse} A`],
          solution: `The normal current is ${quantity(amps, 'A', 2)}. The fuse must carry it, and must melt when the current is only a little larger: the next rating above it is ${fuse} A.`,
        }),
        b: ask.written({
          prompt: `The live wire becomes loose and touches the metal case. Explain how the earth wire and the fuse protect a person who touches the case.`,
          command: 'Explain',
          scheme: [
            'there is a (very) large current from the live wire through the case to the earth wire (low resistance)',
            'the fuse melts',
            'the live wire / the supply is disconnected, so the case is not live (no shock)',
          ],
          modelAnswer:
            'The earth wire is connected to the case and has a very low resistance, so there is a large current from the live wire through the case and the earth wire. This current melts the fuse. The appliance is disconnected from the live wire, so the case is no longer live and nobody gets a shock.',
          solution:
            'Follow the current: live wire, case, earth wire. It is large because the resistance of this path is low. The fuse melts and breaks the live side of the circuit.',
        }),
        c: ask.written({
          prompt: 'State why the switch must be in the live wire and not in the neutral wire.',
          scheme: ['so that no part of the appliance is live / at a high voltage when it is switched off'],
          modelAnswer:
            'With the switch in the live wire, no part of the appliance is live when the switch is open.',
          solution:
            'A switch in the neutral wire would stop the current too, but the inside of the appliance would still be joined to the live wire.',
        }),
        'd.i': ask.number({
          lead: `The ${name} runs at its full power for ${quantity(perDay, 'minutes')} each day.`,
          prompt: `Calculate the energy, in kWh, that it transfers in ${days} days.`,
          subtopic: '4.2.5',
          answer: energy,
          unit: 'kWh',
          via: [
            { value: perDay / 60, formula: `${power / 1000}*${days}*x` },
            { value: (perDay * days) / 60, formula: `${power / 1000}*x` },
            { value: ((power / 1000) * perDay) / 60, formula: `${days}*x` },
          ],
          scheme: [
            `C1 power in kW × time in h, or ${plain(power / 1000)} × ${perDay} ÷ 60 × ${days}`,
            `A1 ${quantity(energy, 'kWh')}`,
          ],
          solution: `The power is ${plain(power / 1000)} kW. The time is ${perDay} × ${days} = ${plain(perDay * days)} minutes = ${show((perDay * days) / 60, 'h')}. Energy = power × time = ${quantity(energy, 'kWh')}.`,
        }),
        'd.ii': ask.number({
          prompt: `The price of 1 kWh is ${cents} cents. Calculate the cost of this energy in dollars.`,
          command: 'Calculate',
          subtopic: '4.2.5',
          answer: cost,
          unit: '$',
          follow: { from: 'd.i', formula: `x*${cents}/100` },
          scheme: [money(cost)],
          solution: `Cost = number of kWh × price of 1 kWh = ${plain(energy)} × ${cents} cents = ${plain(energy * cents)} cents, or ${money(cost)}.`,
        }),
      },
    }
  },
  verify: ({ power, volts, perDay, days, cents }) => {
    // Energy in joules, at 3.6 million to the kilowatt-hour.
    const joules = power * perDay * 60 * days
    const fuse = [3, 5, 13, 30].filter(each => each * volts > power)[0] ?? Number.NaN
    return {
      'a.i': 1 / (volts / power),
      'a.ii': fuse,
      'd.i': joules / 3.6e6,
      'd.ii': ((joules / 3.6e6) * cents) / 100,
    }
  },
})

const LOADS = [
  {
    where: 'In a kitchen',
    items: [
      ['kettle', 1800, 2400],
      ['toaster', 800, 1200],
      ['microwave oven', 900, 1400],
    ],
  },
  {
    where: 'In a workshop',
    items: [
      ['fan heater', 1500, 2000],
      ['air compressor', 1000, 1500],
      ['bench saw', 800, 1400],
    ],
  },
  {
    where: 'In a hotel room',
    items: [
      ['hair dryer', 1200, 2000],
      ['kettle', 1200, 1800],
      ['iron', 1000, 1600],
    ],
  },
] as const

const TOOLS = ['electric drill', 'electric sander', 'hair clipper', 'food mixer'] as const

const HAZARDS = [
  [
    'damp',
    'using a hand-held appliance in damp conditions',
    'water conducts, so a current may pass through the person (electric shock)',
  ],
  [
    'worn',
    'using a cable with damaged insulation',
    'a person may touch the bare live wire and get a shock, or bare wires may touch and start a fire',
  ],
  [
    'coil',
    'using a long cable that is tightly coiled up',
    'the cable cannot lose thermal energy quickly, overheats and may melt',
  ],
] as const

core('overloaded-extension-lead', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const { where, items } = random.pick(LOADS)
    const loads = items.map(([name, low, high]) => ({ name, watts: random.step(low, high, 100) }))
    const volts = random.pick([220, 230, 240])
    const total = loads.reduce((sum, { watts }) => sum + watts, 0)
    const limit = random.pick([10, 13])
    return total / volts > limit + 2
      ? { where, loads, volts, total, limit, tool: random.pick(TOOLS), order: random.sample(HAZARDS, 2) }
      : null
  },
  make: ({ where, loads, volts, total, limit, tool, order }) => {
    const amps = total / volts
    return {
      stem: `${where}, three appliances are plugged into one extension lead and used at the same time. The lead is connected to a ${quantity(volts, 'V')} supply. The largest safe current in its cable is ${quantity(limit, 'A')}. The table shows the powers of the appliances.`,
      table: {
        head: ['appliance', 'power / W'],
        rows: loads.map(({ name, watts }) => [name, plain(watts)]),
      },
      parts: {
        'a.i': ask.number({
          prompt:
            'Calculate the current in the cable of the extension lead when all three appliances are switched on.',
          subtopic: '4.2.5',
          answer: amps,
          unit: 'A',
          scheme: [
            `C1 total power ${plain(total)} W, or currents of the appliances added`,
            `C1 *I* = *P* ÷ *V*, or ${plain(total)} ÷ ${volts}`,
            `A1 ${quantity(amps, 'A', 2)}`,
          ],
          solution: `The total power is ${loads.map(({ watts }) => plain(watts)).join(' + ')} = ${quantity(total, 'W')}. *P* = *IV*, so *I* = *P* ÷ *V* = ${plain(total)} ÷ ${volts} = ${quantity(amps, 'A', 2)}.`,
        }),
        'a.ii': ask.written({
          prompt: 'Explain why it is dangerous to use the extension lead in this way.',
          scheme: [
            'the current is larger than the largest safe current of the cable, so the cable overheats',
            'the insulation may melt, or risk of fire',
          ],
          modelAnswer: `The current in the cable is larger than ${quantity(limit, 'A')}. The cable overheats, its insulation may melt and a fire may start.`,
          solution: `The appliances are in parallel, so their currents add up in the cable. ${quantity(amps, 'A', 2)} is more than ${quantity(limit, 'A')}: the cable becomes so hot that it may start a fire.`,
        }),
        b: ask.written({
          prompt: `Explain the hazard of ${order[0]?.[1]} and of ${order[1]?.[1]}.`,
          command: 'Explain',
          scheme: order.map(([, hazard, reason]) => `${hazard}: ${reason}`),
          modelAnswer: order
            .map(([, , reason]) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`)
            .join(' '),
          solution:
            'Impure water conducts electricity. Damaged insulation leaves the live wire bare. A coiled cable warms itself, because the energy cannot escape from between the turns.',
        }),
        'c.i': ask.written({
          lead: `${/^[aeiou]/.test(tool) ? 'An' : 'A'} ${tool} is double-insulated. Its cable contains only a live wire and a neutral wire.`,
          prompt: `Explain why the ${tool} does not need an earth wire.`,
          scheme: ['its case is a non-conductor / plastic, so the case cannot become live'],
          modelAnswer:
            'Its case is made of a non-conducting material such as plastic, so the case cannot become live.',
          solution:
            'An earth wire carries current away from a metal case. A case of an insulator cannot become live, even if the live wire touches it from the inside.',
        }),
        'c.ii': ask.written({
          prompt: `State why the plug of the ${tool} still contains a fuse.`,
          scheme: ['to protect the circuit or the cable (from overheating) if the current is too large'],
          modelAnswer:
            'If the current becomes too large, the fuse melts, so that the cable does not overheat.',
          solution:
            'A fault can make the current too large without an earth wire too, for example when live and neutral wires touch. The fuse then melts before the cable overheats.',
        }),
      },
    }
  },
  verify: ({ loads, volts }) => ({
    'a.i': loads.map(({ watts }) => watts / volts).reduce((sum, each) => sum + each, 0),
  }),
})
