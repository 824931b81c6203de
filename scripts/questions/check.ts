import type { Ledger, LedgerFile, Passed } from '@/lib/exams/ledger'
import { type CompiledFiles, compiledFiles } from '@/lib/server/content/compiled-questions'
import { today } from '../content/in-turn'
import { doTasks } from '../workers/do-tasks'
import { settingOf } from './check-file'
import { knownPapers } from './check-paper'
import { faultsOfCorrections } from './check-released-corrections'
import { compileBanks } from './compile-banks'
import { templateAddresses } from './question-files'
import { checkNamer, type Known, toCheck } from './what-to-check'
import { ledgerBefore, passedFiles, writeLedger } from './write-ledger'
import { hashOfPapers, printPapers, reportPapers, writePapers } from './write-papers'

const passing = (known: Known, id: string): Passed => ({
  hash: known.now[id]?.hash ?? '',
  by: known.nameOf(id),
  on: today(),
})

function tell(name: string, faults: readonly string[]): void {
  if (faults.length > 0) console.log(`\n${name}`)
  for (const fault of faults) console.log(`  ✗ ${fault}`)
}

type Found = { files: Map<string, LedgerFile | null>; papers: Map<string, Passed | null> }

/** A run of all files takes half an hour: one that is stopped has this many to do again. */
const FILES_BETWEEN_WRITES = 50

/** Looks at the files, tells what is wrong, and enters what the ledger is to say of each, null where there are faults. */
async function lookAtFiles(
  addresses: readonly string[],
  withVariety: boolean,
  { known, found, enter }: { known: Known; found: Found; enter: () => void },
): Promise<void> {
  const tasks = addresses.map(address => ({ address, withVariety }))
  await doTasks('file', tasks, ({ address, templates, facts }) => {
    for (const { id, faults, variety } of templates) {
      tell(`${address} ${id}`, faults)
      if (variety !== null) console.log(`  ${id}: ${variety} different draws`)
    }
    const isRight = templates.every(({ faults }) => faults.length === 0)
    found.files.set(address, isRight ? { ...passing(known, address), ...facts } : null)
    if (found.files.size % FILES_BETWEEN_WRITES === 0) enter()
  })
  enter()
}

/** Chooses papers by the hundred, tells what is wrong with them, and enters the same by paper id. */
async function lookAtPapers(paperIds: readonly string[], known: Known, { papers }: Found): Promise<void> {
  const tasks = paperIds.map(paperId => ({ paperId }))
  await doTasks('paper', tasks, ({ paperId, faults }) => {
    tell(paperId, faults)
    papers.set(paperId, faults.length === 0 ? passing(known, paperId) : null)
  })
}

/** Ids that stand twice in a subject, wherever they stand: what has passed is looked at as well. */
function sameIds(files: CompiledFiles): string[] {
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

type Report = Pick<Ledger, 'apart' | 'report'>

async function reportAll(ledger: Ledger | null, isAsked: boolean): Promise<Report | null> {
  if (!isAsked && ledger?.report === (await hashOfPapers())) return null
  const papers = reportPapers()
  printPapers(papers)
  writePapers(papers)
  const apart = Object.fromEntries(papers.map(({ blueprint, report }) => [blueprint.paperId, report.apart]))
  return { apart, report: await hashOfPapers() }
}

const faultyOf = (found: ReadonlyMap<string, Passed | null>) =>
  [...found].flatMap(([id, entry]) => (entry === null ? id : []))

/** Only when the whole bank is right: a paper is set from all of it. */
async function checkPapers(ledger: Ledger | null, found: Found, isAll: boolean): Promise<boolean> {
  const known = await knownPapers(ledger?.papers ?? {})
  const all = Object.keys(known.now)
  await lookAtPapers(isAll ? all : toCheck(all, known, today()), known, found)
  writeLedger(ledger, found, null)
  const wrong = faultyOf(found.papers).length
  console.log(`\n${found.papers.size} of ${all.length} papers looked at, ${wrong} with faults`)
  if (wrong > 0) return false
  writeLedger(ledger, found, await reportAll(ledger, isAll))
  return true
}

/**
 * `npm run questions:check` looks at what has not passed yet and at a tenth of the rest, files of templates and then papers;
 * `-- --all` looks at everything, `-- igcse/physics` at the files of a folder.
 */
async function main(given: readonly string[]): Promise<void> {
  const isAll = given.includes('--all')
  const wanted = given.filter(each => !each.startsWith('--'))
  const addresses = templateAddresses(wanted)
  if (addresses.length === 0) throw new Error(`No file of templates matches ${wanted.join(', ')}`)
  await compileBanks()
  const ledger = ledgerBefore()
  const files = compiledFiles()
  const nameOf = await checkNamer(settingOf)
  const known: Known = { now: files, passed: passedFiles(ledger), nameOf }
  const looked = isAll || wanted.length > 0 ? addresses : toCheck(addresses, known, today())
  const found: Found = { files: new Map(), papers: new Map() }
  const enter = () => writeLedger(ledger, found, null)
  await lookAtFiles(looked, wanted.length > 0, { known, found, enter })
  const others = [...sameIds(files), ...faultsOfCorrections()]
  for (const fault of others) console.log(`\n  ✗ ${fault}`)
  const wrong = faultyOf(found.files).length
  const areFilesRight = wrong + others.length === 0
  const isRight = areFilesRight && (wanted.length > 0 || (await checkPapers(ledger, found, isAll)))
  console.log(
    `\n${isRight ? '✓' : '✗'} ${looked.length} of ${addresses.length} files of templates looked at, ${wrong} with faults`,
  )
  if (!isRight) process.exitCode = 1
}

await main(process.argv.slice(2))
