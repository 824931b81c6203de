import { judged } from '@/lib/exams/authoring/marks'

/** Why the temperature does not fall while a liquid freezes. */
export const FORCES_FORM = judged(
  'forces of attraction (bonds) form between the particles',
  `
  FORCE = force/bond/attraction/attractive/intermolecular/attract
  FORM = form/make/made/stronger/create/establish/set
  OVER = overcome/break/broken/weaken/loosen/separate
  reject covalent/ionic
  reject not FORM ... FORCE | FORCE ...(no OVER).. not FORM
  reject OVER ...(no FORM/not).. FORCE | FORCE ...(no FORM/not).. OVER
  accept FORM ...(no OVER).. FORCE | FORCE ...(no OVER).. FORM
  accept particle/molecule attract
  unsure FORCE
  earns: forces of attraction form between the particles
  earns: bonds are made between the molecules
  earns: the attractive forces become stronger
  earns: atractive forces are fromed, froming between particles
  misses: the forces between the particles are overcome
  misses: bonds are broken
  misses: the particles lose energy and slow down
  misses: it changes from liquid to solid`,
)

export const ENERGY_RELEASED = judged(
  'this releases energy (which makes up for the thermal energy that is lost)',
  `
  ENERGY = energy/heat
  OUT = release/liberate/emit/evolve/produce
  UP = balance/equal/replace/compensate/offset/cancel/match/counteract
  reject not OUT
  reject ENERGY ...(no OUT/give/given).. (absorb/need/supplied/require)
  reject (absorb/need/require) ...(no OUT/give/given).. ENERGY
  accept OUT ... ENERGY | ENERGY ... OUT
  accept give/given/gives/giving out/off ... ENERGY | ENERGY ... give/given/gives out/off
  accept UP, ENERGY
  accept make/makes/making up ... ENERGY
  accept exothermic
  reject lost/lose/loses/loss
  unsure give/given/gives ... ENERGY | ENERGY ... given | latent
  earns: energy is released
  earns: heat is given out when the bonds form
  earns: this makes up for the heat that is lost
  earns: it is an exothermic change
  earns: thermal energy is relased, relaesed
  misses: thermal energy is lost to the surroundings
  misses: energy is absorbed to break the forces
  misses: the particles have less kinetic energy
  misses: the temperature stays the same`,
)
