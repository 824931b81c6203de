import { type YeastPart, yeastWithLetters } from '@/content/figures/igcse/biology/respiration'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { gasLines, rateGraph, yeastCurve } from './figures'

const { core, templates } = choiceQuestions('12.1')

export { templates }

const celsius = (value: number) => quantity(value, '°C')

const SCENES = [
  { use: 'muscle contraction', scene: 'The wings of a hummingbird beat 50 times in each second.' },
  { use: 'muscle contraction', scene: 'The wall of the heart squeezes blood into the aorta.' },
  { use: 'protein synthesis', scene: 'Cells of the pancreas join amino acids to make lipase.' },
  { use: 'protein synthesis', scene: 'Ribosomes in a lymphocyte make antibodies from amino acids.' },
  { use: 'cell division', scene: 'Each cell at the tip of a root becomes two cells.' },
  { use: 'cell division', scene: 'New skin cells are formed from old ones to close a cut.' },
  { use: 'active transport', scene: 'Root hairs take in nitrate ions against a concentration gradient.' },
  { use: 'active transport', scene: 'Cells of the villi take in glucose against a concentration gradient.' },
  { use: 'passage of nerve impulses', scene: 'Electrical signals travel from the eye to the brain.' },
  {
    use: 'passage of nerve impulses',
    scene: 'An electrical signal travels from the spinal cord to the hand.',
  },
  { use: 'constant body temperature', scene: 'A penguin on the ice keeps its blood at 38 °C.' },
  { use: 'constant body temperature', scene: 'A mouse stays as warm as before in a cold winter night.' },
] as const

const USES = [
  'muscle contraction',
  'protein synthesis',
  'cell division',
  'active transport',
  'passage of nerve impulses',
  'constant body temperature',
] as const

const USE_ERRORS: Record<(typeof USES)[number], string> = {
  'muscle contraction': 'You chose a process in which muscles shorten.',
  'protein synthesis': 'You chose a process in which amino acids are joined together.',
  'cell division': 'You chose a process in which one cell becomes two.',
  'active transport': 'You chose a process in which particles move through a membrane against a gradient.',
  'passage of nerve impulses': 'You chose a process in which electrical signals travel.',
  'constant body temperature': 'You chose a process in which heat keeps a body warm.',
}

core('use-from-a-description', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const { use, scene } = random.pick(SCENES)
    return {
      use,
      scene,
      others: random.sample(
        USES.filter(each => each !== use),
        3,
      ),
    }
  },
  make: ({ use, scene, others }) => ({
    stem: [scene, `This is seen in a living organism: ${scene}`, `A student makes a note: “${scene}”`],
    prompt: [
      'Which use of energy released by respiration is this?',
      'For what is energy released by respiration used here?',
    ],
    right: use,
    wrong: others.map((each): Wrong => [each, USE_ERRORS[each]]),
    solution: `Energy from respiration is used for seven things: muscle contraction, protein synthesis, cell division, active transport, growth, passage of nerve impulses and a constant body temperature. The note describes ${use === 'constant body temperature' ? 'a constant body temperature' : use}.`,
  }),
})

const LETTERED = ['yeast', 'bath', 'thermometer', 'indicator'] as const

const APPARATUS: Record<(typeof LETTERED)[number], { asked: string; error: string; why: string }> = {
  yeast: {
    asked: 'In which part does respiration take place?',
    error: 'You chose the yeast with its food, where respiration takes place.',
    why: 'The yeast cells in this tube respire and give off carbon dioxide.',
  },
  bath: {
    asked: 'Which part keeps the temperature of the yeast the same?',
    error: 'You chose the water bath, which keeps the temperature the same.',
    why: 'The water bath is kept at one temperature, and so is the tube that stands in it.',
  },
  thermometer: {
    asked: 'Which part is used to check the temperature?',
    error: 'You chose the thermometer, with which the temperature is checked.',
    why: 'The thermometer shows the temperature of the water bath.',
  },
  indicator: {
    asked: 'In which part can the gas be tested and its bubbles be counted?',
    error: 'You chose the tube to which the gas is led, where its bubbles can be counted.',
    why: 'The gas is led into this liquid. Its bubbles can be counted, and an indicator shows what it is.',
  },
}

