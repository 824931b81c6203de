import { statements } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { angle, mirror, ray } from '@/lib/figures/rays'
import { arc, dimension, line, type Point, polar, text } from '@/lib/figures/shapes'
import { diffraction } from '@/lib/figures/waves'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

/** A calculation: the last mark is for the answer, those before it for the way. */
const steps = (...texts: string[]): MarkPoint[] =>
  texts.map((each, at) => ({ code: at === texts.length - 1 ? 'A1' : 'C1', text: each }))

const SHALLOW = [
  { id: 'speed', text: 'speed of the waves', answer: 'less' },
  { id: 'frequency', text: 'frequency of the waves', answer: 'same' },
  { id: 'wavelength', text: 'wavelength of the waves', answer: 'less' },
] as const

const tank = template({
  name: 'ripple-tank-with-a-gap',
  subtopic: '3.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'Use the diagram to determine the wavelength of the waves.',
          command: 'Determine',
          subtopic: '3.1',
          objective: 'AO2',
          marks: 2,
          answer: wavelength,
          unit: 'cm',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(`${plain(across, 1)} ÷ 3`, quantity(wavelength, 'cm', 2)),
          solution: `From the first to the fourth wavefront there are three wavelengths, so λ = ${plain(across, 1)} ÷ 3 = ${quantity(wavelength, 'cm', 2)}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'Calculate the speed of the waves.',
          command: 'Calculate',
          subtopic: '3.1',
          objective: 'AO2',
          marks: 2,
          answer: wavelength * frequency,
          unit: 'cm/s',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'a', formula: `${frequency}*x` },
          scheme: steps(
            `*v* = *f*λ, or ${frequency} × ${plain(wavelength, 1)}`,
            `${quantity(wavelength * frequency, 'cm/s', 2)} (${quantity((wavelength * frequency) / 100, 'm/s', 2)})`,
          ),
          solution: `*v* = *f*λ = ${frequency} × ${plain(wavelength, 1)} = ${quantity(wavelength * frequency, 'cm/s', 2)}.`,
        },
        {
          kind: 'choice',
          label: 'c',
          prompt: 'What is the name of the effect that is seen behind the gap?',
          command: 'Identify',
          subtopic: '3.1',
          objective: 'AO1',
          marks: 1,
          scheme: b1('diffraction'),
          solution: 'The spreading of waves as they pass through a gap or past an edge is diffraction.',
          ...statements('diffraction', [
            ['dispersion', 'Dispersion is the splitting of light into its colours.'],
            ['reflection', 'Reflected waves would travel back to the left.'],
            [
              'refraction',
              'Refraction is a change of direction where the speed changes. The depth is the same everywhere.',
            ],
          ]),
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `The ${before} gap is now replaced by a ${isNarrow ? 'gap that is five times as wide' : 'gap that is as narrow as one wavelength'}. Describe how the wavefronts behind the gap change, and state what happens to their wavelength.`,
          command: 'Describe',
          subtopic: '3.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            isNarrow
              ? 'less spreading / the wavefronts are straight in the middle and curved only at the ends'
              : 'more spreading / the wavefronts are (semi)circular',
            'the wavelength does not change',
          ),
          solution: `Diffraction is greatest when the gap is about as wide as the wavelength, so the ${after} gap spreads the waves ${isNarrow ? 'less' : 'more'}. Speed and frequency do not change, so the wavelength does not change either.`,
          modelAnswer: isNarrow
            ? 'Behind the wide gap the waves spread less: the wavefronts are straight in the middle and curved only at their ends. The wavelength stays the same.'
            : 'Behind the narrow gap the waves spread much more: the wavefronts are semicircles. The wavelength stays the same.',
        },
        {
          kind: 'match',
          label: 'e',
          prompt:
            'The barrier is removed. The waves now pass into a part of the tank where the water is shallower. Identify what happens to each quantity there.',
          command: 'Identify',
          subtopic: '3.1',
          objective: 'AO1',
          marks: 2,
          items: SHALLOW.map(({ id, text: words }) => ({ id, text: words })),
          targets: [
            { id: 'more', text: 'increases' },
            { id: 'same', text: 'stays the same' },
            { id: 'less', text: 'decreases' },
          ],
          answer: Object.fromEntries(SHALLOW.map(({ id, answer }) => [id, answer])),
          scheme: b1('two right: 1 mark', 'all three right: 2 marks'),
          solution:
            'Water waves are slower in shallow water. The bar sets the frequency, so that stays the same; with λ = *v* ÷ *f* the wavelength decreases.',
        },
      ],
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

const rope = template({
  name: 'wave-along-a-rope',
  subtopic: '3.1',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'State the amplitude of the wave.',
          command: 'State',
          subtopic: '3.1',
          objective: 'AO1',
          marks: 1,
          answer: amplitude,
          unit: 'cm',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: 0.2,
          form: 'any',
          scheme: b1(quantity(amplitude, 'cm', 2)),
          solution: `The amplitude is the greatest displacement from the rest position, from 0 to the top of a crest: ${quantity(amplitude, 'cm', 2)}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'State the wavelength of the wave.',
          command: 'State',
          subtopic: '3.1',
          objective: 'AO1',
          marks: 1,
          answer: wavelength,
          unit: 'm',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: wavelength * 0.03,
          form: 'any',
          scheme: b1(quantity(wavelength, 'm', 2)),
          solution: `One complete wave, such as from one crest to the next, is ${quantity(wavelength, 'm', 2)} long.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: 'Calculate the frequency of the wave.',
          command: 'Calculate',
          subtopic: '3.1',
          objective: 'AO2',
          marks: 2,
          answer: frequency,
          unit: 'Hz',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b', formula: `${plain(speed)}/x` },
          scheme: steps(
            `*f* = *v* ÷ λ, or ${plain(speed, 1)} ÷ ${plain(wavelength, 1)}`,
            quantity(frequency, 'Hz', 2),
          ),
          solution: `From *v* = *f*λ, *f* = *v* ÷ λ = ${plain(speed, 1)} ÷ ${plain(wavelength, 1)} = ${quantity(frequency, 'Hz', 2)}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt:
            'This wave is transverse. State what is meant by a *transverse* wave and by a *longitudinal* wave.',
          command: 'State',
          subtopic: '3.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'transverse: vibrations at right angles (perpendicular) to the direction in which the wave travels',
            'longitudinal: vibrations parallel to (along) the direction in which the wave travels',
          ),
          solution:
            'Compare the direction of the vibrations with the direction in which the wave (its energy) travels.',
          modelAnswer:
            'In a transverse wave the vibrations are at right angles to the direction in which the wave travels. In a longitudinal wave they are parallel to it.',
        },
        {
          kind: 'match',
          label: 'e',
          prompt: 'Identify whether each of these waves is transverse or longitudinal.',
          command: 'Identify',
          subtopic: '3.1',
          objective: 'AO1',
          marks: 2,
          items: kinds.map((kind, at) => ({ id: `wave${at}`, text: kind.text })),
          targets: [
            { id: 'transverse', text: 'transverse' },
            { id: 'longitudinal', text: 'longitudinal' },
          ],
          answer: Object.fromEntries(
            kinds.map((kind, at) => [`wave${at}`, kind.transverse ? 'transverse' : 'longitudinal']),
          ),
          scheme: b1('two or three right: 1 mark', 'all four right: 2 marks'),
          solution:
            'All electromagnetic waves and seismic S-waves are transverse. Sound, ultrasound and seismic P-waves are longitudinal.',
        },
      ],
    }
  },
  verify: ({ wavelength, amplitude, speed }) => {
    const period = wavelength / speed
    return { a: (amplitude - -amplitude) / 2, b: speed * period, c: 1 / period }
  },
})

