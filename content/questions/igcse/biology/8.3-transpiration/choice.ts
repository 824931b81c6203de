import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { leafSection } from '@/lib/figures/biology/leaf'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { dayGraph, potometerAt } from './figures'

const { core, supplement, templates } = choiceQuestions('8.3')

export { templates }

const letter = (at: number) => 'ABCD'.charAt(at)

core('what-transpiration-is', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    plant: random.pick(['an oak tree', 'a sunflower', 'a maize plant', 'a rose', 'a vine']),
  }),
  make: ({ plant }) => ({
    stem: [
      `On a sunny day ${plant} transpires.`,
      `Transpiration takes place in ${plant}.`,
      `A student measures the transpiration of ${plant}.`,
    ],
    prompt: ['What is transpiration?', 'What is meant by transpiration?'],
    right: 'the loss of water vapour from leaves',
    wrong: {
      'the loss of oxygen gas from leaves': 'You described a result of photosynthesis.',
      'the uptake of water by root hair cells':
        'You described how water enters the plant, not how it is lost.',
      'the movement of sucrose in phloem': 'You described translocation.',
    },
    solution:
      'Transpiration is the loss of water vapour from leaves: water evaporates from mesophyll cells, and the vapour diffuses out through stomata.',
  }),
})

const PLACES = {
  'spongy mesophyll': {
    asked: 'from the surface of which labelled part does water evaporate into the leaf?',
    what: 'the mesophyll, from whose surfaces water evaporates',
  },
  stoma: {
    asked: 'through which labelled part does most of the water vapour leave the leaf?',
    what: 'the stoma, through which water vapour leaves',
  },
  xylem: {
    asked: 'which labelled part brings liquid water to the leaf?',
    what: 'the xylem, which brings liquid water',
  },
  'air space': {
    asked: 'in which labelled part does water vapour collect before it leaves the leaf?',
    what: 'the air space, in which water vapour collects',
  },
  cuticle: { asked: '', what: 'the cuticle, a waxy layer on the surface' },
} as const

const ASKED = ['spongy mesophyll', 'stoma', 'xylem', 'air space'] as const

core('where-it-happens', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const asked = random.pick(ASKED)
    const others = random.sample(
      [...ASKED, 'cuticle' as const].filter(part => part !== asked),
      3,
    )
    return { asked, order: random.shuffle([asked, ...others]) }
  },
  make: ({ asked, order }) => ({
    stem: [
      'The figure shows a cross-section of a leaf that transpires.',
      'A leaf is cut across and seen with a microscope. It loses water vapour.',
      'Water moves through this leaf and is lost to the air.',
    ],
    figure: leafSection.figure({
      name: `transport-in-plants/leaf-parts-${order.map(part => part.slice(0, 2)).join('')}`,
      labels: Object.fromEntries(order.map((part, at) => [part, letter(at)])),
    }),
    prompt: [
      PLACES[asked].asked.charAt(0).toUpperCase() + PLACES[asked].asked.slice(1),
      `During transpiration, ${PLACES[asked].asked}`,
    ],
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === asked ? letter(at) : [letter(at), `You chose ${PLACES[part].what}.`],
      ),
    ),
    solution: `Xylem brings water, which evaporates from the surfaces of mesophyll cells into the air spaces. The vapour diffuses out through stomata. ${letter(order.indexOf(asked))} is ${PLACES[asked].what}.`,
  }),
})

