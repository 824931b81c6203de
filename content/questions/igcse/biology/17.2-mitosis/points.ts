import { judged } from '@/lib/exams/authoring/marks'

export const NUCLEAR_DIVISION = judged(
  'division of a nucleus',
  `
  DIVIDE = divide/division/split/separate/separation
  NUCLEUS = nucleus/nuclei/nuclear
  accept NUCLEUS ... DIVIDE
  accept DIVIDE ... NUCLEUS
  unsure cell DIVIDE | DIVIDE ... cell
  earns: it is a division of the nucleus
  earns: nuclear division
  earns: the nucleus of a cell divids in two
  earns: the neucleus splits
  misses: the cells are identical
  misses: chromosomes are copied
  misses: the nucleus grows`,
)

export const IDENTICAL = judged(
  'giving genetically identical cells',
  `
  SAME = identical/same/clone
  reject not identical/same | different
  accept genetic/gene/genetically/dna/allele/chromosome ... SAME
  accept SAME ... genetic/gene/genetically/dna/allele/chromosome/genotype
  accept clone
  accept exact/genetic copy ... cell
  unsure identical/same
  earns: it gives genetically identical cells
  earns: the daughter cells have the same genes as the parent cell
  earns: the new cells are geneticaly identicle
  misses: the cells are genetically different
  misses: two cells are formed
  misses: the nucleus divides`,
)

export const COPIED = judged(
  'before mitosis each chromosome is replicated / copied exactly',
  `
  COPY = copy/copies/replicate/replication/duplicate/duplication/double/doubled
  reject COPY ... after ... mitosis/division, without before/then
  accept chromosome/dna ... COPY
  accept COPY ... chromosome/dna
  accept chromosome/dna ... made twice
  unsure COPY
  earns: each chromosome is copied
  earns: the chromosomes replicate before the division
  earns: an exact copy of every cromosome is made
  earns: DNA is duplicatd
  misses: the chromosomes separate
  misses: the chromosomes are halved
  misses: the cell gets bigger`,
)

export const SEPARATE = judged(
  'the copies separate (to opposite sides)',
  `
  PART = separate/split/apart/move/pull/divide/part/share/go/distribute
  SIDE = opposite/side/end/pole/each/other/both/different/new/daughter/two
  reject not separate
  reject half/halve, without copy/chromatid
  accept copy/chromatid/chromosome/duplicate/they/them ... separate/apart
  accept copy/chromatid ... split
  accept separate/separation ... copy/chromatid/chromosome
  accept copy/chromatid/duplicate/one ... PART ... SIDE
  accept chromosome ... split/move/pull/go ... SIDE
  accept one copy ... each/every/both
  unsure PART
  earns: the copies separate
  earns: the copies of each chromosome are pulled apart
  earns: one copy of each chromosome goes to each daughter cell
  earns: the chromatids seperate
  misses: each chromosome is copied
  misses: the cells are the same
  misses: they do not separate`,
)

export const NUMBER_KEPT = judged(
  'so each daughter cell has the same number of chromosomes (a full set)',
  `
  FULL = same/full/complete/identical/whole/all/every/diploid
  reject half/halve/haploid
  SHARED = separate/copy/copies/copied/replicate/duplicate/line/move/pull/double
  accept FULL number/set/amount
  accept FULL chromosome/dna, without SHARED
  accept FULL ... number/set
  accept cell/nucleus/nuclei ... FULL ... chromosome, without SHARED
  accept daughter/new cell ... diploid
  accept number ... same/kept/keep/constant/maintain/unchanged/stay/remain
  accept maintain/keep/kept ... number
  accept number ... not change
  accept each/both/every ... cell/nucleus/nuclei ... set
  accept each/both/every ... cell/nucleus/nuclei ... copy ... each/every/all
  unsure each/both/every ... cell/nucleus/nuclei ... copy/chromosome
  unsure same
  earns: each daughter cell has the same number of chromosomes
  earns: the chromosome number is maintained
  earns: both cells get a full set of chromosomes
  earns: the nummber of chromosomes stays the same
  misses: each cell has half the number of chromosomes
  misses: the chromosomes are copied
  misses: the copies move`,
)

export const UNSPECIALISED = judged(
  'unspecialised cell',
  `
  SPECIAL = specialised/specialise/specialized/specialize/differentiate/differentiated
  reject it/they is/are SPECIAL
  accept unspecialised/unspecialized/undifferentiated
  accept not SPECIAL
  accept not yet SPECIAL
  accept not (specific/special/particular ... function/job/role)
  accept not have function/job/role
  earns: it is an unspecialised cell
  earns: a cell that is not specialised
  earns: an undifferentiated cell
  earns: a cell that is unspecialsed
  misses: it is a specialised cell
  misses: it divides by mitosis
  misses: a cell in bone marrow`,
)

