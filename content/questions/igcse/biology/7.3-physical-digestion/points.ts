import { judged } from '@/lib/exams/authoring/marks'

const NAMES = `
  PIECE = piece/particle/bit/chunk/lump/fragment/crumb/cube/drop/droplet/globule
  SMALL = small/smaller/tiny/little/smallest
  BIG = large/larger/big/bigger/whole/single/largest
  UP = more/large/larger/big/bigger/great/greater/increase/high/higher/extra/rise/raise/maximise
  DOWN = less/small/smaller/low/lower/decrease/reduce/little/limited
  SURFACE = surface/"sa"
  ENZYME = enzyme/protease/lipase/amylase/pepsin`

export const SMALLER = judged(
  'food is broken into smaller pieces',
  `${NAMES}
  reject molecule, without PIECE
  reject larger/bigger PIECE, without SMALL | break/broken | cut
  reject PIECE (become/get/are/is) bigger/larger
  accept SMALL PIECE, without small intestine
  accept fine PIECE
  accept SMALL food, without small intestine
  accept food ... smaller/tiny, without smaller surface | small intestine | amylase
  accept PIECE ... SMALL, without SMALL surface | small intestine
  accept large/larger/big/bigger PIECE ... SMALL, without SMALL surface
  accept reduce/decrease/reduction/less/smaller ... size
  accept size ... reduce/decrease/smaller
  reject ENZYME/saliva/acid break/digest
  accept break/cut/chop/grind/crush/mash/tear/split/divide/chew ... (piece/particle/bit/chunk/lump/fragment)
  accept (food/meat/apple/carrot/piece) ... (cut/chop/break/mash/tear) up, without by ENZYME
  accept cut/chop/break/mash/tear ... up, without ENZYME
  accept break/breakdown, physical/mechanical
  reject by/with ENZYME
  reject small intestine
  unsure break/grind/crush/mash/cut/chop/tear
  unsure smaller, without small intestine | ENZYME
  earns: chewing makes smaller pieces
  earns: the food is broken up into small bits
  earns: food is cut into smaler peices
  earns: it crushes the food into fragments
  misses: chewing makes it easier to swallow
  misses: the enzymes work faster
  misses: the surface area is larger
  misses: food goes to the small intestine
  misses: amylase breaks down the food
  misses: starch is broken into small molecules`,
)

export const SURFACE = judged(
  'larger surface area',
  `${NAMES}
  CUT = break/broken/cut/chop/grind/ground/chew/emulsify/split/mash/crush
  reject volume to surface
  reject BIG (PIECE/they) ...(no than/DOWN/CUT/but/while/whereas/smaller).. UP SURFACE, without CUT
  reject BIG PIECE ...(no than/DOWN/CUT/but/while/whereas).. SURFACE bigger/larger/greater, without CUT
  reject SMALL PIECE ...(no than/BIG/UP/but/while/whereas).. DOWN SURFACE
  accept UP ...(no ENZYME/PIECE/DOWN/molecule/act/reach/with/time).. SURFACE
  accept SURFACE ...(no DOWN/ENZYME/rate/digest/digestion/reaction/act/work/time).. (increase/large/larger/big/bigger/great/greater/high/higher/rise/maximise)
  accept SURFACE go/goes up
  accept (surface area) for ENZYME ... (bigger/larger/greater/higher/increase)
  accept area expose ... (greater/larger/bigger/higher/increase)
  accept BIG PIECE ...(no CUT/make/become/into).. DOWN SURFACE
  accept more/greater/larger/increase/bigger area, without mouth | teeth | stomach | time
  accept more (food/fat/oil/it) ... expose
  accept expose more
  reject DOWN SURFACE
  reject SURFACE ... DOWN
  reject SURFACE ... (same/unchanged)
  reject not (SURFACE ... (increase/larger/bigger))
  reject not (UP SURFACE)
  reject more/increase ENZYME ... SURFACE
  unsure surface area
  unsure more contact | expose
  earns: there is a larger surface area
  earns: the surface area increases
  earns: it has a biger surfase area
  earns: small pieces have more surface area than a large one
  misses: the surface area is smaller
  misses: the pieces are smaller
  misses: enzymes work faster
  misses: the bigger the cube the bigger the surface area
  misses: more enzymes are on the surface
  misses: small cubes have less surface area`,
)

