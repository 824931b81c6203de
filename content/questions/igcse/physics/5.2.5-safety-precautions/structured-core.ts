import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, centred, circle, dot, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { EFFECTS, HANDLING } from './points-core'

const { core, templates } = questionsOf('structured', '5.2.5', { calculator: 'needed' })

export { templates }

const SOURCES = [
  { name: 'cobalt-60', halfLife: 5, place: 'A college' },
  { name: 'caesium-137', halfLife: 30, place: 'A school' },
  { name: 'sodium-22', halfLife: 2.6, place: 'A university' },
  { name: 'barium-133', halfLife: 11, place: 'A training centre for technicians' },
] as const

const SIDES = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof SIDES)[number]

const [SX, SY] = [180, 96] as const

/** Where people sit, or the middle of the wall, on each side of the source. */
const MIDDLE: Record<Side, Point> = { left: [62, 96], right: [298, 96], top: [180, 30], bottom: [180, 162] }

const person = (x: number, y: number): Shape => circle(x, y, 9, 'l w')

/** Three people on a side. */
function people(side: Side): Shape {
  const [x, y] = MIDDLE[side]
  const upright = side === 'left' || side === 'right'
  return [-1, 0, 1].map(at => (upright ? person(x, y + at * 34) : person(x + at * 34, y))).join('')
}

/** A wall of bricks on a side. */
function wall(side: Side): Shape {
  const [x, y] = MIDDLE[side]
  return side === 'left' || side === 'right'
    ? rect(x - 8, y - 60, 16, 120, 'l sunk')
    : rect(x - 60, y - 8, 120, 16, 'l sunk')
}

