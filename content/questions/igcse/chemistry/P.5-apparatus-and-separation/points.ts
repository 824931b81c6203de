import { judged } from '@/lib/exams/authoring/marks'

export const ALL_ACID = judged(
  'so that all of the acid reacts (none is left)',
  `
  reject acid ... excess
  accept all/every ... acid ... react/used/neutralised/gone/consumed
  accept acid ... completely/fully/all/totally ... react/used/neutralised/gone/consumed
  accept react/use/neutralise/consume ... all ... acid
  accept react/use/neutralise/consume ... acid ... completely/fully
  accept acid ... "used up"/limiting
  accept no acid ... filtrate
  accept no acid ... left/remain/remains/remaining/present
  unsure acid
  earns: so that all of the acid reacts
  earns: to make sure no acid is left
  earns: to neutralise all the acid
  earns: so that all the acid is neutralisd
  misses: so that the reaction is faster
  misses: to make more salt
  misses: the acid is in excess`,
)

export const LOSES_WATER = judged(
  'the crystals would lose their water (of crystallisation) / become a powder / decompose',
  `
  reject lose ... solution water
  accept lose/drive/remove/evaporate ... water ... crystallisation/crystal/salt
  accept crystal/salt/they/it ... lose ... water
  accept water ... crystallisation/crystal ... lost/driven/removed/evaporated/lose
  accept become/form/turn/leave/get/make ... powder/anhydrous
  accept powder ... form/formed/left/made
  accept crystal/salt/they/it ... powder/anhydrous
  accept dehydrate/decompose
  accept not crystals ... form
  unsure water/crystal/powder/anhydrous
  earns: the crystals would lose their water of crystallisation
  earns: it would become anhydrous
  earns: a powder would form
  earns: the crystals lose there watter
  misses: it would take too long
  misses: it is dangerous
  misses: the filter paper would burn`,
)

export const GAS_ESCAPES = judged(
  'so that the gas cannot escape through the funnel',
  `
  OUT = escape/lost/lose/leave/leak/exit
  reject gas ... "of the acid"/jar/delivery, without only
  accept only ... delivery
  accept not go, gas, funnel
  accept no gas ... OUT
  accept not escape, gas
  accept not leave, gas
  accept not leak, gas
  accept not lost, gas
  accept gas ... OUT
  accept gas ... (come/go/get/pass/flow/move/rise) ... (out/up/through/into) ... funnel/tube/top/A
  accept gas ... (come/go/get) out
  accept stop/prevent ... gas ... funnel
  accept lose/lost ... gas
  unsure gas
  earns: so that the gas does not escape through the funnel
  earns: otherwise gas would leave through the funnel
  earns: to prevent gas being lost
  earns: the gas would come out through A
  earns: so the gas can not escpae through the funnel
  misses: so that the acid mixes
  misses: so air can get in
  misses: to get the gas out of the acid
  misses: to see the level`,
)

export const FIRST_IS_AIR = judged(
  'the first bubbles are air (from the flask and the tube)',
  `
  PLACE = flask/tube/apparatus/bubble/delivery
  reject air ... (jar/atmosphere/outside)
  accept (it/they/bubble/this) ... (be/is/are/contain/have/include/consist/mainly/mostly) ... air
  accept air ... PLACE
  accept PLACE ... air
  accept mixed/mixture/mix ... air
  accept push/displace/remove/rid ... air
  accept oxygen/nitrogen ... PLACE
  unsure air/pure/impure
  earns: it is air from the flask
  earns: the first bubbles contain air
  earns: it is mixed with air that was in the tube
  earns: the gas pushes the air out first
  earns: the frist bubbles are air from the flaskk
  misses: it is too hot
  misses: the reaction has not begun
  misses: the gas dissolves`,
)

