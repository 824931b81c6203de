import { account, closing, entry } from './authoring/accounts'
import { ask } from './authoring/ask'
import { numbers } from './authoring/options'
import { words } from './authoring/words'
import { type CheckSetting, checkTemplate } from './check-template'
import type { Part } from './question'
import { template, type Verified } from './template'

const SETTING: CheckSetting = {
  subtopics: new Map([['1.1', { number: '1.1', tier: null } as never]]),
  commandWords: ['State', 'Prepare'],
  objectives: ['AO1'],
}

const FACTS = {
  prompt: 'Do what is asked.',
  subtopic: '1.1',
  objective: 'AO1',
  solution: 'It follows from what the stem says of it.',
} as const

function faultsOf(parts: (drawn: number) => Part[], verify?: (drawn: number) => Verified): string[] {
  const made = template({
    name: 'a-question',
    subtopic: '1.1',
    style: 'structured',
    tier: null,
    difficulty: 1,
    calculator: 'not-needed',
    values: random => ({ drawn: random.int(1, 9) * 100 }),
    make: ({ drawn }) => ({ stem: 'A question.', parts: parts(drawn) }),
    verify: ({ drawn }) => verify?.(drawn) ?? {},
  })
  return checkTemplate(made, SETTING)
}

const process = (text: string) =>
  words({ ...FACTS, label: 'a', command: 'State', subject: 'igcse/biology', answers: [{ text }] })

const bank = (drawn: number, carried = drawn) =>
  account({
    ...FACTS,
    label: 'b',
    command: 'Prepare',
    account: 'Bank account',
    entries: [
      entry('debit', 'Sales', drawn + 50),
      entry('credit', 'Rent', 50),
      ...closing('credit', carried),
    ],
  })

it('words and accounts that are written well have no fault', () => {
  expect(
    faultsOf(
      drawn => [process('mitosis'), bank(drawn)],
      () => ({ a: 'mitosis' }),
    ),
  ).toEqual([])
})

it('what another rule finds is held against the words', () => {
  expect(
    faultsOf(
      () => [process('mitosis')],
      () => ({ a: 'meiosis' }),
    ).join(),
  ).toMatch(/verify finds meiosis, the question says mitosis/)
})

it.each([256, 25_600, 256_000, 1_234_567])(
  'a key of %d, printed in groups, is what another rule finds',
  value => {
    const options = numbers({
      right: value,
      unit: 'bacteria',
      wrong: [
        [value / 2, 'You divided once too often.'],
        [value * 2, 'You multiplied once too often.'],
        [value * 4, 'You multiplied twice too often.'],
      ],
    })
    const part = () => ask.choice({ ...FACTS, options })
    expect(
      faultsOf(
        () => [part()],
        () => value,
      ).filter(each => each.includes('verify')),
    ).toEqual([])
    expect(
      faultsOf(
        () => [part()],
        () => value + 100,
      ).join(),
    ).toMatch(/verify finds/)
  },
)

it('faults of the kinds, of the texts and of own figures come with their part', () => {
  const faults = faultsOf(drawn => [
    process('the  DNA'),
    {
      ...bank(drawn, drawn + 1),
      entries: bank(drawn, drawn + 1).entries.map(each =>
        each.name === 'debit-sales'
          ? { ...each, follow: { from: [{ cell: 'credit-rent' }], formula: 'a' } }
          : each,
      ),
    },
  ]).join('\n')
  expect(faults).toMatch(/\(a\) signs or capitals in its lists and no mode/)
  expect(faults).toMatch(/holds double spaces: "the DNA"/)
  expect(faults).toMatch(/\(b\) the account does not balance/)
  expect(faults).toMatch(/\(b\) entry debit-sales: its formula gives 50/)
})

it('a negative number in a table is printed with the sign of a minus', () => {
  const values = ask.values({
    ...FACTS,
    label: 'a',
    command: 'State',
    scheme: ['B1 $b = -3$'],
    found: [['*b*', -3, 'b']],
  } as never)
  expect(faultsOf(() => [values as Part])).toEqual([])
})
