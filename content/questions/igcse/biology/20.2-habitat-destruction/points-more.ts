import { judged } from '@/lib/exams/authoring/marks'

export const ROOTS_HELD_SOIL = judged(
  'no (fewer) roots hold the soil together',
  `
  HOLD = hold/holds/held/bind/binds/bound/anchor/anchors/keep/keeps/kept/stabilise/stabilize/trap/secure/fix
  reject root ... absorb/take/took/uptake, without HOLD
  reject root, take/took/absorb ... water, without HOLD/loose/looser
  reject root, not (take/took/absorb), without HOLD
  reject root ... keep/keeps/kept ... (moist | wet | fertile)
  accept not root
  accept not HOLD, soil/ground/it/together
  accept less/fewer/without root
  accept root ... HOLD
  accept HOLD ... root
  accept root ... (gone | removed | dead | die | lost | decay)
  accept tree/trees/plant/plants ... HOLD ... soil/ground/together
  accept nothing ... HOLD ... soil/ground/it/together
  accept soil not HOLD
  accept loose/looser soil | soil loose/looser
  unsure root
  unsure HOLD
  earns: no roots hold the soil together
  earns: the roots that kept the soil in place are gone
  earns: there is nothing to bind the soil
  earns: there are no rootes to hold the soyl
  misses: the rain washes it away
  misses: the roots do not take up water
  misses: animals lose their homes`,
)

export const WASHED_AWAY = judged(
  'no leaves protect it from rain, so it is washed (blown) away',
  `
  reject not (washed | wash | blown)
  reject mineral/minerals/nutrient/nutrients ...(no soil).. (washed | wash | leached)
  accept wash/washed/washes/washing
  accept blow/blown/blows
  accept wind ... (soil | it | away | carry | carries | remove | removes | erode)
  accept (carried | carry | carries | swept | sweep | taken | run | runs | flow | flows) ... (rain/rainwater/water/river | away | off)
  accept (rain/rainwater/water/river) ... (carry | carries | carried | sweep | sweeps | take | takes | remove | removes) ... (soil | it | away)
  accept (carry | carries | carried | take | takes) ... soil ... (down | off | away | river | hill)
  accept not rain ... (carry | carries | take | takes | move | moves | remove | removes)
  accept (leaf | leaves | canopy | trees | nothing) ... not (protect | shelter | catch | intercept | break | cover)
  accept leaf/leaves/canopy/tree/trees ... (protect | protects | protected | shelter | catch | intercept | break | cover)
  accept not (leaf | leaves | canopy | cover | protection)
  accept not protect/protected ... rain
  accept run-off/runoff
  unsure rain/rainwater/erosion/erode/eroded/wind/water
  earns: it is washed away by rain
  earns: the wind blows it away
  earns: no leaves protect the soil from rain
  earns: the soil is wasshed into rivers
  misses: no roots hold the soil
  misses: there is more carbon dioxide
  misses: fewer species live there`,
)

export const HABITAT_GONE = judged(
  'they lose their habitat (food, shelter, places to breed)',
  `
  NEED = habitat/home/homes/shelter/food/nest/nests/nesting/place/places/protection
  reject more NEED
  reject food chain/chains/web/webs, without habitat/home/shelter/starve
  reject (live | lives | found) ... nowhere else, without habitat/home/shelter/food
  accept lose/loses/lost/loss/less/fewer/small/smaller/destroy/destroyed/destruction/nowhere ... NEED
  accept NEED ... (lost | destroyed | gone | removed | cut | disappear | disappears | less | destruction | smaller | shrinks | reduced)
  accept not NEED
  accept nowhere ... live/breed/go/hide
  accept not (somewhere | anywhere) ... live/breed
  accept starve/starvation
  accept not enough NEED/eat
  accept need/needs/depend/depends ... NEED/forest/tree/trees
  unsure NEED
  unsure (live | lives | living) ... (forest | there | here | tree | trees)
  earns: they lose their habitat
  earns: there is less food for them
  earns: they have nowhere to live
  earns: their habbitat is destroyed
  misses: they live nowhere else
  misses: the soil is washed away
  misses: there is more carbon dioxide`,
)

export const NONE_LEFT = judged(
  'fewer survive or breed, until none are left / there are none elsewhere to replace them',
  `
  LESS = less/fewer/reduce/reduced/decrease/decreases/cannot/hard/harder/difficult/unable
  accept (die | dies | death | deaths) ... than ... (born | birth | births)
  reject more ... (survive | breed | reproduce | born)
  accept not (survive | breed | reproduce | mate)
  accept LESS ...(no place/places/where).. (survive | survives | breed | breeds | reproduce | reproduces | offspring | young | mate | born)
  accept (survive | breed | reproduce | offspring | young | born) ... LESS
  accept (live | lives | found | exist | exists | occur | occurs) ...(no find/eat/breed).. (nowhere | only | just) ... (else | elsewhere | other | another | here | there | place | forest | region)
  accept (only | just) ... (live | lives | found | exist)
  accept nowhere else ... (found | exist) | none elsewhere
  accept none ... (left | remain)
  accept all ... (die | dies | dead | killed)
  accept (die | dies | dying) ... out
  accept death/deaths ... than/exceed ... birth/births
  accept population/number ...(no tree/trees/food/habitat).. (fall | falls | small | smaller | decrease | decreases | shrink | shrinks | zero)
  unsure die/dies/survive/breed/population/mate
  earns: fewer of them survive and breed
  earns: they live nowhere else
  earns: all of them die
  earns: they cannot reproduse
  misses: they lose their habitat
  misses: they have a smaller habitat
  misses: they become extinct`,
)
