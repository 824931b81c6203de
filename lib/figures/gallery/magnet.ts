import { barMagnetField, compass, motor, solenoid, uniformField, wireField } from '../magnet'
import { sample } from './sample'

export const pieces = [
  sample('bar-magnet', 180, barMagnetField(125, 75)),
  sample('solenoid', 150, solenoid(100, 50)),
  sample('fields', 170, uniformField(10, 30, 160, 90), wireField(260, 80, 'out'), compass(340, 150, 45)),
  sample('motor', 150, motor(40, 4)),
]
