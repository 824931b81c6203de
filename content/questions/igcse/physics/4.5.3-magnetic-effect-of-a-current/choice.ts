import { inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { compass, wireEnd } from '@/lib/figures/magnet'
import {
  centred,
  circle,
  dot,
  line,
  type Point,
  polar,
  polygon,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { fourDrawings, lettered, type Recall } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.5.3')

export { templates }

const SIDES = {
  above: { at: [0, 1], words: 'directly above the wire on the page' },
  below: { at: [0, -1], words: 'directly below the wire on the page' },
  left: { at: [-1, 0], words: 'to the left of the wire' },
  right: { at: [1, 0], words: 'to the right of the wire' },
} as const

type Side = keyof typeof SIDES

core('compass-near-a-straight-wire', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    side: random.pick(Object.keys(SIDES) as Side[]),
    flow: random.pick(['out', 'in'] as const),
    letter: random.pick(['P', 'X', 'Z']),
  }),
  make: ({ side, flow, letter }) => {
    const { at, words } = SIDES[side]
    const out = flow === 'out'
    const anticlockwise: Record<Side, string> = {
      above: 'to the left',
      left: 'to the bottom of the page',
      below: 'to the right',
      right: 'to the top of the page',
    }
    const opposite: Record<string, string> = {
      'to the left': 'to the right',
      'to the right': 'to the left',
      'to the top of the page': 'to the bottom of the page',
      'to the bottom of the page': 'to the top of the page',
    }
    const right = out ? anticlockwise[side] : (opposite[anticlockwise[side]] ?? '')
    const [x, y] = [180 + at[0] * 62, 86 - at[1] * 62]
    return {
      stem: `A straight wire is at right angles to the page. The current in it is ${out ? 'out of' : 'into'} the page. A small compass is at point ${letter}, ${words}. The magnetic field of the Earth can be ignored.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/wire-end-on-and-a-point',
          title: 'A wire seen end-on and a point near it',
          description: `A wire is seen end-on, with a ${out ? 'dot' : 'cross'} for a current ${out ? 'out of' : 'into'} the page. An empty circle for a compass, labelled ${letter}, is ${words}.`,
          height: 172,
        },
        wireEnd(180, 86, flow),
        circle(x, y, 13),
        text(x + 19, y + 5, letter, { cls: 'b' }),
      ),
      prompt: 'In which direction does the N pole of the compass needle point?',
      options: inThisOrder(
        ['to the left', 'to the right', 'to the top of the page', 'to the bottom of the page'].map(option => {
          if (option === right) return option
          const error =
            option === opposite[right]
              ? `You went round the wire the wrong way. Grip it with the right hand, thumb ${out ? 'out of' : 'into'} the page, and the fingers curl ${out ? 'anticlockwise' : 'clockwise'}.`
              : 'You took the field to point away from the wire or towards it. The field lines are circles around the wire.'
          return [option, error] as Wrong
        }),
      ),
      solution: `The field lines are circles around the wire. Right-hand grip rule: with the thumb ${out ? 'out of' : 'into'} the page, the fingers curl ${out ? 'anticlockwise' : 'clockwise'}. At ${letter}, ${words}, this is ${right}.`,
    }
  },
  verify: ({ side, flow }) => {
    const [x, y] = SIDES[side].at
    const z = flow === 'out' ? 1 : -1
    const [bx, by] = [-z * y, z * x]
    if (bx !== 0) return bx > 0 ? 'to the right' : 'to the left'
    return by > 0 ? 'to the top of the page' : 'to the bottom of the page'
  },
})

/** A solenoid from the side; arrow heads show the current in the front of each turn. */
function solenoid(x: number, y: number, tall: number, up: boolean | null): Shape {
  const [turns, step] = [8, 18]
  const backs = Array.from({ length: turns - 1 }, (_, at) =>
    line(x + at * step + 7, y + tall, x + (at + 1) * step, y, 'f'),
  )
  const fronts = Array.from({ length: turns }, (_, at) => {
    const left = x + at * step
    const [tip, tail] = up ? [tall / 2 - 6, tall / 2 + 6] : [tall / 2 + 6, tall / 2 - 6]
    const on = (h: number) => left + (7 * h) / tall
    return (
      line(left, y, left + 7, y + tall, 'l thick') +
      (up === null
        ? ''
        : polygon(
            [
              [on(tip), y + tip],
              [on(tail) - 5, y + tail],
              [on(tail) + 5, y + tail],
            ],
            'd',
          ))
    )
  })
  return [...backs, ...fronts].join('')
}

core('poles-of-a-solenoid', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    up: random.chance(0.5),
    ends: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['Y', 'X'],
      ['Q', 'P'],
    ] as const),
  }),
  make: ({ up, ends }) => {
    const [north, south] = up ? [ends[0], ends[1]] : [ends[1], ends[0]]
    const [toNorth, toSouth] = [`from ${south} to ${north}`, `from ${north} to ${south}`]
    return {
      stem: `There is a current in a solenoid. The arrow heads show that the current is ${up ? 'up' : 'down'} the front of each turn.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/solenoid-with-current-arrows',
          title: 'A solenoid with the direction of its current',
          description: `A solenoid lies level. Its left-hand end is labelled ${ends[0]} and its right-hand end ${ends[1]}. Arrow heads show that the current is ${up ? 'upwards' : 'downwards'} in the front of every turn, the side nearer to the reader.`,
          height: 106,
        },
        solenoid(110, 20, 60, up),
        line(110, 20, 110, 4),
        line(243, 80, 243, 102),
        centred(84, 50, ends[0], 'b'),
        centred(276, 50, ends[1], 'b'),
      ),
      prompt: 'Which row describes the magnetic field of the solenoid?',
      columns: 'N pole at | direction of the field inside',
      right: `${north} | ${toNorth}`,
      wrong: {
        [`${north} | ${toSouth}`]:
          'You have the right pole, but inside a solenoid the field is directed from the S pole to the N pole.',
        [`${south} | ${toSouth}`]:
          'You exchanged the poles. Grip the solenoid with the right hand, fingers along the current: the thumb points to the N pole.',
        [`${south} | ${toNorth}`]:
          'You exchanged the poles, and inside the solenoid the field is directed from S to N.',
      },
      solution: `Right-hand grip rule: let the fingers of the right hand curl with the current, ${up ? 'up' : 'down'} the front of the turns. The thumb points to ${north}, which is the N pole. Inside the solenoid the field is directed from S to N, that is ${toNorth}.`,
    }
  },
  verify: ({ up, ends }) => {
    const dy = up ? 1 : -1
    const fieldX = dy * -1
    return fieldX > 0 ? ends[1] : ends[0]
  },
})

