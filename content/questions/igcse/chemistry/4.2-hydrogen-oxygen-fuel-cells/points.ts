import { judged } from '@/lib/exams/authoring/marks'

/** What speaks for a fuel cell in a vehicle, against a petrol engine. */
const NO_POLLUTANTS = judged(
  'the vehicle gives off no carbon dioxide (no pollutants, only water)',
  `
  AIR = "co2"/carbon/dioxide/greenhouse/emission/emissions/harmful/toxic/poisonous/smoke/smog/exhaust/fume/fumes/monoxide/nitrogen
  DIRT = pollutant/pollutants/pollution/pollute/pollutes/polluting
  reject more AIR/DIRT, without petrol
  reject "only uses water" | "uses only water" | "only needs water" | "needs only water" | "runs on water"
  accept not AIR
  accept not release/produce/give/emit/make AIR
  unsure not noise pollution
  accept not DIRT
  accept less/fewer/lower/zero/reduce/free ...(no hydrogen/noise).. AIR/DIRT
  accept only ...(no hydrogen).. water
  accept water ... only
  accept not cause/contribute ... warming
  unsure "clean"/"cleaner"
  unsure AIR/DIRT | water | environment/environmentally
  earns: no carbon dioxide is given off
  earns: the only product is water
  earns: it does not produce CO2
  earns: it causes no polution
  misses: it is quieter
  misses: hydrogen is cheap
  misses: it produces more carbon dioxide`,
)

const QUIET = judged(
  'it is quieter',
  `
  reject not quiet
  reject louder/noisier, without petrol
  reject more noise, without petrol
  accept quiet/quieter/silent/silently/quietly
  accept less/lower/little/reduce/reduces noise/noisy/loud/sound
  accept not noise/noisy/loud
  accept petrol ...(no than/it/fuel/less/quieter).. louder/loud/noisy/noisier/noise
  unsure noise/noisy/noisier/louder/loud
  earns: it is quieter
  earns: there is less noise
  earns: it is silant, silent
  misses: it is cheaper
  misses: no carbon dioxide is given off
  misses: it is noisier`,
)

const EFFICIENT = judged(
  'it is more efficient (less energy is wasted)',
  `
  accept petrol ...(no than/it/cell/cells/more).. less efficient
  accept petrol ...(no than/it/cell/cells/less).. waste/wastes/lose/loses more energy/heat
  reject less/low/lower/poor efficient/efficiency
  reject efficient/efficiency low/lower/less/poor
  reject not efficient
  accept efficient/efficiency/efficiently
  accept less/little energy/heat ... waste/wasted/lost
  accept waste/wastes/lose/loses less energy/heat/fuel
  accept more ... energy ... useful
  accept more energy ... (kilogram/kg/gram/mass/litre)
  accept more energy per
  unsure energy
  earns: it is more efficient
  earns: less energy is wasted as heat
  earns: a fuel cell is more eficient
  misses: it is less efficient
  misses: it is quieter
  misses: it is easier to refuel`,
)

const RENEWABLE = judged(
  'hydrogen can be made from a renewable source (water)',
  `
  accept hydrogen/it/fuel ...(no petrol/fossil/than/non/not).. renewable/sustainable/renewably
  accept source/resource/sources/resources renewable | renewable source/resource/sources/resources
  unsure use/petrol/fossil, not renewable
  unsure petrol/fossil, renewable
  reject not renewable
  reject "non-renewable" | "non renewable" | "nonrenewable"
  reject hydrogen ... fossil/methane/petroleum/coal, without renewable/water
  accept renewable/sustainable/renewably
  accept hydrogen ...(no oxygen/react/reacts/into/give/gives).. made/obtained/from/produced ... water
  accept not run/runs out
  accept not finite
  unsure water ... hydrogen
  earns: hydrogen can be made from renewable sources
  earns: hydrogen is obtained from water
  earns: hydrogen is a renewabel fuel
  misses: it is quieter
  misses: hydrogen is hard to store
  misses: it is cheaper`,
)

export const ADVANTAGES = [NO_POLLUTANTS, QUIET, EFFICIENT, RENEWABLE]

