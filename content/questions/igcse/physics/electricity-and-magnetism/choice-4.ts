import { choice, inThisOrder, rows, statements, type Wrong } from '@/lib/exams/authoring'
import { quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { component, junction, terminal, wire } from '@/lib/notes/figures/circuit'
import { figure } from '@/lib/notes/figures/figure'
import { barMagnet } from '@/lib/notes/figures/magnet'
import {
  arc,
  arrow,
  centred,
  circle,
  dot,
  line,
  pointer,
  rect,
  type Shape,
  text,
} from '@/lib/notes/figures/shapes'

const core = { style: 'choice', tier: 'core', calculator: 'not-needed' } as const
const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

// 4.4 Electrical safety

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

const fuseRating = template({
  ...core,
  name: 'fuse-for-an-appliance',
  subtopic: '4.4',
  difficulty: 3,
  calculator: 'needed',
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
  make: ({ what, power, voltage, ratings, current, right }) =>
    choice({
      stem: `${what} has a power of ${quantity(power, 'W')}. It is connected to a mains supply of ${quantity(voltage, 'V')}.`,
      prompt: 'Which fuse rating is the most suitable?',
      subtopic: '4.4',
      objective: 'AO2',
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

const placeOfSwitch = template({
  ...core,
  name: 'place-of-switch-or-fuse',
  subtopic: '4.4',
  difficulty: 3,
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
    return choice({
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
      subtopic: '4.4',
      objective: 'AO1',
      options: inThisOrder(
        ['P', 'Q', 'R', 'S'].map(letter => {
          const place = PLACES[letters.indexOf(letter)] ?? 'live'
          return place === fitting.right ? letter : ([letter, errors[place]] as Wrong)
        }),
      ),
      solution: `Switches and fuses belong in the live wire. The right point is ${letterOf(fitting.right)}: ${fitting.why}.`,
    })
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

const MYTHS: Wrong[] = [
  [
    'The mains voltage may rise and damage the appliance.',
    'You thought that the mains voltage rises. It stays the same.',
  ],
  [
    'The current may become so small that the fuse melts.',
    'You thought that a small current melts a fuse. Only a current above its rating does.',
  ],
  [
    'The frequency of the mains may rise and cause a shock.',
    'You thought that the frequency changes. It is set by the generators of the mains.',
  ],
]

const hazards = template({
  ...core,
  name: 'hazard-of-a-situation',
  subtopic: '4.4',
  difficulty: 1,
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
  make: ({ situation, wrong }) =>
    choice({
      stem: situation.text,
      prompt: 'What is the main hazard?',
      subtopic: '4.4',
      objective: 'AO1',
      options: statements(REASONS[situation.hazard], wrong),
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

const faultInMetalCase = template({
  ...core,
  name: 'live-wire-touches-metal-case',
  subtopic: '4.4',
  difficulty: 3,
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
    return choice({
      stem: `A ${appliance} has a metal case. There is a ${device} in the live wire. ${earthed ? 'The case is earthed' : 'The earth wire of the case is broken'}. Inside the ${appliance}, the live wire comes loose and touches the case. Nobody touches the case.`,
      prompt: 'Which row describes what happens?',
      subtopic: '4.4',
      objective: 'AO1',
      options: rows(
        ['current in the earth wire', device, 'case afterwards'],
        earthed ? ['very large', acts, 'not live'] : ['zero', stays, 'live'],
        left.flatMap(at => list.slice(at, at + 1)),
      ),
      solution: earthed
        ? `The path from the live wire through the case and the earth wire to the ground has a very low resistance, so the current is very large. It ${does}. This disconnects the case from the live wire.`
        : `With the earth wire broken there is no path from the case to the ground, so there is no current in the earth wire and the ${device} does not act. The case stays connected to the live wire, and it is dangerous to touch.`,
    })
  },
  verify: ({ earthed }) => ['zero', 'very large'][Number(earthed)] ?? '',
})

const INSULATED: readonly { stem: string; prompt: string; right: string; wrong: Wrong[]; why: string }[] = [
  {
    stem: 'A DEVICE is double-insulated. Its cable has a live wire and a neutral wire, but no earth wire.',
    prompt: 'Why is no earth wire needed?',
    right: 'The case does not conduct, so it cannot become live.',
    wrong: [
      [
        'The neutral wire does the work of the earth wire as well.',
        'You confused two wires: the neutral wire carries the normal current, it does not make a case safe.',
      ],
      [
        'The fuse carries the current of a fault to the ground.',
        'You thought that a fuse leads to the ground. It only breaks the circuit.',
      ],
      [
        'The case reduces the mains voltage to a safe value.',
        'You thought that insulation lowers the voltage. It only keeps people away from live parts.',
      ],
      [
        'The current in it is too small to be dangerous.',
        'You relied on a small current, but even a small mains current through a person can be fatal.',
      ],
    ],
    why: 'A double-insulated appliance has a case of plastic, or a second layer of insulation. A loose wire cannot make the outside live, so there is nothing to earth.',
  },
  {
    stem: 'A DEVICE is double-insulated and has no earth wire. There is a fuse in its plug.',
    prompt: 'What is the purpose of the fuse?',
    right: 'to protect the cable and the circuit if the current is too large',
    wrong: [
      [
        'to protect the user by carrying a fault current to the ground',
        'You described an earth wire. A fuse breaks the circuit and has no connection to the ground.',
      ],
      [
        'to keep the current at the same value while the appliance is used',
        'You thought that a fuse controls the current. It has almost no effect until it melts.',
      ],
      [
        'to reduce the voltage of the mains to that of the appliance',
        'You described a step-down transformer. A fuse does not change the voltage.',
      ],
      [
        'to disconnect the appliance if the current is too small',
        'You reversed the action: a fuse melts if the current is too large.',
      ],
    ],
    why: 'If, for example, the live wire touches the neutral wire, the current is very large and could overheat the cable. The fuse then melts and breaks the circuit. For this no earth wire is needed.',
  },
]

const doubleInsulated = template({
  ...core,
  name: 'double-insulated-appliance',
  subtopic: '4.4',
  difficulty: 2,
  values: random => {
    const item = random.pick(INSULATED)
    return {
      item,
      device: random.pick(['hair dryer', 'food mixer', 'drill', 'radio', 'vacuum cleaner', 'shaver']),
      wrong: random.sample(item.wrong, 3),
    }
  },
  make: ({ item, device, wrong }) =>
    choice({
      stem: item.stem.replace('DEVICE', device),
      prompt: item.prompt,
      subtopic: '4.4',
      objective: 'AO1',
      options: statements(item.right, wrong),
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

const overload = template({
  ...core,
  name: 'appliances-on-one-extension-lead',
  subtopic: '4.4',
  difficulty: 4,
  calculator: 'needed',
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
    if (safe.length !== 1 || !right || over.length < 3) return null
    return { devices, voltage, rating, right, over: random.sample(over, 3) }
  },
  make: ({ devices, voltage, rating, right, over }) => {
    const sum = right.one.power + right.two.power
    return choice({
      stem: `An extension lead is connected to the ${quantity(voltage, 'V')} mains supply. There is a ${quantity(rating, 'A')} fuse in its plug. The table shows the powers of four appliances.`,
      table: {
        head: ['appliance', 'power / W'],
        rows: devices.map(({ name, power }) => [name, String(power)]),
      },
      prompt: 'Which two appliances can be used at the same time on this extension lead?',
      subtopic: '4.4',
      objective: 'AO2',
      options: statements(
        `${right.one.name} and ${right.two.name}`,
        over.map(({ one, two }) => [
          `${one.name} and ${two.name}`,
          `You may have looked at each appliance alone. Together they take ${quantity((one.power + two.power) / voltage, 'A', 3)}, so the fuse melts.`,
        ]),
      ),
      solution: `The largest power that the fuse allows is *P* = *IV* = ${rating} × ${voltage} = ${quantity(rating * voltage, 'W')}.

The powers of appliances that are used together add up. Only ${right.one.power} + ${right.two.power} = ${quantity(sum, 'W')} is less than this; the current is ${sum} ÷ ${voltage} = ${quantity(sum / voltage, 'A', 3)}.`,
    })
  },
  verify: ({ right, over, rating, voltage }) => {
    const fits = [...over, right].filter(
      ({ one, two }) => one.power / voltage + two.power / voltage <= rating,
    )
    return fits.map(({ one, two }) => `${one.name} and ${two.name}`).join(' or ')
  },
})

// 4.5.1 Electromagnetic induction

/** A coil from the side: backs of the turns faint, fronts thick. */
function coil(x: number, y: number, turns: number, step: number, tall: number): Shape {
  const backs = Array.from({ length: turns - 1 }, (_, at) =>
    line(x + at * step + step * 0.4, y + tall, x + (at + 1) * step, y, 'f'),
  )
  const fronts = Array.from({ length: turns }, (_, at) =>
    line(x + at * step, y, x + at * step + step * 0.4, y + tall, 'l thick'),
  )
  return [...backs, ...fronts].join('')
}

/** Coil and centre-zero meter at the right of the canvas. */
function coilAndMeter(y: number, lean: number): Shape {
  return (
    coil(196, y, 7, 14, 36) +
    wire([
      [196, y],
      [196, y - 12],
      [330, y - 12],
      [330, y - 4],
    ]) +
    wire([
      [285.6, y + 36],
      [285.6, y + 48],
      [330, y + 48],
      [330, y + 40],
    ]) +
    circle(330, y + 18, 22, 'l sheet') +
    arc(330, y + 26, 22, 50, 130, 'f') +
    line(330, y + 28, 330 + lean, y + (lean === 0 ? 4 : 9), 'p') +
    text(330, y + 37, 'G', { anchor: 'middle', cls: 's' })
  )
}

const deflection = template({
  ...core,
  name: 'deflection-when-the-motion-changes',
  subtopic: '4.5.1',
  difficulty: 3,
  values: random => {
    const firstPole = random.pick(['N', 'S'])
    const pole = random.pick(['N', 'S'])
    const towards = random.chance(0.4)
    if (pole === firstPole && towards) return null
    const slow = random.pick([0.1, 0.2, 0.3])
    const fast = slow * random.pick([2, 3])
    return {
      firstPole,
      pole,
      towards,
      slow,
      fast,
      faster: random.chance(0.5),
      side: random.pick(['left', 'right']),
    }
  },
  make: ({ firstPole, pole, towards, slow, fast, faster, side }) => {
    const flips = Number(pole !== firstPole) + Number(!towards)
    const otherSide = side === 'left' ? 'right' : 'left'
    const [way, back] = flips === 1 ? [otherSide, side] : [side, otherSide]
    const [size, not] = faster ? ['larger', 'smaller'] : ['smaller', 'larger']
    const wrongWay =
      flips === 1
        ? `You overlooked that ${towards ? 'the other pole of the magnet faces the coil' : 'the magnet moves the other way'}, which reverses the e.m.f.`
        : 'You reversed the deflection once. The pole and the motion are both reversed, so it is the same as before.'
    const wrongSize = `You thought that a ${faster ? 'faster' : 'slower'} magnet gives a ${not} deflection.`
    return choice({
      stem: `The ends of a coil are connected to a sensitive centre-zero meter. When the ${firstPole} pole of a magnet moves towards the coil at ${quantity(faster ? slow : fast, 'm/s', 1)}, the needle of the meter deflects to the ${side}, as shown.

Then the ${pole} pole of the same magnet moves ${towards ? 'towards' : 'away from'} the same end of the coil at ${quantity(faster ? fast : slow, 'm/s', 1)}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-coil-and-meter',
          title: 'A magnet moving towards a coil that is connected to a meter',
          description: `A bar magnet is on the left of a coil. Its ${firstPole} pole is nearer to the coil. An arrow shows that the magnet moves towards the coil. The ends of the coil are connected to a centre-zero meter, whose needle leans to the ${side}.`,
          height: 104,
        },
        barMagnet(54, 40, 110, 28, firstPole === 'S'),
        arrow(84, 30, 140, 30, { cls: 'p' }),
        coilAndMeter(36, side === 'left' ? -12 : 12),
        text(109, 90, 'magnet', { anchor: 'middle' }),
      ),
      prompt: 'Which row describes the deflection now?',
      subtopic: '4.5.1',
      objective: 'AO2',
      options: rows(
        ['direction', 'size compared with before'],
        [`to the ${way}`, size],
        [
          [[`to the ${back}`, size], wrongWay],
          [[`to the ${way}`, not], wrongSize],
          [[`to the ${back}`, not], `${wrongWay} ${wrongSize.replace('You thought', 'You also thought')}`],
        ],
      ),
      solution: `Reversing the pole reverses the induced e.m.f., and so does reversing the motion. Here ${flips === 1 ? `only the ${towards ? 'pole' : 'motion'} is reversed` : 'both are reversed'}, so the deflection is to the ${way}.

The magnet moves ${faster ? 'faster' : 'more slowly'}, so the e.m.f. and the deflection are ${size}.`,
    })
  },
  verify: ({ firstPole, pole, towards, side }) => {
    const sign = (firstPole === pole ? 1 : -1) * (towards ? 1 : -1) * (side === 'left' ? -1 : 1)
    return sign > 0 ? 'to the right' : 'to the left'
  },
})

const INDUCES = [
  'A magnet is pulled out of a coil.',
  'A coil is moved towards a magnet that is at rest.',
  'A wire is moved across the magnetic field lines between two poles.',
  'A magnet is turned round near the end of a coil.',
  'The current in an electromagnet next to a coil is switched off.',
] as const

const INDUCES_NOT: Wrong[] = [
  [
    'A strong magnet is at rest inside a coil.',
    'You took a field alone to be enough. The field linked with the coil does not change.',
  ],
  [
    'A wire is moved along the magnetic field lines between two poles.',
    'You overlooked that a wire that moves along the field lines does not cut them.',
  ],
  [
    'A magnet and a coil are moved to the right at the same speed.',
    'You overlooked that the two do not move relative to each other, so the field linked with the coil stays the same.',
  ],
  [
    'A wire is held at rest in a very strong magnetic field.',
    'You took a strong field to be enough. The wire must cut field lines, or the field must change.',
  ],
  [
    'A coil is at rest near an electromagnet with a constant current.',
    'You overlooked that a constant current gives a field that does not change.',
  ],
]

const whenInduced = template({
  ...core,
  name: 'when-is-an-emf-induced',
  subtopic: '4.5.1',
  difficulty: 2,
  values: random => ({ right: random.pick(INDUCES), wrong: random.sample(INDUCES_NOT, 3) }),
  make: ({ right, wrong }) =>
    choice({
      stem: 'Four experiments are done with magnets, coils and wires.',
      prompt: 'In which experiment is an e.m.f. induced?',
      subtopic: '4.5.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `An e.m.f. is induced when a conductor cuts magnetic field lines, or when the magnetic field linked with it changes. This happens here: ${right.charAt(0).toLowerCase()}${right.slice(1)} In the other three experiments no field lines are cut and the field linked with the conductor stays the same.`,
    }),
})

const INCREASES = [
  'Use a coil with more turns.',
  'Use a stronger magnet.',
  'Push the magnet in at a higher speed.',
] as const

const LARGER_NOT: Wrong[] = [
  ['Use a coil with fewer turns.', 'You reversed the effect: each turn adds to the e.m.f.'],
  [
    'Turn the magnet round, so that its other pole enters the coil.',
    'You chose a change that reverses the e.m.f. but does not make it larger.',
  ],
  [
    'Hold the magnet at rest inside the coil for longer.',
    'You thought that the field alone matters. While the magnet is at rest, nothing is induced.',
  ],
  [
    'Push the magnet in more slowly.',
    'You reversed the effect: the field linked with the coil would change more slowly.',
  ],
  [
    'Pull the magnet out at the same speed.',
    'You chose a change that reverses the e.m.f. but does not make it larger.',
  ],
  [
    'Move the coil and the magnet together at a high speed.',
    'You looked at speed alone. Coil and magnet must move relative to each other.',
  ],
]

const largerEmf = template({
  ...core,
  name: 'change-that-gives-a-larger-emf',
  subtopic: '4.5.1',
  difficulty: 1,
  values: random => ({ right: random.pick(INCREASES), wrong: random.sample(LARGER_NOT, 3) }),
  make: ({ right, wrong }) =>
    choice({
      stem: 'A student pushes one pole of a magnet into a coil and measures the e.m.f. that is induced. The student repeats the experiment with one change.',
      prompt: 'Which change increases the size of the induced e.m.f.?',
      subtopic: '4.5.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution:
        'The induced e.m.f. is larger when the magnet moves faster relative to the coil, when the magnet is stronger and when the coil has more turns. Reversing the motion or the magnet changes only the direction of the e.m.f.',
    }),
})

const fairTest = template({
  ...core,
  name: 'two-tests-to-compare',
  subtopic: '4.5.1',
  difficulty: 3,
  values: random => {
    const turns = random.sample([100, 200, 400, 500, 800], 2)
    const speeds = random.sample([0.1, 0.2, 0.3, 0.4, 0.6], 2).map(value => quantity(value, 'm/s', 1))
    const magnets = random.shuffle(['weak', 'strong'])
    const cell = (which: readonly number[]) => [
      String(turns[which[0] ?? 0]),
      speeds[which[1] ?? 0] ?? '',
      magnets[which[2] ?? 0] ?? '',
    ]
    const tests = random.shuffle([
      { changed: 'none', cells: cell([0, 0, 0]) },
      { changed: 'number of turns on the coil', cells: cell([1, 0, 0]) },
      { changed: 'speed of the magnet', cells: cell([0, 1, 0]) },
      { changed: 'strength of the magnet', cells: cell([0, 0, 1]) },
    ])
    const asked = random.int(0, 2)
    return { tests, asked, swap: random.chance(0.5) }
  },
  make: ({ tests, asked, swap }) => {
    const factors = ['number of turns on the coil', 'speed of the magnet', 'strength of the magnet']
    const factor = factors[asked] ?? ''
    const others = factors.filter(each => each !== factor)
    const at = (changed: string) => tests.findIndex(each => each.changed === changed) + 1
    const pair = (one: string, two: string) => {
      const [low, high] = [at(one), at(two)].sort((a, b) => a - b)
      return `tests ${low} and ${high}`
    }
    const [first = '', second = ''] = swap ? [...others].reverse() : others
    return choice({
      stem: 'A student pushes magnets into coils and measures the largest e.m.f. that is induced. The table shows how four tests are done.',
      table: {
        head: ['test', 'number of turns on the coil', 'speed of the magnet', 'magnet'],
        rows: tests.map(({ cells }, index) => [String(index + 1), ...cells]),
      },
      prompt: `Which two tests show how the e.m.f. depends on the **${factor}**?`,
      subtopic: '4.5.1',
      objective: 'AO2',
      options: statements(pair('none', factor), [
        [pair('none', first), `You chose two tests that differ in the ${first}, not in the ${factor}.`],
        [pair('none', second), `You chose two tests that differ in the ${second}, not in the ${factor}.`],
        [
          pair(factor, first),
          `You chose two tests in which the ${factor} differs, but so does the ${first}, so the test is not fair.`,
        ],
      ]),
      solution: `The two tests must differ in the ${factor} and in nothing else. This is so for ${pair('none', factor)}: the other two columns have the same values.`,
    })
  },
  verify: ({ tests, asked }) => {
    const found: string[] = []
    for (const [one, first] of tests.entries())
      for (const [two, second] of tests.entries())
        if (one < two && first.cells.every((cell, at) => (cell === second.cells[at]) === (at !== asked)))
          found.push(`tests ${one + 1} and ${two + 1}`)
    return found.join(' or ')
  },
})

const opposingPole = template({
  ...supplement,
  name: 'pole-induced-at-the-end-of-a-coil',
  subtopic: '4.5.1',
  difficulty: 3,
  values: random => ({
    pole: random.pick(['N', 'S']),
    towards: random.chance(0.5),
    end: random.pick(['X', 'P', 'A']),
  }),
  make: ({ pole, towards, end }) => {
    const opposite = pole === 'N' ? 'S' : 'N'
    const right = towards ? pole : opposite
    const wrong = towards ? opposite : pole
    const [force, notForce] = towards ? ['repulsion', 'attraction'] : ['attraction', 'repulsion']
    return choice({
      stem: `The ends of a coil are joined by a wire. The ${pole} pole of a magnet is moved ${towards ? 'towards' : 'away from'} end ${end} of the coil.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-moving-near-closed-coil',
          title: 'A magnet moving near a coil whose ends are joined',
          description: `A bar magnet is on the left of a coil. Its ${pole} pole is nearer to the coil. An arrow shows that the magnet moves to the ${towards ? 'right, towards the coil' : 'left, away from the coil'}. The left end of the coil, near the magnet, is labelled ${end}. The ends of the coil are joined by a wire.`,
          height: 98,
        },
        barMagnet(40, 42, 110, 28, pole === 'S'),
        towards
          ? arrow(66, 30, 126, 30, { cls: 'p', label: 'motion', labelAt: [96, 20], anchor: 'middle' })
          : arrow(126, 30, 66, 30, { cls: 'p', label: 'motion', labelAt: [96, 20], anchor: 'middle' }),
        coil(212, 36, 7, 16, 40),
        wire([
          [212, 36],
          [212, 24],
          [330, 24],
          [330, 76],
          [314.4, 76],
        ]),
        centred(194, 56, end, 'b'),
      ),
      prompt: `Which row describes the pole induced at ${end} and the force between the coil and the magnet?`,
      subtopic: '4.5.1',
      objective: 'AO1',
      options: rows(
        [`pole at ${end}`, 'force'],
        [right, force],
        [
          [
            [right, notForce],
            `You have the right pole, but ${towards ? 'like poles face each other, and these repel' : 'unlike poles face each other, and these attract'}.`,
          ],
          [
            [wrong, notForce],
            'You let the coil help the motion. The induced e.m.f. opposes the change that causes it.',
          ],
          [
            [wrong, force],
            `You have the right force, but ${towards ? `a magnet is repelled by a like pole, so ${end} is not an ${wrong} pole` : `a magnet is attracted by an unlike pole, so ${end} is not an ${wrong} pole`}.`,
          ],
        ],
      ),
      solution: `The induced current opposes the change that causes it. The magnet ${towards ? 'approaches, so the coil repels it' : 'moves away, so the coil attracts it'}. For this, ${end} must be ${right === 'N' ? 'an N' : 'an S'} pole, which faces the ${pole} pole of the magnet.`,
    })
  },
  verify: ({ pole, towards }) => ((pole === 'N') === towards ? 'N' : 'S'),
})

const MOTIONS = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
} as const
type Motion = keyof typeof MOTIONS

const rightHand = template({
  ...supplement,
  name: 'induced-current-in-a-moving-wire',
  subtopic: '4.5.1',
  difficulty: 4,
  values: random => ({
    motion: random.pick<Motion>(['up', 'down', 'up', 'down', 'up', 'down', 'left', 'right']),
    northLeft: random.chance(0.5),
    letter: random.pick(['W', 'X', 'P']),
  }),
  make: ({ motion, northLeft, letter }) => {
    const [vx, vy] = MOTIONS[motion]
    const along = vx !== 0
    const into = (motion === 'up') === northLeft
    const right = along ? 'no current' : into ? 'into the page' : 'out of the page'
    const side = vx * (northLeft ? 1 : -1) > 0 ? 'S' : 'N'
    const errorOf = (option: string): string => {
      if (option === 'no current')
        return `You thought that the wire does not cut field lines. It moves across them, so an e.m.f. is induced.`
      if (along) return 'You overlooked that the wire moves along the field lines and does not cut them.'
      if (option === 'towards the N pole')
        return 'You gave a direction along the field. The current must be along the wire, at right angles to field and motion.'
      return 'You may have used the left hand, or taken the field from S to N. That reverses the current.'
    }
    const options = ['into the page', 'out of the page', 'towards the N pole', 'no current']
    const tip: [number, number] = [180 + 40 * vx, 72 - 40 * vy]
    const [wayX, wayY] = [tip[0] + (along ? 0 : 8), tip[1] + (along ? -8 : vy > 0 ? 8 : 0)]
    return choice({
      stem: `Wire ${letter} is between the poles of a magnet, at right angles to the page. Its ends are connected to a meter outside the magnet. The wire is moved ${along ? `straight towards the ${side} pole` : `towards the ${motion === 'up' ? 'top' : 'bottom'} of the page`}, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/wire-moved-between-poles',
          title: 'A wire that is moved between two magnetic poles',
          description: `${northLeft ? 'The N pole of a magnet is on the left and the S pole on the right' : 'The S pole of a magnet is on the left and the N pole on the right'}. A wire, labelled ${letter}, is seen end-on midway between them. An arrow shows that the wire is moved ${motion === 'up' || motion === 'down' ? `towards the ${motion === 'up' ? 'top' : 'bottom'} of the page` : `to the ${motion}`}.`,
          height: 144,
        },
        rect(30, 36, 50, 72, 'l sheet'),
        centred(55, 72, northLeft ? 'N' : 'S', 'b'),
        rect(280, 36, 50, 72, 'l sheet'),
        centred(305, 72, northLeft ? 'S' : 'N', 'b'),
        arrow(180, 72, tip[0], tip[1], { cls: 'r' }),
        circle(180, 72, 9, 'l sheet'),
        text(161, 77, vx < 0 ? '' : letter, { anchor: 'middle', cls: 'b' }),
        text(199, 77, vx < 0 ? letter : '', { anchor: 'middle', cls: 'b' }),
        text(wayX, wayY, 'motion', { cls: 'tr', anchor: along ? 'middle' : 'start' }),
      ),
      prompt: 'What is the direction of the induced current in the wire?',
      subtopic: '4.5.1',
      objective: 'AO2',
      options: inThisOrder(
        options.map(option => (option === right ? option : ([option, errorOf(option)] as Wrong))),
      ),
      solution: along
        ? 'The field is from the N pole to the S pole. The wire moves along the field lines and does not cut them, so no e.m.f. is induced and there is no current.'
        : `Right-hand rule: the first finger points along the field, from N to S, that is to the ${northLeft ? 'right' : 'left'}; the thumb points along the motion, to the ${motion === 'up' ? 'top' : 'bottom'} of the page. The second finger then points ${right}: this is the direction of the current.`,
    })
  },
  // e.m.f. along v × B; the z axis points out of the page.
  verify: ({ motion, northLeft }) => {
    const [, vy] = MOTIONS[motion]
    const z = -vy * (northLeft ? 1 : -1)
    return z === 0 ? 'no current' : z > 0 ? 'out of the page' : 'into the page'
  },
})

const fallingMagnet = template({
  ...supplement,
  name: 'magnet-falling-through-a-coil',
  subtopic: '4.5.1',
  difficulty: 4,
  values: random => ({
    closed: random.chance(0.5),
    shape: random.pick(['coil of thick copper wire', 'coil with many turns', 'coil of insulated wire']),
    height: random.step(0.5, 1.2, 0.1),
  }),
  make: ({ closed, shape, height }) =>
    choice({
      stem: `A bar magnet falls through a vertical ${shape} and reaches the floor ${quantity(height, 'm', 2)} below. The ends of the coil are connected to a switch, which is ${closed ? 'closed' : 'open'}. Air resistance is negligible.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-above-vertical-coil',
          title: 'A bar magnet above a vertical coil',
          description: `A bar magnet is above a vertical coil with an arrow that points down. The two ends of the coil are connected to a switch, which is ${closed ? 'closed' : 'open'}.`,
          height: 180,
        },
        rect(154, 14, 22, 50, 'l sheet'),
        line(154, 39, 176, 39),
        text(165, 32, 'S', { anchor: 'middle', cls: 'b' }),
        text(165, 57, 'N', { anchor: 'middle', cls: 'b' }),
        arrow(140, 22, 140, 62, { cls: 'p' }),
        Array.from({ length: 6 }, (_, at) => line(188, 84 + at * 14, 142, 90 + at * 14, 'l thick')).join(''),
        Array.from({ length: 6 }, (_, at) => line(142, 90 + at * 14, 188, 98 + at * 14, at === 5 ? 'l' : 'f')).join(''),
        wire([
          [188, 84],
          [250, 84],
          [250, 94],
        ]),
        component(closed ? 'switch-closed' : 'switch', 250, 94, 250, 154),
        wire([
          [250, 154],
          [250, 168],
          [188, 168],
        ]),
        pointer(118, 138, 142, 132, 'coil', 'end'),
        text(130, 46, 'motion', { anchor: 'end', cls: 'tp' }),
        text(278, 128, 'switch'),
      ),
      prompt: 'Which row describes what happens, compared with a fall of the same magnet without the coil?',
      subtopic: '4.5.1',
      objective: 'AO1',
      options: rows(
        ['e.m.f. induced', 'current in the coil', 'time of fall'],
        closed ? ['yes', 'yes', 'longer'] : ['yes', 'no', 'the same'],
        closed
          ? [
              [
                ['yes', 'yes', 'the same'],
                'You overlooked that the induced current has a magnetic field, which opposes the motion of the magnet.',
              ],
              [
                ['yes', 'yes', 'shorter'],
                'You let the coil help the motion. The effect of the induced current opposes the change that causes it.',
              ],
              [
                ['no', 'no', 'the same'],
                'You overlooked that the magnetic field linked with the coil changes as the magnet falls.',
              ],
            ]
          : [
              [
                ['yes', 'yes', 'longer'],
                'You overlooked that the circuit is not complete. There is an e.m.f., but it cannot cause a current.',
              ],
              [
                ['no', 'no', 'the same'],
                'You thought that an e.m.f. needs a complete circuit. Only a current does.',
              ],
              [
                ['yes', 'no', 'longer'],
                'You let the e.m.f. slow the magnet. Only a current has a magnetic field that could act on it.',
              ],
            ],
      ),
      solution: closed
        ? 'The field linked with the coil changes, so an e.m.f. is induced. The circuit is complete, so there is a current. Its magnetic field opposes the change that causes it, the motion of the magnet, so the fall takes longer.'
        : 'The field linked with the coil changes, so an e.m.f. is induced. The switch is open, so there is no current, no magnetic field of the coil and no force on the magnet: the time of fall is the same.',
    }),
})

export const templates = [
  fuseRating,
  placeOfSwitch,
  hazards,
  faultInMetalCase,
  doubleInsulated,
  overload,
  deflection,
  whenInduced,
  largerEmf,
  fairTest,
  opposingPole,
  rightHand,
  fallingMagnet,
]
