/**
 * What the site said yes to, and what is found afterwards. Pure: who writes and who reads is told to it.
 * A thing has one writer and a latest content; the writer may not know whether an unanswered write took effect.
 */

export type Thing = 'account' | 'password' | 'attempt' | 'answer' | 'hand-in' | 'note'

/** `thing`, then what names it: an address, an id, an id and a part. */
export type Key = `${Thing} ${string}`

type Write = { content: string; acknowledged: boolean; phase: string }

export type Loss = { key: Key; phase: string; acknowledged: string; found: string | null }

export type Verdict = { acknowledged: number; found: number; losses: Loss[] }

export type Ledger = {
  /** Notes a write before it is sent. @returns what to call once the site has said yes; again is harmless */
  write: (key: Key, content: string, phase: string) => () => void
  /** What was acknowledged of the kind of thing, newest content last. */
  keys: (thing: Thing) => Key[]
  /** Every content that the thing may have now, the likeliest first. */
  expected: (key: Key) => string[]
  /** Of each phase: how many acknowledged writes there were, and how many of them hold. */
  compare: (found: ReadonlyMap<Key, string>) => Map<string, Verdict>
}

export function createLedger(): Ledger {
  const writes = new Map<Key, Write[]>()
  const expected = (key: Key) => mayHold(writes.get(key) ?? [])
  return {
    write: (key, content, phase) => {
      const write: Write = { content, acknowledged: false, phase }
      writes.set(key, [...(writes.get(key) ?? []), write])
      return () => {
        write.acknowledged = true
      }
    },
    keys: thing =>
      [...writes]
        .filter(([key, all]) => key.startsWith(`${thing} `) && all.some(each => each.acknowledged))
        .map(([key]) => key),
    expected,
    compare: found => {
      const verdicts = new Map<string, Verdict>()
      for (const [key, all] of writes) {
        const holds = expected(key).includes(found.get(key) ?? '\u0000')
        const told = all.filter(each => each.acknowledged)
        for (const { phase } of told) count(verdicts, phase, holds)
        const latest = told.at(-1)
        if (holds || !latest) continue
        const loss = { key, phase: latest.phase, acknowledged: latest.content, found: found.get(key) ?? null }
        verdicts.get(latest.phase)?.losses.push(loss)
      }
      return verdicts
    },
  }
}

function count(verdicts: Map<string, Verdict>, phase: string, holds: boolean): void {
  const verdict = verdicts.get(phase) ?? { acknowledged: 0, found: 0, losses: [] }
  verdict.acknowledged += 1
  verdict.found += holds ? 1 : 0
  verdicts.set(phase, verdict)
}

/** The last acknowledged content, or one that was sent after it and never answered. */
function mayHold(all: readonly Write[]): string[] {
  const last = all.findLastIndex(each => each.acknowledged)
  return last < 0 ? [] : all.slice(last).map(each => each.content)
}
