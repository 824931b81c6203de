import { subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import { type CheckSetting, checkTemplate, varietyOf } from '@/lib/exams/check-template'
import type { LedgerFile } from '@/lib/exams/ledger'
import { readTemplates } from './question-files'
import { ledgerFile } from './write-ledger'

/** What was found in one file of templates; plain data, since it may come from another process. */
export type Checked = {
  address: string
  templates: { id: string; key: string; faults: string[]; variety: number | null }[]
  /** For the ledger, when the file has no fault. */
  entry: LedgerFile
}

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

/** Draws each template of a file 200 times; `withVariety` counts how many draws differ. */
export async function checkFile(address: string, withVariety: boolean): Promise<Checked> {
  const { level, subject, templates } = await readTemplates(address)
  const setting = settingOf(level, subject)
  return {
    address,
    templates: templates.map(template => {
      const faults = checkTemplate(template, setting)
      return {
        id: template.id,
        key: `${level}/${subject}/${template.id}`,
        faults,
        variety: withVariety && faults.length === 0 ? varietyOf(template) : null,
      }
    }),
    entry: ledgerFile(address, templates),
  }
}