const PATTERNS: readonly Recall[] = [
  {
    stem: 'There is a direct current in a long straight wire.',
    prompt: 'What is the pattern of the magnetic field lines around the wire?',
    right: 'circles with the wire at their centre',
    wrong: pairs({
      'straight lines parallel to the wire': 'You drew the lines along the current. The field goes round it.',
      'straight lines that point away from the wire':
        'You gave the electric field pattern of a charge. The magnetic field goes round the wire.',
      'loops from one end of the wire to the other':
        'You gave the pattern of a bar magnet, but the wire has no poles at its ends.',
    }),
    why: 'The field lines of a straight wire are concentric circles in planes at right angles to it, with the wire at the centre.',
  },
  {
    stem: 'There is a direct current in a solenoid.',
    prompt: 'What is the pattern of the magnetic field lines **outside** the solenoid?',
    right: 'loops like those around a bar magnet',
    wrong: pairs({
      'circles with the axis of the solenoid at their centre':
        'You gave the pattern of a single straight wire that lies along the axis.',
      'straight lines that point away from the axis':
        'You let the lines start at the axis. They leave one end of the solenoid and enter the other.',
      'equally spaced lines parallel to the axis':
        'You gave the pattern inside the solenoid. Outside, the lines spread out and curve round.',
    }),
    why: 'Outside, the lines leave one end of the solenoid, curve round and enter the other end, as for a bar magnet: one end is an N pole, the other an S pole.',
  },
  {
    stem: 'There is a direct current in a long solenoid.',
    prompt: 'What is the pattern of the magnetic field lines **inside** the solenoid, away from its ends?',
    right: 'lines parallel to the axis of the solenoid',
    wrong: pairs({
      'circles with the axis of the solenoid at their centre':
        'You gave the pattern of a single straight wire that lies along the axis.',
      'lines that point from the axis to the turns of wire':
        'You let the lines start at the axis. They pass right through the solenoid from end to end.',
      'no lines, because the fields of the turns cancel':
        'You thought that the fields cancel. Inside, the fields of all the turns add up.',
    }),
    why: 'Inside a solenoid the fields of all the turns combine to lines that are parallel to the axis and close together.',
  },
  {
    stem: 'A student places iron filings and then a plotting compass on a card around a wire with a direct current.',
    prompt: 'What does the compass show that the iron filings do not?',
    right: 'the direction of the magnetic field',
    wrong: pairs({
      'the shape of the magnetic field lines':
        'You chose what both show: the filings arrange themselves along the field lines.',
      'the size of the current in the wire': 'You expected an ammeter. A compass does not measure a current.',
      'the resistance of the wire': 'You chose a quantity of the circuit. Neither of them shows it.',
    }),
    why: 'Iron filings show the pattern of the field lines. Only the compass shows their direction: its N pole points along the field.',
  },
]

