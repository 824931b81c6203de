import { judged } from '@/lib/exams/authoring/marks'

/** What happens to particles as a liquid becomes a solid. */
export const SOLIDIFYING = [
  judged(
    'arrangement: becomes regular / fixed positions (a lattice) / closer together',
    `
    reject solid/become/becomes/to ...(no liquid/from).. random/irregular, without from/before/liquid/was/were
    reject from ... regular/fixed to ... random/irregular | less regular/ordered | more random
    accept regular/ordered/orderly/lattice/pattern/row/uniform/neat/organised/organized
    accept fixed/fix/set position/place/point/arrangement/structure
    accept fixed ... position/place
    accept vibrate ... fixed/position/place
    accept close/closer/closely/packed | come together
    unsure fixed/together
    earns: they become arranged in a regular pattern
    earns: the particles go into fixed positions
    earns: the arrangement changes from random to regular
    earns: they form a latice
    misses: they only vibrate
    misses: the particles move more slowly
    misses: the arrangement becomes random
    misses: the particles get smaller`,
  ),
  judged(
    'motion: they no longer slide past each other; they (only) vibrate / they slow down',
    `
    MOVE = move/slide/slip/flow/motion/travel
    reject vibrate ... more/faster/quicker | more/faster vibrate/motion | move/moving faster/more | start/begin ... slide/flow
    accept vibrate/vibration/oscillate
    accept not MOVE | stop ... MOVE/moving/sliding | no longer MOVE
    accept slow/slower/slowly/slowing | less ... MOVE/motion/kinetic/speed/energy
    accept MOVE/speed/kinetic ... less/decrease/reduce
    unsure energy/still
    earns: they only vibrate
    earns: the particles cannot slide past each other any more
    earns: they move slower
    earns: they vibrait about fixed positions
    misses: they move faster
    misses: they are close together
    misses: they begin to slide past each other
    misses: the arrangement is regular`,
  ),
]

/** Core: which particles escape, and what it does to the rest. */
export const COOLED_BY_EVAPORATION = [
  judged(
    'the more energetic (faster) particles escape (from the surface)',
    `
    ENERGETIC = energetic/fast/fastest/faster/quickest/quicker | more/most/high/highest/greatest/enough/greater/higher/much/lot energy/kinetic
    ESCAPE = escape/leave/evaporate/away/lose/lost/break/go/gone/out
    reject less/least/low/lowest energetic/energy/kinetic ... ESCAPE | slow/slowest/slower ... ESCAPE | ESCAPE ... slow/slowest/slower
    accept ENERGETIC ... ESCAPE | ESCAPE ... ENERGETIC
    unsure particle/molecule ... ESCAPE
    earns: the most energetic particles escape
    earns: particles with more energy leave the surface
    earns: the fastest molecules evaporate
    earns: the particles with the most enrgy escape from the liquid
    misses: the slow particles escape
    misses: heat is lost
    misses: the liquid evaporates
    misses: the particles left behind are slower`,
  ),
  judged(
    'the particles that remain have less (kinetic) energy on average / are slower',
    `
    REST = remain/remaining/left*/rest/stay/other/average/behind/still
    LESS = less/low/lower/lowest/smaller/small/least/decrease/fall/reduce/drop
    reject REST ... more/higher/increase energy/kinetic | average ... increase/rise
    accept REST ... LESS ... energy/kinetic/energetic | LESS ... energy/kinetic/energetic ... REST
    accept slow/slower/slowest ... REST | REST ... slow/slower/slowest
    accept average ... energy/speed/kinetic ... LESS | LESS average energy/speed/kinetic
    accept "leaving" ... LESS/slow/slower
    reject slow/slower/slowest/LESS ... escape/leave/evaporate
    unsure slow/slower | LESS energy/kinetic | energy ... LESS
    earns: the remaining particles have less energy
    earns: the slower particles are left behind
    earns: the average kinetic energy falls
    earns: the particels that stay have lower kinetic energy
    misses: the fastest particles escape
    misses: the liquid gets cooler
    misses: the remaining particles have more energy
    misses: heat is lost to the air`,
  ),
]
