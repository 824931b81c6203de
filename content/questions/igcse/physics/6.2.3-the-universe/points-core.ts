const LONG = `
  UP = increase/rise/long/longer/stretch/more/great/large/high/lengthen/expand/big/grow`

/** Redshift: what changes. */
export const LONGER_WAVES = `
  ${LONG}
  reject wavelength ...(no UP).. decrease/short/small | decrease/short ...(no UP).. wavelength | frequency ... increase/high
  accept wavelength ... UP | UP ...(no frequency/away).. wavelength
  accept frequency ... decrease/low/less | light/wave ... stretch | stretch ... light/wave
  unsure red end/side/part | wavelength ... change
  earns: the wavelength of the light gets longer
  earns: an increase in the wavelenght
  earns: light from the galaxy is stretched
  earns: longer wavelength of light from galaxies moving away
  misses: the wavelength decreases
  misses: the galaxy is red
  misses: galaxies move away
  misses: the light turns red
  misses: light of the galaxy shows redshift`

/** Redshift: of which light. */
export const MOVE_AWAY = `
  reject toward/towards/closer, without away
  accept away/recede/receding | move apart | move further
  earns: from galaxies which are moving away
  earns: the wavelength increases when the star recedes
  earns: light from galaxys that move awey from the Earth, receeding
  earns: because the galaxy is moving away from us
  misses: the wavelength increases
  misses: galaxies that move towards us
  misses: light from distant galaxies
  misses: a distant galaxy`

/** What the redshift of all distant galaxies shows. */
export const EXPANDS = `
  GROW = expand/expansion/growing/grow/stretch
  reject contract/shrink/collapse | not GROW
  accept GROW | get/become/getting/becoming bigger/larger
  accept galaxy/everything/all/star ... away/apart/recede
  accept size/distance/space/gap ... increase/larger/bigger | increase ... size/distance
  unsure away/apart
  earns: the Universe is expanding
  earns: it is getting bigger
  earns: it is expending, expannding
  earns: the galaxies are moving apart
  earns: everything is moving apart
  earns: the distance between the galaxies is increasing
  earns: the size of the universe is increasing
  misses: the Universe is shrinking
  misses: there are many galaxies
  misses: the Universe is very old
  misses: all distant galaxies show redshift`

/** What the galaxies do when the Universe expands. */
export const MOVE_APART = `
  MOVE = move/go/get/fly/travel/drift/push/motion/become
  FURTHER = away/further/farther
  reject not move/apart/away/recede
  reject toward/towards/closer/together, without apart/away/recede/separate
  accept apart/recede/receding/separate/spread | MOVE ... FURTHER
  accept distance/space/gap ... increase/larger/bigger/grow/greater/more/expand | increase/larger/bigger/greater ... distance/space/gap
  unsure expand/expanding/stretch | away from
  earns: they move away from each other
  earns: the galaxies move apart
  earns: they are receeding, moving appart
  earns: the distance between galaxies increases
  earns: they get further from our galaxy
  misses: they are very far away
  misses: they move closer together
  misses: they move towards the Earth
  misses: they stay in the same place
  misses: they become larger`

/** A wave on a strip that is stretched: its wavelength. */
export const BECOMES_LONGER = `
  UP = increase/rise/long/longer/length/lengthen/elongate/stretch/great/greater/large/larger/big/bigger/grow/expand/extend/wide/wider/more/high/higher
  DOWN = decrease/reduce/short/shorter/small/smaller/less/low/lower/shrink/compress/narrow
  reject not UP/change | same/constant
  reject DOWN, without frequency/energy
  reject frequency/amplitude ... increase/large/larger/high/higher, without wavelength/longer
  accept UP
  accept double/twice
  accept frequency DOWN
  unsure change/red/redshift
  earns: it increases
  earns: gets longer
  earns: the wavelenght is streched, it incresses
  earns: it becomes larger
  misses: it decreases
  misses: it stays the same
  misses: it becomes shorter`
