import { judged } from '@/lib/exams/authoring/marks'

export const USES_OR_STORES = judged(
  'uses or stores sucrose (or amino acids)',
  `
  FOOD = sucrose/amino/sugar/food/nutrient/assimilate/carbohydrate
  USE = use/store/storage/consume/respire
  MAKE = make/made/produce/release/send/sent/give/supply/provide
  reject MAKE ...(no USE/cell/receive).. FOOD, without USE/receive/need
  reject MAKE ... FOOD ... to store/use/sink/storage
  accept USE ...(no water/energy/light/MAKE).. FOOD to make/build
  accept USE ...(no water/energy/light/MAKE).. FOOD ... MAKE in/by/from/during leaf/leaves/source/photosynthesis
  unsure MAKE ...(no USE/cell/receive).. FOOD
  unsure FOOD ...(no USE/leaf/source/cell/receive).. MAKE
  unsure FOOD ...(no cell).. USE ... other/elsewhere/rest
  accept USE ...(no water/energy/light).. FOOD
  accept FOOD ...(no water).. USE
  unsure receive/need/take/USE, without water/xylem/light
  unsure FOOD, go/move/end/carry/transport/end/travel/sent/arrive
  unsure starch/glucose/protein, USE
  earns: it uses sucrose
  earns: a part that stores amino acids
  earns: where sucrose is stord or used
  misses: it releases sucrose
  misses: it is a root
  misses: the end of the xylem`,
)

export const STARCH_USED = judged(
  'its stored starch (food) is used / broken down / changed to sucrose',
  `
  STORE = starch/store/stored/reserve/reserves
  USED = break/broken/breaks/broke/convert/change/turn/hydrolyse/digest/use/used/mobilise/consume/release/become
  reject sucrose/sugar/glucose ...(no starch/store/STORE).. convert/change/turn/made/become ...(no from).. starch
  reject use/release ...(no starch).. to store
  reject convert/change/turn/make sucrose/sugar/glucose to/into starch
  reject sucrose store, without USED
  unsure change from STORE
  unsure leaf/leaves use
  reject store starch & without USED
  reject starch store & without USED
  accept sucrose/sugar/glucose ... made/come/produce from starch/STORE
  accept starch ...(no leaf/leaves).. USED
  accept USED ...(no to/into/from/water).. STORE
  accept STORE ...(no and/leaf/leaves/water).. USED
  accept release ... from ... STORE
  unsure STORE
  unsure mass, fall/decrease/lose/loses/less/drop
  earns: starch is broken down to sugars
  earns: the stored food is used
  earns: the strach is changed to sucrose, starch is chainged
  misses: water evaporates
  misses: it makes new cells
  misses: sucrose is changed to starch
  misses: the leaves photosynthesise`,
)

export const TO_THE_SHOOT = judged(
  'sucrose (amino acids) is released to / moves to the (growing) shoot',
  `
  SHOOT = shoot/stem/leaf/leaves/bud/sprout/plant/part/sink/flower/tip
  FOOD = sucrose/amino/sugar/food/nutrient
  GIVE = release/give/send/sent/supply/provide/export
  reject from leaf/leaves/shoot/plant/stem ... tuber
  reject FOOD from leaf/leaves/soil
  reject from soil
  accept GIVE FOOD ... to SHOOT, without leaf/leaves/shoot GIVE
  accept FOOD ...(no leaf/leaves/from).. GIVE/move/transport/carry/travel/pass/go/get to SHOOT
  reject leaf/leaves/shoot GIVE/make
  reject it/tuber receive
  unsure it/tuber get/take
  reject store FOOD from
  reject make/makes FOOD in leaf/leaves
  reject FOOD ...(no from).. to tuber
  reject SHOOT ...(no from).. to tuber
  accept FOOD ...(no from/make/made/photosynthesise).. to SHOOT
  accept FOOD ...(no make/made/photosynthesise).. move/transport/carry/travel/pass/go up
  accept GIVE ...(no water).. FOOD
  accept FOOD ...(no water).. GIVE
  accept FOOD leave/leaves/left tuber/store
  accept FOOD ... from tuber
  accept SHOOT receive/get ... FOOD
  accept FOOD & move/transport/carry/send/sent/pass/go/travel ...(no water).. to SHOOT
  accept SHOOT ... use ... FOOD
  accept FOOD ...(no leaf/leaves).. use ... by SHOOT
  unsure SHOOT, FOOD/glucose/energy
  unsure FOOD, move/transport/carry/leave
  earns: sucrose moves to the growing shoots
  earns: it releases sucrose
  earns: sucroze is sent to the new shoot
  misses: the tuber loses water
  misses: sucrose moves from the leaves to the tuber
  misses: the mass stays the same`,
)

