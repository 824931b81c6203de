import {
  type Neurone,
  nervousSystem,
  threeNeurones,
} from '@/content/figures/igcse/biology/coordination-and-response'
import { inAnyOrder, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { reflexArc, synapse } from '@/lib/figures/biology/nerves'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { core, supplement, templates } = choiceQuestions('14.1')

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

const NEURONES = ['sensory', 'relay', 'motor'] as const

core('three-neurones-in-a-row', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle<Neurone>(NEURONES),
    animal: random.pick(['a mouse', 'a human', 'a cat', 'a rabbit']),
  }),
  make: ({ order, animal }) => {
    const [one, two, three] = order
    const row = (...cells: readonly (string | undefined)[]) => cells.join(' | ')
    return {
      stem: [
        `The diagram shows three neurones of ${animal}, X, Y and Z. The arrows show the direction of the impulses.`,
        `A student draws three kinds of neurone from ${animal}, X, Y and Z. Arrows show how impulses travel.`,
        `X, Y and Z are three neurones of ${animal}. Impulses travel in the direction of the arrows.`,
      ],
      figure: threeNeurones('x-y-and-z', 'Three neurones', [
        ['X', one ?? 'sensory'],
        ['Y', two ?? 'relay'],
        ['Z', three ?? 'motor'],
      ]),
      prompt: ['Which row names the three neurones?', 'Which row is correct?'],
      columns: 'X | Y | Z',
      right: row(one, two, three),
      wrong: {
        [row(two, one, three)]: 'You exchanged X and Y.',
        [row(one, three, two)]: 'You exchanged Y and Z.',
        [row(three, two, one)]: 'You exchanged X and Z.',
      },
      solution:
        'The sensory neurone begins at receptor cells, and its cell body stands at the side of the fibre. The motor neurone ends at a muscle. The relay neurone is short and touches neither a receptor nor an effector.',
    }
  },
})

const ARC = {
  'receptor in skin': { asked: 'detects the stimulus', name: 'the receptor, which detects the stimulus' },
  'sensory neurone': {
    asked: 'carries impulses into the spinal cord',
    name: 'the sensory neurone, which carries impulses into the spinal cord',
  },
  'relay neurone': {
    asked: 'lies wholly inside the central nervous system',
    name: 'the relay neurone, which lies inside the spinal cord',
  },
  'motor neurone': {
    asked: 'carries impulses out of the spinal cord',
    name: 'the motor neurone, which carries impulses to the effector',
  },
  effector: { asked: 'carries out the response', name: 'the effector, here a muscle that contracts' },
} as const

const ARC_PARTS = Object.keys(ARC) as (keyof typeof ARC)[]

core('part-of-a-reflex-arc', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ four: random.sample(ARC_PARTS, 4), right: random.int(0, 3) }),
  make: ({ four, right }) => {
    const asked = ARC[four[right] ?? 'effector']
    return {
      stem: [
        'The diagram shows a reflex arc. Four parts are labelled A to D.',
        'A student draws a reflex arc and labels four of its parts A to D.',
        'The diagram shows how a hand is pulled away from something hot. Letters label four parts of the reflex arc.',
      ],
      figure: reflexArc.figure({
        name: 'coordination-and-response/arc-with-four-letters',
        title: 'A reflex arc with four parts lettered',
        labels: Object.fromEntries(four.map((part, at) => [part, letterOf(at)])),
      }),
      prompt: [`Which labelled part ${asked.asked}?`, `What is the letter of the part that ${asked.asked}?`],
      options: inThisOrder(
        four.map((part, at): Wrong | string =>
          at === right ? letterOf(at) : [letterOf(at), `You chose ${ARC[part].name}.`],
        ),
      ),
      solution: `Impulses start in the receptor in the skin, travel along the sensory neurone to the spinal cord, through the relay neurone, and along the motor neurone to the effector. ${letterOf(right)} is ${asked.name}.`,
    }
  },
})

