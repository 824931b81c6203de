import { ANTIGEN_TOLD, ANTIGENS, fourAntibodies } from '@/content/figures/igcse/biology/diseases-and-immunity'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { riverGraph } from './drawings-more'
import {
  ANTIGENS_GIVEN,
  BROKEN_DOWN,
  DIRECTLY,
  DISEASE_CAUSING,
  FITS,
  LYMPHOCYTES,
  MARKS,
  MEMORY_STAYS,
  NO_MEMORY,
  NOT_TAKEN_IN,
  REMOVED,
  SPECIFIC,
} from './points-more'

const { core, supplement, templates } = questionsOf('structured', '10.1', { calculator: 'needed' })

export { templates }

core('sewage-in-a-river', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const clean = random.pick([5, 10])
    const top = random.pick([80, 90, 100])
    const bacteria = [clean, clean, top, top - 10, top - 25, top - 40, 30, 20, 10]
    const asked = random.pick([3, 4, 5])
    return {
      clean,
      bacteria,
      asked,
      seen: bacteria[asked] ?? 0,
      who: random.pick(['children who swim in it', 'farmers who drink from it', 'people who wash in it']),
      low: random.pick(['village', 'town', 'camp']),
    }
  },
  make: ({ clean, bacteria, asked, seen, who, low }) => ({
    stem: [
      `A ${low} lets its sewage flow into a river without treatment. The graph shows bacteria from faeces in the water. Some of them are pathogens, and ${who} fall ill.`,
      `Scientists count bacteria from faeces along a river. At one place the sewage of a ${low} flows in. Further down, ${who} catch a disease.`,
      `Sewage of a ${low} flows into a river. The graph shows how many bacteria from faeces are in the water. Among ${who}, many become ill.`,
    ],
    figure: riverGraph(bacteria),
    parts: {
      'a.i': ask.number({
        prompt: `State the number of bacteria per cm^{3} at ${asked} km.`,
        objective: 'AO2',
        answer: seen,
        unit: '',
        tolerance: 2,
        scheme: [`${seen} (± 2)`],
        solution: `A fine line stands for 10 bacteria per cm^{3}. At ${asked} km the graph shows ${seen}.`,
      }),
      'a.ii': ask.number({
        prompt: `Calculate how many times as many bacteria there are at ${asked} km as at 0 km.`,
        answer: seen / clean,
        unit: '',
        tolerance: clean === 5 ? 1 : 0.5,
        follow: { from: 'a.i', formula: `x/${clean}` },
        scheme: [`C1 ${seen} ÷ ${clean}`, `A1 ${plain(seen / clean)}`],
        solution: `At 0 km there are ${clean} bacteria per cm^{3}. ${seen} ÷ ${clean} = ${plain(seen / clean)}.`,
      }),
      b: ask.written({
        prompt: 'State the meaning of the term *pathogen*.',
        lines: 1,
        scheme: [DISEASE_CAUSING],
        modelAnswer: 'A disease-causing organism.',
        solution: 'Two words matter: it is an organism, and it causes disease.',
      }),
      c: ask.written({
        lead: `The ${low} builds works in which all its sewage is treated.`,
        prompt: 'Explain how this controls the spread of disease.',
        scheme: [REMOVED, NOT_TAKEN_IN],
        modelAnswer:
          'The treatment removes the pathogens from the sewage. So the river is not contaminated, and fewer people take in pathogens with the water.',
        solution: 'Say what happens to the pathogens, and what this means for people who use the river.',
      }),
      d: words({
        subject: 'igcse/biology',
        prompt:
          'Water is one way in which pathogens are transmitted. State **two** other ways of indirect transmission.',
        command: 'State',
        asked: 2,
        answers: [
          { text: 'air', accept: ['droplets', 'droplets in the air', 'by air', 'through the air'] },
          { text: 'food', accept: ['contaminated food', 'by food', 'dirty food'] },
          { text: 'animals', accept: ['insects', 'flies', 'vectors', 'mosquitoes', 'rats', 'by animals'] },
          {
            text: 'surfaces',
            accept: ['contaminated surfaces', 'surface', 'dirty surfaces', 'objects', 'contaminated objects'],
          },
        ],
        scheme: ['any one from: contaminated surfaces, food, animals, air', 'another of these'],
        reject: [
          { text: 'blood', why: 'Blood is a body fluid: this is direct contact.' },
          { text: 'body fluids', why: 'Body fluids are direct contact.' },
        ],
        solution: 'Pathogens are transmitted indirectly by contaminated surfaces, food, animals and air.',
      }),
      e: words({
        subject: 'igcse/biology',
        prompt: 'State the name of the organ that is a barrier to pathogens in the water around a swimmer.',
        answers: [{ text: 'skin', accept: ['the skin'] }],
        solution: 'Unbroken skin is a barrier that pathogens cannot get through.',
      }),
    },
  }),
  verify: ({ bacteria, asked }) => ({
    'a.i': bacteria[asked] ?? 0,
    'a.ii': 1 / ((bacteria[0] ?? 1) / (bacteria[asked] ?? 1)),
  }),
})

