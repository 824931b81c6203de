import { mkdirSync } from 'node:fs'
import { writeFigureSheet } from './figure-sheet'
import { figureFiles } from './note-files'

/** `npm run figures:view -- igcse/physics/waves` draws a picture of every figure of the topic to look at. */
async function main(address = ''): Promise<void> {
  const [level = '', subject = '', topic] = address.split('/')
  const files = (await figureFiles(level, subject)).filter(
    each => topic === undefined || each.topic === topic,
  )
  if (files.length === 0) throw new Error(`No figures in content/figures/${address}`)
  mkdirSync('.data/figures', { recursive: true })
  for (const file of files) {
    const picture = `.data/figures/${level}-${subject}-${file.topic}.png`
    writeFigureSheet(picture, file.figures)
    console.log(`✓ ${picture}: ${file.figures.length} figures`)
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
