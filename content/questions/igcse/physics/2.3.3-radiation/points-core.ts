/** Which of two plates that were heated by radiation is the black one, by its temperature, and each with its reading. */
export const warmer = ([black, high]: readonly [string, number], [shiny, low]: readonly [string, number]) => `
  TEMPERATURE = temperature/temp/reading/degree/rise/warm/warmed/warming | heat/heats/heated up | get/gets/got hot
  MORE = more/great/greater/larger/high/higher/bigger/most/highest/faster/quicker/quickly/fast
  LESS = less/lower/smaller/slower/slowly/lowest
  COLD = cold/colder/cool/cooler/coldest
  HOT = hotter/hottest/warmer/warmest
  reject ${shiny} ...(no ${black}/so/",").. is/be/has ...(no ${black}/shiny/silver/white/not).. black
  reject ${shiny} ...(no ${black}/less/lower/than/slower/shiny/silver/white).. MORE/HOT
  reject ${black} ...(no ${shiny}/not/than).. COLD
  accept ${black} & HOT
  accept ${black} & (TEMPERATURE ... MORE | MORE ... TEMPERATURE)
  accept ${black} & (${shiny} ... COLD | ${shiny} ... TEMPERATURE ... LESS | ${shiny} ... LESS ... TEMPERATURE)
  accept ${black} ... ${high} ... ${low} | ${high} ... ${black} ... ${low} ... ${shiny}
  unsure ${black}, TEMPERATURE
  earns: ${black} because its temperature is higher
  earns: ${black}. It gets hotter than ${shiny}
  earns: it is ${black}, the temperature rises faster
  earns: ${black} as the temprature increases more
  misses: ${shiny} because it is hotter
  misses: ${black}
  misses: ${black}, because black absorbs more
  misses: ${shiny} absorbs less, so ${black} is the black one
  misses: ${shiny} because its temperature is lower`

export const BLACK_ABSORBS = `
  BLACK = black/dull/matt/matte/dark
  BRIGHT = shiny/silver/white/bright
  GOOD = good/better/best/more/most/well/quick/quickly/faster/great/greater/lot/much/easily
  BAD = bad/poor/worse/worst/less/little/not
  ABSORB = absorb/absorber/absorption/absorbs/absorbing/absorbent
  reject BLACK ...(no BRIGHT/less/than).. BAD ABSORB | BRIGHT ...(no BLACK/BAD/than).. GOOD ABSORB
  reject BLACK ...(no BRIGHT/bad/poor/less/absorb/absorbs/absorber).. reflect/reflector
  accept BLACK ... GOOD ... ABSORB | ABSORB ... GOOD, BLACK | GOOD ABSORB, BLACK | BLACK ... ABSORB ... GOOD
  accept BRIGHT ... BAD ABSORB | BRIGHT ... reflect/reflector
  accept GOOD ABSORB | GOOD ... ABSORB
  accept ABSORB ... GOOD
  unsure ABSORB
  unsure GOOD ... emit/emitter | reflect
  earns: black is a better absorber
  earns: dull black surfaces absorb more radiation
  earns: shiny surfaces are poor absorbers
  earns: black surfaces are good aborbers of infrared
  misses: black surfaces reflect more radiation
  misses: the temperature is higher
  misses: shiny is a better absorber
  misses: black is a good conductor`

export const NO_MEDIUM = `
  MATTER = medium/particle/matter/air/material/molecule/atom/substance/gas
  reject radiation ...(no unlike/not/need/require/whereas/while/but/and/than).. conduct
  reject (need/require ... MATTER, without conduct/conduction/convection/not)
  NEED = need/require/depend/dependent/rely/necessary
  accept not NEED ... MATTER | NEED ... not MATTER | not MATTER ... NEED
  GO = travel/pass/move/go/transfer/transferred/reach
  accept GO ... not MATTER | not MATTER ... to GO
  accept travel/pass/move/go/through/in ... vacuum
  accept conduction/convection ... need/require ... MATTER
  accept electromagnetic | empty space | through/in space
  unsure vacuum/wave
  earns: radiation needs no medium
  earns: it can travel through a vacuum
  earns: it does not need particles
  earns: infrared doesnt require a meduim
  misses: radiation is fast
  misses: it needs a medium
  misses: the heater is hot
  misses: black absorbs it`
