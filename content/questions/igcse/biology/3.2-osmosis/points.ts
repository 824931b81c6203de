import { judged } from '@/lib/exams/authoring/marks'

/** Water that goes in or comes out, for what is named by `into` (words divided by /). */
export const WATER_MOVED_IN = judged(
  'water moves in (by osmosis)',
  `
  INTO = in/into/inside/inward/inwards
  MOVE = move/movement/go/went/flow/pass/travel/diffuse/diffusion/draw/drawn/rush/come/came/pull/suck/soak/transfer/transport/get/push
  CELL = cell/tubing/tube/bag/potato/carrot/beetroot/inside/vacuole/cylinder/tissue/chip
  AROUND = outside/beaker/solution/surround/surroundings
  accept water ...(no level/out/leave/from/not).. MOVE ...(no up/level/out/leave/AROUND/not).. into CELL
  reject water ...(no INTO/not).. leave/out/exit/lose
  reject lose/leave/release ...(no INTO/not).. water
  reject water ...(no INTO).. from ...(no AROUND/water/to/into/high/higher/dilute).. CELL
  reject sugar/salt/sucrose/solute ...(no water/solution).. INTO/enter, without water
  reject water ... MOVE ...(no CELL/due/in/inside).. (to/into AROUND)
  accept water ...(no level/out/leave).. MOVE ...(no up/level/out/leave).. INTO
  accept MOVE ... water ...(no out/leave).. INTO
  accept MOVE INTO ...(no out/leave).. osmosis
  accept osmosis ...(no out/leave).. MOVE INTO
  accept water INTO CELL, osmosis
  accept water into
  accept water ...(no level/potential/out).. enter
  accept osmosis ... enter
  accept enter ...(no water/beaker).. osmosis
  accept entry water
  accept water ... MOVE ...(no from/out/leave/beaker).. to CELL
  accept water ... MOVE ... from AROUND
  accept gain/regain/absorb ...(no mass/weight/in/into).. water
  accept water ... absorb
  accept fill ... water
  accept take/took/taken ... (up | in) ... water
  accept take/took/taken ...(no out/away).. water ...(no out/away).. (up | in)
  accept water ...(no out/away).. (take/took/taken (up | in))
  unsure osmosis
  unsure water, MOVE/enter/up/absorb/take
  earns: water enters by osmosis
  earns: water moves into the cells
  earns: it takes up water
  earns: watter goes in by osmosis
  earns: water went from the beaker to the tubing
  misses: water leaves the cells
  misses: water moves from the tubing into the beaker
  misses: the cells gained mass
  misses: the water potential is higher in the beaker
  misses: sugar moves in
  misses: it becomes heavier`,
)

export const WATER_MOVED_OUT = judged(
  'water moves out of the cell by osmosis',
  `
  MOVE = move/movement/go/went/flow/pass/travel/diffuse/diffusion/draw/drawn/rush/come/came/pull/suck/transfer/get/push
  CELL = cell/vacuole/cytoplasm/sap/inside/onion/tissue
  AROUND = outside/solution/surround/surroundings/sucrose/salt
  reject sugar/salt/sucrose/solute ...(no water/solution).. out/leave/exit, without water
  accept water ...(no into/enter).. leave/exit
  accept water ... lost
  accept water ...(no into/enter/potential).. MOVE ...(no into/enter/in).. out/outward/outwards
  accept water MOVE ...(no into/enter/in/low/lower/from/to).. outside
  accept MOVE ... water ...(no into/enter/potential).. out/outwards/outside
  accept water out
  accept lose/lost ...(no mass/weight/turgor/due/because).. water
  accept water ... MOVE ... from ...(no AROUND/to/into).. CELL
  accept water ... MOVE ...(no from).. (to/into ...(no cell/vacuole/from/inside).. AROUND)
  reject water ...(no out/leave/lost).. (in/into/enter ...(no AROUND).. CELL)
  unsure osmosis
  unsure water, MOVE/shrink
  earns: water leaves the cell by osmosis
  earns: the cell loses water
  earns: watter moves out of the vacuole by osmosis
  earns: water moves from the cell into the solution
  misses: water enters the cell
  misses: the water potential is lower outside the cell
  misses: water moves from the solution into the cell
  misses: sugar moves out
  misses: the cell shrinks`,
)

