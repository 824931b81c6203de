import { allDiffer, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { component } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arc, arrow, centred, dot, line, polar, rect, text } from '@/lib/figures/shapes'
import { tidy } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.2.2')

export { templates }

core('current-in-a-metal', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    metal: random.pick(['copper', 'aluminium', 'iron', 'silver']),
    device: random.pick(['a lamp', 'a motor', 'a bell', 'a heater']),
    wrong: random.sample<Wrong>(
      [
        ['positive ions', 'You chose the ions. In a metal these stay in their places and only vibrate.'],
        ['protons', 'You chose protons, but these stay inside the nuclei of the atoms.'],
        ['neutrons', 'You chose neutrons. They have no charge, and they stay inside the nuclei.'],
        ['metal atoms', 'You chose whole atoms. A wire would lose its metal if its atoms flowed away.'],
        ['atomic nuclei', 'You chose nuclei. In a solid these stay in their places.'],
      ],
      3,
    ),
  }),
  make: ({ metal, device, wrong }) => ({
    stem: `A cell is connected to ${device} by ${metal} wires. There is a current in the wires.`,
    prompt: 'What flows along the wires?',
    right: 'free electrons',
    wrong,
    solution: `An electric current is a flow of charge. ${metal.replace(/^./, each => each.toUpperCase())} is a metal: some of its electrons are free to move, and these carry the charge along the wire.`,
  }),
})

const RANGES = [
  { max: 0.1, text: '0–100 mA' },
  { max: 0.5, text: '0–500 mA' },
  { max: 1, text: '0–1 A' },
  { max: 5, text: '0–5 A' },
  { max: 10, text: '0–10 A' },
]

core('ammeter-range-and-connection', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const best = random.int(1, 3)
    const top = RANGES[best]?.max ?? 0
    const part = random.pick([0.6, 0.7, 0.8])
    const milli = top * part < 1 && random.chance(0.4)
    return {
      best,
      expected: top * part,
      milli,
      device: random.pick(['lamp', 'small heater', 'motor', 'resistor']),
    }
  },
  make: ({ best, expected, milli, device }) => {
    const range = (at: number) => RANGES[at]?.text ?? ''
    const shown = milli ? quantity(expected * 1000, 'mA') : quantity(expected, 'A', 2)
    return {
      stem: `A student expects a current of about ${shown} in a ${device}. The range of the ammeter can be chosen, and the reading is to be as precise as possible.`,
      prompt: 'Which range should be used, and how should the ammeter be connected?',
      columns: `range | connection to the ${device}`,
      right: `${range(best)} | in series`,
      wrong: {
        [`${range(best)} | in parallel`]: 'You connected the ammeter like a voltmeter.',
        [`${range(best - 1)} | in series`]:
          'You chose a range that is too small: the current is larger than its maximum.',
        [`${range(best + 1)} | in series`]:
          'You chose a larger range than is needed, so the reading would be less precise.',
      },
      solution: `The whole current must pass through the ammeter, so it is in series with the ${device}.

The best range is the smallest one that is larger than ${shown}: ${range(best)}.`,
    }
  },
  verify: ({ expected }) => RANGES.filter(({ max }) => max > expected)[0]?.text ?? '',
})

