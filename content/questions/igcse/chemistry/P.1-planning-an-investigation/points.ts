import { judged } from '@/lib/exams/authoring/marks'

/** Points that several plans of Chemistry share. What plans of all sciences share stands in `igcse/plans.ts`. */

const NOT_THIS = `
  misses: repeat it and take a mean
  misses: wear goggles
  misses: keep everything else the same`

export const GAS_APPARATUS = judged(
  'collects the gas in a gas syringe or over water in a measuring cylinder (or stands the flask on a balance)',
  `
  VESSEL = cylinder/burette/tube
  accept (gas syringe) | (gas (siringe/syringes)) | (syringe ... (gas/hydrogen/oxygen | carbon dioxide)) | ((inverted/upturned) VESSEL) | (upside down) | (over water) | (under water) | (displacement water) | (balance ... (flask/beaker/conical)) | ((flask/beaker/conical) ... balance) | (VESSEL ... full ... water)
  earns: connect the flask to a gas syringe
  earns: collect the gas over water in an upturned measuring cylinder
  earns: join the flask to a gas syrnge
  misses: measure the acid with a measuring cylinder${NOT_THIS}`,
)

export const GAS_IN_A_TIME = judged(
  'measures the volume of gas (or the loss of mass) at regular times or after a given time, with a stop-watch',
  `
  GIVEN = one/a/two/three/five/ten/thirty/twenty/1/2/3/4/5/10/15/20/30/60
  LONG = minute/min/mins/second/secs/s
  accept (stopwatch/stopclock/timer/stopwatches) | "stop watch" | "stop clock" | (every GIVEN LONG) | ((every/each) LONG) | ((after/for/in/per/during) GIVEN LONG) | ((fixed/set/same/regular/equal) (time/times/interval/intervals)) | (time ...(no times).. (collect/produce/make/form/reach/give) ... (cm/ml/gas)) | (measure/record/note/find) time | (time ... how long) | (how long ... (cm/gas/collect))
  unsure clock
  earns: read the volume every 10 seconds
  earns: time how long it takes to collect 50 cm3 of gas
  earns: start a stopwach
  misses: use a gas syringe${NOT_THIS}`,
)

const MORE =
  'more/most/great/greater/greatest/large/larger/largest/high/higher/highest/big/bigger/biggest/steep/steeper/steepest'
const LESS = 'less/least/small/smaller/smallest/low/lower/lowest/few/fewer/fewest/short/shorter/shortest'

type Conclusion = {
  text: string
  /** Whether the answer is where most or least is measured. */
  is: 'most' | 'least'
  /** What is measured, and what it tells, as lists of the notation. */
  measured: string
  means: string
  /** Other ways of saying it. */
  also?: string
  earns: readonly [string, string, string]
  miss: string
}

/** How the results lead to the answer: "most gas in the same time is the best catalyst". */
export function concludes({ text, is, measured, means, also, earns, miss }: Conclusion) {
  const [right, wrong] = is === 'most' ? [MORE, LESS] : [LESS, MORE]
  return judged(
    text,
    `
  RIGHT = ${right}
  WRONG = ${wrong}
  MEASURED = ${measured}
  MEANS = ${means}
  reject WRONG MEASURED ...(no RIGHT/slow/slower/slowest/not).. MEANS
  reject MEANS ...(no RIGHT/not).. WRONG MEASURED
  accept RIGHT MEASURED ...(no repeat).. MEANS | MEANS ...(no repeat).. RIGHT MEASURED | MEASURED ... RIGHT ...(no repeat).. MEANS | MEANS ...(no repeat).. MEASURED ... RIGHT${also ? ` | ${also}` : ''}
  unsure RIGHT MEASURED | compare ... MEASURED
  earns: ${earns[0]}
  earns: ${earns[1]}
  earns: ${earns[2]}
  misses: ${miss}${NOT_THIS}`,
  )
}

/** The fastest reaction has the most gas in the same time, the steepest curve, the shortest time. */
export const fastest = (means: string, named: string) =>
  concludes({
    text: `most gas in the same time (or the steepest curve, or the shortest time for the same volume) is ${named}`,
    is: 'most',
    measured: 'gas/volume/curve/line/graph/gradient/slope/loss/hydrogen/oxygen/rate | carbon dioxide',
    means,
    also: `((gas/oxygen/hydrogen) ... (quickest/fastest/quickly/faster/quicker) ... (${means})) | ((${means}) ... (gas/oxygen/hydrogen) ... (quickest/fastest/quickly/faster/quicker)) | ((short/shorter/shortest/less/least/lower/lowest/smaller/smallest) time ... (${means})) | ((${means}) ... (short/shorter/shortest/least/less/lowest/smallest) time) | ((${means}) ... (quickly/quickest/fastest) ... gas) | (time ... (short/shorter/shortest) ... (${means}))`,
    earns: [
      `the one with the most gas in one minute is ${named}`,
      `${named} gives the steepest curve on a graph of volume and time`,
      `the stepest curve is ${named}`,
    ],
    miss: 'the volume of gas is measured every minute',
  })

