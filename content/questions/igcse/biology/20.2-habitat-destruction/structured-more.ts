import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { HABITAT_GONE, NONE_LEFT, ROOTS_HELD_SOIL, WASHED_AWAY } from './points-more'

const { core, templates } = questionsOf('structured', '20.2', { calculator: 'needed' })

export { templates }

const USES = ['crops', 'livestock', 'housing'] as const

core('land-of-a-region', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const gains = random.shuffle([random.pick([80, 100]), random.pick([40, 60]), 20])
    const before = [random.pick([80, 100]), random.pick([40, 60]), random.pick([20, 40])]
    const after = before.map((area, at) => area + (gains[at] ?? 0))
    const most = USES[gains.indexOf(Math.max(...gains))] ?? 'crops'
    const forest = random.pick([300, 320, 340, 360])
    return {
      before,
      after,
      most,
      forest,
      left: forest - gains.reduce((all, one) => all + one, 0),
      species: random.pick(['monkeys', 'parrots', 'frogs', 'squirrels']),
    }
  },
  make: ({ before, after, most, forest, left, species }) => {
    const percent = ((forest - left) / forest) * 100
    return {
      stem: [
        'Forest of a hilly region was cleared between 1980 and 2020. The figure shows how the land was used in both years.',
        'The figure shows the use of land in a hilly region in 1980 and in 2020. In between, forest was cleared.',
        'A hilly region was mostly covered by forest. The figure compares the use of its land in 1980 and in 2020.',
      ],
      figure: chartFigure(
        {
          name: `human-influences-on-ecosystems-2/land-${forest}-${left}-${[...before, ...after].join('-')}`,
          title: 'Use of the land of a region in two years',
        },
        barChart({
          categories: ['forest', ...USES],
          values: [
            { name: '1980', values: [forest, ...before] },
            { name: '2020', values: [left, ...after] },
          ],
          yLabel: 'area / km^{2}',
          label: 'use of the land',
          yEvery: 40,
          yMax: 400,
          height: 190,
        }),
      ),
      parts: {
        'a.i': ask.number({
          prompt: 'Calculate the percentage decrease in the area of forest from 1980 to 2020.',
          answer: percent,
          unit: '%',
          tolerance: 3,
          scheme: [`C1 (${forest} − ${left}) ÷ ${forest} × 100`, `A1 ${figures(percent, 3)}%`],
          solution: `The area falls from ${quantity(forest, 'km^2')} to ${quantity(left, 'km^2')}. (${forest} − ${left}) ÷ ${forest} × 100 = ${figures(percent, 3)}%.`,
        }),
        'a.ii': ask.table({
          prompt: 'Identify the use for which most land was gained from 1980 to 2020.',
          objective: 'AO2',
          head: ['use that gained most land'],
          rows: [
            [
              {
                blank: 'use',
                answer: most,
                mode: 'pick' as const,
                choices: [...USES].sort(),
                marks: 1 as const,
              },
            ],
          ],
          scheme: [most],
          solution: `Compare the two bars of each use. ${USES.map((use, at) => `${use}: ${(after[at] ?? 0) - (before[at] ?? 0)} km^{2} more`).join('; ')}.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt:
            'State **two** reasons for the destruction of habitats, apart from the uses of land in the figure.',
          command: 'State',
          asked: 2,
          answers: [
            {
              text: 'extraction of natural resources',
              accept: [
                'mining',
                'mines',
                'quarries',
                'quarrying',
                'logging',
                'extracting natural resources',
                'extracting resources',
                'extraction of resources',
                'drilling for oil',
                'oil drilling',
                'digging for minerals',
                'extracting minerals',
                'extraction of minerals',
                'mining for metals',
                'mining for minerals',
                'extracting oil',
                'extraction of oil',
                'felling trees for wood',
                'cutting trees for wood',
                'timber',
                'wood',
              ],
            },
            {
              text: 'pollution of fresh water',
              accept: [
                'pollution',
                'freshwater pollution',
                'water pollution',
                'pollution of rivers',
                'pollution of lakes',
                'river pollution',
                'sewage in rivers',
                'pollution of rivers and lakes',
              ],
            },
            {
              text: 'pollution of the sea',
              accept: [
                'marine pollution',
                'sea pollution',
                'ocean pollution',
                'pollution of oceans',
                'oil spills',
              ],
            },
          ],
          ignore: [
            'roads',
            'building roads',
            'dams',
            'industry',
            'factories',
            'farming',
            'housing',
            'crops',
            'livestock',
            'climate change',
            'forest fires',
            'fires',
            'deforestation',
            'overpopulation',
          ],
          solution:
            'Habitats are also destroyed by the extraction of natural resources, and by pollution of fresh water and of the sea.',
        }),
        c: ask.written({
          prompt: 'Explain why soil is lost from hills where the forest has been cleared.',
          lines: 3,
          scheme: [ROOTS_HELD_SOIL, WASHED_AWAY],
          modelAnswer:
            'There are no roots to hold the soil together, and no leaves to protect it from rain, so it is washed away.',
          solution: 'Say what roots did for the soil, and what rain does to it now.',
        }),
        d: ask.written({
          lead: `A species of ${species} of this forest is in danger.`,
          prompt: `Explain how clearing the forest can lead to the extinction of this species.`,
          lines: 3,
          scheme: [HABITAT_GONE, NONE_LEFT],
          modelAnswer: `The ${species} lose their habitat, with food and shelter. Fewer of them survive and breed, until none are left.`,
          solution: 'First say what the animals lose, then what this does to their number.',
        }),
      },
    }
  },
  verify: ({ before, after, forest }) => {
    let cleared = 0
    for (const [at, area] of after.entries()) cleared += area - (before[at] ?? 0)
    return { 'a.i': (100 * cleared) / forest }
  },
})
