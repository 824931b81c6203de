import { judged } from '@/lib/exams/authoring/marks'

/** Why many oscillations are timed and not one: the error is shared by all of them. */
export const manySwings = (count: number) =>
  judged(
    `one swing is too short to be timed accurately; the error of starting and stopping (reaction time) is divided by ${count}, so it is a smaller part of the time`,
    `
  ERROR = error/uncertainty/inaccuracy/mistake
  SHORT = short/quick/quickly/fast/small/brief/soon/little
  DOWN = reduce/reduced/reduces/reducing/smaller/less/lower/decrease/decreases/decreased/minimise/minimize/minimises/minimizes/divide/divided/spread/shared/negligible/cancel/small/low
  ONE = one/1/single
  reject ERROR ... (bigger/larger/increase/increases/greater), without one/1/single/otherwise/only
  reject reaction ... (increase/increases/increased/longer), without ONE
  reject ONE ... (too (long/slow))
  accept (ERROR/reaction) ...(no large/big).. DOWN | DOWN ... (ERROR/reaction)
  accept ERROR ... (bigger/larger/greater/large/big/high) ... ONE | ONE ...(no many/twenty/20/ten/10).. (large/bigger/big/greater/larger/high) ... ERROR | ONE ... reaction
  accept percent* ... (DOWN/large/bigger/larger) | DOWN percent*
  accept (ONE/it/swing/oscillation/period/time) ... (too SHORT) | too SHORT | very SHORT | to SHORT to
  accept (hard/difficult/impossible) ... (time/measure/start/stop) | not (time/measure/timed/measured) ... (accurate/accurately/precisely/ONE)
  accept reaction time
  accept ONE ...(no many/twenty/20/ten/10).. ERROR ... (large/bigger/big/greater/larger/high)
  unsure human error | (more/greater/better/higher/increase/improve/improves) accurate/accuracy/accurately/precise/precision | accurate/precise
  unsure SHORT
  earns: to reduce the effect of reaction time
  earns: one swing is too quick to time
  earns: the uncertanty is divided by ${count}, so the error is smaller
  earns: the percentage error is less
  misses: to get an average
  misses: to see whether it swings
  misses: because the pendulum slows down
  misses: it makes the time longer`,
  )
