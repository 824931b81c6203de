import { judged } from '@/lib/exams/authoring/marks'

/** Alternatives of a point stand on one line, joined by `|`: a rule of one piece is never left open. */

const CLOSENESS = `
  CLOSE = close/closely/closer/similar/near/nearly/almost/approximate/approximately/roughly
  SMALL = small/smaller/little/tiny/slight/slightly/minor/negligible/insignificant/minimal/low
  LARGE = large/larger/big/bigger/great/greater/huge/significant/significantly/considerable/high/far/wide/too/much/very
  DIFF = difference/differ/gap/discrepancy/error/apart/out/off/variation/deviation/deviate`

const SAYS_NO = `"no,"/"no."/"no;"/"no:"/"no-"/"nobecause"/"noas"/"nosince"/"nothey"/"nothe"`

/** Two results, or a result and what a theory gives, that differ by less than a tenth. */
export const EQUAL_ENOUGH = judged(
  'yes, with a reason: the difference is small (less than 10 %), within the limits of experimental accuracy',
  `${CLOSENESS}
  reject ${SAYS_NO} | (difference/gap) ... (too/very/quite/so) (large/big/great/high/significant) | (too/very) (different/large/big) | (more/greater/over/above/larger) than 10
  accept not (exactly/quite/perfectly/completely/precisely/identical) ... CLOSE | not (exactly/quite/perfectly/completely/precisely/identical) ... within
  reject not (support/supported/agree/true/correct) | not within | outside
  accept not (equal/same) ... but ... CLOSE | not (more/greater/larger/over/above) than (10/ten/5/five/1/one)
  reject not (equal/same)
  accept CLOSE | SMALL ... DIFF | DIFF ... SMALL | not LARGE (DIFF/different) | not (significant/much/big/large) | not DIFF ... LARGE | only ... DIFF | DIFF ... only | DIFF ... (less/under/below/within/smaller) | (within/under/below/less) ... (10/ten/5/five) | within ... (limit/limits/accuracy/error/uncertainty/range/experimental/other/degree/degrees/cm/mm) | (experimental/measurement/measuring/reading) (error/errors/accuracy/uncertainty) | (is/are) about | (is/are/all) ... around | (differ/differs/difference) ... (most/maximum) | by (1/one) degree
  unsure percent/percentage/"%"
  earns: yes, because the values are very close
  earns: yes, the difference is less than 10%
  earns: yes as the diference is small
  earns: they are the same within experimental accuracy
  misses: yes
  misses: no, because the difference is small
  misses: no, they are too different
  misses: yes because the experiment was done carefully`,
)

/** Two results that differ by far more than a tenth. */
const NOT_EQUAL = judged(
  'no, with a reason: the difference is large (more than 10 %), beyond the limits of experimental accuracy',
  `${CLOSENESS}
  FAR_OFF = large/larger/big/bigger/great/greater/huge/significant/significantly/considerable/high/wide/too/much/very/quite/lot
  reject yes | "nothereisno"
  accept "nothereis", not FAR_OFF DIFF | "nothereisa", not FAR_OFF DIFF
  reject (support/supported/agree) ... (close/small) | not LARGE (DIFF/different) | DIFF ...(no than/too).. (small/tiny/negligible)
  accept FAR_OFF ... (DIFF/different) | DIFF ... FAR_OFF | too (far/different) | (more/greater/over/above/larger/exceeds/exceed) ... (10/ten) | not CLOSE | not within | (outside/beyond) ... (limit/limits/accuracy/error/uncertainty/range/experimental) | far apart | far from | not (near/similar)
  earns: no, because the difference is more than 10%
  earns: no, the values are too far apart
  earns: no, it is a large diference
  earns: not supported, as they are not within experimental accuracy
  misses: no
  misses: yes, the values are close
  misses: no, because they are not the same
  misses: the difference is small`,
)

export const equalOrNot = (isEqual: boolean) => (isEqual ? EQUAL_ENOUGH : NOT_EQUAL)