supplement('one-antibody-of-four', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const order = random.shuffle(ANTIGENS)
    const kind = random.pick(ANTIGENS)
    const halves = random.pick([2, 3, 4])
    return {
      order,
      kind,
      halves,
      every: random.pick([2, 3, 4]),
      start: random.pick([160, 320, 480, 640, 800]),
      who: random.pick(['a nurse', 'a farmer', 'a traveller', 'a patient', 'a diver']),
    }
  },
  make: ({ order, kind, halves, every, start, who }) => {
    const letter = 'ABCD'.charAt(order.indexOf(kind))
    const left = start / 2 ** halves
    return {
      stem: [
        `A bacterium gets into a wound of ${who}. The diagram shows it with four antibodies, A to D.`,
        `The diagram shows a pathogen that has infected ${who}, and four antibodies, A to D.`,
        `Four antibodies, A to D, are found in the blood of ${who}, who is infected by the pathogen in the diagram.`,
      ],
      figure: fourAntibodies(kind, order),
      parts: {
        'a.i': words({
          subject: 'igcse/biology',
          mode: 'exact',
          prompt: 'State the letter of the antibody that can bind to this pathogen.',
          objective: 'AO2',
          answers: [{ text: letter, accept: [`antibody ${letter}`] }],
          solution: `The antigens are ${ANTIGEN_TOLD[kind]}; only the hollows of ${letter} are complementary to them.`,
        }),
        'a.ii': ask.written({
          prompt: 'Explain why only this antibody can bind to the pathogen.',
          scheme: [FITS, SPECIFIC],
          modelAnswer:
            'Its shape is complementary to the shape of the antigen. Antigens have specific shapes, so the other antibodies do not fit.',
          solution: 'Compare the shapes of antigen and antibody, and say what is true of the others.',
        }),
        b: ask.written({
          prompt:
            'Describe **two** ways in which antibodies that have bound lead to the destruction of a pathogen.',
          scheme: [DIRECTLY, MARKS],
          modelAnswer:
            'The antibodies destroy the pathogen directly, or they mark it for phagocytes, which engulf it.',
          solution: 'One way needs antibodies only, the other needs phagocytes as well.',
        }),
        'c.i': ask.number({
          lead: `At once, ${who} is injected with ${start} units of ready-made antibodies. Half of the antibodies that are left disappear every ${every} weeks.`,
          prompt: `Calculate how many units are left after ${halves * every} weeks.`,
          answer: left,
          unit: '',
          scheme: [`C1 ${halves} halvings, or ${start} ÷ 2^{${halves}}`, `A1 ${plain(left)}`],
          solution: `${halves * every} weeks are ${halves} times ${every} weeks. Halve ${halves} times: ${start} ÷ 2^{${halves}} = ${plain(left)} units.`,
        }),
        'c.ii': ask.written({
          prompt: 'Explain why this injection protects for a short time only.',
          scheme: [BROKEN_DOWN, NO_MEMORY],
          modelAnswer: 'The antibodies are broken down, and no memory cells are produced.',
          solution: 'Say what becomes of these antibodies, and what is missing for more of them to be made.',
        }),
      },
    }
  },
  verify: ({ start, halves }) => {
    let units = start
    for (let time = 0; time < halves; time += 1) units -= units / 2
    return { 'c.i': units }
  },
})

