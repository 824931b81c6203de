import { allDiffer, inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { pointsOnGraph, tileOfDrops } from '../../../../figures/igcse/biology/practical-skills-evaluating'

const { core, templates } = choiceQuestions('P.6', { calculator: 'needed' })

export { templates }

const LINES = [
  { x: 'light intensity / arbitrary units', y: 'bubbles per minute', of: 'pondweed near a lamp' },
  { x: 'concentration of amylase / %', y: 'starch digested per minute / mg', of: 'starch and amylase' },
  { x: 'concentration of sugar / %', y: 'carbon dioxide per hour / cm^{3}', of: 'yeast in sugar solution' },
  { x: 'wind speed / arbitrary units', y: 'water lost per hour / g', of: 'a leafy shoot and a fan' },
] as const

const ON_LINE = 'lies close to the line that fits most of the points.'

core('anomalous-point', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [odd, off] = [random.int(1, 4), random.pick([-1, 1])]
    return {
      line: random.pick(LINES),
      odd,
      rise: random.step(5, 8, 1),
      off: odd === 1 ? 1 : off, // below the line, the second point would lie below zero
      wander: [0, 1, 2, 3, 4, 5].map(() => random.pick([-1, 0, 1])),
    }
  },
  make: ({ line, odd, rise, off, wander }) => {
    const points = wander.map((each, at): [number, number] => [
      at + 1,
      rise * (at + 1) + each + (at === odd ? off * (rise + 8) : 0),
    ])
    const named = ([1, 2, 3, 4] as const).map((at, place) => [at === odd, 'ABCD'.charAt(place)] as const)
    return {
      stem: [
        `The graph shows results of an experiment with ${line.of}.`,
        `A student does an experiment with ${line.of} and plots the results.`,
        `An experiment with ${line.of} gives the results in the graph.`,
      ],
      figure: pointsOnGraph({ x: line.x, y: line.y, points, lettered: [1, 2, 3, 4], top: 60 }),
      prompt: ['Which result is anomalous?', 'Which result should be checked by repeating it?'],
      options: inThisOrder(
        Object.fromEntries(
          named.map(([isOdd, letter]) => [
            letter,
            isOdd ? null : `You chose point ${letter}, but it ${ON_LINE}`,
          ]),
        ),
      ),
      solution:
        'Lay a straight line through most of the points. One lettered point lies far from it: this result does not fit the pattern.',
    }
  },
})

core('last-of-the-starch', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const dark = random.sample([2, 3, 4, 5, 6, 7], 3)
    return { dark, asked: random.int(0, 2), interval: random.pick([20, 30, 40]), first: random.pick([5, 6]) }
  },
  make: ({ dark, asked, interval, first }) => {
    const rows = dark.map((each, at) => ({ name: `pH ${first + at}`, dark: each }))
    const count = dark[asked] ?? 2
    const between = (from: number) => `between ${from * interval} s and ${(from + 1) * interval} s`
    return {
      stem: [
        `Amylase is added to starch at three values of pH. A drop of each mixture is tested with iodine solution every ${interval} s.`,
        `Three tubes with starch and amylase differ in pH only. Every ${interval} s a drop from each is put into iodine solution on a tile.`,
        `The tile shows drops of iodine solution to which a mixture of starch and amylase was added every ${interval} s, at three values of pH.`,
      ],
      figure: tileOfDrops(rows, interval),
      prompt: `What do the results show about the time when the last starch at pH ${first + asked} was digested?`,
      right: between(count),
      wrong: {
        [between(count - 1)]: 'You took the last two blue-black drops, in which starch was still there.',
        [between(count + 1)]: 'You took the first two orange-brown drops, in which no starch was left.',
        [`exactly at ${(count + 1) * interval} s, not before`]:
          'You took the first orange-brown drop for the exact time, but the starch may have gone before it was taken.',
      },
      solution: `At ${count * interval} s the drop is blue-black, so there was starch. At ${(count + 1) * interval} s it is orange-brown. The last starch was digested at some time between these two drops.`,
    }
  },
  verify: ({ dark, asked, interval }) => {
    const last = Array.from({ length: dark[asked] ?? 0 }, () => interval).reduce((sum, each) => sum + each, 0)
    return `between ${last} s and ${last + interval} s`
  },
})

