import { judged } from '@/lib/exams/authoring/marks'

const WHO = 'bacteria/bacterium/decomposer/microorganism/microbe/fungi/fungus'

/** Why oxygen falls below an outlet of sewage. */
export const SEWAGE_OXYGEN = [
  judged(
    'bacteria (decomposers) feed on / break down the sewage, or multiply',
    `
    WHO = ${WHO}
    DO = feed/eat/break/decompose/digest/grow/multiply/reproduce/increase
    reject WHO ... die/decrease, without increase/multiply/grow/feed/break/decompose
    reject fish/plant ... eat/feed, without WHO
    accept WHO ... DO ... sewage/waste/it/faeces/organic/matter
    accept WHO ... feed/break/decompose/digest/multiply/reproduce/grow
    accept WHO ...(no oxygen/respiration/disease).. increase
    accept increase ...(no oxygen/respiration/disease).. WHO
    accept feed/break/decompose/digest/multiply/growth/grow/eaten ... WHO
    accept more WHO | number WHO | population WHO
    accept WHO use sewage/waste/waste ... decompose/decomposed/broken/decay ... WHO
    accept decomposition | "decompose" | "decomposed" | "decomposes" | "decomposing"
    unsure WHO
    earns: bacteria feed on the sewage
    earns: decomposers break down the waste
    earns: the number of bacterria increases
    misses: fish eat the sewage
    misses: sewage is poisonous
    misses: plants respire more
    misses: oxygen is used in respiration`,
  ),
  judged(
    'they respire aerobically',
    `
    WHO = ${WHO}
    reject anaerobic/anaerobically, without aerobic/aerobically
    reject fish/plant/algae ... respire/respiration, without WHO/decomposition
    reject not respire/respiration
    accept respire/respiration
    earns: the bacteria respire aerobically
    earns: aerobic respiration by decomposers
    earns: they use it in resperation
    misses: they respire anaerobically
    misses: bacteria break down sewage
    misses: the fish die`,
  ),
  judged(
    'this uses up (dissolved) oxygen',
    `
    WHO = ${WHO}
    reject release/produce/give/photosynthesis ... oxygen, without use/used
    reject fish/plant/algae ... use/take/consume/need/absorb/require ... oxygen, without WHO
    unsure sewage/waste ...(no and/they/it/this/which).. use/take/consume/absorb/remove/react ... oxygen, without WHO | respire
    accept use/used/take/taken/consume/consumed/absorb/remove/need/require/deplete ... oxygen
    accept oxygen ... use/used/taken/consumed/absorbed/removed/needed/depleted
    unsure less oxygen
    earns: this uses up oxygen
    earns: the oxygen is used by bacteria
    earns: they take in dissolved oxigen
    misses: bacteria feed on sewage
    misses: fish use up oxygen
    misses: they respire aerobically
    misses: plants release oxygen
    misses: the sewage floats`,
  ),
]

/** What a lack of oxygen does to fish. */
export const NO_FISH = [
  judged(
    'too little (dissolved) oxygen',
    `
    reject too much oxygen | more oxygen
    accept less/little/low/lower/lowest/not/lack/shortage/insufficient/reduced/decreased/decreases/fall/fewer ... oxygen
    accept not oxygen
    accept not enough ... oxygen
    accept oxygen ... low/lower/lowest/less/little/falls/decreases/insufficient/scarce
    accept suffocate
    unsure oxygen
    earns: there is too little oxygen
    earns: oxygen is very low
    earns: not enough oxigen in the water
    misses: the water is poisonous
    misses: there is no food
    misses: there is too much oxygen`,
  ),
  judged(
    'so they cannot respire (aerobically) enough / release enough energy',
    `
    reject respire anaerobically
    reject not food
    reject food, without oxygen/respiration/respire
    accept respire/respiration/respiring
    accept not respire
    accept energy
    accept not get/release/produce/obtain/make/have ... energy
    unsure breathe/suffocate | not breathe
    earns: they cannot respire
    earns: oxygen is needed for aerobic respiration
    earns: the fish need it for resperation
    misses: the fish have no food
    misses: they swim away
    misses: oxygen is low`,
  ),
]

