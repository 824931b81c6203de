import { judged } from '@/lib/exams/authoring/marks'

export const KINETIC = judged(
  'molecules have more kinetic energy / move faster',
  `
  FAST = fast/faster/quick/quicker/quickly/rapid/rapidly
  MORE = more/high/higher/increase/gain/great/greater/extra/rise
  WHAT = molecule/particle/enzyme/substrate/they/it/atom
  unsure less/lower/little/slow/slower/slowly, FAST, kinetic/move
  accept cold/cooler/lower/low temperature ...(no than).. less/low/lower/little kinetic
  accept cold/cooler/lower/low temperature ...(no than).. move/vibrate ... slow/slower/slowly
  unsure "20" ...(no "40").. less/low/lower/little kinetic
  unsure "20" ...(no "40").. move/vibrate ... slow/slower/slowly
  unsure move/vibrate ... slow/slower/slowly "20"
  reject less/lower/little/decrease ... kinetic
  reject kinetic energy ... less/lower/decrease
  reject slow/slower/slowly ... move
  reject move ... slow/slower/slowly
  accept MORE ... kinetic energy
  accept kinetic energy ... MORE
  accept MORE ke
  accept ke ... MORE
  accept WHAT ... move/vibrate/travel ... FAST
  accept FAST moving/movement
  accept WHAT ... speed up
  accept speed ... molecule/particle/enzyme/substrate ... MORE
  accept give/provide ... kinetic
  unsure kinetic | more energy | WHAT ... move
  earns: the molecules have more kinetic energy
  earns: the particles move faster
  earns: enzyme and substrate gain kinetik energy
  earns: there is an increase in the kinetic energy of the molecules
  misses: there are more collisions
  misses: the molecules move more slowly
  misses: the enzyme is denatured`,
)

export const COLLIDE = judged(
  'more frequent effective (successful) collisions',
  `
  MORE = more/frequent/frequently/often/high/higher/increase/likely/great/greater/faster/rise
  OFTEN = often/frequent/frequently/likely
  LESS = less/few/fewer/lower/decrease/rare/rarely
  unsure LESS ... collide/collision ... collide/collision ... MORE
  unsure LESS ... collide/collision ...(no "40"/than).. "20"
  reject LESS ... collide/collision
  reject collide/collision ... LESS
  accept MORE ... collide/collision
  accept collide/collision ... MORE/up
  accept bump/hit/meet/contact ... OFTEN, without temperature
  accept OFTEN ... bump/hit/meet/contact, without temperature
  accept come together ... OFTEN
  unsure collide/collision | bump/hit/meet
  earns: there are more frequent effective collisions
  earns: enzyme and substrate collide more often
  earns: there are more succesful colisions
  earns: the frequency of collisions increases
  misses: the molecules move faster
  misses: there are fewer collisions
  misses: the substrate does not fit`,
)

export const COMPLEXES = judged(
  'more enzyme–substrate complexes form (each second)',
  `
  MORE = more/frequent/often/high/higher/increase/great/greater/fast/faster/quick/quicker
  reject less/few/fewer/lower/no ... complex
  accept MORE ... complex
  accept complex ... MORE
  accept substrate ... active site ... MORE, without shape
  accept MORE ... substrate ... active site, without shape
  accept MORE active site ... fill/occupy/bind, without shape
  unsure complex
  unsure MORE ... product | product ... MORE
  earns: more enzyme-substrate complexes are formed
  earns: complexes form more often
  earns: more substrates enter an active site each second
  earns: more enzime substrate complecxes, more enzyme substrate complexs form
  misses: the molecules move faster
  misses: no complexes can form
  misses: there are more collisions`,
)