core('part-of-the-apparatus', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(LETTERED),
    asked: random.pick(LETTERED),
    sugar: random.pick(['glucose', 'sugar']),
  }),
  make: ({ order, asked, sugar }) => ({
    stem: [
      `The figure shows an investigation of yeast, which respires ${sugar}.`,
      `A student investigates how fast yeast respires in ${sugar} solution. The figure shows the apparatus.`,
      `The apparatus in the figure is used to study the respiration of yeast in ${sugar} solution.`,
    ],
    figure: yeastWithLetters(
      Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])) as Partial<
        Record<YeastPart, string>
      >,
    ),
    prompt: APPARATUS[asked].asked,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === asked ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), APPARATUS[part].error],
      ),
    ),
    solution: `${APPARATUS[asked].why} This is ${'ABCD'.charAt(order.indexOf(asked))}.`,
  }),
})

core('mean-rate-of-bubbles', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [rate, minutes] = [random.int(5, 15), random.pick([2, 3, 4, 5])]
    const [one, other] = [random.int(1, 4), random.int(1, 4)]
    const mean = rate * minutes
    const counts = random.shuffle([mean - one, mean + other, mean + one - other])
    const wrong = threeSlips(
      random,
      rate,
      [
        [mean, `You gave the mean for ${minutes} minutes, not for one.`],
        [3 * rate, 'You divided the sum by the minutes, but not by the number of counts.'],
        [3 * mean, 'You added the counts and divided by nothing.'],
        [roundTo(rate / 3, 1), 'You divided by three twice: the mean was found already.'],
        [roundTo(rate / minutes, 1), 'You divided by the minutes twice.'],
      ],
      plain,
    )
    return wrong && one !== other
      ? { rate, minutes, counts, wrong, temperature: random.step(15, 40, 5) }
      : null
  },
  make: ({ rate, minutes, counts, wrong, temperature }) => ({
    stem: [
      `Yeast in glucose solution is kept at ${celsius(temperature)}. The bubbles given off in ${minutes} minutes are counted three times. The table shows the counts.`,
      `A student counts the bubbles from yeast at ${celsius(temperature)} for ${minutes} minutes, and does this three times.`,
      `The table shows three counts of the bubbles that yeast gives off in ${minutes} minutes at ${celsius(temperature)}.`,
    ],
    table: {
      head: ['count', '1', '2', '3'],
      rows: [[`bubbles in ${minutes} minutes`, ...counts.map(String)]],
    },
    prompt: [
      'What is the mean number of bubbles per minute?',
      'What is the mean rate in bubbles per minute?',
    ],
    options: bySize({ right: rate, wrong, print: value => plain(value) }),
    solution: `Mean in ${minutes} minutes: (${counts.join(' + ')}) ÷ 3 = ${rate * minutes}. In one minute: ${rate * minutes} ÷ ${minutes} = ${rate} bubbles.`,
  }),
  verify: ({ counts, minutes }) => counts.reduce((sum, each) => sum + each / minutes / 3, 0),
})

core('times-faster-on-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const low = random.pick([6, 8, 10, 12])
    const times = random.pick([2, 2.5, 3, 4])
    const top = low * times
    if (top > 38 || top % 2 === 1) return null
    const middle = 2 * Math.round((low + top) / 4)
    const rates = [2 * Math.round(low / 4), low, middle, top, 2 * Math.round(top / 5), 0]
    const wrong = threeSlips(
      random,
      times,
      [
        [top - low, 'You subtracted the rates; “how many times” asks for a division.'],
        [roundTo(middle / low, 1), 'You read the rate at 30 °C in place of 40 °C.'],
        [roundTo(top / (rates[0] ?? 1), 1), 'You divided by the rate at 10 °C in place of 20 °C.'],
        [roundTo(low / top, 1), 'You divided the smaller rate by the larger one.'],
      ],
      value => plain(value),
    )
    return wrong
      ? { low, top, times, rates, wrong, sugar: random.pick(['glucose', 'sucrose', 'sugar']) }
      : null
  },
  make: ({ low, top, times, rates, wrong, sugar }) => ({
    stem: [
      `The graph shows how fast yeast in ${sugar} solution gives off bubbles at different temperatures.`,
      `A student counts the bubbles that yeast gives off in ${sugar} solution at six temperatures. The graph shows the results.`,
      `The rate of respiration of yeast in ${sugar} solution was measured by counting bubbles.`,
    ],
    figure: rateGraph(rates),
    prompt: [
      'How many times as fast is the rate at 40 °C as the rate at 20 °C?',
      'The rate at 40 °C is how many times the rate at 20 °C?',
    ],
    options: bySize({ right: times, wrong, print: value => plain(value) }),
    solution: `The graph gives ${top} bubbles per minute at 40 °C and ${low} at 20 °C. ${top} ÷ ${low} = ${plain(times)}.`,
  }),
  verify: ({ rates }) => (rates[3] ?? 0) / (rates[1] ?? 1),
})

