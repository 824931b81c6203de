import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { narrowedArtery } from '@/lib/figures/biology/coronary'
import { heartSection } from '@/lib/figures/biology/heart'
import { describeHeartTrace, heartTrace } from '@/lib/figures/biology/traces'
import { figure } from '@/lib/figures/figure'
import { pulseGraph, volumeGraph } from './drawings'
import {
  ARTERY_OPEN,
  BROUGHT_AND_REMOVED,
  CANNOT_RESPIRE,
  KEPT_THE_SAME,
  LESS_BLOOD,
  LESS_CHOLESTEROL,
  LESS_OXYGEN,
  MORE_NEEDED,
  MORE_PRESSURE,
  NO_BACKFLOW,
  ONLY_LUNGS,
  RESPIRE_FASTER,
  RISES_FIRST,
  THEN_LEVEL,
  WHOLE_BODY,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '9.2', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S', 'T'] as const

const CHAMBERS = ['right atrium', 'left atrium', 'right ventricle', 'left ventricle', 'septum'] as const

core('five-parts-and-a-valve', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(CHAMBERS),
    names: random.shuffle([...CHAMBERS, 'coronary artery', 'one-way valve']),
    rate: random.step(60, 85, 5),
    hours: random.pick([2, 3, 8]),
    animal: random.pick(['a person', 'a pig', 'a sheep']),
  }),
  make: ({ order, names, rate, hours, animal }) => {
    const keys = order.map((part, at) => [LETTERS[at] ?? '', part] as const)
    return {
      stem: [
        `The diagram shows a section through the heart of ${animal}, seen from the front. Five parts are labelled **P** to **T**. **V** labels another part.`,
        `A student draws the heart of ${animal}, cut open and seen from the front. The letters **P** to **T** and **V** label six parts.`,
        `The heart of ${animal} is cut open and drawn from the front. Six parts are labelled **P** to **T** and **V**.`,
      ],
      figure: heartSection.figure({
        name: 'transport-in-animals/section-with-six-letters',
        title: 'A section through the heart with six parts lettered',
        labels: Object.fromEntries([
          ...keys.map(([letter, part]) => [part, letter]),
          ['atrioventricular valve', 'V'],
        ]),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the parts labelled P to T.',
          command: 'Identify',
          marks: 5,
          items: asItems(LETTERS),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([letter, part]) => `${letter}: ${part}`),
          solution: `The right side of the heart is on the left of the drawing; the atria are above. ${keys.map(([letter, part]) => `${letter} is the ${part}`).join('; ')}.`,
        }),
        b: ask.written({
          prompt: 'State the function of the part labelled V.',
          marks: 1,
          lines: 2,
          scheme: [NO_BACKFLOW],
          modelAnswer: 'It is a valve, which stops blood flowing backwards.',
          solution:
            'V is a valve. It closes when blood begins to flow back, so that blood flows one way only.',
        }),
        c: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the blood vessels that supply the muscle of the heart with oxygen.',
          answers: [{ text: 'coronary arteries', accept: ['coronary artery', 'coronary', 'coronaries'] }],
          reject: [
            { text: 'pulmonary artery', why: 'The pulmonary artery carries blood to the lungs.' },
            { text: 'coronary vein', why: 'Veins carry blood back; arteries bring it.' },
          ],
          solution: 'The coronary arteries branch over the heart and bring oxygen and glucose to its muscle.',
        }),
        d: ask.number({
          lead: `The heart beats ${rate} times in one minute.`,
          prompt: `Calculate how many times it beats in ${hours} hours at this rate.`,
          answer: rate * 60 * hours,
          unit: '',
          scheme: [`C1 ${rate} × 60 (× ${hours})`, `A1 ${plain(rate * 60 * hours)}`],
          solution: `There are 60 minutes in an hour: ${rate} × 60 × ${hours} = ${plain(rate * 60 * hours)}.`,
        }),
      },
    }
  },
  verify: ({ rate, hours }) => {
    let beats = 0
    for (let minute = 0; minute < hours * 60; minute += 1) beats += rate
    return { d: beats }
  },
})

