import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, dot, line, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '3.2.3')

export { templates }

/** Focal length, object distance, image distance and heights in squares of the grid; all images on the grid. */
const LENSES = [
  { focal: 4, object: 6, image: 12, tall: [1, 2] },
  { focal: 4, object: 12, image: 6, tall: [2, 1] },
  { focal: 4, object: 8, image: 8, tall: [2, 2] },
  { focal: 3, object: 6, image: 6, tall: [3, 3] },
  { focal: 6, object: 10, image: 15, tall: [2, 3] },
  { focal: 6, object: 15, image: 10, tall: [3, 2] },
  { focal: 3, object: 12, image: 4, tall: [3, 1] },
  { focal: 3, object: 4, image: 12, tall: [1, 3] },
  { focal: 6, object: 9, image: 18, tall: [1, 2] },
] as const

supplement('real-image-on-a-grid', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
    const grid = [
      ...Array.from({ length: left + right + 1 }, (_, at) =>
        line(start + at * cell, 12, start + at * cell, 12 + 10 * cell, 'f'),
      ),
      ...Array.from({ length: 11 }, (_, at) =>
        line(start, 12 + at * cell, start + (left + right) * cell, 12 + at * cell, 'f'),
      ),
    ]
    const half = 4.5 * cell
    const isFar = lens.image > 10
    return {
      stem: `A student uses ${object} as the object for a converging lens. The diagram on a grid shows the object O, the lens and its two principal foci F. Each square of the grid stands for ${quantity(square, 'cm', 2)} by ${quantity(square, 'cm', 2)}.`,
      figure: figure(
        {
          name: 'waves/real-image-on-a-grid',
          title: 'An object and a converging lens on a grid',
          description: `A grid with a level principal axis. A thin converging lens, drawn as a vertical line, stands across it. The object O, an upright arrow ${tall} ${tall === 1 ? 'square' : 'squares'} tall, is ${lens.object} squares to the left of the lens. The points F are on the axis, ${lens.focal} squares to the left and to the right of the lens.`,
          height: 160,
        },
        ...grid,
        line(start, y, start + (left + right) * cell, y),
        line(x, y - half, x, y + half, 'l thick'),
        line(x - 6, y - half + 7, x, y - half - 1, 'l thick'),
        line(x + 6, y - half + 7, x, y - half - 1, 'l thick'),
        line(x - 6, y + half - 7, x, y + half + 1, 'l thick'),
        line(x + 6, y + half - 7, x, y + half + 1, 'l thick'),
        dot(x - lens.focal * cell, y),
        dot(x + lens.focal * cell, y),
        text(x - lens.focal * cell, y + 16, 'F', { anchor: 'middle' }),
        text(x + lens.focal * cell, y + 16, 'F', { anchor: 'middle' }),
        arrow(x - lens.object * cell, y, x - lens.object * cell, y - tall * cell, { cls: 'p' }),
        text(x - lens.object * cell, y + 16, 'O', { anchor: 'middle', cls: 'b' }),
        text(x, y + half + 24, 'lens', { anchor: 'middle' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *principal focus* of a converging lens.',
          scheme: [
            'the point (on the principal axis) where rays parallel to the principal axis meet after the lens',
          ],
          solution:
            'Rays that are parallel to the principal axis before the lens pass through this point after it.',
          modelAnswer:
            'It is the point on the principal axis through which rays that were parallel to the axis pass after the lens.',
        }),
        b: ask.number({
          prompt:
            'Draw two rays on a copy of the diagram to find the image. Determine the distance of the image from the lens.',
          command: 'Determine',
          answer: lens.image * square,
          unit: 'cm',
          tolerance: (isFar ? 0.75 : 0.5) * square,
          scheme: steps(
            'ray from the top of O parallel to the axis, then through F on the other side',
            'ray from the top of O straight through the centre of the lens',
            `${quantity(lens.image * square, 'cm', 2)} (${isFar ? 'three quarters of' : 'half'} a square more or less accepted)`,
          ),
          solution: `The ray parallel to the axis passes through F after the lens; the ray through the centre goes straight on. They cross ${lens.image} squares to the right of the lens: ${lens.image} × ${plain(square, 1)} = ${quantity(lens.image * square, 'cm', 2)}.`,
        }),
        c: ask.number({
          prompt: 'Determine the height of the image.',
          answer: imageTall * square,
          unit: 'cm',
          tolerance: 0.25 * square,
          scheme: [quantity(imageTall * square, 'cm', 2)],
          solution: `The rays cross ${imageTall} ${imageTall === 1 ? 'square' : 'squares'} below the axis: ${imageTall} × ${plain(square, 1)} = ${quantity(imageTall * square, 'cm', 2)}.`,
        }),
        d: ask.match({
          prompt: 'Identify the words that describe this image.',
          items: [
            { id: 'size', text: 'its size, compared with the object' },
            { id: 'way', text: 'which way up it is' },
            { id: 'nature', text: 'whether a screen can show it' },
          ],
          targets: [
            { id: 'enlarged', text: 'enlarged' },
            { id: 'same', text: 'same size' },
            { id: 'diminished', text: 'diminished' },
            { id: 'upright', text: 'upright' },
            { id: 'inverted', text: 'inverted' },
            { id: 'real', text: 'real' },
            { id: 'virtual', text: 'virtual' },
          ],
          answer: { size: sizes, way: 'inverted', nature: 'real' },
          scheme: ['two right: 1 mark', 'all three right: 2 marks'],
          solution: `The object is ${tall} and the image ${imageTall} ${imageTall === 1 ? 'square' : 'squares'} tall, so it is ${sizes === 'same' ? 'the same size' : sizes}. It is below the axis, so it is inverted. The rays really meet, so it is real.`,
        }),
        e: ask.choice({
          prompt: 'The object is moved to a point between F and the lens. Where is the image then?',
          command: 'Predict',
          scheme: ['on the same side as the object, further from the lens than the object'],
          solution:
            'The lens now acts as a magnifying glass: after the lens the rays spread, and seem to come from an enlarged, upright, virtual image behind the object.',
          right: 'on the same side as the object, further from the lens than the object',
          wrong: {
            'on the same side as the object, closer to the lens than the object':
              'That is so for a diverging lens. A converging lens used as a magnifying glass makes an image further away than the object.',
            'on the other side of the lens, further from the lens than F':
              'That is where a real image is. Inside the focal length the rays spread after the lens and do not meet.',
            'on the other side of the lens, closer to the lens than F':
              'A converging lens forms no image of such an object there: after the lens the rays spread and never meet.',
          },
        }),
      },
    }
  },
  verify: ({ lens, square }) => {
    const distance = (lens.focal * lens.object * square) / (lens.object - lens.focal)
    return { b: distance, c: (lens.tall[0] * distance) / lens.object }
  },
})

