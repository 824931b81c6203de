import { allDiffer, choice, numbers, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { type ComponentKind, component, junction } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

const core = { style: 'choice', tier: 'core', calculator: 'not-needed' } as const
const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

/** Whether two significant figures print the value in full. */
const tidy = (value: number) => Math.abs(toSigFigs(value, 2) - value) < 1e-9 * value

/** The article before a whole number that is read out: an 8, an 11, an 18, an 800. */
const aOrAn = (value: number) => (/^8|^1[18]$/.test(String(value)) ? 'an' : 'a')

// 4.3.1 Circuit diagrams and circuit components

type SymbolFacts = { kind: ComponentKind; name: string; looks: string }

const BOXES: readonly SymbolFacts[] = [
  { kind: 'resistor', name: 'fixed resistor', looks: 'an empty rectangle' },
  {
    kind: 'variable-resistor',
    name: 'variable resistor',
    looks: 'a rectangle with a slanting arrow through it',
  },
  {
    kind: 'thermistor',
    name: 'thermistor',
    looks: 'a rectangle crossed by a slanting line with a short level part at one end',
  },
  {
    kind: 'ldr',
    name: 'light-dependent resistor (LDR)',
    looks: 'a rectangle with two arrows pointing towards it',
  },
  { kind: 'fuse', name: 'fuse', looks: 'a rectangle with a line along it from end to end' },
  { kind: 'heater', name: 'heater', looks: 'a rectangle divided by three lines across it' },
]
const SOURCES: readonly SymbolFacts[] = [
  { kind: 'cell', name: 'cell', looks: 'one long line and one short thick line, side by side' },
  {
    kind: 'battery',
    name: 'battery',
    looks: 'two pairs of one long and one short thick line, joined by a dashed line',
  },
  {
    kind: 'dc-supply',
    name: 'd.c. power supply',
    looks: 'two small circles marked with a plus sign and a minus sign',
  },
  { kind: 'ac-supply', name: 'a.c. power supply', looks: 'two small circles with a wave sign between them' },
]

const nameSymbol = template({
  ...core,
  checked: '2026-11-20',
  name: 'name-of-a-symbol',
  subtopic: '4.3.1',
  difficulty: 1,
  values: random => {
    const group = random.chance(0.75) ? BOXES : SOURCES
    const [right, ...wrong] = random.sample(group, 4)
    return right ? { right, wrong } : null
  },
  make: ({ right, wrong }) =>
    choice({
      stem: 'The diagram shows a circuit symbol.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/one-symbol',
          title: 'A circuit symbol',
          description: `A circuit symbol with a wire at each end. The symbol is ${right.looks}.`,
          width: 160,
          height: 80,
        },
        component(right.kind, 20, 46, 140, 46),
      ),
      prompt: 'Which component does the symbol represent?',
      subtopic: '4.3.1',
      objective: 'AO1',
      options: statements(
        right.name,
        wrong.map(
          ({ name, looks }): Wrong => [name, `You mixed up two symbols. The one you named is ${looks}.`],
        ),
      ),
      solution: `The symbol is ${right.looks}. It represents ${/^[aeiou]/.test(right.name) ? 'an' : 'a'} ${right.name}.`,
    }),
})

const JOBS = [
  ['relay', 'lets a current in one circuit switch another circuit on or off'],
  ['fuse', 'breaks a circuit when the current is too large'],
  ['transformer', 'can make an alternating p.d. larger or smaller'],
  ['potential divider', 'gives a chosen part of the p.d. of a battery'],
  ['magnetising coil', 'gives a magnetic field when there is a current in it'],
  ['variable resistor', 'changes the current in a circuit when its resistance is adjusted'],
  ['generator', 'supplies an e.m.f. while it is being turned'],
] as const

const jobOf = template({
  ...core,
  checked: '2026-11-20',
  name: 'what-a-component-does',
  subtopic: '4.3.1',
  difficulty: 2,
  values: random => {
    const [right, ...wrong] = random.sample(JOBS, 4)
    const clash = [right, ...wrong].map(each => each?.[0])
    // Either of the two can be used to vary a p.d. and a current.
    if (clash.includes('potential divider') && clash.includes('variable resistor')) return null
    // Relays, transformers and generators have coils with a magnetic field as well.
    return right && right[0] !== 'magnetising coil' ? { right, wrong } : null
  },
  make: ({ right: [name, job], wrong }) =>
    choice({
      stem: 'An engineer chooses components for a circuit.',
      prompt: `Which component ${job}?`,
      subtopic: '4.3.1',
      objective: 'AO1',
      options: statements(
        name,
        wrong.map(([other, does]): Wrong => [other, `You chose the wrong device: a ${other} ${does}.`]),
      ),
      solution: `This is what a ${name} is for: it ${job}.`,
    }),
})

const sensors = template({
  ...core,
  checked: '2026-11-20',
  name: 'thermistor-and-ldr-resistance',
  subtopic: '4.3.1',
  difficulty: 2,
  values: random => {
    const [warmBefore, warmAfter] = random.shuffle([true, false])
    const [brightBefore, brightAfter] = random.shuffle([true, false])
    return { warmBefore, warmAfter, brightBefore, brightAfter, first: random.chance(0.5) }
  },
  make: ({ warmBefore, warmAfter, brightBefore, brightAfter, first }) => {
    const place = (warm?: boolean, bright?: boolean) =>
      `${warm ? 'warm' : 'cold'}, ${bright ? 'bright' : 'dark'}`
    const change = (falls?: boolean) => (falls ? 'decreases' : 'increases')
    const order = (thermistor: string, ldr: string) => (first ? [thermistor, ldr] : [ldr, thermistor])
    const t = `temperature ${warmAfter ? 'rises' : 'falls'}, so the resistance of an NTC thermistor ${change(warmAfter)}`
    const l = `light becomes ${brightAfter ? 'brighter' : 'dimmer'}, so the resistance of an LDR ${change(brightAfter)}`
    return choice({
      stem: `An NTC thermistor and an LDR are moved from a ${place(warmBefore, brightBefore)} room into a ${place(warmAfter, brightAfter)} room.`,
      prompt: 'Which row shows what happens to their resistances?',
      subtopic: '4.3.1',
      objective: 'AO1',
      options: rows(
        order('resistance of thermistor', 'resistance of LDR'),
        order(change(warmAfter), change(brightAfter)),
        [
          [order(change(!warmAfter), change(brightAfter)), `You have the thermistor wrong. The ${t}.`],
          [order(change(warmAfter), change(!brightAfter)), `You have the LDR wrong. The ${l}.`],
          [
            order(change(!warmAfter), change(!brightAfter)),
            'You reversed both rules: a higher temperature and brighter light mean less resistance.',
          ],
        ],
      ),
      solution: `- The ${t}.
- The ${l}.`,
    })
  },
  verify: ({ warmAfter, brightAfter, first }) =>
    (first ? warmAfter : brightAfter) ? 'decreases' : 'increases',
})

