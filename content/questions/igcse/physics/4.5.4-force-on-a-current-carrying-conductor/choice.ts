import { inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { centred, circle, dot, line, midArrow, rect, text } from '@/lib/figures/shapes'
import { polesBeside } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.5.4')

export { templates }

const SETUPS = [
  {
    what: 'A copper rod lies across two level metal rails, between the poles of a magnet. When the rails are connected to a d.c. supply, the rod rolls to the right.',
    name: 'rod',
    same: 'roll to the right',
    opposite: 'roll to the left',
  },
  {
    what: 'A strip of aluminium foil hangs loosely between the poles of a magnet. When it is connected to a d.c. supply, it moves to the left.',
    name: 'foil',
    same: 'move to the left',
    opposite: 'move to the right',
  },
  {
    what: 'A level copper wire is held loosely between the poles of a magnet. When it is connected to a d.c. supply, it moves upwards.',
    name: 'wire',
    same: 'move upwards',
    opposite: 'move downwards',
  },
] as const

const REVERSES = [
  'Reverse the connections of the supply.',
  'Turn the magnet round, so that its poles are exchanged.',
] as const

const REVERSES_NOT: Wrong[] = pairs({
  'Reverse the connections of the supply and turn the magnet round.':
    'You reversed both the current and the field. The force is then in the same direction as before.',
  'Use a larger current in the same direction.':
    'You made the force larger, but its direction depends on the direction of the current.',
  'Use a stronger magnet with its poles the same way round.':
    'You made the force larger, but its direction depends on the direction of the field.',
  'Use a smaller current in the same direction.':
    'You made the force smaller. A smaller current does not reverse it.',
})

const STRENGTHENS = [
  'Use a larger current in the same direction.',
  'Use a stronger magnet with its poles the same way round.',
] as const

const STRENGTHENS_NOT: Wrong[] = pairs({
  'Reverse the connections of the supply and use a larger current.':
    'You reversed the current, so the larger force is in the opposite direction.',
  'Turn the magnet round and use a larger current.':
    'You reversed the field, so the larger force is in the opposite direction.',
  'Reverse the connections of the supply and turn the magnet round.':
    'You kept the direction of the force by reversing both, but its size is not changed.',
  'Use a weaker magnet with its poles the same way round.': 'You made the force smaller, not larger.',
})

core('change-the-force-on-a-conductor', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const reverse = random.chance(0.5)
    return {
      setup: random.pick(SETUPS),
      reverse,
      right: random.pick(reverse ? REVERSES : STRENGTHENS),
      wrong: random.sample(reverse ? REVERSES_NOT : STRENGTHENS_NOT, 3),
    }
  },
  make: ({ setup, reverse, right, wrong }) => ({
    stem: setup.what,
    prompt: reverse
      ? `Which change makes the ${setup.name} ${setup.opposite} instead?`
      : `Which change makes the ${setup.name} ${setup.same} with a **larger** force?`,
    right,
    wrong,
    solution: reverse
      ? 'The force is reversed if the current **or** the magnetic field is reversed. If both are reversed, its direction is unchanged. The size of the current and the strength of the magnet change only the size of the force.'
      : 'A larger current or a stronger magnet gives a larger force. Its direction is unchanged if neither the current nor the field is reversed.',
  }),
})

type Test = { out: boolean; northLeft: boolean }

/** Upwards when one is as in the first picture of the left-hand rule, or both are not. */
const forceOf = ({ out, northLeft }: Test) => (out === northLeft ? 'upwards' : 'downwards')

const cellsOf = ({ out, northLeft }: Test) => [
  out ? 'out of the page' : 'into the page',
  northLeft ? 'left' : 'right',
]

