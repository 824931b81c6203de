import { judged } from '@/lib/exams/authoring/marks'
import { fromStoreToStore, KINETIC, THERMAL, UP_DOWN } from '../ideas'

const CONSTANT = `
  CONSTANT = constant/uniform/steady/steadily/linear/even | same rate
  FASTER = accelerate/acceleration/increase/rise | speed up
  SLOWER = decelerate/deceleration/decrease/fall/reduce | slow down | negative acceleration`

export const IN_P = judged(
  'P: constant (uniform) acceleration / speed increases at a constant rate',
  `
  ${CONSTANT}
  reject p ...(no r/q/then/FASTER).. SLOWER | p ...(no r/q/FASTER).. CONSTANT speed/velocity
  accept p ...(no r/q).. CONSTANT ...(no r/q/SLOWER).. FASTER | p ...(no r/q/SLOWER).. FASTER ...(no r/q).. CONSTANT
  accept CONSTANT ...(no r/q/SLOWER).. FASTER ...(no r/q).. p | CONSTANT acceleration ... SLOWER
  accept FASTER ...(no r/q/SLOWER).. CONSTANT ...(no r/q/SLOWER).. p
  accept FASTER ... SLOWER, both, CONSTANT
  unsure CONSTANT acceleration
  unsure p, FASTER, CONSTANT
  earns: P: constant acceleration
  earns: in P it accelerates uniformly and in R it slows down
  earns: In section P the speed inreases at a constant rate
  misses: in P it has a constant speed
  misses: in P it decelerates uniformly
  misses: in P the speed gets higher`,
)

export const IN_R = judged(
  'R: constant (uniform) deceleration / speed decreases at a constant rate, to rest',
  `
  ${CONSTANT}
  reject r ...(no p/q/SLOWER).. CONSTANT speed/velocity | r ...(no p/q/SLOWER/negative/decelerate/deceleration).. FASTER
  accept r ...(no p/q).. CONSTANT ...(no p/q).. SLOWER | r ...(no p/q).. SLOWER ...(no p/q).. CONSTANT
  accept CONSTANT ...(no p/q).. SLOWER ...(no p/q).. r | CONSTANT deceleration | decelerate CONSTANT
  accept FASTER ... SLOWER, both, CONSTANT
  unsure r, SLOWER, CONSTANT
  earns: R: constant deceleration
  earns: in R it decelerates uniformly until it stops
  earns: In section R the speed decreeses at a constant rate
  misses: in R it has a constant speed
  misses: in R it accelerates uniformly
  misses: in R it stops`,
)

/** Why what moves in a circle accelerates. */
export const bend = (name: string) => [
  judged(
    `the direction of motion of the ${name} changes`,
    `
    CHANGE = change/different/vary/new
    reject direction same/constant | same/constant direction, without CHANGE
    reject direction not CHANGE
    accept direction ... CHANGE | CHANGE ... direction
    unsure direction | turn
    earns: its direction is changing
    earns: The ${name} changes direction all the time
    earns: because the dirrection is always different
    misses: its direction does not change
    misses: its speed is constant
    misses: there is friction`,
  ),
  judged(
    'so its velocity changes (velocity is speed in a given direction), and a change in velocity is an acceleration',
    `
    CHANGE = change/different/vary
    reject velocity ... constant/same, without CHANGE
    accept velocity ... CHANGE | CHANGE ... velocity | rate ... velocity
    unsure velocity ... vector/direction | resultant/centripetal
    earns: so the velocity changes
    earns: acceleration is the change in velocity per unit time
    earns: the velocty is not the same, it changes
    misses: the velocity is constant
    misses: the direction changes
    misses: the speed changes`,
  ),
]

const DRAG = 'DRAG = drag/resistance/friction/upthrust'

