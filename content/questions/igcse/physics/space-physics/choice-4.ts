import { choice, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, polar, text } from '@/lib/figures/shapes'

const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

// 6.2.2 Stars, Supplement

const SMALL_LIFE = [
  'interstellar cloud',
  'protostar',
  'stable star',
  'red giant',
  'planetary nebula with a white dwarf',
]
const LARGE_LIFE = [
  'interstellar cloud',
  'protostar',
  'stable star',
  'red supergiant',
  'supernova',
  'neutron star or black hole',
]

const nextStage = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'next-stage-of-a-star',
  subtopic: '6.2.2',
  difficulty: 2,
  values: random => {
    const large = random.chance(0.5)
    const life = large ? LARGE_LIFE : SMALL_LIFE
    const at = random.int(0, life.length - 2)
    const right = life[at + 1] ?? ''
    const pool = [...new Set([...SMALL_LIFE, ...LARGE_LIFE])].filter(
      each =>
        each !== right &&
        each !== life[at] &&
        // What is left at the end is also a cloud, from which new stars may form.
        !(at === life.length - 2 && each === 'interstellar cloud'),
    )
    return { large, now: life[at] ?? '', right, wrong: random.sample(pool, 3) }
  },
  make: ({ large, now, right, wrong }) => {
    const life = large ? LARGE_LIFE : SMALL_LIFE
    const star = large ? 'a star that is much more massive than the Sun' : 'a star like the Sun'
    return choice({
      stem: `One stage in the life of ${star} is the ${now}.`,
      prompt: 'What is the next stage?',
      subtopic: '6.2.2',
      objective: 'AO1',
      options: statements(
        right,
        wrong.map(each => [
          each,
          !life.includes(each)
            ? `You chose a stage in the life of a star ${large ? 'like the Sun' : 'that is much more massive than the Sun'}.`
            : life.indexOf(each) < life.indexOf(now)
              ? 'You chose an earlier stage in the life of this star.'
              : 'You chose a later stage: there is another one before it.',
        ]),
      ),
      solution: `The stages in the life of ${star} are: ${life.join(' → ')}. After the ${now} comes the stage “${right}”.`,
    })
  },
})

const START: readonly { ask: string; right: string; wrong: readonly Wrong[]; why: string }[] = [
  {
    ask: 'What causes an interstellar cloud of gas and dust to collapse?',
    right: 'its own gravitational attraction',
    wrong: [
      [
        'the high temperature in its centre',
        'You chose what pushes outwards. A high temperature works against a collapse.',
      ],
      [
        'the nuclear fusion of its hydrogen',
        'You chose a reaction that begins only when the collapse has made the centre hot.',
      ],
      ['the magnetic attraction of its dust', 'You chose the wrong force: it is gravity.'],
    ],
    why: 'The particles of the cloud attract each other by gravity, and the cloud collapses.',
  },
  {
    ask: 'Why does the temperature of a protostar increase while it forms?',
    right: 'The cloud collapses because of its own gravitational attraction.',
    wrong: [
      [
        'The cloud expands because of its high temperature.',
        'You let the cloud expand, but it is getting smaller.',
      ],
      [
        'The cloud absorbs light from other stars.',
        'You looked for the energy outside. It comes from the collapse.',
      ],
      ['The hydrogen of the cloud burns in oxygen.', 'You chose a chemical reaction, which plays no part.'],
    ],
    why: 'As the cloud collapses under its own gravity, gravitational potential energy is transferred to internal energy, so the protostar becomes hotter.',
  },
  {
    ask: 'When does the stable stage in the life of a star come to an end?',
    right: 'when most of the hydrogen in its centre has been changed to helium',
    wrong: [
      [
        'when all of its helium has been changed to hydrogen',
        'You reversed the reaction: hydrogen is changed to helium.',
      ],
      ['when all of its oxygen has been used up', 'You thought of burning. A star does not burn.'],
      [
        'when its planets have taken up its energy',
        'You let the planets end the stage, but they receive only a tiny part of the energy.',
      ],
    ],
    why: 'The fuel of the fusion is hydrogen. When it runs out in the centre, the forces are no longer balanced and the star expands.',
  },
  {
    ask: 'What can form when gravity pulls together the nebula that a supernova leaves?',
    right: 'new stars with planets that orbit them',
    wrong: [
      [
        'a new galaxy of many billions of stars',
        'You chose something far larger than the remains of one star.',
      ],
      ['a white dwarf in a planetary nebula', 'You chose what a red giant leaves.'],
      [
        'planets only, without a star to orbit',
        'You left out the hydrogen in the nebula, from which new stars can form.',
      ],
    ],
    why: 'The nebula contains hydrogen and new, heavier elements. Gravity can pull it together to form new stars with planets.',
  },
  {
    ask: 'Which elements are in the nebula that a supernova leaves?',
    right: 'hydrogen and new, heavier elements',
    wrong: [
      [
        'hydrogen and helium only',
        'You left out the heavier elements, which are formed before and in the explosion.',
      ],
      [
        'heavy elements without any hydrogen',
        'You left out hydrogen, which is still in the outer parts of the star.',
      ],
      ['oxygen and nitrogen only', 'You chose the gases of the air.'],
    ],
    why: 'A supernova leaves a nebula that contains hydrogen and new, heavier elements.',
  },
]

