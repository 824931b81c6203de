import { CIRCUIT_WORDS } from './words'

/** Why a voltage is measured between terminal 1 and the positive one: they are apart. */
const APART_FROM_POSITIVE = `${CIRCUIT_WORDS}
ONE = 1
reject both ... NEGATIVE/POSITIVE ... NEGATIVE/POSITIVE, CONNECTED
reject CONNECTED ...(no NEGATIVE/not).. POSITIVE
reject POSITIVE ...(no NEGATIVE/ONE).. CONNECTED ... ONE
reject not GAP/SEPARATED, POSITIVE
accept ONE, GAP/SEPARATED, POSITIVE
accept ONE, not CONNECTED, POSITIVE
accept ONE, CONNECTED ...(no POSITIVE).. NEGATIVE
reject 2/3/4/5/6
accept CONNECTED ...(no POSITIVE).. NEGATIVE
accept GAP between, POSITIVE, without NEGATIVE
accept NEGATIVE ...(no POSITIVE).. CONNECTED ... ONE
accept ONE/it, not GAP/SEPARATED, NEGATIVE
unsure ONE/they, different/differ/opposite STATE
unsure it/they/terminal, GAP/SEPARATED, POSITIVE terminal
unsure it/they, not CONNECTED, POSITIVE
accept they/them/"terminals", not CONNECTED, without NEGATIVE/bulb
accept CONNECTED opposite/different terminal/end/side
unsure they/them, GAP/SEPARATED
`

/** Why none is measured between this terminal and the positive one: they are joined. */
const joinedToPositive = (terminal: number, others: string) => `${CIRCUIT_WORDS}
THIS = ${terminal}
reject ${others}
reject CONNECTED ... GAP, CONNECTED ... by GAP
reject THIS, CONNECTED ...(no POSITIVE/not).. NEGATIVE
reject GAP/SEPARATED, POSITIVE ...(no NEGATIVE).. THIS, without NEGATIVE
accept THIS/it, CONNECTED, POSITIVE
accept THIS/it, not GAP/SEPARATED, POSITIVE
accept THIS/it, GAP/SEPARATED, NEGATIVE
accept THIS/it, not CONNECTED, NEGATIVE
unsure THIS/they, SAME STATE
accept they CONNECTED, without POSITIVE/NEGATIVE/GAP/bulb/battery
unsure "terminals" CONNECTED, without POSITIVE/NEGATIVE
unsure not GAP/SEPARATED, they/them/"terminals"
unsure they/terminal, CONNECTED, POSITIVE terminal, without a terminal
`

