import { judged } from '@/lib/exams/authoring/marks'

export const ANAEROBIC_CO2 = judged(
  'yeast respires (anaerobically) and releases carbon dioxide',
  `
  GAS = carbon/co2
  OUT = release/produce/production/make/made/give/form/emit
  reject take/absorb/use/need/require/breathe GAS, without OUT
  reject release oxygen & without GAS
  accept respire/respires/respiration/ferment/fermentation/anaerobic/OUT ... GAS
  accept GAS ... OUT/respire/respiration/fermentation
  accept GAS from/of yeast
  unsure GAS/respire/respiration/anaerobic/ferment
  earns: the yeast respires and releases carbon dioxide
  earns: carbon dioxide is produced by the yeast
  earns: yeast makes CO2 by anaerobic respiration
  earns: anarobic respiration gives off carbon dioxid
  misses: the yeast grows bigger
  misses: the yeast needs carbon dioxide
  misses: oxygen is released`,
)

export const BUBBLES = judged(
  'bubbles of the gas are trapped in the dough / push it up',
  `
  GAS = gas/bubble/carbon/co2/pocket
  HOLD = trap/trapped/catch/caught/held/hold/push/expand/collect/fill/inflate/stuck/contain
  reject oxygen, HOLD
  reject yeast expand/grow, without GAS
  accept GAS ... HOLD
  accept HOLD ... GAS
  accept GAS ... make/makes/cause/lift/raise/increase/swell/let ... dough/it/rise/volume
  accept GAS in dough
  accept GAS ... dough/it ... rise/expand/bigger
  unsure bubble/gas/air
  earns: bubbles of gas are trapped in the dough
  earns: the gas pushes the dough up
  earns: the dough is filled with bubbles
  earns: bubles are traped in the dough
  misses: the yeast expands
  misses: the dough is baked
  misses: sugar is used up`,
)

export const YEAST_DEAD = judged(
  'the yeast is killed / its enzymes are denatured',
  `
  reject not kill/die/dead/denature
  unsure yeast/cell/they denature, without enzyme/protein/kill/die/dead
  accept yeast/fungus/cell/they/it/microorganism/organism ... kill/killed/die/dies/dead/died
  accept kill/kills ... yeast/cell/them/it/fungus
  accept dead yeast
  accept enzyme/protein/it ... denature
  accept denature ... enzyme/protein
  accept denature
  unsure kill/die/destroy/inactive
  unsure yeast ... not work/survive/live/respire
  earns: the yeast is killed
  earns: enzymes in the yeast are denatured
  earns: the high temperature kills the yeast
  earns: enzymes are denaturd, enzymes are denatuered
  misses: the yeast respires faster
  misses: the dough dries out
  misses: the enzymes are not denatured`,
)

export const NO_GAS = judged(
  'so it does not respire / no carbon dioxide is released',
  `
  GAS = carbon/co2/gas/bubble
  accept not respire/respiration/ferment/fermentation
  accept not GAS
  accept not make/produce/release/give ... GAS
  accept stop/stops ... respire/respiration/respiring/GAS/fermentation
  accept respire/respiration/fermentation/GAS ... stop/stops/end
  accept GAS ... not made/produce/release/form
  reject GAS ... fast/faster/quick/quickly/more
  accept respire/respiration/respires cannot
  unsure respiration/respire
  earns: so no carbon dioxide is released
  earns: it cannot respirre
  earns: respiration stops
  earns: no carbon dioxyde is made
  misses: the yeast is killed
  misses: carbon dioxide is released quickly
  misses: it is too hot`,
)

export const EVAPORATES = judged(
  'the ethanol evaporates',
  `
  GAS = carbon/co2
  reject not evaporate/boil
  reject GAS, without ethanol/alcohol/it
  unsure GAS, without ethanol/alcohol/evaporate/evaporates
  accept evaporate/evaporates/evaporation/vaporise/vaporize/boil/boils
  accept turn/change/become ... gas/vapour/vapor
  accept escape/leave ... gas/vapour/vapor/oven/heat
  unsure burn/escape/leave/vapour/vapor
  earns: it evaporates in the oven
  earns: the ethanol boils off
  earns: the alcohol evapourates
  misses: it stays in the bread
  misses: the carbon dioxide escapes from the oven
  misses: the yeast uses it
  misses: it makes the dough rise`,
)