const SWITCH_CASES = ['second', 'third', 'main', 'branches'] as const

const switchesAndLamps = template({
  ...core,
  checked: '2026-11-20',
  name: 'lamps-and-switches',
  subtopic: '4.3.1',
  difficulty: 3,
  values: random => ({
    state: random.pick(SWITCH_CASES),
    lamps: random.pick([
      ['P', 'Q', 'R'],
      ['X', 'Y', 'Z'],
      ['J', 'K', 'L'],
    ]),
    switches: random.shuffle(['S_{1}', 'S_{2}', 'S_{3}']),
  }),
  make: ({ state, lamps: [main = '', second = '', third = ''], switches: [s1 = '', s2 = '', s3 = ''] }) => {
    const closed = { second: [s1, s2], third: [s1, s3], main: [s1], branches: [s2, s3] }[state].sort()
    const all = `${main}, ${second} and ${third}`
    const one = state === 'third' ? third : second
    const other = state === 'third' ? second : third
    const none = 'none of the lamps'
    const lit = state === 'second' || state === 'third'
    const wrong: Wrong[] = lit
      ? [
          [
            `${main} only`,
            `You left out lamp ${one}. The current in ${main} goes on through the closed branch.`,
          ],
          [
            `${one} only`,
            `You left out lamp ${main}. All the current in lamp ${one} passes through ${main} as well.`,
          ],
          [all, `You overlooked that the branch of lamp ${other} is open.`],
        ]
      : state === 'main'
        ? [
            [
              `${main} only`,
              `You overlooked that there is no complete path from ${main} back to the battery.`,
            ],
            [`${second} and ${third} only`, 'You overlooked that the switches of both branches are open.'],
            [all, 'You took one closed switch to be enough, but there is no complete path.'],
          ]
        : [
            [
              `${second} and ${third} only`,
              `You overlooked that ${s1} is open, so there is no complete path through the battery.`,
            ],
            [`${main} only`, `You overlooked that ${main} is in series with the open switch ${s1}.`],
            [all, `You overlooked that ${s1} is open. All the current would have to pass through it.`],
          ]
    return choice({
      stem: 'The circuit contains three lamps and three switches. All the switches are shown open.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-lamps-three-switches',
          title: 'A circuit with three lamps and three switches',
          description:
            `A battery, switch ${s1} and lamp ${main} are in series with a parallel arrangement of two branches. One branch has switch ${s2} and lamp ${second}, the other has switch ${s3} and lamp ${third}. All switches are open.`.replace(
              /[_{}]/g,
              '',
            ),
          height: 250,
        },
        component('battery', 40, 40, 140, 40),
        component('switch', 140, 40, 240, 40, { label: s1, side: 'right' }),
        component('lamp', 240, 40, 330, 40, { label: main, side: 'right' }),
        line(330, 40, 330, 200),
        line(40, 40, 40, 200),
        component('switch', 40, 120, 180, 120, { label: s2, side: 'right' }),
        component('lamp', 180, 120, 330, 120, { label: second, side: 'right' }),
        component('switch', 40, 200, 180, 200, { label: s3, side: 'right' }),
        component('lamp', 180, 200, 330, 200, { label: third, side: 'right' }),
        junction(40, 120),
        junction(330, 120),
      ),
      prompt: `Which lamps light when **only** ${closed.join(' and ')} ${closed.length > 1 ? 'are' : 'is'} closed?`,
      subtopic: '4.3.1',
      objective: 'AO2',
      options: statements(lit ? `${main} and ${one} only` : none, wrong),
      solution: lit
        ? `Follow the wire from one side of the battery: through ${s1}, lamp ${main}, and then the closed branch with lamp ${one} back to the battery. This path is complete, so ${main} and ${one} light. The branch of ${other} is open.`
        : state === 'main'
          ? `${s1} is closed, but both branches beyond lamp ${main} are open. There is no complete path, so no lamp lights.`
          : `Both branches are closed, but ${s1} is open. It is in the only wire to the battery, so there is no complete path and no lamp lights.`,
    })
  },
  verify: ({ state, lamps }) => {
    const s1 = state !== 'branches'
    const on = [s1 && state !== 'main', s1 && state === 'second', s1 && state === 'third']
    const lit = lamps.filter((_, at) => on[at])
    return lit.length === 0 ? 'none of the lamps' : `${lit.join(' and ')} only`
  },
})

const listOf = (names: readonly string[]) =>
  names.length === 3 ? `${names[0]}, ${names[1]} and ${names[2]}` : `${names.join(' and ')} only`

