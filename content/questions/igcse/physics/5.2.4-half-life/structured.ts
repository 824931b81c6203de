import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'

const { supplement, templates } = questionsOf('structured', '5.2.4', { calculator: 'needed' })

export { templates }

const CURVES = [
  { start: 400, background: 40 },
  { start: 320, background: 40 },
  { start: 480, background: 40 },
  { start: 200, background: 20 },
  { start: 160, background: 20 },
  { start: 240, background: 20 },
] as const

supplement('half-life-of-a-medical-tracer', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
    return {
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
      parts: {
        a: ask.written({
          prompt: 'State **one** main source of background radiation.',
          subtopic: '5.2.1',
          marks: 1,
          lines: 1,
          scheme: [
            judged(
              'any one from: radon gas (in the air)',
              `
              accept radon
              unsure gas/air
              earns: radon
              earns: radon gas from the ground
              earns: raddon gas
              misses: mobile phones
              misses: the Sun
              misses: rocks`,
            ),
            judged(
              'rocks and buildings',
              `
              accept rock/building/granite/soil/brick/stone
              accept ground/earth ... radiation/uranium/radioactive
              unsure ground/earth/house
              earns: rocks
              earns: buildings and rocks
              earns: from the biuldings
              misses: radon
              misses: mobile phones
              misses: cosmic rays`,
            ),
            judged(
              'food and drink',
              `
              accept food/drink/banana/eat
              earns: food
              earns: food and drink
              earns: the foood that we eat
              misses: water pipes
              misses: rocks
              misses: radon`,
            ),
            judged(
              'cosmic rays',
              `
              accept cosmic
              accept space ... radiation/ray
              accept radiation/ray ... space
              unsure sun/space
              earns: cosmic rays
              earns: cosmick rays from space
              earns: radiation from outer space
              misses: sunlight
              misses: microwaves
              misses: rocks`,
            ),
          ],
          modelAnswer: 'Radon gas in the air is a main source of background radiation.',
          solution:
            'The four main sources are radon gas, rocks and buildings, food and drink, and cosmic rays. Mobile phones or sunlight do not score.',
        }),
        'b.i': ask.number({
          prompt: 'Determine the half-life of the isotope.',
          answer: halfLife,
          unit: 'hours',
          tolerance: step * 0.25,
          scheme: [
            `C1 background subtracted from a reading, such as ${start + background} − ${background} = ${start}`,
            `C1 corrected count rate halved, such as ${start / 2}, and the time read at a measured ${start / 2 + background}`,
            `A1 ${quantity(halfLife, 'hours')} (accept ±${plain(step * 0.25)} hours)`,
          ],
          solution: `At the start the corrected count rate is ${start + background} − ${background} = ${start} counts/min. Half of it is ${start / 2}.

The detector then measures ${start / 2} + ${background} = ${start / 2 + background} counts/min. The curve is at this value after ${quantity(halfLife, 'hours')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the fraction of the nuclei of the isotope that have **not** decayed after ${quantity(later, 'hours')}.`,
          answer: 0.5 ** count,
          follow: { from: 'b.i', formula: `0.5^(${later}/x)` },
          scheme: [
            `C1 ${later} ÷ ${halfLife} or ${count} half-lives`,
            `A1 $\\frac{1}{${2 ** count}}$ (${figures(0.5 ** count, 2)})`,
          ],
          solution: `${later} ÷ ${halfLife} = ${count} half-lives. The number of undecayed nuclei halves ${count === 5 ? 'five' : 'six'} times: $\\left(\\frac{1}{2}\\right)^{${count}} = \\frac{1}{${2 ** count}}$.`,
        }),
        c: ask.written({
          prompt: 'Explain why this isotope is suitable as a tracer inside the body.',
          marks: 2,
          lines: 4,
          scheme: [
            judged(
              'any two from: γ-radiation passes out of the body (highly penetrating), so that it can be detected outside',
              `
              GAMMA = gamma/γ
              OUT = out/outside/leave/escape/through/external/exit
              reject GAMMA ... not penetrate/pass/leave/escape
              reject weak/low/least penetrate/penetrating
              accept penetrate/penetrating/penetration/penetrative
              accept detect/seen/measure/pick/reach ... OUT
              accept GAMMA/it/radiation/ray ... pass/leave/escape/exit/get ... body/skin/tissue/patient/out/through
              accept OUT ... detect
              unsure GAMMA
              unsure detect
              earns: gamma is very penetrating
              earns: gamma rays can leave the body and be detected
              earns: it can be detected outside the body, so it penitrates the skin
              misses: it has a short half-life
              misses: it is weakly ionising
              misses: it is radioactive`,
            ),
            judged(
              'γ-radiation is only weakly ionising, so it does little damage to cells',
              `
              IONISE = ionise/ionize/ionising/ionizing/ionisation/ionization
              HARM = damage/harm/hurt/kill/harmful/danger/dangerous/mutation
              reject strong/high/most/very ... IONISE
              accept weak/low/little/least/less/not/slight/small/poor ... IONISE
              accept IONISE ... weak/low/little/least/less
              accept not IONISE
              accept little/less/not/small/least HARM
              accept not HARM
              unsure IONISE/HARM
              earns: gamma is weakly ionising
              earns: it is the least ionising
              earns: it does litle dammage to the cells
              misses: gamma is strongly ionising
              misses: it has a short half-life
              misses: it passes through the body`,
            ),
            judged(
              'half-life long enough for the examination but short enough for the patient to be exposed to radiation only for a short time',
              `
              SHORT = short/small/low/few/quick/quickly/fast
              reject long half life, without enough/SHORT
              accept half life ... enough/SHORT/hour/not long
              accept SHORT half life
              accept long enough
              accept short enough
              accept decay/gone/disappear/activity/radiation/stay ... SHORT/soon
              accept not stay/remain/last/expose ... long
              accept SHORT ... time/exposure/dose
              unsure half life
              unsure decay
              earns: it has a short half-life
              earns: the half life is long enough for the test but short enough not to harm
              earns: it decays quikly so the patient gets a small dose
              misses: it has a long half-life
              misses: gamma penetrates
              misses: it is weakly ionising`,
            ),
          ],
          modelAnswer:
            'γ-radiation is very penetrating, so it passes out of the body and can be detected outside. The half-life of a few hours is long enough for the examination but so short that the dose to the patient is small.',
          solution:
            'Give a reason for the type of radiation and a reason for the half-life. Say what follows from the property, not only what it is.',
        }),
        d: ask.written({
          prompt:
            'The technician stands behind a thick lead screen. Explain how this protects the technician.',
          command: 'Explain',
          subtopic: '5.2.5',
          scheme: [
            judged(
              'lead absorbs (most of) the γ-radiation, so less reaches the body of the technician',
              `
            STOP = absorb/stop/block/shield/stopped/prevent/reduce/barrier
            reject reflect/bounce
            reject lead/it/screen ... not STOP
            accept STOP, lead/it/screen/radiation/ray/gamma/γ/them/dense
            accept less/fewer/not/little ... radiation/gamma/γ/ray ... reach/get/pass/through
            accept gamma/γ/radiation/ray/it/they ... not pass/penetrate/reach/through/get
            accept not pass/penetrate/through
            unsure lead
            earns: the lead absorbs the gamma radiation
            earns: it blocks most of the rays
            earns: lead absorbes gamma so less reaches the technition
            misses: the lead reflects the radiation
            misses: it is a heavy metal
            misses: gamma is dangerous`,
            ),
          ],
          modelAnswer:
            'The thick lead absorbs most of the γ-radiation, so much less of it reaches the technician.',
          solution:
            'Shielding absorbs radiation. γ-radiation is never stopped completely, but several centimetres of lead absorb most of it.',
        }),
      },
    }
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
