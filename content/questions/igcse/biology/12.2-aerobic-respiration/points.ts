import { judged } from '@/lib/exams/authoring/marks'

export const SEEDS_USE_OXYGEN = judged(
  'the seeds use (take in) oxygen',
  `
  GAS = oxygen/"o2"
  reject lime/soda ...(no seed/they/respire/respiration/while/and).. GAS
  reject (release | produce | give | gives | make) ...(no dioxide/use/used).. GAS, without use/take/absorb/consume
  reject not (use/take/need) ... GAS
  accept use/take/absorb/consume/need/require/remove ... GAS
  accept GAS ... use/used/take/taken/absorb/consume/need/less/decrease
  accept less/decrease ... GAS
  reject anaerobic/anaerobically
  unsure aerobic/aerobically
  unsure GAS
  earns: the seeds use oxygen
  earns: oxygen is taken in by the seeds for respiration
  earns: they take up oxigen
  misses: the seeds give off carbon dioxide
  misses: soda lime absorbs oxygen
  misses: the seeds produce oxygen`,
)

export const DIOXIDE_ABSORBED = judged(
  'the carbon dioxide given off is absorbed by the soda lime',
  `
  GAS = dioxide/"co2"
  TAKE = absorb/remove/take/soak/react/trap/use/absorption
  reject seed/plant TAKE ... GAS, without lime/soda
  reject GAS ... TAKE ... seed/plant, without lime/soda
  reject lime/soda ... (release/give/produce/make) ... GAS
  reject lime/soda not TAKE
  accept lime/soda/it ... TAKE ... GAS
  accept GAS ... (absorb/absorbed/remove/taken/trap/soak/react)
  accept absorb/remove/soak/trap ... GAS
  unsure GAS, lime/soda
  earns: soda lime absorbs the carbon dioxide
  earns: the CO2 that they give off is removed by the soda lime
  earns: carbon dioxide is absorbd
  misses: the seeds absorb carbon dioxide
  misses: the seeds use oxygen
  misses: carbon dioxide is taken in by the seeds
  misses: soda lime gives off carbon dioxide`,
)

export const LESS_GAS = judged(
  'so the volume (pressure) of gas in the tube falls',
  `
  DOWN = less/low/lower/decrease/fall/reduce/small/smaller/shrink/decline
  SIZE = volume/pressure
  reject oxygen/dioxide DOWN, without SIZE/gas/air
  reject increase/rise/higher/more ... SIZE/gas, without DOWN/outside
  reject SIZE/gas ... increase/rise/higher/more, without DOWN/outside
  accept DOWN ... SIZE
  accept SIZE ...(no drop).. DOWN
  accept SIZE drop/drops/dropped | SIZE (goes | went) down | drop in SIZE
  accept DOWN gas/air
  accept gas/air ... DOWN
  accept pressure ... outside ... high/higher/great/greater/push
  accept air ... outside ... push/move
  accept vacuum/suction
  unsure SIZE
  earns: so the volume of gas falls
  earns: the pressure inside the tube decreases
  earns: there is less gas in the tube
  earns: the presure gets lower, the pressur is lower
  misses: the seeds use oxygen
  misses: the volume of gas increases
  misses: the drop moves because gas is used
  misses: the drop moves to the left`,
)

export const DEAD_SEEDS_CONTROL = judged(
  'the same apparatus with boiled (dead) seeds, or glass beads in place of the seeds',
  `
  reject germinating/living/live seed, without boil/dead/kill/bead/heat/same/replace/instead/not
  reject remove/leave/without ... soda/lime
  reject more/fewer/less seed
  accept boil/boiled/dead/kill/killed/cooked/heated ... seed/pea/bean/maize/lentil
  accept seed/pea/bean/maize/lentil ... boil/boiled/dead/kill/killed/cooked
  accept bead/stone/marble/pebble
  accept boil/boiled/dead
  accept not seed/seeds, without soda/lime
  accept not alive/living, without soda/lime
  unsure seed
  earns: use boiled seeds
  earns: the same tube with dead seeds
  earns: put glass beads in place of the seeds
  earns: use boild seeds insted
  misses: use more seeds
  misses: repeat it three times
  misses: leave out the soda lime`,
)

export const SEEDS_RESPIRE = judged(
  'the (living, germinating) seeds respire',
  `
  reject boiled/dead respire/respiration, without germinating/living/alive
  reject breathe/breathing/photosynthesis/photosynthesise, without respire/respiration
  accept germinating/living ...(no boil/boiled/dead).. respire/respiration
  reject not respire, without boil/boiled/dead
  accept seed/they/it ... respire/respiration
  accept respiration/respire
  earns: the germinating seeds respire
  earns: respiration takes place in the seeds
  earns: they carry out resperation
  misses: the seeds photosynthesise
  misses: the seeds grow
  misses: heat is given off`,
)

