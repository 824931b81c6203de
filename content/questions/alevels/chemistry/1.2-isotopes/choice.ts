import { pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { question, templates } = choiceQuestions('1.2')

export { templates }

const ISOTOPES: readonly [string, number, number][] = [
  ['chlorine', 35, 37],
  ['magnesium', 24, 26],
  ['copper', 63, 65],
  ['bromine', 79, 81],
  ['neon', 20, 22],
]

question('how-two-isotopes-compare', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const right = random.pick([
      'They have the same electron configuration.',
      'They have the same chemical properties.',
      'They have different densities.',
      'They have different numbers of neutrons.',
    ])
    const wrong: Wrong[] = pairs({
      'They have different numbers of protons.':
        'Atoms with different numbers of protons are atoms of different elements.',
      'They have different chemical properties.':
        'The electron configurations are identical, and so are the chemical properties.',
      'They have different numbers of electrons.':
        'Neutral atoms of one element have the same number of electrons.',
      'They have the same nucleon number.':
        'Isotopes of one element have different numbers of neutrons, so the nucleon numbers differ.',
    })
    return { item: random.pick(ISOTOPES), right, wrong: random.sample(wrong, 3) }
  },
  make: ({ item: [element, light, heavy], right, wrong }) => ({
    stem: `The isotopes ${element}-${light} and ${element}-${heavy} are compared.`.replace(
      /-(\d)/g,
      '\u2011$1',
    ),
    prompt: 'Which statement is correct?',
    right,
    wrong,
    solution:
      'Isotopes have the same number of protons and electrons but different numbers of neutrons. The electron configuration and so the chemical properties are the same; mass and density differ.',
  }),
})
