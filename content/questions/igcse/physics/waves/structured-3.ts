import { rows, statements } from '@/lib/exams/authoring/options'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { prism, ray } from '@/lib/figures/rays'
import { line, type Point, text } from '@/lib/figures/shapes'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

/** A calculation: the last mark is for the answer, those before it for the way. */
const steps = (...texts: string[]): MarkPoint[] =>
  texts.map((each, at) => ({ code: at === texts.length - 1 ? 'A1' : 'C1', text: each }))

/** Speed of electromagnetic waves in a vacuum, m/s. */
const LIGHT = 3e8

const SIGHTS = [
  {
    sees: 'can read a book clearly, but the image of the chart is blurred',
    name: 'short-sightedness',
    other: 'long-sightedness',
    object: 'the chart',
    where: 'in front of the retina',
    lens: 'diverging',
    does: 'spreads the rays (makes them diverge)',
  },
  {
    sees: 'sees the image of the chart clearly, but the print of a book is blurred',
    name: 'long-sightedness',
    other: 'short-sightedness',
    object: 'the book',
    where: 'behind the retina',
    lens: 'converging',
    does: 'bends the rays inwards (makes them converge)',
  },
] as const

const eyeTest = template({
  name: 'eye-test-with-a-mirror',
  subtopic: '3.2.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    sight: random.pick(SIGHTS),
    mirror: random.step(2, 3.4, 0.1),
    behind: random.step(0.2, 0.9, 0.1),
    focal: random.step(6, 15, 1),
  }),
  make: ({ sight, mirror, behind, focal }) => {
    const image = mirror + mirror + behind
    return {
      stem: `In a small room, an optician tests the eyes of a patient with a chart of letters. The patient faces a plane mirror on the wall, ${quantity(mirror, 'm', 2)} in front of the eyes. The chart hangs behind the patient, above the head, ${quantity(behind, 'm', 2)} further from the mirror than the eyes. The patient looks at the image of the chart in the mirror.`,
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt:
            'Calculate the distance from the eyes of the patient to the image of the chart. Ignore the difference in height.',
          command: 'Calculate',
          subtopic: '3.2.1',
          objective: 'AO2',
          marks: 2,
          answer: image,
          unit: 'm',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `image is ${plain(mirror, 1)} + ${plain(behind, 1)} = ${quantity(mirror + behind, 'm', 2)} behind the mirror`,
            quantity(image, 'm', 2),
          ),
          solution: `The chart is ${plain(mirror, 1)} + ${plain(behind, 1)} = ${quantity(mirror + behind, 'm', 2)} in front of the mirror, and its image is as far behind it. From the eyes to the mirror there are ${quantity(mirror, 'm', 2)} more: ${plain(mirror, 1)} + ${plain(mirror + behind, 1)} = ${quantity(image, 'm', 2)}.`,
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: 'Why are the letters on the chart printed with left and right exchanged?',
          command: 'Explain',
          subtopic: '3.2.1',
          objective: 'AO1',
          marks: 1,
          scheme: b1('The image in a plane mirror is laterally inverted.'),
          solution:
            'A plane mirror exchanges left and right. Letters that are printed the wrong way round look right in the mirror.',
          ...statements('The image in a plane mirror is laterally inverted.', [
            [
              'The image in a plane mirror is upside down.',
              'The image in a plane mirror is upright; only left and right are exchanged.',
            ],
            [
              'The image in a plane mirror is real.',
              'The image is virtual, and this is not why left and right are exchanged.',
            ],
            [
              'The image in a plane mirror is smaller than the chart.',
              'The image is as large as the chart. It looks smaller only because it is further away.',
            ],
          ]),
        },
        {
          kind: 'choice',
          label: 'c',
          lead: `The patient ${sight.sees}.`,
          prompt: 'What is the defect of the eyes, and which lens corrects it?',
          command: 'Identify',
          subtopic: '3.2.3',
          objective: 'AO1',
          marks: 1,
          scheme: b1(`${sight.name}, ${sight.lens} lens`),
          solution: `A person who sees ${sight.lens === 'diverging' ? 'near but not distant' : 'distant but not near'} objects clearly has ${sight.name}. It is corrected with a ${sight.lens} lens.`,
          ...statements(`${sight.name}, ${sight.lens} lens`, [
            [
              `${sight.other}, ${sight.lens} lens`,
              `You have the right lens, but the defect is named after what is seen clearly: ${sight.name}.`,
            ],
            [
              `${sight.name}, ${sight.lens === 'diverging' ? 'converging' : 'diverging'} lens`,
              `You have the right defect. The eye needs the help of a lens that ${sight.does}.`,
            ],
            [
              `${sight.other}, ${sight.lens === 'diverging' ? 'converging' : 'diverging'} lens`,
              `You described the opposite defect. This patient sees ${sight.lens === 'diverging' ? 'near' : 'distant'} objects clearly.`,
            ],
          ]),
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `Describe where the rays from a point of ${sight.object} are focused without glasses, and explain how the lens corrects this.`,
          command: 'Explain',
          subtopic: '3.2.3',
          objective: 'AO1',
          marks: 3,
          lines: 4,
          scheme: b1(
            `without the lens the rays ${sight.lens === 'diverging' ? 'meet' : 'would meet'} ${sight.where}`,
            `the (${sight.lens}) lens ${sight.does} before they enter the eye`,
            'so that they meet (are focused) on the retina',
          ),
          solution:
            'Three steps: where the rays meet without the lens, what the lens does to them, where they meet then.',
          modelAnswer: `Without glasses the rays ${sight.lens === 'diverging' ? 'meet' : 'would meet'} ${sight.where}, so the image is blurred. The ${sight.lens} lens ${sight.does} before they enter the eye, so that they meet on the retina.`,
        },
        {
          kind: 'choice',
          label: 'e',
          lead: `The optician reads small print through a converging lens of focal length ${quantity(focal, 'cm')}. The distance from the lens to the print is ${quantity(focal - 2, 'cm')}.`,
          prompt: 'Which row describes the image of the print?',
          command: 'Identify',
          subtopic: '3.2.3',
          objective: 'AO1',
          marks: 1,
          scheme: b1('enlarged, upright, virtual'),
          solution:
            'The object is closer to the lens than the focal length, so the lens acts as a magnifying glass: the image is enlarged, upright and virtual.',
          ...rows(
            ['size', 'way up', 'type'],
            ['enlarged', 'upright', 'virtual'],
            [
              [
                ['enlarged', 'inverted', 'real'],
                'That is so when the object is a little further from the lens than the focal length, as in a projector.',
              ],
              [['diminished', 'upright', 'virtual'], 'That is the image in a diverging lens.'],
              [
                ['enlarged', 'upright', 'real'],
                'You have size and way up, but the rays only seem to come from the image: no screen can show it.',
              ],
            ],
          ),
        },
      ],
    }
  },
  verify: ({ mirror, behind }) => {
    // Positions along one line, the mirror at 0.
    const eyes = -mirror
    const chart = eyes - behind
    return { a: -chart - eyes }
  },
})

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const

