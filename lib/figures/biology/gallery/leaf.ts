import { leafSection, stomaSurface } from '../leaf'

export const pieces = [
  leafSection.figure({ name: 'kit/leaf-section' }),
  leafSection.figure({
    name: 'kit/leaf-section-letters',
    title: 'A leaf in cross-section, parts lettered',
    labels: 'letters',
    only: ['palisade mesophyll', 'air space', 'xylem', 'guard cell'],
  }),
  stomaSurface.figure({ name: 'kit/stoma-open' }),
  stomaSurface.figure({
    name: 'kit/stoma-closed',
    title: 'A closed stoma',
    open: 0,
    labels: { 'guard cell': 'X' },
  }),
]
