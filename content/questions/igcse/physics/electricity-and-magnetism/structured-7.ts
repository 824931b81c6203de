import { structured } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { component, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, rect, text } from '@/lib/figures/shapes'

const supplement = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

/** Whether two significant figures print the value in full. */
const isNeat = (value: number) => Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value)

/** Two significant figures where they print the value in full, else three. */
const show = (value: number, unit: string) => quantity(value, unit, isNeat(value) ? 2 : 3)

const SUPPLIES = [
  { use: 'A doorbell', volts: [240, 12], amps: [0.4, 2] },
  { use: 'A phone charger', volts: [240, 5], amps: [0.6, 3] },
  { use: 'A model railway', volts: [240, 16], amps: [0.5, 2.5] },
  { use: 'A garden lamp', volts: [220, 11], amps: [1, 4] },
  { use: 'A laptop charger', volts: [240, 20], amps: [1.2, 4.8] },
  { use: 'A small heating pad', volts: [120, 24], amps: [0.5, 2] },
] as const

const charger = template({
  ...supplement,
  name: 'step-down-transformer',
  subtopic: '4.5.6',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => {
    const { use, volts, amps } = random.pick(SUPPLIES)
    const [high, low] = volts
    const ratio = high / low
    const turns = random.step(20, 120, 5)
    const out = random.step(amps[0], amps[1], 0.1)
    return {
      use,
      high,
      low,
      primary: ratio * turns,
      turns,
      out,
      into: out / ratio,
      verb: random.pick(['uses', 'works with']),
    }
  },
  make: ({ use, high, low, primary, turns, out, into, verb }) =>
    structured({
      stem: `${use} ${verb} a transformer. Its primary coil has ${plain(primary)} turns and is connected to a ${quantity(high, 'V')} a.c. supply. The p.d. across its secondary coil is ${quantity(low, 'V')}.`,
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'Calculate the number of turns on the secondary coil.',
          command: 'Calculate',
          subtopic: '4.5.6',
          objective: 'AO2',
          marks: 2,
          answer: turns,
          unit: '',
          unitMode: 'given',
          sigFigs: 3,
          form: 'any',
          scheme: [
            {
              code: 'C1',
              text: `*V*_{p} ÷ *V*_{s} = *N*_{p} ÷ *N*_{s}, or ${plain(primary)} × ${low} ÷ ${high}`,
            },
            { code: 'A1', text: `${turns} turns` },
          ],
          solution: `*V*_{p} ÷ *V*_{s} = *N*_{p} ÷ *N*_{s}, so *N*_{s} = *N*_{p} × *V*_{s} ÷ *V*_{p} = ${plain(primary)} × ${low} ÷ ${high} = ${turns}.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt:
            'Explain how the alternating p.d. across the primary coil causes a p.d. across the secondary coil.',
          command: 'Explain',
          subtopic: '4.5.6',
          objective: 'AO1',
          marks: 3,
          lines: 5,
          scheme: [
            {
              code: 'B1',
              text: 'the alternating current in the primary coil produces a changing / alternating magnetic field',
            },
            { code: 'B1', text: 'in the (soft-iron) core, which links it to the secondary coil' },
            { code: 'B1', text: 'the changing field induces an (alternating) e.m.f. in the secondary coil' },
          ],
          modelAnswer:
            'There is an alternating current in the primary coil, which produces a changing magnetic field. The soft-iron core carries this field to the secondary coil. The changing field through the secondary coil induces an alternating e.m.f. in it.',
          solution:
            'Three steps: alternating current gives a changing field; the core carries the field to the secondary coil; the changing field induces an e.m.f. there. A steady current would give no e.m.f.',
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: `The transformer is 100% efficient. The current in the secondary coil is ${show(out, 'A')}. Calculate the current in the primary coil. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.5.6',
          objective: 'AO2',
          marks: 2,
          answer: into,
          unit: 'A',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `*I*_{p}*V*_{p} = *I*_{s}*V*_{s}, or ${show(out, '')} × ${low} ÷ ${high}` },
            { code: 'A1', text: quantity(into, 'A', 2) },
          ],
          solution: `Without loss the power in both coils is the same: *I*_{p}*V*_{p} = *I*_{s}*V*_{s}. *I*_{p} = ${show(out, '')} × ${low} ÷ ${high} = ${quantity(into, 'A', 2)}.`,
        },
      ],
    }),
  verify: ({ high, low, primary, out }) => ({ a: primary / (high / low), c: (out * low) / high }),
})

