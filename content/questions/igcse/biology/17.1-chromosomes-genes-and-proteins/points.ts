import { judged } from '@/lib/exams/authoring/marks'

export const LENGTH_OF_DNA = judged(
  'a length / section of DNA',
  `
  PIECE = length/section/part/piece/segment/stretch/region/portion/sequence/strand/bit
  reject chromosome/allele/mrna ...(no dna).. PIECE
  accept PIECE ... dna
  accept dna ... PIECE
  unsure dna | PIECE ... chromosome
  earns: a length of DNA
  earns: a section of the DNA that codes for something
  earns: a lenght of DNA
  earns: it is a small part of a DNA molecule
  misses: an alternative form of a gene
  misses: a long chromosome
  misses: it codes for a protein`,
)

export const CODES = judged(
  'that codes for a protein',
  `
  CODE = code/encode/coding/instruction/information/make/build/produce/synthesise/synthesis/determine
  reject made/make/consist/build ... of protein
  reject made/consist/build from/of/out protein
  reject protein code ...(no by).. it/that
  reject protein ... code ...(no by).. dna/gene
  accept CODE ... protein/polypeptide
  accept protein ... CODE
  accept CODE ... amino acid ... order/sequence
  accept sequence/order ... amino acid
  unsure protein
  unsure CODE ... feature/characteristic/trait
  earns: it codes for a protein
  earns: that has the instructions for making a protein
  earns: coding for a protien
  misses: it is made of protein
  misses: a length of DNA
  misses: it is in the nucleus`,
)

export const FORM_OF_GENE = judged(
  'an alternative form of a gene',
  `
  FORM = form/version/type/variant/variation/variety/kind
  reject gene ... FORM ... allele
  accept FORM ... gene
  accept gene ... FORM
  unsure gene
  earns: an alternative form of a gene
  earns: a different version of the same gene
  earns: an alternatve vershon of a gene
  earns: one of the varients of a gene
  misses: a length of DNA that codes for a protein
  misses: a form of a chromosome
  misses: a pair of chromosomes`,
)

export const EGGS_X = judged(
  'all egg cells (of the mother) carry an X chromosome',
  `
  EGG = egg/ovum/ova/mother/female/woman/women
  reject EGG ...(no father/male/man/sperm/not).. y, without xx/only/all/always/every
  reject half ... egg
  reject mother/female/woman/egg ...(no father/male/man/sperm/not).. give/gives/pass y
  accept all/every/each/only/always/both, EGG, x
  accept EGG ...(no father/male/man/sperm).. x
  accept x ... from EGG
  accept EGG, xx
  unsure EGG, x
  earns: all egg cells carry an X chromosome
  earns: the mother is XX so she can only pass on X
  earns: all egg cells cary X and none of them Y
  earns: evry egg has an X chromosome
  misses: half of the eggs carry a Y chromosome
  misses: the sperm carries an X or a Y chromosome
  misses: the child has XY`,
)

export const SPERM_HALF = judged(
  'half of the sperm cells (of the father) carry an X and half a Y chromosome',
  `
  SPERM = sperm/father/male/man/men
  HALF = half/halves/equal/equally/either/or/50/both/same/two
  reject all/every sperm ... y, without x
  accept SPERM ...(no egg/mother/female/woman).. x HALF y
  accept SPERM ...(no egg/mother/female/woman).. y HALF x
  accept HALF ...(no egg/mother/female/woman).. SPERM ... x/y
  accept SPERM ... HALF ...(no egg/mother/female/woman).. x/y
  accept x and y ... SPERM
  accept SPERM ...(no egg/mother/female/woman).. x and y
  unsure SPERM, xy
  unsure SPERM, y
  earns: half of the sperm cells carry an X and half a Y
  earns: the father's sperm have either X or Y
  earns: spermm cells carry X or Y chromosomes in equal numbers
  misses: all sperm cells carry a Y chromosome
  misses: the egg cells carry an X chromosome
  misses: the sperm fertilises the egg`,
)

export const Y_MAKES_MALE = judged(
  'a sperm cell with Y gives a male (XY), one with X a female (XX)',
  `
  MALE = male/boy/son/man
  FEMALE = female/girl/daughter/woman
  reject xy ...(no xx/x/MALE).. FEMALE
  reject xx ...(no xy/y/FEMALE).. MALE
  accept y ... MALE
  accept MALE ... y
  accept x ... FEMALE, without mother
  accept FEMALE ... xx, without mother/egg/parent
  accept xx ... FEMALE, without mother/egg/parent
  accept xy ... MALE, without father/sperm/parent
  unsure xy | xx
  earns: a sperm with Y makes a boy
  earns: if the child gets Y it is male and if it gets X it is female
  earns: the child is feemale if it is XX
  misses: XX is a male
  misses: the sperm carries a chromosome
  misses: the egg is fertilised`,
)

