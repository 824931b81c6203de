import { stockGraph } from '@/content/figures/igcse/biology/human-influences-on-ecosystems-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { LARGER_MESH, SMALL_POPULATION, SUSTAINABLE_IS, WHY_AI } from './points'

const { supplement, templates } = questionsOf('structured', '20.4', { calculator: 'needed' })

export { templates }

supplement('stock-of-fish', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const high = random.pick([160, 180, 190])
    const low = random.step(40, 70, 10)
    const masses = [high, high - 10, high - 50, low + 30, low, low + 10, low + 30, low + 60, low + 70]
    return { masses, high, low, fish: random.pick(['cod', 'herring', 'haddock', 'sardines']) }
  },
  make: ({ masses, high, low, fish }) => {
    const percent = ((high - low) / high) * 100
    const shown = plain(Number(percent.toFixed(0)))
    return {
      stem: [
        `The figure shows the mass of a stock of ${fish} in a sea. Since 2000 the fishing has been limited by quotas.`,
        `Too many ${fish} were caught in a sea. In 2000 the countries around it agreed on quotas. The figure shows the stock.`,
        `Scientists estimate the mass of a stock of ${fish} every five years, as the figure shows. Quotas were introduced in 2000.`,
      ],
      figure: stockGraph(masses, `quota-${masses.join('-')}`),
      parts: {
        'a.i': ask.number({
          prompt: 'State the lowest mass of the stock, in thousand tonnes.',
          objective: 'AO2',
          answer: low,
          unit: '',
          tolerance: 3,
          scheme: [`A1 ${low} thousand tonnes (± 3)`],
          solution: `The line is lowest in 2000, at ${low} thousand tonnes.`,
        }),
        'a.ii': ask.number({
          lead: `In 1980 the mass was ${quantity(high, 'thousand tonnes')}.`,
          prompt: 'Calculate the percentage decrease from 1980 to the lowest mass.',
          answer: percent,
          unit: '%',
          tolerance: 2.2,
          follow: { from: 'a.i', formula: `(${high}-x)/${high}*100` },
          scheme: [`C1 (${high} − ${low}) ÷ ${high} × 100`, `A1 ${shown}%`],
          solution: `(${high} − ${low}) ÷ ${high} × 100 = ${shown}%.`,
        }),
        b: ask.written({
          lead: 'With the quotas, the fish are to become a sustainable resource.',
          prompt: 'State what is meant by a *sustainable resource*.',
          scheme: SUSTAINABLE_IS,
          lines: 3,
          modelAnswer: 'It is produced as rapidly as it is removed, so that it does not run out.',
          solution: 'Two parts: produced as rapidly as it is removed, and it does not run out.',
        }),
        c: words({
          subject: 'igcse/biology',
          prompt: 'State **two** other ways of conserving fish stocks, apart from quotas.',
          asked: 2,
          answers: [
            {
              text: 'closed seasons',
              accept: [
                'closed season',
                'no fishing in the breeding season',
                'no fishing in breeding season',
                'no fishing during the breeding season',
                'ban fishing in the breeding season',
                'seasonal bans',
                'closed fishing seasons',
                'fishing bans',
              ],
            },
            {
              text: 'protected areas',
              accept: [
                'protected area',
                'marine reserves',
                'marine protected areas',
                'protected zones',
                'reserves',
                'nature reserves',
                'no-fishing zones',
                'no fishing zones',
                'no-fishing areas',
                'no take zones',
              ],
            },
            {
              text: 'controlled net types or mesh size',
              accept: [
                'net types',
                'controlled net types',
                'mesh size',
                'larger mesh',
                'larger mesh size',
                'bigger mesh size',
                'increase mesh size',
                'limit mesh size',
                'use nets with larger holes',
                'use a larger mesh',
                'bigger holes in nets',
                'larger holes in nets',
                'nets with larger holes',
                'nets with larger mesh',
                'control of nets',
              ],
            },
            {
              text: 'monitoring',
              accept: [
                'monitoring of catches',
                'monitor catches',
                'checking catches',
                'monitoring stocks',
                'monitoring of stocks',
                'monitor fish stocks',
                'monitoring fish populations',
              ],
            },
            {
              text: 'education',
              accept: [
                'educating people',
                'educate people',
                'educating fishermen',
                'educate fishermen',
                'teaching people',
              ],
            },
          ],
          ignore: ['quotas', 'less fishing', 'fish farming', 'fish farms', 'restocking', 'laws'],
          solution:
            'Closed seasons, protected areas, rules for nets and mesh size, monitoring, and education conserve fish stocks.',
        }),
        d: ask.written({
          prompt: 'Explain how nets with a larger mesh help to conserve the stock.',
          scheme: LARGER_MESH,
          modelAnswer: 'Young fish escape through the holes. They can grow up and breed.',
          solution: 'Only large fish are caught. Young ones live on and breed, so the stock is replaced.',
        }),
      },
    }
  },
  verify: ({ high, low }) => ({ 'a.i': low, 'a.ii': 100 - (100 * low) / high }),
})

