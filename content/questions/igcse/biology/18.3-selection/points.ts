import { judged } from '@/lib/exams/authoring/marks'

/** What is said of the other colour does not count against the colour that is found more often. */
export const seenMore = (seen: string, hidden: string) =>
  judged(
    `${seen} moths are easier to see, so more of them are eaten by birds`,
    `
    EATEN = eat/eaten/prey/predator/kill/killed/catch/caught/hunted
    SEEN = see/seen/visible/spot/spotted/notice/noticed/noticeable/obvious/stand/find/camouflage/camouflaged/hide/hidden/blend
    reject ${hidden} ...(no ${seen}/than/so/not/less).. EATEN
    reject ${seen} ...(no ${hidden}/not/less/easy/easier/easily).. camouflage/camouflaged/hidden/blend, without EATEN
    reject less/fewer ...(no ${hidden}/camouflage/camouflaged).. EATEN
    accept ${seen}/they/them/these/those/more, EATEN
    reject ${hidden} ...(no ${seen}/than/so/less/not/harder/hard/difficult).. easy/easier/easily/better/clearly, without ${seen}
    reject hide/hidden/blend/camouflage/camouflaged ...(no ${hidden}).. better/easy/easier/easily/well, without ${hidden} | less/harder/cannot
    accept see/seen/visible/spot/spotted/notice/noticed/noticeable/obvious/find/conspicuous ...(no ${hidden}).. easy/easier/easily/more/better/clearly
    accept easy/easier/easily/more/clearly/better ...(no ${hidden}).. see/seen/visible/spot/spotted/notice/noticed/noticeable/obvious/find
    accept stand out
    accept conspicuous
    accept contrast
    accept not camouflage/camouflaged/hide/hidden/blend
    accept less/worse/poor/bad camouflage/camouflaged/hidden
    accept ${hidden} ...(no ${seen}).. camouflage/camouflaged/hidden/hide/blend/harder/hard/difficult
    unsure SEEN
    earns: birds could see the ${seen} moths more easily
    earns: more of the ${seen} ones were eatten
    earns: they stand out and predators eat them
    misses: the ${seen} moths flew away
    misses: fewer ${seen} moths were released
    misses: the ${seen} moths are larger`,
  )

export const survives = (better: string, worse: string) =>
  judged(
    `${better} moths are (better adapted and) more likely to survive`,
    `
    reject ${worse} ...(no ${better}/less/not/fewer/die/eaten).. survive/survival
    reject not survive, without ${worse}
    reject ${better} ...(no ${worse}).. (less/fewer survive | less likely to survive | low/lower/smaller chance), without ${worse}
    reject ${worse}, not eaten/killed/die, without ${better}
    accept survive/survival/survivors
    accept ${worse}, not survive
    accept live longer
    accept not eaten/killed/die
    accept ${worse} ...(no ${better}).. die/died/eaten/killed
    accept less/fewer ...(no ${worse}).. die/died/eaten/killed
    unsure adapted/advantage/camouflaged
    earns: the ${better} moths are more likely to survive
    earns: more ${better} moths survived
    earns: ${better} moths servive more often
    misses: moths need food
    misses: there are more ${better} moths
    misses: the wood became darker`,
  )

/** Of the colour that survives: the other one reproducing more is the opposite. */
export const reproduces = (better: string, worse: string) =>
  judged(
    'so they are more likely to reproduce',
    `
    BREED = reproduce/reproduction/breed/breeding/mate/mating/multiply
    YOUNG = offspring/young/babies/eggs
    reject not reproduce/breed
    reject less/fewer ${better} ...(no ${worse}).. BREED, without ${worse}
    reject ${worse} ...(no ${better}/less/fewer/not/so/and).. BREED/YOUNG, without less/fewer | not BREED
    accept BREED
    accept have/produce/make/lay/more ... YOUNG
    unsure offspring
    earns: they reproduce more
    earns: they have more offspring
    earns: so they can reprodduce
    misses: they survive
    misses: more ${worse} moths breed
    misses: they cannot reproduce`,
  )

export const passesAlleles = (better: string, worse: string) =>
  judged(
    'and pass on their alleles (to the next generation)',
    `
    ALLELE = allele/alleles/gene/genes/dna
    PASS = pass/passed/hand/inherit/inherited/transfer/transmit
    reject not pass/inherit
    reject ALLELE for ${worse}, without ${better} | less | fewer | rare
    reject ${worse} ALLELE, without ${better} | less | fewer | rare
    reject ALLELE ...(no ${worse}).. less/fewer common/frequent, without ${worse}
    accept PASS ... ALLELE
    accept ALLELE ... pass/passed/inherit/inherited/transfer/offspring/generation/common/frequency
    accept offspring/young/generation ... ALLELE
    unsure PASS, generation
    earns: they pass on their alleles
    earns: the offspring inherit the gene
    earns: they pass their aleles to the next generation
    earns: the allele for ${better} colour becomes more common
    misses: they survive and reproduce
    misses: they pass on the allele for ${worse} colour
    misses: they pass on their features to their offspring
    misses: they change colour`,
  )

