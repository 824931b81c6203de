import { figure } from '@/lib/figures/figure'
import { coverQuadrat, fieldMap, karyotype, quadrat } from '../fieldwork'

export const pieces = [
  figure(
    {
      name: 'kit/quadrat',
      title: 'Plants in a quadrat of 0.5 m by 0.5 m',
      description:
        'A square of side 0.5 m seen from above with 12 daisies drawn as rings, 7 dandelions as crosses and 4 plantains as V shapes.',
      height: 216,
    },
    quadrat(
      [
        { kind: 'ring', count: 12, name: 'daisy' },
        { kind: 'cross', count: 7, name: 'dandelion' },
        { kind: 'leaf', count: 4, name: 'plantain' },
      ],
      { side: '0.5 m' },
    ),
  ),
  figure(
    {
      name: 'kit/cover',
      title: 'Moss in a quadrat with one hundred squares',
      description:
        'A square divided into ten by ten small squares; a patch of sixteen squares towards the upper left is shaded.',
      height: 204,
    },
    coverQuadrat([11, 12, 13, 21, 22, 23, 24, 31, 32, 33, 34, 42, 43, 44, 52, 53]),
  ),
  figure(
    {
      name: 'kit/field-map',
      title: 'Quadrats in a field',
      description:
        'A field drawn on a grid of ten by six with plants scattered over it and five squares marked as quadrats.',
      height: 226,
    },
    fieldMap([
      [1, 4],
      [3, 1],
      [5, 3],
      [7, 5],
      [8, 0],
    ]),
  ),
  figure(
    {
      name: 'kit/karyotype',
      title: 'The chromosomes of a human body cell',
      description:
        'Chromosomes arranged in pairs numbered 1 to 22 by length, and an X and a Y. At number 21 there are three.',
      height: 310,
    },
    karyotype({ sex: 'male', extra: 21 }),
  ),
]
