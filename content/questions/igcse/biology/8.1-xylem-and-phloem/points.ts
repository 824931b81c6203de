import { judged } from '@/lib/exams/authoring/marks'

export const CENTRE_OF_ROOT = judged(
  'in the root the xylem is in the centre (as a star)',
  `
  CENTRE = centre/center/central/centrally/middle/core/star/cross
  RING = ring/edge/outside/outer/bundle/periphery/peripheral/circle
  reject phloem ...(no xylem/stem/root/star).. CENTRE
  reject root ...(no but/while/stem/whereas/and/CENTRE).. RING
  reject stem ...(no but/while/root/whereas/and/RING).. CENTRE
  accept root ...(no stem/phloem).. CENTRE
  accept CENTRE ...(no stem/RING).. root
  unsure CENTRE
  unsure not CENTRE
  earns: in the root the xylem is in the centre
  earns: it forms a star in the root
  earns: the root has its xylem in the midle, as a star
  earns: in the root it is in the middle rather than near the outside
  misses: in the root it is near the outside
  misses: in the root the phloem is in the centre
  misses: in the stem the xylem forms a star
  misses: the stem has bundles
  misses: xylem carries water`,
)

export const RING_IN_STEM = judged(
  'in the stem it is in bundles / in a ring (near the edge)',
  `
  CENTRE = centre/center/central/centrally/middle/core/star/cross
  RING = ring/circle/edge/outside/outer/bundle/periphery/peripheral/circular
  reject root ...(no stem/but/while/whereas/CENTRE).. RING
  reject stem ...(no but/while/root/whereas/not/RING).. CENTRE, without RING
  unsure outside ... phloem
  accept stem ...(no root).. RING
  accept RING ...(no root).. stem
  unsure RING/around
  earns: in the stem there are bundles in a ring
  earns: in the stem it is near the edge
  earns: the stem has vascular bundels in a ring
  misses: in the stem it is in the centre
  misses: the root has a star
  misses: it gives support`,
)

export const SPOTS = judged(
  'coloured dots (patches) / in the xylem of the bundles',
  `
  DOT = dot/spot/patch/blob/speckle
  XYLEM = xylem/bundle
  reject phloem, without xylem/DOT
  unsure xylem, phloem
  reject whole/entire/everywhere/throughout, without XYLEM/DOT
  accept DOT
  accept XYLEM
  unsure circle/point/area
  earns: coloured dots
  earns: all the xylem is coloured
  earns: there are colored spotts, coloured spots
  earns: in the xylem and not in the phloem
  misses: the whole stem is coloured
  misses: in a ring
  misses: in the phloem of each bundle
  misses: it is in the outer part of the stem`,
)

export const IN_A_RING = judged(
  'in a ring / near the outside of the stem',
  `
  reject centre/center/middle, without ring/edge/outside/outer/around
  unsure centre/center/middle ... edge/outside, without ring
  unsure "circles"
  accept ring/circle/circular
  accept near/around/round/close/at/towards/along/by ... edge/outside/outer/epidermis/circumference/periphery/rim
  accept edge/periphery/circumference
  unsure outside/outer/around
  earns: in a ring
  earns: near the edge of the stem
  earns: they are arranged in a cirlce
  misses: coloured dots
  misses: in the centre
  misses: in the phloem`,
)

export const NOT_WITH_SUGAR = judged(
  'water (and dye) moves in the xylem / phloem carries sucrose, not water',
  `
  SUGAR = sucrose/sugar/amino/food/assimilate
  CARRY = carry/transport/move/travel/flow/go/pass/rise/take/absorb
  COLOUR = colour/color/stain
  reject phloem ...(no xylem/SUGAR).. CARRY ...(no xylem/SUGAR/food).. water
  reject xylem ... SUGAR, without phloem
  unsure phloem ... SUGAR ...(no instead/rather).. water, without xylem
  unsure not CARRY ... dye
  accept xylem ...(no COLOUR).. water
  accept water ...(no COLOUR).. xylem
  accept dye ...(no COLOUR).. CARRY ... xylem
  accept xylem CARRY dye
  accept phloem ... SUGAR
  accept SUGAR ... phloem
  accept not CARRY ... water
  accept phloem ... no water
  accept only ... SUGAR
  unsure SUGAR/glucose | water
  unsure dye ... xylem | xylem ... dye
  earns: phloem carries sucrose and not water
  earns: the dye moves with the water in the xylem
  earns: the floem does not carry water, water is carried in the xylem
  earns: phloem carries suger, so phloem carries sugar
  misses: phloem is on the outside
  misses: phloem is dead
  misses: the phloem is further from the dye
  misses: phloem carries water`,
)

export const SAME_THING = judged(
  'temperature / light / concentration of dye / size (length) of stick / number of leaves / humidity',
  `
  STICK = stick/celery/stem/stalk/plant
  reject height/distance ... rise/reach/travel/move/go
  reject minutes/distance/height/speed/rate/colour, without temperature/light/concentration/volume/size/length/leaf/leaves/thickness/humidity/STICK/(colour ... dye)
  reject speed ... dye/air/wind
  reject wind/air/draught/fan, without temperature/light/humidity/concentration
  accept temperature/heat/warm/light/humidity/concentration
  accept size/length/thickness/width/diameter/mass/height/age/type/kind/species ... STICK
  accept STICK ... size/length/thickness/width/diameter/mass/height/age/type
  accept number/size/area/amount ... leaf/leaves
  accept leaf/leaves
  accept volume/amount/type/colour/kind/depth ... dye/liquid/solution/water
  accept same dye/celery/stick/stalk/plant
  unsure dye/celery/water/stick/time/duration
  earns: the temperature
  earns: the number of leaves on each stick
  earns: consentration of the dye, concentration of the dye
  earns: the temprature of the room
  misses: the height that the dye reaches in the celery
  misses: the distance that the dye rises
  misses: the student`,
)

