import { judged } from '@/lib/exams/authoring/marks'

export const KINETIC = judged(
  'molecules have more kinetic energy / move faster',
  `
  FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/more
  MORE = more/high/higher/increase/gain/great/greater/extra/rise
  reject less/lower/little/decrease ... kinetic
  reject kinetic energy ... less/lower/decrease
  reject slow/slower/slowly ... move
  reject move ... slow/slower/slowly
  accept MORE ... kinetic energy/ke
  accept kinetic energy/ke ... MORE
  accept MORE ke
  accept molecule/particle/enzyme/substrate/they/it/atom ... move/vibrate/travel ... FAST
  accept FAST moving/movement
  accept move/moving/movement ... FAST
  accept give/provide ... kinetic
  unsure kinetic | more energy | move
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
  reject less/few/fewer/lower/decrease ... collide/collision
  accept MORE ... collide/collision
  accept collide/collision ... MORE
  accept bump/hit/meet ... MORE
  accept MORE ... bump/hit/meet
  unsure collide/collision
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
  accept substrate ... active site ... MORE
  accept MORE ... substrate ... active site
  accept MORE ... product
  accept product ... MORE
  unsure complex
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
  accept denature/denatured/denaturation/denaturing/denatures
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
  CHANGE = change/lose/lost/loss/alter/deform/destroy/damage/distort/disrupt/different/misshapen/break/broken/affect
  reject substrate change/lose/alter ... shape, without active
  accept active site ... CHANGE
  accept CHANGE ... active site
  accept active site ... not same/right/correct/complementary
  accept active site ... no longer same/right/correct/complementary
  unsure CHANGE ... shape/structure | shape/structure ... CHANGE | active
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
  FIT = fit/bind/attach/enter/join/match/combine/bond
  accept not FIT
  accept no longer FIT
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
  accept not reaction/activity/rate/product/change
  accept not react/work/active/happen/occur/take/catalyse/function/increase/recover/reverse/return/break
  accept zero/nil/none/inactive/"0"
  accept stay/remain/still/permanent/permanently/irreversible/already ... denature
  accept denature ... permanent/permanently/irreversible/irreversibly
  unsure denature/slow/slower/low/lower
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
    CLOSE = more/smaller/small/close/closer/narrow/narrower/intermediate/extra/further/additional/fewer/half/less
    accept CLOSE/number ... ph/value/interval/range/buffer/step/gap/difference, without meter
    accept ph/value/interval/range/buffer/step/gap ... CLOSE
    accept between/near/around/close ... ${optimum}/${optimum - 1}/${optimum + 1}/optimum/value/best/these
    accept ph/value/buffer/test ... between/near/around
    accept "${optimum - 0.5}" | "${optimum + 0.5}"
    unsure ph/buffer/value
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
  reject denature, without temperature
  accept reach/get/come/become/be/is/are/at/to/same/correct/right/require/desire/stable/constant/equal/adjust/acclimatise/acclimatize/equilibrate ... temperature
  accept temperature ... same/equal/constant/stable/reach/correct/right/before/equilibrate
  accept warm/heat ... before/first
  accept equilibrate/acclimatise/acclimatize
  accept both/start/begin/react/reaction/happen/reach ... ${temperature}
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
  accept boil/boiled/denature/denatured ... ENZYME
  accept ENZYME ... boil/boiled/denature/denatured
  accept not ENZYME
  accept not add/use/put/include/have ... ENZYME
  accept water ... instead/place/replace/rather
  accept replace/swap/substitute/exchange/instead ... water
  accept leave/left out ... ENZYME
  accept remove ENZYME
  accept starch ... only/alone/water/"by itself"/itself
  accept only/just starch
  unsure water/control/boil
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
  DARK = blue/black/blueblack/dark
  reject not DARK
  reject orange/brown/yellow, without DARK/instead
  accept DARK
  accept starch ... still/remain/stay/present/left/detect
  accept still/remain ... starch
  accept starch ... not digest/break/broken/disappear/change/react
  accept not starch ... digest/break/broken
  accept not change colour/color
  accept not change
  accept not reaction
  accept colour/color ... not change
  unsure starch/colour/color
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
  reject starch ... broken/digest ... fast/faster/quick/quicker
  accept starch ... not broken/break/digest/hydrolyse/change/react/FIT
  accept not break/digest/broken/hydrolyse/catalyse/react/FIT
  accept no longer break/digest/broken/hydrolyse/FIT
  accept starch ... still/remain/stay/present/left
  accept still/remain ... starch
  accept active site ... change/lose/lost/alter/different
  accept shape ... active ... change/lose/lost/alter/different
  accept change/lose/lost/alter ... active site
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
  accept complementary/complement
  accept active site ... fit/match
  accept fit ... active site
  accept active site ... specific/particular/certain/special/unique
  accept specific/particular/certain/special/unique ... active site
  accept lock and key | lock key
  unsure fit/shape/match/active
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
  FIT = fit/bind/attach/enter/join/match/react
  OTHER = other/another/different/else/wrong/rest/${other}
  accept OTHER ... not FIT
  accept not FIT ... OTHER
  accept not OTHER ... FIT
  accept ${other} ... different ... shape/structure
  accept no longer FIT
  accept OTHER ... not complementary
  accept only/one ... FIT
  accept FIT ... only/one
  accept only complementary
  accept only ... complementary
  accept complementary ... only/one
  unsure OTHER/only
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
  accept not use/used up
  accept not use/used
  accept unchanged
  accept not change/alter/consume
  accept reuse/reused/reusable/again/repeatedly
  accept many/several/more/lots ... substrate/time/reaction
  accept act/bind/work/react/catalyse ... another/more/next/other/many
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
