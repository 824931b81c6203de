import { judged } from '@/lib/exams/authoring/marks'

/** Beside one of these, a right feature is not the only one that was named. */
const NOT_OF_ALL = 'unsure wing/antenna/antennae/feelers/backbone/spine | six/eight leg'

export const OF_ALL_ARTHROPODS = [
  judged(
    'any one from: jointed legs',
    `
    ${NOT_OF_ALL}
    LEG = leg/limb/appendage/foot/feet
    reject not joint/jointed
    accept joint/jointed ... LEG | LEG ... joint/jointed
    unsure joint/jointed
    earns: jointed legs
    earns: their legs have joints
    earns: all have jointd limbs
    misses: they have legs
    misses: they are invertebrates
    misses: a segmented body`,
  ),
  judged(
    'exoskeleton',
    `
    ${NOT_OF_ALL}
    reject not exoskeleton
    accept exoskeleton/exoskeletons | exo/external/outer/outside skeleton | hard/chitin ... shell/covering/cover/coat/outside/outer
    unsure skeleton/shell/cuticle
    earns: an exoskeleton
    earns: they have an external skeleton
    earns: all have an exoskelton
    misses: they have legs
    misses: they are invertebrates
    misses: a segmented body`,
  ),
  judged(
    'segmented body',
    `
    ${NOT_OF_ALL}
    reject not segment
    accept segment/segments/segmented | body ... divide/parts/sections
    earns: a segmented body
    earns: their bodies are divided into segments
    earns: they have segmentted bodys, segmants
    misses: they have legs
    misses: they are invertebrates
    misses: jointed legs`,
  ),
]

export const OUTSIDE_THE_KINGDOMS = [
  judged(
    'any two from: viruses are not cells / have no cytoplasm, cell membrane or nucleus',
    `
    PART = cytoplasm/membrane/nucleus/organelle/ribosome/mitochondria/cytosol
    reject unicellular/prokaryote/prokaryotic/eukaryotic | single/one celled
    accept acellular | are/is not cell/cellular
    accept not made/make/consist/compose of cell
    accept not have/has/contain/possess ... PART
    accept not PART
    accept not cell/cellular
    accept only/just ... protein coat | only/just ... dna/rna/genetic
    unsure protein coat | genetic material/PART | non cellular
    earns: viruses are not made of cells
    earns: they have no cytoplasm or nucleus
    earns: because they dont have a cell membrain
    misses: they cause diseases
    misses: they are very small
    misses: they cannot reproduce by themselves`,
  ),
  judged(
    'they can replicate only inside a (living) host cell',
    `
    COPY = replicate/reproduce/multiply/replication/reproduction/copy/divide
    HOST = host/inside/within/other/another/living
    ALONE = own/alone/independently/itself/themselves/outside
    accept COPY ... HOST | HOST ... COPY | COPY ... only ... cell
    accept not COPY ... ALONE | ALONE ... not COPY
    accept need/require/depend/rely/parasite ... host | host ... need/require/depend
    unsure host | not COPY
    earns: they can only replicate inside a host cell
    earns: they cannot reproduce on their own
    earns: they need a host to repliccate, replicat
    misses: they are not made of cells
    misses: they do not respire
    misses: they cause diseases`,
  ),
  judged(
    'they do not show the characteristics of living organisms, such as respiration, growth or nutrition',
    `
    LIVE = living/alive/life/live/organism
    PROCESS = respire/respiration/grow/growth/nutrition/feed/eat/excrete/excretion/move/sensitive/sensitivity/metabolism/mrs
    accept non living/alive/life | dead/lifeless
    reject are/is living/alive
    accept not PROCESS
    accept are/is/as not living/alive/organism
    accept not living/alive/life | not organism, without host
    accept not characteristic/process/feature ... LIVE
    unsure not LIVE | not characteristic/feature
    earns: they do not respire or grow
    earns: they are not living organisms
    earns: they do not show all caracteristics of living things
    earns: viruses are non-living
    misses: they are not made of cells
    misses: they are very small
    misses: they can only replicate inside a living host cell`,
  ),
]
