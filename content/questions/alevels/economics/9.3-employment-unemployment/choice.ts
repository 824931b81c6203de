import { bySize, pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, roundTo } from '@/lib/exams/format'
import { listed, numbering, reasons, setsOf } from '../numbered-statements'
import { percent1 } from '../shared'

const { question, templates } = choiceQuestions('9.3')

export { templates }

question('natural-and-cyclical-rate', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const force = random.pick([20, 25, 30, 40, 50])
    const outside = random.step(6, 20, 2)
    const natural = random.pick([4, 5, 6])
    const actual = natural + random.pick([2, 3, 4, 5])
    // Equal rates would be right by the wrong way.
    if (actual === 2 * natural) return null
    const accept = roundTo((force * (100 - natural)) / 100, 4)
    const employed = roundTo((force * (100 - actual)) / 100, 4)
    const asked = random.pick(['natural', 'cyclical', 'cyclical'] as const)
    const right = asked === 'natural' ? natural : actual - natural
    const adults = force + outside
    const slips = slipsOf(
      asked === 'natural'
        ? {
            'You gave the actual rate of unemployment in the recession.': actual,
            'You gave the cyclical part of unemployment only.': actual - natural,
            'You divided by the population of working age, not by the labour force.':
              ((force - accept) / adults) * 100,
            'You counted people outside the labour force as unemployed.': ((adults - accept) / adults) * 100,
            'You divided by the number who accept jobs, not by the labour force.':
              ((force - accept) / accept) * 100,
            'You took zero as the natural rate, but some frictional and structural unemployment remains.': 0,
          }
        : {
            'You gave the actual rate, which includes frictional and structural unemployment.': actual,
            'You gave the natural rate, which remains when demand has recovered.': natural,
            'You divided by the population of working age, not by the labour force.':
              ((accept - employed) / adults) * 100,
            'You added the natural rate to the actual rate instead of subtracting it.': actual + natural,
            'You counted people outside the labour force as unemployed.':
              ((adults - employed) / adults) * 100,
            'You gave the millions of people in cyclical unemployment, not their share of the labour force.':
              accept - employed,
          },
    ).filter(([value]) => Math.abs(value - right) > 0.15)
    const wrong = threeSlips(random, right, slips, percent1)
    return wrong && { force, adults, accept, employed, asked, right, wrong, natural, actual }
  },
  make: ({ force, adults, accept, employed, asked, right, wrong, natural, actual }) => ({
    stem: [
      'The table shows the labour market of a country in a recession. Nobody’s skills or wishes have changed since before the recession.',
      'An economist has collected these data on the labour market of a country in a recession. The labour force is the same as before it.',
    ],
    table: {
      head: ['', 'million'],
      rows: [
        ['population of working age', plain(adults)],
        ['labour force', plain(force)],
        ['people who accept jobs when the labour market is in equilibrium', plain(accept)],
        ['people employed in the recession', plain(employed)],
      ],
    },
    prompt:
      asked === 'natural'
        ? 'What is the natural rate of unemployment?'
        : 'Which percentage of the labour force is in cyclical unemployment?',
    options: bySize({ right, wrong, print: percent1 }),
    solution: `Natural rate = (${plain(force)} − ${plain(accept)}) ÷ ${plain(force)} × 100 = ${percent1(natural)}: people of the labour force who do not take a job even in equilibrium.

Actual rate = (${plain(force)} − ${plain(employed)}) ÷ ${plain(force)} × 100 = ${percent1(actual)}. Cyclical unemployment is the difference, ${percent1(actual - natural)}. The question asks for the ${asked === 'natural' ? 'natural rate' : 'cyclical part'}: ${percent1(right)}.`,
  }),
  verify: ({ force, accept, employed, asked }) =>
    percent1(((asked === 'natural' ? force - accept : accept - employed) / force) * 100),
})

