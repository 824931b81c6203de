import { inThisOrder, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, centred, circle, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const { supplement, templates } = choiceQuestions('4.5.2')

export { templates }

/** Points of a sine curve, close enough for several waves. */
function wave(cycles: number, peak: number, period: number): Point[] {
  const steps = cycles * 24
  return Array.from({ length: steps + 1 }, (_, at) => [
    (at * period) / 24,
    peak * Math.sin((at * 2 * Math.PI) / 24),
  ])
}

const SPEEDS = [
  { factor: 2, words: 'twice' },
  { factor: 4, words: 'four times' },
  { factor: 0.5, words: 'half' },
] as const

supplement('generator-at-another-speed', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    speed: random.pick(SPEEDS),
    peak: random.pick([2, 4, 6, 8]),
    period: random.pick([0.02, 0.04, 0.08, 0.2]),
  }),
  make: ({ speed: { factor, words }, peak, period }) => {
    const chart = graph({
      x: {
        label: 'time / s',
        max: 2 * period,
        ticks: [0, 0.5, 1, 1.5, 2].map(each => each * period),
        grid: true,
      },
      y: {
        label: 'e.m.f. / V',
        min: -1.2 * peak,
        max: 1.2 * peak,
        ticks: [-peak, -peak / 2, 0, peak / 2, peak],
        grid: true,
      },
      height: 140,
    })
    const [newPeak, newTime] = [plain(peak * factor), plain(period / factor)]
    return {
      stem: `The graph shows how the e.m.f. of an a.c. generator varies with time. The coil is then turned at ${words} the speed.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/emf-of-a-generator',
          title: 'Graph of the e.m.f. of a generator against time',
          description: `A sine curve of e.m.f. in volts against time in seconds. It starts at zero, rises to a peak of ${peak}, falls through zero at ${plain(period / 2)} to a lowest value of minus ${peak} and is back at zero at ${plain(period)}. Two such waves are shown.`,
          height: 222,
        },
        chart.axes,
        chart.curve(wave(2, peak, period), 'p thick'),
      ),
      prompt: 'Which row describes the e.m.f. now?',
      columns: 'peak e.m.f. / V | time for one cycle / s',
      right: `${newPeak} | ${newTime}`,
      wrong: {
        [`${plain(peak)} | ${newTime}`]:
          'You left the peak unchanged, but at another speed the sides of the coil cut the field lines at another rate.',
        [`${newPeak} | ${plain(period)}`]:
          'You left the time for one cycle unchanged, but each turn of the coil makes one cycle.',
        [`${newPeak} | ${plain(period * factor)}`]: `You changed the time for one cycle the wrong way: a ${factor > 1 ? 'faster coil needs less' : 'slower coil needs more'} time for one turn.`,
      },
      solution: `At ${words} the speed the field lines are cut at ${words} the rate, so the peak is ${plain(factor)} × ${quantity(peak, 'V')} = ${quantity(peak * factor, 'V')}.

One turn gives one cycle and takes ${plain(period)} ÷ ${plain(factor)} = ${quantity(period / factor, 's')}.`,
    }
  },
  verify: ({ speed, peak, period }) => {
    const linked = (t: number) =>
      ((peak * period) / (2 * Math.PI)) * Math.cos((2 * Math.PI * speed.factor * t) / period)
    const dt = period / 1e5
    let most = 0
    for (let at = 0; at < 1e4; at += 1) {
      const t = (at * 2 * period) / 1e4
      most = Math.max(most, Math.abs(linked(t + dt) - linked(t - dt)) / (2 * dt))
    }
    return Math.round(most * 1000) / 1000
  },
})

const GRAPH_ASKED = [
  { words: 'the plane of the coil is parallel to the magnetic field', most: true },
  { words: 'the plane of the coil is perpendicular to the magnetic field', most: false },
  { words: 'the sides of the coil cut the magnetic field lines at the greatest rate', most: true },
  { words: 'the sides of the coil move parallel to the magnetic field lines', most: false },
] as const

supplement('position-of-coil-on-the-graph', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(GRAPH_ASKED)
    const peak = random.pick([0.25, 0.75, 1.25])
    const zero = random.pick([0.5, 1])
    const between = random.sample([0.11, 0.38, 0.62, 0.88, 1.13, 1.37], 2)
    const times = [peak, zero, ...between].sort((one, other) => one - other)
    return { asked, times, up: random.chance(0.5) ? 1 : -1 }
  },
  make: ({ asked, times, up }) => {
    const chart = graph({
      x: { label: 'time', max: 1.6 },
      y: { label: 'e.m.f.', min: -1.3, max: 1.3 },
      left: 60,
      width: 260,
      height: 120,
    })
    const emf = (t: number) => up * Math.sin(2 * Math.PI * t)
    const steep = (t: number) => Math.abs(emf(t))
    const letters = ['P', 'Q', 'R', 'S']
    const isRight = (t: number) => (asked.most ? steep(t) > 0.99 : steep(t) < 0.01)
    const rightAt = times.findIndex(isRight)
    return {
      stem: 'The graph shows how the e.m.f. of an a.c. generator varies with time while its coil turns at a steady speed in a uniform magnetic field. Four points on the graph are labelled.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/four-points-on-an-emf-graph',
          title: 'Graph of e.m.f. against time with four points',
          description: `A sine curve of e.m.f. against time, without numbers, that starts at zero and first ${up > 0 ? 'rises' : 'falls'}. Four points are marked from left to right: ${times.map((t, at) => `${letters[at]} ${steep(t) > 0.99 ? `at a ${emf(t) > 0 ? 'highest' : 'lowest'} point of the curve` : steep(t) < 0.01 ? 'where the curve crosses the time axis' : `on a slope of the curve ${emf(t) > 0 ? 'above' : 'below'} the axis`}`).join('; ')}.`,
          height: 178,
        },
        chart.axes,
        chart.plot(emf, 0, 0.8),
        chart.plot(emf, 0.8, 1.5),
        text(50, 96, '0', { anchor: 'end', cls: 's' }),
        ...times.map((t, at) => {
          const [x, y] = chart.at(t, emf(t))
          const falls = Math.cos(2 * Math.PI * t) * up < 0
          const dx = steep(t) > 0.99 ? 0 : falls ? 11 : -11
          const dy = steep(t) > 0.99 ? (emf(t) > 0 ? -9 : 19) : -4
          return dot(x, y, 'd', 4) + text(x + dx, y + dy, letters[at] ?? '', { anchor: 'middle', cls: 'b' })
        }),
      ),
      prompt: `At which point is it true that ${asked.words}?`,
      options: inThisOrder(
        times.map((t, at) => {
          const letter = letters[at] ?? ''
          if (at === rightAt) return letter
          const error =
            steep(t) > 0.99
              ? `You chose a peak. There the coil is parallel to the field and its sides cut the field lines at the greatest rate.`
              : steep(t) < 0.01
                ? `You chose a zero. There the coil is perpendicular to the field and its sides move along the field lines.`
                : `You chose a point where the e.m.f. is neither greatest nor zero, so the coil is at a slant to the field.`
          return [letter, error] as Wrong
        }),
      ),
      solution: asked.most
        ? `When the coil is parallel to the field, its sides move at right angles to the field lines and cut them at the greatest rate, so the size of the e.m.f. is greatest. This is at ${letters[rightAt]}.`
        : `When the coil is perpendicular to the field, its sides move parallel to the field lines and do not cut them, so the e.m.f. is zero. This is at ${letters[rightAt]}.`,
    }
  },
  verify: ({ asked, times }) => {
    const sizes = times.map(t => Math.abs(((4 * t) % 2) - 1))
    const best = asked.most ? Math.min(...sizes) : Math.max(...sizes)
    return ['P', 'Q', 'R', 'S'][sizes.indexOf(best)] ?? ''
  },
})

supplement('emf-at-one-position-of-the-coil', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    upright: random.chance(0.5),
    northLeft: random.chance(0.5),
    clockwise: random.chance(0.5),
    poles: random.pick(['side', 'above'] as const),
  }),
  make: ({ upright, northLeft, clockwise, poles }) => {
    const beside = poles === 'side'
    const parallel = upright !== beside
    const [first, second] = northLeft ? ['N', 'S'] : ['S', 'N']
    const [dx, dy] = upright ? [0, 34] : [34, 0]
    const where = beside ? ['on the left', 'on the right'] : ['at the top', 'at the bottom']
    const [size, not] = parallel ? ['greatest', 'zero'] : ['zero', 'greatest']
    const [way, notWay] = parallel
      ? ['at right angles to the field', 'parallel to the field']
      : ['parallel to the field', 'at right angles to the field']
    const [cx, cy] = [180, 96]
    const head = (turn: number): Shape => {
      const spin = clockwise ? 1 : -1
      const [x, y] = [cx + turn * (dx || 0), cy + turn * (dy || 0)]
      const [ux, uy] = [(-turn * spin * dy) / 34, (turn * spin * dx) / 34]
      return arrow(x + 8 * ux, y + 8 * uy, x + 28 * ux, y + 28 * uy, { cls: 'p', head: 7 })
    }
    return {
      stem: `The coil of an a.c. generator turns ${clockwise ? 'clockwise' : 'anticlockwise'} in the field between two magnetic poles. The diagram shows the coil end-on at one moment. The arrows show how its two sides move.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/generator-coil-end-on',
          title: 'The coil of a generator seen end-on between two poles',
          description: `The ${first} pole of a magnet is ${where[0]} and the ${second} pole is ${where[1]}. Between them a coil is seen end-on as a straight ${upright ? 'vertical' : 'horizontal'} line with a small circle at each end. Arrows at its ends show that it turns ${clockwise ? 'clockwise' : 'anticlockwise'}.`,
          height: 192,
        },
        beside
          ? rect(50, 66, 50, 60, 'l sheet') +
              centred(75, 96, first ?? '', 'b') +
              rect(260, 66, 50, 60, 'l sheet') +
              centred(285, 96, second ?? '', 'b')
          : rect(140, 4, 80, 34, 'l sheet') +
              centred(180, 21, first ?? '', 'b') +
              rect(140, 154, 80, 34, 'l sheet') +
              centred(180, 171, second ?? '', 'b'),
        line(cx - dx, cy - dy, cx + dx, cy + dy, 'l thick'),
        head(1),
        head(-1),
        circle(cx - dx, cy - dy, 5, 'l sheet'),
        circle(cx + dx, cy + dy, 5, 'l sheet'),
        text(cx + 8, cy - 6, upright ? 'coil' : '', {}),
        text(cx, cy - 8, upright ? '' : 'coil', { anchor: 'middle' }),
      ),
      prompt: 'Which row describes this moment?',
      columns: 'size of the e.m.f. | direction in which the sides of the coil move',
      right: `${size} | ${way}`,
      wrong: {
        [`${not} | ${way}`]: `You have the right direction, but sides that move ${parallel ? 'at right angles to the field cut the field lines at the greatest rate' : 'parallel to the field do not cut any field lines'}.`,
        [`${size} | ${notWay}`]:
          'You looked at the plane of the coil. Its sides move at right angles to this plane.',
        [`${not} | ${notWay}`]: `You took the coil to be ${parallel ? 'perpendicular' : 'parallel'} to the field. The field is directed from one pole to the other.`,
      },
      solution: `The field is directed from the N pole to the S pole, so the plane of the coil is ${parallel ? 'parallel' : 'perpendicular'} to it. The sides of the coil move ${way}: ${parallel ? 'they cut the field lines at the greatest rate, and the e.m.f. is greatest' : 'they do not cut any field lines, and the e.m.f. is zero'}.`,
    }
  },
  verify: ({ upright, poles }) =>
    Math.abs(Math.sin(((upright ? 90 : 0) - (poles === 'side' ? 0 : 90)) * (Math.PI / 180))) > 0.5
      ? 'zero'
      : 'greatest',
})
const signed = (value: number) => plain(value)

