import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { phillipsDiagram } from '../diagrams-a2'

const { question, templates } = questionsOf('essay', '9.3')

export { templates }

const BENEFITS = [
  {
    stem: 'In Country X the unemployed receive 80% of their last wage for three years. For many years the rate of unemployment has been 8% and inflation 2%. There are nearly as many vacancies as unemployed people, in the same occupations and regions. The government plans to pay the benefit for one year only.',
    kind: 'In Country X inflation has been stable at 2%, which suggests that 8% is the natural rate. As vacancies are as many as the unemployed and ask for the same skills in the same places, most of this unemployment must be frictional and partly voluntary: people search for long because they can afford to',
    kindPoint:
      'stable inflation and as many suitable vacancies as unemployed: the rate of 8% is natural, and mostly frictional',
    effect:
      'Country X is the case for which the policy is made. A benefit of 80% for three years leaves little reason to hurry, and there are jobs to go to',
    effectPoint: '80% for three years leaves little reason to hurry, and there are jobs to go to',
    alternative:
      'The same aim may be reached with less hardship. Job centres can bring people and vacancies together, and benefits can be generous for the first months and be tied to an active search',
    verdict:
      'For Country X I judge that the natural rate would fall noticeably, though search will always take some time. The vacancies prove that the problem is not a lack of jobs. But the fall has a price, which is paid by those who do not find work within the year, so I would combine the shorter benefit with better help in the search',
    point:
      'a conclusion such as: it would fall, since suitable vacancies exist and the benefit is long; those who find no work within the year need protection',
  },
  {
    stem: 'In Country X real output has fallen by 6%. Within a year the rate of unemployment has risen from 4%, where it had been for long, to 10%. There is one vacancy for every twelve unemployed people, and inflation has fallen. The unemployed receive 60% of their last wage for two years. The government plans to pay the benefit for one year only.',
    kind: 'In Country X unemployment rose as output fell, and inflation fell too. This points to a natural rate of about 4%. The other 6% is cyclical and involuntary: firms have too few orders to employ these workers at the going wage',
    kindPoint:
      'the rise from 4% to 10% came with a fall in output and inflation: it is cyclical and involuntary',
    effect:
      'In Country X, even if all unemployed people searched twice as hard, eleven out of twelve would find no vacancy. A lower income from benefits would reduce consumption, and AD, which is too low already, would fall further',
    effectPoint:
      'with one vacancy for twelve unemployed, more search finds no jobs, and lower benefits reduce consumption and AD',
    alternative:
      'What is needed is more demand, by lower taxes, higher government spending or a lower rate of interest, and it is needed soon. If people stay without work for years, they lose skills and contacts, employers distrust the long gap, and the natural rate itself rises. This is called hysteresis',
    verdict:
      'For Country X I judge that the policy would hardly lower the natural rate, and that the natural rate is not the problem now. By reducing AD it might even make the recession longer and so, through hysteresis, raise the natural rate. It should at least wait until there are vacancies again',
    point:
      'a conclusion such as: hardly, and it is the wrong aim now, since 6% is cyclical; by hysteresis the natural rate might even rise',
  },
  {
    stem: 'In Country X the shipyards of the north have closed. For six years the rate of unemployment has been 16% in the north, 3% in the south and 8% in the whole country, while inflation has been 2%. Most of the unemployed are former shipyard workers above the age of 45. The vacancies in the south are for nurses and software engineers, and rents there are twice as high. The unemployed receive 60% of their last wage for two years. The government plans to pay the benefit for one year only.',
    kind: 'In Country X inflation has been stable for six years, so 8% is about the natural rate. But most of it is structural: neither the skills nor the homes of the shipyard workers match the vacancies. They lack occupational and geographical mobility',
    kindPoint:
      'inflation is stable, so the 8% is natural, but structural: skills and homes do not match the vacancies',
    effect:
      'In Country X a shipyard worker cannot become a nurse by searching harder, nor move to the south, if the rent there is more than he or she could pay. Some would take lower paid work in northern shops or transport, but many would give up and leave the labour force. Then the rate falls and nobody has gained a job',
    effectPoint:
      'harder search gives no one a new skill or a cheaper home; some would leave the labour force, which lowers the rate without a job',
    alternative:
      'Measures that act on the cause are retraining, affordable homes in the south, better transport and grants to firms that move to the north. They are slow and costly, and older workers may gain little from training, but they remove the mismatch itself',
    verdict:
      'For Country X I judge that the natural rate would fall only a little, and partly because discouraged workers would no longer be counted. The unemployment is involuntary for most, so incentives are not what is missing. Money spent on retraining and homes would lower the natural rate by more, though later',
    point:
      'a conclusion such as: only a little, since the cause is a mismatch; retraining, homes and new firms in the north would do more, though later',
  },
] as const

