import { kept, REPEATS, safe, TEMPERATURES, values } from '@/content/questions/igcse/plans'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan, SHARP } from './plan'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'not-needed' })

export { templates }

const EFFORTS = values({
  text: 'times or levels of exercise',
  words: 'length/duration/period/level/intensity | exercise times | exercises',
  listed: 'exercise for 1, 2, 3 and 4 minutes',
  numbers: '0/0.5/1/2/3/4/5/6/7/8/9/10/15/20/30/60/90/120/one/two/three/four/five',
  slip: 'lengths of exercize, exercise times',
  also: '"three times or levels" | MANY different (times)',
})

const PULSE = judged(
  'measures the pulse (heart rate) for a stated time',
  `
  HEART = pulse/heart/heartbeat/heartbeats/beat/beats
  accept (count/measure/record/monitor/check) ...(no breath/breaths).. HEART | (take/taken) (his/her/their/my/person/student) (pulse | heart rate) | "take pulse" | "take the pulse" | "take a pulse" | HEART ...(no up/faster/increase/rises).. (measured/counted/recorded/taken/monitor/wrist/neck) | pulse oximeter
  unsure feel HEART | see ... HEART
  earns: count the pulse at the wrist for 30 seconds
  earns: measure the heart rate with a monitor
  earns: take the pulce, count the heart beets
  misses: count the breaths
  misses: run for five minutes
  misses: repeat three times`,
)

const BEFORE = judged(
  'measures the heart rate at rest first',
  `
  HEART = pulse/heart/beat/beats/heartbeat
  MEASURE = measure/count/take/taken/record/find/check/get
  accept MEASURE ...(no after/until/till).. resting (pulse | heart rate | rate) | MEASURE ...(no after/until/till).. HEART ...(no after/until/till).. (rest/resting/before/sitting/still) | (rest/resting/before/sit/sitting/still) ...(no between/until/till/after/normal/back).. MEASURE ... HEART | (before exercise/running/start) ... MEASURE ... HEART | HEART ...(no until/till/normal/back).. measured (at rest | before)
  unsure resting heart rate first
  earns: measure the resting heart rate first
  earns: count the pulse before exercise
  earns: take the restinng pulse
  misses: run for five minutes
  misses: count the pulse after exercise
  misses: repeat three times`,
)

const RECOVERS = judged(
  'rests between the exercises until the heart rate is back to normal',
  `
  accept (rest/wait/sit/break/time/relax/stop) ... (between/until/till) | (until/till) ...(no tired).. (normal/resting/back) | (let/allow/leave/give) ... recover* | recovery (time/period) | (rest/wait/break) ... (minute/minutes/mins) ... (next/again/between/before) | before next
  earns: rest between the exercises
  earns: wait until the pulse is back to normal
  earns: let the person recuver before the next one
  misses: count the pulse
  misses: exercise for two minutes
  misses: repeat three times`,
)

