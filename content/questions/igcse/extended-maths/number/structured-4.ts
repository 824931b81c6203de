import { type Asked, ask, fraction, number, whole } from '@/lib/exams/authoring/maths'
import { figures, money, plain, quantity, roundTo } from '@/lib/exams/format'
import type { TableCell, TablePart } from '@/lib/exams/question'
import { clean } from '@/lib/exams/random'
import { template } from '@/lib/exams/template'

/** A row of values to be filled in below their names. */
const values = (of: Asked, found: readonly (readonly [name: string, value: number])[]): TablePart => ({
  ...of,
  kind: 'table',
  head: found.map(([name]) => name),
  rows: [found.map(([name, answer]): TableCell => ({ blank: name.replaceAll('*', ''), answer, marks: 1 }))],
})

const two = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
/** Ways to write a time of the 24-hour clock that are right too. */
const alsoRight = (minutes: number) => {
  const shown = clock(minutes)
  return [
    shown.replace(':', ''),
    shown.replace(/^0/, ''),
    `${shown.replace(':', '')} hours`,
    `${shown} hours`,
    `${shown} h`,
    `${shown}h`,
    `${shown.replace(':', '')}h`,
    shown.replace(':', 'h'),
    `${shown} the next day`,
    `${shown} next day`,
  ]
}

const timeZones = template({
  name: 'flight-across-time-zones',
  subtopic: 'E1.15',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const start = random.step(20 * 60 + 35, 23 * 60 + 35, 10)
    const [hours, minutes] = random.pick([
      [5, 30],
      [6, 15],
      [6, 30],
      [7, 30],
      [7, 15],
      [8, 15],
      [8, 30],
    ] as const)
    const ahead = random.pick([-4, -3, -2, 2, 3, 4, 5])
    const speed = random.step(640, 840, 40)
    return { start, hours, minutes, ahead, speed, distance: clean(speed * (hours + minutes / 60)) }
  },
  make: ({ start, hours, minutes, ahead, speed, distance }) => {
    const landed = start + hours * 60 + minutes
    const local = landed + ahead * 60
    const cell = (blank: string, at: number): TableCell => ({
      blank,
      answer: clock(at),
      accept: alsoRight(at),
      marks: 1,
    })
    return {
      stem: `A plane leaves city *P* at ${clock(start)} local time and flies to city *Q*. The flight takes ${hours} hours ${minutes} minutes. The local time in *Q* is ${Math.abs(ahead)} hours ${ahead > 0 ? 'ahead of' : 'behind'} the local time in *P*.`,
      parts: [
        {
          ...ask(
            'a',
            'Complete',
            'E1.15',
            'AO2',
            'Complete the table for the time at which the plane arrives in *Q*. Use the 24-hour clock.',
            [`B1 ${clock(landed)}`, `B1 ${clock(local)}`],
            `${clock(start)} and ${hours} h ${minutes} min later it is ${clock(landed)} in *P*. In *Q* it is then ${Math.abs(ahead)} hours ${ahead > 0 ? 'later' : 'earlier'}: ${clock(local)}.`,
          ),
          kind: 'table',
          head: ['Place', 'Time'],
          rows: [
            [{ text: 'local time in *P*' }, cell('in P', landed)],
            [{ text: 'local time in *Q*' }, cell('in Q', local)],
          ],
        },
        whole(
          ask(
            'b',
            'Work out',
            'E1.12',
            'AO1',
            `The distance flown is ${quantity(distance, 'km')}. Work out the average speed of the plane, in km/h.`,
            [`M1 ${plain(distance)} ÷ ${hours + minutes / 60} or equivalent`, `A1 ${speed} km/h`],
            `${hours} h ${minutes} min is ${hours + minutes / 60} h. Speed = ${plain(distance)} ÷ ${hours + minutes / 60} = ${speed} km/h.`,
          ),
          speed,
          'km/h',
        ),
      ],
    }
  },
  verify: ({ hours, minutes, distance }) => ({ b: (distance / (hours * 60 + minutes)) * 60 }),
})