const REASONS = {
  low: {
    right: 'The enzymes work slowly at this temperature.',
    wrong: [
      [
        'The enzymes have been denatured by the cold.',
        'You took cold for heat: cold does not denature enzymes.',
      ],
      [
        'The enzymes work fastest at this temperature.',
        'You described the optimum, at the top of the curve.',
      ],
      [
        'The yeast has used up nearly all of its oxygen.',
        'You named a cause that has nothing to do with temperature.',
      ],
    ],
    why: 'At a low temperature enzymes work slowly, so respiration is slow. They are not damaged.',
  },
  top: {
    right: 'The enzymes work fastest at this temperature.',
    wrong: [
      ['The enzymes have been denatured by the heat.', 'You described temperatures above the optimum.'],
      ['The enzymes work slowly at this temperature.', 'You described low temperatures.'],
      [
        'The yeast makes more glucose at this temperature.',
        'You took yeast for a plant: it is given its glucose.',
      ],
    ],
    why: 'The top of the curve is at the optimum, where the enzymes that control respiration work fastest.',
  },
  high: {
    right: 'The enzymes have been denatured by the heat.',
    wrong: [
      [
        'The enzymes have been killed by the heat.',
        'You took enzymes for living things: they are molecules.',
      ],
      [
        'The enzymes work slowly at this temperature.',
        'You described low temperatures; here they do not work at all.',
      ],
      [
        'The glucose has been denatured by the heat.',
        'You denatured the sugar; it is enzymes that are denatured.',
      ],
    ],
    why: 'Far above the optimum the enzymes that control respiration are denatured, so respiration stops.',
  },
} as const satisfies Record<string, { right: string; wrong: readonly Wrong[]; why: string }>

core('part-of-the-yeast-curve', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const optimum = random.pick([36, 38, 40, 42])
    return {
      optimum,
      limit: optimum + random.pick([18, 20, 22]),
      part: random.pick(['low', 'top', 'high'] as const),
      yeast: random.pick(['baker’s yeast', 'brewer’s yeast', 'yeast from grapes']),
    }
  },
  make: ({ optimum, limit, part, yeast }) => {
    const letters = { low: 'X', top: 'Y', high: 'Z' }
    const says = { low: 'low', top: 'higher than anywhere else', high: 'zero' }
    return {
      stem: [
        `The graph shows the rate of respiration of ${yeast} at different temperatures.`,
        `A scientist measures how fast ${yeast} respires at many temperatures. The graph shows the results.`,
        `The respiration of ${yeast} depends on temperature, as the graph shows.`,
      ],
      figure: yeastCurve(optimum, limit, [
        { letter: 'X', at: 8 },
        { letter: 'Y', at: optimum },
        { letter: 'Z', at: Math.min(74, limit + 8) },
      ]),
      prompt: [
        `Why is the rate at ${letters[part]} ${says[part]}?`,
        `What is the reason why the rate at ${letters[part]} is ${says[part]}?`,
      ],
      right: REASONS[part].right,
      wrong: REASONS[part].wrong,
      solution: REASONS[part].why,
    }
  },
})

