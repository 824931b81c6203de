import { judged } from '@/lib/exams/authoring/marks'

/** Rules of points of the question about the current in one lamp (docs/adr/0072-written-answers.md). */

const CHANGES = `
  UP = increase/rise/grow/more/greater/large/larger/big/bigger/high/higher/up
  DOWN = decrease/reduce/fall/drop/less/smaller/small/low/lower/down/lessen/decline
  SAME = same/constant/steady/equal`

export const GRADIENT_FALLS = judged(
  'it decreases: the curve becomes less and less steep',
  `${CHANGES}
  FLAT = flat/flatter/flatten/level/(levels off)/plateau/shallow/shallower/gentle/gentler/gradual
  STEEP = steep/steeper/steepness/gradient/slope
  reject STEEP ...(no DOWN/less/flatter/at/when/as/first/then).. (UP/SAME), without DOWN/FLAT/less
  reject more steep | (get/become/gets/becomes) steeper, without less
  accept STEEP ...(no UP).. DOWN | DOWN ...(no UP/current).. STEEP | FLAT | less steep | not so steep | not as steep
  accept UP ... less ... (each/every/time/step) | (less/smaller/slower/slowly) ... (and less/increase/rise/each) | steep ... (first/start/beginning/then/later)
  accept it DOWN | DOWN ... (as/when/with) | getting DOWN
  accept DOWN
  earns: it decreases
  earns: the curve gets less steep
  earns: the gradient decreeses
  earns: the line becomes less steep
  earns: the gradient gets smaller as the p.d. increases
  misses: it increases
  misses: the gradient stays the same
  misses: the curve gets steeper
  misses: the current increases`,
)

export const LAMP_CHANGES =
  'accept resistance ...(no same/constant).. (increase/rise/change/vary/differ/double/grow)'

/** `low` and `high`: the two resistances as they may be quoted. */
export const resistanceRises = (text: string, low: readonly string[], high: readonly string[]) =>
  judged(
    text,
    `${CHANGES}
  LOW = ${low.map(each => `"${each}"`).join('/')}
  HIGH = ${high.map(each => `"${each}"`).join('/')}
  reject resistance ...(no UP/current/voltage/"pd"/when/as).. (DOWN/SAME), without UP/LOW
  reject resistance ...(no UP/current/voltage/"pd").. (decrease/reduce/fall/drop/decline), without UP
  reject within
  accept LOW & HIGH | LOW ... not HIGH | HIGH ... not LOW
  accept resistance ...(no DOWN/current/voltage/"pd").. UP | UP resistance | resistance ...(no DOWN).. (double/doubles/doubled/twice) | (double/twice) ... resistance
  accept (more/greater/over/above/exceed/beyond/outside/larger) ... ("10"/ten/limit/accuracy) | not within
  accept not straight | curve/curved | not (constant/same) gradient | gradient ... (change/decrease/DOWN)
  accept not proportional | (very/large/big/huge/far/too) ... (difference/different/apart) | difference ... (large/big/huge/far)
  earns: the resistance increases
  earns: it rises from ${low[0]} to ${high[0]}
  earns: the graph is not a straigth line
  earns: the difference is more than 10 %
  misses: no
  misses: the resistance decreases
  misses: the lamp glows
  misses: the resistance stays the same`,
  )
