import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { shiftDiagram } from '../diagrams'
import { phillipsDiagram } from '../diagrams-a2'

const { question, templates } = questionsOf('essay', '10.2')

export { templates }

const TRADE_OFFS = [
  {
    stem: 'In Country X the rate of unemployment is 5%, which economists believe to be its natural rate. Inflation is 3% and has been 3% for some years. Most wages are renegotiated once a year, and the government sets the rate of interest. It wants unemployment of 3%.',
    start: 'the natural rate',
    place:
      'Country X is at A: unemployment is at its natural rate of 5%, and inflation is 3%, as everyone expects. The aim of 3% lies to the left of LRPC',
    speed:
      'In Country X wages are renegotiated every year, so that expectations can enter wages within about a year. As the government itself sets the rate of interest, people may soon guess that it will accept more inflation',
    policy:
      'better training, information on vacancies and more mobile workers would lower the natural rate itself, so that LRPC moves to the left',
    verdict:
      'For Country X I judge that the choice exists for a short time only. A year or two of unemployment at 3% would be paid for by inflation that stays above 3% afterwards, or by a later period of unemployment above 5% to bring it down. That is a poor bargain',
    point: 'a conclusion such as: the choice lasts a year or two, while the higher inflation remains',
  },
  {
    stem: 'In Country X spending has fallen sharply. The rate of unemployment has risen to 10%, while its natural rate is thought to be 5%. Inflation has fallen to 1%, below the 2% that people expect. The government wants to bring unemployment back to 5%.',
    start: 'above it',
    place:
      'Country X is not at A. It lies on SRPC₁ to the right of LRPC, at 10% and 1%, since actual inflation is below the expected 2%. The aim of 5% is not to the left of LRPC but on it',
    speed:
      'In Country X, as unemployment falls to 5%, inflation would only return to the 2% that people expect, so there is no surprise to which they would have to adjust. If inflation stays at 1% for long instead, people may come to expect 1%',
    policy:
      'if unemployment lasts, workers lose skills and the natural rate may rise, which is called hysteresis, so that waiting has a cost too',
    verdict:
      'For Country X I judge that the government should raise AD. Unemployment can fall from 10% to 5% at the price of inflation that returns to about 2%, and this gain can last, because 5% is the natural rate. The view would mislead only a government that tried to go further',
    point:
      'a conclusion such as: here unemployment can be lowered lastingly, since it lies above its natural rate, but no further than 5%',
  },
  {
    stem: 'In Country X coal mines and steelworks have closed. The rate of unemployment is 8%, and most of the unemployed are former miners and steelworkers, so the natural rate is thought to be 8% as well. Inflation is 2%, the target of an independent central bank. The government wants unemployment of 5%.',
    start: 'the natural rate',
    place:
      'Country X is at A: unemployment is at its natural rate of 8%, because most of it is structural, and inflation is 2%, as everyone expects. The aim of 5% lies to the left of LRPC',
    speed:
      'In Country X people trust the target of 2%, so expectations may stay there for some time. But firms short of nurses or programmers cannot employ former miners at once, so higher AD meets shortages of workers early',
    policy:
      'retraining, grants for firms that move to the mining regions and cheaper housing elsewhere would lower structural unemployment, so that LRPC moves to the left',
    verdict:
      'For Country X I judge that higher inflation would buy little. The unemployed lack the skills that are asked for, and the independent central bank would probably raise its rate of interest. Retraining is slow and costly, but it can bring unemployment of 5% with inflation still at 2%',
    point:
      'a conclusion such as: inflation buys little here, since the unemployment is structural; supply-side policy moves LRPC itself',
  },
] as const

