import { judged } from '@/lib/exams/authoring/marks'

/** The definition of active transport, mark by mark. */
export const DEFINITION = [
  judged(
    'movement of particles through a cell membrane',
    `
    MOVE = move/movement/transport/pass/carry/pump/take/cross/travel/transfer
    reject move/movement water
    accept MOVE ... membrane
    accept particle/ion/molecule/substance ... through/across membrane
    unsure particle/ion/molecule/substance ... membrane
    unsure MOVE ... into/out cell/cells
    earns: the movement of particles through a cell membrane
    earns: ions are moved across the membrane
    earns: molecules pass through the cell membraine
    misses: it needs energy
    misses: movement of water through a partially permeable membrane
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
    accept LOW ...(no energy).. HIGH ...(no energy).. concentration/concentrated/particles/ions/molecules/gradient
    accept LOW ... concentration/concentrated/particles/ions/molecules ...(no energy).. HIGH
    accept from LOW ... to ... HIGH
    accept where ... LOW ... where ... HIGH
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
    POWER = energy/atp
    reject produce/make/release/give/store ... energy, without use/using/need/require/respiration
    accept POWER ... respiration/respire
    accept respiration ... POWER
    accept use/using/need/require/with/by/take/spend ... POWER
    accept POWER ... need/use/require
    unsure POWER/respiration
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
    accept oxygen ... need/use/require ... respiration/respire
    reject LESS energy ... respiration/respire, without oxygen
    accept not respire/respiration
    accept LESS ... respiration/respire
    accept respiration/respire ...(no energy).. LESS
    accept respiration/respire ... need/use/require ... oxygen
    accept not enough oxygen ... respiration/respire
    accept only anaerobic
    unsure respiration/respire/anaerobic
    earns: there is less respiration
    earns: the cells respire more slowly
    earns: oxygen is needed for respiration
    earns: without oxygen aerobic respirration stops
    misses: there is less diffusion
    misses: less energy from respiration
    misses: the roots die
    misses: there is less energy`,
  ),
  judged(
    'so less energy is released',
    `
    LESS = less/low/lower/little/reduce/decrease/fewer/fall
    POWER = energy/atp
    reject more energy, without LESS
    reject need/use/require/take less energy
    accept not as much POWER
    accept LESS ...(no oxygen/because/since/as/uptake/need/respiration/active).. POWER
    accept POWER ...(no so/need/active/ions/uptake).. LESS
    accept lack/shortage/without ... POWER
    accept not POWER | not enough/much/sufficient POWER
    accept not release/provide/have/produce/make ... POWER
    unsure POWER
    earns: less energy is released
    earns: so there is not enough energy
    earns: less enargy is available
    misses: more energy is released
    misses: there is less oxygen
    misses: active transport needs less energy
    misses: the roots respire`,
  ),
  judged(
    'ions are taken up by active transport, which needs energy',
    `
    reject diffusion/osmosis/passive ... energy, without active
    reject active transport ... not need/use/require energy
    reject not active transport, without diffusion
    reject active transport ... not happen/occur/used
    accept active/actively transport*
    accept active/actively ... take/taken/uptake/transport/move
    accept against ... gradient
    unsure energy ... need | need energy
    earns: the ions are taken up by active transport
    earns: active transport needs energy
    earns: they move against their gradient
    earns: uptake is by acctive transport
    misses: ions diffuse into the root
    misses: active transport does not need energy
    misses: there is less respiration
    misses: less energy is released`,
  ),
]

