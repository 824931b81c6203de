import type { Syllabus } from '@/lib/catalogue/syllabus'

/** Sub-topics by the slug of their topic, in the order of the syllabus. */
export type TopicLists = Readonly<
  Record<string, readonly (readonly [number: string, slug: string, title: string])[]>
>

/** Where the browser fetches the lists of a subject. */
export const topicListsFile = (level: string, subject: string): string => `/topics/${level}-${subject}.json`

export function topicLists({ topics }: Syllabus): TopicLists {
  return Object.fromEntries(
    topics.map(({ slug, subtopics }) => [
      slug,
      subtopics.map(subtopic => [subtopic.number, subtopic.slug, subtopic.title] as const),
    ]),
  )
}
