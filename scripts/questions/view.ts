import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { labelText } from '@/lib/exams/answers'
import { drawingsOf } from '@/lib/exams/drawings'
import { explainPart } from '@/lib/exams/kinds/registry'
import type { Part, Question } from '@/lib/exams/question'
import type { Figure } from '@/lib/figures/figure'
import { writeFigureSheet } from '../content/figure-sheet'
import { today } from '../content/in-turn'
import { compareAnswers, writeBlind } from './blind'
import { FOLDER } from './blind-draws'
import { compileBanks } from './compile-banks'
import { readTemplates, templateAddresses } from './question-files'

const DRAWS = 3

function partText(part: Part): string {
  const lines = [
    `${labelText(part.label)} ${part.lead ? `${part.lead} ` : ''}${part.prompt} [${part.marks}] {${part.command}, ${part.objective}, ${part.subtopic}}`,
  ]
  if (part.table) lines.push(JSON.stringify(part.table.rows))
  if (part.kind === 'choice') {
    for (const [at, option] of part.options.entries()) {
      const text = option.cells?.join(' | ') ?? option.text
      lines.push(
        `  ${'ABCD'[at]}${option.error === null ? '*' : ' '} ${text}${option.error === null ? '' : `   <- ${option.error}`}`,
      )
    }
  } else {
    lines.push(`  answer: ${explainPart(part).answer} ${JSON.stringify(explainPart(part).keyed ?? '')}`)
    for (const { code, text } of part.scheme) lines.push(`  ${code} ${text}`)
  }
  return [...lines, `  solution: ${part.solution}`].join('\n')
}

function questionText(question: Question): string {
  const table = question.table
    ? `\n${[question.table.head, ...question.table.rows].map(row => row.join(' | ')).join('\n')}`
    : ''
  const figure = question.figure ? `\n[figure: ${question.figure.title}. ${question.figure.description}]` : ''
  return `${question.stem}${table}${figure}\n${question.parts.map(partText).join('\n')}`
}

function view(address: string, only: string): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const each of templateAddresses([address])) {
    const { templates } = readTemplates(each)
    const figures: Figure[] = []
    for (const template of templates.filter(({ id }) => id.includes(only))) {
      console.log(`\n===== ${each} ${template.id} (${template.tier ?? ''} difficulty ${template.difficulty})`)
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const { question } = template.draw(`view-${draw}`)
        console.log(`--- draw ${draw + 1}\n${questionText(question)}`)
        if (draw === 0)
          figures.push(...drawingsOf(question).map(figure => ({ ...figure, name: template.id })))
      }
    }
    if (figures.length === 0) continue
    const picture = `${FOLDER}/${each.replaceAll('/', '-')}.png`
    writeFigureSheet(picture, figures)
    console.log(`\n✓ ${picture}: ${figures.length} figures`)
  }
}

const OPTIONS = {
  blind: { type: 'boolean' },
  answers: { type: 'string' },
  sign: { type: 'boolean' },
} as const

/**
 * `npm run questions:view -- igcse/physics/3.2.1-reflection-of-light [name]`: three draws of each template, to be read. For the
 * second reader `--blind` writes questions without answers, `--answers <file>` compares, and `--sign [day]` says that they were read.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [address = '', ...rest] = positionals
  const day = rest.find(each => /^\d{4}-\d\d-\d\d$/.test(each)) ?? today()
  await compileBanks()
  if (values.blind) return writeBlind(address)
  if (values.answers !== undefined) return compareAnswers(address, values.answers, values.sign ? day : null)
  if (values.sign) throw new Error('--sign goes with --answers: what is signed was solved')
  view(address, rest[0] ?? '')
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