export const CARRIED_IN_PHLOEM = judged(
  'sucrose is carried (from the leaves) in phloem, which is removed',
  `
  FOOD = sucrose/sugar/food/amino/nutrient
  MOVE = carry/transport/move/pass/travel/flow/go/goes/reach/get/deliver/bring/take/movement
  reject phloem ...(no sucrose/sugar/food).. water
  reject phloem make/produce/store FOOD
  accept not phloem to MOVE
  unsure phloem not MOVE
  reject xylem ...(no phloem/remain/left/place).. MOVE ... FOOD
  reject FOOD ...(no phloem).. MOVE ...(no phloem).. xylem
  accept phloem ... MOVE ... FOOD
  accept phloem ...(no xylem/remove/cut/missing/gone/damage/less/more/as/so).. MOVE
  accept MOVE ...(no xylem/because/since/remove/water/up).. phloem
  accept phloem ... translocate/translocation
  accept translocate/translocation ... phloem
  accept phloem & FOOD & not MOVE
  accept not phloem & not MOVE
  accept not phloem ... MOVE
  accept phloem & stop/block/prevent/trap, FOOD/translocation
  unsure FOOD ... in/by/through/along/via phloem
  earns: the phloem carries sucrose
  earns: there is no phloem to transport the sugar
  earns: sucrose is transported in the floem, phloem that is removd
  misses: the phloem was removed
  misses: the xylem is still there
  misses: the leaves make sucrose`,
)

export const CANNOT_PASS = judged(
  'so sucrose from the leaves cannot pass down / collects above the ring',
  `
  FOOD = sucrose/sugar/food
  COLLECT = collect/accumulate/build/builds/stuck/trap/trapped/pile/piles/gather
  MOVE = pass/move/go/reach/flow/get/transport/travel/translocate/carry/cross/deliver
  reject not make/photosynthesise/produce
  accept stop/block/prevent FOOD ... reach/move/pass/go/get/flow
  reject COLLECT below
  reject store FOOD
  reject FOOD store, without above
  reject not MOVE leaf/leaves
  reject not MOVE xylem
  reject from root
  reject FOOD ...(no above).. not MOVE ...(no past/below).. up/upward/upwards
  accept FOOD ... COLLECT
  accept COLLECT ... above, without water
  accept FOOD ... use ... not replace
  accept COLLECT ... FOOD
  accept stop/block/prevent ...(no water).. FOOD
  accept FOOD ...(no water).. stop/block/prevent
  accept not FOOD ...(no make/xylem).. MOVE/receive
  accept not MOVE/receive ... FOOD
  accept FOOD ...(no water/leaf).. not MOVE
  accept FOOD & not MOVE down/past/below
  accept FOOD ...(no water/more).. stay/remain/held/kept ... above
  accept less/little FOOD MOVE/get/reach below/down/root
  unsure FOOD, not way/path/route
  accept stop/block/prevent translocation
  unsure not MOVE, without water
  unsure not translocation | translocation not happen/occur/continue/take
  unsure FOOD, stay/remain/concentrate/back
  earns: sucrose cannot move down past the ring
  earns: the sugar builds up above the ring
  earns: sucrose from the leaves acumulates there
  misses: water moves up
  misses: the phloem was removed
  misses: sucrose collects below the ring
  misses: the xylem is broken`,
)