const CASES = [
  [
    'disequilibrium | involuntary',
    'In a recession, orders for furniture fall and a carpenter is dismissed. She would take any carpenter’s job at the going wage, but there is none.',
    'Demand for labour has fallen and the wage has not, so more people want to work at this wage than firms want. She would work, so it is not her choice.',
  ],
  [
    'disequilibrium | involuntary',
    'Tourists stay away in a world recession. A hotel cook who has been dismissed would cook for the going wage in any hotel, but none has a vacancy.',
    'Demand for labour has fallen and the wage has not, so there are too few jobs at this wage. He would work, so it is not his choice.',
  ],
  [
    'disequilibrium | involuntary',
    'Exports collapse. A factory closes, and its workers would accept the going wage anywhere, but no firm is hiring.',
    'Demand for labour has fallen and the wage has not. The workers would work, so it is not their choice.',
  ],
  [
    'equilibrium | voluntary',
    'There are many vacancies at the going wage. A clerk has left his job and refuses several of them, as he hopes to find a more interesting one.',
    'Jobs are there, so supply does not exceed demand. He could work but prefers to go on looking.',
  ],
  [
    'equilibrium | voluntary',
    'Firms offer enough jobs at the going wage. A worker turns them down, since benefits are almost as high as the pay after tax.',
    'Jobs are there, so supply does not exceed demand. She could work but prefers not to at this wage.',
  ],
  [
    'equilibrium | voluntary',
    'The labour market of a city clears at the going wage. A waiter in the labour force turns down the jobs offered and waits for better pay.',
    'The market clears, so this is not a lack of jobs. He could work but does not accept the wage.',
  ],
] as const

question('equilibrium-and-voluntary', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['disequilibrium | involuntary', 'equilibrium | voluntary'] as const)
    const [row, happens, why] = random.pick(CASES.filter(([each]) => each === asked))
    return { row, happens, why }
  },
  make: ({ row, happens, why }) => {
    const cleared = row.startsWith('eq')
    const [kind, choice] = cleared ? ['equilibrium', 'voluntary'] : ['disequilibrium', 'involuntary']
    const [otherKind, otherChoice] = cleared
      ? ['disequilibrium', 'involuntary']
      : ['equilibrium', 'voluntary']
    const kindSlip = cleared
      ? 'You took this for a lack of jobs, but the labour market clears at the going wage.'
      : 'You took the labour market to clear, but at the going wage more people want jobs than there are.'
    const choiceSlip = cleared
      ? 'You overlooked that a job at the going wage could have been taken.'
      : 'You overlooked that a job at the going wage would have been taken.'
    return {
      stem: happens,
      prompt: ['Which row describes this unemployment?', 'How is this unemployment classified?'],
      columns: 'type | choice',
      right: row,
      wrong: {
        [`${otherKind} | ${choice}`]: kindSlip,
        [`${kind} | ${otherChoice}`]: choiceSlip,
        [`${otherKind} | ${otherChoice}`]: `${kindSlip} The choice is wrong as well.`,
      },
      solution: why,
    }
  },
  verify: ({ happens }) => (/recession|collapse/.test(happens) ? 'disequilibrium' : 'equilibrium'),
})

const HYSTERESIS = {
  right: [
    [
      'Those without jobs for years lost skills and were no longer hired by firms.',
      'The cyclical unemployed became structurally unemployed.',
    ],
    [
      'People long out of work lost their contacts and the habit of daily working.',
      'People who have lost the habit of work do not fill the vacancies.',
    ],
    [
      'Employers did not hire people who had by then been without work for years.',
      'Vacancies and unemployment exist side by side.',
    ],
  ],
  wrong: pairs({
    'Aggregate demand was still too low for firms to take back their workers.':
      'You overlooked that demand has recovered: output is back at its trend.',
    'Benefits were raised by a new law, so the unemployed searched less eagerly.':
      'You chose another cause of a higher natural rate. It does not come from the recession itself.',
    'A new law made dismissals costly, so firms became more careful in hiring.':
      'You chose another cause of a higher natural rate. It does not come from the recession itself.',
    'New machines were invented that replaced workers in the banks and shops.':
      'You chose structural unemployment by new technology, which does not come from the recession.',
    'A new law on minimum pay raised wages above the level that clears the market.':
      'You chose real-wage unemployment, which does not come from the recession.',
    'Many students finished their courses at the same time and began to search.':
      'You chose frictional unemployment, which does not come from the recession.',
  }),
} as const

