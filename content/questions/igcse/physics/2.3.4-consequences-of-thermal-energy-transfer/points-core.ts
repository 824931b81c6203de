export const AIR_CONDUCTS_BADLY = `
  CONDUCT = conduct/conductor/conduction
  BAD = bad/poor/badly/poorly/weak/low/slow/slowly/little
  STOP = stop/prevent/reduce/block/avoid/less/limit/minimise/minimize/decrease/restrict/lower
  WELL = well/easily/quickly/good/much
  reject air/it/wool/fibre/foam/insulation ...(no bad/poor/not).. good CONDUCT | bad/poor insulator
  accept BAD CONDUCT | CONDUCT BAD
  accept not WELL CONDUCT | not CONDUCT
  accept insulator
  accept air ... insulate/insulates/insulating
  accept STOP ... conduct/conduction
  unsure insulate/insulation
  earns: air is a bad conductor
  earns: trapped air is a good insulator
  earns: it reduces conduction
  earns: air is a poor condutor of heat
  misses: air is a good conductor
  misses: it traps heat
  misses: it stops convection
  misses: the air cannot move`

export const TRAPPED_NO_CONVECTION = `
  STOP = stop/prevent/reduce/block/avoid/less/limit/minimise/minimize/decrease/restrict/lower
  MOVE = move/circulate/flow/rise/circulation/current/travel
  AIR = air/it/gas
  reject more convection | convection ... increase | heat MOVE
  accept not convection | STOP ... convection | convection ... not happen/occur/form/possible/take/place | convection ... STOP
  accept AIR ... not MOVE | trap/trapped/still ... not MOVE | STOP ... AIR ... moving/circulating/rising/flowing/movement
  unsure trap/trapped air | air ... trap/trapped/still | convection
  earns: there is no convection
  earns: the air cannot move
  earns: it stops convection currents
  earns: trapped air can not circulte so no convecsion
  misses: air is a bad conductor
  misses: it traps heat
  misses: it reduces radiation
  misses: heat cannot escape`

export const FOIL_REFLECTS = `
  RADIATION = radiation/infrared/infra/ray/heat/energy/thermal
  REFLECT = reflect/reflector/reflection/bounce
  reject not REFLECT | good absorber/emitter
  reject absorb ... RADIATION, without reflect/bad/poor/less/little/worse/weak
  accept REFLECT ... RADIATION | RADIATION ... REFLECT
  accept not absorb
  accept good/better reflector | poor/bad absorber/emitter
  accept REFLECT ... back/room
  accept REFLECT, without light/sound
  unsure REFLECT
  earns: it reflects the radiation back into the room
  earns: shiny surfaces reflect heat
  earns: foil is a good reflector of infrared
  earns: infrared radiation is refleckted by it
  misses: it absorbs the radiation
  misses: it keeps the heat in
  misses: it is a good conductor
  misses: foil is shiny`
