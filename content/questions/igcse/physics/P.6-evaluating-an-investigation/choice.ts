import { SETUPS } from '@/content/figures/igcse/physics/practical-skills-1'
import {
  lensOverRule,
  results,
  twoCups,
  twoPendulums,
  twoRamps,
  type Values,
} from '@/content/figures/igcse/physics/practical-skills-6'
import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity, roundTo } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.6', { calculator: 'needed' })

export { templates }

// --- Anomalous readings ---

const SERIES = [
  { step: 1, x: 'load / N', y: 'extension / mm', by: 1, of: 'a spring that is stretched' },
  { step: 10, x: 'length of wire / cm', y: 'resistance / Ω', by: 0.1, of: 'wires of several lengths' },
  { step: 0.1, x: 'current / A', y: 'p.d. / V', by: 0.1, of: 'a resistor' },
  { step: 20, x: 'height of fall / cm', y: 'height of bounce / cm', by: 1, of: 'a ball that is dropped' },
  {
    step: 2,
    x: 'time / min',
    y: 'rise in temperature / °C',
    by: 1,
    of: 'a metal block with a heater in it',
  },
] as const

core('anomalous-point', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const odd = random.int(1, 4)
    return {
      of: random.pick(SERIES),
      odd,
      rise: random.int(7, 9),
      off: odd === 1 ? 1 : random.pick([-1, 1]),
      wander: [0, 1, 2, 3, 4, 5].map(() => random.pick([-1, 0, 1])),
    }
  },
  make: ({ of, odd, rise, off, wander }) => {
    const points = wander.map((each, at): [number, number] => [
      roundTo((at + 1) * of.step, 1),
      roundTo(of.by * (rise * (at + 1) + each + (at === odd ? off * (rise + 7) : 0)), 1),
    ])
    return {
      stem: [
        `The graph shows readings of an experiment with ${of.of}.`,
        `A student plots the readings of an experiment with ${of.of}.`,
        `An experiment with ${of.of} gives the readings in the graph.`,
      ],
      figure: results({
        name: 'points-on-a-graph',
        x: of.x,
        y: of.y,
        points,
        lettered: [1, 2, 3, 4],
        top: 80 * of.by,
      }),
      prompt: ['Which reading is anomalous?', 'Which reading should be taken again?'],
      options: inThisOrder(
        Object.fromEntries(
          [1, 2, 3, 4].map((at, place) => {
            const letter = 'ABCD'.charAt(place)
            return [
              letter,
              at === odd
                ? null
                : `You chose point ${letter}, but it lies close to the line that fits most of the points.`,
            ]
          }),
        ),
      ),
      solution:
        'Lay a straight line along most of the points. Only one lettered point lies far from it: this reading does not fit the pattern.',
    }
  },
})

// --- Inaccuracies, and what is done against them ---

const SOURCES = [
  {
    figure: SETUPS.pendulum,
    source: 'For each length, the time of a single swing there and back is taken by hand.',
    fix: 'Time 20 oscillations and divide by 20.',
    against: 'reaction time that is large beside a short time',
    safe: 'Fix the stand to the bench with a clamp.',
  },
  {
    figure: SETUPS.spring,
    source: 'The rule beside the spring may lean a little to one side.',
    fix: 'Check the rule with a set square.',
    against: 'a rule that does not stand upright',
    safe: 'Put a tray of sand below the masses.',
  },
  {
    figure: SETUPS.cooling,
    source: 'The water near the cold glass is cooler than the water in the middle.',
    fix: 'Stir the water before each reading.',
    against: 'water that is not at one temperature',
    safe: 'Wear heatproof gloves to pour the water.',
  },
  {
    figure: SETUPS.wire,
    source: 'The wire becomes warm while several readings are taken, and its resistance rises.',
    fix: 'Open the switch between the readings.',
    against: 'a wire whose temperature changes',
    safe: 'Do not touch the bare wire.',
  },
  {
    figure: SETUPS.pins,
    source: 'The two pins that mark each ray are so close together that its direction is not certain.',
    fix: 'Move the pins of each pair further apart.',
    against: 'a direction that two near points do not fix well',
    safe: 'Keep the points of the pins away from your eyes.',
  },
  {
    figure: () => lensOverRule('a-set-up', 20, 50),
    source: 'In the bright room, the image seems sharp while the screen is moved over several centimetres.',
    fix: 'Darken the room and use the middle position.',
    against: 'a place of the screen that is hard to judge',
    safe: 'Let the lamp cool before you move it.',
  },
] as const

