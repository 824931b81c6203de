import {
  allDiffer,
  choice,
  inThisOrder,
  numbers,
  rows,
  statements,
  type Wrong,
} from '@/lib/exams/authoring/options'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const core = { style: 'choice', tier: 'core', calculator: 'not-needed' } as const
const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

/** Numbers by size, each printed as it is: for values that come out whole. */
function exactly(right: number, wrong: readonly [number, string][], unit: string) {
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(
    all.map(([value, error]) => (error === null ? quantity(value, unit) : [quantity(value, unit), error])),
  )
}

// 6.2.1 The Sun as a star

const SIZES: Wrong[] = [
  [
    'very large',
    'You took the Sun for a very large star because it looks large. It is only the nearest one.',
  ],
  ['very small', 'You took the Sun for a very small star, but it is of medium size.'],
]
const ELEMENTS: Wrong[] = [
  ['hydrogen and oxygen', 'You chose oxygen, which is needed for burning. The Sun does not burn.'],
  ['carbon and hydrogen', 'You chose carbon, which is contained in fuels. The Sun does not burn.'],
  ['helium and iron', 'You chose iron, of which there is only very little in the Sun.'],
  ['nitrogen and oxygen', 'You chose the gases of the air.'],
]

const kindOfStar = template({
  ...core,
  checked: '2026-11-20',
  name: 'size-and-elements-of-the-sun',
  subtopic: '6.2.1',
  difficulty: 1,
  values: random => ({ size: random.pick(SIZES), elements: random.pick(ELEMENTS) }),
  make: ({ size: [size, sizeError], elements: [elements, elementError] }) =>
    choice({
      stem: 'The Sun is a star.',
      prompt: 'Which row describes the Sun?',
      subtopic: '6.2.1',
      objective: 'AO1',
      options: rows(
        ['size compared with other stars', 'consists mostly of'],
        ['medium', 'hydrogen and helium'],
        [
          [[size, 'hydrogen and helium'], sizeError],
          [['medium', elements], elementError],
          [[size, elements], `${sizeError} The elements are wrong too.`],
        ],
      ),
      solution: 'The Sun is a star of medium size. It consists mostly of hydrogen and helium.',
    }),
})

const MAIN = ['infrared', 'visible light', 'ultraviolet']
const OTHER = ['gamma rays', 'X-rays', 'microwaves', 'radio waves']

const radiated = template({
  ...core,
  checked: '2026-11-20',
  name: 'main-radiation-of-the-sun',
  subtopic: '6.2.1',
  difficulty: 2,
  values: random => ({
    right: random.shuffle(MAIN),
    wrong: random.sample(OTHER, 3).map(stray => ({
      stray,
      list: random.shuffle([stray, ...random.sample(MAIN, 2)]),
    })),
  }),
  make: ({ right, wrong }) =>
    choice({
      stem: 'The Sun radiates energy as electromagnetic waves.',
      prompt: 'In which regions of the electromagnetic spectrum is most of this energy radiated?',
      subtopic: '6.2.1',
      objective: 'AO1',
      options: statements(
        right.join(', '),
        wrong.map(({ stray, list }) => [
          list.join(', '),
          `You included ${stray}, but the Sun radiates only very little of its energy in this region.`,
        ]),
      ),
      solution: 'The Sun radiates most of its energy as infrared, visible light and ultraviolet.',
    }),
})

