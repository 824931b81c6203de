import { bySize, pairs, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { percent1 } from '../shared'

const { question, templates } = choiceQuestions('4.5')

export { templates }

question('rates-from-groups-of-people', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(['unemployment rate', 'participation rate'] as const)
    const force = random.pick([20, 24, 25, 30, 40])
    const percentOut = random.pick([4, 5, 6, 7.5, 8, 10, 12])
    const unemployed = (force * percentOut) / 100
    const employed = force - unemployed
    const partTime = random.step(2, 6, 0.5)
    const share = random.pick([60, 62.5, 64, 75, 80])
    const adults = (force / share) * 100
    const inactive = adults - force
    const students = random.step(1.5, 4, 0.5)
    if (
      inactive - students < 2 ||
      [unemployed, adults].some(value => Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
    )
      return null
    const right = asked === 'unemployment rate' ? percentOut : share
    const slips: Slip[] =
      asked === 'unemployment rate'
        ? [
            [
              (unemployed / employed) * 100,
              'You divided by the number employed. The rate is a percentage of the labour force.',
            ],
            [(unemployed / adults) * 100, 'You divided by the whole population of working age.'],
            [
              ((unemployed + students) / (force + students)) * 100,
              'You counted students who are not looking for work as unemployed.',
            ],
            [
              ((unemployed + partTime) / force) * 100,
              'You counted people with part-time jobs as unemployed.',
            ],
            [((adults - employed) / adults) * 100, 'You counted everyone without a job as unemployed.'],
            [
              (unemployed / (force - partTime)) * 100,
              'You left people with part-time jobs out of the labour force.',
            ],
          ]
        : [
            [(employed / adults) * 100, 'You left the unemployed out of the labour force.'],
            [(inactive / adults) * 100, 'You found the share of people who are inactive.'],
            [
              ((force + students) / adults) * 100,
              'You counted students who are not looking for work in the labour force.',
            ],
            [
              ((force - partTime) / adults) * 100,
              'You left people with part-time jobs out of the labour force.',
            ],
            [(employed / force) * 100, 'You found the share of the labour force that has a job.'],
          ]
    if (slips.some(([value]) => Math.abs(value - right) < 0.15)) return null
    const wrong = threeSlips(random, right, slips, percent1)
    return wrong && { asked, force, unemployed, employed, partTime, adults, inactive, students, right, wrong }
  },
  make: ({ asked, force, unemployed, employed, partTime, adults, inactive, students, right, wrong }) => ({
    stem: 'The table shows the population of working age of a country.',
    table: {
      head: ['group', 'million'],
      rows: [
        ['in full-time jobs', plain(employed - partTime)],
        ['in part-time jobs', plain(partTime)],
        ['without a job, available and looking for one', plain(unemployed)],
        ['full-time students who are not looking for a job', plain(students)],
        ['others who are not looking for a job', plain(inactive - students)],
      ],
    },
    prompt: `What is the ${asked}?`,
    options: bySize({ right, wrong, print: percent1 }),
    solution: `Labour force = employed + unemployed = ${plain(employed - partTime)} + ${plain(partTime)} + ${plain(unemployed)} = ${plain(force)} million.

${
  asked === 'unemployment rate'
    ? `Unemployment rate = unemployed ÷ labour force × 100 = ${plain(unemployed)} ÷ ${plain(force)} × 100 = ${percent1(right)}.`
    : `The population of working age is the sum of all groups, ${plain(adults)} million. Participation rate = labour force ÷ population of working age × 100 = ${plain(force)} ÷ ${plain(adults)} × 100 = ${percent1(right)}.`
}`,
  }),
  verify: ({ asked, unemployed, employed, inactive }) => {
    const working = employed / (employed + unemployed)
    if (asked === 'unemployment rate') return percent1(100 - 100 * working)
    return percent1(100 / (1 + inactive / (employed + unemployed)))
  },
})

