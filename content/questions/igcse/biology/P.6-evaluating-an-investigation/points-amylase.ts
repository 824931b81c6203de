import { judged } from '@/lib/exams/authoring/marks'
import { roundTo } from '@/lib/exams/format'

/** Words of the variable that is changed. */
const words = (by: 'temperature' | 'pH') => (by === 'pH' ? 'ph/buffer' : 'temperature/temp')

export const STILL_THERE = (limit: number) =>
  judged(
    `starch is still there after ${limit} s (it takes longer than ${limit} s)`,
    `
    LEFT = still/remain/remains/left/present/there
    CUT = digest/digested/break/broken/react/disappear/gone/hydrolyse
    accept not starch ... CUT | not CUT
    reject not starch LEFT | not starch | starch absent/gone/missing
    reject starch was/is/has/been CUT
    accept starch ... LEFT | LEFT ... starch | contain starch | there is starch
    accept starch ... not CUT | not CUT ... starch | not all ... starch | undigested/unchanged starch | starch ... undigested/unchanged
    accept (long/longer/more/greater/over/above/beyond/exceed/after) ... ${limit} | not in/within/after ... ${limit}
    unsure starch
    earns: there is still starch after ${limit} s
    earns: the starch was not digested
    earns: starch is stil presnt in the tube
    earns: it takes longer than ${limit} seconds
    misses: there is no starch left
    misses: the amylase works fastest
    misses: the iodine is used up`,
  )

export const CAUSE = (by: 'temperature' | 'pH') =>
  judged(
    `a mistake that shortens the time: too much amylase, too little starch, another ${by}, stopwatch started late …`,
    `
    ENZYME = amylase/enzyme
    BIG = more/much/extra/double/twice/high/higher/concentrated/greater/large/larger/many
    SMALL = less/little/low/lower/dilute/small/smaller/few/fewer/weak/weaker
    WRONG = wrong/incorrect/different/mistake/another/misread/mix/inaccurate
    PLACE = bath/temperature/buffer/ph/tube/well/row/volume/amount/concentration/time/tile
    reject SMALL ...(no starch/iodine).. ENZYME, without starch/iodine
    reject BIG ...(no ENZYME/small/less/little).. starch, without ENZYME
    reject starch ...(no ENZYME/SMALL).. (BIG/strong/stronger), without ENZYME
    reject ENZYME ...(no starch/iodine/BIG).. (SMALL/denatured) | ENZYME denatured
    reject (${words(by)}/water/bath) ...(no high/higher/hot/hotter/warm/warmer).. (low/lower/cold/colder/cool/cooler)
    accept ENZYME ...(no starch/SMALL).. BIG | starch ...(no ENZYME/BIG).. SMALL
    accept BIG ...(no starch/iodine).. ENZYME | SMALL ...(no ENZYME).. (starch/iodine/drop) | not enough (starch/iodine)
    accept (hot/hotter/warm/warmer/high/higher) ... (bath/temperature/water/tube/ph) | (bath/temperature/water/ph/buffer) ... (hot/hotter/warm/warmer/high/higher/rise/rose/increase/change/vary/fluctuate) | ph ... (close/closer/near/nearer)
    accept WRONG ... PLACE | PLACE ... WRONG
    accept (stopwatch/timer/clock/timing) ... (late/after/wrong/error/incorrect/mistake/forgot/misread) | start ... late | late ... start | misread/miscount | (count/read) ... (wrong/incorrect/mistake)
    accept contaminate/contaminated/contamination | not rinse/clean/wash | forgot/forget ... (iodine/buffer) | not iodine | iodine ... missing/forgotten | (dirty/rinse/clean) (pipette/tube/tile/dropper/well)
    unsure amylase/enzyme/starch/iodine/temperature/buffer/ph/stir/instead | not starch/stir
    earns: too much amylase was added
    earns: the stopwatch was started too late
    earns: she used the wrong ${by === 'pH' ? 'buffer' : 'water bath'}
    earns: too little starch was used
    earns: there was to much amilase in the tube
    misses: human error
    misses: there was less amylase
    misses: it was repeated three times
    misses: it does not fit the pattern`,
  )

