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

/** How the ground moves when a seismic wave passes. @param kind of the wave */
export const GROUND_MOVES = (kind: 'P' | 'S') =>
  kind === 'S'
    ? judged(
        'at right angles to the direction in which the wave travels',
        `
        ACROSS = perpendicular/90/vertical/vertically | right angle | up ... down | upwards ... downwards | side to side
        ALONG = parallel/along | same direction | back ... forth/forward/forwards | to and fro
        reject not ACROSS
        reject ALONG, without ACROSS
        accept ACROSS | north ... south
        unsure transverse/across/sideways | left ... right
        earns: at right angles to the direction of the wave
        earns: it moves up and down
        earns: perpendiculer to the direction of travel, perpandicular
        earns: the ground vibrates from side to side
        misses: parallel to the direction of the wave
        misses: it moves with the wave
        misses: back and forth along the wave
        misses: the ground moves`,
      )
    : judged(
        'parallel to (along) the direction in which the wave travels',
        `
        ACROSS = perpendicular/90/vertical/vertically | right angle | up ... down | upwards ... downwards | side to side
        ALONG = parallel/along | same direction/line | back ... forth/forward/forwards | to and fro | east ... west | west ... east ... west/back | backward ... forward | forward ... backward | "in the direction of the wave"/"in the direction of travel"
        reject not ALONG
        reject ACROSS, without ALONG
        accept ALONG
        unsure longitudinal/horizontally | west ... east | left ... right
        earns: parallel to the direction of the wave
        earns: back and forth along the direction of travel
        earns: it vibrates paralel to the wave, paralell
        earns: from west to east and back
        earns: forward and backward
        earns: to and fro in the same direction as the wave travels
        misses: at right angles to the direction of the wave
        misses: up and down
        misses: the ground moves
        misses: perpendicular to the direction of travel`,
      )

/** What frequency is. */
export const WAVES_PER_SECOND = judged(
  'the number of waves (vibrations) in one second / in a unit of time',
  `
  HOW_MANY = number/amount/many/much/times/rate/often/wave/waves/cycles/oscillations/vibrations
  WHAT = wave/vibration/oscillation/cycle/crest/wavelength/wavefront/vibrate/oscillate/pass
  EACH = second/"1s" | unit time | unit of time | "1 s"/"one s"
  reject time taken | time for
  reject distance/speed/fast, without number/many/amount/times
  accept HOW_MANY ... WHAT ... EACH | EACH ... HOW_MANY ... WHAT
  accept WHAT per/in/each/every ... EACH | 1 divided/over period | one divided/over period | "1/T"
  unsure EACH/minute | HOW_MANY ... WHAT
  earns: the number of waves per second
  earns: how many vibrations there are in one second
  earns: number of osscilations in a unit of time, ossillations
  earns: the number of crests that pass a point each second
  misses: the time for one wave
  misses: the distance between two crests
  misses: the speed of the wave
  misses: the height of the wave`,
)
