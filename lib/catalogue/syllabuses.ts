import 'server-only'
import alevelAccounting from '@/content/syllabus/alevels-accounting.json'
import alevelBiology from '@/content/syllabus/alevels-biology.json'
import alevelChemistry from '@/content/syllabus/alevels-chemistry.json'
import alevelEconomics from '@/content/syllabus/alevels-economics.json'
import alevelMathematics from '@/content/syllabus/alevels-mathematics.json'
import alevelPhysics from '@/content/syllabus/alevels-physics.json'
import igcseAdditionalMaths from '@/content/syllabus/igcse-additional-maths.json'
import igcseBiology from '@/content/syllabus/igcse-biology.json'
import igcseChemistry from '@/content/syllabus/igcse-chemistry.json'
import igcseExtendedMaths from '@/content/syllabus/igcse-extended-maths.json'
import igcsePhysics from '@/content/syllabus/igcse-physics.json'
import type { Syllabus } from './syllabus'

/**
 * In the catalogue's order. TypeScript reads a JSON string as `string`, never as one of a union, so the
 * files are cast here, once; the test of the syllabuses holds each of them to `syllabusSchema`.
 */
const SYLLABUSES = [
  igcseBiology,
  igcseChemistry,
  igcsePhysics,
  igcseAdditionalMaths,
  igcseExtendedMaths,
  alevelBiology,
  alevelChemistry,
  alevelPhysics,
  alevelEconomics,
  alevelAccounting,
  alevelMathematics,
] as unknown as readonly Syllabus[]

export function allSyllabuses(): readonly Syllabus[] {
  return SYLLABUSES
}

export function findSyllabus(level: string, slug: string): Syllabus | null {
  return SYLLABUSES.find(each => each.level === level && each.slug === slug) ?? null
}

/** For callers whose level and slug come from the catalogue; throws if the two do not agree. */
export function requireSyllabus(level: string, slug: string): Syllabus {
  const syllabus = findSyllabus(level, slug)
  if (syllabus === null) throw new Error(`No syllabus for ${level}/${slug}`)
  return syllabus
}
