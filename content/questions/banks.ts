import type { Template } from '@/lib/exams/template'

/** Loaded when the first paper of a subject is built: no start waits for templates that nobody asks for. */
export const BANKS: Readonly<Record<string, () => Promise<{ bank: readonly Template[] }>>> = {
  'alevels/economics': () => import('./alevels/economics/bank'),
  'igcse/physics': () => import('./igcse/physics/bank'),
}
