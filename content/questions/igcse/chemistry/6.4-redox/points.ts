import { judged } from '@/lib/exams/authoring/marks'

export const LOSS_OF_OXYGEN = judged(
  'loss (removal) of oxygen',
  `
  LOSE = lose/lost/loss/remove/removal/removed/"taken away"/"taken off"/"taken out"
  GAIN = gain/gained/addition/add/added/receive
  OTHER = electron/hydrogen/mass
  reject not LOSE
  reject "reduction is gain" | "reduction is the gain" | reduction addition
  reject "oxidation" ...(no reduction/GAIN).. LOSE
  unsure oxygen LOSE electron
  reject (give/gives/given) ... oxygen ... to | oxygen ... (give/given) to, without LOSE
  accept LOSE ...(no GAIN/OTHER).. oxygen
  accept oxygen ...(no GAIN/OTHER).. LOSE
  accept (give/gives) (away/up/off) ... oxygen | (give/gives) ... oxygen (away/up/off) | oxygen (given) (away/up/off)
  accept less oxygen
  reject GAIN ... oxygen
  unsure LOSE | oxygen, without GAIN
  earns: loss of oxygen
  earns: it is when a substance loses oxygen
  earns: oxygen is removed from a compound
  earns: the loss of oxigen, oxygn
  misses: gain of oxygen
  misses: oxygen is given to the substance
  misses: gain of hydrogen
  misses: a metal is formed`,
)

export const gainsOxygen = (name: string, symbol: string, others: string) =>
  judged(
    `${name} gains oxygen / is oxidised`,
    `
    WHO = ${name} | ${symbol}
    OTHER = ${others}
    GAIN = gain/gained/receive/take/takes/took/accept/get/gets/combine/join/pick
    LOSE = lose/loses/lost/loss
    OXIDISED = "is oxidised" | "is oxidized" | "gets oxidised" | "gets oxidized" | "being oxidised" | "was oxidised" | "becomes oxidised" | "been oxidised" | "been oxidized"
    REDUCED = "is reduced" | "gets reduced" | "being reduced" | "was reduced" | "been reduced"
    reject electron, without oxygen
    reject (WHO) ...(no OTHER/and/but/while/whereas/from/GAIN).. LOSE
    reject (WHO) ...(no OTHER/and/but/while/whereas).. (REDUCED)
    reject (OTHER) ...(no WHO/and/but/while/whereas).. (OXIDISED)
    reject not GAIN oxygen
    reject (WHO) ... GAIN electron
    reject (WHO) ...(no oxygen).. added to
    accept (WHO) ...(no OTHER/LOSE).. GAIN
    accept (WHO) ...(no OTHER/LOSE).. (OXIDISED)
    accept GAIN by (WHO)
    accept oxidation of (WHO)
    accept oxygen ... to (WHO)
    accept (WHO) ...(no OTHER/LOSE).. "oxidised to" | (WHO) ...(no OTHER/LOSE).. "oxidized to"
    accept (WHO) ... (remove/removes) oxygen
    unsure GAIN | (WHO), oxygen
    unsure "oxidised" | "oxidized"
    earns: ${name} gains oxygen
    earns: the ${name} is oxidised because it takes oxygen
    earns: oxygen is added to the ${name}
    earns: ${name} gaines oxigen, gainss
    misses: ${name} loses oxygen
    misses: ${name} is reduced because it gains oxygen
    misses: ${name} gains electrons
    misses: ${name} is added to the oxide
    misses: the oxide loses oxygen
    misses: a new substance is formed`,
  )

