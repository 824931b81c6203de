import { pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type ComponentKind, component, junction } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { line } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('4.3.1')

export { templates }

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

core('name-of-a-symbol', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const group = random.chance(0.75) ? BOXES : SOURCES
    const [right, ...wrong] = random.sample(group, 4)
    return right ? { right, wrong } : null
  },
  make: ({ right, wrong }) => ({
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
    right: right.name,
    wrong: wrong.map(
      ({ name, looks }): Wrong => [name, `You mixed up two symbols. The one you named is ${looks}.`],
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

core('what-a-component-does', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const [right, ...wrong] = random.sample(JOBS, 4)
    const clash = [right, ...wrong].map(each => each?.[0])
    // Either of the two can be used to vary a p.d. and a current.
    if (clash.includes('potential divider') && clash.includes('variable resistor')) return null
    // Relays, transformers and generators have coils with a magnetic field as well.
    return right && right[0] !== 'magnetising coil' ? { right, wrong } : null
  },
  make: ({ right: [name, job], wrong }) => ({
    stem: '',
    prompt: `Which component ${job}?`,
    right: name,
    wrong: wrong.map(([other, does]): Wrong => [other, `You chose the wrong device: a ${other} ${does}.`]),
    solution: `This is what a ${name} is for: it ${job}.`,
  }),
})

core('thermistor-and-ldr-resistance', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
      stem: `An NTC thermistor and an LDR are moved from a ${place(warmBefore, brightBefore)} room into a ${place(warmAfter, brightAfter)} room.`,
      prompt: 'Which row shows what happens to their resistances?',
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
    }
  },
  verify: ({ warmAfter, brightAfter, first }) =>
    (first ? warmAfter : brightAfter) ? 'decreases' : 'increases',
})

const SWITCH_CASES = ['second', 'third', 'main', 'branches'] as const

core('lamps-and-switches', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
    return {
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
      right: lit ? `${main} and ${one} only` : none,
      wrong,
      solution: lit
        ? `Follow the wire from one side of the battery: through ${s1}, lamp ${main}, and then the closed branch with lamp ${one} back to the battery. This path is complete, so ${main} and ${one} light. The branch of ${other} is open.`
        : state === 'main'
          ? `${s1} is closed, but both branches beyond lamp ${main} are open. There is no complete path, so no lamp lights.`
          : `Both branches are closed, but ${s1} is open. It is in the only wire to the battery, so there is no complete path and no lamp lights.`,
    }
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

supplement('lamps-with-diodes', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
    return {
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
      right: listOf(lit),
      wrong: {
        [listOf(dark)]:
          'You let the current flow against the arrows of the diodes, or out of the negative terminal of the battery.',
        [listOf(lamps)]: 'You overlooked that a diode conducts in one direction only.',
        'none of the lamps': 'You took diodes to stop a current in both directions.',
      },
      solution: `Conventional current leaves the positive terminal of the battery (the longer line, on the ${side}) and flows through the branches to the ${plusLeft ? 'right' : 'left'}. A diode conducts in the direction in which its triangle points, so ${lit.length === 1 ? `only lamp ${lit[0]} lights` : `lamps ${lit.join(' and ')} light`}.`,
    }
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
    wrong: pairs({
      'It conducts only when it is in bright light.':
        'You described a property like that of an LDR. An LED gives out light.',
      'It conducts only when it is hot.': 'You described a property like that of an NTC thermistor.',
      'It conducts only with an alternating current.':
        'You took it to need a.c., but here it lights with a battery.',
    }),
    why: 'An LED is a diode that gives out light. Like every diode it conducts in one direction only, so it must be connected the right way round.',
  },
  {
    stem: 'A diode is connected in series with a lamp and an a.c. power supply.',
    prompt: 'Which words describe the current in the lamp?',
    right: 'a current in one direction only, with gaps',
    wrong: pairs({
      'a current that reverses, as without the diode':
        'You overlooked that a diode conducts in one direction only.',
      'a current of constant size in one direction':
        'You made the current steady. The diode only removes the half in which the supply is reversed.',
      'no current at any time': 'You took a diode to stop a current in both directions.',
    }),
    why: 'The supply keeps reversing. The diode conducts while the supply drives the current in its forward direction, and stops the current in the other half of each cycle.',
  },
  {
    stem: 'A circuit must show with a small light that a battery is connected the right way round. A resistor keeps the current small.',
    prompt: 'Which component should be in series with the resistor?',
    right: 'a light-emitting diode (LED)',
    wrong: pairs({
      'a filament lamp': 'You chose a lamp, which lights whichever way round the battery is connected.',
      'a light-dependent resistor (LDR)':
        'You chose a component that reacts to light; it does not give out light.',
      'a diode that is not an LED':
        'You chose a component that conducts in one direction, but gives no light.',
    }),
    why: 'An LED conducts in one direction only and gives out light when it conducts, so it lights only when the battery is connected the right way round.',
  },
]

supplement('diodes-and-leds', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ ...random.pick(ONE_WAY) }),
  make: ({ stem, prompt, right, wrong, why }) => ({
    stem,
    prompt,
    right,
    wrong,
    solution: why,
  }),
})
