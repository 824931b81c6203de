import {
  cycleChart,
  dayAt,
  ovaryStages,
  progesteroneOfTwo,
} from '@/content/figures/igcse/biology/reproduction-2'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import type { Hormone } from '@/lib/figures/biology/menstrual-cycle'
import { line, text } from '@/lib/figures/shapes'
import { liningGraph } from './figures'

const { core, supplement, templates } = choiceQuestions('16.5', { calculator: 'needed' })

export { templates }

const DAYS = [
  {
    days: [2, 3],
    asked: 'is the lining of the uterus being lost',
    error: 'You chose a day of menstruation.',
  },
  {
    days: [8, 9, 10],
    asked: 'is the lining of the uterus being repaired, before an egg is released',
    error: 'You chose a day on which the lining becomes thicker again.',
  },
  { days: [14], asked: 'is an egg most likely to be released', error: 'You chose the time of ovulation.' },
  {
    days: [21, 22, 23],
    asked: 'is the lining at its thickest and being maintained',
    error: 'You chose a day on which the lining is kept thick.',
  },
] as const

core('points-of-the-cycle', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    days: DAYS.map(({ days }) => random.pick(days)),
    order: random.shuffle([0, 1, 2, 3]),
    right: random.int(0, 3),
    letters: random.pick(['ABCD', 'JKLM', 'PQRS', 'WXYZ']),
  }),
  make: ({ days, order, right, letters }) => ({
    stem: [
      'The graph shows the thickness of the lining of the uterus during one menstrual cycle of 28 days.',
      'A doctor draws how the thickness of the lining of the uterus changes in one menstrual cycle.',
      'The curve shows the lining of the uterus in one menstrual cycle. Four times are marked with letters.',
    ],
    figure: cycleChart(
      `reproduction/times-${letters.toLowerCase()}-${order.join('')}-${days.join('-')}`,
      'The lining of the uterus, with four times marked',
      { hormones: [] },
      {
        shape: days
          .map((day, at) => {
            const letter = letters.charAt(order.indexOf(at))
            return (
              line(dayAt(day), 32, dayAt(day), 122, 'l thin dash') +
              text(dayAt(day) + 4, 118, letter, { cls: 'b' })
            )
          })
          .join(''),
        tells: days.map((day, at) => `${letters.charAt(order.indexOf(at))} marks day ${day}.`).join(' '),
      },
    ),
    prompt: `At which time ${DAYS[right]?.asked}?`,
    options: inThisOrder(
      order.map((at, place): Wrong | string =>
        at === right ? letters.charAt(place) : [letters.charAt(place), DAYS[at]?.error ?? ''],
      ),
    ),
    solution:
      'On days 1 to 5 the lining is lost. Then it is repaired and becomes thicker. An egg is released around day 14. After that the lining is maintained, thick, until about day 28.',
  }),
})

const STAGES = ['developing follicle', 'mature follicle', 'released egg', 'corpus luteum'] as const

const STAGE_ASKS: Record<(typeof STAGES)[number], { prompt: string; error: string }> = {
  'developing follicle': {
    prompt: 'Which label shows a follicle that is still developing?',
    error: 'You chose a follicle that is still developing.',
  },
  'mature follicle': {
    prompt: 'Which label shows a follicle just before ovulation?',
    error: 'You chose the mature follicle, just before it releases its egg.',
  },
  'released egg': {
    prompt: 'Which label shows an egg after ovulation?',
    error: 'You chose the egg after its release.',
  },
  'corpus luteum': {
    prompt: 'Which label shows the corpus luteum?',
    error: 'You chose the corpus luteum, which the follicle becomes after ovulation.',
  },
}

core('stages-in-an-ovary', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ order: random.shuffle(STAGES), right: random.pick(STAGES) }),
  make: ({ order, right }) => ({
    stem: [
      'The diagram shows stages of one menstrual cycle in an ovary.',
      'All stages of one menstrual cycle are drawn together in this diagram of an ovary.',
      'A student draws the changes in an ovary during one menstrual cycle.',
    ],
    figure: ovaryStages.figure({
      name: `reproduction/ovary-${order.map(part => part.slice(0, 2)).join('')}`,
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: STAGE_ASKS[right].prompt,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), STAGE_ASKS[part].error],
      ),
    ),
    solution: `A follicle develops, becomes mature and releases its egg. What is left becomes the corpus luteum. ${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}.`,
  }),
})

