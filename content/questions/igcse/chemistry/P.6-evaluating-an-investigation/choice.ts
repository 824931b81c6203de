import { results, syringes } from '@/content/figures/igcse/chemistry/practical-skills-6'
import { allDiffer, inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity, roundTo } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.6', { calculator: 'needed' })

export { templates }

const LINES = [
  {
    step: 0.5,
    x: 'concentration of acid / mol/dm^{3}',
    y: 'gas in 30 s / cm^{3}',
    of: 'marble and an acid',
  },
  {
    step: 0.1,
    x: 'mass of magnesium / g',
    y: 'rise in temperature / °C',
    of: 'magnesium and aqueous copper(II) sulfate',
  },
  {
    step: 1,
    x: 'time / min',
    y: 'mass of copper / mg',
    of: 'the electrolysis of aqueous copper(II) sulfate',
  },
  {
    step: 5,
    x: 'volume of acid / cm^{3}',
    y: 'volume of alkali / cm^{3}',
    of: 'titrations of an acid with an alkali',
  },
] as const

core('anomalous-point', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const odd = random.int(1, 4)
    return {
      line: random.pick(LINES),
      odd,
      rise: random.int(7, 9),
      off: odd === 1 ? 1 : random.pick([-1, 1]),
      wander: [0, 1, 2, 3, 4, 5].map(() => random.pick([-1, 0, 1])),
    }
  },
  make: ({ line, odd, rise, off, wander }) => {
    const points = wander.map((each, at): [number, number] => [
      roundTo((at + 1) * line.step, 1),
      rise * (at + 1) + each + (at === odd ? off * (rise + 7) : 0),
    ])
    return {
      stem: [
        `The graph shows results of experiments with ${line.of}.`,
        `A student plots the results of experiments with ${line.of}.`,
        `Experiments with ${line.of} give the results in the graph.`,
      ],
      figure: results({
        name: 'points-on-a-graph',
        x: line.x,
        y: line.y,
        points,
        lettered: [1, 2, 3, 4],
        top: 80,
      }),
      prompt: ['Which result is anomalous?', 'Which result should be checked by repeating it?'],
      options: inThisOrder(
        Object.fromEntries(
          [1, 2, 3, 4].map((at, place) => {
            const letter = 'ABCD'.charAt(place)
            return [
              letter,
              at === odd
                ? null
                : `You chose point ${letter}, but it lies close to the line that fits most of the points.`,
            ]
          }),
        ),
      ),
      solution:
        'Lay a straight line through most of the points. One lettered point lies far from it: this result does not fit the pattern.',
    }
  },
})

const ERRORS = [
  {
    error: 'A solid is dropped into acid, and then the bung of the gas syringe is put in.',
    fix: 'Hang the solid in a tube inside the flask.',
    against: 'gas that escapes at the start',
  },
  {
    error: 'The temperature change of a solution is measured in a glass beaker.',
    fix: 'Use a polystyrene cup with a lid.',
    against: 'thermal energy that passes through glass',
  },
  {
    error: 'A 25 cm^{3} sample for a titration is measured with a measuring cylinder.',
    fix: 'Measure the sample with a pipette.',
    against: 'a volume that is not precise',
  },
  {
    error: 'Several people judge when a cross below a flask can no longer be seen.',
    fix: 'Let the same person look each time.',
    against: 'an end that is judged by eye',
  },
  {
    error: 'A can of water is heated by a burner in a draught.',
    fix: 'Put a screen around the burner.',
    against: 'hot gases that are blown away',
  },
  {
    error: 'A salt that has been heated may still hold some water.',
    fix: 'Heat and weigh it until the mass is constant.',
    against: 'a change that may not be complete',
  },
] as const

