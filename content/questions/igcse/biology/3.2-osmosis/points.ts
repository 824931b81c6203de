import { judged } from '@/lib/exams/authoring/marks'

/** Water that goes in or comes out, for what is named by `into` (words divided by /). */
export const WATER_MOVED_IN = judged(
  'water moves in (by osmosis)',
  `
  IN = in/into/inside/enter/absorb/gain
  reject water ...(no IN/not).. leave/out/exit/lose
  reject lose/leave/release ...(no IN/not).. water
  reject sugar/salt/sucrose/solute ...(no water).. IN, without water
  accept water ... IN
  accept IN ... water
  accept take/taken ... up ... water
  accept take/taken ... water ... up
  accept water ... take/taken up
  unsure osmosis/water
  earns: water enters by osmosis
  earns: water moves into the cells
  earns: it takes up water
  earns: watter goes in by osmosis
  misses: water leaves the cells
  misses: sugar moves in
  misses: it becomes heavier`,
)

export const WATER_MOVED_OUT = judged(
  'water moves out of the cell by osmosis',
  `
  OUT = out/leave/exit/lose/lost/outside
  reject water ...(no OUT).. in/into/inside/enter
  reject sugar/salt/sucrose/solute ... OUT, without water
  accept water ... OUT
  accept OUT ... water
  unsure osmosis/water
  earns: water leaves the cell by osmosis
  earns: the cell loses water
  earns: watter moves out of the vacuole by osmosis
  misses: water enters the cell
  misses: sugar moves out
  misses: the cell shrinks`,
)

export const THROUGH_MEMBRANE = judged(
  'through a partially permeable membrane',
  `
  reject fully permeable
  accept partial*/semi*/selective*/differential* permeable
  accept partial*/semi*/selective* ... membrane
  unsure membrane/permeable
  earns: through a partially permeable membrane
  earns: across the partially permeable cell membranes
  earns: the membrane is semi permeable
  earns: through a partially permeabel membrane
  misses: through a fully permeable membrane
  misses: down a gradient
  misses: by osmosis`,
)

/** That there was more sugar inside, in words of Core or of the Supplement. */
export const STRONGER_INSIDE = judged(
  'the solution inside is more concentrated (lower water potential) than the water outside',
  `
  IN = inside/in/cell/potato/tubing/bag/tube/within
  OUT = outside/beaker/water/surround/surrounding/external
  CONC = concentrated/concentration/sugar/sugary/solute/sucrose/strong/stronger
  HIGH = high/higher/more/great/greater/concentrated/stronger/strong
  LOW = low/lower/less/dilute/weak/weaker
  reject IN ...(no OUT/than).. (higher|high|more) water potential
  reject outside ...(no than).. lower water potential
  reject outside/beaker ...(no than/LOW).. (more concentrated|higher concentration of sugar)
  accept water potential ...(no inside/tubing/bag/cell).. high/higher/greater ...(no than/inside).. outside/beaker
  accept water potential ...(no outside/beaker).. low/lower/less ...(no than/outside).. inside/tubing/bag/cell
  reject water potential ...(no outside/beaker).. high/higher/greater ...(no than/outside).. inside/tubing/bag/cell
  accept lower/low/less water potential ... inside/in/cell/tubing/bag
  accept inside/cell/tubing/bag/potato ... lower/less water potential
  accept higher/high/more water potential ... outside/beaker/water
  accept outside/beaker/water ... higher/high/more water potential
  accept down ... water potential gradient
  accept high/higher water potential ... to ... low/lower
  accept dilute ... to ... concentrated
  accept more concentrated, IN
  accept (more|higher concentration|higher amount) sugar/sucrose/solute/salt ... inside/in/tubing/cell/bag
  accept inside/tubing/cell/bag/potato ... (more|higher concentration|higher amount) sugar/sucrose/solute/salt
  accept inside/tubing/cell/bag/potato ... higher concentration, without water concentration
  accept (more|higher concentration|high concentration) water ...(no inside).. outside/beaker
  accept outside/beaker ...(no inside).. (more|higher concentration) water
  accept (less|lower concentration) water ... inside/in/tubing/cell
  unsure concentration/concentrated/dilute/potential
  earns: the solution inside is more concentrated
  earns: the water potential is higher outside
  earns: there is more sugar inside the tubing
  earns: water moves from a dilute to a concentrated solution
  earns: it has a lower water potensial inside
  misses: the water potential is higher inside
  misses: water enters
  misses: through a membrane`,
)