export const TO_AND_FRO = judged(
  'moves it slowly to and fro (past the sharpest position and back) until the image is sharpest',
  `
  WAY = back/backward/backwards/fro/forth/forward/forwards/both/either
  reject (move/moving/moved) ... eye/head
  accept (both) (side/sides) | WAY ... (fro/forth/forward/forwards/direction/directions/way/ways/backward/backwards/back) | (toward/towards) (away/back) | to and fro | (slow/slowly/gradual/gradually/gently/little/small/slight/slightly/fine) ... (move/moving/moved/adjust/adjusting/adjustment/movement/movements/steps/shift) | (move/moving/moved/adjust/shift/slide) ... (slow/slowly/gradual/gradually/gently/slightly/small/tiny/bit/little) | (past/beyond) ... (sharp/focus/focused/position/point/return/back/blurred/blurs)
  earns: move it slowly backwards and forwards
  earns: move the lens to and fro until it is sharpest
  earns: move it slowley until it is clear
  misses: move it until the image is sharp
  misses: use a bigger lens
  misses: look at the image carefully`,
)

export const LENS_PRECAUTION = judged(
  'a darkened room (bright object); or object, lens and screen upright, in line, at the same height; or the rule read at right angles; or repeats and a mean',
  `
  reject not (dark/darkened/upright/vertical/perpendicular/aligned)
  accept dark/darken/darkened/dim/dimly/blackout/curtain/curtains/blinds/shade/shaded | (bright/brighter/strong/intense) (lamp/object/light/source/bulb) | (turn/switch/turned/switched) ... off | (avoid/block/exclude/reduce/away/out/stop) ... (light/sunlight/daylight) | not (light/sunlight) | (same/equal) (height/level/line/axis/straight) | align/aligned/alignment | line ... up | straight line | in line | upright/vertical/vertically/perpendicular | right angle/angles | parallax | not parallax | (eye/eyes) ... level | (repeat/repeated/repeating/several/again/times/more) ... (average/mean) | (mark/marked/marking) ... (centre/center/middle) | (fixed/clamp/clamped/taped/parallel) ... (rule/ruler/bench/bench)
  earns: do it in a dark room
  earns: keep the lens and the screen upright
  earns: the object and lens should be at the same hieght
  earns: repeat and take an average
  misses: be careful
  misses: use a better lens
  misses: wear goggles
  misses: repeat it`,
)

export const PIN_PRECAUTION = judged(
  'pins far apart (5 cm or more); or upright; or their bases looked at when they are lined up; or thin pins',
  `
  reject mirror (stand/stands/is) upright | not (upright/vertical/vertically/far/straight) | (close/near) together | (small/short/smaller/shorter) (distance/space/gap)
  accept (far/further/farther/large/larger/big/long/longer/greater/maximum/wide/widely/well/enough/good/5/10/6/8/five/ten) ... (apart/distance/space/spaced/spacing/separation/separated/between/away/gap) | (apart/spaced/separated) ... (far/possible) | far from ... (other/another) | (increase/increasing/increased) ... (separation/distance/gap/space/spacing/between) | (distance/space/gap/separation) ... (large/larger/big/bigger/long/longer/great/maximum/enough) | not (close/near) ... (together/each/other) | upright/vertical/vertically/perpendicular | stand/stood/put/placed/pushed/stick/straight ... straight | straight (up/down/in) | (look/looking/view/viewed/viewing/see/align/aligned/observe/line/lined/sight) ... (base/bases/bottom/bottoms/foot/feet/lower) | (base/bases/bottom/bottoms/feet/foot) ... (line/lined/align/aligned/look/viewed/view/cover) | (thin/thinner/narrow/fine) (pin/pins) | (close/closing/one/single) ... eye
  earns: place the pins far apart
  earns: the pins must be vertical
  earns: look at the bases of the pins
  earns: the pins should be vertcal
  misses: put the pins close together
  misses: use more pins
  misses: be careful with the sharp pins
  misses: repeat it`,
)

