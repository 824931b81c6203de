import { judged } from '@/lib/exams/authoring/marks'

export const TAKEN_IN = judged(
  'any substance taken into the body',
  `
  IN = take/taken/enter/put/inject/injected/swallow/swallowed/introduce/ingest/consume/inhale/inside/given
  THING = substance/chemical/molecule/compound/material/anything/something
  reject not IN
  accept THING ... IN
  accept IN ... THING
  accept IN ... (into/in/inside) ... body/person/organism
  unsure substance/compound
  earns: any substance taken into the body
  earns: a chemical that enters your body
  earns: something that is taken in by a person
  earns: a substence that is put into the body
  misses: it affects reactions
  misses: it is bad for health
  misses: a medicine`,
)

export const AFFECTS_REACTIONS = judged(
  'that modifies / affects chemical reactions in the body',
  `
  CHANGE = modify/affect/change/alter/influence/effect/interfere/speed/slow/control
  reject not CHANGE
  accept CHANGE ... reaction/reactions/metabolism/metabolic
  accept reaction/reactions/metabolism ... CHANGE
  unsure reaction
  earns: it modifies chemical reactions in the body
  earns: that affects the reactions in the body
  earns: it alters metabolism
  earns: it changes chemical reacktions
  misses: it makes you well
  misses: it is taken into the body
  misses: it kills bacteria`,
)

export const RESISTANT_TO_IT = judged(
  'the bacteria are resistant to it / it does not kill them',
  `
  GERM = bacteria/bacterium/it/they/them
  reject patient/person/body ... resistant
  reject not resistant
  reject resistant virus | virus ... resistant
  accept resistant/resistance
  accept not kill/affect/destroy/work/harm/effective/effect
  accept GERM ... survive/grow
  accept survive
  unsure immune
  earns: the bacteria are resistant to this antibiotic
  earns: it did not kill the bacteria
  earns: the bacteria survived
  earns: the bacteria are resisstant
  misses: the disc is empty
  misses: the bacteria are killed
  misses: the antibiotic is strong`,
)

export const CAUSED_BY_VIRUS = judged(
  'influenza is caused by a virus',
  `
  reject antibiotic ... kill virus
  accept cause/due ... virus
  accept virus ... cause
  accept (influenza/flu/it/disease/illness/pathogen/infection/this) ... (virus/viral)
  accept not (bacterium/bacteria/bacterial)
  accept (virus/viral) (infection/disease/illness)
  unsure virus/viral
  earns: influenza is caused by a virus
  earns: it is a viral infection
  earns: flu is a virus
  earns: influensa is caused by a viruss
  misses: antibiotics are expensive
  misses: the patient will get well
  misses: influenza is caused by bacteria`,
)

export const NO_EFFECT_ON_VIRUS = judged(
  'antibiotics do not affect viruses / kill bacteria only',
  `
  WORK = affect/kill/destroy/work/act/effect/effective/treat/cure/help/fight/harm
  reject antibiotic ... kill/destroy/affect virus
  accept not WORK ... virus/viral/it/them/influenza/flu
  accept virus/viral/influenza/flu ... not WORK
  accept only ... bacteria/bacterium/bacterial
  accept bacteria/bacterium/bacterial only
  accept no effect/use
  accept antibiotic/they/drug ... not (work/help/effective/effect), without bacteria
  accept useless/ineffective
  unsure antibiotic, virus/bacteria
  earns: antibiotics do not affect viruses
  earns: antibiotics only kill bacteria
  earns: they have no effect on viruses
  earns: antibiotics do not kil viruses
  misses: influenza is caused by a virus
  misses: antibiotics are expensive
  misses: antibiotics kill viruses`,
)

export const CONTROL = judged(
  'control: to show that disc and water do not kill the bacteria / that the antibiotic does',
  `
  reject control ... variable/temperature
  accept control
  accept compare/comparison
  accept (see/check/whether/if) ... (paper/disc/water) ... (kill/affect/effect/harm/stop)
  accept (paper/disc/water) ... not (kill/affect/effect/harm/stop)
  accept not (paper/disc/water)
  accept antibiotic ... cause/kill/reason/responsible
  accept (because/due/caused) ... antibiotic
  unsure antibiotic, kill
  earns: it is a control
  earns: to compare it with the others
  earns: to show that the disc itself does not kill the bacteria
  earns: to make shure that it is the antibiotic which kiled the bacteria
  misses: to have four discs
  misses: to see which antibiotic is best
  misses: to see the plate
  misses: to keep the plate moist`,
)

