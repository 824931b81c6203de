import { allDiffer, bySize, numbers, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, line, polyline, rect, text } from '@/lib/figures/shapes'
import { aOrAn, tidy } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.3.3')

export { templates }

core('pd-at-constant-current', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const ohms = random.step(20, 120, 10)
    const factor = random.pick([0.5, 1.5, 2, 2.5, 3])
    const milli = random.step(20, 100, 10)
    const before = (milli / 1000) * ohms
    const right = before * factor
    const wrong = [before, before / factor, before + right]
    return tidy(before) && tidy(right) && before >= 1 && allDiffer([right, ...wrong], 2)
      ? { ohms, factor, milli, before, right, wrong }
      : null
  },
  make: ({ ohms, factor, before, right, wrong: [unchanged = 0, inverse = 0, total = 0] }) => ({
    stem: `The current in a variable resistor is kept constant. When its resistance is ${quantity(ohms, 'Ω')}, the p.d. across it is ${quantity(before, 'V', 2)}. The resistance is changed to ${quantity(ohms * factor, 'Ω')}.`,
    prompt: 'What is the p.d. across the resistor now?',
    options: numbers({
      right,
      unit: 'V',
      sigFigs: 2,
      wrong: {
        'You left the p.d. as it was. At constant current the p.d. changes with the resistance.': unchanged,
        'You made the p.d. inversely proportional to the resistance. At constant current it is proportional to it.':
          inverse,
        'You added the new p.d. to the old one.': total,
      },
    }),
    solution: `*I* = *V* ÷ *R* = ${plain(before)} ÷ ${ohms} = ${quantity(before / ohms, 'A', 2)}, and it stays the same.

*V* = *IR* = ${plain(before / ohms)} × ${plain(ohms * factor)} = ${quantity(right, 'V', 2)}. The p.d. changes in the same ratio as the resistance.`,
  }),
  verify: ({ ohms, factor, milli }) => (milli * ohms * factor) / 1000,
})

core('current-and-pd-of-two-resistors', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const p = random.step(100, 900, 50)
    const q = random.step(100, 900, 50)
    return Math.abs(p - q) >= 100 ? { p, q } : null
  },
  make: ({ p, q }) => {
    const more = p > q
    const [large, small] = more
      ? ['larger than in Q', 'smaller than in Q']
      : ['smaller than in Q', 'larger than in Q']
    const across = (words: string) => words.replace('in Q', 'across Q')
    return {
      stem: `Resistor P has a resistance of ${quantity(p, 'Ω')} and resistor Q has a resistance of ${quantity(q, 'Ω')}. They are connected in series to a battery.`,
      prompt: 'Which row describes the current in P and the p.d. across P?',
      columns: 'current in P | p.d. across P',
      right: `the same as in Q | ${across(large)}`,
      wrong: {
        [`the same as in Q | ${across(small)}`]:
          'You gave the smaller resistance the larger p.d. At the same current the p.d. is larger for the larger resistance.',
        [`${small} | the same as across Q`]: 'You used the rules for resistors in parallel.',
        [`${small} | ${across(large)}`]:
          'You let current be lost on the way. In series the current is the same everywhere.',
      },
      solution: `The resistors are in series, so the current in both is the same.

*V* = *IR*: at the same current the larger resistance has the larger p.d. P has the ${more ? 'larger' : 'smaller'} resistance, so the p.d. across P is ${across(large)}.`,
    }
  },
})

const SENSORS = {
  thermistor: {
    name: 'NTC thermistor',
    symbol: 'thermistor',
    up: 'The temperature rises.',
    down: 'The temperature falls.',
  },
  ldr: { name: 'LDR', symbol: 'ldr', up: 'The light becomes brighter.', down: 'The light becomes dimmer.' },
} as const

