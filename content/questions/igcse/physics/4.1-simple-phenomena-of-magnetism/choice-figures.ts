import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { compass } from '@/lib/figures/magnet'
import { centred, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS } from '../shared'

const { core, templates } = choiceQuestions('4.1')

export { templates }

/** Where the compasses stand: at the first end, beside the middle, at the second end, beside the middle again. */
const PLACES: Record<'level' | 'upright', readonly { at: Point; words: string }[]> = {
  level: [
    { at: [64, 86], words: 'to the left of the magnet' },
    { at: [180, 30], words: 'above its middle' },
    { at: [296, 86], words: 'to the right of the magnet' },
    { at: [180, 142], words: 'below its middle' },
  ],
  upright: [
    { at: [180, 26], words: 'above the magnet' },
    { at: [250, 122], words: 'to the right of its middle' },
    { at: [180, 218], words: 'below the magnet' },
    { at: [110, 122], words: 'to the left of its middle' },
  ],
}

// No S among the names: it is a pole.
const NAMES = ['J', 'K', 'L', 'M'] as const

const WAYS: Record<number, string> = { 0: 'right', 90: 'up', 180: 'left', 270: 'down' }

core('compass-with-reversed-needle-near-a-magnet', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    lie: random.pick(['level', 'upright'] as const),
    northFirst: random.chance(0.5),
    faulty: random.int(0, 3),
    names: random.shuffle([...NAMES]),
    scene: random.int(0, 2),
  }),
  make: ({ lie, northFirst, faulty, names, scene }) => {
    const level = lie === 'level'
    // From the first end (left, top) to the second; a needle points out of N and into S, and back beside the magnet.
    const onwards = level ? 0 : 270
    const turned = (degrees: number) => (degrees + 180) % 360
    const atEnds = northFirst ? turned(onwards) : onwards
    const needle = (at: number) => {
      const good = at % 2 === 0 ? atEnds : turned(atEnds)
      return at === faulty ? turned(good) : good
    }
    const name = (at: number) => names[at % 4] ?? ''
    const [north, south] = northFirst ? ['X', 'Y'] : ['Y', 'X']
    const same = faulty % 2 === 0 ? 'at an end' : 'beside the middle'
    const odd = `You looked for the one needle that points against the other three. Needles beside the middle of a magnet point against those at its ends, so ${name(faulty + 2)} is right.`
    const pole =
      'You exchanged the poles. The field is directed away from an N pole and towards an S pole, and the needle points along it.'
    return {
      stem:
        [
          'Four plotting compasses are near a bar magnet XY. The arrow of each needle should show the direction of the magnetic field, but in one compass the needle has been magnetised the wrong way round.',
          'A student puts four plotting compasses round a bar magnet XY whose poles are not marked. Each arrow is the end of a needle that is meant to be its N pole. One of the needles is magnetised in the wrong direction.',
          'The diagram shows how four plotting compasses point near a bar magnet XY. Three of them work. In the other one, the arrow is at the S pole of the needle.',
        ][scene] ?? '',
      figure: figure(
        {
          name: 'electricity-and-magnetism/four-compasses-and-a-magnet-without-marks',
          title: 'Four compasses round a bar magnet',
          description: `A bar magnet without marked poles lies ${level ? 'level, end X on the left and end Y on the right' : 'upright on the page, end X at the top and end Y at the bottom'}. ${PLACES[lie].map(({ words }, at) => `Compass ${name(at)} is ${words}, its arrow points ${WAYS[needle(at)]}.`).join(' ')}`,
          height: level ? 172 : 244,
        },
        level
          ? rect(110, 70, 140, 32, 'l sheet') + centred(124, 86, 'X', 'b') + centred(236, 86, 'Y', 'b')
          : rect(164, 56, 32, 132, 'l sheet') + centred(180, 70, 'X', 'b') + centred(180, 174, 'Y', 'b'),
        ...PLACES[lie].map(
          ({ at: [x, y] }, at) => compass(x, y, needle(at), 17) + text(x + 22, y + 18, name(at)),
        ),
      ),
      prompt: [
        'Which compass has the wrong needle, and which end of the magnet is its N pole?',
        'Which row names the compass with the fault and the N pole of the magnet?',
      ],
      options: rows(
        ['compass with the fault', 'N pole of the magnet'],
        [name(faulty), north],
        [
          [[name(faulty), south], pole],
          [[name(faulty + 2), north], odd],
          [[name(faulty + 2), south], `${odd} ${pole.replace('You exchanged', 'You also exchanged')}`],
        ],
      ),
      solution: `Along the line of the magnet the field has the same direction at both ends: out of the N pole and into the S pole. Beside the middle it has the opposite direction, from N to S, on both sides.

${name(faulty + 1)} and ${name(faulty + 3)} agree with each other and point against ${name(faulty + 2)}, as they should. ${name(faulty)}, which is ${same} like ${name(faulty + 2)}, points the other way: its needle is wrong. The others show that the field leaves the magnet at ${north}, its N pole.`,
    }
  },
  // The field of two opposite poles, for both guesses of the N pole: only one needle may be against it.
  verify: ({ lie, northFirst, faulty, names }) => {
    const ends: readonly Point[] =
      lie === 'level'
        ? [
            [110, 86],
            [250, 86],
          ]
        : [
            [180, 56],
            [180, 188],
          ]
    const along = ([x, y]: Point, first: number) => {
      const parts = ends.map(([px, py], end) => {
        const sign = end === 0 ? first : -first
        return (sign * (lie === 'level' ? x - px : y - py)) / Math.hypot(x - px, y - py) ** 3
      })
      return Math.sign(parts.reduce((sum, part) => sum + part, 0))
    }
    const seen = PLACES[lie].map(
      ({ at: place }, at) => along(place, northFirst ? 1 : -1) * (at === faulty ? -1 : 1),
    )
    for (const first of [1, -1]) {
      const against = PLACES[lie].flatMap(({ at: place }, at) =>
        seen[at] === along(place, first) ? [] : [at],
      )
      if (against.length === 1) return names[against[0] ?? 0] ?? ''
    }
    return ''
  },
})

