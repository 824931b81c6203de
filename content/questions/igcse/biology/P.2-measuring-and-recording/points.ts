import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'

/** Rules of points of the investigations. What was named but not asked for (safety, repeats) never earns a variable. */

type Listed = { text: string; rules: string; earns: readonly string[]; misses: readonly string[] }

const point = ({ text, rules, earns, misses }: Listed): MarkPoint =>
  judged(
    text,
    `${rules}
    ${earns.map(each => `earns: ${each}`).join('\n    ')}
    ${misses.map(each => `misses: ${each}`).join('\n    ')}`,
  )

const FILLERS = ['repeat it and take a mean', 'wear goggles', 'keep everything the same'] as const

/** A variable to be named, such as the volume of a liquid; `misses` adds what is near it and wrong. */
export const variable = (
  text: string,
  rules: string,
  earns: readonly [string, string, string],
  ...misses: readonly string[]
): MarkPoint => point({ text, rules, earns, misses: [...FILLERS, ...misses] })

/** The volume and the concentration of a liquid, as two variables; `words` as a list of the notation. */
export const volumeOf = (
  text: string,
  words: string,
  slip: string,
  ...misses: readonly string[]
): MarkPoint =>
  variable(
    `volume of ${text}`,
    `THING = ${words}
    VOLUME = volume/amount/quantity/mass/ml
    accept VOLUME ...(no gas/juice/vitamin/add/to/in/time/temperature/test/tube).. THING
    accept THING VOLUME
    unsure how much THING`,
    [
      `the volume of ${text}`,
      `how much ${text} is used, its volume or amount of ${text}`,
      `volune of ${slip}`,
    ],
    `the concentration of ${text}`,
    ...misses,
  )

export const concentrationOf = (
  text: string,
  words: string,
  slip: string,
  ...misses: readonly string[]
): MarkPoint =>
  variable(
    `concentration of ${text}`,
    `THING = ${words}
    accept (concentration/strength) ...(no gas/juice/vitamin/add/to/in).. THING
    accept THING (concentration/strength)
    accept how (concentrated/strong/dilute) ... THING`,
    [`the concentration of ${text}`, `how strong the ${text} is`, `concentraton of ${slip}`],
    `the volume of ${text}`,
    ...misses,
  )

const VOLUMES = (values: readonly string[]) => [...new Set(values)].join('/')

const UP_DOWN = `
  TEMP = temperature/temp/temps/degree/heat/warm/hot
  UP = increase/rise/rose/more/high/fast/great/grow/climb/large/big
  DOWN = decrease/fall/fell/drop/less/low/slow/decline/reduce/few/small
  BEYOND = above/after/over/beyond/past/afterwards/then/but`

export const risesTo = (peak: number): MarkPoint =>
  judged(
    `the volume of gas increases (with temperature) up to ${peak} °C`,
    `${UP_DOWN}
  reject TEMP UP ...(no UP/until/till/to/BEYOND).. DOWN
  reject DOWN ...(no UP/BEYOND).. to/until/till ...(no UP/BEYOND).. ${peak}
  accept TEMP UP ...(no DOWN/BEYOND).. UP
  accept TEMP UP so ...(no DOWN/BEYOND).. UP
  accept UP TEMP ...(no DOWN/BEYOND).. UP
  accept UP ...(no DOWN/BEYOND).. (with/as/when) ...(no DOWN/BEYOND).. TEMP
  accept UP ...(no DOWN/BEYOND).. (to/until/till) ...(no DOWN/BEYOND).. ${peak}
  accept (to/until/till/below/before/between/from) ...(no DOWN/BEYOND).. ${peak} ...(no DOWN/BEYOND).. UP
  accept (below/before) ... ${peak} ...(no DOWN/BEYOND).. UP
  accept UP ...(no DOWN/BEYOND).. (from/between) ...(no DOWN/BEYOND).. ${peak}
  accept (go/goes/went) up ...(no DOWN/BEYOND).. ${peak}
  accept (rise/increase) ...(no DOWN).. then ...(no UP).. DOWN ... (peak/optimum/maximum) ... ${peak}
  unsure UP
  earns: the volume of gas increases up to ${peak} °C
  earns: as the temperature increases, the volume of gas rises
  earns: the volume incraeses until ${peak} degrees
  earns: more gas is made as the temperature goes up
  misses: the volume falls above ${peak} °C
  misses: as the temperature increases, less gas is made
  misses: the volume of gas decreases up to ${peak} °C
  misses: the enzymes are denatured`,
  )

