import {
  allDiffer,
  choice,
  inThisOrder,
  numbers,
  rows,
  statements,
  type Wrong,
} from '@/lib/exams/authoring/options'
import { money, plain, quantity, toSigFigs } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { centred, circle, line, text } from '@/lib/figures/shapes'

const core = { style: 'choice', tier: 'core', calculator: 'not-needed' } as const
const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

/** Whether two significant figures print the value in full. */
const tidy = (value: number) => Math.abs(toSigFigs(value, 2) - value) < 1e-9 * value

// 4.2.3 Electromotive force and potential difference

const EMF = 'the electrical work done by a source in moving a unit charge around a complete circuit'
const PD = 'the work done by a unit charge passing through a component'

const meanings = template({
  ...core,
  checked: '2026-11-20',
  name: 'meaning-of-emf-and-pd',
  subtopic: '4.2.3',
  difficulty: 2,
  values: random => ({
    emf: random.chance(0.5),
    wrong: random.sample<Wrong>(
      [
        [
          'the force that a source exerts on a unit charge in the circuit',
          'You took it to be a force. It is work done for each unit of charge, in volts.',
        ],
        ['the charge that passes a point in the circuit in a unit time', 'You described the current.'],
        ['the energy transferred by a component in a unit time', 'You described power.'],
        [
          'the total charge that a source can move around a complete circuit',
          'You described an amount of charge, not work done for each unit of charge.',
        ],
      ],
      2,
    ),
  }),
  make: ({ emf, wrong }) =>
    choice({
      stem: `A battery is connected to a lamp. Both the electromotive force (e.m.f.) of the battery and the potential difference (p.d.) across the lamp are measured in volts.`,
      prompt: emf ? 'What is the e.m.f. of the battery?' : 'What is the p.d. across the lamp?',
      subtopic: '4.2.3',
      objective: 'AO1',
      options: statements(emf ? EMF : PD, [
        [
          emf ? PD : EMF,
          `You gave the meaning of ${emf ? 'p.d., which belongs to a component' : 'e.m.f., which belongs to a source'}.`,
        ],
        ...wrong,
      ]),
      solution: emf
        ? `The e.m.f. of a source is ${EMF}. The p.d. belongs to a component: it is ${PD}.`
        : `The p.d. across a component is ${PD}. The e.m.f. belongs to a source: it is ${EMF}.`,
    }),
  verify: ({ emf }) => [PD, EMF][Number(emf)] ?? '',
})

const METERS = ['series', 'lamp', 'resistor', 'both'] as const
type MeterPlace = (typeof METERS)[number]
const MEASURED: Record<MeterPlace, string> = {
  series: 'It is in series, so it measures the current.',
  lamp: 'It is across the lamp only.',
  resistor: 'It is across the resistor only.',
  both: 'It is across the lamp and the resistor together.',
}

const findVoltmeter = template({
  ...core,
  checked: '2026-11-20',
  name: 'which-meter-measures-the-pd',
  subtopic: '4.2.3',
  difficulty: 2,
  values: random => ({
    order: random.shuffle(METERS),
    asked: random.pick(['lamp', 'resistor', 'both'] as const),
    swapped: random.chance(0.5),
  }),
  make: ({ order, asked, swapped }) => {
    const number = (place: MeterPlace) => String(order.indexOf(place) + 1)
    const meter = (place: MeterPlace, x: number, y: number) =>
      circle(x, y, 14, 'l sheet') + centred(x, y, number(place))
    const [first, second] = swapped ? (['resistor', 'lamp'] as const) : (['lamp', 'resistor'] as const)
    const target = asked === 'both' ? 'the lamp and the resistor together' : `the ${asked} only`
    return choice({
      stem: 'The circuit contains a battery, a lamp, a resistor and four meters, numbered 1 to 4. The meters are connected correctly.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/four-meters',
          title: 'A circuit with four meters',
          description: `A battery, meter ${number('series')}, a ${first} and a ${second} are in one loop. Meter ${number(first)} is in a side branch joined to the wire on each side of the ${first}. Meter ${number(second)} is in a side branch joined on each side of the ${second}. Meter ${number('both')} is in a branch that joins the wire before the ${first} to the wire after the ${second}.`,
          height: 240,
        },
        component('battery', 30, 34, 330, 34),
        line(30, 34, 30, 110),
        wire([
          [330, 34],
          [330, 110],
        ]),
        meter('series', 30, 72),
        wire([
          [30, 110],
          [70, 110],
        ]),
        component(first, 70, 110, 170, 110),
        line(170, 110, 190, 110),
        component(second, 190, 110, 290, 110),
        line(290, 110, 330, 110),
        wire([
          [70, 110],
          [70, 162],
          [170, 162],
          [170, 110],
        ]),
        wire([
          [190, 110],
          [190, 162],
          [290, 162],
          [290, 110],
        ]),
        wire([
          [50, 110],
          [50, 214],
          [310, 214],
          [310, 110],
        ]),
        [50, 70, 170, 190, 290, 310].map(x => junction(x, 110)).join(''),
        meter(first, 120, 162),
        meter(second, 240, 162),
        meter('both', 180, 214),
      ),
      prompt: `Which meter is a voltmeter that measures the p.d. across ${target}?`,
      subtopic: '4.2.3',
      objective: 'AO1',
      options: inThisOrder(
        order.map((place, at) =>
          place === asked
            ? `meter ${at + 1}`
            : ([`meter ${at + 1}`, `You chose the wrong meter. ${MEASURED[place]}`] as Wrong),
        ),
      ),
      solution: `A voltmeter is connected in parallel, with one lead on each side of what it measures. Meter ${number(asked)} is joined to the wire on each side of ${asked === 'both' ? 'the pair' : `the ${asked}`}.

Meter ${number('series')} is in series: it is an ammeter.`,
    })
  },
  verify: ({ order, asked }) => `meter ${order.indexOf(asked) + 1}`,
})

