import { fork } from 'node:child_process'
import { compileBanks } from '../questions/compile-banks'

export type CompiledNotes = { all: number; compiled: number }

/** The notes in a process of their own: they have nothing in common with the banks, and there are two cores. @throws Error when it fails */
function compileNotesBeside(): Promise<CompiledNotes> {
  const child = fork('scripts/content/compile-content.ts', ['notes'])
  return new Promise((resolve, reject) => {
    let notes: CompiledNotes | null = null
    child.on('message', (answer: CompiledNotes) => {
      notes = answer
    })
    child.on('error', reject)
    child.on('exit', code =>
      code === 0 && notes ? resolve(notes) : reject(new Error('The notes could not be compiled')),
    )
  })
}

/** Notes and banks, what changed of them, on all cores. */
export async function compileAll(): Promise<{
  notes: CompiledNotes
  banks: Awaited<ReturnType<typeof compileBanks>>
}> {
  const [notes, banks] = await Promise.all([compileNotesBeside(), compileBanks()])
  return { notes, banks }
}
