import { choice, inThisOrder, rows, statements, type Wrong } from '@/lib/exams/authoring'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/notes/figures/figure'
import { market, ppcPoints } from '@/lib/notes/figures/markets'
import { dot, type Point } from '@/lib/notes/figures/shapes'

const TOPIC = 'basic-economic-ideas-and-resource-allocation'
const as = { style: 'choice', tier: null, calculator: 'not-needed' } as const
const LETTERS = ['W', 'X', 'Y', 'Z'] as const

/** Four values by size, printed in one way. */
function bySize(print: (value: number) => string, right: number, wrong: readonly [number, string][]) {
  const all = [{ value: right, error: '' }, ...wrong.map(([value, error]) => ({ value, error }))]
  const sorted = all.sort((one, other) => one.value - other.value)
  return inThisOrder(
    sorted.map(({ value, error }): string | Wrong => (error === '' ? print(value) : [print(value), error])),
  )
}

/** The letters W to Z as options, with the error of each wrong one. */
function byLetter(right: string, errors: Readonly<Record<string, string>>) {
  return inThisOrder(
    LETTERS.map((each): string | Wrong => (each === right ? each : [each, errors[each] ?? ''])),
  )
}

// 1.5 Production possibility curves

const GOODS = [
  ['food', 'tonnes', 'cloth', 'rolls'],
  ['wheat', 'tonnes', 'steel', 'tonnes'],
  ['fish', 'tonnes', 'furniture', 'pieces'],
  ['rice', 'sacks', 'leather', 'hides'],
] as const

