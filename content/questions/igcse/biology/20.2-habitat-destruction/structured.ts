import { riverGraph } from '@/content/figures/igcse/biology/human-influences-on-ecosystems-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { CHAINS } from './chains'
import { BIODIVERSITY_IS, GRAZED_AWAY, LOSE_A_HOME, MORE_CARBON_DIOXIDE, RUN_OFF } from './points'

const { core, templates } = questionsOf('structured', '20.2', { calculator: 'needed' })

export { templates }

core('a-valley-is-cleared', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    before: { base: 10, hour: random.pick([16, 20]), peak: random.pick([24, 28, 32, 40]) },
    after: { base: 10, hour: random.pick([6, 8]), peak: random.step(52, 72, 4) },
    farm: random.pick(['cattle', 'sheep', 'goats']),
  }),
  make: ({ before, after, farm }) => {
    const percent = ((after.peak - before.peak) / before.peak) * 100
    return {
      stem: [
        `The forest of a valley is cut down and burnt, so that ${farm} can graze there. The figure shows the flow of the river after two equal rainstorms, one before and one after deforestation.`,
        `A farmer clears the forest of a valley by fire and keeps ${farm} on the land. The figure shows the flow of the river in the valley after a rainstorm before deforestation, and after an equal one later.`,
        `To make room for ${farm}, all trees of a valley are felled and burnt. Scientists measured the flow of its river after equal rainstorms before and after this deforestation, as the figure shows.`,
      ],
      figure: riverGraph([before, after], ['before', 'after'], {
        name: `valley-${before.hour}-${before.peak}-${after.hour}-${after.peak}`,
        title: 'Flow of a river before and after deforestation',
      }),
      parts: {
        'a.i': ask.number({
          prompt: 'State the highest flow of the river after deforestation.',
          objective: 'AO2',
          answer: after.peak,
          unit: 'm^3/s',
          tolerance: 2,
          scheme: [`A1 ${after.peak} m^{3}/s (± 2)`],
          solution: `The dashed curve is highest at ${after.peak} m^{3}/s.`,
        }),
        'a.ii': ask.number({
          lead: `The highest flow before deforestation was ${quantity(before.peak, 'm^3/s')}.`,
          prompt: 'Calculate the percentage increase of the highest flow.',
          answer: percent,
          unit: '%',
          tolerance: 200 / before.peak + 0.5,
          follow: { from: 'a.i', formula: `(x-${before.peak})/${before.peak}*100` },
          scheme: [
            `C1 (${after.peak} − ${before.peak}) ÷ ${before.peak} × 100`,
            `A1 ${plain(Number(percent.toFixed(0)))}%`,
          ],
          solution: `(${after.peak} − ${before.peak}) ÷ ${before.peak} × 100 = ${plain(Number(percent.toFixed(0)))}%.`,
        }),
        b: ask.written({
          prompt: 'Explain why deforestation makes the flow rise higher and sooner.',
          marks: 2,
          scheme: RUN_OFF,
          modelAnswer:
            'No leaves catch the rain, and no roots absorb the water. So more water runs off into the river, and faster.',
          solution:
            'Leaves delay the rain, and roots take up water from the soil. Without trees the rain runs off over the ground at once.',
        }),
        c: ask.written({
          prompt: 'Explain how clearing the valley increases the carbon dioxide in the air.',
          scheme: MORE_CARBON_DIOXIDE,
          modelAnswer:
            'There is less photosynthesis, so less carbon dioxide is taken in. Burning the wood releases carbon dioxide.',
          solution: 'Less of the gas is taken out of the air, and the carbon in the wood is added to it.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt:
            'State **two** other undesirable effects of deforestation, apart from flooding and the increase of carbon dioxide.',
          asked: 2,
          answers: [
            {
              text: 'loss of soil',
              accept: [
                'soil loss',
                'soil erosion',
                'erosion',
                'soil is washed away',
                'soil is lost',
                'soil is eroded',
                'landslides',
                'loss of topsoil',
              ],
            },
            {
              text: 'reduced biodiversity',
              accept: [
                'less biodiversity',
                'loss of biodiversity',
                'lower biodiversity',
                'biodiversity decreases',
                'decrease in biodiversity',
                'fewer species',
              ],
            },
            {
              text: 'extinction',
              accept: [
                'extinction of species',
                'species become extinct',
                'animals become extinct',
                'species die out',
              ],
            },
            {
              text: 'loss of habitat',
              accept: [
                'habitat loss',
                'habitat destruction',
                'animals lose their habitat',
                'animals lose their homes',
                'loss of habitats',
                'destruction of habitats',
                'habitats are destroyed',
              ],
            },
          ],
          ignore: [
            'flooding',
            'floods',
            'carbon dioxide',
            'more carbon dioxide',
            'global warming',
            'climate change',
            'less oxygen',
            'pollution',
          ],
          solution:
            'Soil is lost, because no roots hold it. Species lose their habitat, so biodiversity falls, and some species become extinct.',
        }),
      },
    }
  },
  verify: ({ before, after }) => ({ 'a.i': after.peak, 'a.ii': (100 * after.peak) / before.peak - 100 }),
})

