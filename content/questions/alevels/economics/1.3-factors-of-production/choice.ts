import { bySize, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.3')

export { templates }

const BUSINESSES = [
  { who: 'a fishing firm', land: 'fish in the sea', labour: 'the crew of a boat', capital: 'nets' },
  {
    who: 'a farm',
    land: 'a stream that waters the fields',
    labour: 'the pickers of fruit',
    capital: 'a tractor',
  },
  {
    who: 'a mining firm',
    land: 'copper ore below the ground',
    labour: 'the drivers of lorries',
    capital: 'a conveyor belt',
  },
  { who: 'an electricity firm', land: 'the wind', labour: 'the engineers', capital: 'a wind turbine' },
  {
    who: 'a furniture maker',
    land: 'trees in a natural forest',
    labour: 'the carpenters',
    capital: 'a saw bench',
  },
] as const

const FACTORS = ['land', 'labour', 'capital'] as const

question('classify-inputs', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ business: random.pick(BUSINESSES), order: random.shuffle(FACTORS) }),
  make: ({ business, order }) => {
    const swap = (one: string, two: string) =>
      order.map((each): string => (each === one ? two : each === two ? one : each))
    return {
      stem: `The inputs of ${business.who} include ${order
        .map(each => business[each])
        .join(', ')
        .replace(/, ([^,]*)$/, ' and $1')}.`,
      prompt: 'Which row classifies these inputs as factors of production?',
      options: rows(
        order.map(each => business[each]),
        order,
        [
          [
            swap('land', 'capital'),
            'You exchanged land and capital: land covers all natural resources, capital what people have made to help production.',
          ],
          [
            swap('labour', 'capital'),
            'You exchanged labour and capital: people who work are labour, man-made aids to production are capital.',
          ],
          [
            order.map((each): string =>
              each === 'labour' ? 'enterprise' : each === 'land' ? 'capital' : 'land',
            ),
            'You took paid workers for enterprise, and exchanged land and capital. Enterprise organises the factors and bears the risk.',
          ],
        ],
      ),
      solution: `Land is any natural resource: ${business.land}. Labour is human effort: ${business.labour}. Capital is a man-made aid to production: ${business.capital}.`,
    }
  },
})

question('reward-of-enterprise', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const wages = random.step(120, 240, 10)
    const rent = random.step(20, 60, 5)
    const interest = random.step(10, 45, 5)
    const materials = random.step(70, 150, 10)
    const profit = random.step(30, 90, 5)
    const asked = random.pick(['enterprise', 'other'] as const)
    const right = asked === 'enterprise' ? profit : wages + rent + interest
    const wrong =
      asked === 'enterprise'
        ? [
            profit + materials,
            profit + rent + interest,
            wages + rent + interest + materials,
            interest,
            rent,
            rent + interest,
          ]
        : [
            right + materials,
            wages,
            rent + interest,
            right + profit,
            right + materials + profit,
            wages + materials,
          ]
    return new Set([right, ...wrong]).size === 7
      ? {
          wages,
          rent,
          interest,
          materials,
          profit,
          asked,
          right,
          wrong,
          kept: random.sample([0, 1, 2, 3, 4, 5], 3),
          sales: wages + rent + interest + materials + profit,
        }
      : null
  },
  make: ({ wages, rent, interest, materials, profit, asked, right, wrong, kept, sales }) => {
    const print = (value: number) => money(value * 1000)
    const errors =
      asked === 'enterprise'
        ? [
            'You left out the raw materials. They have to be paid for before any profit is left.',
            'You took off wages and materials only. Rent and interest are also paid before profit.',
            'You added up all the costs. The reward of enterprise is what is left after they have been paid.',
            'You gave the reward of capital, which is interest.',
            'You gave the reward of land, which is rent.',
            'You gave the rewards of land and capital together.',
          ]
        : [
            'You counted the raw materials bought from other firms, which are not the reward of a factor employed here.',
            'You counted the reward of labour only, and left out rent and interest.',
            'You counted the rewards of land and capital only, and left out wages.',
            'You included what is left for the owner. That is profit, the reward of enterprise.',
            'You gave the whole revenue. Part of it pays for raw materials, and the rest is profit.',
            'You counted raw materials in place of land and capital, whose rewards are rent and interest.',
          ]
    return {
      stem: 'The table shows the receipts and payments of a firm in one year. The owner takes what is left.',
      table: {
        head: ['item', '\\$'],
        rows: [
          ['revenue from sales', plain(sales * 1000)],
          ['wages of workers', plain(wages * 1000)],
          ['rent for natural resources', plain(rent * 1000)],
          ['interest on capital', plain(interest * 1000)],
          ['raw materials bought from other firms', plain(materials * 1000)],
        ],
      },
      prompt:
        asked === 'enterprise'
          ? 'What was the reward of enterprise?'
          : 'What was the total reward of land, labour and capital?',
      options: bySize({
        right,
        wrong: kept.map((at): [number, string] => [wrong[at] ?? 0, errors[at] ?? '']),
        print,
      }),
      solution:
        asked === 'enterprise'
          ? `The reward of enterprise is profit: revenue less all payments = ${plain(sales)} − ${plain(wages)} − ${plain(rent)} − ${plain(interest)} − ${plain(materials)} = ${plain(profit)} thousand dollars.`
          : `Land earns rent, labour wages and capital interest: ${plain(rent)} + ${plain(wages)} + ${plain(interest)} = ${plain(right)} thousand dollars. What is left for the owner is profit, the reward of enterprise.`,
    }
  },
  verify: ({ wages, rent, interest, materials, asked, sales, profit }) => {
    let left = sales
    for (const paid of [materials, wages, interest, rent]) left -= paid
    return money(1000 * (asked === 'enterprise' ? left : sales - materials - profit))
  },
})

