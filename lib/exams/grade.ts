import type { Syllabus } from '@/lib/catalogue/syllabus'
import type { GradeRange } from './marked-paper'

/**
 * A mock is not a sitting: published thresholds belong to papers of another difficulty. So the estimate is the range
 * of grades that this percentage would have earned, five points either way, over every published series we hold.
 */
const EITHER_WAY_PERCENT = 5
const PERCENT = 100

type Table = Syllabus['gradeThresholds']['tables'][number]

/** Null where nothing is published, or where too little of the paper has been marked to say. */
export function estimateGrade(
  syllabus: Pick<Syllabus, 'gradeThresholds'>,
  component: string,
  { earned, available, totalMarks }: { earned: number; available: number; totalMarks: number },
): GradeRange | null {
  const tables = tablesFor(syllabus.gradeThresholds.tables, component)
  const newest = tables[0]
  if (!newest || available === 0 || available < totalMarks) return null
  const percent = (earned / available) * PERCENT
  const grades = tables.flatMap(table => [
    gradeAt(table, percent - EITHER_WAY_PERCENT),
    gradeAt(table, percent + EITHER_WAY_PERCENT),
  ])
  const order = [...newest.marks.map(({ grade }) => grade as string), UNGRADED]
  const ranked = grades.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  return {
    high: ranked[0] ?? UNGRADED,
    low: ranked.at(-1) ?? UNGRADED,
    scale: newest.marks.map(({ grade, mark }) => ({
      grade,
      mark: Math.round((mark / newest.max) * totalMarks),
    })),
    basis: tables.map(({ series }) => series).join(', '),
    source: newest.source,
  }
}

const UNGRADED = 'U'

/** Tables of this very component first, else those of a whole award that counts it. */
function tablesFor(tables: readonly Table[], component: string): Table[] {
  const counting = tables.filter(table => table.components.some(each => each.startsWith(component)))
  const own = counting.filter(({ kind }) => kind === 'component')
  return own.length > 0 ? own : counting
}

function gradeAt({ marks, max }: Table, percent: number): string {
  return marks.find(({ mark }) => percent >= (mark / max) * PERCENT - 1e-9)?.grade ?? UNGRADED
}
