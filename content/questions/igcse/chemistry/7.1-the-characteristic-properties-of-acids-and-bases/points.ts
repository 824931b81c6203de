import { judged } from '@/lib/exams/authoring/marks'

/** How a pH is found with universal indicator paper. */
export const WET_THE_PAPER = judged(
  'put some of the solution on the (universal indicator) paper / dip the paper in',
  `
  PAPER = paper/strip/indicator
  WET = dip/put/place/drop/add/touch/dab/spot/wet/pour/test/soak/insert/drip
  reject litmus/methyl/thymolphthalein, without universal
  accept WET ... PAPER, without next/beside/against
  accept PAPER ... WET/dipped/placed, without next/beside/against
  accept dip it
  accept drop ... on/onto ... PAPER
  unsure PAPER, without compare/match/chart
  earns: dip the paper into the solution
  earns: put a drop of the solution on universal indicator paper
  earns: plase the paper in the solution and dip it
  misses: compare the colour with a chart
  misses: use litmus paper
  misses: compare the paper with the chart
  misses: measure the temperature`,
)

export const COMPARE_THE_CHART = judged(
  'compare its colour with a (pH) colour chart',
  `
  CHART = chart/scale/card/key/guide
  COLOUR = colour/color
  reject litmus/meter
  reject not compare/match
  accept compare/match/check ... COLOUR/CHART
  accept CHART
  accept COLOUR ... compare/match
  unsure COLOUR
  earns: compare the colour with the chart
  earns: match it to a pH colour chart
  earns: then you comppare the colour to the chart
  misses: dip the paper into the solution
  misses: read the thermometer
  misses: compare the colour with litmus
  misses: the pH is found`,
)

/** Tests for two gases. */
export const LIGHTED_SPLINT = judged(
  'hold a lighted splint to the gas',
  `
  reject glowing
  reject not lighted/lit/burning
  accept lighted/lit/burning/flaming/alight/light ... splint/match/wood/stick/taper
  accept splint/match/taper ... lighted/lit/burning/flame/alight
  accept flame, without heat/warm/bunsen
  unsure splint/match/taper/light
  earns: use a lighted splint
  earns: hold a burning splint at the mouth of the tube
  earns: put in a lit splnt, a lit splinnt
  misses: use a glowing splint
  misses: bubble it through limewater
  misses: use damp litmus paper`,
)

export const POPS = judged(
  'it burns with a (squeaky) pop',
  `
  reject relight/relights
  reject extinguish/out, without pop/explode/explosion
  reject not pop
  accept pop/popping/squeak/squeaky/explode/explosion
  unsure burn/noise/sound/bang
  earns: there is a squeaky pop
  earns: the gas burns with a pop
  earns: you hear a sqeaky sound, squeeky
  misses: the splint relights
  misses: the splint goes out
  misses: limewater turns milky`,
)

export const LIMEWATER = judged(
  'pass (bubble) the gas through limewater',
  `
  reject not limewater
  accept limewater
  accept lime water
  accept calcium hydroxide
  accept "ca(oh)2"
  earns: bubble the gas through limewater
  earns: shake it with lime water
  earns: pass it into limewatter
  misses: use a lighted splint
  misses: damp red litmus paper
  misses: pass it through water`,
)

export const MILKY = judged(
  'the limewater turns milky / a white precipitate forms',
  `
  reject not milky/cloudy/white
  accept milky/cloudy/milk/chalky/turbid/cloud
  accept white ... precipitate/solid/ppt
  unsure white/precipitate/ppt
  earns: it turns milky
  earns: it goes cloudy
  earns: the limewater turns clowdy
  earns: a white precipitat forms
  misses: it turns blue
  misses: there is a pop
  misses: it stays clear`,
)

