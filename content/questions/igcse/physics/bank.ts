import type { Template } from '@/lib/exams/template'
import { templates as forcesChoice1 } from './motion-forces-and-energy/choice-1'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [...forcesChoice1]
