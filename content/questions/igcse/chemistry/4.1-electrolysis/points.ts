import { judged } from '@/lib/exams/authoring/marks'

/** What electrolysis is. */
export const DECOMPOSITION = judged(
  'decomposition (breaking down) of an (ionic) compound, molten or in aqueous solution',
  `
  BREAK = decompose/decomposes/decomposed/decomposition/decomposing/break/breaks/breaking/broken/breakdown/split/splits/splitting/separate/separates/separating/separation
  THING = compound/electrolyte/salt/ionic/substance
  reject not BREAK
  reject BREAK ...(no THING).. atom/molecule/mixture/metal, without THING
  reject mixture, without compound
  accept BREAK ... THING
  accept THING ... BREAK
  unsure BREAK
  earns: the decomposition of an ionic compound
  earns: a molten salt is split up into its elements
  earns: breaking down a compound that is dissolved
  earns: decompossition of an ionic compound
  misses: electricity passes through a liquid
  misses: a current is made by a chemical reaction
  misses: separating a mixture with a current`,
)

export const BY_CURRENT = judged(
  'by (the passage of) an electric current',
  `
  reject make/produce/generate/form/give/create electricity/current/electric/electrical
  reject "to electricity" | "into electricity" | "to electrical" | "into electrical"
  reject not electricity/current/electric/electrical
  reject heat/heating, without electricity/electric/current/electrical/electrically
  accept electricity/electric/electrical/electrically/current
  unsure voltage/battery/power
  earns: by passing an electric current through it
  earns: using electricity
  earns: with an electrical curent
  misses: by heating it
  misses: breaking down a compound
  misses: it produces electricity`,
)

/** What is seen when molten lead(II) bromide is electrolysed. */
export const BROWN_VAPOUR = judged(
  'brown vapour (gas)',
  `
  BROWN = brown/orange/brownish/"red brown"/"redbrown"
  GAS = vapour/vapor/gas/gasses/fume/smoke/bubble/bubbles/bubbling/effervescence/fizz/fizzing
  reject green/purple/colourless/colorless/white/yellow/silver/silvery
  reject BROWN solid/liquid/deposit/metal, without GAS
  reject not BROWN/GAS
  accept BROWN ... GAS
  accept GAS ... BROWN
  unsure BROWN
  unsure bubble/bubbles/bubbling/effervescence/fizz/fizzing
  earns: a brown vapour
  earns: bubbles of an orange-brown gas
  earns: a browm gas
  misses: a silvery liquid
  misses: bromine
  misses: a green gas`,
)

export const SILVERY_LIQUID = judged(
  'silvery (grey) liquid',
  `
  SILVERY = silver/silvery/shiny/grey/gray/greyish
  LIQUID = liquid/molten/layer/bead/drop/droplet/blob/globule/metal/pool
  reject SILVERY vapour/gas/fume/bubble
  reject brown/green/purple/pink
  reject not SILVERY
  accept SILVERY ... LIQUID
  accept LIQUID ... SILVERY
  unsure SILVERY
  unsure liquid ... bottom/below
  earns: a silvery liquid
  earns: a shiny grey bead at the bottom
  earns: silverry liquid sinks, silvery molten metal
  misses: a brown vapour
  misses: lead
  misses: bubbles`,
)

/** Why objects are plated. */
export const APPEARANCE = judged(
  'to improve the appearance (to make it look better)',
  `
  reject worse/ugly
  reject not change
  accept appearance/look/looks/looking/attractive/beautiful/shiny/shine/decorate/decoration/decorative/pretty/prettier/aesthetic/nicer/lustre
  unsure nice/expensive/colour
  earns: to improve its appearance
  earns: it makes the object look better
  earns: it is more atractive
  misses: to prevent corrosion
  misses: it conducts better
  misses: it makes it heavier`,
)

export const CORROSION = judged(
  'to increase its resistance to corrosion (rusting)',
  `
  RUST = corrode/corrosion/corrosive/corroding/rust/rusting/rusty/tarnish/tarnishing
  LESS = resist/resistance/resistant/prevent/protect/protection/stop/avoid/reduce/less/slow/slower/against/from/hard/harder/difficult/never
  reject RUST faster
  reject make/cause/help ...(no LESS/proof).. RUST, without LESS, without proof
  accept LESS ... RUST
  accept RUST ...(no faster/easily).. LESS/proof
  accept not RUST
  accept prevent/protect/stop ... react/reacting/reaction/contact ... oxygen/water/air/moisture
  unsure RUST
  unsure protect/protection
  unsure air, water
  earns: to prevent corrosion
  earns: so that it does not rust
  earns: to make it more resistant to corosion
  misses: it looks better
  misses: it is cheaper
  misses: it makes the metal rust faster`,
)

