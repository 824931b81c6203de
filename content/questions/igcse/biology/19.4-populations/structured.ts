import { type Hunt, huntGraph } from '@/content/figures/igcse/biology/organisms-and-their-environment-3'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { b1 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { PHASES, PLACES, phaseFigure } from './phases'
import { AFTER_THE_PREY, EXPONENTIAL, FEWER_PREDATORS, POPULATION_IS, STATIONARY } from './points'

const { core, supplement, templates } = questionsOf('structured', '19.4', { calculator: 'needed' })

export { templates }

const DOUBLING: Record<string, readonly [unit: string, every: readonly number[]]> = {
  'yeast cells': ['hours', [2, 3]],
  bacteria: ['minutes', [20, 30, 40]],
  algae: ['days', [1, 2]],
  'flour beetles': ['weeks', [3, 4]],
}

core('growth-in-a-flask', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const place = random.pick(PLACES)
    const [unit = '', every = [1]] = DOUBLING[place.cells] ?? []
    return {
      place,
      unit,
      every: random.pick(every),
      times: random.int(3, 5),
      start: random.step(10, 60, 10),
      letters: random.shuffle(['P', 'Q', 'R', 'S']),
    }
  },
  make: ({ place, unit, every, times, start, letters }) => {
    const end = start * 2 ** times
    return {
      stem: [
        `The figure shows how the number of ${place.cells} in ${place.where} changes. Four phases have letters.`,
        `Some ${place.cells} are put into ${place.where} and counted again and again. The figure shows the results.`,
        `A population of ${place.cells} grows in ${place.where}. The figure shows four phases of its growth.`,
      ],
      figure: phaseFigure(letters, place.cells),
      parts: {
        a: ask.match({
          prompt: 'Identify the phases P to S.',
          marks: 2,
          items: asItems(['P', 'Q', 'R', 'S']),
          targets: asItems(PHASES.map(({ name }) => name).toSorted()),
          answer: Object.fromEntries(letters.map((letter, at) => [letter, PHASES[at]?.name ?? ''])),
          scheme: matchScheme(4, 2),
          solution: `The order is lag, exponential (log), stationary, death: ${letters.join(', ')}.`,
        }),
        b: ask.written({
          prompt: 'State what is meant by a *population*.',
          scheme: POPULATION_IS,
          lines: 3,
          modelAnswer: 'A group of organisms of one species, living in the same area, at the same time.',
          solution: 'Three parts: one species, the same area, the same time.',
        }),
        c: ask.number({
          lead: `For a part of the time, the number of ${place.cells} doubles every ${every === 1 ? unit.replace(/s$/, '') : `${every} ${unit}`}. At the beginning of this time there are ${start} in a sample.`,
          prompt: `Calculate the number in a sample ${every * times} ${unit} later.`,
          answer: end,
          sigFigs: 3,
          scheme: [`C1 ${times} doublings`, `A1 ${plain(end)}`],
          solution: `${every * times} ÷ ${every} = ${times} doublings: ${start}${' × 2'.repeat(times)} = ${plain(end)}.`,
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State **two** factors that affect the rate of growth of a population.',
          asked: 2,
          answers: [
            {
              text: 'food supply',
              accept: ['food', 'amount of food', 'availability of food', 'lack of food', 'nutrients'],
            },
            {
              text: 'competition',
              accept: ['competition for food', 'competition for space', 'competitors', 'space'],
            },
            { text: 'predation', accept: ['predators', 'number of predators', 'being eaten'] },
            { text: 'disease', accept: ['diseases', 'illness', 'pathogens'] },
          ],
          ignore: ['temperature', 'water', 'oxygen', 'waste', 'birth rate', 'death rate'],
          solution:
            'Food supply, competition, predation and disease change the rate of growth of a population.',
        }),
      },
    }
  },
  verify: ({ times, start }) => {
    let number = start
    for (let step = 0; step < times; step += 1) number += number
    return { c: number }
  },
})

