import { ask, frac, gcd, number, whole } from '@/lib/exams/authoring/maths'
import { figures, money, plain, quantity, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { clean } from '@/lib/exams/random'
import { template } from '@/lib/exams/template'

const bounds = template({
  name: 'bounds-of-results',
  subtopic: 'E1.10',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const who = random.pick(['A model car', 'A remote-controlled boat', 'A toy train', 'A small robot'])
    // A short time, so that a wrong bound is far enough from the right one to be seen.
    const [distance, time] = [random.int(4, 18), random.step(1.6, 4.6, 0.1)]
    // None of these goes faster than a runner.
    return Number.isInteger(time) || distance > 4 * time || distance < time
      ? null
      : { who, distance, time, greatest: random.chance(0.5) }
  },
  make: ({ who, distance, time, greatest }) => {
    const [far, near] = [distance + 0.5, distance - 0.5]
    const [long, short] = [clean(time + 0.05), clean(time - 0.05)]
    const answer = greatest ? far / short : near / long
    const name = greatest ? 'upper' : 'lower'
    const isShort = plain(answer).length <= 5
    const shown = isShort ? plain(answer) : figures(answer, 4)
    const bound = (blank: string, value: number): TableCell => ({ blank, answer: value, unit: 's', marks: 1 })
    return {
      stem: `${who} travels a distance of *d* metres in *t* seconds. *d* = ${distance}, correct to the nearest metre. *t* = ${time}, correct to 1 decimal place.`,
      parts: [
        {
          ...ask(
            'a',
            'Complete',
            'E1.10',
            'AO1',
            'Complete the table with the lower bound and the upper bound of *t*.',
            [`B1 ${short}`, `B1 ${long}`],
            `The value is given to the nearest 0.1, so go half of that, 0.05, either side: $${short} \\le t < ${long}$.`,
          ),
          kind: 'table',
          head: ['lower bound of *t*', 'upper bound of *t*'],
          rows: [[bound('lower bound of t', short), bound('upper bound of t', long)]],
        },
        number(
          ask(
            'b',
            'Calculate',
            'E1.10',
            'AO2',
            `Calculate the ${name} bound of the average speed.`,
            [
              `B1 ${greatest ? far : near} for the bound of *d*`,
              `M1 $\\frac{${greatest ? far : near}}{${greatest ? short : long}}$`,
              `A1 ${shown}${isShort ? '' : `, or ${figures(answer, 3)}`}`,
            ],
            `The speed is ${greatest ? 'greatest for the longest distance and the shortest time' : 'smallest for the shortest distance and the longest time'}: $\\frac{${greatest ? far : near}}{${greatest ? short : long}} ${isShort ? '=' : '\\approx'} ${shown}$ m/s.`,
          ),
          answer,
          { unit: 'm/s' },
        ),
      ],
    }
  },
  verify: ({ distance, time, greatest }) => {
    const speeds = [-1, 1].flatMap(one =>
      [-1, 1].map(other => (distance * 10 + 5 * one) / (time * 10 + 0.5 * other)),
    )
    return { b: greatest ? Math.max(...speeds) : Math.min(...speeds) }
  },
})

const ratio = template({
  name: 'ratio-and-map-scale',
  subtopic: 'E1.11',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c] = random.sample([2, 3, 4, 5, 7, 8], 3) as [number, number, number]
    const share = random.step(15, 60, 5)
    const prize = random.pick([
      'A prize',
      'The profit of a small shop',
      'The money raised at a fair',
      'An amount of money',
    ])
    // At least two parts apart, and the ratio in its simplest form.
    return b - a < 2 || gcd(gcd(a, b), c) > 1
      ? null
      : { a, b, c, share, prize, scale: random.pick([20000, 25000]), map: random.step(5.2, 9.8, 0.2) }
  },
  make: ({ a, b, c, share, prize, scale, map }) => {
    const kilometres = clean((map * scale) / 100000)
    return {
      stem: '',
      parts: [
        whole(
          ask(
            'a',
            'Work out',
            'E1.11',
            'AO2',
            `${prize} is divided in the ratio $${a} : ${b} : ${c}$. The second share is ${money((b - a) * share)} more than the first share. Work out the total amount.`,
            [
              `M1 ${money((b - a) * share)} ÷ (${b} − ${a})`,
              `M1 ${money(share)} × (${a} + ${b} + ${c})`,
              `A1 ${money((a + b + c) * share)}`,
            ],
            `The second share is ${b - a} parts more than the first, so one part is ${money((b - a) * share)} ÷ ${b - a} = ${money(share)}. There are ${a + b + c} parts: ${a + b + c} × ${money(share)} = ${money((a + b + c) * share)}.`,
          ),
          (a + b + c) * share,
          '$',
        ),
        number(
          ask(
            'b',
            'Work out',
            'E1.11',
            'AO1',
            `The scale of a map is 1:${plain(scale)}. On the map, a road is ${quantity(map, 'cm')} long. Work out the actual length of the road, in kilometres.`,
            [
              `M1 ${map} × ${plain(scale)}, or 1 cm for ${quantity(scale / 100000, 'km')}`,
              `A1 ${quantity(kilometres, 'km')}`,
            ],
            `1 cm on the map is ${plain(scale)} cm = ${quantity(scale / 100000, 'km')}, so the road is ${map} × ${scale / 100000} = ${quantity(kilometres, 'km')} long.`,
          ),
          kilometres,
          { unit: 'km' },
        ),
      ],
    }
  },
  verify: ({ a, b, c, share, scale, map }) => {
    const first = a * share
    return { a: first + (first + (b - a) * share) + (first / a) * c, b: (map / 100) * (scale / 1000) }
  },
})

