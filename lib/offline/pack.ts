/** An address and the bytes that travel when it is fetched (compressed). */
export type PackedFile = readonly [url: string, bytes: number]

/** What "keep this subject offline" fetches. Written by the build (scripts/build/offline-packs.ts). */
export type OfflinePack = {
  /** The build that these files belong to; the service worker carries the same. */
  version: string
  /** Pages and data of the subject. */
  files: readonly PackedFile[]
  /** What every page of this build needs besides: scripts, icons, the search index. */
  app: readonly PackedFile[]
}

/** What the screens of an exam may load, of every subject. Written by the build (scripts/build/offline-packs.ts). */
export type ExamFiles = { version: string; files: readonly PackedFile[] }

export const EXAM_FILES_PATH = '/packs/exam.json'

export function packPath(level: string, subject: string): string {
  return `/packs/${level}-${subject}.json`
}

export function bytesOf(files: readonly PackedFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0)
}

/** '2.9 MB', '640 KB': sizes as shops and phones print them, in thousands. */
export function sizeText(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1000))} KB`
}
