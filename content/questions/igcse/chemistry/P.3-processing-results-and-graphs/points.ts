import { judged } from '@/lib/exams/authoring/marks'

export const SAME_TOTAL = judged(
  'to keep the total volume the same (so that only the concentration changes, or the depth of liquid is the same)',
  `
  SAME = same/constant/equal/fixed/unchanged/"50"
  VARY = change/vary/alter/differ/different/range
  reject not SAME | SAME ... concentration, without volume/depth/total/height
  accept not change ... volume | volume not (change/differ/vary)
  accept SAME ... (volume/depth/total/height/level) | (volume/depth/total/height/level) ...(no temperature).. SAME
  accept VARY ...(no volume/temperature).. concentration | concentration ...(no volume/temperature).. VARY | concentration proportional
  earns: so the total volume stays the same
  earns: to keep the totle volume constant
  earns: so that only the concentration changes
  earns: it makes the depth of the liquid the same each time
  misses: to make the reaction faster
  misses: water is a solvent
  misses: to keep the concentration the same
  misses: to cool the mixture`,
)

export const RATE_RISES = judged(
  'the greater the volume (concentration) of sodium thiosulfate, the higher the rate',
  `
  UP = increase/rise/higher/high/more/greater/larger/bigger/faster
  SALT = thiosulfate/concentration/volume/concentrated
  RATE = rate/reaction/faster/quicker/speed
  DOWN = decrease/lower/slower/fall/less
  reject UP ...(no DOWN).. SALT ...(no UP).. DOWN ...(no time).. RATE | UP ...(no DOWN).. SALT ... RATE ...(no UP).. DOWN
  accept UP ...(no DOWN).. SALT ... RATE ...(no DOWN).. UP | SALT ...(no DOWN).. UP ... RATE ...(no DOWN).. UP
  accept UP ...(no DOWN).. SALT ... (faster/quicker) | UP ...(no DOWN).. SALT ... UP ... RATE | SALT ...(no DOWN).. UP ... (faster/quicker)
  accept RATE ...(no DOWN).. UP ... SALT | (double/doubles) ... (double/doubles) | increase linearly | SALT ... DOWN ... RATE ...(no UP).. DOWN | proportional | DOWN ...(no UP).. SALT ... DOWN ... RATE
  earns: the greater the volume of thiosulfate the higher the rate
  earns: as the concentration increases the rate incraeses
  earns: rate is proportional to the volume
  misses: as the volume increases the rate decreases
  misses: the cross disappears
  misses: the rate is constant`,
)

export const STRAIGHT = judged(
  'in proportion: a straight line through the origin (twice the volume, twice the rate)',
  `
  reject not (proportional/straight) | (inversely/indirectly) proportional
  accept proportional/proportion/linear/linearly | straight line | line straight | (double/doubling/doubles/twice) ... (double/doubles/doubled/twice)
  earns: the rate is directly proportional to the volume
  earns: it is a straigth line
  earns: when the volume doubles the rate doubles
  misses: the line goes up
  misses: the rate is inversely proportional to the volume
  misses: it increases`,
)

export const BY_EYE = judged(
  'the moment when the cross disappears is judged by eye: it is not sharp (or their reaction times differ)',
  `
  JUDGE = judge/judged/judging/judgement/judgment/decide/subjective/opinion/estimate/perception
  HARD = hard/difficult/tricky/unclear/uncertain/impossible
  FADE = gradual/gradually/slowly/fade
  CROSS = cross/disappear/vanish/end/endpoint/"end-point"/moment/exact/exactly/when
  accept JUDGE | (by/naked) eye | eyesight | reaction time
  accept HARD ... (tell/see/know/say/spot/CROSS) | CROSS ... HARD | not (clear/sharp/sudden/easy/obvious)
  accept (cross/disappear) ...(no slower).. FADE | FADE ...(no slower).. (cross/disappear) | (eye/eyes/vision/sight) ... (differ/different/better/worse)
  accept (students/people/person/they/each/one) ... (think/see/saw/say) ... (different/earlier/before/sooner/disappear/cross/vanish)
  earns: it is hard to tell exactly when the cross disappears
  earns: the end is jugded by eye, so it is subjective
  earns: the reaction times of the students differ
  earns: the cross disappears gradually
  misses: the acid is spilt
  misses: one of them used more acid
  misses: the acid got in her eye
  misses: the mixture is yellow`,
)

