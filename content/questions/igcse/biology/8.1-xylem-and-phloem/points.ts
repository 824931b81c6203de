import { judged } from '@/lib/exams/authoring/marks'

export const CENTRE_OF_ROOT = judged(
  'in the root the xylem is in the centre (as a star)',
  `
  CENTRE = centre/center/central/middle/core/star/cross
  reject root ...(no but/while/stem/whereas/and).. ring/edge/outside/outer
  reject stem ...(no but/while/root/whereas/and).. CENTRE ...(no root).. xylem, without root
  accept root ...(no stem).. CENTRE
  accept CENTRE ...(no stem/ring).. root
  accept star/cross
  unsure CENTRE
  earns: in the root the xylem is in the centre
  earns: it forms a star in the root
  earns: the root has its xylem in the midle, as a star
  misses: in the root it is near the outside
  misses: the stem has bundles
  misses: xylem carries water`,
)

export const RING_IN_STEM = judged(
  'in the stem it is in bundles in a ring (near the edge)',
  `
  RING = ring/circle/edge/outside/outer/bundle/periphery/around/epidermis/circular
  reject root ...(no stem/but/while/whereas).. RING
  reject stem ...(no but/while/root/whereas/not).. centre/middle/star, without RING
  accept stem ...(no root).. RING
  accept RING ...(no root).. stem
  accept bundle ...(no root).. ring/circle/edge
  accept ring ... bundle
  unsure RING
  earns: in the stem there are bundles in a ring
  earns: in the stem it is near the edge
  earns: the stem has vascular bundels in a ring
  misses: in the stem it is in the centre
  misses: the root has a star
  misses: it gives support`,
)

export const SPOTS = judged(
  'coloured dots (patches)',
  `
  DOT = dot/spot/patch/circle/point/bundle/blob/area/xylem/mark/part
  reject phloem ... coloured/colour/red/blue/dye, without xylem
  reject all/whole/entire/everything/every ... coloured/red/blue/stem/part/colour/dye
  accept red/blue/colour/coloured/dyed/stained/dye ... DOT
  accept DOT ... red/blue/colour/coloured/dyed/stained/dye
  accept dot/spot/patch
  unsure DOT | colour/coloured
  earns: coloured dots
  earns: the xylem is coloured
  earns: there are colored spotts, coloured spots
  misses: the whole stem is coloured
  misses: in a ring
  misses: nothing`,
)

export const IN_A_RING = judged(
  'in a ring / near the outside of the stem',
  `
  reject centre/center/middle, without ring/edge/outside/outer/around
  accept ring/circle/circular
  accept near/around/close/at/towards/along/by ... edge/outside/outer/epidermis/circumference/periphery/rim
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
  SUGAR = sucrose/sugar/amino/food/glucose
  reject phloem ...(no xylem/SUGAR).. carry/transport/move water
  reject xylem ... SUGAR, without phloem
  accept xylem ... water/dye
  accept water/dye ... xylem
  accept phloem ... SUGAR
  accept SUGAR ... phloem
  accept not carry/transport/move/contain ... water/dye
  accept phloem ... no water/dye
  accept only ... SUGAR
  unsure xylem | SUGAR | water/dye
  earns: phloem carries sucrose and not water
  earns: the dye moves with the water in the xylem
  earns: the floem does not carry water, water is carried in the xylem
  earns: phloem carries suger, so phloem carries sugar
  misses: phloem is on the outside
  misses: phloem is dead
  misses: phloem carries water`,
)

export const SAME_THING = judged(
  'temperature / light / concentration of dye / size (length) of stick / number of leaves / moving air',
  `
  reject time/minutes/distance/height/speed/colour, without temperature/light/concentration/volume/size/length/leaf/leaves/celery/thickness/humidity/wind
  accept temperature/heat/light/humidity/wind/air/room/concentration
  accept size/length/thickness/width/diameter/mass/height/age/type/kind/species ... stick/celery/stem/stalk/plant
  accept celery/stick/stem/stalk/plant ... size/length/thickness/width/diameter/mass/height/age/type
  accept number/size/area/amount ... leaf/leaves
  accept leaf/leaves
  accept volume/amount/type/colour/kind/depth ... dye
  accept same dye/celery/stick/stalk/plant
  unsure dye/celery/water/stick
  earns: the temperature
  earns: the number of leaves on each stick
  earns: consentration of the dye, concentration of the dye
  earns: the temprature of the room
  misses: the time
  misses: the distance that the dye rises
  misses: the student`,
)

