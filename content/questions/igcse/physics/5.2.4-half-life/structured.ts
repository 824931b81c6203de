import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { plotFigure, plotFrame } from '@/lib/exams/plot-frame'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'
import { arrow, centred, circle, curve, line, type Point, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '5.2.4', { calculator: 'needed' })

export { templates }

const CURVES = [
  { start: 400, background: 40 },
  { start: 320, background: 40 },
  { start: 480, background: 40 },
  { start: 200, background: 20 },
  { start: 160, background: 20 },
  { start: 240, background: 20 },
] as const

supplement('half-life-of-a-medical-tracer', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({
    curve: random.pick(CURVES),
    halfLife: random.pick([4, 5, 6, 8]),
    count: random.pick([5, 6]),
    place: random.pick(['lungs', 'brain', 'liver', 'bones', 'kidneys']),
  }),
  make: ({ curve: { start, background }, halfLife, count, place }) => {
    const step = halfLife > 5 ? 2 : 1
    const until = (halfLife === 5 ? 3.2 : 3) * halfLife
    const top = start + 2 * background
    const chart = graph({
      x: {
        label: 'time / hours',
        max: until,
        ticks: Array.from({ length: Math.round(until / step) + 1 }, (_, at) => at * step),
        format: value => (value % (2 * step) === 0 ? String(value) : ''),
        grid: true,
      },
      y: {
        label: 'measured count rate / counts per minute',
        max: top,
        ticks: Array.from({ length: Math.round(top / background) + 1 }, (_, at) => at * background),
        format: value => (value % (2 * background) === 0 ? String(value) : ''),
        grid: true,
      },
      height: 190,
    })
    const later = count * halfLife
    return {
      stem: `A hospital uses a radioactive isotope as a tracer to look for cancer in the ${place} of a patient. The isotope emits γ-radiation. Before it is used, a technician places a detector near a sample of it. The graph shows the measured count rate, which includes a background count rate of ${background} counts per minute.`,
      figure: figure(
        {
          name: 'nuclear-physics/measured-count-rate-of-a-tracer',
          title: 'Measured count rate against time',
          description: `Measured count rate in counts per minute, from 0 to ${top}, against time in hours, from 0 to ${plain(until)}, on a grid. A smooth curve starts at ${start + background} and falls, steeply at first and then less and less. It stays above ${background}.`,
          height: 268,
        },
        chart.axes,
        chart.curve(decayPoints(start, halfLife, until).map(([time, rate]) => [time, rate + background])),
      ),
      parts: {
        a: ask.written({
          prompt: 'State **one** main source of background radiation.',
          subtopic: '5.2.1',
          marks: 1,
          lines: 1,
          scheme: [
            'any one from: radon gas (in the air)',
            'rocks and buildings',
            'food and drink',
            'cosmic rays',
          ],
          modelAnswer: 'Radon gas in the air is a main source of background radiation.',
          solution:
            'The four main sources are radon gas, rocks and buildings, food and drink, and cosmic rays. Mobile phones or sunlight do not score.',
        }),
        'b.i': ask.number({
          prompt: 'Determine the half-life of the isotope.',
          answer: halfLife,
          unit: 'hours',
          tolerance: step * 0.25,
          scheme: [
            `C1 background subtracted from a reading, such as ${start + background} − ${background} = ${start}`,
            `C1 corrected count rate halved, such as ${start / 2}, and the time read at a measured ${start / 2 + background}`,
            `A1 ${quantity(halfLife, 'hours')} (accept ±${plain(step * 0.25)} hours)`,
          ],
          solution: `At the start the corrected count rate is ${start + background} − ${background} = ${start} counts/min. Half of it is ${start / 2}.

The detector then measures ${start / 2} + ${background} = ${start / 2 + background} counts/min. The curve is at this value after ${quantity(halfLife, 'hours')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the fraction of the nuclei of the isotope that have **not** decayed after ${quantity(later, 'hours')}.`,
          answer: 0.5 ** count,
          follow: { from: 'b.i', formula: `0.5^(${later}/x)` },
          scheme: [
            `C1 ${later} ÷ ${halfLife} or ${count} half-lives`,
            `A1 $\\frac{1}{${2 ** count}}$ (${figures(0.5 ** count, 2)})`,
          ],
          solution: `${later} ÷ ${halfLife} = ${count} half-lives. The number of undecayed nuclei halves ${count === 5 ? 'five' : 'six'} times: $\\left(\\frac{1}{2}\\right)^{${count}} = \\frac{1}{${2 ** count}}$.`,
        }),
        c: ask.written({
          prompt: 'Explain why this isotope is suitable as a tracer inside the body.',
          marks: 2,
          lines: 4,
          scheme: [
            'any two from: γ-radiation passes out of the body (highly penetrating), so that it can be detected outside',
            'γ-radiation is only weakly ionising, so it does little damage to cells',
            'half-life long enough for the examination but short enough for the patient to be exposed to radiation only for a short time',
          ],
          modelAnswer:
            'γ-radiation is very penetrating, so it passes out of the body and can be detected outside. The half-life of a few hours is long enough for the examination but so short that the dose to the patient is small.',
          solution:
            'Give a reason for the type of radiation and a reason for the half-life. Say what follows from the property, not only what it is.',
        }),
        d: ask.written({
          prompt:
            'The technician stands behind a thick lead screen. Explain how this protects the technician.',
          command: 'Explain',
          subtopic: '5.2.5',
          scheme: ['lead absorbs (most of) the γ-radiation, so less reaches the body of the technician'],
          modelAnswer:
            'The thick lead absorbs most of the γ-radiation, so much less of it reaches the technician.',
          solution:
            'Shielding absorbs radiation. γ-radiation is never stopped completely, but several centimetres of lead absorb most of it.',
        }),
      },
    }
  },
  verify: ({ curve, halfLife, count }) => {
    // Walk along the curve to the reading that stands for half of the corrected rate.
    const wanted = (curve.start + curve.background + curve.background) / 2
    let [low, high] = [0, 20]
    for (let turn = 0; turn < 60; turn += 1) {
      const middle = (low + high) / 2
      const measured = curve.background + curve.start * Math.exp((-Math.LN2 * middle) / halfLife)
      if (measured > wanted) low = middle
      else high = middle
    }
    let left = 1
    for (let time = halfLife; time <= count * halfLife; time += halfLife) left /= 2
    return { 'b.i': low, 'b.ii': left }
  },
})

