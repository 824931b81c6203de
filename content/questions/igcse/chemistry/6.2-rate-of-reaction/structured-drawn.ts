import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { curveToAdd } from './drawings-drawn'
import { LESS_STEEP } from './points-drawn'

const { core, templates } = questionsOf('structured', '6.2', { calculator: 'needed' })

export { templates }

const FASTER = {
  end: 0.6,
  share: 1,
  told: 'is steeper at the start and levels off sooner, at the same volume.',
  start: 'curve from the origin that is steeper than X at the start',
  level: 'levels off at the same volume as X, at an earlier time',
} as const

const SLOWER = {
  end: 1.3,
  share: 1,
  told: 'is less steep at the start and levels off later, at the same volume.',
  start: 'curve from the origin that is less steep than X at the start',
  level: 'levels off at the same volume as X, at a later time',
} as const

const HALF = {
  end: 1,
  share: 0.5,
  told: 'is less steep at the start and levels off at half the volume.',
  start: 'curve from the origin that is less steep than X at the start',
  level: 'levels off at half the volume of X',
} as const

const EXPERIMENTS = [
  {
    with: 'an excess of dilute hydrochloric acid is added to marble chips',
    reaction: 'the reaction of calcium carbonate with dilute hydrochloric acid',
    gas: 'carbon dioxide',
    equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2',
    changes: [
      [
        'the same mass of powdered marble',
        FASTER,
        'A powder has a larger surface area, so the reaction is faster. The mass is the same, so the volume of gas is the same.',
      ],
      [
        'acid at a higher temperature',
        FASTER,
        'At a higher temperature the reaction is faster. The same mass of marble gives the same volume of gas.',
      ],
      [
        'half the mass of marble chips of the same size',
        HALF,
        'Half the mass gives half the gas, and fewer chips have a smaller surface area.',
      ],
    ],
  },
  {
    with: 'an excess of dilute sulfuric acid is added to zinc granules',
    reaction: 'the reaction of zinc with dilute sulfuric acid',
    gas: 'hydrogen',
    equation: 'Zn + H2SO4 -> ZnSO4 + H2',
    changes: [
      [
        'the same mass of zinc powder',
        FASTER,
        'A powder has a larger surface area, so the reaction is faster. The mass is the same, so the volume of gas is the same.',
      ],
      [
        'acid at a lower temperature',
        SLOWER,
        'At a lower temperature the reaction is slower. The same mass of zinc gives the same volume of gas.',
      ],
      [
        'a catalyst in the acid',
        FASTER,
        'A catalyst increases the rate. It does not change how much zinc there is, so the volume of gas is the same.',
      ],
    ],
  },
  {
    with: 'an excess of dilute hydrochloric acid is added to magnesium ribbon',
    reaction: 'the reaction of magnesium with dilute hydrochloric acid',
    gas: 'hydrogen',
    equation: 'Mg + 2HCl -> MgCl2 + H2',
    changes: [
      [
        'an excess of more concentrated acid',
        FASTER,
        'In more concentrated acid the reaction is faster. All of the magnesium reacts in both, so the volume of gas is the same.',
      ],
      [
        'an excess of less concentrated acid',
        SLOWER,
        'In less concentrated acid the reaction is slower. All of the magnesium reacts in both, so the volume of gas is the same.',
      ],
      [
        'half the length of magnesium ribbon',
        HALF,
        'Half the length has half the mass, which gives half the gas, and half the surface area.',
      ],
    ],
  },
  {
    with: 'a solid catalyst is added to aqueous hydrogen peroxide',
    reaction: 'the decomposition of hydrogen peroxide, H_{2}O_{2}, to water and oxygen',
    gas: 'oxygen',
    equation: '2H2O2 -> 2H2O + O2',
    changes: [
      [
        'hydrogen peroxide at a higher temperature',
        FASTER,
        'At a higher temperature the reaction is faster. There is as much hydrogen peroxide, so the volume of gas is the same.',
      ],
      [
        'hydrogen peroxide at a lower temperature',
        SLOWER,
        'At a lower temperature the reaction is slower. There is as much hydrogen peroxide, so the volume of gas is the same.',
      ],
      [
        'the same catalyst in smaller pieces',
        FASTER,
        'Smaller pieces have a larger surface area, so the reaction is faster. There is as much hydrogen peroxide, so the volume of gas is the same.',
      ],
    ],
  },
] as const

/** Of the gas, after each fifth of the time until the reaction ends. */
const SHARES = [0, 0.36, 0.64, 0.84, 0.96, 1, 1, 1] as const