question('number-unemployed-and-rate', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const force1 = random.pick([20, 30, 40, 50, 60])
    const rate1 = random.pick([6, 8, 10, 12])
    const force2 = force1 + random.pick([-4, -2, 2, 4, 4, 6])
    // A larger change of the labour force in five years would be strange.
    if (Math.abs(force2 - force1) > force1 / 10) return null
    const rate2 = rate1 + random.pick([-1, -0.5, -0.5, 0.5, 0.5, 1])
    const [out1, out2] = [(force1 * rate1) / 100, (force2 * rate2) / 100]
    if (Math.abs(out1 - out2) < 0.04 || Math.abs(force2 - out2 - (force1 - out1)) < 0.2) return null
    if (Math.abs(out2 * 100 - Math.round(out2 * 100)) > 1e-9) return null
    // The interesting case is that the two move in opposite directions.
    if (out2 > out1 === rate2 > rate1 && random.chance(0.8)) return null
    return { force1, force2, out1, out2, up: out2 > out1, higher: rate2 > rate1, rate1, rate2 }
  },
  make: ({ force1, force2, out1, out2, up, higher, rate1, rate2 }) => {
    const word = (is: boolean) => (is ? 'rose' : 'fell')
    return {
      stem: 'The table shows data for a country in two years, five years apart.',
      table: {
        head: ['million', 'year 1', 'year 6'],
        rows: [
          ['labour force', plain(force1), plain(force2)],
          ['people in employment', plain(force1 - out1), plain(force2 - out2)],
        ],
      },
      prompt: 'Which row describes the change from year 1 to year 6?',
      columns: 'number unemployed | unemployment rate',
      right: `${word(up)} | ${word(higher)}`,
      wrong: {
        [`${word(up)} | ${word(!higher)}`]:
          up === higher
            ? 'You have the right change in the number, but not in the rate: divide by the labour force of each year.'
            : 'You took the rate to follow the number, but the labour force has changed by a larger percentage.',
        [`${word(!up)} | ${word(higher)}`]:
          'You have the right change in the rate, but not in the number: it is the labour force minus employment.',
        [`${word(!up)} | ${word(!higher)}`]:
          'You have both changes the wrong way round. Find the number unemployed in each year first.',
      },
      solution: `Unemployed = labour force − employment. Year 1: ${plain(force1)} − ${plain(force1 - out1)} = ${plain(out1)} million. Year 6: ${plain(force2)} − ${plain(force2 - out2)} = ${plain(out2)} million. The number ${word(up)}.

Rate: ${plain(out1)} ÷ ${plain(force1)} × 100 = ${percent1(rate1)}, then ${plain(out2)} ÷ ${plain(force2)} × 100 = ${percent1(rate2)}. The rate ${word(higher)}.`,
    }
  },
  verify: ({ force1, force2, out1, out2 }) => {
    const [jobs1, jobs2] = [force1 - out1, force2 - out2]
    return force2 - force1 > jobs2 - jobs1 ? 'rose' : 'fell'
  },
})

const CASES = [
  {
    type: 'cyclical',
    event: 'Builders and shop workers lose their jobs because households spend less in a recession.',
    why: 'Aggregate demand has fallen, and many industries need fewer workers.',
  },
  {
    type: 'cyclical',
    event:
      'Workers in many industries lose their jobs after a fall in the country’s exports cuts total spending.',
    why: 'The cause is a lack of aggregate demand.',
  },
  {
    type: 'structural',
    event:
      'Miners lose their jobs because the world has turned for good from coal to other fuels. There are vacancies in nursing.',
    why: 'The pattern of demand has changed for good, and the miners’ skills do not fit the vacancies.',
  },
  {
    type: 'structural',
    event:
      'Textile workers lose their jobs because the industry has moved abroad for good. New jobs are in a distant region.',
    why: 'The pattern of production has changed for good, and the workers live in the wrong place.',
  },
  {
    type: 'frictional',
    event: 'An accountant leaves one firm and spends four weeks choosing between offers from other firms.',
    why: 'The accountant is between jobs, and suitable jobs exist.',
  },
  {
    type: 'frictional',
    event:
      'A cook has moved to be nearer to relatives and is looking for work in one of many restaurants with vacancies.',
    why: 'The cook is between jobs, and suitable jobs exist.',
  },
  {
    type: 'seasonal',
    event: 'Fruit pickers are without work from the end of the harvest until the next summer.',
    why: 'Their work is needed only at certain times of the year.',
  },
  {
    type: 'seasonal',
    event: 'Ski instructors are without work from April to November each year.',
    why: 'Their work is needed only at certain times of the year.',
  },
  {
    type: 'technological',
    event: 'Workers on a packing line lose their jobs when the firm installs robots.',
    why: 'Machines have replaced labour.',
  },
  {
    type: 'technological',
    event: 'Cashiers lose their jobs when supermarkets install self-service checkouts.',
    why: 'Machines have replaced labour.',
  },
] as const

