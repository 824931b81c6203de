import { judged } from '@/lib/exams/authoring/marks'

export const SULFUR_IN_FUEL = judged(
  'the fuel contains sulfur (compounds)',
  `
  FUEL = coal/oil/fuel/it/fossil
  HAS = contain/contains/has/have/containing/include/includes
  reject not HAS
  reject HAS sulfur dioxide | HAS so2
  reject coal/oil/fuel react with sulfur/sulphur
  reject air/oxygen ...(no FUEL).. HAS ... sulfur/sulphur
  accept FUEL ...(no dioxide/so2).. HAS ...(no dioxide).. sulfur/sulphur
  accept sulfur/sulphur ...(no dioxide).. in/of/from/inside/within ... coal/oil/fuel/it
  accept coal/oil/fuel with sulfur/sulphur
  accept "coals sulfur" | "impurity of sulfur" | "sulfur impurities" | "sulfur impurity"
  accept burn/burning ...(no form/make/give/produce/release/dioxide).. the sulfur/sulphur in
  unsure sulfur/sulphur
  earns: it contains sulfur
  earns: the sulfur in the fuel burns
  earns: the fuel has sulphur compounds in it
  earns: it containes sulfer, the fuel containes sulfur
  misses: it contains carbon
  misses: it contains sulfur dioxide
  misses: coal reacts with sulfur and oxygen
  misses: it burns in oxygen`,
)

export const SULFUR_BURNS = judged(
  'sulfur burns / reacts with oxygen (of the air)',
  `
  SUL = sulfur/sulphur/it/which/this/that/they
  REACT = burn/burns/burned/burnt/burning/react/reacts/combine/combines/oxidise/oxidised/oxidises/combust/join/joins/bond
  GAS = oxygen/air/o2
  reject not REACT
  accept sulfur/sulphur ...(no dioxide/nitrogen/carbon).. REACT
  accept REACT ...(no form/make/give/produce/release/dioxide/coal/oil/carbon/fuel).. sulfur/sulphur, without dioxide
  accept REACT ...(no form/make/give/produce/release/dioxide/coal/oil/carbon/fuel/water/rain).. sulfur/sulphur ...(no react).. form/make/give/produce
  accept GAS ...(no dioxide).. REACT ... sulfur/sulphur
  reject carbon/coal ...(no sulfur/sulphur/which/it/that).. REACT
  reject nitrogen/water/rain
  accept SUL ...(no dioxide).. REACT ... GAS
  accept react/combine/join with GAS
  accept "s + o2"
  unsure GAS | oxidised
  earns: the sulfur reacts with oxygen
  earns: when sulfur burns it gives this gas
  earns: it combines with oxygen from the air
  earns: sulfer burnes in oxigen, sulfur burnes
  misses: it contains sulfur
  misses: coal reacts with oxygen
  misses: the gas reacts with water`,
)

/** What trees do about climate change. */
export const TAKES_IN = judged(
  'trees take in (use up, remove) carbon dioxide',
  `
  GAS = dioxide/co2
  TAKE = "take in"/"takes in"/"taking in"/"taken in"/take/takes/taken/absorb/absorbs/absorbed/use/uses/used/using/remove/removes/removed/consume/convert/turn/capture/store/lower/reduce/decrease/less/inhale
  OUT = release/give/emit/produce/make/exhale
  reject not TAKE
  reject more GAS | increase ...(no TAKE).. GAS
  reject TAKE ... oxygen ...(no TAKE).. OUT ...(no TAKE).. GAS
  accept TAKE ...(no OUT/oxygen/methane).. GAS
  accept GAS ...(no tree/TAKE/oxygen).. TAKE
  accept GAS ... tree ... TAKE it/this
  accept GAS to/into oxygen/glucose
  accept GAS ... decrease/fall/drop/lower
  reject tree/trees/they/it/plants OUT ... GAS
  unsure GAS
  earns: trees take in carbon dioxide
  earns: carbon dioxide is used up by the trees
  earns: they absorb CO2 from the air
  earns: they absorbe carbon dioxyde, they abosrb carbon dioxide
  misses: trees take in oxygen and give out carbon dioxide
  misses: they release carbon dioxide
  misses: trees make oxygen
  misses: they look nice`,
)

export const PHOTOSYNTHESIS = judged(
  'for / by photosynthesis',
  `
  reject not photosynth*
  reject photosynth* ...(no absorb/use).. release/produce/give carbon dioxide
  accept photosynth*
  accept photosynthesis
  reject respire/respiration
  unsure glucose/sugar/food, make/form/produce
  earns: by photosynthesis
  earns: they photosynthesise
  earns: it is needed for photosynthesis
  earns: trees do photosinthesis
  misses: they respire
  misses: they give shade
  misses: they take in carbon dioxide`,
)

/** A further source of methane. */
export const DECAY = judged(
  'decomposition (decay, rotting) of vegetation',
  `
  PLANT = plant/plants/vegetation/leaf/leaves/wood/tree/trees/crop/crops/vegetable/vegetables/food/organic/grass/compost/manure
  ROT = decompose/decomposes/decomposing/decomposition/decay/decays/decaying/rot/rots/rotting/rotten/rotted/"break down"/"breaks down"/"breaking down"/"broken down"/breakdown
  reject not ROT
  reject burn/combustion/photosynth*
  accept ROT ... PLANT
  accept PLANT ... ROT
  unsure ROT | landfill/swamp/marsh/rice/wetland/bog/waste/leak
  earns: decomposition of vegetation
  earns: rotting plants
  earns: leaves that decay
  earns: decompositon of vegetashun, decompozition of plants
  misses: burning wood
  misses: car engines
  misses: photosynthesis of plants`,
)

