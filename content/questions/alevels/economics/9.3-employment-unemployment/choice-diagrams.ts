import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dot, line } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('9.3')

export { templates }

const labour = market({ x: 'Number of workers', y: 'Real wage', width: 238 })

// Straight lines, workers at each wage: demand, those who accept jobs, the whole labour force.
const demandAt = (wage: number) => 86 - 0.8 * wage
const acceptAt = (wage: number) => 4 + 0.84 * wage
const forceAt = (wage: number) => 49 + 0.43 * wage
const EQUILIBRIUM = 50

type Part = 'disequilibrium' | 'equilibrium' | 'all' | 'natural'

question('distances-in-the-labour-market', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    wage: random.pick([62, 64, 66, 68]),
    asked: random.pick(['disequilibrium', 'equilibrium', 'all', 'natural'] as const),
    order: random.shuffle(['disequilibrium', 'equilibrium', 'all', 'natural'] as const),
    cause: random.pick([
      'A strong trade union has raised the real wage to *W*_{1}.',
      'A minimum wage law has raised the real wage to *W*_{1}.',
      'The government has set the real wage by law at *W*_{1}.',
    ]),
  }),
  make: ({ wage, asked, order, cause }) => {
    const spots = {
      J: [demandAt(wage), wage],
      K: [acceptAt(wage), wage],
      L: [forceAt(wage), wage],
      M: [acceptAt(EQUILIBRIUM), EQUILIBRIUM],
      N: [forceAt(EQUILIBRIUM), EQUILIBRIUM],
    } as const
    const pair: Record<Part, string> = { disequilibrium: 'JK', equilibrium: 'KL', all: 'JL', natural: 'MN' }
    const says: Record<Part, string> = {
      disequilibrium: 'disequilibrium unemployment at the wage *W*_{1}',
      equilibrium: 'the part of the labour force that does not accept jobs at the wage *W*_{1}',
      all: 'total unemployment at the wage *W*_{1}',
      natural: 'unemployment at the wage that would clear the market',
    }
    const draw = (of: (wage: number) => number, from: number, to: number, label: string, cls = 'l') =>
      labour.straight([of(from), from], [of(to), to], label, cls)
    const across = (y: number, to: number) => line(...labour.at(0, y), ...labour.at(to, y), 'l dash thin')
    return {
      stem: `In the diagram *AD*_{L} is the demand for labour, *AS*_{J} the number of workers who accept jobs and *AS*_{L} the labour force. ${cause}`,
      prompt: [`Which distance is ${says[asked]}?`, `Which distance shows ${says[asked]}?`],
      figure: figure(
        {
          name: 'the-macroeconomy-a-level/labour-distances',
          title: 'Demand for labour, job acceptance and labour force',
          description:
            'Real wage on the vertical axis, number of workers on the horizontal. ADL falls from left to right. ASJ rises, and ASL rises to the right of it. A broken line at the wage W1 meets ADL at J, ASJ at K and ASL at L, in this order from the left. A lower broken line at the wage We meets ADL and ASJ where they cross, at M, and ASL at N.',
          height: 262,
        },
        labour.axes,
        draw(demandAt, 92, 10, '*AD*_{L}'),
        draw(acceptAt, 10, 92, '*AS*_{J}', 'p'),
        draw(forceAt, 10, 79, '*AS*_{L}', 'p'),
        across(wage, spots.L[0]),
        across(EQUILIBRIUM, spots.N[0]),
        labour.label(-2.5, wage - 2, '*W*_{1}', 'end'),
        labour.label(-2.5, EQUILIBRIUM - 2, '*W*_{e}', 'end'),
        ...Object.entries(spots).map(
          ([name, [x, y]]) =>
            dot(...labour.at(x, y)) +
            (name === 'M'
              ? labour.label(x, y - 10, name, 'middle')
              : name === 'J'
                ? labour.label(x + 3, y + 4, name)
                : name === 'K'
                  ? labour.label(x - 3, y + 4, name, 'end')
                  : labour.label(x + 3, y - 8, name)),
        ),
      ),
      options: inThisOrder(
        order.map((each): string | Wrong =>
          each === asked ? pair[each] : [pair[each], `You chose ${says[each]}.`],
        ),
      ),
      solution: `At *W*_{1} firms want workers up to J, workers up to K accept jobs, and the labour force reaches to L.

JK would work at *W*_{1} but finds no job: supply exceeds demand, which is disequilibrium unemployment. KL belongs to the labour force but does not accept jobs at *W*_{1}. Together they are JL. At *W*_{e} the market clears, and only MN remains, the natural level of unemployment. The question asks for ${says[asked]}: ${pair[asked]}.`,
    }
  },
  verify: ({ wage, asked }) => {
    const found: [string, number, number][] = [
      ['J', demandAt(wage), wage],
      ['K', acceptAt(wage), wage],
      ['L', forceAt(wage), wage],
      ['M', demandAt(EQUILIBRIUM), EQUILIBRIUM],
      ['N', forceAt(EQUILIBRIUM), EQUILIBRIUM],
    ]
    const at = (low: boolean) => found.filter(each => (each[2] === EQUILIBRIUM) === low).map(each => each[0])
    const [first, second, third] = at(false)
    if (asked === 'natural') return at(true).join('')
    if (asked === 'all') return `${first}${third}`
    return asked === 'disequilibrium' ? `${first}${second}` : `${second}${third}`
  },
})
