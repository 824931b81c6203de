import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ray, virtualRay } from '@/lib/figures/rays'
import { arrow, dot, line, text } from '@/lib/figures/shapes'
import { squares } from '../squares'
import { LENSES, thinLens } from './lens-grid'
import {
  FOCAL_LENGTH,
  IMAGE_OF_A_NEAR_OBJECT,
  LETTERS_EXCHANGED,
  NOT_ON_A_SCREEN,
  OBJECT_BEYOND_F,
  PRINCIPAL_FOCUS,
  sightCorrected,
} from './points'

const { supplement, templates } = questionsOf('structured', '3.2.3')

export { templates }

supplement('real-image-on-a-grid', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    lens: random.pick(LENSES),
    square: random.pick([1, 2, 5]),
    object: random.pick([
      'a lit arrow',
      'an arrow cut out of card, lit from behind',
      'a letter cut out of card, lit from behind',
      'a lit slit in a piece of card',
    ]),
  }),
  make: ({ lens, square, object }) => {
    const cell = 12
    const [tall, imageTall] = lens.tall
    const left = lens.object + 1
    const right = Math.max(lens.image, lens.focal) + 2
    const start = (360 - (left + right) * cell) / 2
    const x = start + left * cell
    const y = 12 + 5 * cell
    const sizes = imageTall > tall ? 'enlarged' : imageTall < tall ? 'diminished' : 'same'
    const half = 4.5 * cell
    const imageX = x + lens.image * cell
    const given = [
      squares(start, 12, left + right, 10, cell),
      line(start, y, start + (left + right) * cell, y),
      thinLens(x, y, half),
      dot(x - lens.focal * cell, y),
      dot(x + lens.focal * cell, y),
      text(x - lens.focal * cell, y + 16, 'F', { anchor: 'middle' }),
      text(x + lens.focal * cell, y + 16, 'F', { anchor: 'middle' }),
      arrow(x - lens.object * cell, y, x - lens.object * cell, y - tall * cell, { cls: 'p' }),
      text(x - lens.object * cell, y + 16, 'O', { anchor: 'middle', cls: 'b' }),
      text(x, y + half + 24, 'lens', { anchor: 'middle' }),
    ]
    const isFar = lens.image > 10
    return {
      stem: `A student uses ${object} as the object for a converging lens. The diagram on a grid in **(b)** shows the object O, the lens and its two principal foci F. Each square of the grid stands for ${quantity(square, 'cm', 2)} by ${quantity(square, 'cm', 2)}.`,
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *principal focus* of a converging lens.',
          scheme: PRINCIPAL_FOCUS,
          solution:
            'Rays that are parallel to the principal axis before the lens pass through this point after it.',
          modelAnswer:
            'It is the point on the principal axis through which rays that were parallel to the axis pass after the lens.',
        }),
        b: ask.draw({
          prompt:
            'On the diagram, draw two rays from the top of O to find the image: one that is parallel to the principal axis before the lens, and one through the centre of the lens. Draw the image as an arrow.',
          command: 'Draw',
          objective: 'AO2',
          figure: figure(
            {
              name: 'waves/real-image-on-a-grid',
              title: 'An object and a converging lens on a grid',
              description: `A grid with a level principal axis. A thin converging lens, drawn as a vertical line, stands across it. The object O, an upright arrow ${tall} ${tall === 1 ? 'square' : 'squares'} tall, is ${lens.object} squares to the left of the lens. The points F are on the axis, ${lens.focal} squares to the left and to the right of the lens.`,
              height: 160,
            },
            ...given,
          ),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [x, y - tall * cell], within: 5 },
                { at: [x + lens.focal * cell, y], within: 5 },
                { at: [imageX - 4, y + imageTall * cell - 4], within: 9 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [x - lens.object * cell + 4, y - tall * cell + 3], within: 7 },
                { at: [x, y], within: 5 },
                { at: [imageX - 4, y + imageTall * cell - 4], within: 9 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [imageX, y + 4], within: 6 },
                { at: [imageX, y + imageTall * cell - 3], within: 7 },
              ],
            },
          ],
          modelFigure: figure(
            {
              name: 'waves/real-image-on-a-grid-model',
              title: 'The image found with two rays',
              description: `Two rays from the top of O: one parallel to the axis as far as the lens and then through F, one straight through the centre of the lens. They cross ${lens.image} squares to the right of the lens and ${imageTall} below the axis, at the tip of the image.`,
              height: 160,
            },
            ...given,
            ray(
              [
                [x - lens.object * cell, y - tall * cell],
                [x, y - tall * cell],
                [
                  imageX + cell,
                  y - tall * cell + ((tall + imageTall) * (lens.image + 1) * cell) / lens.image,
                ],
              ],
              'g',
            ),
            ray(
              [
                [x - lens.object * cell, y - tall * cell],
                [x, y],
                [imageX + cell, y + (imageTall * (lens.image + 1) * cell) / lens.image],
              ],
              'g',
            ),
            arrow(imageX, y, imageX, y + imageTall * cell, { cls: 'r' }),
          ),
          scheme: [
            'ray parallel to the axis, then from the lens through F',
            'ray straight through the centre of the lens',
            'image: an arrow from the axis to the point where the rays cross',
          ],
          solution: `The ray parallel to the axis passes through F after the lens; the ray through the centre goes straight on. The tip of the image is where they cross.`,
        }),
        'c.i': ask.number({
          prompt: 'Determine the distance of the image from the lens.',
          command: 'Determine',
          answer: lens.image * square,
          unit: 'cm',
          tolerance: (isFar ? 0.75 : 0.5) * square,
          scheme: [
            `${quantity(lens.image * square, 'cm', 2)} (${isFar ? 'three quarters of' : 'half'} a square more or less accepted)`,
          ],
          solution: `The rays cross ${lens.image} squares to the right of the lens: ${lens.image} × ${plain(square, 1)} = ${quantity(lens.image * square, 'cm', 2)}.`,
        }),
        'c.ii': ask.number({
          prompt: 'Determine the height of the image.',
          answer: imageTall * square,
          unit: 'cm',
          tolerance: 0.25 * square,
          scheme: [quantity(imageTall * square, 'cm', 2)],
          solution: `The rays cross ${imageTall} ${imageTall === 1 ? 'square' : 'squares'} below the axis: ${imageTall} × ${plain(square, 1)} = ${quantity(imageTall * square, 'cm', 2)}.`,
        }),
        d: words({
          subject: 'igcse/physics',
          prompt:
            'The image can be described by its size. State **two** other words that describe this image.',
          command: 'State',
          asked: 2,
          answers: [{ text: 'real' }, { text: 'inverted', accept: ['upside down'] }],
          reject: [
            { text: 'virtual', why: 'The rays really meet, so a screen can show the image.' },
            { text: 'upright', why: 'The image is on the other side of the axis: it is upside down.' },
          ],
          ignore: ['enlarged', 'diminished', 'same size', 'magnified'],
          solution: `The image is ${sizes === 'same' ? 'as tall as the object' : sizes}. It is below the axis, so it is inverted. The rays really meet, so it is real.`,
        }),
        e: ask.written({
          lead: 'The object is moved to a point between F and the lens.',
          prompt: 'Describe the nature and the position of the image that is now formed.',
          scheme: IMAGE_OF_A_NEAR_OBJECT,
          modelAnswer:
            'The image is virtual, upright and enlarged. It is on the same side of the lens as the object and further away from the lens than the object.',
          solution:
            'The lens now acts as a magnifying glass: after the lens the rays spread, and seem to come from an enlarged, upright, virtual image behind the object.',
        }),
      },
    }
  },
  verify: ({ lens, square }) => {
    const distance = (lens.focal * lens.object * square) / (lens.object - lens.focal)
    return { 'c.i': distance, 'c.ii': (lens.tall[0] * distance) / lens.object }
  },
})

