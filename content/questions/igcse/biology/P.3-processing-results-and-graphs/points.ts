import { judged } from '@/lib/exams/authoring/marks'

/** Rules of what the investigations ask in words. Alternatives of one thing are on one line: see P.1's `points.ts`. */

export const CHANGE_FALLS = judged(
  'the higher the concentration of sucrose, the lower the (percentage) change in mass, or the smaller the gain and the larger the loss',
  `
  UP = increase/rise/higher/high/more/greater/larger/stronger/bigger/up/concentrated
  CONC = concentration/sucrose/solution/sugar/concentrated
  DOWN = decrease/fall/lower/less/drop/decline/reduce/reduction/smaller/down/lose/loses/lost/loss/negative/shrink/lighter
  MASS = mass/change/percentage/gain/weight/cylinder/it/potato
  reject UP ...(no DOWN/mass/percentage/gain/loss).. CONC ...(no DOWN/loss/lower).. (mass/gain/change/percentage/weight) ...(no DOWN/loss).. (increase/rises/higher/larger/greater)
  reject UP ...(no DOWN).. CONC ...(no DOWN).. heavier | CONC ...(no DOWN).. UP ... loss (decrease/fall/smaller/drop/reduce)
  reject (lower/decrease/dilute) ...(no UP/mass/gain/loss).. CONC ...(no UP/loss/lose).. (lower/smaller/less/decrease) ...(no UP/loss).. (mass/gain/weight)
  reject CONC ...(no UP/mass/gain/loss).. decrease ...(no UP/loss/lose).. (mass/gain/weight) ...(no UP/loss/lose).. (lower/smaller/less/decrease)
  reject not (effect/affect) | CONC ... not (effect/affect)
  accept UP ...(no DOWN/mass/percentage/gain/loss).. CONC ... MASS ... DOWN
  accept CONC ...(no mass/percentage/gain).. UP ... MASS ... DOWN
  accept UP ...(no DOWN/mass).. CONC ... DOWN ... MASS | CONC ...(no mass/percentage/gain/DOWN).. UP ... DOWN ... MASS
  accept MASS ...(no UP).. DOWN ... (as/when/with/if/in/at) ...(no DOWN).. UP ...(no mass).. CONC
  accept MASS ...(no UP).. DOWN ... (as/when/with/if) ...(no DOWN).. CONC ... UP
  accept DOWN ...(no UP).. (mass/gain/weight) ... (as/when/with/if/in/at) ...(no DOWN).. UP ... CONC
  accept DOWN ...(no UP).. (mass/gain/weight) ... (as/when/with/if) ...(no DOWN).. CONC ... UP
  accept DOWN ...(no mass/gain/UP).. CONC ...(no loss/lose).. (increase/higher/more/greater/larger/bigger) ... (mass/gain/increase)
  accept DOWN ...(no mass).. CONC ... MASS ... (UP/gain) | (negative/inverse) (correlation/relationship/gradient/slope) | inversely
  unsure MASS ... DOWN
  earns: as the concentration increases the percentage change in mass decreases
  earns: the higher the concentration of sucrose the less mass the cylinder gains
  earns: the change in mass gets lower when the consentration of the solution rises
  earns: there is a negative correlation
  earns: percentage change falls as the sucrose becomes more concentrated
  misses: as the concentration increases the mass increases
  misses: water moves by osmosis
  misses: the concentration has no effect
  misses: when the concentration increases the mass loss decreases
  misses: the lower the concentration the lower the mass
  misses: the graph is a straight line`,
)