question('hysteresis-after-a-recession', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const before = random.pick([4, 5, 6])
    const peak = before + random.pick([5, 6, 7])
    const after = before + random.pick([2, 3])
    return {
      before,
      peak,
      after,
      years: random.pick(['three', 'four', 'five']),
      right: random.pick(HYSTERESIS.right),
      wrong: random.sample(HYSTERESIS.wrong, 3),
    }
  },
  make: ({ before, peak, after, years, right, wrong }) => ({
    stem: `In a recession that lasted ${years} years, unemployment in a country rose from ${before}% to ${peak}%. Output then returned to its trend, and inflation began to rise, but unemployment fell only to ${after}%.`,
    prompt: ['Which explanation is an example of hysteresis?', 'Which of these explanations is hysteresis?'],
    right: right[0],
    wrong,
    solution: `Hysteresis means that unemployment stays high after its first cause has gone. ${right[1]} The natural rate itself has risen, which is why inflation begins to rise at ${after}% already.

A lack of demand is not the reason, since output is back at its trend. Other events may raise the natural rate too, but hysteresis is the lasting effect of the recession itself.`,
  }),
})

const MOBILITY = [
  [
    'occupational',
    'Coal miners cannot take the vacancies for nurses and electricians in their own town.',
    'The vacancies are in the same town, so the obstacle is skills.',
  ],
  [
    'occupational',
    'Typists in a large city lose their jobs to software, while firms in the same city look for programmers.',
    'The vacancies are in the same city, so the obstacle is skills.',
  ],
  [
    'occupational',
    'Textile workers live beside a new factory that needs technicians, but have no certificates.',
    'The factory is next door, so the obstacle is qualifications.',
  ],
  [
    'geographical',
    'Trained builders in a rural region know of building jobs in the capital, but cannot pay the rents there.',
    'They have the skills, so the obstacle is the cost of a home near the jobs.',
  ],
  [
    'geographical',
    'Cooks in the north are unemployed, while restaurants in the south cannot find cooks. Moving there costs a family all its savings.',
    'They have the skills, so the obstacle is the cost of moving.',
  ],
  [
    'geographical',
    'Experienced welders on an island have no work, although shipyards on the mainland need welders.',
    'They have the skills, so the obstacle is distance.',
  ],
] as const

const MEASURES = {
  occupational: [
    'free courses that lead to recognised certificates',
    'grants for adults who learn a second trade',
    'paid apprenticeships for experienced workers who change industry',
  ],
  geographical: [
    'the building of homes with low rents where jobs are found',
    'grants for the cost of moving house',
    'faster and cheaper transport to the places with jobs',
  ],
  neither: [
    'a longer period during which benefits are paid',
    'a cut in the rate of sales tax on all goods',
    'a higher minimum wage in all industries',
  ],
} as const

question('kind-of-immobility', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['occupational', 'geographical'] as const)
    const [kind, happens, why] = random.pick(MOBILITY.filter(([each]) => each === asked))
    return {
      kind,
      happens,
      why,
      helps: random.pick(MEASURES[asked]),
      helpsOther: random.pick(MEASURES[asked === 'occupational' ? 'geographical' : 'occupational']),
      neither: random.pick(MEASURES.neither),
    }
  },
  make: ({ kind, happens, why, helps, helpsOther, neither }) => {
    const other = kind === 'occupational' ? 'geographical' : 'occupational'
    const kindSlip = `You took the ${kind === 'occupational' ? 'place' : 'trade'} for the obstacle. ${why}`
    return {
      stem: happens,
      prompt: [
        'Which row shows the kind of immobility and a measure that acts on it?',
        'What kind of immobility is this, and what would reduce it?',
      ],
      columns: 'kind of immobility | measure',
      right: `${kind} | ${helps}`,
      wrong: {
        [`${other} | ${helpsOther}`]: kindSlip,
        [`${kind} | ${helpsOther}`]: `You have the kind right, but this measure acts on ${other} immobility.`,
        [`${kind} | ${neither}`]:
          'You have the kind right, but this measure does not make it easier to change job or place.',
      },
      solution: `${why} So it is ${kind} immobility.

A measure that acts on it is ${helps}. The immobility keeps vacancies and unemployed workers apart, which is structural unemployment.`,
    }
  },
  verify: ({ happens }) => (/own town|same city|beside/.test(happens) ? 'occupational' : 'geographical'),
})

