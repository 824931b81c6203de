import type { Subject } from '@/lib/catalogue/subjects'

/** A paper that can be sat: what the islands of the list need of it. */
export type PaperOffer = {
  paperId: string
  title: string
  component: string
  durationMinutes: number
  totalMarks: number
  questions: number | null
  calculator: boolean
  version: number
  /** Seeds of the numbered mocks, the first is Mock 1. */
  seeds: string[]
}

export type OfferSubject = Pick<Subject, 'level' | 'slug' | 'name' | 'code'>
