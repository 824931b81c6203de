import { judged } from '@/lib/exams/authoring/marks'

/** A satellite that stays above one place, and what those below it are for. */
export const ORBITS = [
  judged(
    'stays above the same place on the Earth (equator) / goes round once in 24 hours with the rotation of the Earth',
    `
    PLACE = place/point/position/spot/location/area/part/country/region/city
    STAY = stay/remain/stationary/fixed/same/one/constant/hover/keep/still
    TURN = rotate/rotation/spin/revolve/orbit/turn
    reject different/various PLACE | not STAY PLACE
    accept not change ... PLACE
    accept STAY PLACE | STAY ... above ... PLACE | STAY ... position
    accept 24/twenty hour/hours/h | one/1/same day
    accept same speed/rate/time/period/velocity ... earth/rotation | TURN ... same ... earth | TURN with earth
    accept not move ... relative/compared ... earth/ground | stationary relative/compared ... earth/ground
    accept appear/look/seem stationary/fixed/still | appear/look/seem ... (not move)
    unsure stationary/fixed/still | not move
    earns: it stays above the same point on the Earth
    earns: it orbits the Earth once in 24 hours
    earns: a satellite that remians in the same posistion in the sky
    earns: it rotates at the same speed as the Earth
    misses: it is a satellite that orbits the Earth
    misses: it is used for television
    misses: it is very far from the Earth`,
  ),
  judged(
    'low orbit: (some) satellite phones / another correct use, such as pictures of the Earth',
    `
    accept phone/telephone/mobile/photo/photograph/photography/picture/image/imaging/map/mapping/spy/spying/military/surveillance
    accept weather/climate/monitor/monitoring/observe/observation/research/telescope/space/iss/scientific
    accept gps/navigation/internet/broadband | position system
    unsure communication/communicate/signal/data
    earns: satellite phones
    earns: low orbits are used to take pictures of the Earth
    earns: weather forecasting
    earns: they monitar the ice at the poles
    misses: television
    misses: a geostationary satellite is above the equator
    misses: they orbit close to the Earth`,
  ),
]

export const BEAM_OF_MICROWAVES = [
  judged(
    'microwaves heat (and so damage) cells inside the body',
    `
    BODY = cell/body/tissue/organ/internal/inside/internally/blood/human/person/people/engineer/them/flesh
    HEAT = heat/warm/cook/hot/boil
    reject not HEAT | ionise/ionising/ionizing/mutation/mutate/radioactive
    accept HEAT ... BODY | BODY ... HEAT | internal/internally burn/burns | burn ... internally/inside
    unsure damage/harm/kill/destroy/burn
    earns: microwaves heat the cells of the body
    earns: it causes internal heating
    earns: their tissues would be cooked by it
    earns: they heet up the watar in the body
    misses: they are dangerous
    misses: the microwaves are ionising and cause mutations
    misses: they would block the beam`,
  ),
]

const DAMAGE = 'DAMAGE = damage/harm/burn/destroy/kill/death/die/dead/hurt/injure/affect/age/injury'

const SKIN_CELLS = judged(
  'any two from: damage to surface (skin) cells / sunburn',
  `
  ${DAMAGE}
  reject not DAMAGE
  accept sunburn/wrinkle/ageing/aging | sun burn
  accept DAMAGE ...(no eye/cancer).. skin/surface | skin/surface ...(no cancer/eye/cause).. DAMAGE | "eyes and skin"
  unsure DAMAGE cell | burn
  earns: sunburn
  earns: it damages the skin and causes cancer
  earns: the skin is burnt
  earns: sunbrun and skin cancer
  misses: skin cancer
  misses: it causes skin cancer and damages the eyes
  misses: it is dangerous`,
)

const CANCER = (text: string) =>
  judged(
    text,
    `
    reject not cancer
    accept cancer/melanoma/tumour/tumor/leukaemia/leukemia/carcinogenic
    earns: it causes cancer
    earns: tumours
    earns: it can lead to cancar
    misses: it is harmful
    misses: it is dangerous
    misses: sunburn
    misses: they kill cells`,
  )

const EYES = judged(
  'damage to the eyes / eye conditions',
  `
  reject not damage eye
  accept eye/eyesight/sight/vision/cataract/blind/blindness/retina/cornea
  earns: it damages the eyes
  earns: it can make you blind
  earns: cataracts
  earns: cause blindnes
  misses: skin cancer
  misses: it burns the skin
  misses: it is harmful`,
)

const CELLS = judged(
  'any two from: damage to cells in the body / death of cells',
  `
  ${DAMAGE}
  CELL = cell/tissue/organ
  reject not DAMAGE
  accept DAMAGE CELL | CELL DAMAGE | DAMAGE ...(no gene/dna).. CELL | CELL ...(no mutation/mutate/gene/dna).. DAMAGE
  unsure radiation ... sickness/poisoning/burns | burn/burns
  earns: it kills cells
  earns: cell damage and cancer
  earns: the tisues are killed
  misses: it can cause cancer
  misses: it causes mutations
  misses: it is dangerous`,
)

const MUTATION = judged(
  'mutation of cells',
  `
  reject not mutation/mutate
  accept mutation/mutate/mutant
  accept damage/change/alter/affect/break/harm ... dna/gene/genetic/chromosome | dna/gene/genetic/chromosome ... damage/change/alter/affect/harm
  unsure dna/gene/ionise/ionising/ionizing
  earns: mutations
  earns: it makes cells mutate
  earns: it can damage the DNA
  earns: it causes muttations in genes
  misses: it kills cells
  misses: it can cause cancer
  misses: it is dangerous`,
)

/** Harm that too much of a region of the spectrum does. */
export const HARM_OF_ULTRAVIOLET = [SKIN_CELLS, CANCER('skin cancer'), EYES]
export const HARM_OF_IONISING_RAYS = [CELLS, MUTATION, CANCER('cancer')]
