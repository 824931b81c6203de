import type { Template } from '@/lib/exams/template'
import { templates as cellStructureChoice1 } from './cell-structure/choice-1'
import { templates as cellStructureStructured1 } from './cell-structure/structured-1'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [...cellStructureChoice1, ...cellStructureStructured1]