const VOLT_RANGES = ['0–1 V', '0–3 V', '0–5 V', '0–15 V', '0–30 V']

const voltmeterRange = template({
  ...core,
  checked: '2026-11-20',
  name: 'voltmeter-range-and-connection',
  subtopic: '4.2.3',
  difficulty: 2,
  values: random => ({
    facts: random.pick([
      { expected: 1.5, best: 1 },
      { expected: 2.4, best: 1 },
      { expected: 4.5, best: 2 },
      { expected: 3.6, best: 2 },
      { expected: 9, best: 3 },
      { expected: 12, best: 3 },
    ]),
    device: random.pick(['lamp', 'heater', 'motor', 'resistor']),
  }),
  make: ({ facts: { expected, best }, device }) => {
    const range = (at: number) => VOLT_RANGES[at] ?? ''
    return choice({
      stem: `A student measures the p.d. across a ${device} in a circuit. The p.d. is expected to be about ${quantity(expected, 'V', 2)}, and the reading is to be as precise as possible.`,
      prompt: `Which range of the voltmeter should be used, and how should the voltmeter be connected?`,
      subtopic: '4.2.3',
      objective: 'AO1',
      options: rows(
        ['range', `connection to the ${device}`],
        [range(best), 'in parallel'],
        [
          [[range(best), 'in series'], 'You connected the voltmeter like an ammeter.'],
          [
            [range(best - 1), 'in parallel'],
            'You chose a range that is too small: the p.d. is larger than its maximum.',
          ],
          [
            [range(best + 1), 'in parallel'],
            'You chose a larger range than is needed, so the reading would be less precise.',
          ],
        ],
      ),
      solution: `A voltmeter measures the p.d. between the two ends of the ${device}, so it is connected in parallel with it.

The best range is the smallest one that is larger than ${quantity(expected, 'V', 2)}: ${range(best)}.`,
    })
  },
  verify: ({ facts: { expected } }) =>
    VOLT_RANGES.find(range => Number(/(\d+) V/.exec(range)?.[1]) > expected) ?? '',
})

const emfWork = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'emf-work-and-charge',
  subtopic: '4.2.3',
  difficulty: 3,
  values: random => {
    const emf = random.pick([1.5, 3, 4.5, 6, 9, 12])
    const charge = random.step(200, 900, 50)
    const work = emf * charge
    const asked = random.pick(['emf', 'charge'] as const)
    const [right, wrong] =
      asked === 'emf'
        ? [emf, [work / 1000 / charge, charge / work, charge / (work / 1000)]]
        : [charge, [work / 1000 / emf, work * emf, emf / (work / 1000)]]
    return allDiffer([right, ...wrong], 2)
      ? {
          emf,
          charge,
          work,
          asked,
          right,
          wrong,
          source: random.pick(['battery', 'rechargeable battery', 'd.c. power supply']),
        }
      : null
  },
  make: ({ emf, charge, work, asked, right, wrong: [kilo = 0, second = 0, third = 0], source }) => {
    const forEmf = asked === 'emf'
    return choice({
      stem: forEmf
        ? `A ${source} does ${quantity(work / 1000, 'kJ')} of electrical work in moving a charge of ${quantity(charge, 'C')} around a complete circuit.`
        : `A ${source} with an e.m.f. of ${quantity(emf, 'V', 2)} does ${quantity(work / 1000, 'kJ')} of electrical work in moving charge around a complete circuit.`,
      prompt: forEmf
        ? `What is the e.m.f. of the ${source}?`
        : 'How much charge is moved around the circuit?',
      subtopic: '4.2.3',
      objective: 'AO2',
      options: numbers({
        right,
        unit: forEmf ? 'V' : 'C',
        sigFigs: 2,
        wrong: [
          [kilo, 'You left the work in kilojoules instead of changing it to joules.'],
          [
            second,
            forEmf
              ? 'You divided the charge by the work; *E* = *W* ÷ *Q*.'
              : 'You multiplied the work by the e.m.f.; *Q* = *W* ÷ *E*.',
          ],
          [third, `You had the formula upside down, and you left the work in kilojoules.`],
        ],
      }),
      solution: `Work: ${plain(work / 1000)} × 1000 = ${quantity(work, 'J')}.

${forEmf ? `*E* = *W* ÷ *Q* = ${plain(work)} ÷ ${charge} = ${quantity(emf, 'V', 2)}` : `*E* = *W* ÷ *Q*, so *Q* = *W* ÷ *E* = ${plain(work)} ÷ ${plain(emf)} = ${quantity(charge, 'C', 2)}`}.`,
    })
  },
  verify: ({ charge, work, emf, asked }) => {
    let moved = 0
    let done = 0
    while (done + emf <= work) {
      done += emf
      moved += 1
    }
    return asked === 'charge' ? moved : done / charge
  },
})