const moneyAbroad = template({
  name: 'wages-and-exchange-rate',
  subtopic: 'E1.16',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [rate, hours, extra] = [random.step(9.6, 16.4, 0.4), random.int(30, 38), random.int(3, 8)]
    const [exchange, price, goods] = [
      random.step(0.82, 0.96, 0.01),
      random.step(140, 380, 10),
      random.pick(['tablet', 'guitar', 'drone', 'winter coat']),
    ]
    const dollars = clean(price / exchange)
    const more = random.step(6, 24, 1) + 0.5
    const here = roundTo(dollars, 0) + more
    // Whole dollars would hide the cents asked for.
    return Number.isInteger(roundTo(here - dollars, 2))
      ? null
      : { rate, hours, extra, exchange, price, goods, dollars, here }
  },
  make: ({ rate, hours, extra, exchange, price, goods, dollars, here }) => {
    const pay = clean(rate * (hours + 1.5 * extra))
    const saved = roundTo(here - dollars, 2)
    return {
      stem: 'A technician works in the USA and plans a visit to France.',
      parts: [
        number(
          ask(
            'a',
            'Calculate',
            'E1.16',
            'AO1',
            `The technician is paid ${money(rate)} per hour for ${hours} hours and one and a half times this rate for ${extra} hours of overtime. Calculate the total pay.`,
            [`M1 $${hours} \\times ${rate}$ or $${extra} \\times 1.5 \\times ${rate}$`, `A1 ${money(pay)}`],
            `Normal pay: ${hours} × ${money(rate)} = ${money(clean(hours * rate))}. Overtime: ${extra} × 1.5 × ${money(rate)} = ${money(clean(extra * 1.5 * rate))}. Total: ${money(pay)}.`,
          ),
          pay,
          { unit: '$', tolerance: 0.005 },
        ),
        number(
          ask(
            'b',
            'Calculate',
            'E1.16',
            'AO2',
            `A ${goods} costs ${money(here)} in the USA and €${price} in France. The exchange rate is ${money(1)} = €${exchange.toFixed(2)}. Calculate how much cheaper the ${goods} is in France, in dollars and correct to the nearest cent.`,
            [
              `M1 $${price} \\div ${exchange.toFixed(2)}$`,
              `M1 ${money(here)} − their price in dollars`,
              `A1 ${money(saved)}`,
            ],
            `Divide euros by the rate to get dollars: $${price} \\div ${exchange.toFixed(2)}$ = ${money(roundTo(dollars, 2))}. The difference is ${money(here)} − ${money(roundTo(dollars, 2))} = ${money(saved)}.`,
          ),
          saved,
          { unit: '$', tolerance: 0.0051 },
        ),
      ],
    }
  },
  verify: ({ rate, hours, extra, exchange, price, here }) => ({
    a: Math.round(100 * (rate * hours + rate * extra + (rate * extra) / 2)) / 100,
    b: Math.round(100 * here - (100 * price) / exchange) / 100,
  }),
})

