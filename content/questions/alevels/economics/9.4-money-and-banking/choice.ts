import { bySize, pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, roundTo } from '@/lib/exams/format'
import { percent1, whole } from '../shared'

const { question, templates } = choiceQuestions('9.4')

export { templates }

const million = (value: number) => `\\$${plain(value)} million`

question('credit-from-a-deposit', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const ratio = random.pick([4, 5, 8, 10, 12.5, 20])
    const cash = random.step(10, 80, 5)
    const asked = random.pick(['loans', 'deposits'] as const)
    const all = (cash * 100) / ratio
    if (!whole(all)) return null
    const right = asked === 'loans' ? all - cash : all
    const slips = slipsOf({
      [asked === 'loans'
        ? 'You gave the rise in all deposits, which includes the first deposit of cash.'
        : 'You left out the first deposit of cash, which is a deposit as well.']:
        asked === 'loans' ? all : all - cash,
      'You gave the loan of the first bank only. It is spent and paid into a bank again.':
        cash * (1 - ratio / 100),
      'You gave the first deposit only, as if no bank lent anything.': cash,
      'You added the first deposit of cash again to the total of deposits.': all + cash,
      'You added all loans to all deposits. Each loan is already counted as a deposit.': all + all - cash,
      'You gave the reserve that the first bank keeps.': (cash * ratio) / 100,
      'You stopped after the second round of lending.':
        cash * (1 - ratio / 100) + cash * (1 - ratio / 100) ** 2,
      'You divided by the share that is lent, not by the reserve ratio.': cash / (1 - ratio / 100),
    }).filter(([value]) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6)
    const wrong = threeSlips(random, right, slips, million)
    return (
      wrong && {
        ratio,
        cash,
        asked,
        all,
        right,
        wrong,
        who: random.pick(['Farmers', 'Shopkeepers', 'Exporters', 'Tourists from abroad']),
      }
    )
  },
  make: ({ ratio, cash, asked, all, right, wrong, who }) => ({
    stem: `${who} pay ${million(cash)} in cash into accounts at commercial banks. All banks keep a reserve ratio of ${plain(ratio)}%, lend the rest, and all loans are spent and paid into banks again.`,
    prompt:
      asked === 'loans'
        ? 'What is the largest amount of new loans that the banking system can make as a result?'
        : 'What is the largest possible rise in total deposits of the banking system, the first deposit included?',
    options: bySize({ right, wrong, print: million }),
    solution: `Bank credit multiplier = 100 ÷ ${plain(ratio)} = ${plain(100 / ratio)}. Deposits can rise to ${plain(100 / ratio)} × ${cash} = ${plain(all)}: ${million(all)} in all, the first deposit included.

New loans are ${plain(all)} − ${cash} = ${plain(all - cash)}, because the first ${cash} came in as cash. The question asks for the ${asked === 'loans' ? 'loans' : 'deposits'}: ${million(right)}.`,
  }),
  verify: ({ ratio, cash, asked }) => {
    let [deposits, loans] = [0, 0]
    for (let paid = cash; paid > 1e-10; paid *= 1 - ratio / 100) {
      deposits += paid
      loans += paid * (1 - ratio / 100)
    }
    return million(roundTo(asked === 'loans' ? loans : deposits, 4))
  },
})

