import { assembled } from '../assembly'
import { balancedRule, hookesLaw, laminaOnPin, pendulum } from '../mechanics-practicals'
import {
  coolingCurve,
  displacementCan,
  gasPressure,
  heatedBlock,
  stoneByDisplacement,
} from '../thermal-practicals'
import { trolleyOnRamp } from '../trolleys'

export const pieces = [
  assembled('kit/heated-block', heatedBlock({})),
  assembled('kit/cooling-curve', coolingCurve({})),
  assembled('kit/gas-pressure', gasPressure({})),
  assembled('kit/stone', stoneByDisplacement({})),
  assembled('kit/displacement-can', displacementCan()),
  assembled('kit/hookes-law', hookesLaw({})),
  assembled('kit/balanced-rule', balancedRule({})),
  assembled('kit/pendulum', pendulum()),
  assembled('kit/lamina', laminaOnPin()),
  assembled('kit/trolley-on-ramp', trolleyOnRamp()),
]
