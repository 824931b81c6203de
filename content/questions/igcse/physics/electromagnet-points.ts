import { CHANGE_WORDS } from './change-words'

/** Rules of points that coils in induction, in motors and as electromagnets share (docs/adr/0072-written-answers.md). */

/** Big is not strong. */
export const STRONGER_MAGNET = `
  ${CHANGE_WORDS}
  reject weak/weaker
  accept strong/stronger/powerful/strength ... magnet/field/it
  accept magnet/field ... strong/stronger/powerful/strength
  accept UP field
  accept (more magnet) | two/several/extra magnets
  accept iron ... core/coil/inside | core ... iron
  unsure big/bigger/larger/long/longer magnet
  unsure magnet ... close/closer | close/closer ... magnet
  earns: use a stronger magnet
  earns: a magnet with a stronger field
  earns: use a stronnger magnet
  misses: move the magnet faster
  misses: use a weaker magnet
  misses: use more turns`

/** "Turning" has the stem of "turns", so the word stands as it is written. */
export const MORE_TURNS = `
  TURN = "turns"/"turn"/loop/coil/winding/round
  WOUND = "turns"/loop/winding
  reject fewer/less/decrease TURN
  reject fewer/less/decrease number TURN
  accept more/extra/additional/double/many TURN
  accept number/amount TURN
  accept increase/raise/add/higher/greater WOUND
  accept WOUND ... increase/more/higher/greater
  unsure bigger/longer coil/wire
  unsure WOUND
  earns: use a coil with more turns
  earns: increase the number of turns
  earns: more lops of wire on the coil, more windngs
  misses: use fewer turns
  misses: use a stronger magnet
  misses: move it faster`
