import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { aggregateDemandMoves } from '../aggregate-demand'

const { question, templates } = questionsOf('essay', '9.2')

export { templates }

const GROWING = [
  {
    stem: 'Country X has large deposits of oil. For ten years its real GDP has grown by 6% a year, because more and more oil is sold abroad. The government receives half of the value of the oil. It spends about a third of this money on schools and roads, pays a third into a fund that buys foreign shares, and uses the rest for subsidies that keep petrol cheap.',
    now: 'In Country X the revenue from oil pays for schools, roads and cheap petrol. But few people work in the oil industry, so much of the gain reaches households only through the government, and cheap petrol helps most those who own cars',
    nowPoint:
      'oil employs few, so people gain mainly through the government; cheap petrol favours those who own cars',
    loss: 'In Country X each barrel that is sold is gone, and a part of the growth in GDP is no more than the sale of an asset. Cheap petrol makes people burn more of it, so that the air in the towns and the climate suffer as well',
    lossPoint: 'oil is non-renewable: what is sold now is gone, and cheap petrol adds to pollution',
    gain: 'In Country X schools and roads raise later productivity, and the fund can pay an income when the oil has run out. Two thirds of the revenue of the government, which is a third of the value of the oil, is used in this way',
    gainPoint: 'schools, roads and the foreign fund are assets that take the place of the oil',
    verdict:
      'For Country X I judge that the view is only partly right. The oil is used up, but two thirds of what the government receives for it are turned into other assets, and the coming generations may be able to live on them. The subsidies for petrol are the weak point, since they spend the last third on consumption that also pollutes',
    point:
      'a conclusion such as: only partly right, since two thirds of the revenue become schools, roads and a fund; the subsidies for petrol are what harms later generations',
  },
  {
    stem: 'For ten years the real GDP of Country X has grown by 5% a year, because forests have been cleared to sell timber and to keep cattle. A third of the forest is gone, and harvests in the valleys now suffer from floods and droughts. Most of the cleared land belongs to a small number of owners.',
    now: 'In Country X the sale of timber and beef brings income, and there is work for drivers and butchers. But the land belongs to a small number of owners, and cattle need few workers, so the growth is hardly inclusive. Farmers in the valleys lose harvests already',
    nowPoint:
      'a small number of owners receive most of the gain; farmers in the valleys lose harvests already',
    loss: 'In Country X trees are cut much faster than they grow again. Bare slopes hold less water, so that floods and droughts reduce harvests, the soil is washed away, and less carbon dioxide is taken out of the air',
    lossPoint:
      'trees are cut faster than they grow again; floods, droughts and lost soil reduce later output',
    gain: 'In Country X nothing shows that the money from timber and beef is used in such a way, and most of it probably goes to the owners of the land',
    gainPoint:
      'nothing shows that the gain is invested for later generations; most of it probably goes to the owners',
    verdict:
      'For Country X I judge that the view is right about the future and too kind about the present. Later generations lose soil and forest and receive little in return, and a part of the people lose even now. The forest could yield timber for ever if no more were cut than grows again. This would mean slower growth for some years, but output that can last',
    point:
      'a conclusion such as: the future does pay, and many people of today do not even gain; to cut no more than grows again would serve both',
  },
  {
    stem: 'For ten years the real GDP of Country X has grown by 4% a year, mainly because of software, health care and tourism. It has built wind farms and put a tax on carbon, and its emissions of carbon dioxide have fallen by a fifth. In the same time it has come to import most of its steel and clothing, which were once made at home.',
    now: 'In Country X the new industries create work for skilled people, the air has become cleaner, and more and better health care is a part of the growth itself. Former workers in steel and clothing, who have other skills, may have gained less',
    nowPoint:
      'skilled work, cleaner air and health care; former workers in steel and clothing may have gained less',
    loss: 'In Country X this danger is smaller, as software and health care use few materials. But its people still wear clothes and need steel. The emissions from making them now arise abroad, and for the climate it makes no difference where. Tourists arrive by aeroplane, too',
    lossPoint:
      'emissions at home have fallen, but those from the making of imported steel and clothing arise abroad',
    gain: 'In Country X the wind farms will go on producing electricity, and the knowledge behind software and health care is not used up when it is used',
    gainPoint: 'wind farms and knowledge are passed on to later generations',
    verdict:
      'For Country X I judge that the view is largely wrong. Output grows while emissions at home fall, and wind farms and knowledge are handed on. But I would not call the growth sustainable before the emissions of its imports have been counted. A part of the harm has perhaps only moved to other countries',
    point:
      'a conclusion such as: largely wrong, since the sources of growth are not used up, but the emissions of imports should be counted before the growth is called sustainable',
  },
] as const

