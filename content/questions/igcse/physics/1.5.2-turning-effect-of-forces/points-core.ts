import { judged } from '@/lib/exams/authoring/marks'
import { UP_DOWN } from '../ideas'

/** What a moment is. */
export const TURNING = judged(
  '(a measure of) the turning effect of the force, or: force × perpendicular distance from the pivot',
  `
  TIMES = times/multiply/product/"×"/"x"/"*"
  TURN = turn/rotate/rotation/rotational/twist/spin
  reject force ... divide/per/over/"/"/"÷" ... distance
  accept TURN ... effect/force/strength/power/tendency/ability | effect/tendency/ability/cause ... TURN
  accept force ... TIMES ... distance | distance ... TIMES ... force | product ... force ... distance
  accept how much/well/strong/strongly ... TURN | amount/measure/size ... TURN
  reject TURN point | point ...(no force).. TURN
  unsure TURN | "Fd" | "Fxd"
  earns: the turning effect of a force
  earns: force times the perpendicular distance from the pivot
  earns: a mesure of how much a force makes something rotate
  misses: the size of a force
  misses: force divided by distance
  misses: a short time`,
)

/** Why a longer tool turns a nut more easily. */
export const LONGER = [
  judged(
    'larger distance between the force and the pivot',
    `
    ${UP_DOWN}
    GAP = distance/length/arm/lever/radius
    FAR = far/further/farther
    LONG = long/longer
    WHY = so/hence/therefore/thus/mean/need/then/which/because/as/since/when/if/with/at/from
    reject DOWN ...(no UP/LONG/force/moment/torque/turning/WHY).. GAP, without short
    accept UP/LONG ...(no force/moment).. GAP
    reject GAP ...(no force/moment/torque/turning/UP/LONG/WHY).. DOWN, without short
    reject closer/nearer
    accept GAP ...(no moment/same).. UP/LONG/FAR
    accept FAR ...(no moment).. pivot/nut/bolt/pipe/axis/centre/fulcrum | force ... FAR
    unsure GAP | FAR
    earns: the distance from the pivot is larger
    earns: the force acts further from the nut
    earns: because there is a greater distence from the pivot
    misses: it is longer
    misses: the force is larger
    misses: the distance is smaller`,
  ),
  judged(
    'so a larger moment for the same force, or: a smaller force is needed for the same moment',
    `
    ${UP_DOWN}
    TURN = moment/torque | turning effect/force/power
    FORCE = force/push/pull/effort
    MORE = more/great/large/big/high/strong/stronger
    reject TURN ...(no FORCE/UP).. DOWN, without short
    reject DOWN ...(no FORCE/UP/so/because/as/since/same).. TURN, without short
    reject MORE FORCE ...(no TURN).. need/require | need/require MORE FORCE
    accept UP ...(no distance/length/FORCE/DOWN).. TURN | UP TURN | TURN ...(no distance/length/DOWN/FORCE).. UP
    accept DOWN ...(no TURN).. FORCE | FORCE ...(no TURN/UP/distance/length).. DOWN
    unsure TURN | FORCE same
    earns: the moment is larger
    earns: so you need less force
    earns: it gives a bigger momment with the same force
    misses: the distance is larger
    misses: you need more force
    misses: the moment is smaller`,
  ),
]

/** The two conditions of equilibrium. */
export const EQUILIBRIUM = [
  judged(
    'no resultant force, or: the forces are balanced',
    `
    RESULTANT = resultant/net/overall/unbalanced
    TURN = moment/torque/turning
    reject forces ... not balance/equal
    accept not RESULTANT (force/forces)
    accept not RESULTANT ...(no TURN).. force | not RESULTANT TURN or/and/nor force
    accept RESULTANT force ... 0/zero
    accept forces ...(no TURN).. balance/equal/cancel
    accept sum/total ...(no TURN).. force ... 0/zero
    accept balance/equal forces
    accept upward/up ... equal/"=" ... downward/down | downward/down ... equal/"=" ... upward/up
    unsure force, balance/equal
    earns: there must be no resultent force
    earns: the net force is zero
    earns: all the forces are balenced
    misses: it is not moving
    misses: the moments are equal
    misses: there is a resultant force`,
  ),
  judged(
    'no resultant moment, or: clockwise moment = anticlockwise moment',
    `
    TURN = moment/torque/turning
    RESULTANT = resultant/net/overall/unbalanced
    ANTI = anticlockwise/counterclockwise | anti/counter clockwise
    accept not RESULTANT ... TURN
    accept RESULTANT ... TURN ... 0/zero
    accept sum/total ... TURN ... 0/zero
    accept clockwise ... equal/same/balance/"=" ... ANTI
    accept ANTI ... equal/same/balance/"=" ... clockwise
    accept clockwise, ANTI, equal/same/balance/cancel
    accept TURN ... balance/equal/cancel | balance/equal TURN
    earns: the clockwise moment is equal to the anticlockwise moment
    earns: no resultant momment on it
    earns: the moments are balanced
    misses: the forces are balanced
    misses: there is a resultant moment
    misses: the object does not move`,
  ),
]

type Turn = { down: string; up: string; sense: string; isInwards: boolean }

