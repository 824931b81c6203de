import { inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { component, junction, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { dot, line, rect, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('4.4')

export { templates }

const APPLIANCES = [
  { what: 'A television', power: [150, 300, 10] },
  { what: 'A desktop computer', power: [250, 500, 10] },
  { what: 'A food mixer', power: [400, 800, 20] },
  { what: 'A microwave oven', power: [800, 1400, 50] },
  { what: 'A vacuum cleaner', power: [900, 1600, 50] },
  { what: 'A toaster', power: [800, 1200, 50] },
  { what: 'An iron', power: [1200, 2400, 100] },
  { what: 'A fan heater', power: [1000, 2500, 100] },
  { what: 'A kettle', power: [1800, 2900, 100] },
] as const

core('fuse-for-an-appliance', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { what, power: range } = random.pick(APPLIANCES)
    const power = random.step(range[0], range[1], range[2])
    const voltage = random.pick([110, 120, 220, 230, 240])
    const ratings = random.pick([
      [1, 3, 5, 13],
      [3, 5, 10, 13],
      [2, 5, 10, 15],
    ])
    const current = power / voltage
    const right = ratings.find(rating => rating > current)
    if (right === undefined || right === ratings[0] || current > 0.93 * right) return null
    if (ratings.some(rating => rating < current && rating > 0.93 * current)) return null
    return { what, power, voltage, ratings, current, right }
  },
  make: ({ what, power, voltage, ratings, current, right }) => ({
    stem: `${what} has a power of ${quantity(power, 'W')}. It is connected to a mains supply of ${quantity(voltage, 'V')}.`,
    prompt: 'Which fuse rating is the most suitable?',
    options: inThisOrder(
      ratings.map(rating => {
        if (rating === right) return quantity(rating, 'A')
        const error =
          rating < current
            ? `You chose a rating below the normal current of ${quantity(current, 'A', 2)}: this fuse melts as soon as the appliance is used.`
            : `You chose a rating further above the normal current of ${quantity(current, 'A', 2)} than is needed: the wires could overheat before this fuse melts.`
        return [quantity(rating, 'A'), error] as Wrong
      }),
    ),
    solution: `Normal current = power ÷ voltage = ${power} ÷ ${voltage} = ${quantity(current, 'A', 2)}.

The rating must be just above the normal current. The next value above it is ${quantity(right, 'A')}.`,
  }),
  verify: ({ ratings, power, voltage }) =>
    ratings.reduce((best, rating) => (rating * voltage > power && rating < best ? rating : best), 99),
})

const PLACES = ['live', 'branch', 'neutral', 'earth'] as const

type Place = (typeof PLACES)[number]

const FITTINGS = [
  {
    what: 'A fuse is to protect the whole circuit',
    part: 'fuse',
    right: 'live',
    open: 'when the fuse has melted',
    why: 'the current of both passes there, and when the fuse has melted nothing in the case is connected to the live wire',
  },
  {
    what: 'One switch is to switch both of them off safely',
    part: 'switch',
    right: 'live',
    open: 'when the switch is open',
    why: 'the current of both passes there, and when the switch is open nothing in the case is connected to the live wire',
  },
  {
    what: 'A switch is to switch off number 1 alone, safely',
    part: 'switch',
    right: 'branch',
    open: 'when the switch is open',
    why: 'only the current of number 1 passes there, and when the switch is open number 1 is not connected to the live wire',
  },
] as const

core('place-of-switch-or-fuse', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    kind: random.pick(['lamp', 'heater'] as const),
    fitting: random.pick(FITTINGS),
    letters: random.shuffle(['P', 'Q', 'R', 'S']),
  }),
  make: ({ kind, fitting, letters }) => {
    const letterOf = (place: Place) => letters[PLACES.indexOf(place)] ?? ''
    const errors: Record<Place, string> = {
      live: `You chose the part of the live wire that leads to both ${kind}s, so the switch would also switch off number 2.`,
      branch: `You chose a point through which only the current of number 1 passes.`,
      neutral: `You chose the neutral wire. ${fitting.open === 'when the fuse has melted' ? 'When the fuse has melted' : 'When the switch is open'}, the ${kind}s are still connected to the live wire.`,
      earth: 'You chose the earth wire, in which there is no current in normal use.',
    }
    return {
      stem: `Two ${kind}s, 1 and 2, are in a metal case. They are connected to the mains supply as shown. ${fitting.what}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/mains-wires-and-four-points',
          title: `Two ${kind}s in a metal case, connected to the mains`,
          description: `Live, neutral and earth terminals are on the left, from top to bottom. Two ${kind}s, 1 and 2, are side by side in a metal case and are in parallel between the live and the neutral wire. The earth wire is joined to the case. Point ${letterOf('live')} is on the live wire before the junction. Point ${letterOf('branch')} is between the live wire and number 1. Point ${letterOf('neutral')} is on the neutral wire before the junction. Point ${letterOf('earth')} is on the earth wire.`,
          height: 208,
        },
        rect(160, 26, 170, 132, 'l sunk'),
        text(245, 18, 'metal case', { anchor: 'middle' }),
        terminal(64, 50, 'live', 'end'),
        terminal(64, 142, 'neutral', 'end'),
        terminal(64, 190, 'earth', 'end'),
        wire([
          [68, 50],
          [280, 50],
          [280, 80],
        ]),
        wire([
          [68, 142],
          [280, 142],
        ]),
        wire([
          [68, 190],
          [245, 190],
          [245, 158],
        ]),
        line(210, 50, 210, 80),
        component(kind, 210, 80, 210, 142),
        component(kind, 280, 80, 280, 142),
        junction(210, 50),
        junction(210, 142),
        dot(245, 158, 'd', 4),
        text(187, 116, '1', { anchor: 'end' }),
        text(303, 116, '2'),
        ...(
          [
            [114, 50, 114, 40, 'live'],
            [210, 68, 222, 73, 'branch'],
            [114, 142, 114, 132, 'neutral'],
            [114, 190, 114, 180, 'earth'],
          ] as const
        ).map(
          ([x, y, textX, textY, place]) =>
            dot(x, y, 'pd', 4) +
            text(textX, textY, letterOf(place), {
              anchor: place === 'branch' ? 'start' : 'middle',
              cls: 'b',
            }),
        ),
      ),
      prompt: `At which point must the ${fitting.part} be placed?`,
      options: inThisOrder(
        ['P', 'Q', 'R', 'S'].map(letter => {
          const place = PLACES[letters.indexOf(letter)] ?? 'live'
          return place === fitting.right ? letter : ([letter, errors[place]] as Wrong)
        }),
      ),
      solution: `Switches and fuses belong in the live wire. The right point is ${letterOf(fitting.right)}: ${fitting.why}.`,
    }
  },
})

const REASONS = {
  damp: 'Water conducts, so there may be a current through the person.',
  damaged: 'A person may touch a bare live wire and get an electric shock.',
  overload: 'The total current may be so large that the wires overheat.',
  coiled: 'Energy cannot easily leave the warm cable, so it may overheat.',
} as const

type Hazard = keyof typeof REASONS

const HAZARD_ERRORS: Record<Hazard, string> = {
  damp: 'You gave the hazard of damp conditions, but nothing here is wet.',
  damaged: 'You gave the hazard of damaged insulation, but no insulation is damaged here.',
  overload:
    'You gave the hazard of an overloaded socket, but only one appliance with a normal current is used.',
  coiled: 'You gave the hazard of a cable that is left coiled, but no cable is coiled here.',
}

const SITUATIONS: readonly { hazard: Hazard; text: string }[] = [
  { hazard: 'damp', text: 'A person with wet hands uses the switch of an undamaged mains lamp.' },
  { hazard: 'damp', text: 'In the rain, a person uses an undamaged electric drill with a mains cable.' },
  { hazard: 'damp', text: 'A person in a bath holds an undamaged hair dryer that is plugged in.' },
  {
    hazard: 'damaged',
    text: 'In a dry room, a person uses an iron. At one place its cable has been rubbed until the metal can be seen.',
  },
  {
    hazard: 'damaged',
    text: 'In a dry garage, a person uses a mains lamp. The plastic around one wire of its cable is cracked.',
  },
  {
    hazard: 'overload',
    text: 'In a dry kitchen, a kettle, a toaster and a fan heater are used on one undamaged extension lead.',
  },
  {
    hazard: 'overload',
    text: 'In a dry room, three electric heaters are plugged into one undamaged socket by an adaptor.',
  },
  {
    hazard: 'coiled',
    text: 'In a dry workshop, an undamaged extension cable is left tightly coiled while it supplies one heater.',
  },
  {
    hazard: 'coiled',
    text: 'In a dry hall, an undamaged cable supplies one powerful lamp. The cable is left wound on its drum.',
  },
]

const MYTHS: Wrong[] = pairs({
  'The mains voltage may rise and damage the appliance.':
    'You thought that the mains voltage rises. It stays the same.',
  'The current may become so small that the fuse melts.':
    'You thought that a small current melts a fuse. Only a current above its rating does.',
  'The frequency of the mains may rise and cause a shock.':
    'You thought that the frequency changes. It is set by the generators of the mains.',
})

core('hazard-of-a-situation', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const situation = random.pick(SITUATIONS)
    const others = (Object.keys(REASONS) as Hazard[]).filter(
      each =>
        each !== situation.hazard &&
        !(['overload', 'coiled'].includes(each) && ['overload', 'coiled'].includes(situation.hazard)),
    )
    const wrong: Wrong[] = random.sample(others, 2).map(each => [REASONS[each], HAZARD_ERRORS[each]])
    return { situation, wrong: [...wrong, random.pick(MYTHS)] }
  },
  make: ({ situation, wrong }) => ({
    stem: situation.text,
    prompt: 'What is the main hazard?',
    right: REASONS[situation.hazard],
    wrong,
    solution: `${
      {
        damp: 'Damp conditions are the hazard.',
        damaged: 'Damaged insulation is the hazard.',
        overload: 'Overloading is the hazard: the currents of all the appliances add up.',
        coiled: 'An overheating cable is the hazard: its insulation may melt or burn.',
      }[situation.hazard]
    } ${REASONS[situation.hazard]}`,
  }),
})

core('live-wire-touches-metal-case', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    appliance: random.pick(['washing machine', 'toaster', 'cooker', 'dishwasher', 'water heater']),
    device: random.pick(['fuse', 'trip switch'] as const),
    earthed: random.chance(0.6),
    left: random.sample([0, 1, 2, 3], 3),
  }),
  make: ({ appliance, device, earthed, left }) => {
    const [acts, stays] = device === 'fuse' ? ['melts', 'does not melt'] : ['opens', 'stays closed']
    const does = device === 'fuse' ? 'melts the fuse' : 'opens the trip switch'
    const withEarth: [string[], string][] = [
      [
        ['zero', stays, 'live'],
        'You overlooked the earth wire: it gives the current a path of very low resistance from the case to the ground.',
      ],
      [['very large', stays, 'live'], `You overlooked that a current as large as this ${does}.`],
      [
        ['very large', acts, 'live'],
        `You overlooked that the ${device} disconnects the case from the live wire.`,
      ],
      [
        ['zero', acts, 'not live'],
        `You overlooked what ${does}: a very large current in the live wire, the case and the earth wire.`,
      ],
    ]
    const without: [string[], string][] = [
      [
        ['very large', acts, 'not live'],
        'You described a case that is earthed. Here the earth wire is broken, so there is no path to the ground.',
      ],
      [
        ['zero', acts, 'not live'],
        `You thought that every fault works the ${device}. Without a path to the ground the current does not become too large.`,
      ],
      [
        ['zero', stays, 'not live'],
        'You overlooked that the case touches the live wire and that nothing disconnects it.',
      ],
      [
        ['very large', stays, 'live'],
        'You gave the broken earth wire a current, but a broken wire cannot carry one.',
      ],
    ]
    const list = earthed ? withEarth : without
    return {
      stem: `A ${appliance} has a metal case. There is a ${device} in the live wire. ${earthed ? 'The case is earthed' : 'The earth wire of the case is broken'}. Inside the ${appliance}, the live wire comes loose and touches the case. Nobody touches the case.`,
      prompt: 'Which row describes what happens?',
      options: rows(
        ['current in the earth wire', device, 'case afterwards'],
        earthed ? ['very large', acts, 'not live'] : ['zero', stays, 'live'],
        left.flatMap(at => list.slice(at, at + 1)),
      ),
      solution: earthed
        ? `The path from the live wire through the case and the earth wire to the ground has a very low resistance, so the current is very large. It ${does}. This disconnects the case from the live wire.`
        : `With the earth wire broken there is no path from the case to the ground, so there is no current in the earth wire and the ${device} does not act. The case stays connected to the live wire, and it is dangerous to touch.`,
    }
  },
  verify: ({ earthed }) => ['zero', 'very large'][Number(earthed)] ?? '',
})

const INSULATED: readonly { stem: string; prompt: string; right: string; wrong: Wrong[]; why: string }[] = [
  {
    stem: 'A DEVICE is double-insulated. Its cable has a live wire and a neutral wire, but no earth wire.',
    prompt: 'Why is no earth wire needed?',
    right: 'The case does not conduct, so it cannot become live.',
    wrong: pairs({
      'The neutral wire does the work of the earth wire as well.':
        'You confused two wires: the neutral wire carries the normal current, it does not make a case safe.',
      'The fuse carries the current of a fault to the ground.':
        'You thought that a fuse leads to the ground. It only breaks the circuit.',
      'The case reduces the mains voltage to a safe value.':
        'You thought that insulation lowers the voltage. It only keeps people away from live parts.',
      'The current in the appliance is too small to be dangerous.':
        'You relied on a small current, but even a small mains current through a person can be fatal.',
    }),
    why: 'A double-insulated appliance has a case of plastic, or a second layer of insulation. A loose wire cannot make the outside live, so there is nothing to earth.',
  },
  {
    stem: 'A DEVICE is double-insulated and has no earth wire. There is a fuse in its plug.',
    prompt: 'What is the purpose of the fuse?',
    right: 'to protect the cable and the circuit if the current is too large',
    wrong: pairs({
      'to protect the user by carrying a fault current to the ground':
        'You described an earth wire. A fuse breaks the circuit and has no connection to the ground.',
      'to keep the current at the same value while the appliance is used':
        'You thought that a fuse controls the current. It has almost no effect until it melts.',
      'to reduce the voltage of the mains to that of the appliance':
        'You described a step-down transformer. A fuse does not change the voltage.',
      'to disconnect the appliance if the current is too small':
        'You reversed the action: a fuse melts if the current is too large.',
    }),
    why: 'If, for example, the live wire touches the neutral wire, the current is very large and could overheat the cable. The fuse then melts and breaks the circuit. For this no earth wire is needed.',
  },
]

core('double-insulated-appliance', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(INSULATED)
    return {
      item,
      device: random.pick(['hair dryer', 'food mixer', 'drill', 'radio', 'vacuum cleaner', 'shaver']),
      wrong: random.sample(item.wrong, 3),
    }
  },
  make: ({ item, device, wrong }) => ({
    stem: item.stem.replace('DEVICE', device),
    prompt: item.prompt,
    right: item.right,
    wrong,
    solution: item.why,
  }),
})

const KITCHEN = [
  { name: 'kettle', power: [2000, 2900, 100] },
  { name: 'toaster', power: [800, 1200, 50] },
  { name: 'fan heater', power: [1500, 2400, 100] },
  { name: 'iron', power: [1200, 2400, 100] },
  { name: 'microwave oven', power: [800, 1400, 100] },
  { name: 'vacuum cleaner', power: [900, 1600, 100] },
  { name: 'coffee machine', power: [900, 1500, 100] },
] as const

core('appliances-on-one-extension-lead', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const devices = random
      .sample(KITCHEN, 4)
      .map(({ name, power }) => ({ name, power: random.step(power[0], power[1], power[2]) }))
    const [voltage, rating] = [random.pick([220, 230, 240]), random.pick([10, 13])]
    const limit = voltage * rating
    if (devices.some(({ power }) => power > 0.97 * limit)) return null
    const pairs = devices.flatMap((one, at) => devices.slice(at + 1).map(two => ({ one, two })))
    const total = ({ one, two }: (typeof pairs)[number]) => one.power + two.power
    const safe = pairs.filter(pair => total(pair) < 0.97 * limit)
    const over = pairs.filter(pair => total(pair) > 1.04 * limit)
    const right = safe[0]
    if (safe.length !== 1 || !right || over.length !== pairs.length - 1) return null
    return { devices, voltage, rating, right, over: random.sample(over, 3) }
  },
  make: ({ devices, voltage, rating, right, over }) => {
    const sum = right.one.power + right.two.power
    return {
      stem: `An extension lead is connected to the ${quantity(voltage, 'V')} mains supply. There is a ${quantity(rating, 'A')} fuse in its plug. The table shows the powers of four appliances.`,
      table: {
        head: ['appliance', 'power / W'],
        rows: devices.map(({ name, power }) => [name, String(power)]),
      },
      prompt: 'Which two appliances can be used at the same time on this extension lead?',
      right: `${right.one.name} and ${right.two.name}`,
      wrong: over.map(({ one, two }) => [
        `${one.name} and ${two.name}`,
        `You may have looked at each appliance alone. Together they take ${quantity((one.power + two.power) / voltage, 'A', 3)}, so the fuse melts.`,
      ]),
      solution: `The largest power that the fuse allows is *P* = *IV* = ${rating} × ${voltage} = ${quantity(rating * voltage, 'W')}.

The powers of appliances that are used together add up. Only ${right.one.power} + ${right.two.power} = ${quantity(sum, 'W')} is less than this; the current is ${sum} ÷ ${voltage} = ${quantity(sum / voltage, 'A', 3)}.`,
    }
  },
  verify: ({ right, over, rating, voltage }) => {
    const fits = [...over, right].filter(
      ({ one, two }) => one.power / voltage + two.power / voltage <= rating,
    )
    return fits.map(({ one, two }) => `${one.name} and ${two.name}`).join(' or ')
  },
})
