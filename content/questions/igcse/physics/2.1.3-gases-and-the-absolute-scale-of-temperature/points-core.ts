import { judged } from '@/lib/exams/authoring/marks'
import { MOVE_FASTER } from '../2.1.2-particle-model/points-core'

const HIT = 'HIT = collide/collision/hit/bombard/bombardment/strike/bump/impact/bounce/crash'

/** Why a gas in a fixed volume has a greater pressure when it is hotter. */
export const HOTTER_GAS = [
  judged('the particles move faster (have more kinetic energy)', MOVE_FASTER),
  judged(
    'they collide with the walls more often (more collisions per second)',
    `
    ${HIT}
    OFTEN = often/frequent/frequently/frequency/rate/second
    KNOWN = exert/exerts/exerting
    reject HIT ... less/fewer | less/fewer HIT
    reject each other, without wall/flask/container/side/surface
    accept HIT ... often/frequent/frequently/frequency
    accept HIT ...(no harder/force).. OFTEN | OFTEN ... HIT
    accept more/increase HIT, without harder/hard/force
    accept HIT ... increase, without harder/hard/force/speed/energy
    accept more HIT ... wall/flask/container/side/surface
    unsure more ... HIT
    unsure HIT ... more, without force/hard/harder
    earns: they hit the walls more often
    earns: there are more collisions with the wall
    earns: the colisions are more frequent
    earns: the rate of collisions increases
    misses: they hit the walls harder
    misses: they move faster
    misses: they collide less often
    misses: they collide with each other more`,
  ),
  judged(
    'they collide harder / with a greater force',
    `
    ${HIT}
    UP = more/great/greater/large/larger/big/bigger/high/higher/increase/strong/stronger
    reject less force | force ... less/decrease
    accept HIT ... hard/harder/strong/stronger/stronger/violently/violent/powerful/powerfully/vigorously/forceful/forcefully | harder/stronger HIT
    accept UP ... force/momentum, without area
    accept force ...(no area/often).. UP
    accept force ... each HIT ... UP
    unsure force, without area
    earns: they hit the walls harder
    earns: each collision has a larger force
    earns: they collide with more forse
    earns: the force of the impacts increases
    misses: they hit the walls more often
    misses: the particles move faster
    misses: the pressure is larger
    misses: the particles expand`,
  ),
]
