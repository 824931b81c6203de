import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figure } from '@/lib/figures/figure'
import { barMagnet } from '@/lib/figures/magnet'
import { arrow, centred, circle } from '@/lib/figures/shapes'
import { COMPASS_STEPS, FIELD_REGION } from './points'

const { supplement, templates } = questionsOf('structured', '4.1')

export { templates }

const MAGNETIC = ['iron', 'steel', 'nickel', 'cobalt'] as const

const NOT_MAGNETIC = ['copper', 'aluminium', 'brass', 'lead', 'glass', 'wood'] as const

supplement('compasses-round-a-bar-magnet', {
  facts: { difficulty: 2, checked: '2026-11-24' },
  values: random => ({
    flip: random.chance(0.5),
    letters: random.shuffle(['A', 'B', 'C']),
    materials: random.shuffle([...random.sample(MAGNETIC, 2), ...random.sample(NOT_MAGNETIC, 2)]),
    below: random.chance(0.5),
  }),
  make: ({ flip, letters, materials, below }) => {
    const [beyond = 'A', before = 'B', beside = 'C'] = letters
    const ends = flip ? 'left' : 'right'
    const back = flip ? 'right' : 'left'
    const y = below ? 170 : 40
    const isMagnetic = (name: string) => MAGNETIC.some(each => each === name)
    const facts = {
      name: 'electricity-and-magnetism/three-compasses-and-a-bar-magnet',
      title: 'A bar magnet with three plotting compasses around it',
      description: `A bar magnet lies level. Its ${flip ? 'left' : 'right'} end is the N pole and its ${flip ? 'right' : 'left'} end is the S pole. A circle labelled ${beyond} is to the right of the magnet, level with it. A circle labelled ${before} is to the left, level with it. A circle labelled ${beside} is ${below ? 'below' : 'above'} the middle of the magnet.`,
      height: 210,
    }
    const given = [
      barMagnet(115, 88, 130, 34, flip),
      circle(305, 105, 14, 'l sheet') + centred(305, 79, beyond),
      circle(55, 105, 14, 'l sheet') + centred(55, 79, before),
      circle(180, y, 14, 'l sheet') + centred(206, y, beside),
    ]
    const places = [
      { at: [305, 105], way: ends },
      { at: [55, 105], way: ends },
      { at: [180, y], way: back },
    ] as const
    const along = (way: string, far: number) => (way === 'right' ? far : -far)
    return {
      stem: `A student investigates the magnetic field of a bar magnet. Three plotting compasses are placed on a sheet of paper at ${letters
        .toSorted()
        .join(', ')
        .replace(/, (\w)$/, ' and $1')}, as shown. The needles of the compasses are not drawn.`,
      figure: figure(facts, ...given),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by a *magnetic field*.',
          scheme: [FIELD_REGION],
          modelAnswer: 'A magnetic field is a region in which a magnetic pole experiences a force.',
          solution:
            'A field is a region; what makes it magnetic is that a magnetic pole feels a force there.',
        }),
        b: words({
          subject: 'igcse/physics',
          lead: 'The student holds one pole of the magnet near unmagnetised samples of four materials.',
          prompt: `State which **two** of these materials are attracted to the magnet: ${materials.join(', ')}.`,
          command: 'State',
          asked: 2,
          answers: materials.filter(isMagnetic).map(text => ({ text })),
          reject: materials
            .filter(each => !isMagnetic(each))
            .map(text => ({ text, why: 'It is a non-magnetic material.' })),
          solution: `The magnetic materials are ${materials.filter(isMagnetic).join(' and ')}. They become induced magnets, with the unlike pole nearer to the magnet, so they are attracted. The other two are non-magnetic.`,
        }),
        c: ask.written({
          prompt: 'Describe how the student uses one plotting compass to draw a field line of the magnet.',
          marks: 3,
          lines: 5,
          scheme: COMPASS_STEPS,
          modelAnswer:
            'The compass is placed near the N pole of the magnet and a dot is marked at each end of its needle. The compass is moved so that the tail of the needle is at the dot where its tip was, and the new position of the tip is marked. This is repeated until the S pole is reached. The dots are joined with a smooth line.',
          solution:
            'The needle settles along the field. A chain of dots, each made at the tip of the needle and then used for its tail, follows one field line. Join the dots with a smooth line from N to S.',
        }),
        d: ask.draw({
          prompt:
            'The three circles are printed again. In each circle, draw an arrow to show the direction in which the N pole of the needle points. Ignore the magnetic field of the Earth.',
          command: 'Draw',
          objective: 'AO2',
          figure: figure({ ...facts, name: `${facts.name}-again` }, ...given),
          tools: ['arrow'],
          checks: places.map(({ at: [x, height], way }) => ({
            as: 'arrow',
            passes: [
              { at: [x - along(way, 5), height], within: 6 },
              { at: [x + along(way, 5), height], within: 6 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The arrows at ${beyond} and ${before} point to the ${ends}, the arrow at ${beside} points to the ${back}.`,
            },
            ...given,
            ...places.map(({ at: [x, height], way }) =>
              arrow(x - along(way, 11), height, x + along(way, 11), height, { cls: 'g' }),
            ),
          ),
          scheme: [
            `arrow at ${beyond} to the ${ends}`,
            `arrow at ${before} to the ${ends}`,
            `arrow at ${beside} to the ${back}`,
          ],
          solution: `The needle points along the field line: away from the N pole and towards the S pole. Next to the ends of the magnet, at ${beyond} and ${before}, this is to the ${ends}. Beside the middle the line returns from N to S, so at ${beside} the needle points to the ${back}.`,
        }),
        e: ask.written({
          prompt:
            'In the finished drawing the field lines are closest together near the poles. State what this shows.',
          command: 'State',
          lines: 1,
          scheme: [
            judged(
              'the (magnetic) field is strongest near the poles',
              `
            STRONG = strong/stronger/strongest/intense/powerful/concentrated
            reject weak ...(no strong/than/away/far/middle/centre).. pole/near/end/there
            reject STRONG ...(no pole/end/than).. middle/centre
            reject not STRONG
            accept STRONG
            accept strength/force/field ... great/high/large/maximum/most/big
            accept great/high/large/maximum/most/big ... strength/force/field/magnetism
            unsure strength/force
            earns: the field is stronger there
            earns: the magnetic field is strongst at the poles
            earns: the field strength is greatest near the poles
            misses: the field is weakest at the poles
            misses: the field is strongest in the middle
            misses: the lines go from N to S`,
            ),
          ],
          modelAnswer: 'The magnetic field is strongest near the poles.',
          solution:
            'The spacing of field lines shows the strength of the field: the closer the lines, the stronger the field.',
        }),
      },
    }
  },
})
