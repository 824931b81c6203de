import { judged } from '@/lib/exams/authoring/marks'

const COLLIDE = 'COLLIDE = collide/collision/bump/hit/bounce/crash/knock/strike'

/** How a colour spreads through still water. */
export const COLOUR_SPREADS = [
  judged(
    'any two from: particles move at random (in all directions)',
    `
    MOVE = move/motion/movement/travel/walk/spread/diffuse
    reject not MOVE/random
    accept random/randomly/constantly ... MOVE | MOVE ... random/randomly
    accept MOVE ... all/every/different/any direction | brownian
    unsure random/randomly | MOVE freely
    earns: the particles move randomly
    earns: the particles have random motion
    earns: they move in every direction
    earns: due to the randum movement of particles
    misses: the particles collide
    misses: the crystal dissolves
    misses: from high to low concentration`,
  ),
  judged(
    'they collide with other particles and change direction',
    `
    ${COLLIDE}
    reject not COLLIDE
    accept COLLIDE
    earns: they collide with the particles of water
    earns: they move at random and bump into each other
    earns: the particles colide and change direction
    misses: the particles move randomly
    misses: the crystal dissolves in the water
    misses: from high to low concentration`,
  ),
  judged(
    'they spread from higher to lower concentration (until evenly mixed)',
    `
    HIGH = high/higher/more/greater
    LOW = low/lower/less/dilute/fewer
    reject LOW ...(no HIGH).. to HIGH
    accept from ... many/lot/more ... to ... few/fewer/less
    accept HIGH ... to LOW | HIGH concentration ... LOW
    accept down ... gradient | even/evenly/uniform/equally ... mixed/spread/distributed | mixed/spread/distributed ... even/evenly/equally/uniform/throughout
    unsure diffuse/diffusion/concentration/gradient/spread
    earns: they move from high concentration to low concentration
    earns: they spread from a higher to a lower concentration by diffusion
    earns: down the concentration gradiant
    earns: until they are evenly spread
    earns: from where there are many of them to where there are few
    misses: they move from low concentration to high concentration
    misses: the particles move randomly
    misses: the particles collide`,
  ),
]

export const SLOWLY_ALONG_THE_TUBE = [
  judged(
    'particles collide with particles of air (again and again) and change direction',
    `
    ${COLLIDE}
    reject not COLLIDE
    accept COLLIDE ... air/other/another/nitrogen/oxygen/direction/path | air ... COLLIDE
    accept COLLIDE & direction
    unsure COLLIDE | random/randomly | zigzag | air
    earns: they collide with air particles
    earns: the particles keep hitting the molecules of the air in the tube
    earns: they bump into other particles all the time and do not move straight
    earns: they colide with air partikles and change direction
    misses: they have to travel a long way
    misses: the reaction is slow
    misses: hydrogen chloride is heavier than ammonia`,
  ),
]