const SIGHTS = [
  {
    sees: 'can read a book clearly, but the image of the chart is blurred',
    name: 'short-sightedness',
    names: ['short-sighted', 'short sight', 'short sighted', 'myopia', 'near-sightedness'],
    lenses: ['diverging lens', 'concave', 'concave lens'],
    other: 'long-sightedness',
    object: 'the chart',
    where: 'in front of the retina',
    lens: 'diverging',
    does: 'spreads the rays (makes them diverge)',
  },
  {
    sees: 'sees the image of the chart clearly, but the print of a book is blurred',
    name: 'long-sightedness',
    names: ['long-sighted', 'long sight', 'long sighted', 'hypermetropia', 'hyperopia', 'far-sightedness'],
    lenses: ['converging lens', 'convex', 'convex lens'],
    other: 'short-sightedness',
    object: 'the book',
    where: 'behind the retina',
    lens: 'converging',
    does: 'bends the rays inwards (makes them converge)',
  },
]

supplement('eye-test-with-a-mirror', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    sight: random.pick(SIGHTS),
    mirror: random.step(2, 3.4, 0.1),
    behind: random.step(0.2, 0.9, 0.1),
    focal: random.step(6, 15, 1),
  }),
  make: ({ sight, mirror, behind, focal }) => {
    const image = mirror + mirror + behind
    return {
      stem: `In a small room, an optician tests the eyes of a patient with a chart of letters. The patient faces a plane mirror on the wall, ${quantity(mirror, 'm', 2)} in front of the eyes. The chart hangs behind the patient, above the head, ${quantity(behind, 'm', 2)} further from the mirror than the eyes. The patient looks at the image of the chart in the mirror.`,
      parts: {
        a: ask.number({
          prompt:
            'Calculate the distance from the eyes of the patient to the image of the chart. Ignore the difference in height.',
          subtopic: '3.2.1',
          answer: image,
          unit: 'm',
          scheme: steps(
            `image is ${plain(mirror, 1)} + ${plain(behind, 1)} = ${quantity(mirror + behind, 'm', 2)} behind the mirror`,
            quantity(image, 'm', 2),
          ),
          solution: `The chart is ${plain(mirror, 1)} + ${plain(behind, 1)} = ${quantity(mirror + behind, 'm', 2)} in front of the mirror, and its image is as far behind it. From the eyes to the mirror there are ${quantity(mirror, 'm', 2)} more: ${plain(mirror, 1)} + ${plain(mirror + behind, 1)} = ${quantity(image, 'm', 2)}.`,
        }),
        b: ask.written({
          prompt: 'Explain why the letters on the chart are printed with left and right exchanged.',
          subtopic: '3.2.1',
          lines: 1,
          scheme: LETTERS_EXCHANGED,
          modelAnswer:
            'The image in a plane mirror is laterally inverted, so in the mirror the letters look the right way round.',
          solution:
            'A plane mirror exchanges left and right. Letters that are printed the wrong way round look right in the mirror.',
        }),
        c: ask.table({
          lead: `The patient ${sight.sees}.`,
          prompt: 'State the name of the defect of the eyes and the type of lens that corrects it.',
          command: 'State',
          head: ['', 'name'],
          rows: [
            [
              { text: 'defect' },
              wordsCell('defect', sight.name, {
                subject: 'igcse/physics',
                accept: sight.names,
                reject: [sight.other],
              }),
            ],
            [
              { text: 'type of lens' },
              wordsCell('lens', sight.lens, {
                subject: 'igcse/physics',
                accept: sight.lenses,
                reject: [sight.lens === 'diverging' ? 'converging' : 'diverging'],
              }),
            ],
          ],
          scheme: [sight.name, `${sight.lens} lens`],
          solution: `A person who sees ${sight.lens === 'diverging' ? 'near but not distant' : 'distant but not near'} objects clearly has ${sight.name}. It is corrected with a ${sight.lens} lens.`,
        }),
        d: ask.written({
          prompt: `Describe where the rays from a point of ${sight.object} are focused without glasses, and explain how the lens corrects this.`,
          command: 'Explain',
          scheme: sightCorrected(sight.lens, sight.where, sight.does),
          solution:
            'Three steps: where the rays meet without the lens, what the lens does to them, where they meet then.',
          modelAnswer: `Without glasses the rays ${sight.lens === 'diverging' ? 'meet' : 'would meet'} ${sight.where}, so the image is blurred. The ${sight.lens} lens ${sight.does} before they enter the eye, so that they meet on the retina.`,
        }),
        e: words({
          subject: 'igcse/physics',
          lead: `The optician reads small print through a converging lens of focal length ${quantity(focal, 'cm')}. The distance from the lens to the print is ${quantity(focal - 2, 'cm')}. The image of the print is enlarged.`,
          prompt: 'State **two** other words that describe this image.',
          asked: 2,
          answers: [
            { text: 'virtual' },
            { text: 'upright', accept: ['erect', 'right way up', 'not inverted'] },
          ],
          reject: [
            { text: 'real', why: 'The rays only seem to come from the image: no screen can show it.' },
            { text: 'inverted', why: 'A magnifying glass shows the print upright.' },
            { text: 'diminished', why: 'The image in a magnifying glass is enlarged.' },
          ],
          solution:
            'The object is closer to the lens than the focal length, so the lens acts as a magnifying glass: the image is enlarged, upright and virtual.',
        }),
      },
    }
  },
  verify: ({ mirror, behind }) => {
    // Positions along one line, the mirror at 0.
    const eyes = -mirror
    const chart = eyes - behind
    return { a: -chart - eyes }
  },
})

