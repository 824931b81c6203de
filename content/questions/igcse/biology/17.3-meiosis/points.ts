import { judged } from '@/lib/exams/authoring/marks'

export const REDUCTION = judged(
  'reduction division / the number of chromosomes is halved',
  `
  HALF = half/halve/halved/halves/halving
  reject not HALF
  reject twice/double/doubled/same, without HALF/reduction/haploid
  accept reduction/reductive division
  accept HALF ... chromosome
  accept chromosome ... HALF
  accept number ... HALF
  accept HALF ... number
  unsure haploid
  unsure HALF | reduce/reduction
  earns: it is a reduction division
  earns: the number of chromosomes is halved
  earns: cells get half the number of cromosomes
  earns: the number of chromosomes is hallved
  earns: it is a reducttion division
  misses: the number of chromosomes stays the same
  misses: it makes gametes
  misses: the cells are different`,
)

export const FROM_DIPLOID = judged(
  'from diploid to haploid',
  `
  reject haploid ... to/become/into diploid
  accept diploid ... haploid
  accept haploid
  unsure single set | one set
  earns: from diploid to haploid
  earns: a diploid nucleus gives haploid nuclei
  earns: the new cells are haplloid
  misses: the cells are diploid
  misses: the number is halved
  misses: from haploid to diploid`,
)

export const DIFFERENT_CELLS = judged(
  'resulting in genetically different cells',
  `
  VARY = different/differ/vary/variation/varied/unique/diverse
  reject identical
  reject VARY number/size/shape/amount, without genetic/genetically/gene/allele
  accept genetic/genetically/gene/allele/dna ... VARY
  accept VARY ... genetic/genetically/gene/allele/dna
  accept VARY ... cell/gamete
  accept cell/gamete ... VARY
  accept not identical/same
  accept VARY ... combination
  unsure VARY
  earns: the cells are genetically different
  earns: it gives cells that are not identical
  earns: there is variation between the gametes
  earns: geneticaly diferent cells are made
  misses: the cells are genetically identical
  misses: the cells are haploid
  misses: four cells are made`,
)

export const FUSE = judged(
  'at fertilisation two (haploid) nuclei / gametes fuse',
  `
  FUSE = fuse/fusion/join/combine/meet/unite/merge/add
  GAMETE = gamete/nucleus/nuclei/sperm/egg/ovum/pollen/sex
  accept fertilise/fertilisation/fertilised/fertilization/fertilized
  accept GAMETE ... FUSE
  accept FUSE ... GAMETE
  accept zygote ... from/contain/receive/get/has ... both/two/each
  unsure FUSE
  earns: at fertilisation two nuclei fuse
  earns: a sperm and an egg join
  earns: in fertilisaton the gametes come together
  earns: two gametes fuze at fertilisation
  misses: the number is halved
  misses: the zygote divides
  misses: meiosis takes place`,
)

export const DIPLOID_AGAIN = judged(
  'so the zygote has the diploid (normal) number again',
  `
  NUMBER = number/diploid/chromosome/set/pair
  reject gamete/sperm/egg ... full/diploid/normal/double, without zygote/offspring/baby/child/young/embryo/fuse/fertilise
  reject zygote/offspring/baby/child/young ... haploid/half, without diploid/full
  accept zygote/offspring/baby/child/young/embryo ... diploid/full/normal/right/correct/both/two/pair/same/complete/usual
  accept diploid ... zygote/offspring/baby/child/young/embryo/again/restore
  accept restore/restored ... NUMBER
  accept full/normal/right/correct/complete/usual/same/original NUMBER
  accept number ... same/constant/kept/maintain
  accept one set ... each/both
  unsure diploid
  earns: the zygote is diploid
  earns: the offspring has the full number of chromosomes
  earns: so the number stays the same in the species
  earns: the zygote gets the dipliod number
  misses: the zygote is haploid
  misses: gametes fuse
  misses: it would double`,
)

export const WOULD_DOUBLE = judged(
  'otherwise the number would double in each generation',
  `
  TWICE = double/doubled/doubling/twice/increase/rise/grow/many/more/92/128
  accept TWICE ... number/chromosome/generation/time
  accept number/chromosome ... TWICE
  accept generation, TWICE
  accept not TWICE
  unsure TWICE
  earns: otherwise the number would double in every generation
  earns: without it there would be twice as many chromosomes each time
  earns: the chromosome number would doubel
  misses: the zygote is diploid
  misses: gametes fuse
  misses: the cells are different`,
)

