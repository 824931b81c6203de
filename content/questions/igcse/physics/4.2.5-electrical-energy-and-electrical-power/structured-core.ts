import { ask } from '@/lib/exams/authoring/ask'
import { b1, judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { wordsCell } from '@/lib/exams/authoring/words'
import { money, plain, quantity } from '@/lib/exams/format'
import { type ComponentKind, component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { line, text } from '@/lib/figures/shapes'
import { AMMETERS, meterReadings, VOLTMETERS } from '../electrical'
import { ELECTRICAL_POWER_EQUATION } from '../equations'
import { rounded } from '../shared'

const { core, templates } = questionsOf('structured', '4.2.5', { calculator: 'needed' })

export { templates }

const PLACES = [
  { where: 'A family', main: 'oven', watts: [2000, 2500], others: ['freezer', 'lamps', 'fan'] },
  { where: 'A café', main: 'grill', watts: [2400, 3000], others: ['mixer', 'fridge', 'lamps'] },
  { where: 'A laundry', main: 'dryer', watts: [2000, 2500], others: ['iron', 'lamps', 'washer'] },
  { where: 'A workshop', main: 'heater', watts: [1500, 2000], others: ['saw', 'lamps', 'laptop'] },
] as const

const KILOWATT_HOUR = judged(
  'the energy transferred (used) in 1 hour by an appliance with a power of 1 kW',
  `
  KW = kilowatt/kw/(kilo watt)/"1000w"/"1000 watt"/"1000 watts"
  HOUR = hour/hr/h/"3600s"/"3600 seconds"/"60 minutes"
  ENERGY = energy/work/electricity
  reject kilowatt/kw per/divide/over hour
  reject kilowatt/kw "/" hour/h
  reject power ... in/per/each ... hour, without energy/work
  reject number/amount/many KW
  reject ENERGY ...(no power).. in ...(no 1/one/1000/hour/h/by/of/appliance/device/power).. KW
  accept ENERGY ... KW ... HOUR
  accept ENERGY ... HOUR ... KW
  accept KW ... HOUR, ENERGY
  accept "3.6 MJ" | "3600000 J" | "3 600 000 J" | "3.6x10^6 J" | "3.6*10^6J" | "3600 kJ"
  accept "3600000 joules" | "3 600 000 joules" | "3.6 million joules" | "3.6 megajoules"
  unsure KW ... for/in ... HOUR
  earns: the energy used by a 1 kW appliance in 1 hour
  earns: the enargy transfered in one hour at a power of 1 kilowatt
  earns: energy of 1000 W for one hour
  misses: kilowatts per hour
  misses: the power used in one hour
  misses: the energy used in one hour
  misses: a unit of electricity`,
)

core('bar-chart-and-cost-of-energy', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const { where, main, watts, others } = random.pick(PLACES)
    const power = random.pick<number>(watts)
    const hours = random.step(3, 8, 0.5)
    const energy = (power / 1000) * hours
    const rest = others.map(name => ({ name, energy: random.step(2, 9, 0.5) }))
    const total = rest.reduce((sum, each) => sum + each.energy, energy)
    const isOnGrid = Math.abs(energy * 2 - Math.round(energy * 2)) < 1e-9
    const differ = new Set([energy, ...rest.map(each => each.energy)]).size === 4
    return isOnGrid && energy <= 19 && differ
      ? {
          where,
          main,
          power,
          hours,
          energy,
          rest,
          total,
          cents: random.pick([18, 20, 24, 28, 30, 32, 36]),
          volts: random.pick([220, 230, 240]),
          given: random.int(0, 2),
        }
      : null
  },
  make: ({ where, main, power, hours, energy, rest, total, cents, volts, given }) => {
    const all = [{ name: main as string, energy }, ...rest]
    const drawn = rest[given] ?? rest[0]
    const kilowatts = power / 1000
    const cost = (total * cents) / 100
    const amps = power / volts
    const items = all.map(each => each.name)
    return {
      stem: [
        `${where} measures the electrical energy that some appliances use in one week. The table shows the results.`,
        `${where} wants to know what some electrical appliances cost in one week. The energy that each of them uses is shown in the table.`,
        `The table shows the electrical energy that four kinds of appliance of ${where.toLowerCase()} use in one week.`,
      ],
      table: {
        head: ['appliance', 'energy used in one week / kWh'],
        rows: all.map(each => [each.name, plain(each.energy, 1)]),
      },
      parts: {
        a: plotPart({
          name: 'electricity-and-magnetism/bar-chart-of-energy',
          title: 'Grid for a bar chart of energies',
          description: `Graph paper for a bar chart. The names ${items.join(', ')} stand along the horizontal axis. The vertical axis is the energy from 0 to 20 kWh. The bar of the ${drawn?.name} is drawn.`,
          prompt: `The bar chart is not complete. Draw the **three** missing bars.`,
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 10, large: 2, parts: 2 },
            y: { label: 'energy / kWh', min: 0, max: 20, large: 5, parts: 10 },
            bars: all.map(({ name }, at) => ({ id: name, text: name, at: 2 * at + 2 })),
          },
          given: [{ tool: 'bar', id: drawn?.name ?? '', height: drawn?.energy ?? 0 }],
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(
                all.filter(each => each !== drawn).map(each => [each.name, each.energy]),
              ),
              marks: 2,
            },
          ],
          marks: 2,
          scheme: b1('at least two bars of the right height, within half a small square', 'all three bars'),
          solution: 'One small square is 0.5 kWh. The top of each bar lies at its energy.',
        }),
        b: ask.written({
          prompt: 'State what is meant by a *kilowatt-hour* (kWh).',
          lines: 2,
          scheme: [KILOWATT_HOUR],
          modelAnswer:
            'A kilowatt-hour is the energy transferred in one hour by an appliance with a power of one kilowatt.',
          solution: 'It is a unit of energy: a power of 1 kW multiplied by a time of 1 h.',
        }),
        c: ask.number({
          prompt: `The power of the ${main} is ${quantity(power, 'W')}. Calculate the time, in hours, for which it is used in the week.`,
          command: 'Calculate',
          answer: hours,
          unit: 'h',
          scheme: [
            `C1 energy = power × time, or ${plain(energy)} ÷ ${plain(kilowatts)}`,
            `A1 ${quantity(hours, 'h', 2)}`,
          ],
          solution: `The power must be in kilowatts: ${quantity(power, 'W')} = ${plain(kilowatts)} kW. Time = energy ÷ power = ${plain(energy)} ÷ ${plain(kilowatts)} = ${quantity(hours, 'h', 2)}.`,
        }),
        d: ask.number({
          prompt: `The price of 1 kWh is ${cents} cents. Calculate the cost, in dollars, of all the energy in the table.`,
          command: 'Calculate',
          answer: cost,
          unit: '$',
          sigFigs: 3,
          scheme: [
            `C1 total energy = ${quantity(total, 'kWh')}`,
            `C1 ${plain(total)} × ${cents}, or number of kWh × price of 1 kWh`,
            `A1 ${money(cost)}`,
          ],
          solution: `Total energy: ${all.map(each => plain(each.energy, 1)).join(' + ')} = ${quantity(total, 'kWh')}. Cost = ${plain(total)} × ${cents} cents = ${plain(total * cents)} cents, or ${money(cost)}.`,
        }),
        e: ask.number({
          prompt: `The ${main} is connected to a ${quantity(volts, 'V')} supply. Calculate the current in the ${main}.`,
          command: 'Calculate',
          answer: amps,
          unit: 'A',
          scheme: [`C1 *P* = *IV*, or ${plain(power)} ÷ ${volts}`, `A1 ${rounded(amps, 'A')}`],
          solution: `*P* = *IV*, so *I* = *P* ÷ *V* = ${plain(power)} ÷ ${volts} = ${rounded(amps, 'A')}. The power must be in watts here.`,
        }),
      },
    }
  },
  verify: ({ power, energy, rest, cents, volts }) => {
    // In joules, at 3.6 million to the kilowatt-hour.
    const joules = [energy, ...rest.map(each => each.energy)].map(each => each * 3.6e6)
    return {
      c: (joules[0] ?? 0) / power / 3600,
      d: (joules.reduce((sum, each) => sum + each, 0) / 3.6e6) * (cents / 100),
      e: 1 / (volts / power),
    }
  },
})

