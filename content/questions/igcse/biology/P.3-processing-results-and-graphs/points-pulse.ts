import { judged } from '@/lib/exams/authoring/marks'

export const SEPARATE_GROUPS = judged(
  'the activities are separate groups (categories): there are no values between them',
  `
  accept (categoric/categorical/discrete/discontinuous/qualitative/categories/category) | (separate/individual/distinct) (groups/group/categories/types/kinds/activities/things) | different (groups/group/categories/types/kinds) | not continuous | not a continuous | (non continuous) | noncontinuous
  accept not (numeric/numerical/order/quantity/scale) | (activity/they/axis/variable) ... not (number/numbers) | line ... (for/only/need/require/show) ... continuous | not between | (words/names) ... not numbers | separate | (nothing between)
  unsure "different activities" | "types of activities"
  earns: the activities are separate groups
  earns: the data are not continuous
  earns: they are seperate categories
  misses: a bar chart is easier to read
  misses: the pulse rate is different for each activity
  misses: the pulse rate is continuous`,
)

export const HARDER_FASTER = judged(
  'the harder the activity, the higher the pulse rate (lowest at rest, highest in the hardest activity)',
  `
  HARD = harder/vigorous/intense/intensity/strenuous/activity/active/exercise/exercising/physical/demanding/energetic
  RATE = pulse/rate/heart/beats
  reject (harder/more/increase/increases) ...(no RATE).. (exercise/activity/vigorous/intense) ... RATE ... (lower/decreases/falls)
  reject (activity/exercise/intensity) ... (increase/increases/harder/intense) ... RATE ...(no higher/highest/rest/sitting/increase/increases/rises).. (decreases/lower/falls/slower)
  reject not (effect/affect)
  accept (harder/more/increase/increases/greater/higher/higher/vigorous) ...(no lower).. RATE ... (increase/increases/rise/rises/higher/faster/greater/more/up) | HARD ... (increase/increases/raise/raises/higher/faster/greater/speeds/up) ... RATE | RATE ...(no lower/decrease).. (increase/increases/rise/rises/higher/faster/greater/goes) ... (HARD/harder/more/running/sprinting/skipping) | RATE ...(no highest).. (lowest/slowest) ... (rest/sitting) | (highest/fastest) ... (running/sprinting/skipping/last) | (running/sprinting/skipping) ... (highest/fastest/most) | (sitting/rest) ... (lowest/slowest) | (positive correlation)
  unsure RATE (increase/increases/rises)
  earns: the harder the activity the higher the pulse rate
  earns: pulse rate increases with more vigorous exercise
  earns: the pulse rait is lowest when sitting and highest when running
  earns: as the exercise gets more intense the heart beats faster
  misses: the harder the exercise the lower the pulse rate
  misses: muscles need more oxygen
  misses: the mean was calculated`,
)

export const PULSE_RECOVERS = judged(
  'the pulse rate falls (recovers) during the minute of counting, so the result is too low',
  `
  RATE = pulse/rate/heart/it/beats
  accept RATE ...(no before/rise).. (fall/falls/decrease/decreases/drop/drops/slow/slows/slower/recover/recovers/change/changes/down/normal) | RATE (gets/becomes/is/be/will) lower | (recover/recovers/recovery/recovering/resting/rests) ...(no before).. (minute/time/already/while/during/count/counting/measured) | (return/returns/go/goes/back/going) ... (normal/resting/rest) | (lose/loses/losing/lost) count | miscount | (calm/calms) down
  reject RATE (rises/increases)
  unsure human error | too low | underestimate
  earns: the pulse rate falls while it is counted
  earns: the heart rate recovers during the minute, so the result is too low
  earns: the heart recovvers before the minute is over
  misses: count for ten seconds
  misses: use a sensor
  misses: the exercise is too hard`,
)