core('heart-rate-and-exercise', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    sport: random.pick([
      'running on the spot',
      'stepping up and down a bench',
      'skipping with a rope',
      'cycling',
    ]),
    who: random.pick(['A student', 'A trainer', 'A class']),
  }),
  make: ({ sport, who }) => ({
    stem: [
      `${who} wants to know how the heart rate depends on how long somebody exercises. The exercise is ${sport}.`,
      `During exercise the heart beats faster. The volunteers are healthy students, the exercise is ${sport}.`,
    ],
    parts: {
      '': plan({
        prompt: 'Describe an investigation to find the effect of the length of exercise on the heart rate.',
        scheme: [
          EFFORTS,
          PULSE,
          BEFORE,
          judged(
            'measures straight after the exercise',
            `
  accept (immediately/straight/straightaway/directly/instantly) ... (after/afterwards/stop/stops/finish/pulse/heart/measure/count) | (after/stop/stops/finish/finished) ...(no before).. (immediately/straight/straightaway/directly) | (as soon as) | right after | (second/moment/instant/once) (he/she/they/you/person/student) (stop/stops/finish) | when (he/she/they/you/person/student) (stop/stops/finish)
  unsure (measure/count/take/record/pulse) ...(no recover/normal).. after
  earns: measure the pulse immediately after the exercise
  earns: straight after exercise
  earns: imediately after they stop
  misses: measure the pulse before the exercise
  misses: rest for ten minutes
  misses: use the same person`,
          ),
          RECOVERS,
          kept({
            text: 'the person, or age, sex and fitness of the people',
            words: 'person/people/student/volunteer/kid/boy/girl/child/athlete/age/sex/gender/fitness',
            named: 'the age and fitness of the people',
            slip: 'fittness, same persun',
          }),
          kept({
            text: 'the kind or speed of exercise',
            words:
              '"kind"/type/speed/pace/intensity/activity/rhythm/resistance/gear | height ... (bench/step)',
            named: 'the speed of the exercise',
            slip: 'type of exercize',
            also: '"same exercise" | exercise (is/be/kept/stay) same | metronome',
          }),
          REPEATS,
          safe(
            'safety: healthy volunteers, or stop when unwell, or clear space',
            '(healthy/unwell/dizzy/ill) | (shoes/trainers) | asthma | (injury/injuries/injured) | medical | health (problem/condition) | heart (problem/condition/disease) | stop ... (pain/tired/faint/exhausted) | drink ... water | clear space | warm up',
            'stop if they feel dizzy',
            'only helthy people take part',
          ),
        ],
        modelAnswer: `Let one student sit and measure the resting heart rate first: count the pulse at the wrist for 30 seconds. Then the student exercises for 1 minute. Count the pulse immediately after the exercise. Rest until the pulse is back to normal. Repeat with 2, 3, 4 and 5 minutes. Keep the speed of the exercise the same and use people of the same age and fitness. Repeat three times for each and calculate a mean. Stop if somebody feels dizzy.`,
      }),
    },
  }),
})

const GERMINATED = judged(
  'counts the seeds that have germinated (percentage, or length of roots) after a set time',
  `
  GROWN = germinate/germinated/germination/sprout/sprouted/root/shoot/radicle/grown
  accept (count/number/many/percentage/percent/proportion) ...(no water).. GROWN | (measure/length/height/long) ... (root/roots/shoot/shoots/radicle/seedlings) | GROWN ... (counted/percentage) | count seeds | germination rate
  unsure count | percentage
  earns: count how many seeds have germinated
  earns: find the percentage of seeds that germinate
  earns: count the germinated seads, number that germinnated
  misses: water the seeds
  misses: use five temperatures
  misses: weigh the soil`,
)

const MANY_SEEDS = judged(
  'uses many seeds at each value',
  `
  SEED = seeds/cress/mustard/radish/lettuce/wheat
  reject (one/single) seed (each/per)
  accept (five/ten/twenty/thirty/fifty/hundred/10/12/15/20/25/30/40/50/100) ...(no degree/temperature/put/c/cm/ml/minute/day/days/use/in/at).. SEED | (several/lots/plenty) SEED | many seeds (each/every/per/on/in/to) | (use/put/place/plant) many SEED | (number/amount) SEED ...(no germinate/germinated/sprout/sprouted).. same | same (number/amount) ...(no water).. SEED | (10/12/15/20/25/30/40/50) them | (10/12/15/20/25/30/40/50) each dish | (more than one | large number) SEED
  earns: put 20 seeds into each dish
  earns: many seeds in each
  earns: the same number of seads
  misses: water the seeds
  misses: use five temperatures
  misses: leave for three days`,
)

