import { escapeHtml } from '../content/escape-html'
import { labelText } from '../exams/answers'
import type { AttemptResult } from '../exams/marked-paper'
import type {
  Explanation,
  PublicField,
  PublicFigure,
  PublicPaper,
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
  /** Drawings of the answer and of the worked solution. */
  answerFigures: PublicFigure[]
  note: { href: string; title: string } | null
}

/** Of a handed-in paper what its cards are made of. */
type Reviewed = {
  attempt: { level: string; subject: string; examId: string }
  paper: PublicPaper
  result: AttemptResult | null
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
    case 'ledger':
      return field.narratives ? [field.narratives.map(escapeHtml)] : []
    case 'numeric':
    case 'expression':
    case 'equation':
    case 'structure':
    case 'plot':
    case 'draw':
    case 'solutions':
    case 'table':
    case 'words':
    case 'written':
      return []
  }
}

function tableOf(field: PublicField): PublicTable[] {
  if (field.kind === 'ledger') return [ledgerTable(field)]
  if (field.kind !== 'table') return []
  const rows = field.rows.map(row => row.map(cell => ('html' in cell ? cell.html : '…')))
  return [{ caption: null, head: field.head, rows }]
}

/** Reviews kept before a drawing was known lack its field. */
const present = <T>(value: T | null | undefined): T[] => (value ? [value] : [])
/** What is printed of an account, side by side; a card shows none of its empty lines. */
function ledgerTable({ account, currency, given }: Extract<PublicField, { kind: 'ledger' }>): PublicTable {
  const side = (name: 'debit' | 'credit') => given.filter(each => each.side === name)
  const cells = (row: (typeof given)[number] | undefined) =>
    row ? [escapeHtml([row.date, row.narrative].filter(Boolean).join(' ')), row.amount] : ['…', '…']
  const [debit, credit] = [side('debit'), side('credit')]
  const lines = Math.max(debit.length, credit.length) + 1
  return {
    caption: account,
    head: ['Debit', currency, 'Credit', currency],
    rows: Array.from({ length: lines }, (_, at) => [...cells(debit[at]), ...cells(credit[at])]),
  }
}

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
    answerFigures: [...present(explanation.modelFigure), ...present(explanation.solutionFigure)],
    note,
  }
}

/** Every part of a reviewed paper as a card. Empty before hand-in: then nothing is known of the answers. */
export function cardsOfReview({
  attempt,
  paper,
  result,
}: Reviewed): { card: QuestionCard; isMissed: boolean }[] {
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