question('vacancies-and-the-right-policy', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const structural = random.chance(0.5)
    const vacancies = random.step(80, 160, 10)
    const later = structural ? vacancies + random.step(120, 200, 10) : vacancies - random.step(30, 60, 10)
    const unemployed = random.step(200, 320, 20)
    const rise = random.step(120, 220, 20)
    const long = random.int(18, 24)
    const longLater = structural ? random.int(48, 60) : long + random.int(1, 3)
    const inflation = random.pick([2.4, 2.8, 3.1])
    const inflationLater = structural ? inflation + 0.6 : inflation - 1.9
    return { structural, vacancies, later, unemployed, rise, long, longLater, inflation, inflationLater }
  },
  make: v => {
    const retrain = 'retraining for the trades in which firms cannot find workers'
    const demand = 'a cut in the rate of interest and more government spending'
    const right = v.structural ? retrain : demand
    const wrong = v.structural
      ? ([
          [
            demand,
            'You took this for a lack of demand. Vacancies have risen, and more demand would add to inflation.',
          ],
          [
            'a rise in income tax to pay for longer unemployment benefits',
            'You chose a measure that weakens the incentive to accept or learn a new job.',
          ],
          [
            'a minimum wage above the present wage in all trades',
            'You chose a measure that raises the wage. It fills no gap in skills.',
          ],
        ] as const)
      : ([
          [
            retrain,
            'You took this for a mismatch of skills. Vacancies have fallen, so there are too few jobs to train for.',
          ],
          [
            'a rise in income tax to balance the government’s budget',
            'You chose a measure that reduces demand further.',
          ],
          [
            'a cut in unemployment benefits to make people search harder',
            'You overlooked that vacancies have fallen. Harder search finds no job that is not there.',
          ],
        ] as const)
    return {
      stem: [
        'The table shows data of the labour market of a country in two years.',
        'A government compares these data of two years before it chooses a policy.',
        'A labour ministry has published these data.',
      ],
      table: {
        head: ['', 'year 1', 'year 2'],
        rows: [
          ['unemployed people / thousand', plain(v.unemployed), plain(v.unemployed + v.rise)],
          ['vacancies / thousand', plain(v.vacancies), plain(v.later)],
          ['share of the unemployed without work for over a year', `${v.long}%`, `${v.longLater}%`],
          ['rate of inflation', percent1(v.inflation), percent1(v.inflationLater)],
        ],
      },
      prompt: [
        'Which policy is most likely to reduce the unemployment that has been added?',
        'Which policy fits the cause of the rise in unemployment best?',
      ],
      right,
      wrong,
      solution: v.structural
        ? `Unemployment and vacancies have **both** risen: the jobs are there, but the unemployed do not fit them. The longer spells of unemployment point the same way. This is structural, so skills must change. More demand would raise inflation, which is rising already.`
        : `Vacancies have **fallen** while unemployment has risen, inflation is lower, and long spells are no more common than before. Firms need fewer workers because demand is low: this is cyclical unemployment. Higher aggregate demand raises the demand for labour. Training alone would give skilled people without jobs.`,
    }
  },
  verify: ({ vacancies, later }) =>
    later > vacancies
      ? 'retraining for the trades in which firms cannot find workers'
      : 'a cut in the rate of interest and more government spending',
})