/** What is seen when a solid reacts with an acid and a gas is given off. */
export const BUBBLES = judged(
  'bubbles / effervescence / fizzing',
  `
  reject no bubble/bubbles/fizzing/effervescence
  accept bubble/bubbling/fizz/fizzing/effervescence/effervesce/effervesces
  unsure gas
  earns: bubbles are seen
  earns: there is effervescence
  earns: it fizes and bubles
  misses: the solid dissolves
  misses: no bubbles are seen
  misses: a salt is formed`,
)

export const SOLID_GOES = judged(
  'the solid becomes smaller / disappears (dissolves)',
  `
  GOES = disappear/dissolve/vanish/smaller/shrink/gone/eaten
  LESS = less/reduce/decrease
  SOLID = solid/carbonate/metal/powder/it/lump/magnesium/zinc/iron/piece/ribbon
  reject not GOES
  reject bubble/gas/fizzing ... disappear/vanish, without SOLID
  accept GOES
  accept SOLID ...(no acid/gas/bubble).. used up
  accept SOLID ...(no acid/gas/bubble).. LESS
  accept LESS ...(no acid/gas/bubble).. SOLID
  accept size ... LESS
  unsure LESS | used up
  earns: the solid disappears
  earns: the carbonate dissolves
  earns: the metal gets smaler and disapears
  misses: bubbles are seen
  misses: the solid does not dissolve
  misses: the bubbles disappear
  misses: a salt is formed`,
)

export const PROTON_DONOR = judged(
  'a proton (H^{+}) donor',
  `
  PROTON = proton/"h+"
  GIVE = donor/donate/give/lose/release/gives/lost/gave
  TAKE = accept/acceptor/gain/receive/take
  reject PROTON ...(no GIVE/base).. TAKE
  reject TAKE ...(no GIVE/base).. PROTON
  reject electron ... GIVE
  reject GIVE electron
  reject not GIVE
  accept PROTON ... GIVE
  accept GIVE ... PROTON
  accept GIVE "h+" | "h+" GIVE
  accept GIVE hydrogen ion | hydrogen ion GIVE
  unsure GIVE
  earns: a proton donor
  earns: a substance that donates protons
  earns: it gives away hydrogen ions
  earns: a protton doner, it donattes protons
  misses: a proton acceptor
  misses: it has a low pH
  misses: it donates electrons`,
)

export const COMPLETELY = judged(
  'it is completely dissociated (into ions) in (aqueous) solution',
  `
  FULLY = fully/completely/complete/totally/wholly/entirely/full/all/every/hundred
  SPLIT = dissociate/ionise/ionize/dissociation/ionisation/ionization/split/break
  PART = partial/partially/partly/incomplete/incompletely
  reject not FULLY
  reject PART, without FULLY
  accept FULLY ... SPLIT
  accept "100%" ... SPLIT
  accept SPLIT ... FULLY
  accept not molecule ... left/remain/whole
  unsure SPLIT
  earns: it is completely dissociated in water
  earns: all of its molecules split into ions
  earns: it fully disociates, fully ionises
  misses: it is partially dissociated
  misses: it is very concentrated
  misses: it has a low pH`,
)

export const PARTIALLY = judged(
  'the weak acid is (only) partially dissociated / the strong one completely',
  `
  PART = partial/partially/partly/incompletely/some/few/fewer/less/slightly
  FULLY = fully/completely/totally/all/wholly
  SPLIT = dissociate/ionise/ionize/dissociation/ionisation/ionization/split
  reject ethanoic/weak ...(no hydrochloric/strong).. FULLY SPLIT
  reject PART SPLIT ... hydrochloric/strong, without ethanoic/weak
  reject hydrochloric ...(no ethanoic/weak/but/than/fully/completely).. PART SPLIT
  accept PART ... SPLIT
  accept SPLIT ... PART
  accept hydrochloric/strong ... FULLY ... SPLIT
  accept hydrochloric/strong ... SPLIT ... FULLY
  accept not FULLY SPLIT
  accept not SPLIT FULLY
  unsure SPLIT | weak
  earns: ethanoic acid is only partially dissociated
  earns: it does not dissociate completely
  earns: only some of its molecules ionise
  earns: ethanoic acid is partialy disociated
  misses: ethanoic acid is completely dissociated
  misses: it has fewer molecules
  misses: the particles are slower`,
)