question('lending-from-a-balance-sheet', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const deposits = random.step(400, 1200, 100)
    const ratio = random.pick([5, 8, 10, 12.5])
    const more = random.step(50, 300, 50)
    const cash = ((deposits + more) * ratio) / 100
    const equity = random.step(60, 140, 10)
    const securities = random.step(100, 240, 10)
    const loans = deposits + equity - cash - securities
    if (!whole(cash) || loans < deposits * 0.4) return null
    const spare = cash - (deposits * ratio) / 100
    const slips = slipsOf({
      'You gave the spare reserves. Lent out, they return as deposits and support more loans.': spare,
      'You gave the largest possible total of deposits, not the rise.': deposits + more,
      'You gave all reserves. Most of them are needed for the present deposits.': cash,
      'You multiplied all reserves by the multiplier and subtracted loans, not deposits.':
        deposits + more - loans,
      'You counted securities as reserves.': ((cash + securities) * 100) / ratio - deposits,
      'You took the reserve ratio as a share of all assets, not of deposits.':
        ((cash - ((deposits + equity) * ratio) / 100) * 100) / ratio,
    }).filter(([value]) => value > 0 && Math.abs(value * 2 - Math.round(value * 2)) < 1e-6)
    const wrong = threeSlips(random, more, slips, million)
    return wrong && { deposits, ratio, more, cash, equity, securities, loans, spare, wrong }
  },
  make: ({ deposits, ratio, more, cash, equity, securities, loans, spare, wrong }) => ({
    stem: `The table is the balance sheet of all commercial banks of a country together. The central bank requires a reserve ratio of ${plain(ratio)}%. All loans are spent and paid into the banks again, and nobody changes cash holdings.`,
    table: {
      head: ['assets', '\\$ million', 'liabilities and equity', '\\$ million'],
      rows: [
        ['cash and reserves', plain(cash), 'deposits', plain(deposits)],
        ['securities', plain(securities), 'equity', plain(equity)],
        ['loans', plain(loans), '', ''],
      ],
    },
    prompt: [
      'What is the largest amount of new loans that the banks together can make?',
      'By how much can the banks together raise their lending at most?',
    ],
    options: bySize({ right: more, wrong, print: million }),
    solution: `Required reserves are ${plain(ratio)}% of ${plain(deposits)} = ${plain((deposits * ratio) / 100)}. The banks hold ${plain(cash)}, so ${plain(spare)} are spare.

Each dollar of spare reserves supports 100 ÷ ${plain(ratio)} = ${plain(100 / ratio)} dollars of deposits. New loans: ${plain(spare)} × ${plain(100 / ratio)} = ${plain(more)}, so ${million(more)}. One bank alone could lend only its spare reserves, but the loans come back to the banks as deposits.`,
  }),
  verify: ({ deposits, ratio, cash }) => million(roundTo((cash * 100) / ratio - deposits, 6)),
})

const signed1 = (value: number) =>
  Math.abs(value) < 0.05 ? 'no change' : `${value < 0 ? 'a fall' : 'a rise'} of ${percent1(Math.abs(value))}`

question('quantity-theory-with-velocity', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const money = random.pick([10, 20, 25, 30, 40, 50])
    const [from, to] = random.pick([
      [5, 4],
      [6, 5],
      [8, 7],
      [4, 5],
      [5, 6],
      [10, 9],
    ] as const)
    const trade = random.pick([2, 4, 5, 10])
    const of = (m: number, v: number, t: number) => ((1 + m / 100) * v * (1 / (1 + t / 100)) - 1) * 100
    const right = of(money, to / from, trade)
    if (Math.abs(right) < 1 || right > 60) return null
    const slips = slipsOf({
      'You assumed that velocity is constant.': of(money, 1, trade),
      'You left out the change in the number of transactions.': of(money, to / from, 0),
      'You assumed that prices rise in the same proportion as the money supply.': money,
      'You turned the change in velocity round.': of(money, from / to, trade),
      'You multiplied by the change in transactions instead of dividing by it.':
        ((1 + money / 100) * (to / from) * (1 + trade / 100) - 1) * 100,
      'You left out the change in the money supply.': of(0, to / from, trade),
    }).filter(([value]) => Math.abs(value - right) > 0.9)
    const wrong = threeSlips(random, right, slips, signed1)
    return (
      wrong && {
        money,
        from,
        to,
        trade,
        right,
        wrong,
        who: random.pick(['A country', 'An economy', 'An island state']),
      }
    )
  },
  make: ({ money, from, to, trade, right, wrong, who }) => ({
    stem: `In ${who.replace(/^A/, 'a')} the money supply rises by ${money}% in a year. The velocity of circulation ${to > from ? 'rises' : 'falls'} from ${from} to ${to}, and the number of transactions rises by ${trade}%.`,
    prompt: [
      'What is the change in the average price level?',
      'By the equation of exchange, *MV* = *PT*, what happens to the average price level?',
    ],
    options: bySize({ right, wrong, print: signed1 }),
    solution: `*P* = *MV* ÷ *T*. Money is multiplied by ${plain(1 + money / 100)}, velocity by ${to} ÷ ${from} = ${plain(roundTo(to / from, 4))}, transactions by ${plain(1 + trade / 100)}.

*P* is multiplied by ${plain(1 + money / 100)} × ${plain(roundTo(to / from, 4))} ÷ ${plain(1 + trade / 100)} = ${plain(1 + right / 100, 3)}: ${signed1(right)}. Prices follow the money supply in proportion only if *V* and *T* are constant, and here neither is.`,
  }),
  verify: ({ money, from, to, trade }) => {
    // An economy with 100 units of money and 100 transactions at first.
    const before = (100 * from) / 100
    const after = ((100 + money) * to) / (100 + trade)
    return signed1((after / before - 1) * 100)
  },
})

