import { fluesFigure } from '@/content/figures/igcse/chemistry/chemistry-of-the-environment-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { exhaustFigure, foodBars } from './drawings'
import {
  ABSORBS,
  DECAY,
  FROM_AIR,
  HIGH_TEMPERATURE,
  LESS_LOST,
  PHOTOSYNTHESIS,
  SULFUR_BURNS,
  SULFUR_IN_FUEL,
  TAKES_IN,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '10.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

core('gases-of-a-power-station', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    fuel: random.pick(['coal', 'heavy oil']),
    mass: random.pick([240, 360, 480, 640, 750]),
    percent: random.pick([85, 90, 95]),
    hours: random.pick([6, 8, 12, 24]),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['G', 'S'],
    ] as const),
  }),
  make: ({ fuel, mass, percent, hours, letters: [x, y] }) => {
    const left = (mass * (100 - percent)) / 100
    return {
      stem: [
        `The diagram shows how a power station treats its waste gases. They contain sulfur dioxide, labelled ${x}.`,
        `A power station burns ${fuel}. Its waste gases contain sulfur dioxide, ${x}, and pass through a tower.`,
        `The waste gases of a power station contain sulfur dioxide, ${x}. A solid, ${y}, removes it in a tower.`,
      ],
      figure: fluesFigure(fuel, x, y, `${fuel.replace(' ', '-')}-${x}-${y}`.toLowerCase()),
      parts: {
        a: words({
          subject,
          prompt: 'Name the gas that makes up 78% of the clean, dry air which goes into the furnace.',
          command: 'Identify',
          answers: [{ text: 'nitrogen' }],
          reject: [{ text: 'oxygen', why: 'Oxygen makes up 21% of clean, dry air.' }],
          solution: 'Clean, dry air is 78% nitrogen and 21% oxygen.',
        }),
        b: ask.written({
          prompt: `Explain why sulfur dioxide forms when the ${fuel} burns.`,
          lines: 3,
          scheme: [SULFUR_IN_FUEL, SULFUR_BURNS],
          modelAnswer: `The ${fuel} contains sulfur. The sulfur reacts with oxygen from the air.`,
          solution: 'Say where the sulfur comes from, then what it reacts with.',
        }),
        c: words({
          subject,
          prompt: `State a harmful effect on the environment if ${x} is not removed.`,
          answers: [{ text: 'acid rain', accept: ['acidic rain'] }],
          reject: [
            { text: 'global warming', why: 'Global warming is the effect of carbon dioxide and methane.' },
          ],
          solution: 'Sulfur dioxide dissolves in rain and makes it acidic.',
        }),
        'd.i': words({
          subject,
          prompt: `Name ${y}, an oxide of a metal that is used in such towers.`,
          command: 'Identify',
          answers: [{ text: 'calcium oxide', accept: ['lime', 'quicklime'] }],
          reject: [{ text: 'calcium carbonate', why: 'Calcium carbonate is not an oxide.' }],
          solution: 'Flue gas desulfurisation uses calcium oxide, a base.',
        }),
        'd.ii': ask.equation({
          prompt: `Write the symbol equation for the reaction of ${y} with sulfur dioxide. The only product is calcium sulfite, CaSO_{3}.`,
          command: 'State',
          objective: 'AO2',
          marks: 1,
          answer: 'CaO + SO2 -> CaSO3',
          states: false,
          scheme: ['CaO + SO_{2} → CaSO_{3}'],
          solution: 'A basic oxide reacts with an acidic oxide: $\\ce{CaO + SO2 -> CaSO3}$.',
        }),
        e: ask.number({
          lead: `In each hour the furnace forms ${quantity(mass, 'kg')} of sulfur dioxide. The tower removes ${percent}% of it.`,
          prompt: `Calculate the mass of sulfur dioxide that leaves the tower with the treated gases in ${hours} hours.`,
          answer: left * hours,
          unit: 'kg',
          sigFigs: 2,
          scheme: [
            `C1 ${100 - percent}% of ${mass} = ${quantity(left, 'kg')} (or total mass formed = ${quantity(mass * hours, 'kg')})`,
            `A1 ${plain(left)} × ${hours} = ${quantity(left * hours, 'kg')}`,
          ],
          solution: `${100 - percent}% is not removed: ${quantity(left, 'kg')} in each hour. In ${hours} hours this is ${plain(left)} × ${hours} = ${quantity(left * hours, 'kg')}.`,
        }),
      },
    }
  },
  verify: ({ mass, percent, hours }) => {
    const formed = mass * hours
    return { e: formed - (formed * percent) / 100 }
  },
})

