import { bySize, inThisOrder, pairs, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, type Point, text } from '@/lib/figures/shapes'
import { m, percent1 } from '../shared'

const { question, templates } = choiceQuestions('5.4')

export { templates }

question('change-in-labour-productivity', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const each = random.step(200, 800, 40)
    const gain = random.pick([-5, 5, 7.5, 10, 12.5, 15, 20])
    const workers = random.int(20, 80)
    const later = workers + random.pick([-8, -6, -4, 4, 6, 8])
    const each2 = each * (1 + gain / 100)
    if (!Number.isInteger(each2)) return null
    const [first, second] = [each * workers, each2 * later]
    const output = (second / first - 1) * 100
    const staff = (later / workers - 1) * 100
    const slips: Slip[] = [
      [output, 'You found the change in total output.'],
      [staff, 'You found the change in the number of workers.'],
      [output + staff, 'You added the change in the number of workers to the change in output.'],
      [(each / each2 - 1) * 100, 'You found the change in the number of workers for each unit of output.'],
      [-gain, 'You subtracted the later value from the earlier one.'],
    ]
    if (slips.some(([value]) => Math.abs(value - gain) < 0.4)) return null
    const wrong = threeSlips(random, gain, slips, percent1)
    return (
      wrong && {
        each,
        each2,
        gain,
        workers,
        later,
        first,
        second,
        wrong,
        thing: random.pick(['chairs', 'shirts', 'lamps', 'pumps', 'shoes']),
      }
    )
  },
  make: ({ each, each2, gain, workers, later, first, second, wrong, thing }) => ({
    stem: 'The table shows data for a firm in two years.',
    table: {
      head: ['', 'year 1', 'year 2'],
      rows: [
        [`${thing} made`, plain(first), plain(second)],
        ['number of workers', plain(workers), plain(later)],
      ],
    },
    prompt: 'What is the percentage change in labour productivity from year 1 to year 2?',
    options: bySize({ right: gain, wrong, print: percent1 }),
    solution: `Labour productivity = total output ÷ number of workers.

Year 1: ${plain(first)} ÷ ${workers} = ${plain(each)} ${thing} per worker. Year 2: ${plain(second)} ÷ ${later} = ${plain(each2)}.

Change = (${plain(each2)} − ${plain(each)}) ÷ ${plain(each)} × 100 = ${percent1(gain)}.`,
  }),
  verify: ({ workers, later, first, second }) => percent1(((second * workers) / (first * later)) * 100 - 100),
})
const knee: Point[] = [
  [6, 22],
  [30, 22],
  [42, 24],
  [52, 31],
  [57.6, 42],
  [59.9, 56],
  [60, 72],
  [60, 92],
]

const knee2 = knee.map(([x, y], at): Point => (at === 0 ? [x, y] : [x + (at === 1 ? 16 : 22), y]))

const LEVELS = [
  {
    shape: m.straight([2, 48], [48, 2], '') + m.label(4, 52, '*AD*') + dot(...m.at(28, 22)),
    told: 'AD crosses both AS curves where they are horizontal and lie on the same line.',
    effect: ['is unchanged', 'is unchanged'],
    why: 'AD crosses the horizontal section that both curves share. Output is limited by demand, so more capacity changes neither real output nor the price level.',
  },
  {
    shape: m.straight([44, 94], [92, 46], '*AD*') + dot(...m.at(60, 78)) + dot(...m.at(81.9, 56.1)),
    told: 'AD crosses AS1 where it is vertical. It crosses AS2 further to the right and lower down.',
    effect: ['rises', 'falls'],
    why: 'The economy was at full employment. With more capacity there is a movement down along AD: real output rises and the price level falls.',
  },
] as const