const STATIONS = [
  'A wind farm',
  'A solar power station',
  'A hydroelectric power station',
  'A geothermal power station',
] as const

const cables = template({
  ...supplement,
  name: 'loss-in-transmission-cables',
  subtopic: '4.5.6',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => {
    const kilovolts = random.pick([20, 25, 40, 50, 80, 100])
    const amps = random.step(20, 90, 5)
    const ohms = random.step(1, 6, 0.5)
    const megawatts = (kilovolts * amps) / 1000
    const loss = amps ** 2 * ohms
    return isNeat(megawatts) && loss < megawatts * 1e5
      ? {
          kilovolts,
          amps,
          ohms,
          megawatts,
          loss,
          who: random.pick(STATIONS),
          generated: random.pick([1, 2, 5, 10]),
          stationFirst: random.chance(0.5),
        }
      : null
  },
  make: ({ kilovolts, amps, ohms, megawatts, loss, who, generated, stationFirst }) => {
    const items = [
      { id: 'station', text: 'the transformer at the power station' },
      { id: 'town', text: 'the transformer near the town' },
    ]
    return structured({
      stem: `${who} supplies a distant town, as shown. The electrical power that enters the cables is ${show(megawatts, 'MW')} at a voltage of ${quantity(kilovolts, 'kV')}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/from-a-station-to-a-town',
          title: 'Transmission of electricity from a power station to a town',
          description: `A chain of boxes from left to right: a power station at ${generated} kilovolts, a transformer, two long cables at ${kilovolts} kilovolts, another transformer and a town at 230 volts.`,
          height: 104,
        },
        rect(4, 36, 62, 44, 'l sheet') + centred(35, 58, 'power\nstation', 's'),
        arrow(66, 58, 98, 58),
        rect(98, 36, 44, 44, 'l w') + centred(120, 58, 'trans-\nformer', 's'),
        wire([
          [142, 50],
          [220, 50],
        ]) +
          wire([
            [142, 66],
            [220, 66],
          ]),
        text(181, 92, 'cables', { anchor: 'middle', cls: 's' }),
        rect(220, 36, 44, 44, 'l w') + centred(242, 58, 'trans-\nformer', 's'),
        arrow(264, 58, 298, 58),
        rect(298, 36, 58, 44, 'l sheet') + centred(327, 58, 'town', 's'),
        text(82, 24, quantity(generated, 'kV'), { anchor: 'middle', cls: 'tp' }),
        text(181, 24, quantity(kilovolts, 'kV'), { anchor: 'middle', cls: 'tp' }),
        text(281, 24, quantity(230, 'V'), { anchor: 'middle', cls: 'tp' }),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Choose the description of each transformer.',
          command: 'Identify',
          subtopic: '4.5.6',
          objective: 'AO1',
          marks: 2,
          items: stationFirst ? items : items.toReversed(),
          targets: [
            { id: 'upS', text: 'step-up, more turns on the secondary coil' },
            { id: 'upP', text: 'step-up, more turns on the primary coil' },
            { id: 'downS', text: 'step-down, more turns on the secondary coil' },
            { id: 'downP', text: 'step-down, more turns on the primary coil' },
          ],
          answer: { station: 'upS', town: 'downP' },
          scheme: [
            { code: 'B1', text: 'at the power station: step-up, more turns on the secondary coil' },
            { code: 'B1', text: 'near the town: step-down, more turns on the primary coil' },
          ],
          solution: `The voltage rises from ${quantity(generated, 'kV')} to ${quantity(kilovolts, 'kV')} at the power station and falls to ${quantity(230, 'V')} near the town. The coil with the higher voltage has more turns.`,
        },
        {
          kind: 'numeric',
          label: 'b.i',
          prompt: 'Calculate the current in the cables. Give the unit.',
          command: 'Calculate',
          subtopic: '4.5.6',
          objective: 'AO2',
          marks: 2,
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            {
              code: 'C1',
              text: `*I* = *P* ÷ *V*, or ${plain(megawatts * 1e6)} ÷ ${plain(kilovolts * 1000)}`,
            },
            { code: 'A1', text: quantity(amps, 'A') },
          ],
          solution: `The power is ${plain(megawatts * 1e6)} W and the voltage ${plain(kilovolts * 1000)} V. *I* = *P* ÷ *V* = ${quantity(amps, 'A')}.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: `The total resistance of the cables is ${show(ohms, 'Ω')}. Calculate the power loss in the cables.`,
          command: 'Calculate',
          subtopic: '4.5.6',
          objective: 'AO2',
          marks: 2,
          answer: loss,
          unit: 'W',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b.i', formula: `x*x*${ohms}` },
          scheme: [
            { code: 'C1', text: `*P* = *I*^{2}*R*, or ${amps}^{2} × ${show(ohms, '')}` },
            { code: 'A1', text: show(loss, 'W') },
          ],
          solution: `*P* = *I*^{2}*R* = ${amps}^{2} × ${show(ohms, '')} = ${show(loss, 'W')}. Only the current in the cables counts, not the voltage of ${quantity(kilovolts, 'kV')}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt:
            'Explain why less energy is lost in the cables when the same power is transmitted at a higher voltage.',
          command: 'Explain',
          subtopic: '4.5.6',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            { code: 'B1', text: 'the current (for the same power) is smaller' },
            {
              code: 'B1',
              text: 'the power loss is *I*^{2}*R*, so it is (much) smaller / less heating of the cables',
            },
          ],
          modelAnswer:
            'For the same power, a higher voltage means a smaller current. The power loss in the cables is *I*^{2}*R*, so with a smaller current much less energy is transferred to the surroundings by heating.',
          solution:
            '*P* = *IV*: with twice the voltage, half the current carries the same power. The loss depends on the square of the current, so it falls to a quarter.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'State **one** other advantage of transmission at a high voltage.',
          command: 'State',
          subtopic: '4.5.6',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [{ code: 'B1', text: 'thinner / lighter / cheaper cables can be used' }],
          modelAnswer: 'Thinner cables can be used, because the current is smaller.',
          solution:
            'Thin cables are lighter and cheaper, and need less strong supports. They can be used because the current in them is small.',
        },
      ],
    })
  },
  verify: ({ kilovolts, megawatts, ohms }) => {
    const current = (megawatts * 1000) / kilovolts
    return { 'b.i': current, 'b.ii': current * (current * ohms) }
  },
})

const SPEAKERS = [
  ['the loudspeaker of a radio', 'radio'],
  ['the loudspeaker of a television', 'television'],
  ['a loudspeaker at a concert', 'amplifier'],
  ['the small loudspeaker of an alarm', 'alarm circuit'],
  ['the loudspeaker in a car', 'car stereo'],
] as const

const loudspeaker = template({
  ...supplement,
  calculator: 'not-needed',
  name: 'action-of-a-loudspeaker',
  subtopic: '4.5.3',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({
    which: random.pick(SPEAKERS),
    bigger: random.chance(0.5),
    cone: random.pick(['paper cone', 'plastic cone', 'light cone']),
  }),
  make: ({ which: [which, source], bigger, cone }) => {
    const [change, strength, loud] = bigger
      ? ['increased', 'stronger', 'louder']
      : ['decreased', 'weaker', 'quieter']
    return structured({
      stem: `In ${which}, a coil is fixed to a ${cone}. The coil is in the field of a permanent magnet. The ${source} supplies an alternating current to the coil.`,
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt:
            'Put the statements in order, from the cause to its last effect, to describe how the loudspeaker works.',
          command: 'Describe',
          subtopic: '4.5.3',
          objective: 'AO1',
          marks: 3,
          items: [
            { id: 'current', text: 'There is an alternating current in the coil.' },
            { id: 'field', text: 'The magnetic field of the coil keeps reversing its direction.' },
            { id: 'force', text: 'The force between the coil and the permanent magnet keeps reversing.' },
            { id: 'cone', text: 'The coil and the cone vibrate.' },
            { id: 'sound', text: 'Sound waves travel through the air.' },
          ],
          answer: ['current', 'field', 'force', 'cone', 'sound'],
          scheme: sequenceScheme(5, 3),
          solution:
            'The current makes the coil an electromagnet. When the current is reversed, so is the field of the coil, and the permanent magnet pulls instead of pushing. The coil and the cone move to and fro, and the cone sets the air vibrating.',
        },
        {
          kind: 'written',
          label: 'b',
          prompt: 'State the difference between an alternating current (a.c.) and a direct current (d.c.).',
          command: 'State',
          subtopic: '4.2.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            { code: 'B1', text: 'a.c. keeps reversing its direction and d.c. is in one direction only' },
          ],
          modelAnswer:
            'An alternating current keeps reversing its direction; a direct current is in one direction only.',
          solution:
            'Direct means one direction only, as from a battery. Alternating means first in one direction and then in the other, again and again.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `The size of the alternating current in the coil is ${change}. Explain the effect on the sound.`,
          command: 'Explain',
          subtopic: '4.5.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: `the magnetic field of the coil is ${strength}, or the force on the coil is ${bigger ? 'greater' : 'smaller'}`,
            },
            {
              code: 'B1',
              text: `${bigger ? 'greater' : 'smaller'} vibration of the cone, so the sound is ${loud}`,
            },
          ],
          modelAnswer: `The magnetic field of the coil becomes ${strength}, so the force between the coil and the magnet is ${bigger ? 'greater' : 'smaller'}. The cone vibrates with a ${bigger ? 'greater' : 'smaller'} amplitude and the sound is ${loud}.`,
          solution: `A ${bigger ? 'larger' : 'smaller'} current gives a ${strength} magnetic field and a ${bigger ? 'greater' : 'smaller'} force. The amplitude of the vibration, and with it the loudness, ${bigger ? 'increases' : 'decreases'}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'State why steel, and not soft iron, is a suitable material for the permanent magnet.',
          command: 'State',
          subtopic: '4.1',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            { code: 'B1', text: 'steel keeps its magnetism, or soft iron loses its magnetism easily' },
          ],
          modelAnswer: 'Steel keeps its magnetism, whereas soft iron loses its magnetism easily.',
          solution:
            'A permanent magnet must stay magnetised. Steel does; soft iron is used where the magnetism must disappear again.',
        },
      ],
    })
  },
})

