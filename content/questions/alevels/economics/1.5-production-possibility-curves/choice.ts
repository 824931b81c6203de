import { bySize, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market, ppcPoints } from '@/lib/figures/markets'
import { dot, type Point } from '@/lib/figures/shapes'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('1.5')

export { templates }

const GOODS = [
  ['food', 'tonnes', 'cloth', 'rolls'],
  ['wheat', 'tonnes', 'steel', 'tonnes'],
  ['fish', 'tonnes', 'furniture', 'pieces'],
  ['rice', 'sacks', 'leather', 'hides'],
] as const

question('opportunity-cost-from-a-table', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [one, unitOne, two, unitTwo] = random.pick(GOODS)
    const step = random.pick([5, 10, 20])
    const drop = random.pick([2, 4, 6]) * (step === 5 ? 5 : step === 10 ? 5 : 10)
    const start = drop * 25
    const outputs = [0, 1, 2, 3, 4, 5].map(at => start - drop * at * at)
    const from = random.int(1, 3)
    const fall = drop * (2 * from + 1)
    const right = fall / step
    const average = (start - (outputs[from + 1] ?? 0)) / ((from + 1) * step)
    return {
      one,
      unitOne,
      two,
      unitTwo,
      step,
      outputs,
      from,
      fall,
      right,
      average,
      kept: random.sample([0, 1, 2, 3], 3),
    }
  },
  make: ({ one, unitOne, two, unitTwo, step, outputs, from, fall, right, average, kept }) => ({
    stem: `The table shows points on the production possibility curve of an economy.`,
    table: {
      head: [`${one} / ${unitOne}`, `${two} / ${unitTwo}`],
      rows: outputs.map((output, at) => [plain(at * step), plain(output)]),
    },
    prompt: `What is the opportunity cost of **each** extra unit of ${one} when its output rises from ${plain(from * step)} to ${plain((from + 1) * step)} ${unitOne}?`,
    options: bySize({
      right,
      wrong: (
        [
          [fall, `You gave the cost of all ${step} extra units together. Divide it by ${step}.`],
          [
            average,
            `You took the average from the first row of the table, not the rise from ${plain(from * step)}.`,
          ],
          [
            outputs[from + 1] ?? 0,
            `You gave the output of ${two} that is left, not the amount that is given up.`,
          ],
          [1 / right, 'You turned the fraction over: the amount given up stands on top.'],
        ] as [number, string][]
      ).filter((_, at) => kept.includes(at)),
      print: value => `${plain(Math.round(value * 1000) / 1000)} ${unitTwo} of ${two}`,
    }),
    solution: `${two.charAt(0).toUpperCase() + two.slice(1)} given up: ${plain(outputs[from] ?? 0)} − ${plain(outputs[from + 1] ?? 0)} = ${plain(fall)} ${unitTwo}. ${one.charAt(0).toUpperCase() + one.slice(1)} gained: ${step} ${unitOne}.

Opportunity cost of each unit = ${plain(fall)} ÷ ${step} = ${plain(right)} ${unitTwo} of ${two}.`,
  }),
  verify: ({ outputs, from, step, unitTwo, two }) => {
    const start = outputs[0] ?? 0
    const slope = (at: number) => (start / 25 / (step * step)) * at * at
    return `${plain(Math.round(((slope((from + 1) * step) - slope(from * step)) / step) * 1000) / 1000)} ${unitTwo} of ${two}`
  },
})

const CURVE = 84

const onCurve = (degrees: number, size = CURVE): Point => [
  size * Math.sin((degrees * Math.PI) / 180),
  size * Math.cos((degrees * Math.PI) / 180),
]

const AXES = [
  ['Cloth', 'Food'],
  ['Bicycles', 'Food'],
  ['Cars', 'Homes'],
  ['Phones', 'Rice'],
] as const

const MOVES = ['along', 'fuller', 'emptier', 'growth'] as const

const MOVE_ASKED = {
  along: 'a fully employed economy that makes more of one good at the cost of the other',
  fuller: 'a fall in unemployment, with resources and technology unchanged',
  emptier: 'a rise in unemployment, with resources and technology unchanged',
  growth: 'a change that needs more or better resources, or better technology',
} as const

const MOVE_MEANS = {
  along: 'a move along the curve: resources are moved from one good to the other',
  fuller: 'a move from inside the curve to the curve: unused resources are put to work',
  emptier: 'a move from the curve to a point inside it: resources fall out of use',
  growth: 'a move to a point outside the present curve, which can be reached only if the curve shifts',
} as const