const MOTIVES = [
  [
    'transactions',
    'A student keeps money in her account for the rent and food of this month.',
    'The payments are known and regular.',
  ],
  [
    'transactions',
    'A shop keeps notes and coins to pay its suppliers every week.',
    'The payments are known and regular.',
  ],
  [
    'transactions',
    'A worker whose pay has risen keeps more money for his larger daily purchases.',
    'The money is for everyday purchases.',
  ],
  [
    'precautionary',
    'A family keeps money at hand in case the car breaks down.',
    'The payment may become necessary, but it is not planned.',
  ],
  [
    'precautionary',
    'A farmer holds money in case illness keeps him from work.',
    'The payment may become necessary, but it is not planned.',
  ],
  [
    'precautionary',
    'A traveller keeps a balance for accidents on the way.',
    'The payment may become necessary, but it is not planned.',
  ],
  [
    'speculative',
    'An investor sells bonds and holds money, as she expects bond prices to fall.',
    'She wants to avoid a loss on bonds.',
  ],
  [
    'speculative',
    'A fund holds money, because the rate of interest is very low and expected to rise.',
    'A rise in the rate means a fall in bond prices, which the fund wants to avoid.',
  ],
  [
    'speculative',
    'A pensioner waits with money in hand until bonds become cheaper.',
    'He expects a fall in bond prices.',
  ],
] as const

question('motive-for-holding-money', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['transactions', 'precautionary', 'speculative'] as const)
    const [motive, happens, why] = random.pick(MOTIVES.filter(([each]) => each === asked))
    const other = random.pick(
      (['transactions', 'precautionary', 'speculative'] as const).filter(each => each !== asked),
    )
    return { motive, happens, why, other }
  },
  make: ({ motive, happens, why, other }) => {
    const dependsOn = (each: string) =>
      each === 'speculative' ? 'the rate of interest' : 'the level of income'
    const not = (each: string) => (each === 'speculative' ? 'the level of income' : 'the rate of interest')
    const slip = `You chose another motive. ${why}`
    return {
      stem: happens,
      prompt: [
        'Which row shows the motive, and what the demand for money of this kind mainly depends on?',
        'What is the motive for holding this money, and on what does such demand mainly depend?',
      ],
      columns: 'motive | depends mainly on',
      right: `${motive} | ${dependsOn(motive)}`,
      wrong: {
        [`${motive} | ${not(motive)}`]: `You have the motive right. But ${motive === 'speculative' ? 'idle balances react to the rate of interest, through expected bond prices' : 'active balances rise and fall with income and hardly react to the rate of interest'}.`,
        [`${other} | ${dependsOn(other)}`]: slip,
        [`${other} | ${not(other)}`]: `${slip} What it depends on is wrong for that motive too.`,
      },
      solution: `${why} This is the ${motive} motive.

${motive === 'speculative' ? 'Such idle balances depend mainly on the rate of interest: when it is low, bond prices are high and likely to fall.' : 'Such active balances depend mainly on income: people with more income buy more and keep more at hand.'}`,
    }
  },
  verify: ({ motive }) => motive,
})

