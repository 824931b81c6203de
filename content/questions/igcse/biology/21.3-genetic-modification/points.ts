import { judged } from '@/lib/exams/authoring/marks'

export const GENETIC_MATERIAL = judged(
  'changing the genetic material (DNA, genes) of an organism',
  `
  CHANGE = change/changing/alter/altering/modify/edit/manipulate/alteration/modification
  reject breed/breeding/cross, without dna/gene/genes/genome/genetic
  accept CHANGE ... dna/gene/genes/genome/genetic
  accept dna/gene/genes/genome/genetic ... CHANGE
  unsure dna/genome/material/genotype
  earns: changing the genetic material of an organism
  earns: altering the DNA of a living thing
  earns: when the genes of an organism are changed
  earns: it is chanjing the genetic material, changeing the genetic material
  misses: breeding the best plants
  misses: making a better crop
  misses: changing the way a plant looks`,
)

export const INDIVIDUAL_GENES = judged(
  'by removing, changing or inserting individual genes',
  `
  DO = remove/removing/insert/inserting/add/adding/delete/deleting/put/introduce/transfer/take/taken/move
  reject breed/breeding/cross, without insert/remove/add/put
  accept DO ... gene/genes
  accept gene/genes ... DO
  accept individual/single/one gene/genes
  unsure individual/single/gene/genes
  earns: by removing, changing or inserting individual genes
  earns: a gene is added to it
  earns: genes are taken out or put in
  earns: by removng or insertng genes
  misses: by breeding them
  misses: by using chemicals
  misses: changing the way a plant looks`,
)

export const SAME_ENDS = judged(
  'both then have complementary (matching) sticky ends',
  `
  MATCH = complementary/complement/match/matching/fit/correspond/identical/compatible
  reject different ... end
  accept end/ends/sticky ... MATCH
  accept MATCH ... end/ends/sticky
  accept base/bases ... MATCH
  accept MATCH ... base/bases
  accept "same sticky" | "same ends" | "same end" | "same bases"
  accept "ends are the same" | "ends are same" | "ends be the same"
  unsure sticky/complementary
  earns: so that the sticky ends are complementary
  earns: both have matching ends
  earns: the ends have complementary bases
  earns: to make complementry sticky ends
  misses: so that it works faster
  misses: the same enzyme cuts them
  misses: the ends are different
  misses: to cut the DNA`,
)

export const CAN_JOIN = judged(
  'so that gene and plasmid can join (bases pair)',
  `
  JOIN = join/pair/bind/attach/stick/connect/bond/link/combine/fit/insert/anneal
  reject not JOIN
  reject substrate
  accept "a" ... "t" ... "c" ... "g"
  accept JOIN between ... base/bases
  accept form between ... base/bases
  accept gene/plasmid/they/dna/base/bases/end/ends/it ... JOIN
  accept JOIN ... together/gene/plasmid/dna/each
  accept base pair/pairing
  unsure JOIN
  earns: so the gene and the plasmid can join
  earns: the bases pair with each other
  earns: the gene will fit into the plasmid
  earns: so that they can be joyned, they can be joined togethr
  misses: to save money
  misses: so they cannot join
  misses: because the enzyme is specific`,
)

export const BACTERIA_MULTIPLY = judged(
  'the bacteria multiply (and the plasmid is copied)',
  `
  reject not multiply/reproduce/divide
  accept multiply/reproduce/divide/replicate/clone/reproduction/division/double
  accept bacteria/bacterium/cell/they ... grow
  accept grow ... bacteria/bacterium/cell
  accept plasmid/gene ... copy/copied/replicate
  accept many/lots/million bacteria
  unsure copy/many/culture/cultured/ferment/grow
  earns: the bacteria multiply
  earns: bacteria reproduce asexually in a fermenter
  earns: the plasmid is copied when the cell divides
  earns: the bacteria reprodduce rapidly
  misses: the gene is expressed
  misses: the protein is purified
  misses: the plasmid is cut`,
)

export const GENE_EXPRESSED = judged(
  'the human gene is expressed / the bacteria use the gene to make the protein',
  `
  MAKE = make/produce/synthesise/synthesize/express/code/manufacture/form/secrete
  reject not MAKE
  accept gene ... express/read/switch/transcribe/translate
  accept express/expression/transcribe/translate
  accept bacteria/bacterium/they/it/cell/cells/each ... MAKE ... protein/insulin/hormone/it/product
  accept protein/insulin/hormone/product ... MAKE ... bacteria/bacterium/cell/cells/them/ribosome
  accept gene ... MAKE ... protein/insulin/hormone, without code
  unsure protein/insulin/hormone
  unsure gene ... code
  earns: the gene is expressed
  earns: the bacteria make the human protein
  earns: the gene codes for the protein, which is made by the cell
  earns: the bacteria prodduce the protein
  misses: the bacteria multiply
  misses: the gene is cut out
  misses: DNA ligase joins the pieces`,
)

