import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Checked, checkFile } from './check-file'

const WORKER = fileURLToPath(new URL('./check-worker.ts', import.meta.url))
/** A process takes seconds to load the code, so a few files are checked in this one. */
const FILES_PER_WORKER = 8

type Answer = { checked: Checked } | { error: string }

/** Checks the files on all cores and hands them over in their order. */
export async function checkFiles(
  addresses: readonly string[],
  withVariety: boolean,
  report: (checked: Checked) => void,
): Promise<void> {
  const workers = Math.min(availableParallelism(), Math.floor(addresses.length / FILES_PER_WORKER))
  if (workers < 2) {
    for (const address of addresses) report(checkFile(address, withVariety))
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