/** Why the blue colour fades between carbon electrodes. */
export const IONS_LEAVE = judged(
  'copper(II) ions are discharged (become copper) at the cathode / their concentration decreases',
  `
  ION = ion/ions/"cu2+"/"cu+2"
  OUT = discharge/discharged/remove/removed/removal/use/used/leave/leaves/left/deposit/deposited/decrease/decreases/fall/falls/drop/drops/lower/reduce/reduced/lost/plated/fewer/less
  LEAVE = OUT/lose/gain/gains/become/becomes/turn/turns/form/forms/change/changes/converted
  reject ION ...(no decrease/fall/discharge/remove/leave).. increase/increases/rise/rises/more
  reject sulfate/sulphate/hydrogen/hydroxide ...(no copper/cu2+).. LEAVE, without copper
  reject anode ... copper/ION ...(no cathode).. dissolve/dissolves
  reject copper/"cu2+" ...(no gain/oxygen/hydroxide/and/while).. lose/loses electron
  reject "ions are formed" | "ions are produced" | "ions are made" | "ions form at"
  accept copper ...(no sulfate/sulphate).. ION ... LEAVE
  accept OUT ... copper ION
  accept "cu2+" ... LEAVE
  accept OUT ... "cu2+"
  accept concentration/number/amount ... copper/ION/"cu2+" ... decrease/decreases/fall/falls/drop/lower/reduce/less/down
  accept lower/less/decrease/fall/reduce ... concentration ... copper/ION/"cu2+"
  accept blue ION ... LEAVE
  unsure ION ... LEAVE/go/goes/attract
  unsure copper ... LEAVE
  earns: copper ions are removed from the solution
  earns: the concentration of Cu2+ falls
  earns: the copper ions gain electrons and become copper
  earns: copper ions are dischaged at the cathode
  misses: oxygen is given off
  misses: the concentration of copper ions increases
  misses: the water evaporates`,
)

export const BLUE_IONS = judged(
  'the copper(II) ions cause the blue colour / they are not replaced',
  `
  ION = ion/ions/"cu2+"/"cu+2"
  GONE = fade/fades/fading/lose/loses/lost/remove/removed/discharge/discharged/use/used/deposit/deposited/decrease/decreases/leave/fewer/less/disappear/reduce/reduced/gain/become/concentration
  reject sulfate/sulphate ion ...(no copper/cu2+).. blue, without copper
  reject copper metal/atom/atoms ...(no ION).. blue
  accept blue ION | blue copper ION
  accept blue/colour/color ...(no GONE/because/since/as).. ION
  accept ION ...(no GONE/so/therefore/hence/not).. blue/colour/color
  accept not replace/replaced/renew/renewed
  accept nothing ... replace
  accept not added ... replace
  unsure blue/colour/color
  earns: copper(II) ions are blue
  earns: the blue colour is caused by Cu2+ ions
  earns: the ions are not repalced, not replaced by the anode
  misses: oxygen is given off
  misses: the solution becomes acidic
  misses: copper is deposited`,
)

/** Why the blue colour stays between copper electrodes. */
export const ANODE_DISSOLVES = judged(
  'copper atoms of the anode become ions (lose electrons / dissolve)',
  `
  ANODE = anode/"positive electrode"
  ION = ion/ions/"cu2+"
  reject cathode ...(no anode/and/while/but/as/when/same).. dissolve/dissolves/smaller
  reject copper ion lose/loses electron
  reject oxygen ... given/forms
  reject hydroxide/"oh-" ... lose/loses/discharge/discharged
  reject ION ...(no cathode/and/while/as/from/replace).. reduce/reduced/discharge/discharged/deposit/deposited at ANODE
  reject ION ...(no cathode/and/while/as/from/replace).. attract/move/moves/go/goes to/towards ANODE
  reject ANODE ...(no cathode/and/while/as).. gain/gains ...(no cathode).. copper/mass
  reject not ANODE dissolve
  reject copper ...(no cathode/ion/ions/and/while/as).. reduce/reduced/deposit/deposited at/on ANODE
  reject inert
  accept ANODE ...(no cathode).. dissolve/dissolves/dissolving/ion/ions/ionise/lose/loses/oxidise/oxidised/"cu2+"/release/releases/smaller/replace/replaces
  accept ANODE ...(no cathode).. go/goes/enter/enters/pass into solution/electrolyte
  accept dissolve/dissolves/dissolving/release/replaced/come/enter ... ANODE
  accept copper atom ... lose/loses/become/becomes/form/forms/turn/oxidise/dissolve
  accept copper ...(no ion/ions/cathode).. lose/loses electron
  accept copper ...(no ION/cathode).. oxidise/oxidised/oxidation ...(no cathode).. ANODE
  accept ION ...(no cathode).. form/formed/produce/produced/made at/by ANODE
  accept ION ... from ... ANODE
  accept ION ... replace/replaced/replenish/replenished
  accept replace/replaced/replenish ... ION
  unsure ANODE | replace/replaced
  earns: copper from the anode dissolves
  earns: the atoms of the anode lose electrons and become ions
  earns: the copper ions are replaced
  earns: copper at the anoode disolves
  misses: the cathode dissolves
  misses: the electrodes are inert
  misses: copper is deposited`,
)

