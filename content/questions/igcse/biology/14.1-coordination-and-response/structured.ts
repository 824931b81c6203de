import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { reflexArc, synapse } from '@/lib/figures/biology/nerves'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import {
  AUTOMATIC,
  LESS_HARM,
  MOTOR_TO_MUSCLE,
  NOT_REFLEX,
  ONLY_FIRST,
  ONLY_NEXT,
  RAPID,
  RELAY_IN_BRAIN,
  SENSORY_TO_BRAIN,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '14.1', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S'] as const

const CASES = [
  { event: 'A cook touches a hot pan', response: 'her hand is pulled away' },
  { event: 'A gardener grips a sharp thorn', response: 'his hand is pulled away' },
  { event: 'A child steps on a sharp shell', response: 'her foot is lifted' },
  { event: 'A camper touches a burning stick', response: 'his hand is pulled back' },
] as const

const ARC = ['sensory neurone', 'relay neurone', 'motor neurone', 'effector'] as const

core('arc-of-a-withdrawal', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    event: random.pick(CASES),
    order: random.shuffle(ARC),
    names: random.shuffle([...ARC, 'receptor', 'spinal cord']),
    length: random.pick([1.2, 1.4, 1.6, 1.8]),
    speed: random.pick([50, 60, 75, 80]),
  }),
  make: ({ event: { event, response }, order, names, length, speed }) => {
    const keys = order.map((part, at) => [LETTERS[at] ?? '', part] as const)
    const time = length / speed
    return {
      stem: [
        `${event}, and ${response} at once. The diagram shows the reflex arc. Letters label some of its parts.`,
        `${event}. At once, ${response}. Parts of the reflex arc are labelled in the diagram.`,
        `The diagram shows a reflex arc with some parts labelled. ${event}, and ${response} at once.`,
      ],
      figure: reflexArc.figure({
        name: 'coordination-and-response/arc-with-p-to-s-and-x',
        title: 'A reflex arc with five parts lettered',
        labels: Object.fromEntries([...keys.map(([letter, part]) => [part, letter]), ['synapse', 'X']]),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the parts labelled P to S.',
          command: 'Identify',
          marks: 4,
          items: asItems(LETTERS),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([letter, part]) => `${letter}: ${part}`),
          solution: `Follow the arrows from the receptor in the skin into the spinal cord and out to the muscle. ${keys.map(([letter, part]) => `${letter} is the ${part}`).join('; ')}.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the junction between two neurones that is labelled X.',
          answers: [{ text: 'synapse', accept: ['synaptic gap', 'synapsis', 'synaptic junction'] }],
          reject: [{ text: 'receptor', why: 'A receptor detects a stimulus; X lies between two neurones.' }],
          solution: 'A junction between two neurones is a synapse.',
        }),
        c: ask.written({
          prompt: 'State **two** features of a reflex action.',
          scheme: [AUTOMATIC, RAPID],
          modelAnswer: 'It is automatic, and it is rapid.',
          solution:
            'A reflex action links a stimulus with the response of an effector automatically and rapidly.',
        }),
        d: ask.written({
          prompt: 'State how this reflex action is useful to the body.',
          lines: 2,
          scheme: [LESS_HARM],
          modelAnswer: 'It protects the body: the skin is damaged less.',
          solution: `Because ${response} at once, the skin is in contact with the stimulus for a short time only, and less damage is done.`,
        }),
        e: ask.number({
          lead: `The neurones of this arc are together ${quantity(length, 'm')} long. Impulses travel along them at ${quantity(speed, 'm/s')}.`,
          prompt: 'Calculate the time that an impulse needs to travel along the neurones of this arc.',
          answer: time,
          unit: 's',
          scheme: [`C1 ${quantity(length, 'm')} ÷ ${quantity(speed, 'm/s')}`, `A1 ${quantity(time, 's', 2)}`],
          solution: `Time = distance ÷ speed = ${quantity(length, 'm')} ÷ ${quantity(speed, 'm/s')} = ${quantity(time, 's', 2)}.`,
        }),
      },
    }
  },
  verify: ({ length, speed }) => {
    const perMetre = 1 / speed
    return { e: perMetre * length }
  },
})

const EVENTS = [
  'an impulse arrives at the end of the first neurone',
  'vesicles release neurotransmitter into the synaptic gap',
  'neurotransmitter diffuses across the synaptic gap',
  'neurotransmitter binds to receptor proteins',
  'a new impulse starts in the next neurone',
] as const

const JUNCTION = ['vesicle', 'synaptic gap', 'receptor protein', 'neurotransmitter'] as const

supplement('delay-at-a-synapse', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const speed = random.pick([50, 60, 80])
    const time = random.step(8, 16, 1)
    const total = (speed * time) / 10
    const shown = random.shuffle(EVENTS)
    if (shown.every((each, at) => each === EVENTS[at])) return null
    return {
      order: random.shuffle(JUNCTION),
      names: random.shuffle([...JUNCTION, 'synapse', 'nucleus']),
      shown,
      speed,
      time,
      total,
      delay: random.pick([0.5, 0.6, 0.8, 0.9]),
      animal: random.pick(['a rat', 'a dog', 'a cat', 'a rabbit']),
    }
  },
  make: ({ order, names, shown, speed, time, total, delay, animal }) => {
    const keys = order.map((part, at) => [LETTERS[at] ?? '', part] as const)
    const whole = time + 2 * delay
    return {
      stem: [
        `The diagram shows the junction between two neurones of ${animal}. Four of its parts are labelled P to S.`,
        `Two neurones of ${animal} meet as in the diagram. The letters P to S label four parts.`,
        `A student draws the place where one neurone of ${animal} meets the next, and labels four parts P to S.`,
      ],
      figure: synapse.figure({
        name: 'coordination-and-response/junction-with-p-to-s',
        title: 'A junction between two neurones with four parts lettered',
        labels: Object.fromEntries(keys.map(([letter, part]) => [part, letter])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the parts labelled P to S.',
          command: 'Identify',
          marks: 2,
          items: asItems(LETTERS),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: matchScheme(4, 2),
          solution: `The round bags are vesicles, and the dots in the gap are neurotransmitter molecules. Receptor proteins stand on the surface of the next neurone. ${keys.map(([letter, part]) => `${letter}: ${part}`).join('; ')}.`,
        }),
        b: ask.order({
          prompt: 'Put the events at this junction into the correct order.',
          command: 'Identify',
          items: asItems(shown),
          answer: [...EVENTS],
          marks: 3,
          scheme: sequenceScheme(5, 3),
          solution:
            'The impulse comes first. It makes the vesicles release neurotransmitter, which diffuses across the gap, binds to receptor proteins and so starts a new impulse.',
        }),
        c: ask.written({
          prompt: 'Explain why an impulse can cross this junction in one direction only.',
          scheme: [ONLY_FIRST, ONLY_NEXT],
          modelAnswer:
            'Only the first neurone has vesicles that release neurotransmitter. Only the next neurone has receptor proteins to which it can bind.',
          solution:
            'Look at what each side has. Neurotransmitter is released from vesicles on one side, and the receptor proteins are on the other side.',
        }),
        d: ask.number({
          lead: `A reflex arc of ${animal} has two such junctions. Its neurones are together ${quantity(total, 'cm')} long, and impulses travel along them at ${quantity(speed, 'm/s')}. An impulse needs ${quantity(whole, 'ms', 3)} for the whole arc.`,
          prompt: 'Calculate the time, in ms, that one junction takes.',
          answer: delay,
          unit: 'ms',
          sigFigs: 1,
          scheme: [
            `C1 ${quantity(total / 100, 'm')} ÷ ${quantity(speed, 'm/s')} (= ${quantity(time, 'ms')})`,
            `C1 (${figures(whole, 3)} − ${time}) ÷ 2`,
            `A1 ${quantity(delay, 'ms')}`,
          ],
          solution: `Time along the neurones = ${quantity(total / 100, 'm')} ÷ ${quantity(speed, 'm/s')} = ${quantity(time / 1000, 's')} = ${quantity(time, 'ms')}. The rest, ${figures(whole, 3)} − ${time} = ${quantity(2 * delay, 'ms')}, is for two junctions: ${quantity(delay, 'ms')} each.`,
        }),
      },
    }
  },
  verify: ({ speed, time, total, delay }) => {
    const whole = (time + 2 * delay) / 1000
    return { d: ((whole - total / (100 * speed)) / 2) * 1000 }
  },
})

core('driver-and-a-telephone', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const quiet = random.pick([200, 225, 250, 275])
    return {
      quiet,
      music: quiet + random.pick([25, 50]),
      call: quiet + random.pick([75, 100, 125, 150]),
      speed: random.pick([12, 14, 16, 18]),
      who: random.pick(['students', 'drivers', 'adults']),
    }
  },
  make: ({ quiet, music, call, speed, who }) => {
    const percent = ((call - quiet) / quiet) * 100
    const further = (speed * (call - quiet)) / 1000
    return {
      stem: [
        `Some ${who} press a key as soon as a light turns red. This is done in a quiet room, with music, and during a telephone call. The bar chart shows the mean reaction times.`,
        `The bar chart shows how long ${who} need, on average, to press a key after a light turns red, in three situations.`,
        `In a test of reaction time, ${who} press a key when a light turns red. The bar chart shows the mean times in silence, with music and during a telephone call.`,
      ],
      figure: chartFigure(
        {
          name: 'coordination-and-response/chart-of-reaction-times',
          title: 'Reaction times in three situations',
        },
        barChart({
          categories: ['quiet', 'music', 'telephone call'],
          values: [quiet, music, call],
          yLabel: 'mean reaction time / ms',
          yEvery: 50,
          yMax: 450,
          height: 200,
        }),
      ),
      parts: {
        'a.i': ask.number({
          prompt: 'State the mean reaction time during a telephone call.',
          answer: call,
          unit: 'ms',
          tolerance: 10,
          scheme: [`${quantity(call, 'ms')} (±10 ms)`],
          solution: `Read the top of the third bar: ${quantity(call, 'ms')}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the percentage increase from the quiet room to the telephone call.',
          answer: percent,
          unit: '%',
          tolerance: 4,
          follow: { from: 'a.i', formula: `100*(x - ${quiet})/${quiet}` },
          scheme: [`C1 (${call} − ${quiet}) ÷ ${quiet} × 100`, `A1 ${figures(percent, 2)}%`],
          solution: `The increase is ${call} − ${quiet} = ${quantity(call - quiet, 'ms')}. As a percentage of the time in the quiet room: ${call - quiet} ÷ ${quiet} × 100 = ${figures(percent, 2)}%.`,
        }),
        b: ask.number({
          lead: `A car travels at ${quantity(speed, 'm/s')} when a light turns red.`,
          prompt:
            'Calculate how much further it travels during the reaction time if the driver is on the telephone than if it is quiet.',
          answer: further,
          unit: 'm',
          tolerance: 0.18,
          follow: { from: 'a.i', formula: `${speed}*(x - ${quiet})/1000` },
          scheme: [
            `C1 ${quantity(speed, 'm/s')} × ${quantity((call - quiet) / 1000, 's')}`,
            `A1 ${quantity(further, 'm', 2)}`,
          ],
          solution: `The driver reacts ${quantity(call - quiet, 'ms')} = ${quantity((call - quiet) / 1000, 's')} later. Distance = speed × time = ${speed} × ${figures((call - quiet) / 1000, 2)} = ${quantity(further, 'm', 2)}.`,
        }),
        c: ask.written({
          prompt: 'Explain why pressing the key is **not** a reflex action.',
          scheme: [NOT_REFLEX],
          modelAnswer: 'The brain decides to press the key, so the action is not automatic.',
          solution: 'A reflex action is automatic. Here somebody has to decide what to do.',
        }),
        d: ask.written({
          prompt:
            'Describe the path of the impulses from the receptors in the eye to the muscle of the finger.',
          scheme: [SENSORY_TO_BRAIN, RELAY_IN_BRAIN, MOTOR_TO_MUSCLE],
          modelAnswer:
            'Impulses travel along a sensory neurone to the brain. Relay neurones in the brain pass them on. A motor neurone carries them to the muscle.',
          solution:
            'The order is the same as in a reflex arc: sensory neurone, relay neurone, motor neurone.',
        }),
      },
    }
  },
  verify: ({ quiet, call, speed }) => ({
    'a.i': call,
    'a.ii': (call / quiet - 1) * 100,
    b: (speed * call) / 1000 - (speed * quiet) / 1000,
  }),
})
