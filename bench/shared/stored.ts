import { existsSync, readFileSync } from 'node:fs'
import type { Circumstances } from './machine'
import type { Report } from './results'

/** The figures of one bench as they are committed: bench/results/<bench>.json. */
export type Stored = Report & Circumstances & { date: string; seconds: number }

export function resultFile(bench: string): string {
  return `bench/results/${bench}.json`
}

/** Null when the bench was never run to its end. */
export function findStored(bench: string): Stored | null {
  const file = resultFile(bench)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : null
}