export const DENATURED = judged(
  'the enzyme is denatured',
  `
  reject substrate/starch/iodine/product denature/denatured, without enzyme/amylase/protein/sucrase/lactase/maltase/it
  reject egg white denature/denatured, without enzyme/protease/it
  accept denature/denatured/denaturation/denaturing/denatures
  unsure not denature/denatured, break/broken/digest/work/fit
  unsure destroy/damage
  earns: the enzyme is denatured
  earns: the high temperature denatures it
  earns: the enzyme is denatured
  earns: the enzyme has been denatuered
  misses: the enzyme is killed
  misses: the enzyme is not denatured
  misses: the enzyme works slowly
  misses: the substrate does not fit`,
)

export const SHAPE = judged(
  'its active site has changed shape',
  `
  CHANGE = change/lose/lost/loss/alter/deform/distort/disrupt/misshapen
  reject substrate change/lose/alter ... shape, without active
  reject shape ... substrate ... change/lose/alter, without active
  reject change/turn/convert ... product
  reject not change/alter/lose ... shape
  accept active site ... CHANGE
  accept CHANGE ... active site
  accept active site ... different/another/wrong shape
  accept different shape ... active site
  accept active site ... not same/right/correct/complementary
  accept active site ... no longer same/right/correct/complementary
  unsure CHANGE/different ... shape/structure | shape/structure ... CHANGE/different
  unsure active site ... destroy/damage/break/broken/affect/different/ruin/spoil
  unsure destroy/damage/affect/ruin ... active site
  earns: the active site has changed its shape
  earns: the shape of the active site is lost
  earns: it alters the aktive site, so the active site chnges shape
  earns: the active site is deformed
  misses: the enzyme is denatured
  misses: the substrate does not fit
  misses: the molecules move slowly`,
)

export const NO_FIT = judged(
  'so the substrate no longer fits',
  `
  FIT = fit/bind/attach/enter/join/match/combine
  reject not fit to work
  accept not FIT
  accept no longer FIT
  accept not able to FIT
  accept not get in
  accept not get into
  accept not complementary
  accept no longer complementary
  accept unable/impossible/stop/prevent ... FIT
  accept not complex
  accept not form ... complex
  accept complex ... not form/made
  unsure bind/complementary/complex
  earns: the substrate does not fit any more
  earns: starch can no longer bind to it
  earns: the substrate cannot fit into the active sight
  earns: it is no longer complementary to the substrate
  earns: the substrat cannot atach to it
  misses: the active site changes shape
  misses: the substrate fits well
  misses: the enzyme is denatured`,
)

export const STAYS_ZERO = judged(
  'no reaction / the rate stays zero (the enzyme stays denatured)',
  `
  reject increase/rise/fast/faster/high/higher/highest/normal/maximum/recover
  accept zero/nil/none/inactive/"0"
  unsure not change
  accept not reaction/activity/rate/product
  accept not active
  accept not react/work/happen/occur/take/catalyse/function/increase/recover/reverse/return
  accept stay/remain/still/permanent/permanently/irreversible/already ... denature
  accept denature ... permanent/permanently/irreversible/irreversibly
  unsure denature/slow/slower/low/lower
  unsure not break
  earns: there is no reaction
  earns: the rate is zero
  earns: the enzyme stays denatured
  earns: it will not werk, it does not work
  earns: the rate will remain zerro
  misses: the rate is highest
  misses: the rate increases again
  misses: it works as before`,
)

export const SMALLER_STEPS = (optimum: number) =>
  judged(
    'test more values of pH, closer together, near the best one',
    `
    SMALL = small/smaller/narrow/narrower/short/shorter/close/closer/fine/finer/less
    NEAR = between/near/around/about/close/closer/intermediate
    STEP = interval/range/step/gap/difference/increment
    reject wide/wider/large/larger/bigger/fewer ... ph/STEP/value
    reject ph meter
    reject keep/constant ph
    reject optimum temperature
    accept SMALL ... STEP
    accept STEP ... SMALL
    accept ph/value/buffer ... NEAR
    accept NEAR ... ph/value/buffer
    accept NEAR ... ${optimum}/${optimum - 1}/${optimum + 1}/optimum/best/these
    accept "${optimum - 0.5}" | "${optimum + 0.5}"
    accept "every 0.5" | "every 0.2" | "every 0.1"
    unsure ph/value
    earns: test more pH values around the optimum
    earns: use smaller intervals of pH
    earns: use buffers of pH between ${optimum - 1} and ${optimum + 1}
    earns: use smaler steps of pH
    misses: repeat the experiment and take a mean
    misses: use a higher temperature
    misses: measure for a longer time`,
  )

