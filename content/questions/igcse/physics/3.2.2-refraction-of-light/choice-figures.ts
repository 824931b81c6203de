import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { protractor } from '@/lib/figures/laboratory/instruments'
import { midArrow, polar, polygon, text } from '@/lib/figures/shapes'

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