export const SOME_RESISTANT = judged(
  'some of the bacteria are resistant (because of a mutation)',
  `
  SOME = some/few/one/certain/single/several
  reject all/every ... resistant
  reject patient/person ... resistant
  accept mutation/mutate/mutated
  accept SOME ...(no kill/die/killed/time/day).. resistant/resistance
  accept resistant ... by chance/random
  accept variation/vary/different/gene/allele ... resistant/resistance
  unsure variation/vary | become resistant
  earns: some of the bacteria are resistant
  earns: a mutation makes a bacterium resistant
  earns: a few have an allele for resistance
  earns: a muttation hapens in one bacterium
  misses: the bacteria are killed
  misses: the antibiotic is used often
  misses: all bacteria are resistant`,
)

export const OTHERS_KILLED = judged(
  'the antibiotic kills those that are not resistant',
  `
  KILL = kill/die/dead/destroy/eliminate/remove/wipe
  accept KILL ... non/nonresistant
  accept non/nonresistant ... KILL
  reject KILL ... all/every
  reject all/every ... KILL
  reject KILL resistant
  reject resistant ... (is/are/get) KILL
  accept KILL ... non/others/other/rest/normal/susceptible/sensitive/nonresistant/weak/most
  accept non/others/other/rest/normal/susceptible/sensitive/nonresistant/weak/most ... KILL
  accept not resistant ... KILL
  accept KILL ... not resistant | KILL ... not have
  accept KILL ... lack/lacking
  accept not (mutation/gene/allele) ... KILL
  unsure KILL
  earns: the antibiotic kills the others
  earns: bacteria that are not resistant die
  earns: those without the mutation die
  earns: non-resistant bacteria are killed
  earns: the antibiotik kils the other bacteria
  misses: the resistant ones survive
  misses: the antibiotic is used every day
  misses: all the bacteria are killed`,
)

export const SURVIVE_AND_REPRODUCE = judged(
  'the resistant ones survive and reproduce',
  `
  GROW = reproduce/multiply/divide/breed/replicate/spread/grow/increase/reproduction
  LIVE = survive/live/alive/left/remain/survival
  reject not (GROW/LIVE)
  reject non resistant bacteria/bacterium/one GROW
  accept LIVE & GROW
  accept resistant ... GROW
  accept GROW ... resistant
  unsure LIVE | GROW
  earns: the resistant bacteria survive and reproduce
  earns: resistant ones multiply
  earns: those that are left divide
  earns: the resistant bacteria survife and multyply
  misses: the antibiotic kills most bacteria
  misses: non-resistant bacteria reproduce
  misses: some are resistant
  misses: the bacteria die`,
)

export const PASSED_ON = judged(
  'they pass on the resistance / most of the population is then resistant',
  `
  reject all bacteria die
  accept pass ... resistant/resistance/gene/allele/mutation/it/offspring/dna
  accept inherit/offspring/daughter/descendant
  accept next generation
  accept most/all/whole/majority/more/many/proportion/percentage/population/number ...(no antibiotic).. resistant
  accept resistant ... most/majority/more/population/common/strain
  unsure generation
  earns: they pass on the resistance to their offspring
  earns: most of the population is now resistant
  earns: more and more bacteria are resistant
  earns: the resistence is inherrited by the offspring
  misses: the others are killed
  misses: the antibiotic is strong
  misses: a patient gets well`,
)

export const ONLY_WHEN_ESSENTIAL = judged(
  'use antibiotics only when essential / less often / not for viruses',
  `
  USE = use/prescribe/give/take/prescription/treat/usage
  FEW = less/fewer/reduce/limit/only/rarely/decrease/avoid/stop/restrict/minimise
  reject USE more, without only/essential
  reject stop ... (early/before/soon/when), without virus/viral/only/less/fewer
  accept FEW ... USE
  accept USE ... FEW
  accept USE ... essential/necessary/needed/serious/severe
  accept not USE ... (virus/viral/cold/flu/influenza/mild/unless/every/healthy/animal)
  accept not USE ... antibiotic
  accept FEW antibiotic
  unsure essential/necessary
  earns: use antibiotics only when they are essential
  earns: doctors should prescribe fewer antibiotics
  earns: do not give antibiotics for colds
  earns: presribe antibiotics only when necesary
  misses: finish all the tablets
  misses: stop taking the tablets early
  misses: use more antibiotics
  misses: wash hands`,
)

