import { judged } from '@/lib/exams/authoring/marks'

/** The definition of diffusion, mark by mark. */
export const DEFINITION = [
  judged(
    'net movement of particles (molecules, ions)',
    `
    PARTICLE = particle/molecule/ion/atom/substance/solute/gas/oxygen/material
    reject water molecule
    accept net/overall ... movement/move/flow/motion
    accept more PARTICLE move
    unsure movement/move/flow/spread/motion/travel, PARTICLE
    earns: the net movement of particles
    earns: overall movement of molecules from one place to another
    earns: net movment of molecules and ions
    misses: it is a passive process
    misses: from high to low concentration
    misses: it needs no energy`,
  ),
  judged(
    'from higher to lower concentration / down a concentration gradient',
    `
    HIGH = high/higher/highest/great/more/large/strong
    LOW = low/lower/lowest/less/few/fewer/small/weak
    reject LOW ...(no HIGH).. to/into/towards ... HIGH
    reject against/up ... gradient
    accept HIGH ... LOW
    accept down/along ... gradient
    unsure gradient
    earns: from a region of higher concentration to a region of lower concentration
    earns: down a concentration gradient
    earns: from a high consentration to a low consentration
    earns: down the concentration gradiant
    misses: from a lower to a higher concentration
    misses: against the concentration gradient
    misses: until they are evenly spread`,
  ),
  judged(
    'as a result of their random movement',
    `
    accept random/randomly
    accept kinetic energy
    accept own movement/motion/energy
    unsure collide/collision/kinetic
    earns: because of their random movement
    earns: as the particles move randomly
    earns: it is caused by randum motion
    misses: it is the net movement of particles
    misses: down a concentration gradient
    misses: it needs energy from respiration`,
  ),
]

/** Two points of blood that is carried off. */
export const BLOOD_KEEPS_THE_GRADIENT = [
  judged(
    'the flow of blood carries oxygen away (and brings blood with little oxygen)',
    `
    BLOOD = blood/capillary/circulation/heart
    MOVE = move/carry/take/transport/bring/flow/remove/pump/replace/circulate/travel
    reject oxygen ... MOVE ... away ... lung, without BLOOD
    reject blood ... not MOVE
    reject BLOOD ... carry/bring/take/transport oxygen to/into ... lung/alveolus/alveoli
    accept BLOOD ... carry/take/transport/remove ... oxygen
    accept oxygen ... carry/transport/remove ... blood
    accept MOVE oxygen away/on/off
    accept oxygen ... MOVE away/on/off
    accept BLOOD ... constant/constantly/always/continuous/continuously/continually/keep ... MOVE/move
    accept BLOOD, deoxygenated ... MOVE/arrive/come/replace
    accept deoxygenated blood ... MOVE/arrive/come/replace
    accept replace ... blood/deoxygenated
    unsure BLOOD, MOVE
    earns: the blood carries oxygen away
    earns: blood keeps flowing and takes the oxygen to the body
    earns: oxygenated blood is replaced by deoxygenated blood
    earns: the blod transports the oxygen away from the lungs
    misses: the walls are thin
    misses: there is a lot of oxygen in the air
    misses: breathing brings in fresh air`,
  ),
  judged(
    'so the concentration of oxygen stays lower in the blood than in the air',
    `
    LOW = low/lower/less/little
    HIGH = high/higher/more/great
    WHERE = blood/capillary/plasma
    reject WHERE ...(no than/air/alveolus/alveoli/LOW).. HIGH, without LOW
    reject air/alveolus/alveoli ...(no than/HIGH/WHERE).. LOW
    reject LOW ...(no WHERE).. air/alveolus/alveoli ... than ... WHERE
    accept LOW ...(no air/alveolus/alveoli/carbon/dioxide).. WHERE
    accept WHERE ...(no HIGH/carbon/dioxide).. LOW, without carbon/dioxide
    accept difference/different ... concentration
    accept HIGH ... air/alveolus/alveoli ... than ... WHERE
    accept air/alveolus/alveoli ...(no LOW).. HIGH
    accept HIGH ...(no WHERE).. air/alveolus/alveoli
    accept keep/maintain/stay/remain/always/create/constant ... gradient
    accept gradient ... keep/maintain/stay/remain/always/create/constant
    accept steep ... gradient | gradient ... steep
    unsure LOW/HIGH/steep/gradient
    earns: so there is less oxygen in the blood than in the air
    earns: the concentration in the blood stays low
    earns: this maintains the concentration gradient
    earns: the blood always has a lower concentration of oxygen than the alveolus
    earns: the concentration stays lower in the bloood
    misses: the blood has a higher concentration of oxygen
    misses: there is less oxygen in the air than in the blood
    misses: so oxygen diffuses
    misses: the capillary is narrow`,
  ),
]

