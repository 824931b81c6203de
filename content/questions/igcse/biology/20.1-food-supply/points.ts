import { judged } from '@/lib/exams/authoring/marks'

export const MINERALS = judged(
  'it supplies mineral ions (such as nitrate)',
  `
  reject (use up | take | remove | lose) ... nutrient/nutrients/mineral/minerals/nitrate/nitrates/ion/ions
  accept nitrate/nitrates/nitrogen/mineral/minerals/magnesium/phosphate/potassium/ion/ions/nutrient/nutrients
  unsure food/vitamins
  earns: it contains nitrate ions
  earns: it gives the plants minerals
  earns: it supplies minerels
  misses: it kills weeds
  misses: it makes the soil wet
  misses: it gives more light`,
)

export const GROWTH = judged(
  'so plants make more amino acids (proteins) / grow more',
  `
  MORE = more/fast/faster/quick/quickly/big/bigger/large/larger/well/better/healthy/tall/taller/increase/strong/stronger
  reject less/slow/slower ...(no than).. grow/growth
  reject not grow
  reject weed/weeds ...(no than/less/crop).. grow/growth
  accept amino/protein/proteins/chlorophyll
  accept grow/growth/grown ...(no weed).. MORE
  accept MORE ...(no weed).. grow/growth
  accept for growth
  unsure grow/growth
  earns: so they make proteins
  earns: the plants grow faster
  earns: for making protiens
  misses: it contains nitrate
  misses: it kills insects
  misses: there is more water`,
)

export const NO_GAIN = judged(
  'the yield does not increase further / fertiliser costs money / it can be washed into rivers',
  `
  reject land/area/water/rain
  accept not increase/higher/rise/effect/difference/benefit/improve/change/gain
  accept not more yield/growth/increase
  accept level/levels/levelled/leveled off
  accept stay/stays/remain/remains ... constant/same/level
  accept yield/it ... same/constant/level/maximum/limit/peak/highest/plateau
  reject yield ... increase/rise/higher, without cost/pollute/pollution/waste/river
  accept yield/it stay/stays/remain/remains
  accept can be harmed/damaged/killed
  accept already ... maximum/highest/enough
  accept cost/expensive/money/waste/wasted/profit/price
  accept pollute/pollution/river/rivers/lake/lakes/eutrophication/leach/wash/washed/stream
  accept harm/damage/burn/kill ...(no pest/weed/insect).. plant/crop/root/fish
  unsure yield/maximum
  earns: the yield does not increase any more
  earns: it would be a waste of money
  earns: it could polute rivers
  misses: the plants need light
  misses: the soil is dry
  misses: the yield increases`,
)

export const SAME_FOOD = judged(
  'all plants are of the same kind, so there is food for the pest everywhere',
  `
  reject different ...(no from/than).. crop/species/plant/food
  accept same/one/single/identical/similar/only ...(no place/time/harvest).. crop/species/plant/kind/type/food
  reject less/little/few/fewer food, without same
  reject more/many/lot/lots plant/crop/plants die/died/lost
  accept every/all/each/any ...(no close).. eat/eaten/food/attack/attacked
  accept all/only ... cabbage/beans/bean/maize/carrot/carrots
  accept identical/monoculture, food
  accept lot/lots/plenty/much/more/unlimited/abundant/enough/large ...(no space/predator/die/lost/eaten).. food/supply
  accept lot/lots/plenty/many of plant/crop
  accept food ... everywhere/available/all/plenty/near
  accept all ...(no close).. same/food/eat/eaten
  accept genetic/genetically identical/same
  accept feed/eat ... all/every/any
  unsure food/same
  earns: all the plants are of the same kind
  earns: there is plenty of food for the pest
  earns: there is identicle food all around
  misses: the pests are strong
  misses: there are different crops
  misses: it is warm`,
)

export const CLOSE_TOGETHER = judged(
  'the plants are close together, so pests move easily from one to the next',
  `
  reject far apart
  reject other crop/crops ... close/near/between/separate
  accept plant/plants/crop/crops/they/grown/planted/it/them/each/food ...(no other).. close/near/nearby/next/beside/dense/densely/crowded/adjacent/touching/density/together
  accept close/near/nearby/next/dense/densely/crowded/adjacent/density/distance ... plant/plants/crop/crops/together/other/another
  accept not travel/move/go far
  accept move/spread/pass/travel/jump ...(no disease).. easy/easily/from/plant/plants
  accept easy/easily ... move/pass/travel/reach/spread
  unsure spread/move
  earns: the plants are close together
  earns: pests move easily from plant to plant
  earns: the plants are densly planted
  misses: there is a lot of water
  misses: the pests are strong
  misses: the field is wet`,
)

