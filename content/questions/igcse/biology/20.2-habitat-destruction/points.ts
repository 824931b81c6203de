import { judged } from '@/lib/exams/authoring/marks'
import type { Chain } from './chains'

export const BIODIVERSITY_IS = [
  judged(
    'number of different species',
    `
    reject number/amount of individual/organism/animal/plant, without species/kind/type
    reject individual/organism/animal/plant ... each/every/one species | many ... each/every/one species
    accept number/amount/many/count/total ... species
    accept variety/range/different/diversity ... species
    accept species, number/variety
    unsure number/many/variety/different/range ... kind/type/organism
    earns: the number of different species
    earns: how many species live there
    earns: the number of different speceis in a place
    misses: the number of animals in a place
    misses: all the plants and animals of an area
    misses: how healthy an area is`,
  ),
  judged(
    'that live in an area',
    `
    accept area/habitat/place/ecosystem/region/location/environment/country/forest
    accept live there | living there
    unsure world/earth
    earns: that live in an area
    earns: in one habitat
    earns: in a particular habitatt
    misses: the number of species
    misses: different kinds of organisms
    misses: how many there are`,
  ),
]

const TAKE = 'absorb/absorbed/absorption/take/taken/took/uptake/use/used/drink/suck'

/** Why a river rises higher and sooner: two of three. */
export const RUN_OFF = [
  judged(
    'fewer (no) leaves catch or delay the rain',
    `
    LEAF = leaf/leaves/canopy/branch/crown
    CATCH = catch/caught/intercept/intercepted/hold/held/slow/delay/stop/block/trap/cover/shelter/protect/break
    reject leaf/leaves ... give/transpire
    accept LEAF ... CATCH
    accept CATCH ... LEAF
    accept not LEAF
    accept LEAF, not CATCH
    accept not CATCH, LEAF
    accept less/fewer/without LEAF
    accept not intercept/intercepted | less interception | interception
    accept tree, not CATCH, rain
    unsure tree ... slow/stop/intercept/catch/block/intercepted ... rain
    unsure rain ... directly/straight ... ground/soil
    earns: there are no leaves to catch the rain
    earns: the canopy no longer intercepts rain
    earns: the canopey no longer intercepts rain
    misses: roots do not absorb the water
    misses: it rains more
    misses: leaves photosynthesise`,
  ),
  judged(
    'fewer (no) roots take up water from the soil / less transpiration',
    `
    TAKE = ${TAKE}
    WHO = root/tree/plant/forest/they/it/vegetation
    reject root ...(no leaf/leaves/canopy).. hold/anchor/bind/keep, without TAKE
    reject WHO ...(no less/fewer/not).. absorb more | more absorbed
    accept WHO ... TAKE ... water/rain/rainwater/moisture/it
    accept water/rain/rainwater ... TAKE ... WHO
    accept WHO, not TAKE
    accept not TAKE, WHO
    unsure not hold/anchor/bind, without leaf/leaves/canopy
    accept not root, without hold/soil/anchor/bind
    accept less/fewer root, without hold/soil/anchor/bind
    unsure not root
    accept less ... TAKE
    accept water/rain/rainwater, not TAKE
    accept less transpiration | not transpire/transpiration
    unsure transpiration | soak
    earns: no roots absorb the water
    earns: the trees do not take up the rain water any more
    earns: less water is obsorbed by roots
    misses: no leaves catch the rain
    misses: the soil is washed away by rain
    misses: the river is deep`,
  ),
  judged(
    'more water runs off over the ground / it reaches the river faster',
    `
    RUN = run/ran/runs/wash/move/drain/reach/enter/go/get/travel/pour
    FAST = fast/faster/quick/quickly/quicker/sooner/directly/direct/straight/immediately/once/rapidly/early/earlier
    reject slowly/slower ... river, without faster/quickly
    accept run off | runoff | run-off | surface flow
    accept RUN ... FAST
    accept FAST ... RUN
    accept run/flow/wash/pour off/over/down
    accept water/rain/it flow ... fast/faster/quickly/directly/straight/once/immediately
    accept more water ... enter/reach/flow/go/run/into ... river
    accept water/rain, not delay/slow
    unsure RUN ... river
    earns: more water runs off the surface
    earns: the rain flows quickly into the river
    earns: the water gets to the river fastr
    misses: it rains more
    misses: the flow rises higher and sooner
    misses: no roots absorb the water
    misses: the river has more fish`,
  ),
]

