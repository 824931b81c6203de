import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { type ComponentKind, component, terminal } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { dot, line, text } from '@/lib/figures/shapes'
import { dials, VOLTMETERS } from '../electrical'
import { ELECTRICAL_ENERGY_EQUATION } from '../equations'
import { rounded } from '../shared'
import { EMF_IS_WORK, PD_IS_WORK } from './points'

const { core, templates } = questionsOf('structured', '4.2.3', { calculator: 'needed' })

export { templates }

const TOYS: readonly {
  whose: string
  part: ComponentKind
  name: string
  other: ComponentKind
  and: string
}[] = [
  { whose: 'A toy car', part: 'motor', name: 'motor', other: 'lamp', and: 'a lamp' },
  { whose: 'A hand-held fan', part: 'motor', name: 'motor', other: 'lamp', and: 'a lamp' },
  { whose: 'A heated glove', part: 'heater', name: 'heater', other: 'lamp', and: 'a lamp' },
  { whose: 'A model lighthouse', part: 'lamp', name: 'lamp', other: 'motor', and: 'a motor' },
]

/** A voltmeter has no sides in this question: either terminal may go to either dot. */
const EITHER_LEAD = { at: [180, 192], within: 54 } as const

const MEANINGS = {
  'electromotive force (e.m.f.)': {
    scheme: EMF_IS_WORK,
    model:
      'The e.m.f. is the electrical work done by a source in moving a unit charge around a complete circuit.',
    solution:
      'Three things must be said: work done by a source, on a unit charge, around a complete circuit. An e.m.f. is not a force.',
  },
  'potential difference (p.d.)': {
    scheme: PD_IS_WORK,
    model: 'The p.d. across a component is the work done by a unit charge passing through the component.',
    solution:
      'Both the work for each unit of charge and the component that the charge passes through must be named.',
  },
} as const