export const FEW_PREDATORS = judged(
  'few predators of the pest live there',
  `
  PREDATOR = predator/predators/enemy/enemies/bird/birds/ladybird/ladybirds/biodiversity
  reject more/many ...(no pest/pests).. predator/predators
  accept not PREDATOR
  accept few/fewer/less ...(no crop/plant).. animal/animals/organism/organisms ... eat/feed/kill
  accept few/fewer/less/little/low ... PREDATOR
  accept PREDATOR ... few/fewer/less/missing/absent/low
  unsure predator/predators
  earns: there are few predators
  earns: fewer birds eat the pest
  earns: less predetors live there
  misses: there are many predators
  misses: the plants are close
  misses: the crop is sprayed`,
)

export const MACHINES = judged(
  'large machines can be used / the work is efficient (all plants get the same treatment)',
  `
  reject not efficient/machine
  reject less/expensive/pollute/pollution/cost ...(no work/worker/people/labour/time/effort).. efficient/machine/machines/machinery, without more/can
  reject machine/machines/machinery ...(no can/use/used).. expensive/pollute/cost/break
  accept machine/machines/machinery/tractor/harvester/efficient/efficiency/efficiently
  accept easy/easier/easily/simple/simpler/quick/quicker/faster ...(no pest/spread/disease).. harvest/manage/plant/sow/treat/grow/look/care/farm/work
  accept same/one ... treatment/time/care/equipment/fertiliser/method/conditions
  unsure easy/easier
  earns: machines can be used
  earns: it is easier to harvest
  earns: all plants get the same treatement
  misses: pests spread easily
  misses: it looks good
  misses: it needs much land`,
)

export const HIGH_YIELD = judged(
  'high yield (more food from the area)',
  `
  MORE = more/high/higher/large/larger/increase/great/greater/lots/lot/maximum/maximise/big
  FOOD = yield/yields/food/crop/crops/production/produce/harvest
  reject less/low/lower ... yield/food
  reject MORE ... die/dies/died/lost/destroyed/damaged
  reject FOOD ...(no yield/so/and).. need/needs/require ... MORE
  accept MORE ...(no cost/price/pest/pesticide/machine/land/need/water/fertiliser).. FOOD
  accept feed more/many people
  accept FOOD ...(no cost/price/need/needs/require/pest).. MORE
  unsure yield/yields
  earns: a high yield
  earns: more food is produced
  earns: the yeild is higher
  misses: pests spread
  misses: low yield
  misses: machines can be used`,
)

export const CHEAPER = judged(
  'cheaper to produce (fewer workers) / more profit',
  `
  reject more expensive
  reject more/higher cost
  reject cost/costs ...(no than/less/low/lower).. more/higher
  reject less/lower/lose/loses/lost/need/needs/require ...(no people/worker/labour/cost/less).. profit/money, without cheap/cheaper/save
  reject pesticide/pesticides/machine/machines/fertiliser ... cost/money/expensive
  accept cheap/cheaper/profit/profits/profitable/money/economical/afford/affordable
  accept low/lower/less/reduce/few/fewer/save ... cost/costs/price/labour/work/worker/workers/people/wage/wages
  accept cost/costs/price/labour ... less/low/lower/reduce/reduced/saved
  accept not expensive
  unsure cost/costs
  earns: it is cheaper
  earns: fewer workers are needed
  earns: the costs are loweer, lower costs
  misses: it needs a lot of water
  misses: it is bad for the soil
  misses: there are many pests`,
)

const MORE_CHEMICALS = `
  accept take/takes/taken/remove/removes/removed/use/uses/used ... nutrient/nutrients/mineral/minerals/nitrate/nitrates
  accept soil ... nutrient/nutrients/mineral/minerals/ion/ions/nitrate/nitrates/infertile/exhaust/exhausted/deplete/depleted/poor/(less fertile)/(not fertile)/(loses fertility)
  accept nutrient/nutrients/mineral/minerals/nitrate/nitrates ... lost/loss/used/deplete/depleted/taken/removed/less/run/same
  accept more/much/rely/reliance/lots/lot/need ...(no food).. pesticide/pesticides/insecticide/insecticides/herbicide/fertiliser/fertilisers/fertilizer/chemical/chemicals`

