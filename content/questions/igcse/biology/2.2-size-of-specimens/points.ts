import { judged } from '@/lib/exams/authoring/marks'

export const NO_UNIT = judged(
  'the units cancel / it is a ratio of two lengths in the same unit',
  `
  reject not same unit | different unit
  accept cancel
  accept ratio
  accept same/identical unit
  accept unit ... same/identical
  accept divide/divided ... length/size ... length/size
  accept how many time | number of times | how much bigger/larger/big/large
  accept time ... bigger/larger/big/large/greater
  accept divide ... same | same ... divide
  accept mm/millimetre/millimeter ... mm/millimetre/millimeter
  accept both/image/two ... mm/millimetre/millimeter
  accept length/size divide ... length/size
  unsure unit/length/number/size/divide
  earns: the units cancel out
  earns: it is a ratio of two lengths
  earns: both lengths are in the same unitt
  earns: it only says how many times bigger the image is
  earns: you divide mm by mm
  misses: it is very large
  misses: because a microscope is used
  misses: it is not measured with a ruler`,
)

export const TEN_TIMES_TOO_SMALL = judged(
  'ten times too small',
  `
  SMALL = small/smaller/less/low/lower/little
  BIG = big/bigger/large/larger/high/higher/great/greater/more
  reject ten/10/tenfold ... BIG, without SMALL
  reject should/must/need ... divide ... ten/10
  accept should/must/need ... multiply ... ten/10
  accept ten/10/tenfold ... SMALL
  accept SMALL ... ten/10/tenfold
  accept tenth
  accept one tenth | "1/10"
  accept divide ... ten/10
  accept not multiply/times ... ten/10
  unsure ten/10
  earns: it is 10 times too small
  earns: ten times smaler than it should be
  earns: the answer is too low by a factor of 10
  earns: it is only a tenth of the correct value
  misses: it is 10 times too large
  misses: it should have been divided by 10
  misses: it is too small
  misses: it is 100 times too small
  misses: it has the wrong unit`,
)

export const DIFFERENT_MAGNIFICATIONS = judged(
  'the images have different magnifications',
  `
  MAGNIFY = magnification/magnify/enlarge/enlargement/scale/zoom
  MORE = more/less/most/higher/lower/greater/bigger/larger/high/low/much/highly
  reject forget/ignore ... MAGNIFY
  unsure not use/know/look ... MAGNIFY
  accept not same/equal/identical ... MAGNIFY
  accept MAGNIFY ... not same/equal/identical
  reject same/equal/identical ... MAGNIFY | MAGNIFY ... same/equal/identical
  accept different/vary/differ/unequal/own ... MAGNIFY
  accept MAGNIFY ... different/differently/vary/differ/unequal/each
  accept MORE ... MAGNIFY
  accept MAGNIFY ... MORE
  accept depend ... MAGNIFY
  accept MAGNIFY ... but/only/while/whereas/compare
  unsure MAGNIFY
  earns: the pictures are magnified by different amounts
  earns: they do not have the same magnification
  earns: they have diferent magnifications
  earns: it may have been magnified more
  misses: the images all have the same magnification
  misses: the magnifications are equal
  misses: the actual length must be used
  misses: the drawing is longer than the others
  misses: the student measured it wrongly`,
)

export const ACTUAL_IS_QUOTIENT = (largest: string, longest: string) =>
  judged(
    `the image length must be divided by the magnification / ${largest} has the greatest actual length`,
    `
    PICTURE = image/picture/drawing/photograph/photo
    LONG = long/longer/longest/large/larger/largest/big/bigger/biggest/great/greater/greatest
    SMALL = small/smaller/smallest/short/shorter/shortest/less/only
    WINNER = ${largest}
    LOSER = ${longest}
    reject multiply ... magnification, without divide
    accept divide/division/divided/over ... magnification
    accept magnification ... divide/divided
    accept actual/real/true ... compare/calculate/work/look/use/find/need
    accept compare/calculate/find/use/need/work ... actual/real/true
    accept PICTURE ... not actual/real
    reject LOSER ...(no look/seem/appear/WINNER/PICTURE/SMALL/but/say/think).. LONG, actual/real/really/actually/life, without say/think/wrong/but
    accept WINNER ...(no PICTURE/LOSER).. LONG
    accept LONG ...(no PICTURE/LOSER/than).. WINNER
    accept LOSER ...(no PICTURE/WINNER).. SMALL
    accept SMALL ...(no PICTURE/WINNER/than).. LOSER
    unsure actual/real/really/actually/life/divide/true/mm
    earns: you must divide the image length by the magnification
    earns: the actual lengths must be compared
    earns: the ${largest} is really the longest
    earns: in real life the ${longest} is smaller than the ${largest}
    earns: you have to calculatte the actual size first
    misses: the magnifications are different
    misses: in real life the ${longest} is the longest
    misses: the drawing is too big
    misses: the ruler is not exact`,
  )

