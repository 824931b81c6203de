import { subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { CheckSetting } from '@/lib/exams/check-template'
import { checkTemplates, type TemplatesChecked } from './check-templates'
import { readTemplates } from './question-files'

/** What was found in one file of templates; plain data, since it may come from another process. */
export type Checked = TemplatesChecked & { address: string }

/** What the syllabus of an address asks of its templates. */
export function settingOf(address: string): CheckSetting {
  const [level = '', subject = ''] = address.split('/')
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
      'Plot',
      'Show',
    ],
    objectives: syllabus.assessmentObjectives.map(({ id }) => id),
  }
}

export function checkFile(address: string, withVariety: boolean): Checked {
  const { templates } = readTemplates(address)
  return { address, ...checkTemplates(templates, settingOf(address), withVariety) }
}
