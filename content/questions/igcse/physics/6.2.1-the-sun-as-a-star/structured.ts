import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
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

supplement('the-sun-and-another-star', {
  facts: { difficulty: 3, checked: '2026-11-30' },
  values: random => ({
    star: random.pick(NEAR_STARS),
    sunDistance: 1.5e11,
  }),
  make: ({ star: { name, distance }, sunDistance }) => ({
    stem: `This question is about the Sun and ${name}, another star in the Milky Way.`,
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
      b: words({
        subject: 'igcse/physics',
        prompt:
          'State the **three** regions of the electromagnetic spectrum in which the Sun radiates most of its energy.',
        asked: 3,
        marks: 2,
        mode: 'words',
        answers: [
          { text: 'infrared', accept: ['infra-red', 'infra red', 'infrared radiation', 'IR'] },
          { text: 'visible light', accept: ['visible', 'light', 'visible radiation'] },
          { text: 'ultraviolet', accept: ['ultra-violet', 'ultra violet', 'ultraviolet radiation', 'UV'] },
        ],
        solution:
          'Most of the energy leaves the Sun as visible light and as the two regions on either side of it: infrared and ultraviolet.',
      }),
      c: ask.written({
        prompt: 'Describe the nuclear reactions that power a stable star such as the Sun.',
        scheme: [
          judged(
            'nuclear fusion',
            `
            reject fission
            accept fusion/fuse
            unsure join/combine
            earns: nuclear fusion
            earns: nuclei fuse together
            earns: it is powered by fussion, nuclear fuzion
            misses: nuclear fission
            misses: burning of hydrogen
            misses: hydrogen turns into helium`,
          ),
          judged(
            'hydrogen (nuclei) into helium (nuclei)',
            `
            reject helium ...(no from/hydrogen).. into/to/become/form/produce/make ...(no from).. hydrogen
            accept hydrogen ... helium | helium ... from hydrogen
            unsure helium, hydrogen
            earns: hydrogen is turned into helium
            earns: hydrogen nuclei join and make helium
            earns: helium is formed from hydrogenn
            misses: helium is turned into hydrogen
            misses: nuclear fusion
            misses: hydrogen is burned`,
          ),
        ],
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