const MEANINGS: Record<string, string> = {
  cyclical: 'You chose the type that comes from a lack of aggregate demand in the whole economy.',
  structural:
    'You chose the type that comes from a lasting change in demand or production, so that skills or places do not fit.',
  frictional: 'You chose the type of people who are between jobs when suitable jobs exist.',
  seasonal: 'You chose the type of workers who are needed only at certain times of the year.',
  technological: 'You chose the type in which machines or software replace workers.',
}

question('type-of-unemployment', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(CASES)
    // Technological unemployment is often treated as a kind of structural unemployment.
    const related = ['structural', 'technological']
    const others = Object.keys(MEANINGS).filter(
      type => type !== item.type && !(related.includes(type) && related.includes(item.type)),
    )
    return { item, wrong: random.sample(others, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.event,
    prompt: 'Which type of unemployment is this?',
    right: item.type,
    wrong: wrong.map((type): Wrong => [type, MEANINGS[type] ?? '']),
    solution: `${item.why} This is ${item.type} unemployment.`,
  }),
})

const SURVEY: readonly Wrong[] = pairs({
  'It includes people who look for work but have no right to benefit.':
    'You chose a strength of the labour force survey.',
  'It follows international rules, so that countries can be compared.':
    'You chose a strength of the labour force survey.',
  'It does not change when the rules for receiving benefit change.':
    'You chose a strength of the labour force survey.',
})

const COUNT: readonly Wrong[] = pairs({
  'It uses records that exist already, so it is quick and cheap.':
    'You chose a strength of the claimant count.',
  'It needs no sample, so it has no errors from sampling.': 'You chose a strength of the claimant count.',
})

const SURVEY_BAD: readonly Wrong[] = pairs({
  'It is costly and slow, because many people must be asked.':
    'You chose a weakness of the labour force survey.',
  'It depends on a sample, which may not be typical.': 'You chose a weakness of the labour force survey.',
})

const COUNT_BAD: readonly Wrong[] = pairs({
  'It leaves out people who look for work but cannot claim benefit.':
    'You chose a weakness of the claimant count.',
  'It changes when the rules for receiving benefit change.': 'You chose a weakness of the claimant count.',
  'It includes people who claim benefit while they work in secret.':
    'You chose a weakness of the claimant count.',
})

question('claimant-count-or-survey', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const groups = [SURVEY, COUNT, SURVEY_BAD, COUNT_BAD]
    const asked = random.int(0, 3)
    return {
      asked,
      right: random.pick(groups[asked] ?? SURVEY),
      wrong: groups.filter((_, at) => at !== asked).map(group => random.pick(group)),
    }
  },
  make: ({ asked, right, wrong }) => {
    const [one, other] =
      asked % 2 === 0 ? ['labour force survey', 'claimant count'] : ['claimant count', 'labour force survey']
    const kind = asked < 2 ? 'an advantage' : 'a disadvantage'
    return {
      stem: 'Unemployment can be measured by the claimant count or by a labour force survey.',
      prompt: `Which statement gives ${kind} of the ${one} compared with the ${other}?`,
      right: right[0],
      wrong,
      solution: `${right[0]} ${right[1].replace('You chose', 'This is')}

The claimant count takes the number of people who receive benefit from records. The survey asks a sample of households who is without work, available and looking for it.`,
    }
  },
})