const BODY = ['brain', 'spinal cord', 'nerve'] as const

core('central-or-peripheral', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(BODY),
    central: random.chance(0.6),
    wrong: random.sample([0, 1, 2, 3], 3),
  }),
  make: ({ order, central, wrong }) => {
    const letter = (part: (typeof BODY)[number]) => 'PQR'.charAt(order.indexOf(part))
    const both = (one: (typeof BODY)[number], other: (typeof BODY)[number]) =>
      [letter(one), letter(other)].sort().join(' and ')
    const slips: readonly Wrong[] = central
      ? [
          [`${letter('brain')} only`, 'You left out the spinal cord, which is central as well.'],
          [`${letter('nerve')} only`, 'You chose a nerve, which belongs to the peripheral nervous system.'],
          [both('spinal cord', 'nerve'), 'You took a nerve for a central part, and left out the brain.'],
          ['P, Q and R', 'You included a nerve, which belongs to the peripheral nervous system.'],
        ]
      : [
          [both('brain', 'spinal cord'), 'You chose the two parts of the central nervous system.'],
          [both('spinal cord', 'nerve'), 'You included the spinal cord, which is central.'],
          [`${letter('brain')} only`, 'You chose the brain, which is central.'],
          ['P, Q and R', 'You included the brain and the spinal cord, which are central.'],
        ]
    return {
      stem: [
        'The diagram shows the nervous system of a human. Three parts are labelled P, Q and R.',
        'Three parts of the human nervous system are labelled P, Q and R in the diagram.',
        'A student draws the human nervous system and labels three of its parts P, Q and R.',
      ],
      figure: nervousSystem.figure({
        name: 'coordination-and-response/body-with-p-q-r',
        title: 'A human nervous system with three parts lettered',
        labels: Object.fromEntries(order.map((part, at) => [part, 'PQR'.charAt(at)])),
      }),
      prompt: central
        ? ['Which labelled parts make up the central nervous system?', 'What belongs to the CNS?']
        : ['Which labelled parts belong to the peripheral nervous system?', 'What belongs to the PNS?'],
      right: central ? both('brain', 'spinal cord') : `${letter('nerve')} only`,
      wrong: slips.filter((_, at) => wrong.includes(at)),
      solution: `The central nervous system is the brain (${letter('brain')}) and the spinal cord (${letter('spinal cord')}). All nerves outside these, such as ${letter('nerve')}, are the peripheral nervous system.`,
    }
  },
})

const REFLEXES = [
  {
    stem: 'A boy touches a hot pan and his arm pulls his hand away.',
    receptor: 'receptor in skin',
    effector: 'arm muscle',
  },
  {
    stem: 'Dust gets onto the eye of a girl and her eyelid closes.',
    receptor: 'receptor in eye',
    effector: 'eyelid muscle',
  },
  {
    stem: 'Sour juice touches the tongue of a man and saliva flows into his mouth.',
    receptor: 'receptor in tongue',
    effector: 'salivary gland',
  },
  {
    stem: 'A woman steps on a sharp stone and her foot is lifted at once.',
    receptor: 'receptor in skin',
    effector: 'leg muscle',
  },
] as const

core('order-of-a-reflex', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ reflex: random.pick(REFLEXES), of: random.pick(['The response', 'This']) }),
  make: ({ reflex: { stem, receptor, effector }, of }) => {
    const path = (...neurones: readonly string[]) => [receptor, ...neurones, effector].join(' → ')
    const [s, r, m] = ['sensory neurone', 'relay neurone', 'motor neurone']
    return {
      stem: [`${stem} ${of} is a reflex action.`, `${stem}`, `${stem} ${of} happens automatically.`],
      prompt: ['In which order do impulses pass along this reflex arc?', 'What is the path of the impulses?'],
      right: path(s, r, m),
      wrong: {
        [path(m, r, s)]: 'You exchanged the sensory neurone and the motor neurone.',
        [path(r, s, m)]: 'You put the relay neurone first, but it lies between the other two neurones.',
        [path(s, m, r)]: 'You put the relay neurone last, but it lies between the other two neurones.',
      },
      solution: `A sensory neurone carries impulses from the receptor to the central nervous system. A relay neurone passes them on to a motor neurone, which carries them to the effector: the ${effector}.`,
    }
  },
})

