import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { skinSection } from '@/lib/figures/biology/skin'
import { afterADrink, twoCurves } from './figures'
import {
  ARTERIOLES,
  BLOOD_NEAR_SURFACE,
  CONSTANT_INSIDE,
  EVIDENCE,
  HEAT,
  INSULIN_RELEASED,
  LIVER_TAKES_UP,
  SECOND,
  TO_GLYCOGEN,
  TREATMENTS,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '14.4', { calculator: 'needed' })

export { templates }

core('after-a-sweet-drink', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const base = random.pick([4, 4.8, 5, 6])
    const rise = random.pick([2.4, 3, 3.2, 3.6])
    return Number.isInteger(Number(((rise / base) * 100).toFixed(6)))
      ? { base, rise, person: random.pick(['student', 'nurse', 'volunteer', 'football player']) }
      : null
  },
  make: ({ base, rise, person }) => {
    const top = Number((base + rise).toFixed(1))
    const percent = Math.round((rise / base) * 100)
    return {
      stem: [
        `A healthy ${person} takes a sweet drink at 0 minutes. The graph shows the concentration of glucose in the blood.`,
        `The graph shows the blood glucose concentration of a healthy ${person} who takes a sweet drink at 0 minutes.`,
        `At 0 minutes a healthy ${person} has a drink with much glucose. The blood is tested for the next 150 minutes, and the graph shows the results.`,
      ],
      figure: afterADrink(base, rise),
      parts: {
        a: ask.written({
          lead: 'The control of blood glucose is an example of homeostasis.',
          prompt: 'State what is meant by homeostasis.',
          lines: 2,
          scheme: [CONSTANT_INSIDE],
          modelAnswer: 'The maintenance of a constant internal environment.',
          solution: 'Three ideas are needed: it is kept, it is constant, and it is inside the body.',
        }),
        'b.i': ask.number({
          prompt: 'State the highest concentration of glucose in the blood.',
          objective: 'AO2',
          answer: top,
          unit: 'mmol/dm^{3}',
          tolerance: 0.11,
          scheme: [`A1 ${plain(top)} mmol/dm^{3} (± 0.1)`],
          solution: `The highest point of the curve, at 30 minutes, is at ${plain(top)}.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the percentage increase from the start to the highest concentration.',
          answer: percent,
          unit: '%',
          tolerance: 3,
          follow: { from: 'b.i', formula: `(x-${base})/${base}*100` },
          scheme: [`C1 (${plain(top)} − ${plain(base)}) ÷ ${plain(base)} × 100`, `A1 ${percent}%`],
          solution: `The increase is ${plain(top)} − ${plain(base)} = ${plain(rise)}. As a percentage of the value at the start: ${plain(rise)} ÷ ${plain(base)} × 100 = ${percent}%.`,
        }),
        'c.i': words({
          subject: 'igcse/biology',
          prompt: 'State the name of the hormone that decreases the concentration of glucose in the blood.',
          answers: [{ text: 'insulin' }],
          reject: [
            { text: 'glucagon', why: 'Glucagon increases the concentration.' },
            { text: 'adrenaline', why: 'Adrenaline increases the concentration.' },
          ],
          solution: 'Insulin decreases the concentration of glucose in the blood.',
        }),
        'c.ii': ask.choice({
          prompt: 'During which time is the effect of this hormone seen most clearly?',
          objective: 'AO2',
          right: 'from 30 to 60 minutes',
          wrong: {
            'from 0 to 15 minutes': 'You chose a time in which the concentration rises.',
            'from 15 to 30 minutes': 'You chose a time in which the concentration still rises.',
            'from 120 to 150 minutes': 'You chose a time in which the concentration hardly changes.',
          },
          solution:
            'The hormone decreases the concentration, and the curve falls most steeply after 30 minutes.',
        }),
        d: ask.choice({
          prompt: `Which curve would you expect if the ${person} took the same drink while the body could make none of this hormone?`,
          objective: 'AO2',
          right: 'a curve that rises further and falls more slowly',
          wrong: {
            'a curve that rises less far and falls faster':
              'You described what more of the hormone would do.',
            'a curve that falls from the start': 'You left out the glucose that is absorbed from the drink.',
            'a level curve at the value of the start': 'You described perfect control, without any change.',
          },
          solution:
            'Without the hormone nothing lowers the concentration quickly, so it rises further and falls slowly.',
        }),
      },
    }
  },
  verify: ({ base, rise }) => ({ 'b.i': base + rise, 'b.ii': Math.round(100 * ((base + rise) / base - 1)) }),
})

const LETTERED = ['hair erector muscle', 'receptor', 'fatty tissue', 'sweat gland'] as const

const SCENES = {
  cold: {
    text: 'goes out into cold wind without a coat',
    below: 'below',
    act: 'shivering begins',
    after: 'respiration releases more heat',
    lead: 'In many mammals hairs stand up in the cold.',
    ask: 'Explain how this helps the animal.',
    model:
      'The hairs trap a layer of air. Air conducts heat poorly, so it insulates the body and less heat is lost.',
    vessels:
      'The arterioles get narrower, so less blood flows through the capillaries near the skin surface, and less heat is lost.',
  },
  hot: {
    text: 'works in a hot kitchen',
    below: 'above',
    act: 'sweating begins',
    after: 'evaporation takes more heat from the skin',
    lead: 'Sweat glands release more sweat.',
    ask: 'Explain how sweating cools the body.',
    model: 'The sweat evaporates from the skin, and this takes heat from the skin.',
    vessels:
      'The arterioles get wider, so more blood flows through the capillaries near the skin surface, and more heat is lost.',
  },
} as const

supplement('skin-and-temperature', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    scene: random.pick(['cold', 'hot'] as const),
    order: random.shuffle(LETTERED),
    person: random.pick(['cook', 'student', 'waiter', 'cleaner']),
  }),
  make: ({ scene, order, person }) => {
    const { text, below, act, after, lead, ask: second, model, vessels } = SCENES[scene]
    const steps = [
      { id: 'change', text: `blood temperature goes ${below} the set point` },
      { id: 'detect', text: 'the brain detects the change' },
      { id: 'act', text: act },
      { id: 'after', text: after },
    ]
    return {
      stem: [
        `A ${person} ${text}. The diagram shows a section through the skin, with four parts labelled A to D.`,
        `The diagram shows a section through human skin. A ${person} ${text}.`,
        `Four parts of the skin of a ${person} are labelled A to D in the diagram. The ${person} ${text}.`,
      ],
      figure: skinSection.figure({
        name: `coordination-and-response/skin-letters-${order.map(part => part.slice(0, 2)).join('')}`,
        title: 'A section through the skin, four parts lettered',
        labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled A to D.',
          marks: 2,
          items: asItems([...'ABCD']),
          targets: asItems([
            'blood vessel',
            'fatty tissue',
            'hair erector muscle',
            'receptor',
            'sweat gland',
          ]),
          answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
          scheme: matchScheme(4, 2),
          solution: `${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the organ that detects a change in the temperature of the blood.',
          answers: [{ text: 'brain', accept: ['the brain', 'hypothalamus', 'hypothalamus of the brain'] }],
          reject: [
            { text: 'skin', why: 'Receptors in the skin detect the temperature outside.' },
            { text: 'heart', why: 'The heart pumps the blood.' },
          ],
          solution: 'The brain detects the temperature of the blood that flows through it.',
        }),
        c: ask.order({
          prompt: 'Put these into the order in which they happen.',
          command: 'Identify',
          marks: 2,
          items: steps.toSorted((one, other) => one.text.localeCompare(other.text)),
          answer: steps.map(({ id }) => id),
          scheme: sequenceScheme(4, 2),
          solution:
            'Negative feedback begins with a change from the set point. It is detected, and a response follows, which reverses the change.',
        }),
        d: ask.written({
          prompt: `Explain how the arterioles in the skin help to keep the body temperature of the ${person} constant now.`,
          scheme: [ARTERIOLES[scene], BLOOD_NEAR_SURFACE[scene], HEAT[scene]],
          lines: 4,
          modelAnswer: vessels,
          solution: `Name the vessels and their change, then the flow of blood, then the heat. ${vessels}`,
        }),
        e: ask.written({
          lead,
          prompt: second,
          scheme: [...SECOND[scene]],
          lines: 3,
          modelAnswer: model,
          solution: model,
        }),
      },
    }
  },
})