core('pattern-of-the-field-of-a-current', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(PATTERNS) }),
  make: ({ item }) => ({
    stem: item.stem,
    prompt: item.prompt,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})
core('sound-of-a-loudspeaker', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const low = random.step(200, 600, 50)
    const small = random.step(0.1, 0.3, 0.05)
    return { low, high: low * random.pick([2, 3]), small, large: small * 2, change: random.int(0, 3) }
  },
  make: ({ low, high, small, large, change }) => {
    const size = change < 2
    const rises = change % 2 === 0
    const peaks = size ? (rises ? [small, large] : [large, small]) : [small, small]
    const tones = size ? [low, low] : rises ? [low, high] : [high, low]
    const word = size ? (rises ? 'louder' : 'quieter') : rises ? 'higher' : 'lower'
    const notLoud = rises ? 'louder' : 'quieter'
    const pitch = rises ? 'higher' : 'lower'
    const same = 'the same'
    return {
      stem: 'There is an alternating current in the coil of a loudspeaker. The table shows the current at first and later.',
      table: {
        head: ['', 'peak current / A', 'frequency of the current / Hz'],
        rows: [
          ['at first', plain(peaks[0] ?? 0, 2), String(tones[0])],
          ['later', plain(peaks[1] ?? 0, 2), String(tones[1])],
        ],
      },
      prompt: 'Which row describes the sound later, compared with the sound at first?',
      options: rows(['loudness', 'pitch'], size ? [word, same] : [same, word], [
        size
          ? [
              [same, pitch],
              'You linked the size of the current to the pitch. It sets the size of the force, and so the loudness.',
            ]
          : [
              [notLoud, same],
              'You linked the frequency of the current to the loudness. It sets the frequency of the vibration, and so the pitch.',
            ],
        [
          [notLoud, pitch],
          size
            ? 'You changed the pitch as well, but the frequency of the current is the same.'
            : 'You changed the loudness as well, but the peak current is the same.',
        ],
        [
          [same, same],
          size
            ? 'You overlooked that another current gives another force on the coil.'
            : 'You overlooked that the cone vibrates with the frequency of the current.',
        ],
      ]),
      solution: size
        ? `The peak current is ${rises ? 'larger' : 'smaller'}, so the force on the coil is ${rises ? 'larger' : 'smaller'}, the cone vibrates with ${rises ? 'a larger' : 'a smaller'} amplitude and the sound is ${word}. The frequency, and so the pitch, is the same.`
        : `The cone vibrates with the frequency of the current, which is ${rises ? 'higher' : 'lower'} now, so the pitch is ${word}. The peak current is the same, and so is the loudness.`,
    }
  },
})

const CURRENT_CHANGES = [
  { words: 'reversed and made larger', reversed: true, strength: 'stronger' },
  { words: 'reversed and made smaller', reversed: true, strength: 'weaker' },
  { words: 'made larger in the same direction', reversed: false, strength: 'stronger' },
  { words: 'made smaller in the same direction', reversed: false, strength: 'weaker' },
  { words: 'reversed, and its size is not changed', reversed: true, strength: 'the same' },
] as const

