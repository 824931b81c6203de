import { judged } from '@/lib/exams/authoring/marks'

const LESS =
  'LESS = less/little/low/lower/small/smaller/few/fewer/reduce/slow/slower/slowly/insufficient/lack/limited'

export const TOO_LITTLE_OXYGEN = judged(
  'oxygen is not supplied to the muscles fast enough',
  `
  ${LESS}
  GAS = oxygen/"o2"
  reject more GAS ... (supply | reach | deliver | available), without need/demand/than/enough
  accept not enough/sufficient/much GAS
  accept GAS ... not enough/sufficient/fast
  accept not (supply/get/reach/deliver/provide/bring/arrive/receive/meet/keep/have/carry) ... GAS
  accept GAS ... not (supply/get/reach/deliver/arrive/come/meet/keep)
  accept LESS ... GAS | GAS ... LESS
  accept short/shortage ... GAS
  accept need/require/demand ... more GAS
  accept GAS ... run out
  accept run/runs out ... GAS
  accept "lack"/"lacking"/"lacks" not GAS
  accept demand ... GAS ... (more | great | exceed | high)
  unsure not GAS
  unsure no/without GAS
  earns: not enough oxygen reaches the muscles
  earns: oxygen is not supplied fast enough
  earns: there is too little oxigen in the muscles
  misses: the muscles respire anaerobically
  misses: lactic acid is made
  misses: more oxygen is taken in
  misses: the muscles contract`,
)

export const ANAEROBIC_AS_WELL = judged(
  'so the muscles respire anaerobically (as well)',
  `
  reject not anaerobic/anaerobically
  reject aerobic/aerobically, without anaerobic/anaerobically
  accept anaerobic/anaerobically
  accept respire/respiration ... not oxygen/"o2"
  accept respire/respiration without oxygen/"o2"
  unsure respire/respiration
  earns: so the muscles respire anaerobically
  earns: anaerobic respiration takes place
  earns: they use anarobic respiration
  misses: they respire aerobically
  misses: oxygen is missing
  misses: the muscles are tired`,
)

export const MAKES_LACTIC = judged(
  'which makes lactic acid (from glucose) faster than it is removed',
  `
  ACID = "lactic acid"/lactic/lactate
  MAKE = make/made/produce/release/form/create/give/given/turn/change/convert/product/production/generate
  reject not MAKE ... ACID
  reject aerobic/aerobically ... MAKE ... ACID, without anaerobic/anaerobically
  accept MAKE ... ACID
  accept ACID ... MAKE
  accept glucose ... ACID
  unsure ACID ... build/accumulate/built/collect | build/accumulate ... ACID
  earns: lactic acid is made
  earns: this produces lactic acid
  earns: glucose is broken down to lactic acid
  earns: lactik acid is produced
  misses: the muscles respire anaerobically
  misses: not enough oxygen reaches them
  misses: lactic acid increases
  misses: carbon dioxide is made`,
)

export const LACTIC_BUILT_UP = judged(
  'lactic acid has built up in the exercise (there is an oxygen debt)',
  `
  ACID = "lactic acid"/lactic/lactate
  MAKE = make/made/produce/form/create/production/generate
  reject carry/supply ... ACID ... muscle, without from
  accept MAKE ... ACID
  accept ACID ... MAKE
  accept ACID ... build/accumulate/built/collect/present/left/increase/more
  accept build/accumulate/more/much/high ... ACID
  accept (break | broken | remove | oxidise | rid | respire) ... ACID
  accept ACID ... (break | broken | remove | oxidise | respire)
  accept oxygen debt
  unsure ACID | debt
  earns: lactic acid has built up
  earns: lactic acid was made in the muscles
  earns: to repay the oxygen debt
  earns: to get rid of the lactik acid
  misses: the heart beats fast
  misses: the muscles need more energy
  misses: carbon dioxide has built up`,
)

