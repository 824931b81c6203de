import { CHANGE_WORDS } from '../change-words'

export const FIELD_CHANGES = `
  ${CHANGE_WORDS}
  CHANGE = change/vary/alter/move/moving/disturb/UP
  CUT = cut/cross/pass/link
  FIELD = field/flux/(field line)/(line of force)
  reject current cut
  reject not CHANGE, without CUT
  reject FIELD ... constant/steady/same
  accept FIELD ...(no no/current).. CHANGE | CHANGE ...(no current/emf/voltage).. FIELD
  accept coil/wire/turn/conductor/it ... cut ... field/flux/line
  accept field/flux/line ... cut | cut ... field/flux/line
  accept FIELD ... pass/link/go ... coil/wire
  unsure field/flux/line
  earns: the magnetic field in the coil changes
  earns: the coil cuts the field lines
  earns: the magnetic feild through the coil is changing
  misses: an e.m.f. is induced
  misses: there is a current in the coil
  misses: the magnet attracts the coil`

export const EMF_INDUCED = `
  EMF = emf/current/voltage/"pd"/(electromotive force)/(potential difference)/electricity
  MAKE = induce/generate/produce/create/cause/make/give
  reject not EMF
  accept induce ... EMF | EMF ... induce
  accept MAKE ... EMF | EMF ... generate/produce/create/cause
  accept induced
  unsure induction | EMF
  earns: an e.m.f. is induced
  earns: this induces a current in the coil
  earns: a voltege is generated in the coil
  misses: the magnetic field changes
  misses: the needle moves
  misses: the coil becomes a magnet`

export const FASTER = `
  reject slow/slower/slowly/thick/thicker
  accept fast/faster/quick/quicker/quickly/speed/rapidly/velocity
  unsure more movement | time
  earns: move the magnet faster
  earns: push it in more quickly
  earns: move the magnet at a higher velosity
  misses: use a stronger magnet
  misses: use more turns
  misses: move it more slowly`