export const mostAt = (peak: number, other: number): MarkPoint =>
  judged(
    `most gas at ${peak} °C`,
    `
  MOST = most/maximum/max/peak/optimum/optimal/best/fastest/top/"highest"/"largest"/"greatest"/"biggest"
  LEAST = least/lowest/smallest/minimum
  reject not MOST
  accept MOST ...(no LEAST/above/below/over/after/to/until/till/temperature/temp).. ${peak}
  accept MOST (when/with/if/at) ...(no LEAST/above/below/over).. ${peak}
  accept MOST (gas/volume/amount/rate) ...(no LEAST/above/below/over/to/until/till).. ${peak}
  accept (optimum/optimal/best/peak) temperature ...(no above/below).. ${peak}
  accept ${peak} ...(no LEAST/less/more/lower).. MOST
  reject MOST ...(no LEAST/${peak}).. ${other}
  unsure (increase/rise) ... (to/until/till) ... ${peak} ... (decrease/fall/drop)
  unsure MOST ... (above/below/over/after) ... ${peak}
  earns: the most gas is collected at ${peak} °C
  earns: ${peak} degrees is the optimum
  earns: the volume is higest at ${peak} °C, it is the maximun volume
  misses: the most gas is collected at ${other} °C
  misses: at ${peak} °C there is the least gas
  misses: it increases with temperature
  misses: the volume falls above ${peak} °C`,
  )

export const fallsAbove = (peak: number): MarkPoint =>
  judged(
    `the volume of gas decreases above ${peak} °C`,
    `${UP_DOWN}
  reject DOWN ...(no UP/BEYOND).. (below/before) ... ${peak}
  reject DOWN ...(no UP/BEYOND).. (with/as/when) ... TEMP DOWN
  reject TEMP DOWN ...(no UP/BEYOND).. DOWN
  accept BEYOND ...(no UP).. DOWN
  accept BEYOND ... ${peak} ...(no UP).. DOWN
  accept DOWN ...(no UP).. (above/after/over/beyond/past/from/between) ... ${peak}
  accept ${peak} ...(no UP).. DOWN
  accept (higher/hotter) temperature ...(no UP).. DOWN
  accept (higher/hotter) ... ${peak} ...(no UP).. DOWN
  accept DOWN ... than ... (at/with) ... ${peak}
  accept (between/from) ...(no UP).. ${peak} ... and/to ...(no UP).. go/goes/come/comes/went (down)
  accept (then/afterwards/after) ...(no UP).. (go/goes/come/comes/went) (down)
  accept DOWN ...(no UP).. (higher/hotter) ... ${peak}
  unsure DOWN
  earns: above ${peak} °C the volume decreases
  earns: it rises, then it falls
  earns: the volume of gas deceases after ${peak} °C, it drops
  earns: at temperatures higher than ${peak} °C there is less gas
  misses: the volume increases up to ${peak} °C
  misses: below ${peak} °C the volume increases
  misses: the volume decreases as the temperature falls
  misses: most gas is collected at ${peak} °C`,
  )

