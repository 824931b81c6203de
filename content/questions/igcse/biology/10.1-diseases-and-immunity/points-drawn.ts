import { judged } from '@/lib/exams/authoring/marks'

const GERM = 'GERM = pathogen/bacteria/bacterium/virus/germ/microbe/microorganism/disease'

export const FAECES_IN_THE_WELL = judged(
  'pathogens in faeces get from the latrine into the water',
  `
  ${GERM}
  DIRT = faeces/feces/feaces/faecal/sewage/waste/latrine/toilet/excrement/stool/urine/poo
  reject (far/away) ... (latrine/toilet), without near/close/next
  accept DIRT ... (get/leak/seep/flow/enter/soak/wash/drain/pass/go/run/contaminate/drip/mix/spread/pollute/into/travel/move/reach)
  accept (latrine/toilet) ... (near/close/next/beside/nearby/closest)
  accept (near/close/next/beside/closest) ... (latrine/toilet)
  accept (faeces/feces/faecal/sewage/waste/excrement/stool/poo) (from/of/in) (latrine/toilet)
  accept (latrine/toilet) (is/inside/in/within) ... ring
  accept contaminate/contamination ... DIRT
  unsure DIRT, without far
  unsure contaminate
  earns: faeces from the latrine get into the well
  earns: sewage leaks into the water
  earns: the latrine is close to the well
  earns: sewege from the toilet leeks into the well, sewage leaks in from the latrin
  misses: people drink the water
  misses: a person in the village was ill
  misses: the water is not boiled
  misses: bacteria reproduce in the well`,
)

export const BOILING_KILLS = judged(
  'boiling kills the pathogens in the water',
  `
  GERM = pathogen/bacteria/bacterium/virus/germ/microbe/microorganism
  GONE = kill/destroy/die/dead/eliminate/rid/sterilise/disinfect
  reject not GONE
  reject (toxin/salt) ... remove
  accept GONE ... GERM
  accept GERM ... GONE
  accept GERM ... not survive
  accept not GERM ... (alive/living/live)
  unsure GONE ... disease
  accept sterilise | disinfect
  unsure pathogen/bacteria/bacterium/virus/germ/microbe
  earns: boiling kills the bacteria
  earns: the pathogens are destroyed
  earns: germs die at a high temperature
  earns: the pathogans are killed by the heat
  misses: the water is clean
  misses: people drink less water
  misses: the water evaporates`,
)

export const DESTROY_THE_PATHOGENS = judged(
  'antibodies (in the milk) bind to / destroy the pathogens in the infant',
  `
  ${GERM}
  ACT = destroy/kill/bind/attach/attack/fight/mark/stop/protect/defend/prevent/against
  reject (infant/baby) ... (make/produce) ... antibody, without milk/mother
  reject memory
  reject bottle (infant/baby/child/they) (have/get/receive) ... antibody, without breast
  accept antibody ... ACT
  accept ACT ... antibody
  accept passive
  accept antibody ... (give/provide) ... (immunity/protection/defence)
  unsure antibody | not antibody | immunity
  earns: antibodies in the milk destroy pathogens
  earns: the antibodies bind to the antigens of the bacteria
  earns: the infant gets antibodies that protect it
  earns: antiboddies kill the bacteria
  misses: milk contains vitamins
  misses: no contaminated water is taken in
  misses: the infant makes its own antibodies
  misses: the milk kills hunger`,
)

export const GLOVES = judged(
  'gloves: no (direct) contact with blood, body fluids or pathogens on the hands',
  `
  ${GERM}
  FLUID = blood/fluid/saliva/wound/skin/hand/cut/vomit/faeces
  reject not glove
  reject glove ... not (stop/prevent/protect/reduce/avoid)
  reject glove (allow/let/cause/give/make/increase) ... contact
  accept not (get/transfer/pass/reach/come/spread) ... (hand/skin)
  accept not direct contact
  accept not contact ... (people/person/patient/infected)
  accept glove ... (contact/touch/barrier/FLUID/direct)
  accept (contact/touch/barrier/FLUID/direct) ... glove
  accept (stop/prevent/avoid/no/without/reduce/block) ... (contact/touch) ... (FLUID/GERM)
  accept not (touch/contact) ... (FLUID/GERM/patient)
  accept FLUID ... not (touch/contact/reach/get)
  accept hand ... (GERM/not)
  reject mask ... (breathe/droplet/air/inhale), without glove/contact/touch/hand/blood
  unsure FLUID | contact | barrier
  earns: gloves prevent contact with blood
  earns: with gloves the nurse does not touch body fluids
  earns: gloves are a barrier for pathogens on the hands
  earns: glovs stop contackt with blood, gloves stop direct contatc
  misses: a mask stops droplets
  misses: they are clean
  misses: masks stop you breathing in pathogens
  misses: gloves do not prevent contact with blood
  misses: pathogens are killed`,
)

