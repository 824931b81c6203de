import { judged } from '@/lib/exams/authoring/marks'

/** Rules of points of the question about wires of different thickness (docs/adr/0072-written-answers.md). */

export const ONE_IS_TOO_SMALL = judged(
  'one diameter is too small to be measured with a rule (or: the error is shared by all turns, so it is a smaller part)',
  `
  SMALL = small/thin/narrow/tiny/short/fine/less
  ERROR = error/uncertainty/inaccuracy/mistake
  reject (increase/bigger/larger/more) ... ERROR
  reject (wire/diameter) ... not SMALL
  accept too SMALL | SMALL ... (measure/measured/read/rule/ruler/division/millimetre/"mm"/see) | (hard/difficult/impossible/tricky) ... (measure/read/see) | not (measure/measured/read/measurable/see)
  accept (reduce/decrease/small/smaller/less/lower/minimise/divide/divided/shared/share) ... ERROR | ERROR ... (reduced/decreased/smaller/less/lower/divided/shared/spread) | average/averages/mean
  accept (larger/longer/bigger/greater) ... (length/distance/measurement/value/reading) ... (easier/accurate/error/precise/accurately) | easier ... measure ... (large/long/longer/larger/bigger/turn)
  earns: one diameter is too small to measure
  earns: it reduces the uncertanty
  earns: a single turn is less than a division of the ruler
  earns: the error is divided by 20
  misses: it is more accurate
  misses: the wire is long
  misses: to make a coil
  misses: to find the diameter of the wire`,
)

export const TURNS_TOUCH = judged(
  'the turns touch each other, with no gaps, and do not overlap (or: the rule is read at right angles, at both ends)',
  `
  TURN = turn/coil/wire/loop/they/winding
  reject (leave/with/large/big/equal) ... (gap/space)
  accept no (gap/space/overlap) | not (overlap/overlapping/cross) | TURN ... (touch/touching/tight/tightly/close/closely/together/packed/next)
  accept (tight/tightly/closely/close/neat/neatly) ... (wind/wound/wrap/wrapped/together/coil/turn/packed) | (wind/wound/wrap/wrapped) ... (tight/tightly/close/closely/neatly/together) | touching
  accept side by side | repeat ... average | average ... (several/different/repeat)
  accept parallax | (right angle) | perpendicular | (eye level) | zero error | not (start/begin) ... (zero/end)
  earns: the turns must touch each other
  earns: no gaps betwen the turns
  earns: wind the wire tightly
  earns: make sure the turns do not overlap
  misses: leave equal gaps between the turns
  misses: use a longer wire
  misses: measure carefully
  misses: close the switch`,
)
