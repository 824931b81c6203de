import type { JudgedPoint } from '@/lib/exams/marking/verdict'

/** What decides each point, the strongest first, as words that a screen reader says too. */
const MARKS = [
  { verdict: 'earned', className: 'read-earned', name: 'earns' },
  { verdict: 'notEarned', className: 'read-refused', name: 'not accepted' },
  { verdict: 'undecided', className: 'read-open', name: 'you decide' },
] as const

type Props = { text: string; judged: readonly JudgedPoint[] }
type Piece = { from: number; text: string; mark: (typeof MARKS)[number] | null }

/** The answer in pieces that are marked alike. Words that several points share bear the strongest mark. */
function piecesOf({ text, judged }: Props): Piece[] {
  const edges = judged.flatMap(({ spans }) => spans.flatMap(({ from, to }) => [from, to]))
  const places = [...new Set([0, ...edges, text.length])].sort((one, other) => one - other)
  return places.slice(0, -1).map((from, at) => {
    const to = places[at + 1] ?? text.length
    const has = (verdict: JudgedPoint['verdict']) =>
      judged.some(
        each => each.verdict === verdict && each.spans.some(span => span.from <= from && to <= span.to),
      )
    return { from, text: text.slice(from, to), mark: MARKS.find(({ verdict }) => has(verdict)) ?? null }
  })
}

/** A written answer, with the words underlined that decided its points. */
export function ReadAnswer(props: Props) {
  return (
    <p className="given-text">
      {piecesOf(props).map(({ from, text, mark }) =>
        mark ? (
          <u key={from} className={mark.className} title={mark.name}>
            {text}
          </u>
        ) : (
          text
        ),
      )}
    </p>
  )
}
