import { kept as keptInPlans } from '@/content/questions/igcse/plans'
import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'

/** Points that several plans of Physics share. What plans of all sciences share stands in `igcse/plans.ts`. */

/** A rule of one piece: it is never left open because its words stand apart. */
export const whole = (idea: string) => `(${idea}) | (${idea})`

export const NOT_THIS = `
  misses: repeat it and take a mean
  misses: keep everything else the same
  misses: plan an investigation`

/** What depends on the rest. A plan that does not measure it is none, whatever else it names: points that live on it need it. */
export type Measured = {
  /** 'the height of the bounce' */
  name: string
  /** What names it, as a list of the notation. */
  of: string
  /** What says it as plainly as "measure" beside one of them, in the notation. */
  plain?: string
  /** How else a plan shows that it measures it, loosely, in the notation; not in a sentence that says the question again or foretells. */
  shown: string
  /** A sentence that shows it. */
  said: string
}

/** A point that is earned only where the plan measures what depends on the rest, wherever it says so. */
export function beside({ of, plain, shown, said }: Measured, { earns = '', ...point }: MarkPoint): MarkPoint {
  const plainly = `((measure/record/read/count/note/weigh/write/film/take) ...(no depend/affect/drop/cylinder/tape/start/starting/initial).. (${of}))${plain ? ` | ${plain}` : ''}`
  const loosely = `((${shown}), without (depend/affect/effect/influence/investigate/because/predict))`
  return {
    ...point,
    earns: earns
      .replace(/^( *)(accept|unsure) (.+)$/gm, `$1$2 ($3) & (${plainly} | ${loosely})`)
      .replace(/^( *earns: .+)$/gm, `$1. ${said}`),
  }
}

type Named = readonly [plain: string, other: string, misspelt: string]

export const earning = (answers: Named) => answers.map(each => `\n  earns: ${each}`).join('')

/** A point of one plan: rules, three answers that earn it, one that does not. */
export const point = (text: string, rules: string, answers: Named, miss = 'be careful and be accurate') =>
  judged(
    text,
    `
  KNOWN = height/hang/hung${rules}${earning(answers)}\n  misses: ${miss}${NOT_THIS}`,
  )

type Column = {
  /** What is measured, as a list of the notation. */
  of: string
  /** Its units, as they may be written: 'cm', 'centimetres'. None where it is a number. */
  units: readonly string[]
}

const QUOTED = (signs: readonly string[], units: readonly string[]) =>
  units.flatMap(unit => signs.map(sign => `"${sign}${unit}"`)).join(' | ')

const headed = ({ of, units }: Column, signs: readonly string[]) =>
  units.length === 0 ? `(${of})` : `((${of}) ... (${QUOTED(signs, units)}))`

type Headings = {
  /** Sets of columns, each of which is enough. */
  columns: readonly (readonly Column[])[]
  named: string
  misspelt: string
}

/** Headings of a table: "length / cm" stands for itself, "length (cm)" beside the word table, "length in cm" in one sentence with it. */
export function headings({ columns, named, misspelt }: Headings) {
  const sets = (signs: readonly string[], joint: '&' | ',', before = '') =>
    columns
      .map(each => `(${before}${each.map(column => headed(column, signs)).join(` ${joint} `)})`)
      .join(' | ')
  const areSomeUnits = columns.every(of => of.some(({ units }) => units.length > 0))
  const areAllUnits = columns.every(of => of.every(({ units }) => units.length > 0))
  const bare = areAllUnits
    ? `
  accept ${whole(`${sets(['/'], '&')} | ${sets(['(', '['], ',', '"|", ')}`)}`
    : ''
  return judged(
    `gives a table with headings and units: ${named}`,
    `
  TABLE = table/tables/tabulate/column/columns/heading/headings/row
  accept ${whole(areSomeUnits ? sets(['/', '(', '['], '&', 'TABLE & ') : sets(['/', '(', '['], ',', '"|", '))}${bare}
  accept ${whole(sets(['/', '(', '[', 'in', ''], ',', 'TABLE, '))}
  earns: table with headings ${named}
  earns: draw a table with the columns: ${named.replaceAll(' / ', ' in ')}
  earns: ${misspelt}
  misses: write all the readings in a table
  misses: give the column headings, with units, of a table for the readings${NOT_THIS}`,
  )
}