/** Why carbon dioxide increases when a forest is cleared by fire. */
export const MORE_CARBON_DIOXIDE = [
  judged(
    'less photosynthesis / fewer trees take in carbon dioxide',
    `
    GAS = carbon/co2
    reject photosynthesis/photosynthesise ... release/give/produce ... GAS, without less/fewer
    reject more photosynthesis | increase photosynthesis
    reject GAS ... by photosynthesis, without take/absorb/less/fewer
    accept less/fewer/reduce/decrease/stop/not ... photosynthesis/photosynthesise
    accept not photosynthesis/photosynthesise
    accept photosynthesis/photosynthesise ... less/stop/decrease/use/take/absorb/remove
    accept less/fewer/not ... take/taken/absorb/absorbed/remove/removed/use/used/store/convert ... GAS
    accept less/not GAS ... take/taken/absorb/absorbed/remove/removed/used/stored/converted
    accept GAS, not take/taken/absorb/absorbed/remove/removed/used/converted
    accept not take/absorb/remove/use/convert, GAS
    accept tree/plant ...(no release/less/fewer).. take/absorb/use/convert ...(no oxygen/release/give).. GAS
    unsure photosynthesis/photosynthesise | less oxygen
    earns: there is less photosynthesis
    earns: fewer trees take in carbon dioxide
    earns: no trees to absorb the carbon dioxyde
    misses: the wood is burnt
    misses: trees are removed so carbon dioxide increases
    misses: trees give out carbon dioxide by photosynthesis
    misses: the soil is washed away`,
  ),
  judged(
    'burning (combustion) of the wood releases carbon dioxide',
    `
    BURN = burn/burning/burnt/burned/combustion/fire
    reject not BURN
    reject BURN ... oxygen ... release
    reject BURN ... fossil/coal/petrol/diesel, without wood/tree/forest
    accept BURN
    unsure decompose/decomposition/rot/decay
    earns: burning the trees releases carbon dioxide
    earns: combusion of wood
    earns: carbon dioxide comes from the burnning wood
    misses: there is less photosynthesis
    misses: animals respire
    misses: smoke is bad for the lungs`,
  ),
]

/** Why the plants of a chain decrease when its hunter is gone. */
export const GRAZED_AWAY = ({ grazer, plant, rule }: Chain) => [
  judged(
    `fewer (no) ${grazer} are eaten`,
    `
    EAT = eat/eats/eaten/ate/hunt/hunted/kill/killed/prey/predation/feed/consumed/consume/control
    reject more ... ${rule.grazer} ... EAT by
    accept not predator/predation
    accept less/fewer predator/predation
    accept less/fewer ... ${rule.hunter}, EAT, ${rule.grazer}
    accept less/fewer ... ${rule.grazer}/they/them ... EAT, without ${rule.plant}
    accept not ${rule.hunter} ... EAT
    accept not EAT, ${rule.grazer}/them/they, without ${rule.plant}
    accept ${rule.hunter} ... EAT ... ${rule.grazer}/them
    accept ${rule.grazer}, not EAT, without ${rule.plant}
    accept nothing ... EAT ... ${rule.grazer}/them
    unsure predator | not ${rule.hunter}
    earns: fewer ${grazer} are eaten
    earns: there are no predators
    earns: there are no predatorss
    misses: the ${plant} dies
    misses: the ${grazer} eat the ${plant}
    misses: the water is polluted
    misses: it gets warmer`,
  ),
  judged(
    `so the ${grazer} increase`,
    `
    MORE = more/increase/increased/increasing/grow/rise/multiply/higher/greater/bigger/larger/up
    reject ${rule.grazer} ...(no ${rule.plant}/not).. decrease/fall/fewer/die, without increase/more
    accept ${rule.grazer}/they ...(no ${rule.plant}/eat).. MORE
    accept MORE ${rule.grazer}
    accept MORE ...(no ${rule.plant}/eat/eaten).. ${rule.grazer}
    accept too many ${rule.grazer} | many ${rule.grazer}
    unsure MORE, ${rule.grazer}
    earns: the number of ${grazer} increases
    earns: there are more ${grazer}
    earns: the ${grazer} incrase in number
    misses: no predators
    misses: the ${plant} is eaten
    misses: the ${grazer} die`,
  ),
  judged(
    `more ${plant} eaten`,
    `
    EAT = eat/eats/eaten/ate/feed/graze/grazing/consume/consumed/fed
    reject not EAT ... ${rule.plant}
    reject less/fewer ...(no more/increase).. ${rule.plant} ... eaten
    MUCH = more/most/all/much/many/lots/faster/quickly/increase/rise
    accept MUCH ... EAT ... ${rule.plant}
    accept EAT ... MUCH ... ${rule.plant}
    accept EAT ... ${rule.plant} ... MUCH
    accept MUCH ... ${rule.plant} ... EAT
    accept ${rule.plant} ... EAT ... MUCH
    accept ${rule.plant} ... EAT by MUCH
    unsure EAT, ${rule.plant}
    accept overgraze/overgrazing/overgrazed
    unsure EAT more
    earns: they eat more of the ${plant}
    earns: more ${plant} eaten
    earns: the ${grazer} eat the ${plant} much fastr, overgrazng
    misses: there are more ${grazer}
    misses: no predators
    misses: the ${plant} gets no light`,
  ),
]

/** Why animals that live among plants lose species with them. */
export const LOSE_A_HOME = [
  judged(
    'they lose shelter / places to live or breed (habitat)',
    `
    accept not shelter/habitat/protection/home/hiding/cover
    accept shelter/hide/hiding/nest/nesting/breed/breeding/home/habitat/protection/protected/spawn/refuge/lay/cover
    accept place/space/nowhere/anywhere/somewhere ... live/rest
    unsure live
    earns: they lose their habitat
    earns: there is no shelter from predators
    earns: they lose their sheltar
    misses: they have less food
    misses: they die
    misses: the water is too warm`,
  ),
  judged(
    'they have less food',
    `
    reject more food | not less food
    accept less/fewer/not/lose/loss/reduce/decrease/short ... food/eat/prey/insects
    accept not food
    accept not enough/anything ... eat/food
    accept food ... less/decrease/gone/lost/disappear/short
    accept starve/starvation/hunger
    accept nothing ... eat/feed
    accept food chain/web ... break/broken/disrupted/change
    unsure food/feed
    earns: they have less food
    earns: they starve
    earns: there is not enought food
    misses: they lose their homes
    misses: they have more food
    misses: they cannot breed`,
  ),
]