export const chooses = (animal: string, product: string) =>
  judged(
    `choose the ${animal} with the highest ${product} (and males of the best families)`,
    `
    CHOOSE = choose/chose/chosen/select/selected/pick/picked/take/took/identify/use/used/find/found
    GOOD = high/highest/most/more/best/desire/desired/desirable/good/large/lot/lots/yield/milk/wool
    YOUNG = offspring/calf/calves/kid/kids/chick/chicks/lamb/lambs/young/daughter/child/children
    ANIMAL = ${animal}/bull/parent/male/female/animal/individual/those
    reject CHOOSE ...(no YOUNG/not/than).. lowest/least/worst
    reject feed/fed/food, without CHOOSE
    reject CHOOSE ...(no ANIMAL/YOUNG).. food/feed/diet/grass
    accept CHOOSE ...(no YOUNG).. ANIMAL, GOOD
    accept ANIMAL ...(no YOUNG).. CHOOSE, GOOD
    accept CHOOSE ...(no YOUNG).. GOOD, without YOUNG
    accept GOOD ...(no YOUNG).. CHOOSE/parent, without YOUNG
    accept breed/cross/mate/crossed/mated ...(no YOUNG).. highest/most/best
    unsure CHOOSE, without YOUNG
    earns: choose the ${animal} with the highest ${product}
    earns: the best ${animal} are selected
    earns: sellect those that give most
    misses: feed the ${animal} better
    misses: repeat over many generations
    misses: cross them`,
  )

export const CROSSES = judged(
  'cross (breed) them with one another',
  `
  reject not cross/breed/mate
  unsure selective breed/breeding, without cross/mate/together/them/these/bull
  accept cross/crossed/crossbreed/interbreed/mate/mated/insemination/inseminate/fertilise/fertilize
  accept breed/bred/reproduce ... together/them/these/those/with/each/another/bull/male/best/chosen/selected
  accept these/those/they/parent/chosen/selected/best ...(no selective/selectively).. breed/bred/reproduce
  accept allow/let/make ... breed/reproduce
  unsure breed/bred/breeding/reproduce
  earns: cross them
  earns: breed them together
  earns: these are matted, mated or crosed
  misses: feed them well
  misses: choose the best ones
  misses: repeat it many times`,
)

export const BEST_OFFSPRING = judged(
  'choose the offspring with the highest yield (as the next parents)',
  `
  CHOOSE = choose/chose/chosen/select/selected/pick/picked/take/use/used/keep/kept
  BEST = best/highest/most
  YOUNG = offspring/calf/calves/kid/kids/chick/chicks/lamb/lambs/young/daughter/daughters/child/children
  CROSS = cross/crossed/breed/bred/mate/mated
  accept CHOOSE ...(no parent/cow/goat/sheep/and/then/to).. YOUNG
  accept CHOOSE ...(no parent/cow/goat/sheep/and/then).. of, YOUNG/(next generation)
  accept YOUNG ...(no and/then).. CHOOSE
  accept YOUNG ...(no by/from).. (are | is | and | then | again) CROSS
  accept CROSS ...(no to/get/give/have/so/and/then).. BEST YOUNG
  accept CROSS ...(no to/get/give/have/so).. YOUNG with BEST/desired/desirable
  accept CHOOSE ... best/highest of next generation
  unsure BEST, YOUNG
  unsure CHOOSE, YOUNG
  unsure YOUNG, desired/desirable/high/CROSS
  earns: select the best offspring
  earns: the offspring that show the feature are chosen
  earns: pick the ofspring with the highest yield
  misses: cross them
  misses: choose the parents with the feature
  misses: they have many offspring
  misses: many generations pass`,
)

export const REPEATS = judged(
  'repeat this over many generations',
  `
  reject not repeat
  accept repeat/repeated/again/continue/continued
  accept keep doing
  accept over/through/after ... generations
  accept many/several/multiple/each/every/more/few ... generation/generations
  accept generation after generation
  earns: repeat over many generations
  earns: do it again with the offspring
  earns: repeet it for several generations
  misses: cross the best ones
  misses: they sell the others
  misses: it takes a lot of money`,
)

