import { inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity, standardForm, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, text } from '@/lib/figures/shapes'
import { spectrumBar } from '@/lib/figures/waves'
import { REGIONS } from '../shared'

const { core, supplement, templates } = choiceQuestions('3.3')

export { templates }

core('regions-of-the-spectrum', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [one = 1, two = 4] = random.sample([0, 1, 2, 4, 5, 6], 2).sort((a, b) => a - b)
    const near = (at: number) =>
      random.pick((at < 3 ? [0, 1, 2] : [4, 5, 6]).filter(each => each !== one && each !== two))
    return {
      one,
      two,
      nearOne: near(one),
      nearTwo: near(two),
      rising: random.chance(0.5),
      of: random.pick(['frequency', 'wavelength']),
    }
  },
  make: ({ one, two, nearOne, nearTwo, rising, of }) => {
    // `rising`: the frequency rises from left to right. P is always left of Q.
    const place = (at: number) => (rising ? at : 6 - at)
    const [left, right] = rising ? [one, two] : [two, one]
    const [nearLeft, nearRight] = rising ? [nearOne, nearTwo] : [nearTwo, nearOne]
    const name = (at: number) => REGIONS[at] ?? ''
    const labels = REGIONS.map((_, at) =>
      at === place(left) ? 'P' : at === place(right) ? 'Q' : at === 3 ? 'visible\nlight' : '',
    )
    const toRight = (of === 'frequency') === rising
    return {
      stem: 'The diagram shows the seven regions of the electromagnetic spectrum in order. Only one region is named, and two are labelled P and Q.',
      figure: figure(
        {
          name: 'waves/spectrum-with-two-letters',
          title: 'The electromagnetic spectrum with two letters',
          description: `A bar with seven parts. The middle part is visible light. From left to right, P is part number ${place(left) + 1} and Q is part number ${place(right) + 1}. An arrow below, to the ${toRight ? 'right' : 'left'}, is labelled “increasing ${of}”.`,
          height: 106,
        },
        spectrumBar(5, 14, 350, labels, 44),
        toRight ? arrow(90, 76, 270, 76) : arrow(270, 76, 90, 76),
        text(180, 96, `increasing ${of}`, { anchor: 'middle' }),
      ),
      prompt: 'Which row names the regions P and Q?',
      columns: 'P | Q',
      right: `${name(left)} | ${name(right)}`,
      wrong: {
        [`${name(6 - left)} | ${name(6 - right)}`]: `You read the order the other way round. Look at the arrow: ${of} increases to the ${toRight ? 'right' : 'left'}.`,
        [`${name(left)} | ${name(nearRight)}`]: `You have the order of ${name(right)} and ${name(nearRight)} wrong.`,
        [`${name(nearLeft)} | ${name(right)}`]: `You have the order of ${name(left)} and ${name(nearLeft)} wrong.`,
      },
      solution: `In order of increasing frequency (decreasing wavelength): ${REGIONS.join(', ')}. Count along the bar with the help of the arrow: P is ${name(left)} and Q is ${name(right)}.`,
    }
  },
  verify: ({ one, two, rising }) => REGIONS[rising ? Math.min(one, two) : Math.max(one, two)] ?? '',
})

const USES: Record<string, readonly string[]> = {
  'radio waves': [
    'sending television programmes from a transmitter on a hill',
    'reading an RFID tag in the pass for a door',
    'receiving signals from distant galaxies with a large dish aerial',
  ],
  microwaves: [
    'sending television programmes to homes by satellite',
    'carrying calls between mobile phones and masts',
  ],
  infrared: [
    'sending a signal from a remote control to a television',
    'finding warm places in a wall by thermal imaging',
    'detecting an intruder in the dark by the warmth of the body',
    'cooking food under an electric grill',
  ],
  'visible light': ['taking a photograph with a camera', 'lighting a street'],
  ultraviolet: [
    'showing an invisible security mark on a bicycle',
    'detecting a fake bank note',
    'sterilising drinking water with a lamp',
  ],
  'X-rays': ['taking an image of a broken bone', 'looking into closed bags at an airport'],
  'gamma rays': [
    'sterilising syringes in sealed packets',
    'following a tracer to detect cancer',
    'sterilising packed spices',
  ],
}