export const FINISH_THE_COURSE = judged(
  'patients complete the course',
  `
  ALL = finish/complete/all/full/whole/end/entire
  PILLS = course/treatment/tablet/pill/medicine/antibiotic/dose/prescription/medication
  reject not (finish/complete) ... PILLS, without make/ensure
  reject stop ... PILLS | stop taking
  accept ALL ...(no patient/people/person/everyone/kind/type).. PILLS
  accept PILLS ...(no patient/people/person/everyone/kind/type/to/for).. ALL
  accept not stop ... (take/early/treatment/course/before/when)
  unsure course
  earns: patients should finish the course
  earns: take all of the tablets
  earns: complete the treatment
  earns: do not stop taking them when you feel beter, finnish the course
  misses: use fewer antibiotics
  misses: wash hands
  misses: stop all antibiotics
  misses: stay in bed`,
)

export const RIGHT_ANTIBIOTIC = judged(
  'test which antibiotic works / change between antibiotics',
  `
  reject always/only same antibiotic
  accept test/check/find/choose/identify/select ... (which/right/correct/best/suitable/bacteria/bacterium/resistant/antibiotic)
  accept different/several/other/various/new/alternate/combination/vary/change/rotate ... antibiotic
  accept antibiotic ... different/combination/together
  accept (specific/right/correct/suitable/appropriate/best) antibiotic
  unsure test
  earns: test which antibiotic kills the bacteria
  earns: use different antibiotics
  earns: find out the best antibiotic first
  earns: use diferent antibiotics in turn
  misses: finish the course
  misses: use fewer antibiotics
  misses: clean the rooms`,
)

export const KILLS_BACTERIA = judged(
  'the antibiotic kills the bacteria, so these patients get well sooner',
  `
  reject antibiotic ...(no bacteria).. kill virus
  reject antibody/antibodies ... kill | bacteria kill ... virus
  reject not (kill/destroy) ... bacteria
  accept (kill/destroy/stop/fight/effective/work/affect/treat) ...(no virus/viral).. bacteria/bacterium/bacterial
  accept bacteria/bacterium/bacterial ...(no virus/viral).. (kill/destroy/stop/die)
  unsure bacteria
  earns: antibiotics kill bacteria
  earns: the bacteria are killed by the antibiotic
  earns: the antibiotic works against bacteria
  earns: the antibiotic kils the bakteria
  misses: antibiotics do not affect viruses
  misses: the patients get well
  misses: the antibiotic does not kill bacteria`,
)

export const TEST_CAUSE = judged(
  'to find out whether the cause is a bacterium (not a virus)',
  `
  KNOW = find/know/see/check/determine/identify/test/sure/whether/if/decide/detect/confirm
  accept KNOW ...(no which/resistant).. (bacteria/bacterium/bacterial/virus/viral)
  accept (bacteria/bacterium/bacterial) ... (or/not) ... (virus/viral)
  accept virus/viral ... not (help/work/kill/affect/effective/effect)
  accept not (affect/kill/work/help/treat) ... virus
  accept only ... (bacteria/bacterium/bacterial), without resistant
  accept cause/kind/type ... infection/pathogen/disease/illness
  accept which ... pathogen
  unsure (virus/bacteria/bacterium), without resistant
  earns: to see if it is caused by bacteria
  earns: to know whether it is a bacterium or a virus
  earns: antibiotics do not work on viruses
  earns: to find out wether a virrus is the cause
  misses: too many antibiotics make bacteria resistant
  misses: to help the patient
  misses: to count the patients
  misses: to limit resistance`,
)

export const LIMITS_RESISTANCE = judged(
  'antibiotics that are not needed favour resistant bacteria',
  `
  MORE = develop/development/become/increase/more/spread/lead/cause/favour/create/form/evolve/rise/select
  LESS = limit/reduce/prevent/avoid/stop/slow/less/fewer/decrease
  reject patient/person/body ... resistant
  accept MORE/LESS ... resistant/resistance/mrsa
  accept resistant/resistance/mrsa ... MORE/LESS
  unsure resistant/resistance | not waste/needed/essential
  earns: it limits the development of resistant bacteria
  earns: too many antibiotics lead to resistance
  earns: otherwise bacteria become resistant
  earns: to limmit the development of resistant bacteria
  misses: to see if it is a virus
  misses: the patient becomes resistant
  misses: to save time`,
)