core('cooled-and-heated-yeast', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    cold: random.pick([1, 2, 3, 4]),
    hot: random.pick([75, 80, 85, 90]),
    warm: random.pick([30, 32, 35, 37]),
    minutes: random.pick([10, 15, 20]),
    coldFirst: random.chance(0.5),
  }),
  make: ({ cold, hot, warm, minutes, coldFirst }) => {
    const [p, q] = coldFirst ? [cold, hot] : [hot, cold]
    const pair = (ofCold: string, ofHot: string) =>
      coldFirst ? `${ofCold} | ${ofHot}` : `${ofHot} | ${ofCold}`
    return {
      stem: [
        `Tube P with yeast and glucose solution is kept at ${celsius(p)} for ${minutes} minutes, tube Q at ${celsius(q)}. Then both tubes are moved to a water bath at ${celsius(warm)} and left there.`,
        `Yeast in glucose solution is kept for ${minutes} minutes: tube P at ${celsius(p)}, tube Q at ${celsius(q)}. After that, both are kept at ${celsius(warm)}.`,
        `A student keeps two tubes of yeast and glucose solution for ${minutes} minutes, P at ${celsius(p)} and Q at ${celsius(q)}. She then keeps both at ${celsius(warm)}.`,
      ],
      prompt: [
        `Which result is expected at ${celsius(warm)}?`,
        `What is seen in the tubes when they have been at ${celsius(warm)} for some time?`,
      ],
      columns: 'tube P | tube Q',
      right: pair('bubbles of gas', 'no bubbles'),
      wrong: {
        [pair('no bubbles', 'bubbles of gas')]:
          'You changed the two round: heat destroys the work of enzymes for good, cold only slows it down.',
        [pair('bubbles of gas', 'bubbles of gas')]:
          'You thought that enzymes recover from great heat, but they stay denatured.',
        [pair('no bubbles', 'no bubbles')]:
          'You thought that cold denatures enzymes, but it only slows them down.',
      },
      solution: `At ${celsius(cold)} the enzymes only work slowly, so at ${celsius(warm)} this yeast respires well. At ${celsius(hot)} the enzymes are denatured. They stay so when they are cooled, and this yeast gives off no gas.`,
    }
  },
  verify: ({ coldFirst }) => (coldFirst ? 'bubbles of gas' : 'no bubbles'),
})

const CONTROLS = [
  'boiled and cooled yeast with the same glucose solution',
  'yeast killed by heat and cooled, with the same glucose solution',
] as const

core('control-for-yeast', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO3' },
  values: random => ({
    right: random.pick(CONTROLS),
    temperature: random.step(25, 40, 5),
    cm3: random.step(10, 30, 5),
  }),
  make: ({ right, temperature, cm3 }) => ({
    stem: [
      `A tube with living yeast and ${quantity(cm3, 'cm^3')} of glucose solution is kept at ${celsius(temperature)}. Bubbles of gas are given off.`,
      `Living yeast in ${quantity(cm3, 'cm^3')} of glucose solution gives off bubbles of gas at ${celsius(temperature)}.`,
      `A student sees bubbles in ${quantity(cm3, 'cm^3')} of glucose solution with living yeast at ${celsius(temperature)}.`,
    ],
    prompt: [
      'Which second tube, at the same temperature, shows that it is the living yeast that makes the gas?',
      'Which tube, kept beside the first one, is a control that shows that the living yeast makes the gas?',
    ],
    right,
    wrong: {
      'twice as much living yeast with the same glucose solution':
        'You changed the amount of yeast, but living yeast is still there.',
      'the same living yeast with a stronger glucose solution':
        'You changed the food, but living yeast is still there.',
      'the same living yeast with a different kind of sugar solution':
        'You changed the kind of sugar, but living yeast is still there.',
    },
    solution:
      'A control differs in the one thing that is tested: here, the living yeast. Without living yeast no gas is given off, so in the first tube it comes from the yeast.',
  }),
})

const RATIOS = [
  { words: 'twice as fast as', right: 0.5, off: -2 },
  { words: 'half as fast as', right: 2, off: 2 },
] as const

