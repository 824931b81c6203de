import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { capital } from '../shared'

const { question, templates } = questionsOf('data', '6.1', { calculator: 'needed' })

export { templates }

const GOODS = [
  { one: 'shirt', ones: 'shirts', other: 'fan', others: 'fans', tasks: 'cutting, sewing or ironing' },
  { one: 'bag', ones: 'bags', other: 'lamp', others: 'lamps', tasks: 'cutting, sewing or fitting zips' },
  { one: 'chair', ones: 'chairs', other: 'pump', others: 'pumps', tasks: 'sawing, gluing or painting' },
]

/** “= 1.2”, or “≈ 1.17” where two decimals are not enough. */
function equals(value: number): string {
  const rounded = roundTo(value, 2)
  return `${Math.abs(rounded - value) < 1e-9 ? '=' : '≈'} ${plain(rounded)}`
}

question('trade-and-protection-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [homeOnes, homeOthers] = random.pick([
      [5, 2],
      [5, 4],
      [6, 4],
      [6, 5],
      [7, 5],
      [8, 4],
      [8, 5],
      [9, 4],
      [9, 6],
      [10, 4],
      [10, 8],
    ] as const)
    const foreignOnes = homeOnes + random.int(1, 4)
    const foreignOthers = foreignOnes + random.int(2, 6)
    const exportIndex = random.int(101, 118)
    const importIndex = random.pick([104, 105, 108, 110, 112, 115, 116, 120, 125, 128])
    const terms = clean((exportIndex / importIndex) * 100)
    const ratio = clean(homeOnes / homeOthers)
    const tenths = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
    const hundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9
    if (!tenths(terms) || terms >= 98 || terms < 80 || !hundredths(ratio)) return null
    return {
      good: random.pick(GOODS),
      homeOnes,
      homeOthers,
      foreignOnes,
      foreignOthers,
      ratio,
      exportIndex,
      importIndex,
      terms,
      tariff: random.step(15, 30, 5),
      started: random.int(2, 4),
    }
  },
  make: v => {
    const { one, ones, other, others, tasks } = v.good
    const given = equals(v.homeOthers / v.homeOnes)
    const foreign = equals(v.foreignOthers / v.foreignOnes)
    return {
      stem: `**Trade between two countries**

The table shows how much one worker can produce in a day in Country X and in Country Y. The two countries trade with each other, and one ${one} exchanges for one ${other}. Transport costs are small.

In Country X the factories for ${ones} use the division of labour. Each worker does only one task: ${tasks}.

Last year the index of export prices of Country X was ${plain(v.exportIndex)} and the index of its import prices was ${plain(v.importIndex)}. In the base year both were 100.

${capital(others)} have been made in Country X only for ${v.started} years. The new factories are small and their workers have little experience. The owners ask the government for a tariff of ${v.tariff}% on imported ${others}. They say that their costs will fall as they grow. Shops and farmers, who use many ${others}, are against the tariff.`,
      table: {
        caption: 'Output of one worker in a day: either the one good or the other',
        head: ['', capital(ones), capital(others)],
        rows: [
          ['Country X', plain(v.homeOnes), plain(v.homeOthers)],
          ['Country Y', plain(v.foreignOnes), plain(v.foreignOthers)],
        ],
      },
      parts: {
        a: ask.choice({
          prompt: 'Which statement follows from the table?',
          objective: 'AO2',
          scheme: [`Country X has a comparative advantage in ${ones}`],
          solution: `One ${one} costs ${plain(v.homeOthers)} ÷ ${plain(v.homeOnes)} ${given} ${others} in Country X and ${plain(v.foreignOthers)} ÷ ${plain(v.foreignOnes)} ${foreign} in Country Y. Country X has the lower opportunity cost and so the comparative advantage in ${ones}. Country Y has the absolute advantage in both goods.`,
          right: `Country X has a comparative advantage in ${ones}.`,
          wrong: {
            [`Country X has an absolute advantage in ${ones}.`]: `You looked at the better of the two numbers of Country X. A worker in Country Y makes more ${ones} in a day.`,
            [`Country X has a comparative advantage in ${others}.`]:
              'You compared the opportunity costs the wrong way round. Work out in each country what one unit of each good costs in units of the other.',
            'Country Y has a comparative advantage in both goods.':
              'You took absolute for comparative advantage. If one good has the lower opportunity cost in one country, the other good has it in the other country.',
          },
        }),
        b: calculated({
          prompt: `Calculate the opportunity cost of one ${other} in Country X, in ${ones}.`,
          answer: v.ratio,
          unit: '',
          method: `${plain(v.homeOnes)} ÷ ${plain(v.homeOthers)}`,
          result: `${plain(v.ratio)} (${ones})`,
          solution: `In the time in which a worker makes ${plain(v.homeOthers)} ${others}, the same worker could make ${plain(v.homeOnes)} ${ones}. Each ${other} costs ${plain(v.homeOnes)} ÷ ${plain(v.homeOthers)} = ${plain(v.ratio)} ${ones}.`,
        }),
        c: calculated({
          prompt: 'Calculate the terms of trade of Country X last year.',
          answer: v.terms,
          unit: '',
          method: `${plain(v.exportIndex)} ÷ ${plain(v.importIndex)} × 100`,
          result: plain(v.terms),
          solution: `Terms of trade = index of export prices ÷ index of import prices × 100 = ${plain(v.exportIndex)} ÷ ${plain(v.importIndex)} × 100 = ${plain(v.terms)}. In the base year they were 100, so they have worsened: the same quantity of exports pays for fewer imports.`,
        }),
        d: written({
          prompt: `Explain **one** advantage to a factory for ${ones} of using the division of labour and **one** disadvantage to its workers.`,
          subtopic: '1.3',
          objective: 'AO2',
          scheme: [
            'advantage: workers become faster by practice / no time is lost between tasks, so output per worker rises and unit costs fall',
            'disadvantage: doing the same task is boring / workers have narrow skills, so it is hard for them to find another job',
          ],
          modelAnswer: `Workers who do only one task, such as ${tasks.split(',')[0]}, become faster by practice, so the factory gets a higher output per worker and lower costs. But the same task all day is boring, and workers with such narrow skills find it hard to get another job.`,
          solution:
            'Each mark needs the effect and its reason. The advantage is for the firm, the disadvantage for the workers.',
        }),
        e: written({
          prompt: `Explain, using the table, how both countries can gain if Country X specialises in ${ones} and Country Y in ${others}.`,
          objective: 'AO2',
          scheme: [
            'each country specialises in the good in which it has the lower opportunity cost (comparative advantage)',
            `Country X: by making one ${other} itself it gives up ${plain(v.ratio)} ${ones}; by trade it gives up only one (for this mark and the next accept a calculation from the table in which specialisation raises the total output of both goods)`,
            `Country Y: by making one ${one} itself it gives up ${plain(v.foreignOthers)} ÷ ${plain(v.foreignOnes)} ${foreign} ${others}; by trade it gives up only one`,
          ],
          modelAnswer: `Country X has a comparative advantage in ${ones} and Country Y in ${others}. If Country X makes one ${other} itself, it gives up ${plain(v.ratio)} ${ones}, but in trade it has to give only one. In Country Y, one ${one} costs ${foreign.replace('=', '').replace('≈', 'about').trim()} ${others} when it is made at home, and only one in trade. So both get the imported good at a lower cost than by producing it.`,
          solution: `Both gain because the exchange of 1 for 1 lies between the two opportunity costs: ${plain(v.homeOthers)} ÷ ${plain(v.homeOnes)} ${given} ${others} for one ${one} in Country X and ${plain(v.foreignOthers)} ÷ ${plain(v.foreignOnes)} ${foreign} in Country Y.`,
        }),
        f: written({
          prompt: `Explain, with the help of a diagram, the effects of a tariff on the market for ${others} in Country X, and consider whether the country as a whole gains.`,
          subtopic: '6.2',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...any(
              3,
              'diagram with labelled axes, domestic D and S, the world price and above it the world price plus the tariff',
              'the price at home rises; the quantity demanded contracts',
              'domestic production extends and imports fall',
              'the government receives revenue (tariff × imports)',
            ),
            ...ao3(
              1,
              'producers and the government gain, but consumers lose more, so the country as a whole loses, at least for now',
              'the loss may be made good later if the industry becomes efficient and its costs fall',
            ),
          ],
          modelAnswer: `In the diagram, with price on the vertical and quantity on the horizontal axis, the domestic curves D and S meet above the horizontal line of the world price. The tariff raises this line. The price in Country X rises, so consumers buy fewer ${others}, while producers at home supply more. Imports, the gap between the two quantities, become smaller. The government receives the tariff on each imported ${other}.

Producers and the government gain. Consumers, such as farmers and shops, lose, and their loss is greater than these gains together, because some ${others} are now made at a higher cost than abroad and some purchases are given up. So the country as a whole loses unless costs fall later.`,
          solution:
            'Diagram: at the world price Pw home supply is Q₁ and home demand Q₄; at Pw + tariff they are Q₂ and Q₃, with Q₁ < Q₂ < Q₃ < Q₄. Imports fall from Q₄ − Q₁ to Q₃ − Q₂. Revenue is the tariff times Q₃ − Q₂. The last mark is for weighing gainers against losers.',
        }),
        g: written({
          prompt: `Assess whether the government of Country X should protect the new industry that makes ${others}.`,
          subtopic: '6.2',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'infant industry: small, inexperienced firms have high unit costs; protected for a time they can grow, learn and lower their costs',
              'jobs are created, and the country depends less on a few exports',
              `users of ${others} pay more, and farmers’ own costs rise`,
              'sheltered firms have less reason to become efficient, and the tariff may stay for ever',
              'Country Y may retaliate with barriers against exports of Country X',
              `resources move away from ${ones}, in which Country X has its comparative advantage`,
            ),
            ...ao3(
              2,
              'it depends on whether costs will really fall below those abroad; the owners have an interest in saying so',
              'it depends on whether the tariff is limited in time and size',
              'other help, such as training or a subsidy, may do the same without a higher price for users',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `The argument for protection is that of the infant industry. The factories are small and their workers have little experience, so their costs are high. Behind a tariff they can grow, learn and lower their costs until they can compete without help. Jobs are created, and comparative advantage can change as skills improve.

On the other side, a tariff of ${v.tariff}% makes ${others} dearer for shops and farmers, whose own costs rise. Firms without competition have less reason to become efficient. Country Y could retaliate by a tariff on ${ones}, the good in which Country X has its comparative advantage.

Whether protection is right depends on whether costs will really fall far enough. At present each ${other} costs ${plain(v.ratio)} ${ones} at home and only one in trade, so the gap is ${v.ratio >= 1.75 ? 'wide' : 'not small'}. If the government acts, the tariff should end after a fixed time. Help with training would be the better choice, because it lowers costs directly and does not raise the price for users.`,
          solution:
            'Up to four marks for arguments on both sides in this context; one side alone earns at most three of them. Up to two for evaluation: how likely lower costs are, time limit, alternatives, and a judgement.',
        }),
      },
    }
  },
  verify: v => ({
    a:
      v.homeOthers * v.foreignOnes < v.foreignOthers * v.homeOnes && v.homeOnes < v.foreignOnes
        ? `Country X has a comparative advantage in ${v.good.ones}.`
        : '',
    b: 1 / (v.homeOthers / v.homeOnes),
    c: v.exportIndex / (v.importIndex / 100),
  }),
})
