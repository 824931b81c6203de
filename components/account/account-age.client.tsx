'use client'

import { AgeForm } from '@/components/study/age-band.client'
import { useEntries } from '@/lib/client/study/use-entries'
import { AGE_BANDS } from '@/lib/contracts/study'

/** The answer of the hub's question, to be changed. */
export function AccountAge() {
  const entries = useEntries()
  if (entries === null) return null
  const value = entries.find(({ kind, key }) => kind === 'setting' && key === 'ageBand')?.value
  const band = AGE_BANDS.find(each => each === value) ?? null
  return <AgeForm key={band} band={band} />
}
