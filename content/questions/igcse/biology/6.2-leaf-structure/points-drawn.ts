import { judged } from '@/lib/exams/authoring/marks'

const MOVE =
  'diffuse/diffusion/diffuses/diffusing/move/pass/flow/travel/circulate/spread/go/reach/get/exchange/enter'

export const GAS_THROUGH_SPACES = judged(
  'carbon dioxide (oxygen, gases) can diffuse through the air spaces',
  `
  GAS = carbon/"co2"/gas/gases/oxygen
  reject (water/light) ... (diffuse/pass/move) ... space, without carbon/"co2"/gas/gases/oxygen
  reject not diffuse
  reject GAS ... (osmosis | active transport)
  accept GAS ... ${MOVE}
  accept ${MOVE} ... GAS
  accept GAS ... (leave/escape/out)
  accept gas exchange | gaseous exchange
  accept let/allow/help ... GAS ... diffuse
  unsure GAS | diffuse/diffusion
  earns: carbon dioxide can diffuse through them
  earns: they let gases diffuse
  earns: for gas exchange
  earns: carbon dioxyde difuses through the spaces
  misses: water moves through them
  misses: they absorb light
  misses: they make the leaf light
  misses: they store air
  misses: carbon dioxide moves by osmosis`,
)

export const TO_THE_CELLS = judged(
  'to (from) the cells, which use it in photosynthesis / quickly, with a large surface of cells',
  `
  CELL = cell/palisade/mesophyll/chloroplast
  FAST = fast/faster/quick/quicker/quickly/easy/easily/rapid/rapidly
  reject slow/slower/slowly
  accept to/reach/into/towards/for/from CELL
  accept between ... CELL ... (stoma/stomata)
  accept stoma/stomata ... to/and/reach ... CELL
  accept FAST
  accept large/larger/big/increase/more ... (surface/area)
  accept surface area ... (large/larger/big/increase)
  accept close ... CELL
  unsure CELL | surface | stoma/stomata
  earns: to the palisade cells
  earns: it reaches the mesophyll cells
  earns: gases diffuse quickly
  earns: they give a large surface area for gas exchange
  earns: from the stomata to the palisaid cells, it reaches the palisade cells quickley
  misses: carbon dioxide diffuses
  misses: they hold water
  misses: it is used in respiration`,
)

export const WATER_IN = judged(
  'xylem brings water (and mineral ions)',
  `
  CARRY = carry/bring/transport/supply/take/deliver/provide/move/conduct/give
  accept water/mineral (in/by/through/via) xylem
  reject xylem ...(no phloem/and/while).. water ...(no phloem/sugar/sucrose/food/glucose/and/while/to).. (out of | away from) leaf
  reject xylem ...(no phloem/while/whereas/and).. (sugar/sucrose/glucose/amino)
  reject phloem ...(no xylem).. CARRY ...(no xylem).. water, without xylem
  accept xylem ...(no phloem).. water/mineral
  accept water/mineral ...(no phloem/sugar/sucrose).. xylem
  accept CARRY water/mineral, without phloem
  unsure water
  earns: xylem brings water to the leaf
  earns: the xylem transports water and mineral ions
  earns: water comes in through the xylem
  earns: xilem carries watter, xylem caries water
  misses: phloem carries sucrose away
  misses: xylem carries sugar
  misses: phloem carries water
  misses: xylem takes water out of the leaf
  misses: they carry substances`,
)

export const SUGAR_OUT = judged(
  'phloem carries sucrose (and amino acids) away',
  `
  FOOD = sucrose/sugar/glucose/amino/assimilate/food/carbohydrate
  reject phloem ...(no xylem/while/whereas/and).. (water/mineral)
  reject xylem ...(no phloem).. FOOD, without phloem
  reject phloem ... starch, without FOOD
  reject phloem ...(no xylem).. FOOD (into/to) leaf
  accept phloem ...(no xylem).. sucrose/sugar/amino/assimilate
  accept sucrose/sugar/amino/assimilate ...(no xylem).. phloem
  accept (carry/take/transport/remove/move) ... (sucrose/sugar/amino), without xylem
  unsure FOOD
  earns: phloem takes sucrose away
  earns: the phloem carries sugars to other parts of the plant
  earns: sucrose leaves in the phloem
  earns: flowem carries sucrose, floem transports sugers, phloem transports sugars
  misses: xylem brings water
  misses: phloem brings water
  misses: xylem carries sugar
  misses: phloem brings sucrose into the leaf
  misses: they carry substances`,
)

