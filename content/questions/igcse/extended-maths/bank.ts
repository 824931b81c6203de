import type { Template } from '@/lib/exams/template'
import { templates as numberStructured1 } from './number/structured-1'
import { templates as numberStructured2 } from './number/structured-2'
import { templates as numberStructured3 } from './number/structured-3'
import { templates as numberStructured4 } from './number/structured-4'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...numberStructured1,
  ...numberStructured2,
  ...numberStructured3,
  ...numberStructured4,
]