export const THROUGH_MEMBRANE = judged(
  'through a partially permeable membrane',
  `
  reject fully permeable, without partial*/semi*/selective*
  accept partial*/semi*/selective*/differential* permeable
  accept partial*/semi*/selective* ... membrane
  accept membrane ...(no all/everything).. let/allow ... water ... not sucrose/sugar/solute/large/larger/bigger
  accept membrane ...(no all/everything).. only let/allow ... water/small/smaller
  unsure permeable
  unsure membrane/tubing ... let/allow
  earns: through a partially permeable membrane
  earns: across the partially permeable cell membranes
  earns: the membrane is semi permeable
  earns: through a partially permeabel membrane
  misses: through a fully permeable membrane
  misses: through the membrane
  misses: through an impermeable membrane
  misses: down a gradient
  misses: by osmosis`,
)

/** That there was more sugar inside, in words of Core or of the Supplement. */
export const STRONGER_INSIDE = judged(
  'the solution inside is more concentrated (lower water potential) than the water outside',
  `
  BAG = inside/tubing/bag/dialysis/visking/cell/potato/carrot/beetroot/cylinder/tissue
  BEAKER = outside/beaker/surround/surroundings/external
  SOLUTE = sugar/sucrose/solute
  HIGH = high/higher/greater
  LOW = low/lower/less
  MORE = (more concentrated) | (HIGH concentration) | stronger | (more/much SOLUTE) | (HIGH amount SOLUTE)
  LESS = (less concentrated) | (less SOLUTE) | (LOW concentration) | dilute | weaker
  TURN = to/into/from/which/while/whereas/and/because/since
  reject HIGH concentration water ...(no than/BEAKER).. BAG
  reject BAG ...(no than/BEAKER/TURN).. (HIGH concentration water | HIGH water concentration)
  reject LOW concentration water ...(no than/BAG).. BEAKER
  reject BEAKER ...(no than/BAG/TURN).. (LOW concentration water | LOW water concentration)
  reject LOW ...(no HIGH).. water potential ...(no HIGH).. to ...(no LOW).. HIGH
  reject LOW to HIGH water potential
  reject concentrated ...(no dilute).. to ...(no concentrated).. dilute
  reject water potential ...(no BEAKER).. BAG ...(no than/BEAKER/LOW).. HIGH
  reject water potential ...(no BAG).. BEAKER ...(no than/BAG/HIGH).. LOW
  reject water potential ...(no BEAKER/LOW/TURN).. HIGH ...(no than/BEAKER/LOW/TURN/so).. BAG
  reject water potential ...(no BAG/HIGH/TURN).. LOW ...(no than/BAG/HIGH/TURN/so).. BEAKER
  reject HIGH water potential ...(no than/BEAKER/LOW/TURN/so).. BAG
  reject LOW water potential ...(no than/BAG/HIGH/TURN/so).. BEAKER
  reject BAG/sucrose ...(no BEAKER/than/LOW/TURN).. HIGH water potential
  reject BEAKER ...(no BAG/than/HIGH/TURN).. LOW water potential
  reject MORE ...(no than/BAG/to/LESS).. BEAKER
  reject BEAKER/water ...(no BAG/SOLUTE/than/TURN/LESS/potential/MORE).. (HIGH concentration SOLUTE | more concentrated | more/much SOLUTE)
  reject BAG ...(no BEAKER/than/TURN/MORE).. LESS
  reject LESS ...(no than/BEAKER/to/MORE/water).. BAG
  reject concentration SOLUTE ...(no BAG).. HIGH ...(no BAG/than).. BEAKER
  reject concentration SOLUTE ...(no BEAKER).. LOW ...(no BEAKER/than).. BAG
  accept concentration SOLUTE ...(no BEAKER).. HIGH ...(no BEAKER/than).. BAG
  accept concentration SOLUTE ...(no BAG).. LOW ...(no BAG/than).. BEAKER
  accept weak/weaker ... to ... strong/stronger
  accept down ... water potential gradient
  accept HIGH ...(no LOW).. to ...(no HIGH).. LOW, potential
  accept LOW/less/HIGH water potential, BAG/BEAKER/sucrose/sugar/solution/pure
  accept water ...(no BAG).. HIGH water potential
  accept water potential ... BAG/sucrose ... LOW
  accept water potential ... BEAKER/pure/water ... HIGH
  accept water potential ... HIGH/LOW ... BAG/BEAKER
  accept dilute ... to ... concentrated
  accept LOW ...(no HIGH/water).. to ...(no LOW).. HIGH, SOLUTE
  accept HIGH concentration water ... to ... LOW
  accept HIGH ... to ... LOW concentration water
  accept more water ... to ... less water
  accept more water BEAKER ... than
  accept HIGH concentration water ...(no BAG/than/to).. BEAKER
  accept BEAKER ...(no BAG).. (HIGH concentration water | HIGH water concentration)
  accept LOW concentration water ...(no BEAKER/than/to).. BAG
  accept BAG ...(no BEAKER).. (LOW concentration water | LOW water concentration)
  accept MORE ...(no than/BEAKER/to/water).. BAG
  accept BAG/sucrose/solution ...(no BEAKER/than/TURN/water).. MORE
  accept LESS ...(no than/BAG/to/water/potential).. BEAKER/water
  accept BEAKER/water ...(no BAG/than/TURN/potential).. LESS
  accept not SOLUTE ...(no BAG/through/pass).. BEAKER/water
  unsure concentration/concentrated/dilute/potential/gradient
  earns: the solution inside is more concentrated
  earns: the water potential is higher outside
  earns: there is more sugar inside the tubing
  earns: water moves from a dilute to a concentrated solution
  earns: it has a lower water potensial inside
  earns: the beaker has a lower concentration of sugar than the tubing
  misses: the water potential is higher inside
  misses: the beaker has more sugar than the bag
  misses: from low water potential to high water potential
  misses: water enters
  misses: through a membrane`,
)