const energyShared = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'energy-shared-by-two-components',
  subtopic: '4.2.3',
  difficulty: 4,
  values: random => {
    const emf = random.pick([6, 9, 12])
    const lamp = random.step(1.5, emf - 1.5, 0.5)
    const charge = random.step(20, 80, 10)
    const asked = random.pick(['energy', 'pd'] as const)
    const first = lamp * charge
    const right = asked === 'energy' ? (emf - lamp) * charge : emf - lamp
    const wrong = asked === 'energy' ? [emf * charge, first, emf * charge + first] : [emf, lamp, emf + lamp]
    return allDiffer([right, ...wrong], 2) && [right, lamp, first, ...wrong].every(tidy)
      ? { emf, charge, first, asked, right, wrong, other: random.pick(['motor', 'resistor', 'heater']) }
      : null
  },
  make: ({ emf, charge, first, asked, right, wrong: [whole = 0, same = 0, sum = 0], other }) => {
    const energy = asked === 'energy'
    return choice({
      stem: `A battery with an e.m.f. of ${quantity(emf, 'V', 2)} is connected to a lamp and a ${other} in series. When ${quantity(charge, 'C')} of charge has passed around the circuit, ${quantity(first, 'J')} of energy has been transferred in the lamp. The resistance of the battery and the wires can be ignored.`,
      prompt: energy
        ? `How much energy has been transferred in the ${other}?`
        : `What is the p.d. across the ${other}?`,
      subtopic: '4.2.3',
      objective: 'AO2',
      options: numbers({
        right,
        unit: energy ? 'J' : 'V',
        sigFigs: 2,
        wrong: energy
          ? [
              [
                whole,
                'You found the work done by the battery, but did not subtract the energy transferred in the lamp.',
              ],
              [same, `You gave the ${other} the same energy as the lamp.`],
              [sum, 'You added the energy transferred in the lamp instead of subtracting it.'],
            ]
          : [
              [whole, 'You gave the e.m.f. of the battery. The p.d. across the lamp must be subtracted.'],
              [same, `You found the p.d. across the lamp, not across the ${other}.`],
              [sum, 'You added the p.d. across the lamp to the e.m.f. instead of subtracting it.'],
            ],
      }),
      solution: energy
        ? `Work done by the battery: *W* = *EQ* = ${emf} × ${charge} = ${quantity(emf * charge, 'J')}.

All of it is transferred in the two components: ${plain(emf * charge)} − ${plain(first)} = ${quantity(right, 'J', 2)}.`
        : `P.d. across the lamp: *V* = *W* ÷ *Q* = ${plain(first)} ÷ ${charge} = ${quantity(first / charge, 'V', 2)}.

The p.d.s across the two components add up to the e.m.f.: ${emf} − ${plain(first / charge)} = ${quantity(right, 'V', 2)}.`,
    })
  },
  verify: ({ emf, charge, first, asked }) =>
    asked === 'pd' ? (emf * charge - first) / charge : (emf - first / charge) * charge,
})

// 4.2.4 Resistance

