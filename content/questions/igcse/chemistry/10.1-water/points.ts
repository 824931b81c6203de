import { judged } from '@/lib/exams/authoring/marks'

const GERM =
  'GERM = microbe/microbes/bacteria/bacterium/germ/germs/microorganism/microorganisms/"micro organisms"/"micro-organisms"/pathogen/pathogens/virus/viruses/microbs'

export const KILL_MICROBES = judged(
  'to kill (harmful) microbes',
  `
  ${GERM}
  KILL = kill/kills/killing/killed/destroy/destroys/destroyed/die/dies/dead/death/eliminate
  reject not KILL GERM
  accept KILL ...(no people/person/humans/us/them/by).. GERM
  reject GERM ... people/person/humans/us/death
  reject GERM can/could/may/might kill/die
  accept GERM ... KILL
  accept not survive/live
  accept sterilise/sterilises/sterilize/sterilised/disinfect/disinfects/disinfected/disinfection
  unsure GERM
  earns: to kill microbes
  earns: bacteria in the water are killed
  earns: it kils harmfull bacteria
  misses: it removes the smell
  misses: to make the water clear
  misses: to remove solids`,
)

export const CAUSE_DISEASE = judged(
  'which cause disease',
  `
  ILL = disease/diseases/ill/illness/illnesses/sick/sickness/infection/infections/infect/cholera/typhoid/diarrhoea/dysentery
  reject chlorine/gas ...(no kill/kills/prevent/prevents/stop/not/microbes/bacteria/germs).. cause/causes/make/makes ...(no safe/sure/clean/nobody).. ILL
  reject cure/cures ILL
  accept ILL
  accept not ILL
  unsure harmful/dangerous/poison/unsafe/safe
  earns: microbes cause disease
  earns: so people do not get ill
  earns: they cause diseeses such as cholera
  misses: to remove the smell
  misses: to make the water clear
  misses: the water is cleaner`,
)

export const LESS_OXYGEN = judged(
  'they lead to less dissolved oxygen (deoxygenation)',
  `
  OX = oxygen/"o2"
  USE = use/uses/used/using/consume/consumes/consumed/remove/removes/removed/respire/respiration/deplete/depletes/depleted
  LESS = less/lower/lowers/low/little/fewer/decrease/decreases/decreased/reduce/reduces/reduced/reduction/falls/fall/drop/drops/shortage/lose/loses/loss
  reject more/higher/increase/increases/rise/rises OX, without USE, without LESS
  reject OX increase/increases/rise/rises/higher, without LESS
  unsure fish USE/need/needs OX
  unsure fish USE/need/needs less/more OX
  accept deoxygenation/deoxygenate/deoxygenates/deoxygenated
  accept LESS OX
  accept OX ... LESS
  accept USE ... OX
  accept OX ... USE
  accept OX ... down | (run/runs/ran) out ... OX | OX ... (run/runs/ran) out | (take/takes/took) ...(no in).. OX
  accept not OX
  accept not enough/sufficient OX
  unsure OX | eutrophication
  earns: there is less oxygen in the water
  earns: bacteria use up the oxygen
  earns: deoxygenation of the water
  earns: the dissolved oxigen decreases
  misses: the plants grow
  misses: they are poisonous
  misses: there is more oxygen in the water`,
)

export const LIFE_DIES = judged(
  'so fish (aquatic life) die or cannot respire',
  `
  LIFE = fish/fishes/life/animal/animals/organism/organisms/creature/creatures/insect/insects/living
  DIE = die/dies/died/dying/dead/death/kill/kills/killed/suffocate/suffocates/suffocated/drown
  LIVE = live/survive/respire/breathe/breath/breathing
  accept not oxygen ... DIE
  reject LIFE not DIE
  accept LIFE ...(no plant/plants/algae/food/feed/feeds/eat/eats).. DIE
  accept kill/kills/killing/dead/death/suffocate/suffocates ...(no plant/plants/algae).. LIFE
  accept LIFE not LIVE
  accept not LIVE
  accept not enough/sufficient ... LIVE/respiration
  reject plant/plants/algae/weeds ... DIE
  accept suffocate/suffocates | LIFE ... hard/difficult ... LIVE
  unsure DIE | LIVE/respiration | LIFE ... damage/damages/damaged/harm/harmed/harms/leave | damage/damages/harm/harms ... LIFE
  earns: fish die
  earns: aquatic life is killed
  earns: the fish cannot respire
  earns: fish sufocate
  misses: algae grow
  misses: there is less oxygen
  misses: the water becomes green`,
)

