import { judged } from '@/lib/exams/authoring/marks'

/** A use of each region; `uses` as a scheme prints it, `answer` as a model answer. */
export const USES = {
  'radio waves': {
    answer: 'They are used for radio and television broadcasts.',
    point: judged(
      'radio / television broadcasts / astronomy / RFID / Bluetooth',
      `
      reject not radio/television/tv/broadcast | remote control/controls/controller | satellite ... television/tv
      accept broadcast/broadcasting/television/tv/astronomy/rfid/bluetooth/telescope/wireless/navigation/radar
      accept radio station/transmission/communication/programme/program/signal/channel/set | listen ... radio
      accept walkie/walkietalkie/dab/fm/music
      unsure for/in/to/by/the radio
      unsure communication/communicate/signal/phone/satellite/internet/wifi/tracking
      earns: television broadcasts
      earns: radio stations
      earns: RFID tags
      earns: for televison
      misses: to cook food
      misses: to see broken bones
      misses: they are radio waves
      misses: thermal imaging`,
    ),
  },
  microwaves: {
    answer: 'They are used in mobile telephones.',
    point: judged(
      'satellite television / mobile (cell) phones / wireless internet / microwave ovens',
      `
      reject not phone/oven/satellite
      reject heat/warm/burn/cook ... body/cells/skin/tissue, without food/phone/oven
      accept satellite/phone/telephone/smartphone/cellphone/oven/cook/cooking/wifi/internet/wireless/radar/bluetooth
      accept heat/warm ... food/meal/water | mobile network | "wi-fi" | wi fi
      unsure communication/communicate/television/tv/heat/signal/mobile | in microwave | microwave food
      earns: mobile phones
      earns: to cook food in an oven
      earns: satelite television
      earns: heating food
      misses: to see bones
      misses: sterilising water
      misses: remote controls`,
    ),
  },
  infrared: {
    answer: 'It is used in the remote controls of televisions.',
    point: judged(
      'electric grills / (short-range) remote controls / intruder alarms / thermal imaging / optical fibres',
      `
      reject not remote/grill/thermal
      accept grill/toaster/remote/remotes/alarm/intruder/burglar/thermal/thermometer/thermography/cook/cooking/heater
      accept night vision/camera | infrared camera | optical/optic fibre/fiber | fibre/fiber optic/optics | sensor/sensors
      accept heat lamp/lamps/seeking | measure/measuring/take/check ... temperature
      accept heat/warm/find/detect/see ... food/room/people/person/body/dark
      unsure heat/camera/communication/oven
      earns: remote controls
      earns: thermal imaging cameras
      earns: electric grils
      earns: burglar alarms
      misses: satellite television
      misses: X-ray photographs of bones
      misses: to sterilise water`,
    ),
  },
  ultraviolet: {
    answer: 'It is used to detect fake bank notes.',
    point: judged(
      'security marking / detecting fake bank notes / sterilising water',
      `
      STERILE = sterilise/sterilize/sterilising/sterilizing/sterilisation/sterilization/disinfect/purify/clean/kill
      reject not security/fake/sterilise
      reject STERILE ...(no bacteria/germs/water).. skin/cancer/tumour/cell/eye
      accept security ... mark/marking/marker/pen/ink | fake/forged/counterfeit/forgery
      accept bank note/notes | banknote | passport | check/detect ... money/notes/currency
      accept forensic/forensics/fingerprint | ink/inks | sun bed/beds
      accept STERILE | tan/tanning/sunbed/solarium | fluorescent/fluorescence | vitamin
      unsure security/money/bacteria/germs
      earns: to detect fake bank notes
      earns: sterilising water
      earns: security markings
      earns: to find conterfeit money
      misses: X-ray photographs of bones
      misses: it causes skin cancer
      misses: it kills skin cells
      misses: mobile phones`,
    ),
  },
  'X-rays': {
    answer: 'They are used to look for broken bones.',
    point: judged(
      'medical scanning / (looking for) broken bones / security scanners',
      `
      reject not bone/medical/security | cause/causes/give/gives ... cancer
      accept bone/skeleton/fracture/teeth/tooth/dentist/dental/scan/scanner/scanning/luggage/baggage/airport/bags/suitcase
      accept medical/medicine/hospital/doctor ... image/imaging/picture/photo/photograph/diagnosis
      accept treat/treatment ... cancer | see inside | look/see ... inside/through ... body/person/people/patient
      accept radiography/radiotherapy/mammogram/mammography/crack/cracks | photo/photograph ... lung/lungs/chest/body/organ/patient
      unsure medical/medicine/hospital/security/image/imaging/cancer
      earns: to see broken bones
      earns: security scanners at airports
      earns: medical scaning
      earns: to check bones for fractures
      misses: to cook food
      misses: television
      misses: they are dangerous`,
    ),
  },
  'gamma rays': {
    answer: 'They are used to sterilise medical equipment.',
    point: judged(
      'sterilising food or medical equipment / detecting or treating cancer',
      `
      STERILE = sterilise/sterilize/sterilising/sterilizing/sterilisation/sterilization/disinfect
      reject not cancer/sterilise
      reject cause/causes/causing/give/gives ... cancer
      reject heat/cook ... food
      accept STERILE | tracer/tracers | radiotherapy | radiation therapy | "PET scan"/"PET scans"/"PET scanner"
      accept kill/destroy ... bacteria/germs/microorganism/microbe/microbes/virus/viruses/cancer/tumour/tumor
      accept treat/treatment/detect/detection/cure/diagnose/diagnosis/find/therapy ... cancer/tumour/tumor | cancer ... treatment/detection/therapy/treat
      unsure cancer/medical/medicine/hospital/food
      earns: to treat cancer
      earns: sterilising medical instruments
      earns: killing bacteria in food
      earns: tretment of cancer
      misses: they cause cancer
      misses: television
      misses: mobile phones`,
    ),
  },
} as const