export const COUNT_SHORTER = judged(
  'counts for a shorter time at once (such as 10 or 15 s, and multiplies), or uses a sensor or heart rate monitor',
  `
  accept (10/15/20/30/ten/fifteen/twenty/thirty) (s/sec/secs/second/seconds) | (shorter/less) (time/period/interval) | multiply ... (2/3/4/6/two/three/four/six) | times (2/3/4/6/two/three/four/six) | times by (2/3/4/6/two/three/four/six) | half minute | (sensor/monitor/electronic/electronically/digital/smartwatch/fitbit/pulsometer/machine/device/datalogger/oximeter) | (data logger) | (smart watch)
  unsure (immediately/straight/directly)
  earns: count for 15 s and multiply by four
  earns: use a heart rate monitor
  earns: use a pulse senser
  misses: the pulse falls during the minute
  misses: count for two minutes
  misses: count several times and take the mean of four results
  misses: repeat and take a mean`,
)

export const NOT_CARRIED_OVER = judged(
  'so that the activity before does not affect the next result (each begins at the same, resting pulse rate)',
  `
  NEXT = next/new/following/result/results/reading/measurement/activity/other
  BEFORE = before/previous/last/first/earlier/one
  accept not (affect/influence/change/effect/carry/add) | BEFORE ... (affect/affects/influence/influences/effect) | (affect/influence) ... NEXT | (same/equal) (start/starting/resting/pulse/rate/beginning/point/conditions) | (start/starts/begin/begins/starting) ... (same/resting/rest/normal) | (only/just) ... (due/caused/effect) ... activity | (due/caused/cause/effect) ... activity ... (only/alone) | (previous/last/earlier) ... (increase/raise/change/alter) ... NEXT | effect ... BEFORE ... (worn/wear/gone/over) | (starting/start/resting) ... (control/controlled/constant) | (still/already) ... (high/higher/raised/fast/faster) | otherwise ... (high/higher/too)
  unsure compare/comparison
  earns: so that the activity before does not affect the next result
  earns: so that every activity starts from the same pulse rate
  earns: otherwise the pulse would still be hihger from the activity before
  misses: to make it a fair test
  misses: the heart pumps blood
  misses: to measure it three times`,
)

type Kept = { text: string; accept: string[] }

/** What stays the same for all activities. */
export const KEPT_FOR_PULSE: Kept[] = [
  {
    text: 'time of each activity',
    accept: [
      'time',
      'duration',
      'length of time',
      'duration of exercise',
      'duration of the activity',
      'time of exercise',
      'time spent exercising',
      'length of exercise',
      'time of the activity',
      'length of the activity',
      'time for each activity',
      'duration of each activity',
      'how long she exercises',
      'amount of time',
      'exercise time',
      'length of time of exercise',
      'same duration',
      'exercise duration',
      'time of each exercise',
    ],
  },
  {
    text: 'time between the end of the activity and the measurement',
    accept: [
      'time before measuring',
      'when the pulse is measured',
      'time after exercise',
      'time of measuring',
      'time after the activity',
      'time between exercise and measurement',
      'counting time',
      'time of counting',
      'time for which pulses are counted',
    ],
  },
  {
    text: 'time of rest',
    accept: [
      'rest',
      'resting time',
      'rest between activities',
      'rest time',
      'time of rest between activities',
      'length of rest',
      'resting pulse rate',
      'starting pulse rate',
      'pulse rate at the start',
    ],
  },
  {
    text: 'the person',
    accept: [
      'person',
      'same person',
      'the same person',
      'student',
      'same student',
      'the same student',
      'age',
      'sex',
      'gender',
      'fitness',
      'body mass',
      'age of the student',
      'health',
      'fitness of the student',
      'mass of the person',
      'weight',
      'body weight',
      'level of fitness',
    ],
  },
  {
    text: 'temperature',
    accept: [
      'temperature of the room',
      'room temperature',
      'temperature of the surroundings',
      'temperature of the air',
      'weather',
      'air temperature',
      'humidity',
    ],
  },
  {
    text: 'food and drink before',
    accept: [
      'food',
      'food eaten',
      'diet',
      'drinks',
      'caffeine',
      'food and drink',
      'meals',
      'caffeine intake',
      'time since the last meal',
    ],
  },
  {
    text: 'position of the body',
    accept: ['posture', 'body position', 'position', 'position while measuring'],
  },
  { text: 'sensor', accept: ['same sensor', 'the same sensor', 'same finger', 'finger', 'equipment'] },
  { text: 'clothing', accept: ['clothes', 'shoes'] },
]
