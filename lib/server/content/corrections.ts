import 'server-only'
import { readFileSync } from 'node:fs'
import released from '@/content/questions/corrections.json'
import type { Correction } from '@/lib/exams/correction'
import { readCorrections } from '@/lib/exams/read-corrections'
import { type Env, EnvError } from '../env'

/** Those of the release and of the operator's own file. @throws EnvError when that file cannot stand beside them */
export function loadCorrections({ CORRECTIONS_FILE: file }: Env): Correction[] {
  if (!file) return readCorrections(released)
  try {
    const own: unknown = JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'))
    return readCorrections(Array.isArray(own) ? [...released, ...own] : own)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EnvError(
      `The configuration is wrong:\n  CORRECTIONS_FILE ${file}: ${why}\nSee content/questions/README.md.`,
    )
  }
}