const SEQUENCE = ['menstruation', 'lining repaired', 'ovulation', 'lining maintained'] as const

core('order-of-the-cycle', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ from: random.int(0, 3), days: random.pick([27, 28, 29]) }),
  make: ({ from, days }) => {
    const turned = (list: readonly string[]) => [...list.slice(from), ...list.slice(0, from)].join(' → ')
    const swapped = (one: number, other: number) => {
      const list: string[] = [...SEQUENCE]
      const [a = '', b = ''] = [list[one], list[other]]
      list[one] = b
      list[other] = a
      return turned(list)
    }
    return {
      stem: [
        `A menstrual cycle takes ${days} days.`,
        `Four events of a menstrual cycle of ${days} days are put in order, beginning with any of them.`,
        `The cycle of a woman takes ${days} days and then begins again.`,
      ],
      prompt: ['In which order do the events follow one another?', 'Which sequence is correct?'],
      right: turned(SEQUENCE),
      wrong: {
        [swapped(0, 2)]: 'You exchanged menstruation and ovulation.',
        [swapped(1, 2)]: 'You put ovulation directly after menstruation, but the lining is repaired first.',
        [swapped(2, 3)]: 'You put ovulation at the end of the cycle; it is around day 14.',
      },
      solution:
        'The cycle begins with menstruation. The lining is repaired, an egg is released around day 14, and then the lining is maintained until the next menstruation.',
    }
  },
})

core('growth-of-the-lining', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const least = random.step(1.5, 3, 0.5)
    const thirteen = least + random.pick([4, 5, 6])
    const most = thirteen + random.step(1, 2, 0.5)
    const start = thirteen - random.pick([0, 0.5])
    const right = (thirteen - least) / 8
    const wrong = threeSlips(
      random,
      right,
      [
        [(thirteen - least) / 13, 'You divided by 13 days, but the time is from day 5 to day 13.'],
        [thirteen / 13, 'You divided the thickness on day 13 by 13 days and left out where it began.'],
        [thirteen / 8, 'You took the whole thickness on day 13, not the increase.'],
        [(most - least) / 8, 'You read the greatest thickness instead of that on day 13.'],
        [(most - least) / 16, 'You worked out the rate from day 5 to day 21.'],
        [thirteen - least, 'You gave the increase, not the rate.'],
      ],
      value => quantity(value, '', 2),
    )
    return wrong && { start, least, thirteen, most, right, wrong }
  },
  make: ({ right, wrong, ...lining }) => ({
    stem: [
      'The graph shows the thickness of the lining of the uterus of a woman during one menstrual cycle.',
      'A doctor measures the lining of the uterus of a woman by ultrasound during one menstrual cycle. The graph shows the results.',
      'The thickness of the lining of a uterus was measured for 28 days. The graph shows the results.',
    ],
    figure: liningGraph(lining),
    prompt: 'What is the mean rate at which the lining becomes thicker from day 5 to day 13?',
    options: numbers({ right, unit: 'mm per day', sigFigs: 2, wrong }),
    solution: `On day 5 the lining is ${quantity(lining.least, 'mm')} thick and on day 13 it is ${quantity(lining.thirteen, 'mm')} thick. (${plain(lining.thirteen)} − ${plain(lining.least)}) ÷ 8 days = ${quantity(right, 'mm', 2)} per day.`,
  }),
  verify: ({ least, thirteen }) => thirteen / 8 - least / 8,
})

const MONTHS = [
  { month: 'March', next: 'April', length: 31 },
  { month: 'May', next: 'June', length: 31 },
  { month: 'August', next: 'September', length: 31 },
  { month: 'April', next: 'May', length: 30 },
] as const