export const HARM_OF_MONOCULTURE = judged(
  'low biodiversity (fewer habitats) / loss of the same nutrients from the soil / more pesticide or fertiliser is needed / the whole crop can fail',
  `
  reject more/high/higher/increase ... biodiversity/species/habitat/wildlife
  reject not lose/lost/loss/reduce/harm/damage, without biodiversity/soil/nutrient | only
  reject soil ...(no less/lose/need).. stay/stays/remain/good/better ... fertile/quality
  reject good/better soil/quality
  reject less/fewer/reduce ...(no biodiversity/nutrient/species).. pesticide/pesticides/fertiliser/chemical/chemicals, without biodiversity/nutrient/species
  accept deplete/depletes/depleted/exhaust/infertile/degrade/degraded
  accept biodiversity/habitat/habitats/species/wildlife
  accept few/fewer/less/loss/kill/lose/lost ...(no cost/yield/crop).. animal/animals/organism/organisms/bee/bees/bird/birds
  ${MORE_CHEMICALS.trim()}
  accept whole/all/entire/complete ... crop ... lost/fail/fails/destroyed/die/dies
  accept crop ... lost/fail/fails/destroyed
  accept pollute/pollution/erosion
  unsure soil/pesticide/chemical
  earns: there is less biodiversity
  earns: the soil loses nutrients
  earns: fewer habitets for other species
  misses: the yield is high
  misses: it is cheap
  misses: machines are used`,
)

export const LESS_LAND = judged(
  'more food (eggs) from the same area / less land is needed',
  `
  reject more land/area, without less/from
  reject less/little/small/smaller ...(no land/food).. space/room ... move/freedom/behave
  reject hen/hens/animal/animals/they have/has/get less/little/small
  reject more ...(no egg/eggs/meat/produce/produced).. food/feed ... need/needed
  reject need/needs/needed/require more food/feed
  accept more/extra meat/eggs/egg/food
  accept less/little/small/smaller ...(no food/feed/disease).. land/space/area
  accept more/high/higher/great/greater/large/larger/lots/many/increase ...(no cost/disease/land).. egg/eggs/meat/hen/hens/animal/yield/production/product/(food produced)
  accept more/increase ...(no cost/disease/need/feed/land).. food, without need/needed
  accept yield/production ... high/higher/more/increase
  accept land ... save/saved
  accept save/saves ... land/space
  unsure land/area/yield
  earns: more eggs from the same area
  earns: less land is needed
  earns: it needs less spase and less land
  misses: the hens have no friends
  misses: disease spreads
  misses: it is cruel`,
)

export const FASTER_GROWTH = judged(
  'hens lose less energy by movement and heat, so more food becomes eggs / hens are easily watched, fed or protected',
  `
  reject disease/diseases/pest/pests/pathogen/bacteria ...(no less).. grow/growth/fast/faster/spread
  reject much/lot/lots/more ...(no growth/less).. energy/fuel/electricity ... need/needed/control/heat/heating
  reject hen/hens/they have less energy
  reject not control/safe/move ...(no lose/waste/so/energy).. disease/safe/freely/around
  accept less/little energy/heat
  accept less ...(no space/room).. movement/moving/move
  accept save energy
  accept energy/heat ...(no need/cost).. less/save
  accept not energy/waste/lose
  unsure not move
  accept fast/faster/quick/quickly/quicker ... grow/growth/gain
  accept grow/growth ... fast/faster/quick/quickly/quicker
  accept easy/easier/easily ...(no disease/spread).. watch/feed/control/monitor/treat/manage/collect/care/look/check
  accept protect/protected/safe ... predator/predators/fox/foxes/weather/cold
  accept not predator/predators/fox/foxes
  accept control/controlled/constant ... temperature/food/feed/environment/condition/conditions/diet
  accept temperature/food/feed/environment/condition/conditions/diet ... control/controlled
  unsure control/controlled/predator/predators
  earns: the hens move less and lose less energy
  earns: they are protected from foxes
  earns: it is easier to wach and feed them, easier to look after
  misses: they are happy
  misses: less land is needed
  misses: disease spreads quickly`,
)

