import { CHANGE_WORDS } from './change-words'

/** Rules of points that Core questions about circuits share (docs/adr/0072-written-answers.md). */

/** Words that begin another statement, or name another quantity. */
const NEXT = `
  NEXT = so/therefore/hence/thus/which/and/cause/mean/make/because/since/current/reading/ammeter/voltmeter/voltage/"pd"/brightness/temperature/light/brighter/heat/","
  RISE = UP/(more than before)
  FALL = DOWN/(less than before)`

const words = (rises: boolean) => (rises ? ['RISE', 'FALL'] : ['FALL', 'RISE'])

/** The resistance of a component, or of the circuit, rises or falls. `first`: rules before the others. */
export function resistanceChanges(rises: boolean, first = ''): string {
  const [right, wrong] = words(rises)
  return `
    ${CHANGE_WORDS}${NEXT}${first}
    reject resistance ...(no ${right}/NEXT/when/as/if/at).. ${wrong}/SAME
    reject ${wrong} in/total/combined/overall/of/its resistance, without ${right}
    reject ${wrong} resistance, without ${right}
    reject because/since ...(no ${right}).. ${wrong} ...(no ${right}/NEXT).. resistance
    accept resistance ...(no ${wrong}/NEXT/not).. ${right}
    accept resistance of/in/inside ... ${right}, without ${wrong}
    accept ${right} resistance
    accept ${right} in/total/combined/overall/of/its resistance
    unsure resistance, ${right}
    unsure ${rises ? 'resist/(hard ... current)' : 'conduct/(easy ... current)'}
    earns: the resistance ${rises ? 'increases' : 'decreases'}
    earns: its resisstance becomes ${rises ? 'larger' : 'smaller'}
    earns: there is ${rises ? 'more' : 'less'} resistance
    misses: the resistance ${rises ? 'decreases' : 'increases'}
    misses: the current ${rises ? 'decreases' : 'increases'}
    misses: the resistance stays the same`
}

const METERS = {
  ammeter: { names: 'ammeter/a1', measured: 'current/amp' },
  voltmeter: { names: 'voltmeter', measured: 'voltage/"pd"/(potential difference)' },
} as const

/** What a meter shows rises or falls. `first`: rules before the others. */
export function readingChanges(rises: boolean, meter: keyof typeof METERS, first = ''): string {
  const { names, measured } = METERS[meter]
  const [right, wrong] = words(rises)
  return `
    ${CHANGE_WORDS}${NEXT}
    SHOWN = reading/${names}/${measured}/it
    CAUSE = resistance/resistor/temperature/thermistor/light/heat/hot/bright${first}
    reject SHOWN ...(no CAUSE/${right}/when/as/if/because/since).. ${wrong}/SAME/zero
    reject ${wrong} reading/${measured}, without ${right}
    accept SHOWN ...(no CAUSE/${wrong}/when/as/if/because/since/not).. ${right}
    accept ${right} ...(no CAUSE/NEXT).. reading/${measured}
    unsure SHOWN, ${right}
    unsure ${right}, without CAUSE/SHOWN
    earns: the reading ${rises ? 'increases' : 'decreases'}
    earns: it shows a ${rises ? 'larger' : 'smaller'} reading
    earns: the readinng gets ${rises ? 'higher' : 'lower'} because the resistance is ${rises ? 'less' : 'greater'}
    misses: the reading ${rises ? 'decreases' : 'increases'}
    misses: the reading stays the same
    misses: the resistance ${rises ? 'decreases' : 'increases'}`
}
