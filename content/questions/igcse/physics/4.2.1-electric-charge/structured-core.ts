import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { centred, circle, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { DETECTS_CHARGE, METAL_CONDUCTS, rubbedRod } from './points'

const { core, templates } = questionsOf('structured', '4.2.1')

export { templates }

const RUBBED = [
  { rod: 'polythene', cloth: 'woollen cloth', other: 'cloth', negative: true },
  { rod: 'ebonite', cloth: 'piece of fur', other: 'fur', negative: true },
  { rod: 'acetate', cloth: 'cotton cloth', other: 'cloth', negative: false },
  { rod: 'glass', cloth: 'silk cloth', other: 'cloth', negative: false },
] as const

const EACH = 4

const MINUS = '−'

/** The rod and what it is rubbed with, their positive charges drawn, and as many negative ones as are given. */
function rubbedPair(
  other: string,
  left: number,
  [rodMinus, otherMinus]: readonly [number, number],
  cls = '',
): Shape {
  const box = (y: number, name: string, minus: number, fill: string) =>
    rect(left, y, 160, 44, `l ${fill}`) +
    text(left + 80, y + 62, name, { anchor: 'middle', cls: 's' }) +
    Array.from({ length: EACH }, (_, at) => centred(left + 17 + at * 36, y + 13, '+')).join('') +
    Array.from({ length: minus }, (_, at) =>
      centred(left + 17 + at * (minus > 4 ? 21 : 36), y + 31, MINUS, cls),
    ).join('')
  return box(30, 'rod', rodMinus, 'sheet') + box(116, other, otherMinus, 'sunk')
}

/** Two light balls on threads: they hang apart or lean together. */
function ballPair(middle: number, apart: boolean, names: readonly [string, string]) {
  const half = apart ? 44 : 21
  const hook = apart ? 10 : 44
  const balls: readonly Point[] = [
    [middle - half, 104],
    [middle + half, 104],
  ]
  const shape = balls
    .map(([x, y], at) => {
      const side = at === 0 ? -1 : 1
      return (
        line(middle + side * hook, 20, x, y) +
        circle(x, y, 15, 'l sheet') +
        text(x + side * 20, y + 28, names[at] ?? '', { anchor: 'middle', cls: 'b' })
      )
    })
    .join('')
  return { balls, shape: line(middle - 66, 20, middle + 66, 20) + shape }
}

core('charging-and-detecting', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    ...random.pick(RUBBED),
    moved: random.pick([1, 2, 3]),
    metal: random.pick(['copper', 'brass', 'steel', 'aluminium']),
    firstApart: random.chance(0.5),
    knownFirst: random.pick(['+', MINUS]),
    knownSecond: random.pick(['+', MINUS]),
    names: random.pick([
      ['A', 'B', 'C', 'D'],
      ['P', 'Q', 'R', 'S'],
      ['W', 'X', 'Y', 'Z'],
    ] as const),
  }),
  make: ({ rod, cloth, other, negative, moved, metal, firstApart, knownFirst, knownSecond, names }) => {
    const sign = negative ? 'negatively' : 'positively'
    const article = /^[aeiou]/.test(rod) ? 'an' : 'a'
    const gain = negative ? moved : -moved
    const [rodMinus, otherMinus] = [EACH + gain, EACH - gain]
    const count = moved === 1 ? 'One electron is' : `${moved === 2 ? 'Two' : 'Three'} electrons are`
    const way = negative ? `from the ${cloth} to the rod` : `from the rod to the ${cloth}`
    const before = [
      text(88, 18, 'before', { anchor: 'middle', cls: 'b' }),
      text(272, 18, 'after', { anchor: 'middle', cls: 'b' }),
      rubbedPair(other, 8, [EACH, EACH]),
    ]
    const rubbing = {
      name: 'electricity-and-magnetism/charges-before-and-after-rubbing',
      title: `A rod and a ${cloth} before and after rubbing`,
      description: `Two drawings, each with a rod above and the ${other} below. Before: the rod has ${EACH} plus signs and ${EACH} minus signs, and so has the ${other}. After: the rod has ${EACH} plus signs and the ${other} has ${EACH} plus signs. The minus signs of the drawing after rubbing are missing.`,
      height: 190,
    }
    const [a, b, c, d] = names
    const first = ballPair(90, firstApart, [a, b])
    const second = ballPair(270, !firstApart, [c, d])
    const unlike = (known: string) => (known === '+' ? MINUS : '+')
    const answers = [
      firstApart ? knownFirst : unlike(knownFirst),
      firstApart ? unlike(knownSecond) : knownSecond,
    ]
    const [, ballB = [0, 0]] = first.balls
    const [, ballD = [0, 0]] = second.balls
    const hanging = [
      first.shape,
      second.shape,
      centred(...(first.balls[0] ?? [0, 0]), knownFirst, 'b'),
      centred(...(second.balls[0] ?? [0, 0]), knownSecond, 'b'),
    ]
    const seen = (apart: boolean) => (apart ? 'hang apart from each other' : 'lean towards each other')
    const facts = {
      name: 'electricity-and-magnetism/two-pairs-of-charged-balls',
      title: 'Two pairs of charged balls on threads',
      description: `Two pairs of light balls hang on threads. Balls ${a} and ${b} ${seen(firstApart)}; ${a} is marked ${knownFirst === '+' ? 'plus' : 'minus'}. Balls ${c} and ${d} ${seen(!firstApart)}; ${c} is marked ${knownSecond === '+' ? 'plus' : 'minus'}. Balls ${b} and ${d} have no sign.`,
      height: 146,
    }
    const minusWord = (each: number) => `${each} minus sign${each === 1 ? '' : 's'}`
    return {
      stem: [
        `A student rubs ${article} ${rod} rod with a ${cloth}. The rod becomes ${sign} charged.`,
        `To produce a charge, a student rubs ${article} ${rod} rod with a dry ${cloth}. After this the rod is ${sign} charged.`,
        `${article === 'an' ? 'An' : 'A'} ${rod} rod is rubbed with a ${cloth} and becomes ${sign} charged.`,
      ],
      parts: {
        a: rubbedRod({ rod, cloth, negative }),
        b: ask.draw({
          lead: `The diagram shows charges in the rod and in the ${other} before rubbing. ${count} then transferred ${way}.`,
          prompt: `Complete the diagram: add the negative charges of the rod and of the ${other} after rubbing.`,
          command: 'Complete',
          figure: figure(rubbing, ...before, rubbedPair(other, 192, [0, 0])),
          tools: ['label'],
          labels: [{ id: 'minus', text: MINUS }],
          modelFigure: figure(
            {
              ...rubbing,
              name: `${rubbing.name}-model`,
              description: `After rubbing the rod has ${minusWord(rodMinus)} and the ${other} has ${minusWord(otherMinus)}. The plus signs are as before.`,
            },
            ...before,
            rubbedPair(other, 192, [rodMinus, otherMinus], 'tr b'),
          ),
          scheme: [
            `${minusWord(rodMinus)} in the rod`,
            `${minusWord(otherMinus)} in the ${other}, or a total of ${2 * EACH} minus signs`,
          ],
          solution: `Charge is only moved, so there are still ${2 * EACH} negative charges. The rod has ${EACH} ${negative ? '+' : MINUS} ${moved} = ${rodMinus} of them and the ${other} has ${EACH} ${negative ? MINUS : '+'} ${moved} = ${otherMinus}.`,
        }),
        c: ask.draw({
          lead: `Light balls that are all charged hang on insulating threads in pairs. The signs of the charges on ${a} and ${c} are shown.`,
          prompt: `On the diagram, place the sign of the charge in ball ${b} and in ball ${d}.`,
          command: 'Complete',
          figure: figure(facts, ...hanging),
          tools: ['label'],
          labels: [
            { id: '+', text: '+' },
            { id: MINUS, text: MINUS },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The balls hang as before. Ball ${b} is marked ${answers[0] === '+' ? 'plus' : 'minus'}, ball ${d} is marked ${answers[1] === '+' ? 'plus' : 'minus'}.`,
            },
            ...hanging,
            centred(...ballB, answers[0] ?? '', 'b tr'),
            centred(...ballD, answers[1] ?? '', 'b tr'),
          ),
          scheme: [`${answers[0]} in ${b}`, `${answers[1]} in ${d}`],
          solution: `${firstApart ? a : c} and ${firstApart ? b : d} repel, so they have like charges. ${firstApart ? c : a} and ${firstApart ? d : b} attract, so they have unlike charges.`,
        }),
        d: ask.written({
          prompt: `Describe a simple experiment to show that the ${rod} rod is charged. State what is seen.`,
          scheme: DETECTS_CHARGE,
          modelAnswer:
            'The rod is held near some small pieces of paper. The pieces of paper jump up to the rod and stick to it.',
          solution:
            'A charged object attracts light uncharged objects. A gold-leaf electroscope or a second charged rod shows the charge as well.',
        }),
        e: ask.written({
          prompt: `The student holds ${metal === 'aluminium' ? 'an' : 'a'} ${metal} rod in one hand and rubs it. The ${metal} rod does not stay charged. State why.`,
          command: 'State',
          lines: 1,
          scheme: [METAL_CONDUCTS],
          modelAnswer: `${metal.replace(/^./, each => each.toUpperCase())} is a conductor, so the charge flows away through the rod and the hand.`,
          solution: `A conductor has electrons that are free to move. Any charge flows through the rod and the body of the student to the ground. On ${rod}, an insulator, it stays.`,
        }),
      },
    }
  },
})
