import type { Template } from '@/lib/exams/template'
import { templates as basicEconomicIdeasAndResourceAllocationChoice1 } from './basic-economic-ideas-and-resource-allocation/choice-1'
import { templates as basicEconomicIdeasAndResourceAllocationChoice2 } from './basic-economic-ideas-and-resource-allocation/choice-2'
import { templates as basicEconomicIdeasAndResourceAllocationChoice3 } from './basic-economic-ideas-and-resource-allocation/choice-3'
import { templates as basicEconomicIdeasAndResourceAllocationChoice4 } from './basic-economic-ideas-and-resource-allocation/choice-4'
import { templates as basicEconomicIdeasAndResourceAllocationChoice5 } from './basic-economic-ideas-and-resource-allocation/choice-5'
import { templates as basicEconomicIdeasAndResourceAllocationChoice6 } from './basic-economic-ideas-and-resource-allocation/choice-6'
import { templates as basicEconomicIdeasAndResourceAllocationData1 } from './basic-economic-ideas-and-resource-allocation/data-1'
import { templates as basicEconomicIdeasAndResourceAllocationEssay1 } from './basic-economic-ideas-and-resource-allocation/essay-1'
import { templates as basicEconomicIdeasAndResourceAllocationEssay2 } from './basic-economic-ideas-and-resource-allocation/essay-2'
import { templates as governmentMacroeconomicInterventionChoice1 } from './government-macroeconomic-intervention/choice-1'
import { templates as governmentMacroeconomicInterventionChoice2 } from './government-macroeconomic-intervention/choice-2'
import { templates as governmentMacroeconomicInterventionChoice3 } from './government-macroeconomic-intervention/choice-3'
import { templates as governmentMacroeconomicInterventionChoice4 } from './government-macroeconomic-intervention/choice-4'
import { templates as governmentMacroeconomicInterventionData1 } from './government-macroeconomic-intervention/data-1'
import { templates as governmentMacroeconomicInterventionEssay1 } from './government-macroeconomic-intervention/essay-1'
import { templates as governmentMacroeconomicInterventionEssay2 } from './government-macroeconomic-intervention/essay-2'
import { templates as governmentMicroeconomicInterventionChoice1 } from './government-microeconomic-intervention/choice-1'
import { templates as governmentMicroeconomicInterventionChoice2 } from './government-microeconomic-intervention/choice-2'
import { templates as governmentMicroeconomicInterventionChoice3 } from './government-microeconomic-intervention/choice-3'
import { templates as governmentMicroeconomicInterventionChoice4 } from './government-microeconomic-intervention/choice-4'
import { templates as governmentMicroeconomicInterventionData1 } from './government-microeconomic-intervention/data-1'
import { templates as governmentMicroeconomicInterventionEssay1 } from './government-microeconomic-intervention/essay-1'
import { templates as governmentMicroeconomicInterventionEssay2 } from './government-microeconomic-intervention/essay-2'
import { templates as internationalEconomicIssuesChoice1 } from './international-economic-issues/choice-1'
import { templates as internationalEconomicIssuesChoice2 } from './international-economic-issues/choice-2'
import { templates as internationalEconomicIssuesChoice3 } from './international-economic-issues/choice-3'
import { templates as internationalEconomicIssuesChoice4 } from './international-economic-issues/choice-4'
import { templates as internationalEconomicIssuesChoice5 } from './international-economic-issues/choice-5'
import { templates as internationalEconomicIssuesData1 } from './international-economic-issues/data-1'
import { templates as internationalEconomicIssuesData2 } from './international-economic-issues/data-2'
import { templates as internationalEconomicIssuesEssay1 } from './international-economic-issues/essay-1'
import { templates as internationalEconomicIssuesEssay2 } from './international-economic-issues/essay-2'
import { templates as theMacroeconomyChoice1 } from './the-macroeconomy/choice-1'
import { templates as theMacroeconomyChoice2 } from './the-macroeconomy/choice-2'
import { templates as theMacroeconomyChoice3 } from './the-macroeconomy/choice-3'
import { templates as theMacroeconomyChoice4 } from './the-macroeconomy/choice-4'
import { templates as theMacroeconomyChoice5 } from './the-macroeconomy/choice-5'
import { templates as theMacroeconomyChoice6 } from './the-macroeconomy/choice-6'
import { templates as theMacroeconomyData1 } from './the-macroeconomy/data-1'
import { templates as theMacroeconomyData2 } from './the-macroeconomy/data-2'
import { templates as theMacroeconomyEssay1 } from './the-macroeconomy/essay-1'
import { templates as theMacroeconomyEssay2 } from './the-macroeconomy/essay-2'
import { templates as thePriceSystemAndTheMicroeconomyChoice1 } from './the-price-system-and-the-microeconomy/choice-1'
import { templates as thePriceSystemAndTheMicroeconomyChoice2 } from './the-price-system-and-the-microeconomy/choice-2'
import { templates as thePriceSystemAndTheMicroeconomyChoice3 } from './the-price-system-and-the-microeconomy/choice-3'
import { templates as thePriceSystemAndTheMicroeconomyChoice4 } from './the-price-system-and-the-microeconomy/choice-4'
import { templates as thePriceSystemAndTheMicroeconomyChoice5 } from './the-price-system-and-the-microeconomy/choice-5'
import { templates as thePriceSystemAndTheMicroeconomyData1 } from './the-price-system-and-the-microeconomy/data-1'
import { templates as thePriceSystemAndTheMicroeconomyData2 } from './the-price-system-and-the-microeconomy/data-2'
import { templates as thePriceSystemAndTheMicroeconomyEssay1 } from './the-price-system-and-the-microeconomy/essay-1'
import { templates as thePriceSystemAndTheMicroeconomyEssay2 } from './the-price-system-and-the-microeconomy/essay-2'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...basicEconomicIdeasAndResourceAllocationChoice1,
  ...basicEconomicIdeasAndResourceAllocationChoice2,
  ...basicEconomicIdeasAndResourceAllocationChoice3,
  ...basicEconomicIdeasAndResourceAllocationChoice4,
  ...basicEconomicIdeasAndResourceAllocationChoice5,
  ...basicEconomicIdeasAndResourceAllocationChoice6,
  ...basicEconomicIdeasAndResourceAllocationData1,
  ...basicEconomicIdeasAndResourceAllocationEssay1,
  ...basicEconomicIdeasAndResourceAllocationEssay2,
  ...governmentMacroeconomicInterventionChoice1,
  ...governmentMacroeconomicInterventionChoice2,
  ...governmentMacroeconomicInterventionChoice3,
  ...governmentMacroeconomicInterventionChoice4,
  ...governmentMacroeconomicInterventionData1,
  ...governmentMacroeconomicInterventionEssay1,
  ...governmentMacroeconomicInterventionEssay2,
  ...governmentMicroeconomicInterventionChoice1,
  ...governmentMicroeconomicInterventionChoice2,
  ...governmentMicroeconomicInterventionChoice3,
  ...governmentMicroeconomicInterventionChoice4,
  ...governmentMicroeconomicInterventionData1,
  ...governmentMicroeconomicInterventionEssay1,
  ...governmentMicroeconomicInterventionEssay2,
  ...internationalEconomicIssuesChoice1,
  ...internationalEconomicIssuesChoice2,
  ...internationalEconomicIssuesChoice3,
  ...internationalEconomicIssuesChoice4,
  ...internationalEconomicIssuesChoice5,
  ...internationalEconomicIssuesData1,
  ...internationalEconomicIssuesData2,
  ...internationalEconomicIssuesEssay1,
  ...internationalEconomicIssuesEssay2,
  ...theMacroeconomyChoice1,
  ...theMacroeconomyChoice2,
  ...theMacroeconomyChoice3,
  ...theMacroeconomyChoice4,
  ...theMacroeconomyChoice5,
  ...theMacroeconomyChoice6,
  ...theMacroeconomyData1,
  ...theMacroeconomyData2,
  ...theMacroeconomyEssay1,
  ...theMacroeconomyEssay2,
  ...thePriceSystemAndTheMicroeconomyChoice1,
  ...thePriceSystemAndTheMicroeconomyChoice2,
  ...thePriceSystemAndTheMicroeconomyChoice3,
  ...thePriceSystemAndTheMicroeconomyChoice4,
  ...thePriceSystemAndTheMicroeconomyChoice5,
  ...thePriceSystemAndTheMicroeconomyData1,
  ...thePriceSystemAndTheMicroeconomyData2,
  ...thePriceSystemAndTheMicroeconomyEssay1,
  ...thePriceSystemAndTheMicroeconomyEssay2,
]
