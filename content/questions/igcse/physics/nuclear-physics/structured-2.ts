import { statements, structured, type Wrong } from '@/lib/exams/authoring/options'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'

const facts = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

// 5.2.1 and 5.2.2 Absorbers

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

const absorbers = template({
  ...facts,
  checked: '2026-11-20',
  name: 'which-radiations-does-it-emit',
  subtopic: '5.2.2',
  difficulty: 3,
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
    return structured({
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
      parts: [
        {
          kind: 'written',
          label: 'a.i',
          prompt: 'State what is meant by *background radiation*.',
          command: 'State',
          subtopic: '5.2.1',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [B1('(low-level, ionising) radiation that is always present (in the surroundings)')],
          modelAnswer:
            'Background radiation is the low-level ionising radiation that is always present around us.',
          solution:
            '“Always present” or “in the surroundings” is the point. It comes from radon gas, rocks and buildings, food and drink, and cosmic rays.',
        },
        {
          kind: 'numeric',
          label: 'a.ii',
          prompt: 'Calculate the corrected count rate, in counts per minute, when there is no absorber.',
          command: 'Calculate',
          subtopic: '5.2.1',
          objective: 'AO2',
          marks: 2,
          answer: none - background,
          unit: 'counts/min',
          unitMode: 'given',
          sigFigs: 3,
          form: 'any',
          scheme: [
            C1(
              `background count rate ${plain(background * minutes)} ÷ ${minutes}, or ${background} (counts/min)`,
            ),
            A1(`${plain(none - background)} counts/min`),
          ],
          solution: `Background count rate: ${plain(background * minutes)} ÷ ${minutes} = ${background} counts/min. Both values must be rates before they are subtracted.

Corrected count rate: ${plain(none)} − ${background} = ${plain(none - background)} counts/min.`,
        },
        {
          kind: 'choice',
          label: 'b.i',
          prompt: 'Which radiation, or radiations, does the source emit?',
          command: 'Deduce',
          subtopic: '5.2.2',
          objective: 'AO2',
          marks: 1,
          ...statements(namesOf(truth), wrong),
          scheme: [B1(namesOf(truth))],
          solution: `Paper absorbs α, 5 mm of aluminium absorbs α and β, and γ passes through both. The source emits ${namesOf(truth)}.`,
        },
        {
          kind: 'written',
          label: 'b.ii',
          prompt: 'Explain how the results for paper and for aluminium lead to your answer in **(b)(i)**.',
          command: 'Explain',
          subtopic: '5.2.2',
          objective: 'AO2',
          marks: 2,
          lines: 4,
          scheme: [
            B1(
              truth.alpha
                ? 'paper lowers the count rate, and paper absorbs (only) α-particles'
                : 'paper makes no (significant) difference, and paper would absorb α-particles',
            ),
            B1(
              truth.beta && truth.gamma
                ? 'aluminium lowers the count rate, so it absorbs β-particles, and what is still above the background is γ-radiation'
                : truth.gamma
                  ? 'aluminium makes no further difference, so there are no β-particles, and what is still above the background is γ-radiation'
                  : 'with aluminium only the background is left: it absorbs β-particles and there is no γ-radiation',
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
        },
        {
          kind: 'written',
          label: 'c',
          prompt:
            'State **two** precautions that the student takes when moving or storing the radioactive source.',
          command: 'State',
          subtopic: '5.2.5',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('any two from: hold the source with (long) tongs, or keep it far from the body'),
            B1('keep the source in a lead-lined box'),
            B1('keep it in a locked cupboard or store, with a warning label'),
            B1('point the source away from people'),
            B1('take the source out for the shortest possible time'),
          ],
          modelAnswer:
            'The student holds the source with long tongs and puts it back into a lead-lined box as soon as the readings are finished.',
          solution:
            'Name actions that lower the dose. “Wear gloves”, “wear goggles” or “be careful” does not score.',
        },
      ],
    })
  },
  verify: ({ truth, parts }) => ({
    'a.ii': [truth.alpha, truth.beta, truth.gamma].reduce(
      (sum, emitted, at) => sum + (emitted ? (parts[at] ?? 0) : 0),
      0,
    ),
  }),
})

// 5.2.4 Half-life: a tracer

const CURVES = [
  { start: 400, background: 40 },
  { start: 320, background: 40 },
  { start: 480, background: 40 },
  { start: 200, background: 20 },
  { start: 160, background: 20 },
  { start: 240, background: 20 },
] as const

