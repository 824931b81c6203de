import { judged } from '@/lib/exams/authoring/marks'

const PARTICLE = 'PARTICLE = particle/molecule/atom/they'

/** What the particles of a liquid are like: arrangement, separation, motion. */
export const LIQUID_PARTICLES = [
  judged(
    'arrangement: random / irregular / no pattern',
    `
    ${PARTICLE}
    reject "regular"/fixed/ordered/uniform/neat ...(no random/irregular).. arrangement/pattern/row/lattice
    reject move/motion randomly, without arrange/arrangement/arranged/pattern/order/irregular/iregular | not pattern/order/regular/row/fixed
    accept iregular/iregularly/irregular/irregularly/disorder/disordered/haphazard/jumbled/unordered
    accept random/randomly, without motion/move/moving/direction
    accept random/randomly ...(no move/moving/motion/direction).. close/near/touch/apart/packed/space/gap
    accept irregular/random/randomly/disorder/disordered/haphazard ... arrange/arrangement/arranged
    accept arrange/arrangement/arranged ...(no regular).. irregular/random/randomly/disordered
    accept not regular/fixed/pattern/order/row/uniform/organised/neat
    reject (move/moving/motion ... random direction/directions)
    unsure random/randomly
    earns: the arrangement is random
    earns: they are arranged irregularly and slide over each other
    earns: they have no regular pattern
    earns: the particles are aranged randomly
    misses: they move randomly
    misses: they are in a regular arrangement
    misses: the particles are close together
    misses: they are arranged in rows`,
  ),
  judged(
    'separation: close together / touching',
    `
    ${PARTICLE}
    reject far apart/away | large/big/wide gap/space/distance/separation | close ... solid ...(no slightly/little).. far
    reject not close/touch | loose/loosely
    accept close/closely/near/packed/touch/contact/compact
    accept small/little/no/tiny gap/space/distance/separation | separation/distance/gap/space ...(no large).. small/little/tiny
    unsure slight*/little ... apart
    earns: the particles are close together
    earns: they touch each other
    earns: there is little space between them
    earns: they are closly packed
    misses: the particles are far apart
    misses: they slide over each other
    misses: they are not close together
    misses: there are large gaps`,
  ),
  judged(
    'motion: move about / slide (flow) past each other',
    `
    ${PARTICLE}
    PAST = past/over/around/about/round/throughout/freely/between
    reject vibrate ... fixed position | only vibrate | not move/slide | vibrate place
    accept slide/slip/flow/roll
    accept move ... PAST/random/randomly/direction/other/another/constant/constantly/free
    accept motion ...(no fixed).. random/constant | random/randomly/constantly/constant move/motion/moving
    accept free ... move
    unsure move
    earns: they slide past each other
    earns: they can move around
    earns: random motion of the particles
    earns: the particles moove over one another
    misses: they vibrate in fixed positions
    misses: they do not move
    misses: they are close together
    misses: they are arranged randomly`,
  ),
]

export const MOVE_FASTER = `
  FASTER = fast/faster/quick/quicker/quickly/rapid/rapidly/speed
  MORE = increase/rise/gain/more/high/higher/great/greater/large/larger/up
  LESS = less/slow/slower/decrease/low/lower/fall
  reject LESS ... speed/energy/kinetic/move/fast | (speed/energy/kinetic ... LESS) | slower/slow
  accept (move/vibrate/motion/travel/slide/they/particle/molecule ... faster/quicker/quickly/rapidly/fast)
  accept faster/quicker
  accept speed ...(no LESS).. MORE | MORE ... speed
  accept MORE ... kinetic | kinetic ...(no LESS).. MORE | (gain/more/increase energy/ke) | ke ... MORE
  accept speed up
  unsure (move/vibrate ... MORE) | MORE ... motion/vigorous | vigorously | energetic
  earns: they move faster
  earns: their speed increases
  earns: the particles have more kinetic energy
  earns: they moove more quicly
  misses: they move slower
  misses: the particles expand
  misses: they move further apart
  misses: the temperature rises`