core('improvement-that-answers', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const [asked = SOURCES[0], other = SOURCES[1]] = random.shuffle(SOURCES)
    return { asked, other }
  },
  make: ({ asked, other }) => ({
    stem: [
      `The diagram shows an experiment.\n\n${asked.source}`,
      `The diagram shows a set-up. A student finds this source of inaccuracy:\n\n${asked.source}`,
      `A student writes about the experiment in the diagram:\n\n${asked.source}`,
    ],
    figure: asked.figure(),
    prompt: ['Which improvement answers this?', 'Which change makes this inaccuracy smaller?'],
    right: asked.fix,
    wrong: {
      [other.fix]: `You chose an improvement against another inaccuracy: ${other.against}.`,
      [asked.safe]: 'You chose a safety precaution; it protects people, not the reading.',
      'Take all of the readings with more care.': 'You chose words that say nothing of what is done.',
    },
    solution: `The inaccuracy is ${asked.against}. The improvement must change just this.`,
  }),
})

const PRECAUTIONS = [
  {
    done: 'The water is stirred before the thermometer is read.',
    why: 'All of the water then has the same temperature.',
    helps: 'stir',
  },
  {
    done: 'The eye is level with the pointer when the rule is read.',
    why: 'There is then no parallax error.',
    helps: 'look at right angles to a scale',
  },
  {
    done: 'The switch is opened after each pair of readings.',
    why: 'The wire then stays at the same temperature.',
    helps: 'open a switch',
  },
  {
    done: 'Each time is taken for 20 oscillations of a pendulum.',
    why: 'The reaction time is then a smaller part of the reading.',
    helps: 'time many oscillations',
  },
  {
    done: 'The two crosses that mark a ray are far apart.',
    why: 'A small error in their place then hardly turns the ray.',
    helps: 'put marks far apart',
  },
  {
    done: 'A set square is put into the corner between the bench and the rule.',
    why: 'The rule then stands upright.',
    helps: 'use a set square',
  },
  {
    done: 'The voltmeter is looked at before the switch is closed.',
    why: 'A zero error is then found and allowed for.',
    helps: 'look at a meter without a current',
  },
  {
    done: 'The room is darkened for an experiment with a lens.',
    why: 'It is then easier to see where the image is sharp.',
    helps: 'darken a room',
  },
] as const

core('reason-of-a-precaution', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({
    four: random.sample(PRECAUTIONS, 4),
    who: random.pick(['A student', 'A group', 'A teacher']),
  }),
  make: ({ four: [asked, ...others], who }) => ({
    stem: [
      `${who} takes this precaution:\n\n${asked?.done}`,
      `This precaution is taken in an experiment:\n\n${asked?.done}`,
      `${who} describes an experiment and writes:\n\n${asked?.done}`,
    ],
    prompt: ['How does this make the results more accurate?', 'Why does this precaution help?'],
    right: asked?.why ?? '',
    wrong: others.map((each): [string, string] => [
      each.why,
      `You chose the reason of another precaution, to ${each.helps}.`,
    ]),
    solution: `A reason belongs to what is done. To ${asked?.helps} has just this effect: ${(asked?.why ?? '').charAt(0).toLowerCase()}${asked?.why.slice(1)}`,
  }),
})

// --- Fair tests ---

