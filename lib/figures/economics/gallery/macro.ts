import { figure } from '@/lib/figures/figure'
import { DIAGRAM_HEIGHT } from '../diagram'
import { adAs, keynesianCross, outputGap, phillips } from '../macro'
import { moneyMarket } from '../money'
import { shiftArrow } from '../welfare'

const axes = 'Price level on the vertical axis, real output on the horizontal axis. '
const height = DIAGRAM_HEIGHT

const rise = adAs({ demand: [-8, 14] })
const keynesian = adAs({ kind: 'Keynesian', demand: [-4, 26], mark: { first: 'A', second: 'B' } })

export const pieces = [
  figure(
    {
      name: 'kit/ad-rise',
      title: 'A rise in aggregate demand in the short run',
      description: `${axes}AD moves right from AD1 to AD2 along SRAS. The price level rises from P1 to P2 and output from Y1 to Y2.`,
      height,
    },
    rise.shape,
    shiftArrow(rise, [18, 72], [34, 72]),
  ),
  figure(
    {
      name: 'kit/sras-fall',
      title: 'A fall in short-run aggregate supply',
      description: `${axes}SRAS moves left from SRAS1 to SRAS2 along AD. The price level rises from P1 to P2 and output falls from Y1 to Y2.`,
      height,
    },
    adAs({ supply: [8, -14], frame: { width: 240 } }).shape,
  ),
  figure(
    {
      name: 'kit/classical',
      title: 'Growth of a classical long-run aggregate supply',
      description: `${axes}The upright LRAS1 moves right to LRAS2 along AD. Output rises from Y1 to Y2 and the price level falls from P1 to P2.`,
      height,
    },
    adAs({ kind: 'classical', supply: [-12, 12] }).shape,
  ),
  figure(
    {
      name: 'kit/keynesian',
      title: 'A rise in aggregate demand with a Keynesian supply curve',
      description: `${axes}AS is level at low output and upright at full employment. AD1 crosses it at A (Y1, P1); AD2 at B (Y2, P2), further up and right.`,
      height,
    },
    keynesian.shape,
  ),
  figure(
    {
      name: 'kit/negative-gap',
      title: 'A negative output gap',
      description: `${axes}AD and SRAS cross at Y1 and P1, to the left of the upright LRAS at Yf. The distance from Y1 to Yf is marked.`,
      height,
    },
    outputGap({ kind: 'negative' }).shape,
  ),
  figure(
    {
      name: 'kit/positive-gap',
      title: 'A positive output gap',
      description: `${axes}AD and SRAS cross at Y1 and P1, to the right of the upright LRAS at Yf. The distance from Yf to Y1 is marked.`,
      height,
    },
    outputGap({ kind: 'positive' }).shape,
  ),
  figure(
    {
      name: 'kit/keynesian-cross',
      title: 'A rise in spending in the 45-degree diagram',
      description:
        'Planned expenditure on the vertical axis, national income on the horizontal axis. The line E = Y rises at 45 degrees. AE1 crosses it at Y1 and the higher AE2 at Y2; the distance between Y1 and Y2 is marked ΔY.',
      height,
    },
    keynesianCross().shape,
  ),
  figure(
    {
      name: 'kit/phillips',
      title: 'A short-run Phillips curve',
      description:
        'Inflation rate on the vertical axis, unemployment rate on the horizontal axis. A curve PC falls steeply at first and then less.',
      height,
    },
    phillips().shape,
  ),
  figure(
    {
      name: 'kit/phillips-long',
      title: 'Short-run and long-run Phillips curves',
      description:
        'Inflation on the vertical axis, unemployment on the horizontal axis. SRPC1 and SRPC2 fall; LRPC is upright at Un. A lies on SRPC1 and LRPC, B further left on SRPC1, and C above A on SRPC2 and LRPC.',
      height,
    },
    phillips({ longRun: true, mark: { start: 'A', shortRun: 'B', longRun: 'C' } }).shape,
  ),
  figure(
    {
      name: 'kit/money-market',
      title: 'A rise in the money supply',
      description:
        'Rate of interest on the vertical axis, quantity of money on the horizontal axis. The upright money supply moves right from MS1 to MS2 along the falling curve L, and the rate falls from r1 to r2.',
      height,
    },
    moneyMarket({ supply: [26, 50] }).shape,
  ),
]