const AUTOMATIC = [
  'A baby closes its fingers when something touches its palm.',
  'A man blinks when an insect flies towards his eye.',
  'A girl coughs when water enters her windpipe.',
  'A cook pulls his hand away when a pan burns it.',
  'A runner lifts her foot when it lands on a thorn.',
] as const

const CHOSEN = [
  'A driver presses the brake when the traffic light turns red.',
  'A pupil raises her hand when she knows the answer.',
  'A goalkeeper jumps to the left when the ball is kicked.',
  'A man picks up his telephone when it rings.',
  'A child takes off his coat when the room feels warm.',
] as const

core('reflex-or-choice', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    reflex: random.chance(0.5),
    automatic: random.sample(AUTOMATIC, 3),
    chosen: random.sample(CHOSEN, 3),
  }),
  make: ({ reflex, automatic, chosen }) => {
    const right = (reflex ? automatic[0] : chosen[0]) ?? ''
    const wrong = (reflex ? chosen : automatic).map(
      (text): Wrong => [
        text,
        reflex
          ? 'You chose an action that the brain decides on; it is not automatic.'
          : 'You chose a response that happens automatically, without a decision.',
      ],
    )
    return {
      stem: '',
      prompt: reflex
        ? ['Which response is a reflex action?', 'Which describes a reflex action?']
        : ['Which response is **not** a reflex action?', 'Which does **not** describe a reflex action?'],
      right,
      wrong,
      solution: `A reflex action is automatic and rapid: nobody decides to do it. ${right} This ${reflex ? 'happens without a decision' : 'needs a decision'}.`,
    }
  },
})

core('time-along-a-reflex-arc', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const speed = random.pick([50, 60, 80, 100])
    const time = random.step(15, 24, 1)
    const total = (speed * time) / 10
    const sensory = Math.round((total - 1) * random.pick([0.5, 0.55, 0.6]))
    const motor = total - 1 - sensory
    const delay = random.pick([0.5, 0.6, 0.8, 1.2])
    const right = time + 2 * delay
    const wrong = threeSlips(
      random,
      right,
      [
        [time, 'You left out the two synapses.'],
        [time + delay, 'You counted one synapse only.'],
        [time + 3 * delay, 'You counted a synapse for each of the three neurones.'],
        [(sensory * 10) / speed + 2 * delay, 'You took only the length of the sensory neurone.'],
        [10 * time + 2 * delay, 'You converted centimetres to metres with a factor of 10.'],
      ],
      value => figures(value, 3),
    )
    return wrong ? { speed, sensory, motor, delay, time, total, right, wrong } : null
  },
  make: ({ speed, sensory, motor, delay, time, total, right, wrong }) => ({
    stem: [
      `The table shows the lengths of the neurones in a reflex arc. Impulses travel along all of them at ${quantity(speed, 'm/s')}. At each of the two synapses between them, ${quantity(delay, 'ms')} is lost.`,
      `A reflex arc has the three neurones in the table, with two synapses between them. An impulse moves along a neurone at ${quantity(speed, 'm/s')} and needs ${quantity(delay, 'ms')} to cross a synapse.`,
      `Scientists measure the neurones of a reflex arc, as the table shows. The speed of an impulse along them is ${quantity(speed, 'm/s')}. There are two synapses between the neurones, each of which takes ${quantity(delay, 'ms')}.`,
    ],
    table: {
      head: ['neurone', 'length / cm'],
      rows: [
        ['sensory', String(sensory)],
        ['relay', '1'],
        ['motor', String(motor)],
      ],
    },
    prompt: [
      'How long does it take from the start of the first neurone to the end of the last?',
      'What is the time between the start of the impulse and its arrival at the end of the motor neurone?',
    ],
    options: numbers({ right, unit: 'ms', sigFigs: 3, wrong }),
    solution: `Total length = ${sensory} + 1 + ${motor} = ${total} cm = ${quantity(total / 100, 'm')}. Time along the neurones = ${quantity(total / 100, 'm')} ÷ ${quantity(speed, 'm/s')} = ${quantity(time / 1000, 's')} = ${quantity(time, 'ms')}. Two synapses add 2 × ${quantity(delay, 'ms')}: ${quantity(right, 'ms', 3)}.`,
  }),
  verify: ({ speed, sensory, motor, delay }) => {
    let seconds = 0
    for (const length of [sensory, 1, motor]) seconds += length / 100 / speed
    for (const synapse of [delay, delay]) seconds += synapse / 1000
    return seconds * 1000
  },
})

