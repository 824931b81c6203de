import { judged } from '@/lib/exams/authoring/marks'

/** What is seen in tests. */

const SOLID = 'precipitate/ppt/solid/precipitates/precipitation'

export const LIGHT_BLUE_PRECIPITATE = judged(
  'a light blue precipitate',
  `
  SOLID = ${SOLID}
  reject dark/deep/royal/navy blue SOLID
  reject white/green/brown/red/yellow/cream/black/pink SOLID, without blue
  reject not blue
  reject no precipitate/ppt
  reject "no solid"
  accept light/pale/sky blue ...(no solution).. SOLID
  accept blue SOLID
  accept blue ... (jelly/gelatinous) ... SOLID
  accept SOLID ...(no dark/deep/solution/excess/dissolve/white/green).. blue
  unsure blue | SOLID
  earns: a light blue precipitate forms
  earns: pale blue solid
  earns: a blue precippitate is seen
  earns: the precipitate is light blue
  misses: a white precipitate forms
  misses: a dark blue precipitate forms
  misses: bubbles are seen`,
)

export const RED_BROWN_PRECIPITATE = judged(
  'a red-brown precipitate',
  `
  SOLID = ${SOLID}
  reject not brown
  reject no precipitate/ppt
  reject "no solid"
  reject white/green/blue/yellow/cream/black/pink SOLID, without brown/rust/"red-brown"
  accept (brown | "red-brown" | "reddish-brown" | rust/rusty) ... SOLID
  accept SOLID ... (brown | "red-brown" | "reddish-brown" | rust/rusty)
  unsure red/orange/brown/rust | SOLID
  earns: a red-brown precipitate forms
  earns: a reddish brown solid
  earns: brown precippitate
  earns: the ppt is brown
  misses: a green precipitate forms
  misses: a white precipitate
  misses: bubbles are seen`,
)

export const SOLUBLE_IN_EXCESS = judged(
  'the precipitate dissolves (is soluble) in excess',
  `
  GO = dissolve/dissolves/dissolved/dissolving/redissolve/redissolves/soluble/disappear/disappears/vanish/vanishes
  reject "insoluble"/"unsoluble"/"insoluable"/"insolluble"
  reject not GO
  reject no change
  reject stay/stays/remain/remains, without GO
  accept GO
  accept colourless/clear solution
  unsure colourless/clear/gone
  earns: soluble in excess
  earns: the precipitate dissolves
  earns: it disolves in excess, it disapears
  misses: insoluble in excess
  misses: it does not dissolve
  misses: the precipitate stays`,
)

export const INSOLUBLE_IN_EXCESS = judged(
  'the precipitate does not dissolve (is insoluble) in excess',
  `
  GO = dissolve/dissolves/dissolved/redissolve/redissolves/soluble/disappear/disappears/vanish
  accept "insoluble"/"unsoluble"/"insoluable"/"insolluble"
  accept not GO
  reject GO
  accept no (change/effect/difference/reaction)
  accept not change
  accept (${SOLID}) ... (stay/stays/remain/remains)
  accept stay/stays/remain/remains
  accept nothing happens
  unsure excess
  earns: insoluble in excess
  earns: the precipitate does not dissolve
  earns: no change in excess
  earns: it doesnt disolve
  misses: soluble in excess
  misses: the precipitate dissolves
  misses: a white precipitate forms`,
)

export const DARK_BLUE_SOLUTION = judged(
  'it dissolves in excess and gives a dark blue solution',
  `
  DARK = dark/deep/royal/intense
  reject "insoluble"
  reject not DARK
  reject not dissolve/soluble
  reject DARK blue ...(no solution/liquid).. ${SOLID}, without solution/liquid
  accept DARK blue
  accept DARK ... blue ... (solution/liquid)
  unsure dissolve/dissolves/soluble | blue solution/liquid
  earns: soluble in excess giving a dark blue solution
  earns: deep blue solution
  earns: it dissolves to a dark blue solucion
  misses: it is insoluble in excess
  misses: a light blue precipitate
  misses: it turns colourless`,
)

/** Where a test is negative. */
export const NO_CHANGE = judged(
  'no change / no precipitate',
  `
  reject not change, ${SOLID}/bubbles/fizz, without no
  accept no (change/reaction/effect/difference)
  accept no (${SOLID})
  accept no (bubbles/bubble/bubbling/fizzing/effervescence/gas)
  accept not change/react/form/fizz/bubble
  accept nothing
  accept stay/stays/remain/remains (the same | same | colourless | clear)
  accept unchanged
  reject ${SOLID}/bubbles/bubble/fizz
  unsure colourless/clear/same
  earns: no change
  earns: no precipitate is formed
  earns: nothing happens
  earns: no precippitate
  misses: a white precipitate forms
  misses: bubbles are seen
  misses: it turns yellow`,
)