export const PIN_INACCURACY = judged(
  'a source of inaccuracy: thickness of pins, lines or mirror (reflection at its back); lining up; pins or mirror not upright or out of place; scale read to one division only',
  `
  reject (student/he/she) ... not (careful/concentrate) | mirror student moves | behind mirror ... until | moved behind
  accept (thick/thickness/width) ... (line/lines/mirror/pin/pins/pencil/glass/ray/hole/holes) | (line/lines/mirror/pin/pins/pencil/glass/ray/hole/holes) ... (thick/thickness/width/wide/thin) | (reflect/reflects/reflected/reflection) ... (back/rear) | (back/rear) (mirror/glass/surface) | silvered | (behind/beneath/under) ... glass | (rule/ruler) ... (mm/millimetre/millimeter/division/divisions/nearest/precise/precision/read/resolution) | (mirror/glass) ... (refract/refracts/refraction) | (difficult/difficulty/hard/tricky/impossible/easily) ... (line/lining/align/aligning/place/placing/read/reading/measure/measuring/judge/see/position/put/draw/drawing/locate) | not easy | protractor ... (degree/degrees/precise/precision/scale/division/divisions/half/accurate/accurately/line/aligned/centre/read/resolution) | (pin/pins/mirror/block/protractor) ... not (straight/upright/vertical/vertically/aligned/line/lined/perpendicular/placed/exactly) | (pin/pins/mirror) ... (bent/slant/slanted/slanting/lean/leaning/tilt/tilted) | (pin/pins/mirror/block) (moved/shift/shifted) | alignment ... (pin/pins/exact/exactly/error/imperfect/wrong) | not lined up | not (aligned/lined) | parallax (error/errors) | (degree/degrees) ... (protractor/nearest/only) | not (read/measured/drawn/placed) ... (exactly/accurately/precisely)
  earns: the pins have a thickness
  earns: it is hard to line the pins up exactly
  earns: the light is reflected at the back of the miror
  earns: the protractor can only be read to 1 degree
  misses: human error
  misses: the student was not careful
  misses: the mirror is shiny
  misses: the results are not the same`,
)

export const MOVES_HEAD = judged(
  'moves the head (eye) from side to side',
  `
  reject (move/moves/moving/shift) (pin/mirror) ... side
  accept (move/moves/moved/moving/shift/shifts/shifting/sway/tilt/swing/turn) ... (head/eye/eyes) | (change/changes/changing) ... (eye/eyes/head/view/viewpoint/viewing) | (head/eye/eyes) ... (move/moves/moved/moving/side/sideways/left/shift/shifted) | (look/looks/looking/view/viewed/views/viewing/see/seen) ... (different/several/other/both/various/many) (angle/angles/side/sides/position/positions/direction/directions/place/places/point/points) | (from/at) (different/several/other/both/various) (angle/angles/side/sides/position/positions/direction/directions/place/places) | (look/looks/looking/view/viewing) ... (side/left) ... (side/right)
  earns: move the head from side to side
  earns: look from different angles
  earns: move your eye to the left and to the rihgt
  misses: look straight at the pin
  misses: move the pin until it is right
  misses: measure with a rule`,
)

export const STAY_TOGETHER = judged(
  'the pin and the image stay together (in line), and do not move apart',
  `
  MEET = together/line/lined/aligned/alignment/coincide/overlap/continuous/joined
  reject not (together/aligned/coincide/overlap) | (move/moves/moved) apart
  accept (stay/stays/remain/remains/move/moves/appear/appears/seem/seems/look/looks/always/still/keep/keeps/are/is/be/see/seen/in) ... MEET | together/aligned/coincide/overlap | not (move/shift) (apart/relative/away/respect/against) | not (separate/relative/gap/apart) | (move/moves/moved) ... (same/one) (way/direction/amount/distance/thing/pin) | (stay/stays/remain/remains/appear/appears/always) ... (same/one) (place/position/pin/spot/point/thing) | on top | (above/over) ... image | like (one/single)
  earns: the pin and the image stay together
  earns: the image always stays in line with the pin
  earns: they do not move apart
  earns: the pin and the image remane together
  misses: there is no parallax
  misses: they move apart
  misses: it is the same distance
  misses: it looks right`,
)

