import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import type { Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, curve, line, type Point, rect, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
import { nuclide } from '../shared'
import { BETA_AND_GAMMA, BETA_ONLY, GAMMA_ONLY, PAPER_ABSORBS, PAPER_CHANGES_NOTHING } from './points'

const { supplement, templates } = questionsOf('structured', '5.2.2')

export { templates }

const ALPHA_SOURCES = [
  { from: ['radium', 'Ra', 226, 88], to: ['radon', 'Rn'] },
  { from: ['thorium', 'Th', 228, 90], to: ['radium', 'Ra'] },
  { from: ['uranium', 'U', 238, 92], to: ['thorium', 'Th'] },
  { from: ['thorium', 'Th', 232, 90], to: ['radium', 'Ra'] },
] as const

supplement('three-radiations-between-charged-plates', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    source: random.pick(ALPHA_SOURCES),
    letters: random.shuffle(['P', 'Q', 'R']),
    topPositive: random.chance(0.5),
  }),
  make: ({ source, letters, topPositive }) => {
    const [alpha = '', beta = '', gamma = ''] = letters
    const [name, symbol, nucleons, protons] = source.from
    const [daughter, daughterSymbol] = source.to
    const y = 92
    // Down the page towards the lower plate: +1 when the lower plate is negative.
    const side = topPositive ? 1 : -1
    const bent = (points: readonly Point[]) => points.map(([px, py]): Point => [px, y + side * py])
    const label = (px: number, py: number, letter: string) => text(px, py, letter, { cls: 'b' })
    return {
      stem: `A source contains ${name} and the radioactive nuclides that form from it. It emits α-particles, β-particles and γ-radiation. In a vacuum, a narrow beam of the three radiations passes between two charged plates. The diagram shows their paths P, Q and R. It is not to scale.`,
      figure: figure(
        {
          name: 'nuclear-physics/beam-between-charged-plates',
          title: 'Three paths between two charged plates',
          description: `A beam enters from the left between two level plates. The upper plate is ${topPositive ? 'positive' : 'negative'}, the lower plate is ${topPositive ? 'negative' : 'positive'}. Path ${gamma} is straight. Path ${alpha} bends slightly ${topPositive ? 'downwards' : 'upwards'}. Path ${beta} bends strongly ${topPositive ? 'upwards' : 'downwards'}.`,
          height: 184,
        },
        rect(22, y - 14, 46, 28, 'l sunk'),
        text(45, y + 34, 'source', { anchor: 'middle' }),
        line(110, y - 62, 270, y - 62, 'l thick'),
        line(110, y + 62, 270, y + 62, 'l thick'),
        text(100, y - 57, topPositive ? '+' : '−', { anchor: 'end' }),
        text(100, y + 67, topPositive ? '−' : '+', { anchor: 'end' }),
        arrow(68, y, 320, y, { cls: 'p' }),
        curve(
          bent([
            [110, 0],
            [190, 5],
            [270, 19],
            [318, 30],
          ]),
          'p',
        ),
        curve(
          bent([
            [110, 0],
            [160, -8],
            [205, -28],
            [240, -56],
          ]),
          'p',
        ),
        label(326, y + 5, gamma),
        label(324, y + side * 32 + (side > 0 ? 8 : 2), alpha),
        label(246, y - side * 44 + 5, beta),
      ),
      parts: {
        a: ask.written({
          prompt: 'State which path is followed by the β-particles, and explain your answer.',
          command: 'State',
          objective: 'AO2',
          scheme: [
            judged(
              `path ${beta}`,
              `
              THIS = ${beta}
              OTHER = ${alpha}/${gamma}
              BETA = beta/β/they/it/path
              reject BETA ...(no THIS/alpha/α/gamma/γ).. OTHER
              accept BETA ...(no OTHER/alpha/α/gamma/γ).. THIS
              accept THIS ...(no OTHER/alpha/α/gamma/γ).. beta/β
              accept THIS, without OTHER
              reject OTHER, without THIS
              unsure THIS
              earns: ${beta}
              earns: path ${beta}
              earns: beta is ${beta} because it is negative, betta
              misses: ${alpha}
              misses: path ${gamma}
              misses: beta follows path ${alpha}`,
            ),
            judged(
              'β-particles are negative, so they are attracted by / deflected towards the positive plate',
              `
              NEGATIVE = negative/-/"−"/"-ve"/"-1"/"−1"/electron
              PULL = attract/pull/opposite/unlike/positive/attracted/repel/+
              reject "beta are positive"/"beta is positive"/"beta particles are positive"/"they are positive"/"they are positively"/"particles are positively"
              reject attract/towards/toward/to ...(no positive/opposite/unlike).. negative plate
              accept NEGATIVE & PULL
              accept attract/pull/attracted/deflect/bend/towards/toward/curve ... positive
              accept positive ... attract/pull/attracted
              accept repel ... negative
              unsure NEGATIVE
              earns: they are negative so they are attracted to the positive plate
              earns: beta particles are electrons and bend towards the positive plate
              earns: beta is negetive and opposite charges atract
              misses: they are the fastest
              misses: beta particles are positive
              misses: they are attracted to the negative plate`,
            ),
          ],
          modelAnswer: `The β-particles follow path ${beta}. They have a negative charge, so they are deflected towards the positive plate.`,
          solution: `β-particles are negative and are attracted by the positive plate: path ${beta}. α-particles are positive and are attracted by the negative plate: path ${alpha}. γ-radiation has no charge and is not deflected: path ${gamma}.`,
        }),
        b: ask.written({
          prompt:
            'Explain, in terms of charge and kinetic energy, why α-particles have a stronger ionising effect than β-particles.',
          scheme: [
            judged(
              'α-particles have a larger charge (+2, and β-particles −1)',
              `
              ${CHANGE_WORDS}
              ALPHA = alpha/α
              BETA = beta/β
              TWICE = 2/two/twice/double
              reject BETA ...(no ALPHA/than/less/and).. UP ... charge
              reject ALPHA ...(no BETA/UP).. DOWN charge
              accept ALPHA ...(no BETA/less/DOWN).. UP ... charge
              accept ALPHA ...(no BETA).. charge ... UP
              accept ALPHA/they/charge/have/it ...(no BETA).. TWICE
              accept TWICE ... charge
              accept "+2"/"2+"
              accept BETA ... DOWN charge
              accept UP charge
              unsure charge
              earns: alpha has a larger charge
              earns: alpha particles have twice the charge of beta
              earns: α is +2 and β is only −1, a biger chage
              misses: beta has a larger charge
              misses: alpha is positive
              misses: alpha particles are heavier`,
            ),
            judged(
              'α-particles have more kinetic energy',
              `
              ${CHANGE_WORDS}
              ALPHA = alpha/α
              BETA = beta/β
              ENERGY = energy/kinetic/"ke"
              reject BETA ...(no ALPHA/than/less/DOWN/and).. UP ... ENERGY
              reject ALPHA ...(no BETA/UP).. DOWN ... ENERGY
              accept ALPHA ...(no BETA/DOWN).. UP ... ENERGY
              accept UP ... ENERGY
              accept ENERGY ... UP
              accept BETA ... DOWN ... ENERGY
              unsure ENERGY
              earns: alpha particles have more kinetic energy
              earns: it has a greater kinettic energy
              earns: the kinetic energy of alpha is higher
              misses: beta particles have more kinetic energy
              misses: alpha is slower
              misses: alpha has a larger charge`,
            ),
          ],
          modelAnswer:
            'An α-particle has twice the charge of a β-particle, so it exerts larger forces on the electrons of the atoms that it passes. It also has more kinetic energy, so it can ionise more atoms.',
          solution:
            'Compare both quantities that the question names: the charge is larger (+2 against −1) and so is the kinetic energy.',
        }),
        c: ask.table({
          lead: `A nucleus of ${name}-${nucleons}, ${nuclide(nucleons, protons, symbol)}, emits an α-particle and becomes a nucleus of ${daughter} (${daughterSymbol}).`,
          prompt: `Complete the table for the ${daughter} nucleus.`,
          command: 'Determine',
          subtopic: '5.2.3',
          objective: 'AO2',
          head: ['', 'nucleon number', 'proton number'],
          rows: [
            [
              { text: `${daughter} nucleus` },
              { blank: 'nucleons', answer: nucleons - 4, marks: 1 },
              { blank: 'protons', answer: protons - 2, marks: 1 },
            ],
          ],
          scheme: [`nucleon number ${nucleons - 4}`, `proton number ${protons - 2}`],
          solution: `An α-particle takes away two protons and two neutrons. Nucleon number: ${nucleons} − 4 = ${nucleons - 4}. Proton number: ${protons} − 2 = ${protons - 2}.`,
        }),
      },
    }
  },
})

