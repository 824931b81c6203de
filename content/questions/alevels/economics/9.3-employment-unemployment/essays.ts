import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

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
  facts: { difficulty: 4, checked: '2026-11-29' },
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
          'There are three reasons to doubt this. First, the policy works only if there are suitable jobs. Second, search is not a waste of time. An engineer who is forced to take work as a cleaner produces less than he or she could and may soon leave, so that the search begins again. Third, some of those whose benefit ends do not find a job but stop looking, or claim other benefits. They no longer count as unemployed, so the measured rate falls, but employment does not rise. In addition there is the question of equity. People lose income who have not chosen to be unemployed, poverty grows, and children suffer from it. Benefits also act as an automatic stabiliser, and if they are paid for a shorter time, consumption falls by more in a recession.',
          `Everything therefore turns on the kind of unemployment. ${each.kind}.`,
          `What would the shorter benefit do here? ${each.effect}. It must also be asked how strong the effect is. Those who find work within a year in any case are hardly touched by the change. It affects those who would have searched for longer, so the result depends on how many they are and on whether there is work that they could accept.`,
          `One should compare the policy with others. ${each.alternative}.`,
          `In general, a shorter benefit lowers the natural rate where long search is what keeps it high, and does little where jobs or skills are missing. The number and kind of vacancies show which of these is the case. ${each.verdict}. As the natural rate cannot be observed but only estimated, nobody could be quite sure afterwards how much of a fall in unemployment was due to the policy.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
