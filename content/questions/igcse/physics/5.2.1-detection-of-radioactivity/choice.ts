import { allDiffer, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'

const { core, supplement, templates } = choiceQuestions('5.2.1', { calculator: 'needed' })

export { templates }

const SOURCES = ['radon gas in the air', 'rocks', 'buildings', 'food and drink', 'cosmic rays']

const STRAYS = [
  'mobile phones',
  'microwave ovens',
  'radio transmitters',
  'electric heaters',
  'remote controls',
  'overhead power cables',
  'light bulbs',
]

core('sources-of-background-radiation', {
  facts: { difficulty: 1, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({
    right: random.sample(SOURCES, 3),
    wrong: random.sample(STRAYS, 3).map(stray => ({
      stray,
      list: random.shuffle([stray, ...random.sample(SOURCES, 2)]),
    })),
  }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: 'Which list contains only sources that make a significant contribution to background radiation?',
    right: right.join(', '),
    wrong: wrong.map(({ stray, list }) => [
      list.join(', '),
      `You took ${stray} for a source of background radiation, but they do not emit ionising nuclear radiation.`,
    ]),
    solution:
      'The main sources of background radiation are radon gas in the air, rocks and buildings, food and drink, and cosmic rays. Electrical devices do not emit ionising nuclear radiation.',
  }),
})

const PLACES = ['laboratory', 'classroom', 'cellar', 'kitchen', 'hospital corridor']

core('counts-without-a-source', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const wrong: Wrong[] = pairs({
      'The detector emits ionising radiation when it is switched on.':
        'You took the detector for a source. It only detects radiation that enters it.',
      'The light in the room is counted by the detector.':
        'You let visible light be counted, but it does not ionise the gas in the detector.',
      'The counter needs a source nearby before it can show zero.':
        'You thought of an instrument that must be set to zero. The counts are real radiation.',
      'The air becomes radioactive when the detector is used in it.':
        'You let the detector change the air. It has no effect on its surroundings.',
      'Radio waves from transmitters are counted by the detector.':
        'You let radio waves be counted, but they are not ionising radiation.',
    })
    return { place: random.pick(PLACES), counts: random.int(16, 34), wrong: random.sample(wrong, 3) }
  },
  make: ({ place, counts, wrong }) => ({
    stem: `A radiation detector connected to a counter is switched on in a ${place}. There is no radioactive source near it. After one minute the counter shows ${counts} counts.`,
    prompt: 'What is the reason for the counts?',
    right: 'Low-level ionising radiation is always present in the environment.',
    wrong,
    solution:
      'The detector counts background radiation: low-level ionising radiation which is always present. It comes from radon gas in the air, rocks and buildings, food and drink, and cosmic rays.',
  }),
})

core('count-rate-in-counts-per-second', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const minutes = random.pick([2, 3, 4, 5, 8, 10])
    const right = random.pick([1.5, 2.5, 3, 3.5, 4.5, 5.5, 6, 6.5, 7.5, 8.5])
    const counts = right * minutes * 60
    return Number.isInteger(counts) && allDiffer([right, counts / minutes, counts / 60, counts * minutes], 2)
      ? { minutes, right, counts }
      : null
  },
  make: ({ minutes, right, counts }) => ({
    stem: `A detector is placed near a radioactive source. In ${quantity(minutes, 'minutes')} the counter connected to it records ${plain(counts)} counts.`,
    prompt: 'What is the average count rate?',
    options: numbers({
      right,
      wrong: [
        [counts / minutes, 'You divided by the time in minutes. That gives counts per minute.'],
        [counts / 60, `You divided by 60 s, but the time is ${minutes} minutes.`],
        [counts * minutes, 'You multiplied by the time instead of dividing.'],
      ],
      unit: 'counts/s',
    }),
    solution: `Time = ${minutes} × 60 = ${quantity(minutes * 60, 's')}.

Count rate = number of counts ÷ time = ${plain(counts)} ÷ ${minutes * 60} = ${quantity(right, 'counts/s')}.`,
  }),
  verify: ({ minutes, counts }) => counts / minutes / 60,
})

