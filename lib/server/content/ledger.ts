import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Blueprint } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import { type Ledger, type LedgerEntry, ledgerEntry } from '@/lib/exams/ledger'
import { topicOf } from '@/lib/exams/setting/candidates'
import { type CompiledFile, type CompiledFiles, compiledFiles } from './compiled-questions'

export const LEDGER_FILE = 'content/questions/ledger.json'

/** Null before the first check. */
export function readLedger(): Ledger | null {
  return existsSync(LEDGER_FILE) ? (JSON.parse(readFileSync(LEDGER_FILE, 'utf8')) as Ledger) : null
}

/** The files of templates that a paper draws on, with the hash of what they hold now. */
export function filesOf({ level, subject, sections }: Blueprint, files: CompiledFiles): Map<string, string> {
  const standsIn = ({ id, style }: CompiledFile['templates'][number]) =>
    sections.some(section => section.style === style && topicOf(id) in section.topics)
  return new Map(
    Object.entries(files)
      .filter(
        ([address, file]) => address.startsWith(`${level}/${subject}/`) && file.templates.some(standsIn),
      )
      .map(([address, { hash }]) => [address, hash]),
  )
}

/** What the checks found, by paper of a subject; read at build time, like every page that shows it. */
export function checksOf({ level, slug }: Pick<Subject, 'level' | 'slug'>): Record<string, LedgerEntry> {
  const ledger = readLedger()
  if (!ledger) return {}
  const files = compiledFiles()
  return Object.fromEntries(
    allBlueprints()
      .filter(blueprint => blueprint.level === level && blueprint.subject === slug)
      .flatMap(blueprint => {
        const entry = ledgerEntry(ledger, blueprint.paperId, filesOf(blueprint, files))
        return entry ? [[blueprint.paperId, entry] as const] : []
      }),
  )
}