const STATUS = [
  {
    event: 'Some unemployed people lose hope and stop looking for work.',
    effect: ['falls', 'falls'],
    why: 'They leave the labour force and become inactive. The number unemployed falls by a larger percentage than the labour force, so the unemployment rate falls; fewer people participate.',
  },
  {
    event:
      'Some parents who have not worked for years begin to look for a job. None of them has found one yet.',
    effect: ['rises', 'rises'],
    why: 'They were inactive and join the labour force as unemployed. The number unemployed rises by a larger percentage than the labour force, so the rate rises; more people participate.',
  },
  {
    event: 'Some unemployed people find jobs.',
    effect: ['falls', 'is unchanged'],
    why: 'They move from unemployed to employed. The labour force is as large as before, so only the unemployment rate falls.',
  },
  {
    event: 'Some workers lose their jobs and look for new ones.',
    effect: ['rises', 'is unchanged'],
    why: 'They move from employed to unemployed. The labour force is as large as before, so only the unemployment rate rises.',
  },
  {
    event:
      'Some employed people of working age give up their jobs to study full time. They are not replaced.',
    effect: ['rises', 'falls'],
    why: 'They leave the labour force. The number unemployed is the same but is now a larger percentage of a smaller labour force; fewer people participate.',
  },
  {
    event:
      'Some full-time students, who were not looking for work, leave university and start work in newly created jobs.',
    effect: ['falls', 'rises'],
    why: 'They join the labour force as employed. The number unemployed is the same but is now a smaller percentage of a larger labour force; more people participate.',
  },
] as const

question('change-of-status-and-rates', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(STATUS)
    const [rate, part] = item.effect
    const pairs = ['rises', 'falls']
      .flatMap(one => ['rises', 'is unchanged', 'falls'].map(two => [one, two] as const))
      .filter(([one, two]) => one !== rate || two !== part)
    // The row with the other rate and the same participation is always there.
    const near = pairs.filter(([one, two]) => one !== rate && two === part)
    const far = random.sample(
      pairs.filter(([one]) => one === rate),
      1,
    )
    const rest = pairs.filter(([one, two]) => one !== rate && two === far[0]?.[1])
    return { item, wrong: [...near, ...far, ...rest] }
  },
  make: ({ item, wrong }) => {
    const [rate, part] = item.effect
    return {
      stem: `The population of working age does not change. ${item.event}`,
      prompt: 'Which row shows the effects?',
      options: rows(
        ['unemployment rate', 'participation rate'],
        item.effect,
        wrong.map(([one, two]): [string[], string] => [
          [one, two],
          one === rate
            ? 'You have the right change in the unemployment rate. Ask again whether these people join or leave the labour force.'
            : two === part
              ? 'You have the right change in participation. Ask again what happens to unemployed people as a share of the labour force.'
              : 'Decide first who is in the labour force before and after, then compare the unemployed with it.',
        ]),
      ),
      solution: item.why,
    }
  },
  verify: ({ item }) => {
    const before = { work: 900, out: 100, rest: 500 }
    const at = STATUS.indexOf(item)
    const [work, out] = [
      [900, 90],
      [900, 110],
      [910, 90],
      [890, 110],
      [890, 100],
      [910, 100],
    ][at] ?? [0, 0]
    const change = (out ?? 0) / ((out ?? 0) + (work ?? 0)) - before.out / (before.out + before.work)
    return change > 0 ? 'rises' : 'falls'
  },
})

const EFFECTS = [
  {
    who: 'the government’s budget',
    right: [
      'Tax revenue falls and spending on benefits rises.',
      'People without jobs pay less income tax and spend less, and more of them receive benefits.',
    ],
  },
  {
    who: 'firms',
    right: [
      'Sales fall, but vacancies are easier to fill.',
      'People without jobs spend less, and more of them look for work.',
    ],
  },
  {
    who: 'the output of the economy',
    right: [
      'Output is below what resources could produce.',
      'Labour is idle, so the economy is inside its production possibility curve.',
    ],
  },
  {
    who: 'the people who are unemployed for a long time',
    right: [
      'Their incomes are lower and their skills fade.',
      'They lose wages, and skills that are not used are lost, so it becomes harder to find work.',
    ],
  },
] as const

