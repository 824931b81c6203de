import { judged } from '@/lib/exams/authoring/marks'

export const NUCLEI_FUSE = judged(
  'the nuclei of two gametes fuse (to form a zygote)',
  `
  FUSE = fuse/fusion/join/combine/merge/unite
  reject not FUSE
  reject zygote ... FUSE ... form ... gamete
  accept nucleus/nuclei, FUSE, gamete/egg/sperm/ovum/ovule/pollen/sex
  accept FUSE ... nucleus/nuclei
  unsure gamete/sperm/egg, FUSE
  unsure fertilisation/fertilization
  earns: the nuclei of two gametes fuse
  earns: fusion of the nucleus of a sperm and the nucleus of an egg
  earns: the nuclei of gamates join
  misses: the parents mate
  misses: the offspring are different
  misses: gametes are made`,
)

export const OFFSPRING_DIFFER = judged(
  'offspring are genetically different (from each other / from the parents)',
  `
  GENES = gene/genes/genetic/genetically/genetics/dna/allele/alleles
  reject not different
  reject genetically identical
  reject two/2 different parent
  reject gamete ... different gene, without offspring
  accept GENES, different/differ/vary/variation/unique/unlike
  accept not identical/same
  accept variation/vary
  unsure different/differ
  earns: the offspring are genetically different
  earns: it produces genetic variation
  earns: the young are geneticaly diferent
  misses: the offspring are identical
  misses: two gametes fuse
  misses: there are two parents`,
)

export const ZYGOTE_DIPLOID = judged(
  'so that the zygote (formed by fusion of two) is diploid / has two sets',
  `
  reject zygote/embryo ... haploid
  reject zygote ... half number
  reject gamete ... diploid, without would/if/were/zygote/fuse/fusion/embryo
  accept zygote/embryo/offspring/fertilised ... diploid
  accept diploid ... zygote/embryo/offspring
  accept zygote/embryo/offspring ... full/normal/right/correct/whole/complete number
  accept zygote/embryo/offspring/fertilised ... two/2/both/full/complete set/sets
  accept half ... mother/female/egg ... half ... father/male/sperm
  accept half ... father/male/sperm ... half ... mother/female/egg
  accept half/one set ... each/both/mother/father/parent
  accept half/one set ... from ... each/both/mother/father
  accept two/2 haploid ... diploid
  accept fuse/fusion/fertilisation ... diploid
  unsure diploid | half
  earns: so that the zygote is diploid
  earns: the zygote gets one set from each parent
  earns: so the zygote will be diplooid
  misses: the zygote is haploid
  misses: gametes are small
  misses: so that they can swim`,
)

export const NUMBER_STAYS = judged(
  'so the number of chromosomes stays the same in each generation (does not double)',
  `
  NUMBER = number/chromosome/chromosomes
  reject NUMBER ... halve/half ... each/every generation
  reject number of cell/gamete
  reject "number of parents" | "number of offspring"
  reject same size
  accept not too many chromosome
  reject amount of cytoplasm
  reject gamete ... same number ... body
  reject same in every/each/all cell
  accept not double/doubling/doubled
  accept NUMBER ... constant/same/maintain/maintained/unchanged/normal/correct/right
  accept same/constant/correct/right/normal ... NUMBER
  accept keep/kept/maintain ... NUMBER
  accept otherwise/if ... double/twice/doubled
  accept would double
  unsure NUMBER | generation
  earns: the number of chromosomes stays the same
  earns: so that it does not double in each generation
  earns: the correct number of cromosomes is kept
  misses: the zygote is diploid
  misses: the gametes are small
  misses: there is variation`,
)

export const VARIATION = judged(
  'sexual reproduction gives (genetic) variation',
  `
  reject not variation/vary
  reject less/little variation, without than
  reject genetically identical
  reject population/number/size varied
  reject vary in number
  reject asexual reproduction ... variation
  unsure P ... variation
  reject gene ... soil
  accept variation/vary/varied/variety
  accept "diversity" | "genetically diverse"
  accept gene/genes/genetic/genetically/dna/allele/alleles ... different/differ/unique
  accept different/new ... gene/genes/genetic/dna/allele/alleles/combination
  unsure different
  earns: there is variation
  earns: the plants are genetically different
  earns: the plants show genetic variashion
  misses: the plants are genetically identical
  misses: some survived
  misses: they are resistant`,
)

