import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { component } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arc, centred, circle, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.5.5')

export { templates }

/** Whether the coil is level, and whether the gaps of its split ring are at the brushes. */
type Moment = { level: boolean; gapsAtBrushes: boolean }

type Build = { northLeft: boolean; brushesLevel: boolean }

/** A motor from the end of its axle, in a space of 175 by 110. */
function motor(x: number, y: number, { level, gapsAtBrushes }: Moment, build: Build): Shape {
  const { northLeft, brushesLevel } = build
  const [cx, cy, reach] = [x + 94, y + 56, 42]
  const [dx, dy] = level ? [reach, 0] : [0, reach]
  const gap = gapsAtBrushes === brushesLevel ? 0 : 90
  const brush = (side: number) =>
    brushesLevel
      ? rect(cx + side * 20 - 5, cy - 4, 10, 8, 'l sunk')
      : rect(cx - 4, cy + side * 20 - 5, 8, 10, 'l sunk')
  return (
    rect(x + 18, cy - 26, 24, 52, 'l sheet') +
    centred(x + 30, cy, northLeft ? 'N' : 'S', 'b') +
    rect(x + 146, cy - 26, 24, 52, 'l sheet') +
    centred(x + 158, cy, northLeft ? 'S' : 'N', 'b') +
    line(cx - dx, cy - dy, cx + dx, cy + dy, 'p') +
    circle(cx - dx, cy - dy, 5, 'p sheet') +
    circle(cx + dx, cy + dy, 5, 'p sheet') +
    circle(cx, cy, 6, 'l sunk') +
    arc(cx, cy, 13, gap + 20, gap + 160, 'l thick') +
    arc(cx, cy, 13, gap + 200, gap + 340, 'l thick') +
    brush(1) +
    brush(-1)
  )
}

const MOMENTS: readonly Moment[] = [
  { level: true, gapsAtBrushes: false },
  { level: true, gapsAtBrushes: true },
  { level: false, gapsAtBrushes: false },
  { level: false, gapsAtBrushes: true },
]

const told = ({ level, gapsAtBrushes }: Moment) =>
  `the coil is ${level ? 'level' : 'upright'} and the gaps of the split ring are ${gapsAtBrushes ? 'at the brushes' : 'away from the brushes'}`

const ERRORS = {
  reverses: [
    'You chose the moment of the greatest turning effect. The brushes touch the middles of the half-rings, so the current is not reversing.',
    'You let the current reverse while the coil is parallel to the field. The turning effect would change its direction there, and the coil would not keep turning.',
    'You looked at the coil only. With the brushes on the middles of the half-rings the current is not reversing.',
  ],
  greatest: [
    null,
    'You looked at the coil only. With the brushes at the gaps, the current in the coil is just reversing, so it has no turning effect.',
    'You took the turning effect to be greatest when the coil is perpendicular to the field. The forces on its sides then have no moment about the axle.',
    'You chose the moment at which the current reverses. The coil is then perpendicular to the field, and the turning effect is zero.',
  ],
} as const

