import { judged } from '@/lib/exams/authoring/marks'

/** What speaks for a fuel cell in a vehicle, against a petrol engine. */
const NO_POLLUTANTS = judged(
  'the vehicle gives off no carbon dioxide (no pollutants, only water)',
  `
  BAD = "co2"/carbon/dioxide/greenhouse/pollutant/pollutants/pollution/pollute/polluting/emission/emissions/harmful/toxic/fume/fumes/monoxide/nitrogen
  reject more BAD
  accept not BAD
  accept not release/produce/give/emit/make BAD
  accept less/fewer/lower/zero/reduce/free ...(no hydrogen).. BAD
  accept only ...(no hydrogen).. water
  accept water ... only
  accept not cause/contribute ... warming
  unsure "clean"/"cleaner"
  unsure BAD | water | environment/environmentally
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
  unsure noise/noisy/loud
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
  reject less efficient
  reject not efficient
  accept efficient/efficiency/efficiently
  accept less/little energy ... waste/wasted/lost
  accept waste/wastes/lose/loses less
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
  reject not renewable
  reject hydrogen ... fossil/methane/petroleum/coal, without renewable/water
  accept renewable/sustainable/renewably
  accept hydrogen ... made/obtained/from/produced ... water
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
  accept HARD ... STORE
  accept STORE ... HARD
  accept not easy/easily STORE
  accept hydrogen ... "explosive"/explode/explodes/flammable/dangerous/leaks
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
  PLACE = station/stations/place/places/pump/pumps/infrastructure/garage/garages
  FEW = few/fewer/less/lack/shortage/limited/rare/scarce/hard/difficult/little/need/needed/new
  reject many/more PLACE, without petrol/need/needed
  accept FEW ... PLACE
  accept PLACE ... FEW
  accept not enough/many PLACE
  accept not PLACE
  accept hard/difficult ...(no store).. refuel/refill
  unsure PLACE | refuel
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
  accept "expensive"/"expencive"/"expensiv"/"expesive"/costly
  accept high/higher/more/lot/large cost/price/money
  accept cost/costs more/high/higher/lot
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
  reject not FOSSIL
  accept hydrogen ... FOSSIL
  accept FOSSIL ... hydrogen
  accept make/makes/making/made/produce/produced/producing/production/obtained ... FOSSIL/"co2"/carbon
  accept making/producing/production ... energy/electricity
  unsure FOSSIL
  unsure "co2"/carbon
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
  reject FOSSIL ...(no hydrogen/electricity/power/make/made).. in bus/vehicle/engine
  reject bus/vehicle/engine burn/burns FOSSIL
  reject not FOSSIL
  accept hydrogen ... FOSSIL
  accept FOSSIL ... hydrogen
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
  GAS = "co2"/"carbon dioxide"/carbon
  MAKE = make/makes/making/made/produce/produces/producing/production/manufacture/manufactured/manufacturing/burn/burns/burning/burnt/burned/process/react/reacts/reaction/obtain/obtained/generate/generated
  GIVE = release/releases/released/give/gives/given/emit/emits/emitted/form/forms/formed/produce/produces/produced/product
  reject bus/vehicle/engine burn/burns
  reject bus/vehicle/engine/cell give/gives/release/releases/emits/produces GAS, without MAKE
  accept MAKE ... GIVE ... GAS
  accept GAS ... MAKE
  accept GIVE ... GAS ...(no bus/vehicle/cell).. MAKE
  accept MAKE ... GAS
  accept GIVE GAS
  unsure GAS
  earns: carbon dioxide is released when hydrogen is made
  earns: burning coal for the electricity gives off CO2
  earns: making it from methane produces carbon dioxyde
  misses: the bus gives off only water
  misses: hydrogen is a gas
  misses: the hydrogen is made from methane`,
)