core('improvement-for-an-error', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ four: random.sample(ERRORS, 4) }),
  make: ({ four: [asked, ...others] }) => ({
    stem: [
      `A method has a source of error.\n\n${asked?.error}`,
      `This is a source of error in an investigation:\n\n${asked?.error}`,
      `A student finds a weak point in a method.\n\n${asked?.error}`,
    ],
    prompt: ['Which improvement answers this error?', 'Which change reduces this error?'],
    right: asked?.fix ?? '',
    wrong: others.map((each): [string, string] => [
      each.fix,
      `You chose an improvement against another error: ${each.against}.`,
    ]),
    solution: `The error is ${asked?.against}. An improvement must change just this.`,
  }),
})

const EFFECTS = [
  {
    error: 'Some gas escapes before the bung of the gas syringe is put in',
    quantity: 'volume of gas',
    way: 'small',
  },
  {
    error: 'In an exothermic reaction, thermal energy passes through the glass of the beaker',
    quantity: 'rise in temperature',
    way: 'small',
  },
  {
    error: 'A flask still holds some alkali when a new sample of alkali is put in and titrated',
    quantity: 'volume of acid from the burette',
    way: 'large',
  },
  { error: 'A residue is weighed while it is still wet', quantity: 'mass of the residue', way: 'large' },
  { error: 'Some crystals are lost before they are weighed', quantity: 'mass of the crystals', way: 'small' },
] as const

core('effect-of-an-error', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ of: random.pick(EFFECTS), who: random.pick(['A student', 'A class']) }),
  make: ({ of, who }) => {
    const isSmall = of.way === 'small'
    return {
      stem: [
        `${of.error}. The experiment is done only once.`,
        `${who} notices this:\n\n${of.error}.`,
        `A method has a fault.\n\n${of.error}.`,
      ],
      prompt: `How does this change the ${of.quantity} that is measured?`,
      right: isSmall ? 'It is always too small.' : 'It is always too large.',
      wrong: {
        [isSmall ? 'It is always too large.' : 'It is always too small.']:
          'You turned the effect round; think what is missing or what is added.',
        'It is sometimes too large, sometimes too small.':
          'You took it for a chance error, but this fault always acts the same way.',
        'It does not change, but takes longer to measure.':
          'You thought only of the time; the fault changes what is measured.',
      },
      solution: `This fault always acts in one direction: the ${of.quantity} is too ${of.way}. Repeating does not help.`,
    }
  },
})

core('reading-that-stands-out', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const titres = [random.int(18, 30) + random.pick([0.1, 0.3, 0.5])]
    const low = titres[0] ?? 20
    const high = Math.round((low + 0.1) * 100) / 100
    const odd = Math.round((low + random.pick([0.8, 1.0, 1.2])) * 100) / 100
    const right = (low + high) / 2
    const [all, half] = [(low + high + odd) / 3, (high + odd) / 2]
    return allDiffer([right, all, half, odd], 4)
      ? { shown: random.shuffle([low, high, odd]), low, high, odd, right, all, half }
      : null
  },
  make: ({ shown, low, high, odd, right, all, half }) => ({
    stem: [
      `Three titrations of the same acid need ${shown.map(each => each.toFixed(2)).join(', ')} cm^{3} of alkali.`,
      `A student titrates three samples of one acid. The volumes of alkali in cm^{3} are: ${shown.map(each => each.toFixed(2)).join(', ')}.`,
      `The volumes of alkali in three titrations are ${shown.map(each => each.toFixed(2)).join(', ')} cm^{3}.`,
    ],
    prompt: ['Which mean volume should be used?', 'What is the best value for the volume?'],
    options: numbers({
      right,
      unit: 'cm^3',
      sigFigs: 4,
      wrong: {
        'You put the volume that does not agree into the mean.': all,
        'You took the mean of two volumes that differ by much more than 0.20 cm^{3}.': half,
        'You took the volume that does not agree with the others.': odd,
      },
    }),
    solution: `${low.toFixed(2)} cm^{3} and ${high.toFixed(2)} cm^{3} agree within 0.20 cm^{3}. Their mean is ${quantity(right, 'cm^3', 4)}.`,
  }),
  verify: ({ low, high }) => low + (high - low) / 2,
})

