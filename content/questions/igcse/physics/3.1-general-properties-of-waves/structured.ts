import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dimension, line, text } from '@/lib/figures/shapes'
import { diffraction } from '@/lib/figures/waves'

const { supplement, core, templates } = questionsOf('structured', '3.1', { calculator: 'needed' })

export { templates }

const SHALLOW = [
  { id: 'speed', text: 'speed of the waves', answer: 'less' },
  { id: 'frequency', text: 'frequency of the waves', answer: 'same' },
  { id: 'wavelength', text: 'wavelength of the waves', answer: 'less' },
] as const

supplement('ripple-tank-with-a-gap', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
          prompt: 'Use the diagram to determine the wavelength of the waves.',
          command: 'Determine',
          answer: wavelength,
          unit: 'cm',
          scheme: steps(`${plain(across, 1)} ÷ 3`, quantity(wavelength, 'cm', 2)),
          solution: `From the first to the fourth wavefront there are three wavelengths, so λ = ${plain(across, 1)} ÷ 3 = ${quantity(wavelength, 'cm', 2)}.`,
        }),
        b: ask.number({
          prompt: 'Calculate the speed of the waves.',
          answer: wavelength * frequency,
          unit: 'cm/s',
          unitMode: 'asked',
          follow: { from: 'a', formula: `${frequency}*x` },
          scheme: steps(
            `*v* = *f*λ, or ${frequency} × ${plain(wavelength, 1)}`,
            `${quantity(wavelength * frequency, 'cm/s', 2)} (${quantity((wavelength * frequency) / 100, 'm/s', 2)})`,
          ),
          solution: `*v* = *f*λ = ${frequency} × ${plain(wavelength, 1)} = ${quantity(wavelength * frequency, 'cm/s', 2)}.`,
        }),
        c: ask.choice({
          prompt: 'What is the name of the effect that is seen behind the gap?',
          scheme: ['diffraction'],
          solution: 'The spreading of waves as they pass through a gap or past an edge is diffraction.',
          right: 'diffraction',
          wrong: {
            dispersion: 'Dispersion is the splitting of light into its colours.',
            reflection: 'Reflected waves would travel back to the left.',
            refraction:
              'Refraction is a change of direction where the speed changes. The depth is the same everywhere.',
          },
        }),
        d: ask.written({
          prompt: `The ${before} gap is now replaced by a ${isNarrow ? 'gap that is five times as wide' : 'gap that is as narrow as one wavelength'}. Describe how the wavefronts behind the gap change, and state what happens to their wavelength.`,
          command: 'Describe',
          scheme: [
            isNarrow
              ? 'less spreading / the wavefronts are straight in the middle and curved only at the ends'
              : 'more spreading / the wavefronts are (semi)circular',
            'the wavelength does not change',
          ],
          solution: `Diffraction is greatest when the gap is about as wide as the wavelength, so the ${after} gap spreads the waves ${isNarrow ? 'less' : 'more'}. Speed and frequency do not change, so the wavelength does not change either.`,
          modelAnswer: isNarrow
            ? 'Behind the wide gap the waves spread less: the wavefronts are straight in the middle and curved only at their ends. The wavelength stays the same.'
            : 'Behind the narrow gap the waves spread much more: the wavefronts are semicircles. The wavelength stays the same.',
        }),
        e: ask.match({
          prompt:
            'The barrier is removed. The waves now pass into a part of the tank where the water is shallower. Identify what happens to each quantity there.',
          command: 'Identify',
          items: SHALLOW.map(({ id, text: words }) => ({ id, text: words })),
          targets: [
            { id: 'more', text: 'increases' },
            { id: 'same', text: 'stays the same' },
            { id: 'less', text: 'decreases' },
          ],
          answer: Object.fromEntries(SHALLOW.map(({ id, answer }) => [id, answer])),
          scheme: ['two right: 1 mark', 'all three right: 2 marks'],
          solution:
            'Water waves are slower in shallow water. The bar sets the frequency, so that stays the same; with λ = *v* ÷ *f* the wavelength decreases.',
        }),
      },
    }
  },
  verify: ({ wavelength, frequency }) => {
    const across = wavelength * 3
    const fourth = across / (4 - 1)
    return { a: fourth, b: fourth / (1 / frequency) }
  },
})

const KINDS = [
  { text: 'sound in air', transverse: false },
  { text: 'ultrasound in water', transverse: false },
  { text: 'seismic P-waves', transverse: false },
  { text: 'seismic S-waves', transverse: true },
  { text: 'visible light', transverse: true },
  { text: 'radio waves', transverse: true },
  { text: 'X-rays', transverse: true },
  { text: 'microwaves', transverse: true },
] as const

const ROPES = [
  { what: 'a long rope', name: 'rope' },
  { what: 'a long, soft spring', name: 'spring' },
  { what: 'a long rubber tube', name: 'tube' },
] as const

core('wave-along-a-rope', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const wavelength = random.pick([0.4, 0.6, 0.8, 1.2])
    const amplitude = random.pick([2, 3, 4, 6, 8])
    const speed = random.step(1.5, 4.5, 0.1)
    if (speed / wavelength > 6) return null // faster than a hand moves
    const one = random.pick(KINDS.filter(kind => kind.transverse))
    const other = random.pick(KINDS.filter(kind => !kind.transverse))
    const rest = random.sample(
      KINDS.filter(kind => kind !== one && kind !== other),
      2,
    )
    return {
      wavelength,
      amplitude,
      speed,
      item: random.pick(ROPES),
      kinds: random.shuffle([one, other, ...rest]),
    }
  },
  make: ({ wavelength, amplitude, speed, item, kinds }) => {
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
          scheme: [
            'transverse: vibrations at right angles (perpendicular) to the direction in which the wave travels',
            'longitudinal: vibrations parallel to (along) the direction in which the wave travels',
          ],
          solution:
            'Compare the direction of the vibrations with the direction in which the wave (its energy) travels.',
          modelAnswer:
            'In a transverse wave the vibrations are at right angles to the direction in which the wave travels. In a longitudinal wave they are parallel to it.',
        }),
        e: ask.match({
          prompt: 'Identify whether each of these waves is transverse or longitudinal.',
          items: kinds.map((kind, at) => ({ id: `wave${at}`, text: kind.text })),
          targets: [
            { id: 'transverse', text: 'transverse' },
            { id: 'longitudinal', text: 'longitudinal' },
          ],
          answer: Object.fromEntries(
            kinds.map((kind, at) => [`wave${at}`, kind.transverse ? 'transverse' : 'longitudinal']),
          ),
          scheme: ['two or three right: 1 mark', 'all four right: 2 marks'],
          solution:
            'All electromagnetic waves and seismic S-waves are transverse. Sound, ultrasound and seismic P-waves are longitudinal.',
        }),
      },
    }
  },
  verify: ({ wavelength, amplitude, speed }) => {
    const period = wavelength / speed
    return { a: (amplitude - -amplitude) / 2, b: speed * period, c: 1 / period }
  },
})
