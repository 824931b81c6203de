import { HOT_WATER, kept, REPEATS, safe, TEMPERATURES, values } from '@/content/questions/igcse/plans'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan } from './plan'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'not-needed' })

export { templates }

const STARCH_GONE = judged(
  'measures the time until iodine no longer turns blue-black (or tests samples at regular times)',
  `
  IODINE = iodine
  CLOCK = time/second/secs/minute/mins/interval/until/till/long/stopwatch
  reject time ... glucose appear
  accept (IODINE, CLOCK) | ((time/long/stopwatch) ...(no same).. starch (is/has/all) (gone/disappeared/digested)) | ((time/long) ... not starch) | (IODINE ... every (10/15/20/30/60)) | (IODINE & ((time/until/till) ... not (blue/black/colour))) | (IODINE & ((time/long/stopwatch/until) ... (colour/orange/brown/yellow/blue/black)))
  unsure IODINE (colour/sample/drop/add/test) | (add/use/test/drop/sample) ... IODINE | benedict
  earns: test a drop with iodine every 30 seconds
  earns: time how long until iodine stays brown
  earns: measure the time until the iodene does not turn blue-black
  misses: repeat three times
  misses: measure the mass of the starch
  misses: keep the volume of amylase the same`,
)

const WARMED_FIRST = judged(
  'leaves the solutions at each temperature for some minutes before they are mixed',
  `
  TEMP = temperature/temp/bath
  WAIT = leave/left/wait/stand/sit/stay/warm/minute/mins/keep
  BOTH = amylase/enzyme/starch/together/them/both
  accept ((WAIT, before/first) , (mix/add/pour/combine)) | (WAIT ... then (mix/pour/combine)) | (WAIT ... then add BOTH) | (WAIT ... so ... (pour/mix/combine)) | ((until/till/so/before) ... (reach/come/get/same/right/correct) TEMP, without iodine) | before (mixing/pouring)
  accept equilibrate/acclimatise/preheat
  unsure (leave/wait/sit/stand) ...(no iodine).. (bath/temperature) ... (minutes/mins) | (reach/reaches) TEMP
  earns: leave the tubes in the water bath for five minutes before mixing
  earns: wait until both solutions reach the temperature, then mix
  earns: let the solutions equilibrate in the water bath, eqilibrate
  misses: use five temperatures
  misses: time it with a stopwatch
  misses: repeat each temperature`,
)

core('amylase-and-temperature', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    source: random.pick(['from germinating barley', 'from human saliva', 'from a fungus']),
    who: random.pick(['A student', 'A food scientist', 'A class']),
  }),
  make: ({ source, who }) => ({
    stem: [
      `${who} has a solution of amylase ${source}, a starch suspension, iodine solution and the usual apparatus of a laboratory.`,
      `Amylase ${source} breaks down starch. A starch suspension, iodine solution and the usual apparatus of a laboratory are there.`,
      `${who} wants to know at which temperature amylase ${source} works fastest. Starch suspension and iodine solution are there.`,
    ],
    parts: {
      '': plan({
        prompt:
          'Describe an investigation to find the effect of temperature on the rate at which amylase digests starch.',
        scheme: [
          TEMPERATURES,
          STARCH_GONE,
          WARMED_FIRST,
          kept({
            text: 'the volume or concentration of amylase',
            words: 'amylase/enzyme',
            named: 'the concentration of amylase',
            slip: 'volume of amilase',
          }),
          kept({
            text: 'the volume or concentration of starch',
            words: 'starch',
            named: 'the volume of starch',
            slip: 'volume of stach suspension',
          }),
          kept({ text: 'the pH', words: 'pH/buffer/acidity', named: 'the pH', slip: 'bufer' }),
          REPEATS,
          judged(
            'control: boiled amylase, or water instead of amylase',
            `
  ENZYME = amylase/enzyme
  accept "boiled amylase" | "boiled enzyme" | "denatured amylase" | "denatured enzyme" | control ... (boiled/denatured) ... ENZYME | (boiled/denatured) ... ENZYME ... control | ENZYME (was/has/been) boiled | ENZYME ... (boiled/denatured) ... (control/compare)
  accept (water, instead, not ENZYME) | (not ENZYME, control) | (not ENZYME, compare) | tube (has/contains/with/without) not ENZYME
  unsure control (tube/experiment) | "boiled" ENZYME
  earns: a control with boiled amylase
  earns: use water instead of amylase as a control
  earns: a control with boiled amilase
  misses: control the temperature with a water bath
  misses: keep the volume the same
  misses: repeat three times`,
          ),
          HOT_WATER,
        ],
        modelAnswer:
          'Put 5 cm³ of starch suspension and 5 cm³ of amylase into separate tubes in a water bath at 20 °C. Leave them for five minutes to reach the temperature before mixing. Start a stopwatch, and test a drop with iodine every 30 seconds until it no longer turns blue-black. Repeat with 30, 40, 50 and 60 °C. Keep the concentration of amylase, the volume of starch and the pH the same, with a buffer. Repeat three times at each temperature and calculate a mean. Use a control with boiled amylase. Wear goggles and be careful with hot water.',
      }),
    },
  }),
})

const BUBBLES = judged(
  'measures the gas: counts bubbles, or volume of oxygen, in a given time',
  `
  GAS = gas/oxygen/bubble/bubbles
  reject (count/measure/collect) ...(no oxygen).. carbon dioxide ... (produced/given/released)
  accept (count/number/many/collect) ...(no plant).. GAS | (volume/amount) ... (gas/oxygen) | (measure/record) ...(no plant/light/temperature).. GAS | (gas/oxygen) ... (syringe/cylinder/measured/collected) | bubbles ... (counted/minute)
  unsure bubbles
  earns: count the bubbles in one minute
  earns: collect the oxygen and measure its volume
  earns: count the number of bubles in five minutes
  misses: measure the height of the plant
  misses: use five distances
  misses: keep the temperature the same`,
)

