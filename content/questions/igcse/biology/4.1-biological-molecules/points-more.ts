import { judged } from '@/lib/exams/authoring/marks'

export const CRUSH = judged(
  'crush / grind the seeds (and mix them with water)',
  `
  reject not crush/grind
  accept crush/grind/ground/mash/blend/pound/powder/pestle/mortar/squash/chop/cut/break/smash
  accept make ... solution/paste
  accept mix/add/dissolve/put/soak ... water
  accept mix/dissolve/soak ... in/with water
  unsure water
  earns: crush the seeds with water
  earns: grind them in a mortar
  earns: mash the seeds
  earns: crussh the seeds first
  misses: add biuret reagent
  misses: it turns purple
  misses: heat the seeds`,
)

export const BIURET = judged(
  'add biuret reagent (without heating)',
  `
  reject heat/boil/warm ... biuret | biuret ... heat/boil/warm
  reject Benedict/iodine/ethanol ... purple/violet/lilac
  accept biuret
  accept sodium/potassium hydroxide, copper
  unsure copper
  earns: add biuret reagent
  earns: mix it with biuret solution
  earns: drop in some buiret reagent, biurett
  earns: sodium hydroxide and copper sulfate are added
  misses: add iodine solution
  misses: add Benedict's solution
  misses: it turns purple`,
)

export const PURPLE = judged(
  'a purple (lilac) colour shows protein',
  `
  COLOUR = purple/violet/lilac/mauve
  reject COLOUR ... (to/into/turn/become) blue
  reject not COLOUR, without if/no/absent/without/blue
  accept COLOUR
  earns: it turns purple
  earns: a lilac colour shows protein
  earns: the colour changes from blue to violet
  earns: it goes purpel
  misses: it turns blue-black
  misses: it stays blue
  misses: it turns brick-red`,
)

export const IODINE = judged(
  'add iodine solution',
  `
  reject Benedict/biuret/dcpip/ethanol, without iodine
  accept iodine
  accept potassium iodide
  unsure drop
  earns: add iodine solution
  earns: put a few drops of iodine on it
  earns: mix the juice with iodne solution
  misses: add Benedict's solution
  misses: it turns blue-black
  misses: heat it in a water-bath`,
)

export const ORANGE = judged(
  'iodine solution is orange-brown at first',
  `
  FIRST = orange/brown/yellow/amber
  reject black ... to/into/become FIRST
  reject (to/into/turn/become/goes) (FIRST | orange brown), without from/not
  accept FIRST
  earns: from orange-brown to blue-black
  earns: the brown iodine turns black
  earns: it is yellow-brown at first
  earns: it is oranje at the start, brwn
  misses: it turns blue-black
  misses: it turns black
  misses: from blue to black`,
)

export const BLUE_BLACK = judged(
  'blue-black shows starch',
  `
  reject black/"blue-black" ... (to/into/become) (orange/brown)
  reject not black, without if
  accept black/"blue-black"
  accept dark blue
  unsure dark
  earns: it turns blue-black
  earns: a black colour means starch
  earns: the colour changes to blue-blak
  misses: it turns purple
  misses: it stays orange-brown
  misses: add iodine solution`,
)

/** More vitamin C is lost in the warm. */
export const lostInWarm = (cold: number, warm: number) =>
  judged(
    `vitamin C is lost (faster) at ${warm} °C / is kept better at ${cold} °C`,
    `
    WARM = ${warm}/warm/warmer/warmth/hot/hotter/room/"high temperature"/higher/rise/increase/raise
    COLD = ${cold}/cold/colder/cool/cooler/fridge/refrigerator/refrigerated/"low temperature"
    LOSS = lose/lost/loss/destroy/decrease/decline/fall/reduce/disappear/degrade/decay/break/broken/denature/less/fewer/lower
    KEEP = keep/kept/remain/stay/preserve/slow/slowly/slower/last/longer/constant/protect/maintain
    FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/soon/sooner
    accept less vitamin ... (lose/lost/loss/destroy/destroyed) ...(no WARM).. COLD
    reject COLD ...(no WARM/slow/slowly/KEEP/less/than).. (FAST/more) LOSS
    reject less vitamin ... COLD, without WARM
    reject WARM ...(no COLD/less/LOSS).. more vitamin, without LOSS/COLD
    reject WARM ...(no COLD).. KEEP
    accept WARM ... LOSS
    accept LOSS ... WARM
    accept COLD ... KEEP
    accept KEEP ... COLD
    accept COLD ... more vitamin | more vitamin ... COLD
    accept COLD ... (less/slow/slowly) LOSS
    unsure LOSS | KEEP | WARM | COLD
    earns: vitamin C is lost faster at ${warm} °C
    earns: in the cold the vitamin C is kept better
    earns: the higher the temperature the less vitamin C is left
    earns: vitamin C is distroyed, lost more quikly at ${warm}
    misses: more drops are needed
    misses: the juice contains starch
    misses: less vitamin C is left in the cold`,
  )

export const A_WITH_T = judged(
  'A pairs (only) with T',
  `
  PAIR = pair/bond/join/match/bind/go/stand/opposite/link/complementary/together/connect/attach
  reject T PAIR with/to C/G | C/G PAIR with/to T
  accept T ... PAIR | PAIR ... T
  earns: A always pairs with T
  earns: A and T are complementary bases
  earns: T bonds only with A
  earns: A and T are complementry bases
  misses: there are four bases
  misses: there are equal numbers
  misses: C pairs with G`,
)

export const ONE_FOR_EACH = judged(
  'so each A in one strand stands opposite a T in the other (strand)',
  `
  reject same strand
  accept each/every/one/any/all/whenever/wherever ... A ... T
  accept for/with each/every A
  accept (other/opposite/second/complementary) strand ... T | T ... (other/opposite/second/complementary) strand
  unsure (other/opposite/second/complementary) strand | strand ... other | equal/same
  earns: for every A there is a T
  earns: each A on one strand has a T on the other strand
  earns: where one strand has A the other strand has T
  earns: every A has a T on the oposite strand
  misses: A pairs with T
  misses: there are four bases
  misses: DNA is a double helix`,
)
