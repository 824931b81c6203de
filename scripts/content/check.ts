import { figureFaults } from '@/lib/figures/bounds'
import { explorableFaults } from '@/lib/figures/explorable-faults'
import type { Figure } from '@/lib/figures/figure'
import type { Finding } from '@/lib/notes/check-blocks'
import { anchorFaults } from '@/lib/notes/check-note'
import { keptIn, writeWhole } from './bundle'
import { type Checked, checkOne, duplicates, pagesOfSite } from './check-one'
import { readGlossaries } from './glossaries'
import { today } from './in-turn'
import { addressOf, type FigureFile, figureFiles, noteAddresses, readNote } from './note-files'
import { hashesOfNotes, type NoteToCheck, noteLedger, notesToCheck, writeNoteLedger } from './notes-to-check'

/** A name is unique within its subject, whether it stands still or moves. */
const nameInSubject = (file: string, { name }: Figure) => [...file.split('/').slice(2, 4), name].join('/')

function figureFindings(files: readonly FigureFile[]): { file: string; findings: Finding[] }[] {
  const names = files.flatMap(({ file, figures }) => figures.map(figure => nameInSubject(file, figure)))
  return files.map(({ file, topic, figures, moving }) => ({
    file,
    findings: figures.flatMap((figure): Finding[] => {
      const faults = moving ? explorableFaults(figure.moves?.address ?? '', moving) : figureFaults(figure)
      if (!figure.name.startsWith(`${topic}/`)) faults.push(`name must begin with ${topic}/`)
      if (names.filter(name => name === nameInSubject(file, figure)).length > 1) faults.push('used twice')
      return faults.map(text => ({ kind: 'error', text: `${figure.name}: ${text}` }))
    }),
  }))
}

function print(name: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return
  console.log(`\n${name}`)
  for (const { kind, text } of findings) console.log(`  ${kind === 'error' ? '✗' : '·'} ${text}`)
}

/** The figures of all subjects that are wanted, and of those the files that go with wanted topics. */
async function figuresFor(addresses: readonly string[]) {
  const bySubject = new Map<string, Map<string, Figure>>()
  const drawn: FigureFile[] = []
  for (const subject of new Set(addresses.map(each => each.split('/').slice(0, 2).join('/')))) {
    const [level = '', slug = ''] = subject.split('/')
    const files = await figureFiles(level, slug)
    const own = addresses.filter(each => each.startsWith(`${subject}/`))
    const topics = new Set(own.map(each => each.split('/')[2]))
    // A topic's drawings may go on in <topic>-2.ts, those of its questions in <topic>-asked.ts.
    drawn.push(...files.filter(({ topic }) => topics.has(topic.replace(/(?:-asked)?(?:-\d+)?$/, ''))))
    bySubject.set(subject, new Map(files.flatMap(file => file.figures).map(figure => [figure.name, figure])))
  }
  return { bySubject, drawn }
}

type Reading = { pages: ReturnType<typeof pagesOfSite>; hash: string; isLooked: boolean }

/** A note that is only compared with others need not be read again where this machine has read it. */
function read({ note, figures, glossary }: NoteToCheck, { pages, hash, isLooked }: Reading): Checked {
  const file = `.content/checked/${addressOf(note)}.json`
  const kept = keptIn<{ from: string; checked: Checked } | null>(file, null)
  if (!isLooked && kept?.from === hash) return kept.checked
  const checked = checkOne(note, figures, glossary, pages)
  writeWhole(file, JSON.stringify({ from: hash, checked }))
  return checked
}

/** What only shows between notes: paragraphs that repeat each other, links to headings that are not there. */
function addFindingsAcross(checked: readonly Checked[], pages: Reading['pages']): void {
  const repeats = duplicates(checked)
  for (const { address, ids } of checked) pages.set(`/revision-notes/${address}`, ids)
  for (const { address, links, findings } of checked) {
    const faults = [
      ...(repeats.get(address) ?? []),
      ...links.flatMap(link => anchorFaults(link, path => pages.get(path))),
    ]
    findings.push(...faults.map((text): Finding => ({ kind: 'error', text })))
  }
}

/** `npm run content:check` looks at what has not passed yet and at a tenth of the rest, `-- --all` at everything, `-- igcse/physics/waves` at a folder or a note. */
async function main(given: readonly string[]): Promise<void> {
  const started = Date.now()
  const isAll = given.includes('--all')
  const names = given
    .filter(each => !each.startsWith('--'))
    .map(each => each.replace(/^content\/notes\//, '').replace(/(\.md|\/)$/, ''))
  const isWanted = (address: string) =>
    names.length === 0 || names.some(name => address === name || address.startsWith(`${name}/`))
  const addresses = noteAddresses().filter(isWanted)
  if (addresses.length === 0) throw new Error(`No note matches ${names.join(', ') || 'content/notes'}`)
  const { bySubject, drawn } = await figuresFor(addresses)
  const glossaries = readGlossaries(undefined, true)
  const notes = addresses.map((address): NoteToCheck => {
    const course = address.split('/').slice(0, 2).join('/')
    const figures = bySubject.get(course) ?? new Map()
    return { note: readNote(address), figures, glossary: glossaries.of(course) }
  })
  const hashes = await hashesOfNotes(notes)
  const before = noteLedger()
  const { looked, isAcross } = notesToCheck(hashes, before, {
    day: today(),
    isAll: isAll || names.length > 0,
  })
  const pages = pagesOfSite()
  const checked = notes
    .filter(({ note }) => isAcross || looked.has(addressOf(note)))
    .map(each => {
      const address = addressOf(each.note)
      return read(each, { pages, hash: hashes.get(address) ?? '', isLooked: looked.has(address) })
    })
  if (isAcross) addFindingsAcross(checked, pages)
  const figures = figureFindings(drawn)
  for (const { address, findings } of checked) print(address, findings)
  for (const { file, findings } of figures) print(file, findings)
  const glossary = {
    findings: glossaries.faults.map((text): Finding => ({ kind: 'error', text })),
  }
  print('Terms', glossary.findings)
  const all = [...checked, ...figures, glossary].flatMap(each => each.findings)
  const errors = all.filter(each => each.kind === 'error').length
  const wrong = new Set(
    checked.filter(each => each.findings.some(({ kind }) => kind === 'error')).map(each => each.address),
  )
  writeNoteLedger(before, { hashes, looked, wrong, isWhole: isAcross && names.length === 0 && errors === 0 })
  console.log(
    `\n${errors === 0 ? '✓' : '✗'} ${looked.size} of ${addresses.length} notes looked at, ` +
      `${isAcross ? 'all compared' : 'none changed'}, ${drawn.flatMap(each => each.figures).length} figures: ` +
      `${errors} errors, ${all.length - errors} warnings, ${Date.now() - started} ms`,
  )
  if (errors > 0) process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
