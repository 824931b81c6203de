import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { islandGraph } from './figures-more'
import {
  BRED_IN_SAFETY,
  EAT_EGGS,
  FUNCTIONS,
  KEEP_BIODIVERSITY,
  LIMITS_FELLING,
  NOT_REPLACED,
  PREVENT_EXTINCTION,
  RELEASED,
  VULNERABLE,
} from './points-more'

const { core, supplement, templates } = questionsOf('structured', '20.4', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

core('birds-of-an-island', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const high = random.step(320, 440, 40)
    const low = random.step(40, 100, 20)
    const middle = low + random.step(60, 100, 20)
    return {
      pairs: [high - 20, high, middle + 80, middle, low, low + 40, low + random.step(80, 120, 20)],
      high,
      low,
      birds: random.pick(['terns', 'petrels', 'rails', 'ducks']),
    }
  },
  make: ({ pairs, high, low, birds }) => {
    const percent = ((high - low) / high) * 100
    return {
      stem: [
        `A species of ${birds} lives only on one island, where it nests on the ground. In 1970, rats came to the island from a ship. In 2000 all rats were removed. The figure shows the number of pairs of ${birds}.`,
        `The figure shows the number of pairs of ${birds} that nest on the ground of an island. The species lives nowhere else. Ships brought rats to the island in 1970, and in 2000 they were removed.`,
        `Rats from a ship reached an island in 1970. A species of ${birds} nests there on the ground, and nowhere else. The figure shows the number of pairs. All rats were removed in 2000.`,
      ],
      figure: islandGraph(pairs, birds),
      parts: {
        a: ask.number({
          prompt: `Calculate the percentage decrease in the number of pairs from 1970 to 2000.`,
          answer: percent,
          unit: '%',
          tolerance: 2.5,
          scheme: [`C1 (${high} − ${low}) ÷ ${high} × 100`, `A1 ${figures(percent, 3)}%`],
          solution: `The number falls from ${high} to ${low}. (${high} − ${low}) ÷ ${high} × 100 = ${figures(percent, 3)}%.`,
        }),
        b: words({
          subject,
          prompt: `State which of the causes of endangerment made the ${birds} decrease after 1970.`,
          command: 'State',
          answers: [
            {
              text: 'introduced species',
              accept: [
                'introduction of species',
                'introduced rats',
                'introduction of rats',
                'introduction of a species',
                'introducing a new species',
                'introduction of a new species',
                'introduction of a foreign species',
                'introduction of foreign species',
                'introducing a foreign species',
                'introducing foreign species',
                'introduced foreign species',
                'foreign species',
                'introducing species',
                'introducing a species',
                'introducing rats',
                'introduction of non-native species',
                'introduction of an invasive species',
                'introduction of invasive species',
                'introduction of an alien species',
                'introduction of alien species',
                'invasive species',
                'alien species',
                'non-native species',
                'introduced predators',
                'introduced predator',
                'introduction of predators',
              ],
              allow: ['rats'],
            },
          ],
          reject: [
            { text: 'predators', why: 'The name of the cause is asked, not what the rats are.' },
            { text: 'hunting', why: 'Hunting is done by people. The rats were brought to the island.' },
            { text: 'habitat destruction', why: 'The figure and the text do not speak of the habitat.' },
          ],
          solution:
            'A species that was brought to a place by people is an introduced species: here the rats.',
        }),
        c: ask.written({
          prompt: `Explain how the rats could cause this decrease.`,
          objective: 'AO2',
          lines: 3,
          scheme: [EAT_EGGS, NOT_REPLACED],
          modelAnswer: `The rats eat the eggs of the ${birds}, so fewer young grow up to replace birds that die.`,
          solution:
            'Nests on the ground can be reached by rats. Say what they do, and what this does to the number of young.',
        }),
        d: ask.written({
          lead: 'Some pairs are kept in zoos for captive breeding.',
          prompt: 'Describe how captive breeding can help to conserve this species.',
          lines: 3,
          scheme: [BRED_IN_SAFETY, RELEASED],
          modelAnswer:
            'The birds breed in zoos, where they are safe from predators, so more young survive. Some are later released on the island.',
          solution: 'Say what happens in the zoo, and what is done with the young birds afterwards.',
        }),
        e: words({
          subject,
          prompt: 'State **two** other ways of conserving a species of birds.',
          command: 'State',
          asked: 2,
          answers: [
            {
              text: 'monitoring',
              accept: [
                'monitoring the species',
                'monitoring the population',
                'counting the birds',
                'monitoring numbers',
                'monitoring the number of birds',
                'monitor the population',
                'monitor them',
                'monitoring them',
              ],
            },
            {
              text: 'protecting the species',
              accept: [
                'protection',
                'protecting them',
                'protecting species',
                'protection of the species',
                'laws against hunting',
                'ban hunting',
                'banning hunting',
                'hunting bans',
                'rangers',
                'removing rats',
                'killing rats',
                'removing the rats',
                'removing predators',
                'controlling predators',
              ],
            },
            {
              text: 'protecting its habitat',
              accept: [
                'protecting habitats',
                'protecting their habitat',
                'protect their habitat',
                'protected areas',
                'protected area',
                'nature reserves',
                'nature reserve',
                'national parks',
                'wildlife reserves',
                'conserving their habitat',
              ],
            },
            {
              text: 'education',
              accept: [
                'educating people',
                'educate people',
                'teaching people',
                'teach people',
                'education of people',
                'educating the public',
                'raising awareness',
              ],
            },
          ],
          ignore: ['captive breeding', 'zoos', 'seed banks', 'feeding them'],
          solution:
            'Species are conserved by monitoring and protecting them and their habitats, and by education.',
        }),
      },
    }
  },
  verify: ({ high, low }) => ({ a: 100 - (100 * low) / high }),
})