const startAndEnd = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'cause-in-the-life-of-a-star',
  subtopic: '6.2.2',
  difficulty: 3,
  values: random => ({ item: random.pick(START) }),
  make: ({ item: { ask, right, wrong, why } }) =>
    choice({
      stem: 'A star passes through several stages.',
      prompt: ask,
      subtopic: '6.2.2',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: why,
    }),
})

const stable = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'forces-in-a-stable-star',
  subtopic: '6.2.2',
  difficulty: 3,
  values: random => ({ letters: random.shuffle(['X', 'Y']), turn: random.pick([0, 20, 40]) }),
  make: ({ letters: [inward = 'X', outward = 'Y'], turn }) => {
    const first = inward === 'X'
    const cells = (x: string, y: string) => (first ? [x, y] : [y, x])
    const hot = 'high temperature in the centre'
    const gravity = 'gravity'
    return choice({
      stem: 'The diagram shows two of the forces in a stable star. The arrows labelled X and Y show the directions of the forces, which are balanced.',
      figure: figure(
        {
          name: 'space-physics/two-forces-in-a-star',
          title: 'Two forces in a stable star',
          description: `A circle stands for a star. Four arrows labelled ${inward} point towards its centre and four arrows labelled ${outward} point away from its centre. All the arrows have the same length.`,
          height: 232,
        },
        circle(180, 116, 66, 'l hl'),
        ...[0, 90, 180, 270].map(angle => {
          const at = (away: number, more: number) => polar(180, 116, away, angle + more + turn)
          const [x, y] = at(104, 0)
          const [u, v] = at(30, 45)
          return (
            arrow(...at(94, 0), ...at(56, 0), { cls: 'p' }) +
            text(x, y + 4.5, inward, { anchor: 'middle', cls: 'b' }) +
            arrow(...at(44, 45), ...at(82, 45), { cls: 'r' }) +
            text(u, v + 4.5, outward, { anchor: 'middle', cls: 'b' })
          )
        }),
      ),
      prompt: 'Which row gives the cause of each force?',
      subtopic: '6.2.2',
      objective: 'AO1',
      options: rows(['cause of X', 'cause of Y'], cells(gravity, hot), [
        [
          cells(hot, gravity),
          'You exchanged the two causes: gravity acts inwards, and the high temperature causes an outward force.',
        ],
        [
          cells(gravity, 'repulsion by other stars'),
          'You looked for the outward force outside the star. It is due to the high temperature in its centre.',
        ],
        [
          cells('attraction by planets', hot),
          'You chose the planets, which would pull outwards and have far too little mass.',
        ],
      ]),
      solution: `${inward} acts inwards: it is the gravitational attraction of the star. ${outward} acts outwards: it is due to the high temperature in the centre of the star. A star is stable when they balance.`,
    })
  },
})