export const BLOT = judged(
  'to remove solution (water) from the surface, which would add to the mass',
  `
  REMOVE = remove/take/dry/absorb/soak/wipe/rid/off
  accept REMOVE ... water/solution/liquid/moisture/drop, surface/outside/excess/extra/off/weigh/mass/weight/mass/heavy/heavier/on
  accept REMOVE excess/extra/surface
  accept water/solution/liquid/moisture ... outside/surface ... mass/weigh/weight/heavy/heavier
  accept water/solution/liquid/moisture/drop ... add/increase/affect/change/include/count ... mass/weight/reading/result
  accept mass/weight ... include/affect ... water/solution/liquid
  accept only ... mass/weight ... potato/cylinder/tissue/cell
  unsure water/solution/liquid/dry/mass/weight/accurate
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
  accept not same mass/size/weight
  reject same mass/size/weight ... start/beginning/first
  accept different/differ/vary/various ... mass/weight/size
  accept mass/weight/size ... different/differ/vary/various
  accept not equal mass/weight/size
  accept compare/comparison/comparable/fair
  accept take ... account ... mass/size
  unsure start/beginning/initial
  earns: the cylinders had different masses at the start
  earns: so that the results can be compared
  earns: because the starting mass was diferent
  earns: not all had the same mass at first
  misses: it is easier
  misses: it is more accurate
  misses: the mass is small`,
)

export const FASTER_RISE = judged(
  'a more concentrated solution in the tubing / a higher temperature / more surface of tubing / a narrower glass tube',
  `
  reject less/lower/weaker/dilute ...(no water/beaker).. solution/concentration/sugar
  reject lower temperature | cold/colder/cool
  accept more/higher/stronger/increase/greater ... sugar/concentrated/concentration/sucrose/solute
  accept concentrated/stronger/strong ... solution/sugar/inside/tubing
  accept add ... sugar/sucrose
  accept warm/warmer/hot/hotter/heat | higher/increase/raise temperature | temperature ... higher/increase/raise
  accept large/larger/longer/big/bigger/more/increase/greater ... bag/surface/tubing/area
  accept narrow/narrower/thin/thinner ... tube/glass/tubing/membrane
  unsure concentration/temperature/area/sugar
  earns: use a more concentrated sugar solution
  earns: use warmer water
  earns: a longer bag with a larger surface area
  earns: increase the temprature
  misses: use a lower concentration of sugar
  misses: wait for longer
  misses: use colder water`,
)

export const LOWER_OUTSIDE = judged(
  'the water potential of the solution is lower than that of the cell',
  `
  SOL = solution/outside/sucrose/salt/external/surround/surrounding/sugar
  CELL = cell/inside/vacuole/sap/cytoplasm
  HIGH = high/higher/more/greater
  LOW = low/lower/less/lesser
  reject SOL ...(no than/CELL).. HIGH water potential
  reject CELL ...(no than/SOL).. LOW water potential
  reject HIGH ...(no LOW/than/CELL).. water potential ...(no LOW/than/CELL).. solution/outside
  reject LOW ...(no HIGH/than).. water potential ...(no HIGH/than/SOL).. CELL
  accept LOW water potential
  accept HIGH water potential ... CELL
  accept CELL ... HIGH water potential
  accept HIGH ... LOW water potential
  accept HIGH water potential ... LOW
  accept water potential ... LOW/HIGH
  accept down ... water potential gradient
  unsure potential | gradient | concentrated/concentration/dilute
  earns: the solution has a lower water potential than the cell
  earns: the water potential is higher inside the cell
  earns: water moves down the water potential gradient
  earns: the sucrose solution has a lower water potensial
  misses: the solution has a higher water potential than the cell
  misses: the cell has a lower water potential
  misses: water moves out`,
)

export const PULLED_AWAY = judged(
  'the vacuole / cytoplasm shrinks and the membrane pulls away from the wall',
  `
  AWAY = away/off/from/separate/detach/peel/shrink/pull/leave/gap/apart/withdraw
  reject wall ... away/pull ... membrane, without membrane ... AWAY
  reject wall shrink
  accept membrane/cytoplasm/content/contents/protoplasm/it/vacuole ... AWAY ... wall
  accept vacuole/cytoplasm/content/contents/protoplasm/volume ... shrink/small/smaller/decrease/shrunken
  accept shrink/small/smaller ... vacuole/cytoplasm/content/contents
  accept membrane ... AWAY
  accept gap ... wall ... membrane
  accept gap ... membrane ... wall
  unsure shrink/gap/away
  earns: the membrane pulls away from the cell wall
  earns: the vacuole gets smaller
  earns: a gap appears between the wall and the membrane
  earns: the cell membraine is pulled away from the wall
  misses: the cell bursts
  misses: the cell wall breaks
  misses: water leaves the cell`,
)

