import type { Paper, PointTier, Route, Subtopic, Syllabus, Topic } from './syllabus'

/** A sub-topic's slug is unique within its topic only, so the two travel together. */
export type SubtopicPlace = { topic: Topic; subtopic: Subtopic }

export function findTopic(syllabus: Syllabus, topicSlug: string): Topic | null {
  return syllabus.topics.find(topic => topic.slug === topicSlug) ?? null
}

export function findSubtopic(
  syllabus: Syllabus,
  topicSlug: string,
  subtopicSlug: string,
): SubtopicPlace | null {
  const topic = findTopic(syllabus, topicSlug)
  const subtopic = topic?.subtopics.find(each => each.slug === subtopicSlug)
  return topic && subtopic ? { topic, subtopic } : null
}

/** @throws when the syllabus has no such topic */
export function requireTopic(syllabus: Syllabus, topicSlug: string): Topic {
  const topic = findTopic(syllabus, topicSlug)
  if (!topic) throw new Error(`${syllabus.code} has no topic ${topicSlug}`)
  return topic
}

/** @throws when the syllabus has no such sub-topic */
export function requireSubtopic(syllabus: Syllabus, topicSlug: string, subtopicSlug: string): SubtopicPlace {
  const place = findSubtopic(syllabus, topicSlug, subtopicSlug)
  if (!place) throw new Error(`${syllabus.code} has no sub-topic ${topicSlug}/${subtopicSlug}`)
  return place
}

/** Every sub-topic in the order of the syllabus, across topics: the neighbours are previous and next. */
export function subtopicsInOrder(syllabus: Syllabus): SubtopicPlace[] {
  return syllabus.topics.flatMap(topic => topic.subtopics.map(subtopic => ({ topic, subtopic })))
}

/** Of those that are wanted the nearest in the order of the syllabus, in the same topic first; the later of two. */
export function nearestPlace(
  syllabus: Syllabus,
  from: SubtopicPlace,
  isWanted: (place: SubtopicPlace) => boolean,
): SubtopicPlace | null {
  const order = subtopicsInOrder(syllabus)
  const at = order.findIndex(each => each.subtopic === from.subtopic)
  const farness = ({ place, index }: { place: SubtopicPlace; index: number }) =>
    Math.abs(index - at) * 2 - (index > at ? 1 : 0) + (place.topic === from.topic ? 0 : order.length * 2)
  const wanted = order.map((place, index) => ({ place, index })).filter(({ place }) => isWanted(place))
  return wanted.sort((a, b) => farness(a) - farness(b))[0]?.place ?? null
}

export function countSubtopics(topics: readonly Topic[]): number {
  return sum(topics.map(topic => topic.subtopics.length))
}

/** Points of a whole syllabus, a topic or a sub-topic; with `tier`, only those of that tier. */
export function countPoints(part: Syllabus | Topic | Subtopic, tier?: PointTier): number {
  if ('topics' in part) return sum(part.topics.map(topic => countPoints(topic, tier)))
  if ('subtopics' in part) return sum(part.subtopics.map(subtopic => countPoints(subtopic, tier)))
  return part.points.filter(point => tier === undefined || point.tier === tier).length
}

/** The papers a candidate of this route may meet, alternatives included, by number. */
export function papersOfRoute(syllabus: Syllabus, route: Route): Paper[] {
  const numbers = [...route.papers, ...route.oneOf]
  return syllabus.papers.filter(paper => numbers.includes(paper.number))
}

/** Each complete set of papers that one candidate can sit: two for "Papers 1, 3 and either 5 or 6". */
export function sittingsOfRoute(syllabus: Syllabus, route: Route): Paper[][] {
  const choices = route.oneOf.length > 0 ? route.oneOf.map(number => [number]) : [[]]
  return choices.map(choice => papersOfRoute(syllabus, { ...route, oneOf: choice }))
}

/** 'E1.2' of Extended stands in topic 1; the P of 'P.1' is the topic itself. */
export function withoutPrefix(number: string): string {
  return number.replace(/^[A-Z](?=\d)/, '')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
