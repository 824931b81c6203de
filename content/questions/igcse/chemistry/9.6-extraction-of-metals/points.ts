import { judged } from '@/lib/exams/authoring/marks'

/** How coke gives carbon monoxide. */
export const DIOXIDE_FORMS = judged(
  'coke (carbon) burns / reacts with oxygen to form carbon dioxide',
  `
  COKE = coke/carbon/coal/it/c
  AIR = oxygen/air/o2
  reject not burn/react
  reject burn/AIR ...(no dioxide/co2).. monoxide
  reject limestone ...(no burn/AIR).. dioxide/co2, without burn/AIR
  reject "monoxide reacts with oxygen" | "monoxide reacts with air" | "monoxide burns" | "co reacts with oxygen"
  unsure "carbonate", without coke
  accept dioxide/co2 made/formed/produced ... coke ... AIR
  accept COKE ...(no monoxide).. burn/combust/combustion/oxidise/oxidised ...(no monoxide).. dioxide/co2
  accept COKE ...(no monoxide).. AIR ...(no monoxide).. dioxide/co2
  accept AIR ...(no monoxide).. COKE ...(no monoxide).. dioxide/co2
  accept burn/combustion ... COKE ...(no monoxide).. dioxide/co2
  accept dioxide/co2 ...(no monoxide).. burn/combustion ... COKE
  accept "c + o2"
  unsure burn/AIR/combustion
  earns: coke burns to form carbon dioxide
  earns: carbon reacts with oxygen and CO2 is made
  earns: it reacts with the hot air, giving carbon dioxide
  earns: coke burnes in oxigen and makes carbon dioxyde
  misses: coke burns to form carbon monoxide
  misses: carbon dioxide reacts with coke
  misses: limestone gives carbon dioxide`,
)

export const MONOXIDE_FORMS = judged(
  'carbon dioxide reacts with (more) coke / is reduced to form carbon monoxide',
  `
  DI = dioxide/co2
  MONO = monoxide/co
  reject not react/reduce
  unsure "carbonate"
  accept DI lose/loses oxygen ... MONO
  reject MONO ...(no DI).. react ... iron
  accept coke/carbon ...(no oxygen/air/burn).. react/reduce ...(no oxygen/air/form/make/give/produce).. DI ... MONO
  reject "dioxide and carbon monoxide" | "dioxide and monoxide" | "co2 and co"
  reject DI react with oxygen/air/limestone/iron
  reject MONO ...(no DI/reduce/form/make/give).. react/become/turn ... DI
  accept DI ... reduce/reduced/reduction ... MONO
  reject burn/oxygen/air ...(no DI).. MONO
  accept DI ... react/combine ... MONO
  accept DI ... coke/carbon/c ...(no oxygen/air).. form/make/give/produce/become ... MONO
  accept MONO ... from/when/as ... DI ... coke/carbon
  accept DI react with ... coke & MONO
  accept reduction of carbon DI ... MONO
  accept "co2 + c" | "c + co2"
  unsure DI ... MONO | MONO
  earns: carbon dioxide reacts with more coke to form carbon monoxide
  earns: the CO2 is reduced to CO
  earns: coke reacts with carbon dioxide and carbon monoxide forms
  earns: carbon dioxide is redused by carbon to carbon monoxyde
  misses: coke burns to form carbon dioxide
  misses: coke burns to form carbon monoxide
  misses: carbon monoxide reacts with iron oxide`,
)

/** How limestone removes silicon(IV) oxide. */
export const LIMESTONE_DECOMPOSES = judged(
  'limestone (calcium carbonate) decomposes to calcium oxide',
  `
  LIMESTONE = limestone/"calcium carbonate"/caco3/it
  OX = "calcium oxide"/cao/lime/quicklime
  SAND = silicon/silica/sand/sio2/impurity
  BREAK = decompose/decomposition/break/breaks/broken/split/heat/heated/thermal
  reject not decompose/break
  unsure limestone/"calcium carbonate" burn/burns/burned/burnt
  reject LIMESTONE ...(no BREAK/OX).. react ... SAND ...(no from).. OX
  accept LIMESTONE ...(no react/SAND).. BREAK ...(no react/SAND/slag).. OX
  accept BREAK ... LIMESTONE ...(no react/SAND/slag).. OX
  accept LIMESTONE ...(no react/SAND/slag).. form/give/become/turn/produce/make/convert/change ... OX
  accept OX ... from ... LIMESTONE
  accept OX ... form/made/produced ... BREAK
  accept limestone/"calcium carbonate" decompose/decomposes & OX
  unsure LIMESTONE ... decompose/break
  unsure OX
  earns: limestone decomposes to calcium oxide
  earns: when it is heated, calcium carbonate breaks down to CaO
  earns: limestone turns into lime and carbon dioxide
  earns: limestone decomposses to form calcium oxide
  misses: limestone reacts with silicon(IV) oxide
  misses: limestone forms slag
  misses: silicon(IV) oxide decomposes`,
)

