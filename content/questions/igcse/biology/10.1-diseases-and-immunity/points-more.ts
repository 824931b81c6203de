import { judged } from '@/lib/exams/authoring/marks'

const GERM = 'GERM = pathogen/bacteria/bacterium/virus/germ/microbe/microorganism/organism'

export const DISEASE_CAUSING = judged(
  'disease-causing organism',
  `
  LIVING = organism/microorganism/microbe/bacteria/bacterium/virus/germ/fungus/"micro organism"
  ILL = disease/illness/ill/sick/sickness/infection
  reject not (cause/ILL)
  reject treat/cure/kill/fight/protect ... ILL
  accept LIVING ... (cause/make/give/lead/produce/bring) ... ILL
  accept ILL causing LIVING | cause ... by LIVING
  unsure LIVING, ILL | cause ... ILL
  earns: a disease-causing organism
  earns: an organism that causes disease
  earns: a microorganism which makes you ill
  earns: an orgnism that causes disease
  misses: a disease that is passed on
  misses: a cell of the blood
  misses: something that kills bacteria`,
)

export const REMOVED = judged(
  'treatment removes / kills the pathogens (in faeces)',
  `
  ${GERM}
  GONE = remove/kill/destroy/eliminate/rid/filter/reduce/sterilise/disinfect
  reject not GONE
  reject (GERM/immune) ... (antibody/memory)
  accept GONE ... GERM
  accept GERM ... GONE
  accept not GERM
  accept less/fewer/free/clean GERM | GERM free
  unsure GERM
  earns: it kills the bacteria in the sewage
  earns: pathogens are removed from the water
  earns: sewage contains pathogens, which are destroyed
  earns: the pathogans are killed
  misses: the water smells less
  misses: fewer people swim
  misses: people do not drink the water`,
)

export const NOT_TAKEN_IN = judged(
  'so water for drinking, washing or swimming is not contaminated / fewer people take in pathogens',
  `
  ${GERM}
  TAKE = drink/swallow/ingest/consume/swim/bathe/wash/eat/contact
  ILLS = ill/sick/infected/catch/disease
  DIRTY = contaminate/contamination/dirty/pollute/unclean/infect
  reject more people ... (ILLS/TAKE)
  accept not DIRTY
  accept less/fewer/no/prevent/stop/unlikely/reduce ... (TAKE/DIRTY)
  accept not (TAKE/enter/reach) | not get/pass ... (water/river/people/body)
  accept water ... (clean/safe/fit) ... (TAKE/use)
  accept (clean/safe) water
  accept TAKE ... (clean/safe) water
  unsure TAKE | DIRTY | ILLS | clean
  earns: the river is not contaminated
  earns: fewer people swallow pathogens when they swim
  earns: so the water is safe to drink
  earns: the drinking water is not contamminated
  misses: the pathogens are killed
  misses: sewage contains faeces
  misses: the water smells less`,
)

export const FITS = judged(
  'its shape is complementary to the shape of the antigen',
  `
  FORM = shape/tip/hollow/end/site/part/antibody
  reject (same/identical/similar) shape, without complementary/fit
  reject not (complementary/fit), without other/others
  accept complementary
  accept FORM ... (fit/match/lock) ... antigen/pathogen/it/them
  accept fit ... antigen/pathogen/shape
  accept antigen ... fit ... FORM
  unsure fit/match/shape
  earns: its shape is complementary to the antigen
  earns: the tips fit the antigens
  earns: the antibody fits into the antigen
  earns: it has a complementry shape
  misses: it has the same shape as the antigen
  misses: it is made by lymphocytes
  misses: it engulfs the pathogen`,
)

export const SPECIFIC = judged(
  'each antibody fits one antigen only / antigens have specific shapes',
  `
  reject not specific
  accept specific
  accept only/just (one/own/certain/particular) (antigen/pathogen/shape/kind/type)
  accept only (fit/match)
  accept (fit/bind/match/attach) ... only
  accept other/others/different ... not (fit/match/complementary)
  accept not (fit/match) ... other/others/different/all
  accept (antigen/antibody/pathogen/each/every) ... (own/unique/different) ... (shape/antigen/antibody)
  accept other/others ... different/wrong shape
  accept (have/has) different ... (shape/antigen)
  accept antigen/shape ... not same
  unsure different | other/others ... not (bind/attach) | not (bind/attach) ... other/others/different | only ... antigen
  earns: antigens have specific shapes
  earns: each antibody fits only one antigen
  earns: the others do not fit
  earns: it is specfic to this antigen
  misses: it is complementary to the antigen
  misses: it is a protein
  misses: the pathogen is destroyed`,
)

