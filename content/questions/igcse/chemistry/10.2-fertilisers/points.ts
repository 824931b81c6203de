import { judged } from '@/lib/exams/authoring/marks'

export const BETTER_GROWTH = judged(
  'to improve plant growth (larger yield)',
  `
  GROW = grow/grows/growth/growing/grew/yield/yields/harvest/harvests/crop/crops
  PLANT = plant/plants
  MORE = more/better/faster/bigger/larger/improve/improves/improved/improving/increase/increases/increased/increasing/higher/greater/healthy/healthier/healthily/quicker/quickly/well/boost/boosts/promote/promotes/help/helps/good/best/maximum/maximise/enhance/strong/stronger
  BIG = better/faster/bigger/larger/healthy/healthier/strong/stronger/taller/quicker
  reject less/slower/worse/poor GROW | weed/weeds ...(no compete).. GROW
  reject not GROW
  accept MORE ... GROW
  accept GROW ... MORE
  accept BIG ... PLANT
  accept PLANT ... BIG
  accept need/needs/needed/require/requires/required/essential/necessary/important ... grow/growth/growing
  accept for plant growth | for growth
  unsure GROW | MORE PLANT
  earns: it improves plant growth
  earns: the plants grow faster
  earns: to get a larger yeild, a larger harvst
  misses: it kills insects
  misses: it makes the soil neutral
  misses: it contains water`,
)

export const GIVES_ELEMENTS = judged(
  'it provides nitrogen (phosphorus, potassium) / elements that plants need',
  `
  ELEMENT = nitrogen/phosphorus/potassium/phosphorous/"npk"/nutrient/nutrients/mineral/minerals/element/elements
  GIVE = provide/provides/provided/give/gives/supply/supplies/supplied/add/adds/contain/contains/replace/replaces/need/needs/needed/get/gets/obtain/have/has/take/takes/essential/source/rich/high/release/releases/increases/require/absorb
  reject remove/removes/kill/kills ...(no soil/lost).. ELEMENT
  reject (takes/removes) ELEMENT from | from the air
  accept GIVE ... ELEMENT | GIVE ...(no ammonium/potassium).. nitrates/phosphates | GIVE "nitrate ions"
  accept ELEMENT ... GIVE | ELEMENT for
  accept more ... ELEMENT
  unsure ELEMENT
  earns: it provides nitrogen
  earns: plants need nitrogen, phosphorus and potassium
  earns: it supplies nutrients that plants need
  earns: it gives nitrogn, nitrigen to plants
  misses: it kills insects
  misses: the plants grow faster
  misses: it contains water`,
)

export const NO_LARGER_YIELD = judged(
  'the yield does not rise any further (the fertiliser is wasted)',
  `
  YIELD = yield/yields/growth/crop/crops/harvest/production/graph/line/curve/plant/plants/it
  SAME = same/constant/level/maximum/max/highest/flat/horizontal/plateau/unchanged/steady/limit/"levels off"/peak
  RISE = rise/rises/rising/increase/increases/increased/grow/grows/change/changes/improve/improves/higher/larger/more/better/gain/affect/benefit/effect
  accept YIELD ... SAME
  accept SAME ... YIELD
  reject fish/river/rivers/lake/lakes ... not RISE/good
  accept YIELD stop/stops rising/increasing/growing/rise | yield/it/graph stays/stay | extra/more ... nothing
  accept not RISE/up
  accept not use/useful/difference/help
  accept "waste"/"wasted"/"wastes"/"wasting"/wasteful/unnecessary/useless/expensive/cost/money
  reject YIELD ... fall/falls/decrease/decreases/lower
  unsure SAME
  earns: the yield stays the same
  earns: the yield does not increase any more
  earns: the fertiliser is wasted
  earns: the yeild is constnat, constent
  misses: the yield falls
  misses: the plants need nitrogen
  misses: the yield increases`,
)

export const INTO_RIVERS = judged(
  'the rest may be washed into rivers (deoxygenation, harm to aquatic life)',
  `
  WATER = river/rivers/stream/streams/lake/lakes/waterway/waterways/pond/ponds/sea/groundwater
  WASH = wash/washed/washes/flow/flows/flowing/run/runs/runoff/leach/leaches/leached/leaching/drain/drains/pollute/pollutes/pollution/contaminate
  reject not WASH
  accept WASH ... WATER
  accept WATER ... WASH
  accept deoxygenation/deoxygenates/deoxygenate/eutrophication
  accept fish/aquatic ... die/dies/harm/harms/harmed/damage/damaged/kill/killed/suffocate
  accept harm/harms/kill/kills/damage/damages ... fish/aquatic
  reject plant/plants/crop/crops ... less/low oxygen
  accept less/low/lower/reduce/reduces ... oxygen | (use/uses/using) up ... oxygen
  accept get/gets/enter/enters/goes/into ... WATER | (pollute/pollutes/pollution/pollutant/contaminate/contaminates) ... water | algal bloom/blooms | algae ... WATER
  accept leaching/leached/runoff/"run off"
  unsure WATER | WASH | fish/aquatic/algae | environment
  earns: it is washed into rivers
  earns: it causes deoxygenation of rivers
  earns: it runs into lakes and fish die
  earns: it is washd into the river
  misses: it costs money
  misses: the yield is constant
  misses: plants need nitrogen`,
)
