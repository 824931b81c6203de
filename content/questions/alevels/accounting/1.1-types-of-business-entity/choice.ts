import { pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { question, templates } = choiceQuestions('1.1')

export { templates }

const ENTITIES: readonly { entity: string; right: readonly string[]; wrong: readonly Wrong[] }[] = [
  {
    entity: 'a sole trader',
    right: [
      'The owner is personally liable for all the debts of the business.',
      'The owner is entitled to all of the profit.',
    ],
    wrong: pairs({
      'The liability of the owner is limited to the capital invested.':
        'You gave the owner limited liability, which only the shareholders of a company have.',
      'The business can raise capital by an issue of shares.':
        'You described a limited company: only a company issues shares.',
      'The business has a legal identity separate from that of its owner.':
        'You took the business for a separate legal person, which only a company is.',
      'The profit must be shared with at least one other owner.':
        'You described a partnership: here there is one owner.',
    }),
  },
  {
    entity: 'an ordinary partnership',
    right: [
      'The partners are usually liable for its debts without limit.',
      'The owners share its profits and its losses.',
    ],
    wrong: pairs({
      'The owners receive their share of the profit as dividends.':
        'You described shareholders: partners receive shares of profit and take drawings.',
      'The business has a legal identity separate from that of its owners.':
        'You took the business for a separate legal person, which only a company is.',
      'The business raises its capital by an issue of ordinary shares.':
        'You described a limited company: partners contribute capital, without shares.',
      'The business must have exactly two owners.':
        'You took two owners for the only number possible, but two is the least.',
    }),
  },
  {
    entity: 'a private limited company',
    right: [
      'It has a legal identity separate from that of its shareholders.',
      'Its shareholders can lose no more than they agreed to pay for their shares.',
    ],
    wrong: pairs({
      'It may offer its shares to the general public.':
        'You described a public limited company: a private one may not offer shares to the public.',
      'Its shareholders must pay its debts when it is unable to pay.':
        'You gave the shareholders unlimited liability.',
      'It comes to an end when one of its shareholders dies.':
        'You overlooked that a company continues to exist whoever owns its shares.',
      'Its shareholders take drawings from it.':
        'You described owners who are sole traders or partners: shareholders receive dividends.',
    }),
  },
  {
    entity: 'a public limited company (plc)',
    right: [
      'It may offer its shares to the general public.',
      'It has a legal identity separate from that of its shareholders.',
    ],
    wrong: pairs({
      'It is owned by the government.':
        'You took “public” to mean the public sector, but it means that the public may buy shares.',
      'Its shareholders have unlimited liability for its debts.':
        'You gave the shareholders unlimited liability.',
      'All its shareholders take part in its day-to-day management.':
        'You took owners for managers: shareholders elect directors, who manage the company.',
      'It needs no published financial statements.':
        'You overlooked that a public limited company must publish its financial statements.',
    }),
  },
]

question('true-statement-about-an-entity', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const picked = random.pick(ENTITIES)
    return { entity: picked.entity, right: random.pick(picked.right), wrong: random.sample(picked.wrong, 3) }
  },
  make: ({ entity, right, wrong }) => ({
    stem: '',
    prompt: `Which statement about ${entity} is correct?`,
    right,
    wrong,
    solution: `The correct statement is: ${right} Sole traders and partners are not separate in law from their business, and usually have unlimited liability. A limited company is a separate legal entity, and its shareholders have limited liability.`,
  }),
})