export const RELEASES_HEAT = judged(
  'and release energy as heat',
  `
  reject absorb/gain/take ... heat | heat ... absorb
  reject need/use/require heat
  reject (keep | trap | hold) ... heat, without respire/respiration/release/produce
  accept release/give/produce/generate/make/lose/emit/create/given ... heat/warmth/thermal
  accept heat/warmth/thermal ... release/give/given/produce/generate/made/make/emit/lost/create
  accept energy ... (as | into | to) heat
  accept exothermic
  accept heat energy
  unsure release energy | energy ... (release | given)
  unsure heat
  earns: and release heat
  earns: some of the energy is given off as heat
  earns: heet is released, heat is releesed
  misses: they take in heat
  misses: the seeds respire
  misses: oxygen is used`,
)

export const DEAD_DO_NOT_RESPIRE = judged(
  'boiled seeds are dead / their enzymes are denatured, so they do not respire',
  `
  reject germinating/living/live seed dead/die
  reject slow/slower/slowly
  accept not (respire/respiration)
  accept no respiration
  accept stop/without/unable/cannot ... respire/respiration
  accept dead/die/kill/killed/died
  accept denature/denatured
  accept not (alive/living/live)
  accept respiration ... not (take/occur/happen)
  unsure respire/respiration
  earns: boiled seeds are dead
  earns: their enzymes are denatured
  earns: they cannot respire
  earns: the seeds are ded, the enzymes are denaturd
  misses: the seeds respire slowly
  misses: the flask keeps the heat in
  misses: the water is cold`,
)

export const OXYGEN_ENTERS = judged(
  'it lets air (oxygen) in, which the seeds need',
  `
  GAS = oxygen/"o2"/air
  accept rubber/bung ... not let/allow/permit ... GAS/gas
  accept rubber/bung ... stop/prevent/block/keep ...(no escape/leave).. GAS
  reject wool ...(no rubber/bung).. (stop | prevent | block | keep) ... GAS
  reject (stop | prevent | block | keep) ... GAS ... (enter | in | inside | entering | out)
  reject carbon dioxide ... enter
  reject anaerobic/anaerobically ... respire/respiration, without rubber/bung
  accept oxygen/"o2" ... enter/in/into/through/pass/get/diffuse/reach/available/supply/exchange
  accept let/allow ... GAS/gas
  accept air/gas/gases ... enter/in/into/through/pass/get/diffuse/exchange
  accept exchange ... gas/gases
  accept dioxide ... out/leave/escape
  accept provide/give/supply ... GAS
  unsure GAS
  earns: it lets oxygen in
  earns: air can pass through it
  earns: so that oxigen can enter the flask
  misses: it keeps the heat in
  misses: it stops oxygen getting in
  misses: it holds the thermometer`,
)

export const IN_MITOCHONDRIA = judged(
  'aerobic respiration takes place in mitochondria',
  `
  reject anaerobic/anaerobically, without aerobic/aerobically
  reject photosynthesis/protein, without respire/respiration
  accept mitochondria/mitochondrion/they/it/where/which ... respire/respiration
  accept respire/respiration ... mitochondria/mitochondrion/there/them
  accept (site | place) ... respiration
  accept more/faster/much/carry respiration
  unsure respire/respiration
  earns: aerobic respiration takes place in mitochondria
  earns: mitochondria are where respiration happens
  earns: they carry out aerobic respirashion, aerobic respiraton
  misses: muscle cells contract
  misses: mitochondria make proteins
  misses: more energy is released`,
)

export const RELEASE_MORE_ENERGY = judged(
  'so many mitochondria release much energy',
  `
  MUCH = more/much/lot/large/high/higher/great/greater/enough/plenty/fast/faster/lots/extra
  reject less/little/few/small ... energy
  reject not need/require ... energy
  accept release/provide/give/supply/transfer/free/get ... energy
  accept energy ... release/provide/give/supply/free
  accept MUCH ... energy
  accept energy ... MUCH
  accept need/require/demand ... energy | energy ... need/require/demand
  unsure energy/"atp"
  earns: more energy is released
  earns: they provide a lot of energy
  earns: muscle cells need much enrgy
  misses: they contract
  misses: respiration takes place there
  misses: they need less energy`,
)

export const FOR_CONTRACTION = judged(
  'which is needed for contraction (movement)',
  `
  accept contract/contraction/move/movement/fly/flying/swim/run/beat/motion/pump/wings
  accept (for | during | in) flight/exercise
  unsure exercise
  earns: for muscle contraction
  earns: the muscle needs it to contract
  earns: so that the animal can move
  earns: for contracion
  misses: mitochondria release energy
  misses: aerobic respiration takes place
  misses: the flight muscle has many of them
  misses: to make proteins`,
)
