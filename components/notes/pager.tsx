import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { type SubtopicPlace, subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { routes } from '@/lib/routes'
import { NextNoteLink } from './next-note-link.client'

type Props = { subject: Subject; syllabus: Syllabus; place: SubtopicPlace }

/** The neighbours in the order of the syllabus; the next one is rendered ahead. */
export function Pager({ subject, syllabus, place }: Props) {
  const order = subtopicsInOrder(syllabus)
  const at = order.findIndex(each => each.subtopic === place.subtopic)
  const [before, after] = [order[at - 1], order[at + 1]]
  const href = ({ topic, subtopic }: SubtopicPlace) => routes.note(subject, topic.slug, subtopic.slug)
  return (
    <nav className="pager" aria-label="Previous and next note">
      {before && (
        <Link href={href(before)}>
          <small>
            <Icon name="back" />
            Previous
          </small>
          <span>
            <span className="num">{before.subtopic.number}</span> {before.subtopic.title}
          </span>
        </Link>
      )}
      {after && (
        <NextNoteLink className="pager-next" href={href(after)}>
          <small>
            Next
            <Icon name="arrow" />
          </small>
          <span>
            <span className="num">{after.subtopic.number}</span> {after.subtopic.title}
          </span>
        </NextNoteLink>
      )}
    </nav>
  )
}