/** That digestion is faster stands in the question: enzymes must be named. */
export const FASTER = judged(
  'so enzymes can act faster (on more of it at the same time)',
  `${NAMES}
  FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/speed/higher/efficient/efficiently/sooner/shorter/easier/easily/better
  SLOW = slow/slower/slowly/longer
  MEET = contact/collide/collision/attach/bind/attack/complex/access/expose/touch
  reject SMALL PIECE ...(no than/BIG/FAST).. SLOW
  reject faster/quicker/easier/easily/easy (swallow/move/pass), without ENZYME
  reject SMALL/BIG ENZYME
  accept ENZYME, FAST, without SLOW | temperature | swallow | bile is
  accept ENZYME, rate ... up
  accept ENZYME, increase ... rate
  accept ENZYME, rate ... increase
  accept ENZYME, less time
  accept more, ENZYME, MEET
  accept more ENZYME ... (act/work/reach/digest/break)
  accept ENZYME ... more (food/fat/protein/oil/substrate/it)
  accept ENZYME ... same time | ENZYME ... once
  accept ENZYME (reach/collide) ... more
  accept more "enzyme-substrate"
  accept BIG PIECE, ENZYME, SLOW
  accept BIG PIECE, fewer/less ENZYME
  reject ENZYME, SLOW, without BIG PIECE
  unsure ENZYME ... reach | MEET, ENZYME
  unsure ENZYME (act/work)
  unsure FAST, digest/digestion/reaction/breakdown, without easier swallow
  unsure digestion/reaction, rate ... up/increase | increase ... rate
  unsure less/shorter time
  unsure BIG PIECE, SLOW
  earns: enzymes can work faster
  earns: the lipase breaks it down more quickly
  earns: more enzymes can act on it at onse, ensymes work fastar, the enzymes are faster
  earns: enzymes can reach more of the food
  misses: it is smaller
  misses: the surface area is larger
  misses: it tastes better
  misses: it is easier to swallow
  misses: the enzymes slow down
  misses: more enzymes are made`,
)

export const PHYSICAL = judged(
  'physical: into smaller pieces / molecules are not changed',
  `${NAMES}
  PHYSICAL = physical/mechanical
  OTHER = chemical/but/while/whereas
  reject PHYSICAL ...(no OTHER/not/without/piece/bit/same).. (small/smaller/large/soluble/insoluble) ...(no OTHER/not/and/piece/bit/food).. molecule, without same/unchanged
  reject PHYSICAL ...(no OTHER/not/without).. into molecule
  reject PHYSICAL ...(no OTHER/and).. enzyme
  accept PHYSICAL ...(no chemical/molecule).. SMALL PIECE
  accept PHYSICAL ...(no chemical/molecule).. (piece/bit/chunk/lump/fragment)
  accept PHYSICAL ...(no chemical/molecule).. (food/pieces/size/they) SMALL
  accept PHYSICAL ...(no chemical/molecule).. smaller, without smaller molecule
  accept PHYSICAL ...(no chemical/molecule).. size
  accept (food/piece/bit) ...(no OTHER).. PHYSICAL digestion, SMALL piece/bit
  reject chemical digestion ...(no PHYSICAL/while/whereas/but).. PIECE
  reject chemical (break/make/turn/split/cut) ...(no PHYSICAL/while/whereas/but).. PIECE
  accept not chemical change/reaction
  accept not chemically change/alter
  accept not change ... chemical/chemically
  accept PHYSICAL, not change ... molecule/food/chemical
  accept PHYSICAL, not (alter/change/affect ... (molecule/chemical/chemically))
  accept not change molecule
  accept PHYSICAL, molecule ... same
  accept PHYSICAL, molecule ... unchanged
  accept PHYSICAL, not enzyme
  accept SMALL PIECE, without molecule
  unsure PIECE/smaller
  earns: physical digestion breaks food into smaller pieces
  earns: in physical digestion there is no chemical change
  earns: physical digestion makes smaler peices
  earns: physical is breaking food into bits, chemical breaks molecules
  misses: chemical digestion uses enzymes
  misses: physical digestion uses enzymes
  misses: they are different
  misses: physical digestion breaks large molecules into small molecules
  misses: chemical digestion breaks food into smaller pieces`,
)