export const BLOT = judged(
  'to remove solution (water) from the surface, which would add to the mass',
  `
  REMOVE = remove/take/dry/absorb/soak/wipe/rid/off
  WET = water/solution/liquid/moisture/drop/droplet/sucrose
  accept REMOVE ...(no inside).. WET, surface/outside/excess/extra/off/surplus/heavier/on
  accept REMOVE ...(no inside/cell).. WET, add/increase/affect/include/count, mass/weight/reading/result
  accept REMOVE excess/extra/surface/surplus
  accept WET ...(no inside).. outside/surface/on ... mass/weigh/weight/heavy/heavier
  accept WET ...(no inside).. outside/surface/on ... not weigh/measure/count/include/affect
  accept WET ...(no inside/cell).. stick/cling/left ... mass/weigh/weight/heavy/heavier
  accept WET ...(no inside/cell).. add/increase/affect/change/include/count ... mass/weight/reading/result
  accept mass/weight ...(no inside).. include/affect ...(no inside).. WET
  accept only ... mass/weight ... potato/cylinder/tissue/cell
  accept only ... potato/cylinder/tissue/cell ... weigh/measure
  unsure WET/dry/accurate
  earns: to remove water from the surface
  earns: the liquid on the outside would add to the mass
  earns: to take off exess solution from the outside
  misses: to make it clean
  misses: so that it can be cut
  misses: because of osmosis`,
)

export const WHY_PERCENT = judged(
  'the cylinders had different masses at the start / so changes can be compared',
  `
  SIZE = mass/weight/size
  DIFFER = different/differ/vary/various/unequal
  BIG = big/bigger/heavy/heavier/large/larger/small/smaller/light/lighter
  reject same SIZE ... start/beginning/first
  reject change ... SIZE ... DIFFER, without start/initial/beginning/first/original/before/compare/fair
  reject SIZE ... DIFFER ... end/after/amount, without start/initial/beginning/first/original/before/compare/fair
  accept not same/equal SIZE
  accept SIZE ... not same/equal/identical
  accept DIFFER start/initial/original/beginning/SIZE
  accept SIZE ...(no change).. DIFFER
  accept compare/comparison/comparable/fair
  accept take ... account ... SIZE
  accept depend ... initial/original/start/size
  accept cylinder/piece/potato/some/one ... BIG ... than/other/others
  accept BIG cylinder/piece/potato ... more/less/grams/change/gain/lose
  unsure start/beginning/initial
  earns: the cylinders had different masses at the start
  earns: so that the results can be compared
  earns: because the starting mass was diferent
  earns: not all had the same mass at first
  misses: the change in mass is different for each
  misses: it is easier
  misses: it is more accurate
  misses: the mass is small`,
)