/** Why a falling object reaches its terminal velocity. */
export const TERMINAL_VELOCITY = [
  judged(
    'the weight is constant, and as the speed increases the air resistance (drag) increases',
    `
    ${DRAG}
    ${UP_DOWN}
    reject DRAG ...(no UP/as/resultant/until/so).. decrease/reduce/less/small | weight increase/decrease
    reject less ...(no acceleration/resultant/until/force).. DRAG
    accept DRAG ...(no as/when/equal/resultant).. UP | UP DRAG
    accept fast/faster/speed ... more/great/large/high/increase DRAG
    unsure DRAG
    earns: as it speeds up the air resistance gets bigger
    earns: the faster it falls the more drag there is
    earns: air resitance increases
    misses: the air resistance decreases
    misses: the weight increases
    misses: gravity pulls it down`,
  ),
  judged(
    'so the resultant force decreases',
    `
    RESULTANT = resultant/net/overall/unbalanced/total
    LESS = decrease/reduce/reduction/less/small/low/drop/shrink
    reject RESULTANT ...(no LESS/acceleration/drag/resistance/than).. increase/big/large/great
    accept RESULTANT ...(no acceleration/speed/velocity).. LESS | LESS ...(no so/and/acceleration).. RESULTANT
    accept difference ... LESS | LESS difference
    unsure RESULTANT ... 0 | not RESULTANT
    earns: the resultant force gets smaller
    earns: there is less net force downwards
    earns: so the overall force decreses
    misses: the resultant force increases
    misses: the air resistance increases
    misses: the speed is constant`,
  ),
  judged(
    'so the acceleration decreases',
    `
    ${UP_DOWN}
    reject acceleration ...(no DOWN/speed/velocity/until).. increase/big/large/great
    accept acceleration ...(no force/speed).. DOWN | DOWN acceleration | accelerate DOWN | DOWN rate ... acceleration
    unsure acceleration ... 0 | not acceleration | acceleration, DOWN
    earns: so the acceleration gets smaller
    earns: it accelerates less
    earns: there is a smaller aceleration
    misses: the acceleration increases
    misses: the resultant force decreases
    misses: it slows down`,
  ),
  judged(
    'at R the air resistance is equal to the weight / there is no resultant force (terminal velocity)',
    `
    ${DRAG}
    EQUAL = equal/same/balance/cancel/match/"="
    WEIGHT = weight/gravity/gravitational
    RESULTANT = resultant/net/overall/unbalanced
    reject not EQUAL | DRAG ... greater/larger/bigger ... than WEIGHT
    accept DRAG ... EQUAL | EQUAL ... DRAG | WEIGHT ... EQUAL ... DRAG
    accept not RESULTANT | RESULTANT ... 0
    accept forces balance/equal/cancel | balanced forces | equilibrium
    accept upward/up ... EQUAL ... downward/down
    unsure terminal
    earns: at R the drag is equal to the weight
    earns: there is no resultant force at R
    earns: the forces are ballanced
    misses: there is a resultant force
    misses: the air resistance increases
    misses: the speed is constant at R`,
  ),
]

export const OTHER_DIRECTION = judged(
  'velocity is speed in a given direction, and the direction has changed / is opposite',
  `
  OPPOSITE = opposite/change/different/reverse/other/negative/backwards
  reject direction same
  accept direction, OPPOSITE
  accept not same direction | direction not same
  accept velocity ... negative | negative ... velocity
  unsure direction | vector
  earns: the direction is opposite
  earns: they move in diffrent directions
  earns: velocity has a direction and it has changed
  misses: the speed is different
  misses: the distance is the same
  misses: it takes more time`,
)

export const braking = (name: string) =>
  judged(
    `from the kinetic store of the ${name} to the internal (thermal) store of the brakes / surroundings`,
    `
    ${fromStoreToStore(KINETIC, THERMAL)}
    earns: kinetic energy is converted to heat
    earns: from the kinetic store to the thermal store of the brakes
    earns: kinetik energy becomes internal energy of the surroundings
    misses: thermal energy is converted to kinetic energy
    misses: chemical energy to thermal energy
    misses: the brakes get worn`,
  )
