import { rootHairsInSoil, rootSection, stemSection } from '../plant-organs'

export const pieces = [
  rootSection.figure({ name: 'kit/root-section' }),
  rootSection.figure({
    name: 'kit/root-section-cells',
    detail: 'cells',
    labels: 'letters',
    only: ['xylem', 'phloem', 'cortex'],
  }),
  stemSection.figure({ name: 'kit/stem-section' }),
  rootHairsInSoil.figure({ name: 'kit/root-hairs-in-soil' }),
]
