import { judged } from '@/lib/exams/authoring/marks'

/** How a thing that hides the marks is placed with its centre at one of them. */
export const CENTRE_OF_LOAD = judged(
  'reads the rule at both edges of the load, which must be equally far from the mark; or marks the centre (a line through it) on the load',
  `
  EDGE = edge/side/end/left/right
  MARK = mark/draw/line/label/arrow/dot/pencil/pen/scratch
  CENTRE = centre/center/middle/midpoint/diameter/halfway
  accept both EDGE | (two/each/either/opposite) EDGE | left ... right | right ... left | EDGE ... other EDGE
  accept (equal/equally/same/equidistant) ... (distance/far/length/EDGE/mark) | equidistant | (distance/far/length/overlap) ... (equal/same/equally)
  accept MARK ...(no cm/rule/ruler/at/on).. CENTRE | MARK ... CENTRE ... (load/disc/mass/it)
  accept CENTRE ... (load/disc/mass) ... (MARK/marked), without ruler/rule/cm
  accept MARK ... across ... (load/disc/mass) | line ... (load/disc/mass/through)
  accept (radius/diameter/half/width) ... (from/away/either/left/right/add/subtract/plus/minus/cm/mark/divide/find/measure) | (measure/find/divide/use/know) ... (radius/diameter/width/half) | 1.5 cm
  accept (average/mean/halfway/midpoint) ... EDGE | EDGE ... (average/mean/halfway/midpoint)
  accept hole ... (CENTRE/see/mark/through) | (see/look) ... hole | (thin/narrow/narrower/smaller) (load/mass/disc) | (hang/thread/string/loop) ... (load/mass/disc/mark)
  unsure EDGE | CENTRE ... (load/disc/mass)
  earns: read the position of both edges
  earns: make the edges the same distance from the mark
  earns: draw a line through the midle of the disc, mark the centre of the disc
  earns: measure its diameter and put the edge half of it away
  misses: look at it from above
  misses: use a heavier load
  misses: be careful and repeat it
  misses: put it on the mark`,
)

/** How the place is found at which a rule balances. */
export const FINDS_BALANCE = judged(
  'moves the rule a little at a time to where it just tips one way and then the other, and takes the position halfway (the mean); or repeats and takes the mean',
  `
  TIP = tip/tilt/fall/drop/turn/lean/rotate/unbalance/unbalanced/overbalance/topple
  BOTH = both/other/opposite/either/each/left/right
  LITTLE = little/slowly/slow/slightly/small/gently/gradually/bit/millimetre/mm/fine
  reject not LITTLE | quickly/fast
  accept TIP ... (BOTH/until/just) | (just/almost/about/start/starts/begin/begins/point/position/where/when) ... TIP | BOTH ... TIP
  accept (average/mean/middle/midway/halfway/midpoint/between) ... (two/both/them/position/point/reading/readings/it/tip/tipping)
  accept (move/adjust/slide/shift/push) ... LITTLE | LITTLE ... (move/adjust/slide/shift/push/adjustment/steps)
  accept (repeat/again/times/several) ... (average/mean)
  accept (sharp/sharper/narrow/narrower/thin/thinner/pointed/knife) ... (pivot/edge/point/support/it) | knife edge | (pivot/support) ... (sharp/sharper/narrow/narrower/thin/thinner)
  accept (swing/swings/oscillate/oscillates/rock/rocks/seesaw) ... (equal/equally/evenly/same)
  unsure repeat/average/mean/TIP
  earns: find where it just tips each way and take the middle
  earns: move the rule slowly a little at a time
  earns: do it again three times and take the avrage, repeat and find the mean
  earns: use a sharper pivot
  misses: hold it still
  misses: use a spirit level
  misses: put it at 50 cm
  misses: add more load`,
)
