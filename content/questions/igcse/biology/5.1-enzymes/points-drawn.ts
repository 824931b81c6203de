import { judged } from '@/lib/exams/authoring/marks'

const GONE_UP =
  'UP = increase/rise/more/high/higher/great/greater/fast/faster/quick/quicker/double/up/large/larger'

export const RATE_RISES = judged(
  'the rate increases in proportion (a straight line through the origin: doubling the one doubles the other)',
  `
  ${GONE_UP}
  DOWN = decrease/fall/low/lower/slow/slower/less/fewer/down/drop
  CONC = concentration/enzyme/"%"/percentage/it
  RATE = rate/reaction/clot/clotting/speed
  accept DOWN CONC ... DOWN RATE, without UP
  accept CONC ... DOWN ... RATE ... DOWN, without UP
  accept one ... UP ... other
  reject it DOWN RATE
  reject UP CONC ... DOWN RATE
  reject UP ... RATE DOWN
  reject RATE ... DOWN ... CONC ... UP
  reject CONC ... UP ...(no than/was).. RATE ... DOWN
  reject inversely | not proportional
  accept proportional/proportion/proportionally
  accept linear/linearly
  accept double ... double | twice ... twice
  accept straight line ... (origin/zero)
  reject RATE ... (same/constant), without UP/increase
  accept increase/rise steadily/evenly/uniformly
  accept positive correlation
  accept CONC ... UP ... RATE ... UP
  accept UP ... CONC ... UP ... RATE
  accept UP ... CONC ... RATE ... UP
  accept RATE ... UP ... (as/when/with/if/because) ... CONC
  unsure RATE ... UP | UP ... RATE | straight line | it UP
  unsure time ... (short/shorter/decrease/less/fall) ... CONC | CONC ... time ... (short/shorter/decrease/less/fall)
  earns: the rate is directly proportional to the concentration
  earns: the higher the concentration the higher the rate
  earns: as the concentration increases, the rate increases
  earns: when you double the concentration the rate doubles
  earns: the rate increeses as the concentration increses
  misses: the rate decreases as the concentration increases
  misses: the rate is inversely proportional to the concentration
  misses: the milk clots at 35 °C
  misses: it changes the rate`,
)

export const PECTIN_STAYS = judged(
  'so the substance in the cell walls is not broken down (its substrate no longer fits)',
  `
  PECTIN = pectin/wall/substrate/substance/fruit
  BREAK = break/broken/digest/act/work/hydrolyse/catalyse/react/release/function
  FIT = fit/bind/attach/enter
  reject not denature
  accept PECTIN not BREAK/FIT
  reject PECTIN ... BREAK ... (fast/faster/more/quickly)
  reject PECTIN ... (broken/digest) ... by (boil/heat)
  accept not BREAK/FIT ... PECTIN/juice
  accept PECTIN ... (intact/remain/stay/left/unbroken)
  accept PECTIN ... not BREAK/FIT
  accept no longer BREAK/FIT
  accept stop/unable/lose ... BREAK/FIT ... PECTIN
  accept not complementary
  accept active site ... (change/lose/lost/alter/different)
  accept (change/lose/lost/alter) ... active site
  accept not BREAK
  accept stop BREAK
  accept not (catalyst/active/function/effect)
  accept inactive
  reject BREAK ... PECTIN | PECTIN ... BREAK
  unsure PECTIN | active site
  earns: so the pectin is not broken down
  earns: the substrate no longer fits
  earns: it cannot digest the cell walls
  earns: its active site has changed shape
  earns: pectin cannot be digested, so no more juice comes out
  earns: the pectin is not brocken down
  misses: the enzyme is denatured
  misses: the walls are broken down faster
  misses: the water is boiled
  misses: pectinase breaks down pectin
  misses: less juice is given`,
)

export const SHOWS_THE_ENZYME = judged(
  'it is a control: it shows how much juice there is without the enzyme / that the enzyme causes the difference',
  `
  ENZYME = enzyme/pectinase
  reject control variable
  reject fair, without control/compare
  reject control ... (temperature/volume/amount/variable)
  accept control
  accept compare/comparison/compared
  accept not (enzyme/pectinase), show/prove/see/find/check/know/measure/tell
  accept (show/prove/see/find/check/make/know/tell) ... ENZYME ... (cause/effect/responsible/difference/increase/work/make/due/reason/produce/release/get/give)
  accept (show/prove/see/find/check/know/tell) ... (cause/effect/difference/due/because) ... ENZYME
  accept (show/prove/see/find/check/know/tell) ... not water/volume/liquid
  accept (show/prove/see/check) ... water ... not (produce/make/give/increase/cause/break/release)
  accept effect ... ENZYME
  unsure not ENZYME | ENZYME ... cause
  earns: it is a control
  earns: to compare the other results with it
  earns: to show that the enzyme causes the increase
  earns: to see how much juice there is without pectinase
  earns: it is for comparisen with the others
  misses: to keep the volume the same
  misses: to make it a fair test
  misses: water breaks down the fruit
  misses: to get more juice`,
)

export const FORMS_COMPLEX = judged(
  'the substrate fits into (binds to) the active site / an enzyme–substrate complex forms',
  `
  FIT = fit/bind/enter/attach/join/slot/combine/go/lock/dock
  reject not FIT
  reject product ... FIT ... active site, without substrate
  reject not (form/make) ... complex
  accept complex
  accept substrate ... FIT ... (site/enzyme)
  accept (site/enzyme) ... FIT ... substrate
  accept (it/molecule) FIT ... active site
  accept FIT ... active site
  accept active site ... (FIT/complementary)
  accept FIT ... substrate
  accept they ... (bind/join/fit/combine) | bind (together/"each other")
  unsure substrate, (site/enzyme)
  earns: the substrate fits into the active site
  earns: an enzyme-substrate complex is formed
  earns: it binds to the active site of the enzyme
  earns: the substrat atatches to the active site
  misses: the product leaves the enzyme
  misses: the enzyme is not used up
  misses: the enzyme has an active site
  misses: the substrate does not fit`,
)

export const PRODUCTS_LEAVE = judged(
  'the products are released from (leave) the active site',
  `
  LEAVE = leave/release/separate/detach/exit/come/go/let/free/move
  reject product ... (enter/bind/fit), without LEAVE
  reject not LEAVE
  reject substrate (LEAVE/is/are) ... unchanged
  accept product ... LEAVE
  accept LEAVE ... product
  accept LEAVE ... (active site/enzyme)
  reject product (form/make/made/produce) | (make/made/form/produce) ... product | into product
  unsure product
  earns: the products leave the active site
  earns: the products are released
  earns: then the enzyme releases the products
  earns: the produkts are relesed
  misses: the substrate binds to the enzyme
  misses: the enzyme is unchanged
  misses: the products enter the active site
  misses: it is denatured`,
)
