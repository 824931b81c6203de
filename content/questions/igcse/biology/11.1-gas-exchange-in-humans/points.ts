import { judged } from '@/lib/exams/authoring/marks'

const UP = 'UP = increase/rise/higher/high/more/faster/fast/grow/greater/quicker/rapid/rapidly/up'

export const RATE_UP = judged(
  'the rate increases / more breaths in a minute',
  `
  ${UP}
  RATE = rate/frequency/breath/breathe/speed/number/breathing
  reject RATE ... decrease/fall/slow/lower, without UP
  reject oxygen/heart/pulse ... UP, without breath/breathing/breathe
  reject same/unchanged/constant RATE
  reject more (air/oxygen) ... breath, without rate/fast/faster/often/quick/quicker/frequent/minute
  accept UP ...(no deep/deeper/depth/air/volume/each).. RATE
  accept RATE ...(no deep/deeper/depth/volume).. UP
  accept more often | more frequently
  unsure fast/faster/quick/quicker
  earns: the rate of breathing increases
  earns: she breathes faster
  earns: there are more breaths per minute
  earns: the breathing rate goes up, the freqency is higher
  misses: the depth of each breath is bigger
  misses: you take in more air with each breath
  misses: the rate falls
  misses: the student is tired`,
)

export const DEPTH_UP = judged(
  'the depth increases / more air in each breath',
  `
  ${UP}
  BIG = deep/deeper/deeply/large/larger/big/bigger
  reject shallow/shallower
  reject depth ... decrease/fall/low/lower
  accept depth ... UP/BIG
  accept UP/BIG ... depth
  accept deep/deeper/deeply
  accept BIG/UP ...(no rate/number).. (volume/air) ... breath/breathe/breathing/time
  accept breath ... BIG
  accept tidal volume ... UP/BIG | chest ... further/more/higher
  accept volume ... breath ... UP/BIG
  unsure depth/volume/BIG
  earns: the breathing is deeper
  earns: the depth of breathing increases
  earns: she takes in more air with each breath
  earns: each breath is larger, deaper breathing
  misses: the rate increases
  misses: the breathing is shallow
  misses: the heart beats faster`,
)

export const REPEAT = judged(
  'repeat the measurements and take a mean (at each stage)',
  `
  AGAIN = repeat/again/twice/three/several/multiple
  TIME = time/times/measurement/count/result/trial/experiment/investigation/test/reading/once/person/student/people/mean/average
  reject not AGAIN
  accept repeat
  accept mean/average
  accept AGAIN ... TIME
  accept more/many (measurement/trial/result/reading/test/experiment/people/person/student)
  accept "more times"/"many times"/"more than once"
  accept do/carry/count/measure ... again/twice
  earns: repeat it and calculate a mean
  earns: do the experiment again
  earns: take three measurements
  earns: repaet the counting and take an avrage
  misses: count more carefully each time
  misses: count carefully
  misses: use a stopwatch
  misses: exercise for longer`,
)

export const CONTRACT_EXTERNAL = judged(
  'the external intercostal muscles contract',
  `
  reject internal ... contract, without external
  reject external ...(no internal/contract/diaphragm).. relax
  accept external ... contract
  accept contract/contraction ... external
  unsure intercostal, contract
  earns: the external intercostal muscles contract
  earns: contraction of the external intercostals
  earns: external muscles between the ribs contract
  earns: the external intercostel muscles contrackt
  misses: the internal intercostal muscles contract
  misses: the diaphragm contracts
  misses: the external intercostal muscles relax`,
)

export const RIBS_UP = judged(
  'the ribs move up and out',
  `
  BONE = rib/ribs/ribcage/"rib cage"/chest/sternum/breastbone
  reject BONE ... down/downward/downwards/in/inward/inwards, without up/upward/upwards/out/outward/outwards
  accept BONE ... up/upward/upwards/out/outward/outwards/raise/lift/expand
  accept raise/lift/pull/move/expand ... BONE
  unsure BONE
  earns: the ribs move up and out
  earns: the rib cage is lifted
  earns: which pulls the ribs upwards
  earns: the ribbs go upwords
  misses: the ribs move down and in
  misses: the diaphragm moves down
  misses: air is drawn in`,
)

