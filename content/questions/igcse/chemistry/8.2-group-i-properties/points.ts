import { judged } from '@/lib/exams/authoring/marks'

/** Why an alkali metal is kept under oil. */
export const KEEPS_AIR_OUT = judged(
  'it reacts with oxygen / water (in the air), which the liquid keeps away',
  `
  AIR = air/oxygen/water/moisture/vapour/vapor/damp/moist
  REACT = react/oxidise/oxidize/tarnish/corrode/corrosion/oxidation/burn/explode/oxide/rust/fire/ignite
  KEEP = keep/prevent/stop/protect/avoid/exclude/contact/exposed/expose/reach/touch/barrier/away/block
  reject not react ... AIR, without KEEP/so/"that it" | not react ... oil, without AIR
  reject react ... oil, without AIR
  reject AIR ... inside
  reject float/heavy/heavier/dense/denser/dissolve, without react/reacts/reacting/oxidise/contact
  accept REACT ... AIR
  accept AIR ... REACT
  accept KEEP ... AIR
  accept AIR ... KEEP
  accept prevent/stop/avoid ... oxidation/tarnishing/corrosion/oxidised/oxidising
  accept not come/get/be/meet ... AIR
  accept reactive ... AIR
  accept not air/oxygen/moisture
  accept not REACT ... AIR
  accept not reach/tarnish/oxidise/oxidize/corrode
  unsure AIR | reactive/reaction/react
  earns: it reacts with oxygen in the air
  earns: to keep it away from air and water
  earns: so that it does not come into contact with moisture
  earns: it would reakt with the oxigen, react with water
  misses: it is dangerous
  misses: to keep it soft
  misses: because it floats
  misses: it is a metal`,
)

/** What is seen when an alkali metal is put on cold water. */
export const FLOATS = judged(
  'it floats',
  `
  reject not float
  reject sink
  reject bubble/gas/hydrogen ... float, without it/metal/piece/ball
  accept float/floats/floating
  accept stay/stays/remain ... top/surface
  unsure surface
  earns: it floats
  earns: the metal stays on top of the water
  earns: it flotes on the water, floats
  misses: it sinks
  misses: bubbles float to the surface
  misses: there are bubbles
  misses: it is soft`,
)

export const MOVES = judged(
  'it moves about (on the surface)',
  `
  MOVE = move/moves/dart/darts/dash/rush/rushes/race/skim/skims/skate/whizz/zoom/zip/zips/run/runs/spin/spins/travel/glide/shoot/dance/skid/skids
  reject not MOVE
  accept MOVE, without bubble/gas/hydrogen
  accept it/metal/piece/ball ... MOVE
  accept movement
  unsure MOVE
  earns: it moves around on the surface
  earns: the metal darts about
  earns: it mooves about quickly
  misses: it does not move
  misses: there are bubbles
  misses: it floats`,
)

export const FIZZES = judged(
  'it fizzes / bubbles / effervescence',
  `
  reject not bubble/bubbles/fizzing/effervescence
  accept bubble/bubbling/effervescence/effervesce/effervesces
  accept "fizz" | "fizzes" | "fizzing" | "fizzed"
  reject "whizzes" | "whizzing" | "whizz" | "whizzed" | "whizzes around"
  accept fizz/fizzing/hiss/hisses
  unsure gas
  earns: it fizzes
  earns: bubbles are seen
  earns: there is effervesence, bubels and fizzing
  misses: hydrogen
  misses: no bubbles are seen
  misses: it melts`,
)

export const DISAPPEARS = judged(
  'it gets smaller / disappears',
  `
  GOES = disappear/vanish/smaller/shrink/shrinks/gone/dissolve
  reject not GOES
  reject "sinks" | "sink" | "sank"
  reject smaller flame/bubble/fire
  reject bubble/gas/flame ... GOES, without it/metal/piece
  accept GOES
  accept size/mass ... decrease/less/smaller
  accept used up
  earns: it gets smaller and smaller
  earns: the metal disappears
  earns: the peice dissapears, it dissolves
  misses: it does not dissolve
  misses: there are bubbles
  misses: it floats`,
)