/** Calcium ions with aqueous ammonia. */
export const NONE_OR_SLIGHT = judged(
  'no precipitate, or a very slight white precipitate',
  `
  accept no (change/reaction/effect/difference)
  accept no (${SOLID})
  accept not change/react/form
  accept nothing
  accept slight/slightly/faint/thin/little ... (white/${SOLID})
  accept stay/stays/remain/remains (the same | same | colourless | clear)
  unsure colourless/clear/same/cloudy
  earns: no precipitate
  earns: a very slight white precipitate
  earns: no change
  earns: no precippitate
  misses: a white precipitate, soluble in excess
  misses: a blue precipitate
  misses: bubbles are seen`,
)

export const CONDENSES = judged(
  'drops of a (colourless) liquid / condensation near the mouth of the tube',
  `
  WET = condensation/condense/condenses/condensed/droplet/droplets/drop/drops/moisture/mist/misty/wet/steam/vapour/vapor
  reject no WET/water/liquid
  reject melt/melts, without WET
  reject acid
  accept WET
  accept water/liquid ... (form/forms/collect/collects/top/mouth/side/sides/glass/appear/appears/produced/given)
  accept colourless liquid
  unsure water/liquid
  earns: drops of liquid near the top of the tube
  earns: condensation is seen
  earns: water dropplets
  earns: steam comes off
  misses: the solid melts
  misses: it turns brown
  misses: limewater turns milky`,
)

export const BLUE_TO_PINK = judged(
  'from blue to pink',
  `
  reject pink ...(no and/from/blue).. "to blue"
  reject "pink to blue" | "from pink" | "turns blue" | "goes blue"
  reject not pink
  reject red/white/purple, without pink
  accept pink
  unsure blue
  earns: from blue to pink
  earns: it turns pink
  earns: the bleu paper becomes pinck, blue to pinkk, goes pink
  misses: from pink to blue
  misses: from white to blue
  misses: it turns red`,
)

export const DECOLOURISED = judged(
  'from purple (pink) to colourless',
  `
  LESS = colourless/colorless/decolourised/decolorised/decolourise/decolorise/decolourises/decolorises
  reject "colourless to purple" | "colourless to pink" | "from colourless" | "to purple" | "turns purple"
  reject not LESS
  reject orange/green/yellow/brown/blue, without purple/pink
  accept LESS
  accept lose/loses/lost ... colour
  accept purple/pink/colour ... (disappear/disappears/vanish/vanishes/fade/fades)
  reject precipitate/ppt
  unsure clear/white
  earns: from purple to colourless
  earns: the purple colour disappears
  earns: it is decolourised
  earns: purple to colorles
  misses: from colourless to purple
  misses: from orange to green
  misses: a white precipitate forms`,
)

export const RELIGHTS = judged(
  'the glowing splint relights',
  `
  RELIT = relight/relights/relit/relighted/reignite/reignites/reignited/rekindle/rekindles
  reject not RELIT
  reject pop/pops
  accept RELIT
  accept "re-light" | "re-lights" | "re-lit"
  accept splint ... (burst/bursts/catch/catches/go/goes/set) ... (flame/flames/fire)
  accept burst/bursts into flame/flames
  accept (light/lights/ignite/ignites/flame/burn/burns) ... again
  unsure burn/burns/light/lights/flame
  earns: it relights a glowing splint
  earns: the splint is relit
  earns: the glowing splint relihgts, reignits
  misses: it burns with a pop
  misses: the splint goes out
  misses: limewater turns milky`,
)

export const DISSOLVES_IN_ACID = (colour: string) =>
  judged(
    `the solid dissolves (disappears) / a ${colour} solution forms`,
    `
  GO = dissolve/dissolves/dissolved/disappear/disappears/vanish/soluble
  reject not GO
  reject "insoluble"
  accept GO
  accept ${colour} ... (solution/liquid)
  accept solution/liquid ... ${colour}
  unsure ${colour}
  earns: the solid dissolves
  earns: a ${colour} solution forms
  earns: the solid disapears, disolves
  misses: it does not dissolve
  misses: bubbles are seen
  misses: a white precipitate forms`,
  )

