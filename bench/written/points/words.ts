/** Lists that the points of one set of questions share: the glossary of a lesson about simple circuits. */
export const CIRCUIT_WORDS = `
CONNECTED = connect/attach/join/link/touch/hook/contact/tie
SEPARATED = separate/apart/cut/divide/split/isolate
GAP = gap/gaps/gab/break/hole/"opening"
POSITIVE = positive/pos/plus/"+"
NEGATIVE = negative/neg/minus/"-"
BATTERY = battery/cell/batt
PATH = path/pathway/bath/paths
CLOSED = close/closed
STATE = state/"status"
DIFFERENT = different/unequal/opposite/opposing/change
SAME = same/equal/identical/alike/match
KNOWN = terminal/electrical/electric/voltage/volt/circuit/bulb/switch/component/multimeter/meter/reading/side/end/charge
DAMAGED = damage/burn/break/burnt/bad/fault/defective/busted/dead/blown
OTHER = other/another/others/second/both/each/undamaged/good
`

/** Lists of everyday science: comparisons and the like. */
export const SCIENCE_WORDS = `
MORE = more/great/increase/high/up/large/big/extra
LESS = less/few/decrease/low/reduce/down/small/lower/fewer
LONG = long/big/large/tall/length/lengthy
SHORT = short/small/little/tiny
EVERYONE = everyone/everybody/all/other/others/people/anyone/anybody/else/world/someone/they/we/person
CONDUCT = conduct/conductor/conductive/conduction/conducting/conducts/conductors
ELECTRICITY = electricity/current/energy/electric/charge/power/electrons/electron
PASS = go/pass/flow/through/travel/run/carry/hold/have/move/transfer/let/get/cross/give/transmit
`