core('voltmeter-in-a-sensor-circuit', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    sensor: random.pick(['thermistor', 'ldr'] as const),
    more: random.chance(0.5),
    acrossSensor: random.chance(0.5),
  }),
  make: ({ sensor, more, acrossSensor }) => {
    const { name, symbol, up, down } = SENSORS[sensor]
    const change = more ? 'decreases' : 'increases'
    const back = more ? 'increases' : 'decreases'
    const reading = acrossSensor ? change : back
    const wrongReading = acrossSensor ? back : change
    const [from, to] = acrossSensor ? [70, 170] : [190, 290]
    const target = acrossSensor ? `the ${name}` : 'the fixed resistor'
    return {
      stem: `A circuit contains a power supply of constant voltage, ${/^[NL]/.test(name) ? 'an' : 'a'} ${name} and a fixed resistor. ${more ? up : down}`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/sensor-and-voltmeter',
          title: 'A sensor circuit with a voltmeter',
          description: `A d.c. supply, ${/^[NL]/.test(name) ? 'an' : 'a'} ${name} and a fixed resistor are in series in one loop. A voltmeter is in parallel with ${target}.`,
          height: 220,
        },
        component('dc-supply', 40, 40, 320, 40),
        line(40, 40, 40, 130),
        line(320, 40, 320, 130),
        line(40, 130, 60, 130),
        component(symbol, 60, 130, 180, 130),
        component('resistor', 180, 130, 300, 130),
        line(300, 130, 320, 130),
        component('voltmeter', from, 190, to, 190),
        line(from, 130, from, 190),
        line(to, 130, to, 190),
        junction(from, 130),
        junction(to, 130),
      ),
      prompt: `Which row describes the resistance of the ${name} and the reading of the voltmeter?`,
      columns: `resistance of ${name} | reading of voltmeter`,
      right: `${change} | ${reading}`,
      wrong: {
        [`${change} | ${wrongReading}`]: `You overlooked that the voltmeter is across ${target}. The component with a growing share of the resistance gets a growing share of the p.d.`,
        [`${back} | ${wrongReading}`]: `You have the ${name} the wrong way round: ${sensor === 'ldr' ? 'brighter light' : 'a higher temperature'} means a smaller resistance.`,
        [`${change} | stays the same`]:
          'You kept the p.d. constant. The supply p.d. is shared in a new way when a resistance changes.',
      },
      solution: `${more ? up : down} The resistance of the ${name} ${change}, so it gets a ${more ? 'smaller' : 'larger'} share of the p.d. of the supply, and the fixed resistor gets a ${more ? 'larger' : 'smaller'} share.

The voltmeter is across ${target}, so its reading ${reading}.`,
    }
  },
  verify: ({ more }) => {
    const [before, after] = more ? [5000, 200] : [200, 5000]
    return after < before ? 'decreases' : 'increases'
  },
})

const ALARMS = [
  { task: 'A fire alarm sounds when the air becomes hot', sensor: 'thermistor', more: true },
  { task: 'A warning lamp lights when a road surface becomes cold', sensor: 'thermistor', more: false },
  { task: 'A buzzer sounds when a freezer becomes too warm', sensor: 'thermistor', more: true },
  {
    task: 'A heater for seedlings is switched on when a greenhouse becomes cold',
    sensor: 'thermistor',
    more: false,
  },
  { task: 'A street lamp is switched on when it gets dark', sensor: 'ldr', more: false },
  { task: 'A blind closes when the sunlight becomes bright', sensor: 'ldr', more: true },
  { task: 'An alarm sounds when light enters a closed safe', sensor: 'ldr', more: true },
  {
    task: 'The lights of a car are switched on when the car enters a dark tunnel',
    sensor: 'ldr',
    more: false,
  },
] as const

core('sensor-and-output-for-a-task', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ ...random.pick(ALARMS) }),
  make: ({ task, sensor, more }) => {
    const heat = sensor === 'thermistor'
    const [right, other] = heat ? ['NTC thermistor', 'LDR'] : ['LDR', 'NTC thermistor']
    const [place, wrongPlace] = more
      ? ['the fixed resistor', 'the sensor']
      : ['the sensor', 'the fixed resistor']
    const cause = heat ? `it gets ${more ? 'hotter' : 'colder'}` : `it gets ${more ? 'brighter' : 'darker'}`
    const wrongSensor = `You chose the sensor for ${heat ? 'light' : 'temperature'}, but this circuit must react to ${heat ? 'temperature' : 'light'}.`
    const wrongSide = `You chose the wrong component for the output: the p.d. across ${wrongPlace} falls when ${cause}.`
    return {
      stem: `${task}. The circuit has a sensor in series with a fixed resistor and a supply. The device is switched on when the output p.d. is large enough.`,
      prompt: 'Which sensor is used, and across which component is the output p.d. taken?',
      columns: 'sensor | output p.d. across',
      right: `${right} | ${place}`,
      wrong: {
        [`${right} | ${wrongPlace}`]: wrongSide,
        [`${other} | ${place}`]: wrongSensor,
        [`${other} | ${wrongPlace}`]: `${wrongSensor} The output would be across the wrong component as well.`,
      },
      solution: `The circuit must react to ${heat ? 'temperature: an NTC thermistor' : 'light: an LDR'}. When ${cause}, the resistance of the sensor ${more ? 'decreases' : 'increases'}. Then the p.d. across the sensor ${more ? 'falls' : 'rises'} and the p.d. across the fixed resistor ${more ? 'rises' : 'falls'}.

The output must rise, so it is taken across ${place}.`,
    }
  },
  verify: ({ sensor }) => ({ thermistor: 'NTC thermistor', ldr: 'LDR' })[sensor],
})