const WIDE =
  'WIDE = increase/rise/widen/wide/wider/widest/open/large/larger/grow/up/high/higher/most/maximum/peak'
const NARROW =
  'NARROW = decrease/fall/narrow/narrower/close/small/smaller/reduce/drop/down/low/lower/shrink/less'

export const WIDENS = judged(
  'the pores widen from night (about 4 h) to midday (12 h)',
  `
  ${WIDE}
  ${NARROW}
  TIME = morning/midday/noon/"12"/day/daytime/daylight/light/4/8/dawn/sunrise/middle/midnight/hour/hours/until/first/begin/start/then/"12:00"/"12.00"
  reject WIDE ... (at/during/in) night, without day/noon/midday/morning/"12"
  reject WIDE ...(no NARROW).. "from 12"
  reject NARROW ... (until/morning/by/to) ... (noon/midday/"12")
  accept WIDE ... TIME
  accept TIME ... WIDE
  unsure WIDE
  earns: the pores widen until midday
  earns: the width increases from 4 hours to 12 hours
  earns: they are widest at noon
  earns: the width increeses in the morning
  earns: they are open during the day
  misses: the width decreases after noon
  misses: they are closed at night
  misses: the width changes
  misses: they open at night`,
)

export const NARROWS = judged(
  'then they narrow again (until the night)',
  `
  ${WIDE}
  ${NARROW}
  TIME = after/night/afternoon/evening/then/again/later/12/16/20/24/noon/midday/midnight/dark/sunset
  reject NARROW ...(no after/then/WIDE).. ("until 12" | "till 12" | "to 12")
  reject NARROW ... (until/till/to) (noon/midday)
  reject NARROW ... (during/in/at) (day/noon/midday/morning), without night/evening/afternoon/after
  accept NARROW ... TIME
  accept TIME ... NARROW
  unsure NARROW | not open
  earns: after midday they narrow again
  earns: then the width decreases
  earns: the width falls from 12 to 20 hours
  earns: they close in the evning, they close at night
  earns: they are closed at night
  misses: the width increases until midday
  misses: they are open by day
  misses: they close during the day
  misses: the width changes`,
)

export const GAS_ENTERS = judged(
  'carbon dioxide can diffuse into the leaf',
  `
  GAS = carbon/"co2"
  reject GAS ... (out/leave/exit/release/lost), without in/into/enter
  reject oxygen ... (enter/into/in), without GAS
  reject not GAS
  accept GAS ... (in/into/enter/entry/take/taken/diffuse/absorb/get/reach/through/obtain/uptake/available/pass)
  accept (in/into/enter/take/absorb/diffuse/get/obtain/let/allow/receive/uptake/more/exchange) ... GAS
  unsure GAS | gas exchange
  earns: carbon dioxide can enter the leaf
  earns: so that it takes in carbon dioxide
  earns: carbon dioxide diffuses in
  earns: carbon dioxyde diffuses into the leef
  misses: oxygen enters the leaf
  misses: water vapour leaves the leaf
  misses: carbon dioxide leaves the leaf
  misses: there is light`,
)

export const FOR_MAKING = judged(
  'for photosynthesis, which takes place in the light',
  `
  PHOTO = photosynthesis/photosynthesise/photosynthesize/photosynthetic
  reject not PHOTO
  reject (stop/prevent/reduce) PHOTO
  reject respire/respiration, without PHOTO
  accept PHOTO
  accept (make/made/produce) ... (glucose/sugar/carbohydrate/starch/food)
  earns: for photosynthesis
  earns: so it can photosynthesise in the light
  earns: it is used to make glucose
  earns: needed in fotosynthesis, needed for photosynthasis
  misses: for respiration
  misses: it is warm
  misses: there is light`,
)
