import { CHANGE_WORDS } from '../change-words'

export const FORCE_ON_SIDES = `
  SIDE = side/arm/wire/edge/part/half/end/coil/it/conductor/x/y
  FORCE = force/push/pull/pushed/pulled/forces
  reject not FORCE
  reject magnet attract
  accept FORCE ... SIDE | SIDE ... FORCE
  accept motor effect
  accept one/1/left/right side ... up/down
  accept field ... interact
  unsure FORCE
  earns: there is a force on each side of the coil
  earns: both sides experience a forse, a fource
  earns: one side is pushed up
  misses: the coil turns
  misses: there is a current in the coil
  misses: the battery gives energy`

export const FORCES_OPPOSITE = `
  reject same direction/way
  reject not opposite
  accept opposite/different/opposing direction/way/force
  accept force/they/push/it/side ... opposite/different/opposing
  accept up & down
  accept upwards/upward & downwards/downward
  accept couple
  unsure opposite
  earns: the forces are in opposite directions
  earns: one side is pushed up and the other down
  earns: they act in oposite direcsions
  misses: there is a force on the coil
  misses: the forces are in the same direction
  misses: the coil turns`

export const MORE_CURRENT = `
  ${CHANGE_WORDS}
  BIG = UP/bigger/extra/additional
  SOURCE = current/voltage/"pd"/(potential difference)/emf/volt/amp/power
  reject DOWN current/voltage
  accept BIG SOURCE
  accept BIG, "and the current"/"and current"/"and the voltage"/"and voltage", without reverse
  accept SOURCE ... BIG
  accept more/extra/additional cell/battery
  accept strong/stronger/powerful/bigger battery/cell/supply
  accept battery/cell/supply ... more/larger/higher/stronger
  accept DOWN ... resistance
  earns: a larger current
  earns: increase the current in the coil
  earns: use a higher voltege
  misses: use a stronger magnet
  misses: more turns on the coil
  misses: reverse the current`
