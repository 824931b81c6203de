import { sizeText } from '@/lib/offline/pack'
import { examStore } from './exam-store'

/** What of a paper really lies on this device: read back from its store, not assumed. */
export type Readiness = {
  /** Bytes of paper and sheets; null when the paper is not kept. */
  bytes: number | null
  missingSheets: number
  /** Tools whose code has not come. */
  missingTools: number
  /** Whether the page itself would open again without a connection. */
  reloads: boolean
}

const encoder = new TextEncoder()
const weight = (value: unknown) => encoder.encode(JSON.stringify(value)).length

export async function readiness(
  attemptId: string,
  sheets: readonly string[],
  missingTools = 0,
): Promise<Readiness> {
  const [sitting, kept] = await Promise.all([
    examStore.sitting(attemptId),
    Promise.all(sheets.map(name => examStore.sheet(name))),
  ])
  const found = kept.filter(sheet => sheet !== undefined)
  return {
    bytes: sitting ? weight(sitting) + found.reduce((all, sheet) => all + weight(sheet), 0) : null,
    missingSheets: sheets.length - found.length,
    missingTools,
    reloads: Boolean(globalThis.navigator?.serviceWorker?.controller),
  }
}

/** Short, for the bar. */
export function readyText({ bytes, missingSheets, missingTools }: Readiness): string {
  if (bytes === null) return 'Not ready offline'
  const missing = [missingSheets > 0 && 'a sheet', missingTools > 0 && 'a tool'].filter(Boolean)
  return missing.length > 0
    ? `Paper ready offline, ${sizeText(bytes)}; ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`
    : `Ready offline, ${sizeText(bytes)}`
}

/** The whole truth, for the help. */
export function readyWords(ready: Readiness): string {
  if (ready.bytes === null)
    return 'This browser could not keep the paper: stay online, and leave this page open when the connection goes.'
  const kept = `${readyText(ready)}: questions, figures and your answers lie on this device.`
  return ready.reloads
    ? `${kept} The page opens again without a connection.`
    : `${kept} Go on without a connection, but do not reload the page then: the page itself would have to be fetched.`
}