/** @param cut where the mass does not change, as read from the graph */
export const gainsThenLoses = (cut: string) =>
  judged(
    `gains mass in dilute solutions, loses mass in concentrated ones (above about ${cut} mol per dm^{3})`,
    `
  GAIN = gain/increase/positive/heavier/rise/up
  LOSE = lose/lost/loss/decrease/negative/lighter/fall/down
  LOW = low/lower/dilute/below/water/weak/less/under/before/first/0/0.1/small
  HIGH = high/higher/"concentrated"/above/strong/more/over/after/beyond/large/0.5
  reject GAIN ...(no LOSE/LOW).. (above/"concentrated") ... LOSE ... (below/dilute)
  reject GAIN ...(no LOSE/LOW).. (high/above/"concentrated") ... LOSE ...(no HIGH).. (low/below/dilute)
  reject (high/above/"concentrated") ...(no LOSE/LOW).. GAIN ... (low/below/dilute) ...(no HIGH/GAIN).. LOSE
  reject LOSE ...(no GAIN/HIGH).. (below/dilute/water/low) ...(no HIGH).. GAIN
  accept GAIN ...(no LOSE/HIGH).. LOW ... LOSE | LOW ...(no LOSE/HIGH).. GAIN ... LOSE
  accept LOSE ...(no GAIN/LOW).. HIGH ... GAIN | HIGH ...(no GAIN/LOW/change).. LOSE ... GAIN
  accept (GAIN ...(no LOSE).. LOW) & (LOSE ...(no GAIN/LOW).. HIGH)
  accept (from/first/then/becomes/to/turns/changes) ... GAIN ... to ... LOSE | GAIN ... (then/until/before/after/becomes) ... LOSE
  accept GAIN ...(no LOSE).. (until/till/(up to)) ... LOSE
  unsure (gain/positive/heavier) & LOSE
  earns: it gains mass in dilute solutions and loses mass in concentrated ones
  earns: below ${cut} the cylinders gain mass, above it they lose mass
  earns: in dilute solutions it ganis mass, in concentrated solutoins it loses mass
  earns: positive at first, then becomes negative, so from a gain to a loss
  misses: the mass decreases
  misses: it loses mass in dilute solutions and gains mass in concentrated ones
  misses: in high concentrations it gains mass and in low concentrations it loses mass
  misses: the percentage change falls`,
  )

/** Two figures that stand in the graph or table, such as both ends: `lists` are words that name each of them. */
export const figuresQuoted = (
  text: string,
  lists: readonly (readonly string[])[],
  example: string,
  also: readonly string[] = [],
) => {
  const nameOf = (at: number) => `N${'ABCDEFGH'.charAt(at)}`
  const names = lists.map(
    (list, at) => `${nameOf(at)} = ${list.map(each => each.replace(/[+−]/, '')).join('/')}`,
  )
  const pairs = lists.flatMap((_, one) =>
    lists.slice(one + 1).map((__, after) => `${nameOf(one)} & ${nameOf(one + 1 + after)}`),
  )
  return judged(
    text,
    `
  ${names.join('\n  ')}
  ${[...pairs, ...also, `${nameOf(0)} percent & ${nameOf(1)}`].map(each => `accept ${each}`).join('\n  ')}
  earns: ${example}
  earns: the figures are ${example}
  earns: ${example}, which is many percnt less
  misses: it decreases
  misses: as one rises the other falls
  misses: a straight line that slopes down`,
  )
}

export const NO_NET_WATER = judged(
  'there is no net movement of water (as much water enters the cells as leaves them)',
  `
  MOVE = movement/move/osmosis/diffusion/flow/go/goes/gain/lose/enter/leave/pass
  accept not net (movement/flow/diffusion/osmosis/gain/loss/change) | not net (water/transfer)
  accept not overall (movement/osmosis) | not (gain/loss/movement/osmosis/change/flow) ... water | water ... not MOVE | not MOVE ... water
  accept (equal/same) ...(no mass/concentration/conc/potential).. water, without potential/concentration
  accept water ...(no potential/concentration).. (equal/same/balanced) ... (rate/in/out/leave/enter) | as much ... (enter/in/out/leave) | (in/enter/enters) ...(no concentration).. (equal/equals/same) ... (out/leaves/leaving)
  accept not (enter/leave/gain/lose/move) ... water | not water ... (enter/leave/move/moves/gained/lost) | (water does not move) | not osmosis | osmosis ... (both/equal) ... (directions/equal) | equilibrium | isotonic
  unsure not move | water, balance
  earns: there is no net movement of water
  earns: the same amount of water goes in as comes out
  earns: no net moovement of water into or out of the cells
  earns: water does not move in or out overall
  misses: the mass stays the same
  misses: water moves into the cells
  misses: the concentrations are equal
  misses: the potato is in sucrose`,
)

