import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity, roundTo } from '@/lib/exams/format'
import { MILKY } from '../7.1-the-characteristic-properties-of-acids-and-bases/points'
import { pickCell } from '../cells'
import { burnerFigure, fermenterFigure, routesFigure } from './drawings'
import { AGAINST_FERMENTATION, FOR_FERMENTATION, RISE_GROWS, YEAST_KILLED } from './points'

const { core, supplement, templates } = questionsOf('structured', '11.6', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const COMBUSTIONS = [
  { told: 'ethanol, C_{2}H_{5}OH', answer: 'C2H5OH + 3O2 -> 2CO2 + 3H2O' },
  { told: 'methanol, CH_{3}OH', answer: '2CH3OH + 3O2 -> 2CO2 + 4H2O' },
  { told: 'propanol, C_{3}H_{7}OH', answer: '2C3H7OH + 9O2 -> 6CO2 + 8H2O' },
] as const

core('sugar-and-yeast', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['R', 'S'],
    ] as const),
    hot: random.pick([65, 70, 75, 80]),
    burned: random.pick(COMBUSTIONS),
    person: random.pick(['A student', 'A technician', 'A class']),
  }),
  make: ({ letters: [mixture, liquid], hot, burned, person }) => ({
    stem: [
      `${person} makes ethanol in the apparatus shown. At the start flask ${mixture} contains yeast and aqueous glucose. ${liquid} is limewater.`,
      `The apparatus shown is used to make ethanol from aqueous glucose with yeast, in flask ${mixture}. The gas that forms bubbles through limewater, ${liquid}.`,
      `${person} puts aqueous glucose and yeast into flask ${mixture} and closes it as shown. Ethanol and a gas form. The gas bubbles through ${liquid}, which is limewater.`,
    ],
    figure: fermenterFigure(mixture, liquid),
    parts: {
      'a.i': words({
        subject,
        prompt: 'Name the process in which yeast makes ethanol.',
        command: 'Identify',
        answers: [{ text: 'fermentation', accept: ['anaerobic respiration', 'fermenting'] }],
        reject: [
          { text: 'respiration', why: 'This may be aerobic respiration, which forms no ethanol.' },
          { text: 'distillation', why: 'Distillation separates the ethanol afterwards.' },
          { text: 'hydration', why: 'Hydration is the reaction of ethene with steam.' },
        ],
        solution: 'Yeast turns glucose into ethanol and carbon dioxide: this is fermentation.',
      }),
      'a.ii': words({
        subject,
        prompt: 'Name the gas that forms.',
        command: 'Identify',
        answers: [{ text: 'carbon dioxide', accept: ['CO2'] }],
        mode: 'words',
        reject: [
          { text: 'carbon monoxide', why: 'This gas forms in incomplete combustion.' },
          { text: 'oxygen', why: 'Oxygen must be absent.' },
          { text: 'hydrogen', why: 'No hydrogen forms.' },
        ],
        solution: 'Fermentation forms ethanol and carbon dioxide.',
      }),
      'a.iii': ask.written({
        prompt: `State what is seen in ${liquid}, apart from bubbles.`,
        lines: 1,
        scheme: [MILKY],
        modelAnswer: 'The limewater turns milky.',
        solution: 'Carbon dioxide turns limewater milky.',
      }),
      b: ask.table({
        prompt: 'Complete the table with the conditions for making ethanol from glucose.',
        command: 'Complete',
        head: ['condition', 'answer'],
        rows: [
          [
            { text: 'temperature' },
            pickCell('temperature', '25–35 °C', ['0–10 °C', '25–35 °C', '50–60 °C', '300 °C']),
          ],
          [
            { text: 'gas that must be absent' },
            pickCell('gas that must be absent', 'oxygen', [
              'oxygen',
              'nitrogen',
              'carbon dioxide',
              'water vapour',
            ]),
          ],
        ],
        scheme: ['25–35 °C', 'oxygen'],
        solution: 'Yeast works well at 25 to 35 °C, and it makes ethanol only in the absence of oxygen.',
      }),
      c: ask.written({
        lead: `In another experiment the water bath is kept at ${hot} °C. No gas forms.`,
        prompt: 'Explain why no gas forms.',
        objective: 'AO2',
        lines: 2,
        scheme: [YEAST_KILLED],
        modelAnswer: 'The yeast is killed, because its enzymes are denatured.',
        solution: 'Yeast is alive. Its enzymes are denatured by heat and stop working.',
      }),
      d: words({
        subject,
        prompt: 'State one use of ethanol, other than as a fuel and in drinks.',
        command: 'State',
        answers: [
          {
            text: 'solvent',
            accept: [
              'as a solvent',
              'in perfume',
              'perfumes',
              'solvent in inks',
              'solvent in perfumes',
              'to dissolve substances',
              'dissolving substances',
              'hand sanitiser',
              'antiseptic',
              'disinfectant',
            ],
          },
        ],
        reject: [
          { text: 'solute', why: 'The solute is what is dissolved.' },
          { text: 'catalyst', why: 'Ethanol is no catalyst here.' },
        ],
        scheme: ['(as a) solvent'],
        solution: 'Ethanol is used as a solvent and as a fuel.',
      }),
      e: ask.equation({
        prompt: `Write the symbol equation for the complete combustion of ${burned.told}.`,
        command: 'State',
        objective: 'AO2',
        answer: burned.answer,
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `Carbon dioxide and water form; one O atom comes from the alcohol itself: $\\ce{${burned.answer}}$.`,
      }),
    },
  }),
})

