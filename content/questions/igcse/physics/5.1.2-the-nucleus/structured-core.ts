import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import type { TableCell } from '@/lib/exams/question'
import { nuclide } from '../shared'

const { core, templates } = questionsOf('structured', '5.1.2', { calculator: 'not-needed' })

export { templates }

type Nuclide = readonly [protons: number, nucleons: number]

type Chart = {
  stem: string
  nuclides: readonly Nuclide[]
  protons: readonly [number, number]
  neutrons: readonly [number, number]
}

const CHARTS: readonly Chart[] = [
  {
    stem: 'Four nuclides that are found in living things are written below.',
    nuclides: [
      [6, 12],
      [6, 13],
      [6, 14],
      [7, 14],
      [7, 15],
      [8, 16],
      [8, 17],
      [8, 18],
    ],
    protons: [4, 10],
    neutrons: [4, 12],
  },
  {
    stem: 'Four nuclides that are found in sea water are written below.',
    nuclides: [
      [11, 23],
      [12, 24],
      [12, 25],
      [12, 26],
      [16, 32],
      [16, 34],
      [17, 35],
      [17, 37],
      [18, 36],
      [18, 38],
    ],
    protons: [10, 20],
    neutrons: [10, 22],
  },
  {
    stem: 'Four nuclides that are found in a rock are written below.',
    nuclides: [
      [19, 39],
      [19, 40],
      [19, 41],
      [20, 40],
      [20, 42],
      [20, 43],
      [20, 44],
      [22, 46],
      [22, 47],
      [22, 48],
      [24, 50],
      [24, 52],
    ],
    protons: [18, 26],
    neutrons: [18, 30],
  },
  {
    stem: 'A museum shows a chart of nuclides. Four of them are written below.',
    nuclides: [
      [3, 6],
      [3, 7],
      [4, 9],
      [4, 10],
      [5, 10],
      [5, 11],
      [6, 12],
      [6, 13],
    ],
    protons: [0, 8],
    neutrons: [0, 8],
  },
]

const LETTERS = ['P', 'Q', 'R', 'S'] as const

const NUCLEON_NUMBER = `
  PROTON = proton/"p"
  NEUTRON = neutron/"n"
  reject difference | electron | PROTON minus/"-"/"−"/without/or NEUTRON | NEUTRON or PROTON
  accept PROTON, NEUTRON
  accept nucleon in/inside nucleus | number/total/amount of nucleon | all/many nucleon
  accept particle ... in/inside ... nucleus
  unsure mass number
  earns: the number of protons and neutrons in the nucleus
  earns: protons + neutrons
  earns: the total number of nucleons
  earns: how many protens and neutrons there are
  earns: the number of particles in the nucleus
  misses: the number of neutrons
  misses: the number of protons
  misses: the number of protons and electrons
  earns: how many nucleons there are
  misses: the number of protons or neutrons
  misses: the top number
  misses: the nucleon number of the nucleus`

/** Two letters in either order, and no other. */
const pairRules = (pair: readonly string[], others: readonly string[]) => {
  const [one = '', other = ''] = pair
  const [third = '', fourth = ''] = others
  const three = [third, fourth]
    .flatMap(wrong =>
      [
        [wrong, one, other],
        [wrong, other, one],
        [one, wrong, other],
        [other, wrong, one],
        [one, other, wrong],
        [other, one, wrong],
      ].flatMap(([first, second, last]) => [
        `"${first},${second} and ${last}"`,
        `"${first},${second},${last}"`,
        `"${first} and ${second} and ${last}"`,
      ]),
    )
    .join(' | ')
  return `
    OTHER = ${third}/${fourth}
    reject ${three}
    accept ${one} and ${other} | ${other} and ${one} | "${one}&${other}" | "${other}&${one}" | "${one},${other}" | "${other},${one}" | "${one}${other}" | "${other}${one}" | ${one} ${other} | ${other} ${one}
    reject OTHER, without ${one}
    reject OTHER, without ${other}
    accept ${one}, ${other}, without OTHER
    unsure ${one} & ${other}
    earns: ${one} and ${other}
    earns: ${other} and ${one} because they have the same number of protons
    earns: ${one}, ${other}, the isotopes are these, izotopes
    misses: ${one} and ${third}
    misses: ${third} and ${fourth}
    misses: the two with the same number of protons
    misses: ${one}, ${third} and ${other}
    misses: ${other} and ${fourth}`
}