supplement('frequency-from-an-emf-graph', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const period = random.pick([0.02, 0.025, 0.04, 0.05, 0.1, 0.2])
    const cycles = random.int(3, 4)
    const minute = random.chance(0.4)
    // The number of turns in a minute must come out whole in every option.
    if (minute && (period === 0.2 || (period === 0.04 && cycles === 4))) return null
    const errors = random.sample([0, 1, 2, 3], 3)
    return { period, cycles, peak: random.pick([1, 2, 3, 5, 6, 10, 12]), minute, errors }
  },
  make: ({ period, cycles, peak, minute, errors }) => {
    const per = minute ? 60 : 1
    const wrong: [number, string][] = [
      [(2 * per) / period, 'You took half a cycle, from one zero to the next, for a whole one.'],
      [per / (cycles * period), 'You took the time of the whole graph for the time of one cycle.'],
      [(cycles * per) / period, 'You divided the number of all the cycles by the time of a single one.'],
      [
        minute ? 1 / period : period,
        minute
          ? 'You gave the number of turns in one second. There are 60 seconds in one minute.'
          : 'You gave the time for one cycle. The frequency is 1 divided by this time.',
      ],
    ]
    const chart = graph({
      x: {
        label: 'time / s',
        max: cycles * period,
        ticks: Array.from({ length: cycles + 1 }, (_, at) => at * period),
        grid: true,
      },
      y: {
        label: 'e.m.f. / V',
        min: -1.2 * peak,
        max: 1.2 * peak,
        ticks: [-peak, 0, peak],
        grid: true,
        format: signed,
      },
      height: 120,
    })
    return {
      stem: 'The graph shows how the e.m.f. of an a.c. generator varies with time.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/emf-graph-with-several-waves',
          title: 'Graph of e.m.f. against time',
          description: `A sine curve of e.m.f. in volts against time in seconds, with peaks at ${peak} and minus ${peak}. The curve starts at zero and crosses the axis upwards again at ${Array.from({ length: cycles - 1 }, (_, at) => plain((at + 1) * period)).join(' and ')}. It ends at ${plain(cycles * period)}.`,
          height: 202,
        },
        chart.axes,
        chart.curve(wave(cycles, peak, period), 'p thick'),
      ),
      prompt: minute
        ? 'How many turns does the coil make in one minute?'
        : 'What is the frequency of the e.m.f.?',
      options: numbers({
        right: per / period,
        unit: minute ? '' : 'Hz',
        sigFigs: 2,
        wrong: errors.flatMap(at => wrong.slice(at, at + 1)),
      }),
      solution: `One complete cycle takes ${quantity(period, 's')}: from zero up, down through zero, and back to zero.

${minute ? `Each turn of the coil gives one cycle. Number of turns in ${quantity(60, 's')} = 60 ÷ ${plain(period)} = ${plain(60 / period)}.` : `Frequency = 1 ÷ time for one cycle = 1 ÷ ${plain(period)} = ${quantity(1 / period, 'Hz', 2)}.`}`,
    }
  },
  verify: ({ period, cycles, minute }) => {
    let crossings = 0
    for (let at = 1; at < 1000 * cycles; at += 1) {
      const [before, after] = [at - 0.5, at + 0.5].map(each => Math.sin((2 * Math.PI * each) / 1000))
      if ((before ?? 0) * (after ?? 0) < 0) crossings += 1
    }
    return ((crossings + 1) / 2 / (cycles * period)) * (minute ? 60 : 1)
  },
})