export const SENSOR = judged(
  'use a light sensor and data logger (or: the same person judges each time; repeat and take a mean)',
  `
  reject (temperature/ph/gas) (sensor/probe/meter) | not repeat
  accept light (sensor/meter/probe/detector/gate) | sensor | logger | colorimeter | photocell | camera | video | filmed
  accept same (person/student/observer/eyes/one) | one (person/student/observer) | (repeat/repeated/repeats/replicate) | average | (take/find/calculate/use/get) ... mean
  earns: use a light sensor
  earns: let the same person look at the cross each time
  earns: repeet the experiment and take a mean
  misses: use a temperature sensor
  misses: use more acid
  misses: use a bigger beaker
  misses: be more careful`,
)

export const INSULATES = judged(
  'polystyrene is an insulator (a poor conductor), so less heat is lost',
  `
  HEAT = heat/energy/warmth
  LOST = lost/loss/lose/escape/leave/surroundings/transfer/air
  CUT = less/little/reduce/prevent/stop/minimise/decrease/lower/slow/avoid/minimum
  reject (good/better) conductor, without glass
  reject glass is insulator | (more/gain) HEAT ... LOST | polystyrene ... (poor/bad/not) insulator
  accept glass ...(no polystyrene).. (conductor/conducts) | insulator | insulate | insulating | insulation | (poor/bad/worse/weak) conductor | not conduct | not (good/great) conductor
  accept CUT ... HEAT ... LOST | CUT ... LOST ... HEAT | (keep/trap/retain/hold) ... HEAT | not lose HEAT | HEAT not (lost/escape)
  earns: it is an insulator
  earns: less heat is lost to the surroundings
  earns: polystyrene is a poor condutor of heat
  earns: it keeps the heat in
  misses: it does not break
  misses: less heat is given out
  misses: it is a good conductor of heat
  misses: it is cheap`,
)

export const NO_MORE_REACTION = judged(
  'all of the alkali has reacted, so no more heat is given out',
  `
  ALKALI = alkali/hydroxide/base/koh
  DONE = used/reacted/gone/neutralised/finished/consumed
  OVER = complete/completed/over/finished/stopped/stops/ended/ends/done
  reject not (complete/completed/over/finished/stopped/used) | acid used up
  accept (all/completely/fully/entire/whole) ... ALKALI ... DONE | ALKALI ... (all/completely/fully) ... DONE | ALKALI ... (used up) | ALKALI ... (ran/run/runs) out | ALKALI ... (gone/finished/neutralised/consumed)
  accept (neutralisation/reaction) ... OVER | no (more/further) (reaction/neutralisation/heat/energy/alkali) | nothing left | no (reaction/alkali/hydroxide/heat) | acid ... excess | excess acid | (neutralised/neutral) already | already (neutral/neutralised)
  accept no longer ... (react/reaction/heat/alkali) | nothing ... react | not left ... (react/acid)
  earns: all the alkali has reacted
  earns: the reaction is finnished
  earns: no more heat is given out
  earns: the acid is now in excess
  misses: the reaction is exothermic
  misses: the alkali reacts with the acid
  misses: the thermometer is slow
  misses: more acid reacts`,
)

export const COLD_ACID = judged(
  'the acid that is added is colder and cools the mixture (or heat is lost to the surroundings)',
  `
  COLD = cold/colder/cool/cooler/cools/cooled/cooling
  HEAT = heat/energy/warmth
  reject acid ... (hot/hotter/warm/warmer/heats)
  accept acid ...(no alkali).. COLD | COLD ... acid | acid ... room temperature | acid ... lower temperature
  accept HEAT ...(no reaction/given).. (lost/loss/escape/surroundings) | (lose/loses/losing/loss) ... HEAT
  earns: the acid added is colder than the mixture
  earns: cold acid cools the mixture
  earns: heat is lost to the suroundings
  misses: the acid is strong
  misses: the reaction gives out heat
  misses: the mixture cools
  misses: the cup is full`,
)

