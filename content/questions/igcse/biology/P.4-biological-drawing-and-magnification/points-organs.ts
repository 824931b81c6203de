import { judged } from '@/lib/exams/authoring/marks'

export const SPACES_LARGER = judged(
  'the air spaces of the patient are larger (than those of the healthy lung)',
  `
  SICK = patient/sick/diseased/damaged/ill/second/smoker
  WELL = healthy/normal/first
  SPACE = alveolus/alveoli/space/spaces/sac/sacs/hole/holes/air
  BIG = large/larger/big/bigger/wide/wider/great/greater/enlarged/huge/expanded/bulkier
  SMALL = small/smaller/narrow/narrower/tiny
  reject SICK ...(no WELL/BIG).. SMALL, without WELL
  reject WELL ...(no SICK/SMALL/than).. BIG, without SICK
  accept (SICK ...(no WELL).. BIG, without vessel) | (WELL ...(no SICK/than).. SMALL) | (BIG SPACE, SICK) | (SPACE ...(no WELL).. BIG ...(no WELL).. SICK)
  unsure BIG SPACE | SPACE ... BIG
  earns: the alveoli of the patient are larger
  earns: the patient has biger air spaces
  earns: healthy lung has smaller alveoli
  earns: the air spaces are larger in the patient
  misses: the patient has smaller alveoli
  misses: the patient has fewer capillaries
  misses: the walls are broken
  misses: the healthy lung has larger alveoli`,
)

export const WALLS_BROKEN = judged(
  'walls are broken / stumps of walls stand in the air spaces of the patient',
  `
  SICK = patient/sick/diseased/ill/second/smoker
  WELL = healthy/normal/first
  WALL = wall/walls/tissue/membrane/lining/partition
  reject WELL ...(no SICK/not).. (broken/damaged/stump/torn), without SICK
  reject not (broken/damaged), without WELL
  accept WALL ...(no WELL).. (broken/break/torn/damaged/incomplete/destroyed/missing/burst/ruptured/gone/split) | (broken/torn/damaged/incomplete/destroyed/missing/burst/ruptured/split) WALL | stump/stumps | (less/fewer) WALL | WALL ... (stick/stand/project/hang/protrude/reach) | (piece/part/bit/end/remains) ... WALL | WELL ...(no SICK).. (complete/whole/intact) WALL | not (complete/whole/intact) WALL
  unsure WALL
  earns: the walls of the patient's alveoli are broken
  earns: stumps of walls can be seen
  earns: the walls are distroyed or damaged in the patient
  earns: there is less wall in the patient
  misses: the alveoli are larger
  misses: the healthy lung has broken walls
  misses: healthy walls are damaged
  misses: the patient has fewer capillaries`,
)

export const FEWER_CAPILLARIES = judged(
  'the patient has fewer capillaries',
  `
  SICK = patient/sick/diseased/damaged/ill/second/smoker
  WELL = healthy/normal/first
  VESSEL = capillary/capillaries/vessel/vessels | blood supply
  FEW = few/fewer/less/lower/reduced/smaller/little
  MORE = many/more/lots/greater/plenty
  reject SICK ...(no WELL/FEW).. MORE ...(no WELL).. VESSEL
  reject WELL ...(no SICK/MORE).. FEW ...(no SICK).. VESSEL
  accept SICK ...(no WELL).. (FEW ... VESSEL | not (many/enough) VESSEL | VESSEL ... (missing/lost)) | WELL ...(no SICK).. MORE ... VESSEL | (MORE VESSEL ... WELL) | (FEW VESSEL ... SICK) | (VESSEL ... FEW ...(no WELL).. SICK)
  unsure VESSEL
  earns: the patient has fewer capillaries
  earns: there are more capillaries in the healthy lung
  earns: fewer capilaries in the patient
  misses: the patient has more capillaries
  misses: the alveoli are larger
  misses: the walls are broken`,
)

/** Molars of P (a predator) and Q (an eater of plants). */
export const BOTH_ROOTS = judged(
  'both have two roots',
  `
  reject not root
  reject root ... (long/longer/short/shorter/same/wide/wider) | (long/short/wide) root
  accept (two/2) ... root | root ... (two/2) | root
  earns: both have two roots
  earns: each tooth has 2 roots
  earns: there are roots in both
  earns: they both have two rots, two roats
  misses: both are teeth
  misses: both have the same crown
  misses: the roots are short in both`,
)

export const BOTH_ENAMEL = judged(
  'both have a crown, separated by a line from the root / several bumps',
  `
  accept crown | enamel | (bump/bumps/cusp/cusps/point/points/peak/peaks)
  earns: both have a crown
  earns: enamel covers both
  earns: both have an enammel crown
  earns: both have several cusps
  misses: both are teeth
  misses: both are sharp
  misses: both are flat`,
)

