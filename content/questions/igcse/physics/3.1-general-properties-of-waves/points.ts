import { judged } from '@/lib/exams/authoring/marks'

/** Behind a gap that is made wide, or narrow. */
export const behindTheGap = (isWide: boolean) => [
  isWide
    ? judged(
        'less spreading / the wavefronts are straight in the middle and curved only at the ends',
        `
        SPREAD = spread/diffract/diffraction/bend/bent/curve/curvature/circular/semicircular
        LESS = less/lesser/little/decrease/reduce/small/smaller/weak/slight/slightly
        MORE = more/increase/great/greater/further
        reject "less straight"
        accept LESS SPREAD | SPREAD ...(no MORE/narrow/before/than).. LESS
        accept LESS ... SPREAD, without MORE
        accept not SPREAD
        reject MORE SPREAD | SPREAD ... MORE | SPREAD wider, without narrow/before/than
        accept straight/straighter/flat/flatter/plane
        unsure SPREAD | end/ends/edge
        earns: there is less diffraction
        earns: the waves spread out less and the wavelength stays the same
        earns: the wavefronts are straighter
        earns: they are strait in the middle and curved at the ends
        earns: the waves do not spread as much
        misses: the waves spread out more
        misses: the diffraction increases
        misses: the wavelength does not change`,
      )
    : judged(
        'more spreading / the wavefronts are (semi)circular',
        `
        SPREAD = spread/diffract/diffraction/bend/bent/curve/curvature
        LESS = less/little/decrease/reduce/small/smaller/weak/slight/slightly
        MORE = more/increase/great/greater/greatly/large/larger/wide/wider/further/widely/lot/much/maximum
        ROUND = circle/circular/semicircle/semicircular/semi/arc/round/rounder
        reject less ROUND | LESS SPREAD | SPREAD ... LESS, without wide/before/than
        accept MORE SPREAD | SPREAD ... MORE
        accept ROUND
        unsure SPREAD
        earns: there is more diffraction
        earns: the waves spread out more and the wavelength stays the same
        earns: the wavefronts become semi-circles
        earns: they are curcular now
        earns: the diffraction is greater
        misses: the waves spread out less
        misses: the wavefronts become straight
        misses: the wavelength does not change`,
      ),
  judged(
    'the wavelength does not change',
    `
    SAME = same/constant/equal/fixed/unaffected
    MORE = increase/long/longer/great/greater/bigger/larger/big/large
    LESS = decrease/short/shorter/small/smaller/less/reduce/narrow/narrower
    accept wavelength ...(no speed/frequency/amplitude).. SAME | SAME wavelength
    accept wavelength ...(no speed/frequency/amplitude).. not change/affect/vary/alter/increase/decrease
    accept not change/affect/alter ... wavelength | not change ... in wavelength
    reject wavelength ...(no gap/speed/frequency/amplitude).. MORE/LESS | MORE/LESS wavelength | wavelength ... change
    unsure SAME, without speed/frequency/amplitude | not change/affect/alter, without speed/frequency/amplitude
    earns: the wavelength stays the same
    earns: the wavelenght is constant
    earns: there is no change in wavelength
    earns: the wavelength is not affected by the gap
    misses: the wavelength increases
    misses: the wavelength gets shorter
    misses: the frequency stays the same`,
  ),
]