export const ALONG_RADIUS = judged(
  'it meets the curved surface along the normal (a radius), at right angles to it',
  `
  reject not (along/perpendicular/normal/"right angles") | (meet/meets/hit/hits/enter/enters/strike/strikes) flat | parallel | between ... normal
  accept radius/radial/radially/radii | normal | perpendicular | right angle/angles | 90 | (angle) incidence ... (0/zero/none) | (0/zero) ... (incidence) | (centre/center) ... (circle/semicircle/arc/curve/curved)
  earns: it goes along the normal
  earns: it is perpendicular to the curved surface
  earns: it travels along a radious
  earns: because the angle of incidence is zero
  misses: it goes straight through
  misses: the glass is curved
  misses: light travels in straight lines`,
)

export const RAY_PRECAUTION = judged(
  'a thin ray (narrow slit); or the ray marked by crosses far apart, in its middle; or a sharp pencil; or the ray or the zero of the scale set exactly; or a darkened room; or the scale read from straight above; or repeats and a mean',
  `
  reject (thick/wide/broad) (ray/beam/slit) | (close/near) together
  accept laser | (exactly/precisely/accurately/sure/ensure/aim/check) ... (ray/beam/light) ... (middle/centre/center/m) | (ray/beam/light) ... (exactly/precisely/accurately) ... (middle/centre/center/m) | (smaller/finer/more) (division/divisions/scale/graduation/graduations) | (zero/0) ... (normal/line/lined/align/aligned/ray) | (normal/lined/align/aligned/ray) ... (zero/0) | (thin/thinner/narrow/narrower/fine) ... (ray/rays/beam/slit/light/line/lines/pencil) | (ray/rays/beam/slit/line/lines) ... (thin/narrow/fine/thinner/narrower) | (far/further/large/long/wide/widely/well) ... (apart/distance/separated/spaced/away/between) | not (close/near) ... together | (sharp/sharpened) pencil | (middle/centre/center) of (ray/beam/line/cross/dot/mark) | dark/darken/darkened/dim/curtain/curtains/blackout/blinds | (turn/switch/turned/switched) ... off | (avoid/exclude/reduce) ... (light/sunlight) | block out | (repeat/repeated/repeating/several/again/times/more) ... (average/mean) | parallax | not parallax | (look/view/eye/eyes/read/viewed) ... (above/perpendicular/directly/right/level)
  earns: use a thin ray of light
  earns: do it in a dark room
  earns: line up the zero of the scale with the ray
  earns: the crosses should be far appart
  earns: repeat and find a mean
  misses: use a wide beam
  misses: use more rays
  misses: be careful
  misses: wear goggles`,
)

export const HEIGHT_HELP = judged(
  'what overcomes it: a rule or squared paper fixed to the screen; or marks on the screen, measured afterwards; or a translucent screen seen from behind',
  `
  SCREEN = screen/paper/card
  accept (graph/squared/grid/millimetre/mm/lined) (paper/screen/card) | grid | (scale/rule/ruler/graph/lines) ...(no move/hand).. (on/onto/to/in) ... SCREEN | (fix/fixed/tape/taped/stick/stuck/attach/attached/clamp/clamped/glue/glued/draw/drawn/print) ... (rule/ruler/scale/screen) | (rule/ruler/scale) ... (fix/fixed/tape/taped/stick/stuck/attach/attached/clamp/clamped/stand) | (mark/marks/marked/marking/draw/trace/pencil) ... (image/top/end/ends/edge/edges/screen/position/positions/outline/line) | translucent/transparent/tracing/frosted | (behind/back) ... (screen/measure/look/view) | (measure/look/view/read) ... (behind/back) | SCREEN with ... (scale/grid/line/lines/rule/ruler/division/divisions/mark/marks) | (photo/photograph/picture/camera) | (callipers/calipers/dividers)
  earns: fix a rule to the screen
  earns: mark the ends on the screen and measure later
  earns: put a scale on the screeen
  earns: use graph paper as the screen
  misses: repeat it
  misses: be more careful
  misses: use a bigger lens
  misses: use a darker room
  misses: the hand blocks the light`,
)