core('indicator-times', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const ratio = random.pick(RATIOS)
    const first = random.pick([8, 12])
    const times = random.shuffle([first / 2, 2 * first, first + ratio.off, 1.5 * first])
    return { ratio, first, times }
  },
  make: ({ ratio, first, times }) => {
    const error = (time: number) =>
      time === first + ratio.off
        ? 'You changed the time by 2 minutes; twice or half means multiplying or dividing.'
        : time === 1.5 * first
          ? 'You chose a time that is one and a half times that of P.'
          : 'You mixed up time and rate: the shorter the time, the faster the yeast respires.'
    return {
      stem: [
        'Yeast is kept at five temperatures. The gas that it gives off turns an indicator from red to yellow. The chart shows the times that this takes for tube P and tubes A to D.',
        'Five tubes with yeast at different temperatures, P and A to D, are joined to equal volumes of a red indicator. The chart shows how long the indicator takes to turn yellow.',
        'The chart shows how long a red indicator takes to turn yellow when gas from yeast passes through it. Tubes P and A to D are at different temperatures.',
      ],
      figure: chartFigure(
        { name: 'respiration/times-of-the-indicator', title: 'Times until the indicator was yellow' },
        barChart({
          categories: ['P', 'A', 'B', 'C', 'D'],
          values: [first, ...times],
          label: 'tube',
          yLabel: 'time until yellow / min',
          yEvery: 2,
          yMax: 24,
        }),
      ),
      prompt: [
        `In which tube did the yeast respire ${ratio.words} in tube P?`,
        `Which tube holds yeast that respired ${ratio.words} that in tube P?`,
      ],
      options: inThisOrder(
        times.map((time, at): Wrong | string =>
          time === ratio.right * first ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error(time)],
        ),
      ),
      solution: `The faster the yeast respires, the sooner the indicator is yellow. Tube P took ${quantity(first, 'min')}, so yeast that respires ${ratio.words} this takes ${ratio.right === 2 ? 'twice' : 'half'} the time: ${quantity(ratio.right * first, 'min')}.`,
    }
  },
  verify: ({ ratio, first, times }) =>
    'ABCD'.charAt(times.findIndex(time => Math.abs(first / time - 1 / ratio.right) < 1e-9)),
})

core('line-of-a-rate', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const slopes = random.sample([0.5, 1, 1.5, 2, 2.5, 3, 3.5], 4)
    const right = random.pick(slopes)
    return {
      slopes,
      right,
      minutes: random.pick([3, 4, 6]),
      gas: random.pick(['a gas syringe', 'a measuring cylinder over water']),
    }
  },
  make: ({ slopes, right, minutes, gas }) => ({
    stem: [
      `Yeast at four temperatures gives off gas, which is collected in ${gas}. The graph shows the results for tubes A to D.`,
      `A student collects the gas from four tubes of yeast in ${gas}. Each tube, A to D, is at another temperature.`,
      `The graph shows the volumes of gas from yeast in four tubes, A to D. The gas was collected in ${gas}.`,
    ],
    figure: gasLines(
      slopes
        .map((slope, at) => ({ letter: 'ABCD'.charAt(at), slope }))
        .toSorted((one, other) => one.slope - other.slope),
    ),
    prompt: [
      `Which tube gave off gas at a rate of ${quantity(right, 'cm^3')} per minute?`,
      `In which tube was the rate ${quantity(right, 'cm^3')} of gas per minute?`,
    ],
    options: inThisOrder(
      slopes.map((slope, at): Wrong | string =>
        slope === right
          ? 'ABCD'.charAt(at)
          : [
              'ABCD'.charAt(at),
              `You chose a line that shows ${quantity(slope, 'cm^3')} per minute: divide a volume by its time.`,
            ],
      ),
    ),
    solution: `In ${minutes} minutes, a rate of ${quantity(right, 'cm^3')} per minute gives ${plain(right)} × ${minutes} = ${quantity(right * minutes, 'cm^3')}. The line of tube ${'ABCD'.charAt(slopes.indexOf(right))} passes through this point.`,
  }),
  verify: ({ slopes, right }) => 'ABCD'.charAt(slopes.findIndex(slope => slope * 10 === right * 10)),
})
