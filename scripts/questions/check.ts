import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { LedgerFile } from '@/lib/exams/ledger'
import { type Checked, checkFile } from './check-file'
import { faultsOfCorrections } from './check-released-corrections'
import { templateAddresses } from './question-files'
import { writeLedger } from './write-ledger'
import { printPapers, reportPapers, writePapers } from './write-papers'

const WORKER = fileURLToPath(new URL('./check-worker.ts', import.meta.url))
/** A process takes seconds to load the code, so a few files are checked in this one. */
const FILES_PER_WORKER = 4

type Answer = { checked: Checked } | { error: string }

/** Checks the files on all cores and hands them over in their order. */
async function checkAll(
  addresses: readonly string[],
  withVariety: boolean,
  report: (checked: Checked) => void,
): Promise<void> {
  const workers = Math.min(availableParallelism(), Math.floor(addresses.length / FILES_PER_WORKER))
  if (workers < 2) {
    for (const address of addresses) report(await checkFile(address, withVariety))
    return
  }
  const waiting = [...addresses]
  const done = new Map<string, Checked>()
  let reported = 0
  const keep = (checked: Checked) => {
    done.set(checked.address, checked)
    for (let next = done.get(addresses[reported] ?? ''); next; next = done.get(addresses[reported] ?? '')) {
      report(next)
      reported += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, () => work(waiting, withVariety, keep)))
}

/** One child process, fed until nothing waits. @throws Error when it fails or ends early */
function work(waiting: string[], withVariety: boolean, keep: (checked: Checked) => void): Promise<void> {
  const child: ChildProcess = fork(WORKER)
  return new Promise((resolve, reject) => {
    const feed = () => {
      const address = waiting.shift()
      if (address === undefined) {
        child.disconnect()
        resolve()
      } else child.send({ address, withVariety })
    }
    const fail = (reason: string) => {
      waiting.length = 0
      child.kill()
      reject(new Error(reason))
    }
    child.on('message', (answer: Answer) => {
      if ('error' in answer) return fail(answer.error)
      keep(answer.checked)
      feed()
    })
    child.on('error', error => fail(String(error)))
    child.on('exit', code => code !== 0 && fail(`A check ended early with code ${code}`))
    feed()
  })
}

/** `npm run questions:check`, or with addresses: `-- igcse/physics/waves/choice-1`, or a folder of them. */
async function main(wanted: readonly string[]): Promise<void> {
  const addresses = templateAddresses(wanted)
  if (addresses.length === 0) throw new Error(`No file of templates matches ${wanted.join(', ')}`)
  let faults = 0
  let count = 0
  const addressOf = new Map<string, string>()
  const ledger = new Map<string, LedgerFile | null>()
  await checkAll(addresses, wanted.length > 0, ({ address, templates, entry }) => {
    const before = faults
    for (const { id, key, faults: found, variety } of templates) {
      count += 1
      const other = addressOf.get(key)
      const all = other === undefined ? found : [...found, `its id stands in ${other} too`]
      addressOf.set(key, address)
      if (all.length > 0) console.log(`\n${address} ${id}`)
      for (const fault of all) console.log(`  ✗ ${fault}`)
      faults += all.length
      if (variety !== null) console.log(`  ${id}: ${variety} different draws`)
    }
    ledger.set(address, faults === before ? entry : null)
  })
  for (const fault of await faultsOfCorrections()) {
    console.log(`\n  ✗ ${fault}`)
    faults += 1
  }
  const papers = wanted.length === 0 && faults === 0 ? await reportPapers() : null
  if (papers) {
    printPapers(papers)
    writePapers(papers)
  }
  const apart =
    papers && Object.fromEntries(papers.map(({ blueprint, report }) => [blueprint.paperId, report.apart]))
  writeLedger(ledger, apart)
  console.log(`\n${count} templates, ${faults} faults`)
  if (faults > 0) process.exitCode = 1
}

await main(process.argv.slice(2))
