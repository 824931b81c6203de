import type { Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { type Curve, meeting, sample, straightFrom } from '@/lib/figures/firm-curves'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { dot, line, text } from '@/lib/figures/shapes'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('7.8')

export { templates }

const TOPIC = 'the-price-system-and-the-microeconomy-a-level'

type Letter = (typeof LETTERS)[number]

const AT: Record<Letter, string> = {
  W: 'MC equals MR, which gives the largest profit',
  X: 'MR is zero, which gives the largest revenue',
  Y: 'AR equals MC, which is allocatively efficient',
  Z: 'AR equals AC, the largest output without a loss',
}

const OBJECTIVES = [
  {
    letter: 'W',
    aim: 'The shareholders want the highest possible dividends this year, and the managers do what they want.',
  },
  {
    letter: 'W',
    aim: 'The owner, who also manages the firm, wants the largest difference between revenue and cost.',
  },
  {
    letter: 'X',
    aim: 'The managers’ bonus depends on the value of sales alone, and the shareholders do not watch costs.',
  },
  { letter: 'X', aim: 'The firm is ranked by its yearly turnover, and the managers want the highest rank.' },
  {
    letter: 'Z',
    aim: 'The firm wants to serve as many customers as it can without a loss, to win market share.',
  },
  { letter: 'Z', aim: 'The managers want the largest number of units sold that still earns normal profit.' },
  {
    letter: 'Y',
    aim: 'The state owns the firm and wants the output at which the last unit is worth to buyers what it costs.',
  },
] as const

question('output-for-an-objective', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    item: random.pick(OBJECTIVES),
    firm: random.pick([
      'a chain of gyms',
      'a maker of bicycles',
      'a telephone company',
      'a brewery',
      'a railway',
    ]),
    start: random.pick([90, 92, 94]),
    fixed: random.pick([100, 130]),
  }),
  make: ({ item, firm, start, fixed }) => {
    const m = market({ y: 'Cost, revenue', x: 'Output', width: 268, height: 220 })
    const mc: Curve = q => 10 + 0.5 * q
    const ac: Curve = q => 10 + 0.25 * q + fixed / q
    const [ar, mr] = [straightFrom(start, 0.9), straightFrom(start, 1.8)]
    const outputs = [meeting(mr, mc, 10, 52), start / 1.8, meeting(ar, mc, 30, 80), meeting(ar, ac, 40, 95)]
    const [w = 0, x = 0, y = 0, z = 0] = outputs
    const down = (q: number, height: number, name: string) => {
      const [px, py] = m.at(q, height)
      const [, bottom] = m.at(q, 0)
      return (
        line(px, py, px, bottom, 'l dash thin') +
        dot(px, py) +
        text(px, bottom + 17, name, { anchor: 'middle' })
      )
    }
    return {
      stem: `The diagram shows the revenue and cost curves of ${firm}. ${item.aim}`,
      figure: figure(
        {
          name: `${TOPIC}/four-outputs`,
          title: 'Costs and revenue of a firm with four outputs',
          description:
            'Cost and revenue on the vertical axis, output on the horizontal axis. AR falls in a straight line and MR twice as steeply. MC rises in a straight line through the lowest point of the U-shaped AC. From left to right: at output W, MC crosses MR; at X, MR reaches the output axis; at Y, MC crosses AR; at Z, AC crosses AR.',
          height: 296,
        },
        m.axes,
        m.straight([0, start], [95, ar(95)], '*AR*', 'p'),
        m.straight([0, start], [x, 0], '', 'p'),
        m.label(45.5, 12, '*MR*'),
        m.straight([0, 10], [92, mc(92)], '*MC*', 'r'),
        m.bent(sample(ac, fixed / 76, 94, 72), '*AC*'),
        down(w, mr(w), 'W'),
        down(x, 0, 'X'),
        down(y, ar(y), 'Y'),
        down(z, ar(z), 'Z'),
      ),
      prompt: 'Which output does it choose?',
      options: byLetter(
        item.letter,
        Object.fromEntries(LETTERS.map(each => [each, `You chose the output at which ${AT[each]}.`])),
      ),
      solution: `At ${item.letter}, ${AT[item.letter]}. This is what is wanted here.\n\n${LETTERS.filter(
        each => each !== item.letter,
      )
        .map(each => `At ${each}, ${AT[each]}.`)
        .join(' ')}`,
    }
  },
  // Searches all outputs for what is wanted.
  verify: ({ item, start, fixed }) => {
    const revenue: Curve = q => (start - 0.9 * q) * q
    const cost: Curve = q => 10 * q + 0.25 * q * q + fixed
    const value: Record<Letter, Curve> = {
      W: q => revenue(q) - cost(q),
      X: revenue,
      Y: q => start * q - 0.45 * q * q - cost(q),
      Z: q => (revenue(q) >= cost(q) ? q : -1),
    }
    let best = 1
    for (let q = 1; q < 100; q += 0.05) if (value[item.letter](q) > value[item.letter](best)) best = q
    const slope = (f: Curve) => (f(best + 0.01) - f(best - 0.01)) / 0.02
    const gaps: Record<Letter, number> = {
      W: Math.abs(slope(revenue) - slope(cost)),
      X: Math.abs(slope(revenue)),
      Y: Math.abs(start - 0.9 * best - slope(cost)),
      Z: Math.abs(revenue(best) - cost(best)) / best,
    }
    return LETTERS.reduce((least, each) => (gaps[each] < gaps[least] ? each : least))
  },
})

