export const SAME_FOR_ALL = `
  reject same/type/kind material/metal/substance/colour | different | how far | wax ... melts | bare
  accept length/long/thickness/thick/thin/diameter/width/wide/radius/area/size/dimension/shape/volume/section
  accept wax/coating
  accept temperature/temp/time
  unsure heat/water
  earns: the thickness of the rods
  earns: the lenghth of the rods
  earns: the amount of wax
  earns: the same starting temperature
  misses: the material
  misses: the same type of metal
  misses: how far the wax melts
  misses: the results`

const CONDUCT = 'CONDUCT = conduct/conductor/conduction/conductivity'

export const BASE = `
  ${CONDUCT}
  METAL = metal/base/bottom/it
  GOOD = good/best/better/well/quick/quickly/fast/faster/easily/high/great
  reject METAL ...(no plastic/handle).. bad/poor CONDUCT | METAL ...(no plastic/handle).. insulator | metal not CONDUCT
  accept METAL ...(no plastic/handle).. GOOD ...(no plastic/handle).. CONDUCT | METAL ...(no plastic/handle).. CONDUCT ...(no plastic/handle).. GOOD/heat/energy
  accept GOOD CONDUCT
  accept METAL ... conductor, without bad/poor/not
  accept METAL CONDUCT/conducts
  unsure METAL ... heat ... quick/quickly/fast/easily
  earns: metal is a good conductor
  earns: the base conducts heat quickly to the food
  earns: metals conduct heat well
  earns: Metal is a good condutor and plastic is not
  misses: plastic is a good insulator
  misses: metal is strong
  misses: metal is a bad conductor
  misses: the base gets hot`

export const HANDLE = `
  ${CONDUCT}
  PLASTIC = plastic/handle/it
  reject PLASTIC ...(no metal/base/bad/poor).. good CONDUCT | bad/poor insulator
  reject metal/base/bottom ...(no plastic/handle/than).. insulator | plastic/handle ...(no metal/base/bad/poor/worse/less/weak/low/slow).. conductor
  accept insulator/insulate/insulation/insulating
  accept bad/poor/worse/weak/low/lower CONDUCT
  accept PLASTIC ...(no metal/base).. not CONDUCT
  accept PLASTIC not CONDUCT
  accept PLASTIC CONDUCT ... slow/slowly/badly/poorly/little/less
  unsure PLASTIC not hot/heat/burn | PLASTIC ... cool | CONDUCT ... PLASTIC
  earns: plastic is an insulator
  earns: plastic is a poor conductor so it stays cool
  earns: the handle does not conduct heat
  earns: plastic is a good insulater, so you dont burn your hand
  misses: plastic is a good conductor
  misses: metal is a good conductor
  misses: plastic is light
  misses: it is easy to hold`
