import { judged } from '@/lib/exams/authoring/marks'

export const ENZYMES_DENATURED = judged(
  'the enzymes (of the yeast) are denatured',
  `
  reject glucose/sugar/yeast/cell ...(no enzyme/it/which).. denature/denatured, without enzyme
  reject not denature/denatured
  accept denature/denatured/denaturation/denaturing/denatures
  unsure enzyme ... destroy/damage
  unsure enzyme ... not (work/function)
  unsure active site
  earns: the enzymes are denatured
  earns: the high temperature denatures its enzymes
  earns: the enzymes have been denatuered
  misses: the enzymes are killed
  misses: the yeast is denatured
  misses: the enzymes work slowly
  misses: the yeast has died`,
)

export const RESPIRATION_STOPS = judged(
  'so respiration stops / no carbon dioxide is made',
  `
  GAS = dioxide/"co2"
  STOP = stop/stopped/cease/end/zero/halt/prevent
  reject slow/slower/slowly respire/respiration
  reject respire/respiration ... slow/slower/slowly
  accept respire/respiration ... STOP
  accept STOP ... respire/respiration
  accept not respire/respiration
  accept respiration ... not (take/occur/happen/work/go)
  accept not (make/produce/release/give/form/come/create/produced) ... GAS
  accept GAS ... not (make/made/produce/release/give/given/form)
  accept not GAS
  accept STOP ... GAS | GAS ... STOP
  unsure respire/respiration
  earns: so respiration stops
  earns: the yeast cannot respire
  earns: no carbon dioxide is given off
  earns: the yeast no longer respires
  earns: respirashion stops, respiraton has stopped
  misses: the enzymes are denatured
  misses: the yeast respires slowly
  misses: no bubbles are given off
  misses: more bubbles are made`,
)

export const REACHES_TEMPERATURE = (t: number) =>
  judged(
    'so that the yeast mixture is at the temperature of the water bath',
    `
    SAME = same/equal/equilibrate/equilibrium/acclimatise/adjust/reach/become/get/constant/steady/stable/correct/right/warm/heat/${t}/change/match/settle
    reject bath ... temperature ... (yeast | rise | increase), without SAME
    accept SAME ... temperature/temp | temperature/temp ... SAME
    accept warm up | heat up
    accept SAME ... ${t}
    reject heat/warm ... kill/die/denature
    accept warm/heat yeast/mixture/glucose/tube/solution/content
    accept yeast/mixture/glucose/tube/solution/content/it ...(no grow).. warm/warms/warmed/heat/heats/heated/equilibrate/acclimatise
    accept yeast/mixture/glucose/tube/solution/content/it ... at ${t}
    accept equilibrate/acclimatise
    unsure temperature | warm/heat
    earns: so that it reaches the temperature of the water bath
    earns: to let the yeast warm up to ${t}
    earns: so the yeast is at the same temprature as the water
    misses: so that the enzymes denature
    misses: so that the yeast grows
    misses: so the heat kills the yeast
    misses: to give the student time`,
  )

export const RISES = (optimum: number) =>
  judged(
    `it rises up to ${optimum} °C (the optimum)`,
    `
    UP = increase/rise/fast/faster/quick/quicker/high/higher/climb/speed
    DOWN = decrease/fall/drop/slow/slower/less/low/lower/reduce/decline
    reject DOWN ... (until | up to) ... ${optimum}/optimum/peak
    reject DOWN ... temperature ... UP, without until/"up to"/then/after/above/${optimum}/optimum/before/beyond
    reject DOWN at/when high/higher/hot/hotter
    reject UP ... temperature ... DOWN, without until/"up to"/then/after/above/${optimum}/optimum/before/beyond
    accept UP ... (until | up to | to | at | then | before) ... ${optimum}/optimum/peak/max/maximum
    accept ${optimum}/optimum/peak ... UP
    accept rate/bubble/respiration/dioxide/it/respire ... UP
    accept UP ... then
    accept go/goes/went up
    accept peak/peaks/highest/fastest/maximum ... ${optimum}
    reject lowest/slowest/denature/denatured
    reject DOWN ... (after | above | until) ... ${optimum}
    unsure UP
    earns: the rate increases up to ${optimum} °C
    earns: it rises until ${optimum}
    earns: the rate of respiration is highest at ${optimum} degrees
    earns: the rate increeses with temperature, it increses until ${optimum}
    misses: the rate falls until ${optimum} °C
    misses: the yeast gives off carbon dioxide
    misses: above the peak it decreases`,
  )

export const FALLS = (optimum: number) =>
  judged(
    `and falls above ${optimum} °C (to zero)`,
    `
    DOWN = decrease/fall/drop/slow/slower/less/lower/reduce/decline/stop/zero/few/fewer/down
    reject (above | after | beyond | past | then) ... not DOWN
    reject but slow/slowly
    reject DOWN ... (until | up to) ... ${optimum}/optimum/peak
    accept (50 | 60) ... DOWN
    accept (above | after | beyond | past | over | then | further) ... DOWN
    accept (rise | rises | increase | increases | up | peak | peaks | ${optimum} | optimum | fast | faster) ... but ... DOWN
    accept but ... (above | after | beyond | past | then) ... DOWN
    accept from ${optimum} ... DOWN
    accept DOWN ... (above | after | beyond | past | over | from) ... ${optimum}/optimum/peak/this/that
    accept DOWN ... (hotter | higher | warmer) than ${optimum}
    accept 60 ... not bubble/respiration/respire/gas
    accept not bubble/respiration/respire/gas ... 60
    accept (high | higher | hot | hotter) (temperature | temperatures) ... DOWN
    accept until ... ${optimum}/optimum/peak ... DOWN
    accept zero at/by | DOWN to zero/0
    reject below ... DOWN
    reject DOWN ... then ... (fast | faster | rise | increase)
    reject low/lower/cold temperature ... DOWN
    reject low at (10 | 20)
    unsure DOWN
    earns: above ${optimum} °C it falls
    earns: it rises and then decreases
    earns: the rate drops after ${optimum} to zero
    earns: then it decreeses, then it decreses
    misses: the rate rises up to ${optimum} °C
    misses: it is highest at ${optimum} °C
    misses: the rate keeps rising`,
  )

