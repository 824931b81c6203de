import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, dimension, line, text } from '@/lib/figures/shapes'
import { diffraction } from '@/lib/figures/waves'
import { show } from '../shared'
import {
  behindTheGap,
  DIRECTIONS_OF_VIBRATION,
  examplesOfWaves,
  INTO_THE_SHALLOWS,
  TURNED_AT_THE_BOUNDARY,
} from './points'

const { supplement, core, templates } = questionsOf('structured', '3.1', { calculator: 'needed' })

export { templates }

supplement('ripple-tank-with-a-gap', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const wavelength = random.step(1.2, 3, 0.1)
    const frequency = random.int(6, 18)
    const speed = wavelength * frequency
    if (speed < 16 || speed > 30) return null
    return { wavelength, frequency, isNarrow: random.chance(0.5) }
  },
  make: ({ wavelength, frequency, isNarrow }) => {
    const across = 3 * wavelength
    const [before, after] = isNarrow ? ['narrow', 'wide'] : ['wide', 'narrow']
    return {
      stem: `A vibrating bar makes straight water waves in a ripple tank. The frequency of the waves is ${quantity(frequency, 'Hz')}. They travel to the right, towards a barrier with a gap. The diagram shows the wavefronts from above, not to scale.`,
      figure: figure(
        {
          name: 'waves/ripple-tank-with-a-gap',
          title: 'Water waves at a gap in a barrier',
          description: `View from above. Four straight wavefronts, evenly spaced, are on the left of a barrier; the distance from the first to the fourth is marked ${plain(across, 1)} centimetres. The barrier has a gap that is ${isNarrow ? 'about as wide as the distance between two wavefronts; behind it the wavefronts are arcs that spread widely' : 'several times as wide as the distance between two wavefronts; behind it the wavefronts are straight in the middle and bent at their ends'}.`,
          height: 206,
        },
        diffraction(176, 116, isNarrow ? 26 : 76, 26, 130),
        dimension(72, 36, 150, 36, `${plain(across, 1)} cm`),
        line(72, 30, 72, 56, 'l dash thin'),
        line(150, 30, 150, 56, 'l dash thin'),
        text(176, 200, 'barrier', { anchor: 'middle' }),
      ),
      parts: {
        a: ask.number({
          prompt: 'Use the diagram to determine the speed of the waves. Give the unit.',
          command: 'Determine',
          answer: wavelength * frequency,
          unit: 'cm/s',
          unitMode: 'asked',
          scheme: steps(
            'from the first to the fourth wavefront there are 3 wavelengths',
            `λ = ${plain(across, 1)} ÷ 3 = ${quantity(wavelength, 'cm', 2)}`,
            `*v* = *f*λ, or ${frequency} × ${plain(wavelength, 1)}`,
            `${quantity(wavelength * frequency, 'cm/s', 2)} (${quantity((wavelength * frequency) / 100, 'm/s', 2)})`,
          ),
          solution: `From the first to the fourth wavefront there are three wavelengths, so λ = ${plain(across, 1)} ÷ 3 = ${quantity(wavelength, 'cm', 2)}. *v* = *f*λ = ${frequency} × ${plain(wavelength, 1)} = ${quantity(wavelength * frequency, 'cm/s', 2)}.`,
        }),
        b: words({
          subject: 'igcse/physics',
          prompt: 'State the name of the effect that is seen behind the gap.',
          answers: [{ text: 'diffraction' }],
          reject: [
            {
              text: 'refraction',
              why: 'Refraction is a change of direction where the speed changes. The depth is the same everywhere.',
            },
            { text: 'reflection', why: 'Reflected waves would travel back to the left.' },
            { text: 'dispersion', why: 'Dispersion is the splitting of light into its colours.' },
          ],
          solution: 'The spreading of waves as they pass through a gap or past an edge is diffraction.',
        }),
        c: ask.written({
          prompt: `The ${before} gap is now replaced by a ${isNarrow ? 'gap that is five times as wide' : 'gap that is as narrow as one wavelength'}. Describe how the wavefronts behind the gap change, and state what happens to their wavelength.`,
          command: 'Describe',
          scheme: behindTheGap(isNarrow),
          solution: `Diffraction is greatest when the gap is about as wide as the wavelength, so the ${after} gap spreads the waves ${isNarrow ? 'less' : 'more'}. Speed and frequency do not change, so the wavelength does not change either.`,
          modelAnswer: isNarrow
            ? 'Behind the wide gap the waves spread less: the wavefronts are straight in the middle and curved only at their ends. The wavelength stays the same.'
            : 'Behind the narrow gap the waves spread much more: the wavefronts are semicircles. The wavelength stays the same.',
        }),
        d: ask.written({
          lead: 'The barrier is removed. The waves now pass into a part of the tank where the water is shallower.',
          prompt: 'State and explain what happens to the wavelength of the waves there.',
          scheme: INTO_THE_SHALLOWS,
          modelAnswer:
            'The wavelength decreases, because the waves are slower in shallow water and their frequency stays the same.',
          solution:
            'Water waves are slower in shallow water. The bar sets the frequency, so that stays the same; with λ = *v* ÷ *f* the wavelength decreases.',
        }),
      },
    }
  },
  verify: ({ wavelength, frequency }) => {
    const across = wavelength * 3
    const fourth = across / (4 - 1)
    return { a: fourth / (1 / frequency) }
  },
})

