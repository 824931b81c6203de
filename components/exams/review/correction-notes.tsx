import { dayText } from '@/lib/blogs/post'
import { counted } from '@/lib/catalogue/wording'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import { Html } from '../html'

/** What was corrected in a part since the paper was drawn, and what that did to its marks. */
export function CorrectionNotes({ result: { explanation, before, earned } }: { result: CheckedPart }) {
  // A part that an older page kept on this device knows of no corrections.
  const corrections = explanation.corrections ?? []
  if (corrections.length === 0) return null
  return (
    <div className="correction">
      {corrections.map(({ day, html }) => (
        <p key={`${day} ${html}`}>
          <b>Corrected on {dayText(day)}.</b> <Html as="span" html={html} />
        </p>
      ))}
      {before !== null && (
        <p className="num">
          Before: {counted(before, 'mark')}, now: {earned}.
        </p>
      )}
    </div>
  )
}
