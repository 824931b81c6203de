import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { type Figure, figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { bench, stand } from '@/lib/figures/laboratory/stands'
import { arrow, circle, dimension, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { beyondLimits, notSupported, supported, told, uprightRule, withinLimits } from '../practical-shared-b'
import { BOUNCE_READ } from './points-bounce'

const { core, templates } = questionsOf('practical', 'P.6', { calculator: 'needed' })

export { templates }

const DROPS = [20, 40, 60, 80, 100] as const
/** The drop height whose readings are drawn, and the two whose ratios are compared. */
const [DRAWN, LOW, HIGH] = [2, 1, 4] as const
const RULE: Scale = { from: 0, to: 100, division: 1, numbered: 10 }

const BALLS = [
  { ball: 'tennis ball', floor: 'a stone floor', part: [0.55, 0.57, 0.59] },
  { ball: 'rubber ball', floor: 'the bench', part: [0.63, 0.66, 0.69] },
  { ball: 'table-tennis ball', floor: 'a wooden floor', part: [0.71, 0.73, 0.75] },
] as const

/** Differences of three trials from their mean. */
const SPREADS = [
  [1, -1, 0],
  [-1, 2, -1],
  [1, 1, -2],
  [-2, 0, 2],
] as const

/** Shares of the drop height that somebody may claim, as words and as a number. */
const CLAIMS = [
  ['half of', 0.5],
  ['three quarters of', 0.75],
] as const

/** Apart by so many per cent of the claim, a ratio speaks against it. */
const CLEARLY = 15

const apparatus = (ball: string): Figure =>
  figure(
    {
      name: 'practical-skills/ball-beside-a-rule',
      title: 'A ball that is dropped beside a metre rule',
      description: `A metre rule stands upright on the ground and is held by a stand. A ${ball} is released beside it, its lowest point at the drop height D above the ground. A dashed outline shows the ball at the highest point of its bounce, its lowest point at the bounce height b, which is less than D.`,
      height: 262,
    },
    ground(8, 248, 352, 248),
    bench(248),
    rect(186, 20, 22, 228, 'l sheet'),
    ...Array.from({ length: 21 }, (_, at) =>
      line(186, 248 - at * 11, 186 + (at % 2 === 0 ? 9 : 5), 248 - at * 11, 'l thin'),
    ),
    stand(260, 248, 196),
    rect(208, 90, 52, 5, 'l sunk'),
    circle(150, 34, 12, 'l sunk'),
    circle(110, 118, 12, 'l dash'),
    line(40, 46, 186, 46, 'l dash thin'),
    line(84, 130, 186, 130, 'l dash thin'),
    dimension(50, 46, 50, 248, '*D*'),
    dimension(92, 130, 92, 248, '*b*'),
    arrow(150, 54, 150, 92, { cls: 'p' }),
    text(214, 40, 'metre rule'),
    text(130, 24, ball, { anchor: 'end' }),
  )

function trialReadings(trials: readonly number[]): Figure {
  const panel = (x: number, name: string, value: number): Shape => {
    const rule = uprightRule(x, 40, value, RULE)
    const y = rule.at(value)
    return (
      text(x - 20, 18, name, { anchor: 'middle', cls: 'b' }) +
      circle(x - 46, y - 12, 12, 'l sunk') +
      line(x - 66, y, x, y, 'p dash thin') +
      rule.shape
    )
  }
  const [second = 0, third = 0] = trials
  return figure(
    {
      name: 'practical-skills/ball-at-its-highest',
      title: 'The ball at the highest point of its bounce in two trials',
      description: `Part of the metre rule, marked in centimetres, zero at the ground. A dashed line leads from the lowest point of the ball to the rule. Trial 2: ${told(RULE, second)} Trial 3: ${told(RULE, third)}`,
      height: 246,
    },
    panel(104, 'trial 2', second),
    panel(284, 'trial 3', third),
    text(180, 240, 'scales in cm', { anchor: 'middle', cls: 's' }),
  )
}

core('height-of-a-bounce', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const of = random.pick(BALLS)
    const part = random.pick(of.part)
    const heights = DROPS.map(drop => Math.round(part * drop) + random.pick([-1, 0, 0, 1]))
    const mean = heights[DRAWN] ?? 0
    const trials = random.pick(SPREADS).map(each => mean + each)
    const ratios = [LOW, HIGH].map(at => (heights[at] ?? 0) / (DROPS[at] ?? 1))
    const [low = 0, high = 0] = ratios
    const apart = (200 * Math.abs(low - high)) / (low + high)
    if (trials.slice(1).some(each => each % 10 === 0) || apart < 0.5 || apart > 6) return null
    const isRight = random.pick([true, false])
    const claims = CLAIMS.filter(([, share]) =>
      ratios.every(each => (100 * Math.abs(each - share)) / share >= CLEARLY),
    )
    if (!isRight && claims.length === 0) return null
    const claim = isRight ? null : random.pick(claims)
    return { of, part, heights, mean, trials, ratios, apart, claim }
  },
  make: ({ of: { ball, floor }, part, heights, mean, trials, ratios, apart, claim }) => {
    const [first = 0, second = 0, third = 0] = trials
    const [low = 0, high = 0] = ratios
    const compared = {
      words: 'ratio',
      said: claim ? 'are not equal' : 'are equal',
      pairs: claim ? [[low, claim[1]] as const, [high, claim[1]] as const] : [[low, high] as const],
    }
    const shares = claim ? ratios.map(each => Math.round((100 * Math.abs(each - claim[1])) / claim[1])) : []
    const method =
      'The drop height *D* and the bounce height *b* are both measured to the lowest point of the ball. For each drop height there are three trials.'
    const row = (at: number): TableCell[] => [
      { text: String(DROPS[at]) },
      { text: String(heights[at]) },
      { blank: `ratio-${DROPS[at]}`, answer: (heights[at] ?? 0) / (DROPS[at] ?? 1), marks: 1, sigFigs: 2 },
    ]
    return {
      stem: [
        `A student drops a ${ball} beside a metre rule and investigates how high it bounces on ${floor}. ${method}`,
        `The rules of a game say how high a ball has to bounce. A student tests a ${ball}: it is dropped from different heights onto ${floor}. ${method}`,
        `A ${ball} falls onto ${floor} and bounces. A class investigates how the height of the bounce depends on the height from which the ball was dropped. ${method}`,
      ],
      figure: apparatus(ball),
      parts: {
        a: ask.table({
          lead: `The next figure shows the ball at the highest point of its bounce in trials 2 and 3 with *D* = ${DROPS[DRAWN]} cm.`,
          figure: trialReadings([second, third]),
          prompt: `Complete the table for *D* = ${DROPS[DRAWN]} cm.`,
          objective: 'AO3',
          head: ['', '*b* / cm'],
          rows: [
            [{ text: 'trial 1' }, { text: String(first) }],
            [{ text: 'trial 2' }, { blank: 'trial-2', answer: second, marks: 1, tolerance: 0.5 }],
            [{ text: 'trial 3' }, { blank: 'trial-3', answer: third, marks: 1, tolerance: 0.5 }],
            [
              { text: 'mean' },
              {
                blank: 'mean',
                answer: mean,
                marks: 1,
                follow: {
                  from: [{ cell: 'trial-2' }, { cell: 'trial-3' }],
                  formula: `(${first} + a + b)/3`,
                },
              },
            ],
          ],
          scheme: [`trial 2: ${second} cm`, `trial 3: ${third} cm`, `mean: ${mean} cm`],
          solution: `One division is 1 cm. Read at the *lowest* point of the ball, because *D* and *b* are measured to it: ${second} cm and ${third} cm. Mean = (${first} + ${second} + ${third}) ÷ 3 = ${mean} cm.`,
        }),
        b: plotPart({
          name: 'practical-skills/grid-for-bounces',
          title: 'Grid for a graph of bounce height against drop height',
          description:
            'Graph paper. The horizontal axis is the drop height D from 0 to 100 cm, the vertical one the bounce height b from 0 to 80 cm.',
          lead: 'The next table shows the mean bounce heights.',
          table: {
            head: ['*D* / cm', '*b* / cm'],
            rows: DROPS.map((drop, at) => [String(drop), at === DRAWN ? 'see (a)' : String(heights[at])]),
          },
          prompt: 'Plot a graph of *b* against *D*. Draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: '*D* / cm', min: 0, max: 100, large: 20, parts: 5 },
            y: { label: '*b* / cm', min: 0, max: 80, large: 10, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: DROPS.map((drop, at) => [drop, heights[at] ?? 0] as const),
              marks: 3,
              follow: DROPS.map((_, at) => (at === DRAWN ? { part: 'a', cell: 'mean' } : {})),
            },
            {
              task: 'line',
              gradient: [part - 0.045, part + 0.045],
              intercept: [-3.5, 3.5],
              covers: [20, 100],
              marks: 1,
            },
          ],
          scheme: [
            'two points within half a small square',
            'four points within half a small square',
            'all five points within half a small square',
            'straight line of best fit, points on both sides of it',
          ],
          solution:
            'One small square is 4 cm across and 2 cm upwards. Draw one thin line with a ruler, so that the points lie evenly on both sides of it. With no drop there is no bounce, so it passes near the origin.',
        }),
        c: ask.table({
          lead: claim
            ? `Somebody suggests: “The ball always bounces to ${claim[0]} its drop height.” This is a ratio *b*/*D* of ${plain(claim[1], 2)}.`
            : 'Somebody suggests: “The ratio *b*/*D* is the same for every drop height.”',
          prompt: 'Complete the table to test this.',
          objective: 'AO3',
          head: ['*D* / cm', '*b* / cm', '*b*/*D*'],
          rows: [row(LOW), row(HIGH)],
          scheme: [plain(roundTo(low, 3)), plain(roundTo(high, 3))],
          solution: `${heights[LOW]} ÷ ${DROPS[LOW]} = ${plain(roundTo(low, 3))} and ${heights[HIGH]} ÷ ${DROPS[HIGH]} = ${plain(roundTo(high, 3))}. Centimetres are divided by centimetres, so there is no unit.`,
        }),
        d: ask.written({
          prompt: 'State whether your results support the suggestion. Justify your answer.',
          objective: 'AO3',
          scheme: claim
            ? [notSupported('no, it is not supported', compared), beyondLimits(compared)]
            : [supported('yes, it is supported (the ratios are equal)', compared), withinLimits(compared)],
          modelAnswer: claim
            ? `No, the suggestion is not supported. Both ratios differ from ${plain(claim[1], 2)} by more than the limits of experimental accuracy.`
            : 'Yes, the suggestion is supported. The two ratios are very close: they are equal within the limits of experimental accuracy.',
          solution: claim
            ? `The ratios agree with each other, but not with the suggestion: they differ from ${plain(claim[1], 2)} by ${shares.join('% and ')}%. The measurements explain about 10%, not as much as this.`
            : `The ratios differ by ${plain(roundTo(apart, 1))}%. Results like these are taken as equal if they differ by no more than about 10%, since no height is known exactly.`,
        }),
        e: ask.written({
          prompt:
            'The ball is at its highest point for a moment only. State **one** precaution for an accurate reading of *b*.',
          command: 'State',
          objective: 'AO3',
          lines: 2,
          scheme: [BOUNCE_READ],
          modelAnswer:
            'Do a trial bounce first, so that the eye can be level with the lowest point of the ball at its highest position.',
          solution:
            'Seen from above or below, the ball stands against another mark of the rule. Whoever knows from a trial where it will stop has the eye there in time.',
        }),
      },
    }
  },
  verify: () => ({}),
})
