import { judged } from '@/lib/exams/authoring/marks'

/** Cells of a plant (PLANT) beside cells of a cheek (CHEEK). */
const CELLS = `
  PLANT = onion/leek/shallot/plant/first
  CHEEK = cheek/animal/human/second/mouth/person`

export const BOTH_NUCLEUS = judged(
  'each cell has one nucleus',
  `
  reject not (nucleus/nuclei)
  reject nucleus/nuclei ... same (place/position/size) | nucleus/nuclei ... (middle/centre/center/side/edge)
  accept nucleus/nuclei
  unsure dark/darker/stained (spot/body/dot)
  earns: they both have a nucleus
  earns: each cell contains a nuclues
  earns: nuclei can be seen in all cells
  misses: they have a cell wall
  misses: the nucleus is in the middle in both
  misses: they are cells
  misses: no nucleus can be seen`,
)

export const BOTH_CYTOPLASM = judged(
  'each cell has cytoplasm / a cell membrane',
  `
  reject not (cytoplasm/membrane)
  accept cytoplasm | membrane
  earns: both have cytoplasm
  earns: cytoplasm is seen in all the cells
  earns: they both contain cytoplasum
  misses: they both have a cell wall
  misses: both are round
  misses: both have chloroplasts`,
)

export const WALL_DIFFERS = judged(
  'the plant cells have a cell wall, the cheek cells have none',
  `${CELLS}
  WALL = wall/walls/walled
  reject both ... WALL
  reject CHEEK (have/has/with/contain) ...(no PLANT/only/membrane).. WALL
  reject CHEEK ...(no PLANT/whereas/but/while/not/lack).. WALL, without PLANT
  reject PLANT ...(no CHEEK/but/while/whereas).. not WALL | WALL (absent/missing/lacking) ...(no CHEEK).. PLANT | not WALL ...(no CHEEK/but/while/whereas).. (in/on) PLANT
  accept PLANT ...(no CHEEK).. WALL | CHEEK ... not WALL | WALL ...(no CHEEK).. PLANT | not WALL ... CHEEK
  accept CHEEK ... (only/just) ...(no PLANT).. membrane
  accept PLANT ...(no CHEEK).. (double line/outline/lines)
  unsure WALL
  earns: the plant cells have a cell wall but the cheek cells do not
  earns: cheek cells have no cell wall
  earns: the onion cell has a thick cell wal
  earns: cell wall in the plant, none in the animal
  misses: onion cells have no cell wall but cheek cells do
  misses: cheek cells have a cell wall
  misses: cheek cells have a cell wall and onion cells do not
  misses: the plant cells have no cell wall
  misses: both have a cell wall
  misses: the plant cells are rectangular`,
)

export const SHAPE_DIFFERS = judged(
  'the plant cells are regular (like bricks), the cheek cells are rounded or irregular',
  `${CELLS}
  LONG = rectangle/rectangular/regular/brick/box/long/longer/elongated/straight/oblong/boxy/square/rectangles
  ROUND = round/rounded/irregular/circular/circle/oval/uneven/roundish/blob/ovals
  accept CHEEK ...(no PLANT).. less LONG | PLANT ...(no CHEEK).. not ROUND
  unsure ROUND (nucleus/nuclei) | (nucleus/nuclei) of CHEEK ... ROUND
  reject PLANT ...(no CHEEK/whereas/but/while).. ROUND, without CHEEK
  reject CHEEK ...(no PLANT/whereas/but/while).. LONG, without PLANT
  reject PLANT ...(no CHEEK).. ROUND, CHEEK ...(no PLANT).. LONG
  accept PLANT ...(no CHEEK).. LONG | CHEEK ...(no PLANT).. ROUND | CHEEK ...(no PLANT).. not (LONG/fixed/definite) | PLANT ...(no CHEEK).. (fixed/definite) shape
  unsure LONG/ROUND | (different/other) shape
  earns: onion cells are rectangular and cheek cells are round
  earns: the cheek cells have an irregular shape
  earns: the plant cells are rectanguler
  earns: plant cells are longer, like bricks
  earns: cheek cells are less regular
  misses: the shape is different
  misses: cheek cells are rectangular
  misses: the plant cells have a cell wall
  misses: the cells have a nucleus`,
)