export const SAME_INSIDE = judged(
  'the solution has the same concentration (water potential) as the contents of the cells',
  `
  SAME = same/equal/equals/identical/matches/match
  CELL = cell/cells/inside/sap/vacuole/cytoplasm/tissue/potato/carrot/contents/cylinder
  CONC = concentration/potential/concentrated/conc/sucrose/sugar/solute
  reject (different/higher/lower/greater) CONC ... (inside/outside/cell) | CONC (is/are) different
  accept CONC ...(no mass).. CELL ...(no mass).. SAME, without same (mass/weight/size/volume)
  accept CONC (in/inside/within/of) (cell/cells/sap/cytoplasm/vacuole), without than/mass/lose/gain/((cell/cells) (are/is) in)
  accept CELL (has/have/had) ...(no higher/lower/greater/less/more).. (concentration/potential) of, without than
  accept (cell/cells/inside/sap) ...(no mass).. (solution/outside) ...(no mass/gain/lose).. SAME ...(no mass).. CONC | CONC ...(no mass).. SAME ... (sides/side)
  accept SAME ...(no mass/volume/amount/size/rate/temperature).. CONC ...(no mass).. CELL | CONC ...(no mass).. SAME ...(no mass/amount).. CELL | CELL ...(no mass/gain/lose/and).. SAME ...(no mass/amount/rate).. CONC
  accept SAME CONC ... (outside/both/solution) | isotonic | not (concentration/potential/water) (gradient/difference) | not (gradient/difference) | CONC ... (in/inside) and (out/outside) ... SAME
  accept (is/be/shows/tells/gives/equals) ...(no higher/lower/greater/less/more/than/mass).. (concentration/concentrated/potential) ...(no higher/lower/greater/less/more/than).. (inside/in/within/of) ... (cell/cells/sap/cytoplasm/vacuole)
  unsure (SAME CONC | CONC ...(no mass).. SAME), without mass
  earns: the solution has the same concentration as the cells
  earns: the water potential inside the cells and outside is equal
  earns: the consentration in the cells is the same as that of the solution
  earns: there is no water potential gradient
  misses: the mass stays the same
  misses: no net movement of water
  misses: the cells have a higher concentration than the solution
  misses: the solution is more concentrated than the cells`,
)

const CLOSER = judged(
  'uses more concentrations (smaller intervals) near the one at which the mass does not change',
  `
  CONC = concentration/solution/sucrose/interval/step/gap/value
  CLOSE = close/closer/near/nearer/around/between/either/about
  reject "more concentrated" | "higher concentration" | (stronger/weaker) (solution/sucrose/concentration)
  reject (fewer/less/larger/bigger/wider) ...(no number/smaller/closer/more/narrower).. (concentration/interval/gap/step/solution)
  reject more (sucrose/solution) in (each/every/tube)
  accept (larger/greater/increase/bigger/higher) number ...(no cylinder/piece/repeat).. ("concentrations" | "solutions" | values)
  accept (use/try/test/add/include/as) ... (0.2*/0.3*/0.4*) ... (0.2*/0.3*/0.4*)
  accept (smaller/narrower/closer/finer/less/shorter) ...(no cylinder/piece/mass/change/water).. (interval/gap/step/difference/range/increments) | (more/extra/additional/further/other/intermediate) ("concentrations" | "solutions" | values | intervals | dilutions)
  accept CONC ... CLOSE ... (cross/crosses/crossing/zero/axis/estimate/point/0.15/0.2*/0.3*/0.4*) | CONC ...(no more/far).. (closer/nearer) together | CONC in between | CONC between
  accept (every/of) (0.01/0.02/0.05/0.025) | (0.01/0.02/0.05/0.025) (apart/interval/step)
  unsure different CONC | (range/several) CONC
  earns: use smaller intervals of concentration
  earns: use more concentrations around the point where the line crosses zero
  earns: test solutions closer to the estimate with smaler steps of 0.02
  misses: use a more concentrated solution
  misses: use larger steps
  misses: repeat it`,
)

