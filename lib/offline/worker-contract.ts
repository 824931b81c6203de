/** What pages and the service worker say to each other. */
export const WORKER_PATH = '/sw.js'
export const OFFLINE_PAGE = '/offline'
/** Sent by a page when the student has asked for the new version. */
export const ACTIVATE_MESSAGE = 'activate'

/**
 * Sent by a page that stands: the worker keeps it when it has not seen it come, because it was not in charge yet or
 * because the page was reached without a document. `files`: what the page has loaded so far.
 */
export type KeepMessage = { keep: string; files: readonly string[] }

export function isKeepMessage(data: unknown): data is KeepMessage {
  const { keep, files } = (data ?? {}) as Partial<KeepMessage>
  return typeof keep === 'string' && Array.isArray(files) && files.every(each => typeof each === 'string')
}