const DEVICES: readonly {
  whose: string
  part: ComponentKind
  name: string
  amps: readonly [number, number]
  minutes: readonly number[]
}[] = [
  { whose: 'the seat of a car', part: 'heater', name: 'heater', amps: [3, 4.6], minutes: [5, 8, 10, 12] },
  { whose: 'a boat', part: 'motor', name: 'motor', amps: [2.2, 4.6], minutes: [4, 5, 10, 15] },
  { whose: 'a caravan', part: 'lamp', name: 'lamp', amps: [1.2, 3], minutes: [10, 15, 20, 30] },
  { whose: 'a drinks machine', part: 'heater', name: 'heater', amps: [2.2, 4.6], minutes: [5, 6, 8, 10] },
]

core('power-of-a-battery-device', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const device = random.pick(DEVICES)
    const amps = random.step(device.amps[0], device.amps[1], 0.2)
    const volts = random.step(10.5, 13.5, 0.5)
    return { ...device, amps, volts, time: random.pick<number>(device.minutes), power: amps * volts }
  },
  make: ({ whose, part, name, amps, volts, time, power }) => {
    const seconds = time * 60
    const energy = power * seconds
    const given = [
      component('battery', 60, 34, 190, 34),
      component('switch', 190, 34, 300, 34),
      component('ammeter', 60, 34, 60, 126),
      line(300, 34, 300, 126),
      component(part, 60, 126, 300, 126),
      junction(125, 126) + junction(235, 126),
      wire([
        [125, 126],
        [125, 178],
      ]),
      component('voltmeter', 125, 178, 235, 178),
      wire([
        [235, 178],
        [235, 126],
      ]),
      text(180, 104, name, { anchor: 'middle', cls: 's' }),
    ]
    return {
      stem: [
        `The ${name} of ${whose} is connected to a battery. The circuit in the diagram is used to find its power.`,
        `A technician tests the ${name} of ${whose}. The diagram shows the circuit.`,
        `An engineer wants to know how much energy the ${name} of ${whose} uses. It is tested with the circuit in the diagram.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/testing-a-battery-device',
          title: 'A circuit that is used to find a power',
          description: `A battery, an open switch, an ammeter and a ${name} are connected in one loop. A voltmeter is in a branch that joins the two sides of the ${name}.`,
          height: 204,
        },
        ...given,
      ),
      parts: {
        ...meterReadings('electricity-and-magnetism/meters-of-a-battery-device', {
          ammeter: { scale: AMMETERS[5], value: amps, tolerance: 0.05, figures: 2, divisions: 'five' },
          voltmeter: { scale: VOLTMETERS[15], value: volts, tolerance: 0.1, figures: 3, divisions: 'ten' },
        }),
        'b.i': ask.written({
          prompt: 'State the equation that links power, current and p.d.',
          lines: 1,
          scheme: [ELECTRICAL_POWER_EQUATION],
          modelAnswer: 'power = current × p.d.',
          solution: 'Electrical power is the current multiplied by the p.d.: *P* = *IV*.',
        }),
        'b.ii': ask.number({
          prompt: `Calculate the power of the ${name}. Include the unit.`,
          command: 'Calculate',
          answer: power,
          unit: 'W',
          unitMode: 'asked',
          follow: { from: 'a.i', formula: `x*${volts}` },
          scheme: [`C1 ${quantity(amps, '', 2)} × ${quantity(volts, '', 3)}`, `A1 ${rounded(power, 'W')}`],
          solution: `*P* = *IV* = ${quantity(amps, '', 2)} × ${quantity(volts, '', 3)} = ${rounded(power, 'W')}.`,
        }),
        c: ask.number({
          prompt: `Calculate the energy that the ${name} transfers in ${quantity(time, 'minutes')}.`,
          command: 'Calculate',
          answer: energy,
          unit: 'J',
          follow: { from: 'b.ii', formula: `x*${seconds}` },
          via: [{ value: power, formula: `x*${seconds}` }],
          scheme: [
            `C1 *E* = *IVt* or *E* = *Pt*, or ${time} × 60 (= ${quantity(seconds, 's')})`,
            `A1 ${rounded(energy, 'J')}`,
          ],
          solution: `The time is ${time} × 60 = ${quantity(seconds, 's')}. *E* = *IVt* = ${quantity(amps, '', 2)} × ${quantity(volts, '', 3)} × ${seconds} = ${rounded(energy, 'J')}.`,
        }),
        d: ask.table({
          prompt: `Complete the table about the transfer of energy while the ${name} works.`,
          command: 'Complete',
          head: ['place', 'energy store', 'change'],
          rows: [
            [
              { text: 'battery' },
              wordsCell('battery-store', 'chemical', {
                subject: 'igcse/physics',
                accept: ['chemical energy', 'chemical store', 'chemical energy store', 'chemical potential'],
              }),
              { text: 'decreases' },
            ],
            [
              { text: 'surroundings, in the end' },
              wordsCell('surroundings-store', 'thermal', {
                subject: 'igcse/physics',
                accept: [
                  'internal',
                  'thermal energy',
                  'internal energy',
                  'thermal store',
                  'internal store',
                  'thermal energy store',
                  'internal energy store',
                  'heat',
                  'heat energy',
                ],
              }),
              { text: 'increases' },
            ],
          ],
          scheme: ['battery: chemical', 'surroundings: thermal (internal)'],
          solution: `The battery is a store of chemical energy, which decreases. The current transfers energy electrically to the ${name}. In the end all of it is in the thermal (internal) store of the surroundings, which become a little warmer.`,
        }),
      },
    }
  },
  verify: ({ amps, volts, time }) => {
    const [a, v] = [Math.round(amps * 5) / 5, Math.round(volts * 2) / 2]
    let energy = 0 // minute by minute
    for (let at = 0; at < time; at += 1) energy += a * v * 60
    return { 'a.i': a, 'a.ii': v, 'b.ii': energy / (60 * time), c: energy }
  },
})
