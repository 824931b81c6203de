import type { SubjectProse } from './subject-prose'

export const alevelsMathematics = {
  lead: 'Cambridge International AS & A Level Mathematics 9709 joins pure mathematics with mechanics and statistics.',
  scope: 'from quadratics to hypothesis tests',
  entryAdvice:
    'Every route starts with Paper 1. AS Level adds Paper 2, 4 or 5; the full A Level is Papers 1 and 3 with either 4 and 5 or 5 and 6. Choose with care: AS with Papers 1 and 2 does not lead on to the A Level, and Papers 4 and 6 cannot be combined.',
  lostMarks: [
    {
      title: 'Dividing a solution away',
      said: '2 sin x cos x = sin x, so {2 cos x = 1} and x = 60° is the only solution for 0° ≤ x ≤ 180°.',
      why: 'Dividing by sin x throws away sin x = 0. Factorise: sin x(2 cos x − 1) = 0, so x = 0°, 60° or 180°.',
    },
    {
      title: 'The missing constant',
      said: 'dy/dx = 6x² and the curve passes through (1, 5), so {y = 2x³}.',
      why: 'Integration gives y = 2x³ + c. The point is there to find c: 5 = 2 + c, so y = 2x³ + 3.',
    },
    {
      title: 'No continuity correction',
      said: 'X ~ B(100, 0.3). P(X ≤ 25) ≈ P(Z ≤ ({25} − 30) ÷ √21)',
      why: 'A normal curve stands in for whole numbers, so go to the edge of the bar: use 25.5, which gives z = −0.982. With mean 30 and variance 21 the rest was right.',
    },
  ],
  howToRevise: [
    {
      title: 'Write it for a reader',
      text: 'In “show that” questions every step has to be on the page, since the answer is already printed. Do one a day and ask whether a classmate could follow it without you.',
    },
    {
      title: 'Draw before you calculate',
      text: 'A force diagram in mechanics, a shaded bell curve in statistics, a sketch of the graph in pure. Ten seconds of drawing prevents wrong signs and wrong tails.',
    },
    {
      title: 'Have MF19 beside you from the first day',
      text: 'Learn where each formula stands and which ones are missing, such as the laws of logarithms, the volume of revolution and the equation of a circle. Those are the ones to memorise.',
    },
  ],
  faq: [
    {
      question: 'Is a formula list given?',
      answer:
        'Yes. The list MF19, with formulae and statistical tables, is provided for all papers. It does not hold everything: the discriminant, the laws of logarithms, R sin(θ + α) and conditional probability have to be learned.',
    },
    {
      question: 'Which calculator may I use?',
      answer:
        'A silent scientific calculator, in every paper. Calculators with a graphic display or symbolic algebra are not allowed. Where a question asks for an exact value or says “show that”, the working has to stand on its own. In Mechanics use g = 10 m s⁻².',
    },
    {
      question: 'Mechanics or Statistics?',
      answer:
        'For the full A Level you take Statistics 1 (Paper 5) in any case; the choice is between Mechanics (Paper 4) and Statistics 2 (Paper 6). Mechanics fits physics and engineering, Statistics 2 fits biology, economics and the social sciences. Ask first which one your school teaches.',
    },
  ],
} satisfies SubjectProse
