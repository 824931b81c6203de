import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
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
