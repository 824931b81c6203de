import type { Wrong } from '@/lib/exams/authoring/options'

export type Matter = 'solid' | 'liquid' | 'gas'

export const LETTERS = ['P', 'Q', 'R', 'S'] as const

export type Why = { stem: string; prompt: string; right: string; wrong: readonly Wrong[]; solution: string }
