import { judged } from '@/lib/exams/authoring/marks'

export const LOSS_OF_OXYGEN = judged(
  'loss (removal) of oxygen',
  `
  LOSE = lose/lost/loss/remove/removal/removed/give/gives/"taken away"
  GAIN = gain/gained/addition/add/receive
  reject not LOSE
  reject "reduction is gain" | "reduction is the gain" | reduction addition
  reject oxidation ...(no reduction/GAIN).. LOSE
  accept LOSE ...(no GAIN).. oxygen
  accept oxygen ...(no GAIN).. LOSE
  accept less oxygen
  unsure LOSE | oxygen, without GAIN
  earns: loss of oxygen
  earns: it is when a substance loses oxygen
  earns: oxygen is removed from a compound
  earns: the loss of oxigen, oxygn
  misses: gain of oxygen
  misses: gain of hydrogen
  misses: a metal is formed`,
)

export const gainsOxygen = (name: string, symbol: string, others: string) =>
  judged(
    `${name} gains oxygen / is oxidised`,
    `
    WHO = ${name} | ${symbol}
    OTHER = ${others}
    GAIN = gain/gained/receive/take/takes/took/accept/get/gets/combine/join/pick/add/added
    LOSE = lose/loses/lost/loss
    OXIDISED = "is oxidised" | "is oxidized" | "gets oxidised" | "gets oxidized" | "being oxidised" | "was oxidised" | "becomes oxidised" | "been oxidised" | "been oxidized"
    reject (WHO) ...(no OTHER/and/but/while/whereas/from/GAIN).. LOSE
    reject not GAIN oxygen
    accept (WHO) ...(no OTHER/LOSE).. GAIN
    accept (WHO) ...(no OTHER/LOSE).. (OXIDISED)
    accept GAIN by (WHO)
    accept oxidation of (WHO)
    accept oxygen ... to (WHO)
    accept (WHO) ...(no OTHER/LOSE).. "oxidised to" | (WHO) ...(no OTHER/LOSE).. "oxidized to"
    unsure GAIN | (WHO), oxygen
    unsure oxidised/oxidized, without OTHER
    earns: ${name} gains oxygen
    earns: the ${name} is oxidised because it takes oxygen
    earns: oxygen is added to the ${name}
    earns: ${name} gaines oxigen, gainss
    misses: ${name} loses oxygen
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
    reject AGENT ...(no WHO/and/but/while/whereas/GAIN).. LOSE oxygen
    reject not LOSE
    accept WHO ...(no AGENT/GAIN).. LOSE
    accept WHO ...(no AGENT/GAIN).. (REDUCED)
    accept LOSE by WHO
    accept reduction of WHO
    accept AGENT ... (takes/removes/reduces/take/remove) ... WHO
    accept oxygen ... (removed/taken/taken away) from WHO
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
  ALL = all/complete/completely/every/fully/whole/entire/finished/over/finish/end/ended
  DONE = react/reacted/reduce/reduced/change/changed/converted/turn/turned/reaction/reduction/oxygen/oxide
  reject dry/water/moisture, without oxide/oxygen
  reject accurate/reliable/average/mean, without oxide/oxygen/reaction
  accept ALL ... DONE
  accept DONE ... ALL
  accept no/none ... (oxide/oxygen) ... (left/remains/remaining)
  accept "no more oxygen" | "no more oxide" | "no more reaction"
  accept (oxide/oxygen) ... gone
  accept not oxide ... (left/remain/remains/remaining)
  unsure reaction/oxide/oxygen
  earns: to make sure all of the oxide has reacted
  earns: to check that the reaction is complete
  earns: so that no oxide is left
  earns: to make sure that al the oxide has reactd, all the oxyde reacted
  misses: to make the result accurate
  misses: to dry the solid
  misses: to cool it down`,
)

