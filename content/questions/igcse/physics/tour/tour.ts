import { account, closing, entry } from '@/lib/exams/authoring/accounts'
import { ask } from '@/lib/exams/authoring/ask'
import { b1 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { angle, mirror, normal, ray } from '@/lib/figures/rays'
import { text } from '@/lib/figures/shapes'

const { core, templates } = questionsOf('tour', '1.1')

export { templates }

const CHANGES = [
  {
    clue: 'A puddle disappears on a cool, dry day, far below the boiling point of water.',
    name: 'evaporation',
    accept: ['evaporating', 'evaporates', 'evaporate'],
    reject: [
      { text: 'boiling', why: 'Boiling happens throughout the liquid, and only at the boiling point.' },
    ],
    solution: 'A liquid that turns to gas at its surface, below its boiling point, evaporates.',
  },
  {
    clue: 'Drops of water appear on the outside of a cold bottle.',
    name: 'condensation',
    accept: ['condensing', 'condenses', 'condense'],
    reject: [{ text: 'evaporation', why: 'Evaporation is the other way round: from liquid to gas.' }],
    solution: 'Water vapour of the air turns to liquid on the cold surface: it condenses.',
  },
  {
    clue: 'Liquid wax from a candle becomes solid as it cools.',
    name: 'freezing',
    accept: ['solidification', 'solidifying', 'freezes', 'freeze', 'solidifies', 'solidify'],
    reject: [{ text: 'melting', why: 'Melting is the other way round: from solid to liquid.' }],
    solution: 'A liquid that turns to solid freezes, or solidifies, whatever its temperature.',
  },
]

const [MIRROR_Y, MEETS_X] = [170, 180]

core('tour-words', {
  facts: { difficulty: 1, checked: '2026-11-23' },
  values: random => random.pick(CHANGES),
  make: ({ clue, name, accept, reject, solution }) => ({
    stem: clue,
    parts: {
      '': words({
        subject: 'igcse/physics',
        prompt: 'Name this change of state.',
        answers: [{ text: name, ...(accept && { accept }) }],
        reject,
        solution,
      }),
    },
  }),
})

const TRIGONOMETRY = [
  { left: '\\sin\\theta', right: '\\frac{1}{2}', angles: [30, 150], value: (x: number) => Math.sin(x) - 0.5 },
  { left: '\\cos\\theta', right: '\\frac{1}{2}', angles: [60, 300], value: (x: number) => Math.cos(x) - 0.5 },
  { left: '\\tan\\theta', right: '1', angles: [45, 225], value: (x: number) => Math.sin(x) - Math.cos(x) },
]

core('tour-solutions', {
  facts: { difficulty: 5, checked: '2026-11-23' },
  values: random => random.pick(TRIGONOMETRY),
  make: ({ left, right, angles }) => ({
    stem: '',
    parts: {
      '': ask.solutions({
        objective: 'AO1',
        prompt: `Solve $${left} = ${right}$ for $0^\\circ \\le \\theta \\le 360^\\circ$.`,
        answer: angles.map(String),
        letter: 'theta',
        interval: { from: '0', to: '360' },
        angles: 'degrees',
        figures: 'exact',
        marks: 2,
        scheme: angles.map(each => `${each}°`),
        solution: `The calculator gives ${angles[0]}°. The graph takes the same value once more within one turn, at ${angles[1]}°.`,
      }),
    },
  }),
  verify: ({ value }) => {
    const at = (degrees: number) => value((degrees * Math.PI) / 180)
    return Array.from({ length: 360 }, (_, degrees) => degrees).filter(
      degrees => at(degrees - 0.5) * at(degrees + 0.5) < 0,
    )
  },
})

const MOLECULES = [
  {
    name: 'propan-2-ol',
    answer: 'CH3CH(OH)CH3',
    why: 'Three carbon atoms in a chain, and the –OH group on the second.',
  },
  {
    name: 'ethanoic acid',
    answer: 'CH3COOH',
    why: 'Two carbon atoms: one in CH_{3}–, the other is that of the acid group –COOH.',
  },
  {
    name: 'but-2-ene',
    answer: 'CH3CH=CHCH3',
    why: 'Four carbon atoms in a chain, and a double bond that begins at the second.',
  },
]

core('tour-structure', {
  facts: { difficulty: 3, checked: '2026-11-23' },
  values: random => random.pick(MOLECULES),
  make: ({ name, answer, why }) => ({
    stem: '',
    parts: {
      '': ask.structure({
        prompt: `Give the structure of ${name}.`,
        answer,
        displayed: false,
        stereo: false,
        scheme: [`structure of ${name}`],
        solution: why,
      }),
    },
  }),
})

core('tour-account', {
  facts: { difficulty: 5, checked: '2026-11-23' },
  values: random => {
    const opening = random.step(1000, 1600, 100)
    // Whole hundreds beside odd fifties, each in a range of its own: no two figures of the account are equal.
    const sales = random.step(300, 900, 100)
    const rent = random.step(250, 550, 100)
    return { opening, sales, rent, closes: opening + sales - rent }
  },
  make: ({ opening, sales, rent, closes }) => ({
    stem: `A trader has \\$${plain(opening)} in the bank. In the week she pays in cash sales of \\$${plain(sales)} and pays rent of \\$${plain(rent)} from the account.`,
    parts: {
      '': account({
        prompt: 'Complete the bank account and bring down the balance.',
        account: 'Bank account',
        given: [{ side: 'debit', narrative: 'Balance b/d', amount: opening }],
        entries: [
          entry('debit', 'Sales', sales, { accept: ['Cash sales'] }),
          entry('credit', 'Rent', rent, { accept: ['Rent paid', 'Rent expense'] }),
          ...closing('credit', closes),
        ],
        solution: `Money that comes in stands on the debit side, the rent on the credit side. ${plain(opening)} + ${plain(sales)} − ${plain(rent)} = ${plain(closes)} is left: it is carried down on the credit side and brought down on the debit side.`,
      }),
    },
  }),
})

const REACTIONS = [
  {
    words: 'Magnesium reacts with dilute hydrochloric acid. Magnesium chloride and hydrogen form.',
    answer: 'Mg(s) + 2HCl(aq) -> MgCl2(aq) + H2(g)',
    balance: 'Magnesium needs two chlorine atoms, so two HCl react and leave one molecule of hydrogen.',
  },
  {
    words:
      'Calcium carbonate reacts with dilute hydrochloric acid. Calcium chloride, water and carbon dioxide form.',
    answer: 'CaCO3(s) + 2HCl(aq) -> CaCl2(aq) + H2O(l) + CO2(g)',
    balance:
      'Calcium needs two chlorine atoms, so two HCl react; their hydrogen is in the one molecule of water.',
  },
  {
    words: 'Sodium reacts with cold water. A solution of sodium hydroxide and hydrogen form.',
    answer: '2Na(s) + 2H2O(l) -> 2NaOH(aq) + H2(g)',
    balance: 'Hydrogen leaves as H_{2}, so two molecules of water react, each with one atom of sodium.',
  },
]

core('tour-equation', {
  facts: { difficulty: 2, checked: '2026-11-23' },
  values: random => random.pick(REACTIONS),
  make: ({ words, answer, balance }) => ({
    stem: words,
    parts: {
      '': ask.equation({
        prompt: 'Write the equation for this reaction, with state symbols.',
        answer,
        states: true,
        scheme: ['all formulae', 'balance', 'state symbols'],
        solution: `${balance} Metals and carbonates are solids here, the gas leaves, all else is in solution or is water.`,
      }),
    },
  }),
})

const TIMES = [1, 2, 3, 4, 5]

const SLIPS = [0.5, -0.5, 0, 0.5, -0.5]

core('tour-plot', {
  facts: { difficulty: 3, checked: '2026-11-23' },
  values: random => ({ speed: random.int(3, 7), start: random.int(1, 4) }),
  make: ({ speed, start }) => {
    const wanted = TIMES.map((time, at): Spot => [time, start + speed * time + (SLIPS[at] ?? 0)])
    const grid = {
      name: 'tour/distance-grid',
      title: 'Grid for a graph of distance against time',
      description:
        'Graph paper. The horizontal axis is the time from 0 to 6 s, the vertical one the distance from 0 to 40 m.',
    }
    const plotted = plotPart({
      ...grid,
      prompt: 'Plot the five points of the table, and draw the straight line of best fit.',
      command: 'Plot',
      table: {
        head: ['time / s', ...TIMES.map(String)],
        rows: [['distance / m', ...wanted.map(([, distance]) => plain(distance))]],
      },
      axes: {
        x: { label: 'time / s', min: 0, max: 6, large: 1, parts: 5 },
        y: { label: 'distance / m', min: 0, max: 40, large: 10, parts: 10 },
      },
      tasks: [
        { task: 'points', wanted, marks: 2 },
        {
          task: 'line',
          gradient: [speed - 0.8, speed + 0.5],
          intercept: [start - 1.2, start + 2],
          covers: [1, 5],
          marks: 1,
        },
      ],
      marks: 3,
      scheme: b1('at least three points within half a small square', 'all five points', 'line of best fit'),
      solution: `The points rise by about ${speed} m each second, so the line does too; it leaves as many points above as below and starts near ${start} m.`,
    })
    return {
      stem: 'A toy car moves along a straight track. Its distance from one end is measured each second.',
      parts: [plotted],
    }
  },
})

/** The point that lies `far` from where the ray meets the mirror, at an angle to the normal (to the right). */
function fromMirror(far: number, degrees: number): Spot {
  const turned = (degrees * Math.PI) / 180
  return [MEETS_X + far * Math.sin(turned), MIRROR_Y - far * Math.cos(turned)]
}

/** Half the width of an angle at a distance from where the ray meets the mirror. */
const apart = (far: number, degrees: number) => far * Math.sin((degrees * Math.PI) / 360)

core('tour-draw', {
  facts: { difficulty: 4, checked: '2026-11-23' },
  values: random => ({ incidence: random.step(30, 55, 5) }),
  make: ({ incidence }) => {
    const meets: Spot = [MEETS_X, MIRROR_Y]
    const facts = { title: 'A ray that meets a plane mirror', height: 250 }
    const given = [
      mirror(60, MIRROR_Y, 300, MIRROR_Y),
      ray([fromMirror(140, -incidence), meets]),
      text(fromMirror(140, -incidence)[0] - 4, fromMirror(140, -incidence)[1] - 6, 'ray', {
        anchor: 'middle',
      }),
    ]
    const reflected = fromMirror(140, incidence)
    return {
      stem: 'A ray of light meets a plane mirror.',
      parts: {
        '': ask.draw({
          prompt: `The angle of incidence is ${incidence}°. Draw the normal and the reflected ray, with an arrow on the ray, and label the angle of reflection *r*.`,
          command: 'Draw',
          figure: figure(
            {
              ...facts,
              name: 'tour/mirror',
              description:
                'A level mirror, facing up. A ray comes from the upper left and meets it in the middle.',
            },
            ...given,
          ),
          tools: ['line', 'arrow', 'label'],
          labels: [{ id: 'r', text: 'r' }],
          checks: [
            {
              as: 'line',
              passes: [
                { at: meets, within: 6 },
                { at: fromMirror(70, 0), within: 6 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: fromMirror(5, incidence), within: 6 },
                { at: fromMirror(70, incidence), within: 7 },
              ],
            },
            // As wide as the angle is there, and no wider: on the other side of the normal it is the angle of incidence.
            { label: 'r', in: { at: fromMirror(50, incidence / 2), within: apart(50, incidence) + 6 } },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'tour/mirror-model',
              description: `The normal stands upright on the mirror; the reflected ray leaves to the upper right at ${incidence}° to it; r is the angle between them.`,
            },
            ...given,
            normal(MEETS_X, MIRROR_Y, 0, 76),
            ray([meets, reflected], 'g'),
            angle(MEETS_X, MIRROR_Y, 90 - incidence, 90, '*r*', 40),
          ),
          scheme: [
            'normal at 90° to the mirror',
            'reflected ray with its arrow, at the right angle',
            '*r* between normal and reflected ray',
          ],
          solution: `The angle of reflection equals the angle of incidence, ${incidence}°. Both are measured from the normal.`,
        }),
      },
    }
  },
})
