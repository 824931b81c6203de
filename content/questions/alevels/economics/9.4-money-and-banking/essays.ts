import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { aggregateDemandMoves } from '../aggregate-demand'

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

const PURCHASES = [
  {
    stem: 'Output in Country X is 6% below its potential. The central bank has cut its rate of interest to 0.25%, and the yield of government bonds is as low as 1%. Many banks have made losses and lend little, and households are paying back their debts. The central bank now creates money and buys bonds worth 10% of GDP.',
    link: 'In Country X nearly every link is weak. A yield of 1% can hardly fall further, which is close to the liquidity trap: bond prices are so high that people expect them to fall and would rather hold the new money. Banks that have made losses keep the new reserves for safety. Households that want to be rid of their debts do not borrow, however cheap loans are',
    linkPoint:
      'a yield of 1% can hardly fall, banks keep the reserves and households pay back debts: close to a liquidity trap',
    capacity:
      'Country X has a large negative output gap. AS is rather flat where AD crosses it, so that prices would hardly rise, but if AD shifts only a little, output does not rise much either',
    capacityPoint:
      'a gap of −6%: AS is rather flat, so what rise in AD there is becomes output; but it is small',
    money:
      'In Country X *M* rises and *V* falls, since the new money lies idle. Neither *P* nor *T* has to change much. If confidence comes back one day and *V* recovers, the central bank has to sell bonds again in time, or prices will follow',
    other:
      'Fiscal policy seems the stronger one here, as government spending does not depend on the wish of anyone to borrow. The purchases can help it, since they keep the interest on the debt low',
    verdict:
      'For Country X I judge that the view is right about prices and too hopeful about output. The purchases may prevent something worse, such as the failure of banks or falling prices, but by themselves they will raise real output only a little',
    point:
      'a conclusion such as: prices will hardly rise, but neither will output by much, since the money is held idle; fiscal policy is needed',
  },
  {
    stem: 'Output in Country X is 4% below its potential. The central bank has cut its rate of interest to 0.25%, but the yield of government bonds is still 5%. The banks are sound. Large firms borrow by the sale of bonds of their own, and many of them would like to replace old machines. The central bank now creates money and buys bonds worth 10% of GDP.',
    link: 'In Country X most links look strong. The yield of 5% has far to fall. Firms borrow by the sale of bonds, so they gain even if no bank lends more, and they have machines in mind which are worth buying at a lower rate. Sound banks can use the new reserves for loans',
    linkPoint:
      'a yield of 5% has far to fall, firms borrow by the sale of bonds and want machines, and banks are sound',
    capacity:
      'Country X has a negative output gap of 4%. AS is rather flat where AD crosses it, so most of the rise in AD becomes real output as long as the gap is open. The new machines raise potential output later as well',
    capacityPoint:
      'a gap of −4%: AS is rather flat, so most of the rise in AD becomes output; new machines add to capacity later',
    money:
      'In Country X *M* rises, *V* probably falls somewhat, as part of the money is held, and *T* can rise, because workers and machines are idle. So *P* need not rise much for the present. It would if the purchases went on after the gap had closed',
    other:
      'Fiscal policy could do the same, but at a yield of 5% new debt would be dear. The purchases are quicker, and they make it cheaper for the government to borrow later if it has to',
    verdict:
      'For Country X I judge that the view is largely right. There is spare capacity, long-term rates can fall, and firms want to invest. The condition is that the central bank stops in time: when output reaches its potential, the same purchases would raise prices and not output',
    point:
      'a conclusion such as: largely right as long as the gap is open, since long-term rates can fall and firms want to invest',
  },
  {
    stem: 'Output in Country X is at its potential, and the rate of unemployment is 4%. Inflation is 3%. The yield of government bonds is 6%. The government wants to raise pensions without higher taxes, and the central bank, which takes orders from it, creates money and buys the bonds that the government sells for this purpose, worth 10% of GDP.',
    link: 'In Country X, by contrast, little depends on them. The new money is paid out as pensions and much of it is soon spent, so AD rises even without a lower rate of interest. It is deficit financing by the central bank, whatever the name',
    linkPoint:
      'the money is paid out as pensions and soon spent: deficit financing by the central bank, so AD rises for certain',
    capacity:
      'Country X has no spare capacity. AS is steep where AD crosses it, so the price level rises by much and output by little. As wages and other costs follow, SRAS shifts to the left and output falls back to its potential, with still higher prices',
    capacityPoint: 'no gap: AS is steep, so mostly prices rise, and output falls back as costs follow prices',
    money:
      'In Country X *T* is limited by full employment, and *V* does not fall, since pensioners spend. It may even rise: when people expect inflation, they try to get rid of money. Then *P* must go up in line with *M*, or faster',
    other:
      'If pensions are to be higher, higher taxes or cuts in other spending can pay for them without more inflation. Higher potential output would need supply-side policy, which purchases of bonds cannot replace',
    verdict:
      'For Country X I judge that the view is wrong. At full employment there is nothing for the new money to call forth, and a central bank that takes orders cannot promise to take it back. Output may rise for some months, prices for good',
    point:
      'a conclusion such as: wrong, since output is at its potential and the money is spent at once; prices rise for good',
  },
] as const