export const SOME_RESISTANT = judged(
  'some plants were resistant to the disease (adapted)',
  `
  RESIST = resistant/resistance/resist/immune/immunity/adapted/tolerant/withstand
  reject all/every ... RESIST
  reject not RESIST, without some/few/one
  reject disease RESIST
  reject farmer
  accept some/few/certain/several/one/those/others ... RESIST
  accept gene/genes/allele/alleles/feature/trait ... RESIST/protect
  accept small number ... RESIST
  accept RESIST ... some/few/certain/gene/genes/plant/plants
  accept not all ... die/died/killed/affected
  unsure RESIST | some/few survive
  earns: some plants were resistant
  earns: a few plants were immune to the disease
  earns: some of the plants are imune to it
  misses: all the plants were resistant
  misses: none was resistant
  misses: there is variation`,
)

export const SURVIVE_AND_REPRODUCE = judged(
  'these survived and reproduced (passed on their genes)',
  `
  reject not survive/reproduce, without some/few
  accept survive/survived/survivor/live/lived/living ... reproduce/breed/offspring/pass/passed/multiply/increase/seed/seeds
  reject disease ... pass/passed/multiply/multiplied/spread, without gene/resistance/allele/survive
  reject reproduce sexually, without survive/resistant/they/those
  reject sexual/asexual reproduction, without survive/resistant/pass/passed
  accept pass/passed ... gene/genes/resistance/allele/alleles/trait/on
  accept reproduce/reproduced/bred/breed/multiply/multiplied
  accept offspring ... resistant/resistance/inherit/inherited
  unsure survive/survived/live
  earns: they survived and reproduced
  earns: they passed on their genes to their offspring
  earns: the survivors reprodused
  misses: some plants were resistant
  misses: there is variation
  misses: they died`,
)

export const NEEDS_TWO = judged(
  'usually two parents are needed (a mate must be found, pollen must be carried)',
  `
  reject one/single parent, without two/both
  reject disease/compete/die
  reject not mate/partner ... need
  accept two/2/both parent
  accept two/2/both/another individual/plant/organism ... need/needed/required/involved/mate/reproduce
  accept need/needs/require/requires/take/takes ... two/2/both/another plant/individual/gamete/organism
  accept one/lone/single/alone ...(no need).. "cannot" reproduce
  accept not reproduce ... alone/own/itself
  accept need/needs/require/find/finding/search ... mate/partner/pollinator/pollination/insect/bee/wind/another
  accept mate/partner/pollinator/pollen ... need/needed/find/found/required/carry/carried/transfer
  accept depend/depends/rely/relies ... pollinator/insect/bee/wind/another/mate
  unsure mate/partner/pollination/pollinator
  earns: two parents are needed
  earns: it depends on pollinators
  earns: it needs to find a partener
  misses: it takes more time
  misses: only one parent is needed
  misses: there is variation`,
)

export const TAKES_TIME_ENERGY = judged(
  'it takes more time / energy',
  `
  reject less time/energy
  reject save time/energy
  reject same time
  reject over time
  reject short time
  reject long root/leaf/leaves/distance
  reject not long/longer
  accept not as/so fast/quick/quickly
  accept not fast/quick/quickly
  reject fast/faster/quick/quicker
  accept slow/slower/slowly
  accept time/energy/long/longer
  accept few/fewer/less offspring/seed
  accept few/fewer plant ... produce/made/make/grow
  earns: it takes more time
  earns: it needs more energy, for flowers
  earns: it is slowwer
  misses: it is faster
  misses: two parents are needed
  misses: there is variation`,
)

export const MAY_LOSE_GENES = judged(
  'good combinations of genes may be lost / offspring may be less well adapted',
  `
  GOOD = good/useful/desired/best/favourable/beneficial/advantageous/helpful
  FEATURE = gene/feature/combination/trait/characteristic/allele
  reject not lose/lost ... GOOD
  reject GOOD ... not lose/lost
  reject GOOD FEATURE ... keep/kept
  reject seed/mate, without gene/feature/characteristic/combination/trait
  accept GOOD ... FEATURE ... lose/lost
  accept GOOD ... FEATURE, not pass/passed/inherit/inherited/keep/kept
  accept lose/lost ... GOOD
  accept harmful/bad/worse/undesirable/unfavourable ... FEATURE
  accept offspring ... less/worse/badly/poorly ... adapted/suited
  accept offspring ... not adapted/suited
  accept not GOOD ... inherit/inherited/pass/passed
  unsure adapted | GOOD
  earns: good combinations of genes may be lost
  earns: some offspring may be less well adapted
  earns: usefull features can be lost
  misses: it is slow
  misses: there is variation
  misses: two parents are needed`,
)