const TESTS = [
  {
    figure: twoCups,
    effect: 'on the rate of cooling',
    names: ['the volume of water', 'the starting temperature', 'the number of layers'],
    base: [100, 60, 1],
    changed: [200, 80, 3],
  },
  {
    figure: twoPendulums,
    effect: 'on the period of a pendulum',
    names: ['the length', 'the mass of the bob', 'the angle of release'],
    base: [40, 50, 10],
    changed: [80, 100, 20],
  },
  {
    figure: twoRamps,
    effect: 'on the time to roll down a ramp',
    names: ['the distance', 'the height of the upper end', 'the mass of the trolley'],
    base: [80, 10, 500],
    changed: [120, 20, 1000],
  },
] as const satisfies readonly {
  figure: (name: string, pair: readonly [Values, Values]) => unknown
  effect: string
  names: readonly [string, string, string]
  base: Values
  changed: Values
}[]

core('what-makes-it-fair', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const [asked = 0, other = 1, third = 2] = random.shuffle([0, 1, 2] as const)
    return {
      of: random.pick(TESTS),
      asked,
      other,
      third,
      swap: random.chance(0.5),
      high: random.chance(0.5),
    }
  },
  make: ({ of, asked, other, third, swap, high }) => {
    const first: Values = [of.base[0], of.base[1], of.base[2]]
    const withThird = (values: Values): Values => [
      high && third === 0 ? of.changed[0] : values[0],
      high && third === 1 ? of.changed[1] : values[1],
      high && third === 2 ? of.changed[2] : values[2],
    ]
    const second: Values = [
      third === 0 ? of.base[0] : of.changed[0],
      third === 1 ? of.base[1] : of.changed[1],
      third === 2 ? of.base[2] : of.changed[2],
    ]
    const pair: readonly [Values, Values] = swap
      ? [withThird(second), withThird(first)]
      : [withThird(first), withThird(second)]
    const [test, fault, same] = [of.names[asked], of.names[other], of.names[third]]
    return {
      stem: [
        `Two experiments are done to find the effect of ${test} ${of.effect}.`,
        `A student wants to know the effect of ${test} ${of.effect} and plans the two experiments in the diagram.`,
        `The effect of ${test} ${of.effect} is investigated with these two experiments.`,
      ],
      figure: of.figure('two-experiments', pair),
      prompt: ['Which change makes the test fair?', 'What has to be done to make the test fair?'],
      right: `Make ${fault} equal.`,
      wrong: {
        [`Make ${test} equal.`]: 'You made equal what is to be investigated: it must differ.',
        [`Make ${test} and ${fault} equal.`]:
          'You made everything equal: then there is nothing left to compare.',
        [`Make ${same} different as well.`]: 'You added one more difference, but only one is allowed.',
      },
      solution: `Only ${test} may differ. Here ${fault} differs as well, so nobody could tell which of them had the effect.`,
    }
  },
})

// --- Conclusions ---