const SPECIES = [
  { name: 'antelopes', place: 'a grassland' },
  { name: 'leopards', place: 'a forest' },
  { name: 'rhinos', place: 'a savanna' },
  { name: 'tapirs', place: 'a rainforest' },
] as const

supplement('breeding-in-zoos', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    species: random.pick(SPECIES),
    wild: [
      random.step(240, 300, 20),
      random.step(160, 200, 20),
      random.step(80, 120, 20),
      random.step(20, 60, 20),
    ],
  }),
  make: ({ species: { name, place }, wild }) => {
    const [first = 1, , , last = 0] = wild
    const percent = ((first - last) / first) * 100
    const shown = plain(Number(percent.toFixed(0)))
    return {
      stem: [
        `The figure shows how many ${name} of a species lived wild in ${place}, which is their only habitat.`,
        `A species of ${name} lives only in ${place}. Scientists have counted them every ten years, as the figure shows.`,
        `The number of ${name} of a rare species in ${place} was estimated four times. The figure shows the results. They live nowhere else in the wild.`,
      ],
      figure: chartFigure(
        {
          name: `human-influences-on-ecosystems-3/wild-${name}-${wild.join('-')}`,
          title: `Number of wild ${name}`,
        },
        barChart({
          categories: ['1990', '2000', '2010', '2020'],
          values: wild,
          yLabel: `number of wild ${name}`,
          label: 'year',
          yEvery: 20,
          yMax: 320,
          height: 220,
        }),
      ),
      parts: {
        a: ask.number({
          prompt: `Calculate the percentage decrease in the number of ${name} from 1990 to 2020.`,
          answer: percent,
          unit: '%',
          tolerance: 1.6,
          scheme: [`C1 (${first} − ${last}) ÷ ${first} × 100`, `A1 ${shown}%`],
          solution: `(${first} − ${last}) ÷ ${first} × 100 = ${shown}%.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State **two** reasons why a species of animals can become endangered.',
          asked: 2,
          answers: [
            {
              text: 'habitat destruction',
              accept: [
                'loss of habitat',
                'habitat loss',
                'loss of their habitat',
                'destruction of their habitat',
                'destroyed habitat',
                'habitat is destroyed',
                'deforestation',
                'destruction of habitat',
              ],
            },
            {
              text: 'hunting',
              accept: [
                'poaching',
                'poachers',
                'hunting by people',
                'illegal hunting',
                'trophy hunting',
                'overhunting',
              ],
            },
            { text: 'overharvesting', accept: ['overfishing', 'over harvesting', 'overexploitation'] },
            { text: 'climate change', accept: ['global warming'] },
            {
              text: 'pollution',
              accept: ['water pollution', 'plastic pollution', 'air pollution', 'plastics', 'oil spills'],
            },
            {
              text: 'introduced species',
              accept: [
                'introduction of species',
                'invasive species',
                'alien species',
                'non-native species',
                'introduction of predators',
                'new predators',
                'introduced predators',
              ],
            },
          ],
          ignore: ['disease', 'lack of food', 'competition', 'people', 'predators', 'low biodiversity'],
          solution:
            'Climate change, habitat destruction, hunting, overharvesting, pollution and introduced species endanger species.',
        }),
        c: ask.written({
          prompt: `Explain why a population of only ${last} ${name} is at risk, even when they are protected.`,
          scheme: SMALL_POPULATION,
          lines: 3,
          modelAnswer: 'There is less genetic variation. So the population is less able to adapt to changes.',
          solution:
            'A small population loses genetic variation. With little variation it is unlikely that some animals survive a change, such as a new disease.',
        }),
        d: ask.written({
          lead: `Zoos on three continents breed these ${name}. They use artificial insemination (AI).`,
          prompt: 'Explain **two** advantages of AI in this captive breeding programme.',
          marks: 2,
          scheme: WHY_AI,
          lines: 3,
          modelAnswer:
            'The animals do not have to be moved, because frozen sperm is sent. It avoids inbreeding, so genetic variation is kept high.',
          solution:
            'Sperm can be frozen and sent, no animal travels, more young can be born, and males that are not related can be chosen.',
        }),
      },
    }
  },
  verify: ({ wild }) => ({ a: 100 - (100 * (wild[3] ?? 0)) / (wild[0] ?? 1) }),
})