const diodeBranches = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'lamps-with-diodes',
  subtopic: '4.3.1',
  difficulty: 3,
  values: random => {
    const ways = [random.chance(0.5), random.chance(0.5), random.chance(0.5)]
    if (ways.every(Boolean) || !ways.some(Boolean)) return null
    return {
      ways,
      plusLeft: random.chance(0.5),
      lamps: random.pick([
        ['P', 'Q', 'R'],
        ['X', 'Y', 'Z'],
        ['J', 'K', 'L'],
      ]),
    }
  },
  make: ({ ways, plusLeft, lamps }) => {
    const lit = lamps.filter((_, at) => ways[at] === plusLeft)
    const dark = lamps.filter((_, at) => ways[at] !== plusLeft)
    const side = plusLeft ? 'left' : 'right'
    return choice({
      stem: 'Three lamps, each with a diode, are connected to a battery.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-diodes',
          title: 'Three lamps with diodes in parallel branches',
          description: `A battery at the top; its longer lines are on the ${side}. Below it are three parallel branches, each with a diode and a lamp. ${lamps.map((lamp, at) => `In the branch of lamp ${lamp} the triangle of the diode points to the ${ways[at] ? 'right' : 'left'}.`).join(' ')}`,
          height: 252,
        },
        plusLeft ? component('battery', 50, 34, 310, 34) : component('battery', 310, 34, 50, 34),
        line(50, 34, 50, 210),
        line(310, 34, 310, 210),
        lamps
          .map((lamp, at) => {
            const y = 90 + at * 60
            const diode = ways[at] ? component('diode', 50, y, 170, y) : component('diode', 170, y, 50, y)
            return diode + component('lamp', 170, y, 310, y, { label: lamp, side: 'right' })
          })
          .join(''),
        [90, 150].map(y => junction(50, y) + junction(310, y)).join(''),
      ),
      prompt: 'Which lamps light?',
      subtopic: '4.3.1',
      objective: 'AO2',
      options: statements(listOf(lit), [
        [
          listOf(dark),
          'You let the current flow against the arrows of the diodes, or out of the negative terminal of the battery.',
        ],
        [listOf(lamps), 'You overlooked that a diode conducts in one direction only.'],
        ['none of the lamps', 'You took diodes to stop a current in both directions.'],
      ]),
      solution: `Conventional current leaves the positive terminal of the battery (the longer line, on the ${side}) and flows through the branches to the ${plusLeft ? 'right' : 'left'}. A diode conducts in the direction in which its triangle points, so ${lit.length === 1 ? `only lamp ${lit[0]} lights` : `lamps ${lit.join(' and ')} light`}.`,
    })
  },
  verify: ({ ways, plusLeft, lamps }) => {
    const on = ways.flatMap((right, at) =>
      (right ? 1 : -1) * (plusLeft ? 1 : -1) > 0 ? [lamps[at] ?? ''] : [],
    )
    return `${on.join(' and ')} only`
  },
})

const ONE_WAY: readonly { stem: string; prompt: string; right: string; wrong: Wrong[]; why: string }[] = [
  {
    stem: 'A light-emitting diode (LED) is connected to a battery through a resistor. It does not light. When the connections to the battery are exchanged, it lights.',
    prompt: 'Which property of an LED explains this?',
    right: 'It conducts in one direction only.',
    wrong: [
      [
        'It conducts only when it is in bright light.',
        'You described a property like that of an LDR. An LED gives out light.',
      ],
      ['It conducts only when it is hot.', 'You described a property like that of an NTC thermistor.'],
      [
        'It conducts only with an alternating current.',
        'You took it to need a.c., but here it lights with a battery.',
      ],
    ],
    why: 'An LED is a diode that gives out light. Like every diode it conducts in one direction only, so it must be connected the right way round.',
  },
  {
    stem: 'A diode is connected in series with a lamp and an a.c. power supply.',
    prompt: 'Which words describe the current in the lamp?',
    right: 'a current in one direction only, with gaps',
    wrong: [
      [
        'a current that reverses, as without the diode',
        'You overlooked that a diode conducts in one direction only.',
      ],
      [
        'a current of constant size in one direction',
        'You made the current steady. The diode only removes the half in which the supply is reversed.',
      ],
      ['no current at any time', 'You took a diode to stop a current in both directions.'],
    ],
    why: 'The supply keeps reversing. The diode conducts while the supply drives the current in its forward direction, and stops the current in the other half of each cycle.',
  },
  {
    stem: 'A circuit must show with a small light that a battery is connected the right way round. A resistor keeps the current small.',
    prompt: 'Which component should be in series with the resistor?',
    right: 'a light-emitting diode (LED)',
    wrong: [
      ['a filament lamp', 'You chose a lamp, which lights whichever way round the battery is connected.'],
      [
        'a light-dependent resistor (LDR)',
        'You chose a component that reacts to light; it does not give out light.',
      ],
      [
        'a diode that is not an LED',
        'You chose a component that conducts in one direction, but gives no light.',
      ],
    ],
    why: 'An LED conducts in one direction only and gives out light when it conducts, so it lights only when the battery is connected the right way round.',
  },
]

const oneWay = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'diodes-and-leds',
  subtopic: '4.3.1',
  difficulty: 2,
  values: random => ({ ...random.pick(ONE_WAY) }),
  make: ({ stem, prompt, right, wrong, why }) =>
    choice({
      stem,
      prompt,
      subtopic: '4.3.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: why,
    }),
})

// 4.3.2 Series and parallel circuits

const seriesCurrent = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'current-in-a-series-circuit',
  subtopic: '4.3.2',
  difficulty: 3,
  values: random => {
    const cells = random.int(2, 6)
    const first = random.int(2, 20)
    const second = random.int(2, 20)
    const right = (1.5 * cells) / (first + second)
    const wrong = [
      1.5 / (first + second),
      (1.5 * cells) / Math.max(first, second),
      (first + second) / (1.5 * cells),
    ]
    return first !== second && tidy(right) && allDiffer([right, ...wrong], 2)
      ? { cells, first, second, right, wrong }
      : null
  },
  make: ({ cells, first, second, right, wrong: [oneCell = 0, oneResistor = 0, upsideDown = 0] }) =>
    choice({
      stem: `${['Two', 'Three', 'Four', 'Five', 'Six'][cells - 2]} 1.5 V cells are connected in series, all facing the same way. They are in series with ${aOrAn(first)} ${quantity(first, 'Ω', first < 10 ? 2 : undefined)} resistor and ${aOrAn(second)} ${quantity(second, 'Ω', second < 10 ? 2 : undefined)} resistor.`,
      prompt: 'What is the current in the circuit?',
      subtopic: '4.3.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'A',
        sigFigs: 2,
        wrong: [
          [oneCell, 'You used the e.m.f. of one cell. The e.m.f.s of cells in series add up.'],
          [oneResistor, 'You used the larger resistance only. Resistances in series add up.'],
          [upsideDown, 'You divided the resistance by the e.m.f.; *I* = *V* ÷ *R*.'],
        ],
      }),
      solution: `Combined e.m.f.: ${cells} × 1.5 = ${quantity(1.5 * cells, 'V', 2)}. Combined resistance: ${first} + ${second} = ${quantity(first + second, 'Ω')}.

*I* = *V* ÷ *R* = ${plain(1.5 * cells)} ÷ ${first + second} = ${quantity(right, 'A', 2)}.`,
    }),
  verify: ({ cells, first, second }) => {
    // The current for which the p.d.s across both resistors use up the e.m.f. of all the cells.
    let [low, high] = [0, 100]
    for (let step = 0; step < 80; step += 1) {
      const middle = (low + high) / 2
      if (middle * first + middle * second < cells * 1.5) low = middle
      else high = middle
    }
    return Number(low.toPrecision(8))
  },
})