/** Waves that come into shallower water. */
export const INTO_THE_SHALLOWS = [
  judged(
    'the wavelength decreases',
    `
    MORE = increase/long/longer/great/greater/big/bigger/large/larger/rise
    LESS = decrease/short/shorten/shorter/small/smaller/less/reduce/low/lower/fall/drop/shrink/down
    reject wavelength ...(no LESS/speed/frequency/velocity/deep/than/as/because).. MORE | MORE wavelength, without deep
    reject wavelength ...(no LESS/speed/frequency/as/because).. same/constant
    accept wavelength ...(no same/constant/frequency/deep/not).. LESS | LESS wavelength
    accept it decrease/shorten/reduce/shrink | it become/get/be LESS
    accept wave/wavefront/crest/they ... close/closer
    accept wavelength ... LESS
    unsure LESS
    earns: the wavelength gets shorter
    earns: wavelength and speed both decrease
    earns: it decreases because the waves slow down
    earns: the wavelenth is reduced
    earns: the wavefronts are closer together
    misses: the wavelength increases because the water is shallow
    misses: the wavelength stays the same
    misses: the waves travel faster`,
  ),
  judged(
    'the speed decreases (and the frequency does not change)',
    `
    SPEED = speed/velocity/v
    LESS = decrease/small/smaller/less/reduce/low/lower/fall/drop/down
    reject faster/quicker, without deep | SPEED ...(no LESS/frequency/deep/wavelength).. increase/great/greater/high/higher
    reject SPEED ...(no LESS/slow/frequency/wavelength).. same/constant
    accept slow/slower/slowly, without deep
    accept SPEED ...(no same/constant/frequency/but).. LESS | LESS SPEED
    accept slow/slower/slowly ...(no deep).. shallow | shallow ...(no deep).. slow/slower/slowly
    accept fast/faster ... deep
    unsure slow/slower/slowly
    earns: the waves slow down
    earns: the speed of the wave decreases and the frequency stays the same
    earns: they travel slowar in shallow water, the velosity is less
    earns: both speed and wavelength decrease
    misses: the waves travel faster
    misses: the speed stays the same but the wavelength decreases
    misses: the frequency decreases
    misses: the water is not as deep`,
  ),
]

const DIRECTIONS = `
  VIBRATION = vibrate/vibration/oscillate/oscillation/particle/molecule/disturbance/displacement/medium
  ACROSS = perpendicular/90 | right angle
  ALONG = parallel/along | same direction/line`

export const DIRECTIONS_OF_VIBRATION = [
  judged(
    'transverse: vibrations at right angles (perpendicular) to the direction in which the wave travels',
    `
    ${DIRECTIONS}
    reject transverse ...(no longitudinal/ACROSS/"whereas").. parallel | transverse ...(no longitudinal/ACROSS).. same direction
    reject longitudinal ...(no transverse/ALONG).. ACROSS
    accept VIBRATION ...(no longitudinal).. ACROSS | ACROSS ...(no longitudinal).. VIBRATION
    accept transverse ... ACROSS, VIBRATION
    unsure ACROSS | up ... down
    earns: in a transverse wave the particles vibrate at right angles to the direction of travel
    earns: transverse waves oscillate perpendicular to the direction of energy transfer and longitudinal waves oscillate parallel to it
    earns: transverse: vibrations are perpendiculer to the motion of the wave
    earns: the vibrations are at 90 degrees to the direction of the wave
    misses: in a transverse wave the vibrations are parallel to the direction of travel
    misses: transverse waves have crests and troughs
    misses: longitudinal waves vibrate at right angles and transverse waves parallel to the direction of travel`,
  ),
  judged(
    'longitudinal: vibrations parallel to (along) the direction in which the wave travels',
    `
    ${DIRECTIONS}
    reject longitudinal ...(no transverse/ALONG/"whereas").. ACROSS
    reject transverse ...(no longitudinal/ACROSS).. parallel | transverse ...(no longitudinal/ACROSS).. same direction
    accept VIBRATION ...(no transverse).. ALONG | ALONG ...(no transverse).. VIBRATION
    accept longitudinal ... ALONG
    accept VIBRATION ...(no transverse/ACROSS).. back ... forth/forward ... direction
    accept parallel
    unsure ALONG
    earns: in a longitudinal wave the particles vibrate parallel to the direction of travel
    earns: in longitudinal waves they are paralel to it
    earns: longitudinal waves vibrate in the same direction as the wave moves
    earns: transverse waves oscillate perpendicular to the direction of energy transfer and longitudinal waves oscillate parallel to it
    misses: in a longitudinal wave the vibrations are perpendicular to the direction of travel
    misses: longitudinal waves have compressions and rarefactions
    misses: transverse vibrations are parallel to the direction of the wave`,
  ),
]

