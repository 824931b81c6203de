import { type Kind, SETUPS, sketches } from '@/content/figures/igcse/physics/practical-skills-1'
import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { core, templates } = choiceQuestions('P.1')

export { templates }

const INVESTIGATIONS = [
  {
    setUp: SETUPS.pendulum,
    asks: 'how the period of a pendulum depends on its length *l*',
    independent: 'length of the pendulum',
    dependent: 'time for 20 swings',
    controls: ['mass of the bob', 'angle from which the bob is released'],
  },
  {
    setUp: SETUPS.spring,
    asks: 'how the extension of a spring depends on the load',
    independent: 'weight of the masses',
    dependent: 'reading of the rule at the pointer',
    controls: ['material of the spring', 'number of coils of the spring'],
  },
  {
    setUp: SETUPS.wire,
    asks: 'how the resistance of a wire depends on its length',
    independent: 'length of wire up to the sliding contact',
    dependent: 'p.d. across this length and current in it',
    controls: ['diameter of the wire', 'temperature of the wire'],
  },
  {
    setUp: SETUPS.cooling,
    asks: 'how the rate of cooling depends on the volume of hot water',
    independent: 'volume of the water',
    dependent: 'fall in temperature in five minutes',
    controls: ['starting temperature of the water', 'temperature of the room'],
  },
] as const

const SLIPS = {
  independent: 'You chose the independent variable, which is changed on purpose.',
  dependent: 'You chose the dependent variable, which is measured as the result.',
  control: 'You chose a control variable, which is kept the same.',
} as const

core('variable-of-a-set-up', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({
    of: random.pick(INVESTIGATIONS),
    asked: random.pick(['independent', 'dependent'] as const),
  }),
  make: ({ of, asked }) => {
    const other = asked === 'independent' ? 'dependent' : 'independent'
    return {
      stem: [
        `The set-up in the diagram is used to find ${of.asks}.`,
        `A student plans to investigate ${of.asks}. The diagram shows the set-up.`,
        `The diagram shows part of a plan. The aim is to find ${of.asks}.`,
      ],
      figure: of.setUp(),
      prompt: `What is the ${asked} variable?`,
      right: of[asked],
      wrong: {
        [of[other]]: SLIPS[other],
        [of.controls[0]]: SLIPS.control,
        [of.controls[1]]: SLIPS.control,
      },
      solution: `The ${of.independent} is changed on purpose (independent). The ${of.dependent} must be measured to see the effect (dependent). All other variables are kept the same.`,
    }
  },
})

const MISSING = [
  {
    setUp: SETUPS.springAlone,
    aim: 'find how the extension of a spring depends on the load. Each mass is marked with its value',
    right: 'a metre rule',
    wrong: {
      'a stop-watch': 'You chose an instrument for times, but the spring hangs at rest.',
      'a balance': 'You chose an instrument for masses, but each of them is marked with its value.',
      'a protractor': 'You chose an instrument for angles, and no angle changes here.',
    },
    why: 'An extension is a difference of two lengths. Lengths are measured with a rule.',
  },
  {
    setUp: SETUPS.cooling,
    aim: 'compare how fast different volumes of hot water cool down',
    right: 'a stop-watch',
    wrong: {
      'a forcemeter': 'You chose an instrument for forces, which play no part here.',
      'a metre rule': 'You chose an instrument for lengths; the volume is measured with the cylinder.',
      'a balance': 'You chose an instrument for masses; the cylinder shows how much water there is.',
    },
    why: 'A rate of cooling is a fall in temperature in a known time. The thermometer is there, the stop-watch is not.',
  },
  {
    setUp: SETUPS.lamp,
    aim: 'find the resistance of a lamp at several currents',
    right: 'a voltmeter across the lamp',
    wrong: {
      'a voltmeter in series with the lamp':
        'You put the voltmeter in series. It is connected across what it measures.',
      'a second ammeter in series with the lamp':
        'You measured the current twice: it is the same all round a series circuit.',
      'a thermometer on the lamp': 'You chose an instrument that gives neither current nor p.d.',
    },
    why: '*R* = *V* ÷ *I*. The ammeter gives *I*. A voltmeter across the lamp gives *V*.',
  },
  {
    setUp: SETUPS.pins,
    aim: 'find how the angle of refraction depends on the angle of incidence',
    right: 'a protractor',
    wrong: {
      'a set square': 'You chose an instrument that draws right angles; other angles have to be measured.',
      'a metre rule': 'You chose an instrument for lengths, but angles have to be measured.',
      'a stop-watch': 'You chose an instrument for times, but nothing is timed here.',
    },
    why: 'Both angles are measured from the normal with a protractor.',
  },
] as const

