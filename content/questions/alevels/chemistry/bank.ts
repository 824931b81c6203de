import type { Template } from '@/lib/exams/template'
import { templates as atomicStructureChoice1 } from './atomic-structure/choice-1'
import { templates as atomicStructureStructured1 } from './atomic-structure/structured-1'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [...atomicStructureChoice1, ...atomicStructureStructured1]
