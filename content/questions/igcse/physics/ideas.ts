/** Lists of words and whole ideas that rules of points in several sub-topics use (docs/adr/0072-written-answers.md). */

export const UP_DOWN = `
  UP = increase/rise/raise/grow/gain/up/more/great/large/big/high
  DOWN = decrease/reduce/reduction/fall/drop/decline/shrink/lose/down/less/few/small/low/lower*`

/** "Unchanged" is read as not changed. */
export const SAME = `
  SAME = same/constant/fixed/steady/equal | not change/vary/alter`

export const KINETIC = 'kinetic/ke'

export const POTENTIAL = 'gravitational/potential/gpe/pe'

export const THERMAL = 'thermal/internal/heat'

/** What the rules of a transfer share. A store that is said to change the other way costs the point. */
const transfer = (from: string, to: string) => `
  LOSER = ${from}
  GAINER = ${to}
  OTHER = and/","/as/so/because/since/while/when/which
  TO = to/into/become/as/"→"/">"
  GAIN = gain/increase/rise/more/high
  LOSE = lose/lost/decrease/reduce/fall/drop/less/low
  reject GAINER ...(no LOSER/from/due/as/while/and/because).. to/into/become/"→"/">" ...(no GAINER).. LOSER
  reject gain/increase ...(no GAINER/OTHER/to/from).. LOSER
  reject lose/decrease ...(no LOSER/OTHER/to/from).. GAINER
  reject LOSER ...(no GAINER/OTHER).. increase
  reject GAINER ...(no LOSER/OTHER).. decrease
  accept LOSER ...(no GAINER).. TO ...(no LOSER).. GAINER | GAINER ... from LOSER`

/** A store that energy is transferred from, where this is a mark of its own. */
export const fromStore = (from: string, to: string) => `${transfer(from, to)}
  accept from LOSER | LOSER ...(no GAINER).. LOSE/convert/transfer | LOSE ...(no GAINER).. LOSER
  unsure LOSER`

/** The store that it is transferred to. */
export const toStore = (from: string, to: string) => `${transfer(from, to)}
  accept to/into/become GAINER | GAINER ...(no LOSER).. GAIN | GAIN ...(no LOSER).. GAINER
  unsure GAINER`

/** Both for one mark. */
export const fromStoreToStore = (from: string, to: string) => `${transfer(from, to)}
  accept LOSER ...(no GAINER).. LOSE & GAINER ...(no LOSER).. GAIN
  accept LOSE LOSER & GAIN GAINER
  unsure LOSER, GAINER`