core('germination-and-temperature', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    seed: random.pick(['cress', 'mustard', 'radish', 'lettuce', 'wheat']),
    who: random.pick(['A gardener', 'A student', 'A class']),
  }),
  make: ({ seed, who }) => ({
    stem: [
      `${who} has ${seed} seeds, dishes, cotton wool and places that are kept at different temperatures.`,
      `Seeds of ${seed} germinate on wet cotton wool. Dishes and incubators are there.`,
      `${who} wants to know at which temperature seeds of ${seed} germinate best. Dishes, cotton wool and incubators are there.`,
    ],
    parts: {
      '': plan({
        prompt: `Describe an investigation to find the effect of temperature on the germination of ${seed} seeds.`,
        scheme: [
          TEMPERATURES,
          GERMINATED,
          MANY_SEEDS,
          judged(
            'leaves all for the same, stated, number of days',
            `
  accept (after/for/in/wait/leave/at) ...(no water/watered/every/each).. (day/days/week/weeks/hours) | (day/days) (1/2/3/4/5/6/7/8/9/10/one/two/three/four/five/six/seven) | (a/1/2/3/4/5/6/7/8/10/14/one/two/three/four/five/six/seven/ten) (day/days/week/weeks) ...(no water/watered).. count | same ...(no water/temperature/number/volume/amount/type/seed).. (time/period) | time (be/is/kept) same
  earns: leave them for three days
  earns: after the same time
  earns: leave them for one weeek
  misses: use five temperatures
  misses: count them
  misses: water the seeds`,
          ),
          kept({
            text: 'the volume of water',
            words: 'water/moisture/watered/watering/wet/damp/moist',
            named: 'the volume of water',
            slip: 'amount of watre',
          }),
          kept({
            text: 'the light',
            words: 'light/dark/darkness',
            named: 'the light',
            slip: 'lihgt',
            also: '(all/keep/kept/put/place/leave/cover) ...(no light/some).. (dark/darkness)',
          }),
          kept({
            text: 'the kind, age or packet of seeds',
            words: 'species/batch/packet/variety | (age/type/kind/size) (seed/seeds)',
            also: '"same seeds" | seeds ...(no water).. same (type/kind/age/species/batch/packet) | (one/single) (packet/batch/bag)',
            named: 'the type of seed',
            slip: 'tipe of seed, speecies',
          }),
          judged(
            'lets air (oxygen) reach the seeds in all dishes',
            `
  accept (air/oxygen) ...(no important).. (reach/get/in/enter/through/all/each/every) | (let/allow/leave/give/room/same/supply/access/plenty) ...(no aerobic/respiration/germinate).. (air/oxygen) | not (lid/sealed/drown/drowned/flooded/flood) | (lid/lids) open | holes ... (lid/lids)
  earns: leave room for air
  earns: they all need oxygen, so do not flood them
  earns: oxigen must reach them
  misses: keep them wet
  misses: use five temperatures
  misses: count them`,
          ),
          REPEATS,
        ],
        modelAnswer: `Put 20 ${seed} seeds on wet cotton wool in each dish. Keep dishes at 5, 15, 25 and 35 °C. Give the same volume of water to each and let air reach the seeds. Keep all in the dark. Use the same type of seed from one packet. Count how many seeds have germinated after three days and calculate the percentage. Repeat three times at each temperature and calculate a mean.`,
      }),
    },
  }),
})

const SPEEDS = values({
  text: 'wind speeds (distances or settings of the fan)',
  words: 'speed/setting/distance',
  listed: 'the fan at 50, 100, 150 and 200 cm',
  numbers: '0/1/2/3/4/5/6/10/20/25/30/40/50/60/75/80/90/100/120/150/200/250',
  slip: 'wind speeds, setings of the fan',
  also: '(low/slow/slowest/lowest/off) ... (medium/middle) ... (high/fast/highest/fastest)',
})

const BUBBLE = judged(
  'measures the distance moved by the bubble in a time (or the loss of mass)',
  `
  accept (distance/far/much/mm/cm/millimetres) ...(no fan/back/reset/from/plant/watch).. (bubble/meniscus) | (measure/record/read/time/calculate/see) ...(no fan/back/reset).. (bubble/meniscus) ...(no back/zero).. (moves/moved/travel/travels/gone/takes/take/is/position/scale) | (bubble/meniscus) ...(no fan/back/reset/as).. (ruler/scale/measured/distance/mm/cm)
  accept (weigh/mass) ...(no leaves).. (before/after/loss/lost/change) | (loss/change/lost) mass
  unsure (watch/look) ... bubble
  earns: measure the distance the bubble moves in five minutes
  earns: read how far the bubble has moved on the scale
  earns: measure the distanse moved by the buble
  misses: count the leaves
  misses: use five speeds
  misses: repeat three times`,
)

