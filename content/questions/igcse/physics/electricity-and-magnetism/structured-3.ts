import { inThisOrder, structured, type Wrong } from '@/lib/exams/authoring/options'
import { money, plain, quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'

const supplement = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const
const core = { ...supplement, tier: 'core' } as const

/** Whether two significant figures print the value in full. */
const isNeat = (value: number) => Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value)

/** Two significant figures where they print the value in full, else three. */
const show = (value: number, unit: string) => quantity(value, unit, isNeat(value) ? 2 : 3)

const APPLIANCES = [
  { name: 'electric kettle', watts: [2000, 2800], fuse: 13, minutes: [10, 40] },
  { name: 'electric oven', watts: [2000, 2800], fuse: 13, minutes: [30, 90] },
  { name: 'toaster', watts: [800, 1000], fuse: 5, minutes: [10, 30] },
  { name: 'coffee machine', watts: [800, 1000], fuse: 5, minutes: [10, 60] },
  { name: 'food processor', watts: [400, 600], fuse: 3, minutes: [10, 30] },
  { name: 'soup warmer', watts: [400, 600], fuse: 3, minutes: [300, 480] },
] as const
const FUSES = [3, 5, 13, 30] as const

const metalAppliance = template({
  ...core,
  name: 'fuse-earth-and-cost',
  subtopic: '4.4',
  difficulty: 3,
  checked: '2026-11-20',
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
    return structured({
      stem: `${article} ${name} has a metal case. It is labelled “${volts}\u00a0V, ${plain(power)}\u00a0W”. Its cable contains three wires: live, neutral and earth. There is a fuse in the plug.`,
      parts: [
        {
          kind: 'numeric',
          label: 'a.i',
          prompt: `Calculate the current in the ${name} when it works normally. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.5',
          objective: 'AO2',
          marks: 2,
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `*I* = *P* ÷ *V*, or ${plain(power)} ÷ ${volts}` },
            { code: 'A1', text: quantity(amps, 'A', 2) },
          ],
          solution: `*P* = *IV*, so *I* = *P* ÷ *V* = ${plain(power)} ÷ ${volts} = ${quantity(amps, 'A', 2)}.`,
        },
        {
          kind: 'choice',
          label: 'a.ii',
          prompt: 'Which fuse is suitable for the plug?',
          command: 'Identify',
          subtopic: '4.4',
          objective: 'AO2',
          marks: 1,
          ...inThisOrder(
            FUSES.map(each =>
              each === fuse
                ? `${each} A`
                : ([
                    `${each} A`,
                    each < amps
                      ? 'You chose a fuse that the normal current would melt.'
                      : 'You chose a fuse that is not the nearest above the normal current: a dangerous current could flow without melting it.',
                  ] as Wrong),
            ),
          ),
          scheme: [{ code: 'B1', text: `${fuse} A` }],
          solution: `The normal current is ${quantity(amps, 'A', 2)}. The fuse must carry it, and must melt when the current is only a little larger: the next rating above it is ${fuse} A.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt: `The live wire becomes loose and touches the metal case. Explain how the earth wire and the fuse protect a person who touches the case.`,
          command: 'Explain',
          subtopic: '4.4',
          objective: 'AO1',
          marks: 3,
          lines: 4,
          scheme: [
            {
              code: 'B1',
              text: 'there is a (very) large current from the live wire through the case to the earth wire (low resistance)',
            },
            { code: 'B1', text: 'the fuse melts' },
            {
              code: 'B1',
              text: 'the live wire / the supply is disconnected, so the case is not live (no shock)',
            },
          ],
          modelAnswer:
            'The earth wire is connected to the case and has a very low resistance, so there is a large current from the live wire through the case and the earth wire. This current melts the fuse. The appliance is disconnected from the live wire, so the case is no longer live and nobody gets a shock.',
          solution:
            'Follow the current: live wire, case, earth wire. It is large because the resistance of this path is low. The fuse melts and breaks the live side of the circuit.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'State why the switch must be in the live wire and not in the neutral wire.',
          command: 'State',
          subtopic: '4.4',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            {
              code: 'B1',
              text: 'so that no part of the appliance is live / at a high voltage when it is switched off',
            },
          ],
          modelAnswer:
            'With the switch in the live wire, no part of the appliance is live when the switch is open.',
          solution:
            'A switch in the neutral wire would stop the current too, but the inside of the appliance would still be joined to the live wire.',
        },
        {
          kind: 'numeric',
          label: 'd.i',
          lead: `The ${name} runs at its full power for ${quantity(perDay, 'minutes')} each day.`,
          prompt: `Calculate the energy, in kWh, that it transfers in ${days} days.`,
          command: 'Calculate',
          subtopic: '4.2.5',
          objective: 'AO2',
          marks: 2,
          answer: energy,
          unit: 'kWh',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            {
              code: 'C1',
              text: `power in kW × time in h, or ${plain(power / 1000)} × ${perDay} ÷ 60 × ${days}`,
            },
            { code: 'A1', text: quantity(energy, 'kWh') },
          ],
          solution: `The power is ${plain(power / 1000)} kW. The time is ${perDay} × ${days} = ${plain(perDay * days)} minutes = ${show((perDay * days) / 60, 'h')}. Energy = power × time = ${quantity(energy, 'kWh')}.`,
        },
        {
          kind: 'numeric',
          label: 'd.ii',
          prompt: `The price of 1 kWh is ${cents} cents. Calculate the cost of this energy in dollars.`,
          command: 'Calculate',
          subtopic: '4.2.5',
          objective: 'AO2',
          marks: 1,
          answer: cost,
          unit: '$',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'd.i', formula: `x*${cents}/100` },
          scheme: [{ code: 'B1', text: money(cost) }],
          solution: `Cost = number of kWh × price of 1 kWh = ${plain(energy)} × ${cents} cents = ${plain(energy * cents)} cents, or ${money(cost)}.`,
        },
      ],
    })
  },
  verify: ({ power, volts, perDay, days, cents }) => {
    // Energy in joules, at 3.6 million to the kilowatt-hour.
    const joules = power * perDay * 60 * days
    return { 'a.i': 1 / (volts / power), 'd.i': joules / 3.6e6, 'd.ii': ((joules / 3.6e6) * cents) / 100 }
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
    'water conducts, so a current may pass through the person',
  ],
  ['worn', 'using a cable with damaged insulation', 'a person may touch the bare live wire'],
  [
    'coil',
    'using a long cable that is tightly coiled up',
    'the cable cannot lose thermal energy quickly, overheats and may melt',
  ],
] as const

