import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import type { Stroke } from '@/lib/exams/sketch'
import { total } from '@/lib/figures/statistics/statistics'
import { numberCell } from '../data-tables'
import { PIE, pictogramFigure, pieToDraw, rim } from './drawings'

const { core, templates } = questionsOf('structured', 'E9.4')

export { templates }

const CLUBS = [
  {
    names: ['Chess', 'Drama', 'Music', 'Judo', 'Art'],
    says: (n: number) => `Each of ${n} students joins one club.`,
    each: 'students',
    label: 'Number of students',
    part: (name: string) => `of the students join the club for ${name.toLowerCase()}`,
  },
  {
    names: ['Red', 'Blue', 'Green', 'White', 'Black'],
    says: (n: number) => `Ines counts the colours of ${n} cars in a car park.`,
    each: 'cars',
    label: 'Number of cars',
    part: (name: string) => `of the cars are ${name.toLowerCase()}`,
  },
  {
    names: ['Apple', 'Pear', 'Plum', 'Lemon', 'Cherry'],
    says: (n: number) => `There are ${n} trees of five kinds in a garden.`,
    each: 'trees',
    label: 'Number of trees',
    part: (name: string) => `of the trees are ${name.toLowerCase()} trees`,
  },
] as const

core('complete-a-bar-chart', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const small = random.int(2, 6)
    const times = random.pick([2, 3])
    const known = [random.int(4, 16), random.int(4, 16), random.int(4, 16)]
    const n = total(known) + small * (1 + times)
    const fine =
      new Set([...known, small, small * times]).size === 5 &&
      small * times <= 16 &&
      [36, 40, 45, 48, 50, 54, 60].includes(n) &&
      (known[0] ?? 0) > 4 &&
      [2, 3, 4, 5, 6, 8, 9, 10].some(below => ((known[0] ?? 0) * below) % n === 0)
    return fine ? { kind: random.int(0, 2), small, times, known, n } : null
  },
  make: ({ kind, small, times, known, n }) => {
    const { names, says, each, label, part } = CLUBS[kind] ?? CLUBS[0]
    const big = small * times
    const told: Stroke[] = known.map((height, at) => ({ tool: 'bar', id: names[at] ?? '', height }))
    const [first = '', second = '', third = '', one = '', other = ''] = names
    const word = times === 2 ? 'twice' : 'three times'
    const kinds = (name: string) => name.toLowerCase()
    const sentence =
      kind === 0
        ? `The club for ${kinds(other)} has ${word} as many students as the club for ${kinds(one)}.`
        : kind === 1
          ? `There are ${word} as many ${kinds(other)} cars as ${kinds(one)} cars.`
          : `There are ${word} as many ${kinds(other)} trees as ${kinds(one)} trees.`
    const count = known[0] ?? 0
    return {
      stem: `${says(n)} The bar chart shows the numbers for ${first.toLowerCase()}, ${second.toLowerCase()} and ${third.toLowerCase()}. ${sentence}`,
      parts: {
        a: plotPart({
          name: 'statistics/bar-chart-to-complete',
          title: 'A bar chart to complete',
          description: `Graph paper for a bar chart. The names ${names.join(', ')} stand along the horizontal axis. The vertical axis is the ${label.toLowerCase()}, from 0 to 18. Bars are drawn: ${known.map((height, at) => `${names[at]} ${height}`).join(', ')}.`,
          command: 'Complete',
          objective: 'AO2',
          prompt: [
            'Complete the bar chart.',
            'Work out the two missing numbers, and draw their bars.',
            'Draw the two missing bars.',
          ],
          axes: {
            x: { label: '', min: 0, max: 12, large: 2, parts: 1 },
            y: { label, min: 0, max: 18, large: 2, parts: 2 },
            bars: names.map((name, at) => ({ id: name, text: name, at: 2 * at + 2 })),
          },
          given: told,
          tasks: [{ task: 'bars', heights: { [one]: small, [other]: big }, marks: 2 }],
          scheme: [
            `B1 bar for ${one} of height ${small}, or bar for ${other} of height ${big}`,
            'B1 both bars',
          ],
          solution: `The three bars stand for $${known.join(' + ')} = ${total(known)}$ ${each}, so $${n} - ${total(known)} = ${n - total(known)}$ are left. They are divided in the ratio 1:${times}: $${n - total(known)} \\div ${times + 1} = ${small}$ for ${one}, and $${times} \\times ${small} = ${big}$ for ${other}.`,
        }),
        b: ask.fraction({
          command: 'Find',
          objective: 'AO1',
          prompt: `What fraction ${part(first)}? Give your answer in its simplest form.`,
          scheme: [`M1 $\\frac{${count}}{${n}}$`, `A1 $${frac(count, n)}$`],
          solution: `The bar for ${first} has the height ${count}. $\\frac{${count}}{${n}}${frac(count, n) === `\\frac{${count}}{${n}}` ? '' : ` = ${frac(count, n)}`}$.`,
          answer: count / n,
        }),
      },
    }
  },
  verify: ({ small, times, known }) => {
    const all = known.reduce((sum, each) => sum + each, small) + times * small
    return { b: (known[0] ?? 0) / all }
  },
})

