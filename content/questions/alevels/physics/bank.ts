import type { Template } from '@/lib/exams/template'
import { templates as physicalQuantitiesAndUnitsChoice1 } from './physical-quantities-and-units/choice-1'
import { templates as physicalQuantitiesAndUnitsStructured1 } from './physical-quantities-and-units/structured-1'
import { templates as physicalQuantitiesAndUnitsStructured2 } from './physical-quantities-and-units/structured-2'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...physicalQuantitiesAndUnitsChoice1,
  ...physicalQuantitiesAndUnitsStructured1,
  ...physicalQuantitiesAndUnitsStructured2,
]