/** Focal length, object distance and image distance in squares of the grid; the image is virtual. */
const MAGNIFIERS = [
  { focal: 6, object: 4, image: 12, tall: [2, 6] },
  { focal: 6, object: 4, image: 12, tall: [1, 3] },
  { focal: 6, object: 3, image: 6, tall: [2, 4] },
  { focal: 6, object: 3, image: 6, tall: [3, 6] },
  { focal: 4, object: 2, image: 4, tall: [2, 4] },
  { focal: 8, object: 4, image: 8, tall: [2, 4] },
  { focal: 8, object: 4, image: 8, tall: [3, 6] },
  { focal: 4, object: 3, image: 12, tall: [1, 4] },
  { focal: 3, object: 2, image: 6, tall: [2, 6] },
] as const

const VIEWERS = [
  { who: 'A jeweller', what: 'a small mark on a ring' },
  { who: 'A stamp collector', what: 'the letters on a stamp' },
  { who: 'A biologist', what: 'the leg of a beetle' },
  { who: 'A detective', what: 'a thread on a coat' },
] as const

supplement('ray-diagram-of-a-magnifying-glass', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({ lens: random.pick(MAGNIFIERS), viewer: random.pick(VIEWERS) }),
  make: ({ lens, viewer }) => {
    const [tall, imageTall] = lens.tall
    const [left, right, above, below] = [lens.image + 1, lens.focal + 3, imageTall + 2, 5]
    const cell = Math.min(18, Math.floor(344 / (left + right)))
    const start = (360 - (left + right) * cell) / 2
    const x = start + left * cell
    const y = 12 + above * cell
    const bottom = y + below * cell
    const [objectX, top] = [x - lens.object * cell, y - tall * cell]
    const [imageX, tip] = [x - lens.image * cell, y - imageTall * cell]
    // Each ray to the right of the lens ends on the grid.
    const reach = Math.min(lens.focal + 2, ((below - 0.5) * lens.object) / tall) * cell
    const given = [
      squares(start, 12, left + right, above + below, cell),
      line(start, y, start + (left + right) * cell, y),
      line(x, 14, x, bottom - 2, 'l thick'),
      line(x - 6, 22, x, 13, 'l thick') + line(x + 6, 22, x, 13, 'l thick'),
      line(x - 6, bottom - 10, x, bottom - 1, 'l thick') + line(x + 6, bottom - 10, x, bottom - 1, 'l thick'),
      dot(x - lens.focal * cell, y) + dot(x + lens.focal * cell, y),
      text(x - lens.focal * cell, y + 16, 'F', { anchor: 'middle' }),
      text(x + lens.focal * cell, y + 16, 'F', { anchor: 'middle' }),
      arrow(objectX, y, objectX, top, { cls: 'p' }),
      text(objectX, y + 16, 'O', { anchor: 'middle', cls: 'b' }),
      text(x, bottom + 16, 'lens', { anchor: 'middle' }),
    ]
    const facts = {
      name: 'waves/object-inside-the-focal-length',
      title: 'An object close to a converging lens, on a grid',
      description: `A grid with a level principal axis. A thin converging lens, drawn as a vertical line, stands across it. The object O, an upright arrow ${tall} ${tall === 1 ? 'square' : 'squares'} tall, is ${lens.object} squares to the left of the lens. The points F are on the axis, ${lens.focal} squares to the left and to the right of the lens.`,
      height: bottom + 24,
    }
    return {
      stem: `${viewer.who} uses a converging lens as a magnifying glass to look at ${viewer.what}. In the diagram in **(b)**, O is the object and the points F are the principal foci of the lens.`,
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *focal length* of a lens.',
          lines: 1,
          scheme: FOCAL_LENGTH,
          modelAnswer: 'The focal length is the distance from the centre of the lens to its principal focus.',
          solution: 'It is measured along the principal axis, from the lens to the point F.',
        }),
        b: ask.draw({
          prompt:
            'On the diagram, draw two rays from the top of O: one that is parallel to the principal axis before the lens, and one through the centre of the lens. Use them to find the image, and draw the image as an arrow.',
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [x, top], within: 5 },
                { at: [x + lens.focal * cell, y], within: 6 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [objectX + 2, top + 2], within: 6 },
                { at: [x, y], within: 6 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [x - 4, top], within: 7 },
                { at: [imageX + 3, tip + 2], within: 12 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [imageX, y - 4], within: 10 },
                { at: [imageX, tip + 4], within: 12 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `One ray is parallel to the axis as far as the lens and then passes through F on the right. The other goes straight through the centre of the lens. Dashed lines lead both rays back to the left; they meet at the tip of the image, ${lens.image} squares from the lens and ${imageTall} above the axis.`,
            },
            ...given,
            ray(
              [
                [objectX, top],
                [x, top],
                [x + (lens.focal + 2) * cell, y + (2 * tall * cell) / lens.focal],
              ],
              'g',
            ),
            ray(
              [
                [objectX, top],
                [x + reach, y + (reach * tall) / lens.object],
              ],
              'g',
            ),
            virtualRay(x, top, imageX, tip),
            virtualRay(objectX, top, imageX, tip),
            arrow(imageX, y, imageX, tip, { cls: 'r dash' }),
          ),
          scheme: [
            'ray parallel to the axis, then from the lens through F on the right',
            'ray straight through the centre of the lens',
            'rays extended back to the left of the lens until they meet',
            'image: an arrow from the axis to the point where they meet',
          ],
          solution:
            'After the lens the two rays spread, so they do not meet on the right. They seem to come from the point where they meet when they are extended back to the left: the tip of the image.',
        }),
        c: ask.number({
          prompt: 'Determine how many times as tall as the object the image is.',
          answer: imageTall / tall,
          tolerance: 0.15 * (imageTall / tall),
          scheme: [`${imageTall / tall} (${imageTall} squares ÷ ${tall})`],
          solution: `The image is ${imageTall} squares tall and the object ${tall}: ${imageTall} ÷ ${tall} = ${imageTall / tall}.`,
        }),
        d: ask.written({
          prompt: 'Explain why the image cannot be shown on a screen.',
          lines: 2,
          scheme: NOT_ON_A_SCREEN,
          modelAnswer:
            'The image is virtual: the rays only seem to come from it, no light passes through it.',
          solution: 'A screen shows an image only where rays of light really meet.',
        }),
        e: ask.written({
          lead: 'The lens is moved further from the object, until the object is more than one focal length from the lens.',
          prompt: 'State **two** ways in which the nature or the position of the image changes.',
          marks: 2,
          lines: 2,
          scheme: OBJECT_BEYOND_F,
          modelAnswer: 'The image becomes real, and it is inverted.',
          solution:
            'With the object beyond F the rays meet after the lens: the image is real, inverted and on the side of the lens away from the object.',
        }),
      },
    }
  },
  verify: ({ lens }) => ({ c: lens.focal / (lens.focal - lens.object) }),
})