export const THIN_WALLS = judged(
  'walls that are thin / one cell thick / capillary close to the alveolus',
  `
  reject thick wall, without one/single/cell
  unsure moist/moisture/film/water, thin
  accept thin/thinner/flat/flattened
  accept one/single cell
  accept cell thick
  accept capillary/blood/vessel ... close/near/next/against/touch/beside
  accept close/near/next/beside ... capillary/blood/vessel
  accept short distance
  unsure short/close/near/distance
  earns: the walls are very thin
  earns: the wall is one cell thick
  earns: the capilary is close to the alveolus
  misses: it has a large surface area
  misses: it is moist
  misses: there is a good blood supply`,
)

export const FURTHER_TO_GO = judged(
  'acid has further to diffuse to reach the middle',
  `
  FAR = far/further/farther/long/longer/great/greater/large/more/big/bigger
  reject short/shorter/small/less ... distance, without small cube/small block
  accept FAR ... distance/path/way
  accept distance/path/way ...(no time/take).. FAR
  accept middle/centre/center ... further/farther/far
  accept further/farther/far ... diffuse/travel/go/move/reach
  accept diffuse/travel/go/move ... further/farther/far
  accept small* ... short/shorter/less ... distance
  unsure distance/middle/centre/center
  earns: the acid has a longer distance to travel
  earns: it must diffuse further to the centre
  earns: the distanse to the middle is greater
  misses: the cube has a bigger volume
  misses: the acid is weaker
  misses: the larger cube takes longer for the acid to diffuse
  misses: it has a shorter distance to travel`,
)

export const SMALLER_RATIO = judged(
  'its surface area is smaller compared with its volume (smaller surface area to volume ratio)',
  `
  SMALL = small/smaller/low/lower/less/little
  BIG = big/bigger/large/larger/high/higher/great/greater
  accept p ...(no r/SMALL).. BIG ... ratio
  reject p ...(no r/than).. SMALL ... ratio
  reject BIG ...(no SMALL).. ratio, without SMALL
  accept SMALL sa
  reject BIG surface area ... volume ratio
  reject SMALL ...(no surface/area).. volume, without ratio/compare/relative
  accept SMALL ... surface ... volume
  accept surface ... volume ... SMALL
  accept SMALL ratio
  accept ratio ... SMALL
  accept volume ...(no ratio).. BIG ... surface
  unsure surface, volume | ratio
  earns: it has a smaller surface area to volume ratio
  earns: the surface area compared with the volume is lower
  earns: the ratio of surfase area to volume is smaller
  earns: P has a larger surface area to volume ratio
  misses: it has a larger surface area to volume ratio
  misses: it has a larger surface area
  misses: it is larger`,
)

export const RATIO_AND_TIME = judged(
  'the larger the ratio, the shorter the time',
  `
  UP = up/high/higher/large/larger/big/bigger/great/greater/increase/more/rise
  DOWN = down/short/shorter/small/smaller/less/low/lower/fast/faster/quick/quicker/decrease/fall
  LONG = long/longer/more/increase/up/slow/slower/large/larger/high/higher/great/greater/rise
  reject ratio ...(no DOWN).. UP ...(no DOWN).. time ...(no DOWN).. LONG
  reject UP ...(no DOWN).. ratio ...(no DOWN).. LONG ...(no DOWN).. time
  accept UP ...(no DOWN/time).. ratio ... DOWN
  accept ratio ...(no DOWN/time).. UP ... DOWN
  accept DOWN ...(no LONG/time).. ratio ... LONG
  accept ratio ...(no LONG/time).. DOWN ... LONG
  accept time ... DOWN ... ratio ... UP
  accept time ... LONG ... ratio ... DOWN
  accept inverse/inversely/negative, ratio
  unsure ratio, time/fast/faster/slow/slower
  unsure inverse/inversely/negative
  earns: the larger the ratio the shorter the time
  earns: as the ratio increases, the time decreases
  earns: when the ratio is higher it is quiker
  earns: a smaller ratio takes longer
  misses: as the ratio increases the time increases
  misses: the big cube takes longer
  misses: the time is different`,
)

export const SAME_FOR_ALL_CUBES = judged(
  'concentration (volume) of acid / temperature / kind of agar',
  `
  reject size/side/surface | volume ...(no acid).. cube/agar | length
  accept concentration/strength/volume/amount/type/kind/ph/same ...(no time).. acid
  accept acid ... concentration/strength/volume/amount/type
  accept temperature
  accept kind/type/concentration/amount/same ... agar/indicator/jelly
  accept agar/indicator ... kind/type/concentration
  accept shape
  accept stir/stirring
  unsure concentration/acid
  earns: the concentration of the acid
  earns: the temperature
  earns: the volume of acid used
  earns: same temprature for all
  misses: the size of the cubes
  misses: the time
  misses: the surface area`,
)

