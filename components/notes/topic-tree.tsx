import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { routes } from '@/lib/routes'
import { TOPICS_ID } from './reader-bar'
import { treeItem } from './tree-lists'
import { TreeMarks } from './tree-marks.client'
import { WrittenText } from './written-text.client'

type Props = { subject: Subject; syllabus: Syllabus }

const ICON = '<svg class="icon" aria-hidden="true"><use href="#i-down"></use></svg>'

/** As text, so that the document of each note holds it once. What is below a topic comes when it is looked at (tree-lists.ts). */
function topicsHtml({ subject, syllabus }: Props): string {
  const topics = syllabus.topics.map(({ slug, number, title }) => {
    const all = `<li><a href="${routes.topic(subject, slug)}"><span></span><span>All of this topic</span></a></li>`
    return `<details data-topic="${slug}" name="topics"><summary>${treeItem(number, title)}${ICON}</summary><ul role="list">${all}</ul></details>`
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
      <TreeMarks treeId={TOPICS_ID} level={subject.level} slug={subject.slug} />
    </nav>
  )
}
