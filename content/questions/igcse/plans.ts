import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'

type Plan = {
  prompt: string
  /** Where the prompt begins with another word than one of the syllabus. */
  command?: 'Describe'
  /** What the answer should include. */
  include: string
  scheme: readonly MarkPoint[]
  modelAnswer: string
  solution: string
  marks?: number
}

/** One part of six marks, or as many as it says; any of the points earn them, one mark each. */
export const planPart = ({ prompt, include, scheme, marks = 6, ...rest }: Plan) =>
  ask.written({
    ...rest,
    prompt: `${prompt}\n\n${include}`,
    objective: 'AO3',
    marks,
    lines: 14,
    scheme: [...scheme],
  })

/**
 * What every plan may earn: kept variables, values of the independent one, repeats, safety.
 * A plan is long, and its words stand everywhere: alternatives are on one line, joined by `|`, since a rule of one
 * piece is never left open because its words stand apart.
 */

type Kept = {
  /** 'the volume of yeast suspension' */
  text: string
  /** What names it, as a list or a phrase of the notation. */
  words: string
  /** One way of naming it, and one with a slip of the pen. */
  named: string
  slip: string
  /** Other ways of saying it, in the notation: 'dark room | "same seeds"'. */
  also?: string
}

/** A variable that must not change. Naming it is not enough: it must be said to stay the same, or be so in every tube. */
export const kept = ({ text, words, named, slip, also }: Kept): MarkPoint =>
  judged(
    `keeps ${text} the same`,
    `
  KNOWN = hang/hung
  THING = ${words}
  SAME = same/constant/equal/equally/fixed/identical/unchanged/standardise/consistent
  HELD = keep/kept/maintain/hold/held/make/ensure/control
  QUANTITY = amount/volume/mass/concentration/number/length/size/type/kind/strength/quantity
  TUBE = tube/dish/beaker/flask/time/one/container/experiment/temperature/test
  reject THING not (same/constant/kept/matter)
  reject (not (same/constant/equal)) THING
  reject (different/change/vary) QUANTITY THING
  accept SAME ...(no time/times/distance/from/at/each/every/different/then/add/put/pour/mix/measure/count/but/until/repeat).. THING | HELD ...(no until/then/count/but).. THING ...(no at/for/into/from/but/different).. SAME | THING ...(no different/but/then).. (be/is/are/was/were/stay/remain/must/should/all) ...(no at/for/in/into/with/from/of).. SAME
  accept (same/constant/control/controlled/fixed) ...(no time/times).. ":" ... THING | THING ...(no but/then).. not (change/vary/differ/swap) | not (change/vary/swap/alter) THING | (control/maintain/standardise) THING
  accept ((cm/ml/gram/g/mg) ...(no different).. THING, (each/every/all/both) TUBE) | ((cm/ml/gram/g/mg) ...(no different/add).. THING ...(no different/but/at/for).. same)${also ? `\n  accept ${also} | ${also}` : ''}
  unsure THING & (this/these/it/them/that/those) (is/are/be/stay/keep/kept/same/constant) (same/constant)
  earns: keep ${named} the same
  earns: ${named} must be constant
  earns: use the same ${slip} in every tube
  misses: repeat it three times and take a mean
  misses: wear goggles and gloves
  misses: measure the time with a stopwatch
  misses: keep everything the same`,
  )

type Values = {
  /** 'temperatures' */
  text: string
  words: string
  /** Three values as a student may list them, and the values that are likely, as a list of the notation. */
  listed: string
  numbers: string
  slip: string
  also?: string
}

