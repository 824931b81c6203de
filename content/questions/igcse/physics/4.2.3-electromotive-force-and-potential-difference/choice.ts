import { allDiffer, inThisOrder, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { centred, circle, line } from '@/lib/figures/shapes'
import { tidy } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.2.3')

export { templates }

const EMF = 'the electrical work done by a source in moving a unit charge around a complete circuit'

const PD = 'the work done by a unit charge passing through a component'

core('meaning-of-emf-and-pd', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    emf: random.chance(0.5),
    wrong: random.sample<Wrong>(
      pairs({
        'the force that a source exerts on a unit charge in the circuit':
          'You took it to be a force. It is work done for each unit of charge, in volts.',
        'the charge that passes a point in the circuit in a unit time': 'You described the current.',
        'the energy transferred by a component in a unit time': 'You described power.',
        'the total charge that a source can move around a complete circuit':
          'You described an amount of charge, not work done for each unit of charge.',
      }),
      2,
    ),
  }),
  make: ({ emf, wrong }) => ({
    stem: `A battery is connected to a lamp. Both the electromotive force (e.m.f.) of the battery and the potential difference (p.d.) across the lamp are measured in volts.`,
    prompt: emf ? 'What is the e.m.f. of the battery?' : 'What is the p.d. across the lamp?',
    right: emf ? EMF : PD,
    wrong: [
      [
        emf ? PD : EMF,
        `You gave the meaning of ${emf ? 'p.d., which belongs to a component' : 'e.m.f., which belongs to a source'}.`,
      ],
      ...wrong,
    ],
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

core('which-meter-measures-the-pd', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
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
      options: inThisOrder(
        order.map((place, at) =>
          place === asked
            ? `meter ${at + 1}`
            : ([`meter ${at + 1}`, `You chose the wrong meter. ${MEASURED[place]}`] as Wrong),
        ),
      ),
      solution: `A voltmeter is connected in parallel, with one lead on each side of what it measures. Meter ${number(asked)} is joined to the wire on each side of ${asked === 'both' ? 'the pair' : `the ${asked}`}.

Meter ${number('series')} is in series: it is an ammeter.`,
    }
  },
  verify: ({ order, asked }) => `meter ${order.indexOf(asked) + 1}`,
})

const VOLT_RANGES = ['0–1 V', '0–3 V', '0–5 V', '0–15 V', '0–30 V']

core('voltmeter-range-and-connection', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
      stem: `A student measures the p.d. across a ${device} in a circuit. The p.d. is expected to be about ${quantity(expected, 'V', 2)}, and the reading is to be as precise as possible.`,
      prompt: `Which range of the voltmeter should be used, and how should the voltmeter be connected?`,
      columns: `range | connection to the ${device}`,
      right: `${range(best)} | in parallel`,
      wrong: {
        [`${range(best)} | in series`]: 'You connected the voltmeter like an ammeter.',
        [`${range(best - 1)} | in parallel`]:
          'You chose a range that is too small: the p.d. is larger than its maximum.',
        [`${range(best + 1)} | in parallel`]:
          'You chose a larger range than is needed, so the reading would be less precise.',
      },
      solution: `A voltmeter measures the p.d. between the two ends of the ${device}, so it is connected in parallel with it.

The best range is the smallest one that is larger than ${quantity(expected, 'V', 2)}: ${range(best)}.`,
    }
  },
  verify: ({ facts: { expected } }) =>
    VOLT_RANGES.find(range => Number(/(\d+) V/.exec(range)?.[1]) > expected) ?? '',
})

supplement('emf-work-and-charge', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: forEmf
        ? `A ${source} does ${quantity(work / 1000, 'kJ')} of electrical work in moving a charge of ${quantity(charge, 'C')} around a complete circuit.`
        : `A ${source} with an e.m.f. of ${quantity(emf, 'V', 2)} does ${quantity(work / 1000, 'kJ')} of electrical work in moving charge around a complete circuit.`,
      prompt: forEmf
        ? `What is the e.m.f. of the ${source}?`
        : 'How much charge is moved around the circuit?',
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
    }
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

supplement('energy-shared-by-two-components', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: `A battery with an e.m.f. of ${quantity(emf, 'V', 2)} is connected to a lamp and a ${other} in series. When ${quantity(charge, 'C')} of charge has passed around the circuit, ${quantity(first, 'J')} of energy has been transferred in the lamp. The resistance of the battery and the wires can be ignored.`,
      prompt: energy
        ? `How much energy has been transferred in the ${other}?`
        : `What is the p.d. across the ${other}?`,
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
    }
  },
  verify: ({ emf, charge, first, asked }) =>
    asked === 'pd' ? (emf * charge - first) / charge : (emf - first / charge) * charge,
})
