import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import nextEnv from '@next/env'
import { drizzle } from 'drizzle-orm/pglite'
import { labelText } from '@/lib/exams/answers'
import type { Db } from '@/lib/server/db/db'
import { migrate } from '@/lib/server/db/migrate'
import { openPostgres } from '@/lib/server/db/postgres'
import { parseEnv } from '@/lib/server/env'
import { type OverruledPoint, overruledPoints } from '@/lib/server/exams/overruled-points'
import { snapshotNow } from '../snapshot-now'
import { compileBanks } from './compile-banks'
import { readTemplates, templateAddresses } from './question-files'

/** Of the embedded database a copy, which can be read while a server has the other open. */
async function open(): Promise<{ db: Db; close: () => Promise<void> }> {
  const env = parseEnv(process.env)
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, error => console.error(error.message))
  const copy = readFileSync(await snapshotNow(path.resolve(env.DATA_DIR || '.data')))
  const client = await PGlite.create({ loadDataDir: new Blob([copy], { type: 'application/gzip' }) })
  const db = drizzle(client) as unknown as Db
  await migrate(db)
  return { db, close: () => client.close() }
}

/** What the point says, by template, part and place: from one draw of today's bank. */
function pointTexts(course: string): Map<string, string> {
  const files = templateAddresses(course === '' ? [] : [course]).map(readTemplates)
  return new Map(
    files.flatMap(({ level, subject, templates }) =>
      templates.flatMap(template =>
        template
          .draw('overruled')
          .question.parts.flatMap(({ label, scheme }) =>
            scheme.map(({ text }, at) => [`${level}/${subject}/${template.id} ${label} ${at + 1}`, text]),
          ),
      ),
    ),
  )
}

function lineOf({ template, part, point, ...counts }: OverruledPoint, text: string | undefined): string {
  const { decided, takenAway, taken, open: left, openTaken } = counts
  const all = takenAway + taken
  const share = Math.round((100 * all) / Math.max(decided, all, 1))
  return [
    `${all} of ${decided} (${share} %)  ${template}${part && ` ${labelText(part)}`}, point ${point}: ${text ?? 'no longer in the bank'}`,
    `    taken away ${takenAway}, taken ${taken}; left open ${left}, of those taken ${openTaken}`,
  ].join('\n')
}

/**
 * `npm run questions:overruled [-- igcse/physics] [--since 2026-11-25]`: the points of written answers that students
 * overrule, most often first. Once the rules of a point were mended, look at the days since.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { since: { type: 'string', default: '2000-01-01' } },
    allowPositionals: true,
  })
  const [course = ''] = positionals
  nextEnv.loadEnvConfig(process.cwd())
  const database = await open()
  try {
    const points = (await overruledPoints(database.db, values.since)).filter(
      ({ template, takenAway, taken }) => template.startsWith(course) && takenAway + taken > 0,
    )
    if (points.length === 0) return console.log('No point was overruled.')
    await compileBanks()
    const texts = pointTexts(course)
    for (const each of points)
      console.log(lineOf(each, texts.get(`${each.template} ${each.part} ${each.point}`)))
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
