import { judged } from '@/lib/exams/authoring/marks'

/** Why a metal does not react with a dilute acid or with steam. */
export const belowHydrogen = (metal: string, symbol: string) =>
  judged(
    `${metal} is below hydrogen in the reactivity series / less reactive than hydrogen`,
    `
    WHO = ${metal}/${symbol}
    LESS = less/lower/under/below/beneath/underneath
    MORE = more/higher/above
    reject dense/density/lighter/heavier
    accept WHO LESS "h"
    reject WHO ...(no than/hydrogen/LESS).. MORE ... hydrogen
    reject hydrogen ...(no than/MORE/WHO).. LESS ... WHO
    accept LESS ...(no MORE/so/and/zinc/iron/magnesium/carbon/form/give).. hydrogen
    accept hydrogen ...(no LESS/because/as/since).. MORE
    accept after hydrogen
    accept not displace/replace ... hydrogen
    accept not MORE ...(no so/form/give).. hydrogen
    accept not reactive ...(no so/form/give).. hydrogen
    accept not hydrogen ... displace/replace by
    unsure not hydrogen displace/replace
    unsure LESS | unreactive/series/reactivity
    earns: ${metal} is below hydrogen in the reactivity series
    earns: it is less reactive than hydrogen
    earns: hydrogen is more reactive than ${metal}
    earns: it cannot displace hydrogen
    earns: ${metal} is lower than hydrogenn in the series
    misses: ${metal} is above hydrogen
    misses: ${metal} is a metal
    misses: hydrogen is less reactive than ${metal}
    misses: the acid is too weak`,
  )

export const MOVES = judged(
  'it moves on the surface / floats',
  `
  reject not move/float
  reject sink/sinks/bottom
  reject bubble/gas/hydrogen ...(no it/metal/sodium/and/while).. move/float/moves/floats/moving
  accept move/moving/movement/float/dart/skim/dash/whizz/zoom/skate/glide
  accept on surface/top, without bubble/gas/hydrogen
  unsure surface/top
  earns: it moves about on the surface
  earns: the metal floats
  earns: it dartts over the water, it floates
  misses: it sinks to the bottom
  misses: bubbles are seen
  misses: hydrogen is formed`,
)

export const MELTS = judged(
  'it melts / forms a ball',
  `
  reject not melt
  reject bubble ...(no it/metal/potassium/and/while).. ball/sphere/bead
  accept melt/ball/sphere/bead/molten/spherical
  accept turn/become/form/into round/liquid
  unsure liquid/round
  earns: it melts into a ball
  earns: it turns into a ball
  earns: the metal meltts
  misses: it sinks
  misses: it dissolves
  misses: bubbles are seen`,
)

export const CLOUDY = judged(
  'the water turns cloudy (milky, white)',
  `
  SEEN = solid/precipitate/ppt/suspension/powder/water/liquid/solution
  reject not cloudy/milky
  reject white smoke/light/flame/fumes/bubble/gas, without cloudy/milky
  reject metal/calcium ...(no hydroxide/water/liquid/solution/and).. white
  accept cloudy/milky/cloud/turbid/chalky/murky/opaque
  accept not clear/transparent
  accept white ... SEEN
  accept SEEN/it ... white
  unsure white/precipitate/solid
  earns: the water turns cloudy
  earns: a white solid is seen in the water
  earns: the liquid becomes milkky
  misses: the water turns blue
  misses: bubbles are seen
  misses: it floats`,
)

export const STEAM_FROM_WOOL = judged(
  'the water in the damp wool is heated and evaporates (boils)',
  `
  BOIL = evaporate/boil/vaporise/vaporize/vapor/vapour
  HEAT = heat/hot/warm/flame/burner/bunsen
  WET = water/moisture/wet/damp/wool
  reject hydrogen/oxygen/product/condense/condenses
  reject magnesium ... burn/react/melt, without BOIL/HEAT
  reject magnesium heat, without water/moisture
  reject not BOIL/heat
  reject WET ...(no BOIL/HEAT).. absorb/soak/trap
  accept BOIL
  accept WET ... HEAT
  accept HEAT ... WET
  accept from ... wool
  accept water ... gas
  accept WET ... give/release/produce ... steam/water/gas
  unsure WET/HEAT
  earns: the water in the wool is heated
  earns: the water evaporates
  earns: it comes from the damp wool
  earns: the wool is heeted and the water boils, evapourates
  misses: magnesium reacts with the water
  misses: hydrogen burns and makes it
  misses: it condenses in the tube`,
)

/** Why a metal displaces another. */
export const moreReactive = (metal: string, symbol: string, other: string, otherSymbol: string) =>
  judged(
    `${metal} is more reactive than ${other}`,
    `
    WHO = ${metal}/${symbol}
    OTHER = ${other}/${otherSymbol}
    MORE = more/higher/above/greater
    LESS = less/lower/below/under
    SERIES = react/reactive/reactivity/series
    reject OTHER MORE reactive than WHO
    reject OTHER MORE reactive, without displace/replace
    reject OTHER above/higher
    reject WHO LESS reactive
    reject WHO below/lower
    reject not MORE reactive
    reject than/above hydrogen, without OTHER
    accept WHO ... MORE reactive
    accept MORE reactive, without OTHER
    accept not reactive ... WHO
    accept WHO ...(no OTHER).. above/higher
    accept OTHER ...(no WHO).. LESS reactive
    accept OTHER ...(no WHO).. below/lower
    accept MORE reactive ... OTHER
    accept LESS reactive ... WHO
    accept WHO ...(no OTHER).. further up
    unsure SERIES
    earns: ${metal} is more reactive than ${other}
    earns: ${other} is less reactive
    earns: ${metal} is above ${other} in the reactivity series
    earns: ${metal} displaces ${other} because it is more reacttive
    misses: ${other} is more reactive than ${metal}
    misses: ${metal} is less reactive than ${other}
    misses: ${metal} is a metal
    misses: electrons are transferred`,
  )