const STORAGE = judged(
  'hydrogen is difficult (dangerous) to store or to transport',
  `
  STORE = store/stored/storing/storage/transport/transported/transporting/tank/tanks/carry/carried/keep
  HARD = difficult/difficulty/hard/harder/dangerous/danger/unsafe/heavy/problem/problems/pressure/compress/compressed/cold/large/big/bulky/strong/explode/flammable/risk/risky/leak/leaks
  reject easy/easier ...(no petrol/than).. STORE
  reject petrol ...(no hydrogen/than).. flammable/explosive/dangerous/explode, without hydrogen
  accept HARD ... STORE
  accept STORE ... HARD
  accept not easy/easily STORE
  accept not store/transport ... easily/safely/easy
  accept hydrogen ... "explosive"/explode/explodes/flammable/dangerous/leaks/compress/compressed/pressure
  accept risk/danger ... explosion/explode/fire
  unsure STORE
  unsure "explosive"/flammable/dangerous
  earns: hydrogen is difficult to store
  earns: it is a gas and needs strong, heavy tanks under pressure
  earns: it is dificult to store
  misses: there are few filling stations
  misses: it is quieter
  misses: hydrogen is easy to store`,
)

const STATIONS = judged(
  'there are few filling (refuelling) stations',
  `
  PLACE = station/stations/pump/pumps/infrastructure/garage/garages
  FEW = few/fewer/less/lack/shortage/limited/rare/scarce/hard/difficult/little/need/needed/new
  reject many/more PLACE, without petrol/need/needed
  reject few/fewer/less petrol station
  accept FEW ... PLACE
  accept PLACE ... FEW
  accept not enough/many PLACE/place/places
  accept not station/stations/infrastructure
  accept not place/places/pump/pumps ... refuel/refill/fill/buy/get/hydrogen
  accept "few places" | "fewer places" | "less places" | "limited places"
  accept hard/difficult ...(no store).. refuel/refill
  unsure PLACE | refuel
  unsure hydrogen ... find/buy/available/availability
  unsure find/buy ... hydrogen
  unsure not available
  earns: there are few hydrogen filling stations
  earns: not many places to refuel
  earns: filling stattions are rare
  misses: hydrogen is hard to store
  misses: it is expensive
  misses: there are many filling stations`,
)

const COST = judged(
  'fuel cells (or hydrogen) are expensive',
  `
  reject cheap/cheaper, without petrol/expensive
  reject not expensive
  reject less/least expensive/costly
  reject petrol ...(no than/but/and/hydrogen/cell/cells).. expensive/costly/cost/costs
  reject low/lower/less/small/reduce cost/price, without petrol
  reject cost/costs less/little/low/lower, without petrol
  reject not high cost/price | not cost/price high
  accept "expensive"/"expencive"/"expensiv"/"expesive"/costly
  accept high/higher/more/lot/large cost/price/money
  accept cost/costs/price more/high/higher/lot
  accept not cheap
  unsure cost/price/money
  earns: fuel cells are expensive
  earns: the cost is high, it costs a lot
  earns: hydrogen is more expencive
  misses: hydrogen is cheap
  misses: there are few filling stations
  misses: it is quieter`,
)

const FROM_FOSSIL = judged(
  'hydrogen is often made from fossil fuels (methane) / making it gives off carbon dioxide',
  `
  FOSSIL = fossil/methane/"ch4"/"natural gas"/coal/oil/petroleum/hydrocarbon/hydrocarbons
  MAKING = "making"/"producing"/"production"/"manufacture"/"manufacturing"/"to make"/"to produce"/"to get"/"obtaining"
  GAS = "co2"/carbon
  reject not FOSSIL
  reject "hydrogen is a fossil" | "hydrogen is fossil"
  accept hydrogen ...(no than/instead/better/react/reacts/petrol/like/replace/replaces).. FOSSIL
  accept FOSSIL ...(no than/instead/petrol).. make/made/produce/produced/production/get/give ... hydrogen
  accept MAKING hydrogen ...(no less/petrol).. GAS/energy/electricity/FOSSIL/pollution
  accept hydrogen MAKING ...(no less/petrol).. GAS/energy/electricity/FOSSIL/pollution
  accept GAS ...(no less/petrol).. when/by/during/in/from ... "making"/"producing"/"production"/"manufacture" ... hydrogen
  accept GAS ...(no less/petrol).. when ... hydrogen ... "made"/"produced"/"obtained"/"manufactured"
  accept made/produced/obtained from FOSSIL, without petrol
  unsure hydrogen, not renewable
  unsure FOSSIL
  earns: most hydrogen is made from fossil fuels
  earns: producing hydrogen from methane gives off CO2
  earns: hydrogen comes from fosil fuels
  misses: hydrogen is hard to store
  misses: petrol is expensive
  misses: it gives off only water`,
)