export const DIVIDES_BY_MITOSIS = judged(
  'that divides by mitosis',
  `
  reject meiosis
  reject not divide
  accept divide/division/split/reproduce/multiply/made/make/produce/undergo/replicate ... mitosis
  accept mitosis ... divide/division/daughter/make/produce/cell
  accept undergo/by/through mitosis
  unsure mitosis
  unsure divide
  earns: that divides by mitosis
  earns: it can undergo mitosis
  earns: they multiplly by mitosis
  misses: it divides by meiosis
  misses: it can become specialised
  misses: it is found in the embryo`,
)

export const CAN_SPECIALISE = judged(
  'to produce (daughter) cells that can become specialised for specific functions',
  `
  BECOME = become/turn/develop/change/form/produce/make/give/grow
  reject not become/develop/turn
  KIND = type/kind/sort/cell/tissue/function
  reject different gene
  reject other/more/many/another/new stem cell, without specialised/specialized
  accept BECOME ... specialised/specialized
  accept become/turn/develop/change/form/differentiate ... different/any/specific/other/many/various ... KIND
  accept BECOME ... different/any/specific/other/various KIND
  accept become/turn/develop/change into ... blood/nerve/muscle/white/red/skin cell
  unsure BECOME ... many
  accept can/able/could ... specialise/specialize/differentiate
  accept differentiate
  unsure specialised/specialized
  earns: whose daughter cells can become specialised
  earns: it can turn into different types of cell
  earns: they can develop into specialised cells with specific functions
  earns: it can diferentiate
  earns: it can become a speciallised cell
  misses: it is an unspecialised cell
  misses: it cannot become another cell
  misses: it divides by mitosis
  misses: it has a nucleus`,
)

export const SAME_GENES = judged(
  'stem cells divide by mitosis, so all these cells have identical genes',
  `
  SAME = same/identical/exact/equal/clone/share
  reject different gene/dna/allele, without express/use/same
  accept SAME ... gene/dna/chromosome/allele/genetic/genetically
  accept gene/dna/chromosome/genetic/genetically ... SAME
  accept mitosis
  accept chromosome/dna ... copy/replicate
  unsure same/identical
  earns: they come from one cell by mitosis so they have the same genes
  earns: mitosis gives genetically identical cells
  earns: the cells have identical DNA because the chromosomes are copied
  earns: all cells have the saem chromosomes
  earns: they are genetically identicall
  misses: the cells have different genes
  misses: the cells are all in the bone
  misses: red blood cells carry oxygen`,
)

export const EXPRESS_OTHERS = judged(
  'but different genes are expressed (only the proteins needed are made)',
  `
  USE = express/expression/use/active/activate/switch/turn
  reject have/has different gene, without express/use/switch/active
  accept different/other/certain/some/only/specific/needed/particular ... gene ... USE
  accept gene ... USE ... different/differently/only/needed
  accept USE ... different/other/certain/some/only/specific/needed/particular ... gene
  accept different/other/own/specific/certain/only/needed ... protein
  accept protein ... different/need
  accept gene ... not USE
  accept gene ... switch/turn off/on
  unsure express
  earns: different genes are expressed in the cells
  earns: each kind of cell makes different proteins
  earns: some genes are switched off
  earns: they expres only certain genes
  misses: the cells have different genes
  misses: they have the same genes
  misses: the cells are specialised`,
)

export const GROWS_AT_TIP = judged(
  'the root grows at its tip / new cells are made near the tip',
  `
  GROW = grow/growth/longer/lengthen/elongate/extend
  TIP = tip/end/there/region
  reject stop/stopped grow/growing, without tip
  reject GROW away
  accept GROW
  accept new cell ... TIP/made/make/form/produce/need
  accept more cell ... made/make/form/produce/need
  accept make/produce/form ... new/more cell
  accept cell ... divide ... grow
  unsure mitosis
  earns: the root grows at the tip
  earns: new cells are made for growth
  earns: the root gets longer at its tip
  earns: it is where the root lengthns
  misses: the tip is pointed
  misses: there is more water
  misses: the cells are older`,
)

export const SPECIALISED_ABOVE = judged(
  'cells further away are specialised and (most) do not divide any more',
  `
  accept specialised/specialized/specialise/differentiate/differentiated/mature
  accept not divide/dividing/division/mitosis
  accept no longer divide/dividing/division/mitosis
  accept stop/stopped/finish/few/fewer/less ... divide/dividing/division/mitosis
  accept already ... function/job/xylem/root hair
  accept become/became/turned/developed/form ... xylem/phloem/root hair
  accept function ... cell
  unsure older/old
  earns: the cells are specialised there
  earns: those cells do not divide any more
  earns: cells there have stopped dividing
  earns: the cells are speciallized there
  earns: they have stopped deviding
  misses: the root grows at the tip
  misses: the cells are dead
  misses: there is no light`,
)
