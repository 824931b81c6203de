import type { LevelId } from '@/lib/catalogue/levels'
import type { SubjectSlug } from '@/lib/catalogue/subjects'
import type { Prose } from '@/lib/exams/question'
import type { SheetName } from './names'

/** LaTeX of one formula, without dollars. */
type Latex = string

export type SheetBlock =
  | {
      kind: 'formulae'
      title: string
      note?: Prose
      rows: readonly { what: Prose; formulae: readonly Latex[] }[]
    }
  | {
      kind: 'values'
      title: string
      note?: Prose
      rows: readonly { what: string; symbol: Latex; value: Latex; also?: Latex }[]
    }
  | {
      kind: 'table'
      title: string
      note?: Prose
      head: readonly Prose[]
      rows: readonly (readonly Prose[])[]
    }
  /** The elements with the masses as the level prints them. */
  | { kind: 'elements'; title: string; note?: Prose; masses: 'whole' | 'oneDecimal' }

/** What the real paper hands the candidate, typed by us. */
export type Sheet = {
  name: SheetName
  level: LevelId
  subject: SubjectSlug
  title: string
  lead: string
  /** What it is taken from, and where it falls short of the original. */
  basis: Prose
  /** Where a printed paper carries it, as the real one does. */
  place: 'front' | 'end'
  blocks: readonly SheetBlock[]
}
