import type { ToothType } from '@/lib/figures/biology/teeth'

export const TYPES = ['incisor', 'canine', 'premolar', 'molar'] as const

export const USE: Readonly<Record<ToothType, string>> = {
  incisor: 'cut',
  canine: 'tear',
  premolar: 'chew and grind',
  molar: 'chew and grind',
}