export const BETTER_SOURCE = judged(
  'it is identical to the human protein / more can be made, faster or cheaper / no animals are killed / less risk of allergy or disease',
  `
  reject more/very/too expensive/time/difficult/slow
  reject pig/pigs/cow/cows/sheep/animal insulin/protein/hormone is/are identical/same, without bacteria
  unsure bacteria/they not animal
  unsure same/identical amount/quantity/time/way
  accept identical/exactly/exact
  accept same as
  accept same ... human/person/people/body/protein/insulin/hormone
  accept human insulin/protein/hormone
  accept large/more/lot/lots/unlimited/mass/plenty ... amount/quantity/insulin/make/produce/product
  accept cheap/cheaper/fast/faster/quick/quicker
  accept not allergy/allergic/reject/rejection/reaction/infect/infection/disease
  accept less/low/lower/fewer/reduce ... allergy/allergic/rejection/reaction/infection/disease/risk
  accept not animal/pig/cow/kill/cruel
  accept animal/pig/cow ... not kill/harm/need/suffer/use
  accept few/fewer/less ... ethical/animal/religious
  accept religion/religious/vegetarian/vegan
  unsure ethical/pure/safe/safer/animal/same
  earns: it is identical to human insulin
  earns: no animals have to be killed
  earns: large amounts can be made
  earns: it is idenntical to the human one
  misses: bacteria have plasmids
  misses: it takes more time to make
  misses: it is a protein
  misses: it lowers blood glucose`,
)

export const POISON = judged(
  'the new gene makes the plant poisonous / resistant to the insects',
  `
  BAD = poison/poisonous/toxin/toxic/resist/resistant/resistance/repel/deter
  KILL = kill/harm/harmful/die/dies/dead
  PEST = insect/pest/caterpillar/beetle/larva/larvae
  reject not resist/resistant/poison/poisonous/toxic
  reject herbicide/weed
  reject plant/crop/maize/potato die/dies/dead
  reject PEST, KILL, plant/crop/maize/potato, without BAD/eat/protein/gene/modified
  reject KILL by PEST
  accept BAD ... PEST/they/them
  accept PEST ... BAD
  accept plant/gene/crop/maize/potato/cotton/soya/protein/it ... BAD
  accept KILL PEST
  accept PEST ... die/dies/dead
  accept PEST is/are/be/get/will/would killed
  unsure BAD/KILL/protein
  earns: the plant makes a protein that is poisonous to insects
  earns: it is resistant to pests
  earns: insects that eat it die
  earns: the gene makes it rezistant to insects, it is resistent to insects
  misses: the weeds are killed by the herbicide
  misses: the plants die
  misses: the plant grows faster
  misses: the farmer uses fertiliser`,
)

export const LESS_EATEN = judged(
  'so less of the crop is eaten / damaged (more leaf for photosynthesis)',
  `
  EAT = eat/eaten/eats/damage/destroy/feed/lose/lost/loss/consume/attack
  LESS = less/few/fewer/little/reduce/decrease/smaller
  accept ordinary ... EAT more
  reject more ... EAT, without less/fewer
  accept LESS ... EAT
  accept EAT ... LESS
  accept not EAT
  accept stop/prevent ... EAT
  accept more ... leaf/leaves/photosynthesis/photosynthesise/survive
  accept "more plants"
  unsure EAT
  earns: less of the crop is eaten
  earns: insects do not eat the plants
  earns: fewer leaves are damaged
  earns: less of the crop is damajed, less of it is damagged
  misses: the gene makes a poison
  misses: more of it is eaten
  misses: weeds die`,
)

export const PRO_YIELD = judged(
  'higher yield / less of the crop is lost',
  `
  HIGH = high/higher/more/great/greater/increase/large/larger/big/bigger/better
  reject low/lower/less/smaller/reduce yield
  reject yield ...(no high/higher/more/increase/great/better).. less/lower/fall/decrease
  accept HIGH yield/harvest/profit
  accept yield/harvest/profit ... HIGH/rise
  reject seed/cost/expensive
  accept HIGH ... yield/crop/food/harvest/maize/profit/grain
  accept yield/crop/food/harvest/profit/grain ... HIGH/rise
  accept less/few/fewer ... eat/eaten/damage/loss/lost/pest
  accept not eat/eaten/damage/loss/lost
  unsure yield/profit
  earns: the yield is higher
  earns: more food is produced
  earns: less of the crop is lost to pests
  earns: the yeild is higher, the farmer gets a higher yeild
  misses: seed is expensive
  misses: the yield is lower
  misses: genes may spread`,
)

