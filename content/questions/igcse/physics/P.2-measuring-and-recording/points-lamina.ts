import { judged } from '@/lib/exams/authoring/marks'

export const LINE_MARKED = judged(
  'look at the thread from directly in front (no parallax); thread close to the card; marks far apart; a thin line (sharp pencil); the card hangs freely on the pin; no draught',
  `
  EYE = eye/look/view/head/sight/observe/see/mark/read
  THREAD = thread/string/plumb/plumbline/line
  reject parallel
  accept not parallax/draught/wind/draft/friction
  accept parallax/perpendicul* | straight edge | ruler/rule ... (draw/join/straight/line) | (draw/join/line) ... ruler | right angle | 90 degree | eye level | EYE ... (front/directly/straight/square/level)
  accept THREAD ... (close/near/touch/touching) | (close/near) ... (card/sheet/lamina)
  accept (far/distance/wide/widely) ... apart | (marks/crosses/dots/cross/points/mark/dot) ... (far/apart/bottom/edge/distance/long) | long way
  accept sharp/thin/fine | small (dot/mark/cross) | narrow
  accept (swing/hang/move/rotate/turn) ... (free/freely) | (free/freely) ... (swing/hang/move/rotate/turn) | (hole/pin) ... (big/large/larger/loose/smooth/smaller/wide/bigger) | loose/friction
  accept draught/draft/wind/breeze/fan | (shut/close) ... (window/door)
  accept heavy/heavier ... (bob/mass/weight) | (heavy/heavier) (bob/mass/weight)
  unsure straight/vertical
  earns: look at the thread from directly in front
  earns: avoid parallax
  earns: use a sharp pensil, use a sharpp pencil
  earns: the crosses should be far appart, marks far apart
  earns: keep the thread close to the card
  misses: repeat it and take a mean
  misses: measure carefully
  misses: use a larger card
  misses: use the same hole`,
)

export const THIRD_CHECKS = judged(
  'it is a check: if all three lines meet in one point (nearly), they are right; an error of one line would be seen',
  `
  ERROR = error/mistake/wrong/inaccuracy/inaccurate/anomaly/anomalous/incorrect/incorrectly/wrongly
  accept check/confirm/verify/prove/ensure/validate/verification/confirmation | (make/be) sure | double check | (see/test/show/know) ... (if/whether/correct/right/accurate)
  accept (if/case) ... ERROR | (see/show/find/detect/identify/notice/reveal/spot) ... ERROR | ERROR ... (see/seen/show/shown/found/noticed/spot/spotted/detected/reduce/reduced) | (reduce/reduces/minimise/less/smaller) ... ERROR
  accept (third/3/three/all/other/another) ... (meet/cross/intersect/pass/go/coincide/through) ... (same/one/point/"g") | (middle/centre) ... triangle | (meet/cross/intersect) ... (one/same/single) point | not (meet/cross/intersect)
  unsure accurate/accuracy/reliable/precise/average/mean/reliability/accurately
  earns: to check the point where the first two cross
  earns: all three lines should cross at the same point
  earns: it conferms the result
  earns: to see if there is an error in one of the lines
  misses: to save time
  misses: because it is a triangle
  misses: because two are enough
  misses: to make it fair`,
)