/** Temperature rise of the water for each gram of three alcohols. */
const RISES = [
  [24, 30, 35],
  [27, 35, 40],
  [25, 34, 38],
] as const

const ALCOHOLS = ['methanol', 'ethanol', 'propanol'] as const

const one = (value: number) => (Math.round(value * 10) / 10).toFixed(1)

core('alcohols-in-a-burner', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const perGram = random.pick(RISES)
    const masses = [1, random.pick([0.8, 1.2]), random.pick([0.6, 0.8, 1.2])] as const
    const starts = [random.int(180, 205), random.int(206, 225), random.int(226, 245)].map(each => each / 10)
    return { perGram, masses, starts, burned: random.pick(COMBUSTIONS) }
  },
  make: ({ perGram, masses, starts, burned }) => {
    const rises = perGram.map((each, at) => roundTo(each * (masses[at] ?? 1), 1))
    const ends = rises.map((each, at) => roundTo(each + (starts[at] ?? 0), 1))
    const [methanol, ethanol, propanol] = rises
    return {
      stem: [
        'A student burns three alcohols under a can that holds the same mass of cold water each time.',
        'The apparatus shown is used to compare three alcohols as fuels. The mass of water is the same in each experiment.',
        'Three alcohols are burned, one after the other, in the apparatus shown. There is fresh cold water, always the same mass, in the can.',
      ],
      figure: burnerFigure(),
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          command: 'Complete',
          objective: 'AO2',
          head: [
            'alcohol',
            'carbon atoms',
            'mass burned / g',
            'temperature at the start / °C',
            'temperature at the end / °C',
            'temperature rise / °C',
          ],
          rows: ALCOHOLS.map((name, at) => [
            { text: name },
            { text: String(at + 1) },
            { text: (masses[at] ?? 1).toFixed(2) },
            { text: one(starts[at] ?? 0) },
            { text: one(ends[at] ?? 0) },
            at === 2
              ? { text: one(propanol ?? 0) }
              : { blank: `rise for ${name}`, answer: rises[at] ?? 0, sigFigs: 3, marks: 1 as const },
          ]),
          scheme: [one(methanol ?? 0), one(ethanol ?? 0)],
          solution: `Temperature at the end minus temperature at the start: ${one(ends[0] ?? 0)} − ${one(starts[0] ?? 0)} = ${one(methanol ?? 0)} °C and ${one(ends[1] ?? 0)} − ${one(starts[1] ?? 0)} = ${one(ethanol ?? 0)} °C.`,
        }),
        'b.i': ask.number({
          prompt: 'Calculate the temperature rise for each gram of propanol.',
          answer: perGram[2],
          unit: '°C/g',
          sigFigs: 2,
          scheme: steps(`${one(propanol ?? 0)} ÷ ${masses[2].toFixed(2)}`, quantity(perGram[2], '°C/g')),
          solution: `Divide the rise by the mass burned: ${one(propanol ?? 0)} ÷ ${masses[2].toFixed(2)} = ${quantity(perGram[2], '°C/g')}.`,
        }),
        'b.ii': ask.written({
          lead: `The temperature rise for each gram is ${quantity(perGram[0], '°C/g')} for methanol and ${quantity(perGram[1], '°C/g')} for ethanol.`,
          prompt:
            'Describe how the temperature rise for each gram changes as the number of carbon atoms increases.',
          objective: 'AO2',
          lines: 1,
          scheme: [RISE_GROWS],
          modelAnswer: 'The temperature rise for each gram increases.',
          solution: `The values are ${perGram.join(', ')} °C/g for one, two and three carbon atoms: they increase.`,
        }),
        'c.i': ask.equation({
          prompt: `Write the symbol equation for the complete combustion of ${burned.told}.`,
          command: 'State',
          answer: burned.answer,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `Carbon dioxide and water form; one O atom comes from the alcohol itself: $\\ce{${burned.answer}}$.`,
        }),
        'c.ii': words({
          subject,
          prompt: 'Name the toxic gas that forms when an alcohol burns in a limited supply of air.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'carbon monoxide', accept: ['CO'] }],
          reject: [{ text: 'carbon dioxide', why: 'Carbon dioxide is formed in complete combustion.' }],
          solution: 'Incomplete combustion forms carbon monoxide, which is toxic.',
        }),
      },
    }
  },
  verify: ({ perGram, masses, starts }) => {
    const end = perGram[2] * masses[2] + (starts[2] ?? 0)
    return { 'b.i': (end - (starts[2] ?? 0)) / masses[2] }
  },
})

