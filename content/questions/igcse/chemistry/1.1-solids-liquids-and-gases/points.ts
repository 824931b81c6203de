import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'
import type { Matter } from '../shared'

const ORDER = `
  REGULAR = regular/regularly/ordered/orderly/lattice/rows/uniform/pattern/neat/neatly/organised/organized
  RANDOM = random/randomly/irregular/irregularly/disordered/disorderly/scattered`

const MOTION = `
  MOVE = move/motion/movement/travel/moving
  ROUND = around/about/freely/randomly/random/anywhere/past/over
  QUICK = fast/quick/quickly/rapid/rapidly/speed/faster`

/** The arrangement of the particles and their motion. */
export const POINTS_OF: Record<Matter, readonly MarkPoint[]> = {
  solid: [
    judged(
      'arrangement: regular (and close together)',
      `
      ${ORDER}
      reject RANDOM/far | not REGULAR
      accept REGULAR | fixed ... arrangement/pattern
      unsure close/closely/tightly/packed/compact/together
      earns: a regular arrangement
      earns: they are in rows close together and vibrate
      earns: they are aranged in a reguler pattern
      misses: a random arrangement
      misses: they vibrate in fixed positions
      misses: they move freely`,
    ),
    judged(
      'motion: vibrate about fixed positions',
      `
      ${MOTION}
      reject MOVE freely/past | slide/flow/QUICK | not vibrate
      accept vibrate/vibration/vibrating
      unsure oscillate/shake | fixed position
      earns: they vibrate about fixed positions
      earns: regular arrangement and only vibrate
      earns: they vibrat in their place, vibrete
      misses: they slide past each other
      misses: they are in a regular arrangement
      misses: they do not move`,
    ),
  ],
  liquid: [
    judged(
      'arrangement: irregular / random (and close together)',
      `
      ${ORDER}
      reject REGULAR | far
      accept RANDOM ...(no motion/move/movement/direction).. arrange/arrangement/arranged | arrange/arrangement/arranged ... RANDOM | irregular/irregularly/disordered
      accept not REGULAR | not fixed arrangement/pattern
      unsure RANDOM
      earns: a random arrangement
      earns: they are irregularly arranged but touching
      earns: there is no regular arangement, it is iregular
      misses: a regular arrangement
      misses: they slide past each other
      misses: the particles are far apart`,
    ),
    judged(
      'motion: slide past each other / move around',
      `
      ${MOTION}
      reject vibrate, without slide/move/flow/past | not MOVE/slide | fixed position
      accept slide/slip/roll/flow | MOVE ... ROUND/past/over | ROUND MOVE
      unsure MOVE, without fast/quickly/direction
      earns: they slide past each other
      earns: they move around each other and are close
      earns: they slied or flow over one another, randomley moving
      misses: they vibrate about fixed positions
      misses: they are in an irregular arrangement
      misses: they are close together`,
    ),
  ],
  gas: [
    judged(
      'arrangement: random (and far apart)',
      `
      ${ORDER}
      reject REGULAR | close/closely/packed/touch | close together
      accept RANDOM ...(no motion/move/movement/direction).. arrange/arrangement/arranged/apart | arrange/arrangement/arranged ... RANDOM | irregular/irregularly/disordered
      accept not REGULAR/fixed/arrangement
      unsure RANDOM
      earns: a random arrangement
      earns: they are arranged randomly and far apart
      earns: there is no arrangment at all, it is irreguler
      misses: a regular arrangement
      misses: they move fast in all directions
      misses: the particles are close together`,
    ),
    judged(
      'motion: fast, in all directions / random',
      `
      ${MOTION}
      reject vibrate/slow/slowly | not MOVE | slide
      accept QUICK | all/every/any/different direction/directions
      accept random/randomly/freely MOVE | MOVE ... random/randomly/freely
      unsure MOVE/collide
      earns: they move fast
      earns: they move randomly in all directions
      earns: they are far apart and in randum motion
      misses: they vibrate about fixed positions
      misses: they are in a random arrangement
      misses: they slide past each other`,
    ),
  ],
}

