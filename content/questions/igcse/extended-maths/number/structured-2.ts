import { algebra, ask, frac, fraction, gcd, number, whole } from '@/lib/exams/authoring/maths'
import { plain, standardForm } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'

const standard = (value: number) => standardForm(value, 3)

const ordering = template({
  name: 'order-mixed-forms',
  subtopic: 'E1.5',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [above, below] = random.pick([
      [3, 8],
      [2, 5],
      [5, 8],
      [3, 5],
      [7, 20],
      [9, 20],
      [11, 25],
      [16, 25],
    ] as const)
    const near = Math.round((above / below) * 1000)
    const [one, two, three] = random.sample([-26, -17, -12, -8, -5, 4, 7, 11, 16, 23], 3) as [
      number,
      number,
      number,
    ]
    const list = [
      {
        id: 'fraction',
        value: near,
        text: `$\\frac{${above}}{${below}}$`,
        why: `$\\frac{${above}}{${below}} = ${near / 1000}$`,
      },
      { id: 'decimal', value: near + one, text: plain((near + one) / 1000), why: '' },
      {
        id: 'percentage',
        value: near + two,
        text: `${plain((near + two) / 10)}%`,
        why: `${plain((near + two) / 10)}% = ${plain((near + two) / 1000)}`,
      },
      {
        id: 'standard',
        value: near + three,
        text: standard((near + three) / 1000),
        why: `${standard((near + three) / 1000)} = ${plain((near + three) / 1000)}`,
      },
    ]
    return { list }
  },
  make: ({ list }) => {
    const sorted = list.toSorted((a, b) => a.value - b.value)
    return {
      stem: `Here are four numbers.`,
      parts: [
        {
          ...ask(
            '',
            'Write',
            'E1.5',
            'AO1',
            'Write the numbers in order of size, starting with the smallest.',
            sequenceScheme(4, 2).map(({ code, text: each }) => `${code} ${each}`),
            `Write all as decimals: ${list.flatMap(({ why }) => (why === '' ? [] : [why])).join(', ')}. Then compare place by place: ${sorted.map(({ text: each }) => each).join(', ')}.`,
          ),
          kind: 'order',
          items: list.map(({ id, text: each }) => ({ id, text: each })),
          answer: sorted.map(({ id }) => id),
        },
      ],
    }
  },
})

const mixedNumbers = template({
  name: 'mixed-number-arithmetic',
  subtopic: 'E1.6',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [w, v] = [random.int(2, 4), random.int(1, 2)]
    const [b, d] = random.pick([
      [3, 4],
      [4, 6],
      [5, 3],
      [6, 4],
      [5, 4],
      [8, 6],
      [3, 5],
    ] as const)
    const [a, c] = [random.int(1, b - 1), random.int(1, d - 1)]
    const [e, f, g, h] = [random.int(1, 3), random.int(1, 4), random.int(2, 5), random.pick([5, 7, 8, 9])]
    if (gcd(a, b) !== 1 || gcd(c, d) !== 1 || gcd(g, h) !== 1 || gcd(f, 5) !== 1) return null
    const top = (w * b + a) * d - (v * d + c) * b
    const [upper, lower] = [(5 * e + f) * h, 5 * g]
    if (top <= 0 || top % (b * d) === 0 || upper % lower === 0) return null
    return { w, v, a, b, c, d, e, f, g, h, top, upper, lower }
  },
  make: ({ w, v, a, b, c, d, e, f, g, h, top, upper, lower }) => {
    const common = (b * d) / gcd(b, d)
    const [left, right] = [((w * b + a) * common) / b, ((v * d + c) * common) / d]
    return {
      stem: 'Work out each of these.',
      parts: [
        fraction(
          ask(
            'a',
            'Work out',
            'E1.6',
            'AO1',
            `$${w}\\frac{${a}}{${b}} - ${v}\\frac{${c}}{${d}}$`,
            [
              `M1 $\\frac{${w * b + a}}{${b}}$ and $\\frac{${v * d + c}}{${d}}$, or the fractional parts over a common denominator`,
              `M1 $\\frac{${left}}{${common}} - \\frac{${right}}{${common}}$ or equivalent`,
              `A1 $${frac(top, b * d)}$`,
            ],
            `As improper fractions over the common denominator ${common}: $\\frac{${left}}{${common}} - \\frac{${right}}{${common}} = \\frac{${left - right}}{${common}}${gcd(left - right, common) === 1 ? '' : ` = ${frac(top, b * d)}`}$. An equal mixed number is right too.`,
          ),
          top / (b * d),
        ),
        fraction(
          ask(
            'b',
            'Work out',
            'E1.6',
            'AO1',
            `$${e}\\frac{${f}}{5} \\div \\frac{${g}}{${h}}$`,
            [`B1 $\\frac{${5 * e + f}}{5}$`, `M1 $\\times \\frac{${h}}{${g}}$`, `A1 $${frac(upper, lower)}$`],
            `Write the mixed number as $\\frac{${5 * e + f}}{5}$ and multiply by the reciprocal: $\\frac{${5 * e + f}}{5} \\times \\frac{${h}}{${g}} = ${frac(upper, lower)}$. An equal mixed number is right too.`,
          ),
          upper / lower,
        ),
      ],
    }
  },
  verify: ({ w, v, a, b, c, d, e, f, g, h }) => ({ a: w - v + a / b - c / d, b: (e + f / 5) / (g / h) }),
})