export const FASTER_RISE = judged(
  'a more concentrated solution in the tubing / a higher temperature / more surface of tubing / a narrower glass tube',
  `
  SUGAR = sugar/sucrose/salt/solute
  UP = more/high/higher/stronger/increase/raise/greater
  LARGE = large/larger/long/longer/big/bigger/more/increase/greater/wide/wider
  reject less/low/lower/weaker/weak/dilute/smaller/decrease/reduce ...(no water/beaker/outside/diameter/glass).. solution/concentration/SUGAR
  reject SUGAR/concentration/concentrated/stronger, beaker/outside/surround/external, without tubing/bag/inside/gradient/difference/distilled/pure
  reject add/put/dissolve/more ... SUGAR ...(no bag/inside/tubing).. water, without tubing/bag/inside
  reject low/lower/decrease/reduce temperature | cold/colder/cool
  reject large/larger/big/bigger/long/longer/wide/wider/thick/thicker ...(no dialysis/visking/surface/bag).. glass
  reject thick/thicker ... tubing/membrane
  reject volume ... SUGAR | SUGAR ... volume
  reject more SUGAR solution, without concentrated/stronger
  accept UP ... SUGAR/concentrated/concentration
  accept concentrated/stronger/strong ... solution/SUGAR/inside/tubing
  accept solution/SUGAR ... stronger
  accept add ... SUGAR
  accept LARGE/steep/steeper ... concentration gradient
  accept UP temp
  accept warm/warmer/hot/hotter/heat | UP temperature | temperature ... UP
  accept LARGE ...(no glass).. bag/surface/dialysis/visking/area
  accept narrow/narrower/thin/thinner ...(no dialysis/visking/bag).. tube/glass/membrane
  accept small/smaller/narrow/narrower diameter/bore/width
  unsure concentration/temperature/area/SUGAR/tubing
  earns: use a more concentrated sugar solution
  earns: use warmer water
  earns: a longer bag with a larger surface area
  earns: increase the temprature
  earns: make the solution stronger
  misses: use a lower concentration of sugar
  misses: put more sugar in the beaker
  misses: use a longer glass tube
  misses: wait for longer
  misses: use colder water`,
)

/** What both comparisons of water potential share, of what is RIGHT and its OTHER: first said of what is around the cell … */
const NEAREST = `  TURN = to/into/from/which/while/whereas/and/because/since/as/due/than
  reject RIGHT/OTHER water potential ... (become/became/get/got RIGHT/OTHER)
  reject water potential ... become/became/get/got/decrease/increase/fall/rise
  accept water potential AROUND ...(no OTHER/than).. RIGHT
  reject water potential AROUND ...(no RIGHT/than).. OTHER
  accept AROUND ...(no OTHER/than/inside).. RIGHT water potential
  reject AROUND ...(no RIGHT/than/inside).. OTHER water potential
  accept RIGHT water potential AROUND
  reject OTHER water potential AROUND`

/** … then of solution or cell, each with its own end … */
const SIDES = `  accept water potential ...(no SOL/TURN).. CELL ...(no SOL/RIGHT/TURN).. OTHER than
  accept water potential ...(no CELL/TURN).. SOL ...(no CELL/OTHER/TURN).. RIGHT than
  reject water potential ...(no SOL).. CELL ...(no SOL/than/OTHER/to/while/whereas/and).. RIGHT
  reject water potential ...(no CELL).. SOL ...(no CELL/than/RIGHT/to/while/whereas/and).. OTHER
  reject water potential ...(no SOL/CELL/OTHER).. RIGHT ...(no than/SOL/OTHER/to).. CELL
  reject water potential ...(no SOL/CELL/RIGHT).. OTHER ...(no than/CELL/RIGHT/to).. SOL
  reject RIGHT water potential ...(no than/SOL/OTHER/TURN/so).. CELL
  reject OTHER water potential ...(no than/CELL/RIGHT/TURN/so).. SOL
  reject SOL ...(no CELL/RIGHT/TURN).. OTHER water potential
  reject CELL ...(no SOL/OTHER/TURN).. RIGHT water potential
  reject CELL water potential ...(no SOL/than/OTHER).. RIGHT
  reject SOL water potential ...(no CELL/than/RIGHT).. OTHER
  accept SOL water potential ...(no than/OTHER).. RIGHT
  accept CELL water potential ...(no than/RIGHT).. OTHER
  accept down ... water potential gradient`