export const SPOTS_UNDER = judged(
  'the spots (start line) are below the surface of the solvent',
  `
  SPOT = spot/line/baseline/ink/dye/sample
  LIQUID = solvent/liquid/surface/water/ethanol/propanone
  reject SPOT ... above ... LIQUID, without should/must
  accept SPOT ... (below/under/beneath/inside/in/covered/submerged/touch/underwater) ... LIQUID
  accept LIQUID ... (above/over/cover/touch/higher) ... SPOT
  accept SPOT ... submerged/underwater
  accept SPOT ... (should/must) ... above ... LIQUID
  accept (too much | too deep | too high) ... LIQUID
  accept LIQUID ... (too high | too deep)
  unsure solvent/line/spot
  earns: the spots are below the solvent
  earns: the start line is under the surface of the liquid
  earns: the solvent covers the spots
  earns: the sovlent level is above the basline
  misses: there is no lid
  misses: the paper is too short
  misses: there are too many inks`,
)

export const DYES_WASH_OFF = judged(
  'the inks (dyes) would dissolve into the solvent, and not move up the paper',
  `
  DYE = ink/dye/spot/colour/sample/they
  LIQUID = solvent/liquid/water/ethanol/propanone
  accept DYE ... (dissolve/wash/leave/mix/run/spread/come/go) ... (into/in/with/off/out) ... LIQUID
  accept DYE ... (dissolve/wash) ... (off/away/out)
  accept DYE ... dissolve/run
  accept (dissolve/wash) ... DYE
  accept not rise, DYE
  accept not move/travel/climb, DYE
  unsure dissolve/wash
  earns: the inks would dissolve into the solvent
  earns: the dyes wash off the paper
  earns: the spots would not move up the paper
  earns: the dyes would disolve in the liquid
  misses: the paper would fall over
  misses: it would take longer
  misses: the solvent evaporates`,
)

export const SALT_STAYS = (salt: string) =>
  judged(
    `it contains ${salt} (a soluble salt, filtrate) that was not washed off`,
    `
  SALT = "${salt}"/filtrate/solution/soluble/impurity/ion
  reject no SALT
  accept SALT
  accept (other/another/different) ... salt/substance
  accept not washed
  unsure salt/wash/reactant/chemical
  earns: it still contains ${salt}
  earns: some of the filtrate is on it
  earns: there are soluble impurities left
  earns: some of the filtratte stays on it
  misses: it is still wet
  misses: it is the wrong colour
  misses: the oven was too hot`,
  )

export const WASH_IT = judged(
  'wash (rinse) X with distilled water (before it is dried)',
  `
  accept wash/rinse ... water/residue/it/solid/precipitate/before/first
  accept (pour/add/run) ... (distilled/pure/deionised) water
  accept water ... wash/rinse
  unsure wash/rinse
  earns: wash it with distilled water
  earns: rinse the residue with water first
  earns: pour distilled water over it
  earns: wash X with disstilled watter
  misses: heat it in an oven
  misses: filter it again
  misses: dry it for longer`,
)

export const CO2_DISSOLVES = judged(
  'some of the carbon dioxide dissolves in (is soluble in) water',
  `
  GAS = co2/gas/it/"carbon dioxide"/some
  reject not dissolve ... water, without syringe
  accept GAS ... (dissolve/soluble) ... water
  accept GAS ... (dissolve/soluble)
  accept (dissolve/soluble) ... GAS
  accept water ... (dissolve/absorb) ... GAS
  unsure dissolve/soluble
  earns: some carbon dioxide dissolves in water
  earns: the gas is soluble in water
  earns: it is slightly soluble
  earns: some of the gas disolves in water
  misses: water is heavy
  misses: the jar has no scale
  misses: it is easier to read`,
)

export const GAS_LEAKS = judged(
  'the volume is too small (gas escapes)',
  `
  VOLUME = volume/reading/it/amount/value/result/gas
  reject reaction/rate ... slow/slower
  reject VOLUME ... (larger/bigger/greater/higher/increase/more/large)
  accept VOLUME ... too low
  accept VOLUME ... (smaller/less/"lower"/small/decrease/reduce/fewer)
  accept (smaller/less/"lower"/reduce/decrease) ... VOLUME
  unsure escape/leak/lost
  earns: the volume is too small because gas escapes
  earns: less gas is collected
  earns: it is lower than it should be
  earns: the volume decreses
  misses: the volume is larger
  misses: the reaction is slower
  misses: there is no change`,
)

