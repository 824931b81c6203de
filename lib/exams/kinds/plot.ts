import type { AnswerOf } from '../answers'
import type { Marking } from '../marking/verdict'
import { plotFrame } from '../plot-frame'
import { depth, lineInside, modelStrokes, spotInside } from '../plot-model'
import type { PlotPart, PlotTask } from '../question'
import { neededFor } from '../rising-scheme'
import type { SketchTool, Spot, Stroke } from '../sketch'
import { sourceAmount } from './own-figures'
import { fullMarks, type KindRules, type MarkContext, noMarks } from './rules'

type TaskOf<T extends PlotTask['task']> = Extract<PlotTask, { task: T }>
type StrokeOf<T extends SketchTool> = Extract<Stroke, { tool: T }>

const TOOLS = { points: 'point', line: 'line', bars: 'bar', region: 'label' } as const satisfies Record<
  PlotTask['task'],
  SketchTool
>

/** Which marks of one task are earned, and what to tell the student where one is not. */
type Judged = { points: boolean[]; error: string | null; isOwn: boolean }

type Own = { part: PlotPart; answer: AnswerOf<'plot'>; context: MarkContext }

function drawn<T extends SketchTool>({ answer: { strokes } }: Own, tool: T): StrokeOf<T>[] {
  return strokes.filter((stroke): stroke is StrokeOf<T> => stroke.tool === tool)
}

/** Marks that rise with the share that is right; each stroke more than were asked for takes one back. */
function rising(right: number, all: number, marks: number, surplus: number): boolean[] {
  const counted = Math.max(0, right - surplus)
  return neededFor(all, marks).map(needed => counted >= needed)
}

const DUST = 1 + 1e-6

function judgePoints(task: TaskOf<'points'>, own: Own): Judged {
  const { small } = plotFrame(own.part.axes)
  const isAt = ([x, y]: Spot, [wantedX, wantedY]: Spot) =>
    Math.abs(x - wantedX) <= (small.x / 2) * DUST && Math.abs(y - wantedY) <= (small.y / 2) * DUST
  const left = drawn(own, 'point')
  const take = (wanted: Spot) => {
    const found = left.findIndex(({ at }) => isAt(at, wanted))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  }
  const found = task.wanted.map((wanted, at) => {
    if (take(wanted)) return 'right'
    const source = task.follow?.[at]
    const value = source ? sourceAmount(source, own) : null
    return value !== null && take([wanted[0], value]) ? 'own' : 'missing'
  })
  const right = found.filter(each => each !== 'missing').length
  const points = rising(
    right,
    task.wanted.length,
    task.marks,
    Math.max(0, right + left.length - task.wanted.length),
  )
  const all = points.every(Boolean)
  return {
    points,
    error: all
      ? null
      : `${right} of the ${task.wanted.length} points are where they belong${left.length > 0 ? `, ${left.length} elsewhere` : ''}.`,
    isOwn: found.includes('own'),
  }
}

function judgeBars(task: TaskOf<'bars'>, own: Own): Judged {
  const { small } = plotFrame(own.part.axes)
  const wanted = Object.entries(task.heights)
  const heights = new Map(drawn(own, 'bar').map(({ id, height }) => [id, height]))
  const right = wanted.filter(
    ([id, height]) => Math.abs((heights.get(id) ?? Number.NaN) - height) <= (small.y / 2) * DUST,
  ).length
  const points = rising(right, wanted.length, task.marks, 0)
  return {
    points,
    error: points.every(Boolean) ? null : `${right} of the ${wanted.length} bars have the right height.`,
    isOwn: false,
  }
}

const isIn = (value: number, [from, to]: readonly [number, number]) => {
  const dust = 1e-9 * Math.max(1, Math.abs(from), Math.abs(to))
  return value >= from - dust && value <= to + dust
}

function judgeLine(task: TaskOf<'line'>, own: Own): Judged {
  const none = (error: string): Judged => ({
    points: Array.from({ length: task.marks }, () => false),
    error,
    isOwn: false,
  })
  const lines = drawn(own, 'line')
  const [line] = lines
  if (!line) return none('No line is drawn.')
  if (lines.length > 1) return none('There is more than one line: leave the one that you mean.')
  const [[x1, y1], [x2, y2]] = [line.from, line.to]
  if (x1 === x2) return none('The line is upright.')
  const gradient = (y2 - y1) / (x2 - x1)
  const intercept = y1 - gradient * x1
  const [from, to] = task.covers
  const covered = Math.min(to, Math.max(x1, x2)) - Math.max(from, Math.min(x1, x2))
  if (covered < (to - from) / 2) return none('The line is too short: draw it across all of the points.')
  const [slope, cut] = [isIn(gradient, task.gradient), isIn(intercept, task.intercept)]
  const error =
    slope && cut
      ? null
      : !slope
        ? 'The gradient of the line is not within the range.'
        : 'The line lies too high or too low.'
  return { points: task.marks === 1 ? [slope && cut] : [slope, slope && cut], error, isOwn: false }
}