const resistanceOf = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'resistance-current-and-pd',
  subtopic: '4.2.4',
  difficulty: 2,
  values: random => {
    const pd = random.step(1.5, 12, 0.5)
    const milli = random.step(20, 800, 10)
    const ohms = pd / (milli / 1000)
    const asked = random.pick(['resistance', 'pd'] as const)
    const [right, wrong] =
      asked === 'resistance'
        ? [ohms, [pd / milli, milli / 1000 / pd, (pd * milli) / 1000]]
        : [pd, [milli * ohms, ohms / (milli / 1000), milli / 1000 / ohms]]
    return tidy(pd) && tidy(ohms) && ohms >= 2 && allDiffer([right, ...wrong], 2)
      ? {
          pd,
          milli,
          ohms,
          asked,
          right,
          wrong,
          device: random.pick(['lamp', 'resistor', 'coil of wire']),
        }
      : null
  },
  make: ({ pd, milli, ohms, asked, right, wrong: [kilo = 0, second = 0, third = 0], device }) => {
    const forOhms = asked === 'resistance'
    return choice({
      stem: forOhms
        ? `The current in a ${device} is ${quantity(milli, 'mA')} when the p.d. across it is ${quantity(pd, 'V', 2)}.`
        : `There is a current of ${quantity(milli, 'mA')} in a ${device} that has a resistance of ${quantity(ohms, 'Ω', 2)}.`,
      prompt: forOhms ? `What is the resistance of the ${device}?` : `What is the p.d. across the ${device}?`,
      subtopic: '4.2.4',
      objective: 'AO2',
      options: numbers({
        right,
        unit: forOhms ? 'Ω' : 'V',
        sigFigs: 2,
        wrong: [
          [kilo, 'You left the current in milliamperes instead of changing it to amperes.'],
          [
            second,
            forOhms
              ? 'You divided the current by the p.d.; *R* = *V* ÷ *I*.'
              : 'You divided the resistance by the current; *V* = *IR*.',
          ],
          [
            third,
            forOhms
              ? 'You multiplied the p.d. by the current, which gives the power.'
              : 'You divided the current by the resistance; *V* = *IR*.',
          ],
        ],
      }),
      solution: `Current: ${milli} ÷ 1000 = ${quantity(milli / 1000, 'A')}.

${forOhms ? `*R* = *V* ÷ *I* = ${plain(pd)} ÷ ${plain(milli / 1000)}` : `*V* = *IR* = ${plain(milli / 1000)} × ${plain(ohms)}`} = ${quantity(right, forOhms ? 'Ω' : 'V', 2)}.`,
    })
  },
  verify: ({ pd, milli, ohms, asked }) => (asked === 'pd' ? (ohms * milli) / 1000 : 1000 / (milli / pd)),
})

const wireSize = template({
  ...core,
  checked: '2026-11-20',
  name: 'length-and-thickness-of-a-wire',
  subtopic: '4.2.4',
  difficulty: 2,
  values: random => {
    const short = random.step(0.4, 1, 0.1)
    const thin = random.step(0.2, 0.5, 0.05)
    return {
      long: short + random.step(0.3, 0.9, 0.1),
      short,
      thick: thin + random.step(0.1, 0.4, 0.05),
      thin,
      most: random.chance(0.5),
      metal: random.pick(['copper', 'nichrome', 'constantan', 'iron']),
    }
  },
  make: ({ long, short, thick, thin, most, metal }) => {
    const cells = (length: number, diameter: number) => [plain(length, 2), plain(diameter, 2)]
    const size = most ? 'largest' : 'smallest'
    const [rightLength, otherLength] = most ? [long, short] : [short, long]
    const [rightDiameter, otherDiameter] = most ? [thin, thick] : [thick, thin]
    const byLength = `You chose the wrong length: a ${most ? 'longer wire has more' : 'shorter wire has less'} resistance.`
    const byWidth = `You chose the wrong diameter: a ${most ? 'thinner wire has more' : 'thicker wire has less'} resistance.`
    return choice({
      stem: `Four ${metal} wires of different sizes are at the same temperature.`,
      prompt: `Which wire has the ${size} resistance?`,
      subtopic: '4.2.4',
      objective: 'AO1',
      options: rows(['length / m', 'diameter / mm'], cells(rightLength, rightDiameter), [
        [cells(rightLength, otherDiameter), byWidth],
        [cells(otherLength, rightDiameter), byLength],
        [
          cells(otherLength, otherDiameter),
          'You reversed both rules: a long wire and a thin wire have more resistance than a short and a thick one.',
        ],
      ]),
      solution: `A longer wire has more resistance, because the electrons have further to go. A thicker wire has less resistance, because there is more room for them to flow.

So the ${most ? 'longest and thinnest' : 'shortest and thickest'} wire has the ${size} resistance.`,
    })
  },
  verify: ({ long, short, thick, thin, most }) => {
    const wires = [long, short].flatMap(length =>
      [thick, thin].map(width => ({ length, ohms: length / width ** 2 })),
    )
    wires.sort((one, other) => (most ? other.ohms - one.ohms : one.ohms - other.ohms))
    return (wires[0]?.length ?? 0).toFixed(2)
  },
})

