import { judged } from '@/lib/exams/authoring/marks'

const LESS =
  'LESS = less/reduce/decrease/low/lower/limit/little/lack/few/fewer/small/smaller/shortage/insufficient/reduced/deficient'

export const FEWER_RED_CELLS = judged(
  'there are fewer red blood cells / there is less haemoglobin',
  `
  ${LESS}
  HB = haemoglobin/hemoglobin
  RED = red/rbc/rbcs/erythrocyte
  reject more/many/increase (RED/HB), without LESS
  reject "no red"
  reject LESS white, without RED
  accept LESS ... HB | HB ... LESS
  accept LESS RED
  accept number/count/percentage/amount ... RED ... LESS/below | RED ... number/count/percentage ... LESS/below
  accept RED cell few/fewer/low/lower/reduced, without oxygen
  accept not enough/much/many ... (HB/RED)
  accept lack/shortage ... not (HB/RED)
  accept RED, few/fewer of them
  accept anaemic/anaemia/anemic/anemia
  unsure not (HB/RED)
  unsure HB | LESS, RED
  earns: there is less haemoglobin in the blood
  earns: red blood cells carry oxygen and there are fewer of them
  earns: the number of red blood cells is low
  earns: not enough red blood cells
  earns: she is anaemic
  earns: not enough hemoglobbin, so less heamoglobin
  misses: there are fewer platelets
  misses: the cells respire less
  misses: there is more haemoglobin
  misses: she needs sleep`,
)

export const LESS_OXYGEN = judged(
  'so less oxygen is carried / reaches the tissues',
  `
  ${LESS}
  CARRY = carry/transport/bind/reach/deliver/supply/get/receive/arrive/come/go/bring/take/pick/hold/absorb
  PLACE = tissue/muscle/cell/organ/brain/body/blood
  reject more/increase oxygen, without LESS
  reject less oxygen ... need | need/use less oxygen
  reject less (carbon dioxide/"co2"/glucose), without oxygen/"o2"
  accept LESS oxygen/"o2", (CARRY/PLACE)
  accept LESS ... oxygen/"o2", CARRY
  accept oxygen/"o2" ... LESS, (CARRY/PLACE)
  accept not CARRY ... oxygen/"o2"
  accept not enough/much/sufficient ... oxygen/"o2"
  accept oxygen/"o2" ... not (CARRY/enough)
  accept deprive ... oxygen
  unsure oxygen/"o2"
  earns: less oxygen reaches the muscles
  earns: the tissues do not get enough oxygen
  earns: the blood carries less oxygen
  earns: the mucsles receive less oxigen
  misses: there is less haemoglobin
  misses: the cells respire less
  misses: more oxygen reaches the muscles
  misses: the patient is ill`,
)

export const LESS_RESPIRATION = judged(
  'so they respire less / release less energy',
  `
  ${LESS}
  WORK = respire/respiration/energy/atp
  reject more/fast/faster/increase ... WORK, without LESS/not
  reject energy ... produced by (haemoglobin/blood)
  reject need ... less ... energy | less ... energy ... need
  accept LESS ...(no oxygen/"o2").. WORK
  unsure WORK ... LESS oxygen/"o2"
  accept WORK ... LESS
  accept not enough/much ... WORK
  accept not respire/energy
  accept not release/produce/make/have/provide/get ... energy
  accept slow/slower/slowly ... respire/respiration | respire/respiration ... slow/slower/slowly
  accept anaerobic/anaerobically/lactic
  unsure not WORK | LESS, WORK
  earns: the cells respire less
  earns: less energy is released
  earns: the muscles cannot respire as fast
  earns: less resperation takes place
  misses: less oxygen is carried
  misses: there are fewer red cells
  misses: the cells respire faster
  misses: the patient needs rest`,
)

export const STOPS_LOSS = judged(
  'it prevents loss of blood',
  `
  STOP = stop/prevent/avoid/reduce/less/limit/minimise
  reject not STOP
  reject STOP ... (flow/circulation) ... (body/heart/vein/artery/round)
  accept STOP ... loss/lose/losing/bleed/bleeding/leak/leaking ... blood
  accept STOP ... blood ... loss/lose/lost/leak/leaking/leave/leaving/out/escape
  accept STOP ... blood ... flow/flowing ... out/cut/wound
  accept STOP bleed/bleeding
  accept blood ... not (leave/escape/leak/lose/flow)
  accept blood ... not come/run/get/flow out
  accept not (lose/bleed)
  accept keep ... blood ... in/inside
  unsure bleed/bleeding/blood, loss/lose/flow
  unsure seal/close/block/plug/cover ... cut/wound/vessel/skin
  earns: it stops blood loss
  earns: prevents bleeding
  earns: less blood is lost
  earns: so that blood cannot leave the body
  earns: it stops bleading, prevents bleedding
  misses: it keeps pathogens out
  misses: it makes new skin
  misses: it does not stop bleeding
  misses: it carries oxygen`,
)

export const KEEPS_OUT = judged(
  'it prevents pathogens from entering',
  `
  GERM = pathogen/bacteria/bacterium/germ/virus/microorganism/microbe/infection/disease/micro
  STOP = stop/prevent/avoid/block/protect/against/reduce/less/barrier/limit/minimise
  reject kill/destroy/digest/engulf/fight GERM
  reject not STOP ... GERM
  accept STOP ... GERM
  accept keep ... GERM ... out
  accept keep out GERM
  accept GERM ... not (enter/get/come/go/pass)
  accept not (let/allow) ... GERM
  accept not infected/infection
  unsure GERM
  unsure STOP ... enter | not enter
  earns: it stops pathogens entering
  earns: it keeps bacteria out
  earns: prevents infection
  earns: germs cannot get in
  earns: it stops pathegens from getting in
  misses: it stops blood loss
  misses: it kills bacteria
  misses: it carries oxygen`,
)

