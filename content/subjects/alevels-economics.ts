import type { SubjectProse } from './subject-prose'

export const alevelsEconomics = {
  lead: 'Cambridge International AS & A Level Economics 9708 asks how people, firms and governments choose, and what follows from it.',
  scope: 'from scarcity and choice to globalisation',
  entryAdvice:
    'AS Level is Paper 1, multiple choice, and Paper 2, data response and essays, on units 1 to 6. The full A Level adds Papers 3 and 4 of the same two kinds on units 7 to 11, with the AS content assumed; each half is worth 50%. You can sit all four papers in one series, or take AS first and carry the result forward.',
  lostMarks: [
    {
      title: 'Shift or movement',
      said: 'The price of coffee falls, so {the demand curve for coffee shifts to the right}.',
      why: 'A change in the good’s own price is a movement along the curve: the quantity demanded rises (an extension of demand). The curve shifts only when something else changes, such as income or the price of tea.',
    },
    {
      title: 'Inflation falls, prices do not',
      said: 'Inflation fell from 6% to 4%, so {goods became cheaper}.',
      why: 'The price level still rose by 4%, only more slowly. This is disinflation. Goods become cheaper on average only in deflation, when the rate is below zero.',
    },
    {
      title: 'A conclusion that does not decide',
      said: 'In conclusion, the tax has {both advantages and disadvantages}.',
      why: 'Evaluation is a judgement with a reason: if demand for cigarettes is price inelastic, the tax raises revenue but cuts consumption little, so it works better together with education. Evaluation is worth 4 marks in a 12-mark part at AS and 6 marks in a 20-mark essay at A Level.',
    },
  ],
  howToRevise: [
    {
      title: 'Diagrams with every label',
      text: 'Draw each diagram in two minutes: axes, curves, both equilibria, arrows and the areas that matter. Then write two sentences that use its letters, because a diagram nobody mentions earns little.',
    },
    {
      title: 'Chains of five links',
      text: 'Take one cause (“interest rates rise”) and write five steps to the effect, each joined by “so” or “because”. Missing links are where analysis marks go.',
    },
    {
      title: 'Plan more essays than you write',
      text: 'Give a 20-mark title ten minutes: two points, two diagrams, what it depends on, a judgement. Plan four for each one you write out in full and against the clock.',
    },
  ],
  faq: [
    {
      question: 'Can I choose my questions?',
      answer:
        'In the essay sections, yes. Papers 2 and 4 each have one compulsory data response question, then one essay from two in Section B, mainly microeconomics, and one from two in Section C, mainly macroeconomics. In the multiple-choice papers you answer all 30 questions.',
    },
    {
      question: 'How are the essays marked?',
      answer:
        'AS essays have two parts of 8 and 12 marks. In the 12-mark part, 8 marks are for knowledge and analysis and 4 for evaluation. The A Level essay is a single question of 20 marks: 14 for knowledge and analysis, 6 for evaluation.',
    },
    {
      question: 'Are formulae given, and how much mathematics is there?',
      answer:
        'No formulae are given; the data is inside the questions. You need percentages, index numbers, elasticities, the multiplier, and average and marginal values. A silent scientific calculator is allowed.',
    },
  ],
} satisfies SubjectProse