const shareOfEnergy = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'energy-in-one-region-of-the-spectrum',
  subtopic: '6.2.1',
  difficulty: 3,
  values: random => {
    const [infrared, ultraviolet] = [random.int(48, 52), random.int(7, 9)]
    const list = [
      { what: 'infrared radiation', percent: infrared },
      { what: 'visible light', percent: 100 - infrared - ultraviolet },
      { what: 'ultraviolet radiation', percent: ultraviolet },
    ]
    const item = random.pick(list)
    const area = random.pick([2, 3, 4, 5])
    const all = 1400 * area
    const right = (all * item.percent) / 100
    const wrong = [right / area, all - right, all / 3]
    return allDiffer([right, ...wrong], 2) && Number.isInteger(right / area)
      ? { list, item, area, all, right }
      : null
  },
  make: ({ list, item, area, all, right }) =>
    choice({
      stem: `Above the atmosphere of the Earth, radiation from the Sun transfers 1400 J of energy to each square metre of a solar panel in one second. The table shows how much of this energy each region of the spectrum carries.`,
      table: {
        head: ['region', 'percentage of the energy'],
        rows: list.map(({ what, percent }) => [what, plain(percent)]),
      },
      prompt: `How much energy does ${item.what} transfer to a panel of area ${quantity(area, 'm^2')} in one second?`,
      subtopic: '6.2.1',
      objective: 'AO2',
      options: exactly(
        right,
        [
          [right / area, `You found the energy for one square metre, not for ${area}.`],
          [all - right, 'You found the energy in the other two regions.'],
          [Math.round(all / 3), 'You shared the energy equally between the three regions.'],
        ],
        'J',
      ),
      solution: `Energy in all regions: 1400 × ${area} = ${quantity(all, 'J')}.

${item.percent}% of it: ${all} × ${item.percent} ÷ 100 = ${quantity(right, 'J')}.`,
    }),
  verify: ({ item, area }) => 14 * item.percent * area,
})

const farStar = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'how-many-times-further-than-the-sun',
  subtopic: '6.2.1',
  difficulty: 3,
  values: random => {
    const years = random.pick([4.2, 6.0, 8.6, 11, 12, 16, 20, 25])
    const seconds = Number((years * 3.15e7).toPrecision(2))
    return { seconds, right: seconds / 500, star: random.chance(0.5) }
  },
  make: ({ seconds, right, star }) =>
    choice({
      stem: `Light from the Sun takes 500 s to reach the Earth. Light from another star takes ${standardForm(seconds, 2)} s.`,
      prompt: 'How many times as far from the Earth as the Sun is this star?',
      subtopic: '6.2.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: '',
        sigFigs: 2,
        wrong: [
          [seconds * 500, 'You multiplied the two times instead of dividing them.'],
          [
            500 / seconds,
            'You divided the wrong way round. The star is further away, so the number is larger than 1.',
          ],
          star
            ? [right / 60, 'You changed only the time for the star to minutes. Both times are in seconds.']
            : [right * 60, 'You changed only the time for the Sun to minutes. Both times are in seconds.'],
        ],
      }),
      solution: `The speed of light is the same for both, so distance is proportional to time.

${standardForm(seconds, 2)} ÷ 500 = ${quantity(right, '', 2)}.`,
    }),
  verify: ({ seconds }) => (seconds * 3e8) / (500 * 3e8),
})

const FUSION_WRONG: Wrong[] = [
  [
    'Helium nuclei split and form hydrogen nuclei.',
    'You described the opposite: hydrogen nuclei join and form helium nuclei.',
  ],
  [
    'Hydrogen burns in oxygen and forms water.',
    'You described burning, which is a chemical reaction. A star is powered by nuclear fusion.',
  ],
  [
    'Heavy nuclei split and form hydrogen nuclei.',
    'You described a fission of heavy nuclei. Stars are powered by fusion.',
  ],
  [
    'Hydrogen nuclei emit α-particles and form helium nuclei.',
    'You thought of radioactive decay. In a star, nuclei join.',
  ],
  [
    'Helium atoms lose electrons and form hydrogen atoms.',
    'You thought of ions. It is nuclei that react, and hydrogen becomes helium.',
  ],
]