function judgeRegion(task: TaskOf<'region'>, own: Own): Judged {
  const letters = drawn(own, 'label').filter(({ id }) => id === task.letter)
  const isRight = letters.length > 0 && letters.every(({ at }) => depth(at, task.sides) > 0)
  return {
    points: [isRight],
    error: isRight ? null : `${task.letter} is not in the region that was asked for.`,
    isOwn: false,
  }
}

function judge(task: PlotTask, own: Own): Judged {
  switch (task.task) {
    case 'points':
      return judgePoints(task, own)
    case 'bars':
      return judgeBars(task, own)
    case 'line':
      return judgeLine(task, own)
    case 'region':
      return judgeRegion(task, own)
  }
}

function markPlot(part: PlotPart, answer: AnswerOf<'plot'>, context: MarkContext): Marking {
  const judged = part.tasks.map(task => judge(task, { part, answer, context }))
  const points = judged.flatMap(each => each.points)
  const earned = points.filter(Boolean).length
  const error = judged.find(each => each.error !== null)?.error ?? null
  if (earned === 0) return noMarks(part, { error })
  const full = fullMarks(part)
  if (earned === part.marks && full.state === 'marked')
    return judged.some(({ isOwn }) => isOwn) ? { ...full, verdict: 'rightFollowThrough' } : full
  return { state: 'marked', earned, available: part.marks, verdict: 'partly', points, error, readAs: null }
}

export const plotRules: KindRules<'plot'> = {
  toPublic: part => ({
    kind: 'plot',
    axes: part.axes,
    tools: [...new Set(part.tasks.map(({ task }) => TOOLS[task]))],
    labels: part.tasks.flatMap(task =>
      task.task === 'region' ? [{ id: task.letter, text: task.letter }] : [],
    ),
  }),
  mark: markPlot,
  // The answer is a drawing: see modelFigureOf.
  explain: () => ({ answer: '', errors: null, keyed: null, scales: null }),
  faults: part => [
    ...part.tasks.flatMap(task => taskFaults(task, part)),
    ...(part.tasks.reduce((sum, { marks }) => sum + marks, 0) === part.marks
      ? []
      : ['the marks of the tasks do not add up']),
    ...(part.scheme.length === part.marks ? [] : ['the scheme has not one point for each mark']),
    ...(new Set(part.tasks.map(({ task }) => task)).size === part.tasks.length
      ? []
      : ['two tasks of one sort']),
    ...axisFaults(part),
  ],
}

function axisFaults({ axes: { x, y, bars } }: PlotPart): string[] {
  return [
    ...Object.entries({ x, y }).flatMap(([name, { min, max, large, parts }]) => [
      ...(max > min && large > 0 && parts >= 1 ? [] : [`the ${name}-axis has no length`]),
      ...(Math.abs((max - min) / large - Math.round((max - min) / large)) < 1e-6
        ? []
        : [`the ${name}-axis does not end with a large square`]),
      ...((max - min) / (large / parts) <= 200 ? [] : [`the ${name}-axis has too many small squares`]),
    ]),
    ...(bars ?? []).flatMap(({ id, at }) =>
      at > x.min && at < x.max ? [] : [`bar ${id} stands outside the grid`],
    ),
  ]
}

function taskFaults(task: PlotTask, { axes }: PlotPart): string[] {
  const { small } = plotFrame(axes)
  const isInside = ([x, y]: Spot) => x >= axes.x.min && x <= axes.x.max && y >= axes.y.min && y <= axes.y.max
  switch (task.task) {
    case 'points':
      return [
        ...task.wanted.flatMap(spot =>
          isInside(spot) ? [] : [`point ${spot.join(', ')} lies outside the grid`],
        ),
        ...(task.wanted.some(([x, y], at) =>
          task.wanted
            .slice(0, at)
            .some(([ox, oy]) => Math.abs(x - ox) <= small.x && Math.abs(y - oy) <= small.y),
        )
          ? ['two points are closer than a small square']
          : []),
        ...(task.marks <= task.wanted.length ? [] : ['more marks than points']),
        ...(task.follow && task.follow.length !== task.wanted.length
          ? ['not one source for each point']
          : []),
      ]
    case 'bars': {
      const ids = new Set((axes.bars ?? []).map(({ id }) => id))
      return [
        ...Object.entries(task.heights).flatMap(([id, height]) => [
          ...(ids.has(id) ? [] : [`no bar is called ${id}`]),
          ...(height >= axes.y.min && height <= axes.y.max ? [] : [`bar ${id} is higher than the grid`]),
        ]),
        ...(task.marks <= Object.keys(task.heights).length ? [] : ['more marks than bars']),
      ]
    }
    case 'line': {
      const [model] = modelStrokes(axes, task)
      return [
        ...(task.gradient[0] <= task.gradient[1] && task.intercept[0] <= task.intercept[1]
          ? []
          : ['a range is upside down']),
        ...(model && lineInside(axes, task.gradient[0], task.intercept[0])
          ? []
          : ['the line does not cross the grid']),
      ]
    }
    case 'region':
      return [
        ...(spotInside(axes, task.sides) ? [] : ['the grid shows nothing of the region']),
        ...(task.sides.length > 0 ? [] : ['the region has no sides']),
      ]
  }
}