export const SLAG_FORMS = judged(
  'calcium oxide reacts with silicon(IV) oxide to form slag (calcium silicate)',
  `
  OX = "calcium oxide"/cao/lime/quicklime/this/which/it
  SAND = silicon/silica/sand/sio2/impurity/impurities
  SLAG = slag/silicate/casio3
  JOIN = react/reacts/reacting/combine/neutralise/neutralises/neutralised
  reject not JOIN
  reject JOIN ...(no SAND/SLAG).. iron/coke
  reject limestone/"calcium carbonate" ...(no "calcium oxide"/cao/lime/quicklime/this/which/decompose/break/heat).. JOIN ... SAND, without "calcium oxide"/cao/lime/quicklime
  accept OX ... JOIN ... SAND
  accept SAND ... JOIN ... OX
  accept "calcium oxide"/cao/lime/quicklime ... SAND ... SLAG
  accept SAND ... "calcium oxide"/cao/lime/quicklime ... SLAG
  accept OX ... JOIN ...(no limestone/carbonate).. SLAG
  accept neutralise ... SAND
  accept "calcium oxide"/cao/lime/quicklime ...(no limestone).. remove/removes ... SAND
  unsure SLAG | JOIN
  earns: calcium oxide reacts with silicon(IV) oxide
  earns: CaO combines with the sand to make slag
  earns: this reacts with silica and forms calcium silicate
  earns: calcium oxide reacts with silicon oxide to form slagg, calcium oxide racts with silica
  misses: limestone decomposes to calcium oxide
  misses: limestone reacts with silicon(IV) oxide
  misses: calcium oxide reacts with the iron ore`,
)

/** Why carbon does not free a metal. */
export const aboveCarbon = (metal: string, symbol: string) =>
  judged(
    `${metal} is above carbon in the reactivity series / more reactive than carbon`,
    `
    WHO = ${metal}/${symbol}
    MORE = more/higher/above
    LESS = less/lower/below/under/beneath
    OTHER = iron/fe/hydrogen
    reject melting/boiling/melt
    reject it LESS reactive than carbon
    reject carbon ...(no than/LESS/WHO/reduce/remove/extract/with/because/displace/from/and).. MORE
    reject WHO ...(no than/carbon/MORE/displace/reduce/extract).. LESS
    reject not MORE reactive
    unsure "carbon dioxide" | "carbonate" | "reacts more"
    accept MORE ...(no LESS/so/OTHER).. carbon
    accept carbon ...(no MORE/because/as/since/so).. LESS
    accept not reactive enough, carbon
    unsure carbon ... reduce/remove/displace
    unsure MORE | reactive/reactivity/series
    earns: ${metal} is above carbon in the reactivity series
    earns: it is more reactive than carbon
    earns: carbon is less reactive than ${metal}
    earns: ${metal} is more reacktive than carbon
    misses: ${metal} is below carbon
    misses: carbon is more reactive than ${metal}
    misses: ${metal} has a high melting point
    misses: it is less reactive than carbon`,
  )

/** Why cryolite is used. */
export const LOWER_TEMPERATURE = judged(
  'it lowers the operating temperature (melting point of the mixture, energy needed)',
  `
  HEAT = temperature/temp/melting/energy/heat/melt/melts/"m.p"
  LOW = lower/lowers/low/reduce/reduces/reduced/decrease/decreases/less/drop/drops/save/saves
  UP = increase/raise/rise
  reject activation
  reject heat loss
  reject "higher melting" | "higher temperature" | "higher operating" | "high temperature is"
  unsure "has a low" | "it has a high"
  accept LOW m/mp
  accept melting/temperature ... bring/brings ... down
  reject boiling, without melting/temperature
  reject UP ...(no LOW/conductivity/conduct/conductor/conduction).. temperature/melting/energy
  reject not LOW
  reject LOW ...(no HEAT).. conductivity/conduct, without HEAT
  accept LOW ...(no conduct/conductivity).. HEAT
  accept HEAT ...(no conduct/conductivity/UP).. LOW
  accept not high/hot
  unsure HEAT | cost/cheap | hot
  earns: it lowers the operating temperature
  earns: the mixture melts at a lower temperature
  earns: less energy is needed
  earns: it reduces the melting point, it lowers the tempreture
  misses: it conducts electricity better
  misses: it increases the temperature
  misses: it is a catalyst`,
)

