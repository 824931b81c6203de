import { assembled } from '../assembly'
import { calorimeterCup, combustion, disappearingCross, rateByMass, titration } from '../reactions'
import { crystallisation, distillation, filtration, reflux } from '../separation'
import { separatingLiquids } from '../two-layers'

export const pieces = [
  assembled('kit/filtration', filtration({})),
  assembled('kit/crystallisation', crystallisation({ solution: 'copper(II) sulfate solution' })),
  assembled('kit/water-bath', crystallisation({ waterBath: true })),
  assembled('kit/distillation', distillation({ liquid: 'salt solution', distillate: 'pure water' })),
  assembled(
    'kit/fractional',
    distillation({ fractional: true, liquid: 'ethanol and water', distillate: 'ethanol' }),
  ),
  assembled('kit/reflux', reflux({})),
  assembled('kit/separating-liquids', separatingLiquids({})),
  assembled('kit/titration', titration({})),
  assembled('kit/rate-by-mass', rateByMass({})),
  assembled('kit/disappearing-cross', disappearingCross({})),
  assembled('kit/polystyrene-cup', calorimeterCup({})),
  assembled('kit/combustion', combustion({})),
]
