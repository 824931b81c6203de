import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { cubesOnRule } from '../../../../figures/igcse/biology/practical-skills-evaluating'
import {
  CANNOT_WATCH_ALL,
  IN_PROPORTION,
  ONE_AT_A_TIME,
  RATE_RISES,
  SLOWED,
  WEAK_SUPPORT,
} from './points-agar'

const { core, templates } = questionsOf('practical', 'P.6', { calculator: 'needed' })

export { templates }

/** Sides in mm whose ratios of surface area to volume are spread over the axis. */
const SIDES = [
  [5, 6, 8, 12, 20],
  [5, 6, 8, 10, 20],
  [5, 8, 10, 12, 20],
  [5, 6, 10, 15, 20],
  [5, 8, 12, 15, 20],
  [6, 8, 12, 15, 20],
] as const

const CUBES = ['P', 'Q', 'R', 'S', 'T'] as const

/** Of a cube: 6 × side² ÷ side³. */
const ratioOf = (side: number) => 6 / side

core('agar-cubes-and-acid', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const sides = random.pick(SIDES)
    const slope = random.pick([1, 1.1, 1.2, 1.3, 1.4]) // mm per min for a ratio of 1 per mm
    const odd = random.pick([1, 2])
    const times = sides.map((side, at) => {
      const wander = at === odd ? random.pick([1.45, 1.5, 1.55]) : random.pick([0.98, 1, 1.02])
      return roundTo(((side * side) / (12 * slope)) * wander, 1)
    })
    const starts: number[] = []
    let next = random.int(1, 3)
    for (const side of sides) {
      starts.push(next)
      next += side + random.int(2, 4)
    }
    return next > 84
      ? null
      : { sides, slope, odd, times, starts, acid: random.pick(['hydrochloric acid', 'sulfuric acid']) }
  },
  make: ({ sides, slope, odd, times, starts, acid }) => {
    const rates = sides.map((side, at) => side / 2 / (times[at] ?? 1))
    const cubes = CUBES.map((cube, at) => ({
      cube,
      side: sides[at] ?? 0,
      start: starts[at] ?? 0,
      time: times[at] ?? 0,
      rate: rates[at] ?? 0,
      ratio: ratioOf(sides[at] ?? 1),
    }))
    const [first, wrong] = [cubes[0], cubes[odd]]
    const smallest = first?.side ?? 5
    const ratios = cubes.map(({ ratio }) => plain(ratio, 2))
    const method = `Cubes P, Q, R, S and T are cut out of agar that was made with a little alkali and an indicator, so that it is pink. In acid the indicator becomes colourless. At the same time each cube is put into a beaker of its own with 100 cm^{3} of dilute ${acid}, and the time until no pink is left in it is measured. The figure shows the faces of the cubes beside a rule before they are put into the acid.`
    return {
      stem: [
        `A student investigates how the size of a cube affects the diffusion of acid into agar.\n\n${method}`,
        `Blocks of agar can serve as models of cells. A class studies diffusion with them.\n\n${method}`,
        `Why are cells so small? A student looks for an answer with pieces of coloured agar.\n\n${method}`,
      ],
      figure: cubesOnRule(cubes.map(({ cube, side, start }) => ({ name: cube, from: start, side }))),
      parts: {
        'a.i': ask.table({
          prompt: 'Use the figure to complete the table with the sides of the cubes.',
          command: 'Complete',
          objective: 'AO3',
          head: ['cube', 'side / mm'],
          rows: cubes.map(({ cube, side }, at): TableCell[] => [
            { text: cube },
            at === 0
              ? { text: String(side) }
              : { blank: `side of ${cube}`, answer: side, marks: 1, tolerance: 0.5 },
          ]),
          scheme: cubes.slice(1).map(({ cube, side }) => `${cube}: ${side} mm`),
          solution: `No cube begins at zero, so subtract: cube T reaches from ${cubes[4]?.start} mm to ${(cubes[4]?.start ?? 0) + (cubes[4]?.side ?? 0)} mm, and its side is ${cubes[4]?.side} mm.`,
        }),
        'a.ii': ask.number({
          lead: 'Each side may be wrong by 0.5 mm.',
          prompt: 'Calculate this error as a percentage of the side of cube P.',
          answer: 50 / smallest,
          unit: '%',
          objective: 'AO3',
          scheme: [`C1 0.5 ÷ ${smallest} × 100`, `A1 ${figures(50 / smallest, 2)} %`],
          solution: `0.5 ÷ ${smallest} × 100 = ${figures(50 / smallest, 2)} %. For the largest cube the same 0.5 mm is only 2.5 %: small things need finer measuring.`,
        }),
        'b.i': ask.table({
          lead: 'The last pink is seen in the middle of a cube. The rate of diffusion is found as **half** the side of the cube, divided by the time. The table shows the ratio of surface area to volume and the times.',
          prompt: 'Complete the table with the rates of diffusion.',
          command: 'Complete',
          objective: 'AO3',
          head: ['cube', 'surface area ÷ volume / mm^{−1}', 'time / min', 'rate of diffusion / mm per min'],
          rows: cubes.map(({ cube, ratio, time, rate }, at): TableCell[] => [
            { text: cube },
            { text: plain(ratio, 2) },
            { text: time.toFixed(1) },
            {
              blank: `rate of ${cube}`,
              answer: roundTo(rate, 3),
              sigFigs: 2,
              marks: at === 0 || at === odd || at === 4 ? 1 : 0,
              ...(at === 0
                ? {}
                : {
                    follow: {
                      from: [{ part: 'a.i', cell: `side of ${cube}` }],
                      formula: `a / 2 / ${time}`,
                    },
                  }),
            },
          ]),
          scheme: cubes
            .filter((_, at) => at === 0 || at === odd || at === 4)
            .map(({ cube, side, time, rate }) => `${cube}: ${side} ÷ 2 ÷ ${time} = ${figures(rate, 2)}`),
          solution: `Take half of the side, since acid enters from all faces: for cube P ${plain(smallest / 2)} mm ÷ ${first?.time} min = ${figures(first?.rate ?? 0, 2)} mm per min.`,
        }),
        'b.ii': plotPart({
          name: 'practical-skills/grid-for-rates',
          title: 'Grid for a graph of the rate of diffusion against the ratio of surface area to volume',
          description:
            'Graph paper. The horizontal axis is the ratio of surface area to volume from 0 to 1.2 per millimetre, the vertical one the rate of diffusion from 0 to 2 millimetres per minute.',
          prompt: 'Plot the rates on the grid and draw a straight line of best fit.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: 'surface area ÷ volume / mm^{−1}', min: 0, max: 1.2, large: 0.2, parts: 5 },
            y: { label: 'rate of diffusion / mm per min', min: 0, max: 2, large: 0.2, parts: 4 },
          },
          tasks: [
            {
              task: 'points',
              wanted: cubes.map(({ ratio, rate }): Spot => [roundTo(ratio, 2), roundTo(rate, 2)]),
              marks: 2,
              follow: cubes.map(({ cube }) => ({ part: 'b.i', cell: `rate of ${cube}` })),
            },
            {
              task: 'line',
              gradient: [roundTo(slope * 0.85, 2), roundTo(slope * 1.15, 2)],
              intercept: [-0.12, 0.12],
              covers: [0.3, smallest === 5 ? 1.2 : 1],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit that leaves the anomalous point aside',
          ],
          solution: `One small square is 0.04 mm^{−1} across and 0.05 mm per min upwards. Four points lie on a line through the origin. The point of cube ${wrong?.cube} lies far below it and does not count for the line.`,
        }),
        'c.i': ask.table({
          prompt: 'Identify the cube with the anomalous result.',
          command: 'Identify',
          objective: 'AO3',
          head: ['cube'],
          rows: [
            [
              {
                blank: 'cube',
                answer: wrong?.cube ?? '',
                mode: 'pick',
                choices: [...CUBES],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          scheme: [`cube ${wrong?.cube}`],
          solution: `The point of cube ${wrong?.cube} lies far below the line of the other four: its rate is too low, its time too long.`,
        }),
        'c.ii': ask.written({
          prompt: 'Suggest **one** mistake in the method that could have caused this result.',
          objective: 'AO3',
          lines: 2,
          scheme: [SLOWED],
          modelAnswer: 'The acid in the beaker of this cube was too dilute.',
          solution:
            'The time was too long. Look for something that keeps acid away, weakens it, or makes the way to the middle longer.',
        }),
        d: ask.written({
          prompt:
            'Describe, as fully as the graph allows, how the rate of diffusion depends on the ratio of surface area to volume.',
          objective: 'AO3',
          scheme: [RATE_RISES, IN_PROPORTION(ratios)],
          modelAnswer:
            'The larger the ratio of surface area to volume, the higher the rate. The line is straight and passes through the origin, so the rate is proportional to the ratio.',
          solution:
            'First say which way it goes. Then look at the shape of the line: straight, and through the origin, means in proportion.',
        }),
        e: ask.written({
          lead: 'One student with one stopwatch observes all five cubes.',
          prompt: 'Explain how this may make times wrong, and suggest an improvement.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [CANNOT_WATCH_ALL, ONE_AT_A_TIME],
          modelAnswer:
            'She cannot watch all five cubes at once, so she may miss the moment and read a time too late. Test one cube at a time.',
          solution:
            'Say how the result is changed, here: the time is too long. Then name an improvement that answers just this error.',
        }),
        f: ask.written({
          lead: 'The student concludes: “Oxygen diffuses faster into small cells than into large cells.”',
          prompt: 'Give **two** reasons why the results alone are weak support for this conclusion.',
          command: 'Give',
          objective: 'AO3',
          marks: 2,
          scheme: WEAK_SUPPORT,
          modelAnswer:
            'Acid was used, not oxygen. Agar cubes are not cells, they have no membrane. The cubes are much larger than cells. Each cube was tested only once.',
          solution: `A conclusion may not go further than the results: acid, cubes of agar of ${smallest} mm to 20 mm, one measurement of each.`,
        }),
      },
    }
  },
  verify: ({ sides }) => ({ 'a.ii': 100 / (2 * sides[0]) }),
})