core('voltmeter-across-one-component', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const cells = random.int(2, 6)
    const emf = cells * 1.5
    const scale = emf <= 5 ? VOLTMETERS[5] : VOLTMETERS[10]
    const volts =
      Math.round((emf * random.pick([0.5, 0.55, 0.6, 0.65, 0.7])) / scale.division) * scale.division
    const amps = random.step(0.2, 0.8, 0.05)
    const minutes = random.pick([2, 3, 4, 5, 6, 10])
    const energy = volts * amps * minutes * 60
    return {
      ...random.pick(TOYS),
      cells,
      emf,
      scale,
      volts: Number(volts.toFixed(2)),
      amps,
      minutes,
      energy,
      letters: random.pick([
        ['P', 'Q', 'R', 'S'],
        ['W', 'X', 'Y', 'Z'],
        ['J', 'K', 'L', 'M'],
      ] as const),
      meaning: random.pick(['electromotive force (e.m.f.)', 'potential difference (p.d.)'] as const),
    }
  },
  make: ({
    whose,
    part,
    name,
    other,
    and,
    cells,
    emf,
    scale,
    volts,
    amps,
    minutes,
    energy,
    letters,
    meaning,
  }) => {
    const seconds = minutes * 60
    const [topLeft, bottomLeft, bottomRight, topRight] = letters
    const places = [
      { letter: topLeft, at: [90, 40], dy: -10 },
      { letter: bottomLeft, at: [110, 138], dy: -10 },
      { letter: bottomRight, at: [250, 138], dy: -10 },
      { letter: topRight, at: [270, 40], dy: -10 },
    ] as const
    const [, left, right] = places
    const [leftLead, rightLead] = [
      [140, 192],
      [220, 192],
    ] as const
    const given = [
      component('battery', 40, 40, 320, 40),
      component('resistor', 40, 40, 40, 138),
      component(part, 40, 138, 320, 138),
      component(other, 320, 138, 320, 40),
      ...places.map(
        ({ letter, at: [x, y], dy }) =>
          dot(x, y, 'd', 4) + text(x, y + dy, letter, { anchor: 'middle', cls: 'b' }),
      ),
      component('voltmeter', 144, 192, 216, 192),
      terminal(...leftLead),
      terminal(...rightLead),
    ]
    const facts = {
      name: 'electricity-and-magnetism/voltmeter-to-be-connected',
      title: 'A circuit of four components, and a voltmeter that is not connected',
      description: `A battery at the top, a resistor on the left, a ${name} at the bottom and ${and} on the right are in one loop. Four dots are on the loop: ${topLeft} between the resistor and the battery, ${bottomLeft} between the resistor and the ${name}, ${bottomRight} between the ${name} and ${and.replace(/^a /, 'the ')}, ${topRight} between the battery and ${and.replace(/^a /, 'the ')}. Below the loop is a voltmeter with two free terminals.`,
      height: 220,
    }
    const { scheme, model, solution } = MEANINGS[meaning]
    return {
      stem: [
        `${whose} contains a battery of ${cells} cells in series, a resistor, a ${name} and ${and}.`,
        `In the circuit of ${whose.toLowerCase()}, a resistor, a ${name} and ${and} are in series with a battery of ${cells} cells.`,
        `${whose} works with ${cells} cells that are connected in series. A resistor, a ${name} and ${and} are in the same loop.`,
      ],
      parts: {
        a: ask.written({
          prompt: `State what is meant by *${meaning.replace(/ \(.*/, '')}* ${meaning.replace(/^.*\(/, '(')}.`,
          scheme,
          modelAnswer: model,
          solution,
        }),
        b: ask.number({
          prompt: `The e.m.f. of each cell is ${quantity(1.5, 'V', 2)}. Calculate the combined e.m.f. of the ${cells} cells.`,
          command: 'Calculate',
          subtopic: '4.3.2',
          answer: emf,
          unit: 'V',
          scheme: [quantity(emf, 'V', 2)],
          solution: `The e.m.f.s of cells in series add up: ${cells} × 1.5 = ${quantity(emf, 'V', 2)}.`,
        }),
        c: ask.draw({
          prompt: `The voltmeter is to measure the p.d. across the ${name}. On the diagram, draw two straight lines to connect each terminal of the voltmeter to one of the dots.`,
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              ends: true,
              passes: [EITHER_LEAD, { at: left.at, within: 14 }],
            },
            {
              as: 'line',
              ends: true,
              passes: [EITHER_LEAD, { at: right.at, within: 14 }],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `A line joins the left terminal of the voltmeter to ${bottomLeft}, another line joins its right terminal to ${bottomRight}.`,
            },
            ...given,
            line(...leftLead, ...left.at, 'g'),
            line(...rightLead, ...right.at, 'g'),
          ),
          scheme: [`one terminal to ${bottomLeft}`, `the other terminal to ${bottomRight}`],
          solution: `A voltmeter is in parallel with the component: its terminals are joined to the two sides of the ${name}, ${bottomLeft} and ${bottomRight}.`,
        }),
        d: ask.number({
          lead: 'The diagram shows the voltmeter when it is connected.',
          figure: dials('electricity-and-magnetism/voltmeter-of-a-toy', [
            { scale, value: volts, unit: 'V', called: 'voltmeter' },
          ]),
          prompt: 'State the reading of the voltmeter.',
          command: 'State',
          objective: 'AO2',
          answer: volts,
          unit: 'V',
          tolerance: scale.division / 4,
          scheme: [quantity(volts, 'V', 2)],
          solution: `There are ${Math.round(scale.numbered / scale.division)} divisions between two numbers, so each division is ${plain(scale.division)} V. The needle shows ${quantity(volts, 'V', 2)}.`,
        }),
        'e.i': ask.written({
          prompt:
            'State the equation that links the electrical energy transferred in a component to the current, the p.d. and the time.',
          command: 'State',
          subtopic: '4.2.5',
          lines: 1,
          scheme: [ELECTRICAL_ENERGY_EQUATION],
          modelAnswer: 'energy = current × p.d. × time',
          solution:
            'The power is *P* = *IV*, and the energy is the power multiplied by the time: *E* = *IVt*.',
        }),
        'e.ii': ask.number({
          prompt: `The current in the ${name} is ${quantity(amps, 'A', 2)}. Calculate the energy transferred in the ${name} in ${quantity(minutes, 'minutes')}.`,
          command: 'Calculate',
          subtopic: '4.2.5',
          answer: energy,
          unit: 'J',
          follow: { from: 'd', formula: `x*${amps}*${seconds}` },
          scheme: [
            `C1 time = ${minutes} × 60 (= ${quantity(seconds, 's')})`,
            `C1 ${quantity(amps, '', 2)} × ${quantity(volts, '', 2)} × ${seconds}`,
            `A1 ${rounded(energy, 'J')}`,
          ],
          solution: `The time must be in seconds: ${minutes} × 60 = ${quantity(seconds, 's')}. *E* = *IVt* = ${quantity(amps, '', 2)} × ${quantity(volts, '', 2)} × ${seconds} = ${rounded(energy, 'J')}.`,
        }),
      },
    }
  },
  verify: ({ cells, scale, volts, amps, minutes }) => {
    let emf = 0
    for (let at = 0; at < cells; at += 1) emf += 1.5
    const reading = Math.round(volts / scale.division) * scale.division
    const charge = amps * 60 * minutes
    return { b: emf, d: reading, 'e.ii': charge * reading }
  },
})