const MILLS = [
  { sheet: 'paper', place: 'paper mill' },
  { sheet: 'plastic film', place: 'factory' },
  { sheet: 'aluminium foil', place: 'factory' },
  { sheet: 'card', place: 'factory' },
] as const

const BETA_SOURCES = [
  { name: 'strontium-90', halfLife: 29, unit: 'years' },
  { name: 'krypton-85', halfLife: 11, unit: 'years' },
  { name: 'promethium-147', halfLife: 2.6, unit: 'years' },
  { name: 'thallium-204', halfLife: 3.8, unit: 'years' },
] as const

supplement('beta-source-controls-thickness', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    mill: random.pick(MILLS),
    source: random.pick(BETA_SOURCES),
    rate: random.step(400, 960, 80),
    count: random.pick([2, 3, 4]),
    thick: random.chance(0.5),
  }),
  make: ({ mill: { sheet, place }, source, rate, count, thick }) => {
    const { name, halfLife, unit } = source
    const end = rate / 2 ** count
    return {
      stem: `In a ${place}, ${sheet} passes between rollers. A source below the ${sheet} contains ${name} and emits β-particles. A detector above the ${sheet} controls the rollers, so that the thickness stays the same.`,
      figure: figure(
        {
          name: 'nuclear-physics/rollers-source-and-detector',
          title: 'Rollers, source and detector',
          description: `A sheet of ${sheet} moves from left to right, first between two rollers and then between a detector above it and a source below it. The detector is connected to a box labelled control, which is connected to the rollers.`,
          height: 196,
        },
        circle(96, 86, 28, 'l sunk'),
        circle(96, 146, 28, 'l sunk'),
        text(60, 90, 'rollers', { anchor: 'end' }),
        line(20, 116, 300, 116, 'p thick'),
        arrow(300, 116, 340, 116, { cls: 'p' }),
        rect(206, 74, 64, 24, 'l sheet'),
        text(278, 90, 'detector'),
        rect(214, 144, 48, 24, 'l sunk'),
        text(270, 161, 'source'),
        rect(126, 16, 72, 26, 'l sheet'),
        centred(162, 29, 'control'),
        line(238, 74, 238, 29),
        line(238, 29, 198, 29),
        line(126, 29, 96, 29),
        arrow(96, 29, 96, 56),
      ),
      parts: {
        a: ask.written({
          prompt: `Explain why a source of β-particles is used and not a source of α-particles or of γ-radiation.`,
          marks: 2,
          lines: 4,
          scheme: [
            'any two from: β-particles are partly absorbed, and the amount depends on the thickness of the sheet',
            'α-particles would all be absorbed by the sheet',
            'γ-radiation would hardly be absorbed by the sheet',
          ],
          modelAnswer: `The ${sheet} would absorb all the α-particles and hardly any of the γ-radiation. It absorbs some of the β-particles, and the number that pass through depends on its thickness.`,
          solution:
            'The count rate must change when the thickness changes. That is so only for a radiation that the sheet absorbs in part.',
        }),
        b: ask.written({
          prompt: `The ${sheet} becomes too ${thick ? 'thick' : 'thin'}. Explain how the detector and the rollers correct the thickness.`,
          command: 'Explain',
          scheme: [
            `the ${sheet} absorbs ${thick ? 'more' : 'fewer'} β-particles`,
            `the count rate at the detector ${thick ? 'falls' : 'rises'}`,
            `the rollers are moved ${thick ? 'closer together' : 'further apart'}`,
          ],
          modelAnswer: `The ${sheet} absorbs ${thick ? 'more' : 'fewer'} β-particles, so the count rate at the detector ${thick ? 'falls' : 'rises'}. The control then moves the rollers ${thick ? 'closer together' : 'further apart'}.`,
          solution: `A ${thick ? 'thicker' : 'thinner'} sheet absorbs ${thick ? 'more' : 'fewer'} β-particles, so ${thick ? 'fewer' : 'more'} reach the detector. The control answers the change in the count rate and moves the rollers.`,
        }),
        c: ask.number({
          lead: `The half-life of ${name} is ${quantity(halfLife, unit)}. With no sheet in place, the corrected count rate due to a new source is ${quantity(rate, 'counts/s')}.`,
          prompt: `Calculate the time until this count rate is ${quantity(end, 'counts/s')}. Give the unit.`,
          answer: count * halfLife,
          unit: 'years',
          unitMode: 'asked',
          scheme: [
            `C1 ${Array.from({ length: count + 1 }, (_, at) => plain(rate / 2 ** at)).join(' → ')}, or ${count} half-lives`,
            `A1 ${quantity(count * halfLife, unit)}`,
          ],
          solution: `${Array.from({ length: count + 1 }, (_, at) => plain(rate / 2 ** at)).join(' → ')}: the count rate halves ${['', '', 'twice', 'three times', 'four times'][count]}.

Time = ${count} × ${plain(halfLife)} = ${quantity(count * halfLife, unit)}.`,
        }),
        d: ask.written({
          prompt: 'State the change in the nucleus of an atom when it emits a β-particle.',
          subtopic: '5.2.3',
          scheme: ['a neutron changes into a proton (and an electron)'],
          modelAnswer:
            'In the nucleus a neutron changes into a proton and an electron. The electron leaves the nucleus as the β-particle.',
          solution:
            'β decay: neutron → proton + electron. The electron leaves the nucleus, and the proton stays in it.',
        }),
        e: ask.written({
          prompt:
            'A worker has to replace the source. Explain **one** way to reduce the radiation that reaches the worker.',
          command: 'Explain',
          subtopic: '5.2.5',
          marks: 1,
          scheme: [
            'any one from: use (long) tongs, because at a greater distance less radiation reaches the body',
            'work quickly, because a shorter exposure time means that less radiation is absorbed',
            'use shielding (a lead-lined container), because it absorbs radiation',
          ],
          modelAnswer:
            'The worker moves the source with long tongs. At a greater distance from the source, less of its radiation reaches the body.',
          solution:
            'The mark needs both: a way to reduce exposure (time, distance or shielding) and how it works.',
        }),
      },
    }
  },
  verify: ({ source, rate, count }) => ({
    c: (source.halfLife * Math.log(rate / (rate / 2 ** count))) / Math.LN2,
  }),
})

