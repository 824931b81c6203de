import { Icon } from '@/components/ui/icon'
import { latePart } from '@/components/ui/late-part.client'
import type { Answer } from '@/lib/exams/answers'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import type { EntryVerdict } from '@/lib/exams/marking/verdict'
import type { PublicPart } from '@/lib/exams/public-paper'
import { isDrawnOn, sketchOf } from '../drawn-on'
import { Html, wordsOf } from '../html'
import { LEDGER_SIDES, SIDE_NAMES } from '../ledger-parts'
import { READERS } from '../sit/fields/readers'
import { PaperFigure } from '../source.client'
import { JudgedEntries } from './judged-entries'
import { ReadAnswer } from './read-answer'

const DrawnAnswer = latePart(READERS.drawnAnswer)
const DrawnMolecule = latePart(READERS.drawnMolecule)

type Props = { part: PublicPart; result: CheckedPart; answer: Answer | null }

type ChoiceProps = Props & { field: Extract<PublicPart['field'], { kind: 'choice' }> }

/** All four options, yours and the right one marked, each wrong one with the error that leads to it. */
function Options({ field, result, answer }: ChoiceProps) {
  const chosen = answer?.kind === 'choice' ? answer.choice : null
  return (
    <ul role="list" className="verdicts">
      {field.options.map(({ letter, html, cells }) => {
        const error = result.explanation.errors?.find(each => each.letter === letter)?.error ?? null
        const isRight = error === null
        const isYours = chosen === letter
        const look = isRight ? ' is-answer' : isYours ? ' is-yours' : ''
        return (
          <li className={`verdict${look}`} key={letter}>
            <span className="lozenge">{letter}</span>
            <span>
              <Html as="span" html={cells ? cells.join('; ') : html} />
              {error && <Html as="span" className="option-error" html={error} />}
            </span>
            {(isRight || isYours) && (
              <span className="tag">
                <Icon name={isRight ? 'tick' : 'cross'} />
                {isRight ? (isYours ? 'your answer, correct' : 'correct') : 'your answer'}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What belongs where, with what stands there: matches and orders, and tables with what the marker says of each cell. */
function comparedEntries({ part: { field }, result, answer }: Props): EntryVerdict[] | null {
  const keyed = result.explanation.keyed
  if (!keyed) return null
  if (field.kind === 'match') {
    const pairs = answer?.kind === 'match' ? answer.pairs : {}
    const target = (id: string | undefined) => wordsOf(field.targets.find(each => each.id === id)?.html ?? '')
    return field.items.map(({ id, html }) => ({
      ...compared(target(pairs[id]), target(keyed[id]), pairs[id] === keyed[id]),
      what: wordsOf(html),
    }))
  }
  if (field.kind === 'order') {
    const ids = answer?.kind === 'order' ? answer.ids : []
    return field.items
      .map(({ id, html }) => {
        const [yours, right] = [ids.includes(id) ? String(ids.indexOf(id) + 1) : '', keyed[id] ?? '']
        return { ...compared(yours, right, yours === right), what: wordsOf(html) }
      })
      .sort((one, other) => Number(one.right) - Number(other.right))
  }
  return field.kind === 'table' ? cellEntries(field, result, answer) : null
}

function compared(yours: string, right: string, isRight: boolean): Omit<EntryVerdict, 'what'> {
  return { yours, right, verdict: yours === '' ? 'blank' : isRight ? 'right' : 'wrong', remark: null }
}

type TableField = Extract<PublicPart['field'], { kind: 'table' }>

function cellEntries(field: TableField, { cells, explanation }: CheckedPart, answer: Answer | null) {
  const typed = answer?.kind === 'table' ? answer.cells : {}
  return field.rows.flatMap((row, line) =>
    row.flatMap((cell, at): EntryVerdict[] => {
      if ('html' in cell) return []
      const first = row.find(each => 'html' in each && wordsOf(each.html) !== '')
      const rowName = first && 'html' in first ? wordsOf(first.html) : `Row ${line + 1}`
      const { verdict, remark } = cells?.[cell.blank] ?? { verdict: 'blank', remark: null }
      return [
        {
          what: `${rowName}, ${wordsOf(field.head[at] ?? '')}`,
          yours: typed[cell.blank] ?? '',
          // An amount stays in one line on a narrow screen.
          right: (explanation.keyed?.[cell.blank] ?? '').replaceAll('\u2009', '\u202f'),
          verdict,
          remark,
        },
      ]
    }),
  )
}

function typedText(answer: Answer | null): string {
  switch (answer?.kind) {
    case 'numeric':
      return [answer.value, answer.unit].filter(Boolean).join(' ')
    case 'expression':
    case 'solutions':
    case 'equation':
    case 'structure':
    case 'written':
      return answer.text
    case 'words':
      return answer.texts.filter(text => text.trim() !== '').join('\n')
    case 'ledger':
      return LEDGER_SIDES.flatMap(side =>
        answer[side].flatMap(({ date, narrative, amount }) => {
          const row = [date, narrative, amount].filter(each => each.trim() !== '').join(', ')
          return row === '' ? [] : [`${SIDE_NAMES[side]}: ${row}`]
        }),
      ).join('\n')
    case 'choice':
    case 'match':
    case 'order':
    case 'table':
    case 'plot':
    case 'draw':
    case undefined:
      return ''
  }
}

function Typed({ part, result, answer }: Props) {
  const { explanation, readAs } = result
  const typed = typedText(answer)
  const drawn = answer?.kind === 'structure' ? answer.drawn : null
  return (
    <div className="given-pair">
      <div className="given">
        <p className="given-head">Your answer</p>
        {drawn ? (
          <DrawnMolecule molecule={drawn} />
        ) : result.judged ? (
          <ReadAnswer text={typed} judged={result.judged} />
        ) : (
          <p className="given-text">{typed || <span className="muted">blank</span>}</p>
        )}
        {readAs && (
          <p className="hint">
            Read as <Html as="span" html={readAs} />
          </p>
        )}
      </div>
      <div className="given">
        <p className="given-head">{part.field.kind === 'written' ? 'A full answer' : 'Right answer'}</p>
        <Html className="exam-text" html={explanation.answer} />
        {explanation.modelFigure && !isDrawnOn(part) && <PaperFigure figure={explanation.modelFigure} />}
      </div>
    </div>
  )
}

/** An account says itself what is right; of words the right ones stand below. */
function Entries({ part, result, entries }: Props & { entries: NonNullable<CheckedPart['entries']> }) {
  return (
    <>
      <JudgedEntries entries={entries} />
      {part.field.kind === 'words' && (
        <div className="given">
          <p className="given-head">{part.field.lines === 1 ? 'Right answer' : 'Right answers'}</p>
          <Html className="exam-text" html={result.explanation.answer} />
        </div>
      )}
    </>
  )
}

function Drawing({ part, result, answer }: Props) {
  const sketch = sketchOf(part)
  if (!sketch || !part.figure) return null
  const strokes = answer && 'strokes' in answer ? (answer.strokes ?? []) : []
  return (
    <DrawnAnswer
      field={sketch}
      figure={part.figure}
      strokes={strokes}
      model={result.explanation.modelFigure}
    />
  )
}

export function GivenAnswer(props: Props) {
  const { field } = props.part
  if (field.kind === 'choice') return <Options {...props} field={field} />
  if (isDrawnOn(props.part))
    return (
      <>
        <Drawing {...props} />
        {field.kind === 'written' && <Typed {...props} />}
      </>
    )
  if (props.result.entries) return <Entries {...props} entries={props.result.entries} />
  const entries = comparedEntries(props)
  return entries ? <JudgedEntries entries={entries} /> : <Typed {...props} />
}
