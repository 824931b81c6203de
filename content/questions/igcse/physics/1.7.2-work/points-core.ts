import { judged } from '@/lib/exams/authoring/marks'
import { productEquation } from '../equations'
import { THERMAL } from '../ideas'

export const WORK_EQUATION = productEquation({
  text: 'work done = force × distance (moved in the direction of the force)',
  of: 'work/energy',
  one: 'force',
  other: 'distance/displacement/length',
  symbols: [
    'W=Fd',
    'W=Fxd',
    'W=F*d',
    'W=dF',
    'W=dxF',
    'ΔE=Fd',
    'ΔE=Fxd',
    'W=Fs',
    'W=Fxs',
    'E=Fd',
    'Fd',
    'Fxd',
    'W/d',
    'W/F',
  ],
  tries: `
    earns: work done = force × distance
    earns: work is forse times the distance moved
    earns: force = work done ÷ distance
    earns: W = Fd
    misses: work done = force ÷ distance
    misses: work done = force + distance
    misses: force = work × distance`,
})

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
