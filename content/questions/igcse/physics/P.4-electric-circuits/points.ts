import { judged } from '@/lib/exams/authoring/marks'
import { figures, plain, toSigFigs } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'

/** Rules of points that questions about practical circuits share (docs/adr/0072-written-answers.md). */

const AGREE =
  'support/supported/agree/correct/right/true/consistent/match/fit/confirm/equal/same/hold/accurate/constant/proportional'
const DENY = 'disagree/incorrect/wrong/false/untrue/contradict/unsupported/inconsistent/unequal/unsuitable'

/**
 * Whether the results support what was suggested: the first mark of such a part. `first`: rules before the others, of
 * what a student may say of the thing itself. The rules read the drawn values: who has others ticks by hand.
 */
export const supported = (yes: boolean, text: string, first = ''): MarkPoint =>
  judged(
    `${text}; with your own values, what follows from them`,
    yes
      ? `
  AGREE = ${AGREE}/within/close
  DENY = ${DENY}
  ${first}
  reject not AGREE | DENY | "they do not"/"it does not"
  reject (no/nope) (it/they/because/since/the/student/suggestion/as/i/he/she)
  accept yes/yeah/yep/yess/AGREE | "they do"/"it does"
  earns: yes
  earns: they do
  earns: the results suport it
  earns: Yes, because the two values are within 10%.
  earns: it is supported since they are equal within experimental accuracy
  earns: the suggestion is correct
  misses: no
  misses: the results do not support it
  misses: No, because the difference is too large.
  misses: the suggestion is wrong`
      : `
  AGREE = ${AGREE}/within
  DENY = ${DENY}
  ${first}
  accept not AGREE | not (close/near) | DENY | "they do not"/"it does not"/"it doesn't"/"they don't"
  reject yes/yeah/yep/yess/support/supported/agree/correct/right/true
  accept (no/nope/nah) | (too/very/quite/completely) (far/different/big/large)
  earns: no
  earns: the results do not suport it
  earns: No, because the difference is more than 10%.
  earns: it is not supported since the values are too different
  earns: the suggestion is wrong
  misses: yes
  misses: the results support it
  misses: Yes, because the values are close.
  misses: the suggestion is correct`,
  )

const quoted = (values: readonly string[]) => [...new Set(values)].map(each => `"${each}"`).join('/')

/** How a number of so many whole figures is quoted. */
const waysToQuote = (value: number) => [
  plain(value, 1),
  plain(value, 2),
  figures(value, 2),
  figures(value, 3),
  figures(value, 4),
]

/** Rules for who quotes the ratio of two values of a table, which may be rounded first. */
export function quotesRatio(
  yes: boolean,
  large: number,
  small: number,
  times: number,
  words: string,
): string {
  const ratios = [2, 3, 12].map(count => toSigFigs(large, count) / toSigFigs(small, count))
  const products = [2, 3].map(count => times * toSigFigs(small, count))
  return `
  RATIO = ${quoted([...ratios, ...products].flatMap(waysToQuote))}
  TARGET = "${plain(times)}"/(${words})
  ${yes ? 'reject not TARGET' : 'reject RATIO ... (CLOSE/about/around) ... TARGET'}
  accept RATIO`
}

/** Rules for who quotes the value found beside the one expected. */
export function quotesBoth(yes: boolean, found: readonly string[], expected: readonly string[]): string {
  return `
  FOUND = ${quoted(found)}
  EXPECTED = ${quoted(expected)}
  ${yes ? 'unsure' : 'accept'} FOUND & EXPECTED`
}