const FUNCTIONS = {
  'a medium of exchange': [
    'A baker hands over notes and receives a sack of flour.',
    'A passenger pays the bus fare with a card.',
    'A musician is paid for a concert and buys new strings with the money.',
  ],
  'a store of value': [
    'A girl saves part of her pay in an account for two years to buy a bicycle later.',
    'A fisher keeps the income of the good season for the months without fish.',
    'A couple leaves money in the bank until they retire.',
  ],
  'a unit of account': [
    'A shopper compares the prices of rice, bread and noodles before buying.',
    'A firm adds up the value of its lorries, buildings and stocks.',
    'A minister states that the new bridge costs as much as ten schools.',
  ],
  'a standard of deferred payment': [
    'A farmer receives seed now and agrees to pay 300 dollars after the harvest.',
    'A loan contract fixes how much is to be repaid each year until 2040.',
    'A shop sells a cooker that is to be paid for in twelve monthly parts.',
  ],
} as const

type MoneyFunction = keyof typeof FUNCTIONS

const FUNCTION_MEANS: Record<MoneyFunction, string> = {
  'a medium of exchange': 'money is handed over for goods or work',
  'a store of value': 'money is kept to be spent later',
  'a unit of account': 'values are measured and compared in money',
  'a standard of deferred payment': 'a debt for the future is fixed in money',
}

question('function-of-money', {
  facts: { difficulty: 1, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(Object.keys(FUNCTIONS) as MoneyFunction[])
    return { asked, happens: random.pick(FUNCTIONS[asked]) }
  },
  make: ({ asked, happens }) => ({
    stem: happens,
    prompt: ['Which function of money is shown most clearly?', 'As what does money serve here above all?'],
    right: asked,
    wrong: (Object.keys(FUNCTIONS) as MoneyFunction[])
      .filter(each => each !== asked)
      .map(each => [each, `You chose the function in which ${FUNCTION_MEANS[each]}.`] as const),
    solution: `Here ${FUNCTION_MEANS[asked]}, so money serves as ${asked}.

${asked === 'a store of value' ? 'Nothing is bought yet, so it is not the medium of exchange.' : asked === 'a medium of exchange' ? 'The payment is made at once, so no debt is fixed for later.' : 'No money changes hands at this moment, so it is not the medium of exchange.'}`,
  }),
})

const ASSETS = pairs({
  'loans to firms': 'You chose what firms owe the bank, which is an asset.',
  'mortgages that households repay to it': 'You chose what households owe the bank, which is an asset.',
  'government bonds that it has bought': 'You chose securities, which the bank owns. They are an asset.',
  'its reserves at the central bank': 'You chose what the central bank owes the bank, which is an asset.',
  'cash in its machines': 'You chose cash that the bank owns, which is an asset.',
  'overdrafts of its customers': 'You chose what customers owe the bank, which is an asset.',
})

const NO_ASSETS = [
  [
    'demand deposits of households',
    'The bank owes these deposits to its customers, so they are a liability.',
  ],
  ['savings deposits of firms', 'The bank owes these deposits to its customers, so they are a liability.'],
  ['money borrowed from other banks', 'The bank owes this money to other banks, so it is a liability.'],
  [
    'equity of its shareholders',
    'Equity is what belongs to the owners after all debts. It stands on the side of the liabilities.',
  ],
] as const

question('not-an-asset-of-a-bank', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ right: random.pick(NO_ASSETS), wrong: random.sample(ASSETS, 3) }),
  make: ({ right, wrong }) => ({
    stem: 'The balance sheet of a commercial bank has two sides: its assets, and its liabilities and equity.',
    prompt: [
      'Which item is **not** an asset of the bank?',
      'Which item does **not** stand among the assets?',
    ],
    right: right[0],
    wrong,
    solution: `${right[1]}

Assets are what a bank has or is owed. A loan is owed **to** the bank, a deposit is owed **by** it: do not take the customer’s view.`,
  }),
})