const STUDIES = [
  {
    what: 'one shoot of pondweed',
    x: 'light intensity / arbitrary units',
    y: 'bubbles per minute',
    step: 1,
    unit: 'units',
    result: 'number of bubbles per minute',
    all: 'All plants that live in water make most bubbles at',
    cause: 'The bubbles increase because the lamp warms the water.',
  },
  {
    what: 'one kind of yeast',
    x: 'concentration of sugar / %',
    y: 'volume of gas in 10 min / cm^{3}',
    step: 2,
    unit: '%',
    result: 'volume of gas in 10 minutes',
    all: 'All microorganisms give off most gas at',
    cause: 'The volume of gas increases because the yeast cells divide.',
  },
  {
    what: 'catalase from one potato',
    x: 'concentration of hydrogen peroxide / %',
    y: 'height of foam after 1 min / mm',
    step: 1,
    unit: '%',
    result: 'height of the foam',
    all: 'All enzymes make most foam at',
    cause: 'The foam rises because the mixture becomes warmer.',
  },
] as const

core('conclusion-that-fits', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    study: random.pick(STUDIES),
    low: random.int(6, 10),
    gain: random.int(8, 11),
    wander: random.pick([-1, 0, 1]),
  }),
  make: ({ study, low, gain, wander }) => {
    const heights = [0, 1, 2, 3, 4].map(at => low + gain * at + (at === 2 ? wander : 0))
    const at = (place: number) => (place + 1) * study.step
    const unit = study.unit === '%' ? ' %' : ` ${study.unit}`
    return {
      stem: [
        `The graph shows all results of an experiment with ${study.what}. Each was measured once.`,
        `A student does an experiment with ${study.what}. The graph shows all of the results.`,
        `All that is measured in an experiment with ${study.what} is shown in the graph.`,
      ],
      figure: pointsOnGraph({
        x: study.x,
        y: study.y,
        points: heights.map((height, place): [number, number] => [at(place), height]),
        lettered: [],
        top: 60,
      }),
      prompt: [
        'Which conclusion do the results support?',
        'Which conclusion can be drawn from these results?',
      ],
      right: `From ${at(0)} to ${at(4)}${unit}, the ${study.result} increases.`,
      wrong: {
        [`Above ${at(4)}${unit}, the ${study.result} goes on increasing.`]:
          'You went beyond the range of the experiment: nothing was measured there.',
        [study.cause]: 'You gave a cause that was not tested; the graph shows only what changes together.',
        [`${study.all} ${at(4)}${unit}.`]:
          'You went from one kind to all, but only one was tested, and no maximum is seen.',
      },
      solution: `The points rise from ${at(0)} to ${at(4)}${unit}. What lies outside this range, why it happens, and what other living things do was not tested.`,
    }
  },
})

const ERRORS = [
  {
    error: 'Drops are tested with iodine solution only once every two minutes.',
    fix: 'Test a drop every 15 seconds.',
    against: 'long gaps between measurements',
  },
  {
    error: 'Bubbles of different sizes are counted to compare volumes of gas.',
    fix: 'Collect the gas in a gas syringe.',
    against: 'bubbles of different sizes',
  },
  {
    error: 'The end of a reaction is judged by the shade of a colour.',
    fix: 'Compare each colour with that of a standard.',
    against: 'colours that are judged by eye',
  },
  {
    error: 'Pieces of potato come out of a solution wet and are weighed.',
    fix: 'Blot each piece with paper.',
    against: 'liquid that clings to what is weighed',
  },
  {
    error: 'The hot water in a beaker becomes cooler during the experiment.',
    fix: 'Use an electric water bath.',
    against: 'a temperature that changes',
  },
  {
    error: 'A volume of 4 cm^{3} of solution is measured with a 100 cm^{3} measuring cylinder.',
    fix: 'Measure the solution with a 5 cm^{3} syringe.',
    against: 'a scale that is too coarse',
  },
] as const

core('improvement-for-an-error', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ four: random.sample(ERRORS, 4) }),
  make: ({ four: [asked, ...others] }) => ({
    stem: [
      `A student finds a source of error in a method.\n\n${asked?.error}`,
      `This is a source of error in an investigation:\n\n${asked?.error}`,
      `A method has a weak point.\n\n${asked?.error}`,
    ],
    prompt: ['Which improvement answers this error?', 'Which change reduces this error?'],
    right: asked?.fix ?? '',
    wrong: others.map((each): [string, string] => [
      each.fix,
      `You chose an improvement against another error: ${each.against}.`,
    ]),
    solution: `The error is ${asked?.against}. An improvement must change just this: ${asked?.fix.charAt(0).toLowerCase()}${asked?.fix.slice(1)}`,
  }),
})