export const FEWER_HYDROGEN_IONS = judged(
  'so the concentration of hydrogen ions is lower',
  `
  HION = "h+"/hydrogen/proton
  LESS = less/lower/fewer/smaller/low/few/reduced/small
  MORE = more/higher/greater/larger/high/bigger/many
  WEAK = ethanoic/weak/it/partially
  STRONG = hydrochloric/strong
  reject WEAK ...(no STRONG/than/LESS).. MORE ... HION
  reject STRONG ...(no WEAK/than/MORE).. LESS ... HION
  accept LESS ...(no MORE).. "h+"/proton
  accept LESS ...(no MORE).. hydrogen ion
  accept "h+"/proton ...(no MORE).. LESS
  accept hydrogen ion ...(no MORE).. LESS
  accept STRONG ... MORE ... "h+"/proton
  accept STRONG ... MORE ... hydrogen ion
  accept STRONG ... "h+"/proton ... MORE
  accept STRONG ... hydrogen ion ... MORE
  unsure HION
  earns: so there are fewer hydrogen ions
  earns: it has a lower concentration of H+
  earns: the hydrochloric acid has more H+ ions in each dm3
  earns: the consentration of hydrogen ions is lowwer
  misses: it has a higher concentration of hydrogen ions
  misses: it has fewer molecules
  misses: it is less reactive`,
)

export const SAME_MOLES = judged(
  'both contain the same amount (number of moles) of acid / all molecules dissociate in the end',
  `
  SAME = same/equal/identical
  reject not SAME
  ACIDS = acid/acids/ion/concentration/dissociate/ionise/ionize/ethanoic/"h+"/proton
  reject SAME volume/amount/mole of hydrogen, without ACIDS
  reject SAME ... magnesium, without ACIDS
  reject magnesium ... SAME, without ACIDS
  unsure hydrogen, without ACIDS
  accept SAME ... mole/amount/number/concentration/molecule/quantity/"h+"/hydrogen/proton
  accept mole/amount/number/concentration/molecule/quantity ... SAME/equal
  accept continue/keep/carry/more/rest/all/eventually/finally/end ... dissociate/ionise/ionize/split/release
  accept dissociate/ionise/ionize/split/release ... continue/all/eventually/finally/end
  unsure SAME
  earns: both have the same number of moles of acid
  earns: the concentration and the volume of the acids are the same
  earns: in the end all the molecules of ethanoic acid dissociate
  earns: there is the same ammount of acid
  misses: magnesium is in excess
  misses: they make the same volume of hydrogen
  misses: there is the same amount of magnesium
  misses: ethanoic acid is weak
  misses: the reactions are finished`,
)

/** A neutral mixture. */
export const ALL_REACTED = judged(
  'hydrogen ions have reacted with hydroxide ions (to form water), so there are fewer of them',
  `
  HION = "h+"/hydrogen/proton
  OHION = "oh-"/hydroxide
  reject not react/neutralise/neutralize
  reject more ... OHION ... than
  accept HION ... OHION
  accept OHION ... HION
  accept HION ... used/down/removed/less/fewer/lower/decrease/reacted/neutralised/neutralized
  accept fewer/less/lower/removes/decrease ... HION
  unsure neutralise/neutralize/neutralised/neutralisation/neutralization
  earns: hydrogen ions react with hydroxide ions
  earns: the concentration of H+ ions decreases
  earns: H+ and OH- form water
  earns: the hydroxide removes hydrogn ions, hydroxid
  misses: the volume increases
  misses: a salt is formed
  misses: sodium ions are added`,
)