export const formsIons = (metal: string, symbol: string, other: string, otherSymbol: string) =>
  judged(
    `so ${metal} forms positive ions (loses electrons) more readily`,
    `
    WHO = ${metal}/${symbol}
    OTHER = ${other}/${otherSymbol}
    MORE = more/higher
    READY = readily/easily/easier/easy/quickly/ready/tendency/likely/willingly/keener
    ION = ion/cation/"2+"/positive/ionise/ionize
    LOSE = lose/lost/loses/give/donate/release/loss
    reject WHO ...(no LOSE/OTHER).. gain/accept electron
    reject negative
    reject LOSE ...(no electron).. ion/proton
    unsure OTHER ...(no WHO).. gain/accept/take electron, without LOSE
    reject OTHER MORE reactive, without displace/replace
    reject OTHER ...(no WHO/less).. READY ... than WHO
    reject OTHER ...(no gain/accept/take/less).. READY, without WHO
    reject WHO ...(no OTHER/more).. less READY
    accept READY ... ION
    accept ION ... READY
    accept LOSE electron ... READY
    accept READY ... LOSE ... electron
    accept LOSE ... electron ... READY
    accept oxidised/oxidise ... READY
    unsure LOSE electron | ION | READY | oxidise/oxidised
    earns: ${metal} forms positive ions more readily
    earns: it loses electrons more easily than ${other}
    earns: its atoms have a greater tendency to form ions
    earns: it formes posetive ions more easilly
    misses: ${metal} gains electrons more easily
    misses: ${metal} is more reactive
    misses: it forms negative ions more readily`,
  )

export const OXIDE_LAYER = judged(
  'aluminium is covered with a layer of aluminium oxide',
  `
  LAYER = layer/coat/coating/film/cover/covering/skin/surface
  OX = oxide/"al2o3"
  reject not oxide/layer
  reject "zinc oxide" | "copper oxide" | "copper(ii) oxide"
  reject rust/hydroxide/copper ... LAYER
  reject LAYER ... hydroxide/copper/rust, without OX
  accept OX ... LAYER
  accept LAYER ... OX
  accept OX ... protect/barrier
  accept protect/protective ... OX
  accept OX around/over/on
  unsure OX | LAYER
  earns: it has a layer of aluminium oxide
  earns: it is coated with an oxide
  earns: there is an oxide film on it
  earns: a thin lair of oxide, an oxide layr
  misses: it is unreactive
  misses: copper forms on the aluminium
  misses: it is less reactive than zinc`,
)

export const KEEPS_AWAY = judged(
  'which keeps the solution (copper(II) ions) away from the metal / is unreactive and sticks to it',
  `
  BARRIER = protect/protective/barrier/shield/seal/impermeable/block
  STOP = prevent/stop/hinder/separate/protect/block/shield
  LAYER = layer/coat/coating/film/oxide
  REACH = react/reaction/reach/contact/solution/ion/copper/water/acid/touch/get/through
  reject not protect/prevent/stop/block/stick
  reject LAYER ... more reactive
  reject "being reactive"
  accept BARRIER
  accept STOP ... REACH
  accept keep ... away/off/out/apart/from
  accept LAYER ... unreactive/inert/stick/adhere
  accept not LAYER ... react
  accept unreactive/inert/sticky ... LAYER
  accept stick/adhere ... aluminium/metal/surface
  accept not reach/touch/contact, without less
  accept not contact/access
  accept not get to/through/past/near/into
  unsure LAYER, react/slow
  unsure STOP | not touch/reach
  earns: it stops the solution from reaching the metal
  earns: the oxide is unreactive
  earns: the layer sticks to the metal
  earns: it protects the aluminum, it preventts the reaction
  misses: it has an oxide on it
  misses: aluminium is unreactive
  misses: the layer is more reactive`,
)

/** What is seen when silver is displaced by copper. */
export const TURNS_BLUE = judged(
  'the (colourless) solution turns blue',
  `
  reject blue ...(no from/was/originally/instead/and/at).. fade/colourless/disappear/paler/clear
  reject "from blue" | blue gas/flame/light
  reject not blue
  reject "blue solid" | "blue crystals" | "blue precipitate" | "blue ppt"
  accept blue
  earns: the solution turns blue
  earns: it becomes pale blue
  earns: the colourless liquid goes bluue
  misses: the blue solution fades
  misses: a blue solid forms
  misses: the solution is colourless`,
)

export const SILVER_SOLID = judged(
  'a grey (silvery, shiny) solid forms on the copper',
  `
  COLOUR = grey/gray/silvery/shiny/silver/black
  SOLID = solid/crystal/coat/coating/deposit/layer/precipitate/needle/metal/cover/covering/surface/form/appear/on
  reject red/brown/pink/orange/reddish/white
  reject COLOUR solution/liquid/gas
  reject silver ion, without grey/gray/silvery/shiny
  reject silver nitrate, without grey/gray/silvery/shiny/layer/coat/crystal/deposit/solid
  accept COLOUR ... SOLID
  accept SOLID ... COLOUR
  accept copper/strip ... turn/go/goes/become COLOUR
  unsure COLOUR/SOLID
  earns: a grey solid forms
  earns: silver crystals appear on the copper
  earns: the strip is covered with shiny solid
  earns: a silvry cristal grows, silvery crystalls
  misses: the solution turns blue
  misses: a red-brown solid forms
  misses: bubbles are seen`,
)