export const BECOMES_TURGID = judged(
  'the cell becomes turgid / contents press on the wall (turgor pressure)',
  `
  reject burst, without wall/turgid/turgor/press
  reject flaccid/plasmolysed, without turgid/from/no/longer/was
  accept turgid/turgor
  accept push/press/pressure ... wall
  accept membrane ... back/touch/against ... wall
  accept firm
  unsure swell/bigger/larger/pressure/expand
  earns: it becomes turgid
  earns: the contents push against the cell wall
  earns: turgor presure rises
  misses: it becomes plasmolysed
  misses: it stays the same
  misses: water enters`,
)

export const HIGHER_OUTSIDE = judged(
  'the water potential of the solution is higher than that of the cell',
  `
  SOL = solution/outside/water/external/surround/surrounding/liquid
  CELL = cell/inside/cytoplasm
  HIGH = high/higher/more/greater
  LOW = low/lower/less/lesser
  reject CELL ...(no than/outside/solution/LOW).. HIGH water potential
  reject solution/outside ...(no than/CELL/HIGH).. LOW water potential
  accept HIGH water potential
  accept CELL ... LOW water potential
  accept LOW water potential ... CELL
  accept HIGH ... LOW water potential
  accept down ... water potential gradient
  accept water potential ... HIGH/LOW
  unsure potential | gradient | concentrated/concentration/dilute
  earns: the solution has a higher water potential than the cell
  earns: the water potential is lower inside the cells
  earns: water moves down a water potential gradient
  earns: the liquid has a higher water potensial than the cell
  misses: the cell has a higher water potential
  misses: the solution has a lower water potential
  misses: water moves in`,
)

export const NO_WALL = judged(
  'the cell has no cell wall / the membrane cannot withstand the pressure',
  `
  accept not wall
  accept not have/has/contain/possess wall
  accept lack/without wall
  accept only ... membrane
  accept membrane ... weak/thin/break/cannot/tear/torn/rupture/stretch/resist/withstand
  accept membrane, not strong/resist/withstand/hold
  accept pressure ... membrane
  reject has/have wall
  unsure wall/membrane
  earns: red blood cells have no cell wall
  earns: they do not have a wall to stop them
  earns: the membrane is not strong enough
  earns: there is no cell wal around it
  misses: the cell has a wall
  misses: the cell is small
  misses: water enters`,
)

export const SAME_AS_PLASMA = judged(
  'it has the same water potential as the blood plasma (the cells)',
  `
  SAME = same/equal/similar/match/equals/identical/isotonic
  reject not SAME
  accept SAME ... water potential
  accept water potential ... SAME/balance/balanced
  accept SAME concentration
  accept concentration ... SAME
  accept SAME ... blood/plasma/cell
  accept not net movement/flow/osmosis/water
  accept not osmosis
  accept isotonic
  reject high/higher/low/lower water potential
  unsure balance/concentration/potential
  earns: it has the same water potential as plasma
  earns: the concentration is equal to that of the blood
  earns: so there is no net movement of water
  earns: it has an eqaul water potential to the blood cells
  misses: it has a higher water potential
  misses: blood is salty
  misses: it cleans the blood`,
)

export const NO_HARM = judged(
  'so red blood cells do not burst (or shrink)',
  `
  CHANGE = burst/shrink/swell/explode/damage/crenate/shape/size/lyse/rupture/pop
  accept not CHANGE
  reject cell burst, without prevent/stop/avoid/if/would/pure/otherwise
  accept prevent/stop/avoid/without ... CHANGE
  accept CHANGE ... if/pure
  accept pure/if/otherwise/other ... CHANGE
  accept keep/stay/remain ... shape/size/same/normal/whole
  accept would CHANGE
  accept not net movement/flow/osmosis/water
  unsure CHANGE
  earns: so the red blood cells do not burst
  earns: in pure water the cells would burst
  earns: it prevents the cells from shrinking
  earns: otherwise the cells would berst
  misses: the cells burst
  misses: it gives the patient water
  misses: it is clean`,
)