core('forces-in-three-tests', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const first: Test = { out: random.chance(0.5), northLeft: random.chance(0.5) }
    const others = random.sample(
      [
        { out: !first.out, northLeft: first.northLeft },
        { out: first.out, northLeft: !first.northLeft },
        { out: !first.out, northLeft: !first.northLeft },
      ],
      2,
    )
    return { first, second: others[0] ?? first, third: others[1] ?? first }
  },
  make: ({ first, second, third }) => {
    const flip = (force: string) => (force === 'upwards' ? 'downwards' : 'upwards')
    const [two, three] = [forceOf(second), forceOf(third)]
    const reason = (test: Test, number: number) => {
      const [current, field] = [test.out !== first.out, test.northLeft !== first.northLeft]
      if (current && field)
        return `In test ${number} both the current and the field are reversed, so the force has the same direction as in test 1.`
      return `In test ${number} only the ${current ? 'current' : 'field'} is reversed, so the force is reversed.`
    }
    const missed = (test: Test, number: number) =>
      test.out !== first.out && test.northLeft !== first.northLeft
        ? `You reversed the force in test ${number}, but there the current and the field are both reversed.`
        : `You overlooked that in test ${number} only the ${test.out !== first.out ? 'current' : 'field'} is reversed, which reverses the force.`
    return {
      stem: 'A wire is between the poles of a magnet, at right angles to the page. There is a current in the wire. The table shows the direction of the current and the side of the N pole in three tests, and the force on the wire in test 1.',
      table: {
        head: ['test', 'current', 'N pole on the', 'force'],
        rows: [
          ['1', ...cellsOf(first), forceOf(first)],
          ['2', ...cellsOf(second), '?'],
          ['3', ...cellsOf(third), '?'],
        ],
      },
      prompt: 'Which row shows the forces in tests 2 and 3?',
      columns: 'test 2 | test 3',
      right: `${two} | ${three}`,
      wrong: {
        [`${flip(two)} | ${three}`]: missed(second, 2),
        [`${two} | ${flip(three)}`]: missed(third, 3),
        [`${flip(two)} | ${flip(three)}`]: `${missed(second, 2)} ${missed(third, 3)}`,
      },
      solution: `${reason(second, 2)}\n\n${reason(third, 3)}`,
    }
  },
  verify: ({ second }) => {
    const [currentZ, fieldX] = [second.out ? 1 : -1, second.northLeft ? 1 : -1]
    return currentZ * fieldX > 0 ? 'upwards' : 'downwards'
  },
})