const EATERS = ['A family', 'A school kitchen', 'A group of students'] as const

core('food-and-climate', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    beef: random.pick([40, 45, 50, 55]),
    lamb: random.pick([20, 25, 30]),
    eaten: random.pick([1.5, 2, 2.5, 3.5]),
    weeks: random.pick([4, 6, 8, 10]),
    meat: random.pick(['beef', 'lamb'] as const),
    other: random.pick([
      ['chicken', 10],
      ['eggs', 5],
    ] as const),
    eater: random.pick(EATERS),
  }),
  make: ({ beef, lamb, eaten, weeks, meat, other: [name, low], eater }) => {
    const high = meat === 'beef' ? beef : lamb
    return {
      stem: [
        'The chart shows the mass of greenhouse gases released when 1 kg of each food is produced.',
        'Greenhouse gases are released when food is produced. The chart shows their mass for 1 kg of four foods.',
        'A scientist works out the mass of greenhouse gases that is released for 1 kg of each of four foods.',
      ],
      figure: foodBars(beef, lamb),
      parts: {
        a: ask.number({
          lead: `${eater} eats ${quantity(eaten, 'kg')} of ${meat} each week and changes to the same mass of ${name}.`,
          prompt: `Calculate by how much the mass of greenhouse gases released falls in ${weeks} weeks. Use the chart.`,
          answer: (high - low) * eaten * weeks,
          unit: 'kg',
          sigFigs: 2,
          signFree: true,
          scheme: [
            `C1 ${high} and ${low} read from the chart`,
            `C1 (${high} − ${low}) × ${plain(eaten)} = ${quantity((high - low) * eaten, 'kg')} in each week`,
            `A1 ${plain((high - low) * eaten)} × ${weeks} = ${quantity((high - low) * eaten * weeks, 'kg')}`,
          ],
          solution: `For 1 kg the fall is ${high} − ${low} = ${quantity(high - low, 'kg')}. In each week it is ${plain(high - low)} × ${plain(eaten)} = ${quantity((high - low) * eaten, 'kg')}, in ${weeks} weeks ${quantity((high - low) * eaten * weeks, 'kg')}.`,
        }),
        'b.i': words({
          subject,
          prompt: 'Name the greenhouse gas that cattle release as a waste gas from digestion.',
          command: 'Identify',
          answers: [{ text: 'methane' }],
          reject: [{ text: 'carbon dioxide', why: 'The waste gas from digestion is methane.' }],
          solution: 'Methane is a waste gas from digestion in animals.',
        }),
        'b.ii': ask.written({
          prompt: 'State one natural source of this gas other than animals.',
          lines: 1,
          scheme: [DECAY],
          modelAnswer: 'It forms by the decomposition of vegetation.',
          solution: 'The other source to know is the decomposition of vegetation.',
        }),
        c: words({
          subject,
          prompt: 'State what higher levels of greenhouse gases cause.',
          answers: [{ text: 'global warming', accept: ['climate change'] }],
          reject: [
            { text: 'acid rain', why: 'Acid rain is caused by sulfur dioxide and oxides of nitrogen.' },
          ],
          solution: 'Greenhouse gases increase global warming, which leads to climate change.',
        }),
        'd.i': ask.written({
          lead: 'The planting of trees can slow this effect.',
          prompt: 'Explain how trees do this.',
          lines: 2,
          scheme: [TAKES_IN, PHOTOSYNTHESIS],
          modelAnswer: 'Trees take in carbon dioxide for photosynthesis.',
          solution: 'Name the gas that is taken in and the process that uses it.',
        }),
        'd.ii': words({
          subject,
          prompt: 'Name the two products of this process in green plants.',
          command: 'Identify',
          asked: 2,
          marks: 1,
          answers: [{ text: 'glucose' }, { text: 'oxygen' }],
          reject: [{ text: 'water', why: 'Water is used in photosynthesis.' }],
          scheme: ['glucose and oxygen'],
          solution: 'carbon dioxide + water → glucose + oxygen',
        }),
      },
    }
  },
  verify: ({ beef, lamb, eaten, weeks, meat, other: [, low] }) => {
    const mass = eaten * weeks
    return { a: mass * (meat === 'beef' ? beef : lamb) - mass * low }
  },
})

