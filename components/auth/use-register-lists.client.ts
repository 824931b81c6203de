'use client'

import { useEffect, useMemo, useState } from 'react'
import { countryCodeHere } from '@/lib/client/country-lookup'
import { FALLBACK_GRADES, fallbackCountries } from '@/lib/client/fallback-lists'
import { fetchCountries, fetchGrades } from '@/lib/client/lists'
import { useCached } from '@/lib/client/use-cached'
import type { CountryItem, GradeItem } from '@/lib/contracts/dto'
import { findCountry } from '@/lib/session/country'

export type RegisterLists = { countries: readonly CountryItem[]; grades: readonly GradeItem[] }

const NONE: readonly never[] = []

/** The lists of the form: the server's, or the fixed ones while the server's cannot be had. */
export function useRegisterLists(): RegisterLists {
  const countries = useCached('dropdowns', 'countries', fetchCountries)
  const grades = useCached('dropdowns', 'grades', fetchGrades)
  const fixedCountries = useMemo(() => (countries.error ? fallbackCountries() : NONE), [countries.error])
  return {
    countries: countries.data ?? fixedCountries,
    grades: grades.data ?? (grades.error ? FALLBACK_GRADES : NONE),
  }
}

/** The id of the country this browser is in, once both the list and the country are known. */
export function useDetectedCountryId(countries: readonly CountryItem[]): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void countryCodeHere().then(found => {
      if (!isOver) setCode(found)
    })
    return () => {
      isOver = true
    }
  }, [])
  return code === null ? null : (findCountry(countries, code)?.id ?? null)
}