core('rate-from-the-bubble', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const end = random.step(15, 60, 5)
    const minutes = random.pick([4, 5, 8, 10])
    const start = random.step(end + 20, 95, 5)
    const right = (start - end) / minutes
    const wrong = threeSlips(
      random,
      right,
      [
        [end / minutes, 'You used the final position, not the distance moved.'],
        [start / minutes, 'You used the first position, not the distance moved.'],
        [start - end, 'You gave the distance, not the distance per minute.'],
        [(start + end) / minutes, 'You added the two positions.'],
      ],
      value => plain(value, 2),
    )
    return wrong && Number.isInteger(right * 4) && Number.isInteger(right * 10 * 4)
      ? { start, end, minutes, right, wrong, plant: random.pick(['laurel', 'lilac', 'bean', 'privet']) }
      : null
  },
  make: ({ start, end, minutes, right, wrong, plant }) => ({
    stem: [
      `A potometer holds a shoot of ${plant}. At first the air bubble is at ${quantity(start, 'mm')}. The figure shows where it is ${minutes} minutes later.`,
      `The air bubble in a potometer with a ${plant} shoot is at ${quantity(start, 'mm')}. After ${minutes} minutes it is where the figure shows it.`,
      `A student notes that the bubble is at ${quantity(start, 'mm')}. ${minutes} minutes later the potometer with its ${plant} shoot looks as in the figure.`,
    ],
    figure: potometerAt(end),
    prompt: ['At what rate does the bubble move?', 'What is the rate of movement of the bubble?'],
    options: numbers({ right, unit: 'mm per minute', wrong }),
    solution: `The bubble is now at ${quantity(end, 'mm')}. It moved ${start} − ${end} = ${quantity(start - end, 'mm')} in ${minutes} minutes, which is ${plain(right)} mm per minute.`,
  }),
  verify: ({ start, end, minutes }) => start / minutes - end / minutes,
})

const STEPS = [
  {
    step: 'The shoot is cut and fitted under water.',
    why: 'to keep air out of the xylem of the shoot',
  },
  {
    step: 'The joints are sealed with petroleum jelly.',
    why: 'to make the whole apparatus airtight',
  },
  {
    step: 'The leaves are dried before readings are taken.',
    why: 'to stop water on the leaves making the air near them humid',
  },
  {
    step: 'The tap of the reservoir is opened for a moment.',
    why: 'to push the air bubble back along the scale',
  },
  { step: 'Readings are repeated and a mean is taken.', why: 'to reduce the effect of anomalous readings' },
] as const