export const MESH = judged(
  'fibrin is insoluble / forms threads / a mesh',
  `
  MESH = mesh/net/network/thread/fibre/web/strand/meshwork
  reject fibrinogen ...(no fibrin).. MESH, without convert/change/turn/become
  reject fibrin ...(no fibrinogen).. soluble, without insoluble
  reject platelet form MESH
  reject fibrin convert/change/turn/become to/into fibrinogen
  accept MESH
  accept fibrin ... insoluble | insoluble fibrin
  accept not dissolve/soluble
  unsure fibrin ... solid
  earns: fibrin forms a mesh
  earns: a network of threads is made
  earns: it is insoluble fibrin
  earns: fibrin makes a meshh, long threds
  misses: platelets come to the cut
  misses: fibrin is soluble
  misses: the blood becomes dry
  misses: white cells eat bacteria`,
)

export const TRAPS = judged(
  'which traps (red) blood cells, so that the cut is closed',
  `
  TRAP = trap/catch/caught/capture/tangle/entangle/ensnare
  reject TRAP ...(no cell/platelet/blood).. pathogen/bacteria/germ
  reject TRAP fibrin
  accept TRAP ... cell/platelet/blood
  accept cell/blood ... TRAP
  accept cell ... not (pass/escape/leave/get/go)
  accept hold ... cell | stop ... cell
  accept cell ... (stuck/stick/hold) ... mesh/net/thread/fibre/fibrin/it/them
  unsure TRAP
  unsure cell, (hold/stick/stuck/stop)
  earns: the mesh traps blood cells
  earns: red cells are caught in it
  earns: so that blood cells cannot escape
  earns: it traps red blod cells, tarps
  misses: fibrin forms threads
  misses: it traps pathogens
  misses: fibrinogen is soluble
  misses: the skin grows back`,
)

export const LOBED_AND_ROUND = judged(
  'a lymphocyte has a large round nucleus / a phagocyte has a lobed one',
  `
  LOBED = lobe/lobed/multilobed/lobes/lobular/segmented/bilobed
  ROUND = round/circular/spherical/rounded
  BIG = large/big/bigger/larger/fill
  reject ROUND/BIG in/of/for phagocyte
  accept phagocyte ...(no lymphocyte/ROUND/while/but/whereas).. LOBED
  reject LOBED ...(no phagocyte/ROUND).. lymphocyte
  accept ROUND ...(no LOBED/phagocyte).. lymphocyte ...(no have/is/be).. LOBED ... phagocyte
  accept LOBED ...(no ROUND/lymphocyte).. phagocyte ...(no have/is/be).. ROUND ... lymphocyte
  reject lymphocyte ...(no phagocyte/while/but/whereas/than).. LOBED
  reject phagocyte ...(no lymphocyte/while/but/whereas/than).. ROUND/BIG
  reject lymphocyte ...(no phagocyte/while/but/whereas/than).. small/smaller nucleus
  accept LOBED
  accept lymphocyte ... ROUND ... nucleus | lymphocyte ... nucleus ... ROUND
  accept nucleus ... lymphocyte ... ROUND | ROUND ... nucleus ... lymphocyte
  unsure lymphocyte ... nucleus ... BIG | lymphocyte ... BIG ... nucleus | nucleus ... lymphocyte ... BIG
  unsure phagocyte, irregular/pieces/multi/uneven
  unsure ROUND, nucleus
  unsure ROUND
  earns: a phagocyte has a lobed nucleus
  earns: the nucleus of a lymphocyte is large and round
  earns: lymphocytes have a round nucleus while phagocytes have a lobed nucleus
  earns: round in lymphocytes, lobed in phagocytes
  earns: the phagocyte has a lobbed nucleus
  misses: lymphocytes make antibodies
  misses: both are white blood cells
  misses: phagocytes have a large nucleus
  misses: a lymphocyte has a lobed nucleus`,
)

export const MAKES_ANTIBODIES = judged(
  'lymphocytes produce antibodies',
  `
  MAKE = make/produce/production/release/secrete/form/create
  reject phagocyte ...(no lymphocyte/while/but/whereas).. antibody/antibodies
  reject destroy/kill/engulf/digest/eat antibody/antibodies
  accept MAKE ... antibody/antibodies
  accept antibody/antibodies ... MAKE
  accept antibody/antibodies production
  unsure antibody/antibodies
  earns: lymphocytes make antibodies
  earns: they produce antibodies
  earns: their function is antibody production
  earns: lymphocytes produce antibodys, antibodies
  earns: lymphocytes produce antybodies
  misses: phagocytes engulf pathogens
  misses: lymphocytes have a round nucleus
  misses: lymphocytes destroy antibodies
  misses: phagocytes make antibodies`,
)

export const CARRIES_OXYGEN = judged(
  'it transports oxygen',
  `
  reject carbon dioxide/glucose/nutrient/food/urea, without oxygen/"o2"
  reject not (carry/transport) oxygen/"o2"
  accept transport/carry/bring/deliver/bind/supply ... oxygen/"o2"
  accept oxygen/"o2" ... transport/carry/bring/deliver/bind
  accept take/hold ... oxygen/"o2" ... tissue/body/cell/muscle/organ/round/around
  reject make/produce oxygen/"o2"
  unsure oxygen/"o2"
  earns: it carries oxygen
  earns: to transport oxygen round the body
  earns: oxygen transport
  earns: it carries oxigen
  misses: it fights pathogens
  misses: it carries glucose
  misses: it helps clotting`,
)
