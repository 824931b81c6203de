import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('data', '9.3', { calculator: 'needed' })

export { templates }

// Labour force of the three regions in thousand: people leave that of the north after the recession.
const FORCE = [
  [3000, 5000, 4000],
  [2900, 5000, 4000],
] as const

question('long-term-unemployed-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const v = {
      before: [random.int(5, 6), random.step(4.2, 4.8, 0.2), random.step(3.8, 4.4, 0.2)] as const, // per cent, regions
      after: [random.int(13, 16), random.step(4.8, 5.4, 0.2), random.step(4, 4.6, 0.2)] as const,
      slump: random.step(9, 10.2, 0.2), // per cent, whole country, Year 3
      long: [random.step(15, 20, 5), random.step(25, 30, 5), random.step(45, 60, 5)] as const, // per cent of the unemployed
      vacancies: [random.step(170, 190, 5), random.step(60, 80, 5), random.step(220, 250, 5)] as const, // thousand
      output: [random.int(94, 96), random.int(104, 107)] as const, // index of real GDP in Years 3 and 6
      inflation: [random.step(2, 2.4, 0.2), random.step(0.4, 1, 0.2), random.step(3.4, 4.2, 0.2)] as const,
      places: random.step(20, 40, 5), // thousand
      cost: random.step(4, 7, 0.5), // thousand dollars a place
      finish: random.step(60, 75, 5), // of every 100 who begin
      job: random.step(56, 68, 4), // per cent of those who finish
      other: random.int(25, 32), // of every 100 who did not take part
      rent: random.step(70, 95, 5), // per cent by which rents in the south are higher
      subsidy: random.step(250, 400, 50), // dollars a month
    }
    const jobless = v.after.reduce((sum, each, at) => sum + (each * (FORCE[1][at] ?? 0)) / 100, 0)
    const success = (v.finish * v.job) / 100
    const lasting = (Math.round(jobless) * v.long[2]) / 100
    return Number.isInteger(lasting) && success - v.other >= 9 && success - v.other <= 18
      ? { ...v, jobless: Math.round(jobless), lasting, success: roundTo(success, 0) }
      : null
  },
  make: v => {
    const first = v.before.reduce((sum, each, at) => sum + (each * (FORCE[0][at] ?? 0)) / 100, 0)
    const force = [12_000, 12_000, 11_900]
    const out = [Math.round(first), Math.round(v.slump * 120), v.jobless]
    const rates = out.map((each, at) => plain(roundTo((each / (force[at] ?? 1)) * 100, 1), 1))
    const [vacanciesFirst, vacanciesSlump, vacanciesLast] = v.vacancies
    const extra = v.success - v.other
    const each = plain(roundTo((v.cost * 100) / extra, 0))
    return {
      stem: `**Jobs, but not for everybody**

*Extract 1: after the recession*

In Year 2 car makers closed most of their plants in the north of Country X, and by Year 3 the whole country was in a recession. The government waited: it feared for the budget and expected the economy to recover by itself. It did. The table shows three years, and the chart the rates of unemployment of the three regions.

In Year 6 software firms, hotels and hospitals in the south search for staff. A car worker from the north seldom has the skills they ask for, and rents in the south are ${v.rent}% higher. Many in the north have stopped looking for work. An employer was frank: “If somebody has been out of work for two years, I don’t even invite them.” Unemployment benefit may be drawn for three years.

*Extract 2: training, or something else?*

At the start of Year 5 the government began a training programme for people who have been unemployed for more than a year. It has ${v.places} thousand places at a cost of \\$${plain(v.cost * 1000)} each. A course lasts a year. Of every 100 people who begin, ${v.finish} finish, and ${v.job}% of those who finish find work within six months. Job centres choose whom they send. Of every 100 long-term unemployed who did not take part, ${v.other} found work in the same time.

The trade unions want more public spending to create jobs in the north at once. The central bank warns that inflation is above its aim of 2% already. Employers ask for a subsidy of \\$${v.subsidy} a month for a year for each long-term unemployed person they take on. An economist would pay the unemployed to move house and build flats in the south. What became of those who were trained after their first six months in work is not known, nor whether they earn as much as before.`,
      figure: chartFigure(
        {
          name: 'the-macroeconomy-a-level/unemployment-by-region',
          title: 'Unemployment in the regions of Country X',
        },
        barChart({
          categories: ['north', 'centre', 'south'],
          values: [
            { name: 'Year 1', values: v.before },
            { name: 'Year 6', values: v.after },
          ],
          yLabel: 'Unemployment / % of the labour force',
          yEvery: 2,
          yMax: 16,
        }),
      ),
      table: {
        caption: 'Country X',
        head: ['', 'Year 1', 'Year 3', 'Year 6'],
        rows: [
          ['Labour force (thousand)', ...force.map(number => plain(number))],
          ['Employed (thousand)', ...out.map((number, at) => plain((force[at] ?? 0) - number))],
          ['Unemployed for more than a year (% of the unemployed)', ...v.long.map(share => plain(share))],
          ['Vacancies (thousand)', ...v.vacancies.map(number => plain(number))],
          ['Real GDP (Year 1 = 100)', '100', plain(v.output[0]), plain(v.output[1])],
          ['Inflation (%)', ...v.inflation.map(rate => plain(rate, 1))],
        ],
      },
      parts: {
        a: calculated({
          prompt:
            'Calculate how many people, in thousand, had been unemployed for more than a year in Year 6.',
          answer: v.lasting,
          unit: '',
          method: `unemployed: 11\u2009900 − ${plain(11_900 - v.jobless)} = ${plain(v.jobless)} thousand; × ${v.long[2]}%`,
          result: `${plain(v.lasting)} thousand`,
          solution: `The labour force is made up of employed and unemployed people, so 11\u2009900 − ${plain(11_900 - v.jobless)} = ${plain(v.jobless)} thousand were unemployed. ${v.long[2]}% of them had been so for more than a year: ${plain(v.jobless)} × ${plain(v.long[2] / 100, 2)} = ${plain(v.lasting)} thousand.`,
        }),
        b: weighed({
          prompt:
            'Explain, with evidence from the table, why most of the unemployment in Year 6 can be called equilibrium unemployment, and consider whether it is voluntary.',
          marks: 4,
          AO1: [
            'equilibrium unemployment remains when the labour market clears: frictional and structural unemployment (the natural rate)',
          ],
          AO2: [
            `demand is not lacking: real GDP is ${v.output[1] - 100}% above that of Year 1, and inflation has risen to ${plain(v.inflation[2], 1)}%`,
            `there are more vacancies than in Year 1 (${vacanciesLast} against ${vacanciesFirst} thousand) and yet more unemployed people (${rates[2]}% against ${rates[0]}%): they do not match`,
            `${v.long[2]}% of the unemployed have been without work for more than a year although output has recovered, so their unemployment is not cyclical`,
          ],
          AO3: [
            'largely not: car workers in the north lack the skills asked for, cannot pay the rents in the south or are not invited, so they have no job to accept',
            'in part it may be: benefit for three years lets people wait for a better job, and some could move but prefer not to; the line between the two is not sharp',
          ],
          modelAnswer: `Equilibrium unemployment is what remains when the labour market clears; it is frictional or structural. In Year 6 there is no general lack of demand: real GDP is ${v.output[1] - 100}% higher than in Year 1 and inflation has risen to ${plain(v.inflation[2], 1)}%. There are ${vacanciesLast} thousand vacancies, more than the ${vacanciesFirst} thousand of Year 1, and yet unemployment is ${rates[2]}% instead of ${rates[0]}%. The unemployed do not match the vacancies.

Unemployment is voluntary if a person could have a job at the going wage but does not take it. A few may wait for better work, since benefit is paid for three years. But a car worker who lacks the skills, or whom nobody invites because of two years without work, has no offer to refuse. I would call most of it involuntary.`,
          solution:
            'One mark for what equilibrium unemployment is, two for evidence (no lack of demand; vacancies and unemployment both higher), one for a judgement on whether people could take the jobs. The rates are unemployed ÷ labour force × 100.',
        }),
        c: weighed({
          prompt:
            'Explain how hysteresis may have raised the natural rate of unemployment in Country X, and consider whether expansionary fiscal policy in Year 3 could have prevented this.',
          marks: 6,
          AO1: [
            'hysteresis: unemployment that was cyclical becomes lasting, because people are without work for long',
            'the natural rate: unemployment when the labour market is in equilibrium and inflation is stable',
          ],
          AO2: [
            `the longer people are unemployed, the more they lose skills, contacts or confidence: the share of the long-term unemployed rose from ${v.long[0]}% to ${v.long[2]}%, and many stopped looking`,
            'employers take long unemployment as a bad sign (“I don’t even invite them”), so the same number of vacancies leads to fewer jobs filled',
          ],
          AO3: [
            `it could have helped: inflation was only ${plain(v.inflation[1], 1)}% and vacancies ${vacanciesSlump} thousand, so higher AD would have kept people in work and their skills in use`,
            'not wholly: most of the lasting rise is in the north, where car making declined for good; this was structural from the beginning, and higher AD in the whole country does not undo it',
            'there were costs and doubts: time lags, a larger deficit, or in Year 3 nobody could know how long the recession would last',
          ],
          modelAnswer: `The natural rate is the rate of unemployment at which the labour market is in equilibrium and inflation is stable. Hysteresis means that it depends on the past: cyclical unemployment that lasts turns into structural unemployment.

In Year 3 unemployment was ${rates[1]}%. As the government waited, more and more people were without work for long; the share of those unemployed for more than a year rose from ${v.long[0]}% in Year 1 to ${v.long[2]}% in Year 6. They lost skills and confidence, and some stopped looking. Employers do not even invite them. So now that there are many vacancies, they are not hired, and unemployment stays at ${rates[2]}% although inflation rises. The natural rate has gone up.

Lower taxes or more spending in Year 3 would have raised AD. With inflation at ${plain(v.inflation[1], 1)}% there was little danger in this, and more people would have stayed in work and kept their skills. But the chart shows that most of the lasting rise is in the north. There the car plants were closed for good, so much of the loss was structural from the beginning, and fiscal policy for the whole country cannot reopen them. It could have prevented some of the hysteresis, for example by keeping firms in the north other than car makers busy. It could not have prevented the rest without early retraining.`,
          solution:
            'Two marks for hysteresis and the natural rate, two for how long unemployment makes people harder to hire, with evidence, two for judging fiscal policy in Year 3: spare capacity, but a structural cause in one region.',
        }),
        d: weighed({
          prompt:
            'Assess, using the evidence, whether the training programme is the most effective policy to reduce unemployment in Country X.',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'training is a supply-side policy: it raises occupational mobility and so lowers structural unemployment (the natural rate)',
            'geographical immobility or demand-deficient unemployment needs other policies (housing, regional aid, higher AD)',
          ],
          AO2: [
            `for: vacancies and unemployment exist side by side, as skills do not match; about ${v.success} of 100 who begin find work (${v.job}% of ${v.finish}), against ${v.other} of those who did not take part`,
            `against: only about ${extra} more in 100 find work, so that each additional job costs about \\$${each} thousand; or a quarter or more of those who begin do not finish`,
            `against: ${v.places} thousand places are few beside ${plain(v.lasting)} thousand long-term unemployed, and a course takes a year`,
            `alternatives: a subsidy acts on the doubts of employers at once, for \\$${v.subsidy * 12} a person; or help with moving and flats acts on rents that are ${v.rent}% higher`,
            `alternatives: public spending could create jobs in the north at once, but higher AD would add to inflation (${plain(v.inflation[2], 1)}%), and it does not change skills`,
          ],
          AO3: [
            'the comparison is not fair: job centres choose whom they send, perhaps the most able, so even the difference may not be due to training',
            'evidence is missing: how long the jobs last, what they pay, and any trial of the other policies; a subsidy may be paid for people who would have been hired anyway',
            'it depends on the cause: training acts on skills but not on rents or on the lack of firms in the north; the policies may work best together',
            'a judgement on which policy is best that follows from the argument, e.g. training as a core, with flats and a subsidy',
          ],
          modelAnswer: `Training is a supply-side policy that raises occupational mobility. It lowers structural unemployment and so the natural rate. It does not help against geographical immobility or a lack of demand.

The evidence fits a structural problem: ${vacanciesLast} thousand vacancies exist while ${plain(v.jobless)} thousand people are unemployed, and the chart shows that ${v.after[0]}% of the labour force in the north are without work compared with ${plain(v.after[2], 1)}% in the south. Training gives car workers the skills that hospitals and software firms want. Of 100 who begin, ${v.finish} finish and ${v.job}% of these, about ${v.success}, find work. But ${v.other} of those who did not take part did so as well. Training thus helps only about ${extra} in 100, and each additional job costs about \\$${each} thousand. With ${v.places} thousand places for ${plain(v.lasting)} thousand people it is also small.

Even this may be too favourable. Job centres choose whom they send, and they may choose those who would have found work anyway. We do not know whether the jobs last or what they pay. For the alternatives there is no trial at all. A subsidy of \\$${v.subsidy} a month costs only \\$${v.subsidy * 12} a person and acts at once on employers who do not invite the long-term unemployed, but some of it would be paid for people who would have been hired without it. Cheaper flats in the south act on rents, which training cannot change, but take years to build. Public spending would create jobs in the north quickly. With inflation at ${plain(v.inflation[2], 1)}%, however, higher AD is likely to raise prices more than employment in the rest of the country.

I conclude that training deals with one main cause but is not proved to be the most effective policy. It should be kept, with those who take part chosen at random for a time so that its effect can be measured. Since skills, rents and the doubts of employers hold people back together, it will work best with flats in the south and a subsidy limited to the long-term unemployed.`,
          solution:
            'Up to two marks for what training does and for other causes, up to three for evidence on training and on alternatives, up to three for the quality of the evidence and a choice of policy that follows. An answer on training alone earns at most one mark of evaluation.',
        }),
      },
    }
  },
  // From the regions of the chart, not from the table.
  verify: v => {
    const people = FORCE[1]
      .map((size, at) => size * 10 * (v.after[at] ?? 0))
      .reduce((sum, each) => sum + each, 0)
    return { a: (people * v.long[2]) / 100_000 }
  },
})