core('read-an-analogue-ammeter', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const major = random.pick([0.2, 1, 2])
    const passed = random.int(1, 3)
    const small = random.int(1, 4)
    const right = major * (passed + small / 5)
    const tenths = major * (passed + small / 10)
    const backwards = major * (passed + 1 + (5 - small) / 5)
    const nearest = major * (passed + (small > 2 ? 1 : 0))
    return allDiffer([right, tenths, backwards, nearest], 2)
      ? { major, passed, small, right, tenths, backwards, nearest }
      : null
  },
  make: ({ major, passed, small, right, tenths, backwards, nearest }) => {
    const angle = (steps: number) => 150 - steps * 4.8
    const mark = (steps: number) =>
      line(
        ...polar(180, 150, 110, angle(steps)),
        ...polar(180, 150, steps % 5 === 0 ? 96 : 103, angle(steps)),
      )
    const label = (at: number) =>
      centred(
        ...polar(180, 150, 122, angle(at * 5)),
        quantity(major * at, '', major < 1 ? (at === 0 ? 1 : at === 5 ? 2 : 1) : undefined),
        's',
      )
    return {
      stem: 'The diagram shows the scale of an analogue ammeter. It has no zero error.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/ammeter-scale',
          title: 'The scale and pointer of an ammeter',
          description: `A curved scale in amperes is numbered at equal steps of ${quantity(major, 'A')} from 0 to ${quantity(major * 5, 'A')}. There are five small divisions between one number and the next. The pointer is ${small} small division${small === 1 ? '' : 's'} beyond the mark numbered ${quantity(major * passed, '')}.`,
          height: 176,
        },
        rect(20, 6, 320, 164, 'l', 8),
        arc(180, 150, 110, 30, 150),
        Array.from({ length: 26 }, (_, at) => mark(at)).join(''),
        [0, 1, 2, 3, 4, 5].map(label).join(''),
        arrow(180, 150, ...polar(180, 150, 94, angle(passed * 5 + small)), { cls: 'p' }),
        dot(180, 150, 'd', 5),
        text(312, 158, 'A', { anchor: 'middle', cls: 'b' }),
      ),
      prompt: 'What is the reading of the ammeter?',
      options: numbers({
        right,
        unit: 'A',
        sigFigs: 2,
        wrong: {
          'You took each small division as one tenth of a step, but there are five in a step.': tenths,
          'You counted the small divisions from the next number back to the pointer, and added them to that number.':
            backwards,
          'You read only the nearest numbered mark and left out the small divisions.': nearest,
        },
      }),
      solution: `There are 5 small divisions to each ${quantity(major, 'A')}, so each is worth ${quantity(major / 5, 'A')}.

The pointer is ${small} small division${small === 1 ? '' : 's'} beyond ${quantity(major * passed, 'A')}: ${quantity(major * passed, 'A')} + ${small} × ${quantity(major / 5, 'A')} = ${quantity(right, 'A', 2)}.`,
    }
  },
  verify: ({ major, passed, small }) => {
    let reading = 0
    for (let step = 0; step < passed * 5 + small; step += 1) reading += major / 5
    return Number(reading.toPrecision(6))
  },
})

const SHAPES = {
  steady: { ac: false, f: () => 6, words: 'a level line above the time axis' },
  reversed: { ac: false, f: () => -6, words: 'a level line below the time axis' },
  pulses: {
    ac: false,
    f: (t: number) => 7 * Math.abs(Math.sin((t * Math.PI) / 2.5)),
    words: 'a row of humps above the time axis that come down to the axis but do not cross it',
  },
  ripple: {
    ac: false,
    f: (t: number) => 5 + 2.5 * Math.sin((t * 2 * Math.PI) / 4),
    words: 'a wave that stays above the time axis',
  },
  sine: {
    ac: true,
    f: (t: number) => 7 * Math.sin((t * 2 * Math.PI) / 5),
    words: 'a wave that goes above and below the time axis by equal amounts',
  },
  triangle: {
    ac: true,
    f: (t: number) => (14 / Math.PI) * Math.asin(Math.sin((t * 2 * Math.PI) / 5)),
    words: 'a zigzag line that goes above and below the time axis by equal amounts',
  },
} as const

type ShapeName = keyof typeof SHAPES

