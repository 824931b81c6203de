import { judged } from '@/lib/exams/authoring/marks'

/** Why shrimps die with algae in the dark. */
export const DARK = [
  judged(
    'the algae cannot photosynthesise (without light)',
    `
    reject shrimp/bacteria ...(no alga/algae/they/plant/producer).. photosynthesis/photosynthesise
    reject shrimp/bacteria, not photosynthesis/photosynthesise, without alga/algae/plant/producer
    accept photosynthesis, not happen/occur/possible/place/work
    accept photosynthesis ... falls/drops/zero/ceases/ends
    accept not photosynthesis/photosynthesise
    accept light ... photosynthesis/photosynthesise
    accept photosynthesis/photosynthesise ... light
    accept photosynthesis/photosynthesise ... stop/need/require/slow/less
    accept less photosynthesis
    accept stop ... photosynthesis/photosynthesise
    accept light ... need/require/for ... photosynthesis
    accept alga/algae/plant/producer, not make/produce/change/convert, food/glucose/oxygen/energy/sugar
    unsure alga/algae, die/dead
    earns: the algae cannot photosynthesise without light
    earns: photosynthesis stops
    earns: without light the algae cannot photosynthesise
    earns: the algae can not do photosinthesis in the dark
    earns: algae can't make food without sunlight
    misses: the shrimps cannot see
    misses: the water becomes cold
    misses: the shrimps have no light to see`,
  ),
  judged(
    'so the shrimps get no food / chemical energy (or oxygen)',
    `
    reject not make/have/get/produce food/energy, alga/algae/plant, without shrimp/they/animal/eat
    accept not food/energy/oxygen/glucose, shrimp/animal
    accept not oxygen
    accept less food/oxygen/chemical
    accept run out ... food/oxygen/energy
    accept food/oxygen ... run out
    accept nothing ... eat/feed
    accept starve/starvation/hungry/suffocate
    accept not eat/feed/respire
    accept alga/algae ... die, shrimp, eat/feed/food
    accept food ... ends/stops/gone
    unsure they, not food/energy
    earns: so there is no food for the shrimps
    earns: the shrimps get no chemical energy
    earns: so the shrimps starve
    earns: no oxigen is made
    misses: the algae cannot photosynthesise
    misses: the shrimps are cold
    misses: the shrimps cannot see each other`,
  ),
]

/** Why light must be supplied but mineral ions need not. */
export const LIGHT_BUT_NO_IONS = [
  judged(
    'energy is not recycled / leaves as heat',
    `
    LOSE = lost/lose/leave/escape/transfer/release/give/go/pass/out
    reject not energy ... lost/lose/leave/escape
    accept energy, not recycle/recycled/reuse/reused/return/again/back
    accept not recycle/reuse ... energy
    accept energy ... LOSE ... heat/environment/surround/surroundings/air/room
    accept energy ... heat ... LOSE
    reject light ... give/gives/transfer ... heat, without energy
    reject (recycle/recycles heat) | (recycle/recycles it)
    accept heat ... LOSE
    accept LOSE ... heat
    accept energy leave/leaves/escapes
    accept energy ... one direction/way
    unsure energy, flow/lost/lose/heat
    earns: energy is not recycled
    earns: the energy leaves the globe as heat
    earns: energy is lost as heet to the environment
    earns: energy flows in one direction
    misses: energy is recycled
    misses: algae need light
    misses: nutrients are recycled`,
  ),
  judged(
    'nutrients (mineral ions) are recycled / used again',
    `
    NUTRIENT = nutrient/mineral/ion/nitrate/element/carbon/matter
    AGAIN = recycle/recycled/reuse/reused/return/cycle/again/back
    accept NUTRIENT ...(no energy).. AGAIN
    accept NUTRIENT ... stay/remain
    reject energy, not AGAIN, NUTRIENT need/needed
    unsure energy, not AGAIN, NUTRIENT
    accept NUTRIENT, AGAIN
    accept they, AGAIN, without energy
    accept NUTRIENT ... release/released ... decompose/decomposer/bacteria/dead/waste
    accept decomposer/bacteria ... release/return/give ... NUTRIENT
    unsure AGAIN, without energy
    earns: nutrients are recycled
    earns: the mineral ions can be used again
    earns: minerals are recyled by bacteria
    misses: energy is recycled
    misses: mineral ions are not needed
    misses: light is needed for photosynthesis`,
  ),
  judged(
    'by decomposers / the bacteria break down dead and waste matter',
    `
    DECOMPOSER = bacteria/bacterium/decomposer/microorganism/microbe
    reject not DECOMPOSER
    NUTRIENT = ion/mineral/nutrient/element/nitrate/matter/substance/waste/dead/body/them
    reject DECOMPOSER ... make/create ... energy
    accept DECOMPOSER ... break/broken/decompose/decay/digest/recycle/rot
    accept DECOMPOSER ... return/release/turn/convert/feed/give/make ...(no dioxide/heat/energy).. NUTRIENT
    accept decay/rotting ... dead/waste/body/shrimp/algae
    accept break/broken/decompose/decompos*/decay/digest/recycle/recycled/return/release/rot ... DECOMPOSER
    accept dead/waste ... decompose/decomposed/decay/broken/break
    accept decomposition
    unsure decompose/decomposer
    earns: the bacteria break down dead algae
    earns: decomposers return the ions to the water
    earns: the waste is decomposd
    earns: ions are recycled by the bacteria
    misses: nutrients are recycled
    misses: the shrimps eat the algae
    misses: bacteria give off heat
    misses: bacteria are small`,
  ),
]

