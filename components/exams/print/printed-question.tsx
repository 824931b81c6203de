import { Marks } from '@/components/ui/marks'
import { escapeHtml } from '@/lib/content/escape-html'
import { labelText } from '@/lib/exams/answers'
import type {
  PublicCell,
  PublicFigure,
  PublicPart,
  PublicQuestion,
  SketchLabel,
} from '@/lib/exams/public-paper'
import { Html } from '../html'
import { GivenEntries, LEDGER_SIDES, LedgerHead } from '../ledger-parts'
import type { FieldOf } from '../sit/fields/field-props'
import { PaperTable } from '../source.client'

export function PrintedFigure({ figure }: { figure: PublicFigure }) {
  return (
    <figure className="fig printed-fig">
      <Html html={figure.svg} />
    </figure>
  )
}

/** Dotted lines to write on; their number only is a choice, so they come from a list. */
function Lines({ count }: { count: number }) {
  return (
    <div className="lines" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike
        <i key={at} />
      ))}
    </div>
  )
}

/** A cell that is picked shows what from. */
function printedCell(cell: PublicCell): string {
  if ('html' in cell) return cell.html
  return cell.choices ? cell.choices.map(escapeHtml).join(' / ') : '&nbsp;'
}

/** Both sides of an account, with its empty lines; narratives to choose from stand below. */
function PrintedLedger({ field }: { field: FieldOf<'ledger'> }) {
  const empty = field.dated ? ['date', 'narrative', 'amount'] : ['narrative', 'amount']
  return (
    <>
      <Html as="div" className="ledger-account" html={field.account} />
      <div className="ledger">
        {LEDGER_SIDES.map(side => (
          <table className="table" key={side}>
            <LedgerHead side={side} dated={field.dated} currency={field.currency} />
            <tbody>
              <GivenEntries field={field} side={side} />
              {Array.from({ length: field.lines }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike
                <tr key={line}>
                  {empty.map(column => (
                    <td key={column}>&nbsp;</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {field.narratives && <p className="ask">Choose from: {field.narratives.join('; ')}.</p>}
    </>
  )
}

function LabelsToUse({ labels }: { labels: readonly SketchLabel[] }) {
  if (labels.length < 2) return null
  return <p className="ask">Labels: {labels.map(({ text }) => text).join(', ')}.</p>
}

/** Lines of working before a number: two for each mark, as on real papers. */
const LINES_PER_MARK = 2

function AnswerSpace({ part }: { part: PublicPart }) {
  const { field, marks } = part
  switch (field.kind) {
    case 'choice':
      return (
        <ol
          role="list"
          className={field.columns ? `printed-options cols-${field.columns.length}` : 'printed-options'}
        >
          {field.columns && (
            <li className="printed-heads">
              <b />
              {field.columns.map(html => (
                <Html as="span" key={html} html={html} />
              ))}
            </li>
          )}
          {field.options.map(({ letter, html, cells }) => (
            <li key={letter}>
              <b>{letter}</b>
              {cells ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: fixed columns
                cells.map((cell, at) => <Html as="span" key={at} html={cell} />)
              ) : (
                <Html as="span" html={html} />
              )}
            </li>
          ))}
        </ol>
      )
    case 'numeric':
    case 'expression':
      return (
        <>
          {field.ask && <p className="ask">{field.ask}</p>}
          <Lines count={marks * LINES_PER_MARK} />
          <p className="answer-rule">
            <span /> {field.kind === 'numeric' && field.unit && <Html as="span" html={field.unit} />}
            {field.kind === 'numeric' && field.asksUnit && ' unit '}
            {field.kind === 'numeric' && field.asksUnit && <span className="short" />}
          </p>
        </>
      )
    case 'equation':
      return (
        <>
          {field.asksStates && <p className="ask">Include state symbols.</p>}
          <p className="answer-rule is-wide">
            <span />
          </p>
        </>
      )
    case 'words':
      return <Lines count={field.lines} />
    case 'ledger':
      return <PrintedLedger field={field} />
    case 'solutions':
      return (
        <>
          {field.ask && <p className="ask">{field.ask}</p>}
          <Lines count={marks * LINES_PER_MARK} />
          <p className="answer-rule">
            <i>{field.letter}</i> = <span />
          </p>
        </>
      )
    case 'written':
      return (
        <>
          {field.board && <LabelsToUse labels={field.board.labels} />}
          <Lines count={field.lines} />
        </>
      )
    case 'structure':
      return <div className="printed-space" aria-hidden="true" />
    // Drawn on the figure above.
    case 'plot':
    case 'draw':
      return <LabelsToUse labels={field.labels} />
    case 'match':
      return (
        <div className="printed-match">
          <ul role="list">
            {field.items.map(item => (
              <li key={item.id}>
                <Html as="span" html={item.html} />
              </li>
            ))}
          </ul>
          <ul role="list">
            {field.targets.map(target => (
              <li key={target.id}>
                <Html as="span" html={target.html} />
              </li>
            ))}
          </ul>
        </div>
      )
    case 'order':
      return (
        <ol role="list" className="printed-order">
          {field.items.map(item => (
            <li key={item.id}>
              <i /> <Html as="span" html={item.html} />
            </li>
          ))}
        </ol>
      )
    case 'table':
      return (
        <PaperTable
          table={{
            caption: null,
            head: field.head,
            rows: field.rows.map(row => row.map(printedCell)),
          }}
        />
      )
  }
}

export function PrintedQuestion({ question }: { question: PublicQuestion }) {
  const { number, stem, figure, table, parts } = question
  return (
    <section className="printed-question" aria-label={`Question ${number}`}>
      <b className="printed-no">{number}</b>
      <div>
        {stem && <Html className="exam-text" html={stem} />}
        {figure && <PrintedFigure figure={figure} />}
        {table && <PaperTable table={table} />}
        {parts.map(part => (
          <div className="printed-part" key={part.key}>
            {part.lead && <Html className="exam-text" html={part.lead} />}
            <div className="printed-prompt">
              {part.label && <b>{labelText(part.label)}</b>}
              <Html className="exam-text" html={part.prompt} />
            </div>
            {part.figure && <PrintedFigure figure={part.figure} />}
            {part.table && <PaperTable table={part.table} />}
            <AnswerSpace part={part} />
            <p className="printed-marks">
              <Marks count={part.marks} />
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
