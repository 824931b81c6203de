import { allDiffer, inThisOrder, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figures, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { angle, ray, refracted } from '@/lib/figures/rays'
import { line, type Point, polar, polygon, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('3.2.2')

export { templates }

const MEDIA = ['glass', 'water', 'clear plastic', 'diamond']

core('speed-and-direction-at-a-boundary', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
      stem: `A ray of light passes from ${from} into ${into}. The angle of incidence is ${incidence}°.`,
      prompt: 'Which row describes what happens to the light as it crosses the boundary?',
      columns: 'speed | direction',
      right: `${speed} | bends ${way}`,
      wrong: {
        [`${speed} | bends ${otherWay}`]: `You have the right change of speed, but light that ${enters ? 'slows down' : 'speeds up'} bends ${way}.`,
        [`${otherSpeed} | bends ${way}`]: `You have the right direction, but light is faster in air than in ${medium}.`,
        [`${otherSpeed} | bends ${otherWay}`]: `You described light that passes from ${into} into ${from}.`,
      },
      solution: `Light is slower in ${medium} than in air, so its speed ${speed}. It bends ${way}: the angle of refraction is ${size} than the angle of incidence.`,
    }
  },
  verify: ({ enters }) => ((enters ? 1.5 : 1 / 1.5) > 1 ? 'decreases' : 'increases'),
})

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

core('angles-through-a-rectangular-block', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
    return {
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
      options: inThisOrder(
        options.map(([value, error]) => (error === null ? `${value}°` : [`${value}°`, error])),
      ),
      solution: `The two faces are parallel, so the ray meets the lower face at ${inside}° to its normal. There it bends away from the normal by as much as it was bent towards it before. So the emergent ray is parallel to the incident ray, and *x* = ${incidence}°.`,
    }
  },
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
    wrong: pairs({
      'Its speed does not change at the curved face.':
        'The light does slow down in the glass. Along the normal, this does not change its direction.',
      'It meets the curved face at the critical angle.':
        'The critical angle belongs to light inside the denser medium. Here the light comes from air.',
      'It is totally internally reflected at the curved face.':
        'Total internal reflection happens inside the denser medium. Here the light enters the glass.',
      'It meets the curved face at an angle of incidence of 90°.':
        'A ray along the normal has an angle of incidence of 0°, not 90°.',
    }),
    why: 'A ray towards the centre of the flat face travels along a radius of the semicircle, which is the normal of the curved face. The angle of incidence is 0°: the speed changes but the direction does not.',
  },
  {
    tilt: 42,
    prompt:
      'At the flat face, the refracted ray travels along the surface. What is the name of the angle of incidence at the flat face?',
    right: 'the critical angle',
    wrong: pairs({
      'the angle of refraction':
        'The angle of refraction is the 90° between the refracted ray and the normal.',
      'the angle of reflection': 'The angle of reflection belongs to the ray that is reflected in the glass.',
      'the angle of total internal reflection':
        'Total internal reflection begins above this angle. Here light still leaves, along the surface.',
    }),
    why: 'The critical angle is the angle of incidence in the denser medium for which the angle of refraction is 90°, so that the refracted ray travels along the surface.',
  },
  {
    tilt: 26,
    prompt:
      'The angle of incidence at the flat face is smaller than the critical angle. What happens to the light at the flat face?',
    right: 'Most is refracted into the air and some is reflected inside the glass.',
    wrong: pairs({
      'All of it is reflected inside the glass.':
        'All of it is reflected only when the angle of incidence is greater than the critical angle.',
      'All of it travels along the flat face.':
        'The refracted ray travels along the surface only at the critical angle.',
      'Most is refracted into the air, closer to the normal than inside the glass.':
        'You bent the ray the wrong way. Light that speeds up bends away from the normal.',
      'All of it is absorbed by the glass at the flat face.':
        'Light is reflected and refracted at the surface of clear glass, not absorbed by it.',
    }),
    why: 'Below the critical angle most of the light is refracted out of the glass, away from the normal. There is always a weak internal reflection too.',
  },
  {
    tilt: 54,
    prompt:
      'The angle of incidence at the flat face is greater than the critical angle. What happens to the light at the flat face?',
    right: 'All of it is reflected inside the glass.',
    wrong: pairs({
      'Most is refracted into the air and some is reflected inside the glass.':
        'You described an angle of incidence smaller than the critical angle.',
      'All of it travels along the flat face.':
        'The refracted ray travels along the surface only at the critical angle.',
      'All of it is refracted into the air.':
        'Above the critical angle no light is refracted out of the glass.',
      'Half is refracted into the air and half is reflected inside the glass.':
        'Above the critical angle the reflection is total: no light is refracted.',
    }),
    why: 'In the denser medium, at an angle of incidence greater than the critical angle, all the light is reflected: total internal reflection.',
  },
] as const

core('semicircular-block', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SEMICIRCLES)
    return {
      item,
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
    }
  },
  make: ({ item, wrong }) => ({
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
    right: item.right,
    wrong: wrong.map(([each, error]): Wrong => [each, error]),
    solution: item.why,
  }),
})

core('conditions-for-total-internal-reflection', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
    return {
      stem: `The critical angle for light that passes from ${medium} to air is ${critical}°.`,
      prompt: 'In which case is all the light reflected at the boundary?',
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
    }
  },
  verify: ({ medium }) => medium,
})

