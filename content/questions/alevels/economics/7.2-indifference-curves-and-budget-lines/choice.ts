import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { LETTERS } from '../shared'

const { question, templates } = choiceQuestions('7.2')

export { templates }

const CHANGES = [-50, -20, 0, 10, 25, 50] as const

const changed = (what: string, by: number) =>
  by === 0 ? `${what} does not change` : `${what} ${by > 0 ? 'rises' : 'falls'} by ${Math.abs(by)}%`

type Line = readonly [x: string, y: string, slope: string]

const way = (before: number, after: number) =>
  Math.abs(after - before) < 1e-9 ? 'unchanged' : after > before ? 'larger' : 'smaller'

/** How the ends of a budget line move and its slope changes, by factors of income and prices. */
function moved(m: number, px: number, py: number): Line {
  const slope = { larger: 'steeper', smaller: 'flatter', unchanged: 'unchanged' } as const
  return [way(px, m), way(py, m), slope[way(py, px)]]
}

question('budget-line-after-several-changes', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [m, px, py] = [random.pick(CHANGES), random.pick(CHANGES), random.pick(CHANGES)]
    const factor = (by: number) => 1 + by / 100
    if ([m, px, py].filter(by => by !== 0).length < 2) return null
    const [fm, fx, fy] = [factor(m), factor(px), factor(py)]
    const right = moved(fm, fx, fy)
    const ideas: [Line, string][] = [
      [moved(1, fx, fy), 'You left the change in income out, which moves both ends of the line.'],
      [
        [right[1], right[0], right[2]],
        'You exchanged the ends of the line: the price of X moves the end on the horizontal axis.',
      ],
      [
        [right[0], right[1], { steeper: 'flatter', flatter: 'steeper' }[right[2]] ?? right[2]],
        'You turned the price ratio round. The slope is the price of X, on the horizontal axis, divided by the price of Y.',
      ],
      [
        moved(fm, 1, 1),
        'You left the changes in the prices out. An end of the line is income divided by the price.',
      ],
      [
        [way(fm, fx), way(fm, fy), right[2]],
        'You divided the price by income. The end of the line is income divided by the price.',
      ],
      [
        [right[0], right[1], m === 0 ? 'unchanged' : m > 0 ? 'flatter' : 'steeper'],
        'You let the slope follow income. It depends on the prices only.',
      ],
    ]
    const wrong: [Line, string][] = []
    for (const [line, error] of random.shuffle(ideas))
      if (
        wrong.length < 3 &&
        ![right, ...wrong.map(([each]) => each)].some(each => String(each) === String(line))
      )
        wrong.push([line, error])
    return wrong.length === 3 ? { m, px, py, right, wrong } : null
  },
  make: ({ m, px, py, right, wrong }) => ({
    stem: `A consumer spends all income on goods X and Y. A diagram shows X on the horizontal axis and Y on the vertical axis. In one year ${changed('the consumer’s income', m)}, ${changed('the price of X', px)} and ${changed('the price of Y', py)}.`,
    prompt: 'Which row shows what happens to the budget line?',
    options: rows(
      ['largest quantity of X', 'largest quantity of Y', 'slope'],
      right,
      wrong.map(([line, error]) => [line, error] as const),
    ),
    solution: `The largest quantity of a good is income divided by its price. ${(
      [
        ['X', px, right[0]],
        ['Y', py, right[1]],
      ] as const
    )
      .map(
        ([good, by, end]) =>
          `For ${good}, income changes by ${plain(m)}% and the price by ${plain(by)}%: it is ${end}.`,
      )
      .join(' ')}

The slope is the price of X divided by the price of Y, whatever income is: the line is ${right[2] === 'unchanged' ? 'as steep as before' : `${right[2]} than before`}.`,
  }),
  // With an income of 1200 and prices of 10 and 20.
  verify: ({ m, px, py, right }) => {
    const ends = [px, py].map((by, at) => (12 * (100 + m)) / (((at + 1) * 10 * (100 + by)) / 100))
    const [x = 0, y = 0] = ends
    const words = (now: number, was: number) =>
      now - was > 1e-6 ? 'larger' : now - was < -1e-6 ? 'smaller' : 'unchanged'
    const slope = words(y / x, 60 / 120)
      .replace('larger', 'steeper')
      .replace('smaller', 'flatter')
    return words(y, 60) === right[1] && slope === right[2] ? words(x, 120) : ''
  },
})

