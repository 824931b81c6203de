import { arrow, pointer, text } from '../shapes'
import { sample } from './sample'

export const pieces = [
  sample(
    'labels',
    60,
    pointer(40, 30, 20, 50, 'nucleus'),
    arrow(120, 40, 180, 40, { label: '*v*_{0}^{2}' }),
    text(240, 30, 'a < b & c'),
  ),
]
