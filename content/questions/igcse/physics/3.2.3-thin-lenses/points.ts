import { judged } from '@/lib/exams/authoring/marks'

const MEET =
  'MEET = meet/converge/focus/intersect/cross/pass/collect/concentrate/gather | come/bring/brought together'

export const PRINCIPAL_FOCUS = [
  judged(
    'the point (on the principal axis) where rays parallel to the principal axis meet after the lens',
    `
    ${MEET}
    reject "diverge"/"diverges"/"spread"
    reject MEET ... then ... parallel
    accept parallel ...(no before).. MEET | MEET ... parallel
    accept horizontal ray/light ... MEET
    unsure parallel
    earns: the point where parallel rays meet
    earns: it is the point on the axis where rays parallel to it converge after the lens
    earns: parralel rays of light are focused at this point
    earns: rays which are parallel to the principal axis pass through it
    misses: the point where the light rays meet
    misses: the centre of the lens
    misses: the distance from the lens to the image
    misses: the point from which parallel rays diverge`,
  ),
]

/** The image of an object between F and the lens. */
export const IMAGE_OF_A_NEAR_OBJECT = [
  judged(
    'virtual (and upright / enlarged)',
    `
    reject not virtual
    reject real/inverted/diminished | upside down | image ... smaller
    accept virtual
    earns: virtual and upright
    earns: the image is virtual, enlarged and on the same side
    earns: a virtuel image
    misses: real and inverted
    misses: upright and magnified
    misses: virtual and inverted`,
  ),
  judged(
    'on the same side of the lens as the object / further from the lens than the object',
    `
    KNOWN = upright
    reject other/opposite/different side | "right side" | not same side
    reject between object/lens ... lens/object | close/closer/nearer ... lens
    accept same side | left | behind object | further/farther ... lens/object
    accept in front of lens
    unsure side/behind
    earns: it is on the same side as the object
    earns: it is on the saem side, upright and virtual
    earns: on the left of the lens
    earns: further away from the lens than the object
    misses: on the other side of the lens
    misses: the image is virtual and enlarged
    misses: it is between the object and the lens`,
  ),
]

export const LETTERS_EXCHANGED = [
  judged(
    'the image in a plane mirror is laterally inverted / has left and right exchanged',
    `
    TURN = invert/reverse/flip/swap/exchange/switch/interchange/change
    reject upside | refraction | not TURN
    accept lateral/laterally TURN | lateral inversion
    accept mirror/image/reflection ... TURN | TURN ... mirror/image/reflection
    accept mirror/image/reflection ... left ... right | mirror image
    unsure mirror/reflect/reflection
    earns: the mirror image is laterally inverted
    earns: a mirror swaps left and right
    earns: because the image is reversed by the mirror
    earns: the mirorr inverts left and right latteraly
    misses: so that the patient cannot cheat
    misses: the image is upside down in the mirror
    misses: because of the refraction of light`,
  ),
]

/** What each kind of lens does to the light of a patient. */
export const sightCorrected = (lens: string, where: string, does: string) => [
  lens === 'diverging'
    ? judged(
        `without the lens the rays meet ${where}`,
        `
        FRONT = front/before/short
        reject behind/beyond retina
        accept FRONT retina | FRONT ... eye/lens retina
        accept glasses/lens ... not FRONT retina | not FRONT retina ... glasses/lens
        accept retina ... FRONT it
        unsure FRONT | not reach retina
        earns: the rays are focused in front of the retina
        earns: without glasses the rays meet in front of the retina
        earns: The light meets before the retena
        misses: the rays meet behind the retina
        misses: the rays are not focused on the retina
        misses: the rays are diverged by the lens`,
      )
    : judged(
        `without the lens the rays would meet ${where}`,
        `
        BEHIND = behind/beyond/past/after/back
        reject front/before retina
        accept BEHIND retina
        accept glasses/lens ... not BEHIND retina | not BEHIND retina ... glasses/lens
        accept retina ... BEHIND it
        unsure BEHIND | not meet ... retina
        earns: the rays are focused behind the retina
        earns: without glasses the rays meet behind the retina
        earns: The light would meet beyond the retena
        misses: the rays meet in front of the retina
        misses: the rays are not focused on the retina
        misses: the rays are converged by the lens`,
      ),
  lens === 'diverging'
    ? judged(
        `the (${lens}) lens ${does} before they enter the eye`,
        `
        RAY = ray/light/beam/them/it
        reject lens/glasses ...(no diverge/spread).. "converge"/"converges", without eye
        reject convex lens | bend inward/inwards | lens converge ray/light/them
        accept "diverge"/"diverges"/"diverged" | spread/spreads RAY | RAY ... spread | spread out/apart | outward/outwards
        accept make ray/light/them diverge | RAY is/are/become diverge
        unsure RAY ... diverge | bend
        earns: the lens diverges the rays before they enter the eye
        earns: the lens spreads out the light
        earns: the lens sprads the rays so that they meet on the retina
        misses: the lens converges the rays
        misses: the rays meet in front of the retina
        misses: the lens makes the image clear`,
      )
    : judged(
        `the (${lens}) lens ${does} before they enter the eye`,
        `
        RAY = ray/light/beam/them/it
        reject lens/glasses ...(no converge).. "diverge"/"diverges"/"spreads"
        reject concave lens | bend outward/outwards | lens diverge ray/light/them
        accept "converge"/"converges"/"converged" | inward/inwards | bend RAY ... more | bend ray/light/them in
        accept make ray/light/them converge | RAY is/are/become converge | bring/brings RAY together
        unsure RAY ... converge | bend/refract
        earns: the lens converges the rays before they enter the eye
        earns: the lens bends the light inwards
        earns: the lens bends the rays inwerds so that they meet on the retina
        misses: the lens diverges the rays
        misses: the rays meet behind the retina
        misses: the lens makes the image clear`,
      ),
  judged(
    'so that they meet (are focused) on the retina',
    `
    ON = on/onto/at/reach/hit
    KNOWN = blur/blurred/blurry/front/behind/diverge/converge
    accept so/then/now/lens/glasses/therefore ... ON retina
    accept ON retina
    earns: so the rays meet on the retina
    earns: the lens helps to focus the light on the retina
    earns: then they fall on the rettina
    misses: the rays meet in front of the retina
    misses: the rays meet behind the retina
    misses: the image is clear`,
  ),
]