const PURPOSES: readonly { asked: string; right: string; wrong: Wrong[]; why: string }[] = [
  {
    asked: 'What is the purpose of the variable resistor?',
    right: 'to give several different values of current and p.d.',
    wrong: [
      [
        'to keep the current the same for every reading',
        'You have it the wrong way round: it is used to change the current.',
      ],
      [
        'to measure the resistance of the test resistor directly',
        'You took it for a meter. The resistance is calculated from the readings of the two meters.',
      ],
      [
        'to make the current in the voltmeter as large as possible',
        'You mixed up the parts: hardly any current passes through the voltmeter.',
      ],
    ],
    why: 'The variable resistor changes the resistance of the whole circuit, and so the current. Each setting gives another pair of readings of current and p.d.',
  },
  {
    asked: 'Why is the switch opened between readings?',
    right: 'to prevent the test resistor from becoming hot',
    wrong: [
      [
        'to bring the test resistor to a higher temperature',
        'You have it the wrong way round: with no current, the resistor cools.',
      ],
      [
        'to correct the zero errors of the meters',
        'You took an open switch to change the meters. A zero error must be corrected on the meter or in the results.',
      ],
      [
        'to make the p.d. of the battery larger for the next reading',
        'You took a break in the circuit to raise the e.m.f. of the battery. It does not.',
      ],
    ],
    why: 'A current heats the resistor, and a change of temperature changes its resistance. With the switch open there is no current.',
  },
  {
    asked:
      'The current and the p.d. are measured at many settings of the variable resistor. Why is this done?',
    right: 'to find the resistance from a graph or a mean value',
    wrong: [
      [
        'to make the resistance of the test resistor larger',
        'You took the test resistor to change. The settings change the current in it, not its resistance.',
      ],
      [
        'to find the range that is best for each meter',
        'You named something that is decided before the readings are taken.',
      ],
      [
        'to make the current and the p.d. equal',
        'You took current and p.d. to be the same kind of quantity. They have different units and are not made equal.',
      ],
    ],
    why: 'One pair of readings may be inaccurate. With many pairs, a straight-line graph or the mean of *V* ÷ *I* gives a more reliable value.',
  },
]

const methodCircuit = template({
  ...core,
  checked: '2026-11-20',
  name: 'voltmeter-ammeter-method',
  subtopic: '4.2.4',
  difficulty: 2,
  values: random => ({ ...random.pick(PURPOSES) }),
  make: ({ asked, right, wrong, why }) =>
    choice({
      stem: 'A student uses the circuit shown to determine the resistance of the test resistor.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/finding-a-resistance',
          title: 'Circuit for finding a resistance',
          description:
            'A battery, an open switch, a variable resistor, an ammeter and a test resistor are in series in one loop. A voltmeter is in parallel with the test resistor.',
          height: 214,
        },
        component('battery', 60, 34, 180, 34),
        component('switch', 180, 34, 300, 34),
        component('variable-resistor', 300, 34, 300, 130),
        component('ammeter', 60, 34, 60, 130),
        component('resistor', 60, 130, 300, 130),
        text(180, 115, 'test resistor', { anchor: 'middle' }),
        component('voltmeter', 120, 184, 240, 184),
        line(120, 130, 120, 184),
        line(240, 130, 240, 184),
        junction(120, 130),
        junction(240, 130),
      ),
      prompt: asked,
      subtopic: '4.2.4',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: why,
    }),
})

const TICK = { 2: 0.5, 3: 0.5, 4: 1, 5: 1, 6: 1, 8: 2, 10: 2 } as const

const fromGraph = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'resistance-from-a-graph',
  subtopic: '4.2.4',
  difficulty: 3,
  values: random => {
    const top = random.pick([2, 3, 4, 5, 6, 8, 10] as const)
    const most = random.pick([0.5, 0.25])
    const right = top / most
    const wrong = [most / top, top * most, top]
    return allDiffer([right, ...wrong], 2)
      ? { top, most, right, wrong, upright: random.pick(['V', 'I']) }
      : null
  },
  make: ({ top, most, right, wrong: [inverse = 0, product = 0, only = 0], upright }) => {
    const pd = {
      label: '*V* / V',
      max: top,
      ticks: Array.from({ length: top / TICK[top] + 1 }, (_, at) => at * TICK[top]),
      grid: true,
    }
    const amps = {
      label: '*I* / A',
      max: most,
      ticks: [0, 1, 2, 3, 4, 5].map(at => (at * most) / 5),
      format: (value: number) => (value === 0 ? '0' : value.toFixed(most === 0.25 ? 2 : 1)),
      grid: true,
    }
    const axes = graph(upright === 'V' ? { x: amps, y: pd } : { x: pd, y: amps })
    const end = upright === 'V' ? ([most, top] as const) : ([top, most] as const)
    const [up, along] = upright === 'V' ? ['p.d. V', 'current I'] : ['current I', 'p.d. V']
    return choice({
      stem: 'The graph shows how the current *I* in a resistor is related to the p.d. *V* across it.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/pd-and-current-graph',
          title: 'Graph of current and p.d. for a resistor',
          description: `The ${up} is on the vertical axis and the ${along} on the horizontal axis. A straight line goes from the origin to the point where the p.d. is ${quantity(top, 'V')} and the current is ${quantity(most, 'A')}.`,
          height: 250,
        },
        axes.axes,
        axes.line([[0, 0], end]),
      ),
      prompt: 'What is the resistance of the resistor?',
      subtopic: '4.2.4',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'Ω',
        sigFigs: 2,
        wrong: [
          [inverse, 'You divided the current by the p.d.; *R* = *V* ÷ *I*.'],
          [product, 'You multiplied the p.d. by the current.'],
          [only, 'You read the p.d. at the end of the line, but did not divide it by the current.'],
        ],
      }),
      solution: `The end of the line is at *V* = ${quantity(top, 'V')} and *I* = ${quantity(most, 'A')}.

*R* = *V* ÷ *I* = ${top} ÷ ${plain(most)} = ${quantity(right, 'Ω', 2)}. Any other point of the line gives the same value.`,
    })
  },
  verify: ({ top, most }) => (0.4 * top) / (0.4 * most),
})