/** The same is done with the others. @param things their name as a list of the notation: 'oxide/catalyst/powder', @param names what single ones are called */
export const others = (text: string, things: string, named: string, names = 'q') =>
  judged(
    text,
    `
  THING = ${things}
  OTHER = other/others/each/all/both/every/two/three/different/next/second/rest/second/another
  AGAIN = repeat/same/again/do/did/redo/test/try/carry/experiment/use/using/then/replace
  reject only one THING
  accept AGAIN ...(no volume/amount/mass/temperature/length).. (OTHER THING) | (repeat/redo/again/replace) ...(no volume/mass/times).. (THING, OTHER) | (OTHER THING) ... (repeat/again/same/experiment/test) | ((for/with/to) OTHER THING) | (both THING) | (AGAIN ...(no volume/amount/temperature/times).. ${names})
  earns: repeat with the other ${named}
  earns: do the same with each ${named}
  earns: reppeat it for the other ${named}${NOT_THIS.replace('repeat it and', 'repeat three times,')}`,
  )

export const INDICATOR = judged(
  'adds a named indicator (methyl orange, thymolphthalein or litmus)',
  `
  accept "methyl orange" | "methylorange" | thymolphthalein/phenolphthalein/litmus | (add/drop/drops/few) ... indicator, without "universal"
  reject universal indicator
  unsure indicator
  earns: add a few drops of methyl orange
  earns: add thymolphthalein
  earns: add two drops of thymolpthalein${NOT_THIS}`,
)

export const BURETTE = judged(
  'adds the solution from a burette',
  `
  accept burette
  earns: put the acid into a burette
  earns: add it from the burette
  earns: fill a burrette${NOT_THIS}`,
)

export const READS_BURETTE = judged(
  'records the volume added (initial and final readings)',
  `
  accept ((initial/start/starting/first/before) ... (final/end/after) ... (reading/volume/burette)) | ((reading/volume) ... (before/initial/start) ... (after/final/end)) | ((record/note/read/measure/calculate/find/write) ...(no sample/vinegar/cleaner/juice/25/10/each).. (volume/amount/reading) ...(no sample/vinegar/cleaner/juice/25).. (used/added/needed/required/acid/alkali/hydroxide/burette/reading)) | ((record/note/read) burette) | titre | ((write/record/note/read/take) ... reading) | (volume ... (used/added/needed/required) ... (record/noted/read))
  earns: record the initial and the final reading of the burette
  earns: record the volume of the solution added
  earns: note the volume of acid neeeded${NOT_THIS}`,
)

export const COLOUR_CHANGES = judged(
  'adds it slowly with swirling until the indicator (just) changes colour',
  `
  accept ((until/till/when/stop/once/end) ... (colour/color/change/changes/neutral/neutralised/neutralise/orange/pink/red/yellow/blue/colourless)) | ((colour/color) ... (change/changes))  | (end (point)) | endpoint
  earns: until the indicator changes colour
  earns: stop when it turns orange
  earns: add it untill the color chages${NOT_THIS}`,
)

export const DROP_BY_DROP = judged(
  'adds it drop by drop near the end, or swirls the flask',
  `
  accept swirl/shake/stir/swirling | ("drop by drop") | dropwise | (drop ... time) | (slowly/gradually) | (one drop) | (small (amounts/volumes/portions))
  earns: swirl the flask
  earns: add the last of it drop by drop
  earns: swirll the flask, add it slowley${NOT_THIS}`,
)

export const BEFORE_AND_HIGHEST = judged(
  'measures the temperature at the start and the highest temperature (or the rise)',
  `
  TEMP = temperature/temp/thermometer/reading
  accept ((initial/start/starting/first/before) ... (final/end/after/highest/maximum/max)) | (TEMP ... (before/start/first/initial/beginning) ... (after/end/highest/maximum/final/again)) | ((measure/record/find/calculate/note/work) ...(no same).. ((change/rise/increase/difference) TEMP | TEMP (change/rise/increase/difference/risen/rises/goes))) | ((until/till) ... TEMP ... (rise/rises/risen/increase/increases) by) | ((measure/record/note/take) TEMP ... (highest/maximum/final) TEMP)
  unsure (measure/record/note/take) ... TEMP
  earns: record the initial temperature and the highest temperature
  earns: measure the rise in temperature
  earns: measure the temprature before, and again after${NOT_THIS}`,
)

export const CUP = judged(
  'uses a polystyrene cup (or a lid or insulation) so that less heat is lost',
  `
  accept polystyrene/styrofoam/insulate/insulated/insulation/lagging/calorimeter/insulating | lid | (less/prevent/reduce/stop/minimise) ... heat (loss/lost/lose/escape) | (not heat) | (not lose heat)
  earns: use a polystyrene cup
  earns: put a lid on the cup
  earns: use a polystyrine cup${NOT_THIS}`,
)
