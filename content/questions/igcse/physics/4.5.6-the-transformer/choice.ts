import { allDiffer, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { component, transformer, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, circle, line, rect, text } from '@/lib/figures/shapes'
import { type Recall, tidy } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.5.6', { calculator: 'needed' })

export { templates }

const whole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9

const RATIOS = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [10, 1],
  [20, 1],
  [5, 2],
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 5],
  [1, 10],
] as const

core('output-voltage-or-turns', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [p, q] = random.pick(RATIOS)
    const size = random.pick([10, 20, 25, 30, 40, 50, 60, 80])
    const [primaryTurns, secondaryTurns] = [size * p, size * q]
    const input = random.pick([6, 12, 15, 20, 24, 110, 120, 220, 230, 240])
    const output = (input * q) / p
    const voltage = random.chance(0.5)
    if (!whole(output) || output < 2 || output > 1000 || Math.min(primaryTurns, secondaryTurns) < 20)
      return null
    const [right, upside, third] = voltage
      ? [output, (input * p) / q, Math.max(p, q) / Math.min(p, q)]
      : [secondaryTurns, (primaryTurns * p) / q, primaryTurns + output - input]
    const same = voltage ? input : primaryTurns
    if (!whole(voltage ? upside * 10 : upside) || third < 1) return null
    if (!allDiffer([right, upside, third, same], 4)) return null
    return { primaryTurns, secondaryTurns, input, output, voltage, right, upside, third, same }
  },
  make: ({ primaryTurns, secondaryTurns, input, output, voltage, right, upside, third, same }) => ({
    stem: `A transformer has ${primaryTurns} turns on its primary coil${voltage ? ` and ${secondaryTurns} turns on its secondary coil` : ''}. The primary coil is connected to an a.c. supply of ${quantity(input, 'V')}.${voltage ? '' : ` The output voltage is ${quantity(output, 'V')}.`}`,
    prompt: voltage ? 'What is the output voltage?' : 'How many turns are there on the secondary coil?',
    options: numbers({
      right,
      wrong: [
        [
          upside,
          `You turned the ratio upside down. ${output > input ? 'A step-up' : 'A step-down'} transformer has ${output > input ? 'more' : 'fewer'} turns on its secondary coil.`,
        ],
        [
          same,
          voltage
            ? 'You left the voltage unchanged, but the two coils have different numbers of turns.'
            : 'You left the number of turns unchanged, but the two voltages are different.',
        ],
        [
          third,
          voltage
            ? 'You stopped at the ratio of the numbers of turns. The voltages are in this ratio.'
            : 'You used the difference of the voltages. Turns are in the ratio of the voltages.',
        ],
      ],
      unit: voltage ? 'V' : 'turns',
    }),
    solution: voltage
      ? `$\\frac{V_p}{V_s} = \\frac{N_p}{N_s}$, so *V*_{s} = ${input} × ${secondaryTurns} ÷ ${primaryTurns} = ${quantity(right, 'V')}.`
      : `$\\frac{V_p}{V_s} = \\frac{N_p}{N_s}$, so *N*_{s} = ${primaryTurns} × ${plain(output)} ÷ ${input} = ${right} turns.`,
  }),
  verify: ({ primaryTurns, secondaryTurns, input, output, voltage }) => {
    const perTurn = input / primaryTurns
    if (!voltage) return Math.round(output / perTurn)
    let sum = 0
    for (let turn = 0; turn < secondaryTurns; turn += 1) sum += perTurn
    return Math.round(sum * 1e6) / 1e6
  },
})

const DEVICES = [
  { what: 'a doorbell', input: [220, 230, 240], output: [8, 10, 12] },
  { what: 'a garden lamp', input: [220, 230, 240], output: [12, 24] },
  { what: 'a model railway', input: [110, 120, 230, 240], output: [12, 16] },
  { what: 'a low-voltage soldering iron', input: [220, 230, 240], output: [24] },
  { what: 'a 240\u00a0V electric drill', input: [120], output: [240] },
  { what: 'a neon sign', input: [220, 230, 240], output: [4600, 4800, 6900] },
] as const

