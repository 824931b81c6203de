import { inThisOrder, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { protractor } from '@/lib/figures/laboratory/instruments'
import { refracted } from '@/lib/figures/rays'
import { arc, line, midArrow, polar, polygon, type Shape, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('3.2.2', { calculator: 'needed' })

export { templates }

const MATERIALS = [
  { name: 'glass', criticals: [40, 41, 42, 43] },
  { name: 'clear plastic', criticals: [42, 43, 44, 45] },
  { name: 'dense glass', criticals: [35, 36, 37, 38] },
  { name: 'ice', criticals: [49, 50] },
] as const

core('ray-on-a-protractor-at-a-flat-face', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const material = random.pick(MATERIALS)
    const critical = random.pick(material.criticals)
    const incidence = random.step(22, 68, 2)
    const surface = 90 - incidence
    // The ray is easily told from the numbers, and both angles from the critical angle and from each other.
    if ([incidence, surface].some(each => Math.abs(each - critical) < 4)) return null
    if (Math.abs(surface - incidence) < 6 || surface % 20 < 4 || surface % 20 > 16) return null
    return { material, critical, incidence, surface, fromLeft: random.chance(0.5) }
  },
  make: ({ material, critical, incidence, surface, fromLeft }) => {
    const [x, y, radius] = [180, 168, 150]
    const degrees = fromLeft ? 180 - surface : surface
    const isTotal = incidence > critical
    const all = 'all of it is reflected'
    const part = 'part of it goes into the air'
    const [right, other] = isTotal ? [all, part] : [part, all]
    const crosses = incidence > critical !== surface > critical
    return {
      stem: `A semicircular block of ${material.name} lies on a protractor, so that its flat face is along the base line and its centre is at the middle, M. A ray of light enters the block through its curved face and travels to M. Below the flat face there is air. The critical angle of the ${material.name} is ${critical}°.`,
      figure: figure(
        {
          name: 'waves/ray-on-a-protractor-to-its-middle',
          title: 'A ray on a protractor that travels to the middle of its base line',
          description: `A protractor with its base line level and two rows of numbers from 0 to 180. A straight ray comes from the upper ${fromLeft ? 'left' : 'right'} and ends at the middle M of the base line. It crosses the scale at the mark ${surface} of the row that starts on the ${fromLeft ? 'left' : 'right'}, which is ${180 - surface} in the other row. The block is a semicircle on the base line round M, and the space below the base line is air.`,
          height: 216,
        },
        // The block is as large as the inner arc of the protractor.
        polygon(
          Array.from({ length: 37 }, (_, at) => polar(x, y, radius - 60, at * 5)),
          'w',
        ),
        protractor(x, y, radius),
        midArrow(...polar(x, y, radius + 12, degrees), x, y, 'p', 0.82),
        text(x, y + 18, 'M', { anchor: 'middle', cls: 'b' }),
        text(x + (fromLeft ? 44 : -44), y - 26, material.name, { anchor: 'middle', cls: 's' }),
        text(x, y + 40, 'air', { anchor: 'middle', cls: 's' }),
      ),
      prompt: [
        'Which row describes what happens to the light at M, and gives the angle of reflection there?',
        'What happens to the light at M, and what is the angle of reflection?',
      ],
      options: rows(
        ['light at M', 'angle of reflection'],
        [right, `${incidence}°`],
        [
          [
            [right, `${surface}°`],
            'You took the angle between the ray and the flat face. The angles of incidence and reflection are measured from the normal.',
          ],
          [
            [other, `${incidence}°`],
            isTotal
              ? 'You did not compare the angle of incidence with the critical angle. It is greater, so no light is refracted.'
              : 'You let all the light be reflected at an angle of incidence that is less than the critical angle.',
          ],
          [
            [other, `${surface}°`],
            crosses
              ? 'You took the angle between the ray and the flat face for the angle of incidence, and compared this with the critical angle.'
              : 'You took the angle between the ray and the flat face, and exchanged the two cases at the critical angle.',
          ],
        ],
      ),
      solution: `The ray makes an angle of ${surface}° with the flat face. The normal is at 90° to this face, so the angle of incidence is 90° − ${surface}° = ${incidence}°, and the angle of reflection is the same.

${incidence}° is ${isTotal ? 'greater' : 'less'} than the critical angle of ${critical}°, so ${isTotal ? 'there is total internal reflection: all the light is reflected' : 'part of the light is refracted into the air and part of it is reflected'}.`,
    }
  },
  // By the sines: light leaves as long as the sine of the angle in air would be less than 1.
  verify: ({ critical, surface }) => {
    const ratio = Math.cos((surface * Math.PI) / 180) / Math.sin((critical * Math.PI) / 180)
    return ratio > 1 ? 'all of it is reflected' : 'part of it goes into the air'
  },
})

/** With the range in which the critical angles of such materials are. */
const BLOCKS = [
  { name: 'glass', first: [34, 36], step: [4, 5], from: 36, to: 43 },
  { name: 'dense glass', first: [26, 28, 30], step: [4, 5, 6], from: 31, to: 38 },
  { name: 'clear plastic', first: [32, 34], step: [4, 5], from: 37, to: 43 },
  { name: 'ice', first: [46, 47], step: [5, 6], from: 48.5, to: 51 },
  { name: 'clear jelly', first: [46, 47], step: [4, 5], from: 47, to: 49 },
] as const

