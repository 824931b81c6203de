import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Figure } from '@/lib/figures/figure'
import { writeFigureSheet } from './figure-sheet'
import { figureFiles } from './note-files'

const GALLERY = 'lib/figures/gallery'
const SHEETS = '.data/figures'

function writeSheet(name: string, figures: readonly Figure[]): void {
  const picture = `${SHEETS}/${name}.png`
  writeFigureSheet(picture, figures)
  console.log(`✓ ${picture}: ${figures.length} figures`)
}

/** Every piece of the kit, or of one of its files: a sheet for each. */
async function viewKit(wanted: string | undefined): Promise<void> {
  const names = readdirSync(GALLERY).map(name => name.replace(/\.ts$/, ''))
  for (const name of names) {
    if (name === 'sample' || (wanted !== undefined && name !== wanted)) continue
    const file = pathToFileURL(join(GALLERY, `${name}.ts`)).href
    const { pieces } = (await import(file)) as { pieces: readonly Figure[] }
    writeSheet(`kit-${name}`, pieces)
  }
}

async function viewTopic(level: string, subject: string, topic: string | undefined): Promise<void> {
  const files = (await figureFiles(level, subject)).filter(
    each => topic === undefined || each.topic === topic,
  )
  if (files.length === 0) throw new Error(`No figures in content/figures/${level}/${subject}`)
  for (const file of files) writeSheet(`${level}-${subject}-${file.topic}`, file.figures)
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