core('volumes-and-a-second-curve', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const experiment = random.pick(EXPERIMENTS)
    return {
      experiment,
      change: random.pick<(typeof EXPERIMENTS)[number]['changes'][number]>(experiment.changes),
      final: random.pick([25, 50, 100]),
      interval: random.pick([10, 20, 30]),
      upTo: random.int(1, 3),
    }
  },
  make: ({ experiment, change: [changed, course, why], final, interval, upTo }) => {
    const { gas } = experiment
    const volumes = SHARES.map(share => Math.round(share * final))
    const longest = 7 * interval
    const large = final === 25 ? 5 : final === 50 ? 10 : 20
    const rate = (volumes[upTo] ?? 0) / (upTo * interval)
    const first = { final, end: 5 * interval }
    const second = {
      final: final * course.share,
      end: Math.round(5 * interval * course.end),
      told: course.told,
    }
    return {
      stem: [
        `In an experiment, ${experiment.with}. The volume of ${gas} is measured every ${interval} seconds. The table shows the results.`,
        `A student investigates a rate of reaction: ${experiment.with}, and the volume of ${gas} that has been collected is read every ${interval} seconds.`,
        `The table shows the volume of ${gas} that is collected when ${experiment.with}.`,
      ],
      table: {
        head: ['time / s', ...volumes.map((_, at) => String(at * interval))],
        rows: [[`volume of ${gas} / cm^{3}`, ...volumes.map(String)]],
      },
      parts: {
        a: ask.equation({
          prompt: `Write the symbol equation for ${experiment.reaction}.`,
          command: 'State',
          answer: experiment.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${experiment.equation}}$. Count the atoms of each element on both sides.`,
        }),
        b: words({
          subject: 'igcse/chemistry',
          prompt: `Name a piece of apparatus that measures the volume of ${gas}.`,
          command: 'Identify',
          mode: 'words',
          answers: [
            {
              text: 'gas syringe',
              accept: [
                'syringe',
                'measuring cylinder',
                'inverted measuring cylinder',
                'burette',
                'inverted burette',
                'upturned measuring cylinder',
                'graduated tube',
              ],
            },
          ],
          reject: [
            { text: 'balance', why: 'A balance measures mass.' },
            { text: 'pipette', why: 'A pipette measures one volume of a liquid.' },
            { text: 'beaker', why: 'The gas escapes from a beaker.' },
          ],
          solution:
            'A gas syringe, or an upturned measuring cylinder full of water, collects and measures a gas.',
        }),
        'c.i': plotPart({
          name: `chemical-reactions-2/grid-for-volumes-${final}-${interval}`,
          title: 'Grid for a graph of volume of gas against time',
          description: `Graph paper. The horizontal axis is the time from 0 to ${longest} s, the vertical one the volume of ${gas} from 0 to ${6 * large} cm³.`,
          prompt: 'Plot the results on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: 'time / s', min: 0, max: longest, large: interval, parts: 2 },
            y: { label: `volume of ${gas} / cm^{3}`, min: 0, max: 6 * large, large, parts: 5 },
          },
          tasks: [
            { task: 'points', wanted: volumes.map((volume, at): Spot => [at * interval, volume]), marks: 2 },
          ],
          scheme: ['at least four points within half a small square', 'all eight points'],
          solution: `One small square upwards is ${plain(large / 5)} cm^{3}. The point at the origin is a result as well.`,
        }),
        'c.ii': ask.written({
          prompt: 'Describe how the graph shows that the rate of the reaction decreases with time.',
          objective: 'AO2',
          lines: 1,
          scheme: [LESS_STEEP],
          modelAnswer: 'The graph becomes less steep.',
          solution:
            'The rate is the steepness of this graph: steep at the start, less steep later, level at the end.',
        }),
        'c.iii': ask.number({
          prompt: `Calculate the average rate of reaction in the first ${upTo * interval} s.`,
          answer: rate,
          unit: 'cm^3/s',
          scheme: steps(`${volumes[upTo]} ÷ ${upTo * interval}`, quantity(rate, 'cm^3/s', 2)),
          solution: `Average rate = volume ÷ time = ${volumes[upTo]} ÷ ${upTo * interval} = ${quantity(rate, 'cm^3/s', 2)}.`,
        }),
        d: ask.draw({
          lead: `Curve X in the diagram shows the same results. The experiment is repeated with ${changed}. Nothing else is changed.`,
          prompt: 'Draw on the diagram the curve that is expected.',
          command: 'Draw',
          objective: 'AO2',
          figure: curveToAdd(first, gas, longest, null),
          tools: ['curve'],
          modelFigure: curveToAdd(first, gas, longest, second),
          scheme: [course.start, course.level],
          solution: `${why} Curve Y ${course.told}`,
        }),
      },
    }
  },
  verify: ({ final, interval, upTo }) => {
    const end = 5 * interval
    // What has formed is the area below a rate that falls evenly from its first value to nothing.
    const startRate = (2 * final) / end
    const endRate = startRate * (1 - (upTo * interval) / end)
    return { 'c.iii': (startRate + endRate) / 2 }
  },
})
