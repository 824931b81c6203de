import { judged } from '@/lib/exams/authoring/marks'

export const POOR_FEATURE = [
  judged(
    'size varies within a species / changes with age / “large” and “small” have no exact meaning',
    `
    VARY = vary/variation/differ/different/change/range/fluctuate
    reject not VARY | size ... constant
    accept age/grow/growth/young/younger/juvenile/adult/mature/older/development/conditions/diet/nutrition
    accept size ... VARY | VARY ... size | individual/member/organism/species ... VARY
    accept relative/subjective/opinion/vague/comparative/unclear/imprecise/qualitative | not exact/precise/specific/definite/fixed/clear/constant/reliable
    unsure accurate/exact/same/similar/measure/reliable
    earns: size varies within a species
    earns: because the young ones are smaller than the adults
    earns: members of the same species have diffrent sizes
    earns: big and small are not exact
    misses: size is easy to see
    misses: it is not a good feature
    misses: all animals have a size`,
  ),
]

export const SPECIES_DEFINED = [
  judged(
    'a group of organisms that can reproduce (with each other)',
    `
    BREED = reproduce/reproduction/breed/interbreed/mate
    reject not BREED
    accept BREED
    unsure produce/make/have ... offspring
    earns: a group of organisms that can reproduce with each other
    earns: animals which can breed to give fertile offspring
    earns: organisms that interbread and have fertile young
    misses: a group of organisms with similar features
    misses: organisms of one genus
    misses: a group of animals that live together`,
  ),
  judged(
    'to produce fertile offspring',
    `
    YOUNG = offspring/young/children/baby/babies
    reject sterile | not fertile
    accept fertile | YOUNG ... reproduce/breed
    unsure YOUNG
    earns: they produce fertile offspring
    earns: animals which can breed to give fertile young
    earns: organisms that can have offspring that can reproduce
    earns: they have fertil ofspring
    misses: a group of similar organisms
    misses: organisms that can breed
    misses: their offspring are sterile`,
  ),
]

export const RELATED_BY_BASES = [
  judged(
    'base sequences of species that are closely related are more similar / have fewer differences',
    `
    ALIKE = similar/alike/same/identical/match/resemble
    DIFFERENT = difference/different/differ
    FEW = few/fewer/less/small/smaller/little/least/low
    reject less/fewer ALIKE ...(no distant/distantly/less).. close/closely/related
    reject more DIFFERENT more ... related
    reject more/many DIFFERENT ...(no distant/distantly/less/not).. closely | closely ...(no distant/distantly/less/not/fewer).. more/many/great/greater DIFFERENT
    accept FEW DIFFERENT | not DIFFERENT ... much/many | DIFFERENT ... FEW
    accept ALIKE ... sequence/base/dna/related | sequence/base/dna ... ALIKE
    accept more DIFFERENT ... less/distant/distantly/not | share more bases
    unsure DIFFERENT/compare/ALIKE
    earns: the sequences of closely related species are more similar
    earns: there are fewer differences between their bases
    earns: the more similer the bases the closer the species
    misses: closely related species have more differences
    misses: they share a recent common ancestor
    misses: all organisms contain DNA`,
  ),
  judged(
    'because these species share a more recent common ancestor',
    `
    reject less recent ancestor | not share/common ... ancestor
    accept recent/recently/latest ... ancestor | ancestor ... recent/recently | diverge/split/evolve ... recent/recently
    unsure ancestor/ancestry/descend/evolve
    earns: they share a more recent common ancestor
    earns: because their common ancester lived more recently
    earns: closely related species diverged recently
    misses: their bases are more similar
    misses: they look alike
    misses: they share the same parents`,
  ),
]