const PAIRS = [
  { hunter: 'foxes', prey: 'voles', place: 'a forest' },
  { hunter: 'owls', prey: 'mice', place: 'a valley' },
  { hunter: 'lynxes', prey: 'hares', place: 'a part of Canada' },
  { hunter: 'weasels', prey: 'voles', place: 'a grassland' },
] as const

core('foxes-and-voles', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const middle = random.pick([50, 60, 70])
    const swing = random.pick([20, 30, 40])
    if (middle - swing < 30) return null
    return {
      pair: random.pick(PAIRS),
      hunt: {
        period: random.pick([8, 12]),
        lag: 2,
        prey: [middle, swing],
        predator: [random.int(18, 22), random.int(8, 12)],
      } as Hunt,
    }
  },
  make: ({ pair: { hunter, prey, place }, hunt }) => {
    const { period, lag } = hunt
    const [middle, swing] = hunt.prey
    const [high, low] = [middle + swing, middle - swing]
    const percent = ((high - low) / high) * 100
    return {
      stem: [
        `The figure shows the numbers of ${prey} and of ${hunter} in ${place}. The ${hunter} eat the ${prey}.`,
        `Scientists count ${prey} and ${hunter} in ${place} for ${period * 2} years. The ${hunter} feed on the ${prey}. The figure shows the results.`,
        `In ${place} live ${prey}, and ${hunter} that hunt them. The figure shows the numbers of both.`,
      ],
      figure: huntGraph(hunt, [prey, hunter], {
        name: `organisms-and-their-environment-3/hunt-${prey}-${hunter}-${period}-${middle}-${swing}-${hunt.predator.join('-')}`,
        title: `Numbers of ${prey} and ${hunter}`,
        description: `Number of animals against time. The line of ${prey} swings between ${low} and ${high}, with peaks at ${period / 4} and ${period * 1.25} years. The line of ${hunter}, dashed, has lower peaks, at ${period / 4 + lag} and ${period * 1.25 + lag} years.`,
      }),
      parts: {
        'a.i': ask.number({
          prompt: `State the highest number of ${prey}.`,
          objective: 'AO2',
          answer: high,
          tolerance: 3,
          scheme: [`A1 ${high} (± 3)`],
          solution: `The peaks of the line of ${prey} are at ${high}.`,
        }),
        'a.ii': ask.number({
          prompt: `State the time between the two peaks of the ${prey}.`,
          objective: 'AO2',
          answer: period,
          unit: 'years',
          sigFigs: 1,
          tolerance: 0.5,
          scheme: [`A1 ${period} years (± 0.5)`],
          solution: `The peaks are at ${period / 4} and at ${period * 1.25} years: ${period * 1.25} − ${period / 4} = ${period} years.`,
        }),
        b: ask.number({
          lead: `The lowest number of ${prey} is ${low}.`,
          prompt: `Calculate the percentage decrease in the number of ${prey} from the highest to the lowest number.`,
          answer: percent,
          unit: '%',
          tolerance: 2.5,
          follow: { from: 'a.i', formula: `(x-${low})/x*100` },
          scheme: [`C1 (${high} − ${low}) ÷ ${high} × 100`, `A1 ${plain(Number(percent.toFixed(1)))}%`],
          solution: `(${high} − ${low}) ÷ ${high} × 100 = ${plain(Number(percent.toFixed(1)))}%.`,
        }),
        c: ask.written({
          prompt: `Explain why the number of ${hunter} rises after the number of ${prey} has risen.`,
          objective: 'AO2',
          scheme: AFTER_THE_PREY(hunter, prey),
          modelAnswer: `There is more food for the ${hunter}. So more ${hunter} survive and breed.`,
          solution: `More ${prey} are more food. More ${hunter} survive and have young, which takes time.`,
        }),
        d: ask.written({
          lead: `A disease kills most of the ${hunter}.`,
          prompt: `Predict and explain the effect on the number of ${prey} in the next months.`,
          command: 'Predict',
          objective: 'AO2',
          scheme: FEWER_PREDATORS(hunter, prey),
          modelAnswer: `The number of ${prey} increases, because fewer of them are eaten.`,
          solution: `With few ${hunter} left, fewer ${prey} are eaten than before, so their number rises.`,
        }),
      },
    }
  },
  verify: ({ hunt: { period, prey } }) => ({
    'a.i': prey[0] + prey[1],
    'a.ii': 1.25 * period - 0.25 * period,
    b: 100 - (100 * (prey[0] - prey[1])) / (prey[0] + prey[1]),
  }),
})