export const CHEMICAL = judged(
  'chemical: (by enzymes) large molecules are changed to small ones',
  `${NAMES}
  PHYSICAL = physical/mechanical
  OTHER = chemical/but/while/whereas
  reject PHYSICAL ...(no OTHER/not/without/piece/bit/same).. (small/smaller/large/soluble/insoluble) ...(no OTHER/not/and/piece/bit/food).. molecule, without same/unchanged
  reject PHYSICAL ...(no OTHER/not/without).. into molecule
  reject PHYSICAL ...(no OTHER/and).. enzyme
  reject both ... enzyme
  reject enzyme ...(no chemical/but/while/whereas/not).. (in/for) PHYSICAL
  accept chemical ...(no PHYSICAL).. ENZYME
  accept ENZYME ...(no PHYSICAL).. chemical
  accept (not enzyme) ... chemical does/do/is
  accept chemical digestion ...(no PHYSICAL/same).. (molecule/soluble/insoluble/bond)
  accept chemical ...(no PHYSICAL/same).. (molecule/soluble/insoluble/bond/glucose/sugar)
  accept molecule ...(no PHYSICAL/same).. chemical
  accept chemical ...(no PHYSICAL).. (new/different substance)
  accept ENZYME (break/digest/change/split), without PHYSICAL
  accept large/big/insoluble molecule, without PHYSICAL
  accept small/smaller/soluble molecule, without PHYSICAL
  accept starch ... (sugar/glucose/maltose) | protein ... amino
  unsure ENZYME
  unsure molecule, without PHYSICAL
  earns: chemical digestion uses enzymes
  earns: in chemical digestion large molecules become small molecules
  earns: chemical digestion is done by ensymes or enzimes
  earns: physical does not use enzymes but chemical does
  misses: physical digestion breaks food into pieces
  misses: chemical digestion uses no enzymes
  misses: chewing
  misses: physical digestion breaks large molecules into small molecules`,
)

export const NERVES = judged(
  'the pulp contains nerves',
  `
  NERVE = nerve/neurone/neuron/receptor
  reject enamel/dentine/gum/cement ...(no pulp/no/not/but/while).. contain/has/have NERVE
  reject NERVE in (enamel/gum/dentine/cement), without pulp
  reject not (NERVE in ...(no enamel/but).. pulp)
  accept pulp ... NERVE
  accept NERVE ... pulp
  accept (not NERVE) ... (but/only/while/whereas) ... pulp
  accept (not NERVE) ... pulp do/does/has/have
  accept NERVE, reach/stimulate/expose/touch/hit/damage/irritate, without enamel | gum | dentine
  accept NERVE, (brain/impulse/signal), without gum
  unsure NERVE, without enamel
  unsure NERVE, pain
  earns: the pulp contains nerves
  earns: the nerves are exposed
  earns: there are nerfs or nervs in the pulp, nervess
  earns: pain receptors are found in the pulp
  misses: there is blood in it
  misses: the enamel contains nerves
  misses: the tooth is soft
  misses: the enamel does not hurt but the pulp does
  misses: there are no nerves in the pulp`,
)

export const NO_NERVES = judged(
  'there are no nerves in enamel',
  `
  NERVE = nerve/neurone/neuron/receptor
  ENAMEL = enamel/outer/outside
  reject not (NERVE in ...(no ENAMEL/but).. pulp)
  reject not (pulp ...(no ENAMEL).. NERVE), without ENAMEL
  reject not (gum/dentine NERVE)
  accept not (NERVE ...(no pulp).. in ENAMEL)
  accept not (ENAMEL ...(no pulp).. NERVE)
  accept NERVE, not (in ENAMEL)
  accept NERVE ... pulp ... not ENAMEL
  accept pulp, NERVE, not (ENAMEL do/does/has/have/contain)
  accept NERVE, ENAMEL has/have/contain none
  accept NERVE, ENAMEL lack/without
  accept ENAMEL lack/without NERVE
  accept only pulp, NERVE
  accept NERVE ... only ... pulp
  reject ENAMEL contain/has/have NERVE
  accept ENAMEL, dead/nonliving
  accept ENAMEL, not living/alive
  reject protect/cover/reach
  accept not NERVE
  unsure ENAMEL, NERVE
  earns: enamel has no nerves
  earns: there are no nerves in the enamel
  earns: the enammel does not contain any nerves
  earns: nerves are in the pulp but not in the enamel
  earns: enamel contains no living cells
  misses: enamel is hard
  misses: enamel contains nerves
  misses: the pulp contains blood
  misses: the pulp has no nerves
  misses: enamel protects the nerves`,
)

