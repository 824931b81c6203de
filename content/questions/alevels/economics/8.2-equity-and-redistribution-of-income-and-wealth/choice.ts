import { pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { byLetter, dollars, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('8.2')

export { templates }

const EQUITY = [
  'People with greater needs ought to receive greater support.',
  'It is just that those who can pay more should pay more tax.',
  'It is unfair that poor families pay most of the indirect taxes.',
  'Years of training deserve a higher wage than no training.',
  'It is unfair that a child’s chances depend on its parents’ wealth.',
] as const

const EQUALITY = [
  'The Gini coefficient of income has fallen from 0.42 to 0.35.',
  'Every resident receives the same sum of money from the state.',
  'The richest tenth and the poorest tenth now have equal incomes.',
  'The Lorenz curve now lies closer to the diagonal than before.',
  'Each family in the village owns the same amount of land.',
] as const

question('equity-or-equality', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['equity', 'equality'] as const)
    const [own, others] = asked === 'equity' ? [EQUITY, EQUALITY] : [EQUALITY, EQUITY]
    return { asked, right: random.pick<string>(own), wrong: random.sample<string>(others, 3) }
  },
  make: ({ asked, right, wrong }) => ({
    stem: 'A report on the incomes and wealth of a country contains four statements.',
    prompt:
      asked === 'equity'
        ? [
            'Which statement is about equity, rather than equality?',
            'Which statement expresses a view about equity?',
          ]
        : [
            'Which statement is about equality, rather than equity?',
            'Which statement describes equality, and not equity?',
          ],
    right,
    wrong: wrong.map((text): [string, string] => [
      text,
      asked === 'equity'
        ? 'You chose a statement about sameness. It can be checked against facts and says nothing of what is fair.'
        : 'You chose a statement about fairness. It is a judgement of value, and does not say that anyone has the same amount.',
    ]),
    solution: `Equality means that people have the same amount. It can be measured, for example by the Gini coefficient. Equity means fairness. It is normative: people may disagree about it, and it can ask for unequal treatment.

The statement “${right}” is about ${asked === 'equity' ? 'what is fair, so it is about equity' : 'how equal amounts are, so it is about equality'}.`,
  }),
  verify: ({ asked, right }) =>
    /ought|just that|should|deserve|unfair/.test(right) === (asked === 'equity') ? right : '',
})

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[(list.length - 1) / 2] ?? 0

const below = (list: readonly number[], line: number) => list.filter(each => each < line).length

const way = (from: number, to: number) => (to > from ? 'rises' : to < from ? 'falls' : 'does not change')

const GROWTHS = [
  { name: 'all', by: [50, 50, 50, 50, 50, 50, 50] },
  { name: 'middle', by: [25, 25, 50, 80, 80, 50, 50] },
  { name: 'bottom', by: [100, 100, 50, 20, 20, 20, 20] },
  { name: 'top', by: [10, 10, 10, 20, 30, 60, 80] },
  { name: 'recession', by: [-10, -10, -10, -30, -30, -30, -30] },
] as const

question('two-kinds-of-poverty-from-incomes', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const growth = random.pick(GROWTHS)
    const steps = [random.step(600, 900, 100), random.step(900, 1400, 100), random.step(1400, 2000, 100)]
    const [one = 0, two = 0, three = 0] = steps
    const middle = random.step(2400, 3200, 200)
    const before = [one, two, three, middle, middle + 600, middle * 2, middle * 4]
    if (one >= two || two >= three) return null
    const after = before.map((each, at) => (each * (100 + (growth.by[at] ?? 0))) / 100)
    // Person S stays the one in the middle.
    if (median(after) !== after[3]) return null
    const line = random.step(1000, 1500, 100)
    const lines = [median(before) / 2, median(after) / 2] as const
    // No income stands on a line.
    if ([...before, ...after].some(each => Math.abs(each - line) < 20)) return null
    if (before.some(each => Math.abs(each - lines[0]) < 20)) return null
    if (after.some(each => Math.abs(each - lines[1]) < 20)) return null
    const absolute = [below(before, line), below(after, line)] as const
    const relative = [below(before, lines[0]), below(after, lines[1])] as const
    if (way(...absolute) === way(...relative)) return null
    return {
      before,
      after,
      line,
      lines,
      absolute,
      relative,
      village: random.pick(['a village', 'an island', 'a valley']),
    }
  },
  make: ({ before, after, line, lines, absolute, relative, village }) => {
    const [a, r] = [way(...absolute), way(...relative)]
    return {
      stem: `The table shows the real incomes, in dollars a year, of the seven people of ${village}. Absolute poverty means an income below ${dollars(line)}. Relative poverty means an income below half of the median.`,
      table: {
        head: ['', ...['P', 'Q', 'R', 'S', 'T', 'U', 'V']],
        rows: [
          ['year 1', ...before.map(each => plain(each))],
          ['year 5', ...after.map(each => plain(each))],
        ],
      },
      prompt: ['Which row shows the change from year 1 to year 5?', 'What happens from year 1 to year 5?'],
      columns: 'number in absolute poverty | number in relative poverty',
      right: `${a} | ${r}`,
      wrong: {
        [`${a} | ${a}`]:
          'You used the absolute line for relative poverty too. The relative line moves with median income.',
        [`${r} | ${r}`]:
          'You used a line that moves with median income for absolute poverty too. The absolute line is fixed.',
        [`${r} | ${a}`]: 'You exchanged the two kinds of poverty.',
      },
      solution: `Below ${dollars(line)} are ${absolute[0]} in year 1 and ${absolute[1]} in year 5, so the number in absolute poverty ${a}.

The median (person S) is ${dollars(median(before))}, then ${dollars(median(after))}, so the relative line moves from ${dollars(lines[0])} to ${dollars(lines[1])}. Below it are ${relative[0]} in year 1 and ${relative[1]} in year 5: the number in relative poverty ${r}.`,
    }
  },
  verify: ({ before, after, line }) => {
    let change = 0
    for (const [at, each] of before.entries()) change += Number((after[at] ?? 0) < line) - Number(each < line)
    return change > 0 ? 'rises' : change < 0 ? 'falls' : 'does not change'
  },
})