const branchMeters = template({
  ...core,
  checked: '2026-11-20',
  name: 'ammeters-in-a-parallel-circuit',
  subtopic: '4.3.2',
  difficulty: 2,
  values: random => ({
    names: random.shuffle(['A_{1}', 'A_{2}', 'A_{3}']),
    kind: random.pick(['lamp', 'resistor', 'heater'] as const),
  }),
  make: ({ names: [main = '', upper = '', lower = ''], kind }) => {
    const [one, other] = [upper, lower].sort()
    const meter = (x: number, y: number, name: string) =>
      circle(x, y, 14, 'l sheet') + text(x, y + 4.5, name, { anchor: 'middle' })
    return choice({
      stem: `Two ${kind}s are connected in parallel to a battery. Three ammeters are in the circuit, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-ammeters',
          title: 'A parallel circuit with three ammeters',
          description:
            `A battery with ammeter ${main} next to it is connected to two parallel branches. The upper branch has ammeter ${upper} and a ${kind}, the lower branch has ammeter ${lower} and a ${kind}.`.replace(
              /[_{}]/g,
              '',
            ),
          height: 210,
        },
        component('battery', 110, 34, 310, 34),
        line(50, 34, 110, 34),
        line(50, 34, 50, 180),
        line(310, 34, 310, 180),
        component(kind, 180, 110, 310, 110),
        line(50, 110, 180, 110),
        component(kind, 180, 180, 310, 180),
        line(50, 180, 180, 180),
        junction(50, 110),
        junction(310, 110),
        meter(50, 72, main),
        meter(120, 110, upper),
        meter(120, 180, lower),
      ),
      prompt: 'Which statement about the readings of the ammeters is correct?',
      subtopic: '4.3.2',
      objective: 'AO1',
      options: statements(`The reading of ${main} is larger than that of ${one} and that of ${other}.`, [
        [
          'The readings of all three ammeters are the same.',
          'You used the rule for a series circuit. Here the current divides between the branches.',
        ],
        [
          `The reading of ${main} is smaller than that of ${one} and that of ${other}.`,
          'You have it the wrong way round: the current from the source divides between the branches.',
        ],
        [
          `The readings of ${main} and ${one} are the same, and that of ${other} is zero.`,
          'You let all the current flow in one branch. Both branches are connected to the battery and conduct.',
        ],
      ]),
      solution: `${main} is next to the battery, so it measures the current from the source. This current divides between the two branches, in which ${one} and ${other} are. So the reading of ${main} is larger than each of theirs.`,
    })
  },
})

const PARALLEL_GOOD = [
  'Each lamp can be switched on and off separately.',
  'The other lamps stay on when one lamp fails.',
  'Each lamp has the full p.d. of the supply.',
]
const PARALLEL_BAD: Wrong[] = [
  [
    'The lamps share the p.d. of the supply between them.',
    'You described lamps in series. In parallel each lamp has the full p.d. of the supply.',
  ],
  [
    'The current from the supply is smaller.',
    'You have it the wrong way round: each branch adds to the current from the supply.',
  ],
  [
    'The combined resistance of the lamps is larger.',
    'You described lamps in series. In parallel the combined resistance is less than that of one lamp.',
  ],
  [
    'The current in every part of the circuit is the same.',
    'You described a series circuit. In parallel the current divides.',
  ],
  ['All the lamps go out when one lamp fails.', 'You described lamps in series, and it is no advantage.'],
]

const whyParallel = template({
  ...core,
  checked: '2026-11-20',
  name: 'advantage-of-parallel-lamps',
  subtopic: '4.3.2',
  difficulty: 1,
  values: random => ({
    place: random.pick(['a house', 'a classroom', 'a shop', 'a street', 'a bus']),
    right: random.pick(PARALLEL_GOOD),
    wrong: random.sample(PARALLEL_BAD, 3),
  }),
  make: ({ place, right, wrong }) =>
    choice({
      stem: `The lamps in ${place} are connected in parallel and not in series.`,
      prompt: 'What is an advantage of this?',
      subtopic: '4.3.2',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `Each lamp in parallel has its own branch, joined to both sides of the supply. So each has the full p.d., can be switched separately, and stays on when another lamp fails.`,
    }),
})

const possibleValue = template({
  ...core,
  checked: '2026-11-20',
  name: 'combined-resistance-less-than-either',
  subtopic: '4.3.2',
  difficulty: 2,
  values: random => {
    const small = random.step(10, 60, 5)
    const large = small + random.step(10, 90, 10)
    const right = (small * large) / (small + large)
    const wrong = [(small + large) / 2, large, small + large]
    return right < 0.9 * small && tidy(wrong[0] ?? 0) && wrong.every(tidy) && allDiffer([right, ...wrong], 2)
      ? { small, large, right, wrong }
      : null
  },
  make: ({ small, large, right, wrong: [mean = 0, larger = 0, sum = 0] }) =>
    choice({
      stem: `A ${quantity(small, 'Ω')} resistor and ${aOrAn(large)} ${quantity(large, 'Ω')} resistor are connected in parallel.`,
      prompt: 'Which value could be their combined resistance?',
      subtopic: '4.3.2',
      objective: 'AO1',
      options: numbers({
        right,
        unit: 'Ω',
        sigFigs: 2,
        wrong: [
          [
            mean,
            'You took the mean of the two. In parallel the combined resistance is less than either of them.',
          ],
          [
            larger,
            'You took the larger resistance. In parallel the combined resistance is less than either of them.',
          ],
          [sum, 'You added the two, which is the rule for resistors in series.'],
        ],
      }),
      solution: `The second resistor is an extra path for the current, so the combined resistance is less than that of either resistor by itself. Only ${quantity(right, 'Ω', 2)} is less than ${quantity(small, 'Ω')}.`,
    }),
  verify: ({ small, large }) => 1 / (1 / small + 1 / large),
})

/** Three lamps and an ammeter with a battery, in series or in parallel. */
function threeLamps(parallel: boolean): Shape {
  const battery = component('battery', 50, 34, 310, 34)
  if (!parallel) {
    return (
      battery +
      component('ammeter', 50, 34, 50, 130) +
      line(310, 34, 310, 130) +
      [0, 1, 2].map(at => component('lamp', 50 + at * 86.67, 130, 50 + (at + 1) * 86.67, 130)).join('')
    )
  }
  return (
    battery +
    component('ammeter', 50, 34, 50, 96) +
    line(50, 96, 50, 196) +
    line(310, 34, 310, 196) +
    [96, 146, 196].map(y => component('lamp', 50, y, 310, y)).join('') +
    [96, 146].map(y => junction(50, y) + junction(310, y)).join('')
  )
}

const lampFails = template({
  ...core,
  checked: '2026-11-20',
  name: 'one-lamp-fails',
  subtopic: '4.3.2',
  difficulty: 3,
  values: random => ({ parallel: random.chance(0.5), change: random.pick(['breaks', 'burns out', 'melts']) }),
  make: ({ parallel, change }) => {
    const [same, brighter, off] = ['stay on, same brightness', 'stay on, brighter', 'go out']
    const right = parallel ? [same, 'decreases'] : [off, 'becomes zero']
    return choice({
      stem: `Three identical lamps are connected to a battery, as shown. The resistance of the battery and of the ammeter can be ignored. The filament of one lamp ${change}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-lamps-one-ammeter',
          title: 'Three lamps, an ammeter and a battery',
          description: parallel
            ? 'A battery and an ammeter are in series with three parallel branches. Each branch contains one lamp.'
            : 'A battery, an ammeter and three lamps are connected one after another in a single loop.',
          height: parallel ? 220 : 160,
        },
        threeLamps(parallel),
      ),
      prompt: 'Which row describes the other two lamps and the reading of the ammeter?',
      subtopic: '4.3.2',
      objective: 'AO2',
      options: rows(
        ['other two lamps', 'reading of the ammeter'],
        right,
        parallel
          ? [
              [
                [brighter, 'stays the same'],
                'You shared the same current between fewer lamps. Each branch keeps its p.d. and so its current.',
              ],
              [
                [same, 'stays the same'],
                'You overlooked that the current in the third branch is missing from the total.',
              ],
              [[off, 'becomes zero'], 'You treated the lamps as if they were in series.'],
            ]
          : [
              [[same, 'decreases'], 'You treated the lamps as if they were in parallel.'],
              [
                [brighter, 'increases'],
                'You left the broken lamp out as if it were a wire. A broken filament is a gap in the circuit.',
              ],
              [
                [off, 'stays the same'],
                'You overlooked that the current is the same everywhere in a series circuit: no current in the lamps, none in the ammeter.',
              ],
            ],
      ),
      solution: parallel
        ? 'Each lamp has its own branch with the full p.d. of the battery. The other two branches are still complete, so their currents and their brightness do not change.\n\nThe ammeter measures the sum of the branch currents. One of them is now zero, so the reading decreases.'
        : 'The lamps are in series, so there is only one path for the current. The broken filament is a gap in it. There is no current anywhere: the lamps go out and the ammeter reads zero.',
    })
  },
  verify: ({ parallel }) => ['go out', 'stay on, same brightness'][Number(parallel)] ?? '',
})