const rates = template({
  name: 'speed-and-flow-rates',
  subtopic: 'E1.12',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const speed = random.step(36, 108, 18)
    const [hours, minutes] = [random.int(1, 3), random.pick([20, 30, 40])]
    const [tank, flow] = [random.step(120, 360, 30), random.pick([6, 8, 10, 12, 15])]
    if (tank % flow !== 0) return null
    const who = random.pick(speed > 90 ? ['A train', 'A car'] : ['A coach', 'A lorry', 'A train', 'A van'])
    return { speed, hours, minutes, tank, flow, who }
  },
  make: ({ speed, hours, minutes, tank, flow, who }) => {
    const distance = clean(speed * (hours + minutes / 60))
    const fill = clean(tank / flow)
    return {
      stem: '',
      parts: [
        whole(
          ask(
            'a',
            'Work out',
            'E1.12',
            'AO1',
            `${who} travels ${quantity(distance, 'km')} in ${hours} h ${minutes} min. Work out its average speed in km/h.`,
            [`M1 ${distance} ÷ $${hours}${frac(minutes, 60)}$ or equivalent`, `A1 ${speed} km/h`],
            `${minutes} min is $${frac(minutes, 60)}$ h, so the time is $${hours}${frac(minutes, 60)} = ${frac(hours * 60 + minutes, 60)}$ h. Speed = ${distance} ÷ $${frac(hours * 60 + minutes, 60)}$ = ${speed} km/h.`,
          ),
          speed,
          'km/h',
        ),
        number(
          ask(
            'b',
            'Work out',
            'E1.12',
            'AO1',
            `Change your answer to part (a) into metres per second.`,
            [`M1 × 1000 and ÷ 3600, or ÷ 3.6`, `A1 ${clean(speed / 3.6)} m/s`],
            `${speed} km/h is ${speed} × 1000 m in 3600 s: ${plain(speed * 1000)} ÷ 3600 = ${plain(speed / 3.6)} m/s.`,
          ),
          clean(speed / 3.6),
          { unit: 'm/s', keepUnit: true, follow: { from: 'a', formula: 'x/3.6' } },
        ),
        number(
          ask(
            'c',
            'Work out',
            'E1.12',
            'AO1',
            `Water flows into an empty tank at ${flow} litres per minute. The tank holds ${tank / 1000} m^{3}, and 1 m^{3} = 1000 litres. Work out the time to fill the tank, in minutes.`,
            [`M1 ${tank / 1000} × 1000 ÷ ${flow}`, `A1 ${fill} min`],
            `The tank holds ${tank / 1000} × 1000 = ${tank} litres, and ${flow} litres flow in each minute: ${tank} ÷ ${flow} = ${fill} min.`,
          ),
          fill,
          { unit: 'min', form: 'integer' },
        ),
      ],
    }
  },
  verify: ({ speed, hours, minutes, tank, flow }) => ({
    a: Math.round((speed * (hours * 60 + minutes)) / 60) / ((hours * 60 + minutes) / 60),
    b: (speed * 5) / 18,
    c: tank / 1000 / (flow / 1000),
  }),
})

