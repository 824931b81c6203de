import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { ppc, ppcHeight } from '@/lib/figures/economics/choices'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { figure } from '@/lib/figures/figure'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('1.5')

export { templates }

const CURVE = { x: 80, y: 84 }

type Place = 'above' | 'level' | 'most capital' | 'most consumer' | 'outside'

const AIMS: readonly { place: Place; aims: readonly string[]; why: (letter: string) => string }[] = [
  {
    place: 'above',
    aims: [
      'have as many capital goods as possible without giving up any of the consumer goods that it has now',
      'use all its unused resources for more capital goods and leave the output of consumer goods as it is',
    ],
    why: letter =>
      `At ${letter} the country has as many consumer goods as at P, and as many capital goods as this allows: unused resources are put to work on capital goods only.`,
  },
  {
    place: 'level',
    aims: [
      'raise present consumption as much as possible without giving up any of the capital goods that it makes now',
      'use all its unused resources for more consumer goods and leave the output of capital goods as it is',
    ],
    why: letter =>
      `At ${letter} the country has as many capital goods as at P, and as many consumer goods as this allows: unused resources are put to work on consumer goods only.`,
  },
  {
    place: 'most capital',
    aims: [
      'reach the fastest growth of its productive capacity, even if people must give up some consumption now',
      'make as many goods as it can for production in future, even if people have fewer goods to consume now',
    ],
    why: letter =>
      `${letter} has the most capital goods of the points that can be reached, so capacity grows fastest. It costs consumer goods: ${letter} has fewer of them than P.`,
  },
  {
    place: 'most consumer',
    aims: [
      'raise present consumption as far as it can, even if productive capacity then grows more slowly',
      'let people consume as much as possible now, even if less is left for the growth of capacity',
    ],
    why: letter =>
      `${letter} has the most consumer goods of the points that can be reached. It costs capital goods: ${letter} has fewer of them than P, so capacity grows more slowly.`,
  },
]

const ERRORS: Readonly<Record<Place, string>> = {
  above:
    'You took the point straight above P. It keeps the consumer goods of now and uses the free resources for capital goods; this is not the aim.',
  level:
    'You took the point level with P. It keeps the capital goods of now and uses the free resources for consumer goods; this is not the aim.',
  'most capital':
    'You took the point with the most capital goods on the curve. To reach it, the country gives up consumer goods, which this aim does not allow.',
  'most consumer':
    'You took the point with the most consumer goods on the curve. To reach it, the country gives up capital goods, which this aim does not allow.',
  outside:
    'You took a point outside the curve. It cannot be reached with present resources, however they are used.',
}

question('point-that-serves-an-aim', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const item = random.pick(AIMS)
    const extreme: Place = item.place.startsWith('most')
      ? item.place
      : random.pick(['most capital', 'most consumer'])
    return {
      item,
      aim: random.pick(item.aims),
      extreme,
      places: random.shuffle<Place>(['above', 'level', extreme, 'outside']),
      x: random.int(26, 36),
      y: random.int(46, 56),
      who: random.pick(['Its government', 'Its planning ministry', 'Its newly elected government']),
    }
  },
  make: ({ item, aim, extreme, places, x, y, who }) => {
    const letter = (place: Place) => LETTERS[places.indexOf(place)] ?? ''
    const right = CURVE.x * Math.sqrt(1 - (y / CURVE.y) ** 2)
    return {
      stem: `The diagram shows the production possibility curve of a country, which now produces at P. ${who} wants to ${aim}.`,
      prompt: ['To which point should production move?', 'Which point serves this aim best?'],
      figure: figure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/point-that-serves-an-aim',
          title: 'A production possibility curve and five points',
          description: `Capital goods on the vertical axis, consumer goods on the horizontal axis. A curve bows outwards. P lies inside it. ${letter('above')} lies on the curve straight above P, ${letter('level')} on the curve level with P, ${letter(extreme)} on the curve near the ${extreme === 'most capital' ? 'vertical' : 'horizontal'} axis. ${letter('outside')} lies outside the curve.`,
          height: DIAGRAM_HEIGHT,
        },
        ppc({
          x: 'Consumer goods',
          y: 'Capital goods',
          curves: [CURVE],
          places: {
            P: [x, y],
            [letter('above')]: [x],
            [letter('level')]: [right],
            [letter(extreme)]: [extreme === 'most capital' ? 12 : 77.5],
            [letter('outside')]: [right + 4, ppcHeight(CURVE, x) + 4],
          },
        }).shape,
      ),
      options: byLetter(
        letter(item.place),
        Object.fromEntries(places.map(place => [letter(place), ERRORS[place]])),
      ),
      solution: `P lies inside the curve, so some resources are unused or used inefficiently. ${item.why(letter(item.place))}`,
    }
  },
})