export const CLOSER = judged(
  'smaller portions of acid near the crossing (or a lid, repeats with a mean, a thermometer with finer divisions)',
  `
  PART = portion/interval/addition/step/increment
  reject (remove/without/no/off) (lid/cover) | (larger/bigger) PART | not repeat
  accept (small/smaller/less/closer/shorter/tiny/fewer/finer) ...(no alkali/cup/thermometer).. PART | (smaller/small/less) (volume/amount/quantity) ... (time/each/every) | ("1"/"2"/one/two) ... (PART | (at a time))
  accept drop by drop | dropwise | (more/extra/further) (reading/point/measurement/result/temperatures) | lid | cover
  accept repeat | repeated | repeats | average | (take/find/calculate/use) ... mean
  accept thermometer ... (digital/finer/precise/sensitive/division/smaller) | (digital/finer/precise/sensitive/"more accurate"/accurate) thermometer | temperature (probe/sensor) | insulate | insulation | lagging | lag
  earns: use smaller portions of acid near the crossing
  earns: put a lid on the cup
  earns: repeet it and take a mean
  earns: use a thermometer with finer divisions
  misses: use more acid
  misses: use a smaller cup
  misses: use a glass beaker
  misses: work faster`,
)

export const WASHED = judged(
  'washing removes the solution of copper(II) sulfate, which would add to the mass',
  `
  SALT = solution/sulfate/electrolyte/salt/impurity/impurities/ions
  ADD = add/adds/increase/increases/affect/affects/include/included/contribute/weighed/heavier/extra
  reject not remove
  accept (remove/removes/removed/removing/rid) ... SALT | (wash/washes/washed/rinse/rinses/rinsed/clean/cleaned) (off/away/out) ... SALT
  accept (wash/washes/washing/rinses/cleans) SALT (off/away) | SALT ... (removed | (washed/rinsed) (off/away) | left | ADD) | mass ... SALT | ADD ... SALT | not include SALT
  earns: washing removes the copper sulfate solution
  earns: to get rid of the electrolite
  earns: the solution on it would add to the mass
  misses: so it is shiny
  misses: it is washed in a solution
  misses: so the copper falls off
  misses: because water is pure`,
)

export const DRIED = judged(
  'drying: water left on it would add to the mass',
  `
  WATER = water/wet/moisture/damp/liquid
  ADD = add/adds/increase/increases/affect/affects/include/included/contribute/weighed/weighs/heavier/extra
  accept WATER ... ADD | (mass/weight) of WATER | ADD ... WATER | WATER ... has ... (mass/weight) | not (weigh/include/measure) WATER | (remove/removes/removed/rid/evaporate) ... WATER | WATER ... (removed/evaporates)
  accept (mass/weight/reading) ... (high/higher/large/larger/big/bigger) ... WATER | WATER ... (mass/weight/reading) ... (high/higher/larger/bigger/greater/wrong/incorrect)
  earns: the mass of the water would be included
  earns: wet cathodes are heavier
  earns: moistire would add to the mass
  misses: so that it is clean
  misses: it is washed with water
  misses: so the copper falls off
  misses: so it does not conduct`,
)

export const TOO_LOW = judged(
  'the solution was not saturated (stirred for too short a time), or it had cooled and some solid had come out, or some solid was lost from the basin',
  `
  SOLID = solid/salt/chloride/crystal/crystals
  SHORT = short/little/enough/long/quickly/soon/insufficient/less/well/properly
  reject water ...(no bath).. (left/remain/remained/remaining/wet) | not evaporate | too much SOLID
  accept not saturated | unsaturated | not (stirred/mixed/shaken) | not (dissolve/dissolved) | (stirred/stirring/mixed) ...(no hot).. (short/little/quickly/insufficient/less) 
  accept less SOLID dissolved | not enough (stir/stirring/mixing/time) | not (stir/mixed/stirred) | not left long | (insufficient/"too little"/less/short) ... (stirring/time) | time ... short
  accept (cooled/cooler/colder/cool/dropped/lower) ... (poured/before/crystal/crystals/crystallised/solution/temperature) | (solution/it/temperature) ... (cooled/cooler/colder/dropped/lower/low) | crystallised | (crystal/crystals) (formed/form/appeared/before)
  accept SOLID ... (lost/spat/spit/spilt/spilled/splash/splashed/jumped) | (lost/spat/spilt/spilled/spitting/splashed) ... SOLID | spat | spitting
  earns: the solution was not saturated
  earns: it was not stirred for long enouhg
  earns: the solution had cooled so some crystals had formed
  earns: some of the solid spat out of the basin
  misses: some water was left in the basin
  misses: too much solid was added
  misses: the value does not fit
  misses: the graph was wrong`,
)

