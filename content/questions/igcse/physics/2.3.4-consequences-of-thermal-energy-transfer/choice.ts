import { inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { line, pointer, polygon, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('2.3.4')

export { templates }

const ALL_WAYS = [
  'conduction only',
  'radiation only',
  'conduction and convection',
  'convection and radiation',
]

const FLASK = {
  vacuum: {
    name: 'the vacuum between the walls',
    told: 'X is the empty space between the two walls.',
    right: 'conduction and convection',
    errors: {
      'conduction only': 'You left out convection, which needs particles as well.',
      'radiation only': 'You chose the one method that a vacuum does not prevent: radiation needs no medium.',
      'convection and radiation':
        'You let the vacuum stop radiation, which needs no medium, and left out conduction.',
    },
    why: 'There are no particles in a vacuum, so there is no conduction and no convection across it. Radiation needs no medium.',
  },
  silvered: {
    name: 'a silvered surface of a wall',
    told: 'X is a silvered surface of a wall.',
    right: 'radiation only',
    errors: {
      'conduction only': 'You let the silvered surface reduce conduction. A thin layer of metal does not.',
      'conduction and convection':
        'You described the vacuum. A silvered surface is a bad emitter and a good reflector.',
      'convection and radiation':
        'You have radiation right, but a surface does not prevent convection across the space.',
    },
    why: 'A silvered surface is a bad emitter and a good reflector of infrared radiation, so it reduces radiation.',
  },
} as const

core('part-of-a-vacuum-flask', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    part: random.pick(['vacuum', 'silvered'] as const),
    drink: random.pick(['hot tea', 'hot soup', 'iced water', 'cold juice']),
  }),
  make: ({ part, drink }) => {
    const { name, told, right, errors, why } = FLASK[part]
    return {
      stem: `The diagram shows a section through a vacuum flask that contains ${drink}. Part X is ${name}.`,
      figure: figure(
        {
          name: 'thermal-physics/flask-with-part-x',
          title: 'A vacuum flask with a part X',
          description: `A section through a flask with a double wall and a stopper at the top. ${told}`,
          height: 204,
        },
        polygon(
          [
            [116, 194],
            [116, 64],
            [132, 40],
            [132, 30],
            [188, 30],
            [188, 40],
            [204, 64],
            [204, 194],
          ],
          'l sheet',
        ),
        polygon(
          [
            [130, 182],
            [130, 68],
            [142, 30],
            [178, 30],
            [190, 68],
            [190, 182],
          ],
          'l w',
        ),
        rect(142, 16, 36, 34, 'l hl'),
        rect(134, 6, 52, 12, 'l hl'),
        line(119, 192, 119, 66, 'p dash'),
        line(201, 192, 201, 66, 'p dash'),
        line(127, 180, 127, 70, 'p dash'),
        line(193, 180, 193, 70, 'p dash'),
        pointer(226, 120, part === 'vacuum' ? 197 : 201.5, 112, 'X'),
        pointer(226, 30, 172, 30, 'stopper'),
        text(160, 122, drink.replace(' ', '\n'), { anchor: 'middle' }),
      ),
      prompt: 'Which transfer of thermal energy does part X reduce or prevent?',
      right,
      wrong: ALL_WAYS.filter(each => each !== right).map(
        (each): Wrong => [each, (errors as Record<string, string>)[each] ?? ''],
      ),
      solution: why,
    }
  },
})

const PANS = {
  metals: ['copper', 'aluminium', 'steel'],
  handles: ['plastic', 'wood'],
  foods: ['water', 'soup', 'milk', 'oil'],
}

core('materials-and-methods-of-a-pan', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    metal: random.pick(PANS.metals),
    handle: random.pick(PANS.handles),
    food: random.pick(PANS.foods),
    drop: random.int(0, 3),
  }),
  make: ({ metal, handle, food, drop }) => {
    const wrong: [string[], string][] = [
      [
        [handle, metal, 'convection'],
        `You exchanged the materials: ${handle} is an insulator, so little energy would reach the ${food}.`,
      ],
      [
        [metal, handle, 'conduction'],
        `You have the materials right, but a liquid conducts badly; the ${food} itself moves.`,
      ],
      [
        [metal, metal, 'convection'],
        `You chose a good conductor for the handle, which would become too hot to hold.`,
      ],
      [
        [metal, handle, 'radiation'],
        `You have the materials right, but energy is carried through the ${food} by the moving liquid.`,
      ],
    ]
    return {
      stem: `A pan of ${food} is heated on a hot plate.`,
      prompt: `Which row gives the most suitable materials for the pan, and the main method of transfer of thermal energy through the ${food}?`,
      options: rows(
        ['base', 'handle', `method in the ${food}`],
        [metal, handle, 'convection'],
        wrong.filter((_, at) => at !== drop),
      ),
      solution: `The base must be a good conductor: ${metal}. The handle must be an insulator: ${handle}. In a liquid the main method is convection: the heated ${food} becomes less dense and rises.`,
    }
  },
})
/** Ranges of the rate of loss before the change, in W. */
const PARTS = [
  ['roof', 800, 2400],
  ['walls', 1000, 2400],
  ['windows', 600, 1600],
  ['floor', 500, 1200],
  ['doors', 300, 700],
] as const

