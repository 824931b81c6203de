import { judged } from '@/lib/exams/authoring/marks'

/** Points of written answers that several mechanics questions of the practical paper use. */

const WORDS = `
  AGREE = equal/same/agree/agreement/consistent/match/similar/close/identical/support/true/correct/right/valid
  SMALL = less/smaller/lower/below/under/within
  BIG = more/greater/larger/bigger/higher/over/above/beyond/outside/exceed/exceeds
  TEN = 10/ten`

/** Whether two results are said to be equal; `text` states the right verdict. */
export const verdict = (text: string, isEqual: boolean) =>
  judged(
    text,
    isEqual
      ? `
  ${WORDS}
  unsure not AGREE & (SMALL ... TEN | within)
  reject not AGREE | disagree | not within | unequal
  reject BIG ... TEN | (too/very/quite) (different/far/large/big/high)
  reject if ... AGREE
  accept yes | AGREE | within
  accept SMALL ... TEN | not BIG ... TEN
  accept (difference/differ) ... (small/slight/slightly/little/negligible/only) | (small/slight/little/negligible) difference | not (different/differ)
  earns: yes, because the difference is less than 10%
  earns: They are equal within the limits of accuracy
  earns: they agre, the values are very close
  earns: the difference is small
  misses: no, they are different
  misses: they are not equal
  misses: the difference is 12% which is more than 10%`
      : `
  ${WORDS}
  reject yes
  unsure not AGREE & within
  accept not (AGREE/within) | disagree | unequal
  reject if ... AGREE
  reject AGREE | within | not BIG ... TEN
  accept no
  accept BIG ... TEN | not SMALL ... TEN
  accept different/differ/contradict | (too/very/quite/large/big/significant) (far/large/big/high/difference) | far apart
  earns: no, because the difference is more than 10%
  earns: They are not equal
  earns: they do not agre, the values are far apart
  earns: the difference is too large
  misses: yes, they are close
  misses: they are equal within the limits of accuracy
  misses: the difference is 4% which is less than 10%`,
  )

/** Why: the difference is held against a tenth. */
export const againstTenth = (text: string, isEqual: boolean) =>
  judged(
    text,
    isEqual
      ? `
  ${WORDS}
  reject not SMALL ... TEN | BIG ... TEN
  accept SMALL ... TEN | not (BIG/exceed) ... TEN | "<" ... TEN | TEN ... ">" | TEN ... BIG
  unsure (difference/differ/apart) ... (small/slight/slightly/little/close) | (small/slight/little) difference | close
  earns: the difference is less than 10%
  earns: they are within ten percent of each other
  earns: it is smaler than 10 percent, so it is smaller than 10%
  misses: they are equal
  misses: the difference is more than 10%
  misses: it is the same rule`
      : `
  ${WORDS}
  reject not BIG ... TEN
  accept BIG ... TEN | not (SMALL/within) ... TEN | ">" ... TEN | TEN ... "<" | TEN ... SMALL
  unsure (difference/differ/apart) ... (big/large/too/great) | (big/large/great) difference | far apart
  earns: the difference is more than 10%
  earns: they are not within ten percent of each other
  earns: it is biger than 10 percent, so it is greater than 10%
  misses: they are not equal
  misses: the difference is less than 10%
  misses: it is the same rule`,
  )

/** Forms in which students write a number: 2.04, 2.0 and 2 for 2.04. */
const forms = (value: number) => [
  ...new Set([0, 1, 2, 3].map(places => value.toFixed(places)).filter(each => Number(each) !== 0)),
]

const listed = (values: readonly number[]) => [...new Set(values.flatMap(forms))].join('/')

/**
 * The two results compared as figures: the difference as a percentage of either or of the mean, or a tenth of one of
 * them beside the difference, or how many times one is the other.
 */
