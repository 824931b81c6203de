import { judged } from '@/lib/exams/authoring/marks'

const COLOURS = ['white', 'cream', 'yellow', 'green', 'brown', 'blue', 'black', 'red', 'pink'] as const

export const NITRIC_ACID = judged(
  'add dilute nitric acid (acidify with nitric acid)',
  `
  reject hydrochloric/sulfuric/hcl/"h2so4", without nitric/"hno3"
  accept nitric/"hno3" acid
  accept "hno3"
  accept acidify ... nitric
  unsure acid/acidify/acidified
  earns: add dilute nitric acid
  earns: acidify it with nitric acid
  earns: first put in some HNO3
  earns: add some dilut nitrick acid
  misses: add hydrochloric acid
  misses: add silver nitrate
  misses: heat the solution`,
)

const REAGENTS = {
  silver: {
    text: 'add aqueous silver nitrate',
    rules: `
  reject barium nitrate
  accept silver nitrate
  accept "agno3"
  unsure silver
  earns: add aqueous silver nitrate
  earns: put in AgNO3
  earns: a few drops of silver nitrat, sillver nitrate
  misses: add barium nitrate
  misses: add silver
  misses: add nitric acid`,
  },
  barium: {
    text: 'add aqueous barium nitrate',
    rules: `
  reject silver nitrate
  accept barium nitrate/chloride
  accept "ba(no3)2"/"bacl2"
  unsure barium
  earns: add aqueous barium nitrate
  earns: put in some barium chloride
  earns: then you add barrium nitrate solution
  misses: add silver nitrate
  misses: add sulfuric acid
  misses: add nitric acid`,
  },
} as const

export const addReagent = (which: keyof typeof REAGENTS) =>
  judged(REAGENTS[which].text, REAGENTS[which].rules)

/** A precipitate of one colour. */
export const precipitateOf = (colour: 'white' | 'cream' | 'yellow' | 'green') => {
  const others = COLOURS.filter(each => each !== colour)
  return judged(
    `a ${colour} precipitate`,
    `
    SOLID = precipitate/ppt/solid/precipitates/precipitation
    OTHER = ${others.join('/')}
    reject OTHER SOLID, without ${colour}
    reject not ${colour}
    reject not precipitate/ppt
    reject "no solid"
    accept ${colour} ... SOLID
    accept SOLID ... ${colour}
    unsure ${colour}/SOLID
    earns: a ${colour} precipitate forms
    earns: there is a ${colour} solid
    earns: you get a ${colour} precipitat
    earns: a ${colour} precippitate
    earns: a ${colour} soliid
    misses: a ${colour === 'white' ? 'yellow' : 'white'} precipitate forms
    misses: bubbles are seen
    misses: it turns colourless`,
  )
}

export const ADD_ALKALI = judged(
  'add aqueous sodium hydroxide',
  `
  reject ammonia ...(no sodium/naoh).. add
  reject not sodium hydroxide
  unsure sodium/naoh ... aluminium/foil
  accept sodium hydroxide
  accept naoh
  unsure alkali/hydroxide
  earns: add aqueous sodium hydroxide
  earns: put in NaOH
  earns: add sodiumm hidroxide, sodium hydroxid
  misses: add hydrochloric acid
  misses: use litmus paper
  misses: warm it`,
)

export const WARM_IT = judged(
  'warm (the mixture)',
  `
  reject not warm/heat
  reject cool, without warm/heat
  accept warm/heat/warmed/heated/heating/warming/boil
  accept water bath
  earns: warm the mixture
  earns: heat it gently
  earns: it is heatted over a flame, warmd
  misses: cool it
  misses: add sodium hydroxide
  misses: use damp litmus paper`,
)

export const RED_LITMUS_BLUE = judged(
  'damp red litmus paper turns blue',
  `
  reject "blue litmus" | "blue damp litmus"
  reject "blue to red"
  reject "turns red"/"goes red"/"become red", without blue
  reject bleach
  reject not blue
  accept red ... litmus ... blue
  accept "red to blue" | "from red into blue"
  accept litmus ... (turn/go/become/change) ... blue
  accept (turn/go/become/change) ... litmus ... blue
  accept litmus ... blue
  unsure litmus
  unsure indicator blue
  earns: damp red litmus paper turns blue
  earns: the gas turns red litmus blue
  earns: litmus changes from red to blue
  earns: red litmuss papper goes blue
  misses: blue litmus turns red
  misses: damp litmus is bleached
  misses: limewater turns milky`,
)

export const CARBONATE_REMOVED = judged(
  'to react with (remove) carbonate ions, which would also give a precipitate',
  `
  GONE = remove/destroy/react/eliminate/rid
  reject faster/dissolve/speed, without carbonate/sulfite
  accept GONE ... carbonate/carbonates/"co32-"
  accept carbonate/carbonates ... GONE/removed/precipitate/ppt/interfere/white
  reject add/adds/provide/provides/give carbonate
  accept not carbonate/carbonates
  accept not carbonate ... interfere
  accept stop/prevent ... other/carbonate ... precipitate/reacting/interfering
  accept GONE ... (ions | impurities | other) ... (precipitate/interfere/ppt)
  unsure carbonate/interfere/impurity/impurities
  earns: to remove carbonate ions
  earns: it reacts with carbonates, which would give a white precipitate too
  earns: carbonate ions would also form a precipitate
  earns: to remouve any carbonnate, to remove carbonnates
  misses: to make the reaction faster
  misses: to neutralise the solution
  misses: to dissolve the solid`,
)
