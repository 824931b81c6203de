import { judged } from '@/lib/exams/authoring/marks'

export const NOT_THROUGH_ORIGIN = judged(
  'no: the (straight) line does not pass through the origin (with no load there is friction already)',
  `
  ORIGIN = origin/0/zero/"0,0"
  MEET = pass/go/cross/start/begin/through/cut/meet/reach/hit/intersect/run
  FORCE = friction/frictional/force/"f"
  accept not (MEET ... "0,0") | not (MEET ... ORIGIN) | not ORIGIN | above ... origin | miss ... origin
  accept (load/"l"/mass) ... 0 ... FORCE ... not 0 | FORCE ... not 0 | no load ... still ... FORCE | load ... 0 ... still ... FORCE | FORCE ... (even/still/already) ... no load
  accept intercept | (cut/cross/meet/intersect/start/begin) ... (y axis | vertical axis | "y-axis" | f axis) | double ... not double | ratio ... not (constant/same)
  accept (start/begin/cut/cross/intersect) at 0.6*/0.7*/0.8*/0.9*/1.0*/1.1*/1.2* | (there/still/already) ... FORCE ... no load
  reject yes | through ... ORIGIN | load/"l" ... 0 ... FORCE ... 0
  accept load/"l" ... 0 ... FORCE (is/has/equal) | no load ... FORCE ... still | no load ... FORCE (is/has/equal)
  unsure not proportional, straight/linear
  earns: no, the line does not pass through the origin
  earns: no, because there is an intercept on the y axis
  earns: No. The line dosent go through the orgin
  earns: no, when the load doubles the friction does not double
  misses: yes, it is a straight line
  misses: yes, the line passes through the origin
  misses: yes, friction increases as the load increases
  misses: no, friction is not proportional to load`,
)

export const PULL_IS_FRICTION = judged(
  'only then the pull (the reading) is equal to the friction: no resultant force, no acceleration',
  `
  FRICTION = friction/frictional/resistance/resistive
  PULL = pull/force/reading/forcemeter/tension/meter/it/value/newtonmeter
  EQUAL = equal/same/balance/match/cancel/measure/show/as
  accept PULL ... EQUAL ... FRICTION | FRICTION ... EQUAL ... PULL | FRICTION is PULL | PULL is FRICTION | PULL EQUAL FRICTION
  accept no resultant/net/unbalanced/overall | 0/zero resultant/net | resultant/net ... 0/zero | forces ... balanced/equal/cancel | balanced force | equilibrium
  accept not accelerate/acceleration | 0 acceleration | acceleration ... 0 | accelerat* ... (extra/larger/greater/more/higher/bigger/additional/increase/affect) | (extra/larger/greater/more/higher/bigger/additional) ... accelerat*
  unsure (reading/pointer/force/value) ...(no speed/move/block).. (steady/constant/change/fluctuate/vary/stable) | only ... FRICTION
  earns: then the pull is equal to the friction
  earns: because there is no resultant force
  earns: so the force on the forcemeter balences the friction
  earns: if it accelerated the reading would be larger than the friction
  misses: to make the reading more accurate
  misses: it is easier to read
  misses: to keep it a fair test
  misses: the block moves at a constant speed`,
)

/** @param surface words for what the block slides on */
export const STEADIER = (surface: string) =>
  judged(
    'a steadier pull: forcemeter fixed and the surface pulled along below the block; or a motor (winch); or masses on a string over a pulley; or a force sensor (film of the scale)',
    `
  BOARD = ${surface}/surface/board/strip/paper/sheet/belt/track/treadmill/conveyor
  reject smooth/smoother/rough/rougher/lubricate/oil ... (BOARD/block)
  accept conveyor/treadmill | motor/winch/machine/pulley/robot/electric/motorised/mechanical/mechanically | datalogger | data log | log | force sensor | sensor/digital/electronic
  accept (pull/move/slide/drag) ...(no block/box/tray/on/over/across/along/forcemeter).. BOARD | BOARD ... (under/beneath/below/underneath) | BOARD (is/be) (pulled/moved)
  accept (fix/clamp/fasten/attach/hold/tie) ... (forcemeter/meter/newtonmeter) ... (wall/stand/bench/still/clamp/place/stationary/post/support) | (fix/clamp) ... (forcemeter/meter/newtonmeter) | (forcemeter/meter/newtonmeter) ... (fixed/clamped/still/stationary)
  accept film/video/camera | slow motion | (hang/hanging) ... (mass/weight/load) | (mass/weight/load) ... (hang/hanging)
  unsure (pull/move) ... (steady/constant/slow/steadily/slowly/constantly) 
  earns: clamp the forcemeter and pull the board under the block
  earns: use a motor to pull it
  earns: clamp the forcemeeter and move the surfase below the block
  earns: tie a string to it which passes over a pulley
  misses: repeat it and take a mean
  misses: use a heavier block
  misses: look at it at eye level
  misses: pull harder`,
  )
