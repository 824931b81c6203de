import { statements, structured } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, circle, line, rect, text } from '@/lib/figures/shapes'

const facts = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

// 5.2.4 Uses: thickness control

const MILLS = [
  { sheet: 'paper', place: 'paper mill' },
  { sheet: 'plastic film', place: 'factory' },
  { sheet: 'aluminium foil', place: 'factory' },
  { sheet: 'card', place: 'factory' },
] as const

const BETA_SOURCES = [
  { name: 'strontium-90', halfLife: 29, unit: 'years' },
  { name: 'krypton-85', halfLife: 11, unit: 'years' },
  { name: 'promethium-147', halfLife: 2.6, unit: 'years' },
  { name: 'thallium-204', halfLife: 3.8, unit: 'years' },
] as const

const thickness = template({
  ...facts,
  checked: '2026-11-20',
  name: 'beta-source-controls-thickness',
  subtopic: '5.2.4',
  difficulty: 3,
  values: random => ({
    mill: random.pick(MILLS),
    source: random.pick(BETA_SOURCES),
    rate: random.step(400, 960, 80),
    count: random.pick([2, 3, 4]),
    thick: random.chance(0.5),
  }),
  make: ({ mill: { sheet, place }, source, rate, count, thick }) => {
    const { name, halfLife, unit } = source
    const end = rate / 2 ** count
    return structured({
      stem: `In a ${place}, ${sheet} passes between rollers. A source below the ${sheet} contains ${name} and emits β-particles. A detector above the ${sheet} controls the rollers, so that the thickness stays the same.`,
      figure: figure(
        {
          name: 'nuclear-physics/rollers-source-and-detector',
          title: 'Rollers, source and detector',
          description: `A sheet of ${sheet} moves from left to right, first between two rollers and then between a detector above it and a source below it. The detector is connected to a box labelled control, which is connected to the rollers.`,
          height: 196,
        },
        circle(96, 86, 28, 'l sunk'),
        circle(96, 146, 28, 'l sunk'),
        text(60, 90, 'rollers', { anchor: 'end' }),
        line(20, 116, 300, 116, 'p thick'),
        arrow(300, 116, 340, 116, { cls: 'p' }),
        rect(206, 74, 64, 24, 'l sheet'),
        text(278, 90, 'detector'),
        rect(214, 144, 48, 24, 'l sunk'),
        text(270, 161, 'source'),
        rect(126, 16, 72, 26, 'l sheet'),
        centred(162, 29, 'control'),
        line(238, 74, 238, 29),
        line(238, 29, 198, 29),
        line(126, 29, 96, 29),
        arrow(96, 29, 96, 56),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: `Explain why a source of β-particles is used and not a source of α-particles or of γ-radiation.`,
          command: 'Explain',
          subtopic: '5.2.4',
          objective: 'AO1',
          marks: 2,
          lines: 4,
          scheme: [
            B1(
              'any two from: β-particles are partly absorbed, and the amount depends on the thickness of the sheet',
            ),
            B1('α-particles would all be absorbed by the sheet'),
            B1('γ-radiation would hardly be absorbed by the sheet'),
          ],
          modelAnswer: `The ${sheet} would absorb all the α-particles and hardly any of the γ-radiation. It absorbs some of the β-particles, and the number that pass through depends on its thickness.`,
          solution:
            'The count rate must change when the thickness changes. That is so only for a radiation that the sheet absorbs in part.',
        },
        {
          kind: 'order',
          label: 'b',
          prompt: `The ${sheet} becomes too ${thick ? 'thick' : 'thin'}. Put these events in the order in which they then happen, first event at the top.`,
          command: 'Determine',
          subtopic: '5.2.4',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'absorb', text: `the sheet absorbs ${thick ? 'more' : 'fewer'} β-particles` },
            { id: 'rate', text: `the count rate at the detector ${thick ? 'falls' : 'rises'}` },
            {
              id: 'roll',
              text: `the control moves the rollers ${thick ? 'closer together' : 'further apart'}`,
            },
            { id: 'sheet', text: `the sheet leaves the rollers ${thick ? 'thinner' : 'thicker'}` },
          ],
          answer: ['absorb', 'rate', 'roll', 'sheet'],
          scheme: sequenceScheme(4, 2),
          solution: `A ${thick ? 'thicker' : 'thinner'} sheet absorbs ${thick ? 'more' : 'fewer'} β-particles, so ${thick ? 'fewer' : 'more'} reach the detector. The control answers the change in the count rate and moves the rollers.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          lead: `The half-life of ${name} is ${quantity(halfLife, unit)}. With no sheet in place, the corrected count rate due to a new source is ${quantity(rate, 'counts/s')}.`,
          prompt: `Calculate the time until this count rate is ${quantity(end, 'counts/s')}. Give the unit.`,
          command: 'Calculate',
          subtopic: '5.2.4',
          objective: 'AO2',
          marks: 2,
          answer: count * halfLife,
          unit: 'years',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(
              `${Array.from({ length: count + 1 }, (_, at) => plain(rate / 2 ** at)).join(' → ')}, or ${count} half-lives`,
            ),
            A1(`${quantity(count * halfLife, unit)}`),
          ],
          solution: `${Array.from({ length: count + 1 }, (_, at) => plain(rate / 2 ** at)).join(' → ')}: the count rate halves ${['', '', 'twice', 'three times', 'four times'][count]}.

Time = ${count} × ${plain(halfLife)} = ${quantity(count * halfLife, unit)}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'State the change in the nucleus of an atom when it emits a β-particle.',
          command: 'State',
          subtopic: '5.2.3',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [B1('a neutron changes into a proton (and an electron)')],
          modelAnswer:
            'In the nucleus a neutron changes into a proton and an electron. The electron leaves the nucleus as the β-particle.',
          solution:
            'β decay: neutron → proton + electron. The electron leaves the nucleus, and the proton stays in it.',
        },
        {
          kind: 'written',
          label: 'e',
          prompt:
            'A worker has to replace the source. Explain **one** way to reduce the radiation that reaches the worker.',
          command: 'Explain',
          subtopic: '5.2.5',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            B1(
              'any one from: use (long) tongs, because at a greater distance less radiation reaches the body',
            ),
            B1('work quickly, because a shorter exposure time means that less radiation is absorbed'),
            B1('use shielding (a lead-lined container), because it absorbs radiation'),
          ],
          modelAnswer:
            'The worker moves the source with long tongs. At a greater distance from the source, less of its radiation reaches the body.',
          solution:
            'The mark needs both: a way to reduce exposure (time, distance or shielding) and how it works.',
        },
      ],
    })
  },
  verify: ({ source, rate, count }) => ({
    c: (source.halfLife * Math.log(rate / (rate / 2 ** count))) / Math.LN2,
  }),
})