export const losesOxygen = (names: string, shown: string, agents: string) =>
  judged(
    `${shown} loses oxygen / is reduced (at the same time)`,
    `
    WHO = ${names}
    AGENT = ${agents}
    GAIN = gain/gains/gained/receive
    LOSE = lose/loses/lost/loss/give/gives
    REDUCED = "is reduced" | "gets reduced" | "being reduced" | "was reduced" | "becomes reduced" | "reduced to" | "are reduced" | "been reduced"
    reject WHO ...(no AGENT/and/but/while/whereas/LOSE).. GAIN
    reject electron, without oxygen
    reject AGENT ...(no WHO/and/but/while/whereas/GAIN).. LOSE oxygen
    reject AGENT ...(no WHO/and/but/while/whereas).. ("is reduced" | "gets reduced" | "being reduced" | "was reduced" | "been reduced")
    reject WHO ...(no AGENT/and/but/while/whereas).. ("is oxidised" | "is oxidized" | "gets oxidised" | "being oxidised" | "was oxidised" | "been oxidised")
    reject not LOSE
    accept WHO ...(no AGENT/GAIN).. LOSE
    accept WHO ...(no AGENT/GAIN).. (REDUCED)
    accept LOSE by WHO
    accept reduction of WHO
    accept AGENT ... (takes/removes/reduces/take/remove) ... WHO
    accept oxygen ... (removed/taken) ... from WHO
    accept oxygen ... from WHO
    unsure LOSE | reduced/reduction
    earns: ${shown} loses oxygen
    earns: the oxide is reduced since it gives its oxygen away
    earns: oxygen is removed from the ${shown}
    earns: ${shown} losses oxigen, loses oxygn
    misses: ${shown} gains oxygen
    misses: the gas gains oxygen
    misses: the solid is heated`,
  )

export const ALL_HAS_REACTED = judged(
  'to be sure that all of the oxide has reacted (been reduced)',
  `
  ALL = all/complete/completely/every/fully/entire/entirely
  DONE = react/reacted/reduce/reduced/change/changed/converted/turn/turned/used
  END = finished/over/finish/end/ended/complete/completion/completed/stopped
  LEFT = left/remain/remains/remaining/unreacted
  reject (dry/water/moisture/steam), without oxide/oxygen/reaction/reduced
  reject (accurate/reliable/average/mean/fair/repeatable), without oxide/oxygen/reaction
  reject air
  reject (cool/cools/cooled), without oxide/reaction/reduced
  reject oxide ... cool
  reject ALL ...(no oxide/reaction).. (hydrogen/monoxide/gas)
  reject oxygen (in/into)
  accept ALL ... oxide ... (DONE/gone)
  accept oxide ... ALL ... (DONE/gone)
  accept oxide ... DONE ... (ALL/completely/fully)
  accept ALL ...(no air/react).. oxygen ...(no air/react).. (lost/lose/removed/gone/"taken away"/left)
  accept oxygen ... ALL ... (lost/removed/gone)
  accept (reaction/reduction) ... END
  accept END ... (reaction/reduction)
  accept ALL ... (reacted/reduced/converted)
  accept not (oxide/oxygen) ... LEFT
  accept "no more oxygen" | "no more oxide" | "no more reaction" | "no oxide"
  accept not more ... (react/reduced/lost)
  accept (oxide/oxygen) ... gone
  accept (only/pure) ... (metal/copper/iron/nickel) ... LEFT
  accept (only/pure) (metal/copper/iron/nickel)
  unsure reaction/oxide/oxygen/react/reduced
  earns: to make sure all of the oxide has reacted
  earns: to check that the reaction is complete
  earns: so that no oxide is left
  earns: to make sure that al the oxide has reactd, all the oxyde reacted
  misses: so that all of the gas has reacted
  misses: to allow all of the oxide to cool
  misses: to make the result accurate
  misses: to dry the solid
  misses: to cool it down`,
)

export const IODIDE_LOSES = judged(
  'iodide ions lose electrons',
  `
  LOSE = lose/loses/lost/loss/give/gives/donate/release
  GAIN = gain/gains/receive/accept/accepts
  OTHER = chlorine/bromine/iron/"cl2"/"br2"/"fe3+"/agent
  reject (iodide/"i-"/iodine/they) ...(no OTHER/LOSE).. GAIN
  reject OTHER ...(no iodide/iodine/"i-"/GAIN/from/take/takes).. LOSE
  reject not LOSE
  reject share/shared
  reject LOSE ...(no electron).. (proton/oxygen)
  accept LOSE ...(no GAIN).. electron
  accept electron ...(no GAIN).. (lost/LOSE/removed/given)
  reject (iodide/"i-"/iodine/they) ...(no OTHER/LOSE/are/is).. (take/takes) ... electron
  accept electron ... from (iodide/"i-")
  accept electron (leave/leaves) (iodide/"i-"/them)
  accept LOSE ... "e-"
  accept OTHER ... (takes/take/GAIN/removes) ... electron ... from
  unsure electron
  unsure LOSE
  earns: iodide ions lose electrons
  earns: each iodide ion gives an electron away
  earns: electrons are lost by the iodide
  earns: the iodide ions loose elektrons, lose electrns
  misses: iodide ions gain electrons
  misses: iodide gains oxygen
  misses: the solution turns brown`,
)

