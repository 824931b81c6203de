import { alevelsAccounting } from '@/content/subjects/alevels-accounting'
import { alevelsBiology } from '@/content/subjects/alevels-biology'
import { alevelsChemistry } from '@/content/subjects/alevels-chemistry'
import { alevelsEconomics } from '@/content/subjects/alevels-economics'
import { alevelsMathematics } from '@/content/subjects/alevels-mathematics'
import { alevelsPhysics } from '@/content/subjects/alevels-physics'
import { igcseAdditionalMaths } from '@/content/subjects/igcse-additional-maths'
import { igcseBiology } from '@/content/subjects/igcse-biology'
import { igcseChemistry } from '@/content/subjects/igcse-chemistry'
import { igcseExtendedMaths } from '@/content/subjects/igcse-extended-maths'
import { igcsePhysics } from '@/content/subjects/igcse-physics'
import type { SubjectProse } from '@/content/subjects/subject-prose'
import type { Subject } from './subjects'

const PROSE: Readonly<Record<string, SubjectProse>> = {
  'igcse/biology': igcseBiology,
  'igcse/chemistry': igcseChemistry,
  'igcse/physics': igcsePhysics,
  'igcse/additional-maths': igcseAdditionalMaths,
  'igcse/extended-maths': igcseExtendedMaths,
  'alevels/biology': alevelsBiology,
  'alevels/chemistry': alevelsChemistry,
  'alevels/physics': alevelsPhysics,
  'alevels/economics': alevelsEconomics,
  'alevels/accounting': alevelsAccounting,
  'alevels/mathematics': alevelsMathematics,
}

/** The written words of a subject's page. @throws when a catalogue subject has none */
export function requireProse({ level, slug }: Pick<Subject, 'level' | 'slug'>): SubjectProse {
  const prose = PROSE[`${level}/${slug}`]
  if (!prose) throw new Error(`No prose for ${level}/${slug} in content/subjects`)
  return prose
}