question('shorter-benefit-and-the-natural-rate', {
  facts: { difficulty: 4 },
  values: random => ({ each: random.pick(BENEFITS) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt:
          'Assess whether payment of unemployment benefit for a shorter time would lower the natural rate of unemployment in Country X.',
        command: 'Assess',
        sides: [
          [
            'why the natural rate may fall',
            [
              'natural rate: unemployment when the labour market is in equilibrium; frictional and structural; inflation is stable',
              'the benefit pays for search: a shorter one makes people search harder and accept lower wages earlier; more workers accept jobs at each real wage',
              'a larger supply of workers holds wages down, so firms offer more jobs; less voluntary unemployment',
              'the government saves money and could cut taxes on low pay, which raises the reward for work',
            ],
          ],
          [
            'why it may not',
            [
              'without vacancies more search finds no jobs: cyclical unemployment is disequilibrium unemployment and needs more AD',
              'structural unemployment needs mobility: training, homes, transport, new firms',
              'search has a use: hasty matches waste skills and end soon',
              'some leave the labour force or claim other benefits: fewer are counted, but no more are employed; poverty and inequality rise',
            ],
          ],
          [
            'Country X',
            [`kind of unemployment: ${each.kindPoint}`, `effect of the policy: ${each.effectPoint}`],
          ],
        ],
        judgement: [
          'finds the kind of unemployment from the facts: vacancies, skills, regions, inflation',
          'keeps a fall in the natural rate apart from a fall in actual unemployment and from a fall in the number who are counted',
          'weighs the effect against its cost for those who find no work, and against other policies',
          each.point,
        ],
        solution:
          'Define the natural rate and say what it consists of. Explain how a benefit affects search, and so the number of workers who accept a job at each real wage. Then read the facts: vacancies, skills, regions and inflation tell which kind of unemployment Country X has. A policy against search that is too long cannot cure a lack of demand or of skills.',
        modelAnswer: [
          'The natural rate of unemployment is the rate at which the labour market is in equilibrium. Those who are then still unemployed are between jobs (frictional unemployment), or their skills or homes do not match the vacancies (structural unemployment). As the demand for labour equals the supply of workers who accept jobs, there is no pressure on inflation to rise or fall. Cyclical unemployment, which is due to a lack of aggregate demand (AD), is not a part of it: it is disequilibrium unemployment, and it is involuntary.',
          'Unemployment benefit belongs to the determinants of the natural rate. It allows people to search, and the longer it is paid, the longer they can refuse offers which they think too low. If it ends after a shorter time, the cost of refusing rises. The unemployed search harder, look in more places and accept lower wages. At each real wage more members of the labour force are then willing to take a job. In a diagram of the labour market the curve of those who accept jobs moves to the right, closer to the curve of the whole labour force. The distance between the two at the equilibrium wage is equilibrium unemployment, and it becomes smaller. As it is easier to fill vacancies, wages rise more slowly and firms offer more jobs. The government also saves money. It could use it to lower taxes on low pay, so that work is worth more.',
          'There are three reasons to doubt this. First, the policy works only if there are suitable jobs. Second, search is not a waste of time. An engineer who is forced to take work as a cleaner produces less than he or she could, and will leave as soon as possible, so that unemployment comes back. Third, some of those whose benefit ends do not find a job but stop looking, or claim other benefits. They no longer count as unemployed, so the measured rate falls, but employment does not rise. In addition there is the question of equity. People lose income who have not chosen to be unemployed, poverty grows, and children suffer from it. Benefits also act as an automatic stabiliser, and a country that shortens them makes its recessions deeper.',
          `Everything therefore turns on the kind of unemployment. ${each.kind}.`,
          `What would the shorter benefit do here? ${each.effect}. It must also be asked how strong the effect is. Studies in several countries have found that people whose benefit lasts longer stay unemployed somewhat longer on average, but by much less than the added months of benefit. A large cut thus brings a moderate fall in the time of search.`,
          `One should compare the policy with others. ${each.alternative}.`,
          `In general, a shorter benefit lowers the natural rate where long search is what keeps it high, and does little where jobs or skills are missing. The number and kind of vacancies show which of these is the case. ${each.verdict}. As the natural rate cannot be observed but only estimated, nobody could be quite sure afterwards how much of a fall in unemployment was due to the policy.`,
        ].join('\n\n'),
      }),
    ],
  }),
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
  facts: { difficulty: 4 },
  values: random => ({ each: random.pick(LOW_UNEMPLOYMENT) }),
  make: ({ each }) => {
    const { checks, drawing } = phillipsDiagram('the natural rate')
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt:
            'With the help of a diagram that shows how a rise in aggregate demand affects short-run and long-run Phillips curves, discuss whether the central bank of Country X has to give up some of this low unemployment in order to have low inflation.',
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
