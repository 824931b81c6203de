import { judged } from '@/lib/exams/authoring/marks'

export const CALIBRATED_AGAIN = [
  judged(
    'the specimen (micrometer) looks larger but the graticule does not, so each graticule division stands for a shorter length',
    `
    DIVISION = division/unit/graduation/epu/eyepiece/graticule/scale/interval
    MEANS = represent/stand/worth/equal/value/correspond/measure/length/cover/distance/actual/size
    LESS = few/fewer/small/smaller/short/shorter/less/different/change/decrease/vary
    reject DIVISION ...(no specimen/image/LESS).. longer/greater/larger length/distance
    accept DIVISION ... MEANS ... LESS | MEANS ... DIVISION ... LESS | DIVISION ... LESS length/distance/value/size
    accept DIVISION ... not magnify/enlarge/larger/bigger/size & specimen/image/micrometer/object/cell ... magnify/enlarge/larger/bigger
    accept specimen/image/micrometer/object ... magnify/enlarge/larger/bigger, DIVISION ... same/constant
    unsure DIVISION ... LESS | LESS ... DIVISION | image/specimen/micrometer ... larger/bigger
    earns: each division now stands for a shorter length
    earns: the length of one eyepiece unit changes
    earns: the image becomes larger but the graticule stays the same
    earns: one divison represents a smaler distance at higher power
    misses: to see more detail
    misses: because the objective lens is stronger
    misses: each division stands for a longer length`,
  ),
]

export const WHY_THIN = [
  judged(
    'so that light can pass through / so that cells do not overlap',
    `
    reject not light ... pass/through
    accept light ... pass/through/transmit/penetrate/travel | pass/penetrate/transmit ... light | transparent/translucent
    accept not overlap | one/single layer | one cell thick
    reject overlap
    unsure light/layer
    earns: light can pass through it
    earns: the cells do not overlap
    earns: so that it lets lite through, light can penitrate it
    misses: so that it fits under the coverslip
    misses: to make the image larger
    misses: so that the stain is stronger`,
  ),
]

export const WHY_AT_AN_ANGLE = [
  judged(
    'to avoid (trapping) air bubbles',
    `
    AVOID = avoid/prevent/reduce/stop/remove/exclude/push/escape/minimise/minimize/eliminate/out
    reject to make/form/trap/create bubble
    accept AVOID ... bubble/air | not bubble/air | bubble/air ... AVOID | bubble/air ... not form/trap/get
    accept less/fewer bubble
    unsure bubble/air
    earns: to avoid air bubbles
    earns: so that no air gets trapped
    earns: to prevent bubles from forming
    misses: so that it does not break
    misses: to spread the stain
    misses: to make air bubbles`,
  ),
]
