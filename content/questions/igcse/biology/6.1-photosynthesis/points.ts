import { judged } from '@/lib/exams/authoring/marks'

export const DESTARCHED = judged(
  'to use up the starch in the leaves / so that any starch found was made in the experiment',
  `
  GONE = remove/use/used/rid/lose/lost/destarch/finish/respire/away/empty/consume/convert/broken
  reject remove/take/get ... chlorophyll
  reject so/to ... store/collect/build ... starch
  accept destarch
  accept GONE ...(no chlorophyll).. starch
  accept starch ... GONE
  accept no/without/zero ... starch
  accept not starch ... left/already/before/begin/start
  accept not have/contain/any ... starch
  accept starch ... during/from experiment
  accept starch ... new/newly
  unsure starch
  earns: to use up the starch in its leaves
  earns: so that there is no starch in the leaves at the start
  earns: to remove all the strach from the plant
  earns: so any starch found is made during the experiment
  misses: to stop photosynthesis
  misses: so that it can rest
  misses: to remove the chlorophyll`,
)

export const NO_CHLOROPHYLL = judged(
  'this part has no chlorophyll (no chloroplasts)',
  `
  GREEN = chlorophyll/chloroplast/pigment
  reject no/without/lack light
  accept no/without/lack/lacking/absent/missing/absence/zero ...(no because).. GREEN
  accept not contain/have/has/got/hold/possess/present ... GREEN
  accept GREEN ... absent/missing/lacking
  accept GREEN ... not present/there/contain/found
  accept not GREEN
  unsure not green | GREEN
  earns: it has no chlorophyll
  earns: it does not contain chlorophyll
  earns: it has no chlorofyll
  misses: it had no light
  misses: it is white
  misses: it was covered with paper`,
)

export const NO_STARCH_MADE = judged(
  'so it cannot photosynthesise (no glucose or starch is made)',
  `
  reject not respire, without photosynthe*
  PHOTO = photosynthesis/photosynthesise/photosynthesize
  accept no/without/unable ... PHOTO
  accept not PHOTO
  accept PHOTO ... not occur/happen/take/possible/work
  MAKE = make/made/produce/form/manufacture/synthesise
  accept not MAKE ... starch/glucose/sugar/carbohydrate/food
  accept not starch/glucose/sugar/carbohydrate/food ... MAKE
  unsure not starch/glucose/sugar/food
  unsure photosynthe*
  earns: so it cannot photosynthesise
  earns: no starch is made there
  earns: photosinthesis does not happen there
  misses: it has no chlorophyll
  misses: it is white
  misses: it makes oxygen`,
)

export const FURTHER_SLOWER = judged(
  'the greater the distance, the lower the rate (or the reverse)',
  `
  UP = increase/further/farther/greater/more/high/longer/bigger/away/rise
  DOWN = decrease/fall/drop/less/few/fewer/low/lower/reduce/slow/slower/decline/down
  NEAR = near/nearer/close/closer/shorter/short/smaller
  RATE = rate/bubble/bubbling/number/photosynthesis
  reject distance/lamp UP ...(no DOWN).. RATE UP, without DOWN/NEAR
  reject NEAR ...(no UP/distance).. DOWN, without UP
  accept UP/larger distance ... smaller number/rate/bubble
  accept RATE ... DOWN ... away/further/farther/"with distance"
  accept UP ... RATE ...(no UP).. DOWN
  accept UP ... DOWN ...(no UP).. RATE
  accept NEAR ... UP/fast/faster/quick
  accept RATE ... DOWN ... UP
  accept distance ... DOWN ... RATE ... UP
  accept RATE ... UP ... NEAR
  accept inverse/inversely/negative ... proportional/relationship/correlation/relation | negative correlation
  unsure DOWN, distance/RATE
  earns: as the distance increases the rate decreases
  earns: the further away the lamp, the fewer bubbles there are
  earns: when the distence gets bigger the number of bubbles falls
  earns: the closer the lamp is, the faster the bubbling
  misses: as the distance increases the rate increases
  misses: it changes the rate
  misses: the lamp is moved away`,
)

export const LESS_LIGHT = judged(
  'less light (energy) reaches the plant when the lamp is further away',
  `
  LESS = less/low/lower/decrease/reduce/weak/weaker/dim/dimmer/fall/few/little/smaller/drop/fewer
  MORE = more/high/higher/increase/strong/stronger/great/greater/bright/brighter
  reject MORE light ... further/away/farther/distance, without LESS/near/nearer/close/closer
  reject MORE light ...(no LESS).. LESS bubble/photosynthesis/oxygen
  accept LESS ...(no photosynthesis/bubble/oxygen).. light
  accept light/intensity ...(no photosynthesis/bubble/oxygen).. LESS
  accept near/nearer/close/closer ... MORE ... light
  accept MORE ... light ... near/nearer/close/closer
  accept light ... not reach
  unsure light
  earns: less light reaches the plant
  earns: the light intensity is lower
  earns: less light raeches the plant
  misses: less carbon dioxide reaches the plant
  misses: the water gets colder
  misses: there are fewer bubbles`,
)

