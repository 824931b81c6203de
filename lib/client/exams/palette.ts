import { isBlank } from '@/lib/exams/blank'
import type { PublicPaper, PublicQuestion, PublicSection } from '@/lib/exams/public-paper'
import { type Records, recordOf } from './sitting'

export type Progress = 'unseen' | 'seen' | 'partly' | 'answered'

export type PaletteCell = {
  number: number
  progress: Progress
  flagged: boolean
  guessed: boolean
  /** What the cell shows beside the number: the letter chosen, '2/4', or a sign. */
  sign: string
  /** The same in words. */
  words: string
}

export const PROGRESS_WORDS: Record<Progress, string> = {
  unseen: 'not seen yet',
  seen: 'seen, not answered',
  partly: 'partly answered',
  answered: 'answered',
}

export function isFlagged(question: PublicQuestion, records: Records): boolean {
  return question.parts.some(part => recordOf(records, part.key).flagged)
}

export function isGuessed(question: PublicQuestion, records: Records): boolean {
  return question.parts.some(part => recordOf(records, part.key).guessed)
}

function progressOf(question: PublicQuestion, records: Records): { progress: Progress; answered: number } {
  const known = question.parts.map(part => records[part.key]).filter(record => record !== undefined)
  const answered = known.filter(record => !isBlank(record.answer)).length
  if (answered === question.parts.length) return { progress: 'answered', answered }
  if (answered > 0) return { progress: 'partly', answered }
  return { progress: known.some(record => record.timeMs > 0 || record.seq > 0) ? 'seen' : 'unseen', answered }
}

export function cellOf(question: PublicQuestion, records: Records): PaletteCell {
  const { progress, answered } = progressOf(question, records)
  const flagged = isFlagged(question, records)
  const guessed = isGuessed(question, records)
  const only = question.parts.length === 1 ? records[question.parts[0]?.key ?? '']?.answer : null
  const letter = only?.kind === 'choice' ? only.choice : null
  const part = `${answered} of ${question.parts.length} parts answered`
  const words = letter ? `answered ${letter}` : progress === 'partly' ? part : PROGRESS_WORDS[progress]
  return {
    number: question.number,
    progress,
    flagged,
    guessed,
    sign: letter ?? signOf(progress, answered, question.parts.length),
    words: [words, guessed && 'a guess', flagged && 'flagged'].filter(Boolean).join(', '),
  }
}

function signOf(progress: Progress, answered: number, parts: number): string {
  if (progress === 'answered') return '✓'
  if (progress === 'partly') return `${answered}/${parts}`
  return progress === 'seen' ? '–' : ''
}

export function paletteOf(paper: PublicPaper, records: Records): PaletteCell[] {
  return paper.questions.map(question => cellOf(question, records))
}

export type PaletteFilter = 'all' | 'todo' | 'flagged' | 'guessed'

export function filtered(cells: readonly PaletteCell[], filter: PaletteFilter): PaletteCell[] {
  if (filter === 'all') return [...cells]
  if (filter === 'flagged') return cells.filter(cell => cell.flagged)
  if (filter === 'guessed') return cells.filter(cell => cell.guessed)
  return cells.filter(cell => cell.progress !== 'answered')
}

export type SectionProgress = { section: PublicSection; started: number; wanted: number }

/** Of sections that leave a choice, how many questions have been begun and how many are to be answered. */
export function choiceSections(paper: PublicPaper, records: Records): SectionProgress[] {
  return paper.sections
    .filter(section => section.choose !== null)
    .map(section => ({
      section,
      wanted: section.choose ?? 0,
      started: section.questions.filter(number => {
        const question = paper.questions.find(each => each.number === number)
        return question !== undefined && progressOf(question, records).answered > 0
      }).length,
    }))
}

export type Tally = { answered: number; partly: number; blank: number; flagged: number; wanted: number }

const isFull = ({ progress }: PaletteCell) => progress === 'answered'
const isBegun = ({ progress }: PaletteCell) => progress === 'answered' || progress === 'partly'

/** Counts of what is asked for: of a section that leaves a choice at most so many, those that are furthest. */
export function tallyOf(paper: PublicPaper, records: Records): Tally {
  const cells = paletteOf(paper, records)
  const asked = paper.sections.flatMap(({ questions, choose }) => {
    const own = cells.filter(({ number }) => questions.includes(number))
    const rank = (cell: PaletteCell) => Number(isFull(cell)) + Number(isBegun(cell))
    return choose === null ? own : own.toSorted((one, other) => rank(other) - rank(one)).slice(0, choose)
  })
  const answered = asked.filter(isFull).length
  const begun = asked.filter(isBegun).length
  return {
    answered,
    partly: begun - answered,
    blank: asked.length - begun,
    flagged: cells.filter(cell => cell.flagged).length,
    wanted: asked.length,
  }
}

export type Blanks = {
  /** Where a choice is left: of which section, and how many of the numbers are still to be answered. */
  choice: { title: string; count: number } | null
  numbers: number[]
}

/** The questions still blank: those that all must answer, then section by section what may be chosen from. */
export function blanksOf(paper: PublicPaper, records: Records): Blanks[] {
  const blank = new Set(
    paletteOf(paper, records)
      .filter(cell => !isBegun(cell))
      .map(cell => cell.number),
  )
  const blankOf = ({ questions }: PublicSection) => questions.filter(number => blank.has(number))
  const must = paper.sections.filter(({ choose }) => choose === null).flatMap(blankOf)
  const open = choiceSections(paper, records).filter(({ started, wanted }) => started < wanted)
  return [
    { choice: null, numbers: must },
    ...open.map(({ section, started, wanted }) => ({
      choice: { title: section.title, count: wanted - started },
      numbers: blankOf(section),
    })),
  ].filter(({ numbers }) => numbers.length > 0)
}
