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
  reject make/produce/generate/form/give electricity/current/electric
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
  unsure GAS
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
  reject makes RUST
  accept LESS ... RUST
  accept RUST ...(no faster/easily).. LESS/proof
  accept not RUST
  unsure RUST
  unsure protect/protection | air, water
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
  LEAVE = discharge/discharged/remove/removed/removal/use/used/leave/leaves/left/deposit/deposited/decrease/decreases/fall/falls/drop/drops/lower/reduce/reduced/lost/lose/gain/gains/become/becomes/turn/turns/form/forms/change/changes/converted/plated/fewer/less
  reject ION ...(no decrease/fall/discharge/remove/leave).. increase/increases/rise/rises/more
  reject sulfate/sulphate ...(no copper/cu2+).. LEAVE, without copper
  reject anode ... copper/ION ...(no cathode).. dissolve/dissolves
  accept copper ...(no sulfate/sulphate).. ION ... LEAVE
  accept LEAVE ... copper ION
  accept "cu2+" ... LEAVE
  accept LEAVE ... "cu2+"
  accept concentration ... copper/ION/"cu2+" ... decrease/decreases/fall/falls/drop/lower/reduce/less
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
  reject sulfate/sulphate ion ...(no copper/cu2+).. blue, without copper
  accept blue ... ION
  accept ION ... blue/colour/color
  accept copper ...(no fade/fades/sulfate/sulphate).. blue
  accept blue copper
  accept not replace/replaced/renew/renewed
  accept nothing ... replace
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
  reject cathode ...(no anode/and/while/but/as/when/same).. dissolve/dissolves/smaller
  reject copper ion lose/loses electron
  reject oxygen ... given/forms
  accept ANODE ...(no cathode).. dissolve/dissolves/dissolving/ion/ions/ionise/lose/loses/oxidise/oxidised/"cu2+"/release/releases/smaller/replace/replaces
  accept dissolve/dissolves/dissolving/release/replaced/come/enter ... ANODE
  accept copper atom ... lose/loses/become/becomes/form/forms/turn/oxidise/dissolve
  accept copper ...(no ion/ions/cathode).. lose/loses electron
  accept ion/ions/"cu2+" ... from ... ANODE
  accept ion/ions/"cu2+" ... replace/replaced/replenish/replenished
  accept replace/replaced/replenish ... ion/ions/"cu2+"
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
  SAME = same/equal/constant/unchanged/equally/balance/balanced
  reject not SAME
  accept SAME ... rate/number/amount/concentration/speed/quantity/many/mass/time
  accept rate/number/amount/concentration/speed/quantity/many/mass ... SAME
  accept concentration ... not change/decrease/fall/alter
  accept not change/decrease/fall ... concentration
  accept as many ... as
  accept as fast as
  accept for each/every ... one
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
  reject ION ...(no electrolyte/solution/liquid/electron/electrons/cathode/anode/electrode/while/and/but).. wire/circuit
  reject not MOVE
  reject PLUS ion ...(no MINUS/lose/from/cathode/and/while).. "to the anode"
  reject PLUS ion ...(no MINUS/lose/from/cathode/and/while).. "to anode"
  reject MINUS ion ...(no PLUS/gain/from/anode/and/while).. "to the cathode"
  reject MINUS ion ...(no PLUS/gain/from/anode/and/while).. "to cathode"
  reject cation ...(no MINUS/lose/from/cathode/and/while).. "to the anode"
  reject cation ...(no MINUS/lose/from/cathode/and/while).. "to anode"
  reject anion ...(no PLUS/gain/from/anode/and/while).. "to the cathode"
  reject anion ...(no PLUS/gain/from/anode/and/while).. "to cathode"
  accept ION ... MOVE
  accept MOVE ...(no electron/electrons).. ION
  accept cation/cations to cathode
  accept anion/anions to anode
  unsure ION
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
  LOSE = lose/loses/lost/losing/loss/give/gives/oxidised/oxidized/oxidation/release/releases/donate
  GAIN = gain/gains/gained/gaining/accept/accepts/receive/receives/take/takes/reduced/reduction/pick
  reject anode ...(no cathode/LOSE).. GAIN ...(no LOSE).. cathode ...(no GAIN).. LOSE
  reject cathode ...(no anode/GAIN/anion/negative).. LOSE ...(no GAIN).. anode ...(no LOSE).. GAIN
  accept anode ...(no cathode/GAIN).. LOSE
  accept cathode ...(no anode/LOSE).. GAIN
  accept LOSE ...(no GAIN/cathode/and).. anode
  accept GAIN ...(no LOSE/anode/and).. cathode
  accept anion ...(no cation/GAIN/positive).. LOSE
  accept cation ...(no anion/LOSE/negative).. GAIN
  accept negative ion ...(no positive/GAIN).. LOSE
  accept positive ion ...(no negative/LOSE).. GAIN
  reject anode ...(no cathode/LOSE).. GAIN
  reject cathode ...(no anode/GAIN).. LOSE
  reject cation ...(no anion/GAIN).. LOSE
  reject anion ...(no cation/LOSE).. GAIN
  unsure LOSE ... electron
  unsure GAIN ... electron
  unsure electron ... LOSE/GAIN
  earns: anions lose electrons at the anode
  earns: at the cathode positive ions gain electrons
  earns: electrons are lost at the anode and gained at the cathode
  earns: the negative ions loose electrons
  misses: cations lose electrons at the cathode
  misses: electrons move in the wires
  misses: the ions move to the electrodes`,
)