const atJunction = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'currents-at-a-junction',
  subtopic: '4.3.2',
  difficulty: 2,
  values: random => {
    const one = random.step(0.2, 0.9, 0.1)
    const milli = random.step(200, 800, 100)
    const third = random.step(0.2, 0.9, 0.1)
    const total = Math.round(10 * (one + milli / 1000 + third)) / 10
    const wrong = [total + one + milli / 1000, total - one, total / 3]
    return allDiffer([third, ...wrong], 2) && [third, ...wrong].every(each => each > 0.05)
      ? { one, milli, third, total, wrong }
      : null
  },
  make: ({ one, milli, third, total, wrong: [added = 0, onlyOne = 0, shared = 0] }) =>
    choice({
      stem: `The current from a battery is ${quantity(total, 'A', 2)}. It divides at a junction between three branches. The current in the first branch is ${quantity(one, 'A', 2)} and the current in the second is ${quantity(milli, 'mA')}.`,
      prompt: 'What is the current in the third branch?',
      subtopic: '4.3.2',
      objective: 'AO2',
      options: numbers({
        right: third,
        unit: 'A',
        sigFigs: 2,
        wrong: [
          [
            added,
            'You added the currents of the branches to the current of the battery instead of subtracting them.',
          ],
          [onlyOne, 'You subtracted the current of the first branch, but not that of the second.'],
          [shared, 'You divided the current equally. Equal shares need equal branches.'],
        ],
      }),
      solution: `The sum of the currents into a junction equals the sum of the currents out of it. The second current is ${milli} ÷ 1000 = ${quantity(milli / 1000, 'A')}.

Third branch: ${plain(total)} − ${plain(one)} − ${plain(milli / 1000)} = ${quantity(third, 'A', 2)}.`,
    }),
  verify: ({ one, milli, total }) => Math.round(total * 1000 - one * 1000 - milli) / 1000,
})