export const TOP_DIFFERS = judged(
  'P is pointed (sharp), Q is flat with low ridges',
  `
  SHARP = sharp/sharper/point/pointed/pointy/points/spike/spiky/peak/peaks/jagged/triangular/pointier/peaked
  FLAT = flat/flatter/level/even/blunt/ridges/ridge/ridged/wavy/smooth/smoother/bumps/bumpy
  reject "P" ...(no "Q").. less SHARP | "Q" ...(no "P").. less FLAT
  reject "P" ...(no "Q"/less/not).. FLAT, without "Q"
  reject "Q" ...(no "P"/less/not).. SHARP, without "P"
  reject "P" ...(no "Q").. FLAT, "Q" ...(no "P").. SHARP
  accept "P" ...(no "Q"/root).. SHARP | "Q" ...(no "P"/root).. FLAT | "Q" ...(no "P").. not SHARP | "P" ...(no "Q").. not FLAT
  accept "Q" ...(no "P").. less SHARP | "P" ...(no "Q").. less FLAT
  unsure SHARP/FLAT
  earns: P is pointed and Q is flat
  earns: Q has a flat top
  earns: tooth P has sharp cusps, sharpp points
  earns: the crown of Q is level
  misses: P is flat and Q is pointed
  misses: P has longer roots
  misses: Q has a taller crown`,
)

export const ROOTS_DIFFER = judged(
  'P has longer (wider apart) roots, Q shorter ones',
  `
  LONG = long/longer/larger/bigger/deep/deeper/apart/spread/wider/taller/thin/thinner/narrower
  SHORT = short/shorter/smaller/close/closer/shallow/stubby/thick/thicker
  reject "P" ...(no "Q").. SHORT ...(no "Q").. root, without "Q"
  reject "Q" ...(no "P"/than).. LONG ...(no "P"/crown).. root, without "P"
  reject "P" ...(no "Q").. root ...(no "Q").. SHORT, without "Q"
  reject "Q" ...(no "P").. root ...(no "P"/crown).. LONG, without "P"
  accept ("P" ...(no "Q"/crown).. LONG, root) | ("Q" ...(no "P"/crown).. SHORT, root) | (root ...(no "Q").. "P" ...(no "Q"/crown).. LONG) | (root ...(no "P").. "Q" ...(no "P"/crown).. SHORT)
  reject (root ...(no "P"/crown).. LONG ...(no "P").. "Q") | (root ...(no "Q"/crown).. SHORT ...(no "Q").. "P")
  accept (root ...(no "Q"/crown).. LONG ...(no "Q").. "P") | (root ...(no "P"/crown).. SHORT ...(no "P").. "Q")
  unsure root ... (different/differ) | (different/differ) ... root
  earns: P has longer roots
  earns: the roots are longer in P than in Q
  earns: the roots of Q are shorter
  earns: the roots of Q are shoter
  earns: the roots of P are wider apart
  misses: Q has longer roots
  misses: the roots are longer in Q
  misses: both have two roots
  misses: P is pointed`,
)

export const CROWNS_DIFFER = judged(
  'the crown of Q takes up more of the tooth (taller, larger) than that of P',
  `
  TOP = crown/enamel
  BIG = tall/taller/large/larger/big/bigger/high/higher/long/longer/wide/wider/square/rectangular/broad/broader/boxy/more
  SMALL = small/smaller/short/shorter/triangular/less/low/lower/narrow/narrower
  reject "P" ...(no "Q"/SMALL).. BIG ...(no "Q").. TOP, without "Q"
  reject "Q" ...(no "P"/BIG).. SMALL ...(no "P").. TOP, without "P"
  accept ("Q" ...(no "P"/root).. BIG, TOP) | ("P" ...(no "Q"/root).. SMALL, TOP) | (TOP ...(no "P").. "Q" ...(no "P"/root).. BIG) | (TOP ...(no "Q").. "P" ...(no "Q"/root).. SMALL)
  reject TOP ...(no "Q"/root).. BIG ...(no "Q").. "P" | TOP ...(no "P"/root).. SMALL ...(no "P").. "Q"
  accept TOP ...(no "P"/root).. BIG ...(no "P").. "Q" | TOP ...(no "Q"/root).. SMALL ...(no "Q").. "P"
  unsure TOP
  earns: Q has a taller crown
  earns: the crown is bigger in Q than in P
  earns: the crown of Q is larger
  earns: the crown of P is smaler
  misses: P has a larger crown
  misses: P has longer roots
  misses: both have two roots`,
)
