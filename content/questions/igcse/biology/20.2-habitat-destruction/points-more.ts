import { judged } from '@/lib/exams/authoring/marks'

export const ROOTS_HELD_SOIL = judged(
  'no (fewer) roots hold the soil together',
  `
  HOLD = hold/holds/held/bind/binds/bound/anchor/anchors/keep/keeps/kept/stabilise/stabilize/trap/secure/fix
  reject root ... absorb/take/took/uptake, without HOLD
  reject root, take/took/absorb ... water, without HOLD/loose/looser
  reject root, not (take/took/absorb), without HOLD
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
  accept wash/washed/washes/washing
  accept blow/blown/blows/wind
  accept (carried | carry | carries | swept | sweep | taken | run | runs | flow | flows) ... (rain/rainwater/water/river | away | off)
  accept (rain/rainwater/water/river) ... (carry | carries | carried | sweep | sweeps | take | takes | remove | removes) ... (soil | it | away)
  accept (carry | carries | carried | take | takes) ... soil ... (down | off | away | river | hill)
  accept not rain ... (carry | carries | take | takes | move | moves | remove | removes)
  accept leaf/leaves/canopy/tree/trees ... (protect | protects | protected | shelter | catch | intercept | break | cover)
  accept not (leaf | leaves | canopy | cover | protection)
  accept not protect/protected ... rain
  accept run-off/runoff
  unsure rain/rainwater/erosion/erode/eroded
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
  NEED = habitat/home/homes/shelter/food/nest/nests/nesting/place/places/protection/eat/breed/breeding
  reject more NEED
  reject nowhere else, without habitat/home/shelter/food
  accept lose/loses/lost/loss/less/fewer/destroy/destroyed/destruction/nowhere ... NEED
  accept NEED ... (lost | destroyed | gone | removed | cut | disappear | disappears | less | destruction)
  accept not NEED
  accept nowhere ... live
  accept starve/starvation
  accept not enough NEED/eat
  accept need/needs/depend/depends ... NEED/forest/tree/trees
  unsure NEED
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
  reject more ... (survive | breed | reproduce | born)
  accept not (survive | breed | reproduce | mate)
  accept LESS ...(no place/places/where).. (survive | survives | breed | breeds | reproduce | reproduces | offspring | young | mate | born)
  accept (survive | breed | reproduce | offspring | young | born) ... LESS
  accept nowhere/only ... (else | elsewhere | another | other)
  accept (only | just) ... (live | lives | found | here | there | place | forest | region)
  accept none ... (left | remain)
  accept all ... (die | dies | dead | killed)
  accept (die | dies | dying) ... out
  accept death/deaths ... than/exceed ... birth/births
  accept population/number/they ... (fall | falls | small | smaller | decrease | decreases | shrink | shrinks | zero)
  unsure die/dies/survive/breed
  earns: fewer of them survive and breed
  earns: they live nowhere else
  earns: all of them die
  earns: they cannot reproduse
  misses: they lose their habitat
  misses: they have less food
  misses: they become extinct`,
)