question('moves-on-a-diagram', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    asked: random.pick(MOVES),
    letters: random.shuffle(LETTERS),
    axes: random.shuffle(random.pick(AXES)),
    turned: random.chance(0.5),
    angles: [random.int(26, 38), random.int(52, 64)] as const,
  }),
  make: ({ asked, letters, axes, turned, angles }) => {
    const [inside = '', left = '', right = '', outside = ''] = letters
    const spots: readonly [string, Point][] = [
      [inside, [30, 32]],
      [left, onCurve(angles[0])],
      [right, onCurve(angles[1])],
      [outside, [80, 80]],
    ]
    const [first, second] = turned ? [right, left] : [left, right]
    const moves = {
      along: `from ${first} to ${second}`,
      fuller: `from ${inside} to ${first}`,
      emptier: `from ${second} to ${inside}`,
      growth: `from ${second} to ${outside}`,
    }
    const m = market({ x: axes[0] ?? '', y: axes[1] ?? '' })
    return {
      stem: 'The diagram shows the production possibility curve (PPC) of an economy and four points.',
      figure: figure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/four-points',
          title: 'A production possibility curve and four points',
          description: `The vertical axis shows ${axes[1]?.toLowerCase()}, the horizontal axis ${axes[0]?.toLowerCase()}. A curve labelled PPC bows outwards from axis to axis. Point ${inside} lies between the origin and the curve. Points ${left} and ${right} lie on the curve, ${left} higher and further to the left than ${right}. Point ${outside} lies beyond the curve. Point ${inside} is lower than both points on the curve and to the left of both.`,
          height: 262,
        },
        m.axes,
        m.bent(ppcPoints(CURVE, CURVE), ''),
        m.label(86, 12, 'PPC'),
        ...spots.map(([name, point]) => dot(...m.at(...point)) + m.label(point[0] + 3, point[1] + 3, name)),
      ),
      prompt: `Which move shows ${MOVE_ASKED[asked]}?`,
      right: moves[asked],
      wrong: MOVES.filter(each => each !== asked).map(
        (each): Wrong => [moves[each], `You chose ${MOVE_MEANS[each]}.`],
      ),
      solution: `What is asked for is ${MOVE_MEANS[asked]}. That is the move ${moves[asked]}.`,
    }
  },
})

type ShiftKind = 'out' | 'in' | 'right' | 'up'

const SHIFTS: Readonly<Record<ShiftKind, { ends: readonly [number, number, number, number]; text: string }>> =
  {
    out: { ends: [60, 60, 90, 88], text: 'Both ends move away from the origin.' },
    in: { ends: [90, 88, 60, 60], text: 'Both ends move towards the origin.' },
    right: {
      ends: [58, 84, 92, 84],
      text: 'The end on the vertical axis stays where it is, and the end on the horizontal axis moves away from the origin.',
    },
    up: {
      ends: [88, 56, 88, 88],
      text: 'The end on the horizontal axis stays where it is, and the end on the vertical axis moves away from the origin.',
    },
  }

const SHIFT_KINDS = ['out', 'in', 'right', 'up'] as const

function shiftCauses(x: string, y: string): Readonly<Record<ShiftKind, readonly string[]>> {
  return {
    out: [
      'Trained workers who can make either good enter the country.',
      'Better education makes workers more productive in both industries.',
    ],
    in: [
      'Workers who can make either good leave the country.',
      'A storm destroys capital in both industries.',
    ],
    right: [
      `A new method raises the output of ${x} per worker but cannot be used to make ${y}.`,
      `Machines that can make only ${x} are added.`,
    ],
    up: [
      `A new method raises the output of ${y} per worker but cannot be used to make ${x}.`,
      `Machines that can make only ${y} are added.`,
    ],
  }
}

const SHIFT_ERRORS: Readonly<Record<ShiftKind, string>> = {
  out: 'You chose a cause that would move both ends of the curve outwards.',
  in: 'You chose a cause that would move both ends of the curve inwards.',
  right: 'You chose a cause that would move out the end on the horizontal axis only.',
  up: 'You chose a cause that would move out the end on the vertical axis only.',
}