const growth = template({
  name: 'depreciation-and-growth',
  subtopic: 'E1.17',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [start, fall, years] = [random.step(8000, 24000, 500), random.int(8, 19), random.int(3, 6)]
    const [first, rise, span] = [random.step(200, 900, 50), random.step(3, 14, 1), random.int(4, 9)]
    const last = Math.round(first * (1 + rise / 100) ** span)
    const thing = random.pick(['car', 'motorbike', 'printing machine', 'boat'])
    const until = Math.ceil(Math.log(0.5) / Math.log(1 - fall / 100))
    return until === years
      ? null
      : {
          start,
          fall,
          years,
          first,
          span,
          last,
          thing,
          until,
          animal: random.pick(['deer', 'seals', 'penguins', 'storks']),
        }
  },
  make: ({ start, fall, years, first, span, last, thing, until, animal }) => {
    const keep = clean(1 - fall / 100)
    const value = start * keep ** years
    const rate = ((last / first) ** (1 / span) - 1) * 100
    return {
      stem: `A ${thing} costs ${money(start)} when new. Its value decreases exponentially by ${fall}% each year.`,
      parts: [
        number(
          ask(
            'a',
            'Calculate',
            'E1.17',
            'AO1',
            `Calculate the value of the ${thing} after ${years} years.`,
            [
              `M1 $${start} \\times ${keep}^${years}$`,
              `A1 ${money(roundTo(value, 2))}, or rounded to 3 significant figures or more`,
            ],
            `Each year leaves ${100 - fall}% of the value: $${start} \\times ${keep}^${years}$ = ${money(roundTo(value, 2))}.`,
          ),
          value,
          { unit: '$' },
        ),
        whole(
          ask(
            'b',
            'Find',
            'E1.17',
            'AO2',
            `Find the smallest whole number of years after which the value of the ${thing} is less than half of its value when new.`,
            [`M1 $${keep}^n$ evaluated for at least two values of *n*, or $${keep}^n < 0.5$`, `A1 ${until}`],
            `Try powers: $${keep}^${until - 1} = ${figures(keep ** (until - 1), 3)}$, which is more than 0.5, and $${keep}^{${until}} = ${figures(keep ** until, 3)}$, which is less. So ${until} years.`,
          ),
          until,
        ),
        number(
          ask(
            'c',
            'Calculate',
            'E1.17',
            'AO2',
            `The number of ${animal} in a reserve increases exponentially at *r*% per year, from ${first} to ${last} in ${span} years. Calculate the value of *r*.`,
            [
              `M1 $${first}(1 + \\frac{r}{100})^${span} = ${last}$`,
              `M1 $\\sqrt[${span}]{\\frac{${last}}{${first}}}$`,
              `A1 ${figures(rate, 3)}`,
            ],
            `$(1 + \\frac{r}{100})^${span} = \\frac{${last}}{${first}}$, so $1 + \\frac{r}{100} = \\sqrt[${span}]{${figures(last / first, 5)}} = ${figures(1 + rate / 100, 5)}$ and *r* = ${figures(rate, 3)}.`,
          ),
          rate,
        ),
      ],
    }
  },
  verify: ({ start, fall, years, first, span, last }) => {
    let value = start
    for (let year = 0; year < years; year += 1) value -= (value * fall) / 100
    let share = 100
    let count = 0
    while (share >= 50) {
      share -= (share * fall) / 100
      count += 1
    }
    return { a: value, b: count, c: 100 * Math.expm1(Math.log(last / first) / span) }
  },
})

const fractionalIndices = template({
  name: 'fractional-indices',
  subtopic: 'E1.7',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [root, base] = random.pick([
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 7],
      [3, 2],
      [3, 3],
      [3, 4],
      [3, 5],
      [4, 2],
      [4, 3],
    ] as const)
    const power = root === 3 ? 2 : 3
    const [above, below] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const)
    const [one, other] = random.pick([
      [2, 3],
      [3, 2],
      [3, 4],
      [3, 5],
      [2, 5],
      [5, 3],
      [5, 2],
      [4, 3],
    ] as const)
    return {
      root,
      base,
      power,
      above,
      below,
      small: random.pick([2, 3]),
      one,
      other,
      r2: random.pick([2, 3]),
    }
  },
  make: ({ root, base, power, above, below, small, one, other, r2 }) => ({
    stem: '',
    parts: [
      fraction(
        ask(
          'a',
          'Work out',
          'E1.7',
          'AO1',
          `Work out $${base ** root}^{-\\frac{${power}}{${root}}}$.`,
          [
            `M1 $${root === 2 ? `\\sqrt{${base ** root}}` : `\\sqrt[${root}]{${base ** root}}`} = ${base}$, or a reciprocal seen`,
            `A1 $\\frac{1}{${base ** power}}$`,
          ],
          `The ${root === 2 ? 'square' : root === 3 ? 'cube' : 'fourth'} root of ${base ** root} is ${base}; its power ${power} is ${base ** power}; the minus sign means the reciprocal.`,
        ),
        1 / base ** power,
      ),
      fraction(
        ask(
          'b',
          'Work out',
          'E1.7',
          'AO1',
          `Work out $\\left(\\frac{${above ** r2}}{${below ** r2}}\\right)^{-\\frac{1}{${r2}}}$.`,
          [
            `M1 $\\frac{${above}}{${below}}$ or $\\left(\\frac{${below ** r2}}{${above ** r2}}\\right)^{\\frac{1}{${r2}}}$`,
            `A1 $\\frac{${below}}{${above}}$`,
          ],
          `Turn the fraction over for the minus sign, then take the ${r2 === 2 ? 'square' : 'cube'} root of both numbers: $\\frac{${below}}{${above}}$.`,
        ),
        below / above,
      ),
      fraction(
        ask(
          'c',
          'Find',
          'E1.7',
          'AO2',
          `Find the value of *x* when $${small ** one}^x = ${small ** other}$.`,
          [`M1 $${small}^{${one}x} = ${small}^${other}$`, `A1 $\\frac{${other}}{${one}}$`],
          `Write both sides as powers of ${small}: $${small}^{${one}x} = ${small}^${other}$, so $${one}x = ${other}$ and $x = \\frac{${other}}{${one}}$.`,
        ),
        other / one,
      ),
    ],
  }),
  verify: ({ root, base, power, above, below, small, one, other, r2 }) => ({
    a: (base ** root) ** (-power / root),
    b: (below ** r2 / above ** r2) ** (1 / r2),
    c: Math.log(small ** other) / Math.log(small ** one),
  }),
})

