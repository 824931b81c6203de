import { sample } from '@/lib/figures/gallery/sample'
import { text } from '@/lib/figures/shapes'
import { bubbles, bung, cottonWool, drop, heap, lumps } from '../contents'
import { crucible, evaporatingBasin, polystyreneCup, trough } from '../dishes'
import {
  burette,
  funnel,
  gasSyringe,
  glassRod,
  glassTube,
  pipette,
  tap,
  thermometer,
  thistleFunnel,
} from '../glassware'
import { bunsen, heatArrow, hotPlate, tripod, waterBath } from '../heating'
import { label } from '../labels'
import { balance, bench, clamp, stand, stopwatch, testTubeRack } from '../stands'
import { condenser, fractionatingColumn, separatingFunnel, uTube } from '../still-parts'
import { beaker, boilingTube, conicalFlask, gasJar, roundFlask, testTube, volumetricFlask } from '../vessels'

const water = condenser(40, 40, 190, 90)

export const pieces = [
  sample(
    'flasks',
    190,
    beaker({ x: 60, y: 170 }),
    conicalFlask({ x: 155, y: 170 }),
    roundFlask({ x: 245, y: 170 }),
    volumetricFlask({ x: 320, y: 170 }),
    label('neck', 200, 40, 234, 80),
  ),
  sample(
    'tubes',
    190,
    testTube({ x: 40, y: 170 }),
    boilingTube({ x: 90, y: 170 }),
    gasJar({ x: 150, y: 170 }),
    gasJar({ x: 220, y: 150, level: 0.4, inverted: true }),
    polystyreneCup({ x: 310, y: 170 }),
  ),
  sample(
    'dishes',
    120,
    trough({ x: 90, y: 100 }),
    evaporatingBasin({ x: 230, y: 100 }),
    crucible({ x: 320, y: 100 }),
  ),
  sample(
    'contents',
    130,
    conicalFlask({ x: 60, y: 120, level: 0.5 }),
    lumps(60, 118),
    bubbles(60, 108, 34),
    cottonWool(60, 24, 30),
    testTube({ x: 140, y: 120, level: 0 }),
    bung(140, 30, 20),
    heap(220, 118),
    drop(270, 60),
    drop(300, 60, 6),
  ),
  sample(
    'measuring-glass',
    210,
    burette(40, 10),
    pipette(90, 190),
    funnel(160, 80, { paper: true, liquid: 0.7, residue: true }),
    separatingFunnel(250, 20),
    thistleFunnel(320, 20, 150),
  ),
  sample('syringe', 70, gasSyringe(20, 35), gasSyringe(190, 35, { volume: 0.1, length: 100 })),
  sample(
    'condenser',
    150,
    water.shape,
    text(water.waterIn[0], water.waterIn[1] + 14, 'water in', { anchor: 'middle' }),
    text(water.waterOut[0] + 10, water.waterOut[1] + 2, 'water out'),
    fractionatingColumn(250, 130),
    uTube(320, 130, { difference: 30 }),
  ),
  sample(
    'tubing',
    130,
    glassTube([
      [30, 110],
      [30, 30],
      [120, 30],
      [120, 80],
    ]),
    thermometer(180, 110, 90),
    thermometer(230, 90, 90, 40),
    glassRod(300, 20, 330, 110),
    tap(160, 60),
  ),
  sample(
    'heating',
    200,
    bench(180),
    tripod(70, 180),
    bunsen(70, 180),
    beaker({ x: 70, y: 93, width: 60, height: 64 }),
    hotPlate(180, 180),
    conicalFlask({ x: 180, y: 154 }),
    waterBath(290, 180),
    boilingTube({ x: 290, y: 160, height: 100 }),
    heatArrow(350, 150),
  ),
  sample(
    'stand',
    230,
    bench(220),
    stand(60, 220),
    clamp(60, 70, 110, 20),
    testTube({ x: 110, y: 140 }),
    balance(210, 220, '112.4'),
    conicalFlask({ x: 210, y: 180, width: 60, height: 70 }),
    stopwatch(310, 120, '1:24.6'),
  ),
  sample(
    'rack',
    140,
    testTubeRack(180, 130, [
      { level: 0.4, label: 'A' },
      { level: 0.4, fill: 'hl', label: 'B' },
      null,
      { level: 0.3, fill: 'gw', label: 'D' },
    ]),
  ),
]
