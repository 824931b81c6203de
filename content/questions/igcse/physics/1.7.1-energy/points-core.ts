import { judged } from '@/lib/exams/authoring/marks'
import { fromStore, KINETIC, THERMAL, toStore } from '../ideas'

export const CONSERVATION = judged(
  'energy cannot be created or destroyed (only transferred from one store to another), or: the total energy of a closed system is constant',
  `
              MADE = create/make/produce
              LOST = destroy/lose/lost/disappear
              accept not MADE, not LOST
              accept total/all energy ... constant/same
              accept total energy, not change
              accept energy before ... equal/same ... after
              unsure energy, not MADE
              unsure energy, not LOST
              earns: Energy can't be made or destroyed, only changed from one form to another
              earns: energy can neither be creatd nor destroyed
              earns: the total energy in a closed system stays the same
              misses: energy can be created and destroyed
              misses: energy is transferred to the surroundings
              misses: we should save energy`,
)

/** A moving thing comes to rest. */
export const STOPPING = [
  judged(
    'from the kinetic store',
    `
    ${fromStore(KINETIC, THERMAL)}
    earns: kinetic energy is transferred to thermal energy
    earns: it loses kinetic energy
    earns: from the kinetik store to the internal store
    misses: thermal energy becomes kinetic energy
    misses: energy is lost
    misses: it slows down`,
  ),
  judged(
    'to the internal (thermal) store (of the wheels, the ground or the surroundings)',
    `
    accept end/finish/stay ... thermal/internal/heat/surroundings | hot/hotter/warm/warmer
    ${toStore(KINETIC, `${THERMAL}/surroundings`)}
    earns: kinetic energy is transferred to thermal energy
    earns: it ends in the internal store of the surroundings
    earns: the ground gains thermel energy
    misses: it is transferred to kinetic energy
    misses: the energy is used up
    misses: it stops`,
  ),
]