export const BAR_GROWS_TOO = judged(
  'the bar becomes longer together with the image, so it still stands for the same length',
  `
  GROW = long/longer/enlarge/grow/bigger/larger/change/double/twice/increase/stretch/magnify/expand
  reject bar ...(no image/picture/photograph/photo/cell/represent/stand/show/length/distance).. not change
  reject bar ... not longer/larger/bigger/enlarge/grow
  reject bar ... shorter/smaller/shrink/half/halve
  reject bar ...(no represent/stand/show/proportion/ratio/amount/factor/rate/way).. same length/size
  accept bar ... GROW
  accept bar ... same proportion/ratio/amount/factor/rate/way
  accept GROW ...(no but/while/whereas/although).. bar
  accept part of image/picture/photograph/drawing, bar
  accept scale up, bar | scaled up
  accept bar ... represent/stand/show ... same
  accept bar ... still represent/stand/show
  accept both ... GROW
  accept proportion/ratio, bar
  unsure bar | proportion/ratio
  earns: the bar becomes twice as long as well
  earns: the bar and the image are enlarged together
  earns: the scale bar still represents the same length
  earns: the bar gets longger in proportion
  misses: the bar does not change
  misses: the magnification has changed
  misses: it is printed on better paper`,
)

export const MAGNIFICATION_CHANGES = judged(
  'the magnification of the image is changed (doubled) / the number stays what it was',
  `
  reject magnification ... half/halve/smaller/decrease/lower
  accept magnification ... not correct/right/true/valid/same/apply/accurate
  accept magnification/number/label ... not adjust/update
  accept written/print/printed/below/number/text/label/digit ... not change/increase/double
  unsure magnification/number ... not change/increase/double
  accept magnification ... double/twice/change/increase/higher/greater/larger/bigger/different/wrong/incorrect/old/original/out/false
  accept double/twice/change/increase/higher/greater/larger/bigger/different/new ... magnification
  accept image/picture/photograph/photo/cell ... bigger/larger/double/twice/increase/change & actual/real ... same/not
  unsure magnification/number
  earns: the magnification is now twice as high
  earns: the image is larger, so the magnification has changed
  earns: the magnificaton doubles but the number does not
  earns: the written magnification is no longer right
  earns: the number printed below the picture does not change
  misses: the bar becomes longer too
  misses: the magnification is halved
  misses: a scale bar is easier to draw`,
)

export const CELLS_DIFFER = judged(
  'cells differ in length, so a mean is more representative',
  `
  reject cell ... not differ/vary/different
  accept cell/length/size/they/all ... not same/equal/equally/identical/alike
  reject all/cell ... same/equal/equally/identical/alike, without differ/different/vary
  accept cell/length/size/they ... differ/different/differently/vary/variation/variable/various
  accept differ/different/vary/variation/variable/various ... cell/length/size
  accept some ... long/short/small/large/big/longer/shorter/smaller/larger/bigger, cell/other
  accept long/short/small/large/big/longer/shorter/smaller/larger/bigger ... other
  accept mean/average
  accept representative/typical/outlier/anomaly/anomalous/unusual/untypical
  accept not representative/typical/normal
  accept one/single ... may/might/could/can ... long/short/small/large/big/unusual/longer/shorter/smaller/larger
  unsure reliable/accurate/cell/representative/typical
  earns: the cells have diferent lengths
  earns: to get an average
  earns: not all cells are the same size, so a mean is beter
  earns: one cell could be unusually long
  earns: some cells are longer than others
  earns: cell size varies
  misses: the cells all have the same length
  misses: it is quicker
  misses: a long length is measured with a smaller error`,
)

export const SMALLER_ERROR = judged(
  'a longer length is measured with a smaller (percentage) error',
  `
  ERROR = error/uncertainty/mistake/inaccuracy/imprecision
  reject ERROR ... big/bigger/larger/greater/increase, without less/smaller/reduce/small/lower
  accept ERROR ... small/smaller/less/low/lower/reduce/divide/share/spread/decrease/minimise/minimize/few/fewer
  accept small/smaller/less/low/lower/reduce/divide/decrease/minimise/minimize/few/fewer ... ERROR
  accept one/single/each/individual/short/small ... hard/difficult ... measure/see/read/rule/ruler
  accept one/single/each/individual ... too small/short/tiny ... measure/see/read/rule/ruler
  accept mistake/error/uncertainty ... matter ... less
  accept hard/difficult ... measure ... one/single/each/short/small
  accept not easy ... measure
  accept long/longer/large/larger/bigger ... accurate/accurately/precise/precisely/easier/easily
  accept accurate/accurately/precise/precisely/easier/easily ... long/longer/large/larger/bigger/row
  accept percentage/"%", ERROR
  unsure ERROR | accurate/precise/precision/accuracy/easier
  earns: the error of the measurement is smaller
  earns: a longer length can be measured more accurately
  earns: the percentage eror is less for a longer length
  earns: it is difficult to measure one small cell with a ruler
  misses: cells have different lengths
  misses: the error is bigger
  misses: the cells are in a row`,
)