const CURVES = {
  'filament lamp': {
    f: (v: number) => 3.2 * Math.asinh(v / 2),
    shape: 'The line passes through the origin and becomes less steep as the p.d. grows, in both directions.',
    change: 'increases',
    slip: 'decreases',
    why: 'The curve becomes less steep: twice the p.d. gives less than twice the current. So *V* ÷ *I* becomes larger. The filament gets hotter, and its resistance increases.',
  },
  'fixed resistor': {
    f: (v: number) => 0.8 * v,
    shape: 'The line is straight and passes through the origin.',
    change: 'stays the same',
    slip: 'increases',
    why: 'The line is straight and passes through the origin, so *V* ÷ *I* is the same everywhere: the resistance is constant.',
  },
  diode: {
    f: (v: number) => (v < 2 ? 0 : ((v - 2) / 2.5) ** 2.2),
    shape:
      'The line lies along the axis for negative p.d. and for a small positive p.d., and then rises more and more steeply.',
    change: 'decreases',
    slip: 'increases',
    why: 'There is a current in one direction only. As the p.d. in this direction increases, the current rises more and more steeply, so *V* ÷ *I* becomes smaller: the resistance decreases.',
  },
} as const
type CurveName = keyof typeof CURVES

const currentVoltage = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'current-voltage-graphs',
  subtopic: '4.2.4',
  difficulty: 3,
  values: random => ({ name: random.pick(Object.keys(CURVES) as CurveName[]) }),
  make: ({ name }) => {
    const { f, shape, change, slip, why } = CURVES[name]
    const axes = graph({
      x: { label: '', min: -10, max: 10 },
      y: { label: '', min: -10, max: 10 },
      left: 80,
      top: 24,
      width: 200,
      height: 160,
    })
    const others = (Object.keys(CURVES) as CurveName[]).filter(each => each !== name)
    return choice({
      stem: 'The sketch graph shows how the current *I* in a component depends on the p.d. *V* across it. A negative p.d. means that the supply is connected the other way round.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/current-against-pd',
          title: 'Sketch graph for a component',
          description: `Current I is on the vertical axis and p.d. V on the horizontal axis, both from negative to positive. ${shape}`,
          height: 200,
        },
        line(180, 20, 180, 188),
        line(76, 104, 288, 104),
        text(190, 26, '*I*'),
        text(294, 108, '*V*'),
        axes.plot(f, -10, name === 'diode' ? 9 : 10),
      ),
      prompt: 'Which row names the component and what happens to its resistance as *V* increases from zero?',
      subtopic: '4.2.4',
      objective: 'AO1',
      options: rows(
        ['component', 'resistance'],
        [name, change],
        [
          [[name, slip], `You have the right component, but not the change of *V* ÷ *I* along its graph.`],
          ...others.map((other): [string[], string] => [
            [other, CURVES[other].change],
            `You described the graph of a ${other}.`,
          ]),
        ],
      ),
      solution: why,
    })
  },
  verify: ({ name }) => {
    const f = CURVES[name].f
    if (f(-5) === 0) return 'diode'
    return Math.abs(f(10) / f(5) - 2) < 0.01 ? 'fixed resistor' : 'filament lamp'
  },
})

const lampReadings = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'readings-of-a-filament-lamp',
  subtopic: '4.2.4',
  difficulty: 3,
  values: random => {
    const scale = random.step(0.2, 0.6, 0.02)
    const top = random.pick([6, 9, 12])
    const pds = [top / 6, top / 3, top / 2, top]
    const amps = pds.map(pd => Math.round(100 * scale * ((6 * pd) / top) ** 0.5) / 100)
    return { pds, amps }
  },
  make: ({ pds, amps }) =>
    choice({
      stem: 'The table shows the p.d. across a component and the current in it.',
      table: {
        head: ['p.d. / V', 'current / A'],
        rows: pds.map((pd, at) => [plain(pd, 1), plain(amps[at] ?? 0, 2)]),
      },
      prompt: 'Which row describes the resistance as the p.d. increases, and names the component?',
      subtopic: '4.2.4',
      objective: 'AO2',
      options: rows(
        ['resistance', 'component'],
        ['increases', 'filament lamp'],
        [
          [
            ['decreases', 'filament lamp'],
            'You took the rising current to mean less resistance. Calculate *V* ÷ *I* for each row.',
          ],
          [
            ['stays the same', 'resistor at constant temperature'],
            'You did not divide: *V* ÷ *I* is not the same in all rows.',
          ],
          [
            ['decreases', 'diode'],
            'You took the current to rise faster than the p.d., but it rises more slowly.',
          ],
        ],
      ),
      solution: `First row: *R* = ${plain(pds[0] ?? 0, 1)} ÷ ${plain(amps[0] ?? 0, 2)} = ${quantity((pds[0] ?? 0) / (amps[0] ?? 1), 'Ω', 2)}. Last row: *R* = ${plain(pds[3] ?? 0, 1)} ÷ ${plain(amps[3] ?? 0, 2)} = ${quantity((pds[3] ?? 0) / (amps[3] ?? 1), 'Ω', 2)}.

The resistance increases. This is a filament lamp: a larger current makes the filament hotter, and its resistance rises.`,
    }),
  verify: ({ pds, amps }) => {
    const ohms = pds.map((pd, at) => pd / (amps[at] ?? 1))
    return ohms.every((each, at) => at === 0 || each > (ohms[at - 1] ?? 0)) ? 'increases' : 'not always'
  },
})

