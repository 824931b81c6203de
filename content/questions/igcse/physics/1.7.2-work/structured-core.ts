import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { arrow, circle, dot, line, polygon, rect, text } from '@/lib/figures/shapes'
import { WORK_EQUATION } from '../equations'
import { rounded, show, two } from '../shared'
import { TO_THERMAL } from './points-core'

const { core, templates } = questionsOf('structured', '1.7.2', { calculator: 'needed' })

export { templates }

const THINGS = [
  { name: 'wooden block', surface: 'bench' },
  { name: 'brick', surface: 'board' },
  { name: 'box of sand', surface: 'carpet' },
  { name: 'sports shoe with weights in it', surface: 'floor of a gym' },
] as const

core('object-pulled-with-a-newton-meter', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const force = random.step(2.2, 8.8, 0.2)
    const mass = random.step(0.6, 2.4, 0.1)
    const share = force / (mass * 9.8)
    const cm = random.step(45, 95, 5)
    const height = random.step(0.6, 1.8, 0.1)
    // Between the numbers of the scale, and no stronger friction than there is.
    if (share < 0.25 || share > 0.7 || Math.round(force * 10) % 20 === 0) return null
    return { thing: random.pick(THINGS), force, mass, cm, height }
  },
  make: ({ thing, force, mass, cm, height }) => {
    const { name, surface } = thing
    const short = name.replace(' with weights in it', '')
    const work = (force * cm) / 100
    const lifted = mass * 9.8 * height
    const meter = linearScale({
      from: 0,
      to: 10,
      division: 0.2,
      numbered: 2,
      x: 140,
      y: 40,
      length: 170,
      way: 'right',
      side: 'below',
    })
    const [needle] = meter.at(force)
    const after = Math.round((force % 2) / 0.2)
    const onBench = [ground(16, 110, 344, 110), rect(120, 62, 84, 48, 'l sunk')]
    const canvas = { title: `A ${short} pulled to the right`, height: 134 }
    return {
      stem: `A student pulls a ${name} at constant speed along a ${surface}. The diagram shows the ${short} and the newton meter with which it is pulled.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/newton-meter-pulls-an-object',
          title: 'An object and a newton meter',
          description: `An object on a level surface is pulled to the right by a newton meter. The scale is from 0 to 10 N, numbered every 2 N, with ten small divisions between numbers. The pointer is ${after === 1 ? '1 small division' : `${after} small divisions`} after the mark ${Math.floor(force / 2 + 1e-9) * 2}.`,
          height: 116,
        },
        ground(4, 92, 356, 92),
        rect(10, 44, 72, 48, 'l sunk'),
        line(82, 50, 120, 50),
        rect(120, 18, 208, 58, 'l sheet', 5),
        meter.shape,
        text(318, 36, 'N', { anchor: 'middle', cls: 's' }),
        polygon(
          [
            [needle, 39],
            [needle - 5, 27],
            [needle + 5, 27],
          ],
          'pd',
        ),
        line(328, 50, 338, 50),
        circle(344, 50, 6),
      ),
      parts: {
        a: ask.number({
          prompt: 'State the reading of the newton meter.',
          objective: 'AO3',
          answer: force,
          unit: 'N',
          tolerance: 0.05,
          scheme: [quantity(force, 'N', 2)],
          solution: `There are ten small divisions to 2 N, so each is 0.2 N. The pointer is ${after} of them after ${Math.floor(force / 2 + 1e-9) * 2} N: ${quantity(force, 'N', 2)}.`,
        }),
        'b.i': ask.draw({
          lead: `The diagram shows the pull of the newton meter on the ${short}.`,
          prompt: `Draw an arrow from X to show the direction of the friction on the ${short}.`,
          subtopic: '1.5.1',
          figure: figure(
            {
              name: 'motion-forces-and-energy/object-for-its-friction',
              ...canvas,
              description:
                'An object on a level surface. An arrow to the right, from its right-hand side, is labelled pull. X marks the middle of its lower edge.',
            },
            ...onBench,
            arrow(204, 80, 268, 80, { cls: 'p' }),
            text(276, 85, 'pull', { cls: 'tp' }),
            dot(162, 110),
            text(162, 102, 'X', { anchor: 'middle', cls: 'b' }),
          ),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [160, 110], within: 8 },
                { at: [138, 110], within: 6 },
              ],
            },
          ],
          modelFigure: figure(
            {
              name: 'motion-forces-and-energy/object-for-its-friction-model',
              ...canvas,
              description:
                'An arrow from X points to the left, along the surface on which the object is pulled.',
            },
            ...onBench,
            arrow(204, 80, 268, 80, { cls: 'p' }),
            text(276, 85, 'pull', { cls: 'tp' }),
            dot(162, 110),
            text(162, 102, 'X', { anchor: 'middle', cls: 'b' }),
            arrow(162, 110, 98, 110, { cls: 'g' }),
          ),
          scheme: ['arrow from X to the left, along the surface'],
          solution: `Friction acts between the surfaces and opposes the motion. The ${short} moves to the right, so the friction on it is to the left.`,
        }),
        'b.ii': ask.number({
          prompt: `State the size of the friction on the ${short}.`,
          subtopic: '1.5.1',
          answer: force,
          unit: 'N',
          tolerance: 0.05,
          follow: { from: 'a', formula: 'x' },
          scheme: [`${quantity(force, 'N', 2)}, or as in (a)`],
          solution:
            'The speed is constant, so there is no resultant force: the friction is equal to the pull.',
        }),
        'c.i': ask.written({
          prompt: 'State the equation that links work done, force and distance moved.',
          lines: 1,
          scheme: [WORK_EQUATION],
          modelAnswer: 'work done = force × distance moved in the direction of the force',
          solution:
            'A larger force or a larger distance means that more energy is transferred: the two are multiplied.',
        }),
        'c.ii': ask.number({
          prompt: `The ${short} moves ${quantity(cm, 'cm')}. Calculate the work done by the pull.`,
          command: 'Calculate',
          answer: work,
          unit: 'J',
          follow: { from: 'a', formula: `x*${plain(cm / 100)}` },
          scheme: [`C1 *W* = *Fd*, or ${two(force)} × ${plain(cm / 100)}`, `A1 ${rounded(work, 'J')}`],
          solution: `${quantity(cm, 'cm')} is ${quantity(cm / 100, 'm')}. *W* = *Fd* = ${two(force)} × ${plain(cm / 100)} = ${rounded(work, 'J')}.`,
        }),
        d: ask.written({
          prompt: `The kinetic energy of the ${short} does not change. Describe what happens to the energy that is transferred by the pull.`,
          command: 'Describe',
          scheme: TO_THERMAL,
          modelAnswer: `Work is done against friction. The energy is transferred to the internal (thermal) stores of the ${short}, the ${surface.split(' ')[0]} and the surroundings.`,
          solution:
            'Friction heats the surfaces that rub. “Energy is lost” does not score: say to which store it goes.',
        }),
        e: ask.number({
          prompt: `The mass of the ${short} is ${quantity(mass, 'kg', 2)}. Calculate the work done when it is lifted through a vertical height of ${quantity(height, 'm', 2)}.`,
          command: 'Calculate',
          answer: lifted,
          unit: 'J',
          via: [{ value: mass * 9.8, formula: `x*${height}` }],
          scheme: [
            `C1 weight = *mg*, or ${two(mass)} × 9.8, or ${show(mass * 9.8, 'N')}`,
            `A1 ${rounded(lifted, 'J')}`,
          ],
          solution: `To lift it, a force equal to its weight is needed: ${two(mass)} × 9.8 = ${quantity(mass * 9.8, 'N', 3)}. Work done = force × distance = ${quantity(mass * 9.8, '', 3)} × ${two(height)} = ${rounded(lifted, 'J')}.`,
        }),
      },
    }
  },
  verify: ({ force, mass, cm, height }) => {
    // Centimetre by centimetre; and by the pull on each kilogram.
    let work = 0
    for (let at = 0; at < cm; at += 1) work += force * 0.01
    return { a: force, 'b.ii': force, 'c.ii': work, e: (mass * height * 98) / 10 }
  },
})