const GOODS = {
  normal: { name: 'a normal good', examples: ['cinema tickets', 'fresh fruit', 'train travel'] },
  inferior: {
    name: 'an inferior good, but not a Giffen good',
    examples: ['second-hand clothes', 'instant noodles', 'night buses'],
  },
  Giffen: { name: 'a Giffen good', examples: ['the staple grain', 'the cheapest flour', 'potatoes'] },
} as const

type Kind = keyof typeof GOODS

const KINDS = Object.keys(GOODS) as Kind[]

/** Substitution effect, income effect and quantity demanded when a price falls (1) or rises (−1). */
function effects(kind: Kind, direction: 1 | -1): string {
  const income = kind === 'normal' ? direction : -direction
  const total = kind === 'Giffen' ? -direction : direction
  const buys = (sign: number) => (sign > 0 ? 'buy more' : 'buy less')
  return `${buys(direction)} | ${buys(income)} | ${total > 0 ? 'rises' : 'falls'}`
}

question('direction-of-the-two-effects', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const kind = random.pick(KINDS)
    return {
      kind,
      falls: random.chance(0.5),
      example: random.pick<string>(GOODS[kind].examples),
      who: random.pick(['a household', 'a family', 'a student']),
    }
  },
  make: ({ kind, falls, example, who }) => {
    const direction = falls ? 1 : -1
    const errors: Record<Kind, string> = {
      normal: 'You took the good to be normal, so that both effects work in the same direction.',
      inferior:
        'You took the good to be inferior, with an income effect that is smaller than the substitution effect.',
      Giffen:
        'You took the good to be a Giffen good, whose income effect is larger than its substitution effect.',
    }
    const turned = kind === 'Giffen' ? effects('inferior', falls ? -1 : 1) : effects('Giffen', falls ? -1 : 1)
    return {
      stem: `For ${who}, ${example} ${example.endsWith('s') ? 'are' : 'is'} ${GOODS[kind].name}. The price ${falls ? 'falls' : 'rises'}.`,
      prompt: 'Which row shows the two effects and what happens to the quantity demanded?',
      columns: 'substitution effect | income effect | quantity demanded',
      right: effects(kind, direction),
      wrong: {
        ...Object.fromEntries(
          KINDS.filter(each => each !== kind).map(each => [effects(each, direction), errors[each]]),
        ),
        [turned]: `You ${kind === 'normal' ? 'turned the substitution effect round: it' : 'exchanged the two effects: the substitution effect'} always favours the good that has become relatively ${falls ? 'cheaper, here this one' : 'cheaper, here the other goods'}.`,
      },
      solution: `The good has become ${falls ? 'cheaper' : 'dearer'} compared with others, so the substitution effect is to buy ${falls ? 'more' : 'less'} of it, whatever kind of good it is.

Real income ${falls ? 'rises' : 'falls'}. ${
        kind === 'normal'
          ? `Of a normal good ${falls ? 'more' : 'less'} is bought then. Both effects work in the same direction.`
          : `Of an inferior good ${falls ? 'less' : 'more'} is bought then. ${kind === 'Giffen' ? 'For a Giffen good this effect is the larger one' : 'As it is not a Giffen good, this effect is the smaller one'}, so the quantity demanded ${(kind === 'Giffen') === falls ? 'falls' : 'rises'}.`
      }`,
    }
  },
  // Sizes instead of signs: substitution 10, income 6, −6 or −14 for a fall.
  verify: ({ kind, falls }) => {
    const sign = falls ? 1 : -1
    const parts = [10 * sign, { normal: 6, inferior: -6, Giffen: -14 }[kind] * sign]
    const total = (parts[0] ?? 0) + (parts[1] ?? 0)
    const words = parts.map(part => (part > 0 ? 'buy more' : 'buy less'))
    const claimed = effects(kind, falls ? 1 : -1).split(' | ')
    return claimed[1] === words[1] && claimed[2] === (total > 0 ? 'rises' : 'falls') ? (words[0] ?? '') : ''
  },
})

