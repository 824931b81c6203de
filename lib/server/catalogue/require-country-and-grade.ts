import 'server-only'
import type { CountryItem, GradeItem } from '@/lib/contracts/dto'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { catalogueLists } from './lists'

/** @throws ApiError 400 naming the field that is not in the list */
export async function requireCountryAndGrade(
  ctx: Context,
  ids: { countryId: string; gradeId: string },
): Promise<{ country: CountryItem; grade: GradeItem }> {
  const lists = await catalogueLists(ctx)
  const country = lists.countries.find(each => each.id === ids.countryId)
  const grade = lists.grades.find(each => each.id === ids.gradeId)
  if (country && grade) return { country, grade }
  const fields = {
    ...(country ? {} : { countryId: 'Country is not known' }),
    ...(grade ? {} : { gradeId: 'Level is not known' }),
  }
  throw new ApiError('invalidInput', { message: Object.values(fields)[0] ?? '', fields })
}