export const OTHER_ACIDS = judged(
  'the sequence of amino acids is different',
  `
  CHANGE = different/differ/change/alter/wrong/another/other/new/affect/mutate/incorrect
  reject amino acid ... change ... base
  accept CHANGE ... amino acid
  accept amino acid ... CHANGE
  accept (not same) ... amino acid
  accept amino acid ... (not same)
  unsure amino acid
  earns: a different sequence of amino acids is made
  earns: one amino acid is changed
  earns: the order of the amino acids is diffrent
  misses: the bases are different
  misses: the enzyme does not work
  misses: the shape changes`,
)

export const OTHER_SHAPE = judged(
  'so the protein (its active site) has a different shape',
  `
  CHANGE = different/differ/change/alter/wrong/another/other/new/affect/incorrect/lose/lost/distort/deform
  reject substrate/lactose/starch/protein ... CHANGE shape, without enzyme/active/protein
  accept shape/structure/fold ... CHANGE
  accept CHANGE ... shape/structure/fold
  accept (not same) ... shape
  accept active site ... CHANGE
  accept CHANGE ... active site
  unsure shape/denature
  earns: the protein has a different shape
  earns: the shape of the active site changes
  earns: the enzyme is a diffrent shape
  misses: the sequence of amino acids is different
  misses: the enzyme is killed
  misses: the bases change`,
)

export const NO_LONGER_FITS = judged(
  'so the substrate does not fit the active site',
  `
  FIT = fit/bind/attach/enter/complementary/join/combine/match
  reject FIT better/best/perfectly
  accept not FIT
  accept no longer FIT
  accept unable/stop/prevent/impossible ... FIT
  accept not complex
  unsure FIT
  earns: the substrate does not fit the active site
  earns: the active site is no longer complementary to the substrate
  earns: the active site is no longer complementry to it
  misses: the enzyme has another shape
  misses: there is less enzyme
  misses: the substrate fits better`,
)

export const SAME_GENES = judged(
  'both cells contain the same genes (the gene is present in both)',
  `
  reject not same/identical gene | gene ... not present/there/exist | different gene/dna, without same
  reject not have/contain/carry ... gene, without same/both/all
  reject only one ... gene
  accept same/identical ... gene/dna/chromosome
  accept gene/dna/chromosome ... same/identical
  accept both/all/every/each ... cell ... have/has/contain/carry/present/include ... gene/dna
  accept gene ... both/all/every ... cell
  accept gene in both
  accept gene ... present/there/exist
  accept muscle/skin/kidney/too/also/still/other ... have/has/contain/carry ... gene
  unsure have/has/contain/carry ... gene
  unsure both ... gene
  earns: both cells contain the same genes
  earns: all body cells have identical genes
  earns: the gene is presant in both cells
  misses: the cells have different genes
  misses: only one of the cells has the gene
  misses: the protein is not needed`,
)

export const NOT_EXPRESSED = judged(
  'the gene is expressed in one cell only / not expressed in the other',
  `
  USE = express/use/active/activate/switch/turn/read/transcribe
  reject express ... in both
  accept not express/expression
  accept only active/used
  accept express/expressed ... only/one/other
  accept only ... express
  accept gene ... not USE
  accept switch/turn off
  accept gene ... only ... switch/turn on
  accept inactive
  accept express ... gene
  accept gene ... express
  unsure USE
  earns: the gene is not expressed in the other cell
  earns: only the gland cell expresses the gene
  earns: the gene is switched off in the muscle cell
  earns: the gene is not expresed there
  misses: the gene is missing in the other cell
  misses: both cells have the same genes
  misses: the cells are different`,
)

export const NEEDED = judged(
  'a cell makes only the proteins that it needs (for its function)',
  `
  NEED = need/require/function/job/role/task/work/necessary/purpose/use/useful
  accept NEED ... protein/enzyme
  accept protein/enzyme ... NEED
  accept only make/made/produce/synthesise ... NEED
  accept make/made/produce/synthesise ... NEED
  accept not need
  accept different/own/specific/particular/specialised function/job/role/task
  accept function/job/role/task ... different
  unsure NEED
  unsure specialised
  earns: a cell makes only the proteins that it needs
  earns: muscle cells do not need this protein
  earns: the cells have different functons
  misses: the gene is not expressed
  misses: all cells have the same genes
  misses: the cell is too small`,
)
