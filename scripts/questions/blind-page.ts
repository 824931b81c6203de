import { labelText, OPTION_LETTERS } from '@/lib/exams/answers'
import { drawingsOf } from '@/lib/exams/drawings'
import { explainPart, schemeOf } from '@/lib/exams/kinds/registry'
import type { DataTable, Part, Question, TableCell } from '@/lib/exams/question'
import type { Figure } from '@/lib/figures/figure'
import { type Drawn, filesOf, keyHead } from './blind-draws'

const HOW = `Solve every question before you look at the key. Write a text file with one line for each answer:

  7b: 250 J            question 7, part (b); without a letter where the question has no parts, 7c.ii for (c)(ii)
  3: C                 the letter of an option
  4a: x = 2, x = -3    numbers, expressions, equations, lists of solutions, structures: as a student types them
  5: i1=t2, i2=t1      match: each item with its target
  6: i3 i1 i2          put in order
  8: cell=12; other=7  tables: the name in brackets, and what stands there; a semicolon between cells
  9: osmosis; active transport   words, a semicolon between answers

What is written in sentences, drawn, or filled into an account is for your eye: compare it with the key afterwards. When you
have read a template so, and find it right, add a line \`ok: \` with its id, which the comparison prints. It does not
sign a template in which an answer that you typed differs: find out who erred, and mend the key or your line.`

const table = (data: DataTable | undefined): string[] =>
  data ? [data.caption ?? '', ...[data.head, ...data.rows].map(row => row.join(' | '))].filter(Boolean) : []

const figureLine = (figure: Figure | undefined, name: string): string[] =>
  figure ? [`[figure ${name}: ${figure.title}. ${figure.description}]`] : []

function cellText(cell: TableCell): string {
  if ('text' in cell) return cell.text
  return `[${cell.blank}]${cell.choices ? ` (one of: ${cell.choices.join(', ')})` : ''}`
}

/** What a student sees of the field of a part, and nothing of its key. */
function fieldOf(part: Part): string[] {
  switch (part.kind) {
    case 'choice':
      return [
        ...(part.columns ? [`     ${part.columns.join(' | ')}`] : []),
        ...part.options.map(
          ({ text, cells }, at) => `  ${OPTION_LETTERS[at]}  ${cells?.join(' | ') ?? text}`,
        ),
      ]
    case 'numeric':
      return [part.unitMode === 'given' ? `  ………… ${part.unit}` : '  ………… (with its unit)']
    case 'match':
      return [...part.items, ...part.targets].map(({ id, text }) => `  ${id}  ${text}`)
    case 'order':
      return part.items.map(({ id, text }) => `  ${id}  ${text}`)
    case 'table':
      return [part.head.join(' | '), ...part.rows.map(row => row.map(cellText).join(' | '))].map(
        row => `  ${row}`,
      )
    case 'words':
      return [`  (${part.asked} asked)`]
    case 'ledger':
      return [
        `  ${part.account}`,
        ...part.given.map(({ side, narrative, amount }) => `  ${side}: ${narrative} ${amount}`),
        ...(part.narratives ? [`  from: ${part.narratives.join(', ')}`] : []),
      ]
    case 'draw':
    case 'written': {
      const labels = part.kind === 'draw' ? part.labels : part.board?.labels
      return labels ? [`  labels: ${labels.map(({ text }) => text).join(', ')}`] : []
    }
    case 'expression':
    case 'equation':
    case 'solutions':
    case 'structure':
    case 'plot':
      return []
  }
}

function partPage(number: number, part: Part): string[] {
  return [
    ...(part.lead ? [part.lead] : []),
    `${labelText(part.label)} ${part.prompt} [${part.marks}]`.trim(),
    ...figureLine(part.figure, `${number}${part.label}`),
    ...table(part.table),
    ...fieldOf(part),
  ]
}

function questionPage({ number, question }: Drawn): string {
  const { stem, figure, parts } = question
  const lines = [stem, ...figureLine(figure, String(number)), ...table(question.table)]
  return [`--- ${number}`, ...lines.filter(Boolean), ...parts.flatMap(part => partPage(number, part))].join(
    '\n',
  )
}

function partKey(part: Part): string {
  const { answer, keyed } = explainPart(part)
  return [
    `${labelText(part.label)} ${answer}${keyed ? ` ${JSON.stringify(keyed)}` : ''}`.trim(),
    ...schemeOf(part).map(({ code, text }) => `  ${code} ${text}`),
    `  ${part.solution}`,
  ].join('\n')
}

const questionKey = ({ number, template, question }: Drawn): string =>
  [`--- ${number} ${template.id}`, ...question.parts.map(partKey)].join('\n')

/** Only what is seen before the answer, by number of question and label of part. */
function figuresOf({ number, question }: { number: number; question: Question }): Figure[] {
  const own: [string, Figure | undefined][] = [
    [String(number), question.figure],
    ...question.parts.map((part): [string, Figure | undefined] => [`${number}${part.label}`, part.figure]),
  ]
  return own.flatMap(([name, figure]) => (figure ? [{ ...figure, name }] : []))
}

/** The student's page, the key, and the figures that the page names. */
export function blindReading(folder: string, seed: string, drawn: readonly Drawn[]) {
  const figures = drawn.flatMap(figuresOf)
  const sheet = figures.length > 0 ? `\n\nThe figures are in ${filesOf(folder).figures}.` : ''
  return {
    page: [`${HOW}${sheet}`, ...drawn.map(questionPage), ''].join('\n\n'),
    key: [keyHead(folder, seed), ...drawn.map(questionKey), ''].join('\n\n'),
    figures,
    /** Drawn answers, for the eye. */
    answers: drawn.flatMap(({ number, question }) => {
      const seen = new Set([question.figure, ...question.parts.map(({ figure }) => figure)])
      return drawingsOf(question).flatMap(figure =>
        seen.has(figure) ? [] : [{ ...figure, name: String(number) }],
      )
    }),
  }
}