supplement('two-people-and-glucose', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    well: { name: 'P', base: random.pick([4, 5]), rise: random.pick([3, 4]), peak: 30 },
    ill: {
      name: 'Q',
      base: random.pick([8, 9, 10]),
      rise: random.pick([6, 7, 8]),
      peak: random.pick([75, 90]),
    },
    mass: random.pick([50, 60, 75]),
  }),
  make: ({ well, ill, mass }) => {
    const [low, high] = [well.base + well.rise, ill.base + ill.rise]
    return {
      stem: [
        `Two people, P and Q, take a drink with ${quantity(mass, 'g')} of glucose. Person Q has Type 1 diabetes and has had no insulin that day. The graph shows the concentration of glucose in their blood.`,
        `The graph shows the blood glucose concentration of two people after a drink with ${quantity(mass, 'g')} of glucose. Person P is healthy. Person Q has Type 1 diabetes that is not treated on this day.`,
        `A doctor gives two people a drink with ${quantity(mass, 'g')} of glucose and tests their blood for three hours. P is healthy, Q has Type 1 diabetes and has had no insulin.`,
      ],
      figure: twoCurves([ill, well]),
      parts: {
        a: ask.number({
          prompt: 'Calculate the difference between the highest concentrations of P and Q.',
          answer: high - low,
          unit: 'mmol/dm^{3}',
          tolerance: 0.6,
          scheme: [`C1 ${high} − ${low}`, `A1 ${high - low} mmol/dm^{3} (± 0.5)`],
          solution: `The highest point of Q is at ${high}, that of P at ${low}. ${high} − ${low} = ${quantity(high - low, 'mmol/dm^3')}.`,
        }),
        b: ask.written({
          prompt: 'Describe **two** ways in which the curve of Q differs from the curve of P.',
          objective: 'AO2',
          marks: 2,
          lines: 3,
          scheme: EVIDENCE,
          modelAnswer:
            'The curve of Q starts at a higher concentration, rises to a higher maximum and falls more slowly.',
          solution: 'Compare the start, the highest point and the time that the curve needs to come down.',
        }),
        c: ask.written({
          prompt: 'Explain how the blood glucose concentration of P returns to its value at the start.',
          marks: 3,
          lines: 4,
          scheme: [INSULIN_RELEASED, LIVER_TAKES_UP, TO_GLYCOGEN],
          modelAnswer:
            'The pancreas releases insulin. The liver takes up glucose and converts it to glycogen.',
          solution: 'Name the hormone, the organ on which it acts, and what happens to the glucose there.',
        }),
        d: words({
          subject: 'igcse/biology',
          lead: 'Some hours later P has not eaten again.',
          prompt: 'State the name of the hormone that then prevents the concentration from falling too low.',
          answers: [{ text: 'glucagon' }],
          reject: [
            { text: 'insulin', why: 'Insulin decreases the concentration.' },
            { text: 'glycogen', why: 'Glycogen is the store of glucose, not a hormone.' },
          ],
          solution: 'Glucagon makes the liver break glycogen down to glucose.',
        }),
        e: ask.written({
          prompt: 'State **two** ways in which Type 1 diabetes is treated.',
          marks: 2,
          lines: 2,
          scheme: TREATMENTS,
          modelAnswer:
            'Injections of insulin, monitoring of the blood glucose, a controlled diet and regular exercise.',
          solution:
            'Insulin is injected, the blood glucose is monitored, the diet is controlled, and exercise helps.',
        }),
      },
    }
  },
  verify: ({ well, ill }) => ({ a: ill.base + ill.rise - (well.base + well.rise) }),
})
