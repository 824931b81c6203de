import { judged } from '@/lib/exams/authoring/marks'

export const LAW_OF_REFLECTION = judged(
  'angle of incidence = angle of reflection',
  `
  EQUAL = equal/equals/same/"="
  INCIDENT = incidence/incident/incoming
  REFLECTED = reflection/reflected
  reject refract | plus/"+"/sum
  reject INCIDENT ray ...(no angle).. EQUAL ...(no angle).. REFLECTED ray
  accept angle, INCIDENT, REFLECTED, EQUAL
  accept "i=r"
  accept "anglei=angler"
  accept "∠i=∠r"
  earns: angle of incidence equals angle of reflection
  earns: i = r
  earns: the angle of incidence and the angle of reflecttion are the same
  misses: the angle of incidence equals the angle of refraction
  misses: the light is reflected
  misses: angle of incidence + angle of reflection = 90
  misses: the angle of incidence is not equal to the angle of reflection`,
)

const IMAGE_FACTS = [
  'it is virtual',
  'it is upright',
  'it is the same size as the object',
  'it is laterally inverted (left and right are exchanged)',
] as const

/** Two of these are asked for. */
export const IMAGE_IN_A_PLANE_MIRROR = [
  judged(
    `any two from: ${IMAGE_FACTS[0]}`,
    `
    reject not virtual
    reject image/it is/be real
    accept virtual
    accept not real | not shown/show/formed/form/seen/projected/caught ... screen
    earns: it is virtual
    earns: virtuel and upright
    earns: it is not a real image
    misses: it is a real image
    misses: it is upright
    misses: it is the same size`,
  ),
  judged(
    IMAGE_FACTS[1],
    `
    reject upside down
    reject inverted, without lateral/laterally/left/side/sideways
    accept upright/erect
    accept right way up | "right side up"
    accept not inverted/upside
    earns: it is upright
    earns: the image is uprihgt and virtual
    earns: it is not upside down
    misses: it is upside down
    misses: it is virtual
    misses: it is inverted`,
  ),
  judged(
    IMAGE_FACTS[2],
    `
    reject size ... different/big/small | magnified/enlarged/diminished/bigger/smaller
    accept same/equal/identical size/height/tall/big/dimensions/dimension | as big/tall/large as
    accept "size of image = size of object"/"image size = object size"/"size of object = size of image"
    accept no magnification | magnification is/of 1/one | "magnification = 1"
    accept size/height ... same/equal
    accept not magnified/enlarged/bigger/smaller
    earns: it is the same size
    earns: the size is equal to that of the objekt and the same hieght
    earns: image has the same height as the object
    misses: it is bigger than the object
    misses: it is upright
    misses: the image is diminished
    misses: it is the same distance`,
  ),
  judged(
    IMAGE_FACTS[3],
    `
    reject not lateral/laterally inverted
    accept lateral/laterally/side/sideways inverted/inversion/reversed/flipped
    accept left, right
    unsure reversed/flipped/inversion
    earns: it is laterally inverted
    earns: left and right are swapped
    earns: it has a latteral inversion
    misses: it is upright
    misses: it is upside down
    misses: it is virtual`,
  ),
]
