import { ask } from '@/lib/exams/authoring/ask'
import type { Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { standardForm } from '@/lib/exams/format'
import { large } from '../shared'

const { supplement, templates } = questionsOf('structured', '6.2.1', { calculator: 'needed' })

export { templates }

const NEAR_STARS = [
  { name: 'Proxima Centauri', distance: 4.0e16 },
  { name: 'Barnard’s Star', distance: 5.6e16 },
  { name: 'Sirius', distance: 8.1e16 },
  { name: 'Procyon', distance: 1.1e17 },
  { name: 'Altair', distance: 1.6e17 },
  { name: 'Vega', distance: 2.4e17 },
] as const

const REGIONS: Wrong[] = [
  ['infrared, visible light and X-rays', 'You took X-rays for ultraviolet. The Sun emits few X-rays.'],
  ['radio waves, microwaves and visible light', 'You left out infrared and ultraviolet.'],
  ['ultraviolet, X-rays and γ-rays', 'You took the three regions of shortest wavelength.'],
  ['microwaves, infrared and visible light', 'You took microwaves for ultraviolet.'],
  ['radio waves, infrared and ultraviolet', 'You left out visible light, which is a large part of it.'],
]

supplement('the-sun-and-another-star', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    star: random.pick(NEAR_STARS),
    sunDistance: 1.5e11,
    wrong: random.sample(REGIONS, 3),
  }),
  make: ({ star: { name, distance }, sunDistance, wrong }) => ({
    stem: `The Sun is a medium-sized star and the main source of energy for the Earth. ${name} is another star in the Milky Way.`,
    parts: {
      a: ask.table({
        prompt: 'Name the **two** elements that make up most of the Sun. Begin with the more abundant one.',
        command: 'State',
        head: ['', 'element'],
        rows: [
          [
            { text: 'most abundant' },
            { blank: 'first', answer: 'hydrogen', accept: ['H', 'H2'], mode: 'words', marks: 1 },
          ],
          [
            { text: 'second most abundant' },
            { blank: 'second', answer: 'helium', accept: ['He'], mode: 'words', marks: 1 },
          ],
        ],
        scheme: ['hydrogen', 'helium'],
        solution:
          'The Sun consists mostly of hydrogen, about three quarters of its mass, and of helium, nearly all the rest.',
      }),
      b: ask.choice({
        prompt: 'In which regions of the electromagnetic spectrum does the Sun radiate most of its energy?',
        scheme: ['infrared, visible light and ultraviolet'],
        solution:
          'Most of the energy leaves the Sun as visible light and as the two regions on either side of it: infrared and ultraviolet.',
        right: 'infrared, visible light and ultraviolet',
        wrong,
      }),
      c: ask.written({
        prompt: 'Describe the nuclear reactions that power a stable star such as the Sun.',
        scheme: ['nuclear fusion', 'hydrogen (nuclei) into helium (nuclei)'],
        modelAnswer:
          'The star is powered by nuclear fusion: in its hot centre, hydrogen nuclei join to form helium nuclei, and energy is released.',
        solution:
          'Name the reaction (fusion, not fission and not burning) and say what joins and what is formed.',
      }),
      d: ask.number({
        lead: `The distance from the Earth to the Sun is ${large(sunDistance, 'm')}. The distance from the Earth to ${name} is ${large(distance, 'm')}.`,
        prompt: `Calculate how many times further away ${name} is than the Sun.`,
        subtopic: '6.2.2',
        answer: distance / sunDistance,
        scheme: [
          `C1 ${standardForm(distance, 2)} ÷ (${standardForm(sunDistance, 2)})`,
          `A1 ${standardForm(distance / sunDistance, 2)}`,
        ],
        solution: `Ratio = ${standardForm(distance, 2)} ÷ (${standardForm(sunDistance, 2)}) = ${standardForm(distance / sunDistance, 2)}. All the other stars are very much further away than the Sun.`,
      }),
    },
  }),
  verify: ({ star, sunDistance }) => ({ d: 10 ** (Math.log10(star.distance) - Math.log10(sunDistance)) }),
})