question('as-shifts-on-the-keynesian-curve', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(LEVELS),
    cause: random.pick([
      'A training programme raises the productivity of workers.',
      'New roads and ports lower the costs of firms.',
      'State support for research leads to better technology.',
      'Reforms of schools raise the skills of the labour force.',
    ]),
  }),
  make: ({ item, cause }) => {
    const [output, price] = item.effect
    const options: [string, string, string][] = [
      [
        'is unchanged',
        'is unchanged',
        'You described an economy with much spare capacity, in which output is limited by demand.',
      ],
      [
        'rises',
        'falls',
        'You described an economy near full employment. Look where AD crosses the two AS curves.',
      ],
      ['rises', 'rises', 'You described a shift of AD to the right along AS.'],
      [
        'is unchanged',
        'falls',
        'You let the price level fall with no change in output. Look where AD crosses the two AS curves.',
      ],
    ]
    return {
      stem: `${cause} The diagram shows the shift of aggregate supply from AS_{1} to AS_{2}. AD does not change.`,
      figure: figure(
        {
          name: 'government-macroeconomic-intervention/as-shifts-right',
          title: 'Aggregate supply shifts right on a three-section curve',
          description: `Price level on the vertical axis, real output on the horizontal. AS1 and AS2 begin on the same horizontal line; AS1 bends up and becomes vertical first, AS2 at a greater output. AD slopes down. ${item.told}`,
          height: 262,
        },
        m.axes,
        m.bent(knee, ''),
        m.bent(knee2, '', 'p'),
        text(...m.at(60, 95), '*AS*_{1}', { anchor: 'middle' }),
        text(...m.at(82, 95), '*AS*_{2}', { anchor: 'middle' }),
        item.shape,
      ),
      prompt: 'Which row shows the effect?',
      options: rows(
        ['real output', 'price level'],
        item.effect,
        options
          .filter(([one, two]) => one !== output || two !== price)
          .map(([one, two, error]): [string[], string] => [[one, two], error]),
      ),
      solution: item.why,
    }
  },
})

const WORKINGS = [
  {
    tool: 'pays for apprenticeships',
    right: 'The quality of labour improves, so output per worker rises.',
    near: 'The quantity of labour falls, so wages rise.',
  },
  {
    tool: 'builds a motorway between the port and the industrial towns',
    right: 'Transport takes less time, so firms’ costs per unit fall.',
    near: 'Transport becomes dearer for firms, so they use less of it.',
  },
  {
    tool: 'gives tax relief to firms that develop new products',
    right: 'Firms spend more on research, so new technology raises output per input.',
    near: 'Firms spend less on research, so they have more left for wages.',
  },
  {
    tool: 'raises the age at which people may draw a state pension',
    right: 'The labour force grows, so the economy can produce more.',
    near: 'The labour force shrinks, so each worker must produce more.',
  },
  {
    tool: 'opens a market served by one state firm to private competitors',
    right: 'Firms must become efficient to survive, so productivity rises.',
    near: 'Firms can raise their prices freely, so profits rise.',
  },
] as const

question('how-a-tool-shifts-lras', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [item, other] = random.sample(WORKINGS, 2)
    if (!item || !other) return null
    // Competition may lead firms to research too, so that explanation cannot stand beside it as wrong.
    if (item.tool.startsWith('opens') && other.tool.startsWith('gives tax relief')) return null
    return {
      item,
      other,
      demand: random.pick([
        'Government spending rises, so consumption and the price level rise.',
        'Total spending rises, so firms use their idle machines.',
        'The budget moves towards a deficit, so interest rates rise.',
      ]),
    }
  },
  make: ({ item, other, demand }) => ({
    stem: `A government ${item.tool}.`,
    prompt: 'Which statement explains how this may shift LRAS to the right?',
    right: item.right,
    wrong: {
      [item.near]: 'You turned the effect of the measure round.',
      [other.right]: 'You explained another measure. Ask which resource this one improves.',
      [demand]:
        'You explained an effect on spending or on the budget. LRAS depends on resources and productivity.',
    },
    solution: `${item.right} More can be produced at every price level, so LRAS shifts to the right.`,
  }),
})
question('growth-without-inflation', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    ad: random.chance(0.5),
    lras: random.chance(0.6),
    letters: random.shuffle(['W', 'X', 'Y', 'Z']),
  }),
  make: ({ ad, lras, letters }) => {
    // Corners: bit 0 is the second AD curve, bit 1 the second LRAS curve.
    const name = (corner: number) => letters[corner] ?? ''
    const end = (ad ? 1 : 0) + (lras ? 2 : 0)
    const target = end === 0 ? 3 : end
    const events = [
      ...(target & 1 ? ['AD grows as incomes abroad rise'] : []),
      ...(target & 2 ? ['supply-side policy succeeds'] : []),
    ]
    const places: Point[] = [
      [40, 60],
      [40, 80],
      [60, 40],
      [60, 60],
    ]
    const slip = (corner: number): string => {
      if (corner === 0) return 'You left the economy where it was, but at least one curve shifts.'
      if (target === 3) return corner === 1 ? 'You shifted AD but not LRAS.' : 'You shifted LRAS but not AD.'
      if (corner === 3) return 'You shifted both curves, but only one of them shifts.'
      return target === 1
        ? 'You shifted LRAS. Higher incomes abroad raise spending on exports.'
        : 'You shifted AD. Supply-side policy raises productive capacity.'
    }
    const order = [0, 1, 2, 3].sort((one, other) => name(one).localeCompare(name(other)))
    const effect =
      [
        '',
        'The price level rises while real output cannot.',
        'Real output rises and the price level falls.',
        'Real output rises and the price level is as before: growth without inflation.',
      ][target] ?? ''
    return {
      stem: `The diagram shows two aggregate demand curves and two vertical long-run aggregate supply curves. The economy is in long-run equilibrium at ${name(0)}. Then ${events.join(' and ')}. Nothing else changes.`,
      figure: figure(
        {
          name: 'government-macroeconomic-intervention/two-ad-two-lras',
          title: 'Two AD curves and two vertical LRAS curves',
          description: `Price level on the vertical axis, real output on the horizontal. AD1 and AD2 slope down, AD2 further right. LRAS1 and LRAS2 are vertical, LRAS2 at the greater output. They cross at four points: ${name(0)} on AD1 and LRAS1, ${name(1)} on AD2 and LRAS1, ${name(2)} on AD1 and LRAS2, ${name(3)} on AD2 and LRAS2.`,
          height: 262,
        },
        m.axes,
        m.demand('*AD*_{1}'),
        m.demand('*AD*_{2}', 20),
        m.straight([40, 0], [40, 94], ''),
        m.label(39, 97, '*LRAS*_{1}', 'middle'),
        m.straight([60, 0], [60, 94], ''),
        m.label(61, 97, '*LRAS*_{2}', 'middle'),
        ...places.map((place, at) => {
          const [px, py] = m.at(...place)
          return dot(px, py) + text(px + 9, py - 7, name(at), { cls: 'b' })
        }),
      ),
      prompt: 'Which point shows the new long-run equilibrium?',
      options: inThisOrder(
        order.map(corner => (corner === target ? name(corner) : [name(corner), slip(corner)])),
      ),
      solution: `${target & 1 ? 'Exports rise, so AD shifts from AD_{1} to AD_{2}. ' : ''}${target & 2 ? 'Productive capacity grows, so LRAS shifts from LRAS_{1} to LRAS_{2}. ' : ''}The new equilibrium is at ${name(target)}. ${effect}`,
    }
  },
  verify: ({ ad, lras, letters }) => (ad === lras ? letters[3] : ad ? letters[1] : letters[2]) ?? '',
})

