import { judged } from '@/lib/exams/authoring/marks'

export const NO_NEW_SUBSTANCE = judged(
  'no new substance is formed (it is still the same substance)',
  `
  NEW = new/different/other/another
  WHAT = substance/substances/product/products/compound/compounds/material/chemical/thing
  accept NEW WHAT, not form/formed/made/produced/created
  accept not NEW, form/formed/made/produced/created
  accept not NEW WHAT
  reject NEW WHAT
  reject NEW ... WHAT ... form/formed/made/produced
  accept not NEW ... WHAT
  accept not WHAT ... form/formed/made/produced
  accept same/still ... substance/material/chemical/compound/solid/particles/molecules
  accept still/stay/remain ...(no colour/color).. zinc/iron/titanium/oxide
  accept same composition/formula
  accept composition/formula, not change
  accept not chemical reaction
  unsure substance/product
  earns: no new substance is formed
  earns: it is still the same substance
  earns: nothing new is made, no new products
  earns: no new substence is formd, no new substanse is formed
  misses: a new substance is formed
  misses: the colour changes
  misses: it is still a powder
  misses: it is a physical change`,
)

export const GOES_BACK = judged(
  'it is reversed on cooling / the same solid is there again (with the same mass)',
  `
  BACK = back/again/return/returns/returned/revert/reverts/reversed/reverse/reversible/original/restored
  reject not BACK
  reject irreversible
  reject hard/harder/difficult ... BACK
  accept BACK
  accept undo/undone
  accept cool/cools/cooled/cooling ... same/white/red/brown/start/first/before
  accept mass ... same/constant/unchanged/equal
  accept same mass
  accept mass, not change
  unsure "before and after"
  unsure cool/cools/cooled/cooling
  earns: it goes back to its first colour on cooling
  earns: the change is reversed when it cools
  earns: the mass stays the same
  earns: it is reversibel, it can be reversd
  misses: no new substance is formed
  misses: it cannot be reversed
  misses: it is hard to reverse
  misses: it is heated`,
)

/** Why the green powder is changed chemically. */
export const GAS_LEFT = judged(
  'the mass falls, so a gas is given off',
  `
  DOWN = fall/falls/fell/decrease/decreases/decreased/less/lower/lost/loss/drop/drops/loses/lighter/smaller/reduced/down
  GAS = gas/dioxide/"co2"
  OFF = give/gives/gave/given/off/release/releases/released/form/formed/produce/produced/made/escape/escapes/lose/loses/lost/leave/leaves/left
  reject mass, not DOWN
  reject mass ...(no DOWN).. increase/increases/rise/rises/higher/gain
  reject mass ...(no DOWN).. same/constant
  accept mass ... DOWN
  accept DOWN ... mass
  reject combine/combines/gain/gains/absorb/absorbs ... GAS
  accept GAS ... OFF
  accept OFF ... GAS
  accept lighter
  unsure GAS/mass
  earns: its mass decreases
  earns: a gas is given off
  earns: CO2 escapes
  earns: it loses mass because carbon dioxide escapes
  earns: the mass decreeses, its mas is lowwer, mass decrese
  misses: the mass stays the same
  misses: the mass increases
  misses: it is a powder`,
)

export const STAYS = judged(
  'the new colour stays on cooling / it does not go back (a new substance is formed)',
  `
  BACK = back/return/returns/revert/reverse/reversed/reversible/original/undo
  accept not BACK
  accept irreversible
  reject colour/color ... same/unchanged
  accept permanent
  accept stay/stays/stayed/remain/remains/still ... black/changed
  accept different/new colour/color ... end/after/cool/cold/cooling
  accept black ... cool/cooled/cooling/cold
  accept new/different ... substance/product/solid/compound
  accept green ... black
  accept not green
  unsure colour/color ... change/changes/changed/different/new
  unsure change/changes/changed ... colour/color/black
  reject BACK
  reject colour same
  unsure black/colour/cool
  earns: it stays black on cooling
  earns: it does not go back to green
  earns: the colour changes from green to black
  earns: a new substanse is formed, it is irreversable, a new substence
  misses: it goes back to green
  misses: the colour stays the same
  misses: its mass falls
  misses: it is a powder`,
)

