import { judged } from '@/lib/exams/authoring/marks'

const LESS =
  'LESS = less/few/fewer/low/lower/reduce/reduced/reduces/decrease/decreases/fall/falls/small/smaller'

export const EAT_EGGS = judged(
  'rats eat the eggs (or the young) of the birds',
  `
  EAT = eat/eats/eaten/ate/kill/kills/killed/destroy/destroys/destroyed/take/takes/steal/steals/feed/feeds/prey/preyed/attack/attacks/hunt/hunted
  YOUNG = egg/eggs/young/chick/chicks/nestling/nestlings/baby/babies/offspring/nest/nests
  reject bird/birds ...(no by).. EAT ...(no by).. rat/rats
  accept EAT ...(no food/so).. YOUNG
  accept YOUNG ... (eaten | killed | destroyed | taken | attacked | hunted | stolen)
  accept YOUNG ... EAT by
  accept EAT ... bird/birds | bird/birds ... EAT by
  accept rat/rats/they EAT them
  accept predator/predators/predation
  unsure EAT | YOUNG
  earns: the rats eat the eggs
  earns: the young birds are killed by rats
  earns: rats prey on the birds
  earns: rats eat their egggs
  misses: there are too many rats
  misses: the birds eat the rats
  misses: the island is polluted`,
)

export const NOT_REPLACED = judged(
  'so fewer young grow up (and breed) to replace birds that die',
  `
  ${LESS}
  YOUNG = egg/eggs/young/chick/chicks/nestling/nestlings/baby/babies/offspring
  LIVE = hatch/hatches/hatched/born/grow/grows/survive/survives/breed/breeds/reproduce/reproduces/reproduction/adult/adults/mature/birth/births
  reject more YOUNG, without LESS/die
  reject rat/rats breed/reproduce
  accept LESS ...(no rat/rats).. LIVE
  accept LESS ... YOUNG
  accept not LIVE
  accept YOUNG/they/bird ... not LIVE
  accept not enough ... YOUNG/LIVE
  accept not replace/replaced
  accept death/deaths/die ... than/exceed ... birth/births/LIVE
  unsure LIVE
  earns: so fewer young birds grow up
  earns: fewer chicks hatch
  earns: the birds cannot reproduce
  earns: birds that die are not replaced, fewwer chikcs survive
  misses: rats eat the eggs
  misses: the number of birds decreases
  misses: the rats breed quickly`,
)

export const BRED_IN_SAFETY = judged(
  'birds are bred in zoos (captivity), where they are safe / well fed, so that more young survive',
  `
  SAFE = safe/safely/safety/protected/protect/protects/predator/predators/fed/food/care/cared/vet/vets/medicine
  reject not (breed | bred | safe | survive)
  accept (breed | bred | breeding | reproduce | mate | raised | reared) ... (zoo | zoos | captivity | cage | cages | aviary | centre | reserve | safe | safely)
  accept (zoo | zoos | captivity | aviary | centre) ... (breed | bred | breeding | reproduce | mate | raised | reared | young | chick | chicks)
  reject protect/protects ...(no from/predator).. (species | habitat)
  accept SAFE, without release/released
  accept not predator/rat
  accept more/many/higher/increase/increases ... (young | chick | chicks | egg | eggs | survive | offspring | born | hatch)
  accept (young | chick | chicks | egg | eggs | offspring) ... survive/survives/safe/protected
  unsure breed/bred/breeding/zoo/zoos/captivity
  earns: they are bred in zoos
  earns: the chicks are safe from predators
  earns: more young survive
  earns: they are safe from predatorrs, more yung survive
  misses: they are released on the island
  misses: the rats are killed
  misses: it is good for tourists`,
)

export const RELEASED = judged(
  'birds are released (on the island) / the number in the wild increases',
  `
  reject not release/released
  accept release/released/releases/reintroduce/reintroduced/reintroduction/return/returned
  accept let ... go
  accept (put | set | brought | taken | bring | let | go | sent) ... (back | free | wild | island | nature)
  accept (number | numbers | population) ... (wild | island | increase | increases | grow | grows | rise | rises)
  accept (increase | increases | raise) ... (number | numbers | population)
  accept more ... (island | wild)
  unsure wild/island
  earns: they are released into the wild
  earns: birds can be returned to the island
  earns: the population increases
  earns: they are reelased later
  misses: they are kept in zoos
  misses: they are well fed
  misses: the eggs are eaten`,
)