const CLAIMS = [
  {
    claim: 'has more of both goods at B than at A, so goods no longer have an opportunity cost',
    right: 'It is not justified: B lies on the new curve, so more of one good still means less of the other.',
    wrong: {
      'It is justified: at B the country gave up nothing to have more of both goods.':
        'You compared B with A only. Opportunity cost is what is given up now, by a choice among points of the new curve.',
      'It is not justified: to reach B the country had to give up some of each good.':
        'You took the shift for a move along the curve. B has more of both goods than A.',
      'It is justified: the country can reach any point on either curve.':
        'You took attainable for free. Each point of a curve can be had only by giving up another.',
    },
    why: 'The curve has shifted outwards, so the country can have more of both. Resources are still scarce: from B, more of one good is had only by moving down or up PPC_{2}.',
  },
  {
    claim:
      'could have moved from A to B without any change in resources or technology, by using its resources fully',
    right:
      'It is not justified: A is on PPC_{1}, so no resources were unused, and B lies beyond what they could produce.',
    wrong: {
      'It is justified: A lies inside PPC_{2}, so some resources were unused at A.':
        'You judged A by the later curve. When production was at A, PPC_{1} was the limit, and A lies on it.',
      'It is justified: a country that uses its resources fully can produce at any point.':
        'You overlooked that full use leads to a point on the curve, not beyond it.',
      'It is not justified: B is less efficient than A, because it lies on another curve.':
        'You took another curve for less efficiency. Both points lie on the curve of their time, so both use all resources.',
    },
    why: 'A point on the curve uses all resources efficiently. To have more of both goods the curve itself must shift, by more or better resources or by technology.',
  },
  {
    claim: 'is better off at B, so each of its people has a higher standard of living',
    right: 'It goes too far: the diagram shows total output, not how it is shared or among how many people.',
    wrong: {
      'It is justified: more of both goods means more goods for each person.':
        'You took total output for output per person. Population may have grown too, and output may be shared unequally.',
      'It goes too far: B lies on the curve, so the country cannot stay there.':
        'You took a point on the curve for one that cannot last. It can be held as long as all resources are used.',
      'It goes too far: at B more capital goods must mean fewer consumer goods than at A.':
        'You took the shift for a move along one curve. B has more of both goods than A.',
    },
    why: 'PPCs are about the output of the whole country. Who receives it, and how many people share it, cannot be read from them.',
  },
] as const

question('judging-a-claim-about-two-curves', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    item: random.pick(CLAIMS),
    growth: random.pick([
      { x: 66, y: 62, x2: 84, y2: 84 },
      { x: 60, y: 66, x2: 84, y2: 80 },
      { x: 68, y: 58, x2: 80, y2: 86 },
    ]),
    from: random.int(36, 44),
    speaker: random.pick(['A minister', 'A newspaper', 'A student']),
    years: random.int(8, 15),
  }),
  make: ({ item, growth, from, speaker, years }) => {
    const [first, second] = [
      { x: growth.x, y: growth.y },
      { x: growth.x2, y: growth.y2 },
    ]
    const to = from + 12
    return {
      stem: `In ${years} years the production possibility curve of a country shifted from PPC_{1} to PPC_{2}, and production moved from A to B. ${speaker} claims that the country ${item.claim}.`,
      prompt: ['Which judgement of this claim is best?', 'Which comment on this claim is correct?'],
      figure: figure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/two-curves-and-a-claim',
          title: 'Two production possibility curves',
          description:
            'Capital goods on the vertical axis, consumer goods on the horizontal axis. PPC2 lies outside PPC1 everywhere. A lies on PPC1. B lies on PPC2, above A and to its right.',
          height: DIAGRAM_HEIGHT,
        },
        ppc({
          x: 'Consumer goods',
          y: 'Capital goods',
          curves: [first, second],
          places: { A: [from], B: [to, ppcHeight(second, to)] },
        }).shape,
      ),
      right: item.right,
      wrong: item.wrong,
      solution: item.why,
    }
  },
})
