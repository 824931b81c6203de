import { isRead, type JudgedPoint } from '../marking/verdict'
import type { MarkPoint, Scale } from '../question'

/** What is known of a scheme on both sides: the texts do not matter here. */
type Scheme = readonly Pick<MarkPoint, 'scale'>[]
type Scales = readonly { name: string; outOf: number; bands?: unknown }[]

/** Whether the student chooses a mark on each scale, rather than ticking points. */
export function isByLevels(scales: Scales): boolean {
  return scales.some(({ bands }) => bands)
}

/**
 * What the student's own marking earns. By levels, `ticks` holds one entry for each mark of each scale, in their order;
 * otherwise one for each point of the scheme, and each scale gives no more than it is out of.
 */
export function earnedOnScales(scheme: Scheme, scales: Scales, ticks: readonly boolean[]): number {
  return earnedByScale(scheme, scales, ticks).reduce((sum, earned) => sum + earned, 0)
}

/** The marks that the student's own marking earns on each scale. */
export function earnedByScale(scheme: Scheme, scales: Scales, ticks: readonly boolean[]): number[] {
  if (isByLevels(scales)) return marksByScale(scales, ticks)
  return scales.map(({ name, outOf }) =>
    Math.min(outOf, scheme.filter((point, at) => point.scale === name && ticks[at]).length),
  )
}

/** The mark on each scale, read from the entries of a part that is marked by levels. */
export function marksByScale(scales: Scales, ticks: readonly boolean[]): number[] {
  let start = 0
  return scales.map(({ outOf }) => {
    const own = ticks.slice(start, start + outOf)
    start += outOf
    return own.filter(Boolean).length
  })
}

/** The entries for the marks chosen on each scale: the way back from `marksByScale`. */
export function ticksOfMarks(scales: Scales, marks: readonly number[]): boolean[] {
  return scales.flatMap(({ outOf }, at) =>
    Array.from({ length: outOf }, (_, mark) => mark < (marks[at] ?? 0)),
  )
}

/** How many entries a self-marking has. */
export function tickCount(scheme: Scheme, scales: Scales | undefined): number {
  return scales && isByLevels(scales) ? scales.reduce((sum, { outOf }) => sum + outOf, 0) : scheme.length
}

type Bands<B> = { name: string; bands?: readonly B[] | null }
type Suggestion<B> = { found: number; of: number; band: B | null; isCapped: boolean }

/**
 * Which band the points that were read in an answer speak for: the more of them are earned, the higher, but not the
 * highest where a point that is required was not found. Null where none was read; no band where nothing was found, or
 * where fewer were read than there are bands.
 */
export function suggestionFor<B extends { from: number; to: number }>(
  { name, bands }: Bands<B>,
  scheme: readonly { scale?: string | null; required?: boolean }[],
  judged: readonly JudgedPoint[],
): Suggestion<B> | null {
  const own = judged.flatMap((point, at) =>
    scheme[at]?.scale === name ? [{ ...point, required: scheme[at].required }] : [],
  )
  const read = own.filter(isRead)
  if (!bands || read.length === 0) return null
  const found = read.filter(({ verdict }) => verdict === 'earned').length
  const rising = bands.toSorted((one, other) => one.from - other.from)
  const isCapped = own.some(({ required, verdict }) => required && verdict !== 'earned')
  const level = Math.min(
    Math.ceil((found / read.length) * rising.length),
    isCapped ? rising.length - 1 : rising.length,
  )
  const band = read.length < rising.length ? null : (rising[level - 1] ?? null)
  return { found, of: read.length, band, isCapped }
}

/** What an author can get wrong. */
export function scaleFaults(scheme: readonly MarkPoint[], scales: readonly Scale[], marks: number): string[] {
  const names = new Set(scales.map(({ name }) => name))
  const total = scales.reduce((sum, { outOf }) => sum + outOf, 0)
  return [
    ...scales.flatMap(({ name, outOf, objectives }) =>
      Object.values(objectives).reduce((sum, each) => sum + each, 0) === outOf
        ? []
        : [`${name}: its objectives do not add up to ${outOf}`],
    ),
    ...(total === marks ? [] : [`the scales add up to ${total}, the part has ${marks} marks`]),
    ...(scheme.some(({ required }) => required) && !isByLevels(scales)
      ? ['a point is required, but the part is not marked by levels']
      : []),
    ...(new Set(scales.map(({ bands }) => Boolean(bands))).size > 1
      ? ['some scales have bands, some none']
      : []),
    ...scheme.flatMap(({ scale, text }) =>
      scale !== undefined && names.has(scale) ? [] : [`no scale for the point “${text}”`],
    ),
    ...scales.flatMap(({ name, outOf, bands }) => {
      if (!bands) {
        const points = scheme.filter(({ scale }) => scale === name).length
        return points >= outOf ? [] : [`${name}: ${points} points for ${outOf} marks`]
      }
      const marked = bands.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      )
      const wanted = Array.from({ length: outOf }, (_, at) => at + 1)
      return marked.toSorted((one, other) => one - other).join() === wanted.join()
        ? []
        : [`${name}: the bands do not cover 1 to ${outOf} once each`]
    }),
  ]
}
