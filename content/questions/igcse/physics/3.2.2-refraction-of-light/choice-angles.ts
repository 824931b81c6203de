import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { angle, ray } from '@/lib/figures/rays'
import { line, polar, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = choiceQuestions('3.2.2')

export { templates }

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

supplement('refractive-index-from-angles-with-the-surface', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const medium = random.pick([
      { name: 'glass', n: 1.5 },
      { name: 'water', n: 1.33 },
      { name: 'plastic', n: 1.42 },
      { name: 'glass', n: 1.62 },
    ])
    const above = random.int(28, 60) // between the ray and the surface
    const below = 90 - Math.round((Math.asin(sine(90 - above) / medium.n) * 180) / Math.PI)
    const right = sine(90 - above) / sine(90 - below)
    const slips: Slip[] = [
      [
        sine(below) / sine(above),
        'You used the angles with the surface. Both angles are measured from the normal.',
      ],
      [sine(90 - below) / sine(90 - above), 'You turned the formula upside down.'],
      [(90 - above) / (90 - below), 'You divided the angles, not their sines.'],
      [
        below / above,
        'You divided the two angles of the diagram, without the sines and not from the normal.',
      ],
      [sine(90 - above) / sine(below), 'You used one angle from the normal and one from the surface.'],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, '', 2))
    if (!wrong || Math.abs(right - medium.n) > 0.05) return null
    const printed = [right, ...wrong.map(([value]) => value)].map(value => roundTo(value, 2))
    if (printed.some((one, at) => printed.some((other, place) => place > at && Math.abs(one - other) < 0.04)))
      return null
    return { name: medium.name, above, below, right, wrong, mirrored: random.chance(0.5) }
  },
  make: ({ name, above, below, right, wrong, mirrored }) => {
    const [x, y] = [180, 112]
    const turned = (degrees: number) => (mirrored ? 180 - degrees : degrees)
    const from = polar(x, y, 104, turned(180 - above))
    const to = polar(x, y, 104, turned(-below))
    const arcOf = (one: number, other: number, label: string) =>
      mirrored ? angle(x, y, 180 - other, 180 - one, label, 34) : angle(x, y, one, other, label, 34)
    return {
      stem: [
        `A ray of light passes from air into ${name}. The diagram shows the angles between the ray and the surface.`,
        `The diagram shows a ray of light at the boundary between air and ${name}.`,
        `A student draws a ray of light that enters ${name} from air, and measures two angles.`,
      ],
      figure: figure(
        {
          name: 'waves/ray-with-angles-to-the-surface',
          title: 'A ray at the boundary of air and another medium',
          description: `A level boundary with air above and ${name} below. A ray comes down through the air and makes an angle of ${above} degrees with the boundary. In the ${name} it goes on downwards and makes an angle of ${below} degrees with the boundary.`,
          height: 226,
        },
        rect(30, y, 300, 108, 'w'),
        line(30, y, 330, y),
        ray([from, [x, y], to]),
        arcOf(180 - above, 180, `${above}°`),
        arcOf(-below, 0, `${below}°`),
        text(mirrored ? 38 : 322, y - 10, 'air', { anchor: mirrored ? 'start' : 'end' }),
        text(mirrored ? 322 : 38, y + 96, name, { anchor: mirrored ? 'end' : 'start' }),
      ),
      prompt: `What is the refractive index of the ${name}?`,
      options: numbers({ right, unit: '', sigFigs: 2, wrong }),
      solution: `Angles are measured from the normal: *i* = 90° − ${above}° = ${90 - above}° and *r* = 90° − ${below}° = ${90 - below}°.

*n* = sin *i* ÷ sin *r* = ${quantity(sine(90 - above), '', 3)} ÷ ${quantity(sine(90 - below), '', 3)} = ${quantity(right, '', 2)}.`,
    }
  },
  verify: ({ above, below }) => Math.cos((above * Math.PI) / 180) / Math.cos((below * Math.PI) / 180),
})