export const MELTS_TO_A_BALL = judged(
  'it melts (to a ball)',
  `
  reject not melt
  accept melt/melts/molten/melting
  accept ball/sphere/bead/spherical/droplet
  accept becomes/turns/into ... liquid
  accept becomes/turns/goes round
  unsure liquid/round
  earns: it melts
  earns: it turns into a ball
  earns: the metal becomes a shiny sfere, it mellts
  misses: it does not melt
  misses: it floats
  misses: there are bubbles`,
)

export const LILAC_FLAME = judged(
  'a lilac flame',
  `
  FLAME = flame/fire/burn/burns/burning/light/lit/ignite/ignites
  reject yellow/red/blue/orange/green ... FLAME
  reject FLAME ... yellow/red/blue/orange/green
  reject not FLAME
  reject water/solution/indicator ... purple/violet/mauve/blue
  accept lilac
  accept purple/mauve ... FLAME | FLAME ... purple/mauve
  accept "violet flame" | "violet fire" | "violet light" | "flame is violet"
  unsure FLAME/purple/mauve
  earns: a lilac flame is seen
  earns: it burns with a purple flame
  earns: there is a lylac flame, lilac
  misses: a yellow flame
  misses: the water turns purple
  misses: it burns with a red flame
  misses: there are bubbles`,
)

export const EXPLODES = judged(
  'a (small) explosion / pop / sparks',
  `
  reject not explode/explosion/pop/spark/crackle
  accept explode/explodes/explosion/pop/pops/crackle/crackles/spark/sparks/bang
  earns: it explodes
  earns: there is a pop at the end
  earns: a small explotion, it explods
  misses: it does not explode
  misses: it floats
  misses: it melts`,
)

/** Why the water is alkaline in the end. */
export const ALKALI_FORMED = (hydroxide: string) =>
  judged(
    `${hydroxide} (an alkali) is formed`,
    `
    reject not alkali/alkaline/hydroxide
    reject acid/acidic/oxide, without alkali/alkaline/hydroxide
    accept hydroxide
    accept "oh-" | "lioh" | "naoh" | "koh"
    accept alkali/alkaline
    unsure base/basic | ph
    earns: ${hydroxide} is formed
    earns: the solution is alkaline
    earns: there are OH- ions
    earns: an alkaly is made, an alkalli
    misses: hydrogen is formed
    misses: an acid is formed
    misses: the metal is reactive`,
  )

/** Why the curve of the gas becomes level. */
export const ALL_USED = judged(
  'all the lithium has reacted',
  `
  METAL = lithium/metal/li
  GONE = used/gone/finished/consumed/disappeared/vanished/dissolved
  DONE = "has reacted" | "have reacted" | "been reacted" | "all reacted" | "completely reacted" | "fully reacted" | "has completely reacted" | "has fully reacted" | "has all reacted" | "have all reacted"
  reject water ... used/gone/finished/reacted/run/ran, without METAL
  reject "not all" | "lithium has not" | "lithium does not" | some lithium/metal | "lithium is left" | "lithium left over"
  unsure slow/slower | "water and lithium" | "lithium and water"
  accept not METAL left/remain
  accept "no more lithium" | "no lithium" | "no metal" | "no more metal" | "none of the lithium"
  accept all ... METAL ... GONE/react/reacted
  accept METAL ... GONE
  accept GONE ... METAL
  accept METAL DONE
  accept "it has all reacted" | "it has all been" | "it all reacted" | "it has been used up"
  accept METAL ... limiting | limiting ... METAL
  accept run/ran out of METAL
  accept METAL ... "run out" | METAL ... "runs out" | METAL ... "ran out"
  unsure METAL, react/reacted
  unsure reaction/reacted/finished/stop/complete/over/used
  earns: all the lithium has reacted
  earns: the lithium is used up
  earns: there is no lithium left
  earns: the lithum has all been used upp, lithium is finished
  misses: the water is used up
  misses: the gas escapes
  misses: there is still some lithium left
  misses: it is constant at the end`,
)
