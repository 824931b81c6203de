import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { escapeHtml } from '@/lib/content/escape-html'
import { routes } from '@/lib/routes'
import { TOPICS_ID } from './reader-bar'
import { TreeMarks } from './tree-marks.client'
import { WrittenText } from './written-text.client'

type Props = { subject: Subject; syllabus: Syllabus }

const ICON = '<svg class="icon" aria-hidden="true"><use href="#i-down"></use></svg>'

const item = (number: string, title: string) =>
  `<span class="num">${number}</span><span>${escapeHtml(title)}</span>`

/** As text, so that the document of each note holds the tree once. */
function topicsHtml({ subject, syllabus }: Props): string {
  const topics = syllabus.topics.map(topic => {
    const notes = topic.subtopics.map(
      ({ slug, number, title }) =>
        `<li><a href="${routes.note(subject, topic.slug, slug)}">${item(number, title)}</a></li>`,
    )
    return `<details data-topic="${topic.slug}" name="topics"><summary>${item(topic.number, topic.title)}${ICON}</summary><ul role="list">${notes.join('')}</ul></details>`
  })
  return topics.join('')
}

/**
 * The whole syllabus beside every note. It stands in the layout, so moving from note to note neither sends nor
 * draws it again; what depends on the address and on the reader is marked in the browser.
 */
export function TopicTree({ subject, syllabus }: Props) {
  return (
    <nav className="rtree" id={TOPICS_ID} popover="auto" aria-label="Topics">
      <div className="sidepanel-top">
        <Link href={routes.notes(subject)}>
          {subject.name} {subject.code}
        </Link>
        <button
          type="button"
          className="btn-icon"
          popoverTarget={TOPICS_ID}
          popoverTargetAction="hide"
          aria-label="Close topics"
        >
          <Icon name="close" />
        </button>
      </div>
      <WrittenText name={routes.notes(subject)} written={topicsHtml({ subject, syllabus })} />
      <TreeMarks treeId={TOPICS_ID} />
    </nav>
  )
}