const EFFECTS_WRONG: Record<string, readonly Wrong[]> = {
  'the government’s budget': pairs({
    'Tax revenue rises and spending on benefits falls.':
      'You described what happens when unemployment falls.',
    'Tax revenue rises and spending on benefits rises.':
      'Benefits do rise, but people without jobs pay less tax.',
    'Tax revenue falls and spending on benefits falls.':
      'Tax revenue does fall, but more people claim benefits.',
  }),
  firms: pairs({
    'Sales rise, and vacancies are harder to fill.': 'You described what happens when unemployment falls.',
    'Sales rise, and vacancies are easier to fill.':
      'It is easier to find workers, but people without jobs spend less.',
    'Sales fall, and vacancies are harder to fill.': 'Sales do fall, but more people look for work.',
  }),
  'the output of the economy': pairs({
    'Output is at the highest level that resources allow.': 'You described full employment of resources.',
    'Output rises as workers leave for other industries.':
      'Unemployed workers have not gone to other industries; they produce nothing.',
    'Output is above what resources can produce for long.':
      'You described an economy in which resources are over-used.',
  }),
  'the people who are unemployed for a long time': pairs({
    'Their incomes are lower, but their skills improve.':
      'Incomes do fall, but skills that are not used fade.',
    'Their incomes are higher and their skills fade.':
      'Benefits, where they exist, are lower than wages as a rule.',
    'Their incomes are higher and their skills improve.':
      'Neither is likely: wages are lost, and skills that are not used fade.',
  }),
}

question('consequence-of-unemployment', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(EFFECTS),
    rise: random.pick([
      'rises sharply in a recession',
      'has risen because AD has fallen',
      'rises to its highest level for years',
    ]),
  }),
  make: ({ item, rise }) => ({
    stem: `Unemployment in a country ${rise}.`,
    prompt: `What is the most likely effect on ${item.who}?`,
    options: statements(item.right[0], EFFECTS_WRONG[item.who] ?? []),
    solution: item.right[1],
  }),
})

const SEVERITY = [
  {
    right: [
      'Most of the unemployed have been without work for more than two years.',
      'Long unemployment means the loss of skills, savings and confidence, and fewer chances to find work again.',
    ],
    worse: true,
  },
  {
    right: [
      'Most of the unemployed worked in one region, whose only industry has closed for good.',
      'Structural unemployment lasts long, and the whole region declines as spending there falls.',
    ],
    worse: true,
  },
  {
    right: [
      'Most of the unemployed are between two jobs and find work within a few weeks.',
      'Frictional unemployment is short and even helps to match people with jobs, so little income and output are lost.',
    ],
    worse: false,
  },
  {
    right: [
      'Most of the unemployed will be needed again when the tourist season begins.',
      'Seasonal unemployment ends by itself each year, so little skill is lost.',
    ],
    worse: false,
  },
] as const

question('judging-the-cost-of-unemployment', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SEVERITY)
    const opposite = random.sample(
      SEVERITY.filter(({ worse }) => worse !== item.worse),
      2,
    )
    return { item, opposite, rate: random.pick([6, 7, 8, 9]), share: random.pick(['half', 'two thirds']) }
  },
  make: ({ item, opposite, rate, share }) => ({
    stem: `Countries X and Y are of equal size and both have an unemployment rate of ${rate}%. An economist argues that unemployment is the ${item.worse ? 'more' : 'less'} serious problem in country X. In country Y ${share} of the unemployed have been without work for less than a year.`,
    prompt: 'Which fact about country X would best support this argument?',
    right: item.right[0],
    wrong: [
      ...opposite.map(
        ({ right }): Wrong => [
          right[0],
          `You chose a fact that makes unemployment ${item.worse ? 'less' : 'more'} serious in country X.`,
        ],
      ),
      [
        'The number of unemployed people is the same in country X as in country Y.',
        'Equal size and an equal rate mean an equal number already. This does not tell the two countries apart.',
      ],
    ],
    solution: `${item.right[1]} With equal rates, the length and the type of unemployment decide how serious the problem is.`,
  }),
})