const EXAMPLES = `
  TRANSVERSE = light/electromagnetic/em/radio/microwave/infrared/ultraviolet/uv/xray/gamma/water/sea/ocean/ripple/secondary | x ray | s wave
  LONGITUDINAL = sound/ultrasound/ultrasonic/infrasound/primary | p wave`

const STRINGS = ['rope', 'spring', 'tube', 'string', 'slinky', 'cord', 'hose']

/** @param own what the wave of the question travels along */
export const examplesOfWaves = (own: 'rope' | 'spring' | 'tube') => [
  judged(
    'transverse: light / any other electromagnetic wave / water wave / seismic S-wave / wave along something else, such as a string',
    `
    ${EXAMPLES}
    reject LONGITUDINAL is/are transverse
    reject transverse ...(no longitudinal/TRANSVERSE/and/","/but/while/whereas).. LONGITUDINAL
    accept TRANSVERSE
    accept ${STRINGS.filter(each => each !== own && each !== 'spring' && !(own === 'spring' && each === 'slinky')).join('/')}, without longitudinal
    unsure seismic/earthquake/${own === 'spring' ? 'mexican' : 'spring'}
    earns: light is transverse and sound is longitudinal
    earns: Transverse: water waves. Longitudinal: sound waves
    earns: electromagnetik waves and ultrasound
    earns: X-rays, sound
    earns: a guitar string
    misses: transverse: sound, longitudinal: light
    misses: sound is transverse and light is longitudinal
    misses: a sound wave
    misses: a wave along ${own === 'spring' ? 'the same coil' : `another ${own}`}`,
  ),
  judged(
    'longitudinal: sound / ultrasound / seismic P-wave / push-and-pull wave along a spring',
    `
    ${EXAMPLES}
    reject TRANSVERSE is/are longitudinal
    reject longitudinal ...(no transverse/LONGITUDINAL/and/","/but/while/whereas).. TRANSVERSE
    accept LONGITUDINAL
    accept push/pull/compress/compression/longitudinal ... spring/slinky | spring/slinky ... push/pull/compress/compression
    unsure seismic/earthquake/spring/slinky
    earns: light is transverse and sound is longitudinal
    earns: Longitudinal: sound waves. Transverse: water waves
    earns: ultrasound
    earns: light, seismic P-waves
    earns: soud waves are longitudinal
    misses: transverse: sound, longitudinal: light
    misses: sound is transverse and light is longitudinal
    misses: light waves`,
  ),
]

/** Why waves change direction at a boundary. */
export const TURNED_AT_THE_BOUNDARY = [
  judged(
    'refraction',
    `
    reject diffraction/diffract/reflection/reflect/dispersion
    accept refraction/refract
    earns: refraction
    earns: it is called refracsion
    earns: the waves are refracted because they slow down
    misses: diffraction
    misses: reflection of waves
    misses: it happens because the speed changes`,
  ),
  judged(
    'the speed of the waves changes (they slow down)',
    `
    SPEED = speed/velocity/v
    LESS = decrease/small/smaller/less/reduce/low/lower/fall/drop/down/lose/loose
    reject faster/quicker, without deep
    reject SPEED ...(no LESS/deep/wavelength).. increase/great/greater/high/higher/rise/rises | at/with same/constant SPEED | increase/higher/greater/more SPEED, without deep
    reject wave/waves/they/it speed/speeds up, without deep
    reject SPEED ...(no change/LESS/slow).. same/constant
    accept slow/slower/slowly | SPEED ...(no same/but/frequency).. change/LESS/different/vary | change/different/LESS SPEED | change ... SPEED
    accept fast/faster ... deep
    unsure SPEED
    earns: refraction, because the waves slow down
    earns: the speed of the waves changes
    earns: there is a change in speeed
    earns: they travel slower in shallow water
    misses: the waves speed up in the shallow water, they are faster
    misses: the speed increases in shallow water
    misses: they speed up in the shallow water
    misses: the water is shallower
    misses: the wavelength changes`,
  ),
]
