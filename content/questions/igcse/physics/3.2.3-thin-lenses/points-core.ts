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
