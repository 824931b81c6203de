import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { angle, eye, mirror, ray, virtualRay } from '@/lib/figures/rays'
import { arrow, dimension, line } from '@/lib/figures/shapes'

const MIRROR = 180
const LAMP = 170
const EYE_X = 60
const CM = 4

type Set = { distance: number; eye: number }

/** Where the ray from the lamp to the eye meets the mirror, and its angles with the normal. */
function pathOf(values: Set): { hitY: number; degrees: number } {
  const [toLamp, toEye] = [values.distance * CM, MIRROR - EYE_X]
  const eyeY = LAMP - values.eye * CM
  const hitY = LAMP + ((eyeY - LAMP) * toLamp) / (toLamp + toEye)
  return { hitY, degrees: (Math.atan2(LAMP - hitY, toLamp) * 180) / Math.PI }
}

function draw(values: Set): string {
  const { hitY, degrees } = pathOf(values)
  const [lampX, imageX, eyeY] = [
    MIRROR - values.distance * CM,
    MIRROR + values.distance * CM,
    LAMP - values.eye * CM,
  ]
  return (
    mirror(MIRROR, 214, MIRROR, 12) +
    line(MIRROR - 110, hitY, MIRROR + 14, hitY, 'l dash thin') +
    ray([
      [lampX, LAMP],
      [MIRROR, hitY],
      [EYE_X + 16, eyeY + ((hitY - eyeY) * 16) / (MIRROR - EYE_X)],
    ]) +
    virtualRay(MIRROR, hitY, imageX, LAMP) +
    angle(MIRROR, hitY, 180, 180 + degrees, '*i*', 40) +
    angle(MIRROR, hitY, 180 - degrees, 180, '*r*', 40) +
    eye(EYE_X, eyeY, 'right') +
    arrow(lampX, LAMP + 12, lampX, LAMP - 12, { cls: 'l' }) +
    arrow(imageX, LAMP + 12, imageX, LAMP - 12, { cls: 'r dash' }) +
    dimension(lampX, 202, MIRROR, 202, `${values.distance} cm`, [(lampX + MIRROR) / 2, 220]) +
    dimension(MIRROR, 202, imageX, 202, `${values.distance} cm`, [(imageX + MIRROR) / 2, 220])
  )
}

function says(values: Set): Said {
  const { degrees } = pathOf(values)
  const [shown, apart] = [`${fixed(degrees)}°`, 2 * values.distance]
  return {
    description: `A small object stands ${values.distance} cm in front of a plane mirror. A ray from it meets the mirror at an angle of incidence of ${shown} and is reflected at ${shown} into an eye. Carried back, it leads to the virtual image, upright and of the same size, ${values.distance} cm behind the mirror.`,
    readings: [
      ['Angle of incidence', shown],
      ['Angle of reflection', shown],
      ['Image behind mirror', `${values.distance} cm`],
      ['Object to image', `${apart} cm`],
    ],
  }
}

export const moving = explorable({
  title: 'A plane mirror: the ray to the eye, and the image',
  height: 230,
  values: {
    distance: { label: 'Object to mirror', unit: 'cm', min: 12, max: 40, step: 1, start: 20 },
    eye: { label: 'Height of the eye', unit: 'cm', min: 14, max: 36, step: 1, start: 30 },
  },
  draw,
  says,
  grips: [
    { at: ({ distance }) => [MIRROR - distance * CM, LAMP], to: ([x]) => ({ distance: (MIRROR - x) / CM }) },
    { at: values => [EYE_X, LAMP - values.eye * CM], to: ([, y]) => ({ eye: (LAMP - y) / CM }) },
  ],
})