const mixedCircuit = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'series-and-parallel-together',
  subtopic: '4.3.2',
  difficulty: 5,
  values: random => {
    const emf = random.pick([6, 9, 12, 18, 24])
    const series = random.int(2, 12)
    const [a, b, pair] = random.pick([
      [3, 6, 2],
      [6, 12, 4],
      [10, 15, 6],
      [12, 24, 8],
      [4, 12, 3],
      [20, 30, 12],
      [5, 20, 4],
      [8, 24, 6],
    ] as const)
    const right = emf / (series + pair)
    const wrong = [emf / (series + a + b), emf / pair, emf / (series + 1 / a + 1 / b)]
    return tidy(right) && allDiffer([right, ...wrong], 2) ? { emf, series, a, b, pair, right, wrong } : null
  },
  make: ({ emf, series, a, b, pair, right, wrong: [allAdded = 0, noSeries = 0, notInverted = 0] }) => {
    const ohms = (value: number) => quantity(value, 'Ω', value < 10 ? 2 : undefined)
    return choice({
      stem: 'Three resistors are connected to a battery, as shown. The resistance of the battery can be ignored.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-resistors',
          title: 'A battery and three resistors',
          description: `A battery with an e.m.f. of ${emf} V is in series with a resistor of ${series} ohms and with two resistors, of ${a} ohms and ${b} ohms, that are in parallel with each other.`,
          height: 210,
        },
        component('battery', 40, 36, 320, 36, { label: quantity(emf, 'V', emf < 10 ? 2 : undefined) }),
        line(40, 36, 40, 140),
        line(320, 36, 320, 140),
        component('resistor', 40, 140, 150, 140, { label: ohms(series) }),
        line(150, 104, 150, 176),
        component('resistor', 150, 104, 280, 104, { label: ohms(a) }),
        component('resistor', 150, 176, 280, 176, { label: ohms(b), side: 'right' }),
        line(280, 104, 280, 176),
        line(280, 140, 320, 140),
        junction(150, 140),
        junction(280, 140),
      ),
      prompt: 'What is the current in the battery?',
      subtopic: '4.3.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'A',
        sigFigs: 2,
        wrong: [
          [allAdded, 'You added all three resistances as if they were in series.'],
          [noSeries, `You left out the ${ohms(series)} resistor, which is in series with the pair.`],
          [notInverted, 'You did not turn 1/*R* into *R* at the end for the parallel pair.'],
        ],
      }),
      solution: `Parallel pair: 1/*R* = 1/${a} + 1/${b} = 1/${pair}, so *R* = ${ohms(pair)}. Whole circuit: ${series} + ${pair} = ${quantity(series + pair, 'Ω')}.

*I* = *V* ÷ *R* = ${emf} ÷ ${series + pair} = ${quantity(right, 'A', 2)}.`,
    })
  },
  verify: ({ emf, series, a, b }) => {
    // P.d. of the pair by conservation of charge: what enters through the series resistor leaves by both branches.
    const pd = emf / series / (1 / series + 1 / a + 1 / b)
    return pd / a + pd / b
  },
})

// 4.3.3 Action and use of circuit components

const sameCurrent = template({
  ...core,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'pd-at-constant-current',
  subtopic: '4.3.3',
  difficulty: 2,
  values: random => {
    const ohms = random.step(20, 120, 10)
    const factor = random.pick([0.5, 1.5, 2, 2.5, 3])
    const milli = random.step(20, 100, 10)
    const before = (milli / 1000) * ohms
    const right = before * factor
    const wrong = [before, before / factor, before + right]
    return tidy(before) && tidy(right) && before >= 1 && allDiffer([right, ...wrong], 2)
      ? { ohms, factor, milli, before, right, wrong }
      : null
  },
  make: ({ ohms, factor, before, right, wrong: [unchanged = 0, inverse = 0, total = 0] }) =>
    choice({
      stem: `The current in a variable resistor is kept constant. When its resistance is ${quantity(ohms, 'Ω')}, the p.d. across it is ${quantity(before, 'V', 2)}. The resistance is changed to ${quantity(ohms * factor, 'Ω')}.`,
      prompt: 'What is the p.d. across the resistor now?',
      subtopic: '4.3.3',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'V',
        sigFigs: 2,
        wrong: [
          [
            unchanged,
            'You left the p.d. as it was. At constant current the p.d. changes with the resistance.',
          ],
          [
            inverse,
            'You made the p.d. inversely proportional to the resistance. At constant current it is proportional to it.',
          ],
          [total, 'You added the new p.d. to the old one.'],
        ],
      }),
      solution: `*I* = *V* ÷ *R* = ${plain(before)} ÷ ${ohms} = ${quantity(before / ohms, 'A', 2)}, and it stays the same.

*V* = *IR* = ${plain(before / ohms)} × ${plain(ohms * factor)} = ${quantity(right, 'V', 2)}. The p.d. changes in the same ratio as the resistance.`,
    }),
  verify: ({ ohms, factor, milli }) => (milli * ohms * factor) / 1000,
})

const unequalPair = template({
  ...core,
  checked: '2026-11-20',
  name: 'current-and-pd-of-two-resistors',
  subtopic: '4.3.3',
  difficulty: 2,
  values: random => {
    const p = random.step(100, 900, 50)
    const q = random.step(100, 900, 50)
    return Math.abs(p - q) >= 100 ? { p, q } : null
  },
  make: ({ p, q }) => {
    const more = p > q
    const [large, small] = more
      ? ['larger than in Q', 'smaller than in Q']
      : ['smaller than in Q', 'larger than in Q']
    const across = (words: string) => words.replace('in Q', 'across Q')
    return choice({
      stem: `Resistor P has a resistance of ${quantity(p, 'Ω')} and resistor Q has a resistance of ${quantity(q, 'Ω')}. They are connected in series to a battery.`,
      prompt: 'Which row describes the current in P and the p.d. across P?',
      subtopic: '4.3.3',
      objective: 'AO1',
      options: rows(
        ['current in P', 'p.d. across P'],
        ['the same as in Q', across(large)],
        [
          [
            ['the same as in Q', across(small)],
            'You gave the smaller resistance the larger p.d. At the same current the p.d. is larger for the larger resistance.',
          ],
          [[small, 'the same as across Q'], 'You used the rules for resistors in parallel.'],
          [
            [small, across(large)],
            'You let current be lost on the way. In series the current is the same everywhere.',
          ],
        ],
      ),
      solution: `The resistors are in series, so the current in both is the same.

*V* = *IR*: at the same current the larger resistance has the larger p.d. P has the ${more ? 'larger' : 'smaller'} resistance, so the p.d. across P is ${across(large)}.`,
    })
  },
})

