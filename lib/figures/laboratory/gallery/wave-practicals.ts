import { sample } from '@/lib/figures/gallery/sample'
import { assembled } from '../assembly'
import { blockWithPins, counterBench, mirrorWithRayBox, pin, rayBox, rippleTank } from '../wave-practicals'

export const pieces = [
  assembled('kit/block-with-pins', blockWithPins({ incidence: 50 })),
  assembled('kit/pins-only', blockWithPins({ incidence: 30, ray: false })),
  assembled('kit/mirror-with-ray-box', mirrorWithRayBox()),
  assembled('kit/ripple-tank', rippleTank()),
  assembled('kit/counter-bench', counterBench({ absorber: 'aluminium' })),
  sample('ray-box', 60, rayBox(80, 30), pin(200, 30, 'P')),
]
