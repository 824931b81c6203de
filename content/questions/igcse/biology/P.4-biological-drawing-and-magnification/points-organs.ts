import { judged } from '@/lib/exams/authoring/marks'

export const SPACES_LARGER = judged(
  'the air spaces of the patient are larger (than those of the healthy lung)',
  `
  SICK = patient/sick/diseased/damaged/ill/second/smoker
  WELL = healthy/normal/first
  SPACE = alveolus/alveoli/space/spaces/sac/sacs/hole/holes/air
  BIG = large/larger/big/bigger/wide/wider/great/greater/enlarged/huge/expanded/bulkier
  SMALL = small/smaller/narrow/narrower/tiny
  OTHER = capillary/capillaries/vessel/vessels/surface/lung
  reject SICK ...(no WELL/BIG).. SMALL, without WELL
  reject WELL ...(no SICK/SMALL/than).. BIG, without SICK
  reject WELL ...(no SICK/SMALL/than).. BIG ...(no SMALL).. than ... SICK | SICK ...(no WELL/BIG/than).. SMALL ...(no BIG).. than ... WELL
  accept SICK ...(no WELL).. BIG SPACE | SICK ...(no WELL).. SPACE ...(no WELL/OTHER).. BIG | SPACE ...(no WELL).. SICK ...(no WELL/capillary/capillaries/vessel/surface).. BIG
  accept WELL ...(no SICK/than).. SMALL SPACE | WELL ...(no SICK/than).. SPACE ...(no SICK/than/OTHER).. SMALL | SPACE ...(no SICK).. WELL ...(no SICK/than/capillary/capillaries/vessel/surface).. SMALL
  accept (BIG SPACE, SICK) | (SPACE ...(no WELL).. BIG ...(no WELL).. SICK)
  unsure BIG SPACE | SPACE ... BIG | they ... BIG | more (space/room)
  earns: the alveoli of the patient are larger
  earns: the patient has biger air spaces
  earns: healthy lung has smaller alveoli
  earns: the air spaces are larger in the patient
  misses: the patient has smaller alveoli
  misses: the patient has fewer capillaries
  misses: the walls are broken
  misses: the healthy lung has larger alveoli
  misses: the healthy lung has larger alveoli than the patient
  misses: the patient has larger capillaries`,
)

export const WALLS_BROKEN = judged(
  'walls are broken / stumps of walls stand in the air spaces of the patient',
  `
  SICK = patient/sick/diseased/ill/second/smoker
  WELL = healthy/normal/first
  WALL = wall/walls/tissue/membrane/lining/partition
  reject WELL ...(no SICK/not).. (broken/damaged/stump/torn), without SICK
  reject not (broken/damaged), without WELL
  reject WALL ...(no SICK/not).. (broken/damaged/torn) ...(no SICK/than/compared/but/while/whereas).. WELL, without SICK
  accept WALL ...(no WELL).. (broken/break/torn/damaged/incomplete/destroyed/missing/burst/ruptured/gone/split) | (broken/torn/damaged/incomplete/destroyed/missing/burst/ruptured/split) WALL | stump/stumps | (bit/piece/part/projection/something) ... (stick/project/hang/protrude) | (less/fewer) WALL | WALL ... (stick/stand/project/hang/protrude/reach) | (piece/part/bit/end/remains) ... WALL | WELL ...(no SICK).. (complete/whole/intact) WALL | not (complete/whole/intact) WALL
  unsure WALL
  earns: the walls of the patient's alveoli are broken
  earns: stumps of walls can be seen
  earns: the walls are distroyed or damaged in the patient
  earns: there is less wall in the patient
  misses: the alveoli are larger
  misses: the healthy lung has broken walls
  misses: healthy walls are damaged
  misses: the walls are broken in the healthy lung
  misses: the patient has fewer capillaries`,
)