supplement('coil-and-split-ring-at-one-moment', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO1' },
  values: random => ({
    asked: random.pick(['reverses', 'greatest'] as const),
    northLeft: random.chance(0.5),
    brushesLevel: random.chance(0.5),
    shown: random.shuffle([0, 1, 2, 3]),
  }),
  make: ({ asked, northLeft, brushesLevel, shown }) => {
    const rightAt = asked === 'reverses' ? 3 : 0
    const moments = shown.map(each => MOMENTS[each] ?? { level: true, gapsAtBrushes: false })
    const what =
      asked === 'reverses'
        ? 'when the current in the coil is being reversed'
        : 'when the turning effect on the coil is greatest'
    return {
      stem: [
        'The diagrams show the coil of a d.c. motor from one end (a line with a circle at each end), between two magnetic poles, with its split ring (two thick arcs) and two brushes (small rectangles). In two of the diagrams the split ring is fixed to the coil wrongly, so that the coil does not keep turning.',
        'A coil turns between two magnetic poles, and a split ring (two thick arcs) turns with it between two brushes (small rectangles). The coil is seen end-on, as a line with a circle at each end. In two diagrams the split ring has been fixed to the coil in a wrong position, and the motor does not work.',
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/four-positions-of-coil-and-split-ring',
          title: 'Four drawings of the coil and the split ring of a motor',
          description: `Four drawings, A to D. In each, a coil is seen end-on between an ${northLeft ? 'N' : 'S'} pole on the left and an ${northLeft ? 'S' : 'N'} pole on the right; a split ring is at its middle, and two brushes are ${brushesLevel ? 'on the left and right of' : 'above and below'} the ring. ${moments.map((moment, at) => `In ${PANELS[at]} ${told(moment)}.`).join(' ')}`,
          height: 226,
        },
        fourDrawings(114, (at, x, y) =>
          motor(x, y, moments[at] ?? { level: true, gapsAtBrushes: false }, { northLeft, brushesLevel }),
        ),
      ),
      prompt: [
        `Which diagram shows a motor that works, at the moment ${what}?`,
        `Which diagram shows a correctly made motor ${what}?`,
      ],
      options: lettered(shown.map(each => (each === rightAt ? null : (ERRORS[asked][each] ?? '')))),
      solution:
        asked === 'reverses'
          ? `The current in the coil must reverse each half turn when the coil is perpendicular to the field, so that the turning effect keeps its direction. It reverses when the gaps of the split ring pass the brushes. Both are seen in ${PANELS[shown.indexOf(3)]}.`
          : `The turning effect is greatest when the plane of the coil is parallel to the field, which is directed from N to S. There must be a current in the coil, so the brushes must touch the half-rings, not the gaps. Both are seen in ${PANELS[shown.indexOf(0)]}.`,
    }
  },
  verify: ({ asked, shown }) => {
    // The moment of the forces is the cosine of the coil's angle to the field; a current is there unless the gaps are at the brushes.
    const effect = shown.map(each => {
      const { level, gapsAtBrushes } = MOMENTS[each] ?? { level: true, gapsAtBrushes: false }
      return { moment: level ? 1 : 0, current: gapsAtBrushes ? 0 : 1 }
    })
    return (
      PANELS[
        effect.findIndex(
          ({ moment, current }) => moment === current && moment === (asked === 'greatest' ? 1 : 0),
        )
      ] ?? ''
    )
  },
})

/** A motor seen from above: its poles, the number of turns of its coil, and its cells in series. */
type Motor = { northLeft: boolean; plusLeft: boolean; cells: number; turns: number }

/** In a space of 175 by 124. */
function fromAbove(x: number, y: number, { northLeft, plusLeft, cells, turns }: Motor): Shape {
  const [left, right, low] = [x + 34, x + 146, y + 104]
  const from = x + 90 - cells * 13
  return (
    rect(x + 22, y + 14, 28, 42, 'l sheet') +
    centred(x + 36, y + 35, northLeft ? 'N' : 'S', 'b') +
    rect(x + 130, y + 14, 28, 42, 'l sheet') +
    centred(x + 144, y + 35, northLeft ? 'S' : 'N', 'b') +
    polyline(
      [
        [x + 84, y + 66],
        [x + 84, y + 54],
        [x + 62, y + 54],
        [x + 62, y + 16],
        [x + 118, y + 16],
        [x + 118, y + 54],
        [x + 96, y + 54],
        [x + 96, y + 66],
      ],
      'p',
    ) +
    text(x + 90, y + 32, String(turns), { anchor: 'middle', cls: 's' }) +
    text(x + 90, y + 46, 'turns', { anchor: 'middle', cls: 's' }) +
    arc(x + 90, y + 75, 10, 112, 248, 'l thick') +
    arc(x + 90, y + 75, 10, -68, 68, 'l thick') +
    rect(x + 71, y + 70, 7, 10, 'l sunk') +
    rect(x + 102, y + 70, 7, 10, 'l sunk') +
    polyline([
      [x + 72, y + 75],
      [left, y + 75],
      [left, low],
      [from, low],
    ]) +
    polyline([
      [x + 108, y + 75],
      [right, y + 75],
      [right, low],
      [from + cells * 26, low],
    ]) +
    Array.from({ length: cells }, (_, at) => {
      const [one, two] = [from + at * 26, from + (at + 1) * 26]
      return plusLeft ? component('cell', one, low, two, low) : component('cell', two, low, one, low)
    }).join('') +
    text(plusLeft ? from - 2 : from + cells * 26 + 2, low - 6, '+', {
      anchor: plusLeft ? 'end' : 'start',
      cls: 's',
    })
  )
}

const toldOf = ({ northLeft, plusLeft, cells, turns }: Motor) =>
  `N pole on the ${northLeft ? 'left' : 'right'}, ${turns} turns, ${cells === 1 ? 'one cell' : `${cells === 2 ? 'two' : 'three'} cells in series`} with the positive side on the ${plusLeft ? 'left' : 'right'}`