const ROPES = [
  { what: 'a long rope', name: 'rope' },
  { what: 'a long, soft spring', name: 'spring' },
  { what: 'a long rubber tube', name: 'tube' },
] as const

core('wave-along-a-rope', {
  facts: { difficulty: 2, checked: '2026-11-24' },
  values: random => {
    const wavelength = random.pick([0.4, 0.6, 0.8, 1.2])
    const amplitude = random.pick([2, 3, 4, 6, 8])
    const speed = random.step(1.5, 4.5, 0.1)
    if (speed / wavelength > 6) return null // faster than a hand moves
    return {
      wavelength,
      amplitude,
      speed,
      item: random.pick(ROPES),
    }
  },
  make: ({ wavelength, amplitude, speed, item }) => {
    const end = Math.round(wavelength * 25) / 10
    const step = wavelength / 4
    const chart = graph({
      x: {
        label: 'distance / m',
        max: end,
        ticks: Array.from({ length: 11 }, (_, at) => Math.round(at * step * 100) / 100),
        format: value => (Math.round(value / step) % 2 === 0 ? plain(value) : ''),
        grid: true,
      },
      y: {
        label: 'displacement / cm',
        min: -10,
        max: 10,
        ticks: [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10],
        grid: true,
      },
      height: 180,
    })
    const frequency = speed / wavelength
    return {
      stem: `A student moves one end of ${item.what} up and down, so that a wave travels along it. The graph shows the displacement of the points of the ${item.name} at one moment. The speed of the wave is ${quantity(speed, 'm/s', 2)}.`,
      figure: figure(
        {
          name: 'waves/wave-along-a-rope',
          title: 'Displacement–distance graph of a wave',
          description: `Graph of displacement in centimetres against distance in metres from 0 to ${plain(end)}. The curve is a regular wave that starts at 0 and rises. Its highest points are at ${amplitude} and its lowest at minus ${amplitude} centimetres. It first returns to zero at ${plain(wavelength / 2)} metres and rises through zero again at ${plain(wavelength)} metres.`,
          height: 258,
        },
        chart.axes,
        chart.plot(x => amplitude * Math.sin((2 * Math.PI * x) / wavelength), 0, end),
      ),
      parts: {
        a: ask.number({
          prompt: 'State the amplitude of the wave.',
          objective: 'AO1',
          answer: amplitude,
          unit: 'cm',
          tolerance: 0.2,
          scheme: [quantity(amplitude, 'cm', 2)],
          solution: `The amplitude is the greatest displacement from the rest position, from 0 to the top of a crest: ${quantity(amplitude, 'cm', 2)}.`,
        }),
        b: ask.number({
          prompt: 'State the wavelength of the wave.',
          objective: 'AO1',
          answer: wavelength,
          unit: 'm',
          tolerance: wavelength * 0.03,
          scheme: [quantity(wavelength, 'm', 2)],
          solution: `One complete wave, such as from one crest to the next, is ${quantity(wavelength, 'm', 2)} long.`,
        }),
        c: ask.number({
          prompt: 'Calculate the frequency of the wave.',
          answer: frequency,
          unit: 'Hz',
          unitMode: 'asked',
          follow: { from: 'b', formula: `${plain(speed)}/x` },
          scheme: steps(
            `*f* = *v* ÷ λ, or ${plain(speed, 1)} ÷ ${plain(wavelength, 1)}`,
            quantity(frequency, 'Hz', 2),
          ),
          solution: `From *v* = *f*λ, *f* = *v* ÷ λ = ${plain(speed, 1)} ÷ ${plain(wavelength, 1)} = ${quantity(frequency, 'Hz', 2)}.`,
        }),
        d: ask.written({
          prompt:
            'This wave is transverse. State what is meant by a *transverse* wave and by a *longitudinal* wave.',
          command: 'State',
          scheme: DIRECTIONS_OF_VIBRATION,
          solution:
            'Compare the direction of the vibrations with the direction in which the wave (its energy) travels.',
          modelAnswer:
            'In a transverse wave the vibrations are at right angles to the direction in which the wave travels. In a longitudinal wave they are parallel to it.',
        }),
        e: ask.written({
          prompt: `State **one** example of a transverse wave, other than a wave along a ${item.name}, and **one** example of a longitudinal wave.`,
          command: 'State',
          lines: 2,
          scheme: examplesOfWaves(item.name),
          modelAnswer: 'Light is a transverse wave. Sound is a longitudinal wave.',
          solution:
            'All electromagnetic waves, water waves and seismic S-waves are transverse. Sound, ultrasound and seismic P-waves are longitudinal.',
        }),
      },
    }
  },
  verify: ({ wavelength, amplitude, speed }) => {
    const period = wavelength / speed
    return { a: (amplitude - -amplitude) / 2, b: speed * period, c: 1 / period }
  },
})

