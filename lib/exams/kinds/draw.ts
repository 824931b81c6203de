import type { AnswerOf } from '../answers'
import type { Marking } from '../marking/verdict'
import type { DrawCheck, DrawPart, Zone } from '../question'
import { distanceToSegment, type Spot, type Stroke } from '../sketch'
import { fullMarks, type KindRules, noMarks } from './rules'

type Straight = Extract<Stroke, { tool: 'line' | 'arrow' }>

const isStraight = (stroke: Stroke): stroke is Straight => stroke.tool === 'line' || stroke.tool === 'arrow'

const isIn = ([x, y]: Spot, { at, within }: Zone) => Math.hypot(x - at[0], y - at[1]) <= within

/** How far along the piece a zone is met. */
function along({ from, to }: Straight, { at }: Zone): number {
  return (at[0] - from[0]) * (to[0] - from[0]) + (at[1] - from[1]) * (to[1] - from[1])
}

function endsIn({ tool, from, to }: Straight, zones: readonly Zone[]): boolean {
  const [first, last] = [zones.at(0), zones.at(-1)]
  if (!first || !last) return false
  return (isIn(from, first) && isIn(to, last)) || (tool === 'line' && isIn(to, first) && isIn(from, last))
}

function passes(stroke: Straight, check: Extract<DrawCheck, { passes: unknown }>): boolean {
  if (!check.passes.every(({ at, within }) => distanceToSegment(at, stroke.from, stroke.to) <= within))
    return false
  if (check.ends && !endsIn(stroke, check.passes)) return false
  if (check.as === 'line') return true
  const places = check.passes.map(zone => along(stroke, zone))
  return (
    stroke.tool === 'arrow' &&
    places.every((place, index) => index === 0 || place > (places[index - 1] ?? place))
  )
}

/** An arrow the other way, which no check asks for: whoever draws both has not said which. */
function turnsRound(stroke: Straight, check: Extract<DrawCheck, { passes: unknown }>): boolean {
  return check.as === 'arrow' && passes(stroke, { ...check, passes: check.passes.toReversed() })
}

/** In units of the canvas: how far apart the pieces of one line may be, and how far beside it they may meet. */
const NEAR = 8

const turned = (stroke: Straight): Straight => ({ ...stroke, from: stroke.to, to: stroke.from })

/** Straight lines that were drawn in two pieces, such as a ray to the centre of a lens and on from there. */
function joined(strokes: readonly Straight[]): Straight[] {
  const ways = strokes.flatMap(stroke => (stroke.tool === 'line' ? [stroke, turned(stroke)] : [stroke]))
  return ways.flatMap(one =>
    ways.flatMap((other): Straight[] => {
      const tool = one.tool === 'arrow' || other.tool === 'arrow' ? 'arrow' : 'line'
      const whole: Straight = { tool, from: one.from, to: other.to }
      const gap = Math.hypot(one.to[0] - other.from[0], one.to[1] - other.from[1])
      const bends = [one.to, other.from].some(spot => distanceToSegment(spot, whole.from, whole.to) > NEAR)
      return gap > NEAR || bends ? [] : [whole]
    }),
  )
}

/** Construction lines are no fault, but whoever draws more than one for each that is asked has not decided. */
const LINES_FOR_EACH = 2

/** Where arrows alone are asked, a line without a head is a construction line. */
function isGuessed(straight: readonly Straight[], checks: readonly DrawCheck[]): boolean {
  const asked = checks.flatMap(check => ('passes' in check ? [check.as] : []))
  const tried = asked.includes('line') ? straight : straight.filter(({ tool }) => tool === 'arrow')
  return tried.length > asked.length * LINES_FOR_EACH
}

function earnedPoints(strokes: readonly Stroke[], checks: readonly DrawCheck[]): boolean[] {
  const straight = strokes.filter(isStraight)
  const whole = [...straight, ...joined(straight)]
  const isGuess = isGuessed(straight, checks)
  return checks.map(check => {
    if ('passes' in check) {
      const isTurned = straight.some(
        stroke =>
          turnsRound(stroke, check) && !checks.some(other => 'passes' in other && passes(stroke, other)),
      )
      // Pieces that are joined are one line, but where ends or their number count each is looked at by itself.
      const lines = check.ends || check.once ? straight : whole
      const found = lines.filter(stroke => passes(stroke, check)).length
      return !isGuess && !isTurned && (check.once ? found === 1 : found > 0)
    }
    const set = strokes.filter(stroke => stroke.tool === 'label' && stroke.id === check.label)
    return set.length > 0 && set.every(stroke => stroke.tool === 'label' && isIn(stroke.at, check.in))
  })
}

function markDraw(part: DrawPart, answer: AnswerOf<'draw'>): Marking {
  if (!part.checks) return { state: 'toSelfMark', earned: 0, available: part.marks }
  const points = earnedPoints(answer.strokes, part.checks)
  const earned = points.filter(Boolean).length
  if (earned === part.marks) return fullMarks(part)
  if (earned === 0) return noMarks(part)
  return {
    state: 'marked',
    earned,
    available: part.marks,
    verdict: 'partly',
    points,
    error: null,
    readAs: null,
  }
}

export const drawRules: KindRules<'draw'> = {
  toPublic: part => ({
    kind: 'draw',
    tools: [...part.tools],
    labels: (part.labels ?? []).map(({ id, text }) => ({ id, text })),
  }),
  mark: markDraw,
  // The answer is a drawing: see modelFigureOf.
  explain: () => ({ answer: '', errors: null, keyed: null, scales: null }),
  faults: part => [
    ...(part.figure.width === part.modelFigure.width && part.figure.height === part.modelFigure.height
      ? []
      : ['the model is not drawn on the canvas of the figure']),
    ...(part.tools.length > 0 ? [] : ['there is no tool to draw with']),
    ...(part.tools.includes('label') === (part.labels ?? []).length > 0
      ? []
      : ['labels and the tool to set them belong together']),
    ...(part.checks === undefined || (part.checks.length === part.marks && part.scheme.length === part.marks)
      ? []
      : ['checks, points of the scheme and marks are not the same number']),
    ...(part.checks ?? []).flatMap(check => checkFaults(part, check)),
  ],
}

function checkFaults(part: DrawPart, check: DrawCheck): string[] {
  const zones = 'passes' in check ? check.passes : [check.in]
  const { width, height } = part.figure
  return [
    ...zones.flatMap(({ at: [x, y], within }) =>
      x >= 0 && y >= 0 && x <= width && y <= height && within > 0 ? [] : ['a zone lies outside the canvas'],
    ),
    ...('passes' in check && check.passes.length < 2 ? ['a line is judged by two zones at least'] : []),
    ...('passes' in check && !part.tools.includes(check.as)
      ? [`a check wants a tool that is not offered: ${check.as}`]
      : []),
    ...('label' in check && !part.labels?.some(({ id }) => id === check.label)
      ? [`no label is called ${check.label}`]
      : []),
  ]
}
