import { judged } from '@/lib/exams/authoring/marks'

/** How particles move as a sound passes. */
export const VIBRATE_ALONG = judged(
  'they vibrate to and fro in (parallel to) the direction in which the sound travels',
  `
  VIBRATE = vibrate/oscillate/vibration/oscillation | back forth | to fro | forward/forwards backward/backwards | backward/backwards forward/forwards
  BACK = vibrate/oscillate/vibration/oscillation/back/backward/backwards/fro
  reject perpendicular | right angle | up down | along with | move/travel with sound/wave
  reject move/travel/go forward/forwards, without BACK
  reject move/travel/go from ... to, without BACK
  accept VIBRATE ... parallel
  accept VIBRATE ... same direction/line
  accept VIBRATE ... along/direction ... sound/wave/travel/energy
  unsure move ... along/parallel | move ... same direction/line | move ... direction ... sound/wave/travel
  unsure longitudinal
  unsure parallel
  unsure back forth/forward | backward/backwards forward/forwards | to fro
  earns: they vibrate parallel to the wave
  earns: particles ossilate in the same direction as the sound
  earns: they move back and forth along the direction of travel
  misses: they vibrate up and down
  misses: they move along with the sound
  misses: they move forward in the direction of the sound
  misses: they vibrate perpendicular to the direction of the sound
  misses: compression`,
)

/** Why no sound passes through a vacuum. */
export const NEEDS_A_MEDIUM = judged(
  'sound needs a medium / there are no particles to vibrate (and pass the sound on)',
  `
  MATTER = medium/particle/matter/material/molecule/atom/substance
  TRAVEL = travel/pass/move/go/transmit/propagate
  reject not need/require ... MATTER
  accept need/require ... MATTER/something | must have/be ... MATTER/something | only TRAVEL ... MATTER
  accept not MATTER
  accept not TRAVEL ... vacuum/without/space
  accept not air/medium ... TRAVEL/vibrate/carry | vacuum ... not TRAVEL | without air/medium/particles ... sound ... not TRAVEL
  accept "nothing to" | "nothing for" | not anything/something ... carry/transmit/TRAVEL | sound ... carried/transmitted/passed ... by/through ... particles/air/medium
  accept not TRAVEL ... air/medium
  accept need/require air
  reject sound TRAVEL fast/faster/quick ... vacuum
  unsure not air
  unsure vacuum
  earns: sound needs a medium to travel
  earns: there are no particals to vibrate
  earns: sound cannot travel through a vacuum
  misses: the sound is too quiet
  misses: sound is a longitudinal wave
  misses: the microphones are broken`,
)