export const STRONG_WALL = judged(
  'thick walls (with lignin) …',
  `
  reject thin wall, without thick
  reject cellulose, without lignin/thick
  accept lignin/lignified
  accept thick/strong/strengthened ...(no membrane).. wall
  accept wall ... thick/strong/strengthened
  unsure wall/thick
  earns: they have thick walls
  earns: the walls contain lignin
  earns: the walls are strengthend with ligning, the walls are strengthend
  misses: they have thin walls
  misses: they have no end walls
  misses: they are hollow`,
)

export const FOR_SUPPORT = judged(
  '… for strength: to support the plant / so that the vessel does not collapse',
  `
  reject weak
  accept support
  accept strength/strong/stronger/strengthen/rigid/rigidity/sturdy
  accept not collapse
  accept prevent/stop/avoid ... collapse/collapsing/burst/bursting
  accept hold/keep ... upright/up/plant/open
  accept withstand/resist ... pressure
  accept waterproof
  unsure shape/structure/collapse
  earns: to support the plant
  earns: this makes it strong
  earns: so that it does not colapse
  misses: so that water flows
  misses: they have thick walls
  misses: they are empty`,
)

export const SUPPORTS = judged(
  'support',
  `
  accept support
  accept strength/strong/strengthen/rigid/rigidity/structure
  accept hold/keep/stay/stand/maintain ... upright/up/straight/shape/erect
  accept not fall/collapse/bend/droop
  accept prevent/stop ... fall/collapse/bend/droop
  unsure hold/keep/shape
  earns: it supports the plant
  earns: it keeps the stem upright
  earns: it suports the stem
  misses: it carries water
  misses: it carries mineral ions
  misses: it stores food`,
)

export const EMPTY = judged(
  'no cell contents (hollow), so water moves through easily',
  `
  INSIDE = content/cytoplasm/nucleus/organelle
  reject no water
  accept no/lack/without ...(no wall).. INSIDE
  accept not INSIDE
  accept hollow/empty/dead
  accept lose/lost/absent ... INSIDE
  accept INSIDE ... lose/lost/absent/gone/removed
  accept not living/alive
  accept nothing ... way/inside/in/block
  accept wide/large ... lumen
  unsure lumen/space/INSIDE
  earns: they have no cell contents
  earns: they are hollow, so water flows easily
  earns: there is no cytoplazm inside
  misses: they have thick walls
  misses: they have no end walls
  misses: they carry water`,
)

export const NO_END_WALLS = judged(
  'no end walls, so they form a continuous tube',
  `
  END = end/cross/ends/crosswall
  reject thick/with/has/have END wall, without no
  accept no/without/lack/missing/absent/broken/lose/lost/open ...(no content/cytoplasm/lignin).. END
  accept END ... missing/absent/broken/gone/removed/break/lost/dissolve/disappear
  accept not END wall
  accept continuous/unbroken/uninterrupted/hollow/single/one/long tube/column/pipe/vessel/flow/pathway
  accept continuous
  accept open ... end/ends
  unsure END | tube/column
  earns: they have no end walls
  earns: they form a continuous tube
  earns: the end walls are misssing, so it is a continous tube
  misses: they have thick walls
  misses: they have end walls
  misses: they are dead`,
)

export const DEAD_ALREADY = judged(
  'xylem vessels have no living contents (are dead) anyway',
  `
  reject xylem ...(no dead).. living/alive, without no/dead
  DEAD = dead/lifeless/nonliving | not living/alive | no living
  accept xylem/vessel/they/it ... DEAD
  accept DEAD ... xylem/vessel
  accept no ... content/cytoplasm/organelle/nucleus
  accept not content/cytoplasm
  accept not living/alive
  accept hollow/empty
  accept DEAD
  unsure xylem
  earns: xylem vessels are dead anyway
  earns: the vessels have no living contents
  earns: xylem vesels are already dead
  misses: water moves by diffusion
  misses: phloem carries water
  misses: the steam gives energy`,
)
