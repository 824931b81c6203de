import type { REGIONS } from '../shared'

export type Region = (typeof REGIONS)[number]

/** How students name each region. */
export const NAMES: Record<Region, string[]> = {
  'radio waves': ['radio', 'radio wave', 'radiowaves'],
  microwaves: ['microwave'],
  infrared: ['infra-red', 'infrared radiation', 'infrared waves', 'IR'],
  'visible light': ['light', 'visible', 'visible radiation'],
  ultraviolet: ['ultra-violet', 'ultraviolet light', 'ultraviolet radiation', 'UV'],
  'X-rays': ['X-ray', 'X rays', 'X radiation'],
  'gamma rays': ['gamma', 'gamma ray', 'gamma radiation', 'γ-rays', 'γ'],
}
