import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money } from '@/lib/exams/format'
import { GDP, LIMITS, RELIABLE } from './points'

const { question, templates } = questionsOf('essay', '4.5')

export { templates }

const BENEFITS = [
  {
    rule: 'In Country X unemployment benefit is paid for only three months, and many people work without records.',
    why: 'people who look for work for longer than three months receive no benefit, so the claimant count leaves them out and is too low',
    but: 'people in unrecorded jobs may not give true answers',
  },
  {
    rule: 'In Country X nobody whose husband or wife has a job can receive unemployment benefit.',
    why: 'a large group of people without work can never be claimants, so the claimant count is too low',
    but: 'a small sample may give a wrong picture of single regions',
  },
  {
    rule: 'In Country X the rules for unemployment benefit have been changed three times in five years.',
    why: 'the claimant count changes with each new rule even when the number of people without work does not, so years cannot be compared',
    but: 'it comes later and costs more, so the claimant count is still useful for quick news within one year',
  },
]

question('measuring-unemployment-and-comparing-gdp', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const poor = random.step(2000, 6000, 500)
    return { ...random.pick(BENEFITS), poor, times: random.int(3, 6) }
  },
  make: ({ rule, why, but, poor, times }) => ({
    stem: `Economists use statistics to judge how well an economy is doing. ${rule}`,
    parts: {
      a: explainPart({
        prompt:
          'Explain the two main measures of unemployment, **and** consider which of them is likely to be more useful in Country X.',
        ao1: [
          'Unemployment: people who are willing and able to work at the going wage rate do not have a job.',
          'The claimant count measures the number of people who receive unemployment benefit.',
          'The labour force survey asks a sample of households who is without work, available for work and looking for it.',
        ],
        ao2: [
          'The claimant count uses records that exist, so it is cheap and quick, but it misses people who cannot or do not claim, and may include some who work in secret.',
          'The survey includes people who get no benefit and follows international rules, so that countries can be compared.',
          'The survey costs more and takes longer, and a sample may be wrong or answers untrue.',
        ],
        ao3: [
          `Comment that uses the case: ${why}.`,
          `Judgement: the labour force survey is more useful in Country X; its limit is that ${but}.`,
        ],
        solution:
          'Say how each measure counts, then give a strength and a weakness of each with its reason. The judgement must use the fact about Country X: it makes the claimant count a poor measure there.',
        modelAnswer: `Unemployment is the situation in which people who are willing and able to work at the going wage rate do not have a job. It can be measured in two main ways. The claimant count is the number of people who receive unemployment benefit. The labour force survey asks a sample of households who is without work, available for work and looking for it.

The claimant count comes from records that exist already, so it is cheap and quick. But it leaves out unemployed people who have no right to benefit or do not claim it, and it may include people who claim while they work in secret. The survey is based on what people do, not on what they receive. So it includes those without benefit. It also follows international rules, which makes it possible to compare countries. On the other hand, it costs more and takes longer. A sample may not represent the whole country, and answers may be untrue. Both measures miss discouraged workers who have stopped looking.

In Country X, ${why}. So I think the labour force survey is more useful there. It is not perfect, because ${but}. If the sample is large and well chosen, though, it gives a truer picture, and a government that knows who is out of work can choose a better policy.`,
      }),
      b: debatePart({
        command: 'Assess',
        prompt: `GDP per head is ${money(poor)} in Country X and ${money(poor * times)} in Country Y. Assess whether this shows that the people of Country Y have a much higher standard of living than those of Country X.`,
        subtopic: '4.1',
        sides: [
          [
            'much higher',
            [
              GDP,
              `Output per head of ${times} times that of Country X means that far more goods and services can be consumed, and that more tax can be raised for health and education.`,
              ...RELIABLE,
            ],
          ],
          ['limits of the figures', LIMITS],
        ],
        judgement: [
          'It depends on prices, on the size of unrecorded output and on distribution in the two countries.',
          'A supported judgement: material living standards are very likely higher in Country Y, but not by as much as the figures say.',
        ],
        solution:
          'Begin with what the figure does show, and its size. Then take the limits of the data one by one and say in which direction each changes the comparison: unrecorded output and low prices make the true gap smaller. The judgement separates “higher” from “how much higher”.',
        modelAnswer: `GDP is the total value of all final goods and services produced within a country in a period of time. GDP per head is this total divided by the population. It is often used to compare the standard of living.

The figures suggest a large difference. Output per head in Country Y is ${times} times that in Country X. People can only consume what is produced or bought from abroad with what is produced, so families in Country Y are likely to have better food, housing and transport. A larger output also gives the government more tax revenue, which can pay for schools and hospitals. National income is measured by international guidelines, so such comparisons are not mere guesses, and a gap of this size can hardly be explained by errors alone.

However, the figures have limits. In a country with low incomes, many families grow their own food, and many people work in the informal economy. Such output is recorded only in part, so GDP of Country X may be too low. Second, to compare the countries one must use an exchange rate, which may not show what money buys. If food and rent are cheap in Country X, ${money(poor)} buys more there than in Country Y. Third, an average hides distribution. In Country Y a few people may own most of the wealth. A part of its GDP may even be profit of foreign owners, and GNI per head would show this better. Finally, long hours, pollution and crime lower the quality of life but not GDP.

In conclusion, the data make it very likely that people in Country Y have a higher material standard of living, but they do not prove that it is ${times} times as high. Unrecorded output and lower prices in Country X probably make the true gap smaller. How much smaller depends on prices and on how equally income is shared. I would want GNI per head at the same prices, and figures on health and schooling, before I judged the size of the difference.`,
      }),
    },
  }),
})