supplement('vaccinated-districts', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const cases = random.pick([
      [80, 65, 40, 20],
      [100, 75, 40, 10],
      [90, 70, 45, 18],
      [75, 60, 35, 15],
      [60, 50, 30, 6],
    ] as const)
    return {
      cases,
      asked: random.pick([1, 2]),
      ill: random.pick(['measles', 'mumps', 'whooping cough', 'rubella']),
      part: random.pick(['districts', 'towns', 'cities']),
    }
  },
  make: ({ cases, asked, ill, part }) => {
    const shares = [50, 65, 80, 95]
    const [first, last] = [cases[0], cases[3]]
    const fall = ((first - last) / first) * 100
    return {
      stem: [
        `In four ${part} different percentages of the people are vaccinated against ${ill}. The chart shows the cases in one year for every 100 000 people.`,
        `The chart shows how many people in every 100 000 caught ${ill} in one year in four ${part}, and what percentage of the people were vaccinated.`,
        `A scientist compares four ${part} in which different percentages of the people are vaccinated against ${ill}. The chart shows the cases in every 100 000 people.`,
      ],
      figure: chartFigure(
        { name: 'diseases-and-immunity/cases-by-vaccination', title: 'Cases and percentage vaccinated' },
        barChart({
          categories: shares.map(share => `${share}%`),
          values: cases,
          label: 'percentage of the people vaccinated',
          yLabel: 'cases per 100 000 people',
          yEvery: 5,
          yMax: 100,
          height: 240,
        }),
      ),
      parts: {
        'a.i': ask.number({
          prompt: `State the number of cases per 100 000 people where ${shares[asked]}% of the people are vaccinated.`,
          objective: 'AO2',
          answer: cases[asked] ?? 0,
          unit: '',
          tolerance: 1,
          scheme: [`${cases[asked]} (± 1)`],
          solution: `The top of the bar at ${shares[asked]}% is at ${cases[asked]}.`,
        }),
        'a.ii': ask.number({
          prompt:
            'Calculate the percentage decrease in cases from the lowest to the highest percentage of vaccinated people.',
          answer: fall,
          unit: '%',
          tolerance: 2,
          scheme: [`C1 (${first} − ${last}) ÷ ${first} × 100`, `A1 ${plain(Math.round(fall * 10) / 10)}%`],
          solution: `At 50% there are ${first} cases, at 95% there are ${last}. (${first} − ${last}) ÷ ${first} × 100 = ${plain(Math.round(fall * 10) / 10)}%.`,
        }),
        b: ask.written({
          prompt: 'Describe how a vaccination leads to long-term immunity.',
          scheme: [ANTIGENS_GIVEN, LYMPHOCYTES, MEMORY_STAYS],
          modelAnswer:
            'Weakened pathogens or their antigens are put into the body. Lymphocytes respond and produce antibodies. Memory cells are produced, which give long-term immunity.',
          solution: 'Three steps: what is put into the body, which cells respond and how, and what remains.',
        }),
        'c.i': words({
          lead: `A newborn baby has antibodies against ${ill} although it has not been vaccinated.`,
          subject: 'igcse/biology',
          prompt: 'State **two** ways in which antibodies get from the mother to her child.',
          asked: 2,
          answers: [
            { text: 'placenta', accept: ['across the placenta', 'through the placenta', 'via the placenta'] },
            {
              text: 'breast milk',
              accept: [
                'milk',
                'breast-milk',
                'breastmilk',
                'breast-feeding',
                'breastfeeding',
                'in breast milk',
              ],
            },
          ],
          solution: 'Antibodies cross the placenta before birth and are in the breast milk after birth.',
        }),
        'c.ii': words({
          subject: 'igcse/biology',
          prompt: 'State the name of this kind of immunity.',
          answers: [{ text: 'passive', accept: ['passive immunity'] }],
          reject: [{ text: 'active', why: 'In active immunity the body makes its own antibodies.' }],
          solution: 'The antibodies come from another individual: passive immunity.',
        }),
      },
    }
  },
  verify: ({ cases, asked }) => ({
    'a.i': cases[asked] ?? 0,
    'a.ii': 100 - (100 * cases[3]) / cases[0],
  }),
})
