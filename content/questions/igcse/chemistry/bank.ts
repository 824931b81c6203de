import type { Template } from '@/lib/exams/template'
import { templates as statesOfMatterChoice1 } from './states-of-matter/choice-1'
import { templates as statesOfMatterStructured1 } from './states-of-matter/structured-1'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [...statesOfMatterChoice1, ...statesOfMatterStructured1]