export const LESS_OXYGEN = judged(
  'so photosynthesis is slower (less oxygen is made)',
  `
  LESS = less/low/lower/decrease/reduce/slow/slower/slowly/fall/few/fewer/drop
  MORE = more/high/higher/increase/fast/faster/quick/quicker
  reject LESS/slow ... respiration/respire, without photosynthe*
  reject use/need/take/absorb ... LESS oxygen
  accept photosynthesis/photosynthesise (happen/occur/goes) ... slowly/slower
  accept LESS ...(no light/MORE).. photosynthesis/photosynthesise/oxygen
  accept photosynthesis/photosynthesise/oxygen ...(no light/MORE).. LESS
  accept near/nearer/close/closer ... MORE ... photosynthesis/oxygen
  accept not photosynthesise ... much/fast/quickly
  unsure photosynthe* | oxygen
  earns: so photosynthesis is slower
  earns: less oxygen is produced
  earns: the rate of fotosynthesis falls, so photosynthesis is slower
  misses: less light reaches the plant
  misses: it respires less
  misses: the temperature falls`,
)

export const NO_HEAT = judged(
  'tank (screen) of water between lamp and plant / LED lamp / water-bath / check with a thermometer',
  `
  reject move/put/place lamp near/nearer/close/closer
  accept water/glass/tank/screen/shield/barrier/filter/heat ... between
  accept between ... lamp/light/beaker/plant/pondweed ... water/glass/tank/screen/shield/barrier/filter
  accept put/place/use/add/have ... tank/screen/shield/barrier/filter
  accept led
  accept cool/cold lamp/light/bulb
  accept waterbath | water bath
  reject stir, thermometer
  accept fluorescent/"energy saving" lamp/light/bulb
  accept thermometer | thermostat
  accept measure/monitor/check/control/record ... temperature
  accept add/replace/change ... cold/cool/cooler/fresh water
  unsure fan/ice/cool/temperature/water
  earns: put a tank of water between the lamp and the beaker
  earns: use an LED lamp
  earns: keep it in a water bath
  earns: mesure the temperature with a thermometer
  misses: repeat the experiment
  misses: move the lamp nearer
  misses: use more pondweed`,
)

export const LIGHT_NOT_LIMITING = judged(
  'light is no longer the limiting factor',
  `
  LIMIT = limit/limiting/restrict/shortage
  accept factor ... other than light
  reject light is limiting, without longer/no/any
  accept light ... no/longer ... LIMIT
  accept light ... not LIMIT
  accept not limited ... light
  accept not light ... LIMIT
  accept something/another/other/different factor/thing/else
  accept enough/sufficient/excess/plenty ... light
  accept light ... enough/sufficient/excess/saturated/saturation/plenty
  unsure light, LIMIT/factor
  earns: light is no longer the limiting factor
  earns: light intensity is not limiting any more
  earns: there is enough light already
  earns: there is enogh light, light is no longer the limitting factor
  misses: light is the limiting factor
  misses: the rate has reached its maximum
  misses: the curve is level`,
)

export const GAS_LIMITING = judged(
  'carbon dioxide (concentration) limits the rate',
  `
  GAS = carbon/"co2"
  LIMIT = limit/limiting/restrict/restricting/shortage/short/low/lack/little/more/insufficient/hold
  reject GAS ... no longer LIMIT
  reject GAS ... not limit/limiting
  reject too much GAS
  accept GAS ... LIMIT
  accept LIMIT ... GAS
  accept not enough/sufficient GAS
  accept GAS ... not enough/sufficient
  accept need more GAS
  accept lack/shortage GAS
  accept not GAS
  unsure GAS
  earns: carbon dioxide is now limiting
  earns: there is not enough carbon dioxide
  earns: carbon dioxide is the limting factor
  earns: it needs more carbon dioxide
  misses: temperature is limiting
  misses: light is limiting
  misses: there is not enough water`,
)

export const ENZYMES = judged(
  'enzymes (of photosynthesis)',
  `
  accept enzyme
  earns: the enzymes are denatured
  earns: enzymes stop working
  earns: the enzimes change shape
  misses: the plant dies of heat
  misses: the cells are denatured
  misses: the chlorophyll melts`,
)