const CUT = [
  ['feels the heat; the hand is not pulled away', 'motor'],
  ['does not feel the heat; the hand is not pulled away', 'sensory'],
  ['feels the heat; the hand is pulled away', ''],
  ['does not feel the heat; the hand is pulled away', ''],
] as const

const CUT_ERRORS = {
  motor: {
    sensory:
      'You lost the feeling too, but impulses from the receptor still reach the spinal cord and the brain.',
    '': 'You let impulses reach the muscle, but X is the neurone that carries them there.',
  },
  sensory: {
    motor: 'You let impulses from the receptor reach the brain, but X is the neurone that carries them in.',
    '': 'You let impulses start or pass in this arc, but those from the receptor end at X.',
  },
} as const

core('a-cut-in-the-arc', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    kind: random.pick(['motor', 'sensory'] as const),
    who: random.pick(['a worker', 'a skier', 'a cyclist', 'a patient']),
  }),
  make: ({ kind, who }) => ({
    stem: [
      `In an accident, all neurones like the one labelled X are cut in one arm of ${who}. The hand of this arm then touches something hot.`,
      `The diagram shows one reflex arc of an arm. In ${who}, all neurones of the kind labelled X in this arm have been cut. The skin of the hand is then heated.`,
      `In one arm of ${who}, all neurones like neurone X in the diagram have been cut. The hand of this arm then touches a hot plate.`,
    ],
    figure: reflexArc.figure({
      name: 'coordination-and-response/arc-with-x',
      title: 'A reflex arc with one part labelled X',
      labels: { [`${kind} neurone`]: 'X' },
    }),
    prompt: ['What happens as soon as the hand is heated?', 'Which describes what happens at once?'],
    options: inAnyOrder(
      CUT.map(([text, of]): Wrong | string => {
        const full = `The person ${text}.`
        if (of === kind) return full
        const errors: Record<string, string> = CUT_ERRORS[kind]
        return [full, errors[of] ?? '']
      }),
    ),
    solution:
      kind === 'motor'
        ? 'X is a motor neurone. Impulses still travel along the sensory neurone to the spinal cord and on to the brain, so the person feels the heat. No impulse reaches the muscle, so it does not contract.'
        : 'X is a sensory neurone. No impulse from the receptor reaches the spinal cord. So none goes to the brain, and the heat is not felt; none goes to the motor neurone, and the muscle does not contract.',
  }),
})

const GAP = {
  vesicle: {
    asked: 'stores neurotransmitter until an impulse arrives',
    what: 'a vesicle, which stores neurotransmitter',
  },
  'synaptic gap': {
    asked: 'is crossed by molecules that diffuse',
    what: 'the synaptic gap, which the molecules diffuse across',
  },
  'receptor protein': {
    asked: 'binds the molecules that have crossed to the next neurone',
    what: 'a receptor protein, which binds neurotransmitter',
  },
  'postsynaptic neurone': {
    asked: 'is the cell in which a new impulse starts',
    what: 'the next neurone, in which a new impulse starts',
  },
} as const

const GAP_PARTS = Object.keys(GAP) as (keyof typeof GAP)[]