const CONDUCTORS = ['copper', 'iron', 'aluminium', 'brass', 'silver'] as const
const INSULATORS = ['glass', 'rubber', 'dry wood', 'polythene', 'nylon'] as const

const tester = template({
  ...supplement,
  name: 'conductor-tester',
  subtopic: '4.2.1',
  difficulty: 2,
  checked: '2026-11-20',
  values: random => {
    const milli = random.step(120, 480, 20)
    const seconds = random.pick([20, 25, 30, 40, 50, 60])
    const [metal, insulator] = [random.sample(CONDUCTORS, 2), random.sample(INSULATORS, 2)]
    return { milli, seconds, metal, insulator, strips: random.shuffle([...metal, ...insulator]) }
  },
  make: ({
    milli,
    seconds,
    metal: [metal = 'copper', other = 'iron'],
    insulator: [insulator = 'glass', last = 'rubber'],
    strips,
  }) => {
    const charge = (milli / 1000) * seconds
    return structured({
      stem: 'A student uses the circuit shown to find out which materials are electrical conductors. Strips of different materials are connected between the terminals M and N.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/circuit-with-a-gap',
          title: 'A circuit with a battery, a lamp and a gap between two terminals',
          description:
            'A battery and a lamp are connected in series. The loop has a gap at the bottom between two open terminals, labelled M on the left and N on the right.',
          height: 150,
        },
        component('battery', 60, 34, 180, 34),
        component('lamp', 180, 34, 300, 34),
        wire([
          [60, 34],
          [60, 110],
          [126, 110],
        ]),
        wire([
          [300, 34],
          [300, 110],
          [234, 110],
        ]),
        terminal(130, 110) + terminal(230, 110),
        text(130, 134, 'M', { anchor: 'middle', cls: 'b' }) +
          text(230, 134, 'N', { anchor: 'middle', cls: 'b' }),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Choose what is observed with each strip.',
          command: 'Predict',
          subtopic: '4.2.1',
          objective: 'AO1',
          marks: 1,
          items: strips.map((each, at) => ({ id: `s${at}`, text: each })),
          targets: [
            { id: 'lit', text: 'the lamp is lit' },
            { id: 'dark', text: 'the lamp is not lit' },
          ],
          answer: Object.fromEntries(
            strips.map((each, at) => [`s${at}`, each === metal || each === other ? 'lit' : 'dark']),
          ),
          scheme: [{ code: 'B1', text: 'all four correct' }],
          solution: `The metals ${metal} and ${other} are conductors: they complete the circuit and the lamp is lit. The other two, ${insulator} and ${last}, are insulators.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt: `Explain, in terms of electrons, why there is a current in ${metal} but not in ${insulator}.`,
          command: 'Explain',
          subtopic: '4.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: `${metal} (a conductor) contains free electrons / electrons that can move through it`,
            },
            { code: 'B1', text: `in ${insulator} (an insulator) the electrons are not free to move` },
          ],
          modelAnswer: `There are free electrons in ${metal}, which move through it when it is connected to the battery. In ${insulator} the electrons are held by their atoms and cannot move through the material.`,
          solution:
            'A current in a solid is a flow of electrons. Metals have free electrons; in an insulator (nearly) all electrons are bound.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'An ammeter is used to measure the current in the strip. State how it is connected.',
          command: 'State',
          subtopic: '4.2.2',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [{ code: 'B1', text: 'in series (with the strip or the lamp)' }],
          modelAnswer: 'The ammeter is connected in series with the strip.',
          solution:
            'The current to be measured must pass through the ammeter, so it is connected in series, anywhere in this single loop.',
        },
        {
          kind: 'numeric',
          label: 'd',
          prompt: `With the ${metal} strip the current is ${quantity(milli, 'mA')}. Calculate the charge that passes through the strip in ${quantity(seconds, 's')}. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.2',
          objective: 'AO2',
          marks: 2,
          answer: charge,
          unit: 'C',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `*Q* = *It*, or ${show(milli / 1000, '')} × ${seconds}` },
            { code: 'A1', text: show(charge, 'C') },
          ],
          solution: `The current is ${show(milli / 1000, 'A')}. *Q* = *It* = ${show(milli / 1000, '')} × ${seconds} = ${show(charge, 'C')}.`,
        },
      ],
    })
  },
  verify: ({ milli, seconds }) => {
    let charge = 0 // mC, second by second
    for (let at = 0; at < seconds; at += 1) charge += milli
    return { d: charge / 1000 }
  },
})

export const templates = [charger, cables, loudspeaker, tester]
