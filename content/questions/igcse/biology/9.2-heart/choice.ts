import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { coronaryHeart } from '@/lib/figures/biology/coronary'
import { heartSection } from '@/lib/figures/biology/heart'
import { describeHeartTrace, heartTrace } from '@/lib/figures/biology/traces'
import { figure } from '@/lib/figures/figure'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pulseGraph } from './drawings'

const { core, templates } = choiceQuestions('9.2', { calculator: 'needed' })

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

const PARTS = [
  { part: 'right atrium', does: 'receives blood from the organs of the body' },
  { part: 'left atrium', does: 'receives blood from the lungs' },
  { part: 'right ventricle', does: 'pumps blood to the lungs' },
  { part: 'left ventricle', does: 'pumps blood to the organs of the body' },
  { part: 'septum', does: 'separates the left side from the right side' },
  { part: 'atrioventricular valve', does: 'closes to stop blood flowing backwards' },
] as const

const named = (part: string) => (part === 'atrioventricular valve' ? 'valve' : part)

core('part-of-the-heart-by-letter', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ four: random.sample(PARTS, 4), right: random.int(0, 3) }),
  make: ({ four, right }) => {
    const asked = four[right] ?? PARTS[0]
    return {
      stem: [
        'The diagram shows a human heart cut open, seen from the front. Four parts are labelled.',
        'A student draws a section through a heart, seen from the front, and labels four parts A to D.',
        'The diagram is a section through the heart of a sheep, seen from the front. The letters A to D label four parts.',
      ],
      figure: heartSection.figure({
        name: 'transport-in-animals/section-with-letters',
        labels: Object.fromEntries(four.map(({ part }, at) => [part, letterOf(at)])),
      }),
      prompt: [`Which labelled part ${asked.does}?`, `Which letter labels the part that ${asked.does}?`],
      options: inThisOrder(
        four.map(({ part, does }, at): Wrong | string =>
          at === right ? letterOf(at) : [letterOf(at), `You chose the ${named(part)}, which ${does}.`],
        ),
      ),
      solution: `The right side of the heart is on the left of the drawing. The ${named(asked.part)} ${asked.does}: letter ${letterOf(right)}.`,
    }
  },
})

const VESSELS = ['vena cava', 'aorta', 'pulmonary artery', 'pulmonary vein'] as const

core('vessels-that-bring-blood-back', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ order: random.shuffle(VESSELS), back: random.chance(0.5) }),
  make: ({ order, back }) => {
    const pair = (one: (typeof VESSELS)[number], other: (typeof VESSELS)[number]) =>
      [letterOf(order.indexOf(one)), letterOf(order.indexOf(other))].sort().join(' and ')
    const [veins, arteries] = [pair('vena cava', 'pulmonary vein'), pair('aorta', 'pulmonary artery')]
    return {
      stem: [
        'The diagram shows a human heart cut open, seen from the front. Four vessels are labelled.',
        'A student labels four vessels of the heart, A to D. The heart is cut open and seen from the front.',
        'The drawing is a section through the heart of a pig, seen from the front, with four vessels labelled A to D.',
      ],
      figure: heartSection.figure({
        name: 'transport-in-animals/section-with-vessels',
        title: 'A section through the heart with four vessels lettered',
        labels: Object.fromEntries(order.map((vessel, at) => [vessel, letterOf(at)])),
      }),
      prompt: back
        ? ['Which two vessels bring blood back to the heart?', 'Which two labelled vessels are veins?']
        : ['Which two vessels carry blood away from the heart?', 'Which two labelled vessels are arteries?'],
      right: back ? veins : arteries,
      wrong: {
        [back ? arteries : veins]: back
          ? 'You reversed it: these two leave the ventricles, so they are arteries.'
          : 'You reversed it: these two enter the atria, so they are veins.',
        [pair('vena cava', 'pulmonary artery')]:
          'You chose the two vessels with deoxygenated blood, but one is a vein and one an artery.',
        [pair('aorta', 'pulmonary vein')]:
          'You chose the two vessels with oxygenated blood, but one is an artery and one a vein.',
      },
      solution: `Veins enter the atria (the upper chambers): ${veins}. Arteries leave the ventricles (the lower chambers): ${arteries}.`,
    }
  },
})

