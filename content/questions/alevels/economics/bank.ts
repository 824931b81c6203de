import type { Template } from '@/lib/exams/template'
import { templates as basicEconomicIdeasAndResourceAllocationChoice1 } from './basic-economic-ideas-and-resource-allocation/choice-1'
import { templates as basicEconomicIdeasAndResourceAllocationChoice2 } from './basic-economic-ideas-and-resource-allocation/choice-2'
import { templates as basicEconomicIdeasAndResourceAllocationChoice3 } from './basic-economic-ideas-and-resource-allocation/choice-3'
import { templates as theMacroeconomyChoice1 } from './the-macroeconomy/choice-1'
import { templates as theMacroeconomyChoice2 } from './the-macroeconomy/choice-2'
import { templates as theMacroeconomyChoice3 } from './the-macroeconomy/choice-3'
import { templates as theMacroeconomyChoice4 } from './the-macroeconomy/choice-4'
import { templates as thePriceSystemAndTheMicroeconomyChoice1 } from './the-price-system-and-the-microeconomy/choice-1'
import { templates as thePriceSystemAndTheMicroeconomyChoice2 } from './the-price-system-and-the-microeconomy/choice-2'
import { templates as thePriceSystemAndTheMicroeconomyChoice3 } from './the-price-system-and-the-microeconomy/choice-3'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...basicEconomicIdeasAndResourceAllocationChoice1,
  ...basicEconomicIdeasAndResourceAllocationChoice2,
  ...basicEconomicIdeasAndResourceAllocationChoice3,
  ...theMacroeconomyChoice1,
  ...theMacroeconomyChoice2,
  ...theMacroeconomyChoice3,
  ...theMacroeconomyChoice4,
  ...thePriceSystemAndTheMicroeconomyChoice1,
  ...thePriceSystemAndTheMicroeconomyChoice2,
  ...thePriceSystemAndTheMicroeconomyChoice3,
]