export const DISADVANTAGES = [STORAGE, STATIONS, COST, FROM_FOSSIL]

/** Why a vehicle that gives off only water may still cause carbon dioxide. */
export const MADE_FROM = judged(
  'the hydrogen is made from methane (a fossil fuel) / with electricity from fossil fuels',
  `
  FOSSIL = fossil/methane/"ch4"/"natural gas"/coal/oil/petroleum/hydrocarbon/hydrocarbons
  CAR = bus/car/van/vehicle/engine
  reject FOSSIL ...(no hydrogen/electricity/power/make/made).. in CAR
  reject CAR burn/burns/use/uses FOSSIL
  reject petrol ...(no hydrogen/electricity).. FOSSIL, without hydrogen, without electricity
  reject not FOSSIL
  accept hydrogen ...(no instead/like/than/replace/replaces).. FOSSIL
  accept FOSSIL ...(no instead/like/than).. hydrogen
  accept electricity/power/electrolysis/energy ... FOSSIL
  accept FOSSIL ... electricity/power/electrolysis/energy
  accept made/produced/obtained/comes/from FOSSIL
  unsure FOSSIL
  unsure make/making/made/production/producing/produced ... hydrogen
  unsure electricity/electrolysis
  earns: the hydrogen is made from methane
  earns: fossil fuels are used to make the hydrogen
  earns: the electrisity for electrolysis comes from coal, electricity from coal
  misses: the bus burns petrol
  misses: it gives off only water
  misses: hydrogen is hard to store`,
)

export const CO2_IN_MAKING = judged(
  'carbon dioxide is given off when the hydrogen (or the electricity) is made',
  `
  GAS = "co2"/dioxide
  CAR = bus/car/van/vehicle/engine/"fuel cell"/cell
  ACT = "making"/"make"/"producing"/"production"/"made"/"produced"/"manufacture"/"manufacturing"/"manufactured"/"obtaining"/"obtained"/"generating"/"generated"/"generate"/"extracting"/"extraction"/"burning"/"burnt"/"burned"/"burn"/"to produce"
  THING = hydrogen/fuel/fuels/electricity/methane/coal/fossil/energy/power/gas
  GIVE = release/releases/released/give/gives/given/emit/emits/emitted/form/forms/formed/produce/produces/produced/make/makes
  MADE = "making"/"producing"/"production"/"manufacture"/"manufacturing"/"made"/"obtaining"/"obtained"/"to make"/"to produce"/"generate"/"generating"/methane/coal/fossil
  reject CAR burn/burns
  reject CAR GIVE ... GAS, without MADE
  reject GAS ... by/from CAR, without MADE
  reject hydrogen burn/burns/react/reacts ... GAS, without methane, without water
  reject hydrogen oxygen ... GAS, without MADE
  reject burn hydrogen ... GAS, without methane/fossil/coal
  accept ACT ...(no GAS).. THING ... GAS
  accept THING "production" ... GAS
  accept THING ...(no GAS).. is/are ACT ... GAS
  accept GAS ... when/during/in/by/from/as/while ... ACT ... THING
  accept GAS ... when/during/as/while ... THING ... ACT
  accept GAS ... to produce/make/obtain/generate ... THING
  accept GAS ... when/from ... methane/coal/fossil ... hydrogen/electricity
  accept methane ... steam/react/reacts ... GAS | "power station"/"power stations"/factory/plant ... GAS
  accept ACT it ... GAS | GAS ... ACT it
  unsure GAS | carbon
  earns: carbon dioxide is released when hydrogen is made
  earns: burning coal for the electricity gives off CO2
  earns: making it from methane produces carbon dioxyde
  misses: the bus gives off only water
  misses: hydrogen is a gas
  misses: the hydrogen is made from methane`,
)
