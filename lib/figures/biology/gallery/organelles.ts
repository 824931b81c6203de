import { figure } from '@/lib/figures/figure'
import { chloroplast, fluidMosaic, golgiBody, mitochondrion, roughReticulum } from '../organelles'

export const pieces = [
  mitochondrion.figure({ name: 'kit/mitochondrion' }),
  chloroplast.figure({ name: 'kit/chloroplast' }),
  golgiBody.figure({ name: 'kit/golgi-body' }),
  fluidMosaic.figure({ name: 'kit/fluid-mosaic' }),
  figure(
    {
      name: 'kit/rough-reticulum',
      title: 'An organelle in section',
      description: 'Four long flat sacs lie one above another. Their outsides are studded with small dots.',
      height: 90,
    },
    roughReticulum(110, 20, 140),
  ),
]
