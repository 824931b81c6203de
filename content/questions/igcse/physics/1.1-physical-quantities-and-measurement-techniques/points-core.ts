import { judged } from '@/lib/exams/authoring/marks'
import { UP_DOWN } from '../ideas'

const ERROR = 'ERROR = error/uncertainty/inaccuracy/mistake'

/** Why many thin things are measured at once. */
export const manySheets = (count: number) => [
  judged(
    'one is too thin to be measured accurately with the rule / smallest division of the rule is 1 mm / error would be a large part of the reading',
    `
    ${ERROR}
    THIN = thin/small/tiny/narrow/little/short
    ONE = one/1/single/each/it
    reject ONE ... too thick/large/big | rule/ruler is too small/short
    accept too THIN | very THIN | THIN ...(no large/big/high).. to measure | THIN thickness
    accept hard/difficult ... measure ... ONE | ONE ...(no many/stack/all).. hard/difficult
    accept not measure/read ... THIN
    accept not measure ... ONE | ONE ...(no many/stack).. not measure/accurate/accurately/read/seen/see
    accept ONE ...(no many/stack).. inaccurate
    accept smallest division/scale/reading/graduation | 1 mm division/scale/mark | rule/ruler ... only/nearest ... mm/millimetre
    accept ERROR ...(no stack/many).. large/big/high/great ... ONE | ONE ...(no stack/many).. large/big/high/great ... ERROR
    accept percent*/fraction ... large/big/high/great | large/big/high/great percent*
    unsure THIN
    earns: one is too thin to measure
    earns: a single one is to thin to be measuered with a ruler, it is too thin
    earns: the ruler only measures to the nearest millimetre
    earns: it is hard to measure one accurately
    misses: to get an average
    misses: it is more accurate
    misses: one is too thick to measure`,
  ),
  judged(
    `error is divided by ${count} / percentage error is smaller / thickness of one is more accurate`,
    `
    ${ERROR}
    ${UP_DOWN}
    reject ERROR ...(no one/1/single/DOWN/divide).. increase/rise
    reject thin/small ... ERROR ...(no DOWN).. large/big/high/great, without stack/many/all/more/divide/together
    reject one/1/single ...(no stack/many/all/value).. accurate than ... stack/many/all
    reject less accurate ...(no one/1/single).. stack/many/all
    accept ERROR ...(no large/big/high).. DOWN/divide/share/spread | DOWN/divide/share/spread ERROR
    accept percent* ... DOWN | DOWN percent*
    accept more/better/great/increase/improve/high accurate/accuracy/precise/precision/reliable
    accept accuracy ... increase/improve/better/high/great
    accept accurate value/result/reading/answer/thickness/measurement/average
    unsure accurate/accurately/accuracy/precise
    earns: this makes the error smaller
    earns: so the result is more accurate
    earns: the uncertanty is divided by ${count}
    earns: the value for one is more presise
    misses: one is too thin
    misses: to have enough of them
    misses: the error increases`,
  ),
]

/** How a scale is read. */
export const PERPENDICULAR = judged(
  'directly in front of (above) the mark / line of sight perpendicular to the scale',
  `
  reject from ... side | angle, without right/90/parallax
  accept perpendicular/parallax/normal | right angle | 90 degree
  accept direct/directly/straight/vertically/exactly ... above/over/front/mark/reading/edge/at/down/on
  accept above/over/front/opposite/perpendicularly ... mark/reading/edge/scale/ruler/rule/line/measurement/point/end
  accept level ... with/to/mark/scale/reading | eye level
  accept same level/height/line ... mark/reading/scale/ruler/rule/stack/edge
  accept in line ... mark/reading/edge/scale/end | line up ... mark/reading/edge
  unsure above/front/level/straight
  earns: directly above the mark
  earns: perpendiculer to the scale
  earns: at eye level with the reading
  earns: in line with the edge of the stack
  misses: close to the rule
  misses: from the side
  misses: at the zero of the ruler`,
)

export const REACTION_TIME = judged(
  'reaction time (of the student) / watch not started and stopped at exactly the right moment',
  `
  PRESS = start/stop/press/begin/click/push
  reject speed ...(no same/constant/not/although/but/even).. change/different/vary/faster/slower
  accept react/reaction | human error | reflex*
  accept PRESS ... late/early/soon/slow/delay/wrong/exact/exactly/different/same/precise | late/early/soon/delay ... PRESS
  accept not PRESS ... exact/exactly/right/same/time/moment
  accept delay/hesitation
  accept not judge/see ... exact/exactly/line/when
  unsure human/mistake | timing error/difference | different timing
  earns: because of the reaction time of the student
  earns: thier reaktion time is different
  earns: the watch is not stopped at exactly the same point
  earns: they started the stopwatch too late
  misses: the speed is different each time
  misses: the stopwatch is broken
  misses: the distance changes`,
)

export const SENSORS_AND_TIMER = judged(
  'light gates (sensors) at P and Q connected to a digital (electronic) timer / video recording with a time scale',
  `
  accept light gate | lightgate/photogate/sensor/detector/laser/infrared/datalogger | data logger | photo gate
  accept light beam/barrier | beam ... timer
  accept electronic/automatic/electric ... timer/timing/timed/clock | automatically
  accept video/film/camera/record
  unsure electronic/digital/computer/app, without stopwatch | stop watch
  earns: use light gates
  earns: put motion sensers at P and Q
  earns: an electronic timer that starts by itself
  earns: film it with a camera
  misses: repeat it and take an average
  misses: use a better stopwatch
  misses: react faster`,
)