question('cause-of-a-shift', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const kind = random.pick(SHIFT_KINDS)
    const others = random.sample(
      SHIFT_KINDS.filter(each => each !== kind),
      2,
    )
    return {
      kind,
      others,
      axes: random.shuffle(random.pick(AXES)),
      pick: random.int(0, 1),
      idle: random.pick(['rises', 'falls']),
    }
  },
  make: ({ kind, others, axes, pick, idle }) => {
    const [x = '', y = ''] = axes
    const causes = shiftCauses(x.toLowerCase(), y.toLowerCase())
    const [x1, y1, x2, y2] = SHIFTS[kind].ends
    const m = market({ x, y })
    const right = causes[kind][pick] ?? ''
    const name = (wide: number, high: number, label: string): string => {
      const [px, py] = onCurve(45, 1)
      return m.label(px * wide + 2, py * high + 3, label)
    }
    return {
      stem: 'The diagram shows the production possibility curve of an economy. It moves from PPC_{1} to PPC_{2}.',
      figure: figure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/two-curves',
          title: 'Two production possibility curves',
          description: `The vertical axis shows ${y.toLowerCase()}, the horizontal axis ${x.toLowerCase()}. Two curves bow outwards from axis to axis, PPC1 before the change and PPC2 after it. ${SHIFTS[kind].text}`,
          height: 262,
        },
        m.axes,
        m.bent(ppcPoints(x1, y1), ''),
        m.bent(ppcPoints(x2, y2), '', 'p'),
        name(x1, y1, 'PPC_{1}'),
        name(x2, y2, 'PPC_{2}'),
      ),
      prompt: 'What could have caused this change?',
      right,
      wrong: [
        ...others.map((each): Wrong => [causes[each][pick] ?? '', SHIFT_ERRORS[each]]),
        [
          `The rate of unemployment ${idle} in both industries.`,
          'You overlooked that the curve shows what can be made when all resources are used. A change in unemployment moves the economy to another point and leaves the curve where it is.',
        ],
      ],
      solution: `${SHIFTS[kind].text} So the maximum output of ${kind === 'right' ? `${x.toLowerCase()} alone has risen` : kind === 'up' ? `${y.toLowerCase()} alone has risen` : `both goods has ${kind === 'out' ? 'risen' : 'fallen'}`}, which fits: “${right.replace(/\.$/, '')}”.`,
    }
  },
})

question('capital-or-consumer-goods', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    letters: random.shuffle(LETTERS),
    capitalUp: random.chance(0.5),
    asked: random.pick(['growth', 'today'] as const),
  }),
  make: ({ letters, capitalUp, asked }) => {
    const [high = '', middle = '', low = '', inside = ''] = letters
    const [x, y] = capitalUp ? ['Consumer goods', 'Capital goods'] : ['Capital goods', 'Consumer goods']
    const m = market({ x, y })
    const wantHigh = (asked === 'growth') === capitalUp
    const [right, opposite] = wantHigh ? [high, low] : [low, high]
    const spots: readonly [string, Point][] = [
      [high, onCurve(18)],
      [middle, onCurve(45)],
      [low, onCurve(72)],
      [inside, [34, 34]],
    ]
    const wanted = asked === 'growth' ? 'capital' : 'consumer'
    return {
      stem: 'The diagram shows the production possibility curve (PPC) of an economy. Capital goods do not wear out in the period considered.',
      figure: figure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/capital-and-consumer-goods',
          title: 'A production possibility curve for capital goods and consumer goods',
          description: `The vertical axis shows ${y.toLowerCase()}, the horizontal axis ${x.toLowerCase()}. A curve labelled PPC bows outwards. On it lie, from the top left to the bottom right, the points ${high}, ${middle} and ${low}. Point ${inside} lies inside the curve, below ${middle} and to the left of it.`,
          height: 262,
        },
        m.axes,
        m.bent(ppcPoints(CURVE, CURVE), ''),
        m.label(86, 8, 'PPC'),
        ...spots.map(([name, point]) => dot(...m.at(...point)) + m.label(point[0] + 3, point[1] + 3, name)),
      ),
      prompt:
        asked === 'growth'
          ? 'At which point is the capacity of the economy likely to grow most?'
          : 'At which point are the present wants of households satisfied to the greatest extent?',
      options: byLetter(right, {
        [opposite]: `You chose the point on the curve with the fewest ${wanted} goods. Look at the labels of the axes.`,
        [middle]: `You chose a balanced point, but another point on the curve has more ${wanted} goods.`,
        [inside]: `You chose a point with unused resources: fewer ${wanted} goods are made than at point ${right}.`,
      }),
      solution: `${asked === 'growth' ? 'Capital goods help to produce more later, so capacity grows most where most capital goods are made.' : 'Consumer goods satisfy wants now, so the point with most consumer goods is wanted.'} ${wanted === 'capital' ? 'Capital' : 'Consumer'} goods are on the ${wantHigh ? 'vertical' : 'horizontal'} axis: that is point ${right}.`,
    }
  },
  verify: ({ letters, capitalUp, asked }) => {
    const places: Point[] = [
      [18, 0],
      [45, 0],
      [72, 0],
    ].map(([degrees = 0]) => onCurve(degrees))
    const size = (point: Point) => (capitalUp === (asked === 'growth') ? point[1] : point[0])
    const best = Math.max(...places.map(size))
    return letters[places.findIndex(point => size(point) === best)] ?? ''
  },
})