export const SAME_FOR_ALL_ROOTS = judged(
  'temperature / concentration of the solution / mass or kind of roots / time',
  `
  reject oxygen/uptake/absorbed/energy, without temperature/mass/number/size/age/ph/time/light
  reject (take/taken/absorb) ... (up/in)
  accept temperature/heat
  accept concentration/amount/volume ... ion/solution/nitrate/potassium/phosphate
  accept ion/solution/nitrate/potassium/phosphate ... concentration/amount/volume
  accept mass/number/size/age/length/type/kind/amount/surface/species ... root/plant/seedling
  accept root/plant ... mass/number/size/age/length/type/kind/amount/species
  accept time | ph | light | volume | how long
  unsure concentration/root/plant
  earns: the temperature
  earns: the concentration of the ions in the solution
  earns: the mass of roots
  earns: keep the temprature the same
  misses: the percentage of oxygen
  misses: the concentration of oxygen in the solution
  misses: the uptake
  misses: the energy`,
)

export const CARRIER = [
  judged(
    'the particle (ion) binds to the carrier protein',
    `
    BIND = bind/bound/attach/combine/join/fit/fix/connect/stick/pick/hold
    WHAT = ion/particle/molecule/it/nitrate/substance
    reject energy ...(no WHAT).. BIND ... protein/carrier
    reject protein/carrier ...(no WHAT).. fixed/combine ...(no WHAT).. membrane/oxygen
    accept WHAT ... BIND
    accept carrier/protein ... BIND ... WHAT
    accept BIND ... carrier/protein
    accept BIND ion
    unsure carrier/protein/BIND
    earns: the ion binds to the carrier protein
    earns: it attaches to the protein
    earns: it attatches to the carrier
    misses: energy is used
    misses: energy binds to the protein
    misses: the ion goes across
    misses: it goes through a gap`,
  ),
  judged(
    'the protein uses energy to move it across the membrane',
    `
    MOVE = move/carry/transport/push/pump/bring/take/pass/release/change/transfer
    reject not energy | passive
    reject diffuse/diffusion
    reject down/along ... gradient
    accept energy ... move/carry/transport/push/pump/bring/take/pass/transfer
    accept move/carry/transport/push/pump/bring/take/pass/transfer/change ... energy
    accept MOVE ...(no gradient).. across/through/inside/into/side/out
    accept carry/push/pump/transport/bring ... in
    accept change shape
    unsure energy | across | MOVE
    earns: the carrier uses energy to move it across
    earns: it carries the ion through the membrane
    earns: energy from respiration is used to move it to the other side
    earns: the protein transsports it to the other side
    misses: it binds to the protein
    misses: ions diffuse without energy
    misses: the ions move down the gradient into the cell
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
    reject diffusion ...(no active/HIGH/faster).. LOW ...(no active).. to ...(no active).. HIGH
    reject both ... gradient
    reject active ...(no diffusion).. with/along ... gradient
    accept against/up ... gradient
    accept gradient ... against
    accept active ... LOW ... HIGH
    accept diffusion ... HIGH ... LOW
    accept down ... gradient, diffusion
    unsure gradient/direction
    unsure LOW/HIGH concentration
    earns: active transport is against the gradient and diffusion is down the gradient
    earns: diffusion goes from high to low concentration, active transport from low to high
    earns: active transport is against a consentration gradient
    earns: active transport is against a concentration gradiant
    misses: active transport is down the gradient
    misses: diffusion goes from low to high concentration
    misses: active transport is faster
    misses: active transport needs energy`,
  ),
  judged(
    'active transport uses energy from respiration, diffusion does not',
    `
    POWER = energy/atp
    USE = use/need/require/take/want
    reject diffusion ...(no active/not/passive/kinetic).. USE POWER
    reject both ... energy
    reject active transport ...(no diffusion).. passive
    reject active transport ...(no USE/not/from).. release/produce/make ... energy
    accept active ... POWER
    accept POWER ... active
    accept diffusion ... not USE POWER
    accept diffusion ... passive
    accept USE ... POWER ... respiration
    unsure POWER/passive/respiration
    earns: active transport needs energy but diffusion does not
    earns: diffusion is passive
    earns: active transport uses energy from respirration
    earns: active trannsport uses energy
    misses: diffusion needs energy
    misses: active transport releases energy
    misses: active transport is against the gradient
    misses: diffusion is faster`,
  ),
]