export const TREND = judged(
  'the smaller the cubes, the shorter the time (the faster the digestion)',
  `
  THING = cube/piece/side/length/size/they/it/one
  SMALL = small/smaller/smallest/tiny/little
  BIG = big/bigger/biggest/large/larger/largest/great/greater
  LESSER = (SMALL THING) | (THING ...(no time/BIG).. decrease/smaller/reduce/down) | (decrease/reduce THING)
  LARGER = (BIG THING) | (THING ...(no time/SMALL).. increase/bigger/larger/double/up) | (increase THING)
  QUICK = fast/faster/fastest/quick/quicker/quickly/sooner/shortest/fastest/(less/shorter/shortest/least time) | (time ...(no THING).. less/shorter/decrease/down/reduce) | (decrease/reduce time)
  SLOW = slow/slower/slowest/slowly/longer/longest/(more/greater/longer/longest/most time) | (time ...(no THING).. longer/more/increase/up/rise/double/higher/greater) | (increase/raise time)
  reject inverse/inversely/negative/indirect
  reject "2" ...(no "16"/"8"/than/QUICK).. SLOW
  reject "16" ...(no "2"/"4"/than/SLOW).. QUICK
  reject LESSER ...(no than/BIG/QUICK/LARGER).. SLOW
  reject LARGER ...(no than/SMALL/SLOW/LESSER).. QUICK
  reject SLOW ...(no than/BIG/QUICK/LARGER/enzyme).. LESSER, without than
  reject QUICK ...(no than/SMALL/SLOW/LESSER).. LARGER, without than
  accept LESSER ...(no LARGER/SLOW).. QUICK
  accept LARGER ...(no LESSER/QUICK).. SLOW
  accept QUICK ...(no LARGER/SLOW).. LESSER
  accept SLOW ...(no LESSER/QUICK).. LARGER
  accept "2" ... QUICK | "16" ... SLOW
  accept directly/positive ... correlation/proportional/relationship
  accept time ... proportional ... size/side
  accept size/side ... proportional ... time
  accept time (increase/rise) with (size/side)
  unsure QUICK | SLOW
  unsure time increase | time decrease | proportional
  earns: the smaller the cubes, the less time they take
  earns: larger cubes take longer to digest
  earns: as the size increases the time increeses
  earns: the time goes up as the cubes get bigger
  misses: larger cubes are digested faster
  misses: the size has no effect
  misses: the enzyme works
  misses: as the size increases the time decreases
  misses: smaller cubes take more time than larger cubes`,
)

const FOODS = 'egg/white/food/cheese/meat/tofu/cube'
const ENZYMES = 'enzyme/protease/pepsin'

/** Two of these. */
export const FIXED = [
  judged(
    'temperature',
    `
    accept temperature/heat/warm/warmth
    accept "°c" | water bath
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
    reject acidic food
    accept pH/acidity/alkalinity/buffer
    accept concentration/amount/volume acid
    unsure acid
    earns: the pH
    earns: same ph
    earns: the acidty of the solution
    misses: temperature
    misses: the size of cubes
    misses: the time`,
  ),
  judged(
    'concentration (or kind) of the enzyme',
    `
    reject volume ${ENZYMES}/solution, without concentration/type/kind
    reject (temperature/pH) ...(no concentration/amount/type/kind/mass/quantity).. (${ENZYMES}/solution), without concentration/amount/type/kind/mass/quantity
    accept concentration ...(no acid/egg/food/meat/cheese/tofu).. (${ENZYMES}/solution)
    accept (${ENZYMES}/solution) ...(no temperature/pH/volume).. concentration
    accept (amount/quantity/mass/type/kind) ${ENZYMES}
    accept (${ENZYMES}) (amount/quantity/mass/type/kind)
    accept same ${ENZYMES}
    unsure concentration, without acid/egg/food/meat/cheese/tofu
    unsure ${ENZYMES}
    earns: the concentration of the enzyme
    earns: the type of protease
    earns: the consentration of protase
    earns: the same amount of protease
    misses: temperature
    misses: pH
    misses: the time
    misses: the volume of the food
    misses: volume of the protease solution`,
  ),
  judged(
    'volume of the protease solution',
    `
    accept volume ...(no ${FOODS}/acid).. (${ENZYMES}/solution/liquid)
    accept (${ENZYMES}/solution/liquid) ...(no ${FOODS}/concentration/temperature).. volume
    accept (amount/quantity/mass) (solution/liquid)
    reject volume ... (${FOODS})
    reject (${FOODS}) volume
    unsure volume
    earns: the volume of the solution
    earns: volume of protease
    earns: the volum of the enzym solution
    earns: the volume of the protaese
    misses: temperature
    misses: the volume of the cubes
    misses: the concentration of the enzyme`,
  ),
  judged(
    'total mass (or kind) of the food',
    `
    FOOD = ${FOODS}
    reject mass/weight/size/volume (of each/one)
    reject each/one cube
    reject (size/temperature/surface) ...(no mass/weight/amount/type/kind/and).. (egg/food/cheese/meat/tofu), without mass/weight/amount/type/kind
    reject (egg/food/cheese/meat/tofu) ... temperature, without mass/weight/amount/type/kind
    accept (mass/weight/amount/type/kind/source/quantity) (egg/white/food/cheese/meat/tofu)
    accept (total mass/weight/volume/amount) ...(no ${ENZYMES}/solution).. (egg/white/food/cheese/meat/tofu/cube)
    accept (egg/food/cheese/meat/tofu) (mass/weight/amount/type/kind)
    accept same (egg/food/cheese/meat/tofu)
    accept how much food | which food
    accept total mass
    unsure (mass/weight), without ${ENZYMES}/solution
    unsure volume (food/egg/cheese/meat/tofu)
    earns: the total mass of the food
    earns: the same kind of food
    earns: the mas of the food, same amuont of food
    misses: temperature
    misses: pH
    misses: the time
    misses: the food is kept at the same temperature
    misses: the same size of the pieces of food
    misses: mass of each cube`,
  ),
  judged(
    'stirring (or shaking)',
    `
    accept stir/shake/agitate/mixing
    earns: how much it is stirred
    earns: shaking of the tubes
    earns: the stiring
    misses: temperature
    misses: pH
    misses: the volume of the solution`,
  ),
]

