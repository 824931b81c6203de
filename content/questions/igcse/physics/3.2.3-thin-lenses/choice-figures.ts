import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { lens } from '@/lib/figures/rays'
import { arrow, line, text } from '@/lib/figures/shapes'
import { squares } from '../squares'

const { core, templates } = choiceQuestions('3.2.3')

export { templates }

/** In squares: distances of object and image from the lens, and the height of the object. */
const PLACES = [
  [3, 6, 2],
  [6, 3, 4],
  [4, 12, 1],
  [12, 4, 3],
  [6, 12, 2],
  [12, 6, 4],
  [10, 15, 2],
  [15, 10, 3],
  [8, 8, 3],
  [6, 6, 3],
  [10, 10, 4],
] as const

const SEEN = [
  'the filament of a lamp',
  'a bright arrow-shaped slit',
  'a small candle',
  'a doll in front of a window',
]

core('focal-length-from-an-object-and-its-image', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'not-needed' },
  values: random => {
    const [object, image, height] = random.pick(PLACES)
    const scale = random.pick([1, 2, 5])
    const focus = (object * image) / (object + image)
    const right = focus * scale
    const slips: Slip[] = [
      [
        image * scale,
        'You gave the distance from the lens to the image. The principal focus is where a ray that was parallel to the axis crosses it.',
      ],
      [object * scale, 'You gave the distance from the lens to the object.'],
      [
        (image - focus) * scale,
        'You gave the distance from the principal focus to the image. The focal length is measured from the lens.',
      ],
      [(object + image) * scale, 'You gave the distance from the object to the image.'],
      [
        focus * (scale === 1 ? 2 : 1),
        scale === 1
          ? 'You gave the distance between the two principal foci of the lens.'
          : `You counted squares. Each stands for ${quantity(scale, 'cm')}.`,
      ],
      [((object + image) * scale) / 2, 'You gave half of the distance from the object to the image.'],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'cm'))
    return (
      wrong && {
        object,
        image,
        height,
        scale,
        focus,
        right,
        wrong,
        what: random.pick(SEEN),
        scene: random.int(0, 2),
      }
    )
  },
  make: ({ object, image, height, scale, focus, right, wrong, what, scene }) => {
    const cell = Math.min(20, Math.floor(336 / (object + image + 2)))
    const tall = (height * image) / object
    const wide = object + image + 2
    const up = height + 1
    const down = Math.max(tall, height) + 1
    const [left, top] = [(360 - wide * cell) / 2, 22]
    const [x, y] = [left + (object + 1) * cell, top + up * cell]
    const base = top + (up + down) * cell
    return {
      stem: `${
        [
          `A converging lens forms an image of ${what} on a screen. The scale drawing shows the lens, the object and its image.`,
          `The scale drawing shows the real image of ${what} that a thin converging lens forms.`,
          `A student finds the image of ${what} with a converging lens and a screen, and draws lens, object and image to scale.`,
        ][scene] ?? ''
      } The side of each square stands for ${quantity(scale, 'cm')}.`,
      figure: figure(
        {
          name: 'waves/lens-with-an-object-and-its-image-on-squares',
          title: 'A converging lens, an object and its image on squared paper',
          description: `A converging lens stands upright on a level principal axis, on squared paper. The object is an arrow upwards from the axis, ${height} squares high, ${object} squares to the left of the lens. The image is an arrow downwards from the axis, ${tall} squares long, ${image} squares to the right of the lens. No rays are drawn.`,
          height: base + 24,
        },
        squares(left, top, wide, up + down, cell),
        line(left, y, left + wide * cell, y, 'l thin'),
        lens(x, y, (2 * height + 1) * cell, 'converging'),
        line(x, top, x, base, 'l dash thin'),
        arrow(x - object * cell, y, x - object * cell, y - height * cell, { cls: 'l thick' }),
        arrow(x + image * cell, y, x + image * cell, y + tall * cell, { cls: 'l thick' }),
        text(x - object * cell, base + 18, 'object', { anchor: 'middle', cls: 's' }),
        text(x + image * cell, base + 18, 'image', { anchor: 'middle', cls: 's' }),
        text(x, base + 18, 'lens', { anchor: 'middle', cls: 's' }),
      ),
      prompt: [
        'What is the focal length of the lens?',
        'What is the distance between the centre of the lens and its principal focus?',
      ],
      options: numbers({ right, unit: 'cm', wrong }),
      solution: `Draw the ray from the top of the object that is parallel to the principal axis. After the lens it goes to the tip of the image. It crosses the axis at the principal focus, ${focus} squares from the lens.

Each square stands for ${quantity(scale, 'cm')}, so the focal length is ${focus} × ${scale} = ${quantity(right, 'cm')}.`,
    }
  },
  // By the lens equation.
  verify: ({ object, image, scale }) => 1 / (1 / (object * scale) + 1 / (image * scale)),
})