const SENSORS = {
  thermistor: {
    name: 'NTC thermistor',
    symbol: 'thermistor',
    up: 'The temperature rises.',
    down: 'The temperature falls.',
  },
  ldr: { name: 'LDR', symbol: 'ldr', up: 'The light becomes brighter.', down: 'The light becomes dimmer.' },
} as const

const sensorCircuit = template({
  ...core,
  checked: '2026-11-20',
  name: 'voltmeter-in-a-sensor-circuit',
  subtopic: '4.3.3',
  difficulty: 3,
  values: random => ({
    sensor: random.pick(['thermistor', 'ldr'] as const),
    more: random.chance(0.5),
    acrossSensor: random.chance(0.5),
  }),
  make: ({ sensor, more, acrossSensor }) => {
    const { name, symbol, up, down } = SENSORS[sensor]
    const change = more ? 'decreases' : 'increases'
    const back = more ? 'increases' : 'decreases'
    const reading = acrossSensor ? change : back
    const wrongReading = acrossSensor ? back : change
    const [from, to] = acrossSensor ? [70, 170] : [190, 290]
    const target = acrossSensor ? `the ${name}` : 'the fixed resistor'
    return choice({
      stem: `A circuit contains a power supply of constant voltage, ${/^[NL]/.test(name) ? 'an' : 'a'} ${name} and a fixed resistor. ${more ? up : down}`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/sensor-and-voltmeter',
          title: 'A sensor circuit with a voltmeter',
          description: `A d.c. supply, ${/^[NL]/.test(name) ? 'an' : 'a'} ${name} and a fixed resistor are in series in one loop. A voltmeter is in parallel with ${target}.`,
          height: 220,
        },
        component('dc-supply', 40, 40, 320, 40),
        line(40, 40, 40, 130),
        line(320, 40, 320, 130),
        line(40, 130, 60, 130),
        component(symbol, 60, 130, 180, 130),
        component('resistor', 180, 130, 300, 130),
        line(300, 130, 320, 130),
        component('voltmeter', from, 190, to, 190),
        line(from, 130, from, 190),
        line(to, 130, to, 190),
        junction(from, 130),
        junction(to, 130),
      ),
      prompt: `Which row describes the resistance of the ${name} and the reading of the voltmeter?`,
      subtopic: '4.3.3',
      objective: 'AO2',
      options: rows(
        [`resistance of ${name}`, 'reading of voltmeter'],
        [change, reading],
        [
          [
            [change, wrongReading],
            `You overlooked that the voltmeter is across ${target}. The component with a growing share of the resistance gets a growing share of the p.d.`,
          ],
          [
            [back, wrongReading],
            `You have the ${name} the wrong way round: ${sensor === 'ldr' ? 'brighter light' : 'a higher temperature'} means a smaller resistance.`,
          ],
          [
            [change, 'stays the same'],
            'You kept the p.d. constant. The supply p.d. is shared in a new way when a resistance changes.',
          ],
        ],
      ),
      solution: `${more ? up : down} The resistance of the ${name} ${change}, so it gets a ${more ? 'smaller' : 'larger'} share of the p.d. of the supply, and the fixed resistor gets a ${more ? 'larger' : 'smaller'} share.

The voltmeter is across ${target}, so its reading ${reading}.`,
    })
  },
  verify: ({ more }) => {
    const [before, after] = more ? [5000, 200] : [200, 5000]
    return after < before ? 'decreases' : 'increases'
  },
})

const ALARMS = [
  { task: 'A fire alarm sounds when the air becomes hot', sensor: 'thermistor', more: true },
  { task: 'A warning lamp lights when a road surface becomes cold', sensor: 'thermistor', more: false },
  { task: 'A buzzer sounds when a freezer becomes too warm', sensor: 'thermistor', more: true },
  {
    task: 'A heater for seedlings is switched on when a greenhouse becomes cold',
    sensor: 'thermistor',
    more: false,
  },
  { task: 'A street lamp is switched on when it gets dark', sensor: 'ldr', more: false },
  { task: 'A blind closes when the sunlight becomes bright', sensor: 'ldr', more: true },
  { task: 'An alarm sounds when light enters a closed safe', sensor: 'ldr', more: true },
  {
    task: 'The lights of a car are switched on when the car enters a dark tunnel',
    sensor: 'ldr',
    more: false,
  },
] as const

const alarmOutput = template({
  ...core,
  checked: '2026-11-20',
  name: 'sensor-and-output-for-a-task',
  subtopic: '4.3.3',
  difficulty: 4,
  values: random => ({ ...random.pick(ALARMS) }),
  make: ({ task, sensor, more }) => {
    const heat = sensor === 'thermistor'
    const [right, other] = heat ? ['NTC thermistor', 'LDR'] : ['LDR', 'NTC thermistor']
    const [place, wrongPlace] = more
      ? ['the fixed resistor', 'the sensor']
      : ['the sensor', 'the fixed resistor']
    const cause = heat ? `it gets ${more ? 'hotter' : 'colder'}` : `it gets ${more ? 'brighter' : 'darker'}`
    const wrongSensor = `You chose the sensor for ${heat ? 'light' : 'temperature'}, but this circuit must react to ${heat ? 'temperature' : 'light'}.`
    const wrongSide = `You chose the wrong component for the output: the p.d. across ${wrongPlace} falls when ${cause}.`
    return choice({
      stem: `${task}. The circuit has a sensor in series with a fixed resistor and a supply. The device is switched on when the output p.d. is large enough.`,
      prompt: 'Which sensor is used, and across which component is the output p.d. taken?',
      subtopic: '4.3.3',
      objective: 'AO2',
      options: rows(
        ['sensor', 'output p.d. across'],
        [right, place],
        [
          [[right, wrongPlace], wrongSide],
          [[other, place], wrongSensor],
          [[other, wrongPlace], `${wrongSensor} The output would be across the wrong component as well.`],
        ],
      ),
      solution: `The circuit must react to ${heat ? 'temperature: an NTC thermistor' : 'light: an LDR'}. When ${cause}, the resistance of the sensor ${more ? 'decreases' : 'increases'}. Then the p.d. across the sensor ${more ? 'falls' : 'rises'} and the p.d. across the fixed resistor ${more ? 'rises' : 'falls'}.

The output must rise, so it is taken across ${place}.`,
    })
  },
  verify: ({ sensor }) => ({ thermistor: 'NTC thermistor', ldr: 'LDR' })[sensor],
})

