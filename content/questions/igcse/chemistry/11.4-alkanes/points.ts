import { judged } from '@/lib/exams/authoring/marks'

export const CARBON_AND_HYDROGEN_ONLY = judged(
  'it contains only carbon and hydrogen (a hydrocarbon)',
  `
  CARBON = carbon/carbons/c
  HYDROGEN = hydrogen/hydrogens/h
  ONLY = only/just/nothing/solely/purely/exclusively/entirely
  OTHER = other/another/else
  reject CARBON HYDROGEN bond ONLY
  unsure single ... CARBON, HYDROGEN
  unsure bond ... CARBON, HYDROGEN
  accept CARBON, HYDROGEN, not oxygen
  reject CARBON ... HYDROGEN ... oxygen
  reject not only
  accept ONLY ... CARBON, HYDROGEN
  accept CARBON ... HYDROGEN ... ONLY
  accept HYDROGEN ... CARBON ... ONLY
  accept CARBON, HYDROGEN, not OTHER
  accept two elements ... CARBON ... HYDROGEN
  unsure CARBON, HYDROGEN
  earns: it contains only carbon and hydrogen
  earns: it is made of hydrogen and carbon atoms only
  earns: its molecules have carbon and hydrogen and no other element
  earns: it containes only carbon and hydrogin
  misses: all its bonds are single
  misses: it contains carbon
  misses: it contains carbon, hydrogen and oxygen
  misses: it burns in air`,
)

export const ALL_SINGLE = judged(
  'all carbon–carbon bonds are single bonds (no C=C)',
  `
  reject not single
  accept not double/multiple
  accept not "c=c"
  reject double/multiple
  accept only/just/all/every/each ... single
  accept single ... only
  accept single ... bonds between ... carbon/carbons
  unsure single
  earns: all its carbon-carbon bonds are single
  earns: it has only single bonds
  earns: there are no double bonds between carbon atoms
  earns: it has no C=C bond
  earns: all the bonds are singel bonds
  misses: it has a double bond
  misses: it contains only carbon and hydrogen
  misses: it can react with more hydrogen
  misses: it is an alkane`,
)

export const POISONOUS = judged(
  'it is toxic (it stops blood from carrying oxygen)',
  `
  reject not toxic/poisonous/poison/harmful/dangerous
  accept toxic/poison/poisonous
  reject more/increase/increases ... oxygen
  accept blood/haemoglobin/hemoglobin, oxygen
  accept bind/binds/bond/bonds/combine/combines/attach/attaches/react/reacts ... haemoglobin/hemoglobin
  accept prevent/prevents/stop/stops/reduce/reduces/less ... oxygen ... carry/carried/transport/transported/body
  unsure haemoglobin/hemoglobin
  unsure kill/kills/death/deadly/lethal/fatal/die/dies/suffocate/suffocates/suffocation/asphyxiate/asphyxiation
  unsure breathe/breath/breathing/lungs/unconscious/faint/blood
  unsure harmful/dangerous
  earns: it is toxic
  earns: carbon monoxide is a poisonous gas
  earns: it stops the blood from carrying oxygen
  earns: it is a toxik gas
  misses: it is a greenhouse gas
  misses: it causes acid rain
  misses: it is colourless
  misses: it makes the room hot`,
)

/** Why a flame leaves carbon. */
export const INCOMPLETE = judged(
  'combustion is incomplete',
  `
  accept incomplete
  accept incompletely
  accept not complete/completely/fully/entirely
  accept partial/partially/partly ... burn/burned/burnt/combustion/combusted/oxidised
  accept some/part ... carbon, not burn/burned/burnt/react/oxidised
  accept carbon, not burn/burned/burnt/oxidised
  accept unburned/unburnt carbon
  accept carbon left/is/remains unburned/unburnt
  unsure partial/partially
  earns: the combustion is incomplete
  earns: the gas does not burn completely
  earns: not all of the carbon is fully burned
  earns: it is incompleet combustion
  misses: combustion is complete
  misses: the gas is pure
  misses: there is too much oxygen
  misses: it is too hot`,
)