export const PAPER_TURNS_BLUE = judged(
  'it turns blue',
  `
  reject "blue to red" | "turns red" | "goes red" | "stays red"
  reject bleach/bleached/white
  reject not blue
  accept blue
  unsure purple
  earns: it turns blue
  earns: from red to blue
  earns: the litmuss goes blue, turns blue
  misses: it stays red
  misses: it is bleached
  misses: blue to red`,
)

export const BURNS_WITH_A_POP = judged(
  'a (squeaky) pop',
  `
  reject not pop/squeak
  reject relight/relights
  accept pop/pops/popping/popped
  accept squeak/squeaky
  unsure burn/burns/explode/explosion
  earns: it burns with a squeaky pop
  earns: a pop is heard
  earns: squeeky pop
  misses: the splint relights
  misses: it goes out
  misses: limewater turns milky`,
)

export const BLEACHED = judged(
  'it is bleached (turns white)',
  `
  reject not bleach/white
  accept bleach/bleached/bleaches/bleaching
  accept white
  accept lose/loses/lost ... colour
  unsure colourless/pale
  earns: it is bleached
  earns: the paper turns white
  earns: it is bleeched
  misses: it turns blue
  misses: it turns red
  misses: it relights`,
)

export const YELLOW_HIDES = judged(
  'a yellow flame would hide the colour (a blue flame has hardly any colour)',
  `
  HIDE = hide/hides/mask/masks/cover/covers/obscure/affect/interfere/confuse/disguise
  reject hotter/temperature/heat, without colour/yellow
  accept yellow/orange/flame/colour ... HIDE
  accept HIDE ... colour/colours/result
  accept (blue | roaring) ... (colourless | no colour)
  accept (colour/colours) ... (see/seen/visible/clear/clearly/observe/observed)
  accept (see/seen/visible/observe) ... (colour/colours)
  accept yellow ... (sodium | mistake/mistaken)
  accept mistake/mistaken/confused ... sodium
  unsure yellow/colour/visible
  earns: a yellow flame would hide the colour
  earns: so that the colour can be seen clearly
  earns: the yelow colour would mask the colour of the ion
  earns: a blue flame has no colour of its own
  misses: because it is hotter
  misses: it is safer
  misses: it burns the metal faster`,
)

/** Why aqueous sodium hydroxide alone does not tell two ions apart. */
export const SAME_AS = (here: string, other: string, symbol: string) =>
  judged(
    `${other} ions would give the same result (as ${here} ions)`,
    `
  SAME = same/identical/alike/also/both/too/similar
  reject not same/alike/identical
  accept ${other} ... SAME
  accept SAME ... ${other}
  accept ${other} ... (soluble/dissolve/dissolves)
  accept either/or/tell/distinguish/difference ... ${other}
  accept ${other} ... tell/apart/distinguish
  accept could be ... ${other}
  accept ${symbol} ... SAME
  accept not distinguish/tell/differentiate/separate, ${other}
  unsure ${other}/${symbol} | two/other/another/more ... SAME
  earns: ${other} ions give the same result
  earns: both ${here} and ${other} give a white precipitate that dissolves
  earns: ${other} ions giv the same reslt, it is simmilar, the same
  misses: it is not accurate
  misses: calcium is insoluble
  misses: sodium hydroxide is an alkali`,
  )

export const DAMP_TO_DISSOLVE = judged(
  'the gas dissolves in the water (and forms an alkaline solution)',
  `
  reject not dissolve
  reject burn/burns/catch/fire
  accept dissolve/dissolves/dissolved
  accept (gas/ammonia) ... (react/reacts) ... water
  accept alkali/alkaline/hydroxide/"oh-" ... (water/form/forms/made)
  accept form/forms/make/makes ... (alkali/alkaline/hydroxide/ions)
  unsure water/alkali/alkaline/soluble
  earns: the gas dissolves in the water
  earns: ammonia has to dissolve to form an alkali
  earns: the gas disolves in it
  misses: so that it does not burn
  misses: to make it faster
  misses: so that it sticks to the tube`,
)

