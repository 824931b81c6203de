import { judged } from '@/lib/exams/authoring/marks'

export const ECHO = judged(
  'a sound that is reflected / a reflection of sound',
  `
  SOUND = sound/wave/noise/clap/it/vibration
  reject light, without sound
  reject refract/refraction/diffract/diffraction | not reflect
  accept SOUND ... reflect | reflect ... SOUND | SOUND ... reflection | reflection ... SOUND
  accept SOUND ... bounce | bounce ... SOUND
  unsure reflect/reflection/bounce | SOUND ... come/comes back | SOUND ... return/returns
  earns: a reflected sound
  earns: the reflection of sound from a wall
  earns: sound that bounces off a surface
  earns: it is a sound wave that has been reflectid
  misses: a sound that is repeated by the student
  misses: a very loud sound
  misses: the refraction of sound
  misses: the sound of the clap`,
)

/** Why the time of many claps is measured. */
export const MANY_ARE_TIMED = judged(
  'the time for one is too short to measure accurately / the reaction time matters less',
  `
  SHORT = short/small/quick/brief/fast/little/tiny
  ERROR = error/errors/uncertainty/uncertainties/inaccuracy
  LESS = less/reduce/decrease/small/smaller/minimise/minimize/lower/low/eliminate/remove
  ONE = one/1/single/individual
  BIG = big/bigger/large/larger/great/greater/high/higher/more/increase
  reject more/increase/bigger/larger/greater ERROR, without ONE
  reject less accurate/precise/reliable, without ONE
  reject accurate/accuracy reaction
  unsure reaction ... get/become/increase BIG/long/longer
  accept reaction
  accept time/it/interval/one/clap ... too SHORT | SHORT time | SHORT to measure
  accept time/it/interval ... is/be ... very SHORT
  accept hard/difficult/impossible/hardly ... measure/time/start/stop | not possible ... measure
  accept not measure/time ... accurate/accurately/precisely/exactly/well | not start/stop ... fast/quick/quickly/enough/time
  accept too short/small/brief | too quick/quickly/fast ... measure/time | ONE ... BIG ERROR | BIG ERROR ... ONE | ERROR ... divide/spread/share
  accept LESS ERROR | ERROR ... LESS
  accept accurate result/results/value/answer/speed/time | more/greater/better/increase accurate/accuracy/accurately/precise/precision
  unsure accurate/accuracy/precise/average/mean/reliable
  earns: the time for one clap is too short
  earns: it reduces the effect of the reaction time
  earns: to reduce the percentage error
  earns: human reacton time is about as long as the time of the echo
  earns: it is more accurate
  misses: to find the speed of sound
  misses: because the sound is louder
  misses: to hear the echo better
  misses: it is less accurate to time many
  misses: it gives a more accurate reaction time
  misses: many claps take longer`,
)

/** Why people do not hear a sound. */
export const TOO_HIGH = judged(
  'its frequency is above 20 kHz (20 000 Hz), the highest frequency that people can hear',
  `
  MORE = above/over/more/higher/high/greater/exceed/exceeds/exceeding/beyond/outside/bigger/larger/past/">"
  LIMIT = 20/20000/"20,000"/20khz/20000hz | 20 000 | 20 k
  HEAR = hear/detect/sense/hearing/listen
  reject frequency/it/sound is/are below/under/less/lower ...(no than/hear/human/people/ear).. LIMIT
  reject frequency/it/sound is/are ...(no than/human/people/ear).. low, without LIMIT
  reject can/only/people/human/humans/we hear ...(no range/limit/it/its/this/is/are/to/below/up/between/from).. above/over/more/higher ... LIMIT
  reject speed/amplitude/volume ...(no frequency).. MORE
  accept MORE ... LIMIT | LIMIT ... highest/maximum/limit/upper/most | highest/maximum/limit/upper/most ... LIMIT
  accept not HEAR ... MORE ... LIMIT | HEAR ... only/up/below/under ... LIMIT | only ... HEAR ... LIMIT | HEAR ... between/from/range ... LIMIT | between/from/range ... LIMIT
  accept HEAR ... to ... LIMIT | LIMIT ... HEAR | not HEAR ... LIMIT
  accept HEAR ... stop/stops/end/ends ... LIMIT | not in/within ... range | MORE ... maximum/highest/limit ... HEAR
  accept out of ... range | out of ... audible/hearing
  accept MORE ... range/limit ... hear/human/hearing/audible | outside/beyond ... range/limit/audible/hearing | MORE ... audible/hearing/human range/limit
  accept ultrasound/ultrasonic | ultra sound/sonic | hear "20-20000"/"20-20,000"/"20–20000"/"20–20,000"/"20-20"/"20–20"
  unsure MORE frequency | frequency ... MORE | too high | pitch
  earns: the frequency is above 20 kHz
  earns: people can only hear up to 20 000 Hz
  earns: it is outside the range of human hearing
  earns: humans hear between 20 Hz and 20000 Hz
  earns: its frequincy is higher then 20 kHz
  misses: it is too quiet
  misses: people can hear sounds above 20 kHz
  misses: the frequency is too low
  misses: the speed of the sound is too high
  misses: the amplitude is too small`,
)

/** How a trace shows the highest pitch. */
export const MOST_WAVES = judged(
  'it has the highest frequency / the most complete waves on the screen / the shortest time for each wave',
  `
  MOST = most/more/highest/higher/high/greatest/greater/largest/larger/max*/bigger/biggest
  TALL = highest/higher/high/tallest/taller/tall/largest/larger/biggest/bigger/greatest/greater
  LEAST = least/shortest/shorter/smallest/smaller/short/less/closest/closer/narrowest/narrower/lowest/low/small
  WAVE = wave/waves/cycle/cycles/oscillation/vibration/crest/peak/trough
  reject LEAST frequency
  reject amplitude ...(no frequency).. MOST, without frequency/waves/cycles
  reject frequency ...(no than).. lowest/least/smallest | TALL wavelength/period | longest/longer wavelength/period/WAVE
  reject TALL WAVE, without number/frequency/amount
  reject fewest/fewer WAVE | number ... WAVE ... low/lowest/small/smallest/least
  accept MOST frequency | frequency ... MOST
  accept most/more/many/max* WAVE | WAVE ... most/more | TALL number/amount ... WAVE | number/amount ... WAVE ... TALL | distance/space/gap ... between ... LEAST | fewer, WAVE
  unsure most/more wavelength
  accept LEAST wavelength/period/time | wavelength/period ... LEAST | WAVE ... narrow/narrower/shorter/shortest/closest/closer/compact/compressed/squash/squashed/tight/tightly | close together | narrow/narrower/compact/compressed/shorter/shortest WAVE | waves closer/closest/close
  accept vibrate/vibrates ... MOST/fastest/faster | fastest/faster ... vibrate/vibration/vibrations/oscillation/oscillations
  unsure frequency | close/closer/closest
  earns: it has the highest frequency
  earns: there are more waves on the screen
  earns: the wavelength is the shortest
  earns: the most cyles in the same time
  earns: the waves are closer together
  misses: it has the largest amplitude
  misses: it has the lowest frequency
  misses: it is the loudest
  misses: it is the tallest wave
  misses: P has the highest peaks
  misses: it has the biggest wave`,
)