export const STRONG_WALL = judged(
  'thick walls / walls with lignin …',
  `
  reject thin wall, without thick
  reject cellulose, without lignin/thick
  unsure thick end/cross, without lignin
  accept lignin/lignified
  accept thick/thickened ...(no membrane/cytoplasm/end/cross).. wall
  accept wall ... thick/thickened
  unsure strong/strengthened/waterproof ... wall
  unsure wall ... strong/strengthened/waterproof
  unsure thick
  earns: they have thick walls
  earns: the walls contain lignin
  earns: the walls have lignen
  misses: they have thin walls
  misses: they have no end walls
  misses: they are hollow`,
)

export const FOR_SUPPORT = judged(
  '… for strength: to support the plant / so that the vessel does not collapse (or leak)',
  `
  reject weak
  unsure supported by
  accept support
  accept strength/strong/stronger/strengthen/rigid/rigidity/sturdy
  accept not collapse
  accept prevent/stop/avoid ... collapse/collapsing/burst/bursting/leak/leaking
  reject hold/keep ... water ... up, without support/strong/open/collapse
  accept hold/keep ...(no water).. upright/up/open
  accept withstand/resist ... pressure
  accept waterproof
  unsure shape/structure/collapse | hold plant
  earns: to support the plant
  earns: this makes it strong
  earns: so that it does not colapse
  misses: so that water flows
  misses: they have thick walls
  misses: they keep the water moving up
  misses: they are empty`,
)

export const SUPPORTS = judged(
  'support',
  `
  reject hold/keep/stay ... water, without support/strong/stem/upright
  reject alive, without support/strong/upright
  unsure support ...(no and/also/as/plant/stem/leaf).. photosynthesis/transport/respiration
  accept support
  accept strengthen/rigid/rigidity
  accept strength/strong ... plant/stem/leaf/leaves
  accept plant/stem/leaf/leaves ... strength/strong, without mineral/energy/nutrient
  accept hold/keep/stay/stand/maintain ...(no water/sugar/food/moving).. upright/up/straight/erect/stand/standing
  accept keep/maintain ... plant/stem/leaf/leaves ... shape
  accept keep/maintain ... shape ... plant/stem/leaf/leaves
  accept not fall/collapse/bend/droop
  accept prevent/stop ... fall/collapse/bend/droop
  unsure shape/structure/strength/strong
  earns: it supports the plant
  earns: it keeps the stem upright
  earns: it suports the stem
  misses: it carries water
  misses: it holds water up
  misses: it keeps the plant alive
  misses: it carries mineral ions
  misses: it stores food`,
)

export const EMPTY = judged(
  'no cell contents / hollow (so water moves through easily)',
  `
  INSIDE = content/cytoplasm/nucleus/organelle/protoplasm
  accept no/lack/without ...(no wall/gap).. INSIDE
  accept not INSIDE
  accept hollow/empty
  accept lose/lost/absent ... INSIDE
  accept INSIDE ... lose/lost/absent/gone/removed
  accept not living material
  accept nothing ... way/block
  accept nothing inside
  accept not inside
  unsure dead | not living/alive
  unsure lumen
  unsure INSIDE, without contain/have/has/full/lot
  earns: they have no cell contents
  earns: they are hollow, so water flows easily
  earns: there is no cytoplazm inside
  misses: they have thick walls
  misses: they have no end walls
  misses: they contain cytoplasm
  misses: they carry water`,
)

export const NO_END_WALLS = judged(
  'no end walls / so they form one continuous tube',
  `
  END = end/cross/ends/crosswall/endwall
  TUBE = tube/column/pipe/path/pathway/channel/passage
  reject thick/with/has/have END wall, without no
  reject END wall ... hole/pore/sieve
  accept no/without/lack/missing/absent/broken/lose/lost/open ...(no content/cytoplasm/lignin/nucleus).. END
  accept END ... missing/absent/broken/gone/removed/break/lost/dissolve/disappear/open
  accept not END wall
  accept not horizontal/transverse/dividing wall
  accept not wall between
  accept continuous/unbroken/uninterrupted ... TUBE/vessel
  accept TUBE/vessel ... continuous/unbroken/uninterrupted, without flow
  accept single/one TUBE
  unsure END/continuous/unbroken
  unsure long TUBE
  earns: they have no end walls
  earns: they form a continuous tube
  earns: the end walls are misssing, so it is a continous tube
  misses: they have thick walls
  misses: they have end walls
  misses: they are hollow tubes
  misses: they are dead`,
)

export const DEAD_ALREADY = judged(
  'xylem vessels are dead (have no living contents) anyway / need no living cells',
  `
  DEAD = dead/lifeless/nonliving | non living/alive | not living/alive | no living
  reject xylem ...(no dead/no/not/non/phloem).. living/alive, without no/dead/not/non/nonliving
  reject phloem ...(no xylem/vessel).. dead, without xylem
  unsure xylem/vessel, dead, because/steam/kill, without already/before/anyway/always/effect/affect
  accept xylem/vessel ...(no phloem).. DEAD
  accept they/it DEAD
  accept DEAD ... xylem/vessel
  accept no ... content/cytoplasm/organelle/nucleus
  accept not content/cytoplasm
  accept not need/require/use/depend ... living/cell/energy
  accept xylem/vessel/they ... hollow/empty
  unsure DEAD | hollow/empty/passive
  earns: xylem vessels are dead anyway
  earns: the vessels have no living contents
  earns: xylem vesels are already dead
  misses: water moves by diffusion
  misses: phloem carries water
  misses: the xylem is alive
  misses: the phloem is dead
  misses: the steam gives energy`,
)