core('gamma-source-in-a-laboratory', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    source: random.pick(SOURCES),
    free: random.pick(SIDES),
    start: random.pick([400, 480, 560, 640, 720, 800]),
    half: random.pick([8, 10, 12]),
    halvings: random.pick([1, 2]),
    lives: random.pick([3, 4]),
  }),
  make: ({ source: { name, halfLife, place }, free, start, half, halvings, lives }) => {
    const others = SIDES.filter(each => each !== free)
    const facts = {
      name: 'nuclear-physics/plan-of-a-laboratory',
      title: 'Plan of a laboratory, seen from above',
      description: `A bench with a source S is in the middle. Three people sit on each of three sides of it: ${others.join(', ')}. On the fourth side, ${free}, there is a thick wall and nobody.`,
      height: 194,
    }
    const given = [
      rect(SX - 34, SY - 26, 68, 52),
      dot(SX, SY, 'd', 4),
      text(SX + 8, SY + 18, 'S', { cls: 'b' }),
      ...others.map(people),
      wall(free),
      person(18, 14),
      centred(64, 14, 'a person', 's'),
      rect(266, 8, 12, 12, 'l sunk'),
      text(284, 19, 'thick wall', { cls: 's' }),
    ]
    const [wx, wy] = MIDDLE[free]
    const [toX, toY] = [SX + (wx - SX) * 0.72, SY + (wy - SY) * 0.72]
    const chart = graph({
      x: {
        label: 'thickness of lead / mm',
        max: 30,
        ticks: [0, 5, 10, 15, 20, 25, 30],
        grid: true,
        parts: 5,
      },
      y: {
        label: 'count rate / counts per minute',
        max: 800,
        ticks: [0, 200, 400, 600, 800],
        grid: true,
        parts: 5,
      },
      height: 180,
    })
    const wanted = start / 2 ** halvings
    const years = halfLife * lives
    return {
      stem: `${place} uses a source of γ-radiation that contains ${name}.`,
      parts: {
        a: ask.written({
          prompt: 'State **two** effects that ionising nuclear radiation can have on living things.',
          marks: 2,
          lines: 2,
          scheme: [
            judged('any two from: cell death', EFFECTS.death),
            judged('mutation (change of the DNA)', EFFECTS.mutation),
            judged('cancer', EFFECTS.cancer),
          ],
          modelAnswer: 'The radiation can cause mutations in living cells, and it can cause cancer.',
          solution:
            'Ionising radiation can kill cells, change them (mutation) and cause cancer. “It is harmful” is too vague.',
        }),
        b: ask.draw({
          prompt:
            'The diagram shows the laboratory from above. The source at S sends out a narrow beam. Draw **one** arrow from S to show the safest direction for the beam.',
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, ...given),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [SX + (wx - SX) * 0.12, SY + (wy - SY) * 0.12], within: 12 },
                { at: [SX + (wx - SX) * 0.42, SY + (wy - SY) * 0.42], within: 12 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The plan as before, with an arrow from S towards the wall, where nobody sits.`,
            },
            ...given,
            arrow(SX, SY, toX, toY, { cls: 'g' }),
          ),
          scheme: ['arrow from S towards the wall'],
          solution:
            'A source is pointed away from people. There is nobody between S and the wall, and a thick wall absorbs part of the radiation.',
        }),
        c: ask.written({
          prompt: 'State **two** other precautions for moving, using or storing the source.',
          marks: 2,
          lines: 3,
          scheme: [
            judged('any two from: hold it with (long) tongs / keep it away from the body', HANDLING.tongs),
            judged('keep it in a lead-lined box', HANDLING.lead),
            judged('locked store, with a warning label', HANDLING.locked),
            judged('use it for the shortest possible time', HANDLING.time),
          ],
          modelAnswer: 'The source is moved with long tongs, and it is stored in a lead-lined box.',
          solution:
            'Name actions that keep radiation from people. “Be careful” or “wear goggles” does not score.',
        }),
        d: ask.number({
          lead: 'For transport, the source is put into a box of lead. The graph shows the count rate outside boxes with walls of different thickness.',
          figure: figure(
            {
              name: 'nuclear-physics/count-rate-and-thickness-of-lead',
              title: 'Count rate against thickness of lead',
              description: `Count rate in counts per minute, from 0 to 800, against the thickness of lead in millimetres, from 0 to 30, on a grid of small squares: 40 counts per minute and 1 millimetre. A smooth curve starts at ${start} and falls, less and less steeply, towards the right.`,
              height: 262,
            },
            chart.axes,
            chart.plot(thickness => start * 0.5 ** (thickness / half), 0, 30),
          ),
          prompt: `Determine the thickness of lead that reduces the count rate to ${halvings === 1 ? 'a half' : 'a quarter'} of its value without lead.`,
          answer: half * halvings,
          unit: 'mm',
          tolerance: 1,
          scheme: steps(
            `${start} ÷ ${2 ** halvings} = ${plain(wanted)} counts per minute`,
            `${quantity(half * halvings, 'mm')} (${half * halvings - 1} to ${half * halvings + 1} accepted)`,
          ),
          objective: 'AO2',
          solution: `Without lead the count rate is ${start} counts per minute. ${halvings === 1 ? 'Half' : 'A quarter'} of it is ${plain(wanted)}. The curve is there at ${quantity(half * halvings, 'mm')}.`,
        }),
        e: ask.number({
          prompt: `The half-life of ${name} is ${quantity(halfLife, 'years')}. Calculate the time after which ${lives === 3 ? 'one eighth' : 'one sixteenth'} of its nuclei are left.`,
          command: 'Calculate',
          subtopic: '5.2.4',
          answer: years,
          unit: 'years',
          scheme: steps(
            `${lives} half-lives, or 1 → ${['½', '¼', '⅛', '1/16'].slice(0, lives).join(' → ')}`,
            quantity(years, 'years'),
          ),
          solution: `In each half-life the number of nuclei halves: ½, ¼, ⅛${lives === 4 ? ', 1/16' : ''}. That takes ${lives} half-lives: ${lives} × ${plain(halfLife)} = ${quantity(years, 'years')}.`,
        }),
      },
    }
  },
  verify: ({ source, half, halvings, lives }) => ({
    d: (-half * Math.log(1 / 2 ** halvings)) / Math.log(2),
    e: source.halfLife * Math.log2(lives === 3 ? 8 : 16),
  }),
})