export const MORE_KINETIC_ENERGY = [
  judged(
    'at a higher temperature the particles have more kinetic energy',
    `
    MORE = more/high/higher/great/greater/increase/gain/extra/lot
    reject less/lower/decrease ... kinetic, without (cold/cool | low/lower temperature)
    reject low/lower/cold/cool ...(no less/high/higher/hot/warm).. more ... kinetic
    accept MORE ... kinetic
    accept kinetic ... MORE
    accept less/lower ... kinetic
    accept MORE energy
    accept more/high/higher/greater ke
    unsure kinetic/energy
    earns: the particles have more kinetic energy
    earns: their kinetic energy increases
    earns: molecules gain kinetik energy
    misses: the water evaporates
    misses: the particles get bigger
    misses: the dye dissolves`,
  ),
  judged(
    'so the particles move faster / diffuse faster',
    `
    FAST = fast/faster/quick/quicker/quickly/rapid/rapidly
    reject slow/slower/slowly, without cold/cool/low/lower/FAST
    accept move/moving/diffuse/diffusion/spread/travel ... FAST
    accept FAST ... move/movement/diffuse/diffusion/spread/rate
    accept rate/speed ... increase/high/higher/up
    accept higher/high/greater speed/rate
    accept increase ... rate/movement/diffusion/speed | speed ... increase/high/higher/up
    accept diffuse/spread/move/travel/reach ... less/short/shorter time
    unsure less/short/shorter time
    accept cold/cool/low/lower ...(no FAST).. move/diffuse/spread ... slow/slower/slowly
    unsure FAST
    earns: so they move faster
    earns: the dye spreads more quickly
    earns: the rate of difusion increases
    misses: they move more slowly
    misses: the particles get bigger
    misses: they have kinetic energy`,
  ),
]

export const REPEAT = judged(
  'repeat the measurement at each temperature and take a mean',
  `
  reject repeat ... different temperature
  reject more/other/different temperature, without repeat
  accept repeat/again/twice
  accept several/two/three/four/five/many/multiple time
  accept several/two/three/four/five/many/multiple/more ... trial/measurement/reading/result/run
  accept mean/average
  unsure more time
  earns: repeat each temperature and calculate a mean
  earns: do it three times at each temperature
  earns: take an avrage of several results
  misses: use more temperatures
  misses: use more dye
  misses: use a better stopwatch`,
)

export const SHORT_DISTANCE = judged(
  'in the flat animal every cell is close to the surface / the distance is short',
  `
  FAR = far/further/long/longer/deep/large/great
  reject FAR distance, without mouse/mammal/large/rat/rabbit/animal
  accept short/shorter/small/smaller ... distance/path/way
  accept distance/path ... short/shorter/small/smaller
  accept thin/flat/cell/body/tissue/oxygen ... close/near/nearby ... surface/outside/water/air
  accept close/near ... surface/outside/water
  accept not FAR
  accept thin/flat
  unsure distance/surface/mm/small
  earns: all its cells are close to the surface
  earns: the diffusion distance is short
  earns: oxygen has only a short distanse to go
  misses: it has a longer distance to diffuse
  misses: it does not need oxygen
  misses: it lives in water`,
)

/** Of a flat animal against a mouse or the like. */
export const largeAnimal = (animal: string) =>
  judged(
    `most cells of the ${animal} are far from the surface / distance is long`,
    `
    LARGE = ${animal}/mammal/large/larger/big/bigger
    reject flatworm/worm ...(no LARGE/than/but/whereas/while).. long/longer/far distance
    accept LARGE ...(no flatworm/worm).. far/further/deep
    accept LARGE ...(no flatworm/worm/live/life/take/time).. long/longer
    accept far/further ...(no flatworm/worm).. LARGE
    accept far/further ... surface/outside/lung/skin/air
    accept long/longer/great/greater/large/larger ... distance
    accept distance ... long/longer/great/greater/large/larger/far
    reject short distance | distance ... short
    unsure thick/distance
    earns: most cells of a ${animal} are far from the surface
    earns: in the ${animal} the distance is too long
    earns: oxygen would have to diffuse a long distanse
    misses: the ${animal} has lungs
    misses: the ${animal} is warm
    misses: the ${animal} has lungs inside its body
    misses: the distance is short in the worm`,
  )

export const TOO_SLOW = judged(
  'diffusion over a long distance would be too slow (to supply enough oxygen)',
  `
  reject too fast
  unsure too long, without take/time
  accept too/very/much/more ... slow/slowly/slower
  accept slow/slowly
  accept take ... long/longer/more/hour ... time
  accept take ... long/longer
  accept not enough/sufficient ... oxygen
  accept not fast/quick/quickly ... enough
  accept oxygen ... not reach
  unsure time/rate/hour/day
  earns: diffusion would be too slow
  earns: it would take too long for oxygen to get there
  earns: not enough oxigen would reach the cells
  earns: it would not be fast enough
  misses: the distance is long
  misses: it is a warm animal
  misses: it has a heart
  misses: diffusion is fast`,
)