export const CHANCE_OF_EACH = judged(
  'meiosis gives genetically different gametes (another combination of alleles in each)',
  `
  VARY = different/differ/vary/variation/varied/unique/diverse/mix/mixed/new/random
  reject meiosis ... identical
  accept meiosis ... VARY
  accept gamete/sperm/egg/pollen/ovule ... VARY
  accept different/differ/vary/variation/varied/unique/diverse/random ... gamete/sperm/egg/pollen/ovule
  accept VARY ... allele/combination/gene
  accept allele/gene ... VARY
  accept not identical
  unsure meiosis
  earns: meiosis makes genetically different gametes
  earns: each pollen grain has different alleles
  earns: the gamettes are all different
  misses: runners grow by mitosis
  misses: the plants are identical
  misses: gametes fuse`,
)

export const TWO_PARENTS = judged(
  'different gametes fuse at fertilisation (alleles of two parents are combined)',
  `
  FUSE = fuse/fusion/join/combine/meet/unite/merge/mix
  accept fertilise/fertilisation/fertilised/fertilization/fertilized
  accept gamete/sperm/egg/pollen/nucleus/nuclei/allele/gene ... FUSE
  accept FUSE ... gamete/sperm/egg/pollen/nucleus/nuclei/allele/gene
  accept two/both parent
  accept sexual reproduction
  unsure FUSE
  earns: different gametes fuse at fertilisation
  earns: alleles from two parents are combined
  earns: the genes of both parents mix
  earns: fertilisattion mixes the alleles of parents
  earns: diferent gametes are combyned
  misses: the plants are identical
  misses: runners grow fast
  misses: meiosis makes gametes`,
)

export const CLONES = judged(
  'plants from runners grow by mitosis, so they are genetically identical',
  `
  SAME = identical/same/clone/similar/alike
  reject not identical
  reject seed ...(no runner/but/while/whereas).. SAME
  reject meiosis ...(no runner/mitosis).. SAME
  reject seed ...(no runner/but/while/whereas).. mitosis/asexual/asexually/clone, without runner
  accept mitosis
  accept clone
  accept genetically/genetic/gene/allele/dna ... SAME
  accept SAME ... gene/genetically/allele/dna/genotype
  accept asexual/asexually
  unsure SAME
  earns: plants from runners are made by mitosis
  earns: the plants from runners have the same alleles
  earns: they are geneticaly identicall clones
  misses: the plants from seeds are all identical
  misses: meiosis makes gametes
  misses: runners need less light`,
)

export const NO_PAIRS = judged(
  'its chromosomes cannot all form pairs (they come from two species / the number is odd)',
  `
  accept not pair/paired/partner/match/homologous
  accept odd number
  accept number ... odd
  accept not even
  accept not divide/divided/divisible ... two/2/half/equally/evenly
  accept different/two species ... chromosome
  accept chromosome ... different species
  accept single/one chromosome ... left
  unsure pair | odd | even
  unsure not half/halved
  earns: the chromosomes cannot form pairs
  earns: there is an odd number of chromosomes
  earns: some chromosomes have no patner
  earns: the chromosomes do not mach each other
  misses: it has too many chromosomes
  misses: it is a male
  misses: mitosis keeps the number`,
)

export const CANNOT_HALVE = judged(
  'so meiosis cannot share them out equally (halve the number)',
  `
  HALF = half/halve/halved/halving/share/shared/separate/split/divide/divided/equally/evenly/equal
  accept not half/halve/halved/halving/share/shared/equally/evenly/equal
  accept not separate/split/divide/divided ... equally/evenly/equal/half/two/2/chromosome
  accept chromosome/number/63/53/57/they ... not separate/split/divide/divided
  accept not meiosis
  accept meiosis ... not work/happen/occur/take/possible
  accept unequal/unequally/uneven/unevenly
  accept number ... not HALF
  accept impossible/unable ... meiosis/HALF
  accept meiosis ... fail/impossible/stop
  reject meiosis ... make/makes/produce gamete
  unsure meiosis
  earns: the number cannot be halved
  earns: meiosis cannot take place
  earns: they cannot be shared out equaly
  misses: the chromosomes do not form pairs
  misses: it has 63 chromosomes
  misses: meiosis makes gametes`,
)