const NEXT: Record<string, readonly string[]> = {
  'radio waves': ['ultraviolet', 'X-rays', 'gamma rays', 'visible light'],
  microwaves: ['ultraviolet', 'X-rays', 'gamma rays', 'visible light'],
  infrared: ['ultraviolet', 'X-rays', 'gamma rays', 'visible light'],
  'visible light': ['radio waves', 'microwaves', 'X-rays', 'gamma rays'],
  ultraviolet: ['radio waves', 'microwaves', 'infrared', 'X-rays'],
  'X-rays': ['ultraviolet', 'infrared', 'microwaves', 'radio waves'],
  'gamma rays': ['infrared', 'microwaves', 'radio waves', 'visible light'],
}

core('region-for-a-use', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const region = random.pick(REGIONS)
    return { region, use: random.pick(USES[region] ?? []), wrong: random.sample(NEXT[region] ?? [], 3) }
  },
  make: ({ region, use, wrong }) => ({
    stem: `Electromagnetic waves are used for ${use}.`,
    prompt: 'Which region of the electromagnetic spectrum is used?',
    right: region,
    wrong: wrong.map(
      (each): Wrong => [each, `You mixed up the uses: an example for ${each} is ${USES[each]?.[0] ?? ''}.`],
    ),
    solution: `Typical uses of ${region} are ${(USES[region] ?? []).join('; ')}.`,
  }),
})

const HARMS = [
  { of: 'microwaves', harm: 'heating of cells inside the body' },
  { of: 'infrared', harm: 'burns of the skin by heat' },
  { of: 'ultraviolet', harm: 'skin cancer and damage to the eyes' },
  { of: 'gamma rays', harm: 'mutation of cells deep inside the body' },
] as const

core('hazards-of-two-regions', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const [one, two, three] = random.sample(HARMS, 3)
    return one && two && three ? { one, two, three } : null
  },
  make: ({ one, two, three }) => ({
    stem: '',
    prompt: `Which row gives the main harm from too much exposure to ${one.of} and to ${two.of}?`,
    columns: `main harm from ${one.of} | main harm from ${two.of}`,
    right: `${one.harm} | ${two.harm}`,
    wrong: {
      [`${two.harm} | ${one.harm}`]: 'You exchanged the two harms.',
      [`${one.harm} | ${three.harm}`]: `You gave the main harm of ${three.of} for ${two.of}. Exposure to ${two.of} can cause ${two.harm}.`,
      [`${three.harm} | ${two.harm}`]: `You gave the main harm of ${three.of} for ${one.of}. Exposure to ${one.of} can cause ${one.harm}.`,
    },
    solution: `- Microwaves: heating of cells inside the body.
- Infrared: burns of the skin by heat.
- Ultraviolet: skin cancer and damage to the eyes.
- X-rays and gamma rays: mutation of or damage to cells in the body.`,
  }),
})

const SATELLITES = [
  {
    stem: 'A house receives satellite television with a dish that always points in the same direction.',
    orbit: 'geostationary',
    why: 'The dish never moves, so the satellite must stay above the same place on the Earth: it is geostationary.',
  },
  {
    stem: 'A satellite phone uses a chain of satellites. Each one goes round the Earth in less than two hours and soon moves out of view.',
    orbit: 'low',
    why: 'A satellite that goes round the Earth in such a short time is close to it: it is in a low orbit.',
  },
  {
    stem: 'A satellite for television goes round the Earth once every 24 hours and stays above the same place on the equator.',
    orbit: 'geostationary',
    why: 'A satellite that stays above the same place on the equator is geostationary.',
  },
  {
    stem: 'Some satellite phones use satellites that are close to the Earth, so that the delay of the signal is very short.',
    orbit: 'low',
    why: 'Satellites close to the Earth are in low orbits. The signal then has a short way to travel.',
  },
] as const