const MORE_MONEY = [
  [
    'The central bank pays for bonds of pension funds with newly created money.',
    'The sellers receive new deposits, for which nobody else gives any up.',
  ],
  [
    'The government borrows from the central bank to pay the wages of teachers.',
    'The central bank creates the money that the teachers receive.',
  ],
  [
    'The government sells bonds to commercial banks with spare reserves, and spends the receipts.',
    'The banks create deposits by buying the bonds, as they do by lending.',
  ],
  [
    'To hold a fixed exchange rate, the central bank buys foreign currency from exporters.',
    'It pays the exporters with its own currency, which adds to deposits.',
  ],
  [
    'Banks with spare reserves approve more loans to firms, which spend them.',
    'Each new loan is a new deposit, and no old deposit becomes smaller.',
  ],
] as const

const NO_MORE_MONEY = pairs({
  'The government sells bonds to households, and spends the receipts on new roads.':
    'You overlooked that the money only changes hands, from the households to the builders of the roads.',
  'The central bank sells bonds to pension funds in an open market operation.':
    'You reversed it. The buyers pay out of their deposits, so there is less money.',
  'To hold a fixed exchange rate, the central bank sells foreign currency to importers.':
    'You reversed it. The importers pay with home currency, which leaves circulation.',
  'A saver moves money from a savings account to a current account at the same bank.':
    'You overlooked that both accounts are part of broad money. Its total is unchanged.',
  'Households repay bank loans and take out fewer new ones than before.':
    'You reversed it. A loan that is repaid reduces deposits.',
  'The central bank raises the reserve ratio that banks without spare reserves must keep.':
    'You reversed it. Banks must lend less, so credit creation is smaller.',
  'The government pays for new hospitals wholly out of a higher tax on incomes.':
    'You overlooked that the money only changes hands, from taxpayers to the builders.',
})

question('what-raises-the-money-supply', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ right: random.pick(MORE_MONEY), wrong: random.sample(NO_MORE_MONEY, 3) }),
  make: ({ right, wrong }) => ({
    stem: [
      'The money supply of a country is measured as broad money: all cash and bank deposits of households, firms and funds.',
      'A central bank publishes the amount of broad money: all cash and bank deposits that households, firms and funds hold.',
    ],
    prompt: ['Which event increases the money supply?', 'After which event is the money supply larger?'],
    right: right[0],
    wrong,
    solution: `${right[1]} So the money supply rises.

Money that moves from one member of the public to another, or through the government from one to another, leaves the total as it is.`,
  }),
})

const CHANGES_OF_ASSETS = [
  ['sells short-term government bills and uses the money for 25-year loans to property developers', false],
  ['uses part of its reserves at the central bank to make ten-year loans to new firms', false],
  ['lets safe short-term loans to the government run out and lends for risky mines abroad instead', false],
  [
    'sells to a pension fund the long-term loans that it has made to new firms, and buys government bills that are repaid in a month',
    true,
  ],
  ['does not renew loans to risky firms and leaves the money in its account at the central bank', true],
  [
    'sells to an insurance company the ten-year loans that it has made to property developers, and keeps the money as reserves',
    true,
  ],
] as const

question('objectives-of-a-bank', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const [does, liquid] = random.pick(CHANGES_OF_ASSETS)
    return { does, liquid, who: random.pick(['A commercial bank', 'A large bank', 'A bank in a small town']) }
  },
  make: ({ does, liquid, who }) => {
    const way = (up: boolean) => (up ? 'rises' : 'falls')
    const row = (one: boolean, two: boolean, three: boolean) => `${way(one)} | ${way(two)} | ${way(three)}`
    return {
      stem: `${who} ${does}.`,
      prompt: [
        'Which row shows how this is likely to affect the three objectives of the bank?',
        'How does this change affect liquidity, security and expected profitability?',
      ],
      columns: 'liquidity | security | expected profitability',
      right: row(liquid, liquid, !liquid),
      wrong: {
        [row(!liquid, !liquid, liquid)]:
          `You turned all three round. The new assets are ${liquid ? 'close to cash and safe, but earn little' : 'far from cash and risky, but earn much'}.`,
        [row(liquid, !liquid, !liquid)]:
          `You have security wrong. ${liquid ? 'The government or the central bank is a safer debtor' : 'The new borrowers are less safe'}.`,
        [row(liquid, liquid, liquid)]:
          `You overlooked the conflict. ${liquid ? 'Liquid and safe assets earn little' : 'Long and risky loans earn more, which is why banks make them'}.`,
      },
      solution: `The new assets ${liquid ? 'can be turned into cash quickly and are owed by a safe debtor, so liquidity and security rise. But they earn little, so expected profitability falls.' : 'cannot be turned into cash quickly and are owed by less safe debtors, so liquidity and security fall. But they earn more interest, so expected profitability rises.'}

This is the conflict between the objectives: what is liquid and secure pays little.`,
    }
  },
  verify: ({ does }) => (/repaid in a month|keeps the money|leaves the money/.test(does) ? 'rises' : 'falls'),
})

