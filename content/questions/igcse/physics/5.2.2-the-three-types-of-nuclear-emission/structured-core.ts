import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, line, rect, text } from '@/lib/figures/shapes'
import { NO_ALPHA, NO_BETA, NO_GAMMA } from './points-core'

const { core, templates } = questionsOf('structured', '5.2.2', { calculator: 'needed' })

export { templates }

const STEMS = [
  'A museum of science shows how α-particles, β-particles and γ-radiation are absorbed.',
  'A student makes a poster about α-particles, β-particles and γ-radiation.',
  'A radiographer learns how α-particles, β-particles and γ-radiation are absorbed.',
] as const

type Kind = 'alpha' | 'beta' | 'gamma'

const SIGN: Record<Kind, string> = { alpha: 'α', beta: 'β', gamma: 'γ' }
const NAME: Record<Kind, string> = { alpha: 'α-particles', beta: 'β-particles', gamma: 'γ-radiation' }

const NAMES: Record<Kind, string[]> = {
  alpha: [
    'alpha',
    'alpha particles',
    'alpha-particles',
    'α',
    'α particles',
    'alpha radiation',
    'alpha rays',
    'α radiation',
    'helium nuclei',
  ],
  beta: [
    'beta',
    'beta particles',
    'beta-particles',
    'β',
    'β particles',
    'beta radiation',
    'beta rays',
    'β radiation',
    'electrons',
  ],
  gamma: ['gamma', 'gamma rays', 'gamma radiation', 'γ', 'γ radiation', 'γ rays', 'γ-rays', 'gamma-rays'],
}

const [START, PAPER, METAL, LEAD, ROWS] = [62, 128, 196, 264, [30, 68, 106]] as const

/** Where each radiation ends, and how far from there a line may end. */
const ENDS: Record<Kind, readonly [x: number, within: number]> = {
  alpha: [PAPER + 1, 12],
  beta: [METAL + 5, 13],
  gamma: [LEAD + 42, 46], // in the lead or behind it
}

