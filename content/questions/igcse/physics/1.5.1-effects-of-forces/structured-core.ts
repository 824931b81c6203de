import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { hookesLaw } from '@/lib/figures/laboratory/mechanics-practicals'
import { arrow, centred, dot, rect, type Shape } from '@/lib/figures/shapes'
import {
  CONSTANT_SPEED,
  DIRECTION_CHANGES,
  FRICTION_HEATS,
  FRICTION_IN_CONTACT,
  NO_RESULTANT,
  SHAPE_CHANGES,
  SPEED_CHANGES,
  SPEED_INCREASES,
} from './points-core'

const { core, templates } = questionsOf('structured', '1.5.1', { calculator: 'needed' })

export { templates }

const HUNG = [
  { a: 'a stone', of: 'stone' },
  { a: 'a bunch of keys', of: 'bunch of keys' },
  { a: 'a small bottle', of: 'bottle' },
  { a: 'a bag of coins', of: 'bag' },
] as const

/** Loads in the table; the length for the third is read from the diagram. */
const LOADS = [0, 1, 2, 3, 4, 5]
const READ = 3

const RULE = { from: 0, to: 20, division: 0.5, numbered: 5 }

/** As it is read on the rule: with one decimal place. */
const length = (centimetres: number) => `${plain(centimetres, 1)}\u00a0cm`

