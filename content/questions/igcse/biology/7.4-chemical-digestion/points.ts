import { judged } from '@/lib/exams/authoring/marks'

export const IODINE = [
  judged(
    'add iodine solution',
    `
    reject benedict*/biuret/ethanol, without iodine
    reject iodide, without iodine
    accept iodine
    earns: add iodine solution
    earns: test a drop with iodine
    earns: use idoine
    misses: add Benedict's solution
    misses: it turns blue-black
    misses: heat it`,
  ),
  judged(
    'blue-black if starch is left; stays orange-brown if not',
    `
    BROWN = brown/orange/yellow
    GONE = gone/absent/digest/broken/disappear/finish/vanish
    reject red/purple/milky/green, without BROWN/black
    accept (not black) ... (not starch)
    accept not ((not black) ... starch) # not black: no starch, both under one “not”
    accept (not starch) ... (not black)
    accept (not black), GONE
    reject black ...(no starch/BROWN).. not starch
    reject (not starch) ...(no starch/BROWN).. black
    reject black ...(no starch/BROWN).. starch GONE
    unsure black to BROWN
    reject stay/remain blue
    accept blue black
    accept black | dark blue
    accept blue, starch
    accept BROWN, not starch
    accept BROWN, starch GONE
    reject BROWN, starch
    accept stay/remain/still/keep ... BROWN
    accept not colour change | not change colour/color
    unsure blue
    unsure turn/go/become ... BROWN
    earns: it stays orange-brown
    earns: it turns blue-black if there is starch
    earns: the colour remains orenge, brwon or brown
    earns: if it is yellow-brown there is no starch left
    earns: from brown to blue-black when starch is left
    misses: it turns brick-red
    misses: it turns purple
    misses: it turns brown if starch is left
    misses: a blue-black colour shows that there is no starch left
    misses: add brown iodine solution`,
  ),
]

export const DENATURED = judged(
  'the enzyme is denatured / its active site has changed shape',
  `
  CHANGE = change/lose/lost/loss/alter/deform/distort/disrupt/destroy/misshapen
  ENZYME = enzyme/amylase/protease/pepsin/x
  reject ENZYME ... kill/die/dead, without denature/shape/site
  reject kill ... ENZYME, without denature/shape/site
  reject starch/substrate/protein/food denature, without ENZYME/site
  reject starch/substrate/protein/food ... shape, without ENZYME/site
  reject not denature
  accept denature/denatured/denatures/denaturation
  accept active site ... CHANGE
  accept CHANGE ... active site
  accept active site ... different/wrong shape
  accept active site ... not same/right/correct shape
  accept active site ... no longer same/right/correct shape
  accept ENZYME, CHANGE/different, shape
  unsure shape/structure, CHANGE/different
  unsure active site ... damage/affect/broken/different
  unsure damage/affect/break ... active site
  unsure ENZYME ... CHANGE/damage
  earns: the enzyme is denatured
  earns: its active site changes shape
  earns: the amylase was denaturd
  earns: the shape of its active site is altered
  earns: the active site no longer has the right shape
  misses: the enzyme is killed
  misses: the starch is denatured
  misses: the starch does not fit
  misses: the active site is full
  misses: it is too hot`,
)

/** Core: what follows from it for starch, in either way of saying it. */
export const STOPS = judged(
  'so it no longer breaks down starch (starch does not fit into its active site)',
  `
  ACT = break/broken/breakdown/digest/digestion/react/reaction/work/act/function/catalyse/convert/hydrolyse
  FIT = fit/bind/attach/join/enter/complementary/combine/match
  reject not stop
  reject water, without amylase/enzyme/site
  reject cold | low/lower temperature | not hot/warm/high enough
  accept not ACT/FIT
  accept no longer ACT/FIT
  accept not product/complex
  accept not use/turn/make/form ... starch/sugar/product/complex
  accept not sugar/maltose
  accept not active
  accept useless
  accept stop/unable/prevent/impossible/lose/lost ... ACT/FIT
  unsure ACT ... stop
  unsure slow/slowly/less, ACT
  earns: starch no longer fits into the active site
  earns: the starch is not digested
  earns: the amylase can not brake down starch, it is not complementry
  earns: the enzyme stops working
  misses: the enzyme is denatured
  misses: the enzyme is killed
  misses: it works faster
  misses: the mass of starch stays at 100 mg`,
)

