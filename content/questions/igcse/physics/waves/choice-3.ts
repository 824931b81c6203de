import { allDiffer, choice, inThisOrder, numbers, rows, statements, type Wrong } from '@/lib/exams/authoring'
import { figures, quantity, standardForm } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/notes/figures/figure'
import { angle, ray, refracted } from '@/lib/notes/figures/rays'
import { line, type Point, polar, polygon, rect, text } from '@/lib/notes/figures/shapes'

const core = { style: 'choice', tier: 'core', calculator: 'not-needed' } as const
const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const arcsin = (value: number) => (Math.asin(value) * 180) / Math.PI

// 3.2.2 Refraction of light

const MEDIA = ['glass', 'water', 'clear plastic', 'diamond']

const atBoundary = template({
  ...core,
  name: 'speed-and-direction-at-a-boundary',
  subtopic: '3.2.2',
  difficulty: 2,
  values: random => ({
    medium: random.pick(MEDIA),
    enters: random.chance(0.5),
    incidence: random.step(12, 20, 2),
  }),
  make: ({ medium, enters, incidence }) => {
    const [from, into] = enters ? ['air', medium] : [medium, 'air']
    const [speed, way, size] = enters
      ? ['decreases', 'towards the normal', 'smaller']
      : ['increases', 'away from the normal', 'larger']
    const [otherSpeed, otherWay] = enters
      ? ['increases', 'away from the normal']
      : ['decreases', 'towards the normal']
    return choice({
      stem: `A ray of light passes from ${from} into ${into}. The angle of incidence is ${incidence}°.`,
      prompt: 'Which row describes what happens to the light as it crosses the boundary?',
      subtopic: '3.2.2',
      objective: 'AO1',
      options: rows(
        ['speed', 'direction'],
        [speed, `bends ${way}`],
        [
          [
            [speed, `bends ${otherWay}`],
            `You have the right change of speed, but light that ${enters ? 'slows down' : 'speeds up'} bends ${way}.`,
          ],
          [
            [otherSpeed, `bends ${way}`],
            `You have the right direction, but light is faster in air than in ${medium}.`,
          ],
          [[otherSpeed, `bends ${otherWay}`], `You described light that passes from ${into} into ${from}.`],
        ],
      ),
      solution: `Light is slower in ${medium} than in air, so its speed ${speed}. It bends ${way}: the angle of refraction is ${size} than the angle of incidence.`,
    })
  },
  verify: ({ enters }) => ((enters ? 1.5 : 1 / 1.5) > 1 ? 'decreases' : 'increases'),
})