const SETTLES = judged(
  'waits some minutes at each light intensity before counting',
  `
  accept (wait/leave/let/allow/stand/give) ...(no volume/oxygen).. (minute/minutes/mins/adjust/settle/used) ...(no count/measure).. (before/then/first/and) | wait ... (before/then/minute/minutes/mins) | (leave/let/give/allow) ... (adjust/settle/used/before) | (acclimatise/equilibrate/settle) | adjust ... light | (get/getting) used to
  earns: wait five minutes before counting
  earns: leave the plant to adjust to the light
  earns: leave it to aclimatise before counting
  misses: repeat three times
  misses: use five distances
  misses: measure the volume of oxygen`,
)

const LIGHTS = values({
  text: 'light intensities (distances of the lamp)',
  words: 'light/lamp/distance/intensity/brightness',
  listed: 'put the lamp at 10, 20, 30 and 40 cm',
  numbers: '5/10/15/20/25/30/35/40/45/50/60/70/75/80/90/100',
  slip: 'distances of the lamp, distences',
})

core('pondweed-and-light', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    plant: random.pick(['Elodea', 'Cabomba', 'hornwort']),
    who: random.pick(['A student', 'The owner of an aquarium', 'A class']),
  }),
  make: ({ plant, who }) => ({
    stem: [
      `${who} has pieces of the water plant *${plant}*, a lamp, a ruler and the usual apparatus of a laboratory.`,
      `The water plant *${plant}* gives off bubbles of gas in the light. A lamp, a ruler and the usual apparatus of a laboratory are there.`,
      `${who} wants to know how much light the water plant *${plant}* needs to photosynthesise fast.`,
    ],
    parts: {
      '': plan({
        prompt:
          'Describe an investigation to find the effect of light intensity on the rate of photosynthesis of this plant.',
        scheme: [
          LIGHTS,
          BUBBLES,
          judged(
            'counts for the same time at each light intensity, with a stopwatch',
            `
  GIVEN = one/two/three/five/ten/a/1/2/3/5/10/15/30/60
  LONG = minute/min/mins/second/secs
  accept "same time" | "same period" | "equal time" | "equal times" | (fixed/set) time | same (amount/length/period) time | (stopwatch/timer/clock) | (count/bubbles/oxygen/gas/collect/measure/record) ...(no wait/leave/before).. (per/every/each/in/for/after/GIVEN) LONG | (in/for) GIVEN LONG ...(no leave/wait/before).. (count/record/measure/collect)
  unsure (count/time) ... LONG | LONG ... count
  earns: count for the same time
  earns: use a stopwatch to time one minute
  earns: use a stopwach
  misses: use five distances
  misses: keep the temperature constant
  misses: use the same piece of plant`,
          ),
          SETTLES,
          kept({
            text: 'the temperature',
            words: 'temperature/temp',
            also: 'water bath | heat (shield/filter) | tank ...(no from).. water | led (lamp/light/bulb) | keep temperature at',
            named: 'the temperature',
            slip: 'temprature',
          }),
          kept({
            text: 'the piece (or length) of plant',
            words: 'plant/pondweed/weed/piece/bit/elodea/cabomba/hornwort/leaves/species',
            also: '"same plant" | "same piece" | "same pondweed" | "same weed"',
            named: 'the length of the plant',
            slip: 'peice of plant',
          }),
          kept({
            text: 'carbon dioxide (hydrogencarbonate in the water)',
            words: 'carbon dioxide | "co2" | hydrogencarbonate/bicarbonate',
            also: '(add/put/spoon/dissolve/with/excess/use) ... (hydrogencarbonate/bicarbonate)',
            named: 'the carbon dioxide concentration',
            slip: 'carbon dioxyde',
          }),
          judged(
            'no other light: darkens the room',
            `
  accept (dark/darkened/darken) (room/laboratory/lab/place/box/surroundings) | (blinds/curtains) | (room/other/laboratory) lights off | (turn/switch) off ... (room/other) lights
  accept (other/background/outside/room) light ... (blocked/removed/kept/shut/cover/off) | not (other/background/outside) light | (block/remove/exclude) (other/background/outside) light
  unsure (other/background/outside) light
  earns: do it in a dark room
  earns: no other light reaches the plant
  earns: close the curtins
  misses: move the lamp nearer
  misses: use a bright lamp
  misses: count bubbles`,
          ),
          REPEATS,
          safe(
            'safety: keep water away from the lamp, or do not touch the hot lamp',
            'not touch ...(no plant).. (lamp/bulb)\n  accept ((electric/electrical/electricity/electrics), (water/wet/shock/dry)) | shock | (hot (lamp/bulb)) | (lamp/bulb) ... (hot/burn/burns) | (dry/wet) hands | water ...(no plant/beaker).. away ... (lamp/socket/plug)',
            'keep water away from the electric lamp',
            'keep water away from electrisity',
          ),
        ],
        modelAnswer: `Put a piece of ${plant} into water with sodium hydrogencarbonate. Place a lamp 10 cm away in a dark room. Wait five minutes, then count the bubbles of gas in one minute with a stopwatch. Repeat with the lamp at 20, 30, 40 and 50 cm. Use the same piece of plant each time. Keep the temperature constant with a tank of water between lamp and plant. Keep the carbon dioxide concentration the same. Repeat three times at each distance and calculate a mean. Keep water away from the electric lamp.`,
      }),
    },
  }),
})