question('bond-purchases-output-or-prices', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(PURCHASES) }),
  make: ({ each }) => {
    const { checks, drawing } = aggregateDemandMoves('right', 'money/bond-purchases-drawn')
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt:
            'With the help of an aggregate demand and aggregate supply diagram, evaluate the view that these purchases of bonds will raise real output in Country X rather than the price level.',
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'from money to demand',
              [
                'liquidity preference: transactions, precautionary and speculative motives; people with more money than they wish to hold buy bonds and other assets',
                'bond prices rise, so yields fall; consumption and investment rise, and net exports too if the exchange rate falls',
                'links may break: liquidity trap, banks that hold reserves, no confidence, debts that are paid back',
                `Country X: ${each.linkPoint}`,
              ],
            ],
            [
              'from demand to output or prices',
              [
                required(
                  drawn(
                    'a labelled diagram: AD₁ shifts right to AD₂ along AS; P₁ and Y₁, P₂ and Y₂ are read off (on a flat AS mostly output rises, on a steep one mostly the price level)',
                    ...checks,
                  ),
                ),
                `spare capacity decides: ${each.capacityPoint}`,
                'quantity theory, *MV* = *PT*: with stable *V* and *T* limited by capacity, *P* rises with *M*',
                'the theory fails where *V* falls (idle money) or *T* rises (idle workers and machines)',
              ],
            ],
          ],
          judgement: [
            'separates two questions: whether AD rises at all, and whether output or prices then rise',
            'short run against long run: what happens to the money when the output gap has closed?',
            'weighs side effects and alternatives: dearer shares and houses favour the rich; fiscal policy',
            each.point,
          ],
          solution:
            'Give the whole chain: more money than people want to hold, they buy bonds, bond prices rise, the rate of interest falls, investment rises, AD rises. At each link ask whether it holds in Country X. Only then comes the diagram: how far does AD shift, and how flat is AS? *MV* = *PT* helps to say under which conditions prices follow money.',
          modelAnswer: [
            'When a central bank creates money to buy bonds, which is called quantitative easing if it is done on a large scale to lower long-term rates of interest, the sellers of the bonds receive the new money. It comes to the banks as deposits, and the reserves of the banks rise with it. The money supply is larger. Whether this raises real output or the price level depends on two steps: from money to aggregate demand (AD), and from AD to output.',
            'The theory of liquidity preference explains the first step. People hold money for transactions, as a precaution, and for speculation, that is, because they fear a fall in the price of bonds. After the purchases they hold more money than they wish. They buy other bonds and shares, whose prices rise. As a bond pays a fixed sum, a higher price means a lower yield, so long-term rates of interest fall. Firms find more projects profitable and invest, and households borrow more and save less. Owners of shares and houses feel richer. The exchange rate may fall, which raises net exports. Banks with more reserves can lend more. All this shifts AD to the right.',
            `Each link of the chain can break, however. ${each.link}.`,
            `The diagram shows the second step. AD shifts from AD₁ to AD₂. At P₁ more is demanded than is produced, so firms raise output, and their costs per unit rise as they do so. The new equilibrium has the higher price level P₂ and the larger real output Y₂. Where workers and machines are idle, AS is nearly flat: Y₁Y₂ is large and P₁P₂ small. At full capacity AS is steep, and the reverse is true. ${each.capacity}.`,
            `The quantity theory sees the same from another side. In *MV* = *PT*, *M* is the money supply, *V* the velocity of circulation, *P* the average price level and *T* the number of transactions. If *V* is stable and *T* is limited by full employment, a rise in *M* must end in a rise in *P*. Monetarists hold that this is so in the long run. Keynesians reply that in a slump both assumptions fail, since *V* falls when money is hoarded, and *T* can rise when resources are idle. ${each.money}.`,
            `Side effects have to be considered too. Dearer shares and houses favour those who own them, so inequality tends to rise. Savers receive less. Investors may come to rely on cheap money, and it is difficult to sell the bonds later without a sharp rise in rates. There are alternatives. ${each.other}.`,
            `The view therefore holds on two conditions: that the purchases raise AD, and that there is spare capacity. Without the first almost nothing happens, and without the second prices rise. ${each.verdict}. Much rests on the estimate of potential output, which is uncertain.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