const SITES = ['many', 'few', 'none'] as const

core('hunters-at-three-sites', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    chain: random.pick(CHAINS),
    grazers: [random.pick([5, 10]), random.step(20, 30, 5), random.step(45, 60, 5)],
    plants: [random.step(70, 90, 5), random.step(40, 55, 5), random.step(10, 20, 5)],
  }),
  make: ({ chain, grazers, plants }) => {
    const { hunter, grazer, plant, others, place } = chain
    const [first = 0, , last = 0] = plants
    const percent = ((first - last) / first) * 100
    const stalks = plant === 'young trees' ? plant : `plants of ${plant === 'kelp' ? 'kelp' : 'marsh grass'}`
    return {
      stem: [
        `Scientists study three sites ${place}. The ${hunter} eat ${grazer}, which eat ${plant}. At one site there are many ${hunter}, at one only few, and at one people have killed them all. The figure shows the results.`,
        `In a food chain ${place}, ${grazer} eat ${plant}, and ${hunter} eat the ${grazer}. People have killed the ${hunter} at some sites. The figure compares a site with many, one with few and one with none.`,
        `People have killed the ${hunter} in some places. They fed on ${grazer}, and these feed on ${plant}. The figure shows three sites ${place}: with many ${hunter}, with few and with none.`,
      ],
      figure: chartFigure(
        {
          name: `human-influences-on-ecosystems-2/sites-${grazers.join('-')}-${plants.join('-')}`,
          title: `Three sites with many, few and no ${hunter}`,
        },
        barChart({
          categories: SITES.map(each => `${each}`),
          values: [
            { name: grazer, values: grazers },
            { name: stalks, values: plants },
          ],
          yLabel: 'number in each sample area',
          label: `${hunter} at the site`,
          yEvery: 10,
          yMax: 100,
          height: 200,
        }),
      ),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by *biodiversity*.',
          scheme: BIODIVERSITY_IS,
          modelAnswer: 'The number of different species that live in an area.',
          solution: 'Two parts: the number of different species, and in an area.',
        }),
        b: ask.number({
          prompt: `Calculate the percentage decrease in the number of ${stalks} from the site with many ${hunter} to the site with none.`,
          answer: percent,
          unit: '%',
          tolerance: 2,
          scheme: [`C1 (${first} − ${last}) ÷ ${first} × 100`, `A1 ${plain(Number(percent.toFixed(0)))}%`],
          solution: `The bars show ${first} and ${last}. (${first} − ${last}) ÷ ${first} × 100 = ${plain(Number(percent.toFixed(0)))}%.`,
        }),
        c: ask.written({
          prompt: `Explain why there are fewer ${stalks} where there are no ${hunter}.`,
          objective: 'AO2',
          scheme: GRAZED_AWAY(chain),
          lines: 4,
          modelAnswer: `No ${hunter} eat the ${grazer}, so fewer ${grazer} are eaten. The number of ${grazer} increases. They eat more of the ${plant}.`,
          solution: `Without predators the ${grazer} increase, and more ${grazer} eat more ${plant}.`,
        }),
        d: ask.written({
          lead: `Many species of ${others} live among the ${plant}. At the site without ${hunter} there are fewer of these species.`,
          prompt: `Suggest **two** reasons why there are fewer species of ${others}.`,
          objective: 'AO2',
          scheme: LOSE_A_HOME,
          modelAnswer: `The ${others} lose their shelter and places to breed. They have less food.`,
          solution: 'These plants gave them shelter, places to breed and food: their habitat.',
        }),
      },
    }
  },
  verify: ({ plants }) => ({ b: 100 - (100 * (plants[2] ?? 0)) / (plants[0] ?? 1) }),
})