/** The independent variable, with three values or more. */
export const values = ({ text, words, listed, numbers, slip, also }: Values): MarkPoint =>
  judged(
    `uses at least three ${text}`,
    `
  THING = ${words}
  MANY = three/four/five/six/seven/eight/ten/several/range/series/many/3/4/5/6/7/8
  NUMBER = ${numbers}
  reject two/2 different THING
  accept MANY ...(no times/time/each/every/per/for/at/in/on/into/with/and/cm/ml/minute/mins/second/g).. THING | MANY ...(no times/time/cm/ml/minute/mins/second/each/same/and).. different THING
  accept range THING | NUMBER NUMBER NUMBER | NUMBER NUMBER (and/or/then) NUMBER | NUMBER (and/or/then) NUMBER (and/or/then) NUMBER | THING from NUMBER to NUMBER${also ? ` | ${also}` : ''}
  unsure (different/various/other/vary/change) THING | (different/various/other/vary/change) THING
  earns: use five different ${text}
  earns: ${listed}
  earns: repeat with a range of ${slip}
  misses: repeat it three times and take a mean
  misses: keep everything else the same
  misses: wear goggles`,
  )

export const REPEATS = judged(
  'repeats at each value and calculates a mean',
  `
  SOME = two/three/four/five/2/3/4/5
  GOES = times/trial/repeat/replicate/goes/try/reading/count/measurement/attempt/result
  THINGS = tubes/shoots/seeds/pieces/chips/students/people/cylinders/dishes/flasks/beakers/days
  reject not repeat
  accept average | (calculate/find/take/work/get/record/do/use/give) ...(no this/that/it/which).. mean | "the mean" | "a mean" | "mean rate" | "mean value" | "mean time" | "mean number" | "mean volume" | "mean height"
  accept (repeat/redo/replicate/again) ... (reliable/reliability/anomalous/anomaly/anomalies/outlier) | (repeat/redo) twice | (repeat/redo) each (one/reading/measurement/value/test) | (twice/again) (more/again/twice) | SOME ...(no cm/ml/minute/mins/second/g/and/in/at/for).. GOES | SOME ...(no cm/ml/minute/mins/second/and/in/at/for/of).. THINGS (for/at/per/in) (each/every) | replicate | (repeat/redo) ... SOME (times/more)
  unsure (repeat/redo, without at/with/for/other/different/using) | ((do/experiment/thing) ... again, without at/with/for/other/different/using/change)
  earns: repeat three times at each value and take a mean
  earns: do it again two more times and calculate the avrage
  earns: repeat to find anomalous results
  misses: use five different values
  misses: keep the volume the same
  misses: measure the time
  misses: this means that the rate is higher
  misses: repeat with 2, 3, 4 and 5`,
)

/** @param words what protects, or what is done with care */
export const safe = (text: string, words: string, named: string, slip: string): MarkPoint =>
  judged(
    text,
    `
  accept ${words}
  earns: ${named}
  earns: for safety, ${named}
  earns: ${slip}
  misses: repeat and take a mean
  misses: keep the volume the same
  misses: use five different values`,
  )

export const TEMPERATURES = values({
  text: 'temperatures',
  words: 'temperature/temp/bath/degree/incubator',
  listed: 'water baths at 20, 30, 40 and 50 °C',
  numbers: '0/4/5/10/15/20/25/30/35/37/40/45/50/55/60/65/70/75/80',
  slip: 'temperatues',
})

export const HOT_WATER = safe(
  'safety: care with hot water (tongs, gloves, a stand)',
  '(hot/boiling) ... (care/careful/carefully/tongs/glove/gloves/burn/scald) | (care/careful/carefully/mind/caution/tongs/glove/gloves) ... (hot/boiling/burn/scald) | heatproof | tongs | "goggles" | "gloves" | (wear/use/safety) (goggles/gloves) | safety (glasses/specs/spectacles) | eye protection | protect eyes',
  'use tongs to hold hot tubes',
  'be carefull with the boilling water',
)

export const GOGGLES = safe(
  'safety: eye protection or gloves, since the solutions may irritate or harm',
  '"goggles" | "gloves" | (wear/use/safety) (goggles/gloves) | eye protection | protect eyes | lab coat | safety (glasses/specs/spectacles) | wash hands',
  'wear goggles',
  'wear safety gogles',
)