const CAPITAL_FACTS = {
  for: [
    'Many resources are unused, so that machines can be made without giving up food.',
    'Workers have the skills that the new machines require.',
    'Basic needs of the people are already met.',
    'Old machines wear out faster than they are replaced.',
  ],
  against: [
    'Many people do not have enough food at present.',
    'There are no workers with the skills to use the new machines.',
    'Machines bought in earlier years stand idle.',
    'The population would gain only after many years of hardship.',
  ],
} as const

question('whether-to-make-more-capital-goods', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(['for', 'against'] as const)
    const other = asked === 'for' ? 'against' : 'for'
    return {
      asked,
      other,
      right: random.pick<string>(CAPITAL_FACTS[asked]),
      wrong: random.sample<string>(CAPITAL_FACTS[other], 3),
    }
  },
  make: ({ asked, other, right, wrong }) => ({
    stem: 'The government of a poor country considers a plan to make more capital goods.',
    prompt: `Which fact is an argument **${asked}** the plan?`,
    right,
    wrong: wrong.map(
      (text): Wrong => [
        text,
        other === 'for'
          ? 'You chose an argument for the plan: it lowers its opportunity cost or raises its benefit.'
          : 'You chose an argument against the plan: it raises its opportunity cost or lowers its benefit.',
      ],
    ),
    solution: `More capital goods raise the capacity of the economy later; the opportunity cost is consumer goods now. “${right.replace(/\.$/, '')}” ${asked === 'for' ? 'lowers this cost or raises the benefit' : 'raises this cost or lowers the benefit'}. The other three are arguments ${other} the plan.`,
  }),
})

question('shape-from-a-table', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const kinds = random.shuffle(['constant', 'rising', 'falling', 'mixed'] as const)
    const base = random.pick([4, 5, 6, 8])
    const falls = {
      constant: [base * 3, base * 3, base * 3],
      rising: [base, base * 3, base * 5],
      falling: [base * 5, base * 3, base],
      mixed: [base * 2, base * 4, base * 2],
    }
    return {
      kinds,
      falls,
      asked: random.pick(['constant', 'rising'] as const),
      step: random.pick([10, 20, 50]),
    }
  },
  make: ({ kinds, falls, asked, step }) => {
    const output = (kind: (typeof kinds)[number], steps: number) =>
      plain(falls[kind].slice(steps).reduce((sum, each) => sum + each, 0))
    const letter = (kind: (typeof kinds)[number]) => LETTERS[kinds.indexOf(kind)] ?? ''
    const errors = {
      [letter('constant')]: 'You chose a straight line: each step of food costs the same amount of cloth.',
      [letter('rising')]:
        'You chose a curve on which each step of food costs more cloth than the one before.',
      [letter('falling')]:
        'You chose a curve on which each step of food costs less cloth than the one before.',
      [letter('mixed')]:
        'You compared two steps only: on this curve the cost of a step rises and then falls again.',
    }
    return {
      stem: `For four economies, the table shows the greatest possible output of cloth, in rolls, at four outputs of food, in tonnes.`,
      table: {
        head: ['economy', ...[0, 1, 2, 3].map(steps => `food = ${plain(steps * step)}`)],
        rows: kinds.map((kind, at) => [LETTERS[at] ?? '', ...[0, 1, 2, 3].map(steps => output(kind, steps))]),
      },
      prompt:
        asked === 'constant'
          ? 'Which economy has a constant opportunity cost of food?'
          : 'Which economy has an opportunity cost of food that increases throughout?',
      options: byLetter(letter(asked), errors),
      solution: `The opportunity cost of a step of food is the fall in cloth. In economy ${letter(asked)} the falls are ${falls[asked].map(each => plain(each)).join(', ')}: ${asked === 'constant' ? 'always the same, so the curve is a straight line' : 'larger each time, so the curve is bowed outwards'}.`,
    }
  },
  verify: ({ kinds, falls, asked }) => {
    const fits = (list: readonly number[]) => {
      const [one = 0, two = 0, three = 0] = list
      return asked === 'constant' ? one === two && two === three : one < two && two < three
    }
    return LETTERS[kinds.findIndex(kind => fits(falls[kind]))] ?? ''
  },
})