type Changes = {
  /** 'lengths', 'other cans' */
  text: string
  /** What names one, as a list of the notation. */
  words: string
  /** Values that are likely, as a list; 'q' where there are none. */
  numbers?: string
  listed: string
  misspelt: string
  also?: string
  /** What cannot be meant, in the notation. */
  not?: string
  measured: Measured
}

/** The same is measured for other values of the independent variable. */
export const changes = ({ text, words, numbers = 'q', listed, misspelt, also, not, measured }: Changes) => {
  const point = judged(
    `measures ${measured.name} with ${text} as well`,
    `
  KNOWN = height/hang/hung
  THING = ${words}
  OTHER = other/others/different/each/every/another/various/several/range/three/four/five/six/seven/eight/ten/both/second/next/all/new/remaining/rest/multiple
  AGAIN = repeat/redo/again/replace
  NUMBER = ${numbers}
  SIZE = long/longer/short/shorter/big/bigger/small/smaller/large/larger/thick/thicker/thin/thinner/wide/wider/narrow/narrower/heavy/heavier/light/lighter/more/few/fewer/increase/decrease
  SAID = (SIZE (THING/one/ones) (will/would/should/has/have/is/are/be/take/takes/make/makes/mean/means/need/needs/give/gives/fall/falls/slow/slows/produce/increase/increases/dry/dries/cool/cools/keep/keeps)) | ((if/as/when) ...(no repeat/use/do).. (increase/decrease/change) THING)
  reject (only one) THING${not ? `\n  reject ${not}` : ''}
  accept OTHER THING | OTHER (set/sets/value/values/amount/type/types/kind/number/size) THING | ((change/vary/alter/increase/decrease) THING, without SAID) | (make/cut) THING (longer/shorter/bigger/smaller/larger/thicker/wider) | AGAIN ...(no same/times/at/in/on).. THING ...(no same/constant).. (changed/doubled/larger/smaller/longer/shorter) | AGAIN (for/with/using/but/at/on) ...(no time/times/same/mean/average).. OTHER ...(no time/times).. THING | THING from NUMBER to NUMBER | NUMBER NUMBER (and/or/then) NUMBER | NUMBER NUMBER NUMBER | AGAIN (for/with/at) NUMBER | (five/six/seven/eight/ten/5/6/7/8/10/several/different) (set/sets/values) ...(no average/mean).. (reading/readings/data/THING) | (five/six/5/6/7/8/10/several/different) values${also ? ` | ((${also}), without SAID)` : ''}
  earns: ${listed}
  earns: then repeat with ${text}
  earns: ${misspelt}
  misses: repeat it three times and take a mean
  misses: keep everything else the same
  misses: repeat each measurement twice`,
  )
  return beside(measured, point)
}

type Concludes = {
  text: string
  /** What was measured, and what was changed, as lists of the notation. */
  measured: string
  changed: string
  /** Other ways, in the notation. */
  also?: string
  earns: Named
  miss: string
}

/** A graph of what was measured against what was changed, or what a comparison of the readings tells. */
export const concludes = ({ text, measured, changed, also, earns, miss }: Concludes) =>
  judged(
    text,
    `
  KNOWN = hang/hung/height
  MEASURED = ${measured}
  CHANGED = ${changed}
  UP = increase/increased/rise/raise/grow/more/large/larger/great/greater/big/bigger/high/higher/long/longer/"thicker"/"thickest"/heavy/heavier/wide/wider/far/further/up/double/hot/hotter
  DOWN = decrease/decreased/reduce/fall/drop/less/small/smaller/low/lower/short/shorter/"thinner"/"thinnest"/few/fewer/near/nearer/down/slow/slower
  STAYS = (same/constant/equal/unchanged) | not (change/affect/depend/vary)
  FORETOLD = because/predict/prediction/hypothesis/expect/think/believe/since | ((when/as) ... (will/would/should)) | (if CHANGED (UP/DOWN) ...(no then/depend/affect).. (will/would/should))
  accept (graph/plot/chart) ...(no table).. MEASURED ... (against/and/versus/vs/"v"/with/over/on/by/"/") ... CHANGED | (graph/plot/chart) ...(no table).. CHANGED ... (against/and/versus/vs/"v"/with/over/by/on/"/") ... MEASURED | CHANGED ... axis ... MEASURED ... axis | MEASURED ... axis ... CHANGED ... axis | (((if/when/as) ...(no keep/repeat).. CHANGED (UP/DOWN) ...(no keep/repeat).. MEASURED | (if/when/as) ...(no keep/repeat).. MEASURED ...(no keep/repeat/until).. (UP/DOWN/STAYS) ... CHANGED | (if/when/whether/conclude/conclusion/show/shows/see/check/result/results) ...(no keep/repeat).. (UP/DOWN) CHANGED ...(no keep/repeat/same/should/will/would/because).. (UP/DOWN) ... MEASURED), without FORETOLD) | compare ... MEASURED ... (CHANGED/each) | (((if/whether) ...(no keep/repeat).. MEASURED (UP/DOWN/change/changes/differ/STAYS) ... CHANGED), without FORETOLD)${also ? ` | ${also}` : ''}
  unsure (graph/plot/chart) ... (MEASURED/CHANGED) | compare ... MEASURED
  earns: ${earns[0]}
  earns: ${earns[1]}
  earns: ${earns[2]}
  misses: ${miss}${NOT_THIS}`,
  )

