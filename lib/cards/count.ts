import type { Queue } from './queue'

/** Cards to do today. Stands alone so that a page can say it without the memory model. */
export function countOf({ learning, reviews, fresh }: Pick<Queue, 'learning' | 'reviews' | 'fresh'>): number {
  return learning.length + reviews.length + fresh.length
}
