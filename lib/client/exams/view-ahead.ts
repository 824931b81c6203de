import type { AttemptView } from '@/lib/contracts/exams'

/** The screen asks within a second or two; what is older may have been written to meanwhile. */
const FRESH_MS = 15_000

type Ahead = { view: Promise<AttemptView>; askedAt: number; arrivedAt: number }
const ahead = new Map<string, Ahead>()

/**
 * Asks for the paper while its screen is still being fetched, so that neither waits for the other: the clock runs already.
 * That it fails is nobody's business: the screen asks again, and says so.
 */
export function askAhead(attemptId: string, ask: (attemptId: string) => Promise<AttemptView>): void {
  const asked: Ahead = { view: ask(attemptId), askedAt: performance.now(), arrivedAt: 0 }
  ahead.set(attemptId, asked)
  asked.view.then(
    () => {
      asked.arrivedAt = performance.now()
    },
    () => ahead.delete(attemptId),
  )
}

/**
 * What was asked for ahead, once and while it is fresh, with the server's time as it is now.
 * @returns null when there is nothing, or it did not come
 */
export async function takeAhead(attemptId: string): Promise<AttemptView | null> {
  const asked = ahead.get(attemptId)
  ahead.delete(attemptId)
  if (!asked || performance.now() - asked.askedAt > FRESH_MS) return null
  try {
    const view = await asked.view
    const lain = performance.now() - asked.arrivedAt
    return { ...view, serverNow: new Date(Date.parse(view.serverNow) + lain).toISOString() }
  } catch {
    return null
  }
}