export const SAME_RATE = judged(
  'at the same rate as copper(II) ions are discharged at the cathode / so their concentration stays the same',
  `
  SAME = same/equal/equals/constant/unchanged/equally/balance/balanced
  WHAT = rate/number/amount/concentration/speed/quantity/many/mass
  reject not SAME
  reject same current/electrode/electrodes/material/metal/colour, without WHAT
  reject SAME WHAT ... oxygen/water/current
  accept SAME ... WHAT
  accept WHAT ... SAME
  accept concentration ... not change/decrease/fall/alter
  accept not change/decrease/fall ... concentration
  accept lost/loses/form/formed/made/added ... equals/equal/same ... gain/gains/gained/deposit/deposited/discharge/discharged/use/used/remove/removed
  accept as many ... as
  accept as fast as
  accept for each/every ... one/another
  unsure SAME
  earns: at the same rate as they are discharged at the cathode
  earns: the concentration of copper ions stays constant
  earns: the consentration of copper ions stays constant
  misses: the anode dissolves
  misses: the solution is blue
  misses: the rate is faster at the anode`,
)

/** How charge is carried through a cell. */
export const ELECTRONS_IN_WIRES = judged(
  'electrons move in the wires (external circuit), from the anode to the cathode through the supply',
  `
  WIRE = wire/wires/circuit/external/lead/leads/cable
  LIQUID = electrolyte/solution/liquid
  reject electron in/through/across LIQUID
  reject electron ...(no WIRE/ion/ions/anode/supply/battery).. through LIQUID
  reject from cathode ...(no anode/supply/battery/ion/ions).. to anode, electron
  reject from negative electrode to positive, electron
  reject proton ... WIRE
  reject ion ...(no electron/electrons/LIQUID/while/and/but).. WIRE
  accept electron ...(no ion/ions).. WIRE
  accept WIRE ...(no LIQUID/ion/ions).. electron
  accept electron ... anode ...(no from/lose).. supply/battery/source/terminal
  accept electron ... supply/battery/source/terminal ...(no from).. cathode
  unsure electron ... anode ... cathode
  unsure electron ... flow/move
  earns: electrons move through the wires from the anode to the cathode
  earns: in the external circuit electrons flow
  earns: the electrns flow in the wires, electrons flow in the wires
  misses: ions move in the solution
  misses: electrons move through the solution
  misses: ions move through the wires`,
)

export const IONS_IN_LIQUID = judged(
  'ions move in the electrolyte, positive ions to the cathode, negative ions to the anode',
  `
  MOVE = move/moves/moving/movement/flow/flows/travel/travels/attract/attracted/migrate/go/goes/drift/pass/drawn/pulled/carry/carries
  ION = ion/ions/cation/cations/anion/anions
  PLUS = cation/cations/positive
  MINUS = anion/anions/negative
  LIQUID = electrolyte/solution/liquid
  TO_ANODE = "to the anode"/"to anode"/"towards the anode"/"towards anode"/"to the positive"/"to positive"/"towards the positive"
  TO_CATHODE = "to the cathode"/"to cathode"/"towards the cathode"/"towards cathode"/"to the negative"/"to negative"/"towards the negative"
  reject ION ...(no electrolyte/solution/liquid/electron/electrons/cathode/anode/electrode/while/and/but).. wire/circuit
  reject not ION MOVE
  reject ION stay/stays/still/fixed
  reject PLUS ion ...(no MINUS/lose/from/cathode/and/while).. TO_ANODE
  reject MINUS ion ...(no PLUS/gain/from/anode/and/while).. TO_CATHODE
  reject cation ...(no MINUS/lose/from/cathode/and/while).. TO_ANODE
  reject anion ...(no PLUS/gain/from/anode/and/while).. TO_CATHODE
  reject metal/sodium/potassium/lithium/hydrogen ion ...(no MINUS/chloride/lose/from/cathode/and/while).. TO_ANODE
  reject chloride/hydroxide ion ...(no PLUS/metal/sodium/potassium/lithium/hydrogen/gain/from/anode/and/while).. TO_CATHODE
  accept ION ... MOVE
  accept MOVE ...(no electron/electrons/wire/wires/lose/gain).. ION
  accept cation/cations to cathode
  accept anion/anions to anode
  accept LIQUID by ION
  accept by ION in/through LIQUID
  accept electron in/through wire/circuit/"external circuit" ... ION in/through LIQUID
  unsure ION, LIQUID | charge/current
  unsure by ION
  earns: ions move in the electrolyte
  earns: cations are attracted to the cathode
  earns: the ions moove in the electrolyte
  misses: electrons move in the wires
  misses: electrons move through the solution
  misses: the ions do not move`,
)