export const NOT_BROKEN = judged(
  'so the stain (protein or fat) no longer fits the active site / is not broken down by the enzymes',
  `
  STAIN = stain/protein/fat/egg/blood/butter/milk/substrate/it/they
  CUT = break/broken/digest/remove/work/catalyse/fit/bind/act/function
  reject not denature
  accept not CUT ... STAIN
  accept no longer CUT
  accept STAIN ... not CUT
  accept not fit/bind
  accept active site ... change/lose/lost/different/deform
  accept change/lose ... active site
  accept enzyme ... not CUT
  accept stop ... work
  unsure active/shape
  earns: they no longer break down the stain
  earns: the active site has changed shape
  earns: the enzymes do not work any more
  earns: the stain cannot be brokn down
  misses: the water is hot
  misses: the enzymes are denatured
  misses: the enzymes work faster`,
)

export const HEAT_RELEASED = judged(
  'respiration (of the microorganisms) releases heat',
  `
  HEAT = heat/thermal/warm/warmth/hot/temperature
  MAKE = release/give/produce/make/generate/exothermic/create/raise/increase
  WHO = respiration/respire/respires/metabolism/reaction/process/fungus/bacteria/bacterium/microorganism/microbe/cell
  reject WHO absorb heat
  reject WHO need heat
  reject stirrer, MAKE, HEAT, without WHO
  accept WHO ...(no water).. MAKE HEAT
  accept respiration/respire/respires ... heat
  accept HEAT from/by/of WHO
  accept HEAT ...(no water).. MAKE ... WHO
  accept MAKE HEAT ... WHO
  accept heat ...(no water).. WHO MAKE
  accept respiration ... exothermic
  unsure MAKE, HEAT
  unsure HEAT, remove/take/carry
  unsure respiration/exothermic
  earns: respiration releases heat
  earns: the microorganisms produce heat when they respire
  earns: heat is given off in respiration
  earns: resperation gives out heat
  misses: the stirrer makes heat
  misses: the tank is stirred
  misses: enzymes are denatured`,
)

export const STAYS_AT_OPTIMUM = judged(
  'so that the temperature stays near the optimum / enzymes are not denatured',
  `
  unsure temperature, cold/low, without optimum/denature/enzyme
  accept denature
  accept not denature
  accept optimum/optimal/best ... temperature/enzyme
  accept temperature ... optimum/optimal/best/constant/right/suitable
  accept keep/maintain/constant/stable ... temperature
  accept enzyme ... work/fast/fastest/best
  accept stop/prevent ... overheat/"too hot"/kill/die
  accept not overheat
  accept not rise/go/exceed/get ... optimum/high
  accept temperature/hot/heat ... kill/killed/die
  accept not get/become/be too hot/warm
  accept not kill/die
  unsure optimum/overheat/enzyme/temperature
  earns: to keep the temperature at the optimum
  earns: otherwise the enzymes would be denatured
  earns: so the enzymes do not denature
  earns: the enzimes work best at the optimum temprature
  misses: the water is cold
  misses: oxygen is needed
  misses: it heats the tank`,
)

export const OXYGEN_RESPIRES = judged(
  'air supplies oxygen for aerobic respiration',
  `
  reject anaerobic
  reject photosynthesis
  accept oxygen ... respire/respiration/aerobic/energy
  accept respire/respires/respiration/aerobic ... oxygen
  accept aerobic
  accept oxygen, need/require, grow/live/survive
  unsure oxygen/respiration/respire
  earns: to supply oxygen for aerobic respiration
  earns: the fungus needs oxygen to respire
  earns: for aerobic respiration
  earns: oxigen is needed for respiration
  misses: for anaerobic respiration
  misses: to stir the liquid
  misses: to cool the tank`,
)

