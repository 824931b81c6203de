import { judged } from '@/lib/exams/authoring/marks'

/** Why a metal does not react with a dilute acid or with steam. */
export const belowHydrogen = (metal: string, symbol: string) =>
  judged(
    `${metal} is below hydrogen in the reactivity series / less reactive than hydrogen`,
    `
    WHO = ${metal}/${symbol}
    LESS = less/lower/under/below/beneath/underneath
    MORE = more/higher/above
    accept WHO LESS "h"
    reject WHO ...(no than/hydrogen/LESS).. MORE ... hydrogen
    reject hydrogen ...(no than/MORE/WHO).. LESS ... WHO
    accept LESS ...(no MORE).. hydrogen
    accept hydrogen ...(no LESS).. MORE
    accept not displace/replace ... hydrogen
    accept not MORE ... hydrogen
    accept not reactive ... hydrogen
    accept not hydrogen ... displace/replace
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
  reject sink/sinks
  accept move/moving/movement/float/dart/skim/dash/whizz/zoom/skate/glide
  unsure surface
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
  accept melt/ball/sphere/bead/molten
  unsure liquid/round
  earns: it melts into a ball
  earns: it turns into a ball
  earns: the metal meltts
  misses: it sinks
  misses: it dissolves
  misses: bubbles are seen`,
)

export const LILAC_FLAME = judged(
  'it burns with a lilac flame',
  `
  reject yellow/orange/green/blue/white ... flame
  accept lilac/purple/violet
  accept flame/fire/ignite/ignites
  unsure burn/light
  earns: there is a lilac flame
  earns: it catches fire
  earns: it burns with a purpel flame
  misses: a yellow flame
  misses: it sinks
  misses: bubbles are seen`,
)

export const CLOUDY = judged(
  'the water turns cloudy (milky, white)',
  `
  reject not cloudy/milky
  accept cloudy/milky/cloud/turbid/white/chalky
  unsure precipitate/solid
  earns: the water turns cloudy
  earns: a white solid is seen in the water
  earns: the liquid becomes milkky
  misses: the water turns blue
  misses: bubbles are seen
  misses: it floats`,
)

export const SINKS = judged(
  'it sinks (at first, then rises and falls)',
  `
  reject not sink
  accept sink/sank
  accept bottom
  accept rise, fall
  accept up, down
  earns: it sinks
  earns: it stays at the bottom
  earns: the metal sincks
  misses: it floats on the surface
  misses: bubbles are seen
  misses: it melts to a ball`,
)

export const STEAM_SOURCE = judged(
  'it gives off steam (water vapour) when it is heated',
  `
  reject not steam/water
  reject absorb/dry/remove/soak/trap ...(no give/turn/evaporate/produce/release/make).. water/steam/moisture
  reject hydrogen
  accept steam
  accept water vapour/vapor
  accept water ... evaporate/boil/gas/vaporise/vaporize
  accept source/supply/provide/give/contain/release/hold/store ... water
  accept water ... source/supply/provide/give/release/react
  unsure water/wet/moisture
  earns: it makes steam when it is heated
  earns: water evaporates from it
  earns: it is the source of water
  earns: to produce steem, stean
  misses: it keeps the gas in the tube
  misses: it soaks up water
  misses: it holds the magnesium in place`,
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
    reject OTHER MORE reactive, without displace/replace
    reject OTHER above/higher
    reject WHO LESS reactive
    reject WHO below/lower
    reject not MORE reactive
    accept WHO ... MORE reactive
    accept WHO ...(no OTHER).. above/higher
    accept OTHER ...(no WHO).. LESS reactive
    accept OTHER ...(no WHO).. below/lower
    accept MORE reactive ... OTHER
    accept LESS reactive ... WHO
    accept WHO further up, without OTHER
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
    ION = ion/cation/"2+"/positive
    LOSE = lose/lost/loses/give/donate/release/loss
    reject WHO ...(no LOSE/OTHER).. gain/accept electron
    reject negative
    reject OTHER MORE reactive, without displace/replace
    reject OTHER ...(no WHO/less).. READY ... than WHO
    reject OTHER ...(no gain/accept/take/less).. READY, without WHO
    reject WHO ...(no OTHER/more).. less READY
    accept READY ... ION
    accept ION ... READY
    accept LOSE electron ... READY
    accept READY ... LOSE ... electron
    accept LOSE ... electron ... READY
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
  reject not oxide/layer
  reject rust/hydroxide/copper ... LAYER
  accept oxide ... LAYER
  accept LAYER ... oxide
  accept oxide ... protect/barrier
  unsure oxide | LAYER
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
  AWAY = prevent/stop/block/protect/barrier/shield/keep/seal/hinder/separate/slow/protective/impermeable
  LAYER = layer/coat/coating/film/oxide
  reject not AWAY
  reject LAYER ... more reactive
  accept AWAY
  accept LAYER ... unreactive/inert/stick/adhere
  accept LAYER not react
  accept unreactive/inert/sticky ... LAYER
  accept not LAYER ... react
  accept stick/adhere ... aluminium/metal/surface
  accept not reach/touch/contact/get
  unsure LAYER, react
  earns: it stops the solution from reaching the metal
  earns: the oxide is unreactive
  earns: the layer sticks to the metal
  earns: it protects the aluminum, it preventts the reaction
  misses: it has an oxide on it
  misses: aluminium is unreactive
  misses: the layer is more reactive`,
)

/** What is seen when copper is displaced. */
export const BLUE_FADES = judged(
  'the blue colour of the solution fades / the solution becomes colourless (paler)',
  `
  FADE = fade/faded/fades/disappear/pale/paler/lighter/lose/lost/less/weaker/vanish/colourless/colorless/decolourise/green
  accept blue to FADE
  accept less/lighter/paler blue
  reject turn/turns/become/becomes/goes/go blue
  reject to blue, without from
  reject not FADE
  reject darker/deeper ... blue, without FADE
  accept blue ...(no solid).. FADE
  accept FADE ... blue
  accept solution/liquid/colour ... FADE
  accept colourless
  unsure blue/clear/colour
  earns: the blue colour fades
  earns: the solution becomes colourless
  earns: the solution gets paler
  earns: the blue colour disapears
  misses: the solution turns blue
  misses: a brown solid forms
  misses: the metal dissolves`,
)

export const RED_BROWN = judged(
  'a red-brown (pink, brown) solid forms / coats the metal',
  `
  COLOUR = red/brown/pink/orange/reddish/brownish/"red-brown"/pinkish
  reject COLOUR solution/liquid/gas
  reject solution/liquid ... turn/becomes/goes COLOUR
  accept COLOUR
  unsure copper/solid/coating/coat/deposit/precipitate
  earns: a red-brown solid forms
  earns: the metal is covered with a brown coating
  earns: a pink solid appears
  earns: it gets a redish brown layer
  misses: the solution becomes colourless
  misses: the solution turns brown
  misses: bubbles are seen`,
)

/** What is seen when silver is displaced by copper. */
export const TURNS_BLUE = judged(
  'the (colourless) solution turns blue',
  `
  reject blue ... fade/colourless/disappear/paler
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
  reject silver nitrate, without grey/gray/silvery/shiny
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
