import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('1.7.4', { calculator: 'needed' })

export { templates }

const LIFTS = [
  { what: 'An electric motor', of: 'the motor', load: 'crate', weights: [150, 600, 50], every: 2 },
  { what: 'A crane', of: 'the crane', load: 'steel beam', weights: [2000, 8000, 500], every: 4 },
  {
    what: 'A worker with a rope',
    of: 'the worker',
    load: 'bucket of sand',
    weights: [80, 200, 20],
    every: 1,
  },
  { what: 'A winch', of: 'the winch', load: 'boat', weights: [1200, 3600, 400], every: 2 },
] as const

const print = (value: number) => quantity(value, 'W', 2)

core('power-from-a-height-time-graph', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const lift = random.pick(LIFTS)
    const [least, most, step] = lift.weights
    const weight = random.step(least, most, step)
    // Heights in steps of the grid, times in seconds.
    const h1 = lift.every * random.int(1, 3)
    const h2 = h1 + lift.every * random.int(1, 3)
    const t1 = random.step(4, 12, 2)
    const t2 = t1 + random.step(2, 6, 2)
    const t3 = t2 + random.step(4, 12, 2)
    const asksSecond = random.chance(0.6)
    const [rise, time] = asksSecond ? [h2 - h1, t3 - t2] : [h1, t1]
    const right = (weight * rise) / time
    const other = asksSecond ? (weight * h1) / t1 : (weight * (h2 - h1)) / (t3 - t2)
    if (t3 > 28 || Math.abs(toSigFigs(right, 2) - right) > 1e-9 || Math.abs(other - right) < 0.02 * right)
      return null
    const slips: Slip[] = [
      [
        other,
        `You took the ${asksSecond ? 'first' : 'second'} part of the motion instead of the ${asksSecond ? 'second' : 'first'}.`,
      ],
      [(weight * h2) / t3, 'You took the whole height and the whole time, with the pause in it.'],
      [weight * rise, 'You calculated the work done. Power is the work done divided by the time.'],
      [
        weight / time,
        'You divided the weight by the time. Work done is force × distance, so the height is needed.',
      ],
      ...(asksSecond
        ? ([
            [
              (weight * h2) / time,
              'You used the height at the end, not the distance through which the load rises in this part.',
            ],
            [(weight * rise) / t3, 'You used the time at the end, not the time that this part takes.'],
            [(weight * h2) / t3, 'You took the readings at the end of the line, not the changes.'],
          ] satisfies Slip[])
        : ([
            [(weight * rise) / t2, 'You included the time of the pause, in which no work is done.'],
          ] satisfies Slip[])),
    ]
    const wrong = threeSlips(random, right, slips, print)
    return wrong ? { lift, weight, h1, h2, t1, t2, t3, asksSecond, rise, time, right, wrong } : null
  },
  make: ({ lift, weight, h1, h2, t1, t2, t3, asksSecond, rise, time, right, wrong }) => {
    const line: readonly Point[] = [
      [0, 0],
      [t1, h1],
      [t2, h1],
      [t3, h2],
    ]
    const most = 6 * lift.every
    const plane = graph({
      x: { label: 'time / s', max: 28, ticks: [0, 4, 8, 12, 16, 20, 24, 28], grid: true, parts: 2 },
      y: {
        label: 'height / m',
        max: most,
        ticks: [0, 1, 2, 3, 4, 5, 6].map(at => at * lift.every),
        grid: true,
      },
      height: 162,
    })
    const which = asksSecond ? 'after the pause' : 'before the pause'
    return {
      stem: `${lift.what} lifts a ${lift.load} of weight ${quantity(weight, 'N')}, pauses, and then lifts it further. The graph shows how the height of the ${lift.load} changes with time.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/height-of-a-load-in-two-steps',
          title: 'A graph of height against time with a level part in the middle',
          description: `Height from 0 to ${most} m against time from 0 to 28 s, on a grid. The line rises straight from the origin to ${h1} m at ${t1} s, is level until ${t2} s, and rises straight to ${h2} m at ${t3} s, where it ends.`,
          height: 238,
        },
        plane.axes,
        plane.line(line),
      ),
      prompt: [
        `What is the useful power of ${lift.of} ${which}?`,
        `What is the power at which ${lift.of} does work on the ${lift.load} ${which}?`,
      ],
      options: numbers({ right, wrong, unit: 'W', sigFigs: 2 }),
      solution: `${asksSecond ? 'After' : 'Before'} the pause the ${lift.load} rises ${asksSecond ? `from ${quantity(h1, 'm')} to ${quantity(h2, 'm')}, through ${quantity(rise, 'm')}, between ${quantity(t2, 's')} and ${quantity(t3, 's')}, in ${quantity(time, 's')}` : `through ${quantity(rise, 'm')} in ${quantity(time, 's')}`}.

Work done = force × distance = ${quantity(weight, 'N')} × ${quantity(rise, 'm')} = ${quantity(weight * rise, 'J')}.

Power = work done ÷ time = ${quantity(weight * rise, 'J')} ÷ ${quantity(time, 's')} = ${print(right)}.`,
    }
  },
  // By the rise in each second and the force.
  verify: ({ weight, h1, h2, t1, t2, t3, asksSecond }) => {
    const speed = asksSecond ? (h2 - h1) / (t3 - t2) : h1 / t1
    return speed * weight
  },
})