export const MUTATION = judged(
  'a random mutation makes a bacterium resistant (gives it a new allele)',
  `
  reject antibiotic ...(no kill/before/but/not/random/randomly).. cause/make/made/lead/induce/give ...(no kill).. mutation/mutate/mutant
  reject not mutate/mutation
  reject people/human/patient/person mutate/mutated
  reject mutate/mutated/mutation ...(no random/randomly).. because/need/order, without random/randomly | chance
  accept mutation/mutate/mutated/mutant
  unsure variation/allele
  unsure some/few/one resistant
  earns: a random mutation gives resistance
  earns: one bacterium mutated and was resistant
  earns: there was a muttation that made it resistant
  misses: the antibiotic caused a mutation
  misses: bacteria get used to the antibiotic
  misses: the bacteria reproduce quickly`,
)

export const OTHERS_KILLED = judged(
  'the antibiotic kills the bacteria that are not resistant',
  `
  KILL = kill/killed/die/died/destroy/destroyed/dead
  OTHER = other/others/rest/susceptible/sensitive/normal/weak/non/nonresistant/remaining
  reject "not killed"/"not kill"/"not die"/"don't die"/"aren't killed", without OTHER/only
  reject KILL ...(no non/not/other/others/all/every/normal/susceptible/sensitive/except/but/without/so/and/leaving).. resistant bacteria/ones, without non/nonresistant/except | not resistant
  accept only resistant/mutant/mutated ...(no kill/die).. (survive | left | remain | not killed | not die)
  accept KILL, not mutation/mutated/gene/allele/resistance
  accept all except/but ... resistant ... KILL
  accept KILL ... OTHER
  accept OTHER ... KILL
  accept KILL & not resistant
  accept not resistant ... KILL
  accept KILL ... except/but/leaving ... resistant
  unsure KILL
  earns: the antibiotic kills the other bacteria
  earns: bacteria that are not resistant die
  earns: the rest are kiled by the antibiotic
  misses: the antibiotic kills the resistant bacteria
  misses: the bacteria reproduce
  misses: a mutation happens`,
)

export const RESISTANT_REPRODUCE = judged(
  'the resistant bacteria survive and reproduce',
  `
  GROW = survive/survived/survival/reproduce/reproduced/multiply/multiplied/divide/divided/replicate/breed/live
  reject non/nonresistant ...(no die/died/kill/killed/dead/so/and/but/while).. GROW
  accept resistant ...(no die/killed).. GROW
  accept GROW ... resistant/resistance
  accept GROW, they/these/those/it/which/that/mutant/mutated
  accept survivors ... reproduce/multiply/divide
  unsure GROW
  earns: the resistant bacteria survive and multiply
  earns: those that are resistant reproduce
  earns: resistant bacteria survve and divide
  misses: the resistant bacteria die
  misses: the others are killed
  misses: a mutation happens`,
)

export const PASSES_RESISTANCE = judged(
  'and pass on the allele (gene) for resistance',
  `
  ALLELE = allele/alleles/gene/genes/dna/mutation/resistance/plasmid
  reject not pass/inherit
  reject human/people/patient/person ...(no bacteria/bacterium).. pass/spread
  accept pass/passed/inherit/inherited/transfer/hand/copy ... ALLELE
  accept ALLELE ... pass/passed/inherit/inherited/transfer/offspring/generation
  accept offspring/generation/daughter ... resistant/ALLELE
  accept allele/gene ... common/frequent
  unsure pass/passed/inherit/offspring, without people | patient | human
  earns: they pass on the allele for resistance
  earns: their offspring are resistant as well
  earns: the resistance is passed on by inherting the gene
  misses: the bacteria survive
  misses: the others are killed
  misses: patients give it to each other`,
)

export const LESS_ANTIBIOTIC = judged(
  'less antibiotic is used there / only when it is needed',
  `
  LESS = less/fewer/few/little/low/lower/rare/rarely/seldom/reduce/reduced/limit/limited/smaller
  MEDICINE = antibiotic/antibiotics/drug/drugs/medicine
  reject more/most ...(no than/less).. antibiotic/antibiotics, without LESS
  reject LESS MEDICINE resistance/resistant
  reject LESS ...(no use/used).. little MEDICINE
  accept LESS ...(no resistant/bacteria/sample).. MEDICINE
  accept LESS dose/doses/often
  accept not prescribe/give/given/use/used ... unnecessary/unnecessarily/often/much
  accept finish/finished/complete/completed ... course
  accept antibiotic/antibiotics/drug ...(no resistant/kill/killed/work/worked/effective/and/so).. LESS, without effective | kill
  accept only ... need/needed/necessary/serious/bacterial/prescribed/required
  accept not overuse/use
  accept different/other antibiotic/antibiotics
  accept hygiene/clean/cleaner/cleaning/wash/isolate/isolated/disinfect
  unsure antibiotic/antibiotics
  earns: it uses less antibiotic
  earns: antibiotics are only given when they are needed
  earns: fewer antibioticks are used
  misses: it uses more antibiotics
  misses: it has more patients
  misses: the people there are immune`,
)
