import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Explorable, stillFigure } from '@/lib/figures/explorable'
import type { Figure } from '@/lib/figures/figure'
import type { NoteSource } from '@/lib/notes/check-note'

export const NOTES = 'content/notes'
const FIGURES = 'content/figures'
export const EXPLORABLES = 'content/explorables'

/** Every note below content/notes, by its address `level/subject/topic/subtopic`, in the order of the alphabet. */
export function noteAddresses(folder = NOTES): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.md') && name.split('/').length === 4)
    .map(name => name.slice(0, -'.md'.length))
    .sort()
}

export function readNote(address: string, folder = NOTES): NoteSource {
  const [level = '', subject = '', topic = '', subtopic = ''] = address.split('/')
  const source = readFileSync(join(folder, `${address}.md`), 'utf8')
  return { level, subject, topic, subtopic, source }
}

export const addressOf = ({ level, subject, topic, subtopic }: Omit<NoteSource, 'source'>): string =>
  `${level}/${subject}/${topic}/${subtopic}`

/** The figures that a note may show; null for a name that is none. */
export function namedFigures(
  { source }: NoteSource,
  find: (name: string) => Figure | undefined,
): (Figure | null)[] {
  return [...source.matchAll(/[^\s"]+\/[^\s"]+/g)].map(([name]) => find(name) ?? null)
}

export type FigureFile = {
  file: string
  topic: string
  figures: readonly Figure[]
  /** the figure as a function of its values, in a file of its own */
  moving?: Explorable
}

const modulesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map(name => name.replaceAll('\\', '/'))
        .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .sort()
    : []

async function stillFile(folder: string, name: string): Promise<FigureFile> {
  const file = join(folder, name)
  const { figures = [] } = (await import(pathToFileURL(file).href)) as { figures?: readonly Figure[] }
  return { file, topic: name.slice(0, -'.ts'.length), figures }
}

async function movingFile(folder: string, name: string): Promise<FigureFile> {
  const file = join(folder, name)
  const loaded = (await import(pathToFileURL(file).href)) as { moving: Explorable }
  const address = file.slice(EXPLORABLES.length + 1, -'.ts'.length)
  const [topic = ''] = name.split('/')
  return { file, topic, figures: [stillFigure(address, loaded.moving)], moving: loaded.moving }
}

/**
 * The figures of a subject; the file content/figures/<level>/<subject>/<topic>.ts holds those named `<topic>/…`, and
 * content/explorables/<level>/<subject>/<topic>/<name>.ts one that moves.
 */
export async function figureFiles(level: string, subject: string): Promise<FigureFile[]> {
  const [still, moving] = [join(FIGURES, level, subject), join(EXPLORABLES, level, subject)]
  return Promise.all([
    ...modulesIn(still).map(name => stillFile(still, name)),
    ...modulesIn(moving).map(name => movingFile(moving, name)),
  ])
}

export async function figureFinder(
  level: string,
  subject: string,
): Promise<(name: string) => Figure | undefined> {
  const found = (await figureFiles(level, subject)).flatMap(each => each.figures)
  const byName = new Map(found.map(figure => [figure.name, figure]))
  return name => byName.get(name)
}
