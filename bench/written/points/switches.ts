import { CIRCUIT_WORDS } from './words'

const PARTS = `${CIRCUIT_WORDS}
APART = separate/different/own/independent/individual/other/another/parallel
CLOSED_PATH = CLOSED PATH | PATH ...(no switch/if/when/open).. CLOSED
INSIDE = in/on/contain/within/part/include/share/along/inside
`

export const SWITCHES: Record<string, string> = {
  'SwitchesBulbsParallel-BURNED_BULB_PARALLEL_WHY_Q': `${PARTS}
WHO = they/it/each/all/3/"bulbs"/their/them | a c | c a | bulb a/c
reject a b, CLOSED_PATH, without c
reject not GAP
accept own PATH
reject b is INSIDE CLOSED PATH, without c
accept WHO, CLOSED_PATH
accept WHO, APART PATH
accept WHO, APART complete circuit
accept b, not INSIDE ... PATH
accept WHO, not same PATH
accept b, APART PATH
accept APART ... "paths"
unsure APART PATH
unsure WHO, PATH, BATTERY, without complete
`,
  'SwitchesBulbsParallel-HYBRID_BURNED_OUT_WHY_Q2': `${PARTS}
AB = a b | b a
reject a c, CLOSED_PATH, without b
reject b c, CLOSED_PATH, without AB
reject BATTERY ... CLOSED_PATH, without AB/they/bulb/contain ... BATTERY
accept AB/they/both/"bulbs"/it, CLOSED_PATH
reject not GAP
unsure c, not affect/effect/impact
accept AB/they/other, not PATH, c
accept c, not INSIDE/contain/same ... PATH ... other/their/a/b/"bulbs"/them
accept not INSIDE same PATH
accept AB, same PATH
accept AB/they, different PATH, c
accept not same PATH
accept c, APART PATH
accept AB, APART PATH
accept AB/they ... PATH ... not c
accept c, not INSIDE, their/same PATH
accept CLOSED_PATH, without c
accept they/both/bulb, own PATH
unsure they/"bulbs", APART PATH
unsure c, not PATH
unsure they, PATH, BATTERY
`,
  'SwitchesBulbsParallel-HYBRID_BURNED_OUT_WHY_Q3': `${PARTS}
reject not same PATH
accept same PATH
accept same CLOSED_PATH
accept PATH ... OTHER bulb
accept OTHER bulb ...(no GAP/break/when).. INSIDE ... PATH
accept both/they/"bulbs", CLOSED_PATH
accept one/single PATH
accept share PATH
accept OTHER bulb PATH
unsure PATH, "bulbs"/together
unsure only PATH
unsure series/(same circuit)
`,
  'SwitchesBulbsParallel-PARALLEL_SWITCH_EXPLAIN_Q1': `${PARTS}
reject y, CLOSED_PATH, without a/bulb/not
reject a CONNECTED switch/z
unsure CLOSED and CONNECTED
accept CLOSED_PATH, BATTERY, without from
unsure y/switch, not affect/effect/impact, PATH
accept PATH ... not INSIDE/have ... y
accept y, not PATH
accept y, APART PATH
accept not same PATH
unsure a/they, APART/different PATH
unsure complete circuit, BATTERY, bulb, with/contain
accept CLOSED_PATH, y, a
unsure complete circuit, BATTERY
accept a/it, own PATH
accept a ... PATH, only ... z
unsure a/it, INSIDE complete circuit
unsure a, not CONNECTED, y
`,
  'SwitchesBulbsParallel-PARALLEL_SWITCH_EXPLAIN_Q2': `${PARTS}
WHO = c/it/there/bulb/z/they
reject y, GAP
reject y, c, CLOSED_PATH
accept not CLOSED_PATH
accept WHO/a, open PATH, without it
accept c INSIDE/same ... PATH ... z/switch
accept c/bulb, open PATH
accept z/switch/it ... open ... PATH, c/bulb
unsure PATH open, c/bulb
unsure open ... PATH, z
unsure PATH open
accept gap/(break in), c/it, PATH/circuit/BATTERY
unsure c, SEPARATED, BATTERY
unsure GAP, c/path
unsure GAP, without circuit
accept z/switch, c/bulb/it, same/INSIDE PATH
accept c ... (INSIDE/same) ... PATH ... z/switch
accept PATH, not complete
accept PATH ... c ...(no switch/z/if/when).. open/break
accept stop/prevent/keep ... c ... CLOSED_PATH
accept PATH contain, z, c
accept z, c, PATH, both
accept they same PATH
unsure WHO, not CONNECTED, BATTERY
unsure c, z, same circuit
`,
  'SwitchesBulbsParallel-PARALLEL_SWITCH_EXPLAIN_Q3': `${PARTS}
reject not CLOSED_PATH
reject front/before/behind
accept same PATH, switch/bulb/they/both
accept switch ... INSIDE bulb PATH
accept switch ... INSIDE ... PATH with/of/as/contain/between/and/to bulb
accept bulb ... INSIDE ... PATH with/of/as/contain/and ... switch
accept bulb ... switch INSIDE ... its/it/their PATH
unsure switch ... INSIDE ... PATH, bulb
accept PATH ... contain/include ... switch ... bulb | PATH ... contain/include ... bulb ... switch
accept both, switch, bulb, INSIDE ... PATH
accept share PATH
unsure switch, bulb, contain PATH
accept (switch and bulb | bulb and switch), INSIDE CLOSED_PATH
accept it INSIDE ... PATH with ... bulb
unsure it, same PATH
`,
  'SwitchesBulbsParallel-SWITCH_TABLE_EXPLAIN_Q1': `${PARTS}
reject a CONNECTED switch/x
unsure x, CLOSED_PATH, BATTERY, without bulb/a
unsure y/switch, not affect/effect/impact, PATH
accept not same PATH
reject y/b, CLOSED_PATH, without bulb a
unsure CLOSED and CONNECTED
unsure CLOSED_PATH from BATTERY
accept a ... PATH, only ... x
accept CLOSED_PATH, BATTERY
accept BATTERY & CLOSED_PATH
accept y, not PATH
accept y, APART PATH
unsure complete circuit, BATTERY
unsure a/it, own/APART PATH
unsure CLOSED_PATH, bulb a, y
`,
  'SwitchesBulbsParallel-SWITCH_TABLE_EXPLAIN_Q3': `${PARTS}
reject GAP/interrupt/disrupt/block
accept bulb INSIDE PATH of switch
reject front/before/behind
accept switch/it INSIDE bulb PATH
accept share PATH
accept bulb INSIDE switch PATH
unsure open, switch/it INSIDE/same ... PATH
reject open
reject CLOSED and, without bulb
accept switch/bulb/it/they/both, same PATH
accept switch/it ... PATH with/of/as/contain/and/between ... bulb
accept bulb ... PATH with/of/as/contain/and/between ... switch
accept (switch and bulb | bulb and switch), INSIDE CLOSED_PATH
accept both, switch, bulb, INSIDE ... PATH
accept switch ... INSIDE ... PATH with/of/as/contain/and ... bulb
unsure switch, bulb, INSIDE, CLOSED_PATH
accept same PATH
unsure switch/it, PATH, bulb
`,
  'SwitchesBulbsSeries-CONDITIONS_FOR_BULB_TO_LIGHT': `${PARTS}
LAMP = bulb/light/lightbulb/bulbs
reject circuit PATH
accept CLOSED_PATH, BATTERY, LAMP
accept PATH, CLOSED, BATTERY, LAMP
accept BATTERY & CLOSED_PATH & LAMP ... INSIDE
unsure it, INSIDE CLOSED_PATH, BATTERY
unsure LAMP terminal, CONNECTED, different/opposite/each/both/other ... terminal, BATTERY
`,
  'SwitchesBulbsSeries-DAMAGED_BULB_EXPLAIN_2_Q': `${PARTS}
reject not impact/affect
accept gap/gaps/gab/hole/"opening"
accept break in/a/PATH
accept a/the break
accept open PATH
accept PATH ...(no if/when/switch/CLOSED).. open
accept not CLOSED_PATH
accept stop/prevent/keep ... CLOSED_PATH
accept stop/prevent/keep ... PATH/circuit ... CLOSED/complete
accept not complete ... circuit/PATH
accept circuit, not complete
unsure circuit, not CLOSED
unsure open circuit
accept not PATH through
accept PATH, not complete
accept damage/break ... PATH
accept break/interrupt/disrupt circuit, without flow/current
accept circuit, break, without flow/current/when/if
unsure break ... circuit
unsure not PATH
unsure circuit ... break/open
`,
  'SwitchesBulbsSeries-SHORT_CIRCUIT_EXPLAIN_Q_2': `${PARTS}
accept BATTERY, not CLOSED_PATH
accept not CLOSED_PATH, BATTERY
accept BATTERY ... open PATH
accept PATH, BATTERY, open
accept open PATH ... BATTERY
accept BATTERY, not CONNECTED, itself
accept BATTERY ... "terminals" ... not CONNECTED ... other/another/together/directly
accept CLOSED_PATH ... BATTERY is "not"/"isnt"/"isn't"
accept CLOSED_PATH ... "not" ... BATTERY
accept CLOSED_PATH ... not contain/include/have/with BATTERY
accept BATTERY outside PATH
unsure BATTERY, not CLOSED/complete circuit
unsure not CLOSED_PATH
unsure only 1 terminal, PATH
unsure BATTERY not in PATH
unsure CLOSED_PATH, not BATTERY
`,
  'SwitchesBulbsSeries-SWITCH_OPEN_EXPLAIN_Q': `${PARTS}
reject short circuit
accept gap/gaps/gab/hole/"opening"
accept break in/a
accept open PATH
accept PATH ...(no if/when/switch/CLOSED).. open
accept open CLOSED_PATH
accept PATH, not CLOSED/complete
accept not CLOSED_PATH
accept not complete ... circuit/PATH
accept circuit, not complete
accept PATH, break/interrupt/disrupt
accept stop/prevent/keep ... CLOSED_PATH
accept stop/prevent/keep ... PATH/circuit ... CLOSED/complete
unsure circuit break
unsure break circuit
`,
}
