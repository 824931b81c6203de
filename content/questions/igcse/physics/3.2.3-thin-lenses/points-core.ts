import { judged } from '@/lib/exams/authoring/marks'

/** How an experiment tells a real image. */
export const SHOWN_ON_A_SCREEN = judged(
  'put a screen at the place of the image: a (sharp) image is seen on it',
  `
  SCREEN = screen/card/paper/wall/board/cardboard
  accept if/when/whether ... not SCREEN ... virtual | virtual ... not SCREEN
  unsure not SCREEN, virtual
  reject not SCREEN, without virtual/virtually
  accept SCREEN
  unsure project/projected/caught
  earns: put a screen there and the image can be seen on it
  earns: place a white card at the image
  earns: it can be formed on a sceen
  earns: hold a piece of paper at I
  earns: if it does not appear on a screen it is virtual
  misses: it is inverted
  misses: it cannot be shown on a screen
  earns: virtual images cannot be seen on a screen, real ones can
  misses: the rays meet at the image
  misses: look through the lens`,
)

/** What a diverging lens does to parallel rays. */
export const SPREADS_THEM = judged(
  'the rays spread out (diverge) after the lens',
  `
  SPREAD = spread/diverge/separate/apart/outward/outwards/splay
  MEET = converge/meet/focus/focused/focussed/together/parallel
  reject not SPREAD
  reject MEET, without SPREAD
  unsure SPREAD ... focus, without from/not/if/no
  accept SPREAD
  accept top/upper ... up/upward/upwards, bottom/lower ... down/downward/downwards
  accept away from axis/centre/middle/each/another | out ... direction/different
  unsure bend/bent/refract ... out/away | different direction | wider
  earns: they spread out
  earns: the rays diverge
  earns: they move appart, devirge
  earns: the light goes outwards from the principal axis
  misses: they meet at a point
  misses: they stay parallel
  misses: they converge
  misses: the rays are refracted`,
)

/** What the focal length is. */
export const LENS_TO_FOCUS = judged(
  'the distance from (the centre of) the lens to the principal focus',
  `
  LENS = lens/lenses/centre/center
  FOCUS = focus/focal/F/foci
  HOW_FAR = distance/length/far/space/gap
  reject HOW_FAR ...(no FOCUS).. LENS ...(no FOCUS).. image/object/screen, without principal/focal point
  reject HOW_FAR ... object ... image | distance between two/both
  reject HOW_FAR ... FOCUS ...(no lens).. object/image/screen, without lens/centre
  accept HOW_FAR ... LENS ... FOCUS | HOW_FAR ... FOCUS ... LENS | LENS ... FOCUS ... HOW_FAR
  accept HOW_FAR ... LENS ... point ... meet/converge/parallel | HOW_FAR ... LENS ... where ... meet/converge
  unsure HOW_FAR ... FOCUS | LENS ... FOCUS
  earns: the distance from the lens to the principal focus
  earns: how far the focal point is from the centre of the lens
  earns: the distence between the centre of the lens and the focuss
  earns: the distance from the lens to the point where parallel rays meet
  misses: the distance from the lens to the object
  misses: the length of the lens
  misses: the point where the rays meet
  misses: the distance from the object to the image`,
)
