import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Topic } from '@/lib/catalogue/syllabus'
import { routes } from '@/lib/routes'

type Props = {
  subject: Subject
  topic: Topic
  /** Address of questions and of cards, on this page or another. */
  practice: { href: string; name: string } | null
  /** null while there are none */
  cards: { href: string; name: string } | null
  test: string | null
}

/** Where a note, or a topic, leads: each door to the very topic. */
export function Doors({ subject, topic, practice, cards, test }: Props) {
  return (
    <ul role="list" className="doors">
      {practice && (
        <li className="needs-scripts">
          <Link href={practice.href}>
            <Icon name="pencil" /> {practice.name}
          </Link>
        </li>
      )}
      {cards && (
        <li>
          <Link href={cards.href}>
            <Icon name="list" /> {cards.name}
          </Link>
        </li>
      )}
      {test && (
        <li>
          <Link href={routes.topicTest(subject, test)}>
            <Icon name="clock" /> Topic test: {topic.title}
          </Link>
        </li>
      )}
      <li>
        <Link href={routes.tutorSupport}>
          <Icon name="tutor" /> Ask a tutor
        </Link>
      </li>
    </ul>
  )
}
