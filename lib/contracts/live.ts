/**
 * Live news to a signed-in person: only what kind of thing has changed and its id travel, never the thing itself;
 * the page re-reads it by the API. A new kind is a word here.
 */
export const LIVE_KINDS = ['tutoring'] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

export type LiveNews = { kind: LiveKind; id: string }

/** The stream says something at least this often; a silence of twice as long means that it is dead. */
export const LIVE_BEAT_MS = 20_000
export const LIVE_SILENCE_MS = 2 * LIVE_BEAT_MS + 5000

/** At the beginning, and after a gap: whatever is shown may be old and is read again. */
export const LIVE_HELLO_EVENT = 'hello'
export const LIVE_NEWS_EVENT = 'news'

export function isLiveKind(value: unknown): value is LiveKind {
  return (LIVE_KINDS as readonly unknown[]).includes(value)
}
