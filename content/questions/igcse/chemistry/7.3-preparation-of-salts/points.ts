import { judged } from '@/lib/exams/authoring/marks'

export const ALL_ACID = judged(
  'so that all of the acid reacts (none is left)',
  `
  ALL = all/every/complete/completely/fully/entire/whole
  DONE = react/reacted/reacts/neutralise/neutralised/neutralized/used/gone/consumed
  SOLID = oxide/carbonate/solid/powder/copper/zinc/magnesium/cobalt
  reject ALL ...(no acid).. SOLID ...(no acid).. DONE
  reject not acid ... DONE
  reject SOLID ...(no acid).. ("neutralised" | "neutralized")
  reject "acid in excess" | "acid is in excess" | "excess acid is"
  accept ALL ... acid ... (DONE/"used up")
  accept acid ... ALL ... (DONE/"used up")
  accept acid ... (neutralised/neutralized/"used up"/gone)
  accept neutralise/neutralize ... acid
  accept not acid ... (left/remain/remains/remaining/over/unreacted/solution/product/salt)
  accept "no acid" | "no more acid" | "no excess acid"
  accept use up ... acid
  accept acid ...(no SOLID).. DONE ...(no SOLID).. (completely/fully/entirely)
  accept acid ... (limiting/contaminate/impurity/impure)
  accept react ... ALL ... acid
  unsure acid
  earns: so that all of the acid reacts
  earns: to make sure no acid is left over
  earns: so the acid is completely used up
  earns: so that all the asid is neutralized, all the acid reakts
  misses: so that all of the solid reacts
  misses: to make the reaction faster
  misses: to get more salt`,
)

export const HEAT_SOME = judged(
  'heat (evaporate) the solution to the crystallising point / until it is saturated',
  `
  HEAT = heat/heating/heated/evaporate/evaporated/evaporating/boil/boiling/warm/warmed/evaporation
  UNTIL = crystallising/crystallizing/crystallisation/"crystallization"/saturated/saturation/concentrated/half/some/most
  reject HEAT ... (dryness/dry/all/completely) ...(no cool/leave/filter).. water
  reject HEAT ...(no cool/leave/filter/crystallising/saturated/some/then).. (dryness | "until dry" | "all the water" | "all of the water")
  reject not HEAT
  reject HEAT ...(no cool/leave/filter/crystallising/saturated/some/then/half/most).. (completely/fully)
  reject (evaporate/evaporated/evaporating/boil) ... (some/half/most) (crystals/crystal/salt)
  unsure HEAT (crystals/crystal) until
  accept HEAT ... UNTIL
  accept UNTIL ... HEAT
  accept HEAT ... (crystals | crystal) ... (start/begin/appear/form/edge/rod)
  accept HEAT ... (start/begin) ... (crystal/crystallise)
  unsure HEAT
  earns: heat the solution to the crystallising point
  earns: evaporate some of the water
  earns: boil it until it is saturated
  earns: evaparate it untill it is satturated
  misses: filter the solution
  misses: leave it to cool
  misses: evaporate it to dryness`,
)

export const LET_COOL = judged(
  'leave it to cool (so that crystals form)',
  `
  reject not cool
  reject (condenser/condense/vapour/steam/distil)
  accept cool/cooled/cooling/cools
  accept leave/left/stand/allow ... (crystallise/crystallize/crystals/"room temperature"/overnight)
  unsure leave/left/stand
  earns: leave it to cool
  earns: allow the solution to cool down
  earns: it cools and crystals form
  earns: let it cooll, leave it to kool and cool
  misses: heat it strongly
  misses: dry the crystals
  misses: add distilled water`,
)

export const DRY_CRYSTALS = judged(
  'filter off the crystals and dry them (with filter paper / in a warm place)',
  `
  reject (dry/dried/drying) ... (strongly | flame | bunsen)
  reject not dry/dried
  accept (pat/press/blot/dab) ... (dry/paper/crystals/towel)
  accept between ... (paper/papers)
  accept (dry/dried/drying) ... (paper/papers/oven/tissue/air/warm/towel/desiccator)
  accept (oven/desiccator) ... (dry/dried)
  accept leave ... (until/till) dry
  unsure (until/till) dry | "dry crystals" | "pure dry" | "completely dry"
  accept dry/dried/drying
  unsure desiccator/oven
  earns: dry the crystals between filter papers
  earns: filter off the crystals and leave them to dry
  earns: they are dried in a warm oven
  earns: fillter and dri the cristals, then dry them between papper
  misses: heat to the crystallising point
  misses: let it cool
  misses: filter off the crystals`,
)

