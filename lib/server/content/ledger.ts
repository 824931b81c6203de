import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import type { Blueprint } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import { type Ledger, type LedgerEntry, ledgerEntry } from '@/lib/exams/ledger'

const QUESTIONS = 'content/questions'
export const LEDGER_FILE = `${QUESTIONS}/ledger.json`

/** Short, and enough to tell whether a file of templates changed. */
export function hashOfTemplates(address: string): string {
  return createHash('sha256')
    .update(readFileSync(join(QUESTIONS, `${address}.ts`)))
    .digest('hex')
    .slice(0, 16)
}

/** The files of templates that a paper draws on, with what they hold now. */
function filesOf({ sort, level, subject, sections }: Blueprint): Map<string, string> {
  const topics = sort === 'tour' ? [{ number: '1', slug: 'tour' }] : requireSyllabus(level, subject).topics
  const addresses = sections.flatMap(section =>
    topics
      .filter(topic => topic.number in section.topics)
      .flatMap(topic => {
        const folder = `${level}/${subject}/${topic.slug}`
        const path = join(QUESTIONS, folder)
        return (existsSync(path) ? readdirSync(path) : [])
          .filter(name => name.startsWith(`${section.style}-`) && name.endsWith('.ts'))
          .map(name => `${folder}/${name.slice(0, -'.ts'.length)}`)
      }),
  )
  return new Map(addresses.map(address => [address, hashOfTemplates(address)]))
}

/** What the checks found, by paper of a subject; read at build time, like every page that shows it. */
export function checksOf({ level, slug }: Pick<Subject, 'level' | 'slug'>): Record<string, LedgerEntry> {
  if (!existsSync(LEDGER_FILE)) return {}
  const ledger = JSON.parse(readFileSync(LEDGER_FILE, 'utf8')) as Ledger
  return Object.fromEntries(
    allBlueprints()
      .filter(blueprint => blueprint.level === level && blueprint.subject === slug)
      .flatMap(blueprint => {
        const entry = ledgerEntry(ledger, blueprint.paperId, filesOf(blueprint))
        return entry ? [[blueprint.paperId, entry] as const] : []
      }),
  )
}
