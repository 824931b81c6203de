import { judged } from '@/lib/exams/authoring/marks'

export const INHERITED = judged(
  'inherited',
  `
  reject not inherit/genetic
  reject learn/learned/acquire/acquired
  accept inherit/inherited/genetic/gene/genes/genetically/hereditary
  accept pass/passed ... parent/parents/offspring/generation
  unsure pass/passed
  earns: an inherited feature
  earns: it is passed on from the parents
  earns: a feature that is inherted
  misses: a feature of an animal
  misses: it is learned from others
  misses: it helps the animal`,
)

export const HELPS_SURVIVE = judged(
  'that helps an organism to survive and reproduce in its environment',
  `
  SURVIVE = survive/survival
  BREED = reproduce/reproduction/breed/offspring
  reject not SURVIVE
  reject not help
  accept SURVIVE, BREED
  unsure SURVIVE | reproduce/reproduction
  unsure live/suit/suited/fit, environment/habitat
  earns: helps it to survive and reproduce in its environment
  earns: it helps an organism survive in its habitat and to breed
  earns: it helps to servive and reproduce
  misses: it is inherited
  misses: it helps the animal to move
  misses: a feature that has changed
  misses: it does not help the organism to survive and reproduce`,
)

export const COOLER = judged(
  'the burrow is cooler than the sand (by day) / the animal does not overheat',
  `
  unsure night, without day
  reject burrow ...(no less/not/than/sand/surface/outside).. hot/hotter/warm/warmer
  reject not cool/cooler
  reject sand ...(no burrow/than/but/while/so).. cool/cooler, without burrow
  reject less heat ... lost/lose/loss
  reject less/reduce/prevent ...(no overheat).. heat loss
  reject lose/loses/lost less heat
  accept cool/cooler/cold/colder
  accept less/lower/low ...(no water).. temperature/hot/warm/heat
  accept temperature ... low/lower/constant/steady/less
  accept not overheat/hot/heat/warm
  accept body temperature, not rise/increase
  accept overheat/overheats, outside/sand/otherwise/surface
  accept would overheat
  accept avoid/escape/away/prevent/protect/shade/stop/hide ...(no predator/water).. heat/hot/sun/overheat/overheating/temperature
  accept sand/surface/outside ...(no burrow).. hot/hotter/warm/warmer
  unsure temperature/heat/shade
  earns: the burrow is cooler
  earns: it does not overheat
  earns: the temprature in the burrow is lower
  misses: it is safe from predators
  misses: the burrow is hotter
  misses: it is dark there`,
)

export const LESS_WATER_LOST = judged(
  'so it loses less water (by sweating or evaporation)',
  `
  LESS = less/reduce/little/prevent/decrease/stop/low/lower/minimise/minimize/avoid
  LOSE = lose/lost/loss/sweat/evaporate/evaporation/dehydrate/dehydration
  reject more ...(no than).. sweat/evaporate/evaporation
  reject lose/loses ...(no less/not/little).. more water
  unsure drink/need
  unsure less water to lose
  accept LESS ...(no heat/energy/temperature).. LOSE
  accept LOSE ...(no heat/energy).. LESS
  accept save/conserve/keep/retain ... water
  accept not LOSE
  unsure water/LOSE
  earns: it loses less water
  earns: less water evaporates
  earns: it conservs watter
  misses: it is cooler there
  misses: it loses more water
  misses: it sleeps there`,
)

export const FLOATS = judged(
  'the air keeps the leaf floating (at the surface)',
  `
  reject not float/buoyant
  accept float/afloat/buoyant/buoyancy
  accept less dense/density
  accept not sink
  accept prevent/stop/avoid ... sink
  accept stay/keep/near ...(no stomata).. surface/top
  unsure light weight
  unsure lighter
  earns: they make the leaf float
  earns: the leaf stays on the surface
  earns: they keep the leaf bouyant
  misses: they store air
  misses: the leaf sinks
  misses: they let gases through`,
)

export const MORE_LIGHT = judged(
  'so it receives more light for photosynthesis',
  `
  reject less light
  unsure dioxide/gas/gases/oxygen, photosynthesis/photosynthesise, without light/sunlight
  accept photosynthesis/photosynthesise/photosynthesize
  accept more/enough/maximum/get/receive/absorb/reach/near/close/exposed/trap/catch ... light/sunlight/sun
  accept light/sunlight ... absorb/reach/receive/trap
  unsure light/sunlight
  earns: so it gets more light
  earns: for photosynthesis
  earns: it can absorb more sunligt
  misses: so it floats
  misses: the leaf is big
  misses: to take in oxygen`,
)

export const UPPER_IN_AIR = judged(
  'the upper surface is in contact with air / the lower one with water',
  `
  UPPER = upper/top/above
  LOWER = lower/bottom/underside/under/underneath/below
  reject LOWER ...(no water/UPPER).. air
  accept UPPER ...(no LOWER).. air/atmosphere
  accept air/atmosphere ...(no space).. UPPER
  accept LOWER ...(no UPPER).. water/wet
  accept water ... LOWER/block/cover/enter
  accept contact/exposed/open/touch ... air/atmosphere
  unsure air/water
  earns: the upper surface is in contact with the air
  earns: the lower side is in the water
  earns: the uppper side touches the air
  misses: there is more light
  misses: the leaf floats
  misses: the cuticle is thin`,
)

