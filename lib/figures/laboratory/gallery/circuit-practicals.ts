import { assembled } from '../assembly'
import { currentAndVoltage, potentialDivider, resistanceWire } from '../circuit-practicals'

export const pieces = [
  assembled('kit/resistance-wire', resistanceWire({ length: 60 })),
  assembled('kit/potential-divider', potentialDivider({ length: 40 })),
  assembled('kit/current-and-voltage', currentAndVoltage({ of: 'lamp' })),
]
