import { judged } from '@/lib/exams/authoring/marks'

/** How carbon in dead leaves returns to the air. */
export const BACK_TO_THE_AIR = [
  judged(
    'decomposers (bacteria / fungi) break down or feed on the leaves',
    `
    WHO = bacteria/bacterium/fungi/fungus/decomposer/microorganism/microbe
    reject not WHO
    reject nitrify*/denitrify*/"nitrogen fixing"
    reject fix/fixes nitrogen
    accept WHO
    accept decompose/decomposed/decomposition/decay/rot
    accept break down ... leaf/dead
    unsure worm/earthworm/insect
    earns: decomposers break down the leaves
    earns: bacteria and fungi feed on them
    earns: microorganisms decompse the leaves
    misses: the leaves photosynthesise
    misses: carbon dioxide goes into the air
    misses: the leaves are burnt`,
  ),
  judged(
    'respiration (of the decomposers)',
    `
    reject not respire/respiration
    reject leaf/leaves/plant/tree respire, without decomposer/bacteria/fungi/microorganism
    reject respire/respiration ... leaf/leaves/plant/tree, without decomposer/bacteria/fungi/microorganism/microbe
    accept respire/respiration
    earns: the decomposers respire
    earns: by respiration of bacteria
    earns: fungi use the leaves in resperation
    misses: the fungi break down the leaves
    misses: carbon dioxide is released
    misses: photosynthesis of the leaves`,
  ),
  judged(
    'carbon dioxide is released',
    `
    reject take in ... dioxide/co2
    reject dioxide/co2 ... absorb/absorbed/take/taken/removed, without release/give/given/produce/out
    reject carbon monoxide
    accept release/give/given/produce/out/form/make/emit/return/go/put/turn/convert/become/into ... dioxide/co2
    accept dioxide/co2 ... release/given/produce/out/form/made/emit/return/go/air/atmosphere
    accept respire/respiration ... dioxide/co2
    accept dioxide/co2 ... respire/respiration/decompose
    accept "co2"/"carbon dioxide"
    unsure dioxide/co2
    earns: carbon dioxide is released
    earns: they give out co2
    earns: carbon dioxide is relesed into the air
    misses: plants take in carbon dioxide
    misses: the carbon goes into the soil
    misses: bacteria break down the leaf
    misses: oxygen is released`,
  ),
]

/** Why fuels of the ground change the air more than wood of a forest that is planted again. */
export const FUEL_AND_WOOD = [
  judged(
    'new trees take in carbon dioxide (by photosynthesis)',
    `
    TREE = tree/plant/forest/wood/they
    reject coal/oil/fuel ...(no tree/plant/wood/forest).. photosynthesis/photosynthesise
    accept photosynthesis/photosynthesise
    accept TREE ... take/absorb/remove/use/store ... dioxide/co2
    accept dioxide/co2 ... take/taken/absorb/absorbed/remove/removed/used ... TREE
    accept balance/neutral | cancel out
    unsure TREE, (use/store/absorb/take), carbon, without release
    unsure cycle
    earns: the new trees take in carbon dioxide
    earns: young trees use the gas in photosynthesis
    earns: the replanted trees absorb carbon dioxyde
    misses: wood burns more slowly
    misses: coal is dirty
    misses: wood has no carbon`,
  ),
  judged(
    'carbon of fossil fuels was out of the air for millions of years / cannot be taken up as fast',
    `
    FUEL = fossil/fuel/coal/oil/carbon/it/they
    reject tree/wood/forest ... long ... grow/form
    reject long ... tree/wood ... grow
    accept FUEL ... million/ancient/locked/trapped/"long ago"
    accept million/ancient/locked/trapped ... FUEL
    accept carbon ... stored/store/kept/was/removed ... ground/underground/long/coal
    accept coal/fuel/fossil ... long ... form/formed/made/replace/replaced/renew
    accept not enough ... tree/plant/photosynthesis
    accept not remove/taken/absorb/replace/renew/recycle ... fast/quick/again/quickly
    accept extra/additional/new carbon
    accept not replace/renew/balance/absorbed/removed, fossil/coal/oil
    accept fast/faster ... photosynthesis/removed/absorbed/form/formed
    accept (fossil/coal/oil/fuel), nonrenewable/"non-renewable"/"non renewable"
    unsure fossil/coal ... add/underground
    earns: the carbon was in the ground for millions of years
    earns: fossil fuels took millions of years to form
    earns: carbon that was locked undergruond is released
    misses: wood burns more slowly
    misses: trees photosynthesise
    misses: coal burns for a long time
    misses: wood is cheap`,
  ),
]

