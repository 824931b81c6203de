import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { bloodSmear, phagocytosis } from '@/lib/figures/biology/blood-smear'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { spunTube } from './drawings'
import {
  CARRIES_OXYGEN,
  FEWER_RED_CELLS,
  KEEPS_OUT,
  LESS_OXYGEN,
  LESS_RESPIRATION,
  LOBED_AND_ROUND,
  MAKES_ANTIBODIES,
  MESH,
  STOPS_LOSS,
  TRAPS,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '9.4', { calculator: 'needed' })

export { templates }

const SEEN = [
  ['red blood cell', 'red blood cell'],
  ['lymphocyte', 'white blood cell'],
  ['platelet', 'platelet'],
  ['plasma', 'plasma'],
] as const

core('blood-under-a-microscope', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(SEEN),
    names: random.shuffle([
      'red blood cell',
      'white blood cell',
      'platelet',
      'plasma',
      'bacterium',
      'antibody',
    ]),
    red: random.step(4.4, 5.6, 0.1),
    white: random.step(6000, 9000, 500),
    who: random.pick(['a student', 'a nurse', 'a patient']),
  }),
  make: ({ order, names, red, white, who }) => {
    const keys = order.map(([part, name], at) => ['PQRS'.charAt(at), part, name] as const)
    const redLetter = keys.find(([, part]) => part === 'red blood cell')?.[0] ?? 'P'
    const ratio = (red * 1e6) / white
    return {
      stem: [
        `The diagram shows blood of ${who} as it is seen through a microscope. Four parts are labelled **P** to **S**.`,
        `A drop of blood of ${who} was stained and photographed through a microscope. The diagram was drawn from the photomicrograph.`,
        `Blood of ${who} is looked at through a microscope and drawn. The letters **P** to **S** label four parts.`,
      ],
      figure: bloodSmear.figure({
        name: 'transport-in-animals/drop-with-four-letters',
        labels: Object.fromEntries(keys.map(([letter, part]) => [part, letter])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the parts P to S.',
          command: 'Identify',
          marks: 4,
          items: asItems(keys.map(([letter]) => letter)),
          targets: asItems(names),
          answer: Object.fromEntries(keys.map(([letter, , name]) => [letter, name])),
          scheme: keys.map(([letter, , name]) => `${letter}: ${name}`),
          solution: `${keys.map(([letter, , name]) => `${letter}: ${name}`).join('; ')}. The many discs have no nucleus; a white blood cell has one; platelets are tiny specks; plasma is the liquid between.`,
        }),
        b: ask.written({
          prompt: `State the function of the part labelled ${redLetter}.`,
          marks: 1,
          lines: 1,
          scheme: [CARRIES_OXYGEN],
          modelAnswer: 'It transports oxygen.',
          solution: `${redLetter} is a red blood cell, which carries oxygen with its haemoglobin.`,
        }),
        c: words({
          subject: 'igcse/biology',
          prompt: `State the name of the red protein in ${redLetter}.`,
          answers: [{ text: 'haemoglobin', accept: ['hemoglobin'] }],
          reject: [
            {
              text: 'iron',
              why: 'Iron is a part of it, but the protein is haemoglobin.',
            },
          ],
          solution: 'Red blood cells are full of haemoglobin, a red protein that binds oxygen.',
        }),
        d: ask.number({
          lead: `In 1 mm^{3} of this blood there are ${plain(red * 1e6)} red and ${plain(white)} white blood cells.`,
          prompt: 'Calculate the number of red blood cells for each white blood cell.',
          answer: ratio,
          unit: '',
          scheme: [`C1 ${plain(red * 1e6)} ÷ ${plain(white)}`, `A1 ${Math.round(ratio)}`],
          solution: `${plain(red * 1e6)} ÷ ${plain(white)} = ${Math.round(ratio)} red blood cells for each white one.`,
        }),
      },
    }
  },
  verify: ({ red, white }) => ({ d: (red * 1000) / (white / 1000) }),
})