const percentages = template({
  name: 'interest-and-reverse-percentage',
  subtopic: 'E1.13',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const drawn = {
      item: random.pick(['bicycle', 'camera', 'sofa', 'telescope', 'washing machine']),
      original: random.step(160, 640, 20),
      off: random.pick([5, 15, 20, 30, 35]),
      invest: random.step(1500, 6500, 250),
      rate: random.step(2.4, 5.8, 0.2),
      years: random.int(4, 9),
      up: random.step(5, 35, 5),
      down: random.pick([3, 4, 7, 8, 11, 12, 13, 17, 19]),
    }
    const change = clean(((100 + drawn.up) * (100 - drawn.down)) / 100 - 100)
    if (change === 0 || plain(change) !== figures(change, 3)) return null
    // Simple interest must not come near.
    const grown = (1 + drawn.rate / 100) ** drawn.years
    if (grown - 1 - (drawn.rate / 100) * drawn.years < 0.012 * grown) return null
    // Half a cent could be rounded either way; whole dollars would hide the cents asked for.
    const cents = drawn.invest * (1 + drawn.rate / 100) ** drawn.years * 100
    return Math.abs((cents % 1) - 0.5) < 0.02 || Math.round(cents) % 100 === 0 ? null : drawn
  },
  make: ({ item, original, off, invest, rate, years, up, down }) => {
    const sale = clean((original * (100 - off)) / 100)
    const grown = invest * (1 + rate / 100) ** years
    const change = clean(((100 + up) * (100 - down)) / 100 - 100)
    return {
      stem: '',
      parts: [
        whole(
          ask(
            'a',
            'Work out',
            'E1.13',
            'AO2',
            `In a sale, the price of a ${item} is reduced by ${off}%. The sale price is ${money(sale)}. Work out the original price.`,
            [`M1 ${money(sale)} ÷ ${(100 - off) / 100} or equivalent`, `A1 ${money(original)}`],
            `The sale price is ${100 - off}% of the original price, so divide by ${(100 - off) / 100}: ${money(sale)} ÷ ${(100 - off) / 100} = ${money(original)}.`,
          ),
          original,
          '$',
        ),
        number(
          ask(
            'b',
            'Calculate',
            'E1.13',
            'AO1',
            `${money(invest)} is invested at a rate of ${plain(rate)}% per year compound interest. Calculate the value of the investment at the end of ${years} years, correct to the nearest cent.`,
            [
              `M1 a multiplier of ${clean(1 + rate / 100)}`,
              `M1 $${invest} \\times ${clean(1 + rate / 100)}^${years}$`,
              `A1 ${money(roundTo(grown, 2))}`,
            ],
            `Each year multiplies the value by ${clean(1 + rate / 100)}: $${invest} \\times ${clean(1 + rate / 100)}^${years}$ = ${money(roundTo(grown, 2))}.`,
          ),
          roundTo(grown, 2),
          { unit: '$', tolerance: 0.0051 },
        ),
        number(
          ask(
            'c',
            'Calculate',
            'E1.13',
            'AO2',
            `The number of visitors to a museum rises by ${up}% in one year and falls by ${down}% in the next year. Calculate the overall percentage change. Write a decrease as a negative number.`,
            [
              `M1 $${1 + up / 100} \\times ${clean(1 - down / 100)}$`,
              `M1 $${clean(1 + change / 100)} - 1$`,
              `A1 ${plain(change)}%`,
            ],
            `Multiply the multipliers: $${1 + up / 100} \\times ${clean(1 - down / 100)} = ${clean(1 + change / 100)}$. The change is ${plain(change)}%.`,
          ),
          change,
          { unit: '%' },
        ),
      ],
    }
  },
  verify: ({ original, off, invest, rate, years, up, down }) => {
    let value = invest
    for (let year = 0; year < years; year += 1) value += (value * rate) / 100
    const sale = original - (original * off) / 100
    return {
      a: (sale / (100 - off)) * 100,
      b: Math.round(value * 100) / 100,
      c: up - down - (up * down) / 100,
    }
  },
})

const calculator = template({
  name: 'calculator-and-display',
  subtopic: 'E1.14',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c, d] = [
      random.step(12.3, 68.9, 0.1),
      random.step(1.17, 4.93, 0.02),
      random.step(5.1, 9.7, 0.2),
      random.step(1.3, 4.1, 0.2),
    ]
    const hours = random.int(1, 5)
    const minutes = random.pick([9, 12, 18, 24, 27, 33, 36, 42, 48, 51, 54])
    return c - d < 1.5 ? null : { a, b, c, d, hours, minutes }
  },
  make: ({ a, b, c, d, hours, minutes }) => {
    const answer = (Math.sqrt(a) + b ** 2) / (c - d)
    const shown = clean(hours + minutes / 60)
    return {
      stem: '',
      parts: [
        number(
          ask(
            'a',
            'Work out',
            'E1.14',
            'AO1',
            `Work out $\\frac{\\sqrt{${a}} + ${b}^2}{${c} - ${d}}$.`,
            [
              `M1 ${figures(answer, 4)} or better seen, or $\\frac{${figures(Math.sqrt(a) + b ** 2, 4)}}{${clean(c - d)}}$`,
              `A1 ${figures(answer, 3)}`,
            ],
            `Put the whole numerator and the whole denominator in brackets, and round only at the end: the display shows ${figures(answer, 6)} (to 6 figures), which is ${figures(answer, 3)} to 3 significant figures.`,
          ),
          answer,
          { strictFigures: { kind: 'significant', count: 3 } },
        ),
        whole(
          ask(
            'b',
            'Find',
            'E1.14',
            'AO2',
            `A calculator shows ${shown} for a time in hours. This time is ${hours} h *m* min. Find the value of *m*.`,
            [`B1 ${minutes}`],
            `The whole part is hours. The decimal part is a part of 60 minutes: ${clean(shown - hours)} × 60 = ${minutes} minutes.`,
          ),
          minutes,
        ),
      ],
    }
  },
  verify: ({ a, b, c, d, hours, minutes }) => ({
    a: (a ** 0.5 + b * b) / (c - d),
    b: Math.round(clean(hours + minutes / 60) * 60) % 60,
  }),
})

export const templates = [bounds, ratio, rates, percentages, calculator]