const OUTCOMES = ['both', 'equity', 'efficiency', 'neither'] as const

question('trade-off-of-equity-and-efficiency', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(OUTCOMES),
    asked: random.pick(['both', 'equity', 'efficiency'] as const),
    start: random.pick([0.38, 0.42, 0.45]),
    better: [random.int(3, 5) / 100, random.int(1, 2) / 100],
    worse: [random.int(1, 2) / 100, random.int(3, 4) / 100],
    growth: random.sample([0.6, 0.8, 1.2, 1.5], 2),
    fall: random.sample([0.5, 0.7, 0.9, 1.1], 2),
  }),
  make: ({ order, asked, start, better, worse, growth, fall }) => {
    const gini = {
      both: start - (better[1] ?? 0),
      equity: start - (better[0] ?? 0),
      efficiency: start + (worse[1] ?? 0),
      neither: start + (worse[0] ?? 0),
    }
    const output = {
      both: growth[0] ?? 0,
      equity: -(fall[0] ?? 0),
      efficiency: growth[1] ?? 0,
      neither: -(fall[1] ?? 0),
    }
    const letter = (kind: (typeof OUTCOMES)[number]) => LETTERS[order.indexOf(kind)] ?? ''
    const does = {
      both: 'raises output and makes incomes more equal, so it gains on both aims',
      equity: 'makes incomes more equal, but lowers output',
      efficiency: 'raises output, but makes incomes less equal',
      neither: 'lowers output and makes incomes less equal, so it loses on both aims',
    }
    return {
      stem: `A government judges equity by the Gini coefficient of income and efficiency by real GDP per head. The Gini coefficient is now ${plain(start, 2)}. The table shows what four policies would bring.`,
      table: {
        head: ['policy', 'Gini coefficient', 'change in real GDP per head'],
        rows: order.map((kind, at) => [
          LETTERS[at] ?? '',
          plain(gini[kind], 2),
          `${output[kind] > 0 ? '+' : ''}${plain(output[kind], 1)}%`,
        ]),
      },
      prompt: {
        both: 'Which policy shows that greater equity need not be at the expense of efficiency?',
        equity: 'Which policy raises equity at the expense of efficiency?',
        efficiency: 'Which policy raises efficiency at the expense of equity?',
      }[asked],
      options: byLetter(
        letter(asked),
        Object.fromEntries(
          OUTCOMES.map(kind => [letter(kind), `You chose a policy that ${does[kind]}.`] as const),
        ),
      ),
      solution: `A lower Gini coefficient means more equal incomes, which this government counts as more equity; a rise in real GDP per head counts as more efficiency. ${order.map((kind, at) => `Policy ${LETTERS[at]} ${does[kind]}.`).join(' ')}

So the answer is ${letter(asked)}.`,
    }
  },
  verify: ({ order, asked }) =>
    LETTERS[
      order.findIndex(kind => {
        const moreEqual = kind === 'both' || kind === 'equity'
        const moreOutput = kind === 'both' || kind === 'efficiency'
        return asked === 'both'
          ? moreEqual && moreOutput
          : moreEqual === (asked === 'equity') && moreOutput !== moreEqual
      })
    ] ?? '',
})