const tracer = template({
  ...facts,
  checked: '2026-11-20',
  name: 'half-life-of-a-medical-tracer',
  subtopic: '5.2.4',
  difficulty: 4,
  values: random => ({
    curve: random.pick(CURVES),
    halfLife: random.pick([4, 5, 6, 8]),
    count: random.pick([5, 6]),
    place: random.pick(['lungs', 'brain', 'liver', 'bones', 'kidneys']),
  }),
  make: ({ curve: { start, background }, halfLife, count, place }) => {
    const step = halfLife > 5 ? 2 : 1
    const until = (halfLife === 5 ? 3.2 : 3) * halfLife
    const top = start + 2 * background
    const chart = graph({
      x: {
        label: 'time / hours',
        max: until,
        ticks: Array.from({ length: Math.round(until / step) + 1 }, (_, at) => at * step),
        format: value => (value % (2 * step) === 0 ? String(value) : ''),
        grid: true,
      },
      y: {
        label: 'measured count rate / counts per minute',
        max: top,
        ticks: Array.from({ length: Math.round(top / background) + 1 }, (_, at) => at * background),
        format: value => (value % (2 * background) === 0 ? String(value) : ''),
        grid: true,
      },
      height: 190,
    })
    const later = count * halfLife
    return structured({
      stem: `A hospital uses a radioactive isotope as a tracer to look for cancer in the ${place} of a patient. The isotope emits γ-radiation. Before it is used, a technician places a detector near a sample of it. The graph shows the measured count rate, which includes a background count rate of ${background} counts per minute.`,
      figure: figure(
        {
          name: 'nuclear-physics/measured-count-rate-of-a-tracer',
          title: 'Measured count rate against time',
          description: `Measured count rate in counts per minute, from 0 to ${top}, against time in hours, from 0 to ${plain(until)}, on a grid. A smooth curve starts at ${start + background} and falls, steeply at first and then less and less. It stays above ${background}.`,
          height: 268,
        },
        chart.axes,
        chart.curve(decayPoints(start, halfLife, until).map(([time, rate]) => [time, rate + background])),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State **one** main source of background radiation.',
          command: 'State',
          subtopic: '5.2.1',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [
            B1('any one from: radon gas (in the air)'),
            B1('rocks and buildings'),
            B1('food and drink'),
            B1('cosmic rays'),
          ],
          modelAnswer: 'Radon gas in the air is a main source of background radiation.',
          solution:
            'The four main sources are radon gas, rocks and buildings, food and drink, and cosmic rays. Mobile phones or sunlight do not score.',
        },
        {
          kind: 'numeric',
          label: 'b.i',
          prompt: 'Determine the half-life of the isotope.',
          command: 'Determine',
          subtopic: '5.2.4',
          objective: 'AO2',
          marks: 3,
          answer: halfLife,
          unit: 'hours',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: step * 0.25,
          form: 'any',
          scheme: [
            C1(
              `background subtracted from a reading, such as ${start + background} − ${background} = ${start}`,
            ),
            C1(
              `corrected count rate halved, such as ${start / 2}, and the time read at a measured ${start / 2 + background}`,
            ),
            A1(`${quantity(halfLife, 'hours')} (accept ±${plain(step * 0.25)} hours)`),
          ],
          solution: `At the start the corrected count rate is ${start + background} − ${background} = ${start} counts/min. Half of it is ${start / 2}.

The detector then measures ${start / 2} + ${background} = ${start / 2 + background} counts/min. The curve is at this value after ${quantity(halfLife, 'hours')}.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: `Calculate the fraction of the nuclei of the isotope that have **not** decayed after ${quantity(later, 'hours')}.`,
          command: 'Calculate',
          subtopic: '5.2.4',
          objective: 'AO2',
          marks: 2,
          answer: 0.5 ** count,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b.i', formula: `0.5^(${later}/x)` },
          scheme: [
            C1(`${later} ÷ ${halfLife} or ${count} half-lives`),
            A1(`$\\frac{1}{${2 ** count}}$ (${figures(0.5 ** count, 2)})`),
          ],
          solution: `${later} ÷ ${halfLife} = ${count} half-lives. The number of undecayed nuclei halves ${count === 5 ? 'five' : 'six'} times: $\\left(\\frac{1}{2}\\right)^{${count}} = \\frac{1}{${2 ** count}}$.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'Explain why this isotope is suitable as a tracer inside the body.',
          command: 'Explain',
          subtopic: '5.2.4',
          objective: 'AO1',
          marks: 2,
          lines: 4,
          scheme: [
            B1(
              'any two from: γ-radiation passes out of the body (highly penetrating), so that it can be detected outside',
            ),
            B1('γ-radiation is only weakly ionising, so it does little damage to cells'),
            B1(
              'half-life long enough for the examination but short enough for the patient to be exposed to radiation only for a short time',
            ),
          ],
          modelAnswer:
            'γ-radiation is very penetrating, so it passes out of the body and can be detected outside. The half-life of a few hours is long enough for the examination but so short that the dose to the patient is small.',
          solution:
            'Give a reason for the type of radiation and a reason for the half-life. Say what follows from the property, not only what it is.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt:
            'The technician stands behind a thick lead screen. Explain how this protects the technician.',
          command: 'Explain',
          subtopic: '5.2.5',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [B1('lead absorbs (most of) the γ-radiation, so less reaches the body of the technician')],
          modelAnswer:
            'The thick lead absorbs most of the γ-radiation, so much less of it reaches the technician.',
          solution:
            'Shielding absorbs radiation. γ-radiation is never stopped completely, but several centimetres of lead absorb most of it.',
        },
      ],
    })
  },
  verify: ({ curve, halfLife, count }) => {
    // Walk along the curve to the reading that stands for half of the corrected rate.
    const wanted = (curve.start + curve.background + curve.background) / 2
    let [low, high] = [0, 20]
    for (let turn = 0; turn < 60; turn += 1) {
      const middle = (low + high) / 2
      const measured = curve.background + curve.start * Math.exp((-Math.LN2 * middle) / halfLife)
      if (measured > wanted) low = middle
      else high = middle
    }
    let left = 1
    for (let time = halfLife; time <= count * halfLife; time += halfLife) left /= 2
    return { 'b.i': low, 'b.ii': left }
  },
})

export const templates = [absorbers, tracer]