core('motor-with-a-given-rotation-and-a-larger-effect', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'not-needed' },
  values: random => {
    const first: Motor = {
      northLeft: random.chance(0.5),
      plusLeft: random.chance(0.5),
      cells: random.int(1, 2),
      turns: random.pick([40, 50, 60, 80, 100]),
    }
    const same = random.chance(0.5)
    const stronger = (): Pick<Motor, 'cells' | 'turns'> =>
      random.chance(0.5)
        ? { cells: first.cells + 1, turns: first.turns }
        : { cells: first.cells, turns: first.turns * 2 }
    const such = (field: boolean, current: boolean, strength: Pick<Motor, 'cells' | 'turns'>): Motor => ({
      northLeft: first.northLeft !== field,
      plusLeft: first.plusLeft !== current,
      ...strength,
    })
    const [both, onlyField] = [random.chance(0.5), random.chance(0.5)]
    const weaker = { cells: first.cells, turns: first.turns / 2 }
    const nothing =
      'You chose a motor in which neither the field nor the current is reversed. Its coil turns in the same direction as that of the upper one.'
    const two =
      'You chose a motor in which the field and the current are both reversed. Its coil turns in the same direction as that of the upper one.'
    const weak = 'You have the right direction, but fewer turns give a smaller turning effect.'
    const all: { motor: Motor; error: string | null }[] = same
      ? [
          { motor: such(both, both, stronger()), error: null },
          {
            motor: such(true, false, stronger()),
            error:
              'You chose a motor in which only the field is reversed. Its coil turns in the opposite direction.',
          },
          {
            motor: such(false, true, stronger()),
            error:
              'You chose a motor in which only the current is reversed. Its coil turns in the opposite direction.',
          },
          { motor: such(!both, !both, weaker), error: weak },
        ]
      : [
          { motor: such(onlyField, !onlyField, stronger()), error: null },
          { motor: such(false, false, stronger()), error: nothing },
          { motor: such(true, true, stronger()), error: two },
          { motor: such(!onlyField, onlyField, weaker), error: weak },
        ]
    return { first, same, shown: random.shuffle(all), scene: random.int(0, 2) }
  },
  make: ({ first, same, shown, scene }) => {
    const way = same ? 'the same direction as' : 'the opposite direction to'
    const at = shown.findIndex(({ error }) => error === null)
    const right = shown[at]?.motor ?? first
    const [field, current] = [right.northLeft !== first.northLeft, right.plusLeft !== first.plusLeft]
    const more =
      right.cells > first.cells
        ? 'One more cell gives a larger current, and this a larger turning effect.'
        : 'More turns give a larger turning effect.'
    return {
      stem: `${
        [
          `The upper diagram shows a d.c. motor, seen from above. It is compared with four other motors.`,
          `A student builds the d.c. motor shown in the upper diagram and then changes it. The diagrams are views from above.`,
          `The upper diagram is a view of a simple d.c. motor from above. The coil turns when the cells are connected.`,
        ][scene] ?? ''
      } All the motors have the same magnets and cells, and coils of the same size. The resistance of the coil can be taken as the same in all of them.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/a-motor-and-four-others',
          title: 'A d.c. motor above four other motors',
          description: `Each motor has a coil between an N and an S pole, a split ring with a brush on either side, and cells. Above: ${toldOf(first)}. Below: ${shown.map(({ motor: each }, place) => `${PANELS[place]}, ${toldOf(each)}`).join('; ')}.`,
          height: 374,
        },
        fromAbove(92, 0, first),
        fourDrawings(124, (place, x, y) => fromAbove(x, y + 2, shown[place]?.motor ?? first), 124),
      ),
      prompt: [
        `Which motor turns in ${way} the upper one, with a **larger** turning effect?`,
        `Which coil turns in ${way} that of the upper motor and has a **larger** turning effect?`,
      ],
      options: lettered(shown.map(({ error }) => error)),
      solution: `The direction of rotation is reversed when the field or the current is reversed; when both are reversed it stays as it was. In ${PANELS[at]} ${field && current ? 'both are reversed' : field ? 'only the field is reversed' : current ? 'only the current is reversed' : 'neither is reversed'}, so the coil turns in ${way} the upper one.

${more}`,
    }
  },
  // By the sign and the size of field times current times turns.
  verify: ({ first, same, shown }) => {
    const effect = ({ northLeft, plusLeft, cells, turns }: Motor) =>
      (northLeft ? 1 : -1) * (plusLeft ? 1 : -1) * cells * turns
    const wanted = effect(first) * (same ? 1 : -1)
    return PANELS[shown.findIndex(({ motor: each }) => effect(each) / wanted > 1)] ?? ''
  },
})
