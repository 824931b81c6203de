import { judged } from '@/lib/exams/authoring/marks'

/** Rules of points of the question about a resistance from a graph (docs/adr/0072-written-answers.md). */

export const USES_ALL_READINGS = judged(
  'the line is an average of all readings (errors matter less), or: a wrong reading is seen and can be left out',
  `
  ODD = anomaly/anomalies/anomalous/outlier/wrong/odd/mistake/incorrect/strange/unusual/error
  SEEN = see/seen/spot/identify/ignore/ignored/discard/visible/(left out)/(leave out)/(stand out)/detect/find/show/remove/excluded/noticed
  MANY = several/many/more/multiple/all/six/every/range
  reject not (average/mean) | (easier/faster/quicker) ... (read/calculate/draw), without average/anomal*/error
  accept average/averaged/averages/mean/(best fit) | ODD ... SEEN | SEEN ... ODD
  accept MANY ...(no accurate).. (reading/point/value/result/data/pair/measurement) | (single/one/only) (reading/pair/value/result) ... (ODD/inaccurate/unreliable | less (accurate/reliable))
  accept (reduce/less/smaller/minimise/cancel/decrease/lower/fewer/low) ... (error/uncertainty/inaccuracy/random) | error ... (cancel/cancels/reduced/smaller/less) | trend/pattern
  accept point ... not (fit/lie/on) | not (fit/lie/on) ... line
  accept (one/single) ... (could/might/may) ... (ODD/inaccurate)
  earns: it takes an average of all the readings
  earns: anomalous readings can be seen
  earns: random erors cancel out
  earns: it uses several readings and not only one
  misses: it is more accurate
  misses: it is easier to read
  misses: graphs are quicker
  misses: to find the resistance
  misses: because the gradient is the resistance`,
)
