import { judged } from '@/lib/exams/authoring/marks'

const KINDS = `
  AC = "ac"/alternating
  DC = "dc"/direct
  WAY = directi*/diret*/direk*/dirre*/direcs*/direcc*/derec*/diric*/way/path
  ONE = one/single/same/1/constant/fixed/only
  TURN = change/reverse/switch/swap/flip/vary/invert
  DOES_NOT = "does not"/doesnt/"do not"/dont/"is not"/isnt`

export const DIRECT_CURRENT = judged(
  'd.c.: in one direction only',
  `
  ${KINDS}
  reject DC ...(no AC/unlike).. TURN
  reject DC ...(no AC).. both/two/"different"/opposite WAY
  reject AC ...(no DC).. ONE WAY
  accept DC ...(no AC).. ONE WAY
  accept ONE WAY ...(no AC).. DC
  accept ONE WAY
  accept DC ...(no AC).. not TURN/alternate
  accept TURN WAY ... DC DOES_NOT
  unsure alternate ... DC DOES_NOT
  accept DC ...(no AC).. WAY ... constant/same/fixed
  accept WAY ... constant/same/fixed
  unsure DC ... constant/steady/same/straight
  earns: a direct current flows in one direction
  earns: d.c. does not change direction but a.c. does
  earns: DC goes only one way
  earns: dc allways has the same direcshun, the same diretion
  misses: d.c. changes direction
  misses: a.c. flows in one direction
  misses: d.c. comes from a battery
  misses: d.c. is stronger`,
)

export const ALTERNATING_CURRENT = judged(
  'a.c.: its direction changes again and again',
  `
  ${KINDS}
  reject AC ...(no DC).. ONE WAY
  reject AC ...(no DC).. not TURN
  reject DC ...(no AC/unlike).. TURN, without AC
  accept AC ...(no DC).. TURN ... WAY
  accept AC ...(no DC).. WAY ... TURN
  accept AC ...(no DC).. both/two/"different"/opposite/opposing/multiple/many/2 WAY
  accept AC ...(no DC).. back forth/forward | AC ...(no DC).. forward/forwards backward/backwards
  accept WAY ... TURN ...(no DC).. AC
  accept WAY ...(no DC).. AC ... TURN
  accept TURN WAY, without DC
  accept DC ... not TURN WAY ... AC does
  unsure AC ... TURN
  unsure AC alternates
  unsure DC ... not TURN/alternate ... AC does
  unsure back forth | AC ... positive negative
  earns: an alternating current keeps changing direction
  earns: a.c. flows in both directions
  earns: AC reverses its diretion all the time
  earns: a direct current has one direction and an alternating current goes back and forth
  misses: a.c. flows in one direction
  misses: d.c. reverses its direction
  misses: a.c. comes from the mains`,
)