export const NOT_THROUGH_ORIGIN = judged(
  'no: the line does not go through the origin (it has an intercept)',
  `
  reject (yes/is/are) ... proportional
  reject not (go/pass/through) ... (point/points/plots)
  reject "yes,"/"yes."/"yesbecause"/"yesas"/"yessince"/"yesit"
  accept not (pass/go/goes/passes/cut/cross) through | not through
  accept not (origin/zero) | not (pass/go/goes/passes/cross/through/start/starts/begin) ... (origin/zero) | (intercept) | (cut/cuts/cross/crosses/meet/meets/start/starts/begin/begins/hits) ...(no origin).. (axis/above/below/15/20/10/12) | (miss/misses) ... origin | (double/doubles/doubled/doubling) ... not (double/doubled/doubles)
  earns: no, because the line does not pass through the origin
  earns: no, the line doesn't go through 0,0
  earns: it does not go throught the orign
  earns: no, there is an intercept
  misses: yes, because it is a straight line
  misses: yes, since the line goes through the origin
  misses: no, because it is not a straight line
  misses: no`,
)

export const DISTANT_IS_PARALLEL = judged(
  'rays from a distant object are (nearly) parallel, so they meet at the focal point (in the focal plane)',
  `
  reject not parallel
  accept parallel | (image/ray/rays/light/they/focus/converge/meet/focused/screen/formed) ... (principal focus | focal (point/plane/length) | "focal point") | (object/distance) ... infinity | "1/u"
  earns: rays from a distant object are parallel
  earns: the rays meet at the focal point
  earns: the light arrives as paralel rays
  misses: so that the image is small
  misses: it is brighter outside
  misses: it is easier to see`,
)

export const FROM_MIRROR = judged(
  'measured the angle between the line and the mirror, not from the normal (or read the wrong scale of the protractor)',
  `
  accept (measure/measured/measuring/measurement/took/taken) ...(no normal).. (mirror/surface) | angle (from/between/with/to/against) ...(no normal/incidence).. (mirror/surface) | (from/used/using) (mirror/surface) | not normal | not (measure/measured/use/used/take/taken) ... normal | "90-r"/"90–r"/"90-i" | (wrong/other/inner/inside/outer/opposite/different) (scale/side/set/row/numbers/end/way/direction) | (wrong/incorrect/incorrectly) ... (scale/side/end) | (subtract/subtracted/subtracting) ... 90 | not (subtract/subtracted) | complement/complementary | 90 minus
  earns: the angle was measured from the mirror
  earns: she did not measure from the normal
  earns: she read the wrong scale
  earns: angle between the ray and the miror
  misses: it was measured from the normal
  misses: she made a mistake
  misses: the pins were not upright`,
)

export const LOOKS_THROUGH = judged(
  'looks through the block and puts the pin where it hides (is in line with) the images of P_{1} and P_{2}',
  `
  reject not (line/lined/aligned/hide/cover) | (line/lined/align/aligned) with p4
  accept not (seen/visible) | in line | (one/same/straight/single) line | (line/lines/lined/lining) up | align/aligned/aligns | (hide/hides/cover/covers/hidden/covered/covering/hiding) ... (image/images/p1/p2/pins/them/both/other/others/first) | (image/images/pins/p1/p2) ... (hidden/covered/hid) | block (image/images/view/p1/them/other/out/first) | (in front) ... (image/images/p1/p2) | (appear/appears/look/looks/seem/seems) ... (one/single/together)
  earns: it hides the images of the other two pins
  earns: the pin is put in line with the images of P1 and P2
  earns: it is lined up with P1 and P2 as seen through the block
  earns: it covers the immages of P1 and P2
  misses: looks through the block from the side DC
  misses: puts it near the block
  misses: uses a ruler and a protractor`,
)