core('suitable-transformer', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const device = random.pick(DEVICES)
    const [input, output] = [random.pick<number>(device.input), random.pick<number>(device.output)]
    const factor = random.pick([5, 10, 15, 20, 25, 30, 40, 50]) / (output > 1000 ? 10 : 1)
    const [primary, secondary] = [input * factor, output * factor]
    if (
      ![primary, secondary].every(whole) ||
      Math.min(primary, secondary) < 30 ||
      Math.max(primary, secondary) > (output > 1000 ? 12000 : 4000)
    )
      return null
    return { what: device.what, input, output, primary, secondary }
  },
  make: ({ what, input, output, primary, secondary }) => {
    const up = output > input
    return {
      stem: `A transformer changes ${quantity(input, 'V')} a.c. to ${quantity(output, 'V')} a.c. for ${what}.`,
      prompt: 'Which row describes a suitable transformer?',
      columns: 'turns on primary coil | turns on secondary coil | core',
      right: `${plain(primary)} | ${plain(secondary)} | soft iron`,
      wrong: {
        [`${plain(secondary)} | ${plain(primary)} | soft iron`]: `You exchanged the coils. To step the voltage ${up ? 'up' : 'down'}, the secondary coil must have ${up ? 'more' : 'fewer'} turns.`,
        [`${plain(primary)} | ${plain(secondary)} | copper`]:
          'You chose a core that is not magnetic. The core must carry the magnetic field to the secondary coil.',
        [`${plain(secondary)} | ${plain(primary)} | copper`]:
          'You exchanged the coils and chose a core that is not magnetic.',
      },
      solution: `The turns are in the ratio of the voltages: $\\frac{N_p}{N_s} = \\frac{V_p}{V_s}$. Here ${plain(primary)} ÷ ${plain(secondary)} is equal to ${input} ÷ ${output}. The core of a transformer is made of soft iron, which is easily magnetised.`,
    }
  },
  verify: ({ input, output, secondary }) => plain(Math.round((input * secondary) / output)),
})

const ADVANTAGES = [
  'The current in the cables is smaller, so less energy is lost in them.',
  'The current in the cables is smaller, so thinner cables can be used.',
] as const

const NO_ADVANTAGES: Wrong[] = pairs({
  'The current in the cables is larger, so more energy is transmitted.':
    'You thought that a higher voltage means a larger current. For the same power the current is smaller.',
  'The current in the cables is zero, so no energy is lost in them.':
    'You went too far. The current is smaller but not zero, and less energy is lost.',
  'The resistance of the cables is smaller, so less energy is lost in them.':
    'You changed the resistance. It depends on the cables, not on the voltage.',
  'The electrons move faster, so the energy reaches the homes sooner.':
    'You thought of speed. A high voltage is used to make the current small.',
  'The high voltage makes the cables safer to touch.':
    'You reversed the danger: a high voltage is more dangerous.',
  'The high voltage can be used in homes without a transformer.':
    'You left out the step-down transformers, which are needed before the voltage can be used.',
})

core('advantage-of-high-voltage-transmission', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({
    from: random.pick(['a power station', 'a wind farm', 'a hydroelectric power station', 'a solar farm']),
    voltage: random.pick([110, 132, 220, 275, 400]),
    right: random.pick(ADVANTAGES),
    wrong: random.sample(NO_ADVANTAGES, 3),
  }),
  make: ({ from, voltage, right, wrong }) => ({
    stem: `Electricity is transmitted over a long distance from ${from} at ${quantity(voltage, 'kV')}.`,
    prompt: 'What is an advantage of using such a high voltage?',
    right,
    wrong,
    solution:
      'For the same power, a higher voltage means a smaller current. A smaller current heats the cables less, so less energy is lost, and thinner cables can carry it.',
  }),
})

