import { judged } from '@/lib/exams/authoring/marks'
import { UP_DOWN } from '../ideas'

export const SHAPE_CHANGES = judged(
  'any two from: change of shape',
  `
  accept shape | deform/distort/bend/squash/twist/dent/break | change form
  earns: it can change its shape
  earns: the shaqe changes, it is deformd
  earns: it can bend it
  misses: it can change its size
  misses: it can make it faster
  misses: it can change its mass`,
)

export const SPEED_CHANGES = judged(
  'change of speed (or velocity) / start or stop of motion',
  `
  ${UP_DOWN}
  accept speed/velocity/accelerate/acceleration/decelerate/deceleration/faster/slow
  accept make/cause/start/stop/begin ... move/motion/moving | move it | make/cause/bring ... stop/rest | start/stop it
  accept motion, without direction
  unsure move/motion
  earns: it can change its speed
  earns: it can make it go faster
  earns: it can acelerate it
  earns: it can stop a moving object
  misses: it can change the shape
  misses: it can change the size
  misses: it can change the mass`,
)

export const DIRECTION_CHANGES = judged(
  'change of the direction of motion',
  `
  accept direction/path/course | turn/rotate/deflect
  earns: it can change its direction
  earns: the directoin of motion changes
  earns: it can make it turn
  misses: it can change the shape
  misses: it can make it faster
  misses: it can change the size`,
)

export const SPEED_INCREASES = judged(
  'it increases / the object accelerates',
  `
  ${UP_DOWN}
  reject decrease/decelerate/slow/reduce/down | fall/drop/less
  reject constant/same/steady speed | speed ...(no UP/rate).. constant/same | not change
  accept UP | accelerate/acceleration/fast/faster/quick
  earns: it increases
  earns: it accellerates
  earns: the speed gets greater
  misses: it stays the same
  misses: it decreases
  misses: it moves to the right`,
)

export const CONSTANT_SPEED = judged(
  'at constant speed (in a straight line)',
  `
  ${UP_DOWN}
  accept neither, speed/accelerate, slow/decelerate
  reject stop/rest/stationary | accelerate/decelerate/slow | speed up
  accept constant/same/steady/uniform/unchanged speed/velocity/pace/rate | speed/velocity ... constant/same/steady/uniform
  accept speed not change/increase/decrease | not change ... speed/velocity | not accelerate/acceleration
  accept constantly/steadily/uniformly
  unsure straight line | keep/continue/carry move/moving/go
  earns: it moves at a constant speed
  earns: the velocity stays the same
  earns: it moves with constent speed
  misses: it slows down
  misses: it accelerates
  misses: it stops moving`,
)

export const NO_RESULTANT = judged(
  'the forces are balanced (equal and opposite) / there is no resultant force',
  `
  EQUAL = equal/same/balance/cancel/match/"="
  unsure not accelerate/change/increase/decrease/slow ... as
  reject not EQUAL | unequal/unbalanced
  reject greater/larger/bigger/smaller/less/stronger than
  reject friction ...(no as/to).. same/constant, without pull/both/two/they/equal/balance/resultant
  accept balance/cancel
  accept pull, friction, EQUAL
  accept EQUAL, both/two/they/each/other/opposite/opposing | forward/driving/pulling, backward/resistive/frictional, EQUAL
  accept equal, force
  accept not resultant/net/overall/unbalanced | resultant/net/overall ... 0
  accept equilibrium
  unsure EQUAL
  earns: because the forces are ballanced
  earns: there is no resultent force
  earns: the pull is equal to the friction
  earns: the resultant force is zero
  misses: the pull is smaller than the friction
  misses: the forces are unbalanced
  misses: the speed is constant`,
)

export const FRICTION_IN_CONTACT = judged(
  'there is friction between the two surfaces / the surfaces rub against each other',
  `
  reject not friction
  accept friction/rub
  unsure contact/touch/drag/scrape/slide
  earns: because of friction
  earns: the surfaces rub together
  earns: frictoin between the floor and the box
  misses: the air is warm
  misses: it moves fast
  misses: the pull is large`,
)

export const FRICTION_HEATS = judged(
  'friction heats (transfers energy to the internal / thermal store) / work is done against friction',
  `
  HEAT = heat/thermal/internal/warm/hot
  reject HEAT ...(no kinetic/from/friction/by).. to/into/become/convert kinetic
  accept friction ... HEAT/energy | HEAT ... friction, without warm
  accept friction/rub make/cause/produce/generate/create ... HEAT | HEAT be/get/is produce/generate/create/release
  accept HEAT energy/store | energy ... HEAT | kinetic ... HEAT
  accept produce/generate/create/give/cause/release ... HEAT
  accept work ... against/friction/do | do work
  accept temperature ... increase/rise
  earns: friction produces heat
  earns: kinetic energy is transferred to thermal energy
  earns: the frictoin causes heat
  earns: work is done against friction
  misses: there is friction
  misses: the sun heats it
  misses: the lower side becomes warmer`,
)