supplement('part-of-a-synapse', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ order: random.shuffle(GAP_PARTS), right: random.int(0, 3) }),
  make: ({ order, right }) => {
    const asked = GAP[order[right] ?? 'vesicle']
    return {
      stem: [
        'The diagram shows a synapse. Four parts are labelled A to D. The arrow shows the direction of the impulse.',
        'A student draws the junction between two neurones and labels A to D.',
        'The diagram shows where one neurone meets the next. The letters A to D label what is found there.',
      ],
      figure: synapse.figure({
        name: 'coordination-and-response/junction-with-letters',
        title: 'A junction between two neurones with four letters',
        labels: Object.fromEntries(order.map((part, at) => [part, letterOf(at)])),
      }),
      prompt: [`Which labelled part ${asked.asked}?`, `What is the letter of the part that ${asked.asked}?`],
      options: inThisOrder(
        order.map((part, at): Wrong | string =>
          at === right ? letterOf(at) : [letterOf(at), `You chose ${GAP[part].what}.`],
        ),
      ),
      solution: `An impulse arrives in the first neurone, vesicles release neurotransmitter, it diffuses across the synaptic gap and binds to receptor proteins on the next neurone. ${letterOf(right)} is ${asked.what}.`,
    }
  },
})

const DRUGS = [
  {
    does: 'stops impulses in neurone 1 before they reach the synapse',
    values: [10, 10, 10],
    error: 'You chose a drug that would lower all three values, the first one too.',
  },
  {
    does: 'stops the vesicles of neurone 1 from releasing their molecules',
    values: [100, 10, 10],
    error: 'You chose a drug that would lower what is released while neurone 1 works as before.',
  },
  {
    does: 'blocks the receptor proteins on the surface of neurone 2',
    values: [100, 100, 10],
    error: 'You chose a drug that would lower only the impulses in neurone 2.',
  },
  {
    does: 'slows down the removal of molecules from the synaptic gap',
    values: [100, 100, 180],
    error: 'You chose a drug that would leave more molecules in the gap, so neurone 2 would be more active.',
  },
] as const

supplement('drug-at-a-synapse', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    drug: random.pick([0, 1, 2, 3]),
    shifts: [random.pick([-2, 0, 2, 3]), random.pick([-3, 0, 1, 2]), random.pick([-4, 0, 4])],
    source: random.pick(['a frog', 'a snail', 'a plant', 'a fungus']),
  }),
  make: ({ drug, shifts, source }) => {
    const { values } = DRUGS[drug] ?? DRUGS[0]
    const others = DRUGS.filter((_, at) => at !== drug)
    const does = (DRUGS[drug] ?? DRUGS[0]).does
    return {
      stem: [
        `A drug from ${source} acts at the synapse between neurone 1 and neurone 2. Impulses arrive along neurone 1. The chart shows the effect of the drug.`,
        `Neurone 1 leads to a synapse, and neurone 2 leads away from it. The chart shows three measurements with a drug from ${source}.`,
        `Scientists give a drug from ${source} to two neurones. Impulses pass from neurone 1 across a synapse to neurone 2. The results are in the chart.`,
      ],
      figure: chartFigure(
        { name: 'coordination-and-response/chart-with-a-drug', title: 'Three measurements with a drug' },
        barChart({
          categories: ['impulses in\nneurone 1', 'neurotransmitter\nreleased', 'impulses in\nneurone 2'],
          values: values.map((value, at) => value + (shifts[at] ?? 0)),
          yLabel: '% of the value without the drug',
          yEvery: 50,
          yMax: 200,
          height: 150,
        }),
      ),
      prompt: ['Which action of the drug explains the results?', 'What does the drug do?'],
      right: `It ${does}.`,
      wrong: others.map(({ does: other, error }): Wrong => [`It ${other}.`, error]),
      solution: `Compare each bar with 100%. The first value that is changed shows where the drug acts. Here the drug ${does}.`,
    }
  },
})