core('pulse-of-a-runner', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const start = random.int(1, 3)
    const stop = start + random.int(3, 5)
    const back = stop + random.int(4, 6)
    const rest = random.pick([60, 65, 70, 75, 80])
    return {
      start,
      stop,
      back,
      rest,
      top: rest + random.pick([55, 60, 65, 70]),
      sport: random.pick(['runs', 'rows', 'cycles', 'walks up stairs']),
    }
  },
  make: ({ sport, ...pulse }) => {
    const { rest, top, stop, back } = pulse
    const percent = ((top - rest) / rest) * 100
    return {
      stem: [
        `An athlete rests, ${sport} at a steady speed and rests again. The graph shows her pulse rate.`,
        `A student ${sport} at a steady speed for some minutes. Her pulse rate is measured each minute before, during and after this.`,
        `The graph shows the pulse rate of a teacher who rests, ${sport} at a steady speed for some minutes and rests again.`,
      ],
      figure: pulseGraph(pulse),
      parts: {
        a: ask.number({
          prompt: 'State the highest pulse rate.',
          objective: 'AO2',
          answer: top,
          tolerance: 2,
          unit: 'beats per minute',
          scheme: [`A1 ${top} beats per minute`],
          solution: `Read the highest part of the line on the vertical axis: ${top} beats per minute. One small square is 5 beats per minute.`,
        }),
        b: ask.number({
          prompt: 'Calculate the percentage increase from the resting pulse rate to the highest pulse rate.',
          answer: percent,
          unit: '%',
          tolerance: 4,
          follow: { from: 'a', formula: `100*(x - ${rest})/${rest}` },
          scheme: [`C1 (${top} − ${rest}) ÷ ${rest} × 100`, `A1 ${Math.round(percent)}%`],
          solution: `The resting rate is ${rest} beats per minute. Increase as a percentage of the resting rate: (${top} − ${rest}) ÷ ${rest} × 100 = ${Math.round(percent)}%.`,
        }),
        c: ask.number({
          prompt:
            'Determine how long the pulse rate takes to return to its resting value after the exercise ends.',
          objective: 'AO2',
          answer: back - stop,
          sigFigs: 1,
          unit: 'min',
          scheme: [`C1 times ${stop} min and ${back} min read from the graph`, `A1 ${back - stop} min`],
          solution: `The pulse rate begins to fall at ${stop} min and is back at ${rest} beats per minute at ${back} min: ${back} − ${stop} = ${quantity(back - stop, 'min')}.`,
        }),
        d: ask.written({
          prompt: 'Describe how the pulse rate changes from the start to the end of the exercise.',
          objective: 'AO2',
          scheme: [RISES_FIRST, THEN_LEVEL],
          modelAnswer: 'The pulse rate rises steeply at first and is then constant until the exercise ends.',
          solution: 'Describe each part of the line in turn: first it rises, then it is level.',
        }),
        e: ask.written({
          lead: 'The recovery of two people is to be compared.',
          prompt: 'State **two** variables that must be the same for both people.',
          objective: 'AO2',
          marks: 2,
          scheme: KEPT_THE_SAME,
          modelAnswer: 'The kind of exercise and the time for which they exercise.',
          solution:
            'Everything but the person that could change the pulse rate must be the same: the kind, intensity and length of the exercise, the rest before it, the temperature. People of the same age and sex are compared.',
        }),
      },
    }
  },
  verify: ({ rest, top, stop, back }) => {
    let minutes = 0
    for (let at = stop; at < back; at += 1) minutes += 1
    return { a: rest + (top - rest), b: (top / rest) * 100 - 100, c: minutes }
  },
})

/** Each risk factor of the syllabus, and what else students call it. */
const FACTORS = [
  {
    text: 'diet',
    accept: [
      'poor diet',
      'saturated fat',
      'fatty diet',
      'fatty food',
      'too much salt',
      'salt',
      'cholesterol',
      'high cholesterol',
      'bad diet',
      'unhealthy diet',
      'high fat diet',
      'diet high in saturated fat',
      'eating too much fat',
      'obesity',
      'being overweight',
    ],
  },
  {
    text: 'lack of exercise',
    accept: [
      'no exercise',
      'not enough exercise',
      'little exercise',
      'inactivity',
      'not exercising',
      'sedentary lifestyle',
      'physical inactivity',
    ],
  },
  { text: 'stress', accept: ['being stressed', 'stressful life'] },
  {
    text: 'genes',
    accept: ['genetics', 'genetic predisposition', 'family history', 'inheritance', 'heredity'],
  },
  { text: 'age', accept: ['old age', 'being old', 'getting older', 'older age'] },
  { text: 'sex', accept: ['gender', 'being male', 'being a man', 'male', 'biological sex'] },
]

