import type { Subject } from '@/lib/catalogue/subjects'

/** What the front of a paper says. */
export type OfferFacts = {
  paperId: string
  title: string
  component: string
  durationMinutes: number
  totalMarks: number
  questions: number | null
  calculator: boolean
}

/** A paper that can be sat: what the islands of the list need of it. Seeds of the numbered mocks, the first is Mock 1. */
export type PaperOffer = OfferFacts & { seeds: string[] }

export type OfferSubject = Pick<Subject, 'level' | 'slug' | 'name' | 'code'>
