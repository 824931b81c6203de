/** Why electricity is transmitted at a high voltage. */
export const LESS_LOST = `
  LITTLE = less/reduce/decrease/small/low/lower/smaller/minimise/minimize/fewer/little/prevent/save/avoid
  LOST = loss/lost/lose/waste/wasted/dissipate
  ENERGY = energy/power/heat/thermal/electricity
  reject more/increase/greater ... LOST
  reject LOST ...(no LITTLE).. more/increase/greater/higher/larger
  reject LITTLE resistance, without LOST/heat
  accept LITTLE ...(no current/resistance).. LOST
  accept LOST ... LITTLE
  accept not LOST
  accept LITTLE ...(no current/resistance).. heat/thermal/hot
  accept not hot/heat | not get hot/heat | not get so hot
  accept ENERGY ... save/saved
  accept more efficient | efficiency ... increase/higher | higher/better/more efficiency
  unsure LITTLE current
  unsure LOST
  earns: less energy is lost
  earns: it reduces the power losses in the cables
  earns: less enrgy is waisted as heat, less is losst
  misses: more energy is lost
  misses: it is faster
  misses: the cables can be thinner`

export const THINNER_CABLES = `
  THIN = thin/thinner/small/smaller/light/lighter/narrow/cheap/cheaper/less
  CABLE = cable/wire/line/conductor/pylon
  accept not thick/thicker
  reject thick/thicker
  accept thin/thinner/lighter/narrower/cheaper ... CABLE | CABLE ... thin/thinner/lighter/narrower/cheaper
  accept thin/thinner
  accept less/smaller ... copper/aluminium/metal/material
  accept cost ... less/lower/reduce/save | less/lower/reduce/save ... cost/money | cheap/cheaper
  unsure smaller CABLE
  earns: thinner cables can be used
  earns: the cables are cheaper
  earns: the cables can be thiner
  misses: less energy is lost
  misses: thicker cables are needed
  misses: the cables carry more current`