const overload = template({
  ...core,
  name: 'overloaded-extension-lead',
  subtopic: '4.4',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => {
    const { where, items } = random.pick(LOADS)
    const loads = items.map(([name, low, high]) => ({ name, watts: random.step(low, high, 100) }))
    const volts = random.pick([220, 230, 240])
    const total = loads.reduce((sum, { watts }) => sum + watts, 0)
    const limit = random.pick([10, 13])
    return total / volts > limit + 2
      ? { where, loads, volts, total, limit, tool: random.pick(TOOLS), third: random.chance(0.5) }
      : null
  },
  make: ({ where, loads, volts, total, limit, tool, third }) => {
    const amps = total / volts
    const order = third ? HAZARDS : [...HAZARDS].reverse()
    return structured({
      stem: `${where}, three appliances are plugged into one extension lead and used at the same time. The lead is connected to a ${quantity(volts, 'V')} supply. The largest safe current in its cable is ${quantity(limit, 'A')}. The table shows the powers of the appliances.`,
      table: {
        head: ['appliance', 'power / W'],
        rows: loads.map(({ name, watts }) => [name, plain(watts)]),
      },
      parts: [
        {
          kind: 'numeric',
          label: 'a.i',
          prompt:
            'Calculate the current in the cable of the extension lead when all three appliances are switched on.',
          command: 'Calculate',
          subtopic: '4.2.5',
          objective: 'AO2',
          marks: 3,
          answer: amps,
          unit: 'A',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `total power ${plain(total)} W, or currents of the appliances added` },
            { code: 'C1', text: `*I* = *P* ÷ *V*, or ${plain(total)} ÷ ${volts}` },
            { code: 'A1', text: quantity(amps, 'A', 2) },
          ],
          solution: `The total power is ${loads.map(({ watts }) => plain(watts)).join(' + ')} = ${quantity(total, 'W')}. *P* = *IV*, so *I* = *P* ÷ *V* = ${plain(total)} ÷ ${volts} = ${quantity(amps, 'A', 2)}.`,
        },
        {
          kind: 'written',
          label: 'a.ii',
          prompt: 'Explain why it is dangerous to use the extension lead in this way.',
          command: 'Explain',
          subtopic: '4.4',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: 'the current is larger than the largest safe current of the cable, so the cable overheats',
            },
            { code: 'B1', text: 'the insulation may melt, or risk of fire' },
          ],
          modelAnswer: `The current in the cable is larger than ${quantity(limit, 'A')}. The cable overheats, its insulation may melt and a fire may start.`,
          solution: `The appliances are in parallel, so their currents add up in the cable. ${quantity(amps, 'A', 2)} is more than ${quantity(limit, 'A')}: the cable becomes so hot that it may start a fire.`,
        },
        {
          kind: 'match',
          label: 'b',
          prompt: 'Choose the reason why each of these is a hazard.',
          command: 'Identify',
          subtopic: '4.4',
          objective: 'AO1',
          marks: 2,
          items: order.map(([id, hazard]) => ({ id, text: hazard })),
          targets: HAZARDS.map(([id, , reason]) => ({ id, text: reason })),
          answer: Object.fromEntries(HAZARDS.map(([id]) => [id, id])),
          scheme: [
            { code: 'B1', text: 'two of the three correct' },
            { code: 'B1', text: 'all three correct' },
          ],
          solution:
            'Impure water conducts electricity. Damaged insulation leaves the live wire bare. A coiled cable warms itself, because the energy cannot escape from between the turns.',
        },
        {
          kind: 'written',
          label: 'c.i',
          lead: `${/^[aeiou]/.test(tool) ? 'An' : 'A'} ${tool} is double-insulated. Its cable contains only a live wire and a neutral wire.`,
          prompt: `Explain why the ${tool} does not need an earth wire.`,
          command: 'Explain',
          subtopic: '4.4',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            { code: 'B1', text: 'its case is a non-conductor / plastic, so the case cannot become live' },
          ],
          modelAnswer:
            'Its case is made of a non-conducting material such as plastic, so the case cannot become live.',
          solution:
            'An earth wire carries current away from a metal case. A case of an insulator cannot become live, even if the live wire touches it from the inside.',
        },
        {
          kind: 'written',
          label: 'c.ii',
          prompt: `State why the plug of the ${tool} still contains a fuse.`,
          command: 'State',
          subtopic: '4.4',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            {
              code: 'B1',
              text: 'to protect the circuit or the cable (from overheating) if the current is too large',
            },
          ],
          modelAnswer:
            'If the current becomes too large, the fuse melts, so that the cable does not overheat.',
          solution:
            'A fault can make the current too large without an earth wire too, for example when live and neutral wires touch. The fuse then melts before the cable overheats.',
        },
      ],
    })
  },
  verify: ({ loads, volts }) => ({
    'a.i': loads.map(({ watts }) => watts / volts).reduce((sum, each) => sum + each, 0),
  }),
})