core('waves-and-orbits-of-satellites', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(SATELLITES),
    waves: random.pick(['infrared', 'ultraviolet', 'X-rays', 'sound waves']),
  }),
  make: ({ item, waves }) => {
    const other = item.orbit === 'low' ? 'geostationary' : 'low'
    const notWaves = `You chose ${waves}. Satellites communicate with the ground by microwaves.`
    return {
      stem: item.stem,
      prompt: 'Which row gives the waves that carry the signal and the orbit of the satellite?',
      columns: 'waves | orbit',
      right: `microwaves | ${item.orbit}`,
      wrong: {
        [`microwaves | ${other}`]: `You chose the wrong orbit. ${other === 'low' ? 'A satellite in a low orbit is close to the Earth and soon moves out of view.' : 'A geostationary satellite is far away and stays above the same place.'}`,
        [`${waves} | ${item.orbit}`]: notWaves,
        [`${waves} | ${other}`]: `${notWaves} The orbit is wrong too.`,
      },
      solution: `Artificial satellites communicate by microwaves, which pass through the atmosphere. ${item.why}`,
    }
  },
  verify: () => REGIONS[1],
})

const CLUES = [
  { low: 1, at: 2, high: 3 },
  { low: 3, at: 4, high: 5 },
  { low: 4, at: 5, high: 6 },
  { low: 0, at: 1, high: 2 },
] as const

core('use-from-wavelength-clues', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const clue = random.pick(CLUES)
    // Astronomy and tags use microwaves too, and X-rays can sterilise: such neighbours are no wrong answers.
    const shared = new Map<number, number>([
      [1, 0],
      [5, 6],
    ]).get(clue.at)
    const wrong = random.sample(
      [0, 1, 2, 4, 5, 6].filter(each => each !== clue.at && each !== shared),
      3,
    )
    return {
      clue,
      right: random.pick(USES[REGIONS[clue.at]] ?? []),
      wrong: wrong.map(at => ({ at, use: random.pick(USES[REGIONS[at] ?? ''] ?? []) })),
      byFrequency: random.chance(0.5),
    }
  },
  make: ({ clue, right, wrong, byFrequency }) => {
    const [low, region, high] = [REGIONS[clue.low], REGIONS[clue.at], REGIONS[clue.high]]
    return {
      stem: byFrequency
        ? `An electromagnetic wave has a higher frequency than ${low} but a lower frequency than ${high}.`
        : `An electromagnetic wave has a longer wavelength than ${high} but a shorter wavelength than ${low}.`,
      prompt: 'What can this wave be used for?',
      right,
      wrong: wrong.map(
        ({ at, use }): Wrong => [
          use,
          `You chose a use of ${REGIONS[at]}. The wave lies between ${low} and ${high} in the spectrum.`,
        ],
      ),
      solution: `In order of increasing frequency: ${REGIONS.join(', ')}. Wavelength falls in the same order. Between ${low} and ${high} lies one region, ${region}; its use in the list is ${right}.`,
    }
  },
  verify: ({ clue, right }) => ((USES[REGIONS[clue.high - 1] ?? ''] ?? []).includes(right) ? right : ''),
})

const STATIONS = [
  {
    what: 'A radio station sends out radio waves',
    unit: 'MHz',
    power: 6,
    values: [1.2, 1.5, 6, 7.5, 12, 15, 60, 75, 100, 120],
  },
  { what: 'A wireless router sends out microwaves', unit: 'GHz', power: 9, values: [2.5, 5, 6] },
  { what: 'A mobile phone sends out microwaves', unit: 'GHz', power: 9, values: [0.75, 1, 1.5, 2, 2.5] },
  { what: 'A satellite sends out microwaves', unit: 'GHz', power: 9, values: [4, 7.5, 10, 12, 15, 20] },
] as const

