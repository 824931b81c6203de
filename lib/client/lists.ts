import { countryDropdown, gradeDropdown } from '@/lib/contracts/calls/lists'
import type { CountryItem, GradeItem } from '@/lib/contracts/dto'
import { DROPDOWN_ERRORS } from '@/lib/contracts/texts'
import { callOnce } from './send'

async function fetchList<T>(load: () => Promise<T[]>, message: string): Promise<T[]> {
  try {
    return await load()
  } catch (cause) {
    throw new Error(message, { cause })
  }
}

/** @throws Error 'Failed to fetch grades' with the ApiError as its cause */
export function fetchGrades(): Promise<GradeItem[]> {
  return fetchList(() => callOnce(gradeDropdown), DROPDOWN_ERRORS.grades)
}

/** @throws Error 'Failed to fetch countries' with the ApiError as its cause */
export function fetchCountries(): Promise<CountryItem[]> {
  return fetchList(() => callOnce(countryDropdown), DROPDOWN_ERRORS.countries)
}