/** Why the temperature does not rise during a change of state. */
export const CONSTANT_TEMPERATURE = [
  judged(
    'the energy supplied is used to overcome forces of attraction between the particles',
    `
    FORCE = force/bond/attraction/attractive/intermolecular
    OVERCOME = overcome/break/broken/weaken/separate/against/loosen
    reject make/form ... FORCE | FORCE ... form/stronger | covalent | not OVERCOME
    accept OVERCOME ... FORCE | FORCE ... OVERCOME | energy ... FORCE
    unsure FORCE | separate/apart | latent | potential energy
    earns: the energy is used to overcome the forces between the particles
    earns: heat is used to break the bonds between molecules
    earns: the atractive forces are overcomed
    misses: the energy makes the particles move faster
    misses: the substance changes state
    misses: bonds form between the particles`,
  ),
  judged(
    'so the (kinetic) energy / mean speed of the particles does not increase',
    `
    SPEED = kinetic/ke/speed/velocity
    SAME = same/constant/unchanged
    UP = increase/rise/gain/change/more/raise
    accept rather/instead increase/raise/gain/make SPEED | not speed up
    reject SPEED ...(no SAME/force).. increase/decrease | gain/more/increase SPEED
    accept SPEED, SAME | SPEED ... not UP | not UP ... SPEED
    accept not faster/quicker
    unsure SPEED
    earns: the kinetic energy does not increase
    earns: the speed of the particles stays the same
    earns: the energy does not make the particles move faster
    earns: average kinetik energy is constant
    misses: the kinetic energy increases
    misses: the forces between the particles are overcome
    misses: the temperature stays constant`,
  ),
]

/** Why a plunger moves out when the gas is heated. */
export const HEATED_GAS = [
  judged(
    'particles have more (kinetic) energy / move faster',
    `
    MORE = more/increase/gain/great/greater/high/higher
    reject less/lose/decrease kinetic | slow/slower | particle/molecule expand
    accept faster/fast/quicker/quickly | MORE ... kinetic/energy/speed | kinetic/energy/speed ... MORE
    unsure energy/kinetic/vibrate
    earns: the particles move faster
    earns: they gain kinetic energy and hit the plunger harder
    earns: the molecules have more kinetik enrgy
    misses: the gas gets hotter
    misses: the particles move further apart
    misses: the particles expand`,
  ),
  judged(
    'and collide with the plunger harder / more often',
    `
    COLLIDE = collide/collision/hit/bombard/strike/bump/push
    MORE = more/often/frequent/frequently/frequency/hard/harder/force/forcefully/strongly/greater/increase/higher/rate
    reject less COLLIDE | not collide
    accept COLLIDE ... MORE | MORE ... COLLIDE
    unsure COLLIDE | pressure
    earns: they hit the plunger harder
    earns: there are more collisions with the plunger
    earns: they colide with it more frequantly
    misses: they move faster
    misses: the particles move further apart
    misses: the gas expands`,
  ),
]

/** Why a gas can be compressed and a liquid cannot. */
export const GAS_AND_WATER = [
  judged(
    'particles of a gas are far apart / there is much empty space between them',
    `
    GAS = gas/gases/air
    WATER = water/liquid/liquids
    WIDE = far/apart/spread/spaced/space/gap/distance/room
    reject GAS ...(no WATER/WIDE).. close/closely/touch/packed
    reject WATER ...(no GAS/than/little/close/closely/less).. far apart
    accept far ... apart | spread out | GAS ... WIDE | WIDE ... GAS
    accept WIDE ... between, without WATER
    unsure WIDE
    earns: the particles of the gas are far apart
    earns: there are large spaces between gas particles but not in water
    earns: in a gas there is a lot of emty space betwen the particles
    misses: gas particles move fast
    misses: the particles of water are close together
    misses: gases have no fixed shape`,
  ),
  judged(
    'particles of water are (already) close together / touching',
    `
    CLOSE = close/closely/touch/packed/tightly/compact/together/contact
    GAS = gas/gases/air
    WATER = water/liquid/liquids
    reject WATER ...(no GAS/CLOSE).. far
    reject GAS ...(no WATER/apart/CLOSE/space/push).. CLOSE, without water/liquid
    accept WATER ... CLOSE | CLOSE ... WATER
    accept WATER ... not space/gap | not space/gap ... WATER
    accept WATER ... little/less/small/hardly space/gap | little/less/small space/gap ... WATER
    unsure CLOSE
    earns: water particles are close together
    earns: in water the particles are already touching
    earns: there is no space between the particles of water
    earns: liquid particals are closly packed
    misses: the particles of a gas are far apart
    misses: water is a liquid
    misses: water has a fixed volume`,
  ),
]
