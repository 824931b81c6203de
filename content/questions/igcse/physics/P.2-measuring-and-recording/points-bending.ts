import { judged } from '@/lib/exams/authoring/marks'

export const LINE_THROUGH_ORIGIN = judged(
  'it is a straight line through the origin (doubling *m* doubles *y*; *y*/*m* is constant)',
  `
  ORIGIN = origin/0/zero/"0,0"
  LINE = straight/line/linear/it/graph
  reject not (ORIGIN/straight/linear) | inverse/inversely | curve
  accept LINE ... ORIGIN | straight/linear ... no intercept
  accept double ... (double/twice) | (ratio/"y/m"/"m/y") ... (constant/same/equal) | (constant/same) ratio | twice ... (twice/double) | (triple/halve) ... (triple/halve)
  unsure straight/linear/ORIGIN/double | constant gradient/slope/rate | gradient/slope/rate ... constant | same amount/rate
  earns: it is a straight line through the origin
  earns: the line of best fit passes through (0,0)
  earns: the line is strait and goes through the orgin
  earns: when the mass doubles the bending doubles
  misses: the bending increases with the mass
  misses: the points are on the line
  misses: y is directly proportional to m
  misses: both increase`,
)

export const RULE_READ = judged(
  'eye level with the end of the strip (at right angles to the rule, no parallax); rule vertical (set square, plumb line); rule close to the strip; wait until the strip is at rest; a pointer on the end of the strip',
  `
  reject parallel
  accept parallax/perpendicul* | not parallax | right angle | 90 degree | eye level
  accept (eye/look/view/head/sight/read/observe) ... (level/horizontal/horizontally/straight/directly) | (eye/look/view/head/sight/read/observe) ... same height
  accept vertical/vertically/upright/plumbline | set square | plumb line | spirit level | (rule/ruler/scale/it) ... (close/near/next/touching) | (close/near/next) ... (rule/ruler/scale)
  accept (wait/stop/until/rest/still/steady/settle) ... (strip/mass/load/it/reading/moving/vibrate/swing/oscillate/still/rest/steady) | (strip/mass/load/it/reading) ... (rest/still/steady/stationary/settle/stop/stopped) | not (move/vibrate/swing/oscillate/bounce)
  accept pointer/pin/marker/mirror
  unsure straight/level
  earns: look at it with the eye level with the strip
  earns: avoid parallax
  earns: make sure the rule is verticle with a set square
  earns: wait until the strip stops moving
  misses: repeat it and take a mean
  misses: use a longer strip
  misses: measure carefully
  misses: use the same mass`,
)

export const RETURNS = judged(
  'to check that the strip returns to its first position: that it is not permanently bent (no limit passed) and has not slipped in the clamp',
  `
  BACK = return/back/spring/recover/regain/revert
  FIRST = original/first/start/initial/same/before/shape/position/reading/straight/beginning/normal
  THING = strip/rule/ruler/clamp/blade/it/reading/height
  accept BACK ... FIRST
  accept not (deform/deformed/damage/damaged/distort/distorted) | (still/stay/remain) ... (straight/same/flat/level/unchanged) | "h" ... same
  accept elastic/elastically/plastic/plastically/permanent/permanently/deform/deformed/deformation/damage/damaged/distort/distorted
  accept limit ... (exceed/exceeded/reach/reached/passed/proportionality)
  accept not (slip/slipped/slide/loose/loosen/loosened)
  accept slip/slipped/slide/loose/loosen/loosened | THING ... (move/moved/shift/shifted) | not (THING ... (move/moved/shift/shifted/bent/change/changed)) | (stay/stayed/remain) bent | still bent | not (bent/stretched/change/changed/straight) | (reading/position/shape/height/h/it/strip/rule/blade) ... (change/changed) | no load ... same
  accept (same/equal/identical) ... (FIRST) | (reading/height/position/it) ... same | zero error
  accept (bend/bent/stretch/stretched) ... (permanently/after)
  unsure return/back/revert
  earns: to check that the strip returns to its original position
  earns: to see if it is permanantly bent, if it was permanently bent
  earns: to make sure that the clamp has not slipped
  earns: so that you know the reading is the same as before
  misses: to make it more accurate
  misses: to repeat it
  misses: to take a mean
  misses: because the masses were removed`,
)