const powered = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'reaction-that-powers-a-star',
  subtopic: '6.2.1',
  difficulty: 2,
  values: random => ({
    opening: random.pick([
      'A stable star radiates very large amounts of energy for billions of years.',
      'The Sun has radiated energy for billions of years.',
      'Energy is released in the centre of the Sun.',
    ]),
    wrong: random.sample(FUSION_WRONG, 3),
  }),
  make: ({ opening, wrong }) =>
    choice({
      stem: opening,
      prompt: 'Which reaction releases this energy?',
      subtopic: '6.2.1',
      objective: 'AO1',
      options: statements('Hydrogen nuclei join and form helium nuclei.', wrong),
      solution:
        'Stars are powered by nuclear reactions. In a stable star, hydrogen nuclei join and form helium nuclei: nuclear fusion.',
    }),
})

const lifetime = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'how-long-the-hydrogen-lasts',
  subtopic: '6.2.1',
  difficulty: 4,
  values: random => {
    const mass = random.pick([1.0e29, 1.2e29, 1.5e29, 2.0e29, 2.4e29])
    const rate = random.pick([4.0e11, 5.0e11, 6.0e11, 8.0e11])
    const seconds = mass / rate
    return { mass, rate, seconds, right: seconds / 3.2e7, left: random.int(0, 3) }
  },
  make: ({ mass, rate, seconds, right, left }) =>
    choice({
      stem: `In a certain star, ${standardForm(mass, 2)} kg of hydrogen is available for fusion in the centre. In each second, ${standardForm(rate, 2)} kg of hydrogen is changed to helium. One year is 3.2 × 10^{7} s.`,
      prompt: 'For how long can this fusion last at the same rate?',
      subtopic: '6.2.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'years',
        sigFigs: 2,
        wrong: (
          [
            [seconds, 'You gave the time in seconds. Divide it by the number of seconds in one year.'],
            [seconds * 3.2e7, 'You multiplied by the number of seconds in one year instead of dividing.'],
            [
              seconds / 3.2e7 / 24,
              'You divided by 24 as well, but the number of seconds in one year already contains the hours.',
            ],
            [
              1 / right,
              'You divided the wrong way round: the mass changed in one year by the mass available.',
            ],
          ] satisfies [number, string][]
        ).filter((_, at) => at !== left),
      }),
      solution: `Time = mass ÷ mass in each second = ${standardForm(mass, 2)} ÷ ${standardForm(rate, 2)} = ${standardForm(seconds, 3)} s.

In years: ${standardForm(seconds, 3)} ÷ (3.2 × 10^{7}) = ${quantity(right, 'years', 2)}.`,
    }),
  verify: ({ mass, rate }) => mass / (rate * 3.2e7),
})

// 6.2.2 Stars

const lightYear = template({
  ...core,
  checked: '2026-11-20',
  name: 'meaning-of-a-light-year',
  subtopic: '6.2.2',
  difficulty: 1,
  values: random => {
    const wrong: Wrong[] = [
      [
        'the time that light takes to travel from the Sun to the Earth',
        'You took a light-year for a time, but it is a distance.',
      ],
      [
        'the time that light takes to cross the Milky Way',
        'You took a light-year for a time, but it is a distance.',
      ],
      [
        'the distance that the Earth travels around the Sun in one year',
        'You used the motion of the Earth. It is light that travels for one year.',
      ],
      ['the distance that light travels in space in one second', 'You took one second instead of one year.'],
      [
        'the distance from the Earth to the nearest star',
        'You took the distance to a star. A light-year does not depend on where stars are.',
      ],
    ]
    return { years: random.pick([9, 12, 25, 40, 65, 120, 640]), wrong: random.sample(wrong, 3) }
  },
  make: ({ years, wrong }) =>
    choice({
      stem: `A star is ${years} light-years from the Earth.`,
      prompt: 'What is a light-year?',
      subtopic: '6.2.2',
      objective: 'AO1',
      options: statements('the distance that light travels in space in one year', wrong),
      solution:
        'A light-year is a distance: the distance that light travels in the vacuum of space in one year.',
    }),
})