core('transpiration-and-wind', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    plant: random.pick(['laurel', 'lilac', 'privet', 'geranium']),
    who: random.pick(['A student', 'A grower', 'A class']),
  }),
  make: ({ plant, who }) => ({
    stem: [
      `${who} has leafy shoots of ${plant}, a potometer, an electric fan with several settings, a ruler and a stopwatch.`,
      `A leafy shoot of ${plant} in a potometer takes up water; the bubble in its tube moves. An electric fan, a ruler and a stopwatch are there.`,
    ],
    parts: {
      '': plan({
        prompt:
          'Describe an investigation to find the effect of wind speed on the rate at which the shoot takes up water.',
        scheme: [
          SPEEDS,
          BUBBLE,
          judged(
            'for the same time at each wind speed, with the stopwatch',
            `
  GIVEN = one/a/two/three/five/ten/fifteen/1/2/3/5/10/15/20/30/60
  LONG = minute/min/mins/second/secs
  accept "same time" | "same period" | "equal time" | "equal times" | (fixed/set) time | same (amount/length/period) time | (stopwatch/timer/clock) | (bubble/moves/distance/measure/read/record) ...(no wait/leave/before/settle).. (per/every/each/in/for/after/GIVEN) LONG | (in/for/after) GIVEN LONG ...(no wait/leave/before/settle/used).. (measure/read/record) | time GIVEN LONG
  unsure (bubble/distance) ... LONG
  earns: for the same time
  earns: time five minutes
  earns: use a stopwach
  misses: use five speeds
  misses: keep the temperature constant
  misses: cut the shoot under water`,
          ),
          judged(
            'cuts or fits the shoot under water, or seals the joints, so that no air gets in',
            `
  accept (under water) | underwater | (vaseline/grease/airtight/seal/sealed) | petroleum jelly | not (leak/leaks) | not air (in/get/gets/enter/enters/bubbles/leak/leaks/xylem)
  unsure not air
  earns: cut the shoot under water
  earns: seal the joints with Vaseline
  earns: make sure it is airtightt
  misses: put the shoot near the fan
  misses: use five speeds
  misses: read the scale`,
          ),
          kept({
            text: 'the shoot (number and size of its leaves)',
            words: 'shoot/leaf/leaves/plant/species',
            also: '"same shoot" | "same plant" | "same leaves"',
            named: 'the number of leaves',
            slip: 'shoott',
          }),
          kept({
            text: 'the temperature',
            words: 'temperature/temp',
            named: 'the temperature',
            slip: 'temprature',
          }),
          kept({
            text: 'the light or the humidity',
            words: 'light/lamp/humidity/humid',
            named: 'the light intensity',
            slip: 'humiddity',
          }),
          judged(
            'waits some minutes at each wind speed, or moves the bubble back to the start',
            `
  accept (leave/let/allow/give) ...(no mm).. (settle/adjust/equilibrate/used) | (leave/let) ...(no leaves).. (minute/minutes/mins) (before/then/first) | wait ... (minute/minutes/mins/before/until/settle/adjust) | (acclimatise/equilibrate) | (reset/bring/move/push/return/send) ...(no far).. bubble ... (back/zero/start) | (reset bubble) | (reservoir/tap) ... bubble | bubble (back/reset)
  earns: wait five minutes before reading
  earns: reset the bubble with the tap
  earns: bring the buble back to the start
  misses: measure the distance
  misses: repeat three times
  misses: use the same shoot`,
          ),
          REPEATS,
          SHARP,
        ],
        modelAnswer: `Cut the ${plant} shoot under water and fit it into the potometer. Seal the joints with Vaseline. Put the fan 50 cm away at its lowest setting and wait five minutes. Measure the distance moved by the bubble in five minutes with the stopwatch. Reset the bubble with the tap. Repeat with four other settings of the fan. Use the same shoot with the same number of leaves. Keep the temperature and the light intensity the same. Repeat three times at each setting and calculate a mean. Take care with the sharp knife.`,
      }),
    },
  }),
})