const slider = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'variable-potential-divider',
  subtopic: '4.3.3',
  difficulty: 3,
  values: random => ({
    pd: random.pick([3, 6, 9, 12]),
    toB: random.chance(0.5),
    swapped: random.chance(0.5),
  }),
  make: ({ pd, toB, swapped }) => {
    const [full, nought, half] = [quantity(pd, 'V', 2), '0 V', quantity(pd / 2, 'V', 2)]
    const [left, right] = swapped ? ['B', 'A'] : ['A', 'B']
    const end = toB ? 'B' : 'A'
    const onRight = end === right
    const x = onRight ? 320 : 40
    const cells = toB ? [full, nought] : [nought, full]
    return choice({
      stem: `A resistance wire AB with a sliding contact C is connected to a ${quantity(pd, 'V', 2)} supply of constant voltage. A voltmeter is connected between C and ${end}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/sliding-contact',
          title: 'A wire with a sliding contact',
          description: `A d.c. supply is connected to the two ends of a resistance wire; ${left} is the left-hand end and ${right} the right-hand end. A sliding contact C touches the wire between them. A voltmeter is connected from C to the wire at end ${end}.`,
          height: 220,
        },
        component('dc-supply', 40, 40, 320, 40, { label: quantity(pd, 'V', 2), side: 'right' }),
        line(40, 40, 40, 120),
        line(320, 40, 320, 120),
        line(40, 120, 100, 120),
        line(260, 120, 320, 120),
        rect(100, 112, 160, 16),
        text(86, 108, left, { anchor: 'middle', cls: 'b' }),
        text(274, 108, right, { anchor: 'middle', cls: 'b' }),
        arrow(180, 186, 180, 129),
        text(onRight ? 168 : 192, 150, 'C', { anchor: onRight ? 'end' : 'start', cls: 'b' }),
        component('voltmeter', 180, 186, x, 186),
        polyline([
          [x, 186],
          [x, 120],
        ]),
        junction(x, 120),
      ),
      prompt: 'What is the reading of the voltmeter when C is at A, and when C is at B?',
      subtopic: '4.3.3',
      objective: 'AO2',
      options: rows(['C at A', 'C at B'], cells, [
        [
          [...cells].reverse(),
          `You exchanged the ends. With C at ${end}, both leads of the voltmeter are at the same point.`,
        ],
        [
          toB ? [full, half] : [half, full],
          'You let the output fall to one half only. It can be brought down to zero.',
        ],
        [
          [full, full],
          'You gave the p.d. across the whole wire. The voltmeter is between C and one end only.',
        ],
      ]),
      solution: `The voltmeter measures the p.d. across the part of the wire between C and ${end}. With C at ${end}, this part has no length, so the reading is 0 V. With C at ${toB ? 'A' : 'B'}, it is the whole wire, so the reading is the full ${full}.`,
    })
  },
  verify: ({ pd, toB }) => {
    const positionOfA = toB ? 1 : 0
    return positionOfA === 0 ? '0 V' : `${pd.toFixed(pd < 10 ? 1 : 0)}\u00a0V`
  },
})

const dividerRatio = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'potential-divider-equation',
  subtopic: '4.3.3',
  difficulty: 4,
  values: random => {
    const supply = random.pick([5, 6, 9, 12])
    const fixed = random.step(200, 1200, 100)
    const sensor = random.step(200, 2400, 100)
    const right = (supply * sensor) / (sensor + fixed)
    const wrong = [
      (supply * fixed) / (sensor + fixed),
      (supply * Math.min(sensor, fixed)) / Math.max(sensor, fixed),
      supply / 2,
    ]
    return tidy(right) && sensor !== fixed && allDiffer([right, ...wrong], 2)
      ? { supply, fixed, sensor, right, wrong, name: random.pick(['thermistor', 'LDR', 'resistor X']) }
      : null
  },
  make: ({ supply, fixed, sensor, right, wrong: [other = 0, ratio = 0, half = 0], name }) => {
    const article = name === 'LDR' ? 'An' : name === 'resistor X' ? '' : 'A'
    const thing = name === 'resistor X' ? name : `the ${name}`
    const start = name === 'resistor X' ? 'Resistor X' : `${article} ${name}`
    return choice({
      stem: `${start} and ${aOrAn(fixed)} ${quantity(fixed, 'Ω')} fixed resistor are connected in series to a ${quantity(supply, 'V', 2)} supply. The resistance of ${thing} is ${quantity(sensor, 'Ω')}.`,
      prompt: `What is the p.d. across ${thing}?`,
      subtopic: '4.3.3',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'V',
        sigFigs: 2,
        wrong: [
          [other, 'You found the p.d. across the fixed resistor.'],
          [
            ratio,
            'You divided one resistance by the other. The share is one resistance divided by the sum of both.',
          ],
          [half, 'You shared the p.d. equally, but the resistances are not equal.'],
        ],
      }),
      solution: `*R*_{1}/*R*_{2} = *V*_{1}/*V*_{2}, so ${thing} has the fraction ${sensor}/(${sensor} + ${fixed}) of the p.d. of the supply.

*V* = ${sensor} ÷ ${sensor + fixed} × ${supply} = ${quantity(right, 'V', 2)}.`,
    })
  },
  verify: ({ supply, fixed, sensor }) => {
    const current = supply / (fixed + sensor)
    return supply - current * fixed
  },
})

export const templates = [
  nameSymbol,
  jobOf,
  sensors,
  switchesAndLamps,
  diodeBranches,
  oneWay,
  seriesCurrent,
  branchMeters,
  whyParallel,
  possibleValue,
  lampFails,
  atJunction,
  mixedCircuit,
  sameCurrent,
  unequalPair,
  sensorCircuit,
  alarmOutput,
  slider,
  dividerRatio,
]
