import { choice, inThisOrder, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { angle, ray, refracted } from '@/lib/figures/rays'
import { line, type Point, polar, polygon, rect, text } from '@/lib/figures/shapes'

const core = { style: 'choice', tier: 'core', calculator: 'not-needed' } as const

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

// 3.2.2 Refraction of light

const MEDIA = ['glass', 'water', 'clear plastic', 'diamond']

const atBoundary = template({
  ...core,
  name: 'speed-and-direction-at-a-boundary',
  subtopic: '3.2.2',
  difficulty: 2,
  checked: '2026-11-20',
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
  checked: '2026-11-20',
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
        angle(x, top, 270, 270 + inside, `${inside}°`, 54),
        angle(...exit, 270, 270 + incidence, '*x*', 36),
        text(312, bottom - 8, material, { anchor: 'end' }),
        text(312, top - 8, 'air', { anchor: 'end' }),
      ),
      prompt: 'What is angle *x*?',
      subtopic: '3.2.2',
      objective: 'AO2',
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
    tilt: 34,
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
    tilt: 42,
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
        'the angle of total internal reflection',
        'Total internal reflection begins above this angle. Here light still leaves, along the surface.',
      ],
    ],
    why: 'The critical angle is the angle of incidence in the denser medium for which the angle of refraction is 90°, so that the refracted ray travels along the surface.',
  },
  {
    tilt: 26,
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
    tilt: 54,
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
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(SEMICIRCLES)
    return {
      item,
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
    }
  },
  make: ({ item, wrong }) =>
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
        ray([polar(180, 56, 128, 270 - item.tilt), polar(180, 56, 86, 270 - item.tilt), [180, 56]]),
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
  checked: '2026-11-20',
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
      objective: 'AO2',
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
  checked: '2026-11-20',
  values: random => {
    const [what, critical] = random.pick([
      ['made of glass', 42],
      ['made of glass', 40],
      ['made of clear plastic', 43],
      ['a thin-walled plastic box that is filled with water', 49],
      ['a thin-walled plastic box that is filled with a clear liquid', 47],
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
      stem: `The diagram shows a ray of light that enters a prism PQR along the normal of face PQ. The prism is ${what}. It is in air, and the critical angle is ${critical}°.`,
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

export const templates = [atBoundary, parallelBlock, semicircle, totalReflection, rightPrism]
