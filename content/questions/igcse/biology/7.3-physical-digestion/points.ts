import { judged } from '@/lib/exams/authoring/marks'

const MORE = 'more/large/larger/big/bigger/great/greater/increase/high/higher/extra'

export const SMALLER = judged(
  'food is broken into smaller pieces',
  `
  reject molecule, without piece
  reject larger/bigger/large/big piece, without smaller/small
  accept small/smaller/tiny/little/many/fine, piece/particle/bit/part/food/chunk/lump/droplet/drop
  accept break/broken/cut/chop/grind/chew/mash/divide/split ... piece/down/up/apart/bit
  unsure small/smaller/break
  earns: chewing makes smaller pieces
  earns: the food is broken up into small bits
  earns: food is cut into smaler peices
  misses: chewing makes it easier to swallow
  misses: the enzymes work faster
  misses: the surface area is larger`,
)

export const SURFACE = judged(
  'larger surface area',
  `
  MORE = ${MORE}
  reject single/large piece ...(no than/less/but/while/small/smaller/chopped).. MORE surface
  accept MORE ... surface
  accept surface ... MORE
  accept more food expose/exposed | more contact
  reject surface ... small/smaller/less/decrease/reduce/lower
  reject small/smaller/less/reduce/lower ... surface
  unsure surface/contact/expose
  earns: there is a larger surface area
  earns: the surface area increases
  earns: it has a biger surfase area
  misses: the surface area is smaller
  misses: the pieces are smaller
  misses: enzymes work faster`,
)

export const FASTER = judged(
  'so enzymes act (chemical digestion happens) faster',
  `
  FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/easy/easier/easily/speed/increase/higher/efficient/better/sooner/shorter
  reject slow/slower/slowly ... digest/digestion/enzyme, without FAST
  accept FAST, enzyme/digest/digestion/reaction/break/breakdown/protease/lipase/amylase
  accept more, enzyme, act/work/reach/collide/collision/contact/attach/bind/site/same/once
  accept enzyme, reach/contact/attack/collide
  unsure enzyme/digest/digestion
  earns: enzymes can work faster
  earns: chemical digestion is quicker
  earns: more enzymes can act on it at onse and digestoin is fastar, faster digeston
  misses: it is smaller
  misses: the surface area is larger
  misses: it tastes better`,
)

export const PHYSICAL = judged(
  'physical: into smaller pieces / molecules are not changed',
  `
  reject physical ...(no chemical/but/while/whereas/and).. enzyme
  accept physical, small/smaller/piece
  accept not chemical change/reaction
  accept not change ... molecule/food
  accept molecule ... not change
  accept molecule ... same
  accept physical, not enzyme
  accept piece, small/smaller
  unsure small/smaller/piece/teeth/chew
  earns: physical digestion breaks food into smaller pieces
  earns: in physical digestion there is no chemical change
  earns: physical digestion makes smaler peices
  misses: chemical digestion uses enzymes
  misses: physical digestion uses enzymes
  misses: they are different`,
)

export const CHEMICAL = judged(
  'chemical: (by enzymes) large molecules are changed to small ones',
  `
  reject physical ...(no chemical/but/while/whereas/and).. enzyme
  accept chemical, enzyme
  accept enzyme, break/digest/change/use
  accept large/big/insoluble molecule
  accept small/smaller/soluble molecule
  accept chemical, molecule/soluble/insoluble/bond
  accept new substance/substances | starch to sugar | protein to amino
  unsure enzyme/molecule
  earns: chemical digestion uses enzymes
  earns: in chemical digestion large molecules become small molecules
  earns: chemical digestion is done by ensymes or enzimes
  misses: physical digestion breaks food into pieces
  misses: chemical digestion uses no enzymes
  misses: chewing`,
)

export const NERVES = judged(
  'the pulp contains nerves',
  `
  reject enamel/dentine ...(no pulp/no/not/but/while).. contain/has nerve
  accept pulp ... nerve
  accept nerve ... pulp
  accept but ... in pulp
  accept pulp does/do
  accept nerve, reach/stimulate/expose/touch/hit/contain/has/have/there/damage/detect/irritate
  accept nerve, pain/brain/impulse/signal
  unsure nerve
  earns: the pulp contains nerves
  earns: the nerves are exposed
  earns: there are nerfs or nervs in the pulp, nervess
  misses: there is blood in it
  misses: the enamel contains nerves
  misses: the tooth is soft`,
)

export const NO_NERVES = judged(
  'there are no nerves in enamel',
  `
  accept not nerve enamel
  accept not enamel contain/has/have nerve
  accept not nerve
  accept nerve pulp not enamel
  accept nerve pulp not in enamel
  accept only pulp, nerve
  reject enamel contain/has/have nerve
  accept enamel, dead/nonliving | no living
  accept nerve ... only ... pulp
  unsure nerve, enamel
  earns: enamel has no nerves
  earns: there are no nerves in the enamel
  earns: the enammel does not contain any nerves
  misses: enamel is hard
  misses: enamel contains nerves
  misses: the pulp contains blood`,
)