const ends = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'ends-of-stars-of-different-mass',
  subtopic: '6.2.2',
  difficulty: 3,
  values: random => ({
    large: random.chance(0.5),
    ...random.pick([
      { mass: 10, end: 'a neutron star' },
      { mass: 12, end: 'a neutron star' },
      { mass: 15, end: 'a neutron star' },
      { mass: 30, end: 'a black hole' },
      { mass: 35, end: 'a black hole' },
      { mass: 40, end: 'a black hole' },
    ]),
    small: random.pick([
      'about the same mass as the Sun',
      'a little less mass than the Sun',
      'a little more mass than the Sun',
    ]),
  }),
  make: ({ large, mass, end, small }) => {
    const giants = large ? ['red supergiant', 'red giant'] : ['red giant', 'red supergiant']
    const ending = large ? [end, 'a white dwarf'] : ['a white dwarf', end]
    const [giant = '', otherGiant = ''] = giants
    const [last = '', otherLast = ''] = ending
    const path = large
      ? 'A massive star becomes a red supergiant and explodes as a supernova, which leaves a neutron star or a black hole.'
      : 'A star like the Sun becomes a red giant, which leaves a planetary nebula with a white dwarf at its centre.'
    return choice({
      stem: `A stable star has ${large ? `${mass} times the mass of the Sun` : small}.`,
      prompt: 'Which row describes a later stage of this star and what may be left at the end?',
      subtopic: '6.2.2',
      objective: 'AO1',
      options: rows(
        ['later stage', 'left at the end'],
        [giant, last],
        [
          [[giant, otherLast], `You mixed two paths at the end. ${path}`],
          [[otherGiant, last], `You mixed two paths at the later stage. ${path}`],
          [
            [otherGiant, otherLast],
            `You chose the path of a star ${large ? 'like the Sun' : 'that is much more massive'}. ${path}`,
          ],
        ],
      ),
      solution: path,
    })
  },
})

const STEPS: readonly Wrong[] = [
  [
    'protostar → interstellar cloud → stable star → red giant',
    'You exchanged the first two: the protostar forms from the cloud.',
  ],
  [
    'interstellar cloud → stable star → protostar → red giant',
    'You exchanged two: the protostar comes before the stable star.',
  ],
  [
    'interstellar cloud → protostar → red giant → stable star',
    'You exchanged the last two: the stable star becomes a red giant when its hydrogen runs out.',
  ],
  [
    'red giant → protostar → stable star → interstellar cloud',
    'You began with a late stage. A star begins as an interstellar cloud.',
  ],
]
const LATE: readonly Wrong[] = [
  [
    'red supergiant → stable star → supernova → neutron star',
    'You exchanged the first two: the stable star becomes a red supergiant.',
  ],
  [
    'stable star → supernova → red supergiant → neutron star',
    'You exchanged two: the red supergiant explodes as a supernova.',
  ],
  [
    'stable star → red supergiant → neutron star → supernova',
    'You exchanged the last two: the supernova leaves a neutron star.',
  ],
  [
    'stable star → red giant → white dwarf → supernova',
    'You chose the path of a star like the Sun and added a supernova, which it does not become.',
  ],
]
const MIDDLE: readonly Wrong[] = [
  [
    'protostar → red giant → stable star → white dwarf',
    'You exchanged two: the stable star comes before the red giant.',
  ],
  [
    'stable star → protostar → red giant → white dwarf',
    'You exchanged the first two: the protostar becomes a stable star.',
  ],
  [
    'protostar → stable star → white dwarf → red giant',
    'You exchanged the last two: a white dwarf is left by a red giant.',
  ],
  [
    'protostar → stable star → supernova → white dwarf',
    'You added a supernova, but a star like the Sun does not explode.',
  ],
]
const SEQUENCES = [
  {
    star: 'a star like the Sun',
    right: 'interstellar cloud → protostar → stable star → red giant',
    wrong: STEPS,
    why: 'The cloud collapses to a hot protostar, which becomes a stable star. When the hydrogen in its centre runs out, it expands to a red giant.',
  },
  {
    star: 'a star like the Sun',
    right: 'protostar → stable star → red giant → white dwarf',
    wrong: MIDDLE,
    why: 'The protostar becomes a stable star. When the hydrogen in its centre runs out, it expands to a red giant, which leaves a planetary nebula with a white dwarf.',
  },
  {
    star: 'a star that is much more massive than the Sun',
    right: 'stable star → red supergiant → supernova → neutron star',
    wrong: LATE,
    why: 'When the hydrogen in its centre runs out, a massive star expands to a red supergiant. This explodes as a supernova and may leave a neutron star.',
  },
]

const sequence = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'stages-of-a-star-in-order',
  subtopic: '6.2.2',
  difficulty: 2,
  values: random => {
    const item = random.pick(SEQUENCES)
    return { item, wrong: random.sample(item.wrong, 3) }
  },
  make: ({ item: { star, right, why }, wrong }) =>
    choice({
      stem: `The life of ${star} has several stages.`,
      prompt: 'Which list shows four stages in the correct order?',
      subtopic: '6.2.2',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `${why}

The correct order is ${right}.`,
    }),
})

export const templates = [nextStage, startAndEnd, stable, ends, sequence]