const MORE_CYLINDERS = judged(
  'uses more cylinders (repeats) at each concentration',
  `
  reject not repeat | fewer
  accept increase ...(no concentration/accurate).. number ... (cylinder/cylinders/piece/pieces/repeat/repeats/trial/trials/result/measurement/reading)
  accept (more/many/extra/additional/five/six/ten) ...(no concentration/solution/accurate/water/sucrose/mass).. (cylinder/cylinders/piece/pieces/repeat/repeats/trial/result/measurement/reading/sample/potato) | (repeat/redo/replicate) | (do/carry) ... again | (times, mean)
  earns: use more cylinders at each concentration
  earns: repeat it and take a mean
  earns: repeet each concentration more often
  misses: use smaller steps
  misses: leave them longer
  misses: dry them well`,
)

const LONGER = judged(
  'leaves the cylinders in the solutions for longer (until the mass no longer changes)',
  `
  reject (shorter/less) time
  accept (increase/extend/lengthen) time
  accept (leave/keep/soak/put/wait/stay/immerse) ...(no same/more).. (longer/24/overnight/hours) | longer | (for more time) | until ...(no dry).. (mass/weight) ... (constant/stop/stops/not/same) | overnight
  earns: leave them for longer
  earns: leave the cylinders overnight
  earns: leave them in for lonjer, until the mass is constant
  misses: use smaller steps
  misses: repeat it
  misses: keep the time the same`,
)

const BETTER_BALANCE = judged(
  'uses a balance that reads to more decimal places',
  `
  BALANCE = balance/scale/scales/mass/weigh/weighing
  accept BALANCE ...(no cylinder).. (decimal/0.001/0.0001/three/precise/precision/sensitive/milligram/accurate) | (more/most) (precise/accurate/sensitive) BALANCE | (decimal/0.001/0.0001/precise/sensitive) ... BALANCE
  unsure better (balance/scale)
  earns: use a balance with three decimal places
  earns: use a more sensitive balance
  earns: weigh with a balanse that reads to 0.001 g
  misses: use smaller steps
  misses: the mass must be the same
  misses: repeat it`,
)

const DRIED_ALIKE = judged(
  'dries all cylinders in the same way (same time, same pressure of the paper towel)',
  `
  DRY = dry/dried/drying/blot/blotted/towel
  reject not DRY
  accept DRY ...(no different).. (same/equal/equally/consistent/consistently/standard/standardise/each/all/thoroughly/carefully/well/better/evenly/seconds) | (same/equal/equally/consistent/consistently/standardise/evenly/carefully/thoroughly/better) ...(no different/concentration/temperature).. DRY
  earns: dry all the cylinders in the same way
  earns: blot each one for the same time
  earns: drie them all equally with the paper towel
  misses: use smaller steps
  misses: repeat it
  misses: leave them longer`,
)

/** Any two of these make the estimate of a concentration better. */
export const BETTER_ESTIMATE = [CLOSER, MORE_CYLINDERS, LONGER, BETTER_BALANCE, DRIED_ALIKE]

type Kept = { text: string; accept: string[] }

