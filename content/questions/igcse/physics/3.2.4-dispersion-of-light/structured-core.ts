import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { prism, ray, refracted } from '@/lib/figures/rays'
import { line, type Point, polar, text } from '@/lib/figures/shapes'
import { COLOURS, WHITE_LIGHT_SPLIT } from './points'

const { core, templates } = questionsOf('structured', '3.2.4', { calculator: 'needed' })

export { templates }

const SIDE = 150
const APEX: Point = [178, 18]
const SCREEN = 314
const INCIDENCE = 52
/** So far down the left face, as a part of it. */
const ENTERS: Point = [APEX[0] - 0.28 * SIDE, APEX[1] + 0.56 * SIDE * Math.sin(Math.PI / 3)]

/** Where light of a colour leaves a prism of three equal sides and where it meets the screen; spread more than in glass. */
function pathOf(index: number): { leaves: Point; ends: Point } {
  const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)
  const inner = refracted(INCIDENCE, 1, index) ?? 0
  const leaving = refracted(60 - inner, index, 1) ?? 0
  const slope = -tan(inner - 30)
  const face = tan(60)
  const x = (ENTERS[1] - APEX[1] + face * APEX[0] - slope * ENTERS[0]) / (face - slope)
  const y = ENTERS[1] + slope * (x - ENTERS[0])
  return { leaves: [x, y], ends: [SCREEN, y - tan(30 - leaving) * (SCREEN - x)] }
}

const PATHS = { red: pathOf(1.46), violet: pathOf(1.63) } as const

const LAMPS = ['a filament lamp', 'a ray box', 'a projector', 'the Sun'] as const

