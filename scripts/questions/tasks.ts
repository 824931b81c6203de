import { type Checked, checkFile } from './check-file'
import { checkPaper, type PaperChecked } from './check-paper'

/** Plain data, since they may go to another process and come back from it. */
type Kinds = {
  file: { task: { address: string; withVariety: boolean }; done: Checked }
  paper: { task: { paperId: string }; done: PaperChecked }
}
export type Kind = keyof Kinds
export type Task<K extends Kind> = Kinds[K]['task']
export type Done<K extends Kind> = Kinds[K]['done']

const DO: { [K in Kind]: (task: Task<K>) => Promise<Done<K>> } = {
  file: async ({ address, withVariety }) => checkFile(address, withVariety),
  paper: ({ paperId }) => checkPaper(paperId),
}

export async function doTask<K extends Kind>(kind: K, task: Task<K>): Promise<Done<K>> {
  return await DO[kind](task)
}