const STUDIES = [
  {
    what: 'one acid and marble',
    x: 'concentration of acid / mol/dm^{3}',
    y: 'gas in 30 s / cm^{3}',
    step: 0.5,
    low: [6, 14],
    gain: [10, 14],
    top: 80,
    unit: ' mol/dm^{3}',
    result: 'volume of gas in 30 s',
    all: 'All acids give off most gas at',
    cause: 'The gas increases because the acid becomes warmer.',
  },
  {
    what: 'magnesium and one salt solution',
    x: 'mass of magnesium / g',
    y: 'rise in temperature / °C',
    step: 0.1,
    low: [4, 6],
    gain: [4, 5],
    top: 40,
    unit: ' g',
    result: 'rise in temperature',
    all: 'All metals give the largest rise at',
    cause: 'The temperature rises because magnesium is burning.',
  },
] as const

core('conclusion-that-fits', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const study = random.pick(STUDIES)
    return {
      study,
      low: random.int(study.low[0], study.low[1]),
      gain: random.int(study.gain[0], study.gain[1]),
      wander: random.pick([-1, 0, 1]),
    }
  },
  make: ({ study, low, gain, wander }) => {
    const points = [0, 1, 2, 3, 4].map((at): [number, number] => [
      roundTo((at + 1) * study.step, 1),
      low + gain * at + (at === 2 ? wander : 0),
    ])
    const last = roundTo(5 * study.step, 1)
    return {
      stem: [
        `The graph shows all results of experiments with ${study.what}.`,
        `A student does experiments with ${study.what}. The graph shows all of the results.`,
        `All that is measured in experiments with ${study.what} is shown in the graph.`,
      ],
      figure: results({ name: 'all-results', x: study.x, y: study.y, points, lettered: [], top: study.top }),
      prompt: [
        'Which conclusion do the results support?',
        'Which conclusion can be drawn from these results?',
      ],
      right: `From ${study.step} to ${last}${study.unit}, the ${study.result} increases.`,
      wrong: {
        [`Above ${last}${study.unit}, the ${study.result} goes on increasing.`]:
          'You went beyond the range of the experiment: nothing was measured there.',
        [study.cause]: 'You gave a cause that was not tested; the graph shows only what changes together.',
        [`${study.all} ${last}${study.unit}.`]:
          'You went from one substance to all, but only one was tested.',
      },
      solution: `The points rise from ${study.step} to ${last}${study.unit}. What lies outside this range, why it happens, and what other substances do was not tested.`,
    }
  },
})

core('rate-from-a-syringe', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const seconds = random.pick([20, 40])
    const [first, second] = [random.step(22, 38, 2), random.step(52, 78, 2)]
    if (second % 20 === 0) return null
    const right = (second - first) / seconds
    const [whole, start, late] = [second / (2 * seconds), first / seconds, second / seconds]
    return allDiffer([right, whole, start, late], 2)
      ? { seconds, first, second, right, whole, start, late }
      : null
  },
  make: ({ seconds, first, second, right, whole, start, late }) => ({
    stem: [
      'The gas syringe is shown at two times of one reaction. The stop-watch was started when the reaction began.',
      'A student reads a gas syringe at two times after the start of a reaction.',
      'Gas is collected from the start of a reaction. The syringe is shown at two times.',
    ],
    figure: syringes([
      [seconds, first],
      [2 * seconds, second],
    ]),
    prompt: `What is the mean rate between ${seconds} s and ${2 * seconds} s?`,
    options: numbers({
      right,
      unit: 'cm^3/s',
      sigFigs: 2,
      wrong: {
        'You took the mean rate from the start to the later time.': whole,
        'You took the mean rate up to the first time.': start,
        'You did not subtract the volume that was there already.': late,
      },
    }),
    solution: `In ${seconds} s the volume rises from ${first} to ${second} cm^{3}. (${second} − ${first}) ÷ ${seconds} = ${quantity(right, 'cm^3/s', 2)}.`,
  }),
  verify: ({ seconds, first, second }) => (second * 60 - first * 60) / (seconds * 60),
})