export const FOCAL_LENGTH = [
  judged(
    'distance between the (optical) centre of the lens and the principal focus',
    `
    FOCUS = focus/focuses/foci/"f" | focal point
    LENS = lens/centre/center/middle
    reject object/image/mirror
    reject two focus | between FOCUS and FOCUS
    accept distance/far ... LENS ... FOCUS | distance/far ... FOCUS ... LENS
    accept between/from LENS ... FOCUS | between/from FOCUS ... LENS
    accept distance, LENS, parallel, meet/converge/cross
    unsure distance ... FOCUS
    earns: the distance from the centre of the lens to the principal focus
    earns: distance between the lens and the focal point
    earns: how far it is from the principal focus to the optical centre of the lens
    earns: the distence from the lens to F
    misses: the distance from the lens to the image
    misses: the distance from the object to the lens
    misses: the length of the lens`,
  ),
]

/** Why no screen shows the image of a magnifying glass. */
export const NOT_ON_A_SCREEN = [
  judged(
    'the image is virtual / the rays only seem to come from it / no light passes through it',
    `
    RAY = ray/light/they/line
    reject not virtual | image is real, without if
    accept virtual | not real
    accept RAY ... not meet/converge/intersect/cross/pass/reach/come/focus | not RAY ... pass/reach/come/meet
    accept seem/appear/imaginary
    accept RAY diverge/"spread"
    unsure diverge
    earns: the image is virtual
    earns: because the rays do not actually meet there
    earns: the light rays only appear to come from it
    earns: it is a virtuel image
    misses: the image is real
    misses: the image is upright and enlarged
    misses: the image is on the same side as the object`,
  ),
]

/** What changes when the object goes beyond F. */
export const OBJECT_BEYOND_F = [
  judged(
    'any two from: it becomes real',
    `
    reject not real | "from real" | become/is/be/become virtual | to virtual
    accept real | not virtual
    earns: it becomes real
    earns: the image is now real and inverted
    earns: it changes from virtual to reall, it is not virtaul
    misses: it becomes virtual
    misses: it is upside down
    misses: it is on the other side of the lens`,
  ),
  judged(
    'it becomes inverted',
    `
    reject not inverted | "from inverted" | become upright | to upright
    accept inverted/invert/inverts/inversion | upside down | not upright
    earns: it becomes inverted
    earns: the image is now upside down
    earns: it is real and invertid
    misses: it becomes upright
    misses: it becomes real
    misses: it is bigger`,
  ),
  judged(
    'it is on the other side of the lens',
    `
    reject same side, without other/opposite
    KNOWN = upright
    accept other/opposite/different side | "right side" | side ... change | change ... side | not same side | to/on right
    unsure behind/beyond/side/between
    earns: it is on the other side of the lens
    earns: it moves to the opposite side
    earns: it is formed on the oposite side and is real
    misses: it is on the same side as the object
    misses: it becomes real
    misses: it is inverted`,
  ),
]
