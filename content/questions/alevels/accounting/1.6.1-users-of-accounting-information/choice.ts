import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { question, templates } = choiceQuestions('1.6.1')

export { templates }

const USERS = [
  {
    who: 'A bank that is asked for a five-year loan',
    right: 'whether interest and repayments can be met',
  },
  { who: 'A supplier who is asked for trade credit', right: 'whether invoices will be paid when due' },
  { who: 'An employee', right: 'whether jobs and wages are secure' },
  { who: 'The tax authority', right: 'how much tax is due on the profit' },
  { who: 'A person who may buy shares', right: 'what dividends and growth can be expected' },
  { who: 'A customer who needs spare parts for years', right: 'whether supplies will continue' },
] as const

question('main-interest-of-a-user', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [one, ...others] = random.sample(USERS, 4)
    return one ? { one, others } : null
  },
  make: ({ one, others }) => {
    const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
    return {
      stem: `${one.who} reads the financial statements of a company.`,
      prompt: 'What does this user most want to know?',
      options: {
        inOrder: false,
        options: [
          { text: one.right, error: null },
          ...others.map(({ who, right }) => ({
            text: right,
            error: `You chose the main interest of another user: ${lower(who)}.`,
          })),
        ],
      },
      solution: `Each user has a decision to make. For ${lower(one.who)}, it depends on ${one.right}.`,
    }
  },
})
