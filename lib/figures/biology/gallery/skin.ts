import { skinSection } from '../skin'

export const pieces = [
  skinSection.figure({ name: 'kit/skin' }),
  skinSection.figure({
    name: 'kit/skin-letters',
    title: 'Skin, parts lettered',
    labels: 'letters',
    only: ['hair erector muscle', 'sweat gland', 'capillary', 'fatty tissue'],
  }),
]