core('ray-in-a-right-angled-prism', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
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
    return {
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
      right: total ? reflected : out,
      wrong,
      solution: `The ray enters along the normal, so it is not bent at PQ. It meets PR at an angle of incidence of 45°, in the denser medium.

45° is ${total ? 'greater' : 'smaller'} than the critical angle, ${critical}°. ${total ? 'So all the light is reflected, at 45° on the other side of the normal: it turns through 90° and leaves through QR along the normal.' : 'So most of the light leaves; it speeds up and bends away from the normal.'}`,
    }
  },
  verify: ({ critical }) =>
    sin(45) * (1 / sin(critical)) > 1
      ? 'It is totally internally reflected and leaves through face QR along its normal.'
      : 'Most of it is refracted into the air, away from the normal.',
})

supplement('refractive-index-from-angles', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
  make: ({ inAir, inside, right, wrong: [ratio = 0, surface = 0, inverse = 0], leaves }) => ({
    stem: leaves
      ? `A ray of light passes from a transparent block into air. The angle of incidence in the block is ${inside}° and the angle of refraction in the air is ${inAir}°.`
      : `A ray of light passes from air into a transparent block. The angle of incidence is ${inAir}° and the angle of refraction is ${inside}°.`,
    prompt: 'What is the refractive index of the material of the block?',
    options: numbers({
      right,
      unit: '',
      sigFigs: 2,
      wrong: {
        'You divided the angles. It is their sines that must be divided.': ratio,
        'You used the angles from the surface, the larger one on top, instead of those from the normal.':
          surface,
        'You divided the wrong way round. The sine of the angle in air goes on top.': inverse,
      },
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

supplement('refractive-index-from-speeds', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem:
        asked === 'speed'
          ? `The speed of light in air is 3.0 × 10^{8} m/s. The refractive index of ${medium} is ${figures(index, 3)}.`
          : `The speed of light is 3.0 × 10^{8} m/s in air and ${print(speed, 3)} in ${medium}.`,
      prompt:
        asked === 'speed'
          ? `What is the speed of light in ${the}?`
          : `What is the refractive index of ${the}?`,
      options:
        asked === 'speed'
          ? inThisOrder(
              speeds.map(([value, error]) => (error === null ? print(value) : [print(value), error])),
            )
          : numbers({
              right,
              unit: '',
              sigFigs: 2,
              wrong: {
                'You divided the wrong way round. The speed in air goes on top.': one,
                'You took the number in the speed as the refractive index, which is a ratio of speeds.': two,
                'You subtracted the speeds; the refractive index is their ratio.': three,
              },
            }),
      solution:
        asked === 'speed'
          ? `*n* = speed in air ÷ speed in the medium, so speed in the medium = 3.0 × 10^{8} ÷ ${figures(index, 3)} = ${print(right)}.`
          : `*n* = speed in air ÷ speed in the medium = (3.0 × 10^{8}) ÷ (${standardForm(speed * 1e8, 3)}) = ${figures(right, 2)}.`,
    }
  },
  verify: ({ index, asked }) =>
    asked === 'speed' ? `${standardForm(30 / index / 1e-7, 2)}\u00a0m/s` : index,
})

const arcsin = (value: number) => (Math.asin(value) * 180) / Math.PI

supplement('critical-angle-and-refractive-index', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
      ? {
          stem: `The refractive index of a transparent material is ${figures(given, 3)}. Light travels in the material towards air.`,
          prompt: 'What is the critical angle?',
          options: numbers({
            right,
            unit: '°',
            sigFigs: 2,
            wrong: {
              'You divided 90° by the refractive index. It is the sine of the angle that is 1 ÷ *n*.': one,
              'You found the angle from the surface (or used the cosine), not the one from the normal.': two,
              'You used the tangent instead of the sine.': three,
            },
          }),
          solution: `*n* = 1 ÷ sin *c*, so sin *c* = 1 ÷ ${figures(given, 3)} = ${figures(1 / given, 3)}, and *c* = ${quantity(right, '°', 2)}.`,
        }
      : {
          stem: `The critical angle for light that travels in a transparent material towards air is ${given}°.`,
          prompt: 'What is the refractive index of the material?',
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
        },
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
    wrong: pairs({
      'At the wall, its angle of incidence is smaller than the critical angle.':
        'Below the critical angle, most of the light would be refracted out of the fibre.',
      'At the wall, its angle of incidence is always 90°.':
        'The light meets the wall at many angles. They only have to be greater than the critical angle.',
      'At the wall, it is refracted towards the normal, back into the fibre.':
        'Light that stays in the fibre is reflected. Refraction would take it out.',
      'Around the glass, the air is the denser medium.':
        'The glass must be the denser medium, or there is no total internal reflection.',
    }),
    why: 'Inside the glass, the denser medium, the light meets the wall at an angle of incidence greater than the critical angle. It is totally internally reflected, again and again.',
  },
  {
    prompt: 'What happens to a pulse of light at the wall of an optical fibre in a telephone line?',
    right: 'It is totally internally reflected.',
    wrong: pairs({
      'It is dispersed into colours.':
        'Dispersion is seen with a prism. At the wall, the light is reflected.',
      'It is refracted along the wall.':
        'That happens at the critical angle only. In a fibre the angle of incidence is greater.',
      'It is diffracted round the bend.':
        'The light follows the bend by repeated reflection, not diffraction.',
      'It is refracted away from the normal.':
        'Refracted light would leave the fibre and the signal would be lost.',
    }),
    why: 'The angle of incidence at the wall is greater than the critical angle, so all the light is reflected inside the fibre.',
  },
] as const

supplement('optical-fibre', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(FIBRES)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: 'Optical fibres are thin threads of glass. They are used in telecommunications.',
    prompt: item.prompt,
    right: item.right,
    wrong: wrong.map(([each, error]): Wrong => [each, error]),
    solution: item.why,
  }),
})
