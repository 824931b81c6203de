import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Done, doTask, type Kind, type Task } from './tasks'

const WORKER = 'scripts/workers/worker.ts'
/** A process takes seconds to load the code, so a few tasks are done in this one. */
const TASKS_PER_WORKER = 8

type Answer<K extends Kind> = { done: Done<K> } | { error: string }

/** Does tasks of one kind on all cores and hands over what came of them, in their order. */
export async function doTasks<K extends Kind>(
  kind: K,
  tasks: readonly Task<K>[],
  report: (done: Done<K>) => void,
): Promise<void> {
  const workers = Math.min(availableParallelism(), Math.floor(tasks.length / TASKS_PER_WORKER))
  if (workers < 2) {
    for (const task of tasks) report(await doTask(kind, task))
    return
  }
  const waiting = [...tasks.entries()]
  const done = new Map<number, Done<K>>()
  let reported = 0
  const keep = (at: number, each: Done<K>) => {
    done.set(at, each)
    for (let next = done.get(reported); next; next = done.get(reported)) {
      report(next)
      reported += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, () => work(kind, waiting, keep)))
}

/** One child process, fed until nothing waits. @throws Error when it fails or ends early */
function work<K extends Kind>(
  kind: K,
  waiting: [number, Task<K>][],
  keep: (at: number, done: Done<K>) => void,
): Promise<void> {
  const child: ChildProcess = fork(WORKER)
  return new Promise((resolve, reject) => {
    let current = 0
    const feed = () => {
      const [at, task] = waiting.shift() ?? []
      if (at === undefined || !task) {
        child.disconnect()
        resolve()
      } else {
        current = at
        child.send({ kind, task })
      }
    }
    const fail = (reason: string) => {
      waiting.length = 0
      child.kill()
      reject(new Error(reason))
    }
    child.on('message', (answer: Answer<K>) => {
      if ('error' in answer) return fail(answer.error)
      keep(current, answer.done)
      feed()
    })
    child.on('error', error => fail(String(error)))
    child.on('exit', code => code !== 0 && fail(`A worker ended early with code ${code}`))
    feed()
  })
}