/** Two electromagnetic waves of different frequency arrive together. */
export const SAME_SPEED = judged(
  'all electromagnetic waves have the same speed in a vacuum',
  `
  SAME = same/equal/identical/constant | not different/faster/slower | no faster/slower
  SPEED = speed/fast/velocity/quickly/rate/"3x108"/"c" | speed of light
  reject not same/equal
  reject different/higher/greater speed, without same/equal/all
  reject faster*/quicker*/sooner, without same/equal/not
  reject same/equal frequency/wavelength, without SPEED
  accept "3 x 10^8"/"3.0 x 10^8"/"3x10^8"/"300000000"/"300 000 000"/"300000"
  accept SAME ... SPEED | SPEED ... SAME | as fast as | speed of light
  accept not travel/move/go/arrive faster/slower/sooner/earlier | not depend ... frequency
  unsure SPEED | same time
  earns: all electromagnetic waves travel at the same speed
  earns: they have the same speed in a vacuum
  earns: they travell at the speed of ligt
  earns: one is as fast as the other
  misses: a higher frequency is faster
  misses: they have the same wavelength
  misses: they are all waves
  misses: they have different frequencies`,
)

/** Harm that is not done by ionising. */
export const HARM_BY_HEATING = {
  microwaves: judged(
    'they heat the inside of the body / body cells (internal heating)',
    `
    reject cancer/mutation/mutate/blind, without heat/warm/cook/burn
    reject skin/surface, without inside/internal/cell/tissue/organ
    accept heat/warm/cook/burn/boil ... body/inside/internal/cell/tissue/organ/person/people/water/blood/us
    accept body/inside/internal/internally/cell/tissue/organ/water/blood ... heat/warm/cook/burn/boil/hot
    accept internal/internally heat/burn
    accept temperature ... body/inside/cell/tissue/organ/blood | body/inside/cell/tissue/organ/blood ... temperature
    unsure heat/burn/warm | damage/kill/harm ... cell/tissue
    earns: internal heating of body cells
    earns: they heat up the tissues inside the body
    earns: they can cook cells, heeting of the boddy
    earns: the water in the body gets hot
    misses: they cause cancer
    misses: they are dangerous
    misses: they burn the skin
    misses: they damage the eyes`,
  ),
  infrared: judged(
    'it burns the skin (skin burns)',
    `
    reject sunburn
    reject cancer/mutation/mutate, without burn/burns/burnt
    accept burn/burns/burnt/scald/scalding
    accept heat/hot/overheat/damage ... skin | skin ... hot/heat/overheat/damage
    unsure heat/hot/skin
    earns: it burns the skin
    earns: skin burns
    earns: it can cause burnes on the skinn
    earns: it damages the skin
    misses: it causes cancer
    misses: it is dangerous
    misses: it damages the eyes
    misses: mutation of cells`,
  ),
} as const