/** A reading may be half a cm³ out, as its point has been plotted. @param pairs temperature and volume, as in the table */
export const quotesVolume = (
  shown: number,
  temperature: number,
  pairs: readonly (readonly [number, number])[],
): MarkPoint => {
  const near = (value: number) =>
    VOLUMES([value - 0.5, value, value + 0.5].flatMap(each => [String(each), each.toFixed(1)]))
  const others = (own: number) => pairs.flatMap(([each]) => (each === own ? [] : [each])).join('/')
  const quoted = pairs.flatMap(([at, value], order) => [
    `  V${'ABCDE'[order]} = ${near(value)}`,
    `  accept V${'ABCDE'[order]} UNIT ...(no ${others(at)}).. ${at}`,
    `  accept ${at} ...(no ${others(at)}).. V${'ABCDE'[order]} UNIT`,
  ])
  return judged(
    'quotes a volume, with its unit and its temperature',
    `
  UNIT = cm/"cm3"/ml/cubic
${quoted.join('\n')}
  unsure ${VOLUMES(pairs.flatMap(([, value]) => [String(value), value.toFixed(1)]))}
  earns: ${shown} cm³ at ${temperature} °C
  earns: at ${temperature} °C the volume is ${shown} cm3
  earns: ${shown} cubik centimetres at ${temperature} °C
  misses: most gas is collected at a high temperature
  misses: the volume increases
  misses: it rises until ${temperature} degrees`,
  )
}

export const REACHES_TEMPERATURE = judged(
  'so that the mixture reaches the temperature of the water bath',
  `
  TEMP = temperature/temp/heat/warm
  MIX = mixture/yeast/solution/liquid/contents/tube/content/it/sugar/suspension/everything
  accept equilibrate | acclimatise | acclimatize
  unsure (keep/maintain) ... (constant/same), without reach/become/get
  accept get (to/up/used) ... TEMP
  accept (reach/reaches/come/adjust/same/right/correct/required/equal/desired/wanted/constant/stabilise) ...(no measure).. TEMP
  accept TEMP ...(no measure).. (reach/reached/same/equal/right/correct/constant/stabilise)
  accept (warm/heat) up
  accept (reach/get/come/warm/heat/cool) ... ("°c"/degree/degrees/celsius)
  accept up to ... TEMP
  accept TEMP (be/is) (even/uniform)
  accept (yeast/mixture/solution) (be/is) (at) ... (before/when)
  accept MIX ... (as/same) (warm/hot) as
  unsure TEMP, without measure/read/check
  earns: so that the yeast reaches the temperature of the water bath
  earns: to let the mixture get to the right temprature
  earns: so the contents have the same temperature as the water
  earns: to equilibrate
  misses: so that the yeast grows
  misses: to measure the temperature
  misses: to make more gas`,
)

export const NOT_LIVING = judged(
  'the same apparatus with boiled (dead) yeast, or without yeast',
  `
  YEAST = yeast
  DEAD = boil/boiled/dead/killed/kill/denatured/inactive
  reject not sugar/glucose/sucrose/maltose/oxygen, without YEAST
  reject not DEAD YEAST
  accept DEAD ... YEAST
  accept YEAST ... DEAD
  accept not YEAST
  accept (water/sand) ...(no bath).. (instead/rather/replace) ... YEAST
  accept (replace/swap) ... YEAST ... water
  accept only ... sugar, without yeast
  accept (leave/left/omit/exclude) ... yeast
  unsure (boil/dead)
  earns: use boiled yeast
  earns: set up the tube without yeast
  earns: put in water instead of yeast
  earns: the same with ded yeast that was killed by boiling
  misses: use the same volume of yeast
  misses: repeat the experiment at the same temperature
  misses: keep the temperature constant
  misses: set up a tube without sugar`,
)

