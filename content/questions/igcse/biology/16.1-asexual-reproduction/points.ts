import { judged } from '@/lib/exams/authoring/marks'

export const IDENTICAL = judged(
  'the new plants are genetically identical to the parent / have the same genes (DNA)',
  `
  SAME = identical/same/copy/copies/exact
  GENES = gene/genes/genetic/genetically/genetics/dna/allele/alleles/chromosome
  reject not SAME
  accept not different
  reject different, GENES
  reject half, GENES
  reject number of chromosome/gene, without identical
  reject share some/many
  accept SAME, GENES
  accept clone/clones
  accept not genetic variation
  unsure identical | same | variation
  earns: they are genetically identical
  earns: the plants have the same genes
  earns: they are geneticaly identical to the parent
  misses: they are genetically different
  misses: they grow in wet soil
  misses: there is one parent`,
)

export const ONE_PARENT = judged(
  'there is one parent',
  `
  ONE = one/single/only/1
  reject one/1 of two/2/both
  reject one of parent
  reject two/both/2 parent, without one/only
  accept ONE parent
  accept from ONE plant
  accept ONE plant ... need/needed/involved/reproduce/require/required/parent
  accept need/needs/require/involve/parent ... ONE plant
  accept "P" ... only parent
  unsure ONE plant/organism/individual, without new/make/made/form/grow/only
  accept not two/second/other parent
  accept not partner/mate/mating
  unsure parent
  earns: there is only one parent
  earns: a single parent is needed
  earns: it has one pairent
  misses: there are two parents
  misses: the offspring are identical
  misses: a runner grows along the soil`,
)

export const NO_GAMETES = judged(
  'no gametes (no fertilisation, no pollination)',
  `
  SEX = gamete/fertilisation/fertilization/fertilise/fusion/fuse/zygote/pollen/pollination/seed/egg/sperm/flower
  reject pollen later
  accept not SEX
  accept gamete not fuse
  accept not involve/need/use/require/produce/made, SEX
  reject SEX
  earns: there are no gametes
  earns: no fertilisation takes place
  earns: it happens without fertilizasion
  misses: the gametes fuse
  misses: there is one parent
  misses: they have the same genes`,
)

export const FAST = judged(
  'fast / many offspring in a short time',
  `
  QUICK = fast/quick/quickly/rapid/rapidly/faster/quicker/soon
  reject slow/slowly/slower/long time, without QUICK
  reject die/died/dead/kill/killed/disease/variation/advantage/disadvantage, without reproduce/offspring/spore/individual/produce/grow
  accept QUICK
  accept short/less/little time
  accept not long/much time
  accept not take long
  accept save time
  accept many/lots/more ... offspring/spore/individual/plant/mould
  accept large number
  unsure many/lots
  earns: it is fast
  earns: many offspring in a short time
  earns: it reproduces quikly
  misses: it is slow
  misses: there is no variation
  misses: only one parent is needed`,
)

export const ONE_IS_ENOUGH = judged(
  'only one parent is needed (no mate to find)',
  `
  reject two parent, without one/only/single
  accept one/single/only parent
  accept one/single/only individual/spore/organism/mould ... need/needed/enough/start/begin/can/reproduce/colony/population/grow, without resistant/survive/die/adapted
  accept need/needs/require/takes ... one/single individual/spore/organism/mould
  reject "cannot find"
  accept not mate/partner/"other parent"/gamete/fertilisation
  accept not need ... mate/partner/parent/another
  accept "no other mould" | "no other individual" | "no other organism"
  unsure parent/mate/partner
  earns: only one parent is needed
  earns: it does not need a mate
  earns: it needs only one pairent
  misses: two parents are needed
  misses: it is fast
  misses: the offspring vary`,
)

export const KEEPS_GOOD_GENES = judged(
  'good genes (features) are kept: offspring are adapted to the same (stable) conditions',
  `
  GOOD = good/useful/advantageous/successful/favourable/beneficial/helpful/best/well/desired/same/suitable
  reject not adapted/suited
  reject change ... condition/environment
  reject environment/condition ... change
  reject new condition/environment/food
  accept not GOOD gene/feature/characteristic/trait/allele ... lost/lose
  accept stable ... well
  accept GOOD ... gene/genes/feature/characteristic/trait/combination/allele ... keep/kept/pass/passed/remain/inherit/inherited/have
  accept keep/kept/pass/passed/inherit/inherited ... GOOD ... gene/genes/feature/characteristic/trait/combination/allele
  accept adapted/suited/adapt, same/condition/environment/bread/stable/food/conditions
  accept all/offspring ... adapted/suited
  accept stable/constant/unchanging condition/environment
  accept condition/environment ... stable/constant/unchanging
  unsure adapted/adapt/gene/identical/stable
  earns: good genes are passed on to all offspring
  earns: the offspring are all adapted to the same conditions
  earns: usefull genes are kept
  misses: it is fast
  misses: only one parent is needed
  misses: the offspring are not adapted`,
)