export const compared = (text: string, one: number, other: number) => {
  const difference = Math.abs(one - other)
  const shares = [one, other, (one + other) / 2].map(of => (100 * difference) / of)
  const percent = shares[0]?.toFixed(1) ?? ''
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  return judged(
    text,
    `
  PERCENT = percent/percentage/"%"/"per cent"
  SHARE = ${listed(shares)}
  TENTH = ${listed([one / 10, other / 10])}
  EDGE = ${listed([one * 0.9, one * 1.1, other * 0.9, other * 1.1])}
  DIFFERENCE = ${[2, 3].map(places => difference.toFixed(places)).join('/')}
  RATIO = ${[2, 3].flatMap(places => [(low / high).toFixed(places), (high / low).toFixed(places)]).join('/')}
  accept SHARE & PERCENT
  accept TENTH & DIFFERENCE
  accept EDGE & TENTH | EDGE & (10/ten)
  accept RATIO
  unsure SHARE
  unsure DIFFERENCE | (divide/"÷"/"/") ... (100/"%")
  unsure PERCENT ... (difference/differ) | (difference/differ) ... PERCENT
  earns: the difference is ${percent}%
  earns: ${difference.toFixed(3)} divided by ${one.toFixed(2)} times 100 = ${percent} percent
  earns: they diffre by ${shares[1]?.toFixed(1)} %
  misses: they are close
  misses: they should be the same
  misses: because it is the same material`,
  )
}

/** How a length is read off an upright rule that hangs beside the thing. */
export const READS_RULE = judged(
  'looks at right angles to the rule (at eye level with the pointer); or: pointer close to the rule, a set square to line them up, the rule upright, waits until the spring is at rest',
  `
  LOOK = look/read/view/see/observe/eye/eyes/head/sight
  reject from ... (above/below) | (look/view/read) ... (above/below)
  reject not (perpendicular/level/vertical)
  accept perpendicular/perpendicularly/parallax/normal | right angle/angles | 90 degree/degrees | eye level/height/line | eyelevel | "90°"
  accept level ... (eye/eyes/pointer/end/mark/reading) | (eye/eyes) ... (level/line/opposite/straight/directly) | LOOK ... (straight/directly/horizontally) | (directly/straight) ... (in front | opposite)
  accept same (level/height) | level with
  accept set square | setsquare | fiducial
  accept (rule/ruler/scale/pointer/spring/it) ... (close/near/closer/nearer/next/beside/touch/touching) | close to
  accept (rule/ruler/scale) ... (vertical/vertically/upright/parallel/straight) | plumb | clamp ... (rule/ruler)
  accept (wait/until/till/stop/stops/stopped/let/steady/still) ... (rest/still/steady/stop/stops/stopped/moving/bouncing/oscillating/settle/settles/stationary) | not (oscillate/oscillating/move/moving/bounce/bouncing/swing/swinging/vibrate)
  accept settle/stationary | at rest | zero error
  unsure level/steady/straight/angle
  earns: look at right angles to the rule
  earns: wait until the spring stops moving
  earns: read at eye levle with the pointer
  earns: avoid parallax error
  misses: repeat it and take a mean
  misses: use a better ruler
  misses: be careful
  misses: read the ruler accurately`,
)

export const STRAIGHT_LINE = judged(
  'the graph is a straight line',
  `
  reject not (straight/linear) | curve/curved
  accept straight/linear/linearly | constant/same gradient/slope | gradient/slope ... constant/same
  unsure line
  earns: it is a straight line
  earns: the graph is linear
  earns: a straigth line through zero, it is straight
  misses: it is a curve
  misses: it goes up
  misses: the points are close together`,
)

export const THROUGH_ORIGIN = judged(
  'which passes through the origin (0, 0)',
  `
  ORIGIN = origin/zero/0/nought
  accept no load ... (ORIGIN | no extension) | without load ... (ORIGIN | no extension)
  reject not (pass/go/start/begin/cross/meet/through/from) ... ORIGIN | not ORIGIN
  accept origin | (through/from/at/to/pass/passes/start/starts/begin/begins/meet/meets/cross/crosses/cut/cuts/touch/hit) ... ORIGIN | ORIGIN ... (start/starts/begin/passes/through)
  accept "(0,0)" | "0,0" | ORIGIN ... ORIGIN | ORIGIN load ... ORIGIN extension | ORIGIN extension ... ORIGIN load
  accept intercept ... ORIGIN | not intercept
  unsure ORIGIN | intercept
  earns: it passes through the origin
  earns: it starts from 0
  earns: a straight line through the orgin
  misses: it is a straight line
  misses: it goes up steadily
  misses: it does not pass through the origin`,
)

