import { judged } from '@/lib/exams/authoring/marks'

/** Rules of points of the question about a potential divider (docs/adr/0072-written-answers.md). */

const LISTS = `
  ORIGIN = origin/"0,0"/"(0,0)"
  ZERO = zero/"0"
  RATIO = ratio/quotient/divided/"v/l"/"V ÷ l"/division
  SAME = same/constant/equal/steady
  THROUGH = through/pass/go/start/begin/cross/reach/cut/meet/from/at/hit`

/** Whether the p.d. is proportional to the length: what the graph says. */
export const straightThroughOrigin = (yes: boolean, text: string, intercept: readonly string[]) =>
  judged(
    text,
    yes
      ? `${LISTS}
  reject not THROUGH ... (ORIGIN/ZERO) | not (ORIGIN/straight) | curve
  accept ORIGIN | THROUGH ... ZERO | RATIO ... SAME | SAME RATIO | intercept ... ZERO | ZERO ... intercept
  accept (double/doubles/doubled/doubling/twice/half/halve/halved/triple) ... (double/doubles/doubled/twice/half/halve/halved/triple)
  earns: the line is straight and goes through the origin
  earns: it passes throuhg the origin
  earns: p.d. divided by length is constant
  earns: when the length doubles the p.d. doubles
  misses: as the length increases the p.d. increases
  misses: it is a straight line
  misses: the line does not pass through the origin
  misses: the results support it
  misses: the line has a positive gradient`
      : `${LISTS}
  CUT = ${intercept.map(each => `"${each}"`).join('/')}
  accept not THROUGH ... (ORIGIN/ZERO) | not (ORIGIN | (THROUGH ... ORIGIN)) | above ORIGIN | misses ORIGIN | not THROUGH ... ZERO
  accept THROUGH ... CUT | CUT ... (intercept/axis/ZERO) | intercept ... CUT | not (SAME RATIO) | RATIO ... not SAME | RATIO ... (change/differ/vary/different) | intercept not ZERO
  accept (ZERO ... length/long) ... (not ZERO | CUT/still) | not ((double/doubles) ... (double/doubles)) | (length/l) ... ZERO ... not ZERO | (positive/has/y/is) intercept
  accept length ... ZERO ... CUT | CUT ... length ... ZERO | not ZERO ... length ... ZERO | above (ORIGIN/ZERO)
  earns: the line does not go through the origin
  earns: it does not pass throuhg the origin
  earns: the line starts at ${intercept[0]} V
  earns: p.d. divided by length is not constant
  misses: the line is straight
  misses: it passes through the origin
  misses: as the length increases the p.d. increases
  misses: the results do not support it
  misses: the line is not straight`,
  )

export const LENGTH_UNCERTAIN = judged(
  'the sliding contact is wide, so it is not clear where it touches (or: the wire is not straight or its end is not at zero, or a parallax error in reading the rule)',
  `
  CONTACT = contact/slider/jockey/clip/tip/point/pointer/it
  WIDE = wide/width/thick/thickness/blunt/broad/large/big/sharp/size/area/fat
  HARD = hard/difficult/tricky/unclear/uncertain/unsure/exact/exactly/precise/precisely/judge/know
  reject (resistance/current/temperature/voltmeter/hot/heat/battery), without contact/length/straight/rule/ruler/parallax/wide
  accept CONTACT ...(no voltmeter).. WIDE | WIDE ... CONTACT | covers | CONTACT not sharp | not sharp | (several/more/many) (millimetres/"mm")
  accept parallax | (angle/angles/perpendicular) | not (right angle) | not (perpendicular/along/beside/straight/tight/taut/stretched/flat/parallel/level/aligned) | (bend/bends/bent/kink/kinks/loose/slack/sag/curved/stretch/stretches)
  accept HARD ... (where/touch/touches/position/place) | (where/position) ... HARD | not clear ... (where/position/touch) | (zero/end) ...(no voltmeter).. (rule/ruler/wire/error) | (contact/hand/slider) ... (move/moves/slip/slips/shake/shakes/moved/slid)
  accept not ((close/next/near) ... (rule/ruler)) | (gap/distance/space) ... between ... (wire/rule/ruler/contact) | (rule/ruler) ... (move/moves/shift/slip/above/below/away)
  earns: the contact is too wide
  earns: it is hard to see exactly where the contact touches the wire
  earns: paralax error when reading the rule
  earns: the wire may not be straight
  misses: the wire gets hot
  misses: human error
  misses: the voltmeter is not accurate
  misses: the length is too long`,
)