/** … and last in looser order. */
const LAST = `  accept RIGHT water potential, SOL
  accept OTHER water potential, CELL
  accept water potential ... SOL ... RIGHT
  accept water potential ... CELL ... OTHER
  accept water potential ... RIGHT ... SOL
  accept water potential ... OTHER ... CELL
  accept it has/have/had ...(no OTHER).. RIGHT water potential
  unsure potential | gradient
  unsure concentrated/dilute/concentration`

export const LOWER_OUTSIDE = judged(
  'the water potential of the solution is lower than that of the cell',
  `
  SOL = solution/outside/sucrose/salt/external/surround/surrounding/surroundings/sugar
  CELL = cell/inside/vacuole/sap/cytoplasm
  AROUND = outside/around/surround/surrounding cell
  RIGHT = low/lower/less/lesser
  OTHER = high/higher/more/greater
${NEAREST}
  
  reject RIGHT ...(no OTHER).. water potential ...(no OTHER).. to ...(no RIGHT).. OTHER
  reject RIGHT to OTHER water potential
${SIDES}
  accept OTHER ...(no RIGHT).. to ...(no OTHER).. RIGHT, potential
${LAST}
  earns: the solution has a lower water potential than the cell
  earns: the water potential is higher inside the cell
  earns: water moves down the water potential gradient
  earns: the sucrose solution has a lower water potensial
  earns: the water potential outside the cell is lower than inside
  misses: the solution has a higher water potential than the cell
  misses: the water potential inside the cell is lower than outside
  misses: water moves from a low to a high water potential
  misses: the cell has a lower water potential
  misses: water moves out`,
)

export const PULLED_AWAY = judged(
  'the vacuole / cytoplasm shrinks and the membrane pulls away from the wall',
  `
  AWAY = away/off/separate/detach/peel/shrink/shrank/shrunk/pull/withdraw/withdrew/contract/apart/recede
  CONTENT = membrane/cytoplasm/content/contents/protoplasm/protoplast/vacuole
  reject wall ...(no CONTENT).. away/pull/move/come/detach/separate/shrink ...(no and/not/its/wall).. from ... membrane/cell/cytoplasm, without membrane ... from ... wall
  reject wall shrink/shrank
  reject membrane pull/push/press against wall
  accept CONTENT ...(no water/and/it).. AWAY
  accept CONTENT ...(no water).. move/come/leave/draw ... from wall
  accept vacuole/cytoplasm/content/contents/volume ...(no water/it).. small/smaller/decrease/shrunken
  accept shrink/small/smaller/shrunken ... vacuole/cytoplasm/content/contents
  accept CONTENT ...(no water).. not touch/press/push/attach/contact ... wall
  accept gap/space ... wall ... membrane
  accept gap/space ... membrane ... wall
  unsure shrink/gap/away
  unsure from wall
  earns: the membrane pulls away from the cell wall
  earns: the vacuole gets smaller
  earns: a gap appears between the wall and the membrane
  earns: the cell membraine is pulled away from the wall
  earns: the membrane is no longer touching the wall
  misses: the cell bursts
  misses: the cell wall breaks
  misses: water leaves through the membrane
  misses: water leaves the cell`,
)

export const BECOMES_TURGID = judged(
  'the cell becomes turgid / contents press on the wall (turgor pressure)',
  `
  reject burst/break/broke/broken ...(no prevent/stop/not).. wall
  reject wall ...(no prevent/stop/not/against/resist/from/keep).. burst/break/broke/broken
  reject burst, without wall/prevent/stop/avoid
  reject lose/loss/less/decrease ... turgor/turgid
  reject flaccid/plasmolysed, without turgid/from/no/longer/was
  accept turgid/turgor
  accept push/press/pressure ... wall
  accept membrane/cytoplasm/vacuole/contents ...(no away).. back/touch/against/reach ... wall
  accept membrane ...(no away).. back/return ... wall
  accept firm
  unsure swell/bigger/larger/pressure/expand
  earns: it becomes turgid
  earns: the contents push against the cell wall
  earns: turgor presure rises
  misses: it becomes plasmolysed
  misses: the cell loses its turgor
  misses: the pressure bursts the wall
  misses: it stays the same
  misses: water enters`,
)

