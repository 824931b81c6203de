import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.5.4')

export { templates }

question('rights-issue-at-a-premium', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const nominal = random.pick([0.5, 1])
    const every = random.pick([3, 4, 5])
    const shares = every * random.step(40000, 120000, 10000)
    const issued = shares / every
    const price = nominal + random.pick([0.3, 0.4, 0.6, 0.8, 1.2])
    const share = issued * nominal
    const premium = Math.round(issued * (price - nominal))
    return share === premium ? null : { nominal, every, shares, issued, price, share, premium }
  },
  make: ({ nominal, every, shares, issued, price, share, premium }) => ({
    stem: `A company has ${plain(shares)} ordinary shares of ${money(nominal)} each. It makes a rights issue of one share for every ${every} held, at ${money(price)} a share. All the shares are taken up.`,
    prompt: 'By how much do the ordinary share capital and the share premium increase?',
    columns: 'ordinary share capital | share premium',
    right: `${money(share)} | ${money(premium)}`,
    wrong: {
      [`${money(share + premium)} | ${money(0)}`]: 'You credited the whole amount received to share capital.',
      [`${money(premium)} | ${money(share)}`]: 'You exchanged the nominal value and the premium.',
      [`${money(share)} | ${money(share + premium)}`]:
        'You credited the whole amount received to share premium, besides the nominal value.',
    },
    solution: `Shares issued: ${plain(shares)} ÷ ${every} = ${plain(issued)}. Share capital rises by the nominal value, ${plain(issued)} × ${money(nominal)} = ${money(share)}. Share premium rises by the excess of the price, ${plain(issued)} × ${money(price - nominal)} = ${money(premium)}.`,
  }),
  verify: ({ nominal, every, shares, price }) =>
    money(Math.round((shares / every) * price - (shares / every) * (price - nominal))),
})
