import type { Template } from '@/lib/exams/template'
import { templates as functionsStructured1 } from './functions/structured-1'
import { templates as functionsStructured2 } from './functions/structured-2'
import { templates as functionsStructured3 } from './functions/structured-3'
import { templates as functionsStructured4 } from './functions/structured-4'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...functionsStructured1,
  ...functionsStructured2,
  ...functionsStructured3,
  ...functionsStructured4,
]
