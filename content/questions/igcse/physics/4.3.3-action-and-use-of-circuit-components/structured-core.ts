import { ask } from '@/lib/exams/authoring/ask'
import { b1, judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { CHANGE_WORDS } from '../change-words'
import { readingChanges, resistanceChanges } from '../circuit-points'
import { isNeat, show } from '../shared'

const { core, templates } = questionsOf('structured', '4.3.3', { calculator: 'needed' })

export { templates }

const PLACES = [
  {
    place: 'the air in a greenhouse',
    hotter: 'The Sun comes out and the air becomes warmer.',
    colder: 'At night the air becomes colder.',
  },
  {
    place: 'the water in a fish tank',
    hotter: 'A heater warms the water.',
    colder: 'Cold water is added to the tank.',
  },
  {
    place: 'the engine of a small boat',
    hotter: 'The engine is started and becomes hot.',
    colder: 'The hot engine is stopped and cools down.',
  },
  {
    place: 'a box for hatching eggs',
    hotter: 'A lamp in the box is switched on and the box becomes warmer.',
    colder: 'The lid of the warm box is opened and it becomes colder.',
  },
] as const

const DEGREES = [10, 20, 30, 40, 50, 60] as const

/** Why the p.d.s change: a larger current, or the other component with another share of the p.d. */
function shareChanges(rises: boolean, other: 'thermistor' | 'fixed'): string {
  const [right, wrong] = rises ? ['UP', 'DOWN'] : ['DOWN', 'UP']
  // The other component's share changes against the reading.
  const isOtherLarger = other === 'thermistor' ? !rises : rises
  const share = isOtherLarger ? 'UP' : 'DOWN'
  return `
    ${CHANGE_WORDS}
    OTHER = ${other === 'thermistor' ? 'thermistor' : 'fixed/resistor'}
    VOLT = voltage/"pd"/(potential difference)/volt/share/proportion/fraction
    NEXT = so/therefore/hence/which/and/because/since/resistance/reading/voltmeter/","
    reject current ...(no ${right}/NEXT/when/as/if).. ${wrong}/SAME
    accept current ...(no ${wrong}/NEXT/not).. ${right}
    accept ${right} ...(no NEXT).. current
    accept OTHER ...(no NEXT).. ${share} ...(no NEXT).. VOLT
    accept ${share} ...(no NEXT).. VOLT ...(no NEXT).. OTHER
    accept VOLT ...(no NEXT).. OTHER ...(no NEXT).. ${share}
    unsure VOLT, share/divide/split
    earns: the current ${rises ? 'increases' : 'decreases'}
    earns: there is a ${rises ? 'larger' : 'smaller'} curent in the circuit
    earns: the ${other === 'thermistor' ? 'thermistor' : 'fixed resistor'} has a ${isOtherLarger ? 'larger' : 'smaler'} share of the p.d.
    misses: the current ${rises ? 'decreases' : 'increases'}
    misses: the current stays the same
    misses: the resistance ${rises ? 'decreases' : 'increases'}`
}

/** That the temperature falls is no description of this graph. */
const COLDER = `
  accept temperature ...(no RISE/resistance).. FALL ... resistance ...(no FALL).. RISE
  reject temperature ...(no RISE/resistance/it/so/and/","/the).. FALL, without RISE
  reject FALL temperature, without RISE`

/** Named with its component, the p.d. is the reading, whatever is said of the other one. */
function voltmeterChanges(rises: boolean, measured: string): string {
  const [right, wrong] = rises ? ['RISE', 'FALL'] : ['FALL', 'RISE']
  const [own, other] = measured === 'thermistor' ? ['thermistor', 'fixed'] : ['fixed', 'thermistor']
  const first = `
    accept voltage/"pd"/(potential difference) across/of/over ${own} ...(no NEXT/${wrong}/not).. ${right}
    accept reading/voltmeter/it ...(no CAUSE/NEXT/${wrong}/when/as/if/not/get/take/have).. ${right}
    reject voltage/"pd"/(potential difference) across/of/over ${own} ...(no NEXT/${right}/not).. ${wrong}
    unsure voltage/"pd"/(potential difference) ...(no NEXT).. ${other}
`
  return readingChanges(rises, 'voltmeter', first)
}

core('thermistor-and-fixed-resistor', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const base = random.step(700, 900, 20)
    const falls = random.pick([0.28, 0.32, 0.36])
    const ohms = DEGREES.map((_, at) => Math.round((base * Math.exp(-falls * at)) / 10) * 10)
    const chosen = random.int(0, 5)
    const volts = random.pick([6, 9, 12])
    const total = random.pick([600, 750, 800, 900, 1000, 1200, 1500])
    const fixed = total - (ohms[chosen] ?? 0)
    const amps = volts / total
    return isNeat(amps) && fixed >= 200 && fixed <= 900
      ? {
          ohms,
          chosen,
          volts,
          fixed,
          total,
          amps,
          place: random.pick(PLACES),
          acrossFixed: random.chance(0.5),
          hotter: random.chance(0.5),
        }
      : null
  },
  make: ({ ohms, chosen, volts, fixed, total, amps, place, acrossFixed, hotter }) => {
    const up = acrossFixed === hotter
    const [measured, other] = acrossFixed
      ? ['fixed resistor', 'thermistor']
      : ['thermistor', 'fixed resistor']
    const at = DEGREES[chosen] ?? 0
    const own = ohms[chosen] ?? 0
    return {
      stem: `An NTC thermistor is used to sense the temperature of ${place.place}. The table shows the resistance of the thermistor at different temperatures.`,
      table: {
        head: ['temperature / °C', ...DEGREES.map(String)],
        rows: [['resistance / Ω', ...ohms.map(each => plain(each))]],
      },
      parts: {
        a: plotPart({
          name: 'electricity-and-magnetism/grid-for-a-thermistor',
          title: 'Grid for a graph of resistance against temperature',
          description:
            'Graph paper. The horizontal axis is the temperature from 0 to 60 °C, the vertical one the resistance from 0 to 1000 Ω.',
          prompt: 'Plot the six points on the grid.',
          command: 'Plot',
          objective: 'AO2',
          subtopic: '4.3.1',
          axes: {
            x: { label: 'temperature / °C', min: 0, max: 60, large: 10, parts: 10 },
            y: { label: 'resistance / Ω', min: 0, max: 1000, large: 200, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: DEGREES.map((each, index) => [each, ohms[index] ?? 0] as const),
              marks: 2,
            },
          ],
          marks: 2,
          scheme: b1('at least three points within half a small square', 'all six points'),
          solution:
            'One small square is 1 °C across and 20 Ω up. The points lie on a smooth curve that falls and becomes less steep.',
        }),
        b: ask.written({
          prompt:
            'Describe what the graph shows about the resistance of the thermistor at higher temperatures.',
          command: 'Describe',
          subtopic: '4.3.1',
          objective: 'AO2',
          lines: 1,
          scheme: [
            judged(
              'the resistance decreases (as the temperature increases)',
              `${resistanceChanges(false, COLDER)}
              accept it ...(no RISE).. FALL
              accept FALL, without RISE
              unsure inverse*/negative`,
            ),
          ],
          modelAnswer: 'The resistance decreases as the temperature increases.',
          solution:
            'From left to right the points go down: the hotter the thermistor, the smaller its resistance.',
        }),
        'c.i': ask.number({
          lead: 'The thermistor is connected in the circuit shown.',
          figure: figure(
            {
              name: 'electricity-and-magnetism/thermistor-and-fixed-resistor',
              title: 'A battery, a thermistor, a fixed resistor and a voltmeter',
              description: `A battery of ${volts} volts is on the left. On the right, in series with it, are the thermistor above and a fixed resistor of ${fixed} ohms below. A voltmeter is connected across the ${measured}.`,
              height: 214,
            },
            component('battery', 60, 20, 60, 194, { label: quantity(volts, 'V'), side: 'right' }),
            wire([
              [60, 20],
              [190, 20],
            ]),
            wire([
              [60, 194],
              [190, 194],
            ]),
            component('thermistor', 190, 20, 190, 107, { label: 'thermistor', side: 'right' }),
            component('resistor', 190, 107, 190, 194, { label: quantity(fixed, 'Ω'), side: 'right' }),
            acrossFixed ? junction(190, 107) + junction(190, 194) : junction(190, 20) + junction(190, 107),
            component('voltmeter', 290, acrossFixed ? 107 : 20, 290, acrossFixed ? 194 : 107),
            [acrossFixed ? 194 : 20, 107]
              .map(y =>
                wire([
                  [190, y],
                  [290, y],
                ]),
              )
              .join(''),
          ),
          prompt: `Determine the combined resistance of the thermistor and the fixed resistor at ${quantity(at, '°C')}.`,
          subtopic: '4.3.2',
          answer: total,
          unit: 'Ω',
          scheme: [`${plain(own)} + ${fixed} = ${quantity(total, 'Ω')}`],
          solution: `At ${quantity(at, '°C')} the resistance of the thermistor is ${quantity(own, 'Ω')}. In series resistances add: ${plain(own)} + ${fixed} = ${quantity(total, 'Ω')}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the current in the circuit at ${quantity(at, '°C')}. Give the unit.`,
          subtopic: '4.2.4',
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          follow: { from: 'c.i', formula: `${volts}/x` },
          scheme: [`C1 *I* = *V* ÷ *R*, or ${volts} ÷ ${plain(total)}`, `A1 ${show(amps, 'A')}`],
          solution: `*I* = *V* ÷ *R* = ${volts} ÷ ${plain(total)} = ${show(amps, 'A')}.`,
        }),
        d: ask.written({
          prompt: `${hotter ? place.hotter : place.colder} State and explain what happens to the reading of the voltmeter.`,
          command: 'Explain',
          objective: 'AO2',
          lines: 4,
          scheme: [
            judged(
              `the resistance of the thermistor ${hotter ? 'decreases' : 'increases'}`,
              resistanceChanges(!hotter),
            ),
            judged(
              `the current ${hotter ? 'increases' : 'decreases'}, or the ${other} has a ${up ? 'smaller' : 'larger'} share of the p.d.`,
              shareChanges(hotter, acrossFixed ? 'thermistor' : 'fixed'),
            ),
            judged(`the reading ${up ? 'increases' : 'decreases'}`, voltmeterChanges(up, measured)),
          ],
          modelAnswer: `The resistance of the thermistor ${hotter ? 'decreases' : 'increases'}. The current ${hotter ? 'increases' : 'decreases'}. The reading of the voltmeter ${up ? 'increases' : 'decreases'}.`,
          solution: acrossFixed
            ? `The resistance of the thermistor ${hotter ? 'falls' : 'rises'}, so the current ${hotter ? 'rises' : 'falls'}. The fixed resistor keeps its resistance. With a ${hotter ? 'larger' : 'smaller'} current the p.d. across it is ${hotter ? 'larger' : 'smaller'}.`
            : `The resistance of the thermistor ${hotter ? 'falls' : 'rises'}, so it takes a ${hotter ? 'smaller' : 'larger'} share of the p.d. of the battery. The voltmeter is across the thermistor, so it shows ${hotter ? 'less' : 'more'}.`,
        }),
      },
    }
  },
  // The thermistor's share of the p.d. over its resistance.
  verify: ({ ohms, chosen, volts, fixed }) => {
    const own = ohms[chosen] ?? Number.NaN
    const share = (volts * own) / (fixed + own)
    return { 'c.i': fixed + own, 'c.ii': share / own }
  },
})
