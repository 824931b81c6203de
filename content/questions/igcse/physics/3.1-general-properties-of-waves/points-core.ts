import { judged } from '@/lib/exams/authoring/marks'

/** The equation of waves, in words or in symbols. */
export const WAVE_EQUATION = judged(
  'speed = frequency × wavelength (*v* = *f*λ), or rearranged',
  `
  SPEED = speed/velocity/v
  FREQUENCY = frequency/f
  LENGTH = wavelength/λ/lambda
  TIMES = "times"/multiply/product/"×"/"x"/"*"
  OVER = divide/over/"/"/"÷"
  IS = "="/is/equal/equals/give
  reject plus/add/"+"/minus/subtract
  reject FREQUENCY ...(no IS).. OVER ...(no IS).. LENGTH | LENGTH ...(no IS).. OVER ...(no IS).. FREQUENCY
  reject SPEED ...(no IS/you/by/is/from).. TIMES ...(no IS).. LENGTH/FREQUENCY
  reject FREQUENCY/LENGTH IS ...(no OVER).. TIMES
  reject distance/period
  reject "f-λ"/"λ-f"/"f−λ"/"λ−f"/"f=λ/v"/"λ=f/v"/"f=λ÷v"/"λ=f÷v"
  reject LENGTH IS FREQUENCY OVER SPEED | FREQUENCY IS LENGTH OVER SPEED
  accept "c=fλ"/"c=λf"/"v=fxλ"/"v=λxf"/"v=f×λ"/"v=λ×f"/"v=lambdaf"/"v=fλ"/"v=λf"/"fλ=v"/"λf=v"/"v=flambda"/"v/f=λ"/"v/λ=f"/"f=v/λ"/"f=v÷λ"/"λ=v/f"/"λ=v÷f"
  accept SPEED ... IS ... FREQUENCY ... TIMES ... LENGTH | SPEED ... IS ... LENGTH ... TIMES ... FREQUENCY
  accept FREQUENCY ...(no IS).. TIMES ...(no IS).. LENGTH ... IS ... SPEED | LENGTH ...(no IS).. TIMES ...(no IS).. FREQUENCY ... IS ... SPEED
  accept LENGTH IS SPEED OVER FREQUENCY | FREQUENCY IS SPEED OVER LENGTH
  accept SPEED OVER FREQUENCY IS LENGTH | SPEED OVER LENGTH IS FREQUENCY
  accept multiply/product ... FREQUENCY ... LENGTH | multiply/product ... LENGTH ... FREQUENCY
  accept SPEED IS FREQUENCY LENGTH
  unsure FREQUENCY TIMES LENGTH | LENGTH TIMES FREQUENCY
  earns: speed = frequency × wavelength
  earns: v = fλ
  earns: v=f x λ
  earns: wave speed is equal to the frequency times the wavelength
  earns: wavelength = speed / frequency
  earns: speed = freqency * wavelenght
  earns: to get the speed you multiply the frequency by the wavelength
  earns: v = f * λ
  earns: f = v / λ
  earns: v = f lambda
  misses: speed = distance / time
  misses: speed = frequency / wavelength
  misses: speed = wavelength ÷ frequency
  misses: wavelength = speed x frequency
  misses: f = vλ
  misses: v = f - λ
  misses: λ = f/v
  misses: v = f + λ
  misses: the equation links the speed, the frequency and the wavelength of a wave`,
)

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