/** Harm by plastics: two of four. */
export const PLASTICS = [
  judged(
    'animals swallow it and choke, or their gut is blocked',
    `
    reject block/blocked ... light/sunlight/river/flow, without choke/gut
    accept choke/choking/suffocate/swallow/ingest
    accept block/blocked/blockage ... gut/stomach/throat/airway/digestive/intestine/gill/breathing/it
    accept gut/stomach/throat/airway/intestine/gill ... block/blocked
    unsure block/blocked
    accept eat/eaten/consume/mistake ... plastic/it/them/pieces/food
    unsure eat/eaten
    earns: turtles swallow the bags
    earns: it blocks the gut
    earns: animals chok on it
    misses: animals are trapped in it
    misses: it blocks the light
    misses: it looks ugly
    misses: it is made of oil`,
  ),
  judged(
    'animals are entangled / trapped / injured',
    `
    accept entangle/tangle/trap/strangle/stuck/caught/injure/wound
    unsure cut/hurt
    earns: animals are trapped in the nets
    earns: birds become entangled
    earns: fish get tangeled and traped in it
    misses: animals choke on it
    misses: it looks ugly
    misses: it stays in the river`,
  ),
  judged(
    'it is not broken down and stays for a very long time',
    `
    accept not break/broken/decompose/rot/decay/degrade/biodegradable/biodegrade
    accept nonbiodegradable | non-biodegradable | non biodegradable
    accept stay/last/remain/persist/takes ... year/long/ever/time/hundreds
    accept accumulate/build up
    unsure stay/remain
    earns: it cannot be broken down
    earns: it stays there for hundreds of years
    earns: it stays there for hundrets of yeers
    misses: animals choke
    misses: it is broken down by bacteria
    misses: it looks ugly`,
  ),
  judged(
    'it releases toxic substances',
    `
    accept toxic/toxin/poison/poisonous/chemical
    accept harmful ... substance/gas
    unsure microplastic/microplastics | food chain
    earns: it releases toxins into the water
    earns: poisonous chemicals come out of it
    earns: it gives off toxc substances
    misses: animals are trapped
    misses: it blocks light
    misses: it stays for years`,
  ),
]

/** Why oxygen falls in a lake after a bloom of algae. */
export const LAKE_OXYGEN = [
  judged(
    'algae (producers) die',
    `
    PLANT = algae/alga/algal/producer/plant/weed
    reject PLANT ... not die
    accept PLANT ... die/dead/death/dying/died
    accept dead/dying/death ... PLANT
    unsure PLANT ... decrease/fall/less/fewer
    unsure dead/death ... material/organism/matter
    earns: the algae die
    earns: dead algae sink
    earns: the algee are dying
    misses: the fish die
    misses: the algae grow
    misses: bacteria respire`,
  ),
  judged(
    'decomposers (bacteria) feed on / break down the dead algae, or multiply',
    `
    WHO = ${WHO}
    DO = feed/eat/break/digest/multiply/reproduce/grow
    reject WHO ... die/decrease, without increase/multiply/grow/feed/break/decompose
    accept WHO ... DO
    accept DO ... WHO
    accept WHO ...(no oxygen/respiration).. increase/rise/peak
    accept increase/rise ...(no oxygen/respiration).. WHO
    accept more WHO | number WHO | population WHO
    accept decomposition | "decompose" | "decomposed" | "decomposes" | "decomposing" | decay/rot
    unsure WHO
    earns: decomposers break down the dead algae
    earns: the bacteria multiply
    earns: decompossers feed on them
    misses: the fish eat the algae
    misses: the algae die
    misses: respiration of the algae
    misses: oxygen is used up`,
  ),
  judged(
    'their aerobic respiration uses up oxygen',
    `
    WHO = ${WHO}
    reject anaerobic/anaerobically, without aerobic/aerobically
    reject fish ... respire/respiration | fish ... use/take/consume ... oxygen, without WHO
    reject algae/plant ...(no die/dead/they/their/and/so).. respire/respiration, without WHO
    reject respire/respiration of/by algae/plant/fish
    reject respire/respiration ... release/produce ... oxygen
    accept aerobic/aerobically
    accept respire/respiration ... oxygen
    accept oxygen ... respire/respiration
    accept bacteria/decomposer ... use/take/consume ... oxygen
    accept oxygen ... used/taken/consumed ... bacteria/decomposer
    unsure respire/respiration | use ... oxygen
    earns: they respire aerobically
    earns: respiration of the bacteria uses oxygen
    earns: oxygen is used up in resperation by decomposers
    misses: they respire anaerobically
    misses: aerobic respiration of the algae
    misses: the fish use the oxygen
    misses: photosynthesis releases oxygen
    misses: the algae die`,
  ),
]