export const HIGHER_OUTSIDE = judged(
  'the water potential of the solution is higher than that of the cell',
  `
  SOL = solution/outside/salt/external/surround/surrounding/surroundings/liquid
  CELL = cell/inside/cytoplasm
  AROUND = outside/around/surround/surrounding cell
  RIGHT = high/higher/more/greater
  OTHER = low/lower/less/lesser
${NEAREST}
  
  reject OTHER ...(no RIGHT).. water potential ...(no RIGHT).. to ...(no OTHER).. RIGHT
  reject OTHER to RIGHT water potential
${SIDES}
  accept RIGHT ...(no OTHER).. to ...(no RIGHT).. OTHER, potential
${LAST}
  earns: the solution has a higher water potential than the cell
  earns: the water potential is lower inside the cells
  earns: water moves down a water potential gradient
  earns: the liquid has a higher water potensial than the cell
  earns: the water potential outside the cell is higher than inside
  misses: the cell has a higher water potential
  misses: the water potential inside the cells is higher
  misses: from low water potential to high water potential
  misses: the solution has a lower water potential
  misses: water moves in`,
)

export const NO_WALL = judged(
  'the cell has no cell wall / the membrane cannot withstand the pressure',
  `
  accept not wall
  accept not have/has/contain/possess wall
  accept lack/without/absence/absent wall
  accept wall absent/missing
  accept only ... membrane
  accept membrane ... weak/thin/break/tear/torn/rupture
  accept membrane, not strong/resist/withstand/hold
  reject has/have wall
  reject wall ... burst/break/weak/thin/tear/rupture
  reject burst/break/tear ... wall
  unsure not wall
  unsure membrane ... stretch/burst/pressure
  unsure pressure ... membrane
  earns: red blood cells have no cell wall
  earns: they do not have a wall to stop them
  earns: the membrane is not strong enough
  earns: there is no cell wal around it
  misses: the cell has a wall
  misses: the cell wall bursts
  misses: the cell is small
  misses: water enters`,
)

export const SAME_AS_PLASMA = judged(
  'it has the same water potential as the blood plasma (the cells)',
  `
  SAME = same/equal/similar/match/equals/identical/isotonic
  BLOOD = blood/plasma/cell
  reject not SAME
  accept SAME ... water potential
  accept water potential ... SAME/balance/balanced
  accept SAME ... concentration
  accept concentration ... SAME
  accept concentration ... BLOOD ... "0.9"
  accept BLOOD ... contain/have/has "0.9"
  reject SAME volume/temperature/colour/size/shape/ph
  accept SAME ... BLOOD
  accept not net movement/flow/osmosis
  accept not osmosis
  accept isotonic
  reject high/higher/low/lower water potential
  unsure balance/concentration/potential
  unsure not water
  earns: it has the same water potential as plasma
  earns: the concentration is equal to that of the blood
  earns: so there is no net movement of water
  earns: it has an eqaul water potential to the blood cells
  misses: it has a higher water potential
  misses: it has the same volume as the blood
  misses: blood is salty
  misses: it cleans the blood`,
)

export const NO_HARM = judged(
  'so red blood cells do not burst (or shrink)',
  `
  CHANGE = burst/shrink/swell/explode/damage/crenate/lyse/rupture/pop/haemolysis/hemolysis
  accept not CHANGE
  accept not change/lose ... shape/size
  accept prevent/stop/avoid/without ... CHANGE
  accept weaker/dilute/different/other/stronger/concentrated/higher/lower ... would/could ... CHANGE
  accept pure/otherwise/other/if ... CHANGE
  reject salt/solution/it ...(no prevent/stop/avoid/pure/water/not/so).. CHANGE
  reject cell burst, without prevent/stop/avoid/if/would/pure/otherwise
  accept CHANGE ... if/pure
  accept keep/stay/remain ... shape/size/same/normal/whole
  accept would ... CHANGE
  accept not net movement/flow/osmosis/water
  accept cell ... not gain/lose/absorb/take ... water
  accept not water enter/leave/move/in cell
  unsure CHANGE
  earns: so the red blood cells do not burst
  earns: in pure water the cells would burst
  earns: it prevents the cells from shrinking
  earns: otherwise the cells would berst
  misses: the cells burst
  misses: the salt solution would make the cells burst
  misses: it gives the patient water
  misses: it is clean`,
)