export const gasIsToxic = (gas: string) =>
  judged(
    `${gas} is toxic (poisonous, harmful to breathe)`,
    `
  reject not toxic/poisonous/harmful/dangerous
  reject flammable/explosive, without toxic/poisonous
  accept toxic/poisonous/poison/harmful/irritant/irritate/irritates/irritating
  accept (bad/dangerous/harm/harms/damage/damages) ... (breathe/lungs/inhale/health/inhaled)
  accept (breathe/inhale/inhaled/breathing) ... (dangerous/bad/harm/damage/harms/damages)
  accept breathing difficulties/problems
  accept asthma/choke/choking
  unsure dangerous/hazardous/breathe/smell
  earns: ${gas} is toxic
  earns: it is a poisonous gas
  earns: it is toxik, poisonus
  earns: it irritates the lungs
  misses: it is flammable
  misses: so that it reacts faster
  misses: to keep the gas pure`,
  )

export const GIVES_PH = judged(
  'it shows the pH (how acidic or alkaline a solution is); litmus shows only acid or alkali',
  `
  reject not ph, without litmus
  reject "litmus shows ph" | "litmus gives ph" | "litmus shows the ph"
  accept ph
  accept (how | degree | strength) ... (acidic/alkaline/acid/alkali/strong/basic/acidity)
  accept (strong/weak/strength) ... (acid/alkali)
  accept litmus ... only/just ... (acid/alkali/acidic/alkaline/two)
  accept (more | many | range | different) ... colours
  unsure strong/strength/accurate/number/litmus
  earns: it gives the pH
  earns: it shows how acidic the solution is
  earns: litmus only shows acid or alkali
  earns: you can tell the strenght of the acid
  misses: it is cheaper
  misses: it works faster
  misses: it is a liquid`,
)

export const WASHED = judged(
  'to remove (the rest of) the solution of the soluble salt from the residue',
  `
  GONE = remove/removes/removed/rid/wash/washes/rinse/clean
  reject dissolve ...(no soluble/filtrate/solution/salt).. residue
  reject dry
  accept GONE ... (soluble/filtrate/solution/salt/impurity/impurities/ions/chloride/bromide/iodide/sulfate/f)
  accept (soluble/filtrate/solution/salt/impurity/impurities) ... (removed/washed/rinsed)
  accept (pure | purify) ... residue | residue ... (pure | purify)
  unsure pure/impure/impurity/impurities/filtrate/clean
  earns: to remove the soluble salt
  earns: it washes away the rest of the filtrate
  earns: to remouve the soluble salt, to get rid of solutoin
  earns: to remove impurities
  misses: to dissolve the residue
  misses: to dry it
  misses: to cool it`,
)

export const WATER_ONLY_PRESENT = judged(
  'it shows only that water is present (other substances may be dissolved in it)',
  `
  OTHER = other/else/another/impurity/impurities/dissolved/solution/solutions/salt/salts/substance/substances/mixture/peroxide
  reject "no water"
  accept only ... (water/presence)
  accept (contain/contains/has/have/present/presence) ... water
  accept water ... (present/there)
  accept (any/all/every) ... (solution/liquid/aqueous/water)
  accept OTHER ... (contain/dissolved/present/may/could/might/also/too)
  accept (may/could/might/also) ... OTHER
  unsure OTHER
  earns: it only shows that water is present
  earns: other substances may be dissolved in it
  earns: any aqueous solutoin turns it blue, any solution contains water
  misses: it is pure because it turns blue
  misses: the colour is not clear
  misses: cobalt chloride is better`,
)

export const CHROMIUM_OR_IRON = judged(
  'the precipitate dissolves in excess if it is chromium(III), and stays if it is iron(II)',
  `
  GO = dissolve/dissolves/dissolved/soluble/disappear/disappears
  STAY = stay/stays/remain/remains
  CR = chromium/cr/"cr3+"
  FE = iron/fe/"fe2+"
  reject CR ...(no FE/GO).. "insoluble"
  reject CR ...(no FE/GO/and/but/if).. STAY
  reject STAY ...(no FE/GO).. CR
  accept CR ...(no FE).. GO
  accept GO ...(no FE).. CR
  accept FE ...(no CR).. STAY
  accept FE ...(no CR).. "insoluble"
  accept STAY ...(no CR).. FE
  accept "insoluble" ...(no CR).. FE
  accept FE, not GO
  reject FE ...(no CR/STAY).. GO
  unsure GO/STAY | "insoluble"
  earns: the precipitate dissolves if it is chromium(III)
  earns: with iron(II) the precipitate is insoluble in excess
  earns: chromium disolves and iron does not
  misses: iron(II) dissolves in excess
  misses: chromium(III) is insoluble in excess
  misses: a green precipitate forms`,
)
