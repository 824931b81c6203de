import type { Template } from '@/lib/exams/template'
import { templates as basicEconomicIdeasAndResourceAllocationChoice1 } from './basic-economic-ideas-and-resource-allocation/choice-1'
import { templates as basicEconomicIdeasAndResourceAllocationChoice2 } from './basic-economic-ideas-and-resource-allocation/choice-2'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...basicEconomicIdeasAndResourceAllocationChoice1,
  ...basicEconomicIdeasAndResourceAllocationChoice2,
]
