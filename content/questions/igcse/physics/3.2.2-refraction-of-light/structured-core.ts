import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figure } from '@/lib/figures/figure'
import { normal, ray } from '@/lib/figures/rays'
import { arc, dot, line, type Point, polar, rect, text } from '@/lib/figures/shapes'
import { squares } from '../squares'
import { ABOVE_CRITICAL_OF } from './points'
import { ALONG_THE_NORMAL, CRITICAL_ANGLE, INTO_THE_BLOCK, TRACING_A_RAY } from './points-core'

const { core, templates } = questionsOf('structured', '3.2.2', { calculator: 'not-needed' })

export { templates }

/** The ray in air, across and up, and how far to the side it leaves a block of five squares: *n* from 1.49 to 1.58. */
const RAYS = [
  { across: 3, up: 3, moved: 2.5 },
  { across: 4, up: 3, moved: 3 },
  { across: 5, up: 4, moved: 3 },
  { across: 6, up: 5, moved: 3 },
  { across: 5, up: 3, moved: 3.5 },
] as const

const BLOCKS = ['glass', 'perspex', 'clear plastic'] as const

const LIGHTS = [
  { source: 'a ray box', tools: 'a ray box, a sheet of paper, a pencil and a ruler' },
  { source: 'a laser', tools: 'a laser, a sheet of paper, a pencil and a ruler' },
  { source: 'a lamp behind a slit', tools: 'the lamp and slit, a sheet of paper, a pencil and a ruler' },
] as const

core('ray-drawn-through-a-block', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    light: random.pick(LIGHTS),
    block: random.pick(BLOCKS),
    path: random.pick(RAYS),
    mirrored: random.chance(0.5),
  }),
  make: ({ light, block, path, mirrored }) => {
    const { across, up, moved } = path
    const incidence = Math.round((Math.atan(across / up) * 180) / Math.PI)
    const cell = 20
    const [left, top, above, deep, below] = [20, 8, 4, 5, 3]
    const flip = (x: number) => (mirrored ? 360 - x : x)
    const place = ([x, y]: Point): Point => [flip(x), y]
    const enters: Point = [left + 7 * cell, top + above * cell]
    const leaves: Point = [enters[0] + moved * cell, enters[1] + deep * cell]
    const along = ([x, y]: Point, down: number): Point => [x + (down * across) / up, y + down]
    const from = along(enters, -above * cell)
    const to = along(leaves, below * cell)
    const [px, py] = place(enters)
    const mark = polar(...enters, 47, 135 + incidence / 2)
    const given = [
      rect(left + 3 * cell, enters[1], 10 * cell, deep * cell, 'l w'),
      squares(left, top, 16, above + deep + below, cell),
      rect(left + 3 * cell, enters[1], 10 * cell, deep * cell),
      ray([place(from), place(enters)]),
      dot(px, py),
      dot(...place(leaves)),
      text(flip(enters[0] + 8), py - 6, 'P', { anchor: mirrored ? 'end' : 'start', cls: 'b' }),
      text(flip(leaves[0] - 8), leaves[1] + 15, 'Q', { anchor: mirrored ? 'start' : 'end', cls: 'b' }),
      text(flip(left + 3 * cell + 6), leaves[1] - 8, block, {
        anchor: mirrored ? 'end' : 'start',
        cls: 's',
      }),
      mirrored
        ? arc(px, py, 30, 0, 90 - incidence, 'l thin')
        : arc(px, py, 30, 90 + incidence, 180, 'l thin'),
      text(flip(mark[0]), mark[1] + 4.5, `${90 - incidence}°`, { anchor: 'middle', cls: 's' }),
    ]
    const [here, there] = mirrored ? ['right', 'left'] : ['left', 'right']
    const facts = {
      name: 'waves/block-on-a-grid',
      title: 'A ray of light that meets a rectangular block, on a grid',
      description: `A grid of squares with the outline of a rectangular block, five squares deep. A ray in air comes from the upper ${here} and meets the upper side of the block at P; the angle between the ray and this side is marked ${90 - incidence} degrees. Before P the ray goes ${across} squares across for ${up} squares down. Point Q is on the lower side of the block, ${moved} squares further to the ${there} than P.`,
      height: top + (above + deep + below) * cell + 8,
    }
    return {
      stem: `A student sends a ray of light from ${light.source} into a rectangular block of ${block}. The ray enters the block at P and leaves it at Q. The diagram in **(b)** is drawn to scale on a grid. The angle between the ray and the surface of the block at P is ${90 - incidence}°.`,
      parts: {
        a: ask.number({
          prompt: 'Determine the angle of incidence at P.',
          answer: incidence,
          unit: '°',
          tolerance: 0.4,
          scheme: [`${incidence}°`],
          solution: `The angle of incidence is measured from the normal, which is at right angles to the surface: 90° − ${90 - incidence}° = ${incidence}°.`,
        }),
        b: ask.draw({
          prompt:
            'On the diagram, draw the normal at P on both sides of the surface, the ray in the block, and the ray after it leaves the block at Q.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [px, py - 2], within: 5 },
                { at: [px, py + 1.5 * cell], within: 5 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [px, py], within: 7 },
                { at: place(leaves), within: 7 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: place(along(leaves, 4)), within: 8 },
                { at: place(along(leaves, 2.5 * cell)), within: 9 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `A dashed line at right angles to the surface stands at P. A straight ray joins P and Q, closer to this line than the ray in air. From Q the ray goes on parallel to the first ray, ${across} squares across for ${up} squares down.`,
            },
            ...given,
            normal(px, py, 0, 46).replace('l dash thin', 'g dash'),
            ray([place(enters), place(leaves), place(to)], 'g'),
          ),
          scheme: [
            'normal at P, at right angles to the surface',
            'straight ray from P to Q',
            'ray from Q parallel to the ray that meets the block at P',
          ],
          solution: `In the block light travels in a straight line, from P to Q. At Q the ray bends away from the normal by as much as it bent towards it at P, so it leaves parallel to the first ray: ${across} squares across for ${up} squares down.`,
        }),
        c: ask.written({
          prompt: 'Describe how the direction of the ray changes at P, and explain why it changes.',
          scheme: INTO_THE_BLOCK,
          modelAnswer: 'The ray bends towards the normal, because light travels more slowly in the block.',
          solution: `Light is slower in ${block} than in air: ${block} is optically denser. A ray that enters a denser medium bends towards the normal.`,
        }),
        d: ask.written({
          lead: `The student has ${light.tools}.`,
          prompt:
            'Describe how the student can find the path of the ray in the block and draw it on the paper.',
          objective: 'AO3',
          scheme: TRACING_A_RAY,
          modelAnswer:
            'Put the block on the paper and draw round it. Mark two crosses on the ray before it enters the block and two crosses on the ray after it leaves. Remove the block, draw both rays with a ruler, and join the points where they meet the outline.',
          solution:
            'The path in the block cannot be drawn while the block is there. So the student needs its outline and marks on both rays outside. The rays end on the outline, at P and Q, and the line from P to Q is the path in the block.',
        }),
      },
    }
  },
  verify: ({ path }) => {
    const toSurface = Math.round((Math.atan2(path.up, path.across) * 180) / Math.PI)
    return { a: 180 - 90 - toSurface }
  },
})

