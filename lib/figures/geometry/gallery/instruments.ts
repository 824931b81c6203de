import { figure } from '@/lib/figures/figure'
import { line, polar } from '@/lib/figures/shapes'
import { measuringRuler, protractor } from '../instruments'
import { pointName } from '../marks'

const ruler = measuringRuler({ x: 20, y: 60, centimetres: 10 })
const tool = protractor({ x: 180, y: 182 })

export const pieces = [
  figure(
    {
      name: 'kit/instruments-ruler',
      title: 'A line AB along a ruler',
      description:
        'A ruler marked in millimetres from 0 to 10 cm. The line AB lies along its edge, with A at 0 and B between 7 and 8 cm.',
      height: 130,
    },
    line(ruler.at(0)[0], 48, ruler.at(7.4)[0], 48, 'p'),
    ...[0, 7.4].map(at => line(ruler.at(at)[0], 48, ...ruler.at(at), 'l dash thin')),
    pointName([ruler.at(0)[0], 48], 90, 'A'),
    pointName([ruler.at(7.4)[0], 48], 90, 'B'),
    ruler.shape,
  ),
  figure(
    {
      name: 'kit/instruments-protractor',
      title: 'A protractor on the angle AOB',
      description:
        'A protractor with its centre on O. The arm OA lies along the base line to the right, and the arm OB passes the marks between 40 and 60 of the inner scale.',
      height: 214,
    },
    tool.shape,
    line(180, 182, 344, 182, 'p'),
    line(180, 182, ...polar(180, 182, 166, 54), 'p'),
    pointName([180, 194], 270, 'O', 2),
    pointName([344, 182], 0, 'A', 2),
    pointName(polar(180, 182, 166, 54), 54, 'B', 2),
  ),
  figure(
    {
      name: 'kit/instruments-half',
      title: 'A ruler in half centimetres',
      description: 'A ruler from 4 to 16 cm with a mark at every half centimetre.',
      height: 76,
    },
    measuringRuler({ x: 20, y: 14, centimetres: 12, scale: 24, from: 4 }).shape,
  ),
]