export const OXIDISES_ANOTHER = judged(
  'a substance that oxidises another (substance)',
  `
  OXIDISE = oxidise/oxidize/oxidises/oxidizes/oxidising/oxidizing
  OTHER = another/other/others/something/substance/element/compound/species/reactant/reagent/chemical
  CAUSE = cause/causes/make/makes/allow/allows/help/helps/let/lets/force/forces
  reject not OXIDISE
  reject "is oxidised by" | "is oxidized by" | "gets oxidised by"
  accept CAUSE ... OTHER ... (lose/loses) electron
  reject (reduces another | reduces the other | reduces other), without "and is"
  reject (gives/donates/loses) electrons
  accept "oxidises" ... OTHER
  accept "oxidizes" ... OTHER
  accept "oxidise" ... OTHER
  accept "oxidize" ... OTHER
  accept oxidation of OTHER
  accept CAUSE ... OTHER ... ("oxidised" | "oxidized" | "oxidise" | "oxidize" | "oxidation")
  accept CAUSE ...(no own).. "oxidation"
  accept (take/takes/remove/removes/accept/accepts/gain/gains) electrons from
  accept (give/gives/add/adds) oxygen to
  unsure oxidise ... OTHER
  unsure (accept/accepts/gain/gains/take/takes) electrons
  earns: a substance that oxidises another substance
  earns: it oxidizes something else
  earns: it causes the oxidation of another substance
  earns: a substence that oxidises anothr substance
  misses: it is oxidised
  misses: it reduces another substance
  misses: it loses electrons`,
)

export const ITSELF_REDUCED = judged(
  'and is itself reduced',
  `
  reject "is oxidised" | "is oxidized" | "itself oxidised" | "itself oxidized" | "gets oxidised"
  reject not reduce/reduced
  reject ("reduces" | "reduce" | "reducing") ...(no itself/and/while/whilst/as).. (another/other/others/something), without itself
  reject "another is reduced" | "another substance is reduced" | "the other is reduced" | "other substance is reduced" | "others are reduced" | "something else is reduced" | "other to be reduced" | "another to be reduced"
  accept reduced
  accept (its own | own) reduction
  accept (gain/gains/accept/accepts/take/takes) ... electron
  accept (lose/loses) oxygen
  unsure "reduction" | reduces
  earns: and is itself reduced
  earns: it gets reduced in the reaction
  earns: it gains electrons
  earns: and is itself redused, it is reducd
  misses: and is itself oxidised
  misses: it oxidises another substance
  misses: it speeds up the reaction`,
)

export const IRON_LOSES = judged(
  'iron(II) ions lose electrons / are oxidised (to iron(III)) / oxidation number of iron rises from +2 to +3',
  `
  IRON = iron/"fe2+"/"fe"/it/they/ion
  MN = manganate/manganese/"mno4-"/permanganate/purple/"mno4"
  LOSE = lose/loses/lost/loss/give/gives/donate/donates/transfer/transfers
  UP = rise/rises/increase/increases/raised/up
  DOWN = fall/falls/decrease/decreases
  OXIDISED = "is oxidised" | "are oxidised" | "is oxidized" | "are oxidized" | "itself oxidised" | "gets oxidised" | "get oxidised" | "being oxidised" | "is itself oxidised" | "are themselves oxidised" | "oxidised to" | "become oxidised"
  reject (iron/"fe2+"/"fe") ...(no MN/LOSE/and/but/UP).. (gain/gains/"is reduced"/"are reduced"/DOWN)
  reject MN ...(no IRON).. LOSE electron
  reject not LOSE
  accept IRON ...(no MN).. LOSE ... electron
  accept LOSE ...(no gain).. electron, without MN
  accept electron ... (lost/given/transferred/donated) ...(no to).. (iron/"fe2+")
  accept electron ... from (iron/"fe2+")
  accept IRON ...(no MN).. (OXIDISED)
  accept (oxidation number | oxidation state) ... UP
  accept IRON ...(no MN).. UP
  accept "+2 to +3" | "fe2+ to fe3+" | "2+ to 3+"
  accept electron donor
  accept (iron/"fe2+"/they/ion) ... (becomes/become/turns/turn/changes/forms/changed) ... ("fe3+" | "iron(iii)" | "iron iii")
  unsure "oxidised" | "oxidized" | electron | LOSE
  earns: iron(II) ions lose electrons
  earns: the Fe2+ is oxidised to Fe3+
  earns: the oxidation number of iron increases from +2 to +3
  earns: iron ions loose elektrons, they lose electrns
  misses: iron gains electrons
  misses: the oxidation number of iron decreases
  misses: the purple colour disappears`,
)