const STUDIES = [
  {
    of: 'one spring',
    bends: false,
    x: 'load / N',
    y: 'length of the spring / cm',
    step: 1,
    unit: 'N',
    top: 20,
    at: (at: number, start: number, rise: number) => start + rise * at,
    start: [4, 6],
    rise: [1.6, 2],
    right: 'the length increases by about equal amounts',
    proportional: 'The length is directly proportional to the load.',
    beyond: (to: number) => `At a load of ${to} N, the length is still on the same line.`,
    untested: 'All springs get longer by the same amount.',
  },
  {
    of: 'a beaker of water and a heater',
    bends: false,
    x: 'time / min',
    y: 'temperature / °C',
    step: 2,
    unit: 'min',
    top: 80,
    at: (at: number, start: number, rise: number) => start + rise * at,
    start: [20, 24],
    rise: [8, 9],
    right: 'the temperature increases by about equal amounts',
    proportional: 'The temperature is directly proportional to the time.',
    beyond: (to: number) => `After ${to} min, the temperature is still on the same line.`,
    untested: 'All liquids get warmer at the same rate.',
  },
  {
    of: 'a lamp, an ammeter and a voltmeter',
    bends: true,
    x: 'p.d. across the lamp / V',
    y: 'current / A',
    step: 1,
    unit: 'V',
    top: 0.8,
    at: (at: number, start: number, rise: number) => 0.1 * start + rise * 0.1 * Math.sqrt(at),
    start: [0.6, 0.8],
    rise: [1.6, 1.8],
    right: 'the current increases, but less and less steeply',
    proportional: 'The current is directly proportional to the p.d.',
    beyond: (to: number) => `At a p.d. of ${to} V, the current is still on the same curve.`,
    untested: 'The current in all lamps is the same.',
  },
  {
    of: 'one pendulum',
    bends: true,
    x: 'length / cm',
    y: 'period / s',
    step: 20,
    unit: 'cm',
    top: 2.4,
    at: (at: number) => 0.2007 * Math.sqrt(20 * at),
    start: [1, 2],
    rise: [1, 2],
    right: 'the period increases, but less and less steeply',
    proportional: 'The period is directly proportional to the length.',
    beyond: (to: number) => `At a length of ${to} cm, the period is still on the same curve.`,
    untested: 'The mass of the bob has no effect on the period.',
  },
] as const

core('conclusion-the-results-support', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const of = random.pick(STUDIES)
    const pick = ([from, to]: readonly [number, number]) =>
      roundTo(from + (to - from) * random.pick([0, 0.5, 1]), 2)
    const wander = [0, 1, 2, 3, 4].map(() => random.pick([-0.006, 0, 0.006]))
    return { of, start: pick(of.start), rise: pick(of.rise), wander }
  },
  make: ({ of, start, rise, wander }) => {
    const points = wander.map((each, at): [number, number] => [
      roundTo((at + 1) * of.step, 1),
      roundTo(of.at(at + 1, start, rise) + (of.bends ? 0 : each * of.top), of.bends ? 2 : 1),
    ])
    const last = 5 * of.step
    return {
      stem: [
        `The graph shows all readings of an experiment with ${of.of}.`,
        `A student does an experiment with ${of.of}. The graph shows all of the readings.`,
        `All that is measured in an experiment with ${of.of} is shown in the graph.`,
      ],
      figure: results({ name: 'all-readings', x: of.x, y: of.y, points, top: of.top }),
      prompt: [
        'Which conclusion do the results support?',
        'Which conclusion can be drawn from these results?',
      ],
      right: `From ${of.step} ${of.unit} to ${last} ${of.unit}, ${of.right}.`,
      wrong: {
        [of.proportional]:
          'You took any rise for direct proportion; the line must be straight and go through the origin.',
        [of.beyond(3 * last)]: 'You went beyond the range of the readings: nothing was measured there.',
        [of.untested]: 'You drew a conclusion about something that was not changed in this experiment.',
      },
      solution: `The points tell only what happens from ${of.step} ${of.unit} to ${last} ${of.unit}: ${of.right}. A line through them would not be straight through the origin, and other ranges and other things were not tested.`,
    }
  },
})

// --- Theories ---

const THEORIES = [
  {
    holds: true,
    y: '*e*',
    x: '*L*',
    units: ['cm', 'N'],
    of: 'extension *e* of a spring',
    by: 'load *L*',
    xs: [2, 4, 8],
    per: [1.2, 2.4],
    places: 1,
  },
  {
    holds: true,
    y: '*R*',
    x: '*l*',
    units: ['Ω', 'cm'],
    of: 'resistance *R* of a wire',
    by: 'length *l*',
    xs: [20, 40, 80],
    per: [0.06, 0.12],
    places: 1,
  },
  {
    holds: true,
    y: '*h*',
    x: '*H*',
    units: ['cm', 'cm'],
    of: 'height *h* to which a ball bounces',
    by: 'height *H* from which it falls',
    xs: [40, 80, 160],
    per: [0.5, 0.7],
    places: 0,
  },
  {
    holds: false,
    y: '*T*',
    x: '*l*',
    units: ['s', 'cm'],
    of: 'period *T* of a pendulum',
    by: 'length *l*',
    xs: [20, 40, 80],
    per: [0.198, 0.203],
    places: 2,
  },
  {
    holds: false,
    y: '*I*',
    x: '*V*',
    units: ['A', 'V'],
    of: 'current *I* in a lamp',
    by: 'p.d. *V* across it',
    xs: [2, 4, 8],
    per: [0.12, 0.2],
    places: 2,
  },
  {
    holds: false,
    y: '*d*',
    x: '*t*',
    units: ['cm', 's'],
    of: 'depth *d* of the water that has run out of a tank',
    by: 'time *t*',
    xs: [20, 40, 80],
    per: [1.1, 1.6],
    places: 1,
  },
] as const