export const NUCLEUS_PLACE_DIFFERS = judged(
  'the nucleus lies at one side in the plant cells, near the middle in the cheek cells',
  `${CELLS}
  EDGE = edge/side/wall/sides/edges/border/corner
  MID = middle/centre/center/central/centrally
  reject PLANT ...(no CHEEK).. MID, without CHEEK
  reject CHEEK ...(no PLANT).. EDGE, without PLANT
  reject MID ...(no CHEEK/EDGE).. PLANT ...(no CHEEK).. EDGE ...(no PLANT).. CHEEK
  accept (PLANT ...(no CHEEK).. not MID, nucleus/nuclei)
  accept (PLANT ...(no CHEEK).. EDGE, nucleus/nuclei) | (CHEEK ...(no PLANT).. MID, nucleus/nuclei) | (nucleus/nuclei ...(no CHEEK).. not MID ... PLANT)
  accept (EDGE ...(no CHEEK).. PLANT, nucleus/nuclei) | (MID ...(no PLANT).. CHEEK, nucleus/nuclei)
  unsure nucleus/nuclei ... (place/position/where/MID/EDGE)
  earns: the nucleus of the plant cell is at the side, in cheek cells it is in the middle
  earns: cheek cells have a nucleus in the centre
  earns: in the onion the nucleus lies at the edge
  earns: in the cheek cells the nucleous is in the middle
  misses: both have a nucleus
  misses: the plant nucleus is in the middle
  misses: the nucleus is in the middle of the onion cell and at the side of the cheek cell
  misses: the plant cells have a wall`,
)

export const PACKING_DIFFERS = judged(
  'the plant cells lie close together in rows, the cheek cells are apart',
  `${CELLS}
  CLOSE = touch/touching/row/rows/packed/attached/joined/neat/neatly/ordered/adjacent/arranged/gapless/connected
  APART = apart/separate/separated/gap/gaps/space/spaces/spread/scattered/loose/loosely/random/randomly
  accept CHEEK ...(no PLANT).. (irregularly/randomly/loosely/haphazardly) arranged | CHEEK ...(no PLANT).. not contact
  reject PLANT ...(no CHEEK/not).. APART, without CHEEK
  reject CHEEK ...(no PLANT/not).. CLOSE, without PLANT
  accept PLANT ...(no CHEEK).. (CLOSE | close together | not APART) | not APART ...(no CHEEK).. PLANT | CHEEK ...(no PLANT).. (APART | not CLOSE) | APART ...(no PLANT).. CHEEK | CLOSE ...(no CHEEK).. PLANT
  unsure CLOSE/APART
  earns: the plant cells are arranged in rows and the cheek cells are not
  earns: cheek cells have gaps between them
  earns: onion cells are packed together, cheek cells are seperate
  earns: there are no gaps between plant cells
  earns: there are spaces between the cheek cells
  misses: the plant cells have walls
  misses: cheek cells are packed together in rows
  misses: the cheek cells are round`,
)

export const STAIN_SHOWS = judged(
  'the stain makes parts (the nucleus) visible / gives contrast',
  `
  SEE = see/seen/visible/show/clear/clearer/clearly/stand/identify/observe/view/visibility/distinguish/highlight
  reject kill/preserve/clean
  reject (test/find/detect/check) ... starch
  reject starch, without (nucleus/nuclei/part/structure/organelle/contrast)
  accept contrast | SEE | colour ... (nucleus/nuclei/part/structure/cell/organelle) | (nucleus/nuclei/part/structure/cell/organelle) ... colour | (stain/dye) ... (nucleus/nuclei/part/structure/organelle) | (transparent/colourless/invisible) | cell ... not colour
  unsure colour/stain
  earns: to make the nucleus visible
  earns: so that the parts can be seen more clearly
  earns: cells are colourless without it
  earns: it gives contrasst, so parts are visable
  misses: to kill the cells
  misses: to test for starch
  misses: to see if there is starch
  misses: to keep the cells wet`,
)