export const WELFARE = judged(
  'poor welfare: little space / they cannot behave naturally',
  `
  reject good/better welfare
  reject more/much space
  reject enough space
  reject better/good/high/improve ... welfare
  reject welfare ... better/good/high/improve
  reject less/little/small space/room/land ...(no for/each/have/move/hen).. need/needed/required
  accept small/tiny cage/cages
  accept cage/cages/caged
  accept welfare/stress/stressed/suffer/suffering/unhappy/cruel/injure/injured/injury/peck/fight/aggressive
  accept not enough space/room
  accept less/little/small/tiny ... space/room/move/freedom/free/exercise
  accept not space/room/move/freedom/free/exercise
  accept not natural/naturally/behave/outside/sunlight
  accept crowd/crowded/overcrowded/overcrowding/cramped
  unsure space/room/move
  earns: the hens have little space
  earns: they cannot behave naturally
  earns: the hens are stresed and crowded
  misses: eggs are cheap
  misses: they get food
  misses: they are kept warm`,
)

export const DISEASE = judged(
  'disease (pathogens) spreads easily',
  `
  reject less/fewer ... disease/diseases/infection/ill
  reject not disease/infection
  reject stop/stops/prevent/prevents/cure/treat/treated/control ...(no easily/hard/difficult).. disease/diseases/infection/spread, without close/crowd
  reject disease/diseases ... easily/easy/quickly ... treat/treated/cured/controlled
  accept disease/diseases/infection/infections/infect/pathogen/pathogens/illness/bacteria/virus/parasite/parasites ...(no antibiotic/resistant).. spread/spreads/pass/passes/transmit/transmitted/easy/easily/fast/quick/quickly/more/risk
  accept spread/pass/transmit/risk/more/catch/get ...(no antibiotic/resistant).. disease/diseases/infection/pathogen/pathogens/illness/bacteria/virus/parasites/ill
  unsure disease/diseases/ill
  earns: disease spreads easily
  earns: pathogens pass quickly from hen to hen
  earns: desease can spread fast
  misses: eggs are cheap
  misses: hens have no space
  misses: antibiotics are used`,
)

export const ANTIBIOTICS = judged(
  'antibiotics are used, so bacteria may become resistant',
  `
  reject less/few/fewer antibiotic/antibiotics
  reject not antibiotic/antibiotics
  reject antibiotic/antibiotics, not use/used/need/needed/given
  reject antibiotic/antibiotics ...(no resistant/resistance/overuse/much).. cure/stop/prevent/help
  reject hen/hens/animal/animals ...(no bacteria/antibiotic/antibiotics).. resistant ...(no bacteria).. disease
  accept antibiotic/antibiotics/resistant/resistance/superbug/superbugs
  unsure drug/drugs/medicine
  earns: a lot of antibiotics are used
  earns: bacteria may become resistant
  earns: antibiotcs have to be given
  misses: disease spreads
  misses: the hens are cold
  misses: eggs are cheaper`,
)

export const WASTE = judged(
  'much waste, which can pollute water or air / much feed or energy is needed',
  `
  reject not waste/pollute/pollution/energy
  reject less ... waste/pollution/energy/feed, without manure/faeces
  reject more/much/lots energy ...(no need/needed/use/used/heat/heating/light).. grow/growth/hen/hens
  reject hen/hens/they have ... energy
  reject energy ...(no heat/heating/feed/fuel/light/building).. grow/growth/move/moving
  accept energy/fuel/electricity ...(no grow/growth).. heat/heating/light/lighting/building
  accept heat/heating/light/lighting ... energy/fuel/electricity
  accept pollute/pollutes/pollution/manure/faeces/ammonia/smell/methane/greenhouse
  accept waste ... water/river/rivers/air/lake/lakes/much/large/lot/lots/build
  accept much/large/lot/lots/more ... waste/feed/energy/electricity/fuel
  accept energy/electricity/fuel/feed ... need/needed/used/heat/heating/light/transport/grown
  unsure waste/energy/feed
  earns: the waste can pollute rivers
  earns: a lot of energy is needed for heating
  earns: it causes polution
  misses: disease spreads
  misses: hens have little space
  misses: it is cheap`,
)
