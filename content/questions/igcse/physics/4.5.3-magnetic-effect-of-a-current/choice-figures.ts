import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { dot, line, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

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
