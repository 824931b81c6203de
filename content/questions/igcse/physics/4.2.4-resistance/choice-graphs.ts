import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { describeScale, dialMeter } from '@/lib/figures/laboratory/measuring'
import { text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('4.2.4', { calculator: 'needed' })

export { templates }

core('resistance-from-two-dials', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const volts = random.step(1.2, 4.8, 0.2)
    const milliamperes = random.step(100, 460, 20)
    const right = (1000 * volts) / milliamperes
    const [whole, part] = [Math.floor(volts), volts - Math.floor(volts)]
    const slips: Slip[] = [
      [volts / milliamperes, 'You did not change the current from mA into A.'],
      [milliamperes / 1000 / volts, 'You divided the current by the p.d.'],
      [(volts * milliamperes) / 1000, 'You multiplied the p.d. by the current, which gives the power.'],
      [
        (1000 * (whole + part / 2)) / milliamperes,
        'You read each small division of the voltmeter as 0.1 V. It is 0.2 V.',
      ],
      [(100 * volts) / milliamperes, 'You took 1000 mA as 10 A.'],
      [
        (1000 * volts) / (100 * Math.floor(milliamperes / 100) + (milliamperes % 100) / 2),
        'You read each small division of the ammeter as 10 mA. It is 20 mA.',
      ],
      [
        (1000 * (volts + 1)) / milliamperes,
        'You counted from the wrong number of the voltmeter, the one above the reading.',
      ],
      [
        (10_000 * volts) / milliamperes,
        'You divided the current in mA by 10 000 to change it into A. There are 1000 mA in 1 A.',
      ],
      [
        (1000 * volts) / (milliamperes + 100),
        'You counted from the wrong number of the ammeter, the one above the reading.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'Ω', 2))
    if (!wrong || part < 0.1 || part > 0.9 || milliamperes % 100 === 0) return null
    return {
      volts,
      milliamperes,
      right,
      wrong,
      what: random.pick(['a resistor', 'a lamp', 'a heating wire', 'a length of wire']),
    }
  },
  make: ({ volts, milliamperes, right, wrong, what }) => {
    const ammeter = { from: 0, to: 500, division: 20, numbered: 100 }
    const voltmeter = { from: 0, to: 5, division: 0.2, numbered: 1 }
    return {
      stem: [
        `An ammeter is in series with ${what}, and a voltmeter is connected across ${what.replace(/^a /, 'the ')}. The diagram shows their readings.`,
        `To find the resistance of ${what}, a student measures the current in it and the p.d. across it. The two meters are shown.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/readings-of-two-meters',
          title: 'The dials of an ammeter and a voltmeter',
          description: `Ammeter, in milliamperes: ${describeScale(ammeter, milliamperes, 'mA')} Voltmeter, in volts: ${describeScale(voltmeter, volts, 'V')}`,
          height: 146,
        },
        dialMeter({ x: 4, y: 6, value: milliamperes, scale: ammeter, unit: 'mA' }),
        dialMeter({ x: 186, y: 6, value: volts, scale: voltmeter, unit: 'V' }),
        text(89, 142, 'ammeter', { anchor: 'middle', cls: 's' }),
        text(271, 142, 'voltmeter', { anchor: 'middle', cls: 's' }),
      ),
      prompt: [`What is the resistance of ${what.replace(/^a /, 'the ')}?`],
      options: numbers({ right, unit: 'Ω', sigFigs: 2, wrong }),
      solution: `The ammeter reads ${quantity(milliamperes, 'mA')} = ${quantity(milliamperes / 1000, 'A', 2)} (20 mA a division), the voltmeter ${quantity(volts, 'V', 2)} (0.2 V a division).

*R* = *V* ÷ *I* = ${quantity(volts, '', 2)} ÷ ${quantity(milliamperes / 1000, '', 2)} = ${quantity(right, 'Ω', 2)}.`,
    }
  },
  verify: ({ volts, milliamperes }) => (volts / milliamperes) * 1e3,
})

supplement('lamp-and-resistor-on-one-graph', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const unit = random.pick([0.1, 0.2, 0.4]) // the current of the lamp at 1 V, in amperes
    const volts = random.pick([1, 4, 9])
    const ratio = random.pick([0.5, 1, 1.5]) // of the resistor: p.d. in volts for each `unit` of current, over two
    const series = random.chance(0.5)
    const current = unit * Math.sqrt(volts)
    const across = 2 * ratio * Math.sqrt(volts) // p.d. of the resistor with the same current
    const through = (unit * volts) / (2 * ratio) // current of the resistor with the same p.d.
    const [one, other] = series ? [volts, across] : [current, through]
    if (!series && (4 * through) % unit > 1e-9 && unit - ((4 * through) % unit) > 1e-9) return null // between the lines of the grid
    if (across > 10 || through > 4 * unit || Math.abs(one - other) < 0.05 * one) return null
    const right = one + other
    const label = series ? 'V' : 'A'
    const slips: Slip[] = series
      ? [
          [one, 'You gave the p.d. across the lamp only.'],
          [other, 'You gave the p.d. across the resistor only.'],
          [Math.abs(one - other), 'You subtracted the two p.d.s. In series they add up.'],
          [right / 2, 'You took the mean of the two p.d.s. In series they add up.'],
          [
            2 * Math.max(one, other),
            'You took both p.d.s as equal. In series the current is the same, not the p.d.',
          ],
        ]
      : [
          [one, 'You gave the current in the lamp only.'],
          [other, 'You gave the current in the resistor only.'],
          [Math.abs(one - other), 'You subtracted the two currents. In parallel they add up.'],
          [right / 2, 'You took the mean of the two currents. In parallel they add up.'],
          [
            2 * Math.max(one, other),
            'You took both currents as equal. In parallel the p.d. is the same, not the current.',
          ],
        ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, label, 2))
    return wrong && { unit, volts, ratio, series, current, across, through, right, wrong, label }
  },
  make: ({ unit, volts, ratio, series, current, across, through, right, wrong, label }) => {
    const chart = graph({
      x: { label: 'p.d. / V', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
      y: {
        label: 'current / A',
        max: 4 * unit,
        ticks: [0, 1, 2, 3, 4].map(each => each * unit),
        grid: true,
        parts: 4,
      },
    })
    const end = Math.min(10, 8 * ratio)
    return {
      stem: [
        `The graph shows how the current in a lamp and the current in a resistor depend on the p.d. across each. The two are connected in ${series ? 'series' : 'parallel'} to a battery.`,
        `A lamp and a resistor, whose current–p.d. graphs are shown, are connected in ${series ? 'series' : 'parallel'} to a power supply.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/currents-of-lamp-and-resistor',
          title: 'Current against p.d. for a lamp and a resistor',
          description: `Current in amperes against p.d. in volts, on a fine grid. The lamp: a curve from the origin that gets less steep, through ${quantity(unit, 'A')} at 1 V, ${quantity(2 * unit, 'A')} at 4 V and ${quantity(3 * unit, 'A')} at 9 V. The resistor: a straight line from the origin to ${quantity((unit * end) / (2 * ratio), 'A')} at ${quantity(end, 'V')}.`,
          height: 250,
        },
        chart.axes,
        // The curve by its square root, so that it is smooth at the origin.
        chart.curve(
          Array.from(
            { length: 33 },
            (_, at) => [(at / 32) ** 2 * 10, unit * Math.sqrt(10) * (at / 32)] as const,
          ),
        ),
        chart.line(
          [
            [0, 0],
            [end, (unit * end) / (2 * ratio)],
          ],
          'r dash',
        ),
        ...(ratio === 1.5
          ? [
              chart.label(3, unit * Math.sqrt(3), 'lamp', { dy: -8, anchor: 'end' }),
              chart.label(6, 2 * unit, 'resistor', { dy: 20 }),
            ]
          : [
              chart.label(8, unit * Math.sqrt(8), 'lamp', { dy: 20 }),
              chart.label(6 * ratio, 3 * unit, 'resistor', { dx: -8, anchor: 'end' }),
            ]),
      ),
      prompt: series
        ? `The current in the lamp is ${quantity(current, 'A', 2)}. What is the p.d. across the two together?`
        : `The p.d. across the lamp is ${quantity(volts, 'V', 2)}. What is the total current in the two?`,
      options: numbers({ right, unit: label, sigFigs: 2, wrong }),
      solution: series
        ? `In series the current is the same in both. At ${quantity(current, 'A', 2)}, the graph gives ${quantity(volts, 'V', 2)} for the lamp and ${quantity(across, 'V', 2)} for the resistor.

The p.d.s add up: ${quantity(right, 'V', 2)}.`
        : `In parallel the p.d. is the same across both. At ${quantity(volts, 'V', 2)}, the graph gives ${quantity(current, 'A', 2)} for the lamp and ${quantity(through, 'A', 2)} for the resistor.

The currents add up: ${quantity(right, 'A', 2)}.`,
    }
  },
  // By the resistances.
  verify: ({ unit, volts, ratio, series, current }) => {
    const [lamp, resistor] = [volts / current, (2 * ratio) / unit]
    return series ? current * (lamp + resistor) : volts / ((lamp * resistor) / (lamp + resistor))
  },
})
