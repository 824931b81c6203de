import { judged } from '@/lib/exams/authoring/marks'

const LESS =
  'LESS = less/reduce/decrease/low/lower/limit/little/lack/few/fewer/small/smaller/shortage/insufficient/reduced'

export const LESS_HAEMOGLOBIN = judged(
  'there are fewer red blood cells, so less haemoglobin / less oxygen is carried',
  `
  ${LESS}
  HB = haemoglobin/hemoglobin
  reject more/increase HB/oxygen, without LESS
  accept LESS ... HB | HB ... LESS
  accept not enough/much HB
  accept LESS ... oxygen ... carry/transport/blood/bind | carry/transport/bind ... LESS ... oxygen
  accept red ... carry/transport ... oxygen
  accept not (carry/transport/bind) ... oxygen
  accept oxygen ... not (carry/transport/bind)
  unsure HB
  earns: there is less haemoglobin in the blood
  earns: red blood cells carry oxygen and there are fewer of them
  earns: the blood carries less oxygen
  earns: not enough hemoglobbin, so less heamoglobin
  misses: there are fewer platelets
  misses: the cells respire less
  misses: she needs sleep`,
)

export const LESS_OXYGEN_REACHES = judged(
  'so less oxygen reaches the tissues / muscles',
  `
  ${LESS}
  PLACE = tissue/muscle/cell/organ/brain/body/brought/reach/deliver/supply/get/receive/arrive
  reject more/increase oxygen, without LESS
  accept LESS ... oxygen, PLACE
  accept oxygen ... LESS, PLACE
  accept not (get/receive/reach/enough/supply/deliver) ... oxygen
  accept oxygen ... not (reach/get/enough/deliver/supply)
  unsure oxygen
  earns: less oxygen reaches the muscles
  earns: the tissues do not get enough oxygen
  earns: the mucsles receive less oxygen, the mussles
  misses: there is less haemoglobin
  misses: the cells respire less
  misses: the patient is ill`,
)

export const LESS_RESPIRATION = judged(
  'so they respire less / release less energy',
  `
  ${LESS}
  WORK = respire/respiration/energy
  reject more/fast/faster/increase WORK, without LESS
  accept LESS ... WORK | WORK ... LESS
  accept not (enough/much) WORK
  accept not respire/respiration/energy
  accept not (release/produce/make/have) ... energy
  accept slow/slower/slowly ... respire/respiration | respire/respiration ... slow/slower/slowly
  accept anaerobic/anaerobically/lactic
  unsure WORK
  earns: the cells respire less
  earns: less energy is released
  earns: the muscles cannot respire as fast
  earns: less resperation takes place
  misses: less oxygen is carried
  misses: there are fewer red cells
  misses: the patient needs rest`,
)

export const STOPS_LOSS = judged(
  'it prevents loss of blood',
  `
  STOP = stop/prevent/avoid/reduce/less/limit/minimise
  reject not STOP
  accept STOP ... loss/lose/losing/bleed/bleeding/leak/leaking ... blood
  accept STOP ... blood ... loss/lose/lost/leak/leaking/leave/leaving/flow/flowing/out/escape
  accept STOP bleed/bleeding
  accept not (lose/bleed)
  accept seal/close/block/plug/cover ... cut/wound/vessel/skin
  unsure bleed/bleeding/blood, loss/lose
  earns: it stops blood loss
  earns: prevents bleeding
  earns: less blood is lost
  earns: it stops bleading, prevents bleedding
  misses: it keeps pathogens out
  misses: it makes new skin
  misses: it carries oxygen`,
)

export const KEEPS_OUT = judged(
  'it prevents pathogens from entering',
  `
  GERM = pathogen/bacteria/bacterium/germ/virus/microorganism/microbe/infection/disease/micro
  STOP = stop/prevent/avoid/block/protect/against/reduce/less/barrier
  reject kill/destroy/digest/engulf GERM
  accept STOP ... GERM
  accept keep ... GERM ... out
  accept keep out GERM
  accept GERM ... not (enter/get/come/go/pass)
  unsure GERM
  earns: it stops pathogens entering
  earns: it keeps bacteria out
  earns: prevents infection
  earns: it stops pathegens from getting in
  misses: it stops blood loss
  misses: it kills bacteria
  misses: it carries oxygen`,
)

export const MESH = judged(
  'fibrin forms threads / a mesh',
  `
  MESH = mesh/net/network/thread/fibre/web/strand/meshwork
  reject fibrinogen ...(no fibrin).. MESH, without convert/change/turn/become
  accept MESH
  accept fibrin ... insoluble/solid
  unsure fibrin
  earns: fibrin forms a mesh
  earns: a network of threads is made
  earns: fibrin makes a meshh, long threds
  misses: platelets come to the cut
  misses: the blood becomes dry
  misses: white cells eat bacteria`,
)

export const TRAPS = judged(
  'which traps (red) blood cells, so that the cut is closed',
  `
  TRAP = trap/catch/caught/hold/capture/stuck/stick/tangle/entangle/stop
  accept TRAP ... cell/platelet/blood
  accept cell/platelet/blood ... TRAP
  unsure TRAP
  earns: the mesh traps blood cells
  earns: red cells are caught in it
  earns: it traps red blod cells, tarps
  misses: fibrin forms threads
  misses: fibrinogen is soluble
  misses: the skin grows back`,
)

export const LOBED_AND_ROUND = judged(
  'a lymphocyte has a large round nucleus, a phagocyte a lobed one',
  `
  LOBED = lobe/lobed/multilobed/lobes/lobular/multi/segmented/irregular/bilobed/pieces
  ROUND = round/circular/large/spherical/big/rounded/fill/oval
  reject lymphocyte ...(no phagocyte/while/but/whereas/than).. LOBED
  reject phagocyte ...(no lymphocyte/while/but/whereas/than).. round/circular/spherical
  accept LOBED
  accept lymphocyte ... ROUND
  accept ROUND ... nucleus
  unsure nucleus
  earns: a phagocyte has a lobed nucleus
  earns: the nucleus of a lymphocyte is large and round
  earns: the phagocyte has a lobbed nucleus
  misses: lymphocytes make antibodies
  misses: both are white blood cells
  misses: a lymphocyte has a lobed nucleus`,
)

export const MAKES_ANTIBODIES = judged(
  'lymphocytes produce antibodies',
  `
  reject phagocyte ...(no lymphocyte/while/but/whereas).. antibody/antibodies
  accept antibody/antibodies
  earns: lymphocytes make antibodies
  earns: they produce antibodies
  earns: lymphocytes produce antibodys, antibodies
  earns: lymphocytes produce antybodies
  misses: phagocytes engulf pathogens
  misses: lymphocytes have a round nucleus
  misses: phagocytes make antibodies`,
)

export const CARRIES_OXYGEN = judged(
  'it transports oxygen',
  `
  reject carbon dioxide/glucose/nutrient/food/urea, without oxygen
  reject not (carry/transport) oxygen
  accept transport/carry/bring/deliver/take/bind/supply/hold ... oxygen/o2
  accept oxygen/o2 ... transport/carry/bring/deliver/bind
  unsure oxygen/o2
  earns: it carries oxygen
  earns: to transport oxygen round the body
  earns: it carries oxigen
  misses: it fights pathogens
  misses: it carries glucose
  misses: it helps clotting`,
)
