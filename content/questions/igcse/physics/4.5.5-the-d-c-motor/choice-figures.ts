import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { arc, centred, circle, line, rect, type Shape } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS } from '../shared'

const { supplement, templates } = choiceQuestions('4.5.5')

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
