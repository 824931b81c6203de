import { late } from '@/lib/client/late'

/** What a field fetches when it is used: symbols to write with, and how the marker reads what is typed. */
export const READERS = {
  symbols: late(() => import('./maths-keys.client').then(module => module.MathsKeys)),
  number: late(() => import('@/lib/client/exams/echo').then(module => module.numberEcho)),
  algebra: late(() => import('@/lib/client/exams/preview-algebra').then(module => module.previewAlgebra)),
  equation: late(() => import('@/lib/client/exams/preview-equation').then(module => module.previewEquation)),
  structure: late(() =>
    import('@/lib/client/exams/preview-structure').then(module => module.previewStructure),
  ),
  solutions: late(() =>
    import('@/lib/client/exams/preview-solutions').then(module => module.previewSolutions),
  ),
  moleculeBoard: late(() =>
    import('../../sketch/molecule-board.client').then(module => module.MoleculeBoard),
  ),
  drawnAnswer: late(() => import('../../sketch/drawn-answer.client').then(module => module.DrawnAnswer)),
  drawnMolecule: late(() => import('../../sketch/drawn-molecule').then(module => module.DrawnMolecule)),
} as const