core('reason-for-a-step', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [one, ...others] = random.sample(STEPS, 4)
    return one ? { one, others, plant: random.pick(['laurel', 'lime', 'geranium']) } : null
  },
  make: ({ one, others, plant }) => ({
    stem: [
      `A student measures the uptake of water by a ${plant} shoot with a potometer. ${one.step}`,
      `This is a step in the use of a potometer with a ${plant} shoot. ${one.step}`,
      `A ${plant} shoot is used in a potometer. ${one.step}`,
    ],
    prompt: ['What is the reason for this step?', 'Why is this done?'],
    right: one.why,
    wrong: others.map(
      ({ why, step }): Wrong => [
        why,
        `You chose the reason for another step: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
      ],
    ),
    solution: `${one.step} This is done ${one.why}.`,
  }),
})

core('fastest-in-which-conditions', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const cold = random.int(8, 14)
    const warm = random.int(25, 32)
    const still = random.pick([0, 1])
    const windy = random.int(5, 9)
    const isFastest = random.chance(0.6)
    return {
      cold,
      warm,
      still,
      windy,
      isFastest,
      plant: random.pick(['bean', 'tomato', 'sunflower', 'maize']),
    }
  },
  make: ({ cold, warm, still, windy, isFastest, plant }) => {
    const row = (heat: number, wind: number) => [String(heat), String(wind)]
    const [heat, wind] = isFastest ? [warm, windy] : [cold, still]
    const [otherHeat, otherWind] = isFastest ? [cold, still] : [warm, windy]
    const way = isFastest ? 'increase' : 'decrease'
    return {
      stem: [
        `A ${plant} plant is kept in four different conditions. Nothing else is changed.`,
        `The rate of transpiration of a ${plant} plant is measured at two temperatures and two wind speeds.`,
        `A ${plant} plant stands in moist soil, in light. Only temperature and wind speed are changed.`,
      ],
      prompt: `In which conditions is the rate of transpiration ${isFastest ? 'highest' : 'lowest'}?`,
      options: rows(['temperature / °C', 'wind speed / m/s'], row(heat, wind), [
        [
          row(heat, otherWind),
          `You chose the wrong wind speed: ${isFastest ? 'wind makes the rate higher' : 'in still air the rate is lower'}.`,
        ],
        [
          row(otherHeat, wind),
          `You chose the wrong temperature: ${isFastest ? 'a higher one' : 'a lower one'} makes the rate ${way}.`,
        ],
        [row(otherHeat, otherWind), 'You reversed both effects.'],
      ]),
      solution: `The rate rises with temperature and with wind speed. So it is ${isFastest ? 'highest where both are high' : 'lowest where both are low'}.`,
    }
  },
  verify: ({ cold, warm, isFastest }) => `${isFastest ? warm : cold}`,
})

core('still-and-moving-air', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const base = random.pick([2, 3, 4])
    const slope = random.pick([0.1, 0.2, 0.3])
    const windSlope = slope + random.pick([0.2, 0.3, 0.4])
    const heat = random.pick([10, 20, 30])
    const still = base + slope * heat
    const windy = base + 1 + windSlope * heat
    const right = Number((windy - still).toFixed(1))
    const wrong = threeSlips(
      random,
      right,
      [
        [still, 'You read the line for still air only.'],
        [windy, 'You read the line for moving air only.'],
        [windy + still, 'You added the two rates.'],
        [right + 4, 'You read one of the lines a large square too high or too low.'],
        [1, 'You read both lines at 0 °C.'],
      ],
      value => plain(value, 1),
    )
    return wrong &&
      windy <= 24 &&
      Number.isInteger(still * 2) &&
      Number.isInteger(Number((windy * 2).toFixed(6)))
      ? { base, slope, windSlope, heat, right, wrong, plant: random.pick(['bay', 'lime', 'hibiscus']) }
      : null
  },
  make: ({ base, slope, windSlope, heat, right, wrong, plant }) => {
    const on = graph({
      x: { label: 'temperature / °C', max: 40, ticks: [0, 10, 20, 30, 40], grid: true, parts: 5 },
      y: {
        label: 'rate / mm per minute',
        max: 24,
        ticks: [0, 4, 8, 12, 16, 20, 24],
        grid: true,
        parts: 4,
      },
      height: 200,
    })
    const end = Math.min(40, (24 - base - 1) / windSlope)
    return {
      stem: [
        `The graph shows how fast the bubble of a potometer moves with a shoot of ${plant}, in still air and in moving air.`,
        `A student uses a potometer with a ${plant} shoot at different temperatures, without a fan and with a fan. The graph shows the results.`,
        `The rate at which a shoot of ${plant} takes up water was measured in still and in moving air. The graph shows the results.`,
      ],
      figure: figure(
        {
          name: `transport-in-plants/rates-${base}-${slope * 10}-${Math.round(windSlope * 10)}`,
          title: 'Rate against temperature in still and in moving air',
          description: `A graph of the rate in mm per minute, 0 to 24, against the temperature, 0 to 40 °C, with two straight lines. Still air: from ${base} at 0 °C to ${plain(base + slope * 40)} at 40 °C. Moving air: from ${base + 1} at 0 °C, rising by ${plain(Number((windSlope * 10).toFixed(1)))} for every 10 °C.`,
          height: 282,
        },
        on.axes,
        on.line(
          [
            [0, base],
            [40, base + slope * 40],
          ],
          'p',
        ),
        on.line(
          [
            [0, base + 1],
            [end, base + 1 + windSlope * end],
          ],
          'r',
        ),
        on.label(40, base + slope * 40, 'still air', { anchor: 'end', dy: 28, cls: 'tp' }),
        on.label(end * 0.72, base + 1 + windSlope * end * 0.72, 'moving air', {
          anchor: 'end',
          dx: -8,
          dy: -8,
          cls: 'tr',
        }),
      ),
      prompt: [
        `By how much does moving air increase the rate at ${quantity(heat, '°C')}?`,
        `What is the difference between the two rates at ${quantity(heat, '°C')}?`,
      ],
      options: numbers({
        right,
        unit: 'mm per minute',
        wrong: wrong.map(([value, why]) => [Number(value.toFixed(1)), why]),
      }),
      solution: `At ${quantity(heat, '°C')} the rate is ${plain(Number((base + 1 + windSlope * heat).toFixed(1)))} in moving air and ${plain(Number((base + slope * heat).toFixed(1)))} in still air. The difference is ${plain(right)} mm per minute.`,
    }
  },
  verify: ({ slope, windSlope, heat }) => 1 + (windSlope - slope) * heat,
})

core('volume-per-hour', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const end = random.step(10, 40, 5)
    const start = random.step(end + 20, 95, 5)
    const minutes = random.pick([5, 6, 10, 12])
    const area = random.pick([0.5, 0.8, 1.2])
    const moved = start - end
    const right = (moved * area * 60) / minutes
    const wrong = threeSlips(
      random,
      right,
      [
        [(moved * 60) / minutes, 'You left out the area of the tube: you gave a distance.'],
        [(moved * area) / minutes, 'You worked out the volume in one minute, not in an hour.'],
        [(end * area * 60) / minutes, 'You used the final position instead of the distance moved.'],
        [moved * area * 60, 'You left out the time: the distance was not moved in one minute.'],
        [(moved / area) * (60 / minutes), 'You divided by the area; volume is area × length.'],
      ],
      value => plain(value, 1),
    )
    return wrong && Number.isInteger(Number((right * 2).toFixed(6)))
      ? {
          end,
          start,
          minutes,
          area,
          right: Number(right.toFixed(1)),
          wrong,
          plant: random.pick(['lilac', 'bay', 'privet']),
        }
      : null
  },
  make: ({ end, start, minutes, area, right, wrong, plant }) => ({
    stem: [
      `The bubble in a potometer with a ${plant} shoot moves from ${quantity(start, 'mm')} to the place shown in ${minutes} minutes. The tube has a cross-sectional area of ${quantity(area, 'mm^2')}.`,
      `A potometer has a capillary tube of cross-sectional area ${quantity(area, 'mm^2')}. With a ${plant} shoot the bubble, which was at ${quantity(start, 'mm')}, reaches the place shown after ${minutes} minutes.`,
      `The figure shows a potometer ${minutes} minutes after its bubble was at ${quantity(start, 'mm')}. The tube has a cross-sectional area of ${quantity(area, 'mm^2')}, and the shoot is of ${plant}.`,
    ],
    figure: potometerAt(end),
    prompt: [
      'What volume of water does the shoot take up in one hour at this rate?',
      'How much water would the shoot take up in one hour?',
    ],
    options: numbers({
      right,
      unit: 'mm^3',
      wrong: wrong.map(([value, why]) => [Number(value.toFixed(1)), why]),
    }),
    solution: `The bubble moves ${start} − ${end} = ${quantity(start - end, 'mm')}. Volume = length × area = ${plain(start - end)} × ${plain(area)} = ${quantity(Number(((start - end) * area).toFixed(1)), 'mm^3')} in ${minutes} minutes. In one hour it is ${plain(60 / minutes)} times as much: ${quantity(right, 'mm^3')}.`,
  }),
  verify: ({ start, end, minutes, area }) => ((start - end) / minutes) * 60 * area,
})

const EFFECTS = [
  {
    change: 'The temperature rises.',
    cells: ['increases', 'water molecules have more kinetic energy'],
    opposite: ['decreases', 'water molecules have less kinetic energy'],
  },
  {
    change: 'The wind becomes stronger.',
    cells: ['increases', 'the concentration gradient of water vapour is steeper'],
    opposite: ['decreases', 'the concentration gradient of water vapour is less steep'],
  },
  {
    change: 'The air becomes more humid.',
    cells: ['decreases', 'the concentration gradient of water vapour is less steep'],
    opposite: ['increases', 'the concentration gradient of water vapour is steeper'],
  },
  {
    change: 'The temperature falls.',
    cells: ['decreases', 'water molecules have less kinetic energy'],
    opposite: ['increases', 'water molecules have more kinetic energy'],
  },
] as const

supplement('condition-rate-and-reason', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    effect: random.pick(EFFECTS),
    plant: random.pick(['a grape vine', 'an olive tree', 'a cotton plant', 'a pea plant']),
  }),
  make: ({ effect, plant }) => {
    const [way, reason] = effect.cells
    const [wrongWay, wrongReason] = effect.opposite
    return {
      stem: [
        `${effect.change} Nothing else around ${plant} changes.`,
        `The conditions around ${plant} change in one way only. ${effect.change}`,
        `A scientist watches the transpiration of ${plant}. ${effect.change} All other conditions stay the same.`,
      ],
      prompt: ['Which row is correct?', 'Which row shows the effect and its reason?'],
      options: rows(
        ['rate of transpiration', 'reason'],
        [way, reason],
        [
          [[wrongWay, wrongReason], 'You reversed both the effect and what happens to the water.'],
          [[wrongWay, reason], 'You had the right reason, but the rate changes the other way.'],
          [[way, wrongReason], 'You had the right effect, but this reason would lead to the opposite.'],
        ],
      ),
      solution: `${effect.change} Then ${reason}, so the rate of transpiration ${way}.`,
    }
  },
})

supplement('what-holds-the-column', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    tree: random.pick(['a eucalyptus', 'a redwood', 'a beech', 'a palm']),
    height: random.int(20, 60),
  }),
  make: ({ tree, height }) => ({
    stem: [
      `Water moves up the xylem to the leaves of ${tree} that is ${quantity(height, 'm')} tall.`,
      `The leaves at the top of ${tree}, ${quantity(height, 'm')} above the ground, receive water through the xylem.`,
      `In ${tree} of ${quantity(height, 'm')} the xylem holds a long, unbroken column of water.`,
    ],
    prompt: ['What makes the water move up the xylem?', 'How is this column of water moved upwards?'],
    right: 'Water lost from the leaves pulls up water molecules that attract one another.',
    wrong: {
      'Living xylem cells use energy from respiration to pump up water molecules.':
        'You gave the xylem living cells, but its vessels have no cell contents.',
      'Water molecules are attracted to sucrose, which moves up in the same vessels.':
        'You put sucrose into the xylem, but the phloem carries it.',
      'Water vapour in the xylem rises to the leaves because it is lighter than air.':
        'You took the water in the xylem for a vapour, but it is a liquid.',
    },
    solution:
      'Water evaporates from the mesophyll and is lost. This pulls on the column of water in the xylem, which does not break because forces of attraction hold the molecules together.',
  }),
})

const COATS = ['both surfaces', 'the lower surface', 'the upper surface', 'no surface'] as const

supplement('greased-leaves', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const both = random.pick([0.2, 0.3, 0.4])
    const lower = both + random.pick([0.5, 0.6, 0.7])
    const upper = lower + random.pick([1.6, 1.8, 2])
    const none = upper + random.pick([0.4, 0.5, 0.6])
    const losses = [both, lower, upper, none].map(each => Number(each.toFixed(1)))
    return {
      losses,
      order: random.shuffle([0, 1, 2, 3]),
      asked: random.int(1, 2),
      plant: random.pick(['laurel', 'rubber plant', 'lilac', 'cherry']),
    }
  },
  make: ({ losses, order, asked, plant }) => {
    const names = order.map((_, at) => letter(at))
    const chart = barChart({
      categories: names,
      values: order.map(at => losses[at] ?? 0),
      yLabel: 'loss of mass in 24 h / g',
      yEvery: 0.5,
      yMax: 4,
      height: 180,
      label: 'leaf',
    })
    const where = COATS[asked] ?? ''
    return {
      stem: [
        `Four leaves of a ${plant} of the same size are hung up for 24 hours. Grease covers both surfaces of one leaf, only the upper surface of another, only the lower surface of a third, and no surface of the fourth. Most stomata of this plant are in the lower epidermis.`,
        `A student covers leaves of a ${plant} with grease: one on both surfaces, one on the upper surface only, one on the lower surface only, and one not at all. This plant has most of its stomata in the lower epidermis. The figure shows the loss of mass.`,
        `The figure shows how much mass four equal leaves of a ${plant} lose. One is greased on both sides, one above only, one below only, and one on no side. Nearly all stomata of this plant are on the lower side.`,
      ],
      figure: chartFigure(
        {
          name: `transport-in-plants/greased-${order.join('')}-${losses.map(each => each * 10).join('-')}`,
          title: 'Loss of mass of four leaves',
        },
        chart,
      ),
      prompt: [`Which leaf is greased on ${where} only?`, `Which leaf has grease on ${where} only?`],
      options: inThisOrder(
        order.map((coat, at): Wrong | string =>
          coat === asked
            ? letter(at)
            : [
                letter(at),
                `You chose the leaf that is greased on ${COATS[coat]}${coat === 1 || coat === 2 ? ' only' : ''}.`,
              ],
        ),
      ),
      solution: `Grease closes stomata, so less water vapour is lost. The loss is greatest without grease, a little smaller with the few upper stomata closed, much smaller with the lower ones closed, and least with both. So the leaf greased on ${where} only is ${letter(order.indexOf(asked))}.`,
    }
  },
})

const TIMES_OF_DAY = {
  night: 'You chose a time at night, when loss and uptake are low and nearly equal.',
  morning: 'You chose a time when the loss is far above the uptake, so the cells lose water.',
  noon: 'You chose a time when the loss is high, but the uptake is high too.',
  evening: 'You chose a time when the uptake is above the loss, so the cells gain water.',
} as const

const MOMENTS = ['night', 'morning', 'noon', 'evening'] as const

supplement('when-it-wilts', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    peak: random.int(11, 13),
    most: random.pick([22, 24, 26]),
    isLoss: random.chance(0.6),
    order: random.shuffle(MOMENTS),
    plant: random.pick(['courgette', 'hydrangea', 'tomato', 'bean']),
  }),
  make: ({ peak, most, isLoss, order, plant }) => {
    const hour = { night: 2, morning: peak - 2, noon: peak + 1, evening: peak + 7 }
    const right = isLoss ? 'morning' : 'evening'
    return {
      stem: [
        `The graph shows the water that a ${plant} plant loses by transpiration and the water that its roots take up, during one day. Four times are marked A to D.`,
        `On a hot day a scientist measures how much water a ${plant} plant loses and how much it takes up. The letters A to D mark four times.`,
        `The two curves are the water lost by the leaves of a ${plant} plant and the water taken up by its roots in 24 hours. A, B, C and D are four times.`,
      ],
      figure: dayGraph(
        peak,
        most,
        order.map(moment => hour[moment]),
      ),
      prompt: isLoss
        ? [
            'At which time do the cells of the plant lose turgor fastest?',
            'At which time does the mass of water in the plant fall fastest?',
          ]
        : [
            'At which time do flaccid cells of the plant become turgid again?',
            'At which time does the mass of water in the plant rise?',
          ],
      options: inThisOrder(
        order.map((moment, at): Wrong | string =>
          moment === right ? letter(at) : [letter(at), TIMES_OF_DAY[moment]],
        ),
      ),
      solution: `Compare the two curves at each time. ${isLoss ? 'The cells lose water fastest where the loss is furthest above the uptake' : 'The cells gain water where the uptake is above the loss'}: ${letter(order.indexOf(right))}.`,
    }
  },
})