question('growth-at-the-expense-of-later-generations', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(GROWING) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt:
          'Consider the view that economic growth in Country X raises the living standards of the present generation only at the expense of later generations.',
        command: 'Consider',
        sides: [
          [
            'gain of the present generation',
            [
              'economic growth: a rise in real GDP; living standards also depend on health, education, leisure, the environment and on how income is shared',
              'more output per head: higher consumption, jobs, tax revenue for schools and health care, less poverty',
              'limits: GDP counts neither pollution nor leisure, and growth need not be inclusive',
              `Country X: ${each.nowPoint}`,
            ],
          ],
          [
            'loss of later generations',
            [
              'sustainable growth: the needs of the present are met without reducing the ability of later generations to meet theirs',
              'non-renewable resources are used up, and renewable ones if they are used faster than they renew themselves',
              'pollution and climate change are external costs, which free markets ignore, and they reduce later output',
              `Country X: ${each.lossPoint}`,
            ],
          ],
          [
            'why growth need not harm later generations',
            [
              'what is used up can be replaced by other assets: capital, skills, technology, savings',
              'richer countries can afford cleaner technology; services use fewer materials: the type of growth matters more than its rate',
              'policies: carbon tax, tradable permits, subsidies for clean energy, rules on forests and fishing, international agreements',
              `Country X: ${each.gainPoint}`,
            ],
          ],
        ],
        judgement: [
          'separates two claims: that the present generation gains, and that later ones pay for it',
          'asks what is used up and what is handed on in its place',
          'GDP is a poor measure for this; other information would be needed (who gains, the state of resources, emissions)',
          each.point,
        ],
        solution:
          'The view makes two claims, so test both: do the people of today really gain, all of them, and do later generations really pay? Define sustainable growth and use it. Do not write a list of kinds of pollution: ask what Country X uses up, what it leaves behind instead, and which policy would change the balance.',
        modelAnswer: [
          'Economic growth is a rise in real GDP. The standard of living depends on real GDP per head, but also on things that GDP does not count, such as health, leisure, the state of the environment and the way in which income is shared. Growth is called sustainable when it meets the needs of the present without reducing the ability of later generations to meet theirs. The view contains two claims: that the present generation gains, and that later ones pay for it.',
          `The first claim has much in its favour. If real GDP grows faster than the population, output per head rises and people can consume more. Incomes and spending are taxed, and the revenue can pay for schools, health care and benefits without higher rates of tax. In this way growth has lifted many people out of poverty. But an average says nothing about how the gain is shared. If growth goes to the owners of land and capital, inequality rises and it is not inclusive. Longer hours, noise and bad air are costs that GDP leaves out. ${each.now}.`,
          `The second claim rests on the limits of nature. Non-renewable resources such as oil and ores can be used only once. Renewable ones such as fish, forests and fresh water last only if no more is taken than grows again. Production also causes external costs. Firms and consumers do not pay for the carbon dioxide that they put into the air, so a free market produces too much of it. The climate becomes warmer, and floods, droughts and lost harvests reduce output later. Those who will suffer most cannot vote or buy today, so the market ignores them and the government may do so as well. ${each.loss}.`,
          `However, it does not follow that all growth is a burden on the future. People leave behind not only what they have not used up, but also machines, roads, skills and knowledge. If the income from a resource is invested, one asset takes the place of another, and productive capacity need not fall. ${each.gain}. Growth can also change its form. As countries become richer, services often take a larger share of output and need fewer materials for each dollar of income, and people are more willing to pay for cleaner technology. It is then the type of growth that matters, more than its rate. Yet there are limits to this: a stable climate or a species, once lost, cannot be replaced by roads.`,
          'Policy can shift the balance. A carbon tax makes the polluter pay, so that cleaner methods become worth while, and it raises revenue, but it is often regressive and firms may move abroad. Tradable permits limit the total of emissions, though the limit may be too loose. Rules on forests or fishing act quickly where they can be enforced. As the climate is shared by all countries, each of them is tempted to wait for the others, and international agreements have few penalties. Such measures may slow growth for some years. They are worth their cost if they prevent a greater loss later.',
          `Whether the present lives at the expense of the future thus depends on three things: what is used up, what is invested in its place, and whether prices include external costs. Figures for GDP alone cannot tell, since they count the sale of a forest as income. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})

const PROPOSALS = [
  {
    stem: 'In Country X real output fell last year and is now 5% below its potential. Before that it grew by 3% a year, as did potential output. The government plans to cut income tax for two years and to borrow the money.',
    policy: 'the cut in income tax',
    demand:
      'A lower income tax leaves households with more disposable income. They spend a part of it on home output, so consumption rises, and the multiplier adds further rounds of spending',
    where:
      'Country X has a negative output gap of 5%, so workers and machines are idle and AS is rather flat where AD crosses it. Most of the rise in AD becomes real output',
    demandPoint: 'lower income tax raises disposable income and consumption; the multiplier adds to it',
    wherePoint: 'a gap of −5% means a rather flat AS, so mostly output rises',
    doubt:
      'Households that fear for their jobs may save the money, and a part of what they spend goes on imports. Government borrowing could raise the rate of interest and crowd out private investment, though hardly while firms have idle machines',
    potential:
      'A tax cut that is to last for two years changes potential output little. Some people may work longer hours and some firms may invest as their sales rise, but there are no new skills and no new technology. It can prevent a loss, however: if the recession lasted, the unemployed would lose skills and firms would put off investment, so that potential output itself would grow more slowly',
    potentialPoint:
      'a tax cut for two years adds little to potential output, but it can prevent the loss of skills and of investment in a long recession',
    after:
      'When the gap is closed, growth returns to about 3% a year. Until then it is faster, as lost ground is made up. When the tax goes up again after two years, AD is held back, so private spending must have recovered by then',
    alternative:
      'An alternative would be to spend the same sum on roads or schools, which raises AD as well, and none of it is saved in the first round, but it takes longer to begin. The government should also decide how the debt is to be repaid',
    verdict:
      'For Country X I judge that the view is wrong about “for good” but that the policy is sound all the same. Its problem is a lack of demand, and the trend of 3% needs no cure. Two years of faster growth are just what is required, provided that households spend the money',
    point:
      'a conclusion such as: not for good, but a sound policy, since the problem is a gap of 5% and the trend of 3% needs no cure',
  },
  {
    stem: 'For six years real output in Country X has grown by only 1% a year, as has its potential output, and there is no output gap. Inflation is 2%. The government, which would like growth of 3%, wants the central bank to cut its rate of interest from 4% to 2%.',
    policy: 'the cut in the rate of interest',
    demand:
      'A lower rate of interest makes loans cheaper and saving less attractive, so consumption and investment rise. The exchange rate tends to fall, so that net exports may rise as well',
    where:
      'Country X has no output gap, so workers and machines are in use and AS is steep where AD crosses it. Most of the rise in AD becomes a higher price level. Output rises above its potential for a time, by overtime for instance, until wages and other costs rise, SRAS shifts to the left and output falls back',
    demandPoint:
      'a lower rate makes loans cheaper and saving less attractive, so consumption and investment rise; the exchange rate tends to fall',
    wherePoint:
      'no gap means a steep AS, so mostly prices rise; output above potential cannot last, as costs rise and SRAS shifts left',
    doubt:
      'Firms without confidence may not borrow even at 2%, savers who receive less interest may spend less, and the full effect comes only after a long time lag',
    potential:
      'Cheaper loans may lead firms to buy more machines, and this part does raise potential output. But it is small. Firms invest only if they can find workers who know how to use the machines, and the central bank will have to raise its rate again when inflation goes up',
    potentialPoint:
      'cheaper loans may raise investment and so capacity somewhat, but the rate must rise again when inflation does',
    after:
      'When expected inflation has risen, growth is back at 1% a year, with inflation above 2%, and to bring it down again may cost output',
    alternative:
      'The alternative is supply-side policy: training, research, roads, competition, child care that allows more people to work. It takes years and uses tax revenue, but it can move LRAS further to the right each year, which is exactly what Country X lacks',
    verdict:
      'For Country X I judge that the view is wrong. Without an output gap the rate of interest has nothing to offer but a short boom. Growth of 3% for good requires that potential output grows by 3%, and for that it matters how much is learned and invested, not how much is spent',
    point:
      'a conclusion such as: wrong, since there is no gap; growth of 3% for good needs potential output that grows by 3%',
  },
  {
    stem: 'Real output in Country X is 3% below its potential, and potential output itself grows by only 1% a year. Goods often spoil on bad roads, and the power supply fails nearly every day. The government plans to borrow abroad in order to build roads and power stations for ten years.',
    policy: 'the building of roads and power stations',
    demand:
      'Government spending is a component of AD. The building firms pay wages, a part of which is spent again on home output, so that the multiplier adds further rounds',
    where:
      'Country X has a negative output gap of 3%, so at first there are idle workers and machines, and AS is rather flat where AD crosses it. Later, when the gap is closed and building goes on, prices will rise unless capacity has grown by then',
    demandPoint:
      'government spending is a component of AD; wages are spent again on home output (multiplier)',
    wherePoint:
      'a gap of −3% means a rather flat AS at first; prices rise once the gap is closed, unless capacity has grown by then',
    doubt:
      'Steel and turbines may have to be imported, which is a leakage, and projects take years to plan. The foreign money may raise the exchange rate, so that exports fall',
    potential:
      'Here potential output does rise. With better roads fewer goods spoil and firms reach more customers, and with a reliable supply of power machines stop less often, so costs fall and productivity rises. Other firms may invest because of it. LRAS shifts to the right, though only as each road and power station is finished',
    potentialPoint:
      'fewer goods spoil and machines stop less often, so productivity rises and LRAS shifts to the right as each project is finished',
    after:
      'For ten years growth can be faster than 1%. Once all is built, only the higher level of output is certain; its rate of growth stays higher if good roads and power have drawn in further investment and new firms',
    alternative:
      'Training would raise potential output as well, but skilled workers can do little while the power fails. Repair of what exists may bring more for each dollar than new projects, which are open to waste and corruption. The foreign debt has to be paid back, so each project should earn more than its interest',
    verdict:
      'For Country X I judge that the view is more right than wrong. This policy does not only close the gap but raises capacity where it is most lacking, so growth is faster for a decade and not just for a few years, and the higher level of output lasts if what is built is maintained. “For good” still promises too much: a rate that stays higher depends on further investment by firms',
    point:
      'a conclusion such as: more right than wrong, since it removes what limits capacity, but a higher level of output is more certain than a higher rate for ever',
  },
] as const

question('growth-for-good-or-for-a-time', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(PROPOSALS) }),
  make: ({ each }) => {
    const { checks, drawing } = aggregateDemandMoves('right', 'growth/policy-drawn')
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram that shows the effect of the policy on aggregate demand, evaluate the view that ${each.policy} will make the economy of Country X grow faster for good and not just for a few years.`,
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'effect on actual growth',
              [
                'actual growth: a rise in real GDP, possible out of idle resources; output gap: actual minus potential output, in per cent of potential output',
                `the chain to AD: ${each.demandPoint}`,
                required(
                  drawn(
                    'a labelled diagram: AD₁ shifts right to AD₂ along AS; P₁ and Y₁, P₂ and Y₂ are read off (on a flat AS mostly output rises, on a steep one mostly the price level)',
                    ...checks,
                  ),
                ),
                `the output gap decides: ${each.wherePoint}`,
              ],
            ],
            [
              'effect on potential growth',
              [
                'potential growth: a rise in productive capacity, a shift of LRAS to the right, by more or better resources',
                'in the long run actual output cannot grow faster than potential output, since spare capacity runs out',
                `this policy: ${each.potentialPoint}`,
                'what raises it: education, training, infrastructure, research, competition; slow, costly and uncertain',
              ],
            ],
          ],
          judgement: [
            'separates a faster return to potential output, a higher level of it and a higher rate of growth for ever',
            'begins with the output gap of Country X, and notes that potential output can only be estimated',
            'compares the policy with an alternative for the same country',
            each.point,
          ],
          solution:
            'Begin with the output gap: is actual output below its potential, and how fast does potential output grow? The diagram shows what the policy does to AD, and you have to say how flat AS is there. Then ask what it does to LRAS, because only that lasts. The words *for good* are what the question turns on.',
          modelAnswer: [
            'Actual growth is a rise in real GDP. Potential growth is a rise in what an economy can produce with its resources, and it is shown by a shift of LRAS to the right. The output gap is the difference between actual and potential output, as a percentage of potential output. If the gap is negative, actual output can for some years grow faster than potential output, as idle workers and machines are brought back into use. When they are used up, it cannot. The rate of growth for good is therefore the rate at which potential output grows.',
            `First the effect on demand. ${each.demand}. In the diagram AD shifts to the right, from AD₁ to AD₂. At the old price level P₁ more is demanded than is produced, so firms raise output and prices until a new equilibrium is reached. The price level goes from P₁ to P₂ and real output from Y₁ to Y₂. How the shift is divided between the two depends on the slope of AS, that is, on spare capacity. ${each.where}.`,
            `There are doubts even about this first step. ${each.doubt}. Moreover, potential output cannot be observed: it is estimated from the trend and from surveys of firms, and such estimates are often revised. A government that believes in a gap that does not exist will cause inflation.`,
            `Now the effect on capacity. Potential output rises if there are more resources or better ones: more capital, a larger or better trained labour force, new technology. ${each.potential}.`,
            `This leads to the question of time. ${each.after}. A higher level of output must not be taken for a higher rate of growth. When AD has shifted once, output rises once and then stops rising, unless AD goes on shifting. With LRAS it is the same: it has to move further each year if growth is to continue. ${each.alternative}.`,
            `In general the answer depends on the size of the output gap and on whether the policy changes the quantity or quality of resources. Policy that acts on demand alone can close a gap, and this may be worth a great deal, since output that is not produced in a recession is lost. It can hardly raise the trend. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
