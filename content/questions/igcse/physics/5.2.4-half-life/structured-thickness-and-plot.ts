import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, circle, line, rect, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
import { decayGrid } from './decay-grid'

const { supplement, templates } = questionsOf('structured', '5.2.4', { calculator: 'needed' })

export { templates }

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

supplement('beta-source-controls-thickness', {
  facts: { difficulty: 3, checked: '2026-11-24' },
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
    return {
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
      parts: {
        a: ask.written({
          prompt: `Explain why a source of β-particles is used and not a source of α-particles or of γ-radiation.`,
          marks: 2,
          lines: 4,
          scheme: [
            judged(
              'any two from: β-particles are partly absorbed, and the amount depends on the thickness of the sheet',
              `
              BETA = beta/β
              reject BETA ...(no alpha/gamma/α/γ).. all absorb
              accept BETA ...(no alpha/gamma/α/γ).. partly/partially/part/some/partial ... absorb/pass/through/penetrate/stop/block
              accept BETA, thickness/thick/thin & absorb/pass/through/penetrate/stop/detect/reach/number/amount
              accept amount/number/rate/count/much/many/how ... thickness/thick/thin
              accept some ... BETA
              accept absorb ... some ...(no alpha/gamma/α/γ).. BETA
              unsure BETA, absorb/stop/pass/through/penetrate
              earns: some beta particles are absorbed
              earns: beta is partly absorbed depending on the thickness
              earns: the amount of beta that passes through depends on the thicknes
              misses: alpha would be stopped
              misses: gamma passes straight through
              misses: it is the safest`,
            ),
            judged(
              'α-particles would all be absorbed by the sheet',
              `
              ALPHA = alpha/α
              STOP = absorb/stop/block/stopped
              reject ALPHA ...(no beta/gamma/β/γ).. through/pass/penetrate ... sheet/it
              accept ALPHA ...(no beta/gamma/β/γ).. STOP
              accept ALPHA ...(no beta/gamma/β/γ).. not through/pass/penetrate/reach/get
              accept STOP ...(no beta/gamma/β/γ/hardly/not).. ALPHA
              accept ALPHA ...(no beta/gamma/β/γ).. weak/low/least/less/little penetrate/penetrating
              accept ALPHA ...(no beta/gamma/β/γ).. weakly/least/less ... penetrate/penetrating
              unsure ALPHA, absorb/stop/pass/through/penetrate
              earns: alpha would be stopped by the sheet
              earns: alpha particles cannot pass through it
              earns: α would be compleetly abzorbed
              misses: alpha would pass through the sheet
              misses: gamma would pass straight through
              misses: beta is partly absorbed`,
            ),
            judged(
              'γ-radiation would hardly be absorbed by the sheet',
              `
              GAMMA = gamma/γ
              STOP = absorb/stop/block/stopped/affect/reduce
              reject GAMMA ...(no beta/alpha/β/α/not/hardly).. STOP, without hardly/not/little/few
              reject GAMMA ...(no beta/alpha/β/α).. not through/pass/penetrate
              accept GAMMA ...(no beta/alpha/β/α).. through/pass/penetrate/penetrating
              accept GAMMA ...(no beta/alpha/β/α).. not STOP
              accept GAMMA ...(no beta/alpha/β/α).. little/few/hardly ... STOP
              accept hardly/not/few/little ...(no beta/alpha/β/α).. GAMMA
              accept through/pass/penetrate ...(no beta/alpha/β/α).. GAMMA
              unsure GAMMA, absorb/stop/pass/through/penetrate
              earns: gamma would pass straight through
              earns: gamma rays are not absorbed by the sheet
              earns: γ is too penetraiting
              misses: gamma would be absorbed by the sheet
              misses: alpha would be absorbed
              misses: beta is partly absorbed`,
            ),
          ],
          modelAnswer: `The ${sheet} would absorb all the α-particles and hardly any of the γ-radiation. It absorbs some of the β-particles, and the number that pass through depends on its thickness.`,
          solution:
            'The count rate must change when the thickness changes. That is so only for a radiation that the sheet absorbs in part.',
        }),
        b: ask.written({
          prompt: `The ${sheet} becomes too ${thick ? 'thick' : 'thin'}. Explain how the detector and the rollers correct the thickness.`,
          command: 'Explain',
          scheme: [
            judged(
              `the ${sheet} absorbs ${thick ? 'more' : 'fewer'} β-particles`,
              `
              ${CHANGE_WORDS}
              THIS = ${thick ? 'UP' : 'DOWN'}
              OTHER = ${thick ? 'DOWN' : 'UP'}
              ABSORB = absorb/stop/block/stopped
              THROUGH = through/pass/penetrate
              reject ABSORB ...(no THIS/through/detector).. OTHER
              reject OTHER ...(no THIS).. ABSORB
              reject THIS ...(no OTHER/ABSORB).. THROUGH
              accept ABSORB ...(no OTHER).. THIS
              accept THIS ...(no OTHER/THROUGH).. ABSORB
              accept OTHER ...(no THIS/ABSORB).. THROUGH
              accept THROUGH ...(no THIS).. OTHER
              unsure ABSORB
              earns: ${thick ? 'more' : 'fewer'} beta particles are absorbed
              earns: ${thick ? 'less radiation passes through' : 'more radiation passes through'}
              earns: the sheet ${thick ? 'abzorbs more of the radiation' : 'abzorbs less of the radiation'}
              misses: ${thick ? 'fewer' : 'more'} beta particles are absorbed
              misses: the detector sends a signal
              misses: the rollers move`,
            ),
            judged(
              `the count rate at the detector ${thick ? 'falls' : 'rises'}`,
              `
              ${CHANGE_WORDS}
              THIS = ${thick ? 'DOWN' : 'UP'}
              OTHER = ${thick ? 'UP' : 'DOWN'}
              COUNT = count/reading/rate/detector/signal
              reject COUNT ...(no THIS/absorb/roller/so/and).. OTHER
              reject OTHER ...(no THIS/absorb/roller/so/and/then).. detect/reach/count
              accept COUNT ...(no OTHER/absorb/roller).. THIS
              accept THIS ...(no OTHER/absorb/roller).. detect/detector/reach/count/reading/rate
              unsure detector/count
              earns: the count rate ${thick ? 'falls' : 'rises'}
              earns: the detector detects ${thick ? 'less' : 'more'} radiation
              earns: ${thick ? 'fewer beta particels reach the dettector' : 'more beta particels reach the dettector'}
              misses: the count rate ${thick ? 'rises' : 'falls'}
              misses: the sheet absorbs it
              misses: the rollers move`,
            ),
            judged(
              `the rollers are moved ${thick ? 'closer together' : 'further apart'}`,
              `
              CLOSE = closer/close/together/press/squeeze/tight/tighten/near/nearer/push/squash/(increase pressure)/(more pressure)/harder/inwards
              APART = apart/further/away/wide/wider/loose/loosen/widen/separate/(less pressure)/(reduce pressure)/(decrease pressure)/outwards/release
              reject ${thick ? 'APART' : 'CLOSE'}, without ${thick ? 'CLOSE' : 'APART'}
              accept ${thick ? 'CLOSE' : 'APART'}
              unsure roller ... move/adjust/change
              earns: the rollers move ${thick ? 'closer together' : 'further apart'}
              earns: the rollers are ${thick ? 'pressed together' : 'moved away from each other'}
              earns: the rolers are moved ${thick ? 'togather' : 'appart'}
              misses: the rollers move ${thick ? 'further apart' : 'closer together'}
              misses: the count rate changes
              misses: the sheet is stopped`,
            ),
          ],
          modelAnswer: `The ${sheet} absorbs ${thick ? 'more' : 'fewer'} β-particles, so the count rate at the detector ${thick ? 'falls' : 'rises'}. The control then moves the rollers ${thick ? 'closer together' : 'further apart'}.`,
          solution: `A ${thick ? 'thicker' : 'thinner'} sheet absorbs ${thick ? 'more' : 'fewer'} β-particles, so ${thick ? 'fewer' : 'more'} reach the detector. The control answers the change in the count rate and moves the rollers.`,
        }),
        c: ask.number({
          lead: `The half-life of ${name} is ${quantity(halfLife, unit)}. With no sheet in place, the corrected count rate due to a new source is ${quantity(rate, 'counts/s')}.`,
          prompt: `Calculate the time until this count rate is ${quantity(end, 'counts/s')}. Give the unit.`,
          answer: count * halfLife,
          unit: 'years',
          unitMode: 'asked',
          scheme: [
            `C1 ${Array.from({ length: count + 1 }, (_, at) => plain(rate / 2 ** at)).join(' → ')}, or ${count} half-lives`,
            `A1 ${quantity(count * halfLife, unit)}`,
          ],
          solution: `${Array.from({ length: count + 1 }, (_, at) => plain(rate / 2 ** at)).join(' → ')}: the count rate halves ${['', '', 'twice', 'three times', 'four times'][count]}.

Time = ${count} × ${plain(halfLife)} = ${quantity(count * halfLife, unit)}.`,
        }),
        d: ask.written({
          prompt: 'State the change in the nucleus of an atom when it emits a β-particle.',
          subtopic: '5.2.3',
          scheme: [
            judged(
              'a neutron changes into a proton (and an electron)',
              `
            CHANGE = change/become/turn/convert/transform/decay/split/into/form/change/give
            reject proton ...(no neutron).. CHANGE ... neutron
            reject neutron ... CHANGE ... electron, without proton
            accept neutron ... proton
            accept proton ... from/of neutron
            accept proton ... increase ... neutron ... decrease
            accept gain proton ... lose neutron
            accept one/1 more proton ... one/1 less/fewer neutron
            unsure proton ... increase
            unsure one/1/extra/more proton
            earns: a neutron turns into a proton
            earns: a nutron changes to a protton and an electron
            earns: neutron -> proton + electron
            misses: a proton turns into a neutron
            misses: it loses an electron
            misses: it loses two protons`,
            ),
          ],
          modelAnswer:
            'In the nucleus a neutron changes into a proton and an electron. The electron leaves the nucleus as the β-particle.',
          solution:
            'β decay: neutron → proton + electron. The electron leaves the nucleus, and the proton stays in it.',
        }),
        e: ask.written({
          prompt:
            'A worker has to replace the source. Explain **one** way to reduce the radiation that reaches the worker.',
          command: 'Explain',
          subtopic: '5.2.5',
          marks: 1,
          scheme: [
            judged(
              'any one from: use (long) tongs, because at a greater distance less radiation reaches the body',
              `
              FAR = distance/far/away/further/arm/long
              LESS = less/reduce/weak/fewer/low/decrease/(not reach)/safer/small/limit
              accept tongs/tweezers/forceps/robot/remote/FAR & LESS
              accept tongs/tweezers/forceps/robot/remote & distance/far/away/further
              accept not reach & tongs/tweezers/forceps/robot/remote/FAR
              unsure tongs/tweezers/forceps/robot/remote
              unsure distance/further
              earns: use tongs so that less radiation reaches the body
              earns: stay far away because less radiation reches him, radiattion
              earns: hold it with tongs to increase the distance
              misses: wear gloves
              misses: work quickly
              misses: be careful`,
            ),
            judged(
              'work quickly, because a shorter exposure time means that less radiation is absorbed',
              `
              SHORT = short/quick/quickly/fast/limit/little/minimum/minimise/shorter/reduce/less/brief
              LESS = less/reduce/fewer/low/decrease/small/limit/lower/minimise
              accept quick/quickly/fast/(SHORT time)/(time SHORT) & LESS
              accept SHORT ... time/exposure & LESS radiation/dose/absorb
              accept LESS ... exposure/exposed/expose, time/quick/quickly/short/long
              unsure quick/quickly/fast
              unsure SHORT ... time
              earns: work quickly so that less radiation is absorbed
              earns: reduce the time of exposure so the dose is less
              earns: be quik so that he is exposed for less time, less radiation
              misses: use tongs
              misses: wear gloves
              misses: take a long time`,
            ),
            judged(
              'use shielding (a lead-lined container), because it absorbs radiation',
              `
              SHIELD = lead/shield/screen/suit/apron/barrier/container/box/wall/shielding/clothing/metal/aluminium
              STOP = absorb/stop/block/stopped/reduce/prevent/(not reach)/(not pass)/less
              reject gloves, without lead
              accept SHIELD & STOP
              unsure SHIELD
              earns: use a lead screen because it absorbs the radiation
              earns: a lead shield blocks the radiation
              earns: wear a lead apron to absorbe the radiation, sheild
              misses: wear gloves to stop it
              misses: work quickly
              misses: use tongs`,
            ),
          ],
          modelAnswer:
            'The worker moves the source with long tongs. At a greater distance from the source, less of its radiation reaches the body.',
          solution:
            'The mark needs both: a way to reduce exposure (time, distance or shielding) and how it works.',
        }),
      },
    }
  },
  verify: ({ source, rate, count }) => ({
    c: (source.halfLife * Math.log(rate / (rate / 2 ** count))) / Math.LN2,
  }),
})

