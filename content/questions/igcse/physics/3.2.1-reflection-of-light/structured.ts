import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { angle, mirror, ray, virtualRay } from '@/lib/figures/rays'
import { arc, dot, line, type Point, polar, text } from '@/lib/figures/shapes'
import { IMAGE_IN_A_PLANE_MIRROR, LAW_OF_REFLECTION } from './points'

const { supplement, templates } = questionsOf('structured', '3.2.1')

export { templates }

supplement('ray-between-two-mirrors', {
  facts: { difficulty: 3, checked: '2026-11-24' },
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
          scheme: [LAW_OF_REFLECTION],
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
          scheme: IMAGE_IN_A_PLANE_MIRROR,
          solution: 'Think of size, way up, left and right, and whether a screen could show the image.',
          modelAnswer: 'The image is the same size as the object, and it is virtual.',
        }),
        e: ask.written({
          prompt: 'Explain why the image in a plane mirror cannot be shown on a screen.',
          lines: 1,
          scheme: [
            judged(
              'the image is virtual / no light passes through the place where the image is seen',
              `
              LIGHT = light/ray
              REACH = pass/reach/come/meet/converge/arrive/cross/hit/go/fall/there
              reject image/it is/be real
              accept virtual
              accept not real
              accept LIGHT ... not REACH
              accept not LIGHT ... REACH
              accept LIGHT ... appear/seem
              unsure behind ... mirror
              earns: it is a virutal image
              earns: because the image is virtuall
              earns: the rays do not really meet there
              earns: no light passes through it
              misses: the image is real
              misses: the image is upright
              misses: the image is too small`,
            ),
          ],
          modelAnswer: 'The image is virtual: no light passes through the place where it is seen.',
          solution: 'The rays only seem to come from a place behind the mirror. No light arrives there.',
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

const SOURCES = [
  { what: 'a small lamp', name: 'lamp' },
  { what: 'the flame of a candle', name: 'flame' },
  { what: 'a small bright LED', name: 'LED' },
] as const

supplement('image-found-with-two-rays', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const away = random.step(80, 110, 10)
    const first = random.step(30, 50, 10)
    return {
      away,
      first,
      second: first + random.step(30, 50, 10),
      source: random.pick(SOURCES),
      glancing: random.step(25, 65, 5),
      distance: random.step(20, 60, 5),
      further: random.step(10, 30, 2),
    }
  },
  make: ({ away, first, second, source, glancing, distance, further }) => {
    const [mirrorX, objectY] = [215, 50]
    const object = [mirrorX - away, objectY] as const
    const image = [mirrorX + away, objectY] as const
    const hits = [first, second].map(down => ({
      at: [mirrorX, objectY + down] as const,
      /** On the reflected ray, so far to the left of the mirror. */
      out: (far: number) => [mirrorX - far, objectY + down + (down * far) / away] as const,
    }))
    const height = Math.ceil(objectY + second + (second * 90) / away) + 24
    const given = [
      mirror(mirrorX, height - 16, mirrorX, 16),
      dot(...object, 'd', 4),
      text(object[0] - 10, object[1] + 5, 'O', { anchor: 'end', cls: 'b' }),
      ...hits.map(({ at }) => ray([object, at])),
      text(mirrorX + 14, height - 22, 'mirror', { cls: 's' }),
    ]
    const facts = {
      name: 'waves/two-rays-from-a-lamp',
      title: 'Two rays from a point to a plane mirror',
      description:
        'A plane mirror stands upright on the page. Point O is to the left of it. Two rays go from O to the right and downwards and meet the mirror at two points, one below the other.',
      height,
    }
    return {
      stem: `Point O is ${source.what} in front of a plane mirror. The diagram in **(b)**, drawn to scale and seen from above, shows two rays of light from O that meet the mirror.`,
      parts: {
        a: ask.written({
          prompt: 'State the law of reflection.',
          lines: 1,
          scheme: [LAW_OF_REFLECTION],
          modelAnswer: 'The angle of incidence is equal to the angle of reflection.',
          solution: 'Both angles are measured from the normal.',
        }),
        b: ask.draw({
          prompt:
            'On the diagram, draw the two reflected rays with arrows. Use them to find the image of O, and label it I.',
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, ...given),
          tools: ['arrow', 'line', 'label'],
          labels: [{ id: 'I', text: 'I' }],
          checks: [
            ...hits.map(({ at, out }) => ({
              as: 'arrow' as const,
              passes: [
                { at, within: 6 },
                { at: out(50), within: 7 },
              ],
            })),
            {
              as: 'line',
              passes: [
                { at: [mirrorX, objectY + second], within: 7 },
                { at: [mirrorX + away * 0.9, objectY + second * 0.1], within: 11 },
              ],
            },
            { label: 'I', in: { at: image, within: 13 } },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'Each reflected ray leaves the mirror to the lower left at the angle at which its incident ray came. Dashed lines lead both back behind the mirror, where they meet at I, level with O and as far from the mirror.',
            },
            ...given,
            ...hits.map(({ at, out }) => ray([at, out(90)], 'g') + virtualRay(...at, ...image)),
            dot(...image, 'gd', 4),
            text(image[0] + 10, image[1] + 5, 'I', { cls: 'b' }),
          ),
          scheme: [
            'one reflected ray, with arrow, at the right angle',
            'second reflected ray, with arrow, at the right angle',
            'reflected rays extended back behind the mirror',
            'I where they meet, as far behind the mirror as O is in front',
          ],
          solution:
            'At each point the angle of reflection equals the angle of incidence. To an eye the reflected rays seem to come from the point where they meet when they are extended back: the image, as far behind the mirror as O is in front of it.',
        }),
        c: ask.number({
          prompt: `Another ray from O meets the mirror. The angle between this ray and the surface of the mirror is ${glancing}°. Calculate the angle between this ray and its reflected ray.`,
          command: 'Calculate',
          answer: 180 - 2 * glancing,
          unit: '°',
          scheme: steps(
            `angle of incidence = 90 − ${glancing} = ${90 - glancing}°`,
            `${180 - 2 * glancing}°`,
          ),
          solution: `The angle of incidence is 90° − ${glancing}° = ${90 - glancing}°, and so is the angle of reflection. Between the rays there are both: 2 × ${90 - glancing}° = ${180 - 2 * glancing}°.`,
        }),
        d: ask.number({
          prompt: `The ${source.name} is ${quantity(distance, 'cm')} from the mirror. It is moved ${quantity(further, 'cm')} further away from the mirror. Calculate the distance between the ${source.name} and its image now.`,
          command: 'Calculate',
          answer: 2 * (distance + further),
          unit: 'cm',
          scheme: steps(
            `image is ${distance} + ${further} = ${plain(distance + further)} cm behind the mirror`,
            quantity(2 * (distance + further), 'cm'),
          ),
          solution: `The ${source.name} is now ${distance} + ${further} = ${quantity(distance + further, 'cm')} in front of the mirror, and the image is as far behind it: 2 × ${distance + further} = ${quantity(2 * (distance + further), 'cm')}.`,
        }),
      },
    }
  },
  verify: ({ glancing, distance, further }) => {
    // The reflected ray leaves at the same angle to the surface, on the other side.
    const between = 180 - glancing - glancing
    const [object, image] = [-(distance + further), distance + further]
    return { c: between, d: image - object }
  },
})
