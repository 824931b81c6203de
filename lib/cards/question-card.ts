import type { AttemptView } from '../contracts/exams'
import { labelText } from '../exams/answers'
import type {
  Explanation,
  PublicField,
  PublicFigure,
  PublicPart,
  PublicQuestion,
  PublicTable,
} from '../exams/public-paper'
import { type CardId, type DeckPlace, questionCardId } from './card'

/** A question of a paper as a card: what its review shows the student anyway. Texts are HTML of our own server. */
export type QuestionCard = {
  id: CardId
  /** "Question 7 (c)(i)" */
  name: string
  marks: number
  front: {
    texts: string[]
    figures: PublicFigure[]
    tables: PublicTable[]
    /** Options, or things to match or to order. */
    lists: string[][]
  }
  answer: string
  solution: string
  note: { href: string; title: string } | null
}

function listsOf(field: PublicField): string[][] {
  switch (field.kind) {
    case 'choice':
      return [
        field.options.map(({ letter, html, cells }) => `<b>${letter}</b> ${cells ? cells.join('; ') : html}`),
      ]
    case 'match':
      return [field.items.map(each => each.html), field.targets.map(each => each.html)]
    case 'order':
      return [field.items.map(each => each.html)]
    case 'numeric':
    case 'expression':
    case 'solutions':
    case 'table':
    case 'written':
      return []
  }
}

function tableOf(field: PublicField): PublicTable[] {
  if (field.kind !== 'table') return []
  const rows = field.rows.map(row => row.map(cell => ('html' in cell ? cell.html : '…')))
  return [{ caption: null, head: field.head, rows }]
}

const present = <T>(value: T | null): T[] => (value === null ? [] : [value])

type PartInput = {
  place: DeckPlace
  examId: string
  question: PublicQuestion
  part: PublicPart
  explanation: Explanation
  note: QuestionCard['note']
}

export function questionCard({ place, examId, question, part, explanation, note }: PartInput): QuestionCard {
  return {
    id: questionCardId(place, examId, part.key),
    name: `Question ${question.number}${part.label ? ` ${labelText(part.label)}` : ''}`,
    marks: part.marks,
    front: {
      texts: [question.stem, part.lead ?? '', part.prompt].filter(text => text !== ''),
      figures: [...present(question.figure), ...present(part.figure)],
      tables: [...present(question.table), ...present(part.table), ...tableOf(part.field)],
      lists: listsOf(part.field),
    },
    answer: explanation.answer,
    solution: explanation.solution,
    note,
  }
}

/** Every part of a reviewed paper as a card. Empty before hand-in: then nothing is known of the answers. */
export function cardsOfReview({
  attempt,
  paper,
  result,
}: AttemptView): { card: QuestionCard; isMissed: boolean }[] {
  const place = { level: attempt.level, subject: attempt.subject } as DeckPlace
  return (result?.parts ?? []).flatMap(({ key, state, earned, available, explanation, subtopic, counts }) => {
    const question = paper.questions.find(each => each.parts.some(part => part.key === key))
    const part = question?.parts.find(each => each.key === key)
    if (!question || !part) return []
    const note = subtopic.href ? { href: subtopic.href, title: `${subtopic.number} ${subtopic.title}` } : null
    const card = questionCard({ place, examId: attempt.examId, question, part, explanation, note })
    return [{ card, isMissed: counts && state !== 'toSelfMark' && earned < available }]
  })
}