const CLOCK = 'stopwatch/stopclock/timer/stopwatches | "stop watch" | "stop clock"'
const RULER = 'ruler/tape/metrerule/meterrule/rulers | ((metre/meter/half) (rule/ruler/stick)) | "a rule"'

/** Apparatus as lists of the notation. */
export const THINGS = {
  clock: CLOCK,
  ruler: RULER,
  thermometer: 'thermometer | (temperature (sensor/probe))',
  balance: 'balance/scale/scales',
  newtonMeter: 'newtonmeter/forcemeter | ((newton/force) meter) | (spring balance) | (force sensor)',
  cylinder: '(measuring (cylinder/jug/beaker))',
} as const

/** Things that must be named, all of them, anywhere. */
export const apparatus = (
  text: string,
  things: readonly string[],
  answers: Named,
  miss = 'list the additional apparatus that is needed',
) =>
  point(
    `names the apparatus for measuring: ${text}`,
    `
  accept ${whole(things.map(each => `(${each})`).join(' & '))}`,
    answers,
    miss,
  )

const REPEATED = judged(
  'repeats each measurement and takes the mean',
  `
  SOME = two/three/four/five/2/3/4/5
  GOES = times/trial/trials/goes/try/tries/attempt/attempts | (more (times/readings/measurements/results/values))
  MANY = different/other/another/more/various
  reject not repeat
  accept average | (calculate/find/take/work/get/record/do/use/give) ...(no this/that/it/which).. mean | "the mean" | "then mean" | "and mean" | "a mean" | "mean time" | "mean value" | "mean height" | "mean reading" | "mean force"
  accept (repeat/redo/replicate/again) ... (reliable/reliability/anomalous/anomaly/anomalies/outlier) | (repeat/redo/do/measure) ...(no MANY).. twice | (repeat/redo/repeated) (readings/measurement/measurements/results) | (repeat/redo) each (one/reading/measurement/value/test/time/result) | SOME ...(no cm/ml/minute/min/mins/second/sec/s/g/and/in/at/for/MANY/layer/length).. GOES | (do/drop/measure/time/pull/repeat/test) ...(no MANY).. (twice/again) ...(no MANY).. (same | each) | replicate
  unsure (repeat/redo) (experiment/everything/procedure/all/steps/test/whole), without with/for/MANY/then/using
  earns: repeat three times at each value and take a mean
  earns: do it again two more times and calculate the avrage
  earns: repeat to find anomalous results
  misses: use five different values
  misses: do it again with more of them
  misses: repeat with 2, 3, 4 and 5`,
)

export const repeats = (measured: Measured) =>
  beside(measured, { ...REPEATED, text: `repeats each measurement of ${measured.name} and takes the mean` })

type Kept = Parameters<typeof keptInPlans>[0]

/** A variable that must not change; here one that is named after "control" will do as well. */
export const kept = ({ also, ...of }: Kept) => {
  const controlled = `((control/controls/controlled) ...(no independent/dependent/measure/repeat/different/change/vary/switch).. (${of.words}))`
  return keptInPlans({ ...of, also: also ? `${controlled} | ${also}` : controlled })
}