export const FAULTS: Record<string, string> = {
  'FaultFinding-BULB_C_VOLTAGE_EXPLAIN_WHY1': APART_FROM_POSITIVE,
  'FaultFinding-VOLTAGE_GAP_EXPLAIN_WHY1': APART_FROM_POSITIVE,
  'FaultFinding-BULB_C_VOLTAGE_EXPLAIN_WHY6': joinedToPositive(6, '1/2/3/4/5'),
  'FaultFinding-VOLTAGE_GAP_EXPLAIN_WHY4': joinedToPositive(4, '1/2/3/5/6'),
  'FaultFinding-BULB_ONLY_EXPLAIN_WHY2': `${CIRCUIT_WORDS}
PAIR = (1, 2)/they/both/"terminals"/them
reject POSITIVE
reject 3/4/5/6
reject PAIR, GAP/SEPARATED
unsure PAIR/(each terminal), CONNECTED, NEGATIVE/BATTERY
reject CONNECTED, NEGATIVE/BATTERY
accept PAIR, CONNECTED
unsure not GAP/SEPARATED, BATTERY
accept not GAP/SEPARATED, PAIR
accept PAIR, SAME electrical STATE
unsure not GAP/SEPARATED
unsure CONNECTED each/together
`,
  'FaultFinding-BURNED_BULB_LOCATE_EXPLAIN_Q': `${CIRCUIT_WORDS}
PROBLEM = gap/DAMAGED/fault/problem
accept DIFFERENT STATE & gap/gaps/fault
unsure STATE, DIFFERENT & gap/gaps/fault
unsure DIFFERENT voltage, gap
unsure not CONNECTED & voltage/reading/1.5/measurement
unsure gap/DAMAGED, (not 0)/nonzero/1.5
unsure 0, CONNECTED
unsure 0, not gap/GAP
accept measure/reading/voltage/value, indicate/show/tell/determine/see if/whether/when ... gap/CONNECTED/SEPARATED
unsure find/locate/identify/show/pinpoint/determine/tell/detect/see, gap/gaps, CONNECTED/bulb/voltage/STATE
unsure DIFFERENT STATE & DAMAGED/break
`,
  'FaultFinding-OTHER_TERMINAL_STATE_EXPLAIN_Q': `${CIRCUIT_WORDS}
OTHERS = they/them/it/"terminals"/4/5/6/those/these/all/each/(other terminal)
reject both ... POSITIVE ... NEGATIVE
reject both ... NEGATIVE ... POSITIVE
reject 1/2/3, CONNECTED, POSITIVE
accept NEGATIVE, CONNECTED, 1 2 3
accept OTHERS, CONNECTED ...(no NEGATIVE).. POSITIVE terminal
accept OTHERS, not CONNECTED/touch, NEGATIVE
accept OTHERS, GAP/SEPARATED, NEGATIVE
accept OTHERS, not GAP/SEPARATED, POSITIVE
accept POSITIVE terminal ...(no NEGATIVE).. CONNECTED ... OTHERS
accept CONNECTED POSITIVE battery terminal
accept not CONNECTED NEGATIVE, without 1/2/3
unsure OTHERS, CONNECTED ...(no NEGATIVE).. POSITIVE
`,
  'FaultFinding-TERMINAL_STATE_EXPLAIN_Q': `${CIRCUIT_WORDS}
reject both POSITIVE ... NEGATIVE
reject CONNECTED ...(no NEGATIVE).. POSITIVE
reject CONNECTED ... NEGATIVE ... circuit
accept CONNECTED ...(no POSITIVE).. NEGATIVE
accept NEGATIVE ...(no POSITIVE).. CONNECTED
accept not GAP/SEPARATED, NEGATIVE/between/them/1/2/3
unsure not CONNECTED, POSITIVE
unsure GAP/SEPARATED, POSITIVE
`,
  'FaultFinding-VOLTAGE_AND_GAP_DISCUSS_Q': `${CIRCUIT_WORDS}
reject short circuit
reject POSITIVE/NEGATIVE
reject DAMAGED, 0
reject not GAP
reject gap jump
unsure from ... CONNECTED ... to ... CONNECTED
unsure bulb/terminal, not CONNECTED, BATTERY
unsure bulb/terminal, SEPARATED, BATTERY
accept bulb/it/one/light, DAMAGED/out
unsure bulb not work/light
accept "terminals"/they/terminal/it/bulb/connection, not CONNECTED
accept GAP
accept SEPARATED, terminal/they/bulb
accept not closed path
accept CONNECTED ... now ... "not"
unsure not CONNECTED
unsure different STATE
`,
  'FaultFinding-VOLTAGE_DEFINE_Q': `${CIRCUIT_WORDS}
unsure DIFFERENT between ...(no STATE).. 2 terminal, STATE
unsure BATTERY and terminal | terminal and BATTERY
unsure POSITIVE, NEGATIVE, DIFFERENT electrical STATE of
accept DIFFERENT ... STATE ... between/2/both/across terminal, electric
reject POSITIVE, NEGATIVE
accept between 2 terminal, DIFFERENT electrical STATE
unsure DIFFERENT ... STATE ... between/2 ... terminal
unsure DIFFERENT ... electrical STATE, terminal
`,
  'FaultFinding-VOLTAGE_DIFF_DISCUSS_1_Q': `${CIRCUIT_WORDS}
reject POSITIVE/NEGATIVE
reject only
accept "terminals"/they/bulb/it/them, CONNECTED
accept SAME STATE
accept STATE, SAME
accept not DIFFERENT, STATE, between/terminal
unsure not DIFFERENT, STATE
accept not GAP/SEPARATED, between/terminal/them/they
unsure not GAP/SEPARATED
unsure CONNECTED, without GAP
`,
  'FaultFinding-VOLTAGE_DIFF_DISCUSS_2_Q': `${CIRCUIT_WORDS}
unsure from ... CONNECTED ... to ... CONNECTED
unsure not CONNECTED to CONNECTED
unsure not CONNECTED, POSITIVE/NEGATIVE
reject POSITIVE/NEGATIVE
unsure GAP, circuit/path
accept not CONNECTED
accept GAP
accept SEPARATED, terminal/they/gap
unsure SEPARATED
unsure DIFFERENT STATE
`,
}