const IMAGE_FACTS = [
  'it is virtual',
  'it is upright',
  'it is the same size as the object',
  'it is laterally inverted (left and right are exchanged)',
] as const

const mirrors = template({
  name: 'ray-between-two-mirrors',
  subtopic: '3.2.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const between = random.pick([75, 80, 85, 95, 100, 105])
    const glancing = random.int(32, 62)
    const second = glancing + between - 90
    if (second < 18 || second > 56 || second === 90 - glancing || second === glancing) return null
    const far = random.step(1.8, 4.5, 0.1)
    const walks = random.step(0.4, 1.4, 0.1)
    return { between, glancing, second, far, walks, towards: random.chance(0.5) }
  },
  make: ({ between, glancing, second, far, walks, towards }) => {
    const corner: Point = [262, 176]
    const hit: Point = [166, 176]
    const apart = corner[0] - hit[0]
    const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
    const along = (apart * sine(glancing)) / sine(180 - glancing - between)
    const other = polar(...corner, along, 180 - between)
    const source = polar(...hit, 150, 180 - glancing)
    const near = towards ? far - walks : far + walks
    const apartNow = quantity(2 * near, 'm', near < 5 ? 2 : 3)
    return {
      stem: `A ray of light meets a plane mirror at P. The reflected ray meets a second plane mirror at Q. The angle between the mirrors is ${between}°. The angle between the incident ray and the first mirror is ${glancing}°. The diagram is not drawn to scale.`,
      figure: figure(
        {
          name: 'waves/ray-between-two-mirrors',
          title: 'A ray of light and two plane mirrors',
          description: `One plane mirror is level and a second one rises from its right end; the angle between them is marked ${between} degrees. A ray from the upper left meets the level mirror at P; the angle between this ray and the mirror is marked ${glancing} degrees. From P a ray goes up to the right, to Q on the second mirror. A dashed line at P is at right angles to the level mirror.`,
          height: 200,
        },
        mirror(30, 176, ...corner),
        mirror(...corner, ...polar(...corner, Math.min(along + 26, 168), 180 - between)),
        line(hit[0], 92, ...hit, 'l dash thin'),
        ray([source, hit, other]),
        arc(...hit, 40, 180 - glancing, 180, 'l thin'),
        text(hit[0] - 46, 168, `${glancing}°`, { anchor: 'end' }),
        angle(...corner, 180 - between, 180, `${between}°`, 22),
        text(hit[0], 198, 'P', { anchor: 'middle', cls: 'b' }),
        text(other[0] + 14, other[1] + 4, 'Q', { cls: 'b' }),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State the law of reflection.',
          command: 'State',
          subtopic: '3.2.1',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: b1('angle of incidence = angle of reflection'),
          solution: 'Both angles are measured from the normal.',
          modelAnswer: 'The angle of incidence is equal to the angle of reflection.',
        },
        {
          kind: 'numeric',
          label: 'b.i',
          prompt: 'Calculate the angle of reflection at P.',
          command: 'Calculate',
          subtopic: '3.2.1',
          objective: 'AO1',
          marks: 1,
          answer: 90 - glancing,
          unit: '°',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: 0.4,
          form: 'any',
          scheme: b1(`${90 - glancing}°`),
          solution: `The angle of incidence is measured from the normal: 90 − ${glancing} = ${90 - glancing}°. The angle of reflection is equal to it.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: 'Calculate the angle of incidence at Q.',
          command: 'Calculate',
          subtopic: '3.2.1',
          objective: 'AO2',
          marks: 2,
          answer: second,
          unit: '°',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: 0.4,
          form: 'any',
          follow: { from: 'b.i', formula: `${between}-x` },
          scheme: steps(
            `angle between the ray and the second mirror = 180 − ${between} − ${glancing} = ${180 - between - glancing}°`,
            `${second}°`,
          ),
          solution: `The reflected ray makes ${glancing}° with the first mirror too. The mirrors and the ray form a triangle, so the angle at Q between ray and mirror is 180 − ${between} − ${glancing} = ${180 - between - glancing}°. The angle of incidence is measured from the normal: 90 − ${180 - between - glancing} = ${second}°.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          lead: `A student stands ${quantity(far, 'm', 2)} in front of another plane mirror. The student then walks ${quantity(walks, 'm', 2)} ${towards ? 'towards' : 'away from'} the mirror.`,
          prompt: 'Calculate the distance between the student and the image of the student now.',
          command: 'Calculate',
          subtopic: '3.2.1',
          objective: 'AO2',
          marks: 2,
          answer: 2 * near,
          unit: 'm',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `distance to the mirror = ${plain(far, 1)} ${towards ? '−' : '+'} ${plain(walks, 1)} = ${quantity(near, 'm', 2)}`,
            apartNow,
          ),
          solution: `The student is now ${plain(far, 1)} ${towards ? '−' : '+'} ${plain(walks, 1)} = ${quantity(near, 'm', 2)} from the mirror. The image is as far behind the mirror, so the distance is 2 × ${plain(near, 1)} = ${apartNow}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt:
            'State **two** properties of the image in a plane mirror, other than its distance from the mirror.',
          command: 'State',
          subtopic: '3.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 2,
          scheme: b1(`any two from: ${IMAGE_FACTS[0]}`, ...IMAGE_FACTS.slice(1)),
          solution: 'Think of size, way up, left and right, and whether a screen could show the image.',
          modelAnswer: 'The image is the same size as the object, and it is virtual.',
        },
        {
          kind: 'choice',
          label: 'e',
          prompt: 'Why can the image in a plane mirror not be shown on a screen?',
          command: 'Explain',
          subtopic: '3.2.1',
          objective: 'AO1',
          marks: 1,
          scheme: b1('No light passes through the place where the image is seen.'),
          solution:
            'The image is virtual: the rays only seem to come from a place behind the mirror. No light arrives there.',
          ...statements('No light passes through the place where the image is seen.', [
            [
              'The rays cross in front of the mirror.',
              'The reflected rays from one point of the object spread; they do not cross.',
            ],
            [
              'The image is on the surface of the mirror.',
              'The image is behind the mirror, as far as the object is in front of it.',
            ],
            [
              'The reflected light is too weak to be seen on a screen.',
              'A mirror reflects most of the light. However bright it is, none arrives where the image is.',
            ],
          ]),
        },
      ],
    }
  },
  verify: ({ between, glancing, far, walks, towards }) => {
    // Directions in degrees, anticlockwise from the right: the ray after P rises at `glancing`; the normal of the
    // second mirror is at right angles to it.
    const reflected = glancing
    const secondNormal = 180 - between - 90
    const image = towards ? -(far - walks) : -(far + walks)
    return { 'b.i': 90 - reflected, 'b.ii': Math.abs(reflected - secondNormal), c: -image - image }
  },
})

export const templates = [tank, rope, mirrors]