export const CHEMICAL_IN_CELLS = judged(
  'chemical reactions in (living) cells',
  `
  reject breathe/breathing/lung/inhale, without chemical/reaction
  accept chemical/reaction/metabolic/process ... cell
  accept cell ... chemical/reaction/process/break
  accept break/breakdown ... (in | inside | within) ... cell
  accept cell/mitochondria ... glucose/nutrient/food/sugar
  unsure chemical/reaction
  earns: chemical reactions in cells
  earns: a chemical process that takes place in every cell
  earns: cells break down glucose
  earns: chemicle reactions in cells
  misses: breathing in and out
  misses: energy is released
  misses: it happens in the lungs`,
)

export const RELEASES_ENERGY = judged(
  'that break down nutrient molecules (glucose) and release energy',
  `
  FOOD = nutrient/glucose/food/sugar/carbohydrate/molecule/fat
  reject make/produce/create ... energy, without break/release/"broken"
  reject energy ... make/produce/create, without break/release/"broken"
  accept release/give/free/liberate/get/transfer/provide ... energy ... FOOD
  accept break/breakdown/use/oxidise/"broken" ... FOOD ... release/give/free/provide/get/obtain/transfer ... energy
  accept release/give/free/provide/liberate ... energy
  accept energy ... release/free/liberate
  reject use/need/require energy
  unsure energy
  earns: that break down glucose and release energy
  earns: to release energy from nutrient molecules
  earns: energy is relesed from food
  misses: they produce energy
  misses: chemical reactions in cells
  misses: carbon dioxide is breathed out`,
)

export const LOSES_HEAT = judged(
  'the animal loses heat faster in cold air',
  `
  MORE = more/fast/faster/quick/quicker/quickly/rapid/rapidly/great/greater/high/higher/increase/easily/lot/much
  reject gain/absorb ... heat | gain/absorb/take warm
  reject less/slow/slower/slowly ... (lose | loss | escape)
  reject (lose | loses | losing | loss | lost) ... slow/slowly/slower/less, without fast/faster/warm
  reject not (lose/loses/lost)
  accept lose/loss/losing/lost/escape/leave ... heat/warm/energy ... MORE
  accept MORE ... heat/warm/energy ... lose/loss/lost/escape/leave/transfer
  accept MORE ... loss/lose ... heat/warm/energy
  accept heat/warmth ... lose/lost/loss/escape/leave/transfer
  accept lose/losing/loss ... heat/warmth
  accept great/greater/large/larger/big/bigger/steep/steeper ... difference/gradient
  accept energy ... leave/leaves/escape ... (body | skin | MORE)
  reject release/generate/produce ... heat
  earns: more heat is lost to the cold air
  earns: it loses heat faster
  earns: its body looses heat quickly, it loses heat quickley
  misses: it needs more food
  misses: its temperature is kept constant
  misses: it respires faster`,
)

export const STAYS_WARM = judged(
  'its body temperature must be kept constant',
  `
  reject not (constant/same/maintain/keep)
  accept maintain/keep/stay/remain/constant/same/regulate/control/stable/steady ... temperature/warm/hot
  accept temperature ... maintain/keep/kept/stay/remain/constant/same/regulate/control/stable/steady
  accept not (fall/drop/decrease/cool/change/freeze) ... temperature | temperature ... not (fall/drop/decrease/change)
  accept keep/stay/remain warm
  accept warm ... body
  accept homeostasis/endotherm/"warm blooded"
  accept stop/prevent/avoid ... temperature/cool/freeze/cold
  unsure body temperature
  earns: it must keep its body temperature constant
  earns: to stay warm
  earns: its body tempreture has to stay the same
  misses: it loses more heat
  misses: it uses more oxygen
  misses: the air is colder`,
)

export const MORE_RESPIRATION = judged(
  'so it respires more (faster) and releases more energy (heat)',
  `
  MORE = more/fast/faster/quick/quicker/quickly/rapid/rapidly/great/greater/high/higher/increase/extra/increased
  reject less/slow/slower/slowly/lower ... respire/respiration
  reject respire/respiration less
  reject respire/respiration ... slow/slower/slowly
  accept MORE ... respire/respiration
  accept respire/respiration ... MORE
  accept respire/respiration (go | goes) up
  accept MORE ... energy/heat ... release/produce/need/generate/require/give/respiration/respire
  accept release/produce/need/generate/require/give/use ... MORE ... energy/heat
  accept respire/respiration ... release/produce/give/generate ... heat/energy/warmth
  accept heat/energy/warmth ... (from | by) ... respiration
  reject (lose | loses | lost) ...(no respire/respiration).. heat/energy
  reject food, without respire/respiration
  unsure respire/respiration
  earns: so it respires faster
  earns: more respiration releases more heat
  earns: the rate of respiration increases
  earns: it needs more energy, so resparation is faster, respiration is fastr
  misses: heat is lost to the cold air
  misses: it must stay warm
  misses: it respires more slowly`,
)