/** How nitrogen monoxide forms. */
export const FROM_AIR = judged(
  'nitrogen and oxygen (of the air) react',
  `
  NIT = nitrogen/n2
  OXY = oxygen/o2
  JOIN = react/reacts/reacting/combine/combines/join/joins/bond/reaction/oxidise/oxidised
  reject not JOIN
  reject NIT in/from/of fuel/petrol/diesel | NIT ...(no air).. in the fuel/petrol/diesel
  reject fuel/petrol/diesel contain/contains/has NIT
  accept NIT ...(no monoxide/oxide/dioxide).. OXY ...(no dioxide).. JOIN
  accept NIT ...(no monoxide/oxide/dioxide).. JOIN ...(no fuel/petrol/hydrogen).. OXY
  accept JOIN ...(no monoxide/oxide/dioxide).. NIT ...(no monoxide/oxide/dioxide).. OXY
  accept JOIN ... OXY and/with NIT
  accept OXY ... JOIN ...(no form/make/give/produce).. NIT
  accept OXY ... NIT ...(no monoxide/oxide/dioxide).. JOIN
  accept "n2 + o2"
  reject NIT monoxide/oxide/dioxide ...(no when/NIT).. JOIN
  unsure NIT
  earns: nitrogen and oxygen from the air react
  earns: nitrogen reacts with oxygen
  earns: oxygen combines with nitrogen in the engine
  earns: nitrogn and oxigen react, nitrogen reackts with oxygen
  misses: nitrogen in the fuel reacts with oxygen
  misses: nitrogen monoxide reacts with oxygen
  misses: the fuel burns in oxygen`,
)

export const HIGH_TEMPERATURE = judged(
  'at the high temperature (in the engine)',
  `
  reject not hot/high
  reject low/lower/cool temperature
  accept high/higher/hot/great/extreme/very ...(no low).. temperature/heat
  accept temperature ... high/hot
  accept hot/heated | very warm
  unsure heat/temperature/thermal
  earns: at a high temperature
  earns: because the engine is very hot
  earns: the temperature in the engine is high
  earns: at high tempreture
  misses: at a low temperature
  misses: in the catalyst
  misses: under pressure`,
)

/** How a greenhouse gas warms the Earth. */
export const ABSORBS = judged(
  'it absorbs (reflects, emits) thermal energy (from the Earth)',
  `
  HEAT = thermal/heat/energy/infrared/radiation/ir
  TAKE = absorb/absorbs/absorbed/absorbing/reflect/reflects/reflected/emit/emits/emitted/reemit/"radiates"
  GAS = gas/gases/dioxide/co2/it/which/they/greenhouse
  reject not TAKE
  accept TAKE ...(no sun/light/sunlight/uv/ultraviolet/solar/lost).. HEAT ...(no sun/sunlight/solar).. from/by ... earth/surface/ground
  reject TAKE ...(no earth/surface/ground).. sun/light/sunlight/uv/ultraviolet/solar
  reject light/sunlight/uv/ultraviolet/solar ...(no earth/surface/ground).. TAKE
  reject earth/surface/ground ...(no GAS/TAKE).. emit/emits/"radiates" & without absorb/absorbs/absorbed/reflect/reflects/reflected
  reject "earth absorbs" | "surface absorbs" | "earth reflects"
  accept TAKE ... HEAT
  accept HEAT ... TAKE
  unsure trap/traps/keep/keeps/hold/holds/retain ... HEAT
  unsure HEAT ... trapped/kept/held
  earns: it absorbs thermal energy
  earns: carbon dioxide absorbs heat from the surface of the Earth
  earns: heat from the Earth is reflected back by the gas
  earns: it absorbes thermel energy, it absorbs thermal enrgy
  misses: it absorbs sunlight
  misses: it makes a hole in the ozone layer
  misses: the Earth emits thermal energy`,
)

export const LESS_LOST = judged(
  'so less thermal energy is lost to space',
  `
  OUT = lost/lose/loses/loss/escape/escapes/escaping/leave/leaves/leaving/release/released/"get out"/"go out"/"gets out"/"goes out"
  LESS = less/reduce/reduces/reducing/decrease/decreases/fewer/prevent/prevents/preventing/stop/stops/slow/slows/lower/smaller/little
  reject more ...(no carbon/gas/LESS/absorb).. OUT
  reject increase ...(no LESS).. OUT
  accept LESS ...(no ozone/oxygen).. OUT
  accept not OUT
  accept cannot/"can't"/unable/unable OUT
  accept OUT ... LESS
  accept LESS ... space
  unsure back, earth/surface | space | trap/trapped
  earns: so less thermal energy is lost to space
  earns: this reduces the heat loss from the Earth
  earns: heat cannot escape into space
  earns: less thermel energy is losst, less heat excapes to space
  misses: more heat is lost to space
  misses: the Earth gets warmer
  misses: less sunlight reaches the Earth`,
)
