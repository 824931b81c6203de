import type { SubjectProse } from './subject-prose'

export const igcseExtendedMaths = {
  lead: 'The Extended tier of Cambridge IGCSE Mathematics 0580 covers number, algebra, geometry, trigonometry, probability and statistics.',
  scope: 'from number to statistics',
  entryAdvice:
    'Extended candidates sit Paper 2 without a calculator and Paper 4 with one; each lasts 2 hours, has 100 marks and counts for half. The grades on offer are A* to E. Core candidates sit Papers 1 and 3 instead, with grades C to G, so settle the tier with your teacher before you plan your revision.',
  lostMarks: [
    {
      title: 'Rounding on the way',
      said: 'sin 38° = {0.62}, so h = 25 × {0.62} = 15.5',
      why: 'Keep the full value in the calculator until the last line: h = 25 × sin 38° = 15.39… = 15.4 to 3 significant figures. Early rounding costs the accuracy mark.',
    },
    {
      title: 'A percentage of the wrong price',
      said: 'A coat costs $68 after a 15% reduction. Before, it cost {68 × 1.15} = $78.20',
      why: 'The 15% was taken from the old price, so $68 is 85% of it: 68 ÷ 0.85 = $80.',
    },
    {
      title: '“Describe fully” in two words',
      said: 'The transformation is a rotation {of 90°}.',
      why: 'A rotation needs its angle, its direction and its centre: rotation, 90° clockwise, centre (2, 1). Name one single transformation; two together do not answer the question.',
    },
  ],
  howToRevise: [
    {
      title: 'Train without a calculator',
      text: 'Half of the marks are on the non-calculator paper. Do ten minutes a day of fractions, surds, indices, standard form and exact trigonometric values before you reach for anything else.',
    },
    {
      title: 'Write the line you did in your head',
      text: 'Method marks are given for working that can be seen. Show the substitution, the rearrangement and the unrounded value, even when the answer feels obvious.',
    },
    {
      title: 'Mix the topics',
      text: 'A real paper never says which chapter a question comes from. Once you can do a topic, practise it inside mixed sets and decide for yourself whether it is the sine rule or Pythagoras.',
    },
  ],
  faq: [
    {
      question: 'Which formulae are given?',
      answer:
        'Page 2 of Papers 2 and 4 has a List of formulas: areas and volumes such as the circle, cone and sphere, the quadratic formula, the sine rule, the cosine rule and ½ab sin C. Not given: Pythagoras, sin, cos and tan in right-angled triangles, the trapezium, arcs and sectors, compound interest, gradient and midpoint.',
    },
    {
      question: 'Can I use a calculator?',
      answer:
        'Not in Paper 2. In Paper 4 you need a scientific calculator; give answers to 3 significant figures and angles to 1 decimal place unless the question says otherwise.',
    },
    {
      question: 'Can I practise with papers from before 2025?',
      answer:
        'Yes, for single questions, but not as a timed paper. The layout changed in 2025: before that the two papers had 70 and 130 marks, now both have 100 and one is without a calculator. Matrices, linear programming and bisector constructions are not examined now, so skip them.',
    },
  ],
} satisfies SubjectProse
