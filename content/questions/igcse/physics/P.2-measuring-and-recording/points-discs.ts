import { judged } from '@/lib/exams/authoring/marks'

export const ERROR_SHARED = judged(
  'one is too thin to be measured with a rule: its error (half a division) would be a large part of it; with many, the error is divided by their number',
  `
  ONE = one/single/individual/each/alone/"1"/it/disc/thickness
  SMALL = thin/small/tiny/narrow/little
  ERROR = error/uncertainty/inaccuracy/mistake
  reject ERROR ... (increase/rise/larger/bigger/greater) ... (many/more/stack)
  reject (mass/weight/volume/density) ...(no thick/thickness).. SMALL
  accept ONE ... (hard/difficult/impossible) ... (measure/read)
  accept ONE ... (SMALL) | too SMALL | SMALL ... (measure/read/reading/value/distance/length) | not (measure/read) ... (accurate/precise/accurately/precisely/well/exactly) | (hard/difficult/impossible) ... (measure/read) ... (ONE/thickness)
  accept ERROR ... (divided/shared/split/spread/less/smaller/reduce/reduced/decrease/small/lower/minimise/minimised/percentage/relative/averaged) | (divide/divided/reduce/reduces/share/smaller/less/decrease/spread/minimise/lower/percentage/relative/large/larger/big) ... ERROR
  accept (average/mean) ... (thickness/one/disc/each/all) | not (all/identical/exactly) ... same | (vary/different/differ) ... (thickness/slightly)
  accept (large/larger/big/bigger/longer/greater/great) ... (measure/distance/length/value/thickness/reading) ... (accurate/accurately/precise/easier/precisely) | (accurate/accurately/precise/precisely/easier) ... (measure/read) ... (large/larger/big/bigger/longer/thick/thicker)
  accept rule ... not (precise/accurate/sensitive/exact/small) | ONE ... (less/only/about/around) ... (division/millimetre/mm)
  unsure accurate/accurately/precise/precisely/accuracy/precision/average/mean
  earns: one is too thin to be measured with a rule
  earns: the error is divided by the number of discs
  earns: the percentage uncertanty is smaller
  earns: it is dificult to measure the thickness of one
  earns: to get the average thickness of a disc
  misses: to make it fair
  misses: because there are many of them
  misses: to save time
  misses: the discs are heavy`,
)

export const PRESSED_TOGETHER = judged(
  'press the discs together, so that there are no gaps; eye right above the ends (no parallax); blocks at right angles to the rule; rule along the stack',
  `
  accept not gap/space/air/dirt/dust/parallax
  reject leave ... gap/space | parallel error
  accept gap/space/air/bent/burr/dirt/dust/dirty/clean
  accept not (flat/touch/touching/pressed/together/straight/aligned/tight/tightly) | (press/squeeze/push/hold/compress/tight/tightly/clamp) ... (together/tight/tightly/disc/stack/close/block) | tightly | touch/touching/touched | in contact
  accept parallax/perpendicul* | straight down | right angle | 90 degree | eye level | eye ... (above/directly/straight/vertically) | (directly/vertically) above
  accept (tilted/slanted/leaning/slant/tilt/lean) | set square | (block/blocks) ... (end/side/both)
  unsure (line/align/straight) | eye
  earns: make sure that there are no gaps between the discs
  earns: press the discs together
  earns: press the discs tightley together
  earns: look from directly above to avoid parallax
  misses: measure it carefully
  misses: repeat it and take a mean
  misses: use a longer rule
  misses: use more discs`,
)

export const BALANCE_ZERO = judged(
  'that it reads zero (is tared) with nothing on it; or that it is level, dry and clean',
  `
  reject zero mass | mass ... zero | (disc/counter) ... (clean/dry/wet/flat)
  accept 0/zero/zeroed/zeroing/tare/tared/calibrate/calibrated/calibration/reset | zero error | level/horizontal | clean/dry/empty | nothing on
  accept not (on ... balance/it/pan) | flat | "0.0"/"0.00" | not (zero error) | not 0 error
  earns: that it reads zero
  earns: that it is tared
  earns: check for a zero eror
  earns: that the balance is levle, the balance is level
  misses: that it is switched on
  misses: that it measures in grams
  misses: the mass of the discs
  misses: repeat the reading`,
)
