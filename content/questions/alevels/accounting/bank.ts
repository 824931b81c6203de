import type { Template } from '@/lib/exams/template'
import { templates as financialAccountingAsLevelChoice1 } from './financial-accounting-as-level/choice-1'
import { templates as financialAccountingAsLevelChoice2 } from './financial-accounting-as-level/choice-2'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...financialAccountingAsLevelChoice1,
  ...financialAccountingAsLevelChoice2,
]