/** What becomes of energy in a leaf that an insect eats. */
export const EATEN = [
  judged(
    'chemical energy passes to the insect (by feeding)',
    `
    INSECT = insect/caterpillar/consumer/it/animal/body
    PASS = pass/transfer/go/move/enter/flow/given
    reject light energy ... PASS ... INSECT
    reject light energy ... INSECT
    reject light ... INSECT, without chemical
    reject energy ... lost/lose/leave/out/from/away ... INSECT, without gain/get/take/enter/into/feed/feeding/pass/passes
    reject energy ... from ... insect ... air/environment/surround/surroundings, without gain/feed/feeding/eat
    accept (transfer/transferred/pass/passed/passes/move/moves) to/into ... insect/consumer
    accept chemical energy, PASS/INSECT/feed/eat/gain/get/take/store/food
    accept energy ... PASS ...(no heat/environment/air/surrounding).. INSECT
    accept INSECT ... gain/get/take/receive/obtain/ingest ... energy
    accept energy ... feed/feeding
    unsure energy, INSECT, without heat/use/uses/release/releases/lose/lost/leave
    unsure chemical energy
    earns: the chemical energy passes to the insect
    earns: the insect gets energy from the leaf
    earns: chemicle energy is transferred by feeding
    misses: light energy passes to the insect
    misses: the insect respires
    misses: heat is lost`,
  ),
  judged(
    'its respiration releases the energy (for example for movement)',
    `
    reject not respire/respiration
    reject respire/respiration, not happen/occur/take
    reject plant/leaf ... respire/respiration, without insect/it/caterpillar
    unsure respire/respiration, make/produce/create ... energy
    accept respire/respiration
    unsure release ... energy
    earns: the insect respires
    earns: the energy is released in respiration
    earns: resperation of the insect releases it for movement
    misses: energy is stored in the leaf
    misses: the insect photosynthesises
    misses: energy passes to the insect`,
  ),
  judged(
    'energy is transferred to the environment as heat',
    `
    OUT = environment/surround/surroundings/air/atmosphere/lost/lose/release/transfer/leave/given/give/out/escape/convert/turn/change/become
    reject not heat
    reject heat ... Sun
    reject heat ... used/absorbed/needed
    reject need/needs/use/uses heat
    accept heat/thermal, OUT
    accept energy/it/transfer/transferred/passed/given/lost ... to/into environment/surroundings/air
    accept energy ... lost/lose/released/transferred/given ... environment/surround/surroundings/air/atmosphere
    unsure heat/thermal
    earns: it is lost as heat
    earns: the energy goes to the environment as heat
    earns: energy is lost to the enviroment
    misses: the insect uses it
    misses: it is stored in new tissue
    misses: it goes back to the Sun`,
  ),
]

export const HEAT_IS_NO_USE = judged(
  'it is heat: photosynthesis can use only light energy',
  `
  reject not need/use/require light
  reject not enough light | less light | too light
  accept need/use/require/only/absorb ... light
  accept light ... need/require/use
  accept not light
  accept heat, not photosynthesis/photosynthesise/use/used/convert/change/turn/absorb
  accept not convert/change/turn/use/absorb ... heat
  accept not photosynthesis/photosynthesise ... heat
  accept lost ... heat
  unsure is/form heat
  unsure only/kind/form light
  earns: photosynthesis needs light energy
  earns: it is heat, which plants cannot use
  earns: plants can only use lihgt
  misses: the leaf is too hot
  misses: there is not enough light
  misses: plants do not need energy
  misses: the energy is too small`,
)