export const PRO_SPRAY = judged(
  'less insecticide is needed / less money is spent on insecticide',
  `
  SPRAY = insecticide/pesticide/spray/spraying/chemical
  reject more SPRAY, without less/fewer
  accept less/few/fewer/little/reduce/low/lower/save/cheap/cheaper ... SPRAY
  accept SPRAY ... less/fewer/reduce/lower/save/cheap/cheaper
  accept not SPRAY
  accept not need/use/have ... SPRAY
  unsure SPRAY/environment/pollution
  earns: less insecticide is sprayed
  earns: farmers do not need to spray pesticides
  earns: the insecticide costs less
  earns: less insectiside is used, less insecticde is used
  misses: the yield is higher
  misses: more insecticide is needed
  misses: seed is expensive`,
)

export const CON_SPREAD = judged(
  'the gene may spread to other (wild) plants / insects may become resistant',
  `
  GO = spread/transfer/pass/cross/move/escape/breed/contaminate/pollinate/hybridise/get
  reject not GO
  accept gene/pollen/it/they ... GO ... plant/weed/wild/crop/field/species/relative
  accept GO ... wild/weed/other/relative/neighbour/neighbouring
  accept gene ... GO
  accept cross ... pollinate/pollination
  BECOME = become/get/develop/evolve/gain/be/are/acquire
  accept weed/insect/pest/caterpillar BECOME resistant/resistance/immune/tolerant
  accept resistant/immune weed/weeds/pest/pests/insects
  unsure GO/superweed
  earns: the gene may spread to wild plants
  earns: pollen could transfer the gene to weeds
  earns: insects may become resistant
  earns: the gene could spred to wild plants, it could tranfer to weeds
  misses: seed is expensive
  misses: the yield is higher
  misses: fewer insects live there`,
)

export const CON_LIFE = judged(
  'less biodiversity / harmless insects, or animals that feed on them, are harmed',
  `
  ANIMAL = insect/butterfly/butterflies/bee/bees/bird/animal/species/pollinator/wildlife/organism
  HARM = harm/kill/die/dies/decrease/fewer/less/poison/damage/starve/disappear/extinct/reduce/lose/fall
  reject not HARM, ANIMAL
  reject pest ... HARM, without other/useful/harmless/bird/bee
  LIFE = insect/insects/animal/animals/species/organism/creature/wildlife/life
  GOOD = useful/other/beneficial/non-target/wild/good/friendly
  accept less/low/lower/reduce/decrease/loss/lose/fewer ... biodiversity/diversity/species
  accept biodiversity/diversity ... less/low/lower/reduce/decrease/fall/lost/lose
  accept "harmless" ... kill/killed/die/dies/poison/poisoned/hurt/affect
  accept kill/poison/hurt/affect ... "harmless"
  accept GOOD LIFE ... HARM
  accept HARM ... GOOD LIFE
  accept HARM ... "non-target"
  accept HARM non target
  accept bird/butterfly/butterflies/bee/bees/pollinator/wildlife/species ... HARM
  accept HARM ... bird/butterfly/butterflies/bee/bees/pollinator/wildlife/species
  accept food chain/web ... HARM/affect/change/disrupt
  accept HARM/affect/change/disrupt ... food chain/web
  unsure biodiversity/insect/ecosystem
  earns: it reduces biodiversity
  earns: harmless insects may be killed
  earns: birds have less food
  earns: it lowers the bio diversity, it reduces biodiversaty
  misses: seed is expensive
  misses: the yield is higher
  misses: the gene may spread`,
)

export const CON_COST = judged(
  'seed is expensive / must be bought each year from a few companies',
  `
  reject cheap/cheaper
  accept seed ... expensive/cost/dear/buy/bought/price/control/patent/company/companies
  accept expensive/cost/buy/control/price ... seed
  accept farmer ... depend/dependent/afford/rely/buy/pay
  accept not afford
  accept company/companies ... control/own/monopoly/depend/buy
  accept depend/buy ... company/companies
  unsure expensive/cost/company/companies
  earns: the seed is more expensive
  earns: farmers have to buy new seed every year
  earns: companies control the seed
  earns: seeds are more expensiv
  misses: the yield is higher
  misses: the gene may spread
  misses: it is cheaper for farmers`,
)

export const CON_UNKNOWN = judged(
  'unknown (long-term) effects on health or the environment',
  `
  reject effect known
  accept unknown/unsure/uncertain/unpredictable/unexpected
  accept nobody know
  accept not know/known/sure/certain/test/tested ... effect/health/safe/future/happen/risk
  accept long term ... effect/health/risk
  accept effect/risk ... long term
  accept may/might/could/possible/possibly ... allergy/allergic/allergies/illness/ill/sick/unsafe
  accept may/might/could ... harm/bad/effect/problem ... people/human/health/body
  accept may/might/could ... health/human ... problem/effect/risk
  accept not be safe
  unsure health/allergy/allergic/safe/unsafe/risk/danger
  earns: the long-term effects are unknown
  earns: nobody knows the effects on health
  earns: it could cause allergies in people
  earns: there may be unknwn effects on health
  misses: the yield is higher
  misses: seed is expensive
  misses: birds have less food`,
)