export const BY_DAY = [
  judged(
    'photosynthesis takes in carbon dioxide (in the light)',
    `
    reject not photosynthesis/photosynthesise, without night/dark/darkness
    reject less photosynthesis, without night/dark/darkness
    reject photosynthesis/photosynthesise stop/stops/slows/decreases, without night/dark/darkness
    accept take/absorb ... dioxide/co2 ... make/produce ... glucose/sugar/food/carbohydrate
    reject photosynthesis/photosynthesise ... release/produce/give ... dioxide/co2
    accept photosynthesis/photosynthesise, light/sun/sunlight/sunny/day/daytime
    accept photosynthesis/photosynthesise ... take/use/absorb/remove/need/require/consume/decrease
    accept dioxide/co2 ... used/taken/absorbed/removed/needed ... photosynthesis/photosynthesise
    accept photosynthesis/photosynthesise
    earns: plants take in carbon dioxide for photosynthesis
    earns: in the light the trees photosynthesise
    earns: co2 is used in photosinthesis
    misses: the trees respire
    misses: animals are asleep
    misses: photosynthesis releases carbon dioxide`,
  ),
  judged(
    'faster than respiration releases it',
    `
    FAST = fast/faster/more/higher/greater/exceed/exceeds/quicker/rate/outweigh
    reject respire/respiration stop
    reject respire/respiration ...(no photosynthesis/photosynthesise).. FAST than photosynthesis
    accept photosynthesis/photosynthesise ...(no respire/respiration).. FAST ... respire/respiration
    accept FAST ... photosynthesis ... respire/respiration
    accept photosynthesis/photosynthesise ... FAST ... release/produce/given
    accept FAST ... taken/absorbed/used/removed ... than ... release/released/given/produce/produced
    accept respire/respiration ... slow/slower/less/lower ... photosynthesis/photosynthesise
    accept FAST than ... respire/respiration
    unsure FAST, respire/respiration, without increase
    earns: photosynthesis is faster than respiration
    earns: the rate of photosynthesis is greater than that of respiration
    earns: more carbon dioxide is taken in by photosynthesis than is released by respirtion
    misses: photosynthesis needs light
    misses: respiration stops
    misses: carbon dioxide is a gas`,
  ),
]

export const BY_NIGHT = [
  judged(
    'no photosynthesis in the dark',
    `
    reject photosynthesis/photosynthesise ... increase/release/produce
    accept not photosynthesis/photosynthesise
    accept photosynthesis/photosynthesise, not happen/occur/possible/place
    accept photosynthesis/photosynthesise ... stop/need/require/cease/only
    accept stop ... photosynthesis/photosynthesise
    accept not light
    accept not dioxide/co2 ... taken/used/absorbed/removed
    unsure less/slow photosynthesis
    earns: there is no photosynthesis at night
    earns: plants cannot photosynthesise in the dark
    earns: photosinthesis stops
    misses: respiration releases carbon dioxide
    misses: it is cold
    misses: the trees sleep`,
  ),
  judged(
    'respiration goes on and releases carbon dioxide',
    `
    reject not respire/respiration
    reject respire/respiration ... stop/stops/end
    reject only respire ... night
    reject respire/respiration ... take/absorb/use ... dioxide/co2
    accept respire/respiration
    earns: all organisms respire
    earns: respiration releases carbon dioxide
    earns: resperation goes on at night
    misses: there is no photosynthesis
    misses: plants take in carbon dioxide
    misses: respiration stops at night`,
  ),
]