export const DIAPHRAGM_CONTRACTS = judged(
  'the diaphragm contracts (and becomes flatter)',
  `
  FLAT = contract/contraction/flat/flatter/flatten/down/downward/downwards/lower
  reject diaphragm ...(no FLAT).. relax/dome/domed/up/upward/upwards
  accept diaphragm ... FLAT
  accept FLAT ... diaphragm
  unsure diaphragm
  earns: the diaphragm contracts
  earns: the diaphragm moves down and is flatter
  earns: it flattens the diaphragm
  earns: the diafragm contracts
  misses: the diaphragm relaxes
  misses: the intercostal muscles contract
  misses: the diaphragm becomes domed`,
)

export const VOLUME_UP = judged(
  'the volume of the thorax increases',
  `
  PLACE = volume/thorax/chest/lung/space/cavity/thoracic
  MORE = increase/large/larger/big/bigger/expand/grow/more/greater/rise
  reject volume ... decrease/reduce/small/smaller/fall
  reject MORE ... pressure, without volume/thorax/chest
  reject pressure ...(no low/lower/less/fall/decrease/drop/reduce/outside).. MORE, without expand/volume/space/thorax/chest/cavity
  reject volume of air ... MORE
  accept PLACE ... MORE
  accept MORE ...(no air/oxygen/pressure).. PLACE
  unsure volume
  earns: the volume of the thorax increases
  earns: the chest cavity gets bigger
  earns: this makes the lungs expand
  earns: the volum of the thorex is larger
  misses: the volume decreases
  misses: the pressure increases
  misses: air flows in`,
)

export const PRESSURE_DOWN = judged(
  'the pressure (in the lungs) falls (below that of the air outside), so air flows in',
  `
  LESS = less/low/lower/fall/decrease/drop/reduce/below/negative/reduction
  reject pressure ... increase/rise/high/higher, without LESS/outside/atmosphere/atmospheric
  reject LESS volume, without pressure
  reject pressure ...(no LESS/than/compare).. outside ... LESS | pressure ... "lower outside"
  accept pressure ... LESS
  accept LESS ...(no high/higher/increase/rise/volume).. pressure
  accept pressure ... outside/atmosphere/atmospheric ... high/higher/greater/more
  accept high/higher/greater/more pressure outside
  accept outside/atmosphere/atmospheric/external pressure ... high/higher/greater/more
  unsure pressure
  earns: the pressure in the lungs falls
  earns: so the pressure is lower than outside and air is drawn in
  earns: there is less pressure in the thorax
  earns: the presure decreeses
  misses: the pressure outside falls
  misses: the pressure rises
  misses: the volume increases
  misses: air flows into the lungs`,
)

export const KEEPS_OPEN = judged(
  'it keeps the trachea open / prevents its collapse',
  `
  reject not open | close the trachea
  accept open
  accept not collapse/close/squash/narrow/block/shut
  accept stop/prevent/avoid ... collapse/close/squash/narrow/block/shut/fall
  accept air ... can/always/freely/easily ... (pass/flow/move/get)
  unsure support/strengthen/hold/shape
  earns: it keeps the trachea open
  earns: it stops the trachea from collapsing
  earns: so that the airway does not close
  earns: it prevents the trachea from colapsing
  misses: it moves mucus
  misses: it protects the trachea
  misses: it cleans the air
  misses: it makes the trachea warm`,
)

export const MAKE_MUCUS = judged(
  'goblet cells make mucus',
  `
  reject not (make/produce) ... mucus
  reject cilia/ciliated ...(no goblet).. make/produce/secrete mucus
  accept goblet ... make/produce/secrete/release/create/form/give ... mucus
  accept mucus ... make/produce/secrete/release/from/create/form ... goblet
  accept make/produce/secrete/release mucus
  accept mucus ... made/produced/secreted/released
  unsure goblet, mucus
  earns: goblet cells make mucus
  earns: mucus is produced by the goblet cells
  earns: they secrete mucus
  earns: gobblet cells produse mucus
  misses: the cilia move the mucus
  misses: goblet cells trap bacteria
  misses: mucus traps dust
  misses: the cells clean the air`,
)