supplement('engine-and-converter', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    before: random.pick([320, 340, 380, 420, 440]),
    after: random.pick([20, 40]),
    car: random.pick(['A car', 'A delivery van', 'A taxi']),
  }),
  make: ({ before, after, car }) => {
    const fall = before - after
    const right = (fall * 28) / 30
    return {
      stem: [
        'The graph shows the mass of nitrogen monoxide, NO, in the exhaust gases for each kilometre, before and after a catalytic converter.',
        `${car} has a catalytic converter. The graph shows the mass of nitrogen monoxide, NO, for each kilometre, before and after it.`,
        'Exhaust gases are tested before and after a catalytic converter. The graph shows the mass of nitrogen monoxide, NO, for each kilometre.',
      ],
      figure: exhaustFigure({ before, after }),
      parts: {
        'a.i': ask.written({
          prompt: 'Explain how nitrogen monoxide forms in the engine.',
          lines: 3,
          scheme: [FROM_AIR, HIGH_TEMPERATURE],
          modelAnswer: 'Nitrogen and oxygen from the air react at the high temperature in the engine.',
          solution: 'Name both elements of the air, and say that the engine is hot.',
        }),
        'a.ii': ask.equation({
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          marks: 1,
          answer: 'N2 + O2 -> 2NO',
          states: false,
          scheme: ['N_{2} + O_{2} → 2NO'],
          solution: 'Both elements are diatomic: $\\ce{N2 + O2 -> 2NO}$.',
        }),
        b: ask.equation({
          lead: 'In the converter nitrogen monoxide reacts with carbon monoxide. Two gases form, which are less harmful.',
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          answer: '2CO + 2NO -> 2CO2 + N2',
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: 'Carbon dioxide and nitrogen form: $\\ce{2CO + 2NO -> 2CO2 + N2}$.',
        }),
        c: ask.number({
          prompt:
            'Calculate the mass of carbon monoxide that reacts with the nitrogen monoxide removed in one kilometre when the engine is at 2000 °C. Use the graph and your equation. [*M*_{r}: CO, 28; NO, 30]',
          answer: right,
          unit: 'mg',
          sigFigs: 2,
          scheme: [
            `C1 mass of NO removed = ${before} − ${after} = ${quantity(fall, 'mg')}`,
            'C1 1 mol of CO reacts with 1 mol of NO, or 28 g with 30 g',
            `A1 ${fall} × 28 ÷ 30 = ${quantity(right, 'mg', 3)}`,
          ],
          solution: `The graph shows ${quantity(before, 'mg')} before and ${quantity(after, 'mg')} after: ${quantity(fall, 'mg')} is removed. The amounts of CO and NO are equal, so 28 g of CO reacts with 30 g of NO: ${fall} × 28 ÷ 30 = ${quantity(right, 'mg', 3)}.`,
        }),
        d: ask.written({
          lead: 'Carbon dioxide leaves the converter. It is a greenhouse gas.',
          prompt: 'Explain how greenhouse gases cause global warming.',
          lines: 3,
          scheme: [ABSORBS, LESS_LOST],
          modelAnswer:
            'They absorb thermal energy that the surface of the Earth emits. So less thermal energy is lost to space.',
          solution: 'Say what the gas does to thermal energy, then what this means for the loss to space.',
        }),
      },
    }
  },
  verify: ({ before, after }) => ({ c: ((before - after) / 1000 / 30) * 28 * 1000 }),
})