const STRAIGHT = [
  ['cars', 'buses', 'bus'],
  ['chairs', 'tables', 'table'],
  ['shirts', 'coats', 'coat'],
  ['pens', 'lamps', 'lamp'],
] as const

question('unused-capacity-on-a-straight-line', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [many, few, oneFew] = random.pick(STRAIGHT)
    const rate = random.int(2, 5)
    const mostFew = random.step(60, 120, 20)
    const nowFew = random.step(15, 40, 5)
    const spare = random.int(6, 24)
    const nowMany = (mostFew - nowFew - spare) * rate
    const mostMany = mostFew * rate
    const askFew = random.chance(0.5)
    const right = askFew ? spare : spare * rate
    const wrong = askFew
      ? [mostFew - nowFew, (mostMany - nowMany) / rate, spare * rate]
      : [mostMany - nowMany, (mostFew - nowFew) * rate, spare]
    const fits = nowMany >= 3 * rate && new Set([right, ...wrong]).size === 4
    return fits ? { many, few, oneFew, mostFew, mostMany, nowFew, nowMany, rate, askFew, right, wrong } : null
  },
  make: ({ many, few, oneFew, mostFew, mostMany, nowFew, nowMany, rate, askFew, right, wrong }) => {
    const [wanted, kept] = askFew ? [few, many] : [many, few]
    const [nowWanted, nowKept] = askFew ? [nowFew, nowMany] : [nowMany, nowFew]
    const room = right + nowWanted
    return {
      stem: `The production possibility curve of an economy is a straight line. It runs from ${plain(mostMany)} ${many} and no ${few} to ${plain(mostFew)} ${few} and no ${many}. At present the economy makes ${plain(nowMany)} ${many} and ${plain(nowFew)} ${few}.`,
      prompt: `How many more ${wanted} can it make without making fewer ${kept}?`,
      options: bySize({
        right,
        wrong: {
          [`You compared with the output of ${wanted} that is possible when no ${kept} are made.`]:
            wrong[0] ?? 0,
          [`You found all the ${wanted} that fit beside ${plain(nowKept)} ${kept}, and forgot those already made.`]:
            wrong[1] ?? 0,
          [`You gave the unused capacity in ${kept}, not in ${wanted}.`]: wrong[2] ?? 0,
        },
        print: value => plain(value),
      }),
      solution: askFew
        ? `The opportunity cost of one ${oneFew} is ${plain(mostMany)} ÷ ${plain(mostFew)} = ${rate} ${many}. Beside ${plain(nowMany)} ${many} there is room for (${plain(mostMany)} − ${plain(nowMany)}) ÷ ${rate} = ${plain(room)} ${few}.

Of these, ${plain(nowFew)} are made already, so ${plain(room)} − ${plain(nowFew)} = ${plain(right)} more are possible. The economy is inside its curve.`
        : `To make one ${oneFew}, ${plain(mostMany)} ÷ ${plain(mostFew)} = ${rate} ${many} are given up. So ${plain(nowFew)} ${few} leave room for ${plain(mostMany)} − ${plain(nowFew)} × ${rate} = ${plain(room)} ${many}.

Of these, ${plain(nowMany)} are made already, so ${plain(room)} − ${plain(nowMany)} = ${plain(right)} more are possible. The economy is inside its curve.`,
    }
  },
  verify: ({ mostFew, mostMany, nowFew, nowMany, askFew }) => {
    let more = 0
    const fits = (extra: number) =>
      (nowMany + (askFew ? 0 : extra)) / mostMany + (nowFew + (askFew ? extra : 0)) / mostFew <= 1 + 1e-9
    while (fits(more + 1)) more += 1
    return plain(more)
  },
})