core('spun-blood-of-a-patient', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    total: random.pick([8, 10]),
    cells: random.step(2, 2.8, 0.2),
    normal: random.pick([42, 44, 45]),
    who: random.pick(['a woman', 'a man', 'a boy', 'a girl']),
  }),
  make: ({ total, cells, normal, who }) => {
    const share = (cells / total) * 100
    return {
      stem: [
        `Blood of ${who} who is often tired is spun very fast in a tube. The diagram shows the tube afterwards.`,
        `The diagram shows a tube with blood of ${who} after the cells have been made to sink. The person tires very quickly.`,
        `A doctor has the blood of ${who} spun, so that all the cells lie at the bottom of the tube. The person often feels tired.`,
      ],
      figure: spunTube(total, cells),
      parts: {
        a: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the clear upper layer.',
          command: 'State',
          answers: [{ text: 'plasma', accept: ['blood plasma'] }],
          reject: [
            { text: 'platelets', why: 'Platelets are fragments of cells; they do not form the liquid.' },
          ],
          solution: 'The liquid part of the blood is plasma.',
        }),
        b: ask.number({
          prompt: 'Calculate the percentage of the blood that is cells.',
          answer: share,
          unit: '%',
          tolerance: 1.1,
          scheme: [`C1 ${plain(cells)} ÷ ${plain(total)} × 100`, `A1 ${plain(share)}%`],
          solution: `The dark layer is ${quantity(cells, 'cm^3', 2)} of ${quantity(total, 'cm^3')}: ${plain(cells)} ÷ ${plain(total)} × 100 = ${plain(share)}%. One small division of the scale is 0.2 cm^{3}.`,
        }),
        c: ask.written({
          lead: `In a healthy person ${normal}% of the blood is cells, most of them red blood cells.`,
          prompt: 'Suggest why the person tires quickly.',
          command: 'Suggest',
          objective: 'AO2',
          marks: 3,
          scheme: [FEWER_RED_CELLS, LESS_OXYGEN, LESS_RESPIRATION],
          modelAnswer:
            'There are fewer red blood cells, so less haemoglobin. Less oxygen reaches the muscles, so they respire less and release less energy.',
          solution:
            'Go from the cells to the oxygen that they carry, then to the tissues, and then to respiration.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State **two** substances that are transported dissolved in the upper layer.',
          command: 'State',
          asked: 2,
          answers: [
            { text: 'glucose', accept: ['sugar', 'nutrients', 'dissolved nutrients', 'digested food'] },
            { text: 'amino acids', accept: ['amino acid'] },
            {
              text: 'ions',
              accept: [
                'mineral ions',
                'salts',
                'salt',
                'minerals',
                'sodium ions',
                'sodium',
                'calcium ions',
                'chloride ions',
                'potassium ions',
              ],
            },
            { text: 'fatty acids', accept: ['fatty acid', 'glycerol'] },
            { text: 'hormones', accept: ['hormone', 'insulin', 'adrenaline'] },
            { text: 'urea', accept: [] },
            { text: 'carbon dioxide', accept: ['hydrogencarbonate ions'] },
            { text: 'antibodies', accept: ['antibody', 'antitoxins'] },
            { text: 'proteins', accept: ['fibrinogen', 'plasma proteins', 'protein'] },
            { text: 'vitamins', accept: ['vitamin'] },
          ],
          reject: [
            { text: 'oxygen', why: 'Nearly all of the oxygen is carried by haemoglobin in red blood cells.' },
            { text: 'water', why: 'Water is the liquid in which the other substances are dissolved.' },
            { text: 'haemoglobin', why: 'Haemoglobin lies inside red blood cells.' },
            { text: 'platelets', why: 'Platelets are carried by the plasma but not dissolved in it.' },
          ],
          scheme: ['one substance', 'a second substance (nutrients, ions, hormones, urea, carbon dioxide …)'],
          solution:
            'Plasma transports nutrients such as glucose and amino acids, ions, hormones, urea and carbon dioxide.',
        }),
        e: ask.written({
          prompt: 'State **two** reasons why it is important that blood clots at a cut.',
          scheme: [STOPS_LOSS, KEEPS_OUT],
          modelAnswer: 'It stops loss of blood and prevents pathogens from entering.',
          solution: 'A clot closes the cut. Nothing flows out, and nothing gets in.',
        }),
      },
    }
  },
  verify: ({ total, cells }) => ({ b: 100 - (100 * (total - cells)) / total }),
})