core('apparatus-still-missing', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({ of: random.pick(MISSING), who: random.pick(['student', 'class', 'teacher']) }),
  make: ({ of, who }) => ({
    stem: [
      `A ${who} wants to ${of.aim}. The diagram shows what is ready.`,
      `The diagram shows the apparatus of a ${who}. The plan is to ${of.aim}.`,
      `This set-up is part of a plan to ${of.aim}.`,
    ],
    figure: of.setUp(),
    prompt: ['Which instrument must be added?', 'What else is needed to take the readings?'],
    right: of.right,
    wrong: of.wrong,
    solution: of.why,
  }),
})

const RANGES = [
  {
    stem: (end: number) =>
      `The period of a pendulum is measured for several lengths. The longest pendulum that the stand can hold is ${end} cm long.`,
    ends: [100, 75, 50],
    unit: 'cm',
    beyond: 'some of these pendulums do not fit on the stand',
  },
  {
    stem: (end: number) =>
      `The extension of a spring is measured for several loads. Loads above ${end}.0 N damage the spring.`,
    ends: [5, 10],
    unit: 'N',
    beyond: 'some of these loads damage the spring',
  },
  {
    stem: (end: number) =>
      `The rate of cooling is measured for several volumes of hot water. At most ${end} cm^{3} can be poured into the beaker safely.`,
    ends: [200, 250],
    unit: 'cm^{3}',
    beyond: 'some of these volumes cannot be poured into the beaker safely',
  },
  {
    stem: (end: number) =>
      `The resistance of a wire is measured for several lengths. The wire on the rule is ${end} cm long.`,
    ends: [100, 50],
    unit: 'cm',
    beyond: 'the wire is shorter than some of these lengths',
  },
] as const

core('values-that-suit', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const of = random.pick(RANGES)
    const end = random.pick(of.ends)
    const step = end / 5
    return { of, end, step, third: random.int(2, 3) }
  },
  make: ({ of, end, step, third }) => {
    const places = of.unit === 'N' ? 1 : 0
    const near = of.unit === 'N' ? 0.1 : 1
    const list = (values: readonly number[]) =>
      `${values.map(value => value.toFixed(places)).join(', ')} ${of.unit}`
    const five = [1, 2, 3, 4, 5]
    return {
      stem: of.stem(end),
      prompt: ['Which values are the best choice?', 'Which set of values should the plan name?'],
      right: list(five.map(at => at * step)),
      wrong: {
        [list(five.map(at => third * step + (at - 3) * near))]:
          'You chose values that are too close together; the range should be wide.',
        [list([1, 3, 5].map(at => at * step))]:
          'You chose too few values; at least five are needed to see a pattern.',
        [list(five.map(at => 2 * at * step))]: `You chose a range that is not possible: ${of.beyond}.`,
      },
      solution:
        'There are five values, evenly spread over a wide range, and all of them can be used with this apparatus.',
    }
  },
})

const RUNS = [
  {
    doing: 'Hot water cools in a beaker.',
    effect: 'on the rate of cooling',
    heads: ['volume of water / cm^{3}', 'starting temperature / °C', 'layers of insulation'],
    holds: ['the volume of the water', 'the starting temperature', 'the number of layers'],
    base: [100, 60, 1],
    changed: [200, 80, 3],
  },
  {
    doing: 'A pendulum swings.',
    effect: 'on the period',
    heads: ['length / cm', 'mass of bob / g', 'angle of release / °'],
    holds: ['the length', 'the mass of the bob', 'the angle of release'],
    base: [40, 50, 5],
    changed: [80, 100, 10],
  },
  {
    doing: 'The resistance of a wire is measured.',
    effect: 'on the resistance',
    heads: ['length / cm', 'diameter / mm', 'temperature / °C'],
    holds: ['the length', 'the diameter', 'the temperature'],
    base: [50, 0.2, 20],
    changed: [100, 0.4, 60],
  },
  {
    doing: 'A ball rolls down a ramp.',
    effect: 'on the time for the descent',
    heads: ['length of ramp / cm', 'height of ramp / cm', 'mass of ball / g'],
    holds: ['the length of the ramp', 'the height of the ramp', 'the mass of the ball'],
    base: [80, 10, 20],
    changed: [120, 16, 45],
  },
] as const