const network = template({
  ...supplement,
  name: 'series-and-parallel-network',
  subtopic: '4.3.2',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => {
    const volts = random.pick([6, 9, 12, 18, 24])
    const [one, two] = random.pick([
      [6, 3],
      [12, 4],
      [12, 6],
      [20, 5],
      [30, 15],
      [24, 8],
      [10, 10],
      [8, 8],
      [15, 10],
      [24, 12],
    ] as const)
    const pair = (one * two) / (one + two)
    const first = random.int(2, 14)
    const total = pair + first
    const amps = volts / total
    const coulombs = random.step(20, 90, 10)
    return isNeat(amps) && isNeat(amps * first) && amps >= 0.3
      ? { volts, one, two, pair, first, total, amps, coulombs, off: random.pick(['Y', 'Z'] as const) }
      : null
  },
  make: ({ volts, one, two, pair, first, total, amps, coulombs, off }) => {
    const across = amps * first
    const energy = across * coulombs
    return structured({
      stem: `Three resistors X, Y and Z are connected to a battery of e.m.f. ${quantity(volts, 'V')}, as shown. The resistances of the battery and of the ammeter can be ignored.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/one-resistor-and-two-in-parallel',
          title: 'A battery, an ammeter and three resistors',
          description: `A battery, an ammeter and resistor X of ${first} ohms are in series. The wire then divides into two branches: resistor Y of ${one} ohms in the upper branch and resistor Z of ${two} ohms in the lower branch. The branches join again and lead back to the battery.`,
          height: 214,
        },
        component('battery', 30, 34, 330, 34, { label: quantity(volts, 'V') }),
        component('ammeter', 30, 34, 30, 130),
        component('resistor', 30, 130, 160, 130, { label: `X ${quantity(first, 'Ω')}` }),
        junction(160, 130),
        component('resistor', 160, 95, 300, 95, { label: `Y ${quantity(one, 'Ω')}` }),
        component('resistor', 160, 175, 300, 175, { label: `Z ${quantity(two, 'Ω')}`, side: 'right' }),
        wire([
          [160, 95],
          [160, 175],
        ]),
        wire([
          [300, 95],
          [300, 175],
        ]),
        junction(300, 130),
        wire([
          [300, 130],
          [330, 130],
          [330, 34],
        ]),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State what is meant by the *potential difference* (p.d.) across a resistor.',
          command: 'State',
          subtopic: '4.2.3',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [{ code: 'B1', text: 'work done by a unit charge passing through the resistor' }],
          modelAnswer: 'The p.d. is the work done by a unit charge that passes through the resistor.',
          solution:
            'A p.d. belongs to a component and is the work done by each unit of charge that passes through it. One volt is one joule for each coulomb.',
        },
        {
          kind: 'numeric',
          label: 'b.i',
          prompt: 'Calculate the combined resistance of Y and Z.',
          command: 'Calculate',
          subtopic: '4.3.2',
          objective: 'AO2',
          marks: 2,
          answer: pair,
          unit: 'Ω',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `1 ÷ *R* = 1 ÷ *R*_{1} + 1 ÷ *R*_{2}, or 1 ÷ ${one} + 1 ÷ ${two}` },
            { code: 'A1', text: show(pair, 'Ω') },
          ],
          solution: `Y and Z are in parallel: $\\frac{1}{R}=\\frac{1}{${one}}+\\frac{1}{${two}}$, so *R* = (${one} × ${two}) ÷ (${one} + ${two}) = ${show(pair, 'Ω')}. It is less than each of the two.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: 'Calculate the reading of the ammeter. Give the unit.',
          command: 'Calculate',
          subtopic: '4.3.2',
          objective: 'AO2',
          marks: 2,
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b.i', formula: `${volts}/(x+${first})` },
          scheme: [
            { code: 'C1', text: `total resistance ${plain(pair)} + ${first} = ${plain(total)} Ω` },
            { code: 'A1', text: show(amps, 'A') },
          ],
          solution: `X is in series with the pair: *R* = ${first} + ${plain(pair)} = ${quantity(total, 'Ω')}. *I* = *V* ÷ *R* = ${volts} ÷ ${plain(total)} = ${show(amps, 'A')}.`,
        },
        {
          kind: 'numeric',
          label: 'c.i',
          prompt: 'Calculate the p.d. across X.',
          command: 'Calculate',
          subtopic: '4.3.2',
          objective: 'AO2',
          marks: 1,
          answer: across,
          unit: 'V',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b.ii', formula: `x*${first}` },
          scheme: [{ code: 'B1', text: show(across, 'V') }],
          solution: `The whole current passes through X: *V* = *IR* = ${show(amps, '')} × ${first} = ${show(across, 'V')}.`,
        },
        {
          kind: 'numeric',
          label: 'c.ii',
          prompt: `Calculate the energy transferred in X when a charge of ${quantity(coulombs, 'C')} passes through it.`,
          command: 'Calculate',
          subtopic: '4.2.3',
          objective: 'AO2',
          marks: 2,
          answer: energy,
          unit: 'J',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'c.i', formula: `x*${coulombs}` },
          scheme: [
            { code: 'C1', text: `*W* = *VQ*, or ${show(across, '')} × ${coulombs}` },
            { code: 'A1', text: show(energy, 'J') },
          ],
          solution: `*V* = *W* ÷ *Q*, so *W* = *VQ* = ${show(across, '')} × ${coulombs} = ${show(energy, 'J')}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `The wire to resistor ${off} breaks. Explain what happens to the reading of the ammeter.`,
          command: 'Explain',
          subtopic: '4.3.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: `the total resistance increases (only X and ${off === 'Y' ? 'Z' : 'Y'} are in the circuit)`,
            },
            { code: 'B1', text: 'the reading (current) decreases' },
          ],
          modelAnswer: `Without ${off} there is only one path beside X instead of two. The resistance of one resistor is greater than that of the two in parallel, so the total resistance increases and the reading of the ammeter decreases.`,
          solution: `The resistance after X rises from ${show(pair, 'Ω')} to ${quantity(off === 'Y' ? two : one, 'Ω')}. With the same e.m.f. and a greater resistance the current is smaller.`,
        },
      ],
    })
  },
  verify: ({ volts, one, two, first, coulombs }) => {
    const pair = 1 / (1 / one + 1 / two)
    const share = (volts * first) / (first + pair)
    return { 'b.i': pair, 'b.ii': share / first, 'c.i': share, 'c.ii': share * coulombs }
  },
})

export const templates = [metalAppliance, overload, network]
