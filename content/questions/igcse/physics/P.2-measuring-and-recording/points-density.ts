import { judged } from '@/lib/exams/authoring/marks'

/** Why the level in a measuring cylinder rises by more than the volume of a solid. */
export const VOLUME_TOO_LARGE = judged(
  'air bubbles stick to the piece; or the thread takes up volume as well (or the level is read too high)',
  `
  accept bubble/bubbles | (air/gas) ... (trapped/trap/stick/stuck/cling/inside/surface/between/pockets/pocket/hole/holes/on/in) | (trapped/trap/pockets/pocket) ... air
  unsure (thread/string) ... thin
  accept (thread/string) ...(no thin/negligible/small).. (volume/space/displace/displaces/displaced/water/too/also/included/thick/submerged/under/add/adds) | volume ... (thread/string) | (thread/string)
  accept (top/upper/above/angle/parallax) ... (meniscus/read/level/eye/surface) | (read/meniscus) ... (top/upper/above/angle) | parallax | misread | not level
  accept (hole/holes/hollow/cavity/pores/porous/cracks) ... (air/inside/piece/it), without water
  unsure (read/reading) ... (high/wrong/error/incorrect) | air/thread/meniscus
  earns: air bubbles stick to it
  earns: the thread takes up some volume
  earns: there are buble of air on the surface, bubbles
  earns: the meniscus was read at the top
  misses: the piece is too heavy
  misses: some water was spilled
  misses: the piece absorbs water
  misses: human error`,
)
