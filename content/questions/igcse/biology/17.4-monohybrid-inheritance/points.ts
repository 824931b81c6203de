import { judged } from '@/lib/exams/authoring/marks'

export const TWO_DIFFERENT = judged(
  'having two different alleles of a (particular) gene',
  `
  ALLELE = allele/version/form/variant
  reject different gene, without ALLELE
  reject ALLELE ... different genes
  reject dominant over/to
  reject same/identical ALLELE
  accept different/unlike ALLELE
  accept ALLELE ... different/differ/unlike
  accept dominant and/plus/with recessive
  accept one/1 dominant ... one/1 recessive
  accept one/1 recessive ... one/1 dominant
  accept dominant ... recessive allele
  accept ALLELE ... not same/identical
  accept not same/identical ALLELE
  unsure different
  earns: it has two different alleles of the gene
  earns: one dominant and one recessive allele
  earns: the alleles are diferent
  misses: it has two identical alleles
  misses: it has different genes
  misses: it is pure-breeding`,
)

export const EXPRESSED_IF_PRESENT = judged(
  'an allele that is expressed if it is present',
  `
  SHOW = express/expressed/expression/show/shown/seen/appear/visible/affect/determine/effect
  reject recessive ... SHOW, without dominant/mask/hide/even/over
  reject not present
  reject only ... two/both/homozygous
  reject common/stronger/better, without SHOW
  accept SHOW ... present/always/even/whenever/heterozygous
  accept always ... SHOW
  accept one copy ... SHOW
  accept SHOW ... one/single copy/allele
  accept mask/hide/override/overpower/dominate ... recessive/other
  accept present ... SHOW
  unsure SHOW
  earns: it is expressed if it is present
  earns: an allele that is always expressed
  earns: one copy is enough for it to be shown in the phenotype
  earns: it is expresed whenever it is present
  misses: it is only expressed when there are two copies
  misses: it is the more common allele
  misses: it is a gene`,
)

export const HEALTHY_PARENTS = judged(
  'parents 1 and 2 (who do not have the condition) have a child with it',
  `
  CHILD = child/children/son/daughter/offspring/4/four
  HEALTHY = unaffected/healthy/normal
  PARENT = parent/mother/father/couple/they/neither/1/one
  reject PARENT ... both affected
  accept PARENT ... not have/affected/show/express/suffer/filled ... CHILD
  accept neither ... has/have/affected/show ... CHILD
  accept HEALTHY PARENT ... CHILD
  accept PARENT ... HEALTHY ... CHILD
  accept CHILD ... affected/has/have/filled/show ... PARENT ... not have/affected/show/express/suffer/filled
  accept CHILD ... affected/has/have/filled/show ... HEALTHY, PARENT
  accept CHILD ... neither
  unsure not have/affected/show ... CHILD
  unsure skip generation
  unsure PARENT, CHILD
  earns: 1 and 2 do not have it but their child 4 does
  earns: unaffected parents have an affected child
  earns: healthy parents have a chidl with the condition
  misses: many people have it
  misses: both sexes have the condition
  misses: the parents both have the condition`,
)

export const HIDDEN = judged(
  'so the parents carry the allele without showing it (a dominant allele would be expressed in a parent)',
  `
  accept parent/1/2/both/they ... carry/carrier/carriers/heterozygous
  accept carry/carrier/heterozygous ... parent/1/2/both
  accept hidden/hide/mask/masked
  accept carry/have/has/pass allele ... not show/express/have/affected
  accept allele ... not express/shown/seen
  accept dominant ... parent/1/2/one ... would/must/have/has/affected/show
  accept if ... dominant ... would/must
  accept would ... parent ... if dominant
  accept inherit/receive/get/gets/got ... from both/each parent
  unsure not dominant
  unsure two recessive/copies
  unsure carry/carrier/heterozygous
  earns: the parents are carriers of the allele
  earns: if it was dominant one of the parents would have it
  earns: the allele is hidden in the parents
  earns: both parents must be heterozigous
  misses: the child has the condition
  misses: it is a rare condition
  misses: the parents are homozygous`,
)

export const BOTH_ALLELES = judged(
  'both alleles contribute to the phenotype / are expressed',
  `
  SHOW = express/expressed/contribute/show/shown/affect/seen/appear/effect/dominant
  reject only one ... SHOW
  accept both/each ... SHOW
  accept SHOW ... both/equally/together
  accept equally/equal SHOW
  accept not dominant
  accept "neither"
  unsure blend/mixture/mix/intermediate
  unsure both
  earns: both alleles are expressed
  earns: both alleles contribute to the phenotype
  earns: neither allele is dominant
  earns: both alleles are exprressed
  earns: both alleles are shown
  misses: one allele is dominant
  misses: only one allele is expressed
  misses: there are three alleles`,
)

export const IN_HETEROZYGOUS = judged(
  'in a heterozygous organism',
  `
  reject homozygous, without heterozygous
  accept heterozygous/heterozygote
  accept two different allele
  accept different allele ... present/together/have
  unsure ab | iaib
  unsure different allele
  earns: in a heterozygous organism
  earns: when an organism has two different alleles
  earns: in heterozigous people
  misses: in a homozygous organism
  misses: both alleles are expressed
  misses: the alleles are recessive`,
)

