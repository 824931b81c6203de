import { cutEnd } from '@/content/figures/igcse/biology/biotechnology-and-genetic-modification-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { complement } from '@/lib/figures/biology/dna'
import { CUT_WITH_THE_SAME, ENDS_PAIR, LESS_COMPETITION, LIGASE_JOINS, WEEDS_KILLED } from './points-more'

const { supplement, templates } = questionsOf('structured', '21.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

/** Unpaired bases of six restriction enzymes, each with the paired base that follows. */
const ENDS = [
  ['AATT', 'C'],
  ['GATC', 'C'],
  ['AGCT', 'T'],
  ['TCGA', 'C'],
  ['CTAG', 'A'],
  ['CATG', 'G'],
] as const

const PAIRED = ['GT', 'CA', 'AG', 'TC'] as const

supplement('end-of-a-human-gene', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [end, next] = random.pick(ENDS)
    const volume = random.step(100, 600, 50)
    const perDay = random.pick([1.5, 2, 2.5])
    const inEach = random.pick([300, 450, 600, 750])
    const days = random.pick([30, 100, 300])
    const patients = (volume * inEach) / (perDay * days)
    return Number.isInteger(patients)
      ? {
          end,
          paired: next + random.pick(PAIRED),
          volume,
          perDay,
          inEach,
          days,
          patients,
          protein: random.pick(['insulin', 'growth hormone']),
          crop: random.pick(['soya', 'maize', 'rice']),
        }
      : null
  },
  make: ({ end, paired, volume, perDay, inEach, days, patients, protein, crop }) => ({
    stem: [
      `The human gene for ${protein} was cut out with a restriction enzyme. The figure shows one end of it.`,
      `Scientists cut out the human gene for ${protein} and look at its ends. One of them is shown in the figure.`,
      `The figure shows one end of the human gene for ${protein}, after a restriction enzyme has cut it out.`,
    ],
    figure: cutEnd(end, paired),
    parts: {
      'a.i': words({
        subject,
        prompt: 'State the name of an end of DNA with unpaired bases, such as this one.',
        command: 'State',
        answers: [{ text: 'sticky end', accept: ['sticky ends', 'sticky'], allow: ['overhang'] }],
        reject: [{ text: 'blunt end', why: 'A blunt end has no unpaired bases.' }],
        solution: 'An end with a few unpaired bases is a sticky end.',
      }),
      'a.ii': words({
        subject,
        prompt:
          'Write down the four unpaired bases of a plasmid that pair with it, from left to right, as they stand below those of the gene.',
        command: 'State',
        objective: 'AO2',
        mode: 'exact',
        answers: [
          {
            text: complement(end),
            accept: [
              complement(end).toLowerCase(),
              [...complement(end)].join(' '),
              [...complement(end)].join(', '),
              [...complement(end)].join(','),
            ],
          },
        ],
        solution: `A pairs with T, and C with G: ${[...end].join(', ')} fit ${[...complement(end)].join(', ')}.`,
      }),
      b: ask.written({
        prompt: 'Describe how a recombinant plasmid is made from this gene and a plasmid.',
        lines: 4,
        scheme: [CUT_WITH_THE_SAME, ENDS_PAIR, LIGASE_JOINS],
        modelAnswer:
          'The plasmid is cut with the same restriction enzyme. The complementary bases of the sticky ends pair. DNA ligase joins the gene to the plasmid.',
        solution:
          'Three steps: the plasmid is cut open, the ends come together, and they are joined. Name both enzymes.',
      }),
      c: ask.number({
        lead: `Bacteria with this plasmid make ${quantity(inEach, 'mg')} of the human protein in each dm^{3} of a tank of ${quantity(volume, 'dm^3')}. Assume that a patient needs ${plain(perDay)} mg each day.`,
        prompt: `Calculate the number of patients who can be treated with it for ${days} days.`,
        answer: patients,
        unit: '',
        scheme: [
          `C1 ${inEach} × ${volume} = ${plain(inEach * volume)} (mg), or ${plain(perDay)} × ${days} = ${plain(perDay * days)} (mg)`,
          `A1 ${plain(patients)}`,
        ],
        solution: `The tank gives ${inEach} × ${volume} = ${quantity(inEach * volume, 'mg')}. Each patient needs ${plain(perDay)} × ${days} = ${quantity(perDay * days, 'mg')}. ${plain(inEach * volume)} ÷ ${plain(perDay * days)} = ${plain(patients)}.`,
      }),
      d: ask.written({
        lead: `Genes are also put into crops. One of them makes ${crop} resistant to a herbicide.`,
        prompt: `Explain how growing this ${crop} can lead to a higher yield.`,
        lines: 3,
        scheme: [WEEDS_KILLED, LESS_COMPETITION],
        modelAnswer:
          'A herbicide can be sprayed that kills the weeds but not the crop. So the crop has less competition for light, water and mineral ions.',
        solution: 'Say what the herbicide does to weeds and crop, and what the crop gains from this.',
      }),
    },
  }),
  verify: ({ volume, perDay, inEach, days }) => {
    let patients = 0
    for (let left = volume * inEach; left >= perDay * days - 1e-6; left -= perDay * days) patients += 1
    return { c: patients }
  },
})