export const NO_OTHERS = judged(
  'sterile: no other microorganisms get in (which would compete / spoil the product)',
  `
  OTHERS = microorganism/microbe/bacteria/bacterium/germ/pathogen/fungus/fungi/organism/species/contaminate/contamination/contaminant
  ALIVE = alive/growing/grow/healthy/safe/damage/damaged/harm/die/dying/death/dead/escape/happy
  reject not enough microorganism/bacteria
  unsure not kill/harm/damage/hurt, without other/unwanted/foreign/compete/contaminate
  unsure stop/prevent/avoid/keep, ALIVE, without other/unwanted/foreign/compete/contaminate/contamination
  accept not OTHERS
  accept other/unwanted/foreign/harmful/different/wild ... OTHERS
  accept stop/prevent/avoid/kill/free ... OTHERS, without fungus
  accept keep ... OTHERS out/away
  accept keep out OTHERS
  accept compete/competition
  accept not contaminate/contaminated/spoil/infect
  accept contaminate/contaminated/contamination
  accept spoil/infect
  unsure microbe/bacteria/germ/clean/pure
  earns: so no other microorganisms get in
  earns: to prevent contamination
  earns: other bacteria would compete for nutrients
  earns: to avoid contaminnation by unwanted bacteria
  misses: to supply oxygen
  misses: to keep it cool
  misses: so that the fungus can respire`,
)

export const SAME_POWDER = judged(
  'the mass (concentration) of powder',
  `
  reject amount/concentration/mass enzyme
  accept mass/amount/quantity/concentration/volume/weight powder/detergent
  accept much powder/detergent
  accept concentration ... solution
  unsure powder/detergent
  earns: the mass of powder
  earns: how much powder is used
  earns: the amount of washing powder
  earns: the concentraton of the powder
  misses: the temperature
  misses: the amount of enzyme
  misses: the time of washing`,
)

export const SAME_WATER = judged(
  'the volume of water',
  `
  reject type/temperature water, without volume/amount/quantity
  unsure powder in water/solution
  accept volume/amount/quantity/mass water/liquid/solution
  accept much water/liquid
  accept water volume
  unsure volume
  earns: the volume of water
  earns: how much water is used
  earns: same amount of washing water
  earns: the vollume of water
  misses: the temperature of the water
  misses: the type of cloth
  misses: the time of washing`,
)

export const SAME_TIME = judged(
  'the time of washing',
  `
  reject number/each/every time/times
  accept time/duration/minute/minutes
  accept how long
  accept length wash
  earns: the time of washing
  earns: how long they are washed
  earns: the duration of the wash
  earns: washing tiime, duraton of washing
  misses: the temperature
  misses: the volume of water
  misses: the number of times`,
)

export const SAME_CLOTH = judged(
  'the type (size) of cloth',
  `
  CLOTH = cloth/fabric/material/clothes/clothing/textile/cotton
  unsure stain on CLOTH
  accept type/kind/size/area/thickness/mass/same/equal CLOTH
  accept size/area/same/equal piece/pieces
  accept CLOTH size/type/area
  unsure CLOTH
  earns: the type of cloth
  earns: the size of the piece of fabric
  earns: the same material
  earns: the kind of fabrik, the type of fabrc
  misses: the temperature
  misses: the mass of powder
  misses: the amount of stain`,
)

export const SAME_STAIN = judged(
  'the amount (type) of stain',
  `
  STAIN = stain/butter/oil/egg/blood/dirt
  reject STAIN removed/gone
  accept amount/size/type/kind/age/volume/mass/area/same/equal/much STAIN
  accept how old/long/dry ... STAIN
  accept STAIN size/type
  unsure STAIN
  earns: the amount of stain
  earns: same type of stain
  earns: the volume of butter on the cloth
  earns: the ammount of stain
  misses: the amount of stain removed
  misses: the temperature
  misses: the type of cloth`,
)

export const SAME_TEMPERATURE = judged(
  'the temperature',
  `
  accept temperature
  unsure heat/hot/warm
  earns: the temperature
  earns: temperature of the water
  earns: same temperature for both
  earns: the temprature of the wash
  misses: the time
  misses: the mass of powder
  misses: the volume of water`,
)

export const SAME_STIRRING = judged(
  'the stirring (rubbing)',
  `
  accept stir/stirring/stirred/shake/shaking/shaken/rub/rubbing/scrub/scrubbing/agitate/agitation/spin
  unsure movement/speed
  earns: the stirring
  earns: how fast it is stirred
  earns: both are shaken the same
  earns: the speed of stiring, the speed of stirrring
  misses: the time
  misses: the mass of powder
  misses: the volume of water`,
)