core('narrowed-coronary-artery', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const wide = random.pick([3, 4, 5])
    const narrow = random.step(1, wide - 1.5, 0.5)
    return { wide, narrow, who: random.pick(['a man of 60', 'a smoker', 'a patient']) }
  },
  make: ({ wide, narrow, who }) => {
    const part = (narrow / wide) ** 2 * 100
    return {
      stem: [
        `The diagram shows two coronary arteries cut across: one of a healthy person and one of ${who}.`,
        `A doctor compares a coronary artery of ${who} with that of a healthy person. The diagram shows both, cut across.`,
        `The diagram shows a coronary artery of a healthy person and one of ${who}. Both are cut across.`,
      ],
      figure: narrowedArtery.figure({
        name: 'transport-in-animals/two-coronary-arteries',
        labels: { 'fatty deposit': 'X' },
        left: (28 * narrow) / wide,
        names: ['healthy', 'patient'],
      }),
      parts: {
        a: ask.number({
          lead: `The lumen of the healthy artery is ${quantity(wide, 'mm')} wide. The lumen that is left in the other artery is ${quantity(narrow, 'mm')} wide. Take both to be circles. The area of a circle is proportional to the square of its diameter.`,
          prompt: 'Calculate the area that is left as a percentage of the area of the healthy lumen.',
          answer: part,
          unit: '%',
          scheme: [
            `C1 ${plain(narrow)}^{2} and ${plain(wide)}^{2}`,
            `C1 ${plain(narrow ** 2)} ÷ ${plain(wide ** 2)} × 100`,
            `A1 ${Math.round(part)}%`,
          ],
          solution: `Square both diameters: ${plain(narrow ** 2)} and ${plain(wide ** 2)}. ${plain(narrow ** 2)} ÷ ${plain(wide ** 2)} × 100 = ${Math.round(part)}%. A lumen that is a little narrower lets much less blood through.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the kind of substance that has built up at X.',
          command: 'State',
          answers: [
            {
              text: 'fat',
              accept: [
                'fatty deposit',
                'fatty deposits',
                'fatty substance',
                'fatty material',
                'fatty acids',
                'fats',
                'cholesterol',
                'lipid',
                'lipids',
                'plaque',
                'atheroma',
                'saturated fat',
              ],
            },
          ],
          reject: [
            { text: 'blood clot', why: 'A clot may form later, but the layer in the wall is fatty.' },
            { text: 'muscle', why: 'The muscle lies outside this layer, in the wall.' },
          ],
          solution: 'In coronary heart disease fatty deposits build up in the wall of coronary arteries.',
        }),
        c: ask.written({
          prompt: 'Explain how the change in the artery can harm the heart.',
          marks: 3,
          scheme: [LESS_BLOOD, LESS_OXYGEN, CANNOT_RESPIRE],
          modelAnswer:
            'Less blood flows to part of the heart muscle. The muscle gets less oxygen, so it cannot respire fast enough and may die.',
          solution:
            'Go step by step: a narrow lumen, less blood to the muscle, less oxygen, less respiration, and in the end dead muscle.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State **two** risk factors for coronary heart disease other than smoking.',
          command: 'State',
          asked: 2,
          answers: FACTORS,
          reject: [
            { text: 'smoking', why: 'The question asks for factors other than smoking.' },
            { text: 'exercise', why: 'Exercise lowers the risk. Lack of exercise raises it.' },
          ],
          scheme: [
            'one risk factor',
            'a second risk factor (diet, lack of exercise, stress, genes, age, sex)',
          ],
          solution: 'The risk factors are diet, lack of exercise, stress, smoking, genes, age and sex.',
        }),
        e: ask.written({
          prompt: 'Explain how eating less saturated fat lowers the risk of coronary heart disease.',
          marks: 2,
          scheme: [LESS_CHOLESTEROL, ARTERY_OPEN],
          modelAnswer:
            'There is less cholesterol in the blood, so fewer fatty deposits form and the coronary arteries are less likely to become blocked.',
          solution: 'Saturated fat raises cholesterol in the blood, from which fatty deposits form.',
        }),
      },
    }
  },
  verify: ({ wide, narrow }) => ({
    a: (100 * Math.PI * (narrow / 2) ** 2) / (Math.PI * (wide / 2) ** 2),
  }),
})

supplement('volume-in-two-heartbeats', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    low: random.step(40, 60, 10),
    high: random.step(110, 140, 10),
    period: random.pick([0.6, 0.8, 1]),
    who: random.pick(['an adult', 'a patient', 'a student']),
  }),
  make: ({ low, high, period, who }) => {
    const stroke = high - low
    const rate = 60 / period
    const graph = { low, high, period, first: 1, seconds: 2 }
    return {
      stem: [
        `The graph shows the volume of blood in the left ventricle of ${who} during some heartbeats. At **X** the line falls, at **Y** it rises.`,
        `Doctors measure the volume of blood in the left ventricle of ${who}. It falls at **X** and rises at **Y**.`,
        `The volume of blood in the left ventricle of ${who} was measured for 2 s. The line falls at **X** and rises at **Y**.`,
      ],
      figure: volumeGraph({ ...graph, letters: ['', 'X', '', 'Y'] }),
      parts: {
        a: ask.number({
          prompt: 'Determine the volume of blood that leaves the left ventricle in one heartbeat.',
          objective: 'AO2',
          answer: stroke,
          tolerance: 4,
          unit: 'cm^{3}',
          scheme: [`C1 ${high} − ${low}`, `A1 ${quantity(stroke, 'cm^3')}`],
          solution: `The volume falls from ${quantity(high, 'cm^3')} to ${quantity(low, 'cm^3')}: ${high} − ${low} = ${quantity(stroke, 'cm^3')}.`,
        }),
        b: ask.number({
          prompt: 'Determine the heart rate in beats per minute.',
          objective: 'AO2',
          answer: rate,
          tolerance: 2,
          unit: 'beats per minute',
          scheme: [
            `C1 one heartbeat lasts ${quantity(period, 's')}`,
            `A1 60 ÷ ${plain(period)} = ${rate} beats per minute`,
          ],
          solution: `From one fall to the next the graph shows ${quantity(period, 's')}. In 60 s there are 60 ÷ ${plain(period)} = ${rate} beats.`,
        }),
        c: ask.number({
          prompt: 'Calculate the volume of blood that the left ventricle pumps in one minute.',
          answer: stroke * rate,
          unit: 'cm^{3}',
          follow: { from: 'a', formula: `${rate}*x` },
          tolerance: 300,
          scheme: [`A1 ${stroke} × ${rate} = ${quantity(stroke * rate, 'cm^3')}`],
          solution: `Volume in one beat × beats in a minute = ${stroke} × ${rate} = ${quantity(stroke * rate, 'cm^3')}.`,
        }),
        d: ask.table({
          prompt:
            'Complete the table to show whether the valves on the left side of the heart are open or shut.',
          objective: 'AO2',
          head: ['valve', 'at X', 'at Y'],
          rows: [
            [
              { text: 'atrioventricular' },
              {
                blank: 'atrioventricular-x',
                answer: 'shut',
                mode: 'pick',
                choices: ['open', 'shut'],
                marks: 1,
              },
              {
                blank: 'atrioventricular-y',
                answer: 'open',
                mode: 'pick',
                choices: ['open', 'shut'],
                marks: 1,
              },
            ],
            [
              { text: 'semilunar' },
              { blank: 'semilunar-x', answer: 'open', mode: 'pick', choices: ['open', 'shut'], marks: 1 },
              { blank: 'semilunar-y', answer: 'shut', mode: 'pick', choices: ['open', 'shut'], marks: 1 },
            ],
          ],
          scheme: [
            'atrioventricular at X: shut',
            'atrioventricular at Y: open',
            'semilunar at X: open',
            'semilunar at Y: shut',
          ],
          solution:
            'At X the ventricle contracts and blood leaves through the semilunar valve; the atrioventricular valve is shut. At Y the ventricle fills through the atrioventricular valve; the semilunar valve is shut.',
        }),
        e: ask.written({
          prompt: 'Explain why the wall of the left ventricle is thicker than that of the right ventricle.',
          marks: 2,
          scheme: [WHOLE_BODY, ONLY_LUNGS, MORE_PRESSURE],
          modelAnswer:
            'The left ventricle pumps blood round the whole body at a higher pressure. The right ventricle pumps blood only to the lungs.',
          solution: 'Compare both ventricles: where each pumps the blood, and which pressure that needs.',
        }),
      },
    }
  },
  verify: ({ low, high, period }) => {
    let beats = 0
    for (let time = 0; time < 60 - 1e-6; time += period) beats += 1
    return { a: high - low, b: beats, c: beats * high - beats * low }
  },
})

const EVENTS = [
  ['fill', 'the atria contract and the ventricles fill'],
  ['av', 'the ventricles begin to contract and the atrioventricular valves shut'],
  ['open', 'the semilunar valves open and blood flows into the arteries'],
  ['relax', 'the ventricles relax and the semilunar valves shut'],
] as const

supplement('trace-in-exercise', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    rest: random.step(50, 80, 10),
    busy: random.step(110, 150, 10),
    events: random.shuffle(EVENTS),
    sport: random.pick(['cycling', 'rowing', 'running', 'swimming']),
  }),
  make: ({ rest, busy, events, sport }) => ({
    stem: [
      `The graph shows an ECG of a girl straight after ${sport}. It lasts 6 s. Her heart rate at rest is ${rest} beats per minute.`,
      `An ECG is recorded for 6 s as soon as a boy stops ${sport}. His heart rate at rest is ${rest} beats per minute.`,
      `A sports scientist records an ECG of an athlete for 6 s at the end of ${sport}. The heart rate at rest is ${rest} beats per minute.`,
    ],
    figure: figure(
      {
        name: 'transport-in-animals/trace-after-sport',
        title: 'An ECG of six seconds',
        description: describeHeartTrace({ beatsPerMinute: busy, seconds: 6 }),
        height: 204,
      },
      heartTrace({ beatsPerMinute: busy, seconds: 6 }),
    ),
    parts: {
      a: ask.number({
        prompt: 'Determine the heart rate shown by the ECG.',
        objective: 'AO2',
        answer: busy,
        unit: 'beats per minute',
        scheme: [`C1 ${busy / 10} peaks in 6 s`, `A1 ${busy} beats per minute`],
        solution: `There are ${busy / 10} high peaks in 6 s, so in 60 s there are ${busy / 10} × 10 = ${busy} beats.`,
      }),
      b: ask.number({
        prompt: 'Calculate how many times as high as the heart rate at rest this is.',
        answer: busy / rest,
        unit: '',
        follow: { from: 'a', formula: `x/${rest}` },
        scheme: [`A1 ${busy} ÷ ${rest} = ${(busy / rest).toFixed(1)}`],
        solution: `Divide the higher rate by the rate at rest: ${busy} ÷ ${rest} = ${(busy / rest).toFixed(1)}.`,
      }),
      c: ask.order({
        prompt: 'Put the events of one heartbeat in order, from the contraction of the atria on.',
        command: 'Identify',
        marks: 3,
        items: events.map(([id, text]) => ({ id, text })),
        answer: ['fill', 'av', 'open', 'relax'],
        scheme: sequenceScheme(4, 3),
        solution:
          'The atria contract first and fill the ventricles. When the ventricles contract, the atrioventricular valves shut and then the semilunar valves open. When the ventricles relax, the semilunar valves shut.',
      }),
      d: ask.written({
        prompt: `Explain why the heart rate rises during ${sport}.`,
        marks: 3,
        scheme: [RESPIRE_FASTER, MORE_NEEDED, BROUGHT_AND_REMOVED],
        modelAnswer:
          'The muscles respire faster, so they need more oxygen and glucose. More blood flows to them, which brings these faster and removes carbon dioxide faster.',
        solution:
          'Begin with the muscles: they respire faster. Then say what they need, and what the blood brings and takes away.',
      }),
    },
  }),
  verify: ({ rest, busy }) => {
    let beats = 0
    for (let time = 0; time < 6 - 1e-9; time += 60 / busy) beats += 10
    return { a: beats, b: beats / rest }
  },
})