/** What happens to a beam when the weight on one side is moved. */
export const CLOSER = ({ down, up, sense, isInwards }: Turn) => {
  const [more, less] = ['large/great/big/high/increase/more/rise', 'small/less/low/decrease/reduce/fall']
  const [right, wrong] = isInwards ? [less, more] : [more, less]
  const isAnti = sense === 'anticlockwise'
  const weightSide = isInwards ? up : down
  const [counterMoment, poleMoment] = weightSide === 'left' ? ['ANTI', 'CLOCK'] : ['CLOCK', 'ANTI']
  const said = isInwards ? 'smaller' : 'larger'
  const against = isInwards ? 'larger' : 'smaller'
  return [
    judged(
      `the ${down} end moves down, or: it turns ${sense}`,
      `
      DOWN = down/downward/downwards/fall/drop/sink/lower/dip/descend
      RISE = up/upward/upwards/rise/raise/lift
      TURN = turn/rotate/tilt/tip/move/swing/spin/lean
      ANTI = anticlockwise/counterclockwise | anti/counter clockwise
      COUNTER = ${weightSide}/counterweight/"C"
      OTHER = ${weightSide === 'left' ? 'right' : 'left'}/"G"
      MOMENT = moment/torque | turning effect/force
      ${
        isAnti
          ? 'reject TURN ...(no ANTI/anti/counter/anticlockwise/counterclockwise/MOMENT/because/as/since/so).. clockwise'
          : 'reject TURN ...(no clockwise/MOMENT/because/as/since/so).. ANTI'
      }
      reject ${isInwards ? 'COUNTER' : 'OTHER'} ...(no ${isInwards ? 'OTHER' : 'COUNTER'}).. DOWN | ${isInwards ? 'OTHER' : 'COUNTER'} ...(no ${isInwards ? 'COUNTER' : 'OTHER'}).. RISE
      reject still/stay/remain ... balance/level/equilibrium/horizontal
      accept ${isInwards ? 'OTHER' : 'COUNTER'} ...(no ${isInwards ? 'COUNTER' : 'OTHER'}).. DOWN | ${isInwards ? 'COUNTER' : 'OTHER'} ...(no ${isInwards ? 'OTHER' : 'COUNTER'}).. RISE
      accept TURN ...(no ${up}).. ${down} | DOWN ... ${down} | DOWN ... ${isInwards ? 'OTHER' : 'COUNTER'}
      accept ${isAnti ? 'TURN ...(no MOMENT).. ANTI | ANTI rotation/turn/movement' : 'TURN ...(no ANTI/anti/counter/MOMENT).. clockwise | clockwise rotation/turn/movement'}
      unsure turn/rotate/tilt/tip/swing/spin/lean | DOWN | RISE
      earns: the ${down} end goes down
      earns: it rotates ${sense}
      earns: the ${up} side moves upwrads
      misses: the ${up} end goes down
      misses: it turns ${isAnti ? 'clockwise' : 'anticlockwise'}
      misses: it stays in equilibrium`,
    ),
    judged(
      `the moment of C is ${said} (than that of the weight), or: the moments are no longer balanced / there is a resultant moment`,
      `
      ${UP_DOWN}
      MOMENT = moment/torque | turning effect/force
      ANTI = anticlockwise/counterclockwise | anti/counter clockwise
      CLOCK = clockwise
      WEIGHT = counterweight/"C"
      POLE = barrier/arm/pole/"G"
      WHY = because/as/since/so
      RIGHT = ${right}
      WRONG = ${wrong}
      reject MOMENT ... same | MOMENT ... still ... equal/balance
      accept not equal/balance/same ... MOMENT | MOMENT ... not equal/balance/same | resultant/net/unbalanced/overall ... MOMENT | MOMENT ... unbalanced
      ${counterMoment === 'CLOCK' ? 'reject anti/counter clockwise ...(no WRONG/than/WHY/WEIGHT).. RIGHT' : ''}
      accept ${counterMoment} ...(no WRONG/WHY/WEIGHT/POLE).. RIGHT | ${poleMoment} ...(no RIGHT/WHY/WEIGHT/POLE).. WRONG
      reject ${poleMoment} ...(no WRONG/than/WHY/WEIGHT/POLE).. RIGHT
      reject ${counterMoment} ...(no RIGHT/WHY/WEIGHT/POLE).. WRONG
      accept MOMENT ...(no WEIGHT/RIGHT).. POLE ...(no WEIGHT/RIGHT).. WRONG
      reject MOMENT ...(no WEIGHT/WRONG).. POLE ...(no WEIGHT/WRONG/than).. RIGHT
      accept MOMENT ... WEIGHT ...(no WRONG).. RIGHT | WEIGHT ...(no distance/WRONG).. RIGHT MOMENT | RIGHT ...(no distance).. MOMENT ... WEIGHT
      reject MOMENT ... WEIGHT ...(no RIGHT).. WRONG | WEIGHT ... WRONG MOMENT
      accept MOMENT ...(no WRONG/weight).. RIGHT | RIGHT MOMENT
      unsure MOMENT
      earns: the moment of the counterweight is now ${said}
      earns: because there is a resultant moment
      earns: the momemt of the counterweight becomes ${said}
      misses: C is ${said}
      misses: the moments are still equal
      misses: the moment of the counterweight is ${against}`,
    ),
  ]
}
