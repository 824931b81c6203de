import { judged } from '@/lib/exams/authoring/marks'

/** What happens to particles as a liquid becomes a solid. */
export const SOLIDIFYING = [
  judged(
    'arrangement: becomes regular / fixed positions (a lattice) / closer together',
    `
    reject solid/become/becomes/to ...(no liquid/from).. random/irregular, without from/before/liquid/was/were
    reject from ... regular/fixed to ... random/irregular | less regular/ordered | more random
    reject close ... to ... far/apart | become/get/move/go ... further/far apart
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
    reject vibrate ... more/faster/quicker, without slow/slower/slowly/less
    reject faster vibrate/motion | "more motion" | "more vibration" | move/moving faster/more | start/begin ... slide/flow
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

/** Core: which particles leave a liquid that evaporates, and where. */
export const ESCAPE_FROM_SURFACE = [
  judged(
    'the more energetic (faster) particles escape',
    `
    ENERGETIC = energetic/fast/fastest/faster/quickest/quicker | more/most/high/highest/greatest/enough/sufficient/greater/higher/much/lot energy/kinetic
    ESCAPE = escape/leave/evaporate/away/lose/lost/break/go/gone/out/become
    reject less/least/low/lowest energetic/energy/kinetic ... ESCAPE | slow/slowest/slower ... ESCAPE | ESCAPE ... slow/slowest/slower
    accept ENERGETIC ... ESCAPE | ESCAPE ... ENERGETIC
    accept energy ... to/and/so escape/leave
    unsure particle/molecule ... ESCAPE
    earns: the most energetic particles escape
    earns: particles with more energy leave the surface
    earns: the fastest molecules evaporate
    earns: the particles with the most enrgy escape from the liquid
    misses: the slow particles escape
    misses: heat is lost
    misses: the liquid evaporates
    misses: it happens at the surface`,
  ),
  judged(
    'from the surface of the liquid',
    `
    SURFACE = surface/top
    reject not SURFACE | from/at/in bottom | throughout/everywhere
    accept SURFACE, without area
    accept area ... SURFACE ... escape/leave
    unsure SURFACE
    earns: they escape from the surface
    earns: the particles at the top of the liquid leave
    earns: only at the surface do the particles become a gas
    earns: they leave the surfase of the liquid
    misses: the fastest particles escape
    misses: particles escape throughout the liquid
    misses: the liquid becomes a gas
    misses: the particles leave the liquid`,
  ),
]