export const WITH_WATER = judged(
  'chemically combined with water',
  `
  WATER = water/"h2o"
  BOUND = combine/combined/bonded/bond/bound/joined/join/linked/attached/chemically
  reject not WATER
  reject (lose/loses/lost/remove/removed/gone/"driven off")
  reject react/reacts, without BOUND/crystallisation
  reject (mixed/mixture/dissolved/wet/damp/surrounded), without BOUND/crystallisation/crystals
  accept BOUND ... WATER
  accept WATER ... BOUND
  accept water of crystallisation
  accept water of crystallization
  accept (contain/contains/has/have/with/include) ... WATER ... (crystals/structure/formula/lattice/crystallisation)
  accept WATER ... (part/crystal/crystals/structure/lattice/formula)
  unsure WATER
  earns: chemically combined with water
  earns: it has water of crystallisation
  earns: water molecules are part of its crystals
  earns: it is chemicaly combinned with water
  misses: dissolved in water
  misses: it lost its water of crystallisation
  misses: it contains no water
  misses: the crystals are wet`,
)

export const SAME_VOLUMES = judged(
  'repeat (the titration) with the same volumes of acid and alkali',
  `
  SAME = same/exact/exactly/equal/measured/found/determined/that/average/mean
  reject (take/takes/calculate/find) ... (average/mean), without mix/add/repeat/use/again
  reject (volume/amount) ... (water/salt), without acid/alkali
  reject repeat ... (reading/readings/result/results/accurate/accuracy/reliable), without indicator/volume/volumes
  unsure repeat ... (different/another/new/more) indicator
  accept repeat
  accept same ... again | again ... same
  accept SAME ... (volume/volumes/amount/amounts/quantity/quantities)
  accept (volume/volumes/amount/amounts) ... SAME
  accept (again/redo) ... (acid/alkali/titration/experiment)
  accept (acid/alkali/titration/experiment) ... again
  accept (mix/use/uses/add/adds/put/combine) ... "cm3" ... "cm3"
  unsure volume/mix/again
  earns: repeat it with the same volumes of acid and alkali
  earns: mix exactly the same amounts again
  earns: do the titration again
  earns: repeet, repeat the titraton with the same volums
  misses: leave out the indicator
  misses: repeat the readings
  misses: evaporate the water
  misses: filter the solution`,
)

export const NO_INDICATOR = judged(
  'without the indicator',
  `
  reject until ... indicator ... (change/changes/changed/turn/turns)
  reject not until ... indicator ... (change/changes/changed/turn/turns)
  reject filter ... indicator, without charcoal
  accept not indicator
  accept "without" ... indicator
  accept (leave/leaves/left/leaving) out ... indicator
  accept (omit/skip/exclude) ... indicator
  reject different/another/new indicator
  accept indicator ... (omitted/"left out"/"not used"/"not added"/removed)
  accept charcoal
  reject add/adds/adding/drops/few ... indicator
  unsure indicator
  earns: without the indicator
  earns: do not add any indicator
  earns: leave out the indicator
  earns: repeat it with no indicater
  misses: add a few drops of indicator
  misses: use the same volumes
  misses: use a different indicator`,
)

export const ALKALI_DISSOLVES = judged(
  'the alkali (base) is soluble, so an excess cannot be filtered off / seen',
  `
  ALKALI = alkali/hydroxide/base/ammonia/it/excess/they/both/reactants/everything/naoh/koh
  NAMED = alkali/hydroxide/base/excess/reactants/both/naoh/koh
  SALT = salt/chloride/nitrate/sulfate/product
  reject not soluble
  reject (alkali/hydroxide) ...(no salt).. insoluble
  reject SALT ...(no NAMED).. (soluble/dissolve/dissolves)
  reject not acid ...(no NAMED).. (removed/remove/filtered/filter/separated)
  unsure acid ...(no NAMED).. dissolve
  accept ALKALI ... (soluble/dissolve/dissolves/dissolved)
  accept (soluble/dissolves/dissolve) ... (alkali/hydroxide/base/excess)
  accept not (filter/filtered/removed/separated/filtration/remove/separate)
  accept (impossible/hard/difficult) ... (filter/remove/separate)
  accept not insoluble
  accept not solid
  accept both ... (solution/solutions/aqueous/liquid/liquids)
  accept NAMED ... aqueous | NAMED ... "in solution" | NAMED ... "in the solution"
  accept NAMED ... (stay/stays/remain/remains)
  unsure not (see/seen/visible)
  unsure soluble/dissolve/filter/solution
  unsure contaminate/impure/mixed/contain
  earns: sodium hydroxide is soluble
  earns: the excess alkali cannot be filtered off
  earns: because the alkali dissolves in water
  earns: it is solubel, so you can not filtr it, cannot filter it
  misses: the salt is soluble
  misses: sodium hydroxide is insoluble
  misses: the reaction is too fast`,
)

