import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { dayGraph } from './figures-more'

const { core, supplement, templates } = choiceQuestions('20.3')

export { templates }

supplement('oxygen-through-a-day', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    letters: random.shuffle(random.pick([['P', 'Q'] as const, ['X', 'Y'] as const])),
    mean: random.pick([7, 8]),
    much: random.pick([5, 6]),
    little: random.pick([1, 2]),
    season: random.pick(['summer', 'spring']),
  }),
  make: ({ letters, mean, much, little, season }) => {
    const [rich = '', poor = ''] = letters
    const [one, two] = letters.toSorted((a, b) => a.localeCompare(b))
    return {
      stem: [
        `Fertiliser was washed into one of two ponds, ${one} and ${two}, and many algae grow in it. In the other pond there are few algae. The graph shows the dissolved oxygen on a day in ${season}.`,
        `In one of the ponds ${one} and ${two} there are very many algae, because fertiliser has run into it. The other has few algae. Oxygen in both was measured through a day in ${season}.`,
        `Two ponds, ${one} and ${two}, lie beside fields. Fertiliser entered only one of them, and it is now green with algae. The graph shows the oxygen dissolved in both on a day in ${season}.`,
      ],
      figure: dayGraph(mean, { letter: rich, swing: much }, { letter: poor, swing: little }),
      prompt: [
        'Which row shows the pond that fertiliser entered, and why its oxygen is lowest before sunrise?',
        'Which is the pond with many algae, and why does it contain least oxygen at the end of the night?',
      ],
      columns: 'pond | processes at night',
      right: `${rich} | respiration goes on without photosynthesis`,
      wrong: {
        [`${rich} | photosynthesis goes on without respiration`]:
          'You found the pond, but exchanged the processes: photosynthesis needs light and releases oxygen.',
        [`${poor} | respiration goes on without photosynthesis`]:
          'You gave the right reason, but few algae change the oxygen only little between day and night.',
        [`${poor} | photosynthesis goes on without respiration`]:
          'You chose the pond with few algae, and let photosynthesis take place in the dark.',
      },
      solution: `Many algae release much oxygen by day, so oxygen rises high in ${rich}. At night there is no photosynthesis, but algae, decomposers and animals respire all the time and use up oxygen. It is lowest just before it gets light.`,
    }
  },
})

/** Tonnes of carbon dioxide to which one tonne of methane is equal here. */
const METHANE = 28

const KINDS = ['gas', 'bars', 'least', 'right'] as const

const SITES = ['W', 'X', 'Y', 'Z'] as const

const effectOf = ([carbon, methane]: readonly [number, number]) => 10 * carbon + METHANE * methane

core('site-with-the-greatest-effect', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const gases: Record<(typeof KINDS)[number], readonly [number, number]> = {
      gas: [random.int(18, 19), random.int(3, 4)],
      bars: [random.int(12, 13), random.int(12, 13)],
      least: [random.int(7, 8), random.int(6, 8)],
      right: [random.int(3, 4), random.int(17, 19)],
    }
    const order = random.shuffle(KINDS)
    return {
      order,
      sites: order.map(kind => gases[kind]),
      place: random.pick(['farms', 'companies', 'villages']),
    }
  },
  make: ({ order, sites, place }) => {
    const letterOf = (kind: (typeof KINDS)[number]) => SITES[order.indexOf(kind)] ?? ''
    const errors = {
      gas: 'You chose the one that releases most carbon dioxide, without weighing the methane.',
      bars: 'You added the two bars as if both were in the same unit and had the same effect.',
      least: 'You chose one that releases neither much carbon dioxide nor much methane.',
    }
    const [carbon, methane] = sites[order.indexOf('right')] ?? [0, 0]
    return {
      stem: [
        `The chart shows the carbon dioxide and the methane that four ${place} release in a year. One tonne of methane has the same effect on the climate as ${METHANE} tonnes of carbon dioxide.`,
        `Scientists measured the two gases that four ${place} release in a year, as the chart shows. ${METHANE} tonnes of carbon dioxide have the same effect on the climate as one tonne of methane.`,
        `Four ${place}, W to Z, release carbon dioxide and methane. The chart shows the amounts of one year. The effect of one tonne of methane on the climate is equal to that of ${METHANE} tonnes of carbon dioxide.`,
      ],
      figure: chartFigure(
        {
          name: `human-influences-on-ecosystems-2/gases-${sites.flat().join('-')}`,
          title: 'Two gases that are released in a year',
        },
        barChart({
          categories: SITES,
          values: [
            { name: 'carbon dioxide / 10 t', values: sites.map(([each]) => each) },
            { name: 'methane / t', values: sites.map(([, each]) => each) },
          ],
          yLabel: 'amount released in a year',
          yEvery: 2,
          yMax: 20,
          height: 190,
        }),
      ),
      prompt: [
        'Which of the four adds most to the enhanced greenhouse effect?',
        'Which one contributes most to the enhanced greenhouse effect?',
      ],
      options: inThisOrder(
        order.map((kind, at): Wrong | string =>
          kind === 'right' ? (SITES[at] ?? '') : [SITES[at] ?? '', errors[kind]],
        ),
      ),
      solution: `Turn both gases into tonnes of carbon dioxide. ${letterOf('right')}: 10 × ${carbon} + ${METHANE} × ${methane} = ${effectOf([carbon, methane])} tonnes. The others are lower: ${order
        .filter(kind => kind !== 'right')
        .map(kind => `${letterOf(kind)} ${effectOf(sites[order.indexOf(kind)] ?? [0, 0])}`)
        .join(', ')}.`,
    }
  },
  verify: ({ sites }) => {
    let best = 0
    for (const [at, [carbon, methane]] of sites.entries()) {
      const [most = 0, gas = 0] = sites[best] ?? []
      if (carbon - most > 2.8 * (gas - methane)) best = at
    }
    return SITES[best] ?? ''
  },
})