const GALAXY_TRUE = [
  'A galaxy contains many billions of stars.',
  'The Sun is a star in the galaxy called the Milky Way.',
  'The other stars of the Milky Way are much further from the Earth than the Sun is.',
]
const GALAXY_WRONG: Wrong[] = [
  [
    'The Sun is at the centre of the Milky Way, and all its stars orbit the Sun.',
    'You took the Milky Way for the Solar System. The Sun is one star among billions.',
  ],
  [
    'The Milky Way contains all the stars of the Universe.',
    'You left out the other galaxies, of which there are billions.',
  ],
  [
    'A galaxy contains one star and the planets that orbit it.',
    'You described a solar system. A galaxy contains many billions of stars.',
  ],
  [
    'The other stars of the Milky Way are closer to the Earth than the Sun is.',
    'You reversed the distances. The Sun is the star nearest to the Earth.',
  ],
  [
    'The Milky Way is a cloud of gas inside the Solar System.',
    'You put the Milky Way into the Solar System. It is the other way round.',
  ],
]

const galaxy = template({
  ...core,
  checked: '2026-11-20',
  name: 'statement-about-galaxies',
  subtopic: '6.2.2',
  difficulty: 2,
  values: random => {
    const right = random.pick(GALAXY_TRUE)
    return { right, wrong: random.sample(GALAXY_WRONG, 3) }
  },
  make: ({ right, wrong }) =>
    choice({
      stem: 'Stars are grouped in galaxies.',
      prompt: 'Which statement is correct?',
      subtopic: '6.2.2',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `A galaxy holds many billions of stars; the Sun is one of those in the Milky Way, and by far the nearest to the Earth.`,
    }),
})

const lookBack = template({
  ...core,
  checked: '2026-11-20',
  name: 'when-a-star-changed',
  subtopic: '6.2.2',
  difficulty: 2,
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
    return choice({
      stem: `Star P is ${near} light-years from the Earth, and star Q is ${far} light-years from the Earth. In ${year}, an astronomer on the Earth sees that star ${star} ${event}.`,
      prompt: `In which year did this change in star ${star} take place?`,
      subtopic: '6.2.2',
      objective: 'AO2',
      options: exactly(
        year - years,
        [
          [year, 'You gave the year of the observation. The light had to travel to the Earth first.'],
          [year - otherYears, `You used the distance of star ${other}.`],
          [year + years, 'You added the travel time of the light. The change took place before it was seen.'],
        ],
        '',
      ),
      solution: `Light from star ${star} needs ${years} years to reach the Earth. The change took place ${years} years before it was seen: ${year} − ${years} = ${year - years}.`,
    })
  },
  verify: ({ near, gap, year, nearer }) => {
    let when = year
    for (let light = 0; light < near + (nearer ? 0 : gap); light += 1) when -= 1
    return when
  },
})

const LY = 9.5e15

const metres = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'light-years-and-metres',
  subtopic: '6.2.2',
  difficulty: 3,
  values: random => {
    const years = random.pick([4.2, 6.0, 8.6, 12, 25, 65, 430, 640, 1300])
    const toMetres = random.chance(0.5)
    const shown = Number((years * LY).toPrecision(2))
    return { years, toMetres, shown, right: toMetres ? years * LY : shown / LY }
  },
  make: ({ years, toMetres, shown, right }) =>
    choice({
      stem: toMetres
        ? `A star is ${quantity(years, 'light-years')} from the Earth.`
        : `A star is ${standardForm(shown, 2)} m from the Earth.`,
      prompt: `What is this distance in ${toMetres ? 'metres' : 'light-years'}?`,
      subtopic: '6.2.2',
      objective: 'AO2',
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

export const templates = [
  kindOfStar,
  radiated,
  shareOfEnergy,
  farStar,
  powered,
  lifetime,
  lightYear,
  galaxy,
  lookBack,
  metres,
]
