/** A current is passed through the conductor. */
export const CURRENT_ON = `
  ON = close/press/shut/(turn on)/(switch on)/connect
  reject not current
  accept ON ... switch/battery/circuit/current/supply/it/power/foil/wire/strip/rod
  accept switch/circuit/current/supply/battery/it ... close/on/connect/press/shut
  accept pass/send/flow/run/let/put/have ... current/electricity | current/electricity ... pass/flow/through/start
  earns: close the switch
  earns: pass a current through it
  earns: conect the battery
  misses: it moves
  misses: look at the magnet
  misses: bring the magnet nearer`

/** It is seen to move. */
export const IT_MOVES = (thing: string) => `
  THING = it/conductor/${thing}
  MOVE = move/moves/moved/movement/jump/deflect/bend/swing/kick/pushed/displaced/lift/shift
  reject magnet ... MOVE, without THING
  reject THING ...(no when/if/unless/without).. not MOVE, without when/if
  accept THING ... MOVE | MOVE ... THING
  accept moves/movement/jump/deflect/bend/swing
  earns: the ${thing} moves
  earns: it jumps out of the field
  earns: the ${thing} is delfected
  misses: the switch is closed
  misses: the current flows
  misses: the magnet moves`

/** The movement belongs to the current. */
export const OFF_OR_REVERSED = `
  OFF = off/open/disconnect/stop/no/without/remove/zero
  BACK = stop/return/back/still/rest/original/fall/drop/"not move"/"does not move"/"no movement"
  REVERSED = reverse/opposite/swap/change/other/turn/different
  accept switch/current/it/supply/battery ... OFF & BACK
  accept OFF ... current/supply/battery & BACK
  accept open ... switch & BACK
  accept REVERSED ... current/battery/terminal/pole/magnet/connection/supply/direction & opposite/other/reverse/different
  accept current/battery/terminal/pole/magnet/connection/supply ... REVERSED & opposite/other/reverse/different
  unsure reverse/opposite/swap/open/off/disconnect
  earns: when the current is switched off it goes back
  earns: reverse the battery and it moves the other way
  earns: opne the switch and it returns to its place, when the curent is off it stays at rest
  misses: close the switch
  misses: the foil moves
  misses: there is a force`

/** Iron is attracted without a current as well. */
export const NOT_MAGNETIC = (metal: string, other: string) => `
  ALIKE = ${metal}
  OTHER = ${other}/iron/magnetic
  STEEL = ${other}/iron
  NON = nonmagnetic/unmagnetic/"non magnetic"/"not magnetic"/"not a magnetic"/"isnt magnetic"
  reject both/all ... magnetic/attract
  reject STEEL ...(no ALIKE/while/but/whereas/and/it).. NON
  accept NON
  accept ALIKE ...(no OTHER).. not magnetic
  reject ALIKE ...(no OTHER/while/but/whereas).. magnetic
  reject ALIKE ...(no OTHER).. attracted
  reject OTHER ... not magnetic/attract
  accept ALIKE/it ... not magnetic/attract/magnetise/magnetised/affect
  accept not attract
  accept OTHER ... magnetic/ferromagnetic/attract/magnetise/magnetised/stick | attract/magnetise/stick ... OTHER
  unsure magnetic/attract
  earns: ${metal} is not magnetic
  earns: ${other} would be attracted by the magnet
  earns: it is not atracted by the magnet
  misses: ${metal} is a good conductor
  misses: ${metal} is magnetic
  misses: ${other} is heavy`
