/** What the other lamp in the loop does when one breaks. */
export const GOES_OUT = `
  LIT = light/lit/shine/glow/work/bright/on
  accept not (stay/remain/still/continue/turn/go/switch on/LIT)
  reject stay/remain/still/continue on/LIT
  reject brighter/dimmer/dim
  reject not (go/turn/switch out/off)
  accept go/goes/went/turn/switch/be/is/switched out/off
  accept die/dies/dead | lose/loses ... light
  accept out/off, without brighter
  accept not LIT | stop LIT/working/glowing
  accept no light
  earns: it goes out
  earns: the other lamp does not light
  earns: the other lamp turns off becuase the circuit is broken
  misses: it stays on
  misses: it becomes brighter
  misses: it becomes dimmer`

/** A broken loop. */
export const LOOP_BROKEN = `
  CIRCUIT = circuit/path/loop/route/series
  BROKEN = break/broken/incomplete/open/gap/disconnect/interrupt/cut
  CURRENT = current/electricity/charge/electron/flow
  accept CIRCUIT ... BROKEN | BROKEN ... CIRCUIT
  accept CIRCUIT ... not complete/closed/connect | not complete/closed CIRCUIT
  accept not flow
  accept no CURRENT
  accept CURRENT ... not flow/pass/reach/get/go/move/travel | CURRENT ... stop/cut/zero
  accept stop/block CURRENT
  accept one/single/only path | only one path/way/route
  accept gap
  unsure not gap
  unsure series
  earns: the circuit is broken
  earns: there is no current in the circuit
  earns: the curcuit is not complete
  misses: the lamp goes out
  misses: the current is shared
  misses: the other lamp gets more current`

/** Each lamp in parallel has the p.d. of the supply. */
export const FULL_BRIGHTNESS = `
  BRIGHT = bright/brighter/brightness/brightly
  VOLT = voltage/"pd"/(potential difference)/volt/emf/power
  accept not dim/dimmer
  reject dim/dimmer/(less bright), without series
  reject BRIGHT in series, without parallel
  accept full/normal/maximum/max/higher/more/greater/same/equal/correct/proper BRIGHT
  accept bright/brighter/brightly
  accept BRIGHT ... full/normal/maximum/same/equal/constant/not change/not affected
  accept not dim/dimmer
  accept full/all/whole/total/same/equal/entire/supply/battery ... VOLT
  accept VOLT ... same/equal/full
  accept VOLT ... not share/split/divide
  accept not share/split/divide ... VOLT
  unsure VOLT/BRIGHT
  earns: each lamp has full brightness
  earns: the lamps are brighter
  earns: each lamp gets the full voltege of the battery
  misses: the lamps are dimmer
  misses: the other lamp stays on
  misses: each lamp has its own switch`

/** In parallel the others stay on. */
export const OTHERS_STAY_ON = `
  FAIL = fail/break/broken/fuse/out/(go off)/blow/die/stop/remove/damage/fault/faulty/disconnect/(not work)
  OTHER = other/others/another/rest/remaining/second/one
  ON = on/work/light/lit/shine/glow/bright/(not affected)/(not go out)/(not break)/current
  accept OTHER ... not (go/turn/switch out/off) & FAIL
  reject other/others/another/rest ...(no if/when/still/stay/one/remain/keep).. go/turn out/off
  reject both/all ... go/turn out/off
  accept FAIL & OTHER ... stay/remain/still/keep/continue ... ON
  accept OTHER ... stay/remain/still/keep/continue ... ON | OTHER ... still ON
  accept OTHER ... not affected/out/off/break/stop/fail
  accept FAIL, not affect ... OTHER
  accept OTHER ... ON ... FAIL
  accept independent
  accept not depend/affect/stop/influence ... other
  unsure FAIL, OTHER
  earns: if one lamp fails the other stays on
  earns: when one breaks the other one still works
  earns: the othr lamp stays lit if one brakes
  misses: each lamp has full brightness
  misses: if one lamp fails, the other goes out
  misses: each lamp has its own switch`

/** In a series circuit the current is the same everywhere. */
export const SAME_CURRENT = `
  SAME = same/equal/constant/identical
  reject not SAME
  reject parallel, without series/branch
  reject current ... share/split/divide/used/less
  accept current ... SAME
  accept SAME current
  accept current ... not change/used/vary/split/divide/lost/differ
  accept series
  accept one/single/only path/loop/route/way
  accept not branch/junction
  accept current in/into/enter ... current out/leave
  reject voltage/"pd"/resistance/resistor ...(no current).. SAME
  unsure SAME
  earns: the current is the same at every point in a series circuit
  earns: there is only one path
  earns: the components are in seires
  misses: the current is shared
  misses: the ammeters are different
  misses: some current is used up`
