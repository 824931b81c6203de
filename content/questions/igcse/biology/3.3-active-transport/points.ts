import { judged } from '@/lib/exams/authoring/marks'

/** The definition of active transport, mark by mark. */
export const DEFINITION = [
  judged(
    'movement of particles through a cell membrane',
    `
    accept move/movement/transport/pass/carry/pump/take ... membrane
    accept particle/ion/molecule/substance ... membrane
    unsure membrane | into cell/cells | out cell/cells
    earns: the movement of particles through a cell membrane
    earns: ions are moved across the membrane
    earns: molecules pass through the cell membraine
    misses: it needs energy
    misses: from a low to a high concentration
    misses: it happens in roots`,
  ),
  judged(
    'from lower to higher concentration / against a concentration gradient',
    `
    HIGH = high/higher/highest/great/more/large
    LOW = low/lower/lowest/less/few/fewer/small
    reject HIGH ...(no LOW).. to/into/towards ... LOW
    reject down ... gradient
    accept LOW ... HIGH
    accept against/up ... gradient
    unsure gradient
    earns: from a region of lower concentration to a region of higher concentration
    earns: against a concentration gradient
    earns: from a low to a high consentration
    earns: against the concentration gradiant
    misses: from a high to a low concentration
    misses: down the concentration gradient
    misses: it needs energy`,
  ),
  judged(
    'using energy from respiration',
    `
    reject not energy | kinetic energy | passive
    accept energy ... respiration/respire/released
    accept respiration ... energy
    accept use/using/need/require/with/by/take/spend/active ... energy
    unsure energy/respiration/atp
    earns: using energy from respiration
    earns: it needs energy
    earns: energy released in respirration is used
    misses: it needs no energy
    misses: by kinetic energy of the particles
    misses: against the gradient`,
  ),
]

export const WITHOUT_OXYGEN = [
  judged(
    'less (aerobic) respiration without oxygen',
    `
    LESS = less/slow/slower/slowly/reduce/decrease/fall/low/lower/stop/fewer
    reject more/faster/increase ...(no LESS/oxygen).. respiration/respire, without LESS
    accept LESS ... respiration/respire
    accept respiration/respire ... LESS
    accept not respire/respiration
    accept oxygen ... need/use/require ... respiration/respire
    accept respiration/respire ... need/use/require ... oxygen
    accept not enough oxygen ... respiration/respire
    accept only anaerobic
    unsure respiration/respire/anaerobic
    earns: there is less respiration
    earns: the cells respire more slowly
    earns: oxygen is needed for respiration
    earns: without oxygen aerobic respirration stops
    misses: there is less diffusion
    misses: the roots die
    misses: there is less energy`,
  ),
  judged(
    'so less energy is released',
    `
    LESS = less/low/lower/little/reduce/decrease/fewer/fall
    reject more energy, without LESS
    accept LESS ... energy
    accept energy ... LESS
    accept not energy/enough energy
    accept not release/provide/have/produce/make ... energy
    unsure energy
    earns: less energy is released
    earns: so there is not enough energy
    earns: less enargy is available
    misses: more energy is released
    misses: there is less oxygen
    misses: the roots respire`,
  ),
  judged(
    'ions are taken up by active transport, which needs energy',
    `
    reject diffusion/osmosis/passive ... energy, without active
    accept active/actively transport*
    accept active/actively ... take/taken/uptake/transport/move
    accept against ... gradient
    unsure energy ... need | need energy
    earns: the ions are taken up by active transport
    earns: active transport needs energy
    earns: they move against their gradient
    earns: uptake is by acctive transport
    misses: ions diffuse into the root
    misses: there is less respiration
    misses: less energy is released`,
  ),
]

export const SAME_FOR_ALL_ROOTS = judged(
  'temperature / concentration of the solution / mass or kind of roots / time',
  `
  accept temperature/heat
  accept concentration/amount/volume ... ion/solution/nitrate/potassium/phosphate
  accept ion/solution/nitrate/potassium/phosphate ... concentration/amount/volume
  accept mass/number/size/age/length/type/kind/amount/surface/species ... root/plant/seedling
  accept root/plant ... mass/number/size/age/length/type/kind/amount/species
  accept time | ph | light | volume
  unsure concentration/root/plant
  earns: the temperature
  earns: the concentration of the ions in the solution
  earns: the mass of roots
  earns: keep the temprature the same
  misses: the percentage of oxygen
  misses: the uptake
  misses: the energy`,
)

export const CARRIER = [
  judged(
    'the particle (ion) binds to the carrier protein',
    `
    BIND = bind/bound/attach/combine/join/fit/fix/connect/stick/pick/hold
    accept BIND
    unsure carrier/protein
    earns: the ion binds to the carrier protein
    earns: it attaches to the protein
    earns: it attatches to the carrier
    misses: energy is used
    misses: the ion goes across
    misses: it goes through a gap`,
  ),
  judged(
    'the protein uses energy to move it across the membrane',
    `
    MOVE = move/carry/transport/push/pump/bring/take/pass/release/change/transfer
    reject not energy | passive
    accept energy ... MOVE
    accept MOVE ... energy
    accept MOVE ... across/through/inside/into/side/out
    accept change shape
    unsure energy | across | MOVE
    earns: the carrier uses energy to move it across
    earns: it carries the ion through the membrane
    earns: energy from respiration is used to move it to the other side
    earns: the protein transsports it to the other side
    misses: it binds to the protein
    misses: ions diffuse without energy
    misses: there are few ions outside`,
  ),
]

export const DIFFERENCES = [
  judged(
    'active transport is against, diffusion down a concentration gradient',
    `
    LOW = low/lower/less
    HIGH = high/higher/more
    reject active ...(no diffusion/against/LOW).. down ... gradient
    reject diffusion ...(no active/down/HIGH).. against ... gradient
    reject active ...(no diffusion/LOW).. HIGH ... to ... LOW
    accept against ... gradient
    accept active ... LOW ... HIGH
    accept diffusion ... HIGH ... LOW
    accept down ... gradient
    unsure gradient/concentration/direction
    earns: active transport is against the gradient and diffusion is down the gradient
    earns: diffusion goes from high to low concentration, active transport from low to high
    earns: active transport is against a consentration gradient
    earns: active transport is against a concentration gradiant
    misses: active transport is down the gradient
    misses: active transport is faster
    misses: active transport needs energy`,
  ),
  judged(
    'active transport uses energy from respiration, diffusion does not',
    `
    reject diffusion ...(no active/not/passive/kinetic).. use/need/require energy
    accept active ... energy
    accept energy ... active
    accept diffusion ... not need/use/require energy
    accept diffusion ... passive
    accept respiration
    unsure energy/passive
    earns: active transport needs energy but diffusion does not
    earns: diffusion is passive
    earns: active transport uses energy from respirration
    earns: active trannsport uses energy
    misses: diffusion needs energy
    misses: active transport is against the gradient
    misses: diffusion is faster`,
  ),
]
