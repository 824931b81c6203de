import { requireSubtopic } from '@/lib/catalogue/syllabus-queries'
import { allSyllabuses, findSyllabus } from '@/lib/catalogue/syllabuses'
import { figureFaults } from '@/lib/figures/bounds'
import type { Figure } from '@/lib/figures/figure'
import { anchorFaults, checkNote, type Finding } from '@/lib/notes/check-note'
import { overlap, type ProseParagraph, proseOf, shingles } from '@/lib/notes/prose'
import { routes } from '@/lib/routes'
import { type FigureFile, figureFiles, noteAddresses, readNote } from './note-files'

type Checked = {
  address: string
  findings: Finding[]
  ids: string[]
  links: string[]
  paragraphs: ProseParagraph[]
}

const DUPLICATE = { words: 25, overlap: 0.6 }

/** Addresses a link may name: null while the page's note is not read, else its ids. */
function pagesOfSite(): Map<string, readonly string[] | null> {
  const pages = new Map<string, readonly string[] | null>()
  for (const fixed of [routes.revisionNotes, routes.mockExams, routes.tutorSupport, routes.help])
    pages.set(fixed, null)
  for (const syllabus of allSyllabuses()) {
    for (const address of [routes.subject(syllabus), routes.notes(syllabus), routes.mocks(syllabus)])
      pages.set(address, null)
    for (const topic of syllabus.topics) {
      pages.set(routes.topic(syllabus, topic.slug), null)
      for (const subtopic of topic.subtopics)
        pages.set(routes.note(syllabus, topic.slug, subtopic.slug), null)
    }
  }
  return pages
}

function checkOne(
  address: string,
  figures: ReadonlyMap<string, Figure>,
  pages: ReturnType<typeof pagesOfSite>,
): Checked {
  const note = readNote(address)
  const syllabus = findSyllabus(note.level, note.subject)
  const fail = (text: string): Checked => ({
    address,
    findings: [{ kind: 'error', text }],
    ids: [],
    links: [],
    paragraphs: [],
  })
  if (!syllabus) return fail(`there is no subject ${note.level}/${note.subject}`)
  try {
    const { subtopic } = requireSubtopic(syllabus, note.topic, note.subtopic)
    const context = {
      syllabus,
      place: subtopic,
      findFigure: (name: string) => figures.get(name),
      // Notes are judged in turn; anchors in other notes wait until all have been read.
      idsAt: (path: string) => (pages.has(path) ? null : undefined),
    }
    const { findings, ids, links, tree } = checkNote(note, context)
    return { address, findings, ids, links, paragraphs: proseOf(tree) }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** Paragraphs that say nearly the same, within a note or between notes; a shared index keeps it linear. */
function duplicates(notes: readonly Checked[]): Map<string, string[]> {
  const seen = new Map<string, { address: string; line: number; set: Set<string> }[]>()
  const found = new Map<string, string[]>()
  for (const { address, paragraphs } of notes) {
    for (const { text, line } of paragraphs) {
      if (text.split(' ').length < DUPLICATE.words) continue
      const set = shingles(text)
      const rivals = new Set([...set].flatMap(each => seen.get(each) ?? []))
      for (const rival of rivals) {
        if (overlap(set, rival.set) < DUPLICATE.overlap) continue
        found.set(address, [
          ...(found.get(address) ?? []),
          `line ${line} repeats ${rival.address} line ${rival.line}`,
        ])
      }
      const entry = { address, line, set }
      for (const each of set) seen.set(each, [...(seen.get(each) ?? []), entry])
    }
  }
  return found
}

function figureFindings(files: readonly FigureFile[]): { file: string; findings: Finding[] }[] {
  return files.map(({ file, topic, figures }) => ({
    file,
    findings: figures.flatMap((figure, at): Finding[] => [
      ...figureFaults(figure).map((text): Finding => ({ kind: 'error', text: `${figure.name}: ${text}` })),
      ...(figure.name.startsWith(`${topic}/`)
        ? []
        : [{ kind: 'error' as const, text: `${figure.name}: name must begin with ${topic}/` }]),
      ...(figures.findIndex(each => each.name === figure.name) < at
        ? [{ kind: 'error' as const, text: `${figure.name}: used twice` }]
        : []),
    ]),
  }))
}

function print(name: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return
  console.log(`\n${name}`)
  for (const { kind, text } of findings) console.log(`  ${kind === 'error' ? '✗' : '·'} ${text}`)
}

/** `npm run content:check`, or with one or more addresses: `-- igcse/physics/waves/sound`, or a folder of them. */
async function main(wanted: readonly string[]): Promise<void> {
  const started = Date.now()
  const names = wanted.map(each => each.replace(/^content\/notes\//, '').replace(/(\.md|\/)$/, ''))
  const isWanted = (address: string) =>
    names.length === 0 || names.some(name => address === name || address.startsWith(`${name}/`))
  const addresses = noteAddresses().filter(isWanted)
  if (addresses.length === 0) throw new Error(`No note matches ${names.join(', ') || 'content/notes'}`)
  const subjects = new Set(addresses.map(each => each.split('/').slice(0, 2).join('/')))
  const pages = pagesOfSite()
  const checked: Checked[] = []
  const drawn: FigureFile[] = []
  for (const subject of subjects) {
    const [level = '', slug = ''] = subject.split('/')
    const files = await figureFiles(level, slug)
    const topics = new Set(
      addresses.filter(each => each.startsWith(`${subject}/`)).map(each => each.split('/')[2]),
    )
    // A topic's drawings may go on in <topic>-2.ts.
    drawn.push(...files.filter(({ topic }) => topics.has(topic) || topics.has(topic.replace(/-\d+$/, ''))))
    const figures = new Map(files.flatMap(file => file.figures).map(figure => [figure.name, figure]))
    for (const address of addresses.filter(each => each.startsWith(`${subject}/`))) {
      const result = checkOne(address, figures, pages)
      const [noteLevel = '', noteSubject = '', topic = '', subtopic = ''] = address.split('/')
      pages.set(`/revision-notes/${noteLevel}/${noteSubject}/${topic}/${subtopic}`, result.ids)
      checked.push(result)
    }
  }
  const repeats = duplicates(checked)
  for (const each of checked)
    for (const text of repeats.get(each.address) ?? []) each.findings.push({ kind: 'error', text })
  for (const { links, findings } of checked)
    for (const text of links.flatMap(link => anchorFaults(link, path => pages.get(path))))
      findings.push({ kind: 'error', text })
  const figures = figureFindings(drawn)
  for (const { address, findings } of checked) print(address, findings)
  for (const { file, findings } of figures) print(file, findings)
  const all = [...checked, ...figures].flatMap(each => each.findings)
  const errors = all.filter(each => each.kind === 'error').length
  console.log(
    `\n${errors === 0 ? '✓' : '✗'} ${checked.length} notes, ${drawn.flatMap(each => each.figures).length} figures: ` +
      `${errors} errors, ${all.length - errors} warnings, ${Date.now() - started} ms`,
  )
  if (errors > 0) process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