supplement('field-when-the-current-changes', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    place: random.pick([
      'at a point close to a long straight wire',
      'at a point inside a solenoid',
      'at a point outside a solenoid, near one of its ends',
    ]),
    change: random.pick(CURRENT_CHANGES),
  }),
  make: ({ place, change: { words, reversed, strength } }) => {
    const [way, notWay] = reversed ? ['reversed', 'the same'] : ['the same', 'reversed']
    const other = { stronger: 'weaker', weaker: 'stronger', 'the same': 'stronger' }[strength]
    const wayError = reversed
      ? 'You overlooked that the direction of the field reverses with the current.'
      : 'You reversed the field, but the direction of the current is the same.'
    const sizeError =
      strength === 'the same'
        ? 'You changed the strength, but it depends on the size of the current and not on its direction.'
        : `You changed the strength the wrong way: a ${strength === 'stronger' ? 'larger' : 'smaller'} current gives a ${strength} field.`
    return {
      stem: `A student observes the magnetic field ${place}. The current is then ${words}.`,
      prompt: 'Which row describes the field at this point now, compared with before?',
      columns: 'direction | strength',
      right: `${way} | ${strength}`,
      wrong: {
        [`${notWay} | ${strength}`]: wayError,
        [`${way} | ${other}`]: sizeError,
        [`${notWay} | ${other}`]: `${wayError} ${sizeError.replace('You changed', 'You also changed')}`,
      },
      solution: `The direction of the field depends on the direction of the current, so it is ${way}. The strength depends on the size of the current: ${strength === 'the same' ? 'this is unchanged, and so is the strength' : `a ${strength === 'stronger' ? 'larger' : 'smaller'} current gives a ${strength} field`}.`,
    }
  },
})

supplement('where-the-field-is-strongest', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    source: random.pick(['wire', 'wire', 'solenoid'] as const),
    flow: random.pick(['out', 'in'] as const),
    weakest: random.chance(0.5),
    letters: random.shuffle(['P', 'Q', 'R', 'S']),
    upright: random.pick([1, -1]),
    across: random.pick([1, -1]),
  }),
  make: ({ source, flow, weakest, letters, upright, across }) => {
    const isWire = source === 'wire'
    // In order of the strength of the field, strongest first.
    const points: Point[] = isWire
      ? [
          [180, 90 - 30 * upright],
          [180 + 52 * across, 90],
          [180, 90 + 70 * upright],
          [180 - 120 * across, 90],
        ]
      : [
          [194, 90],
          [180 + 92 * across, 90],
          [180 + 130 * across, 90],
          [180, 90 + 74 * upright],
        ]
    const least = isWire && weakest
    const rightAt = least ? 3 : 0
    const distances = [30, 52, 70, 120]
    const sides = points.map(([x, y]) =>
      y < 89 ? 'above' : y > 91 ? 'below' : x < 180 ? 'to the left of' : 'to the right of',
    )
    const places = [
      'inside it, near the middle',
      'on its axis, just outside one end',
      'on its axis, further away from the same end',
      `outside, ${sides[3]} the middle`,
    ]
    const listed = ['P', 'Q', 'R', 'S'].map(letter => letters.indexOf(letter))
    return {
      stem: isWire
        ? `A long straight wire is at right angles to the page. The current in it is ${flow === 'out' ? 'out of' : 'into'} the page. P, Q, R and S are points near the wire.`
        : 'There is a current in a solenoid. P, Q, R and S are points inside and near the solenoid.',
      figure: figure(
        {
          name: `electricity-and-magnetism/four-points-near-a-${source}`,
          title: `Four points near a ${isWire ? 'wire' : 'solenoid'}`,
          description: isWire
            ? `A wire is seen end-on. ${listed.map(at => `Point ${letters[at]} is ${distances[at]} mm ${sides[at]} the wire`).join('. ')}.`
            : `A solenoid lies level. ${listed.map(at => `Point ${letters[at]} is ${places[at]}`).join('. ')}.`,
          height: 184,
        },
        isWire ? wireEnd(180, 90, flow) : solenoid(110, 64, 52, null),
        ...points.map(([x, y], at) => {
          const label =
            isWire || at > 0
              ? text(x + (x < 180 ? -9 : 9), y + 5, letters[at] ?? '', {
                  anchor: x < 180 ? 'end' : 'start',
                  cls: 'b',
                })
              : ''
          return dot(x, y, 'pd', 4) + label
        }),
        isWire
          ? ''
          : line(194, 90, 214, upright > 0 ? 40 : 138, 'l thin') +
              text(216, upright > 0 ? 38 : 148, letters[0] ?? '', { cls: 'b' }),
      ),
      prompt: `At which point is the magnetic field **${least ? 'weakest' : 'strongest'}**?`,
      options: inThisOrder(
        ['P', 'Q', 'R', 'S'].map(letter => {
          const at = letters.indexOf(letter)
          if (at === rightAt) return letter
          const error = isWire
            ? `You chose a point that is not the ${least ? 'furthest from' : 'nearest to'} the wire. The field gets weaker with distance.`
            : 'You chose a point outside. The field of a solenoid is strongest inside it.'
          return [letter, error] as Wrong
        }),
      ),
      solution: isWire
        ? `The field of a straight wire gets weaker with distance from the wire, whatever the direction. ${letters[rightAt]} is the ${least ? 'furthest' : 'nearest'} of the four points.`
        : `Inside a solenoid the fields of all the turns add up, so the field is strongest there: at ${letters[0]}. Outside, the field lines spread out and the field is weaker.`,
    }
  },
  verify: ({ source, weakest, letters }) => {
    const fields = source === 'wire' ? [30, 52, 70, 120].map(distance => 1 / distance) : [1, 0.5, 0.1, 0.1]
    const asked = source === 'wire' && weakest ? Math.min(...fields) : Math.max(...fields)
    return letters[fields.indexOf(asked)] ?? ''
  },
})