export const HEART_CARRIES = judged(
  'the heart rate stays fast, so that blood carries lactic acid to the liver',
  `
  ACID = "lactic acid"/lactic/lactate
  CARRY = carry/transport/take/taken/bring/move/deliver/send/pump/flow/pass/go/remove/travel
  reject from ... liver ... to ... muscle
  reject CARRY ... ACID ... to ... (lung | kidney | muscle), without liver
  accept ACID ...(no oxygen/"o2").. CARRY ... liver
  accept CARRY ...(no oxygen/"o2").. ACID ... liver
  accept liver ... receive/get ... ACID
  accept ACID ... to the liver
  accept CARRY ... ACID ... (away | out | off | from) ... muscle
  accept heart/blood ... CARRY ... ACID ... (away | out)
  accept heart/blood ...(no oxygen/"o2"/break/broken).. CARRY it ... liver
  accept heart/blood ...(no oxygen/"o2").. CARRY ...(no oxygen/"o2").. ACID
  unsure heart/blood ... liver
  unsure heart ... fast/faster/quick/high/rapid
  unsure CARRY ... ACID
  earns: the fast heart rate carries lactic acid to the liver
  earns: lactic acid is transported to the liver in the blood
  earns: blood takes the lactik acid to the livr, blood carrys it to the liver
  misses: breathing supplies oxygen
  misses: the lactic acid is broken down
  misses: the muscles make lactic acid`,
)

export const BREATHING_SUPPLIES = judged(
  'breathing stays deep and fast, so that oxygen is supplied',
  `
  GAS = oxygen/"o2"
  BREATHE = breathe/breathing/breath/breaths/lung/inhale/ventilation
  PULSE = beat/beats/beating/heartbeat
  reject breathe/breathing slow/slowly/shallow
  reject BREATHE/breathed ... out ... (lactic | acid)
  reject lactic ... (breathe | breathing | breathed | exhale | lung), without oxygen/"o2"
  accept BREATHE ... GAS
  accept GAS ... BREATHE
  accept supply/provide/get/bring/deliver/extra/supplied ... GAS
  accept (take | takes | taken | taking) ... GAS ... in
  accept (take | takes | taking) in ... GAS
  accept more/enough GAS, without need/use
  accept deep/deeply/fast/faster/rapid breathe/breathing/breath/breaths
  accept breathe/breathing ... deep/deeply/fast/faster/rapid/heavy/heavily
  unsure BREATHE
  earns: deep and fast breathing supplies oxygen
  earns: she breathes deeply to take in more oxygen
  earns: deep breething brings oxigen
  misses: the heart carries lactic acid to the liver
  misses: breathing is slow
  misses: lactic acid is breathed out`,
)

export const LIVER_BREAKS_DOWN = judged(
  'lactic acid is broken down by aerobic respiration (with oxygen) in the liver',
  `
  ACID = "lactic acid"/lactic/lactate
  BREAK = break/broken/breakdown/respire/oxidise/oxidised/metabolise
  TURN = react/convert/turn/remove/change/use/used/rid/respiration
  WITH = aerobic/aerobically/oxygen/"o2"
  reject liver ... anaerobic/anaerobically
  reject anaerobic/anaerobically ... liver, without make/made/produce/from/build/built/cause
  reject anaerobic/anaerobically ... BREAK, without liver/oxygen/make/made/produce/from
  reject BREAK ... anaerobic/anaerobically, without aerobic/aerobically/oxygen/make/made/produce/from
  reject muscle ... BREAK ... ACID, without liver
  reject anaerobic/anaerobically & without break/broken/breakdown/oxidise/oxidised/metabolise/convert/aerobic/aerobically/oxygen
  accept ACID ... BREAK
  accept BREAK ... ACID
  accept (liver | WITH) ... BREAK it
  accept it ... BREAK ... (liver | WITH)
  accept liver ... BREAK
  accept aerobic/aerobically ... ACID | ACID ... aerobic/aerobically
  accept WITH/liver ...(no glucose).. TURN ...(no muscle).. ACID, without carry/transport
  accept ACID ... TURN ... WITH/liver, without carry/transport
  accept ACID ... (carbon dioxide | water | glucose)
  unsure TURN ... ACID | ACID ... TURN, without muscle
  unsure aerobic/aerobically ... liver | liver ... aerobic/aerobically
  unsure BREAK ... it
  earns: lactic acid is broken down in the liver
  earns: the liver breaks it down by aerobic respiration
  earns: with oxygen it is brocken down, lactic acid is brokn down with oxygen
  misses: the heart beats fast
  misses: lactic acid is made in the muscles
  misses: more oxygen is used by the muscles
  misses: she breathes deeply`,
)

