import { cycleChart } from '@/content/figures/igcse/biology/reproduction-2'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { liningGraph, testosteroneGraph, testosteroneOf } from './figures'
import {
  DEEP_VOICE,
  FSH_DOES,
  FSH_FREE,
  HAIR,
  INHIBITS,
  LH_DOES,
  LINING_KEPT,
  LINING_LOST,
  LINING_REBUILT,
  MUSCLES,
  NO_EGG,
  NOT_MAINTAINED,
  ORGANS_GROW,
  STAYS_HIGH,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '16.5', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

core('lining-over-a-cycle', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const least = random.pick([2, 2.5, 3, 4])
    const percent = random.pick([150, 200, 250, 300])
    const most = least * (1 + percent / 100)
    const thirteen = most - random.pick([1, 1.5])
    return most <= 11.5 && most >= 7 && Number.isInteger(most * 2)
      ? { least, percent, most, thirteen, start: thirteen, age: random.int(22, 38) }
      : null
  },
  make: ({ least, percent, most, thirteen, start, age }) => ({
    stem: [
      `The graph shows the thickness of the lining of the uterus of a woman of ${age} years during one menstrual cycle.`,
      `The lining of the uterus of a ${age}-year-old woman is measured during one menstrual cycle. The graph shows its thickness.`,
      `A doctor follows the menstrual cycle of a woman who is ${age} years old. The graph shows the thickness of the lining of her uterus.`,
    ],
    figure: liningGraph({ start, least, thirteen, most }),
    parts: {
      'a.i': ask.number({
        prompt: 'State the smallest thickness of the lining.',
        objective: 'AO2',
        answer: least,
        unit: 'mm',
        tolerance: 0.25,
        scheme: [`A1 ${quantity(least, 'mm')} (± 0.25)`],
        solution: `The lowest point of the graph, on day 5, is at ${quantity(least, 'mm')}.`,
      }),
      'a.ii': ask.number({
        prompt: 'Calculate the percentage increase in thickness from day 5 to day 21.',
        answer: percent,
        unit: '%',
        tolerance: percent * 0.12,
        follow: { from: 'a.i', formula: `(${most} - x)/x*100` },
        scheme: [`C1 (${plain(most)} − ${plain(least)}) ÷ ${plain(least)} × 100`, `A1 ${percent}%`],
        solution: `On day 21 the lining is ${quantity(most, 'mm')} thick. (${plain(most)} − ${plain(least)}) ÷ ${plain(least)} × 100 = ${percent}%.`,
      }),
      b: ask.written({
        prompt: 'Describe what happens to the lining of the uterus from day 1 to day 26.',
        marks: 3,
        scheme: [LINING_LOST, LINING_REBUILT, LINING_KEPT],
        modelAnswer:
          'The lining is lost in menstruation, so it becomes thinner until day 5. Then it is repaired and becomes thicker until day 21. After that it is maintained and stays thick.',
        solution: 'Go through the graph from left to right: it falls, it rises, it stays level.',
      }),
      'c.i': words({
        subject: SUBJECT,
        prompt: 'State the name of the release of an egg from an ovary.',
        answers: [{ text: 'ovulation' }],
        reject: [
          { text: 'menstruation', why: 'Menstruation is the loss of the lining of the uterus.' },
          { text: 'fertilisation', why: 'Fertilisation is the fusion of the nuclei of gametes.' },
          { text: 'implantation', why: 'An embryo implants, later and in the uterus.' },
        ],
        solution: 'The release of an egg is ovulation.',
      }),
      'c.ii': ask.choice({
        prompt: 'On which day of this cycle is this most likely to happen?',
        options: {
          options: [
            { text: 'day 3', error: 'You chose a day of menstruation.' },
            { text: 'day 8', error: 'You chose a day on which the lining is still being repaired.' },
            { text: 'day 14', error: null },
            { text: 'day 26', error: 'You chose a day at the end of the cycle.' },
          ],
          inOrder: true,
        },
        solution: 'In a cycle of 28 days an egg is released around day 14.',
      }),
      d: words({
        subject: SUBJECT,
        prompt: 'State what the follicle becomes after it has released the egg.',
        answers: [{ text: 'corpus luteum', accept: ['yellow body'] }],
        reject: [{ text: 'placenta', why: 'The placenta forms in the uterus, not in the ovary.' }],
        solution: 'The rest of the follicle becomes the corpus luteum.',
      }),
    },
  }),
  verify: ({ least, most }) => ({ 'a.i': least, 'a.ii': 100 * (most / least - 1) }),
})