/** What stays the same for all cylinders, as it may be named. */
export const KEPT_IN_SUCROSE: Kept[] = [
  {
    text: 'temperature',
    accept: [
      'temperature of the solution',
      'temperature of the solutions',
      'temperature of the room',
      'room temperature',
      'temperature of the surroundings',
      'temperature of the water bath',
    ],
  },
  {
    text: 'volume of solution',
    accept: [
      'volume',
      'volume of the sucrose solution',
      'volume of sucrose',
      'volume of the solutions',
      'amount of solution',
      'amount of sucrose solution',
      'volume of liquid',
      'volume of sugar solution',
      'amount of liquid',
    ],
  },
  {
    text: 'time',
    accept: [
      'time in the solution',
      'time in the solutions',
      'time the cylinders are in the solution',
      'length of time',
      'duration',
      'time left in the solution',
      'time spent in the solution',
      'amount of time',
      'how long they are left',
      'soaking time',
      'time of soaking',
      'immersion time',
    ],
  },
  {
    text: 'the plant',
    accept: [
      'same potato',
      'the same potato',
      'type of potato',
      'variety of potato',
      'age of the potato',
      'potato',
      'type of tissue',
      'plant tissue',
      'type of plant',
      'species',
      'type of carrot',
      'same carrot',
      'the same carrot',
      'age of the plant',
      'variety',
      'source of the cylinders',
      'part of the plant',
      'type of sweet potato',
      'same plant',
      'the same plant',
      'age of the tissue',
      'type of vegetable',
      'same vegetable',
      'same type of potato',
      'same species',
      'same variety',
    ],
  },
  {
    text: 'way of drying',
    accept: [
      'drying',
      'how they are dried',
      'method of drying',
      'time of drying',
      'drying with the paper towel',
      'how the cylinders are dried',
      'blotting',
    ],
  },
  { text: 'type of sugar', accept: ['type of solution', 'type of solute', 'solute'] },
  {
    text: 'number of cylinders',
    accept: ['number of cylinders in each solution', 'number of cylinders in each tube', 'number of pieces'],
  },
]

export const NOT_COUNTED = judged(
  'bubbles are of different sizes (or too fast to count, or some are missed)',
  `
  BUBBLE = bubble/bubbles
  accept BUBBLE ...(no same).. (different/various/vary/varying/unequal/larger/smaller/bigger/size/sizes) | (different/various/varying/unequal) ...(no volume/gas).. (size/sizes/bubbles) | not (same/equal/all) | (size/volume) ... BUBBLE ... (vary/varies/differs/different/not)
  accept (too/so) (fast/quick/quickly/many/rapidly) | (miss/missed/misses/lose) ...(no gas).. (count/BUBBLE/some/one) | (BUBBLE/some/one) ...(no gas).. (miss/missed) | (hard/difficult) ... count | miscount | (human error) | BUBBLE ... (join/merge/combine) | (count/counting) ... (mistake/error/wrong/inaccurate)
  unsure accurate | precise
  earns: bubbles have different sizes
  earns: not all bubbles are the same size
  earns: the bubles may come too fast to count
  misses: the gas is oxygen
  misses: the volume is measured in cm³
  misses: bubbles are counted in one minute`,
)

export const RATE_FALLS = judged(
  'the greater the distance of the lamp, the lower the rate of photosynthesis',
  `
  UP = increase/rise/higher/more/greater/larger/further/farther/longer/away/up/bigger/far
  FAR = distance/lamp/light/cm
  DOWN = decrease/fall/lower/less/drop/decline/reduce/smaller/slower/down/slow
  RATE = rate/photosynthesis/oxygen/gas/volume/it
  NEAR = closer/nearer/near/close/smaller/shorter
  reject UP ...(no DOWN/RATE/NEAR).. FAR ...(no DOWN).. RATE ...(no DOWN).. (increase/rises/higher/faster/greater)
  reject RATE ...(no DOWN).. (increase/rises/higher/faster) ...(no DOWN/NEAR/intensity).. (further/away/(distance increases))
  reject (closer/nearer) ...(no UP/faster/highest).. RATE ...(no UP/faster/highest).. DOWN | (closer/nearer) ...(no UP/faster).. (lower/slower) ... RATE
  accept RATE ...(no UP).. DOWN ... 10 ... 50 | (highest/fastest/greatest) ...(no 50).. 10 | (lowest/slowest) ...(no 10).. 50 | RATE DOWN with distance
  accept distance ...(no UP).. (decrease/reduce/smaller/fall) ... RATE ...(no DOWN).. (increase/rise/higher/faster/greater)
  accept UP ...(no DOWN/RATE/NEAR/intensity).. FAR ... RATE ... DOWN | UP ...(no DOWN/RATE/NEAR/intensity).. FAR ... DOWN ... RATE | FAR ...(no DOWN/RATE/NEAR/intensity).. UP ... DOWN ... RATE | FAR ...(no DOWN/RATE/NEAR/intensity).. UP ... RATE ... DOWN
  accept RATE ...(no UP/faster).. DOWN ... (as/when/with/if/because) ...(no NEAR).. UP | DOWN ... (rate/photosynthesis/oxygen/gas) ... (as/when/with/if) ... UP
  accept NEAR ...(no intensity).. FAR ... RATE ... (UP/faster) | FAR ...(no intensity).. NEAR ... RATE ... (UP/faster) | NEAR ...(no intensity).. FAR ... (higher/faster/greater/more) ... RATE | RATE ...(no DOWN).. (UP/faster) ... (as/when) ... NEAR | (negative/inverse) (correlation/relationship) | inversely
  unsure RATE ... DOWN | DOWN
  earns: as the distance increases the rate decreases
  earns: the further away the lamp, the slower the photosynthesis
  earns: when the distence of the lamp increases the rate falls
  earns: the rate gets lower as the lamp is moved away
  misses: as the distance increases the rate increases
  misses: the closer the lamp the slower the rate
  misses: light is needed for photosynthesis
  misses: the plant makes oxygen`,
)