export const BOTH_TISSUES = judged(
  'both have xylem and phloem',
  `
  reject not (xylem/phloem) | not vascular
  reject (xylem/phloem) ... same (place/position/shape) | (xylem/phloem) ... (ring/star/centre/center/middle)
  accept (xylem/phloem) | vascular (bundle/tissue/tissues)
  earns: both have xylem
  earns: there is phloem in each of them
  earns: xylem and phlowem are in both
  misses: both are plants
  misses: they have root hairs
  misses: xylem is in the centre of both`,
)

export const BOTH_OUTER = judged(
  'both are round, with an outer layer (epidermis)',
  `
  reject not (round/circular/epidermis)
  reject hair
  accept epidermis | (round/circular/circle/rounded) | outer (layer/ring/line) | cortex
  earns: both are circular
  earns: both have an epidermis
  earns: they both have an outer layer, an epidermus
  misses: both have hairs
  misses: both have a star
  misses: both are the same size`,
)

const SLICES = `
  ROOT = root/first
  STEM = stem/second/shoot`

export const PLACE_DIFFERS = judged(
  'root: xylem and phloem in the middle; stem: in a ring (of bundles) near the edge',
  `${SLICES}
  TISSUE = xylem/phloem/vascular/bundle/tissue/vessel/star
  MID = middle/centre/center/central/centrally/core
  OUT = edge/ring/outside/circle/outer/around/side/outward/periphery
  reject ROOT ...(no STEM).. OUT, STEM ...(no ROOT).. MID
  accept not ((xylem/bundle/star/vascular) ... MID ...(no ROOT).. STEM) | STEM ...(no ROOT).. not (xylem/bundle/star/vascular) ... MID
  reject STEM ...(no ROOT/not).. MID, without ROOT
  reject ROOT ...(no STEM).. (xylem/phloem/vascular) ...(no STEM/MID).. (edge/ring/outside), without STEM
  accept (ROOT ...(no STEM).. MID, TISSUE) | (STEM ...(no ROOT).. OUT, TISSUE) | (MID ...(no STEM).. ROOT, TISSUE) | (OUT ...(no ROOT).. STEM, TISSUE)
  unsure MID/OUT, without hair
  earns: xylem is in the centre of the root but in a ring in the stem
  earns: in the stem the vascular bundles are near the edge
  earns: the root has its vascular tissue in the middle
  earns: in the root the xylem is in the midle
  misses: the stem has xylem in the centre
  misses: the root has xylem at the edge
  misses: the root has hairs
  misses: the root has xylem`,
)

export const XYLEM_DIFFERS = judged(
  'root: xylem is one star (cross); stem: xylem is in several separate parts (bundles)',
  `${SLICES}
  ONE = star/cross/one/single/"x"/starshaped
  MANY = several/many/eight/separate/bundle/oval/ovals/groups/patches/8/round
  NUMBER = several/many/eight/separate/8
  reject STEM ...(no ROOT).. (star/cross), without ROOT
  reject STEM ...(no ROOT).. (star/cross), ROOT ...(no STEM).. bundle
  reject (star/cross) ...(no ROOT).. STEM, without ROOT
  reject ROOT ...(no STEM).. NUMBER bundle, without STEM
  reject STEM ...(no ROOT).. (one/single/1) ...(no ROOT).. bundle
  reject ROOT ...(no STEM).. (MANY, xylem), without STEM
  accept ROOT ...(no STEM).. (star/cross) | (star/cross) ...(no STEM).. ROOT
  accept (STEM ...(no ROOT).. MANY, xylem/vascular/bundle/phloem) | (MANY ...(no ROOT).. (bundle/xylem) ...(no ROOT).. STEM) | (xylem/bundle) ...(no ROOT).. MANY ...(no ROOT).. STEM
  accept ROOT ... not bundle | ROOT ...(no STEM).. ("x" shape)
  unsure star/cross/bundle
  earns: the xylem of the root is a star
  earns: the stem has eight separate vascular bundles
  earns: the root has a star and the stem has buncles of xylem, bundles
  earns: xylem is star-shaped in the root
  misses: the stem has a star
  misses: the stem xylem is star shaped and the root has bundles
  misses: the root has hairs
  misses: the stem has no hairs`,
)