const dispersion = template({
  name: 'white-light-and-a-prism',
  subtopic: '3.2.4',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const rising = random.chance(0.5)
    const middle = random.sample(['orange', 'yellow', 'green', 'blue', 'indigo'], 3)
    const chosen = COLOURS.filter(
      colour => middle.includes(colour) || colour === 'red' || colour === 'violet',
    )
    return {
      chosen: random.shuffle(chosen),
      by: rising ? 'frequency' : 'wavelength',
      letters: random.shuffle(['X', 'Y']),
      wavelength: random.int(41, 69) * 10,
      source: random.pick(['a filament lamp', 'a ray box', 'a projector', 'the Sun']),
    }
  },
  make: ({ chosen, by, letters, wavelength, source }) => {
    const [upper = 'X', lower = 'Y'] = letters
    const sorted = COLOURS.filter(colour => chosen.includes(colour))
    const answer = by === 'frequency' ? sorted : [...sorted].reverse()
    const frequency = LIGHT / (wavelength * 1e-9)
    const first: Point = [138, 90]
    const one: Point = [201, 88]
    const two: Point = [204.6, 94]
    return {
      stem: `A narrow ray of white light from ${source} meets a glass prism. A spectrum is seen on a screen. X and Y are its two ends.`,
      figure: figure(
        {
          name: 'waves/white-light-and-a-prism',
          title: 'White light through a prism',
          description: `A ray of white light from the left meets the left face of a triangular prism that stands on its base. Two rays pass through the prism and bend downwards. The ray that is bent less reaches a screen at ${upper}, the one that is bent more at ${lower}, below it.`,
          height: 200,
        },
        prism(110, 34, 120),
        ray([[20, 134], first]),
        line(...first, ...one, 'p'),
        line(...first, ...two, 'p'),
        ray([one, [312, 124]]),
        ray([two, [312, 160]]),
        line(312, 40, 312, 186, 'l thick'),
        text(322, 128, upper, { cls: 'b' }),
        text(322, 164, lower, { cls: 'b' }),
        text(20, 154, 'white light'),
        text(312, 30, 'screen', { anchor: 'middle' }),
        text(152, 130, 'glass', { cls: 's' }),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify the colour at X, the colour at Y, and the effect that the diagram shows.',
          command: 'Identify',
          subtopic: '3.2.4',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'X', text: 'colour at X' },
            { id: 'Y', text: 'colour at Y' },
            { id: 'effect', text: 'effect' },
          ],
          targets: [
            { id: 'red', text: 'red' },
            { id: 'green', text: 'green' },
            { id: 'violet', text: 'violet' },
            { id: 'dispersion', text: 'dispersion' },
            { id: 'diffraction', text: 'diffraction' },
          ],
          answer: { [upper]: 'red', [lower]: 'violet', effect: 'dispersion' },
          scheme: b1('two right: 1 mark', 'all three right: 2 marks'),
          solution: `The prism splits white light into its colours: dispersion. Red is bent least, so it is at ${upper}; violet is bent most, so it is at ${lower}.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt: 'Explain why a prism splits white light.',
          command: 'Explain',
          subtopic: '3.2.4',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'white light consists of many colours (frequencies)',
            'each colour is refracted by a different amount (has a different speed / refractive index in the glass)',
          ),
          solution:
            'The prism does not make the colours: they are in white light and are refracted differently.',
          modelAnswer:
            'White light is a mixture of many colours. In the glass each colour has a different speed, so each is refracted through a different angle.',
        },
        {
          kind: 'order',
          label: 'c',
          prompt: `Give these colours in order of increasing ${by}.`,
          command: 'Give',
          subtopic: '3.2.4',
          objective: 'AO1',
          marks: 2,
          items: chosen.map(colour => ({ id: colour, text: colour })),
          answer: [...answer],
          scheme: sequenceScheme(5, 2),
          solution: `From red to violet the frequency increases and the wavelength decreases. In order of increasing ${by}: ${answer.join(', ')}.`,
        },
        {
          kind: 'numeric',
          label: 'd',
          lead: `One part of the spectrum has a wavelength of ${standardForm(wavelength * 1e-9, 2)} m in air.`,
          prompt: 'Calculate the frequency of this light.',
          command: 'Calculate',
          subtopic: '3.3',
          objective: 'AO2',
          marks: 3,
          answer: frequency,
          unit: 'Hz',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `speed = ${standardForm(LIGHT, 2)} m/s`,
            `*f* = *v* ÷ λ, or ${standardForm(LIGHT, 2)} ÷ (${standardForm(wavelength * 1e-9, 2)})`,
            quantity(frequency, 'Hz', 2),
          ),
          solution: `The speed of light in air is about ${standardForm(LIGHT, 2)} m/s, which has to be known. *f* = *v* ÷ λ = ${standardForm(LIGHT, 2)} ÷ (${standardForm(wavelength * 1e-9, 2)}) = ${quantity(frequency, 'Hz', 2)}.`,
        },
        {
          kind: 'written',
          label: 'e',
          prompt:
            'The white light is replaced by monochromatic light. Describe what is now seen on the screen, and give the reason.',
          command: 'Describe',
          subtopic: '3.2.4',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'one spot (line) of one colour / no spectrum',
            'the light has a single frequency (so there is only one angle of refraction)',
          ),
          solution:
            'Monochromatic light has a single frequency. The prism changes its direction but cannot split it.',
          modelAnswer:
            'There is only one spot of one colour. Monochromatic light has a single frequency, so all of it is refracted by the same amount.',
        },
      ],
    }
  },
  verify: ({ wavelength }) => ({ d: (3e8 / wavelength) * 1e9 }),
})

const satellite = template({
  name: 'television-by-satellite',
  subtopic: '3.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => ({
    height: random.pick([3.6e7, 3.7e7, 3.8e7, 3.9e7]),
    frequency: random.int(8, 18),
    event: random.pick(['a football match', 'a concert', 'a tennis match', 'an athletics event']),
  }),
  make: ({ height, frequency, event }) => {
    const time = (2 * height) / LIGHT
    const wavelength = LIGHT / (frequency * 1e9)
    return {
      stem: `Pictures of ${event} are sent from a ground station to a geostationary satellite and from there to the dishes of viewers. The waves have a frequency of ${quantity(frequency, 'GHz')} (${standardForm(frequency * 1e9, 2)} Hz). The distance from the ground station to the satellite is ${standardForm(height, 2)} m, and so is the distance from the satellite to the viewers.`,
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: 'To which region of the electromagnetic spectrum do these waves belong?',
          command: 'Identify',
          subtopic: '3.3',
          objective: 'AO1',
          marks: 1,
          scheme: b1('microwaves'),
          solution:
            'Artificial satellites communicate by microwaves, which pass through the atmosphere well.',
          ...statements('microwaves', [
            [
              'infrared',
              'Infrared is used for short distances, such as remote controls, and in optical fibres.',
            ],
            [
              'ultraviolet',
              'Ultraviolet is used for security marking and to sterilise water, not for satellite television.',
            ],
            [
              'gamma rays',
              'Gamma rays are used to sterilise food and medical equipment; they would harm people.',
            ],
          ]),
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt:
            'Calculate the shortest time between the sending of a picture and its arrival at the dish of a viewer.',
          command: 'Calculate',
          subtopic: '3.3',
          objective: 'AO2',
          marks: 3,
          answer: time,
          unit: 's',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `speed = ${standardForm(LIGHT, 2)} m/s`,
            `*t* = *s* ÷ *v*, or 2 × ${standardForm(height, 2)} ÷ (${standardForm(LIGHT, 2)})`,
            quantity(time, 's', 2),
          ),
          solution: `All electromagnetic waves travel at ${standardForm(LIGHT, 2)} m/s in a vacuum and at almost the same speed in air. The distance, up and down, is 2 × ${standardForm(height, 2)} = ${quantity(2 * height, 'm', 2)}. *t* = ${standardForm(2 * height, 2)} ÷ (${standardForm(LIGHT, 2)}) = ${quantity(time, 's', 2)}.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: 'Calculate the wavelength of the waves.',
          command: 'Calculate',
          subtopic: '3.3',
          objective: 'AO2',
          marks: 2,
          answer: wavelength,
          unit: 'm',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `λ = *v* ÷ *f*, or ${standardForm(LIGHT, 2)} ÷ (${standardForm(frequency * 1e9, 2)})`,
            `${quantity(wavelength, 'm', 2)} (${quantity(wavelength * 100, 'cm', 2)})`,
          ),
          solution: `From *v* = *f*λ, λ = *v* ÷ *f* = ${standardForm(LIGHT, 2)} ÷ (${standardForm(frequency * 1e9, 2)}) = ${quantity(wavelength, 'm', 2)}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt:
            'State what is meant by a *geostationary* satellite, and state one use of satellites in lower orbits.',
          command: 'State',
          subtopic: '3.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'stays above the same place on the Earth (equator) / goes round once in 24 hours with the rotation of the Earth',
            'low orbit: (some) satellite phones / another correct use, such as pictures of the Earth',
          ),
          solution:
            'A geostationary satellite moves round with the rotation of the Earth, so a dish can point at it all the time. Some satellite phones use satellites in low orbits.',
          modelAnswer:
            'A geostationary satellite stays above the same place on the Earth. Satellites in low orbits are used for some satellite phones.',
        },
        {
          kind: 'written',
          label: 'e',
          prompt: 'State why the engineers at the ground station must not stand in the beam of waves.',
          command: 'State',
          subtopic: '3.3',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: b1('microwaves heat (and so damage) cells inside the body'),
          solution: 'The hazard of microwaves is that they heat the cells inside the body.',
          modelAnswer: 'The microwaves can heat and damage the cells inside the body.',
        },
      ],
    }
  },
  verify: ({ height, frequency }) => {
    const period = 1e-9 / frequency
    return { b: height / 3e8 + height / 3e8, c: 3e8 * period }
  },
})

export const templates = [eyeTest, dispersion, satellite]