export const FALLS_AND_RISES = (by: 'temperature' | 'pH', best: number) =>
  judged(
    `the time falls up to ${by === 'pH' ? `pH ${best}` : `${best} °C`} and rises above it (shortest time there)`,
    `
    BEST = short/shorter/shortest/low/lowest/least/fast/faster/fastest/quick/quickest/minimum/smallest/optimum/best
    DOWN = decrease/fall/drop/reduce/shorten/down/shorter/less/faster/quicker
    UP = increase/rise/up/long/longer/more/slower
    BREAK = then/but/after/above/beyond/afterwards/however/past
    reject ("longest"/"slowest"/highest/maximum) ...(no ${best}/BEST).. ${best} | ${best} ...(no BEST).. ("longest"/"slowest")
    reject (rate/activity/enzyme/amylase) ...(no time/high/highest/fast/fastest).. ("lowest"/"least"/minimum/"smallest"/"slowest") ...(no time).. ${best}
    reject time ...(no ${words(by)}).. (increase/rise) ...(no ${words(by)}/decrease/fall).. BREAK ... time ... (decrease/fall)
    reject time (increase/rise) ... then (decrease/fall/drop)
    accept BEST ... ${best} | ${best} ... BEST
    accept to ${best} ...(no increase/rise/longer).. DOWN & (from/after/above/over/beyond/past) ${best} ...(no decrease/fall/drop).. (increase/rise/longer/slower/up)
    accept time ...(no ${words(by)}).. (decrease/fall/drop) ...(no increase/rise).. ${best} ... (increase/rise)
    accept DOWN ... BREAK ... UP | DOWN and UP again | DOWN ... until ... UP
    unsure DOWN & UP & then/but/and/after/above
    earns: the time decreases to ${best} and is shortest there
    earns: as the ${by} rises the time falls, but above ${best} it rises
    earns: the time was the shortest at ${best}
    earns: the time decreses first, then it increses again
    misses: the time gets longer as the ${by} rises
    misses: the ${by} was changed
    misses: the time is longest at ${best}`,
  )

export const WITH_FIGURES = (means: readonly number[], best: number, unit: string) =>
  judged(
    `figures from the table, such as a mean of ${means.join(' s or ')} s with its ${unit === '' ? 'pH' : 'temperature'}`,
    `
    MEAN = ${means.map(mean => `"${mean}"`).join('/')}
    accept MEAN seconds | MEAN
    unsure seconds
    earns: it took ${means[0]} s at ${best}
    earns: at ${best} the mean is ${means[0]} s
    earns: it is ${means[1]} secconds at first, then ${means[0]} secconds
    misses: the time is shortest at ${best}
    misses: it falls and then rises
    misses: it works best in the middle`,
  )

export const ONLY_EVERY = (interval: number) => {
  const gap = interval === 60 ? '60/sixty/minute' : '30/thirty'
  return judged(
    `drops are tested only every ${interval} s: the starch may have gone between two drops`,
    `
    GAP = ${gap}
    accept in between | (during/within) ... GAP | in GAP | (any/anywhere/anytime/sometime/somewhere/when) ... GAP | (just/right/shortly/soon/after) ... (last/previous) ... (drop/sample/test)
    accept between ... (drop/sample/test/well/interval/two/time/GAP) | before ... (next/drop/sample/test) | (earlier/sooner) than ... (drop/record/well/time)
    accept (only/just/every/each/once) ... GAP | GAP ... (apart/interval/gap/long/wide) | (interval/gap/step) ... (long/large/big/wide/too) | (long/large/big/wide) ... (interval/gap/step) | not continuous/continuously/constantly
    earns: the drops were only taken every ${interval} s
    earns: the starch could have gone between two drops
    earns: the gap betwen the samples is ${interval} s, so it could be gone before the next drop is taken
    misses: the colour is hard to see
    misses: it was done three times
    misses: there was too much amylase`,
  )
}

export const MORE_OFTEN = (interval: number) => {
  const shorter = [1, 2, 3, 5, 10, 15, 20, 30].filter(each => each < interval)
  return judged(
    'test drops more often (every 5 s or 10 s)',
    `
    TAKE = sample/drop/test/take/check/add/measure/remove/use/put/transfer
    SHORT = short/shorter/small/smaller/less/reduce/decrease/low/lower
    SECONDS = ${shorter.join('/')}/one/five/ten/fifteen/twenty
    accept more (often/frequent/frequently/regularly/regular) | (frequent/frequently) ... TAKE | TAKE ... (every/each) SECONDS | (every/each) SECONDS | "every second" | "each second" | SECONDS (s/second) (interval/gap) | (interval/gap) of SECONDS
    accept SHORT time between | SHORT ...(no ph/temperature).. (interval/gap) | (interval/gap) ... SHORT | more (sample/drop/well) | continuous/continuously
    unsure shorten
    earns: test a drop every 10 s
    earns: take samples more often
    earns: use shorter intervals of time
    earns: take samples more freqently
    misses: repeat it three times
    misses: use a colorimeter
    misses: use less amylase`,
  )
}

export const BY_EYE = judged(
  'the colour changes gradually: it is a matter of judgement, so the time may be too early or too late',
  `
  accept gradual/gradually/subjective/opinion/judgement/judgment/judge/bias/biased/shade | slowly ... (change/fade/turn) | (change/fade/turn) ... slowly
  accept different (people/person/student/observer/eye/colour/one) | (people/person/student/everyone/observer/somebody/eye/you) ... (different/differently/disagree/wrong/mistake) | (hard/difficult/tricky) ... (tell/see/judge/decide/know/say/determine/identify/notice/distinguish) | not (easy/easily/clear/possible) ... (tell/see/judge/decide/know/when)
  accept too (early/late/soon/long/short) | (early/late/earlier/later/sooner/longer/shorter) than | (estimate/guess) | not (exact/accurate/precise/objective/sharp/reliable) | inaccurate/imprecise/unreliable
  accept depend ... (person/people/observer/student/who/eye) | qualitative | not quantitative | blind | (end/point/colour/change) ... (not clear/unclear/indistinct/mistaken/misjudge)
  unsure colour/eye
  earns: the colour changes gradually
  earns: different people may judge it differently
  earns: it is dificult to tell when it has changed
  earns: so the time may be too long
  misses: use a colorimeter
  misses: the drop is blue-black
  misses: it is done on a tile`,
)