/** The reason: two values are equal, or not, within the limits of experimental accuracy. `quotes`: rules for figures. */
export const withinLimits = (yes: boolean, text: string, quotes = ''): MarkPoint =>
  judged(
    text,
    `
  CLOSE = close/near/similar/approximately/approx/roughly/almost/nearly/small/slight/slightly/little/tiny/negligible/minor
  FAR = far/large/big/great/huge/significant/considerable/wide/much/high
  OVER = more/greater/over/above/exceed/outside/beyond/larger/bigger/higher/">"
  UNDER = less/under/below/within/inside/smaller/lower/"<"
  LIMIT = limit/accuracy/error/uncertainty/tolerance/margin/experimental/"10"/ten/percent/"%"
  GAP = difference/differ/gap/apart/percentage
  ${
    yes
      ? `
  reject not (CLOSE/UNDER)
  reject OVER ... LIMIT, without UNDER/CLOSE
  reject not (equal/same), without CLOSE/UNDER
  reject too (FAR/different)
  reject FAR ...(no within/less/under).. GAP
  reject (more/greater/over/above) than ("10"/ten)
  accept UNDER ...(no OVER).. LIMIT | inside the LIMIT | not OVER ... LIMIT
  accept CLOSE ...(no FAR).. (same/equal/value/together/each/other/GAP/result/resistance/ratio/number/to/expected/predicted/theory) | GAP ...(no FAR).. CLOSE | (value/they/both/result/ratio/resistance) ...(no FAR).. CLOSE
  accept GAP ... (only/just)
  accept (are/is/very/quite/so) CLOSE, without point
  accept (all/they/each/three/value) ... (about/around) | GAP ... (little/minor)
  unsure GAP ... ("%"/percent) | only ... ("%"/percent)
  accept not (FAR/much/significant) ... GAP | not (FAR/very) (different/apart) | GAP not (FAR/significant)
  ${quotes}
  earns: the difference is less than 10 %
  earns: they are within the limits of experimental acuracy
  earns: the two values are close enough to be equal
  earns: there is only a small difference between them
  misses: the difference is more than 10 %
  misses: they are not within the limits of experimental accuracy
  misses: the values are too different
  misses: the results support it
  misses: the readings are accurate`
      : `
  reject CLOSE ...(no too/FAR).. (same/equal)
  reject UNDER ...(no OVER).. LIMIT
  ${quotes}
  accept "closer to"/"nearer to"/"nearer twice"
  accept not (UNDER/CLOSE) | (much/far/lot) (OVER/UNDER) | OVER ... LIMIT | out of LIMIT
  accept too (FAR/different/many) | FAR ... (GAP/different/apart/from/off/away/out) | GAP ... (FAR/OVER) | (very/completely/quite/really/clearly/totally) different | not (equal/same) ... (LIMIT/even)
  earns: the difference is more than 10 %
  earns: they are not within the limits of experimental acuracy
  earns: the two values are too far apart to be equal
  earns: there is a large difference between them
  misses: the difference is less than 10 %
  misses: they are within the limits of experimental accuracy
  misses: the values are close
  misses: the results do not support it
  misses: the readings are not accurate`
  }`,
  )

/** Why the switch is closed for a reading only. */
export const SWITCH_OPEN = judged(
  'so that the wire (lamps, resistors) does not become hot, which would change its resistance (or: so that the cells do not run down)',
  `
  HOT = heat/hot/warm/temperature/overheat/burn/melt
  CELL = cell/battery/batteries/supply/source
  FLAT = drain/flat/discharge/waste/last/die/dead/save/preserve/conserve/exhaust/energy/charge/(run/runs/running/ran down/out)/(used up)/weak/lose/losing
  reject (let/allow/help/enable/need) ...(no cool/constant).. HOT, without cool/otherwise
  accept cool/cooler | not HOT | (prevent/stop/avoid/reduce/less/minimise/limit/keep/otherwise/would/could/might/may/can/will) ... HOT
  accept HOT ... (constant/same) | not (change/affect) ... HOT
  reject so/(in order) ...(no constant/same/affect/stay/remain).. HOT
  accept HOT
  accept CELL ... FLAT | FLAT ... CELL | not (FLAT ... CELL) | not (CELL ... FLAT) | (save/waste/conserve/preserve) ... (energy/power/electricity/charge)
  earns: so that the wire does not get hot
  earns: to stop the wire from heeting up
  earns: otherwise the temperature rises and the resistance changes
  earns: so that the battery does not run down
  earns: it lets the wire cool
  misses: to let the wire warm up
  misses: so that nobody gets an electric shock
  misses: to make the readings accurate
  misses: so that no current flows`,
)

