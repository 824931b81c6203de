import { ask } from '@/lib/exams/authoring/ask'
import { b1, judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { wordsCell } from '@/lib/exams/authoring/words'
import { type ComponentKind, component, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { describeScale, dialMeter } from '@/lib/figures/laboratory/measuring'
import { text } from '@/lib/figures/shapes'
import { readingChanges, resistanceChanges } from '../circuit-points'
import { RESISTANCE_EQUATION } from '../equations'
import { isNeat, show } from '../shared'

const { core, templates } = questionsOf('structured', '4.3.1', { calculator: 'needed' })

export { templates }

type Named = {
  kind: ComponentKind
  name: string
  accept: string[]
  reject: string[]
  looks: string
  why: string
}

const FIRST: readonly Named[] = [
  {
    kind: 'switch',
    name: 'switch',
    accept: ['open switch'],
    reject: ['fuse'],
    looks: 'two dots with a raised line between them',
    why: 'Two dots with a raised line are an open switch.',
  },
  {
    kind: 'fuse',
    name: 'fuse',
    accept: [],
    reject: ['resistor', 'fixed resistor'],
    looks: 'a rectangle with a line along its middle from end to end',
    why: 'A line that runs through a rectangle from end to end is a fuse.',
  },
]

const SECOND: readonly Named[] = [
  {
    kind: 'variable-resistor',
    name: 'variable resistor',
    accept: ['rheostat'],
    reject: ['resistor', 'fixed resistor', 'thermistor', 'potential divider'],
    looks: 'a rectangle with an arrow drawn across it',
    why: 'An arrow across a rectangle is a variable resistor.',
  },
  {
    kind: 'lamp',
    name: 'lamp',
    accept: ['bulb', 'light bulb', 'filament lamp'],
    reject: ['motor', 'LED'],
    looks: 'a circle with a cross inside it',
    why: 'A cross in a circle is a lamp.',
  },
  {
    kind: 'heater',
    name: 'heater',
    accept: ['heating element'],
    reject: ['resistor', 'fuse', 'battery'],
    looks: 'a rectangle that is divided into four equal parts',
    why: 'A rectangle in four parts is a heater.',
  },
  {
    kind: 'resistor',
    name: 'fixed resistor',
    accept: ['resistor'],
    reject: ['variable resistor', 'fuse', 'thermistor'],
    looks: 'an empty rectangle',
    why: 'An empty rectangle is a fixed resistor.',
  },
]

const TESTS = [
  {
    kind: 'thermistor',
    name: 'NTC thermistor',
    an: 'an',
    stem: 'A student investigates how the resistance of an NTC thermistor changes when the temperature of the water around it changes.',
    lower: 'The water around the thermistor is heated.',
    higher: 'Ice is put into the water around the thermistor.',
    lowerWhy:
      'The thermistor is hotter, and the resistance of an NTC thermistor decreases when its temperature increases.',
    higherWhy:
      'The thermistor is colder, and the resistance of an NTC thermistor increases when its temperature decreases.',
  },
  {
    kind: 'ldr',
    name: 'light-dependent resistor (LDR)',
    an: 'a',
    stem: 'A student investigates how the resistance of a light-dependent resistor (LDR) changes when a lamp is moved.',
    lower: 'The lamp is moved closer to the LDR.',
    higher: 'The lamp is moved away from the LDR.',
    lowerWhy: 'More light falls on the LDR, and the resistance of an LDR decreases in brighter light.',
    higherWhy: 'Less light falls on the LDR, and the resistance of an LDR increases in dimmer light.',
  },
  {
    kind: 'thermistor',
    name: 'NTC thermistor',
    an: 'an',
    stem: 'An engineer tests an NTC thermistor that is going to measure the temperature of the air in an oven.',
    lower: 'The oven is switched on.',
    higher: 'The hot oven is switched off.',
    lowerWhy:
      'The thermistor becomes hotter, and the resistance of an NTC thermistor decreases when its temperature increases.',
    higherWhy:
      'The thermistor cools down, and the resistance of an NTC thermistor increases when its temperature decreases.',
  },
  {
    kind: 'ldr',
    name: 'light-dependent resistor (LDR)',
    an: 'a',
    stem: 'An engineer tests a light-dependent resistor (LDR) that is going to control the lamps of a street.',
    lower: 'It gets light in the morning.',
    higher: 'It gets dark in the evening.',
    lowerWhy: 'More light falls on the LDR, and the resistance of an LDR decreases in brighter light.',
    higherWhy: 'Less light falls on the LDR, and the resistance of an LDR increases in the dark.',
  },
] as const

const AMMETER = { from: 0, to: 0.1, division: 0.005, numbered: 0.02 }

core('unfinished-circuit-of-a-sensor', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const amps = random.step(0.015, 0.09, 0.005)
    const volts = random.step(1.5, 5.5, 0.1)
    const ohms = volts / amps
    return isNeat(ohms) && ohms >= 30 && ohms <= 250 && Math.abs((amps / 0.02) % 1) > 0.01
      ? {
          amps,
          volts,
          ohms,
          test: random.pick(TESTS),
          first: random.pick(FIRST),
          second: random.pick(SECOND),
          lower: random.chance(0.5),
        }
      : null
  },
  make: ({ amps, volts, ohms, test, first, second, lower }) => {
    const short = test.kind === 'ldr' ? 'LDR' : 'thermistor'
    const facts = {
      name: 'electricity-and-magnetism/loop-with-a-gap',
      title: 'An unfinished circuit diagram',
      description: `A loop with a battery and a component X in its upper side, an ammeter in its right side and a component Y in its lower side. The symbol of X is ${first.looks}. The symbol of Y is ${second.looks}. The lower side has a gap between two terminals P and Q.`,
      height: 222,
    }
    const given = [
      component('battery', 40, 36, 150, 36),
      component(first.kind, 150, 36, 260, 36, { label: 'X', side: 'right' }),
      wire([
        [260, 36],
        [330, 36],
      ]),
      component('ammeter', 330, 36, 330, 140),
      wire([
        [330, 140],
        [274, 140],
      ]),
      terminal(270, 140) + text(270, 126, 'Q', { anchor: 'middle' }),
      terminal(160, 140) + text(160, 126, 'P', { anchor: 'middle' }),
      component(second.kind, 40, 140, 156, 140, { label: 'Y', side: 'right' }),
      wire([
        [40, 140],
        [40, 36],
      ]),
    ]
    const dial = figure(
      {
        name: 'electricity-and-magnetism/dial-of-an-ammeter',
        title: 'The scale of the ammeter',
        description: describeScale(AMMETER, amps, 'A'),
        width: 240,
        height: 168,
      },
      dialMeter({ x: 12, y: 8, value: amps, scale: AMMETER, unit: 'A', width: 216 }),
    )
    return {
      stem: test.stem,
      parts: {
        a: ask.draw({
          prompt: `The circuit diagram is not finished. Complete it: draw the symbol of the ${short} between P and Q, and a voltmeter that measures the potential difference (p.d.) across it.`,
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line', 'curve', 'arrow', 'label'],
          labels: [{ id: 'V', text: 'V' }],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `${test.kind === 'ldr' ? 'A rectangle with two arrows that point at it' : 'A rectangle with a slanting line across it that has a short level end'} joins P and Q. A circle with the letter V is connected to P and to Q below it.`,
            },
            ...given,
            component(test.kind, 164, 140, 266, 140, { cls: 'g' }),
            wire(
              [
                [160, 144],
                [160, 196],
              ],
              'g',
            ),
            component('voltmeter', 160, 196, 270, 196, { cls: 'g' }),
            wire(
              [
                [270, 196],
                [270, 144],
              ],
              'g',
            ),
          ),
          scheme: b1(
            test.kind === 'ldr'
              ? 'symbol of the LDR: a rectangle with two arrows that point towards it'
              : 'symbol of the thermistor: a rectangle, and a slanting line across it with a short level end',
            `circle with V, in parallel with the ${short} (connected to P and Q)`,
          ),
          solution: `A voltmeter compares the two ends of a component, so it is connected in parallel with the ${short}.`,
        }),
        b: ask.table({
          prompt: 'State the names of components X and Y in the diagram.',
          head: ['component', 'name'],
          rows: [['X', first] as const, ['Y', second] as const].map(([letter, { name, accept, reject }]) => [
            { text: letter },
            wordsCell(letter, name, { subject: 'igcse/physics', accept, reject }),
          ]),
          scheme: [`X: ${first.name}`, `Y: ${second.name}`],
          solution: `${first.why} ${second.why}`,
        }),
        'c.i': ask.number({
          lead: 'The circuit is completed and switched on.',
          prompt: 'The figure shows the scale of the ammeter. State the reading.',
          command: 'State',
          subtopic: '4.2.2',
          figure: dial,
          answer: amps,
          unit: 'A',
          scheme: [`${show(amps, 'A')}`],
          solution: `There are four small divisions between two numbers, so each small division is 0.005 A. The needle shows ${show(amps, 'A')}.`,
        }),
        'c.ii': ask.written({
          prompt: 'State, in words, the equation that links resistance, p.d. and current.',
          subtopic: '4.2.4',
          lines: 1,
          scheme: [RESISTANCE_EQUATION],
          modelAnswer: 'resistance = p.d. ÷ current',
          solution:
            'A component has a large resistance when a large p.d. gives only a small current: *R* = *V* ÷ *I*.',
        }),
        'c.iii': ask.number({
          prompt: `The reading of the voltmeter is ${show(volts, 'V')}. Calculate the resistance of the ${short}. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.4',
          answer: ohms,
          unit: 'Ω',
          unitMode: 'asked',
          follow: { from: 'c.i', formula: `${volts}/x` },
          scheme: [`C1 ${show(volts, '')} ÷ ${show(amps, '')}`, `A1 ${show(ohms, 'Ω')}`],
          solution: `*R* = *V* ÷ *I* = ${show(volts, '')} ÷ ${show(amps, '')} = ${show(ohms, 'Ω')}.`,
        }),
        d: ask.written({
          prompt: `${lower ? test.lower : test.higher} State and explain what happens to the reading of the ammeter.`,
          command: 'Explain',
          scheme: [
            judged(
              `the resistance of the ${short} ${lower ? 'decreases' : 'increases'}`,
              resistanceChanges(!lower),
            ),
            judged(
              `the reading (current) ${lower ? 'increases' : 'decreases'}`,
              readingChanges(lower, 'ammeter'),
            ),
          ],
          modelAnswer: `The resistance of the ${short} ${lower ? 'decreases' : 'increases'}, so the reading of the ammeter ${lower ? 'increases' : 'decreases'}.`,
          solution: `${lower ? test.lowerWhy : test.higherWhy} With ${lower ? 'less' : 'more'} resistance in the circuit the current is ${lower ? 'larger' : 'smaller'}.`,
        }),
      },
    }
  },
  // The current as thousandths, the p.d. as tenths: ten thousand times their quotient, a hundred times too large.
  verify: ({ amps, volts }) => ({
    'c.i': Math.round(amps * 1000) / 1000,
    'c.iii': (Math.round(volts * 10) * 100) / Math.round(amps * 1000),
  }),
})
