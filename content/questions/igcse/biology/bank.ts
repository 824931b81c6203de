import type { Template } from '@/lib/exams/template'
import { templates as characteristicsAndClassificationOfLivingOrganismsChoice1 } from './characteristics-and-classification-of-living-organisms/choice-1'
import { templates as characteristicsAndClassificationOfLivingOrganismsStructured1 } from './characteristics-and-classification-of-living-organisms/structured-1'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...characteristicsAndClassificationOfLivingOrganismsChoice1,
  ...characteristicsAndClassificationOfLivingOrganismsStructured1,
]