const INFLATIONS = [
  {
    stem: 'A drought has doubled the price of food and water in an economy with much unemployment. The central bank doubles its rate of interest.',
    right: 'Spending falls, so output falls further, while the drought still keeps costs high.',
    wrong: {
      'Spending falls, which removes the cause of this inflation without a loss of output.':
        'You took this for demand-pull inflation. Its cause is the drought, which raises costs.',
      'Spending rises, because saving becomes more attractive and incomes are higher.':
        'You reversed it. More saving means less spending.',
      'Costs of firms fall, since loans become cheaper when the rate of interest is higher.':
        'You reversed it. A higher rate makes loans dearer.',
    },
    why: 'This is cost-push inflation. A higher rate acts on demand, and demand is not the cause, so the cost in lost output is high.',
  },
  {
    stem: 'Banks have lent freely, house building booms, and firms cannot find enough workers. Inflation rises. The central bank doubles its rate of interest.',
    right: 'Borrowing and spending fall, which takes away the excess demand behind the inflation.',
    wrong: {
      'Borrowing and spending fall, but inflation is unchanged, as it comes from costs abroad.':
        'You took this for imported cost-push inflation. Lending and building point to demand.',
      'Borrowing and spending rise, so firms can build more homes and house prices fall.':
        'You reversed it. A higher rate makes borrowing dearer.',
      'Borrowing and spending are unchanged, since the rate matters to savers only.':
        'You overlooked borrowers, who pay the rate as well.',
    },
    why: 'This is demand-pull inflation: too much spending meets full capacity. A higher rate acts on its cause.',
  },
  {
    stem: 'An economy is at full capacity and inflation is rising. The government tries to reduce it only by training more engineers and widening its ports.',
    right: 'Capacity grows only after years, and until then the spending adds to demand.',
    wrong: {
      'Capacity grows at once, and therefore prices fall before the work is finished.':
        'You overlooked time: ports and skills take years.',
      'Capacity shrinks for good, because the engineers are taken out of production.':
        'You reversed the long-run effect. Trained engineers raise capacity.',
      'Capacity is not affected, as only the central bank can change aggregate supply.':
        'You exchanged the policies. Supply-side policy acts on aggregate supply.',
    },
    why: 'Supply-side policy may lower inflation in the long run, but slowly. At first, the training and building are part of aggregate demand.',
  },
  {
    stem: 'Workers and firms expect inflation of 9%, so wages and prices rise by about 9% each year. A new, independent central bank announces a target of 3%.',
    right: 'Expected inflation falls if people trust the bank, so fewer jobs are lost on the way.',
    wrong: {
      'Expected inflation falls even if nobody trusts the bank, as targets are fixed by law.':
        'You took the announcement for its effect. A target changes expectations only if it is believed.',
      'Expected inflation rises, because a target tells firms by how much to raise prices.':
        'You overlooked that the target is lower than what is expected now.',
      'Expected inflation is unchanged, so the bank can reach its target without any cost.':
        'You reversed it. If people go on expecting 9%, lower inflation costs many jobs.',
    },
    why: 'Wages and prices are set with an eye to expected inflation. A target that is believed lowers it, so demand has to be cut by less.',
  },
] as const

question('policy-against-inflation', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(INFLATIONS) }),
  make: ({ item }) => ({
    stem: item.stem,
    prompt: [
      'Which is the most likely result?',
      'Which statement about this policy is correct?',
      'What is the best comment on this policy?',
    ],
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})