export const TOO_LITTLE_OXYGEN = judged(
  'because there is too little oxygen (air)',
  `
  AIR = oxygen/air/o2
  LITTLE = little/less/limited/insufficient/low/lack/shortage/short/small/reduced/restricted/few/scarce/deficient/poor
  accept not enough/sufficient/much/plenty ... AIR
  accept AIR, not enough/sufficient
  accept LITTLE AIR
  accept LITTLE amount/supply/quantity/concentration ... AIR
  unsure air hole ... LITTLE, without oxygen
  accept AIR LITTLE
  accept supply/amount/quantity/concentration ... AIR ... LITTLE
  accept AIR supply ... LITTLE
  accept "lack of oxygen"
  accept "lack of air"
  accept AIR, not get/gets/enter/enters/reach/reaches/mix/come/comes/flow
  accept not AIR ... get/gets/enter/enters/reach/reaches/mix/come/comes/flow/in
  unsure not AIR
  unsure AIR, LITTLE
  earns: there is not enough oxygen
  earns: the supply of air is too low
  earns: because of a limited supply of oxygen
  earns: too little oxigen
  misses: there is plenty of oxygen
  misses: the flame is too hot
  misses: too much carbon dioxide
  misses: the gas burns completely`,
)

/** Why the solid that shows water stands before the limewater. */
export const LIMEWATER_IS_WET = judged(
  'limewater contains water, which would change the solid in P (the gas would bring water from it)',
  `
  WATER = water/moisture/steam/wet/damp/vapour
  LIME = limewater/q
  accept LIME/solution contain/contains/has/have/holds ... WATER
  accept LIME is WATER
  accept LIME is aqueous/solution
  accept WATER ...(no flame/fuel/combustion/burning/remove/removed/before/reach/enter/react).. from/in/of LIME
  accept LIME ...(no dry).. give/gives/add/adds/bring/brings/release/releases/evaporate/evaporates ... WATER
  accept gas ...(no flame).. pick/picks/take/takes/collect/collects/become/becomes/get/gets/carry/carries ... WATER ... LIME
  accept LIME ... gas ...(no flame).. pick/picks/carry/carries/become/becomes/get/gets/be/is ... WATER
  accept LIME ... change/changes/turn/turns/affect/affects ... solid/powder/p
  accept gas ... wet/damp/moist ... LIME
  accept LIME ... wet/damp/moist
  unsure LIME, WATER
  unsure wet/damp/moist
  earns: limewater contains water, which would turn the solid blue
  earns: otherwise water from the limewater would change the solid in P
  earns: the gas would pick up water in Q
  earns: the limewatr contains water
  misses: it is the usual order
  misses: carbon dioxide would react with the solid
  misses: the flame is on the left`,
)

export const REPLACED = judged(
  'one atom or group of atoms is replaced by another (atom or group)',
  `
  THING = atom/group/hydrogen/h/chlorine/cl
  SWAP = replace/replaced/replaces/replacing/substitute/substituted/substitutes/swap/swapped/swaps/exchange/exchanged/switch/switched
  accept atom/group/hydrogen/h in/of/from ... SWAP
  reject molecule/molecules ...(no in/of/atom/group).. SWAP
  reject proton/electron/ion
  reject not SWAP
  accept THING ... SWAP
  accept SWAP ... THING
  accept THING ... take/takes/taken ... place
  accept THING ... in/take ... place of
  unsure SWAP | place of | displace
  earns: one atom is replaced by another atom
  earns: an atom or group of atoms is swapped for another
  earns: a hydrogen atom is replaced with a chlorine atom
  earns: a chlorine atom takes the place of a hydrogen atom
  earns: one atom or groop is replased by another
  misses: two molecules join to form one product
  misses: a substance burns in oxygen
  misses: a large molecule is broken up
  misses: electrons are lost`,
)

export const GIVES_ACTIVATION = judged(
  'it supplies the activation energy',
  `
  GIVE = supply/supplies/supplied/provide/provides/provided/give/gives/given/source/overcome/overcomes/reach/have/gain/transfer/enough/sufficient/needed/required/deliver/input/contain
  reject lower/lowers/reduce/reduces/decrease/decreases/less ...(no GIVE).. activation/ea
  reject lower/lowers/reduce/reduces/decrease/decreases/less ...(no GIVE).. energy
  reject release/releases/released/"give out"/"gives out"
  reject catalyst/catalyses/catalyse
  accept GIVE ... activation/ea
  accept activation/ea ... GIVE/from/comes
  accept for/as ... activation energy
  accept GIVE ... energy ... (start/begin/break/breaks/initiate)
  accept energy ... (start/begin/initiate/break/breaks)
  unsure activation/ea | start/initiate/begin | break ... bond
  unsure GIVE ... energy
  earns: it supplies the activation energy
  earns: UV light provides the energy needed to start the reaction
  earns: to overcome the activation energy
  earns: it provides the activashun energy, activaton energy
  misses: it lowers the activation energy
  misses: it is a catalyst
  misses: it makes the mixture bright
  misses: it kills bacteria`,
)
