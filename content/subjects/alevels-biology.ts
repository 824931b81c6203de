import type { SubjectProse } from './subject-prose'

export const alevelsBiology = {
  lead: 'Cambridge International AS & A Level Biology 9700 builds from cells and molecules to genetics, evolution and gene technology.',
  scope: 'from cell structure to genetic technology',
  entryAdvice:
    'AS Level is Papers 1, 2 and 3 and covers topics 1 to 11. The full A Level adds Papers 4 and 5, with topics 12 to 19 and the AS content assumed; each half is worth 50%. You can sit all five papers in one series, or take AS first and carry the result forward.',
  lostMarks: [
    {
      title: 'The same shape, or one that fits?',
      said: 'The substrate has {the same shape as} the active site.',
      why: 'A key is not shaped like a lock. The active site is complementary in shape to the substrate, so the substrate binds to it and an enzyme–substrate complex forms.',
    },
    {
      title: 'Gene or allele',
      said: 'A person with sickle cell anaemia has inherited {the sickle cell gene} from each parent.',
      why: 'Everybody has the gene, HBB. What differs is the version of it: the person has inherited the sickle cell allele from both parents and is homozygous.',
    },
    {
      title: 'Significant what?',
      said: 'χ² is greater than the critical value, so {the results are significant}.',
      why: 'Say what is significant, and at which level: at p = 0.05 the difference between the observed and the expected numbers is significant. It is unlikely to be due to chance, so the null hypothesis is rejected.',
    },
  ],
  howToRevise: [
    {
      title: 'Numbered chains from memory',
      text: 'Write translation, the sliding filament model or the Calvin cycle as six to ten numbered steps on a blank page. Add the missing steps in another colour and redo the page two days later.',
    },
    {
      title: 'Structure on the left, function on the right',
      text: 'Make a two-column table for each cell, tissue and molecule. Each feature needs its own reason, joined by “so that”, because that is how the marks are paired.',
    },
    {
      title: 'Plan one experiment a week',
      text: 'Take any practical, name the independent and dependent variables, give five values, say how the others are kept constant, and choose the statistical test. That is the core of Paper 5, and most of it helps in Paper 3 as well.',
    },
  ],
  faq: [
    {
      question: 'Are the statistics formulae given?',
      answer:
        'Yes. Formulae such as chi-squared, the t-test, Simpson’s index, Spearman’s and Pearson’s correlation and the Hardy–Weinberg equations are supplied in the question when they are needed, and so are the tables of critical values. Magnification and percentage change are not, so learn them. A silent scientific calculator is allowed.',
    },
    {
      question: 'Is there still an essay in Paper 4?',
      answer:
        'No. The essay section was removed from 2022. Paper 4 is 100 marks of structured questions in 2 hours, all compulsory; some parts still ask for a longer written answer.',
    },
    {
      question: 'How is the A* decided?',
      answer:
        'A* exists only for the full A Level; AS results are graded a to e, and single papers have no A*. The marks of all papers are weighted and added, and the threshold is set anew after each series, so there is no fixed mark to aim at.',
    },
  ],
} satisfies SubjectProse