core('date-of-ovulation', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const cycle = random.pick([24, 25, 26, 30, 31, 32, 33])
    const first = random.int(1, 8)
    const right = first + cycle - 14
    const wrong = threeSlips(
      random,
      right,
      [
        [first + 14, 'You counted 14 days from the first day of menstruation.'],
        [first + 13, 'You took day 14 of the cycle, but this cycle does not take 28 days.'],
        [right - 1, 'You counted the first day of menstruation itself as one of the days to add.'],
        [right + 1, 'You counted the first day of the next menstruation as one of the 14 days.'],
        [first + Math.round(cycle / 2), 'You took the middle of the cycle.'],
      ],
      String,
    )
    return right <= 28 && wrong?.every(([value]) => value >= 1 && value <= 30)
      ? { cycle, first, right, wrong, month: random.pick(MONTHS) }
      : null
  },
  make: ({ cycle, first, right, wrong, month }) => ({
    stem: [
      `In one woman an egg is released 14 days before the first day of the next menstruation. Her menstruation begins on ${first} ${month.month}, and the next one begins ${cycle} days later.`,
      `The menstrual cycle of a woman takes ${cycle} days. She ovulates 14 days before her next menstruation begins. One menstruation begins on ${first} ${month.month}.`,
      `A woman whose cycle takes ${cycle} days begins to menstruate on ${first} ${month.month}. Ovulation is 14 days before the first day of her next menstruation.`,
    ],
    prompt: ['On which date in this month is ovulation expected?', 'What is the expected date of ovulation?'],
    options: numbers({ right, unit: month.month, wrong }),
    solution: `The next menstruation begins ${cycle} days after ${first} ${month.month}. Ovulation is 14 days before that, so ${cycle} − 14 = ${cycle - 14} days after ${first} ${month.month}: ${right} ${month.month}.`,
  }),
  verify: ({ cycle, first }) => {
    let day = first
    for (let left = cycle; left > 14; left -= 1) day += 1
    return day
  },
})

const HORMONES = ['FSH', 'LH', 'oestrogen', 'progesterone'] as const

const ROLE: Record<Hormone, { asked: string; error: string; why: string }> = {
  FSH: {
    asked: 'makes a follicle develop',
    error: 'You chose FSH, which makes a follicle develop.',
    why: 'FSH is raised in the first days, when a new follicle develops.',
  },
  LH: {
    asked: 'triggers ovulation',
    error: 'You chose LH, which triggers ovulation.',
    why: 'LH has a high, narrow peak just before ovulation on about day 14.',
  },
  oestrogen: {
    asked: 'repairs the lining of the uterus after menstruation',
    error: 'You chose oestrogen, which repairs the lining after menstruation.',
    why: 'Oestrogen rises in the first half of the cycle, while the lining is repaired.',
  },
  progesterone: {
    asked: 'maintains the lining of the uterus',
    error: 'You chose progesterone, which maintains the lining in the second half.',
    why: 'Progesterone is high only in the second half of the cycle, while the lining is maintained.',
  },
}

supplement('four-curves', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ order: random.shuffle(HORMONES), right: random.pick(HORMONES) }),
  make: ({ order, right }) => ({
    stem: [
      'The graph shows the levels of four hormones in the blood during one menstrual cycle.',
      'Four hormones, A to D, are measured in the blood of a woman during one menstrual cycle.',
      'The curves show how the levels of four hormones change during a menstrual cycle of 28 days.',
    ],
    figure: cycleChart(
      `reproduction/curves-${order.map(hormone => hormone.toLowerCase().slice(0, 2)).join('')}`,
      'Four hormones in one cycle',
      {
        names: Object.fromEntries(order.map((hormone, at) => [hormone, 'ABCD'.charAt(at)])),
        lining: false,
      },
    ),
    prompt: `Which hormone ${ROLE[right].asked}?`,
    options: inThisOrder(
      order.map((hormone, at): Wrong | string =>
        hormone === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), ROLE[hormone].error],
      ),
    ),
    solution: `${ROLE[right].why} ${order.map((hormone, at) => `${'ABCD'.charAt(at)}: ${hormone}`).join('; ')}.`,
  }),
})