export const WARMS_WATER = judged(
  'the lamp warms the water (more when it is near), so that the temperature changes as well',
  `
  HOT = heat/hot/warm/warmer/temperature/temp
  reject HOT ...(no lamp/light/closer/near/water).. (constant/same)
  accept (lamp/light/bulb/closer/near/nearer/it) ...(no less/little/shield/filter/tank).. (heats/heat/heated/warm/warms/warming/hot/hotter/warmer) | (lamp/light/bulb/closer/near/nearer/it) ...(no same/constant/control).. (raise/increase/higher/change/affect/rise/different) ... (temperature/temp) | (temperature/temp) ...(no same/constant/control/kept/keep).. (increase/rise/rises/higher/change/changes/raised/different/vary/varies) | heat from ... (lamp/light/bulb) | (lamp/light/bulb) ... (gives/give/emits/produces) ...(no less/little).. heat
  accept (heated/warmed) by (lamp/light/bulb/it) | heat of (lamp/light/bulb) | (water/plant/beaker) ... (warmer/hotter/heated) ... (closer/nearer/near)
  accept (temperature/temp), not (constant/same/keep/control)
  unsure (lamp/light/bulb), HOT
  earns: the lamp heats the water
  earns: when the lamp is near the temperature of the water rises
  earns: the lamp heets the water as well
  misses: the light is brighter
  misses: use a water bath
  misses: the lamp is close to the plant`,
)

export const KEEPS_COOL = judged(
  'a tank of water (heat shield) between lamp and plant, an LED lamp, or a water bath with a thermometer',
  `
  accept (tank/beaker/sheet/shield/screen/glass/plate/filter/barrier) ...(no temperature).. (between/front) | (put/place/add/use/have) water (between/front) | (tank/screen/shield/filter/barrier) ...(no temperature).. lamp | heat (shield/filter/screen/sink) | (use led) | "leds" | (led lamp) | (led light) | (led bulb) | (cool/cold) (lamp/bulb/light) | fluorescent | energy saving | not (heat/hot) (lamp/bulb) | (lamp/bulb/light) ... not (heat/hot/warm)
  accept (water bath) | waterbath | thermostat | (thermometer ... (constant/same))
  unsure thermometer | led | (keep/control) ... temperature | tank
  earns: put a tank of water between the lamp and the beaker
  earns: use an LED lamp
  earns: stand the beeker in a water bath
  misses: the lamp heats the water
  misses: move the lamp away
  misses: repeat it and take a mean`,
)

export const ADJUSTS = judged(
  'the plant needs time to adjust to the new light intensity (until the rate is steady)',
  `
  accept (adjust/respond/accustomed/acclimatise/adapt/settle/stabilise/equilibrate/steady/equilibrium) | (get/become/be/getting) (used to) | (rate/gas/bubbling/photosynthesis) ... (constant/steady/stable) | (time/so/allow/let) ... (adjust/adapt/change) | old ... (light/rate/distance/gas/bubbles)
  unsure (time/reach) ... (rate/photosynthesis)
  earns: so that the plant adjusts to the new light intensity
  earns: so the rate of photosynthesis becomes steady
  earns: to let the plant ajust to the light
  misses: to make more oxygen
  misses: so that it is accurate
  misses: because plants need light`,
)