/** What a variable resistor is for. */
export const CHANGES_CURRENT = judged(
  'it changes the current (or p.d.), so that several pairs of readings can be taken',
  `
  VARY = change/vary/alter/adjust/control/regulate/increase/decrease/reduce/set/modify
  SEVERAL = several/different/various/range/many/more/multiple/another/set/number/pairs
  WHAT = current/voltage/"pd"/(potential difference)/"emf"
  reject (keep/hold/maintain/constant) ...(no different/each/every).. current, without VARY/SEVERAL
  reject measure ... WHAT, without VARY/SEVERAL
  reject (protect/protects) ...(no VARY).. (ammeter/meter), without VARY
  accept VARY ... WHAT | WHAT ... (VARY/varied) | SEVERAL ... (WHAT/reading/value/result/measurement)
  accept (current/ammeter/voltmeter) ... (different/various/range)
  earns: to change the current
  earns: so that there are diferent values of the current
  earns: it lets you take several readings
  earns: it varies the voltage across the component
  misses: to measure the current
  misses: to keep the current constant
  misses: it is a resistor
  misses: to change the resistance of the lamp`,
)

/** A precaution in reading a meter with a needle. */
export const READS_SQUARELY = judged(
  'look at right angles to the scale, to avoid a parallax error (or: check that the needle is at zero before the switch is closed)',
  `
  LOOK = look/view/read/see/eye/sight/watch/observe/viewed
  ANGLE = perpendicular/perpendicularly/(right angle)/"90"/directly/straight/vertically/front/above/normal/square/level
  reject LOOK ... side
  accept parallax | LOOK ... ANGLE | ANGLE ... (LOOK/scale/needle/pointer/dial) | mirror
  accept zero ... (check/error/adjust/set/correct/reset/start/before) | (check/set/adjust/allow/correct/reset/calibrate/start) ... zero | zero error | not zero error | (needle/pointer) ... (still/rest/steady/settle/settled/stopped) | tap ... (meter/glass/needle/dial/it/ammeter/voltmeter) | calibrate
  earns: look at right angles to the scale
  earns: avoid paralax error
  earns: check for a zero error
  earns: view the needle from directly above the scale
  misses: read it carefully
  misses: look from the side
  misses: write the reading down at once
  misses: use a long wire`,
)

/** What keeps resistors or wires from getting warm during the readings. */
export const KEEPS_COOL = judged(
  'a smaller current (fewer cells, more resistance), or open the switch between the readings, or wait until they have cooled',
  `
  LESS = small/smaller/low/lower/less/little/reduce/decrease/limit/minimise/weak/weaker/fewer/few/short/shorter/one
  MORE = large/larger/high/higher/more/increase/big/bigger/greater/raise/add/extra/another
  OFF = open/off/disconnect/disconnected/opened/unplug
  reject LESS ...(no current/voltage/MORE/cell).. (resistance/resistor), without OFF
  reject MORE ...(no resistance/resistor/time/LESS).. (current/voltage/"pd"/cell/battery), without resistance/resistor/LESS
  accept OFF ... (switch/circuit/power/current/supply/battery/between/after/reading) | switch ... OFF | not (keep/leave/leaving) ... (on/closed/running/flowing)
  accept LESS ...(no time).. (current/voltage/"pd"/cell/battery/power/"emf") | (current/voltage/"pd") ... LESS | LESS ... time | (time/period) ... LESS | quick/quickly/briefly/faster
  accept MORE ... (resistance/resistor) | (resistance/resistor) ... MORE, without current ... MORE
  accept only ... (on/closed/close) ... (reading/taking/measuring) | fan/ventilation/ventilated
  unsure water/ice
  accept cool/pause/break/intervals | (wait/rest) ... (between/before/reading/minutes/while)
  earns: use a smaller current
  earns: open the swich between the readings
  earns: increase the resistance of the variable resistor
  earns: wait for them to cool down
  earns: use fewer cells
  earns: take the readings quickly
  misses: use a larger current
  misses: use a thermometer
  misses: repeat the readings
  misses: use thicker gloves`,
)
