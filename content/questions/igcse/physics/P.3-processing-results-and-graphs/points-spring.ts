import { judged } from '@/lib/exams/authoring/marks'

/** How a length is read off an upright rule that hangs beside the thing. */
export const READS_RULE = judged(
  'looks at right angles to the rule (at eye level with the pointer); or: pointer close to the rule, a set square to line them up, the rule upright, waits until the spring is at rest',
  `
  LOOK = look/read/view/see/observe/eye/eyes/head/sight
  reject from ... (above/below) | (look/view/read) ... (above/below)
  reject not (perpendicular/level/vertical)
  accept not parallax
  accept perpendicular/perpendicularly/parallax/normal | right angle/angles | 90 degree/degrees | eye level/height/line | eyelevel | "90°"
  accept level ... (eye/eyes/pointer/end/mark/reading) | (eye/eyes) ... (level/line/opposite/straight/directly) | LOOK ... (straight/directly/horizontally) | (directly/straight) ... (in front | opposite)
  accept same (level/height) | level with
  accept set square | setsquare | fiducial
  accept (rule/ruler/scale/pointer/spring/it) ... (close/near/closer/nearer/next/beside/touch/touching) | close to
  accept (rule/ruler/scale) ... (vertical/vertically/upright/parallel) | plumb | clamp ... (rule/ruler)
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