/** What stands beside the kind that is asked for, so that it is the only one of its kind. */
const OTHERS: Record<Kind, readonly Kind[]> = {
  normal: ['inferior', 'Giffen', 'inferior'],
  inferior: ['normal', 'Giffen', 'normal'],
  Giffen: ['normal', 'inferior', 'inferior'],
}

const ASKED: Record<Kind, string> = {
  normal: 'a normal good',
  inferior: 'an inferior good that is **not** a Giffen good',
  Giffen: 'a Giffen good',
}

const REASONS: Record<Kind, string> = {
  normal: 'a normal good: both effects go the same way',
  inferior: 'inferior, but not Giffen: the income effect goes against the substitution effect and is smaller',
  Giffen: 'a Giffen good: the income effect goes against the substitution effect and is larger',
}

question('kind-of-good-from-quantities', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const asked = random.pick(KINDS)
    const falls = random.chance(0.6)
    const kinds = random.shuffle([asked, ...OTHERS[asked]])
    const table = kinds.map(kind => {
      const sign = falls ? 1 : -1
      const substitution = random.int(4, 9)
      const income =
        kind === 'normal'
          ? random.int(2, 8)
          : kind === 'inferior'
            ? -random.int(1, substitution - 2)
            : -substitution - random.int(2, 5)
      const before = random.int(30, 60)
      return [before, before + sign * substitution, before + sign * (substitution + income)]
    })
    return { asked, falls, kinds, table }
  },
  make: ({ asked, falls, kinds, table }) => {
    const at = kinds.indexOf(asked)
    const letter = LETTERS[at] ?? ''
    const [before = 0, middle = 0, after = 0] = table[at] ?? []
    const sign = (value: number) => `${value > 0 ? '+' : ''}${plain(value)}`
    return {
      stem: `The table shows how many units of four goods a consumer buys. In each case the price of the good itself ${falls ? 'falls' : 'rises'}; all other prices stay the same. The second column of quantities is what she would buy at the new price if her satisfaction were kept at its old level.`,
      table: {
        head: ['good', 'old price', 'new price, old satisfaction', 'new price, unchanged money income'],
        rows: table.map((row, index) => [LETTERS[index] ?? '', ...row.map(each => plain(each))]),
      },
      prompt: `Which good is ${ASKED[asked]}?`,
      options: inThisOrder(
        LETTERS.map((each, index): string | Wrong =>
          index === at ? each : [each, `You chose a good that is ${REASONS[kinds[index] ?? 'normal']}.`],
        ),
      ),
      solution: `From the first to the second column only relative prices change: substitution effect. From the second to the third only real income changes: income effect.

${letter}: substitution ${sign(middle - before)}, income ${sign(after - middle)}, together ${sign(after - before)}. It is ${REASONS[asked]}.`,
    }
  },
  // By the totals: what happens to the quantity, and on which side of the middle column it ends.
  verify: ({ asked, falls, table }) => {
    const found = table.map(([before = 0, middle = 0, after = 0]): Kind => {
      const isUsual = after > before === falls
      if (!isUsual) return 'Giffen'
      return after > middle === falls ? 'normal' : 'inferior'
    })
    return found.filter(kind => kind === asked).length === 1 ? (LETTERS[found.indexOf(asked)] ?? '') : ''
  },
})

const PAIRS = [
  ['tea', 'cakes', 'cups of tea', 'cakes'],
  ['films', 'books', 'films', 'books'],
  ['oranges', 'pears', 'oranges', 'pears'],
  ['boat trips', 'museum visits', 'boat trips', 'museum visits'],
] as const

