import { judged } from '@/lib/exams/authoring/marks'

/** How a graph of volume against time tells that a reaction slows down. */
export const LESS_STEEP = judged(
  'the graph becomes less steep (its gradient decreases) / less gas is collected in each interval of time',
  `
  STEEP = steep/gradient/slope/steepness
  DOWN = less/decrease/lower/fall/small/reduce/low/drop/shallow/decline
  EACH = each/every/interval/same/successive/equal/per
  reject DOWN steep ...(no then/later/end/end).. start/beginning/first
  reject STEEP ...(no DOWN/not/less).. increase/rise/more/greater
  reject steeper, without less/not/start/beginning/first
  accept DOWN ... STEEP | STEEP ... DOWN
  accept not as/so/that steep
  accept not steep, end/later/after
  accept steep/steeper/steepest, start/beginning/first
  accept flatten/flatter/shallower/flattening
  accept (less/fewer/small) ...(no time).. (gas/volume/bubble/increase/rise/change/amount) ... EACH
  accept EACH ... (less/fewer/small) ...(no time).. (gas/volume/increase/rise/change)
  accept (volume/gas) ...(no fast/faster).. increase/rise less
  accept curve/bends ... (towards/toward) horizontal
  unsure STEEP | flat/level/plateau/horizontal/curve/bend
  earns: the graph becomes less steep
  earns: its gradient gets smaller
  earns: less gas is collected in each time interval
  earns: the curve is not as steap, the gradiant decreasess
  misses: the volume of gas increases
  misses: the acid is used up
  misses: the graph becomes steeper
  misses: no more gas is formed`,
)