core('transformers-in-a-transmission-chain', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({
    generated: random.pick([11, 20, 25]),
    cables: random.pick([132, 220, 275, 400]),
    home: random.pick([220, 230, 240]),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['Y', 'X'],
      ['Q', 'P'],
    ] as const),
    askFirst: random.chance(0.5),
  }),
  make: ({ generated, cables, home, letters, askFirst }) => {
    const letter = askFirst ? letters[0] : letters[1]
    const [type, not] = askFirst ? ['step-up', 'step-down'] : ['step-down', 'step-up']
    const [coil, other] = askFirst ? ['secondary', 'primary'] : ['primary', 'secondary']
    return {
      stem: `The diagram shows how electricity from a power station reaches a home. ${letters[0]} and ${letters[1]} are transformers.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/power-station-to-home',
          title: 'From a power station to a home through two transformers',
          description: `A chain of boxes from left to right: a power station, transformer ${letters[0]}, transmission cables, transformer ${letters[1]} and a home. The voltage is ${generated} kilovolts at the power station, ${cables} kilovolts on the cables and ${home} volts at the home.`,
          height: 104,
        },
        rect(4, 36, 62, 44, 'l sheet'),
        centred(35, 58, 'power\nstation', 's'),
        arrow(66, 58, 100, 58),
        rect(100, 36, 40, 44, 'l w'),
        centred(120, 58, letters[0], 'b'),
        line(140, 50, 222, 50),
        line(140, 66, 222, 66),
        text(181, 92, 'cables', { anchor: 'middle', cls: 's' }),
        rect(222, 36, 40, 44, 'l w'),
        centred(242, 58, letters[1], 'b'),
        arrow(262, 58, 296, 58),
        rect(296, 36, 58, 44, 'l sheet'),
        centred(325, 58, 'home', 's'),
        text(83, 24, `${generated}\u00a0kV`, { anchor: 'middle', cls: 'tp' }),
        text(181, 24, `${cables}\u00a0kV`, { anchor: 'middle', cls: 'tp' }),
        text(279, 24, `${home}\u00a0V`, { anchor: 'middle', cls: 'tp' }),
      ),
      prompt: `Which row describes transformer ${letter}?`,
      columns: 'type of transformer | coil with more turns',
      right: `${type} | ${coil}`,
      wrong: {
        [`${type} | ${other}`]: `You have the right type, but a ${type} transformer has more turns on its ${coil} coil.`,
        [`${not} | ${other}`]: `You exchanged the two types. The voltage after ${letter} is ${askFirst ? 'higher' : 'lower'} than before it.`,
        [`${not} | ${coil}`]: `You chose the wrong type. The voltage after ${letter} is ${askFirst ? 'higher' : 'lower'} than before it.`,
      },
      solution: `${letter} changes the voltage from ${askFirst ? `${generated}\u00a0kV to ${cables}\u00a0kV` : `${cables}\u00a0kV to ${home}\u00a0V`}, so it is a ${type} transformer. The voltages are in the ratio of the turns, so its ${coil} coil has more turns.`,
    }
  },
  verify: ({ generated, cables, home, askFirst }) =>
    (askFirst ? cables / generated : home / (1000 * cables)) > 1 ? 'step-up' : 'step-down',
})

core('transformer-drawing', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const [left, right] = random.pick([
      [4, 8],
      [3, 9],
      [8, 4],
      [9, 3],
      [3, 6],
      [6, 3],
      [2, 8],
      [8, 2],
    ] as const)
    const input = random.pick([6, 9, 12, 18, 24])
    const output = (input * right) / left
    if (!whole(output) || output < 2) return null
    if (input + right - left < 1 || !tidy(input * right)) return null
    if (
      !allDiffer(
        [output, (input * left) / right, input + right - left, input, input * right, input / left],
        2,
      )
    )
      return null
    return { left, right, input, output, errors: random.sample([0, 1, 2, 3, 4], 3) }
  },
  make: ({ left, right, input, output, errors }) => {
    const wrong = slipsOf({
      'You turned the ratio of the turns upside down.': (input * left) / right,
      'You left the voltage unchanged, but the two coils have different numbers of turns.': input,
      'You added the difference of the turns to the voltage. Voltages are in the ratio of the turns.':
        input + right - left,
      'You overlooked the turns of the primary coil: divide by their number as well.': input * right,
      'You overlooked the turns of the secondary coil: multiply by their number as well.': input / left,
    })
    return {
      stem: `The diagram shows a simple transformer. Each line on the core is one turn. The a.c. supply gives ${quantity(input, 'V')}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/simple-transformer',
          title: 'A simple transformer with a voltmeter',
          description: `A square ring of soft iron is the core. A coil of ${left} turns is wound on its left side and is connected to an a.c. supply. A coil of ${right} turns is wound on its right side and is connected to a voltmeter.`,
          height: 162,
        },
        transformer(120, 30, [left, right]),
        wire([
          [114, 62],
          [64, 62],
          [64, 74],
        ]),
        circle(64, 78, 4),
        circle(64, 92, 4),
        wire([
          [64, 96],
          [64, 108],
          [114, 108],
        ]),
        wire([
          [246, 59],
          [304, 59],
        ]),
        component('voltmeter', 304, 59, 304, 105),
        wire([
          [304, 105],
          [246, 105],
        ]),
        text(180, 18, 'soft-iron core', { anchor: 'middle' }),
        text(52, 90, 'a.c. ∼', { anchor: 'end' }),
      ),
      prompt: 'What is the reading of the voltmeter?',
      options: numbers({
        right: output,
        unit: 'V',
        sigFigs: 2,
        wrong: errors.flatMap(at => wrong.slice(at, at + 1)),
      }),
      solution: `The primary coil has ${left} turns and the secondary coil ${right}.

*V*_{s} = *V*_{p} × *N*_{s} ÷ *N*_{p} = ${input} × ${right} ÷ ${left} = ${quantity(output, 'V', 2)}.`,
    }
  },
  verify: ({ left, right, input }) =>
    Array.from({ length: right }, () => input / left).reduce((sum, each) => sum + each, 0),
})

