import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('data', '8.3', { calculator: 'needed' })

export { templates }

question('shortage-of-nurses-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const v = {
      nurses: random.int(45, 70), // thousand at the present wage
      wage: random.step(480, 640, 20), // dollars a week
      rise: random.step(10, 20, 5), // for one thousand nurses more
      vacancies: [random.int(3, 5), random.int(5, 7), random.int(7, 9), random.int(10, 13)] as const,
      pay: random.int(6, 9), // nurses, per cent in three years
      others: random.int(14, 19), // all workers
      prices: random.int(10, 13),
      offer: random.step(10, 16, 2),
      leave: random.int(9, 14), // per cent who leave each year
      inflation: random.step(3.2, 4.4, 0.2),
    }
    const more = (v.wage * v.offer) / 100 / v.rise // thousand nurses, if supply went on as in the table
    // The wage demanded lies above those of the table; supply is inelastic and would fill less than half of the vacancies.
    return more > 3.5 && more < 0.45 * v.vacancies[3] && v.wage < 0.9 * v.rise * v.nurses
      ? { ...v, more }
      : null
  },
  make: v => {
    const wages = [v.wage, v.wage + v.rise, v.wage + 2 * v.rise, v.wage + 3 * v.rise]
    const marginal = v.wage + v.rise + v.nurses * v.rise
    const demanded = plain(roundTo((v.wage * (100 + v.offer)) / 100, 0))
    const more = plain(roundTo(v.more, 0))
    // What the first step of the table means in per cent.
    const dearer = plain(roundTo((100 * v.rise) / v.wage, 1), 1)
    const larger = plain(roundTo(100 / v.nurses, 1), 1)
    return {
      stem: `**Who will be a nurse?**

*Extract 1: empty posts*

Nearly all hospitals in Country X belong to one public employer, the Health Service, which sets a single wage for nurses. More and more posts are empty, as the chart shows. The population is growing older, and older people need more care. A nurse must train for three years. Last year ${v.leave}% of all nurses left the Health Service. Asked for the reason, most of those who answered a survey of their trade union named night work and stress before pay; one in eight had answered.

In the three years since Year 1 the wage of nurses has risen by ${v.pay}%, the average wage of all workers by ${v.others}% and consumer prices by ${v.prices}%. The table shows an estimate, made by the Health Service itself, of how many nurses would work at the present wage of \\$${v.wage} a week and at higher wages.

*Extract 2: a rise in pay?*

The trade union demands a wage rise of ${v.offer}%. “At a fair wage the vacancies would disappear,” its leader says. The finance minister is against it. The Health Service is paid for by taxes, and the budget is in deficit. Inflation is ${plain(v.inflation, 1)}%, above the aim of 2%, and there is full employment in most regions. If nurses receive ${v.offer}%, the minister argues, teachers and bus drivers will want the same. Firms would have to match such wages to keep their workers, and prices would rise further.

The minister would rather let nurses from abroad enter the country without a visa, and pay for childcare at hospitals, so that parents can return to work. In a neighbouring country the number of vacancies halved in the two years after a wage rise of a similar size. In the same two years, however, unemployment there doubled, and the training of nurses became free of charge. The union points out that the Health Service pays agencies almost twice the wage for nurses who fill a gap for a day; the amount spent on this has not been published.`,
      figure: chartFigure(
        {
          name: 'government-microeconomic-intervention-a-level/vacancies-for-nurses',
          title: 'Vacancies for nurses in Country X',
        },
        barChart({
          categories: v.vacancies.map((_, at) => `Year ${at + 1}`),
          values: v.vacancies,
          yLabel: 'Vacancies / thousand',
          yEvery: 2,
          yMax: 14,
        }),
      ),
      table: {
        caption: 'Supply of nurses to the Health Service',
        head: ['Wage (\\$ a week)', 'Nurses (thousand)'],
        rows: wages.map((wage, at) => [plain(wage), plain(v.nurses + at)]),
      },
      parts: {
        a: calculated({
          prompt: `Calculate the marginal cost of labour, in \\$ a week for each additional nurse, if the Health Service raises the number of nurses from ${v.nurses} thousand to ${v.nurses + 1} thousand and pays all of them the same wage.`,
          answer: marginal,
          unit: '',
          method: `total cost of labour rises from ${v.nurses} × ${v.wage} = ${plain(v.nurses * v.wage)} to ${v.nurses + 1} × ${v.wage + v.rise} = ${plain((v.nurses + 1) * (v.wage + v.rise))} (thousand dollars)`,
          result: `\\$${plain(marginal)} a week`,
          solution: `Total cost of labour: ${plain(v.nurses * v.wage)} thousand dollars at first, ${plain((v.nurses + 1) * (v.wage + v.rise))} thousand after. The difference is ${plain(marginal)} thousand dollars for one thousand nurses: \\$${plain(marginal)} for each. This is above the new wage of \\$${v.wage + v.rise}, as the ${v.nurses} thousand receive \\$${v.rise} more as well.`,
        }),
        b: weighed({
          prompt:
            'Explain **two** causes, from Extract 1, of the rise in vacancies, and consider which of them is the more important.',
          marks: 4,
          AO1: [
            'vacancies show excess demand for labour: at the present wage the quantity demanded is greater than that supplied',
          ],
          AO2: [
            'demand: it is derived from the demand for care, which grows as the population becomes older, so the demand curve shifts to the right',
            `supply: pay has risen by ${v.pay}%, less than that of other workers (${v.others}%) and than prices (${v.prices}%), so other jobs are more attractive`,
            'supply: night work and stress (non-wage factors) make nurses leave; or training takes three years, so that supply follows demand only slowly',
          ],
          AO3: [
            'a comparison with its reason, e.g. working conditions matter more, since most of those who answered the survey named them before pay',
            'demand matters more in the long run, because ageing goes on whatever the wage; or relative pay, as all nurses are affected by it',
          ],
          modelAnswer: `Vacancies show that at the present wage the Health Service demands more nurses than are willing to work. One cause lies in demand. Demand for nurses is derived from the demand for care, and an older population needs more care, so demand shifts to the right. Another lies in supply. The wage of nurses rose by ${v.pay}%, that of other workers by ${v.others}%, so other occupations have become more attractive, and supply shifts to the left.

I think that supply is the more important cause. A population grows older slowly, but ${v.leave}% of all nurses left in a single year.`,
          solution:
            'One mark for excess demand (a shortage), one for each cause developed into a shift, one for a comparison with a reason.',
        }),
        c: weighed({
          prompt:
            'Explain, with the help of a diagram of a monopsony, how a higher wage negotiated by the trade union could raise both pay and employment, and consider how likely this is in Country X.',
          marks: 6,
          AO1: [
            'diagram: supply of labour (average cost) with the marginal cost of labour above it, and MRP (demand) sloping down',
            'monopsony equilibrium: employment where MC of labour = MRP, with the wage read from the supply curve, below MRP',
          ],
          AO2: [
            'at the negotiated wage, supply is horizontal up to the old supply curve, so over this range the marginal cost of labour is equal to the wage',
            'MRP is above the wage over this range, so the employer hires more, up to supply (or to MRP): wage and employment are above those of the monopsony',
          ],
          AO3: [
            `likely: nearly all hospitals belong to one employer, and MC_{L} (\\$${plain(marginal)}) is far above the wage, so it has a reason to hold employment down; or there are vacancies, so it would take more nurses if the wage brought them`,
            'less likely, or only by a little: supply is inelastic (three years of training, stress); or the employer does not act by MRP but has a budget out of taxes that limits it',
            'it depends on the size of the rise: above the crossing of MRP and supply, employment grows less and in the end falls',
          ],
          modelAnswer: `In my diagram the supply of labour slopes up, and the marginal cost of labour, MC, lies above it, because a higher wage must be paid to all nurses. MRP slopes down. A monopsonist employs Q₁, where MC = MRP, and pays only W₁, read from the supply curve.

Suppose that the union negotiates W₂, drawn at the height at which supply crosses MRP. The employer can hire any number of nurses at W₂ until the line meets the supply curve. Over this range MC is equal to W₂: the next nurse no longer makes the others dearer. As MRP is above W₂, the employer hires up to the crossing, so employment rises to Q₂ while the wage rises to W₂.

This is fairly likely in Country X. Nearly all hospitals have one employer, and the marginal cost of \\$${plain(marginal)} is far above the wage, so the Health Service has market power. The vacancies show that it would take more nurses if they came. But it depends on the size of the rise. If W₂ is above the crossing of supply and MRP, or if the budget is fixed, employment grows less and may even fall.`,
          solution:
            'Two marks for the diagram of a monopsony, two for why the wage line changes the marginal cost of labour and so employment, two for judging its likelihood in this market with evidence.',
        }),
        d: weighed({
          prompt: `Assess whether the information is sufficient to conclude that the government should agree to a wage rise of ${v.offer}% for nurses.`,
          subtopic: '10.3',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'microeconomic: a higher wage extends the supply of labour, so the shortage becomes smaller; how far depends on the elasticity of supply',
            'macroeconomic: wages of the public sector affect government spending, costs of production and inflation',
          ],
          AO2: [
            `for: real pay of nurses fell, ${v.pay}% against prices of ${v.prices}%; a higher wage keeps nurses and draws others back`,
            'for: part of the cost comes back, as fewer agency nurses at almost twice the wage are needed',
            `against: supply is inelastic (${dearer}% more pay brings ${larger}% more nurses), as training is long and many leave because of stress: far fewer would come than there are vacancies`,
            `against: near full employment other workers will demand the same: cost-push (a wage–price spiral) on top of ${plain(v.inflation, 1)}%, and a larger budget deficit`,
          ],
          AO3: [
            'evidence is weak: one in eight answered the survey, so it may not be representative; the estimate of supply comes from the employer',
            `the table ends at \\$${wages[3]}, below the wage demanded (about \\$${demanded}), so it does not tell how many nurses would come (about ${more} thousand more if supply goes on in the same way)`,
            'the neighbour is no proof: unemployment and free training changed in the same two years',
            'evidence is missing: spending on agencies, cost of the rise and of the alternatives (visas, childcare), or whether other workers would in fact follow',
            'a judgement on sufficiency that follows from the argument, e.g. enough for some rise, not for this figure',
          ],
          modelAnswer: `A higher wage leads to an extension of supply, so the shortage becomes smaller. How far depends on the elasticity of supply. A wage of so many public workers also has macroeconomic effects, on the budget and on inflation.

There are good arguments for the rise. Nurses’ pay rose by ${v.pay}% while prices rose by ${v.prices}%, so their real wage fell, and ${v.leave}% leave each year. A higher wage would keep some of them, and less would be spent on agency nurses, who cost almost twice as much. On the other hand, nurses need three years of training, and many leave because of stress, so supply is inelastic: in the table ${dearer}% more pay brings only ${larger}% more nurses. More than half of the ${v.vacancies[3]} thousand vacancies would remain. With full employment other workers may demand the same. Costs would rise, and inflation, already ${plain(v.inflation, 1)}%, would move further from 2%. Unless taxes rise, the budget deficit grows.

The information has gaps. Only one in eight answered the survey, and those who are angry may be more willing to answer. The example of the neighbour proves little, since unemployment doubled and training became free in the same years; either can explain why vacancies fell. The table ends at \\$${wages[3]}, below the wage that the union demands, so we can only guess how many nurses would come: about ${more} thousand more if supply goes on in the same way. The spending on agencies and the cost of visas or childcare are not known, so the rise cannot be compared with its alternatives. That other workers would follow is the minister’s opinion.

I conclude that the information is sufficient to justify some rise in pay, because nurses have fallen behind other workers. It is not sufficient to conclude that ${v.offer}% is right. For this the government would need an independent estimate of supply and the net cost.`,
          solution:
            'Up to two marks for the micro and macro theory, up to three for arguments developed with the data on both sides, up to three for the quality of the evidence and a conclusion on whether it suffices. Without a word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  verify: v => ({ a: (v.nurses + 1) * (v.wage + v.rise) - v.nurses * v.wage }),
})