const PIES = [
  {
    names: ['Bus', 'Train', 'Car', 'Walk'],
    says: (n: number) => `${n} people are asked how they travel to work. The table shows the results.`,
    head: 'Travel',
    each: 'people',
  },
  {
    names: ['Football', 'Tennis', 'Golf', 'Hockey'],
    says: (n: number) =>
      `${n} members of a sports club choose their favourite sport. The table shows the results.`,
    head: 'Sport',
    each: 'members',
  },
  {
    names: ['Vanilla', 'Lemon', 'Mint', 'Cherry'],
    says: (n: number) => `A shop sells ${n} ice creams one morning. The table shows the flavours.`,
    head: 'Flavour',
    each: 'ice creams',
  },
] as const

core('draw-a-pie-chart', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const n = random.pick([24, 30, 36, 40, 45, 60, 72, 90, 120])
    const degree = 360 / n
    const counts = [1, 2, 3].map(
      () => Math.round(random.int(5, 15) / degree) * 1 + random.int(1, Math.floor(n / 5)),
    )
    const last = n - total(counts)
    const all = [...counts, last]
    const angles = all.map(each => each * degree)
    const fine =
      angles.every(each => each >= 40 && each <= 160) && new Set(all).size === 4 && angles[0] !== 90
    return fine ? { kind: random.int(0, 2), n, counts: all } : null
  },
  make: ({ kind, n, counts }) => {
    const { names, says, head, each } = PIES[kind] ?? PIES[0]
    const degree = 360 / n
    const angles = counts.map(count => count * degree)
    const [a = 0, b = 0, c = 0, d = 0] = angles
    const first = { label: names[0], angle: a }
    const ends = [a + b, a + b + c]
    const middles = [a + b / 2, a + b + c / 2, a + b + c + d / 2]
    const named = names.slice(1).map((label, at) => ({ label, angle: middles[at] ?? 0 }))
    const words = Number.isInteger(degree) ? `$360 \\div ${n} = ${degree}$` : `$\\frac{360}{${n}}$`
    return {
      stem: `${says(n)} They are to be shown in a pie chart.`,
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO1',
          prompt: ['Complete the table.', 'Work out the missing angles and complete the table.'],
          head: [head, 'Frequency', 'Angle / °'],
          rows: names.map((name, at) => [
            { text: name },
            { text: String(counts[at] ?? 0) },
            at === 0 ? { text: `${plain(a)}` } : numberCell(name, angles[at] ?? 0),
          ]),
          scheme: [`B1 ${b} for ${names[1]}`, `B1 ${c} for ${names[2]}`, `B1 ${d} for ${names[3]}`],
          solution: `The full circle, 360°, stands for ${n} ${each}, so each one has ${words} degrees.\n\n${names
            .slice(1)
            .map((name, at) => `${name}: $\\frac{${counts[at + 1]}}{${n}} \\times 360 = ${angles[at + 1]}$`)
            .join(', ')}.\n\nCheck: $${angles.join(' + ')} = 360$.`,
        }),
        b: ask.draw({
          command: 'Complete',
          objective: 'AO2',
          prompt: [
            `The sector for ${names[0].toLowerCase()} has been drawn. Complete the pie chart: going clockwise from this sector, draw ${names[1].toLowerCase()}, then ${names[2].toLowerCase()}, then ${names[3].toLowerCase()}.`,
            `Complete the pie chart. Going clockwise, the sectors follow in the order of the table: ${names.join(', ')}. The first one has been drawn.`,
          ],
          figure: pieToDraw('statistics/pie-to-complete', first),
          tools: ['line'],
          checks: ends.map(end => ({
            as: 'line' as const,
            passes: [
              { at: [PIE.x, PIE.y] as const, within: 6 },
              { at: rim(end), within: 6 },
            ],
          })),
          modelFigure: pieToDraw('statistics/pie-finished', first, ends, named),
          scheme: [
            `B1 line from the centre at ${ends[0]}° from the top, clockwise`,
            `B1 line from the centre at ${ends[1]}° from the top, clockwise`,
          ],
          solution: `Put the protractor on the second line of the first sector and measure ${b}° clockwise for ${names[1].toLowerCase()}. From this new line measure ${c}° for ${names[2].toLowerCase()}. What is left is the sector for ${names[3].toLowerCase()}, ${d}°.`,
        }),
      },
    }
  },
})