export const CONDUCTS = judged(
  'it improves the conductivity of the electrolyte',
  `
  CONDUCT = conduct/conducts/conductivity/conductor/conducting/conduction/conductive
  GOOD = better/improve/improves/increase/increases/more/good/higher/greater/raise/well/best/enhance
  reject less/lower/reduce/decrease ...(no temperature/melting/energy/point/and).. CONDUCT
  reject not CONDUCT
  reject conduct heat
  reject GOOD thermal
  reject more aluminium, without oxide
  accept GOOD ...(no temperature/rate/aluminium).. CONDUCT
  accept CONDUCT ... GOOD
  unsure CONDUCT
  accept electricity/current/charge ... pass/flow/travel ... easily/easier/better
  unsure ion, move/free
  earns: it improves the conductivity
  earns: the mixture conducts electricity better
  earns: it is a better conductor
  earns: it increases the conductivty, it improves conductivity
  misses: it lowers the temperature
  misses: it is a catalyst
  misses: it makes more aluminium, a good conductor
  misses: it lowers the conductivity`,
)

/** Why the anodes are replaced. */
export const OXYGEN_REACTS = judged(
  'oxygen (that forms at the anode) reacts with the carbon of the anode',
  `
  OX = oxygen/o2
  CARBON = carbon/anode/electrode/graphite/it/them/they
  REACT = react/reacts/reacting/reaction/attack/attacks/burn/burns/oxidise/oxidises/combine/combines/combust
  reject not REACT
  reject OX ...(no CARBON).. REACT ... aluminium/cryolite
  reject cathode ...(no anode).. REACT
  reject "carbon dioxide reacts" | "co2 reacts" | "carbon dioxide attacks"
  accept OX ...(no dioxide/co2).. REACT ... CARBON
  accept CARBON ... REACT ...(no dioxide/co2).. OX
  accept OX ... REACT ... form/make/give/produce carbon dioxide/co2
  accept REACT between ... OX ... carbon/anode
  accept REACT between ... carbon/anode ... OX
  accept "c + o2"
  unsure OX | REACT
  earns: oxygen reacts with the carbon
  earns: the carbon anodes react with the oxygen that is made
  earns: they burn in the oxygen
  earns: oxigen reackts with carbon
  misses: aluminium forms on it
  misses: carbon dioxide is made
  misses: they dissolve in cryolite`,
)

export const BURNS_AWAY = judged(
  'carbon dioxide forms / the anode burns away (becomes smaller)',
  `
  DI = dioxide/co2/monoxide
  ANODE = anode/electrode/they/it/carbon
  reject not smaller/burn
  reject not DI
  reject DI not made/make/form/produce/given/release
  reject cathode ...(no anode).. smaller/burn
  reject "carbon dioxide reacts" | "co2 reacts" | "carbon dioxide attacks"
  reject dissolve, without DI/burn
  reject "reacts with carbon dioxide" | "react with carbon dioxide" | "reacts with co2" | "react with co2"
  unsure electron/electrons/ion/ions/"aluminium oxide"/cryolite used/consumed, without DI
  accept DI
  accept burn/wear/eat/waste away/up/off/out
  accept burnt/burned/worn/eaten/used/using away/up/off/out
  accept smaller/thinner/erode/shrink/shorter/"used up"/consumed/"eaten away"/"worn away"
  accept lose/loses/decrease mass/size/carbon
  accept ANODE ... disappear
  unsure burn/corrode/damage/used
  earns: carbon dioxide forms
  earns: the anodes burn away
  earns: it gets smaller and smaller
  earns: carbon dioxyde is made and they become smaler
  misses: oxygen forms at the anode
  misses: aluminium is made
  misses: carbon dioxide is not made
  misses: they are dissolved by cryolite`,
)

/** Why an oxide is said to be reduced. */
export const LOSES_OXYGEN = judged(
  'it loses oxygen (to carbon monoxide)',
  `
  LOSE = lose/loses/lost/loss/give/gives/remove/removes/removed/removal
  TAKE = take/takes/taken
  MONO = monoxide/co
  reject not LOSE
  reject "iron oxide gains oxygen" | "iron gains oxygen" | "it gains oxygen"
  reject "takes in" | "taken in" | "take in"
  reject gain/gains/add/added ...(no LOSE/TAKE).. oxygen, without MONO
  reject MONO ...(no take/takes/remove/removes/gain/gains/from/accept/receive).. lose/loses/lost/give/gives ... oxygen
  reject LOSE electron, without oxygen
  accept MONO ... TAKE ... oxygen
  accept LOSE ...(no electron).. oxygen
  accept oxygen ... LOSE
  reject oxide TAKE ... oxygen ... MONO
  reject iron TAKE ... oxygen, without MONO
  accept oxygen ... TAKE
  accept MONO gain/accept/receive/gains/accepts/receives ... oxygen
  accept oxygen ... transfer/transferred/pass/go/goes/move ... MONO
  unsure oxygen
  earns: it loses oxygen
  earns: carbon monoxide takes the oxygen away
  earns: oxygen is removed from the iron oxide
  earns: it loses oxygen and it gains electrons
  earns: it looses oxigen, it loses oxygn
  misses: it gains oxygen
  misses: it gains electrons
  misses: carbon monoxide loses oxygen`,
)