export const IS_IMPURE = judged(
  'it is not pure (it contains impurities)',
  `
  reject not impure/impurity/impurities
  accept not pure
  reject so it pure | so this pure
  accept impure/impurity/impurities/contaminated/mixture
  accept contain/contains/has salt/salts | (there is) salt/salts in
  accept substance/substances/solid/solids/salt/salts ... dissolved
  accept dissolved ... substance/substances/solid/solids/salt/salts
  unsure if/were/would ... pure | pure ... would/should
  reject it/mixture/this/liquid pure
  unsure pure water
  unsure salt/salts/solid/solids
  earns: it is not pure
  earns: the water is impure
  earns: it contains impuritys, impureties
  misses: it is pure
  misses: it boils
  misses: the temperature is high`,
)

export const BOILS_ABOVE = judged(
  'it boils above 100 °C (or over a range of temperatures)',
  `
  UP = above/over/higher/more/greater/exceeds/past/beyond
  RISE = rises/rise/rising/increases/increase/increasing/changes/changing/climbs/goes
  BOIL = boils/boiling/boil/boiled
  reject below/under/less/lower "100", without pure
  reject pure water boils/boil UP, without unlike | pure water not boil/boils
  unsure heated ... UP "100"
  accept UP "100"
  accept UP ... "100"
  accept not "100"
  accept pure/should ... "100"
  accept "100" ... pure/should
  accept not constant/sharp/exact/exactly/fixed/steady/flat/level/horizontal/stay/same
  accept range
  accept RISE ...(no until/till/before/to).. while/during/as/when ... BOIL
  accept while/during/as/when ... BOIL ... RISE
  accept BOIL ... (keep/keeps/still/continues) ... RISE
  accept UP ...(no tap).. pure/water
  accept keep/keeps/continues/still rising/increasing
  unsure "102"/"103"/"104"/"102°C"/"103°C"/"104°C"
  unsure "100"/"100°C"
  unsure rises/rise/rising/increases/increase/increasing/changes | high boiling
  earns: it boils above 100
  earns: pure water boils at exactly 100 °C
  earns: the temperature is not constant while it boils
  earns: the temprature rises while it is boyling, boiling
  misses: it is not pure
  misses: it is boiling
  misses: it contains salt`,
)

export const FEWER_IMPURITIES = judged(
  'distilled water contains fewer (chemical) impurities',
  `
  DIRT = impurity/impurities/impure/contaminant/contaminants/mineral/minerals/ion/ions/salt/salts/compounds/substances/solids/chemicals/chlorine/chloride
  reject distilled ...(no than/less/fewer).. more DIRT
  accept tap ...(no than/distilled).. not pure
  reject distilled ...(no tap/than/but).. not pure
  accept free of/from ... DIRT | free DIRT | avoid/avoids ... DIRT
  reject tap ...(no than).. less/fewer DIRT
  accept not pure
  reject tap ...(no than/distilled).. pure/purer
  accept tap ... DIRT
  accept less/fewer/few/little DIRT
  accept less/fewer/few ... DIRT
  accept not DIRT
  accept distilled ...(no tap).. pure/purer/purest
  accept it pure/purer
  accept more/very pure | purer
  unsure pure | DIRT
  earns: it contains fewer impurities
  earns: tap water contains dissolved salts
  earns: it contains fewer impuraties
  misses: it is cheaper
  misses: it boils at a lower temperature
  misses: it kills microbes`,
)
