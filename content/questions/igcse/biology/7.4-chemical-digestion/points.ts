import { judged } from '@/lib/exams/authoring/marks'

export const IODINE = [
  judged(
    'add iodine solution',
    `
    reject benedict*/biuret/ethanol, without iodine
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
    reject red/purple/milky/green, without BROWN/black
    accept stay/remain/still/keep ... BROWN
    accept blue black
    accept black
    accept blue, starch
    accept BROWN
    accept no colour change | not change colour/color
    unsure blue
    earns: it stays orange-brown
    earns: it turns blue-black if there is starch
    earns: the colour remains orenge, brwon or brown
    misses: it turns brick-red
    misses: it turns purple
    misses: add iodine`,
  ),
]

export const DENATURED = judged(
  'the enzyme is denatured / its active site has changed shape',
  `
  reject enzyme/amylase/pepsin ... kill/die/dead, without denature/shape
  reject not denature
  accept denature/denatured/denatures
  accept active site ... change/lose/lost/destroy/deform/different
  accept change/lose/lost/destroy ... active site/shape
  accept shape ... change/different/lost
  unsure active site | destroy/damage
  earns: the enzyme is denatured
  earns: its active site changes shape
  earns: the amylase was denaturd
  misses: the enzyme is killed
  misses: the starch does not fit
  misses: it is too hot`,
)

export const NO_FIT = judged(
  'so the substrate no longer fits (into the active site)',
  `
  reject enzyme denature, without fit/bind/substrate/complementary/starch/protein
  accept not fit/bind/attach/join/combine/enter/complementary
  accept not complex/complexes
  unsure fit/bind/complementary/substrate
  earns: starch no longer fits into the active site
  earns: the substrate can not bind
  earns: the substarte does not fit, it is not complementry
  misses: the enzyme is denatured
  misses: the enzyme is killed
  misses: it works faster`,
)

export const NO_PRODUCT = judged(
  'so it is not broken down (no / less reaction)',
  `
  accept less/slow/slower/little, break/broken/digest/digested/reaction/digestion/product/sugar/breakdown
  accept not break/digest/react/work/act/catalyse
  accept not reaction/digestion/product/sugar/activity
  accept stay/remain/still/unchanged, starch/protein
  accept less digestion/product/activity | activity low/zero
  unsure starch/protein
  earns: the protein is not digested
  earns: starch is not broken down
  earns: there is no recation or digeston, it is not digestd
  misses: the enzyme is denatured
  misses: it is digested faster
  misses: the shape changes`,
)

export const KILLS = judged(
  'kills (harmful) microorganisms / bacteria',
  `
  GERM = bacteria/bacterium/microorganism/microbe/germ/pathogen/virus/organism
  reject not kill
  accept kill/destroy/remove ... GERM
  accept GERM ... kill/killed/destroy/die
  unsure kill/GERM/disease
  earns: it kills bacteria
  earns: harmful microorganisms are destroyed
  earns: kills bactera in food
  misses: it digests protein
  misses: it gives a low pH
  misses: it makes food softer`,
)

export const LOW_PH = judged(
  'gives a low (acidic) pH, the optimum for protease (pepsin)',
  `
  reject high/alkaline/neutral pH, without low/acid
  reject neutralise
  accept low/acidic/acid/right/suitable/best/optimum/correct/2 pH
  accept pH ... optimum/suitable/right/best/low/acid/acidic
  accept optimum/suitable/best/ideal ... enzyme/protease/pepsin
  accept enzyme/protease/pepsin ... optimum/suitable/best/ideal/work/active/activate
  accept acidic condition/environment
  accept activate pepsin/protease/enzyme
  unsure pH/enzyme/protease/pepsin
  earns: it gives a low pH for the protease
  earns: provides the optimum pH for enzymes
  earns: so that proteese works best at an acidic pH
  misses: it kills bacteria
  misses: it neutralises the food
  misses: it digests food`,
)

export const ALKALINE = judged(
  'bile is alkaline / neutralises the acid (from the stomach)',
  `
  reject bile ... acidic, without neutralise/neutralises/alkaline
  accept neutralise/neutralize/neutralises/neutralisation/neutralised
  accept alkaline/alkali/basic
  accept less acidic | reduce acidity
  accept raise/increase/higher ... pH
  unsure pH
  earns: bile is alkaline
  earns: it neutralises the acid from the stomach
  earns: bile is an alkli that nutralises acid, it neutralisses acid
  misses: bile emulsifies fat
  misses: bile is acidic
  misses: bile contains enzymes`,
)

export const SUITS = judged(
  'so the pH suits the enzymes of the small intestine (trypsin)',
  `
  ENZYME = enzyme/trypsin/lipase/amylase/protease/maltase
  reject pepsin, without trypsin/lipase/amylase
  reject bile ... contain ENZYME
  accept suitable/optimum/right/correct/best/ideal/good ... pH/ENZYME/condition
  accept pH ... suitable/optimum/right/best/ideal/for ... ENZYME
  accept ENZYME ... work/act/function/best/optimum/active/faster
  accept ENZYME, alkaline/denature/optimum
  unsure ENZYME
  earns: it gives the right pH for enzymes
  earns: trypsin can work in these conditions
  earns: a suitible pH for lipase
  misses: bile is alkaline
  misses: bile contains enzymes
  misses: so pepsin works`,
)
