import { judged } from '@/lib/exams/authoring/marks'
import { listed } from '../practical-shared-a'

/** What makes a short time that is measured by hand more accurate. */
export const BETTER_TIMING = judged(
  'light gates with an electronic timer; or a video with a clock; or a longer distance or a less steep ramp, so that the times are longer',
  `
  LONG = long/longer/larger/greater/bigger/increase/increased/extend
  reject (increase/raise/higher/bigger/larger/more/greater) ...(no distance/length/"s").. (slope/angle/height/gradient/steep/"h") | steeper
  accept light gate/gates | lightgate/lightgates/photogate/photogates/sensor/sensors/detector/laser/datalogger | data logger/loggers | photo gate/gates
  accept (electronic/electric/automatic) ... (timer/timing/gate/gates/sensor) | automatically
  accept video/film/camera/videotape | slow motion
  accept LONG ... (distance/ramp/track/board/length/"s"), without height/angle/steep/mass/friction
  accept (distance/ramp/track/length/"s") ... LONG, without height/angle/steep/mass/friction
  accept (long/longer) (time/times) | (time/times) longer
  accept less steep | (small/smaller/low/lower/less/reduce/decrease/shallow/shallower/gentle/gentler) ...(no friction).. (slope/angle/height/gradient/incline/inclination/"h")
  accept (slope/angle/height/gradient/incline) ... (small/smaller/low/lower/less/reduce/shallow/shallower/gentle/gentler) | shallower/gentler | (lower/flatter) (ramp/block/end) | (small/smaller/thin/thinner/short/shorter) block | not as steep
  unsure timer/computer/app
  earns: use light gates
  earns: put motion sensers at both lines
  earns: make the ramp longer
  earns: use a less steep ramp
  misses: repeat it and take a mean
  misses: use a better stop-watch
  misses: make the ramp steeper
  misses: react faster`,
)

/** Two squares of times of which the second should be twice the first, held against each other in figures. */
export const doubled = (text: string, low: number, high: number) => {
  const ratio = high / low
  return judged(
    text,
    `
  LOW = ${listed([low], [1, 2])}
  HIGH = ${listed([high], [1, 2])}
  TWICE = ${listed([2 * low], [1, 2])}
  HALF = ${listed([high / 2], [2, 3])}
  RATIO = ${listed([ratio, low / high], [2, 3])}/${ratio.toFixed(1)}
  SHARE = ${listed([(100 * (high - 2 * low)) / high, (100 * (2 * low - high)) / high, (100 * (high - 2 * low)) / low / 2, (100 * (2 * low - high)) / low / 2], [0, 1, 2])}
  accept LOW & HIGH
  accept TWICE | HALF | RATIO
  accept SHARE ... (percent/"%")
  unsure LOW | HIGH | (divide/"÷"/ratio)
  earns: ${high.toFixed(2)} ÷ ${low.toFixed(2)} = ${ratio.toFixed(2)}
  earns: it goes from ${low.toFixed(2)} to ${high.toFixed(2)}
  earns: the raito is ${ratio.toFixed(2)}
  misses: it doubles
  misses: when s doubles the square of the time doubles
  misses: they are close`,
  )
}