export const BOILED_FOR_OXYGEN = judged(
  'boiling removes (dissolved) oxygen / air from the solution',
  `
  GAS = oxygen/"o2"/air
  reject add/give/provide/increase/more ... GAS
  reject (take | takes | let | lets) ... GAS ... in
  reject (take | takes | let | lets) in ... GAS
  reject remove ... carbon dioxide, without GAS
  accept remove/drive/driven/expel/rid/release/escape/eliminate/lose/less ... GAS
  accept (take | takes | let | lets | get | push | force) out ... GAS
  accept GAS ... remove/drive/driven/expel/out/leave/left/escape/lost/released
  accept not GAS | no/without GAS
  accept not (have/contain/be/remain/left) ... GAS
  accept GAS ... not (present/in/there/left)
  unsure bacteria/microbe/microorganism/sterilise/sterile
  unsure GAS
  earns: to remove dissolved oxygen
  earns: so that there is no oxygen in the solution
  earns: it drives the oxigen out
  misses: to kill the yeast
  misses: to dissolve the glucose
  misses: to add oxygen`,
)

export const COOLED_FOR_YEAST = judged(
  'heat would kill the yeast / denature its enzymes',
  `
  accept not kill/die/dead/denature/denatured/destroy/damage/harm
  accept kill/die/dead/death/denature/denatured/destroy/damage/harm ... yeast/enzyme/cell/it/they/them
  accept yeast/enzyme/cell/it/they ... kill/die/dead/denature/denatured/destroy/damage/harm/killed
  accept optimum | suitable temperature
  accept denature/denatured
  accept yeast ... not (survive/live/respire/work)
  accept enzyme ... not (work/function)
  unsure hot/heat/temperature/kill/die
  earns: hot water would kill the yeast
  earns: so that the enzymes are not denatured
  earns: the heat would kil the yeest, it would denachure the enzymes
  misses: to remove the oxygen
  misses: to make it safe for the student
  misses: to save time`,
)

export const OIL_KEEPS_AIR_OUT = judged(
  'it keeps oxygen (air) out',
  `
  GAS = oxygen/"o2"/air
  reject let/allow ... GAS ... (in | enter | through)
  reject keep/trap GAS ... in/inside
  reject let/allow ... GAS ... out/escape
  reject stop/prevent ... GAS ... (escape | leave | evaporate)
  reject keep/stop/prevent ... dioxide/heat/water ... (in | out | escape | leave), without GAS
  accept keep/stop/prevent/block/exclude/barrier/avoid/seal/cut ... GAS
  accept GAS ... not (enter/get/reach/dissolve/in/come/diffuse/pass/go)
  accept not (let/allow) ... GAS
  accept not GAS | no/without GAS
  accept not (get/have/receive/come) ... GAS
  reject aerobic/aerobically, without anaerobic/anaerobically
  accept anaerobic/anaerobically
  unsure GAS
  earns: it keeps oxygen out
  earns: so that no air reaches the yeast
  earns: it prevents oxigen from getting in
  misses: it keeps the heat in
  misses: it lets oxygen in
  misses: it keeps the oxygen in
  misses: it stops the glucose from evaporating`,
)

export const LESS_ENERGY = judged(
  'less energy is released (from each glucose molecule)',
  `
  ${LESS}
  AEROBIC = aerobic/aerobically
  ANAEROBIC = anaerobic/anaerobically
  reject ANAEROBIC ...(no than/aerobic/aerobically/but/while/whereas).. more ... energy, without less
  reject AEROBIC ...(no than/anaerobic/anaerobically/but/while/whereas).. LESS energy
  reject more ... energy, without AEROBIC/with/less/oxygen
  accept ANAEROBIC ... LESS ... energy
  accept LESS ... energy | energy ... LESS
  accept not enough/much ... energy
  accept AEROBIC ... more ... energy
  accept more energy ... (AEROBIC | with oxygen)
  accept (with oxygen) ... more ... energy
  unsure energy
  earns: less energy is released
  earns: anaerobic respiration releases little energy
  earns: there is not as much enrgy, less enrgy is released
  misses: alcohol is made
  misses: there is no oxygen
  misses: anaerobic respiration releases more energy
  misses: more energy is released`,
)

export const LESS_FOR_GROWTH = judged(
  'so there is less for growth / cell division / making proteins',
  `
  GROW = growth/grow/growing
  accept divide/division/dividing/reproduce/reproduction/bud/budding/multiply/protein/mitosis/"new cells"
  accept (for | to) GROW
  accept need/use/require ... (GROW | process | function)
  accept GROW ... need/use/require
  accept not (divide/division/reproduce/reproduction/bud/multiply/protein)
  accept not enough/much ... (for | to) GROW
  accept active transport
  unsure energy ... GROW | GROW ... energy
  unsure process/function/activity
  earns: so there is less for growth
  earns: cell division needs energy
  earns: less for groth, less for cell devision
  misses: less energy is released
  misses: the yeast dies
  misses: oxygen is missing`,
)
