import { calculated, weighed, written } from '@/lib/exams/authoring/data-response'
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
  facts: { difficulty: 4, checked: '2026-11-24' },
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
        a: calculated({
          prompt: 'Calculate the terms of trade of Country X last year.',
          answer: v.terms,
          unit: '',
          method: `${plain(v.exportIndex)} ÷ ${plain(v.importIndex)} × 100`,
          result: plain(v.terms),
          solution: `Terms of trade = index of export prices ÷ index of import prices × 100 = ${plain(v.exportIndex)} ÷ ${plain(v.importIndex)} × 100 = ${plain(v.terms)}. In the base year they were 100, so they have worsened: the same quantity of exports pays for fewer imports.`,
        }),
        b: written({
          prompt: `Explain, using the table, which country has a comparative advantage in ${ones}.`,
          objective: 'AO2',
          scheme: [
            `opportunity cost of one ${one}: ${plain(v.homeOthers)} ÷ ${plain(v.homeOnes)} ${given} ${others} in Country X and ${plain(v.foreignOthers)} ÷ ${plain(v.foreignOnes)} ${foreign} ${others} in Country Y`,
            'Country X, because its opportunity cost is the lower one (although Country Y has the absolute advantage in both goods)',
          ],
          modelAnswer: `One ${one} costs ${plain(v.homeOthers)} ÷ ${plain(v.homeOnes)} ${given} ${others} in Country X and ${plain(v.foreignOthers)} ÷ ${plain(v.foreignOnes)} ${foreign} in Country Y. Country X gives up less, so it has the comparative advantage in ${ones}.`,
          solution:
            'Comparative advantage is a matter of opportunity cost. Country Y produces more of both goods per worker, but that is absolute advantage.',
        }),
        c: weighed({
          prompt: `Explain, using the table, how both countries can gain if Country X specialises in ${ones} and Country Y in ${others}, and consider **one** limit to these gains.`,
          marks: 4,
          AO1: [
            'each country specialises in the good in which it has the lower opportunity cost and buys the other by trade',
          ],
          AO2: [
            `Country X: by making one ${other} itself it gives up ${plain(v.ratio)} ${ones}; by trade it gives up only one (for this mark and the next accept a calculation from the table in which specialisation raises the total output of both goods)`,
            `Country Y: by making one ${one} itself it gives up ${plain(v.foreignOthers)} ÷ ${plain(v.foreignOnes)} ${foreign} ${others}; by trade it gives up only one`,
          ],
          AO3: [
            'workers cannot always move from one industry to the other, so some may lose their jobs and the gain is smaller, at least for a time',
            'opportunity cost may rise as a country specialises, so complete specialisation may not pay',
            `the gain of Country X depends on the rate at which it trades: if it has to give more ${ones} for one ${other}, it gains less (its terms of trade have worsened)`,
          ],
          modelAnswer: `Country X has a comparative advantage in ${ones} and Country Y in ${others}. If Country X makes one ${other} itself, it gives up ${plain(v.ratio)} ${ones}, but in trade it has to give only one. In Country Y, one ${one} costs ${foreign.replace('=', '').replace('≈', 'about').trim()} ${others} when it is made at home, and only one in trade. So both get the imported good at a lower cost than by producing it. The gain is limited if workers cannot move from one industry to the other: those who made ${others} in Country X may be without work for a long time.`,
          solution: `Both gain because the exchange of 1 for 1 lies between the two opportunity costs: ${plain(v.homeOthers)} ÷ ${plain(v.homeOnes)} ${given} ${others} for one ${one} in Country X and ${plain(v.foreignOthers)} ÷ ${plain(v.foreignOnes)} ${foreign} in Country Y. Transport cost is no limit here, since the text calls it small.`,
        }),
        d: weighed({
          prompt: `Assess whether the division of labour in the factories for ${ones} benefits both the owners and the workers.`,
          subtopic: '1.3',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'division of labour: production is divided into tasks, and each worker does only one of them',
            'output per worker (productivity) rises',
          ],
          AO2: [
            'owners: workers become faster by practice and lose no time between tasks, so unit costs fall and profit can rise',
            'owners: bored workers make mistakes or leave, and production stops if one task is not done',
            'workers: higher productivity can lead to higher wages, and each can do the task that suits them best',
            'workers: the same task is boring, and narrow skills make it hard to find another job',
          ],
          AO3: [
            'workers gain only if part of the higher output is paid to them in wages',
            'it depends on how long demand lasts: if the factory closes, workers with one skill lose most',
            'it depends on how it is organised, e.g. changing tasks from time to time keeps workers interested and more skilled at little cost',
            'a judgement that follows from the argument, on both groups',
          ],
          modelAnswer: `With the division of labour each worker does only one task, here ${tasks}. Workers become faster by practice and lose no time between tasks. Output per worker rises, unit costs fall, and owners can earn more profit. Against this, workers who are bored may make mistakes or leave.

For workers, higher productivity can lead to higher wages. But the same task all day is boring, and workers with such narrow skills find it hard to get another job when the factory closes.

Owners gain almost certainly, because they receive the benefit of lower costs. Whether workers gain depends on how much of it is paid to them in wages. It also depends on how the work is organised: if workers change tasks from time to time, they lose less. As a rule both can benefit, but owners more than workers.`,
          solution:
            'Up to four marks for effects on both groups, each with its reason; one group alone earns at most three of them. Up to two for evaluation: how the gain is shared, how long it lasts, and a judgement on the word “both”.',
        }),
        e: weighed({
          prompt: `Assess whether the government of Country X should protect the new industry that makes ${others}.`,
          subtopic: '6.2',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'infant industry: small, inexperienced firms have high unit costs and cannot yet compete',
            `a tariff raises the price of imported ${others}; imports fall and home production extends`,
          ],
          AO2: [
            'protected for a time firms can grow, learn and lower their costs; jobs are created, and the country depends less on a few exports',
            `users of ${others} pay more, and farmers’ own costs rise`,
            'sheltered firms have less reason to become efficient, and the tariff may stay for ever',
            'Country Y may retaliate with barriers against exports of Country X',
            `resources move away from ${ones}, in which Country X has its comparative advantage`,
          ],
          AO3: [
            'it depends on whether costs will really fall below those abroad; the owners have an interest in saying so',
            'it depends on whether the tariff is limited in time and size',
            'other help, such as training or a subsidy, may do the same without a higher price for users',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `The argument for protection is that of the infant industry. The factories are small and their workers have little experience, so their costs are high. A tariff raises the price of imported ${others}, so that home production extends. Behind it firms can grow, learn and lower their costs until they can compete without help. Jobs are created, and comparative advantage can change as skills improve.

On the other side, a tariff of ${v.tariff}% makes ${others} dearer for shops and farmers, whose own costs rise. Firms without competition have less reason to become efficient. Country Y could retaliate by a tariff on ${ones}, the good in which Country X has its comparative advantage.

Whether protection is right depends on whether costs will really fall far enough. At present each ${other} costs ${plain(v.ratio)} ${ones} at home and only one in trade, so the gap is ${v.ratio >= 1.75 ? 'wide' : 'not small'}. If the government acts, the tariff should end after a fixed time. Help with training would be the better choice, because it lowers costs directly and does not raise the price for users.`,
          solution:
            'Diagram: a horizontal world price below the domestic equilibrium, and above it the price with the tariff; imports, the gap between home demand and home supply, become smaller. Up to four marks for arguments on both sides in this context; one side alone earns at most three of them. Up to two for evaluation: how likely lower costs are, time limit, alternatives, and a judgement.',
        }),
      },
    }
  },
  verify: v => ({ a: v.exportIndex / (v.importIndex / 100) }),
})