const CASES = [
  {
    setting: 'Supply-side policy is the best way to reduce unemployment in this country.',
    right: [
      'There are many vacancies for skilled workers, but few of the unemployed have the skills.',
      'The unemployment is structural. Training removes its cause, which more spending would not do.',
    ],
    wrong: pairs({
      'Consumer spending and investment have fallen sharply in the past year.':
        'The unemployment is cyclical, so policies that raise AD are likely to work sooner.',
      'Most of the unemployed find a job within a month.':
        'The unemployment is frictional and short; little needs to be done.',
      'The government needs results before next year.':
        'Supply-side policy works slowly, so this speaks against it.',
      'Firms in all industries have idle machines because sales are low.':
        'Output is limited by demand, so more capacity would not create jobs.',
    }),
  },
  {
    setting: 'Supply-side policy is unlikely to raise output in this country soon.',
    right: [
      'Output is far below full capacity because spending is weak.',
      'Output is limited by demand. More capacity would stand idle beside the capacity that is idle now.',
    ],
    wrong: pairs({
      'Firms turn orders away because they cannot find skilled workers.':
        'Output is limited by supply here, so training could raise it.',
      'Goods wait for days at the port because it is too small.':
        'Output is limited by infrastructure, so a larger port could raise it.',
      'All firms work at full capacity and prices are rising fast.':
        'Output is limited by supply, so more capacity could raise it.',
      'Firms use old machines because they cannot pay for research.':
        'Output per worker is held down by technology, so support could raise it.',
    }),
  },
  {
    setting: 'Supply-side policy can raise output and reduce inflation together in this country.',
    right: [
      'Firms’ costs are high because power cuts often stop production.',
      'Better infrastructure lowers costs and raises capacity, so AS shifts right: output rises and prices rise less.',
    ],
    wrong: pairs({
      'Output is low because households have lost confidence.':
        'The problem is weak demand, which more capacity does not cure.',
      'Prices are stable and many factories stand idle.':
        'There is no inflation to reduce, and output is limited by demand.',
      'Trained workers leave for better-paid jobs abroad.':
        'The skills are lost to the country, so this weakens the claim.',
      'New roads would be built where hardly any firms are.':
        'The roads would do little for productivity, so this weakens the claim.',
    }),
  },
] as const

question('case-for-supply-side-policy', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(CASES)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `An economist says of a country: “${item.setting}”`,
    prompt: 'Which fact gives the best support to this view?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})
