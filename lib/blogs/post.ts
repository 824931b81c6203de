/** An article of /blogs. Its file name is its slug; words per minute as below give the reading time. */
export type Post = {
  slug: string
  title: string
  description: string
  summary: string
  /** ISO days. */
  date: string
  updated: string
  tags: readonly string[]
  minutes: number
}

/** A calm pace for teenagers reading to learn (Brysbaert 2019 gives 238 for adults' silent reading). */
const WORDS_PER_MINUTE = 200

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** "12 Nov 2026", the same on every machine. */
export function dayText(isoDay: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${isoDay}T00:00:00Z`))
}
