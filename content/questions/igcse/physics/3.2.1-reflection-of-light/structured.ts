import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { angle, mirror, ray } from '@/lib/figures/rays'
import { arc, line, type Point, polar, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '3.2.1')

export { templates }

const IMAGE_FACTS = [
  'it is virtual',
  'it is upright',
  'it is the same size as the object',
  'it is laterally inverted (left and right are exchanged)',
] as const

supplement('ray-between-two-mirrors', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const between = random.pick([75, 80, 85, 95, 100, 105])
    const glancing = random.int(32, 62)
    const second = glancing + between - 90
    if (second < 18 || second > 56 || second === 90 - glancing || second === glancing) return null
    const far = random.step(1.8, 4.5, 0.1)
    const walks = random.step(0.4, 1.4, 0.1)
    return { between, glancing, second, far, walks, towards: random.chance(0.5) }
  },
  make: ({ between, glancing, second, far, walks, towards }) => {
    const corner: Point = [262, 176]
    const hit: Point = [166, 176]
    const apart = corner[0] - hit[0]
    const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
    const along = (apart * sine(glancing)) / sine(180 - glancing - between)
    const other = polar(...corner, along, 180 - between)
    const source = polar(...hit, 150, 180 - glancing)
    const near = towards ? far - walks : far + walks
    const apartNow = quantity(2 * near, 'm', near < 5 ? 2 : 3)
    return {
      stem: `A ray of light meets a plane mirror at P. The reflected ray meets a second plane mirror at Q. The angle between the mirrors is ${between}°. The angle between the incident ray and the first mirror is ${glancing}°. The diagram is not drawn to scale.`,
      figure: figure(
        {
          name: 'waves/ray-between-two-mirrors',
          title: 'A ray of light and two plane mirrors',
          description: `One plane mirror is level and a second one rises from its right end; the angle between them is marked ${between} degrees. A ray from the upper left meets the level mirror at P; the angle between this ray and the mirror is marked ${glancing} degrees. From P a ray goes up to the right, to Q on the second mirror. A dashed line at P is at right angles to the level mirror.`,
          height: 200,
        },
        mirror(30, 176, ...corner),
        mirror(...corner, ...polar(...corner, Math.min(along + 26, 168), 180 - between)),
        line(hit[0], 92, ...hit, 'l dash thin'),
        ray([source, hit, other]),
        arc(...hit, 40, 180 - glancing, 180, 'l thin'),
        text(hit[0] - 46, 168, `${glancing}°`, { anchor: 'end' }),
        angle(...corner, 180 - between, 180, `${between}°`, 22),
        text(hit[0], 198, 'P', { anchor: 'middle', cls: 'b' }),
        text(other[0] + 14, other[1] + 4, 'Q', { cls: 'b' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'State the law of reflection.',
          scheme: ['angle of incidence = angle of reflection'],
          solution: 'Both angles are measured from the normal.',
          modelAnswer: 'The angle of incidence is equal to the angle of reflection.',
        }),
        'b.i': ask.number({
          prompt: 'Calculate the angle of reflection at P.',
          objective: 'AO1',
          answer: 90 - glancing,
          unit: '°',
          tolerance: 0.4,
          scheme: [`${90 - glancing}°`],
          solution: `The angle of incidence is measured from the normal: 90 − ${glancing} = ${90 - glancing}°. The angle of reflection is equal to it.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the angle of incidence at Q.',
          answer: second,
          unit: '°',
          tolerance: 0.4,
          follow: { from: 'b.i', formula: `${between}-x` },
          scheme: steps(
            `angle between the ray and the second mirror = 180 − ${between} − ${glancing} = ${180 - between - glancing}°`,
            `${second}°`,
          ),
          solution: `The reflected ray makes ${glancing}° with the first mirror too. The mirrors and the ray form a triangle, so the angle at Q between ray and mirror is 180 − ${between} − ${glancing} = ${180 - between - glancing}°. The angle of incidence is measured from the normal: 90 − ${180 - between - glancing} = ${second}°.`,
        }),
        c: ask.number({
          lead: `A student stands ${quantity(far, 'm', 2)} in front of another plane mirror. The student then walks ${quantity(walks, 'm', 2)} ${towards ? 'towards' : 'away from'} the mirror.`,
          prompt: 'Calculate the distance between the student and the image of the student now.',
          answer: 2 * near,
          unit: 'm',
          scheme: steps(
            `distance to the mirror = ${plain(far, 1)} ${towards ? '−' : '+'} ${plain(walks, 1)} = ${quantity(near, 'm', 2)}`,
            apartNow,
          ),
          solution: `The student is now ${plain(far, 1)} ${towards ? '−' : '+'} ${plain(walks, 1)} = ${quantity(near, 'm', 2)} from the mirror. The image is as far behind the mirror, so the distance is 2 × ${plain(near, 1)} = ${apartNow}.`,
        }),
        d: ask.written({
          prompt:
            'State **two** properties of the image in a plane mirror, other than its distance from the mirror.',
          marks: 2,
          lines: 2,
          scheme: [`any two from: ${IMAGE_FACTS[0]}`, ...IMAGE_FACTS.slice(1)],
          solution: 'Think of size, way up, left and right, and whether a screen could show the image.',
          modelAnswer: 'The image is the same size as the object, and it is virtual.',
        }),
        e: ask.choice({
          prompt: 'Why can the image in a plane mirror not be shown on a screen?',
          command: 'Explain',
          scheme: ['No light passes through the place where the image is seen.'],
          solution:
            'The image is virtual: the rays only seem to come from a place behind the mirror. No light arrives there.',
          right: 'No light passes through the place where the image is seen.',
          wrong: {
            'The rays cross in front of the mirror.':
              'The reflected rays from one point of the object spread; they do not cross.',
            'The image is on the surface of the mirror.':
              'The image is behind the mirror, as far as the object is in front of it.',
            'The reflected light is too weak to be seen on a screen.':
              'A mirror reflects most of the light. However bright it is, none arrives where the image is.',
          },
        }),
      },
    }
  },
  verify: ({ between, glancing, far, walks, towards }) => {
    // Directions in degrees, anticlockwise from the right: the ray after P rises at `glancing`; the normal of the
    // second mirror is at right angles to it.
    const reflected = glancing
    const secondNormal = 180 - between - 90
    const image = towards ? -(far - walks) : -(far + walks)
    return { 'b.i': 90 - reflected, 'b.ii': Math.abs(reflected - secondNormal), c: -image - image }
  },
})
