import { subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { CheckSetting } from '@/lib/exams/check-template'
import { checkTemplates, type TemplatesChecked } from './check-templates'
import { readTemplates } from './question-files'
import { spellingFaults } from './spelling-faults'

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
  const checked = checkTemplates(templates, settingOf(address), withVariety)
  return {
    address,
    facts: checked.facts,
    templates: checked.templates.map((each, at) => {
      const template = templates[at]
      // A template that cannot be drawn has said so.
      const isDrawn = template && each.faults.length === 0
      return { ...each, faults: isDrawn ? spellingFaults(template) : each.faults }
    }),
  }
}
