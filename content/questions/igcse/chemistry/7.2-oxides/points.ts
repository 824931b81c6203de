import { judged } from '@/lib/exams/authoring/marks'

/** Why an oxide is acidic. */
export const isNonMetal = (element: string) =>
  judged(
    `${element} is a non-metal`,
    `
    reject not nonmetal
    reject not non metal/metallic
    reject ${element} is ...(no non/not/nonmetal/nonmetallic).. metal
    accept nonmetal/nonmetallic
    accept non metal/metallic
    accept not metal/metallic
    earns: ${element} is a non-metal
    earns: it is the oxide of a non metal
    earns: its a non-mettal oxide
    misses: ${element} is a metal
    misses: it has a low pH
    misses: it is a gas`,
  )

/** What an amphoteric oxide is. */
export const REACTS_WITH_BOTH = judged(
  '(an oxide that) reacts with both acids and bases',
  `
  ACID = acid/acids/acidic
  BASE = base/alkali/alkaline/basic/hydroxide
  reject not react
  reject neither
  reject react & ACID & without base/alkali/alkaline/basic/hydroxide
  reject ACID ... BASE ... neutral
  accept react/reacts/reaction/neutralise/neutralize/dissolve/behave/act/acts ... ACID ... BASE
  accept react/reacts/reaction/neutralise/neutralize/dissolve/behave/act/acts ... BASE ... ACID
  accept both ... ACID ... BASE
  accept both ... BASE ... ACID
  accept ACID ... BASE ... property/character/properties
  accept BASE ... ACID ... property/character/properties
  accept react ACID & react BASE
  unsure ACID, BASE
  earns: it reacts with acids and with bases
  earns: it reacts with both acids and alkalis
  earns: it shows both acidic and basic properties
  earns: it reakts with acids and basses, it reacts with acids and alkallis
  misses: it reacts with acids
  misses: it does not react with acids or bases
  misses: it is the oxide of a metal`,
)

export const SALT_AND_WATER = judged(
  'to form a salt and water',
  `
  reject salt hydrogen
  reject hydrogen gas
  accept salt ... water/"h2o"
  accept water/"h2o" ... salt
  unsure salt
  earns: to form a salt and water
  earns: giving water and a salt
  earns: it makes salt and watter
  misses: to form a salt and hydrogen
  misses: it reacts with acids
  misses: it dissolves in water`,
)

/** How an amphoteric oxide is taken out of a mixture with a basic one. */
export const ADD_ALKALI = judged(
  'add (excess) aqueous sodium hydroxide (an alkali)',
  `
  reject add/use/stir/mix/react/dissolve ...(no then/after/filter/alkali/hydroxide/naoh).. hydrochloric/nitric/sulfuric
  reject not alkali/hydroxide/naoh
  accept naoh/koh/alkali
  accept sodium/potassium hydroxide
  unsure base/hydroxide
  earns: add excess aqueous sodium hydroxide
  earns: stir the mixture with NaOH
  earns: dissolve one of them in sodium hydroxyde
  misses: add hydrochloric acid
  misses: filter the mixture
  misses: add water and stir`,
)

export const FILTER = judged(
  'filter (off the solid)',
  `
  reject not filter
  accept filter/filtration/filtrate/filtered/filtering
  unsure decant/centrifuge/separate
  earns: filter the mixture
  earns: separate them by filtration
  earns: fillter off the solid
  misses: evaporate the solution
  misses: add sodium hydroxide
  misses: use chromatography`,
)

export const WASH_AND_DRY = judged(
  'wash the residue (with distilled water) and dry it',
  `
  reject not wash/dry
  accept wash/rinse/washing/rinsing ... dry/dried/drying
  accept dry/dried/drying ... wash/rinse/washed
  accept wash/rinse/washing & dry/dried/drying
  accept wash/rinse/washing & oven
  unsure wash/rinse | dry/dried
  earns: wash the residue and dry it
  earns: rinse the solid with distilled water, then dry it in an oven
  earns: wassh the residue with water and dry it
  misses: filter the mixture
  misses: evaporate the filtrate
  misses: add sodium hydroxide`,
)

/** Why a basic oxide takes up an acidic one. */
export const ACIDIC_GAS = judged(
  'sulfur dioxide is acidic (an acidic oxide / oxide of a non-metal)',
  `
  GAS = sulfur/sulphur/so2/gas/it/dioxide
  reject sulfur/sulphur/so2 ...(no calcium/cao/and/but).. base/basic/alkali/alkaline, without acidic/acid
  reject calcium/cao ...(no neutralise/neutralises/react/reacts/remove/removes/absorb/absorbs/base/basic/alkaline/alkali/and/but/with/so/metal).. acidic
  accept GAS ... acidic/acid
  accept acidic/acid ... oxide/gas/sulfur/sulphur
  accept GAS ... nonmetal
  accept GAS ... non metal
  unsure acidic/acid
  earns: sulfur dioxide is an acidic oxide
  earns: SO2 is acidic
  earns: sulfer dioxide is an asidic, acidic gas
  misses: calcium oxide is a basic oxide
  misses: sulfur dioxide is basic
  misses: they react together`,
)

export const BASIC_SOLID = judged(
  'calcium oxide is basic (a base), so the two react (neutralise each other)',
  `
  SOLID = calcium/cao/lime/it/solid
  reject calcium/cao ...(no neutralise/neutralises/react/reacts/remove/removes/absorb/absorbs/base/basic/alkaline/alkali/and/but/with/so/metal).. acidic
  reject sulfur/sulphur/so2 ...(no calcium/cao/and/but/with/by).. basic/base, without calcium/cao
  accept SOLID ... base/basic/alkaline/alkali
  accept base/basic ... oxide/calcium
  accept calcium ... metal
  accept neutralise/neutralize/neutralisation/neutralization/neutralises/neutralizes
  accept react ... base
  unsure base/basic
  unsure metal oxide, without non/nonmetal/sulfur
  earns: calcium oxide is a base
  earns: CaO is basic and neutralises the gas
  earns: calcium oxide is a baisic oxide, it nuetralises it
  misses: sulfur dioxide is acidic
  misses: calcium oxide is acidic
  misses: it is a solid`,
)
