import {
  allDiffer,
  choice,
  inThisOrder,
  numbers,
  statements,
  type Wrong,
} from '@/lib/exams/authoring/options'
import { figures, quantity, standardForm } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const arcsin = (value: number) => (Math.asin(value) * 180) / Math.PI

// 3.2.2 Refraction of light: Supplement

const indexFromAngles = template({
  ...supplement,
  name: 'refractive-index-from-angles',
  subtopic: '3.2.2',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const inAir = random.int(35, 65)
    const inside = random.int(20, 40)
    const right = sin(inAir) / sin(inside)
    const wrong = [inAir / inside, sin(90 - inside) / sin(90 - inAir), 1 / right]
    if (right < 1.3 || right > 1.7) return null
    return allDiffer([right, ...wrong], 2)
      ? { inAir, inside, right, wrong, leaves: random.chance(0.4) }
      : null
  },
  make: ({ inAir, inside, right, wrong: [ratio = 0, surface = 0, inverse = 0], leaves }) =>
    choice({
      stem: leaves
        ? `A ray of light passes from a transparent block into air. The angle of incidence in the block is ${inside}° and the angle of refraction in the air is ${inAir}°.`
        : `A ray of light passes from air into a transparent block. The angle of incidence is ${inAir}° and the angle of refraction is ${inside}°.`,
      prompt: 'What is the refractive index of the material of the block?',
      subtopic: '3.2.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: '',
        sigFigs: 2,
        wrong: [
          [ratio, 'You divided the angles. It is their sines that must be divided.'],
          [
            surface,
            'You used the angles from the surface, the larger one on top, instead of those from the normal.',
          ],
          [inverse, 'You divided the wrong way round. The sine of the angle in air goes on top.'],
        ],
      }),
      solution: `${leaves ? 'The path of light is the same backwards, so the angle in air takes the place of *i*.\n\n' : ''}*n* = sin *i* ÷ sin *r* = sin ${inAir}° ÷ sin ${inside}° = ${figures(right, 2)}.`,
    }),
  verify: ({ inAir, inside }) =>
    Math.cos(((90 - inAir) * Math.PI) / 180) / Math.cos(((90 - inside) * Math.PI) / 180),
})

const SPEEDS = [
  { medium: 'a glass block', least: 1.5, most: 1.7 },
  { medium: 'a glass lens', least: 1.5, most: 1.74 },
  { medium: 'a block of clear plastic', least: 1.44, most: 1.58 },
  { medium: 'an oil', least: 1.4, most: 1.48 },
  { medium: 'a sugar solution', least: 1.36, most: 1.46 },
  { medium: 'a gemstone', least: 1.7, most: 2.4 },
]

const speedAndIndex = template({
  ...supplement,
  name: 'refractive-index-from-speeds',
  subtopic: '3.2.2',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const { medium, least, most } = random.pick(SPEEDS)
    const index = random.step(least, most, 0.02)
    const asked = random.pick(['speed', 'index'] as const)
    // Hundredths of 10^8 m/s, as the stem prints them.
    const speed = Math.round(300 / index) / 100
    const all =
      asked === 'speed' ? [3 / index, index, 3, 3 * index] : [3 / speed, speed / 3, speed, 3 - speed]
    return allDiffer(all, 2) && figures(3 / speed, 2) === figures(index, 2)
      ? { medium, index, asked, speed, all }
      : null
  },
  make: ({ medium, index, asked, speed, all: [right = 0, one = 0, two = 0, three = 0] }) => {
    const print = (value: number, sigFigs = 2) => `${standardForm(value * 1e8, sigFigs)}\u00a0m/s`
    const the = medium.replace(/^an? /, 'the ')
    const speeds: [number, string | null][] = [
      [right, null],
      [one, 'You took the refractive index itself as the speed, in units of 10^{8} m/s.'],
      [two, 'You kept the speed in air. Light is slower in a denser medium.'],
      [three, 'You multiplied by the refractive index. The speed in air must be divided by it.'],
    ]
    speeds.sort(([first], [second]) => first - second)
    return choice({
      stem:
        asked === 'speed'
          ? `The speed of light in air is 3.0 × 10^{8} m/s. The refractive index of ${medium} is ${figures(index, 3)}.`
          : `The speed of light is 3.0 × 10^{8} m/s in air and ${print(speed, 3)} in ${medium}.`,
      prompt:
        asked === 'speed'
          ? `What is the speed of light in ${the}?`
          : `What is the refractive index of ${the}?`,
      subtopic: '3.2.2',
      objective: 'AO2',
      options:
        asked === 'speed'
          ? inThisOrder(
              speeds.map(([value, error]) => (error === null ? print(value) : [print(value), error])),
            )
          : numbers({
              right,
              unit: '',
              sigFigs: 2,
              wrong: [
                [one, 'You divided the wrong way round. The speed in air goes on top.'],
                [
                  two,
                  'You took the number in the speed as the refractive index, which is a ratio of speeds.',
                ],
                [three, 'You subtracted the speeds; the refractive index is their ratio.'],
              ],
            }),
      solution:
        asked === 'speed'
          ? `*n* = speed in air ÷ speed in the medium, so speed in the medium = 3.0 × 10^{8} ÷ ${figures(index, 3)} = ${print(right)}.`
          : `*n* = speed in air ÷ speed in the medium = (3.0 × 10^{8}) ÷ (${standardForm(speed * 1e8, 3)}) = ${figures(right, 2)}.`,
    })
  },
  verify: ({ index, asked }) =>
    asked === 'speed' ? `${standardForm(30 / index / 1e-7, 2)}\u00a0m/s` : index,
})

