import { judged } from '@/lib/exams/authoring/marks'

export const PUPIL_NARROWS = judged(
  'the pupil becomes narrower',
  `
  SMALL = small/smaller/narrow/narrower/constrict/constriction/contract/shrink/close/tiny
  FALL = decrease/reduce/decline
  LARGE = wide/wider/widen/dilate/large/larger/big/bigger/increase/open/expand
  reject pupil ...(no dark/before/from/SMALL).. LARGE
  reject LARGE ... pupil, without SMALL
  accept pupil/it/they/diameter ...(no let/allow/enter/amount).. SMALL
  accept SMALL ... pupil/diameter
  accept diameter/size ... FALL
  accept FALL ... diameter/size
  accept pupil FALL, without light
  unsure iris contract | pupil FALL
  earns: the pupil becomes narrower
  earns: the pupils constrict
  earns: the diameter of the pupil decreases
  earns: the pupil gets smaler
  misses: the pupil becomes wider
  misses: less light enters the eye
  misses: the retina is protected`,
)

export const LESS_LIGHT = judged(
  'so less light enters the eye / reaches the retina',
  `
  FALL = reduce/decrease/limit/lower/restrict/lessen/minimise/fall
  reject more light | increase light
  accept less/little/few/fewer light
  accept less/small/smaller/low/lower/little amount light
  accept FALL amount/intensity light
  accept FALL ...(no bright/dim/strong/sunlight/when/because/in/is/pupil/diameter/size).. light
  accept amount/intensity light ...(no pupil/diameter/size).. FALL
  accept light enter/reach/get/pass ...(no pupil/diameter/size).. less/FALL
  accept less enter/get/pass/reach
  accept not (too/so) much light
  accept stop/prevent/avoid/block ... (much/excess/all) light
  unsure light, (control/amount/adjust)
  earns: less light enters the eye
  earns: so that the amount of light is reduced
  earns: it reduces the light on the retina
  earns: so not too much light gets in, less lihgt
  misses: the pupil becomes smaller
  misses: more light enters the eye
  misses: light is refracted`,
)

export const RETINA_SAFE = judged(
  'which protects the retina (receptors) from damage',
  `
  HARM = damage/harm/injury/injure/hurt/burn/blind/destroy/bleach/dazzle
  reject cause HARM
  accept protect/protection/safe/save, (retina/eye/receptor/cell/rod/cone/vision/sight/HARM)
  unsure protect/protection/safe/save
  accept prevent/stop/avoid/reduce/less/without ... HARM
  accept not HARM
  earns: it protects the retina
  earns: the receptors are not damaged
  earns: to prevent damage to the eye
  earns: it stops damige to the retina
  misses: the pupil becomes narrower
  misses: less light enters
  misses: the person sees better`,
)

type Focus = 'near' | 'far'

const MUSCLE = {
  near: judged(
    'ciliary muscles contract',
    `
    reject ciliary ...(no ligament/lens/contract).. relax/slack/loosen
    reject circular/radial/iris, without ciliary
    accept ciliary ... contract/contraction/tighten/shorten
    accept contract/contraction ... ciliary
    unsure muscle ... contract
    earns: the ciliary muscles contract
    earns: contraction of the ciliary muscle
    earns: the cilliary muscles contract
    misses: the ciliary muscles relax
    misses: the ligaments slacken
    misses: the circular muscles contract`,
  ),
  far: judged(
    'ciliary muscles relax',
    `
    accept ciliary stop contract | ciliary no longer contract
    reject ciliary ...(no ligament/lens/relax).. contract/tighten
    reject circular/radial/iris, without ciliary
    accept ciliary ... relax/relaxation
    accept ciliary ... not contract
    accept relax/relaxation ... ciliary
    unsure muscle ... relax
    earns: the ciliary muscles relax
    earns: relaxation of the ciliary muscle
    earns: the cilliary muscles relax
    misses: the ciliary muscles contract
    misses: the ligaments tighten
    misses: the radial muscles relax`,
  ),
} as const