core('the-comparison-that-is-fair', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const of = random.pick(RUNS)
    const [asked, other, third] = random.shuffle([0, 1, 2] as const)
    return {
      of,
      asked: asked ?? 0,
      other: other ?? 1,
      third: third ?? 2,
      swap: random.chance(0.5),
      order: random.shuffle([0, 1, 2, 3]),
    }
  },
  make: ({ of, asked, other, third, swap, order }) => {
    const [from, to] = swap ? [of.changed, of.base] : [of.base, of.changed]
    const rowWith = (places: readonly number[]) =>
      from.map((each, at) => String((places.includes(at) ? to[at] : each) ?? ''))
    const kinds = [
      { row: rowWith([asked]), slip: null },
      {
        row: rowWith([other, third]),
        slip: `You kept ${of.holds[asked]} the same; this is what has to be changed.`,
      },
      { row: rowWith([asked, other]), slip: `You overlooked that ${of.holds[other]} differs as well.` },
      { row: rowWith([asked, third]), slip: `You overlooked that ${of.holds[third]} differs as well.` },
    ]
    const placed = order.map(at => kinds[at]).filter(each => each !== undefined)
    return {
      stem: [
        `${of.doing} Experiment 1 is to be compared with one of **A** to **D**, to find the effect of ${of.holds[asked]} ${of.effect}.`,
        `${of.doing} A student does experiment 1 and then plans a second one to see the effect of ${of.holds[asked]} ${of.effect}. Four plans, **A** to **D**, are in the table.`,
        `${of.doing} The table shows experiment 1 and four others, **A** to **D**. The effect of ${of.holds[asked]} ${of.effect} is to be found.`,
      ],
      table: {
        head: ['experiment', ...of.heads],
        rows: [['1', ...from.map(String)], ...placed.map(({ row }, at) => ['ABCD'.charAt(at), ...row])],
      },
      prompt: [
        'Which experiment makes the comparison fair?',
        'Which experiment should be compared with experiment 1?',
      ],
      options: inThisOrder(Object.fromEntries(placed.map(({ slip }, at) => ['ABCD'.charAt(at), slip]))),
      solution: `Only ${of.holds[asked]} may differ from experiment 1. In one row alone is this the only number that differs.`,
    }
  },
})

const SAYS: Record<Kind, string> = {
  proportional: 'You chose a straight line through the origin, which shows direct proportion.',
  linear:
    'You chose a straight line that does not begin at the origin: equal steps, but no direct proportion.',
  flattening: 'You chose a curve that becomes less steep: a rise that gets smaller and smaller.',
  level: 'You chose a level line: it shows no effect at all.',
  falling: 'You chose a line that falls: one quantity decreases as the other increases.',
}

type Idea = {
  thinks: string
  axes: { x: string; y: string }
  right: Kind
  others: readonly Kind[]
  why: string
}