export const DIRECTLY = judged(
  'it can destroy the pathogen directly',
  `
  ${GERM}
  KILL = destroy/kill/burst/break/lysis/destruction/clump/agglutinate/neutralise/stop
  reject not KILL
  accept direct/directly/itself/alone
  accept antibody KILL GERM/it/them
  reject (phagocyte/macrophage/cell) ... KILL | KILL by phagocyte/cell/macrophage
  accept antibody ... KILL ... (GERM/it/them)
  accept KILL ... (GERM/it/them), without phagocyte/mark/engulf
  unsure KILL
  earns: it destroys the pathogen directly
  earns: antibodies kill the bacteria
  earns: the pathogen is destroyed by the antibody itself
  earns: direct destrucion, it is distroyed directly
  misses: phagocytes engulf it
  misses: memory cells are made
  misses: it binds to the antigen`,
)

export const MARKS = judged(
  'it can mark the pathogen for phagocytes, which engulf / destroy it',
  `
  reject phagocyte ... (make/produce) antibody
  accept mark/label/tag/flag
  accept phagocyte/phagocytosis
  accept (white blood cell) ... (engulf/find/recognise/digest/eat/ingest)
  unsure engulf/recognise
  earns: it marks the pathogen for phagocytes
  earns: phagocytes then engulf the pathogen
  earns: the bacteria are tagged so that white blood cells destroy them
  earns: phagocites find it more easily
  misses: it kills the pathogen directly
  misses: memory cells are made
  misses: it has a complementary shape`,
)

export const BROKEN_DOWN = judged(
  'the antibodies are broken down / disappear from the blood',
  `
  ${GERM}
  GONE = break/broken/breakdown/disappear/vanish/decay/degrade/decrease/fade/gone
  TAKEN = destroy/remove/lose/lost/used/excrete/eliminate
  reject not (GONE/TAKEN)
  accept antibody/they/these ... GONE, without GERM
  accept GONE ... antibody, without GERM
  accept antibody/they/these (are/is/be/get/been/were/being) TAKEN, without GERM
  accept antibody/they/these (die/leave/fall)
  accept antibody ... not stay/remain/last
  accept antibody only ... stay/remain/last
  unsure GONE | antibody, TAKEN | not last | last/stay/remain
  earns: the antibodies are broken down
  earns: antibodies disappear after some weeks
  earns: they decay in the blood
  earns: the antibodyes are brocken down
  misses: no memory cells are made
  misses: it is passive immunity
  misses: the person becomes ill again`,
)

export const NO_MEMORY = judged(
  'no memory cells are produced (and the body makes no antibodies of its own)',
  `
  accept no/not/without/never memory
  accept not memory
  accept memory, not make/produce/form/create/have
  accept not make/produce/create/form ... antibody/own/new
  reject memory cells (are/have) (make/produce/form/break/die)
  accept lymphocyte, not respond/make/produce/active
  unsure memory/passive
  earns: no memory cells are produced
  earns: there are no memory cells
  earns: the body does not make antibodies itself
  earns: no memmory cells are formed
  misses: the antibodies are broken down
  misses: memory cells are made
  misses: the injection was too small`,
)

export const ANTIGENS_GIVEN = judged(
  'weakened pathogens or their antigens are put into the body',
  `
  ${GERM}
  reject vaccine ... contain/has/have ... antibody
  reject inject/give/put ... antibody
  accept (inject/give/put/contain/introduce/vaccine/insert/enter) ... antigen
  accept antigen ... (inject/give/put/introduce/vaccine/insert/enter)
  accept (weak/weaken/dead/inactive/harmless/attenuated/killed/inactivated/mild) ... (GERM/form/version/disease)
  accept (part/piece/protein/fragment) ... GERM
  unsure (inject/give/put/contain/introduce/vaccine/insert/body/has/have/it) ... (GERM/antigen), without recognise/remember/produce/make/memory
  earns: weakened pathogens are put into the body
  earns: the vaccine contains antigens
  earns: a harmless form of the virus is injected
  earns: weekened pathogens, weakend bacteria
  misses: antibodies are injected
  misses: lymphocytes make antibodies
  misses: memory cells are made`,
)

export const LYMPHOCYTES = judged(
  'lymphocytes respond and produce antibodies',
  `
  MAKE = make/produce/release/secrete/create/form/production
  reject not MAKE ... antibody
  reject phagocyte/vaccine/pathogen/memory MAKE ... antibody
  reject vaccine ... (contain/has/have) ... antibody
  accept lymphocyte/body/immune/"white blood cell"/"white blood cells" ... MAKE ... antibody
  accept antibody ... MAKE
  accept MAKE ... antibody
  accept lymphocyte ... respond/response/antibody
  unsure antibody | lymphocyte | immune response
  earns: lymphocytes produce antibodies
  earns: antibodies are made by white blood cells
  earns: the immune system makes antibodies
  earns: limphocytes produce antibodys
  misses: the vaccine contains antibodies
  misses: phagocytes engulf it
  misses: memory cells remain`,
)

export const MEMORY_STAYS = judged(
  'memory cells are produced (which give long-term immunity)',
  `
  reject no/not/without memory
  reject vaccine/injection (contain/have/has) memory
  accept memory
  unsure remember
  earns: memory cells are produced
  earns: memory cells stay in the body for years
  earns: it leads to memory lymphocytes
  earns: memmory cells are made
  misses: antibodies are produced
  misses: no memory cells are made
  misses: the pathogen is weakened`,
)