const PRINCIPLE: readonly Recall[] = [
  {
    stem: 'The primary coil of a transformer is connected to an a.c. supply.',
    prompt: 'What causes the e.m.f. in the secondary coil?',
    right: 'a changing magnetic field in the core',
    wrong: pairs({
      'an alternating current that passes through the core':
        'You let the current pass from coil to coil. The coils are insulated; the core carries a magnetic field.',
      'a constant magnetic field in the core':
        'You took a field alone to be enough. Only a changing field induces an e.m.f.',
      'the motion of the core through the two coils':
        'You looked for a motion. Nothing moves in a transformer; the field changes.',
      'the thermal energy from the primary coil':
        'You chose the heating of the coil, which is a loss and induces nothing.',
    }),
    why: 'The alternating current in the primary coil makes an alternating magnetic field. The core carries it through the secondary coil. The changing field induces an e.m.f. there.',
  },
  {
    stem: 'A student connects the primary coil of a step-up transformer to a battery. The current is constant. There is no output voltage.',
    prompt: 'Why is there no output voltage?',
    right: 'The magnetic field in the core does not change.',
    wrong: pairs({
      'There is no magnetic field in the core.':
        'You thought that d.c. makes no field. It does, but the field is constant.',
      'The current cannot pass through the core to the secondary coil.':
        'You let the current pass through the core. This never happens, with a.c. or d.c.',
      'The voltage of a battery is too small to be stepped up.':
        'You looked at the size of the voltage. A small alternating voltage can be stepped up.',
      'The secondary coil has more turns than the primary coil.':
        'You looked at the turns. With a.c. they would make the output voltage larger.',
    }),
    why: 'A constant direct current makes a magnetic field that does not change. The field linked with the secondary coil is constant, so no e.m.f. is induced.',
  },
  {
    stem: 'The coils of a transformer are wound on a core of soft iron.',
    prompt: 'What is the purpose of the core?',
    right: 'to carry the changing magnetic field through the secondary coil',
    wrong: pairs({
      'to carry the alternating current from the primary to the secondary coil':
        'You let the current pass through the core. The coils are insulated from it.',
      'to store the energy until it is needed by the secondary coil':
        'You took the core for a store. The energy is passed on at once.',
      'to change the alternating current to a direct current':
        'You gave it the task of a diode. The output of a transformer is alternating.',
      'to insulate the primary coil from the secondary coil':
        'You gave it the task of the insulation on the wires. Iron conducts.',
    }),
    why: 'The alternating current in the primary coil makes a changing magnetic field. Soft iron is easily magnetised and demagnetised and guides this field through the secondary coil.',
  },
]