export const EMULSIFIES = judged(
  'bile emulsifies fat / breaks large drops into small droplets',
  `
  DROP = drop/droplet/globule
  SMALL = small/smaller/tiny/little
  BIG = large/larger/big/bigger
  EMULSIFY = emulsify/emulsifies/emulsified/emulsification/emulsifier/emulsion
  reject not EMULSIFY
  reject (bile/it) digest, without EMULSIFY/DROP/smaller/physical
  reject molecule/fatty, without EMULSIFY/DROP
  reject SMALL DROP ... (BIG/join/merge), without EMULSIFY | than
  reject join/merge/combine ... DROP
  reject DROP fatty
  reject DROP of bile
  reject EMULSIFY (protein/lipase/enzyme/starch)
  reject lipase (make/form/emulsify)
  reject (make/form) BIG DROP
  accept EMULSIFY
  accept SMALL DROP
  accept DROP ...(no surface).. (small/smaller/tiny), without SMALL surface | surface DROP
  accept BIG DROP ... smaller/small
  accept (break/split/divide/separate) ... into ... DROP
  accept (break/split/divide/separate) ... in ... DROP
  reject break down (fat/oil/lipid), without physical/physically
  unsure DROP
  unsure break ... (fat/oil)
  unsure (fat/oil) ... break
  unsure smaller (fat/oil/piece/particle)
  earns: bile emulsifies the fat
  earns: it breaks large drops into smaller droplets
  earns: the fat becomes tiny dropletts, emulsifys
  earns: it turns big fat globules into small ones
  misses: bile digests fat
  misses: bile neutralises acid
  misses: lipase works faster
  misses: bile breaks down fat
  misses: bile joins small droplets into large ones`,
)

export const UNCHANGED = judged(
  'the molecules of fat are not changed (no chemical change) / bile contains no enzymes',
  `
  reject (bile/it) (is/use/contain/has/have) enzyme
  reject molecule ... smaller
  reject into fatty
  accept not chemical change/reaction
  accept not chemical (structure/composition/bond)
  accept not chemically (change/alter/react/break)
  accept not (change/alter/affect) ... (chemical/chemically/molecule/structure)
  accept molecule ... not (change/break/alter)
  accept not (molecule ... (change/break/alter))
  accept not (break ... molecule)
  accept molecule ... (same/unchanged)
  accept (fat/oil) (still/stay/remain/same) ... (fat/oil)
  accept fat/oil ... same substance/molecule
  accept chemically (same/unchanged) | chemical (structure/composition) ... (same/unchanged)
  accept not ((turn/become/change/make) ... (another/other/new/different) (substance/chemical/molecule))
  accept still fat/oil | remain fat/oil | stay fat/oil
  accept not (bond ... break)
  accept not (break ... bond)
  accept not (new substance/product/molecule/chemical)
  accept not enzyme, without lipase | denature
  reject molecule ... (small/break)
  reject (small/smaller/break) ... molecule
  unsure only ... (small/smaller)
  unsure molecule/chemical, without change
  earns: the fat molecules are not changed
  earns: there is no chemical change
  earns: bile has no ensymes, no enzimes, no enzymes
  earns: no new substances are formed
  earns: the fat stays fat
  misses: the fat is broken into small molecules
  misses: lipase digests it
  misses: the droplets are smaller
  misses: bile contains enzymes`,
)