export const WITHOUT_PLANT = judged(
  'the same apparatus without pondweed, or with dead (boiled) pondweed',
  `
  WEED = plant/pondweed/weed/elodea/cabomba/hornwort
  reject in dark
  accept take WEED out | take out WEED
  unsure dark/foil
  accept not living WEED | not WEED | (dead/boiled/killed/artificial/plastic/fake) ... WEED | WEED ... (dead/boiled/killed) | boil WEED | kill WEED | (remove/replace/omit) ...(no water).. WEED | (glass/beads/plastic) ... (instead/place)
  unsure only water | just water
  earns: the same apparatus without pondweed
  earns: use boiled pondweed
  earns: use dead pondwede
  misses: keep the lamp at the same distance
  misses: put the plant in the dark
  misses: repeat with another plant`,
)

export const ELSE_ALIKE = judged(
  'everything else is the same: light, temperature, time, carbon dioxide (hydrogencarbonate), water',
  `
  reject (different/change) (lamp/light/distance/temperature/time)
  accept (same/identical/equal/constant/unchanged) ...(no plant/pondweed/boiled/dead).. (apparatus/conditions/lamp/light/distance/temperature/time/volume/water/setup/set/way/everything/equipment/else/amount/experiment/concentration) | (everything/else/all/conditions/apparatus/lamp/temperature/distance/light/setup) ...(no plant/pondweed).. (same/identical/equal/constant/unchanged)
  earns: in the same light and at the same temperature
  earns: everything else stays the same
  earns: keep the temprature the same
  misses: use boiled pondweed
  misses: leave the pondweed out
  misses: no gas should be collected`,
)

/** What stays the same at all distances of the lamp. */
export const KEPT_FOR_PONDWEED: Kept[] = [
  {
    text: 'temperature',
    accept: [
      'temperature of the water',
      'temperature of the surroundings',
      'water temperature',
      'room temperature',
      'temperature of the room',
    ],
  },
  {
    text: 'concentration of carbon dioxide',
    accept: [
      'carbon dioxide',
      'carbon dioxide concentration',
      'concentration of hydrogencarbonate',
      'hydrogencarbonate',
      'sodium hydrogencarbonate',
      'concentration of sodium hydrogencarbonate',
      'amount of carbon dioxide',
      'concentration of the hydrogencarbonate solution',
      'amount of hydrogencarbonate',
      'amount of sodium hydrogencarbonate',
      'mass of sodium hydrogencarbonate',
    ],
  },
  {
    text: 'the pondweed',
    accept: [
      'pondweed',
      'plant',
      'the plant',
      'same plant',
      'the same plant',
      'same pondweed',
      'the same pondweed',
      'same piece of pondweed',
      'the same piece of pondweed',
      'mass of pondweed',
      'mass of the plant',
      'amount of pondweed',
      'number of pieces of pondweed',
      'number of stems',
      'length of pondweed',
      'size of the pondweed',
      'type of plant',
      'type of pondweed',
      'species of plant',
      'species',
      'number of leaves',
      'size of the plant',
      'length of the plant',
      'length of the stem',
      'length of the stems',
      'mass of the pondweed',
      'size of pondweed',
      'amount of plant',
      'age of the plant',
      'age of the pondweed',
      'same species',
    ],
  },
  {
    text: 'the lamp',
    accept: [
      'lamp',
      'same lamp',
      'the same lamp',
      'power of the lamp',
      'type of lamp',
      'brightness of the lamp',
      'colour of light',
      'colour of the light',
      'wavelength of light',
      'background light',
      'other light',
      'light from the room',
      'wattage of the lamp',
      'light in the room',
      'type of light',
      'type of bulb',
      'same bulb',
    ],
  },
  {
    text: 'time',
    accept: [
      'time of collecting',
      'time for which gas is collected',
      'length of time',
      'duration',
      'time the gas is collected',
      'amount of time',
      'collection time',
    ],
  },
  {
    text: 'volume of water',
    accept: ['amount of water', 'volume of the water', 'volume of solution', 'volume of water in the beaker'],
  },
]
