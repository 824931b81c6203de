import { numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, polar, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('6.2.2')

export { templates }

core('meaning-of-a-light-year', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const wrong: Wrong[] = pairs({
      'the time that light takes to travel from the Sun to the Earth':
        'You took a light-year for a time, but it is a distance.',
      'the time that light takes to cross the Milky Way':
        'You took a light-year for a time, but it is a distance.',
      'the distance that the Earth travels around the Sun in one year':
        'You used the motion of the Earth. It is light that travels for one year.',
      'the distance that light travels in space in one second': 'You took one second instead of one year.',
      'the distance from the Earth to the nearest star':
        'You took the distance to a star. A light-year does not depend on where stars are.',
    })
    return { years: random.pick([9, 12, 25, 40, 65, 120, 640]), wrong: random.sample(wrong, 3) }
  },
  make: ({ years, wrong }) => ({
    stem: `A star is ${years} light-years from the Earth.`,
    prompt: 'What is a light-year?',
    right: 'the distance that light travels in space in one year',
    wrong,
    solution:
      'A light-year is a distance: the distance that light travels in the vacuum of space in one year.',
  }),
})
core('when-a-star-changed', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    near: random.int(8, 40),
    gap: random.int(6, 45),
    year: random.int(1985, 2024),
    event: random.pick([
      'suddenly becomes brighter',
      'suddenly becomes fainter',
      'throws off a cloud of gas',
    ]),
    nearer: random.chance(0.5),
  }),
  make: ({ near, gap, year, event, nearer }) => {
    const far = near + gap
    const [star, other] = nearer ? ['P', 'Q'] : ['Q', 'P']
    const [years, otherYears] = nearer ? [near, far] : [far, near]
    return {
      stem: `Star P is ${near} light-years from the Earth, and star Q is ${far} light-years from the Earth. In ${year}, an astronomer on the Earth sees that star ${star} ${event}.`,
      prompt: `In which year did this change in star ${star} take place?`,
      options: numbers({
        right: year - years,
        wrong: [
          [year, 'You gave the year of the observation. The light had to travel to the Earth first.'],
          [year - otherYears, `You used the distance of star ${other}.`],
          [year + years, 'You added the travel time of the light. The change took place before it was seen.'],
        ],
        unit: '',
      }),
      solution: `Light from star ${star} needs ${years} years to reach the Earth. The change took place ${years} years before it was seen: ${year} − ${years} = ${year - years}.`,
    }
  },
  verify: ({ near, gap, year, nearer }) => {
    let when = year
    for (let light = 0; light < near + (nearer ? 0 : gap); light += 1) when -= 1
    return when
  },
})

const LY = 9.5e15

supplement('light-years-and-metres', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const years = random.pick([4.2, 6.0, 8.6, 12, 25, 65, 430, 640, 1300])
    const toMetres = random.chance(0.5)
    const shown = Number((years * LY).toPrecision(2))
    return { years, toMetres, shown, right: toMetres ? years * LY : shown / LY }
  },
  make: ({ years, toMetres, shown, right }) => ({
    stem: toMetres
      ? `A star is ${quantity(years, 'light-years')} from the Earth.`
      : `A star is ${standardForm(shown, 2)} m from the Earth.`,
    prompt: `What is this distance in ${toMetres ? 'metres' : 'light-years'}?`,
    options: numbers({
      right,
      unit: toMetres ? 'm' : 'light-years',
      sigFigs: 2,
      wrong: toMetres
        ? [
            [
              years * 3e8,
              'You multiplied by the speed of light. That gives the distance travelled in as many seconds, not years.',
            ],
            [LY / years, 'You divided by the number of light-years instead of multiplying.'],
            [years * 9.5e12, 'You used the number of kilometres in a light-year.'],
          ]
        : [
            [shown / 3e8, 'You divided by the speed of light. That is the time in seconds.'],
            [right * 1000, 'You used the number of kilometres in a light-year.'],
            [
              LY / shown,
              'You divided the wrong way round. Divide the distance by the length of a light-year.',
            ],
          ],
    }),
    solution: `One light-year is 9.5 × 10^{15} m.

${toMetres ? `${plain(years)} × 9.5 × 10^{15} = ${quantity(right, 'm', 2)}.` : `${standardForm(shown, 2)} ÷ (9.5 × 10^{15}) = ${quantity(right, 'light-years', 2)}.`}`,
  }),
  verify: ({ years, toMetres, shown }) => (toMetres ? (years / (1 / 9.5)) * 1e15 : shown / 9.5 / 1e15),
})

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

