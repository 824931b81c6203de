import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Subtopic, Syllabus } from '@/lib/catalogue/syllabus'
import type { Figure } from '@/lib/figures/figure'
import { arithmeticFaults } from './arithmetic'
import { blockFindings, type Finding } from './check-blocks'
import { figuresMissing, type NoteFrontMatter, readFrontMatter } from './front-matter'
import { type Glossary, termsOf } from './glossary'
import { parseNote } from './note-tree'
import { gradeLevel, proseOf, wordCount } from './prose'
import { type Heading, renderNote } from './render-note'

export type NoteSource = { level: string; subject: string; topic: string; subtopic: string; source: string }

export type CheckContext = {
  syllabus: Syllabus
  place: Subtopic
  findFigure: (name: string) => Figure | undefined
  /** of the note's subject */
  glossary: Glossary
  /** null when there is no such page; otherwise the ids on it, or null when its note is not written yet */
  idsAt: (path: string) => readonly string[] | null | undefined
}

/** The second year's papers ask for essays of 20 marks, so its notes carry more theory, diagrams and evaluation. */
const WORDS = { least: 600, few: 700, many: { none: 1700, AS: 2100, A2: 3200 }, beyond: 500 }
const GRADE_LIMIT: Record<string, number> = { igcse: 12.5, alevels: 15 }

/** Everything that is wrong with one note. */
export function checkNote(
  note: NoteSource,
  context: CheckContext,
): { findings: Finding[]; ids: string[]; links: string[]; tree: Root } {
  const findings: Finding[] = []
  const error = (text: string) => findings.push({ kind: 'error', text })
  const { frontMatter, tree } = parseNote(note.source)
  const read = readFrontMatter(frontMatter)
  const data = 'data' in read ? read.data : null
  if ('faults' in read) for (const fault of read.faults) error(`front matter: ${fault}`)
  if (data) for (const fault of frontMatterFaults(data, context)) error(`front matter: ${fault}`)

  findings.push(...blockFindings(tree))
  for (const text of formulaFindings(tree)) findings.push(text)
  findings.push(...lengthFindings(wordCount(tree), WORDS.many[context.place.stage ?? 'none']))
  const paragraphs = proseOf(tree).map(each => each.text)
  const grade = gradeLevel(paragraphs.filter(each => each.split(' ').length > 6))
  const limit = GRADE_LIMIT[note.level] ?? 15
  if (grade !== null && grade > limit)
    error(`reading age: school year ${grade.toFixed(1)}, at most ${limit}. Use shorter sentences`)

  // Rendering changes the tree, so it comes last.
  const parsed = structuredClone(tree)
  const links = linksOf(tree)
  const { terms, faults: unknown } = termsOf(data?.keyTerms ?? [], context.glossary)
  for (const fault of unknown) error(fault)
  const rendered = renderNote({
    tree,
    frontMatter: data ?? { covers: [] },
    terms,
    aims: context.place.points,
    findFigure: context.findFigure,
  })
  for (const fault of rendered.faults) error(fault)
  for (const fault of headingFaults(rendered.headings)) error(fault)
  for (const link of links) for (const fault of linkFaults(link, rendered.ids, context)) error(fault)
  if (data) for (const finding of coverageFindings(data, context.place, rendered.ids)) findings.push(finding)
  return { findings, ids: rendered.ids, links, tree: parsed }
}

function lengthFindings(count: number, many: number): Finding[] {
  if (count >= WORDS.few && count <= many) return []
  const isFar = count < WORDS.least || count > many + WORDS.beyond
  return [{ kind: isFar ? 'error' : 'warning', text: `${count} words; a note has ${WORDS.few} to ${many}` }]
}

function frontMatterFaults(data: NoteFrontMatter, { syllabus, place, findFigure }: CheckContext): string[] {
  const faults: string[] = []
  const reference = `${syllabus.code} ${place.number}`
  if (data.syllabus !== reference)
    faults.push(`syllabus is "${data.syllabus}", but the file stands for "${reference}"`)
  if (data.title !== place.title) faults.push(`title must be the syllabus's: "${place.title}"`)
  if ((data.tier ?? null) !== (place.tier ?? null)) faults.push(`tier must be ${place.tier ?? 'left out'}`)
  if ((data.stage ?? null) !== (place.stage ?? null))
    faults.push(`stage must be ${place.stage ?? 'left out'}`)
  for (const name of figuresMissing(data.cards, findFigure))
    faults.push(`there is no figure ${name} for a card`)
  if (data.checked !== undefined && data.checked < data.updated)
    faults.push('checked is before updated: the note changed after its proof-reading')
  return faults
}

function coverageFindings(data: NoteFrontMatter, place: Subtopic, ids: readonly string[]): Finding[] {
  const found: Finding[] = []
  if (data.covers.length !== place.points.length)
    found.push({
      kind: 'error',
      text: `covers has ${data.covers.length} ids, the syllabus has ${place.points.length} points`,
    })
  for (const [at, point] of place.points.entries()) {
    const id = data.covers[at]
    if (id !== undefined && !ids.includes(id))
      found.push({
        kind: 'error',
        text: `point ${at + 1} "${point.text}" is covered by #${id}, which is not in the note`,
      })
  }
  return found
}

function formulaFindings(tree: Root): Finding[] {
  const found: Finding[] = []
  visit(tree, node => {
    if (node.type !== 'inlineMath' && node.type !== 'math') return
    const at = `(line ${node.position?.start.line})`
    for (const fault of arithmeticFaults(node.value))
      found.push({ kind: 'error', text: `arithmetic ${at}: ${fault}` })
    const bare = node.value.replace(/\\[a-zA-Z]+\s*\{[^{}]*\}/g, '')
    if (node.type === 'inlineMath' && /[a-z]{4,}\s+[a-z]{3,}/i.test(bare.replace(/\\[a-z]+/gi, '')))
      found.push({
        kind: 'error',
        text: `words inside a formula ${at}: a dollar sign meant as money is written \\$`,
      })
  })
  return found
}

function headingFaults(headings: readonly Heading[]): string[] {
  const faults: string[] = []
  let depth = 1
  for (const heading of headings) {
    if (heading.depth === 1)
      faults.push(`"${heading.text}": the title is the only heading of the first level`)
    if (heading.depth > depth + 1)
      faults.push(`heading "${heading.text}" jumps from level ${depth} to ${heading.depth}`)
    depth = heading.depth
  }
  return faults
}

function linksOf(tree: Root): string[] {
  const links: string[] = []
  visit(tree, 'link', node => {
    links.push(node.url)
  })
  return links
}

function linkFaults(url: string, ids: readonly string[], { idsAt }: CheckContext): string[] {
  if (url.startsWith('#')) return ids.includes(url.slice(1)) ? [] : [`link ${url}: no such heading or block`]
  if (!url.startsWith('/'))
    return [
      `link ${url}: only #ids and addresses of this site, such as /revision-notes/igcse/physics/waves/sound`,
    ]
  return idsAt(url.split('#')[0] ?? '') === undefined
    ? [`link ${url}: no such page`]
    : anchorFaults(url, idsAt)
}

/** A link into another page can be judged once that page has been read: before, `idsAt` gives null for it. */
export function anchorFaults(url: string, idsAt: CheckContext['idsAt']): string[] {
  const [path = '', anchor] = url.split('#')
  const there = idsAt(path)
  return anchor && there && !there.includes(anchor) ? [`link ${url}: the page has no #${anchor}`] : []
}
