import { doTask, type Task } from './tasks'

/** A child of on-workers.ts: takes tasks one by one and answers with what came of each. */
process.on('message', (task: Task) => {
  doTask(task).then(
    done => process.send?.({ done }),
    error =>
      process.send?.({
        error: `${JSON.stringify(task)}: ${error instanceof Error ? error.stack : String(error)}`,
      }),
  )
})
