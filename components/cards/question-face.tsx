import { HeadAndRows } from '@/components/exams/head-and-rows'
import { Html } from '@/components/exams/html'
import { Marks } from '@/components/ui/marks'
import type { QuestionCard } from '@/lib/cards/question-card'

/** Places in a paper never change, so they are good keys. */
function Tables({ tables }: Pick<QuestionCard['front'], 'tables'>) {
  return tables.map((table, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed paper
    <table className="table" key={at}>
      <HeadAndRows table={table} />
    </table>
  ))
}

function Figures({ figures }: Pick<QuestionCard['front'], 'figures'>) {
  return figures.map(figure => (
    <figure className="fig" key={figure.title + figure.description}>
      <Html html={figure.svg} />
    </figure>
  ))
}

export function QuestionFront({ card: { front, marks } }: { card: QuestionCard }) {
  return (
    <div className="card-question">
      {front.texts.map(html => (
        <Html key={html} html={html} />
      ))}
      <Figures figures={front.figures} />
      <Tables tables={front.tables} />
      {front.lists.map(list => (
        <ul role="list" className="card-list" key={list.join()}>
          {list.map(html => (
            <li key={html}>
              <Html as="span" html={html} />
            </li>
          ))}
        </ul>
      ))}
      <p className="card-marks">
        <Marks count={marks} />
      </p>
    </div>
  )
}

export function QuestionBack({ card }: { card: QuestionCard }) {
  const { answer, answerFigures, solution, note } = card
  return (
    <div className="card-question">
      <Html className="card-answer" html={answer} />
      <Html html={solution} />
      <Figures figures={answerFigures} />
      {note && (
        <p className="card-note">
          <a href={note.href} target="_blank" rel="noopener">
            Note: {note.title}
            <span className="vh"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </div>
  )
}