const LIGAMENTS = {
  near: judged(
    'suspensory ligaments slacken',
    `
    accept less/reduce/decrease/lower tight/tension ...(no muscle/lens).. ligament
    accept ligament ... less tight/taut/tension
    accept tension ... ligament ... less/reduce/decrease/fall/lower
    accept not tension/tight/taut/stretch, ligament
    reject ligament ...(no slack/slacken/loose/loosen/muscle/lens).. tight/tighten/taut/contract/stretch/tense
    reject muscle ...(no ligament).. slack/slacken
    accept ligament ... slack/slacken/loose/loosen/relax
    accept slack/slacken/loose/loosen/relax ...(no muscle/lens).. ligament
    earns: the suspensory ligaments slacken
    earns: the ligaments become loose
    earns: suspensory ligiments slacken
    misses: the ligaments tighten
    misses: the ciliary muscles contract
    misses: the lens becomes fatter`,
  ),
  far: judged(
    'suspensory ligaments tighten / are pulled tight',
    `
    reject ligament ...(no tight/tighten/taut/muscle/lens/stretch).. slack/slacken/loose/loosen/relax
    accept ligament ... tight/tighten/taut/stretch/tense/tension/pulled/pull
    accept tight/tighten/taut/stretch/tension ...(no muscle/lens).. ligament
    earns: the suspensory ligaments tighten
    earns: the ligaments are pulled tight
    earns: the ligaments are stretchd
    misses: the ligaments slacken
    misses: the ciliary muscles relax
    misses: the lens becomes thinner`,
  ),
} as const

const LENS = {
  near: judged(
    'so the lens becomes fatter / more convex',
    `
    FAT = fat/fatter/thick/thicker/round/rounder/rounded/convex/bulge/curved/spherical
    THIN = thin/thinner/flat/flatter/flatten
    reject lens ...(no FAT).. THIN
    reject less FAT
    accept lens/it ... FAT
    accept FAT ... lens
    accept lens ...(no pupil).. wide/wider
    earns: the lens becomes fatter
    earns: the lens is more convex
    earns: a thickker lens
    earns: the lens gets thicker
    misses: the lens becomes thinner
    misses: the ciliary muscles contract
    misses: light is refracted more`,
  ),
  far: judged(
    'so the lens becomes thinner / less convex',
    `
    FAT = fat/fatter/thick/thicker/round/rounder/rounded/convex/wide/wider/bulge/curved/spherical
    THIN = thin/thinner/flat/flatter/flatten/elongate/long/longer
    accept less FAT
    accept not FAT
    reject lens ...(no THIN).. FAT
    accept lens/it ... THIN
    accept lens ... stretch/pulled
    accept lens ...(no pupil).. narrow/narrower
    accept THIN ... lens
    earns: the lens becomes thinner
    earns: the lens is less convex
    earns: it is pulled flat, a flater lens
    misses: the lens becomes fatter
    misses: the ciliary muscles relax
    misses: light is refracted less`,
  ),
} as const

const REFRACTION = {
  near: judged(
    'so light is refracted more (and focused on the retina)',
    `
    BEND = refract/refraction/bend/bent/converge/deviate
    reject BEND ... less | less BEND
    accept more/strong/stronger/strongly/great/greater/increase/highly ...(no convex/fat/fatter/curved/thick/thicker/round/rounder/rounded/spherical).. BEND
    accept BEND ... more/strong/stronger/strongly/great/greater/increase
    unsure BEND
    earns: light is refracted more
    earns: it bends the light more
    earns: greater refraction of light
    earns: the light is refractid more
    misses: light is refracted less
    misses: the lens becomes fatter
    misses: more light enters`,
  ),
  far: judged(
    'so light is refracted less (and focused on the retina)',
    `
    BEND = refract/refraction/bend/bent/converge/deviate
    reject more BEND | BEND ...(no less).. more
    accept less/weak/weaker/little/decrease/reduce/small/smaller/low/lower ...(no convex/fat/fatter/curved/thick/thicker/round/rounder/rounded/spherical).. BEND
    accept BEND ... less/weakly/weak/weaker/little/decrease/reduce
    accept not BEND ... much
    unsure BEND
    earns: light is refracted less
    earns: it bends the light less
    earns: less refraction of light
    earns: the light is refractid less
    misses: light is refracted more
    misses: the lens becomes thinner
    misses: less light enters`,
  ),
} as const

