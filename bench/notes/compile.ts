import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { placeOf } from '../../scripts/content/compile'
import { compileNote } from '../../scripts/content/compile-note'
import { readGlossaries } from '../../scripts/content/glossaries'
import { figureFinder, noteAddresses, readNote } from '../../scripts/content/note-files'
import { type Row, row } from '../shared/results'

/**
 * Generated notes are the real ones of one subject under many roots, every paragraph a little different, so that
 * nothing can be remembered from one to the next.
 */
function generate(folder: string, count: number): { root: string; address: string }[] {
  const real = noteAddresses().filter(each => each.startsWith('igcse/physics/'))
  return Array.from({ length: count }, (_, at) => {
    const address = real[at % real.length] ?? ''
    const root = join(folder, String(Math.floor(at / real.length)))
    const file = join(root, `${address}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, readNote(address).source.replace(/\n\n(?=[A-Z])/g, `\n\nIn case ${at}: `))
    return { root, address }
  })
}

/** Time must grow no faster than the number of notes. */
export async function measureCompile(counts: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  const finder = await figureFinder('igcse', 'physics')
  const glossaries = readGlossaries()
  for (const count of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'markwell-notes-'))
    const notes = generate(folder, count)
    const started = performance.now()
    let bytes = 0
    for (const { root, address } of notes) {
      const source = readNote(address, root)
      const compiled = compileNote(source, {
        place: placeOf(source),
        findFigure: finder,
        glossary: glossaries.of('igcse/physics'),
        drafts: true,
      })
      bytes += JSON.stringify(compiled?.note).length
    }
    const ms = performance.now() - started
    const memory = Math.round(process.memoryUsage().rss / 1024 ** 2)
    console.log(
      `Compile ${count} notes: ${(ms / 1000).toFixed(1)} s, ${(ms / count).toFixed(1)} ms each, ${memory} MiB resident, ${Math.round(bytes / count / 1024)} KiB each`,
    )
    rmSync(folder, { recursive: true })
    rows.push(
      row(`compiling ${count} notes, each`, 'ms', [ms / count]),
      row(`resident memory after ${count} notes`, 'MiB', [memory]),
    )
  }
  return rows
}
