import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '9.4')

export { templates }

const MONEY = [
  {
    stem: 'In Country X the central bank has lent the government the money for a large budget deficit. Last year the money supply grew by 30%, real output by 2%, and prices rose by 27%.',
    fits: 'Country X seems to fit. If *V* did not change, *P* would be multiplied by 1.30 ÷ 1.02, which is about 1.27. That is the inflation of 27% that was observed',
    limits:
      'Even in Country X it is not enough to tell the central bank to create less money. The money is created because the government has a deficit. As long as the deficit is there, the bank will be under pressure to lend',
    other:
      'Contractionary fiscal policy is needed as well: higher taxes or lower spending reduce the deficit, and with it both AD and the need for new money',
    verdict:
      'For Country X I judge that control of the money supply is necessary, since the figures leave hardly any other cause. But it can succeed only together with a smaller deficit and a central bank that is free to refuse the government',
    point:
      'a conclusion such as: control of the money supply is necessary here, but works only if the deficit falls and the central bank is independent',
  },
  {
    stem: 'In Country X the prices of imported oil and gas have doubled. Last year the money supply grew by 4%, real output fell by 1%, and prices rose by 9%.',
    fits: 'Country X does not fit well. With constant *V*, *P* would be multiplied by 1.04 ÷ 0.99, which means inflation of about 5%. It was 9%, so *V* must have risen by nearly 4%: households and firms held less money in relation to what they spent',
    limits:
      'In Country X the inflation began with costs. Dearer energy shifted SRAS to the left, which raised prices and lowered output. Slower growth of money cannot bring back cheap oil. It reduces AD, so that output, which has already fallen, falls further',
    other:
      'A cut in taxes on fuel, or supply-side measures such as other sources of energy, act on the costs themselves, although a tax cut adds to the deficit and new sources take years',
    verdict:
      'For Country X I judge that control of the money supply is the wrong first remedy, since the shock is one of costs. It is still useful as a limit: if money does not grow to pay for ever higher wages and prices, the dearer energy raises the price level once and does not start a spiral',
    point:
      'a conclusion such as: it does not cure the cause, which is costs, but it can prevent a spiral of wages and prices',
  },
  {
    stem: 'After a deep recession, output in Country X is still far below its potential, and the central bank has created money to buy bonds (quantitative easing). Last year the money supply grew by 15%, real output by 1%, and prices rose by 1%.',
    fits: 'Country X does not fit. With constant *V*, *P* would be multiplied by 1.15 ÷ 1.01, which means inflation of about 14%. It was 1%, so *V* must have fallen by about 11%: households and banks held most of the new money and did not spend it',
    limits:
      'In Country X a strict limit on money would have done harm. There is spare capacity, demand is low, and a smaller money supply would have meant higher rates of interest, less spending and perhaps falling prices',
    other:
      'The inflation target of the central bank matters more in such a time, because people who expect stable prices neither hoard money nor rush to spend it',
    verdict:
      'For Country X I judge that control of the money supply is not what keeps inflation low at present. Weak demand does. But the money still exists, and if *V* returns to its old level when confidence comes back, the central bank must be ready to sell the bonds or raise its rate of interest',
    point:
      'a conclusion such as: inflation is low because demand is weak, but the central bank must take the money back when velocity recovers',
  },
] as const

question('quantity-theory-and-inflation', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(MONEY) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt:
          'Evaluate the view that the quantity theory of money shows that inflation in a country such as Country X can be kept low only by control of the money supply.',
        command: 'Evaluate',
        sides: [
          [
            'for control of the money supply',
            [
              'the equation *MV* = *PT*, with each letter explained; it is true by definition',
              'the theory: if *V* and *T* are stable, *P* changes in proportion to *M*',
              'mechanism: people with more money than they wish to hold spend it; AD rises, and near full capacity prices rise',
              'means of control: higher rate of interest, sale of bonds by the central bank, higher reserve ratios, smaller deficits financed by banks',
              'lasting inflation at a high rate needs money that grows faster than output',
            ],
          ],
          [
            'against “only”',
            [
              '*V* is not constant: it falls when money is hoarded (liquidity preference) and rises when people expect inflation',
              'with spare capacity more money may raise *T* and not *P*',
              `cause and measures: ${each.limits.charAt(0).toLowerCase()}${each.limits.slice(1)}`,
              'the money supply is hard to measure and to control: commercial banks create deposits by lending',
              'other policies: fiscal and supply-side policy, an inflation target that holds down expected inflation',
            ],
          ],
        ],
        judgement: [
          'separates the equation (always true) from the theory (true only if *V* and *T* do not react)',
          'uses the figures of Country X to see whether *V* was stable',
          'tests “only”: by cause of the inflation, and short run against long run',
          each.point,
        ],
        solution:
          'State the equation and say what turns it into a **theory**. Use the figures: what would inflation have been with constant *V*? Then attack *only*: can *V* change, can *T* change, can prices rise because of costs, can the central bank control *M* at all? End with the cause of inflation in Country X.',
        modelAnswer: [
          'Inflation is a sustained rise in the general price level. The quantity theory starts from the equation of exchange, *MV* = *PT*. *M* is the money supply, *V* the velocity of circulation, that is, how often a unit of money is spent in a year, *P* the average price level and *T* the number of transactions, for which real output is often used. As an equation it is true by definition, because what buyers spend is what sellers receive. It becomes a theory when monetarists add that *V* is stable, since it depends on habits of payment, and that *T* is set in the long run by the resources of the economy. Then *P* must change in proportion to *M*.',
          'The mechanism is as follows. If the money supply grows faster than output, people hold more money than they wish to hold. They spend it on goods, or on bonds, whose prices rise so that rates of interest fall. Both raise AD. Near full capacity output cannot follow, so prices rise until the larger sum of money is just what people need for their payments. On this view, inflation is prevented if *M* grows no faster than real output. The central bank can raise its rate of interest, sell bonds to take reserves from commercial banks, or ask for a higher reserve ratio so that each deposit allows less lending. The government can reduce a deficit that is financed by the banks. There is good reason for this view: prices cannot rise fast and for years unless more and more money is there to pay them.',
          `${each.fits}.`,
          'However, the theory rests on assumptions. First, *V* can change. Keynesians point out that money is also held as a precaution and for speculation. When people lack confidence or expect the prices of bonds to fall, they hold the extra money and *V* falls. When they expect inflation, they try to get rid of money and *V* rises. Second, *T* can change. With idle workers, a rise in *M* that raises AD may raise output instead of prices. Third, cause and effect may run the other way: if costs rise, firms borrow more to pay them, banks create deposits by lending, and the money supply follows prices.',
          `This last point also makes control difficult. Most money consists of bank deposits, and how much banks lend depends on the demand for loans and on their own caution as well as on the central bank. For such reasons many central banks today set a rate of interest to reach an inflation target and do not try to fix *M*. A higher rate acts on inflation by more than one way: it makes borrowing dearer and saving more attractive, and it tends to raise the exchange rate, so that imports become cheaper.`,
          `The best measure depends on the cause of the inflation. ${each.limits}. There are also other policies. ${each.other}. A credible target helps as well: if workers and firms expect low inflation, they ask for smaller rises in wages and prices.`,
          `In conclusion, the quantity theory shows that money and prices are linked, but not that control of money is the *only* way. The equation holds in every year, but the theory needs a stable *V* and a given *T*. This is more likely in the long run and at high rates of inflation than over one or two years. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