const parallelBlock = template({
  ...core,
  name: 'angles-through-a-rectangular-block',
  subtopic: '3.2.2',
  difficulty: 3,
  values: random => {
    const index = random.pick([1.4, 1.45, 1.5, 1.55])
    const incidence = random.int(38, 62)
    const inside = Math.round(refracted(incidence, 1, index) ?? 0)
    const wrong = [inside, 90 - incidence, 90 - inside]
    const apart = [incidence, ...wrong].every((one, at, all) =>
      all.slice(at + 1).every(other => Math.abs(one - other) > 2),
    )
    return apart ? { incidence, inside, material: random.pick(['glass', 'clear plastic']) } : null
  },
  make: ({ incidence, inside, material }) => {
    const [x, top, bottom] = [126, 84, 172]
    const exit: Point = [x + (bottom - top) * Math.tan((inside * Math.PI) / 180), bottom]
    const options: [number, string | null][] = [
      [incidence, null],
      [
        inside,
        'You gave the angle of incidence at the lower face, inside the block. The ray bends again as it leaves.',
      ],
      [90 - incidence, 'You measured from the surface. Angles are measured from the normal.'],
      [90 - inside, 'You used the angle between the ray inside the block and its surface.'],
    ]
    options.sort(([one], [other]) => one - other)
    return choice({
      stem: `A ray of light in air meets one face of a rectangular ${material} block at an angle of incidence of ${incidence}°. The angle of refraction is ${inside}°. The ray leaves through the opposite face.`,
      figure: figure(
        {
          name: 'waves/ray-through-a-rectangular-block',
          title: 'A ray of light through a rectangular block',
          description: `A ray in air comes from the upper left to the top face of a rectangular block. The angle of incidence, from a dashed normal, is ${incidence}°. The ray goes on inside the block, with an angle of refraction of ${inside}°, to the bottom face and out into the air. A normal is drawn there, and the angle between it and the emergent ray is marked x.`,
          height: 260,
        },
        rect(40, top, 280, bottom - top, 'l w'),
        line(x, top - 66, x, top + 60, 'l dash thin'),
        line(exit[0], bottom - 50, exit[0], bottom + 76, 'l dash thin'),
        ray([polar(x, top, 104, 90 + incidence), [x, top], exit, polar(...exit, 100, 270 + incidence)]),
        angle(x, top, 90, 90 + incidence, `${incidence}°`, 36),
        angle(x, top, 270, 270 + inside, `${inside}°`, 42),
        angle(...exit, 270, 270 + incidence, '*x*', 36),
        text(312, bottom - 8, material, { anchor: 'end' }),
        text(312, top - 8, 'air', { anchor: 'end' }),
      ),
      prompt: 'What is angle *x*?',
      subtopic: '3.2.2',
      objective: 'AO1',
      options: inThisOrder(
        options.map(([value, error]) => (error === null ? `${value}°` : [`${value}°`, error])),
      ),
      solution: `The two faces are parallel, so the ray meets the lower face at ${inside}° to its normal. There it bends away from the normal by as much as it was bent towards it before. So the emergent ray is parallel to the incident ray, and *x* = ${incidence}°.`,
    })
  },
  // By the refractive index of these two angles, out again at the lower face.
  verify: ({ incidence, inside }) => {
    const index = sin(incidence) / sin(inside)
    return Math.round(refracted(inside, index, 1) ?? 0)
  },
})

const SEMICIRCLES = [
  {
    prompt: 'Why does the ray not change direction as it enters the glass?',
    right: 'It meets the curved face along the normal.',
    wrong: [
      [
        'Its speed does not change at the curved face.',
        'The light does slow down in the glass. Along the normal, this does not change its direction.',
      ],
      [
        'It meets the curved face at the critical angle.',
        'The critical angle belongs to light inside the denser medium. Here the light comes from air.',
      ],
      [
        'It is totally internally reflected at the curved face.',
        'Total internal reflection happens inside the denser medium. Here the light enters the glass.',
      ],
      [
        'It meets the curved face at an angle of incidence of 90°.',
        'A ray along the normal has an angle of incidence of 0°, not 90°.',
      ],
    ],
    why: 'A ray towards the centre of the flat face travels along a radius of the semicircle, which is the normal of the curved face. The angle of incidence is 0°: the speed changes but the direction does not.',
  },
  {
    prompt:
      'At the flat face, the refracted ray travels along the surface. What is the name of the angle of incidence at the flat face?',
    right: 'the critical angle',
    wrong: [
      [
        'the angle of refraction',
        'The angle of refraction is the 90° between the refracted ray and the normal.',
      ],
      [
        'the angle of reflection',
        'The angle of reflection belongs to the ray that is reflected in the glass.',
      ],
      [
        'the right angle',
        'It is the angle of refraction that is 90° here; the angle of incidence is smaller.',
      ],
      [
        'the internal angle',
        'There is no such term in the syllabus. The angle at which refraction is at 90° has a name of its own.',
      ],
    ],
    why: 'The critical angle is the angle of incidence in the denser medium for which the angle of refraction is 90°, so that the refracted ray travels along the surface.',
  },
  {
    prompt:
      'The angle of incidence at the flat face is smaller than the critical angle. What happens to the light at the flat face?',
    right: 'Most is refracted into the air and some is reflected inside the glass.',
    wrong: [
      [
        'All of it is reflected inside the glass.',
        'All of it is reflected only when the angle of incidence is greater than the critical angle.',
      ],
      [
        'All of it travels along the flat face.',
        'The refracted ray travels along the surface only at the critical angle.',
      ],
      [
        'Most is refracted into the air, closer to the normal than inside the glass.',
        'You bent the ray the wrong way. Light that speeds up bends away from the normal.',
      ],
      [
        'All of it is absorbed by the glass at the flat face.',
        'Light is reflected and refracted at the surface of clear glass, not absorbed by it.',
      ],
    ],
    why: 'Below the critical angle most of the light is refracted out of the glass, away from the normal. There is always a weak internal reflection too.',
  },
  {
    prompt:
      'The angle of incidence at the flat face is greater than the critical angle. What happens to the light at the flat face?',
    right: 'All of it is reflected inside the glass.',
    wrong: [
      [
        'Most is refracted into the air and some is reflected inside the glass.',
        'You described an angle of incidence smaller than the critical angle.',
      ],
      [
        'All of it travels along the flat face.',
        'The refracted ray travels along the surface only at the critical angle.',
      ],
      [
        'All of it is refracted into the air.',
        'Above the critical angle no light is refracted out of the glass.',
      ],
      [
        'Half is refracted into the air and half is reflected inside the glass.',
        'Above the critical angle the reflection is total: no light is refracted.',
      ],
    ],
    why: 'In the denser medium, at an angle of incidence greater than the critical angle, all the light is reflected: total internal reflection.',
  },
] as const