/** Why many oscillations are timed and not one: the error is shared by all of them. */
export const manySwings = (count: number) =>
  judged(
    `one swing is too short to be timed accurately; the error of starting and stopping (reaction time) is divided by ${count}, so it is a smaller part of the time`,
    `
  ERROR = error/uncertainty/inaccuracy/mistake
  SHORT = short/quick/quickly/fast/small/brief/soon/little
  DOWN = reduce/reduced/reduces/reducing/smaller/less/lower/decrease/decreases/decreased/minimise/minimize/minimises/minimizes/divide/divided/spread/shared/negligible/cancel/small/low
  ONE = one/1/single
  reject ERROR ... (bigger/larger/increase/increases/greater), without one/1/single/otherwise/only
  reject ONE ... (too (long/slow))
  accept (ERROR/reaction) ...(no large/big).. DOWN | DOWN ... (ERROR/reaction)
  accept ERROR ... (bigger/larger/greater/large/big/high) ... ONE | ONE ...(no many/twenty/20/ten/10).. (large/bigger/big/greater/larger/high) ... ERROR | ONE ... reaction
  accept percent* ... (DOWN/large/bigger/larger) | DOWN percent*
  accept (ONE/it/swing/oscillation/period/time) ... (too SHORT) | too SHORT | very SHORT
  accept (hard/difficult/impossible) ... (time/measure/start/stop) | not (time/measure/timed/measured) ... (accurate/accurately/precisely/ONE)
  accept reaction time
  unsure human error | more/improve accurate/accuracy/accurately/precise/precision | accurate/precise
  unsure SHORT
  earns: to reduce the effect of reaction time
  earns: one swing is too quick to time
  earns: the uncertanty is divided by ${count}, so the error is smaller
  earns: the percentage error is less
  misses: to get an average
  misses: to see whether it swings
  misses: because the pendulum slows down
  misses: it makes the time longer`,
  )

/** Why a hand-held watch gives times that differ. */
export const HAND_TIMING = judged(
  'the times are short, so the reaction time of the student matters (the watch is not started and stopped at the right moment)',
  `
  PRESS = start/stop/press/begin/click/release/let
  reject (speed/distance/ramp/height/mass) ...(no same/constant/not).. (change/changes/changed)
  accept react/reaction/reflex/reflexes | delay/hesitation
  accept PRESS ... (late/early/soon/slow/delay/wrong/exact/exactly/precisely/simultaneously) | (late/early/soon/delay) ... PRESS
  accept not PRESS ... (exact/exactly/right/same/time/moment/precise)
  accept (hard/difficult/tricky/impossible) ... (time/judge/stop/start/see/press/tell) | not (judge/see/tell) ... (exact/exactly/line/when)
  accept time/times/they/it ... (too/very/so) (short/small/quick/fast/brief) | (too/very/so) (fast/quick/quickly)
  accept push/pushed/pushes ... release | (released/started) ... (different/same/differently) | (start/starting) position
  unsure human/error/mistake/inaccurate
  earns: because of the reaction time of the student
  earns: thier reaktion time, the reaction time matters
  earns: the watch is not stopped at exactly the right moment
  earns: the times are very short
  misses: the stop-watch is broken
  misses: the ramp is not smooth
  misses: they did it three times`,
)

/** What makes such a time more accurate. */
export const BETTER_TIMING = judged(
  'light gates with an electronic timer; or a video with a clock; or a longer distance or a less steep ramp, so that the times are longer',
  `
  LONG = long/longer/larger/greater/more/bigger/increase/increased
  accept light gate/gates | lightgate/lightgates/photogate/photogates/sensor/sensors/detector/laser/datalogger | data logger/loggers | photo gate/gates
  accept (electronic/electric/automatic/digital) ... (timer/timing/gate/gates/sensor) | automatically
  accept video/film/camera/record/slow-motion, without results/readings/table
  accept LONG ... (distance/ramp/track/board/times/"s"/length), without steeper/higher | (distance/ramp/times) ... (LONG), without steeper/higher
  accept (less steep) | (smaller/lower/less/reduce/decrease/shallower/gentler) ... (slope/angle/height/gradient/ramp/incline/"h") | (slope/angle/height/gradient/ramp) ... (smaller/lower/less/reduce/reduced/shallower/gentler) | shallower/gentler | not as steep
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