export const HAIRS_DIFFER = judged(
  'root: has root hairs; stem: has none',
  `${SLICES}
  HAIR = hair/hairs/hairy
  reject both ... HAIR
  accept STEM ... not HAIR | not HAIR ... STEM
  reject STEM ...(no but/while/whereas/unlike).. (have/has/with/show/contain) HAIR
  reject STEM ...(no but/while/whereas/unlike).. (have/has/with/show/contain) root HAIR
  reject HAIR ...(no root/but/none/only/not/while/whereas/unlike).. (on/in/from) STEM
  accept ROOT (have/has/with/contain/show) ...(no STEM).. HAIR | HAIR ...(no STEM).. (on/in/from) ROOT | ROOT hairy | (only/just) ROOT ... HAIR | HAIR ... root ... (only/just)
  unsure HAIR
  earns: the root has hairs
  earns: the stem has no hairs
  earns: there are hares or hairs on the root only
  earns: root hairs are seen on the root but not on the stem
  earns: the stem has no root hairs
  earns: root has root hairs but the stem does not
  earns: the root has root hairs, the stem doesn't
  misses: the stem has hairs
  misses: the stem has root hairs
  misses: both have hairs
  misses: the root has a star`,
)

export const CORTEX_DIFFERS = judged(
  'stem: its middle (pith) is plain; root: a wide cortex outside the middle / an inner circle',
  `${SLICES}
  MID = middle/centre/center/inside
  BARE = plain/empty/clear/blank/hollow
  reject ROOT ...(no STEM).. (pith | middle (empty/plain)), without STEM
  reject ROOT (have/has/with) ...(no STEM).. "nothing" | ("nothing" ...(no STEM).. ROOT, without STEM)
  reject STEM ...(no ROOT).. (wide/wider/thick/thicker/large/larger/big/bigger) cortex
  reject "nothing" ... not (outside/around/edge)
  accept (STEM ...(no ROOT).. "nothing", MID) | (STEM ...(no ROOT).. "nothing", not MID) | ("nothing", not (MID ... STEM))
  accept not ((tissue/structure/anything) ...(no ROOT).. STEM) | STEM ...(no ROOT).. not (tissue/structure/anything) ... MID
  accept pith ...(no ROOT).. STEM
  accept (MID ...(no ROOT).. STEM, BARE) | (STEM ...(no ROOT).. MID, BARE)
  accept STEM ...(no ROOT).. pith 
  accept ROOT ...(no STEM).. (wide/wider/thick/thicker/large/larger/big/bigger) cortex | ROOT ...(no STEM).. endodermis | (ROOT ...(no STEM).. (inner/second) (circle/ring)) | STEM ...(no ROOT).. (narrow/narrower/thin/thinner) cortex
  unsure pith/cortex
  earns: the stem has pith in its middle
  earns: the centre of the stem is empty
  earns: there is nothing in the middle of the stem
  earns: the root has a wider corttex, wider cortex
  misses: the root has pith
  misses: there is nothing in the middle of the root
  misses: the root has hairs
  misses: the stem is round`,
)

export const CUT_SAFELY = judged(
  'cut away from the fingers, on a tile or board',
  `
  accept away ... (finger/fingers/hand/hands/body/you/yourself/skin) | (tile/board/mat/surface) | (finger/fingers/hand/hands) ... (away/clear) | ("gloves" | glove) | forceps/tweezers/tongs | finger guard
  unsure careful/carefully/care/caution
  earns: cut away from your fingers
  earns: cut on a white tile
  earns: cut it on a bord, cutting board
  misses: be fast
  misses: wear goggles
  misses: use a sharp blade`,
)