export const MUCUS_TRAPS = judged(
  'mucus traps particles / pathogens',
  `
  DIRT = particle/dust/pathogen/bacteria/bacterium/germ/dirt/microbe/microorganism/virus/pollen/soot/smoke/spore
  TRAP = trap/catch/stick/sticky/hold/collect/capture
  reject not TRAP
  reject cilia/hair ... TRAP ... DIRT, without mucus
  reject mucus ... kill ... DIRT, without TRAP
  accept TRAP ... DIRT
  accept DIRT ... TRAP
  accept TRAP them
  unsure TRAP
  earns: mucus traps dust
  earns: bacteria stick to the mucus
  earns: the sticky mucus catches pathogens
  earns: mucus trapps particels
  misses: mucus kills bacteria
  misses: goblet cells make mucus
  misses: cilia move mucus up`,
)

export const CILIA_MOVE = judged(
  'cilia move the mucus up / away from the lungs',
  `
  HAIR = cilia/cilium/ciliated/hair/they/it
  MOVE = move/sweep/waft/push/carry/beat/transport/bring/remove/brush/pass/wave
  LOAD = mucus/it/them/this/dust/pathogen/bacteria/bacterium/germ/particle/dirt/microbe/up/away/out/upwards/throat
  reject not MOVE
  reject MOVE ... mucus/it ... (into/down/towards) ... lung
  reject cilia/cilium/ciliated/hair MOVE (air/oxygen)
  reject cilia/cilium/ciliated/hair ... trap/catch/filter/kill, without MOVE
  accept cilia/cilium/ciliated/hair ... MOVE ... LOAD
  accept LOAD ... MOVE ... cilia/cilium/hair
  accept mucus ... MOVE ... up/out/away/throat/mouth/stomach/upwards
  accept MOVE ... mucus ... up/out/away/throat/mouth/stomach/upwards/from
  unsure HAIR, mucus | cilia/cilium/hair, MOVE
  earns: cilia move the mucus away from the lungs
  earns: the cilia sweep mucus up to the throat
  earns: cilia beat and waft the mucus upwards
  earns: the cilia swepp the mucus to the throat, it is mooved by cilia
  misses: cilia move air into the lungs
  misses: cilia trap dust
  misses: goblet cells make mucus
  misses: the mucus is sticky`,
)

export const MUCUS_STAYS = judged(
  'mucus (with pathogens) is not moved away / collects in the airways',
  `
  MOVE = move/sweep/swept/waft/remove/carry/clear/transport/push/leave/out/clean
  STAY = stay/remain/collect/build/accumulate/gather/left/stuck/sit/pool/block
  STUFF = mucus/pathogen/bacteria/bacterium/germ/it/they/dust
  WHAT = mucus/pathogen/bacteria/bacterium/germ/dust/particle/microbe
  reject not (STAY/build)
  accept WHAT ... not MOVE
  accept not MOVE ... WHAT/it/them
  accept mucus ... STAY
  accept pathogen/bacteria/bacterium/germ ... STAY
  accept STAY ... mucus/pathogen/bacteria/bacterium/germ
  accept STUFF ... (into/reach/enter) ... lung
  unsure STAY | mucus
  earns: mucus is not moved out of the airways
  earns: the mucus with pathogens stays in the lungs
  earns: mucus builds up in the bronchi
  earns: mucus colects, it is not remooved
  misses: the cilia cannot beat
  misses: the person coughs
  misses: the goblet cells make no mucus`,
)

export const PATHOGENS_MULTIPLY = judged(
  'pathogens reproduce there / reach the lungs and cause disease',
  `
  GERM = pathogen/bacteria/bacterium/germ/microbe/microorganism/virus
  DO = reproduce/multiply/grow/breed/increase/cause/infect/infection/ill/disease/reach/enter/live/divide/harm/damage
  reject GERM ... not DO
  reject kill/destroy ... GERM
  accept GERM ... DO
  accept GERM ... (in/into/inside/to) ... lung
  accept more GERM
  accept infect/ill/disease ... GERM
  unsure infect/infection/ill
  earns: pathogens reproduce in the mucus
  earns: bacteria reach the lungs and cause disease
  earns: germs multiply there
  earns: bactiria grow in the airways
  misses: mucus is not removed
  misses: it is hard to breathe
  misses: pathogens are killed`,
)

