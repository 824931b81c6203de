import { judged } from '@/lib/exams/authoring/marks'

const KINDS = `
  AC = "ac"/alternating
  DC = "dc"/"direct current"/"direct"
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
  reject TURN ... AC DOES_NOT
  accept DC ...(no AC).. ONE WAY
  accept unidirection*
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
  earns: direct current: its direction does not change
  earns: dc allways has the same direcshun, the same diretion
  earns: d.c. has a singel direction
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
  accept bidirection*
  accept AC ...(no DC).. reverse
  accept "alternates direction" | "alternates its direction" | "alternates in direction" | "alternating direction"
  accept AC ... positive ... negative WAY
  unsure AC ... TURN
  unsure AC ..(no DC).. "alternates", WAY
  unsure DC ... not TURN/alternate ... AC does
  unsure back forth | AC ... positive negative
  earns: an alternating current keeps changing direction
  earns: a.c. flows in both directions
  earns: AC reverses its diretion all the time
  earns: an alternatng current changes direction
  earns: a direct current has one direction and an alternating current goes back and forth
  misses: a.c. flows in one direction
  misses: d.c. reverses its direction
  misses: d.c. is direct and a.c. is alternating
  misses: a.c. comes from the mains`,
)

/** Of three ammeters with their largest readings in order: what is said of the smaller ones and of the larger ones. */
type Ranges = { letters: readonly string[]; tops: readonly number[]; at: number }

/** Why the smallest range that is larger than the current is the right one; what is said the wrong way round costs the point. */
export function rangeReason({ letters, tops, at }: Ranges) {
  const names = (from: number, to: number) => letters.slice(from, to).join('/').toLowerCase() || 'nothing'
  const numbers = (from: number, to: number) => tops.slice(from, to).join('/') || 'nothing'
  const isLast = at === letters.length - 1
  return judged(
    'it is the smallest range that is larger than the value: the pointer would go off a smaller scale, or a larger range is less precise',
    `
  ITS = ${names(at, at + 1)}
  UNDER = ${names(0, at)}
  ABOVE = ${names(at + 1, letters.length)}
  UNDER_TOP = ${numbers(0, at)}
  ABOVE_TOP = ${numbers(at + 1, letters.length)}
  REST = other/rest
  TOO = too/to
  VALUE = current/value/reading/ampere/amp/it/"pd"
  SMALL = small/smaller/smallest/low/lower/lowest/little/narrow/weak
  LARGE = large/larger/largest/big/bigger/biggest/high/higher/great/greater/wide/strong/much
  MORE = more/over/above/exceed/beyond/past/higher/greater/larger/bigger
  OFF = off/beyond/exceed/outside/past/overload/damage/break/blow/burn/maximum
  FINE = precise/precision/accurate/accuracy/exact/sensitive/sensitivity/resolution/detail/detailed/clear/clearly
  reject ABOVE ...(no ITS/than/less/not).. more/better/higher FINE
  reject UNDER ...(no ITS/than/less/not).. more/better/higher FINE
  reject ITS ...(no than).. less FINE
  reject ITS ...(no UNDER/ABOVE/VALUE/REST/not).. TOO SMALL/LARGE
  reject UNDER ...(no VALUE/ABOVE/REST/not).. TOO LARGE
  reject ABOVE ...(no VALUE/UNDER/REST/not).. TOO SMALL
  ${at === 0 ? 'reject REST ...(no VALUE).. TOO SMALL' : ''}
  ${isLast ? 'reject REST ...(no VALUE).. TOO LARGE' : ''}
  reject SMALL range ... less FINE
  reject LARGE ...(no than/less/not).. more FINE
  accept UNDER ... TOO SMALL | UNDER_TOP ... TOO SMALL | TOO SMALL ... UNDER
  accept ABOVE ... TOO LARGE | ABOVE_TOP ... TOO LARGE | TOO LARGE ... ABOVE, without VALUE
  accept REST ... TOO ${at === 0 ? 'LARGE' : 'SMALL'}
  accept VALUE ... TOO LARGE ... UNDER/UNDER_TOP${isLast ? '/REST' : ''}
  accept TOO LARGE for UNDER/UNDER_TOP
  accept MORE ... UNDER_TOP | VALUE ... between ... UNDER_TOP
  accept ABOVE ... less/low/lower/bad/worse FINE | ABOVE ... not FINE
  accept UNDER ... only ... to | UNDER ... up to
  accept UNDER/UNDER_TOP ... OFF | OFF ... UNDER
  accept not measure/read/show/fit/reach ... UNDER | UNDER ... not measure/read/show/fit/reach/go
  ${isLast ? 'accept REST ... not measure/read/show/fit/reach/go | only ... measure/read/reach/fit/go | OFF ... REST | REST ... maximum ... SMALL/below/less' : ''}
  accept SMALL ... OFF
  accept OFF ... scale/range/SMALL
  accept LARGE ... less FINE
  accept LARGE ... not FINE
  accept LARGE ... hard/difficult/harder/small/hardly/little/barely ... read/move/deflect/deflection/movement
  accept pointer/needle ... hardly/little/barely/(not much)/small ... move/deflect/movement/deflection
  accept pointer/needle ... move ... little/barely/(not much)/small
  accept pointer/needle ... not move/deflect
  accept REST ... less/not FINE
  accept VALUE ... exceed/beyond
  accept SMALL ... range ... above/over/more
  accept more/most/better/best/good/high/higher FINE
  accept SMALL ... range ... LARGE ... than
  accept SMALL ... range/one/ammeter/meter, VALUE
  accept just/slightly/little ... LARGE/more/above/over
  accept closest/nearest ... range/value/current
  accept close/near ... to ... value/current/maximum/it
  unsure VALUE ... less/below/under/SMALL/MORE ... than
  unsure less/below/under ... ${tops[at]}
  unsure LARGE/more/above than
  unsure fit/within/between/include/cover | in range
  unsure TOO SMALL/LARGE
  unsure SMALL/LARGE ... range
  unsure FINE
  earns: the other ranges are less precise
  earns: it is the smallest range that is larger than the current
  earns: the pointer would go off the scale of the smaller range
  earns: on the largest range the neddle would hardly move
  ${at > 0 ? `earns: ${letters[0]} is too small` : `misses: ${letters[1]} and ${letters[2]} are too small`}
  ${isLast ? `misses: ${letters[0]} and ${letters[1]} are too large` : `earns: ${letters[2]} is too large`}
  misses: it is the middle one
  misses: because it is an ammeter
  misses: the meter is in series`,
  )
}