core('lengths-of-a-spring', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const first = random.step(4, 7, 0.5) // cm
    const each = random.pick([1.5, 2, 2.5]) // cm for 1 N
    const lengths = LOADS.map(load => {
      const slip = load === 0 || load === READ ? 0 : random.pick([-0.1, 0, 0.1])
      return roundTo(first + each * load + slip, 1)
    })
    const hung = roundTo(first + each * random.step(1.4, 4.6, 0.2), 1)
    if ((first + each * READ) % 5 === 0 || first + each * 5 > 19.5 || lengths.includes(hung)) return null
    return { first, each, lengths, hung, load: random.pick(HUNG) }
  },
  make: ({ first, each, lengths, hung, load }) => {
    const read = first + each * READ
    const extensions = lengths.map(length => roundTo(length - first, 1))
    const weight = (hung - first) / each
    const setUp = hookesLaw({ masses: 3, length: read, scale: RULE, labels: { masses: 'load' } })
    const rows = LOADS.map((newtons, at): TableCell[] => [
      { text: plain(newtons, 1) },
      { text: newtons === READ ? 'see (a)' : plain(lengths[at] ?? 0, 1) },
      newtons < 3
        ? { text: plain(extensions[at] ?? 0, 1) }
        : newtons === READ
          ? {
              blank: 'extension-3',
              answer: extensions[at] ?? 0,
              marks: 1,
              unit: 'cm',
              sigFigs: 2,
              tolerance: 0.3,
              follow: { from: [{ part: 'a' }], formula: `a - ${first}` },
            }
          : newtons === 4
            ? {
                blank: 'extension-4',
                answer: extensions[at] ?? 0,
                marks: 1,
                unit: 'cm',
                sigFigs: (extensions[at] ?? 0) < 10 ? 2 : 3,
              }
            : { text: plain(extensions[at] ?? 0, 1) },
    ])
    const most = each === 1.5 ? 10 : 15
    return {
      stem: `A student hangs loads from a spring and measures the length of the spring for each load. Without a load the length is ${length(first)}. The diagram shows the spring with a load of ${quantity(READ, 'N', 2)}; the pointer is at the lower end of the spring, and the zero of the rule is at its upper end.`,
      figure: assembled('motion-forces-and-energy/spring-beside-a-rule', setUp, {
        description: `A spring hangs from a clamp with a load at its lower end. A pointer at the lower end lies against an upright rule in centimetres, with ten small divisions from one number to the next. The pointer is ${plain((read % 5) * 2)} small divisions below the mark ${Math.floor(read / 5) * 5}.`,
      }),
      parts: {
        a: ask.number({
          prompt: `State the length of the spring with the load of ${quantity(READ, 'N', 2)}.`,
          answer: read,
          unit: 'cm',
          sigFigs: read < 10 ? 2 : 3,
          tolerance: 0.25,
          scheme: [`${length(read)} (to half a division)`],
          solution: `One small division is ${quantity(0.5, 'cm')}. The pointer is at ${length(read)}.`,
        }),
        b: ask.table({
          prompt: 'Complete the table with the two missing extensions.',
          objective: 'AO2',
          head: ['load / N', 'length / cm', 'extension / cm'],
          rows,
          scheme: [length(extensions[3] ?? 0), length(extensions[4] ?? 0)],
          solution: `Extension = length − length without load: ${plain(read, 1)} − ${plain(first, 1)} = ${length(read - first)} and ${plain(lengths[4] ?? 0, 1)} − ${plain(first, 1)} = ${length(extensions[4] ?? 0)}.`,
        }),
        c: plotPart({
          name: 'motion-forces-and-energy/grid-for-lengths-of-a-spring',
          title: 'Grid for a graph of extension against load',
          description: `Graph paper. The horizontal axis is the load from 0 to 6 newtons, the vertical one the extension from 0 to ${most} centimetres. A point is marked at zero.`,
          given: [{ tool: 'point', at: [0, 0] }],
          lead: 'The point for no load is on the grid already.',
          prompt:
            'Plot the extension against the load for the loads from 1.0 N to 5.0 N. Draw the straight line of best fit.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: 'load / N', min: 0, max: 6, large: 1, parts: 5 },
            y: { label: 'extension / cm', min: 0, max: most, large: 5, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: LOADS.slice(1).map((newtons, at): Spot => [newtons, extensions[at + 1] ?? 0]),
              marks: 2,
              follow: LOADS.slice(1).map(newtons =>
                newtons === READ || newtons === 4 ? { part: 'b', cell: `extension-${newtons}` } : {},
              ),
            },
            {
              task: 'line',
              gradient: [each - 0.12, each + 0.12],
              intercept: [-0.3, 0.3],
              covers: [0, 5],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit',
          ],
          solution: `One small square is 0.2 N across and 0.5 cm upwards. The points lie close to a straight line through the origin.`,
        }),
        d: ask.number({
          prompt: `The student takes off the loads and hangs ${load.a} from the spring. The length of the spring is now ${length(hung)}. Use the graph to determine the weight of the ${load.of}.`,
          command: 'Determine',
          answer: weight,
          unit: 'N',
          tolerance: 0.2,
          scheme: steps(
            `extension = ${plain(hung, 1)} − ${plain(first, 1)} = ${length(hung - first)}`,
            `${quantity(weight, 'N', 2)} read from the line (within 0.2 N)`,
          ),
          solution: `The graph shows the extension, not the length: ${plain(hung, 1)} − ${plain(first, 1)} = ${length(hung - first)}. The line has this extension at a load of ${quantity(weight, 'N', 2)}.`,
        }),
        e: ask.written({
          lead: 'A force can change the size of an object.',
          prompt: 'State **two** other changes that a force can cause to an object.',
          marks: 2,
          lines: 2,
          scheme: [SHAPE_CHANGES, SPEED_CHANGES, DIRECTION_CHANGES],
          modelAnswer:
            'A force can change the shape of an object, and it can change the speed or the direction of its motion.',
          solution:
            'A force may change the size, the shape or the velocity of an object; the velocity changes when the speed or the direction does.',
        }),
      },
    }
  },
  verify: ({ first, each, hung }) => ({
    a: [1, 2, 3].reduce(length => length + each, first),
    d: hung / each - first / each,
  }),
})

const PULLED = [
  { stem: 'A worker pulls a crate along a level floor', of: 'crate', surface: 'floor', forces: [180, 320] },
  {
    stem: 'A farmer pulls a wooden box along level ground',
    of: 'box',
    surface: 'ground',
    forces: [160, 280],
  },
  {
    stem: 'A student pulls a heavy desk along a level floor',
    of: 'desk',
    surface: 'floor',
    forces: [120, 240],
  },
  {
    stem: 'A child pulls a loaded sledge along level snow',
    of: 'sledge',
    surface: 'snow',
    forces: [60, 140],
  },
] as const