/** Why water plants at the bottom die when algae cover a lake. */
export const SHADED = [
  judged(
    'less (no) light reaches them',
    `
    reject more light
    accept light/sunlight/sun ... block/blocked/reach/stop/less/cut/reduce/absorbed/enter/penetrate/through
    accept block/cut/stop/reduce/less/absorb/prevent/shade ... light/sunlight/sun
    accept not light/sunlight
    accept light/sunlight, not reach/penetrate/pass/enter/get
    accept dark/darkness
    accept not get/receive/enough/have ... light/sunlight
    accept shade/shaded
    unsure light
    earns: the algae block the light
    earns: no light reaches the plants
    earns: the lihgt is blocked by algae
    misses: the algae use all the ions
    misses: the plants have no oxygen
    misses: the water is too warm`,
  ),
  judged(
    'so they cannot photosynthesise (enough)',
    `
    reject more photosynthesis | photosynthesis ... increase, without less/stop
    reject algae photosynthesise/photosynthesis | photosynthesis of/by algae
    accept not photosynthesis/photosynthesise
    accept photosynthesis/photosynthesise
    accept not make/produce ... food/glucose
    earns: they cannot photosynthesise
    earns: there is less photosynthesis
    earns: no photosinthesis
    misses: they get no light
    misses: photosynthesis of the algae increases
    misses: they cannot respire
    misses: fish eat them`,
  ),
]

/** The enhanced greenhouse effect. */
export const GREENHOUSE = [
  judged(
    'these gases absorb / trap heat (given off by the surface of the Earth)',
    `
    HEAT = heat/infrared/radiation/energy/warmth
    reject ozone, without carbon/co2/methane
    accept absorb/trap/trapped/keep/hold/retain ... HEAT
    accept HEAT ... absorbed/trapped/kept/held/retained
    unsure blanket/layer | trap
    earns: they trap heat
    earns: the gases absorb heat from the surface
    earns: heat is traped in the atmosphere
    misses: the temperature rises
    misses: the heat is reflected back to Earth
    misses: they make a hole in the ozone layer
    misses: ice melts`,
  ),
  judged(
    'less heat escapes to space',
    `
    HEAT = heat/infrared/radiation/energy/warmth/it
    accept less/fewer/not ... HEAT ... escape/leave/lost/space/out
    accept less/not ... escape/leave/lost ... space/earth/atmosphere
    accept HEAT, not escape/leave/lost/out
    accept not escape/leave, HEAT
    accept prevent/stop ... HEAT ... escape/escaping/leave/leaving/space
    accept HEAT ... prevented/stopped ... escape/escaping/leave/leaving/space
    accept HEAT ... back
    accept send/reflect/radiate/emit ... back
    unsure escape
    earns: less heat escapes into space
    earns: the heat cannot escape
    earns: less heat escpes into spase
    misses: the gases rise into space
    misses: ice melts
    misses: the temperature rises`,
  ),
  judged(
    'so the temperature (of the air / Earth) rises',
    `
    reject temperature ... decrease/fall/drop
    accept temperature ... rise/increase/higher/up/warmer/hotter/rising
    accept increase/higher/rise/raise ... temperature
    accept earth/planet/atmosphere/air/surface/world/climate/it ... warm/warmer/hotter/warms/heats
    accept global warming | warming
    unsure warm/hot
    earns: the temperature of the Earth rises
    earns: global warming
    earns: the temprature increases
    misses: heat is trapped
    misses: sea level rises
    misses: it gets colder`,
  ),
]
