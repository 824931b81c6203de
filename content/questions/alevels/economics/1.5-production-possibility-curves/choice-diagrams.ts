import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { ppc, ppcHeight } from '@/lib/figures/economics/choices'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('1.5')

export { templates }

const CURVE = { x: 80, y: 84 }

const AIMS = [
  {
    aim: 'have as many capital goods as possible without giving up any of the consumer goods that it has now',
    right: 'W',
    why: 'At W the country has as many consumer goods as at P, and as many capital goods as this allows: unused resources are put to work on capital goods only.',
  },
  {
    aim: 'raise present consumption as much as possible without giving up any of the capital goods that it makes now',
    right: 'X',
    why: 'At X the country has as many capital goods as at P, and as many consumer goods as this allows: unused resources are put to work on consumer goods only.',
  },
  {
    aim: 'reach the fastest growth of its productive capacity that is possible, even if people must give up some consumption now',
    right: 'Y',
    why: 'Y has the most capital goods of the points that can be reached, so capacity grows fastest. It costs consumer goods: Y has fewer of them than P.',
  },
] as const

const GIVEN_UP: Record<string, string> = {
  W: 'You took the point straight above P. It keeps the consumer goods of now and uses the free resources for capital goods; this is not the aim.',
  X: 'You took the point level with P. It keeps the capital goods of now and uses the free resources for consumer goods; this is not the aim.',
  Y: 'You took the point with the most capital goods on the curve. To reach it, the country gives up consumer goods, which this aim does not allow.',
  Z: 'You took the point that has more of both goods than any other. It lies outside the curve and cannot be reached with present resources.',
}

question('point-that-serves-an-aim', {
  facts: { difficulty: 4, objective: 'AO2' },
  values: random => ({
    aim: random.pick(AIMS),
    x: random.int(26, 36),
    y: random.int(46, 56),
    who: random.pick(['The government of a country', 'A planning ministry', 'A newly elected government']),
  }),
  make: ({ aim, x, y, who }) => {
    const right = CURVE.x * Math.sqrt(1 - (y / CURVE.y) ** 2)
    return {
      stem: `The diagram shows the production possibility curve of a country, which now produces at P. ${who} wants to ${aim.aim}.`,
      prompt: ['To which point should production move?', 'Which point serves this aim best?'],
      figure: figure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/point-that-serves-an-aim',
          title: 'A production possibility curve and five points',
          description:
            'Capital goods on the vertical axis, consumer goods on the horizontal axis. A curve bows outwards. P lies inside it. W lies on the curve straight above P, X on the curve level with P, Y on the curve to the left of and above W. Z lies outside the curve.',
          height: DIAGRAM_HEIGHT,
        },
        ppc({
          x: 'Consumer goods',
          y: 'Capital goods',
          curves: [CURVE],
          places: { P: [x, y], W: [x], X: [right], Y: [12], Z: [right + 4, ppcHeight(CURVE, x) + 4] },
        }).shape,
      ),
      options: inThisOrder({
        W: aim.right === 'W' ? null : (GIVEN_UP.W ?? ''),
        X: aim.right === 'X' ? null : (GIVEN_UP.X ?? ''),
        Y: aim.right === 'Y' ? null : (GIVEN_UP.Y ?? ''),
        Z: GIVEN_UP.Z ?? '',
      }),
      solution: `P lies inside the curve, so some resources are unused or used inefficiently. ${aim.why}`,
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
    why: 'The curve has shifted outwards, so the country can have more of both. Resources are still scarce: from B, more of one good is had only by moving down or up PPC2.',
  },
  {
    claim:
      'could have moved from A to B without any change in resources or technology, by using its resources fully',
    right:
      'It is not justified: A is on PPC1, so no resources were unused, and B lies beyond what they could produce.',
    wrong: {
      'It is justified: A lies inside PPC2, so some resources were unused at A.':
        'You judged A by the later curve. When production was at A, PPC1 was the limit, and A lies on it.',
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
  facts: { difficulty: 4, objective: 'AO3' },
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
