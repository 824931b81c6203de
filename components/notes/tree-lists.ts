import type { Subject } from '@/lib/catalogue/subjects'
import { escapeHtml } from '@/lib/content/escape-html'
import { type TopicLists, topicListsFile } from '@/lib/notes/topic-lists'
import { routes } from '@/lib/routes'

type TreeSubject = Pick<Subject, 'level' | 'slug'>

/** Set on a tree that has all its lists, so that they are asked for once. */
const FILLED = 'filled'

export const treeItem = (number: string, title: string): string =>
  `<span class="num">${number}</span><span>${escapeHtml(title)}</span>`

/** Writes the sub-topics below each topic, in place of the way to the topic's page. */
export function fillTree(tree: HTMLElement, subject: TreeSubject, lists: TopicLists): void {
  for (const topic of tree.querySelectorAll<HTMLElement>('details[data-topic]')) {
    const { topic: slug = '' } = topic.dataset
    const items = (lists[slug] ?? []).map(
      ([number, note, title]) =>
        `<li><a href="${routes.note(subject, slug, note)}">${treeItem(number, title)}</a></li>`,
    )
    const list = topic.querySelector('ul')
    if (list && items.length > 0) list.innerHTML = items.join('')
  }
  tree.dataset[FILLED] = ''
}

/**
 * The tree of a document names the topics alone, which spares each note a tenth of its bytes; this fetches the rest once.
 * Without a line the ways to the topics' pages stay, and the next look tries again.
 */
export async function fetchLists(tree: HTMLElement, subject: TreeSubject): Promise<boolean> {
  if (tree.dataset[FILLED] !== undefined) return false
  try {
    const answer = await fetch(topicListsFile(subject.level, subject.slug))
    if (!answer.ok) return false
    fillTree(tree, subject, (await answer.json()) as TopicLists)
    return true
  } catch {
    return false
  }
}