type Pole = 'N' | 'S'

const other = (pole: Pole): Pole => (pole === 'N' ? 'S' : 'N')

type Hanging = { apart: boolean; low: readonly [Pole, Pole]; error: string | null }

/** Two rods that hang from two poles, or from one wide pole, in a space of 175 by 118. */
function hanging(x: number, y: number, [left, right]: readonly [Pole, Pole], { apart, low }: Hanging): Shape {
  const middle = x + 92
  const lean = apart ? 20 : -14
  const rod = (side: -1 | 1, pole: Pole) => {
    const [top, end] = [middle + side * 22, middle + side * (22 + lean)]
    return (
      polygon(
        [
          [top - 4, y + 38],
          [top + 4, y + 38],
          [end + 4, y + 94],
          [end - 4, y + 94],
        ],
        'l sunk',
      ) + text(end, y + 111, pole, { anchor: 'middle', cls: 'b' })
    )
  }
  const magnet =
    left === right
      ? rect(middle - 40, y + 6, 80, 32, 'l sheet') + centred(middle, y + 22, left, 'b')
      : rect(middle - 38, y + 10, 32, 28, 'l sheet') +
        centred(middle - 22, y + 24, left, 'b') +
        rect(middle + 6, y + 10, 32, 28, 'l sheet') +
        centred(middle + 22, y + 24, right, 'b') +
        rect(middle - 38, y + 2, 76, 9, 'l sheet')
  return magnet + rod(-1, low[0]) + rod(1, low[1])
}