export const OPTIMUM = judged(
  'pH 8 is far from its optimum (it works in acid, at about pH 2)',
  `
  ACIDIC = acid/acidic/acidity | low/lower pH | pH low/lower | 1/1.5/2/2.5
  ALKALINE = alkaline/alkali/basic
  WORK = work/act/active/function/operate/digest
  reject optimum/best/prefer/adapt ...(no far/different/above/than/low/lower/ACIDIC).. 8/7/ALKALINE/high, without y/trypsin
  reject optimum temperature
  reject too acidic/low
  reject pH too low
  reject small intestine/duodenum acidic, without less
  accept optimum/best/prefer/need/require/adapt/suit/suitable/well/favour ... ACIDIC
  accept WORK ... ACIDIC
  accept ACIDIC ... optimum/best/WORK, without denature/kill/y
  accept too ALKALINE
  accept pH ... too high
  accept too high ... pH
  accept 8 too high
  accept not optimum/suitable/ideal/right/best/suited/correct, pH/8/ALKALINE
  accept far/above/outside/beyond/away/higher/different/exceed ... optimum/range
  accept optimum ... far/below/different/lower ... 8/pH
  accept not WORK/suit ... ALKALINE
  unsure optimum/ACIDIC/ALKALINE
  earns: pH 8 is far from its optimum
  earns: X works best at pH 2
  earns: pepsin needs acidic condtions, it works best in acidc ones
  earns: it is too alkaline for protease X
  earns: its optimum pH is 2, not 8
  misses: the enzyme is denatured
  misses: X works best at pH 8
  misses: it does not digest protein
  misses: the small intestine is acidic`,
)

export const NO_FIT = judged(
  'so the substrate (protein) no longer fits into the active site',
  `
  FIT = fit/bind/attach/join/enter/combine/connect/match
  SUB = substrate/protein/site/enzyme/starch
  reject not FIT ... bile
  reject not fit/enter intestine/duodenum
  reject not enter ... intestine/duodenum/blood/cell, without site
  accept not FIT, SUB
  accept no longer FIT, SUB
  accept not FIT together
  accept not complementary
  accept no longer complementary
  accept not complex
  accept less/few/fewer ... complex
  accept stop/prevent/unable/impossible ... FIT, SUB
  unsure not FIT
  unsure no longer FIT
  unsure less/hard/difficult ... FIT/complementary
  earns: the protein no longer fits into the active site
  earns: the substrate can not bind
  earns: the substarte does not fit, it is not complementry
  earns: no enzyme-substrate complex forms
  misses: the enzyme is denatured
  misses: X does not enter the small intestine
  misses: the protein fits
  misses: the protein is not broken down`,
)

export const KILLS = judged(
  'kills (harmful) microorganisms / bacteria',
  `
  GERM = bacteria/bacterium/microorganism/microbe/germ/pathogen/virus/organism
  reject not kill
  reject good/useful GERM
  accept kill/destroy/remove/eliminate/rid/eradicate ... GERM
  accept GERM ... kill/killed/destroy/die/remove
  accept sterilise/sterilize/disinfect
  unsure GERM, stop/prevent/fight/protect/reduce/neutralise/break/denature
  unsure kill/fight/prevent ... disease/infection/harmful
  earns: it kills bacteria
  earns: harmful microorganisms are destroyed
  earns: kills bactera in food
  misses: it digests protein
  misses: it gives a low pH
  misses: it kills enzymes
  misses: it helps good bacteria`,
)

export const LOW_PH = judged(
  'gives a low (acidic) pH, the optimum for protease (pepsin)',
  `
  ENZYME = enzyme/protease/pepsin
  SUITED = optimum/suitable/best/right/correct/ideal/perfect
  GIVE = give/make/provide/keep/create/maintain/produce/ensure/bring
  reject amylase/lipase/trypsin/maltase/intestine/duodenum, without protease/pepsin/stomach
  reject stop/prevent/inhibit ENZYME
  reject denature ENZYME, without bacteria/microbe/pathogen/germ/microorganism
  reject ENZYME denature, without bacteria/microbe/pathogen/germ/microorganism
  reject high/higher/alkaline/neutral/raise/increase pH, without low/acid/acidic
  reject pH ... high/higher/alkaline/neutral/raise/increase, without low/acid/acidic
  reject neutralise
  reject temperature
  accept low/lower/acid/acidic/2 pH ... ENZYME
  accept SUITED ... pH | pH ... SUITED
  accept SUITED/activate/active/activation, ENZYME
  accept ENZYME ... work/function/act/activity ... best/well/properly/efficiently/acid/acidic/low
  accept so/for/help/allow/let/enable ... ENZYME ... work/function/act/digest/break, without kill/bacteria/germ/pathogen/microbe
  unsure by ... pH/acidic
  accept GIVE ... low/acidic/acid/2 pH
  accept GIVE ... pH low/acidic/acid/2
  accept lower/decrease/reduce ... pH
  accept GIVE ... acidic/acid condition/environment/medium | GIVE ... stomach/it/condition/environment ... acidic
  accept acidic/acid condition/environment/medium
  accept pepsinogen
  accept acidic for ENZYME
  unsure help/for/need ENZYME | ENZYME work | pH | acidic
  earns: it gives a low pH for the protease
  earns: provides the optimum pH for enzymes
  earns: so that proteese works best at an acidic pH
  earns: it makes the stomach acidic for pepsin
  misses: it kills bacteria
  misses: it neutralises the food
  misses: it digests protein
  misses: it contains enzymes
  misses: gives the optimum pH for amylase
  misses: it stops pepsin from working`,
)