supplement('wavelength-of-an-electromagnetic-wave', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { what, unit, power, values } = random.pick(STATIONS)
    const value = random.pick<number>(values)
    const right = 3e8 / (value * 10 ** power)
    return Math.abs(toSigFigs(right, 2) - right) < 1e-9 * right ? { what, unit, power, value, right } : null
  },
  make: ({ what, unit, power, value, right }) => {
    const print = (metres: number) => quantity(metres, 'm', 2)
    const other = unit === 'MHz' ? 'GHz' : 'MHz'
    const shift = unit === 'MHz' ? 1e-3 : 1e3
    const all: [number, string | null][] = [
      [right, null],
      [1 / right, 'You divided the frequency by the speed. Wavelength is speed divided by frequency.'],
      [right * shift, `You took ${unit} for ${other}: 1 MHz is 10^{6} Hz, 1 GHz is 10^{9} Hz.`],
      [
        340 / (value * 10 ** power),
        'You used the speed of sound in air. Electromagnetic waves travel at 3.0 × 10^{8} m/s.',
      ],
    ]
    all.sort(([one], [two]) => one - two)
    return {
      stem: `${what} of frequency ${quantity(value, unit, 2)}.`,
      prompt: 'What is the wavelength of the waves in air?',
      options: inThisOrder(
        all.map(([metres, error]) => (error === null ? print(metres) : [print(metres), error])),
      ),
      solution: `The speed of electromagnetic waves in air is about 3.0 × 10^{8} m/s. ${quantity(value, unit, 2)} = ${standardForm(value * 10 ** power, 2)} Hz.

*λ* = *v* ÷ *f* = 3.0 × 10^{8} ÷ (${standardForm(value * 10 ** power, 2)}) = ${print(right)}.`,
    }
  },
  verify: ({ power, value }) => {
    const period = 1 / value / 10 ** power
    return quantity(period * 2 * 1.5e8, 'm', 2)
  },
})

const SYSTEMS = [
  {
    system: 'a mobile phone network',
    waves: 'microwaves',
    why: 'pass through some walls and need only a short aerial',
  },
  {
    system: 'wireless internet in a house',
    waves: 'microwaves',
    why: 'pass through some walls and need only a short aerial',
  },
  {
    system: 'Bluetooth headphones',
    waves: 'radio waves',
    why: 'pass through walls but are weakened as they do so',
  },
  {
    system: 'cable television through optical fibres',
    waves: 'infrared',
    why: 'pass through glass and carry data at a high rate',
  },
  {
    system: 'high-speed broadband through optical fibres',
    waves: 'visible light',
    why: 'pass through glass and carry data at a high rate',
  },
] as const

supplement('waves-for-communication-systems', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SYSTEMS)
    // Not microwaves against radio waves: the frequencies of Bluetooth and of wireless internet are alike.
    const inGlass = (each: (typeof SYSTEMS)[number]) => each.why.includes('glass')
    const others = SYSTEMS.filter(each => inGlass(each) !== inGlass(item))
    const [other] = random.sample(others, 1)
    return other ? { item, other, never: random.pick(['ultraviolet', 'gamma rays', 'X-rays']) } : null
  },
  make: ({ item, other, never }) => ({
    stem: `Electromagnetic waves carry the signals of ${item.system}.`,
    prompt: 'Which row gives the waves that are used and a property of them?',
    columns: 'waves | property',
    right: `${item.waves} | ${item.why}`,
    wrong: {
      [`${never} | ${item.why}`]:
        `You chose ${never}, which are dangerous to people and are not used for communication.`.replace(
          'ultraviolet, which are dangerous to people and are',
          'ultraviolet, which is harmful to people and is',
        ),
      [`${other.waves} | ${other.why}`]: `You chose the waves for ${other.system}.`,
      [`${never} | ${other.why}`]: `You chose waves that are not used for communication, and a property that matters for ${other.system}.`,
    },
    solution: `- Mobile phones and wireless internet: microwaves, which pass through some walls and need only a short aerial.
- Bluetooth: radio waves, which pass through walls but are weakened as they do so.
- Optical fibres: visible light or infrared; glass is transparent to them, and they carry data at a high rate.`,
  }),
  verify: ({ item }) =>
    item.why.includes('glass') ? item.waves : item.why.includes('short') ? 'microwaves' : 'radio waves',
})