core('two-rods-hanging-from-a-magnet', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const left: Pole = random.pick(['N', 'S'] as const)
    const alike = random.chance(0.5)
    const poles: readonly [Pole, Pole] = [left, alike ? left : other(left)]
    const swapped: readonly [Pole, Pole] = [other(poles[0]), other(poles[1])]
    const far =
      'You exchanged the induced poles. The end that touches the magnet becomes the opposite pole, so the lower end becomes the same pole as that of the magnet.'
    const shown: Hanging[] = alike
      ? [
          { apart: true, low: poles, error: null },
          { apart: true, low: swapped, error: far },
          {
            apart: false,
            low: poles,
            error:
              'You have the right poles, but two like poles repel each other. The lower ends move apart.',
          },
          {
            apart: false,
            low: [left, other(left)],
            error:
              'You magnetised the two in opposite directions. Both touch the same pole, so both are magnetised in the same direction.',
          },
        ]
      : [
          { apart: false, low: poles, error: null },
          { apart: false, low: swapped, error: far },
          {
            apart: true,
            low: poles,
            error:
              'You have the right poles, but two unlike poles attract each other. The lower ends move together.',
          },
          {
            apart: true,
            low: [left, left],
            error:
              'You magnetised the two in the same direction. They touch different poles, so they are magnetised in opposite directions.',
          },
        ]
    return {
      poles,
      shown: random.shuffle(shown),
      what: random.pick(['soft-iron rods', 'iron nails', 'strips of soft iron', 'long iron pins']),
    }
  },
  make: ({ poles, shown, what }) => {
    const alike = poles[0] === poles[1]
    const where = alike
      ? `the ${poles[0]} pole of a bar magnet`
      : `a horseshoe magnet, one from its ${poles[0]} pole and one from its ${poles[1]} pole`
    return {
      stem: [
        `Two ${what} hang from ${where}. They can swing freely where they touch the magnet.`,
        `Two ${what}, not magnetised at first, are hung side by side from ${where}. Their lower ends are free to move.`,
        `A student hangs two unmagnetised ${what} from ${where}. Their lower ends can move.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/two-rods-hanging-from-a-magnet-in-four-ways',
          title: 'Four drawings of two rods hanging from a magnet',
          description: `Four drawings, A to D. In each, two rods hang from ${alike ? `one ${poles[0]} pole` : `an ${poles[0]} pole on the left and an ${poles[1]} pole on the right`}. ${shown.map(({ apart, low }, at) => `In ${PANELS[at]} the lower ends have moved ${apart ? 'apart' : 'together'}; the left one is labelled ${low[0]}, the right one ${low[1]}.`).join(' ')}`,
          height: 242,
        },
        fourDrawings(122, (at, x, y) =>
          hanging(x, y, poles, shown[at] ?? { apart: true, low: poles, error: null }),
        ),
      ),
      prompt: [
        'Which diagram shows how they hang, and the magnetic poles at their lower ends?',
        'Which diagram shows the positions and the magnetic poles of their lower ends?',
      ],
      options: lettered(shown.map(({ error }) => error)),
      solution: `Magnetism is induced in each of them. The end that touches a pole of the magnet becomes the opposite pole, so the lower end becomes the same pole as that of the magnet: ${poles[0]} on the left and ${poles[1]} on the right.

${alike ? 'Like poles repel, so the lower ends move apart.' : 'Unlike poles attract, so the lower ends move together.'}`,
    }
  },
  verify: ({ poles, shown }) => {
    // A pole as a sign: opposite where the rod touches, and opposite again at its other end.
    const sign = (pole: Pole) => (pole === 'N' ? 1 : -1)
    const ends = poles.map(pole => -1 * -1 * sign(pole))
    const repel = (ends[0] ?? 0) * (ends[1] ?? 0) > 0
    const fits = ({ apart, low }: Hanging) =>
      apart === repel && low.every((pole, at) => sign(pole) === ends[at])
    return PANELS[shown.findIndex(fits)] ?? ''
  },
})