const MEDIA = [
  { name: 'glass', critical: 42 },
  { name: 'perspex', critical: 42 },
  { name: 'clear plastic', critical: 40 },
  { name: 'dense glass', critical: 38 },
] as const

core('ray-in-a-semicircular-block', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    medium: random.pick(MEDIA),
    glancing: random.pick([25, 28, 30, 32, 35, 38, 40]),
    mirrored: random.chance(0.5),
    source: random.pick(['a ray box', 'a laser', 'a lamp behind a narrow slit']),
  }),
  make: ({ medium, glancing, mirrored, source }) => {
    const incidence = 90 - glancing
    const flip = (x: number) => (mirrored ? 360 - x : x)
    const place = ([x, y]: Point): Point => [flip(x), y]
    const middle: Point = [180, 44]
    const radius = 96
    const at = (far: number, degrees: number): Point => place(polar(...middle, far, degrees))
    const [comes, goes] = [270 - incidence, 270 + incidence]
    const label = at(52, 180 + glancing / 2)
    const given = [
      `<path class="l w" d="M${middle[0] - radius} ${middle[1]}A${radius} ${radius} 0 0 0 ${middle[0] + radius} ${middle[1]}Z"/>`,
      line(middle[0], 6, middle[0], middle[1] + 60, 'l dash thin'),
      ray([at(148, comes), at(0, 0)]),
      mirrored
        ? arc(...middle, 34, 360 - glancing, 360, 'l thin')
        : arc(...middle, 34, 180, 180 + glancing, 'l thin'),
      text(label[0], label[1] + 4.5, `${glancing}°`, { anchor: 'middle', cls: 's' }),
      text(flip(middle[0] + 7), middle[1] - 6, 'O', { anchor: mirrored ? 'end' : 'start', cls: 'b' }),
      text(flip(middle[0] + 40), middle[1] - 8, 'air', { anchor: 'middle', cls: 's' }),
      text(middle[0], middle[1] + radius - 8, medium.name, { anchor: 'middle', cls: 's' }),
    ]
    const [here, there] = mirrored ? ['right', 'left'] : ['left', 'right']
    const facts = {
      name: 'waves/semicircular-block',
      title: 'A ray of light in a semicircular block',
      description: `A semicircular block with its flat face level, on top, and air above it. O is the middle of the flat face. A ray from the lower ${here} enters the block through the curved surface without a change of direction and goes straight to O. The angle between the ray and the flat face is marked ${glancing} degrees. A dashed line stands at O at right angles to the flat face.`,
      height: 150,
    }
    return {
      stem: `A ray of light from ${source} enters a semicircular block of ${medium.name} and meets the flat face of the block at O, the centre of the semicircle. The critical angle of the ${medium.name} in air is ${medium.critical}°. The diagram is in **(c)(ii)**.`,
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *critical angle*.',
          command: 'State',
          scheme: CRITICAL_ANGLE,
          modelAnswer: `It is the angle of incidence in the ${medium.name} for which the angle of refraction in air is 90°.`,
          solution:
            'At the critical angle the refracted ray goes along the surface. At a larger angle of incidence no light is refracted.',
        }),
        b: ask.written({
          prompt:
            'Explain why the ray does not change direction where it enters the block through the curved surface.',
          lines: 1,
          scheme: [ALONG_THE_NORMAL],
          modelAnswer: 'It meets the curved surface at right angles, along the normal.',
          solution:
            'The ray goes towards the centre of the semicircle, so it is along a radius, and a radius is at right angles to the circle. The angle of incidence is 0°.',
        }),
        'c.i': ask.number({
          lead: `The angle between the ray and the flat face is ${glancing}°.`,
          prompt: 'Calculate the angle between the ray in the block and the ray that is reflected at O.',
          answer: 2 * incidence,
          unit: '°',
          tolerance: 0.4,
          scheme: steps(`angle of incidence = 90° − ${glancing}° = ${incidence}°`, `${2 * incidence}°`),
          solution: `The angle of incidence is measured from the normal: 90° − ${glancing}° = ${incidence}°. The angle of reflection is equal to it, so the angle between the rays is 2 × ${incidence}° = ${2 * incidence}°.`,
        }),
        'c.ii': ask.draw({
          prompt: 'On the diagram, draw the path of the ray after O, until it has left the block.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: at(6, goes), within: 8 },
                { at: at(76, goes), within: 10 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: at(88, goes), within: 11 },
                { at: at(122, goes), within: 11 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `From O the ray goes down to the ${there}, at the same angle to the dashed line as the first ray, and leaves the block through the curved surface without a change of direction.`,
            },
            ...given,
            ray([at(0, 0), at(148, goes)], 'g'),
          ),
          scheme: [
            'reflected ray in the block, at an equal angle on the other side of the normal',
            'straight on through the curved surface into the air',
          ],
          solution: `The angle of incidence, ${incidence}°, is greater than the critical angle, so no light leaves at O. The ray is reflected at ${incidence}° to the normal. It meets the curved surface at right angles and goes straight on.`,
        }),
        'd.i': words({
          subject: 'igcse/physics',
          prompt: 'State the name of what happens to the light at O.',
          answers: [{ text: 'total internal reflection', accept: ['total reflection', 'tir'] }],
          reject: [
            { text: 'refraction', why: 'A refracted ray would leave the block at O.' },
            { text: 'internal refraction', why: 'The light stays in the block: it is reflected.' },
            { text: 'diffraction', why: 'Diffraction is the spreading of waves at a gap.' },
          ],
          solution: 'All the light is reflected inside the block: total internal reflection.',
        }),
        'd.ii': ask.written({
          prompt: 'Explain why this happens at O.',
          lines: 1,
          scheme: [ABOVE_CRITICAL_OF(incidence, medium.critical, glancing)],
          modelAnswer: 'The angle of incidence at O is greater than the critical angle.',
          solution: `The light comes to air from a denser medium, and its angle of incidence, ${incidence}°, is greater than the critical angle, ${medium.critical}°.`,
        }),
      },
    }
  },
  verify: ({ glancing }) => ({ 'c.i': 180 - glancing - glancing }),
})