const JOURNEYS = [
  {
    from: 'a muscle of the leg',
    to: 'the brain',
    right: 'right atrium → right ventricle → left atrium → left ventricle',
  },
  {
    from: 'the kidneys',
    to: 'a muscle of the neck',
    right: 'right atrium → right ventricle → left atrium → left ventricle',
  },
  {
    from: 'the left lung',
    to: 'the right lung',
    right: 'left atrium → left ventricle → right atrium → right ventricle',
  },
] as const

core('chambers-in-order', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    journey: random.pick(JOURNEYS),
    animal: random.pick(['a human', 'a cat', 'a horse']),
  }),
  make: ({ journey: { from, to, right }, animal }) => {
    const other =
      right === JOURNEYS[0].right
        ? JOURNEYS[2].right
        : 'right atrium → right ventricle → left atrium → left ventricle'
    const [one = '', two = '', three = '', four = ''] = right.split(' → ')
    return {
      stem: [
        `A red blood cell of ${animal} travels from ${from} to ${to}.`,
        `In ${animal}, a red blood cell leaves ${from} and later reaches ${to}.`,
        `Scientists follow a red blood cell of ${animal} from ${from} to ${to}.`,
      ],
      prompt: [
        'In which order does it pass through the chambers of the heart?',
        'What is the order of the chambers through which it passes?',
      ],
      right,
      wrong: {
        [other]: `You began on the wrong side: blood from ${from} enters the ${one} first.`,
        [[two, one, four, three].join(' → ')]:
          'You put each ventricle before its atrium, but blood enters the heart through the atria.',
        [[one, three, two, four].join(' → ')]:
          'You let blood pass through the septum, which separates the two sides.',
      },
      solution: `Blood from ${from} returns to the ${one} and passes into the ${two}. It then goes ${one.startsWith('right') ? 'to the lungs' : 'round the body'} and comes back to the ${three}, from where it passes into the ${four}.`,
    }
  },
})

core('heart-rate-from-an-ecg', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const rate = random.step(50, 120, 10)
    const peaks = rate / 10
    const wrong = threeSlips(
      random,
      rate,
      [
        [
          peaks * 6,
          'You multiplied the number of beats by 6, the number of seconds. There are ten times 6 s in a minute.',
        ],
        [rate - 10, 'You counted the gaps between the peaks instead of the peaks.'],
        [2 * rate, 'You counted the wave after each high peak as a further beat.'],
        [peaks * 15, 'You took the trace to be 4 s long, but it lasts 6 s.'],
      ],
      String,
    )
    return wrong
      ? { rate, wrong, who: random.pick(['a nurse', 'a student', 'a patient', 'a swimmer']) }
      : null
  },
  make: ({ rate, wrong, who }) => ({
    stem: [
      `The graph shows an ECG of ${who}. It lasts 6 s.`,
      `An ECG of ${who} is recorded for 6 s.`,
      `The electrical activity of the heart of ${who} is recorded for 6 s.`,
    ],
    figure: figure(
      {
        name: 'transport-in-animals/trace-of-six-seconds',
        title: 'An ECG of six seconds',
        description: describeHeartTrace({ beatsPerMinute: rate, seconds: 6 }),
        height: 204,
      },
      heartTrace({ beatsPerMinute: rate, seconds: 6 }),
    ),
    prompt: [
      'What is the heart rate in beats per minute?',
      'How many times does the heart beat in one minute at this rate?',
    ],
    options: numbers({ right: rate, unit: '', wrong }),
    solution: `Each high peak is one beat. There are ${rate / 10} peaks in 6 s. A minute is 10 times as long: ${rate / 10} × 10 = ${rate} beats per minute.`,
  }),
  verify: ({ rate }) => {
    let beats = 0
    for (let time = 0; time < 6 - 1e-9; time += 60 / rate) beats += 1
    return (beats * 60) / 6
  },
})