export const TREND = judged(
  'the smaller the cubes, the shorter the time (the faster the digestion)',
  `
  SMALL = small/smaller/smallest/shorter/decrease/tiny/little
  BIG = large/larger/big/bigger/increase/long/longer/largest/biggest
  QUICK = short/shorter/less/fast/faster/quick/quicker/quickly/decrease/sooner/lower
  SLOW = long/longer/more/slow/slower/slowly/increase/higher
  TIME = time/minute/digest/digestion/clear/take/rate
  reject SMALL/decrease side/cube/piece ...(no than/BIG/QUICK).. longer/slower
  reject large/larger/bigger cube/piece/side ...(no than/SMALL/SLOW).. faster/quicker/shorter/less
  accept SMALL, cube/piece/side/length/size/they, QUICK, TIME
  accept BIG, cube/piece/side/length/size/they, SLOW, TIME
  accept side/size/length increase ... time increase
  accept directly/positive ... correlation/proportional
  unsure QUICK/SLOW
  earns: the smaller the cubes, the less time they take
  earns: larger cubes take longer to digest
  earns: as the size increases the time increeses
  misses: larger cubes are digested faster
  misses: the size has no effect
  misses: the enzyme works`,
)

/** Two of these. */
export const FIXED = [
  judged(
    'temperature',
    `
    accept temperature/heat/warmth
    earns: the temperature
    earns: same temperature
    earns: temprature
    misses: the pH
    misses: the size of cubes
    misses: the time`,
  ),
  judged(
    'pH',
    `
    accept pH/acidity/acid/alkalinity
    earns: the pH
    earns: same ph
    earns: the acidty of the solution
    misses: temperature
    misses: the size of cubes
    misses: the time`,
  ),
  judged(
    'volume or concentration of the enzyme',
    `
    accept volume/amount/concentration/quantity/mass/type/same/kind ... enzyme/protease/solution/liquid/pepsin
    accept enzyme/protease/solution/liquid/pepsin ... volume/amount/concentration/quantity/type
    accept concentration/volume
    unsure enzyme/protease
    earns: the concentration of the enzyme
    earns: volume of protease
    earns: the same amount of protase solution
    misses: temperature
    misses: pH
    misses: the time`,
  ),
  judged(
    'total mass (or kind) of the food',
    `
    reject mass/size/volume of each/one
    accept mass/weight/amount/type/kind/source/same/total ... egg/food/white/cheese/meat/tofu/protein
    accept egg/food/cheese/meat/tofu, mass/weight/amount/type/kind/same
    accept total mass/volume | shape
    unsure mass/weight/egg/food
    earns: the total mass of the food
    earns: the same kind of food
    earns: the mas of the food, same amuont of food
    misses: temperature
    misses: pH
    misses: the time`,
  ),
]

export const EMULSIFIES = judged(
  'bile emulsifies fat / breaks large drops into small droplets',
  `
  reject bile, digest, without emulsify/emulsifies/emulsification/droplet/drop/small/smaller/physical
  reject molecule/fatty, without emulsify/emulsifies/droplet/drop
  accept emulsify/emulsifies/emulsified/emulsification/emulsion
  accept small/smaller/tiny/little drop/droplet/globule
  accept drop/droplet ... small/smaller/tiny
  accept break/split/divide ... droplet
  unsure droplet | small/smaller | break fat
  earns: bile emulsifies the fat
  earns: it breaks large drops into smaller droplets
  earns: the fat becomes tiny dropletts, emulsifys
  misses: bile digests fat
  misses: bile neutralises acid
  misses: lipase works faster`,
)

export const UNCHANGED = judged(
  'the molecules of fat are not changed (no chemical change) / bile contains no enzymes',
  `
  accept no chemical change/reaction
  accept not chemical/chemically change/react
  accept not change ... chemically
  accept molecule ... not change/break
  accept not change/break ... molecule
  accept molecule ... same | still fat | remain fat
  accept no enzyme | not enzyme
  reject molecule ... small/smaller/break
  reject small/smaller/break ... molecule
  unsure only ... small/smaller | molecule/chemical/enzyme
  earns: the fat molecules are not changed
  earns: there is no chemical change
  earns: bile has no ensymes, no enzimes, no enzymes
  misses: the fat is broken into small molecules
  misses: lipase digests it
  misses: the droplets are smaller`,
)

export const WITHOUT_GRINDING = [
  judged(
    'the pieces of food stay large',
    `
    accept not break/broken/grind/ground/crush/crushed/chew/chewed/mash/physical/mechanical/small/smaller
    accept no grind/grinding/chew/chewing/physical/mechanical
    accept large/larger/big/bigger/whole ... piece/food/chunk/bit/particle
    accept piece/food/chunk/bit/particle ... large/larger/big/bigger/whole
    accept less physical/mechanical/grinding/broken
    reject small/smaller, piece/food
    unsure large/larger/big/bigger
    earns: the pieces stay large
    earns: the food is not broken into small pieces
    earns: the peices of food are biger
    misses: the pieces are smaller
    misses: the surface area is smaller
    misses: the enzymes are denatured`,
  ),
  judged(
    'so the total surface area (for enzymes) is smaller',
    `
    accept small/smaller/less/little/reduce/decrease/low/lower ... surface
    accept surface ... small/smaller/less/little/reduce/decrease/low/lower
    accept not large/larger/more/big/bigger/increase/enough ... surface
    accept not surface
    reject more/large/larger/big/bigger/great/greater/increase/high/higher, surface
    unsure surface/contact
    earns: the surface area is smaller
    earns: there is less surface for the enzymes
    earns: smaller surfase area
    misses: the surface area is larger
    misses: the pieces are large
    misses: digestion is slower`,
  ),
]
