/**
 * What this browser keeps for its readers, by name. The stores themselves come with a library and their rules; this says
 * without them whether there is anything to be read.
 */
export const DATABASES = {
  notes: 'markwell-notes',
  study: 'markwell-study',
  cards: 'markwell-cards',
  exams: 'markwell-exams',
} as const
export type DatabaseName = (typeof DATABASES)[keyof typeof DATABASES]

/** What is kept has changed: views read it again. */
export const NOTES_CHANGED_EVENT = 'notes-changed'
export const STUDY_CHANGED_EVENT = 'study-changed'
export const CARDS_CHANGED_EVENT = 'cards-changed'

/** Whether one of them is here. A browser that cannot say (Firefox before 126, forbidden storage) may have it. */
export async function keepsAny(...names: DatabaseName[]): Promise<boolean> {
  try {
    const found = await window.indexedDB.databases()
    return found.some(({ name }) => names.some(each => each === name))
  } catch {
    return true
  }
}