const IDEAS: readonly Idea[] = [
  {
    thinks: 'that the extension *e* of a spring is directly proportional to the load *L*',
    axes: { x: '*L* / N', y: '*e* / cm' },
    right: 'proportional',
    others: ['linear', 'flattening', 'level'],
    why: 'Direct proportion means a straight line that goes through the origin.',
  },
  {
    thinks: 'that the mass *m* of the bob has no effect on the period *T* of a pendulum',
    axes: { x: '*m* / g', y: '*T* / s' },
    right: 'level',
    others: ['proportional', 'linear', 'falling'],
    why: '*T* stays the same, whatever *m* is. So the line is level.',
  },
  {
    thinks:
      'that the length *l* of a spring, 5 cm without a load, grows by equal amounts for equal steps of the load *L*',
    axes: { x: '*L* / N', y: '*l* / cm' },
    right: 'linear',
    others: ['proportional', 'flattening', 'falling'],
    why: 'Equal amounts for equal steps give a straight line. At *L* = 0 the length is 5 cm, not zero, so the line begins above the origin.',
  },
  {
    thinks:
      'that doubling the length *l* of a pendulum makes its period *T* longer, but less than twice as long',
    axes: { x: '*l* / cm', y: '*T* / s' },
    right: 'flattening',
    others: ['proportional', 'level', 'falling'],
    why: '*T* grows with *l*, but less than in proportion. This is the curve that becomes less steep.',
  },
  {
    thinks:
      'that the temperature *θ* after ten minutes is lower by equal amounts for equal steps of the diameter *d* of a dish',
    axes: { x: '*d* / cm', y: '*θ* / °C' },
    right: 'falling',
    others: ['linear', 'level', 'proportional'],
    why: '*θ* decreases by equal amounts, so the line is straight and falls.',
  },
]

core('graph-that-supports', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const of = random.pick(IDEAS)
    return { of, kinds: random.shuffle([of.right, ...of.others]) }
  },
  make: ({ of, kinds }) => ({
    stem: [
      `A student thinks ${of.thinks}. The results are to be plotted on a graph.`,
      `A plan is to test the idea ${of.thinks}. Four possible graphs are shown.`,
      `The last sentence of a plan says how the graph can support the idea ${of.thinks}.`,
    ],
    figure: sketches('four-sketches', kinds, ['A', 'B', 'C', 'D'], of.axes),
    prompt: ['Which graph would support this idea?', 'Which graph would show this?'],
    options: inThisOrder(
      Object.fromEntries(kinds.map((kind, at) => ['ABCD'.charAt(at), kind === of.right ? null : SAYS[kind]])),
    ),
    solution: of.why,
  }),
})

const HAZARDS = [
  {
    setUp: SETUPS.spring,
    fix: 'Put a tray of sand below the masses.',
    of: 'masses that may fall on feet',
    doing: 'More and more masses are hung on a spring.',
    accurate: 'Read the rule at right angles at the pointer.',
    vague: 'Handle the masses with great care.',
  },
  {
    setUp: SETUPS.wire,
    fix: 'Do not touch the wire while the switch is closed.',
    of: 'a bare wire that gets hot when there is a current in it',
    doing: 'Short lengths of a bare wire are connected to a battery.',
    accurate: 'Take each pair of readings twice and use the mean.',
    vague: 'Be very careful with the circuit.',
  },
  {
    setUp: SETUPS.cooling,
    fix: 'Wear heatproof gloves to pour the water.',
    of: 'hot water that may be spilt',
    doing: 'Nearly boiling water is poured into a beaker.',
    accurate: 'Stir the water before each reading.',
    vague: 'Take care with the beaker at all times.',
  },
  {
    setUp: SETUPS.rayBox,
    fix: 'Let the lamp cool before you move its box.',
    of: 'a lamp that becomes hot',
    doing: 'Several rays are traced with the same lamp.',
    accurate: 'Mark each ray by crosses that are far apart.',
    vague: 'Be careful with the lamp.',
  },
] as const

core('precaution-for-a-set-up', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const [asked = HAZARDS[0], other = HAZARDS[1]] = random.shuffle(HAZARDS)
    return { asked, other }
  },
  make: ({ asked, other }) => ({
    stem: [
      `The diagram shows a set-up. ${asked.doing}`,
      `${asked.doing} The diagram shows the set-up that is planned.`,
      `This set-up is part of a plan. ${asked.doing}`,
    ],
    figure: asked.setUp(),
    prompt: [
      'Which safety precaution should the plan name?',
      'Which sentence is a safety precaution for this experiment?',
    ],
    right: asked.fix,
    wrong: {
      [asked.accurate]: 'You chose a step for good readings; it protects nobody.',
      [asked.vague]: 'You chose a warning that names no action; a precaution says what is done.',
      [other.fix]: `You chose the precaution against another hazard: ${other.of}.`,
    },
    solution: `The hazard is ${asked.of}. A safety precaution says what is done against just this hazard.`,
  }),
})
