import type { Wrong } from '@/lib/exams/authoring/options'

export type Matter = 'solid' | 'liquid' | 'gas'

export const LETTERS = ['P', 'Q', 'R', 'S'] as const

export type Why = { stem: string; prompt: string; right: string; wrong: readonly Wrong[]; solution: string }

export const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

export const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const