const surds = template({
  name: 'surds-collect-expand-rationalise',
  subtopic: 'E1.18',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [m, n] = [random.pick([2, 3, 5, 7]), random.pick([5, 6, 7, 10, 11, 13, 14])]
    const [k, l] = random.sample([2, 3, 4, 5, 6], 2) as [number, number]
    const [p, q] = [random.int(2, 6), random.int(1, 3)]
    const under = n - q * q
    const lift = random.int(1, 4)
    if (k < l || under < 2) return null
    return { m, n, k, l, p, q, under, lift, above: under * lift }
  },
  make: ({ m, n, k, l, p, q, under, lift, above }) => {
    return {
      stem: '',
      parts: [
        whole(
          ask(
            'a',
            'Find',
            'E1.18',
            'AO1',
            `$\\sqrt{${k * k * m}} - \\sqrt{${l * l * m}} = k\\sqrt{${m}}$. Find the value of the integer *k*.`,
            [`M1 $${k}\\sqrt{${m}}$ or $${l}\\sqrt{${m}}$`, `A1 ${k - l}`],
            `Take square factors out: $\\sqrt{${k * k * m}} = ${k}\\sqrt{${m}}$ and $\\sqrt{${l * l * m}} = ${l}\\sqrt{${m}}$. The difference is $${k - l === 1 ? '' : k - l}\\sqrt{${m}}$.`,
          ),
          k - l,
        ),
        values(
          ask(
            'b',
            'Work out',
            'E1.18',
            'AO1',
            `$(${p} + \\sqrt{${n}})^2 = a + b\\sqrt{${n}}$. Work out the integers *a* and *b*.`,
            [`B1 *a* = ${p * p + n}`, `B1 *b* = ${2 * p}`],
            `$(${p} + \\sqrt{${n}})^2 = ${p * p} + ${2 * p}\\sqrt{${n}} + ${n}$.`,
          ),
          [
            ['*a*', p * p + n],
            ['*b*', 2 * p],
          ],
        ),
        values(
          ask(
            'c',
            'Work out',
            'E1.18',
            'AO2',
            `By rationalising the denominator, write $\\frac{${above}}{\\sqrt{${n}} - ${q}}$ in the form $c\\sqrt{${n}} + d$, where *c* and *d* are integers.`,
            [`B1 *c* = ${lift}`, `B1 *d* = ${lift * q}`],
            `Multiply above and below by $\\sqrt{${n}} + ${q}$. The denominator becomes $${n} - ${q * q} = ${under}$, and $${above} \\div ${under} = ${lift}$.`,
          ),
          [
            ['*c*', lift],
            ['*d*', lift * q],
          ],
        ),
      ],
    }
  },
  verify: ({ m, k, l }) => ({ a: (Math.sqrt(k * k * m) - Math.sqrt(l * l * m)) / Math.sqrt(m) }),
})

export const templates = [timeZones, moneyAbroad, growth, fractionalIndices, surds]