const integerIndices = template({
  name: 'rules-of-indices',
  subtopic: 'E1.7',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c] = [random.int(4, 9), random.int(2, 6), random.int(2, 5)]
    const [k, m, n] = [random.int(2, 5), random.int(2, 5), random.int(2, 3)]
    const [base, low, p] = [random.int(3, 9), random.int(2, 5), random.pick([-4, -3, -2, 3, 4, 6, 7])]
    return a + b - c === 1 || c === a || c === b || p - low === 1
      ? null
      : { a, b, c, k, m, n, base, low, p, letter: random.pick(['x', 'y', 'w']), by: random.int(2, 6) }
  },
  make: ({ a, b, c, k, m, n, base, low, p, letter, by }) => ({
    stem: '',
    parts: [
      algebra(
        {
          ...ask(
            'a',
            'Work out',
            'E1.7',
            'AO1',
            `Simplify $${letter}^${a} \\times ${letter}^${b} \\div ${letter}^${c}$.`,
            [`B1 $${letter}^{${a + b - c}}$`],
            `Add the powers when multiplying and subtract when dividing: $${a} + ${b} - ${c} = ${a + b - c}$.`,
          ),
        },
        `${letter}^${a + b - c}`,
        [letter],
        'simplified',
      ),
      algebra(
        ask(
          'b',
          'Work out',
          'E1.7',
          'AO1',
          `Simplify $(${k}${letter}^${m})^${n}$.`,
          [`B1 ${k ** n}, or $${letter}^{${m * n}}$`, `B1 $${k ** n}${letter}^{${m * n}}$`],
          `The power applies to both factors: $${k}^${n} = ${k ** n}$ and $(${letter}^${m})^${n} = ${letter}^{${m * n}}$.`,
        ),
        `${k ** n}${letter}^${m * n}`,
        [letter],
        'simplified',
      ),
      fraction(
        ask(
          'c',
          'Work out',
          'E1.7',
          'AO1',
          `Work out $${base}^{-2}$.`,
          [`B1 $\\frac{1}{${base ** 2}}$`],
          `A negative power is a reciprocal: $${base}^{-2} = \\frac{1}{${base}^2} = \\frac{1}{${base ** 2}}$.`,
        ),
        1 / base ** 2,
      ),
      whole(
        ask(
          'd',
          'Find',
          'E1.7',
          'AO2',
          `Find the value of *p* when $${by}^p \\div ${by}^{${low}} = ${by}^{${p - low}}$.`,
          [`B1 $${p}$`],
          `Subtract the powers: $p - ${low} = ${p - low}$, so $p = ${p}$.`,
        ),
        p,
      ),
    ],
  }),
  verify: ({ a, b, c, k, m, n, base, low, p, letter, by }) => ({
    a: `${letter}^${a}*${letter}^${b}/${letter}^${c}`,
    b: Array.from({ length: n }, () => `${k}*${letter}^${m}`).join('*'),
    c: base ** -2,
    d: Math.log(by ** (p - low) * by ** low) / Math.log(by),
  }),
})

