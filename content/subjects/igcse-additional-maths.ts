import type { SubjectProse } from './subject-prose'

export const igcseAdditionalMaths = {
  lead: 'Cambridge IGCSE Additional Mathematics 0606 takes you past Extended Maths into logarithms, radians and calculus.',
  scope: 'from functions to calculus',
  entryAdvice:
    'Everyone sits the same two papers of 2 hours and 80 marks each: Paper 1 without a calculator, Paper 2 with one. There is no Core or Extended entry; grades A* to E are awarded, and anything below E is unclassified. The content of Extended Maths 0580 is taken for granted and can turn up inside a question.',
  lostMarks: [
    {
      title: 'One solution out of two',
      said: 'sin x = 0.5 for 0° ≤ x ≤ 360°, so x = {30°}',
      why: 'Sine is positive in the second quadrant as well: x = 30° or 150°. Find the first angle, sketch the curve, and collect every solution in the interval.',
    },
    {
      title: 'A logarithm that splits a sum',
      said: 'ln(x + 3) = {ln x + ln 3}',
      why: 'The law turns a product into a sum: ln(3x) = ln x + ln 3. A sum inside a logarithm cannot be split; leave ln(x + 3) as it is.',
    },
    {
      title: 'The bracket nobody divided by',
      said: '∫(2x + 1)³ dx = {(2x + 1)⁴ ÷ 4} + c',
      why: 'Divide by the new power and also by the coefficient of x: (2x + 1)⁴ ÷ 8 + c. Differentiate your answer to check; you should get the question back.',
    },
  ],
  howToRevise: [
    {
      title: 'Differentiate, then undo it',
      text: 'Each day differentiate five functions, then integrate the answers back. You practise both directions, and every integral checks itself.',
    },
    {
      title: 'Keep one page of what is not given',
      text: 'The laws of logarithms, arc length rθ, sector area ½r²θ, every derivative, and the product, quotient and chain rules are not on the List of formulas. Write them from memory once a week.',
    },
    {
      title: 'Put the calculator away for half your practice',
      text: 'Paper 1 wants exact answers in surds, π, e and ln. Work a full question by hand, then use the calculator only to check the size of the answer.',
    },
  ],
  faq: [
    {
      question: 'Which formulae are given?',
      answer:
        'Page 2 of both papers has a List of formulas: the equation of a circle, the quadratic formula, the binomial theorem, arithmetic and geometric progressions, three trigonometric identities, the sine and cosine rules, and some areas and volumes. Everything about differentiation and integration has to be learned.',
    },
    {
      question: 'Can I use a calculator?',
      answer:
        'In Paper 2 only, and you need a scientific one. There, answers that are not exact go to 3 significant figures and angles in degrees to 1 decimal place. Paper 1 is non-calculator, and each paper counts for half.',
    },
    {
      question: 'Older books have chapters I cannot find. Are they still examined?',
      answer:
        'Matrices, complex numbers, vectors in three dimensions and differentiation from first principles are not in this syllabus. Points of inflexion and integration by parts or by substitution are not asked either.',
    },
  ],
} satisfies SubjectProse