export const IODIDE_LOSES = judged(
  'iodide ions lose electrons',
  `
  WHO = iodide/"i-"/ion/they/it/iodine
  LOSE = lose/loses/lost/loss/give/gives/donate/release
  GAIN = gain/gains/receive
  OTHER = chlorine/bromine/iron/"cl2"/"br2"/"fe3+"/agent
  reject (iodide/"i-"/iodine/they) ...(no OTHER/LOSE).. GAIN
  reject OTHER ...(no iodide/iodine/"i-"/GAIN/from/take/takes).. LOSE
  reject not LOSE
  reject share/shared
  reject LOSE ...(no electron).. (proton/oxygen)
  accept LOSE ...(no GAIN).. electron
  accept electron ...(no GAIN).. (lost/LOSE/removed/given)
  accept electron ... from (iodide/"i-")
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
  reject not OXIDISE
  reject (reduces another | reduces the other | reduces other), without "and is"
  reject (gives/donates/loses) electrons
  accept "oxidises" ... OTHER
  accept "oxidizes" ... OTHER
  accept "oxidise" ... OTHER
  accept "oxidize" ... OTHER
  accept oxidation of OTHER
  accept cause/causes/make/makes ... OTHER ... (oxidation/oxidised/oxidized)
  accept cause/causes ... oxidation
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
  reject reduce/reduces ...(no itself/and).. (another/other/others/something), without itself
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
  LOSE = lose/loses/lost/loss/give/gives/donate/donates
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
  accept (iron/"fe2+") ... (becomes/become/turns/turn/changes/forms/changed) ... ("fe3+" | "iron(iii)" | "iron iii")
  unsure oxidised/oxidized/electron | LOSE
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
  reject MN ...(no iron/"fe2+"/fe).. ("is oxidised"/"are oxidised"/lose/loses)
  accept MN ...(no iron).. ("is reduced"/"are reduced"/"gets reduced"/reduced/gain/gains/fall/falls/decrease/decreases/accept/accepts/receive)
  accept reduce/reduces/reducing ... MN
  accept reduction of MN
  accept ("oxidised by"/"oxidized by") ... MN
  accept (give/gives/donate/transfer/pass/lose) ... electron ... to ... MN
  accept electron ... to ... MN
  accept "+7 to +2"
  unsure reduce/reduces/reduced/reduction | MN
  earns: they reduce manganate(VII) ions
  earns: they give electrons to MnO4-
  earns: the oxidation number of manganese falls from +7 to +2
  earns: the manganete is reduced by them, manganate is reducd
  misses: iron(II) ions lose electrons
  misses: iron is oxidised
  misses: the solution is acidic`,
)

export const PURPLE_GOES = judged(
  'the (purple) manganate(VII) ions are reduced / react to form (colourless) manganese(II) ions',
  `
  MN = manganate/manganese/"mno4-"/permanganate/it/they/"mno4"
  reject (manganate/"mno4-"/permanganate) ...(no iron/fe/"fe2+").. ("is oxidised"/"are oxidised")
  reject diluted/dissolve/dissolves, without reduced/reacts/react
  accept MN ...(no oxidised).. ("is reduced"/"are reduced"/"gets reduced"/reduced/gain/gains)
  accept reduce/reduces ... MN
  accept (reacts/react/reacted/used) ... (iron/"fe2+"/up/reducing)
  accept MN ... (reacts/react/reacted/used up/converted/turned/changed/changes/becomes/turns/forms)
  accept (form/forms/become/becomes/turn/turns/to/into/gives) ... ("mn2+" | "manganese(ii)" | "manganese ii")
  unsure "mn2+" | reduced/reduce/colourless
  earns: the manganate(VII) ions are reduced
  earns: MnO4- is changed into Mn2+
  earns: the manganate reacts with the iron(II) ions
  earns: it is redused, the manganat ions are reduced to manganese(II)
  misses: the manganate(VII) ions are oxidised
  misses: it is diluted by the water
  misses: iron(II) ions are pale green`,
)
