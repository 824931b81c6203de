import { judged } from '@/lib/exams/authoring/marks'

export const HEAT_TO_SURROUNDINGS = judged(
  'thermal energy is also transferred to the surroundings (air, beaker, thermometer, bench)',
  `
  OUT = surrounding/surroundings/air/room/environment/beaker/glass/container/thermometer/stirrer/bench/table/cup/outside/atmosphere/spoon
  GO = lose/loss/lost/go/goes/escape/escapes/transfer/transferred/give/given/leave/leaves/flow/pass/move/absorb/dissipate/heat/warm/conduct/radiate
  HEAT = heat/energy/thermal/some/it
  reject not (lost/lose/loss) | (gained/absorbed/enters) from OUT | OUT ... (to/warms/heats) ... water
  accept HEAT ... GO ... OUT | GO ... HEAT ... OUT | OUT ... (absorb/absorbs/absorbed/gain/gains/gained/take/takes/heated/warmed/conducts) | GO ... to/into OUT | evaporate/evaporation | (while/during) pouring
  accept (heat/heats/warm/warms) ... (glass/beaker/thermometer/air/container) | conduction
  unsure (heat/energy) (lost/loss/waste/dissipate)
  earns: heat is lost to the surroundings
  earns: some energy goes to the beaker
  earns: heat is lost to the suroundings while pouring
  earns: the beaker absorbs some of the heat
  misses: the hot water is hotter
  misses: the thermometer is not accurate
  misses: the volumes are not equal
  misses: it loses more energy than the other gains`,
)

const KEEPS_ENERGY = `
  PUT = use/put/add/place/wrap/surround/have/make/do/fit
  KEEPER = insulate/insulation/insulator/insulated/insulating/polystyrene/styrofoam/lag/lagging/lagged/lid/cover/covered/vacuum/flask/thermos/foam/wool/felt/bubble/plastic
  reject (remove | take off | take away) ... (lid/cover/insulation)
  accept PUT ... KEEPER
  accept KEEPER
  accept (pour/pours/poured/mix/add/transfer) ... (quick/quickly/fast/faster/rapidly/immediately/quicker) | (quick/quickly/fast/faster/rapidly/immediately) ... (pour/pouring/mix/mixing/add/transfer)
  accept do ... (quick/quickly/fast/faster/quicker)
  accept (warmer/hotter) room | (low/lower/less) (hot/temperature) ... hot water | hot water ... lower temperature | (less/not) hot water
  earns: use a polystyrene cup
  earns: put a lid on the beaker
  earns: use a polystirene cup
  earns: pour the hot water in more quickly
  misses: use a better thermometer
  misses: repeat and take a mean
  misses: use more water
  misses: stir for longer`

export const LESS_LOST = judged(
  'insulate the beaker (polystyrene cup), use a lid, or pour more quickly',
  KEEPS_ENERGY,
)

/** The same where nothing is poured. */
export const LESS_LOST_FROM_BEAKER = judged(
  'insulate the beaker (or use a polystyrene cup), or put a lid on it',
  KEEPS_ENERGY,
)

export const SAME_THROUGHOUT = judged(
  'so that the temperature is the same throughout (the hot and the cold water are evenly mixed)',
  `
  SAME = same/even/evenly/uniform/uniformly/equal/equally/constant
  ALL = throughout/everywhere/whole/all/entire/every
  reject not (mix/mixed/same/uniform) ... (stirred/stirring/because) | (cool/cools) ... faster
  accept SAME ... (temperature/temp/heat/energy/distribute/distributed/distribution/spread/mix/mixed/heated) | (temperature/temp/heat/energy/it/mixture/water) ... SAME | (heat/energy/temperature) ... (distribute/distributed/spread/spreads) | ALL ... (temperature/mixture/water/heat) | (temperature/heat/mixed/mix) ... ALL
  accept (well/fully/completely/thoroughly/properly) (mix/mixed) | (mix/mixed) (well/fully/completely/thoroughly/properly/together) | (hot/cold) ... (mix/mixed) | convection | layers/layer | (hot/hotter/warmer) ... (top/rise/rises/float/surface) | thermal equilibrium
  accept (top/bottom/place/part/spot/region/point/layer) ... (hot/hotter/cold/colder/different/differ/warmer) | (different/differ/hotter/colder/warmer) ... (place/part/spot/region/point) | hot spot | not (hot/cold) (spot/region)
  unsure mix/mixed
  earns: so that the temperature is the same throughout
  earns: the heat is evenly distributed
  earns: to make the temprature uniform
  earns: so the hot and cold water mix completely
  misses: to make it cool faster
  misses: to get a better result
  misses: so that it dissolves
  misses: to read the thermometer`,
)
