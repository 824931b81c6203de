import { doTask, type Kind, type Task } from './tasks'

/** A child of do-tasks.ts: takes tasks one by one and answers with what came of each. */
process.on('message', ({ kind, task }: { kind: Kind; task: Task<Kind> }) => {
  doTask(kind, task).then(
    done => process.send?.({ done }),
    error =>
      process.send?.({
        error: `${JSON.stringify(task)}: ${error instanceof Error ? error.stack : String(error)}`,
      }),
  )
})