question('phillips-curve-as-a-choice', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(TRADE_OFFS) }),
  make: ({ each }) => {
    const { checks, drawing } = phillipsDiagram(each.start)
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt:
            'With the help of a diagram of short-run and long-run Phillips curves, evaluate the view that the government of Country X can choose lower unemployment if it accepts higher inflation.',
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'the government has a choice',
              [
                'the traditional Phillips curve: an inverse relationship between the rates of unemployment and inflation',
                'mechanism: higher AD raises demand for labour; wages and prices rise faster, and unemployment falls',
                'short run: expected inflation is given, so real wages turn out lower than expected and firms employ more, from A to B',
                'where unemployment is above its natural rate, it can be lowered without inflation that goes on rising',
              ],
            ],
            [
              'the choice is limited',
              [
                required(
                  drawn(
                    `a labelled diagram: LRPC, SRPC₁ with a movement along it from A up to B, and SRPC₂ to its right with C, at the natural rate again${each.start === 'above it' ? ' (A may also stand to the right of LRPC, where Country X is)' : ''}`,
                    ...checks,
                  ),
                ),
                'expectations adapt: workers ask for higher money wages, SRPC shifts up, and unemployment returns to its natural rate at higher inflation, from B to C',
                'to keep unemployment below its natural rate, inflation has to rise again and again',
                'rational expectations: a foreseen policy may have no effect even in the short run; stagflation shows that both may rise together',
                `what else moves unemployment: ${each.policy}`,
              ],
            ],
          ],
          judgement: [
            'separates short run and long run',
            'asks where Country X is, compared with its natural rate, and how fast expectations change there',
            'the natural rate is an estimate: nobody knows it exactly',
            each.point,
          ],
          solution:
            'Tell the story of the diagram: A to B along SRPC₁, then B to C when expected inflation has risen. Say at each step what workers and firms think. Then place Country X: is its unemployment at the natural rate or above it, and why? The judgement follows from that, and from how fast expectations adapt.',
          modelAnswer: [
            'The Phillips curve shows an inverse relationship between the rate of unemployment and the rate of inflation. In 1958 Phillips had found that in Britain money wages rose faster when unemployment was low. The usual explanation is that a rise in AD raises the demand for labour. Unemployment falls, firms compete for the workers who are left, money wages rise faster, and firms pass the higher costs on in prices. If this curve were stable, a government could choose a point on it: it would raise AD by lower taxes, higher spending or a lower rate of interest, and pay for less unemployment by more inflation.',
            'In the 1970s, however, inflation and unemployment rose together in many countries. Friedman and Phelps had given a reason. Workers care about their real wage, and therefore about expected inflation. For each expected rate there is a separate short-run Phillips curve (SRPC). In the long run, when expectations are correct, unemployment is at its natural rate, whatever the rate of inflation is. The long-run curve (LRPC) is vertical.',
            'In the diagram, the economy starts at A, where SRPC₁ meets LRPC and inflation is what everyone expects. The government raises AD. Prices rise faster than expected, so real wages fall below what workers had bargained for, and firms find it profitable to employ more of them. Workers see higher money wages and take the jobs. The economy moves up along SRPC₁ to B, with lower unemployment and higher inflation. But workers learn. If expectations are adaptive, the higher inflation of the recent past is what they expect for the next year, and they ask for higher money wages to match. The short-run curve moves up and to the right, to SRPC₂. Real wages return to their old level, firms dismiss the extra workers, and the economy arrives at C. Unemployment is what it was at A, but inflation is higher. To hold unemployment at B the government would have to surprise people again each year, so that inflation rises again and again. If people had rational expectations and saw the policy coming, and if wages adjusted at once, the economy might go from A to C directly.',
            `${each.place}. It follows that the diagram has to be applied with care, since the result depends on the starting point. From A, a lower rate can be had only until expectations adapt. From a point to the right of LRPC, unemployment is partly cyclical, due to a lack of demand, and a rise in AD can remove this part for good.`,
            `It also matters how fast expectations change. The slower they are, the longer the short-run gain lasts, and some economists hold that at low rates of inflation people hardly notice small changes. ${each.speed}. In addition, demand is not the only thing that moves unemployment. In this case, ${each.policy}.`,
            `So the view is right in the short run and, for a government that aims below the natural rate, wrong in the long run. Two conditions decide: whether unemployment is above its natural rate, and how firmly people expect low inflation. ${each.verdict}. One caution remains: the natural rate is an estimate. If it is in truth lower than economists think, a careful rise in AD would do more than the diagram promises; if it is higher, rising inflation will show that the government has gone too far.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})

const FALLS = [
  {
    stem: 'Residents of Country X have begun to buy far more imports, and its floating currency has depreciated by 20%. Half of what households buy is imported. Unemployment is close to its natural rate, and by law wages rise each year with the consumer price index. There is a deficit on the current account.',
    move: { curve: 'S', to: 'right' },
    shift: 'supply of the currency rises from S₁ to S₂',
    market:
      'To pay foreign sellers, residents of Country X offer more of their currency. In the diagram, supply shifts to the right from S₁ to S₂. At the old rate e₁ more is offered than demanded, so the price of the currency falls to e₂, and the quantity traded rises to Q₂.',
    share: 'half',
    points: '12.5',
    real: 'from 100 to 0.8 × 112.5 = 90',
    rounds:
      'In Country X the matter does not end there. By law wages follow the price index, so costs of home goods rise too. As there is hardly any spare capacity, higher net exports drive up prices further. When home prices have risen by 25%, the real rate is 0.8 × 125 = 100, as it was, and the gain is gone.',
    bank: 'In Country X, though, a higher rate of interest would also reduce the spending on imports from which the depreciation came, so the conflict is milder there.',
    verdict:
      'For Country X I judge that the view comes close to the truth, if the government does nothing. Half of the basket is imported, wages are indexed and there is full employment, so each of the three links works at full strength. The result is still not certain: an end to indexation or lower spending would save a part of the gain.',
    facts: 'half of the basket is imported, wages are indexed, no spare capacity: a spiral is likely',
    point:
      'a conclusion such as: close to the truth, since imports, indexed wages and full employment pass the depreciation on, but policy can stop it',
  },
  {
    stem: 'The rate of interest has risen abroad, so residents of Country X have moved savings to other countries, and its floating currency has depreciated by 20%. A tenth of what households buy is imported. The rate of unemployment is 9%, inflation has been close to the target of 2% for many years, and there is a deficit on the current account.',
    move: { curve: 'S', to: 'right' },
    shift: 'supply of the currency rises from S₁ to S₂',
    market:
      'To save abroad, residents of Country X have to sell their own currency. In the diagram, supply shifts to the right from S₁ to S₂. At the old rate e₁ more is offered than demanded, so the price of the currency falls to e₂, and the quantity traded rises to Q₂.',
    share: 'a tenth',
    points: '2.5',
    real: 'from 100 to 0.8 × 102.5 = 82',
    rounds:
      'In Country X little more is likely to follow. With unemployment of 9% workers can hardly ask for higher wages, and firms can produce more for export with machines and people who are idle. Since inflation has been near 2% for years, people expect it to return there. Prices rise once; they do not go on rising.',
    bank: 'In Country X a higher rate of interest would bring the savings back, but it would hold down AD at a time of high unemployment, so the central bank had better wait.',
    verdict:
      'For Country X I judge that the view is wrong. The internal value falls by little, because imports are a small part of the basket and there is spare capacity, so most of the gain in competitiveness remains. Unless demand for exports and imports is very inelastic, the current account should be better after a year or two.',
    facts:
      'a tenth of the basket is imported, high unemployment, trusted target: prices rise once and by little',
    point:
      'a conclusion such as: wrong here, since the internal value falls by little and most of the gain in competitiveness remains',
  },
  {
    stem: 'Copper is the main export of Country X. The world price of copper has fallen by a third, and the floating currency of Country X has depreciated by 20%. Just under a third of what households buy is imported. Mines have dismissed workers, and there is a deficit on the current account, which was in balance before.',
    move: { curve: 'D', to: 'left' },
    shift: 'demand for the currency falls from D₁ to D₂',
    market:
      'Foreigners now need less of the currency of Country X to pay for its copper. In the diagram, demand shifts to the left from D₁ to D₂. At the old rate e₁ more is offered than demanded, so the price of the currency falls to e₂, and the quantity traded falls to Q₂.',
    share: 'just under a third',
    points: '8',
    real: 'from 100 to 0.8 × 108, or about 86',
    rounds:
      'In Country X two forces meet. Imports become dearer, but AD falls at the same time, since income from copper is lost and miners have no work. Firms outside mining find it hard to raise prices, and workers to raise wages. So prices rise once, and there is little to drive them up further.',
    bank: 'In Country X a higher rate of interest would support the currency, but it would make the loss of jobs worse, and it cannot bring back the price of copper.',
    verdict:
      'For Country X I judge that the view is mostly wrong, though the new deficit seems to support it. The internal value does fall, but only once and by less than the external value. The current account is worse than before, but the cause is the price of copper. Without the depreciation it would probably be worse still, as imports would be cheaper and other exports dearer. Its lasting help is to new exports, and this takes years.',
    facts:
      'dearer imports, but lower AD because of copper: prices rise once; copper is the cause of the deficit',
    point:
      'a conclusion such as: mostly wrong, since the internal value falls once, and the deficit comes from copper and would be larger without the depreciation',
  },
] as const

question('external-and-internal-value-of-money', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(FALLS) }),
  make: ({ each }) => {
    const { checks, drawing } = shiftDiagram({
      name: 'links/external-value-drawn',
      title: 'The market for the currency',
      moves: [each.move],
      x: 'Quantity of the currency',
      y: 'Price of the currency',
      value: 'e',
      shows: `The market for the currency: ${each.shift}, and its price falls from e₁ to e₂.`,
    })
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt:
            'With the help of a diagram of the market for its currency, evaluate the view that this fall in the external value of its currency is certain to lower its internal value by so much that the current account of Country X gains nothing.',
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'the gain is lost',
              [
                required(
                  drawn(
                    `a labelled diagram of the market for the currency: ${each.shift}; e₁ and Q₁, and the lower e₂ with Q₂, are read off`,
                    ...checks,
                  ),
                ),
                'external value: the exchange rate; internal value: what a unit of money buys at home, which falls when the price level rises',
                'cost-push: imported goods cost more at once, imported fuel and materials raise costs, so SRAS shifts left; demand-pull: net exports rise, so AD shifts right',
                'wages follow prices; faster inflation makes the currency depreciate again: a spiral',
                'real exchange rate: if home prices rise as much as the currency has fallen, competitiveness is what it was',
              ],
            ],
            [
              'the gain remains, in part or whole',
              [
                'only the imported part of the basket is dearer directly, and sellers may accept lower profit margins',
                'with spare capacity and expectations of low inflation, prices rise once and do not go on rising',
                'a lower real rate: exports rise and imports fall, if demand is elastic enough and firms have time to react',
                'monetary policy may stop the spiral, at a cost in output or competitiveness',
                `Country X: ${each.facts}`,
              ],
            ],
          ],
          judgement: [
            'compares the size of the two falls by means of the real exchange rate',
            'separates a single rise of the price level from inflation that goes on',
            'uses the share of imports, spare capacity, wages and the cause of the depreciation in Country X',
            each.point,
          ],
          solution:
            'Show in the diagram **why** the currency has fallen in this case: is it demand or supply that has moved? Then follow two chains from the lower rate to home prices, and one from prices back to the current account through the real exchange rate. *Certain* and *nothing* are strong words: look for the facts that make each link strong or weak here.',
          modelAnswer: [
            `The external value of money is the exchange rate, the price of the currency in other currencies. The internal value is what a unit of money buys at home. ${each.market}`,
            `The lower external value acts on prices at home in two ways. If the currency is worth 20% less, a unit of foreign currency costs 25% more, because 1 ÷ 0.8 = 1.25. Imported goods for households become dearer at once. Fuel and materials from abroad raise the costs of home firms, so SRAS shifts to the left. This is cost-push inflation. In addition, exports are cheaper abroad and imports dearer at home, so net exports tend to rise and AD shifts to the right. Near full capacity this is demand-pull inflation. In Country X ${each.share} of what households buy is imported. If importers pass on the whole rise in cost, the price level goes up by about ${each.points}% through this channel alone. That is a fall in the internal value.`,
            `For the current account it matters which of the two values falls by more. This is what the real exchange rate shows: the nominal rate multiplied by the home price level and divided by the foreign one. Suppose that foreign prices do not change. After the first rise in prices the real rate has gone ${each.real}. Goods of Country X are still cheaper in comparison with foreign goods than they were. There may be further rounds, though. Workers ask for higher wages, firms raise prices again, and faster inflation may make the currency depreciate further. ${each.rounds}`,
            'There are reasons why the link is rarely complete. Importers may accept a lower profit margin for a time rather than lose customers. Buyers can turn to home goods whose prices have risen less. As long as the real rate stays lower, more exports are sold and fewer imports are bought. The value of the trade balance then improves, provided that demand is elastic enough (the Marshall–Lerner condition), that home firms can supply more, and that there is time: in the first months quantities hardly change while imports cost more, as the J curve shows. It should also be said that a fall in real incomes, painful as it is, itself lowers spending on imports.',
            `The central bank can break the chain. A higher rate of interest reduces AD and attracts money from abroad, so the currency recovers and import prices fall. But it means less growth, and a stronger currency takes away some of the competitiveness. Here low inflation and a better current account are in conflict, at least as far as the exchange rate is concerned. ${each.bank}`,
            `So a lower external value makes a lower internal value likely. It is not certain to go so far that the current account gains nothing. The outcome depends on the share of imports, on spare capacity, on the way in which wages are set, and on why the currency fell in the first place. ${each.verdict}`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})

const LOW_UNEMPLOYMENT = [
  {
    stem: 'After large cuts in taxes, the rate of unemployment in Country X has fallen from 5%, which was thought to be its natural rate, to 3%. Inflation has risen from 2% to 4%, and surveys show that people now expect 4%. Wages rise by 6% a year and productivity by 1%. The central bank has a target of 2%.',
    cause:
      'In Country X a rise in AD brought unemployment down, so it has moved from A to B. That people now expect 4% means that the curve is already moving to SRPC₂. Wages rise by 6% and productivity by 1%, so the cost of labour for each unit of output rises by about 5%, which is more than prices do. Inflation is likely to go up further',
    causePoint:
      'higher AD moved the economy from A to B; expectations have risen to 4%, and labour costs per unit rise by about 5%, so SRPC shifts',
    uncertain:
      'In Country X such doubts count for little, since rising inflation, rising expectations and fast-growing wages all say that unemployment is below its natural rate',
    uncertainPoint: 'inflation, expectations and wages all say that 3% is below the natural rate',
    verdict:
      'For Country X I judge that the central bank has to give up unemployment of 3%. It could not be kept in any case without inflation that rises again and again. A higher rate of interest soon is better than a higher one later, as people expect no more than 4% so far. Training may allow lower unemployment one day, but it comes too late for this boom',
    point:
      'a conclusion such as: yes, and soon, since 3% cannot be kept without inflation that rises again and again',
  },
  {
    stem: 'In Country X child care has become free, and job centres and training have been improved. Within six years the rate of unemployment has fallen from 9%, then thought to be its natural rate, to 5%. Inflation is 2%, as it has been all the time, and people expect 2%. Wages rise by 3% a year and productivity by 1%. The central bank has a target of 2%.',
    cause:
      'In Country X the cause is a different one. Parents are able to work, vacancies are filled sooner and more workers have the skills that are asked for, so the natural rate itself has fallen and LRPC has moved to the left. Wages rise by 3% and productivity by 1%, so the cost of labour for each unit of output rises by about 2%, just as prices do. There is no sign of a move from A to B',
    causePoint:
      'supply-side measures lowered the natural rate, so LRPC moved left; labour costs per unit rise by about 2%, in line with prices',
    uncertain:
      'In Country X six years of steady inflation speak against the old estimate of 9%. A central bank that went on believing in it would put people out of work for nothing',
    uncertainPoint: 'six years of steady inflation speak against the old estimate of 9%',
    verdict:
      'For Country X I judge that nothing has to be given up. The low rate of unemployment comes from a labour market that works better, and it goes together with inflation on target. The central bank should let AD grow in step with capacity. It would have to choose only if it tried to push unemployment below the new natural rate',
    point:
      'a conclusion such as: no, since the natural rate has fallen; a choice would arise only below the new natural rate',
  },
  {
    stem: 'As sales recovered after a recession, the rate of unemployment in Country X fell from 7% to 4%. Economists put its natural rate at 5%, but three years ago they put it at 6%. Inflation has been close to the target of 2% for ten years, and people expect 2%. Wages rise by 3.5% a year, after 3% last year, and productivity by 1%.',
    cause:
      'In Country X higher AD brought unemployment down, so a movement along SRPC₁ towards B is possible. But the signs are mixed. Wages rise by 3.5% and productivity by 1%, so the cost of labour for each unit of output rises by about 2.5%. This is a little more than inflation and more than last year, but no more than a first warning',
    causePoint:
      'higher AD points to a move towards B, but labour costs per unit rise by only about 2.5%, a first warning',
    uncertain:
      'In Country X the estimate has already been lowered from 6% to 5%, and inflation has not risen at 4%. Ten years on target have also made expectations firm, so that SRPC will not shift after one bad month. The bank has time to wait for better information',
    uncertainPoint:
      'the estimate has been lowered once already, and ten years on target have made expectations firm',
    verdict:
      'For Country X I judge that the central bank does not have to give up low unemployment yet. The likely cost of waiting is small as long as people expect 2%. It should raise its rate in small steps if wages go on speeding up or if expected inflation moves, and say so beforehand, since a promise that is believed does a part of the work',
    point:
      'a conclusion such as: not yet, since expectations are firm and the natural rate is uncertain; small steps if wages or expectations go on rising',
  },
] as const

question('low-unemployment-given-up-for-low-inflation', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(LOW_UNEMPLOYMENT) }),
  make: ({ each }) => {
    const { checks, drawing } = phillipsDiagram('the natural rate')
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt:
            'With the help of a diagram of short-run and long-run Phillips curves that shows the effects of a rise in aggregate demand, discuss whether the central bank of Country X has to give up some of this low unemployment in order to have low inflation.',
          command: 'Discuss',
          ...drawing,
          sides: [
            [
              'low unemployment has to be given up',
              [
                'short-run Phillips curve: when AD rises, unemployment falls and inflation rises, for a given expected inflation',
                required(
                  drawn(
                    'a labelled diagram: LRPC, SRPC₁ with a movement along it from A up to B, and SRPC₂ to its right with C, at the natural rate again',
                    ...checks,
                  ),
                ),
                'below the natural rate inflation exceeds what people expect, expectations rise, SRPC shifts and inflation rises again and again',
                'delay is costly: to lower expected inflation, unemployment has to lie **above** its natural rate for a time',
              ],
            ],
            [
              'it need not be given up',
              [
                'unemployment may fall because the natural rate falls: LRPC moves left, without more inflation',
                'firm expectations (a trusted target) keep SRPC where it is; it may also be rather flat',
                'the natural rate is only an estimate; a rate of interest raised by mistake costs output and jobs, and by hysteresis for long',
                'in the long run there is no choice to make: demand decides inflation, the labour market decides unemployment',
              ],
            ],
            ['Country X', [`cause of the fall: ${each.causePoint}`, `certainty: ${each.uncertainPoint}`]],
          ],
          judgement: [
            'asks why unemployment fell: more demand, or a lower natural rate',
            'uses wages, productivity and expected inflation to judge whether unemployment is below its natural rate',
            'compares the cost of acting too early with the cost of acting too late',
            each.point,
          ],
          solution:
            'Explain the diagram as a story that starts with a rise in AD: A to B, then B to C. Then ask whether this is the story of Country X, because unemployment can also fall when the natural rate does. Wages less productivity, compared with inflation, is the best clue. Judge by what it would cost to be wrong in either direction.',
          modelAnswer: [
            'The short-run Phillips curve (SRPC) shows an inverse relationship between the rates of unemployment and inflation for a given expected rate of inflation. The long-run curve (LRPC) is vertical at the natural rate of unemployment, at which the labour market is in equilibrium and inflation is what people expect. A central bank acts on aggregate demand (AD) with its rate of interest. By one and the same decision it therefore affects unemployment and inflation, and it may have to ask how much of the one to give up for the other.',
            'The diagram shows a case in which low unemployment cannot be kept. The economy starts at A, on LRPC and SRPC₁. AD rises, firms need more workers, and money wages and prices rise faster than people expected. As prices have risen by more than was foreseen when wages were agreed, labour is cheap in real terms and firms employ more. The economy moves along SRPC₁ to B, with less unemployment and more inflation. But workers notice that their wages buy less than they thought. They expect the higher inflation to go on and ask for higher money wages, so the curve shifts to SRPC₂. If inflation is to rise no further, unemployment has to return to its natural rate, at C. To hold it lower, AD would have to grow faster each year than people expect, and inflation would rise again and again. The choice along SRPC₁ is one for a short time.',
            'This is also an argument for acting early. Once people expect high inflation, it can be reduced only if inflation lies below what they expect, and in this model that means unemployment above its natural rate, to the right of LRPC on SRPC₂, until expectations have come down. The longer the bank waits, the more unemployment it may need later. In such a case one does not really choose between low unemployment and low inflation, but between a little less employment now and a greater loss afterwards.',
            `The argument assumes, however, that unemployment fell because AD rose. It can also fall because the natural rate does, for instance through training or better information on vacancies. LRPC then moves to the left, and unemployment can be lower at the same rate of inflation. The figures for wages help to tell the two apart: if wages rise faster than productivity and prices together, firms' costs push inflation up. ${each.cause}.`,
            `A second objection is that the natural rate cannot be observed. It is estimated from past inflation, and estimates are often revised. If the bank raises its rate of interest without need, firms invest less and people lose their jobs. If this lasts, the unemployed lose skills and the natural rate itself may rise, which is called hysteresis. If on the other hand the bank waits for too long, expected inflation goes up. How dangerous this is depends on trust. Where a target is believed, people regard a rise in inflation as temporary and SRPC stays where it is. ${each.uncertain}.`,
            `The question is thus decided by the cause of the fall in unemployment and by expectations. A boom in demand that pushes unemployment below its natural rate has to end, while a better labour market gives lower unemployment for good. In between, the bank must compare two possible mistakes. ${each.verdict}. In the long run policy makers have no such choice at all: demand determines inflation, while the working of the labour market determines unemployment.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