question('output-per-worker-after-division-of-labour', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const before = random.int(4, 10)
    const after = before + random.pick([-3, -2, -1, 1, 2, 3, 4])
    const each = random.pick([10, 20, 30, 40, 120, 150, 160])
    const percent = random.pick([20, 25, 40, 50, 60])
    const total1 = before * each
    const total2 = (after * each * (100 + percent)) / 100
    const ofTotal = ((total2 - total1) / total1) * 100
    const overNew = (percent / (100 + percent)) * 100
    const extra = (each * percent) / 100
    const shown = [percent, ofTotal, overNew, extra].map(value => Math.round(value))
    if (!Number.isInteger(total2) || !Number.isInteger(extra) || !Number.isInteger(ofTotal) || ofTotal <= 0)
      return null
    return new Set(shown).size === 4
      ? { before, after, total1, total2, percent, ofTotal, overNew, extra }
      : null
  },
  make: ({ before, after, total1, total2, percent, ofTotal, overNew, extra }) => ({
    stem: `A workshop with ${before} workers makes ${plain(total1)} toys a day. It then introduces the division of labour and employs ${after} workers, who make ${plain(total2)} toys a day.`,
    prompt: 'What is the percentage change in output per worker?',
    options: bySize({
      right: percent,
      wrong: [
        [ofTotal, 'You took the change in total output. The number of workers has changed as well.'],
        [overNew, 'You divided the change by the new output per worker. Divide by the old one.'],
        [extra, 'You gave the change in toys per worker, not in per cent of the old output per worker.'],
      ],
      print: value => `${plain(value, 0)}%`,
    }),
    solution: `Before: ${plain(total1)} ÷ ${before} = ${plain(total1 / before)} toys per worker. After: ${plain(total2)} ÷ ${after} = ${plain(total2 / after)} toys per worker.

Change: (${plain(total2 / after)} − ${plain(total1 / before)}) ÷ ${plain(total1 / before)} × 100 = ${plain(percent)}%, a rise.`,
  }),
  verify: ({ before, after, total1, total2 }) =>
    `${plain(((total2 * before) / (after * total1)) * 100 - 100, 0)}%`,
})

const HUMAN = [
  'a hospital that trains its nurses to use a new scanner',
  'a government that pays for evening classes in computing',
  'a builder who teaches new workers to lay bricks',
] as const

const PHYSICAL = [
  'a factory that buys robots to weld parts of cars',
  'a shop that builds a larger store room',
  'a farm that installs pipes to water its fields',
] as const

const NEITHER: readonly Wrong[] = pairs({
  'a household that puts more of its income in a bank':
    'You took saving money for investment. Money alone is not a factor of production.',
  'a café that buys more flour and sugar':
    'You took materials that are used up at once for capital, which helps to produce over time.',
  'a restaurant that asks its staff to work longer hours':
    'You took a larger amount of labour for a better quality of it; no skills were added and no equipment was made.',
})