export const LIMITS_FELLING = judged(
  'only a fixed (limited) number of trees may be felled, so not more is removed than grows',
  `
  ${LESS}
  CUT = cut/cuts/fell/felled/felling/remove/removed/take/taken/log/logged/logging/harvest/harvested/chop/chopped
  reject more ... tree/trees ... CUT, without than/limit/fewer/less
  reject (plant | planted | replant | replanted | grow | grown) ... tree/trees, without CUT/limit/limited/restrict
  reject tree/trees ... (planted | replanted), without CUT/limit/limited/restrict
  accept limit/limits/limited/restrict/restricts/restricted/restriction/maximum/cap
  accept fixed/certain/agreed/allowed/permitted ... number/amount/volume/tree/trees/wood
  accept set ... number/amount/volume
  accept only ... number/amount/volume/some
  accept LESS ... CUT
  accept CUT ... LESS
  accept prevent/prevents/stop/stops/avoid ... CUT/overharvesting/deforestation
  accept not CUT ... too/more
  unsure CUT/number
  earns: they limit the number of trees that are felled
  earns: only a certain amount of wood may be taken
  earns: fewer trees are cut down
  earns: fewer trees are choppped
  misses: new trees are planted
  misses: people learn about forests
  misses: more trees are cut down`,
)

export const KEEP_BIODIVERSITY = judged(
  'to maintain or increase biodiversity',
  `
  reject reduce/reduces/decrease/less/lose ...(no prevent/stop/avoid).. biodiversity, without loss
  accept biodiversity
  accept (number | variety | many | diversity | different) ... species
  unsure diversity/variety
  earns: to maintain biodiversity
  earns: to keep a high number of species
  earns: it increases biodivercity
  misses: for tourists
  misses: to prevent extinction
  misses: to produce wood`,
)

export const PREVENT_EXTINCTION = judged(
  'to reduce extinction',
  `
  reject cause/causes/increase/more ... extinct/extinction
  accept extinct/extinction
  accept not extinct/extinction
  accept endangered/threatened
  accept (species | animals | plants) ... not (die | dies | disappear)
  accept (die | dies | dying | disappear) ... out
  accept save/saves/protect/protects/conserve ... (rare | endangered) ... species/animal/animals
  unsure species/survive/animal/animals/wildlife
  earns: to prevent extinction
  earns: so that species do not become extinct
  earns: to protect endangered species
  earns: to reduce extinctionn
  misses: to maintain biodiversity
  misses: to get more food
  misses: it looks nice`,
)

export const VULNERABLE = judged(
  'to protect vulnerable ecosystems (environments, habitats)',
  `
  reject destroy/destroys/harm/harms ... ecosystem/habitat, without prevent/protect
  accept vulnerable
  accept (protect | protects | save | keep | maintain | preserve | conserve) ... (ecosystem | ecosystems | habitat | habitats | environment)
  accept (ecosystem | ecosystems | habitat | habitats | environment) ... (protected | kept | saved | preserved | maintained)
  accept prevent/prevents/reduce ... (destruction | loss) ... (ecosystem | ecosystems | habitat | habitats)
  accept prevent/prevents/reduce/reduces/stop ... (flooding | floods | erosion)
  unsure ecosystem/ecosystems/habitat/habitats
  earns: to protect vulnerable ecosystems
  earns: habitats are preserved
  earns: to protect vulnrable environments
  misses: to produce wood
  misses: to maintain biodiversity
  misses: to get money from tourists`,
)

export const FUNCTIONS = judged(
  'to maintain ecosystem functions: nutrient cycling, or resources such as food, drugs, fuel and genes',
  `
  accept nutrient/nutrients/carbon/nitrogen/water ... cycle/cycles/cycling/recycle/recycled/recycling
  accept cycle/cycling/recycle/recycling
  unsure animal/animals/species/wildlife/bird/birds ... food, without drug/medicine/people/human/we/us
  unsure stop/prevent/avoid/illegal ... (wood | timber)
  accept (food | drug | drugs | medicine | medicines | fuel | fuels | gene | genes | wood | timber | resource | resources)
  accept ecosystem function/functions | functions of ... ecosystem
  accept (take | takes | absorb | absorbs | remove | removes | store | stores) ... (carbon | co2)
  accept (release | make | provide | provides | produce) ... oxygen
  unsure oxygen/function/functions
  earns: it keeps nutrients cycling
  earns: forests supply medicines
  earns: we get food and wood from it
  earns: it is a source of new medicinnes
  misses: to maintain biodiversity
  misses: to prevent extinction
  misses: because it is beautiful`,
)