export const GAS_LOST = judged(
  'an error: gas escapes before or between connections, or dissolves; one result for each temperature; temperature not kept; scale read to 0.5 cm³',
  `
  GAS = gas/carbon/dioxide/"co2"/bubble/air
  accept GAS ... (escape/leak/lost/lose/dissolve/soluble/miss/expand)
  accept (escape/leak/lost/lose/dissolve) ... GAS
  accept leak
  accept not repeat
  accept only once/one
  accept one (reading/result/trial/measurement/value), without more
  accept (temperature/bath/water) ... (change/cool/fall/vary/fluctuate/drop), without rate/enzyme/affect/effect
  accept (optimum/maximum/peak) ... between
  accept not (constant/precise/accurate/exact)
  accept cool down
  accept (scale/division/mark/cylinder/reading) ... (large/wide/coarse/parallax/difficult/hard)
  accept wrong level | eye level
  accept parallax
  accept (large/big/wide) (interval/gap/step)
  accept (interval/gap/step) ... (large/big/wide)
  accept (yeast) ... (settle/settled/stir/stirred/bottom)
  accept only (five/5) temperatures
  earns: some gas escapes when the bung is put in
  earns: carbon dioxide dissolves in the water
  earns: it was not repeated
  earns: the gas may leek out, leak
  earns: the temperature of the water bath may change
  misses: use a gas syringe
  misses: human error
  misses: the yeast was not alive`,
)

export const GAS_KEPT = judged(
  'an improvement that fits: gas syringe; connect at once / seal joints; repeat and take a mean; thermostat; finer scale',
  `
  accept (gas) syringe | "syringe"
  accept (seal/jelly/vaseline/grease/airtight/tight)
  accept (connect/close/bung/put) ... (immediately/quick/quickly/straight/at once/faster)
  accept (oil) ... water | (saturate/saturated/hydrogencarbonate)
  unsure (repeat/replicate/again/mean/average) & (escape/leak/lost/lose/dissolve/soluble/cool/parallax/settle)
  accept (three/several/more/many/few/two/five/3/5) times | (mean/average)
  accept (repeat/replicate/again) | "the mean" | "a mean" | (calculate/find/take/get) ... mean | average | more (readings/trials/results)
  accept (thermostat/thermostatic/thermostatically/electronic/electric) | (check/monitor/measure/control/record/maintain/electric) ...(no gas).. (temperature/bath)
  accept (small/smaller/finer/narrow/narrower/precise) ... (division/scale/cylinder/burette/tube/mark)
  accept burette
  accept (stir/swirl/shake)
  accept (more/other) temperatures
  accept temperature ... every
  accept (smaller/narrower/less) ... (interval/gap/step)
  accept eye level
  accept quick/quickly/immediately/faster
  earns: use a gas syrringe
  earns: use a gas syringe
  earns: repeat three times and calculate a mean
  earns: use a thermostatically controled water bath
  earns: seal the bung with petroleum jelly
  misses: some gas escapes
  misses: be more careful
  misses: the carbon dioxide dissolves in water`,
)

export const YEAST_KEPT: readonly MarkPoint[] = [
  volumeOf('yeast suspension', 'yeast', 'yeest', 'the volume of gas'),
  concentrationOf('yeast suspension', 'yeast', 'yeast', 'the volume of gas'),
  volumeOf('sugar solution', 'sugar/glucose/sucrose/maltose', 'suger solution', 'the volume of gas'),
  concentrationOf('sugar solution', 'sugar/glucose/sucrose/maltose', 'sugar', 'the volume of gas'),
  variable(
    'time for which gas is collected',
    'accept time/minutes/duration, without repeat/mean/three\n  accept how long',
    ['the time', 'how long the gas is collected', 'the tyme, the number of minuts'],
    'the temperature',
  ),
  variable(
    'type (or age) of yeast, or of sugar',
    'accept (type/kind/species/strain/age) ... (yeast/sugar)\n  accept (yeast/sugar) (type/species/age)\n  accept same (yeast/sugar), without volume/amount/concentration/mass',
    ['the type of yeast', 'use the same yeast', 'kind of suger'],
    'the temperature',
  ),
  variable(
    'pH',
    'accept pH/acidity/buffer',
    ['the pH', 'pH of the solution', 'use a bufer, a buffer'],
    'the time',
  ),
]