const BENEFITS = [
  'It can be regenerated accurately, without the noise.',
  'It can be sent over a longer range, because it can be regenerated.',
  'It can carry data at a faster rate.',
]

const NO_BENEFITS: Wrong[] = pairs({
  'It travels at a higher speed.':
    'All signals on the same waves travel at the same speed. The rate of data is something else.',
  'It never picks up any noise on its way.':
    'Every signal picks up noise. A digital signal can be regenerated without it.',
  'It can have any value between two limits.':
    'You described an analogue signal. A digital signal has two values only.',
  'It does not become weaker on its way.':
    'Every signal becomes weaker with distance. A digital signal can be regenerated accurately.',
  'It follows the shape of the sound wave exactly.':
    'You described an analogue signal. A digital signal has two values only.',
  'It can carry sound, which an analogue signal cannot.': 'Sound can be sent as either kind of signal.',
})

supplement('benefit-of-digital-signals', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    call: random.pick(['A telephone company', 'A radio station', 'A television company']),
    right: random.pick(BENEFITS),
    wrong: random.sample(NO_BENEFITS, 3),
  }),
  make: ({ call, right, wrong }) => ({
    stem: `${call} changes from analogue to digital signals.`,
    prompt: 'What is a benefit of a digital signal?',
    right,
    wrong,
    solution:
      'Both kinds of signal become weaker and pick up noise. In a digital signal, high and low can still be told apart, so it can be regenerated accurately and sent over a longer range. Digital signals also allow a faster rate of data.',
  }),
})

supplement('analogue-or-digital-from-a-graph', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const bits = Array.from({ length: 12 }, () => random.int(0, 1))
    const phase = random.int(0, 5)
    const changes = bits.slice(1).filter((bit, at) => bit !== bits[at]).length
    return changes > 4 ? { bits, phase, digital: random.chance(0.5) } : null
  },
  make: ({ bits, phase, digital }) => {
    const chart = graph({
      x: { label: 'time', max: 12.5 },
      y: { label: 'voltage', max: 1.3 },
      left: 60,
      width: 260,
      height: 84,
    })
    const steps = bits.flatMap((bit, at) => [
      [at, bit === 1 ? 1.05 : 0.15] as const,
      [at + 1, bit === 1 ? 1.05 : 0.15] as const,
    ])
    const smooth = (x: number) => 0.6 + 0.3 * Math.sin(x * 1.1 + phase) + 0.15 * Math.sin(x * 2.3 + 2 * phase)
    const [kind, values] = digital ? ['digital', 'only two values'] : ['analogue', 'any value within a range']
    const [other, otherValues] = digital
      ? ['analogue', 'any value within a range']
      : ['digital', 'only two values']
    return {
      stem: 'The graph shows how the voltage of a signal changes with time.',
      figure: figure(
        {
          name: 'waves/voltage-of-a-signal',
          title: 'Voltage of a signal against time',
          description: digital
            ? 'Sketch graph of voltage against time. The line is either at one high level or at one low level and jumps straight from one to the other.'
            : 'Sketch graph of voltage against time. The line is a smooth curve that rises and falls by different amounts, with no level parts.',
          height: 148,
        },
        chart.axes,
        digital ? chart.line(steps) : chart.plot(smooth, 0, 12),
      ),
      prompt: 'Which row describes the signal?',
      columns: 'kind of signal | values it can have',
      right: `${kind} | ${values}`,
      wrong: {
        [`${other} | ${values}`]: `You read the graph well but gave it the wrong name: a signal with ${values} is ${kind}.`,
        [`${kind} | ${otherValues}`]: `You have the right name, but a signal with ${otherValues} is ${other}.`,
        [`${other} | ${otherValues}`]: `You described the other kind: the signal in the graph has ${values}.`,
      },
      solution: `${
        digital
          ? 'The voltage is either high or low and has no value between: a digital signal.'
          : 'The voltage varies continuously and can have any value within a range: an analogue signal.'
      } Sound can be sent as either kind.`,
    }
  },
  verify: ({ digital }) => ['analogue', 'digital'][Number(digital)] ?? '',
})