export const SATURATED = judged(
  'to make sure that the solution is saturated (as much has dissolved as can dissolve)',
  `
  MOST = maximum/most/possible/can
  reject not saturated | unsaturated
  accept saturated | saturate | saturation | no more ... dissolve | no more (dissolves/dissolve/can) | not dissolve (more/further) | MOST ... (dissolve/dissolved) | (dissolve/dissolved) ... MOST
  earns: to be sure the solution is saturated
  earns: so the solution is satuarated
  earns: so that no more can dissolve
  earns: so as much as possible dissolves
  misses: so that the solid dissolves faster
  misses: to keep it a fair test
  misses: so that it does not run out`,
)

export const CONSTANT = judged(
  'heat again and weigh again until the mass does not change',
  `
  MASS = mass/weight/reading/it/balance
  SAME = constant/same/unchanged/steady/stable
  reject temperature ... SAME | SAME temperature
  accept MASS ... SAME | SAME ... MASS | MASS not (change/decrease/fall/drop/go) | MASS no longer (change/decrease/fall/drop) | MASS ... (stop/stops) ... (change/changing/decrease/decreasing/falling/dropping)
  accept no (more/further/change) ... (mass/weight) | again ... no change | not see change
  earns: heat and weigh again until the mass is constant
  earns: the mass does not change when it is heeted again, it stays the same
  earns: the mass no longer falls
  misses: the solid is white
  misses: heat it for longer
  misses: no more bubbles are seen`,
)

export const SOLUBILITY_RISES = judged(
  'the higher the temperature, the more dissolves (solubility increases)',
  `
  UP = increase/rise/higher/high/more/greater/larger/bigger/up
  DOWN = decrease/lower/fall/less/smaller
  HOT = temperature/temp/hotter/warmer/heat
  SOL = solubility/dissolve/soluble/solid/mass/chloride/it
  reject UP ...(no DOWN/SOL).. HOT ...(no UP).. DOWN | HOT ...(no DOWN/SOL).. UP ...(no UP).. DOWN | inversely | SOL ...(no UP).. DOWN ...(no DOWN).. (as/when/with) ...(no DOWN).. UP
  accept UP ...(no DOWN/SOL).. HOT ...(no DOWN).. UP ...(no DOWN).. SOL | UP ...(no DOWN/SOL).. HOT ...(no DOWN).. SOL ...(no DOWN).. UP
  accept HOT ...(no DOWN/SOL).. UP ...(no DOWN).. SOL ...(no DOWN).. UP | HOT ...(no DOWN/SOL).. UP ...(no DOWN).. UP ...(no DOWN).. SOL
  accept SOL ...(no DOWN).. UP ...(no DOWN).. (as/when/with/if/at) ...(no DOWN).. HOT | UP ...(no DOWN/HOT).. SOL ...(no DOWN).. (as/when/with/if/at) ...(no DOWN).. (UP/HOT)
  accept (hotter/warmer) ...(no DOWN).. (UP/SOL) | DOWN ...(no UP).. HOT ...(no UP).. DOWN ...(no UP).. SOL | DOWN ...(no UP).. HOT ...(no UP).. SOL ...(no UP).. DOWN | (positive/direct) (correlation/relationship)
  earns: as the temperature increases the solubility increases
  earns: the higher the temperture the more dissolves
  earns: solubility rises with temperature
  misses: as the temperature increases the solubility decreases
  misses: the solid dissolves
  misses: the temperature increases
  misses: the solubility is constant`,
)
