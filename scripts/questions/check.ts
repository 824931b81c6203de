import { subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import { type CheckSetting, checkTemplate, varietyOf } from '@/lib/exams/check-template'
import type { LedgerFile } from '@/lib/exams/ledger'
import { readTemplates, templateAddresses } from './question-files'
import { ledgerFile, writeLedger } from './write-ledger'

function settingOf(level: string, subject: string): CheckSetting {
  const syllabus = findSyllabus(level, subject)
  if (!syllabus) throw new Error(`There is no syllabus ${level}/${subject}`)
  return {
    subtopics: new Map(subtopicsInOrder(syllabus).map(({ subtopic }) => [subtopic.number, subtopic])),
    commandWords: [
      ...syllabus.commandWords.map(({ word }) => word.replace(/ \(.*$/, '')),
      'Complete',
      'Identify',
      'Label',
      'Match',
      'Find',
      'Solve',
      'Prepare',
      'Assess',
      'Discuss',
      'Draw',
    ],
    objectives: syllabus.assessmentObjectives.map(({ id }) => id),
  }
}

/** `npm run questions:check`, or with addresses: `-- igcse/physics/waves/choice-1`, or a folder of them. */
async function main(wanted: readonly string[]): Promise<void> {
  const addresses = templateAddresses(wanted)
  if (addresses.length === 0) throw new Error(`No file of templates matches ${wanted.join(', ')}`)
  let faults = 0
  let count = 0
  const ids = new Map<string, string>()
  const checked = new Map<string, LedgerFile | null>()
  for (const address of addresses) {
    const { level, subject, templates } = await readTemplates(address)
    const setting = settingOf(level, subject)
    const before = faults
    for (const template of templates) {
      count += 1
      const id = `${level}/${subject}/${template.id}`
      const found = checkTemplate(template, setting)
      if (ids.has(id)) found.push(`its id stands in ${ids.get(id)} too`)
      ids.set(id, address)
      if (found.length > 0) console.log(`\n${address} ${template.id}`)
      for (const fault of found) console.log(`  ✗ ${fault}`)
      faults += found.length
      if (wanted.length > 0 && found.length === 0)
        console.log(`  ${template.id}: ${varietyOf(template)} different draws`)
    }
    checked.set(address, faults === before ? ledgerFile(address, templates) : null)
  }
  writeLedger(checked)
  console.log(`\n${count} templates, ${faults} faults`)
  if (faults > 0) process.exitCode = 1
}

await main(process.argv.slice(2))
