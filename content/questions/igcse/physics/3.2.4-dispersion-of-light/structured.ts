import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { prism, ray } from '@/lib/figures/rays'
import { line, type Point, text } from '@/lib/figures/shapes'
import { LIGHT } from '../shared'
import { COLOURS, WHITE_LIGHT_SPLIT } from './points'

const { supplement, templates } = questionsOf('structured', '3.2.4', { calculator: 'needed' })

export { templates }

supplement('white-light-and-a-prism', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const rising = random.chance(0.5)
    const chosen = random.sample(COLOURS, 4)
    return {
      chosen,
      by: rising ? 'frequency' : 'wavelength',
      letters: random.shuffle(['X', 'Y']),
      wavelength: random.int(41, 69) * 10,
      source: random.pick(['a filament lamp', 'a ray box', 'a projector', 'the Sun']),
    }
  },
  make: ({ chosen, by, letters, wavelength, source }) => {
    const [upper = 'X', lower = 'Y'] = letters
    const inOrder = COLOURS.filter(colour => chosen.includes(colour))
    const greatest = (by === 'frequency' ? inOrder.at(-1) : inOrder[0]) ?? 'red'
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
      parts: {
        a: ask.table({
          prompt: 'State the colour at X, the colour at Y and the name of the effect that the diagram shows.',
          command: 'State',
          head: ['', 'name'],
          rows: [
            ...['X', 'Y'].map(letter => [
              { text: `colour at ${letter}` },
              wordsCell(letter, letter === upper ? 'red' : 'violet', {
                subject: 'igcse/physics',
                accept: letter === upper ? [] : ['purple'],
              }),
            ]),
            [
              { text: 'effect' },
              wordsCell('effect', 'dispersion', {
                subject: 'igcse/physics',
                reject: ['diffraction', 'refraction', 'reflection'],
              }),
            ],
          ],
          scheme: [
            `X: ${upper === 'X' ? 'red' : 'violet'}`,
            `Y: ${upper === 'Y' ? 'red' : 'violet'}`,
            'dispersion',
          ],
          solution: `The prism splits white light into its colours: dispersion. Red is bent least, so it is at ${upper}; violet is bent most, so it is at ${lower}.`,
        }),
        b: ask.written({
          prompt: 'Explain why a prism splits white light.',
          scheme: WHITE_LIGHT_SPLIT,
          solution:
            'The prism does not make the colours: they are in white light and are refracted differently.',
          modelAnswer:
            'White light is a mixture of many colours. In the glass each colour has a different speed, so each is refracted through a different angle.',
        }),
        c: words({
          subject: 'igcse/physics',
          prompt: `State which of these colours has the greatest ${by}: ${chosen.join(', ')}.`,
          command: 'State',
          answers: [{ text: greatest }],
          reject: COLOURS.filter(colour => colour !== greatest).map(colour => ({
            text: colour,
            why: `From red to violet the frequency increases and the wavelength decreases.`,
          })),
          solution: `From red to violet the frequency increases and the wavelength decreases. Of these colours ${greatest} has the greatest ${by}.`,
        }),
        d: ask.number({
          lead: `One part of the spectrum has a wavelength of ${standardForm(wavelength * 1e-9, 2)} m in air.`,
          prompt: 'Calculate the frequency of this light.',
          subtopic: '3.3',
          answer: frequency,
          unit: 'Hz',
          unitMode: 'asked',
          scheme: steps(
            `speed = ${standardForm(LIGHT, 2)} m/s`,
            `*f* = *v* ÷ λ, or ${standardForm(LIGHT, 2)} ÷ (${standardForm(wavelength * 1e-9, 2)})`,
            quantity(frequency, 'Hz', 2),
          ),
          solution: `The speed of light in air is about ${standardForm(LIGHT, 2)} m/s, which has to be known. *f* = *v* ÷ λ = ${standardForm(LIGHT, 2)} ÷ (${standardForm(wavelength * 1e-9, 2)}) = ${quantity(frequency, 'Hz', 2)}.`,
        }),
        e: ask.written({
          prompt:
            'The white light is replaced by monochromatic light. Describe what is now seen on the screen, and give the reason.',
          command: 'Describe',
          scheme: [
            judged(
              'one spot (line) of one colour / no spectrum',
              `
              ONE = one/single/same/only/1
              reject not ONE colour
              accept not spectrum/split/disperse/dispersion
              accept ONE ... colour/color/spot/line/dot/band/point
              accept spot/line/dot ... ONE
              unsure spot/line/dot
              earns: only one colour is seen
              earns: there is no spectrum
              earns: a single spott appears
              misses: a spectrum is seen
              misses: all the colours of the rainbow
              misses: the light is brighter`,
            ),
            judged(
              'the light has a single frequency (so there is only one angle of refraction)',
              `
              ONE = one/single/same/only/1
              reject many/different/several frequency/wavelength
              accept ONE ... frequency/wavelength
              accept frequency/wavelength ... ONE
              accept ONE ... angle/index
              accept not different frequency/wavelength
              unsure ONE ... colour
              earns: it has a single frequency
              earns: it only has one wavelenth
              earns: all the light has the same frequency
              misses: it has many frequencies
              misses: there is no spectrum
              misses: the prism does not refract it`,
            ),
          ],
          solution:
            'Monochromatic light has a single frequency. The prism changes its direction but cannot split it.',
          modelAnswer:
            'There is only one spot of one colour. Monochromatic light has a single frequency, so all of it is refracted by the same amount.',
        }),
      },
    }
  },
  verify: ({ wavelength }) => ({ d: (3e8 / wavelength) * 1e9 }),
})