type Emitted = { alpha: boolean; beta: boolean; gamma: boolean }

const EMITTED: readonly Emitted[] = [
  { alpha: true, beta: false, gamma: true },
  { alpha: false, beta: true, gamma: true },
  { alpha: true, beta: true, gamma: false },
  { alpha: false, beta: true, gamma: false },
]

function namesOf({ alpha, beta, gamma }: Emitted): string {
  const names = [...(alpha ? ['α'] : []), ...(beta ? ['β'] : []), ...(gamma ? ['γ'] : [])]
  return names.length === 1 ? `only ${names[0]}` : names.join(' and ')
}

/** What a student who chose `chosen` overlooked. */
function slip(chosen: Emitted, truth: Emitted): string {
  if (chosen.alpha && !truth.alpha)
    return 'You took it that there are α-particles, but paper makes no real difference to the count rate.'
  if (!chosen.alpha && truth.alpha)
    return 'You left out α-particles, but paper lowers the count rate, and it stops no other radiation.'
  if (chosen.gamma && !truth.gamma)
    return 'You took it that there is γ-radiation, but behind the aluminium only the background is left.'
  return 'You left out γ-radiation, but behind the aluminium the count rate is still well above the background.'
}

supplement('which-radiations-does-it-emit', {
  facts: { difficulty: 3, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const truth = random.pick(EMITTED)
    return {
      truth,
      background: random.int(16, 34),
      minutes: random.pick([5, 10, 20]),
      parts: [random.int(180, 420), random.int(180, 420), random.int(70, 160)],
      jitter: [random.int(-2, 2), random.int(-2, 2)],
    }
  },
  make: ({ truth, background, minutes, parts, jitter }) => {
    const [alpha = 0, beta = 0, gamma = 0] = parts
    const [first = 0, second = 0] = jitter
    const kept = background + (truth.beta ? beta : 0) + (truth.gamma ? gamma : 0)
    const none = kept + (truth.alpha ? alpha : 0)
    const paper = kept + first
    const aluminium = truth.beta ? background + (truth.gamma ? gamma : 0) + second : paper + second
    const wrong = EMITTED.filter(each => each !== truth).map(
      (each): Wrong => [namesOf(each), slip(each, truth)],
    )
    return {
      stem: `A detector connected to a counter is 2 cm from a radioactive source. A student puts different absorbers between the source and the detector. The table shows the measured count rates.

With no source near, the counter records ${plain(background * minutes)} counts of background radiation in ${minutes} minutes.`,
      table: {
        head: ['absorber', 'measured count rate / counts per minute'],
        rows: [
          ['none', plain(none)],
          ['sheet of paper', plain(paper)],
          ['5 mm of aluminium', plain(aluminium)],
        ],
      },
      parts: {
        'a.i': ask.written({
          prompt: 'State what is meant by *background radiation*.',
          subtopic: '5.2.1',
          scheme: [
            judged(
              '(low-level, ionising) radiation that is always present (in the surroundings)',
              `
            reject big bang
            reject microwave/mobile/phone
            accept always/present/everywhere/exist/constantly/"all the time"
            accept around/surround/surroundings/environment/natural/nature/atmosphere/air
            accept rock/cosmic/radon/ground/soil/building
            accept not source
            accept "without a source"/"without any source"/"no source"
            unsure background
            unsure low
            earns: radiation that is always present
            earns: radiation from the surroundings
            earns: radiation in the enviroment around us
            misses: radiation from the source
            misses: dangerous radiation
            misses: radiation left over from the big bang`,
            ),
          ],
          modelAnswer:
            'Background radiation is the low-level ionising radiation that is always present around us.',
          solution:
            '“Always present” or “in the surroundings” is the point. It comes from radon gas, rocks and buildings, food and drink, and cosmic rays.',
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the corrected count rate, in counts per minute, when there is no absorber.',
          subtopic: '5.2.1',
          answer: none - background,
          unit: 'counts/min',
          sigFigs: 3,
          scheme: [
            `C1 background count rate ${plain(background * minutes)} ÷ ${minutes}, or ${background} (counts/min)`,
            `A1 ${plain(none - background)} counts/min`,
          ],
          solution: `Background count rate: ${plain(background * minutes)} ÷ ${minutes} = ${background} counts/min. Both values must be rates before they are subtracted.

Corrected count rate: ${plain(none)} − ${background} = ${plain(none - background)} counts/min.`,
        }),
        'b.i': ask.choice({
          prompt: 'Which radiation, or radiations, does the source emit?',
          command: 'Deduce',
          objective: 'AO2',
          scheme: [namesOf(truth)],
          solution: `Paper absorbs α, 5 mm of aluminium absorbs α and β, and γ passes through both. The source emits ${namesOf(truth)}.`,
          right: namesOf(truth),
          wrong,
        }),
        'b.ii': ask.written({
          prompt: 'Explain how the results for paper and for aluminium lead to your answer in **(b)(i)**.',
          objective: 'AO2',
          lines: 4,
          scheme: [
            judged(
              truth.alpha
                ? 'paper lowers the count rate, and paper absorbs (only) α-particles'
                : 'paper makes no (significant) difference, and paper would absorb α-particles',
              `
              ${truth.alpha ? PAPER_ABSORBS : PAPER_CHANGES_NOTHING}`,
            ),
            judged(
              truth.beta && truth.gamma
                ? 'aluminium lowers the count rate, so it absorbs β-particles, and what is still above the background is γ-radiation'
                : truth.gamma
                  ? 'aluminium makes no further difference, so there are no β-particles, and what is still above the background is γ-radiation'
                  : 'with aluminium only the background is left: it absorbs β-particles and there is no γ-radiation',
              `
              ${truth.beta && truth.gamma ? BETA_AND_GAMMA : truth.gamma ? GAMMA_ONLY : BETA_ONLY}`,
            ),
          ],
          modelAnswer: `${
            truth.alpha
              ? 'The count rate falls when paper is used, and paper absorbs only α-particles, so the source emits α-particles.'
              : 'The count rate with paper is about the same as without, so no α-particles are emitted.'
          } ${
            truth.beta && truth.gamma
              ? 'The aluminium lowers the count rate because it absorbs β-particles. The rest is well above the background, so it is γ-radiation, which passes through the aluminium.'
              : truth.gamma
                ? 'The aluminium lowers it no further, so there are no β-particles. The rest is well above the background, so it is γ-radiation, which passes through the aluminium.'
                : 'With the aluminium the count rate falls to the background, so it absorbs β-particles, and there is no γ-radiation, which would pass through.'
          }`,
          solution:
            'Treat the absorbers one after the other. Small differences of a few counts are due to the random emission.',
        }),
        c: ask.written({
          prompt:
            'State **two** precautions that the student takes when moving or storing the radioactive source.',
          subtopic: '5.2.5',
          marks: 2,
          scheme: [
            judged(
              'any two from: hold the source with (long) tongs, or keep it far from the body',
              `
              reject close/near ... body
              accept tongs/tweezers/forceps/gripper/robot/remote/pliers/tong
              accept far/distance/away/length, body/him/himself/source/it/people/you/them/student/arm
              unsure distance/far
              earns: use long tongs
              earns: hold it with tweesers
              earns: keep it at arm's length away from the body
              misses: wear gloves
              misses: be careful
              misses: keep it in a lead box`,
            ),
            judged(
              'keep the source in a lead-lined box',
              `
              reject plastic/wooden/wood/cardboard box
              accept lead
              unsure box/container/shield
              earns: store it in a lead box
              earns: a leed container lined with lead
              earns: put it back in its lead lined containor
              misses: store it in a drawer
              misses: wear gloves
              misses: use tongs`,
            ),
            judged(
              'keep it in a locked cupboard or store, with a warning label',
              `
              accept lock/locked/label/warn/sign/symbol/secure
              unsure cupboard/safe
              earns: keep it in a locked cupboard
              earns: put a warning lable on it
              earns: lock it away
              misses: use tongs
              misses: wear goggles
              misses: put it on the table`,
            ),
            judged(
              'point the source away from people',
              `
              accept point/aim/direct/face/hold ... away
              accept not point/aim/direct/face ... people/anyone/someone/body/eyes/others/other
              accept never point/aim/direct/face
              unsure point
              earns: point it away from people
              earns: do not point the source at anyone
              earns: never aim it at poeple
              misses: look at the source
              misses: hold it with tongs
              misses: wear gloves`,
            ),
            judged(
              'take the source out for the shortest possible time',
              `
              SHORT = short/little/small/quick/quickly/fast/limit/minimum/reduce/minimise/less/brief/minimize/shortest/low/decrease
              reject long time
              accept SHORT ... time/exposure/expose
              accept time/exposure ... SHORT/as
              accept quick/quickly/fast/soon/immediately
              accept put/return ... back ... finish/use/after/soon/immediately
              unsure time
              earns: use it for the shortest time possible
              earns: put it back quickly
              earns: minimise the exposure tyme, limmit the time
              misses: use it for a long time
              misses: wear gloves
              misses: point it away`,
            ),
          ],
          modelAnswer:
            'The student holds the source with long tongs and puts it back into a lead-lined box as soon as the readings are finished.',
          solution:
            'Name actions that lower the dose. “Wear gloves”, “wear goggles” or “be careful” does not score.',
        }),
      },
    }
  },
  verify: ({ truth, parts }) => ({
    'a.ii': [truth.alpha, truth.beta, truth.gamma].reduce(
      (sum, emitted, at) => sum + (emitted ? (parts[at] ?? 0) : 0),
      0,
    ),
  }),
})