core('mean-background-from-a-table', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const period = random.pick([2, 3, 5])
    const right = random.int(14, 30)
    const mean = right * period
    const [one, two] = [random.int(2, 7), random.int(1, 8)]
    const counts = random.shuffle([mean + one, mean - two, mean + two - one - 3, mean + 3])
    const total = mean * 4
    if (new Set(counts).size < 4) return null
    return allDiffer([right, mean, total, total / period], 3) ? { period, right, mean, total, counts } : null
  },
  make: ({ period, right, mean, total, counts }) => ({
    stem: `A student measures the background radiation in a room. Each measurement lasts ${quantity(period, 'minutes')}. The table shows the results.`,
    table: {
      head: ['measurement', `counts in ${period} minutes`],
      rows: counts.map((count, at) => [String(at + 1), String(count)]),
    },
    prompt: 'What is the average background count rate?',
    options: numbers({
      right,
      wrong: {
        [`You found the mean number of counts in ${period} minutes, not in one minute.`]: mean,
        [`You divided the total by ${period} minutes, but the measurements took ${4 * period} minutes together.`]:
          total / period,
        'You added all the counts and did not divide by the time.': total,
      },
      unit: 'counts/min',
    }),
    solution: `Total = ${counts.join(' + ')} = ${total} counts, in 4 × ${period} = ${4 * period} minutes.

Average count rate = ${total} ÷ ${4 * period} = ${quantity(right, 'counts/min')}.`,
  }),
  verify: ({ period, counts }) => counts.reduce((sum, count) => sum + count / period, 0) / counts.length,
})

core('why-repeated-counts-differ', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const level = random.pick([24, 45, 120, 260])
    const counts = [0, 1, 2, 3].map(() => level + random.int(-Math.ceil(level / 12), Math.ceil(level / 12)))
    const wrong: Wrong[] = pairs({
      'The detector becomes less sensitive each time it is used.':
        'You blamed the detector. If it became less sensitive, the counts would fall steadily.',
      'The temperature of the room changes.':
        'You let temperature change the emission. Radioactive decay is not affected by it.',
      'The counter needs time to warm up.':
        'You blamed the counter, but the counts go up and down; they do not settle.',
      'The radiation is emitted at regular intervals.':
        'You took the emission as regular. Then equal times would give equal counts.',
    })
    const sorted = [...counts].sort((one, other) => one - other).join()
    const steady = counts.join() === sorted || [...counts].reverse().join() === sorted
    return new Set(counts).size < 4 || steady ? null : { counts, level, wrong: random.sample(wrong, 3) }
  },
  make: ({ counts, level, wrong }) => ({
    stem: `A student uses a detector to count radiation ${level > 60 ? 'from a source that is kept at a fixed distance' : 'in a room without a source'}. She takes four readings of one minute each and changes nothing between them. The numbers of counts are ${counts.slice(0, 3).join(', ')} and ${counts[3]}.`,
    prompt: 'Why are the readings different from each other?',
    right: 'Radiation is emitted at random.',
    wrong,
    solution:
      'Nobody can predict when a nucleus will emit radiation: the emission is random. So the number of counts in equal times varies a little, even if nothing is changed.',
  }),
})

core('share-of-one-source', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const total = random.pick([1200, 1400, 1500, 1600])
    const [cosmic, food, radon] = [random.int(8, 14), random.int(9, 14), random.int(40, 48)]
    const parts = [
      { what: 'cosmic rays', percent: cosmic },
      { what: 'food and drink', percent: food },
      { what: 'radon gas in the air', percent: radon },
      { what: 'rocks and buildings', percent: 100 - cosmic - food - radon },
    ].map(({ what, percent }) => ({ what, counts: (percent * total) / 100 }))
    const item = random.pick(parts)
    const right = Math.round((100 * item.counts) / total)
    const others = Math.round((100 * item.counts) / (total - item.counts))
    return allDiffer([right, 100 - right, others, 25], 2) ? { parts, item, total, right, others } : null
  },
  make: ({ parts, item, total, right, others }) => ({
    stem: 'The background radiation at one place is measured for one hour. The table shows how many of the counts are estimated to come from each source.',
    table: {
      head: ['source', 'number of counts'],
      rows: parts.map(({ what, counts }) => [what, plain(counts)]),
    },
    prompt: `What percentage of the counts comes from ${item.what}?`,
    options: numbers({
      right,
      wrong: [
        [25, 'You shared the counts equally between the four sources.'],
        [100 - right, 'You gave the percentage that comes from the other sources.'],
        [others, 'You divided by the counts from the other sources, not by the total.'],
      ],
      unit: '%',
    }),
    solution: `Total = ${parts.map(({ counts }) => plain(counts)).join(' + ')} = ${plain(total)} counts.

Percentage = ${plain(item.counts)} ÷ ${plain(total)} × 100 = ${right}%.`,
  }),
  verify: ({ item, parts }) => {
    let total = 0
    for (const { counts } of parts) total += counts / 100
    return Math.round((item.counts / total) * 1e6) / 1e6
  },
})

