import { judged } from '@/lib/exams/authoring/marks'

export const INTERNATIONAL = judged(
  'internationally agreed system',
  `
  reject not international/internationally/global/worldwide
  reject different (name/word/part) ... (country/language) | (country/language) ... different (name/word/part)
  accept international/internationally/worldwide/global/globally/universal/universally
  accept all/every/each/any/other/different (country/language/scientist/nation) ... (use/same/know/understand/agree)
  accept (use/same/know/understand/agree) ... all/every/any/other (country/language/scientist/nation/biologist)
  accept (use/same/know/understand/agree) ... world/everywhere/everyone/everybody
  accept around/over/throughout world | whole world
  unsure agree/world/scientist
  earns: it is an internationally agreed system
  earns: the name is used all over the world
  earns: scientists of all countries use the same name
  earns: it is an intenational system
  misses: the name has two parts
  misses: it is in Latin
  misses: the name gives the genus`,
)

export const TWO_PARTS = judged(
  'a name has two parts',
  `
  reject three (part/word/name)
  accept two/2/double/both/pair (part/word/name/term/component/section)
  accept name ... genus ... species | first (part/word/name) ... genus | genus ... first ... species
  accept two/2 latin/scientific/different (part/word/name)
  unsure genus, species | two/2
  earns: the name has two parts
  earns: each species gets a name of two words
  earns: it uses 2 latin names
  earns: a name of two partts
  misses: it is agreed internationally
  misses: it is in Latin
  misses: organisms are sorted into groups`,
)

export const GENUS_SPECIES = judged(
  'the parts are the genus and the species',
  `
  unsure first ...(no genus/second/last).. species
  reject genus ... without/no species
  accept genus/generic ... species/specific
  accept species/specific ... genus/generic
  unsure genus
  earns: the genus and the species
  earns: the first word is the genus and the second is the species
  earns: it shows its species and its genus
  earns: the genuss comes before the species
  misses: the name has two parts
  misses: the family and the kingdom
  misses: the first word has a capital letter`,
)

export const EVOLUTIONARY = judged(
  'evolutionary relationships (common ancestry)',
  `
  reject not evolution*/ancest*
  accept evolution/evolutionary/evolve/phylogeny/phylogenetic
  accept ancestor/ancestry/ancestral
  accept descend/descent/descended
  unsure related/relationship/relation
  earns: evolutionary relationships
  earns: how the species evolved
  earns: which organisms share a common ancestor
  earns: the evolutionnary relationships between them
  misses: the shape of the organisms
  misses: how many species there are
  misses: the places where they live`,
)

export const SHAPE_MISLEADS = judged(
  'species that are not closely related can look alike, for example in similar environments (or related ones can look different)',
  `
  LOOK = look/shape/appearance/feature/colour/color/resemble/resemblance/body/characteristic/morphology/visible/physical
  PLACE = environment/habitat/surroundings/condition/lifestyle/adapt/adaptation/climate
  reject same/similar LOOK ... (always/means/so) ... closely related
  reject dna/sequence/base ... mislead/misleading/vary/change ... environment
  accept LOOK, not related/relation/relationship/relatives
  accept unrelated/distant/distantly ... LOOK | LOOK ... unrelated/distant/distantly
  accept related ... LOOK ... different/differ/unlike | related ... (different/differ/unlike) ... LOOK
  accept LOOK ... PLACE | PLACE ... LOOK
  accept LOOK ... mislead/misleading/unreliable/deceive/deceiving/coincidence/convergent/convergence/wrong
  accept LOOK ... (vary/change/differ) ... age/sex/food/individual/species/life
  accept different species/organisms/animals ... LOOK ... (same/similar/alike)
  accept different species/organisms/animals ... (same/similar/alike) ... LOOK
  unsure LOOK
  earns: species that are not related can look alike
  earns: the shape of the body depends on the environment
  earns: closely related species may look different
  earns: simlar shapes can be misleading
  misses: DNA is found in all cells
  misses: DNA is more accurate
  misses: similar species have similar sequences of bases`,
)

export const DNA_INHERITED = judged(
  'base sequences are inherited from ancestors / are more alike, the more recent the common ancestor',
  `
  DNA = dna/sequence/base/gene/genetic
  ALIKE = similar/alike/same/identical/match/few/fewer/less/difference
  reject less/fewer similar ... close/closely
  reject more difference ... close/closely
  reject dna/sequence/base, not inherit
  accept DNA ... inherit/inheritance/pass/passed/descend
  accept inherit/inheritance/pass ... DNA
  accept DNA ... ancestor/ancestry/evolution/evolutionary/evolve
  accept ancestor/ancestry ... DNA
  accept DNA, ALIKE ... related/relation/relationship
  accept related ... ALIKE ... DNA | related ... DNA ... ALIKE
  unsure DNA ... accurate/reliable/exact/precise | DNA, ALIKE | count/measure/number
  earns: DNA is inherited from their ancestors
  earns: the base sequence is passed on from the parents
  earns: the more similar the sequences, the more closely they are related
  earns: the sequences show a recent common ancester
  misses: shape depends on the environment
  misses: all organisms contain cells
  misses: the shape of the body is easy to see`,
)