export const WARM_FIRST = (temperature: number) =>
  judged(
    'so that both are at the temperature of the water bath before they react',
    `
  reject denature/kill/grow
  reject best/fast/faster/fastest/quick/quickly, without reach/same
  unsure optimum
  accept reach/get/come/become/bring/adjust/acclimatise/acclimatize/equilibrate ... temperature
  accept same/correct/right/require/desire/stable/constant/equal/chosen/set ... temperature
  accept temperature ... same/equal/constant/stable/reach/correct/right/before/equilibrate
  accept temperature ... ${temperature}/already
  accept at ... temperature ... before/when/start/begin/throughout/mix
  accept warm/heat ... before/first
  accept equilibrate/acclimatise/acclimatize
  accept both/start/begin/react/reaction/happen/reach/come/get/whole ... ${temperature}
  accept before ... warm/heat/temperature
  unsure temperature/warm/heat
  earns: so they reach the temperature of the bath
  earns: both solutions are at the same temperature when they are mixed
  earns: so that the temprature is right when the reaction begins
  earns: they warm up before the reaction starts
  misses: so that the starch dissolves
  misses: to start the reaction
  misses: so that the amylase can grow`,
  )

export const CONTROL = judged(
  'starch with water (or boiled amylase) in place of amylase',
  `
  ENZYME = amylase/enzyme
  BOILED = boil/boiled/denature/denatured
  reject "without starch" | "without the starch"
  reject not add starch
  accept BOILED ...(no starch/point/bath).. ENZYME
  accept ENZYME ...(no starch/point/bath).. BOILED, without point
  accept not ENZYME
  accept not add/use/put/include/have ... ENZYME
  accept water ... instead/place/replace/rather
  accept replace/swap/substitute/exchange/instead ... water
  accept leave/left out ... ENZYME
  accept remove ENZYME
  accept heat ENZYME ... 80/90/95/100
  accept starch ... only/alone/water/"by itself"/itself, without ENZYME
  accept only/just starch, without ENZYME
  accept water ... starch, without ENZYME/bath
  unsure water/control/boil/starch ... only
  earns: use water instead of amylase
  earns: mix starch with boiled amylase
  earns: do the same without the enzime
  earns: repeat with starch only
  misses: use a different temperature
  misses: repeat it three times
  misses: add more amylase`,
)

export const STAYS_DARK = judged(
  'iodine solution stays blue-black / starch is still there',
  `
  DARK = black/blueblack/dark
  LIGHT = orange/brown/yellow
  accept not change ... DARK
  reject not DARK
  reject not blue
  reject DARK ... to/then ... LIGHT
  accept DARK
  accept not LIGHT
  reject LIGHT
  accept starch ... still/remain/stay/present/left/detect
  accept still/remain ... starch
  accept starch ... not digest/break/broken/disappear/change/react
  accept not starch ... digest/break/broken/disappear
  unsure starch/blue
  unsure not change/reaction
  earns: it stays blue-black
  earns: all drops turn blue black
  earns: the starch is not digested
  earns: starch is stil present
  misses: it turns orange-brown
  misses: the reaction is faster
  misses: the amylase is used up`,
)

