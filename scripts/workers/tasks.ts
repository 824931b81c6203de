import type { CompiledFile } from '@/lib/server/content/compiled-questions'
import type { FinishedPage } from '../build/budgets'
import type { Checked } from '../questions/check-file'
import type { PaperChecked } from '../questions/check-paper'

/** Plain data, since they may go to another process and come back from it. */
type Kinds = {
  file: { task: { address: string; withVariety: boolean }; done: Checked }
  paper: { task: { paperId: string }; done: PaperChecked }
  /** `target`: the folder of compiled files */
  facts: { task: { address: string; target: string }; done: CompiledFile['templates'] }
  /** `files`: HTML that Next built */
  pages: { task: { buildFolder: string; files: readonly string[] }; done: FinishedPage[] }
}
export type Kind = keyof Kinds
export type Task<K extends Kind> = Kinds[K]['task']
export type Done<K extends Kind> = Kinds[K]['done']

/** Each loads its code when it is first asked for: the checks are much, and who compiles needs none of them. */
const DO: { [K in Kind]: (task: Task<K>) => Promise<Done<K>> } = {
  file: async ({ address, withVariety }) =>
    (await import('../questions/check-file')).checkFile(address, withVariety),
  paper: async ({ paperId }) => (await import('../questions/check-paper')).checkPaper(paperId),
  facts: async ({ address, target }) => (await import('../questions/file-facts')).factsOf(address, target),
  pages: async ({ buildFolder, files }) =>
    (await import('../build/finish-page')).finishSome(buildFolder, files),
}

export async function doTask<K extends Kind>(kind: K, task: Task<K>): Promise<Done<K>> {
  return await DO[kind](task)
}