core('theory-and-figures', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const of = random.pick(THEORIES)
    const [low, high] = of.per
    const per = low + ((high - low) * random.int(0, 20)) / 20
    const ys = of.xs.map(x =>
      roundTo(per * (of.holds ? x : Math.sqrt(x)) * (1 + random.int(-25, 25) / 1000), of.places),
    )
    const quotients = ys.map((y, at) => y / (of.xs[at] ?? 1))
    const spread = Math.max(...quotients) / Math.min(...quotients)
    // Either clearly the same or clearly not; never so even that nothing is left to judge.
    if (of.holds ? spread > 1.07 || spread < 1.005 : spread < 1.5) return null
    return { of, ys, quotients }
  },
  make: ({ of, ys, quotients }) => {
    const quotient = `${of.y} ÷ ${of.x}`
    const same = `Yes, because ${quotient} is the same within 10%.`
    const differs = `No, because the values of ${quotient} differ by more than 10%.`
    const unit = of.units[0] === of.units[1] ? '' : `${of.units[0]}/${of.units[1]}`
    const shown = quotients.map(each => quantity(each, unit, 2)).join(', ')
    return {
      stem: [
        `A student thinks that the ${of.of} is directly proportional to the ${of.by}. The table shows the results.`,
        `A theory says that the ${of.of} is directly proportional to the ${of.by}. It is tested, and the results are in the table.`,
        `The results in the table are to test this prediction: the ${of.of} is directly proportional to the ${of.by}.`,
      ],
      table: {
        head: [`${of.x} / ${of.units[1]}`, `${of.y} / ${of.units[0]}`],
        rows: of.xs.map((x, at) => [plain(x), plain(ys[at] ?? 0, of.places)]),
      },
      prompt: ['Do the results support this?', 'Is this supported by the results?'],
      right: of.holds ? same : differs,
      wrong: {
        [of.holds ? differs : same]: `You compared wrongly: the values of ${quotient} are ${shown}.`,
        [`Yes, because ${of.y} increases whenever ${of.x} increases.`]:
          'You took any rise for direct proportion; doubling one must double the other.',
        [of.holds
          ? `No, because the values of ${quotient} are not exactly equal.`
          : `No, because ${of.y} and ${of.x} have different units.`]: of.holds
          ? 'You asked for exactly equal values, but no readings are so exact.'
          : 'You compared the units, but quantities with different units can be proportional.',
      },
      solution: `Directly proportional means that ${quotient} is constant. The values are ${shown}. ${of.holds ? 'They agree within 10%, the limits of experimental accuracy, so the theory is supported' : 'The largest is more than 10% above the smallest, so the theory is not supported'}.`,
    }
  },
  // By doubling: each value of x is twice the one before.
  verify: ({ of, ys }) => {
    const [first = 1, second = 1, third = 1] = ys
    const doubles = [second / first, third / second].every(each => Math.abs(each - 2) < 0.2)
    const quotient = `${of.y} ÷ ${of.x}`
    return doubles
      ? `Yes, because ${quotient} is the same within 10%.`
      : `No, because the values of ${quotient} differ by more than 10%.`
  },
})