export const ONE_X = judged(
  'males have only one X chromosome (XY)',
  `
  MALE = male/man/men/boy/son
  FEMALE = female/woman/women/girl/daughter
  reject MALE ...(no FEMALE).. two/2 x
  reject FEMALE ...(no MALE).. one/1/single/only x, without MALE
  accept FEMALE ... two/2 x ... MALE ... one/1
  accept MALE ... one/1/single/only x
  accept MALE ... xy
  accept xy ... MALE
  accept one/1/single/only x ... MALE
  accept one/1/single/only x chromosome
  accept x and y ... MALE
  accept MALE ... x and y
  accept MALE ... not second/other/another x
  unsure MALE ... x | x ... MALE
  earns: males have only one X chromosome
  earns: males are XY
  earns: boys have just one X cromosome
  earns: singel X chromosome in males
  misses: females have two X chromosomes
  misses: males have two X chromosomes
  misses: it is more common in men`,
)

export const ONE_IS_ENOUGH = judged(
  'so one recessive allele is expressed (there is no allele of the gene on the Y chromosome)',
  `
  MALE = male/man/men/boy/son/they/he/it
  accept one/1/single/only/just ... allele ... enough/need/cause/require/necessary/sufficient/express/affected/colour/condition/blind
  accept need/only/require/inherit/get ... one/1/single ... allele/copy/gene/recessive/b
  accept one copy
  accept not allele/gene/locus ... y
  accept y ... not carry/have/contain/mask
  accept y ... not allele/gene/copy
  accept not dominant/other/second/another allele/copy ... mask/hide/y/male
  accept not mask/hide/masked/hidden
  accept not carrier
  accept MALE ... always ... express
  unsure y | recessive
  earns: one recessive allele is enough
  earns: the Y chromosome does not carry the gene
  earns: they need only one recessive alelle
  earns: there is no dominant allele to mask it
  misses: males have one X chromosome
  misses: females need two alleles
  misses: the allele is dominant`,
)

export const FEMALES_TWO = judged(
  'females need two recessive alleles (on both X chromosomes) / can be carriers',
  `
  FEMALE = female/woman/women/girl/daughter
  reject male/men/boy ... two/2/both allele/copy, without FEMALE
  accept FEMALE ... two/2/both ... allele/copy/gene/recessive
  accept FEMALE ... both x/chromosome
  accept FEMALE ... homozygous
  accept FEMALE ... another/other/second x/allele/chromosome
  accept two/2/both ... allele/copy/gene ... FEMALE
  accept FEMALE ... carrier/carry/heterozygous/mask/hide/dominant
  accept xx ... both/two/2/carrier
  unsure FEMALE
  earns: females need two recessive alleles
  earns: a woman must inherit the allele on both X chromosomes
  earns: femails need both alleles
  earns: girls can be cariers
  misses: males need two recessive alleles
  misses: males have one X chromosome
  misses: the allele is recessive`,
)

export const WITH_RECESSIVE = judged(
  'cross it with a homozygous recessive organism',
  `
  CROSS = cross/breed/mate/pollinate/bred/reproduce/fertilise/test
  reject with/to homozygous dominant
  reject heterozygous recessive
  accept homozygous recessive
  accept double recessive
  accept recessive phenotype
  accept CROSS ... recessive
  unsure recessive
  unsure tt/gg/bb/hh/rr
  earns: cross it with a homozygous recessive organism
  earns: breed it with one that is homozygous recessive
  earns: cross it with a recesive plant
  misses: cross it with a heterozygous organism
  misses: cross it with a homozygous dominant one
  misses: count the offspring`,
)

export const ANY_RECESSIVE = judged(
  'any offspring with the recessive phenotype: it is heterozygous',
  `
  SOME = any/some/one/half/few/1/50/mixture/mix/both/ratio/two
  reject recessive ... homozygous dominant, without all/heterozygous
  reject all ... dominant ... heterozygous, without some/any/half/otherwise
  reject offspring/young ... are/be heterozygous, without parent/it/plant/organism
  YOUNG = offspring/young/child/children/progeny
  accept SOME ... YOUNG/recessive/them ... heterozygous
  accept heterozygous ... if ... SOME/recessive
  accept recessive ... YOUNG/appear/present/phenotype/show ... heterozygous
  accept heterozygous ... recessive ... YOUNG/appear/phenotype
  unsure SOME ... heterozygous
  unsure heterozygous
  unsure tt/gg/bb/hh/rr
  earns: if any offspring show the recessive phenotype it is heterozygous
  earns: if half of them are recessive the parent is heterozygous
  earns: it is heterozigous if some of the offspring are recessive
  misses: if all are dominant it is homozygous
  misses: cross it with a homozygous recessive one
  misses: count the offspring`,
)

export const ALL_DOMINANT = judged(
  'all offspring with the dominant phenotype: it is homozygous (dominant)',
  `
  ALL = all/every/each/only/100/none
  reject all ... dominant ... heterozygous, without homozygous/homozygote
  reject all offspring/young/are recessive
  accept ALL ... homozygous dominant
  accept ALL ... homozygous/pure, without recessive
  accept homozygous dominant ... ALL
  accept homozygous ... if ALL
  accept not recessive ... homozygous
  accept homozygous/pure ... not recessive
  unsure ALL ... dominant
  unsure ALL, tt/gg/bb/hh/rr
  earns: if all offspring show the dominant phenotype it is homozygous dominant
  earns: the parent is homozygous dominant if all of the young are dominant
  earns: if all are dominant the parent is homozigous
  misses: if some are recessive it is heterozygous
  misses: all are heterozygous
  misses: cross it with a recessive organism`,
)