const DECADES = ['1980s', '1990s', '2000s', '2010s'] as const

supplement('wood-of-a-forest', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const grown = random.shuffle([24, 26, 28, 30])
    const good = random.int(0, 3)
    const felled = grown.map(
      (each, at) => each + (at === good ? -random.pick([2, 4]) : random.step(4, 14, 2)),
    )
    return {
      grown,
      felled,
      good,
      tree: random.pick(['pine', 'spruce', 'teak', 'oak']),
    }
  },
  make: ({ grown, felled, good, tree }) => {
    const sum = (each: readonly number[]) => each.reduce((all, one) => all + one, 0)
    const fall = sum(felled) - sum(grown)
    return {
      stem: [
        `The figure shows the volume of wood that grew in ${tree === 'oak' ? 'an' : 'a'} ${tree} forest in four decades, and the volume that was felled.`,
        `In ${tree === 'oak' ? 'an' : 'a'} ${tree} forest the growth of wood and the wood that was felled were recorded for four decades, as the figure shows.`,
        `A country has one large ${tree} forest. The figure shows how much wood grew in it, and how much was felled, in each of four decades.`,
      ],
      figure: chartFigure(
        {
          name: `human-influences-on-ecosystems-3/wood-${[...grown, ...felled].join('-')}`,
          title: 'Wood that grew and wood that was felled',
        },
        barChart({
          categories: DECADES,
          values: [
            { name: 'grew', values: grown },
            { name: 'felled', values: felled },
          ],
          yLabel: 'volume in the decade / million m^{3}',
          label: 'decade',
          yEvery: 4,
          yMax: 48,
          height: 200,
        }),
      ),
      parts: {
        'a.i': ask.table({
          prompt: 'Identify the decade in which the forest was a sustainable resource.',
          objective: 'AO2',
          head: ['decade of sustainable use'],
          rows: [
            [
              {
                blank: 'decade',
                answer: DECADES[good] ?? '',
                mode: 'pick' as const,
                choices: [...DECADES],
                marks: 1 as const,
              },
            ],
          ],
          scheme: [DECADES[good] ?? ''],
          solution: `Only in the ${DECADES[good]} was not more wood felled (${felled[good]}) than grew (${grown[good]}).`,
        }),
        'a.ii': ask.number({
          prompt:
            'Calculate by how much the volume of wood in the forest decreased in the four decades together, in million m^{3}.',
          answer: fall,
          unit: '',
          tolerance: 3,
          scheme: [
            `C1 felled: ${sum(felled)}, or grown: ${sum(grown)}`,
            `A1 ${plain(fall)} (million m^{3}, ± 3)`,
          ],
          solution: `Felled: ${felled.join(' + ')} = ${sum(felled)}. Grown: ${grown.join(' + ')} = ${sum(grown)}. ${sum(felled)} − ${sum(grown)} = ${plain(fall)} million m^{3}.`,
        }),
        b: ask.written({
          lead: 'The government decides to set quotas.',
          prompt: 'Explain how quotas help to conserve the forest.',
          lines: 2,
          scheme: [LIMITS_FELLING],
          modelAnswer:
            'Only a limited number of trees may be felled each year, so not more is removed than grows.',
          solution: 'A quota is a limit: say what it limits.',
        }),
        c: words({
          subject,
          prompt: 'State **two** other ways of conserving forests.',
          command: 'State',
          asked: 2,
          answers: [
            {
              text: 'replanting',
              accept: [
                'planting trees',
                'planting new trees',
                'replanting trees',
                'reforestation',
                'plant new trees',
                'plant more trees',
                'planting more trees',
                'afforestation',
                'replant trees',
              ],
            },
            {
              text: 'protected areas',
              accept: [
                'protected area',
                'national parks',
                'national park',
                'nature reserves',
                'reserves',
                'protecting areas',
                'protecting areas of forest',
                'protection of areas',
                'forest reserves',
              ],
            },
            {
              text: 'education',
              accept: [
                'educating people',
                'educate people',
                'teaching people',
                'teach people',
                'educating the public',
                'educate the public',
                'raising awareness',
                'education of people',
              ],
            },
          ],
          ignore: ['quotas', 'laws', 'recycling paper', 'recycling', 'selective felling', 'monitoring'],
          solution: 'Forests are conserved by education, protected areas, quotas and replanting.',
        }),
        d: ask.written({
          prompt: 'State **three** reasons for conservation programmes such as that of a forest.',
          command: 'State',
          marks: 3,
          lines: 4,
          scheme: [KEEP_BIODIVERSITY, PREVENT_EXTINCTION, VULNERABLE, FUNCTIONS],
          modelAnswer:
            'To maintain biodiversity. To reduce extinction. To protect vulnerable ecosystems. To keep nutrient cycling.',
          solution:
            'Any three: keep up biodiversity, reduce extinction, protect vulnerable ecosystems, maintain nutrient cycling and resources such as drugs and fuel.',
        }),
      },
    }
  },
  verify: ({ grown, felled }) => {
    let wood = 0
    for (const [at, each] of grown.entries()) wood += each - (felled[at] ?? 0)
    return { 'a.ii': -wood }
  },
})