const TRUE_DYNAMO = [
  'No slip rings are needed, because the coil does not turn.',
  'Turning the magnet faster increases the frequency of the e.m.f.',
  'Turning the magnet faster increases the peak e.m.f.',
  'The e.m.f. is induced because the field linked with the coil changes.',
  'The e.m.f. alternates although the magnet always turns the same way.',
] as const

const FALSE_DYNAMO: Wrong[] = pairs({
  'No e.m.f. is induced, because the coil does not move.':
    'You thought that the coil must move. It is enough that the field linked with it changes.',
  'The e.m.f. is in one direction, because the magnet turns one way.':
    'You linked the direction of the e.m.f. to that of the rotation, but N and S poles pass the coil in turn.',
  'Slip rings are needed to connect the turning magnet to the lamp.':
    'You connected the magnet to the circuit. The current is in the coil, which is at rest.',
  'Turning the magnet faster increases the peak e.m.f. but not the frequency.':
    'You overlooked that each turn of the magnet gives one cycle.',
  'The peak e.m.f. does not depend on the number of turns on the coil.':
    'You overlooked that an e.m.f. is induced in each turn of the coil.',
})

supplement('generator-with-a-rotating-magnet', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    what: random.pick(['bicycle light', 'wind-up torch', 'small wind turbine', 'small water turbine']),
    right: random.pick(TRUE_DYNAMO),
    wrong: random.sample(FALSE_DYNAMO, 3),
  }),
  make: ({ what, right, wrong }) => ({
    stem: `In the generator of a ${what}, a magnet turns close to a coil that is at rest. The coil is connected to a lamp.`,
    prompt: 'Which statement about this generator is correct?',
    right,
    wrong,
    solution:
      'As the magnet turns, the field linked with the coil changes and keeps reversing, so an alternating e.m.f. is induced. Faster turning gives a greater peak and a higher frequency. The coil is at rest, so it can be wired to the lamp directly.',
  }),
})