// 5.2.3 Smoke alarm

const ALARMS = [
  { name: 'americium-241', halfLife: 430 },
  { name: 'radium-226', halfLife: 1600 },
  { name: 'plutonium-239', halfLife: 24_000 },
] as const

const smokeAlarm = template({
  ...facts,
  checked: '2026-11-20',
  name: 'alpha-source-of-a-smoke-alarm',
  subtopic: '5.2.3',
  difficulty: 3,
  values: random => {
    const minutes = random.pick([2, 4, 5])
    const backMinutes = random.pick([10, 20])
    const source = random.int(90, 240)
    const background = random.int(18, 36)
    return { alarm: random.pick(ALARMS), minutes, backMinutes, source, background }
  },
  make: ({ alarm: { name, halfLife }, minutes, backMinutes, source, background }) =>
    structured({
      stem: `Some smoke alarms contain a small source of α-particles. One such source contains ${name}, which has a half-life of ${quantity(halfLife, 'years')}. The α-particles ionise the air between two charged plates, and the ions carry a small current. Smoke that enters the alarm absorbs α-particles, the current falls and the alarm sounds.`,
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          lead: `A detector is close to the source. The counter records ${plain((source + background) * minutes)} counts in ${minutes} minutes. Without the source, it records ${plain(background * backMinutes)} counts in ${backMinutes} minutes.`,
          prompt: 'Calculate the count rate, in counts per minute, due to the source.',
          command: 'Calculate',
          subtopic: '5.2.1',
          objective: 'AO2',
          marks: 2,
          answer: source,
          unit: 'counts/min',
          unitMode: 'given',
          sigFigs: 3,
          form: 'any',
          scheme: [
            C1(
              `${plain((source + background) * minutes)} ÷ ${minutes} (= ${source + background}) or ${plain(background * backMinutes)} ÷ ${backMinutes} (= ${background})`,
            ),
            A1(`${source} counts/min`),
          ],
          solution: `Measured count rate: ${plain((source + background) * minutes)} ÷ ${minutes} = ${source + background} counts/min. Background: ${plain(background * backMinutes)} ÷ ${backMinutes} = ${background} counts/min.

Due to the source: ${source + background} − ${background} = ${source} counts/min.`,
        },
        {
          kind: 'choice',
          label: 'b',
          prompt:
            'What happens to a neutral atom of the air when an α-particle ionises it and it becomes a positive ion?',
          command: 'Identify',
          subtopic: '5.1.1',
          objective: 'AO1',
          marks: 1,
          ...statements('It loses an electron.', [
            [
              'It gains an electron.',
              'You described a negative ion: an electron is negative, so an atom that gains one becomes negative.',
            ],
            [
              'It gains a proton.',
              'You changed the nucleus. In ionisation only electrons are lost or gained.',
            ],
            [
              'It loses a neutron.',
              'You changed the nucleus. A neutron has no charge, so no ion would form.',
            ],
          ]),
          scheme: [B1('it loses an electron')],
          solution:
            'A neutral atom has as many electrons as protons. When it loses an electron, it has more protons than electrons: a positive ion.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `State why a nucleus of ${name} is unstable.`,
          command: 'State',
          subtopic: '5.2.3',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1('the nucleus is too heavy (has too many nucleons), or: it has too many neutrons')],
          modelAnswer: `The nucleus of ${name} is too heavy to be stable.`,
          solution:
            'There are two causes of instability in the syllabus: an excess of neutrons, and a nucleus that is too heavy. Emission of an α-particle makes the nucleus lighter.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'Explain why α-particles and a long half-life are suitable for a smoke alarm.',
          command: 'Explain',
          subtopic: '5.2.4',
          objective: 'AO1',
          marks: 2,
          lines: 4,
          scheme: [
            B1(
              'α-particles are strongly ionising (so there is a current), or: are easily absorbed by smoke, or: do not leave the case',
            ),
            B1(
              'long half-life: the source need not be replaced, or: the count rate (current) stays nearly constant for years',
            ),
          ],
          modelAnswer:
            'α-particles ionise the air strongly and are easily absorbed by smoke. Because of the long half-life the emission hardly changes for many years, so the source need not be replaced.',
          solution: 'Give one reason for the radiation and one for the half-life.',
        },
        {
          kind: 'written',
          label: 'e',
          prompt:
            'The source is dangerous if it is swallowed. State **one** effect that the α-particles can have on living cells.',
          command: 'State',
          subtopic: '5.2.5',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1('any one from: cell death'), B1('mutation (change in the DNA)'), B1('cancer')],
          modelAnswer: 'The α-particles can cause mutations in living cells.',
          solution:
            'Ionising radiation can kill cells, change them (mutation) and cause cancer. Inside the body no dead skin or air absorbs the α-particles first.',
        },
      ],
    }),
  verify: ({ minutes, backMinutes, source, background }) => {
    const counted = (source + background) * minutes
    const back = background * backMinutes
    return { a: (counted * backMinutes - back * minutes) / (minutes * backMinutes) }
  },
})

export const templates = [thickness, smokeAlarm]