core('second-colour-drawn-through-a-prism', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const gaps = random.sample([1, 2, 3, 4, 5], 2).sort((one, other) => one - other)
    return {
      lamp: random.pick(LAMPS),
      given: random.pick(['red', 'violet'] as const),
      gaps,
      frequency: random.int(43, 47),
      wavelength: random.int(41, 45),
    }
  },
  make: ({ lamp, given, gaps, frequency, wavelength }) => {
    const asked = given === 'red' ? 'violet' : 'red'
    const way = given === 'red' ? 1 : -1
    const [shown, wanted] = [PATHS[given], PATHS[asked]]
    // Down the right face, or up, from where the printed ray leaves.
    const beside = (far: number): Point => [
      shown.leaves[0] + (way * far) / 2,
      shown.leaves[1] + way * far * Math.sin(Math.PI / 3),
    ]
    const [hertz, metres] = [frequency * 1e13, wavelength * 1e-8]
    const speed = hertz * metres
    const facts = {
      name: 'waves/one-colour-through-a-prism',
      title: 'White light that meets a prism, and the ray of one colour',
      description: `A ray of white light from the lower left meets the left face of a triangular prism that stands on its base. One ray, labelled ${given}, goes on through the prism, leaves it through the right face and bends downwards to a screen on the right.`,
      height: 208,
    }
    const printed = [
      prism(APEX[0] - SIDE / 2, APEX[1], SIDE),
      ray([polar(...ENTERS, 104, 202), ENTERS], 'l'),
      line(...ENTERS, ...shown.leaves, given === 'red' ? 'r' : 'p'),
      ray([shown.leaves, shown.ends], given === 'red' ? 'r' : 'p'),
      line(SCREEN, 30, SCREEN, 202, 'l thick'),
      text(10, ENTERS[1] + 62, 'white light', { cls: 's' }),
      text(SCREEN, 24, 'screen', { anchor: 'middle', cls: 's' }),
      text(SCREEN + 7, shown.ends[1] + 4, given, { cls: 's' }),
      text(APEX[0], APEX[1] + 122, 'prism', { anchor: 'middle', cls: 's' }),
    ]
    const names = COLOURS.map((colour, at) => (gaps.includes(at) ? '…' : colour))
    return {
      stem: `A narrow ray of white light from ${lamp} meets a glass prism. A spectrum is seen on a screen. The diagram in **(b)** shows only the ${given} ray of the spectrum.`,
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: 'State the name for the splitting of white light into its colours.',
          answers: [{ text: 'dispersion', accept: ['dispersion of light', 'dispersion of white light'] }],
          reject: [
            { text: 'refraction', why: 'All colours are refracted. The splitting has a name of its own.' },
            { text: 'diffraction', why: 'Diffraction is the spreading of waves at a gap or an edge.' },
            { text: 'reflection', why: 'The light passes through the prism; it does not bounce back.' },
          ],
          solution: 'The splitting of white light into its colours is dispersion.',
        }),
        b: ask.draw({
          prompt: `On the diagram, draw the ${asked} ray in the prism and from the prism to the screen.`,
          command: 'Draw',
          figure: figure(facts, ...printed),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: ENTERS, within: 7 },
                { at: beside(12), within: 9 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: beside(16), within: 15 },
                { at: [SCREEN, shown.ends[1] + way * 44], within: 30 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The ${asked} ray begins where the white light enters the prism. In the prism it is ${way > 0 ? 'below' : 'above'} the ${given} ray. It bends ${way > 0 ? 'further' : 'less far'} downwards where it leaves and meets the screen ${way > 0 ? 'below' : 'above'} the ${given} ray.`,
            },
            ...printed,
            line(...ENTERS, ...wanted.leaves, 'g'),
            ray([wanted.leaves, wanted.ends], 'g'),
          ),
          scheme: [
            `in the prism: from the point where the white light enters, ${way > 0 ? 'below' : 'above'} the ${given} ray`,
            `from the prism to the screen: ${way > 0 ? 'below' : 'above'} the ${given} ray and further and further from it`,
          ],
          solution: `Violet light is refracted most and red light least, at both faces. So the ${asked} ray bends ${way > 0 ? 'more' : 'less'} than the ${given} ray each time and stays ${way > 0 ? 'below' : 'above'} it.`,
        }),
        c: ask.table({
          prompt: `The seven colours of the spectrum are: ${names.join(', ')}. State the **two** colours that are missing.`,
          command: 'State',
          head: ['missing colour', 'name'],
          rows: gaps.map((at, place) => [
            { text: place === 0 ? 'first' : 'second' },
            wordsCell(place === 0 ? 'first' : 'second', COLOURS[at] ?? 'red', {
              subject: 'igcse/physics',
              reject: COLOURS.filter(colour => colour !== COLOURS[at]),
            }),
          ]),
          scheme: gaps.map(at => COLOURS[at] ?? ''),
          solution: `The order is ${COLOURS.join(', ')}.`,
        }),
        d: ask.written({
          prompt: 'Explain why a prism splits white light.',
          scheme: WHITE_LIGHT_SPLIT,
          modelAnswer:
            'White light is a mixture of many colours. The glass refracts each colour by a different amount.',
          solution:
            'The prism does not make the colours: they are in white light, and each is refracted through a different angle.',
        }),
        e: ask.number({
          prompt: `In the glass, the wavelength of red light of frequency ${standardForm(hertz, 2)} Hz is ${standardForm(metres, 2)} m. Calculate the speed of this light in the glass.`,
          command: 'Calculate',
          subtopic: '3.1',
          answer: speed,
          unit: 'm/s',
          scheme: steps(
            `*v* = *f*λ, or ${standardForm(hertz, 2)} × ${standardForm(metres, 2)}`,
            `${standardForm(speed, 2)} m/s`,
          ),
          solution: `*v* = *f*λ = ${standardForm(hertz, 2)} × ${standardForm(metres, 2)} = ${standardForm(speed, 2)} m/s. This is less than the speed of light in air.`,
        }),
      },
    }
  },
  verify: ({ frequency, wavelength }) => {
    const period = 1 / (frequency * 1e13)
    return { e: wavelength / 1e8 / period }
  },
})
