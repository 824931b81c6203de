import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stillFigure } from '@/lib/figures/explorable'
import { endsOf } from '@/lib/figures/explorable-faults'
import type { Figure } from '@/lib/figures/figure'
import { writeFigureSheet } from './figure-sheet'
import { type FigureFile, figureFiles } from './note-files'

const KIT = 'lib/figures'
const SHEETS = '.data/figures'

function writeSheet(name: string, figures: readonly Figure[]): void {
  const picture = `${SHEETS}/${name}.png`
  writeFigureSheet(picture, figures)
  console.log(`✓ ${picture}: ${figures.length} figures`)
}

/** Every piece of the kit, of one of its folders, or of one file: a sheet for each file. */
async function viewKit(wanted: string | undefined): Promise<void> {
  for (const file of readdirSync(KIT, { recursive: true, encoding: 'utf8' })) {
    const [, folder = '', name = ''] = /^(?:(.+)\/)?gallery\/([^/]+)\.ts$/.exec(file) ?? []
    if (name === '' || name === 'sample') continue
    if (wanted !== undefined && wanted !== name && wanted !== folder) continue
    const { pieces } = (await import(pathToFileURL(join(KIT, file)).href)) as { pieces: readonly Figure[] }
    writeSheet(['kit', folder, name].filter(Boolean).join('-'), pieces)
  }
}

/** One that moves is shown at its start and at the ends of each value. */
function shown({ figures, moving }: FigureFile): readonly Figure[] {
  const address = figures[0]?.moves?.address
  return moving && address ? endsOf(moving).map(values => stillFigure(address, moving, values)) : figures
}

async function viewTopic(level: string, subject: string, topic: string | undefined): Promise<void> {
  const files = (await figureFiles(level, subject)).filter(
    each => topic === undefined || each.topic === topic,
  )
  if (files.length === 0) throw new Error(`No figures in content/figures/${level}/${subject}`)
  for (const file of files) {
    const name = file.moving ? file.figures[0]?.name.replace('/', '-') : file.topic
    writeSheet(`${level}-${subject}-${name}`, shown(file))
  }
}

/** `npm run figures:view -- igcse/physics/waves` draws the figures of a topic to look at, `-- kit/rays` pieces of the kit. */
async function main(address = ''): Promise<void> {
  const [level = '', subject = '', topic] = address.split('/')
  mkdirSync(SHEETS, { recursive: true })
  if (level === 'kit') await viewKit(subject || undefined)
  else await viewTopic(level, subject, topic)
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