const WEEKS = [0, 2, 4, 6, 8, 10, 12]

supplement('beetles-in-flour', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const level = random.step(172, 184, 4)
    return {
      counts: [
        8,
        random.step(16, 24, 4),
        random.step(56, 72, 4),
        random.step(128, 144, 4),
        level,
        level + random.pick([-4, 0, 4]),
        level,
      ],
      animals: random.pick(['flour beetles', 'grain weevils', 'flour moths']),
    }
  },
  make: ({ counts, animals }) => {
    const [, second = 0, , fourth = 0] = counts
    const rate = (fourth - second) / 4
    return {
      stem: [
        `Some ${animals} are put into a jar of flour, in which they live and breed. No flour is added. They are counted every two weeks.`,
        `A scientist puts a few ${animals} into a jar of flour, which is their food, and counts them every second week. No flour is added.`,
        `A few ${animals} live and breed in a jar of flour. Nothing is added to the jar. The table shows how many there are.`,
      ],
      parts: {
        a: plotPart({
          name: 'organisms-and-their-environment-3/animals-in-flour',
          title: 'Grid for a graph of the number of animals against time',
          description:
            'Graph paper. The horizontal axis is the time from 0 to 14 weeks, the vertical one the number of animals from 0 to 200.',
          table: {
            head: ['time / weeks', ...WEEKS.map(String)],
            rows: [['number', ...counts.map(String)]],
          },
          prompt: 'Plot the results of weeks 2 to 10 on the grid.',
          command: 'Plot',
          objective: 'AO2',
          axes: {
            x: { label: 'time / weeks', min: 0, max: 14, large: 2, parts: 2 },
            y: { label: 'number of animals', min: 0, max: 200, large: 40, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: WEEKS.map((week, at) => [week, counts[at] ?? 0] as const).slice(1, 6),
              marks: 2,
            },
          ],
          marks: 2,
          scheme: b1('at least three points within half a small square', 'all five points'),
          solution: 'One small square is 1 week across and 4 animals up.',
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the phase of growth from week 8 to week 12.',
          objective: 'AO2',
          answers: [{ text: 'stationary phase', accept: ['stationary', 'plateau phase'] }],
          reject: [
            { text: 'lag phase', why: 'In the lag phase the number rises slowly at first.' },
            {
              text: 'exponential phase',
              why: 'In the exponential phase the number rises faster and faster.',
            },
            { text: 'log phase', why: 'In the log phase the number rises faster and faster.' },
            { text: 'death phase', why: 'In the death phase the number falls.' },
          ],
          solution: 'The number stays about the same: stationary phase.',
        }),
        c: ask.number({
          prompt: 'Calculate the mean increase in each week from week 2 to week 6.',
          answer: rate,
          unit: 'per week',
          scheme: [`C1 (${fourth} − ${second}) ÷ 4`, `A1 ${plain(rate)} per week`],
          solution: `From ${second} to ${fourth} in 4 weeks: (${fourth} − ${second}) ÷ 4 = ${plain(rate)} in each week.`,
        }),
        d: ask.written({
          prompt: 'Explain why the number rises so fast from week 2 to week 6.',
          scheme: EXPONENTIAL,
          modelAnswer: 'Resources are plentiful: there is much food and space. More are born than die.',
          solution: 'Nothing limits growth yet, and with each generation more individuals can reproduce.',
        }),
        e: ask.written({
          prompt: 'Explain why the number stays about the same from week 8 to week 12.',
          scheme: STATIONARY,
          modelAnswer: 'A limiting factor acts: there is too little food for all. Births equal deaths.',
          solution: 'Food, space or waste limit the population. Animals are still born, but as many die.',
        }),
      },
    }
  },
  verify: ({ counts }) => ({ c: ((counts[3] ?? 0) - (counts[1] ?? 0)) / (6 - 2) }),
})