const standardFormSums = template({
  name: 'standard-form-calculations',
  subtopic: 'E1.8',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [front, back] = [random.step(2.1, 9.8, 0.1), random.int(3, 9)]
    const [up, down] = [random.int(8, 11), random.int(3, 4)]
    const [small, power] = [random.step(1.2, 8.8, 0.1), random.int(3, 5)]
    const product = clean(front * back)
    const sum = clean(front * 10 + small)
    if (product < 10 || Number.isInteger(front) || Number.isInteger(small) || sum >= 100) return null
    return { front, back, up, down, small, power, product, sum }
  },
  make: ({ front, back, up, down, small, power, product, sum }) => ({
    stem: `$a = ${front} \\times 10^{${up}}$, $b = ${back} \\times 10^{-${down}}$ and $c = ${small} \\times 10^{${up - 1}}$.`,
    parts: [
      {
        ...ask(
          'a',
          'Write',
          'E1.8',
          'AO1',
          'Write *b* as an ordinary number.',
          [`B1 ${plain(back / 10 ** down)}`],
          `The power $-${down}$ puts the ${back} in decimal place ${down}: ${plain(back / 10 ** down)}.`,
        ),
        kind: 'table',
        head: ['*b* as an ordinary number'],
        rows: [
          [
            {
              blank: 'b',
              answer: plain(back / 10 ** down),
              accept: [plain(back / 10 ** down).slice(1), ...(down === 4 ? [`0.000 ${back}`] : [])],
              mode: 'exact',
              marks: 1,
            },
          ],
        ],
      },
      number(
        ask(
          'b',
          'Work out',
          'E1.8',
          'AO1',
          'Work out *ab*.',
          [
            `M1 $${product} \\times 10^{${up - down}}$ or ${plain(clean(product * 10 ** (up - down)))}`,
            `A1 $${clean(product / 10)} \\times 10^{${up - down + 1}}$`,
          ],
          `Multiply the numbers and add the powers: $${front} \\times ${back} = ${product}$ and $10^{${up} - ${down}} = 10^{${up - down}}$. Then $${product} = ${clean(product / 10)} \\times 10$.`,
        ),
        clean(product * 10 ** (up - down)),
        { form: 'standard', sigFigs: 3 },
      ),
      number(
        ask(
          'c',
          'Work out',
          'E1.8',
          'AO1',
          'Work out *a* + *c*.',
          [
            `M1 $${clean(front * 10)} \\times 10^{${up - 1}}$ or $${clean(small / 10)} \\times 10^{${up}}$`,
            `A1 $${clean(sum / 10)} \\times 10^{${up}}$`,
          ],
          `Match the powers first: $${small} \\times 10^{${up - 1}} = ${clean(small / 10)} \\times 10^{${up}}$. Then $(${front} + ${clean(small / 10)}) \\times 10^{${up}} = ${clean(sum / 10)} \\times 10^{${up}}$.`,
        ),
        clean(sum * 10 ** (up - 1)),
        { form: 'standard', sigFigs: 3 },
      ),
      whole(
        ask(
          'd',
          'Write',
          'E1.8',
          'AO2',
          `*N* is the integer $${plain(power)} \\times a$. Write down the number of digits of *N*.`,
          [`B1 ${String(Math.round(power * front * 10 ** up)).length}`],
          `$${power} \\times ${front} = ${clean(power * front)}$, so $N = ${clean(power * front)} \\times 10^{${up}}$, which has ${String(Math.round(power * front * 10 ** up)).length} digits.`,
        ),
        String(Math.round(power * front * 10 ** up)).length,
      ),
    ],
  }),
  verify: ({ front, back, up, down, small, power }) => ({
    b: Number(`${front}e${up}`) * Number(`${back}e-${down}`),
    c: Number(`${front}e${up}`) + Number(`${small}e${up - 1}`),
    d: Math.floor(Math.log10(power * Number(`${front}e${up}`)) + 1e-12) + 1,
  }),
})

const estimation = template({
  name: 'estimate-to-one-figure',
  subtopic: 'E1.9',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const over = random.chance(0.5)
    const away = over ? -1 : 1
    const [first, second, third] = [random.int(3, 9) * 10, random.int(3, 9), random.pick([0.2, 0.4, 0.5])]
    const shown = [
      first + away * random.step(0.3, 4.2, 0.1),
      second + away * random.step(0.06, 0.42, 0.02),
      third - away * random.step(0.004, 0.036, 0.002),
    ].map(clean) as [number, number, number]
    const right = clean((first * second) / third)
    return Number.isInteger(right) ? { over, first, second, third, shown, right } : null
  },
  make: ({ over, first, second, third, shown, right }) => ({
    stem: `$$\\frac{${shown[0]} \\times ${shown[1]}}{${shown[2]}}$$`,
    parts: [
      number(
        ask(
          'a',
          'Work out',
          'E1.9',
          'AO1',
          'By writing each number correct to 1 significant figure, work out an estimate for the value of this calculation.',
          [`M1 ${first}, ${second} and ${third} seen, at least two of them right`, `A1 ${right}`],
          `$${shown[0]} \\approx ${first}$, $${shown[1]} \\approx ${second}$ and $${shown[2]} \\approx ${third}$. So the estimate is $\\frac{${first * second}}{${third}} = ${right}$.`,
        ),
        right,
        { form: 'integer' },
      ),
      {
        ...ask(
          'b',
          'Complete',
          'E1.9',
          'AO2',
          'Match each statement with the right word.',
          ['B1 all three right'],
          `Both numbers in the numerator were rounded ${over ? 'up' : 'down'} and the denominator was rounded ${over ? 'down' : 'up'}. A ${over ? 'larger' : 'smaller'} numerator over a ${over ? 'smaller' : 'larger'} denominator gives a ${over ? 'larger' : 'smaller'} value.`,
        ),
        kind: 'match',
        items: [
          { id: 'top', text: 'Compared with its exact value, the rounded numerator is …' },
          { id: 'below', text: 'Compared with its exact value, the rounded denominator is …' },
          { id: 'all', text: 'Compared with the exact value of the calculation, the estimate is …' },
        ],
        targets: [
          { id: 'more', text: 'greater' },
          { id: 'less', text: 'smaller' },
        ],
        answer: { top: over ? 'more' : 'less', below: over ? 'less' : 'more', all: over ? 'more' : 'less' },
      },
    ],
  }),
  verify: ({ shown }) => ({
    a: (Number(shown[0].toPrecision(1)) * Number(shown[1].toPrecision(1))) / Number(shown[2].toPrecision(1)),
  }),
})

export const templates = [ordering, mixedNumbers, integerIndices, standardFormSums, estimation]