supplement('principle-of-the-transformer', {
  facts: { difficulty: 3, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PRINCIPLE)
    return { item, wrong: random.sample(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.stem,
    prompt: item.prompt,
    right: item.right,
    wrong,
    solution: item.why,
  }),
})

supplement('current-in-an-ideal-transformer', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const input = random.pick([110, 120, 220, 230, 240])
    const output = random.pick([6, 12, 15, 20, 24])
    const secondary = random.step(1, 8, 0.5)
    const load = random.pick(['lamp', 'heater', 'motor'])
    const right = (secondary * output) / input
    if (!tidy(right)) return null
    const wrong = slipsOf({
      'You took the currents to be equal. It is the powers that are equal.': secondary,
      'You turned the ratio upside down. Where the voltage is larger, the current is smaller.':
        (secondary * input) / output,
      'You divided the input voltage by the output power. The power must be divided by the voltage.':
        input / (output * secondary),
      'You divided the ratio of the voltages by the current. It must be multiplied by the current.':
        output / (input * secondary),
    })
    if (!allDiffer([right, ...wrong.map(([value]) => value)], 2)) return null
    return { input, output, secondary, load, right, wrong: random.sample(wrong, 3) }
  },
  make: ({ input, output, secondary, load, right, wrong }) => ({
    stem: `A transformer has an efficiency of 100%. Its primary coil is connected to a ${quantity(input, 'V')} a.c. supply. Its secondary coil supplies a ${load} with a current of ${quantity(secondary, 'A', 2)} at ${quantity(output, 'V')}.`,
    prompt: 'What is the current in the primary coil?',
    options: numbers({
      right,
      unit: 'A',
      sigFigs: 2,
      wrong,
    }),
    solution: `Input power = output power, so *I*_{p}*V*_{p} = *I*_{s}*V*_{s}.

*I*_{p} = ${plain(secondary, 1)} × ${output} ÷ ${input} = ${quantity(right, 'A', 2)}.`,
  }),
  verify: ({ input, output, secondary }) => {
    const stepDown = input / output
    return secondary / stepDown
  },
})

