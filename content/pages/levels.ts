import type { LevelId } from '@/lib/catalogue/levels'
import type { SubjectSlug } from '@/lib/catalogue/subjects'

/** Words of a level page that the catalogue does not hold. */
export type LevelWords = {
  lead: string
  series: string
  examined: string
  choice: { title: string; parts: readonly { subject: SubjectSlug | null; title: string; text: string }[] }
  questions: readonly { question: string; answer: string }[]
}

export const levelWords: Record<LevelId, LevelWords> = {
  igcse: {
    lead: 'Five subjects, each laid out in the order of its syllabus: the papers, every topic and point you have to know, and where marks are usually lost.',
    series: 'June, November, March (India)',
    examined:
      'Time, marks and share of every paper. In the sciences you sit the Core or the Extended papers and one practical paper.',
    choice: {
      title: 'Which maths is yours?',
      parts: [
        {
          subject: 'extended-maths',
          title: 'Extended Maths 0580',
          text: 'The mathematics that most students take: number, algebra, geometry, trigonometry, probability and statistics. It is what schools and colleges usually mean when they ask for IGCSE Mathematics.',
        },
        {
          subject: 'additional-maths',
          title: 'Additional Maths 0606',
          text: 'A second certificate for students who already find Extended comfortable. Its logarithms, trigonometry and calculus make the first term of A Level Mathematics much easier.',
        },
      ],
    },
    questions: [
      {
        question: 'Which exam years do these pages cover?',
        answer:
          'Each subject page names the years of its syllabus in the box beside the title. Check that your exam falls within them before you revise from a list of topics.',
      },
      {
        question: 'Core or Extended: does it matter for revision?',
        answer:
          'Yes. Extended contains everything in Core and adds to it. Points that only Extended candidates need are marked in the topic lists, so a Core candidate can pass over them.',
      },
      {
        question: 'Do I need an account?',
        answer:
          'No. You can read everything without one. An account is free and keeps your place and your answers on every device.',
      },
    ],
  },
  alevels: {
    lead: 'Six subjects at AS and A Level, each in the order of its syllabus: the papers of both years, every topic and point, and where marks are usually lost.',
    series: 'June, November, March (India)',
    examined:
      'Time, marks and share of every paper. The AS papers count for half of the A Level, or stand alone as an AS Level.',
    choice: {
      title: 'AS, or the full A Level?',
      parts: [
        {
          subject: null,
          title: 'AS Level',
          text: 'The first half, with grades a to e. It is a certificate of its own, and in most subjects the result can be carried forward to an A Level that you finish later.',
        },
        {
          subject: null,
          title: 'A Level',
          text: 'AS and A2 together, with grades A* to E. You can sit all papers in one series, or the AS papers first and the rest in a later series. Your school decides which way it enters you.',
        },
      ],
    },
    questions: [
      {
        question: 'Which exam years do these pages cover?',
        answer:
          'Each subject page names the years of its syllabus in the box beside the title. Check that your exam falls within them before you revise from a list of topics.',
      },
      {
        question: 'How do I see what belongs to AS?',
        answer:
          'Topics stand under AS Level or A Level in every list. In Accounting and Economics the A Level part takes up the AS topics again at greater depth, so AS is worth keeping warm in the second year.',
      },
      {
        question: 'Which Mathematics papers should I take?',
        answer:
          'Paper 1 belongs to every route. The Mathematics page lists the combinations of Pure, Mechanics and Statistics that lead to an AS or an A Level. Your school enters you for one of them, so ask before you revise for a paper you will not sit.',
      },
    ],
  },
}
