import { GENERAL_MESSAGES, LATE_TEXTS } from '@/lib/contracts/texts'
import { logQuietly } from './log'

/** Code that comes after the page, when it is first needed. */
export type Late<Code> = {
  /** The code, once it is here. */
  now: () => Code | null
  /** One request for all who ask at the same time. A failure is not kept: who asks later asks anew. @throws what the import throws */
  load: () => Promise<Code>
  /** Asks ahead of the use. That it fails is nobody's business yet. */
  ahead: () => void
  /** Tells when the code is here. @returns how to end that. */
  subscribe: (listener: () => void) => () => void
}

/**
 * The one way to load code late (docs/adr/0061). `next/dynamic` and `React.lazy` remember a failed download for ever and
 * throw it into the page; Turbopack's runtime forgets it and asks the network again with the next import.
 */
export function late<Code>(fetchCode: () => Promise<Code>): Late<Code> {
  let code: Code | null = null
  let coming: Promise<Code> | null = null
  const listeners = new Set<() => void>()
  async function fetchOnce(): Promise<Code> {
    try {
      code = await fetchCode()
    } finally {
      coming = null
    }
    for (const listener of listeners) listener()
    return code
  }
  async function load(): Promise<Code> {
    if (code !== null) return code
    coming ??= fetchOnce()
    return coming
  }
  return {
    now: () => code,
    load,
    ahead: () => {
      load().catch(() => undefined)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether a script or style sheet did not come, as Turbopack's runtime says it. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Why a part is not here, in words for who asked for it. After a release only the new page has it. */
export type LateFault = { text: string; isOldPage: boolean }

const SCRIPT_ADDRESS = /\/_next\/static\/\S+?\.(?:js|css)/
const PROBE_TIMEOUT_MS = 5000

/** Whether the server is there and the file is not: it went with the release that this page belongs to. */
async function isGone(address: string): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), PROBE_TIMEOUT_MS)
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: controller.signal })
    return status === 404 || status === 410
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

export async function lateFault(error: unknown): Promise<LateFault> {
  logQuietly('late part', error)
  if (!isMissingScript(error)) return { text: GENERAL_MESSAGES.unknown, isOldPage: false }
  const address = SCRIPT_ADDRESS.exec((error as Error).message)?.[0]
  return navigator.onLine && address && (await isGone(address))
    ? { text: LATE_TEXTS.newVersion, isOldPage: true }
    : { text: GENERAL_MESSAGES.network, isOldPage: false }
}