export const ONE_CELL_THICK = judged(
  'thin walls / one cell thick (short distance for diffusion)',
  `
  reject thin/thick "cell wall" | thin/thick "cell walls" | "cell wall" ... thin/thick | "cell walls" ... thin/thick
  reject thick, without one/thin
  accept one/single ... cell, without thick/wall/layer/blood
  accept one/single cell ... thick/wall/layer
  accept one/single layer
  accept thin, without moisture/moist/water/fluid/film
  accept short/small/little/less ... distance/path/way
  accept distance/path/way ... short/small/little/less
  accept close/near ... capillary/blood/vessel/alveolus
  unsure wall
  earns: the wall is one cell thick
  earns: thin walls
  earns: the distance for diffusion is short
  earns: it has a very thinn wall, short distence
  misses: it has thick walls
  misses: there are many alveoli
  misses: there is much blood`,
)

export const BLOOD_SUPPLY = judged(
  'good blood supply / a capillary lies around it',
  `
  AROUND = surround/around/carry/take/supply/wrap/cover/network/many/lots/lot/dense/good/rich/numerous/plenty/bring
  reject poor/bad blood | no blood
  accept blood supply/flow
  accept capillary ... AROUND
  accept AROUND ... capillary
  accept blood ... carry/take/flow/remove/surround/around/vessel
  accept good/rich/much/many ... blood
  accept surround/around ... blood
  accept red blood cell
  unsure blood/capillary/gradient
  earns: it has a good blood supply
  earns: there is a capillary around it
  earns: blood takes the oxygen away
  earns: cappillaries surround it
  misses: its wall is thin
  misses: it is full of air
  misses: it has a large surface area`,
)

export const MORE_CARBON_DIOXIDE = judged(
  'the concentration of carbon dioxide in the blood rises',
  `
  CO = carbon/"carbon dioxide"/"co2"
  MORE = more/increase/rise/high/higher/much/greater/build/elevated/raise/up
  BLOOD = blood/plasma/bloodstream
  reject less/low/lower/decrease CO
  reject CO (leave/remove) ... blood
  reject remove/exhale/breathe/expel ... CO, without BLOOD
  accept CO, MORE, BLOOD
  accept MORE ... CO ... BLOOD
  accept CO & MORE & BLOOD
  unsure CO, MORE
  unsure MORE, BLOOD, acid/acidic
  earns: the concentration of carbon dioxide in the blood rises
  earns: there is more carbon dioxide in the blood
  earns: muscles make more CO2, which passes into the blood
  earns: the carbon dioxide in her blod increesed
  misses: there is less oxygen
  misses: the blood flows faster
  misses: the muscles need more energy`,
)

export const BRAIN_DETECTS = judged(
  'the brain detects this',
  `
  SENSE = detect/sense/notice/recognise/respond/receive/signal/impulse/message/feel/register/measure
  accept brain ... SENSE
  accept SENSE ... brain
  accept brain ... tell/stimulate/send/control/cause/make/increase
  accept medulla
  unsure brain
  earns: the brain detects it
  earns: this is detected by the brain
  earns: the brain sends impulses to the muscles
  earns: the brian detects the change
  misses: the heart beats faster
  misses: the blood reaches the lungs
  misses: the lungs are larger`,
)

export const MUSCLES_MORE_OFTEN = judged(
  'the diaphragm / intercostal muscles contract more often (or more strongly)',
  `
  MUSCLE = diaphragm/intercostal/"breathing muscle"/"breathing muscles"/"muscles of breathing"
  reject relax, without contract
  accept MUSCLE, more/faster/often/stronger/frequently/frequent/harder/quicker/impulse/signal/message/contract
  accept impulse/signal/message/nerve ... MUSCLE
  unsure MUSCLE | muscle contract
  earns: the diaphragm contracts more often
  earns: the brain sends impulses to the intercostal muscles
  earns: the intercostal muscles contract harder
  earns: the diafragm contracts more frequentley
  misses: the leg works harder
  misses: carbon dioxide rises
  misses: the heart beats faster`,
)