core('recovery-time-from-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const start = random.int(1, 3)
    const stop = start + random.int(3, 5)
    const back = stop + random.int(4, 7)
    const right = back - stop
    const wrong = threeSlips(
      random,
      right,
      [
        [back, 'You read the time on the axis at which the pulse was back, not how long this took.'],
        [stop - start, 'You gave the time for which the exercise lasted.'],
        [back - start, 'You counted from the start of the exercise, not from its end.'],
        [stop, 'You read the time on the axis at which the exercise ended.'],
        [right + 1, 'You began to count one minute before the pulse rate started to fall.'],
        [right - 1, 'You stopped one minute before the line was level at the value that it had at first.'],
      ],
      String,
    )
    return wrong && back <= 14
      ? {
          pulse: { start, stop, back, rest: random.step(60, 80, 5), top: random.step(120, 150, 5) },
          wrong,
          right,
          sport: random.pick(['runs', 'cycles', 'swims', 'skips with a rope']),
        }
      : null
  },
  make: ({ pulse, right, wrong, sport }) => ({
    stem: [
      `A student rests, then ${sport} at a steady speed, and rests again. The graph shows her pulse rate.`,
      `The graph shows the pulse rate of a student who rests, ${sport} for some minutes at a steady speed, and rests again.`,
      `Each minute the pulse rate of a man is measured while he rests, ${sport} at a steady speed, and rests again.`,
    ],
    figure: pulseGraph(pulse),
    prompt: [
      'How long after the end of the exercise is the pulse rate back at its resting value?',
      'How long does the pulse rate take to recover after the exercise?',
    ],
    options: numbers({ right, unit: 'min', wrong }),
    solution: `The pulse rate begins to fall when the exercise ends, at ${pulse.stop} min. It is back at ${pulse.rest} beats per minute at ${pulse.back} min. Recovery takes ${pulse.back} − ${pulse.stop} = ${right} min.`,
  }),
  verify: ({ pulse }) => {
    let minutes = 0
    for (let at = pulse.stop; at < pulse.back; at += 1) minutes += 1
    return minutes
  },
})

const RATES = [
  [60, 96],
  [60, 108],
  [60, 120],
  [60, 132],
  [64, 96],
  [64, 112],
  [64, 128],
  [80, 100],
  [80, 120],
  [80, 132],
  [80, 140],
] as const

core('increase-of-the-pulse', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [rest, after] = random.pick(RATES)
    const right = ((after - rest) / rest) * 100
    const percent = (value: number) => `${Math.round(value)}%`
    const wrong = threeSlips(
      random,
      right,
      [
        [
          ((after - rest) / after) * 100,
          'You divided by the rate after exercise instead of the rate at rest.',
        ],
        [(after / rest) * 100, 'You gave the new rate as a percentage of the old one, not the increase.'],
        [after - rest, 'You gave the increase in beats per minute, not the percentage.'],
        [((after / 2 - rest / 2) / rest) * 100, 'You halved the increase but not the rate at rest.'],
      ],
      percent,
    )
    return wrong
      ? { rest, after, right, wrong, sport: random.pick(['running', 'rowing', 'dancing', 'climbing stairs']) }
      : null
  },
  make: ({ rest, after, right, wrong, sport }) => ({
    stem: [
      `A student counts ${rest / 2} beats of his pulse in 30 s at rest. Straight after ${sport} he counts ${after / 4} beats in 15 s.`,
      `At rest, a girl counts ${rest / 2} beats of her pulse in 30 s. As soon as she stops ${sport}, she counts ${after / 4} beats in 15 s.`,
      `In 30 s at rest, ${rest / 2} beats of the pulse of an athlete are counted; in 15 s straight after ${sport}, ${after / 4} beats.`,
    ],
    prompt: [
      'What is the percentage increase in pulse rate?',
      'By which percentage does the pulse rate increase?',
    ],
    options: bySize({ right, wrong, print: value => `${Math.round(value)}%` }),
    solution: `At rest: ${rest / 2} × 2 = ${rest} beats per minute. After exercise: ${after / 4} × 4 = ${after} beats per minute. Increase = (${after} − ${rest}) ÷ ${rest} × 100 = ${Math.round(right)}%.`,
  }),
  verify: ({ rest, after }) => (after / rest - 1) * 100,
})