supplement('power-lost-in-cables', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const voltage = random.pick([2, 4, 5, 8, 10, 11, 20, 25]) // kilovolts
    const current = random.pick([4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40])
    const resistance = random.step(0.5, 6, 0.5)
    const power = voltage * current // kilowatts
    const right = current * current * resistance
    if (!tidy(right) || !tidy(power) || power < 50 || right > 0.2 * power * 1000) return null
    const wrong = slipsOf({
      'You used *IR*, which is a voltage. The power lost is *I*^{2}*R*.': current * resistance,
      'You doubled the current instead of squaring it.': 2 * current * resistance,
      'You divided by the resistance. The power lost is *I*^{2} **multiplied** by *R*.':
        (current * current) / resistance,
      'You squared the resistance as well. In *I*^{2}*R* only the current is squared.': right * resistance,
      'You gave the power that is transmitted. Only a small part of it is lost.': power * 1000,
    })
    if (!allDiffer([right, ...wrong.map(([value]) => value)], 2)) return null
    if (right > 9999 || current * resistance < 5) return null
    return {
      source: random.pick(['wind farm', 'small power station', 'solar farm']),
      voltage,
      current,
      resistance,
      power,
      right,
      wrong: random.sample(
        wrong.filter(([value]) => value < 1e5),
        3,
      ),
    }
  },
  make: ({ source, voltage, current, resistance, power, right, wrong }) => ({
    stem: `A ${source} transmits ${quantity(power, 'kW')} at a voltage of ${quantity(voltage, 'kV')} through cables. The total resistance of the cables is ${quantity(resistance, 'Ω', 2)}.`,
    prompt: 'How much power is lost in the cables?',
    options: numbers({
      right,
      unit: 'W',
      sigFigs: 2,
      wrong,
    }),
    solution: `Current in the cables: *I* = *P* ÷ *V* = ${plain(power * 1000)} ÷ ${plain(voltage * 1000)} = ${quantity(current, 'A')}.

Power lost = *I*^{2}*R* = ${current}^{2} × ${plain(resistance, 1)} = ${quantity(right, 'W', 2)}.`,
  }),
  verify: ({ voltage, resistance, power }) => {
    const amps = power / voltage
    const dropped = amps * resistance
    return amps * dropped
  },
})

supplement('loss-at-another-voltage', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const factor = random.pick([2, 3, 4, 5, 10])
    const low = random.pick([5, 10, 11, 20, 33])
    const right = random.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25])
    const before = right * factor * factor
    const higher = random.chance(0.4)
    if (before > 1000 || (!higher && right % factor !== 0)) return null
    return { factor, low, right, before, higher }
  },
  make: ({ factor, low, right: small, before: large, higher }) => {
    const square = factor * factor
    const [before, right] = higher ? [large, small] : [small, large]
    const [from, to] = higher ? [low, low * factor] : [low * factor, low]
    const times = higher ? 1 / factor : factor
    return {
      stem: `The same power is transmitted through the same cables, first at ${quantity(from, 'kV')} and then at ${quantity(to, 'kV')}. At ${quantity(from, 'kV')} the power lost in the cables is ${quantity(before, 'kW')}.`,
      prompt: `What is the power lost in the cables at ${quantity(to, 'kV')}?`,
      options: numbers({
        right,
        wrong: {
          'You left the loss unchanged. Another voltage means another current in the cables.': before,
          'You changed the loss in the ratio of the currents. It depends on the square of the current.':
            before * times,
          [`You let the loss rise and fall with the voltage. A ${higher ? 'higher' : 'lower'} voltage means a ${higher ? 'smaller' : 'larger'} current and a ${higher ? 'smaller' : 'larger'} loss.`]:
            before / times,
        },
        unit: 'kW',
      }),
      solution: `The power is *IV*. At ${higher ? `${factor === 2 ? 'twice' : `${factor} times`} the voltage` : `1/${factor} of the voltage`} the current is ${higher ? `1/${factor} of` : `${factor} times`} what it was.

The loss is *I*^{2}*R*, so it is ${higher ? `1/${square} of` : `${square} times`} what it was: ${plain(before)}\u00a0kW ${higher ? '÷' : '×'} ${square} = ${quantity(right, 'kW')}.`,
    }
  },
  verify: ({ factor, low, right: small, before: large, higher }) => {
    const [before, from, to] = higher ? [large, low, low * factor] : [small, low * factor, low]
    const power = 1e5
    const resistance = before / (power / from) ** 2
    return Math.round((power / to) ** 2 * resistance * 1e6) / 1e6
  },
})