const QUALITIES = {
  reliable: {
    changes: [
      'Measure at each pH three times, and compare the times.',
      'Repeat the experiment at each pH, and calculate a mean.',
      'Let another group repeat it, and compare the results.',
    ],
    slip: 'You chose a change that makes results more reliable: repeats show whether they agree.',
  },
  accurate: {
    changes: [
      'Measure 2 cm^{3} with a syringe, not with a large cylinder.',
      'Use a pH meter with one decimal place, not indicator paper.',
      'Use a stopwatch, not the second hand of the wall clock.',
    ],
    slip: 'You chose a change that makes single values more accurate: nearer to the true value.',
  },
  valid: {
    changes: [
      'Keep all tubes at one temperature, so that only pH differs.',
      'Use the same enzyme in all tubes, so that only pH differs.',
      'Add the same volume of enzyme, so that only pH differs.',
    ],
    slip: 'You chose a change that makes the test valid: only what is to be tested differs.',
  },
} as const

type Quality = keyof typeof QUALITIES

const MEANINGS: Record<Quality, string> = {
  reliable: 'Results are reliable when repeats agree with each other.',
  accurate: 'A result is accurate when it is close to the true value.',
  valid:
    'Results are valid when the experiment tests what it is meant to test, with all other variables kept the same.',
}

core('reliable-accurate-valid', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    asked: random.pick(['reliable', 'accurate', 'valid'] as const),
    place: random.int(0, 2),
    others: [random.int(0, 2), random.int(0, 2)],
  }),
  make: ({ asked, place, others }) => {
    const [one, other] = (['reliable', 'accurate', 'valid'] as const).filter(each => each !== asked) as [
      Quality,
      Quality,
    ]
    const change = (quality: Quality, at = 0) => QUALITIES[quality].changes[at] ?? ''
    return {
      stem: [
        'A student investigates the effect of pH on an enzyme.',
        'An enzyme is tested at five values of pH.',
        'A class measures how fast an enzyme works at different pH.',
      ],
      prompt: {
        reliable: 'Which change makes the results more reliable?',
        accurate: 'Which change makes each measurement more accurate?',
        valid: 'Which change makes the comparison more valid?',
      }[asked],
      right: change(asked, place),
      wrong: {
        [change(one, others[0])]: QUALITIES[one].slip,
        [change(other, others[1])]: QUALITIES[other].slip,
        'Leave out every result that does not fit the hypothesis.':
          'You would choose results by what is expected; only a real anomaly may be left out, and this must be said.',
      },
      solution: MEANINGS[asked],
    }
  },
})

core('mean-without-the-anomaly', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const mean = random.step(60, 150, 2)
    const spread = random.pick([2, 3, 4])
    const wrong = mean + random.pick([-1, 1]) * random.step(36, 52, 4)
    const times = random.shuffle([mean - spread, mean, mean + spread, wrong])
    const all = (3 * mean + wrong) / 4
    const quarter = (3 * mean) / 4
    return allDiffer([mean, all, quarter, wrong], 3)
      ? { times, mean, wrong, all, quarter, of: random.pick(['dandelion', 'barley', 'lettuce']) }
      : null
  },
  make: ({ times, mean, wrong, all, quarter, of }) => ({
    stem: [
      `Amylase from seeds of ${of} digests starch. The times of four trials in seconds are: ${times.join(', ')}.`,
      `A student measures four times how long amylase from ${of} takes to digest starch. The times in seconds are: ${times.join(', ')}.`,
      `In four trials, amylase from germinating ${of} digests starch in these times, in seconds: ${times.join(', ')}.`,
    ],
    prompt: ['Which mean time should be used?', 'What is the best value for the mean time?'],
    options: numbers({
      right: mean,
      unit: 's',
      sigFigs: 3,
      wrong: {
        'You put the anomalous result into the mean.': all,
        'You left out the anomalous result, but still divided by four.': quarter,
        'You took the result that does not agree with the others.': wrong,
      },
    }),
    solution: `${quantity(wrong, 's', 3)} is anomalous and left out. The mean of the other three is ${times.filter(each => each !== wrong).join(' + ')} = ${3 * mean}, divided by 3: ${quantity(mean, 's', 3)}.`,
  }),
  verify: ({ times, wrong }) => {
    const kept = times.filter(each => each !== wrong).sort((one, other) => one - other)
    return ((kept[0] ?? 0) + (kept[2] ?? 0)) / 2
  },
})