export const FEWER_CAPILLARIES = judged(
  'the patient has fewer capillaries',
  `
  SICK = patient/sick/diseased/damaged/ill/second/smoker
  WELL = healthy/normal/first
  VESSEL = capillary/capillaries/vessel/vessels | blood supply
  FEW = few/fewer/less/lower/reduced/little
  MORE = many/more/lots/greater/plenty
  reject SICK ...(no WELL/FEW).. MORE ...(no WELL).. VESSEL
  reject WELL ...(no SICK/MORE).. FEW ...(no SICK).. VESSEL
  reject FEW VESSEL ...(no SICK/than/compared/but/while/whereas).. WELL | MORE VESSEL ...(no WELL/than/compared/but/while/whereas).. SICK
  reject VESSEL (are/is) (smaller/larger/bigger/thinner), without (FEW/MORE/number)
  accept not (many/enough) VESSEL ...(no WELL).. SICK | (number ...(no WELL).. VESSEL ...(no WELL).. smaller, SICK)
  accept smaller number ... VESSEL ...(no WELL).. SICK | SICK ...(no WELL).. smaller number ... VESSEL
  accept SICK ...(no WELL).. (FEW ... VESSEL | not (many/enough) VESSEL | VESSEL ... (missing/lost)) | WELL ...(no SICK).. MORE ... VESSEL | (MORE VESSEL ... WELL) | (FEW VESSEL ... SICK) | (VESSEL ... FEW ...(no WELL).. SICK)
  unsure VESSEL
  earns: the patient has fewer capillaries
  earns: there are more capillaries in the healthy lung
  earns: fewer capilaries in the patient
  misses: the patient has more capillaries
  misses: there are fewer capillaries in the healthy lung than in the patient
  misses: the capillaries are smaller in the patient
  misses: the alveoli are larger
  misses: the walls are broken`,
)

/** Molars of P (a predator) and Q (an eater of plants). */
export const BOTH_ROOTS = judged(
  'both have two roots',
  `
  reject not root
  reject (one/1/single/three/3/four/4) root
  reject root ... (long/longer/short/shorter/same/wide/wider) | (long/short/wide) root
  accept (two/2) ... root | root ... (two/2) | root
  earns: both have two roots
  earns: each tooth has 2 roots
  earns: there are roots in both
  earns: they both have two rots, two roats
  misses: both are teeth
  misses: both have the same crown
  misses: both have three roots
  misses: the roots are short in both`,
)

export const BOTH_ENAMEL = judged(
  'both have a crown, separated by a line from the root / several bumps',
  `
  reject (sharp/pointed/flat/tall/large/same/long/short/wide) crown | crown ... (sharp/pointed/flat/tall/large/same/long/short/wide)
  accept crown | enamel | (bump/bumps/cusp/cusps/point/points/peak/peaks)
  earns: both have a crown
  earns: enamel covers both
  earns: both have an enammel crown
  earns: both have several cusps
  misses: both are teeth
  misses: both are sharp
  misses: both have a flat crown
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
  reject "Q" ...(no "P"/less/not).. SHARP than ... "P" | "P" ...(no "Q"/less/not).. FLAT than ... "Q"
  reject ("pointed roots" | "sharp roots" | "pointy roots" | "pointed root" | "sharp root" | "sharper roots"), without (crown/top/cusp/surface/flat/ridge)
  reject root ("of"/are) ...(no crown/top/surface/"Q").. SHARP, without (crown/top/cusp/surface/flat/ridge)
  accept "P" ...(no "Q"/root).. SHARP | "Q" ...(no "P"/root).. FLAT | "Q" ...(no "P").. not SHARP | "P" ...(no "Q").. not FLAT
  accept "Q" ...(no "P").. less SHARP | "P" ...(no "Q").. less FLAT
  unsure SHARP/FLAT
  earns: P is pointed and Q is flat
  earns: Q has a flat top
  earns: tooth P has sharp cusps, sharpp points
  earns: the crown of Q is level
  misses: P is flat and Q is pointed
  misses: Q is sharper than P
  misses: P has pointed roots
  misses: P has longer roots
  misses: Q has a taller crown`,
)

