/** Which of two plates that were heated by radiation is the black one; `black` and `shiny` are their letters. */
export const warmer = (black: string, shiny: string) => `
  WARM = rise/temperature/warm/warmer/hot/hotter/heat/increase/higher/reading
  MORE = more/great/greater/larger/high/higher/bigger/most/hotter/warmer/faster/quicker/quickly/fast
  LESS = less/lower/smaller/slower/colder/cooler
  reject ${shiny} is/be/has ...(no ${black}/shiny/silver/white/not).. black
  reject ${shiny} ...(no ${black}/less/lower/than/slower/shiny/silver/white).. MORE
  accept ${black} ...(no ${shiny}).. MORE | MORE ...(no ${shiny}).. ${black}
  accept ${black} & MORE ... WARM | ${black} & WARM ... MORE
  accept ${black} & ${shiny} ... LESS
  accept ${black} & MORE ... than ${shiny} | ${black} & hotter/warmer/quicker
  unsure ${black}, WARM
  earns: ${black} because its temperature is higher
  earns: ${black}. It gets hotter than ${shiny}
  earns: it is ${black}, the temperature rises faster
  earns: ${black} as the temprature increases more
  misses: ${shiny} because it is hotter
  misses: ${black}
  misses: black is a good absorber
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
  unsure GOOD ... emit/emitter
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
  reject radiation ... conduct
  reject (need/require ... MATTER, without conduct/conduction/convection/not)
  accept not need/require ... MATTER | without ... MATTER | not MATTER
  accept travel/pass/move/go/through/in ... vacuum
  accept conduction/convection ... need/require ... MATTER
  accept electromagnetic | empty space
  unsure vacuum/wave
  earns: radiation needs no medium
  earns: it can travel through a vacuum
  earns: it does not need particles
  earns: infrared doesnt require a meduim
  misses: radiation is fast
  misses: it needs a medium
  misses: the heater is hot
  misses: black absorbs it`
