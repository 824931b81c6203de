import { allDiffer, inThisOrder, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { text } from '@/lib/figures/shapes'
import type { Range, RowError } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.7.3')

export { templates }

const RENEWABLE = ['wind', 'waves', 'tides', 'geothermal', 'hydroelectric', 'solar cells', 'biofuel']

const FINITE = ['coal', 'oil', 'natural gas', 'nuclear fuel']

core('list-of-renewable-resources', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const renewable = random.chance(0.5)
    const [wanted, others] = renewable
      ? [random.sample(RENEWABLE, 7), random.sample(FINITE, 4)]
      : [random.sample(FINITE, 4), random.sample(RENEWABLE, 7)]
    const at = (list: readonly string[], ...places: number[]) => places.map(place => list[place] ?? '')
    const mixed = [
      { list: [...at(wanted, 0, 3), ...at(others, 0)], stray: at(others, 0) },
      { list: [...at(wanted, 1, 3), ...at(others, 1)], stray: at(others, 1) },
      { list: [...at(wanted, 2), ...at(others, 2, 3)], stray: at(others, 2, 3) },
    ]
    return {
      renewable,
      right: random.shuffle(at(wanted, 0, 1, 2)),
      mixed: mixed.map(({ list, stray }) => ({ list: random.shuffle(list), stray })),
    }
  },
  make: ({ renewable, right, mixed }) => {
    const [word, other] = renewable ? ['renewable', 'non-renewable'] : ['non-renewable', 'renewable']
    return {
      stem: '',
      prompt: `Which list contains **only** ${word} resources?`,
      right: right.join(', '),
      wrong: mixed.map(({ list, stray }) => [
        list.join(', '),
        `You took ${stray.join(' and ')} for ${word}, but ${stray.length > 1 ? 'these resources are' : 'this resource is'} ${other}.`,
      ]),
      solution: renewable
        ? 'A renewable resource is replaced at least as fast as it is used. Fossil fuels (coal, oil, natural gas) and nuclear fuel are not replaced, so they are non-renewable.'
        : 'A non-renewable resource is used faster than it is replaced, so it will run out. These are the fossil fuels (coal, oil, natural gas) and nuclear fuel.',
    }
  },
})

const STATIONS = [
  { fuel: 'coal', source: 'burning\ncoal' },
  { fuel: 'natural gas', source: 'burning\ngas' },
  { fuel: 'wood', source: 'burning\nwood' },
  { fuel: 'nuclear fuel', source: 'nuclear\nreactor' },
] as const

