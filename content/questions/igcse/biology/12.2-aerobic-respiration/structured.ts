import { seedRespirometer } from '@/content/figures/igcse/biology/respiration-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { cellsChart, flaskGraph } from './figures'
import {
  DEAD_DO_NOT_RESPIRE,
  DEAD_SEEDS_CONTROL,
  DIOXIDE_ABSORBED,
  FOR_CONTRACTION,
  IN_MITOCHONDRIA,
  LESS_GAS,
  OXYGEN_ENTERS,
  RELEASE_MORE_ENERGY,
  RELEASES_HEAT,
  SEEDS_RESPIRE,
  SEEDS_USE_OXYGEN,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '12.2', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'
const SEEDS = ['pea', 'bean', 'maize', 'lentil'] as const

supplement('seeds-in-a-respirometer', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => {
    const now = random.step(1, 4, 0.5)
    const moved = random.step(3, 5, 0.5)
    return {
      now,
      start: now + moved,
      minutes: random.pick([5, 10, 15, 20]),
      area: random.pick([0.008, 0.01, 0.02]),
      mass: random.pick([2, 4, 5]),
      seeds: random.pick(SEEDS),
    }
  },
  make: ({ now, start, minutes, area, mass, seeds }) => {
    const moved = start - now
    const volume = moved * area
    const rate = (volume * 60) / minutes / mass
    return {
      stem: [
        `Germinating ${seeds} seeds are in the apparatus shown. The middle of the drop of coloured liquid was at ${quantity(start, 'cm')} at the start. The figure shows it ${minutes} minutes later.`,
        `The figure shows an apparatus with germinating ${seeds} seeds. ${minutes} minutes ago the middle of the drop of coloured liquid was at ${quantity(start, 'cm')}.`,
        `In ${minutes} minutes, the middle of the drop in the apparatus has moved from ${quantity(start, 'cm')} to the place shown. The seeds are germinating ${seeds} seeds.`,
      ],
      figure: seedRespirometer(
        'drop-of-a-respirometer',
        now,
        `The middle of the drop is ${Number.isInteger(now) ? `at ${now}` : `half-way between ${Math.floor(now)} and ${Math.ceil(now)}`} cm.`,
      ),
      parts: {
        a: ask.equation({
          prompt: 'State the balanced equation for aerobic respiration.',
          command: 'State',
          answer: 'C6H12O6 + 6O2 -> 6CO2 + 6H2O',
          states: false,
          scheme: ['all formulae', 'balance'],
          solution:
            '$\\ce{C6H12O6 + 6O2 -> 6CO2 + 6H2O}$: one, six, six, six. There are 18 oxygen atoms on each side.',
        }),
        b: ask.written({
          prompt: 'Explain why the drop moves towards the seeds.',
          objective: 'AO2',
          scheme: [SEEDS_USE_OXYGEN, DIOXIDE_ABSORBED, LESS_GAS],
          modelAnswer:
            'The seeds use oxygen. The carbon dioxide that they give off is absorbed by the soda lime. So the volume of gas in the tube falls.',
          solution:
            'Say what becomes of each of the two gases, and then what this means for the gas in the tube.',
        }),
        'c.i': ask.number({
          prompt: 'Calculate the distance that the drop has moved.',
          answer: moved,
          unit: 'cm',
          tolerance: 0.25,
          scheme: [`${plain(moved)} cm (± 0.25 cm)`],
          solution: `The middle of the drop is at ${quantity(now, 'cm')}. ${plain(start)} − ${plain(now)} = ${quantity(moved, 'cm')}.`,
        }),
        'c.ii': ask.number({
          lead: `The hole of the capillary tube has an area of ${quantity(area, 'cm^2')}, and the mass of the seeds is ${quantity(mass, 'g')}.`,
          prompt: 'Calculate the volume of oxygen that 1 g of the seeds uses in one hour.',
          answer: rate,
          unit: 'cm^3',
          follow: { from: 'c.i', formula: `x*${area}*60/${minutes}/${mass}` },
          via: [
            { value: volume, formula: `x*60/${minutes}/${mass}` },
            { value: (volume * 60) / minutes, formula: `x/${mass}` },
            { value: volume / mass, formula: `x*60/${minutes}` },
          ],
          scheme: [
            `C1 volume = ${plain(moved)} × ${plain(area)} = ${plain(roundTo(volume, 4))} cm^{3}`,
            `C1 × 60 ÷ ${minutes}, and ÷ ${mass}`,
            `A1 ${figures(rate, 2)} cm^{3}`,
          ],
          solution: `Volume = distance × area = ${plain(moved)} × ${plain(area)} = ${quantity(roundTo(volume, 4), 'cm^3')} in ${minutes} minutes. For one hour × 60 ÷ ${minutes}, for 1 g ÷ ${mass}: ${quantity(rate, 'cm^3', 2)}.`,
        }),
        d: ask.written({
          prompt: 'Describe a control for this experiment.',
          objective: 'AO2',
          lines: 2,
          scheme: [DEAD_SEEDS_CONTROL],
          modelAnswer: 'The same apparatus with the same mass of boiled seeds.',
          solution: 'A control is the same in all but one thing: nothing in it respires.',
        }),
      },
    }
  },
  verify: ({ now, start, minutes, area, mass }) => ({
    'c.i': start - now,
    'c.ii': ((start * area - now * area) / mass) * (60 / minutes),
  }),
})