supplement('four-pictures-of-a-white-cell', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const order = random.shuffle([0, 1, 2, 3])
    return order.every((stage, at) => stage === at)
      ? null
      : {
          order,
          minutes: random.pick([10, 12, 15, 20]),
          count: random.int(2, 5),
          cells: random.step(3000, 5000, 500),
          who: random.pick(['a mouse', 'a rabbit', 'a human']),
        }
  },
  make: ({ order, minutes, count, cells, who }) => {
    const letter = (stage: number) => 'PQRS'.charAt(order.indexOf(stage))
    const hour = (60 / minutes) * count
    return {
      stem: [
        `The pictures show a white blood cell of ${who} and a bacterium at four moments. They are in the wrong order.`,
        `A white blood cell of ${who} meets a bacterium. It was drawn at four moments, **P** to **S**, which are in the wrong order.`,
        `Four pictures were taken of a bacterium and a white blood cell of ${who}. Their order was lost.`,
      ],
      figure: phagocytosis.figure({
        name: 'transport-in-animals/white-cell-at-four-moments',
        order,
        names: ['P', 'Q', 'R', 'S'],
      }),
      parts: {
        a: ask.order({
          prompt: 'Put the pictures in the right order.',
          command: 'Identify',
          marks: 2,
          items: asItems(['P', 'Q', 'R', 'S']),
          answer: [0, 1, 2, 3].map(letter),
          scheme: sequenceScheme(4, 2),
          solution: `The cell meets the bacterium (${letter(0)}), surrounds it (${letter(1)}), takes it in (${letter(2)}) and digests it (${letter(3)}).`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the process that the pictures show.',
          command: 'State',
          answers: [{ text: 'phagocytosis' }],
          reject: [
            { text: 'phagocyte', why: 'The phagocyte is the cell; the process is phagocytosis.' },
            {
              text: 'active transport',
              why: 'Active transport moves particles through a membrane by proteins.',
            },
          ],
          solution: 'A white blood cell engulfs and digests a pathogen: phagocytosis.',
        }),
        c: ask.written({
          prompt:
            'There are two kinds of white blood cells, lymphocytes and phagocytes. Describe **one** difference in their nuclei, and state the function of lymphocytes.',
          command: 'Describe',
          scheme: [LOBED_AND_ROUND, MAKES_ANTIBODIES],
          modelAnswer:
            'A lymphocyte has a large round nucleus, a phagocyte a lobed one. Lymphocytes produce antibodies.',
          solution: 'Lymphocyte: large round nucleus, antibodies. Phagocyte: lobed nucleus, phagocytosis.',
        }),
        d: ask.number({
          lead: `A cell of this kind takes in ${count} bacteria in ${minutes} minutes. There are ${plain(cells)} such cells in 1 mm^{3} of blood.`,
          prompt:
            'Calculate how many bacteria the cells in 1 mm^{3} of blood could take in during one hour at this rate.',
          answer: hour * cells,
          unit: '',
          scheme: [
            `C1 60 ÷ ${minutes} × ${count} = ${plain(hour)} by one cell`,
            `A1 ${plain(hour)} × ${plain(cells)} = ${plain(hour * cells)}`,
          ],
          solution: `One cell in an hour: 60 ÷ ${minutes} × ${count} = ${plain(hour)}. All cells: ${plain(hour)} × ${plain(cells)} = ${plain(hour * cells)}.`,
        }),
      },
    }
  },
  verify: ({ minutes, count, cells }) => ({ d: (count * cells * 60) / minutes }),
})

const STEPS = [
  ['platelets', 'platelets gather at the cut'],
  ['convert', 'fibrinogen is converted to fibrin'],
  ['mesh', 'threads form a mesh'],
  ['trap', 'blood cells are trapped'],
] as const

/** Clotting time in minutes at temperatures in °C. */
const TEMPERATURES = [10, 15, 20, 25, 30, 35] as const

function clottingGraph(times: readonly number[]) {
  const g = graph({
    x: { label: 'temperature / °C', max: 40, ticks: [0, 10, 20, 30, 40], grid: true, parts: 2 },
    y: { label: 'clotting time / min', max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true, parts: 4 },
  })
  const points = TEMPERATURES.map((temperature, at): Point => [temperature, times[at] ?? 0])
  return figure(
    {
      name: 'transport-in-animals/time-and-temperature',
      title: 'Clotting time at six temperatures',
      description: `A line graph of clotting time in minutes against temperature in °C, with these points: ${points.map(([temperature, time]) => `${temperature} °C: ${time} min`).join(', ')}.`,
      height: 246,
    },
    g.axes,
    g.line(points),
    g.points(points),
  )
}

