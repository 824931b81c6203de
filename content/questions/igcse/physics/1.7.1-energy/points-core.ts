import { judged } from '@/lib/exams/authoring/marks'
import { fromStore, KINETIC, THERMAL, toStore } from '../ideas'

const PRINCIPLE =
  'energy cannot be created or destroyed (only transferred from one store to another), or: the total energy of a closed system is constant'

const SAID = `
              MADE = create/make/produce
              LOST = destroy/lose/lost/disappear
              accept not MADE, not LOST
              accept total/all energy ... constant/same
              accept total energy, not change
              accept energy before ... equal/same ... after`

const OPEN_AND_TRIES = `              unsure energy, not MADE
              unsure energy, not LOST
              earns: Energy can't be made or destroyed, only changed from one form to another
              earns: energy can neither be creatd nor destroyed
              earns: the total energy in a closed system stays the same
              misses: energy can be created and destroyed
              misses: energy is transferred to the surroundings
              misses: we should save energy`

export const CONSERVATION = judged(
  PRINCIPLE,
  `${SAID}
${OPEN_AND_TRIES}`,
)

/** The same, of more answers. */
export const CONSERVATION_IN_CORE = judged(
  PRINCIPLE,
  `${SAID}
              accept not (gain/gained), not LOST
              accept energy before ... equal/same/"=" ... after
              accept energy in/input ... equal/same/"=" ... out/output | energy in/input ... energy out/output ... equal/same
              accept amount/quantity/sum ... energy ... constant/same
              accept amount/quantity/sum ... energy, not change
              reject MADE, not LOST
              reject LOST, not MADE
${OPEN_AND_TRIES}`,
)

/** How a battery gives energy to a motor. */
export const BY_CURRENT = judged(
  'by an electric current (electrical work)',
  `
  ELECTRIC = electric/electrical
  reject heat/heating/thermal/chemical/kinetic/mechanical/sound/light/radiation ...(no to/from/energy).. transfer/work
  reject by ...(no current/electricity/electrically/ELECTRIC).. heat/heating/force/sound/light/radiation/conduction/convection
  accept current/electrically/electricity
  accept ELECTRIC ... work/transfer/transmission/energy/power/flow | ELECTRIC way/means/pathway/method
  accept ELECTRIC, without store/charge/motor/battery
  unsure ELECTRIC/electron/charge/wire/cable/circuit
  earns: by an electric current
  earns: electrically
  earns: through the electric curent in the wires
  misses: by heating
  misses: from the chemical store to the kinetic store
  misses: mechanically, by a force`,
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
    accept end/finish/stay ... thermal/internal/heat/surroundings | hot/hotter/warm/warmer | heat up
    ${toStore(KINETIC, `${THERMAL}/surroundings`)}
    earns: kinetic energy is transferred to thermal energy
    earns: it ends in the internal store of the surroundings
    earns: the ground gains thermel energy
    misses: it is transferred to kinetic energy
    misses: the energy is used up
    misses: it stops`,
  ),
]