core('parts-of-a-power-station', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const station = random.pick(STATIONS)
    const hidden = random.pick([
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
    return { station, hidden, wrong: random.sample([0, 1, 2, 3], 3) }
  },
  make: ({ station, hidden, wrong }) => {
    const parts = ['boiler', 'turbine', 'generator']
    const [one, two] = [parts[hidden[0]] ?? '', parts[hidden[1]] ?? '']
    const rest = parts.find(part => part !== one && part !== two) ?? ''
    const names = parts.map((part, at) => (at === hidden[0] ? 'X' : at === hidden[1] ? 'Y' : part))
    const boxes = [station.source, ...names].map((name, at) => box(5 + at * 92, 20, 72, 50, name))
    const errors: RowError[] = [
      [[two, one], `You had the two parts the wrong way round: the ${one} comes before the ${two}.`],
      [
        ['transformer', two],
        `You put a transformer in the place of the ${one}. It changes a voltage and comes after the generator.`,
      ],
      [
        [one, 'transformer'],
        `You put a transformer in the place of the ${two}. It changes a voltage and comes after the generator.`,
      ],
      [
        [one, 'motor'],
        `You put a motor in the place of the ${two}. A motor uses electricity; it does not make it.`,
      ],
    ]
    return {
      stem: `The diagram shows the main parts of a power station that uses ${station.fuel}, in the order in which energy passes through them.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/parts-of-a-power-station',
          title: 'Main parts of a power station in order',
          description: `Four boxes joined by arrows, from left to right: ${[station.source.replace('\n', ' '), ...names].join('; ')}. An arrow with the word electricity leaves the last box.`,
          height: 114,
        },
        ...boxes.map(each => each.shape),
        ...boxes.slice(1).map((each, at) => link(boxes[at]?.right ?? [0, 0], each.left)),
        link([317, 70], [317, 106]),
        text(308, 100, 'electricity', { anchor: 'end' }),
      ),
      prompt: 'What are X and Y?',
      options: rows(
        ['X', 'Y'],
        [one, two],
        wrong.map((at): RowError => errors[at] ?? [[], '']),
      ),
      solution: `The fuel heats water in the boiler. The steam turns the turbine, and the turbine turns the generator, which produces electricity. The ${rest} is shown, so X is the ${one} and Y the ${two}.`,
    }
  },
})

/** `true` holds the resources with the property, `false` those without; anything arguable is in neither. */
const PROPERTIES: readonly { prompt: string; yes: readonly string[]; no: readonly Wrong[]; why: string }[] = [
  {
    prompt: 'Which energy resource is used to generate electricity **without** a turbine?',
    yes: ['light from the Sun, with solar cells'],
    no: [
      ['water behind a dam', 'You overlooked that the falling water turns a turbine.'],
      ['hot rocks under the ground', 'You overlooked that steam from the hot rocks turns a turbine.'],
      ['nuclear fuel', 'You overlooked that a nuclear power station makes steam, which turns a turbine.'],
      ['coal', 'You overlooked that the steam of a coal power station turns a turbine.'],
      ['the tides', 'You overlooked that the moving water turns a turbine.'],
      ['wind', 'You overlooked that the blades in the wind are a turbine.'],
    ],
    why: 'A solar cell turns light directly into electrical energy. In all the other cases a turbine turns a generator.',
  },
  {
    prompt: 'Which energy resource is used to make steam that turns a turbine?',
    yes: ['nuclear fuel', 'coal', 'natural gas', 'wood', 'hot rocks under the ground'],
    no: pairs({
      'the tides': 'You overlooked that the moving water itself turns the turbine; nothing is boiled.',
      wind: 'You overlooked that moving air turns the turbine; nothing is boiled.',
      'water behind a dam':
        'You overlooked that the falling water itself turns the turbine; nothing is boiled.',
      'waves on the sea':
        'You overlooked that the movement of the water drives the turbine; nothing is boiled.',
    }),
    why: 'Burning fuel, a nuclear reactor or hot rocks can boil water, and the steam turns a turbine. Wind and moving water turn a turbine directly.',
  },
  {
    prompt: 'Which energy resource produces carbon dioxide while electricity is generated from it?',
    yes: ['coal', 'natural gas', 'oil', 'wood'],
    no: [
      ['nuclear fuel', 'You overlooked that nothing is burnt in a nuclear reactor.'],
      ['wind', 'You overlooked that nothing is burnt when the wind turns a turbine.'],
      ['water behind a dam', 'You overlooked that nothing is burnt when water turns a turbine.'],
      ['the tides', 'You overlooked that nothing is burnt when water turns a turbine.'],
    ],
    why: 'Fossil fuels and biofuels contain carbon, and burning them produces carbon dioxide.',
  },
  {
    prompt: 'For which energy resource does the electrical output depend on the weather of the day?',
    yes: ['wind', 'light from the Sun, with solar cells'],
    no: [
      ['nuclear fuel', 'You overlooked that a nuclear power station can run in any weather.'],
      ['coal', 'You overlooked that a coal power station can run in any weather.'],
      ['the tides', 'You mixed up tides with waves: the tides do not depend on the weather.'],
      ['hot rocks under the ground', 'You overlooked that the rocks are hot in any weather.'],
      ['natural gas', 'You overlooked that a gas power station can run in any weather.'],
    ],
    why: 'Without wind a wind turbine stands still, and under clouds solar cells give little. Fuels, hot rocks and tides do not depend on the weather.',
  },
  {
    prompt: 'For which energy resource is a chemical energy store used to generate electricity?',
    yes: ['coal', 'natural gas', 'wood', 'oil'],
    no: [
      ['nuclear fuel', 'You took the nuclear store for a chemical store. Nothing is burnt in a reactor.'],
      ['water behind a dam', 'You overlooked that this is a gravitational potential store.'],
      ['wind', 'You overlooked that moving air has a kinetic store.'],
      ['hot rocks under the ground', 'You overlooked that hot rocks have an internal (thermal) store.'],
    ],
    why: 'Fossil fuels and biofuels are burnt, which is a chemical reaction, so they are chemical stores.',
  },
  {
    prompt:
      'For which energy resource does a gravitational potential energy store decrease as electricity is generated?',
    yes: ['water behind a dam', 'sea water held at high tide by a barrier'],
    no: pairs({
      wind: 'You overlooked that moving air has a kinetic store.',
      coal: 'You overlooked that fuel is a chemical store.',
      'nuclear fuel': 'You overlooked that this is a nuclear store.',
      'hot rocks under the ground': 'You overlooked that hot rocks have an internal (thermal) store.',
      'light from the Sun, with solar cells':
        'You overlooked that light is the source here, and nothing falls.',
    }),
    why: 'The water is held at a height. As it falls, its gravitational potential energy becomes kinetic energy, which turns a turbine.',
  },
]

core('resource-with-a-property', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const item = random.pick(PROPERTIES)
    return { item, right: random.pick(item.yes), wrong: random.sample(item.no, 3) }
  },
  make: ({ item, right, wrong }) => ({
    stem: '',
    prompt: item.prompt,
    right,
    wrong,
    solution: `${item.why} Of the four, this is true only of ${right}.`,
  }),
})

/** What is right for a resource; the wrong rows swap one of the two for a statement that is false of it. */
const PROS: readonly {
  what: string
  good: readonly string[]
  bad: readonly string[]
  notGood: Wrong
  notBad: Wrong
}[] = [
  {
    what: 'a wind farm',
    good: ['is renewable', 'produces no carbon dioxide as it runs'],
    bad: ['can be noisy', 'changes the view of the landscape'],
    notGood: ['generates at any time', 'You overlooked that it stops when there is no wind.'],
    notBad: ['produces radioactive waste', 'You mixed it up with nuclear power: wind leaves no waste.'],
  },
  {
    what: 'a nuclear power station',
    good: ['generates at any time', 'produces no carbon dioxide as it runs'],
    bad: ['produces radioactive waste', 'carries a risk of serious accidents'],
    notGood: ['is renewable', 'You overlooked that nuclear fuel is used up, so it is non-renewable.'],
    notBad: ['depends on the weather', 'You overlooked that a reactor runs in any weather.'],
  },
  {
    what: 'a coal power station',
    good: ['generates at any time', 'can generate on a large scale'],
    bad: ['produces carbon dioxide', 'adds to global warming'],
    notGood: ['is renewable', 'You overlooked that coal is used up, so it is non-renewable.'],
    notBad: ['depends on the weather', 'You overlooked that coal can be burnt in any weather.'],
  },
  {
    what: 'a hydroelectric dam',
    good: ['is renewable', 'can start to generate quickly'],
    bad: ['floods a valley', 'gives less in a long drought'],
    notGood: ['can be built in any place', 'You overlooked that it needs high ground and enough water.'],
    notBad: [
      'produces radioactive waste',
      'You mixed it up with nuclear power: falling water leaves no waste.',
    ],
  },
  {
    what: 'a tidal barrier',
    good: ['is renewable', 'has a predictable output'],
    bad: ['changes habitats on the coast', 'can be built only in some places'],
    notGood: [
      'generates at the same rate all day',
      'You overlooked that the output follows the times of the tides.',
    ],
    notBad: ['burns a fossil fuel', 'You overlooked that moving water turns the turbines; nothing is burnt.'],
  },
  {
    what: 'a field of solar cells',
    good: ['is renewable', 'produces no carbon dioxide as it runs'],
    bad: ['takes up a large area of land', 'gives less under thick clouds'],
    notGood: ['generates at any time', 'You overlooked that there is no light at night.'],
    notBad: [
      'needs steam at high pressure',
      'You overlooked that solar cells turn light directly into electrical energy.',
    ],
  },
  {
    what: 'a geothermal power station',
    good: ['is renewable', 'generates at any time'],
    bad: ['can be built only in some places'],
    notGood: ['needs no generator', 'You overlooked that steam has to turn a turbine and a generator.'],
    notBad: ['gives no output at night', 'You overlooked that the rocks are hot by day and by night.'],
  },
]

core('advantage-and-disadvantage', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PROS)
    return { item, good: random.pick(item.good), bad: random.pick(item.bad) }
  },
  make: ({ item, good, bad }) => ({
    stem: `Electricity is generated by ${item.what}.`,
    prompt: 'Which row gives a correct advantage and a correct disadvantage?',
    columns: 'advantage | disadvantage',
    right: `${good} | ${bad}`,
    wrong: {
      [`${item.notGood[0]} | ${bad}`]: item.notGood[1],
      [`${good} | ${item.notBad[0]}`]: item.notBad[1],
      [`${item.notGood[0]} | ${item.notBad[0]}`]: `You took two false statements for true ones. ${item.notGood[1]} ${item.notBad[1]}`,
    },
    solution: `It is true of ${item.what} that it ${good}, which is an advantage, and that it ${bad}, which is a disadvantage.`,
  }),
})

const PLACES = ['wind turbines', 'solar cells', 'a hydroelectric dam', 'a geothermal power station'] as const

core('resource-for-a-place', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const best = random.int(0, 3)
    return {
      best,
      place: random.pick(['an island', 'a mountain village', 'a remote town', 'a research station']),
      wind: best === 0 ? random.step(8.5, 11, 0.5) : random.step(1, 2.5, 0.5),
      sun: best === 1 ? random.step(9, 11, 0.5) : random.step(1, 2.5, 0.5),
      rain: best === 2 ? random.step(2200, 3400, 100) : random.step(60, 200, 10),
      hot: best === 3 ? random.step(200, 280, 10) : random.step(28, 42, 1),
    }
  },
  make: ({ best, place, wind, sun, rain, hot }) => {
    const right = PLACES[best] ?? ''
    const errors = [
      `You chose wind turbines, but the mean wind speed is only ${quantity(wind, 'm/s', 2)}.`,
      `You chose solar cells, but the sun shines for only ${plain(sun, 1)} hours a day.`,
      `You chose a dam, but with ${quantity(rain, 'mm')} of rain in a year the lake would not fill.`,
      `You chose geothermal energy, but at ${quantity(hot, '°C')} the rocks cannot make steam.`,
    ]
    const reasons = [
      `The mean wind speed, ${quantity(wind, 'm/s', 2)}, is high.`,
      `The sun shines for ${plain(sun, 1)} hours a day.`,
      `There is a lot of rain, ${quantity(rain, 'mm')} a year, and high ground for a lake.`,
      `The rocks, at ${quantity(hot, '°C')}, can turn water to steam.`,
    ]
    const rest = [
      'There is little sunshine and rain, and the rocks are too cold to make steam.',
      'There is little wind and rain, and the rocks are too cold to make steam.',
      'There is little wind and sunshine, and the rocks are too cold to make steam.',
      'There is little wind, sunshine and rain.',
    ][best]
    return {
      stem: `Engineers plan a renewable supply of electricity for ${place}. The table shows what they have measured.`,
      table: {
        head: ['measurement', 'value'],
        rows: [
          ['mean wind speed', quantity(wind, 'm/s', 2)],
          ['mean time of sunshine in a day', `${plain(sun, 1)} hours`],
          ['rain in a year, on the high ground near it', quantity(rain, 'mm')],
          ['temperature of the rocks 1 km below the ground', quantity(hot, '°C')],
        ],
      },
      prompt: 'Which is the most suitable way to generate the electricity?',
      right,
      wrong: PLACES.flatMap((name, at): Wrong[] => (at === best ? [] : [[name, errors[at] ?? '']])),
      solution: `${reasons[best]} ${rest} So ${right} ${best < 2 ? 'are' : 'is'} the most suitable.`,
    }
  },
})

const SHARES: readonly { what: string; input: Range; share: readonly [number, number] }[] = [
  { what: 'lamps', input: [40, 400, 20], share: [5, 60] },
  { what: 'electric motors', input: [200, 900, 50], share: [50, 90] },
  { what: 'pumps', input: [500, 2000, 100], share: [40, 80] },
]

supplement('most-efficient-in-a-table', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SHARES)
    // The answer must have neither the largest output, nor the smallest input, nor the most waste.
    for (let attempt = 0; attempt < 80; attempt += 1) {
      const data = ['P', 'Q', 'R', 'S'].map(name => {
        const input = random.step(...item.input)
        return { name, input, useful: Math.round((input * random.int(...item.share)) / 100) }
      })
      const by = (value: (row: (typeof data)[number]) => number) =>
        [...data].sort((one, other) => value(other) - value(one))
      const [right, next] = by(row => row.useful / row.input)
      const chosen = [
        right,
        by(row => row.useful)[0],
        by(row => -row.input)[0],
        by(row => row.input - row.useful)[0],
      ]
      const names = new Set(chosen.map(row => row?.name))
      if (!right || !next || names.size < 4 || right.useful / right.input - next.useful / next.input < 0.05)
        continue
      if (new Set(data.map(row => row.useful)).size < 4 || new Set(data.map(row => row.input)).size < 4)
        continue
      return {
        item,
        data,
        right: right.name,
        output: chosen[1]?.name ?? '',
        input: chosen[2]?.name ?? '',
        waste: chosen[3]?.name ?? '',
      }
    }
    return null
  },
  make: ({ item, data, right, output, input, waste }) => {
    const errors = Object.fromEntries([
      [output, 'You looked for the largest useful output, without comparing it to the input.'],
      [input, 'You looked for the smallest input, without comparing the useful output to it.'],
      [waste, 'You looked for the largest difference between input and output, which is the most waste.'],
    ]) as Record<string, string>
    return {
      stem: `The table shows the energy input and the useful energy output of four ${item.what} in the same time.`,
      table: {
        head: ['', 'total energy input / J', 'useful energy output / J'],
        rows: data.map(row => [row.name, plain(row.input), plain(row.useful)]),
      },
      prompt: 'Which of them is the most efficient?',
      options: inThisOrder(
        data.map(({ name }) => (name === right ? name : ([name, errors[name] ?? ''] as Wrong))),
      ),
      solution: `The most efficient one turns the largest share of its input into useful output. Useful output ÷ input: ${data
        .map(row => `${row.name} ${quantity(row.useful / row.input, '', 2)}`)
        .join('; ')}. The largest share is that of ${right}.`,
    }
  },
  verify: ({ data }) => {
    const needs = data.map(({ name, input, useful }) => ({ name, need: input / useful }))
    const least = Math.min(...needs.map(({ need }) => need))
    return needs.find(({ need }) => need === least)?.name ?? ''
  },
})

const SOLAR = ['wind', 'waves', 'hydroelectric', 'coal', 'oil', 'natural gas', 'wood', 'solar cells']

const NOT_SOLAR = ['geothermal', 'nuclear', 'tidal'] as const

const NOT_SOLAR_WHY: Record<string, string> = {
  geothermal: 'You overlooked that geothermal energy comes from inside the Earth.',
  nuclear: 'You overlooked that nuclear energy comes from the nuclei of the fuel.',
  tidal: 'You overlooked that tidal energy is mainly due to the gravitational pull of the Moon.',
}

supplement('resources-that-depend-on-the-sun', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const solar = random.sample(SOLAR, 7)
    const at = (...places: number[]) => places.map(place => solar[place] ?? '')
    const lists = [at(2, 3), at(0, 4), at(1, 5)]
    return {
      right: random.shuffle(at(0, 1, 2)),
      wrong: random
        .shuffle(NOT_SOLAR)
        .map((name, place) => ({ name, list: random.shuffle([...(lists[place] ?? []), name]) })),
    }
  },
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: 'In which list does **every** resource get its energy from the radiation of the Sun?',
    right: right.join(', '),
    wrong: wrong.map(({ name, list }) => [list.join(', '), NOT_SOLAR_WHY[name] ?? '']),
    solution:
      'Geothermal, nuclear and tidal energy do not come from the radiation of the Sun. Plants (and so wood and fossil fuels), rain, wind and waves all depend on it, and so do solar cells.',
  }),
})
const MACHINES: readonly { what: string; power: boolean; unit: string; input: Range; share: Range }[] = [
  { what: 'power station', power: true, unit: 'MW', input: [800, 3000, 100], share: [30, 46, 2] },
  { what: 'solar cell', power: true, unit: 'W', input: [20, 90, 5], share: [15, 24, 1] },
  { what: 'electric motor', power: false, unit: 'J', input: [400, 2000, 50], share: [60, 85, 5] },
  { what: 'petrol engine', power: false, unit: 'kJ', input: [200, 900, 50], share: [22, 36, 2] },
  { what: 'lamp', power: true, unit: 'W', input: [8, 60, 4], share: [15, 45, 5] },
]

supplement('efficiency-equation', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(MACHINES)
    const [input, share] = [random.step(...item.input), random.step(...item.share)]
    const useful = (input * share) / 100
    const wasted = input - useful
    const asked = random.pick(['efficiency', 'input', 'wasted'] as const)
    if (Math.abs(useful * 10 - Math.round(useful * 10)) > 1e-9) return null
    const [right, ...wrong] = {
      efficiency: [share, 100 - share, (100 * useful) / wasted, (100 * useful) / (input + useful)],
      input: [input, useful * (share / 100), useful * (1 + share / 100), useful / (1 - share / 100)],
      wasted: [wasted, useful, (100 * input) / share - input, input + useful],
    }[asked] as [number, number, number, number]
    const limit = asked === 'efficiency' ? (wrong[1] ?? 0) < 100 : true
    // The right option is printed to three figures and must be exact.
    if (Math.abs(Number(right.toPrecision(3)) - right) > 1e-9) return null
    return limit && allDiffer([right, ...wrong], 3) && allDiffer([right, ...wrong], 2)
      ? { item, input, share, useful, wasted, asked, right, wrong }
      : null
  },
  make: ({ item, input, share, useful, wasted, asked, right, wrong }) => {
    const word = item.power ? 'power' : 'energy'
    const show = (value: number) => quantity(Math.round(value * 10) / 10, item.unit)
    const an = /^[aeiou]/.test(item.what) ? 'an' : 'a'
    const stems = {
      efficiency: `The total ${word} input of ${an} ${item.what} is ${show(input)}. It wastes ${show(wasted)}.`,
      input: `The efficiency of ${an} ${item.what} is ${share}%. Its useful ${word} output is ${show(useful)}.`,
      wasted: `The efficiency of ${an} ${item.what} is ${share}%. Its total ${word} input is ${show(input)}.`,
    }
    const prompts = {
      efficiency: `What is the efficiency of the ${item.what}?`,
      input: `What is the total ${word} input?`,
      wasted: `How much ${word} is wasted?`,
    }
    const errors = {
      efficiency: [
        'You used the wasted output. Efficiency is the **useful** output compared to the input.',
        'You divided the useful output by the wasted output instead of the total input.',
        'You divided by the sum of the input and the useful output. Divide by the input alone.',
      ],
      input: [
        'You multiplied by the efficiency. The input must be larger than the useful output.',
        `You added ${share}% to the useful output, but the percentage is of the input.`,
        'You divided by the wasted share. The useful output is the other share of the input.',
      ],
      wasted: [
        'You found the useful output, not what is wasted.',
        'You took the given value for the useful output, but it is the total input.',
        'You added the useful output to the input instead of subtracting it.',
      ],
    }[asked]
    const solutions = {
      efficiency: `Useful output = ${show(input)} − ${show(wasted)} = ${show(useful)}.

Efficiency = useful output ÷ total input × 100% = ${plain(useful)} ÷ ${plain(input)} × 100% = ${share}%.`,
      input: `Efficiency = useful output ÷ total input × 100%, so total input = useful output ÷ efficiency = ${plain(useful)} ÷ ${plain(share / 100)} = ${show(input)}.`,
      wasted: `Useful output = ${share}% of the input = ${plain(share / 100)} × ${plain(input)} = ${show(useful)}.

The rest is wasted: ${plain(input)} − ${plain(useful)} = ${show(wasted)}.`,
    }
    return {
      stem: stems[asked],
      prompt: prompts[asked],
      options: numbers({
        right,
        unit: asked === 'efficiency' ? '%' : item.unit,
        sigFigs: asked === 'efficiency' ? 2 : 3,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: solutions[asked],
    }
  },
  verify: ({ input, share, useful, wasted, asked }) =>
    ({
      efficiency: 100 * (1 - wasted / input),
      input: (useful * 100) / share,
      wasted: (input * (100 - share)) / 100,
    })[asked],
})
