import { figure } from '@/lib/figures/figure'
import { sample } from '@/lib/figures/gallery/sample'
import { text } from '@/lib/figures/shapes'
import { assembled } from '../assembly'
import { potometer, quadrat, respirometer } from '../field-apparatus'
import {
  analogueStopwatch,
  micrometer,
  micrometerScale,
  newtonMeter,
  protractor,
  vernierScale,
} from '../instruments'

export const pieces = [
  figure(
    {
      name: 'kit/micrometer-scale',
      title: 'Part of a micrometer',
      description:
        'The sleeve of a micrometer shows marks to 7 mm and one half-millimetre mark beyond. The mark of the thimble that lies on the line is 28.',
      height: 150,
    },
    micrometerScale(60, 74, 7.78),
  ),
  sample('micrometer', 110, micrometer(40, 26, 5)),
  figure(
    {
      name: 'kit/vernier-scale',
      title: 'Part of vernier calipers',
      description:
        'The zero of the vernier lies just past 2.4 cm on the main scale. The mark 6 of the vernier is in line with a mark of the main scale.',
      height: 90,
    },
    vernierScale(20, 44, 2.46),
  ),
  sample('protractor', 170, protractor(180, 154, 140)),
  sample('newton-meter', 200, newtonMeter(80, 8, { value: 3.4 }), analogueStopwatch(240, 104, 83)),
  sample(
    'quadrat',
    160,
    quadrat(
      100,
      10,
      140,
      [
        [0.2, 0.3],
        [0.7, 0.15],
        [0.55, 0.5],
        [0.3, 0.8],
        [0.85, 0.72],
      ],
      5,
    ),
    text(256, 84, '0.5 m'),
  ),
  assembled('kit/potometer', potometer()),
  assembled('kit/respirometer', respirometer()),
]
