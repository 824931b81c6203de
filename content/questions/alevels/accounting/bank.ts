import type { Template } from '@/lib/exams/template'
import { templates as financialAccountingAsLevelChoice1 } from './financial-accounting-as-level/choice-1'
import { templates as financialAccountingAsLevelChoice2 } from './financial-accounting-as-level/choice-2'
import { templates as financialAccountingAsLevelStructured1 } from './financial-accounting-as-level/structured-1'
import { templates as financialAccountingAsLevelStructured2 } from './financial-accounting-as-level/structured-2'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...financialAccountingAsLevelChoice1,
  ...financialAccountingAsLevelChoice2,
  ...financialAccountingAsLevelStructured1,
  ...financialAccountingAsLevelStructured2,
]