const costFromTable = template({
  ...as,
  name: 'opportunity-cost-from-a-table',
  subtopic: '1.5',
  difficulty: 3,
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
    return { one, unitOne, two, unitTwo, step, outputs, from, fall, right, average }
  },
  make: ({ one, unitOne, two, unitTwo, step, outputs, from, fall, right, average }) =>
    choice({
      stem: `The table shows points on the production possibility curve of an economy.`,
      table: {
        head: [`${one} / ${unitOne}`, `${two} / ${unitTwo}`],
        rows: outputs.map((output, at) => [plain(at * step), plain(output)]),
      },
      prompt: `What is the opportunity cost of **each** extra unit of ${one} when its output rises from ${plain(from * step)} to ${plain((from + 1) * step)} ${unitOne}?`,
      subtopic: '1.5',
      objective: 'AO2',
      options: bySize(value => `${plain(Math.round(value * 1000) / 1000)} ${unitTwo} of ${two}`, right, [
        [fall, `You gave the cost of all ${step} extra units together. Divide it by ${step}.`],
        [
          average,
          `You took the average from the first row of the table, not the rise from ${plain(from * step)}.`,
        ],
        [
          outputs[from + 1] ?? 0,
          `You gave the output of ${two} that is left, not the amount that is given up.`,
        ],
      ]),
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

const movesOnDiagram = template({
  ...as,
  name: 'moves-on-a-diagram',
  subtopic: '1.5',
  difficulty: 2,
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
    return choice({
      stem: 'The diagram shows the production possibility curve (PPC) of an economy and four points.',
      figure: figure(
        {
          name: `${TOPIC}/four-points`,
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
      subtopic: '1.5',
      objective: 'AO1',
      options: statements(
        moves[asked],
        MOVES.filter(each => each !== asked).map(
          (each): Wrong => [moves[each], `You chose ${MOVE_MEANS[each]}.`],
        ),
      ),
      solution: `What is asked for is ${MOVE_MEANS[asked]}. That is the move ${moves[asked]}.`,
    })
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
      `A new method raises the output of ${x} per worker and has no use for ${y}.`,
      `Machines that can make only ${x} are added.`,
    ],
    up: [
      `A new method raises the output of ${y} per worker and has no use for ${x}.`,
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

const causeOfShift = template({
  ...as,
  name: 'cause-of-a-shift',
  subtopic: '1.5',
  difficulty: 3,
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
    return choice({
      stem: 'The diagram shows the production possibility curve of an economy. It moves from PPC_{1} to PPC_{2}.',
      figure: figure(
        {
          name: `${TOPIC}/two-curves`,
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
      subtopic: '1.5',
      objective: 'AO2',
      options: statements(right, [
        ...others.map((each): Wrong => [causes[each][pick] ?? '', SHIFT_ERRORS[each]]),
        [
          `The rate of unemployment ${idle} in both industries.`,
          'You overlooked that the curve shows what can be made when all resources are used. A change in unemployment moves the economy to another point and leaves the curve where it is.',
        ],
      ]),
      solution: `${SHIFTS[kind].text} So the maximum output of ${kind === 'right' ? `${x.toLowerCase()} alone has risen` : kind === 'up' ? `${y.toLowerCase()} alone has risen` : `both goods has ${kind === 'out' ? 'risen' : 'fallen'}`}, which fits: “${right.replace(/\.$/, '')}”.`,
    })
  },
})

const capitalOrConsumer = template({
  ...as,
  name: 'capital-or-consumer-goods',
  subtopic: '1.5',
  difficulty: 3,
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
    return choice({
      stem: 'The diagram shows the production possibility curve (PPC) of an economy. Capital goods do not wear out in the period considered.',
      figure: figure(
        {
          name: `${TOPIC}/capital-and-consumer-goods`,
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
      subtopic: '1.5',
      objective: 'AO2',
      options: byLetter(right, {
        [opposite]: `You chose the point on the curve with the fewest ${wanted} goods. Look at the labels of the axes.`,
        [middle]: `You chose a balanced point, but another point on the curve has more ${wanted} goods.`,
        [inside]: `You chose a point with unused resources: fewer ${wanted} goods are made than at point ${right}.`,
      }),
      solution: `${asked === 'growth' ? 'Capital goods help to produce more later, so capacity grows most where most capital goods are made.' : 'Consumer goods satisfy wants now, so the point with most consumer goods is wanted.'} ${wanted === 'capital' ? 'Capital' : 'Consumer'} goods are on the ${wantHigh ? 'vertical' : 'horizontal'} axis: that is point ${right}.`,
    })
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

const shapeFromTable = template({
  ...as,
  name: 'shape-from-a-table',
  subtopic: '1.5',
  difficulty: 3,
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
      [letter('constant')]: 'You chose a straight line: each step of good X costs the same amount of good Y.',
      [letter('rising')]:
        'You chose a curve on which each step of good X costs more of good Y than the one before.',
      [letter('falling')]:
        'You chose a curve on which each step of good X costs less of good Y than the one before.',
      [letter('mixed')]:
        'You compared two steps only: on this curve the cost of a step rises and then falls again.',
    }
    return choice({
      stem: `For four economies, the table shows the greatest possible output of good Y at four outputs of good X.`,
      table: {
        head: ['economy', ...[0, 1, 2, 3].map(steps => `X = ${plain(steps * step)}`)],
        rows: kinds.map((kind, at) => [LETTERS[at] ?? '', ...[0, 1, 2, 3].map(steps => output(kind, steps))]),
      },
      prompt:
        asked === 'constant'
          ? 'Which economy has a constant opportunity cost of good X?'
          : 'Which economy has an opportunity cost of good X that increases throughout?',
      subtopic: '1.5',
      objective: 'AO2',
      options: byLetter(letter(asked), errors),
      solution: `The opportunity cost of a step of X is the fall in Y. In economy ${letter(asked)} the falls are ${falls[asked].map(each => plain(each)).join(', ')}: ${asked === 'constant' ? 'always the same, so the curve is a straight line' : 'larger each time, so the curve is bowed outwards'}.`,
    })
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
  ['cars', 'buses'],
  ['chairs', 'tables'],
  ['shirts', 'coats'],
  ['pens', 'lamps'],
] as const

const unusedCapacity = template({
  ...as,
  name: 'unused-capacity-on-a-straight-line',
  subtopic: '1.5',
  difficulty: 4,
  values: random => {
    const [many, few] = random.pick(STRAIGHT)
    const rate = random.int(2, 5)
    const mostFew = random.step(60, 120, 20)
    const nowFew = random.step(15, 40, 5)
    const right = random.int(6, 24)
    const nowMany = (mostFew - nowFew - right) * rate
    const mostMany = mostFew * rate
    const wrong = [mostFew - nowFew, (mostMany - nowMany) / rate, right * rate]
    const fits = nowMany >= 3 * rate && new Set([right, ...wrong]).size === 4
    return fits ? { many, few, mostFew, mostMany, nowFew, nowMany, rate, right, wrong } : null
  },
  make: ({ many, few, mostFew, mostMany, nowFew, nowMany, rate, right, wrong }) =>
    choice({
      stem: `The production possibility curve of an economy is a straight line. It runs from ${plain(mostMany)} ${many} and no ${few} to ${plain(mostFew)} ${few} and no ${many}. At present the economy makes ${plain(nowMany)} ${many} and ${plain(nowFew)} ${few}.`,
      prompt: `How many more ${few} can it make without making fewer ${many}?`,
      subtopic: '1.5',
      objective: 'AO2',
      options: bySize(value => plain(value), right, [
        [wrong[0] ?? 0, `You compared with the output of ${few} that is possible when no ${many} are made.`],
        [
          wrong[1] ?? 0,
          `You found all the ${few} that fit beside ${plain(nowMany)} ${many}, and forgot those already made.`,
        ],
        [wrong[2] ?? 0, `You gave the unused capacity in ${many}, not in ${few}.`],
      ]),
      solution: `One of the ${few} costs ${plain(mostMany)} ÷ ${plain(mostFew)} = ${rate} ${many}. Beside ${plain(nowMany)} ${many} there is room for (${plain(mostMany)} − ${plain(nowMany)}) ÷ ${rate} = ${plain((mostMany - nowMany) / rate)} ${few}.

Of these, ${plain(nowFew)} are made already, so ${plain((mostMany - nowMany) / rate)} − ${plain(nowFew)} = ${plain(right)} more are possible. The economy is inside its curve.`,
    }),
  verify: ({ mostFew, mostMany, nowFew, nowMany }) => {
    let more = 0
    while (nowMany / mostMany + (nowFew + more + 1) / mostFew <= 1 + 1e-9) more += 1
    return plain(more)
  },
})

// 1.6 Classification of goods and services

type Good = { name: string; rival: boolean; excludable: boolean }
const SORTED: readonly Good[] = [
  { name: 'the defence of a country', rival: false, excludable: false },
  { name: 'the light of street lamps', rival: false, excludable: false },
  { name: 'the protection of a town by a flood wall', rival: false, excludable: false },
  { name: 'a haircut', rival: true, excludable: true },
  { name: 'a seat on a train', rival: true, excludable: true },
  { name: 'a cup of coffee', rival: true, excludable: true },
  { name: 'an encrypted television channel', rival: false, excludable: true },
  { name: 'fish in an ocean that nobody can police', rival: true, excludable: false },
]
const typeOf = ({ rival, excludable }: { rival: boolean; excludable: boolean }) =>
  rival === excludable ? (rival ? 'private good' : 'public good') : 'quasi-public good'

const classifyGood = template({
  ...as,
  name: 'classify-a-good',
  subtopic: '1.6',
  difficulty: 2,
  values: random => ({ good: random.pick(SORTED) }),
  make: ({ good }) => {
    const cells = (rival: boolean, excludable: boolean) => [
      rival ? 'yes' : 'no',
      excludable ? 'yes' : 'no',
      typeOf({ rival, excludable }),
    ]
    const { rival, excludable, name } = good
    return choice({
      stem: '',
      prompt: `Which row describes ${name}?`,
      subtopic: '1.6',
      objective: 'AO1',
      options: rows(['rival', 'excludable', 'type of good'], cells(rival, excludable), [
        [
          cells(!rival, !excludable),
          'You have both characteristics the wrong way round. Rival: one person’s use leaves less for others. Excludable: those who do not pay can be kept out.',
        ],
        [
          cells(!rival, excludable),
          `You have “excludable” right. Ask whether one person’s use leaves less for others: here it ${rival ? 'does' : 'does not'}.`,
        ],
        [
          cells(rival, !excludable),
          `You have “rival” right. Ask whether those who do not pay can be kept out: here they ${excludable ? 'can' : 'cannot'}.`,
        ],
      ]),
      solution: `One person’s use ${rival ? 'leaves less' : 'leaves no less'} for others, so it is ${rival ? 'rival' : 'non-rival'}. Those who do not pay ${excludable ? 'can' : 'cannot'} be kept out, so it is ${excludable ? 'excludable' : 'non-excludable'}. That makes it a ${typeOf(good)}.`,
    })
  },
})

const PROJECTS = [
  { what: 'a flood wall', who: 'households' },
  { what: 'street lamps', who: 'households' },
  { what: 'a firework display over the town', who: 'families' },
] as const

const freeRiderSums = template({
  ...as,
  name: 'contributions-and-free-riders',
  subtopic: '1.6',
  difficulty: 3,
  values: random => {
    const homes = random.step(500, 2000, 100)
    const value = random.step(60, 200, 20)
    const cost = Math.round((homes * value * random.pick([0.6, 0.7, 0.75, 0.8])) / 1000) * 1000
    const payers = homes * random.pick([0.1, 0.2, 0.25])
    const gift = random.step(20, 50, 10)
    const given = payers * gift
    const wrong = [homes * value - cost, homes * value - given, given]
    const right = cost - given
    return Number.isInteger(payers) && new Set([right, ...wrong]).size === 4 && given < cost / 2
      ? { ...random.pick(PROJECTS), homes, value, cost, payers, gift, given, right, wrong }
      : null
  },
  make: ({ what, who, homes, value, cost, payers, gift, given, right, wrong }) =>
    choice({
      stem: `A town of ${plain(homes)} ${who} would like to have ${what}, a public good that costs ${money(cost)}. Each of the ${who} values it at ${money(value)}. When voluntary contributions are collected, ${plain(payers)} ${who} give ${money(gift)} each. The others are free riders.`,
      prompt: 'By how much do the contributions fall short of the cost?',
      subtopic: '1.6',
      objective: 'AO2',
      options: bySize(money, right, [
        [
          wrong[0] ?? 0,
          'You found by how much the value to the town exceeds the cost, not what is missing to pay for it.',
        ],
        [
          wrong[1] ?? 0,
          'You subtracted the contributions from the total value. Subtract them from the cost.',
        ],
        [wrong[2] ?? 0, 'You gave the sum collected, not what is missing.'],
      ]),
      solution: `Collected: ${plain(payers)} × ${money(gift)} = ${money(given)}. Missing: ${money(cost)} − ${money(given)} = ${money(right)}.

The total value, ${plain(homes)} × ${money(value)} = ${money(homes * value)}, is greater than the cost, yet the good is not provided: nobody can be excluded, so most do not pay.`,
    }),
  verify: ({ cost, payers, gift }) => {
    let missing = cost
    for (let at = 0; at < payers; at += 1) missing -= gift
    return money(missing)
  },
})

const FREE = [
  'sunlight in a desert',
  'sea water for a swimmer',
  'the air on a mountain',
  'sand in the middle of a desert',
] as const
const NOT_FREE: readonly Wrong[] = [
  [
    'a lesson at a state school that charges no fee',
    'You took a price of zero for no opportunity cost. Teachers and rooms are scarce.',
  ],
  [
    'a sample of soap given away in a shop',
    'You took a price of zero for no opportunity cost. Resources were used to make the soap.',
  ],
  [
    'a visit to a museum without an entry charge',
    'You took a price of zero for no opportunity cost. Staff and a building are scarce.',
  ],
  [
    'a vaccination paid for by the government',
    'You overlooked that resources were used, which could have made something else.',
  ],
  [
    'the light of street lamps',
    'You took a public good for a free good. Lamps and electricity use scarce resources.',
  ],
]

const freeGood = template({
  ...as,
  name: 'which-is-a-free-good',
  subtopic: '1.6',
  difficulty: 1,
  values: random => ({ right: random.pick(FREE), wrong: random.sample(NOT_FREE, 3) }),
  make: ({ right, wrong }) =>
    choice({
      stem: '',
      prompt: 'Which is a free good?',
      subtopic: '1.6',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `A free good is so plentiful that no resources are needed to obtain it, so it has no opportunity cost: ${right}. The others may be offered without charge, but scarce resources are used to provide them.`,
    }),
})

const informedDemand = template({
  ...as,
  name: 'actual-and-informed-demand',
  subtopic: '1.6',
  difficulty: 3,
  values: random => ({
    merit: random.chance(0.5),
    gap: random.pick([16, 20, 24]),
    actual: random.pick(['1', '2']),
    service: random.pick(['a product', 'a good', 'a service']),
  }),
  make: ({ merit, gap, actual, service }) => {
    const informed = actual === '1' ? '2' : '1'
    const m = market()
    const actualMove = merit ? -gap / 2 : gap / 2
    const cells = (isMerit: boolean, under: boolean) => [
      isMerit ? 'merit good' : 'demerit good',
      under ? 'under-consumed' : 'over-consumed',
      under ? 'subsidy' : 'indirect tax',
    ]
    return choice({
      stem: `In the market for ${service}, *S* is supply. *D*_{${actual}} is actual demand, and *D*_{${informed}} is what demand would be if consumers had full information.`,
      figure: figure(
        {
          name: `${TOPIC}/two-demand-curves`,
          title: 'One supply curve and two demand curves',
          description: `Price is on the vertical axis and quantity on the horizontal axis. Supply S slopes up. Two parallel demand curves slope down: D${actual} lies to the ${merit ? 'left' : 'right'} of D${informed}. Dashed lines lead from their crossings with S to the quantities Q${actual} for D${actual} and Q${informed} for D${informed}.`,
          height: 262,
        },
        m.axes,
        m.supply('*S*'),
        m.demand(`*D*_{${actual}}`, actualMove, 'p'),
        m.demand(`*D*_{${informed}}`, -actualMove),
        m.read(m.equilibrium(actualMove), `*Q*_{${actual}}`, ''),
        m.read(m.equilibrium(-actualMove), `*Q*_{${informed}}`, ''),
      ),
      prompt: 'Which row describes the good and a policy that could correct the quantity consumed?',
      subtopic: '1.6',
      objective: 'AO2',
      options: rows(['type of good', 'in a free market it is', 'policy'], cells(merit, merit), [
        [
          cells(!merit, !merit),
          `You exchanged the two demand curves: *D*_{${actual}} is what consumers really demand.`,
        ],
        [
          cells(merit, !merit),
          'You have the type of good right, but not the quantity: compare actual demand with demand under full information.',
        ],
        [
          cells(!merit, merit),
          `You have the quantity right, but a good that is ${merit ? 'under' : 'over'}-consumed through imperfect information is a ${merit ? 'merit' : 'demerit'} good.`,
        ],
      ]),
      solution: `Consumers buy *Q*_{${actual}}; with full information they would buy the ${merit ? 'larger' : 'smaller'} quantity *Q*_{${informed}}. The good is ${merit ? 'under' : 'over'}-consumed because of imperfect information, which makes it a ${merit ? 'merit' : 'demerit'} good. ${merit ? 'A subsidy lowers its price and raises' : 'An indirect tax raises its price and lowers'} the quantity bought.`,
    })
  },
  verify: ({ merit, gap }) => (gap * (merit ? 1 : -1) > 0 ? 'merit good' : 'demerit good'),
})

const MERITS = [
  { good: 'a check-up at a dentist', gone: 'An appointment used by one patient is not there for another' },
  { good: 'a place on a training course', gone: 'A place taken by one student is not there for another' },
  { good: 'an eye test', gone: 'An hour spent on one patient is not there for another' },
  { good: 'a lesson with a swimming teacher', gone: 'A place taken by one learner is not there for another' },
] as const

const meritNotPublic = template({
  ...as,
  name: 'merit-good-not-public-good',
  subtopic: '1.6',
  difficulty: 3,
  values: random => random.pick(MERITS),
  make: ({ good, gone }) =>
    choice({
      stem: `Economists often classify ${good} as a merit good.`,
      prompt: 'Why is it a merit good and **not** a public good?',
      subtopic: '1.6',
      objective: 'AO1',
      options: statements('It is rival and excludable, and people underrate its benefits to themselves.', [
        [
          'It is non-rival and non-excludable, and people underrate its benefits to themselves.',
          'You gave the characteristics of a public good.',
        ],
        [
          'It is rival and excludable, and private firms do not provide any of it.',
          'You overlooked that firms can sell a rival and excludable good. A merit good is provided, but too little of it is bought.',
        ],
        [
          'It is non-rival, and the government charges no price for it.',
          'You let the price decide. Neither the price nor the provider makes a good a merit good.',
        ],
      ]),
      solution: `${gone} (rival), and those who do not pay can be refused (excludable), so it can be sold in a market. Because of imperfect information people underrate the benefit and consume too little: a merit good.`,
    }),
})

const QUASI = [
  {
    good: 'an uncrowded motorway',
    users: 'drivers',
    right: 'Drivers who do not pay can be kept out by toll gates.',
  },
  {
    good: 'an uncrowded park with a fence',
    users: 'visitors',
    right: 'Visitors who do not pay can be kept out by the fence.',
  },
  {
    good: 'an encrypted radio channel',
    users: 'listeners',
    right: 'Listeners who do not pay cannot decode the channel.',
  },
  {
    good: 'an uncrowded beach with an entrance',
    users: 'bathers',
    right: 'Bathers who do not pay can be turned away at the entrance.',
  },
] as const

const quasiPublic = template({
  ...as,
  name: 'why-quasi-public',
  subtopic: '1.6',
  difficulty: 3,
  values: random => random.pick(QUASI),
  make: ({ good, users, right }) =>
    choice({
      stem: '',
      prompt: `Why is ${good} a quasi-public good and not a pure public good?`,
      subtopic: '1.6',
      objective: 'AO1',
      options: statements(right, [
        [
          `One more user leaves no less for the others.`,
          'You gave non-rivalry, which is what it shares with a public good.',
        ],
        [
          'The government and not a firm may own it.',
          'You let the owner decide. “Public” is about being non-rival and non-excludable, not about who provides the good.',
        ],
        [
          `Some ${users} would value it more than others.`,
          'You gave something that is true of all goods, public ones included.',
        ],
      ]),
      solution: `A public good is non-rival and non-excludable. Here one more user leaves no less for the others, so it is non-rival; but those who do not pay can be kept out, so it is excludable. It has some but not all characteristics of a public good.`,
    }),
})

export const templates = [
  costFromTable,
  movesOnDiagram,
  causeOfShift,
  capitalOrConsumer,
  shapeFromTable,
  unusedCapacity,
  classifyGood,
  freeRiderSums,
  freeGood,
  informedDemand,
  meritNotPublic,
  quasiPublic,
]