export const DENATURED = judged(
  'are denatured / their active site changes shape',
  `
  reject not denature
  reject cell/plant/leaf/chlorophyll ... denature/denatured, without enzyme
  accept denature/denatured/denaturation/denaturing
  SITE = site/shape/enzyme
  accept active site ... change/lose/lost/destroy/alter/damage/deform/distort
  accept change/lose/alter/destroy/damage ... active site | shape
  accept shape ... change/lost/alter
  accept not fit
  reject fast/faster/quick/quicker, without denature*
  unsure destroy/damage/break/kill/stop/not work
  earns: the enzymes are denatured
  earns: the active site changes shape
  earns: the enzymes are denatered
  misses: the enzymes work faster
  misses: the enzymes have less energy
  misses: there is less light`,
)

export const TAKEN_IN = judged(
  'photosynthesis takes in carbon dioxide / photosynthesis is faster than respiration',
  `
  TAKE = take/taken/took/use/used/absorb/consume/need
  FAST = fast/faster/more/quick/quicker/great/greater/exceed/high/higher
  reject respiration ...(no photosynthesis/than).. TAKE
  reject respiration ...(no photosynthesis).. FAST ... than photosynthesis
  reject photosynthesis/plant ... produce/release/give ... carbon/"co2", without TAKE
  reject carbon/"co2" ... produced/released/given/made ... photosynthesis, without TAKE
  accept photosynthesis/photosynthesise/plant/pondweed/leaf/weed ... TAKE ... carbon/"co2"
  accept carbon/"co2" ... TAKE
  accept TAKE ... carbon/"co2"
  accept photosynthesis ... FAST ... respiration/respire
  accept photosynthesise/photosynthesis/photosynthesize
  unsure TAKE
  earns: the plant takes in carbon dioxide for photosynthesis
  earns: photosynthesis is faster than respiration
  earns: photosynthasis uses carbon dioxide
  misses: the plant respires
  misses: the plant gives off oxygen
  misses: it is in bright light`,
)

export const GAS_FALLS = judged(
  'so there is less carbon dioxide in the indicator',
  `
  GAS = carbon/"co2"
  LESS = less/low/lower/decrease/reduce/fall/drop/little/remove/lose/lost/down
  reject GAS ... increase/rise/more/higher, without LESS
  reject more/higher/increase ... GAS, without LESS/used/taken
  accept GAS ... LESS
  accept LESS ... GAS
  accept use/take up/away/out ... GAS
  accept GAS ... used/taken up/away/out
  unsure GAS
  earns: so there is less carbon dioxide
  earns: the concentration of carbon dioxide falls
  earns: the carbon dioxide decreeses
  misses: there is more carbon dioxide
  misses: the plant photosynthesises
  misses: oxygen increases`,
)

export const CONTROL = judged(
  'it is a control / shows that the plant causes the change of colour',
  `
  accept control ...(no temperature/light/variable).. experiment/tube/test/comparison/result/plant/show/compare
  reject control variable
  unsure control ... temperature/light
  accept a/the/as/is control
  accept compare/comparison
  accept plant/pondweed/weed ... cause/responsible/reason/make/because/due
  accept cause/due ... plant/pondweed/weed
  accept no/without plant, not change
  accept prove/show ... plant/pondweed ... change
  unsure control/change/plant
  earns: it is a control
  earns: to compare the other tubes with it
  earns: it is the contral experiment
  earns: to show that the plant causes the change in colour
  misses: to make it fair
  misses: to measure the oxygen
  misses: to see more colours`,
)

export const EQUAL = judged(
  'photosynthesis and respiration go on at the same rate',
  `
  SAME = same/equal/balance/equally/balanced/match/compensation
  reject no/not photosynthesis/photosynthesise/respire/respiration
  reject stop ... photosynthesis/respiration/photosynthesise
  accept SAME, photosynthesis/photosynthesise/photosynthesize, respiration/respire
  accept carbon/"co2" ... take/taken/use/used/absorb ... SAME ... give/given/release/produce/made
  accept SAME ... carbon/"co2" ... take/taken/use/used/absorb ... give/given/release/produce/made
  accept carbon/"co2" ... give/given/release/produce/made ... SAME ... take/taken/use/used/absorb
  accept SAME ... carbon/"co2" ... give/given/release/produce/made ... take/taken/use/used/absorb
  accept photosynthesis as fast ... respiration | respiration as fast ... photosynthesis
  accept compensation point
  unsure SAME
  earns: photosynthesis and respiration have the same rate
  earns: the rate of respiration equals the rate of photosynthesis
  earns: photosynthesis is balanced by respirasion and is equal to respiration
  misses: there is no photosynthesis
  misses: the plant only respires
  misses: there is too little light`,
)
