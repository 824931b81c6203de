import type { SubjectProse } from './subject-prose'

export const alevelsAccounting = {
  lead: 'Cambridge International AS & A Level Accounting 9706 teaches you to prepare accounts and costings, and to advise the people who use them.',
  scope: 'from types of business entity to investment appraisal',
  entryAdvice:
    'AS Level is Paper 1, multiple choice, and Paper 2, Fundamentals of Accounting. The full A Level adds Paper 3 on financial accounting and Paper 4 on cost and management accounting, with the AS content assumed; the AS papers make up 50% of it. You can sit all four in one series, or take AS first and carry the result forward.',
  lostMarks: [
    {
      title: 'Depreciation is not a savings account',
      said: 'Depreciation is {money put aside to replace} a non-current asset.',
      why: 'No cash moves. Depreciation spreads the cost of a non-current asset, less any residual value, over its useful life, so that each year’s profit bears its share.',
    },
    {
      title: 'Mark-up used for margin',
      said: 'The goods cost $80 and the margin is 20%, so the selling price is {80 × 1.20 = $96}.',
      why: 'Margin is a percentage of the selling price, so the cost is 80% of it: 80 ÷ 0.80 = $100. Mark-up is the percentage of cost: $20 on $80 is a mark-up of 25%.',
    },
    {
      title: 'A ratio with nothing to compare it with',
      said: 'The current ratio is 3 : 1, {which is good}.',
      why: 'Compare, give a cause, then judge. For example: it rose from 1.8 : 1 because inventory grew. Short-term debts are well covered, but money is tied up in goods that may sell slowly.',
    },
  ],
  howToRevise: [
    {
      title: 'Layouts before numbers',
      text: 'Write the headings of each statement from memory until they come without thinking: profit or loss, financial position, appropriation account, changes in equity, manufacturing account. Then there is time left for the adjustments.',
    },
    {
      title: 'Show a working for every figure',
      text: 'If you change a number from the question, write how beside it. An examiner can reward a correct method with a wrong figure, but not a wrong figure on its own.',
    },
    {
      title: 'Finish every question with advice',
      text: 'After each calculation write three lines: what you recommend, one figure that supports it and one non-financial factor. The last part of a question often asks for exactly that.',
    },
  ],
  faq: [
    {
      question: 'Are the ratio formulae given?',
      answer:
        'No. The syllabus has a summary of commonly used ratios to study from, but it is not printed in the papers. Learn them, and use year-end balances unless you are told otherwise. Discount factors for investment appraisal are normally supplied in the question.',
    },
    {
      question: 'Can I choose which questions to answer?',
      answer:
        'No, every question is compulsory in all four papers. Papers 3 and 4 give the source material in a separate insert. Paper 3 has 75 marks in 1 h 30 min and Paper 4 has 50 marks in 1 hour.',
    },
    {
      question: 'How is the A* decided?',
      answer:
        'A* exists only for the full A Level; AS results are graded a to e, and single papers have no A*. The marks of all papers are weighted and added, and the thresholds are set anew after each series, so nobody can name a fixed mark in advance.',
    },
  ],
} satisfies SubjectProse