question('human-or-physical-capital', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    asked: random.pick(['human', 'physical'] as const),
    human: random.pick(HUMAN),
    physical: random.pick(PHYSICAL),
    neither: random.sample(NEITHER, 2),
  }),
  make: ({ asked, human, physical, neither }) => ({
    stem: '',
    prompt: `Which is an example of investment in **${asked}** capital?`,
    right: asked === 'human' ? human : physical,
    wrong: [
      asked === 'human'
        ? [
            physical,
            'You chose equipment, which is physical capital. Human capital is the skill and knowledge inside people.',
          ]
        : [human, 'You chose skills, which are human capital. Physical capital is man-made equipment.'],
      ...neither,
    ],
    solution:
      'Human capital is the stock of skills, knowledge, education and experience of people: training adds to it. Physical capital is the stock of man-made equipment such as machines and buildings. Both are built up by investment, which uses resources today to produce more later.',
  }),
  verify: ({ asked, human, physical }) => ({ human, physical })[asked],
})
const HARMS = {
  'for the workers': {
    right: ['Repeating one task becomes boring.', 'Narrow skills make it harder to find another job.'],
    wrong: pairs({
      'Each worker becomes slower at the task through repetition.':
        'You have the effect of practice the wrong way round: repetition makes workers faster.',
      'Goods become more alike, so that buyers have less variety.': 'You gave a disadvantage for consumers.',
      'Less time is lost in moving from one task to another.': 'You gave an advantage, and one for the firm.',
    }),
  },
  'for the firm': {
    right: [
      'The absence of one worker can stop the whole line.',
      'Bored workers may take less care or leave.',
    ],
    wrong: pairs({
      'Training takes longer, since each worker must learn every task.':
        'You have it the wrong way round: a worker who does one task needs less training.',
      'Machines can be used for single tasks.': 'You gave an advantage, not a disadvantage.',
      'Output per worker falls, since no worker has practice.':
        'You have it the wrong way round: practice at one task raises output per worker.',
    }),
  },
  'for a region that specialises in one product': {
    right: [
      'A fall in demand for the product can put many people out of work at once.',
      'Other goods must be bought from outside, and supply may be interrupted.',
    ],
    wrong: pairs({
      'It can no longer trade with other regions.':
        'You have it the wrong way round: specialisation makes trade necessary.',
      'Its output of the product must fall.':
        'You have it the wrong way round: concentrating on a product raises its output.',
      'Its workers gain experience in one industry.': 'You gave an advantage, not a disadvantage.',
    }),
  },
} as const

question('disadvantage-of-specialisation', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const whom = random.pick([
      'for the workers',
      'for the firm',
      'for a region that specialises in one product',
    ] as const)
    return { whom, right: random.pick(HARMS[whom].right) }
  },
  make: ({ whom, right }) => ({
    stem: '',
    prompt: `What is a disadvantage of ${whom.startsWith('for a region') ? 'specialisation' : 'the division of labour'} **${whom}**?`,
    right,
    wrong: HARMS[whom].wrong.map(([text, error]): Wrong => [text, error]),
    solution: `“${right.replace(/\.$/, '')}” is a disadvantage ${whom}. Specialisation raises output through practice and saved time, at the price of narrow skills, monotony and dependence on others.`,
  }),
})

const LABOUR_CASES = [
  {
    plan: 'A furniture maker plans to introduce the division of labour.',
    good: [
      'It sells a few plain models of chairs in large numbers.',
      'Its workers now lose much time when they change from task to task.',
    ],
    bad: pairs({
      'Each of its customers orders a piece of furniture of a special shape.':
        'You chose a small market for each product, in which there is little to repeat.',
      'Its workers often stay away from work without notice.':
        'You chose a weakness of the plan: one absent worker can stop the line.',
      'Its workers take most pride in finishing a whole piece.':
        'You chose a weakness of the plan: repeating one task would bore them.',
    }),
  },
  {
    plan: 'A bakery plans to introduce the division of labour.',
    good: [
      'It sells thousands of the same loaf every day.',
      'Each of its bakers is much better at one task than at the others.',
    ],
    bad: pairs({
      'It bakes each cake to the wishes of one customer.':
        'You chose a small market for each product, in which there is little to repeat.',
      'It has two bakers, and one of them is often ill.':
        'You chose a weakness of the plan: without one of the two nothing would be finished.',
      'Bakers who repeat one task have left rival bakeries.':
        'You chose a weakness of the plan: bored workers may leave.',
    }),
  },
  {
    plan: 'A region plans to specialise in growing coffee.',
    good: [
      'Its soil suits coffee far better than any other crop.',
      'It can sell coffee to, and buy food from, many other regions.',
    ],
    bad: pairs({
      'The world price of coffee changes by half from year to year.':
        'You chose a risk: incomes in the region would depend on one unstable price.',
      'A disease of coffee plants has spread in neighbouring regions.':
        'You chose a risk: one disease could destroy the income of the whole region.',
      'The only road to other regions is often closed.':
        'You chose a weakness: specialisation needs reliable trade.',
    }),
  },
] as const

question('when-specialisation-pays', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const { plan, good, bad } = random.pick(LABOUR_CASES)
    return { plan, right: random.pick<string>(good), bad }
  },
  make: ({ plan, right, bad }) => ({
    stem: plan,
    prompt: 'Which fact would be the strongest argument **for** the plan?',
    right,
    wrong: bad.map(([text, error]): Wrong => [text, error]),
    solution: `“${right.replace(/\.$/, '')}” speaks for the plan: specialisation pays where much of the same is sold, time is saved, each does what suits best, and trade is easy. The other three facts are reasons to doubt it.`,
  }),
})
