import type { Subject } from '@/lib/catalogue/subjects'
import { sizeText } from '@/lib/offline/pack'
import { examPages } from '../offline/exam-pages-late'
import { examStore } from './exam-store'

type SubjectKey = Pick<Subject, 'level' | 'slug'>

/** What of a paper really lies on this device: read back from its store, not assumed. */
export type Readiness = {
  /** Bytes of paper and sheets; null when the paper is not kept. */
  bytes: number | null
  missingSheets: number
  /** Tools whose code has not come. */
  missingTools: number
  /** Whether the page itself would open again without a connection: kept whole, and a worker there to answer with it. */
  reloads: boolean
}

const encoder = new TextEncoder()
const weight = (value: unknown) => encoder.encode(JSON.stringify(value)).length

/** Asked when the screen stands: the code comes then. */
async function pagesOpen(subject: SubjectKey): Promise<boolean> {
  try {
    const { examPagesOpen } = await examPages.load()
    return await examPagesOpen(subject)
  } catch {
    return false // no connection, so not kept either
  }
}

type Wanted = { sheets: readonly string[]; missingTools: number }

export async function readiness(
  subject: SubjectKey,
  attemptId: string,
  { sheets, missingTools }: Wanted,
): Promise<Readiness> {
  const [sitting, reloads, kept] = await Promise.all([
    examStore.sitting(attemptId),
    pagesOpen(subject),
    Promise.all(sheets.map(name => examStore.sheet(name))),
  ])
  const found = kept.filter(sheet => sheet !== undefined)
  return {
    bytes: sitting ? weight(sitting) + found.reduce((all, sheet) => all + weight(sheet), 0) : null,
    missingSheets: sheets.length - found.length,
    missingTools,
    reloads,
  }
}

/** Short, for the bar. "Ready" is said only where a reload without a connection brings the paper back. */
export function readyText({ bytes, missingSheets, missingTools, reloads }: Readiness): string {
  if (bytes === null) return 'Not ready offline'
  if (!reloads) return `Paper kept, ${sizeText(bytes)}; a reload needs a connection`
  const missing = [missingSheets > 0 && 'a sheet', missingTools > 0 && 'a tool'].filter(Boolean)
  return missing.length > 0
    ? `Paper ready offline, ${sizeText(bytes)}; ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`
    : `Ready offline, ${sizeText(bytes)}`
}

/** The whole truth, for the help. */
export function readyWords(ready: Readiness): string {
  if (ready.bytes === null)
    return 'This browser could not keep the paper: stay online, and leave this page open when the connection goes.'
  const sheets = ready.missingSheets > 0 ? ' A sheet is missing.' : ''
  return ready.reloads
    ? `${readyText(ready)}: questions, figures and your answers lie on this device. The page opens again without a connection.`
    : `Questions, figures and your answers lie on this device, ${sizeText(ready.bytes)}.${sheets} Go on without a connection, but do not reload the page then: this browser has not kept the page itself, so it would have to be fetched.`
}