export const focusing = (focus: Focus) => [MUSCLE[focus], LIGAMENTS[focus], LENS[focus], REFRACTION[focus]]

export const RODS_DIM = judged(
  'rods are sensitive in dim light (used for night vision)',
  `
  DIM = dim/dark/night/weak/faint/darkness/"low light"/"little light"/"less light"/"low intensity"/"low intensities"/"lower light"
  reject cone ...(no rod).. good/best/better/sensitive/work/used ... DIM
  reject rod ...(no cone).. bright
  accept rod ... DIM
  accept DIM ... rod
  accept rod, (more/very/most) sensitive
  unsure rod
  earns: rods are sensitive in dim light
  earns: in the dark we use rods
  earns: rods are used for night vision
  earns: rods work in dimm light and at nigth
  misses: cones are sensitive in dim light
  misses: there are no rods at the fovea
  misses: the star is small`,
)

export const NOT_AT_FOVEA = judged(
  'there are no rods at the fovea / rods are found away from it',
  `
  AT = fovea/there/centre/middle/0/zero
  AWAY = outside/side/around/away/edge/20/elsewhere/other/surround/periphery
  accept not rod, AT
  accept not rod | zero rod | 0 rod | rod ... absent/missing | rod ... not found/present/exist
  reject most/more/many/only rod ...(no than/not/AWAY).. fovea
  reject fovea have/contain most/more/many rod
  accept few/fewer/less/hardly rod ... AT
  accept AT ... few/fewer/less/hardly rod
  accept AT ... only/just/mainly/mostly/full ... cone
  accept only/just/mainly/mostly cone ... AT
  accept rod ... AWAY/next/near
  accept AWAY ... rod
  unsure fovea, cone
  earns: there are no rods at the fovea
  earns: the fovea has only cones
  earns: rods are found away from the fovea
  earns: Rods are sensitive in dim light. There are no rods at the fovea, but many at 20°.
  earns: the foveea contains only cones
  misses: rods are sensitive in dim light
  misses: most rods are at the fovea
  misses: the star is far away`,
)

export const CONES_NEED_LIGHT = judged(
  'cones do not respond in dim light / need bright light',
  `
  DIM = dim/dark/night/low/little/weak/faint/darkness
  reject rod ...(no cone).. bright
  accept cone ... bright/brighter/daylight/strong/"high light"/"more light"
  accept bright/brighter/daylight ... cone
  accept cone ... not (work/respond/sensitive/stimulate/detect/function/activate/see)
  accept not sensitive ... cone
  accept cone ... less/poor/poorly/badly ... DIM
  accept cone ... lot/much/high/strong/intense ... light
  unsure cone need light
  accept cone ... less sensitive
  earns: cones do not work in dim light
  earns: cones need bright light
  earns: the cones are not sensitive enough
  earns: cones need brigt light
  misses: rods are sensitive in dim light
  misses: cones see colours
  misses: cones are at the fovea`,
)

export const NO_RECEPTORS = judged(
  'there are no receptors (rods or cones) at this place',
  `
  reject full/many/more receptor/rod/cone
  accept not receptor/photoreceptor | neither rod ... cone
  accept not rod, not cone
  accept zero/without/lack/0 receptor/photoreceptor | zero/without/lack/0 rod ... cone
  accept receptor ... absent/missing/zero
  accept not light sensitive
  accept not detect/sensitive/sense ... light
  unsure receptor/rod/cone
  earns: there are no receptors there
  earns: it has no rods or cones
  earns: it contains no receptor cells
  earns: there are no recepters
  misses: it is the blind spot
  misses: the optic nerve leaves the eye
  misses: there are many receptors`,
)

export const BLIND_SPOT = judged(
  'it is the blind spot / the optic nerve leaves the eye there',
  `
  accept blind spot | blindspot
  accept optic/nerve ... leave/exit/start/join/connect/attach/begin/there/here/out
  accept where ... nerve
  unsure optic
  earns: it is the blind spot
  earns: the optic nerve leaves the eye here
  earns: it is the blindspot, the optik nerve starts there
  misses: there are no receptors there
  misses: it is the fovea
  misses: the image is too small`,
)