export const NO_VARIATION = judged(
  'there is no (genetic) variation / offspring are genetically identical',
  `
  reject more/great/lot/lots/high/large variation
  reject variation ... help/survive
  reject not same
  accept not variation/vary/varied/variety
  accept not "diversity"
  accept less/little/low/reduce/small variation/variety
  accept "low genetic diversity" | "little genetic diversity" | "less genetic diversity" | "low diversity" | "little diversity" | "less diversity"
  accept genetically identical/same
  accept same/identical gene/genes/dna/allele/alleles
  accept clone/clones
  accept all ... identical
  unsure variation/identical/same
  earns: there is no variation
  earns: they are genetically identical
  earns: there is little variashion
  misses: there is a lot of variation
  misses: it is fast
  misses: all may die`,
)

export const NONE_RESISTANT = judged(
  'so none is resistant (adapted) / all are harmed by the same disease (change)',
  `
  ALL = all/whole/every/everything/entire/each
  HARM = die/died/dead/kill/killed/affect/affected/infect/infected/destroy/destroyed/wipe/wiped/harm/harmed/susceptible/vulnerable/ill/lost/lose/suffer/extinct/risk
  reject some/few ... resistant/survive/immune/adapted, without none
  accept not resistant/resistance/immune/immunity/survive/adapted/adapt
  accept none ... resistant/immune/survive/adapted/adapt
  reject ALL ... lost/lose ... gene/water/light/food/feature, without disease/die/killed
  accept ALL ... get/catch ... disease/ill/infected
  reject some/few ...(no all/none).. HARM, without all/none/whole/every
  reject only few/some
  accept one/if ... get/catch ... disease ... all
  accept ALL ... HARM
  accept HARM ... ALL
  accept extinct/extinction
  accept same ... disease ... HARM
  unsure disease/resistant/die/HARM
  earns: none of them is resistant to the disease
  earns: one disease can kill all of them
  earns: all the plants are suseptible to the disease
  misses: some plants are resistant
  misses: there is no variation
  misses: they all have the same genes`,
)

export const KEEPS_DESIRED = judged(
  'all plants have the desired features of the parent',
  `
  GOOD = desired/desirable/good/wanted/best/favourable/same/useful/beneficial/high
  FEATURE = feature/characteristic/trait/quality/taste/flavour/size/yield/gene/genes/property
  reject not GOOD FEATURE
  reject bad/poor FEATURE
  reject some have/has
  reject different/new FEATURE
  accept GOOD ...(no time).. FEATURE
  accept feature/characteristic/trait/quality/taste/flavour/size/yield ... keep/kept/pass/passed/inherit/inherited/same
  unsure FEATURE | identical
  earns: all plants have the desired features
  earns: the good characteristics are passed on
  earns: they have the same charcteristics as the parent
  misses: it is fast
  misses: there is no variation
  misses: the plants are different`,
)

export const UNIFORM = judged(
  'the crop is uniform / ripe at the same time (easy to harvest or sell)',
  `
  reject not uniform
  reject less uniform
  reject disease/kill/killed/pest, without uniform/harvest/ripe/ripen
  accept uniform/uniformity/consistent
  accept same time, without fast
  accept same rate/speed
  accept ripe/ripen/harvest/harvested/mature ... same/together/easy/easily/easier
  accept easy/easier/easily ... harvest/sell/pack
  accept same/equal/identical ... size/shape/look/colour/height/quality
  accept look ... same/alike
  unsure identical
  earns: the crop is uniform
  earns: all plants are ready at the same time
  earns: all are ripe at the same time so they are easyer to harvest
  misses: it is fast
  misses: the plants vary
  misses: a disease may kill them`,
)

export const QUICKLY_MANY = judged(
  'many plants are produced quickly',
  `
  QUICK = fast/quick/quickly/rapid/rapidly/faster/quicker/soon
  reject slow/slowly/slower
  reject disease ... QUICK
  reject die/dies/dead
  reject before disease
  reject feature/advantage/disadvantage/variation/pest/fruit, without produce/grow/QUICK/plant/offspring/crop
  reject many/lots/more feature/advantage/disadvantage
  accept QUICK
  accept short/less/little time
  accept save time
  accept not take long
  accept many/lots/more ... plant/offspring/crop
  accept large number
  accept sooner
  unsure many
  earns: many plants in a short time
  earns: it is quick
  earns: the plants are produced rapidley
  misses: the plants are uniform
  misses: it is slow
  misses: the features are kept`,
)

export const NO_POLLINATION = judged(
  'no pollination (no second parent, no seeds) needed',
  `
  reject eat/eaten/pest/damage
  reject not eat/eaten/pest/damage
  accept need/needs/require/only one/single plant
  accept not need ... second/other/another/two plant
  reject not fruit/crop
  reject fruit
  accept not pollination/pollinator/pollinate/pollen/insect/bee/seed/fertilisation/mate/partner
  accept one/single/only parent
  unsure pollination/pollinator/seed
  earns: no pollinators are needed
  earns: only one parent is needed
  earns: it does not need polination
  misses: bees bring the pollen
  misses: it is fast
  misses: the plants are uniform`,
)
