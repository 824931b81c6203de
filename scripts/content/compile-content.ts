import { compileBanks } from '../questions/compile-banks'
import { compileContent } from './compile'

/** `npm run content`: what `npm run build` and `npm run dev` do first. `-- questions`: the banks alone, as tests need them. */
async function main([only]: readonly string[]): Promise<void> {
  const started = Date.now()
  const { all, compiled } = await compileBanks()
  const notes = only === 'questions' ? null : await compileContent()
  console.log(
    `✓ ${all} files of templates${notes === null ? '' : ` and ${notes.all} notes`}, ` +
      `${compiled.length + (notes?.compiled ?? 0)} of them compiled, in ${Date.now() - started} ms`,
  )
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