const semicircle = template({
  ...core,
  name: 'semicircular-block',
  subtopic: '3.2.2',
  difficulty: 2,
  values: random => {
    const item = random.pick(SEMICIRCLES)
    return {
      item,
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
      tilt: random.step(24, 32, 2),
    }
  },
  make: ({ item, wrong, tilt }) =>
    choice({
      stem: 'A student directs a ray of light at the curved face of a semicircular glass block, towards the centre of its flat face.',
      figure: figure(
        {
          name: 'waves/semicircular-block',
          title: 'A ray of light that enters a semicircular glass block',
          description:
            'A semicircular glass block with its flat face at the top. A ray of light from the lower left enters the curved face and goes on straight to the centre of the flat face, where a dashed normal is drawn. What happens at the flat face is not drawn.',
          height: 184,
        },
        polygon(
          Array.from({ length: 37 }, (_, at) => polar(180, 56, 86, 180 + at * 5)),
          'l w',
        ),
        line(180, 12, 180, 112, 'l dash thin'),
        ray([polar(180, 56, 128, 270 - tilt), polar(180, 56, 86, 270 - tilt), [180, 56]]),
        text(190, 22, 'normal'),
        text(236, 84, 'glass', { anchor: 'middle' }),
        text(290, 48, 'air'),
      ),
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

const totalReflection = template({
  ...core,
  name: 'conditions-for-total-internal-reflection',
  subtopic: '3.2.2',
  difficulty: 3,
  values: random => {
    const [medium, critical] = random.pick([
      ['glass', 42],
      ['glass', 40],
      ['water', 49],
      ['clear plastic', 43],
    ] as const)
    const above = critical + random.int(4, 18)
    const below = critical - random.int(4, 18)
    const outside = critical + random.int(4, 30)
    return above !== outside ? { medium, critical, above, below, outside } : null
  },
  make: ({ medium, critical, above, below, outside }) => {
    const out = (value: number) => [medium, 'air', `${value}°`]
    const into = (value: number) => ['air', medium, `${value}°`]
    return choice({
      stem: `The critical angle for light that passes from ${medium} to air is ${critical}°.`,
      prompt: 'In which case is all the light reflected at the boundary?',
      subtopic: '3.2.2',
      objective: 'AO1',
      options: rows(['light travels in', 'towards', 'angle of incidence'], out(above), [
        [
          out(below),
          `You chose an angle smaller than the critical angle. Most of the light is then refracted into the air.`,
        ],
        [
          into(outside),
          `You looked at the angle only. The light must travel in the denser medium, here ${medium}.`,
        ],
        [
          into(below),
          'You reversed both conditions: the light must be in the denser medium, at an angle greater than the critical angle.',
        ],
      ]),
      solution: `Total internal reflection needs both: the light travels in the denser medium (${medium}) towards the less dense one (air), and the angle of incidence is greater than the critical angle, ${critical}°. Only ${above}° from ${medium} to air satisfies both.`,
    })
  },
  verify: ({ medium }) => medium,
})

const rightPrism = template({
  ...core,
  name: 'ray-in-a-right-angled-prism',
  subtopic: '3.2.2',
  difficulty: 4,
  values: random => {
    const [what, critical] = random.pick([
      ['solid glass', 42],
      ['solid glass', 40],
      ['clear plastic', 43],
      ['hollow, with thin walls, and filled with water,', 49],
      ['hollow, with thin walls, and filled with a clear liquid,', 47],
    ] as const)
    return { what, critical }
  },
  make: ({ what, critical }) => {
    const total = critical < 45
    const reflected = 'It is totally internally reflected and leaves through face QR along its normal.'
    const out = 'Most of it is refracted into the air, away from the normal.'
    const wrong: Wrong[] = [
      [
        'Most of it is refracted into the air, towards the normal.',
        'You bent the light the wrong way: it speeds up as it leaves, so it bends away from the normal.',
      ],
      [
        'It travels along face PR.',
        `That happens when the angle of incidence equals the critical angle. Here it is 45°, not ${critical}°.`,
      ],
      total
        ? [out, `You overlooked that 45° is greater than the critical angle, ${critical}°.`]
        : [reflected, `You overlooked that 45° is smaller than the critical angle, ${critical}°.`],
    ]
    return choice({
      stem: `The diagram shows a ray of light that enters a prism PQR along the normal of face PQ. The prism is ${what} and in air. Its critical angle is ${critical}°.`.replace(
        ', and in air',
        ', and stands in air',
      ),
      figure: figure(
        {
          name: 'waves/right-angled-prism',
          title: 'A ray of light in a right-angled prism',
          description:
            'A triangular prism PQR with a right angle at Q and angles of 45 degrees at P and R. A ray travels level to the right, enters the vertical face PQ at right angles and goes on to the middle of the long face PR. What happens there is not drawn.',
          height: 190,
        },
        polygon(
          [
            [120, 24],
            [120, 164],
            [260, 164],
          ],
          'l w',
        ),
        ray([
          [30, 94],
          [120, 94],
          [190, 94],
        ]),
        angle(260, 164, 135, 180, '45°', 30),
        angle(120, 24, 270, 315, '45°', 26),
        rect(120, 154, 10, 10, 'l thin'),
        text(112, 26, 'P', { anchor: 'end', cls: 'b' }),
        text(112, 172, 'Q', { anchor: 'end', cls: 'b' }),
        text(268, 172, 'R', { cls: 'b' }),
        text(30, 84, 'ray of light', { cls: 's' }),
      ),
      prompt: 'What happens to the light at face PR?',
      subtopic: '3.2.2',
      objective: 'AO2',
      options: statements(total ? reflected : out, wrong),
      solution: `The ray enters along the normal, so it is not bent at PQ. It meets PR at an angle of incidence of 45°, in the denser medium.

45° is ${total ? 'greater' : 'smaller'} than the critical angle, ${critical}°. ${total ? 'So all the light is reflected, at 45° on the other side of the normal: it turns through 90° and leaves through QR along the normal.' : 'So most of the light leaves; it speeds up and bends away from the normal.'}`,
    })
  },
  verify: ({ critical }) =>
    sin(45) * (1 / sin(critical)) > 1
      ? 'It is totally internally reflected and leaves through face QR along its normal.'
      : 'Most of it is refracted into the air, away from the normal.',
})

const indexFromAngles = template({
  ...supplement,
  name: 'refractive-index-from-angles',
  subtopic: '3.2.2',
  difficulty: 4,
  calculator: 'needed',
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
          [surface, 'You used the angles from the surface instead of those from the normal.'],
          [inverse, 'You divided the wrong way round. The sine of the angle in air stands above.'],
        ],
      }),
      solution: `${leaves ? 'The path of light is the same backwards, so the angle in air takes the place of *i*.\n\n' : ''}*n* = sin *i* ÷ sin *r* = sin ${inAir}° ÷ sin ${inside}° = ${figures(right, 2)}.`,
    }),
  verify: ({ inAir, inside }) =>
    Math.cos(((90 - inAir) * Math.PI) / 180) / Math.cos(((90 - inside) * Math.PI) / 180),
})

