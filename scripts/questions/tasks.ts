import { type Checked, checkFile } from './check-file'
import { checkPaper, type PaperChecked } from './check-paper'

/** Plain data, since they may go to another process and come back from it. */
export type Task = { address: string; withVariety: boolean } | { paperId: string }
export type Done = Checked | PaperChecked

export async function doTask(task: Task): Promise<Done> {
  return 'paperId' in task ? await checkPaper(task.paperId) : checkFile(task.address, task.withVariety)
}