const KINKS = [
  { price: 12, output: 40, upper: 8, lower: 2 },
  { price: 14, output: 40, upper: 10, lower: 3 },
  { price: 12, output: 30, upper: 9, lower: 3 },
  { price: 15, output: 50, upper: 10, lower: 4 },
] as const

const OLIGOPOLIES = [
  'a petrol company',
  'a maker of tyres',
  'a cement company',
  'a supermarket chain',
] as const

const change = (from: number, to: number) => `from \\$${plain(from)} to \\$${plain(to)}`

question('marginal-cost-in-the-gap', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const kink = random.pick(KINKS)
    const { price, upper, lower } = kink
    const inside = random.pick([
      [lower + 1, upper - 1],
      [lower + 1, upper - 2],
      [upper - 1, lower + 1],
      [lower + 2, upper - 1],
    ] as const)
    return {
      kink,
      inside,
      above: [upper - 1, upper + 2] as const,
      over: [upper + 1, price] as const,
      below: random.pick([
        [lower + 1, lower - 1],
        [lower + 2, lower - 1],
      ] as const),
      company: random.pick(OLIGOPOLIES),
    }
  },
  make: ({ kink: { price, output, upper, lower }, inside, above, over, below, company }) => {
    const [gentle, steep] = [(price - upper) / output, (price - lower) / output]
    const top = price + gentle * output
    const last = output + 18
    const g = graph({
      x: {
        label: 'output / thousand units',
        max: last + 8,
        ticks: [0, 10, 20, 30, 40, 50, 60].filter(each => each <= last + 2),
      },
      y: { label: '$ per unit', max: 20, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], grid: true },
      width: 262,
      height: 214,
    })
    const mrEnd = output + Math.min(6, lower / (2 * steep))
    return {
      stem: `The diagram shows the kinked demand curve AR of ${company} in an oligopoly, with its marginal revenue MR. The company maximises profit.`,
      figure: figure(
        {
          name: `${TOPIC}/kinked-demand-values`,
          title: 'A kinked demand curve with values',
          description: `Dollars per unit on the vertical axis, output in thousand units on the horizontal axis. AR falls gently from ${plain(top, 1)} dollars to a kink at ${output} thousand units and ${price} dollars, then steeply. MR falls from the same start to ${upper} dollars at ${output} thousand units, drops vertically to ${lower} dollars and falls steeply from there.`,
          height: 304,
        },
        g.axes,
        g.line([
          [0, top],
          [output, price],
          [last, price - steep * (last - output)],
        ]),
        g.line(
          [
            [0, top],
            [output, upper],
          ],
          'r',
        ),
        g.line(
          [
            [output, upper],
            [output, lower],
          ],
          'r dash',
        ),
        g.line(
          [
            [output, lower],
            [mrEnd, lower - 2 * steep * (mrEnd - output)],
          ],
          'r',
        ),
        g.guide(output, price),
        g.label(last, price - steep * (last - output), '*AR*', { dx: 5, dy: -4 }),
        g.label(output, upper, '*MR*', { dx: 8, dy: 6 }),
      ),
      prompt:
        'Which change in its marginal cost, the same at all outputs, would leave its price and output as they are?',
      right: change(...inside),
      wrong: [
        [
          change(...above),
          `You went beyond the gap in MR. Above \\$${upper} MC meets the upper part of MR at a smaller output.`,
        ],
        [
          change(...over),
          `You looked at the gap between MR and the price. There MC meets the upper part of MR, at outputs below ${output} thousand.`,
        ],
        [
          change(...below),
          `You went below the gap in MR. Under \\$${lower} MC meets the lower part of MR at a larger output.`,
        ],
      ] satisfies Wrong[],
      solution: `At ${output} thousand units MR drops from \\$${upper} to \\$${lower}. As long as MC passes through this gap, MR is above MC for fewer units and below it for more, so this output and the price of \\$${price} stay best.\n\nOnly the change ${change(...inside)} stays inside the gap.`,
    }
  },
  // Searches for the best output at both costs.
  verify: ({ kink: { price, output, upper, lower }, inside, above, over, below }) => {
    const ar = (q: number) => price - ((price - (q < output ? upper : lower)) / output) * (q - output)
    const best = (mc: number) => {
      let most = 0
      for (let q = 0; q <= 2 * output; q += 0.25) if ((ar(q) - mc) * q > (ar(most) - mc) * most) most = q
      return most
    }
    const stays = [inside, above, over, below].filter(([from, to]) => best(from) === best(to))
    return stays.length === 1 ? change(...(stays[0] ?? inside)) : ''
  },
})