/** Why a metal that is heated gets heavier. */
export const OXYGEN_JOINS = judged(
  'it combines with oxygen (from the air)',
  `
  OXYGEN = oxygen/o2/oxide/oxidised/oxidized/oxidation/oxidises/oxidizes
  reject lose/loses/lost OXYGEN
  reject release/released/give/gives/given ...(no combine/react).. OXYGEN
  reject OXYGEN ... release/released/escape/escapes
  reject not OXYGEN
  accept combine/combines/react/reacts/join/joins/add/added/gain/gains/take/takes/bond/bonds/absorb/absorbs ... OXYGEN
  accept OXYGEN ... combine/combines/react/reacts/join/joins/add/added/gained/taken/bond/mass/absorb/absorbed
  accept form/forms/become/becomes/make/produce/turns ... oxide
  accept oxide ... formed/made
  accept oxidised/oxidized/oxidises/oxidizes/oxidation
  unsure OXYGEN | air
  earns: it combines with oxygen from the air
  earns: oxygen is added to it
  earns: an oxide is formed
  earns: it reacts with oxigen, oxygan
  misses: it gets hotter
  misses: it gives off a gas
  misses: its particles expand`,
)

/** What shows a reaction of two clear solutions. */
export const solidForms = (colour: string) => {
  const others = ['white', 'blue', 'yellow', 'green', 'red', 'brown', 'black'].filter(
    each => !colour.includes(each),
  )
  return judged(
    `a ${colour} solid (precipitate) is formed / the mixture turns cloudy`,
    `
    SOLID = solid/precipitate/ppt/cloudy/milky/insoluble/sediment
    reject not SOLID
    reject solid dissolve/dissolves
    reject ${others.join('/')} solid/precipitate/ppt/sediment
    accept SOLID
    unsure ${colour.split(' ').join('/')}/colour
    earns: a ${colour} precipitate forms
    earns: the mixture becomes cloudy
    earns: a solid appears
    earns: a ${colour} precipitete, a presipitate is formed
    misses: a gas is given off
    misses: the solutions mix
    misses: a ${others[1]} precipitate is formed
    misses: the mass falls`,
  )
}

/** Why the reading does not change. */
export const NOTHING_LEAVES = judged(
  'nothing leaves (enters) the closed flask',
  `
  LEAVE = leave/leaves/left/escape/escapes/escaped/enter/enters/out/go/goes/added
  reject open
  reject not closed/sealed/shut
  reject bung/stopper ... removed/remove/taken/loose/loosened
  accept nothing ... LEAVE/lost/lose/gained
  accept not LEAVE
  accept not gas
  accept closed/sealed/bung/stopper/shut
  unsure flask
  unsure not lost/lose/gained
  earns: nothing leaves the flask
  earns: the flask is closed
  earns: no gas can escape from the flask
  earns: nothing can excape, the flask is cloosed, closd
  misses: mass is conserved
  misses: the bung is removed
  misses: a solid is formed
  misses: a gas escapes`,
)

export const MASS_CONSERVED = judged(
  'atoms are only rearranged / mass is conserved (no atoms are lost or made)',
  `
  GONE = lost/lose/made/destroyed/created/gained/change/changed
  reject number ... change/changed/different/increase/decrease
  reject mass ... less/more/greater/smaller/lower/higher/different
  reject not conserved/same/constant/equal
  accept atom/atoms ... rearrange/rearranged/same/number/conserved/still
  accept rearrange/rearranged/same/number ... atom/atoms
  accept not atom/atoms ... GONE
  accept atom/atoms, not GONE
  accept matter, not GONE
  accept mass ... conserved/conservation/constant/equal/equals
  accept conserved/conservation ... mass
  accept mass, not GONE
  accept not mass ... GONE
  accept total mass ... same
  accept mass ... reactants ... products
  accept mass ... products ... reactants
  reject mass ...(no same/equal/not).. lost/gained/increase/decrease
  reject atom/atoms ... lost/destroyed
  unsure mass | atom/atoms
  earns: the atoms are only rearranged
  earns: mass is conserved in every change
  earns: the total mass of the products equals that of the reactants
  earns: mass is conservd, the attoms are just rearangged, rearrangd
  misses: the flask is closed
  misses: a solid is formed
  misses: the mass of the products is less than that of the reactants
  misses: mass is lost`,
)