supplement('two-ways-to-ethanol', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    sugar: random.pick([3.6, 5.4, 7.2, 9, 12.6, 14.4]),
    percent: random.pick([55, 60, 65, 70, 75, 80]),
    place: random.pick(['A company', 'An engineer', 'A country']),
  }),
  make: ({ sugar, percent, place }) => {
    const kmol = sugar / 180
    const most = kmol * 2 * 46
    const shown = figures(most, 3)
    const got = Number(figures((most * percent) / 100, 3))
    return {
      stem: [
        'The chart shows two ways in which ethanol is manufactured. Fermentation takes place in step 1.',
        `${place} compares two ways of manufacturing ethanol, which are shown. Step 1 is fermentation.`,
        'Ethanol is made from crops or from petroleum, as shown. In step 1 glucose is fermented.',
      ],
      figure: routesFigure(),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name the process of step 2, which separates ethanol from water.',
          command: 'Identify',
          answers: [{ text: 'fractional distillation', accept: ['distillation'] }],
          reject: [
            { text: 'filtration', why: 'Ethanol and water mix, so filter paper cannot separate them.' },
            { text: 'evaporation', why: 'Evaporation loses the ethanol.' },
            { text: 'crystallisation', why: 'Crystallisation gives solids from solutions.' },
            { text: 'cracking', why: 'Cracking breaks large alkanes.' },
          ],
          solution: 'Ethanol (78 °C) and water (100 °C) boil at different temperatures.',
        }),
        'a.ii': ask.table({
          prompt: 'Complete the table with the conditions of step 3.',
          command: 'Complete',
          head: ['condition', 'answer'],
          rows: [
            [
              { text: 'temperature' },
              pickCell('temperature', '300 °C', ['30 °C', '100 °C', '300 °C', '1000 °C']),
            ],
            [
              { text: 'pressure' },
              pickCell('pressure', '6000 kPa', ['100 kPa', '200 kPa', '6000 kPa', '20 000 kPa']),
            ],
            [{ text: 'catalyst' }, pickCell('catalyst', 'an acid', ['an acid', 'iron', 'nickel', 'yeast'])],
          ],
          scheme: ['300 °C', '6000 kPa (60 atm)', 'an acid'],
          solution: 'Steam is added to ethene at 300 °C and 6000 kPa (60 atm), with an acid catalyst.',
        }),
        'a.iii': ask.equation({
          prompt: 'Write the symbol equation for step 3.',
          command: 'State',
          answer: 'C2H4 + H2O -> C2H5OH',
          states: false,
          scheme: ['C_{2}H_{4} + H_{2}O → C_{2}H_{5}OH'],
          solution: 'Steam adds to ethene: $\\ce{C2H4 + H2O -> C2H5OH}$.',
        }),
        b: ask.written({
          prompt:
            'Give **one** advantage and **one** disadvantage of making ethanol by fermentation and not from ethene and steam.',
          command: 'Give',
          lines: 3,
          scheme: [FOR_FERMENTATION, AGAINST_FERMENTATION],
          modelAnswer: 'Its raw material is renewable. But it is slow.',
          solution:
            'For fermentation: renewable raw material, little energy. Against it: slow, batch process, impure product that must be distilled, farmland is needed.',
        }),
        'c.i': ask.number({
          lead: `${quantity(sugar, 'kg')} of glucose is fermented. [*M*_{r}: C_{6}H_{12}O_{6}, 180; C_{2}H_{5}OH, 46]\n\nC_{6}H_{12}O_{6} → 2C_{2}H_{5}OH + 2CO_{2}`,
          prompt: 'Calculate the maximum mass of ethanol that can form.',
          answer: most,
          unit: 'kg',
          sigFigs: 2,
          scheme: steps(
            `moles of ethanol = 2 × ${figures(sugar * 1000, 3)} ÷ 180 = ${quantity(kmol * 2000, '')}`,
            `mass = ${quantity(kmol * 2000, '')} × 46 = ${figures(most * 1000, 3)} g = ${quantity(most, 'kg', 3)}`,
          ),
          solution: `${quantity(kmol * 1000, 'mol')} of glucose gives ${quantity(kmol * 2000, 'mol')} of ethanol, which has a mass of ${quantity(most, 'kg', 3)}.`,
        }),
        'c.ii': ask.number({
          prompt: `${quantity(got, 'kg', 3)} of ethanol is obtained. Calculate the percentage yield.`,
          command: 'Calculate',
          answer: (got / most) * 100,
          unit: '%',
          sigFigs: 2,
          follow: { from: 'c.i', formula: `${got}/x*100` },
          scheme: [`${figures(got, 3)} ÷ ${shown} × 100 = ${quantity(percent, '%')}`],
          solution: `Percentage yield = mass obtained ÷ maximum mass × 100 = ${figures(got, 3)} ÷ ${shown} × 100 = ${quantity(percent, '%')}.`,
        }),
      },
    }
  },
  verify: ({ sugar, percent }) => {
    // 180 g of glucose give 92 g of ethanol.
    const most = (sugar * 92) / 180
    return { 'c.i': most, 'c.ii': (Number(((most * percent) / 100).toPrecision(3)) / most) * 100 }
  },
})