export const LESS_SOLID = judged(
  'use a larger gas syringe / less of the solid or acid',
  `
  LARGE = large/larger/bigger/big/longer/wider
  THING = solid/marble/carbonate/acid/reactant/chips/mass/amount/lumps
  accept LARGE ... syringe
  accept syringe ... LARGE/capacity
  accept (less/smaller/fewer/lower/reduce/decrease) ... THING
  unsure syringe
  earns: use a larger gas syringe
  earns: use less of the solid
  earns: use a smaller mass of marble
  earns: use a bigger syrringe
  misses: stop the reaction
  misses: heat the flask
  misses: repeat the experiment`,
)

export const OF_THE_VAPOUR = judged(
  'it measures the temperature of the vapour (that passes into the condenser), not of the liquid',
  `
  VAPOUR = vapour/steam/gas/vapor
  reject VAPOUR ... not escape
  reject temperature ... (solution/mixture/flask), without VAPOUR/not
  accept temperature/heat/hot ...(no solution/mixture).. VAPOUR
  accept VAPOUR ... temperature/hot
  accept VAPOUR ... boiling point
  accept measure/read/record/show/find/give/know/check ... boiling point of water/distillate/product/solvent
  accept measure/read/record ... VAPOUR
  accept (boiling point | temperature) ...(no solution/mixture).. (what/substance/liquid/water/which) ... (distils/distilled/collected/condenses)
  unsure VAPOUR/distils/condenser
  unsure boiling point
  unsure solution/salt ... hotter/higher/above
  earns: to measure the temperature of the vapour
  earns: so it reads how hot the steam is
  earns: it measures the vapor going into the condenser
  earns: because it gives the temprature of the vapour
  earns: so that it measures the boiling point of water and not of the solution
  earns: the temperature at which the water distils
  misses: to measure the temperature of the solution
  misses: so that it does not break
  misses: it would be too hot in the liquid`,
)

export const COLOURED_CRYSTALS = judged(
  'the indicator would make the crystals (salt) impure (coloured)',
  `
  SALT = salt/crystal/product/chloride/nitrate/they/them
  DIRTY = impure/contaminate/contaminated/contamination/impurity/pollute/unclean/dirty
  unsure "indicator is not pure"
  accept not pure | less pure
  accept so/that/must/should/otherwise/want/need ... not DIRTY
  accept prevent/avoid/stop ... DIRTY
  unsure not DIRTY
  accept DIRTY
  reject indicator ... (make/keep) ... pure
  accept so/that/keep/make/get/obtain/need/want ... pure
  accept affect/reduce/lower/decrease/spoil ... purity
  accept SALT ... (contain/include/have) indicator
  accept not contain indicator
  accept indicator ... (mix/remain/stay/left/present) ... SALT
  accept SALT ... (mix/contact) with indicator
  accept indicator ... ("in the crystals" | "in the salt" | "in the product" | "in your crystals" | "in crystals" | "in them" | "in the solid")
  accept SALT ...(no when/until/form).. (coloured/colour/dyed/stained)
  accept SALT (turn/become/go/be/look/appear) red/blue/pink/yellow/orange
  accept colour/stain/dye SALT
  unsure pure/colour/purity
  unsure indicator ... not (remove/separate/evaporate)
  unsure indicator ... (remain/stay/left/crystallise)
  earns: the indicator would make the crystals impure
  earns: otherwise the salt is coloured
  earns: so that the crystals are pure
  earns: it would contamminate the salt
  earns: the crystals would not be pure
  earns: so that the crystals are not contaminated
  earns: the crystals would contain indicator
  earns: the indicator would stay in the crystals
  earns: because the crystals would turn red
  misses: the end-point is known
  misses: the indicator is poisonous
  misses: it saves indicator
  misses: the indicator makes the crystals pure
  misses: so that the volume of acid is known`,
)