const CHANGES = [
  { id: 'beard', text: 'hair grows on the face', of: 'testosterone' },
  { id: 'voice', text: 'the voice becomes deeper', of: 'testosterone' },
  { id: 'muscle', text: 'the muscles become much larger', of: 'testosterone' },
  { id: 'breast', text: 'breasts develop', of: 'oestrogen' },
  { id: 'hips', text: 'the hips become wider', of: 'oestrogen' },
  { id: 'period', text: 'menstruation begins', of: 'oestrogen' },
] as const

core('a-boy-at-puberty', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const rise = { from: random.pick([11, 12, 13]), slow: random.pick([0.5, 1]), fast: random.pick([3, 4]) }
    return {
      ...rise,
      changes: random.shuffle([
        ...random.sample(CHANGES.slice(0, 3), 2),
        ...random.sample(CHANGES.slice(3), 2),
      ]),
      name: random.pick(['Amir', 'Ben', 'Tomas', 'Kofi']),
    }
  },
  make: ({ from, slow, fast, changes, name }) => {
    const levels = testosteroneOf({ from, slow, fast })
    const at = (age: number) => levels.find(([each]) => each === age)?.[1] ?? 0
    const later = from + 3
    const factor = at(later) / at(from)
    return {
      stem: [
        `The graph shows the level of testosterone in the blood of a boy, ${name}, from the age of 9 to the age of 18.`,
        `The level of testosterone in the blood of a boy, ${name}, was measured each year from the age of 9. The graph shows the results.`,
        `${name} is a boy. The graph shows how the level of testosterone in his blood changed as he grew up.`,
      ],
      figure: testosteroneGraph({ from, slow, fast }),
      parts: {
        'a.i': ask.number({
          prompt: `State the level of testosterone at the age of ${later}.`,
          objective: 'AO2',
          answer: at(later),
          unit: 'nmol/dm^3',
          tolerance: 0.5,
          scheme: [`A1 ${plain(at(later))} nmol/dm^{3} (± 0.5)`],
          solution: `Above ${later} years the point is at ${plain(at(later))} nmol/dm^{3}.`,
        }),
        'a.ii': ask.number({
          prompt: `Calculate how many times as high this is as the level at the age of ${from}.`,
          answer: factor,
          tolerance: factor * 0.1,
          follow: { from: 'a.i', formula: `x/${at(from)}` },
          scheme: [`A1 ${plain(factor)} (times)`],
          solution: `At ${from} years the level is ${plain(at(from))}. ${plain(at(later))} ÷ ${plain(at(from))} = ${plain(factor)}.`,
        }),
        'b.i': words({
          subject: SUBJECT,
          prompt:
            'State the name of the time in which the level of testosterone rises and the body becomes able to reproduce.',
          answers: [{ text: 'puberty', accept: ['adolescence'] }],
          reject: [{ text: 'pregnancy', why: 'In pregnancy a fetus develops in a uterus.' }],
          solution: 'The body becomes able to reproduce at puberty.',
        }),
        'b.ii': words({
          subject: SUBJECT,
          prompt: 'State the name of the organs that make testosterone.',
          answers: [{ text: 'testes', accept: ['testis', 'testicles', 'testicle'] }],
          reject: [
            { text: 'ovaries', why: 'Ovaries make oestrogen.' },
            { text: 'prostate gland', why: 'The prostate gland adds fluid to sperm.' },
            { text: 'scrotum', why: 'The scrotum only holds the testes.' },
          ],
          solution: 'Testosterone is made in the testes.',
        }),
        c: ask.written({
          prompt: `State **two** secondary sexual characteristics that develop in ${name}.`,
          marks: 2,
          lines: 2,
          scheme: [DEEP_VOICE, HAIR, MUSCLES, ORGANS_GROW],
          modelAnswer: 'His voice becomes deeper. Hair grows on his face.',
          solution: 'Testosterone makes the voice deeper, hair grow on face and body, and muscles larger.',
        }),
        d: ask.match({
          prompt: 'Match each change at puberty with the hormone that causes it.',
          objective: 'AO1',
          marks: 2,
          items: changes.map(({ id, text }) => ({ id, text })),
          targets: asItems(['oestrogen', 'testosterone', 'insulin']),
          answer: Object.fromEntries(changes.map(({ id, of }) => [id, of])),
          scheme: matchScheme(4, 2),
          solution:
            'Testosterone causes the changes in boys: voice, facial hair, muscles. Oestrogen causes those in girls: breasts, hips, menstruation.',
        }),
      },
    }
  },
  verify: ({ fast }) => {
    let level = 2
    for (let year = 0; year < 3; year += 1) level += fast
    return { 'a.i': level, 'a.ii': 1 + (3 * fast) / 2 }
  },
})

