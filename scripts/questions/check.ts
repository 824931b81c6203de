import { DRAWS_CHECKED } from '@/lib/exams/check-template'
import type { Ledger, LedgerFile } from '@/lib/exams/ledger'
import { compiledFiles } from '@/lib/server/content/compiled-questions'
import { today } from '../content/in-turn'
import { type Checked, settingOf } from './check-file'
import { checkFiles } from './check-files'
import { faultsOfCorrections } from './check-released-corrections'
import { compileBanks } from './compile-banks'
import { templateAddresses } from './question-files'
import { checkNamer, type Known, toCheck } from './what-to-check'
import { ledgerBefore, writeLedger } from './write-ledger'
import { hashOfPapers, printPapers, reportPapers, writePapers } from './write-papers'

type Found = ReadonlyMap<string, LedgerFile | null>

/** Looks at the files, tells what is wrong, and gives what the ledger is to say; null for a file with faults. */
async function look(addresses: readonly string[], withVariety: boolean, known: Known): Promise<Found> {
  const found = new Map<string, LedgerFile | null>()
  await checkFiles(addresses, withVariety, ({ address, templates, facts }: Checked) => {
    for (const { id, faults, variety } of templates) {
      if (faults.length > 0) console.log(`\n${address} ${id}`)
      for (const fault of faults) console.log(`  ✗ ${fault}`)
      if (variety !== null) console.log(`  ${id}: ${variety} different draws`)
    }
    const isRight = templates.every(({ faults }) => faults.length === 0)
    const hash = known.files[address]?.hash ?? ''
    found.set(address, isRight ? { hash, by: known.nameOf(address), on: today(), ...facts } : null)
  })
  return found
}

/** Ids that stand twice in a subject, wherever they stand: what has passed is looked at as well. */
function sameIds({ files }: Known): string[] {
  const addressOf = new Map<string, string>()
  return Object.entries(files).flatMap(([address, { templates }]) =>
    templates.flatMap(({ id }) => {
      const key = `${address.split('/').slice(0, 2).join('/')}/${id}`
      const other = addressOf.get(key)
      addressOf.set(key, address)
      return other === undefined ? [] : `${key} stands in ${other} and in ${address}`
    }),
  )
}

/** Only when the whole bank is right: a paper is set from all of it. */
async function reportAll(
  ledger: Ledger | null,
  isAsked: boolean,
): Promise<Pick<Ledger, 'apart' | 'papers'> | null> {
  if (!isAsked && ledger?.papers === (await hashOfPapers())) return null
  const papers = await reportPapers()
  printPapers(papers)
  writePapers(papers)
  const apart = Object.fromEntries(papers.map(({ blueprint, report }) => [blueprint.paperId, report.apart]))
  return { apart, papers: await hashOfPapers() }
}

/** `npm run questions:check` looks at what has not passed yet and at a tenth of the rest, `-- --all` at everything, `-- igcse/physics` at a folder. */
async function main(given: readonly string[]): Promise<void> {
  const isAll = given.includes('--all')
  const wanted = given.filter(each => !each.startsWith('--'))
  const addresses = templateAddresses(wanted)
  if (addresses.length === 0) throw new Error(`No file of templates matches ${wanted.join(', ')}`)
  await compileBanks()
  const ledger = ledgerBefore()
  const nameOf = await checkNamer(settingOf)
  const known: Known = { files: compiledFiles(), ledger, nameOf, draws: DRAWS_CHECKED }
  const looked = isAll || wanted.length > 0 ? addresses : toCheck(addresses, known, today())
  const found = await look(looked, wanted.length > 0, known)
  const others = [...sameIds(known), ...(await faultsOfCorrections())]
  for (const fault of others) console.log(`\n  ✗ ${fault}`)
  const wrong = [...found].flatMap(([address, entry]) => (entry === null ? address : []))
  const isRight = wrong.length + others.length === 0
  const report = isRight && wanted.length === 0 ? await reportAll(ledger, isAll) : null
  writeLedger(ledger, found, report)
  console.log(
    `\n${isRight ? '✓' : '✗'} ${looked.length} of ${addresses.length} files of templates looked at, ${wrong.length} with faults`,
  )
  if (!isRight) process.exitCode = 1
}

await main(process.argv.slice(2))