const SPEEDS = [
  { medium: 'water', index: 1.33 },
  { medium: 'a glass block', index: 1.5 },
  { medium: 'a glass lens', index: 1.6 },
  { medium: 'a clear plastic', index: 1.48 },
  { medium: 'a diamond', index: 2.4 },
  { medium: 'ethanol', index: 1.36 },
  { medium: 'a sapphire', index: 1.77 },
]

const speedAndIndex = template({
  ...supplement,
  name: 'refractive-index-from-speeds',
  subtopic: '3.2.2',
  difficulty: 3,
  calculator: 'needed',
  values: random => {
    const { medium, index } = random.pick(SPEEDS)
    return { medium, index, asked: random.pick(['speed', 'index'] as const) }
  },
  make: ({ medium, index, asked }) => {
    const speed = 3e8 / index
    const print = (value: number) => `${standardForm(value, 2)}\u00a0m/s`
    const shown = Number((speed / 1e8).toFixed(2)) * 1e8
    const ratio = 3e8 / shown
    const slow = `${standardForm(speed, 3)}\u00a0m/s`
    return choice({
      stem:
        asked === 'speed'
          ? `The speed of light in air is 3.0 × 10^{8} m/s. The refractive index of ${medium} is ${index}.`
          : `The speed of light is 3.0 × 10^{8} m/s in air and ${slow} in ${medium}.`,
      prompt:
        asked === 'speed'
          ? `What is the speed of light in ${medium}?`
          : `What is the refractive index of ${medium}?`,
      subtopic: '3.2.2',
      objective: 'AO2',
      options:
        asked === 'speed'
          ? inThisOrder([
              [
                print(index * 1e8),
                'You took the refractive index itself as the speed, in units of 10^{8} m/s.',
              ],
              print(speed),
              ['3.0 × 10^{8}\u00a0m/s', 'You kept the speed in air. Light is slower in a denser medium.'],
              [
                print(3e8 * index),
                'You multiplied. Light cannot be faster in the medium than in air; the speed in air must be divided.',
              ],
            ])
          : numbers({
              right: ratio,
              unit: '',
              sigFigs: 2,
              wrong: [
                [1 / ratio, 'You divided the wrong way round. The speed in air stands above.'],
                [
                  shown / 1e8,
                  'You took the number in the speed as the refractive index. It is the ratio of the two speeds.',
                ],
                [3 - shown / 1e8, 'You subtracted the speeds; the refractive index is their ratio.'],
              ],
            }),
      solution:
        asked === 'speed'
          ? `*n* = speed in air ÷ speed in the medium, so speed in the medium = 3.0 × 10^{8} ÷ ${index} = ${print(speed)}.`
          : `*n* = speed in air ÷ speed in the medium = (3.0 × 10^{8}) ÷ (${standardForm(speed, 3)}) = ${figures(ratio, 2)}.`,
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

export const templates = [
  atBoundary,
  parallelBlock,
  semicircle,
  totalReflection,
  rightPrism,
  indexFromAngles,
  speedAndIndex,
  criticalFromIndex,
  fibre,
]