const SHALLOWS = [
  {
    where:
      'In a ripple tank, straight water waves pass from deep water into the shallow water above a glass plate.',
    unit: 'cm',
    wavelength: [2, 3.6, 0.2],
    frequency: [5, 10, 1],
  },
  {
    where: 'Straight sea waves pass from deep water into the shallow water above a sandbank.',
    unit: 'm',
    wavelength: [25, 40, 5],
    frequency: [0.14, 0.2, 0.02],
  },
  {
    where:
      'In a large wave tank used to test model ships, straight waves pass from deep water into shallow water.',
    unit: 'm',
    wavelength: [1.2, 2.4, 0.2],
    frequency: [0.5, 0.8, 0.1],
  },
] as const

supplement('wavefronts-at-a-boundary', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const { where, unit, wavelength, frequency } = random.pick(SHALLOWS)
    return {
      where,
      unit,
      wavelength: random.step(wavelength[0], wavelength[1], wavelength[2]),
      frequency: random.step(frequency[0], frequency[1], frequency[2]),
      ratio: random.pick([0.5, 0.6, 0.75, 0.8]),
      incidence: random.pick([35, 40, 45]),
      mirrored: random.chance(0.5),
    }
  },
  make: ({ where, unit, wavelength, frequency, ratio, incidence, mirrored }) => {
    const speed = wavelength * frequency
    const slower = speed * ratio
    const rad = (degrees: number) => (degrees * Math.PI) / 180
    const refraction = Math.asin(Math.sin(rad(incidence)) * ratio)
    const y = 112
    const spacing = 34 / Math.sin(rad(incidence))
    const meets = [0, 1, 2, 3].map(at => 80 + at * spacing)
    const flip = (x: number) => (mirrored ? 360 - x : x)
    const front = (x: number, from: number, to: number, angle: number, cls: string) =>
      line(
        flip(x + from * Math.cos(angle)),
        y - from * Math.sin(angle),
        flip(x + to * Math.cos(angle)),
        y - to * Math.sin(angle),
        cls,
      )
    const [dx, dy] = [Math.sin(rad(incidence)), Math.cos(rad(incidence))]
    const given = [
      line(16, y, 344, y, 'l thick'),
      ...meets.map(x => front(x, 0, 95, rad(incidence), 'p')),
      arrow(flip(60), 34, flip(60 + 40 * dx), 34 + 40 * dy),
      text(flip(40), 24, 'direction of travel', { anchor: mirrored ? 'end' : 'start', cls: 's' }),
      text(flip(16), y - 20, 'deep water', { anchor: mirrored ? 'end' : 'start', cls: 's' }),
      text(flip(344), y + 16, 'shallow water', { anchor: mirrored ? 'start' : 'end', cls: 's' }),
    ]
    const facts = {
      name: 'waves/wavefronts-at-a-boundary',
      title: 'Wavefronts that reach a boundary',
      description: `View from above. A level line is the boundary between deep water above it and shallow water below it. Four straight, parallel wavefronts in the deep water end on the boundary; they slope upwards to the ${mirrored ? 'left' : 'right'}. An arrow shows that the waves travel downwards to the ${mirrored ? 'left' : 'right'}.`,
      height: 210,
    }
    const [sx, sy] = [Math.sin(refraction), Math.cos(refraction)]
    const middle = [(meets[2] ?? 0) - 37 * sy, y + 37 * sx] as const
    return {
      stem: `${where} In the deep water the wavelength is ${quantity(wavelength, unit, 2)} and the frequency is ${quantity(frequency, 'Hz', 2)}.`,
      parts: {
        a: ask.number({
          prompt: 'Calculate the speed of the waves in the deep water. Give the unit.',
          answer: speed,
          unit: `${unit}/s`,
          unitMode: 'asked',
          scheme: steps(
            `*v* = *f*λ, or ${plain(frequency)} × ${plain(wavelength)}`,
            quantity(speed, `${unit}/s`, 2),
          ),
          solution: `*v* = *f*λ = ${plain(frequency)} × ${plain(wavelength)} = ${quantity(speed, `${unit}/s`, 2)}.`,
        }),
        b: ask.draw({
          prompt:
            'The diagram shows four wavefronts in the deep water. The waves are slower in the shallow water. On the diagram, draw the continuation of these wavefronts in the shallow water, and an arrow to show the direction in which they travel there.',
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'In the shallow water the wavefronts go on from the points where those in the deep water end. They are straight, parallel and closer together, and make a smaller angle with the boundary. An arrow at right angles to them shows the direction of travel, turned towards the normal.',
            },
            ...given,
            ...meets.map(x => front(x, -74, 0, refraction, 'g')),
            arrow(flip(middle[0]), middle[1], flip(middle[0] + 52 * sx), middle[1] + 52 * sy, { cls: 'g' }),
          ),
          scheme: [
            'straight, parallel wavefronts that join those in the deep water at the boundary',
            'at a smaller angle to the boundary',
            'closer together',
            'arrow at right angles to the wavefronts, turned towards the normal',
          ],
          solution:
            'Each wavefront goes on from where it meets the boundary. Slower waves of the same frequency have a shorter wavelength, so the wavefronts are closer together; they can join only if they are turned. The waves travel at right angles to them.',
        }),
        c: ask.number({
          prompt: `The speed of the waves in the shallow water is ${show(slower, `${unit}/s`)}. Calculate their wavelength there.`,
          command: 'Calculate',
          answer: wavelength * ratio,
          unit,
          via: [{ value: slower, formula: `x/${frequency}` }],
          scheme: steps(
            `frequency is still ${quantity(frequency, 'Hz', 2)}, or ${show(slower, '')} ÷ ${plain(frequency)}`,
            quantity(wavelength * ratio, unit, 2),
          ),
          solution: `The frequency does not change: λ = *v* ÷ *f* = ${show(slower, '')} ÷ ${plain(frequency)} = ${quantity(wavelength * ratio, unit, 2)}.`,
        }),
        d: ask.written({
          prompt: 'State the name of this change of direction, and state why it happens.',
          command: 'State',
          lines: 2,
          scheme: TURNED_AT_THE_BOUNDARY,
          modelAnswer: 'It is refraction. It happens because the speed of the waves changes.',
          solution:
            'The end of a wavefront that reaches the shallow water first is slowed down first, so the wavefront is turned.',
        }),
      },
    }
  },
  verify: ({ wavelength, frequency, ratio }) => {
    const period = 1 / frequency
    return { a: wavelength / period, c: ((wavelength * ratio) / period) * period }
  },
})
