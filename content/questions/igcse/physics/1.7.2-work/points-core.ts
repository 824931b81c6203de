import { judged } from '@/lib/exams/authoring/marks'
import { THERMAL } from '../ideas'

/** Where the energy goes that is needed against friction. */
export const TO_THERMAL = [
  judged(
    'work is done against friction',
    `
    FRICTION = friction/frictional
    accept against/overcome ... FRICTION | FRICTION ... work
    accept work, FRICTION
    accept mechanical/mechanically ... work | by force
    unsure FRICTION
    earns: work is done against friction
    earns: the pull has to overcome the friction
    earns: energy is used to overcome frictoin
    misses: energy is lost
    misses: the block gets warm
    misses: there is a force`,
  ),
  judged(
    'energy is transferred to the internal (thermal) store (of the object, the surface or the surroundings)',
    `
    HOT = ${THERMAL}/hot/hotter/warm/warmer/temperature
    reject to/into kinetic
    reject HOT ...(no so/and/store/to/into).. to/into ... kinetic | temperature ... fall/decrease | cool/cooler/cold
    accept HOT
    earns: it becomes thermal energy
    earns: the energy goes to the internal store of the block and the bench
    earns: both surfaces get warmr, so heat is produced
    misses: the energy is lost
    misses: it gains kinetic energy
    misses: work is done against friction`,
  ),
]