const proportion = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'resistance-length-and-diameter',
  subtopic: '4.2.4',
  difficulty: 4,
  values: random => {
    const { metal, ohmMetres } = random.pick([
      { metal: 'nichrome', ohmMetres: 1.1e-6 },
      { metal: 'constantan', ohmMetres: 4.9e-7 },
    ])
    const length = random.step(0.4, 1.2, 0.1)
    const width = random.step(0.2, 0.6, 0.1)
    const ohms = toSigFigs((ohmMetres * length * 4e6) / (Math.PI * width ** 2), 2)
    const longer = random.pick([0.5, 2, 3])
    const wider = random.pick([0.5, 2])
    const right = (ohms * longer) / wider ** 2
    const wrong = [(ohms * longer) / wider, ohms * longer * wider ** 2, ohms / longer / wider ** 2]
    return ohms < 25 && right < 90 && allDiffer([right, ...wrong], 2)
      ? {
          ohms,
          length,
          width,
          longer,
          wider,
          right,
          wrong,
          metal,
        }
      : null
  },
  make: ({
    ohms,
    length,
    width,
    longer,
    wider,
    right,
    wrong: [unsquared = 0, areaWrong = 0, lengthWrong = 0],
    metal,
  }) =>
    choice({
      stem: `Wires X and Y are made of ${metal} and are at the same temperature.`,
      table: {
        head: ['wire', 'length / m', 'diameter / mm', 'resistance / Ω'],
        rows: [
          ['X', plain(length, 2), plain(width, 2), quantity(ohms, '', 2)],
          ['Y', plain(length * longer, 2), plain(width * wider, 2), '?'],
        ],
      },
      prompt: 'What is the resistance of wire Y?',
      subtopic: '4.2.4',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'Ω',
        sigFigs: 2,
        wrong: [
          [
            unsquared,
            'You used the diameter instead of the cross-sectional area, which depends on the square of the diameter.',
          ],
          [areaWrong, 'You made the resistance proportional to the area. It is inversely proportional.'],
          [lengthWrong, 'You made the resistance inversely proportional to the length. It is proportional.'],
        ],
      }),
      solution: `Y has ${plain(longer)} times the length of X, so ${plain(longer)} times the resistance.

Its diameter is ${plain(wider)} times as large, so its cross-sectional area is ${plain(wider)}^{2} = ${plain(wider ** 2)} times as large. *R* is proportional to 1/*A*, so this divides the resistance by ${plain(wider ** 2)}.

*R* = ${plain(ohms)} × ${plain(longer)} ÷ ${plain(wider ** 2)} = ${quantity(right, 'Ω', 2)}.`,
    }),
  verify: ({ ohms, length, width, longer, wider }) => {
    const area = (diameter: number) => (Math.PI * diameter ** 2) / 4
    const constant = (ohms * area(width)) / length
    return (constant * length * longer) / area(width * wider)
  },
})

// 4.2.5 Electrical energy and electrical power