const PICTURES = [
  {
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    unit: 'parcels',
    says: 'The pictogram shows how many parcels a driver delivers on four days.',
    on: (row: string) => `on ${row}`,
    verb: 'are delivered',
    symbol: 'square',
  },
  {
    rows: ['May', 'June', 'July', 'August'],
    unit: 'boats',
    says: 'The pictogram shows how many boats are hired at a lake in four months.',
    on: (row: string) => `in ${row}`,
    verb: 'are hired',
    symbol: 'circle',
  },
  {
    rows: ['Amal', 'Bina', 'Carl', 'Dora'],
    unit: 'photos',
    says: 'The pictogram shows how many photos four friends take on a trip.',
    on: (row: string) => `by ${row}`,
    verb: 'are taken',
    symbol: 'circle',
  },
] as const

core('read-and-complete-a-pictogram', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const each = random.pick([4, 8, 12, 20, 40])
    const quarters = [random.int(9, 24), random.int(9, 24), random.int(9, 24), random.int(5, 22)]
    const values = quarters.map(quarter => (quarter * each) / 4)
    const n = total(values)
    const share = ((values[0] ?? 0) / n) * 100
    const fine =
      new Set(values).size === 4 &&
      Number.isInteger(share) &&
      quarters[0] !== undefined &&
      quarters[0] % 4 !== 0 &&
      (quarters[3] ?? 0) % 4 !== 0
    return fine ? { kind: random.int(0, 2), each, values, n } : null
  },
  make: ({ kind, each, values, n }) => {
    const { rows, unit, says, on, verb, symbol } = PICTURES[kind] ?? PICTURES[0]
    const [a = 0, b = 0, c = 0, d = 0] = values
    const share = (a / n) * 100
    return {
      stem: `${says} The row for ${rows[3]} is missing. Altogether ${n} ${unit} ${verb}.`,
      figure: pictogramFigure(
        rows.map((label, at) => ({ label, value: values[at] ?? 0 })),
        each,
        unit,
        [3],
        symbol,
      ),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `How many ${unit} ${verb} ${on(rows[0])}?`,
            `Work out the number of ${unit} that ${verb} ${on(rows[0])}.`,
          ],
          scheme: [`B1 ${a}`],
          solution: `There are ${plain(a / each)} symbols, and each stands for ${each}: $${plain(a / each)} \\times ${each} = ${a}$.`,
          answer: a,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          prompt: [
            `Work out how many symbols must be drawn for ${rows[3]}. Give your answer as a decimal.`,
            `How many symbols belong in the row for ${rows[3]}? Give your answer as a decimal.`,
          ],
          scheme: [
            `M1 $${n} - ${a} - ${b} - ${c}$, or ${d}`,
            `M1 $${d} \\div ${each}$, with their ${d}`,
            `A1 ${plain(d / each)}`,
          ],
          solution: `The other rows show ${a}, ${b} and ${c} ${unit}. So $${n} - ${a} - ${b} - ${c} = ${d}$ belong to ${rows[3]}. Each symbol is ${each}: $${d} \\div ${each} = ${plain(d / each)}$ symbols.`,
          answer: d / each,
          follow: { from: 'a', formula: `(${n - b - c} - x)/${each}` },
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO1',
          subtopic: 'E1.13',
          prompt: `Work out the percentage of the ${unit} that ${verb} ${on(rows[0])}.`,
          scheme: [`M1 $\\frac{${a}}{${n}} \\times 100$`, `A1 ${share}`],
          solution: `$\\frac{${a}}{${n}} \\times 100 = ${share}$%.`,
          answer: share,
          unit: '%',
          follow: { from: 'a', formula: `100*x/${n}` },
        }),
      },
    }
  },
  // In quarters of a symbol.
  verify: ({ each, values, n }) => {
    const quarter = each / 4
    const shown = values.slice(0, 3).map(value => value / quarter)
    const all = n / quarter
    return {
      a: (shown[0] ?? 0) * quarter,
      b: (all - (shown[0] ?? 0) - (shown[1] ?? 0) - (shown[2] ?? 0)) / 4,
      c: (100 * (shown[0] ?? 0)) / all,
    }
  },
})