const CLAIMS = [
  {
    claim: 'If all real incomes grow by 3% a year, poverty of every kind will disappear in time.',
    right: [
      'Relative poverty stays as it is when all incomes grow at the same rate.',
      'The line of relative poverty is a share of the median, which grows by 3% too. Those below the line stay below. Only absolute poverty falls.',
    ],
    wrong: pairs({
      'Absolute poverty is a share of the median income, so it cannot fall.':
        'You gave absolute poverty the meaning of relative poverty. Its line is the cost of basic needs.',
      'Growth in real incomes is taken back by rising prices, so nobody gains.':
        'You overlooked the word “real”: the effect of prices has been removed.',
      'Relative poverty must rise whenever the average income of a country rises.':
        'You went too far. It rises only if low incomes grow less than the median.',
      'Absolute poverty must rise when incomes grow, as more becomes necessary.':
        'You moved the line of absolute poverty with income. It is set by basic needs.',
    }),
  },
  {
    claim: 'Relative poverty, an income below 60% of the median, ends only if all have the same income.',
    right: [
      'Incomes can differ widely although none is below 60% of the median.',
      'Nothing limits incomes above the line. If the lowest are raised to 60% of the median, nobody is in relative poverty, and incomes are still unequal.',
    ],
    wrong: pairs({
      'Relative poverty ends as soon as every person can pay for basic needs.':
        'You gave relative poverty the meaning of absolute poverty.',
      'Relative poverty ends when all incomes have risen by 60% in real terms.':
        'You overlooked that the median rises by 60% too, and the line with it.',
      'Relative poverty cannot end, as half of all people are below the median.':
        'You took the median for the line. The line is 60% of it, and nobody needs to be below that.',
      'Relative poverty ends when the highest incomes are cut to the median.':
        'You looked at the wrong end. Cutting the highest incomes leaves the median, and the lowest incomes, where they are.',
    }),
  },
  {
    claim: 'Relative poverty fell during the recession, so people with low incomes became better off.',
    right: [
      'The median may have fallen, so that the line fell below some low incomes.',
      'The line is a share of the median. If middle incomes fall more than low ones, fewer people are below the line, though the poor may have no more than before.',
    ],
    wrong: pairs({
      'In a recession absolute poverty and relative poverty always rise together.':
        'You took the two kinds to move together. The lines are different, and only one of them moves.',
      'Relative poverty compares countries, so it says nothing about one country.':
        'You mistook the comparison. An income is compared with the median of its own country.',
      'Relative poverty can fall only if the incomes of the richest people rise.':
        'You looked at the highest incomes. They do not change the median.',
      'Relative poverty is measured with a fixed line that is raised each year.':
        'You confused it with absolute poverty. The relative line follows the median.',
    }),
  },
] as const

question('objection-to-a-claim-about-poverty', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const item = random.pick(CLAIMS)
    return {
      claim: item.claim,
      right: item.right,
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
      who: random.pick(['A minister', 'A newspaper', 'A student']),
    }
  },
  make: ({ claim, right, wrong, who }) => ({
    stem: `${who} writes: “${claim}”`,
    prompt: 'Which objection to this claim is valid?',
    right: right[0],
    wrong: wrong.map(([text, error]): [string, string] => [text, error]),
    solution: right[1],
  }),
})

const REMEDIES = [
  {
    does: 'A benefit is paid to families with low earnings. The government now withdraws 80 cents of it for each extra dollar earned, instead of 40.',
    right: 'a stronger poverty trap',
    why: 'A family now keeps at most 20 cents of each extra dollar earned, so there is less reason to earn more: the poverty trap is stronger.',
  },
  {
    does: 'The government replaces a payment to poor families by the same payment to all families.',
    right: 'payments to families that do not need them',
    why: 'Families that are not poor receive the payment as well. The total cost is far higher, and most of the extra spending does not reduce poverty.',
  },
  {
    does: 'The government leaves a benefit for poor families as it is, but asks them to prove their income each month at a public office.',
    right: 'families in need that no longer claim',
    why: 'Proving income takes time and may be felt as shameful, so some families that have a right to the benefit give it up.',
  },
  {
    does: 'The government raises the top rate of income tax from 40% to 75%, in order to pay for better state schools.',
    right: 'a loss of skilled workers to other countries',
    why: 'The reward for skilled work is now lower at home than abroad, so some leave: equity may be gained at the expense of efficiency.',
  },
] as const

question('drawback-of-a-redistribution-policy', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    at: random.int(0, REMEDIES.length - 1),
    who: random.pick(['The government', 'A new government', 'The government of Country X']),
  }),
  make: ({ at, who }) => {
    const item = REMEDIES[at] ?? REMEDIES[0]
    const errors = [
      'You chose a drawback of benefits that are quickly lost when earnings rise. The rate of withdrawal is not raised here.',
      'You chose a drawback of paying all families. The group that receives benefits is not widened to them here.',
      'You chose a drawback of checks that keep people from claiming. No such check is added here.',
      'You chose an effect of very high tax rates on the highest incomes. They are not what changes here.',
    ]
    return {
      stem: item.does.replace('The government', who),
      prompt: ['Which drawback follows directly from this change?', 'Which drawback is likely to follow?'],
      right: item.right,
      wrong: REMEDIES.flatMap(({ right }, place): [string, string][] =>
        place === at ? [] : [[right, errors[place] ?? '']],
      ),
      solution: item.why,
    }
  },
})