export const GASES_IN = judged(
  'so carbon dioxide can diffuse in / gas exchange can take place',
  `
  reject not dioxide/co2/gas
  unsure dioxide/co2/gas/gases, not enter/diffuse/get/reach
  accept dioxide/co2/gas/gases/gaseous/oxygen
  unsure diffuse/breathe
  earns: so carbon dioxide can diffuse in
  earns: gas exchange is possible
  earns: the gasess can diffuse in and out
  misses: so that it floats
  misses: water evaporates
  misses: more light is absorbed`,
)

export const LITTLE_XYLEM = judged(
  'little water has to be carried (water is absorbed all over the plant) / the water supports the plant',
  `
  NEED = need/needed/require/required/necessary
  reject not absorb
  reject xylem ...(no little/less/need/so/because/as/since).. (absorb | take up | support | supports | transport | transports | carry | carries), without little/less
  reject root/roots ...(no little/less/need).. absorb/take ... soil
  reject not NEED light/sunlight
  reject through xylem
  accept contact with water
  accept support/supports/supported
  accept hold/holds/held up
  accept hold/holds ... plant/leaf/leaves up
  accept less/little transport/support
  accept water ...(no xylem).. surround/around/everywhere/direct/directly
  accept surround/around ... water
  accept absorb/enter/take/get/diffuse/osmosis ... water ... leaf/leaves/direct/directly/surface/body/plant/stem
  accept water ...(no xylem).. absorb/enter/taken/diffuse ...(no root).. leaf/leaves/direct/directly/surface/body/stem
  accept less/little/not NEED ... transport/carry/water
  accept not NEED
  accept little/less water ... transport/carry/carried
  unsure NEED
  earns: water surrounds the plant
  earns: it can absorb water directly through the leaves
  earns: the water suports the plant
  misses: xylem carries water
  misses: it is dead tissue
  misses: there is more light`,
)

export const HUMID_AIR = judged(
  'humid air (water vapour) is trapped in the roll / less air moves past the stomata',
  `
  TRAP = trap/hold/keep/retain/stay/collect/build/accumulate/remain/store/contain/maintain/create/catch/increase
  HUMID = humid/humidity/moist/moisture/vapour/vapor/damp/saturated
  reject not TRAP/humid
  reject less/low/reduce ...(no diffuse/lost/lose/loss/escape).. humid/humidity, without more/high
  accept TRAP ...(no gradient/diffuse).. HUMID
  accept HUMID ...(no gradient/diffuse/lost/escape).. TRAP
  accept more/high ...(no lost/diffuse/escape).. HUMID
  accept inside/roll ...(no gradient/diffuse/lost/escape/leave).. humid/humidity/moist/moisture
  accept less/reduce/protect/shelter/out/stop/not/block/slow ...(no vapour/gradient).. wind/draught/"air movement"
  accept air ...(no vapour).. still
  unsure TRAP ... water/air
  unsure HUMID
  earns: humid air is trapped in the roll
  earns: the hairs hold water vapour near the stomata
  earns: moist air is traped inside
  misses: the stomata are closed
  misses: there is less light
  misses: less water is lost`,
)

export const LESS_CARBON_DIOXIDE = judged(
  'less carbon dioxide diffuses in / less light is absorbed',
  `
  LESS = less/little/few/slow/slowly/low/lower/reduce/limit/decrease/small/smaller
  reject more ...(no than).. dioxide/co2/light
  reject dioxide/co2 ...(no so/and/enter).. made/produced/released/leaves/leave/lost/out, without in/enter/enters/into/absorb/absorbed
  accept LESS ...(no water/vapour/photosynthesis).. dioxide/co2/light/sunlight
  accept dioxide/co2/light/sunlight ...(no water/vapour).. LESS/block
  accept not dioxide/co2/light
  accept dioxide/co2/light, not diffuse/enter/get/reach/absorb
  unsure dioxide/co2/light
  accept LESS gas exchange
  earns: less carbon dioxide diffuses in
  earns: carbon dioxide enters more slowly
  earns: it takes in less carbon dioxyde
  misses: less water is lost
  misses: it has a thick cuticle
  misses: more carbon dioxide is used`,
)

export const LESS_PHOTOSYNTHESIS = judged(
  'so photosynthesis is slower / less sugar is made',
  `
  LESS = less/little/slow/slowly/slower/low/lower/reduce/limit/decrease/fall/falls/drop
  MADE = photosynthesis/photosynthesise/glucose/sugar/sugars/food/carbohydrate
  reject more/faster ...(no than).. MADE
  accept LESS ...(no water).. MADE
  accept MADE ...(no water).. LESS
  accept not MADE
  unsure MADE
  earns: so photosynthesis is slower
  earns: less glucose is made
  earns: there is less photosinthesis
  misses: less carbon dioxide enters
  misses: respiration is slower
  misses: more photosynthesis happens`,
)