const SAME_PROTONS = `
  SAME = same/equal/identical
  reject different/more/(not SAME) ...(no neutron/nucleon/mass).. proton | SAME ...(no proton/atomic/element/but/different/and).. neutron/nucleon
  accept SAME ...(no neutron/nucleon/but/different).. proton | proton ...(no neutron/nucleon/different).. SAME | SAME atomic number | atomic number ... SAME
  accept both/each/they ... proton ...(no neutron/nucleon).. "3"/"4"/"5"/"6"/"7"/"8"/"11"/"12"/"16"/"17"/"18"/"19"/"20"/"22"/"24"
  accept same vertical line | above each other | above the other | same column
  unsure vertical line/above
  earns: they have the same number of protons
  earns: the proton number is the same, but the neutron number is different
  earns: same protton number
  earns: they are on the same vertical line of the chart
  earns: equal numbers of protons, different numbers of neutrons
  misses: they have the same number of neutrons
  misses: they have different numbers of protons
  misses: they have different masses
  misses: they have the same nucleon number
  misses: they are isotopes of the same element`

core('chart-of-nuclides', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const chart = random.pick(CHARTS)
    const four = random.sample(chart.nuclides, 4)
    const elements = new Set(four.map(([protons]) => protons))
    if (elements.size !== 3) return null
    const pair = four.flatMap(([protons], at) =>
      four.filter(([other]) => other === protons).length === 2 ? [at] : [],
    )
    const [one = 0, two = 0] = pair
    const others = [0, 1, 2, 3].filter(at => !pair.includes(at))
    // Another of the same nucleon number or the same number of neutrons, for who takes these for isotopes.
    const tempts = others.some(at =>
      pair.some(each => {
        const [z = 0, a = 0] = four[at] ?? []
        const [pz = 0, pa = 0] = four[each] ?? []
        return a === pa || a - z === pa - pz
      }),
    )
    const most = Math.max(four[one]?.[1] ?? 0, four[two]?.[1] ?? 0)
    return tempts ? { chart, four, pair, others, further: most + random.int(1, 2) } : null
  },
  make: ({ chart, four, pair, others, further }) => {
    const [name, other] = pair.map(at => LETTERS[at] ?? '')
    const [protons = 0] = four[pair[0] ?? 0] ?? []
    const extra = further - protons
    const blanks: readonly (readonly [number, 'protons' | 'neutrons' | 'electrons'])[] = [
      [0, 'neutrons'],
      [1, 'protons'],
      [2, 'electrons'],
      [3, 'neutrons'],
    ]
    const cell = (at: number, kind: 'protons' | 'neutrons' | 'electrons'): TableCell => {
      const [z = 0, a = 0] = four[at] ?? []
      const value = kind === 'neutrons' ? a - z : z
      const isBlank = blanks.some(([row, column]) => row === at && column === kind)
      return isBlank ? { blank: `${kind}-${at}`, answer: value, marks: 1 } : { text: String(value) }
    }
    const [[firstX, lastX], [firstY, lastY]] = [chart.protons, chart.neutrons]
    return {
      stem: `${chart.stem} The letters are not chemical symbols.

${four.map(([z, a], at) => nuclide(a, z, LETTERS[at] ?? '')).join('\u2003')}`,
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *nucleon number* of a nucleus.',
          lines: 1,
          scheme: [judged('the (total) number of protons and neutrons (in the nucleus)', NUCLEON_NUMBER)],
          modelAnswer: 'It is the total number of protons and neutrons in the nucleus.',
          solution:
            'Protons and neutrons are both nucleons. The upper number of the notation counts them all.',
        }),
        b: ask.table({
          prompt: 'Complete the table for a **neutral atom** of each nuclide.',
          command: 'Complete',
          objective: 'AO2',
          head: ['nuclide', 'number of protons', 'number of neutrons', 'number of electrons'],
          rows: four.map((_, at) => [
            { text: LETTERS[at] ?? '' },
            cell(at, 'protons'),
            cell(at, 'neutrons'),
            cell(at, 'electrons'),
          ]),
          scheme: blanks.map(([at, kind]) => {
            const [z = 0, a = 0] = four[at] ?? []
            return `${LETTERS[at]}: ${kind === 'neutrons' ? a - z : z} ${kind}`
          }),
          solution: `The lower number is the number of protons, and a neutral atom has as many electrons. Neutrons: upper number − lower number, such as ${four[0]?.[1]} − ${four[0]?.[0]} = ${(four[0]?.[1] ?? 0) - (four[0]?.[0] ?? 0)} for P and ${four[3]?.[1]} − ${four[3]?.[0]} = ${(four[3]?.[1] ?? 0) - (four[3]?.[0] ?? 0)} for S.`,
        }),
        c: plotPart({
          name: 'nuclear-physics/grid-for-a-chart-of-nuclides',
          title: 'Grid for a chart of nuclides',
          description: `A grid. The horizontal axis is the number of protons from ${firstX} to ${lastX}, the vertical one the number of neutrons from ${firstY} to ${lastY}. Two small squares are one particle.`,
          prompt: 'Plot the four nuclides on the chart. Use one cross for each of them.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: 'number of protons', min: firstX, max: lastX, large: 2, parts: 4 },
            y: { label: 'number of neutrons', min: firstY, max: lastY, large: 2, parts: 4 },
          },
          tasks: [{ task: 'points', wanted: four.map(([z, a]) => [z, a - z] as const), marks: 2 }],
          marks: 2,
          scheme: ['at least two crosses at the right places', 'all four crosses at the right places'],
          solution: `Each cross stands above its number of protons, at its number of neutrons: ${four.map(([z, a], at) => `${LETTERS[at]} at (${z}, ${a - z})`).join(', ')}.`,
        }),
        d: ask.written({
          prompt:
            'State which **two** of the nuclides are isotopes of the same element. Give a reason for your answer.',
          objective: 'AO2',
          scheme: [
            judged(
              `${name} and ${other}`,
              pairRules(
                pair.map(at => LETTERS[at] ?? ''),
                others.map(at => LETTERS[at] ?? ''),
              ),
            ),
            judged(
              'they have the same number of protons (their crosses are on the same vertical line)',
              SAME_PROTONS,
            ),
          ],
          modelAnswer: `${name} and ${other} are isotopes of the same element, because both have ${protons} protons.`,
          solution: `The number of protons decides which element it is. ${name} and ${other} have ${protons} protons each and different numbers of neutrons. The same number of neutrons, or the same nucleon number, does not make two nuclides isotopes.`,
        }),
        e: ask.number({
          lead: `Another isotope of this element has ${extra} neutrons.`,
          prompt: 'Calculate its nucleon number.',
          answer: further,
          scheme: [`${protons} + ${extra} = ${further}`],
          solution: `All isotopes of the element have ${protons} protons: ${protons} + ${extra} = ${further}.`,
        }),
      },
    }
  },
  verify: ({ four, pair, further }) => {
    const [protons = 0] = four[pair[1] ?? 0] ?? []
    let nucleons = protons
    for (let neutron = 0; neutron < further - protons; neutron += 1) nucleons += 1
    return { e: nucleons }
  },
})