core('largest-reduction-of-loss', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const lines = random.sample(PARTS, 4).map(([name, low, most]) => {
      const before = random.step(low, most, 100)
      return { name, before, after: random.step(100, before - 100, 50) }
    })
    const savings = lines.map(({ before, after }) => before - after)
    const right = savings.indexOf(Math.max(...savings))
    const largestBefore = lines.findIndex(
      ({ before }) => before === Math.max(...lines.map(each => each.before)),
    )
    const least = lines.findIndex(({ after }) => after === Math.min(...lines.map(each => each.after)))
    const unique = new Set(savings).size === 4 && new Set(lines.map(each => each.before)).size === 4
    const gap = [...savings].sort((one, other) => other - one)
    if (!unique || right === largestBefore || right === least || largestBefore === least) return null
    return (gap[0] ?? 0) - (gap[1] ?? 0) >= 100 ? { lines, right, largestBefore, least } : null
  },
  make: ({ lines, right, largestBefore, least }) => ({
    stem: 'Four parts of a house are insulated. The table shows the rate of loss of thermal energy through each part before and after this.',
    table: {
      head: ['part of the house', 'rate of loss before / W', 'rate of loss after / W'],
      rows: lines.map(({ name, before, after }) => [name, plain(before), plain(after)]),
    },
    prompt: 'For which part is the rate of loss reduced most?',
    options: inThisOrder(
      lines.map(({ name, before, after }, at) =>
        at === right
          ? name
          : [
              name,
              at === largestBefore
                ? 'You chose the largest loss before the change, not the largest reduction.'
                : at === least
                  ? 'You chose the smallest loss after the change, not the largest reduction.'
                  : `You did not compare the reductions: here it is only ${quantity(before - after, 'W')}.`,
            ],
      ),
    ),
    solution: `Reduction = rate before − rate after.

${lines.map(({ name, before, after }) => `- ${name}: ${before} − ${after} = ${quantity(before - after, 'W')}`).join('\n')}

The largest reduction is that of the ${lines[right]?.name}.`,
  }),
  verify: ({ lines }) =>
    [...lines].sort((one, other) => other.before - other.after - (one.before - one.after))[0]?.name ?? '',
})

const WRAPPINGS = ['P', 'Q', 'R', 'S']

core('best-insulating-material', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const lines = WRAPPINGS.map(name => {
      const start = random.int(70, 90)
      return { name, start, end: start - random.int(9, 30) }
    })
    const falls = lines.map(({ start, end }) => start - end)
    const right = falls.indexOf(Math.min(...falls))
    const hottest = lines.findIndex(({ end }) => end === Math.max(...lines.map(each => each.end)))
    const worst = falls.indexOf(Math.max(...falls))
    if (new Set(falls).size < 4 || right === hottest || hottest === worst) return null
    if (new Set(lines.map(({ end }) => end)).size < 4 || lines[right]?.start === 90) return null
    const sorted = [...falls].sort((one, other) => one - other)
    return (sorted[1] ?? 0) - (sorted[0] ?? 0) >= 2
      ? { lines, right, hottest, worst, minutes: random.step(10, 20, 5) }
      : null
  },
  make: ({ lines, right, hottest, worst, minutes }) => ({
    stem: `Four equal beakers contain the same mass of hot water. Each is wrapped in a different material, P, Q, R or S, of the same thickness. The table shows the temperatures at the start and after ${quantity(minutes, 'minutes')}.`,
    table: {
      head: ['material', 'temperature at the start / °C', `temperature after ${minutes} minutes / °C`],
      rows: lines.map(({ name, start, end }) => [name, plain(start), plain(end)]),
    },
    prompt: 'With which material is the fall in temperature smallest?',
    options: inThisOrder(
      lines.map(({ name, start, end }, at) =>
        at === right
          ? name
          : [
              name,
              at === hottest
                ? 'You chose the highest temperature at the end, but this beaker was hotter at the start, too.'
                : at === worst
                  ? 'You chose the largest fall in temperature.'
                  : `You did not compare the falls in temperature: here it is ${quantity(start - end, '°C')}, which is not the smallest.`,
            ],
      ),
    ),
    solution: `Fall in temperature = temperature at the start − temperature at the end.

${lines.map(({ name, start, end }) => `- material ${name}: ${start} − ${end} = ${quantity(start - end, '°C')}`).join('\n')}

The smallest fall is with material ${lines[right]?.name}.`,
  }),
  verify: ({ lines }) =>
    lines.reduce((best, each) => (each.end - each.start > best.end - best.start ? each : best)).name,
})

supplement('transfer-from-a-fire', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    fuel: random.pick(['wood', 'coal']),
    where: random.pick(['A person sits beside', 'Some campers sit around', 'A family sits near']),
    drop: random.int(0, 3),
  }),
  make: ({ fuel, where, drop }) => {
    const who = where.startsWith('A person') ? 'the person' : 'the people'
    const wrong: [string[], string][] = [
      [['convection', 'convection'], `You let convection warm ${who}, but the hot air rises above the fire.`],
      [
        ['conduction', 'convection'],
        'You let energy be conducted through the air, but air is a bad conductor.',
      ],
      [
        ['radiation', 'conduction'],
        'You let energy be conducted upwards, but air is a bad conductor; the hot air itself rises.',
      ],
      [
        ['convection', 'radiation'],
        `You exchanged the two: hot air rises by convection, and radiation reaches ${who}.`,
      ],
    ]
    return {
      stem: `${where} a ${fuel} fire in the open air.`,
      prompt: `Which row gives the main method by which thermal energy reaches ${who}, and the method by which hot air carries energy upwards?`,
      options: rows(
        [`from the fire to ${who}`, 'upwards with the hot air'],
        ['radiation', 'convection'],
        wrong.filter((_, at) => at !== drop),
      ),
      solution: `The very hot ${fuel} and flames emit infrared radiation in all directions, which warms ${who}. The air above the fire expands, becomes less dense and rises: convection.`,
    }
  },
})