export const WITHOUT_GRINDING = [
  judged(
    'the pieces of food stay large',
    `${NAMES}
    GRIND = grind/ground/crush/chew/mash/cut/chop
    FOOD = food/piece/chunk/lump/particle/bit
    reject molecule, without piece | chunk | lump | bit
    reject not (break ... molecule)
    unsure roller ... BIG FOOD ... SMALL
    accept not (roller (break/GRIND) ... FOOD)
    reject not (roller ... FOOD ... smaller)
    accept BIG FOOD, without BIG surface | BIG amount
    accept not (roller ... BIG FOOD)
    accept not (roller ... FOOD ... (stay/remain/is/are/be) (large/larger/big/bigger/whole))
    accept FOOD ... (is/are/be/stay/remain/become/get) (large/larger/big/bigger/whole)
    accept not (FOOD ... (GRIND/SMALL))
    accept not (break ... (up/SMALL/piece/bit)), without by ENZYME
    accept not (FOOD break), without ENZYME
    accept not (GRIND ...(no ENZYME).. FOOD)
    accept not (make ... SMALL)
    accept not (physical/mechanical) | less (physical/mechanical/grinding)
    accept nothing ... GRIND
    accept not grinding
    accept less (break/GRIND)
    unsure roller ... FOOD ... (break/GRIND)
    reject SMALL FOOD
    reject not (ENZYME ... break)
    unsure (large/larger/big/bigger), without SURFACE | roller
    earns: the pieces stay large
    earns: the food is not broken into small pieces
    earns: the peices of food are biger
    earns: there is no grinding
    earns: without the rollers the food stays in big pieces
    misses: the pieces are smaller
    misses: the surface area is smaller
    misses: the enzymes are denatured
    misses: the enzymes do not break down the food
    misses: large molecules are not broken down`,
  ),
  judged(
    'so the total surface area (for enzymes) is smaller',
    `${NAMES}
    reject BIG PIECE ...(no than/DOWN/but/while/whereas/not).. UP SURFACE
    reject SMALL PIECE ...(no than/UP/BIG/but/while/whereas).. DOWN SURFACE
    accept DOWN ...(no ENZYME/UP/PIECE/reach/act/slower).. SURFACE
    accept SURFACE ...(no UP/ENZYME/slower/digest/digestion/work).. (small/smaller/less/reduce/decrease/lower/low)
    accept SURFACE for ENZYME ... (small/smaller/less/reduce/decrease/lower)
    unsure not (roller ... UP ...(no ENZYME).. SURFACE)
    accept not (UP ...(no ENZYME/PIECE).. SURFACE)
    accept not (SURFACE ...(no ENZYME).. (increase/large/larger/big/bigger/great/greater/high/higher))
    accept not (roller ... DOWN ...(no ENZYME/PIECE).. SURFACE)
    accept not (roller ... SURFACE ... (small/smaller/less/reduce/decrease/lower))
    accept not much SURFACE | not enough SURFACE
    accept less/smaller/decrease/reduce area
    accept less food ... expose
    unsure SMALL PIECE ... UP SURFACE
    unsure (roller/grind/chew) ... UP SURFACE
    unsure roller ... SURFACE ... increase
    reject UP SURFACE
    reject SURFACE ... (increase/greater/larger/bigger/higher), without small
    reject less/fewer ENZYME
    unsure surface area | less contact
    earns: the surface area is smaller
    earns: there is less surface for the enzymes
    earns: smaller surfase area
    earns: the surface area is not increased
    earns: without rollers there is less surface area
    misses: the surface area is larger
    misses: the pieces are large
    misses: digestion is slower
    misses: less enzyme is at the surface`,
  ),
]
