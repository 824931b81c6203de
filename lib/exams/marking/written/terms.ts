import { stemOf } from './stem'

/** Terms of the sciences: whoever writes one of them means it, however near another stands. */
const TERMS = `
acceleration deceleration velocity speed displacement distance momentum impulse force weight mass density pressure
volume area length energy power work efficiency kinetic potential elastic gravitational thermal internal nuclear
friction drag upthrust tension compression extension moment torque pivot equilibrium resultant balanced unbalanced
conduction convection radiation conductor insulator insulation evaporation condensation sublimation boiling melting
freezing solidification expansion contraction temperature capacity latent vacuum medium emission absorption
transmission omission reflection refraction diffraction dispersion interference polarisation amplitude frequency
wavelength wavefront period oscillation vibration compression rarefaction longitudinal transverse crest trough focus
converging diverging virtual real image object normal incidence critical infrared ultraviolet microwave visible
electron proton neutron nucleon nucleus atom molecule ion isotope element compound mixture particle current voltage
resistance resistor thermistor diode capacitor transistor charge coulomb ampere volt ohm watt joule newton pascal
hertz kelvin series parallel circuit fuse breaker relay transformer generator motor solenoid commutator induction
inductance magnet magnetism magnetic electromagnet pole permanent temporary alpha beta gamma fission fusion decay
half-life background star planet comet asteroid galaxy nebula supernova redshift orbit rotation revolution
acid alkali base salt oxide hydroxide carbonate nitrate sulfate sulfite sulfide chloride bromide iodide fluoride
chlorine bromine iodine fluorine oxygen hydrogen nitrogen carbon sodium potassium calcium magnesium manganese iron
copper cobalt zinc lead tin silver gold aluminium silicon sulfur phosphorus helium neon argon lithium oxidation
reduction redox oxidant reductant catalyst catalysis electrolysis electrolyte electrode anode cathode anion cation
ionic covalent metallic bond lattice giant alkane alkene alkyne alcohol ester polymer monomer polymerisation addition
substitution condensation cracking distillation filtration crystallisation chromatography solvent solute solution
soluble insoluble saturated unsaturated exothermic endothermic reversible irreversible neutralisation precipitation
hydration dehydration hydrolysis fermentation combustion corrosion rusting
photosynthesis respiration aerobic anaerobic transpiration perspiration translocation transcription translation osmosis diffusion
active transport digestion ingestion egestion excretion secretion absorption assimilation mitosis meiosis gamete zygote
embryo fetus placenta ovary ovule ovum sperm pollen stigma anther stamen style sepal petal fertilisation pollination
germination chromosome chromatid chromatin gene allele genotype phenotype dominant recessive homozygous heterozygous
mutation selection evolution adaptation artery vein capillary arteriole venule atrium ventricle valve aorta plasma
platelet haemoglobin lymphocyte phagocyte antibody antigen antibiotic antiseptic vaccine pathogen virus bacterium
fungus enzyme substrate protein lipid starch glycogen glucagon glucose insulin adrenaline hormone urea urine ureter
urethra kidney liver pancreas stomach duodenum ileum colon oesophagus trachea bronchus bronchiole alveolus diaphragm
neurone synapse receptor effector reflex sensory relay cerebrum cerebellum retina cornea iris pupil lens xylem phloem
stoma epidermis mesophyll palisade chloroplast chlorophyll cytoplasm membrane mitochondrion ribosome vacuole producer
consumer decomposer herbivore carnivore predator prey biomass population community ecosystem habitat deforestation
eutrophication erosion deposition weathering sediment
`

const terms = new Set(TERMS.trim().split(/\s+/).map(stemOf))

export const isTerm = (word: string) => terms.has(stemOf(word))
