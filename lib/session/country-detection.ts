import { guessCountryCode, type LocaleSigns } from './country'

export type CountrySigns = {
  /** Two letters; null when the service does not know. It gives up by itself after 5 s. */
  lookUpCountry: () => Promise<string | null>
  localeSigns: () => LocaleSigns
  log: (what: string, error: unknown) => void
}

/** The country of this browser: the look-up, then the locale (docs/product/session.md). Never fails. */
export async function detectCountryCode({ lookUpCountry, localeSigns, log }: CountrySigns): Promise<string> {
  try {
    const found = await lookUpCountry()
    if (found) return found.toLowerCase()
  } catch (error) {
    log('country look-up', error)
  }
  return guessCountryCode(localeSigns())
}