const SIGHTS = [
  {
    sees: 'can read a book clearly, but the image of the chart is blurred',
    name: 'short-sightedness',
    other: 'long-sightedness',
    object: 'the chart',
    where: 'in front of the retina',
    lens: 'diverging',
    does: 'spreads the rays (makes them diverge)',
  },
  {
    sees: 'sees the image of the chart clearly, but the print of a book is blurred',
    name: 'long-sightedness',
    other: 'short-sightedness',
    object: 'the book',
    where: 'behind the retina',
    lens: 'converging',
    does: 'bends the rays inwards (makes them converge)',
  },
] as const

supplement('eye-test-with-a-mirror', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
        b: ask.choice({
          prompt: 'Why are the letters on the chart printed with left and right exchanged?',
          command: 'Explain',
          subtopic: '3.2.1',
          scheme: ['The image in a plane mirror is laterally inverted.'],
          solution:
            'A plane mirror exchanges left and right. Letters that are printed the wrong way round look right in the mirror.',
          right: 'The image in a plane mirror is laterally inverted.',
          wrong: {
            'The image in a plane mirror is upside down.':
              'The image in a plane mirror is upright; only left and right are exchanged.',
            'The image in a plane mirror is real.':
              'The image is virtual, and this is not why left and right are exchanged.',
            'The image in a plane mirror is smaller than the chart.':
              'The image is as large as the chart. It looks smaller only because it is further away.',
          },
        }),
        c: ask.choice({
          lead: `The patient ${sight.sees}.`,
          prompt: 'What is the defect of the eyes, and which lens corrects it?',
          scheme: [`${sight.name}, ${sight.lens} lens`],
          solution: `A person who sees ${sight.lens === 'diverging' ? 'near but not distant' : 'distant but not near'} objects clearly has ${sight.name}. It is corrected with a ${sight.lens} lens.`,
          right: `${sight.name}, ${sight.lens} lens`,
          wrong: {
            [`${sight.other}, ${sight.lens} lens`]: `You have the right lens, but the defect is named after what is seen clearly: ${sight.name}.`,
            [`${sight.name}, ${sight.lens === 'diverging' ? 'converging' : 'diverging'} lens`]: `You have the right defect. The eye needs the help of a lens that ${sight.does}.`,
            [`${sight.other}, ${sight.lens === 'diverging' ? 'converging' : 'diverging'} lens`]: `You described the opposite defect. This patient sees ${sight.lens === 'diverging' ? 'near' : 'distant'} objects clearly.`,
          },
        }),
        d: ask.written({
          prompt: `Describe where the rays from a point of ${sight.object} are focused without glasses, and explain how the lens corrects this.`,
          command: 'Explain',
          scheme: [
            `without the lens the rays ${sight.lens === 'diverging' ? 'meet' : 'would meet'} ${sight.where}`,
            `the (${sight.lens}) lens ${sight.does} before they enter the eye`,
            'so that they meet (are focused) on the retina',
          ],
          solution:
            'Three steps: where the rays meet without the lens, what the lens does to them, where they meet then.',
          modelAnswer: `Without glasses the rays ${sight.lens === 'diverging' ? 'meet' : 'would meet'} ${sight.where}, so the image is blurred. The ${sight.lens} lens ${sight.does} before they enter the eye, so that they meet on the retina.`,
        }),
        e: ask.choice({
          lead: `The optician reads small print through a converging lens of focal length ${quantity(focal, 'cm')}. The distance from the lens to the print is ${quantity(focal - 2, 'cm')}.`,
          prompt: 'Which row describes the image of the print?',
          scheme: ['enlarged, upright, virtual'],
          solution:
            'The object is closer to the lens than the focal length, so the lens acts as a magnifying glass: the image is enlarged, upright and virtual.',
          columns: 'size | way up | type',
          right: 'enlarged | upright | virtual',
          wrong: {
            'enlarged | inverted | real':
              'That is so when the object is a little further from the lens than the focal length, as in a projector.',
            'diminished | upright | virtual': 'That is the image in a diverging lens.',
            'enlarged | upright | real':
              'You have size and way up, but the rays only seem to come from the image: no screen can show it.',
          },
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
