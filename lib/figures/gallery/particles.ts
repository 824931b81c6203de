import { brownianPath, cylinder, movingGas, particleBox } from '../particles'
import { sample } from './sample'

export const pieces = [
  sample(
    'particles',
    150,
    particleBox(6, 20, 104, 'solid'),
    particleBox(126, 20, 104, 'liquid'),
    particleBox(246, 20, 104, 'gas'),
  ),
  sample('gas', 180, movingGas(10, 20, 140), brownianPath(190, 20, 140)),
  sample('piston', 160, cylinder(100, 30, 100, 110, 60)),
]