const REGIONS = [0, 1, 2, 3] as const

core('muscle-behind-a-blockage', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    block: random.pick(REGIONS),
    letters: random.shuffle(['A', 'B', 'C', 'D']),
    who: random.pick(['a patient', 'a woman of 62', 'a man of 58', 'a smoker']),
  }),
  make: ({ block, letters, who }) => {
    const order = ['A', 'B', 'C', 'D'] as const
    const right = letters[block] ?? 'A'
    return {
      stem: [
        `The diagram shows the heart of ${who} from outside, with its coronary arteries. One artery is blocked.`,
        `One coronary artery of ${who} is blocked. The diagram shows where, and four regions of the heart muscle, A to D.`,
        `A doctor finds a blockage in a coronary artery of ${who}. The letters A to D mark regions of the heart muscle.`,
      ],
      figure: coronaryHeart.figure({
        name: 'transport-in-animals/outside-with-a-blockage',
        title: 'A heart from outside with four regions lettered',
        only: ['blockage'],
        block,
        regions: letters,
      }),
      prompt: [
        'Which region of the heart muscle receives too little oxygen?',
        'Which region of the heart muscle is most likely to die if nothing is done?',
      ],
      options: inThisOrder(
        order.map((letter): Wrong | string =>
          letter === right
            ? letter
            : [
                letter,
                'You chose a region whose own coronary artery is still open. Follow the blocked artery away from the aorta.',
              ],
        ),
      ),
      solution: `Blood flows through the coronary arteries away from the aorta. The branches beyond the blockage receive no blood, and they supply region ${right}. The other regions have open arteries.`,
    }
  },
})

core('evidence-about-risk-factors', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    smokers: [random.step(310, 390, 10), random.step(220, 260, 10)] as const,
    others: [random.step(160, 190, 10), random.step(80, 120, 10)] as const,
    right: random.pick(['exercise', 'smoking'] as const),
    town: random.pick(['in a large city', 'in one country', 'in a mining region']),
  }),
  make: ({ smokers, others, right, town }) => ({
    stem: [
      `The chart shows deaths from coronary heart disease of adults of the same age ${town}.`,
      `Scientists study adults of the same age ${town}. The chart shows their deaths from coronary heart disease.`,
      `Deaths from coronary heart disease were counted in four groups of adults of the same age ${town}.`,
    ],
    figure: chartFigure(
      {
        name: 'transport-in-animals/deaths-in-four-groups',
        title: 'Deaths from coronary heart disease in four groups',
      },
      barChart({
        categories: ['little exercise', 'regular exercise'],
        values: [
          { name: 'smokers', values: smokers },
          { name: 'non-smokers', values: others },
        ],
        yLabel: 'deaths per 100 000 adults in a year',
        yEvery: 100,
        yMax: 400,
      }),
    ),
    prompt: ['Which conclusion do the data support?', 'Which statement is supported by the chart?'],
    right:
      right === 'exercise'
        ? 'Among smokers, the death rate is lower with regular exercise.'
        : 'Among those who exercise regularly, smokers have the higher death rate.',
    wrong: {
      'Coronary heart disease occurs only in people who smoke.':
        'You overlooked the bars of the non-smokers: some of them died from it as well.',
      'Regular exercise has no effect on people who do not smoke.':
        'You overlooked the fall in the bars of the non-smokers.',
      'Smokers who exercise have a lower rate than non-smokers who do not.':
        'You compared the wrong bars: smokers with regular exercise still have a higher rate than non-smokers with little.',
    },
    solution: `Compare two bars that differ in one factor only. Smokers: ${smokers[0]} with little exercise, ${smokers[1]} with regular exercise. With regular exercise: ${smokers[1]} for smokers, ${others[1]} for non-smokers. The chart cannot show that one factor is the only cause.`,
  }),
})