core('crate-pulled-along-the-floor', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const pulled = random.pick(PULLED)
    const pull = random.step(pulled.forces[0], pulled.forces[1], 10)
    const friction = random.step(pulled.forces[0] / 2, pull - 20, 10)
    return { pulled, pull, friction }
  },
  make: ({ pulled, pull, friction }) => {
    const { of, surface } = pulled
    const given: Shape =
      ground(24, 96, 336, 96) +
      rect(124, 34, 96, 62, 'l sheet', 3) +
      centred(172, 58, of) +
      arrow(220, 65, 312, 65, { cls: 'p', label: `${pull} N`, labelAt: [282, 56], anchor: 'middle' }) +
      dot(172, 96) +
      centred(186, 84, 'F', 'b')
    const facts = { title: `A ${of} that is pulled to the right`, height: 122 }
    return {
      stem: `${pulled.stem} with a horizontal force of ${quantity(pull, 'N')} to the right. The force of friction between the ${of} and the ${surface} is ${quantity(friction, 'N')}.`,
      parts: {
        a: ask.draw({
          prompt: `Draw an arrow on the diagram from point F to show the direction of the force of friction on the ${of}.`,
          figure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/box-pulled-to-the-right',
              description: `A ${of} stands on level ${surface}. An arrow from its right side points to the right and is labelled ${pull} newtons. Point F is in the middle of its lower side, where it touches the ${surface}.`,
            },
            given,
          ),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [166, 96], within: 12 },
                { at: [136, 96], within: 12 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/box-with-friction',
              description: `The same drawing with a second arrow, from F along the ${surface} to the left.`,
            },
            given,
            arrow(172, 96, 88, 96, { cls: 'g', label: 'friction', labelAt: [92, 86], anchor: 'middle' }),
          ),
          scheme: ['arrow from F to the left'],
          solution: `Friction acts along the surfaces that touch and against the motion. The ${of} moves to the right, so friction on it is to the left.`,
        }),
        'b.i': ask.number({
          prompt: `Calculate the size of the resultant force on the ${of}.`,
          answer: pull - friction,
          unit: 'N',
          scheme: [`${pull} − ${friction} = ${quantity(pull - friction, 'N')}`],
          solution: `The two forces are along one line and in opposite directions, so subtract: ${pull} − ${friction} = ${quantity(pull - friction, 'N')}.`,
        }),
        'b.ii': words({
          subject: 'igcse/physics',
          prompt: 'State the direction of the resultant force.',
          answers: [
            {
              text: 'to the right',
              accept: ['right'],
              allow: [
                'rightwards',
                'towards the right',
                'right side',
                'right hand side',
                'horizontally to the right',
                'horizontal to the right',
                'on the right',
                'forward',
                'forwards',
                'direction of the pull',
                'in the direction of the pull',
                'same direction as the pull',
                'same as the pull',
                'in the direction of the pulling force',
                'same direction as the pulling force',
                'same as the pulling force',
                'in the direction of motion',
                'same direction as the motion',
                `same direction as the ${of} moves`,
                'east',
              ],
            },
          ],
          reject: [
            { text: 'left', why: 'The larger of the two forces is to the right.' },
            { text: 'to the left', why: 'The larger of the two forces is to the right.' },
          ],
          solution: 'The resultant has the direction of the larger force, the pull to the right.',
        }),
        c: ask.written({
          prompt: `State what happens to the speed of the ${of}.`,
          lines: 1,
          scheme: [SPEED_INCREASES],
          modelAnswer: `The speed of the ${of} increases.`,
          solution: 'There is a resultant force in the direction of the motion, so the speed increases.',
        }),
        d: ask.written({
          lead: `After some time the pull is reduced to ${quantity(friction, 'N')}. The force of friction stays the same, and the ${of} does not stop.`,
          prompt: `Describe how the ${of} moves now. Explain your answer.`,
          command: 'Describe',
          objective: 'AO2',
          scheme: [CONSTANT_SPEED, NO_RESULTANT],
          modelAnswer: `The ${of} moves at constant speed in a straight line, because the two forces are equal and opposite: there is no resultant force.`,
          solution: `The pull and the friction are balanced. Without a resultant force an object that moves goes on at constant speed in a straight line. It does not slow down.`,
        }),
        e: ask.written({
          prompt: `Explain why the lower side of the ${of} becomes warmer while it is pulled along.`,
          scheme: [FRICTION_IN_CONTACT, FRICTION_HEATS],
          modelAnswer: `There is friction between the ${of} and the ${surface}, because the two surfaces rub against each other. Friction transfers energy to the internal (thermal) store of the ${of}, which heats it.`,
          solution:
            'Solid friction acts between two surfaces that slide over each other. It opposes the motion, and it heats the surfaces.',
        }),
      },
    }
  },
  verify: ({ pull, friction }) => ({
    'b.i': [pull, -friction].reduce((sum, force) => sum + force, 0),
  }),
})
