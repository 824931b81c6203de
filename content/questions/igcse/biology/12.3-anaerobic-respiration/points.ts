import { judged } from '@/lib/exams/authoring/marks'

const LESS =
  'LESS = less/little/low/lower/small/smaller/few/fewer/reduce/slow/slower/slowly/insufficient/lack/limited'

export const TOO_LITTLE_OXYGEN = judged(
  'oxygen is not supplied to the muscles fast enough',
  `
  ${LESS}
  GAS = oxygen/"o2"
  accept not enough/sufficient/much GAS
  accept not (supply/get/reach/deliver/provide/bring/arrive/receive/meet/keep/have/enough/carry) ... GAS
  accept GAS ... not (supply/get/reach/enough/deliver/sufficient/arrive/come/meet/keep/fast)
  accept no/without GAS
  accept not GAS
  accept LESS ... GAS | GAS ... LESS
  accept short/shortage ... GAS
  accept need/require/demand ... more GAS
  accept GAS ... run out
  unsure GAS
  earns: not enough oxygen reaches the muscles
  earns: oxygen is not supplied fast enough
  earns: there is too little oxigen in the muscles
  misses: the muscles respire anaerobically
  misses: lactic acid is made
  misses: the muscles contract`,
)

export const ANAEROBIC_AS_WELL = judged(
  'so the muscles respire anaerobically (as well)',
  `
  reject not anaerobic/anaerobically
  reject aerobic/aerobically, without anaerobic/anaerobically
  accept anaerobic/anaerobically
  accept respire/respiration ... not oxygen/"o2"
  unsure respire/respiration
  earns: so the muscles respire anaerobically
  earns: anaerobic respiration takes place
  earns: they use anarobic respiration
  misses: they respire aerobically
  misses: oxygen is missing
  misses: the muscles are tired`,
)

export const MAKES_LACTIC = judged(
  'which makes lactic acid from glucose faster than it is removed (so it builds up)',
  `
  ACID = "lactic acid"/lactic/lactate
  MAKE = make/made/produce/release/form/create/give/given/turn/change/convert/product/production/generate
  reject not MAKE ... ACID
  accept MAKE ... ACID
  accept ACID ... MAKE
  accept ACID ... build/accumulate/built/collect
  accept build/accumulate ... ACID
  accept glucose ... ACID
  unsure ACID
  earns: lactic acid is made
  earns: this produces lactic acid
  earns: lactic acid builds up in the muscle
  earns: lactik acid is produced
  misses: the muscles respire anaerobically
  misses: not enough oxygen reaches them
  misses: carbon dioxide is made`,
)

export const HEART_CARRIES = judged(
  'the heart rate stays fast, so that blood carries lactic acid to the liver',
  `
  ACID = "lactic acid"/lactic/lactate/it
  CARRY = carry/transport/take/taken/bring/move/deliver/send/pump/flow/pass/go
  reject from ... liver ... to ... muscle
  accept CARRY ... to ... liver
  accept liver ... receive/get ... ACID
  accept CARRY ... ACID ... (away | out | off | from) ... muscle
  accept blood ... CARRY ... liver
  accept ACID ... to the liver
  accept heart ... fast/faster/quick/rapid/high ... (carry | transport | remove | move) ... ACID
  unsure heart ... fast/faster/quick/high/rapid | remove ... ACID
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
  reject breathe/breathing slow/slowly/shallow
  reject breathe/breathing ... out ... (lactic | acid)
  reject lactic ... breathe/breathing/breathed/exhale
  accept breathe/breathing/breath/breaths/lung/inhale/ventilation ... GAS
  accept GAS ... breathe/breathing/breath/breaths/lung/inhale
  accept supply/provide/take/get/bring/deliver/more/extra/enough/need ... GAS
  accept deep/deeply/fast/rapid breathe/breathing/breath/breaths
  unsure breathe/breathing/breath/GAS
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
  ACID = "lactic acid"/lactic/lactate/it
  BREAK = break/broken/breakdown/respire/oxidise/oxidised/react/convert/turn/use/used/metabolise/remove/change
  reject liver ... anaerobic/anaerobically
  reject anaerobic/anaerobically ... liver, without make/made/produce/from/build/built/cause
  reject anaerobic/anaerobically ... BREAK, without liver/oxygen/make/made/produce/from
  reject muscle ... BREAK ... ACID, without liver
  accept aerobic/aerobically/oxygen/"o2"/liver ... BREAK
  accept BREAK ... aerobic/aerobically/oxygen/"o2"/liver
  accept aerobic/aerobically ... ACID
  accept BREAK down ACID | ACID ... (broken | break) down
  unsure BREAK ... ACID | ACID ... BREAK | aerobic/aerobically
  earns: lactic acid is broken down in the liver
  earns: the liver breaks it down by aerobic respiration
  earns: with oxygen it is brocken down, it is brokn down with oxygen
  misses: the heart beats fast
  misses: lactic acid is made in the muscles
  misses: she breathes deeply`,
)

export const BOILED_FOR_OXYGEN = judged(
  'boiling removes (dissolved) oxygen / air from the solution',
  `
  GAS = oxygen/"o2"/air
  reject add/give/provide/increase/more ... GAS
  reject remove ... carbon dioxide
  accept remove/drive/expel/out/rid/release/escape/leave/take/eliminate/lose/less ... GAS
  accept GAS ... remove/drive/driven/expel/out/leave/left/escape/lost
  accept not GAS | no/without GAS
  accept not (have/contain/be/remain/left) ... GAS
  accept GAS ... not (present/in/there/left)
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
  reject keep/stop/prevent ... dioxide/heat/water ... (in | out | escape | leave), without GAS
  accept keep/stop/prevent/block/exclude/barrier/avoid/seal/cut ... GAS
  accept GAS ... not (enter/get/reach/dissolve/in/come/diffuse/pass/go)
  accept not (let/allow) ... GAS
  accept not GAS | no/without GAS
  accept not (get/have/receive/come) ... GAS
  reject aerobic/aerobically
  accept anaerobic/anaerobically
  unsure GAS
  earns: it keeps oxygen out
  earns: so that no air reaches the yeast
  earns: it prevents oxigen from getting in
  misses: it keeps the heat in
  misses: it lets oxygen in
  misses: it stops the glucose from evaporating`,
)

export const LESS_ENERGY = judged(
  'less energy is released (from each glucose molecule)',
  `
  ${LESS}
  reject more ... energy, without aerobic/aerobically/with/less/oxygen
  reject aerobic/aerobically ... LESS energy, without anaerobic/anaerobically
  accept anaerobic/anaerobically ... LESS ... energy
  accept LESS ... energy | energy ... LESS
  accept not enough/much ... energy
  accept aerobic/aerobically ... more ... energy
  accept more energy ... (aerobic | aerobically | with oxygen)
  unsure energy
  earns: less energy is released
  earns: anaerobic respiration releases little energy
  earns: there is not as much enrgy, less enrgy is released
  misses: alcohol is made
  misses: there is no oxygen
  misses: more energy is released`,
)

export const LESS_FOR_GROWTH = judged(
  'so there is less for growth / cell division / making proteins',
  `
  accept growth/grow/growing/divide/division/dividing/reproduce/reproduction/bud/budding/multiply/protein/mitosis/"new cells"
  accept active transport
  unsure process/function/activity
  earns: so there is less for growth
  earns: cell division needs energy
  earns: less for groth, less for cell devision
  misses: less energy is released
  misses: the yeast dies
  misses: oxygen is missing`,
)