export const AT_ELECTRODES = judged(
  'at the electrodes electrons are lost (by anions, at the anode) and gained (by cations, at the cathode)',
  `
  ANODE = anode/"positive electrode"
  CATHODE = cathode/"negative electrode"
  LOSE = lose/loses/lost/losing/loss/give/gives/release/releases/donate
  GAIN = gain/gains/gained/gaining/accept/accepts/receive/receives/take/takes/pick
  OXID = oxidised/oxidized/oxidation/oxidise
  RED = reduced/reduction/reduce
  ANION = anion/anions/chloride/"cl-"/"negative ion"/"negative ions"/"negatively charged ions"
  CATION = cation/cations/"positive ion"/"positive ions"/"positively charged ions"/"hydrogen ion"/"hydrogen ions"/"h+"/"metal ions"
  NEXT = and/while/but/whereas/when
  reject ANODE ...(no CATHODE/LOSE/NEXT/CATION/metal).. GAIN ...(no LOSE/CATHODE).. electron
  reject CATHODE ...(no ANODE/GAIN/NEXT/ANION).. LOSE ...(no GAIN/ANODE).. electron
  reject GAIN ...(no LOSE/CATHODE/NEXT/ANION/by).. at ANODE
  reject LOSE ...(no GAIN/ANODE/NEXT/CATION/by).. at CATHODE
  reject CATHODE ...(no GAIN/ANODE).. LOSE ... NEXT ... ANODE ...(no LOSE/CATHODE).. GAIN
  reject ANODE ...(no LOSE/CATHODE).. GAIN ... NEXT ... CATHODE ...(no GAIN/ANODE).. LOSE
  reject electron LOSE by CATION
  reject electron GAIN by ANION
  reject CATION ...(no GAIN/NEXT/ANION/ANODE).. LOSE ...(no GAIN).. electron
  reject ANION ...(no LOSE/NEXT/CATION/CATHODE).. GAIN ...(no LOSE).. electron
  reject RED ...(no OXID/CATHODE/NEXT).. at ANODE
  reject OXID ...(no RED/ANODE/NEXT).. at CATHODE
  accept ANODE ...(no CATHODE/GAIN).. LOSE ...(no CATHODE/GAIN/proton).. electron
  accept ANODE ...(no CATHODE/GAIN).. electron ...(no CATHODE/GAIN).. LOSE
  accept LOSE ...(no CATHODE/GAIN/proton).. electron ...(no CATHODE/GAIN/and).. ANODE
  accept electron ...(no CATHODE/GAIN).. LOSE ...(no CATHODE/GAIN/and).. ANODE
  accept CATHODE ...(no ANODE/LOSE).. GAIN ...(no ANODE/LOSE/proton).. electron
  accept CATHODE ...(no ANODE/LOSE).. electron ...(no ANODE/LOSE).. GAIN
  accept GAIN ...(no ANODE/LOSE/proton).. electron ...(no ANODE/LOSE/and).. CATHODE
  accept electron ...(no ANODE/LOSE).. GAIN ...(no ANODE/LOSE/and).. CATHODE
  accept ANION ...(no CATION/GAIN).. LOSE ... electron
  accept CATION ...(no ANION/LOSE).. GAIN ... electron
  accept LOSE or/and GAIN ... electron | GAIN or/and LOSE ... electron
  accept electron ... LOSE or/and GAIN ... electrode | electron ... GAIN or/and LOSE ... electrode
  accept electrode ... electron ... LOSE or/and GAIN | electrode ... electron ... GAIN or/and LOSE
  accept electron ...(no CATHODE/supply/battery).. from ANION
  accept electron ... from CATHODE ... to CATION
  accept OXID ...(no RED/CATHODE).. ANODE | ANODE ...(no RED/CATHODE).. OXID
  accept RED ...(no OXID/ANODE).. CATHODE | CATHODE ...(no OXID/ANODE).. RED
  unsure LOSE ... electron
  unsure GAIN ... electron
  unsure electron ... LOSE/GAIN
  unsure OXID/RED
  earns: anions lose electrons at the anode
  earns: at the cathode positive ions gain electrons
  earns: electrons are lost at the anode and gained at the cathode
  earns: the negative ions loose electrons
  misses: cations lose electrons at the cathode
  misses: electrons move in the wires
  misses: the ions move to the electrodes`,
)