export const ROOTS_DIFFER = judged(
  'P has longer (wider apart) roots, Q shorter ones',
  `
  LONG = long/longer/larger/bigger/deep/deeper/apart/spread/wider/taller/thin/thinner/narrower
  SHORT = short/shorter/smaller/close/closer/shallow/stubby/thick/thicker
  LONGROOTS = "longer roots" | "long roots" | "larger roots" | "bigger roots" | "deeper roots"
  SHORTROOTS = "shorter roots" | "short roots" | "smaller roots" | "small roots"
  reject "P" ...(no "Q").. SHORTROOTS | "Q" ...(no "P").. LONGROOTS
  accept "P" ...(no "Q").. LONGROOTS | "Q" ...(no "P").. SHORTROOTS
  reject "P" ...(no "Q"/LONG).. SHORT ...(no "Q"/LONG).. root, without "Q"
  reject "Q" ...(no "P"/than/SHORT).. LONG ...(no "P"/crown/SHORT).. root, without "P"
  reject "P" ...(no "Q"/LONG).. root ...(no "Q"/LONG).. SHORT, without "Q"
  reject "Q" ...(no "P"/SHORT).. root ...(no "P"/crown/SHORT).. LONG, without "P"
  accept ("P" ...(no "Q"/crown).. LONG, root) | ("Q" ...(no "P"/crown).. SHORT, root) | (root ...(no "Q").. "P" ...(no "Q"/crown).. LONG) | (root ...(no "P").. "Q" ...(no "P"/crown).. SHORT)
  reject (root ...(no "P"/crown).. LONG ...(no "P").. "Q") | (root ...(no "Q"/crown).. SHORT ...(no "Q").. "P")
  accept (root ...(no "Q"/crown).. LONG ...(no "Q").. "P") | (root ...(no "P"/crown).. SHORT ...(no "P").. "Q")
  unsure root ... more
  unsure root ... (different/differ) | (different/differ) ... root
  earns: P has longer roots
  earns: the roots are longer in P than in Q
  earns: the roots of Q are shorter
  earns: the roots of Q are shoter
  earns: the roots of P are wider apart
  earns: P has longer roots and a smaller crown
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
  BIGCROWN = "larger crown" | "large crown" | "bigger crown" | "big crown" | "taller crown" | "tall crown" | "higher crown" | "wider crown"
  SMALLCROWN = "smaller crown" | "small crown" | "shorter crown" | "short crown" | "lower crown"
  reject "P" ...(no "Q").. BIGCROWN | "Q" ...(no "P").. SMALLCROWN
  accept "P" ...(no "Q").. SMALLCROWN | "Q" ...(no "P").. BIGCROWN
  reject "P" ...(no "Q"/SMALL).. BIG ...(no "Q"/SMALL/root).. TOP, without "Q"
  reject "Q" ...(no "P"/BIG).. SMALL ...(no "P"/BIG/root).. TOP, without "P"
  reject "P" ...(no "Q"/SMALL/than).. BIG ...(no SMALL).. than ... "Q" | "Q" ...(no "P"/BIG/than).. SMALL ...(no BIG).. than ... "P"
  reject (TOP ...(no "Q").. "P" ...(no "Q"/root/SMALL).. BIG, without "Q") | (TOP ...(no "P").. "Q" ...(no "P"/root/BIG).. SMALL, without "P")
  accept ("Q" ...(no "P"/root).. BIG, TOP) | ("P" ...(no "Q"/root).. SMALL, TOP) | (TOP ...(no "P").. "Q" ...(no "P"/root).. BIG) | (TOP ...(no "Q").. "P" ...(no "Q"/root).. SMALL)
  reject TOP ...(no "Q"/root).. BIG ...(no "Q").. "P" | TOP ...(no "P"/root).. SMALL ...(no "P").. "Q"
  accept TOP ...(no "P"/root).. BIG ...(no "P").. "Q" | TOP ...(no "Q"/root).. SMALL ...(no "Q").. "P"
  unsure TOP
  earns: Q has a taller crown
  earns: the crown is bigger in Q than in P
  earns: the crown of Q is larger
  earns: the crown of P is smaler
  misses: P has a larger crown
  misses: P has a larger crown than Q
  misses: the crown of P is taller
  misses: P has longer roots
  misses: both have two roots`,
)
