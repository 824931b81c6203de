import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { barMagnet, solenoidCoil } from '@/lib/figures/magnet'
import { centred, dot, line, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('4.5.3')

export { templates }

const SENSORS = {
  thermistor: {
    name: 'NTC thermistor',
    up: [
      'the thermistor gets warmer',
      'the temperature of the thermistor rises',
      'hot air reaches the thermistor',
    ],
    down: [
      'the thermistor gets colder',
      'the temperature of the thermistor falls',
      'cold air reaches the thermistor',
    ],
    lessWhen: 'warmer',
  },
  ldr: {
    name: 'LDR',
    up: [
      'a bright lamp shines on the LDR',
      'the light on the LDR gets much brighter',
      'the LDR is uncovered in sunlight',
    ],
    down: ['the LDR is covered', 'it gets dark around the LDR', 'the light on the LDR is switched off'],
    lessWhen: 'in brighter light',
  },
} as const

const DEVICES = {
  lamp: { does: 'lights', not: 'is off' },
  bell: { does: 'rings', not: 'is silent' },
  motor: { does: 'turns', not: 'is at rest' },
} as const

/** A sensor and the coil of an electromagnet on the left; an iron strip that closes or opens a second circuit. */
function relay(sensor: keyof typeof SENSORS, device: keyof typeof DEVICES, touches: boolean): Shape {
  const turns = [0, 1, 2, 3, 4].map(at => {
    const y = 118 + at * 10
    return line(198, y + 3, 226, y - 3, 'p')
  })
  const contact = touches ? 83 : 108
  return (
    // the circuit of the coil
    component(sensor, 24, 66, 150, 66) +
    component('battery', 24, 180, 24, 66) +
    wire([
      [150, 66],
      [150, 121],
      [198, 121],
    ]) +
    wire([
      [24, 180],
      [150, 180],
      [150, 161],
      [198, 161],
    ]) +
    rect(203, 106, 18, 64, 'l sunk') +
    turns.join('') +
    // the iron strip, held at its left end
    rect(166, 80, 12, 22, 'l sunk') +
    rect(178, 87, 126, 6, 'l sheet') +
    dot(298, contact, 'd', 4) +
    // the second circuit
    wire([
      [172, 80],
      [172, 28],
    ]) +
    component('battery', 172, 28, 256, 28) +
    component(device, 256, 28, 340, 28) +
    wire(
      touches
        ? [
            [340, 28],
            [340, 58],
            [298, 58],
            [298, contact],
          ]
        : [
            [340, 28],
            [340, 134],
            [298, 134],
            [298, contact],
          ],
    ) +
    pointer(246, 192, 216, 168, 'soft-iron core') +
    pointer(194, 62, 196, 87, 'iron strip') +
    (touches
      ? text(306, 77, 'contact', { cls: 's' })
      : text(290, 114, 'contact', { anchor: 'end', cls: 's' }))
  )
}

core('sensor-in-the-coil-circuit-of-a-relay', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const sensor = random.pick(['thermistor', 'ldr'] as const)
    const up = random.chance(0.5)
    return {
      sensor,
      up,
      device: random.pick(['lamp', 'bell', 'motor'] as const),
      touches: random.chance(0.5),
      change: random.pick<string>(up ? SENSORS[sensor].up : SENSORS[sensor].down),
      scene: random.int(0, 2),
    }
  },
  make: ({ sensor, up, device, touches, change, scene }) => {
    const { name, lessWhen } = SENSORS[sensor]
    const { does, not } = DEVICES[device]
    const on = up !== touches
    const [more, less] = up ? ['rises', 'falls'] : ['falls', 'rises']
    const [result, opposite] = on ? [does, not] : [not, does]
    const an = name === 'LDR' || name.startsWith('N') ? 'An' : 'A'
    const wrongCurrent = `You changed the resistance of the ${name} the wrong way. It is smaller when the ${name} is ${lessWhen}.`
    const where = touches ? 'above' : 'below'
    const wrongStrip = `You overlooked that the contact is ${where} the strip. When the core ${up ? 'attracts the strip, it moves down' : 'lets go of the strip, it springs up'} and ${on ? 'touches' : 'leaves'} the contact.`
    return {
      stem:
        [
          `The diagram shows a relay with **no** current in its coil. ${an} ${name} is connected in the circuit of the coil. The strip is of springy iron.`,
          `${an} ${name} is used to control a ${device} by means of a relay. The springy iron strip is shown as it is when there is **no** current in the coil.`,
          `A ${device} is switched by a relay with a springy iron strip, which is drawn without a current in the coil. ${an} ${name} is in series with the coil.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'electricity-and-magnetism/relay-with-a-sensor',
          title: 'A relay with a sensor in the circuit of its coil',
          description: `On the left, a battery, ${an.toLowerCase()} ${name} and a coil on a soft-iron core are in series. The core stands below an iron strip, which is held at its left end. Near the right end of the strip is a contact, ${touches ? 'above the strip and touching it' : 'below the strip, with a gap between them'}. A battery and a ${device} are connected in series between the strip and the contact.`,
          height: 204,
        },
        relay(sensor, device, touches),
      ),
      prompt: [
        `Which row shows what happens when ${change}, so that the strip moves?`,
        `The strip moves when ${change}. Which row describes what happens?`,
      ],
      options: rows(
        ['current in the coil', device],
        [more, result],
        [
          [[more, opposite], wrongStrip],
          [[less, opposite], wrongCurrent],
          [[less, result], `${wrongCurrent} Then look again at which way the strip moves.`],
        ],
      ),
      solution: `The resistance of the ${name} ${up ? 'falls' : 'rises'}, so the current in the coil ${more}. The core ${up ? 'becomes a strong electromagnet and attracts the iron strip' : 'is no longer a strong electromagnet and releases the iron strip'}.

The strip moves ${up ? 'down' : 'up'} and ${on ? 'touches' : 'leaves'} the contact, so the second circuit is ${on ? 'complete' : 'open'} and the ${device} ${result}.`,
    }
  },
  verify: ({ sensor, up }) => {
    // One volt across the sensor and a coil of ten ohms; the sensor's resistance falls with what it senses.
    const ohms = (strength: number) => (sensor === 'thermistor' ? 500 * 0.9 ** strength : 1000 / strength)
    const now = 1 / (10 + ohms(up ? 20 : 2))
    return now > 1 / (10 + ohms(up ? 2 : 20)) ? 'rises' : 'falls'
  },
})

const HUNG = ['magnet', 'magnet', 'iron'] as const

core('object-that-hangs-beside-a-coil', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'not-needed' },
  values: random => ({
    kind: random.pick(HUNG),
    up: random.chance(0.5),
    coilOnLeft: random.chance(0.5),
    northOnRight: random.chance(0.5),
    scene: random.int(0, 2),
  }),
  make: ({ kind, up, coilOnLeft, northOnRight, scene }) => {
    // Current down the front of the turns: the N pole of the coil is on the right.
    const coilNorthOnRight = !up
    const coilPole = coilOnLeft === coilNorthOnRight ? 'N' : 'S'
    const facing = coilOnLeft === !northOnRight ? 'N' : 'S'
    const isIron = kind === 'iron'
    const attracts = isIron || coilPole !== facing
    const [towards, away] = ['towards the coil', 'away from the coil']
    const [first, second] = [attracts ? towards : away, isIron || !attracts ? towards : away]
    const x = coilOnLeft ? 40 : 190
    const hungAt = coilOnLeft ? 236 : 34
    const what = isIron ? 'an unmagnetised soft-iron rod' : 'a bar magnet'
    const body = isIron ? 'rod' : 'magnet'
    const side = coilOnLeft ? 'right' : 'left'
    const grip = `Right-hand grip rule: fingers ${up ? 'up' : 'down'} the front of the turns, and the thumb points to the ${coilNorthOnRight ? 'right' : 'left'}.`
    const error = (one: string, two: string) => {
      if (isIron) {
        if (one === two)
          return 'You let the coil repel the rod. Unmagnetised iron is always attracted: a pole of the opposite kind is induced in its near end.'
        return 'You treated the rod as a permanent magnet. It has no poles of its own: whichever end faces the coil, a pole of the opposite kind is induced in it.'
      }
      if (one !== two)
        return `You exchanged the poles of the coil. ${grip} So the end that faces the magnet is ${coilPole === 'N' ? 'an N' : 'an S'} pole.`
      return one === towards
        ? 'You treated the magnet as unmagnetised iron, both ends of which are attracted. Like poles repel.'
        : 'You let the coil repel both poles of the magnet. The end of the coil is one pole: it repels a like pole and attracts an unlike pole.'
    }
    const all = [
      [towards, away],
      [away, towards],
      [towards, towards],
      [away, away],
    ] as const
    return {
      stem: `${
        [
          `A coil of wire is connected to a d.c. supply and a switch. Near one end of the coil ${what} hangs from threads.`,
          `A student hangs ${what} from threads beside one end of a coil. The coil is connected to a d.c. supply.`,
          `The diagram shows a coil and ${what}, which is free to swing on its threads.`,
        ][scene] ?? ''
      } When the switch is closed, the current in the front of each turn is in the direction of the arrow heads. Later the switch is opened, the ${body} is turned round, so that its other end faces the coil, and the switch is closed again.`,
      figure: figure(
        {
          name: `electricity-and-magnetism/coil-beside-a-hanging-${body}`,
          title: `A coil beside a hanging ${body}`,
          description: `A coil lies level, connected to a d.c. supply and an open switch. Arrow heads on the front of its turns point ${up ? 'up' : 'down'}. To the ${side} of the coil, on its axis, ${isIron ? 'a rod labelled soft iron' : `a bar magnet with its N pole on the ${northOnRight ? 'right' : 'left'}`} hangs from two threads.`,
          height: 176,
        },
        solenoidCoil(x, 50, 130, 50, 6, up),
        line(x + 4.3, 50, x - 6, 50),
        line(x - 6, 50, x - 6, 140),
        line(x + 125.7, 100, x + 136, 100),
        line(x + 136, 100, x + 136, 140),
        // The current enters the coil where it flows along the arrow heads.
        up
          ? component('dc-supply', x + 56, 140, x - 6, 140)
          : component('dc-supply', x - 6, 140, x + 56, 140),
        component('switch', x + 56, 140, x + 136, 140),
        line(hungAt - 6, 14, hungAt + 96, 14, 'l thick'),
        line(hungAt + 16, 14, hungAt + 16, 62, 'l thin'),
        line(hungAt + 74, 14, hungAt + 74, 62, 'l thin'),
        isIron
          ? rect(hungAt, 62, 90, 26, 'l sunk') + centred(hungAt + 45, 75, 'soft iron', 's')
          : barMagnet(hungAt, 62, 90, 26, !northOnRight),
        text(x + 65, 40, 'coil', { anchor: 'middle', cls: 's' }),
      ),
      prompt: [
        `Which row shows how the ${body} moves when the switch is closed, before and after the ${body} is turned round?`,
        `In which directions does the ${body} swing when the switch is closed, before and after the ${body} is turned round?`,
      ],
      options: rows(
        ['before turning round', 'after turning round'],
        [first, second],
        all
          .filter(([one, two]) => one !== first || two !== second)
          .map(([one, two]): [string[], string] => [[one, two], error(one, two)]),
      ),
      solution: isIron
        ? 'A coil with a current has the field of a bar magnet. It magnetises the iron: a pole of the opposite kind is induced in the near end of the rod, so the rod is attracted.\n\nThe rod has no poles of its own. When its other end faces the coil, a pole of the opposite kind is induced in this end, and the rod is attracted again.'
        : `${grip} So the coil has its N pole on the ${coilNorthOnRight ? 'right' : 'left'}, and the end that faces the magnet is ${coilPole === 'N' ? 'an N' : 'an S'} pole. The pole of the magnet that faces it is ${facing === 'N' ? 'an N' : 'an S'} pole: the magnet is ${attracts ? 'attracted' : 'repelled'}.

The coil stays as it is. When the magnet is turned round, its ${facing === 'N' ? 'S' : 'N'} pole faces the coil, and the magnet is ${attracts ? 'repelled' : 'attracted'}.`,
    }
  },
  // By the signs of the poles that face each other.
  verify: ({ kind, up, coilOnLeft, northOnRight }) => {
    const coil = (up ? -1 : 1) * (coilOnLeft ? 1 : -1)
    const near = kind === 'iron' ? -coil : (northOnRight ? 1 : -1) * (coilOnLeft ? -1 : 1)
    return coil * near < 0 ? 'towards the coil' : 'away from the coil'
  },
})