core('alternating-or-direct-graphs', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [one = 'sine', two = 'pulses'] = random.sample(Object.keys(SHAPES) as ShapeName[], 2)
    const varying = [one, two].some(each => each === 'pulses' || each === 'ripple' || each === 'reversed')
    return varying ? { one, two } : null
  },
  make: ({ one, two }) => {
    const sketch = (name: ShapeName, left: number) => {
      const axes = graph({
        x: { label: '', max: 10 },
        y: { label: '*I*', min: -10, max: 10 },
        left,
        top: 30,
        width: 128,
        height: 110,
      })
      return axes.axes + text(left + 136, 103, '*t*', { anchor: 'end' }) + axes.plot(SHAPES[name].f, 0, 10)
    }
    const say = (isAc: boolean) => (isAc ? 'a.c.' : 'd.c.')
    const slip = (name: ShapeName) =>
      SHAPES[name].ac
        ? 'the current goes below the time axis as well as above it, so it reverses'
        : 'the current never changes direction, so it is d.c., whatever its size'
    const [first, second] = [SHAPES[one].ac, SHAPES[two].ac]
    return {
      stem: 'Two sketch graphs show how the current in two circuits changes with time.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/two-currents',
          title: 'Two graphs of current against time',
          description: `Two graphs of current I against time t, with positive current above the time axis and negative below. Graph 1 is ${SHAPES[one].words}. Graph 2 is ${SHAPES[two].words}.`,
          height: 182,
        },
        sketch(one, 26),
        sketch(two, 210),
        text(90, 176, 'graph 1', { anchor: 'middle' }),
        text(274, 176, 'graph 2', { anchor: 'middle' }),
      ),
      prompt: 'Which row names the type of current in each graph?',
      columns: 'graph 1 | graph 2',
      right: `${say(first)} | ${say(second)}`,
      wrong: {
        [`${say(!first)} | ${say(second)}`]: `You have graph 1 wrong: ${slip(one)}.`,
        [`${say(first)} | ${say(!second)}`]: `You have graph 2 wrong: ${slip(two)}.`,
        [`${say(!first)} | ${say(!second)}`]: `You have both wrong. A direct current flows in one direction only; an alternating current keeps reversing.`,
      },
      solution: `A direct current keeps to one direction; an alternating current repeatedly reverses.

In graph 1 ${slip(one)}. In graph 2 ${slip(two)}.`.replace(
        /, so it reverses/g,
        ', so it reverses: an alternating current',
      ),
    }
  },
  verify: ({ one }) => {
    const readings = Array.from({ length: 400 }, (_, at) => SHAPES[one].f(at / 40))
    return Math.min(...readings) < -0.01 && Math.max(...readings) > 0.01 ? 'a.c.' : 'd.c.'
  },
})