const HORMONES = ['FSH', 'LH', 'oestrogen', 'progesterone'] as const

supplement('hormones-over-a-cycle', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(HORMONES),
    letters: random.pick(['JKLM', 'PQRS', 'WXYZ']),
    who: random.pick(['a woman', 'a patient', 'a volunteer']),
  }),
  make: ({ order, letters, who }) => {
    const letter = (hormone: (typeof HORMONES)[number]) => letters.charAt(order.indexOf(hormone))
    return {
      stem: [
        `The graph shows the levels of four hormones in the blood of ${who} during one menstrual cycle.`,
        `Four hormones were measured in the blood of ${who} during one menstrual cycle. The graph shows the results.`,
        `The curves in the graph show how the levels of four hormones in the blood of ${who} change during one menstrual cycle.`,
      ],
      figure: cycleChart(
        `reproduction/levels-${letters.toLowerCase()}-${order.map(hormone => hormone.toLowerCase().slice(0, 2)).join('')}`,
        'Four hormones in one cycle',
        {
          names: Object.fromEntries(order.map(hormone => [hormone, letter(hormone)])),
          lining: false,
        },
      ),
      parts: {
        a: ask.match({
          prompt: 'Identify the four hormones.',
          marks: 2,
          items: asItems([...letters]),
          targets: asItems(['FSH', 'LH', 'oestrogen', 'progesterone', 'testosterone']),
          answer: Object.fromEntries(order.map(hormone => [letter(hormone), hormone])),
          scheme: matchScheme(4, 2),
          solution: `LH has one high, narrow peak just before day 14: ${letter('LH')}. FSH is raised in the first days: ${letter('FSH')}. Oestrogen is high before ovulation: ${letter('oestrogen')}. Progesterone is high in the second half: ${letter('progesterone')}.`,
        }),
        b: ask.written({
          prompt: 'State the roles of FSH and LH in the menstrual cycle.',
          marks: 2,
          scheme: [FSH_DOES, LH_DOES],
          modelAnswer: 'FSH makes a follicle develop. LH causes ovulation.',
          solution: 'FSH is the follicle-stimulating hormone. A peak of LH causes the release of the egg.',
        }),
        c: ask.written({
          prompt: 'Explain the effects of the fall in the level of progesterone at the end of the cycle.',
          scheme: [NOT_MAINTAINED, FSH_FREE],
          modelAnswer:
            'The lining of the uterus is no longer maintained, so it breaks down. FSH is no longer inhibited, so a new follicle develops.',
          solution:
            'Progesterone does two things: it maintains the lining and it inhibits FSH and LH. Both end when its level falls.',
        }),
        d: ask.written({
          lead: `The next month ${who === 'a woman' ? 'she' : `the ${who.slice(2)}`} becomes pregnant.`,
          prompt: 'Explain why no eggs are released during the pregnancy.',
          marks: 3,
          scheme: [STAYS_HIGH, INHIBITS, NO_EGG],
          modelAnswer:
            'The level of progesterone stays high. Progesterone inhibits the release of FSH and LH, so no follicle develops and there is no ovulation.',
          solution:
            'Corpus luteum and placenta make progesterone → FSH and LH are inhibited → no follicle develops → no egg is released.',
        }),
        e: words({
          subject: SUBJECT,
          prompt:
            'State the name of the organ that makes oestrogen and progesterone in the later months of a pregnancy.',
          answers: [{ text: 'placenta' }],
          reject: [
            {
              text: 'corpus luteum',
              why: 'The corpus luteum makes them in the cycle and only in the first weeks of a pregnancy.',
            },
            { text: 'ovary', why: 'In the later months the placenta makes most of these hormones.' },
            { text: 'uterus', why: 'The hormones are made by an organ that grows in the uterus.' },
          ],
          solution: 'From the third month or so the placenta makes these hormones.',
        }),
      },
    }
  },
})