supplement('next-stage-of-a-star', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
      stem: `One stage in the life of ${star} is the ${now}.`,
      prompt: 'What is the next stage?',
      right,
      wrong: wrong.map(each => [
        each,
        !life.includes(each)
          ? `You chose a stage in the life of a star ${large ? 'like the Sun' : 'that is much more massive than the Sun'}.`
          : life.indexOf(each) < life.indexOf(now)
            ? 'You chose an earlier stage in the life of this star.'
            : 'You chose a later stage: there is another one before it.',
      ]),
      solution: `The stages in the life of ${star} are: ${life.join(' → ')}. After the ${now} comes the stage “${right}”.`,
    }
  },
})

const START: readonly { ask: string; right: string; wrong: readonly Wrong[]; why: string }[] = [
  {
    ask: 'What causes an interstellar cloud of gas and dust to collapse?',
    right: 'its own gravitational attraction',
    wrong: pairs({
      'the high temperature in its centre':
        'You chose what pushes outwards. A high temperature works against a collapse.',
      'the nuclear fusion of its hydrogen':
        'You chose a reaction that begins only when the collapse has made the centre hot.',
      'the magnetic attraction of its dust': 'You chose the wrong force: it is gravity.',
    }),
    why: 'The particles of the cloud attract each other by gravity, and the cloud collapses.',
  },
  {
    ask: 'Why does the temperature of a protostar increase while it forms?',
    right: 'The cloud collapses because of its own gravitational attraction.',
    wrong: pairs({
      'The cloud expands because of its high temperature.':
        'You let the cloud expand, but it is getting smaller.',
      'The cloud absorbs light from other stars.':
        'You looked for the energy outside. It comes from the collapse.',
      'The hydrogen of the cloud burns in oxygen.': 'You chose a chemical reaction, which plays no part.',
    }),
    why: 'As the cloud collapses under its own gravity, gravitational potential energy is transferred to internal energy, so the protostar becomes hotter.',
  },
  {
    ask: 'When does the stable stage in the life of a star come to an end?',
    right: 'when most of the hydrogen in its centre has been changed to helium',
    wrong: pairs({
      'when all of its helium has been changed to hydrogen':
        'You reversed the reaction: hydrogen is changed to helium.',
      'when all of its oxygen has been used up': 'You thought of burning. A star does not burn.',
      'when its planets have taken up its energy':
        'You let the planets end the stage, but they receive only a tiny part of the energy.',
    }),
    why: 'The fuel of the fusion is hydrogen. When it runs out in the centre, the forces are no longer balanced and the star expands.',
  },
  {
    ask: 'What can form when gravity pulls together the nebula that a supernova leaves?',
    right: 'new stars with planets that orbit them',
    wrong: pairs({
      'a new galaxy of many billions of stars':
        'You chose something far larger than the remains of one star.',
      'a white dwarf in a planetary nebula': 'You chose what a red giant leaves.',
      'planets only, without a star to orbit':
        'You left out the hydrogen in the nebula, from which new stars can form.',
    }),
    why: 'The nebula contains hydrogen and new, heavier elements. Gravity can pull it together to form new stars with planets.',
  },
  {
    ask: 'Which elements are in the nebula that a supernova leaves?',
    right: 'hydrogen and new, heavier elements',
    wrong: pairs({
      'hydrogen and helium only':
        'You left out the heavier elements, which are formed before and in the explosion.',
      'heavy elements without any hydrogen':
        'You left out hydrogen, which is still in the outer parts of the star.',
      'oxygen and nitrogen only': 'You chose the gases of the air.',
    }),
    why: 'A supernova leaves a nebula that contains hydrogen and new, heavier elements.',
  },
]

supplement('cause-in-the-life-of-a-star', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(START) }),
  make: ({ item: { ask, right, wrong, why } }) => ({
    stem: '',
    prompt: ask,
    right,
    wrong,
    solution: why,
  }),
})

supplement('forces-in-a-stable-star', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ letters: random.shuffle(['X', 'Y']), turn: random.pick([0, 20, 40]) }),
  make: ({ letters: [inward = 'X', outward = 'Y'], turn }) => {
    const first = inward === 'X'
    const cells = (x: string, y: string) => (first ? [x, y] : [y, x])
    const hot = 'high temperature in the centre'
    const gravity = 'gravity'
    return {
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
    }
  },
})

supplement('ends-of-stars-of-different-mass', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
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
    return {
      stem: `A stable star has ${large ? `${mass} times the mass of the Sun` : small}.`,
      prompt: 'Which row describes a later stage of this star and what may be left at the end?',
      columns: 'later stage | left at the end',
      right: `${giant} | ${last}`,
      wrong: {
        [`${giant} | ${otherLast}`]: `You mixed two paths at the end. ${path}`,
        [`${otherGiant} | ${last}`]: `You mixed two paths at the later stage. ${path}`,
        [`${otherGiant} | ${otherLast}`]: `You chose the path of a star ${large ? 'like the Sun' : 'that is much more massive'}. ${path}`,
      },
      solution: path,
    }
  },
})