core('lines-through-three-absorbers', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const absent = random.pick(['alpha', 'beta', 'gamma'] as const)
    const none = random.step(400, 800, 40)
    const share = random.pick([15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70])
    const behind = none - (none * share) / 100
    if (!Number.isInteger(behind)) return null
    return {
      absent,
      none,
      share,
      behind,
      stem: random.pick(STEMS),
      order: random.shuffle(['alpha', 'beta', 'gamma'] as const),
      off: random.pick([-3, -2, 2, 3]),
      metal: random.pick([4, 5, 6]),
    }
  },
  make: ({ absent, none, share, behind, stem, order, off, metal }) => {
    const present = (['alpha', 'beta', 'gamma'] as const).filter(each => each !== absent)
    // Which absorber the percentage is about, and the three readings.
    const absorber = absent === 'alpha' ? `${metal} mm of aluminium` : 'the sheet of paper'
    const paper = absent === 'alpha' ? none + off : behind
    const aluminium = absent === 'gamma' ? 0 : absent === 'beta' ? behind + off : behind
    const facts = {
      name: 'nuclear-physics/three-absorbers-without-lines',
      title: 'Three dots in front of three absorbers',
      description: `Three dots, one above the other, are marked ${order.map(each => SIGN[each]).join(', ')} from the top. To their right stand, one behind the other, a thin sheet of paper, a few millimetres of aluminium and a thick block of lead. There is free space to the right of the lead.`,
      height: 168,
    }
    const given = [
      rect(PAPER, 8, 3, 122, 'l sunk'),
      text(PAPER + 2, 148, 'paper', { anchor: 'middle' }),
      rect(METAL, 8, 10, 122, 'l sunk'),
      text(METAL + 5, 148, `${metal} mm of`, { anchor: 'middle' }),
      text(METAL + 5, 163, 'aluminium', { anchor: 'middle' }),
      rect(LEAD, 8, 30, 122, 'l sunk'),
      text(LEAD + 18, 148, 'thick lead', { anchor: 'middle' }),
      ...order.map(
        (each, row) =>
          dot(START, ROWS[row] ?? 0, 'd', 3.5) + text(36, (ROWS[row] ?? 0) + 5, SIGN[each], { cls: 'b' }),
      ),
    ]
    return {
      stem,
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          command: 'Complete',
          head: ['radiation', 'what it is'],
          rows: [
            [{ text: 'α' }, { text: 'two protons and two neutrons' }],
            [
              { text: 'β' },
              wordsCell('beta', 'electron', {
                subject: 'igcse/physics',
                accept: [
                  'fast electron',
                  'fast-moving electron',
                  'high-speed electron',
                  'high energy electron',
                  'an electron from the nucleus',
                  'fast-moving electron from the nucleus',
                  'fast electron from the nucleus',
                ],
                reject: ['proton', 'neutron', 'positron'],
              }),
            ],
            [
              { text: 'γ' },
              wordsCell('gamma', 'electromagnetic wave', {
                subject: 'igcse/physics',
                accept: [
                  'electromagnetic radiation',
                  'em wave',
                  'em radiation',
                  'e.m. wave',
                  'electromagnetic',
                  'high-frequency electromagnetic wave',
                  'high energy electromagnetic wave',
                  'high energy electromagnetic radiation',
                  'electromagnetic ray',
                  'high frequency electromagnetic radiation',
                  'part of the electromagnetic spectrum',
                  'photon',
                ],
                reject: ['wave', 'sound wave', 'particle'],
              }),
            ],
          ],
          scheme: ['electron', 'electromagnetic wave (radiation)'],
          solution:
            'An α-particle is a helium nucleus: two protons and two neutrons. A β-particle is a fast-moving electron. γ-radiation is a wave of the electromagnetic spectrum.',
        }),
        b: ask.draw({
          prompt:
            'The diagram shows three absorbers. From each dot, draw **one** straight line, level, to show how far the radiation can go. End the line where all or most of the radiation is absorbed.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line'],
          checks: order.map((each, row) => ({
            as: 'line',
            ends: true,
            passes: [
              { at: [START, ROWS[row] ?? 0], within: 12 },
              { at: [ENDS[each][0], ROWS[row] ?? 0], within: ENDS[each][1] },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'The line of α ends at the paper, the line of β ends at the aluminium, and the line of γ ends in the lead.',
            },
            ...given,
            ...order.map((each, row) => {
              const end = each === 'gamma' ? LEAD + 15 : ENDS[each][0]
              return line(START, ROWS[row] ?? 0, end, ROWS[row] ?? 0, 'g')
            }),
          ),
          scheme: order.map(each =>
            each === 'alpha'
              ? 'the line of α ends at the paper'
              : each === 'beta'
                ? 'the line of β passes through the paper and ends at the aluminium'
                : 'the line of γ passes through the paper and the aluminium, and ends in the lead or behind it',
          ),
          solution:
            'A sheet of paper absorbs α-particles. A few millimetres of aluminium absorb β-particles. γ-radiation passes through both. Thick lead absorbs most of it, but some of it may still pass through, so a line that goes on behind the lead is right as well.',
        }),
        'c.i': ask.number({
          lead: `A source emits two of the three types of radiation. A detector is close to the source. The table shows the count rate with different absorbers between them. The background count rate has been taken off.`,
          table: {
            head: ['absorber', 'count rate / counts per minute'],
            rows: [
              ['none', plain(none)],
              ['sheet of paper', plain(paper)],
              [`sheet of paper and ${metal} mm of aluminium`, plain(aluminium)],
            ],
          },
          prompt: `Calculate what percentage of the radiation that reaches the detector without absorbers comes from ${NAME[absent === 'alpha' ? 'beta' : 'alpha']}. Use the readings for none and for ${absorber === 'the sheet of paper' ? 'paper' : 'paper and aluminium'}.`,
          command: 'Calculate',
          answer: share,
          unit: '%',
          scheme: steps(
            `${plain(none)} − ${plain(behind)} (= ${plain(none - behind)}), or ${plain(behind)} ÷ ${plain(none)}`,
            quantity(share, '%'),
          ),
          solution: `${absent === 'alpha' ? 'Aluminium absorbs the β-particles' : 'Paper absorbs the α-particles'}, so the count rate falls by ${plain(none)} − ${plain(behind)} = ${plain(none - behind)} counts per minute. This is ${plain(none - behind)} ÷ ${plain(none)} × 100 = ${quantity(share, '%')} of ${plain(none)}.`,
        }),
        'c.ii': words({
          subject: 'igcse/physics',
          prompt: 'State which of the three types of radiation the source does **not** emit.',
          objective: 'AO2',
          answers: [{ text: NAME[absent], accept: NAMES[absent] }],
          reject: present.map(each => ({
            text: each,
            why:
              each === 'gamma'
                ? 'The reading with aluminium is well above zero, and this is γ-radiation.'
                : each === 'alpha'
                  ? 'The reading falls with paper, which absorbs α-particles.'
                  : 'The reading falls with aluminium, which absorbs β-particles.',
          })),
          solution:
            absent === 'alpha'
              ? 'Paper absorbs α-particles, but here it changes nothing.'
              : absent === 'beta'
                ? 'A few millimetres of aluminium absorb β-particles, but here they change nothing.'
                : 'γ-radiation passes through paper and aluminium, but here nothing does.',
        }),
        'c.iii': ask.written({
          prompt: 'Explain how the readings show this.',
          objective: 'AO2',
          lines: 2,
          scheme: [
            absent === 'alpha'
              ? judged(
                  'the paper makes (almost) no difference, and α-particles would be absorbed by it',
                  NO_ALPHA,
                )
              : absent === 'beta'
                ? judged(
                    'the aluminium makes (almost) no further difference, and β-particles would be absorbed by it',
                    NO_BETA,
                  )
                : judged(
                    'with the aluminium the count rate is zero, and γ-radiation would pass through it',
                    NO_GAMMA,
                  ),
          ],
          modelAnswer:
            absent === 'alpha'
              ? 'The count rate is almost the same with the paper. Paper would absorb α-particles.'
              : absent === 'beta'
                ? 'The count rate is almost the same when the aluminium is added. Aluminium would absorb β-particles.'
                : 'The count rate is zero with the aluminium. γ-radiation would pass through it and be detected.',
          solution:
            'Ask what the radiation would do to the readings if it were there. A difference of a few counts is due to the random emission.',
        }),
      },
    }
  },
  verify: ({ none, behind }) => ({ 'c.i': 100 * (1 - behind / none) }),
})
