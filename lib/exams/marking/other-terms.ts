import { remembered } from '@/lib/remembered'

/**
 * Terms that differ by a slip of typing and yet mean something else: a misspelling is never read across them. Word
 * parts that carry the difference are listed as such; all other terms stand in groups.
 */

/** Beginnings that turn a term into another: '' stands for the term without any. */
const BEGINNINGS = [
  ['', 'un', 'in', 'im', 'il', 'ir', 'non', 'dis', 'anti', 'an', 'a'],
  ['in', 'de', 'ex', 'im'],
  ['endo', 'exo', 'ecto'],
  ['hyper', 'hypo', 'iso'],
  ['inter', 'intra', 'extra'],
  ['macro', 'micro'],
  ['homo', 'hetero'],
  ['geno', 'pheno'],
  ['mono', 'di', 'tri', 'tetra', 'penta', 'hexa', 'bi', 'poly', 'oligo', 'duo'],
  ['pro', 'meta', 'ana', 'telo', 'inter'],
  ['con', 'di', 'in'],
  ['ab', 'ad', 'de'],
  ['af', 'ef'],
  ['pre', 'post', 're', ''],
  ['e', 'in', 'im'],
  ['in', 'out'],
  ['dex', 'sinis'],
  ['hydro', 'hygro'],
  ['proto', 'deutero'],
]

const COMPOUND_ENDS = ['ide', 'ite', 'ate', 'ine', 'ium', 'ic', 'ous']
const CHEMICAL_ENDS = [...COMPOUND_ENDS, 'on', 'ur']
const CARBON_ENDS = [
  'ane',
  'ene',
  'yne',
  'ine',
  'anol',
  'anal',
  'anone',
  'anoic',
  'anoate',
  'yl',
  'enol',
  'adiene',
]
const SUGAR_ENDS = ['ose', 'ase', 'in']
const ROLE_ENDS = ['er', 'or', 'ee']

/** Stems with the endings that they are told apart by. */
const ENDINGS: [stems: string, ends: readonly string[]][] = [
  ['chlor brom iod fluor sulf phosph carbon ox hydrox silic mangan chrom peroxid hypochlor', CHEMICAL_ENDS],
  // Not beside "on": nitrogn would stand between it and nitrogen.
  ['nitr hydr', [...COMPOUND_ENDS, 'ogen']],
  ['meth eth prop but pent hex hept oct non dec cyclohex alk', CARBON_ENDS],
  ['malt lact sucr amyl cellul prote lip galact fruct pept', SUGAR_ENDS],
  ['lend borrow employ pay less mortgag leas trust train assign insur debt credit', ROLE_ENDS],
  ['ammon', ['ia', 'ium', 'iac']],
  ['magnet', ['ic', 'ism', 'ise', 'ite']],
]

const GROUPS = `
mitosis meiosis miosis
ureter urethra urether uterus
glycogen glucagon glycerol glucose glycine galactose
artery arteriole arterial
vein venule
thymine thymus thiamine
adenine adenosine alanine
cytosine cytokinin cytokine
guanine guanidine
magnesium manganese magnesia
silicon silicone silica
iron ion irony
reflection refraction diffraction
fission fusion fussion effusion diffusion
absorption adsorption
absorb adsorb
xylem phloem
debit credit
debtor creditor
import export
imports exports
alkali alkane alkene alkyne alkyl
proton photon phonon
neutron neuron neurone neutrino
electron electrode electrolyte electrolysis
anode cathode
anion cation
nucleus nucleolus nucleoid nucleon
nucleotide nucleoside
chromatin chromatid chromosome
centriole centromere centrosome
ribosome lysosome liposome
plasmid plastid plasma
bronchus bronchiole
trachea tracheid
antibody antigen antibiotic antitoxin
gamete gametophyte
genus gene genome
excretion egestion secretion ingestion digestion indigestion
transpiration respiration perspiration translocation transcription translation transformation
insulin inulin
ovule ovum ovary oviduct
stigma stamen stoma
sepal petal
cilia ciliary
concave convex
convergent divergent
converging diverging
convergence divergence
kinetic kinematic
calcium caesium cadmium
barium boron bromine
radium radon radian
helium hydrogen lithium
nitrogen nitrate nitrite nitride
inflation deflation reflation disinflation stagflation
monopoly monopsony oligopoly duopoly
merit demerit
fiscal physical
depreciation appreciation
devaluation revaluation evaluation
prepayment repayment payment
accrual accrued
receivable payable receivables payables
inwards outwards inward outward
allowed received
purchase purchases sale sales
asset liability
supply demand
amylase amylose
pepsin pepsinogen trypsin
sucrose sucrase
maltose maltase
lactose lactase lactate
testis testes testa
pancreas pancreatic
bacterium bacteriophage
phagocyte lymphocyte
afferent efferent
sensory sensitivity
effector affector
erosion corrosion
isotope isotone isomer
allotrope isotrope
velocity viscosity
potential potentiometer
voltmeter voltameter
parallel perpendicular
longitude latitude
longitudinal latitudinal
north south
east west
above below
boiling melting freezing
heat heap
mass moss
copper cobalt
carbonate bicarbonate carbon
oxygen oxide
water eater later
more less
rise ride
gain grain
faster fatter
`
  .trim()
  .split('\n')
  .map(line => line.split(' '))

const groupOf = new Map<string, Set<string>>()
for (const group of GROUPS) {
  for (const term of group) groupOf.set(term, new Set([...(groupOf.get(term) ?? []), ...group]))
}

const endings = new Map<string, readonly string[]>()
for (const [stems, ends] of ENDINGS) for (const stem of stems.split(' ')) endings.set(stem, ends)

/** Other terms that one word could be mistaken for, in lower case; some exist in no dictionary, which does no harm. */
export const otherTerms = remembered(2000, (word: string): ReadonlySet<string> => {
  const others = new Set([...otherBeginnings(word), ...otherEndings(word), ...(groupOf.get(word) ?? [])])
  others.delete(word)
  return others
})

const STEM_MIN = 3

function otherBeginnings(word: string): string[] {
  return BEGINNINGS.flatMap(group =>
    group
      .filter(each => word.startsWith(each) && word.length - each.length >= STEM_MIN)
      .flatMap(each => group.map(other => other + word.slice(each.length))),
  )
}

function otherEndings(word: string): string[] {
  for (let at = word.length - 1; at >= STEM_MIN - 1; at -= 1) {
    const ends = endings.get(word.slice(0, at))
    if (ends?.includes(word.slice(at))) return ends.map(end => word.slice(0, at) + end)
  }
  return []
}
