import 'server-only'
import isoNames from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json'

isoNames.registerLocale(english)

export type CountryRow = { id: string; name: string; alpha2Code: string; alpha3Code: string }

/** ISO 3166-1 by English short name, and Kosovo under the code that is reserved for users of the list. */
export function isoCountries(): CountryRow[] {
  const collator = new Intl.Collator('en')
  return Object.entries(isoNames.getNames('en', { select: 'official' }))
    .map(([alpha2Code, name]) => ({
      id: alpha2Code,
      name,
      alpha2Code,
      alpha3Code: isoNames.alpha2ToAlpha3(alpha2Code) ?? '',
    }))
    .sort((a, b) => collator.compare(a.name, b.name))
}