/** A ray to the middle of the flat face, with its angle to this face, in a space of 118 by 130. */
function blockWithRay(x: number, y: number, incidence: number, critical: number, name: string): Shape {
  const [mx, my, radius] = [x + 59, y + 66, 54]
  const out = refracted(incidence, 1 / Math.sin((critical * Math.PI) / 180), 1)
  return (
    polygon(
      Array.from({ length: 37 }, (_, at) => polar(mx, my, radius, at * 5)),
      'l w',
    ) +
    midArrow(...polar(mx, my, 64, 90 + incidence), mx, my, 'p', 0.4) +
    (out === null
      ? midArrow(mx, my, ...polar(mx, my, 64, 90 - incidence), 'p', 0.7)
      : midArrow(mx, my, ...polar(mx, my, 50, 270 + out), 'p', 0.7)) +
    arc(mx, my, 16, 90 + incidence, 180, 'l thin') +
    text(mx - 35, my - 4, `${90 - incidence}°`, { anchor: 'middle', cls: 's' }) +
    text(mx, y + 130, name, { anchor: 'middle', cls: 'b' })
  )
}

core('critical-angle-from-three-rays', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'not-needed' },
  values: random => {
    const block = random.pick(BLOCKS)
    const first: number = random.pick(block.first)
    const step: number = random.pick(block.step)
    const angles = [first, first + step, first + 2 * step] as const
    if (first < 45 && angles[2] > 44) return null
    const upper = random.chance(0.5)
    const critical = first + step * (upper ? 1.5 : 0.5)
    if (critical < block.from || critical > block.to) return null
    return {
      material: block.name,
      angles,
      upper,
      critical,
      turned: random.chance(0.5),
      scene: random.int(0, 2),
    }
  },
  make: ({ material, angles, upper, critical, turned, scene }) => {
    const listed = turned ? [...angles].reverse() : [...angles]
    const between = (from: number, to: number) => `between ${from}° and ${to}°`
    const [low, middle, high] = angles
    const right = upper ? ([middle, high] as const) : ([low, middle] as const)
    const other = upper ? ([low, middle] as const) : ([middle, high] as const)
    const opposite = ([from, to]: readonly [number, number]): [number, number] => [90 - to, 90 - from]
    const options: [readonly [number, number], string | null][] = [
      [right, null],
      [
        other,
        'You took the two rays that are not on different sides of the critical angle. Take the last ray that is refracted and the first that is totally reflected.',
      ],
      [
        opposite(right),
        'You used the angles between the ray and the flat face. The critical angle is measured from the normal.',
      ],
      [
        opposite(other),
        'You used the angles between the ray and the flat face, and two rays that are not on different sides of the critical angle.',
      ],
    ]
    const sorted = options.toSorted(([[one]], [[next]]) => one - next)
    return {
      stem: `${
        [
          `A ray of light is sent into a semicircular block of ${material} at three different angles, 1, 2 and 3. Below the flat face there is air.`,
          `A student sends a ray of light to the middle of the flat face of a semicircular block of ${material}. She does this at three angles. There is air below the block.`,
          `The diagrams show what happens to a ray of light in a semicircular block of ${material} at three angles. The flat face of the block is in air.`,
        ][scene] ?? ''
      } Weak reflected rays are not shown. The angle between the ray and the flat face is marked.`,
      figure: figure(
        {
          name: 'waves/three-rays-in-a-semicircular-block',
          title: 'Three drawings of a ray in a semicircular block',
          description: `Three semicircular blocks with the flat face below. In each a ray enters through the curved face and meets the middle of the flat face. ${listed.map((each, at) => `In drawing ${at + 1} the angle marked between the ray and the flat face is ${90 - each}°, and the ray ${each > critical ? 'leaves through the curved face, on the other side' : 'leaves through the flat face into the air'}.`).join(' ')}`,
          height: 140,
        },
        line(4, 70, 356, 70, 'f'),
        ...listed.map((each, at) => blockWithRay(at * 120, 4, each, critical, String(at + 1))),
      ),
      prompt: [
        `What is the critical angle of the ${material}?`,
        `Which statement about the critical angle of the ${material} is correct?`,
      ],
      options: inThisOrder(
        sorted.map(([[from, to], error]) =>
          error === null ? `It is ${between(from, to)}.` : ([`It is ${between(from, to)}.`, error] as const),
        ),
      ),
      solution: `The angle of incidence is measured from the normal: ${listed.map(each => `90° − ${90 - each}° = ${each}°`).join(', ')}.

At ${right[0]}° light still leaves into the air. At ${right[1]}° all of it is reflected, so this angle is greater than the critical angle. The critical angle is ${between(right[0], right[1])}.`,
    }
  },
  // By what the drawings show: the greatest angle at which light leaves, and the least at which none does.
  verify: ({ angles, critical }) => {
    const n = 1 / Math.sin((critical * Math.PI) / 180)
    const leaves = angles.filter(each => n * Math.sin((each * Math.PI) / 180) < 1)
    const stays = angles.filter(each => !leaves.includes(each))
    return `It is between ${Math.max(...leaves)}° and ${Math.min(...stays)}°.`
  },
})
