import { judged } from '@/lib/exams/authoring/marks'

/** Which solid cools the most. */
export const LARGEST_FALL = judged(
  'its temperature falls by the most / it takes in the most thermal energy',
  `
  LARGE = largest/greatest/biggest/most/highest/larger/bigger/greater/more
  FALL = fall/falls/fell/drop/decrease/lowered/lowers/lowering/cool/cools/colder/decline/reduce/reduction
  TAKE = absorb/absorbs/absorbed/take/takes/taken/took/endothermic
  reject smallest/least
  reject LARGE ...(no FALL/TAKE).. rise/increase/exothermic
  reject LARGE ... energy ... released/release/give/given/gives
  reject not FALL
  accept LARGE ... FALL
  accept temperature ... down ... LARGE | LARGE ... temperature ... down | coldest
  accept FALL ... LARGE
  accept LARGE ... TAKE
  accept TAKE ... LARGE
  unsure LARGE, temperature
  unsure FALL
  earns: it has the largest fall in temperature
  earns: the temperature drops the most
  earns: it takes in the most heat
  earns: the bigest decreese in temprature, biggest decrese
  misses: it has the largest rise in temperature
  misses: it is exothermic
  misses: it dissolves fastest`,
)

/** Why more fuel is burned than is calculated. */
export const HEAT_LOST = judged(
  'some thermal energy is lost to the surroundings (air, walls, waste gases)',
  `
  HEAT = heat/energy/thermal/warmth
  AWAY = lose/loses/lost/loss/escape/escapes/waste/wasted/dissipate
  PLACE = surroundings/air/kiln/wall/furnace/gases/environment/chimney/outside/oven/smoke/container
  reject not AWAY
  accept HEAT ... AWAY
  accept AWAY ... HEAT
  accept HEAT ... to/into/by PLACE
  accept heat/heats/heated/warm/warms PLACE
  accept PLACE, heated/warmed/absorb/absorbs
  accept not all ... HEAT ... reach/used/go/transferred/carbonate/solid
  unsure incomplete combustion | AWAY | HEAT
  earns: some heat is lost to the surroundings
  earns: energy escapes into the air
  earns: the kiln itself is heated as well
  earns: some heet is losst to the surroundings
  misses: the fuel is expensive
  misses: the carbonate is not pure
  misses: the reaction is too slow`,
)