supplement('left-hand-rule-for-a-wire', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    beside: random.chance(0.5),
    northFirst: random.chance(0.5),
    flow: random.pick(['out', 'in'] as const),
    electrons: random.chance(0.35),
    polesFirst: random.chance(0.5),
  }),
  make: ({ beside, northFirst, flow, electrons, polesFirst }) => {
    const out = flow === 'out'
    const moving = electrons ? (out ? 'into' : 'out of') : out ? 'out of' : 'into'
    const mark = (y: number) => (electrons ? circle(180, y, 9, 'l sheet') : wireEnd(180, y, flow))
    const [first, second] = northFirst ? ['N', 'S'] : ['S', 'N']
    const places = beside ? ['on the left', 'on the right'] : ['at the top', 'at the bottom']
    const field = beside
      ? northFirst
        ? 'to the right'
        : 'to the left'
      : `towards the ${northFirst ? 'bottom' : 'top'} of the page`
    const ways = beside
      ? ['towards the top of the page', 'towards the bottom of the page']
      : ['to the left', 'to the right']
    // Field to the right and current out: up. Field up and current out: to the left.
    const right = ways[beside ? Number(northFirst !== out) : Number(northFirst === out)] ?? ''
    const poles = ['towards the N pole', 'towards the S pole']
    const options = polesFirst ? [...poles, ...ways] : [...ways, ...poles]
    return {
      stem: `A wire is between the poles of a magnet, at right angles to the page. ${electrons ? 'Electrons in the wire move' : 'The current in the wire is'} ${moving} the page.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/current-between-two-poles',
          title: 'A wire with a current between two magnetic poles',
          description: `The ${first} pole of a magnet is ${places[0]} and the ${second} pole is ${places[1]}. Midway between them a wire is seen end-on${electrons ? '' : `, with a ${out ? 'dot' : 'cross'} for a current ${moving} the page`}.`,
          height: beside ? 100 : 168,
        },
        beside
          ? polesBeside(50, northFirst) + mark(50)
          : rect(140, 6, 80, 40, 'l sheet') +
              centred(180, 26, first ?? '', 'b') +
              rect(140, 122, 80, 40, 'l sheet') +
              centred(180, 142, second ?? '', 'b') +
              mark(84),
      ),
      prompt: 'What is the direction of the force on the wire?',
      options: inThisOrder(
        options.map(option => {
          if (option === right) return option
          const error = ways.includes(option)
            ? electrons
              ? 'You may have pointed the second finger along the motion of the electrons. The current is opposite to it.'
              : 'You may have used the right hand, or taken the field from S to N. That reverses the force.'
            : 'You gave a direction along the field. The wire is not pulled to a pole: the force is at right angles to the field.'
          return [option, error] as Wrong
        }),
      ),
      solution: `${electrons ? `Electrons are negative, so the conventional current is opposite to their motion: ${out ? 'out of' : 'into'} the page.\n\n` : ''}Left-hand rule: the first finger points along the field, from N to S, that is ${field}; the second finger points along the current, ${out ? 'out of' : 'into'} the page. The thumb then points ${right}: this is the direction of the force.`,
    }
  },
  verify: ({ beside, northFirst, flow }) => {
    const z = flow === 'out' ? 1 : -1
    const sign = northFirst ? 1 : -1
    const [bx, by] = beside ? [sign, 0] : [0, -sign]
    const [fx, fy] = [-z * by, z * bx]
    if (fx !== 0) return fx > 0 ? 'to the right' : 'to the left'
    return fy > 0 ? 'towards the top of the page' : 'towards the bottom of the page'
  },
})

const PARTICLES = [
  { what: 'electrons', charge: -1 },
  { what: 'beta particles', charge: -1 },
  { what: 'protons', charge: 1 },
  { what: 'alpha particles', charge: 1 },
] as const

supplement('deflection-of-a-particle-beam', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    particle: random.pick(PARTICLES),
    toRight: random.chance(0.6),
    into: random.chance(0.5),
    fieldFirst: random.chance(0.5),
  }),
  make: ({ particle: { what, charge }, toRight, into, fieldFirst }) => {
    const across = ['towards the top of the page', 'towards the bottom of the page']
    const along = ['into the page', 'out of the page']
    const way = toRight ? 'right' : 'left'
    const up = charge > 0 === (toRight === into)
    const right = `towards the ${up ? 'top' : 'bottom'} of the page`
    const current = charge > 0 ? way : toRight ? 'left' : 'right'
    const marks = [0, 1, 2, 3].flatMap(column =>
      [0, 1, 2, 3].map(level => {
        const [x, y] = [126 + column * 36, 30 + level * 36]
        return into
          ? line(x - 4, y - 4, x + 4, y + 4, 'p') + line(x - 4, y + 4, x + 4, y - 4, 'p')
          : dot(x, y, 'pd', 3)
      }),
    )
    return {
      stem: `A beam of ${what} moves to the ${way} in a vacuum. It enters a magnetic field that is directed ${into ? 'into' : 'out of'} the page.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/beam-entering-a-field',
          title: 'A beam of particles that enters a magnetic field',
          description: `A square region is filled with ${into ? 'crosses: the field is directed into' : 'dots: the field is directed out of'} the page. An arrow for a beam of ${what} points to the ${way} and reaches the ${toRight ? 'left' : 'right'} side of the region.`,
          height: 192,
        },
        rect(106, 10, 148, 148, 'l sunk'),
        marks.join(''),
        toRight ? midArrow(10, 84, 106, 84, 'r', 0.6) : midArrow(350, 84, 254, 84, 'r', 0.6),
        text(toRight ? 4 : 356, 74, what, { anchor: toRight ? 'start' : 'end', cls: 'tr' }),
        text(180, 180, `field ${into ? 'into' : 'out of'} the page`, { anchor: 'middle', cls: 'tp' }),
      ),
      prompt: 'In which direction is the beam deflected as it enters the field?',
      options: inThisOrder(
        (fieldFirst ? [...along, ...across] : [...across, ...along]).map(option => {
          if (option === right) return option
          const error = across.includes(option)
          return [
            option,
            error
              ? charge < 0
                ? 'You may have pointed the second finger along the motion. These particles are negative, so the current is opposite to their motion.'
                : 'You may have used the right hand, or a current opposite to the motion. These particles are positive, so the current is along their motion.'
              : 'You gave a direction along the field. The force is at right angles to the field and to the motion.',
          ] as Wrong
        }),
      ),
      solution: `The ${what} are ${charge > 0 ? 'positive, so the conventional current is along their motion' : 'negative, so the conventional current is opposite to their motion'}: to the ${current}.

Left-hand rule: first finger ${into ? 'into' : 'out of'} the page, second finger to the ${current}. The thumb points ${right}.`,
    }
  },
  verify: ({ particle, toRight, into }) => {
    const [velocity, field] = [toRight ? 1 : -1, into ? -1 : 1]
    return `towards the ${particle.charge * -velocity * field > 0 ? 'top' : 'bottom'} of the page`
  },
})
