import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan, SHARP, TEMPERATURES } from './plan'
import { kept, REPEATS, safe, values } from './points'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'not-needed' })

export { templates }

const EFFORTS = values({
  text: 'times or levels of exercise',
  words: 'exercise/speed/minute/minutes/step/steps/run/running/level',
  listed: 'exercise for 1, 2, 3 and 4 minutes',
  numbers: '0/1/2, 3/4, 5/6/8/10',
  slip: 'lengths of exercize, exercise times',
})

const PULSE = judged(
  'measures the pulse (heart rate) for a stated time',
  `
  HEART = pulse/heart/heartbeat/heartbeats/beat/beats
  accept (count/measure/take/record/number/monitor/rate), HEART
  unsure HEART
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
  REST = rest/resting/sit/sitting/before/normal
  accept REST ... (pulse/heart/beat/beats/rate/exercise/measure)
  accept (pulse/heart/beat/beats/rate/measure) ... REST
  unsure REST
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
  accept (rest/wait/recover/recovers/recovery/sit), (between/until/normal/again/back/next/return/returns/minute/minutes)
  accept (recover/recovers/recovery)
  accept until ... (normal/resting)
  earns: rest between the exercises
  earns: wait until the pulse is back to normal
  earns: let the person recover, recuver, before the next one
  misses: count the pulse
  misses: exercise for two minutes
  misses: repeat three times`,
)

core('heart-rate-and-exercise', {
  facts: { difficulty: 2 },
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
  accept (immediately/straight/straightaway/directly/right/soon/instantly) ... (after/afterwards/stop/stops/finish/pulse/heart/measure/count)
  accept (after/stop/stops/finish/finished) ... (immediately/straight/directly)
  accept (as soon as | right after)
  unsure after
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
            words: 'person/people/student/age/sex/gender/fitness/fit/volunteer/mass/weight/health',
            named: 'the age and fitness of the people',
            slip: 'fittness, same persun',
          }),
          kept({
            text: 'the kind or speed of exercise',
            words: 'kind/type/exercise/speed/pace/intensity/activity/bench',
            named: 'the speed of the exercise',
            slip: 'type of exercize',
          }),
          REPEATS,
          safe(
            'safety: healthy volunteers, or stop when unwell, or clear space',
            'healthy/unwell/dizzy/ill/shoes/trainers/asthma/injury/injuries/condition/conditions/medical | stop ... (pain/tired/faint/exhausted) | drink ... water | clear space',
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
  accept (count/number/many/percentage/percent/proportion), (seed/seeds/germinate/germinated/germination)
  accept (measure/length), (root/roots/shoot/shoots/radicle)
  accept (number/many) ... (sprouted/sprout)
  unsure count
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
  accept (ten/twenty/fifty/hundred/10/12/15/20/25/30/40/50/100) (seed/seeds)
  accept (many/several/lots) seed/seeds
  accept (number/amount) of seed/seeds ... same
  accept same (number/amount) of seed/seeds
  accept (more than one | large number of) seed/seeds
  earns: put 20 seeds into each dish
  earns: many seeds in each
  earns: the same number of seads
  misses: water the seeds
  misses: use five temperatures
  misses: leave for three days`,
)

core('germination-and-temperature', {
  facts: { difficulty: 3 },
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
  accept (day/days/week/hours)
  accept same ... (time/period)
  accept time ... same
  earns: leave them for three days
  earns: after the same time
  earns: leave them for one weak, a weeek
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
          kept({ text: 'the light', words: 'light/dark/darkness', named: 'the light', slip: 'lihgt' }),
          kept({
            text: 'the kind, age or packet of seeds',
            words: 'seed/seeds/species/type/age/batch/packet/kind/variety',
            named: 'the type of seed',
            slip: 'tipe of seed, speecies',
          }),
          judged(
            'lets air (oxygen) reach the seeds in all dishes',
            `
  accept (air/oxygen/aerated)
  accept not (lid/sealed/drowned/flooded)
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
  words: 'speed/setting/settings/distance/wind/fan',
  listed: 'the fan at 50, 100, 150 and 200 cm',
  numbers: '10/20/25/30/50, 40/60/75/100, 80/90/120/150/200',
  slip: 'wind speeds, setings of the fan',
})

const BUBBLE = judged(
  'measures the distance moved by the bubble in a time (or the loss of mass)',
  `
  accept (bubble/meniscus), (distance/far/move/moves/moved/measure/scale/travel/travels/time/read)
  accept (mass/weigh), (before/after/loss/lost/change)
  unsure bubble | mass
  earns: measure the distance the bubble moves in five minutes
  earns: read how far the bubble has moved on the scale
  earns: measure the distanse moved by the buble
  misses: count the leaves
  misses: use five speeds
  misses: repeat three times`,
)

core('transpiration-and-wind', {
  facts: { difficulty: 3 },
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
  accept (same/equal/fixed) ... (time/times/period)
  accept (stopwatch/timer/clock)
  accept (per/every/each/in/for/after) (minute/min)
  accept (one/two/three/five/ten/fifteen/1/2/3/5/10/15) (minute/minutes/min)
  unsure time/minute
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
  accept (cut/fit/fitted/assemble/set/put/insert) ... under water/underwater
  accept underwater
  accept (vaseline/grease/jelly/airtight/seal/sealed)
  accept not (air/leak/leaks)
  earns: cut the shoot under water
  earns: seal the joints with Vaseline
  earns: make sure it is airtite, airtightt
  misses: put the shoot near the fan
  misses: use five speeds
  misses: read the scale`,
          ),
          kept({
            text: 'the shoot (number and size of its leaves)',
            words: 'shoot/leaf/leaves/plant/species',
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
  accept (leave/wait/stand/adjust/acclimatise/settle), (minute/minutes/before/time/first)
  accept (reset/bring/move/push) ... (bubble/back/zero/start)
  accept (reservoir/tap) ... (bubble/reset/back)
  earns: wait five minutes before reading
  earns: reset the bubble with the tap
  earns: bring the bubble back to the start, rezet
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