export const MANGANATE_REDUCED = judged(
  'they reduce the manganate(VII) ions / give electrons to them / oxidation number of manganese falls from +7 to +2',
  `
  MN = manganate/manganese/"mno4-"/permanganate/"mn"/"mno4"
  reject MN ...(no iron/"fe2+"/fe).. ("is oxidised"/"are oxidised")
  reject MN ...(no iron/"fe2+"/fe).. (lose/loses) ... electron
  reject MN ...(no iron/"fe2+"/fe).. gain oxygen
  reject MN ...(no iron/"fe2+"/fe/down).. (rise/rises/increase/increases)
  accept MN ...(no iron).. ("is reduced"/"are reduced"/"gets reduced"/reduced/fall/falls/decrease/decreases/down)
  accept MN ...(no iron).. (gain/gains/accept/accepts/receive/take/takes) ... electron
  accept reduce/reduces/reducing ... MN
  accept reduction of MN
  accept ("oxidised by"/"oxidized by") ... MN
  accept (give/gives/donate/transfer/pass/lose) ... electron ...(no from).. to ... MN
  accept electron ... to ... MN
  accept "+7 to +2"
  unsure reduce/reduces/reduced/reduction | MN
  earns: they reduce manganate(VII) ions
  earns: they give electrons to MnO4-
  earns: the oxidation number of manganese falls from +7 to +2
  earns: the manganete is reduced by them, manganate is reducd
  misses: iron(II) ions lose electrons
  misses: the manganate ions gain oxygen
  misses: iron is oxidised
  misses: the solution is acidic`,
)

export const PURPLE_GOES = judged(
  'the (purple) manganate(VII) ions are reduced / react to form (colourless) manganese(II) ions',
  `
  MN = manganate/manganese/"mno4-"/permanganate/"mno4"/"mn"/purple
  IT = it/they/ion
  IRON = iron/"fe2+"/"fe"
  REDUCED = "is reduced" | "are reduced" | "gets reduced" | "get reduced" | "was reduced" | "been reduced" | "being reduced" | "reduced to" | "becomes reduced"
  reject (manganate/"mno4-"/permanganate) ...(no IRON).. ("is oxidised"/"are oxidised"/"oxidised to")
  reject MN ...(no IRON).. (lose/loses) electron
  reject (diluted/dissolve/dissolves), without reduced/reacts/react
  accept (MN/IT) ...(no "is oxidised"/"are oxidised").. (REDUCED)
  accept MN ...(no IRON).. reduced
  accept MN ...(no IRON).. (gain/gains/accept/accepts) ... electron
  accept (reduce/reduces) ... MN
  accept (iron/"fe2+"/agent) ... ("reduce it" | "reduces it" | "reduce them" | "reduces them")
  accept reduction of MN
  accept (reacts/react/reacted) ... (IRON/reducing)
  accept IRON ... (reacts/react/reacted) ... MN
  accept MN ... (reacts/react/reacted/consumed/"used up")
  accept (form/forms/formed/become/becomes/turn/turns/turned/change/changed/converted/to/into/gives) ... ("mn2+" | "manganese(ii)" | "manganese ii" | "manganese ion" | "manganese ions")
  accept ("mn2+" | "manganese(ii)" | "manganese ions") ... (formed/made/produced)
  accept "+7 to +2"
  unsure "mn2+" | reduced/reduce/manganese
  earns: the manganate(VII) ions are reduced
  earns: MnO4- is changed into Mn2+
  earns: the manganate reacts with the iron(II) ions
  earns: it is redused, the manganat ions are reduced to manganese(II)
  misses: the manganate(VII) ions are oxidised
  misses: it is diluted by the water
  misses: the purple manganate becomes colourless
  misses: iron(II) ions are pale green`,
)