/** From protein of a dead animal to protein of a plant. */
export const MOUSE_TO_WHEAT = [
  judged(
    'decomposers break down protein to ammonium ions',
    `
    WHO = decomposer/bacteria/bacterium/fungi/fungus/microorganism/microbe
    BREAK = decompose/decomposed/decomposition/break/broken/decay/rot/digest
    AMMON = ammonium/ammonia
    reject AMMON ... broken/break/decompose
    reject fix/fixing/fixation/"nitrogen gas"/denitrify*, without decompose/decomposer/decomposition/break/broken/decay
    reject nitrify* ... AMMON ... nitrate, without decompose/decomposer/decomposition/break/broken/decay
    accept BREAK ... AMMON
    accept WHO ... AMMON, without nitrify*/nitrification/nitrate
    accept WHO ... BREAK ... AMMON
    accept decomposer ... AMMON
    unsure AMMON, without nitrate/absorb/absorbed
    unsure BREAK, protein
    earns: decomposers break down the protein to ammonium ions
    earns: the mouse is decomposed and ammonium ions form
    earns: bacteria decompose the protien into ammonium
    misses: nitrifying bacteria make nitrate ions
    misses: roots absorb nitrate ions
    misses: nitrogen gas goes into the air`,
  ),
  judged(
    'nitrifying bacteria convert ammonium ions to nitrate ions / nitrification',
    `
    AMMON = ammonium/ammonia
    NITRATE = nitrate
    reject denitrify*/denitrification, without nitrification/nitrifying
    accept nitrification
    accept nitrify* bacteria
    reject fix/fixing/fixation
    reject NITRATE ... into/to ... AMMON
    accept AMMON ... NITRATE
    accept (convert/turn/change/oxidise/oxidised/become/into/to), NITRATE, (it/they/this/these) & AMMON
    unsure bacteria ... NITRATE, without absorb/absorbed
    earns: nitrifying bacteria make nitrate ions
    earns: ammonium ions are converted to nitrate ions
    earns: nitrificaton
    misses: denitrifying bacteria make nitrogen gas
    misses: the mouse decays
    misses: wheat makes protein`,
  ),
  judged(
    'roots absorb nitrate ions',
    `
    TAKE = absorb/absorbed/absorption/take/taken/uptake/enter
    reject TAKE ... nitrogen gas
    reject bacteria/decomposer TAKE
    reject TAKE ... bacteria/decomposer
    reject lost/lose/leave ... root
    accept TAKE ... nitrate
    accept nitrate ... TAKE
    accept nitrate ... into/in/enter/through ... root/plant/wheat
    accept active transport, nitrate/ion
    accept (they/these/this/them/it/which/ion), TAKE & nitrate
    unsure TAKE ... ion/ammonium
    unsure ion ... TAKE
    earns: the roots absorb nitrate ions
    earns: nitrate ions are taken up by the wheat
    earns: nitrates are absorbd by the root hairs
    misses: the roots absorb nitrogen gas
    misses: the wheat makes protein
    misses: bacteria break down the mouse`,
  ),
  judged(
    'the wheat makes amino acids (then proteins) with the nitrogen',
    `
    reject digest ... amino acid
    reject protein ... into/to ... amino acid, without wheat/plant/nitrate/crop
    reject amino acid ... deaminate/deaminated/decompose/broken
    reject decomposer/bacteria ... make/made/form/produce ... amino acid/protein, without wheat/plant/crop
    reject break/broken/decompose ... amino acid, without make/made/form/build/produce/convert/turn/use/used
    accept make/made/form/build/produce/convert/turn/use/used/synthesise/into/become/join ... amino acid
    accept amino acid ... make/made/form/build/built/produce/join/synthesise/into/protein
    accept nitrate/ion ... make/made/form/build/produce/convert/turn/synthesise/use/used/into ... protein
    accept plant/wheat/it ... make/form/build/produce/synthesise ... protein
    unsure amino acid, without absorb/absorbed/take
    earns: the wheat makes amino acids
    earns: the nitrate ions are used to build proteins
    earns: it forms amino acids and joins them to protiens
    misses: roots absorb nitrate ions
    misses: the protein of the mouse is broken down
    misses: nitrification`,
  ),
]

export const DRAINED = [
  judged(
    'more air (oxygen) in the soil, so less denitrification',
    `
    LESS = less/slow/slower/slowly/stop/reduce/decrease/fewer/prevent/inactive/low/lower/die/kill
    reject more denitrify*/denitrification, without less/not
    accept LESS ... denitrify*/denitrification
    accept not denitrify*/denitrification
    accept denitrify*/denitrification ... LESS
    accept not active/work/survive, denitrify*/bacteria
    reject nitrify* ... less active
    accept bacteria ... less active
    reject denitrify*/denitrification ... more/increase/faster
    unsure denitrify*/denitrification
    earns: there is less denitrification
    earns: denitrifying bacteria are less active
    earns: the air stops denitrificaton
    misses: there is more denitrification
    misses: nitrifying bacteria are less active
    misses: the roots absorb more
    misses: plants grow better`,
  ),
  judged(
    'so fewer nitrate ions are converted to nitrogen gas',
    `
    LESS = less/fewer/slow/slower/stop/reduce/prevent
    reject nitrogen gas ... nitrate
    reject less/fewer nitrate/ion remain/stay/left
    accept LESS ... nitrate/ion ... nitrogen/gas
    accept nitrate/ion ... less ... nitrogen/gas/lost/removed/converted
    accept nitrate/ion, not converted/change/turn/lost/broken/removed/used
    accept not convert/change/turn/remove/use/break, nitrate/ion
    accept nitrate/ion, not become/convert/change/turn/lost/broken/removed/used
    accept LESS ... nitrate/ion ... lost/removed/converted/convert/broken
    accept LESS nitrogen gas ... made/form/produce/release/given
    accept nitrate/ion ... remain/stay
    unsure nitrate, nitrogen
    earns: fewer nitrate ions are converted to nitrogen gas
    earns: the nitrate ions are not turned into nitrogen
    earns: less nitrate is convertd to nitrogen gas
    misses: there is more air in the soil
    misses: nitrogen gas becomes nitrate
    misses: the bacteria die of cold`,
  ),
]