const criticalFromIndex = template({
  ...supplement,
  name: 'critical-angle-and-refractive-index',
  subtopic: '3.2.2',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const asked = random.pick(['angle', 'index'] as const)
    if (asked === 'index') {
      const critical = random.int(36, 50)
      const right = 1 / sin(critical)
      const wrong = [sin(critical), 90 / critical, 1 / sin(90 - critical)]
      return allDiffer([right, ...wrong], 2) ? { asked, given: critical, right, wrong } : null
    }
    const index = random.step(1.3, 1.7, 0.01)
    const right = arcsin(1 / index)
    const wrong = [90 / index, 90 - right, (Math.atan(1 / index) * 180) / Math.PI]
    return allDiffer([right, ...wrong], 2) ? { asked, given: index, right, wrong } : null
  },
  make: ({ asked, given, right, wrong: [one = 0, two = 0, three = 0] }) =>
    asked === 'angle'
      ? choice({
          stem: `The refractive index of a transparent material is ${figures(given, 3)}. Light travels in the material towards air.`,
          prompt: 'What is the critical angle?',
          subtopic: '3.2.2',
          objective: 'AO2',
          options: numbers({
            right,
            unit: '°',
            sigFigs: 2,
            wrong: [
              [one, 'You divided 90° by the refractive index. It is the sine of the angle that is 1 ÷ *n*.'],
              [
                two,
                'You found the angle from the surface (or used the cosine), not the one from the normal.',
              ],
              [three, 'You used the tangent instead of the sine.'],
            ],
          }),
          solution: `*n* = 1 ÷ sin *c*, so sin *c* = 1 ÷ ${figures(given, 3)} = ${figures(1 / given, 3)}, and *c* = ${quantity(right, '°', 2)}.`,
        })
      : choice({
          stem: `The critical angle for light that travels in a transparent material towards air is ${given}°.`,
          prompt: 'What is the refractive index of the material?',
          subtopic: '3.2.2',
          objective: 'AO2',
          options: numbers({
            right,
            unit: '',
            sigFigs: 2,
            wrong: [
              [one, 'You stopped at sin *c*. The refractive index is 1 ÷ sin *c*.'],
              [two, 'You divided the angles. At the critical angle *n* = sin 90° ÷ sin *c*.'],
              [three, 'You used the cosine of the critical angle instead of its sine.'],
            ],
          }),
          solution: `*n* = 1 ÷ sin *c* = 1 ÷ sin ${given}° = ${figures(right, 2)}.`,
        }),
  // By bisection on Snell's law with 90° in air.
  verify: ({ asked, given }) => {
    if (asked === 'index') return sin(90) / sin(given)
    let [low, high] = [0, 90]
    for (let at = 0; at < 60; at += 1) {
      const middle = (low + high) / 2
      if (given * sin(middle) > 1) high = middle
      else low = middle
    }
    return low
  },
})

const FIBRES = [
  {
    prompt: 'Which statement explains how light stays inside an optical fibre?',
    right: 'At the wall, its angle of incidence is greater than the critical angle.',
    wrong: [
      [
        'At the wall, its angle of incidence is smaller than the critical angle.',
        'Below the critical angle, most of the light would be refracted out of the fibre.',
      ],
      [
        'At the wall, its angle of incidence is always 90°.',
        'The light meets the wall at many angles. They only have to be greater than the critical angle.',
      ],
      [
        'At the wall, it is refracted towards the normal, back into the fibre.',
        'Light that stays in the fibre is reflected. Refraction would take it out.',
      ],
      [
        'Around the glass, the air is the denser medium.',
        'The glass must be the denser medium, or there is no total internal reflection.',
      ],
    ],
    why: 'Inside the glass, the denser medium, the light meets the wall at an angle of incidence greater than the critical angle. It is totally internally reflected, again and again.',
  },
  {
    prompt: 'What happens to a pulse of light at the wall of an optical fibre in a telephone line?',
    right: 'It is totally internally reflected.',
    wrong: [
      [
        'It is dispersed into colours.',
        'Dispersion is seen with a prism. At the wall, the light is reflected.',
      ],
      [
        'It is refracted along the wall.',
        'That happens at the critical angle only. In a fibre the angle of incidence is greater.',
      ],
      [
        'It is diffracted round the bend.',
        'The light follows the bend by repeated reflection, not diffraction.',
      ],
      [
        'It is refracted away from the normal.',
        'Refracted light would leave the fibre and the signal would be lost.',
      ],
    ],
    why: 'The angle of incidence at the wall is greater than the critical angle, so all the light is reflected inside the fibre.',
  },
] as const

const fibre = template({
  ...supplement,
  name: 'optical-fibre',
  subtopic: '3.2.2',
  difficulty: 2,
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(FIBRES)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) =>
    choice({
      stem: 'Optical fibres are thin threads of glass. They are used in telecommunications.',
      prompt: item.prompt,
      subtopic: '3.2.2',
      objective: 'AO1',
      options: statements(
        item.right,
        wrong.map(([each, error]): Wrong => [each, error]),
      ),
      solution: item.why,
    }),
})

export const templates = [indexFromAngles, speedAndIndex, criticalFromIndex, fibre]