const DECAYS = [
  {
    isotope: 'technetium-99m',
    use: 'a hospital',
    halfLife: 6,
    within: 0.5,
    unit: 'hours',
    times: [0, 2, 4, 8, 12, 18],
    max: 20,
    large: 5,
  },
  {
    isotope: 'fluorine-18',
    use: 'a hospital',
    halfLife: 110,
    within: 10,
    unit: 'minutes',
    times: [0, 40, 100, 160, 240, 340],
    max: 400,
    large: 100,
  },
  {
    isotope: 'iodine-123',
    use: 'a clinic',
    halfLife: 13,
    within: 1,
    unit: 'hours',
    times: [0, 5, 10, 20, 30, 40],
    max: 40,
    large: 10,
  },
  {
    isotope: 'copper-64',
    use: 'a research laboratory',
    halfLife: 12.7,
    within: 1,
    unit: 'hours',
    times: [0, 4, 10, 18, 28, 38],
    max: 40,
    large: 10,
  },
  {
    isotope: 'manganese-56',
    use: 'a research laboratory',
    halfLife: 2.6,
    within: 0.2,
    unit: 'hours',
    times: [0, 1, 2, 4, 6, 8],
    max: 8,
    large: 2,
  },
] as const

supplement('plot-of-corrected-count-rates', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    decay: random.pick(DECAYS),
    start: random.step(320, 390, 10),
    background: random.int(16, 34),
    lives: random.pick([3, 4]),
    blanks: random.pick([
      [1, 4],
      [2, 5],
      [2, 4],
    ] as const),
  }),
  make: ({ decay, start, background, lives, blanks }) => {
    const { isotope, use, halfLife, within, unit, times } = decay
    const rate = (time: number) => start * 2 ** (-time / halfLife)
    const corrected = times.map(time => Math.round(rate(time)))
    const left = start / 2 ** lives
    return {
      stem: `In ${use}, a detector is placed near a sample of ${isotope}. The background count rate is ${background} counts per minute. The table in **(a)** shows the count rate that is measured at different times.`,
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the two missing corrected count rates.',
          command: 'Complete',
          subtopic: '5.2.1',
          objective: 'AO2',
          head: [`time / ${unit}`, 'measured count rate / counts/min', 'corrected count rate / counts/min'],
          rows: times.map((time, at) => [
            { text: plain(time) },
            { text: plain((corrected[at] ?? 0) + background) },
            blanks.some(each => each === at)
              ? { blank: `at-${at}`, answer: corrected[at] ?? 0, marks: 1 as const, unit: '' }
              : { text: plain(corrected[at] ?? 0) },
          ]),
          scheme: blanks.map(at => `${corrected[at]} counts/min`),
          solution: `The background is subtracted from each measured value: ${blanks.map(at => `${(corrected[at] ?? 0) + background} − ${background} = ${corrected[at]}`).join(', ')}.`,
        }),
        b: ask.draw({
          prompt:
            'Plot the six corrected count rates against time on the grid, and draw the curve of best fit.',
          command: 'Draw',
          objective: 'AO2',
          ...decayGrid(decay, {
            rate,
            plotted: corrected,
            label: 'corrected count rate / counts/min',
            name: 'nuclear-physics/grid-for-a-decay-curve',
            called: 'corrected count rate',
          }),
          solution:
            'Each point stands at its time and its corrected count rate. The curve falls steeply at first and then less and less; it has no corners.',
        }),
        c: ask.number({
          prompt: `Use your graph to determine the half-life of ${isotope}.`,
          command: 'Determine',
          answer: halfLife,
          unit,
          tolerance: within * 1.001, // both ends of the printed range
          scheme: steps(
            `time in which the corrected count rate halves, such as from ${start} to ${plain(start / 2)}`,
            `${quantity(halfLife, unit)} (${plain(halfLife - within, 1)} to ${plain(halfLife + within, 1)} accepted)`,
          ),
          solution: `The corrected count rate falls from ${start} to ${plain(start / 2)} counts/min in about ${quantity(halfLife, unit)}. It takes as long to halve from any other value.`,
        }),
        d: ask.number({
          prompt: `Calculate the count rate that the detector **measures** after ${lives === 3 ? 'three' : 'four'} half-lives.`,
          command: 'Calculate',
          answer: left + background,
          unit: 'counts/min',
          scheme: steps(
            `corrected count rate ${start} ÷ ${2 ** lives} = ${quantity(left, '', 2)}`,
            `${quantity(left + background, 'counts/min', 2)}`,
          ),
          solution: `After ${lives} half-lives the corrected count rate is ${start} ÷ 2^{${lives}} = ${quantity(left, '', 3)} counts/min. The detector measures the background as well: ${quantity(left, '', 3)} + ${background} = ${quantity(left + background, 'counts/min', 2)}.`,
        }),
      },
    }
  },
  verify: ({ decay, start, background, lives }) => {
    let rate: number = start
    for (let life = 0; life < lives; life += 1) rate -= rate / 2
    return { c: Math.log(2) / (Math.log(2) / decay.halfLife), d: rate + background }
  },
})