export const NOT_DIGESTED = judged(
  'starch is not broken down / no longer fits the active site',
  `
  FIT = fit/bind/attach/enter/join/match
  CUT = break/broken/digest/hydrolyse/catalyse
  reject starch ... broken/digest ... fast/faster/quick/quicker
  accept starch ... not broken/break/digest/hydrolyse/change/react/FIT
  accept not CUT/work/act/react ... starch
  accept no longer CUT/FIT/work/act ... starch
  accept not FIT
  accept no longer FIT
  accept starch ... still/remain/stay/present/left
  accept still/remain ... starch
  accept active site ... change/lose/lost/alter
  accept active site ... different shape
  accept shape ... active ... change/lose/lost/alter/different
  accept change/lose/lost/alter ... active site
  unsure not CUT | no longer CUT
  unsure starch/active
  earns: so the starch is not broken down
  earns: the active site has changed its shape
  earns: starch can no longer fit into it
  earns: the starch is still prezent, starch is still present
  earns: it cannot digest starchh
  misses: the amylase is denatured
  misses: the starch is digested faster
  misses: the iodine is used up`,
)

export const COMPLEMENTARY = judged(
  'its active site has a shape that is complementary to the substrate',
  `
  reject same/identical/similar shape, without complementary/fit
  reject complementary ... product
  accept complementary/complement
  accept active site ... fit/match
  accept fit ... active site
  accept active site ... specific/particular/certain/special/unique
  accept specific/particular/certain/special/unique ... active site
  accept active site ... right/correct shape
  accept lock and key | lock key
  unsure fit/shape/match/specific
  earns: the active site is complementary to one substrate
  earns: only one substrate fits into the active site
  earns: the active site has a specific shape
  earns: the aktive site is complementry to the substrate
  misses: the enzyme is a protein
  misses: the enzyme has the same shape as the substrate
  misses: enzymes speed up reactions`,
)

export const OTHERS_DO_NOT_FIT = (other: string) =>
  judged(
    'other molecules do not fit',
    `
  FIT = fit/bind/attach/enter/join/match
  OTHER = other/another/different/else/wrong/rest/${other}
  reject other/another/different enzyme
  reject ${other} ... same shape
  reject all ${other} FIT
  accept they not FIT
  accept they/shape ... not complementary/match
  accept they/their ... wrong/different shape
  accept OTHER ... not FIT
  accept not FIT ... OTHER
  accept not OTHER ... FIT
  accept ${other} ... different ... shape/structure
  accept ${other} shape/structure ... different
  accept ${other} ... wrong shape
  accept not ${other} ... right/correct/same/complementary shape
  accept no longer FIT
  accept OTHER ... not complementary
  accept not complementary ... OTHER
  accept only ... FIT
  accept FIT ... only
  accept only complementary
  accept only ... complementary
  accept complementary ... only/one
  unsure one ... FIT
  unsure not FIT
  unsure OTHER/only ... shape/size/structure/complementary/specific/big/large
  earns: other molecules do not fit into it
  earns: only this substrate can bind
  earns: only the substrate fits
  earns: molecules of a diferent shape cannot fit
  misses: the enzyme is not changed
  misses: the active site has a shape
  misses: enzymes are proteins`,
  )

export const USED_AGAIN = judged(
  'an enzyme is not changed (used up), so it can act again and again',
  `
  reject substrate use/used/reuse/reused
  reject not substrate use/used/change
  reject not much
  reject not change ...(no when/after/by/so/and/because/during).. substrate
  accept not use/used up
  accept not use/used
  accept unchanged
  accept not change/alter/consume
  accept reuse/reused/reusable/recycle/recycled/again/repeatedly
  accept over ... over
  accept many/several/more/lots/multiple/countless time
  accept enzyme/it/they/each/molecule/site/and/can ... act/bind/work/react/break/catalyse ... another/next/other/many/several/new/lots
  accept enzyme/it/they/each/molecule/site/and/can ... act/bind/work/react/break/catalyse ... more substrate/reaction/molecule
  accept stay/remain/be same
  accept next/another/new substrate
  reject use/used up
  unsure change/use
  earns: the enzyme is not used up
  earns: it is unchanged and can be used again
  earns: it can bind to anothr substrate afterwards
  earns: each enzyme molecule acts many times
  misses: the enzyme is used up
  misses: enzymes are proteins
  misses: the substrate is small`,
)