const AT_NATURAL_RATE = {
  correct: [
    [
      'At first, output rises and unemployment falls.',
      'Higher demand makes firms hire more people for a time.',
    ],
    [
      'In the long run, unemployment is again at its natural rate.',
      'When workers expect the higher inflation, real wages and employment return to equilibrium.',
    ],
    [
      'In the long run, the rate of inflation is higher than before.',
      'The lasting effect of more demand at the natural rate is faster inflation.',
    ],
    [
      'In the long run, only a supply-side policy could keep unemployment at the lower rate.',
      'The natural rate depends on how the labour market works, not on demand.',
    ],
  ],
  wrong: [
    [
      'In the long run, the natural rate of unemployment falls to the lower rate.',
      'Demand does not change benefits, skills or mobility, which determine the natural rate.',
    ],
    [
      'At first, unemployment cannot change, because there is none at the natural rate.',
      'At the natural rate there is frictional and structural unemployment, and it can fall for a time.',
    ],
    [
      'In the long run, inflation falls back to where it began without any further policy.',
      'Nothing brings inflation down again once it is expected.',
    ],
    [
      'At first, the rise in demand makes unemployment rise above its natural rate.',
      'More demand raises the demand for labour, so unemployment falls at first.',
    ],
  ],
} as const

question('demand-at-the-natural-rate', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const rate = random.pick([4, 4.5, 5, 5.5])
    const list = numbering(random, AT_NATURAL_RATE)
    return {
      rate,
      aim: rate - random.pick([1, 1.5]),
      inflation: random.pick([2, 3]),
      how: random.pick([
        'lets the money supply grow faster',
        'raises its spending',
        'has the rate of interest lowered',
      ]),
      list,
    }
  },
  make: ({ rate, aim, inflation, how, list }) => ({
    stem: `Unemployment is at its natural rate of ${plain(rate)}%, and inflation is stable at ${inflation}%. The government ${how} in order to bring unemployment down to ${plain(aim)}% for ever.

${listed(list)}`,
    prompt: [
      'Which statements are correct according to the theory of the natural rate?',
      'Which of the statements follow from the theory of the natural rate?',
    ],
    options: setsOf(list),
    solution: `At the natural rate the labour market is in equilibrium. More demand moves it out of equilibrium only for a time.

${reasons(list)}`,
  }),
})

const LOWERS_NATURAL_RATE = pairs({
  'better information about vacancies in other towns':
    'You overlooked that the search for a job becomes shorter, so frictional unemployment falls.',
  'courses in skills that employers are looking for':
    'You overlooked that the mismatch of skills becomes smaller, so structural unemployment falls.',
  'a cut in income tax on low-paid work only':
    'You overlooked that work pays more compared with benefits, so more people accept jobs.',
  'cheaper homes in the regions with many vacancies':
    'You overlooked that mobility rises, so structural unemployment falls.',
  'simpler recognition of certificates from other trades':
    'You overlooked that occupational mobility rises, so structural unemployment falls.',
  'more places in child care near large employers':
    'You overlooked that more parents can accept the jobs there are.',
})

const LEAVES_NATURAL_RATE = [
  ['a short boom in spending on durable goods', 'A boom in spending reduces cyclical unemployment.'],
  ['a rise in exports to countries in a boom', 'A rise in exports reduces cyclical unemployment.'],
  [
    'more bank lending to firms with idle machines',
    'More lending raises aggregate demand, which reduces cyclical unemployment.',
  ],
  [
    'longer payment of benefits to those who search',
    'Longer benefits make it less urgent to accept a job, which raises the natural rate.',
  ],
] as const

question('what-leaves-the-natural-rate', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    right: random.pick(LEAVES_NATURAL_RATE),
    wrong: random.sample(LOWERS_NATURAL_RATE, 3),
    who: random.pick(['A government wants', 'A labour ministry wants', 'The parties in a parliament want']),
  }),
  make: ({ right, wrong, who }) => ({
    stem: `${who} to reduce the natural rate of unemployment.`,
    prompt: [
      'Which change is **not** likely to do so?',
      'Which of these would **not** help to reach this aim?',
    ],
    right: right[0],
    wrong,
    solution: `${right[1]} The natural rate consists of frictional and structural unemployment.

It falls when people find, accept or are able to do the jobs that there are, as after the other three changes.`,
  }),
})
