import type { CountryItem } from '@/lib/contracts/dto'
import { DEFAULT_COUNTRY_CODE } from '@/lib/contracts/limits'

/** The time zone is asked for last, and costs a slow phone a tenth of a second: browsers load their tables of dates for it. */
export type LocaleSigns = { languages: readonly string[]; timeZone: () => string }

const TWO_LETTERS = /^[a-z]{2}$/i

function regionOf(language: string): string | null {
  try {
    const { region } = new Intl.Locale(language)
    return region && TWO_LETTERS.test(region) ? region : null
  } catch {
    return null // not a language tag: nothing to learn from it
  }
}

/** Where the look-up fails (docs/product/session.md): language region, first part of the time zone, else us. */
export function guessCountryCode({ languages, timeZone }: LocaleSigns): string {
  for (const language of languages) {
    const region = regionOf(language)
    if (region) return region.toLowerCase()
  }
  const firstPart = timeZone().split('/')[0] ?? ''
  return TWO_LETTERS.test(firstPart) ? firstPart.toLowerCase() : DEFAULT_COUNTRY_CODE
}

/** The country with this two- or three-letter code in any case; null when the list has none. */
export function findCountry<T extends CountryItem>(countries: readonly T[], code: string): T | null {
  const wanted = code.trim().toLowerCase()
  if (wanted === '') return null
  return (
    countries.find(
      ({ alpha2Code, alpha3Code }) =>
        alpha2Code.toLowerCase() === wanted || alpha3Code.toLowerCase() === wanted,
    ) ?? null
  )
}

/** As {@link findCountry}, else the first of the list (docs/product/session.md). */
export function resolveCountry<T extends CountryItem>(countries: readonly T[], code: string): T | null {
  return findCountry(countries, code) ?? countries[0] ?? null
}