core('warm-seeds', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    rise: random.step(10, 20, 2),
    seeds: random.pick(SEEDS),
    livingFirst: random.chance(0.5),
  }),
  make: ({ rise, seeds, livingFirst }) => {
    const [p, q] = livingFirst ? ['P', 'Q'] : ['Q', 'P']
    return {
      stem: [
        `A vacuum flask with germinating ${seeds} seeds and one with boiled ${seeds} seeds are closed with cotton wool. The graph shows the temperatures in the flasks, P and Q.`,
        `Two vacuum flasks, P and Q, hold ${seeds} seeds and are closed with cotton wool. In one flask the seeds germinate, in the other one they have been boiled. The graph shows the temperatures.`,
        `A student puts germinating ${seeds} seeds into one vacuum flask and boiled ones into another, and closes both with cotton wool. The graph shows the temperatures in P and Q.`,
      ],
      figure: flaskGraph([
        { letter: p, rise },
        { letter: q, rise: 0 },
      ]),
      parts: {
        a: ask.table({
          prompt: 'Complete the word equation for aerobic respiration.',
          head: ['used up', 'used up', 'made', 'made'],
          rows: [
            [
              { text: 'glucose' },
              wordsCell('used', 'oxygen', { subject: SUBJECT, accept: ['o2'] }),
              wordsCell('made', 'carbon dioxide', { subject: SUBJECT, accept: ['co2'] }),
              { text: 'water' },
            ],
          ],
          scheme: ['oxygen', 'carbon dioxide'],
          solution: 'glucose + oxygen → carbon dioxide + water',
        }),
        'b.i': words({
          subject: SUBJECT,
          prompt: 'State which flask, P or Q, holds the germinating seeds.',
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text: p, accept: [p.toLowerCase(), `flask ${p}`, `Flask ${p}`] }],
          solution: `Germinating seeds become warm. In flask ${p} the temperature rises.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the difference between the temperatures in the two flasks at three days.',
          answer: rise,
          unit: '°C',
          tolerance: 1,
          alsoUnits: ['K'],
          signFree: true,
          scheme: [`C1 ${18 + rise} − 18`, `A1 ${rise} °C (± 1 °C)`],
          solution: `At three days: ${18 + rise} − 18 = ${quantity(rise, '°C')}. A fine line stands for 2 °C.`,
        }),
        c: ask.written({
          prompt: `Explain the temperature in flask ${p}.`,
          objective: 'AO2',
          scheme: [SEEDS_RESPIRE, RELEASES_HEAT],
          modelAnswer: 'The germinating seeds respire and release energy as heat.',
          solution: 'Name the process, and say what it releases.',
        }),
        d: ask.written({
          prompt: `Explain why the temperature in flask ${q} does not change.`,
          objective: 'AO2',
          lines: 2,
          scheme: [DEAD_DO_NOT_RESPIRE],
          modelAnswer: 'The boiled seeds are dead, so they do not respire.',
          solution: 'Boiling denatures the enzymes of the seeds. Without respiration no heat is released.',
        }),
        e: ask.written({
          prompt: 'Suggest why cotton wool is better than a rubber bung for closing the flasks.',
          objective: 'AO2',
          lines: 2,
          scheme: [OXYGEN_ENTERS],
          modelAnswer: 'Cotton wool lets oxygen in, which the seeds need for aerobic respiration.',
          solution: 'Aerobic respiration needs oxygen. A rubber bung would keep the air out.',
        }),
      },
    }
  },
  verify: ({ rise }) => ({ 'b.ii': 18 + rise - 18 }),
})

const TISSUES = [
  { muscle: 'flight muscle of a pigeon', others: ['skin', 'liver'] },
  { muscle: 'leg muscle of a hare', others: ['skin', 'liver'] },
  { muscle: 'heart muscle of a mouse', others: ['skin', 'kidney'] },
  { muscle: 'tail muscle of a dolphin', others: ['skin', 'kidney'] },
] as const

core('cells-with-many-mitochondria', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const low = random.pick([2, 4])
    const middle = random.pick([8, 10, 12])
    const high = random.pick([16, 18, 20])
    const volume = random.pick([0.5, 0.8, 1])
    return { low, middle, high, volume, percent: random.pick([20, 25, 40]), tissue: random.pick(TISSUES) }
  },
  make: ({ low, middle, high, volume, percent, tissue: { muscle, others } }) => {
    const cell = (high * 100 * volume * 100) / percent
    return {
      stem: [
        `The chart shows the number of mitochondria in one cell of three kinds. The muscle cell is from the ${muscle}.`,
        `A scientist counts the mitochondria in a cell of the ${muscle} and in two other cells. The chart shows the results.`,
        `Three cells of one animal are compared in the chart. The muscle cell is from the ${muscle}.`,
      ],
      figure: cellsChart([others[0], others[1], 'muscle'], [low, middle, high]),
      parts: {
        a: ask.choice({
          prompt: 'Which statement is the definition of aerobic respiration?',
          right:
            'chemical reactions in cells that use oxygen to break down nutrient molecules to release energy',
          wrong: {
            'chemical reactions in cells that use energy to join nutrient molecules and oxygen together':
              'You turned the process round: energy is released, and nutrient molecules are broken down.',
            'the movement of oxygen into the body and of carbon dioxide out of the body through the lungs':
              'You described breathing and gas exchange.',
            'chemical reactions in cells that break down nutrient molecules to release energy without oxygen':
              'You described respiration without oxygen.',
          },
          solution:
            'Four things belong to it: reactions in cells, oxygen is used, nutrient molecules are broken down, energy is released.',
        }),
        'b.i': ask.number({
          prompt: 'Calculate how many times more mitochondria the muscle cell has than the skin cell.',
          answer: high / low,
          unit: '',
          scheme: [`C1 ${high * 100} ÷ ${low * 100}`, `A1 ${plain(high / low)} (times)`],
          tolerance: 0.05,
          solution: `The chart gives ${high * 100} for the muscle cell and ${low * 100} for the skin cell. ${high * 100} ÷ ${low * 100} = ${plain(high / low)}.`,
        }),
        'b.ii': ask.number({
          lead: `In the muscle cell one mitochondrion has a mean volume of ${quantity(volume, 'µm^3')}. The volume of the whole cell is ${quantity(cell, 'µm^3')}.`,
          prompt: 'Calculate the percentage of the volume of the muscle cell that is mitochondria.',
          answer: percent,
          unit: '%',
          scheme: [
            `C1 ${high * 100} × ${plain(volume)} = ${plain(high * 100 * volume)} (µm^{3})`,
            `C1 ÷ ${plain(cell)} × 100`,
            `A1 ${percent}%`,
          ],
          solution: `All the mitochondria: ${high * 100} × ${plain(volume)} = ${quantity(high * 100 * volume, 'µm^3')}. ${plain(high * 100 * volume)} ÷ ${plain(cell)} × 100 = ${percent}%.`,
        }),
        c: ask.written({
          prompt: 'Explain why the muscle cell has so many mitochondria.',
          scheme: [IN_MITOCHONDRIA, RELEASE_MORE_ENERGY, FOR_CONTRACTION],
          modelAnswer:
            'Aerobic respiration takes place in mitochondria. Many of them release much energy. Muscle needs it for contraction.',
          solution: 'Say what happens in mitochondria, what is released, and for what this cell uses it.',
        }),
      },
    }
  },
  verify: ({ low, high, volume, percent }) => ({
    'b.i': high / low,
    'b.ii': (100 * (volume * high)) / ((high * volume) / (percent / 100)),
  }),
})