const DECAYS = [
  {
    isotope: 'technetium-99m',
    use: 'a hospital',
    halfLife: 6,
    within: 0.5,
    unit: 'hours',
    times: [0, 2, 4, 8, 12, 18],
    max: 20,
    large: 5,
  },
  {
    isotope: 'fluorine-18',
    use: 'a hospital',
    halfLife: 110,
    within: 10,
    unit: 'minutes',
    times: [0, 40, 100, 160, 240, 340],
    max: 400,
    large: 100,
  },
  {
    isotope: 'iodine-123',
    use: 'a clinic',
    halfLife: 13,
    within: 1,
    unit: 'hours',
    times: [0, 5, 10, 20, 30, 40],
    max: 40,
    large: 10,
  },
  {
    isotope: 'copper-64',
    use: 'a research laboratory',
    halfLife: 12.7,
    within: 1,
    unit: 'hours',
    times: [0, 4, 10, 18, 28, 38],
    max: 40,
    large: 10,
  },
  {
    isotope: 'manganese-56',
    use: 'a research laboratory',
    halfLife: 2.6,
    within: 0.2,
    unit: 'hours',
    times: [0, 1, 2, 4, 6, 8],
    max: 8,
    large: 2,
  },
] as const

supplement('plot-of-corrected-count-rates', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    decay: random.pick(DECAYS),
    start: random.step(320, 390, 10),
    background: random.int(16, 34),
    lives: random.pick([3, 4]),
    blanks: random.pick([
      [1, 4],
      [2, 5],
      [2, 4],
    ] as const),
  }),
  make: ({ decay, start, background, lives, blanks }) => {
    const { isotope, use, halfLife, within, unit, times, max, large } = decay
    const rate = (time: number) => start * 2 ** (-time / halfLife)
    const corrected = times.map(time => Math.round(rate(time)))
    const axes = {
      x: { label: `time / ${unit}`, min: 0, max, large, parts: 10 },
      y: { label: 'corrected count rate / counts/min', min: 0, max: 400, large: 100, parts: 10 },
    }
    const { toCanvas } = plotFrame(axes)
    const cross = ([x, y]: Point) =>
      line(x - 4, y - 4, x + 4, y + 4, 'g') + line(x - 4, y + 4, x + 4, y - 4, 'g')
    const fitted = Array.from({ length: 25 }, (_, at) => {
      const time = ((times.at(-1) ?? max) * at) / 24
      return toCanvas([time, rate(time)])
    })
    const facts = {
      name: 'nuclear-physics/grid-for-a-decay-curve',
      title: 'Grid for a graph of corrected count rate against time',
      description: `Graph paper. The horizontal axis is the time from 0 to ${max} ${unit}, the vertical one the corrected count rate from 0 to 400 counts per minute.`,
    }
    const left = start / 2 ** lives
    return {
      stem: `In ${use}, a detector is placed near a sample of ${isotope}. The background count rate is ${background} counts per minute. The table in **(a)** shows the count rate that is measured at different times.`,
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the two missing corrected count rates.',
          command: 'Complete',
          subtopic: '5.2.1',
          objective: 'AO2',
          head: [`time / ${unit}`, 'measured count rate / counts/min', 'corrected count rate / counts/min'],
          rows: times.map((time, at) => [
            { text: plain(time) },
            { text: plain((corrected[at] ?? 0) + background) },
            blanks.some(each => each === at)
              ? { blank: `at-${at}`, answer: corrected[at] ?? 0, marks: 1 as const, unit: '' }
              : { text: plain(corrected[at] ?? 0) },
          ]),
          scheme: blanks.map(at => `${corrected[at]} counts/min`),
          solution: `The background is subtracted from each measured value: ${blanks.map(at => `${(corrected[at] ?? 0) + background} − ${background} = ${corrected[at]}`).join(', ')}.`,
        }),
        b: ask.draw({
          prompt:
            'Plot the six corrected count rates against time on the grid, and draw the curve of best fit.',
          command: 'Draw',
          objective: 'AO2',
          figure: plotFigure(axes, facts),
          tools: ['point', 'curve'],
          modelFigure: plotFigure(
            axes,
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'Six crosses at the values of the table, and a smooth curve through them that falls less and less steeply.',
            },
            times.map((time, at) => cross(toCanvas([time, corrected[at] ?? 0]))).join('') +
              curve(fitted, 'g'),
          ),
          scheme: [
            'at least four points within half a small square',
            'all six points within half a small square',
            'one smooth curve through the points',
          ],
          solution:
            'Each point stands at its time and its corrected count rate. The curve falls steeply at first and then less and less; it has no corners.',
        }),
        c: ask.number({
          prompt: `Use your graph to determine the half-life of ${isotope}.`,
          command: 'Determine',
          answer: halfLife,
          unit,
          tolerance: within * 1.001, // both ends of the printed range
          scheme: steps(
            `time in which the corrected count rate halves, such as from ${start} to ${plain(start / 2)}`,
            `${quantity(halfLife, unit)} (${plain(halfLife - within, 1)} to ${plain(halfLife + within, 1)} accepted)`,
          ),
          solution: `The corrected count rate falls from ${start} to ${plain(start / 2)} counts/min in about ${quantity(halfLife, unit)}. It takes as long to halve from any other value.`,
        }),
        d: ask.number({
          prompt: `Calculate the count rate that the detector **measures** after ${lives === 3 ? 'three' : 'four'} half-lives.`,
          command: 'Calculate',
          answer: left + background,
          unit: 'counts/min',
          scheme: steps(
            `corrected count rate ${start} ÷ ${2 ** lives} = ${quantity(left, '', 2)}`,
            `${quantity(left + background, 'counts/min', 2)}`,
          ),
          solution: `After ${lives} half-lives the corrected count rate is ${start} ÷ 2^{${lives}} = ${quantity(left, '', 3)} counts/min. The detector measures the background as well: ${quantity(left, '', 3)} + ${background} = ${quantity(left + background, 'counts/min', 2)}.`,
        }),
      },
    }
  },
  verify: ({ decay, start, background, lives }) => {
    let rate: number = start
    for (let life = 0; life < lives; life += 1) rate -= rate / 2
    return { c: Math.log(2) / (Math.log(2) / decay.halfLife), d: rate + background }
  },
})