supplement('charge-current-and-time', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const milli = random.step(50, 950, 50)
    const minutes = random.int(2, 15)
    const charge = (milli / 1000) * minutes * 60
    const asked = random.pick(['charge', 'current'] as const)
    if (!tidy(charge) || milli === 1000) return null
    const wrong =
      asked === 'charge'
        ? [(milli / 1000) * minutes, milli * minutes * 60, (minutes * 60) / (milli / 1000)]
        : [charge / minutes, (minutes * 60) / charge, minutes / charge]
    const right = asked === 'charge' ? charge : milli / 1000
    return allDiffer([right, ...wrong], 2)
      ? {
          milli,
          minutes,
          charge,
          asked,
          wrong,
          right,
          device: random.pick(['lamp', 'toy motor', 'heating coil', 'phone charger']),
        }
      : null
  },
  make: ({
    milli,
    minutes,
    charge,
    asked,
    wrong: [minutesLeft = 0, second = 0, upsideDown = 0],
    right,
    device,
  }) => {
    const forCharge = asked === 'charge'
    return {
      stem: forCharge
        ? `There is a steady current of ${quantity(milli, 'mA')} in a ${device} for ${quantity(minutes, 'minutes')}.`
        : `A charge of ${quantity(charge, 'C')} passes through a ${device} in ${quantity(minutes, 'minutes')}. The current is steady.`,
      prompt: forCharge
        ? `How much charge passes through the ${device}?`
        : `What is the current in the ${device}?`,
      options: numbers({
        right,
        unit: forCharge ? 'C' : 'A',
        sigFigs: 2,
        wrong: [
          [minutesLeft, 'You left the time in minutes instead of changing it to seconds.'],
          [
            second,
            forCharge
              ? 'You left the current in milliamperes instead of amperes.'
              : 'You divided the time by the charge; *I* = *Q* ÷ *t*.',
          ],
          [
            upsideDown,
            forCharge
              ? 'You divided the time by the current; *Q* = *It*.'
              : 'You divided the time by the charge, and you left the time in minutes.',
          ],
        ],
      }),
      solution: forCharge
        ? `Time: ${minutes} × 60 = ${quantity(minutes * 60, 's')}. Current: ${milli} ÷ 1000 = ${quantity(milli / 1000, 'A')}.

*Q* = *It* = ${quantity(milli / 1000, '')} × ${minutes * 60} = ${quantity(right, 'C', 2)}.`
        : `Time: ${minutes} × 60 = ${quantity(minutes * 60, 's')}.

*I* = *Q* ÷ *t* = ${quantity(charge, '')} ÷ ${minutes * 60} = ${quantity(right, 'A', 2)}.`,
    }
  },
  verify: ({ milli, minutes, charge, asked }) => {
    if (asked === 'current') return charge / (minutes * 60)
    let passed = 0
    for (let second = 0; second < minutes * 60; second += 1) passed += milli
    return passed / 1000
  },
})

supplement('conventional-current-and-electrons', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    plusLeft: random.chance(0.5),
    kind: random.pick(['lamp', 'resistor', 'motor', 'heater'] as const),
    ends: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['J', 'K'],
    ]),
  }),
  make: ({ plusLeft, kind, ends: [left = '', right = ''] }) => {
    const [way, back] = plusLeft
      ? [`from ${left} to ${right}`, `from ${right} to ${left}`]
      : [`from ${right} to ${left}`, `from ${left} to ${right}`]
    return {
      stem: `A cell is connected to a ${kind} between points ${left} and ${right}, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/cell-and-component',
          title: 'A cell connected to one component',
          description: `One loop. A cell is at the top; the longer line of its symbol is on the ${plusLeft ? 'left' : 'right'}. At the bottom is a ${kind}, with point ${left} in the wire to the left of it and point ${right} in the wire to the right.`,
          height: 158,
        },
        plusLeft ? component('cell', 80, 34, 280, 34) : component('cell', 280, 34, 80, 34),
        line(80, 34, 80, 124),
        line(280, 34, 280, 124),
        component(kind, 80, 124, 280, 124),
        dot(120, 124),
        dot(240, 124),
        text(120, 146, left, { anchor: 'middle', cls: 'b' }),
        text(240, 146, right, { anchor: 'middle', cls: 'b' }),
      ),
      prompt: `Which row describes the directions in the ${kind}?`,
      columns: 'conventional current | flow of electrons',
      right: `${way} | ${back}`,
      wrong: {
        [`${back} | ${way}`]:
          'You exchanged the two: conventional current is from the positive terminal, shown by the longer line of the cell, to the negative.',
        [`${way} | ${way}`]:
          'You gave electrons the direction of the conventional current. They are negative and flow the opposite way.',
        [`${back} | ${back}`]:
          'You have the electrons right, but conventional current is in the opposite direction to their flow.',
      },
      solution: `The longer line of the cell is its positive terminal, on the ${plusLeft ? 'left' : 'right'}. Conventional current leaves it and goes round the circuit to the negative terminal, so it passes through the ${kind} ${way}.

Electrons are negatively charged and flow the opposite way, ${back}.`,
    }
  },
  verify: ({ plusLeft, ends }) => `from ${ends[plusLeft ? 0 : 1]} to ${ends[plusLeft ? 1 : 0]}`,
})