supplement('clotting-at-different-temperatures', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const last = random.int(3, 4)
    const steps = [1, random.int(1, 2), 2, random.int(2, 3), random.int(3, 4)]
    const times = [last]
    for (const step of steps) times.unshift((times[0] ?? last) + step)
    return {
      times,
      items: random.shuffle(STEPS),
      animal: random.pick(['a horse', 'a sheep', 'a cow']),
      warm: random.pick([30, 35] as const),
    }
  },
  make: ({ times, items, animal, warm }) => {
    const at = (temperature: (typeof TEMPERATURES)[number]) => times[TEMPERATURES.indexOf(temperature)] ?? 1
    const fall = ((at(10) - at(warm)) / at(10)) * 100
    return {
      stem: [
        `Samples of blood of ${animal} are kept at six temperatures, and the time is measured until they clot. The graph shows the results.`,
        `A scientist measures how long blood of ${animal} takes to clot at six temperatures. The graph shows her results.`,
        `The graph shows the time that blood of ${animal} needs to clot at different temperatures.`,
      ],
      figure: clottingGraph(times),
      parts: {
        a: ask.order({
          prompt: 'Put the events of clotting at a cut in order.',
          command: 'Identify',
          marks: 2,
          items: items.map(([id, text]) => ({ id, text })),
          answer: ['platelets', 'convert', 'mesh', 'trap'],
          scheme: sequenceScheme(4, 2),
          solution:
            'Platelets start the reaction. Soluble fibrinogen becomes insoluble fibrin, whose threads form a mesh, and the mesh traps blood cells.',
        }),
        b: ask.written({
          prompt: 'Explain how fibrin helps to close a cut.',
          marks: 2,
          scheme: [MESH, TRAPS],
          modelAnswer: 'Fibrin is insoluble and forms a mesh of threads, which traps blood cells.',
          solution: 'Say what fibrin forms, and what happens to the cells.',
        }),
        c: ask.number({
          prompt: `State the clotting time at ${warm} °C.`,
          objective: 'AO2',
          answer: at(warm),
          tolerance: 0.3,
          sigFigs: 1,
          unit: 'min',
          scheme: [`A1 ${quantity(at(warm), 'min')}`],
          solution: `Go up from ${warm} °C to the line and across to the vertical axis: ${quantity(at(warm), 'min')}.`,
        }),
        d: ask.number({
          prompt: `Calculate the percentage decrease in clotting time from 10 °C to ${warm} °C.`,
          answer: fall,
          unit: '%',
          tolerance: 2,
          follow: { from: 'c', formula: `100*(${at(10)} - x)/${at(10)}` },
          scheme: [`C1 (${at(10)} − ${at(warm)}) ÷ ${at(10)} × 100`, `A1 ${Math.round(fall)}%`],
          solution: `At 10 °C the time is ${quantity(at(10), 'min')}. The decrease is ${at(10) - at(warm)} min: ${at(10) - at(warm)} ÷ ${at(10)} × 100 = ${Math.round(fall)}%.`,
        }),
        e: ask.choice({
          lead: 'An enzyme of the blood controls the change of fibrinogen to fibrin.',
          prompt: 'Which statement is the best explanation for the effect of temperature?',
          command: 'Identify',
          objective: 'AO2',
          right: 'The enzyme works faster when it is warmer, so the mesh is complete sooner.',
          wrong: {
            'The enzyme is denatured when it is warmer, so the mesh is complete sooner.':
              'You let a denatured enzyme work faster, but it does not work at all.',
            'The enzyme is denatured when it is colder, so the mesh is complete later.':
              'You let the cold denature an enzyme, but it only makes the molecules slower.',
            'The fibrin dissolves faster when it is warmer, so the mesh is complete sooner.':
              'You let fibrin dissolve, but it is insoluble, and a mesh that dissolves is not a clot.',
          },
          scheme: ['the enzyme works faster when it is warmer'],
          solution:
            'Up to 35 °C the clotting time falls, so the reaction is faster. The activity of an enzyme rises with temperature up to its optimum, because molecules move faster and collide more often.',
        }),
      },
    }
  },
  verify: ({ times, warm }) => {
    const first = times[0] ?? 1
    const value = times[warm === 30 ? 4 : 5] ?? 1
    return { c: value, d: 100 - (100 * value) / first }
  },
})
