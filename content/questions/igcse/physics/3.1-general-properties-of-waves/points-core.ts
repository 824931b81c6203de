import { judged } from '@/lib/exams/authoring/marks'

/** @param part what is fixed to the medium, such as a piece of tape on a rope */
export const MOVES_ACROSS = (part: string) => [
  judged(
    `the ${part} moves up and down (vibrates) about the same place / at right angles to the direction of the wave`,
    `
    ACROSS = perpendicular/90/transverse/vertical/vertically | right angle | up ... down | upwards ... downwards
    VIBRATE = vibrate/oscillate/vibration/oscillation
    reject not ACROSS
    reject back ... forth/forward/forwards | to ... fro | side to side | left ... right
    reject move/moves/goes/travels/carried/pushed/pulled along/forward/with, without ACROSS
    reject with wave, without ACROSS
    accept ACROSS | up/down ... down/up | rise/rises/raise ... fall/falls/lower/drop | down ... back up
    accept goes/moves up ...(no down).. and back
    unsure VIBRATE/bob/bobs/bobbing
    earns: it moves up and down
    earns: the ${part} vibrates at right angles to the wave
    earns: it goes up, then down, in the same place
    earns: it ossilates perpendiculer to the direction of the wave
    earns: It rises and falls but does not move along
    misses: it moves along with the wave
    misses: it moves to and fro
    misses: it moves from left to right
    misses: it stays still`,
  ),
  judged(
    'energy (is transferred, without matter)',
    `
    reject not energy | not transfer energy | energy and matter/material/water
    accept energy
    earns: the wave transfers energy
    earns: energy
    earns: it transfers enrgy but no matter
    earns: kinetic energy is passed on
    misses: it transfers matter
    misses: the wave transfers particles
    misses: it transfers the ${part}`,
  ),
]