export const ALKALINE = judged(
  'bile is alkaline / neutralises the acid (from the stomach)',
  `
  ALKALI = alkaline/alkali
  NEUTRALISE = neutralise/neutralize/neutralises/neutralizes/neutralisation/neutralization/neutralised/neutralized/neutralising/neutralizing
  reject bile acid/acidic, without NEUTRALISE/ALKALI/base/reduce/less/remove/counteract/cancel
  reject bile has/have/contain enzyme, without NEUTRALISE
  reject NEUTRALISE ALKALI, without acid/acidic/stomach
  reject NEUTRALISE bacteria/germ/toxin/fat
  reject less ALKALI
  reject more acidic | increase acidity
  reject lower/decrease/reduce/drop ... pH, without NEUTRALISE/ALKALI/raise/increase
  reject pH ... lower/decrease/fall/drop, without NEUTRALISE/ALKALI/raise/increase
  reject bile neutral, without acid
  accept NEUTRALISE
  accept ALKALI
  accept bile ... base
  accept more/is/be/become basic | basic condition/environment/pH/solution | bile/it basic
  accept less acidic | reduce/decrease/lower/remove acidity/acid
  accept raise/increase/high/higher ... pH
  accept pH ... raise/rise/increase/high/higher/up
  accept make ... pH 8/7.5/7
  accept counteract/cancel ... acid
  unsure neutral | change/affect pH
  unsure acid, bile
  earns: bile is alkaline
  earns: it neutralises the acid from the stomach
  earns: bile is an alkli that nutralises acid, it neutralisses acid
  earns: it raises the pH
  misses: bile emulsifies fat
  misses: bile is acidic
  misses: it lowers the pH
  misses: it neutralises the alkaline food
  misses: it makes the food less alkaline
  misses: bile contains enzymes`,
)

export const SUITS = judged(
  'so the pH suits the enzymes of the small intestine (trypsin)',
  `
  ENZYME = enzyme/trypsin/lipase/amylase/protease/maltase
  SUITED = suitable/optimum/right/correct/best/ideal/good/perfect/favourable
  SETTING = pH/condition/environment/alkaline/alkali/basic
  WORK = work/act/action/function/active/activity/operate
  EMULSION = emulsif*/surface/droplet/drop/globule
  reject pepsin, without trypsin/lipase/amylase/protease
  reject ENZYME from/in/of stomach
  reject bile contain/has/have/secrete ENZYME
  reject bile acid/acidic, without neutralise/neutralize/alkaline/alkali/base/reduce/less/remove
  reject ENZYME, EMULSION, without SETTING/neutralise/acid/denature
  reject temperature
  reject more acidic | increase acidity
  reject reduce/decrease ... pH, without neutralise/alkaline/raise
  reject bile denature ENZYME | denature by bile
  reject stop/prevent ENZYME WORK, without acid/acidic/pepsin
  accept SUITED ... SETTING ... ENZYME
  accept ENZYME ... SUITED ... SETTING
  accept SETTING ... SUITED ... ENZYME
  accept ENZYME ... need/require/prefer ... SETTING
  accept ENZYME ...(no stop/slow/less).. WORK/digest ... SETTING
  unsure EMULSION ... ENZYME
  accept SETTING ... ENZYME ...(no stop/slow/less).. WORK
  accept ENZYME, optimum
  accept ENZYME ...(no stop/slow/less).. WORK ... best/well/properly/efficiently/effectively
  accept ENZYME ... best/well WORK
  accept ENZYME ... activity high/highest
  accept so/for/let/allow/enable/help ... ENZYME ...(no stop/slow/less).. WORK/digest, without fat/oil
  accept ENZYME, not denature
  accept prevent/stop/avoid/protect/otherwise/would/could/might ... denature
  accept acid/acidic ... denature ... ENZYME
  accept ENZYME ... not WORK ... acid/acidic
  unsure SUITED pH
  unsure ENZYME, WORK/digest/denature/damage
  earns: it gives the right pH for enzymes
  earns: trypsin can work in these conditions
  earns: a suitible pH for lipase
  earns: so that enzymes are not denatured
  misses: bile is alkaline
  misses: bile contains enzymes
  misses: so pepsin works
  misses: a larger surface for lipase
  misses: a suitable temperature for enzymes`,
)
