import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { isNeat } from '../shared'

const { core, templates } = choiceQuestions('4.2.4', { calculator: 'needed' })

export { templates }

core('length-of-wire-between-clips-from-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    // Resistance of 100 cm, in ohms.
    const thin = random.pick([8, 10])
    const thick = random.pick([3, 4, 5])
    const isThick = random.chance(0.5)
    const [each, another] = isThick ? [thick, thin] : [thin, thick]
    const right = random.step(15, 80, 5)
    const ohms = (each * right) / 100
    const amps = random.pick([0.2, 0.4, 0.5, 0.8, 1.2, 1.5, 2, 2.5])
    const volts = ohms * amps
    const line = isThick ? 'thinner' : 'thicker'
    const beyond = ohms % 2 // past the last number on the axis of resistance
    const slips: Slip[] = [
      [(100 * ohms) / another, `You read the length from the line of the ${line} wire.`],
      [
        (100 * volts) / each,
        'You looked for the value of the p.d. on the graph. First divide the p.d. by the current.',
      ],
      [
        (100 * volts * amps) / each,
        'You multiplied the p.d. by the current. Resistance is p.d. divided by current.',
      ],
      [
        20 * Math.floor(right / 20) + (right % 20) / 5,
        'You took each small square along the axis of length as 1 cm. It is 5 cm.',
      ],
      [
        20 * Math.floor(right / 20) + (2 * (right % 20)) / 5,
        'You took each small square along the axis of length as 2 cm. It is 5 cm.',
      ],
      [
        (100 * volts) / another,
        `You looked for the value of the p.d. on the graph, and on the line of the ${line} wire.`,
      ],
      [
        20 * Math.ceil(right / 20) - (right % 20),
        'You counted the small squares on the axis of length back from the next number. Lengths increase to the right.',
      ],
      [
        beyond <= 0.8 ? (100 * (ohms + 1.5 * beyond)) / each : right,
        'You took each small square along the axis of resistance as 0.2 Ω. It is 0.5 Ω.',
      ],
    ]
    const usual = slips.filter(([value]) => value <= 100 && value >= 2 && Math.abs(value - right) >= 4)
    const wrong = threeSlips(random, right, usual, value => quantity(value, 'cm', 2))
    // The resistance stands on a line of the grid, or half-way between two.
    if (!wrong || !Number.isInteger(4 * ohms) || !isNeat(volts) || volts < 0.4) return null
    return { thin, thick, isThick, right, ohms, amps, volts, wrong, thinFirst: random.chance(0.5) }
  },
  make: ({ thin, thick, isThick, right, ohms, amps, volts, wrong, thinFirst }) => {
    const chart = graph({
      x: { label: 'length / cm', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
      y: { label: 'resistance / Ω', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 4 },
      height: 190,
      width: 270,
    })
    const name = (of: 'thin' | 'thick') => ((of === 'thin') === thinFirst ? 'P' : 'Q')
    const asked = isThick ? 'thicker' : 'thinner'
    const letter = name(isThick ? 'thick' : 'thin')
    return {
      stem: [
        `P and Q are wires of the same metal but of different thickness. The graph shows how the resistance of each wire depends on its length. A student connects a length of the **${asked}** wire between two clips. The p.d. between the clips is ${quantity(volts, 'V', 2)} and the current is ${quantity(amps, 'A', 2)}.`,
        `A heating element is cut from one of two wires, P and Q, of the same metal. The wires have different thicknesses, and the graph shows their resistances. The element is made of the **${asked}** wire. With a p.d. of ${quantity(volts, 'V', 2)} across it, the current in it is ${quantity(amps, 'A', 2)}.`,
        `The graph shows the resistances of different lengths of two wires, P and Q. Both are made of the same metal, but one is thicker than the other. When part of the **${asked}** wire is in a circuit, an ammeter in series with it reads ${quantity(amps, 'A', 2)} and a voltmeter across it reads ${quantity(volts, 'V', 2)}.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/resistance-of-two-wires-against-length',
          title: 'Resistance against length for two wires',
          description: `Resistance in ohms, 0 to 10, against length in centimetres, 0 to 100, on a fine grid. Two straight lines start at the origin. Line ${name('thin')} rises to ${thin} ohms at 100 centimetres, line ${name('thick')} to ${thick} ohms.`,
          height: 270,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [100, thin],
        ]),
        chart.line([
          [0, 0],
          [100, thick],
        ]),
        chart.label(100, thin, name('thin'), { dx: 7, dy: 5, cls: 'b' }),
        chart.label(100, thick, name('thick'), { dx: 7, dy: 5, cls: 'b' }),
      ),
      prompt: [
        'What length of this wire is used?',
        'Which length of this wire carries the current?',
        'What is the length of this piece of wire?',
      ],
      options: numbers({ right, unit: 'cm', sigFigs: 2, wrong }),
      solution: `A thicker wire of the same length has a smaller resistance, so the ${asked} wire is ${letter}.

*R* = *V* ÷ *I* = ${quantity(volts, '', 2)} ÷ ${quantity(amps, '', 2)} = ${quantity(ohms, 'Ω')}. Line ${letter} reaches ${quantity(ohms, 'Ω')} at ${quantity(right, 'cm')}.`,
    }
  },
  verify: ({ thin, thick, isThick, volts, amps }) => {
    // Along the lower or the upper line, one centimetre after the other.
    const metre = isThick ? Math.min(thin, thick) : Math.max(thin, thick)
    let length = 0
    while ((metre / 100) * length * amps < volts - 1e-9) length += 1
    return length
  },
})