export const MASK = judged(
  'mask: pathogens (droplets) in the air are not breathed in or out',
  `
  ${GERM}
  AIR = air/droplet/breath/breathe/cough/sneeze/inhale/exhale/airborne/nose/mouth/aerosol
  reject not mask
  reject mask ... not (stop/prevent/filter/block/trap/reduce)
  reject help ... breathe
  accept not (breathe/inhale/exhale)
  accept mask ... AIR
  accept AIR ... mask
  accept (stop/prevent/avoid/filter/block/trap/reduce/catch) ... AIR
  accept AIR ... (stop/prevent/filter/block/trap/caught)
  unsure AIR
  earns: the mask stops droplets in the air
  earns: pathogens are not breathed in
  earns: a mask prevents infection by coughs and sneezes
  earns: the mask filters the bacteria from the air
  earns: a mask stops dropplets when the nurse koughs, it stops droplets
  misses: gloves prevent contact with blood
  misses: the mask is clean
  misses: pathogens are killed`,
)

export const ANTIBODY_FITS = judged(
  'an antibody binds where its shape is complementary to the shape of the antigen',
  `
  ${GERM}
  FIT = fit/match/lock
  reject (same/identical/similar) shape, without complementary/fit
  reject (destroy/kill/attack/engulf) ... GERM, without FIT/complementary/shape
  accept complementary/complement | not complementary
  accept antibody ... FIT ... (antigen/GERM/it/them/shape)
  accept antibody ... not FIT ... (antigen/GERM/it/them/shape)
  accept (antigen/GERM) ... FIT ... antibody | (antigen/GERM) ... not FIT ... antibody
  accept (it/they) FIT | (it/they) not FIT
  accept FIT shape | shape ... FIT
  accept lock and key | lock key
  unsure FIT | not FIT | shape
  earns: the shape of an antibody is complementary to the antigen
  earns: the antibody fits into the antigen
  earns: it does not fit the antigens of the others
  earns: they are not complementary to each other
  earns: the antibodys shape is complementry to the antigen
  misses: it has the same shape as the antigen
  misses: it is made by lymphocytes
  misses: antibodies destroy pathogens
  misses: the pathogens are different`,
)

export const NOT_SWALLOWED = judged(
  'so people do not take in the pathogens (fewer people are infected)',
  `
  ${GERM}
  TAKE = swallow/ingest/consume/eat/contact/drink
  ILL = ill/sick/infect/infected/catch/disease
  PEOPLE = people/person/somebody/someone/anybody/anyone/nobody/villager/they
  reject more people ... ILL
  accept not (TAKE/enter/reach/get/pass/take) ... (GERM/body/people)
  accept (GERM) ... not (TAKE/enter/reach/get/pass/take)
  accept GERM not (TAKE/taken)
  accept (less/fewer/few/prevent/stop/reduce/avoid) ... (swallow/ingest/consume/enter/take) ... GERM
  accept (less/fewer/few/prevent/stop/reduce/avoid) ... GERM ... (swallow/ingest/consume/enter/taken)
  accept (less/fewer/few) PEOPLE ... (ILL/infection)
  accept PEOPLE ... not ILL/infected
  accept not PEOPLE ... ILL/infected
  accept (prevent/stop) PEOPLE ... (ILL/infected/infection)
  accept nobody ... ILL
  accept not catch
  accept not (infect/infected) | not ill/sick
  accept water ... (safe/clean/uncontaminated) | (safe/clean/uncontaminated) water
  accept water no longer contaminate/infected
  accept water ... not contaminate/infected
  accept no contaminate water | not drink ... contaminate
  accept (stop/prevent) ... (transmit/pass/transfer) ... (people/person/host)
  unsure TAKE ... GERM | ILL people
  earns: so people do not swallow the pathogens
  earns: fewer people take in pathogens
  earns: the water is safe to drink
  earns: so nobody gets ill
  earns: the water is no longer contamminated
  misses: the pathogens are killed
  misses: people drink the water
  misses: boiling controls the spread of this disease
  misses: more people become ill`,
)
