import { compileBanks } from '../questions/compile-banks'
import { compileContent } from './compile'
import { compileAll } from './compile-all'

/** `npm run content`: what `npm run build` and `npm run dev` do first. `-- questions`: the banks alone, as tests need them; `-- notes`. */
async function main([only]: readonly string[]): Promise<void> {
  const started = Date.now()
  const tell = (what: string, compiled: number) =>
    console.log(`✓ ${what}, ${compiled} modules compiled, in ${Date.now() - started} ms`)
  if (only === 'notes') {
    const notes = await compileContent()
    // To compile-all.ts, which says it.
    if (process.send) process.send(notes)
    else tell(`${notes.all} notes`, notes.compiled)
  } else if (only === 'questions') {
    const banks = await compileBanks()
    tell(`${banks.all} files of templates`, banks.compiled.length)
  } else {
    const { notes, banks } = await compileAll()
    tell(`${banks.all} files of templates and ${notes.all} notes`, banks.compiled.length + notes.compiled)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