/** What the needles at 0°, 90°, 180° and 270° round the wire show: their own direction for each place. */
const NEEDLES = {
  anticlockwise: { turn: (place: number) => place + 90, told: 'point anticlockwise round the wire' },
  clockwise: { turn: (place: number) => place - 90, told: 'point clockwise round the wire' },
  outwards: { turn: (place: number) => place, told: 'point away from the wire' },
  inwards: { turn: (place: number) => place + 180, told: 'point towards the wire' },
} as const

type Wire = { current: 'out' | 'in'; needles: keyof typeof NEEDLES }

const fits = ({ current, needles }: Wire) => needles === (current === 'out' ? 'anticlockwise' : 'clockwise')

core('four-compasses-round-each-of-four-wires', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const all = (['out', 'in'] as const).flatMap(current =>
      (['anticlockwise', 'clockwise', 'outwards', 'inwards'] as const).map(needles => ({ current, needles })),
    )
    const right = random.pick(all.filter(fits))
    const reversed = random.pick(
      all.filter(wire => !fits(wire) && NEEDLES[wire.needles].told.includes('round')),
    )
    const radial = random.sample(
      all.filter(wire => !NEEDLES[wire.needles].told.includes('round')),
      2,
    )
    return { shown: random.shuffle([right, reversed, ...radial]) }
  },
  make: ({ shown }) => ({
    stem: [
      'Four small compasses stand on a horizontal card round a vertical wire, seen from above. A dot is a current out of the page, a cross a current into the page. The field of the Earth is negligible.',
      'A vertical wire passes through a card with four plotting compasses. Each diagram is seen from above. A dot in the wire is a current towards you, a cross a current away from you. Only the field of the current matters.',
      'Each diagram shows a wire that carries a large current at right angles to the page: out of it (dot) or into it (cross). Four compasses stand round the wire.',
    ],
    figure: figure(
      {
        name: 'electricity-and-magnetism/four-wires-with-compasses',
        title: 'Four drawings of a wire and four compasses',
        description: `Four drawings, A to D, of a wire end on with a compass above, below, left and right of it. ${shown.map(({ current, needles }, at) => `${'ABCD'[at]}: current ${current === 'out' ? 'out of' : 'into'} the page, the needles ${NEEDLES[needles].told}.`).join(' ')}`,
        height: 268,
      },
      fourDrawings(134, (at, x, y) => {
        const wire = shown[at]
        if (!wire) return ''
        const [cx, cy] = [x + 98, y + 66]
        return (
          wireEnd(cx, cy, wire.current) +
          [0, 90, 180, 270]
            .map(place => {
              const [px, py] = polar(cx, cy, 44, place)
              return compass(px, py, NEEDLES[wire.needles].turn(place), 14)
            })
            .join('')
        )
      }),
    ),
    prompt: [
      'Which diagram is correct?',
      'Which diagram shows the directions of the compass needles correctly?',
    ],
    options: lettered(
      shown.map(wire => {
        if (fits(wire)) return null
        return NEEDLES[wire.needles].told.includes('round')
          ? 'You took the opposite direction. Point the thumb of the right hand along the current: the fingers curl the way of the field.'
          : 'You let the field point along the radius, like an electric field. Round a wire the field lines are circles.'
      }),
    ),
    solution:
      'The field lines of a straight wire are circles round it. With the thumb of the right hand along the current, the fingers curl along the field: anticlockwise for a current out of the page, clockwise for a current into it.',
  }),
})