supplement('variable-potential-divider', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    pd: random.pick([3, 6, 9, 12]),
    toB: random.chance(0.5),
    swapped: random.chance(0.5),
  }),
  make: ({ pd, toB, swapped }) => {
    const [full, nought, half] = [quantity(pd, 'V', 2), '0 V', quantity(pd / 2, 'V', 2)]
    const [left, right] = swapped ? ['B', 'A'] : ['A', 'B']
    const end = toB ? 'B' : 'A'
    const onRight = end === right
    const x = onRight ? 320 : 40
    const cells = toB ? [full, nought] : [nought, full]
    return {
      stem: `A resistance wire AB with a sliding contact C is connected to a ${quantity(pd, 'V', 2)} supply of constant voltage. A voltmeter is connected between C and ${end}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/sliding-contact',
          title: 'A wire with a sliding contact',
          description: `A d.c. supply is connected to the two ends of a resistance wire; ${left} is the left-hand end and ${right} the right-hand end. A sliding contact C touches the wire between them. A voltmeter is connected from C to the wire at end ${end}.`,
          height: 220,
        },
        component('dc-supply', 40, 40, 320, 40, { label: quantity(pd, 'V', 2), side: 'right' }),
        line(40, 40, 40, 120),
        line(320, 40, 320, 120),
        line(40, 120, 100, 120),
        line(260, 120, 320, 120),
        rect(100, 112, 160, 16),
        text(86, 108, left, { anchor: 'middle', cls: 'b' }),
        text(274, 108, right, { anchor: 'middle', cls: 'b' }),
        arrow(180, 186, 180, 129),
        text(onRight ? 168 : 192, 150, 'C', { anchor: onRight ? 'end' : 'start', cls: 'b' }),
        component('voltmeter', 180, 186, x, 186),
        polyline([
          [x, 186],
          [x, 120],
        ]),
        junction(x, 120),
      ),
      prompt: 'What is the reading of the voltmeter when C is at A, and when C is at B?',
      options: rows(['C at A', 'C at B'], cells, [
        [
          [...cells].reverse(),
          `You exchanged the ends. With C at ${end}, both leads of the voltmeter are at the same point.`,
        ],
        [
          toB ? [full, half] : [half, full],
          'You let the output fall to one half only. It can be brought down to zero.',
        ],
        [
          [full, full],
          'You gave the p.d. across the whole wire. The voltmeter is between C and one end only.',
        ],
      ]),
      solution: `The voltmeter measures the p.d. across the part of the wire between C and ${end}. With C at ${end}, this part has no length, so the reading is 0 V. With C at ${toB ? 'A' : 'B'}, it is the whole wire, so the reading is the full ${full}.`,
    }
  },
  verify: ({ pd, toB }) => {
    const positionOfA = toB ? 1 : 0
    return positionOfA === 0 ? '0 V' : `${pd.toFixed(pd < 10 ? 1 : 0)}\u00a0V`
  },
})

supplement('potential-divider-equation', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const supply = random.pick([5, 6, 9, 12])
    const fixed = random.step(200, 1200, 100)
    const sensor = random.step(200, 2400, 100)
    const right = (supply * sensor) / (sensor + fixed)
    const wrong = [
      (supply * fixed) / (sensor + fixed),
      (supply * Math.min(sensor, fixed)) / Math.max(sensor, fixed),
      supply / 2,
    ]
    return tidy(right) && sensor !== fixed && allDiffer([right, ...wrong], 2)
      ? { supply, fixed, sensor, right, wrong, name: random.pick(['thermistor', 'LDR', 'resistor X']) }
      : null
  },
  make: ({ supply, fixed, sensor, right, wrong: [other = 0, ratio = 0, half = 0], name }) => {
    const article = name === 'LDR' ? 'An' : name === 'resistor X' ? '' : 'A'
    const thing = name === 'resistor X' ? name : `the ${name}`
    const start = name === 'resistor X' ? 'Resistor X' : `${article} ${name}`
    return {
      stem: `${start} and ${aOrAn(fixed)} ${quantity(fixed, 'Ω')} fixed resistor are connected in series to a ${quantity(supply, 'V', 2)} supply. The resistance of ${thing} is ${quantity(sensor, 'Ω')}.`,
      prompt: `What is the p.d. across ${thing}?`,
      options: numbers({
        right,
        unit: 'V',
        sigFigs: 2,
        wrong: {
          'You found the p.d. across the fixed resistor.': other,
          'You divided one resistance by the other. The share is one resistance divided by the sum of both.':
            ratio,
          'You shared the p.d. equally, but the resistances are not equal.': half,
        },
      }),
      solution: `*R*_{1}/*R*_{2} = *V*_{1}/*V*_{2}, so ${thing} has the fraction ${sensor}/(${sensor} + ${fixed}) of the p.d. of the supply.

*V* = ${sensor} ÷ ${sensor + fixed} × ${supply} = ${quantity(right, 'V', 2)}.`,
    }
  },
  verify: ({ supply, fixed, sensor }) => {
    const current = supply / (fixed + sensor)
    return supply - current * fixed
  },
})

/** A thermistor whose resistance halves every 20 °C. */
const thermistor = (celsius: number) => 1600 * 0.5 ** (celsius / 20)
const celsiusOf = (ohms: number) => 20 * Math.log2(1600 / ohms)

/** Fixed resistances with the temperatures at which the p.d. is a simple part of the supply. */
const DIVIDERS = [
  [400, 20],
  [400, 60],
  [200, 40],
  [200, 80],
  [800, 40],
] as const

supplement('temperature-from-a-potential-divider', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [fixed, right] = random.pick(DIVIDERS)
    const supply = random.pick([6, 9, 12])
    const reading = (supply * fixed) / (fixed + thermistor(right))
    return {
      fixed,
      right,
      supply,
      reading,
      where: random.pick(['in a greenhouse', 'in a water tank', 'beside an engine', 'in an incubator']),
    }
  },
  make: ({ fixed, right, supply, reading, where }) => {
    const chart = graph({
      x: { label: 'temperature / °C', max: 80, ticks: [0, 20, 40, 60, 80], grid: true, parts: 2 },
      y: { label: 'resistance / Ω', max: 1600, ticks: [0, 400, 800, 1200, 1600], grid: true, parts: 4 },
      top: 196,
    })
    const rest = supply - reading
    return {
      stem: [
        `The p.d. of the supply is ${quantity(supply, 'V')} and the voltmeter reads ${quantity(reading, 'V', 2)}. The thermistor is ${where}. The graph shows how its resistance depends on temperature.`,
        `A thermistor ${where}, whose resistance is shown in the graph, is connected in series with a fixed resistor and a ${quantity(supply, 'V')} supply. The voltmeter reads ${quantity(reading, 'V', 2)}.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/divider-and-thermistor-graph',
          title: 'A circuit with a thermistor, and the graph of its resistance',
          description: `A ${supply} V supply is in series with a thermistor and a resistor of ${fixed} ohms, which has a voltmeter across it. Below, resistance in ohms against temperature in degrees Celsius: a curve that falls and gets less steep, through 1600 at 0, 800 at 20, 400 at 40, 200 at 60 and 100 at 80 °C.`,
          height: 412,
        },
        component('dc-supply', 70, 30, 290, 30, { label: quantity(supply, 'V'), side: 'right' }),
        line(70, 30, 70, 96),
        line(290, 30, 290, 96),
        component('thermistor', 70, 96, 170, 96),
        component('resistor', 170, 96, 290, 96, { label: quantity(fixed, 'Ω') }),
        wire([
          [190, 96],
          [190, 140],
        ]),
        wire([
          [270, 96],
          [270, 140],
        ]),
        component('voltmeter', 190, 140, 270, 140),
        junction(190, 96),
        junction(270, 96),
        chart.axes,
        chart.plot(thermistor, 0, 80),
      ),
      prompt: ['What is the temperature of the thermistor?', 'Which temperature does the circuit measure?'],
      options: bySize({
        right,
        wrong: {
          'You took the reading of the voltmeter for the p.d. across the thermistor.': celsiusOf(
            (fixed * reading) / rest,
          ),
          'You took the resistances as equal. They are in the ratio of the two p.d.s.': celsiusOf(fixed),
          'You took the combined resistance of the circuit for that of the thermistor.': celsiusOf(
            fixed + thermistor(right),
          ),
        },
        print: value => quantity(Math.round(value), '°C'),
      }),
      solution: `The p.d. across the thermistor is ${quantity(supply, '')} − ${quantity(reading, '', 2)} = ${quantity(rest, 'V', 2)}. The resistances are in the ratio of the p.d.s: *R* = ${fixed} × ${quantity(rest, '', 2)} ÷ ${quantity(reading, '', 2)} = ${quantity(thermistor(right), 'Ω')}.

The graph gives ${quantity(right, '°C')} for this resistance.`,
    }
  },
  // By the current, then halving step by step down from 1600 Ω.
  verify: ({ fixed, supply, reading }) => {
    let ohms = supply / (reading / fixed) - fixed
    let celsius = 0
    for (; ohms < 1599; celsius += 20) ohms *= 2
    return celsius
  },
})
