import { heartSection } from '../heart'

export const pieces = [
  heartSection.figure({ name: 'kit/heart' }),
  heartSection.figure({
    name: 'kit/heart-letters',
    title: 'A heart with parts lettered',
    labels: 'letters',
    only: ['aorta', 'left ventricle', 'septum', 'vena cava'],
    flow: true,
  }),
]
