import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'

/** What every plan may earn: kept variables, values of the independent one, repeats, safety. */

type Kept = {
  /** 'the volume of yeast suspension' */
  text: string
  /** What names it, as a list or a phrase of the notation. */
  words: string
  /** One way of naming it, and one with a slip of the pen. */
  named: string
  slip: string
}

/** A variable that must not change. Naming it is not enough: it must be said to stay the same, or be so in every tube. */
export const kept = ({ text, words, named, slip }: Kept): MarkPoint =>
  judged(
    `keeps ${text} the same`,
    `
  THING = ${words}
  SAME = same/constant/equal/equally/fixed/identical/control/controlled/keep/kept/maintain/unchanged/each/every/all/both/standardise
  reject THING ... not same/kept/constant/controlled/matter
  reject not same/constant/equal ... THING
  accept SAME, THING
  accept THING ... does/should/must not change/vary
  earns: keep ${named} the same
  earns: ${named} must be constant
  earns: use the same ${slip} in every tube
  misses: repeat it three times and take a mean
  misses: wear goggles and gloves
  misses: measure the time with a stopwatch`,
  )

type Values = {
  /** 'temperatures' */
  text: string
  words: string
  /** Three values as a student may list them, and the words of their unit. */
  listed: string
  numbers: string
  slip: string
}

/** The independent variable, with three values or more. */
export const values = ({ text, words, listed, numbers, slip }: Values): MarkPoint =>
  judged(
    `uses at least three ${text}`,
    `
  THING = ${words}
  MANY = three/four/five/six/seven/eight/several/range/different/various/other/vary/change/increase/3/4/5/6/7/8
  reject THING (is/are/be/stays) same/constant
  reject same/constant THING
  reject two/one/2/1 different THING
  accept MANY, THING
  accept ${numbers}
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
  MEAN = mean/average
  reject not repeat
  accept repeat/repeated/repeating/again/twice/replicate, (MEAN | three/3/two/2/five/5 | reliable/reliability/anomalous/anomaly/anomalies | each/every/all/same)
  accept MEAN
  accept (two/three/four/five/several/3/5) (times/trials/repeats/replicates/sets)
  accept (two/three/four/five/several/3/5) (tubes/shoots/seeds/pieces/students/people/cylinders/dishes) (for/at/per) each/every
  unsure repeat/repeated/repeating/again
  earns: repeat three times at each value and take a mean
  earns: do it again two more times and calculate the avrage
  earns: repeat to find anomalous results
  misses: use five different values
  misses: keep the volume the same
  misses: measure the time`,
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