export const USED_UP = (ion: string, names: string) =>
  judged(
    `all of the ${ion} ions have reacted (are used up)`,
    `
    ION = ${names}
    ALL = all/every/completely/entirely/fully/whole
    DONE = react/reacted/used/gone/precipitated/consumed/finished/run
    OTHER = iodide/sulfate/chloride/b
    unsure "${ion} iodide" | "${ion}(ii) iodide" | "${ion} sulfate" | "${ion}(ii) sulfate" | "${ion} chloride" | "${ion}(ii) chloride"
    reject (ION) ...(no OTHER/limiting).. excess | "solution a" ...(no "solution b").. excess
    accept "solution a" ... ALL ... DONE
    accept ALL ... (ION) ... DONE
    accept (ION) ... ALL ... DONE
    accept (ION) ... ("used up" | "run out" | "ran out" | gone | finished | limiting)
    accept not (ION) ... (left/remain/remaining/remains)
    accept not more (ION)
    accept "no more" ... (ION)
    accept "solution a" ... ("used up" | "run out" | "ran out" | finished | limiting)
    accept ALL ... "solution a" ... DONE
    accept "solution b" ... excess
    accept (ION) ... limiting
    unsure (ION) | "solution a" | excess | finished/complete
    unsure reaction ... (over/complete/stopped)
    earns: all of the ${ion} ions have reacted
    earns: there are no more ${ion} ions left
    earns: the ${ion} ions are used up
    earns: all the ${ion} ions have reakted, all ${ion} ions are precipitatted
    misses: the precipitate dissolves
    misses: the temperature is constant
    misses: no more solution B is added`,
  )

export const FILTER_OFF = judged(
  'filter (off the precipitate)',
  `
  reject not filter
  reject filter ... (crystallising | crystallisation)
  unsure filter (crystals/crystal)
  accept "filtration" | "filtered" | "filtering" | "filters" | "filter off" | "filter it" | "filter the" | "filter out" | "filter and" | "filter," | "filter mixture" | "filter funnel" | "filter precipitate" | "filter solution" | "filter then" | "filter to"
  accept (through/use/uses) "filter paper" | through a "filter paper"
  accept filter, without "filter paper" | "filter papers"
  unsure decant/centrifuge/separate | "filter paper"
  earns: filter the mixture
  earns: separate the precipitate by filtration
  earns: fillter off the solid
  misses: evaporate the water
  misses: wash it
  misses: dry it between filter papers
  misses: heat the filtrate
  misses: leave it to crystallise`,
)

export const WASH_WATER = judged(
  'wash (rinse) it with distilled water',
  `
  WASH = wash/rinse/washed/rinsed/washing/rinsing
  reject WASH ... (acid/ethanol/alkali), without water
  reject not WASH
  reject WASH ... (hand/hands/beaker/apparatus/equipment/flask)
  accept WASH
  accept pour ... water ... over
  unsure distilled/deionised/water
  earns: wash it with distilled water
  earns: rinse the residue
  earns: washh the solid with destilled water
  misses: filter the mixture
  misses: dry it
  misses: heat it strongly`,
)

export const DRY_SOLID = judged(
  'dry it (in an oven / with filter paper)',
  `
  reject not dry
  reject "evaporate to dryness"
  unsure dry (crystals/crystal)
  accept dry/dried/drying
  accept (oven | desiccator | "between filter paper" | "warm place")
  accept between ... (paper/papers)
  unsure warm/press/pat
  earns: dry it in an oven
  earns: leave it to dry
  earns: put it in a desicator
  misses: filter it
  misses: wash it with water
  misses: crystallise it`,
)
