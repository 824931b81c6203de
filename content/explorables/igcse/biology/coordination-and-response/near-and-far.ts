import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { curve, dot, line, polar, rect, text } from '@/lib/figures/shapes'

/** Lens and retina on the canvas. */
const EYE = { x: 268, y: 100, radius: 66 }
const LENS_X = 222
const CORNEA_X = 192
const RETINA_X = EYE.x + EYE.radius - 6
const CM_FAR = 600
/** A young eye: 3.6 mm for far things, a tenth of a millimetre more for each dioptre (1/m) of near ones. */
const THIN_MM = 3.6
const MM_PER_DIOPTRE = 0.1

type Set = { distance: number }

/** 1 divided by the distance in metres: what the lens must add. */
const dioptres = ({ distance }: Set) => 100 / distance
const thicknessOf = (values: Set) => THIN_MM + MM_PER_DIOPTRE * dioptres(values)

/** Of all that the muscles can do, at 10 cm. */
const effortOf = (values: Set) => (dioptres(values) - 100 / CM_FAR) / (10 - 100 / CM_FAR)

function statesOfEffort(effort: number): { muscles: string; ligaments: string } {
  if (effort < 0.05) return { muscles: 'relaxed', ligaments: 'tight' }
  if (effort < 0.4) return { muscles: 'slightly contracted', ligaments: 'less tight' }
  return { muscles: 'contracted', ligaments: 'slack' }
}

/** Near things stand close to the eye, far ones at the edge: by the logarithm, so that both have room. */
const objectX = ({ distance }: Set) => 150 - (126 * Math.log(distance / 10)) / Math.log(CM_FAR / 10)

function ball(): string {
  const { x, y, radius } = EYE
  const shell = Array.from({ length: 29 }, (_, at) => polar(x, y, radius, -140 + 10 * at))
  const cornea: [number, number][] = [
    [x - radius * 0.766, y - radius * 0.643],
    [x - radius - 6, y - 22],
    [x - radius - 11, y],
    [x - radius - 6, y + 22],
    [x - radius * 0.766, y + radius * 0.643],
  ]
  return curve(shell) + curve(cornea)
}

function lens(effort: number, half: number): string {
  const { y } = EYE
  const tall = 24 - 4 * effort
  const side = (way: 1 | -1) =>
    curve(
      [
        [LENS_X, y - tall],
        [LENS_X + way * half * 0.8, y - tall * 0.5],
        [LENS_X + way * half, y],
        [LENS_X + way * half * 0.8, y + tall * 0.5],
        [LENS_X, y + tall],
      ],
      'p',
    )
  const part = (way: 1 | -1) => {
    const muscle = y + way * (46 - 5 * effort)
    const bend = 5 * effort
    return (
      rect(LENS_X - 7, Math.min(muscle, muscle + way * 10), 14, 10, 'l sunk', 4) +
      curve(
        [
          [LENS_X, muscle],
          [LENS_X - bend, (muscle + y + way * tall) / 2],
          [LENS_X, y + way * tall],
        ],
        'l thin',
      )
    )
  }
  return side(1) + side(-1) + part(1) + part(-1)
}

function draw(values: Set): string {
  const effort = effortOf(values)
  const from = objectX(values)
  const rays = ([-1, 1] as const).map(way => {
    const atCornea = EYE.y + way * 11
    return (
      line(from, EYE.y, CORNEA_X, atCornea, 'r') +
      line(CORNEA_X, atCornea, LENS_X, EYE.y + way * 13, 'r') +
      line(LENS_X, EYE.y + way * 13, RETINA_X, EYE.y, 'r')
    )
  })
  return (
    ball() +
    rays.join('') +
    lens(effort, 3.5 + 7 * effort) +
    dot(from, EYE.y, 'rd', 5) +
    text(Math.max(34, from), EYE.y + 24, 'object', { anchor: 'middle', cls: 's' }) +
    text(8, 194, 'distances are not to scale', { cls: 's' })
  )
}

function says(values: Set): Said {
  const effort = effortOf(values)
  const { muscles, ligaments } = statesOfEffort(effort)
  return {
    description: `A section through the eye. Rays from an object at ${fixed(values.distance)} cm are bent by the cornea and by the lens and meet on the retina. The lens is ${effort < 0.05 ? 'thin' : effort < 0.4 ? 'somewhat thicker' : 'thick and round'}, the threads that hold it are ${ligaments}.`,
    readings: [
      ['Thickness of the lens', `${fixed(thicknessOf(values), 2)} mm`],
      ['Ciliary muscles', muscles],
      ['Suspensory ligaments', ligaments],
    ],
  }
}

export const moving = explorable({
  title: 'Accommodation: the eye looks from far to near',
  height: 204,
  values: {
    distance: { label: 'Distance of the object', unit: 'cm', min: 10, max: CM_FAR, step: 5, start: CM_FAR },
  },
  draw,
  says,
  grips: [
    {
      at: values => [objectX(values), EYE.y],
      to: ([x]) => ({ distance: 10 * (CM_FAR / 10) ** ((150 - x) / 126) }),
    },
  ],
})
