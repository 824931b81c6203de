import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { BASE, HANDLE, SAME_FOR_ALL } from './points-core'

const { core, templates } = questionsOf('structured', '2.3.1', { calculator: 'needed' })

export { templates }

const METALS = [
  { name: 'copper', range: [16, 18.5] },
  { name: 'aluminium', range: [12, 14.5] },
  { name: 'brass', range: [8, 10] },
  { name: 'iron', range: [5.5, 7] },
] as const

const BAD = ['glass', 'plastic', 'wood'] as const

const PANS = [
  { pan: 'a saucepan', food: 'soup' },
  { pan: 'a frying pan', food: 'eggs' },
  { pan: 'a cooking pot', food: 'rice' },
] as const

const [WALL, PER_CM] = [80, 10.5]
const along = (length: number) => WALL + length * PER_CM

/** A rod in the wall of the tank: bare as far as the wax has melted, coated beyond. */
const rod = (y: number, name: string, melted: number): Shape =>
  rect(WALL - 14, y, 14 + 20 * PER_CM, 8, 'l sunk') +
  rect(along(melted), y - 4, (20 - melted) * PER_CM, 16, 'l hl', 3) +
  text(along(20) + 6, y + 9, name, { cls: 's' })

core('wax-melts-along-rods', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const metals = random.sample(METALS, 3)
    const lengths = [
      ...metals.map(({ range }) => random.step(range[0], range[1], 0.5)),
      random.pick([0.5, 1]),
    ]
    const asked = random.int(0, 2)
    const first = lengths[asked] ?? 0
    if (Number.isInteger(first / 5)) return null
    return {
      names: [...metals.map(({ name }) => name as string), random.pick(BAD) as string],
      lengths,
      asked,
      minutes: random.pick([4, 5, 8]),
      pan: random.pick(PANS),
    }
  },
  make: ({ names, lengths, asked, minutes, pan }) => {
    const best = lengths.indexOf(Math.max(...lengths))
    const [name = '', length = 0] = [names[asked], lengths[asked]]
    const good = names[best] ?? ''
    const bad = names[3] ?? ''
    const scale = linearScale({
      from: 0,
      to: 20,
      division: 0.5,
      numbered: 5,
      longer: 1,
      x: WALL,
      y: 150,
      length: 20 * PER_CM,
      way: 'right',
      side: 'below',
    })
    const given = [0, 1, 2, 3].filter(at => at !== asked && at !== (asked + 1) % 3)
    const wanted = [0, 1, 2, 3].filter(at => !given.includes(at))
    const other = (asked + 1) % 3
    // Its length is not asked, so that (d) may print it.
    const last = (asked + 2) % 3
    const moved = lengths[last] ?? 0
    return {
      stem: `Rods of ${names[0]}, ${names[1]}, ${names[2]} and ${bad} are coated with wax. One end of each rod is in a tank. Boiling water is poured into the tank, and the wax begins to melt. The diagram shows the rods after ${quantity(minutes, 'min')}. The rule shows the distance from the tank.`,
      figure: figure(
        {
          name: 'thermal-physics/wax-melted-along-rods',
          title: 'Four rods with wax, heated at one end',
          description: `Four level rods stick out of the side of a tank of hot water, one below the other: ${names.join(', ')}. Near the tank each rod is bare, and beyond this it is coated with wax. Below the rods is a rule from 0 at the tank to 20 centimetres, numbered at every 5 centimetres, with marks at every half centimetre. The bare parts end at marks of the rule: that of ${names[best]} is the longest, that of ${bad} the shortest.`,
          height: 196,
        },
        rect(14, 30, WALL - 14, 110, 'w'),
        polyline([
          [14, 16],
          [14, 140],
          [WALL, 140],
          [WALL, 16],
        ]),
        line(14, 30, WALL, 30, 'p'),
        text(39, 80, 'boiling\nwater', { anchor: 'middle', cls: 's' }),
        names.map((each, at) => rod(42 + at * 26, each, lengths[at] ?? 0)).join(''),
        line(along(length), 42 + asked * 26 + 14, along(length), 150, 'l dash thin'),
        line(
          along(lengths[other] ?? 0),
          42 + other * 26 + 14,
          along(lengths[other] ?? 0),
          150,
          'l dash thin',
        ),
        rect(WALL - 8, 150, 20 * PER_CM + 22, 34, 'l sheet'),
        scale.shape,
        text(along(17.5), 179, 'cm', { anchor: 'middle', cls: 's' }),
        text(along(20) + 6, 30, 'wax', { cls: 's' }),
        line(along(20) + 4, 28, along(18.8), 39, 'l thin'),
      ),
      parts: {
        a: ask.values({
          prompt: `State the length of the bare part, outside the tank, of the rod of ${name} and of the rod of ${names[other]}.`,
          command: 'State',
          objective: 'AO2',
          found: [
            [`${name} / cm`, length, 'one'],
            [`${names[other]} / cm`, lengths[other] ?? 0, 'other'],
          ],
          scheme: [quantity(length, 'cm'), quantity(lengths[other] ?? 0, 'cm')],
          solution: `The small marks are 0.5 cm apart. Follow the dashed lines down to the rule: ${quantity(length, 'cm')} for ${name} and ${quantity(lengths[other] ?? 0, 'cm')} for ${names[other]}.`,
        }),
        b: plotPart({
          name: 'thermal-physics/bar-chart-of-melted-wax',
          title: 'Unfinished bar chart of lengths',
          description: `Graph paper for a bar chart. The names ${names.join(', ')} stand along the horizontal axis. The vertical axis is the length of the bare part, from 0 to 20 centimetres. The bars of ${given.map(at => names[at]).join(' and ')} are drawn.`,
          prompt: 'Complete the bar chart of the lengths.',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 8, large: 2, parts: 2 },
            y: { label: 'length / cm', min: 0, max: 20, large: 5, parts: 5 },
            bars: names.map((each, at) => ({ id: each, text: each, at: 2 * at + 1 })),
          },
          given: given.map(at => ({
            tool: 'bar' as const,
            id: names[at] ?? '',
            height: lengths[at] ?? 0,
          })),
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(wanted.map(at => [names[at], lengths[at] ?? 0])),
              marks: 2,
            },
          ],
          scheme: wanted.map(at => `bar of ${names[at]} at ${quantity(lengths[at] ?? 0, 'cm')}`),
          solution: 'One small square is 1 cm. The top of each bar lies at the length that was read.',
        }),
        'c.i': words({
          subject: 'igcse/physics',
          prompt: 'State which of the four materials is the best thermal conductor.',
          objective: 'AO2',
          answers: [{ text: good }],
          reject: names
            .filter(each => each !== good)
            .map(each => ({
              text: each,
              why: `The wax has melted less far along ${each} in the same time, so it conducts less well.`,
            })),
          solution: `The better the conductor, the further the wax melts in the same time. This is ${good}.`,
        }),
        'c.ii': ask.written({
          prompt: 'State **one** thing that must be the same for all the rods in a fair comparison.',
          lines: 1,
          scheme: [
            judged(
              'thickness (diameter) / length / amount (thickness) of wax / temperature at the start',
              SAME_FOR_ALL,
            ),
          ],
          modelAnswer: 'All the rods must have the same thickness.',
          solution:
            'Only the material may differ. A thicker rod or a thinner coat of wax would change the result too.',
        }),
        d: ask.number({
          prompt: `The edge of the wax on the rod of ${names[last]} moves ${quantity(moved, 'cm')} in ${quantity(minutes, 'min')}. Calculate its average speed in cm/s.`,
          command: 'Calculate',
          subtopic: '1.2',
          answer: moved / (minutes * 60),
          unit: 'cm/s',
          keepUnit: true,
          scheme: steps(
            `distance ÷ time, or ${plain(moved)} ÷ (${minutes} × 60)`,
            quantity(moved / (minutes * 60), 'cm/s', 2),
          ),
          solution: `Time = ${minutes} × 60 = ${quantity(minutes * 60, 's')}. Speed = distance ÷ time = ${plain(moved)} ÷ ${minutes * 60} = ${quantity(moved / (minutes * 60), 'cm/s', 2)}.`,
        }),
        e: ask.written({
          prompt: `The base of ${pan.pan} for ${pan.food} is made of metal and its handle of plastic. Explain why each of these two materials is used.`,
          command: 'Explain',
          subtopic: '2.3.4',
          scheme: [
            judged(`metal base: good conductor, so energy passes to the ${pan.food} quickly`, BASE),
            judged('plastic handle: bad conductor (insulator), so it does not burn the hand', HANDLE),
          ],
          modelAnswer: `Metal is a good thermal conductor, so the base passes energy to the ${pan.food} quickly. Plastic is a bad conductor, so the handle stays cool enough to hold.`,
          solution: 'Name the property of each material, and what it is good for.',
        }),
      },
    }
  },
  verify: ({ lengths, asked, minutes }) => ({
    d: (lengths.filter((_, at) => at < 3 && at !== asked && at !== (asked + 1) % 3)[0] ?? 0) / minutes / 60,
  }),
})