export const COLORIMETER = judged(
  'compare with a drop of iodine solution alone (a standard, a colour chart), or use a colorimeter',
  `
  accept colorimeter/colourimeter/colorimetry/spectrophotometer/spectrometer | (colour/color) (chart/card/scale/standard/key) | compare ... (iodine/standard/drop/reference/control/photo/photograph/well) | reference/standard | (light/colour/color) (sensor/meter/probe/detector) | camera/photo/photograph | same person | two people | (well/drop/control) ... only iodine | iodine ... (only/alone/without/water)
  accept compare ... (not starch/without starch) | (digital/electronic) (sensor/meter)
  unsure compare/sensor/meter | (another/other/several/more/second) (person/student/people/observer)
  earns: use a colorimeter
  earns: compare it with a drop of iodine solution alone
  earns: compare the coler with a colour chart
  misses: take drops more often
  misses: use more iodine
  misses: repeat three times`,
)

/** Values around the best one that were not tested, as students list them. */
const inside = (by: 'temperature' | 'pH', [low, best, high]: readonly [number, number, number]) => {
  const step = by === 'pH' ? 0.1 : 1
  return Array.from({ length: Math.round((high - low) / step) - 1 }, (_, at) =>
    roundTo(low + (at + 1) * step, 1),
  )
    .filter(value => value !== best)
    .join('/')
}

export const NOT_TESTED_BETWEEN = (
  by: 'temperature' | 'pH',
  [low, best, high]: readonly [number, number, number],
) =>
  judged(
    `no other ${by} between ${low} and ${high} was tested, so the optimum may be anywhere between them`,
    `
    TRY = test/try/use/measure/investigate/repeat/check/do/take
    VALUE = ${words(by)}/value/result/reading/number/data/one/it/other
    WIDE = large/larger/big/bigger/wide/wider/far/too
    INSIDE = ${inside(by, [low, best, high])}
    accept (could/may/might/can) ...(no TRY).. INSIDE | not (test/tested/try/tried/use/used/measure/measured) ... INSIDE | INSIDE ... not (test/tested/try/tried/use/used/measure/measured)
    accept only (whole/integer) | only (test/tested) every
    accept not (test/tested/try/tried/measure/measured/investigate/use/used/done/check/checked) ... (between/near/around/close/closer/all/other/every/more/enough/${low}/${high}/VALUE) | not VALUE ... (between/near/around/close/test/tested) | (between/near) ... not (test/tested/tried/measured/used/known/checked)
    accept (optimum/best/it/fastest/quickest) (could/may/might/can) ... (between/high/higher/low/lower/above/below/other/another/different/anywhere/near/around/not) | (could/may/might/can) be ... (between/high/higher/low/lower/above/below/other/another/different/anywhere/near/around/${low}/${high})
    accept (interval/gap/step/range/difference/VALUE) ... (WIDE/apart) | WIDE ... (interval/gap/step/apart) | (only/just/few) ... (five/5/four/4/few) | (only/few) VALUE | somewhere between | anywhere between
    accept between, without TRY
    unsure (optimum/best/it/value/${words(by)}) (could/may/might) be
    earns: values between ${low} and ${high} were not tested
    earns: the optimum could be a little higher or lower
    earns: the intervals between the values are too large
    earns: no other values betwen them were tested
    misses: test it again with a colorimeter
    misses: the time is shortest there
    misses: the enzyme is denatured`,
  )

export const TEST_CLOSER = (by: 'temperature' | 'pH', [low, best, high]: readonly [number, number, number]) =>
  judged(
    `test more values, closer together, around ${by === 'pH' ? `pH ${best}` : `${best} °C`}`,
    `
    TRY = test/try/use/using/measure/investigate/repeat/check/do/take/include/experiment/choose/collect/gather/obtain
    NEAR = between/near/around/close/closer/intermediate/nearer/either
    SMALL = small/smaller/narrow/narrower/short/shorter/close/closer/fine/finer/less
    STEP = interval/step/gap/difference/increment/range
    INSIDE = ${inside(by, [low, best, high])}
    accept (should/could/must/next/need/then) ... TRY ... (NEAR/INSIDE)
    accept TRY ...(no was/were/could/may/might/optimum).. INSIDE | (STEP) of (1/2/0.1/0.2/0.5/one/two) | increase ... number ... (${words(by)}/value)
    accept TRY ...(no was/were).. NEAR | TRY ... SMALL STEP | SMALL ... STEP | more (${words(by)}/value) | every (1/2/0.1/0.2/0.5/one/two)
    unsure (more/next/then/should/need/further), (NEAR/STEP)
    earns: test more values around ${best}
    earns: use smaller intervals
    earns: try ${by} values closser to ${best}, closer together
    misses: repeat it and take a mean
    misses: use a colorimeter
    misses: the time is shortest there`,
  )
