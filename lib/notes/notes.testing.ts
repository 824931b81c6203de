import { readFileSync } from 'node:fs'
import type { Stage, Syllabus } from '@/lib/catalogue/syllabus'
import { requireSubtopic } from '@/lib/catalogue/syllabus-queries'
import { figure } from '@/lib/figures/figure'
import { checkNote } from './check-note'

const syllabus = JSON.parse(readFileSync('content/syllabus/igcse-physics.json', 'utf8')) as Syllabus
const { subtopic } = requireSubtopic(syllabus, 'waves', 'sound')

/** The model note, to be spoilt by a test. */
export const MODEL = readFileSync('content/notes/igcse/physics/waves/sound.md', 'utf8')

/** What the check says about a source in the place of the model note; every figure exists. */
export function findingsOf(source: string, stage: Stage | null = null): string[] {
  const drawn = figure({ name: 'waves/x', title: 'A drawing', description: 'Something', height: 10 })
  const context = {
    syllabus,
    place: { ...subtopic, stage },
    findFigure: (name: string) => (name.includes('missing') ? undefined : drawn),
    glossary: new Map([
      [
        'longitudinal wave',
        {
          term: 'Longitudinal wave',
          meaning: 'a wave',
          home: 'igcse/physics/waves/general-properties-of-waves',
        },
      ],
    ]),
    idsAt: (path: string) =>
      path === '/revision-notes/igcse/physics/waves/thin-lenses' ? ['focal-length'] : undefined,
  }
  const note = { level: 'igcse', subject: 'physics', topic: 'waves', subtopic: 'sound', source }
  return checkNote(note, context).findings.map(each => each.text)
}
