import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { parametricCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { text } from '@/lib/figures/shapes'
import { NOT_ONE_ONE } from '../functions'

const { question, templates } = questionsOf('structured', '1.1')

export { templates }

question('range-of-a-finite-domain', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.int(-2, 4), random.int(-6, 8)]
    const [near, far, extra] = random.sample([1, 2, 3, 4, 5], 3) as [number, number, number]
    const side = random.pick([-1, 1])
    // One pair on both sides of the vertex, and two inputs without a partner.
    const xs = [p - near, p + near, p + side * far, p - side * extra].sort((one, two) => one - two)
    return p === 0 || q === 0 || xs.some(x => x === 0) ? null : { p, q, near, xs }
  },
  make: ({ p, q, near, xs }) => {
    const f = (x: number) => (x - p) ** 2 + q
    const rule = poly(1, -2 * p, p * p + q)
    const domain = `\\{${xs.join(',\\ ')}\\}`
    const range = [...new Set(xs.map(f))].sort((one, two) => one - two)
    return {
      stem: [
        `The function f is defined by $f(x) = ${rule}$ for $x \\in ${domain}$.`,
        `$f(x) = ${rule}$ has the domain $${domain}$.`,
        `A function f has the domain $${domain}$ and $f: x \\mapsto ${rule}$.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find all the elements of the range of f.',
          scheme: range.map(each => `B1 ${plain(each)}`),
          solution: `Work out each output: ${xs.map(x => `$f(${x}) = ${f(x)}$`).join(', ')}. An output that occurs twice is listed once.`,
          answer: range.map(String),
          letter: 'y',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why f has no inverse.',
          scheme: [NOT_ONE_ONE],
          modelAnswer: `f is not one–one: two inputs, ${plain(p - near)} and ${plain(p + near)}, have the same output ${plain(near * near + q)}.`,
          solution: `$f(${p - near}) = f(${p + near}) = ${near * near + q}$. This output has no single input to go back to.`,
        }),
        c: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'One number is now taken out of the domain, so that f has an inverse. Find the possible values of this number.',
          scheme: [`B1 ${plain(p - near)}`, `B1 ${plain(p + near)}`],
          solution: `Only ${plain(p - near)} and ${plain(p + near)} share an output. Without one of them all outputs are different, and f is one–one.`,
          answer: [String(p - near), String(p + near)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ p, q, xs }) => {
    const outputs = xs.map(x => x * x - 2 * p * x + p * p + q)
    const shared = xs.filter((_, at) => outputs.filter(each => each === outputs[at]).length > 1)
    return { a: outputs.filter((each, at) => outputs.indexOf(each) === at), c: shared }
  },
})

type Shape = {
  kind: 'one' | 'many' | 'none'
  says: string
  at: (t: number) => readonly [number, number]
}

/** Curves in a window from −1 to 1; t runs from −1 to 1. */
const SHAPES: readonly Shape[] = [
  { kind: 'one', says: 'a straight line that falls from left to right', at: t => [t, 0.2 - 0.7 * t] },
  {
    kind: 'one',
    says: 'a curve that rises more and more steeply from left to right',
    at: t => [t, 0.12 * Math.exp(2 * t) - 0.1],
  },
  {
    kind: 'one',
    says: 'a curve that rises all the way, nearly level in the middle',
    at: t => [t, 0.85 * t ** 3 + 0.05 * t],
  },
  { kind: 'many', says: 'a curve like a U, which falls and then rises', at: t => [t, 1.3 * t * t - 0.5] },
  {
    kind: 'many',
    says: 'a curve that rises, falls and rises again',
    at: t => [t, 2.6 * t ** 3 - 1.9 * t],
  },
  {
    kind: 'many',
    says: 'a V with its corner on the x-axis',
    at: t => [t, 1.1 * Math.abs(t - 0.2)],
  },
  {
    kind: 'none',
    says: 'a U that lies on its side and opens to the right',
    at: t => [1.5 * t * t - 0.6, 0.9 * t],
  },
  {
    kind: 'none',
    says: 'a closed curve like a circle round the origin',
    at: t => [0.75 * Math.cos(Math.PI * t), 0.75 * Math.sin(Math.PI * t)],
  },
  {
    kind: 'none',
    says: 'a curve like a letter S lying on its back that turns back twice as it goes up',
    at: t => [2.6 * t ** 3 - 1.9 * t, 0.9 * t],
  },
]
const LETTERS = ['A', 'B', 'C', 'D'] as const
const KINDS = [
  { id: 'one', text: 'one–one function' },
  { id: 'many', text: 'many–one function' },
  { id: 'none', text: 'not a function' },
]

const TWO_OUTPUTS = judged(
  'an input has two (or more) outputs',
  `
  SEVERAL = two/2/more/several/many/different/multiple/three/3
  OUTPUT = output/image/"y"
  reject same output/value/"y"
  reject horizontal line, without vertical
  reject many one | many to one
  reject SEVERAL input/"x" ... one/1 OUTPUT
  unsure two/2 input/"x" ... SEVERAL OUTPUT
  accept SEVERAL OUTPUT | more than one OUTPUT/value
  accept vertical line ... twice/two/more/2/three/3/several
  accept one many | one to many
  accept not one output | not exactly one | not only one
  unsure vertical line
  earns: one input has two outputs
  earns: some values of x have two values of y
  earns: a vertical line cuts the curve twise
  earns: it is one to many
  misses: it is a curve
  misses: a horizontal line cuts it twice, so two inputs have the same output
  misses: two x values have one y value
  misses: it is not one-one`,
)

question('which-graphs-are-functions', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const picked = [
      ...random.sample([0, 1, 2], random.int(1, 2)),
      ...random.sample([3, 4, 5], 2),
      ...random.sample([6, 7, 8], 1),
    ].slice(0, 5)
    const kinds = picked.length === 5 ? picked.filter((_, at) => at !== 2) : picked
    return { order: random.sample(kinds, 4) }
  },
  make: ({ order }) => {
    const shapes = order.map((index, at) => ({
      ...(SHAPES[index] ?? (SHAPES[0] as Shape)),
      letter: LETTERS[at] ?? 'A',
    }))
    const none = shapes.find(({ kind }) => kind === 'none')?.letter ?? 'A'
    const nameOf = (kind: string) => KINDS.find(({ id }) => id === kind)?.text ?? ''
    return {
      stem: [
        'The diagram shows four graphs, *A*, *B*, *C* and *D*. Each is complete.',
        'Four mappings of *x* to *y* are shown by the graphs *A*, *B*, *C* and *D*, each of them complete.',
        'Each of the four graphs in the diagram shows all pairs (*x*, *y*) of a mapping of *x* to *y*.',
      ],
      figure: figure(
        {
          name: 'functions/four-graphs',
          title: 'Four graphs',
          description: `Four graphs on x and y axes without scales. ${shapes.map(({ letter, says }) => `Graph ${letter}: ${says}.`).join(' ')}`,
          height: 284,
        },
        ...shapes.map(({ at: point, letter }, at) => {
          const [left, top] = [at % 2 === 0 ? 20 : 200, at < 2 ? 26 : 166]
          const on = plane({
            x: { min: -1, max: 1 },
            y: { min: -1, max: 1 },
            left,
            top,
            width: 126,
            height: 100,
            origin: '',
          })
          const curve = parametricCurve(
            on,
            t => {
              const [x, y] = point(t)
              return [x, y]
            },
            -1,
            1,
          )
          return on.axes + curve + text(left, top - 8, letter, { cls: 'b' })
        }),
      ),
      parts: {
        a: ask.match({
          command: 'Identify',
          prompt: 'Identify the type of mapping that each graph shows. A type may be used more than once.',
          items: shapes.map(({ letter }) => ({ id: letter, text: `Graph ${letter}` })),
          targets: KINDS,
          answer: Object.fromEntries(shapes.map(({ letter, kind }) => [letter, kind])),
          scheme: shapes.map(({ letter, kind }) => `B1 ${letter}: ${nameOf(kind)}`),
          solution: `First test with a vertical line (more than one point: not a function), then with a horizontal one (more than one point: many–one). ${shapes.map(({ letter, kind }) => `${letter}: ${nameOf(kind)}.`).join(' ')}`,
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'For the graph that does not show a function, explain how the graph tells you this.',
          scheme: [TWO_OUTPUTS],
          modelAnswer: `In graph ${none} an input has two outputs: a vertical line cuts the graph more than once.`,
          solution: `A vertical line stands for one value of *x*. In graph ${none} some vertical lines meet the graph at two points or more, so one input has more than one output.`,
        }),
      },
    }
  },
})