const ratedCurrent = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'current-from-power-rating',
  subtopic: '4.2.5',
  difficulty: 2,
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
  make: ({ device, power, mains, right, wrong: [kilo = 0, inverse = 0, both = 0] }) =>
    choice({
      stem: `The label on ${/^e/.test(device) ? 'an' : 'a'} ${device} says “${quantity(mains, 'V')}, ${quantity(power, 'kW', 2)}”. It is connected to a supply of this voltage.`,
      prompt: `What is the current in the ${device}?`,
      subtopic: '4.2.5',
      objective: 'AO2',
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

const energyOf = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'energy-from-current-pd-and-time',
  subtopic: '4.2.5',
  difficulty: 3,
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
  make: ({ pd, amps, minutes, right, wrong: [inMinutes = 0, powerOnly = 0, divided = 0], device }) =>
    choice({
      stem: `The p.d. across a ${device} is ${quantity(pd, 'V', 2)} and the current in it is ${quantity(amps, 'A', 2)}. It is switched on for ${quantity(minutes, 'minutes')}.`,
      prompt: `How much energy is transferred electrically to the ${device}?`,
      subtopic: '4.2.5',
      objective: 'AO2',
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

const kilowattHour = template({
  ...core,
  checked: '2026-11-20',
  name: 'meaning-of-kilowatt-hour',
  subtopic: '4.2.5',
  difficulty: 2,
  values: random => ({
    wrong: random.sample<Wrong>(
      [
        [
          'the power of an appliance that transfers 1 kJ in 1 hour',
          'You took the kilowatt-hour for a unit of power. It is a unit of energy.',
        ],
        [
          'the energy transferred in 1 second by an appliance with a power of 1 kW',
          'You described 1 kJ. The time is one hour.',
        ],
        [
          'the energy transferred in 1 hour by an appliance with a power of 1 W',
          'You left out the “kilo”: the power is 1000 W.',
        ],
        [
          'the power of an appliance that has been used for 1 hour',
          'You took the kilowatt-hour for a unit of power. It is a unit of energy.',
        ],
        [
          'the time in which an appliance with a power of 1 W transfers 1 kJ',
          'You took the kilowatt-hour for a time. It is a unit of energy.',
        ],
      ],
      3,
    ),
    place: random.pick(['a house', 'a school', 'a small workshop', 'a flat']),
  }),
  make: ({ wrong, place }) =>
    choice({
      stem: `The electricity meter of ${place} counts in kilowatt-hours.`,
      prompt: 'What is one kilowatt-hour?',
      subtopic: '4.2.5',
      objective: 'AO1',
      options: statements('the energy transferred in 1 hour by an appliance with a power of 1 kW', wrong),
      solution:
        'Energy = power × time. One kilowatt-hour is the energy for a power of one kilowatt and a time of one hour: 1000 W × 3600 s = 3.6 × 10^{6} J.',
    }),
})

const costOf = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'cost-of-electricity',
  subtopic: '4.2.5',
  difficulty: 4,
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
  make: ({ device, power, minutes, days, price, right, wrong: [oneDay = 0, hundredths = 0, fullHour = 0] }) =>
    choice({
      stem: `${device.replace(/^a/, 'A')} with a power of ${quantity(power, 'W')} is used for ${quantity(minutes, 'minutes')} each day. The price of electricity is ${price} cents for 1 kWh.`,
      prompt: `What is the cost of using it for ${days} days?`,
      subtopic: '4.2.5',
      objective: 'AO2',
      options: numbers({
        right,
        unit: '$',
        sigFigs: 4,
        wrong: [
          [oneDay, `You found the cost for one day only, not for ${days} days.`],
          [
            hundredths,
            `You changed ${minutes} minutes to ${plain(minutes / 100)} h. Divide by 60, not by 100.`,
          ],
          [fullHour, 'You took one hour each day instead of the time given.'],
        ],
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

const energyPath = template({
  ...core,
  checked: '2026-11-20',
  name: 'path-of-energy-in-a-circuit',
  subtopic: '4.2.5',
  difficulty: 2,
  values: random => ({ ...random.pick(PATHS) }),
  make: ({ device, source, load }) =>
    choice({
      stem: `In ${device}, a ${source} is connected to a ${load}.`,
      prompt: 'Which path does the energy take when the circuit is switched on?',
      subtopic: '4.2.5',
      objective: 'AO1',
      options: statements(`${source} → ${load} → surroundings`, [
        [
          `${source} → ${load} → ${source}`,
          'You mixed up energy and charge. Charge comes back to the source, but the energy is transferred to the surroundings.',
        ],
        [
          `${load} → ${source} → surroundings`,
          `You began with the ${load}, but it is the ${source} that supplies the energy.`,
        ],
        [
          `surroundings → ${load} → ${source}`,
          'You have the path backwards: the source supplies the energy.',
        ],
      ]),
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

const whichFormula = template({
  ...core,
  checked: '2026-11-20',
  name: 'formulae-for-power-and-energy',
  subtopic: '4.2.5',
  difficulty: 2,
  values: random => ({ ...random.pick(FORMULA_SETS) }),
  make: ({ given, columns, right, wrong, why }) =>
    choice({
      stem: given,
      prompt: `Which row gives the ${columns[0]} and the ${columns[1]}?`,
      subtopic: '4.2.5',
      objective: 'AO1',
      options: rows(columns, right, wrong),
      solution: why,
    }),
})

export const templates = [
  meanings,
  findVoltmeter,
  voltmeterRange,
  emfWork,
  energyShared,
  resistanceOf,
  wireSize,
  methodCircuit,
  fromGraph,
  currentVoltage,
  lampReadings,
  proportion,
  ratedCurrent,
  energyOf,
  kilowattHour,
  costOf,
  energyPath,
  whichFormula,
]