const TREATMENTS = [
  {
    given: 'takes a tablet with progesterone each day',
    right: 'FSH is inhibited, so no follicle develops.',
    wrong: {
      'FSH is stimulated, so many follicles develop.': 'You reversed the effect of progesterone on FSH.',
      'LH is stimulated, so eggs are released daily.': 'You reversed the effect of progesterone on LH.',
      'Oestrogen breaks down, so the lining is lost.':
        'You took menstruation for an effect of progesterone, which maintains the lining.',
    },
    why: 'Progesterone inhibits FSH and LH. Without FSH no follicle develops and there is no egg to be released.',
  },
  {
    given: 'is injected with a large amount of FSH',
    right: 'Several follicles develop at the same time.',
    wrong: {
      'The lining of the uterus is lost at once.': 'You took the effect of a fall in progesterone.',
      'No follicle develops until the next cycle.': 'You took FSH for a hormone that inhibits follicles.',
      'The ovaries make less oestrogen than before.':
        'You reversed it: follicles that develop make more oestrogen.',
    },
    why: 'FSH makes follicles develop. More of it than usual makes more than one develop.',
  },
  {
    given: 'is injected with LH when a follicle is mature',
    right: 'The follicle releases its egg.',
    wrong: {
      'The follicle stops growing and is lost.': 'You took LH for a hormone that inhibits the follicle.',
      'The lining of the uterus breaks down.': 'You took the effect of a fall in progesterone.',
      'A second follicle begins to develop.': 'You took the effect of FSH.',
    },
    why: 'A sharp rise of LH causes ovulation: the mature follicle releases its egg.',
  },
] as const

supplement('hormones-given-to-a-woman', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ treatment: random.pick(TREATMENTS), age: random.int(24, 39) }),
  make: ({ treatment, age }) => ({
    stem: [
      `A woman of ${age} years ${treatment.given}.`,
      `A ${age}-year-old patient of a hospital ${treatment.given}. She is a woman with a normal cycle.`,
      `On the advice of her doctor, a woman who is ${age} years old ${treatment.given}.`,
    ],
    prompt: ['What is the most likely effect?', 'Which effect does this have?'],
    right: treatment.right,
    wrong: treatment.wrong,
    solution: treatment.why,
  }),
})

supplement('progesterone-of-two-women', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    letters: random.pick(['JK', 'KJ', 'PQ', 'QP', 'XY', 'YX']),
    asksPregnant: random.chance(0.5),
  }),
  make: ({ letters, asksPregnant }) => {
    const [pregnant, other] = [letters.charAt(0), letters.charAt(1)]
    const both = [pregnant, other].sort().join(' and ')
    const [right, wrong] = asksPregnant ? [pregnant, other] : [other, pregnant]
    const [good, bad] = asksPregnant
      ? ['the lining is kept thick', 'the lining breaks down']
      : ['the lining breaks down', 'the lining is kept thick']
    return {
      stem: [
        `The graph shows the level of progesterone in two women, ${both}, over 42 days. One of them became pregnant.`,
        `Progesterone was measured for 42 days in the blood of two women, ${both}. One of them became pregnant in this time.`,
        `Two women, ${both}, had their progesterone measured for 42 days. One became pregnant, the other did not.`,
      ],
      figure: progesteroneOfTwo(`reproduction/two-women-${letters.toLowerCase()}`, {
        pregnant,
        other,
        title: 'Progesterone in two women',
      }),
      prompt: asksPregnant
        ? 'Which woman became pregnant, and how does her level of progesterone after day 28 affect the lining of the uterus?'
        : 'Which woman menstruated around day 29, and how did her level of progesterone affect the lining of the uterus?',
      columns: 'woman | effect',
      right: `${right} | ${good}`,
      wrong: {
        [`${wrong} | ${good}`]: asksPregnant
          ? 'You took the falling curve for a pregnancy; in pregnancy progesterone stays high.'
          : 'You took the high curve for menstruation; it follows a fall in progesterone.',
        [`${right} | ${bad}`]: asksPregnant
          ? 'You chose the right woman, but a high level of progesterone maintains the lining.'
          : 'You chose the right woman, but with a low level of progesterone the lining is not kept.',
        [`${wrong} | ${bad}`]: 'You exchanged the two women and the effect of progesterone.',
      },
      solution: `In pregnancy progesterone stays high and maintains the lining: woman ${pregnant}. In woman ${other} progesterone falls, so the lining is no longer maintained and breaks down.`,
    }
  },
})