supplement('corrected-count-rate', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [near, far] = [random.pick([2, 3, 4, 5]), random.pick([5, 10, 20])]
    const background = random.int(15, 32)
    const right = random.step(100, 480, 5)
    const [counts, without] = [(right + background) * near, background * far]
    const wrong = [right + background, (counts - without) / near, right + 2 * background]
    if (near === far || counts - without <= 0 || !Number.isInteger(wrong[1])) return null
    return allDiffer([right, ...wrong], 3) ? { near, far, background, right, counts, without } : null
  },
  make: ({ near, far, background, right, counts, without }) => ({
    stem: `A detector near a radioactive source records ${plain(counts)} counts in ${quantity(near, 'minutes')}. When the source has been taken away, the detector records ${plain(without)} counts in ${quantity(far, 'minutes')}.`,
    prompt: 'What is the count rate due to the source alone?',
    options: numbers({
      right,
      wrong: {
        'You did not subtract the background count rate.': right + background,
        'You subtracted counts that were taken over different times. Find each count rate first.':
          (counts - without) / near,
        'You added the background count rate instead of subtracting it.': right + 2 * background,
      },
      unit: 'counts/min',
    }),
    solution: `Measured count rate = ${plain(counts)} ÷ ${near} = ${quantity(right + background, 'counts/min')}. Background count rate = ${plain(without)} ÷ ${far} = ${quantity(background, 'counts/min')}.

Corrected count rate = ${right + background} − ${background} = ${quantity(right, 'counts/min')}.`,
  }),
  verify: ({ near, far, counts, without }) => (counts * far - without * near) / (near * far),
})

supplement('corrected-rate-at-a-distance', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const background = random.int(16, 34)
    const strong = random.pick([800, 960, 1120, 1280, 1440, 1600, 1920])
    const centimetres = [5, 10, 20, 40, 400, 500]
    const readings = centimetres.map(away => background + Math.round((strong * 25) / away ** 2))
    const at = random.pick([0, 1, 2])
    const [reading = 0, next = 0] = readings.slice(at)
    const right = reading - background
    return allDiffer([right, reading, reading + background, reading - next], 4)
      ? { background, centimetres, readings, at, reading, next, right }
      : null
  },
  make: ({ background, centimetres, readings, at, reading, next, right }) => ({
    stem: 'A detector is placed at different distances from a source of γ-radiation. The table shows the measured count rates.',
    table: {
      head: ['distance / cm', 'count rate / counts per minute'],
      rows: centimetres.map((away, row) => [String(away), String(readings[row])]),
    },
    prompt: `What is the count rate due to the source alone at a distance of ${quantity(centimetres[at] ?? 0, 'cm')}?`,
    options: numbers({
      right,
      wrong: [
        [reading, 'You did not subtract the background, which the detector counts as well.'],
        [reading + background, 'You added the background instead of subtracting it.'],
        [reading - next, 'You subtracted the reading at the next distance. It is not the background.'],
      ],
      unit: 'counts/min',
    }),
    solution: `Far from the source the count rate no longer changes: only the background of ${quantity(background, 'counts/min')} is left.

Corrected count rate = ${reading} − ${background} = ${quantity(right, 'counts/min')}.`,
  }),
  verify: ({ readings, at }) => (readings[at] ?? 0) - Math.min(...readings),
})