question('mrs-and-the-price-ratio', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const py = random.pick([2, 3, 4, 5])
    const ratio = random.pick([2, 3, 4])
    const mrs = random.pick([1, 2, 3, 4, 5, 6])
    if (mrs === ratio) return null
    return {
      goods: random.pick(PAIRS),
      py,
      px: py * ratio,
      ratio,
      mrs,
      income: py * ratio * random.int(6, 10),
    }
  },
  make: ({ goods: [, , x, y], py, px, ratio, mrs, income }) => {
    const more = mrs > ratio
    const [buy, leave] = more ? [x, y] : [y, x]
    return {
      stem: `A consumer spends the whole of ${money(income)} on ${x} at ${money(px)} each and ${y} at ${money(py)} each. With what she now buys, she would give up ${mrs} of the ${y} for one more of the ${x} and be equally satisfied.`,
      prompt: 'What should she do to reach a higher indifference curve?',
      right: `buy more ${buy} and fewer ${leave}, because the ratio of the prices is ${ratio}`,
      wrong: {
        [`buy more ${leave} and fewer ${buy}, because the ratio of the prices is ${ratio}`]: `You have the price ratio right, but she values one more of the ${x} at ${mrs} of the ${y}, which is ${more ? 'more' : 'less'} than the ${ratio} that the market asks.`,
        'keep what she has, because it lies on her budget line':
          'You took any point on the budget line to be the best one. At the best point the indifference curve is as steep as the line.',
        [`buy more of both ${x} and ${y}, because higher curves lie further out`]:
          'You left the budget line out: she has spent her whole income, so more of one good means less of the other.',
      },
      solution: `The market asks ${money(px)} ÷ ${money(py)} = ${ratio} of the ${y} for one of the ${x}: the slope of the budget line. The marginal rate of substitution is ${mrs}: the slope of her indifference curve.

One more of the ${x} is worth ${mrs} of the ${y} to her and costs ${ratio}. So she gains by buying ${more ? 'more' : 'fewer'} ${x} and ${more ? 'fewer' : 'more'} ${y}, until the slopes are equal.`,
    }
  },
  // Moves one unit along the budget line in each direction and compares with what keeps her equally satisfied.
  verify: ({ goods: [, , x, y], py, px, ratio, mrs }) => {
    const lost = px / py
    const [buy, leave] = lost < mrs ? [x, y] : [y, x]
    return `buy more ${buy} and fewer ${leave}, because the ratio of the prices is ${ratio}`
  },
})

const MORE_IS_BETTER = 'The consumer prefers more of a good to less of it.'

const SCARCER = 'The scarcer a good has become, the more of the other one it takes to replace a unit of it.'

const PROPERTIES = [
  {
    asks: 'do indifference curves slope downwards',
    because: 'More of one good must be balanced by less of the other.',
    tells: 'why the curves slope downwards',
  },
  {
    asks: 'are indifference curves convex to the origin',
    because: SCARCER,
    tells: 'why the curves are convex',
  },
  {
    asks: 'can two indifference curves of a consumer **not** cross',
    because: 'A combination cannot stand for two levels of satisfaction.',
    tells: 'why the curves do not cross',
  },
  {
    asks: 'does a curve further from the origin stand for more satisfaction',
    because: MORE_IS_BETTER,
    tells: 'why curves further out are better',
  },
  {
    asks: 'does the best affordable combination lie where a curve just touches the budget line',
    because: 'Elsewhere on the line the rate at which she is willing to swap differs from the price ratio.',
    tells: 'why the best combination is where curve and line touch',
  },
  {
    asks: 'is a budget line straight',
    because: 'A further unit of a good costs the same, however many have been bought.',
    tells: 'why a budget line is straight',
  },
] as const

question('reasons-for-properties-of-curves', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(PROPERTIES)
    // Convexity, and that more is preferred to less, can be argued to be reasons for these as well.
    const also = {
      downwards: [MORE_IS_BETTER],
      cross: [MORE_IS_BETTER],
      touch: [MORE_IS_BETTER, SCARCER],
    }[asked.tells.split(' ').at(-1) ?? '']
    const fit = PROPERTIES.filter(each => each !== asked && !also?.includes(each.because))
    return { asked, others: random.sample(fit, 3) }
  },
  make: ({ asked, others }) => ({
    stem: '',
    prompt: `Why ${asked.asks}?`,
    right: asked.because,
    wrong: others.map(({ because, tells }): Wrong => [because, `You chose the reason that tells ${tells}.`]),
    solution: `${asked.because} That is ${asked.tells}. The other statements are true as well, but they are reasons for other properties.`,
  }),
})
