import { judged } from '@/lib/exams/authoring/marks'

export const RANGE = judged(
  'there is a range of values (phenotypes) between two extremes / there are intermediates',
  `
  reject not range/continuous
  reject limited number
  reject range ... limited
  reject few/four/only/distinct/limited group/type/category/categories/class
  accept range
  accept value/length/size in between
  accept not fall/fit/sort ... group/category/categories/class
  accept extreme/intermediate
  accept any/every/all value/length/size/number/possible
  accept between ... largest/longest/highest/maximum/biggest
  accept not separate/distinct/fixed/definite/clear group/category/categories/class
  unsure value/group/category
  earns: there is a range of lengths
  earns: it lies anywhere between two extremes
  earns: there are intermedeates between the shortest and the longest
  misses: the leaves are different
  misses: there is a limited number of phenotypes
  misses: it is caused by genes`,
)

export const NO_INTERMEDIATES = judged(
  'there is a limited number of phenotypes (groups) / there are no intermediates',
  `
  GROUP = group/phenotype/category/categories/type/option/possibility/possibilities/class/value
  reject not limited
  accept not range
  accept either ... or
  unsure range
  accept not intermediate/between/inbetween
  accept limited/few/four/4/distinct/separate/fixed/set/definite/specific/finite/only/certain ...(no gene).. GROUP
  accept GROUP ...(no gene).. limited/few/distinct/separate/fixed/finite
  accept only ... ab
  unsure GROUP, number/some/set
  earns: there are only four groups
  earns: there are no intermedeates
  earns: a limited number of phenotypes
  misses: there is a wide spread
  misses: people are different
  misses: it is caused by genes only`,
)

export const SAME_GENES = judged(
  'leaves of one plant have the same genes (alleles) / would not show differences between individuals',
  `
  SAME = same/identical/similar/alike
  PLANT = plant/individual/tree/organism
  reject different gene/allele ... (one plant)
  accept SAME ...(no species/different/size/length).. gene/allele/dna/genetic
  accept genetic SAME
  accept one PLANT, not represent/show/typical/enough
  accept variation/difference/differences/different ...(no leaf/leaves).. between/among/in/from ...(no one).. PLANT
  accept represent/representative/bias/biased
  unsure variation/individual/genes
  earns: all leaves of one plant have the same genes
  earns: they would be geneticaly identical
  earns: to see the variation between different plants
  misses: it is easier
  misses: the leaves are on the same branch
  misses: leaves grow at different speeds`,
)

export const BLOOD_GENES = judged(
  'blood group is caused by genes only / is not affected by the environment',
  `
  OUTSIDE = environment/environmental/diet/food/lifestyle/exercise
  reject blood ...(no mass/weight/but/while/not).. OUTSIDE
  accept blood ...(no mass/weight/but/while).. gene/genetic/inherit/inherited/allele/dna
  accept gene/genetic/allele/dna/inherit ...(no mass/weight/but).. blood
  accept blood, not OUTSIDE
  accept not OUTSIDE/affect/change/influence ... blood
  unsure gene/genetic/inherit/discontinuous
  earns: blood group is controlled by genes only
  earns: blood groups are inherted from the parents
  earns: your blood group is genettic
  misses: body mass is larger after a year
  misses: the blood group is caused by the environment
  misses: mass depends on food`,
)

export const MASS_ENVIRONMENT = judged(
  'body mass is (also) affected by the environment, such as diet or exercise',
  `
  MASS = mass/weight/weigh/continuous
  OUTSIDE = environment/environmental/surrounding/diet/food/eat/ate/lifestyle/exercise
  reject MASS ...(no blood).. gene/genetic only
  reject MASS, not OUTSIDE, without blood
  accept MASS ...(no blood/only).. OUTSIDE
  accept OUTSIDE ...(no blood/group).. MASS
  unsure OUTSIDE
  earns: body mass is affected by the environment as well
  earns: diet changes your mass
  earns: mass depends on genes and the enviroment
  misses: body mass is caused by genes only
  misses: blood groups stay the same
  misses: mass is continuous variation`,
)

export const RANDOM = judged(
  'random (change)',
  `
  reject not random
  accept random/randomly/chance/spontaneous/unpredictable
  earns: a random change
  earns: it happens by chance
  earns: a randum change in the DNA
  misses: a change in the DNA
  misses: a change caused by the environment
  misses: a large change`,
)

export const BASE_SEQUENCE = judged(
  'in the base sequence of DNA',
  `
  reject not change
  reject amino acid sequence/order, without base
  accept base/bases/nucleotide ...(no amino).. sequence/order/dna/gene/code
  accept sequence/order ...(no amino).. base/bases/nucleotide
  accept dna/gene ... base/bases
  unsure base/bases | dna sequence/code
  earns: a change in the base sequence of DNA
  earns: the order of the bases changes
  earns: a change in the sequance of bases of a gene
  misses: a change in the number of cells
  misses: the amino acid sequence is different
  misses: a change in a chromosome`,
)

export const TOO_MUCH = judged(
  'fewer seeds germinate (more die) / many of the mutations are harmful',
  `
  FEW = less/few/fewer/low/lower/not/decrease/reduce/little/small
  GROW = germinate/germination/grow/survive/survival/seedling
  accept most/many, not germinate/grow/survive
  reject more/most ...(no mutation/not/die/dead).. germinate/survive
  accept few/fewer/less/low/decrease/reduce/small ...(no mutation).. GROW
  accept GROW ...(no mutation).. low/lower/decrease/reduce/fall/drop/less/small
  accept not GROW
  accept only/just/hardly ... germinate/grow/survive
  reject harm/harmful/danger/dangerous/damage ... breeder/people/human/worker/environment, without seed/plant/seedling
  accept die/dead/death/kill/killed
  accept harm/harmful/damage/damaged/damaging/dangerous/toxic
  unsure GROW
  earns: fewer seeds germinate
  earns: most of the seeds would be killed
  earns: the percentage that germinates is lowwer
  misses: more seeds germinate
  misses: it takes longer
  misses: there are more mutations`,
)
