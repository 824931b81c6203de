import { allDiffer, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity, standardForm } from '@/lib/exams/format'

const { core, supplement, templates } = choiceQuestions('6.2.1')

export { templates }

const SIZES: Wrong[] = pairs({
  'very large': 'You took the Sun for a very large star because it looks large. It is only the nearest one.',
  'very small': 'You took the Sun for a very small star, but it is of medium size.',
})

const ELEMENTS: Wrong[] = [
  ['hydrogen and oxygen', 'You chose oxygen, which is needed for burning. The Sun does not burn.'],
  ['carbon and hydrogen', 'You chose carbon, which is contained in fuels. The Sun does not burn.'],
  ['helium and iron', 'You chose iron, of which there is only very little in the Sun.'],
  ['nitrogen and oxygen', 'You chose the gases of the air.'],
]

core('size-and-elements-of-the-sun', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ size: random.pick(SIZES), elements: random.pick(ELEMENTS) }),
  make: ({ size: [size, sizeError], elements: [elements, elementError] }) => ({
    stem: '',
    prompt: 'Which row describes the Sun?',
    columns: 'size compared with other stars | consists mostly of',
    right: 'medium | hydrogen and helium',
    wrong: {
      [`${size} | hydrogen and helium`]: sizeError,
      [`medium | ${elements}`]: elementError,
      [`${size} | ${elements}`]: `${sizeError} The elements are wrong too.`,
    },
    solution: 'The Sun is a star of medium size. It consists mostly of hydrogen and helium.',
  }),
})

const MAIN = ['infrared', 'visible light', 'ultraviolet']

const OTHER = ['gamma rays', 'X-rays', 'microwaves', 'radio waves']

core('main-radiation-of-the-sun', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => ({
    right: random.shuffle(MAIN),
    wrong: random.sample(OTHER, 3).map(stray => ({
      stray,
      list: random.shuffle([stray, ...random.sample(MAIN, 2)]),
    })),
  }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: 'In which regions of the electromagnetic spectrum does the Sun radiate most of its energy?',
    right: right.join(', '),
    wrong: wrong.map(({ stray, list }) => [
      list.join(', '),
      `You included ${stray}, but the Sun radiates only very little of its energy in this region.`,
    ]),
    solution: 'The Sun radiates most of its energy as infrared, visible light and ultraviolet.',
  }),
})

core('energy-in-one-region-of-the-spectrum', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
  make: ({ list, item, area, all, right }) => ({
    stem: `Above the atmosphere of the Earth, radiation from the Sun transfers 1400 J of energy to each square metre of a solar panel in one second. The table shows how much of this energy each region of the spectrum carries.`,
    table: {
      head: ['region', 'percentage of the energy'],
      rows: list.map(({ what, percent }) => [what, plain(percent)]),
    },
    prompt: `How much energy does ${item.what} transfer to a panel of area ${quantity(area, 'm^2')} in one second?`,
    options: numbers({
      right,
      wrong: [
        [right / area, `You found the energy for one square metre, not for ${area}.`],
        [all - right, 'You found the energy in the other two regions.'],
        [Math.round(all / 3), 'You shared the energy equally between the three regions.'],
      ],
      unit: 'J',
    }),
    solution: `Energy in all regions: 1400 × ${area} = ${quantity(all, 'J')}.

${item.percent}% of it: ${all} × ${item.percent} ÷ 100 = ${quantity(right, 'J')}.`,
  }),
  verify: ({ item, area }) => 14 * item.percent * area,
})

core('how-many-times-further-than-the-sun', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const years = random.pick([4.2, 6.0, 8.6, 11, 12, 16, 20, 25])
    const seconds = Number((years * 3.15e7).toPrecision(2))
    return { seconds, right: seconds / 500, star: random.chance(0.5) }
  },
  make: ({ seconds, right, star }) => ({
    stem: `Light from the Sun takes 500 s to reach the Earth. Light from another star takes ${standardForm(seconds, 2)} s.`,
    prompt: 'How many times as far from the Earth as the Sun is this star?',
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

const FUSION_WRONG: Wrong[] = pairs({
  'Helium nuclei split and form hydrogen nuclei.':
    'You described the opposite: hydrogen nuclei join and form helium nuclei.',
  'Hydrogen burns in oxygen and forms water.':
    'You described burning, which is a chemical reaction. A star is powered by nuclear fusion.',
  'Heavy nuclei split and form hydrogen nuclei.':
    'You described a fission of heavy nuclei. Stars are powered by fusion.',
  'Hydrogen nuclei emit α-particles and form helium nuclei.':
    'You thought of radioactive decay. In a star, nuclei join.',
  'Helium atoms lose electrons and form hydrogen atoms.':
    'You thought of ions. It is nuclei that react, and hydrogen becomes helium.',
})

supplement('reaction-that-powers-a-star', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    opening: random.pick([
      'A stable star radiates very large amounts of energy for billions of years.',
      'The Sun has radiated energy for billions of years.',
      'Energy is released in the centre of the Sun.',
    ]),
    wrong: random.sample(FUSION_WRONG, 3),
  }),
  make: ({ opening, wrong }) => ({
    stem: opening,
    prompt: 'Which reaction releases this energy?',
    right: 'Hydrogen nuclei join and form helium nuclei.',
    wrong,
    solution:
      'Stars are powered by nuclear reactions. In a stable star, hydrogen nuclei join and form helium nuclei: nuclear fusion.',
  }),
})

supplement('how-long-the-hydrogen-lasts', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const mass = random.pick([1.0e29, 1.2e29, 1.5e29, 2.0e29, 2.4e29])
    const rate = random.pick([4.0e11, 5.0e11, 6.0e11, 8.0e11])
    const seconds = mass / rate
    return { mass, rate, seconds, right: seconds / 3.2e7, left: random.int(0, 3) }
  },
  make: ({ mass, rate, seconds, right, left }) => ({
    stem: `In a certain star, ${standardForm(mass, 2)} kg of hydrogen is available for fusion in the centre. In each second, ${standardForm(rate, 2)} kg of hydrogen is changed to helium. One year is 3.2 × 10^{7} s.`,
    prompt: 'For how long can this fusion last at the same rate?',
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
          [1 / right, 'You divided the wrong way round: the mass changed in one year by the mass available.'],
        ] satisfies [number, string][]
      ).filter((_, at) => at !== left),
    }),
    solution: `Time = mass ÷ mass in each second = ${standardForm(mass, 2)} ÷ ${standardForm(rate, 2)} = ${standardForm(seconds, 3)} s.

In years: ${standardForm(seconds, 3)} ÷ (3.2 × 10^{7}) = ${quantity(right, 'years', 2)}.`,
  }),
  verify: ({ mass, rate }) => mass / (rate * 3.2e7),
})
