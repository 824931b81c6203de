import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { threeSteps } from './figures-more'
import { REPRODUCE_FAST } from './points'
import { ALL_MAKE_IT, GENE_PUT_IN, NO_SUFFERING, PUT_INTO_CELL, TAKEN_OUT } from './points-more'

const { supplement, templates } = questionsOf('structured', '21.1', { calculator: 'needed' })

export { templates }

const LETTERS = [
  ['P', 'Q', 'R'],
  ['W', 'X', 'Y'],
  ['J', 'K', 'L'],
] as const

supplement('enzyme-for-cheese', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const volume = random.step(2000, 8000, 1000)
    const grams = random.pick([1.2, 1.5, 2])
    const percent = random.pick([75, 80, 90])
    const each = random.pick([2, 3, 4])
    const mass = (volume * grams * percent) / 100
    return Number.isInteger(mass / each)
      ? {
          volume,
          grams,
          percent,
          each,
          mass,
          letters: random.pick(LETTERS),
          animal: random.pick(['calves', 'young goats', 'lambs']),
        }
      : null
  },
  make: ({ volume, grams, percent, each, mass, letters, animal }) => {
    const [out, change, back] = letters
    return {
      stem: [
        `An enzyme that is used to make cheese was once taken from the stomachs of ${animal}. Now bacteria are modified so that they make this enzyme, as the diagram shows.`,
        `The diagram shows how bacteria are modified to make an enzyme for cheese. Before this was possible, the enzyme was taken from the stomachs of ${animal}.`,
        `To make cheese, an enzyme is needed that is found in the stomachs of ${animal}. The diagram shows how bacteria are given its gene.`,
      ],
      figure: threeSteps(letters),
      parts: {
        a: ask.written({
          prompt: `Describe what is done at the steps ${out}, ${change} and ${back}.`,
          lines: 4,
          scheme: [TAKEN_OUT(out), GENE_PUT_IN(change), PUT_INTO_CELL(back)],
          modelAnswer: `${out}: a plasmid is removed from a bacterium. ${change}: the gene is put into the plasmid. ${back}: the plasmid is put into a bacterium.`,
          solution:
            'The small ring is a plasmid. Say what happens to it at each arrow, and name what is added to it.',
        }),
        'b.i': ask.number({
          lead: `A tank contains ${quantity(volume, 'dm^3')} of a culture of these bacteria. They make ${quantity(grams, 'g', 2)} of the enzyme in each dm^{3}, of which ${percent}% can be separated.`,
          prompt: 'Calculate the mass of enzyme that is obtained.',
          answer: mass,
          unit: 'g',
          scheme: [`C1 ${volume} × ${plain(grams)} = ${plain(volume * grams)}`, `A1 ${quantity(mass, 'g')}`],
          solution: `${volume} × ${plain(grams)} = ${quantity(volume * grams, 'g')}. ${percent}% of this is ${quantity(mass, 'g')}.`,
        }),
        'b.ii': ask.number({
          lead: `Assume that one stomach gives ${quantity(each, 'g')} of the enzyme.`,
          prompt: `Calculate the number of ${animal} from which the same mass would be obtained.`,
          answer: mass / each,
          unit: '',
          follow: { from: 'b.i', formula: `x/${each}` },
          scheme: [`A1 ${plain(mass)} ÷ ${each} = ${plain(mass / each)}`],
          solution: `${plain(mass)} ÷ ${each} = ${plain(mass / each)} ${animal}.`,
        }),
        c: ask.written({
          prompt: 'Explain why bacteria make a large mass of the enzyme in a short time.',
          lines: 3,
          scheme: [REPRODUCE_FAST, ALL_MAKE_IT],
          modelAnswer:
            'Bacteria reproduce rapidly. So there are soon very many bacteria, all of which make the enzyme.',
          solution: 'First name the feature of bacteria, then say what follows from it.',
        }),
        d: ask.written({
          prompt: `Suggest why there are fewer ethical concerns about the enzyme from bacteria than about that from ${animal}.`,
          lines: 2,
          scheme: [NO_SUFFERING],
          modelAnswer:
            'Bacteria have no nervous system and cannot feel pain, and no animals have to be killed.',
          solution: 'An ethical concern is about right and wrong: animals can suffer, bacteria cannot.',
        }),
      },
    }
  },
  verify: ({ volume, grams, percent, each }) => {
    const lost = volume * grams * (1 - percent / 100)
    return { 'b.i': volume * grams - lost, 'b.ii': (volume * grams - lost) / each }
  },
})
