import type { Template } from '@/lib/exams/template'

/** Loaded when the first paper of a subject is built: no start waits for templates that nobody asks for. */
export const BANKS: Readonly<Record<string, () => Promise<{ bank: readonly Template[] }>>> = {
  'alevels/accounting': () => import('./alevels/accounting/bank'),
  'alevels/biology': () => import('./alevels/biology/bank'),
  'alevels/chemistry': () => import('./alevels/chemistry/bank'),
  'alevels/economics': () => import('./alevels/economics/bank'),
  'alevels/mathematics': () => import('./alevels/mathematics/bank'),
  'alevels/physics': () => import('./alevels/physics/bank'),
  'igcse/additional-maths': () => import('./igcse/additional-maths/bank'),
  'igcse/biology': () => import('./igcse/biology/bank'),
  'igcse/chemistry': () => import('./igcse/chemistry/bank'),
  'igcse/extended-maths': () => import('./igcse/extended-maths/bank'),
  'igcse/physics': () => import('./igcse/physics/bank'),
}
